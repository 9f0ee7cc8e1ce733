"""NumPy kernels of sorting and selecting: the oracle of the tests, and what runs where nothing can be compiled.

Where PyTorch's choice among equal elements is left open (topk, kthvalue, median, mode), the first or last in a stable
sort is taken here. Note [Line geometry] does not concern these: NumPy walks along an axis.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.reduce import sorting_stubs
from tinytensor.aten.native.reference.arrays import read, view
from tinytensor.c10.metadata import Metadata

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Launch = Callable[..., None]


def order_keys(values: np.ndarray) -> np.ndarray:
    """Integers that order as the values do, NaN last: equal values get equal keys."""
    _, keys = np.unique(values.reshape(-1), return_inverse=True)
    return keys.reshape(values.shape)


def places_of(op: str, values: np.ndarray, axis: int, flip: int, wanted: int) -> np.ndarray:
    """Places along `axis`; see aten/native/reduce/sorting_stubs.py."""
    keys = order_keys(values)
    if op == "mode":
        return np.apply_along_axis(_last_of_longest_run, axis, np.where(np.isnan(values), np.inf, keys))
    order = np.argsort(keys ^ flip, axis=axis, kind="stable")
    n = values.shape[axis]
    if op.startswith("sort"):
        return order
    if op == "topk":
        return np.take(order, np.arange(wanted), axis=axis)
    if op == "kthvalue":
        return np.take(order, [wanted - 1], axis=axis)
    # What is left are the two medians. NaN sorts last, so n - nans numbers come first; the lower median is the one at
    # (count - 1) // 2. median gives the first NaN of a line that has one.
    nans = np.isnan(values).sum(axis=axis, keepdims=True)
    if op == "nanmedian":
        return np.take_along_axis(order, np.maximum(n - nans - 1, 0) // 2, axis)
    first_nan = np.expand_dims(np.argmax(np.isnan(values), axis=axis), axis)
    return np.where(nans > 0, first_nan, np.take(order, [(n - 1) // 2], axis=axis))


def _last_of_longest_run(keys: np.ndarray) -> np.ndarray:
    """Where the most frequent key is last; infinite keys are NaN's, and each is alone."""
    found, counts = np.unique(keys, return_counts=True)
    best = found[np.argmax(np.where(np.isinf(found), 1, counts))]
    return np.flatnonzero(keys == best)[0 if np.isinf(best) else -1 :][:1]


def plan_order(op: str, m: Metadata, dim: int, count: int, out: Metadata) -> Launch:
    def launch(out: Tensor, self: Tensor, flip: int, wanted: int, option: bool) -> None:
        if m.numel and count:
            values = np.atleast_1d(read(self))
            view(out)[...] = places_of(op, values, dim, flip, wanted).reshape(tuple(out.meta_.sizes))

    return launch


def searchsorted(out: Tensor, sequence: Tensor, values: Tensor, order: Tensor | None, right: bool) -> None:
    """How many boundaries of its row are below each value (or not above it); NaN is above everything."""
    n, width = sequence.meta_.sizes[-1], values.meta_.sizes[-1] if values.meta_.dim else 1
    rows = read(sequence).reshape(sequence.meta_.numel // n if n else 1, n)
    wanted = read(values).reshape(-1, width)
    if order is not None:
        rows = np.take_along_axis(rows, view(order).reshape(-1, n), axis=1)
    found = np.empty(wanted.shape, np.int64)
    for i, row_values in enumerate(wanted):
        row = rows[i if rows.shape[0] > 1 else 0]
        found[i] = [_search(row, value, right) for value in row_values]
    view(out)[...] = found.reshape(tuple(out.meta_.sizes))


def _search(row: np.ndarray, value: np.generic, right: bool) -> int:
    start, end = 0, row.shape[0]
    while start < end:
        middle = (start + end) // 2
        if not (row[middle] > value if right else row[middle] >= value):
            start = middle + 1
        else:
            end = middle
    return start


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    for op, stub in sorting_stubs.ORDER_STUBS.items():
        stub.register("cpu", partial(plan_order, op))
