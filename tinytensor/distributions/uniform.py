"""Uniform: every number of an interval is as likely.

Mirrors torch/distributions/uniform.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import batch_shape_of, broadcast_all

__all__ = ["Uniform"]


class Uniform(Distribution):
    """Density 1 / (high - low) on [low, high).

    low, high   the ends, numbers or tensors

        >>> d = tt.distributions.Uniform(tt.tensor([1.0]), tt.tensor([3.0]))
        >>> d.mean, d.log_prob(tt.tensor([2.0])).exp()
        (tensor([2.]), tensor([0.5000]))
    """

    has_rsample = True

    @property
    def arg_constraints(self) -> dict[str, constraints.Constraint]:
        return {"low": constraints.less_than(self.high), "high": constraints.greater_than(self.low)}

    def __init__(self, low: Any, high: Any, validate_args: bool | None = None) -> None:
        self.low, self.high = broadcast_all(low, high)
        super().__init__(batch_shape_of(self.low, low, high), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Uniform:
        return self._expand(Uniform, batch_shape, _instance, "low", "high")

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self) -> Any:
        return constraints.interval(self.low, self.high)

    @property
    def mean(self) -> tt.Tensor:
        return (self.high + self.low) / 2

    @property
    def mode(self) -> tt.Tensor:
        return tt.nan * self.high

    @property
    def stddev(self) -> tt.Tensor:
        return (self.high - self.low) / 12**0.5

    @property
    def variance(self) -> tt.Tensor:
        return (self.high - self.low).pow(2) / 12

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        u = tt.rand(self._extended_shape(sample_shape), dtype=self.low.dtype, device=self.low.device)
        return self.low + u * (self.high - self.low)

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        # At `high`, which the support has in it, the density is 0: no draw is ever there.
        inside = self.low.le(value).type_as(self.low).mul(self.high.gt(value).type_as(self.low))
        return tt.log(inside) - tt.log(self.high - self.low)

    def cdf(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return ((value - self.low) / (self.high - self.low)).clamp(min=0, max=1)

    def icdf(self, value: tt.Tensor) -> tt.Tensor:
        return value * (self.high - self.low) + self.low

    def entropy(self) -> tt.Tensor:
        return tt.log(self.high - self.low)
