"""Laplace: the difference of two waiting times.

Mirrors torch/distributions/laplace.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import batch_shape_of, broadcast_all

__all__ = ["Laplace"]


class Laplace(Distribution):
    """Density exp(-|x - loc| / scale) / (2 scale).

    loc     the mean
    scale   the mean distance from it, positive

        >>> d = tt.distributions.Laplace(tt.tensor([0.0]), tt.tensor([1.0]))
        >>> d.variance, d.log_prob(tt.zeros(1)).exp()
        (tensor([2.]), tensor([0.5000]))
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}  # noqa: RUF012
    support = constraints.real
    has_rsample = True

    def __init__(self, loc: Any, scale: Any, validate_args: bool | None = None) -> None:
        self.loc, self.scale = broadcast_all(loc, scale)
        super().__init__(batch_shape_of(self.loc, loc, scale), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Laplace:
        return self._expand(Laplace, batch_shape, _instance, "loc", "scale")

    @property
    def mean(self) -> tt.Tensor:
        return self.loc

    @property
    def mode(self) -> tt.Tensor:
        return self.loc

    @property
    def variance(self) -> tt.Tensor:
        return 2 * self.scale.pow(2)

    @property
    def stddev(self) -> tt.Tensor:
        return (2**0.5) * self.scale

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        # In (-1, 1): at the ends the logarithm would be infinite.
        u = self.loc.new(self._extended_shape(sample_shape)).uniform_(tt.finfo(self.loc.dtype).eps - 1, 1)
        return self.loc - self.scale * u.sign() * tt.log1p(-u.abs())

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return -tt.log(2 * self.scale) - tt.abs(value - self.loc) / self.scale

    def cdf(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        distance = value - self.loc
        return 0.5 - 0.5 * distance.sign() * tt.expm1(-distance.abs() / self.scale)

    def icdf(self, value: tt.Tensor) -> tt.Tensor:
        term = value - 0.5
        return self.loc - self.scale * term.sign() * tt.log1p(-2 * term.abs())

    def entropy(self) -> tt.Tensor:
        return 1 + tt.log(2 * self.scale)
