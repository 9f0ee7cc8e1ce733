"""unique and its family, bincount, weighted covariance: results whose size or dtype depends on values."""

from __future__ import annotations

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.c10.scalar_type import ALL_TYPES

pytestmark = pytest.mark.oracle
torch = pytest.importorskip("torch")


def both(values: object, dtype: str = "int64") -> tuple:
    array = np.array(values)
    return tt.tensor(array.tolist(), dtype=tt.float64).to(getattr(tt, dtype)), torch.tensor(array).to(
        getattr(torch, dtype)
    )


def same(ours: object, theirs: object) -> None:
    ours, theirs = (x if isinstance(x, tuple) else (x,) for x in (ours, theirs))
    assert len(ours) == len(theirs)
    for a, b in zip(ours, theirs, strict=True):
        assert repr(a.dtype) == repr(b.dtype)
        np.testing.assert_array_equal(np.array(a.tolist()), np.array(b.tolist()))


@pytest.mark.parametrize("dtype", [d.name for d in ALL_TYPES])
def test_unique_of_every_dtype(dtype) -> None:
    a, b = both([[3, 1, 3, 0], [2, 0, 1, 3]], dtype)
    same(tt.unique(a), torch.unique(b))
    same(
        tt.unique(a, return_inverse=True, return_counts=True), torch.unique(b, return_inverse=True, return_counts=True)
    )
    same(a.unique_consecutive(return_inverse=True), b.unique_consecutive(return_inverse=True))
    for dim in (0, 1, -1):
        same(a.unique(dim=dim, return_counts=True), b.unique(dim=dim, return_counts=True))
        same(tt.unique_consecutive(a, dim=dim, return_inverse=True, return_counts=True),
             torch.unique_consecutive(b, dim=dim, return_inverse=True, return_counts=True))  # fmt: skip


def test_nan_is_always_alone_and_both_zeros_are_one() -> None:
    values = [1.0, float("nan"), float("nan"), -0.0, 0.0]
    a, b = both(values, "float32")
    same(
        tt.unique(a, return_inverse=True, return_counts=True), torch.unique(b, return_inverse=True, return_counts=True)
    )
    same(tt.unique_consecutive(a), torch.unique_consecutive(b))


@pytest.mark.parametrize("shape", [(0,), (0, 3), (3, 0)])
def test_unique_of_nothing(shape) -> None:
    a, b = tt.empty(shape), torch.empty(shape)
    same(
        tt.unique(a, return_inverse=True, return_counts=True), torch.unique(b, return_inverse=True, return_counts=True)
    )
    same(tt.unique_consecutive(a, return_counts=True), torch.unique_consecutive(b, return_counts=True))


def test_unique_refuses_in_pytorch_words() -> None:
    for namespace in (tt, torch):
        with pytest.raises(RuntimeError, match=r"^There are 0 sized dimensions, and they aren't selected, so unique "):
            namespace.unique(namespace.empty(0, 3), dim=1)
        with pytest.raises(IndexError, match=r"^Dimension specified as 0 but tensor has no dimensions$"):
            namespace.unique(namespace.ones(()), dim=0)
        x = namespace.ones(3, requires_grad=True)
        assert type(namespace.unique(x).grad_fn).__name__ == "Unique2Backward0"
        with pytest.raises(NotImplementedError, match=r"^the derivative for '_unique2' is not implemented.$"):
            namespace.unique(x).sum().backward()


def test_bincount() -> None:
    a, b = both([1, 1, 3])
    same(tt.bincount(a), torch.bincount(b))
    same(a.bincount(minlength=6), b.bincount(minlength=6))
    for dtype in ("float32", "float64", "int64", "float16"):
        weights = both([0.5, 1.5, 2.0], dtype)
        same(tt.bincount(a, weights[0]), torch.bincount(b, weights[1]))
    same(tt.bincount(a[:0], minlength=2), torch.bincount(b[:0], minlength=2))
    for namespace in (tt, torch):
        with pytest.raises(RuntimeError, match=r"^bincount only supports 1-d non-negative integral inputs.$"):
            namespace.bincount(namespace.tensor([-1]))
        with pytest.raises(RuntimeError, match=r"^minlength should be >= 0$"):
            namespace.bincount(namespace.tensor([1]), minlength=-1)
        with pytest.raises(NotImplementedError, match=r'^"bincount_cpu" not implemented'):
            namespace.bincount(namespace.ones(2))
        with pytest.raises(RuntimeError, match=r"^weights should be 1-d and have the same length as input$"):
            namespace.bincount(namespace.tensor([1]), namespace.ones(2))


def test_weights_of_a_covariance() -> None:
    a, b = both(np.random.default_rng(0).normal(size=(3, 5)), "float64")
    frequencies, weights = both([1, 2, 1, 3, 1]), both([0.5, 1, 2, 0.25, 1], "float64")
    for keywords in (
        {"fweights": 0},
        {"aweights": 1},
        {"fweights": 0, "aweights": 1},
        {"aweights": 1, "correction": 0},
    ):
        given = [
            {k: v if k == "correction" else (frequencies, weights)[v][i] for k, v in keywords.items()} for i in (0, 1)
        ]
        ours, theirs = tt.cov(a, **given[0]), torch.cov(b, **given[1])
        np.testing.assert_allclose(np.array(ours.tolist()), theirs.numpy(), rtol=1e-12)
    whole = both([1, 2, 4])
    np.testing.assert_allclose(tt.cov(whole[0]).item(), torch.cov(whole[1]).item(), rtol=1e-6)


def test_gradient_at_given_places() -> None:
    a, b = both(np.random.default_rng(0).normal(size=(3, 4)), "float64")
    places = both([0.0, 1, 3], "float64"), both([0.0, 2, 3, 7], "float64")
    for edge_order in (1, 2):
        ours = tt.gradient(a, spacing=[p[0] for p in places], edge_order=edge_order)
        theirs = torch.gradient(b, spacing=[p[1] for p in places], edge_order=edge_order)
        for x, y in zip(ours, theirs, strict=True):
            np.testing.assert_allclose(np.array(x.tolist()), y.numpy(), rtol=1e-12)
    assert tt.vander(tt.tensor([1.0, 2.0]), 0).shape == (2, 0)
