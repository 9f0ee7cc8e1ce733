"""HalfNormal: the absolute value of a normal number; and what it shares with HalfCauchy.

Mirrors torch/distributions/half_normal.py.
"""

from __future__ import annotations

import math
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.normal import Normal
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.transforms import AbsTransform

__all__ = ["HalfNormal"]


class AbsoluteValue(TransformedDistribution):
    """|X|, where X is symmetric around 0: what HalfNormal and HalfCauchy have in common."""

    arg_constraints = {"scale": constraints.positive}  # noqa: RUF012
    support = constraints.nonnegative
    has_rsample = True
    base_dist: Any

    @property
    def scale(self) -> tt.Tensor:
        """That of X."""
        return self.base_dist.scale

    @property
    def mode(self) -> tt.Tensor:
        return tt.zeros_like(self.scale)

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        log_prob = self.base_dist.log_prob(value) + math.log(2)
        return tt.where(value >= 0, log_prob, -tt.inf)

    def cdf(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return 2 * self.base_dist.cdf(value) - 1

    def icdf(self, prob: tt.Tensor) -> tt.Tensor:
        return self.base_dist.icdf((prob + 1) / 2)

    def entropy(self) -> tt.Tensor:
        return self.base_dist.entropy() - math.log(2)


class HalfNormal(AbsoluteValue):
    """|X|, where X is a Normal around 0: the absolute value of a normal number.

    scale   that of X, a positive number or tensor

        >>> d = tt.distributions.HalfNormal(tt.tensor([1.0]))
        >>> d.mean
        tensor([0.7979])
    """

    def __init__(self, scale: Any, validate_args: bool | None = None) -> None:
        super().__init__(Normal(0, scale, validate_args=False), AbsTransform(), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> HalfNormal:
        new = self._get_checked_instance(HalfNormal, _instance)
        return super().expand(batch_shape, _instance=new)  # type: ignore[return-value]

    @property
    def mean(self) -> tt.Tensor:
        return self.scale * math.sqrt(2 / math.pi)

    @property
    def variance(self) -> tt.Tensor:
        return self.scale.pow(2) * (1 - 2 / math.pi)
