"""RelaxedBernoulli: a number between 0 and 1 in place of a 0 or 1, so that gradients flow.

Mirrors torch/distributions/relaxed_bernoulli.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.transforms import SigmoidTransform
from tinytensor.distributions.utils import OneParameter, ProbsOrLogits, batch_shape_of, broadcast_all, clamp_probs

__all__ = ["LogitRelaxedBernoulli", "RelaxedBernoulli"]


class LogitRelaxedBernoulli(ProbsOrLogits, OneParameter, Distribution):
    """The logit of a RelaxedBernoulli: logits plus a logistic number, divided by the temperature.

    temperature   a positive tensor; near 0 the draws are near 0 and 1
    probs         probability of 1
    logits        its log-odds, in place of `probs`

    C. Maddison, A. Mnih, Y. W. Teh: The Concrete distribution (2017).

        >>> from tinytensor.distributions.relaxed_bernoulli import LogitRelaxedBernoulli
        >>> LogitRelaxedBernoulli(tt.tensor(1.0), tt.tensor([0.5])).log_prob(tt.zeros(1)).exp()
        tensor([0.2500])
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}  # noqa: RUF012
    support = constraints.real

    def __init__(
        self, temperature: tt.Tensor, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        self.temperature = temperature
        self._take(probs, logits)
        given = logits if probs is None else probs
        super().__init__(batch_shape_of(self._param, given), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> LogitRelaxedBernoulli:
        return self._expand(
            LogitRelaxedBernoulli, batch_shape, _instance, "probs", "logits", "_param", temperature=self.temperature
        )

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        shape = self._extended_shape(sample_shape)
        probs = clamp_probs(self.probs.expand(shape))
        u = clamp_probs(tt.rand(shape, dtype=probs.dtype, device=probs.device))
        return (u.log() - (-u).log1p() + probs.log() - (-probs).log1p()) / self.temperature

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        logits, value = broadcast_all(self.logits, value)
        diff = logits - value.mul(self.temperature)
        return self.temperature.log() + diff - 2 * diff.exp().log1p()


class RelaxedBernoulli(TransformedDistribution):
    """A Bernoulli with continuous draws in (0, 1), which have gradients.

    temperature   a positive tensor; near 0 the draws are near 0 and 1
    probs         probability of 1
    logits        its log-odds, in place of `probs`

        >>> d = tt.distributions.RelaxedBernoulli(tt.tensor(0.5), tt.tensor([0.5]))
        >>> d.has_rsample, d.batch_shape
        (True, torch.Size([1]))
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}  # noqa: RUF012
    support = constraints.unit_interval
    has_rsample = True
    base_dist: LogitRelaxedBernoulli

    def __init__(
        self, temperature: tt.Tensor, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        base = LogitRelaxedBernoulli(temperature, probs, logits)
        super().__init__(base, SigmoidTransform(), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> RelaxedBernoulli:
        new = self._get_checked_instance(RelaxedBernoulli, _instance)
        return super().expand(batch_shape, _instance=new)  # type: ignore[return-value]

    @property
    def temperature(self) -> tt.Tensor:
        """The temperature."""
        return self.base_dist.temperature

    @property
    def logits(self) -> tt.Tensor:
        """The log-odds of 1."""
        return self.base_dist.logits

    @property
    def probs(self) -> tt.Tensor:
        """The probability of 1."""
        return self.base_dist.probs
