"""x[indices] and x[indices] = values.

Indices that are the same for all entries leave the batch alone. If they differ, or for writing, one more index says which
entry: `arange(B)` in front. Where the indexed dimensions stand in the result depends on whether the indices stand side by
side, and one more in front may tear them apart; then the dimensions are moved to where an entry has them.

Mirrors the rules for index and index_put of aten/src/ATen/functorch/BatchRulesScatterOps.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.registry import Bdims, ensure, find_op, front, rule
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bool_, uint8

_MASK = (
    "vmap: We do not support batching operators that can support dynamic shape. Attempting to batch over indexing with a "
    "boolean mask."
)


def _without_masks(indices: Any, bdims: list[Any]) -> tuple[list[Any], list[Any]]:
    """Masks as the numbers of what they choose; a mask that differs between the entries is refused."""
    found: list[Any] = []
    places: list[Any] = []
    for index, bdim in zip(indices, bdims, strict=True):
        if index is not None and index.meta.dtype in (bool_, uint8):
            check(bdim is None, _MASK)
            numbers = F.unbind(F.nonzero(index), 1)
            found += numbers
            places += [None] * len(numbers)
        else:
            found.append(index)
            places.append(bdim)
    return found, places


def _first_if_adjacent(indices: list[Any]) -> int | None:
    """Where the indices begin, if they stand side by side; None if they do not, or are all in front."""
    places = [i for i, index in enumerate(indices) if index is not None]
    return places[0] if places[-1] - places[0] == len(places) - 1 else None


def _index_rank(indices: list[Any], bdims: list[Any]) -> int:
    """How many dimensions the indices have together, in one entry."""
    return max(i.meta.dim - (b is not None) for i, b in zip(indices, bdims, strict=True) if i is not None)


def _with_entry(indices: list[Any], bdims: list[Any], size: int, rank: int) -> list[Any]:
    """One more index in front: which entry."""
    device = next(i.meta.device for i in indices if i is not None)
    entry = F.view(F.arange(size, device=device), (size, *(1,) * rank))
    made = [entry]
    for index, bdim in zip(indices, bdims, strict=True):
        if index is not None and bdim is not None:
            index = front(index, bdim)
            own = tuple(index.meta.sizes[1:])
            index = F.reshape(index, (size, *(1,) * (rank - len(own)), *own))
        made.append(index)
    return made


@rule("index.Tensor _unsafe_index.Tensor")
def index(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    self, given = args
    indices, places = _without_masks(given, bdims[1])
    first = _first_if_adjacent(indices)
    rank = _index_rank(indices, places)
    if all(b is None for b in places):
        result = op.call(front(self, bdims[0]), [None, *indices])
        return result, (rank if first is None else 0)
    self = ensure(self, bdims[0], size)
    result = op.call(self, _with_entry(indices, places, size, rank))
    if first:  # the entry's index is not beside the others: all indexed dimensions have come to the front
        result = F.movedim(result, tuple(range(1, rank + 1)), tuple(range(first + 1, first + rank + 1)))
    return result, 0


@rule("index_put _unsafe_index_put")
def index_put(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    return op.call(*_to_put(size, args, bdims)), 0


@rule("index_put_ _index_put_impl_")
def index_put_(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    op.call(*_to_put(size, args, bdims))
    return args[0], bdims[0]


def _to_put(size: int, args: list[Any], bdims: Bdims) -> list[Any]:
    """The arguments behind, with the entry's index in front and the values laid out as it wants them."""
    self, given, values, *rest = args
    indices, places = _without_masks(given, bdims[1])
    first = _first_if_adjacent(indices)
    rank = _index_rank(indices, places)
    self = ensure(self, bdims[0], size)
    own = self.meta.sizes[1:]
    left = [s for i, s in enumerate(own) if i >= len(indices) or indices[i] is None]
    indexed = _broadcast_sizes(indices, places, rank)
    at = first if first is not None else 0
    before = tuple(left[:at])
    wanted = (*before, *indexed, *left[at:])
    if bdims[2] is not None:
        values = front(values, bdims[2])
        own_values = tuple(values.meta.sizes[1:])
        values = F.reshape(values, (size, *(1,) * (len(wanted) - len(own_values)), *own_values))
    values = F.expand(values, (size, *wanted))
    if at:
        values = F.movedim(values, tuple(range(at + 1, at + rank + 1)), tuple(range(1, rank + 1)))
    return [self, _with_entry(indices, places, size, rank), values, *rest]


def _broadcast_sizes(indices: list[Any], bdims: list[Any], rank: int) -> tuple[int, ...]:
    sizes = [1] * rank
    for index, bdim in zip(indices, bdims, strict=True):
        if index is not None:
            own = front(index, bdim).meta.sizes[1:] if bdim is not None else index.meta.sizes
            for d, s in enumerate(reversed(own), 1):
                sizes[-d] = s if sizes[-d] == 1 else sizes[-d]
    return tuple(sizes)


@rule("take")
def take(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Elements by their number, as gather from the flattened entries."""
    self, index = args
    if bdims[0] is None:
        return op.call(*args), bdims[1]
    flat = F.reshape(front(self, bdims[0]), (size, -1))
    index = ensure(index, bdims[1], size)
    shape = tuple(index.meta.sizes)
    index = F.reshape(index, (size, -1))
    index = F.where(F.lt(index, 0), F.add(index, flat.meta.sizes[1]), index)
    return F.reshape(find_op("gather").call(flat, 1, index, False), shape), 0
