"""LogNormal: the exponential of a normal number.

Mirrors torch/distributions/log_normal.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.normal import Normal
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.transforms import ExpTransform

__all__ = ["LogNormal"]


class LogNormal(TransformedDistribution):
    """exp(X), where X is a Normal.

    loc, scale   those of X, numbers or tensors

        >>> d = tt.distributions.LogNormal(tt.tensor([0.0]), tt.tensor([1.0]))
        >>> d.mean, d.cdf(tt.ones(1))
        (tensor([1.6487]), tensor([0.5000]))
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}  # noqa: RUF012
    support = constraints.positive
    has_rsample = True
    base_dist: Normal

    def __init__(self, loc: Any, scale: Any, validate_args: bool | None = None) -> None:
        base = Normal(loc, scale, validate_args=validate_args)
        super().__init__(base, ExpTransform(), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> LogNormal:
        new = self._get_checked_instance(LogNormal, _instance)
        return super().expand(batch_shape, _instance=new)  # type: ignore[return-value]

    @property
    def loc(self) -> tt.Tensor:
        """The mean of X."""
        return self.base_dist.loc

    @property
    def scale(self) -> tt.Tensor:
        """The standard deviation of X."""
        return self.base_dist.scale

    @property
    def mean(self) -> tt.Tensor:
        return (self.loc + self.scale.pow(2) / 2).exp()

    @property
    def mode(self) -> tt.Tensor:
        return (self.loc - self.scale.square()).exp()

    @property
    def variance(self) -> tt.Tensor:
        squared = self.scale.pow(2)
        return squared.expm1() * (2 * self.loc + squared).exp()

    def entropy(self) -> tt.Tensor:
        return self.base_dist.entropy() + self.loc
