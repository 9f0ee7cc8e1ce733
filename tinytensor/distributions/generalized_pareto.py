"""GeneralizedPareto: what exceeds a threshold.

Mirrors torch/distributions/generalized_pareto.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import batch_shape_of, broadcast_all

__all__ = ["GeneralizedPareto"]


class GeneralizedPareto(Distribution):
    """Tail probability (1 + concentration z)**(-1 / concentration), with z = (x - loc) / scale.

    loc             where it starts
    scale           its width, positive
    concentration   how heavy the tail is: 0 is the exponential distribution, below 0 the support ends

        >>> d = tt.distributions.GeneralizedPareto(0.0, 2.0, 0.0)
        >>> d.mean, d.cdf(tt.tensor(0.0))
        (tensor(2.), tensor(0.))
    """

    arg_constraints = {  # noqa: RUF012
        "loc": constraints.real,
        "scale": constraints.positive,
        "concentration": constraints.real,
    }
    has_rsample = True

    def __init__(self, loc: Any, scale: Any, concentration: Any, validate_args: bool | None = None) -> None:
        self.loc, self.scale, self.concentration = broadcast_all(loc, scale, concentration)
        super().__init__(batch_shape_of(self.loc, loc, scale, concentration), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> GeneralizedPareto:
        return self._expand(GeneralizedPareto, batch_shape, _instance, "loc", "scale", "concentration")

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        shape = self._extended_shape(sample_shape)
        return self.icdf(tt.rand(shape, dtype=self.loc.dtype, device=self.loc.device))

    def _safe(self, like: tt.Tensor) -> tuple[tt.Tensor, tt.Tensor]:
        """Where the concentration counts as `like`, 0, and the concentration with 1 there, to divide by."""
        is_zero = tt.isclose(self.concentration, like)
        return is_zero, tt.where(is_zero, tt.ones_like(self.concentration), self.concentration)

    def _z(self, x: tt.Tensor) -> tt.Tensor:
        return (x - self.loc) / self.scale

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        z = self._z(value)
        is_zero, concentration = self._safe(tt.tensor(0.0))
        power = 1 / concentration + tt.ones_like(z)
        # A power of 0 (concentration -1, the uniform distribution) stays 0 at the end of the support, where log1p is infinite.
        decay = tt.where(power == 0, power, power * tt.log1p(concentration * z))
        return -self.scale.log() - tt.where(is_zero, z, decay)

    def log_survival_function(self, value: tt.Tensor) -> tt.Tensor:
        """The logarithm of the probability that a draw is larger."""
        if self._validate_args:
            self._validate_sample(value)
        z = self._z(value)
        is_zero, concentration = self._safe(tt.tensor(0.0))
        return tt.where(is_zero, -z, -tt.log1p(concentration * z) / concentration)

    def log_cdf(self, value: tt.Tensor) -> tt.Tensor:
        """The logarithm of `cdf`."""
        return tt.log1p(-tt.exp(self.log_survival_function(value)))

    def cdf(self, value: tt.Tensor) -> tt.Tensor:
        return tt.exp(self.log_cdf(value))

    def icdf(self, value: tt.Tensor) -> tt.Tensor:
        is_zero, concentration = self._safe(tt.zeros_like(self.concentration))
        log_tail = tt.log1p(-value)
        power = self.loc + self.scale / concentration * tt.expm1(-concentration * log_tail)
        return tt.where(is_zero, self.loc - self.scale * log_tail, power)

    @property
    def mean(self) -> tt.Tensor:
        valid = self.concentration < 1
        concentration = tt.where(valid, self.concentration, 0.5)
        return tt.where(valid, self.loc + self.scale / (1 - concentration), tt.nan)

    @property
    def mode(self) -> tt.Tensor:
        return self.loc

    @property
    def variance(self) -> tt.Tensor:
        valid = self.concentration < 0.5
        concentration = tt.where(valid, self.concentration, 0.25)
        return tt.where(valid, self.scale**2 / ((1 - concentration) ** 2 * (1 - 2 * concentration)), tt.nan)

    def entropy(self) -> tt.Tensor:
        return tt.broadcast_to(tt.log(self.scale) + self.concentration + 1, self._batch_shape)

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self) -> Any:
        upper = tt.where(self.concentration < 0, self.loc - self.scale / self.concentration, tt.inf)
        return constraints.interval(self.loc, upper)
