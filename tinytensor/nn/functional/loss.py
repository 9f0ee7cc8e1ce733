"""torch.nn.functional: losses.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def mse_loss(input: Tensor, target: Tensor, reduction: str = "mean") -> Tensor:
    """Squared error, averaged ('mean'), added up ('sum') or elementwise ('none')."""
    error = F.pow(F.sub(input, target), 2)
    if reduction == "none":
        return error
    if reduction not in ("mean", "sum"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    return F.mean(error) if reduction == "mean" else F.sum(error)
