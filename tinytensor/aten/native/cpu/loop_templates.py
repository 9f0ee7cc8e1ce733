"""The elementwise loops, one template per number of inputs. A template is filled with functions and becomes a kernel.

    loop(lo, hi, out, in0, in1, geom, *scalars)              contiguous: elements [lo, hi) of the output
    loop2d(rows, cols, data, out, in0, in1, geom, *scalars)  strided: one plane of rows and columns

`out`, `in0`, ... and `geom` are addresses. At `geom` is an int64 array, which only the walk over the planes reads:
    [ndim, sizes (innermost first), strides of out, strides of in0, ...]            strides in elements

A *row* is elements along the innermost dimension. How each operand steps along a row is known when the kernel is made (its
pattern), so unit steps vectorise and an input that stays in place is read once. Where an operand's rows lie closer
together than its columns (`a.t() + b`), the walk goes in tiles that use up each cache line while it is hot.

Mirrors aten/src/ATen/native/cpu/Loops.h (`basic_loop`, `vectorized_loop`, `cpu_kernel`); the walk is in serial_for_each.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from numpy import int32, uintp

from tinytensor.kernel_compiler.kernel import Planes
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


def in_planes(loop2d: F, pattern: Pattern) -> Planes:
    """The loop over one plane, to be walked as the pattern needs it: in tiles, where an operand is crossed."""
    return Planes(loop2d, len(pattern), CROSSED in pattern)


# ---- no input: fill, arange ------------------------------------------------------------------------------------------


def nullary(functor: F, pattern: Pattern, out: Access) -> F | Planes:
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

    def loop2d(rows, cols, data, out, geom, *scalars):
        d, o = ptr_int64(data), ptr_out(out)
        at_o, so, ro, index = uintp(d[0]), uintp(d[1]), uintp(d[2]), uintp(d[3])
        for r in range(rows):
            row(cols, o, at_o + r * ro, so, index + r * cols, *scalars)

    return in_planes(loop2d, pattern) if pattern else contiguous_loop


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


def unary(functor: F, guard: tuple[F, F] | None, pattern: Pattern, out: Access, a: Access) -> F | Planes:
    """out[i] = functor(a[i], *scalars)"""
    (ptr_out, store), (ptr_a, load) = out, a
    along_o, along_x = steps(pattern, 2)
    if guard is None:
        row = unary_row(load, store, functor, along_o, along_x)
    else:
        # A guarded functor takes no scalars: the guard tests the argument alone.
        row = guarded_row(load, store, functor, along_o, along_x, *guard)

    def contiguous_loop(lo, hi, out, a, geom, *scalars):
        row(hi - lo, ptr_out(out), lo, uintp(1), ptr_a(a), lo, uintp(1), *scalars)

    def loop2d(rows, cols, data, out, a, geom, *scalars):
        d, o, x = ptr_int64(data), ptr_out(out), ptr_a(a)
        at_o, at_x = uintp(d[0]), uintp(d[1])
        so, sx = uintp(d[2]), uintp(d[3])  # along a row
        ro, rx = uintp(d[4]), uintp(d[5])  # from row to row
        for r in range(rows):
            row(cols, o, at_o + r * ro, so, x, at_x + r * rx, sx, *scalars)

    return in_planes(loop2d, pattern) if pattern else contiguous_loop


# ---- two inputs ------------------------------------------------------------------------------------------------------


def binary(functor: F, pattern: Pattern, out: Access, a: Access, b: Access) -> F | Planes:
    """out[i] = functor(a[i], b[i], *scalars)"""
    (ptr_out, store), (ptr_a, load_a), (ptr_b, load_b) = out, a, b
    along_o, along_x, along_y = steps(pattern, 3)

    @independent
    def row(count, o, at_o, so, x, at_x, sx, y, at_y, sy, *scalars):
        for i in range(count):
            u, v = load_a(x, at_x + along_x(i, sx)), load_b(y, at_y + along_y(i, sy))
            store(o, at_o + along_o(i, so), functor(u, v, *scalars))

    def contiguous_loop(lo, hi, out, a, b, geom, *scalars):
        row(hi - lo, ptr_out(out), lo, uintp(1), ptr_a(a), lo, uintp(1), ptr_b(b), lo, uintp(1), *scalars)

    def loop2d(rows, cols, data, out, a, b, geom, *scalars):
        d, o, x, y = ptr_int64(data), ptr_out(out), ptr_a(a), ptr_b(b)
        at_o, at_x, at_y = uintp(d[0]), uintp(d[1]), uintp(d[2])
        so, sx, sy = uintp(d[3]), uintp(d[4]), uintp(d[5])
        ro, rx, ry = uintp(d[6]), uintp(d[7]), uintp(d[8])
        for r in range(rows):
            row(cols, o, at_o + r * ro, so, x, at_x + r * rx, sx, y, at_y + r * ry, sy, *scalars)

    return in_planes(loop2d, pattern) if pattern else contiguous_loop


# ---- three inputs ----------------------------------------------------------------------------------------------------


def ternary(functor: F, pattern: Pattern, out: Access, a: Access, b: Access, c: Access) -> F | Planes:
    """out[i] = functor(a[i], b[i], c[i], *scalars)"""
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

    def loop2d(rows, cols, data, out, a, b, c, geom, *scalars):
        d, o, x, y, z = ptr_int64(data), ptr_out(out), ptr_a(a), ptr_b(b), ptr_c(c)
        at_o, at_x, at_y, at_z = uintp(d[0]), uintp(d[1]), uintp(d[2]), uintp(d[3])
        so, sx, sy, sz = uintp(d[4]), uintp(d[5]), uintp(d[6]), uintp(d[7])
        ro, rx, ry, rz = uintp(d[8]), uintp(d[9]), uintp(d[10]), uintp(d[11])
        for r in range(rows):
            p, q, s, t = at_o + r * ro, at_x + r * rx, at_y + r * ry, at_z + r * rz
            row(cols, o, p, so, x, q, sx, y, s, sy, z, t, sz, *scalars)

    return in_planes(loop2d, pattern) if pattern else contiguous_loop
