"""Fake quantization with a scale and a zero point for each index of a dimension, which may be learned.

See Note [Fake quantization]. Mirrors aten/src/ATen/native/quantized/FakeQuantPerChannelAffine.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.affine_quantizer import steps_of_axis
from tinytensor.aten.native.quantized.cpu import fake_quantize_kernel
from tinytensor.aten.native.quantized.fake_quant_per_tensor_affine import (
    LIMITS_ARE_SWAPPED,
    NOT_IN_RANGE,
    check_floats,
    fake_quantize_per_tensor_affine_cachemask_backward,
    learnable_gradients,
    room,
)
from tinytensor.aten.native.reference.arrays import read
from tinytensor.c10.error import check
from tinytensor.c10.quantizer import check_expected
from tinytensor.c10.scalar_type import bfloat16, float16, float32, int32
from tinytensor.c10.tensor_impl import data_ptr
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_NO_SUCH_AXIS = "`axis` must be between 0 and number of dimensions of input"


def _check_tables(self: Tensor, scale: Tensor, zero_point: Tensor, axis: int) -> None:
    check(scale.meta_.dim == 1, "scale should be a 1-D tensor")
    check(zero_point.meta_.dim == 1, "zero point should be a 1-D tensor")
    check(scale.meta_.numel == zero_point.meta_.numel, "scale and zero-point need to have the same dimensions")
    check(
        scale.meta_.numel == self.meta_.sizes[maybe_wrap_dim(axis, self.meta_.dim, wrap_scalar=False)],
        "dimensions of scale and zero-point are not consistent with input tensor",
    )


def _check_zero_points(zero_point: Tensor, quant_min: int, quant_max: int) -> None:
    low, high = F.min(zero_point), F.max(zero_point)
    check(int(F.item(low)) >= quant_min and int(F.item(high)) <= quant_max, NOT_IN_RANGE)


def fake_quantize_per_channel_affine(
    self: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int
) -> Tensor:
    return F.fake_quantize_per_channel_affine_cachemask(self, scale, zero_point, axis, quant_min, quant_max)[0]


def fake_quantize_per_channel_affine_cachemask(
    self: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int
) -> tuple[Tensor, Tensor]:
    """(rounded, mask of what was not clamped)"""
    kinds = scale.meta_.dtype, zero_point.meta_.dtype
    check(kinds[0] in (float32, bfloat16), lambda: f"Scale must be Float or BFloat16, found {kinds[0].cpp_name}")
    check(
        kinds[1] in (int32, float32, float16),
        lambda: f"Zero-point must be Int32, Float or Half, found {kinds[1].cpp_name}",
    )
    _check_tables(self, scale, zero_point, axis)
    check(quant_min <= quant_max, LIMITS_ARE_SWAPPED)
    floats = kinds[1].is_floating_point
    if not floats:
        _check_zero_points(zero_point, quant_min, quant_max)
    check(0 <= axis <= self.meta_.dim, _NO_SUCH_AXIS)
    check_floats(self, "channel_cachemask_cpu")
    # PyTorch's loop over 16-bit scales ends in an internal assert; we compute with them.
    x, out, mask, dtype = room(self)
    tables = read(scale).astype(np.float64), read(zero_point).astype(np.float64)
    fake_quantize_kernel.fake_quantize_channels(
        data_ptr(out), data_ptr(mask), data_ptr(x), x.meta_.numel, dtype, *tables, floats, steps_of_axis(x, axis), quant_min,
        quant_max,
    )  # fmt: skip
    return F.to(out, self.meta_.dtype), mask


fake_quantize_per_channel_affine_cachemask_backward = fake_quantize_per_tensor_affine_cachemask_backward


# ==== scales and zero points that are learned =========================================================================


def _rounded_zero_points(zero_point: Tensor, quant_min: int, quant_max: int) -> Tensor:
    return F.clamp_(F.round(zero_point), quant_min, quant_max)


def _fake_quantize_learnable_per_channel_affine(
    self: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int, grad_factor: float
) -> Tensor:
    shifts = F.to(_rounded_zero_points(zero_point, quant_min, quant_max), int32)
    return F.fake_quantize_per_channel_affine(self, scale, shifts, axis, quant_min, quant_max)


def _fake_quantize_learnable_per_channel_affine_backward(
    grad: Tensor, self: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int,
    grad_factor: float,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """Gradients of the numbers, of the scales and of the zero points."""
    x, dy, steps, shifts = (F.detach(t) for t in (self, grad, scale, zero_point))
    if self.meta_.dtype is bfloat16:
        x, dy, steps, shifts = (F.to(t, float32) for t in (x, dy, steps, shifts))
    shifts = _rounded_zero_points(shifts, quant_min, quant_max)
    for tensor, name in ((dy, "dY_"), (x, "X_"), (steps, "scale_"), (shifts, "zero_point_")):
        check_expected(tensor.meta_.dtype is float32, f"{name}.scalar_type() == ScalarType::Float")
    check(x.meta_.sizes == dy.meta_.sizes, "`X` and `dY` are not the same size")
    check(quant_min <= 0 <= quant_max, "Expecting `quant_min` <= 0 and `quant_max` >= 0")
    _check_tables(x, steps, shifts, axis)
    _check_zero_points(shifts, quant_min, quant_max)
    check(0 <= axis < x.meta_.dim, _NO_SUCH_AXIS)
    if not x.meta_.numel:
        return self, scale, zero_point
    places = [x.meta_.sizes[d] if d == axis else 1 for d in range(x.meta_.dim)]
    step, shift = F.reshape(steps, places), F.reshape(shifts, places)
    factor = float(np.float32(grad_factor))
    dx, by_scale, by_zero_point = learnable_gradients(
        x, dy, step, F.reciprocal(step), shift, quant_min, quant_max, factor
    )
    # Of a tensor of one dimension none are left, and a sum over none is one over all: such a gradient the engine refuses, as
    # it does in PyTorch.
    others = [d for d in range(x.meta_.dim) if d != axis]
    return dx, F.sum(by_scale, others), F.sum(by_zero_point, others)
