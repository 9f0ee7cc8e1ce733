"""InverseGamma: the reciprocal of a Gamma number.

Mirrors torch/distributions/inverse_gamma.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.gamma import Gamma
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.transforms import PowerTransform

__all__ = ["InverseGamma"]


class InverseGamma(TransformedDistribution):
    """1 / X, where X is a Gamma.

    concentration, rate   those of X, positive numbers or tensors

        >>> d = tt.distributions.InverseGamma(tt.tensor([3.0]), tt.tensor([2.0]))
        >>> d.mean, d.mode, d.variance
        (tensor([1.]), tensor([0.5000]), tensor([1.]))
    """

    arg_constraints = {"concentration": constraints.positive, "rate": constraints.positive}  # noqa: RUF012
    support = constraints.positive
    has_rsample = True
    base_dist: Gamma

    def __init__(self, concentration: Any, rate: Any, validate_args: bool | None = None) -> None:
        base = Gamma(concentration, rate, validate_args=validate_args)
        super().__init__(base, PowerTransform(-base.rate.new_ones(())), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> InverseGamma:
        new = self._get_checked_instance(InverseGamma, _instance)
        return super().expand(batch_shape, _instance=new)  # type: ignore[return-value]

    @property
    def concentration(self) -> tt.Tensor:
        """That of X."""
        return self.base_dist.concentration

    @property
    def rate(self) -> tt.Tensor:
        """That of X."""
        return self.base_dist.rate

    @property
    def mean(self) -> tt.Tensor:
        return tt.where(self.concentration > 1, self.rate / (self.concentration - 1), tt.inf)

    @property
    def mode(self) -> tt.Tensor:
        return self.rate / (self.concentration + 1)

    @property
    def variance(self) -> tt.Tensor:
        finite = self.rate.square() / ((self.concentration - 1).square() * (self.concentration - 2))
        return tt.where(self.concentration > 2, finite, tt.inf)

    def entropy(self) -> tt.Tensor:
        return (
            self.concentration
            + self.rate.log()
            + self.concentration.lgamma()
            - (1 + self.concentration) * self.concentration.digamma()
        )
