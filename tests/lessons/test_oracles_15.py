"""What the checks of lesson 15 compare with: PyTorch's sparse tensors, the work that is counted, kernels taken out again."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tinytensor_lessons.check import FAIL, run_check
from tinytensor_lessons.lesson_15 import blocked, entries, products
from tinytensor_lessons.lesson_15.blocked import BLOCKED, Images
from tinytensor_lessons.lesson_15.entries import COALESCE, COO_TO_CSR, Entries, csr_arrays
from tinytensor_lessons.lesson_15.misconceptions_products import Right, _spmm
from tinytensor_lessons.lesson_15.products import LEAN, SPARSE_GRAD, SPMM, Backward, Product
from tinytensor_lessons.plug import plugged

import tinytensor as tt
from tinytensor.introspect import computed_table


def random_entries(rng, dims=2, dense=(), unique=False):
    sizes = tuple(rng.randint(1, 4) for _ in range(dims))
    places = [tuple(rng.randrange(size) for size in sizes) for _ in range(rng.randint(0, 6))]
    places = sorted(set(places)) if unique else places
    numbers = np.array([rng.randint(-3, 3) for _ in range(len(places) * int(np.prod(dense)))], "float64")
    return Entries(tuple(places), tuple(numbers.reshape(-1, *dense).tolist()), (*sizes, *dense), dense, "float64")


def in_torch(torch, case):
    indices, values = (torch.from_numpy(array) for array in case.arrays())
    return torch.sparse_coo_tensor(indices, values, case.sizes, check_invariants=True)


# ---- PyTorch


def test_coalesced_entries_are_torchs(torch):
    rng = random.Random(15)
    for _ in range(80):
        case = random_entries(rng, rng.randint(1, 3), rng.choice(((), (2,))))
        theirs = in_torch(torch, case).coalesce()
        summed = case.summed()
        assert [list(place) for place in sorted(summed)] == theirs.indices().t().tolist()
        assert [summed[place].tolist() for place in sorted(summed)] == theirs.values().tolist()
        indices, values = entries.coalesce(*case.tensors(), case.sizes)
        assert (indices.tolist(), values.tolist()) == (theirs.indices().tolist(), theirs.values().tolist())


@pytest.mark.filterwarnings("ignore:Sparse CSR tensor support")
def test_row_pointers_are_torchs(torch):
    rng = random.Random(16)
    for _ in range(60):
        case = random_entries(rng)
        theirs = in_torch(torch, case).to_sparse_csr()
        parts = theirs.crow_indices(), theirs.col_indices(), theirs.values()
        assert [array.tolist() for array in csr_arrays(case)] == [part.tolist() for part in parts]


def test_gradients_are_those_of_torchs_sparse_mm(torch):
    rng = random.Random(17)
    for _ in range(40):
        case = Backward(random_entries(rng, unique=True), rng.randint(1, 3))
        grad, d = (torch.from_numpy(array) for array in case.arrays())
        s = in_torch(torch, case.matrix).coalesce().requires_grad_()
        d.requires_grad_()
        torch.sparse.mm(s, d).backward(grad)
        of_values, of_dense = case.expected()
        assert np.allclose(s.grad.coalesce().values().numpy(), of_values)
        assert np.allclose(d.grad.numpy(), of_dense)


# ---- the arithmetic of the checks


def test_products_over_any_strides():
    rng = random.Random(18)
    for _ in range(40):
        case = Product(random_entries(rng, unique=True), rng.randint(0, 3), rng.random() < 0.5)
        flat, strides = case.dense()
        dense = tt.from_numpy(flat).as_strided((case.matrix.sizes[1], case.m), strides)
        assert (case.matrix.sparse().to_dense() @ dense).tolist() == case.expected().tolist()


def test_packed_position_is_the_formula():
    case = Images((1, 10, 2, 3))
    assert case.packed().ravel()[49] == case.array()[0, 9, 0, 0]
    assert Right.unpack(tt.from_numpy(case.packed()), 10).tolist() == case.array().tolist()
    assert Right.pack(case.tensor()).tolist() == case.packed().tolist()


# ---- the work


def skips_zeros(crow, col, val, dense, ds, out):
    """Builds the whole matrix, and reads dense only where it is not zero."""
    whole = np.zeros((out.shape[0], max(col, default=-1) + 1))
    for i in range(len(crow) - 1):
        for e in range(crow[i], crow[i + 1]):
            whole[i, col[e]] = val[e]
    out[:] = 0
    for i, k in zip(*whole.nonzero(), strict=True):
        for j in range(out.shape[1]):
            out[i, j] += whole[i, k] * dense[k * ds[0] + j * ds[1]]


def test_a_whole_matrix_is_seen_by_its_memory():
    outcome = products._observe_spmm(skips_zeros, LEAN)
    assert "bytes of memory" in products._judge_spmm(LEAN, outcome).got
    assert run_check(SPMM, skips_zeros).status == FAIL


def test_reading_dense_once_for_each_entry_is_enough():
    assert products._observe_spmm(_spmm, LEAN).value["read"] == 4 * LEAN.m
    assert products._judge_spmm(LEAN, products._observe_spmm(_spmm, LEAN)) is None


def test_a_function_that_numba_cannot_compile_is_told_so():
    def keeps_objects(crow, col, val, dense, ds, out):
        notes = {"rows": len(crow), "why": None}
        assert notes
        _spmm(crow, col, val, dense, ds, out)

    result = run_check(SPMM, keeps_objects)
    assert result.points == 9 and "Numba cannot compile it" in result.failure.mismatch.got


# ---- answers of another form


def test_other_forms_are_named():
    for exercise, fn in (
        (COALESCE, lambda indices, values, sizes: [indices, values]),
        (COALESCE, lambda indices, values, sizes: tt.sparse_coo_tensor(indices, values, sizes, check_invariants=True)),
        (COALESCE, lambda indices, values, sizes: (indices.tolist(), values.tolist())),
        (COO_TO_CSR, lambda indices, values, sizes: (indices, values)),
        (SPARSE_GRAD, lambda grad, s, d: (s, d)),
    ):
        result = run_check(exercise, fn)
        assert (result.status, result.points) == (FAIL, 0), result
        assert "tensors in a tuple" in result.failure.mismatch.expected


def test_packing_may_not_write_into_x():
    class Writes(Right):
        @staticmethod
        def pack(x, block=8):
            packed = Right.pack(x, block)
            x.zero_()
            return packed

    assert "x as it was" in run_check(BLOCKED, Writes).failure.mismatch.expected


def test_a_dtype_that_changes_is_named():
    class Floats(Right):
        @staticmethod
        def pack(x, block=8):
            return Right.pack(x, block).to(tt.float64)

    case = Images((1, 3, 1, 1), 2)
    assert "torch.float64" in blocked._judge(case, blocked._observe(Floats, case)).got


# ---- plugs


def reasons(op):
    return [(row["key"], row["reason"], row["kernel"]) for row in computed_table(op)["rows"]]


def test_kernels_are_put_back():
    for exercise, op in ((COALESCE, "aten::_coalesce"), (COO_TO_CSR, "aten::_to_sparse_csr")):
        before = reasons(op)
        with plugged(exercise.plug, lambda *args: None):
            assert reasons(op) != before
        assert reasons(op) == before


def test_a_kernel_may_not_lead_outside():
    """Indices that a learner's coalesce gets wrong are refused, and nothing is read by them."""
    sparse = entries.PUZZLE.sparse()
    with (
        plugged(COALESCE.plug, lambda indices, values, sizes: (indices + 5, values)),
        pytest.raises(RuntimeError, match="size is inconsistent"),
    ):
        sparse.coalesce()
