"""fill_ and zero_: one value everywhere.

Mirrors aten/src/ATen/native/Fill.cpp.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NoReturn

from tinytensor.aten import functions as F
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView, state
from tinytensor.c10.scalar_type import ScalarType, bool_, float16, float32
from tinytensor.native import stubs
from tinytensor.native.copy import clone, copy_
from tinytensor.native.tensor_iterator import IteratorConfig, PlanTable

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

_fill_plans = PlanTable(stubs.fill_stub, 0, "fill", IteratorConfig(enforce_safe_cast=False, check_overlap=False))


def checked_convert(value: Number, dtype: ScalarType) -> Number:
    """The number as the dtype stores it; RuntimeError where it does not fit (`Scalar::to`, c10/util/overflows.h)."""
    if dtype is bool_:
        return value != 0
    if dtype.is_floating_point:
        number = float(value)
        if dtype is float32 and math.isfinite(number) and abs(number) > 3.4028234663852886e38:
            raise_overflow(dtype)
        if dtype is float16 and math.isfinite(number) and abs(number) > 65504.0:
            raise_overflow(dtype)
        return number
    if isinstance(value, float):
        if not math.isfinite(value) or (value < 0 and not dtype.is_signed):
            raise_overflow(dtype)
        value = int(value)
    bits = 8 * dtype.itemsize
    low, high = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if dtype.is_signed else (0, 2**bits - 1)
    # PyTorch lets small negative integers wrap into an unsigned type.
    if not (low <= value <= high or (not dtype.is_signed and -high <= value < 0)):
        raise_overflow(dtype)
    return int(value) & 0xFF if low == 0 else int(value)


def raise_overflow(dtype: ScalarType) -> NoReturn:
    """PyTorch's words for a number that does not fit."""
    raise RuntimeError(f"value cannot be converted to type {dtype.c_name} without overflow")


def fill__Scalar(self: Tensor, value: Number) -> Tensor:
    """Write `value`, converted to self's dtype, to every element."""
    number = checked_convert(value, self.meta.dtype)
    if self.meta.device is cpu:
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
    return F._fill__Scalar_table[ks](ks, out, value)


def zero_new(out: Tensor) -> Tensor:
    """The same for zero_."""
    ks = out.meta.key_set & AFTER_ADINPLACEORVIEW
    if state.dirty:
        with AutoDispatchBelowADInplaceOrView():
            return F.zero__default(out)
    return F._zero__table[ks](ks, out)


def fill_Scalar(self: Tensor, value: Number) -> Tensor:
    return fill_new(F.empty_like_default(self), value)


def fill_Tensor(self: Tensor, value: Tensor) -> Tensor:
    return fill__Tensor(F.empty_like_default(self), value)


def zero_(self: Tensor) -> Tensor:
    """Write 0 to every element."""
    return fill__Scalar(self, 0)
