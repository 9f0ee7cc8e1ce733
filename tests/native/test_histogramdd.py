"""histogramdd: counts in boxes, edges, weights, what is refused. bincount of many numbers."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import tinytensor as tt

POINTS = np.random.default_rng(0).normal(size=(4, 6, 2))
WEIGHTS = np.abs(np.random.default_rng(1).normal(size=(4, 6)))


def expected(bins: Any, **options: Any) -> tuple[np.ndarray, list[np.ndarray]]:
    if "weight" in options:
        options["weights"] = options.pop("weight").reshape(-1)
    if "range" in options:
        options["range"] = list(zip(options["range"][::2], options["range"][1::2], strict=True))
    return np.histogramdd(POINTS.reshape(-1, 2), bins, **options)


@pytest.mark.parametrize("layout", ["dense", "transposed"])
@pytest.mark.parametrize(
    ("bins", "options"),
    [
        ((3, 2), {}),
        (4, {"range": (-1.0, 1.0, -0.5, 2.0)}),
        ((3, 2), {"weight": WEIGHTS}),
        ((2, 5), {"weight": WEIGHTS, "density": True}),
        ([np.array([-3.0, -1, 0, 3]), np.array([-1.0, 0.5, 1])], {"density": True}),
    ],
)
def test_agrees_with_numpy(bins: Any, options: dict[str, Any], layout: str) -> None:
    points = tt.tensor(POINTS)
    if layout == "transposed":
        points = points.permute(2, 1, 0).contiguous().permute(2, 1, 0)
    given = [tt.tensor(b) for b in bins] if isinstance(bins, list) else bins
    ours = {k: tt.tensor(v) if k == "weight" else v for k, v in options.items()}
    hist, bin_edges = tt.histogramdd(points, given, **ours)
    counts, edges = expected(bins, **options)
    np.testing.assert_allclose(hist.numpy(), counts)
    for mine, theirs in zip(bin_edges, edges, strict=True):
        np.testing.assert_allclose(mine.numpy(), theirs)


def test_class_of_results() -> None:
    result = tt.histogramdd(tt.zeros(3, 2), 2)
    assert repr(result).startswith("torch.return_types.histogramdd(")
    assert result.hist.tolist() == [[0, 0], [0, 3]]
    assert [e.tolist() for e in result.bin_edges] == [[-0.5, 0, 0.5]] * 2


def test_points_without_coordinates() -> None:
    hist, edges = tt.histogramdd(tt.zeros(4, 0), [])
    assert hist.shape == () and hist.item() == 0 and edges == ()


def test_no_derivative() -> None:
    hist, edges = tt.histogramdd(tt.ones(3, 2, requires_grad=True), 2)
    assert {t.grad_fn.name() for t in (hist, *edges)} == {"torch::autograd::NotImplemented"}


REFUSED = [
    (lambda: tt.histogramdd(tt.ones(3), [2]), "torch.histogramdd: input tensor should have at least 2 dimensions"),
    (
        lambda: tt.histogramdd(tt.ones(3, 2), [2]),
        "histogramdd: The size of bins must be equal to the innermost dimension of the input.",
    ),
    (
        lambda: tt.histogramdd(tt.ones(3, 2), [2, 0]),
        "torch.histogram(): bins must be > 0, but got 0 for dimension 1",
    ),
    (
        lambda: tt.histogramdd(tt.ones(3, 2), 2, (0, 1)),
        "torch.histogramdd: for a 2-dimensional histogram range should have 4 elements, but got 2",
    ),
    (
        lambda: tt.histogramdd(tt.ones(3, 2), 2, (0, 1, 2, 1)),
        "torch.histogramdd: min should not exceed max, but got min 2 max 1 for dimension 1",
    ),
    (
        lambda: tt.histogramdd(tt.ones(3, 2), 2, (0, 1, 2, float("inf"))),
        "torch.histogramdd: dimension 1's range [2, inf] is not finite",
    ),
    (
        lambda: tt.histogramdd(tt.ones(3, 2), [tt.ones(2)]),
        "torch.histogramdd: expected 2 sequences of bin edges for a 2-dimensional histogram but got 1",
    ),
    (
        lambda: tt.histogramdd(tt.ones(3, 2), [tt.ones(2), tt.ones(2, 1)]),
        "torch.histogramdd: bins tensor should have one dimension, but got 2 dimensions in the bins tensor for dimension 1",
    ),
    (
        lambda: tt.histogramdd(tt.ones(3, 2), 2, weight=tt.ones(2)),
        "torch.histogramdd: if weight tensor is provided it should have the same shape as the input tensor excluding its "
        "innermost dimension, but got input with shape [3, 2] and weight with shape [2]",
    ),
]


@pytest.mark.parametrize(("call", "text"), REFUSED)
def test_refusals(call: Any, text: str) -> None:
    with pytest.raises(RuntimeError, match=re.escape(text)):
        call()


def test_integers_are_refused() -> None:
    with pytest.raises(NotImplementedError, match="\"histogramdd\" not implemented for 'Long'"):
        tt.histogramdd(tt.ones(3, 2, dtype=tt.int64), 2)


def test_bincount_of_many_numbers() -> None:
    """As many as a kernel of its own counts; a slice with gaps goes through NumPy."""
    numbers = np.random.default_rng(2).integers(0, 300, 100_000)
    x = tt.from_numpy(numbers)
    for t in (x, x[::2]):
        for minlength in (0, 200, 400):
            assert t.bincount(minlength=minlength).tolist() == np.bincount(t.numpy(), minlength=minlength).tolist()
    assert x.new_zeros(100_000).bincount().tolist() == [100_000]
    x[70_000] = -1
    with pytest.raises(RuntimeError, match="bincount only supports 1-d non-negative integral inputs"):
        x.bincount()
