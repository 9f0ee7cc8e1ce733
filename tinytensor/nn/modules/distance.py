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
    """The p-norm of x1 - x2 + eps along the last dimension: (*, D), (*, D) -> (*), or (*, 1) with keepdim."""

    def __init__(self, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False) -> None:
        super().__init__()
        self.norm = p
        self.eps = eps
        self.keepdim = keepdim

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        return F.pairwise_distance(x1, x2, self.norm, self.eps, self.keepdim)


class CosineSimilarity(Module):
    """x1 . x2 / (|x1| |x2|) along `dim`, norms counted as at least eps; the broadcast shape without `dim`."""

    def __init__(self, dim: int = 1, eps: float = 1e-8) -> None:
        super().__init__()
        self.dim = dim
        self.eps = eps

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        return F.cosine_similarity(x1, x2, self.dim, self.eps)
