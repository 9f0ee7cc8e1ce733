"""Loops of pools over a table of windows; see Note [Window table] of aten/native/nn/pooling/pool_windows.py.

`lo, hi` count output rows where outputs are written, and planes where windows overlap in what is written.

Mirrors aten/src/ATen/native/cpu/MaxPoolKernel.cpp, AvgPoolKernel.cpp and AdaptiveAvgPoolKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import int64, uintp

from tinytensor.kernel_compiler.pointers import ptr_int64

F = Callable


def _table(table, plane):
    """Addresses of the starts of the three dimensions; ends and shares follow at distances of the output sizes."""
    t = ptr_int64(table)
    # 10 numbers of 8 bytes, then for each dimension three rows of as many numbers as it has outputs: starts, ends and
    # shares. t[9] is not 0 where each plane has windows of its own (fractional pooling).
    first = table + 80 + 8 * plane * t[9]
    second = first + 24 * t[3]
    return first, second, second + 24 * t[4]


def max_pool(ptr: F) -> F:
    """out = the largest element of each window, the last NaN if there is one; indices = its place in the plane."""

    def loop(lo, hi, out, indices, x, table):
        # Sizes of the input, sizes of the output, and how far apart a window's elements are (dilation).
        t = ptr_int64(table)
        in0, in1, in2 = t[0], t[1], t[2]
        out0, out1, out2 = t[3], t[4], t[5]
        step0, step1, step2 = t[6], t[7], t[8]
        o, where = ptr(out), ptr_int64(indices)
        # A row of outputs has one (plane, j0, j1): the windows along it share their ranges in the first two dimensions.
        for row in range(int64(lo), int64(hi)):
            plane = row // (out0 * out1)
            rest = row - plane * out0 * out1
            j0 = rest // out1
            j1 = rest - j0 * out1
            first, second, third = _table(table, plane)
            a0, e0 = ptr_int64(first)[j0], ptr_int64(first)[out0 + j0]
            a1, e1 = ptr_int64(second)[j1], ptr_int64(second)[out1 + j1]
            begin = ptr_int64(third)
            source = ptr(x)
            base = plane * in0 * in1 * in2
            for j2 in range(out2):
                a2, e2 = begin[j2], begin[out2 + j2]
                # The first element of the window starts as the best. Windows are never empty: the table cuts off the
                # padding.
                best_at = (a0 * in1 + a1) * in2 + a2
                best = source[base + best_at]
                # i0, i1, i2 walk over the window's taps, which lie `step` apart (dilation). The table's ranges lie inside
                # the input, so no index needs a check.
                i0 = a0
                while i0 < e0:
                    i1 = a1
                    while i1 < e1:
                        at = (i0 * in1 + i1) * in2
                        i2 = a2
                        while i2 < e2:
                            value = source[base + at + i2]
                            # `value != value` is True for NaN only. Comparisons with NaN are False, so a NaN is
                            # replaced by nothing but another NaN. Of equal elements the first stays.
                            if (value > best) | (value != value):
                                best = value
                                best_at = at + i2
                            i2 += step2
                        i1 += step1
                    i0 += step0
                # The index counts within the plane: backward adds to that place, and so does max_unpool.
                o[row * out2 + j2] = best
                where[row * out2 + j2] = best_at

    return loop


def avg_pool(ptr: F, zero: F, divide: F) -> F:
    """out = sum of each window / divisor; the windows' own counts where the divisor is 0."""

    def loop(lo, hi, out, x, table, divisor):
        t = ptr_int64(table)
        in0, in1, in2 = t[0], t[1], t[2]
        out0, out1, out2 = t[3], t[4], t[5]
        o = ptr(out)
        # As in max_pool: one row of outputs, whose windows share their first two ranges.
        for row in range(int64(lo), int64(hi)):
            plane = row // (out0 * out1)
            rest = row - plane * out0 * out1
            j0 = rest // out1
            j1 = rest - j0 * out1
            first, second, third = _table(table, plane)
            a0, e0, c0 = ptr_int64(first)[j0], ptr_int64(first)[out0 + j0], ptr_int64(first)[2 * out0 + j0]
            a1, e1, c1 = ptr_int64(second)[j1], ptr_int64(second)[out1 + j1], ptr_int64(second)[2 * out1 + j1]
            begin = ptr_int64(third)
            source = ptr(x)
            base = plane * in0 * in1 * in2
            for j2 in range(out2):
                a2, e2 = begin[j2], begin[out2 + j2]
                # i0, i1, i2 walk over the inputs of one window; i2 is innermost because its elements are neighbours.
                total = zero()
                for i0 in range(a0, e0):
                    for i1 in range(a1, e1):
                        at = base + (i0 * in1 + i1) * in2
                        for i2 in range(a2, e2):
                            total += source[at + i2]
                # The shares multiply to the count of the window, with or without padding, as the table was made.
                count = c0 * c1 * begin[2 * out2 + j2] if divisor == 0 else divisor
                # A window that lies in the padding alone gives 0, not 0 / 0.
                empty = (e0 <= a0) | (e1 <= a1) | (e2 <= a2)
                o[row * out2 + j2] = zero() if empty else divide(total, count)

    return loop


