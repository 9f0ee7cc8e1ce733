"""The elementwise loops, one template per number of inputs. A template is filled with functions and becomes a kernel.

    loop(lo, hi, out, in0, in1, geom, *scalars)        elements [lo, hi) of the output, counted in loop order

`out`, `in0`, ... and `geom` are addresses. A contiguous loop ignores `geom`; a strided one reads from it an int64 array
    [ndim, sizes (innermost first), strides of out, strides of in0, ...]            strides in elements

A strided loop is made of *rows*, elements along the innermost dimension. How each operand steps along a row is known
when the kernel is made (its pattern), so unit steps vectorise and an input that stays in place is read once. Where an
operand's rows lie closer together than its columns (`a.t() + b`), the loop goes in tiles that use up each cache line
while it is hot.

Mirrors aten/src/ATen/native/cpu/Loops.h (`basic_loop`, `vectorized_loop`, `cpu_kernel`) and
TensorIterator::serial_for_each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from numpy import int32, uintp

from tinytensor.kernel_compiler.pointers import ptr_int64

# Note [Signed and unsigned integers in kernels]
# `lo` and `hi` arrive as `uintp`. Numba, like NumPy, joins a signed and an unsigned 64-bit integer to a float64, which as an
# index would be slow at best. So all positions and strides here are `uintp`, small constants included (`uintp(1)`); a
# stride of a tensor is never negative. Kernels that need signed numbers (steps that run backwards, negative indices)
# convert `lo` and `hi` to int64 first, and are signed throughout.
#
# Note [Shares of a loop]
# A kernel is called with [lo, hi), a part of its n units, and several threads may run parts of one call. Parts do not
# overlap, so no two threads write the same element; and what a thread computes must not depend on where its part begins,
# so that results are the same for any number of threads. A share may begin and end in the middle of a row.

F = Callable
Pattern = tuple[int, ...]

# How an operand steps along a row: not at all, by one element, by its stride, or by its stride across short rows.
FIXED, UNIT, STRIDED, CROSSED = 0, 1, 2, 3
CONTIGUOUS: Pattern = ()

# In a tile the crossed operand is 8 columns of 128 neighbouring elements, the others are 128 rows of 8 neighbours: all
# of it stays in the first-level cache, and each cache line is used up before it leaves.
TILE_ROWS, TILE_COLS = 128, 8
# How many arguments are tested before a fast or a slow row runs over them; short enough that one bad argument does not
# slow down a whole tensor.
GUARD_BLOCK = 512


def access_pattern(strides: Sequence[tuple[int, ...]]) -> Pattern:
    """The step of each operand, output first, from the strides of the loop (innermost dimension first)."""

    # CROSSED: the next row is nearer in memory than the next element of this row, as in a transposed matrix. Walking along
    # the row would touch a new cache line for every element and use one element of it.
    def step(inner: int, outer: int) -> int:
        if inner in (FIXED, UNIT):
            return inner
        return CROSSED if 0 < outer < inner else STRIDED

    # The vector forms need an output whose row is contiguous. Without it every operand takes the general step, so that
    # few patterns exist and few kernels are compiled.
    if strides[0][0] != 1:
        return (STRIDED,) * len(strides)
    return tuple(step(s[0], s[1] if len(s) > 1 else 0) for s in strides)


def fixed_step(i, step):
    return uintp(0)


def unit_step(i, step):
    return i


def any_step(i, step):
    return i * step


# Elements from the start of a row to its i-th one. A function for each step, for a row must be special before LLVM
# vectorises it.
ALONG: tuple[F, ...] = (fixed_step, unit_step, any_step, any_step)


class Access(NamedTuple):
    """How one operand is reached: `pointer(address)`, then `load(p, i)` or `store(p, i, value)`."""

    pointer: F
    element: F


def independent(function: F) -> F:
    """Promise that no iteration reads what another one writes, so loops vectorise without overlap checks.

    It holds since an output either shares no memory with an input or is the same elements in the same order
    (`memory_overlap` refuses the rest). A run-time overlap check would send every in-place call to the scalar loop.
    """
    # The compiler reads this mark and adds LLVM's `noalias` to the pointers of the function.
    function.__noalias__ = True  # type: ignore[attr-defined]
    return function


def steps(pattern: Pattern, operands: int) -> list[F]:
    """The step function of each operand."""
    return [ALONG[how] for how in pattern or (UNIT,) * operands]


# ---- geometry --------------------------------------------------------------------------------------------------------


def stride(g, operand, dim):
    """The stride of an operand (0: the output) in a dimension (0: innermost); 0 in a dimension that is not there."""
    ndim = g[0]
    return uintp(g[1 + ndim + operand * ndim + dim]) if dim < ndim else uintp(0)


def rows_of_plane(g):
    """Rows that lie a constant stride apart: the size of the second dimension."""
    return uintp(g[2]) if g[0] > 1 else uintp(1)


def offset(g, operand, line):
    """Elements from the start of an operand to its row number `line`."""
    ndim = g[0]
    at = uintp(0)
    # Like a number in a mixed radix: the remainder by each size is the coordinate in that dimension. The last dimension
    # needs no division, since what is left is its coordinate.
    for dim in range(1, ndim - 1):
        size = uintp(g[1 + dim])
        above = line // size
        at += (line - above * size) * stride(g, operand, dim)
        line = above
    return at + line * stride(g, operand, ndim - 1) if ndim > 1 else at


def rows_ahead(line, first, cols, plane, left):
    """How many rows to do at once, and how long they are, with `left` elements to go from row `line`, column `first`.

    A share may begin and end inside a row; such a piece is a row of its own.
    """
    # Whole rows: up to the end of the plane, since the step from row to row changes there, and up to the end of the share.
    whole = min(plane - line % plane, left // cols)
    if (first == 0) & (whole > 0):
        return whole, cols
    return uintp(1), min(cols - first, left)


def tile_shape(crossed, rows, cols):
    """Rows and columns done together: all of them unless an operand is crossed."""
    return (uintp(TILE_ROWS), uintp(TILE_COLS)) if crossed else (rows, cols)


# ---- no input: fill, arange ------------------------------------------------------------------------------------------


def nullary(functor: F, pattern: Pattern, out: Access) -> F:
    """out[i] = functor(i, *scalars)"""
    ptr_out, store = out
    (along_o,) = steps(pattern, 1)

    @independent
    def row(count, o, at_o, so, index, *scalars):
        # The functor gets the position in loop order, which is what arange multiplies by its step.
        for i in range(count):
            store(o, at_o + along_o(i, so), functor(index + i, *scalars))

    def contiguous_loop(lo, hi, out, geom, *scalars):
        row(hi - lo, ptr_out(out), lo, uintp(1), lo, *scalars)

    def strided_loop(lo, hi, out, geom, *scalars):
        g, o = ptr_int64(geom), ptr_out(out)
        cols, so = uintp(g[1]), stride(g, 0, 0)
        i = lo
        # One row a turn; the first and the last one may be cut off. See Note [Shares of a loop].
        while i < hi:
            line, first = i // cols, i % cols
            count = min(cols - first, hi - i)
            row(count, o, offset(g, 0, line) + first * so, so, i, *scalars)
            i += count

    return strided_loop if pattern else contiguous_loop


# ---- one input -------------------------------------------------------------------------------------------------------


def unary_row(load: F, store: F, functor: F, along_o: F, along_x: F) -> F:
    @independent
    def row(count, o, at_o, so, x, at_x, sx, *scalars):
        for i in range(count):
            store(o, at_o + along_o(i, so), functor(load(x, at_x + along_x(i, sx)), *scalars))

    return row


def guarded_row(load: F, store: F, functor: F, along_o: F, along_x: F, outside: F, exact: F) -> F:
    """Blocks in which any element is `outside` the functor's domain go to `exact`, which need not vectorise."""
    fast, slow = (unary_row(load, store, f, along_o, along_x) for f in (functor, exact))

    def scan(count, x, at_x, sx):
        # The answers are collected with `|` and not returned early: a loop with an exit does not vectorise.
        found = int32(0)
        for i in range(count):
            found |= int32(outside(load(x, at_x + along_x(i, sx))))
        return found

    def row(count, o, at_o, so, x, at_x, sx):
        done = uintp(0)
        while done < count:
            n = min(count - done, uintp(GUARD_BLOCK))
            if scan(n, x, at_x + done * sx, sx):
                slow(n, o, at_o + done * so, so, x, at_x + done * sx, sx)
            else:
                fast(n, o, at_o + done * so, so, x, at_x + done * sx, sx)
            done += n

    return row


