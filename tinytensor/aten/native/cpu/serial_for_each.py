"""The walk over a tensor that is not contiguous: from plane to plane, and what a kernel does with each.

A kernel computes one *plane*: `rows` rows of `cols` elements, each row a constant stride behind the one before. Where the
planes of its operands begin is found by the walk, which is the same for all operators and dtypes. So it is compiled once,
and calls the kernel by its address:

    loop2d(rows, cols, data, *args)       `data`: the address of int64 numbers, K of each: where the plane of each operand
                                          begins, its stride along a row, its stride from row to row; and then the number
                                          of the plane's first element. All in elements.

Mirrors TensorIteratorBase::serial_for_each (aten/src/ATen/TensorIterator.cpp), DimCounter, and `loop2d_t`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np
from numpy import int64, uintp

from tinytensor.kernel_compiler import native_code, symbols
from tinytensor.kernel_compiler.pointers import ptr_int64
from tinytensor.threads.atomics import call_plane

F = Callable

# In a tile the crossed operand is 8 columns of 128 neighbouring elements, the others are 128 rows of 8 neighbours: all
# of it stays in the first-level cache, and each cache line is used up before it leaves.
TILE_ROWS, TILE_COLS = 128, 8


def stride(g, operand, dim):
    """The stride of an operand (0: the output) in a dimension (0: innermost); 0 in a dimension that is not there."""
    ndim = g[0]
    return uintp(g[1 + ndim + operand * ndim + dim]) if dim < ndim else uintp(0)


def rows_of_plane(g):
    """Rows that lie a constant stride apart: the size of the second dimension."""
    return uintp(g[2]) if g[0] > 1 else uintp(1)


def rows_ahead(line, first, cols, plane, left):
    """How many rows to do at once, and how long they are, with `left` elements to go from row `line`, column `first`.

    A share may begin and end inside a row; such a piece is a row of its own.
    """
    # Whole rows: up to the end of the plane, since the step from row to row changes there, and up to the end of the share.
    whole = min(plane - line % plane, left // cols)
    if (first == 0) & (whole > 0):
        return whole, cols
    return uintp(1), min(cols - first, left)


def begin_plane(g, begin, operands, line, first):
    """`begin`: elements from the start of each operand to column `first` of row number `line`."""
    for k in range(operands):
        begin[k] = int64(first * stride(g, k, 0))
    # Like a number in a mixed radix: the remainder by each size is the coordinate in that dimension.
    for dim in range(1, g[0]):
        size = uintp(g[1 + dim])
        above = line // size
        for k in range(operands):
            begin[k] += int64((line - above * size) * stride(g, k, dim))
        line = above


def walk_planes(run: F) -> F:
    """A walk that calls `run(rows, cols, data, *args)` for each plane, or piece of a plane, in the elements [lo, hi).

    `data` has room for 4 K + 1 numbers, of which `run` reads 3 K + 1. Where an operand is crossed (`tiled`) a plane is
    cut into tiles.
    """

    def walk(lo, hi, data, operands, tiled, geom, *args):
        g, d, begin = ptr_int64(geom), ptr_int64(data), ptr_int64(data + 8 * (3 * operands + 1))
        cols, plane = uintp(g[1]), rows_of_plane(g)
        for k in range(operands):
            d[operands + k], d[2 * operands + k] = int64(stride(g, k, 0)), int64(stride(g, k, 1))
        i = lo
        while i < hi:
            line, first = i // cols, i % cols
            rows, count = rows_ahead(line, first, cols, plane, hi - i)
            begin_plane(g, begin, operands, line, first)
            # `top` goes over bands of rows, `left` over groups of columns within the band. Untiled, the plane is one tile.
            height, width = (uintp(TILE_ROWS), uintp(TILE_COLS)) if tiled else (rows, count)
            for top in range(uintp(0), rows, height):
                for left in range(uintp(0), count, width):
                    for k in range(operands):
                        d[k] = begin[k] + int64(top) * d[2 * operands + k] + int64(left) * d[operands + k]
                    d[3 * operands] = int64(i + top * cols + left)
                    run(min(height, rows - top), min(width, count - left), data, *args)
            i += rows * count

    return walk


def whole_loop(loop2d: F, operands: int, tiled: bool) -> F:
    """`loop(lo, hi, *args)`: the walk and what it calls as one function, which Numba compiles anew for each kernel.

    For TINYTENSOR_JIT=numba, and to step through as plain Python.
    """
    walk = walk_planes(loop2d)

    def loop(lo, hi, *args):
        data = np.empty(4 * operands + 1, np.int64)
        walk(lo, hi, data.ctypes.data, operands, tiled, args[operands], *args)

    return loop


def _call(rows, cols, data, function, block):
    call_plane(function, block, data, int64(rows), int64(cols))


_walk = walk_planes(_call)


def serial_for_each(function, block, data, operands, tiled, lo, hi):
    """The walk as a C function. `block`: which kernel, and 8 bytes for each of its arguments, the geometry behind the operands."""
    geom = ptr_int64(block)[1 + operands]
    _walk(uintp(lo), uintp(hi), data, operands, tiled, geom, function, block)


@functools.cache
def _address() -> int:
    return native_code.address(serial_for_each, 7)


symbols.provide(symbols.SERIAL_FOR_EACH, _address)