def avg_pool_backward(ptr: F, zero: F, divide: F) -> F:
    """grad_input += grad / divisor over each window, a plane at a time."""

    def loop(lo, hi, grad_input, grad, table, divisor):
        t = ptr_int64(table)
        in0, in1, in2 = t[0], t[1], t[2]
        out0, out1, out2 = t[3], t[4], t[5]
        g = ptr(grad)
        size = in0 * in1 * in2
        # Windows overlap in grad_input, so a thread owns whole planes.
        for plane in range(int64(lo), int64(hi)):
            target = ptr(grad_input)
            base = plane * size
            for i in range(uintp(base), uintp(base + size)):
                target[i] = zero()
            first, second, third = _table(table, plane)
            w0, w1, w2 = ptr_int64(first), ptr_int64(second), ptr_int64(third)
            place = plane * out0 * out1 * out2
            for j0 in range(out0):
                for j1 in range(out1):
                    # j0, j1, j2 walk over the windows (`place` counts them as grad lies in memory), i0, i1, i2 over the
                    # inputs of one window. The table's ranges lie inside the input, so `at` needs no check.
                    for j2 in range(out2):
                        count = w0[2 * out0 + j0] * w1[2 * out1 + j1] * w2[2 * out2 + j2] if divisor == 0 else divisor
                        if count != 0:
                            # Every element of the window gets the same share of the gradient.
                            share = divide(g[place], count)
                            for i0 in range(w0[j0], w0[out0 + j0]):
                                for i1 in range(w1[j1], w1[out1 + j1]):
                                    at = base + (i0 * in1 + i1) * in2
                                    for i2 in range(w2[j2], w2[out2 + j2]):
                                        target[at + i2] += share
                        place += 1

    return loop


def scatter_planes(ptr: F, zero: F) -> F:
    """grad_input[index] += grad in each plane. A place outside the plane is reported in the status word, and left out."""

    def loop(lo, hi, grad_input, grad, indices, size, count, status):
        g, where = ptr(grad), ptr_int64(indices)
        # Several windows may have the same largest element, so a thread owns whole planes here too.
        for plane in range(int64(lo), int64(hi)):
            target = ptr(grad_input)
            base = plane * size
            for i in range(uintp(base), uintp(base + size)):
                target[i] = zero()
            for j in range(plane * count, (plane + 1) * count):
                at = where[j]
                # Threads may report different places; whichever is written last is named in the error.
                if (at < 0) | (at >= size):
                    ptr_int64(status)[1] = at
                    ptr_int64(status)[0] = 1
                else:
                    target[base + at] += g[j]

    return loop
