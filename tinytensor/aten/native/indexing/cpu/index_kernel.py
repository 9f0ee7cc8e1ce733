"""CPU kernels of indexing: from metadata to a prepared launch.

Several index tensors are first added up to one tensor of byte offsets, which also checks every index before anything is
read or written. One index tensor is checked as it is used.

Mirrors aten/src/ATen/native/cpu/IndexKernel.cpp and ScatterGatherKernel.cpp.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from ctypes import addressof, c_int64
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy import int64, uint64, uintp

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.indexing.reference import index as reference
from tinytensor.aten.native.indexing.tensor_advanced_indexing import IndexGeometry
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.aten.native.reduce.cpu.reduce import offset
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.tensor_iterator import coalesce_dimensions, reorder_dimensions
from tinytensor.c10 import scalar_type
from tinytensor.c10.allocator import allocate
from tinytensor.c10.contiguity import contiguous_strides
from tinytensor.c10.metadata import Metadata, metadata, remember
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import StorageImpl, address_of
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import like, ptr_int64, ptr_uint8, ptr_uint16, ptr_uint32, ptr_uint64
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== loops ===========================================================================================================
#
# Loops of indexing: elements fetched from, or written to, places that an index tensor names.
#
#     index_offsets         several index tensors become one: the sum of index * stride, in bytes
#     index_pairs           out[p] = source[first[p], second[p]], the usual case of them
#     index_fetch           out[p] = source[.. index[p] ..]           x[i], gather, index_select
#     index_columns         the same with one index for a column      index_select along the last dimension
#     index_put, index_add  target[.. index[p] ..] = values[p]        x[i] = v; += where values accumulate
#     mask_count, mask_positions, mask_select, mask_coordinates   bool masks
#
# Kernels cannot raise: an index outside [low, size) is reported in the status word, and the last place is used for it, so
# that no byte outside the tensor is touched. `low` is 0 or -size. The test collects bits instead of branching.
#
# Mirrors aten/src/ATen/native/cpu/IndexKernel.cpp (`cpu_index_kernel`, `Indexer`).


F = Callable

# Note [Index geometry]
# Strides in bytes, innermost dimension first; `rows` are all dimensions but the innermost.
#   [rows, innermost size, innermost stride of a, of b, of the index,
#    row sizes.., row strides of a.., of b.., of the index..]
# a is what is written in `fetch` and read in `put`; b is the indexed tensor.
#
# Note [An index is corrected before it is used]
# Every place passes `within` before memory is touched, so a bad index reads or writes the last place of its dimension, which
# exists: the planners do not run a kernel over a dimension of size 0 (`no_place`). Whether any place has to be corrected is found
# before, by `check`: `bad` collects it with `|=`, which costs no branch, and `report` looks for the culprit. A kernel whose
# status word has the address 0 leaves that out, since its indices have been checked already.


# `index >> 63` is all ones for a negative index and 0 otherwise: no branch, so the loop vectorises.
def counted(index, wrap):
    """The index counted from the front: `wrap` is added to negative ones."""
    return uint64(index + ((index >> 63) & wrap))


# As an unsigned number a negative place is huge, so one comparison covers both ends.
def within(place, size):
    """The place if it is below size, else the last one: always safe to touch."""
    last = uint64(size - 1)
    return place if place < last else last


def report(index, n, step, low, size, status):
    """Put the first bad one of n indices into the status word, unless an earlier one is there."""
    # The loop only knows that one of its n indices was bad. This looks again, element by element; it runs at most once.
    word = ptr_int64(status)
    if word[0] != 0:
        return
    for j in range(n):
        value = ptr_int64(index + j * step)[0]
        if (value < low) | (value >= size):
            word[1] = value
            word[0] = 1
            return


# Note [Words of a call]
# Several index tensors are one launch. It is given three words for each of them: its address, and what `report` writes about it.
# What does not change from call to call stands in the plan's table, three numbers for each: size and stride (in bytes) of the
# dimension, and the address of the index tensor's geometry.


def index_offsets(lo, hi, out, call, table, count):
    """out[p] = the sum over index tensors of index[p] * stride; geometry [rows, innermost size, its stride, row sizes.., row
    strides..]. See Note [Words of a call].

    `out` is row-major, and so is the order of p.
    """
    for which in range(count):
        word = call + 24 * which
        fixed = ptr_int64(table + 24 * which)
        size, stride, geometry, status = fixed[0], fixed[1], fixed[2], word + 8
        g, o = ptr_int64(geometry), ptr_int64(out)
        rows, n, step = g[0], g[1], g[2]
        p, last = int64(lo), int64(hi)
        # One row of the index a turn, cut off where the share of the thread begins or ends.
        while p < last:
            row = p // n
            start = p - row * n
            length = min(n - start, last - p)
            at = ptr_int64(word)[0] + offset(row, rows, geometry + 24, geometry + 24 + 8 * rows) + start * step
            check(at, length, step, -size, size, status)
            for j in range(length):
                moved = int64(within(counted(ptr_int64(at + j * step)[0], size), size)) * stride
                o[p + j] = moved if which == 0 else o[p + j] + moved
            p += length


def index_pairs(ptr: F) -> F:
    """out[p] = source[first[p], second[p]], all in lines, without offsets between. See Note [Words of a call]."""

    def loop(lo, hi, out, source, call, table):
        fixed, words = ptr_int64(table), ptr_int64(call)
        rows, down, columns, along = fixed[0], fixed[1], fixed[3], fixed[4]
        check(words[0] + 8 * int64(lo), int64(hi) - int64(lo), 8, -rows, rows, call + 8)
        check(words[3] + 8 * int64(lo), int64(hi) - int64(lo), 8, -columns, columns, call + 32)
        first, second, o = ptr_int64(words[0]), ptr_int64(words[3]), ptr(out)
        for j in range(lo, hi):
            row, column = within(counted(first[j], rows), rows), within(counted(second[j], columns), columns)
            o[j] = ptr(source + int64(row) * down + int64(column) * along)[0]

    return loop


def check(index, n, step, low, size, status):
    """Puts the first of n indices that is not in [low, size) into the status word."""
    bad = uint64(0)
    # Nothing is written in these loops, so they vectorise. The loop that moves elements then has less to do for each.
    if step == 8:
        indices = ptr_int64(index)
        for j in range(uintp(n)):
            wanted = counted(indices[j], -low)
            bad |= within(wanted, size) ^ wanted
    else:
        for j in range(n):
            wanted = counted(ptr_int64(index + j * step)[0], -low)
            bad |= within(wanted, size) ^ wanted
    if bad != 0:
        report(index, n, step, low, size, status)


def index_check(lo, hi, index, geometry, low, size, status):
    """Reports an index that is not in [low, size); geometry [rows, innermost size, its stride, row sizes.., row strides..]."""
    g = ptr_int64(geometry)
    rows, n, step = g[0], g[1], g[2]
    p, last = int64(lo), int64(hi)
    while p < last:
        row = p // n
        start = p - row * n
        count = min(n - start, last - p)
        at = index + offset(row, rows, geometry + 24, geometry + 24 + 8 * rows) + start * step
        check(at, count, step, low, size, status)
        p += count


def walk(ptr: F, itemsize: int, move: F, move_row: F) -> F:
    """Visit every p in the share: a row with one index moves as a whole, other rows element by element."""

    # `x` is the side that moves evenly (out of a fetch, values of a put), `y` the indexed tensor.
    # x, y and i are the addresses of the first element of each; the steps lead along the row. `stride` is the distance of
    # two places in the indexed dimension. All in bytes. Note [An index is corrected before it is used].
    def elements(x, y, i, a_step, b_step, index_step, count, low, size, stride):
        # The usual case: contiguous index and values, one indexed dimension. The typed pointers let LLVM see unit
        # steps.
        if a_step == itemsize and index_step == 8 and b_step == 0:
            to, index, source = ptr(x), ptr_int64(i), ptr(y)
            # gather, scatter and index_select take no negative indices. Not to ask for them is a third of the work here.
            if stride == itemsize and low == 0:
                for j in range(uintp(count)):
                    move(to, j, source, within(uint64(index[j]), size))
            elif stride == itemsize:
                for j in range(uintp(count)):
                    move(to, j, source, within(counted(index[j], -low), size))
            else:
                for j in range(uintp(count)):
                    place = within(counted(index[j], -low), size)
                    move(to, j, ptr(y + int64(place) * stride), 0)
        else:
            for j in range(count):
                place = within(counted(ptr_int64(i + j * index_step)[0], -low), size)
                move(ptr(x + j * a_step), 0, ptr(y + j * b_step + int64(place) * stride), 0)

    # One index for the whole row (x[i] with more dimensions behind): the row is copied.
    def row(x, y, i, a_step, b_step, count, low, size, stride):
        y += int64(within(counted(ptr_int64(i)[0], -low), size)) * stride
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
        checked, length_checked = int64(0), int64(0)
        # p counts elements of the loop's shape. The outer loop runs once for each stretch: rows that differ in the second
        # dimension alone. The inner one walks the rows of a stretch, and calls `row` or `elements` for each.
        while p < last:
            # The rows of one stretch are a fixed step apart.
            r = p // n
            start = p - r * n
            x = a + offset(r, rows, sizes, a_rows) + start * a_step
            y = b + offset(r, rows, sizes, b_rows) + start * b_step
            i = index + offset(r, rows, sizes, index_rows) + start * index_step
            # As long as the second dimension does not end, the next row is one addition away and needs no `offset`,
            # which divides.
            stretch = length - r % length
            while stretch > 0 and p < last:
                count = min(n - start, last - p)
                # Rows often share their indices: those of the row before have been looked at.
                different = count if index_step != 0 else int64(1)
                if status != 0 and (i != checked or different != length_checked):
                    check(i, different, index_step, low, size, status)
                    checked, length_checked = i, different
                if index_step == 0:
                    row(x, y, i, a_step, b_step, count, low, size, stride)
                else:
                    elements(x, y, i, a_step, b_step, index_step, count, low, size, stride)
                # Only the first row of a share may begin inside a row (start > 0); the next one begins at 0.
                x += a_next - start * a_step
                y += b_next - start * b_step
                i += index_next - start * index_step
                p += count
                start = int64(0)
                stretch -= 1

    return loop


def index_fetch(ptr: F, itemsize: int) -> F:
    """a[p] = b[.. index[p] ..]."""

    def move(x, j, y, k):
        x[j] = y[k]

    def move_row(x, y, count):
        for j in range(uintp(count)):
            x[j] = y[j]

    return walk(ptr, itemsize, move, move_row)


def index_columns(ptr: F) -> F:
    """`index_fetch` along the innermost dimension of contiguous rows, where all rows have the same indices and none is negative."""
    # A loop this short keeps its addresses in registers. In the walk over all cases one of them is read again for each element.

    def loop(lo, hi, a, b, index, geometry, low, size, stride, status):
        g = ptr_int64(geometry)
        rows, n = g[0], g[1]
        sizes = geometry + 40
        a_rows = sizes + 8 * rows
        b_rows = a_rows + 8 * rows
        check(index, n, 8, low, size, status)
        indices = ptr_int64(index)
        # `lo, hi` count elements, and a row belongs to the share in which it begins.
        for r in range((int64(lo) + n - 1) // n, (int64(hi) + n - 1) // n):
            x, y = ptr(a + offset(r, rows, sizes, a_rows)), ptr(b + offset(r, rows, sizes, b_rows))
            for j in range(uintp(n)):
                x[j] = y[within(uint64(indices[j]), size)]

    return loop


def index_put(ptr: F, itemsize: int) -> F:
    """b[.. index[p] ..] = a[p]."""

    def move(x, j, y, k):
        y[k] = x[j]

    def move_row(x, y, count):
        for j in range(uintp(count)):
            y[j] = x[j]

    return walk(ptr, itemsize, move, move_row)


def index_add(ptr: F, itemsize: int, load: F, store: F) -> F:
    """b[.. index[p] ..] += a[p]."""

    def move(x, j, y, k):
        y[k] = store(load(y[k]) + load(x[j]))

    def move_row(x, y, count):
        for j in range(uintp(count)):
            y[j] = store(load(y[j]) + load(x[j]))

    return walk(ptr, itemsize, move, move_row)


# ---- masks -----------------------------------------------------------------------------------------------------------
# A mask is a row of bytes, read in blocks of `block`; `starts[b]` is how many elements the blocks before b have chosen.


def mask_count(lo, hi, mask, n, block, counts):
    """counts[b] = how many bytes of block b are not 0."""
    # b walks the blocks of this share, i the bytes of a block; the last block may be shorter.
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
            # The places [start[b], start[b + 1]) of the output belong to this block, so threads do not meet.
            place, end = start[b], start[b + 1]
            first = b * block
            last = min(first + block, n) - 1
            # Behind the last chosen element nothing may be written: the place after it belongs to another block.
            while last >= first and m[last] == 0:
                last -= 1
            if place < end and last >= first:
                for i in range(first, last):
                    write(out, source, place, i)
                    # Before the last chosen element the place cannot run out; the bound keeps the write inside the block.
                    place = min(place + int64(m[i] != 0), end - 1)
                write(out, source, place, last)

    return loop


def mask_positions() -> F:
    """out[place] = i: where the mask is true, in the flattened tensor."""

    def write(out, source, place, i):
        ptr_int64(out)[place] = i

    return _choose(write)


def mask_select(ptr: F) -> F:
    """out[place] = source[i]."""

    def write(out, source, place, i):
        ptr(out)[place] = ptr(source)[i]

    return _choose(write)


def mask_coordinates(lo, hi, out, flat, geometry, column):
    """Flat positions to coordinates, out[d * column + p] for dimension d; geometry [ndim, sizes outermost first]."""
    g, o, f = ptr_int64(geometry), ptr_int64(out), ptr_int64(flat)
    ndim = g[0]
    # p walks the positions; k walks the dimensions from the innermost out, each of which takes its digit off `rest`: a
    # position is a number in a mixed radix, whose radices are the sizes.
    for p in range(int64(lo), int64(hi)):
        rest = f[p]
        for k in range(ndim):
            d = ndim - 1 - k
            quotient = rest // g[1 + d]
            o[d * column + p] = rest - quotient * g[1 + d]
            rest = quotient


def few_coordinates(ptr: F) -> F:
    """found[0] = how many elements are not 0, and their coordinates in `out`, as `mask_coordinates` writes them."""

    def loop(lo, hi, out, source, geometry, found):
        x, o, g = ptr(source), ptr_int64(out), ptr_int64(geometry)
        zero, ndim, total = like(0, x[0]), g[0], int64(0)
        for i in range(int64(lo), int64(hi)):
            total += int64(x[i] != zero)
        ptr_int64(found)[0] = total
        place = int64(0)
        for i in range(int64(lo), int64(hi)):
            if x[i] != zero:
                rest = i
                for k in range(ndim):
                    d = ndim - 1 - k
                    quotient = rest // g[1 + d]
                    o[d * total + place] = rest - quotient * g[1 + d]
                    rest = quotient
                place += 1

    return loop


Ints = tuple[int, ...]
BadIndex = tuple[int, int] | None
Launch = Callable[..., BadIndex]

# Elements that are only moved are moved as bits: one kernel for all dtypes of a size.
BITS = {1: ptr_uint8, 2: ptr_uint16, 4: ptr_uint32, 8: ptr_uint64}
# Offsets are already checked and scaled; the walk must let all of them pass.
_ANY = 2**62  # a size that every offset is below
_status_words = struct.Struct("=qq")


@lru_cache(None)
def _words(count: int) -> struct.Struct:
    return struct.Struct(f"={count}q")


_pair_words = _words(6)


MASK_BLOCK = 16384  # elements of a mask that are counted together: enough for one thread, few enough to share


def new_status() -> StorageImpl:
    status = allocate(16)
    _status_words.pack_into(status.buffer, 0, 0, 0)
    return status


def bad_index(status: StorageImpl, which: int) -> BadIndex:
    failed, value = _status_words.unpack_from(status.buffer, 0)
    return (which, value) if failed else None


def no_place(index: Tensor) -> BadIndex:
    """Along a dimension of size 0 every index is bad; the first is reported.

    The kernels cannot run there, because they use the last place instead of a wrong one, and there is none.
    """
    return 0, int(view(index).flat[0])


def address(t: Tensor) -> int:
    return t.storage_.data_ptr + t.byte_offset_


# ---- kernels ---------------------------------------------------------------------------------------------------------


@lru_cache(None)
def _offsets_kernel() -> Kernel:
    return kernel(index_offsets, "iiii", name="index_offsets", cost=2, substitute=in_python(_offsets_kernel))


@lru_cache(None)
def _pairs_kernel(itemsize: int) -> Kernel:
    substitute = in_python(_pairs_kernel, itemsize)
    return kernel(index_pairs(BITS[itemsize]), "iiii", name=f"index_pairs_{itemsize}", cost=4, substitute=substitute)


@lru_cache(None)
def _check_kernel() -> Kernel:
    return kernel(index_check, "iiiii", name="index_check", substitute=in_python(_check_kernel))


@lru_cache(None)
def _fetch_kernel(itemsize: int) -> Kernel:
    loop, substitute = index_fetch(BITS[itemsize], itemsize), in_python(_fetch_kernel, itemsize)
    return kernel(loop, "iiiiiiii", name=f"index_fetch_{itemsize}", cost=2, substitute=substitute)


@lru_cache(None)
def _columns_kernel(itemsize: int) -> Kernel:
    return kernel(index_columns(BITS[itemsize]), "iiiiiiii", name=f"index_columns_{itemsize}", cost=2)


@lru_cache(None)
def put_kernel(itemsize: int) -> Kernel:
    loop, substitute = index_put(BITS[itemsize], itemsize), in_python(put_kernel, itemsize)
    return kernel(loop, "iiiiiiii", name=f"index_put_{itemsize}", substitute=substitute)


@lru_cache(None)
def _add_kernel(dtype: ScalarType) -> Kernel:
    value = fn.value_type(dtype)
    loop = index_add(POINTERS[dtype], dtype.itemsize, fn.load_as(dtype, value), fn.STORE[dtype])
    return kernel(loop, "iiiiiiii", name=f"index_add_{dtype.name}")


# ---- index, index_put ------------------------------------------------------------------------------------------------


def loop_geometry(shape: Ints, a: Ints, b: Ints, index: Ints) -> np.ndarray:
    """Order the dimensions by the strides of a, then b; coalesce; see Note [Index geometry]. Strides in bytes."""
    # The written side decides the order, so that writes are contiguous where they can be.
    perm = [d for d in reorder_dimensions(shape, [a, b, index]) if shape[d] != 1]
    return ordered_geometry([shape[d] for d in perm], [[s[d] for d in perm] for s in (a, b, index)])


def ordered_geometry(shape: Sequence[int], abi: Sequence[Sequence[int]]) -> np.ndarray:
    """The same of dimensions that are in order, innermost first; `abi` are the strides of a, of b and of the index."""
    sizes, strides = coalesce_dimensions(tuple(shape) or (1,), [tuple(s) or (0,) for s in abi])
    inner = [s[0] for s in strides]
    rows = [len(sizes) - 1, sizes[0], *inner, *sizes[1:]]
    return np.array(rows + [x for s in strides for x in s[1:]], np.int64)


def scaled(strides: Ints, itemsize: int) -> Ints:
    return tuple(s * itemsize for s in strides)


def _walk_indices(
    g: IndexGeometry, itemsize: int, other: Ints, run: Callable[..., None], check_first: bool
) -> Callable[[int, int, Sequence[Tensor]], BadIndex]:
    """`walk(address of a, address of b, indices)`: run a kernel over the result's shape, a having strides `other`.

    `check_first`: look at all indices before the first element moves, so that a bad one leaves no trace.
    """
    n = prod(g.shape)
    source = scaled(g.source, itemsize)
    if len(g.sizes) == 1 and not check_first:
        array = loop_geometry(g.shape, other, source, scaled(g.index_strides[0], 8))
        geometry, size, stride = address_of(array), g.sizes[0], g.strides[0] * itemsize

        def walk_one(a: int, b: int, indices: Sequence[Tensor], keep: np.ndarray = array) -> BadIndex:
            status = new_status()
            run(n, a, b, address(indices[0]), geometry, -size, size, stride, status.data_ptr)
            return bad_index(status, 0)

        return walk_one
    # Several index tensors, or one whose indices have to be checked first: they become one tensor of byte offsets. It is
    # row-major over the dimensions of the index (`dense` are its strides) and has stride 0 elsewhere. The walk then runs
    # with low = 0, no bound and stride 1, since the offsets are checked and multiplied already.
    sum_offsets = _plan_offsets(g, itemsize)
    dense, step = [0] * len(g.shape), 8
    for d in range(g.index_start + len(g.index_shape) - 1, g.index_start - 1, -1):
        dense[d] = step
        step *= g.shape[d]
    array = loop_geometry(g.shape, other, source, tuple(dense))
    geometry, nbytes = address_of(array), 8 * prod(g.index_shape)

    def walk_several(a: int, b: int, indices: Sequence[Tensor], keep: np.ndarray = array) -> BadIndex:
        together = allocate(nbytes)
        bad = sum_offsets(together.data_ptr, indices)
        if bad is None:
            run(n, a, b, together.data_ptr, geometry, 0, _ANY, 1, 0)
        return bad

    return walk_several


def _plan_offsets(g: IndexGeometry, itemsize: int) -> Callable[[int, Sequence[Tensor]], BadIndex]:
    """`sum_offsets(out address, indices)`: index * stride of all index tensors, added up over their common shape."""
    end = g.index_start + len(g.index_shape)
    n = prod(g.index_shape)
    k = _offsets_kernel()
    run = k.parallel if n >= k.grain else k.serial
    arrays = []
    for strides in g.index_strides:
        # Dimensions are merged only where they lie evenly in the index and in a row-major tensor, so that position p of the
        # loop stays position p of the sums. A 0-dim index is one row of one element.
        own = scaled(strides[g.index_start : end], 8) or (8,)
        shape = g.index_shape or (1,)
        sizes, (own, _) = coalesce_dimensions(shape[::-1], [own[::-1], _row_major(shape, 8)[::-1]])
        arrays.append(np.array([len(sizes) - 1, sizes[0], own[0], *sizes[1:], *own[1:]], np.int64))
    table, count = _table(g, itemsize, [address_of(array) for array in arrays]), len(arrays)
    fixed = address_of(table)

    # A bad index ends the work at once: nothing has been read or written through the offsets yet.
    def sum_offsets(out: int, indices: Sequence[Tensor], keep: tuple = (table, arrays)) -> BadIndex:
        call = _new_call(indices)
        run(n, out, call.data_ptr, fixed, count)
        return _bad_index_of(call, count)

    return sum_offsets


def _table(g: IndexGeometry, itemsize: int, geometries: Sequence[int]) -> np.ndarray:
    """Note [Words of a call]"""
    strides = scaled(g.strides, itemsize)
    return np.array([x for row in zip(g.sizes, strides, geometries, strict=True) for x in row], np.int64)


def _new_call(indices: Sequence[Tensor]) -> StorageImpl:
    """Note [Words of a call]"""
    words: list[int] = []
    for index in indices:
        words += address(index), 0, 0
    call = allocate(8 * len(words))
    _words(len(words)).pack_into(call.buffer, 0, *words)
    return call


def _bad_index_of(call: StorageImpl, count: int) -> BadIndex:
    words = _words(3 * count).unpack_from(call.buffer, 0)
    for which in range(count):
        if words[3 * which + 1]:
            return which, words[3 * which + 2]
    return None


def _plan_pairs(g: IndexGeometry, itemsize: int, out: Metadata) -> Launch | None:
    """`launch(out, self, indices)` of a matrix and two vectors of indices; None for all else."""
    lie = out.strides == (1,) and all(strides == (1,) for strides in g.index_strides)
    if len(g.sizes) != 2 or g.shape != g.index_shape or not lie:
        return None
    table, k, n = _table(g, itemsize, (0, 0)), _pairs_kernel(itemsize), out.numel
    fixed, run = address_of(table), k.parallel if n >= k.grain else k.serial

    def launch(out: Tensor, self: Tensor, indices: Sequence[Tensor], keep: np.ndarray = table) -> BadIndex:
        first, second = indices
        call = allocate(48)
        _pair_words.pack_into(call.buffer, 0, address(first), 0, 0, address(second), 0, 0)
        run(n, address(out), address(self), call.data_ptr, fixed)
        _, bad_row, row, _, bad_column, column = _pair_words.unpack_from(call.buffer, 0)
        return (0, row) if bad_row else (1, column) if bad_column else None

    return launch


def plan_index_check(shape: Ints, strides: Ints, low: int, size: int) -> Callable[[Tensor], BadIndex]:
    """`find_bad(index)`: an index outside of [low, size), if there is one. Strides count elements, and may be 0."""
    dims = [(n, s * 8) for n, s in zip(shape, strides, strict=True) if n > 1 and s] or [(1, 8)]
    sizes, (steps,) = coalesce_dimensions(tuple(n for n, _ in dims[::-1]), [tuple(s for _, s in dims[::-1])])
    array = np.array([len(sizes) - 1, sizes[0], steps[0], *sizes[1:], *steps[1:]], np.int64)
    k, n, geometry = _check_kernel(), prod(sizes), address_of(array)
    run = k.parallel if n >= k.grain else k.serial

    def find_bad(index: Tensor, keep: np.ndarray = array) -> BadIndex:
        status = new_status()
        run(n, address(index), geometry, low, size, status.data_ptr)
        return bad_index(status, 0)

    return find_bad


def _row_major(shape: Ints, itemsize: int) -> Ints:
    return scaled(contiguous_strides(shape), itemsize)


def nothing(*tensors: object) -> None:
    return None


def plan_index(g: IndexGeometry, m: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, self, indices)`; indices are int64, one for each indexed dimension."""
    if out.numel == 0:
        return _plan_check(g, m)
    pairs = _plan_pairs(g, m.itemsize, out)
    if pairs is not None:
        return pairs
    k = _fetch_kernel(m.itemsize)
    run = k.parallel if out.numel >= k.grain else k.serial
    walk = _walk_indices(g, m.itemsize, scaled(out.strides, m.itemsize), run, False)
    return lambda out, self, indices: walk(address(out), address(self), indices)


