"""Normal: the Gaussian distribution.

Mirrors torch/distributions/normal.py.
"""

from __future__ import annotations

import math
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.exp_family import ExponentialFamily
from tinytensor.distributions.utils import _standard_normal, batch_shape_of, broadcast_all

__all__ = ["Normal"]


class Normal(ExponentialFamily):
    """Density exp(-((x - loc) / scale)**2 / 2) / (scale * sqrt(2 pi)).

    loc     the mean, number or tensor
    scale   the standard deviation, positive

        >>> d = tt.distributions.Normal(tt.tensor([0.0]), tt.tensor([1.0]))
        >>> d.log_prob(tt.zeros(1)), d.cdf(tt.zeros(1))
        (tensor([-0.9189]), tensor([0.5000]))
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}  # noqa: RUF012
    support = constraints.real
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(self, loc: Any, scale: Any, validate_args: bool | None = None) -> None:
        self.loc, self.scale = broadcast_all(loc, scale)
        super().__init__(batch_shape_of(self.loc, loc, scale), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Normal:
        return self._expand(Normal, batch_shape, _instance, "loc", "scale")

    @property
    def mean(self) -> tt.Tensor:
        return self.loc

    @property
    def mode(self) -> tt.Tensor:
        return self.loc

    @property
    def stddev(self) -> tt.Tensor:
        return self.scale

    @property
    def variance(self) -> tt.Tensor:
        return self.stddev.pow(2)

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        shape = self._extended_shape(sample_shape)
        with tt.no_grad():
            return tt.normal(self.loc.expand(shape), self.scale.expand(shape))

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        shape = self._extended_shape(sample_shape)
        return self.loc + _standard_normal(shape, dtype=self.loc.dtype, device=self.loc.device) * self.scale

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        log_scale = self.scale.log()
        return -((value - self.loc) ** 2) / (2 * self.scale**2) - log_scale - math.log(math.sqrt(2 * math.pi))

    def cdf(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return 0.5 * (1 + tt.erf((value - self.loc) * self.scale.reciprocal() / math.sqrt(2)))

    def icdf(self, value: tt.Tensor) -> tt.Tensor:
        return self.loc + self.scale * tt.erfinv(2 * value - 1) * math.sqrt(2)

    def entropy(self) -> tt.Tensor:
        return 0.5 + 0.5 * math.log(2 * math.pi) + tt.log(self.scale)

    @property
    def _natural_params(self) -> tuple[tt.Tensor, ...]:
        variance = self.scale.pow(2)
        return self.loc / variance, -0.5 * variance.reciprocal()

    def _log_normalizer(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:  # type: ignore[override]
        return -0.25 * x.pow(2) / y + 0.5 * tt.log(-math.pi / y)
