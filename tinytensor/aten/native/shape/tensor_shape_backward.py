"""Operators that derivatives are written with: the gradients of select, slice and diagonal, and a view by sizes and strides.

Each is an operator and not a formula, so that its own derivative (select of the gradient) stays as cheap as itself.

Mirrors `select_backward`, `slice_backward`, `diagonal_backward` and `_reshape_alias` of
aten/src/ATen/native/TensorShape.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.shape import tensor_shape_views

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def select_backward(grad_output: Tensor, input_sizes: Ints, dim: int, index: int) -> Tensor:
    """Zeros of the input's sizes with the gradient at `index` of `dim`."""
    grad_input = F.new_zeros_default(grad_output, input_sizes)
    F.copy__default(F.select_int(grad_input, dim, index), grad_output)
    return grad_input


def slice_backward(grad_output: Tensor, input_sizes: Ints, dim: int, start: int, end: int, step: int) -> Tensor:
    """Zeros of the input's sizes with the gradient at `start:end:step` of `dim`."""
    grad_input = F.new_zeros_default(grad_output, input_sizes)
    F.copy__default(F.slice_Tensor(grad_input, dim, start, end, step), grad_output)
    return grad_input


def diagonal_backward(grad_output: Tensor, input_sizes: Ints, offset: int, dim1: int, dim2: int) -> Tensor:
    """Zeros of the input's sizes with the gradient on the diagonal."""
    grad_input = F.new_zeros_default(grad_output, input_sizes)
    F.copy__default(F.diagonal_default(grad_input, offset, dim1, dim2), grad_output)
    return grad_input


def _reshape_alias(self: Tensor, size: Ints, stride: Ints) -> Tensor:
    """The view that reshape has computed the strides for."""
    return tensor_shape_views.as_strided(self, size, stride, None)
