"""Functions that the formulas of derivatives.yaml call by name: gradients that take more than one expression.

Everything is built from public operators. They record themselves when the backward pass is recorded, and so second
derivatives need no formulas of their own. `grad` is the incoming gradient, `sizes` those of the forward input.

The first functions are operators between a tensor and a number. In Python, `t * 2` turns the number into a tensor and
calls mul.Tensor; C++ calls mul.Scalar, which is another node in a recorded backward pass. The code generator writes
`mul_scalar` and the like where a formula has such an operator, so that the graphs are PyTorch's.

Mirrors torch/csrc/autograd/FunctionsManual.cpp, by name, and aten/src/ATen/TensorOperators.h. Left out: complex numbers,
sparse gradients. The other files of the folder hold the formulas of one family each.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, nan, prod
from typing import TYPE_CHECKING, Any, NoReturn

from tinytensor.aten import functions as F
from tinytensor.autograd.engine.input_metadata import sum_to
from tinytensor.autograd.functions_manual.functions_manual_shape import (
    TensorGeometry,
    as_strided_backward,
    cat_tensors_backward,
    permute_backwards,
    slice_backward_wrapper,
    split_backward,
    split_with_sizes_backward,
    stack_tensors_backward,
    unbind_backward,
    unsqueeze_multiple,
    unsqueeze_to,
)
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.layout import contiguous_format, strided
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.overflows import raise_overflow
from tinytensor.c10.scalar_type import int64
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

__all__ = [
    "TensorGeometry",
    "_to_copy_backward",
    "add_scalar",
    "as_strided_backward",
    "cat_tensors_backward",
    "clamp_backward",
    "clamp_backward_min_max",
    "cumsum_backward",
    "div_scalar",
    "evenly_distribute_backward",
    "index_backward",
    "masked_fill_backward",
    "maybe_multiply",
    "mean_backward",
    "mm_mat1_backward",
    "mm_mat2_backward",
    "mul_scalar",
    "not_implemented",
    "number_minus",
    "number_over",
    "permute_backwards",
    "pow_backward",
    "pow_backward_exponent",
    "pow_backward_self",
    "prod_backward",
    "restore_reduced_dims",
    "scale_grad_by_count",
    "slice_backward_wrapper",
    "split_backward",
    "split_with_sizes_backward",
    "stack_tensors_backward",
    "std_backward",
    "sub_scalar",
    "sum_backward",
    "sum_to_size",
    "unbind_backward",
    "unsqueeze_to",
    "var_backward",
]

# ---- operators between a tensor and a number ---------------------------------------------------------------------------


def maybe_multiply(t: Tensor, scale: Number) -> Tensor:
    """`t * scale`, without a multiplication by one."""
    # Whether an int is one is asked of a number of 64 bits with a sign.
    if isinstance(scale, int) and scale >= 2**63:
        raise_overflow(int64)
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
    return F.empty_like(t, memory_format=contiguous_format).fill_(number).sub_(t)


def number_over(number: Number, t: Tensor) -> Tensor:
    """`number / t`: divided in place, so that an integer divisor is an error."""
    return F.empty_like(t, memory_format=contiguous_format).fill_(number).div_(t)


Ints = Sequence[int]


# ---- gradients ---------------------------------------------------------------------------------------------------------


def not_implemented(name: str, reason: str = "") -> NoReturn:
    """The gradient of an argument that has none."""
    raise NotImplementedError(f"the derivative for '{name}' is not implemented.{' ' if reason else ''}{reason}")


def sum_to_size(grad: Tensor, sizes: Ints) -> Tensor:
    """Sum over what broadcasting added."""
    return sum_to(grad, tuple(sizes))


def _to_copy_backward(grad: Tensor, self_options: Metadata) -> Tensor:
    return grad.to(device=self_options.device, dtype=self_options.dtype)


# Matrix products. A column-major factor gets a column-major gradient.


def mm_mat1_backward(
    grad: Tensor, mat2: Tensor, mat1_sizes: Ints, mat1_strides: Ints, mat1_layout: Any, alpha: Number
) -> Tensor:
    """Gradient of the first factor: grad @ mat2^T."""
    # A layout without strides has () here.
    if mat1_strides and mat1_strides[0] == 1 and mat1_strides[1] == mat1_sizes[0] and mat2.layout is strided:
        return maybe_multiply(mat2.mm(grad.t()).t(), alpha)
    return maybe_multiply(grad.mm(mat2.t()), alpha)


def mm_mat2_backward(
    grad: Tensor, mat1: Tensor, mat2_sizes: Ints, mat2_strides: Ints, mat2_layout: Any, alpha: Number
) -> Tensor:
    """Gradient of the second factor: mat1^T @ grad."""
    if mat2_strides and mat2_strides[0] == 1 and mat2_strides[1] == mat2_sizes[0] and mat1.layout is strided:
        return maybe_multiply(grad.t().mm(mat1).t(), alpha)
    return maybe_multiply(mat1.t().mm(grad), alpha)


# Powers and clamps.


def pow_backward(grad: Tensor, self: Tensor, exponent: Number) -> Tensor:
    """grad * exponent * self^(exponent - 1); zero for exponent 0, where self = 0 would give 0 * inf."""
    if exponent == 0 and exponent is not False:  # in C++ a Scalar that holds False is equal to no number
        return F.zeros_like(self)
    exponent = float(exponent)
    return grad * mul_scalar(self.pow(exponent - 1), exponent)


def pow_backward_self(grad: Tensor, self: Tensor, exponent: Tensor) -> Tensor:
    """At exponent 0 the derivative is 0, where 0 * self^-1 would be NaN for self = 0."""
    return F.where(exponent == 0, 0.0, grad * (exponent * self.pow(sub_scalar(exponent, 1))))


def pow_backward_exponent(grad: Tensor, self: Tensor | Number, exponent: Tensor, result: Tensor) -> Tensor:
    """grad * result * log(self), and 0 for 0 ** (exponent >= 0), where the limit is 0."""
    if isinstance(self, TensorImpl):
        at_zero = F.logical_and(self == 0, exponent >= 0)
        return grad * F.where(at_zero, 0.0, result * self.to(result.dtype).log())
    if self == 0:
        return grad * F.where(exponent >= 0, 0.0, mul_scalar(result, -inf))
    return grad * mul_scalar(result, log(self) if self > 0 else nan)


def _and(a: Tensor, b: Tensor) -> Tensor:
    """In place, as PyTorch does it: an error where `b` is larger than `a`."""
    return F.logical_and(a, b) if is_tensor_subclass_like(a) else a.logical_and_(b)


def _or(a: Tensor, b: Tensor) -> Tensor:
    return F.logical_or(a, b) if is_tensor_subclass_like(a) else a.logical_or_(b)


def clamp_backward(grad: Tensor, self: Tensor, min: Tensor | Number | None, max: Tensor | Number | None) -> Tensor:
    """The gradient where the input was inside the bounds, which belong to the inside."""
    if min is not None and max is not None:
        inside = _and(self >= min, self <= max)
    elif min is not None:
        inside = self >= min
    elif max is not None:
        inside = self <= max
    else:
        return grad
    return F.where(inside, grad, 0.0)


def clamp_backward_min_max(
    grad: Tensor, self: Tensor, min: Tensor | None, max: Tensor | None, grad_input_mask: tuple[bool, bool]
) -> tuple[Tensor | None, Tensor | None]:
    """The gradients of bounds that are tensors. Where min > max, max wins."""
    grad_min = grad_max = None
    if min is not None and max is not None:
        if grad_input_mask[0]:
            grad_min = F.where(_and(self < min, min < max), grad, 0.0)
        if grad_input_mask[1]:
            grad_max = F.where(_or(self > max, max < min), grad, 0.0)
    elif min is not None and grad_input_mask[0]:
        grad_min = F.where(self < min, grad, 0.0)
    elif max is not None and grad_input_mask[1]:
        grad_max = F.where(self > max, grad, 0.0)
    return grad_min, grad_max


# Reductions.


def restore_reduced_dims(output: Tensor, dims: Ints, keepdim: bool) -> Tensor:
    """A reduction's output with the reduced dimensions back, at size 1."""
    if keepdim:
        return output
    ndim = output.dim() + len(dims)
    reduced = {maybe_wrap_dim(d, ndim) for d in dims}
    sizes = iter(output.meta_.sizes)
    return output.reshape(tuple(1 if d in reduced else next(sizes) for d in range(ndim)))


