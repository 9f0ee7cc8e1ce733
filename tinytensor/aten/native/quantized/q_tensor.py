"""Making quantized tensors, ending them, and asking them for their quantizer.

Mirrors aten/src/ATen/native/quantized/QTensor.cpp and MakePerTensorQuantizedTensor.cpp in its folder cpu.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.affine_quantizer import (
    QUANTIZED_OF,
    dequantize_tensor,
    ints,
    like,
    quantize_tensor,
    quantizer_of,
    suggested_format,
    with_quantizer,
)
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.error import check
from tinytensor.c10.layout import MemoryFormat, contiguous_format, preserve_format
from tinytensor.c10.metadata import metadata
from tinytensor.c10.quantizer import (
    PerChannelAffineFloatQParamsQuantizer,
    PerChannelAffineQuantizer,
    PerTensorAffineQuantizer,
    QScheme,
    Quantizer,
    per_channel,
    per_tensor,
)
from tinytensor.c10.scalar_type import ScalarType, float32, float64, int64, qint8, quint8

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== quantize ========================================================================================================


def quantize_per_tensor(self: Tensor, scale: float, zero_point: int, dtype: ScalarType) -> Tensor:
    """One scale and zero point for all elements."""
    return quantize_tensor(self, PerTensorAffineQuantizer(dtype, float(scale), zero_point))


def quantize_per_tensor_tensor_qparams(self: Tensor, scale: Tensor, zero_point: Tensor, dtype: ScalarType) -> Tensor:
    return quantize_per_tensor(self, float(F.item(scale)), int(F.item(zero_point)), dtype)


def quantize_per_tensor_tensors(
    tensors: Sequence[Tensor], scales: Tensor, zero_points: Tensor, dtype: ScalarType
) -> tuple[Tensor, ...]:
    return tuple(
        quantize_per_tensor_tensor_qparams(t, F.select(scales, 0, i), F.select(zero_points, 0, i), dtype)
        for i, t in enumerate(tensors)
    )


def quantize_per_tensor_dynamic(self: Tensor, dtype: ScalarType, reduce_range: bool) -> Tensor:
    """The scale follows from the smallest and the largest element."""
    check(dtype in (quint8, qint8), lambda: f"dtype {dtype.cpp_name}not supported")
    least, most = (-128, 127) if dtype is qint8 else (0, 255)
    if reduce_range:
        least, most = least // 2, most // 2
    real = F.contiguous(self)
    low, high = float(F.item(F.min(real))), float(F.item(F.max(real)))
    scale, zero_point = choose_quantization_params(low, high, least, most)
    return quantize_per_tensor(self, scale, zero_point, dtype)


def quantize_per_channel(self: Tensor, scales: Tensor, zero_points: Tensor, axis: int, dtype: ScalarType) -> Tensor:
    """A scale and a zero point for each index of `axis`."""
    return quantize_tensor(self, per_channel_quantizer(scales, zero_points, axis, dtype))


def per_channel_quantizer(
    scales: Tensor, zero_points: Tensor, axis: int, dtype: ScalarType
) -> PerChannelAffineQuantizer:
    """The quantizer of these tables; RuntimeError unless both are of one dimension and equally long."""
    check(scales.meta_.dim == 1, "scale tensor must have dimension 1")
    check(zero_points.meta_.dim == 1, "zero_points tensor must have dimension 1")
    check(scales.meta_.numel == zero_points.meta_.numel, "number of elements in scales and zero_points must match")
    check(scales.meta_.dtype.is_floating_point, "scale tensor must be floating point")
    if zero_points.meta_.dtype.is_floating_point:
        tables = F.contiguous(F.to(scales, float32)), F.contiguous(F.to(zero_points, float32))
        return PerChannelAffineFloatQParamsQuantizer(dtype, *tables, axis)
    return PerChannelAffineQuantizer(
        dtype, F.contiguous(F.to(scales, float64)), F.contiguous(F.to(zero_points, int64)), axis
    )


def choose_quantization_params(
    low: float, high: float, least: int, most: int, preserve_sparsity: bool = False
) -> tuple[float, int]:
    """Scale and zero point so that the range low..high, widened to contain 0, covers least..most.

    0.0 has an integer of its own, since zeros that pad or that relu makes must stay zeros.
    """
    check(low <= high, "In ChooseQuantizationParams, min should be less than or equal to max")
    if preserve_sparsity and low < 0 < high:
        half = ((most - least) // 2) + 1
        limit = max(abs(low / -half), abs(high / (half - 1)))
        low, high = limit * -half, limit * (half - 1)
    low, high = min(low, 0.0), max(high, 0.0)
    scale = (high - low) / (most - least)
    # A scale of 0 or one whose inverse is infinite would lose every number.
    if _float32(scale) == 0 or math.isinf(_inverse(_float32(scale))):
        scale = 0.1
    if scale < SMALLEST_SCALE:
        original, scale = scale, SMALLEST_SCALE
        if low == 0.0:
            high = SMALLEST_SCALE * (most - least)
        elif high == 0.0:
            low = -SMALLEST_SCALE * (most - least)
        else:
            low, high = low * SMALLEST_SCALE / original, high * SMALLEST_SCALE / original
    # The zero point is computed from the end of the range where it is rounded less.
    from_low, from_high = least - low / scale, most - high / scale
    error_low = abs(least) + abs(low / scale)
    error_high = abs(most) + abs(high / scale)
    at = from_low if error_low < error_high else from_high
    if preserve_sparsity and low < 0 < high:
        at = (least + most) / 2
    if math.isnan(at):
        return scale, -(2**31)
    if at < least:
        return scale, least
    return scale, most if at > most else round(at)


SMALLEST_SCALE = float(np.float32(6.1e-5))


def _float32(value: float) -> float:
    return float(np.float32(value))


def _inverse(value: float) -> float:
    with np.errstate(all="ignore"):
        return float(np.float32(1) / np.float32(value))


def _choose_qparams_per_tensor(self: Tensor, reduce_range: bool) -> tuple[float, int]:
    """What `quantize_per_tensor_dynamic` takes for quint8."""
    low, high = float(F.item(F.min(self))), float(F.item(F.max(self)))
    return choose_quantization_params(low, high, 0, 127 if reduce_range else 255)


def choose_qparams_optimized(
    input: Tensor, numel: int, n_bins: int, ratio: float, bit_width: int
) -> tuple[Tensor, Tensor]:
    """The range (largest, smallest) that loses least, found by narrowing from both ends: a greedy search over bins."""
    check(numel <= input.meta_.numel, lambda: f"numel {numel} greater than input.numel() {input.meta_.numel}")
    values = F.detach(F.contiguous(F.to(input, float32)))
    x = np.asarray(view(values)).ravel()[:numel]
    low, high = np.float32(x.min()), np.float32(x.max())
    step = np.float32((high - low) / np.float32(n_bins))
    narrowest = np.float32(int(n_bins * (1.0 - ratio)) * step)
    best = _quantization_loss(x, low, high, bit_width)
    loss, cut_low, cut_high = best, low, high
    while cut_low + narrowest < cut_high:
        from_low = _quantization_loss(x, cut_low + step, cut_high, bit_width)
        from_high = _quantization_loss(x, cut_low, cut_high - step, bit_width)
        if loss < from_low and loss < from_high and loss < best:
            best, low, high = loss, cut_low, cut_high
        if from_low < from_high:
            cut_low, loss = cut_low + step, from_low
        else:
            cut_high, loss = cut_high - step, from_high
    return F.full((1,), float(high), dtype=float32), F.full((1,), float(low), dtype=float32)


def _quantization_loss(x: np.ndarray, low: np.float32, high: np.float32, bit_width: int) -> float:
    """The norm of what rounding to 2**bit_width numbers between low and high changes."""
    most = 2**bit_width - 1
    scale = np.float32((high - low) / most) if high != low else np.float32(1)
    inverse = np.float32(1) / scale if scale else np.float32(1)
    stored = np.clip(np.rint((x - low) * inverse), 0, most)
    return float(np.sqrt(np.sum((x - (stored * scale + low)) ** 2, dtype=np.float32)))


# ==== dequantize ======================================================================================================


def dequantize_quantized(self: Tensor) -> Tensor:
    return dequantize_tensor(self)


def dequantize_cpu_or_cuda(self: Tensor) -> Tensor:
    """Of a tensor that is not quantized: its numbers as float32."""
    return F.to(self, float32)


def dequantize_tensors_quantized_cpu(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    return tuple(F.dequantize(t) for t in tensors)


# ==== asking ==========================================================================================================


def q_scale_quant(self: Tensor) -> float:
    return per_tensor(quantizer_of(self)).scale


def q_zero_point_quant(self: Tensor) -> int:
    return per_tensor(quantizer_of(self)).zero_point


def q_per_channel_scales(self: Tensor) -> Tensor:
    return per_channel(quantizer_of(self)).scales


def q_per_channel_zero_points(self: Tensor) -> Tensor:
    return per_channel(quantizer_of(self)).zero_points


def q_per_channel_axis(self: Tensor) -> int:
    return per_channel(quantizer_of(self)).axis


def qscheme_quant(self: Tensor) -> QScheme:
    return quantizer_of(self).qscheme


def int_repr_quantized_cpu(self: Tensor) -> Tensor:
    """A copy of the integers."""
    return F.clone(ints(self), memory_format=suggested_format(self))


def _make_per_tensor_quantized_tensor(self: Tensor, scale: float, zero_point: int) -> Tensor:
    """Integers that are there already, with what they mean."""
    quantizer = PerTensorAffineQuantizer(_quantized_dtype(self), scale, zero_point)
    return with_quantizer(F.clone(self, memory_format=suggested_format(self)), quantizer)


def _make_per_channel_quantized_tensor(self: Tensor, scale: Tensor, zero_point: Tensor, axis: int) -> Tensor:
    quantizer = per_channel_quantizer(scale, zero_point, axis, _quantized_dtype(self))
    return with_quantizer(F.clone(self, memory_format=contiguous_format), quantizer)


def _quantized_dtype(self: Tensor) -> ScalarType:
    found = QUANTIZED_OF.get(self.meta_.dtype)
    check(found is not None, "Creation of quantized tensor requires quantized dtype like torch.quint8")
    assert found is not None
    return found


# ==== copies and comparisons ==========================================================================================


def quantized_clone(self: Tensor, memory_format: MemoryFormat | None) -> Tensor:
    """A copy; row-major, unless a format is given or is to be preserved."""
    check(
        not isinstance(quantizer_of(self), PerChannelAffineFloatQParamsQuantizer),
        "clone for quantized Tensor only works for       PerTensorAffine and PerChannelAffine qscheme right now",
    )
    if memory_format is preserve_format:
        memory_format = suggested_format(self)
    return like(self, F.clone(ints(self), memory_format=memory_format or contiguous_format))


def equal_quantized_cpu(self: Tensor, other: Tensor) -> bool:
    """Whether the integers and what they mean are equal."""
    if not other.meta_.dtype.is_quantized or self.meta_.dtype is not other.meta_.dtype:
        return False
    if not _equal_quantizers(quantizer_of(self), quantizer_of(other)):
        return False
    return self.meta_.sizes == other.meta_.sizes and F.equal(ints(self), ints(other))


def _equal_quantizers(first: Quantizer, second: Quantizer) -> bool:
    if isinstance(first, PerChannelAffineQuantizer) and isinstance(second, PerChannelAffineQuantizer):
        return (
            first.qscheme is second.qscheme
            and first.axis == second.axis
            and F.equal(first.scales, second.scales)
            and F.equal(first.zero_points, second.zero_points)
        )
    return first == second


def set_quantizer_(self: Tensor, quantizer: Quantizer) -> None:
    """Give the stored integers another meaning."""
    m = self.meta_
    self.meta_ = metadata(m.sizes, m.strides, m.dtype, m.device, False, quantizer)
