"""Backward and forward formulas of reductions, norms and running folds.

Mirrors the corresponding part of torch/csrc/autograd/FunctionsManual.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.autograd.functions_manual.functions_manual import (
    add_scalar,
    may_have_zeros,
    mean_backward,
    mul_scalar,
    restore_reduced_dims,
    scale_grad_by_count,
    std_backward,
    sum_backward,
    var_backward,
)
from tinytensor.autograd.functions_manual.functions_manual_shape import unsqueeze_multiple
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.scalar_type import float32, float64
from tinytensor.c10.tensor_subclass_like import are_any_tensor_subclass_like
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = Sequence[int]
Number = int | float | bool

__all__ = [
    "aminmax_backward",
    "aminmax_jvp",
    "cummaxmin_backward",
    "cumprod_backward",
    "cumprod_jvp",
    "linalg_vector_norm_backward",
    "linalg_vector_norm_jvp",
    "logcumsumexp_backward",
    "logcumsumexp_jvp",
    "logsumexp_backward",
    "logsumexp_jvp",
    "nansum_backward",
    "negated",
    "norm_backward",
    "norm_jvp",
    "renorm_backward",
    "renorm_jvp",
    "std_mean_backward",
    "var_mean_backward",
]

# Note [Sign and magnitude]
# A norm's derivative is the sign of the element times something: at 0 it is 0, which the formulas take as subgradient.


# Sums, extremes, moments.


def nansum_backward(grad: Tensor, self: Tensor, dims: Ints | None, keepdim: bool) -> Tensor:
    """Every summand but NaN has the sum's gradient."""
    return sum_backward(grad, self.meta_.sizes, dims, keepdim) * self.isnan().logical_not()


def aminmax_backward(
    self: Tensor, dim: int | None, keepdim: bool, grads: Sequence[Tensor | None], min: Tensor, max: Tensor
) -> Tensor | None:
    """The gradients of both results, each shared by the elements that have the value."""
    dims = () if dim is None else (maybe_wrap_dim(dim, self.dim()),)
    result: Tensor | None = None
    for grad, value in zip(grads, (min, max), strict=True):
        if grad is not None:
            mask = self == restore_reduced_dims(value, dims, keepdim)
            part = scale_grad_by_count(restore_reduced_dims(grad, dims, keepdim), mask, dims)
            result = part if result is None else result + part
    return result


def aminmax_jvp(x: Tensor, dx: Tensor, value: Tensor, dim: int | None, keepdim: bool) -> Tensor:
    dims = () if dim is None else (dim,)
    mask = x == restore_reduced_dims(value, dims, keepdim)
    return F.where(mask, dx, 0).sum(dims, keepdim) / mask.sum(dims, keepdim)


def var_mean_backward(
    grads: Sequence[Tensor | None], self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool
) -> Tensor | None:
    gvar, gmean = grads
    result = None
    if gvar is not None:
        result = var_backward(gvar, self, dim, correction, keepdim)
    return _add_mean(result, gmean, self, dim, keepdim)


def std_mean_backward(
    grads: Sequence[Tensor | None],
    self: Tensor,
    std: Tensor,
    dim: Ints | None,
    correction: Number | None,
    keepdim: bool,
) -> Tensor | None:
    gstd, gmean = grads
    result = None
    if gstd is not None:
        result = std_backward(std, gstd, self, dim, correction, keepdim)
    return _add_mean(result, gmean, self, dim, keepdim)


def _add_mean(
    result: Tensor | None, gmean: Tensor | None, self: Tensor, dim: Ints | None, keepdim: bool
) -> Tensor | None:
    if gmean is None:
        return result
    part = mean_backward(gmean, self.meta_.sizes, dim or (), self.meta_.numel, keepdim)
    return part if result is None else result + part


def logsumexp_backward(grad: Tensor, self: Tensor, result: Tensor, dim: Ints, keepdim: bool) -> Tensor:
    """The share of each element in the sum."""
    if not keepdim and self.dim() != 0:
        grad = unsqueeze_multiple(grad, dim, self.dim())
        result = unsqueeze_multiple(result, dim, self.dim())
    return grad * (self - result).exp()


