"""CUDA kernels of the distances: a thread for each distance, and in the gradient for each element.

A norm is a step from one difference to the next and a last step; the common norms have their own, without powers. The gradient
of a distance by the difference d has the sign of d, so a pair (i, j) gives row j what it gives row i, with the other sign.

Mirrors aten/src/ATen/native/cuda/DistanceKernel.cu. Left out: blocks that share the sum of one distance.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import dispatch
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cpu.number_functors import ZERO
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn.loss import distance_stubs as stubs
from tinytensor.aten.native.nn.param_utils import dense
from tinytensor.c10.scalar_type import ScalarType, float32, float64
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import like

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_TYPES = frozenset({float32, float64})
Functor = Callable


# ---- norms -------------------------------------------------------------------------------------------------------------


def _same(total, p):
    return total


def _count(total, size, p):
    # A NaN is neither 0 nor a difference: the sum becomes NaN.
    return total + (size if size != size else like(size != like(0, size), size))


def _add(total, size, p):
    return total + size


def _add_square(total, size, p):
    return total + size * size


def _root(total, p):
    return np.sqrt(total)


def _largest(total, size, p):
    return size if size > total else total


def _add_power(total, size, p):
    return total + np.power(size, p)


def _root_p(total, p):
    return np.power(total, like(1, p) / p)


_NORMS: dict[str, tuple[Functor, Functor]] = {
    "zero": (_count, _same), "one": (_add, _same), "two": (_add_square, _root), "inf": (_largest, _same),
    "below_two": (_add_power, _root_p), "above_two": (_add_power, _root_p),
}  # fmt: skip


def _kind(p: float) -> str:
    known = {0.0: "zero", 1.0: "one", 2.0: "two", inf: "inf"}
    return known.get(p) or ("below_two" if p < 2 else "above_two")


# ---- gradients ---------------------------------------------------------------------------------------------------------
# What a difference contributes; 0 where a distance of 0 has no gradient. The distance is D = (sum |d|^p)^(1/p), so its
# derivative by one difference d is sign(d) |d|^(p - 1) / D^(p - 1).


def _sign(d):
    return like(1, d) if d > like(0, d) else (like(-1, d) if d < like(0, d) else d)


def _by_one(d, grad, dist, p):
    return grad * _sign(d)


def _by_two(d, grad, dist, p):
    return like(0, d) if dist == like(0, d) else grad * d / dist


def _by_inf(d, grad, dist, p):
    # Only the largest differences count.
    return grad * _sign(d) if abs(d) == dist else like(0, d)


def _by_below_two(d, grad, dist, p):
    # The power p - 2 would divide by 0 where a difference is 0.
    if dist == like(0, d) or (d == like(0, d) and p < like(1, p)):
        return like(0, d)
    return _sign(d) * np.power(abs(d), p - like(1, p)) * grad / np.power(dist, p - like(1, p))


def _by_above_two(d, grad, dist, p):
    if dist == like(0, d):
        return like(0, d)
    return d * np.power(abs(d), p - like(2, p)) * grad / np.power(dist, p - like(1, p))


_GRADIENTS: dict[str, Functor] = {
    "one": _by_one, "two": _by_two, "inf": _by_inf, "below_two": _by_below_two, "above_two": _by_above_two,
}  # fmt: skip


# ---- kernels -----------------------------------------------------------------------------------------------------------


def cdist(pointer: Functor, zero: Functor, kind: str) -> Functor:
    """out[batch, i, j] = the distance of row i of a and row j of b. The geometry is [rows of a, rows of b, columns]."""
    step, last = _NORMS[kind]

    def kernel(n, out, a, b, p, g):
        k = cuda.grid(1)
        if k < n:
            above = k // g[1]
            x, y, total = pointer(a), pointer(b), zero()
            first, second = above * g[2], (above // g[0] * g[1] + k % g[1]) * g[2]
            for c in range(g[2]):
                total = step(total, abs(x[first + c] - y[second + c]), p)
            pointer(out)[k] = last(total, p)

    return kernel


def cdist_backward(pointer: Functor, zero: Functor, kind: str) -> Functor:
    """out[batch, i, c] = the sum over j of what the differences of row i of a to row j of b contribute."""
    gradient = _GRADIENTS[kind]

    def kernel(n, out, grad, a, b, dist, p, g):
        k = cuda.grid(1)
        if k < n:
            row, c = k // g[2], k % g[2]
            y, received, distance, total = pointer(b), pointer(grad), pointer(dist), zero()
            value, first = pointer(a)[k], row // g[0] * g[1]
            for j in range(g[1]):
                difference = value - y[(first + j) * g[2] + c]
                total += gradient(difference, received[row * g[1] + j], distance[row * g[1] + j], p)
            pointer(out)[k] = total

    return kernel


def pdist(pointer: Functor, zero: Functor, kind: str) -> Functor:
    """out[k] = the distance of the rows of pair k; the geometry is [rows, columns]."""
    step, last = _NORMS[kind]

    def kernel(n, out, a, p, g):
        k = cuda.grid(1)
        if k < n:
            # Pairs (i, j) with i < j, in this order: before those of row i there are i (rows - 1) - i (i - 1) / 2, and i is
            # the largest number for which these are at most k.
            half = np.float64(g[0]) - 0.5
            i = np.int64(half - np.sqrt(half * half - 2.0 * np.float64(k) - 1.0))
            j = k - g[0] * i + i * (i + 1) // 2 + i + 1
            x, total = pointer(a), zero()
            for c in range(g[1]):
                total = step(total, abs(x[i * g[1] + c] - x[j * g[1] + c]), p)
            pointer(out)[k] = last(total, p)

    return kernel


def pdist_backward(pointer: Functor, zero: Functor, kind: str) -> Functor:
    """out[i, c] = the sum of what the differences of row i to all others contribute."""
    gradient = _GRADIENTS[kind]

    def kernel(n, out, grad, a, dist, p, g):
        k = cuda.grid(1)
        if k < n:
            row, c = k // g[1], k % g[1]
            x, received, distance, total = pointer(a), pointer(grad), pointer(dist), zero()
            for other in range(g[0]):
                if other != row:
                    i, j = min(row, other), max(row, other)
                    pair = i * g[0] - i * (i + 1) // 2 + j - i - 1
                    total += gradient(x[k] - x[other * g[1] + c], received[pair], distance[pair], p)
            pointer(out)[k] = total

    return kernel


_ADDRESSES: dict[Functor, int] = {cdist: 3, cdist_backward: 5, pdist: 2, pdist_backward: 4}


@lru_cache(None)
def _kernel(template: Functor, dtype: ScalarType, kind: str) -> CudaKernel:
    kinds = "i" * (1 + _ADDRESSES[template]) + ("d" if dtype is float64 else "f") + "t"
    body = template(POINTERS[dtype], ZERO[dtype], kind)
    return cuda_kernel(body, kinds, name=f"{template.__name__}_{kind}_{dtype.name}")


def _launch(template: Functor, out: Tensor, inputs: tuple[Tensor, ...], p: float, geometry: tuple[int, ...]) -> None:
    kernel = _kernel(template, out.meta_.dtype, _kind(p))
    launch_for_each(kernel, out.meta_.numel, address(out), *map(address, inputs), p, geometry)


def _batch_of(t: Tensor, batch: tuple[int, ...]) -> Tensor:
    """The matrices of a batch one after the other, those that are shared too."""
    return dense(F.expand_default(t, (*batch, *t.meta_.sizes[-2:])))


def run_cdist(result: Tensor, x1: Tensor, x2: Tensor, p: float) -> None:
    dispatch(x1.meta_.dtype, "cdist_cuda", _TYPES)
    batch = tuple(result.meta_.sizes[:-2])
    geometry = (x1.meta_.sizes[-2], x2.meta_.sizes[-2], x1.meta_.sizes[-1])
    _launch(cdist, result, (_batch_of(x1, batch), _batch_of(x2, batch)), p, geometry)


def run_cdist_backward(result: Tensor, grad: Tensor, x1: Tensor, x2: Tensor, p: float, dist: Tensor) -> None:
    dispatch(x1.meta_.dtype, "cdist_cuda_backward", _TYPES)
    if p == 0:
        zero_(result)
        return
    batch = tuple(result.meta_.sizes[:-2])
    inputs = dense(grad), _batch_of(x1, batch), _batch_of(x2, batch), dense(dist)
    _launch(cdist_backward, result, inputs, p, (x1.meta_.sizes[-2], x2.meta_.sizes[-2], x1.meta_.sizes[-1]))


def run_pdist(result: Tensor, self: Tensor, p: float) -> None:
    dispatch(self.meta_.dtype, "pdist_cuda", _TYPES)
    _launch(pdist, result, (self,), p, tuple(self.meta_.sizes))


def run_pdist_backward(result: Tensor, grad: Tensor, self: Tensor, p: float, dist: Tensor) -> None:
    dispatch(self.meta_.dtype, "pdist_cuda_backward", _TYPES)
    if p == 0:
        zero_(result)
        return
    _launch(pdist_backward, result, (dense(grad), self, dist), p, tuple(self.meta_.sizes))


stubs.cdist_stub.register("cuda", run_cdist)
stubs.cdist_backward_stub.register("cuda", run_cdist_backward)
stubs.pdist_forward_stub.register("cuda", run_pdist)
stubs.pdist_backward_stub.register("cuda", run_pdist_backward)
