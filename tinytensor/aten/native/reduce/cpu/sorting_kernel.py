"""CPU kernels of sorting and selecting: from metadata to a prepared launch.

One kernel per dtype turns elements into keys; the kernels that order keys exist once for 32 and once for 64 bits.

Mirrors aten/src/ATen/native/cpu/SortingKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from numpy import int32, int64, uint32, uint64, uintp

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.line_geometry import lines_along
from tinytensor.aten.native.reduce import sorting_stubs
from tinytensor.aten.native.reduce.cpu.reduce import offset
from tinytensor.aten.native.reduce.cpu.sorting_keys import key_functors
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import choose_runner
from tinytensor.aten.native.reduce.reference import sorting
from tinytensor.c10.allocator import allocate
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int32, ptr_int64, ptr_uint32
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== loops ===========================================================================================================
#
# Loop templates of sorting: elements become integer keys, lines of keys are put in order, places come out.
#
#     keys     every element of a line as an int32 or int64 that orders as the elements do; NaN is the largest
#     radix    a stable sort of the keys, their places carried along
#     emit     the first places of every line, as int64, where the caller wants them
#
# A key and its place travel together through a *room*, one for each line: Note [Room of a line]. The algorithm is a radix
# sort, where PyTorch merges; both are stable, so the places are the same.


F = Callable

# Below these lengths the simpler method wins: insertion has no tables to clear, 8-bit digits have small ones.
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


def sorting_room(n: int, key_size: int) -> int:
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
        # A line belongs to the share that its first element falls into; so a room has one writer.
        for i in range((int64(lo) + n - 1) // n, (int64(hi) + n - 1) // n):
            at = inp + offset(i, others, sizes, strides)
            k = ptr_key(rooms + i * room)
            place = ptr_int32(rooms + i * room + n * key_size)
            for j in range(uintp(n)):
                k[j] = key(ptr_in(at + int64(j) * step)[0]) ^ flip
                place[j] = int32(j)

    return loop


# ---- a stable sort ---------------------------------------------------------------------------------------------------


# Digits are cut from an unsigned number, so the sign bit is turned round: negative keys come first.
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
            # `<`, not `<=`: equal keys are not passed, which makes the sort stable.
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
        # One pass for each digit, lowest first. Each pass is stable, so what the lower digits have ordered stays
        # ordered.
        for shift in range(0, 8 * key_size, bits):
            k, p = ptr_key(keys), ptr_int32(places)
            for d in range(digits):
                counts[d] = uint32(0)
            for j in range(n):
                d = (unsigned(k[j]) >> uint64(shift)) & mask
                counts[d] = uint32(counts[d] + uint32(1))
            # All keys share this digit (the upper bytes of small integers, for example): the pass would only copy.
            if counts[(unsigned(k[0]) >> uint64(shift)) & mask] == n:
                continue
            # From counts to places: where the first key with digit d goes.
            before = uint32(0)
            for d in range(digits):
                count = counts[d]
                counts[d] = before
                before = uint32(before + count)
            ko, po = ptr_key(other_keys), ptr_int32(other_places)
            # In memory order, which is what makes the pass stable.
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
            # An odd number of passes leaves the result in the second half of the room.
            elif by_radix(start, n):
                places += n * (key_size + 4)
            emit(places, n, out + offset(i, others, sizes, strides), step)

    return loop


# ==== select loops ====================================================================================================
#
# Loop templates of selection: the first k in order, the k-th, the median, the most frequent.
#
# Which of several equal elements is found depends on the algorithm. So these are the algorithms of the C++ library that
# PyTorch's kernels call, move for move (libstdc++'s `bits/stl_algo.h`: introselect, introsort, heap select), and the
# places agree with PyTorch's. They work on a room of keys and places: see Note [Room of a line].
#
# Mirrors `topk_impl_loop` of aten/src/ATen/native/TopKImpl.h, `quick_select_template`, `kthvalue_out_impl_cpu` and
# `median_with_indices_impl` of aten/src/ATen/native/Sorting.cpp, and cpu/SortingKernel.cpp's `mode` (ReduceOps).


SORT_THRESHOLD = 16


def selection_room(n: int, key_size: int) -> int:
    """Bytes that one line of n keys needs: keys, places, and the parts that introsort has put off."""
    return -(-(n * (key_size + 4) + 48 * n.bit_length()) // 64) * 64


class Algorithms(NamedTuple):
    """Each takes (keys, places, ...) and orders parts of them by key, ascending."""

    partial_sort: F
    nth_element: F
    sort: F
    quick_select: F


def _log2(n):
    depth = int64(0)
    while n > 1:
        n >>= 1
        depth += 1
    return depth


def is_less(a, b):
    return a < b


def is_less_as_floats(nan: int) -> F:
    """`<` of floats, by their keys: a NaN is neither less nor greater than anything."""

    def is_less(a, b):
        # The key of NaN is the largest one, so `a` is no NaN where it is less.
        return a < b and b != nan

    return is_less


def algorithms(ptr_key: F, less: F = is_less) -> Algorithms:
    """std::partial_sort, std::nth_element, std::sort and PyTorch's quick_select for one width of keys."""
    by_insertion = insertion_sort(ptr_key)

    def swap(k, p, i, j):
        key, place = k[i], p[i]
        k[i], p[i] = k[j], p[j]
        k[j], p[j] = key, place

    def adjust_heap(k, p, first, hole, n, key, place):
        top = hole
        child = hole
        # libstdc++'s `__adjust_heap`: the hole sinks to a leaf along the larger children, then `key` rises from there.
        # Other heaps would leave equal keys in other places.
        while child < (n - 1) // 2:
            child = 2 * (child + 1)
            if less(k[first + child], k[first + child - 1]):
                child -= 1
            k[first + hole], p[first + hole] = k[first + child], p[first + child]
            hole = child
        # The last inner node of an even heap has a left child only.
        if n % 2 == 0 and child == (n - 2) // 2:
            child = 2 * (child + 1)
            k[first + hole], p[first + hole] = k[first + child - 1], p[first + child - 1]
            hole = child - 1
        parent = (hole - 1) // 2
        while hole > top and less(k[first + parent], key):
            k[first + hole], p[first + hole] = k[first + parent], p[first + parent]
            hole = parent
            parent = (hole - 1) // 2
        k[first + hole], p[first + hole] = key, place

    def pop_heap(k, p, first, last, result):
        key, place = k[result], p[result]
        k[result], p[result] = k[first], p[first]
        adjust_heap(k, p, first, int64(0), last - first, key, place)

    def heap_select(k, p, first, middle, last):
        n = middle - first
        parent = (n - 2) // 2 if n >= 2 else int64(-1)
        while parent >= 0:
            adjust_heap(k, p, first, parent, n, k[first + parent], p[first + parent])
            parent -= 1
        # [first, middle) is a heap of the smallest so far, the largest on top; a smaller key takes its place.
        for i in range(middle, last):
            if less(k[i], k[first]):
                pop_heap(k, p, first, middle, int64(i))

    def heap_sort(k, p, first, middle, last):
        heap_select(k, p, first, middle, last)
        while middle - first > 1:
            middle -= 1
            pop_heap(k, p, first, middle, middle)

    def partial_sort(keys, places, middle, n):
        heap_sort(ptr_key(keys), ptr_int32(places), int64(0), middle, n)

    def partition(k, p, first, last):
        """Everything before the returned place is not larger than what follows; the pivot is a median of three."""
        a, b, c = first + 1, first + (last - first) // 2, last - 1
        low, high = (a, b) if less(k[a], k[b]) else (b, a)
        swap(k, p, first, high if less(k[high], k[c]) else c if less(k[low], k[c]) else low)
        pivot = k[first]
        i, j = first + 1, last
        # No bounds are checked: of the three and the pivot, one stops each scan, whatever `less` makes of NaN.
        while True:
            while less(k[i], pivot):
                i += 1
            j -= 1
            while less(pivot, k[j]):
                j -= 1
            if not i < j:
                return i
            swap(k, p, i, j)
            i += 1

    def nth_element(keys, places, nth, n):
        if nth == n:
            return
        k, p = ptr_key(keys), ptr_int32(places)
        first, last, depth = int64(0), n, 2 * _log2(n)
        # Introselect: halve the part that contains `nth`. After 2 log2(n) bad cuts a heap takes over, so the worst case
        # is n log n.
        while last - first > 3:
            if depth == 0:
                heap_select(k, p, first, nth + 1, last)
                swap(k, p, first, nth)
                return
            depth -= 1
            cut = partition(k, p, first, last)
            if cut <= nth:
                first = cut
            else:
                last = cut
        by_insertion(keys, places, first, last)

    def sort(keys, places, n, stack):
        k, p, s = ptr_key(keys), ptr_int32(places), ptr_int64(stack)
        # Introsort without recursion: `stack` holds (first, last, depth) of the parts that still wait. Each cut takes one
        # from `depth`, which begins at 2 log2(n); so at most 2 log2(n) parts wait, and `selection_room` has 48 bytes (two
        # parts of three numbers) for each binary digit of n.
        s[0], s[1], s[2] = int64(0), n, 2 * _log2(n)
        waiting = int64(1)
        while waiting > 0:
            waiting -= 1
            first, last, depth = s[3 * waiting], s[3 * waiting + 1], s[3 * waiting + 2]
            while last - first > SORT_THRESHOLD:
                if depth == 0:
                    heap_sort(k, p, first, last, last)
                    break
                depth -= 1
                cut = partition(k, p, first, last)
                s[3 * waiting], s[3 * waiting + 1], s[3 * waiting + 2] = cut, last, depth
                waiting += 1
                last = cut
        # Parts of at most 16 keys are left unsorted; one insertion sort over all of them is cheap, because every
        # key is close to its place already.
        for i in range(1, n):
            key, place = k[i], p[i]
            j = int64(i)
            # Among the first keys libstdc++ asks the very first one before all others. It matters where a NaN is between them.
            if i < SORT_THRESHOLD and less(key, k[0]):
                while j > 0:
                    k[j], p[j] = k[j - 1], p[j - 1]
                    j -= 1
            while j > 0 and less(key, k[j - 1]):
                k[j], p[j] = k[j - 1], p[j - 1]
                j -= 1
            k[j], p[j] = key, place

    # PyTorch's `quick_select_template`, move for move. Invariant: the key of rank `nth` is in [left, right].
    def quick_select(keys, places, nth, n):
        k, p = ptr_key(keys), ptr_int32(places)
        left, right = int64(0), n - 1
        while right > left:
            if right == left + 1:
                if k[left] > k[right]:
                    swap(k, p, left, right)
                return
            # The median of the first, the middle and the last key goes to `left`: it is the pivot.
            swap(k, p, left + (right - left) // 2, left + 1)
            if k[left + 1] > k[right]:
                swap(k, p, left + 1, right)
            if k[left] > k[right]:
                swap(k, p, left, right)
            if k[left + 1] > k[left]:
                swap(k, p, left + 1, left)
            # Now k[left + 1] <= pivot <= k[right], so both scans meet a key that stops them and no bounds are checked.
            i, j, pivot = left + 1, right, k[left]
            while True:
                i += 1
                while pivot > k[i]:
                    i += 1
                j -= 1
                while k[j] > pivot:
                    j -= 1
                if j < i:
                    break
                swap(k, p, i, j)
            swap(k, p, left, j)
            # The pivot is now at j. Only the side that contains `nth` is cut further.
            if j <= nth:
                left = i
            if j >= nth:
                right = j - 1

    return Algorithms(partial_sort, nth_element, sort, quick_select)


# ---- what is selected ------------------------------------------------------------------------------------------------
# choose(keys, places, n, count, stack) puts the answer's places first.


def choose_topk(ptr_key: F) -> F:
    """The `count` smallest keys, in order. Few of many: a heap; else a partition, then a sort of the first part."""
    a = algorithms(ptr_key)
    partial_sort, nth_element, sort = a.partial_sort, a.nth_element, a.sort

    def choose(keys, places, n, count, stack, is_sorted):
        if count * 64 <= n:
            partial_sort(keys, places, count, n)
        elif count > 0:
            nth_element(keys, places, count - 1, n)
            if is_sorted:
                sort(keys, places, count - 1, stack)

    return choose


def choose_kthvalue(ptr_key: F) -> F:
    """The `count`-th smallest key."""
    quick_select = algorithms(ptr_key).quick_select

    def choose(keys, places, n, count, stack, is_sorted):
        quick_select(keys, places, count - 1, n)
        ptr_int32(places)[0] = ptr_int32(places)[count - 1]

    return choose


def choose_median(ptr_key: F, highest: int, ignore_nan: bool) -> F:
    """The lower of the middle keys; of equal ones the place that a stable sort would find.

    A NaN, whose key is `highest`, is the median itself, or does not count.
    """
    nth_element = algorithms(ptr_key).nth_element

    def choose(keys, places, n, count, stack, has_nan):
        k, p = ptr_key(keys), ptr_int32(places)
        # The highest keys are the NaN: they are counted, and selection looks at the others only.
        nans = int64(0)
        if has_nan:
            for j in range(n):
                if k[j] == highest:
                    if not ignore_nan:
                        p[0] = p[j]
                        return
                    nans += 1
        middle = (n - nans - 1) // 2 if nans < n else int64(0)
        nth_element(keys, places, middle, n)
        median = k[middle]
        # Which of several equal elements `nth_element` put in the middle says nothing about the input. So the places of
        # all elements equal to the median are marked, and the one that a stable sort would have in the middle is found
        # by counting.
        before = int64(0)
        for j in range(n):
            if k[j] < median:
                before += 1
            if k[j] != median:
                p[j] = int32(-1)
        mark = ptr_int32(keys)  # the keys have served; their memory says which places hold the median
        for j in range(n):
            mark[j] = int32(0)
        for j in range(n):
            if p[j] >= 0:
                mark[p[j]] = int32(1)
        j = int64(0)
        while before < middle or mark[j] == 0:
            before += mark[j]
            j += 1
        p[0] = int32(j)

    return choose


def choose_all(ptr_key: F) -> F:
    """All keys in order, with an algorithm that does not keep equal keys in theirs."""
    sort = algorithms(ptr_key).sort

    def choose(keys, places, n, count, stack, is_sorted):
        sort(keys, places, n, stack)

    return choose


def choose_mode(ptr_key: F, nan: int) -> F:
    """The most frequent key; of several the smallest. NaN equals nothing, not even NaN, and stops the sort in its way.

    So of a line with NaN the smallest is not always found: PyTorch sorts with `<` too. `nan` is its key, or 0 of integers.
    """
    sort = algorithms(ptr_key, is_less_as_floats(nan) if nan else is_less).sort

    def choose(keys, places, n, count, stack, option):
        sort(keys, places, n, stack)
        k, p = ptr_key(keys), ptr_int32(places)
        best, found, run = int64(0), p[0], int64(0)
        # Equal keys are neighbours after the sort: `run` counts how many have come in a row.
        for j in range(n):
            run += 1
            if j == n - 1 or k[j] != k[j + 1] or (nan != 0 and k[j] == nan):
                if run > best:
                    best, found = run, p[j]
                run = int64(0)
        p[0] = found

    return choose


def select_lines(choose: F, key_size: int) -> F:
    """for each line: `count` places of what `choose` chooses. `option` is handed on."""

    def loop(lo, hi, out, rooms, geometry, room, count, wanted, option):
        g = ptr_int64(geometry)
        others, n, step = g[0], g[1], g[3]
        sizes = geometry + HEADER
        strides = sizes + 16 * others
        for i in range((int64(lo) + n - 1) // n, (int64(hi) + n - 1) // n):
            start = rooms + i * room
            places = start + n * key_size
            choose(start, places, n, wanted, places + 4 * n, option != 0)
            emit(places, count, out + offset(i, others, sizes, strides), step)

    return loop


Launch = Callable[..., None]

UNSTABLE = 2048  # up to here an unstable sort makes PyTorch's moves; beyond, the radix sort is far faster
_POINTER = {4: ptr_int32, 8: ptr_int64}
_UNSIGNED = {4: unsigned_int32, 8: unsigned_int64}


def key_size(dtype: ScalarType) -> int:
    return 8 if dtype.itemsize == 8 else 4


def nan_key(dtype: ScalarType) -> int:
    """The key of NaN: the largest of its width."""
    return 0x7FFF if dtype in (float16, bfloat16) else 2 ** (8 * dtype.itemsize - 1) - 1


@lru_cache(None)
def _keys_kernel(dtype: ScalarType) -> Kernel:
    f = key_functors(dtype, True)
    loop, substitute = keys(f.ptr_in, f.key, f.ptr_key), in_python(_keys_kernel, dtype)
    return kernel(loop, "iiiiii", name=f"sort_keys_{dtype.name}", substitute=substitute)


@lru_cache(None)
def _sort_kernel(size: int) -> Kernel:
    loop = sort_lines(_POINTER[size], size, _UNSIGNED[size])
    return kernel(loop, "iiii", name=f"sort_lines_{8 * size}", cost=8, substitute=in_python(_sort_kernel, size))


@lru_cache(None)
def _select_kernel(op: str, size: int, highest: int) -> Kernel:
    ptr = _POINTER[size]
    choose = {
        "unstable": lambda: choose_all(ptr),
        "topk": lambda: choose_topk(ptr),
        "kthvalue": lambda: choose_kthvalue(ptr),
        "median": lambda: choose_median(ptr, highest, False),
        "nanmedian": lambda: choose_median(ptr, highest, True),
        "mode": lambda: choose_mode(ptr, highest),
    }[op]()
    name = f"{op}_lines_{8 * size}" + (f"_{highest:x}" if highest else "")
    loop, substitute = select_lines(choose, size), in_python(_select_kernel, op, size, highest)
    return kernel(loop, "iiiiiii", name=name, cost=4, substitute=substitute)


def _nothing(out: Tensor, self: Tensor, flip: int, wanted: int, option: bool) -> None:
    """There are no lines."""


def plan_order(op: str, m: Metadata, dim: int, count: int, out: Metadata) -> Launch:
    """Prepare `launch(out, self, flip, wanted, option)`; see sorting_stubs.py."""
    if m.numel == 0 or count == 0:
        return _nothing
    lines = lines_along(dim, m, out)
    n, size, numel = lines.length, key_size(m.dtype), m.numel
    # On short lines the places of equal elements agree with those of PyTorch; on long ones only the order is promised.
    if op == "sort_unstable":
        op = "unstable" if n <= UNSTABLE else "sort"
    check(n < 2**31, lambda: f"{op}: at most 2147483647 elements along a dimension, got {n}")
    room = (sorting_room if op == "sort" else selection_room)(n, size)
    # A line is the unit of work, so one long line is never shared among threads.
    several = lines.lines > 1
    keys = _keys_kernel(m.dtype)
    make_keys = choose_runner(keys, numel) if several else keys.serial
    if op == "sort":
        order = _sort_kernel(size)
    else:
        has_nan = m.dtype.is_floating_point if op == "mode" else op in ("median", "nanmedian")
        order = _select_kernel(op, size, nan_key(m.dtype) if has_nan else 0)
    arrange = choose_runner(order, 8 * numel) if several else order.serial
    geometry, keep, total = lines.address, lines.keep, room * lines.lines

    def launch(out: Tensor, self: Tensor, flip: int, wanted: int, option: bool, keep: object = keep) -> None:
        # One allocation holds the rooms of all lines; it belongs to this call, since plans are shared by threads.
        rooms = allocate(total)
        make_keys(numel, self.storage_.data_ptr + self.byte_offset_, rooms.data_ptr, geometry, room, size, flip)
        place = out.storage_.data_ptr + out.byte_offset_
        if op == "sort":
            arrange(numel, place, rooms.data_ptr, geometry, room)
        else:
            arrange(numel, place, rooms.data_ptr, geometry, room, count, wanted, option)

    return launch


if kernel_compiler.mode() == "off":
    sorting.register()
else:
    for _op, _stub in sorting_stubs.ORDER_STUBS.items():
        _stub.register("cpu", partial(plan_order, _op))
