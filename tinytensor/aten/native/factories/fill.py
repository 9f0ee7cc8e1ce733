"""fill_ and zero_: one value everywhere.

Mirrors aten/src/ATen/native/Fill.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.pointwise import binary_ops_stubs
from tinytensor.aten.native.shape.copy import clone, copy_
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView, state
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

_fill_plans = PlanTable(
    binary_ops_stubs.fill_stub, 0, "fill", IteratorConfig(enforce_safe_cast=False, check_overlap=False)
)


def fill__Scalar(self: Tensor, value: Number) -> Tensor:
    """Write `value`, converted to self's dtype, to every element."""
    if self.meta.device is cpu:
        m = self.meta
        # A single element of 16 bits takes what it cannot hold (`fill_fast` of native/Scalar.h): it becomes infinite.
        wide = m.itemsize == 2 and m.dtype.is_floating_point and m.numel == 1
        number = checked_convert(value, float64 if wide else m.dtype)
        it = _fill_plans[self.meta]
        it.run(it.n, self.storage_.data_ptr + self.byte_offset, it.geom_ptr, number)
    return self


def fill__Tensor(self: Tensor, value: Tensor) -> Tensor:
    """Write the value of a 0-dim tensor to every element."""
    check(
        value.meta.dim == 0,
        lambda: f"fill_ only supports 0-dimension value tensor but got tensor with {value.meta.dim} dimensions.",
    )
    return copy_(self, clone(value, None) if value.storage_ is self.storage_ else value, False)


def fill_new(out: Tensor, value: Number) -> Tensor:
    """Fill a tensor that an operator has just made: below ADInplaceOrView, so that its version stays 0."""
    ks = out.meta.key_set & AFTER_ADINPLACEORVIEW
    if state.dirty:
        with AutoDispatchBelowADInplaceOrView():
            return F.fill__Scalar(out, value)
    return F.fill__Scalar_op.table[ks](ks, out, value)


def zero_new(out: Tensor) -> Tensor:
    """The same for zero_."""
    ks = out.meta.key_set & AFTER_ADINPLACEORVIEW
    if state.dirty:
        with AutoDispatchBelowADInplaceOrView():
            return F.zero__default(out)
    return F.zero__op.table[ks](ks, out)


def fill_Scalar(self: Tensor, value: Number) -> Tensor:
    return fill_new(F.empty_like_default(self), value)


def fill_Tensor(self: Tensor, value: Tensor) -> Tensor:
    return fill__Tensor(F.empty_like_default(self), value)


def zero_(self: Tensor) -> Tensor:
    """Write 0 to every element."""
    return fill__Scalar(self, 0)
