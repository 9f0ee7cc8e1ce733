"""Operators of `torch.ops.quantized` whose result gets a scale and a zero point that the caller gives.

They compute with the numbers that the integers stand for, and quantize once at the end.

Mirrors qelu.cpp, qhardswish.cpp, qsigmoid.cpp, qsoftmax.cpp, qdropout.cpp, qnormalization.cpp, qbatch_norm (Normalization.cpp) and
TensorShape.cpp in aten/src/ATen/native/quantized/cpu.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.affine_quantizer import (
    dequantize_tensor,
    quantize_tensor,
    quantizer_of,
)
from tinytensor.aten.native.quantized.copy import copy_quantized_
from tinytensor.aten.native.quantized.cpu import qactivations, qpool
from tinytensor.aten.native.quantized.cpu.implements import implement, implements
from tinytensor.aten.native.quantized.tensor_shape_quantized import check_dtypes, check_per_tensor, quantized_cat
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Ints
from tinytensor.c10.quantizer import PerTensorAffineQuantizer, per_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _as(like: Tensor, real: Tensor, scale: float, zero_point: int) -> Tensor:
    """Real numbers in the dtype of `like` with this scale."""
    return quantize_tensor(real, PerTensorAffineQuantizer(like.meta.dtype, scale, zero_point))


# ==== activations =====================================================================================================


@implements("elu")
def elu(self: Tensor, scale: float, zero_point: int, alpha: float, factor: float, input_scale: float) -> Tensor:
    return _as(self, F.elu(dequantize_tensor(self), alpha, factor, input_scale), scale, zero_point)


@implements("celu")
def celu(self: Tensor, scale: float, zero_point: int, alpha: float) -> Tensor:
    check(alpha != 0, "ZeroDivisionError: alpha cannot be 0 for CELU")
    return elu(self, scale, zero_point, alpha, 1.0, 1.0 / alpha)


@implements("hardswish")
def hardswish(input: Tensor, scale: float, zero_point: int) -> Tensor:
    return _as(input, F.hardswish(dequantize_tensor(input)), scale, zero_point)


@implements("leaky_relu")
def leaky_relu(qx: Tensor, negative_slope: float, inplace: bool, scale: float, zero_point: int) -> Tensor:
    return _as(qx, F.leaky_relu(dequantize_tensor(qx), negative_slope), scale, zero_point)


@implements("prelu")
def prelu(qx: Tensor, weight: Tensor, scale: float, zero_point: int) -> Tensor:
    F.q_zero_point(weight)  # refuses weights that are not quantized
    return _as(qx, F.prelu(dequantize_tensor(qx), dequantize_tensor(weight)), scale, zero_point)


@implements("relu6")
def relu6(qx: Tensor, inplace: bool) -> Tensor:
    if inplace:
        return qactivations.hardtanh_quantized_cpu_(qx, 0.0, 6.0)
    return qactivations.clamp_quantized_cpu(qx, 0.0, 6.0)


@implements("sigmoid")
def sigmoid(qx: Tensor, scale: float, zero_point: int) -> Tensor:
    return _as(qx, F.sigmoid(dequantize_tensor(qx)), scale, zero_point)


@implements("softmax")
def softmax(qx: Tensor, dim: int, scale: float, zero_point: int) -> Tensor:
    return _as(qx, F.softmax(dequantize_tensor(qx), dim), scale, zero_point)


@implements("dropout")
def dropout(self: Tensor, scale: float, zero_point: int, p: float, training: bool) -> Tensor:
    """The input itself: quantized models do not train."""
    return self


implement("clamp", qactivations.clamp_quantized_cpu)
implement("threshold", qactivations.threshold_quantized_cpu)


# ==== normalization ===================================================================================================


@implements("layer_norm")
def layer_norm(
    input: Tensor, shape: Ints, weight: Tensor | None, bias: Tensor | None, eps: float, scale: float, zero_point: int
) -> Tensor:
    return _as(input, F.layer_norm(dequantize_tensor(input), shape, weight, bias, eps), scale, zero_point)


@implements("group_norm")
def group_norm(
    input: Tensor, groups: int, weight: Tensor | None, bias: Tensor | None, eps: float, scale: float, zero_point: int
) -> Tensor:
    real = F.contiguous(dequantize_tensor(input))
    return _as(input, F.group_norm(real, groups, weight, bias, eps), scale, zero_point)


@implements("instance_norm")
def instance_norm(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, eps: float, scale: float, zero_point: int
) -> Tensor:
    check(input.meta.dim >= 3, "Expected normalized_shape to be at least 3-dimensional")
    return group_norm(input, input.meta.sizes[1], weight, bias, eps, scale, zero_point)


@implements("batch_norm", "batch_norm1d", "batch_norm2d", "batch_norm3d")
def batch_norm(
    qx: Tensor, weight: Tensor | None, bias: Tensor | None, mean: Tensor, var: Tensor, eps: float, scale: float,
    zero_point: int,
) -> Tensor:  # fmt: skip
    return qpool.quantized_batch_norm(qx, weight, bias, mean, var, eps, scale, zero_point)


@implements("batch_norm_relu", "batch_norm1d_relu", "batch_norm2d_relu", "batch_norm3d_relu")
def batch_norm_relu(
    qx: Tensor, weight: Tensor | None, bias: Tensor | None, mean: Tensor, var: Tensor, eps: float, scale: float,
    zero_point: int,
) -> Tensor:  # fmt: skip
    return qpool.quantized_batch_norm(qx, weight, bias, mean, var, eps, scale, zero_point, relu=True)


implement("max_pool1d", qpool.quantized_max_pool1d)
implement("max_pool2d", qpool.quantized_max_pool2d)


# ==== concatenation ===================================================================================================


def _cat(qx: Sequence[Tensor], dim: int, scale: float | None, zero_point: int | None, relu: bool) -> Tensor:
    """With the given scale, or that of the first tensor."""
    check_dtypes(qx)
    check_per_tensor("cat", qx)
    first = per_tensor(quantizer_of(qx[0]))
    quantizer = PerTensorAffineQuantizer(
        first.dtype,
        first.scale if scale is None else scale,
        first.zero_point if zero_point is None else zero_point,
    )
    return quantized_cat(qx, dim, quantizer, relu)


@implements("cat")
def cat(qx: Sequence[Tensor], dim: int, scale: float | None, zero_point: int | None) -> Tensor:
    return _cat(qx, dim, scale, zero_point, relu=False)


@implements("cat_relu")
def cat_relu(qx: Sequence[Tensor], dim: int, scale: float | None, zero_point: int | None) -> Tensor:
    return _cat(qx, dim, scale, zero_point, relu=True)


@implements("cat_out")
def cat_out(qx: Sequence[Tensor], dim: int, out: Tensor) -> Tensor:
    q = per_tensor(quantizer_of(out))
    return copy_quantized_(out, _cat(qx, dim, q.scale, q.zero_point, relu=False), False)


@implements("cat_relu_out")
def cat_relu_out(qx: Sequence[Tensor], dim: int, out: Tensor) -> Tensor:
    q = per_tensor(quantizer_of(out))
    return copy_quantized_(out, _cat(qx, dim, q.scale, q.zero_point, relu=True), False)
