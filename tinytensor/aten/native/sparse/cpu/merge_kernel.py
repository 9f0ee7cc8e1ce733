"""The sum of two lists of entries, walked side by side as one merges sorted lists.

Mirrors `add_out_sparse_contiguous` of aten/src/ATen/native/sparse/SparseTensorMath.cpp.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import ptr_int64


def _walk(lo, hi, left, right, count, others, kept, target, added, sizes):
    """Numbers of the entries that are kept, and of those that are added to a kept one; `lo, hi` are 0, 1."""
    a, b = ptr_int64(left), ptr_int64(right)
    keep, to, what, found = ptr_int64(kept), ptr_int64(target), ptr_int64(added), ptr_int64(sizes)
    i = j = n = m = 0
    while i < count or j < others:
        # An exhausted list lets the other one go on.
        take_left = j >= others or (i < count and a[i] <= b[j])
        take_right = i >= count or (j < others and b[j] <= a[i])
        if take_left:
            keep[n] = i
            n += 1
            i += 1
        if take_left and take_right:
            to[m] = n - 1
            what[m] = count + j
            m += 1
        elif take_right:
            keep[n] = count + j
            n += 1
        if take_right:
            j += 1
    found[0] = n
    found[1] = m


@lru_cache
def _kernel() -> Kernel:
    return kernel(_walk, "iiiiiiii", name="merge_entries")


def walked(left: np.ndarray, right: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(entries that are kept, targets among the kept, entries that are added to the targets), all int64.

    left, right   flat indices in any order; entries of the right list are numbered behind those of the left one

    Equal indices that meet on the way become one entry. The lists are not sorted, so that not all of them meet.

    >>> import numpy as np
    >>> walked(np.array([0, 2]), np.array([2, 3]))
    (array([0, 1, 3]), array([1]), array([2]))
    """
    count, others = left.size, right.size
    left, right = np.ascontiguousarray(left, np.int64), np.ascontiguousarray(right, np.int64)
    kept, target, added = (np.zeros(count + others, np.int64) for _ in range(3))
    sizes = np.zeros(2, np.int64)
    if mode() == "off":
        return _plain(left.tolist(), right.tolist())
    _kernel().serial(
        1, left.ctypes.data, right.ctypes.data, count, others, kept.ctypes.data, target.ctypes.data, added.ctypes.data,
        sizes.ctypes.data,
    )  # fmt: skip
    n, m = sizes.tolist()
    return kept[:n], target[:m], added[:m]


def _plain(left: list[int], right: list[int]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The same without a compiler."""
    count, others = len(left), len(right)
    kept: list[int] = []
    target: list[int] = []
    added: list[int] = []
    i = j = 0
    while i < count or j < others:
        take_left = j >= others or (i < count and left[i] <= right[j])
        take_right = i >= count or (j < others and right[j] <= left[i])
        if take_left:
            kept.append(i)
            i += 1
        if take_left and take_right:
            target.append(len(kept) - 1)
            added.append(count + j)
        elif take_right:
            kept.append(count + j)
        j += take_right
    return tuple(np.array(numbers, np.int64) for numbers in (kept, target, added))  # type: ignore[return-value]
