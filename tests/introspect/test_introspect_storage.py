"""introspect.storage: what it says of tensors and their storages."""

import itertools
import json
import math

import pytest

import tinytensor as tt
from tinytensor import introspect


def test_views_share_one_storage():
    x = tt.arange(6, dtype=tt.float32).view(2, 3)
    spec = introspect.storage(x, x[1], x.t(), labels=["x", "x[1]", "x.t()"])
    assert spec["version"] == 1 and spec["kind"] == "storage"
    assert [s["id"] for s in spec["storages"]] == [0]
    assert spec["storages"][0]["nbytes"] == 24
    assert spec["storages"][0]["data"] == [
        {
            "dtype": "float32",
            "itemsize": 4,
            "numel": 6,
            "spans": [{"start": 0, "values": [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]}],
        }
    ]
    rows = [(t["label"], t["sizes"], t["strides"], t["storage_offset"], t["is_contiguous"]) for t in spec["tensors"]]
    assert rows == [
        ("x", [2, 3], [3, 1], 0, True),
        ("x[1]", [3], [1], 3, True),
        ("x.t()", [3, 2], [1, 3], 0, False),
    ]


def test_is_json_and_repeats():
    x = tt.tensor([1.0, math.nan, math.inf, -math.inf])
    first = json.dumps(introspect.storage(x), allow_nan=False)
    assert json.loads(first)["storages"][0]["data"][0]["spans"][0]["values"] == [1.0, "nan", "inf", "-inf"]
    again = tt.tensor([1.0, math.nan, math.inf, -math.inf])
    assert json.dumps(introspect.storage(again), allow_nan=False) == first, "two equal tensors must read the same"


@pytest.mark.parametrize(
    "name", ["bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64"]
)
def test_every_dtype_is_decoded(name):
    x = tt.tensor([0, 1, 3], dtype=getattr(tt, name))
    data = introspect.storage(x)["storages"][0]["data"][0]
    assert data["dtype"] == name
    assert data["spans"][0]["values"] == ([False, True, True] if name == "bool" else [0, 1, 3])


def test_negative_bfloat16():
    x = tt.tensor([-1.5, 0.15625], dtype=tt.bfloat16)
    assert introspect.summarize(x)["values"] == [-1.5, 0.15625]


def test_bytes_and_two_dtypes_over_one_storage():
    x = tt.tensor([1.0])
    spec = introspect.storage(x, x.view(tt.int32))
    (storage,) = spec["storages"]
    assert storage["bytes"] == [{"start": 0, "values": [0, 0, 128, 63]}]
    assert [(d["dtype"], d["spans"][0]["values"]) for d in storage["data"]] == [
        ("float32", [1.0]),
        ("int32", [1065353216]),
    ]


def test_version_counts_writes():
    x = tt.tensor([0.0, 0.0])
    assert introspect.storage(x)["storages"][0]["version"] == 0
    x[0] = 1.0
    x.detach().add_(1)
    assert introspect.storage(x)["storages"][0]["version"] == 2


def test_separate_storages_are_numbered_as_met():
    x, y = tt.zeros(2), tt.ones(3)
    spec = introspect.storage(y, x, y[1:])
    assert [t["storage"] for t in spec["tensors"]] == [0, 1, 0]


def test_zero_dim_empty_and_meta():
    zero_dim, empty, meta = tt.tensor(5.0), tt.zeros(2, 0, 3), tt.empty(2, 3, device="meta")
    spec = introspect.storage(zero_dim, empty, meta)
    assert spec["tensors"][0]["shown"] == [] and introspect.positions(spec["tensors"][0]) == [0]
    assert spec["tensors"][1]["strides"] == [3, 3, 1] and introspect.positions(spec["tensors"][1]) == []
    assert spec["storages"][1]["bytes"] == []
    assert spec["storages"][2] | {"id": 0} == {
        "id": 0, "nbytes": 24, "version": 0, "device": "meta", "bytes": [], "saved": [],
        "data": [{"dtype": "float32", "itemsize": 4, "numel": 6, "spans": []}],
    }  # fmt: skip


