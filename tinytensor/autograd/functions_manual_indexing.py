"""Backward formulas of rearranging, scatter and gather.

Mirrors the corresponding part of torch/csrc/autograd/FunctionsManual.cpp. Left out: sparse gradients.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.metadata import Metadata

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = Sequence[int]
Number = int | float | bool

__all__ = [
    "index_fill_value_backward",
    "repeat_backward",
    "roll_backward",
    "scatter_reduce_backward",
    "scatter_reduce_jvp",
    "take_backward",
    "zeros_of",
]


def zeros_of(info: Metadata) -> Tensor:
    """Zeros like a tensor of which nothing but this is saved."""
    return F.zeros(tuple(info.sizes), dtype=info.dtype, device=info.device)


def index_fill_value_backward(grad: Tensor, dim: int, index: Tensor) -> Tensor:
    """The sum over the slices that were filled: each once, however often the index names it."""
    chosen = F.zeros_like(grad).index_fill(dim, index, 1)
    return (grad * chosen).sum()


def take_backward(grad: Tensor, self: Tensor, index: Tensor) -> Tensor:
    return F.zeros_like(self).put_(index, grad, True)


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
    if reduce == "sum":
        grad_self, grad_src = grad, grad.gather(dim, index)
    elif reduce == "prod":
        grad_self, grad_src = _scatter_prod_backward(grad, self, dim, index, src, include_self, result)
    elif reduce == "mean":
        count = F.ones_like(grad) if include_self else F.zeros_like(grad)
        count = count.scatter_add(dim, index, F.ones_like(src))
        count.masked_fill_(count == 0, 1)
        grad_self = grad / count
        grad_src = grad.gather(dim, index) / count.gather(dim, index)
    else:  # amax, amin: shared by all that have the value
        value = result.gather(dim, index)
        self_is_result = (self == result).to(self.dtype)
        src_is_result = (src == value).to(self.dtype)
        shared = grad / self_is_result.scatter_add(dim, index, src_is_result)
        grad_self = (self == result) * shared
        grad_src = (src == value) * shared.gather(dim, index)
    if not include_self:
        grad_self = grad_self.scatter(dim, index, 0)
    return grad_self, grad_src


def _scatter_prod_backward(
    grad: Tensor, self: Tensor, dim: int, index: Tensor, src: Tensor, include_self: bool, result: Tensor
) -> tuple[Tensor, Tensor]:
    """The product of all other factors: result / factor, and where that is 0 / 0 the product without the factor."""
    masked_self = self.masked_fill(self == 0, 1)
    masked_self_result = masked_self.scatter_reduce(dim, index, src, "prod", include_self=include_self)
    grad_self = grad * masked_self_result / masked_self
    src_zero = src == 0
    zeros = F.zeros_like(self).scatter_add(dim, index, src_zero.to(self.dtype)).gather(dim, index)
    single_zero = F.bitwise_and(src_zero, zeros == 1)
    masked_src = src.masked_fill(single_zero, 1)
    masked_src_result = self.scatter_reduce(dim, index, masked_src, "prod", include_self=include_self)
    grad_src = F.where(
        single_zero,
        (grad * masked_src_result).gather(dim, index),
        (grad * result).gather(dim, index) / src.masked_fill(src_zero, 1),
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
) -> Tensor:
    """The forward derivative: linear for sum and mean, shared among equals for amax and amin."""
    if reduce in ("sum", "mean"):
        return F.scatter_reduce(self_t, dim, index, src_t, reduce, include_self=include_self)
    if reduce in ("amin", "amax"):
        gathered = result.gather(dim, index)
        mask_self = self_p == result
        mask_src = src_p == gathered
        masked_src_t = F.where(mask_src, src_t, 0.0)
        zeros = F.zeros_like(self_t)
        if include_self:
            masked_self_t = F.where(mask_self, self_t, 0.0)
            div = mask_self.to(self_t.dtype).scatter_add(dim, index, mask_src.to(self_t.dtype))
            return F.scatter_reduce(masked_self_t, dim, index, masked_src_t, "sum").div(div)
        div = zeros.scatter_add(dim, index, mask_src.to(self_t.dtype))
        untouched = F.ones_like(self_t).scatter(dim, index, 0)
        summed = F.scatter_reduce(self_t, dim, index, masked_src_t, "sum", include_self=False)
        return summed.div(div.masked_fill(untouched == 1, 1))
    raise RuntimeError(f"scatter_reduce forward-mode AD is not supported for reduce={reduce}")
