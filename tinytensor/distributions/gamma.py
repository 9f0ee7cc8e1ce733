"""Gamma: a waiting time for several events.

Mirrors torch/distributions/gamma.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.exp_family import ExponentialFamily
from tinytensor.distributions.utils import batch_shape_of, broadcast_all

__all__ = ["Gamma"]


def _standard_gamma(concentration: tt.Tensor) -> tt.Tensor:
    return tt._standard_gamma(concentration)


class Gamma(ExponentialFamily):
    """Density x**(concentration - 1) * exp(-rate * x), normalized, on x > 0.

    concentration   the shape, alpha: a positive number or tensor
    rate            1 / scale, beta

        >>> d = tt.distributions.Gamma(tt.tensor([2.0]), tt.tensor([4.0]))
        >>> d.mean, d.mode, d.variance
        (tensor([0.5000]), tensor([0.2500]), tensor([0.1250]))
    """

    arg_constraints: Any = {"concentration": constraints.positive, "rate": constraints.positive}  # noqa: RUF012
    support = constraints.nonnegative
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(self, concentration: Any, rate: Any, validate_args: bool | None = None) -> None:
        self.concentration, self.rate = broadcast_all(concentration, rate)
        super().__init__(batch_shape_of(self.concentration, concentration, rate), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Gamma:
        return self._expand(Gamma, batch_shape, _instance, "concentration", "rate")

    @property
    def mean(self) -> tt.Tensor:
        return self.concentration / self.rate

    @property
    def mode(self) -> tt.Tensor:
        return ((self.concentration - 1) / self.rate).clamp(min=0)

    @property
    def variance(self) -> tt.Tensor:
        return self.concentration / self.rate.pow(2)

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        shape = self._extended_shape(sample_shape)
        value = _standard_gamma(self.concentration.expand(shape)) / self.rate.expand(shape)
        value.detach().clamp_(min=tt.finfo(value.dtype).tiny)  # never 0, without a node in the graph
        return value

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        value = tt.as_tensor(value, dtype=self.rate.dtype, device=self.rate.device)
        if self._validate_args:
            self._validate_sample(value)
        return (
            tt.xlogy(self.concentration, self.rate)
            + tt.xlogy(self.concentration - 1, value)
            - self.rate * value
            - tt.lgamma(self.concentration)
        )

    def cdf(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return tt.special.gammainc(self.concentration, self.rate * value)

    def entropy(self) -> tt.Tensor:
        return (
            self.concentration
            - tt.log(self.rate)
            + tt.lgamma(self.concentration)
            + (1.0 - self.concentration) * tt.digamma(self.concentration)
        )

    @property
    def _natural_params(self) -> tuple[tt.Tensor, ...]:
        return self.concentration - 1, -self.rate

    def _log_normalizer(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:  # type: ignore[override]
        return tt.lgamma(x + 1) + (x + 1) * tt.log(-y.reciprocal())
