"""Dropout: some elements, or whole channels, become 0 (or, for alpha dropout, a constant), the others are scaled.

All are products with a random tensor, so their derivatives are those of `mul` and `add`.

Mirrors aten/src/ATen/native/Dropout.cpp.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.random.distributions import number
from tinytensor.aten.native.random.distributions_stubs import native_dropout_stub
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bool_

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_SELU_ALPHA = 1.7580993408473766
"""Minus the limit of SELU at -infinity: what alpha dropout puts in place of an element, before it is scaled."""


def _feature_noise(input: Tensor) -> Tensor:
    """One element for each channel of each sample."""
    check(input.meta_.dim >= 2, "Feature dropout requires at least 2 dimensions in the input")
    return F.new_empty(input, (*input.meta_.sizes[:2], *(1,) * (input.meta_.dim - 2)))


def _dropout(input: Tensor, p: float, train: bool, feature: bool, alpha: bool, inplace: bool) -> Tensor:
    check(0 <= p <= 1, lambda: f"dropout probability has to be between 0 and 1, but got {number(p)}")
    if p == 0 or not train or input.meta_.numel == 0:
        return input
    multiply = F.mul_ if inplace else F.mul
    if p == 1:
        return multiply(input, F.zeros((), dtype=input.meta_.dtype, device=input.meta_.device))
    noise = F.bernoulli_(_feature_noise(input) if feature else F.empty_like_default(input), 1 - p)
    if not alpha:
        return multiply(input, F.div__Scalar(noise, 1 - p))
    # With A = _SELU_ALPHA an element becomes a * x + A a p where it is kept and -A a + A a p where it is dropped. For x of
    # mean 0 and variance 1 the mean is 0 again, and a = 1 / sqrt((1 - p) (1 + p A^2)) makes the variance 1.
    a = 1 / math.sqrt((_SELU_ALPHA * _SELU_ALPHA * p + 1) * (1 - p))
    shift = F.mul__Scalar(F.add_Scalar(noise, -1, 1), _SELU_ALPHA * a)
    shift = F.add__Scalar(shift, _SELU_ALPHA * a * p, 1)
    return F.add_(multiply(input, F.mul__Scalar(noise, a)), shift)


def dropout(input: Tensor, p: float, train: bool) -> Tensor:
    if train and 0 < p < 1 and input.meta_.device.type == "cuda" and input.meta_.numel:
        return F.native_dropout(input, p, train)[0]  # one kernel
    return _dropout(input, p, train, feature=False, alpha=False, inplace=False)


def dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    return _dropout(self, p, train, feature=False, alpha=False, inplace=True)


def feature_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    return _dropout(input, p, train, feature=True, alpha=False, inplace=False)


def feature_dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    return _dropout(self, p, train, feature=True, alpha=False, inplace=True)


def alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    return _dropout(input, p, train, feature=False, alpha=True, inplace=False)


def alpha_dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    return _dropout(self, p, train, feature=False, alpha=True, inplace=True)


def feature_alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    return _dropout(input, p, train, feature=True, alpha=True, inplace=False)


def feature_alpha_dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    return _dropout(self, p, train, feature=True, alpha=True, inplace=True)


def native_dropout(input: Tensor, p: float, train: bool | None) -> tuple[Tensor, Tensor]:
    """(output, mask of what was kept)"""
    if input.meta_.numel == 0:
        return input, F.empty_like_default(input)
    if train is False:
        return F.clone(input), F.ones_like(input, dtype=bool_)
    device = input.meta_.device.type
    return native_dropout_stub["cpu" if device == "meta" else device](input, p)


def native_dropout_backward(grad_output: Tensor, mask: Tensor, scale: float) -> Tensor:
    return F.mul_(F.mul(grad_output, mask), scale)
