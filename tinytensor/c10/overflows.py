"""Whether a number fits a dtype.

Mirrors c10/util/overflows.h and `checked_convert` of c10/util/TypeCast.h.
"""

from __future__ import annotations

import math
from typing import NoReturn

from tinytensor.c10.scalar_type import ScalarType, bool_, float16, float32

Number = int | float | bool


def checked_convert(value: Number, dtype: ScalarType) -> Number:
    """The number as the dtype stores it; RuntimeError where it does not fit (`Scalar::to`)."""
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
