"""Distinct elements or slices: _unique, _unique2, unique_dim, unique_consecutive, unique_dim_consecutive.

The elements are put in order by sort's kernel; neighbours are then compared. NaN equals nothing, not even NaN.

Mirrors aten/src/ATen/native/Unique.cpp. Left out: hashing (`sorted=False` sorts too, as in PyTorch).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.few_elements import may_read, numbers_of, row_of
from tinytensor.aten.native.reduce.sorting_stubs import unique_stub
from tinytensor.aten.native.reference.arrays import read, view
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import ScalarType, int64
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Three = tuple["Tensor", "Tensor", "Tensor"]


def _tensor(values: np.ndarray, dtype: ScalarType, like: Tensor) -> Tensor:
    """A tensor with these elements, given as they are stored."""
    out = empty_from_metadata(contiguous_metadata(tuple(values.shape), dtype, like.meta_.device))
    view(out)[...] = values
    return out


def _cut(values: np.ndarray, dtype: ScalarType, like: Tensor, numel: int) -> Tensor:
    """The same in a storage for `numel` elements: PyTorch shortens a large tensor, and `storage().nbytes()` shows it."""
    whole = empty_from_metadata(contiguous_metadata((numel,), dtype, like.meta_.device))
    out = new_tensor(contiguous_metadata(tuple(values.shape), dtype, like.meta_.device), whole.storage_)
    view(out)[...] = values
    return out


def _starts(differs: np.ndarray) -> np.ndarray:
    """Which elements are unlike the one before; the first always is."""
    return np.concatenate([np.ones(1, bool), differs]) if differs.shape[0] or differs.size else np.ones(1, bool)


def _counts(starts: np.ndarray) -> np.ndarray:
    """Lengths of the runs that begin where `starts` is true."""
    places = np.flatnonzero(starts)
    return np.diff(np.append(places, starts.shape[0]))


def _results(
    self: Tensor, values: Tensor, starts: np.ndarray, order: np.ndarray | None, shape: Ints, inverse: bool, counts: bool
) -> Three:
    """Values, the run that each element belongs to, and the lengths of runs; empty what is not wanted."""
    nothing = np.empty(0, np.int64)
    groups = nothing
    if inverse:
        in_order = np.cumsum(starts) - 1
        groups = in_order
        # `in_order` counts runs in sorted order; it is written back to where the elements came from.
        if order is not None:
            groups = np.empty_like(in_order)
            groups[order] = in_order
        groups = groups.reshape(shape)
    lengths = _counts(starts) if counts else nothing
    spare = counts and order is None and self.meta_.numel
    amounts = _cut(lengths, int64, self, starts.shape[0]) if spare else _tensor(lengths, int64, self)
    return values, _tensor(groups, int64, self), amounts


def _few(self: Tensor, inverse: bool, counts: bool) -> Three:
    """The same for a few integers."""
    numbers = numbers_of(self)
    distinct = sorted(set(numbers))
    place = {number: i for i, number in enumerate(distinct)}
    groups = row_of([place[number] for number in numbers] if inverse else [], int64)
    lengths = [numbers.count(number) for number in distinct] if counts else []
    shaped = new_tensor(contiguous_metadata(tuple(self.meta_.sizes), int64), groups.storage_) if inverse else groups
    return row_of(distinct, self.meta_.dtype), shaped, row_of(lengths, int64)


def _flat(self: Tensor, sort: bool, inverse: bool, counts: bool) -> Three:
    m = self.meta_
    if sort and not m.dtype.is_floating_point and may_read(m):
        return _few(self, inverse, counts)
    line = F.reshape(self, (-1,))
    order = None
    if m.numel == 0:
        shapes = tuple(m.sizes) if inverse else (0,), (0,)
        empty = [empty_from_metadata(contiguous_metadata(shape, int64, m.device)) for shape in shapes]
        return F.new_empty_default(self, (0,)), empty[0], empty[1]
    if m.device is not cpu:
        return unique_stub[m.device.type].flat(self, sort, inverse, counts)
    if sort:
        line, places = F.sort(line)
        order = view(places)
    numbers = read(line)
    starts = _starts(numbers[1:] != numbers[:-1])
    found = view(line)[starts]
    # How many runs there are is known last: PyTorch writes into a tensor that is large enough for all elements, and
    # shortens it.
    values = _tensor(found, m.dtype, self) if sort else _cut(found, m.dtype, self, m.numel)
    return _results(self, values, starts, order, tuple(m.sizes), inverse, counts)


def _unique(self: Tensor, sorted: bool, return_inverse: bool) -> tuple[Tensor, Tensor]:
    """The distinct elements in order, and for each element which of them it is."""
    values, inverse, _ = _flat(self, True, return_inverse, False)
    return values, inverse


def _unique2(self: Tensor, sorted: bool, return_inverse: bool, return_counts: bool) -> Three:
    """The distinct elements in order, for each element which of them it is, and how often each occurs."""
    return _flat(self, True, return_inverse, return_counts)


def unique_consecutive(self: Tensor, return_inverse: bool, return_counts: bool, dim: int | None) -> Three:
    """The first of every run of equal elements (or slices along `dim`)."""
    m = self.meta_
    # One flat line; a tensor of one dimension is treated the same way, whichever way it is asked for.
    if dim is None or (m.dim == 1 and dim in (0, -1)):
        return _flat(self, False, return_inverse, return_counts)
    return _slices(self, dim, False, True, True)


def unique_dim(self: Tensor, dim: int, sorted: bool, return_inverse: bool, return_counts: bool) -> Three:
    """The distinct slices along `dim`, in lexicographic order. Inverse and counts are always given."""
    return _slices(self, dim, True, True, True)


def unique_dim_consecutive(self: Tensor, dim: int, return_inverse: bool, return_counts: bool) -> Three:
    return _slices(self, dim, False, True, True)


def _order(rows: np.ndarray) -> np.ndarray:
    """The rows in lexicographic order.

    With NaN no such order exists. Up to 16 rows are then put where an insertion sort leaves them, as std::sort does.
    """
    if rows.shape[0] > 16 or rows.dtype.kind != "f" or not np.isnan(rows).any():
        return np.lexsort(rows.T[::-1])
    order: list[int] = []
    for i, row in enumerate(rows):
        place = 0 if order and _less(row, rows[order[0]]) else len(order)
        while place and _less(row, rows[order[place - 1]]):
            place -= 1
        order.insert(place, i)
    return np.array(order)


def _less(a: np.ndarray, b: np.ndarray) -> bool:
    """Lexicographic: the first pair of elements that differ decides. NaN is neither smaller nor larger."""
    unlike = np.flatnonzero((a < b) | (a > b))
    return bool(unlike.size and a[unlike[0]] < b[unlike[0]])


def _slices(self: Tensor, dim: int, sort: bool, inverse: bool, counts: bool) -> Three:
    m = self.meta_
    check(m.dim > 0, lambda: f"Dimension specified as {dim} but tensor has no dimensions", IndexError)
    wrapped = maybe_wrap_dim(dim, m.dim)
    n = m.sizes[wrapped]
    zeros = sum(size == 0 for size in m.sizes)
    check(n != 0 or zeros == 1, "Number of zero sized dimensions is more than one, so unique cannot be applied ")
    check(
        zeros == 0 or n == 0,
        "There are 0 sized dimensions, and they aren't selected, so unique cannot be applied",
    )
    if n == 0:
        nothing = empty_from_metadata(contiguous_metadata((0,), int64, m.device))
        return F.new_empty_default(self, tuple(m.sizes)), nothing, F.clone(nothing)
    if m.device is not cpu:
        return unique_stub[m.device.type].slices(self, wrapped, sort, inverse, counts)
    numbers = np.moveaxis(read(self), wrapped, 0).reshape(n, -1)
    order = _order(numbers) if sort else None
    rows = numbers if order is None else numbers[order]
    starts = _starts((rows[1:] != rows[:-1]).any(axis=1))
    first = np.flatnonzero(starts) if order is None else order[starts]
    lines = F.index_select(F.moveaxis(self, wrapped, 0), 0, _tensor(first, int64, self))
    values = F.moveaxis(lines, 0, wrapped)  # the slices lie one after the other
    return _results(self, values, starts, order, (n,), inverse, counts)