def _plan_check(g: IndexGeometry, m: Metadata) -> Launch:
    """An empty result moves nothing, but its indices are still checked."""
    if 0 in g.index_shape or 0 in g.sizes:
        return nothing
    sum_offsets = _plan_offsets(g, m.itemsize)

    def launch(out: Tensor, self: Tensor, indices: Sequence[Tensor]) -> BadIndex:
        return sum_offsets(allocate(8 * prod(g.index_shape)).data_ptr, indices)

    return launch


def plan_index_put(g: IndexGeometry, m: Metadata, values: Ints, accumulate: bool) -> Launch:
    """Prepare `launch(self, indices, values)`; `values` are the strides of the values over the result's shape.

    On one thread, because two places of the result may be one place of self: the later value has to win.
    """
    if prod(g.shape) == 0:
        return nothing
    k = _add_kernel(m.dtype) if accumulate else put_kernel(m.itemsize)
    walk = _walk_indices(g, m.itemsize, scaled(values, m.itemsize), k.serial, True)

    def launch(self: Tensor, indices: Sequence[Tensor], source: Tensor) -> BadIndex:
        if walk(address(source), address(self), indices) is None:
            return None
        axes = reorder_dimensions(g.shape, [g.source, values, *g.index_strides])[::-1]
        parts = zip(indices, g.index_strides, g.sizes, g.strides, strict=True)
        wanted = [Wanted(index, strides, -size, size, step) for index, strides, size, step in parts]
        return write_before(k, m.itemsize, g.shape, axes, (self, g.source), (source, values), wanted)

    return launch


