"""Kumaraswamy: a number between 0 and 1, like a Beta, with a simple distribution function.

Mirrors torch/distributions/kumaraswamy.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.transforms import AffineTransform, PowerTransform
from tinytensor.distributions.uniform import Uniform
from tinytensor.distributions.utils import broadcast_all, euler_constant

__all__ = ["Kumaraswamy"]


def _moments(a: tt.Tensor, b: tt.Tensor, n: int) -> tt.Tensor:
    """The mean of x**n: b B(1 + n / a, b)."""
    arg = 1 + n / a
    return b * tt.exp(tt.lgamma(arg) + tt.lgamma(b) - tt.lgamma(arg + b))


class Kumaraswamy(TransformedDistribution):
    """Distribution function 1 - (1 - x**concentration1)**concentration0 on [0, 1].

    concentration1, concentration0   positive numbers or tensors, alpha and beta

        >>> d = tt.distributions.Kumaraswamy(tt.tensor([1.0]), tt.tensor([1.0]))
        >>> d.mean, d.cdf(tt.tensor([0.25]))
        (tensor([0.5000]), tensor([0.2500]))
    """

    arg_constraints = {"concentration1": constraints.positive, "concentration0": constraints.positive}  # noqa: RUF012
    support = constraints.unit_interval
    has_rsample = True

    def __init__(self, concentration1: Any, concentration0: Any, validate_args: bool | None = None) -> None:
        self.concentration1, self.concentration0 = broadcast_all(concentration1, concentration0)
        base = Uniform(
            tt.full_like(self.concentration0, 0), tt.full_like(self.concentration0, 1), validate_args=validate_args
        )
        # (1 - u**(1 / b))**(1 / a): the inverse of the distribution function, of 1 - u, which is as uniform as u.
        transforms = [
            PowerTransform(exponent=self.concentration0.reciprocal()),
            AffineTransform(loc=1.0, scale=-1.0),
            PowerTransform(exponent=self.concentration1.reciprocal()),
        ]
        super().__init__(base, transforms, validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Kumaraswamy:
        new = self._get_checked_instance(Kumaraswamy, _instance)
        new.concentration1 = self.concentration1.expand(batch_shape)
        new.concentration0 = self.concentration0.expand(batch_shape)
        return super().expand(batch_shape, _instance=new)  # type: ignore[return-value]

    @property
    def mean(self) -> tt.Tensor:
        return _moments(self.concentration1, self.concentration0, 1)

    @property
    def mode(self) -> tt.Tensor:
        a, b = self.concentration1, self.concentration0
        log_mode = b.reciprocal() * (-b).log1p() - (-b * a).log1p()
        log_mode[(b < 1) | (a < 1)] = tt.nan
        return log_mode.exp()

    @property
    def variance(self) -> tt.Tensor:
        return _moments(self.concentration1, self.concentration0, 2) - tt.pow(self.mean, 2)

    def entropy(self) -> tt.Tensor:
        a, b = self.concentration1, self.concentration0
        harmonic = tt.digamma(b + 1) + euler_constant
        return (1 - b.reciprocal()) + (1 - a.reciprocal()) * harmonic - tt.log(a) - tt.log(b)
