"""Loop templates of selection: the first k in order, the k-th, the median, the most frequent.

Which of several equal elements is found depends on the algorithm. So these are the algorithms of the C++ library that
PyTorch's kernels call, move for move (libstdc++'s `bits/stl_algo.h`: introselect, introsort, heap select), and the
places agree with PyTorch's. They work on a room of keys and places (Note [Room of a line] in sorting_kernel_loops.py).

Mirrors `topk_impl_loop` of aten/src/ATen/native/TopKImpl.h, `quick_select_template`, `kthvalue_out_impl_cpu` and
`median_with_indices_impl` of aten/src/ATen/native/Sorting.cpp, and cpu/SortingKernel.cpp's `mode` (ReduceOps).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from numpy import int32, int64

from tinytensor.aten.native.reduce.cpu.reduce import offset
from tinytensor.aten.native.reduce.cpu.sorting_kernel_loops import HEADER, emit, insertion_sort
from tinytensor.kernel_compiler.pointers import ptr_int32, ptr_int64

F = Callable

SORT_THRESHOLD = 16


def room_of(n: int, key_size: int) -> int:
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


def algorithms(ptr_key: F) -> Algorithms:
    """std::partial_sort, std::nth_element, std::sort and PyTorch's quick_select for one width of keys."""
    by_insertion = insertion_sort(ptr_key)

    def swap(k, p, i, j):
        key, place = k[i], p[i]
        k[i], p[i] = k[j], p[j]
        k[j], p[j] = key, place

    def adjust_heap(k, p, first, hole, n, key, place):
        top = hole
        child = hole
        while child < (n - 1) // 2:
            child = 2 * (child + 1)
            if k[first + child] < k[first + child - 1]:
                child -= 1
            k[first + hole], p[first + hole] = k[first + child], p[first + child]
            hole = child
        if n % 2 == 0 and child == (n - 2) // 2:
            child = 2 * (child + 1)
            k[first + hole], p[first + hole] = k[first + child - 1], p[first + child - 1]
            hole = child - 1
        parent = (hole - 1) // 2
        while hole > top and k[first + parent] < key:
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
        for i in range(middle, last):
            if k[i] < k[first]:
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
        low, high = (a, b) if k[a] < k[b] else (b, a)
        swap(k, p, first, high if k[high] < k[c] else c if k[low] < k[c] else low)
        pivot = k[first]
        i, j = first + 1, last
        while True:
            while k[i] < pivot:
                i += 1
            j -= 1
            while pivot < k[j]:
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
        by_insertion(keys, places, int64(0), n)

    def quick_select(keys, places, nth, n):
        k, p = ptr_key(keys), ptr_int32(places)
        left, right = int64(0), n - 1
        while right > left:
            if right == left + 1:
                if k[left] > k[right]:
                    swap(k, p, left, right)
                return
            swap(k, p, left + (right - left) // 2, left + 1)
            if k[left + 1] > k[right]:
                swap(k, p, left + 1, right)
            if k[left] > k[right]:
                swap(k, p, left, right)
            if k[left + 1] > k[left]:
                swap(k, p, left + 1, left)
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


def choose_mode(ptr_key: F, highest: int) -> F:
    """The most frequent key; of several the smallest. NaN, whose key is `highest`, equals nothing, not even NaN."""
    sort = algorithms(ptr_key).sort

    def choose(keys, places, n, count, stack, is_float):
        sort(keys, places, n, stack)
        k, p = ptr_key(keys), ptr_int32(places)
        best, found, run = int64(0), p[0], int64(0)
        for j in range(n):
            run += 1
            if j == n - 1 or k[j] != k[j + 1] or (is_float and k[j] == highest):
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
