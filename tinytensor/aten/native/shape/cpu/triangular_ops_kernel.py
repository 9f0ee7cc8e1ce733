"""CPU kernels of tril, triu and flip: from metadata to a prepared launch.

Mirrors aten/src/ATen/native/TriangularOps.cpp and the flip kernel of aten/src/ATen/native/cpu/IndexKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy import int64, uintp

from tinytensor import kernel_compiler
from tinytensor.aten.native.indexing.cpu.index_kernel import BITS, address, nothing, scaled
from tinytensor.aten.native.reduce.cpu.reduce import offset
from tinytensor.aten.native.shape import tensor_transformations_stubs as stubs
from tinytensor.aten.native.shape.reference import triangular_ops
from tinytensor.aten.tensor_iterator import coalesce_dimensions, reorder_dimensions
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int64
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== loops ===========================================================================================================
#
# Loops of tril, triu and flip. Elements are moved as they are stored, so an element size is all that a loop knows.
#
# Mirrors aten/src/ATen/native/TriangularOps.cpp and cpu/TensorCompareKernel.cpp, cpu/IndexKernel.cpp (`flip_kernel`).


F = Callable

# Note [Row geometry]
# Strides in bytes, innermost dimension first; `rows` are all dimensions but the innermost.
#   [rows, innermost size, innermost stride of out, of self, row sizes.., row strides of out.., row strides of self..]
# So the lists begin 4 numbers (32 bytes) into the array. They are passed on as addresses, since a kernel has no slices.


def triangle(ptr: F, itemsize: int) -> F:
    """Rows lo..hi: columns up to the diagonal (`upper`: from it on) are copied, the others are 0."""

    # x and y are the addresses of a row of `out` and of `self`. Where both rows are contiguous, typed pointers show
    # LLVM unit steps, and the loop vectorises; elsewhere every element is reached by its own address. `end` may lie before
    # `begin`: then there is nothing to do.
    def move(x, y, begin, end, x_step, y_step):
        if x_step == itemsize and y_step == itemsize:
            to, source = ptr(x + begin * itemsize), ptr(y + begin * itemsize)
            for j in range(uintp(max(end - begin, 0))):
                to[j] = source[j]
        else:
            for j in range(begin, end):
                ptr(x + j * x_step)[0] = ptr(y + j * y_step)[0]

    def clear(x, begin, end, x_step):
        if x_step == itemsize:
            to = ptr(x + begin * itemsize)
            for j in range(uintp(max(end - begin, 0))):
                to[j] = 0
        else:
            for j in range(begin, end):
                ptr(x + j * x_step)[0] = 0

    def loop(lo, hi, out, self, geometry, diagonal, upper):
        g = ptr_int64(geometry)
        rows, n, x_step, y_step = g[0], g[1], g[2], g[3]
        sizes = geometry + 32
        x_rows = sizes + 8 * rows
        y_rows = x_rows + 8 * rows
        # Rows of one matrix; r % height is the row inside its matrix, whatever batch it belongs to.
        height = ptr_int64(sizes)[0]
        for r in range(int64(lo), int64(hi)):
            x = out + offset(r, rows, sizes, x_rows)
            y = self + offset(r, rows, sizes, y_rows)
            # The first column of the upper part, or the first behind the lower one: that has one column more, the diagonal.
            cut = r % height + diagonal + (1 - upper)
            # Left and right of `cut` the row is either copied or cleared; a diagonal outside the matrix leaves one of
            # the two empty.
            cut = min(max(cut, int64(0)), n)
            if upper != 0:
                clear(x, int64(0), cut, x_step)
                move(x, y, cut, n, x_step, y_step)
            else:
                move(x, y, int64(0), cut, x_step, y_step)
                clear(x, cut, n, x_step)

    return loop


def strided_copy(ptr: F, itemsize: int) -> F:
    """out[p] = self[p] where self may run backwards; lo..hi count elements. See Note [Row geometry]."""

    def loop(lo, hi, out, self, geometry):
        g = ptr_int64(geometry)
        rows, n, x_step, y_step = g[0], g[1], g[2], g[3]
        sizes = geometry + 32
        x_rows = sizes + 8 * rows
        y_rows = x_rows + 8 * rows
        # A row of the output a turn, cut off where the share begins or ends. y_step is negative where self is flipped, and
        # then `self` points at the last element of the row.
        p, last = int64(lo), int64(hi)
        while p < last:
            r = p // n
            start = p - r * n
            count = min(n - start, last - p)
            x = out + offset(r, rows, sizes, x_rows) + start * x_step
            y = self + offset(r, rows, sizes, y_rows) + start * y_step
            if x_step == itemsize and y_step == itemsize:
                to, source = ptr(x), ptr(y)
                for j in range(uintp(count)):
                    to[j] = source[j]
            # A flipped row: the pointer goes to its lowest address, and the elements are read backwards.
            elif x_step == itemsize and y_step == -itemsize:
                to, source = ptr(x), ptr(y - (count - 1) * itemsize)
                for j in range(count):
                    to[j] = source[count - 1 - j]
            else:
                for j in range(count):
                    ptr(x + j * x_step)[0] = ptr(y + j * y_step)[0]
            p += count

    return loop


Ints = tuple[int, ...]
Launch = Callable[..., None]
_WORK = 256  # what a row of a triangle costs, in additions; it decides how many rows a thread gets at least


@lru_cache(None)
def _triangle_kernel(itemsize: int) -> Kernel:
    loop, substitute = triangle(BITS[itemsize], itemsize), in_python(_triangle_kernel, itemsize)
    return kernel(loop, "iiiii", name=f"triangle_{itemsize}", cost=_WORK, substitute=substitute)


@lru_cache(None)
def _copy_kernel(itemsize: int) -> Kernel:
    loop, substitute = strided_copy(BITS[itemsize], itemsize), in_python(_copy_kernel, itemsize)
    return kernel(loop, "iii", name=f"strided_copy_{itemsize}", substitute=substitute)


def _row_geometry(sizes: Ints, out: Ints, self: Ints) -> np.ndarray:
    """See Note [Row geometry]. Innermost dimension first, strides in bytes."""
    return np.array([len(sizes) - 1, sizes[0], out[0], self[0], *sizes[1:], *out[1:], *self[1:]], np.int64)


def plan_triangle(m: Metadata, out: Metadata, diagonal: int, upper: bool) -> Launch:
    """Prepare `launch(out, self)`. A matrix whose columns are the contiguous ones is worked on as its transpose."""
    if m.numel == 0:
        return nothing
    # Innermost dimension first: columns, rows, then the batch.
    order = [m.dim - 1, m.dim - 2, *range(m.dim - 3, -1, -1)]
    # The upper triangle of a matrix is the lower one of its transpose.
    if 0 < out.strides[-2] < out.strides[-1]:
        order[:2] = order[1], order[0]
        upper, diagonal = not upper, -diagonal
    sizes = tuple(m.sizes[d] for d in order)
    strides = [scaled(tuple(t.strides[d] for d in order), m.itemsize) for t in (out, m)]
    array = _row_geometry(sizes, *strides)
    geometry, rows, k = address_of(array), m.numel // sizes[0], _triangle_kernel(m.itemsize)
    run = k.parallel if m.numel >= 32768 else k.serial
    # Far off diagonals are all alike; a C integer holds the nearest of them.
    reach = sizes[0] + sizes[1]
    diagonal = min(max(diagonal, -reach), reach)

    def launch(out: Tensor, self: Tensor, keep: np.ndarray = array) -> None:
        run(rows, address(out), address(self), geometry, diagonal, upper)

    return launch


def plan_flip(m: Metadata, out: Metadata, dims: Sequence[int]) -> Launch:
    """Prepare `launch(out, self)`: along `dims` self is read from its end, with a negative stride."""
    if m.numel == 0:
        return nothing
    # The dimensions are ordered and merged as for any copy; those that are flipped have a negative stride in `source`, and
    # `start` leads to the last element along them. Two flipped neighbours merge as well, since both step backwards.
    perm = [d for d in reorder_dimensions(tuple(m.sizes), [out.strides, m.strides]) if m.sizes[d] != 1]
    sizes = tuple(m.sizes[d] for d in perm) or (1,)
    to = scaled(tuple(out.strides[d] for d in perm), m.itemsize) or (0,)
    source = tuple(m.strides[d] * m.itemsize * (-1 if d in dims else 1) for d in perm) or (0,)
    start = sum((m.sizes[d] - 1) * m.strides[d] * m.itemsize for d in dims)
    sizes, strides = coalesce_dimensions(sizes, [to, source])
    array = _row_geometry(sizes, *strides)
    geometry, n, k = address_of(array), m.numel, _copy_kernel(m.itemsize)
    run = k.parallel if n >= k.grain else k.serial

    def launch(out: Tensor, self: Tensor, keep: np.ndarray = array) -> None:
        run(n, address(out), address(self) + start, geometry)

    return launch


if kernel_compiler.mode() == "off":
    triangular_ops.register()
else:
    stubs.triangle_stub.register("cpu", plan_triangle)
    stubs.flip_stub.register("cpu", plan_flip)