def test_large_tensors_are_summarised():
    x = tt.arange(5000, dtype=tt.float32).view(100, 50)
    spec = introspect.storage(x, x[50])
    shown = spec["tensors"][0]["shown"]
    assert shown == [[0, 1, 2, 97, 98, 99], [0, 1, 2, 3, 4, 45, 46, 47, 48, 49]]
    values = introspect.values_at(spec["storages"][0]["data"][0]["spans"])
    for tensor in spec["tensors"]:
        assert all(values[at] == at for at in introspect.positions(tensor))
    assert {0, 1, 4999} <= values.keys() and len(values) < 300
    assert len(json.dumps(spec)) < 20_000


def test_a_long_dimension_is_abridged_in_a_small_tensor():
    assert introspect.shown_indices([30]) == [[0, 1, 2, 3, 4, 25, 26, 27, 28, 29]]
    assert introspect.shown_indices([24]) == [list(range(24))]


LAYOUTS = [
    ((2, 3), (3, 1), 0), ((3, 2), (1, 3), 2), ((2, 3), (0, 1), 1), ((3, 2), (1, 1), 0), ((2, 2, 2), (1, 4, 2), 1),
    ((), (), 3), ((2, 0), (1, 1), 0), ((1, 3), (77, 1), 0),
]  # fmt: skip


@pytest.mark.parametrize(("sizes", "strides", "offset"), LAYOUTS)
def test_indices_at_agrees_with_enumeration(sizes, strides, offset):
    tensor = {
        "sizes": list(sizes),
        "strides": list(strides),
        "storage_offset": offset,
        "itemsize": 4,
        "numel": math.prod(sizes),
    }
    for position in range(12):
        expected = [
            ix
            for ix in itertools.product(*map(range, sizes))
            if introspect.storage_position(ix, strides, offset) == position
        ]
        assert introspect.indices_at(tensor, position * 4, position * 4 + 4) == expected


def test_indices_at_does_not_enumerate():
    tensor = {"sizes": [10**6, 10**6], "strides": [10**6, 1], "storage_offset": 0, "itemsize": 8, "numel": 10**12}
    assert introspect.indices_at(tensor, 8 * (5 * 10**6 + 7), 8 * (5 * 10**6 + 7) + 1) == [(5, 7)]
    expanded = tensor | {"strides": [0, 0]}
    assert len(introspect.indices_at(expanded, 0, 8, most=7)) == 7


def test_summary_is_cut_and_in_logical_order():
    x = tt.arange(30).view(5, 6).t()
    assert introspect.summarize(x, limit=3) == {"sizes": [6, 5], "dtype": "int64", "numel": 30, "values": [0, 6, 12]}


def test_what_is_no_tensor_is_refused():
    with pytest.raises(TypeError, match="takes tensors, not int"):
        introspect.storage(3)
    with pytest.raises(TypeError, match="at least one tensor"):
        introspect.storage()


def test_saved_tensors_are_listed_with_their_storage():
    x = tt.arange(4, dtype=tt.float32).requires_grad_()
    y = x[1:3].exp()
    saved = introspect.saved_tensors(y.sum(), x, tt.zeros(1))
    spec = introspect.storage(x, y, saved=saved)
    assert spec["storages"][0]["saved"] == []
    assert spec["storages"][1]["saved"] == [
        {"label": "result of ExpBackward0", "sizes": [2], "from": 0, "to": 8, "saved_version": 0, "version": 0,
         "state": "valid"}
    ]  # fmt: skip
    json.dumps(spec)
    y.mul_(2)
    again = introspect.storage(x, y, saved=saved)["storages"][1]["saved"][0]
    assert (again["version"], again["state"]) == (1, "stale")


def test_saved_tensors_released_packed_and_with_a_counter_of_their_own():
    x = tt.ones(3, requires_grad=True)
    loss = x.sin().sum()
    saved = introspect.saved_tensors(loss)
    loss.backward()
    assert introspect.storage(x, saved=saved)["storages"][0]["saved"][0]["state"] == "released"
    with tt.autograd.graph.saved_tensors_hooks(lambda t: None, lambda packed: x):
        assert introspect.saved_tensors(x.sin()) == []
    loss = (x * x.data).sum()
    x.data.add_(1)  # writes the bytes, and moves no counter that a saved tensor looks at
    assert {s.describe()["state"] for s in introspect.saved_tensors(loss)} == {"valid"}


def test_own_version():
    x = tt.zeros(2)
    d = x.data
    x.add_(1)
    d.add_(1)
    d.add_(1)
    spec = introspect.storage(x, d, x.detach())
    assert [(t["version"], t["own_version"]) for t in spec["tensors"]] == [(1, False), (2, True), (1, False)]
