# hot path
"""Python numbers as tensors.

`a + 2.0` reaches the same operator as `a + b`: the number becomes a 0-dim tensor marked as a *wrapped number*, which
type promotion treats as weaker than any tensor of its category.

Mirrors aten/src/ATen/ScalarOps.h (`scalar_to_tensor`, `wrapped_scalar_tensor`).
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from typing import Any

from tinytensor.c10.allocator import allocate
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.metadata import PLAIN, Metadata, metadata, on_clear, remember
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
    promote_types,
    uint8,
    uint64,
)
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor

# How to read an element at an address. ctypes has no 16-bit floats: their bits are read, and converted below.
C_TYPES: dict[ScalarType, Any] = {
    bool_: ctypes.c_bool, uint8: ctypes.c_uint8, int8: ctypes.c_int8, int16: ctypes.c_int16, int32: ctypes.c_int32,
    int64: ctypes.c_int64, float16: ctypes.c_uint16, bfloat16: ctypes.c_uint16, float32: ctypes.c_float,
    float64: ctypes.c_double,
}  # fmt: skip

# Those whose elements ctypes reads as they are.
READABLE = {dtype: kind for dtype, kind in C_TYPES.items() if dtype not in (float16, bfloat16)}


class _Readers(dict):
    """metadata -> how the only element of such a tensor is read at its address, if that is all there is to do; else None."""

    def __missing__(self, m: Metadata) -> Callable[[int], Any] | None:
        kind = READABLE.get(m.dtype) if m.numel == 1 and m.key_set & ~REQUIRES_GRAD == PLAIN else None
        return remember(self, m, None if kind is None else kind.from_address)


readers = _Readers()
on_clear(readers.clear)

_FLOAT = metadata((), (), float64, is_wrapped_number=True)
_INT = metadata((), (), int64, is_wrapped_number=True)
_BOOL = metadata((), (), bool_, is_wrapped_number=True)
_WIDE = metadata((), (), uint64, is_wrapped_number=True)
NUMBER_METADATA = {float: _FLOAT, int: _INT, bool: _BOOL}
_pack_double = struct.Struct("=d").pack_into
_pack_int64 = struct.Struct("=q").pack_into
_pack_uint64 = struct.Struct("=Q").pack_into
_pack_bool = struct.Struct("=?").pack_into


def wrap_number(number: bool | int | float) -> Any:
    """A 0-dim float64, int64 or bool tensor marked as a wrapped number. Ints beyond 64 bits are refused.

    An int from 2**63 on is uint64. No other tensor can be, and plans convert it to what the loop computes in.
    """
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
            _pack_uint64(storage.buffer, 0, number)
            return new_tensor(_WIDE, storage)
        return new_tensor(_INT, storage)
    _pack_double(storage.buffer, 0, float(number))
    return new_tensor(_FLOAT, storage)


def number_beside(number: bool | int | float, dtype: ScalarType) -> Any:
    """The wrapped number for a kernel that reads no uint64: one from 2**63 on as C++ converts it to `dtype`. RuntimeError
    for bool."""
    if not isinstance(number, int) or number < 2**63:
        return wrap_number(number)
    check_range(number)
    if dtype is bool_:
        promote_types(dtype, uint64)  # which refuses
    return wrap_number(float(number) if dtype.is_floating_point else number - 2**64)


def number_of(t: TensorImpl) -> bool | int | float:
    """The number of a wrapped number."""
    meta = t.meta_
    start = t.byte_offset_
    return t.storage_.as_bytes()[start : start + meta.itemsize].view(meta.dtype.numpy)[0].item()
