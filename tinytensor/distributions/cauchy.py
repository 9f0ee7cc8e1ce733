"""Cauchy: the ratio of two normal numbers.

Mirrors torch/distributions/cauchy.py.
"""

from __future__ import annotations

import math
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import batch_shape_of, broadcast_all

__all__ = ["Cauchy"]


class Cauchy(Distribution):
    """Density 1 / (pi scale (1 + ((x - loc) / scale)**2)). It has no mean: that is nan, the variance infinite.

    loc     the median
    scale   half of the width at half of the maximum

        >>> d = tt.distributions.Cauchy(tt.tensor([0.0]), tt.tensor([1.0]))
        >>> d.cdf(tt.tensor([1.0]))
        tensor([0.7500])
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}  # noqa: RUF012
    support = constraints.real
    has_rsample = True

    def __init__(self, loc: Any, scale: Any, validate_args: bool | None = None) -> None:
        self.loc, self.scale = broadcast_all(loc, scale)
        super().__init__(batch_shape_of(self.loc, loc, scale), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Cauchy:
        return self._expand(Cauchy, batch_shape, _instance, "loc", "scale")

    def _full(self, value: float) -> tt.Tensor:
        return tt.full(self._extended_shape(), value, dtype=self.loc.dtype, device=self.loc.device)

    @property
    def mean(self) -> tt.Tensor:
        return self._full(tt.nan)

    @property
    def mode(self) -> tt.Tensor:
        return self.loc

    @property
    def variance(self) -> tt.Tensor:
        return self._full(tt.inf)

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        eps = self.loc.new(self._extended_shape(sample_shape)).cauchy_()
        return self.loc + eps * self.scale

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return -math.log(math.pi) - self.scale.log() - (((value - self.loc) / self.scale) ** 2).log1p()

    def cdf(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return tt.atan((value - self.loc) / self.scale) / math.pi + 0.5

    def icdf(self, value: tt.Tensor) -> tt.Tensor:
        return tt.tan(math.pi * (value - 0.5)) * self.scale + self.loc

    def entropy(self) -> tt.Tensor:
        return math.log(4 * math.pi) + self.scale.log()
