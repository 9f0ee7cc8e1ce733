"""gather, scatter, index and index_put on CUDA: a thread for each element of the result, or of what is written.

An index that is out of range is noticed by the thread that reads it, which ends the kernel (`device_assert`): nobody waits for
the answer, so the error cannot name the index, as on the CPU.

Two indices may name one place. Sums and extremes are then made by atomic operations, in no particular order. Where there is
no such operation (products, 8 and 16 bits), and in deterministic mode, one thread does all of it in the order of the index.

Mirrors aten/src/ATen/native/cuda/{IndexKernel,ScatterGatherKernel,Indexing}.cu.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cuda.kernel_utils import address
from tinytensor.aten.native.cuda.loops import blocks_for
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.indexing.cpu.index_kernel import BITS
from tinytensor.aten.native.indexing.cpu.scatter_gather_kernel import _COMBINE
from tinytensor.aten.native.indexing.tensor_advanced_indexing_stubs import ScatterGeometry
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.c10.deterministic import context as deterministic
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, float32, float64, int32, int64
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import atomic_add, atomic_max, atomic_min, device_assert
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor
    from tinytensor.aten.native.indexing.tensor_advanced_indexing import IndexGeometry

F = Callable
Ints = tuple[int, ...]
Launch = Callable[..., None]

_ATOMIC_TYPES = (float32, float64, int32, int64)
_ATOMICS = {"add": atomic_add, "amax": atomic_max, "amin": atomic_min}


def walk(move: F, dims: int, count: int, negative: bool) -> F:
    """for each p of the shape: move(out, at_out, source, at_source), where `count` index tensors decide parts of one place.

    The geometry has for each dimension, innermost first: size, stride of the plain side, of the indexed side, of each index
    tensor; behind them the size and the stride of each indexed dimension. `tables` are the index tensors' addresses.
    """
    width = 3 + count
    ends = dims * width

    def place(p, tables, g):
        """(element of the plain side, element of the indexed side)"""
        plain, indexed, rest = np.int64(0), np.int64(0), np.int64(p)
        for dim in range(dims):
            at = dim * width
            above = rest // g[at]
            here = rest - above * g[at]
            plain += here * g[at + 1]
            indexed += here * g[at + 2]
            rest = above
        for k in range(count):
            where, rest = np.int64(0), np.int64(p)
            for dim in range(dims):
                at = dim * width
                above = rest // g[at]
                where += (rest - above * g[at]) * g[at + 3 + k]
                rest = above
            index = ptr_int64(tables[k])[where]
            size = g[ends + 2 * k]
            if negative:
                device_assert(index >= -size)
                if index < 0:
                    index += size
            device_assert(index >= 0)
            device_assert(index < size)
            indexed += index * g[ends + 2 * k + 1]
        return plain, indexed

    def parallel(n, plain, indexed, tables, g):
        p = cuda.grid(1)
        while p < n:
            at_plain, at_indexed = place(p, tables, g)
            move(plain, at_plain, indexed, at_indexed)
            p += cuda.gridsize(1)

    return parallel


def geometry(
    shape: Ints, plain: Ints, indexed: Ints, index_strides: Sequence[Ints], sizes: Ints, strides: Ints
) -> Ints:
    """The tuple that `walk` describes; the arguments have the outermost dimension first."""
    numbers: list[int] = []
    for dim in reversed(range(len(shape))):
        numbers += [shape[dim], plain[dim], indexed[dim], *(s[dim] for s in index_strides)]
    for size, stride in zip(sizes, strides, strict=True):
        numbers += [size, stride]
    return tuple(numbers)


# ---- what is done with the two places ----------------------------------------------------------------------------------


def fetch(ptr: F) -> F:
    def move(plain, at_plain, indexed, at_indexed):
        ptr(plain)[at_plain] = ptr(indexed)[at_indexed]

    return move


def put(ptr: F) -> F:
    def move(plain, at_plain, indexed, at_indexed):
        ptr(indexed)[at_indexed] = ptr(plain)[at_plain]

    return move


def combine_atomically(ptr: F, atomic: F) -> F:
    def move(plain, at_plain, indexed, at_indexed):
        atomic(ptr(indexed), at_indexed, ptr(plain)[at_plain])

    return move


def combine_alone(ptr: F, load: F, store: F, combine: F) -> F:
    """For a kernel of one thread: what stands there, and what comes, make what stands there next."""

    def move(plain, at_plain, indexed, at_indexed):
        y = ptr(indexed)
        y[at_indexed] = store(combine(load(y[at_indexed]), load(ptr(plain)[at_plain])))

    return move


@lru_cache(None)
def _move_kernel(kind: str, itemsize: int, dims: int, count: int, negative: bool) -> CudaKernel:
    move = (fetch if kind == "fetch" else put)(BITS[itemsize])
    return cuda_kernel(walk(move, dims, count, negative), "iiitt", name=f"index_{kind}_{itemsize}_{dims}d_{count}")


@lru_cache(None)
def _combine_kernel(reduce: str, alone: bool, dtype: ScalarType, dims: int, count: int, negative: bool) -> CudaKernel:
    if alone:
        value = fn.value_type(dtype)
        move = combine_alone(POINTERS[dtype], fn.load_as(dtype, value), fn.STORE[dtype], _COMBINE[reduce])
    else:
        move = combine_atomically(POINTERS[dtype], _ATOMICS[reduce])
    name = f"index_{reduce}_{dtype.name}_{dims}d_{count}{'_alone' if alone else ''}"
    return cuda_kernel(walk(move, dims, count, negative), "iiitt", name=name)


def _writer(reduce: str | None, dtype: ScalarType, dims: int, count: int, negative: bool) -> tuple[CudaKernel, bool]:
    """The kernel that writes, and whether one thread must run it alone."""
    if reduce is None:
        return _move_kernel("put", dtype.itemsize, dims, count, negative), deterministic.algorithms
    alone = deterministic.algorithms or reduce not in _ATOMICS or dtype not in _ATOMIC_TYPES
    return _combine_kernel(reduce, alone, dtype, dims, count, negative), alone


def _launch_size(n: int, alone: bool) -> tuple[int, int]:
    return (1, 1) if alone else blocks_for(n)


# ---- planners ----------------------------------------------------------------------------------------------------------


def plan_index(g: IndexGeometry, m: Metadata, out: Metadata) -> Any:
    """Prepare `launch(out, self, indices)`."""
    n = prod(g.shape)
    if n == 0:
        return _nothing
    numbers = geometry(g.shape, tuple(out.strides), g.source, g.index_strides, g.sizes, g.strides)
    kernel = _move_kernel("fetch", m.itemsize, len(g.shape), len(g.sizes), True)
    size = blocks_for(n)

    def launch(out: Tensor, self: Tensor, indices: Sequence[Tensor]) -> None:
        kernel.launch(*size, n, address(out), address(self), tuple(map(address, indices)), numbers)

    return launch


def plan_index_put(g: IndexGeometry, m: Metadata, values: Ints, accumulate: bool) -> Any:
    """Prepare `launch(self, indices, values)`; `values` are the strides of the values over the result's shape."""
    n = prod(g.shape)
    if n == 0:
        return _nothing
    numbers = geometry(g.shape, values, g.source, g.index_strides, g.sizes, g.strides)

    def launch(self: Tensor, indices: Sequence[Tensor], values: Tensor) -> None:
        kernel, alone = _writer("add" if accumulate else None, m.dtype, len(g.shape), len(g.sizes), True)
        tables = tuple(map(address, indices))
        kernel.launch(*_launch_size(n, alone), n, address(values), address(self), tables, numbers)

    return launch


