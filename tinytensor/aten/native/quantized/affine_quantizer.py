"""From real numbers to integers and back, by the quantizer of a tensor.

Note [Integers of a quantized tensor]
A quantized tensor has strides and a storage as any strided tensor. `ints(q)` is an ordinary tensor of uint8, int8 or int32
over the same storage, and `with_quantizer` goes back; neither touches an element. So a kernel that only moves elements, or
only compares those of one tensor, is a kernel of integers.

Mirrors aten/src/ATen/native/quantized/AffineQuantizer.cpp and aten/src/ATen/quantized/Quantizer.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.cpu import quantize_kernel
from tinytensor.aten.native.quantized.cpu.quantize_kernel import LIMITS
from tinytensor.c10.contiguity import suggests_channels_last
from tinytensor.c10.device import Device
from tinytensor.c10.error import check
from tinytensor.c10.layout import MemoryFormat, channels_last, channels_last_3d, contiguous_format
from tinytensor.c10.memory_format import format_strides
from tinytensor.c10.metadata import Ints, metadata
from tinytensor.c10.quantizer import (
    PerChannelAffineFloatQParamsQuantizer,
    PerChannelAffineQuantizer,
    PerTensorAffineQuantizer,
    Quantizer,
)
from tinytensor.c10.scalar_type import QUANTIZED_TYPES, ScalarType, float32, int8, int32, qint8, qint32, quint8, uint8
from tinytensor.c10.tensor_impl import data_ptr, new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

QUANTIZED_OF = {uint8: quint8, int8: qint8, int32: qint32}


# ==== integers and quantizer ==========================================================================================


def quantizer_of(self: Tensor) -> Any:
    """The quantizer of a quantized tensor."""
    return self.meta.quantizer


def ints(self: Tensor) -> Tensor:
    """See Note [Integers of a quantized tensor]."""
    m = self.meta
    return new_tensor(metadata(m.sizes, m.strides, m.dtype.underlying, m.device), self.storage_, self.byte_offset)


def with_quantizer(stored: Tensor, quantizer: Quantizer) -> Tensor:
    """Integers as a quantized tensor over the same storage."""
    m = stored.meta
    made = metadata(m.sizes, m.strides, QUANTIZED_OF[m.dtype], m.device, False, quantizer)
    return new_tensor(made, stored.storage_, stored.byte_offset)


def like(self: Tensor, stored: Tensor) -> Tensor:
    """Integers as a quantized tensor with the quantizer of `self`."""
    return with_quantizer(stored, quantizer_of(self))


def relabelled(self: Tensor, quantizer: Quantizer) -> Tensor:
    """The same integers, with another meaning, in the same storage."""
    m = self.meta
    made = metadata(m.sizes, m.strides, m.dtype, m.device, False, quantizer)
    return new_tensor(made, self.storage_, self.byte_offset)


def new_qtensor(
    size: Ints, quantizer: Quantizer, memory_format: MemoryFormat = contiguous_format, device: Device | None = None
) -> Tensor:
    """Uninitialised memory; RuntimeError for a dtype that is not quantized."""
    dtype = quantizer.dtype
    check(dtype in QUANTIZED_TYPES, lambda: f"ScalarType {dtype.cpp_name} is not supported in new_qtensor.")
    strides = format_strides(size, memory_format)
    if device is None:
        stored = F.empty_strided(size, strides, dtype=dtype.underlying)
    else:  # as kernels call it: there is nothing to be parsed
        stored = F.empty_strided_default(size, strides, dtype.underlying, None, device, None)
    return with_quantizer(stored, quantizer)


def suggested_format(self: Tensor) -> MemoryFormat:
    """The memory format that a result of this tensor is made in."""
    m = self.meta
    if m.dim == 4 and suggests_channels_last(tuple(m.sizes), m.strides):
        return channels_last
    if m.dim == 5 and suggests_channels_last(tuple(m.sizes), m.strides, 5):
        return channels_last_3d
    return contiguous_format


def in_suggested_format(self: Tensor) -> Tensor:
    """The tensor, without gaps, in the format that it suggests."""
    return F.contiguous(self, memory_format=suggested_format(self))


# ==== the checks ======================================================================================================


def check_zero_point(name: str, dtype: ScalarType, zero_point: int) -> None:
    least, most = LIMITS[dtype]
    check(zero_point <= most, lambda: f"{name} zero_point {zero_point} is above upper bound.")
    check(zero_point >= least, lambda: f"{name} zero_point {zero_point} is below lower bound.")


def check_channels(name: str, self: Tensor, quantizer: PerChannelAffineQuantizer) -> None:
    """RuntimeError unless the scales fit the tensor's axis."""
    axis, sizes = quantizer.axis, self.meta.sizes
    check(
        0 <= axis < len(sizes),
        lambda: (
            f"Channel axis out of range in per channel affine {name}. Got:"
            f"{' ' if name == 'quantization' else ''}{axis}{'' if name == 'quantization' else ' '}Expected: [0, {len(sizes)})"
        ),
    )
    channels = quantizer.scales.meta.numel
    check(
        sizes[axis] == channels,
        lambda: f"length of scales must equal to channel, expected {sizes[axis]} got, {channels}",
    )


