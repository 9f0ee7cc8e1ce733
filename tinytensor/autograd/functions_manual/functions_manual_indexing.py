"""Backward formulas of rearranging, scatter and gather.

Mirrors the corresponding part of torch/csrc/autograd/FunctionsManual.cpp. Left out: sparse gradients.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.autograd.engine.basic_ops import delayed_error
from tinytensor.autograd.functions_manual.functions_manual_shape import TensorGeometry
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_subclass_like import are_any_tensor_subclass_like

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = Sequence[int]
Number = int | float | bool

__all__ = [
    "as_strided_scatter_backward",
    "block_diag_backward",
    "constant_pad_nd_backward",
    "index_reduce_backward",
    "repeat_backward",
    "roll_backward",
    "scatter_reduce_backward",
    "scatter_reduce_jvp",
    "take_backward",
    "zeros_of",
]


def zeros_of(info: Metadata) -> Tensor:
    """Zeros like a tensor of which nothing but this is saved; the write is counted, as in at::zeros."""
    return F.empty(tuple(info.sizes), dtype=info.dtype, device=info.device).zero_()


def block_diag_backward(grad: Tensor, sizes: Sequence[Ints], dtypes: Sequence[ScalarType]) -> list[Tensor]:
    """The block of each matrix. A vector's has a row in front, over which the engine sums; it loses a last size of 1."""
    grads: list[Tensor] = []
    row = column = 0
    for size in sizes:
        if tuple(size) == (0,):
            grads.append(grad.new_zeros((0,)))
            continue
        height, width = (1,) * (2 - len(size)) + tuple(size)
        block = grad.narrow(0, row, height).narrow(1, column, width)
        for _ in range(2 - len(size)):
            block = block.squeeze(-1)
        grads.append(block)
        row, column = row + height, column + width
    return grads


def constant_pad_nd_backward(grad: Tensor, pad: Ints) -> Tensor:
    """What was padded is cut off, and the other way round."""
    return F.constant_pad_nd(grad, [-n for n in pad], 0)


def as_strided_scatter_backward(
    grad: Tensor,
    input_geometry: TensorGeometry,
    src_geometry: TensorGeometry,
    sizes: Ints,
    strides: Ints,
    storage_offset: int | None,
) -> Tensor:
    """What PyTorch gives self: the gradient where src was written, and zeros where self was kept. Mathematics has it
    the other way round (FunctionsManual.cpp, `as_strided_scatter_backward`)."""
    memory = grad.new_zeros((prod(input_geometry.sizes),))
    result = memory.as_strided(input_geometry.sizes, input_geometry.strides)
    written = grad.contiguous().as_strided(sizes, strides, storage_offset)
    memory.as_strided(sizes, strides, storage_offset).copy_(written)
    return result


def take_backward(grad: Tensor, self: Tensor, index: Tensor) -> Tensor:
    zeros = F.zeros_like(self)
    return (zeros.put if are_any_tensor_subclass_like(grad, index) else zeros.put_)(index, grad, True)


def repeat_backward(grad: Tensor, repeats: Ints, input_shape: Ints) -> Tensor:
    """The sum over all copies."""
    if 0 in repeats:
        return F.zeros(tuple(input_shape), dtype=grad.dtype, device=grad.device)
    added = grad.dim() - len(input_shape)
    for _ in range(added):
        grad = grad.sum(0, False)
    sizes: list[int] = []
    copies: list[int] = []
    for times, size in zip(repeats[added:], input_shape, strict=True):
        if times != 1:
            copies.append(len(sizes))
            sizes.append(times)
        sizes.append(size)
    if copies:
        grad = grad.reshape(sizes).sum(copies)
    return grad


def roll_backward(grad: Tensor, shifts: Ints, dims: Ints) -> Tensor:
    """The same way back, the last shift first."""
    return grad.roll([-shift for shift in reversed(shifts)], list(reversed(dims)))


class _Places(NamedTuple):
    """The index of scatter_reduce or index_reduce: how to read there, to add, to reduce, and to clear."""

    read: Callable[[Tensor], Tensor]
    add: Callable[[Tensor, Tensor], Tensor]
    reduce: Callable[[Tensor, Tensor], Tensor]
    clear: Callable[[Tensor], Tensor]
    name: str


