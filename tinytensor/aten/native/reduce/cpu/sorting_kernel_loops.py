"""Loop templates of sorting: elements become integer keys, lines of keys are put in order, places come out.

    keys     every element of a line as an int32 or int64 that orders as the elements do; NaN is the largest
    radix    a stable sort of the keys, their places carried along
    emit     the first places of every line, as int64, where the caller wants them

A key and its place travel together through a *room*, one for each line: Note [Room of a line].

Mirrors aten/src/ATen/native/cpu/SortingKernel.cpp; the algorithm is a radix sort, where PyTorch merges.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import int32, int64, uint32, uint64, uintp

from tinytensor.aten.native.reduce.cpu.reduce import offset
from tinytensor.kernel_compiler.pointers import ptr_int32, ptr_int64, ptr_uint32

F = Callable

INSERTION = 40  # lines up to this length are sorted by insertion
SMALL_DIGITS = 8192  # from this length on a digit has 11 bits, not 8
HEADER = 32

# Note [Room of a line]
# `room` bytes for each line: keys, places (int32), the same again to sort into, counts of digits (uint32).
#
# Note [Line geometry]
# Strides in bytes, innermost dimension first; a line runs along the sorted dimension.
#   [other dimensions, length of a line, stride along it in the input, in the output,
#    other sizes.., other strides of the input.., of the output..]


def room_of(n: int, key_size: int) -> int:
    """Bytes that one line of n keys needs."""
    digits = 0 if n <= INSERTION else 2048 if n >= SMALL_DIGITS else 256
    return -(-(2 * n * (key_size + 4) + 4 * digits) // 64) * 64


def keys(ptr_in: F, key: F, ptr_key: F) -> F:
    """for each line: room.keys[j] = key(in[j]) ^ flip; room.places[j] = j. `lo, hi` count elements.

    `flip` is 0 for ascending order and -1 for descending: the complement turns the order round.
    """

    def loop(lo, hi, inp, rooms, geometry, room, key_size, flip):
        g = ptr_int64(geometry)
        others, n, step = g[0], g[1], g[2]
        sizes = geometry + HEADER
        strides = sizes + 8 * others
        for i in range((int64(lo) + n - 1) // n, (int64(hi) + n - 1) // n):
            at = inp + offset(i, others, sizes, strides)
            k = ptr_key(rooms + i * room)
            place = ptr_int32(rooms + i * room + n * key_size)
            for j in range(uintp(n)):
                k[j] = key(ptr_in(at + int64(j) * step)[0]) ^ flip
                place[j] = int32(j)

    return loop


# ---- a stable sort ---------------------------------------------------------------------------------------------------


def unsigned_int32(k):
    return uint64(uint32(uint32(k) ^ uint32(0x80000000)))


def unsigned_int64(k):
    return uint64(k) ^ uint64(0x8000000000000000)


def insertion_sort(ptr_key: F) -> F:
    """Sort k[first:last] and the places with it; equal keys keep their order."""

    def sort(keys, places, first, last):
        k, p = ptr_key(keys), ptr_int32(places)
        for i in range(first + 1, last):
            moving, place = k[i], p[i]
            j = int64(i)
            while j > first and moving < k[j - 1]:
                k[j] = k[j - 1]
                p[j] = p[j - 1]
                j -= 1
            k[j] = moving
            p[j] = place

    return sort


def radix_sort(ptr_key: F, key_size: int, unsigned: F) -> F:
    """Sort a room by digits, lowest first; a digit that all keys share is skipped. True if the keys ended up in the
    second half of the room."""

    def sort(start, n):
        bits = int64(11) if n >= SMALL_DIGITS else int64(8)
        digits = int64(1) << bits
        mask = uint64(digits - 1)
        keys = start
        places = start + n * key_size
        other_keys = places + 4 * n
        other_places = other_keys + n * key_size
        counts = ptr_uint32(other_places + 4 * n)
        swapped = False
        for shift in range(0, 8 * key_size, bits):
            k, p = ptr_key(keys), ptr_int32(places)
            for d in range(digits):
                counts[d] = uint32(0)
            for j in range(n):
                d = (unsigned(k[j]) >> uint64(shift)) & mask
                counts[d] = uint32(counts[d] + uint32(1))
            if counts[(unsigned(k[0]) >> uint64(shift)) & mask] == n:
                continue
            before = uint32(0)
            for d in range(digits):
                count = counts[d]
                counts[d] = before
                before = uint32(before + count)
            ko, po = ptr_key(other_keys), ptr_int32(other_places)
            for j in range(n):
                d = (unsigned(k[j]) >> uint64(shift)) & mask
                to = counts[d]
                counts[d] = uint32(to + uint32(1))
                ko[to] = k[j]
                po[to] = p[j]
            keys, other_keys = other_keys, keys
            places, other_places = other_places, places
            swapped = not swapped
        return swapped

    return sort


def emit(places, n, out, step):
    """out[j] = places[j]."""
    p = ptr_int32(places)
    for j in range(n):
        ptr_int64(out + j * step)[0] = int64(p[j])


def sort_lines(ptr_key: F, key_size: int, unsigned: F) -> F:
    """for each line: the places of its elements in ascending order of keys; equal keys keep their order."""
    by_insertion, by_radix = insertion_sort(ptr_key), radix_sort(ptr_key, key_size, unsigned)

    def loop(lo, hi, out, rooms, geometry, room):
        g = ptr_int64(geometry)
        others, n, step = g[0], g[1], g[3]
        sizes = geometry + HEADER
        strides = sizes + 16 * others
        for i in range((int64(lo) + n - 1) // n, (int64(hi) + n - 1) // n):
            start = rooms + i * room
            places = start + n * key_size
            if n <= INSERTION:
                by_insertion(start, places, int64(0), n)
            elif by_radix(start, n):
                places += n * (key_size + 4)
            emit(places, n, out + offset(i, others, sizes, strides), step)

    return loop