def logsumexp_jvp(self_p: Tensor, self_t: Tensor, dim: Ints, keepdim: bool) -> Tensor:
    """The mean of the tangents, weighted by the shares; shares relative to the largest element do not overflow."""
    shares = self_p.exp()
    if self_p.numel():  # an empty one has no largest element
        largest = self_p.amax(dim, True)
        shares = (self_p - largest.masked_fill(largest.abs() == inf, 0)).exp()
    return (self_t * shares).sum(dim, keepdim) / shares.sum(dim, keepdim)


# Norms. See Note [Sign and magnitude].


def norm_backward(
    grad: Tensor, self: Tensor, p: Number | None, norm: Tensor, dim: Ints = (), keepdim: bool = True
) -> Tensor | None:
    """grad * sgn(x) * |x|^(p - 1) / norm^(p - 1), the derivative of (sum |x|^p)^(1 / p).

    Each order has its own line because each has its own place to step around: p < 1 has a pole at x = 0, which becomes 0;
    p > 1 divides by a norm that may be 0. For p >= 2, x * |x|^(p - 2) is used, which has a second derivative at 0.
    """
    order = 2.0 if p is None else float(p)
    if not keepdim and self.dim() != 0:
        grad = unsqueeze_multiple(grad, dim, self.dim())
        norm = unsqueeze_multiple(norm, dim, self.dim())
    if order == 0.0:
        return None
    if order == 1.0:
        return self.sgn() * grad
    if order == 2.0:
        return grad * (self / norm).masked_fill_(norm == 0, 0)
    magnitude = self.abs()
    if abs(order) == inf:
        chosen = F.logical_or(magnitude == norm, magnitude.isnan())
        return self.sgn() * ((grad / chosen.sum(dim, True)) * chosen)
    if order < 1.0:
        scaled = self.sgn() * magnitude.pow(order - 1).masked_fill_(self == 0, 0)
        return scaled * grad * norm.pow(1 - order)
    scaled = self.sgn() * magnitude.pow(order - 1) if order < 2.0 else self * magnitude.pow(order - 2)
    return scaled * (grad / norm.pow(order - 1)).masked_fill_(norm == 0, 0)


def negated(grad: Tensor | None) -> Tensor:
    """-grad. RuntimeError without a gradient (`dist` with p = 0): PyTorch's formula negates an undefined tensor there."""
    if grad is None:
        raise RuntimeError(
            "Expected a proper Tensor but got None (or an undefined Tensor in C++) for argument #0 'self'"
        )
    return -grad


def norm_jvp(
    self_p: Tensor, self_t: Tensor, p: Number | None, norm: Tensor, dim: Ints = (), keepdim: bool = False
) -> Tensor:
    """sum(sgn(x) * |x|^(p - 1) * dx) / norm^(p - 1); cases as in norm_backward."""
    order = 2.0 if p is None else float(p)
    if order == 0.0:
        return F.zeros_like(norm)
    if order == 1.0:
        return (self_p.sgn() * self_t).sum(dim, keepdim)
    if order == 2.0:
        return (self_p * self_t).sum(dim, keepdim).div_(norm).masked_fill_(norm == 0, 0)
    magnitude = self_p.abs()
    if abs(order) == inf:
        if not keepdim and self_p.dim() != 0:
            norm = unsqueeze_multiple(norm, dim, self_p.dim())
        chosen = F.logical_or(magnitude == norm, F.logical_and(self_p.isnan(), norm.isnan())).type_as(norm)
        return (self_p.sgn() * self_t * chosen / chosen.sum(dim, True)).sum(dim, keepdim)
    if order < 1.0:
        scaled = magnitude.pow(order - 1).masked_fill_(self_p == 0, 0) * (self_p.sgn() * self_t)
        return scaled.sum(dim, keepdim) * norm.pow(1 - order)
    along = magnitude.pow(order - 1) * self_p.sgn() if order < 2.0 else magnitude.pow(order - 2) * self_p
    return ((along * self_t).sum(dim, keepdim) / norm.pow(order - 1)).masked_fill_(norm == 0, 0)


def linalg_vector_norm_backward(
    grad: Tensor, self: Tensor, ord: Number, norm: Tensor, dim: Ints | None, keepdim: bool
) -> Tensor | None:
    return norm_backward(grad, self, ord, norm, dim or (), keepdim)


def linalg_vector_norm_jvp(
    self_p: Tensor, self_t: Tensor, ord: Number, norm: Tensor, dim: Ints | None, keepdim: bool
) -> Tensor:
    return norm_jvp(self_p, self_t, ord, norm, dim or (), keepdim)


