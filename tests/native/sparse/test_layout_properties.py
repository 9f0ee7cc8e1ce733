"""All five sparse layouts: conversions give back what went in, and hostile indices lead to no memory outside of a tensor."""

from __future__ import annotations

import contextlib
import itertools
import warnings

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tinytensor as tt
from tinytensor.aten.native.sparse.cpu.merge_kernel import _plain, walked

COMPRESSED = ("sparse_csr", "sparse_csc", "sparse_bsr", "sparse_bsc")
LAYOUTS = ("sparse_coo", *COMPRESSED)


def convert(tensor, layout, block):
    """To a layout; a tensor of blocks keeps them. None where PyTorch has no such conversion."""
    if tensor.layout in (tt.sparse_bsr, tt.sparse_bsc) and layout in ("sparse_csr", "sparse_csc"):
        return None
    kwargs = {"blocksize": block} if layout.startswith("sparse_b") else {}
    return tensor.to_sparse(layout=getattr(tt, layout), **kwargs)


@st.composite
def matrices(draw):
    """(array, block size): sizes of 0, whole rows of zeros, sizes that the blocks divide."""
    block = (draw(st.integers(1, 3)), draw(st.integers(1, 2)))
    shape = (block[0] * draw(st.integers(0, 3)), block[1] * draw(st.integers(0, 3)))
    numbers = draw(st.lists(st.integers(-1, 1), min_size=shape[0] * shape[1], max_size=shape[0] * shape[1]))
    return np.array(numbers, np.float32).reshape(shape), block


@settings(max_examples=8, deadline=None)
@given(matrices())
def test_conversions_between_all_layouts_keep_the_elements(case):
    array, block = case
    dense = tt.tensor(array)
    for first, second in itertools.product(LAYOUTS, LAYOUTS):
        one = convert(dense, first, block)
        assert one.to_dense().tolist() == array.tolist(), first
        two = convert(one, second, block)
        if two is not None:
            assert two.layout is getattr(tt, second) and two.to_dense().tolist() == array.tolist(), (first, second)


@settings(max_examples=15, deadline=None)
@given(matrices(), st.randoms(use_true_random=False))
def test_unsorted_entries_with_duplicates_become_any_layout(case, random):
    array, block = case
    places = list(np.argwhere(array))
    random.shuffle(places)
    places = places + places[:2]
    indices = np.array(places, np.int64).reshape(-1, 2).T.copy()
    values = np.array([random.randint(-2, 2) for _ in places], np.float32)
    expected = np.zeros_like(array)
    np.add.at(expected, tuple(indices), values)
    tensor = tt.sparse_coo_tensor(tt.tensor(indices), tt.tensor(values), array.shape, check_invariants=True)
    for layout in COMPRESSED:
        assert convert(tensor, layout, block).to_dense().tolist() == expected.tolist(), layout


@pytest.mark.parametrize("layout", COMPRESSED)
def test_batches_and_dense_dimensions_survive(layout):
    kwargs = {"blocksize": (2, 1)} if layout.startswith("sparse_b") else {}
    pattern = tt.tensor([[1.0, 0, 2], [0, 3, 0], [0, 0, 4], [5, 0, 0]])
    batched = tt.stack([pattern, -pattern])
    assert tt.equal(batched.to_sparse(layout=getattr(tt, layout), **kwargs).to_dense(), batched)
    inner = tt.stack([pattern, 2 * pattern], -1)
    made = inner.to_sparse(layout=getattr(tt, layout), dense_dim=1, **kwargs)
    assert made.dense_dim() == 1 and tt.equal(made.to_dense(), inner)


@given(st.lists(st.integers(0, 6), max_size=9), st.lists(st.integers(0, 6), max_size=9))
def test_the_compiled_walk_is_the_plain_one(left, right):
    compiled, plain = walked(np.array(left, np.int64), np.array(right, np.int64)), _plain(left, right)
    assert [part.tolist() for part in compiled] == [part.tolist() for part in plain]


# ---- hostile indices -------------------------------------------------------------------------------------------------

NUMBERS = st.sampled_from([-(2**62), -5, -1, 0, 1, 2, 3, 4, 7, 2**31, 2**62])
REFUSALS = (RuntimeError, IndexError, ValueError, MemoryError, OverflowError)


