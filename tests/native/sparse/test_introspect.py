"""What pictures, traces and profiles say about sparse tensors."""

from __future__ import annotations

import json

import pytest

import tinytensor as tt
from tinytensor import introspect


@pytest.mark.parametrize(
    "layout, parts",
    [
        (tt.sparse_coo, {"S.indices": [[0, 2], [1, 0]], "S.values": [5.0, 7.0]}),
        (tt.sparse_csr, {"S.crow_indices": [0, 1, 1, 2], "S.col_indices": [1, 0], "S.values": [5.0, 7.0]}),
        (tt.sparse_csc, {"S.ccol_indices": [0, 1, 2], "S.row_indices": [2, 0], "S.values": [7.0, 5.0]}),
    ],
)
def test_a_sparse_tensor_is_drawn_as_its_parts(layout, parts):
    tensor = tt.tensor([[0.0, 5.0], [0.0, 0.0], [7.0, 0.0]]).to_sparse(layout=layout)
    spec = introspect.storage(tensor, labels=["S"])
    assert json.loads(json.dumps(spec)) == spec
    found = {}
    for described in spec["tensors"]:
        (data,) = spec["storages"][described["storage"]]["data"]
        values = [value for span in data["spans"] for value in span["values"]]
        rows = described["sizes"][0]
        found[described["label"]] = (
            [values[i::rows] for i in range(rows)]
            if described["strides"][0] == 1 and len(described["sizes"]) == 2
            else values
        )
        if len(described["sizes"]) == 2 and described["strides"][0] != 1:
            found[described["label"]] = [
                values[i * described["sizes"][1] : (i + 1) * described["sizes"][1]] for i in range(rows)
            ]
    assert found == parts


@pytest.mark.parametrize("layout, key", [(tt.sparse_coo, "SparseCPU"), (tt.sparse_csr, "SparseCsrCPU")])
def test_the_layout_is_a_dispatch_key(layout, key):
    tensor = tt.eye(2).to_sparse(layout=layout)
    trace = introspect.dispatch_trace(tt.mm, tensor, tt.ones(2, 2))
    assert key in json.dumps(trace)


def test_the_profiler_names_the_operators():
    tensor = tt.eye(2).to_sparse()
    with tt.profiler.profile() as profile:
        tensor @ tt.ones(2, 2)
    names = {event.key for event in profile.key_averages()}
    assert {"aten::matmul", "aten::mm"} <= names


CHAINS = {
    "torch.sparse.mm": ["aten::_sparse_mm", "aten::_sparse_addmm", "aten::addmm"],
    "coalesce": ["aten::coalesce", "aten::_coalesce"],
}


@pytest.mark.oracle
def test_operators_call_those_that_pytorch_calls(torch):
    """Each is inside of the one before, in both profiles and in the trace."""
    for name, chain in CHAINS.items():
        counts = []
        for library in (torch, tt):
            profile, _ = recorded(library, name)
            events = {event.key: event.count for event in profile.key_averages()}
            counts.append([events.get(each) for each in chain])
        assert counts[0] == counts[1], name


@pytest.mark.parametrize("name", CHAINS)
def test_a_trace_leads_through_the_operators_of_a_call(name):
    _, (function, arguments) = recorded(tt, name)
    calls = introspect.dispatch_trace(function, *arguments)["calls"]
    by_name = {call["name"]: call for call in reversed(calls)}
    above = None
    for operator in CHAINS[name]:
        assert by_name[operator]["parent"] == above, operator
        assert "Sparse" in by_name[operator]["keys"]["functionalities"]
        above = by_name[operator]["id"]


def recorded(library, name):
    """The profile of a call, and the call."""
    indices = library.tensor([[0, 1, 1], [1, 0, 0]])
    tensor = library.sparse_coo_tensor(indices, library.tensor([1.0, 2, 3]), (3, 3), check_invariants=True)
    mm = (library.sparse.mm, (tensor, library.ones(3, 2)))
    call = (library.Tensor.coalesce, (tensor,)) if name == "coalesce" else mm
    with library.profiler.profile() as profile:
        call[0](*call[1])
    return profile, call
