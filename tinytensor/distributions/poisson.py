"""Poisson: how many events in a time.

Mirrors torch/distributions/poisson.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.exp_family import ExponentialFamily
from tinytensor.distributions.utils import batch_shape_of, broadcast_all

__all__ = ["Poisson"]


class Poisson(ExponentialFamily):
    """k with probability rate**k * exp(-rate) / k!.

    rate   the mean, not negative

        >>> d = tt.distributions.Poisson(tt.tensor([4.0]))
        >>> d.mean, d.variance, d.log_prob(tt.zeros(1))
        (tensor([4.]), tensor([4.]), tensor([-4.]))
    """

    arg_constraints = {"rate": constraints.nonnegative}  # noqa: RUF012
    support = constraints.nonnegative_integer

    def __init__(self, rate: Any, validate_args: bool | None = None) -> None:
        (self.rate,) = broadcast_all(rate)
        super().__init__(batch_shape_of(self.rate, rate), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Poisson:
        return self._expand(Poisson, batch_shape, _instance, "rate")

    @property
    def mean(self) -> tt.Tensor:
        return self.rate

    @property
    def mode(self) -> tt.Tensor:
        return self.rate.floor()

    @property
    def variance(self) -> tt.Tensor:
        return self.rate

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        with tt.no_grad():
            return tt.poisson(self.rate.expand(self._extended_shape(sample_shape)))

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        rate, value = broadcast_all(self.rate, value)
        return value.xlogy(rate) - rate - (value + 1).lgamma()

    @property
    def _natural_params(self) -> tuple[tt.Tensor, ...]:
        return (tt.log(self.rate),)

    def _log_normalizer(self, x: tt.Tensor) -> tt.Tensor:  # type: ignore[override]
        return tt.exp(x)
