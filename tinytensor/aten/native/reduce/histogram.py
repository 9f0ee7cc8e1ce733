"""Counting into bins: bincount, histc, histogram, histogramdd.

What is written here are PyTorch's checks, ranges and bin edges. NumPy counts the elements; those of usual tensors are counted
by loops of our own (cpu/summary_ops_kernel.py, cpu/histogram_kernel.py).

Mirrors aten/src/ATen/native/SummaryOps.cpp, Histogram.cpp and cpu/HistogramKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite, prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.few_elements import elements_of, may_read, numbers_of
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.reduce.sorting_stubs import (
    bincount_stub,
    count_stub,
    histc_count_stub,
    histc_range_stub,
    histc_stub,
)
from tinytensor.aten.native.reference.arrays import read, rounded, view, write
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import check_countable, resize_output
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.overflows import checked_convert, wrapped_int64
from tinytensor.c10.scalar_type import ScalarType, bool_, float32, float64, int64
from tinytensor.c10.tensor_impl import alias
from tinytensor.c10.type_names import TYPE_NAMES
from tinytensor.kernel_compiler import mode

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


MANY = 1 << 16
"""Numbers from which on a kernel of our own is worth its compilation: NumPy's takes half as long again."""
Pair = tuple["Tensor", "Tensor"]
Number = int | float | bool


# ---- bincount --------------------------------------------------------------------------------------------------------


def bincount(self: Tensor, weights: Tensor | None, minlength: int) -> Tensor:
    """How often each number from 0 to the largest occurs, or the sum of its weights."""
    m = self.meta_
    check(
        not m.dtype.is_floating_point and m.dtype.category != 0,
        lambda: f"\"bincount_{m.device.type}\" not implemented for '{m.dtype.cpp_name}'",
        NotImplementedError,
    )
    check(minlength >= 0, "minlength should be >= 0")
    if m.dim == 1 and m.numel == 0:
        return F.new_zeros(self, (minlength,), dtype=int64)
    if m.device is not cpu:
        return bincount_stub[m.device.type](self, weights, minlength)
    if weights is None and m.dim == 1 and may_read(m):
        return _count_few(self, minlength)
    numbers = read(self)
    check(
        m.dim == 1 and bool(numbers.min() >= 0),
        "bincount only supports 1-d non-negative integral inputs.",
    )
    if weights is None:
        if m.dtype is int64 and m.is_contiguous and m.numel >= MANY and mode() != "off":
            out = F.zeros_default((max(int(numbers.max()) + 1, minlength),), int64, None, m.device, None)
            count_stub[m.device.type](out, self)
            return out
        dtype, factors = int64, None
    else:
        w = weights.meta_
        check(w.dim == 1 and w.numel == m.numel, "weights should be 1-d and have the same length as input")
        dtype = w.dtype if w.dtype is float32 else float64
        factors = read(weights).astype(dtype.numpy)
    counts = np.bincount(numbers, factors, minlength)
    out = empty_from_metadata(contiguous_metadata(counts.shape, dtype, m.device))
    write(out, counts)
    return out


def _count_few(self: Tensor, minlength: int) -> Tensor:
    numbers = numbers_of(self)
    check(min(numbers) >= 0, "bincount only supports 1-d non-negative integral inputs.")
    out = empty_from_metadata(contiguous_metadata((max(max(numbers) + 1, minlength),), int64))
    zero_(out)
    counts = elements_of(out)
    for number in numbers:
        counts[number] += 1
    return out


# ---- histc -----------------------------------------------------------------------------------------------------------


def histc(self: Tensor, bins: int, min: Number, max: Number) -> Tensor:
    """Counts in `bins` bins of equal width from `min` to `max`; from the smallest to the largest if both are 0."""
    size = bins if 0 < bins < 1 << 16 else 0  # any other is checked first
    out = empty_from_metadata(contiguous_metadata((size,), self.meta_.dtype, self.meta_.device))
    return histc_out(self, bins, min, max, out)


