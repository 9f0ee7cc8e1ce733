"""Division that rounds: div with a rounding mode, floor_divide, and what it leaves: remainder, fmod.

A number beside a tensor is wrapped, and takes the tensor's road. Integers divided by zero raise.

Mirrors aten/src/ATen/native/BinaryOps.cpp (`div_out_mode`, `floor_divide`, `remainder`, `fmod`).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.pointwise.binary_ops import div_meta, run_binary
from tinytensor.aten.native.pointwise.unary_ops import run_unary, trunc_meta
from tinytensor.aten.native.pointwise.unary_ops_stubs import BINARY
from tinytensor.aten.native.structured import check_inplace_geometry, structured_out
from tinytensor.aten.tensor_iterator import PlanTable, TensorIterator
from tinytensor.c10.error import check
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import bfloat16, float16

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool
BinaryMeta = Callable[["Tensor | None", "Tensor", "Tensor"], TensorIterator]


def _plan(name: str) -> BinaryMeta:
    plans = PlanTable(BINARY[name], 2, name)

    def meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
        return plans[self.meta, other.meta] if out is None else plans[out.meta, self.meta, other.meta]

    return meta


remainder_meta = _plan("remainder")
fmod_meta = _plan("fmod")
_MODES: dict[str | None, BinaryMeta] = {None: div_meta, "trunc": _plan("div_trunc"), "floor": _plan("div_floor")}
_floor_meta = _MODES["floor"]


def run_division(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor) -> None:
    """Run the kernel; RuntimeError if it met an integer divided by zero."""
    if it.common_dtype.is_floating_point:
        run_binary(it, out, self, other, 0.0)
        return
    status = ctypes.c_int64(0)
    run_binary(it, out, self, other, ctypes.addressof(status))
    check(status.value == 0, "ZeroDivisionError")


remainder_impl = fmod_impl = run_division


def div_mode_meta(out: Tensor | None, self: Tensor, other: Tensor, rounding_mode: str | None) -> TensorIterator:
    """The quotient, rounded towards zero ('trunc') or down ('floor'); without a mode, true division."""
    meta = _MODES.get(rounding_mode)
    if meta is None:
        raise RuntimeError(
            f"div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '{rounding_mode}'"
        )
    return meta(out, self, other)


def div_mode_impl(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor, rounding_mode: str | None) -> None:
    if rounding_mode is None:
        run_binary(it, out, self, other)
    elif rounding_mode == "trunc" and it.common_dtype in (float16, bfloat16) and other.meta.numel != 1:
        # The quotient is rounded to 16 bits before it is truncated, as in PyTorch: 2.999 may become 3. Not by a number.
        run_binary(div_meta(out, self, other), out, self, other)
        run_unary(trunc_meta(out, out), out, out)
    else:
        run_division(it, out, self, other)


def div_Scalar_mode(self: Tensor, other: Number, rounding_mode: str | None) -> Tensor:
    return F.div_Tensor_mode(self, wrap_number(other), rounding_mode)


def div__Scalar_mode(self: Tensor, other: Number, rounding_mode: str | None) -> Tensor:
    return F.div__Tensor_mode(self, wrap_number(other), rounding_mode)


# ---- floor_divide ----------------------------------------------------------------------------------------------------


def floor_divide(self: Tensor, other: Tensor) -> Tensor:
    """The quotient rounded down."""
    it = _floor_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_division(it, out, self, other)
    return out


def floor_divide__Tensor(self: Tensor, other: Tensor) -> Tensor:
    check_inplace_geometry(self, (other,))
    it = _floor_meta(self, self, other)
    if it.run is not None:
        run_division(it, self, self, other)
    return self


def floor_divide_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    it = structured_out(_floor_meta, out, (self, other))
    if it.run is not None:
        run_division(it, out, self, other)
    return out


def floor_divide_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.floor_divide_default(self, wrap_number(other))


def floor_divide__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.floor_divide__Tensor(self, wrap_number(other))


# ---- remainder and fmod with numbers ---------------------------------------------------------------------------------


def remainder_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.remainder_Tensor(self, wrap_number(other))


def remainder__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.remainder__Tensor(self, wrap_number(other))


def remainder_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.remainder_Tensor_out(self, wrap_number(other), out)


def remainder_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    it = remainder_meta(None, wrap_number(self), other)
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_division(it, out, wrap_number(self), other)
    return out


def fmod_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.fmod_Tensor(self, wrap_number(other))


def fmod__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.fmod__Tensor(self, wrap_number(other))


def fmod_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.fmod_Tensor_out(self, wrap_number(other), out)