def unary(functor: F, guard: tuple[F, F] | None, pattern: Pattern, out: Access, a: Access) -> F:
    """out[i] = functor(a[i], *scalars)"""
    (ptr_out, store), (ptr_a, load) = out, a
    along_o, along_x = steps(pattern, 2)
    crossed = CROSSED in pattern
    if guard is None:
        row = unary_row(load, store, functor, along_o, along_x)
    else:
        # A guarded functor takes no scalars: the guard tests the argument alone.
        row = guarded_row(load, store, functor, along_o, along_x, *guard)

    def contiguous_loop(lo, hi, out, a, geom, *scalars):
        row(hi - lo, ptr_out(out), lo, uintp(1), ptr_a(a), lo, uintp(1), *scalars)

    def strided_loop(lo, hi, out, a, geom, *scalars):
        g, o, x = ptr_int64(geom), ptr_out(out), ptr_a(a)
        cols, plane = uintp(g[1]), rows_of_plane(g)
        so, sx = stride(g, 0, 0), stride(g, 1, 0)
        ro, rx = stride(g, 0, 1), stride(g, 1, 1)
        i = lo
        # A turn does all whole rows that lie a constant stride apart (one plane), or a piece of a row at either end of
        # the share. `ro`, `rx` step from row to row, `so`, `sx` along a row.
        while i < hi:
            line, first = i // cols, i % cols
            rows, count = rows_ahead(line, first, cols, plane, hi - i)
            at_o = offset(g, 0, line) + first * so
            at_x = offset(g, 1, line) + first * sx
            # The nest walks the plane in tiles: `top` over bands of rows, `left` over groups of columns within the band, `r` over
            # the rows of the tile, and `row` along its columns. Without a crossed operand the tile is the whole plane, and
            # the two outer loops run once.
            height, width = tile_shape(crossed, rows, count)
            for top in range(uintp(0), rows, height):
                for left in range(uintp(0), count, width):
                    n = min(width, count - left)
                    for r in range(top, min(top + height, rows)):
                        row(n, o, at_o + r * ro + left * so, so, x, at_x + r * rx + left * sx, sx, *scalars)
            i += rows * count

    return strided_loop if pattern else contiguous_loop