# ---- writes before a refusal -----------------------------------------------------------------------------------------
#
# PyTorch meets a bad index on its way through the elements, and what comes before it has been written then.


class Wanted(NamedTuple):
    """An index tensor over the shape of a loop: its strides, the range [low, size) of its numbers, a step of the target."""

    places: Tensor
    strides: Ints
    low: int
    size: int
    step: int


def write_before(
    k: Kernel | None,
    itemsize: int,
    shape: Ints,
    axes: Sequence[int],
    target: tuple[Tensor, Ints],
    source: tuple[Tensor, Ints],
    wanted: Sequence[Wanted],
) -> BadIndex:
    """The first bad index, where `axes` are the dimensions from the outermost in. `k` writes what comes before it, if given."""

    def in_order(elements: np.ndarray) -> np.ndarray:
        return np.broadcast_to(elements, shape).transpose(axes).reshape(-1)

    def elements(t: Tensor, dtype: str, strides: Ints) -> np.ndarray:
        width = np.dtype(dtype).itemsize
        return in_order(np.ndarray(shape, dtype, t.storage_.as_bytes(), t.byte_offset_, scaled(strides, width)))

    numbers = [elements(w.places, "i8", w.strides) for w in wanted]
    wrong = [(n < w.low) | (n >= w.size) for n, w in zip(numbers, wanted, strict=True)]
    count = int(np.logical_or.reduce(wrong).argmax())
    which = next(i for i, bad in enumerate(wrong) if bad[count])
    if count and k is not None:
        out, strides = target
        grid = np.zeros((1,) * len(shape), np.int64)
        for d, step in enumerate(strides):
            grid = grid + (np.arange(shape[d]) * step).reshape([-1 if e == d else 1 for e in range(len(shape))])
        places = in_order(grid)[:count]
        for n, w in zip(numbers, wanted, strict=True):
            places = places + np.where(n[:count] < 0, n[:count] + w.size, n[:count]) * w.step
        places = places * itemsize
        values = elements(source[0], f"u{itemsize}", source[1])[:count].copy()
        array = loop_geometry((count,), (itemsize,), (0,), (8,))
        k.serial(count, address_of(values), address(out), address_of(places), address_of(array), 0, _ANY, 1, 0)
    return which, int(numbers[which][count])


