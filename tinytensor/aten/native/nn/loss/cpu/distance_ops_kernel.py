"""CPU kernels of the distances: in NumPy, a block of rows at a time, and cdist of the usual norms in one loop.

Mirrors aten/src/ATen/native/cpu/DistanceOpsKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.dispatch import dispatch
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.nn.loss import distance_stubs as stubs
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, float32, float64
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import like

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_TYPES = frozenset({float32, float64})
_BLOCK = 1 << 20  # elements of a difference that are looked at together


@np.errstate(all="ignore")
def _norm(diff: np.ndarray, p: float, largest: Callable[..., np.ndarray]) -> np.ndarray:
    """The p-norm along the last axis; `largest` is that of p = inf."""
    size, p = np.abs(diff), float(diff.dtype.type(p))  # 1e308 is infinite among float32
    # The common norms have formulas without powers: they are faster, and exact where a power would round.
    if p == 0:
        # The number of differences that are not 0; ceil keeps NaN.
        return np.minimum(np.ceil(size), 1).sum(-1, dtype=diff.dtype)
    if p == 1:
        return size.sum(-1)
    if p == 2:
        return np.sqrt((size * size).sum(-1))
    if p == inf:
        return largest(size)
    return (size**p).sum(-1) ** diff.dtype.type(1 / p)


def _largest_number(size: np.ndarray) -> np.ndarray:
    """In cdist, a NaN is not larger than anything."""
    return np.fmax.reduce(size, -1, initial=0)


def _largest(size: np.ndarray) -> np.ndarray:
    return size.max(-1)


@np.errstate(all="ignore")
def _gradient(diff: np.ndarray, grad: np.ndarray, dist: np.ndarray, p: float) -> np.ndarray:
    """What each difference contributes; 0 where a distance of 0 has no gradient.

    The distance is D = (sum |d|^p)^(1/p), so its derivative by one difference d is sign(d) |d|^(p - 1) / D^(p - 1).
    """
    if p == 0:
        return np.zeros_like(diff)
    if p == 1:
        return grad * np.sign(diff)
    # Only the largest differences count: 1 where the size equals the distance, 0 elsewhere.
    if p == inf:
        return grad * np.sign(diff) * (1 - np.minimum(np.ceil(np.abs(np.abs(diff) - dist)), 1))
    if p == 2:
        return np.where(dist == 0, 0, grad * diff / dist)
    size = np.abs(diff)
    # Here, too, the order is one of the elements' dtype, but only once the formula has been chosen.
    p, below_2 = float(diff.dtype.type(p)), p < 2
    # Below 2 the power p - 2 would divide by 0 where a difference is 0, so sign and size are used.
    if below_2:
        slope = np.sign(diff) * size ** (p - 1) * grad / dist ** (p - 1)
        return np.where((dist == 0) | ((diff == 0) & (p < 1)), 0, slope)
    return np.where(dist == 0, 0, diff * size ** (p - 2) * grad / dist ** (p - 1))


def _blocks(rows: int, elements_per_row: int) -> list[slice]:
    step = max(1, _BLOCK // max(elements_per_row, 1))
    return [slice(start, min(start + step, rows)) for start in range(0, rows, step)]


def size(x):
    return abs(x)


def square(x):
    return x * x


def as_it_is(x):
    return x


def root(x):
    return np.sqrt(x)


_NORMS = {1.0: (size, as_it_is), 2.0: (square, root)}  # what is summed, and what becomes of the sum


def distances(pointer: Callable, map_: Callable, finish: Callable) -> Callable:
    """out[r, s] = finish(sum of map_(a[r] - b[s])), for the rows lo..hi of all matrices a of a batch.

    Sums are rounded in NumPy's order: from 8 columns on there are 8 of them side by side. It keeps this order up to 128 columns.
    """

    def loop(lo, hi, out, a, b, left, right, columns):
        o, x, y = pointer(out), pointer(a), pointer(b)
        left, right, columns = np.int64(left), np.int64(right), np.int64(columns)
        zero = like(0, x[0])
        whole = columns - columns % 8 if columns >= 8 else np.int64(0)
        for row in range(np.int64(lo), np.int64(hi)):
            p = row * columns
            for other in range(right):
                q = (row // left * right + other) * columns
                total = zero
                if whole:
                    s0 = s1 = s2 = s3 = s4 = s5 = s6 = s7 = zero
                    for c in range(0, whole, 8):
                        s0 += map_(x[p + c] - y[q + c])
                        s1 += map_(x[p + c + 1] - y[q + c + 1])
                        s2 += map_(x[p + c + 2] - y[q + c + 2])
                        s3 += map_(x[p + c + 3] - y[q + c + 3])
                        s4 += map_(x[p + c + 4] - y[q + c + 4])
                        s5 += map_(x[p + c + 5] - y[q + c + 5])
                        s6 += map_(x[p + c + 6] - y[q + c + 6])
                        s7 += map_(x[p + c + 7] - y[q + c + 7])
                    total = ((s0 + s1) + (s2 + s3)) + ((s4 + s5) + (s6 + s7))
                for c in range(whole, columns):
                    total += map_(x[p + c] - y[q + c])
                o[row * right + other] = finish(total)

    return loop


_MOST_COLUMNS = 128


@lru_cache(None)
def _distances(dtype: ScalarType, p: float) -> Kernel:
    return kernel(
        distances(POINTERS[dtype], *_NORMS[p]),
        "iiiiii",
        name=f"cdist_{p:.0f}_{dtype.name}",
        fastmath=frozenset(),
        cost=64.0,
    )


def _loop_of(a: Metadata, b: Metadata, p: float) -> Kernel | None:
    """The loop, where it serves: matrices of one batch, in rows, and a norm without powers."""
    (*batch, _, columns), (*other_batch, _, _) = a.sizes, b.sizes
    if batch != other_batch or columns > _MOST_COLUMNS or p not in _NORMS or mode() == "off":
        return None
    return _distances(a.dtype, p) if a.is_contiguous and b.is_contiguous else None


@np.errstate(all="ignore")
def _cdist_in_numpy(result: Tensor, x1: Tensor, x2: Tensor, p: float) -> None:
    out, a, b = view(result), view(x1), view(x2)
    # All pairs of rows are subtracted at once, which takes memory; blocks keep it within _BLOCK elements.
    for rows in _blocks(a.shape[-2], out.size // max(a.shape[-2], 1) * a.shape[-1]):
        out[..., rows, :] = _norm(a[..., rows, None, :] - b[..., None, :, :], p, _largest_number)


def cdist(result: Tensor, x1: Tensor, x2: Tensor, p: float) -> None:
    a, b = x1.meta_, x2.meta_
    dispatch(a.dtype, "cdist", _TYPES)
    run = _loop_of(a, b, p)
    if run is None:
        _cdist_in_numpy(result, x1, x2, p)
        return
    (*_, left, columns), (*_, right, _) = a.sizes, b.sizes
    (run.serial if a.numel * right < run.grain * columns else run.parallel)(
        a.numel // columns, result.storage_.data_ptr + result.byte_offset_, x1.storage_.data_ptr + x1.byte_offset_,
        x2.storage_.data_ptr + x2.byte_offset_, left, right, columns,
    )  # fmt: skip


@np.errstate(all="ignore")
def cdist_backward(result: Tensor, grad: Tensor, x1: Tensor, x2: Tensor, p: float, dist: Tensor) -> None:
    dispatch(x1.meta_.dtype, "cdist_backward", _TYPES)
    out, a, b, g, d = (view(t) for t in (result, x1, x2, grad, dist))
    for rows in _blocks(a.shape[-2], d.size // max(a.shape[-2], 1) * a.shape[-1]):
        diff = a[..., rows, None, :] - b[..., None, :, :]
        out[..., rows, :] = _gradient(diff, g[..., rows, :, None], d[..., rows, :, None], p).sum(-2)


@np.errstate(all="ignore")
def pdist_forward(result: Tensor, self: Tensor, p: float) -> None:
    dispatch(self.meta_.dtype, "pdist", _TYPES)
    out, a = view(result), view(self)
    start = 0
    # Pairs (i, j) with i < j, in this order: row i against all rows behind it.
    for i in range(len(a) - 1):
        count = len(a) - 1 - i
        out[start : start + count] = _norm(a[i] - a[i + 1 :], p, _largest)
        start += count


@np.errstate(all="ignore")
def pdist_backward(result: Tensor, grad: Tensor, self: Tensor, p: float, dist: Tensor) -> None:
    out, a, g, d = (view(t) for t in (result, self, grad, dist))
    out[...] = 0
    start = 0
    # Pairs as in pdist_forward. The difference is a[i] - a[j]: row i gets the gradient, row j the same with a minus sign.
    for i in range(len(a) - 1):
        pairs = slice(start, start + len(a) - 1 - i)
        part = _gradient(a[i] - a[i + 1 :], g[pairs, None], d[pairs, None], p)
        out[i] += part.sum(0)
        out[i + 1 :] -= part
        start = pairs.stop


stubs.cdist_stub.register("cpu", cdist)
stubs.cdist_backward_stub.register("cpu", cdist_backward)
stubs.pdist_forward_stub.register("cpu", pdist_forward)
stubs.pdist_backward_stub.register("cpu", pdist_backward)
