"""Loops of tril, triu and flip. Elements are moved as they are stored, so an element size is all that a loop knows.

Mirrors aten/src/ATen/native/TriangularOps.cpp and cpu/TensorCompareKernel.cpp, cpu/IndexKernel.cpp (`flip_kernel`).
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import int64, uintp

from tinytensor.aten.native.reduce.cpu.reduce import offset
from tinytensor.kernel_compiler.pointers import ptr_int64

F = Callable

# Note [Row geometry]
# Strides in bytes, innermost dimension first; `rows` are all dimensions but the innermost.
#   [rows, innermost size, innermost stride of out, of self, row sizes.., row strides of out.., row strides of self..]


def triangle(ptr: F, itemsize: int) -> F:
    """Rows lo..hi: columns up to the diagonal (`upper`: from it on) are copied, the others are 0."""

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
        height = ptr_int64(sizes)[0]
        for r in range(int64(lo), int64(hi)):
            x = out + offset(r, rows, sizes, x_rows)
            y = self + offset(r, rows, sizes, y_rows)
            cut = r % height + diagonal + (1 - upper)
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
            elif x_step == itemsize and y_step == -itemsize:
                to, source = ptr(x), ptr(y - (count - 1) * itemsize)
                for j in range(count):
                    to[j] = source[count - 1 - j]
            else:
                for j in range(count):
                    ptr(x + j * x_step)[0] = ptr(y + j * y_step)[0]
            p += count

    return loop