def plan_gather(m: Metadata, dim: int, index: Metadata, index_strides: Ints, out: Metadata) -> Any:
    """Prepare `launch(out, self, index)`: along `dim` the index decides, elsewhere the position in the output."""
    n = out.numel
    if n == 0:
        return _nothing
    source = tuple(0 if d == dim else s for d, s in enumerate(m.strides)) if m.dim else (0,) * out.dim
    size, stride = (m.sizes[dim], m.strides[dim]) if m.dim else (1, 1)
    numbers = geometry(tuple(out.sizes), tuple(out.strides), source, [index_strides], (size,), (stride,))
    kernel, blocks = _move_kernel("fetch", m.itemsize, out.dim, 1, False), blocks_for(n)

    def launch(out: Tensor, self: Tensor, index: Tensor) -> None:
        kernel.launch(*blocks, n, address(out), address(self), (address(index),), numbers)

    return launch


def plan_scatter(g: ScatterGeometry, dtype: ScalarType, reduce: str | None, negative: bool) -> Any:
    """Prepare `launch(out, index, src)`; the index is int64."""
    n = prod(g.shape)
    if n == 0:
        return _nothing
    numbers = geometry(g.shape, g.source, g.target, [g.index_strides], (g.size,), (g.stride,))

    def launch(out: Tensor, index: Tensor, src: Tensor) -> None:
        kernel, alone = _writer(reduce, dtype, len(g.shape), 1, negative)
        kernel.launch(*_launch_size(n, alone), n, address(src), address(out), (address(index),), numbers)

    return launch


def _nothing(*tensors: Any) -> None:
    """There is nothing to move."""


stubs.index_stub.register("cuda", plan_index)
stubs.index_put_stub.register("cuda", plan_index_put)
stubs.gather_stub.register("cuda", plan_gather)
stubs.scatter_stub.register("cuda", plan_scatter)
