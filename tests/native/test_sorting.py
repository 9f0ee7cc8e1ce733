"""Sorting and selecting beside PyTorch: places among equal elements, NaN, every layout of outputs."""

from __future__ import annotations

import numpy as np
import pytest

import tinytensor as tt
from tinytensor import kernel_compiler
from tinytensor.c10.scalar_type import ALL_TYPES, ScalarType

pytestmark = pytest.mark.oracle
torch = pytest.importorskip("torch")
compiled = pytest.mark.skipif(kernel_compiler.mode() == "off", reason="NumPy finds other places among equal elements")

# (shape, dim): lines of one element, short ones, ones that are sorted by insertion, by introsort, by digits.
SHAPES = [((), 0), ((1, 4), 0), ((7,), 0), ((33, 3), 0), ((3, 300), 1), ((2, 9, 4), 1), ((0, 3), 0), ((0, 3), 1)]


def pair(shape: tuple[int, ...], dtype: ScalarType, seed: int = 0, high: int = 12) -> tuple[tt.Tensor, torch.Tensor]:
    """Few distinct numbers, some of them NaN, infinite or zero of either sign."""
    values = np.random.default_rng(seed).integers(0, 2 if dtype is tt.bool_ else high, shape).astype(np.float64)
    if dtype.is_floating_point and values.size > 5:
        values.reshape(-1)[:5] = np.nan, np.inf, -np.inf, 0.0, -0.0
    ours = tt.tensor(values.tolist(), dtype=tt.float64).reshape(shape).to(dtype)
    return ours, torch.tensor(values.tolist(), dtype=torch.float64).reshape(shape).to(getattr(torch, dtype.name))


def same(ours: tuple, theirs: tuple) -> None:
    for a, b in zip(ours, theirs, strict=True):
        assert a.stride() == b.stride()
        np.testing.assert_array_equal(np.array(a.tolist()), np.array(b.tolist()))


@compiled
@pytest.mark.parametrize("dtype", ALL_TYPES, ids=lambda d: d.name)
@pytest.mark.parametrize(("shape", "dim"), SHAPES)
@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("stable", [False, True])
def test_sort_moves_equal_elements_as_pytorch_does(dtype, shape, dim, descending, stable) -> None:
    a, b = pair(shape, dtype)
    same(tt.sort(a, dim=dim, descending=descending, stable=stable),
         torch.sort(b, dim=dim, descending=descending, stable=stable))  # fmt: skip


@pytest.mark.parametrize("dtype", [tt.int8, tt.float16, tt.int64, tt.float32, tt.float64], ids=lambda d: d.name)
def test_long_lines_are_sorted_stably(dtype) -> None:
    a, b = pair((2, 10_000), dtype, high=120)
    same(tt.sort(a, stable=True), torch.sort(b, stable=True))
    same(tt.sort(a, stable=True, descending=True), torch.sort(b, stable=True, descending=True))
    assert tt.sort(a)[0].tolist()[1] == torch.sort(b)[0].tolist()[1]


@compiled
@pytest.mark.parametrize("dtype", ALL_TYPES[1:], ids=lambda d: d.name)
@pytest.mark.parametrize(("shape", "dim"), SHAPES[:6])
def test_selections_find_the_places_that_pytorch_finds(dtype, shape, dim) -> None:
    a, b = pair(shape, dtype, seed=1)
    n = shape[dim] if shape else 1
    for k in sorted({1, (n + 1) // 2, n}):
        same(tt.kthvalue(a, k, dim), torch.kthvalue(b, k, dim))
        for largest in (True, False):
            for in_order in (True, False):
                same(tt.topk(a, k, dim, largest, in_order), torch.topk(b, k, dim, largest, in_order))
    for keepdim in (False, True):
        same(tt.median(a, dim, keepdim), torch.median(b, dim, keepdim))
        same(tt.nanmedian(a, dim, keepdim), torch.nanmedian(b, dim, keepdim))
    if not dtype.is_floating_point:
        same(tt.mode(a, dim), torch.mode(b, dim))


@compiled
def test_few_of_many_come_from_a_heap() -> None:
    a, b = pair((2, 1000), tt.int32, high=50)
    same(tt.topk(a, 10), torch.topk(b, 10))


def test_special_medians() -> None:
    assert tt.isnan(tt.median(tt.empty(0))).item()
    assert tt.median(tt.empty(0, dtype=tt.int64)).item() == -(2**63)
    nan = float("nan")
    assert tt.nanmedian(tt.tensor([nan, 3.0, 1.0])).item() == 1.0
    assert tt.isnan(tt.nanmedian(tt.tensor([nan, nan]))).item()
    assert tt.median(tt.tensor([1.0, nan, 0.0]), 0).indices.item() == 1


def test_outputs_with_strides_and_the_input_as_output() -> None:
    x = tt.tensor([[3.0, 1.0, 2.0], [0.0, 5.0, 4.0]])
    values, indices = tt.zeros(3, 2).t(), tt.zeros(3, 2, dtype=tt.int64).t()
    tt.sort(x, 1, out=(values, indices))
    assert values.tolist() == [[1, 2, 3], [0, 4, 5]] and values.stride() == (1, 2)
    assert indices.tolist() == [[1, 2, 0], [0, 2, 1]]
    tt.sort(x, 1, out=(x, indices))
    assert x.tolist() == [[1, 2, 3], [0, 4, 5]]
    y = tt.tensor([[3.0, 1.0], [2.0, 5.0]]).t()
    tt.sort(y, 0, out=(y, tt.empty(0, dtype=tt.int64)))
    assert y.tolist() == [[1, 2], [3, 5]]
    for op, args in (("kthvalue", (2,)), ("median", (1,)), ("mode", (1,)), ("cummax", (1,)), ("topk", (2,))):
        plain = getattr(tt, op)(x, *args)
        given = tt.empty(0), tt.empty(0, dtype=tt.int64)
        result = getattr(tt, op)(x, *args, out=given)
        assert repr(result).startswith(f"torch.return_types.{op}_out(")
        assert result[0] is given[0] and result[0].tolist() == plain[0].tolist()
        assert result[1] is given[1] and result[1].tolist() == plain[1].tolist()


def test_histogram_class_of_results() -> None:
    x = tt.tensor([1.0, 2.0, 2.5, 4.0])
    hist, edges = tt.histogram(x, 3)
    assert hist.tolist() == [1, 2, 1] and edges.tolist() == [1, 2, 3, 4]
    assert repr(tt.histogram(x, 3)).startswith("torch.return_types.histogram(")
    assert tt.histogram(x, tt.tensor([0.0, 2.0, 4.0]), density=True).hist.tolist() == [0.125, 0.375]
    weighted = tt.histogram(x, 3, range=(1.0, 4.0), weight=tt.tensor([1.0, 10.0, 100.0, 1000.0]))
    assert weighted.hist.tolist() == [1, 110, 1000]
