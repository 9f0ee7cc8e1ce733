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
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.quantized.cpu import quantize_kernel
from tinytensor.aten.native.quantized.cpu.quantize_kernel import LIMITS, OF_NAN, in_32_bits
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.contiguity import suggests_channels_last
from tinytensor.c10.deterministic import context as deterministic
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.error import check, has_warned, warn_once
from tinytensor.c10.layout import MemoryFormat, channels_last, channels_last_3d, contiguous_format
from tinytensor.c10.memory_format import format_strides
from tinytensor.c10.metadata import Ints, metadata
from tinytensor.c10.quantizer import (
    PerChannelAffineFloatQParamsQuantizer,
    PerChannelAffineQuantizer,
    PerTensorAffineQuantizer,
    Quantizer,
    per_tensor,
)
from tinytensor.c10.scalar_type import QUANTIZED_TYPES, ScalarType, float32, int8, int32, qint8, qint32, quint8, uint8
from tinytensor.c10.tensor_impl import data_ptr, new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# PyTorch's words, once for each process.
DEPRECATED = (
    "torch.quantize_per_tensor, torch.quantize_per_channel and other quantized tensor creation functions that produce tensors "
    "with dtype torch.quint8, torch.qint8, and torch.qint32 are deprecated and will be removed in a future PyTorch release. "
    "Please see https://github.com/pytorch/pytorch/issues/184982 for more information."
)
QUANTIZED_OF = {uint8: quint8, int8: qint8, int32: qint32}


# ==== integers and quantizer ==========================================================================================


def quantizer_of(self: Tensor) -> Any:
    """The quantizer of a quantized tensor."""
    return self.meta_.quantizer


def ints(self: Tensor) -> Tensor:
    """See Note [Integers of a quantized tensor]."""
    m = self.meta_
    return new_tensor(metadata(m.sizes, m.strides, m.dtype.underlying, m.device), self.storage_, self.byte_offset_)


def with_quantizer(stored: Tensor, quantizer: Quantizer) -> Tensor:
    """Integers as a quantized tensor over the same storage."""
    m = stored.meta_
    made = metadata(m.sizes, m.strides, QUANTIZED_OF[m.dtype], m.device, False, quantizer)
    return new_tensor(made, stored.storage_, stored.byte_offset_)


def like(self: Tensor, stored: Tensor) -> Tensor:
    """Integers as a quantized tensor with the quantizer of `self`."""
    return with_quantizer(stored, quantizer_of(self))


def relabelled(self: Tensor, quantizer: Quantizer) -> Tensor:
    """The same integers, with another meaning, in the same storage."""
    m = self.meta_
    made = metadata(m.sizes, m.strides, m.dtype, m.device, False, quantizer)
    return new_tensor(made, self.storage_, self.byte_offset_)


def laid_out(stored: Tensor, quantizer: Quantizer, memory_format: MemoryFormat) -> Tensor:
    """Integers that nobody else has as a quantized tensor with the very strides of the format, at sizes of 1 too."""
    m = stored.meta_
    strides = format_strides(tuple(m.sizes), memory_format)
    if tuple(m.strides) != strides:
        stored = F.clone(stored, memory_format=memory_format)
    return with_quantizer(stored, quantizer)


def new_qtensor(
    size: Ints, quantizer: Quantizer, memory_format: MemoryFormat = contiguous_format, device: Device | None = None
) -> Tensor:
    """Uninitialised memory; RuntimeError for a dtype that is not quantized."""
    dtype = quantizer.dtype
    if not has_warned(DEPRECATED):
        warn_once(DEPRECATED)
    check_size_nonnegative(size)
    check(dtype in QUANTIZED_TYPES, lambda: f"ScalarType {dtype.cpp_name} is not supported in new_qtensor.")
    strides = format_strides(size, memory_format)
    if device is cpu and not deterministic.fills:  # as kernels call it: there is nothing to be parsed or chosen
        return empty_from_metadata(metadata(size, strides, dtype, cpu, False, quantizer))
    if device is None:
        stored = F.empty_strided(size, strides, dtype=dtype.underlying)
    else:  # as kernels call it: there is nothing to be parsed
        stored = F.empty_strided_default(size, strides, dtype.underlying, None, device, None)
    return with_quantizer(stored, quantizer)


def check_size_nonnegative(size: Ints) -> None:
    for n in size:
        if n < 0:
            raise RuntimeError(f"Trying to create tensor with negative dimension {n}: {list(size)}")


def stored_zero_point(q: PerTensorAffineQuantizer) -> int:
    """The zero point as an integer of the tensor, cut to the bits of the dtype: that one relu takes for 0."""
    least, most = LIMITS[q.dtype]
    return (q.zero_point - least) % (most - least + 1) + least


