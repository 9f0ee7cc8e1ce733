"""Operators that take rows by number (index_select, index_add, index_copy, index_fill, embedding), and x[indices].

Row numbers that are the same for all entries index behind the batch. Row numbers that differ are counted over all entries
at once: row i of entry b is row b * rows + i of the batch laid out as one.

For x[indices] and x[indices] = values, indices that are the same for all entries leave the batch alone. If they differ,
or for writing, one more index says which entry: `arange(B)` in front. Where the indexed dimensions stand in the result
depends on whether the indices stand side by side, and one more index in front may part them. Then the dimensions are
moved to where a single entry has them.

Mirrors aten/src/ATen/functorch/BatchRulesScatterOps.cpp and the embedding of BatchRulesModules.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.registry import Bdims, ensure, find_op, front, is_tensor, rank_of, rule, wrap
from tinytensor.c10.batched_tensor_impl import is_batched
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bool_, uint8


def offsets(index: Any, size: int, rows: int) -> Any:
    """`index` [B, ...], counted in a batch whose entries have `rows` rows each. Negative numbers count from the end."""
    # The range is checked here: beyond the end of its own entry, a row number would find a row of the next one.
    _check_range(index, rows)
    index = F.where(F.lt(index, 0), F.add(index, rows), index)
    start = F.mul(F.arange(size, device=index.meta_.device), rows)
    return F.add(index, F.view(start, (size, *(1,) * (index.meta_.dim - 1))))


def rows_first(t: Any, dim: int) -> Any:
    """[B, ..., rows, ...] with the rows second, and then both as one."""
    return F.flatten(F.movedim(t, dim + 1, 1), 0, 1)


def rows_back(t: Any, size: int, dim: int) -> Any:
    """Undoes `rows_first`."""
    rows = t.meta_.sizes[0] // size if size else 0
    return F.movedim(F.unflatten(t, 0, (size, rows)), 1, dim + 1)


@rule("index_select index_add index_copy index_fill.int_Scalar index_fill.int_Tensor index_reduce")
def by_number(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    self, dim, index, *rest = args
    rank = rank_of(self, bdims[0])
    dim = wrap(dim, rank)
    self = ensure(self, bdims[0], size)
    rest_bdims = bdims[3:]
    base = op.name.base_name
    if rank == 0:
        self = F.unsqueeze(self, -1)
    if base == "index_fill" and rest_bdims[0] is not None:
        return _fill_with_values(self, dim, index, bdims[2], rest[0], size, rank)
    if base in ("index_add", "index_copy", "index_reduce"):
        rest[0] = ensure(rest[0], rest_bdims[0], size)
        if rest[0].meta_.dim < self.meta_.dim:
            rest[0] = F.unsqueeze(rest[0], -1)
    if bdims[2] is None:
        result = op.call(self, dim + 1, index, *rest)
        drop = rank == 0 and (base != "index_select" or (result.meta_.sizes[-1] == 1 and index.meta_.dim == 0))
        return (F.squeeze(result, -1) if drop else _without_added(result, rank)), 0
    index = front(index, bdims[2])
    if index.meta_.dim == 1:
        index = F.unsqueeze(index, -1)
    rows = self.meta_.sizes[dim + 1]
    flat = F.reshape(offsets(index, size, rows), (-1,)) if size else F.reshape(index, (0,))
    if base in ("index_add", "index_copy", "index_reduce"):
        rest[0] = rows_first(rest[0], dim)
    result = rows_back(op.call(rows_first(self, dim), 0, flat, *rest), size, dim)
    return _without_added(result, rank), 0


def _without_added(result: Any, rank: int) -> Any:
    return F.squeeze(result, -1) if rank == 0 else result


def _check_range(index: Any, rows: int) -> None:
    if index.meta_.numel and index.meta_.device.type != "meta" and not is_batched(index):
        wrong = F.logical_or(F.lt(index, -rows), F.ge(index, rows))
        check(not F.item(F.any(wrong)), "index out of range in self", IndexError)


def _fill_with_values(
    self: Any, dim: int, index: Any, index_bdim: Any, value: Any, size: int, rank: int
) -> tuple[Any, Any]:
    """A number for each entry: 1 where to fill, by the same rule, then choose."""
    zeros = F.zeros(tuple(self.meta_.sizes), device=self.meta_.device)
    op = find_op("index_fill.int_Scalar")
    marks, _ = by_number(op, size, [zeros, dim, index, 1.0], [0, None, index_bdim, None])
    value = F.view(value, (size, *(1,) * (self.meta_.dim - 1)))
    return _without_added(F.where(F.ne(marks, 0), F.to(value, self.meta_.dtype), self), rank), 0


@rule("embedding")
def embedding(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    weight, indices, padding_idx, scale, sparse = args
    if bdims[0] is None:
        return op.call(*args), bdims[1]
    weight = front(weight, bdims[0])
    if bdims[1] is None:
        # Every entry reads the same rows: those of a table whose rows are all of the entries'.
        wide = F.flatten(F.movedim(weight, 0, 1), 1)
        result = op.call(wide, indices, padding_idx, scale, sparse)
        return F.movedim(F.unflatten(result, -1, (size, weight.meta_.sizes[2])), -2, 0), 0
    # `padding_idx` only matters to the gradient. Among the rows of all entries no single number is the padding, so a
    # `grad` outside of this vmap does not skip the padding rows. (PyTorch's rule skips that of the first entry only.)
    indices = offsets(front(indices, bdims[1]), size, weight.meta_.sizes[1])
    return op.call(F.flatten(weight, 0, 1), indices, -1, scale, sparse), 0


@rule("embedding_dense_backward")
def embedding_dense_backward(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    grad, indices, rows, padding_idx, scale = args
    if bdims[1] is None and not scale:
        wide = F.flatten(F.movedim(front(grad, bdims[0]), 0, -2), -2)
        result = op.call(wide, indices, rows, padding_idx, scale)
        return F.movedim(F.unflatten(result, 1, (size, grad.meta_.sizes[-1])), 1, 0), 0
    grad, indices = ensure(grad, bdims[0], size), ensure(indices, bdims[1], size)
    # In the merged table every entry has a padding row of its own, so no row is skipped (-1) and these are cleared after.
    result = op.call(grad, offsets(indices, size, rows), size * rows, -1, scale)
    result = F.unflatten(result, 0, (size, rows))
    if padding_idx >= 0:
        result = F.index_fill(result, 1, F.full((1,), padding_idx, dtype=indices.meta_.dtype), 0.0)
    return result, 0


@rule("bucketize.Scalar")
def bucketize_number(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    value = F.full((), args[0], dtype=args[1].meta_.dtype, device=args[1].meta_.device)
    return searchsorted(find_op("bucketize.Tensor"), size, [value, *args[1:]], [None, *bdims[1:]])


@rule("bucketize.Tensor searchsorted.Tensor")
def searchsorted(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """A sorted sequence for each entry wants one row of values for each; one for all takes values of any shape."""
    bucketize = op.name.base_name == "bucketize"
    boundaries, values = (1, 0) if bucketize else (0, 1)
    sorter = None if bucketize else next((i for i, a in enumerate(args) if i > 1 and is_tensor(a)), None)
    same = bdims[boundaries] is None and (sorter is None or bdims[sorter] is None)
    if same and args[boundaries].meta_.dim == 1:
        return op.call(*args), bdims[values]
    rank = rank_of(args[boundaries], bdims[boundaries])
    args[boundaries] = ensure(args[boundaries], bdims[boundaries], size)
    value = ensure(args[values], bdims[values], size)
    shape = tuple(value.meta_.sizes)
    args[values] = F.reshape(value, (size, -1)) if rank == 1 else value
    if sorter is not None:
        args[sorter] = ensure(args[sorter], bdims[sorter], size)
    if bucketize:
        options = {a.name: args[i] for i, a in enumerate(op.schema.arguments) if i > 1}
        result = F.searchsorted(args[boundaries], args[values], out_int32=options["out_int32"], right=options["right"])
    else:
        result = op.call(*args)
    return F.reshape(result, shape), 0


# ---- x[indices] ------------------------------------------------------------------------------------------------------

_MASK = (
    "vmap: We do not support batching operators that can support dynamic shape. Attempting to batch over indexing with a "
    "boolean mask."
)


def _without_masks(indices: Any, bdims: list[Any]) -> tuple[list[Any], list[Any]]:
    """Masks as the numbers of what they choose; a mask that differs between the entries is refused."""
    found: list[Any] = []
    places: list[Any] = []
    for index, bdim in zip(indices, bdims, strict=True):
        if index is not None and index.meta_.dtype in (bool_, uint8):
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
    return max(i.meta_.dim - (b is not None) for i, b in zip(indices, bdims, strict=True) if i is not None)


def _in_front(indices: list[Any], bdims: list[Any], size: int, rank: int) -> list[Any]:
    """The indices with the batch as first of their dimensions."""
    made: list[Any] = []
    for index, bdim in zip(indices, bdims, strict=True):
        if index is not None and bdim is not None:
            index = front(index, bdim)
            own = tuple(index.meta_.sizes[1:])
            index = F.reshape(index, (size, *(1,) * (rank - len(own)), *own))
        made.append(index)
    return made


def _with_entry(indices: list[Any], bdims: list[Any], size: int, rank: int) -> list[Any]:
    """One more index in front: which entry."""
    device = next(i.meta_.device for i in indices if i is not None)
    entry = F.view(F.arange(size, device=device), (size, *(1,) * rank))
    return [entry, *_in_front(indices, bdims, size, rank)]


@rule("index.Tensor _unsafe_index.Tensor")
def index(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    self, given = args
    indices, places = _without_masks(given, bdims[1])
    first = _first_if_adjacent(indices)
    rank = _index_rank(indices, places)
    # `None` in front takes the whole batch along. Indices side by side put their dimensions where they stand, behind the
    # batch; indices that are apart put them in front of everything, the batch too, which is then behind `rank` of them.
    if all(b is None for b in places):
        result = op.call(front(self, bdims[0]), [None, *indices])
        return result, (rank if first is None else 0)
    if bdims[0] is None:  # the batch stands where the indexed dimensions do
        return op.call(self, _in_front(indices, places, size, rank)), first or 0
    self = front(self, bdims[0])
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
    # `wanted` is the shape of self[indices] for one entry, to which the values broadcast: the dimensions that are not
    # indexed, and at place `at` those of the indices. With the entry's index in front, all of the index dimensions come
    # first, so those of the values are moved there; it is the opposite of what `index` does to its result.
    own = self.meta_.sizes[1:]
    left = [s for i, s in enumerate(own) if i >= len(indices) or indices[i] is None]
    indexed = _broadcast_sizes(indices, places, rank)
    at = first if first is not None else 0
    before = tuple(left[:at])
    wanted = (*before, *indexed, *left[at:])
    if bdims[2] is not None:
        values = front(values, bdims[2])
        own_values = tuple(values.meta_.sizes[1:])
        values = F.reshape(values, (size, *(1,) * (len(wanted) - len(own_values)), *own_values))
    values = F.expand(values, (size, *wanted))
    if at:
        values = F.movedim(values, tuple(range(at + 1, at + rank + 1)), tuple(range(1, rank + 1)))
    return [self, _with_entry(indices, places, size, rank), values, *rest]


def _broadcast_sizes(indices: list[Any], bdims: list[Any], rank: int) -> tuple[int, ...]:
    sizes = [1] * rank
    for index, bdim in zip(indices, bdims, strict=True):
        if index is not None:
            own = front(index, bdim).meta_.sizes[1:] if bdim is not None else index.meta_.sizes
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
    shape = tuple(index.meta_.sizes)
    index = F.reshape(index, (size, -1))
    index = F.where(F.lt(index, 0), F.add(index, flat.meta_.sizes[1]), index)
    return F.reshape(find_op("gather").call(flat, 1, index, False), shape), 0
