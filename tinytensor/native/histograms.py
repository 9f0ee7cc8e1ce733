"""Counting into bins: bincount, histc, histogram.

The elements are counted by NumPy.

Mirrors aten/src/ATen/native/SummaryOps.cpp, Histogram.cpp and cpu/HistogramKernel.cpp. Left out: several dimensions
(histogramdd).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import float32, float64, int64
from tinytensor.native.empty_tensor import empty_from_metadata
from tinytensor.native.reference.arrays import read, view, write
from tinytensor.native.resize import resize_output
from tinytensor.native.type_names import TYPE_NAMES

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Pair = tuple["Tensor", "Tensor"]
Number = int | float | bool


# ---- bincount --------------------------------------------------------------------------------------------------------


def bincount(self: Tensor, weights: Tensor | None, minlength: int) -> Tensor:
    """How often each number from 0 to the largest occurs, or the sum of its weights."""
    m = self.meta
    check(
        not m.dtype.is_floating_point and m.dtype.category != 0,
        lambda: f"\"bincount_cpu\" not implemented for '{m.dtype.cpp_name}'",
        NotImplementedError,
    )
    check(minlength >= 0, "minlength should be >= 0")
    if m.dim == 1 and m.numel == 0:
        return F.new_zeros(self, (minlength,), dtype=int64)
    numbers = read(self)
    check(
        m.dim == 1 and bool((numbers >= 0).all()),
        "bincount only supports 1-d non-negative integral inputs.",
    )
    if weights is None:
        dtype, factors = int64, None
    else:
        w = weights.meta
        check(w.dim == 1 and w.numel == m.numel, "weights should be 1-d and have the same length as input")
        dtype = w.dtype if w.dtype is float32 else float64
        factors = read(weights).astype(dtype.numpy)
    counts = np.bincount(numbers, factors, minlength)
    out = empty_from_metadata(contiguous_metadata(counts.shape, dtype, m.device))
    write(out, counts)
    return out


# ---- shared by histc and histogram -----------------------------------------------------------------------------------


def _check_bins(bins: int) -> None:
    check(bins > 0, lambda: f"torch.histogram(): bins must be > 0, but got {bins} for dimension 0")


def _widened(low: float, high: float) -> tuple[float, float]:
    """A range without width gets one."""
    return (low - 0.5, high + 0.5) if low == high else (low, high)


def _linspace(low: float, high: float, bins: int, kind: type) -> np.ndarray:
    """bins + 1 edges, counted from the nearer end, in the elements' own precision."""
    step = (kind(high) - kind(low)) / kind(bins)
    i = np.arange(bins + 1)
    return np.where(i < (bins + 1) // 2, kind(low) + step * i.astype(kind), kind(high) - step * (bins - i).astype(kind))


# ---- histc -----------------------------------------------------------------------------------------------------------


def histc(self: Tensor, bins: int, min: Number, max: Number) -> Tensor:
    """Counts in `bins` bins of equal width from `min` to `max`; from the smallest to the largest if both are 0."""
    out = empty_from_metadata(contiguous_metadata((0,), self.meta.dtype, self.meta.device))
    return histc_out(self, bins, min, max, out)


def histc_out(self: Tensor, bins: int, min: Number, max: Number, out: Tensor) -> Tensor:
    m = self.meta
    resize_output(out, (bins,)) if bins > 0 else None
    _check_bins(bins)
    check(
        out.meta.dtype is m.dtype,
        lambda: (
            "torch.histogram: input tensor and hist tensor should have the same dtype, but got input "
            f"{TYPE_NAMES[m.dtype]} and hist {TYPE_NAMES[out.meta.dtype]}"
        ),
    )
    if m.device.type == "meta":
        return out
    numbers = read(self).reshape(-1)
    low, high = float(checked_convert(min, m.dtype)), float(checked_convert(max, m.dtype))
    if low == high and m.numel:
        low, high = float(numbers.min()), float(numbers.max())
    low, high = _widened(low, high)
    check(isfinite(low) and isfinite(high), lambda: f"torch.histc: range of [{low:g}, {high:g}] is not finite")
    check(low < high, "torch.histc: max must be larger than min")
    check(
        m.dtype.is_floating_point,
        lambda: f"\"histogram_cpu\" not implemented for '{m.dtype.cpp_name}'",
        NotImplementedError,
    )
    kind = numbers.dtype.type
    inside = numbers[(numbers >= kind(low)) & (numbers <= kind(high))]
    places = ((inside - kind(low)) * kind(bins) / (kind(high) - kind(low))).astype(np.int64)
    write(out, np.bincount(np.minimum(places, bins - 1), minlength=bins))
    return out


# ---- histogram -------------------------------------------------------------------------------------------------------


def _check_histogram(self: Tensor, edges: Tensor | None, weight: Tensor | None) -> None:
    m = self.meta
    if edges is not None:
        b = edges.meta
        check(
            b.dim == 1,
            lambda: (
                f"torch.histogramdd: bins tensor should have one dimension, but got {b.dim} dimensions in the bins "
                "tensor for dimension 0"
            ),
        )
        check(
            b.dtype is m.dtype,
            lambda: (
                "torch.histogramdd: input tensor and bins tensors should have the same dtype, but got input with dtype "
                f"{TYPE_NAMES[m.dtype]} and bins for dimension 0 with dtype {TYPE_NAMES[b.dtype]}"
            ),
        )
        _check_bins(b.numel - 1)
    if weight is not None:
        w = weight.meta
        check(
            w.dtype is m.dtype,
            lambda: (
                "torch.histogramdd: if weight tensor is provided, input tensor and weight tensor should have the same "
                f"dtype, but got input({TYPE_NAMES[m.dtype]}), and weight({TYPE_NAMES[w.dtype]})"
            ),
        )
        check(
            w.sizes == m.sizes,
            lambda: (
                "torch.histogramdd: if weight tensor is provided it should have the same shape as the input tensor "
                f"excluding its innermost dimension, but got input with shape {[m.numel, 1]} and weight with shape "
                f"{list(w.sizes)}"
            ),
        )


def _count(self: Tensor, edges: np.ndarray, weight: Tensor | None, density: bool) -> np.ndarray:
    """Sums of weights in the bins between edges; the last edge belongs to the last bin."""
    m = self.meta
    check(
        m.dtype is float32 or m.dtype is float64,
        lambda: f"\"histogramdd\" not implemented for '{m.dtype.cpp_name}'",
        NotImplementedError,
    )
    numbers, bins = read(self).reshape(-1), edges.shape[0] - 1
    inside = (numbers >= edges[0]) & (numbers <= edges[-1])
    places = np.minimum(np.searchsorted(edges, numbers[inside], "right") - 1, bins - 1)
    weights = None if weight is None else read(weight).reshape(-1)[inside]
    counts = np.bincount(places, weights, minlength=bins).astype(numbers.dtype)
    return counts / counts.sum() / np.diff(edges) if density else counts


def _finish(out: Pair, counts: np.ndarray, edges: np.ndarray) -> Pair:
    for given, values in zip(out, (counts, edges), strict=True):
        resize_output(given, tuple(values.shape))
        write(given, values)
    return out


def _new_pair(self: Tensor) -> Pair:
    empty = contiguous_metadata((0,), self.meta.dtype, self.meta.device)
    return empty_from_metadata(empty), empty_from_metadata(empty)


def histogram_bins_tensor(self: Tensor, bins: Tensor, weight: Tensor | None, density: bool) -> Pair:
    """Counts, or sums of weights, between the given edges; with `density` their integral is 1."""
    return histogram_bins_tensor_out(self, bins, weight, density, *_new_pair(self))


def histogram_bins_tensor_out(
    self: Tensor, bins: Tensor, weight: Tensor | None, density: bool, hist: Tensor, bin_edges: Tensor
) -> Pair:
    _check_histogram(self, bins, weight)
    edges = view(bins).copy()
    with np.errstate(all="ignore"):
        return _finish((hist, bin_edges), _count(self, edges, weight, density), edges)


def histogram_bin_ct(
    self: Tensor, bins: int, range: Sequence[float] | None, weight: Tensor | None, density: bool
) -> Pair:
    """Counts in `bins` bins of equal width over `range`, or from the smallest to the largest element."""
    return histogram_bin_ct_out(self, bins, range, weight, density, *_new_pair(self))


def histogram_bin_ct_out(
    self: Tensor, bins: int, range: Sequence[float] | None, weight: Tensor | None, density: bool, hist: Tensor,
    bin_edges: Tensor,
) -> Pair:  # fmt: skip
    _check_bins(bins)
    _check_histogram(self, None, weight)
    numbers = read(self)
    if range is not None:
        check(
            len(range) == 2,
            lambda: (
                f"torch.histogramdd: for a 1-dimensional histogram range should have 2 elements, but got {len(range)}"
            ),
        )
        low, high = (float(x) for x in range)
    elif numbers.size:
        low, high = float(numbers.min()), float(numbers.max())
    else:
        low, high = 0.0, 1.0
    check(
        isfinite(low) and isfinite(high),
        lambda: f"torch.histogramdd: dimension 0's range [{low:g}, {high:g}] is not finite",
    )
    check(
        low <= high,
        lambda: f"torch.histogramdd: min should not exceed max, but got min {low:g} max {high:g} for dimension 0",
    )
    low, high = _widened(low, high)
    kind = numbers.dtype.type if self.meta.dtype.is_floating_point else np.float32
    edges = _linspace(low, high, bins, kind)
    with np.errstate(all="ignore"):
        return _finish((hist, bin_edges), _count(self, edges, weight, density), edges)