def scatter_reduce_backward(
    grad: Tensor,
    self: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    reduce: str,
    include_self: bool,
    result: Tensor,
) -> tuple[Tensor, Tensor]:
    """Gradients of self and src."""
    places = _Places(
        lambda t: t.gather(dim, index),
        lambda t, values: t.scatter_add(dim, index, values),
        lambda t, values: t.scatter_reduce(dim, index, values, reduce, include_self=include_self),
        lambda t: t.scatter(dim, index, 0),
        "scatter_reduce",
    )
    return _reduce_backward(places, grad, self, src, reduce, include_self, result)


def index_reduce_backward(
    grad: Tensor,
    self: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    reduce: str,
    include_self: bool,
    result: Tensor,
) -> tuple[Tensor, Tensor]:
    """Gradients of self and source."""
    places = _Places(
        lambda t: t.index_select(dim, index),
        lambda t, values: t.index_add(dim, index, values),
        lambda t, values: t.index_reduce(dim, index, values, reduce, include_self=include_self),
        lambda t: t.index_fill(dim, index, 0),
        "index_reduce",
    )
    return _reduce_backward(places, grad, self, source, reduce, include_self, result)


def _reduce_backward(
    at: _Places, grad: Tensor, self: Tensor, src: Tensor, reduce: str, include_self: bool, result: Tensor
) -> tuple[Tensor, Tensor]:
    if reduce == "sum":
        grad_self, grad_src = grad, at.read(grad)
    elif reduce == "prod":
        grad_self, grad_src = _prod_backward(at, grad, self, src, result)
    elif reduce == "mean":
        count = F.ones_like(grad) if include_self else F.zeros_like(grad)
        count = at.add(count, F.ones_like(src))
        count.masked_fill_(count == 0, 1)
        grad_self, grad_src = grad / count, at.read(grad) / at.read(count)
    else:  # shared by all that have the value
        check(
            reduce in ("amax", "amin"),
            f"Expected 'reduce' to be one of 'sum', 'prod', 'mean', 'amax', 'amin' but got {reduce}.",
        )
        value = at.read(result)
        self_is_result = (self == result).to(self.dtype)
        src_is_result = (src == value).to(self.dtype)
        shared = grad / at.add(self_is_result, src_is_result)
        grad_self, grad_src = self_is_result * shared, src_is_result * at.read(shared)
    return grad_self if include_self else at.clear(grad_self), grad_src


def _prod_backward(at: _Places, grad: Tensor, self: Tensor, src: Tensor, result: Tensor) -> tuple[Tensor, Tensor]:
    """The product of all other factors: result / factor, and where that is 0 / 0 the product without the factor."""
    # A self of 0 counts as 1, so that the product of the others comes out, and the division by self is safe.
    masked_self = self.masked_fill(self == 0, 1)
    grad_self = grad * at.reduce(masked_self, src) / masked_self
    src_zero = src == 0
    zeros = at.read(at.add(F.zeros_like(self), src_zero.to(self.dtype)))
    # A factor that is the only zero at its place: its gradient is the product of the others. With two zeros each product of
    # the others is 0, and so is result / 1 below.
    single_zero = F.bitwise_and(src_zero, zeros == 1)
    without = at.reduce(self, src.masked_fill(single_zero, 1))
    grad_src = F.where(single_zero, at.read(grad * without), at.read(grad * result) / src.masked_fill(src_zero, 1))
    if are_any_tensor_subclass_like(src, zeros) or bool((zeros > 1).any()):
        return grad_self, delayed_error(
            grad_src,
            f"{at.name}(): Double backward is unsupported for src when >1 zeros in src are scattered to the same "
            "position in self",
        )
    return grad_self, grad_src


def scatter_reduce_jvp(
    self_p: Tensor,
    self_t: Tensor,
    dim: int,
    index: Tensor,
    src_p: Tensor,
    src_t: Tensor,
    reduce: str,
    include_self: bool,
    result: Tensor,
) -> Tensor | None:
    """The forward derivative: linear for sum and mean, shared among equals for amax and amin."""
    if reduce in ("sum", "mean"):
        return F.scatter_reduce(self_t, dim, index, src_t, reduce, include_self=include_self)
    if reduce == "prod":
        return None  # PyTorch has no tangent here either
    mask_self = self_p == result
    mask_src = src_p == result.gather(dim, index)
    equals = mask_self.to(self_t.dtype).scatter_reduce(
        dim, index, mask_src.to(self_t.dtype), "sum", include_self=include_self
    )
    return (
        F.where(mask_self, self_t, 0.0)
        .scatter_reduce(dim, index, F.where(mask_src, src_t, 0.0), "sum", include_self=include_self)
        .div(equals)
    )
