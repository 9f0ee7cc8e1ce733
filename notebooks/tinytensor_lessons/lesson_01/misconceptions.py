"""Wrong solutions of lesson 01."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from tinytensor_lessons.demands import A_TUPLE
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_01.exercises import NESTED_LISTS

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- flat_index


def no_offset(index, strides, storage_offset):
    return sum(i * s for i, s in zip(index, strides, strict=True))


def reversed_strides(index, strides, storage_offset):
    return storage_offset + sum(i * s for i, s in zip(index, reversed(strides), strict=True))


def uses_sizes(index, strides, storage_offset):
    """Horner's rule for row-major sizes, with strides in place of the sizes."""
    position = 0
    for i, n in zip(index, strides, strict=True):
        position = position * n + i
    return storage_offset + position


def in_bytes(index, strides, storage_offset):
    return 4 * (storage_offset + sum(i * s for i, s in zip(index, strides, strict=True)))


def _is_multiplied_by_itemsize(seen: Seen) -> bool:
    """The first five probes have no offset; their positions are 3, 2, 8, 23, 11."""
    got = [outcome.value for outcome, _ in seen[:5]]
    return any(got == [k * position for position in (3, 2, 8, 23, 11)] for k in (2, 4, 8))


# ---- contiguous_strides


def column_major(sizes):
    strides, step = [], 1
    for size in sizes:
        strides.append(step)
        step *= max(size, 1)
    return tuple(strides)


def includes_self(sizes):
    return tuple(math.prod(max(n, 1) for n in sizes[k:]) for k in range(len(sizes)))


def zero_kills(sizes):
    return tuple(math.prod(sizes[k + 1 :]) for k in range(len(sizes)))


def scalar_one(sizes):
    return tuple(math.prod(max(n, 1) for n in sizes[k + 1 :]) for k in range(len(sizes))) or (1,)


def as_list(sizes):
    return list(_row_major(sizes))


# ---- read


def _fold(flat, sizes):
    if not sizes:
        return flat[0]
    step = math.prod(sizes[1:])
    return [_fold(flat[i * step : (i + 1) * step], sizes[1:]) for i in range(sizes[0])]


def in_order(storage, sizes, strides, storage_offset):
    return _fold(storage[storage_offset:], sizes)


def resets_offset(storage, sizes, strides, storage_offset):
    def rows(dim, begin):
        if dim == len(sizes):
            return storage[begin]
        return [rows(dim + 1, begin + storage_offset + i * strides[dim]) for i in range(sizes[dim])]

    return rows(0, storage_offset)


def scalar_list(storage, sizes, strides, storage_offset):
    if not sizes:
        return [storage[storage_offset]]
    if len(sizes) == 1:
        return [storage[storage_offset + i * strides[0]] for i in range(sizes[0])]
    return [scalar_list(storage, sizes[1:], strides[1:], storage_offset + i * strides[0]) for i in range(sizes[0])]


def empty_crash(storage, sizes, strides, storage_offset):
    if not sizes:
        return storage[storage_offset]
    rows = [empty_crash(storage, sizes[1:], strides[1:], storage_offset)]
    for i in range(1, sizes[0]):
        rows.append(empty_crash(storage, sizes[1:], strides[1:], storage_offset + i * strides[0]))
    return rows


def as_tuples(storage, sizes, strides, storage_offset):
    if not sizes:
        return storage[storage_offset]
    rest = sizes[1:], strides[1:]
    return tuple(as_tuples(storage, *rest, storage_offset + i * strides[0]) for i in range(sizes[0]))


# Probes of 01.read: 0 A, 1 A.t(), 2 a 2x3 transposed, 3 with offset 2, 4 a 0-dim tensor, 5 (2, 0), 6 (0, 2).


def _reads_in_order(seen: Seen) -> bool:
    return seen[0][1] is None and seen[1][0].value == [[1, 2], [3, 4]]


def _offset_counted_again(seen: Seen) -> bool:
    """Right without an offset; with offset 2, every position is one or two offsets too far."""
    right = [[102, 103], [105, 106]]
    shifted = [[[value + 2 * k for value in row] for row in right] for k in (1, 2)]
    return all(seen[k][1] is None for k in (0, 1, 2)) and seen[3][0].value in shifted


def _fails_on_empty(seen: Seen) -> bool:
    return all(mismatch is None for _, mismatch in seen[:4]) and any(seen[k][0].raised for k in (5, 6))


# ---- is_contiguous


def _row_major(sizes):
    return tuple(math.prod(max(n, 1) for n in sizes[k + 1 :]) for k in range(len(sizes)))


def strict(sizes, strides):
    return tuple(strides) == _row_major(sizes)


def descending(sizes, strides):
    return all(a >= b for a, b in pairwise(strides))


def empty_no(sizes, strides):
    return all(n == 1 or s == want for n, s, want in zip(sizes, strides, _row_major(sizes), strict=True))


def last_only(sizes, strides):
    return not strides or strides[-1] == 1


