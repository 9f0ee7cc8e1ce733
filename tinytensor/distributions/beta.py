"""Beta: a number between 0 and 1.

Mirrors torch/distributions/beta.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.dirichlet import Dirichlet
from tinytensor.distributions.exp_family import ExponentialFamily
from tinytensor.distributions.utils import broadcast_all, is_number

__all__ = ["Beta"]


class Beta(ExponentialFamily):
    """Density x**(concentration1 - 1) * (1 - x)**(concentration0 - 1), normalized, on [0, 1].

    concentration1, concentration0   positive numbers or tensors, alpha and beta

        >>> d = tt.distributions.Beta(tt.tensor([2.0]), tt.tensor([6.0]))
        >>> d.mean, d.log_prob(tt.tensor([0.25]))
        (tensor([0.2500]), tensor([0.9130]))
    """

    arg_constraints = {"concentration1": constraints.positive, "concentration0": constraints.positive}  # noqa: RUF012
    support = constraints.unit_interval
    has_rsample = True

    def __init__(self, concentration1: Any, concentration0: Any, validate_args: bool | None = None) -> None:
        # The first of two probabilities with a Dirichlet distribution.
        if is_number(concentration1) and is_number(concentration0):
            both = tt.tensor([float(concentration1), float(concentration0)])
        else:
            both = tt.stack(broadcast_all(concentration1, concentration0), -1)
        self._dirichlet = Dirichlet(both, validate_args=validate_args)
        super().__init__(self._dirichlet._batch_shape, validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Beta:
        return self._expand(Beta, batch_shape, _instance, "_dirichlet")

    @property
    def concentration1(self) -> tt.Tensor:
        """alpha."""
        return self._dirichlet.concentration[..., 0]

    @property
    def concentration0(self) -> tt.Tensor:
        """beta."""
        return self._dirichlet.concentration[..., 1]

    @property
    def mean(self) -> tt.Tensor:
        return self.concentration1 / (self.concentration1 + self.concentration0)

    @property
    def mode(self) -> tt.Tensor:
        return self._dirichlet.mode[..., 0]

    @property
    def variance(self) -> tt.Tensor:
        total = self.concentration1 + self.concentration0
        return self.concentration1 * self.concentration0 / (total.pow(2) * (total + 1))

    def rsample(self, sample_shape: Any = ()) -> tt.Tensor:
        return self._dirichlet.rsample(sample_shape).select(-1, 0)

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return self._dirichlet.log_prob(tt.stack([value, 1.0 - value], -1))

    def entropy(self) -> tt.Tensor:
        return self._dirichlet.entropy()

    @property
    def _natural_params(self) -> tuple[tt.Tensor, ...]:
        return self.concentration1, self.concentration0

    def _log_normalizer(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:  # type: ignore[override]
        return tt.lgamma(x) + tt.lgamma(y) - tt.lgamma(x + y)