# ---- gather, index_select --------------------------------------------------------------------------------------------


def plan_gather(m: Metadata, dim: int, index: Metadata, index_strides: Ints, out: Metadata) -> Launch:
    """Prepare `launch(out, self, index)`: along `dim` the index decides, elsewhere the position in the output.

    `index_strides` run over the output's shape: index_select gives 0 outside `dim`. Negative indices are refused.
    """
    if out.numel == 0:
        return nothing
    # The stride along `dim` is 0 in the geometry, because there the index adds its own stride.
    source = tuple(0 if d == dim else s * m.itemsize for d, s in enumerate(m.strides)) if m.dim else (0,) * out.dim
    size, stride = (m.sizes[dim], m.strides[dim] * m.itemsize) if m.dim else (1, m.itemsize)
    if size == 0:
        return lambda out, self, index: no_place(index)
    array = loop_geometry(tuple(out.sizes), scaled(out.strides, m.itemsize), source, scaled(index_strides, 8))
    of_columns = _are_columns(array, m.itemsize) and stride == m.itemsize
    k = (_columns_kernel if of_columns else _fetch_kernel)(m.itemsize)
    n, geometry = out.numel, address_of(array)
    run = k.parallel if n >= k.grain else k.serial

    def launch(out: Tensor, self: Tensor, index: Tensor, keep: np.ndarray = array) -> BadIndex:
        status = new_status()
        run(n, address(out), address(self), address(index), geometry, 0, size, stride, status.data_ptr)
        return bad_index(status, 0)

    return launch


