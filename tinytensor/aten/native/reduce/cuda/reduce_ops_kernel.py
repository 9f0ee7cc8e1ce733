"""CUDA kernels of the reductions: from metadata to a prepared launch.

The planners are what the stubs of reduce_ops_stubs.py hold for "cuda"; their form is the CPU's. They choose a template of
reduce.py and cut long reductions into chunks.

Mirrors aten/src/ATen/native/cuda/Reduce{Sum,Norm,Logic,MinValues,MaxValues,Moment}Kernel.cu and `setReduceConfig` of
Reduce.cuh.
"""

from __future__ import annotations

from functools import lru_cache, partial
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten.native.cuda.block_reduce import SHORT, THREADS, WARPS, block_reduce, threads_of_line
from tinytensor.aten.native.cuda.kernel_utils import WARP, address, threads_for
from tinytensor.aten.native.reduce import reduce_ops_stubs
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.aten.native.reduce.cpu.shared_reduce_ops import add, variance
from tinytensor.aten.native.reduce.cpu.sorting_keys import key_functors
from tinytensor.aten.native.reduce.cpu.tensor_compare_kernel_loops import KeyFunctors
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import (
    Dims,
    Geometry,
    Launch,
    dense_strides,
    index_geometry,
    make_geometry,
)
from tinytensor.aten.native.reduce.cuda import reduce
from tinytensor.aten.native.reduce.cuda.reduce import F, kept_offsets, reduced_offset
from tinytensor.c10.cuda.cuda_runtime import allocate_storage
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, bool_
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

ENOUGH_OUTPUTS = 1024
"""From so many outputs on nothing is cut: there is work for every multiprocessor."""
CHUNK = 8192
"""Elements of one output that a block gets at least, where a reduction is cut."""
MOST_CHUNKS = 128

_ACC_DTYPES = {1: np.uint8, 4: np.int32, 8: np.int64}


def flat(g: Geometry) -> tuple[int, ...]:
    """A geometry as kernels get it."""
    numbers: list[int] = []
    for row in zip(g.kept_sizes, g.kept_in, g.kept_out, strict=True):
        numbers += row
    for pair in zip(g.reduced_sizes, g.reduced_in, strict=True):
        numbers += pair
    return tuple(numbers)


def sweeps(g: Geometry, itemsize: int) -> bool:
    """Whether the outputs are neighbours in the input and the elements of one output are not."""
    side_by_side = bool(g.kept_sizes) and g.kept_in[0] == itemsize and g.kept_sizes[0] >= 8
    return side_by_side and not (g.reduced_in[0] == itemsize and g.reduced_sizes[0] > 1)


@lru_cache(None)
def _kernel(
    op: str, stage: str, element: ScalarType, out: ScalarType, template: str, kept: int, reduced: int
) -> CudaKernel:
    f = fn.functors(op, element, out)
    acc = f.acc_itemsize
    acc_dtype: Any = _ACC_DTYPES[acc]
    if op not in ("amax", "amin", "all", "any") and fn.value_type(out).is_floating_point:
        acc_dtype = np.float64 if acc == 8 else np.float32
    f = fn.first_stage(f) if stage == "first" else fn.second_stage(f) if stage == "second" else f
    if template == "threads":
        body = reduce.threads(f, kept, reduced)
    else:
        body = reduce.blocks(f, kept, reduced, acc_dtype, 1 if template == "warp" else WARPS)
    name = f"{op}_{element.name}_{out.name}_{template}_{kept}_{reduced}_{stage}"
    return cuda_kernel(body, "iiiiiitd", name=name)


