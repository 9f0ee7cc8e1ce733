"""LDL decomposition with pivots: what the operator database, with its well-behaved matrices, does not reach."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.aten.native.linalg.reference import batch_linear_algebra
from tinytensor.testing.compare_arrays import to_array


def symmetric(n: int, seed: int) -> np.ndarray:
    """Neither positive nor negative, with a diagonal that calls for pivots, some of it zero."""
    generator = np.random.default_rng(seed)
    a = generator.standard_normal((n, n))
    if n > 1:
        np.fill_diagonal(a, generator.choice([0, 0.1, 1], n) * a.diagonal())
    return np.tril(a) + np.tril(a, -1).T


MATRICES = [(n, seed) for n in (1, 2, 3, 5, 8, 20) for seed in range(4)]


@pytest.mark.parametrize(("n", "seed"), MATRICES)
def test_factors_solve_the_system(n: int, seed: int) -> None:
    a = symmetric(n, seed)
    right = np.random.default_rng(9).standard_normal((n, 3))
    wanted = np.linalg.solve(a, right)
    LD, pivots = tt.linalg.ldl_factor(tt.tensor(a))
    got = tt.linalg.ldl_solve(LD, pivots, tt.tensor(right))
    np.testing.assert_allclose(to_array(got), wanted, rtol=1e-8, atol=1e-8 * abs(wanted).max())


@pytest.mark.parametrize(("n", "seed"), MATRICES)
def test_lapack_and_numpy_choose_the_same_pivots(n: int, seed: int) -> None:
    a = symmetric(n, seed)
    LD, pivots = tt.linalg.ldl_factor(tt.tensor(a))
    plain = np.tril(a)
    swaps, info = batch_linear_algebra.ldl_factor_matrix(plain)
    assert info == 0
    assert swaps.tolist() == pivots.tolist()
    np.testing.assert_allclose(plain, to_array(LD), rtol=1e-9, atol=1e-9)
    right = np.random.default_rng(9).standard_normal((n, 3))
    ours = tt.linalg.ldl_solve(LD, pivots, tt.tensor(right))
    batch_linear_algebra.ldl_solve_matrix(plain, swaps, right)
    np.testing.assert_allclose(right, to_array(ours), rtol=1e-8, atol=1e-8 * abs(right).max())


def test_batches_of_both_sides_broadcast() -> None:
    """PyTorch 2.13 reads past the pivots here."""
    a = np.stack([symmetric(3, 0), symmetric(3, 1)])
    right = np.random.default_rng(9).standard_normal((4, 2, 3, 1))
    LD, pivots = tt.linalg.ldl_factor(tt.tensor(a))
    got = tt.linalg.ldl_solve(LD, pivots, tt.tensor(right))
    np.testing.assert_allclose(to_array(got), np.linalg.solve(a, right), rtol=1e-9)


def test_a_zero_block_is_told() -> None:
    _, pivots, info = tt.linalg.ldl_factor_ex(tt.zeros(2, 2, 2))
    assert (info.tolist(), pivots.tolist()) == ([1, 1], [[1, 2], [1, 2]])
    assert batch_linear_algebra.ldl_factor_matrix(np.zeros((2, 2)))[1] == 1
    with pytest.raises(RuntimeError, match=r"torch.linalg.ldl_factor: Unknown error code: 1\."):
        tt.linalg.ldl_factor(tt.zeros(2, 2))


def test_only_the_lower_triangle_is_read() -> None:
    a = symmetric(4, 0)
    b = a + np.triu(np.full((4, 4), np.nan), 1)
    for ours, theirs in zip(tt.linalg.ldl_factor(tt.tensor(b)), tt.linalg.ldl_factor(tt.tensor(a)), strict=True):
        assert ours.tolist() == theirs.tolist()


def test_no_derivative() -> None:
    LD, pivots = tt.linalg.ldl_factor(tt.eye(2).requires_grad_())
    assert repr(LD.grad_fn).startswith("<NotImplemented object")
    with pytest.raises(RuntimeError, match="derivative for aten::linalg_ldl_factor_ex is not implemented"):
        LD.sum().backward()
    B = tt.ones(2, 1, requires_grad=True)
    with pytest.raises(RuntimeError, match="derivative for aten::linalg_ldl_solve is not implemented"):
        tt.linalg.ldl_solve(LD.detach(), pivots, B).sum().backward()


@pytest.mark.parametrize(("n", "seed"), MATRICES)
def test_like_torch(n: int, seed: int, torch: Any) -> None:
    a = np.stack([symmetric(n, seed), symmetric(n, seed + 50)])
    ours, theirs = tt.linalg.ldl_factor(tt.tensor(a)), torch.linalg.ldl_factor(torch.tensor(a))
    assert ours.pivots.tolist() == theirs.pivots.tolist()
    assert ours.LD.stride() == theirs.LD.stride()
    np.testing.assert_allclose(to_array(ours.LD), theirs.LD.numpy(), rtol=1e-9, atol=1e-9)
