"""Loop templates of running sums, products and other folds, and of running extremes.

A running sum is one chain of additions, each waiting for the one before it; so four lines are walked at once, and where
the lines lie side by side a whole row of sums is carried.

Mirrors `cumsum_cpu_kernel` and its sisters of aten/src/ATen/native/cpu/ReduceOpsKernel.cpp, and
`cummax_cummin_helper` of aten/src/ATen/native/ReduceOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy import int64, uintp

from tinytensor.aten.native.pointwise.ufunc.math import exp_float64, log_float64
from tinytensor.aten.native.reduce.cpu.reduce import offset
from tinytensor.kernel_compiler.pointers import ptr_int64

F = Callable

TILE = 512

# Note [Scan geometry]
# Strides in bytes, innermost first; lines run along the scanned dimension.
#   [other dimensions, length of a line, stride along it in the input, in the output,
#    other sizes.., other strides of the input.., of the output..]


def lines(ptr_in: F, load: F, start: F, combine: F, ptr_out: F, store: F) -> F:
    """for each line: out[j] = combine(out[j - 1], in[j]). `lo, hi` count elements."""

    def loop(lo, hi, out, inp, geometry):
        g = ptr_int64(geometry)
        others, n, step_in, step_out = g[0], g[1], g[2], g[3]
        sizes = geometry + 32
        in_strides = sizes + 8 * others
        out_strides = in_strides + 8 * others
        i = (int64(lo) + n - 1) // n
        last = (int64(hi) + n - 1) // n
        while i + 4 <= last:
            x0 = inp + offset(i, others, sizes, in_strides)
            x1 = inp + offset(i + 1, others, sizes, in_strides)
            x2 = inp + offset(i + 2, others, sizes, in_strides)
            x3 = inp + offset(i + 3, others, sizes, in_strides)
            o0 = out + offset(i, others, sizes, out_strides)
            o1 = out + offset(i + 1, others, sizes, out_strides)
            o2 = out + offset(i + 2, others, sizes, out_strides)
            o3 = out + offset(i + 3, others, sizes, out_strides)
            s0, s1, s2, s3 = start(), start(), start(), start()
            for j in range(n):
                a = j * step_in
                b = j * step_out
                s0 = combine(s0, load(ptr_in(x0 + a)[0]))
                s1 = combine(s1, load(ptr_in(x1 + a)[0]))
                s2 = combine(s2, load(ptr_in(x2 + a)[0]))
                s3 = combine(s3, load(ptr_in(x3 + a)[0]))
                ptr_out(o0 + b)[0] = store(s0)
                ptr_out(o1 + b)[0] = store(s1)
                ptr_out(o2 + b)[0] = store(s2)
                ptr_out(o3 + b)[0] = store(s3)
            i += 4
        while i < last:
            x0 = inp + offset(i, others, sizes, in_strides)
            o0 = out + offset(i, others, sizes, out_strides)
            s0 = start()
            for j in range(n):
                s0 = combine(s0, load(ptr_in(x0 + j * step_in)[0]))
                ptr_out(o0 + j * step_out)[0] = store(s0)
            i += 1

    return loop


def sweep(ptr_in: F, load: F, start: F, combine: F, ptr_acc: F, acc_itemsize: int, ptr_out: F, store: F) -> F:
    """for each tile of neighbouring lines: carry a row of sums down the lines.

    Neighbouring lines are neighbours in input and output; `scratch` has room for one sum per line.
    """

    def step(scratch, address, out, width):
        acc, x, o = ptr_acc(scratch), ptr_in(address), ptr_out(out)
        for j in range(uintp(width)):
            s = combine(acc[j], load(x[j]))
            acc[j] = s
            o[j] = store(s)

    def loop(lo, hi, out, inp, geometry, scratch):
        g = ptr_int64(geometry)
        others, n, step_in, step_out = g[0], g[1], g[2], g[3]
        sizes = geometry + 32
        in_strides = sizes + 8 * others
        out_strides = in_strides + 8 * others
        length = ptr_int64(sizes)[0]
        i = (int64(lo) + n - 1) // n
        last = (int64(hi) + n - 1) // n
        room = scratch + i * acc_itemsize
        while i < last:
            width = min(min(length - i % length, last - i), TILE)
            acc = ptr_acc(room)
            for j in range(uintp(width)):
                acc[j] = start()
            address = inp + offset(i, others, sizes, in_strides)
            place = out + offset(i, others, sizes, out_strides)
            for r in range(n):
                step(room, address + r * step_in, place + r * step_out, width)
            i += width

    return loop


# ---- logcumsumexp ----------------------------------------------------------------------------------------------------


def minus_infinity():
    return -np.inf


def log_add_exp(total, x):
    """log(e**total + e**x); of infinities that are equal, the same infinity."""
    low, high = min(total, x), max(total, x)
    if x != x or total != total:
        return x + total
    if low == high and abs(low) == np.inf:
        return low
    y = exp_float64(low - high)
    u = 1.0 + y
    # log(1 + y), with what the addition rounded away put back
    return high + (y if u == 1.0 else log_float64(u) * (y / (u - 1.0)))


# ---- cummax, cummin --------------------------------------------------------------------------------------------------


def extremes(ptr_in: F, key: F, lowest: F) -> F:
    """for each line: the largest key so far, as the element itself and as its place; of equals the latest."""

    def loop(lo, hi, inp, values, indices, geometry):
        g = ptr_int64(geometry)
        others, n, step_in, step_value, step_index = g[0], g[1], g[2], g[3], g[4]
        sizes = geometry + 40
        in_strides = sizes + 8 * others
        value_strides = in_strides + 8 * others
        index_strides = value_strides + 8 * others
        for i in range((int64(lo) + n - 1) // n, (int64(hi) + n - 1) // n):
            x = inp + offset(i, others, sizes, in_strides)
            v = values + offset(i, others, sizes, value_strides)
            p = indices + offset(i, others, sizes, index_strides)
            best = lowest()
            place = int64(0)
            found = ptr_in(x)[0]
            for j in range(n):
                element = ptr_in(x + j * step_in)[0]
                k = key(element)
                if k >= best:
                    best, place, found = k, j, element
                ptr_in(v + j * step_value)[0] = found
                ptr_int64(p + j * step_index)[0] = place

    return loop
