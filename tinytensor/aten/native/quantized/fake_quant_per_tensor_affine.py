"""Fake quantization with one scale and zero point for all elements, which may be learned.

Note [Fake quantization]
Rounding has a gradient of zero almost everywhere. So backward pretends that nothing was rounded: a gradient passes unchanged
where the number was inside of the range, and is zero where it was clamped. The mask of the former is saved, not the number.

Mirrors aten/src/ATen/native/quantized/FakeQuantPerTensorAffine.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.cpu import fake_quantize_kernel
from tinytensor.c10.error import check
from tinytensor.c10.quantizer import check_expected
from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_, float16, float32, float64, int64
from tinytensor.c10.tensor_impl import data_ptr

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_FLOATS = (float32, float64, float16, bfloat16)
LIMITS_ARE_SWAPPED = "`quant_min` should be less than or         equal to `quant_max`."
_TOO_LARGE = 2.0**63
NOT_IN_RANGE = "`zero_point` must be between `quant_min` and `quant_max`."


# ==== rounding ========================================================================================================


def check_floats(self: Tensor, kernel: str) -> None:
    """NotImplementedError for another dtype than the four floating ones."""
    dtype = self.meta_.dtype
    check(
        dtype in _FLOATS,
        lambda: f"\"fake_quantize_{kernel}_type_handling\" not implemented for '{dtype.cpp_name}'",
        NotImplementedError,
    )


def room(self: Tensor) -> tuple[Tensor, Tensor, Tensor, ScalarType]:
    """Numbers without gaps that a loop can read, and a tensor and a mask of the same strides that it can write.

    16-bit numbers are worked on as float32, as PyTorch's loops do too.
    """
    dtype = self.meta_.dtype if self.meta_.dtype is float64 else float32
    x = self if self.meta_.is_non_overlapping_and_dense else F.clone(self)
    x = F.to(x, dtype)
    out = F.empty_like(x)
    return x, out, F.empty_like(x, dtype=bool_), dtype


def _rounded(self: Tensor, scale: float, zero_point: int, quant_min: int, quant_max: int) -> tuple[Tensor, Tensor]:
    check_floats(self, "tensor_cachemask_kernel")
    x, out, mask, dtype = room(self)
    fake_quantize_kernel.fake_quantize(
        data_ptr(out), data_ptr(mask), data_ptr(x), x.meta_.numel, dtype, scale, zero_point, quant_min, quant_max
    )
    return F.to(out, self.meta_.dtype), mask


def fake_quantize_per_tensor_affine(
    self: Tensor, scale: float, zero_point: int, quant_min: int, quant_max: int
) -> Tensor:
    return F.fake_quantize_per_tensor_affine_cachemask(self, scale, zero_point, quant_min, quant_max)[0]


def fake_quantize_per_tensor_affine_tensor_qparams(
    self: Tensor, scale: Tensor, zero_point: Tensor, quant_min: int, quant_max: int
) -> Tensor:
    always = F.ones((1,), dtype=int64, device=self.meta_.device)
    return F._fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
        self, scale, zero_point, always, quant_min, quant_max
    )[0]


def fake_quantize_per_tensor_affine_cachemask(
    self: Tensor, scale: float, zero_point: int, quant_min: int, quant_max: int
) -> tuple[Tensor, Tensor]:
    """(rounded, mask of what was not clamped)"""
    check(quant_min <= quant_max, LIMITS_ARE_SWAPPED)
    check(quant_min <= zero_point <= quant_max, NOT_IN_RANGE)
    return _rounded(self, scale, zero_point, quant_min, quant_max)


def _c_int(number: Any) -> int:
    check(-(2**31) <= number < 2**31, "value cannot be converted to type int without overflow")
    return int(number)


def _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
    self: Tensor, scale: Tensor, zero_point: Tensor, fake_quant_enabled: Tensor, quant_min: int, quant_max: int
) -> tuple[Tensor, Tensor]:
    """The same; a zero point outside of the range is taken as it is."""
    check(quant_min <= quant_max, LIMITS_ARE_SWAPPED)
    enabled = int(F.item(fake_quant_enabled))
    point = _c_int(F.item(zero_point))  # C++ asks for it before the scale
    step = _float32(F.item(scale))
    if not enabled:
        check_floats(self, "tensor_cachemask_kernel")
        return F.clone(self), F.ones_like(self, dtype=bool_)
    return _rounded(self, step, point, quant_min, quant_max)


def fake_quantize_per_tensor_affine_cachemask_backward(grad: Tensor, mask: Tensor) -> Tensor:
    """See Note [Fake quantization]."""
    check_expected(mask.meta_.dtype is bool_, "mask.scalar_type() == ScalarType::Bool")
    check(
        mask.meta_.numel == grad.meta_.numel,
        lambda: (
            "`mask` and `dY` are not the same size: "
            f"`mask` is size {mask.meta_.numel} and `dY` is size {grad.meta_.numel}"
        ),
    )
    return F.mul(grad, mask) if grad.meta_.numel else grad


# ==== scale and zero point that are learned ===========================================================================


def _float32(value: object) -> float:
    return float(np.float32(value))  # type: ignore[arg-type]


def _zero_point_of(zero_point: Tensor, quant_min: int, quant_max: int, forward: bool) -> int:
    """An integer in the range. Backward rounds halves up where forward rounds them to even, as in PyTorch."""
    found = _float32(F.item(F.select(zero_point, 0, 0)))
    found = float(np.rint(found)) if forward else _float32(found + 0.5)
    return int(min(max(found, _float32(quant_min)), _float32(quant_max)))


def _fake_quantize_learnable_per_tensor_affine(
    self: Tensor, scale: Tensor, zero_point: Tensor, quant_min: int, quant_max: int, grad_factor: float
) -> Tensor:
    step = _float32(F.item(F.select(scale, 0, 0)))
    shift = _zero_point_of(zero_point, quant_min, quant_max, True)
    return F.fake_quantize_per_tensor_affine(self, step, shift, quant_min, quant_max)


def _fake_quantize_learnable_per_tensor_affine_backward(
    grad: Tensor, self: Tensor, scale: Tensor, zero_point: Tensor, quant_min: int, quant_max: int, grad_factor: float
) -> tuple[Tensor, Tensor, Tensor]:
    """Gradients of the number, of the scale and of the zero point.

    A clamped number moves with both, (limit - zero_point) * scale. Another one moves with the scale by what rounding has
    added to it, and not with the zero point.
    """
    step = np.float32(F.item(F.select(scale, 0, 0)))
    shift = _zero_point_of(zero_point, quant_min, quant_max, False)
    for tensor, name in ((grad, "dY"), (self, "X"), (scale, "scale"), (zero_point, "zero_point")):
        check_expected(tensor.meta_.dtype is float32, f"{name}.scalar_type() == ScalarType::Float")
    check(self.meta_.numel == grad.meta_.numel, "`X` and `dY` are not the same size")
    check(
        quant_min <= 0 <= quant_max,
        "`quant_min` should be less than or         equal to `quant_max`, and the quantization range should include 0.",
    )
    check(quant_min <= shift <= quant_max, NOT_IN_RANGE)
    if not self.meta_.numel:
        return self, scale, zero_point
    with np.errstate(all="ignore"):
        inverse = np.float32(1) / step
    x, dy = F.detach(self), F.detach(grad)
    numbers = float(step), float(inverse), float(shift)
    dx, by_scale, by_zero_point = learnable_gradients(x, dy, *numbers, quant_min, quant_max, _float32(grad_factor))
    return dx, F.unsqueeze(F.sum(by_scale), 0), F.unsqueeze(F.sum(by_zero_point), 0)


def learnable_gradients(
    x: Tensor, dy: Tensor, scale: Tensor | float, inverse: Tensor | float, zero_point: Tensor | float, quant_min: int,
    quant_max: int, grad_factor: float,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """What each element adds to the gradients of itself, of its scale and of its zero point."""
    stored = F.round(F.add(F.mul(x, inverse), zero_point))
    # What no int64 can hold becomes the smallest one in PyTorch.
    stored = F.where(F.lt(F.abs(stored), _TOO_LARGE), stored, F.full_like(stored, -_TOO_LARGE))
    inside = F.logical_and(F.ge(stored, quant_min), F.le(stored, quant_max))
    bounded = F.sub(F.clamp(stored, quant_min, quant_max), zero_point)  # what is left of the number, in steps
    error = F.mul(F.mul(F.mul(dy, F.sub(F.mul(bounded, scale), x)), inverse), grad_factor)
    by_scale = F.where(inside, error, F.mul(F.mul(dy, bounded), grad_factor))
    by_zero_point = F.where(inside, F.zeros_like(dy), F.mul(F.mul(F.neg(dy), scale), grad_factor))
    return F.mul(dy, inside), by_scale, by_zero_point
