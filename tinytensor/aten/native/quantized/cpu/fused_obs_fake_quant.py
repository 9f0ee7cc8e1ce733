"""A moving average of ranges, the scale that follows from it, and fake quantization, in one call.

Mirrors aten/src/ATen/native/quantized/cpu/fused_obs_fake_quant.cpp. Scales follow from ranges by the arithmetic of FBGEMM
(fbgemm/src/QuantUtils.cc, `ChooseQuantizationParams`), where a scale is a float32 before the zero point is computed from it.
"""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.q_tensor import SMALLEST_SCALE
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bool_, float32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


_NAN_AS_INT = -(2**31)  # what the processor stores for nan


def fused_moving_avg_obs_fake_quant(
    self: Tensor, observer_on: Tensor, fake_quant_on: Tensor, running_min: Tensor, running_max: Tensor, scale: Tensor,
    zero_point: Tensor, averaging_const: float, quant_min: int, quant_max: int, ch_axis: int, per_row_fake_quant: bool,
    symmetric_quant: bool,
) -> Tensor:  # fmt: skip
    if not self.meta_.numel:
        return F.clone(self)
    return F._fused_moving_avg_obs_fq_helper(
        self, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const, quant_min, quant_max,
        ch_axis, per_row_fake_quant, symmetric_quant,
    )[0]  # fmt: skip


def _check_axis(self: Tensor, ch_axis: int) -> None:
    check(ch_axis < self.meta_.dim, "Error in fused_moving_avg_obs_fake_quant_cpu: ch_axis must be < self.dim()")


