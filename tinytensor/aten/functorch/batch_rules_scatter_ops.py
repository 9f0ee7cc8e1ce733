"""Operators that take rows by number: index_select, index_add, index_copy, index_fill, embedding.

Numbers that are the same for all entries index behind the batch. Numbers that differ count in all entries at once: row i
of entry b is row b * rows + i of the batch laid out as one.

Mirrors aten/src/ATen/functorch/BatchRulesScatterOps.cpp and the embedding of BatchRulesModules.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.registry import Bdims, ensure, find_op, front, is_tensor, rank_of, rule, wrap
from tinytensor.c10.batched_tensor_impl import is_batched
from tinytensor.c10.error import check


def offsets(index: Any, size: int, rows: int) -> Any:
    """`index` [B, ...], counted in a batch whose entries have `rows` rows each. Negative numbers count from the end."""
    _check_range(index, rows)
    index = F.where(F.lt(index, 0), F.add(index, rows), index)
    start = F.mul(F.arange(size, device=index.meta.device), rows)
    return F.add(index, F.view(start, (size, *(1,) * (index.meta.dim - 1))))


def rows_first(t: Any, dim: int) -> Any:
    """[B, ..., rows, ...] with the rows second, and then both as one."""
    return F.flatten(F.movedim(t, dim + 1, 1), 0, 1)


def rows_back(t: Any, size: int, dim: int) -> Any:
    """Undoes `rows_first`."""
    rows = t.meta.sizes[0] // size if size else 0
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
        if rest[0].meta.dim < self.meta.dim:
            rest[0] = F.unsqueeze(rest[0], -1)
    if bdims[2] is None:
        result = op.call(self, dim + 1, index, *rest)
        drop = rank == 0 and (base != "index_select" or (result.meta.sizes[-1] == 1 and index.meta.dim == 0))
        return (F.squeeze(result, -1) if drop else _without_added(result, rank)), 0
    index = front(index, bdims[2])
    if index.meta.dim == 1:
        index = F.unsqueeze(index, -1)
    rows = self.meta.sizes[dim + 1]
    flat = F.reshape(offsets(index, size, rows), (-1,)) if size else F.reshape(index, (0,))
    if base in ("index_add", "index_copy", "index_reduce"):
        rest[0] = rows_first(rest[0], dim)
    result = rows_back(op.call(rows_first(self, dim), 0, flat, *rest), size, dim)
    return _without_added(result, rank), 0


def _without_added(result: Any, rank: int) -> Any:
    return F.squeeze(result, -1) if rank == 0 else result


def _check_range(index: Any, rows: int) -> None:
    if index.meta.numel and index.meta.device.type != "meta" and not is_batched(index):
        wrong = F.logical_or(F.lt(index, -rows), F.ge(index, rows))
        check(not F.item(F.any(wrong)), "index out of range in self", IndexError)


def _fill_with_values(
    self: Any, dim: int, index: Any, index_bdim: Any, value: Any, size: int, rank: int
) -> tuple[Any, Any]:
    """A number for each entry: 1 where to fill, by the same rule, then choose."""
    zeros = F.zeros(tuple(self.meta.sizes), device=self.meta.device)
    op = find_op("index_fill.int_Scalar")
    marks, _ = by_number(op, size, [zeros, dim, index, 1.0], [0, None, index_bdim, None])
    value = F.view(value, (size, *(1,) * (self.meta.dim - 1)))
    return _without_added(F.where(F.ne(marks, 0), F.to(value, self.meta.dtype), self), rank), 0


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
        return F.movedim(F.unflatten(result, -1, (size, weight.meta.sizes[2])), -2, 0), 0
    indices = offsets(front(indices, bdims[1]), size, weight.meta.sizes[1])
    return op.call(F.flatten(weight, 0, 1), indices, -1, scale, sparse), 0


@rule("embedding_dense_backward")
def embedding_dense_backward(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    grad, indices, rows, padding_idx, scale = args
    if bdims[1] is None and not scale:
        wide = F.flatten(F.movedim(front(grad, bdims[0]), 0, -2), -2)
        result = op.call(wide, indices, rows, padding_idx, scale)
        return F.movedim(F.unflatten(result, 1, (size, grad.meta.sizes[-1])), 1, 0), 0
    grad, indices = ensure(grad, bdims[0], size), ensure(indices, bdims[1], size)
    result = op.call(grad, offsets(indices, size, rows), size * rows, -1, scale)
    result = F.unflatten(result, 0, (size, rows))
    if padding_idx >= 0:
        result = F.index_fill(result, 1, F.full((1,), padding_idx, dtype=indices.meta.dtype), 0.0)
    return result, 0


@rule("bucketize.Scalar")
def bucketize_number(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    value = F.full((), args[0], dtype=args[1].meta.dtype, device=args[1].meta.device)
    return searchsorted(find_op("bucketize.Tensor"), size, [value, *args[1:]], [None, *bdims[1:]])


@rule("bucketize.Tensor searchsorted.Tensor")
def searchsorted(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """A sorted sequence for each entry wants one row of values for each; one for all takes values of any shape."""
    bucketize = op.name.base_name == "bucketize"
    boundaries, values = (1, 0) if bucketize else (0, 1)
    sorter = None if bucketize else next((i for i, a in enumerate(args) if i > 1 and is_tensor(a)), None)
    same = bdims[boundaries] is None and (sorter is None or bdims[sorter] is None)
    if same and args[boundaries].meta.dim == 1:
        return op.call(*args), bdims[values]
    rank = rank_of(args[boundaries], bdims[boundaries])
    args[boundaries] = ensure(args[boundaries], bdims[boundaries], size)
    value = ensure(args[values], bdims[values], size)
    shape = tuple(value.meta.sizes)
    args[values] = F.reshape(value, (size, -1)) if rank == 1 else value
    if sorter is not None:
        args[sorter] = ensure(args[sorter], bdims[sorter], size)
    if bucketize:
        options = {a.name: args[i] for i, a in enumerate(op.schema.arguments) if i > 1}
        result = F.searchsorted(args[boundaries], args[values], out_int32=options["out_int32"], right=options["right"])
    else:
        result = op.call(*args)
    return F.reshape(result, shape), 0
