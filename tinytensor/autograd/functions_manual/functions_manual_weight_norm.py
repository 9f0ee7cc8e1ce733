"""The backward formula of normalized weights.

Mirrors `_weight_norm_differentiable_backward` of aten/src/ATen/native/WeightNorm.cpp. Here the second derivative sees
that the norms depend on v; PyTorch takes them for constants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.grad_mode import is_grad_enabled

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def weight_norm_backward(
    grad: Tensor | None, v: Tensor, g: Tensor, norms: Tensor, dim: int
) -> tuple[Tensor | None, Tensor | None]:
    """Gradients of v and g."""
    if grad is None:
        return None, None
    if is_grad_enabled():
        norms = F.norm_except_dim(v, 2, dim)
    norms = F.to(norms, g.dtype)
    others = [d for d in range(v.dim()) if d != dim]
    sums = F.sum(grad * v, others, True) if others else grad * v
    return (g / norms) * (grad - v * (sums / (norms * norms))), sums / norms
