"""Wrong solutions of lesson 15: entries. Those of products and blocks are in misconceptions_products.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_15.entries import coalesce as right_coalesce
from tinytensor_lessons.lesson_15.misconceptions_products import BLOCKED, SPARSE_GRAD, SPMM

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- coalesce: entries in a dict, with one thing exchanged


def _numbers(values):
    return list(values.numpy())


def _places(indices):
    return list(zip(*indices.tolist(), strict=True))


def _tensors(places, rows, indices, values):
    """(indices, values) of these places and rows."""
    array = np.array(places, np.int64).reshape(len(places), indices.size(0)).T
    numbers = np.array(rows, values.numpy().dtype).reshape(-1, *values.size()[1:])
    return tt.from_numpy(np.ascontiguousarray(array)), tt.from_numpy(numbers)


def _gathered(indices, values, join: Callable[[Any, Any], Any] = lambda a, b: a + b, key=None, order=True):
    found: dict[Any, Any] = {}
    for place, value in zip(_places(indices), _numbers(values), strict=True):
        found[place] = join(found[place], value) if place in found else value
    places = sorted(found, key=key) if order else list(found)
    return _tensors(places, [found[place] for place in places], indices, values)


def last_wins(indices, values, sizes):
    return _gathered(indices, values, join=lambda a, b: b)


def drops_zero(indices, values, sizes):
    found, summed = _gathered(indices, values)
    kept = [k for k, value in enumerate(summed.numpy()) if np.any(value)]
    places, rows = _places(found), _numbers(summed)
    return _tensors([places[k] for k in kept], [rows[k] for k in kept], indices, values)


def row_sort(indices, values, sizes):
    return _gathered(indices, values, key=lambda place: place[0])


def scalar_values(indices, values, sizes):
    """One number for each entry: what a loop over `values[k].item()` does."""
    found: dict[Any, float] = {}
    for k, place in enumerate(_places(indices)):
        found[place] = found.get(place, 0) + values[k].item()
    places = sorted(found)
    return _tensors(places, [found[place] for place in places], indices, values)


def unsorted(indices, values, sizes):
    return _gathered(indices, values, order=False)


def keeps_duplicates(indices, values, sizes):
    places, rows = _places(indices), _numbers(values)
    order = sorted(range(len(places)), key=lambda k: places[k])
    return _tensors([places[k] for k in order], [rows[k] for k in order], indices, values)


def column_first(indices, values, sizes):
    return _gathered(indices, values, key=lambda place: place[::-1])


def neighbors_only(indices, values, sizes):
    """Adds up what stands side by side, then sorts."""
    kept: list[Any] = []
    for place, value in zip(_places(indices), _numbers(values), strict=True):
        if kept and kept[-1][0] == place:
            kept[-1] = (place, kept[-1][1] + value)
        else:
            kept.append((place, value))
    kept.sort(key=lambda each: each[0])
    return _tensors([place for place, _ in kept], [value for _, value in kept], indices, values)


def counts_rows(indices, values, sizes):
    """row * rows + column: two places may get one number."""
    found: dict[int, Any] = {}
    places: dict[int, Any] = {}
    for place, value in zip(_places(indices), _numbers(values), strict=True):
        number = place[0]
        for index in place[1:]:
            number = number * sizes[0] + index
        found[number] = found[number] + value if number in found else value
        places.setdefault(number, place)
    numbers = sorted(found)
    return _tensors([places[n] for n in numbers], [found[n] for n in numbers], indices, values)


def averages(indices, values, sizes):
    found, summed = _gathered(indices, values)
    places = _places(indices)
    counts = [places.count(place) for place in _places(found)]
    rows = [row / count for row, count in zip(_numbers(summed), counts, strict=True)]
    return _tensors(_places(found), rows, indices, values)


def _wants_numbers(seen: Seen) -> bool:
    """Right for single numbers, an exception for rows of them."""
    return all(mismatch is None for k, (_, mismatch) in enumerate(seen) if k not in (3, 4)) and bool(seen[3][0].raised)


# ---- coo_to_csr


def _parts(indices, values, sizes):
    indices, values = right_coalesce(indices, values, sizes)
    rows, col = indices.numpy()
    return np.bincount(rows, minlength=sizes[0]), rows, col, values


def _csr(crow, col, values):
    return tt.from_numpy(np.array(crow, np.int64)), tt.from_numpy(np.array(col, np.int64)), values


def _pointers(counts):
    return np.concatenate(([0], np.cumsum(counts)))


def short(indices, values, sizes):
    counts, _, col, values = _parts(indices, values, sizes)
    return _csr(_pointers(counts)[:-1], col, values)


def ends_only(indices, values, sizes):
    counts, _, col, values = _parts(indices, values, sizes)
    return _csr(np.cumsum(counts), col, values)


def skips_empty(indices, values, sizes):
    counts, _, col, values = _parts(indices, values, sizes)
    return _csr(_pointers(counts[counts > 0]), col, values)


def counts_not_sums(indices, values, sizes):
    counts, _, col, values = _parts(indices, values, sizes)
    return _csr(np.concatenate(([0], counts)), col, values)


def unsorted_input(indices, values, sizes):
    """Counts rows as they come, and takes columns and values in the order given."""
    rows, col = indices.numpy()
    return _csr(_pointers(np.bincount(rows, minlength=sizes[0])), col, values.clone())


def row_numbers(indices, values, sizes):
    _, rows, col, values = _parts(indices, values, sizes)
    return _csr(rows, col, values)


def by_columns(indices, values, sizes):
    """CSC: pointers for columns, row numbers kept."""
    indices, values = right_coalesce(indices, values, sizes)
    rows, col = indices.numpy()
    order = np.lexsort((rows, col))
    pointers = _pointers(np.bincount(col, minlength=sizes[1]))
    return _csr(pointers, rows[order], tt.from_numpy(values.numpy()[order]))


def as_many_as_columns(indices, values, sizes):
    counts, _, col, values = _parts(indices, values, sizes)
    length = sizes[1]
    counts = np.concatenate((counts[:length], np.zeros(max(0, length - len(counts)), np.int64)))
    return _csr(_pointers(counts), col, values)


def from_one(indices, values, sizes):
    counts, _, col, values = _parts(indices, values, sizes)
    return _csr(_pointers(counts) + 1, col, values)


def up_to_the_last(indices, values, sizes):
    """`bincount` without minlength: rows after the last entry have no pointer."""
    _, rows, col, values = _parts(indices, values, sizes)
    return _csr(_pointers(np.bincount(rows)), col, values)


MISCONCEPTIONS = {
    "coalesce": (
        Misconception("last_wins", "Two entries at (1,0): 2 and 3 make 5.", last_wins),
        Misconception("drops_zero", "1 + -1 is a stored 0: the pattern keeps it.", drops_zero),
        Misconception("row_sort", "Columns inside a row must ascend.", row_sort),
        Misconception("scalar_values", "Hybrid tensors store rows of values.", scalar_values, _wants_numbers),
        Misconception(
            "unsorted",
            "The sums are right, but places stand in the order in which they first came. Sort them.",
            unsorted,
        ),
        Misconception(
            "keeps_duplicates",
            "The order is right. A place that comes twice should become one entry.",
            keeps_duplicates,
        ),
        Misconception(
            "column_first",
            "This sorts by the last index. The first index decides, the others break ties.",
            column_first,
        ),
        Misconception(
            "neighbors_only",
            "You add up entries that stand side by side. Equal places need not be neighbors before they are sorted.",
            neighbors_only,
        ),
        Misconception(
            "counts_rows",
            "Two places share a number: with row * 2 + column, (0,2) and (1,0) are both 2. How many columns has a row?",
            counts_rows,
        ),
        Misconception("averages", "2 and 3 at one place make 5, not their mean.", averages),
    ),
    "coo_to_csr": (
        Misconception("short", "n+1 pointers: row i is crow[i]:crow[i+1].", short),
        Misconception("skips_empty", "Row 1 is empty: its pointer repeats: [0,1,1,3].", skips_empty),
        Misconception("counts_not_sums", "Pointers accumulate.", counts_not_sums),
        Misconception("unsorted_input", "Coalesce first.", unsorted_input),
        Misconception("ends_only", "These say where rows end. Row 0 begins at 0: that pointer is missing.", ends_only),
        Misconception(
            "row_numbers", "A row number for each entry is COO still. Where does each row begin?", row_numbers
        ),
        Misconception("by_columns", "This compresses columns, which is CSC. Here rows are compressed.", by_columns),
        Misconception(
            "as_many_as_columns", "A pointer for each row, and one more: sizes[0] counts the rows.", as_many_as_columns
        ),
        Misconception("from_one", "The first entry is at place 0, so the first pointer is 0.", from_one),
        Misconception(
            "up_to_the_last",
            "Rows after the last entry have pointers too. How does `bincount` learn how many rows there are?",
            up_to_the_last,
        ),
    ),
    "spmm": SPMM,
    "sparse_grad": SPARSE_GRAD,
    "blocked": BLOCKED,
}
