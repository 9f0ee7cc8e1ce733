"""torch.nn.functional: activations.

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
    """(exp(input) - exp(-input)) / (exp(input) + exp(-input))."""
    return F.tanh(input)
