"""Views, and all operators that work along dimensions which they are told.

Most need one rule: the batch moves to the front, and the dimensions are counted from there (`along`). What it has to know
of an operator is in the schema: arguments that are called `dim` are dimensions.

Mirrors aten/src/ATen/functorch/BatchRulesViews.cpp.
"""

from __future__ import annotations

import functools
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.registry import Bdims, ensure, front, is_tensor, rank_of, rule, use, wrap
from tinytensor.c10.error import check

_DIMENSIONS = frozenset(("dim", "dims", "dim0", "dim1", "dim2", "dimension", "start_dim", "end_dim"))


@functools.cache
def dimension_places(op: OperatorHandle) -> tuple[int, ...]:
    """Which arguments are dimensions."""
    return tuple(i for i, a in enumerate(op.schema.arguments) if a.name in _DIMENSIONS)


def shifted(value: Any, rank: int) -> Any:
    """A dimension, or a list of them, behind the batch."""
    if isinstance(value, (tuple, list)):
        return tuple(wrap(d, rank) + 1 for d in value)
    return value if value is None else wrap(value, rank) + 1


# A tensor without dimensions may be asked for its first; views of parts, and flip, have none to take a part of.
_NO_PARTS = frozenset(("select", "slice", "unbind", "split", "split_with_sizes", "unsafe_split", "flip"))