def _slice_norms(self: Tensor, p: Number, dim: int) -> tuple[Tensor, tuple[int, ...]]:
    """The norm of each slice along `dim`, in the wide type, and the dimensions it is taken over."""
    wrapped = maybe_wrap_dim(dim, self.dim())
    others = tuple(d for d in range(self.dim()) if d != wrapped)
    wide = float64 if self.dtype.itemsize >= 4 else float32
    return F.linalg_vector_norm(self, p, others, True, dtype=wide), others


def renorm_backward(grad: Tensor, self: Tensor, p: Number, dim: int, maxnorm: Number) -> Tensor:
    """A slice with a norm above maxnorm became y = x * maxnorm / (norm + 1e-7); the others pass their gradient on.

    gx = maxnorm / (norm + 1e-7) * (gy - sum(x * gy) / (norm + 1e-7) * d norm). The 1e-7 is that of the forward kernel.
    """
    norm, others = _slice_norms(self, p, dim)
    along = (self * grad).sum(others, True, dtype=norm.dtype)
    inverse = add_scalar(norm, 1e-7).reciprocal()
    through_norm = norm_backward(along, self, p, norm, others, True)
    if through_norm is None:
        through_norm = F.zeros_like(self)
    scaled = mul_scalar(inverse, maxnorm) * (grad - inverse * through_norm)
    return F.where(norm > maxnorm, scaled.to(grad.dtype), grad)


def renorm_jvp(self_p: Tensor, self_t: Tensor, p: Number, dim: int, maxnorm: Number) -> Tensor:
    """dy = maxnorm / (norm + 1e-7) * (dx - x * dnorm / (norm + 1e-7)) for slices that were scaled."""
    norm, others = _slice_norms(self_p, p, dim)
    inverse = add_scalar(norm, 1e-7).reciprocal()
    norm_t = norm_jvp(self_p, self_t, p, norm, others, True)
    scaled = mul_scalar(inverse, maxnorm) * (self_t - inverse * norm_t * self_p)
    return F.where(norm > maxnorm, scaled.to(self_p.dtype), self_t)


# Running folds.


def _reversed_cumsum(x: Tensor, dim: int) -> Tensor:
    return x.flip((dim,)).cumsum(dim).flip((dim,))


def cumprod_backward(grad: Tensor, input: Tensor, dim: int, output: Tensor) -> Tensor:
    """Element k is a factor of every product from k on: the sum over i >= k of grad_i * output_i / input_k."""
    if input.numel() <= 1:
        return grad
    dim = maybe_wrap_dim(dim, input.dim())
    n = input.meta_.sizes[dim]
    if n == 1:
        return grad
    watched = are_any_tensor_subclass_like(input, grad, output)
    if not watched and not may_have_zeros(input):
        return _reversed_cumsum(output * grad, dim).div(input)
    if not watched and not is_grad_enabled():
        return _cumprod_backward_by_zeros(grad, input, dim, output)
    # A product cannot be divided by a zero. So for each k the products without factor k are computed from the input:
    # quadratic in n, but made of operators that can be differentiated again.
    ones = F.ones((1,), dtype=grad.meta_.dtype, device=grad.meta_.device).expand(input.narrow(dim, 0, 1).meta_.sizes)
    slices = []
    result = None if watched else grad.new_empty(input.meta_.sizes).zero_()  # a write that is counted, as in at::zeros
    for k in range(n):
        before = input.narrow(dim, 0, k).prod(dim, True) if k else ones
        without = before
        if k < n - 1:
            after = input.narrow(dim, k + 1, n - k - 1).cumprod(dim)
            without = F.cat([before, before.expand_as(after) * after if k else after], dim)
        part = (grad.narrow(dim, k, n - k) * without).sum(dim)
        if result is None:
            slices.append(part)
        else:
            result.select(dim, k).copy_(part)
    return F.stack(slices, dim) if result is None else result


def _cumprod_backward_by_zeros(grad: Tensor, input: Tensor, dim: int, output: Tensor) -> Tensor:
    """In one pass, not differentiable again: elements after the first zero are only in products that are zero."""
    zeros = (input == 0).cumsum(dim)
    before, between = zeros == 0, zeros == 1  # the first zero, and from it on up to the second
    place = between.max(dim, True).indices
    first = F.zeros_like(between).scatter_(dim, place, 1).logical_and_(between)
    divided = _reversed_cumsum((output * grad).masked_fill(~before, 0), dim).div(input)
    after = input.masked_fill(~(between & ~first), 1).cumprod(dim).mul_(grad.masked_fill(~between, 0)).sum(dim, True)
    ahead = output.gather(dim, (place - 1).clamp_min(0)).masked_fill_(place == 0, 1)
    return F.where(first, after * ahead, F.where(before, divided, 0))


