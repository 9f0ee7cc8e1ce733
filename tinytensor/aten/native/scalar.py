"""item: one element as a Python number.

Mirrors aten/src/ATen/native/Scalar.cpp.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.library import replaced_kernels
from tinytensor.aten.native import foreign_device
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import sparse_coo, strided
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.c10.scalar import C_TYPES, readers
from tinytensor.c10.scalar_type import bfloat16, float16

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def item(self: Tensor) -> int | float | bool:
    """The only element; RuntimeError if there is not exactly one."""
    m = self.meta_
    if not state.dirty and not replaced_kernels:
        read = readers[m]
        if read is not None:
            # The operator below, which nobody would see.
            return read(self.storage_.data_ptr + self.byte_offset_).value
    if m.numel != 1:
        raise RuntimeError(f"a Tensor with {m.numel} elements cannot be converted to Scalar")
    if m.layout is strided and m.quantizer is None:
        return F._local_scalar_dense_default(self)
    if m.layout is sparse_coo:
        if not F._nnz(self):
            return 0
        values = F._values(self)
        return F._local_scalar_dense(F.sum(values) if values.meta_.numel > 1 else F.squeeze(values))
    if m.quantizer is not None:
        return F._local_scalar_dense(F.dequantize(self))
    return F._local_scalar_dense(self)


def _local_scalar_dense(self: Tensor) -> int | float | bool:
    """Read the element at the tensor's address."""
    if self.meta_.device is not cpu:
        check(self.meta_.device.type != "meta", "Tensor.item() cannot be called on meta tensors")
        self = foreign_device.to_host(self)
    dtype = self.meta_.dtype
    value = C_TYPES[dtype].from_address(self.storage_.data_ptr + self.byte_offset_).value
    if dtype is float16:
        return struct.unpack("=e", struct.pack("=H", value))[0]
    if dtype is bfloat16:  # the upper half of a float32
        return struct.unpack("=f", struct.pack("=I", value << 16))[0]
    return value