def along(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Along the dimensions that the arguments name. Several tensors have the same dimensions, or are not batched."""
    # These operators do not broadcast: of several tensors (gather, scatter) each must have the batch, also one that is the
    # same for all entries. A negative dimension counts from the end of an entry, so it is wrapped by the entry's rank
    # before it is shifted by one.
    ranks = {i: rank_of(a, bdims[i]) for i, a in enumerate(args) if is_tensor(a)}
    takes_part = op.name.base_name.removesuffix("_copy") in _NO_PARTS
    for i, rank in ranks.items():
        args[i] = ensure(args[i], bdims[i], size) if len(ranks) > 1 else front(args[i], bdims[i])
        if rank == 0 and not takes_part:
            args[i] = F.unsqueeze(args[i], -1)
    for i in dimension_places(op):
        args[i] = shifted(args[i], max(ranks.values()))
    results = op.call(*args)
    # What gather fetches lies as the indices do; all other results lie as the first tensor does.
    model = list(ranks.values())[-1 if op.name.base_name == "gather" else 0]
    return (squeezed(results) if model == 0 and not takes_part else results), 0


def squeezed(results: Any) -> Any:
    """Without the dimension that an entry without dimensions was given."""
    if is_tensor(results):
        return F.squeeze(results, 1) if results.meta_.dim > 1 else results
    return type(results)([squeezed(r) for r in results])


use(
    along,
    """
    select.int slice.Tensor diagonal diagonal_copy unbind.int split.Tensor split_with_sizes transpose.int unfold
    unfold_copy squeeze.dim squeeze.dims select_copy.int slice_copy.Tensor transpose_copy.int squeeze_copy.dim
    squeeze_copy.dims unbind_copy.int split_copy.Tensor split_with_sizes_copy unsafe_split.Tensor
    unsafe_split_with_sizes flip rot90
    """,
)


@rule("alias detach alias_copy detach_copy lift_fresh view.dtype view_copy.dtype _fw_primal")
def same_place(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Nothing changes places. A view of another element size is one of the last dimension: not the batch's."""
    if op.name.overload_name == "dtype":
        check(rank_of(args[0], bdims[0]) > 0 or args[0].meta_.itemsize == args[1].itemsize, _OTHER_SIZE)
        return op.call(front(args[0], bdims[0]), *args[1:]), 0
    return op.call(*args), bdims[0]


_OTHER_SIZE = "self.dim() cannot be 0 to view a tensor as another dtype of another element size"


@rule("unsqueeze unsqueeze_copy")
def unsqueeze(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    self, dim = args
    return op.call(front(self, bdims[0]), wrap(dim, rank_of(self, bdims[0]) + 1) + 1), 0


@rule("squeeze squeeze_copy")
def squeeze(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Of all dimensions with one entry, except for the batch."""
    self = front(args[0], bdims[0])
    dims = tuple(d for d, s in enumerate(self.meta_.sizes) if d and s == 1)
    copy = op.name.base_name.endswith("_copy")
    return (F.squeeze_copy if copy else F.squeeze)(self, dims), 0


@rule("permute permute_copy")
def permute(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    self, dims = args
    return op.call(front(self, bdims[0]), (0, *shifted(dims, rank_of(self, bdims[0])))), 0


@rule("t t_copy")
def t(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    self, rank = front(args[0], bdims[0]), rank_of(args[0], bdims[0])
    check(rank <= 2, f"t() expects a tensor with <= 2 dimensions, but self is {rank}D")
    result = F.alias(self) if rank < 2 else F.transpose(self, 1, 2)
    return (F.clone(result) if op.name.base_name == "t_copy" else result), 0


@rule("view _unsafe_view _reshape_alias view_copy _reshape_copy")
def view(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """The sizes of an entry, behind the batch."""
    self, sizes = front(args[0], bdims[0]), (size, *args[1])
    if op.name.base_name == "_reshape_alias":
        return F.view(self, sizes), 0
    if op.name.base_name == "_unsafe_view":  # an entry may be contiguous where the batch is not
        return F.reshape(self, sizes), 0
    return op.call(self, sizes, *args[2:]), 0


@rule("resize")
def resize_(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Of every entry; only a batch that stands in front can have its bytes moved."""
    self, sizes, *rest = args
    return op.call(self if bdims[0] == 0 else F.clone(front(self, bdims[0])), (size, *sizes), *rest), 0


@rule("expand expand_copy")
def expand(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """New dimensions come between the batch and those of an entry."""
    self, sizes, *more = args
    rank = rank_of(self, bdims[0])
    check(
        len(sizes) >= rank,
        f"expand: the number of sizes provided ({len(sizes)}) must be greater or equal to the number of dimensions in the "
        f"tensor ({rank})",
    )
    self = front(self, bdims[0])
    if len(sizes) > rank:
        self = F.view(self, (size, *(1,) * (len(sizes) - rank), *self.meta_.sizes[1:]))
    return op.call(self, (size, *sizes), *more), 0


@rule("as_strided as_strided_copy")
def as_strided(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Every entry is such a view from its own place on: its first element, or that far from it."""
    self, sizes, strides, offset = args
    # The batch may be anywhere in memory: its stride becomes that of the result's first dimension, and nothing is moved.
    # An offset counts from the start of the storage, as it does outside, and for entry 0; the others are `step` further.
    bdim = bdims[0]
    step = self.meta_.strides[bdim]
    start = self.byte_offset_ // self.meta_.itemsize
    check(
        size == 1 or step > 0 or not self.meta_.numel,
        "vmap: as_strided of a tensor whose entries share their elements is not supported.",
    )
    check(
        offset is None or offset >= start,
        f"vmap: Attempting to call as_strided with storage_offset {offset} in a batch that starts at {start}.",
    )
    _check_reach(self, bdim, sizes, strides, 0 if offset is None else offset - start)
    return op.call(self, (size, *sizes), (step, *strides), start if offset is None else offset), 0


def _check_reach(self: Any, bdim: int, sizes: Any, strides: Any, offset: int) -> None:
    """No entry may look at what lies outside of it."""
    own_sizes = [s for d, s in enumerate(self.meta_.sizes) if d != bdim]
    own_strides = [s for d, s in enumerate(self.meta_.strides) if d != bdim]
    own = sum((s - 1) * st for s, st in zip(own_sizes, own_strides, strict=True))
    reach = offset + sum((s - 1) * st for s, st in zip(sizes, strides, strict=True))
    check(
        0 in sizes or 0 in own_sizes or reach <= own,
        lambda: (
            f"result = tensor.as_strided({list(sizes)}, {list(strides)}, {offset}) can access memory outside of `tensor`. "
            f"`tensor` has some storage with sizes {own_sizes} and strides {own_strides}. This is not supported inside of "
            "vmap, please try to rewrite the `as_strided` call as a sequence of PyTorch view operations"
        ),
    )


@rule("repeat")
def repeat(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    # More repeats than dimensions stand for new dimensions in front of an entry's, so behind the batch.
    self, repeats = args
    rank = rank_of(self, bdims[0])
    self = front(self, bdims[0])
    for _ in range(len(repeats) - rank):
        self = F.unsqueeze(self, 1)
    return op.call(self, (1, *repeats)), 0


@rule("roll")
def roll(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    self, shifts, dims = args
    rank = rank_of(self, bdims[0])
    self = front(self, bdims[0])
    if dims:
        return op.call(self, shifts, shifted(dims, rank)), 0
    flat = op.call(F.reshape(self, (size, -1 if size else 0)), shifts, (1,))
    return F.reshape(flat, tuple(self.meta_.sizes)), 0


@rule("select_backward slice_backward diagonal_backward unfold_backward")
def view_backward(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """The gradient of a view: `input_sizes` gets the batch as well."""
    grad, sizes, *rest = args
    rank = len(sizes)
    named = {place - 2 for place in dimension_places(op)}
    if op.name.base_name == "unfold_backward":
        named = {0}
    rest = [shifted(value, rank) if i in named else value for i, value in enumerate(rest)]
    return op.call(front(grad, bdims[0]), (size, *sizes), *rest), 0


@rule("select_scatter slice_scatter diagonal_scatter")
def view_scatter(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """A view of `self` replaced by `src`: both get the batch."""
    rank = rank_of(args[0], bdims[0])
    args[0], args[1] = ensure(args[0], bdims[0], size), ensure(args[1], bdims[1], size)
    for place in dimension_places(op):
        args[place] = shifted(args[place], rank)
    return op.call(*args), 0


# Lists of tensors.


@rule("cat stack")
def cat(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Every tensor of the list gets the batch; the old empty tensors, which cat skips, are left out."""
    tensors, dim = args
    rank = max(rank_of(t, b) for t, b in zip(tensors, bdims[0], strict=True))
    made = []
    for t, b in zip(tensors, bdims[0], strict=True):
        skipped = rank_of(t, b) == 1 and t.meta_.numel == 0 and rank != 1 and op.name.base_name == "cat"
        if not skipped:
            made.append(ensure(t, b, size))
    return op.call(made, wrap(dim, rank + (op.name.base_name == "stack")) + 1), 0


@rule("tril triu pixel_shuffle pixel_unshuffle channel_shuffle native_channel_shuffle diag_embed")
def leading(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Operators that count their dimensions from the end, and take any number before."""
    self, *rest = args
    if op.name.base_name == "diag_embed":
        rank = rank_of(self, bdims[0]) + 1
        rest = [rest[0], *shifted(rest[1:], rank)]
    if op.name.base_name.endswith("channel_shuffle"):
        merged = front(self, bdims[0])
        result = op.call(F.flatten(merged, 0, 1), *rest)
        return F.unflatten(result, 0, tuple(merged.meta_.sizes[:2])), 0
    return op.call(front(self, bdims[0]), *rest), 0