# ---- two inputs ------------------------------------------------------------------------------------------------------


def binary(functor: F, pattern: Pattern, out: Access, a: Access, b: Access) -> F:
    """out[i] = functor(a[i], b[i], *scalars)"""
    (ptr_out, store), (ptr_a, load_a), (ptr_b, load_b) = out, a, b
    along_o, along_x, along_y = steps(pattern, 3)
    crossed = CROSSED in pattern

    @independent
    def row(count, o, at_o, so, x, at_x, sx, y, at_y, sy, *scalars):
        for i in range(count):
            u, v = load_a(x, at_x + along_x(i, sx)), load_b(y, at_y + along_y(i, sy))
            store(o, at_o + along_o(i, so), functor(u, v, *scalars))

    def contiguous_loop(lo, hi, out, a, b, geom, *scalars):
        row(hi - lo, ptr_out(out), lo, uintp(1), ptr_a(a), lo, uintp(1), ptr_b(b), lo, uintp(1), *scalars)

    def strided_loop(lo, hi, out, a, b, geom, *scalars):
        g, o, x, y = ptr_int64(geom), ptr_out(out), ptr_a(a), ptr_b(b)
        cols, plane = uintp(g[1]), rows_of_plane(g)
        so, sx, sy = stride(g, 0, 0), stride(g, 1, 0), stride(g, 2, 0)
        ro, rx, ry = stride(g, 0, 1), stride(g, 1, 1), stride(g, 2, 1)
        i = lo
        # The same walk as in `unary`, with a second input. See there.
        while i < hi:
            line, first = i // cols, i % cols
            rows, count = rows_ahead(line, first, cols, plane, hi - i)
            at_o = offset(g, 0, line) + first * so
            at_x = offset(g, 1, line) + first * sx
            at_y = offset(g, 2, line) + first * sy
            height, width = tile_shape(crossed, rows, count)
            for top in range(uintp(0), rows, height):
                for left in range(uintp(0), count, width):
                    n = min(width, count - left)
                    for r in range(top, min(top + height, rows)):
                        p, q, s = at_o + r * ro + left * so, at_x + r * rx + left * sx, at_y + r * ry + left * sy
                        row(n, o, p, so, x, q, sx, y, s, sy, *scalars)
            i += rows * count

    return strided_loop if pattern else contiguous_loop


# ---- three inputs ----------------------------------------------------------------------------------------------------


def ternary(functor: F, pattern: Pattern, out: Access, a: Access, b: Access, c: Access) -> F:
    """out[i] = functor(a[i], b[i], c[i], *scalars); one row at a time, crossed or not."""
    (ptr_out, store), (ptr_a, load_a), (ptr_b, load_b), (ptr_c, load_c) = out, a, b, c
    along_o, along_x, along_y, along_z = steps(pattern, 4)

    @independent
    def row(count, o, at_o, so, x, at_x, sx, y, at_y, sy, z, at_z, sz, *scalars):
        for i in range(count):
            u, v = load_a(x, at_x + along_x(i, sx)), load_b(y, at_y + along_y(i, sy))
            w = load_c(z, at_z + along_z(i, sz))
            store(o, at_o + along_o(i, so), functor(u, v, w, *scalars))

    def contiguous_loop(lo, hi, out, a, b, c, geom, *scalars):
        x, y, z, one = ptr_a(a), ptr_b(b), ptr_c(c), uintp(1)
        row(hi - lo, ptr_out(out), lo, one, x, lo, one, y, lo, one, z, lo, one, *scalars)

    def strided_loop(lo, hi, out, a, b, c, geom, *scalars):
        g, o, x, y, z = ptr_int64(geom), ptr_out(out), ptr_a(a), ptr_b(b), ptr_c(c)
        cols, so = uintp(g[1]), stride(g, 0, 0)
        sx, sy, sz = stride(g, 1, 0), stride(g, 2, 0), stride(g, 3, 0)
        i = lo
        # One row a turn, as in `nullary`: operators of three inputs are too rare to pay for tiles.
        while i < hi:
            line, first = i // cols, i % cols
            count = min(cols - first, hi - i)
            at_o = offset(g, 0, line) + first * so
            at_x = offset(g, 1, line) + first * sx
            at_y = offset(g, 2, line) + first * sy
            at_z = offset(g, 3, line) + first * sz
            row(count, o, at_o, so, x, at_x, sx, y, at_y, sy, z, at_z, sz, *scalars)
            i += count

    return strided_loop if pattern else contiguous_loop
