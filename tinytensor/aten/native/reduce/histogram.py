"""Counting into bins: bincount, histc, histogram.

The elements are counted by NumPy.

Mirrors aten/src/ATen/native/SummaryOps.cpp, Histogram.cpp and cpu/HistogramKernel.cpp; several dimensions are in
histogram_nd.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.reduce.histogram_nd import (
    check_inputs,
    count_points,
    empty_like_input,
    even_edges,
    outer_edges,
    prepare_out,
    widened,
)
from tinytensor.aten.native.reference.arrays import read, rounded, view, write
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import float32, float64, int64
from tinytensor.c10.tensor_impl import alias
from tinytensor.c10.type_names import TYPE_NAMES

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


# ---- histc -----------------------------------------------------------------------------------------------------------


def histc(self: Tensor, bins: int, min: Number, max: Number) -> Tensor:
    """Counts in `bins` bins of equal width from `min` to `max`; from the smallest to the largest if both are 0."""
    out = empty_from_metadata(contiguous_metadata((0,), self.meta.dtype, self.meta.device))
    return histc_out(self, bins, min, max, out)


def histc_out(self: Tensor, bins: int, min: Number, max: Number, out: Tensor) -> Tensor:
    m = self.meta
    resize_output(out, (bins,)) if bins > 0 else None
    check(bins > 0, lambda: f"torch.histogram(): bins must be > 0, but got {bins} for dimension 0")
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
    low, high = widened(low, high)
    check(isfinite(low) and isfinite(high), lambda: f"torch.histc: range of [{low:g}, {high:g}] is not finite")
    check(low < high, "torch.histc: max must be larger than min")
    check(
        m.dtype.is_floating_point,
        lambda: f"\"histogram_cpu\" not implemented for '{m.dtype.cpp_name}'",
        NotImplementedError,
    )
    kind = numbers.dtype.type
    inside = numbers[(numbers >= kind(low)) & (numbers <= kind(high))]
    scaled = rounded(rounded(inside - kind(low), self) * rounded(kind(bins), self), self)
    places = rounded(scaled / rounded(kind(high) - kind(low), self), self).astype(np.int64)
    write(out, np.bincount(np.minimum(places, bins - 1), minlength=bins))
    return out


# ---- histogram -------------------------------------------------------------------------------------------------------


def histogram_bins_tensor(self: Tensor, bins: Tensor, weight: Tensor | None, density: bool) -> Pair:
    """Counts, or sums of weights, between the given edges; with `density` their integral is 1."""
    return histogram_bins_tensor_out(self, bins, weight, density, empty_like_input(self), empty_like_input(self))


def histogram_bins_tensor_out(
    self: Tensor, bins: Tensor, weight: Tensor | None, density: bool, hist: Tensor, bin_edges: Tensor
) -> Pair:
    points, weights = _as_points(self, weight)
    check_inputs(points, [bins], weights)
    prepare_out(points, [bins.meta.numel - 1], hist, [bin_edges])
    F.copy__default(bin_edges, bins)
    return _fill(points, view(bin_edges).copy(), weights, density, hist, bin_edges)


def histogram_bin_ct(
    self: Tensor, bins: int, range: Sequence[float] | None, weight: Tensor | None, density: bool
) -> Pair:
    """Counts in `bins` bins of equal width over `range`, or from the smallest to the largest element."""
    return histogram_bin_ct_out(self, bins, range, weight, density, empty_like_input(self), empty_like_input(self))


def histogram_bin_ct_out(
    self: Tensor, bins: int, range: Sequence[float] | None, weight: Tensor | None, density: bool, hist: Tensor,
    bin_edges: Tensor,
) -> Pair:  # fmt: skip
    points, weights = _as_points(self, weight)
    prepare_out(points, [bins], hist, [bin_edges])
    edges = even_edges(points, outer_edges(points, range)[0], bins)
    assert_no_internal_overlap(bin_edges.meta)
    write(bin_edges, edges)
    check_inputs(points, [bin_edges], weights)
    return _fill(points, edges, weights, density, hist, bin_edges)


def _as_points(self: Tensor, weight: Tensor | None) -> tuple[Tensor, Tensor | None]:
    """A histogram is one of points with one coordinate."""
    points = F.reshape(alias(self), (self.meta.numel, 1))
    return points, None if weight is None else F.reshape(alias(weight), (weight.meta.numel,))


def _fill(
    points: Tensor, edges: np.ndarray, weight: Tensor | None, density: bool, hist: Tensor, bin_edges: Tensor
) -> Pair:
    with np.errstate(all="ignore"):
        write(hist, count_points(points, [edges], weight, density))
    return hist, bin_edges
