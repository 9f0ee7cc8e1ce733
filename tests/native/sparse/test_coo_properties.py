"""Random sparse COO tensors: what must hold for all of them, whatever their sizes, duplicates and order."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tinytensor as tt

SIZES, DIMS = st.integers(0, 4), st.integers(1, 3)


@st.composite
def sparse_tensors(draw, dims=DIMS, sizes=SIZES):
    """(tensor, the same as a NumPy array): unsorted, with duplicates, with dense dimensions, with sizes of 0."""
    sparse = [draw(sizes) for _ in range(draw(dims))]
    dense = [draw(sizes) for _ in range(draw(st.integers(0, 2)))]
    nnz = draw(st.integers(0, 6)) if all(sparse) else 0
    indices = np.array([[draw(st.integers(0, n - 1)) for _ in range(nnz)] for n in sparse], np.int64).reshape(
        len(sparse), nnz
    )
    values = np.array(
        draw(st.lists(st.integers(-3, 3), min_size=nnz * int(np.prod(dense)), max_size=nnz * int(np.prod(dense))))
    )
    values = values.reshape(nnz, *dense).astype(np.float32)
    array = np.zeros((*sparse, *dense), np.float32)
    for place, value in zip(indices.T, values, strict=True):
        array[tuple(place)] += value
    made = tt.sparse_coo_tensor(tt.tensor(indices), tt.tensor(values), array.shape, check_invariants=True)
    return made, array


@given(sparse_tensors())
def test_round_trips(case):
    tensor, array = case
    assert tensor.to_dense().tolist() == array.tolist()
    coalesced = tensor.coalesce()
    assert coalesced.is_coalesced() and coalesced.to_dense().tolist() == array.tolist()
    places = [tuple(place) for place in coalesced.indices().t().tolist()]
    assert places == sorted(set(places))
    again = tt.tensor(array).to_sparse(tensor.sparse_dim())
    assert again.to_dense().tolist() == array.tolist()
    if array.size:
        kept = again.values().numpy().reshape(again._nnz(), int(np.prod(array.shape[tensor.sparse_dim() :])))
        assert kept.any(axis=1).all(), "an entry of zeros was kept"


@given(sparse_tensors(), st.data())
def test_arithmetic_agrees_with_dense(case, data):
    tensor, array = case
    number = data.draw(st.integers(-2, 2))
    assert (tensor * number).to_dense().tolist() == (array * number).tolist()
    assert (tensor + tensor).to_dense().tolist() == (array + array).tolist()
    assert (tensor - tensor.coalesce()).to_dense().tolist() == np.zeros_like(array).tolist()
    assert (tensor.coalesce() * tensor.coalesce()).to_dense().tolist() == (array * array).tolist()
    assert (-tensor).to_dense().tolist() == (-array).tolist()
    assert tensor.abs().to_dense().tolist() == np.abs(array).tolist()
    assert tensor.sum().item() == array.sum()
    dense = tt.tensor(array + 1)
    assert (dense + tensor).tolist() == (array + 1 + array).tolist()


@given(sparse_tensors(), st.data())
def test_shapes_agree_with_dense(case, data):
    tensor, array = case
    dim = data.draw(st.integers(-array.ndim, array.ndim - 1))
    size = array.shape[dim]
    start = data.draw(st.integers(0, size))
    length = data.draw(st.integers(0, size - start))
    expected = np.take(array, range(start, start + length), axis=dim)
    assert tensor.narrow_copy(dim % array.ndim, start, length).to_dense().tolist() == expected.tolist()
    if size:
        index = data.draw(st.integers(-size, size - 1))
        picked = tensor.select(dim, index)
        picked = picked.to_dense() if picked.is_sparse else picked
        assert picked.tolist() == np.take(array, index, axis=dim).tolist()
        rows = data.draw(st.lists(st.integers(0, size - 1), max_size=4))
        chosen = tensor.index_select(dim, tt.tensor(rows, dtype=tt.int64))
        assert chosen.to_dense().tolist() == np.take(array, rows, axis=dim).tolist()
    joined = tt.cat([tensor, tensor], dim)
    assert joined.to_dense().tolist() == np.concatenate([array, array], axis=dim).tolist()
    total = tensor.sum(dim)
    total = total.to_dense() if total.is_sparse else total
    assert total.tolist() == array.sum(axis=dim).tolist()


@given(sparse_tensors(dims=st.just(2)), st.integers(1, 3))
def test_products_agree_with_dense(case, columns):
    tensor, array = case
    if array.ndim != 2:
        return
    right = np.arange(array.shape[1] * columns, dtype=np.float32).reshape(array.shape[1], columns)
    assert (tensor @ tt.tensor(right)).tolist() == (array @ right).tolist()
    squared = tt.sparse.mm(tensor, tensor.t())
    assert squared.is_sparse and squared.to_dense().tolist() == (array @ array.T).tolist()


@pytest.mark.parametrize(
    "indices, size, text",
    [
        ([[0, 5]], (3,), "size is inconsistent with indices: for dim 0, size is 3 but found index 5"),
        ([[0, -1]], (3,), "found negative index -1 for dim 0"),
        ([[0, 1], [2, 9]], (2, 3), "size is inconsistent with indices: for dim 1, size is 3 but found index 9"),
    ],
)
def test_hostile_indices_touch_no_memory(indices, size, text):
    """Checked constructors refuse them; unchecked ones let them through, and every kernel refuses them then."""
    values = tt.tensor([1.0, 2.0])
    with pytest.raises(RuntimeError, match=text):
        tt.sparse_coo_tensor(indices, values, size, check_invariants=True)
    made = tt.sparse_coo_tensor(indices, values, size, check_invariants=False)
    with pytest.raises((IndexError, RuntimeError)):
        made.to_dense()
    with pytest.raises((IndexError, RuntimeError)):
        made.coalesce().to_dense()
