"""Loops of indexing: elements fetched from, or written to, places that an index tensor names.

    offsets     several index tensors become one: the sum of index * stride, in bytes
    fetch       out[p] = source[.. index[p] ..]           x[i], gather, index_select
    put, add    target[.. index[p] ..] = values[p]        x[i] = v; += where values accumulate
    count, positions, select, coordinates                 bool masks

Kernels cannot raise: an index outside [low, size) is reported in the status word, and the last place is used for it, so
that no byte outside the tensor is touched. `low` is 0 or -size. The test collects bits instead of branching.

Mirrors aten/src/ATen/native/cpu/IndexKernel.cpp (`cpu_index_kernel`, `Indexer`).
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import int64, uint64, uintp

from tinytensor.aten.native.reduce.cpu.reduce import offset
from tinytensor.kernel_compiler.pointers import ptr_int64, ptr_uint8

F = Callable

# Note [Index geometry]
# Strides in bytes, innermost dimension first; `rows` are all dimensions but the innermost.
#   [rows, innermost size, innermost stride of a, of b, of the index,
#    row sizes.., row strides of a.., of b.., of the index..]
# a is what is written in `fetch` and read in `put`; b is the indexed tensor.


def counted(index, wrap):
    """The index counted from the front: `wrap` is added to negative ones."""
    return uint64(index + ((index >> 63) & wrap))


def within(place, size):
    """The place if it is below size, else the last one: always safe to touch."""
    last = uint64(size - 1)
    return place if place < last else last


def report(index, n, step, low, size, status):
    """Put the first bad one of n indices into the status word, unless an earlier one is there."""
    word = ptr_int64(status)
    if word[0] != 0:
        return
    for j in range(n):
        value = ptr_int64(index + j * step)[0]
        if (value < low) | (value >= size):
            word[1] = value
            word[0] = 1
            return


def offsets(lo, hi, out, index, geometry, low, size, stride, first, status):
    """out[p] (+)= index[p] * stride; geometry [rows, innermost size, its stride, row sizes.., row strides..].

    `out` is row-major, and so is the order of p.
    """
    g, o = ptr_int64(geometry), ptr_int64(out)
    rows, n, step = g[0], g[1], g[2]
    p, last = int64(lo), int64(hi)
    while p < last:
        row = p // n
        start = p - row * n
        count = min(n - start, last - p)
        at = index + offset(row, rows, geometry + 24, geometry + 24 + 8 * rows) + start * step
        bad = uint64(0)
        for j in range(count):
            wanted = counted(ptr_int64(at + j * step)[0], -low)
            place = within(wanted, size)
            bad |= place ^ wanted
            moved = int64(place) * stride
            o[p + j] = moved if first != 0 else o[p + j] + moved
        if bad != 0:
            report(at, count, step, low, size, status)
        p += count


def walk(ptr: F, itemsize: int, move: F, move_row: F) -> F:
    """Visit every p in the share: a row with one index moves as a whole, other rows element by element."""

    def elements(x, y, i, a_step, b_step, index_step, count, low, size, stride, status):
        bad = uint64(0)
        if a_step == itemsize and index_step == 8 and b_step == 0:
            to, index, source = ptr(x), ptr_int64(i), ptr(y)
            if stride == itemsize:
                for j in range(count):
                    wanted = counted(index[j], -low)
                    place = within(wanted, size)
                    bad |= place ^ wanted
                    move(to, j, source, int64(place))
            else:
                for j in range(count):
                    wanted = counted(index[j], -low)
                    place = within(wanted, size)
                    bad |= place ^ wanted
                    move(to, j, ptr(y + int64(place) * stride), 0)
        else:
            for j in range(count):
                wanted = counted(ptr_int64(i + j * index_step)[0], -low)
                place = within(wanted, size)
                bad |= place ^ wanted
                move(ptr(x + j * a_step), 0, ptr(y + j * b_step + int64(place) * stride), 0)
        if bad != 0:
            report(i, count, index_step, low, size, status)

    def row(x, y, i, a_step, b_step, count, low, size, stride, status):
        wanted = counted(ptr_int64(i)[0], -low)
        place = within(wanted, size)
        if place != wanted:
            report(i, 1, 8, low, size, status)
        y += int64(place) * stride
        if a_step == itemsize and b_step == itemsize:
            move_row(ptr(x), ptr(y), count)
        else:
            for j in range(count):
                move(ptr(x + j * a_step), 0, ptr(y + j * b_step), 0)

    def loop(lo, hi, a, b, index, geometry, low, size, stride, status):
        g = ptr_int64(geometry)
        rows, n, a_step, b_step, index_step = g[0], g[1], g[2], g[3], g[4]
        sizes = geometry + 40
        a_rows = sizes + 8 * rows
        b_rows = a_rows + 8 * rows
        index_rows = b_rows + 8 * rows
        length = ptr_int64(sizes)[0] if rows > 0 else int64(1)
        a_next, b_next, index_next = ptr_int64(a_rows)[0], ptr_int64(b_rows)[0], ptr_int64(index_rows)[0]
        p, last = int64(lo), int64(hi)
        while p < last:
            # The rows of one stretch are a fixed step apart.
            r = p // n
            start = p - r * n
            x = a + offset(r, rows, sizes, a_rows) + start * a_step
            y = b + offset(r, rows, sizes, b_rows) + start * b_step
            i = index + offset(r, rows, sizes, index_rows) + start * index_step
            stretch = length - r % length
            while stretch > 0 and p < last:
                count = min(n - start, last - p)
                if index_step == 0:
                    row(x, y, i, a_step, b_step, count, low, size, stride, status)
                else:
                    elements(x, y, i, a_step, b_step, index_step, count, low, size, stride, status)
                x += a_next - start * a_step
                y += b_next - start * b_step
                i += index_next - start * index_step
                p += count
                start = int64(0)
                stretch -= 1

    return loop


def fetch(ptr: F, itemsize: int) -> F:
    """a[p] = b[.. index[p] ..]."""

    def move(x, j, y, k):
        x[j] = y[k]

    def move_row(x, y, count):
        for j in range(uintp(count)):
            x[j] = y[j]

    return walk(ptr, itemsize, move, move_row)


def put(ptr: F, itemsize: int) -> F:
    """b[.. index[p] ..] = a[p]."""

    def move(x, j, y, k):
        y[k] = x[j]

    def move_row(x, y, count):
        for j in range(uintp(count)):
            y[j] = x[j]

    return walk(ptr, itemsize, move, move_row)


def add(ptr: F, itemsize: int, load: F, store: F) -> F:
    """b[.. index[p] ..] += a[p]."""

    def move(x, j, y, k):
        y[k] = store(load(y[k]) + load(x[j]))

    def move_row(x, y, count):
        for j in range(uintp(count)):
            y[j] = store(load(y[j]) + load(x[j]))

    return walk(ptr, itemsize, move, move_row)


# ---- masks -----------------------------------------------------------------------------------------------------------
# A mask is a row of bytes, read in blocks of `block`; `starts[b]` is how many elements the blocks before b have chosen.


def count(lo, hi, mask, n, block, counts):
    """counts[b] = how many bytes of block b are not 0."""
    m = ptr_uint8(mask)
    for b in range(int64(lo), int64(hi)):
        total = int64(0)
        for i in range(uintp(b * block), uintp(min((b + 1) * block, n))):
            total += int64(m[i] != 0)
        ptr_int64(counts)[b] = total


def _choose(write: F) -> F:
    """Call write(place, i) for the chosen i of each block, without a branch: every i is written, and the place moves
    on only behind a chosen one. So the last chosen one is looked up first, and nothing is written behind it."""

    def loop(lo, hi, out, source, mask, n, block, starts):
        m, start = ptr_uint8(mask), ptr_int64(starts)
        for b in range(int64(lo), int64(hi)):
            place, end = start[b], start[b + 1]
            first = b * block
            last = min(first + block, n) - 1
            while last >= first and m[last] == 0:
                last -= 1
            if place < end and last >= first:
                for i in range(first, last):
                    write(out, source, place, i)
                    place = min(place + int64(m[i] != 0), end - 1)
                write(out, source, place, last)

    return loop


def positions() -> F:
    """out[place] = i: where the mask is true, in the flattened tensor."""

    def write(out, source, place, i):
        ptr_int64(out)[place] = i

    return _choose(write)


def select(ptr: F) -> F:
    """out[place] = source[i]."""

    def write(out, source, place, i):
        ptr(out)[place] = ptr(source)[i]

    return _choose(write)


def coordinates(lo, hi, out, flat, geometry, column):
    """Flat positions to coordinates, out[d * column + p] for dimension d; geometry [ndim, sizes outermost first]."""
    g, o, f = ptr_int64(geometry), ptr_int64(out), ptr_int64(flat)
    ndim = g[0]
    for p in range(int64(lo), int64(hi)):
        rest = f[p]
        for k in range(ndim):
            d = ndim - 1 - k
            quotient = rest // g[1 + d]
            o[d * column + p] = rest - quotient * g[1 + d]
            rest = quotient
