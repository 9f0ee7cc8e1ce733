"""Helpers of the formulas for random numbers and dropout.

Mirrors `native_dropout_double_backward` and `infinitely_differentiable_native_dropout_backward` of
torch/csrc/autograd/FunctionsManual.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def native_dropout_scale(p: float, train: bool | None) -> float:
    """What the elements that were kept have been multiplied by."""
    if train is False:
        return 1.0
    return 0.0 if p == 1 else 1.0 / (1.0 - p)


def native_dropout_gradient(grad: Tensor, mask: Tensor, scale: float) -> Tensor:
    """The same for the gradient, in operators that can be differentiated again."""
    return F.mul(F.mul(grad, mask), scale)


def native_dropout_double_backward(grad: Tensor, grad_output: Tensor, mask: Tensor, scale: float) -> Tensor:
    """native_dropout_backward is linear in its first argument, so its gradient is the same product."""
    return native_dropout_gradient(F.to(grad, grad_output.meta.dtype), mask, scale)


def zeros_of_shape(sizes: tuple[int, ...], grad: Tensor) -> Tensor:
    """Numbers that were drawn do not depend on the parameters they were drawn with."""
    return F.zeros(tuple(sizes), dtype=grad.meta.dtype, device=grad.meta.device)
