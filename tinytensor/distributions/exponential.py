"""Exponential: a waiting time.

Mirrors torch/distributions/exponential.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.exp_family import ExponentialFamily
from tinytensor.distributions.utils import batch_shape_of, broadcast_all

__all__ = ["Exponential"]


class Exponential(ExponentialFamily):
    """Density rate * exp(-rate * x) on x >= 0.

    rate   1 / mean, a positive number or tensor

        >>> d = tt.distributions.Exponential(tt.tensor([2.0]))
        >>> d.mean, d.log_prob(tt.zeros(1)).exp()
        (tensor([0.5000]), tensor([2.]))
    """

    arg_constraints = {"rate": constraints.positive}  # noqa: RUF012
    support = constraints.nonnegative
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(self, rate: Any, validate_args: bool | None = None) -> None:
        (self.rate,) = broadcast_all(rate)
        super().__init__(batch_shape_of(self.rate, rate), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Exponential:
        return self._expand(Exponential, batch_shape, _instance, "rate")

    @property
    def mean(self) -> tt.Tensor:
        return self.rate.reciprocal()

    @property
    def mode(self) -> tt.Tensor:
        return tt.zeros_like(self.rate)

    @property
    def stddev(self) -> tt.Tensor:
        return self.rate.reciprocal()

    @property
    def variance(self) -> tt.Tensor:
        return self.rate.pow(-2)

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        return self.rate.new(self._extended_shape(sample_shape)).exponential_() / self.rate

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return self.rate.log() - self.rate * value

    def cdf(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return 1 - tt.exp(-self.rate * value)

    def icdf(self, value: tt.Tensor) -> tt.Tensor:
        return -tt.log1p(-value) / self.rate

    def entropy(self) -> tt.Tensor:
        return 1.0 - tt.log(self.rate)

    @property
    def _natural_params(self) -> tuple[tt.Tensor, ...]:
        return (-self.rate,)

    def _log_normalizer(self, x: tt.Tensor) -> tt.Tensor:  # type: ignore[override]
        return -tt.log(-x)