# Probes of 01.is_contiguous: 0 (2, 1), 1 a gap (3, 1), 2 transposed, 3 a size 1 with stride 77, 4 empty, 5 stride 0,
# 6 every second element, 7 a last size of 1, 8 no dimension.


def _is_strict(seen: Seen) -> bool:
    return seen[3][0].value is False and all(seen[k][1] is None for k in (0, 1, 2, 5, 6, 8))


def _accepts_a_gap(seen: Seen) -> bool:
    return seen[1][0].value is True and seen[2][1] is None and seen[5][1] is None


def _judges_empties(seen: Seen) -> bool:
    return all((mismatch is None) == (k != 4) for k, (_, mismatch) in enumerate(seen))


def _looks_at_the_last(seen: Seen) -> bool:
    return seen[1][0].value is True and seen[5][0].value is True


# ---- storage_nbytes


def _elements(sizes, strides, storage_offset):
    if 0 in sizes:
        return 0
    return storage_offset + 1 + sum((n - 1) * s for n, s in zip(sizes, strides, strict=True))


def numel(sizes, strides, storage_offset, itemsize):
    return math.prod(sizes) * itemsize


def no_plus_one(sizes, strides, storage_offset, itemsize):
    return max(_elements(sizes, strides, storage_offset) - 1, 0) * itemsize


def offset_lost(sizes, strides, storage_offset, itemsize):
    return _elements(sizes, strides, 0) * itemsize


def empty_nonzero(sizes, strides, storage_offset, itemsize):
    return (storage_offset + 1 + sum((n - 1) * s for n, s in zip(sizes, strides, strict=True))) * itemsize


# Probes of 01.storage_nbytes: 0 contiguous, 1 a gap, 2 stride 12, 3 offset 5, 4 stride 0, 5 0-dim, 6 and 7 empty.


def _counts_elements(seen: Seen) -> bool:
    return seen[0][1] is None and seen[1][0].value == 16 and seen[2][0].value == 16


def _empties_need_bytes(seen: Seen) -> bool:
    return all(mismatch is None for _, mismatch in seen[:6]) and any(mismatch is not None for _, mismatch in seen[6:])


MISCONCEPTIONS = {
    "flat_index": (
        Misconception("no_offset", "Right for whole tensors, wrong for A[1]. Where does the view start?", no_offset),
        Misconception("reversed", "You step the rows by the column stride.", reversed_strides),
        Misconception("uses_sizes", "Sizes say how many, strides say how far.", uses_sizes),
        Misconception(
            "in_bytes",
            "Storage positions count elements; only data_ptr counts bytes.",
            in_bytes,
            _is_multiplied_by_itemsize,
        ),
    ),
    "contiguous_strides": (
        Misconception("column_major", "The last dimension moves fastest in row-major order.", column_major),
        Misconception("includes_self", "For (2,3) you return (6,3).", includes_self),
        Misconception("zero_kills", "torch gives (2,0,3) strides (3,3,1): a size counts as at least 1.", zero_kills),
        Misconception("scalar_one", "No dimensions, no strides.", scalar_one),
        Misconception(
            "as_list",
            "The strides are right, but they come in a list. The task asks for a tuple.",
            as_list,
            A_TUPLE.alone_is_broken,
        ),
    ),
    "read": (
        Misconception("in_order", "This prints A.t() as A.", in_order, _reads_in_order),
        Misconception(
            "resets_offset",
            "The offset is counted once, not once per dimension.",
            resets_offset,
            _offset_counted_again,
        ),
        Misconception("scalar_list", "tensor(5) is not tensor([5]).", scalar_list),
        Misconception("empty_crash", "Shape (2,0) reads as [[], []].", empty_crash, _fails_on_empty),
        Misconception(
            "as_tuples",
            "The numbers are right, but they stand in tuples. The task asks for nested lists.",
            as_tuples,
            NESTED_LISTS.alone_is_broken,
        ),
    ),
    "is_contiguous": (
        Misconception(
            "strict",
            "(1,3) with strides (77,1) is contiguous: a size-1 dimension is never stepped.",
            strict,
            _is_strict,
        ),
        Misconception("descending", "(2,2) with strides (3,1) has a gap.", descending, _accepts_a_gap),
        Misconception("empty_no", "With no elements there is nothing out of place.", empty_no, _judges_empties),
        Misconception(
            "last_only",
            "Check that each outer stride spans exactly what is inside it.",
            last_only,
            _looks_at_the_last,
        ),
    ),
    "storage_nbytes": (
        Misconception(
            "numel", "A slice with stride 12 reaches further than its element count.", numel, _counts_elements
        ),
        Misconception("no_plus_one", "Index 3 needs 4 elements.", no_plus_one),
        Misconception("offset_lost", "Same shape, later start: same size?", offset_lost),
        Misconception("empty_nonzero", "No element, no byte, whatever the offset.", empty_nonzero, _empties_need_bytes),
    ),
}
