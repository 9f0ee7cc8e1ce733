"""Loops that write through an index: values combined with what is there, and the elements that a mask names.

Mirrors aten/src/ATen/native/cpu/ScatterGatherKernel.cpp and `cpu_masked_scatter_kernel` of IndexKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import int64, uintp

from tinytensor.aten.native.indexing.cpu.index_kernel_loops import walk
from tinytensor.kernel_compiler.pointers import ptr_int64, ptr_uint8

F = Callable


def combine_into(ptr: F, itemsize: int, load: F, store: F, combine: F) -> F:
    """b[.. index[p] ..] = combine(b[.. index[p] ..], a[p]), one p after the other. See Note [Index geometry]."""

    def move(x, j, y, k):
        y[k] = store(combine(load(y[k]), load(x[j])))

    def move_row(x, y, count):
        for j in range(uintp(count)):
            y[j] = store(combine(load(y[j]), load(x[j])))

    return walk(ptr, itemsize, move, move_row)


def add(a, b):
    return a + b


def multiply(a, b):
    return a * b


def amax(a, b):
    """The larger one; a NaN wins."""
    return b if (b > a) | (b != b) else a


def amin(a, b):
    """The smaller one; a NaN wins."""
    return b if (b < a) | (b != b) else a


def masked_scatter(ptr: F) -> F:
    """out[i] = source[place] for the chosen i of each block; `starts[b]` elements are chosen before block b."""

    def loop(lo, hi, out, source, mask, n, block, starts):
        m, start = ptr_uint8(mask), ptr_int64(starts)
        o, s = ptr(out), ptr(source)
        for b in range(int64(lo), int64(hi)):
            place = start[b]
            for i in range(b * block, min((b + 1) * block, n)):
                if m[i] != 0:
                    o[i] = s[place]
                    place += 1

    return loop