def histc_out(self: Tensor, bins: int, min: Number, max: Number, out: Tensor) -> Tensor:
    m = self.meta_
    if m.device.type not in ("cpu", "meta"):
        check(bins > 0, "bins must be > 0")
        counts = histc_stub[m.device.type](self, bins, min, max)
        resize_output(out, (bins,))
        return copy_(out, counts, False)
    check(
        out.meta_.dtype is m.dtype,
        lambda: (
            "torch.histogram: input tensor and hist tensor should have the same dtype, but got input "
            f"{TYPE_NAMES[m.dtype]} and hist {TYPE_NAMES[out.meta_.dtype]}"
        ),
    )
    check(bins > 0, lambda: f"torch.histogram(): bins must be > 0, but got {bins} for dimension 0")
    edges = (wrapped_int64(bins + 1),)
    check_countable(edges)
    contiguous_metadata(edges, m.dtype)  # a size that memory cannot have is refused
    resize_output(out, (bins,))
    if m.device.type == "meta":
        return out
    in_a_row = _is_counted_by_kernel(self, out)
    low, high = float(min), float(max)
    if low == high and m.numel:
        low, high = histc_range_stub["cpu"](self) if in_a_row else _range_of(read(self))
    low, high = _with_some_width(low, high, m.dtype)
    check(isfinite(low) and isfinite(high), lambda: f"torch.histc: range of [{low:g}, {high:g}] is not finite")
    check(low < high, "torch.histc: max must be larger than min")
    # The edges of bins are numbers of the elements' type.
    check(m.dtype is not bool_, "\"linspace_cpu\" not implemented for 'Bool'", NotImplementedError)
    low, high = float(checked_convert(low, m.dtype)), float(checked_convert(high, m.dtype))
    check(
        m.dtype.is_floating_point,
        lambda: f"\"histogram_cpu\" not implemented for '{m.dtype.cpp_name}'",
        NotImplementedError,
    )
    if in_a_row:
        histc_count_stub["cpu"](out, self, low, high)
        return out
    # What the kernel computes, see `count` of cpu/histogram_kernel.py.
    numbers = read(self).reshape(-1)
    kind = numbers.dtype.type
    inside = numbers[(numbers >= kind(low)) & (numbers <= kind(high))]
    scaled = rounded(rounded(inside - kind(low), self) * rounded(kind(bins), self), self)
    places = rounded(scaled / rounded(kind(high) - kind(low), self), self).astype(np.int64)
    write(out, np.bincount(np.minimum(places, bins - 1), minlength=bins))
    return out


def _with_some_width(low: float, high: float, dtype: ScalarType) -> Range:
    """The range itself, or a number's surroundings: 1 to both sides, or as far as the next float where that is further."""
    if low != high or dtype not in (float32, float64):
        return (low - 1, high + 1) if low == high else (low, high)
    kind = dtype.numpy.type
    end = np.finfo(kind).max
    with np.errstate(over="ignore"):
        before, after = (float(np.nextafter(kind(low), to)) for to in (-end, end))
    return min(before, low - 1), max(after, high + 1)


def _is_counted_by_kernel(self: Tensor, out: Tensor) -> bool:
    """Whether the loops of cpu/histogram_kernel.py serve. They count in the dtype of the elements, on one thread."""
    m = self.meta_
    return (
        (m.dtype is float32 or m.dtype is float64)
        and m.is_contiguous
        and 0 < m.numel < _COUNTED_EXACTLY
        and out.meta_.is_contiguous
        and out.storage_ is not self.storage_
        and mode() != "off"
    )


_COUNTED_EXACTLY = 1 << 24  # a float32 holds every integer below


def _range_of(numbers: np.ndarray) -> Range:
    return float(numbers.min()), float(numbers.max())


# ---- histogram -------------------------------------------------------------------------------------------------------


