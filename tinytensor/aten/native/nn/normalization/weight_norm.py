"""A weight as length times direction: `w = g * v / |v|`, where the norm is over all dimensions but one.

Mirrors aten/src/ATen/native/WeightNorm.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bfloat16, float16, float32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def norm_except_dim(v: Tensor, pow: int = 2, dim: int = 0) -> Tensor:
    """The norm over all dimensions but `dim`; they keep size 1. The norm over all dimensions if `dim` is -1."""
    if dim == -1:
        return F.norm(v, pow)
    # The first and the last dimension make a matrix of rows or columns without moving data; any other is moved to the front.
    last = v.dim() - 1
    size = [1] * v.dim()
    if dim == 0:
        v.size(0)  # of a tensor without dimensions this is refused
        size[0] = v.shape[0]
        return F.view(F.norm(F.view(v.contiguous(), (v.shape[0], -1)), pow, 1), size)
    if dim == last:
        size[last] = v.shape[last]
        return F.view(F.norm(F.view(v.contiguous(), (-1, v.shape[last])), pow, 0), size)
    return F.transpose(F.norm_except_dim(F.transpose(v, 0, dim), pow, 0), 0, dim)


def _weight_norm(v: Tensor, g: Tensor, dim: int = 0) -> Tensor:
    """`g * v / |v|`: one node for the first and the last dimension, else a composition."""
    check(
        v.meta_.device is g.meta_.device,
        lambda: (
            f"weight_norm: expected v_in and g_in to be on the same device, but v_in is on {v.device} and g_in is on {g.device}"
        ),
    )
    v, g = v.contiguous(), g.contiguous()
    if v.dtype not in (float16, bfloat16) and dim in (0, v.dim() - 1):
        return F._weight_norm_interface(v, g, dim)[0]
    return v * (g / F.norm_except_dim(v, 2, dim))


def weight_norm_cpu(v: Tensor, g: Tensor, dim: int = 0) -> tuple[Tensor, Tensor]:
    """(the weight, the norms of v); the norms of 16-bit tensors are float32."""
    narrow = v.dtype in (float16, bfloat16)
    norms = F.norm_except_dim(F.to(v, float32) if narrow else v, 2, dim)
    return v * (g / F.to(norms, g.dtype)), norms
