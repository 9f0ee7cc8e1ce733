"""VonMises: an angle.

Mirrors torch/distributions/von_mises.py.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import broadcast_all, lazy_property

__all__ = ["VonMises"]

# Polynomials for the modified Bessel functions of order 0 and 1: in (x / 3.75)**2 below 3.75, in 3.75 / x above
# (M. Abramowitz, I. Stegun: Handbook of mathematical functions, 9.8.1 to 9.8.4).
_SMALL = (
    (1.0, 3.5156229, 3.0899424, 1.2067492, 0.2659732, 0.360768e-1, 0.45813e-2),
    (0.5, 0.87890594, 0.51498869, 0.15084934, 0.2658733e-1, 0.301532e-2, 0.32411e-3),
)
_LARGE = (
    (0.39894228, 0.1328592e-1, 0.225319e-2, -0.157565e-2, 0.916281e-2, -0.2057706e-1, 0.2635537e-1, -0.1647633e-1, 0.392377e-2),
    (0.39894228, -0.3988024e-1, -0.362018e-2, 0.163801e-2, -0.1031555e-1, 0.2282967e-1, -0.2895312e-1, 0.1787654e-1, -0.420059e-2),
)  # fmt: skip


def _eval_poly(y: tt.Tensor, coef: Sequence[float]) -> Any:
    return functools.reduce(lambda result, c: c + y * result, reversed(coef[:-1]), coef[-1])


def _log_modified_bessel_fn(x: tt.Tensor, order: int = 0) -> tt.Tensor:
    """log I_order(x) for x > 0 and order 0 or 1."""
    if order not in (0, 1):
        raise AssertionError(f"order must be 0 or 1, got {order}")
    small = _eval_poly((x / 3.75) * (x / 3.75), _SMALL[order])
    if order == 1:
        small = x.abs() * small
    large = x - 0.5 * x.log() + _eval_poly(3.75 / x, _LARGE[order]).log()
    return tt.where(x < 3.75, small.log(), large)


def _rejection_sample(loc: tt.Tensor, concentration: tt.Tensor, proposal_r: tt.Tensor, x: tt.Tensor) -> tt.Tensor:
    """Angles in x's shape. D. Best, N. Fisher: Efficient simulation of the von Mises distribution (1979)."""
    done = tt.zeros(x.shape, dtype=tt.bool, device=loc.device)
    while not done.all():
        u1, u2, u3 = tt.rand((3, *x.shape), dtype=loc.dtype, device=loc.device).unbind()
        z = tt.cos(math.pi * u1)
        f = (1 + proposal_r * z) / (proposal_r + z)
        c = concentration * (proposal_r - f)
        accept = ((c * (2 - c) - u2) > 0) | ((c / u2).log() + 1 - c >= 0)
        if accept.any():
            x = tt.where(accept, (u3 - 0.5).sign() * f.acos(), x)
            done = done | accept
    return (x + math.pi + loc) % (2 * math.pi) - math.pi


class VonMises(Distribution):
    """Density exp(concentration * cos(x - loc)), normalized, of angles in [-pi, pi).

    loc             the mean angle, in radians
    concentration   how near to it draws are, positive

        >>> d = tt.distributions.VonMises(tt.tensor([1.0]), tt.tensor([1.0]))
        >>> d.mean, d.variance
        (tensor([1.]), tensor([0.5536]))
    """

    arg_constraints = {"loc": constraints.real, "concentration": constraints.positive}  # noqa: RUF012
    support = constraints.real
    has_rsample = False

    def __init__(self, loc: Any, concentration: Any, validate_args: bool | None = None) -> None:
        self.loc, self.concentration = broadcast_all(loc, concentration)
        super().__init__(self.loc.shape, tt.Size(), validate_args)

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        log_prob = self.concentration * tt.cos(value - self.loc)
        return log_prob - math.log(2 * math.pi) - _log_modified_bessel_fn(self.concentration, order=0)

    # Draws are made in float64: in float32 a small concentration would make the acceptance wrong, or run for ever.

    @lazy_property
    def _loc(self) -> tt.Tensor:
        return self.loc.to(tt.double)

    @lazy_property
    def _concentration(self) -> tt.Tensor:
        return self.concentration.to(tt.double)

    @lazy_property
    def _proposal_r(self) -> tt.Tensor:
        kappa = self._concentration
        tau = 1 + (1 + 4 * kappa**2).sqrt()
        rho = (tau - (2 * tau).sqrt()) / (2 * kappa)
        exact = (1 + rho**2) / (2 * rho)
        return tt.where(kappa < 1e-5, 1 / kappa + kappa, exact)  # around 0 by its Taylor series

    @tt.no_grad()
    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        """Draws of shape `sample_shape + batch_shape`, angles in [-pi, pi)."""
        x = tt.empty(self._extended_shape(sample_shape), dtype=self._loc.dtype, device=self.loc.device)
        return _rejection_sample(self._loc, self._concentration, self._proposal_r, x).to(self.loc.dtype)

    def expand(self, batch_shape: Any, _instance: Any = None) -> VonMises:
        try:
            return super().expand(batch_shape)  # type: ignore[return-value]
        except NotImplementedError:
            return type(self)(
                self.loc.expand(batch_shape),
                self.concentration.expand(batch_shape),
                validate_args=self.__dict__.get("_validate_args"),
            )

    @property
    def mean(self) -> tt.Tensor:
        """The mean angle."""
        return self.loc

    @property
    def mode(self) -> tt.Tensor:
        return self.loc

    @lazy_property
    def variance(self) -> tt.Tensor:
        """The circular variance, between 0 and 1."""
        ratio = _log_modified_bessel_fn(self.concentration, 1) - _log_modified_bessel_fn(self.concentration, 0)
        return 1 - ratio.exp()
