"""The lists of autocast against PyTorch's, and what each policy makes of its operators, for both devices."""

from __future__ import annotations

import json

import make_lists
import pytest
import sweep

import tinytensor as tt
from tinytensor.aten import autocast_mode
from tinytensor.aten.autocast_mode import LISTS
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.schema.function_schema_parser import parse_name

THEIRS = {device: names.split() for device, names in json.loads(make_lists.GOLDEN.read_text()).items()}
GOLDEN = json.loads(sweep.GOLDEN.read_text())
KEYS = {"cpu": tt.DispatchKey.AutocastCPU, "cuda": tt.DispatchKey.AutocastCUDA}
# PyTorch runs it as one operator of a library for the CPU, mkldnn_rnn_layer, which is in its list.
DIFFERENT = {"lstm float32": [["float32"] * 3] * 2}


def op(name):
    parsed = parse_name(f"aten::{name}")
    return dispatcher.find_schema(parsed.name, parsed.overload_name)


@pytest.mark.parametrize("device", LISTS)
def test_names_are_pytorchs(device):
    names = [name for names in LISTS[device].values() for name in names]
    assert sorted(names) == THEIRS[device]


@pytest.mark.parametrize("device", LISTS)
def test_every_listed_operator_of_the_library_has_its_kernel(device):
    here = {name for name in THEIRS[device] if op(name) is not None}
    assert len(here) >= 100
    registered = dispatcher.get_registrations_for_dispatch_key(KEYS[device])
    assert {str(name).removeprefix("aten::") for name in registered if name.namespace == "aten"} == here


@pytest.mark.parametrize("entry", sweep.entries(), ids=lambda entry: sweep.key(*entry))
def test_dtypes_of_results_are_pytorchs(entry):
    name = sweep.key(*entry)
    assert sweep.results(*entry, tt) == DIFFERENT.get(name, GOLDEN[name])


def test_every_answer_has_its_entry():
    assert set(GOLDEN) == {sweep.key(*entry) for entry in sweep.entries()}


# The policies of CUDA, tried on tensors of the CPU: `make_kernel` takes the device.


def cuda_policy(name, *args):
    policy = next(policy for policy, names in LISTS["cuda"].items() if name in names)
    return autocast_mode.make_kernel(autocast_mode.POLICIES[policy], "cpu")(op(name))(0, *args)


def test_a_list_of_cuda_decides_by_name():
    half = tt.ones(2, 2, dtype=tt.bfloat16)
    single = tt.ones(2, 2)
    assert cuda_policy("mm", single, half).dtype is tt.bfloat16
    assert cuda_policy("exp", half).dtype is tt.float32
    assert cuda_policy("exp", single.double()).dtype is tt.float64
    assert cuda_policy("dot", half[0], single[0]).dtype is tt.float32
    assert cuda_policy("dot", half[0], half[0]).dtype is tt.bfloat16


def test_a_dtype_is_set_where_it_was_not_given():
    half = tt.ones(2, 2, dtype=tt.bfloat16)
    assert cuda_policy("sum", half, None).dtype is tt.float32
    assert cuda_policy("sum", half, tt.float64).dtype is tt.float64
    assert cuda_policy("softmax.int", half, 0, None).dtype is tt.float32
    assert cuda_policy("cumsum", half, 0, None).dtype is tt.float32
    # What is not cast keeps the promotion that the operator does itself.
    assert cuda_policy("sum", tt.ones(2, dtype=tt.int32), None).dtype is tt.int64
    assert cuda_policy("sum", half.double(), None).dtype is tt.float64


def test_a_dtype_is_appended():
    half = tt.ones(2, 2, dtype=tt.bfloat16)
    assert cuda_policy("norm.Scalar", half, 2).dtype is tt.float32
    assert cuda_policy("norm.ScalarOpt_dim", half, 2, (0,), False).dtype is tt.float32
    assert cuda_policy("norm.Scalar", half.double(), 2).dtype is tt.float64


def test_a_banned_operator_says_what_to_do():
    with pytest.raises(RuntimeError, match="binary_cross_entropy_with_logits and BCEWithLogits are\nsafe to autocast"):
        cuda_policy("binary_cross_entropy", tt.ones(2), tt.ones(2), None, 1)
