"""Binomial: successes of a number of trials.

Mirrors torch/distributions/binomial.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import OneParameter, ProbsOrLogits

__all__ = ["Binomial"]


def _clamp_by_zero(x: tt.Tensor) -> tt.Tensor:
    """max(x, 0), with the gradient 1/2 at 0: that of the softplus for which it stands in."""
    return (x.clamp(min=0) + x - x.clamp(max=0)) / 2


class Binomial(ProbsOrLogits, OneParameter, Distribution):
    """How many of `total_count` trials succeed.

    total_count   number of trials, number or tensor
    probs         probability of a success
    logits        its log-odds, in place of `probs`

        >>> d = tt.distributions.Binomial(4, tt.tensor([0.5]))
        >>> d.mean, d.log_prob(tt.tensor([2.0])).exp()
        (tensor([2.]), tensor([0.3750]))
    """

    arg_constraints = {  # noqa: RUF012
        "total_count": constraints.nonnegative_integer,
        "probs": constraints.unit_interval,
        "logits": constraints.real,
    }
    has_enumerate_support = True

    def __init__(
        self, total_count: Any = 1, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        (count,) = self._take(probs, logits, total_count)
        self.total_count = count.type_as(self._param)
        super().__init__(self._param.shape, validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Binomial:
        return self._expand(Binomial, batch_shape, _instance, "total_count", "probs", "logits", "_param")

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self) -> Any:
        return constraints.integer_interval(0, self.total_count)

    @property
    def mean(self) -> tt.Tensor:
        return self.total_count * self.probs

    @property
    def mode(self) -> tt.Tensor:
        return ((self.total_count + 1) * self.probs).floor().clamp(max=self.total_count)

    @property
    def variance(self) -> tt.Tensor:
        return self.total_count * self.probs * (1 - self.probs)

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        shape = self._extended_shape(sample_shape)
        with tt.no_grad():
            return tt.binomial(self.total_count.expand(shape), self.probs.expand(shape))

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        n = self.total_count
        # With log(1 - p) = -log(1 + exp(logits)), taken apart so that a large logit does not overflow:
        # log(1 + exp(l)) = max(l, 0) + log(1 + exp(-|l|)).
        normalizer = n * _clamp_by_zero(self.logits) + n * tt.log1p(tt.exp(-tt.abs(self.logits))) - tt.lgamma(n + 1)
        return value * self.logits - tt.lgamma(value + 1) - tt.lgamma(n - value + 1) - normalizer

    def _one_count(self, asked: str) -> int:
        """The number of trials, where it is the same for all."""
        count = int(self.total_count.max())
        if not self.total_count.min() == count:
            raise NotImplementedError(f"Inhomogeneous total count not supported by `{asked}`.")
        return count

    def entropy(self) -> tt.Tensor:
        self._one_count("entropy")
        log_prob = self.log_prob(self.enumerate_support(False))
        return -(tt.exp(log_prob) * log_prob).sum(0)

    def enumerate_support(self, expand: bool = True) -> tt.Tensor:
        return self._enumerate(1 + self._one_count("enumerate_support"), expand)
