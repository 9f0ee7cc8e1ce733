"""LKJCholesky: Cholesky factors of correlation matrices.

Mirrors torch/distributions/lkj_cholesky.py.
"""

from __future__ import annotations

import math
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.beta import Beta
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import broadcast_all

__all__ = ["LKJCholesky"]


class LKJCholesky(Distribution):
    """The lower Cholesky factor of a correlation matrix M whose density is proportional to det(M)**(concentration - 1).

    dim             size of the matrices, at least 2
    concentration   1: all correlation matrices are as likely; larger: those near the identity are likelier

    D. Lewandowski, D. Kurowicka, H. Joe: Generating random correlation matrices based on vines and extended onion method
    (2009); draws come from the onion method.

        >>> tt.distributions.LKJCholesky(2, 1.0).log_prob(tt.eye(2)).exp()
        tensor(0.5000)
    """

    arg_constraints = {"concentration": constraints.positive}  # noqa: RUF012
    support = constraints.corr_cholesky

    def __init__(self, dim: int, concentration: Any = 1.0, validate_args: bool | None = None) -> None:
        if dim < 2:
            raise ValueError(f"Expected dim to be an integer greater than or equal to 2. Found dim={dim}.")
        self.dim = dim
        (self.concentration,) = broadcast_all(concentration)
        made = {"dtype": self.concentration.dtype, "device": self.concentration.device}
        # Of each row the squared length of what stands before the diagonal is a Beta number. The first row has nothing there;
        # its number, which is not used, makes the shapes agree.
        offset = tt.arange(dim - 1, **made)
        offset = tt.cat([offset.new_zeros((1,)), offset])
        marginal = self.concentration + 0.5 * (dim - 2)
        self._beta = Beta(offset + 0.5, marginal.unsqueeze(-1) - 0.5 * offset)
        super().__init__(self.concentration.shape, tt.Size((dim, dim)), validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> LKJCholesky:
        new = self._expand(LKJCholesky, batch_shape, _instance, "concentration", dim=self.dim)
        new._beta = self._beta.expand((*batch_shape, self.dim))
        return new

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        squared_length = self._beta.sample(sample_shape).unsqueeze(-1)
        shape = self._extended_shape(sample_shape)
        direction = tt.randn(shape, dtype=squared_length.dtype, device=squared_length.device).tril(-1)
        direction = direction / direction.norm(dim=-1, keepdim=True)
        direction[..., 0, :].fill_(0.0)  # 0 / 0
        w = tt.sqrt(squared_length) * direction
        rest = tt.clamp(1 - tt.sum(w**2, dim=-1), min=tt.finfo(w.dtype).tiny).sqrt()
        w += tt.diag_embed(rest)
        return w

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        # The determinant is the product of the squares of the diagonal; the change from M to its factor adds other powers.
        diagonal = value.diagonal(dim1=-1, dim2=-2)[..., 1:]
        row = tt.arange(2, self.dim + 1, device=self.concentration.device)
        power = 2 * (self.concentration - 1).unsqueeze(-1) + self.dim - row
        others = self.dim - 1
        alpha = self.concentration + 0.5 * others
        log_normalizer = 0.5 * others * math.log(math.pi) + tt.mvlgamma(alpha - 0.5, others) - tt.lgamma(alpha) * others
        return tt.sum(power * diagonal.log(), dim=-1) - log_normalizer
