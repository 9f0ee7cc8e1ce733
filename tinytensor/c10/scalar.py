# hot path
"""Python numbers as tensors.

`a + 2.0` reaches the same operator as `a + b`: the number becomes a 0-dim tensor marked as a *wrapped number*, which
type promotion treats as weaker than any tensor of its category.

Mirrors aten/src/ATen/ScalarOps.h (`scalar_to_tensor`, `wrapped_scalar_tensor`).
"""

from __future__ import annotations

import ctypes
import struct
from typing import Any

from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import metadata
from tinytensor.c10.overflows import check_range
from tinytensor.c10.scalar_type import (
    ScalarType,
    bfloat16,
    bool_,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
)
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor

# How to read an element at an address. ctypes has no 16-bit floats: their bits are read, and converted below.
C_TYPES: dict[ScalarType, Any] = {
    bool_: ctypes.c_bool, uint8: ctypes.c_uint8, int8: ctypes.c_int8, int16: ctypes.c_int16, int32: ctypes.c_int32,
    int64: ctypes.c_int64, float16: ctypes.c_uint16, bfloat16: ctypes.c_uint16, float32: ctypes.c_float,
    float64: ctypes.c_double,
}  # fmt: skip

_FLOAT = metadata((), (), float64, is_wrapped_number=True)
_INT = metadata((), (), int64, is_wrapped_number=True)
_BOOL = metadata((), (), bool_, is_wrapped_number=True)
NUMBER_METADATA = {float: _FLOAT, int: _INT, bool: _BOOL}
_pack_double = struct.Struct("=d").pack_into
_pack_int64 = struct.Struct("=q").pack_into
_pack_bool = struct.Struct("=?").pack_into


def wrap_number(number: bool | int | float) -> Any:
    """A 0-dim float64, int64 or bool tensor marked as a wrapped number. Ints beyond 64 bits are refused."""
    storage = allocate(8)
    if number.__class__ is float:
        _pack_double(storage.buffer, 0, number)
        return new_tensor(_FLOAT, storage)
    if isinstance(number, bool):
        _pack_bool(storage.buffer, 0, number)
        return new_tensor(_BOOL, storage)
    if isinstance(number, int):
        try:
            _pack_int64(storage.buffer, 0, number)
        except struct.error:
            check_range(number)
            raise RuntimeError("Overflow when unpacking long long") from None  # there is no uint64 here
        return new_tensor(_INT, storage)
    _pack_double(storage.buffer, 0, float(number))
    return new_tensor(_FLOAT, storage)


def number_of(t: TensorImpl) -> bool | int | float:
    """The number of a wrapped number."""
    meta = t.meta
    start = t.byte_offset
    return t.storage_.as_bytes()[start : start + meta.itemsize].view(meta.dtype.numpy)[0].item()
