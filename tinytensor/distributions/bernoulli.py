"""Bernoulli: one trial.

Mirrors torch/distributions/bernoulli.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.exp_family import ExponentialFamily
from tinytensor.distributions.utils import OneParameter, ProbsOrLogits, batch_shape_of, broadcast_all
from tinytensor.nn.functional import binary_cross_entropy_with_logits

__all__ = ["Bernoulli"]


class Bernoulli(ProbsOrLogits, OneParameter, ExponentialFamily):
    """1 with probability `probs`, else 0.

    probs    probability of 1, number or tensor
    logits   its log-odds, in place of `probs`

        >>> d = tt.distributions.Bernoulli(tt.tensor([0.25]))
        >>> d.mean, d.variance, d.log_prob(tt.ones(1)).exp()
        (tensor([0.2500]), tensor([0.1875]), tensor([0.2500]))
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}  # noqa: RUF012
    support = constraints.boolean
    has_enumerate_support = True
    _mean_carrier_measure = 0

    def __init__(self, probs: Any = None, logits: Any = None, validate_args: bool | None = None) -> None:
        self._take(probs, logits)
        given = logits if probs is None else probs
        super().__init__(batch_shape_of(self._param, given), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Bernoulli:
        return self._expand(Bernoulli, batch_shape, _instance, "probs", "logits", "_param")

    @property
    def mean(self) -> tt.Tensor:
        return self.probs

    @property
    def mode(self) -> tt.Tensor:
        mode = (self.probs >= 0.5).to(self.probs)
        mode[self.probs == 0.5] = tt.nan  # both values are as likely
        return mode

    @property
    def variance(self) -> tt.Tensor:
        return self.probs * (1 - self.probs)

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        with tt.no_grad():
            return tt.bernoulli(self.probs.expand(self._extended_shape(sample_shape)))

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        logits, value = broadcast_all(self.logits, value)
        return -binary_cross_entropy_with_logits(logits, value, reduction="none")

    def entropy(self) -> tt.Tensor:
        return binary_cross_entropy_with_logits(self.logits, self.probs, reduction="none")

    def enumerate_support(self, expand: bool = True) -> tt.Tensor:
        return self._enumerate(2, expand)

    @property
    def _natural_params(self) -> tuple[tt.Tensor, ...]:
        return (tt.logit(self.probs),)

    def _log_normalizer(self, x: tt.Tensor) -> tt.Tensor:  # type: ignore[override]
        return tt.log1p(tt.exp(x))