def histogram_bins_tensor(self: Tensor, bins: Tensor, weight: Tensor | None, density: bool) -> Pair:
    """Counts, or sums of weights, between the given edges; with `density` their integral is 1."""
    return histogram_bins_tensor_out(self, bins, weight, density, empty_like_input(self), empty_like_input(self))


def histogram_bins_tensor_out(
    self: Tensor, bins: Tensor, weight: Tensor | None, density: bool, hist: Tensor, bin_edges: Tensor
) -> Pair:
    points, weights = _as_points(self, weight)
    check_inputs(points, [bins], weights)
    prepare_out(points, [bins.meta_.numel - 1], hist, [bin_edges])
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
    assert_no_internal_overlap(bin_edges.meta_)
    write(bin_edges, edges)
    check_inputs(points, [bin_edges], weights)
    return _fill(points, edges, weights, density, hist, bin_edges)


def _as_points(self: Tensor, weight: Tensor | None) -> tuple[Tensor, Tensor | None]:
    """A histogram is one of points with one coordinate."""
    points = F.reshape(alias(self), (self.meta_.numel, 1))
    return points, None if weight is None else F.reshape(alias(weight), (weight.meta_.numel,))


def _fill(
    points: Tensor, edges: np.ndarray, weight: Tensor | None, density: bool, hist: Tensor, bin_edges: Tensor
) -> Pair:
    with np.errstate(all="ignore"):
        write(hist, count_points(points, [edges], weight, density))
    return hist, bin_edges


# ==== histogramdd ==============================================================================================

#
# Points are counted into boxes. A point is a row of the input (its last dimension); a box is one bin of each dimension.


Ints = Sequence[int]
Floats = Sequence[float] | None
Tensors = Sequence["Tensor"]
Range = tuple[float, float]


# ---- shared with histogram -------------------------------------------------------------------------------------------


def check_inputs(self: Tensor, bins: Tensors, weight: Tensor | None) -> None:
    """Points (..., N), one vector of edges for each of the N dimensions, one weight for each point."""
    m = self.meta_
    _check_points(self)
    n = m.sizes[-1]
    check(
        len(bins) == n,
        lambda: (
            f"torch.histogramdd: expected {n} sequences of bin edges for a {n}-dimensional histogram but got {len(bins)}"
        ),
    )
    for dim, edges in enumerate(bins):
        _check_edges(edges, m.dtype, dim)
    if weight is None:
        return
    w = weight.meta_
    check(
        w.dtype is m.dtype,
        lambda: (
            "torch.histogramdd: if weight tensor is provided, input tensor and weight tensor should have the same "
            f"dtype, but got input({TYPE_NAMES[m.dtype]}), and weight({TYPE_NAMES[w.dtype]})"
        ),
    )
    check(
        tuple(w.sizes) == tuple(m.sizes[:-1]),
        lambda: (
            "torch.histogramdd: if weight tensor is provided it should have the same shape as the input tensor "
            f"excluding its innermost dimension, but got input with shape {list(m.sizes)} and weight with shape "
            f"{list(w.sizes)}"
        ),
    )


def _check_points(self: Tensor) -> None:
    check(self.meta_.dim >= 2, "torch.histogramdd: input tensor should have at least 2 dimensions")


def _check_edges(edges: Tensor, dtype: ScalarType, dim: int) -> None:
    b = edges.meta_
    check(
        b.dtype is dtype,
        lambda: (
            "torch.histogramdd: input tensor and bins tensors should have the same dtype, but got input with dtype "
            f"{TYPE_NAMES[dtype]} and bins for dimension {dim} with dtype {TYPE_NAMES[b.dtype]}"
        ),
    )
    check(
        b.dim == 1,
        lambda: (
            f"torch.histogramdd: bins tensor should have one dimension, but got {b.dim} dimensions in the bins "
            f"tensor for dimension {dim}"
        ),
    )
    check(
        b.numel > 0,
        lambda: (
            "torch.histogramdd: bins tensor should have at least 1 element, but got 0 elements in the bins tensor for "
            f"dimension {dim}"
        ),
    )


