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
