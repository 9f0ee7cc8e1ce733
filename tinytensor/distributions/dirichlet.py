"""Dirichlet: probabilities that sum to 1.

Mirrors torch/distributions/dirichlet.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.autograd import Function
from tinytensor.autograd.function import once_differentiable
from tinytensor.distributions import constraints
from tinytensor.distributions.exp_family import ExponentialFamily
from tinytensor.nn import functional as F

__all__ = ["Dirichlet"]


class _Dirichlet(Function):
    """Draws, with the gradient of a draw x with respect to the concentration that follows from its distribution function."""

    @staticmethod
    def forward(ctx: Any, concentration: tt.Tensor) -> tt.Tensor:
        x = tt._sample_dirichlet(concentration)
        ctx.save_for_backward(x, concentration)
        return x

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, grad_output: tt.Tensor) -> tt.Tensor:
        # Each x alone is a Beta, and the others share what is left in constant proportions: so a change of one number moves
        # x_i by d and every other x_j by -d x_j / (1 - x_i). The operator gives d / (1 - x_i).
        x, concentration = ctx.saved_tensors
        total = concentration.sum(-1, True).expand_as(concentration)
        grad = tt._dirichlet_grad(x, concentration, total)
        return grad * (grad_output - (x * grad_output).sum(-1, True))


class Dirichlet(ExponentialFamily):
    """Density of K probabilities: the product of x_i**(concentration_i - 1), normalized.

    concentration   positive numbers of shape `(..., K)`

        >>> d = tt.distributions.Dirichlet(tt.tensor([1.0, 3.0]))
        >>> d.mean, d.sample().sum().round(decimals=3)
        (tensor([0.2500, 0.7500]), tensor(1.))
    """

    arg_constraints = {"concentration": constraints.independent(constraints.positive, 1)}  # noqa: RUF012
    support = constraints.simplex
    has_rsample = True

    def __init__(self, concentration: tt.Tensor, validate_args: bool | None = None) -> None:
        if concentration.dim() < 1:
            raise ValueError("`concentration` parameter must be at least one-dimensional.")
        self.concentration = concentration
        super().__init__(concentration.shape[:-1], concentration.shape[-1:], validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Dirichlet:
        concentration = self.concentration.expand(tt.Size(batch_shape) + self.event_shape)
        return self._expand(Dirichlet, batch_shape, _instance, concentration=concentration)

    def rsample(self, sample_shape: Any = ()) -> tt.Tensor:
        return _Dirichlet.apply(self.concentration.expand(self._extended_shape(sample_shape)))

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return (
            tt.xlogy(self.concentration - 1.0, value).sum(-1)
            + tt.lgamma(self.concentration.sum(-1))
            - tt.lgamma(self.concentration).sum(-1)
        )

    @property
    def mean(self) -> tt.Tensor:
        return self.concentration / self.concentration.sum(-1, True)

    @property
    def mode(self) -> tt.Tensor:
        weights = (self.concentration - 1).clamp(min=0.0)
        mode = weights / weights.sum(-1, True)
        # With all concentrations below 1 the density is infinite in the corners: one of them.
        corner = (self.concentration < 1).all(dim=-1)
        mode[corner] = F.one_hot(mode[corner].argmax(dim=-1), weights.shape[-1]).to(mode)
        return mode

    @property
    def variance(self) -> tt.Tensor:
        total = self.concentration.sum(-1, True)
        return self.concentration * (total - self.concentration) / (total.pow(2) * (total + 1))

    def entropy(self) -> tt.Tensor:
        k = self.concentration.size(-1)
        total = self.concentration.sum(-1)
        return (
            tt.lgamma(self.concentration).sum(-1)
            - tt.lgamma(total)
            - (k - total) * tt.digamma(total)
            - ((self.concentration - 1.0) * tt.digamma(self.concentration)).sum(-1)
        )

    @property
    def _natural_params(self) -> tuple[tt.Tensor, ...]:
        return (self.concentration,)

    def _log_normalizer(self, x: tt.Tensor) -> tt.Tensor:  # type: ignore[override]
        return x.lgamma().sum(-1) - tt.lgamma(x.sum(-1))
