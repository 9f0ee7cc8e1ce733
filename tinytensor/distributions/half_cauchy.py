"""HalfCauchy: the absolute value of a Cauchy number.

Mirrors torch/distributions/half_cauchy.py.
"""

from __future__ import annotations

import math
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.cauchy import Cauchy
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.transforms import AbsTransform

__all__ = ["HalfCauchy"]


class HalfCauchy(TransformedDistribution):
    """|X|, where X is a Cauchy around 0: the absolute value of a Cauchy number.

    scale   that of X, a positive number or tensor

        >>> d = tt.distributions.HalfCauchy(tt.tensor([1.0]))
        >>> d.cdf(tt.tensor([1.0]))
        tensor([0.5000])
    """

    arg_constraints = {"scale": constraints.positive}  # noqa: RUF012
    support = constraints.nonnegative
    has_rsample = True
    base_dist: Cauchy

    def __init__(self, scale: Any, validate_args: bool | None = None) -> None:
        super().__init__(Cauchy(0, scale, validate_args=False), AbsTransform(), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> HalfCauchy:
        new = self._get_checked_instance(HalfCauchy, _instance)
        return super().expand(batch_shape, _instance=new)  # type: ignore[return-value]

    @property
    def scale(self) -> tt.Tensor:
        """That of X."""
        return self.base_dist.scale

    @property
    def mean(self) -> tt.Tensor:
        return tt.full(self._extended_shape(), math.inf, dtype=self.scale.dtype, device=self.scale.device)

    @property
    def mode(self) -> tt.Tensor:
        return tt.zeros_like(self.scale)

    @property
    def variance(self) -> tt.Tensor:
        return self.base_dist.variance

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        value = tt.as_tensor(value, dtype=self.scale.dtype, device=self.scale.device)
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
