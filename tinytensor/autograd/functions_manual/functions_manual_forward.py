"""Tangents that take more than one expression: what the forward-mode formulas of derivatives.yaml call by name.

`x_p` is an input's value, `x_t` its tangent. As with gradients, all of it is made of public operators.

Mirrors the `_jvp` functions of torch/csrc/autograd/FunctionsManual.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.autograd.forward_ad.forward_ad import tangent_or_zeros
from tinytensor.autograd.functions_manual.functions_manual import restore_reduced_dims

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def cat_jvp(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """Joined tangents."""
    return F.cat([tangent_or_zeros(t) for t in tensors], dim)


def block_diag_jvp(tensors: Sequence[Tensor]) -> Tensor:
    return F.block_diag([tangent_or_zeros(t) for t in tensors])


def stack_jvp(tensors: Sequence[Tensor], dim: int) -> Tensor:
    return F.stack([tangent_or_zeros(t) for t in tensors], dim)


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
