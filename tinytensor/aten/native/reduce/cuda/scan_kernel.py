"""CUDA kernels of the running folds: cumsum, cumprod, logcumsumexp, cummax, cummin.

    threads    a thread walks down a line                short lines, and lines that lie side by side
    blocks     a block of one warp or eight for a line, which it takes in pieces of one element a thread

Within a piece a warp folds in five steps: after step s each lane holds the fold of the 2^s elements that end at its own. The
folds of whole warps meet in shared memory, and what came before the piece is carried along. So additions of long lines come
in another order than on the CPU; they are the same in each run.

The geometry comes by value, strides in bytes, as in reduce.py: [size, stride in the input, stride in the output] of each
dimension but the scanned one.

Mirrors aten/src/ATen/native/cuda/ScanKernels.cpp, ScanUtils.cuh (`tensor_kernel_scan_innermost_dim`,
`tensor_kernel_scan_outer_dim`) and LogcumsumexpKernel.cu. Left out: one line that is scanned by several blocks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cuda.block_reduce import SHORT, THREADS, WARPS, threads_of_line
from tinytensor.aten.native.cuda.kernel_utils import WARP, address, threads_for
from tinytensor.aten.native.reduce import reduce_ops_stubs as stubs
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.aten.native.reduce.cpu.reduce_ops_kernel import Fold, _fold
from tinytensor.aten.native.reduce.cpu.sorting_keys import key_functors
from tinytensor.aten.native.reduce.cpu.tensor_compare_kernel_loops import KeyFunctors
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import coalesce
from tinytensor.aten.native.reduce.cuda.reduce import kept_offsets
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable
Launch = Callable[..., None]

SIDE_BY_SIDE = 32
"""So many neighbouring lines are read by a warp at once."""


# ---- running folds -----------------------------------------------------------------------------------------------------


def fold_by_threads(f: Fold, ptr_in: F, ptr_out: F, store: F, others: int) -> F:
    load, start, combine, offsets = f.load, f.start, f.combine, kept_offsets(others)

    def kernel(lines, n, step_in, step_out, out, inp, g):
        line = cuda.grid(1)
        if line < lines:
            at_in, at_out = offsets(line, g)
            acc = start()
            for j in range(n):
                acc = combine(acc, load(ptr_in(inp + at_in + j * step_in)[0]))
                ptr_out(out + at_out + j * step_out)[0] = store(acc)

    return kernel


def fold_by_blocks(f: Fold, ptr_in: F, ptr_out: F, store: F, others: int, acc_dtype: Any, warps: int) -> F:
    load, start, combine, offsets = f.load, f.start, f.combine, kept_offsets(others)

    def kernel(lines, n, step_in, step_out, out, inp, g):
        of_warps = cuda.shared.array(WARPS, acc_dtype)
        thread = cuda.threadIdx.x
        lane, warp = thread % 32, thread // 32
        at_in, at_out = offsets(cuda.blockIdx.x, g)
        carried = start()
        first = np.int64(0)
        while first < n:
            j = first + thread
            acc = start()
            if j < n:
                acc = combine(acc, load(ptr_in(inp + at_in + j * step_in)[0]))
            distance = 1
            while distance < 32:
                below = cuda.shfl_up_sync(cuda.ALL_LANES, acc, distance)
                if lane >= distance:
                    acc = combine(below, acc)
                distance *= 2
            before = carried
            if warps > 1:
                if lane == 31:
                    of_warps[warp] = acc
                cuda.syncthreads()
                for w in range(warps):
                    if w == warp:
                        before = carried
                    carried = combine(carried, of_warps[w])
                # The next piece writes the cells again.
                cuda.syncthreads()
            else:
                carried = combine(carried, cuda.shfl_sync(cuda.ALL_LANES, acc, 31))
            if j < n:
                ptr_out(out + at_out + j * step_out)[0] = store(combine(before, acc))
            first += cuda.blockDim.x

    return kernel


def _acc_dtype(op: str, out: ScalarType, f: Fold) -> Any:
    if not out.is_floating_point and op != "logcumsumexp":
        return np.int64
    return np.float64 if f.acc_itemsize == 8 else np.float32


@lru_cache(None)
def _fold_kernel(op: str, threads: int, element: ScalarType, out: ScalarType, others: int) -> CudaKernel:
    """`threads`: of a block that has one line, or 0 where a thread has one."""
    f = _fold(op, element, out)
    accesses = POINTERS[element], POINTERS[out], fn.STORE[out], others
    body = fold_by_threads(f, *accesses)
    if threads:
        body = fold_by_blocks(f, *accesses, _acc_dtype(op, out, f), threads // 32)
    return cuda_kernel(body, "iiiiiit", name=f"{op}_{element.name}_{out.name}_{threads or 'threads'}_{others}d")


def _shape(lines: int, n: int, side_by_side: bool) -> tuple[int, int, int]:
    """(threads of a block that has one line or 0, blocks, threads)."""
    if n <= SHORT or side_by_side:
        return 0, *threads_for(lines, THREADS)
    threads = threads_of_line(n)
    return threads, lines, threads


def _others(dim: int, m: Metadata, *outs: Metadata) -> tuple[list[int], list[list[int]]]:
    """Sizes and strides, in bytes, of the dimensions but the scanned one."""
    others = [d for d in range(m.dim) if d != dim]
    sizes, strides = coalesce(
        [m.sizes[d] for d in others], [[x.strides[d] * x.itemsize for d in others] for x in (m, *outs)]
    )
    return list(sizes), [list(own) for own in strides]


def plan_scan(op: str, m: Metadata, dim: int, out: Metadata) -> Launch:
    """Prepare `launch(out, self)`."""
    if m.numel == 0:
        return _nothing
    sizes, (strides_in, strides_out) = _others(dim, m, out)
    n, step_in, step_out = m.sizes[dim], m.strides[dim] * m.itemsize, out.strides[dim] * out.itemsize
    lines = prod(sizes)
    side_by_side = bool(sizes) and sizes[0] >= SIDE_BY_SIDE and strides_in[0] == m.itemsize
    threads, grid, block = _shape(lines, n, side_by_side)
    kernel = _fold_kernel(op, threads, m.dtype, out.dtype, len(sizes))
    g = tuple(x for row in zip(sizes, strides_in, strides_out, strict=True) for x in row) or (0,)

    def launch(out: Tensor, self: Tensor) -> None:
        addresses = address(out), address(self)
        kernel.launch(grid, block, lines, n, step_in, step_out, *addresses, g)

    return launch


def _nothing(out: Tensor, self: Tensor) -> None:
    """The output has no elements."""


# ---- running extremes --------------------------------------------------------------------------------------------------


def places_of(others: int) -> F:
    """(bytes in the input, in the values, in the indices) of a line: the strides of the indices follow the others."""
    offsets, behind = kept_offsets(others), 3 * others

    def places(line, g):
        at_in, at_value = offsets(line, g)
        at_index, rest = np.int64(0), np.int64(line)
        for dim in range(others):
            size = g[3 * dim]
            above = rest // size
            at_index += (rest - above * size) * g[behind + dim]
            rest = above
        return at_in, at_value, at_index

    return places


def extremes_by_threads(f: KeyFunctors, others: int) -> F:
    ptr_in, key, lowest, places = f.ptr_in, f.key, f.lowest, places_of(others)

    def kernel(lines, n, step_in, step_value, step_index, values, indices, inp, g):
        line = cuda.grid(1)
        if line < lines:
            at_in, at_value, at_index = places(line, g)
            x = inp + at_in
            best, place = lowest(), np.int64(0)
            for j in range(n):
                k = key(ptr_in(x + j * step_in)[0])
                # Of equal elements the latest wins.
                if k >= best:
                    best, place = k, np.int64(j)
                ptr_in(values + at_value + j * step_value)[0] = ptr_in(x + place * step_in)[0]
                ptr_int64(indices + at_index + j * step_index)[0] = place

    return kernel


def extremes_by_warps(f: KeyFunctors, others: int) -> F:
    """A warp for each line, in pieces of 32 elements."""
    ptr_in, key, lowest, places = f.ptr_in, f.key, f.lowest, places_of(others)

    def kernel(lines, n, step_in, step_value, step_index, values, indices, inp, g):
        lane = cuda.threadIdx.x
        at_in, at_value, at_index = places(cuda.blockIdx.x, g)
        x = inp + at_in
        carried, place_carried = lowest(), np.int64(0)
        first = np.int64(0)
        while first < n:
            j = first + lane
            best, place = lowest(), place_carried
            if j < n:
                best, place = key(ptr_in(x + j * step_in)[0]), np.int64(j)
            distance = 1
            while distance < 32:
                below = cuda.shfl_up_sync(cuda.ALL_LANES, best, distance)
                place_below = cuda.shfl_up_sync(cuda.ALL_LANES, place, distance)
                if lane >= distance and below > best:
                    best, place = below, place_below
                distance *= 2
            if carried > best:
                best, place = carried, place_carried
            if j < n:
                ptr_in(values + at_value + j * step_value)[0] = ptr_in(x + place * step_in)[0]
                ptr_int64(indices + at_index + j * step_index)[0] = place
            carried = cuda.shfl_sync(cuda.ALL_LANES, best, 31)
            place_carried = cuda.shfl_sync(cuda.ALL_LANES, place, 31)
            first += 32

    return kernel


@lru_cache(None)
def _extreme_kernel(largest: bool, by_threads: bool, dtype: ScalarType, others: int) -> CudaKernel:
    template, word = (extremes_by_threads, "threads") if by_threads else (extremes_by_warps, "warps")
    name = f"{'cummax' if largest else 'cummin'}_{dtype.name}_{word}_{others}d"
    return cuda_kernel(template(key_functors(dtype, largest), others), "iiiiiiiit", name=name)


def plan_cummax(largest: bool, m: Metadata, dim: int, values: Metadata, indices: Metadata) -> Launch:
    """Prepare `launch(values, indices, self)`."""
    if m.numel == 0:
        return _no_extremes
    sizes, strides = _others(dim, m, values, indices)
    n, steps = m.sizes[dim], [x.strides[dim] * x.itemsize for x in (m, values, indices)]
    lines = prod(sizes)
    by_threads = n <= SHORT or (bool(sizes) and sizes[0] >= SIDE_BY_SIDE and strides[0][0] == m.itemsize)
    grid, block = threads_for(lines, THREADS) if by_threads else (lines, WARP)
    kernel = _extreme_kernel(largest, by_threads, m.dtype, len(sizes))
    g = (*(x for row in zip(sizes, *strides[:2], strict=True) for x in row), *strides[2]) or (0,)

    def launch(values: Tensor, indices: Tensor, self: Tensor) -> None:
        addresses = [address(t) for t in (values, indices, self)]
        kernel.launch(grid, block, lines, n, *steps, *addresses, g)

    return launch


def _no_extremes(values: Tensor, indices: Tensor, self: Tensor) -> None:
    """There are no elements."""


for _op, _stub in stubs.SCAN_STUBS.items():
    _stub.register("cuda", partial(plan_scan, _op))
stubs.cummax_stub.register("cuda", partial(plan_cummax, True))
stubs.cummin_stub.register("cuda", partial(plan_cummax, False))
