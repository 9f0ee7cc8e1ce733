"""rrelu: leaky_relu with a slope drawn for every negative element while training, and the mean slope otherwise.

Mirrors aten/src/ATen/native/Activation.cpp (`rrelu_with_noise_out_cpu`).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import dispatch
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.scalar_type import bfloat16, float32, float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

_TYPES = frozenset({bfloat16, float32, float64})


def _check_bounds(lower: Number, upper: Number) -> None:
    for name, bound in (("lower", lower), ("upper", upper)):
        check(math.isfinite(bound), lambda name=name, bound=bound: f"rrelu: {name} bound must be finite, got {bound:g}")
    check(lower <= upper, "Lower bound should be less than or equal to the upper bound")


def rrelu(self: Tensor, lower: Number, upper: Number, training: bool, generator: Any) -> Tensor:
    """self above 0, a slope between lower and upper times self below."""
    _check_bounds(lower, upper)
    noise = F.empty_like_default(self, memory_format=contiguous_format)
    return F.rrelu_with_noise_default(self, noise, lower, upper, training, generator)


def rrelu_(self: Tensor, lower: Number, upper: Number, training: bool, generator: Any) -> Tensor:
    _check_bounds(lower, upper)
    noise = F.empty_like_default(self, memory_format=contiguous_format)
    return F.rrelu_with_noise__default(self, noise, lower, upper, training, generator)


def rrelu_with_noise(
    self: Tensor, noise: Tensor, lower: Number, upper: Number, training: bool, generator: Any
) -> Tensor:
    """The same; the slope of every element is kept in `noise` for the backward pass."""
    out = F.empty_like_default(self, memory_format=contiguous_format)
    return rrelu_with_noise_out(self, noise, lower, upper, training, generator, out)


def rrelu_with_noise_(
    self: Tensor, noise: Tensor, lower: Number, upper: Number, training: bool, generator: Any
) -> Tensor:
    return rrelu_with_noise_out(self, noise, lower, upper, training, generator, self)


def rrelu_with_noise_out(
    self: Tensor, noise: Tensor, lower: Number, upper: Number, training: bool, generator: Any, out: Tensor
) -> Tensor:
    m = self.meta
    check(
        m.sizes == noise.meta.sizes,
        lambda: (
            "noise tensor shape must match self tensor shape. Got self.shape = "
            f"{list(m.sizes)} noise.shape = {list(noise.meta.sizes)}"
        ),
    )
    if not training:
        if out is self:
            return F.leaky_relu__default(self, (lower + upper) / 2)
        return F.leaky_relu_out(self, (lower + upper) / 2, out)
    resize_output(out, tuple(m.sizes))
    dispatch(m.dtype, "rrelu_with_noise_out_cpu", _TYPES)
    if m.device is cpu:
        # Numbers are drawn for the elements that need one, in their order, and in double precision.
        below = F.le_Scalar(self, 0)
        count = F.item_default(F.sum_default(below))
        drawn = F.uniform_(F.empty_memory_format((count,), float64), lower, upper, generator=generator)
        F.fill__Scalar(noise, 1)
        F.masked_scatter__default(noise, below, F.to_dtype(drawn, m.dtype))
        F.mul_out(self, noise, out)
    return out


def rrelu_with_noise_backward(
    grad_output: Tensor, self: Tensor, noise: Tensor, lower: Number, upper: Number, training: bool, self_is_result: bool
) -> Tensor:
    """grad_output times the slopes that were drawn, or the mean slope."""
    if training and upper - lower > 1e-6:
        return F.mul_Tensor(grad_output, noise)
    return F.leaky_relu_backward_default(grad_output, self, (lower + upper) / 2, self_is_result)
