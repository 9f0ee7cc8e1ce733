"""Loop templates of reductions on CUDA.

    threads    a thread for each output, which walks over its elements       short reductions, and columns
    blocks     a block of threads for each output                            long rows

In `blocks` each thread folds every 256th element into an accumulator of its own; the accumulators of a warp are joined by
shuffles, in five steps, and those of the warps through shared memory. Neighbouring threads read neighbouring elements in
either template: in `threads` where the outputs lie side by side, in `blocks` where the reduced elements do.

Few outputs of many elements are reduced in two passes: the reduced elements are cut into chunks (blockIdx.y), each chunk gives
a row of accumulators, and a second launch joins the rows. So the order of additions depends on sizes alone, and results are
the same in each run; there are no atomics.

The functors are those of the CPU (cpu/shared_reduce_ops.py), and so is the arithmetic: elements are folded as accumulators,
which are wide. The geometry comes by value, strides in bytes, innermost first:

    [size, stride in the input, stride in the output] of each kept dimension, [size, stride] of each reduced one

Mirrors aten/src/ATen/native/cuda/Reduce.cuh. Left out: vectorised loads, several outputs a thread.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tinytensor.aten.native.cuda.block_reduce import WARPS, warp_reduce
from tinytensor.aten.native.reduce.cpu.reduce import Functors
from tinytensor.kernel_compiler import cuda

F = Callable


def kept_offsets(kept: int) -> F:
    """(bytes in the input, bytes in the output) of output i."""

    def offsets(i, g):
        at_in, at_out, rest = np.int64(0), np.int64(0), np.int64(i)
        for dim in range(kept):
            at = 3 * dim
            above = rest // g[at]
            place = rest - above * g[at]
            at_in += place * g[at + 1]
            at_out += place * g[at + 2]
            rest = above
        return at_in, at_out

    return offsets


def reduced_offset(kept: int, reduced: int) -> F:
    """Bytes to the j-th of the elements that one output reduces."""
    first = 3 * kept

    # One dimension needs no division, and is what most reductions have.
    def one(j, g):
        return j * g[first + 1]

    def several(j, g):
        at_in, rest = np.int64(0), np.int64(j)
        for dim in range(reduced):
            at = first + 2 * dim
            above = rest // g[at]
            at_in += (rest - above * g[at]) * g[at + 1]
            rest = above
        return at_in

    return one if reduced == 1 else several


def threads(f: Functors, kept: int, reduced: int) -> F:
    """A thread for each output and chunk: blockIdx.y counts chunks of `per` elements."""
    ptr_in, load, start, merge, finish, ptr_out = f.ptr_in, f.load, f.start, f.merge, f.finish, f.ptr_out
    offsets, element = kept_offsets(kept), reduced_offset(kept, reduced)

    def kernel(outputs, unit, per, out, inp, row, g, divisor):
        i = cuda.grid(1)
        if i < outputs:
            chunk = cuda.blockIdx.y
            at_in, at_out = offsets(i, g)
            acc = start()
            for j in range(chunk * per, min(unit, chunk * per + per)):
                acc = merge(acc, load(ptr_in(inp + at_in + element(j, g))[0]))
            ptr_out(out + chunk * row + at_out)[0] = finish(acc, divisor)

    return kernel


def blocks(f: Functors, kept: int, reduced: int, acc_dtype: type, warps: int) -> F:
    """A block of `warps` warps for each output (blockIdx.x) and chunk (blockIdx.y)."""
    ptr_in, load, start, merge, join = f.ptr_in, f.load, f.start, f.merge, f.join
    finish, ptr_out = f.finish, f.ptr_out
    offsets, element, joined = kept_offsets(kept), reduced_offset(kept, reduced), warp_reduce(join)

    def fold(inp, g, first, last):
        acc = start()
        j = first
        while j < last:
            acc = merge(acc, load(ptr_in(inp + element(j, g))[0]))
            j += cuda.blockDim.x
        return joined(acc)

    def one_warp(outputs, unit, per, out, inp, row, g, divisor):
        chunk = cuda.blockIdx.y
        at_in, at_out = offsets(cuda.blockIdx.x, g)
        acc = fold(inp + at_in, g, chunk * per + cuda.threadIdx.x, min(unit, chunk * per + per))
        if cuda.threadIdx.x == 0:
            ptr_out(out + chunk * row + at_out)[0] = finish(acc, divisor)

    def several_warps(outputs, unit, per, out, inp, row, g, divisor):
        of_warps = cuda.shared.array(WARPS, acc_dtype)
        thread, chunk = cuda.threadIdx.x, cuda.blockIdx.y
        at_in, at_out = offsets(cuda.blockIdx.x, g)
        acc = fold(inp + at_in, g, chunk * per + thread, min(unit, chunk * per + per))
        if thread % 32 == 0:
            of_warps[thread // 32] = acc
        cuda.syncthreads()
        if thread == 0:
            for warp in range(1, warps):
                acc = join(acc, of_warps[warp])
            ptr_out(out + chunk * row + at_out)[0] = finish(acc, divisor)

    return one_warp if warps == 1 else several_warps
