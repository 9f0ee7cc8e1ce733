"""What the formulas of activations and losses in derivatives.yaml call by name; see functions_manual.py.

A `x_double_backward` is the gradient of `x_backward` with respect to x's own input: `grad` came in for the gradient
that `x_backward` gave, `grad_output` is what went into it.

Mirrors torch/csrc/autograd/FunctionsManual.cpp, by name.
"""

from __future__ import annotations

from ctypes import c_float
from math import pi, sqrt
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.autograd.functions_manual.functions_manual import add_scalar, div_scalar, number_minus
from tinytensor.c10.grad_mode import is_grad_enabled

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

NONE, MEAN, SUM = 0, 1, 2
EPSILON = 1e-12  # keeps binary_cross_entropy's second derivatives finite at 0 and 1


# Activations.


def to_float(number: Number) -> float:
    """`Scalar::toFloat`: rounded to float32, as celu's derivative has it whatever the dtype."""
    return c_float(number).value


def silu_gradient(grad: Tensor, self: Tensor) -> Tensor:
    """grad * s * (1 + x * (1 - s)) with s = sigmoid(x).

    One kernel computes it, unless this pass is recorded itself: the kernel has no derivative, public operators have.
    """
    if not is_grad_enabled():
        return F.silu_backward(grad, self)
    gate = self.sigmoid()
    return grad * gate * add_scalar(self * number_minus(1, gate), 1)


def mish_gradient(grad: Tensor, self: Tensor) -> Tensor:
    """grad * (t + x * s * (1 - t^2)) with t = tanh(softplus(x)), s = sigmoid(x). See silu_gradient for the kernel."""
    if not is_grad_enabled():
        return F.mish_backward(grad, self)
    t = F.softplus(self).tanh()
    return grad * (t + self * self.sigmoid() * number_minus(1, t * t))


def elu_double_backward(
    grad: Tensor, grad_output: Tensor, alpha: Number, scale: Number, input_scale: Number, is_result: bool,
    self_or_result: Tensor,
) -> Tensor:  # fmt: skip
    """Below zero elu'(x) = input_scale * (result + alpha * scale), above it is constant.

    From the result this is linear with the slope input_scale. From x it is an exponential, whose derivative is
    elu_backward once more, times input_scale.
    """
    below = self_or_result < 0
    if is_result:
        return grad * grad_output * input_scale * below
    return (
        F.elu_backward(grad * grad_output * input_scale, alpha, scale, input_scale, is_result, self_or_result) * below
    )


def gelu_double_backward(grad: Tensor, grad_output: Tensor, self: Tensor, approximate: str) -> Tensor:
    """gelu''(x) = phi(x) * (2 - x^2), phi the normal density.

    With tanh: gelu = x/2 * (1 + tanh(u)), u = beta * (x + kappa * x^3), so gelu'' = t' + x/2 * t'' with t = tanh(u),
    t' = (1 - t^2) * u' and t'' = (1 - t^2) * (u'' - 2 t u'^2).
    """
    x2 = self * self
    if approximate == "none":
        density = (x2 * -0.5).exp() / sqrt(2 * pi)
        return grad * grad_output * density * number_minus(2, x2)
    beta, kappa = sqrt(2 / pi), 0.044715
    t = (beta * (self + kappa * x2 * self)).tanh()
    inner, slope = beta * (1 + 3 * kappa * x2), number_minus(1, t * t)
    curve = slope * (6 * beta * kappa * self - 2 * t * inner * inner)
    return grad * grad_output * (slope * inner + 0.5 * self * curve)


def softplus_double_backward(grad: Tensor, self: Tensor, beta: Number, threshold: Number) -> Tensor:
    """beta * s * (1 - s) with s = sigmoid(beta * x); 0 above the threshold, where softplus is the identity."""
    x = self * beta
    return F.sigmoid_backward(grad, x.sigmoid()) * (x < threshold) * beta