def fused_moving_avg_obs_fq_helper_meta(
    self: Tensor, observer_on: Tensor, fake_quant_on: Tensor, running_min: Tensor, running_max: Tensor, scale: Tensor,
    zero_point: Tensor, averaging_const: float, quant_min: int, quant_max: int, ch_axis: int, per_row_fake_quant: bool,
    symmetric_quant: bool,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    _check_axis(self, ch_axis)
    return F.empty_like(self), F.empty_like(self, dtype=bool_)


def fused_moving_avg_obs_fake_quant_cpu(
    self: Tensor, observer_on: Tensor, fake_quant_on: Tensor, running_min: Tensor, running_max: Tensor, scale: Tensor,
    zero_point: Tensor, averaging_const: float, quant_min: int, quant_max: int, ch_axis: int, per_row_fake_quant: bool,
    symmetric_quant: bool,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """(rounded, mask of what was not clamped); the range, the scale and the zero point are written to."""
    _check_axis(self, ch_axis)
    rows = self
    if per_row_fake_quant:
        if self.meta_.dim != 2:
            order = list(range(self.meta_.dim))
            order[ch_axis], order[0] = 0, ch_axis
            rows = F.flatten(F.permute(self, order), 1)
        if running_min.meta_.numel == 0:
            channels = self.meta_.sizes[ch_axis]
            F.fill_(F.resize_(running_min, [channels]), float("inf"))
            F.fill_(F.resize_(running_max, [channels]), float("-inf"))
            F.resize_(scale, [channels])
            F.resize_(zero_point, [channels])
    if _c_int(F.item(observer_on)):
        _move(rows, running_min, running_max, averaging_const, per_row_fake_quant, ch_axis)
    if not _c_int(F.item(fake_quant_on)):
        return F.clone(self), F.ones_like(self, dtype=bool_)
    # C ints: what does not fit wraps.
    limits = _wrapped(quant_min), _wrapped(quant_max)
    if per_row_fake_quant:
        for i, (low, high) in enumerate(zip(running_min.tolist(), running_max.tolist(), strict=True)):
            _store(scale, zero_point, i, *choose_quantization_params(low, high, *limits, symmetric_quant))
        return F.fake_quantize_per_channel_affine_cachemask(self, scale, zero_point, ch_axis, *limits)
    low, high = float(F.item(running_min)), float(F.item(running_max))
    _store(scale, zero_point, 0, *choose_quantization_params(low, high, *limits, symmetric_quant))
    always = F.ones((1,), device=self.meta_.device)
    return F._fake_quantize_per_tensor_affine_cachemask_tensor_qparams(self, scale, zero_point, always, *limits)


def _wrapped(limit: int) -> int:
    return (limit + 2**31) % 2**32 - 2**31


def _c_int(number: Any) -> int:
    check(-(2**31) <= number < 2**31, "value cannot be converted to type int without overflow")
    return int(number)


def _store(scale: Tensor, zero_point: Tensor, i: int, step: float, shift: int) -> None:
    F.fill_(F.select(scale, 0, i), step)
    F.fill_(F.select(zero_point, 0, i), shift)


def _move(x: Tensor, running_min: Tensor, running_max: Tensor, factor: float, by_row: bool, ch_axis: int) -> None:
    """Let the running range come nearer to that of `x`; the first one is taken whole."""
    if by_row:
        check(
            ch_axis == 0,
            "Per-channel FakeQuant in fused_moving_avg_obs_fake_quant is only supported on axis == 0",
        )
    found = F.aminmax(x, dim=1) if by_row else F.aminmax(x)
    for dtype in (tensor.meta_.dtype for tensor in (*found, running_min, running_max)):
        check(dtype is float32, f"expected scalar type Float but found {dtype.cpp_name}")
    count = found[0].meta_.numel
    for running, current in zip((running_min, running_max), found, strict=True):
        old, new = _flat(running, count), F.reshape(current, [count])
        moved = F.add(old, F.mul(F.sub(new, old), float(np.float32(factor))))
        F.copy_(old, F.where(F.isinf(old), new, moved))


def _flat(running: Tensor, count: int) -> Tensor:
    """The first elements of a running range, to be written to. RuntimeError if there are fewer, which PyTorch reads past."""
    check(running.meta_.numel >= count, lambda: f"running range of {running.meta_.numel} elements, expected {count}")
    return F.narrow(F.view(running, [-1]), 0, 0, count)


def choose_quantization_params(low: float, high: float, least: int, most: int, symmetric: bool) -> tuple[float, int]:
    """Scale and zero point so that the range low..high, widened to contain 0, covers least..most."""
    with np.errstate(all="ignore"):
        down, up = np.minimum(np.float32(low), np.float32(0)), np.maximum(np.float32(high), np.float32(0))
        width = _wrapped(most - least)  # a C int
        half = int(width / 2)
        if symmetric and down < 0 < up:
            limit = float(max(abs(down / np.float32(-half - 1)), abs(up / np.float32(half))))
            down, up = np.float32(limit * (-half - 1)), np.float32(limit * half)
        scale = np.float32((float(up) - float(down)) / width)
        # A scale of 0 or one whose inverse is infinite would lose every number.
        if scale == 0 or np.isinf(np.float32(1) / scale):
            scale = np.float32(0.1)
        if scale < SMALLEST_SCALE:
            original, scale = scale, np.float32(SMALLEST_SCALE)
            if down == 0:
                up = scale * np.float32(width)
            elif up == 0:
                down = -scale * np.float32(width)
            else:
                amplifier = scale / original
                down, up = down * amplifier, up * amplifier
        step = float(scale)
        if np.isnan(scale):
            return step, _NAN_AS_INT
        # The zero point is computed from the end of the range where it is rounded less.
        from_low, from_high = least - float(down) / step, most - float(up) / step
        near_low = _wrapped(abs(least)) + abs(float(down) / step) < abs(most) + abs(float(up) / step)
        at = from_low if near_low else from_high
        if symmetric and down < 0 < up:
            at = (least + most) / 2
        if isnan(at):  # an end of the range is infinite
            return step, _NAN_AS_INT
        if at < least:
            return step, least
        return step, most if at > most else round(at)
