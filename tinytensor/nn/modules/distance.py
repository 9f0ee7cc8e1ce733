"""Distances between rows as modules.

Mirrors torch/nn/modules/distance.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tinytensor.nn.functional as F
from tinytensor.nn.modules.module import Module

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["CosineSimilarity", "PairwiseDistance"]


class PairwiseDistance(Module):
    """The p-norm of x1 - x2 + eps along the last dimension.

        p         2.0; which norm. It may be negative
        eps       1e-6; added to each difference, so that no gradient divides by 0
        keepdim   False; True keeps the last dimension with size 1

    Shapes: (N, D) or (D), (N, D) or (D) -> (N) or (), with keepdim (N, 1) or (1). Other dimensions broadcast.

    >>> nn.PairwiseDistance(eps=0.0)(tt.tensor([[3.0, 4.0]]), tt.zeros(1, 2))
    tensor([5.])
    """

    def __init__(self, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False) -> None:
        super().__init__()
        self.norm = p
        self.eps = eps
        self.keepdim = keepdim

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        return F.pairwise_distance(x1, x2, self.norm, self.eps, self.keepdim)


class CosineSimilarity(Module):
    """The cosine of the angle between x1 and x2 along `dim`: `x1 · x2 / (max(|x1|, eps) * max(|x2|, eps))`.

        dim   1; the dimension of the vectors
        eps   1e-8; a norm counts as at least this

    Shapes: (*, D, *), (*, D, *) -> (*, *): the shapes broadcast, and `dim` disappears.

    >>> nn.CosineSimilarity()(tt.tensor([[3.0, 4.0]]), tt.tensor([[4.0, 3.0]]))
    tensor([0.9600])
    """

    def __init__(self, dim: int = 1, eps: float = 1e-8) -> None:
        super().__init__()
        self.dim = dim
        self.eps = eps

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        return F.cosine_similarity(x1, x2, self.dim, self.eps)