def log_sigmoid_double_backward(grad: Tensor, self: Tensor) -> Tensor:
    """The derivative of 1 - s is -s * (1 - s), s = sigmoid(x). `grad` contains grad_output already."""
    gate = self.sigmoid()
    return grad * (gate - 1) * gate


def _halves(t: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    a, b = t.chunk(2, dim)
    return a, b


def glu_double_backward_grad_output(grad: Tensor, self: Tensor, dim: int) -> Tensor:
    """For glu = a * s(b): grad_a * s + grad_b * a * s', with s' = s * (1 - s)."""
    a, b = _halves(self, dim)
    grad_a, grad_b = _halves(grad, dim)
    gate = b.sigmoid()
    return grad_a * gate + grad_b * number_minus(1, gate) * gate * a


def glu_double_backward(grad: Tensor, grad_output: Tensor, self: Tensor, dim: int) -> Tensor:
    """The backward pass gave (g * s, g * a * s'), g = grad_output. Differentiated by a and by b, with s'' = s' * (1 - 2 s):

    grad_b * g * s'   and   grad_a * g * s' + grad_b * g * a * s''.
    """
    a, b = _halves(self, dim)
    grad_a, grad_b = _halves(grad, dim)
    gate = b.sigmoid()
    slope = number_minus(1, gate) * gate
    both = grad_a + grad_b * a * number_minus(1, 2 * gate)
    return F.cat((grad_b * grad_output * slope, both * grad_output * slope), dim)


def prelu_backward_grad_output(
    grads: tuple[Tensor | None, Tensor | None], self: Tensor, weight: Tensor
) -> Tensor | None:
    """Of _prelu_kernel_backward, whose two outputs are the gradients of self and weight."""
    to_self, to_weight = grads
    if to_self is None:
        return None if to_weight is None else F.where(self >= 0, 0.0, to_weight * self)
    below = to_self * weight if to_weight is None else to_self * weight + to_weight * self
    return F.where(self >= 0, to_self, below)


def where_below(grad: Tensor | None, grad_output: Tensor, self: Tensor) -> Tensor:
    """grad * grad_output where self is negative."""
    return F.zeros_like(self) if grad is None else F.where(self >= 0, 0.0, grad_output * grad)


# softmax.


def softmax_double_backward(grad: Tensor, grad_output: Tensor, dim: int, output: Tensor) -> Tensor:
    """The gradient for y of y * (g - sum(g * y)), g = grad_output and y = output."""
    inner = (output * grad_output).sum(dim, True)
    return grad_output * grad - inner * grad - grad_output * (grad * output).sum(dim, True)


def softmax_backward_data_jvp(output_t: Tensor, grad_output: Tensor, dim: int, output: Tensor) -> Tensor:
    """How `output * (grad_output - sum(grad_output * output))` changes with `output`."""
    inner = (grad_output * output).sum(dim, True)
    return output_t * (grad_output - inner) - output * (grad_output * output_t).sum(dim, True)


def softmax_jvp(self_t: Tensor, result: Tensor, dim: int) -> Tensor:
    """y * (t - sum(y * t)) with y = softmax(x), t the tangent of x."""
    return result * (self_t - (result * self_t).sum(dim, True))


def log_softmax_jvp(self_t: Tensor, result: Tensor, dim: int) -> Tensor:
    """t - sum(softmax(x) * t), where softmax(x) is exp(result)."""
    return self_t - (result.exp() * self_t).sum(dim, True)


# Losses.


def apply_loss_reduction(unreduced: Tensor, reduction: int) -> Tensor:
    if reduction == MEAN:
        return unreduced.mean()
    return unreduced.sum() if reduction == SUM else unreduced


def _averaged(grad: Tensor, self: Tensor, reduction: int) -> Tensor:
    return div_scalar(grad, self.numel()) if reduction == MEAN else grad


def mse_loss_double_backward(grad: Tensor, self: Tensor, reduction: int) -> Tensor:
    """The second derivative of (x - y)^2 is 2; `grad` contains grad_output."""
    return _averaged(2 * grad, self, reduction)


def smooth_l1_loss_double_backward(grad: Tensor, self: Tensor, target: Tensor, reduction: int, beta: float) -> Tensor:
    """1 / beta where |x - y| < beta; the loss is linear elsewhere."""
    return _averaged(grad * ((self - target).abs() < beta) / beta, self, reduction)


def huber_loss_double_backward(grad: Tensor, self: Tensor, target: Tensor, reduction: int, delta: float) -> Tensor:
    """1 where |x - y| < delta; the loss is linear elsewhere."""
    return _averaged(grad * ((self - target).abs() < delta), self, reduction)


def soft_margin_loss_double_backward(grad: Tensor, self: Tensor, target: Tensor, reduction: int) -> Tensor:
    """For log(1 + z), z = exp(-x * y): y^2 * z / (1 + z)^2."""
    z = (self * -target).exp()
    return _averaged(grad * (target * target) * z / ((z + 1) * (z + 1)), self, reduction)


def _weighted(grad: Tensor, self: Tensor, weight: Tensor | None, reduction: int) -> Tensor:
    return _averaged(grad if weight is None else grad * weight, self, reduction)


def binary_cross_entropy_target_backward(
    grad: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int
) -> Tensor:
    """The loss -(t log x + (1 - t) log(1 - x)) is linear in t, with the slope -logit(x)."""
    return _weighted(-self.logit() * grad, self, weight, reduction)


def binary_cross_entropy_double_backward(
    grad_output: Tensor, grad: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int
) -> Tensor:
    """The derivative of (x - t) / (x (1 - x)) by x: (x^2 - 2 x t + t) / (x^2 (1 - x)^2)."""
    below, above = self + EPSILON, number_minus(1, self) + EPSILON
    curve = (self * self - 2 * self * target + target) / (below * below * above * above)
    return _weighted(grad * grad_output * curve, self, weight, reduction)


def binary_cross_entropy_double_backward_target(
    grad: Tensor, grad_output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int
) -> Tensor:
    """The derivative of (x - t) / (x (1 - x)) by t: -1 / (x (1 - x))."""
    spread = (self * number_minus(1, self)).clamp_min(EPSILON)
    return _weighted(-grad * grad_output / spread, self, weight, reduction)


def binary_cross_entropy_with_logits_backward(
    grad: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, pos_weight: Tensor | None, reduction: int
) -> Tensor:
    """s - t with s = sigmoid(x); with a weight p of the positive class (p t + 1 - t) * s - p t."""
    if pos_weight is None:
        slope = self.sigmoid() - target
    else:
        positive = pos_weight * target
        slope = (add_scalar(positive, 1) - target) * self.sigmoid() - positive
    return _weighted(slope * grad, self, weight, reduction)


def binary_cross_entropy_with_logits_target_backward(
    grad: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, pos_weight: Tensor | None, reduction: int
) -> Tensor:
    """-x; with pos_weight p log(1 - s) - p log(s). As logarithms of sigmoid these are exact where s rounds to 0 or 1."""
    slope = -self if pos_weight is None else F.log_sigmoid(-self) - F.log_sigmoid(self) * pos_weight
    return _weighted(slope * grad, self, weight, reduction)


# Sums of products.


def _trilinear_backward(
    grad: Tensor, i1: Tensor, i2: Tensor, i3: Tensor, expand1: list[int], expand2: list[int], expand3: list[int],
    sumdim: list[int], grad_input_mask: tuple[bool, bool, bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:  # fmt: skip
    """Each factor's gradient is the sum of products of the other two with `grad`, over the dimensions it lacks."""
    first, second, third = grad_input_mask
    return (
        F._trilinear(grad, i2, i3, sumdim, expand2, expand3, expand1) if first else None,
        F._trilinear(i1, grad, i3, expand1, sumdim, expand3, expand2) if second else None,
        F._trilinear(i1, i2, grad, expand1, expand2, sumdim, expand3) if third else None,
    )
