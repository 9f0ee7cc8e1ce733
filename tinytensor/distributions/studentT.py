"""StudentT: a normal number, divided by an estimate of its standard deviation.

Mirrors torch/distributions/studentT.py.
"""

from __future__ import annotations

import math
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.chi2 import Chi2
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import _standard_normal, broadcast_all

__all__ = ["StudentT"]


class StudentT(Distribution):
    """loc + scale * X / sqrt(Z / df), where X is standard normal and Z a Chi2 with `df` degrees of freedom.

    df      degrees of freedom, positive
    loc     the median
    scale   the width, positive

        >>> d = tt.distributions.StudentT(tt.tensor([1.0, 2.0, 4.0]))
        >>> d.mean, d.variance
        (tensor([nan, 0., 0.]), tensor([nan, inf, 2.]))
    """

    arg_constraints = {  # noqa: RUF012
        "df": constraints.positive,
        "loc": constraints.real,
        "scale": constraints.positive,
    }
    support = constraints.real
    has_rsample = True

    def __init__(self, df: Any, loc: Any = 0.0, scale: Any = 1.0, validate_args: bool | None = None) -> None:
        self.df, self.loc, self.scale = broadcast_all(df, loc, scale)
        self._chi2 = Chi2(self.df)
        super().__init__(self.df.shape, validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> StudentT:
        return self._expand(StudentT, batch_shape, _instance, "df", "loc", "scale", "_chi2")

    @property
    def mean(self) -> tt.Tensor:
        mean = self.loc.clone(memory_format=tt.contiguous_format)
        mean[self.df <= 1] = tt.nan
        return mean

    @property
    def mode(self) -> tt.Tensor:
        return self.loc

    @property
    def variance(self) -> tt.Tensor:
        variance = self.df.clone(memory_format=tt.contiguous_format)
        finite = self.df > 2
        df = self.df[finite]
        variance[finite] = self.scale[finite].pow(2) * df / (df - 2)
        variance[(self.df <= 2) & (self.df > 1)] = tt.inf
        variance[self.df <= 1] = tt.nan
        return variance

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        shape = self._extended_shape(sample_shape)
        x = _standard_normal(shape, dtype=self.df.dtype, device=self.df.device)
        z = self._chi2.rsample(sample_shape)
        return self.loc + self.scale * (x * tt.rsqrt(z / self.df))

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        y = (value - self.loc) / self.scale
        normalizer = (
            self.scale.log()
            + 0.5 * self.df.log()
            + 0.5 * math.log(math.pi)
            + tt.lgamma(0.5 * self.df)
            - tt.lgamma(0.5 * (self.df + 1.0))
        )
        return -0.5 * (self.df + 1.0) * tt.log1p(y**2.0 / self.df) - normalizer

    def entropy(self) -> tt.Tensor:
        half, more = 0.5 * self.df, 0.5 * (self.df + 1)
        log_beta = tt.lgamma(half) + math.lgamma(0.5) - tt.lgamma(more)
        return self.scale.log() + more * (tt.digamma(more) - tt.digamma(half)) + 0.5 * self.df.log() + log_beta
