"""torch.nn.functional: affine maps.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def linear(input: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """input @ weight.T + bias. Shapes: (*, in), (out, in), (out) -> (*, out)."""
    product = F.matmul(input, F.t(weight))
    return product if bias is None else F.add(product, bias)
