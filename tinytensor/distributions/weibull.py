"""Weibull: the time until something breaks.

Mirrors torch/distributions/weibull.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.exponential import Exponential
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.transforms import AffineTransform, PowerTransform
from tinytensor.distributions.utils import broadcast_all, euler_constant

__all__ = ["Weibull"]


class Weibull(TransformedDistribution):
    """Tail probability exp(-(x / scale)**concentration) on x > 0.

    scale           lambda, positive
    concentration   k, positive: below 1 what is old breaks less often, above 1 more often

        >>> d = tt.distributions.Weibull(tt.tensor([1.0]), tt.tensor([1.0]))
        >>> d.mean, d.variance
        (tensor([1.]), tensor([1.]))
    """

    arg_constraints = {"scale": constraints.positive, "concentration": constraints.positive}  # noqa: RUF012
    support = constraints.positive

    def __init__(self, scale: Any, concentration: Any, validate_args: bool | None = None) -> None:
        self.scale, self.concentration = broadcast_all(scale, concentration)
        self.concentration_reciprocal = self.concentration.reciprocal()
        base = Exponential(tt.ones_like(self.scale), validate_args=validate_args)
        super().__init__(base, self._steps(), validate_args=validate_args)

    def _steps(self) -> list[Any]:
        return [
            PowerTransform(exponent=self.concentration_reciprocal),
            AffineTransform(loc=0, scale=self.scale),
        ]

    def expand(self, batch_shape: Any, _instance: Any = None) -> Weibull:
        new = self._get_checked_instance(Weibull, _instance)
        new.scale = self.scale.expand(batch_shape)
        new.concentration = self.concentration.expand(batch_shape)
        new.concentration_reciprocal = new.concentration.reciprocal()
        base = self.base_dist.expand(batch_shape)
        super(Weibull, new).__init__(base, new._steps(), validate_args=False)
        new._validate_args = self._validate_args
        return new

    @property
    def mean(self) -> tt.Tensor:
        return self.scale * tt.exp(tt.lgamma(1 + self.concentration_reciprocal))

    @property
    def mode(self) -> tt.Tensor:
        k = self.concentration
        return self.scale * ((k - 1) / k) ** k.reciprocal()

    @property
    def variance(self) -> tt.Tensor:
        second = tt.exp(tt.lgamma(1 + 2 * self.concentration_reciprocal))
        return self.scale.pow(2) * (second - tt.exp(2 * tt.lgamma(1 + self.concentration_reciprocal)))

    def entropy(self) -> tt.Tensor:
        return (
            euler_constant * (1 - self.concentration_reciprocal)
            + tt.log(self.scale * self.concentration_reciprocal)
            + 1
        )
