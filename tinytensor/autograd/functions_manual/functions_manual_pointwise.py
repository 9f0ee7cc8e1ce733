"""Formula helpers of elementwise mathematics: derivatives with poles to step around, or in closed form.

Mirrors torch/csrc/autograd/FunctionsManual.cpp, by name. Left out: complex numbers.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.autograd.functions_manual.functions_manual import (
    add_scalar,
    div_scalar,
    mul_scalar,
    number_minus,
)
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.layout import sparse_coo, strided
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16, float32
from tinytensor.c10.tensor_impl import TensorImpl

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

_EPSILON = {float16: 2.0**-10, bfloat16: 2.0**-7, float32: 2.0**-23}


def angle_backward(grad: Tensor, self: Tensor) -> Tensor:
    """The argument of a real number jumps, and is constant elsewhere."""
    return F.zeros_like(self)


def sgn_backward(x: Tensor, gx: Tensor, sgn: Tensor) -> Tensor:
    """Zeros, since the sign of a real number is constant. PyTorch makes them by an operator that strided tensors alone have."""
    if gx.layout is not strided:
        backend = "SparseCPU" if gx.layout is sparse_coo else "SparseCsrCPU"
        raise NotImplementedError(
            f"Could not run 'aten::_efficientzerotensor' with arguments from the '{backend}' backend. This could be because the "
            "operator doesn't exist for this backend."
        )
    return F.zeros_like(gx)


def atanh_backward(grad: Tensor, self: Tensor) -> Tensor:
    """grad / (1 - self^2). The divisor comes first: of a sparse tensor it is what is refused."""
    divisor = number_minus(1, self.pow(2))
    return grad * 1 / divisor


def log1p_backward(grad: Tensor, self: Tensor) -> Tensor:
    return grad / add_scalar(self, 1)


def deg2rad_backward(grad: Tensor) -> Tensor:
    return mul_scalar(grad, math.pi / 180)


def rad2deg_backward(grad: Tensor) -> Tensor:
    return mul_scalar(grad, 180 / math.pi)


def atan2_backward(
    grad: Tensor, self: Tensor, other: Tensor, grad_input_mask: tuple[bool, bool]
) -> tuple[Tensor | None, Tensor | None]:
    """grad * y and -grad * x over x^2 + y^2, with x = self, y = other. At the origin there is no derivative; 0 is given."""
    squared = self * self + other * other
    scale = squared.reciprocal().masked_fill(squared == 0, 0)
    return (
        grad * other * scale if grad_input_mask[0] else None,
        grad * -self * scale if grad_input_mask[1] else None,
    )


def div_tensor_self_backward(
    grad: Tensor, other: Tensor | Number, self_st: ScalarType, rounding_mode: str | None = None
) -> Tensor:
    """A rounded quotient is constant between its steps."""
    if rounding_mode is not None:
        return F.zeros_like(grad, dtype=self_st)
    return grad / other if isinstance(other, TensorImpl) else div_scalar(grad, other)


def div_tensor_other_backward(grad: Tensor, self: Tensor, other: Tensor, rounding_mode: str | None = None) -> Tensor:
    """-grad * self / other^2. Two divisions, since other^2 may overflow where the quotient does not."""
    if rounding_mode is not None:
        return F.zeros_like(grad, dtype=other.meta_.dtype)
    return -grad * ((self / other) / other)


def copysign_tensor_self_backward(grad: Tensor, self: Tensor, result: Tensor) -> Tensor:
    """1 where the sign was kept, -1 where it was turned, 0 at zero."""
    ratio = (result / self).masked_fill_(self == 0, 0)
    return grad * ratio


def sinc_backward(grad: Tensor, self: Tensor) -> Tensor:
    """(cos(pi x) - sinc(x)) / x, and 0 at 0."""
    scaled = mul_scalar(self, math.pi)
    squared = mul_scalar(self * self, math.pi)
    slope = grad * ((scaled * scaled.cos() - scaled.sin()) / squared)
    return F.where(squared == 0.0, 0.0, slope)


def infinitely_differentiable_logit_backward(grad: Tensor, self: Tensor, eps: float | None) -> Tensor:
    """1 / (x (1 - x)) inside the interval. Outside of it 0 if eps bounded the input, else NaN."""
    slope = grad / (self * number_minus(1.0, self))
    if eps is not None:
        if is_grad_enabled():
            return F.where(F.logical_and(self >= eps, self <= 1.0 - eps), slope, 0.0)
        return F.where(F.logical_or(self < eps, self > 1.0 - eps), 0.0, slope)  # logit_backward: NaN is not outside
    return F.where(F.logical_and(self >= 0.0, self <= 1.0), slope, math.nan)


def mvlgamma_backward(grad: Tensor, self: Tensor, p: int) -> Tensor:
    """The sum of digamma(self - i / 2) over i = 0 ... p - 1."""
    shifts = F.arange(-p * 0.5 + 0.5, 0.5, 0.5, dtype=self.meta_.dtype, device=self.meta_.device)
    return grad * (shifts + self.unsqueeze(-1)).digamma().sum(-1)


def _away_from_zero(self: Tensor) -> tuple[Tensor, Tensor]:
    """Where self is not tiny, and self with tiny numbers replaced, so that it can be divided by."""
    tiny = _EPSILON.get(self.meta_.dtype, 2.0**-52)
    usable = self.abs() > tiny
    return usable, F.where(usable, self, tiny)


def i1_backward(grad: Tensor, self: Tensor, result: Tensor) -> Tensor:
    """I0(x) - I1(x) / x, which is 1/2 at 0."""
    _no_halves("i1_backward", self)
    usable, safe = _away_from_zero(self)
    return grad * F.where(usable, safe.i0() - result * safe.reciprocal(), 0.5)


def _no_halves(name: str, self: Tensor) -> None:
    dtype = self.meta_.dtype
    if dtype.itemsize == 2:
        raise NotImplementedError(f"\"{name}\" not implemented for '{dtype.cpp_name}'")


def i1e_backward(grad: Tensor, self: Tensor, result: Tensor) -> Tensor:
    """I0e(x) - I1e(x) * (sgn(x) + 1 / x), where I1e(x) = exp(-|x|) I1(x); 1/2 at 0."""
    _no_halves("i1e_backward", self)
    usable, safe = _away_from_zero(self)
    return grad * F.where(usable, F.special_i0e(safe) - result * (safe.sgn() + safe.reciprocal()), 0.5)


# ---- tangents: `x_p` is the value of an input, `x_t` its tangent ------------------------------------------------------


def clamp_jvp(
    self_p: Tensor,
    self_t: Tensor,
    min_p: Tensor | None,
    min_t: Tensor | None,
    max_p: Tensor | None,
    max_t: Tensor | None,
) -> Tensor:
    """The tangent of the one that was taken; of the upper bound where the bounds cross."""
    if min_p is not None and max_p is not None:
        inside = F.where(self_p > max_p, max_t, self_t)
        return F.where(min_p > max_p, max_t, F.where(self_p < min_p, min_t, inside))
    if min_p is not None:
        return F.where(self_p > min_p, self_t, min_t)
    return F.where(self_p < max_p, self_t, max_t)