def suggested_format(self: Tensor) -> MemoryFormat:
    """The memory format that a result of this tensor is made in."""
    m = self.meta_
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
    """RuntimeError unless zero points fit the dtype and the scales the tensor's axis; `name` is (de)quantization."""
    axis, sizes = quantizer.axis, self.meta_.sizes
    floats = isinstance(quantizer, PerChannelAffineFloatQParamsQuantizer)
    if not floats:
        for zero_point in quantizer.zero_points.tolist():
            check_zero_point(f"{name.removesuffix('ation')}e_tensor_per_channel_affine", quantizer.dtype, zero_point)
    space, gap = (" ", "") if name == "quantization" else ("", " ")
    check(
        0 <= axis < len(sizes),
        lambda: (
            f"Channel axis out of range in per channel {'float qparams' if floats else 'affine'} {name}. "
            f"Got:{space}{axis}{gap}Expected: [0, {len(sizes)})"
        ),
    )
    channels = quantizer.scales.meta_.numel
    check(
        sizes[axis] == channels,
        lambda: f"length of scales must equal to channel, expected {sizes[axis]} got, {channels}",
    )
    check(
        floats or axis < 2 or self.meta_.is_contiguous or suggested_format(self) is contiguous_format,
        "If tensor is channels_last contig then per channel quantization is supported only for axis = 0 or 1.",
    )


# ==== quantize, dequantize ============================================================================================


def quantize_tensor(self: Tensor, quantizer: Quantizer, memory_format: MemoryFormat | None = None) -> Tensor:
    """float32 numbers as integers, in the memory format that they suggest."""
    dtype = self.meta_.dtype
    by_channel = isinstance(quantizer, PerChannelAffineQuantizer)
    floats = isinstance(quantizer, PerChannelAffineFloatQParamsQuantizer)
    if not by_channel or floats:
        check(dtype is float32, lambda: f"Quantize only works on Float Tensor, got {dtype.cpp_name}")
    memory_format = memory_format or (contiguous_format if floats else suggested_format(self))
    out = new_qtensor(tuple(self.meta_.sizes), quantizer, memory_format, self.meta_.device)
    check(dtype is float32, lambda: f"quantize_tensor_per_channel_affine expects a Float Tensor, got {dtype.cpp_name}")
    if isinstance(quantizer, PerTensorAffineQuantizer):
        check_zero_point("quantize_tensor_per_tensor_affine", quantizer.dtype, quantizer.zero_point)
    quantize_into(out, F.contiguous(self, memory_format=memory_format))
    return out


def quantize_values(self: Tensor, quantizer: PerTensorAffineQuantizer, memory_format: MemoryFormat) -> Tensor:
    """What a kernel has computed as integers of its result: nothing is checked, and halves are rounded as there.

    See Note [How often a number is rounded on its way to an integer].
    """
    out = new_qtensor(tuple(self.meta_.sizes), quantizer, memory_format, self.meta_.device)
    real = F.contiguous(self, memory_format=memory_format)
    store_values(out, real)
    return out


def store_values(out: Tensor, real: Tensor) -> None:
    """The same into a tensor whose elements lie in the order of `real`, without gaps."""
    q = per_tensor(quantizer_of(out))
    n = out.meta_.numel
    quantize_kernel.quantize(data_ptr(out), data_ptr(real), n, q.dtype, q.scale, q.zero_point, fused=False)


def quantize_into(out: Tensor, real: Tensor) -> None:
    """Store float32 numbers in `out`, whose elements lie in the same order, without gaps."""
    quantizer: Quantizer = quantizer_of(out)
    n = out.meta_.numel
    if isinstance(quantizer, PerTensorAffineQuantizer):
        check_zero_point("quantize_tensor_per_tensor_affine", quantizer.dtype, quantizer.zero_point)
        quantize_kernel.quantize(
            data_ptr(out), data_ptr(real), n, quantizer.dtype, quantizer.scale, quantizer.zero_point
        )
        return
    assert isinstance(quantizer, PerChannelAffineQuantizer)
    check_channels("quantization", real, quantizer)
    scales, zero_points = tables(quantizer)
    inner = steps_of_axis(out, quantizer.axis)
    quantize_kernel.quantize_channels(data_ptr(out), data_ptr(real), n, quantizer.dtype, scales, zero_points, inner)