# ==== quantize, dequantize ============================================================================================


def quantize_tensor(self: Tensor, quantizer: Quantizer, memory_format: MemoryFormat | None = None) -> Tensor:
    """float32 numbers as integers, in the memory format that they suggest."""
    name = "quantize_tensor_per_tensor_affine"
    if isinstance(quantizer, PerTensorAffineQuantizer):
        check(
            self.meta.dtype is float32, lambda: f"Quantize only works on Float Tensor, got {self.meta.dtype.cpp_name}"
        )
    memory_format = memory_format or suggested_format(self)
    out = new_qtensor(tuple(self.meta.sizes), quantizer, memory_format, self.meta.device)
    if isinstance(quantizer, PerTensorAffineQuantizer):
        check_zero_point(name, quantizer.dtype, quantizer.zero_point)
    quantize_into(out, F.contiguous(self, memory_format=memory_format))
    return out


def quantize_into(out: Tensor, real: Tensor) -> None:
    """Store float32 numbers in `out`, whose elements lie in the same order, without gaps."""
    quantizer: Quantizer = quantizer_of(out)
    n = out.meta.numel
    if isinstance(quantizer, PerTensorAffineQuantizer):
        quantize_kernel.quantize(
            data_ptr(out), data_ptr(real), n, quantizer.dtype, quantizer.scale, quantizer.zero_point
        )
        return
    assert isinstance(quantizer, PerChannelAffineQuantizer)
    name = "quantize_tensor_per_channel_affine"
    check_channels("quantization", real, quantizer)
    scales, zero_points = tables(quantizer)
    if not isinstance(quantizer, PerChannelAffineFloatQParamsQuantizer):
        for zero_point in zero_points.tolist():
            check_zero_point(name, quantizer.dtype, zero_point)
    inner = steps_of_axis(out, quantizer.axis)
    quantize_kernel.quantize_channels(data_ptr(out), data_ptr(real), n, quantizer.dtype, scales, zero_points, inner)


def dequantize_tensor(self: Tensor) -> Tensor:
    """The float32 numbers that the integers stand for."""
    quantizer: Quantizer = quantizer_of(self)
    quantizer.qscheme  # noqa: B018 (an unknown quantizer refuses here)
    self = in_suggested_format(self)
    m = self.meta
    out = F.empty_strided(tuple(m.sizes), m.strides, dtype=float32, device=m.device)
    if isinstance(quantizer, PerTensorAffineQuantizer):
        quantize_kernel.dequantize(
            data_ptr(out), data_ptr(self), m.numel, m.dtype, quantizer.scale, quantizer.zero_point
        )
        return out
    assert isinstance(quantizer, PerChannelAffineQuantizer)
    check_channels("dequantization", self, quantizer)
    scales, zero_points = tables(quantizer)
    inner = steps_of_axis(self, quantizer.axis)
    quantize_kernel.dequantize_channels(data_ptr(out), data_ptr(self), m.numel, m.dtype, scales, zero_points, inner)
    return out


def tables(quantizer: PerChannelAffineQuantizer) -> tuple[np.ndarray, np.ndarray]:
    """Scales and zero points by channel, as the loops read them."""
    zero_points = np.asarray(quantizer.zero_points.tolist())
    floats = isinstance(quantizer, PerChannelAffineFloatQParamsQuantizer)
    return np.asarray(quantizer.scales.tolist(), np.float64), zero_points.astype(np.float64 if floats else np.int64)


def steps_of_axis(self: Tensor, axis: int) -> int:
    """How many neighbours in memory are of one channel: the stride of the axis, of a tensor without gaps."""
    return max(self.meta.strides[axis], 1) if self.meta.numel else 1
