"""Gumbel: the largest of many numbers.

Mirrors torch/distributions/gumbel.py.
"""

from __future__ import annotations

import math
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.transforms import AffineTransform, ExpTransform
from tinytensor.distributions.uniform import Uniform
from tinytensor.distributions.utils import broadcast_all, euler_constant, is_number

__all__ = ["Gumbel"]


class Gumbel(TransformedDistribution):
    """Distribution function exp(-exp(-(x - loc) / scale)).

    loc     the mode
    scale   the width, positive

        >>> d = tt.distributions.Gumbel(tt.tensor([1.0]), tt.tensor([2.0]))
        >>> d.mean, d.cdf(tt.tensor([1.0]))
        (tensor([2.1544]), tensor([0.3679]))
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}  # noqa: RUF012
    support = constraints.real

    def __init__(self, loc: Any, scale: Any, validate_args: bool | None = None) -> None:
        self.loc, self.scale = broadcast_all(loc, scale)
        # loc - scale * log(-log(u)); u never so near to 0 or 1 that a logarithm is infinite.
        finfo = tt.finfo(self.loc.dtype)
        low, high = finfo.tiny, 1 - finfo.eps
        if not (is_number(loc) and is_number(scale)):
            low, high = tt.full_like(self.loc, low), tt.full_like(self.loc, high)
        transforms = [
            ExpTransform().inv,
            AffineTransform(loc=0, scale=-tt.ones_like(self.scale)),
            ExpTransform().inv,
            AffineTransform(loc=loc, scale=-self.scale),
        ]
        super().__init__(Uniform(low, high, validate_args=validate_args), transforms, validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Gumbel:
        new = self._get_checked_instance(Gumbel, _instance)
        new.loc = self.loc.expand(batch_shape)
        new.scale = self.scale.expand(batch_shape)
        return super().expand(batch_shape, _instance=new)  # type: ignore[return-value]

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        y = (self.loc - value) / self.scale
        return y - y.exp() - self.scale.log()

    @property
    def mean(self) -> tt.Tensor:
        return self.loc + self.scale * euler_constant

    @property
    def mode(self) -> tt.Tensor:
        return self.loc

    @property
    def stddev(self) -> tt.Tensor:
        return math.pi / math.sqrt(6) * self.scale

    @property
    def variance(self) -> tt.Tensor:
        return self.stddev.pow(2)

    def entropy(self) -> tt.Tensor:
        return self.scale.log() + (1 + euler_constant)
