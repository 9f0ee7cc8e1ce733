"""CPU kernels of the distances, in NumPy, a block of rows at a time.

Mirrors aten/src/ATen/native/cpu/DistanceOpsKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.dispatch import dispatch
from tinytensor.aten.native.nn.loss import distance_stubs as stubs
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.scalar_type import float32, float64

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


@np.errstate(all="ignore")
def cdist(result: Tensor, x1: Tensor, x2: Tensor, p: float) -> None:
    dispatch(x1.meta.dtype, "cdist", _TYPES)
    out, a, b = view(result), view(x1), view(x2)
    # All pairs of rows are subtracted at once, which takes memory; blocks keep it within _BLOCK elements.
    for rows in _blocks(a.shape[-2], out.size // max(a.shape[-2], 1) * a.shape[-1]):
        out[..., rows, :] = _norm(a[..., rows, None, :] - b[..., None, :, :], p, _largest_number)


@np.errstate(all="ignore")
def cdist_backward(result: Tensor, grad: Tensor, x1: Tensor, x2: Tensor, p: float, dist: Tensor) -> None:
    dispatch(x1.meta.dtype, "cdist_backward", _TYPES)
    out, a, b, g, d = (view(t) for t in (result, x1, x2, grad, dist))
    for rows in _blocks(a.shape[-2], d.size // max(a.shape[-2], 1) * a.shape[-1]):
        diff = a[..., rows, None, :] - b[..., None, :, :]
        out[..., rows, :] = _gradient(diff, g[..., rows, :, None], d[..., rows, :, None], p).sum(-2)


@np.errstate(all="ignore")
def pdist_forward(result: Tensor, self: Tensor, p: float) -> None:
    dispatch(self.meta.dtype, "pdist", _TYPES)
    out, a = view(result), view(self)
    start = 0
    # Pairs (i, j) with i < j, in this order: row i against all rows behind it.
    for i in range(len(a) - 1):
        count = len(a) - 1 - i
        out[start : start + count] = _norm(a[i] - a[i + 1 :], p, _largest)
        start += count


@np.errstate(all="ignore")
def pdist_backward(result: Tensor, grad: Tensor, self: Tensor, p: float, dist: Tensor) -> None:
    dispatch(self.meta.dtype, "pdist_backward", _TYPES)
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
