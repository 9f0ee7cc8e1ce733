"""The roofline as data: counted operations and bytes, measured roofs."""

import json
import math

import pytest

from tinytensor.introspect import roofline
from tinytensor.introspect.roofline import EXAMPLE, KERNELS, SIDES, fastest

# Operations and numbers moved for a side of 64: 4,096 numbers.
COUNTED = {"add": (4096, 3 * 4096), "relu": (4096, 2 * 4096), "addcmul": (8192, 4 * 4096), "sum": (4096, 4097),
           "mm": (2 * 64**3, 3 * 4096)}  # fmt: skip


@pytest.mark.parametrize(("dtype", "itemsize"), [("float32", 4), ("float64", 8)])
def test_operations_and_bytes(dtype, itemsize):
    found = roofline(64, dtype, EXAMPLE)
    assert {k["name"]: (k["flops"], k["bytes"] // itemsize) for k in found["kernels"]} == COUNTED
    for k in found["kernels"]:
        assert k["intensity"] == k["flops"] / k["bytes"]
        assert k["attainable"] == min(EXAMPLE["peak"][dtype], k["intensity"] * EXAMPLE["bandwidth"])
        assert k["bound"] == ("compute" if k["intensity"] > found["machine"]["ridge"] else "memory")
        assert k["seconds"] is k["achieved"] is None
    assert json.loads(json.dumps(found)) == found


def test_a_machine_is_measured():
    found = roofline(32)
    machine = found["machine"]
    assert machine["measured"] and found["threads"] >= 1
    assert all(math.isfinite(machine[name]) and machine[name] > 0 for name in ("bandwidth", "peak", "ridge"))
    assert [k["name"] for k in found["kernels"]] == list(KERNELS)
    assert all(k["achieved"] == k["flops"] / k["seconds"] for k in found["kernels"])
    assert roofline(32) == found, "measured once"


def test_what_is_refused():
    with pytest.raises(ValueError, match="side must be one of 32, 64"):
        roofline(33)
    with pytest.raises(ValueError, match="dtype must be one of float32, float64, got 'int8'"):
        roofline(SIDES[0], "int8")


def test_the_first_run_does_not_count():
    ran = []
    assert fastest(lambda: ran.append(1)) > 0
    assert len(ran) >= 4
