"""torch.nn.functional: distances and norms of rows.

    cosine_similarity(x1, x2, dim=1, eps=1e-8)                  of the broadcast shape without `dim`
    pairwise_distance(x1, x2, p=2, eps=1e-6, keepdim=False)     (*, D), (*, D) -> (*)
    pdist(input, p=2)                                           (n, m) -> (n (n - 1) / 2): of every pair of rows, in
                                                                the order (0, 1), (0, 2), ...; float32 and float64

These are the operators themselves. RuntimeError where shapes, dtypes or p do not fit.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

cosine_similarity, pairwise_distance, pdist = F.cosine_similarity, F.pairwise_distance, F.pdist


def normalize(input: Tensor, p: float = 2.0, dim: int = 1, eps: float = 1e-12, out: Tensor | None = None) -> Tensor:
    """input divided by its p-norm along `dim`, which counts as at least eps.

    `out` is a tensor to write into; it has no gradient.

    >>> F.normalize(tt.tensor([[3.0, 4.0], [0.0, 0.0]]))
    tensor([[0.6000, 0.8000],
            [0.0000, 0.0000]])
    """
    if overrides.possible and has_torch_function((input, out)):
        return handle_call(normalize, (input, out), locals())
    # The norm is clamped and not added to eps: a long vector is divided by its exact norm, and zeros stay zeros.
    norm = input.norm(p, dim, keepdim=True)
    if out is None:
        return input / norm.clamp_min(eps).expand_as(input)
    return F.div(input, norm.clamp_min_(eps).expand_as(input), out=out)
