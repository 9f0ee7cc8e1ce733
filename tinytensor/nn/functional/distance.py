"""torch.nn.functional: distances and norms of rows.

    cosine_similarity(x1, x2, dim=1, eps=1e-8)                  of the broadcast shape without `dim`
    pairwise_distance(x1, x2, p=2, eps=1e-6, keepdim=False)     (*, D), (*, D) -> (*)

These two are the operators themselves.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

cosine_similarity, pairwise_distance = F.cosine_similarity, F.pairwise_distance


def normalize(input: Tensor, p: float = 2.0, dim: int = 1, eps: float = 1e-12, out: Tensor | None = None) -> Tensor:
    """input divided by its p-norm along `dim`, which counts as at least eps."""
    norm = input.norm(p, dim, keepdim=True)
    if out is None:
        return input / norm.clamp_min(eps).expand_as(input)
    return F.div(input, norm.clamp_min_(eps).expand_as(input), out=out)


def pdist(input: Tensor, p: float = 2.0) -> Tensor:
    """The p-norm distance of every pair of rows of `input` (n, m), once: n (n - 1) / 2 of them, in the order (0, 1), (0, 2), ...

    float32 and float64. RuntimeError unless `input` is a floating matrix and p >= 0.
    """
    return F.pdist(input, p)