def attempts(tensor):
    """What meets kernels that use indices."""
    right, vector = tt.ones(4, 2), tt.ones(4)
    yield lambda: tensor.to_dense()
    yield lambda: tensor @ right
    yield lambda: tensor @ vector
    yield lambda: tensor + tensor.clone()
    yield lambda: tensor * tensor.clone()
    yield lambda: tensor * tt.ones(4, 4)
    yield lambda: tt.ones(4, 4) + tensor
    yield lambda: tt.ones(4, 4).sparse_mask(tensor)
    yield lambda: tensor.select(0, 1)
    yield lambda: tensor.select(1, 1)
    yield lambda: tensor.to_sparse()
    yield lambda: tensor.transpose(0, 1).to_dense()
    yield lambda: tensor.sum(0, keepdim=True)
    yield lambda: tt.sparse.sum(tensor, 0)
    yield lambda: tt.sparse.softmax(tensor, 1)
    yield lambda: tt.sparse.mm(tensor, tensor)
    yield lambda: tt.sparse.sampled_addmm(tensor, tt.ones(4, 2), tt.ones(2, 4))
    yield lambda: tt.sparse.mm(tensor, right, "amax")
    yield lambda: tensor.index_select(0, tt.tensor([1, 2]))
    yield lambda: tensor.coalesce().to_dense()
    yield lambda: repr(tensor)
    for layout in COMPRESSED:
        block = {"blocksize": (2, 2)} if layout.startswith("sparse_b") else {}
        yield lambda layout=layout, block=block: tensor.to_sparse(layout=getattr(tt, layout), **block)


def meet_kernels(tensor):
    """Each gives a result or refuses. A write outside would change the numbers that stand beside the values."""
    for attempt in attempts(tensor):
        with contextlib.suppress(*REFUSALS):
            attempt()


def guarded(numbers):
    """A tensor between numbers that must stay as they are, and those numbers with it."""
    whole = tt.full((len(numbers) + 64,), 77.0)
    inner = whole[32 : 32 + len(numbers)]
    inner.copy_(tt.tensor(numbers))
    return whole, inner


@settings(max_examples=8, deadline=None)
@given(st.lists(st.tuples(NUMBERS, NUMBERS), min_size=1, max_size=4), st.booleans())
def test_hostile_coo_indices_stay_inside(places, lie):
    whole, values = guarded([float(n + 1) for n in range(len(places))])
    indices = tt.tensor(np.array(places, np.int64).T.copy())
    inside = all(0 <= n < 4 for place in places for n in place)
    ordered = all(a < b for a, b in itertools.pairwise(places))
    if not inside or (lie and not ordered):
        with pytest.raises(RuntimeError):
            tt.sparse_coo_tensor(indices, values, (4, 4), is_coalesced=lie or None, check_invariants=True)
    made = tt.sparse_coo_tensor(indices, values, (4, 4), is_coalesced=lie or None, check_invariants=False)
    meet_kernels(made)
    assert bool((whole[:32] == 77).all()) and bool((whole[-32:] == 77).all())


@settings(max_examples=8, deadline=None)
@given(
    st.sampled_from(COMPRESSED), st.lists(NUMBERS, min_size=5, max_size=5), st.lists(NUMBERS, min_size=3, max_size=3),
    st.sampled_from([tt.int64, tt.int32]),
)  # fmt: skip
def test_hostile_compressed_indices_stay_inside(layout, pointers, plain, dtype):
    wide = layout.startswith("sparse_b")
    pointers = pointers[:3] if wide else pointers
    whole, values = guarded([float(n) for n in range(12 if wide else 3)])
    values = values.view(3, 2, 2) if wide else values
    low = [[max(min(n, 2**31 - 1), -(2**31)) for n in row] if dtype is tt.int32 else row for row in (pointers, plain)]
    compressed, other = (tt.tensor(row, dtype=tt.int64).to(dtype) for row in low)
    kind = getattr(tt, layout)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = tt.sparse_compressed_tensor(compressed, other, values, (4, 4), layout=kind, check_invariants=False)
        try:
            tt.sparse_compressed_tensor(compressed, other, values, (4, 4), layout=kind, check_invariants=True)
        except RuntimeError:
            pass
        else:  # then they are as they must be
            assert low[0][0] == 0 and low[0][-1] == 3 and all(0 <= n < 4 for n in low[1])
        meet_kernels(made)
    assert bool((whole[:32] == 77).all()) and bool((whole[-32:] == 77).all())


# ---- resizing --------------------------------------------------------------------------------------------------------


def test_csr_rows_are_added_and_cut_off():
    made = tt.tensor([[0.0, 1], [2, 3]]).to_sparse_csr()
    assert made.resize_(3, 4).to_dense().tolist() == [[0, 1, 0, 0], [2, 3, 0, 0], [0, 0, 0, 0]]
    # As in PyTorch the last row that is left takes the entries of those that are not.
    assert made.resize_(1, 4).crow_indices().tolist() == [0, 3]
    with pytest.raises(
        RuntimeError, match="Resizing columns of sparse CSR tensors to a smaller value is not supported"
    ):
        made.resize_(1, 2)


def test_a_resized_tensor_has_indices_that_stay_inside():
    other = tt.ones(2, 2).to_sparse_csr()
    made = tt.eye(2).to_sparse_csr().resize_as_sparse_(other)
    assert made._nnz() == 4
    tt.sparse_csr_tensor(made.crow_indices(), made.col_indices(), made.values(), (2, 2), check_invariants=True)
