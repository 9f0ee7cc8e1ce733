"""Integers: gcd, lcm, shifts; and Python's operators on bits, which are operators of their own.

Mirrors aten/src/ATen/native/BinaryOps.cpp (`gcd_out`, `bitwise_left_shift`, `__lshift__`, `__and__`, ...).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.pointwise.binary_ops import run_binary
from tinytensor.aten.native.pointwise.binary_ops_math import BinaryMeta, binary
from tinytensor.aten.native.pointwise.unary_ops_stubs import BINARY
from tinytensor.aten.native.structured import check_inplace_geometry
from tinytensor.aten.tensor_iterator import IteratorConfig, TensorIterator
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

gcd_meta = binary("gcd", BINARY["gcd"], IteratorConfig())
lcm_meta = binary("lcm", BINARY["lcm"], IteratorConfig())
bitwise_left_shift_meta = binary("bitwise_left_shift", BINARY["lshift"], IteratorConfig())
bitwise_right_shift_meta = binary("bitwise_right_shift", BINARY["rshift"], IteratorConfig())


def signed_width(dtype: ScalarType) -> int:
    """Bits of a signed type; 0 for an unsigned one."""
    return 8 * dtype.itemsize if dtype.is_signed else 0


def width(dtype: ScalarType) -> int:
    return 8 * dtype.itemsize


def most_shifted_out(dtype: ScalarType) -> int:
    """After so many bits only the sign is left, or, of an unsigned type, nothing."""
    return 8 * dtype.itemsize - int(dtype.is_signed)


def _run_with(bits: Callable[[ScalarType], int]) -> Callable[..., None]:
    def impl(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor) -> None:
        run_binary(it, out, self, other, bits(it.common_dtype))

    return impl


gcd_impl = lcm_impl = _run_with(signed_width)
bitwise_left_shift_impl = _run_with(width)
bitwise_right_shift_impl = _run_with(most_shifted_out)


def bitwise_left_shift_Tensor_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_left_shift_Tensor(self, wrap_number(other))


def bitwise_left_shift__Tensor_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_left_shift__Tensor(self, wrap_number(other))


def bitwise_left_shift_Tensor_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.bitwise_left_shift_Tensor_out(self, wrap_number(other), out)


def bitwise_left_shift_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    return F.bitwise_left_shift_Tensor(wrap_number(self), other)


def bitwise_right_shift_Tensor_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_right_shift_Tensor(self, wrap_number(other))


def bitwise_right_shift__Tensor_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_right_shift__Tensor(self, wrap_number(other))


def bitwise_right_shift_Tensor_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.bitwise_right_shift_Tensor_out(self, wrap_number(other), out)


def bitwise_right_shift_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    return F.bitwise_right_shift_Tensor(wrap_number(self), other)


# ---- Python's operators ----------------------------------------------------------------------------------------------


def _operator(meta: BinaryMeta, impl: Callable[..., None]) -> tuple[Any, Any]:
    """`a << b` and `a <<= b`, for a tensor or a number on the right: they run the kernel themselves."""

    def functional(self: Tensor, other: Any) -> Tensor:
        other = other if hasattr(other, "meta") else wrap_number(other)
        it = meta(None, self, other)
        out = empty_from_metadata(it.out_meta)
        if it.run is not None:
            impl(it, out, self, other)
        return out

    def inplace(self: Tensor, other: Any) -> Tensor:
        other = other if hasattr(other, "meta") else wrap_number(other)
        check_inplace_geometry(self, (other,))
        it = meta(self, self, other)
        if it.run is not None:
            impl(it, self, self, other)
        return self

    return functional, inplace


_lshift, _ilshift = _operator(bitwise_left_shift_meta, bitwise_left_shift_impl)
_rshift, _irshift = _operator(bitwise_right_shift_meta, bitwise_right_shift_impl)
__lshift___Tensor = __lshift___Scalar = _lshift
__ilshift___Tensor = __ilshift___Scalar = _ilshift
__rshift___Tensor = __rshift___Scalar = _rshift
__irshift___Tensor = __irshift___Scalar = _irshift

__and___Tensor = __and___Scalar = F.bitwise_and
__iand___Tensor = __iand___Scalar = F.bitwise_and_
__or___Tensor = __or___Scalar = F.bitwise_or
__ior___Tensor = __ior___Scalar = F.bitwise_or_
__xor___Tensor = __xor___Scalar = F.bitwise_xor
__ixor___Tensor = __ixor___Scalar = F.bitwise_xor_
