"""item: one element as a Python number.

Mirrors aten/src/ATen/native/Scalar.cpp.
"""

from __future__ import annotations

import ctypes
import struct
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native import foreign_device
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import sparse_coo
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

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# How to read an element at an address. ctypes has no 16-bit floats: their bits are read, and converted below.
_C_TYPES: dict[ScalarType, Any] = {
    bool_: ctypes.c_bool, uint8: ctypes.c_uint8, int8: ctypes.c_int8, int16: ctypes.c_int16, int32: ctypes.c_int32,
    int64: ctypes.c_int64, float16: ctypes.c_uint16, bfloat16: ctypes.c_uint16, float32: ctypes.c_float,
    float64: ctypes.c_double,
}  # fmt: skip


def item(self: Tensor) -> int | float | bool:
    """The only element; RuntimeError if there is not exactly one."""
    check(self.meta.numel == 1, lambda: f"a Tensor with {self.meta.numel} elements cannot be converted to Scalar")
    if self.meta.layout is sparse_coo:
        if not F._nnz(self):
            return 0
        values = F._values(self)
        return F._local_scalar_dense(F.sum(values) if values.meta.numel > 1 else F.squeeze(values))
    if self.meta.quantizer is not None:
        return F._local_scalar_dense(F.dequantize(self))
    return F._local_scalar_dense(self)


def _local_scalar_dense(self: Tensor) -> int | float | bool:
    """Read the element at the tensor's address."""
    check(self.meta.device.type != "meta", "Tensor.item() cannot be called on meta tensors")
    if self.meta.device is not cpu:
        self = foreign_device.to_host(self)
    dtype = self.meta.dtype
    value = _C_TYPES[dtype].from_address(self.storage_.data_ptr + self.byte_offset).value
    if dtype is float16:
        return struct.unpack("=e", struct.pack("=H", value))[0]
    if dtype is bfloat16:  # the upper half of a float32
        return struct.unpack("=f", struct.pack("=I", value << 16))[0]
    return value