def _chunks(g: Geometry) -> int:
    """Into how many pieces to cut what one output reduces."""
    if g.outputs >= ENOUGH_OUTPUTS or g.unit < 2 * CHUNK:
        return 1
    return min(MOST_CHUNKS, -(-g.unit // CHUNK), max(1, 2 * ENOUGH_OUTPUTS // g.outputs))


def _prepare(op: str, stage: str, element: ScalarType, out: ScalarType, g: Geometry, itemsize: int, chunks: int, row: int,
             divisor: float) -> Any:  # fmt: skip
    """`launch(out address, in address)` of one pass; `row` is the distance in bytes of two chunks' results."""
    unit = g.unit
    per = -(-unit // chunks) if unit else 0
    by_threads = unit <= SHORT or sweeps(g, itemsize) or stage == "second"
    template = "threads" if by_threads else "warp" if threads_of_line(per) == WARP else "block"
    kernel = _kernel(op, stage, element, out, template, len(g.kept_sizes), len(g.reduced_sizes))
    numbers = flat(g)
    if by_threads:
        across, block = threads_for(g.outputs, THREADS)
        grid = (across, chunks)
    else:
        block, grid = 32 if template == "warp" else THREADS, (g.outputs, chunks)
    outputs = g.outputs

    def launch(to: int, source: int) -> None:
        kernel.launch(grid, block, outputs, unit, per, to, source, row, numbers, divisor)

    return launch


def plan_reduction(op: str, m: Metadata, dims: Dims, out: Metadata) -> Launch:
    """Prepare `launch(out, self)` of one of the value reductions."""
    if out.dtype is bool_ and op in ("sum", "prod"):
        op = "any" if op == "sum" else "all"
    g = make_geometry(m, dims, out)
    if g.outputs == 0:
        return _nothing
    divisor, chunks = float(g.unit), _chunks(g)
    if chunks == 1:
        launch = _prepare(op, "direct", m.dtype, out.dtype, g, m.itemsize, 1, 0, divisor)

        def direct(out: Tensor, self: Tensor) -> None:
            launch(address(out), address(self))

        return direct
    acc = fn.functors(op, m.dtype, out.dtype).acc_itemsize
    row, dense = g.outputs * acc, dense_strides(g.kept_sizes, acc)
    partial_sums = Geometry(g.kept_sizes, g.kept_in, dense, g.reduced_sizes, g.reduced_in)
    first = _prepare(op, "first", m.dtype, out.dtype, partial_sums, m.itemsize, chunks, row, divisor)
    joined = Geometry(g.kept_sizes, dense, g.kept_out, (chunks,), (row,))
    second = _prepare(op, "second", m.dtype, out.dtype, joined, acc, 1, 0, divisor)

    def in_two_passes(out: Tensor, self: Tensor) -> None:
        scratch = allocate_storage(chunks * row, self.meta_.device)
        first(scratch.data_ptr, address(self))
        second(address(out), scratch.data_ptr)

    return in_two_passes


def _nothing(out: Tensor, self: Tensor) -> None:
    """The output has no elements."""


# ---- the largest, and where it is --------------------------------------------------------------------------------------


def first_largest(f: KeyFunctors, kept: int) -> F:
    """A thread for each output: the first element with the largest key, and its place.

    The kept dimensions are [size, stride in the input, stride of the indices]; those of the values follow the reduced one.
    """
    ptr_in, key = f.ptr_in, f.key
    offsets, at_values = kept_offsets(kept), 3 * kept

    def kernel(outputs, n, stride, values, indices, inp, g):
        i = cuda.grid(1)
        if i < outputs:
            at_in, at_index = offsets(i, g)
            base = inp + at_in
            best = key(ptr_in(base)[0])
            place = np.int64(0)
            for j in range(1, n):
                k = key(ptr_in(base + j * stride)[0])
                if k > best:
                    best = k
                    place = np.int64(j)
            ptr_int64(indices + at_index)[0] = place
            if values != 0:
                to, rest = np.int64(0), np.int64(i)
                for dim in range(kept):
                    size = g[3 * dim]
                    above = rest // size
                    to += (rest - above * size) * g[at_values + dim]
                    rest = above
                ptr_in(values + to)[0] = ptr_in(base + place * stride)[0]

    return kernel


def first_largest_of_row(f: KeyFunctors) -> F:
    """A warp for one long row: lanes keep the first winner of their elements, and shuffles join them."""
    ptr_in, key = f.ptr_in, f.key

    def kernel(n, stride, per, winners, inp):
        # Block b looks at the elements from b * per on, and writes the place of its winner.
        first = cuda.blockIdx.x * per
        last = min(n, first + per)
        j = first + cuda.threadIdx.x
        # A lane without elements looks at the block's first one: that changes nothing.
        place = np.int64(j if j < last else first)
        best = key(ptr_in(inp + place * stride)[0])
        j += 32
        while j < last:
            k = key(ptr_in(inp + j * stride)[0])
            if k > best:
                best = k
                place = np.int64(j)
            j += 32
        distance = 16
        while distance > 0:
            k = cuda.shfl_down_sync(cuda.ALL_LANES, best, distance)
            other = cuda.shfl_down_sync(cuda.ALL_LANES, place, distance)
            # Of equal keys the one that stands first wins, whichever lane has it.
            if k > best or (k == best and other < place):
                best = k
                place = other
            distance //= 2
        if cuda.threadIdx.x == 0:
            ptr_int64(winners)[cuda.blockIdx.x] = place

    return kernel


def join_winners(f: KeyFunctors) -> F:
    """The best of the blocks' winners, by one thread. They come in the order of the row, so `>` keeps the first."""
    ptr_in, key = f.ptr_in, f.key

    def kernel(count, stride, values, indices, winners, inp):
        w = ptr_int64(winners)
        place = w[0]
        best = key(ptr_in(inp + place * stride)[0])
        for b in range(1, count):
            k = key(ptr_in(inp + w[b] * stride)[0])
            if k > best:
                best = k
                place = w[b]
        ptr_int64(indices)[0] = place
        if values != 0:
            ptr_in(values)[0] = ptr_in(inp + place * stride)[0]

    return kernel


@lru_cache(None)
def _index_kernel(template: str, largest: bool, dtype: ScalarType, kept: int) -> CudaKernel:
    f = key_functors(dtype, largest)
    name = f"arg{'max' if largest else 'min'}_{dtype.name}_{template}_{kept}"
    if template == "threads":
        return cuda_kernel(first_largest(f, kept), "iiiiiit", name=name)
    if template == "row":
        return cuda_kernel(first_largest_of_row(f), "iiiii", name=name)
    return cuda_kernel(join_winners(f), "iiiiii", name=name)


def plan_index_reduction(
    largest: bool, m: Metadata, dim: int | None, values: Metadata | None, indices: Metadata
) -> Launch:
    """Prepare `launch(values or None, indices, self)`. `dim=None`: over all elements of a contiguous input."""
    n, stride, sizes, (of_input, of_values, of_indices) = index_geometry(m, dim, values, indices)
    outputs = prod(sizes)
    if outputs == 0:
        return _no_indices
    if outputs == 1 and n > SHORT:
        return _plan_row(largest, m, n, stride)
    numbers = [number for dim in zip(sizes, of_input, of_indices, strict=True) for number in dim]
    g = (*numbers, *of_values) or (0,)
    kernel = _index_kernel("threads", largest, m.dtype, len(sizes))
    blocks, threads = threads_for(outputs, THREADS)

    def launch(values: Tensor | None, indices: Tensor, self: Tensor) -> None:
        to = address(values)
        place = address(indices)
        source = address(self)
        kernel.launch(blocks, threads, outputs, n, stride, to, place, source, g)

    return launch


def _plan_row(largest: bool, m: Metadata, n: int, stride: int) -> Launch:
    per = max(32 * 16, -(-n // MOST_CHUNKS))
    count = -(-n // per)
    row, join = (_index_kernel(template, largest, m.dtype, 0) for template in ("row", "join"))

    def launch(values: Tensor | None, indices: Tensor, self: Tensor) -> None:
        source = address(self)
        winners = allocate_storage(8 * count, self.meta_.device)
        row.launch(count, 32, n, stride, per, winners.data_ptr, source)
        to = address(values)
        join.launch(1, 1, count, stride, to, address(indices), winners.data_ptr, source)

    return launch


def _no_indices(values: Tensor | None, indices: Tensor, self: Tensor) -> None:
    """The outputs have no elements."""


# ---- variance and standard deviation -----------------------------------------------------------------------------------


def moments_by_threads(f: fn.MomentFunctors, kept: int, reduced: int) -> F:
    """A thread for each output: the mean, then the squares of the deviations from it."""
    ptr_in, load, ptr_out, finish = f.ptr_in, f.load, f.ptr_out, f.finish
    offsets, element = kept_offsets(kept), reduced_offset(kept, reduced)

    def kernel(outputs, unit, out, inp, g, correction):
        i = cuda.grid(1)
        if i < outputs:
            at_in, at_out = offsets(i, g)
            total = np.float64(0)
            for j in range(unit):
                total += np.float64(load(ptr_in(inp + at_in + element(j, g))[0]))
            mean = total / np.float64(unit)
            squares = np.float64(0)
            for j in range(unit):
                d = np.float64(load(ptr_in(inp + at_in + element(j, g))[0])) - mean
                squares += d * d
            ptr_out(out + at_out)[0] = finish(variance(squares, unit, correction))

    return kernel


def moments_by_blocks(f: fn.MomentFunctors, kept: int, reduced: int, warps: int) -> F:
    """A block for each output. All threads need the mean for the squares."""
    ptr_in, load, ptr_out, finish = f.ptr_in, f.load, f.ptr_out, f.finish
    offsets, element, summed = kept_offsets(kept), reduced_offset(kept, reduced), block_reduce(add, warps, np.float64)

    def kernel(outputs, unit, out, inp, g, correction):
        thread = cuda.threadIdx.x
        at_in, at_out = offsets(cuda.blockIdx.x, g)
        total = np.float64(0)
        j = np.int64(thread)
        while j < unit:
            total += np.float64(load(ptr_in(inp + at_in + element(j, g))[0]))
            j += cuda.blockDim.x
        mean = summed(total) / np.float64(unit)
        squares = np.float64(0)
        j = np.int64(thread)
        while j < unit:
            d = np.float64(load(ptr_in(inp + at_in + element(j, g))[0])) - mean
            squares += d * d
            j += cuda.blockDim.x
        squares = summed(squares)
        if thread == 0:
            ptr_out(out + at_out)[0] = finish(variance(squares, unit, correction))

    return kernel


@lru_cache(None)
def _moment_kernel(template: str, op: str, element: ScalarType, out: ScalarType, kept: int, reduced: int) -> CudaKernel:
    f = fn.moment_functors(op, element, out)
    if template == "threads":
        body = moments_by_threads(f, kept, reduced)
    else:
        body = moments_by_blocks(f, kept, reduced, 1 if template == "warp" else WARPS)
    return cuda_kernel(body, "iiiitd", name=f"{op}_{element.name}_{out.name}_{template}_{kept}_{reduced}")


def plan_moments(op: str, m: Metadata, dims: Dims, out: Metadata) -> Launch:
    """Prepare `launch(out, self, correction)` of var and std."""
    g = make_geometry(m, dims, out)
    if g.outputs == 0:
        return _no_moments
    unit, outputs, numbers = g.unit, g.outputs, flat(g)
    by_threads = unit <= SHORT or sweeps(g, m.itemsize)
    template = "threads" if by_threads else "warp" if threads_of_line(unit) == WARP else "block"
    kernel = _moment_kernel(template, op, m.dtype, out.dtype, len(g.kept_sizes), len(g.reduced_sizes))
    grid, block = threads_for(outputs, THREADS) if by_threads else (outputs, threads_of_line(unit))

    def launch(out: Tensor, self: Tensor, correction: float) -> None:
        to, source = address(out), address(self)
        kernel.launch(grid, block, outputs, unit, to, source, numbers, correction)

    return launch


def _no_moments(out: Tensor, self: Tensor, correction: float) -> None:
    """The output has no elements."""


for _op, _stub in reduce_ops_stubs.VALUE_STUBS.items():
    _stub.register("cuda", partial(plan_reduction, _op))
reduce_ops_stubs.max_stub.register("cuda", partial(plan_index_reduction, True))
reduce_ops_stubs.min_stub.register("cuda", partial(plan_index_reduction, False))
reduce_ops_stubs.var_stub.register("cuda", partial(plan_moments, "var"))
reduce_ops_stubs.std_stub.register("cuda", partial(plan_moments, "std"))
