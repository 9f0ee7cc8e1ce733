"""Pareto: a power law.

Mirrors torch/distributions/pareto.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.exponential import Exponential
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.transforms import AffineTransform, ExpTransform
from tinytensor.distributions.utils import broadcast_all

__all__ = ["Pareto"]


class Pareto(TransformedDistribution):
    """Tail probability (scale / x)**alpha on x >= scale.

    scale   where it starts, positive
    alpha   the power, positive

        >>> d = tt.distributions.Pareto(tt.tensor([1.0]), tt.tensor([3.0]))
        >>> d.mean, d.variance
        (tensor([1.5000]), tensor([0.7500]))
    """

    arg_constraints = {"alpha": constraints.positive, "scale": constraints.positive}  # noqa: RUF012

    def __init__(self, scale: Any, alpha: Any, validate_args: bool | None = None) -> None:
        self.scale, self.alpha = broadcast_all(scale, alpha)
        base = Exponential(self.alpha, validate_args=validate_args)
        transforms = [ExpTransform(), AffineTransform(loc=0, scale=self.scale)]
        super().__init__(base, transforms, validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Pareto:
        new = self._get_checked_instance(Pareto, _instance)
        new.scale = self.scale.expand(batch_shape)
        new.alpha = self.alpha.expand(batch_shape)
        return super().expand(batch_shape, _instance=new)  # type: ignore[return-value]

    @property
    def mean(self) -> tt.Tensor:
        a = self.alpha.clamp(min=1)  # up to 1 it is infinite
        return a * self.scale / (a - 1)

    @property
    def mode(self) -> tt.Tensor:
        return self.scale

    @property
    def variance(self) -> tt.Tensor:
        a = self.alpha.clamp(min=2)  # up to 2 it is infinite
        return self.scale.pow(2) * a / ((a - 1).pow(2) * (a - 2))

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self) -> Any:
        return constraints.greater_than_eq(self.scale)

    def entropy(self) -> tt.Tensor:
        return (self.scale / self.alpha).log() + (1 + self.alpha.reciprocal())