def sum_backward(grad: Tensor, sizes: Ints, dims: Ints | None, keepdim: bool) -> Tensor:
    """Every summand has the sum's gradient."""
    if not keepdim and sizes and dims:
        grad = grad.unsqueeze(dims[0]) if len(dims) == 1 else unsqueeze_multiple(grad, dims, len(sizes))
    return grad.expand(sizes)


def mean_backward(grad: Tensor, sizes: Ints, dims: Ints | None, numel: int, keepdim: bool) -> Tensor:
    """grad / n for each of the n elements that the mean was taken of."""
    return div_scalar(sum_backward(grad, sizes, dims, keepdim), _numel_of_dims(sizes, dims) if dims else numel)


def _numel_of_dims(sizes: Ints, dims: Ints) -> int:
    return prod(sizes[maybe_wrap_dim(d, len(sizes))] for d in dims) if sizes else 1


def evenly_distribute_backward(grad: Tensor, input: Tensor, value: Tensor) -> Tensor:
    """The gradient of a full max or min: shared by all elements that have the value."""
    # NaN wins a maximum and is not equal to itself, so it has a mask of its own.
    mask = F.where(value.isnan(), input.isnan(), input == value)
    return F.masked_fill(F.zeros_like(input), mask, grad / mask.sum())


def scale_grad_by_count(grad: Tensor, mask: Tensor, dims: Ints) -> Tensor:
    """The gradient shared by the elements of `mask` along `dims`."""
    return (grad / mask.sum(dims, True)) * mask


