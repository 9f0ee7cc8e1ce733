"""tril_indices and triu_indices on CUDA: a thread for each place of the triangle finds its row by bisection.

How many places lie above a row is an arithmetic series, so nothing has to be added up before. PyTorch solves the quadratic
equation instead.

Mirrors `tril_indices_cuda` and `triu_indices_cuda` of aten/src/ATen/native/cuda/TensorFactories.cu.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.shape.tensor_transformations_stubs import triangle_indices_stub
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def lower_places(rows, reach, columns):
    """How many places the first `rows` rows have, if row r has reach + r of them, but not less than 0 or more than `columns`."""
    empty = min(max(-reach, 0), rows)
    full = min(max(columns - reach, empty), rows)
    # Between the empty rows and the full ones each row has one more than the one before.
    first, last = reach + empty, reach + full - 1
    return (first + last) * (full - empty) // 2 + (rows - full) * columns


def indices(ptr: Callable, upper: bool) -> Callable:
    """out[0, i] = row and out[1, i] = column of place i. Row r of the lower triangle ends before column reach + r, where the
    upper one begins."""

    def places(rows, reach, columns):
        below = lower_places(rows, reach, columns)
        return rows * columns - below if upper else below

    def kernel(n, out, rows, columns, reach):
        i = cuda.grid(1)
        if i < n:
            o, low, high = ptr(out), np.int64(0), np.int64(rows)
            # The row is the last one with no more than i places above it.
            while high - low > 1:
                middle = (low + high) // 2
                if places(middle, reach, columns) <= i:
                    low = middle
                else:
                    high = middle
            start = min(max(reach + low, 0), columns) if upper else 0
            o[i] = low
            o[n + i] = start + i - places(low, reach, columns)

    return kernel


@lru_cache(None)
def _kernel(dtype: ScalarType, upper: bool) -> CudaKernel:
    name = f"{'triu' if upper else 'tril'}_indices_{dtype.name}"
    return cuda_kernel(indices(POINTERS[dtype], upper), "iiiii", name=name)


def triangle_indices(out: Tensor, rows: int, columns: int, offset: int, upper: bool) -> None:
    """Fill `out`, (2, how many), which is row-major."""
    kernel = _kernel(out.meta_.dtype, upper)
    launch_for_each(kernel, out.meta_.sizes[1], address(out), rows, columns, offset + (not upper))


triangle_indices_stub.register("cuda", triangle_indices)
