"""Loop templates that find *where* the largest element is: max(dim), min(dim), argmax, argmin.

Elements are compared as integer *keys*, which LLVM compares many at a time where it cannot do so for floats: the bits
of a float, with the lower ones flipped for negative numbers, order as integers exactly as the floats do. A NaN gets
the largest key, -0.0 the key of 0.0, and a minimum is a maximum of complemented keys. Then one more scan finds the
first element that has the winning key.

    rows_with_index      every output looks at its own elements
    columns_with_index   whole rows are swept over a row of (key, index)
    first_of_blocks      joins the winners of the blocks into which one long row was cut

Mirrors `max_kernel_impl` of aten/src/ATen/native/cpu/TensorCompareKernel.cpp and `argmax_kernel_impl` of
ReduceOpsKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from numpy import int32, int64, uint8, uintp

from tinytensor.aten.native.reduce.cpu.reduce import offset, strip_start
from tinytensor.kernel_compiler.pointers import ptr_int32, ptr_int64

F = Callable

TILE = 1024
SEARCH = 128  # elements looked at together when searching for the winner
SHORT = 32  # rows shorter than this are not worth two passes

# Note [Index reduction geometry]
# Strides in bytes, innermost first; one dimension is reduced.
#   [kept count, reduced size, reduced stride, 0,
#    kept sizes.., kept strides of the input.., of the values.., of the indices..]


class KeyFunctors(NamedTuple):
    """`key(element)` orders like the operator wants, largest first; `lowest()` is below every key."""

    ptr_in: F
    itemsize: int
    key: F
    lowest: F
    ptr_key: F


def rows_with_index(f: KeyFunctors) -> F:
    """for each output: the largest key, and the first element that has it. `values` may be 0: indices only."""
    ptr_in, itemsize, key, lowest = f.ptr_in, f.itemsize, f.key, f.lowest

    # Two passes over one contiguous row: which key is the largest (vectorises), then where it stands. One pass that
    # kept both would carry the index through every comparison.
    def find_in_lanes(address, n):
        x = ptr_in(address)
        best = lowest()
        for j in range(uintp(n)):
            k = key(x[j])
            best = k if k > best else best
        start = int64(0)
        while start < n:
            y = ptr_in(address + start * itemsize)
            # A block is searched without leaving it early, so the search vectorises; only the last block is walked
            # element by element.
            found = uint8(0)
            for j in range(uintp(min(n - start, SEARCH))):
                found |= uint8(key(y[j]) == best)
            if found:
                break
            start += SEARCH
        while key(x[start]) != best:
            start += 1
        return start

    # Strided or short rows: one plain pass. `>` keeps the first of equal elements.
    def find(address, n, stride):
        best = key(ptr_in(address)[0])
        at = int64(0)
        for j in range(1, n):
            k = key(ptr_in(address + j * stride)[0])
            if k > best:
                best = k
                at = int64(j)
        return at

    def loop(lo, hi, values, indices, inp, geometry):
        g = ptr_int64(geometry)
        kept, n, stride = g[0], g[1], g[2]
        sizes = geometry + 32
        in_strides = sizes + 8 * kept
        value_strides = in_strides + 8 * kept
        index_strides = value_strides + 8 * kept
        for i in range((int64(lo) + n - 1) // n, (int64(hi) + n - 1) // n):
            base = inp + offset(i, kept, sizes, in_strides)
            at = find_in_lanes(base, n) if stride == itemsize and n >= SHORT else find(base, n, stride)
            ptr_int64(indices + offset(i, kept, sizes, index_strides))[0] = at
            if values != 0:
                ptr_in(values + offset(i, kept, sizes, value_strides))[0] = ptr_in(base + at * stride)[0]

    return loop


def columns_with_index(f: KeyFunctors) -> F:
    """for each tile of neighbouring outputs: sweep the rows, keeping key and index of the best in every column.

    `scratch` has 16 bytes for each of the `outputs` outputs: keys in the first half, int32 indices in the second. Threads share
    out strips of `strip` columns.
    """
    ptr_in, itemsize, key, lowest, ptr_key = f.ptr_in, f.itemsize, f.key, f.lowest, f.ptr_key

    # Rows come in ascending order, so `>` keeps the first winner. Keys and indices are int32 for most dtypes and fill
    # lanes of equal width.
    def sweep(keys, winners, address, row, width):
        best = ptr_key(keys)
        index = ptr_int32(winners)
        x = ptr_in(address)
        r = int32(row)
        for j in range(uintp(width)):
            k = key(x[j])
            better = k > best[j]
            best[j] = k if better else best[j]
            index[j] = r if better else index[j]

    def loop(lo, hi, values, indices, inp, geometry, scratch, outputs, strip):
        g = ptr_int64(geometry)
        kept, n, stride = g[0], g[1], g[2]
        sizes = geometry + 32
        in_strides = sizes + 8 * kept
        value_strides = in_strides + 8 * kept
        index_strides = value_strides + 8 * kept
        # A tile ends with the innermost kept dimension, where outputs stop being neighbours.
        length = ptr_int64(sizes)[0]
        value_step = ptr_int64(value_strides)[0]
        index_step = ptr_int64(index_strides)[0]
        i = strip_start((int64(lo) + n - 1) // n, length, strip)
        last = strip_start((int64(hi) + n - 1) // n, length, strip)
        keys = scratch + 8 * i
        winners = scratch + 8 * outputs + 8 * i
        while i < last:
            width = min(min(length - i % length, last - i), TILE)
            base = inp + offset(i, kept, sizes, in_strides)
            best = ptr_key(keys)
            index = ptr_int32(winners)
            for j in range(uintp(width)):
                best[j] = lowest()
                index[j] = int32(0)
            for r in range(n):
                sweep(keys, winners, base + r * stride, r, width)
            found = indices + offset(i, kept, sizes, index_strides)
            for j in range(width):
                ptr_int64(found + j * index_step)[0] = int64(index[j])
            if values != 0:
                o = values + offset(i, kept, sizes, value_strides)
                for j in range(width):
                    # The values are fetched by index at the end: the sweep carries keys only.
                    ptr_in(o + j * value_step)[0] = ptr_in(base + int64(index[j]) * stride + j * itemsize)[0]
            i += width

    return loop


def first_of_blocks(f: KeyFunctors) -> F:
    """The index, in the whole row, of the first winner: `values` and `winners` hold one entry per block."""
    ptr_in, key = f.ptr_in, f.key

    def loop(lo, hi, index, values, winners, blocks, block):
        x = ptr_in(values)
        best = key(x[0])
        # Of equal winners the one of the earliest block is the first in the row.
        at = int64(0)
        for b in range(1, blocks):
            k = key(x[b])
            if k > best:
                best = k
                at = int64(b)
        ptr_int64(index)[0] = at * block + ptr_int64(winners)[at]

    return loop
