"""Activation functions of quantized tensors.

Those that only compare numbers compare integers: relu(q) is max(q, zero_point). The others compute with the numbers that the
integers stand for; sigmoid and tanh, whose results have known limits, choose their own scale.

Mirrors qrelu.cpp, qclamp.cpp, qsigmoid.cpp, qtanh.cpp, qhardsigmoid.cpp, qthreshold.cpp and qgelu.cpp in
aten/src/ATen/native/quantized/cpu.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native.quantized.affine_quantizer import (
    in_suggested_format,
    ints,
    laid_out,
    less_zero_point,
    quantize_val,
    quantize_values,
    quantizer_of,
    real_values,
    requantize_from_int,
    stored_as,
    stored_zero_point,
    suggested_format,
)
from tinytensor.aten.native.quantized.copy import copy_quantized_, stored
from tinytensor.c10.error import check
from tinytensor.c10.quantizer import PerTensorAffineQuantizer, per_tensor
from tinytensor.c10.scalar_type import ScalarType, qint8, qint32, quint8

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _again(self: Tensor, real: Tensor) -> Tensor:
    """Real numbers with the quantizer of `self`."""
    return as_values(self, real, per_tensor(quantizer_of(self)))


def _same_format(self: Tensor, stored: Tensor) -> Tensor:
    """New integers with the quantizer of `self`, in the format that it suggests."""
    return laid_out(stored, quantizer_of(self), suggested_format(self))


def as_values(self: Tensor, real: Tensor, quantizer: PerTensorAffineQuantizer) -> Tensor:
    """Real numbers that a kernel has computed from `self`, in its memory format."""
    return quantize_values(real, quantizer, suggested_format(self))


# ==== in integers =====================================================================================================


def relu_quantized_cpu(self: Tensor) -> Tensor:
    zero_point = stored_zero_point(per_tensor(quantizer_of(self)))
    return _same_format(self, F.clamp_min(ints(in_suggested_format(self)), zero_point))


def relu_quantized_cpu_(self: Tensor) -> Tensor:
    F.clamp_min_(ints(self), stored_zero_point(per_tensor(quantizer_of(self))))
    return self


def clamp_quantized_cpu(self: Tensor, min: float | None, max: float | None) -> Tensor:
    """The limits are quantized, and then integers are compared."""
    check(
        min is not None or max is not None,
        "torch.clamp: At least one of 'min' or 'max' must not be None",
    )
    per_tensor(quantizer_of(self))
    least = None if min is None else stored(self, min)
    most = None if max is None else stored(self, max)
    return _same_format(self, F.clamp(ints(in_suggested_format(self)), least, most))


def hardtanh_quantized_cpu(self: Tensor, min_val: float, max_val: float) -> Tensor:
    return clamp_quantized_cpu(self, min_val, max_val)


def hardtanh_quantized_cpu_(self: Tensor, min_val: float, max_val: float) -> Tensor:
    F.clamp_(ints(self), stored(self, min_val), stored(self, max_val))
    return self


def hardtanh_out_quantized_cpu(self: Tensor, min_val: float, max_val: float, out: Tensor) -> Tensor:
    return copy_quantized_(out, clamp_quantized_cpu(self, min_val, max_val), False)


# ==== in real numbers, with the scale of the input ====================================================================


def leaky_relu_quantized_cpu(self: Tensor, negative_slope: float) -> Tensor:
    return _again(self, F.leaky_relu(real_values(self), negative_slope))


def leaky_relu_quantized_cpu_(self: Tensor, negative_slope: float) -> Tensor:
    return copy_quantized_(self, leaky_relu_quantized_cpu(self, negative_slope), False)


def leaky_relu_out_quantized_cpu(self: Tensor, negative_slope: float, out: Tensor) -> Tensor:
    real = F.leaky_relu(real_values(self), negative_slope)
    return copy_quantized_(out, as_values(self, real, per_tensor(quantizer_of(out))), False)


def threshold_quantized_cpu(self: Tensor, threshold: float, value: float) -> Tensor:
    return _again(self, F.threshold(real_values(self), threshold, value))


def gelu_quantized_cpu(self: Tensor, approximate: str) -> Tensor:
    q = per_tensor(quantizer_of(self))
    # PyTorch passes the scale on as a float32 here.
    quantizer = PerTensorAffineQuantizer(q.dtype, float(np.float32(q.scale)), q.zero_point)
    return as_values(self, F.gelu(real_values(self), approximate=approximate), quantizer)


def gelu_quantized_cpu_(self: Tensor, approximate: str) -> Tensor:
    return copy_quantized_(self, gelu_quantized_cpu(self, approximate), False)


def prelu_quantized_cpu(self: Tensor, weight: Tensor) -> Tensor:
    q = per_tensor(quantizer_of(self))
    if not 0 < self.meta_.dim < 6:
        return prelu_of_numbers(self, weight, q.scale, q.zero_point)
    return of_slopes(self, weight, q)


def prelu_of_numbers(self: Tensor, weight: Tensor, scale: float, zero_point: int) -> Tensor:
    """Of a tensor without dimensions, or with more than five: slopes are plain numbers, and the result is a quint8."""
    return F.quantize_per_tensor(F.prelu(F.dequantize(self), weight), scale, zero_point, quint8)


def of_slopes(self: Tensor, weight: Tensor, quantizer: PerTensorAffineQuantizer) -> Tensor:
    """In integers: those above the zero point times the integer of 1.0, those below times the integers of the slopes."""
    F.q_zero_point(weight)  # refuses weights that are not quantized
    q, w = per_tensor(quantizer_of(self)), per_tensor(quantizer_of(weight))
    rank = self.meta_.dim
    if weight.meta_.dim != rank:
        shape = [1] * rank
        shape[1 if rank > 1 else 0] = weight.meta_.numel
        weight = F.reshape(weight, tuple(shape))
    infer_size(tuple(self.meta_.sizes), tuple(weight.meta_.sizes))
    check(
        weight.meta_.dtype is q.dtype,
        lambda: f"Found dtype {weight.meta_.dtype.cpp_name} but expected {q.dtype.cpp_name}",
    )
    one = int(quantize_val(np.array(1.0, np.float32), w.scale, w.zero_point, w.dtype)) - w.zero_point
    less = less_zero_point(self)
    with np.errstate(all="ignore"):
        total = np.maximum(less, 0) * np.int32(one) + np.minimum(less, 0) * less_zero_point(weight)
        multiplier = np.float32(q.scale) * np.float32(w.scale) * (np.float32(1) / np.float32(quantizer.scale))
    made = requantize_from_int(total, multiplier, quantizer.zero_point, quantizer.dtype)
    return stored_as(made, quantizer, suggested_format(self))


# ==== in real numbers, with a scale of their own ======================================================================


def _of_unit_range(dtype: ScalarType) -> PerTensorAffineQuantizer:
    """0 to 1 over all integers."""
    if dtype is qint32:
        return PerTensorAffineQuantizer(dtype, 1.0 / 2**32, 0)
    return PerTensorAffineQuantizer(dtype, 1.0 / 256, -128 if dtype is qint8 else 0)


def sigmoid_quantized_cpu(self: Tensor) -> Tensor:
    per_tensor(quantizer_of(self))
    return as_values(self, F.sigmoid(real_values(self)), _of_unit_range(self.meta_.dtype))


def hardsigmoid_quantized_cpu(self: Tensor) -> Tensor:
    per_tensor(quantizer_of(self))
    return as_values(self, F.hardsigmoid(real_values(self)), _of_unit_range(self.meta_.dtype))


def hardsigmoid_out_quantized_cpu(self: Tensor, out: Tensor) -> Tensor:
    return copy_quantized_(out, hardsigmoid_quantized_cpu(self), False)


def tanh_quantized_cpu(self: Tensor) -> Tensor:
    per_tensor(quantizer_of(self))
    dtype = self.meta_.dtype
    scale = 2.0 / 2**32 if dtype is qint32 else 2.0 / 256
    zero_point = 0 if dtype in (qint8, qint32) else 128
    return as_values(self, F.tanh(real_values(self)), PerTensorAffineQuantizer(dtype, scale, zero_point))
