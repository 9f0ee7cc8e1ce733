"""Operators of `torch.ops.quantized` whose result gets a scale and a zero point that the caller gives.

They compute with the numbers that the integers stand for, and quantize once at the end.

Mirrors qelu.cpp, qhardswish.cpp, qsigmoid.cpp, qsoftmax.cpp, qdropout.cpp, qnormalization.cpp, qbatch_norm (Normalization.cpp) and
TensorShape.cpp in aten/src/ATen/native/quantized/cpu.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.affine_quantizer import (
    dequantize_tensor,
    ints,
    new_qtensor,
    quantize_tensor,
    quantize_val,
    quantize_values,
    quantizer_of,
    real_values,
    round_then_shift,
    stored_as,
    suggested_format,
)
from tinytensor.aten.native.quantized.copy import copy_quantized_
from tinytensor.aten.native.quantized.cpu import qactivations, qpool
from tinytensor.aten.native.quantized.cpu.implements import implement, implements
from tinytensor.aten.native.quantized.cpu.qactivations import as_values
from tinytensor.aten.native.quantized.tensor_shape_quantized import check_per_tensor, quantized_cat
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.metadata import Ints
from tinytensor.c10.quantizer import PerTensorAffineQuantizer, per_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _as(like: Tensor, real: Tensor, scale: float, zero_point: int) -> Tensor:
    """Real numbers in the dtype of `like` with this scale."""
    return as_values(like, real, PerTensorAffineQuantizer(like.meta_.dtype, scale, zero_point))


# ==== activations =====================================================================================================


@implements("elu")
def elu(self: Tensor, scale: float, zero_point: int, alpha: float, factor: float, input_scale: float) -> Tensor:
    """Row by row, however the input lies."""
    quantizer = PerTensorAffineQuantizer(self.meta_.dtype, scale, zero_point)
    return quantize_values(F.elu(real_values(self), alpha, factor, input_scale), quantizer, contiguous_format)


@implements("celu")
def celu(self: Tensor, scale: float, zero_point: int, alpha: float) -> Tensor:
    check(alpha != 0, "ZeroDivisionError: alpha cannot be 0 for CELU")
    return elu(self, scale, zero_point, alpha, 1.0, 1.0 / alpha)


@implements("hardswish")
def hardswish(input: Tensor, scale: float, zero_point: int) -> Tensor:
    return _as(input, F.hardswish(real_values(input)), scale, zero_point)


@implements("leaky_relu")
def leaky_relu(qx: Tensor, negative_slope: float, inplace: bool, scale: float, zero_point: int) -> Tensor:
    return _as(qx, F.leaky_relu(real_values(qx), negative_slope), scale, zero_point)


@implements("prelu")
def prelu(qx: Tensor, weight: Tensor, scale: float, zero_point: int) -> Tensor:
    if not 0 < qx.meta_.dim < 6:
        return qactivations.prelu_of_numbers(qx, weight, scale, zero_point)
    return qactivations.of_slopes(qx, weight, PerTensorAffineQuantizer(qx.meta_.dtype, scale, zero_point))


@implements("relu6")
def relu6(qx: Tensor, inplace: bool) -> Tensor:
    if inplace:
        return qactivations.hardtanh_quantized_cpu_(qx, 0.0, 6.0)
    return qactivations.clamp_quantized_cpu(qx, 0.0, 6.0)


@implements("sigmoid")
def sigmoid(qx: Tensor, scale: float, zero_point: int) -> Tensor:
    return _as(qx, F.sigmoid(real_values(qx)), scale, zero_point)


@implements("softmax")
def softmax(qx: Tensor, dim: int, scale: float, zero_point: int) -> Tensor:
    real = F.softmax(dequantize_tensor(qx), dim)
    return quantize_tensor(real, PerTensorAffineQuantizer(qx.meta_.dtype, scale, zero_point))


@implements("dropout")
def dropout(self: Tensor, scale: float, zero_point: int, p: float, training: bool) -> Tensor:
    """The input itself: quantized models do not train."""
    return self


implement("clamp", qactivations.clamp_quantized_cpu)
implement("threshold", qactivations.threshold_quantized_cpu)


# ==== normalization ===================================================================================================


def _normalized(groups: np.ndarray, zero_point: int, scale: float, eps: float) -> tuple[np.ndarray, np.ndarray]:
    """Integers of shape (groups, elements): less zero point and mean, and the factor that makes their spread 1."""
    n = np.float32(groups.shape[1])
    wide = groups.astype(np.int64)
    mean = wide.sum(1).astype(np.float32) / n
    squares = (wide * wide).sum(1).astype(np.float32) / n
    # One rounding, as of a fused multiply-add.
    variance = np.maximum((squares.astype(np.float64) - mean.astype(np.float64) ** 2).astype(np.float32), np.float32(0))
    small = np.float32(scale)
    factor = (small / np.sqrt((variance * small * small).astype(np.float64) + eps)).astype(np.float32)
    less = (wide - zero_point).astype(np.float32) - (mean - np.float32(zero_point))[:, None]
    return less, factor


@implements("layer_norm")
def layer_norm(
    input: Tensor, shape: Ints, weight: Tensor | None, bias: Tensor | None, eps: float, scale: float, zero_point: int
) -> Tensor:
    """Groups are what the last dimensions hold."""
    like = [None if t is None else F.empty(tuple(t.meta_.sizes), device="meta") for t in (weight, bias)]
    F.layer_norm(F.empty(tuple(input.meta_.sizes), device="meta"), shape, *like, eps)  # the checks of sizes
    if not input.meta_.numel:
        quantizer = PerTensorAffineQuantizer(input.meta_.dtype, scale, zero_point)
        return new_qtensor(tuple(input.meta_.sizes), quantizer)
    q = per_tensor(quantizer_of(input))
    quantizer = PerTensorAffineQuantizer(q.dtype, scale, zero_point)
    input = F.contiguous(input)
    stored = view(ints(input))
    less, factor = _normalized(stored.reshape(-1, math.prod(shape)), q.zero_point, q.scale, eps)
    real = less * factor[:, None]
    if weight is not None:
        real = real * view(F.detach(weight)).reshape(-1)
    if bias is not None:
        real = real + view(F.detach(bias)).reshape(-1)
    made = quantize_val(real, scale, zero_point, q.dtype).reshape(stored.shape)
    return stored_as(made, quantizer, suggested_format(input))


@implements("group_norm")
def group_norm(
    input: Tensor, groups: int, weight: Tensor | None, bias: Tensor | None, eps: float, scale: float, zero_point: int
) -> Tensor:
    """Groups are some channels of one image; each channel has a weight and a bias."""
    sizes = tuple(input.meta_.sizes)
    check(len(sizes) >= 3, "Expected normalized_shape to be at least 3-dimensional")
    check(groups > 0, "Expected num_groups to be positive")
    batch, channels = sizes[:2]
    check(channels % groups == 0, "Expected channels to be divisible by groups")
    for name, t in (("gamma", weight), ("beta", bias)):
        check(t is None or t.meta_.numel == channels, f"Unexpected size of {name}")
    q = per_tensor(quantizer_of(input))
    stored = view(ints(F.contiguous(input)))
    by_channel = (batch, channels, math.prod(sizes[2:]))
    less, factor = _normalized(stored.reshape(batch * groups, -1), q.zero_point, q.scale, eps)
    spread = np.broadcast_to(factor.reshape(batch, groups, 1), (batch, groups, channels // groups))
    times = spread.reshape(batch, channels, 1)
    if weight is not None:
        times = times * view(F.detach(weight)).reshape(1, -1, 1)
    shift = np.float32(0) if bias is None else view(F.detach(bias)).reshape(1, -1, 1)
    # One rounding, as of a fused multiply-add.
    real = (less.reshape(by_channel).astype(np.float64) * times + shift).astype(np.float32)
    made = round_then_shift(real, scale, zero_point, q.dtype).reshape(sizes)
    return stored_as(made, PerTensorAffineQuantizer(q.dtype, scale, zero_point), suggested_format(input))


@implements("instance_norm")
def instance_norm(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, eps: float, scale: float, zero_point: int
) -> Tensor:
    check(input.meta_.dim >= 3, "Expected normalized_shape to be at least 3-dimensional")
    return group_norm(input, input.meta_.sizes[1], weight, bias, eps, scale, zero_point)


def _batch_norm(ranks: Ints, relu: bool) -> Callable[..., Tensor]:
    def kernel(
        qx: Tensor, weight: Tensor | None, bias: Tensor | None, mean: Tensor, var: Tensor, eps: float, scale: float,
        zero_point: int,
    ) -> Tensor:  # fmt: skip
        return qpool.quantized_batch_norm(qx, weight, bias, mean, var, eps, scale, zero_point, relu, ranks)

    return kernel


for _suffix, _ranks in (("", (2, 3, 4, 5)), ("1d", (2, 3)), ("2d", (4,)), ("3d", (5,))):
    implement(f"batch_norm{_suffix}", _batch_norm(_ranks, relu=False))
    implement(f"batch_norm{_suffix}_relu", _batch_norm(_ranks, relu=True))


implement("max_pool1d", qpool.quantized_max_pool1d)
implement("max_pool2d", qpool.quantized_max_pool2d)


# ==== concatenation ===================================================================================================


def _cat(qx: Sequence[Tensor], dim: int, scale: float | None, zero_point: int | None, relu: bool) -> Tensor:
    """With the given scale, or that of the first tensor."""
    check_per_tensor("cat", qx[0])
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


def _cat_out(qx: Sequence[Tensor], dim: int, out: Tensor, relu: bool) -> Tensor:
    check_per_tensor("cat", qx[0])
    check_per_tensor("cat", out)
    q = per_tensor(quantizer_of(out))
    return copy_quantized_(out, _cat(qx, dim, q.scale, q.zero_point, relu), False)


@implements("cat_out")
def cat_out(qx: Sequence[Tensor], dim: int, out: Tensor) -> Tensor:
    return _cat_out(qx, dim, out, relu=False)


@implements("cat_relu_out")
def cat_relu_out(qx: Sequence[Tensor], dim: int, out: Tensor) -> Tensor:
    return _cat_out(qx, dim, out, relu=True)
