"""The values that threads hold, joined into one: within a warp, and over a block.

    total = block_reduce(add, warps, np.float32)
    ...
    value = total(value)        # in a kernel: all threads of the block call it, and all get the result

Lanes of a warp exchange values directly, in five steps; what the warps have found meets in shared memory.

Mirrors aten/src/ATen/native/cuda/block_reduce.cuh (`WarpReduce`, `BlockReduce`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor.aten.native.cuda.kernel_utils import WARP
from tinytensor.kernel_compiler import cuda

F = Callable

THREADS = 256
"""Threads of a block that works on one line, if the line is long."""
WARPS = THREADS // WARP
SHORT = 64
"""Lines up to this length are walked by one thread."""


def threads_of_line(n: int) -> int:
    """How many threads share the work on one line of n elements: one warp, or a full block."""
    return WARP if n <= 16 * WARP else THREADS


def add(a: Any, b: Any) -> Any:
    return a + b


def warp_reduce(join: F) -> F:
    """The values of a warp joined: lane 0 has the result. `join(own, of a higher lane)`."""

    def joined(value):
        distance = 16
        while distance > 0:
            value = join(value, cuda.shfl_down_sync(cuda.ALL_LANES, value, distance))
            distance //= 2
        return value

    return joined


def block_reduce(join: F, warps: int, dtype: Any) -> F:
    """A value of each thread joined over a block of `warps` warps: every thread gets the result. `join` commutes."""

    def joined(value):
        of_warps = cuda.shared.array(WARPS, dtype)
        distance = 16
        while distance > 0:
            value = join(value, cuda.shfl_xor_sync(cuda.ALL_LANES, value, distance))
            distance //= 2
        if warps > 1:
            thread = cuda.threadIdx.x
            # The array may still be read for the value before.
            cuda.syncthreads()
            if thread % WARP == 0:
                of_warps[thread // WARP] = value
            cuda.syncthreads()
            value = of_warps[0]
            for warp in range(1, warps):
                value = join(value, of_warps[warp])
        return value

    return joined
