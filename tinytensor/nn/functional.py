"""torch.nn.functional: activations over the operators of the core.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def relu(input: Tensor, inplace: bool = False) -> Tensor:
    """max(input, 0)."""
    return F.relu_(input) if inplace else F.relu(input)


def sigmoid(input: Tensor) -> Tensor:
    """1 / (1 + exp(-input))."""
    return F.sigmoid(input)


def tanh(input: Tensor) -> Tensor:
    return F.tanh(input)


def linear(input: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """input @ weight.T + bias. Shapes: (*, in), (out, in), (out) -> (*, out)."""
    product = F.matmul(input, F.t(weight))
    return product if bias is None else F.add(product, bias)


def mse_loss(input: Tensor, target: Tensor, reduction: str = "mean") -> Tensor:
    """Squared error, averaged ('mean'), added up ('sum') or elementwise ('none')."""
    error = F.pow(F.sub(input, target), 2)
    if reduction == "none":
        return error
    if reduction not in ("mean", "sum"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    return F.mean(error) if reduction == "mean" else F.sum(error)
