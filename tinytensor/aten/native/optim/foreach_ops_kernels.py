"""Operators over lists of tensors: those that optimizers and GradScaler need.

Each is its operator, tensor by tensor. `_foreach_add_` has a shorter way for what optimizers do most often with it,
counting up the steps of all parameters: one kernel over a table of addresses.

Mirrors aten/src/ATen/native/ForeachOpsKernels.cpp. Left out: the other operators of this kind.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.optim.optim_stubs import count_up_stub
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import float32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_STEP = contiguous_metadata((), float32, cpu)


def _check_not_empty(self: Sequence[Tensor]) -> None:
    check(len(self) > 0, "Tensor list must have at least one tensor.")


def _foreach_add__Scalar(self: Sequence[Tensor], scalar: Any) -> None:
    """self[i] += scalar"""
    _check_not_empty(self)
    # The short way is for CPU counters that autograd knows nothing of, while nobody watches: the profiler and modes are told of
    # every addition, as in PyTorch. `_STEP` is interned, so `is` compares dtype, device, sizes and strides at once.
    if scalar == 1 and not state.observers and all([t.meta_ is _STEP and t.autograd_meta_ is None for t in self]):
        count_up_stub["cpu"](array("q", [t.storage_.data_ptr + t.byte_offset_ for t in self]))
        for t in self:
            t.storage_.version += 1
        return
    number = wrap_number(scalar)
    for t in self:
        F.add__Tensor(t, number, 1)


def _foreach_sub__List(self: Sequence[Tensor], other: Sequence[Tensor], alpha: Any) -> None:
    """self[i] -= alpha * other[i]"""
    _check_not_empty(self)
    check(
        len(self) == len(other),
        lambda: f"Tensor lists must have the same number of tensors, got {len(self)} and {len(other)}",
    )
    for t, o in zip(self, other, strict=True):
        F.sub__Tensor(t, o, alpha)


def _foreach_zero_(self: Sequence[Tensor]) -> None:
    """self[i] = 0"""
    _check_not_empty(self)
    for t in self:
        F.zero__default(t)