def dequantize_tensor(self: Tensor) -> Tensor:
    """The float32 numbers that the integers stand for."""
    quantizer: Quantizer = quantizer_of(self)
    quantizer.qscheme  # noqa: B018 (an unknown quantizer refuses here)
    memory_format = suggested_format(self)
    self = F.contiguous(self, memory_format=memory_format)
    m = self.meta_
    strides = format_strides(tuple(m.sizes), memory_format)
    out = F.empty_strided(tuple(m.sizes), strides, dtype=float32, device=m.device)
    if isinstance(quantizer, PerTensorAffineQuantizer):
        check_zero_point("dequantize_tensor_per_tensor_affine", m.dtype, quantizer.zero_point)
        dequantize_values(self, out)
        return out
    assert isinstance(quantizer, PerChannelAffineQuantizer)
    check_channels("dequantization", self, quantizer)
    scales, zero_points = tables(quantizer)
    inner = steps_of_axis(self, quantizer.axis)
    quantize_kernel.dequantize_channels(data_ptr(out), data_ptr(self), m.numel, m.dtype, scales, zero_points, inner)
    return out


def dequantize_values(self: Tensor, out: Tensor) -> None:
    """The numbers of a tensor without gaps, into one of the same strides."""
    q, m = per_tensor(quantizer_of(self)), self.meta_
    quantize_kernel.dequantize(data_ptr(out), data_ptr(self), m.numel, m.dtype, q.scale, q.zero_point)


def real_values(self: Tensor) -> Tensor:
    """The numbers as a kernel computes with them: the zero point may be any integer."""
    self = in_suggested_format(self)
    m = self.meta_
    out = F.empty_strided(tuple(m.sizes), m.strides, dtype=float32, device=m.device)
    dequantize_values(self, out)
    return out


def stored_as(values: np.ndarray, quantizer: Quantizer, memory_format: MemoryFormat = contiguous_format) -> Tensor:
    """Whole numbers within the limits of the dtype as a quantized tensor."""
    out = new_qtensor(values.shape, quantizer, memory_format)
    view(ints(out))[...] = values
    return out


def requantize_from_int(values: np.ndarray, multiplier: np.float32, zero_point: int, dtype: ScalarType) -> np.ndarray:
    """Integers on another scale: multiplied in float32, rounded, then the zero point is added."""
    with np.errstate(all="ignore"):
        down = np.rint(values.astype(np.float32) * np.float32(multiplier)).astype(np.float64)
    return np.clip(in_64_bits(down) + zero_point, *LIMITS[dtype])


def in_64_bits(whole: np.ndarray) -> np.ndarray:
    """Whole numbers as integers; what is none of 64 bits becomes the smallest of them, and so does what is no number."""
    return np.where(np.abs(whole) < 2.0**63, whole, -(2.0**63)).astype(np.int64)


def quantize_val(values: np.ndarray, scale: float, zero_point: int, dtype: ScalarType) -> np.ndarray:
    """float32 numbers as integers, as a kernel rounds one after the other: product and sum are both rounded."""
    with np.errstate(all="ignore"):
        inverse = np.float32(1) / np.float32(scale)
        shift = np.float32(in_32_bits(zero_point))
        shifted = np.rint(values.astype(np.float32) * inverse + shift).astype(np.float64)
    return np.where(np.isnan(shifted), OF_NAN[dtype], np.clip(shifted, *LIMITS[dtype])).astype(np.int64)


def round_then_shift(values: np.ndarray, scale: float, zero_point: int, dtype: ScalarType) -> np.ndarray:
    """The same as vector code does it for 8 bits: the product is rounded to an integer, then the zero point is added."""
    if dtype is qint32:
        return quantize_val(values, scale, zero_point, dtype)
    with np.errstate(all="ignore"):
        inverse = np.float32(1) / np.float32(scale)
        whole = np.rint(values.astype(np.float32) * inverse).astype(np.float64)
    # What is too large, or no number, is the largest float32 below 2^31; what is too small is the smallest integer.
    whole = np.where(whole < 2.0**31, np.maximum(whole, -(2.0**31)), 2.0**31 - 128)
    shifted = (whole.astype(np.int64) + zero_point).astype(np.int32)  # a sum of 32 bits
    return np.clip(shifted, *LIMITS[dtype]).astype(np.int64)


def less_zero_point(self: Tensor) -> np.ndarray:
    """The integers less the zero point, in 32 bits, shaped as the tensor is."""
    zero_point = per_tensor(quantizer_of(self)).zero_point
    return (view(ints(self)).astype(np.int64) - zero_point).astype(np.int32)


def tables(quantizer: PerChannelAffineQuantizer) -> tuple[np.ndarray, np.ndarray]:
    """Scales and zero points by channel, as the loops read them."""
    zero_points = np.asarray(quantizer.zero_points.tolist())
    floats = isinstance(quantizer, PerChannelAffineFloatQParamsQuantizer)
    return np.asarray(quantizer.scales.tolist(), np.float64), zero_points.astype(np.float64 if floats else np.int64)


def steps_of_axis(self: Tensor, axis: int) -> int:
    """How many neighbours in memory are of one channel: the stride of the axis, of a tensor without gaps."""
    return max(self.meta_.strides[axis], 1) if self.meta_.numel else 1