def cumprod_jvp(self_t: Tensor, self_p: Tensor, result: Tensor, dim: int) -> Tensor:
    """The product rule, each factor's tangent in turn."""
    if self_p.dim() == 0:
        return self_t
    if not may_have_zeros(self_p):
        return (self_t / self_p).cumsum(dim) * result
    dim = maybe_wrap_dim(dim, self_p.dim())
    # t[i] = t[i - 1] * x[i] + y[i - 1] * dx[i], from the first element on
    n = self_p.meta_.sizes[dim]
    tangents = [self_t.narrow(dim, 0, 1)]
    for i in range(1, n):
        x, dx, y = self_p.narrow(dim, i, 1), self_t.narrow(dim, i, 1), result.narrow(dim, i - 1, 1)
        tangents.append(tangents[-1] * x + y * dx)
    return F.cat(tangents, dim)


def cummaxmin_backward(grad: Tensor, input: Tensor, indices: Tensor, dim: int) -> Tensor:
    """Each result's gradient goes to the element that it shows."""
    if input.numel() == 0:
        return input
    zeros = input.new_empty(input.size()).zero_()  # a write that is counted, as in PyTorch
    return (zeros.scatter_add if are_any_tensor_subclass_like(indices, grad) else zeros.scatter_add_)(
        dim, indices, grad
    )


def logcumsumexp_backward(grad: Tensor, self: Tensor, result: Tensor, dim: int) -> Tensor:
    """sum over j >= i of grad[j] * exp(self[i] - result[j]), positive and negative gradients apart, as logarithms."""
    if grad.dim() == 0 or grad.numel() == 0:
        return grad

    def share(log_grad: Tensor) -> Tensor:
        return ((log_grad - result).flip((dim,)).logcumsumexp(dim).flip((dim,)) + self).exp()

    # The logarithm of a gradient that is 0, or of the other sign, would be -inf, and -inf - (-inf) is NaN for a result
    # of -inf. The lowest finite number of the dtype vanishes in the sum just as well.
    lowest = -3.4028234663852886e38 if grad.dtype.itemsize == 4 else -1.7976931348623157e308
    if grad.dtype.itemsize == 2:
        lowest = -65504.0 if repr(grad.dtype) == "torch.float16" else -3.3895313892515355e38
    log_magnitude = grad.abs().log()
    positive = F.where(grad > 0, log_magnitude, lowest)
    negative = F.where(grad < 0, log_magnitude, lowest)
    return share(positive) - share(negative)


def logcumsumexp_jvp(self_p: Tensor, self_t: Tensor, dim: int) -> Tensor:
    """The running mean of the tangents, weighted by e**self relative to the largest element."""
    if self_p.dim() == 0 or self_p.numel() == 0:
        return self_t
    weights = (self_p - self_p.max(dim, True).values).exp()
    sums = weights.cumsum(dim)
    return (weights * self_t).cumsum(dim).div_(sums.add_(1e-13))


# ---- tangents: `x_p` is the value of an input, `x_t` its tangent ------------------------------------------------------


def gather_with_keepdimed_indices(input: Tensor, dim: int, indices: Tensor, keepdim: bool) -> Tensor:
    """`input` at the indices that a reduction along `dim` has selected."""
    if keepdim:
        return F.gather(input, dim, indices)
    return F.gather(input, dim, F.unsqueeze(indices, dim)).squeeze(dim)


def evenly_read_jvp(fw_grad: Tensor, input: Tensor, value: Tensor) -> Tensor:
    """The mean of the tangents of all elements that have the value."""
    mask = input == value
    return F.sum(mask * fw_grad) / F.sum(mask)


def amaxamin_jvp(x: Tensor, dx: Tensor, result: Tensor, dim: Sequence[int], keepdim: bool) -> Tensor:
    """As evenly_read_jvp, along dimensions."""
    mask = x == restore_reduced_dims(result, dim, keepdim)
    return F.where(mask, dx, 0).sum(dim, keepdim) / mask.sum(dim, keepdim)