def prepare_out(self: Tensor, counts: Ints, hist: Tensor, bin_edges: Tensors) -> None:
    """Give the results their sizes."""
    _check_same_dtype(self, hist, "hist")
    for dim, (edges, count) in enumerate(zip(bin_edges, counts, strict=True)):
        _check_same_dtype(self, edges, "bin_edges", f" for dimension {dim}")
        check(count > 0, lambda: f"torch.histogram(): bins must be > 0, but got {count} for dimension {dim}")  # noqa: B023
        size = (wrapped_int64(count + 1),)
        check_countable(size)
        resize_output(edges, size)
    resize_output(hist, tuple(counts))


def _check_same_dtype(self: Tensor, given: Tensor, name: str, where: str = "") -> None:
    ours, theirs = self.meta_.dtype, given.meta_.dtype
    check(
        theirs is ours,
        lambda: (
            f"torch.histogram: input tensor and {name} tensor should have the same dtype, but got input "
            f"{TYPE_NAMES[ours]} and {name} {TYPE_NAMES[theirs]}{where}"
        ),
    )


def outer_edges(self: Tensor, given: Floats) -> list[Range]:
    """From where to where bins go in each dimension: as given, or from the smallest to the largest element."""
    points = read(self)
    n = points.shape[-1]
    points = points.reshape(-1, n) if n else points.reshape(0, 0)
    if given is not None:
        check(
            len(given) == 2 * n,
            lambda: (
                f"torch.histogramdd: for a {n}-dimensional histogram range should have {2 * n} elements, but got "
                f"{len(given)}"
            ),
        )
        ranges = [(float(a), float(b)) for a, b in zip(given[::2], given[1::2], strict=True)]
    elif points.size:
        ranges = [(float(a), float(b)) for a, b in zip(points.min(0), points.max(0), strict=True)]
    else:
        ranges = [(0.0, 1.0)] * n
    for dim, (low, high) in enumerate(ranges):
        _check_range(low, high, dim)
    return [widened(*ends) for ends in ranges]


def _check_range(low: float, high: float, dim: int) -> None:
    check(
        isfinite(low) and isfinite(high),
        lambda: f"torch.histogramdd: dimension {dim}'s range [{low:g}, {high:g}] is not finite",
    )
    check(
        low <= high,
        lambda: f"torch.histogramdd: min should not exceed max, but got min {low:g} max {high:g} for dimension {dim}",
    )


def widened(low: float, high: float) -> Range:
    """A range without width gets one."""
    return (low - 0.5, high + 0.5) if low == high else (low, high)


