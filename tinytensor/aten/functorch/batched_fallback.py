"""The fallback: an operator without a batching rule runs once for each entry of the batch.

It needs nothing but the operator itself, and is as slow as the loop that vmap should replace. It takes operators whose
results are new tensors, and those that write to their first argument; views would have to share their bytes with the
batch, and out= would need a batch to write to.

Mirrors aten/src/ATen/functorch/BatchedFallback.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.schema.function_schema import OptionalType, is_tensor_like
from tinytensor.aten.functorch.dynamic_layer import VmapFrame
from tinytensor.aten.functorch.registry import front, incompatible_inplace
from tinytensor.c10.error import check, warn
from tinytensor.c10.tensor_impl import TensorImpl


def warn_fallback(op: OperatorHandle) -> None:
    """Say that it is slow."""
    warn(
        f"There is a performance drop because we have not yet implemented the batching rule for {op.name}. Please file "
        "us an issue on GitHub so that we can prioritize its implementation."
    )


def check_can_loop(op: OperatorHandle) -> None:
    """RuntimeError for operators whose results cannot be collected."""
    schema = op.schema
    returns_tensors = all(
        is_tensor_like(r.type.elem if isinstance(r.type, OptionalType) else r.type) for r in schema.returns
    )
    has_lists = any("Tensor[]" in str(a.type) or "Tensor?[]" in str(a.type) for a in schema.arguments + schema.returns)
    check(
        returns_tensors and not has_lists and schema.returns,
        f"Batching rule not implemented for {op.name}. We could not generate a fallback.",
    )
    check(
        not any(a.is_out for a in schema.arguments)
        and not any(r.alias_info is not None and not r.alias_info.is_write for r in schema.returns),
        f"Batching rule not implemented for {op.name}; the fallback path doesn't work on out= or view ops.",
    )


def loop(op: OperatorHandle, frame: VmapFrame, args: Sequence[Any], bdims: Sequence[Any]) -> tuple[Any, Any]:
    """The rule of an operator without one: (results, 0)."""
    check(
        frame.size > 0,
        f"Batching rule not implemented for {op.name}. The fallback path does not support vmap over dims of size 0.",
    )
    results = [op.call(*(_entry(a, d, i) for a, d in zip(args, bdims, strict=True))) for i in range(frame.size)]
    if len(op.schema.returns) == 1:
        return F.stack(results, 0), 0
    return tuple(F.stack(list(column), 0) for column in zip(*results, strict=True)), 0


def loop_inplace(op: OperatorHandle, frame: VmapFrame, args: Sequence[Any], bdims: Sequence[Any]) -> None:
    """The same for an operator that writes to its first argument: it writes to the entries, which are views."""
    # Every turn would write to the same tensor, and only the last one would be left.
    if bdims[0] is None:
        incompatible_inplace(op, None, frame.level)
    for i in range(frame.size):
        op.call(*(_entry(a, d, i) for a, d in zip(args, bdims, strict=True)))


def _entry(arg: Any, bdim: Any, index: int) -> Any:
    if isinstance(arg, TensorImpl):
        return arg if bdim is None else F.select(front(arg, bdim), 0, index)  # type: ignore[arg-type]
    if isinstance(bdim, list):
        return type(arg)([_entry(a, d, index) for a, d in zip(arg, bdim, strict=True)])
    return arg
