"""NegativeBinomial: successes before a number of failures.

Mirrors torch/distributions/negative_binomial.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.gamma import Gamma
from tinytensor.distributions.utils import OneParameter, ProbsOrLogits, lazy_property
from tinytensor.nn import functional as F

__all__ = ["NegativeBinomial"]


class NegativeBinomial(ProbsOrLogits, OneParameter, Distribution):
    """How many trials succeed before `total_count` have failed. For a count that is no integer: Poisson with a Gamma rate.

    total_count   number of failures, not negative
    probs         probability of a success, in [0, 1)
    logits        its log-odds, in place of `probs`

        >>> d = tt.distributions.NegativeBinomial(2.0, tt.tensor([0.5]))
        >>> d.mean, d.log_prob(tt.tensor([1.0])).exp()
        (tensor([2.]), tensor([0.2500]))
    """

    arg_constraints = {  # noqa: RUF012
        "total_count": constraints.greater_than_eq(0),
        "probs": constraints.half_open_interval(0.0, 1.0),
        "logits": constraints.real,
    }
    support = constraints.nonnegative_integer

    def __init__(
        self, total_count: Any, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        (count,) = self._take(probs, logits, total_count)
        self.total_count = count.type_as(self._param)
        super().__init__(self._param.shape, validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> NegativeBinomial:
        return self._expand(NegativeBinomial, batch_shape, _instance, "total_count", "probs", "logits", "_param")

    @property
    def mean(self) -> tt.Tensor:
        return self.total_count * tt.exp(self.logits)

    @property
    def mode(self) -> tt.Tensor:
        return ((self.total_count - 1) * self.logits.exp()).floor().clamp(min=0.0)

    @property
    def variance(self) -> tt.Tensor:
        return self.mean / tt.sigmoid(-self.logits)

    @lazy_property
    def _gamma(self) -> Gamma:
        """The rate of the Poisson. Nothing is checked: a `total_count` of 0 is allowed here."""
        return Gamma(concentration=self.total_count, rate=tt.exp(-self.logits), validate_args=False)

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        with tt.no_grad():
            return tt.poisson(self._gamma.sample(sample_shape=sample_shape))

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        powers = self.total_count * F.logsigmoid(-self.logits) + value * F.logsigmoid(self.logits)
        normalizer = -tt.lgamma(self.total_count + value) + tt.lgamma(1.0 + value) + tt.lgamma(self.total_count)
        # Without failures to wait for, 0 successes are certain: inf - inf stands for 0.
        return powers - normalizer.masked_fill(self.total_count + value == 0.0, 0.0)