def even_edges(self: Tensor, ends: Range, count: int) -> np.ndarray:
    """count + 1 edges, counted from the nearer end, in the elements' own precision."""
    dtype = self.meta_.dtype
    # linspace's way: each half is counted from its own end, so that both outer edges are exact.
    kind = dtype.numpy.type if dtype in (float32, float64) else np.float32
    low, high = (kind(x) for x in ends)
    step = (high - low) / kind(count)
    i = np.arange(count + 1)
    return np.where(i < (count + 1) // 2, low + step * i.astype(kind), high - step * (count - i).astype(kind))


def count_points(self: Tensor, edges: Sequence[np.ndarray], weight: Tensor | None, density: bool) -> np.ndarray:
    """Sums of weights in the boxes between edges; the last edge belongs to the last bin."""
    dtype = self.meta_.dtype
    check(
        dtype is float32 or dtype is float64,
        lambda: f"\"histogramdd\" not implemented for '{dtype.cpp_name}'",
        NotImplementedError,
    )
    shape = tuple(len(e) - 1 for e in edges)
    points = read(self)
    if points.size == 0:
        counts = np.zeros(shape, points.dtype)
    else:
        points = points.reshape(-1, len(edges))
        inside = np.logical_and.reduce([(x >= e[0]) & (x <= e[-1]) for x, e in zip(points.T, edges, strict=True)])
        places = [_bins(x[inside], e) for x, e in zip(points.T, edges, strict=True)]
        weights = None if weight is None else read(weight).reshape(-1)[inside]
        boxes = np.ravel_multi_index(places, shape)
        counts = np.bincount(boxes, weights, minlength=prod(shape)).astype(points.dtype).reshape(shape)
    if density:
        counts = counts / counts.sum()
        for dim, e in enumerate(edges):
            counts = counts / np.diff(e).reshape(-1, *(1,) * (len(shape) - dim - 1))
    return counts


def _bins(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    # Bin i is [edges[i], edges[i + 1]): "right" counts the edges that are not above x. The last bin has both its edges.
    return np.minimum(np.searchsorted(edges, x, "right") - 1, len(edges) - 2)


def empty_like_input(self: Tensor) -> Tensor:
    return empty_from_metadata(contiguous_metadata((0,), self.meta_.dtype, self.meta_.device))


# ---- histogramdd -----------------------------------------------------------------------------------------------------


def histogramdd(
    self: Tensor, bins: Ints, range: Floats, weight: Tensor | None, density: bool
) -> tuple[Tensor, tuple[Tensor, ...]]:
    """Points (..., N) counted in boxes: counts with a dimension for each of `bins`, and N vectors of edges.

    `bins`: how many of equal width in each dimension (or one number for all), over `range` (low, high, low, high, ...) or
    from the smallest to the largest element; or the edges themselves. With `density` the integral of the counts is 1.
    """
    edges = F._histogramdd_bin_edges(self, bins, range=range, weight=weight, density=density)
    return F._histogramdd_from_bin_cts(self, bins, range=range, weight=weight, density=density), edges


def histogramdd_int_bins(
    self: Tensor, bins: int, range: Floats, weight: Tensor | None, density: bool
) -> tuple[Tensor, tuple[Tensor, ...]]:
    return histogramdd(self, (bins,) * self.meta_.sizes[-1], range, weight, density)


def histogramdd_TensorList_bins(
    self: Tensor, bins: Tensors, range: Floats, weight: Tensor | None, density: bool
) -> tuple[Tensor, Tensors]:
    return F._histogramdd_from_bin_tensors(self, bins, weight=weight, density=density), bins


def _edges(self: Tensor, bins: Ints, given: Floats) -> list[np.ndarray]:
    _check_points(self)
    check(
        len(bins) == self.meta_.sizes[-1],
        "histogramdd: The size of bins must be equal to the innermost dimension of the input.",
    )
    prepare_out(self, bins, empty_like_input(self), [empty_like_input(self) for _ in bins])
    ends = outer_edges(self, given)
    return [even_edges(self, pair, count) for pair, count in zip(ends, bins, strict=True)]


def _histogramdd_bin_edges(
    self: Tensor, bins: Ints, range: Floats, weight: Tensor | None, density: bool
) -> tuple[Tensor, ...]:
    return tuple(_result(self, edges) for edges in _edges(self, bins, range))


def _histogramdd_from_bin_cts(self: Tensor, bins: Ints, range: Floats, weight: Tensor | None, density: bool) -> Tensor:
    edges = _edges(self, bins, range)
    check_inputs(self, [_result(self, e) for e in edges], weight)
    with np.errstate(all="ignore"):
        return _result(self, count_points(self, edges, weight, density))


def _histogramdd_from_bin_tensors(self: Tensor, bins: Tensors, weight: Tensor | None, density: bool) -> Tensor:
    check_inputs(self, bins, weight)
    counts = [b.meta_.numel - 1 for b in bins]
    prepare_out(self, counts, empty_like_input(self), [empty_like_input(self) for _ in bins])
    with np.errstate(all="ignore"):
        return _result(self, count_points(self, [view(b).copy() for b in bins], weight, density))


def _result(self: Tensor, values: np.ndarray) -> Tensor:
    out = empty_from_metadata(contiguous_metadata(values.shape, self.meta_.dtype, self.meta_.device))
    write(out, values)
    return out