_LONG = 64
"""Elements of a row that are worth finding out where it begins."""


def _are_columns(geometry: np.ndarray, itemsize: int) -> bool:
    """Whether rows are contiguous and long, and share their indices. See Note [Index geometry]."""
    rows, n, a_step, b_step, index_step = (int(x) for x in geometry[:5])
    shared = not geometry[len(geometry) - rows :].any()
    return rows > 0 and n >= _LONG and shared and (a_step, b_step, index_step) == (itemsize, 0, 8)


# ---- masks -----------------------------------------------------------------------------------------------------------


@lru_cache(None)
def _count_kernel() -> Kernel:
    return kernel(mask_count, "iiii", name="mask_count", cost=MASK_BLOCK / 4, substitute=in_python(_count_kernel))


@lru_cache(None)
def _positions_kernel() -> Kernel:
    substitute = in_python(_positions_kernel)
    return kernel(mask_positions(), "iiiiii", name="mask_positions", cost=MASK_BLOCK, substitute=substitute)


@lru_cache(None)
def _select_kernel(itemsize: int) -> Kernel:
    loop, substitute = mask_select(BITS[itemsize]), in_python(_select_kernel, itemsize)
    return kernel(loop, "iiiiii", name=f"mask_select_{itemsize}", cost=MASK_BLOCK, substitute=substitute)


