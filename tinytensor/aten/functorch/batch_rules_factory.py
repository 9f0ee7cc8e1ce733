"""Tensors made like another one (zeros_like, new_empty): they get the batch too, so that each entry can be written to.

Mirrors aten/src/ATen/functorch/BatchRulesFactory.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.registry import Bdims, front, is_tensor, rank_of, rule, use
from tinytensor.c10.layout import preserve_format


@rule("zeros_like ones_like empty_like full_like")
def like(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """The result is laid out as the batch is. A memory format is meant for one entry, so with one the batch comes
    first."""
    place = next(i for i, a in enumerate(op.schema.arguments) if a.name == "memory_format")
    if args[place] in (None, preserve_format):
        return op.call(*args), bdims[0]
    args[0], args[place] = front(args[0], bdims[0]), None
    return op.call(*args), 0


@rule("new_zeros new_ones new_empty new_full")
def new(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    args[1] = (size, *args[1])
    return op.call(*args), 0


@rule("new_empty_strided")
def new_empty_strided(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """The entries one after the other."""
    # `reach` is how many elements an entry spans, from its first to its last: the stride of the batch.
    sizes, strides = args[1], args[2]
    reach = 1 + sum((s - 1) * st for s, st in zip(sizes, strides, strict=True)) if 0 not in sizes else 0
    args[1], args[2] = (size, *sizes), (reach, *strides)
    return op.call(*args), 0


def spaced(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """linspace and logspace from and to a number for each entry: the same steps, from 0 to 1, stretched."""
    names = [a.name for a in op.schema.arguments]
    given = dict(zip(names, args, strict=True))
    start, end = (
        F.unsqueeze(t, -1) if is_tensor(t) and rank_of(t, b) == 0 and b is not None else t
        for t, b in ((args[0], bdims[0]), (args[1], bdims[1]))
    )
    steps = F.linspace(0, 1, given["steps"], dtype=given["dtype"], device=given["device"])
    points = F.add(F.mul(F.rsub(steps, 1), start), F.mul(steps, end))
    if op.name.base_name == "logspace":
        points = F.pow(given["base"], points)
    return points, 0


use(spaced, "linspace.Tensor_Tensor linspace.Tensor_Scalar linspace.Scalar_Tensor")
use(spaced, "logspace.Tensor_Tensor logspace.Tensor_Scalar logspace.Scalar_Tensor")
