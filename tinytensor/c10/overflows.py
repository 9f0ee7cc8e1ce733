"""Whether a number fits a dtype, and what is left of one in 64 or 32 bits.

Mirrors c10/util/overflows.h and `checked_convert` of c10/util/TypeCast.h.
"""

from __future__ import annotations

import math
import operator
import struct
from typing import Any, NoReturn

from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_, float16, float32, float64

Number = int | float | bool
_LARGEST = {float16: 65504.0, bfloat16: 3.3895313892515355e38, float32: 3.4028234663852886e38, float64: math.inf}


def checked_convert(value: Number, dtype: ScalarType) -> Number:
    """The number as the dtype stores it; RuntimeError where it does not fit (`Scalar::to`)."""
    if value.__class__ is int and dtype.is_floating_point and -128 < value < 128:
        return float(value)  # which every one of them holds
    if isinstance(value, int):
        check_range(value)
    if dtype is bool_:
        return value != 0
    if dtype.is_floating_point:
        number = float(value)
        if math.isfinite(number) and abs(number) > _LARGEST[dtype]:
            raise_overflow(dtype)
        return number if dtype.itemsize > 2 else _rounded(number, dtype)
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


def check_range(value: int) -> None:
    """OverflowError in Python's words for what no integer of 64 bits holds, with or without a sign."""
    if value < -(2**63):
        raise OverflowError("can't convert negative int to unsigned") from None
    if value >= 2**64:
        raise OverflowError("int too big to convert") from None


def wrapped_int64(number: int) -> int:
    """The number as 64 bits hold it, as C++ computes."""
    return (number + 2**63) % 2**64 - 2**63


def wrapped_int32(number: int) -> int:
    """The same for 32 bits."""
    return (number + 2**31) % 2**32 - 2**31


def unpack_long(number: int) -> int:
    """The int; ValueError for one that 64 bits with a sign do not hold (`THPUtils_unpackLong` of torch/csrc)."""
    if not -(2**63) <= number < 2**63:
        raise ValueError("Overflow when unpacking long long")
    return number


def unsigned_byte(number: Any) -> int:
    """The int of an argument that C code reads as `unsigned char` ("b" of PyArg_ParseTuple), as flags of the engine are."""
    number = operator.index(number)
    if not -(2**63) <= number < 2**63:
        raise OverflowError("Python int too large to convert to C long")
    if not 0 <= number < 256:
        raise OverflowError(f"unsigned byte integer is {'less than minimum' if number < 0 else 'greater than maximum'}")
    return number


def _rounded(number: float, dtype: ScalarType) -> float:
    """The nearest number of 16 bits, of two the even one."""
    if dtype is float16:
        return struct.unpack("=e", struct.pack("=e", number))[0]
    bits = struct.unpack("=I", struct.pack("=f", number))[0]  # bfloat16 is the upper half of a float32
    if math.isfinite(number):
        bits = (bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000
    return struct.unpack("=f", struct.pack("=I", bits))[0]


def raise_overflow(dtype: ScalarType) -> NoReturn:
    """PyTorch's words for a number that does not fit."""
    name = dtype.c_name.replace("at::", "c10::")  # where the type is defined, not the namespace that shows it
    raise RuntimeError(f"value cannot be converted to type {name} without overflow")
