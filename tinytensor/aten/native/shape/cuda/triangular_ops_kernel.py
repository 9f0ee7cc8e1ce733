"""tril, triu and flip on CUDA: a thread for each element of the result.

Elements are moved as they are stored, so their size is all that a kernel knows of their dtype.

Mirrors aten/src/ATen/native/cuda/TriangularOps.cu and the flip kernel of aten/src/ATen/native/cuda/IndexKernel.cu.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.cuda.offset_calculator import LIMIT, geometry, offset_calculator
from tinytensor.aten.native.indexing.cpu.index_kernel import BITS
from tinytensor.aten.native.shape import tensor_transformations_stubs as stubs
from tinytensor.aten.tensor_iterator import coalesce_dimensions, reorder_dimensions
from tinytensor.c10.metadata import Metadata
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable
Launch = Callable[..., None]


def triangle(ptr: F, offsets: F) -> F:
    """out[.., row, column] = self[.., row, column] on one side of the diagonal, 0 on the other.

    Columns are the innermost dimension of the geometry and rows the next one; `diagonal` is counted from the main one.
    """

    def kernel(n, out, self, diagonal, upper, columns, rows, g):
        i = cuda.grid(1)
        if i < n:
            line = i // columns
            beyond = i - line * columns - line % rows - diagonal  # how far to the right of the diagonal
            at, source = offsets(i, g)
            if (beyond >= 0) if upper != 0 else (beyond <= 0):
                ptr(out)[at] = ptr(self)[source]
            else:
                ptr(out)[at] = 0

    return kernel


def reversing_copy(ptr: F, offsets: F) -> F:
    """out[i] = self[i], where self may have negative strides."""

    def kernel(n, out, self, g):
        i = cuda.grid(1)
        if i < n:
            at, source = offsets(i, g)
            ptr(out)[at] = ptr(self)[source]

    return kernel


@lru_cache(None)
def _triangle_kernel(itemsize: int, dims: int, small: bool) -> CudaKernel:
    body = triangle(BITS[itemsize], offset_calculator(dims, 2, small))
    return cuda_kernel(body, "iiiiiiit", name=f"triangle_{itemsize}_{dims}d")


@lru_cache(None)
def _copy_kernel(itemsize: int, dims: int, small: bool) -> CudaKernel:
    body = reversing_copy(BITS[itemsize], offset_calculator(dims, 2, small))
    return cuda_kernel(body, "iiit", name=f"flip_{itemsize}_{dims}d")


def plan_triangle(m: Metadata, out: Metadata, diagonal: int, upper: bool) -> Launch:
    """Prepare `launch(out, self)`."""
    n = m.numel
    if n == 0:
        return _nothing
    rows, columns = m.sizes[-2], m.sizes[-1]
    numbers = geometry(m.sizes[::-1], [out.strides[::-1], m.strides[::-1]])
    kernel = _triangle_kernel(m.itemsize, m.dim, n < LIMIT)
    # Far off diagonals are all alike; a C integer holds the nearest of them.
    diagonal = min(max(diagonal, -(rows + columns)), rows + columns)

    def launch(out: Tensor, self: Tensor) -> None:
        launch_for_each(kernel, n, address(out), address(self), diagonal, int(upper), columns, rows, numbers)

    return launch


def plan_flip(m: Metadata, out: Metadata, dims: Sequence[int]) -> Launch:
    """Prepare `launch(out, self)`: along `dims` self is read from its end, with a negative stride."""
    n = m.numel
    if n == 0:
        return _nothing
    perm = [d for d in reorder_dimensions(tuple(m.sizes), [out.strides, m.strides]) if m.sizes[d] != 1]
    sizes = tuple(m.sizes[d] for d in perm) or (1,)
    to = tuple(out.strides[d] for d in perm) or (0,)
    source = tuple(-m.strides[d] if d in dims else m.strides[d] for d in perm) or (0,)
    start = sum((m.sizes[d] - 1) * m.strides[d] * m.itemsize for d in dims)
    sizes, strides = coalesce_dimensions(sizes, [to, source])
    numbers = geometry(sizes, strides)
    kernel = _copy_kernel(m.itemsize, len(sizes), n < LIMIT)

    def launch(out: Tensor, self: Tensor) -> None:
        launch_for_each(kernel, n, address(out), address(self) + start, numbers)

    return launch


def _nothing(*tensors: Any) -> None:
    """There is nothing to move."""


stubs.triangle_stub.register("cuda", plan_triangle)
stubs.flip_stub.register("cuda", plan_flip)