@lru_cache(None)
def _coordinates_kernel() -> Kernel:
    return kernel(mask_coordinates, "iiii", name="mask_coordinates", cost=8, substitute=in_python(_coordinates_kernel))


@lru_cache(None)
def _few_coordinates_kernel(dtype: ScalarType) -> Kernel:
    loop, name = few_coordinates(POINTERS[dtype]), f"few_coordinates_{dtype.name}"
    return kernel(loop, "iiii", name=name, substitute=in_python(_few_coordinates_kernel, dtype))


@lru_cache(1024)
def _sizes_in_memory(sizes: tuple[int, ...]) -> np.ndarray:
    """How many dimensions there are, and their sizes, for the kernel that takes positions apart. It only reads them."""
    return np.array([len(sizes), *sizes], np.int64)


class Counted(NamedTuple):
    """What `count` found: the total, and [0, how many the first block chooses, the first two, ..., all] in memory."""

    total: int
    blocks: int
    starts: StorageImpl


class MaskKernels:
    """Kernels over bool tensors that are contiguous (`mask`), and over as many contiguous elements."""

    def count(self, mask: Tensor) -> Counted:
        """Count the elements that are not 0, block by block."""
        n = mask.meta_.numel
        # Counting goes block by block, so that each thread knows where its results begin.
        blocks = -(-n // MASK_BLOCK)
        starts = allocate(8 * (blocks + 1))
        if blocks <= 1:
            _status_words.pack_into(starts.buffer, 0, 0, 0)
            if blocks:
                _count_kernel().serial(1, address(mask), n, MASK_BLOCK, starts.data_ptr + 8)
            return Counted(_status_words.unpack_from(starts.buffer, 0)[1], blocks, starts)
        _count_kernel().parallel(blocks, address(mask), n, MASK_BLOCK, starts.data_ptr + 8)
        # The kernel has written behind the first word; so after the running sum, word b is what the blocks before b chose,
        # and the last word is the total.
        counts = starts.as_bytes().view(np.int64)
        counts[0] = 0
        np.cumsum(counts, out=counts)
        return Counted(int(counts[-1]), blocks, starts)

    def few(self, source: Tensor) -> Tensor | None:
        """`nonzero` of a few elements in a row. There is memory for all of them until they are counted."""
        m = source.meta_
        plan = m.plans.get("few_coordinates")
        if plan is None:
            sizes = _sizes_in_memory(tuple(m.sizes))
            plan = _few_coordinates_kernel(m.dtype).serial, address_of(sizes), sizes
            remember(m.plans, "few_coordinates", plan)
        run, geometry, _ = plan
        places, found = allocate(8 * m.numel * m.dim), c_int64()
        run(m.numel, places.data_ptr, source.storage_.data_ptr + source.byte_offset_, geometry, addressof(found))
        total = found.value
        places.nbytes = 8 * total * m.dim
        return new_tensor(metadata((total, m.dim), (1, total), scalar_type.int64, m.device), places)

    def positions(self, out: Tensor, mask: Tensor, counted: Counted) -> None:
        """Coordinates of the true elements: column d of `out` for dimension d; each column is contiguous."""
        m, found = mask.meta_, counted.total
        if found == 0 or m.dim == 0:
            return
        k = _positions_kernel()
        # In one dimension the flat position is the coordinate; with more, the positions go to a temporary and are taken apart.
        flat = out.storage_ if m.dim == 1 else allocate(8 * found)
        place = address(out) if m.dim == 1 else flat.data_ptr
        run = k.parallel if counted.blocks > 1 else k.serial
        run(counted.blocks, place, 0, address(mask), m.numel, MASK_BLOCK, counted.starts.data_ptr)
        if m.dim > 1:
            array = _sizes_in_memory(tuple(m.sizes))
            decode = _coordinates_kernel()
            run = decode.parallel if found > decode.grain else decode.serial
            run(found, address(out), place, address_of(array), out.meta_.strides[1])

    def select(self, out: Tensor, source: Tensor, mask: Tensor, counted: Counted) -> None:
        """out = the elements of `source` where the mask is true."""
        if counted.total:
            k, blocks = _select_kernel(source.meta_.itemsize), counted.blocks
            run = k.parallel if blocks > 1 else k.serial
            n, starts = mask.meta_.numel, counted.starts.data_ptr
            run(blocks, address(out), address(source), address(mask), n, MASK_BLOCK, starts)


if kernel_compiler.mode() == "off":
    reference.register()
else:
    stubs.index_stub.register("cpu", plan_index)
    stubs.index_put_stub.register("cpu", plan_index_put)
    stubs.gather_stub.register("cpu", plan_gather)
    stubs.masked_stub.register("cpu", MaskKernels())