def var_backward(grad: Tensor, self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool) -> Tensor:
    """2 / (n - correction) * (self - mean) * grad."""
    correction = 1 if correction is None else correction
    if self.dim() == 0 or dim is None:
        freedom = self.numel() - correction
        if freedom <= 0:
            # 0 / 0 where self is the mean, else a pole.
            return grad * F.where(self == self.mean(), nan, inf)
        deviation = self - self.mean()
        return mul_scalar(grad, 2.0 / freedom) * deviation
    if not keepdim and self.dim() > 1:
        grad = unsqueeze_multiple(grad, dim, self.dim())
    freedom = _numel_of_dims(self.meta_.sizes, dim) - correction  # of no dimensions 1, though the mean is of all
    scale = 2.0 / freedom if freedom else inf
    deviation = self - self.mean(dim, True)
    return mul_scalar(grad, scale) * deviation


def std_backward(
    result: Tensor, grad: Tensor, self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool
) -> Tensor:
    """d std = d var / (2 std). Where std is 0 there is no derivative; the gradient is 0 there."""
    grad_var = (grad / mul_scalar(result, 2)).masked_fill_(result == 0, 0)
    return var_backward(grad_var, self, dim, correction, keepdim)


def prod_backward(grad: Tensor, input: Tensor, result: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    """grad * (product of all other elements). Dividing the product by the element serves unless something is zero."""
    if input.dim() == 0:
        return grad
    if dim is None:
        zeros = count_zeros(input)
        if zeros == 0:
            return grad * (result / input)
        # Each product of all others still has a zero.
        if zeros is not None and zeros > 1 and not is_grad_enabled():
            return F.zeros_like(input)  # whatever the gradient; where it is differentiated again, by the long way
        return _prod_safe_zeros_backward(grad, input.contiguous().view(-1), 0).view_as(input)
    dim = maybe_wrap_dim(dim, input.dim())
    if not keepdim:
        grad, result = grad.unsqueeze(dim), result.unsqueeze(dim)
    if not may_have_zeros(input):
        return grad * (result / input)
    return _prod_safe_zeros_backward(grad, input, dim)


def count_zeros(input: Tensor) -> int | None:
    """How many zeros there are. None if the values are not known: on the meta device, under a mode, for a subclass."""
    if input.meta_.device.type == "meta" or is_tensor_subclass_like(input):
        return None
    return int((input == 0).sum().item())


def may_have_zeros(input: Tensor) -> bool:
    return count_zeros(input) != 0


def _prod_safe_zeros_backward(grad: Tensor, input: Tensor, dim: int) -> Tensor:
    """grad * (product of all before) * (product of all behind): two cumulative products, without a division."""
    if input.numel() == 0:
        return grad.expand_as(input)
    n = input.meta_.sizes[dim]
    if n == 1:
        return grad
    sizes = list(input.meta_.sizes)
    sizes[dim] = 1
    ones = F.ones(tuple(sizes), dtype=grad.meta_.dtype, device=grad.meta_.device)
    before = F.cat([ones, input.narrow(dim, 0, n - 1)], dim).cumprod(dim)
    behind = F.cat([ones, input.narrow(dim, 1, n - 1).flip(dim)], dim).cumprod(dim).flip(dim)
    return grad * (before * behind)


def cumsum_backward(grad: Tensor, dim: int) -> Tensor:
    """Element i is in every sum from i on: the cumulative sum from the other end."""
    if grad.numel() <= 1 or grad.size(dim) == 1:
        return grad
    return grad.flip((dim,)).cumsum(dim).flip((dim,))


# Indexing.


def index_backward(zeros_like_self: Tensor, indices: Sequence[Tensor | None], grad: Tensor) -> Tensor:
    """Every element picked gets its gradient; one picked twice gets the sum."""
    return F._index_put_impl_(zeros_like_self, indices, grad, True, True)


def masked_fill_backward(grad: Tensor, mask: Tensor) -> Tensor:
    """The gradient of the fill value."""
    return grad.masked_select(mask).sum()
