"""`t * 2` as C++ has it: the operators between a tensor and a number, for formulas.

In Python the number becomes a tensor, and the operator is mul.Tensor; in C++ it is mul.Scalar, another node in a recorded
backward pass. The code generator writes these calls where a formula of derivatives.yaml has an operator.

Mirrors aten/src/ATen/TensorOperators.h.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

__all__ = ["add_scalar", "div_scalar", "maybe_multiply", "mul_scalar", "number_minus", "number_over", "sub_scalar"]


def maybe_multiply(t: Tensor, scale: Number) -> Tensor:
    """`t * scale`, without a multiplication by one."""
    return t if scale == 1 else F.mul_Scalar(t, scale)


def add_scalar(t: Tensor, number: Number) -> Tensor:
    """`t + number`: add.Scalar."""
    return F.add_Scalar(t, number)


def sub_scalar(t: Tensor, number: Number) -> Tensor:
    """`t - number`: sub.Scalar."""
    return F.sub_Scalar(t, number)


def mul_scalar(t: Tensor, number: Number) -> Tensor:
    """`t * number`: mul.Scalar."""
    return F.mul_Scalar(t, number)


def div_scalar(t: Tensor, number: Number) -> Tensor:
    """`t / number`: div.Scalar."""
    return F.div_Scalar(t, number)


def number_minus(number: Number, t: Tensor) -> Tensor:
    """`number - t`: subtracted in place from `number` in t's dtype. In Python it is rsub."""
    return F.empty_like(t).fill_(number).sub_(t)


def number_over(number: Number, t: Tensor) -> Tensor:
    """`number / t`: divided in place, so that an integer divisor is an error."""
    return F.empty_like(t).fill_(number).div_(t)
