"""RelaxedOneHotCategorical: probabilities in place of a one-hot vector, so that gradients flow.

Mirrors torch/distributions/relaxed_categorical.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.categorical import Categorical
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.transforms import ExpTransform
from tinytensor.distributions.utils import broadcast_all, clamp_probs

__all__ = ["ExpRelaxedCategorical", "RelaxedOneHotCategorical"]


class ExpRelaxedCategorical(Distribution):
    """The logarithm of a RelaxedOneHotCategorical: Gumbel numbers added to the logits, divided by the temperature.

    temperature   a positive tensor
    probs         weights of shape `(..., K)`, divided by their sum
    logits        unnormalized log-probabilities, in place of `probs`

    E. Jang, S. Gu, B. Poole: Categorical reparameterization with Gumbel-softmax (2017).

        >>> from tinytensor.distributions.relaxed_categorical import ExpRelaxedCategorical
        >>> ExpRelaxedCategorical(tt.tensor(1.0), tt.ones(3)).sample().exp().sum().round(decimals=3)
        tensor(1.)
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}  # noqa: RUF012
    support = constraints.real_vector  # it is a submanifold of it: the exponentials sum to 1
    has_rsample = True

    def __init__(
        self, temperature: tt.Tensor, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        self._categorical = Categorical(probs, logits)
        self.temperature = temperature
        super().__init__(self._categorical.batch_shape, self._categorical.param_shape[-1:], validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> ExpRelaxedCategorical:
        return self._expand(ExpRelaxedCategorical, batch_shape, _instance, "_categorical", temperature=self.temperature)

    def _new(self, *args: Any, **kwargs: Any) -> tt.Tensor:
        return self._categorical._new(*args, **kwargs)

    @property
    def param_shape(self) -> tt.Size:
        """The shape of the parameter that was given."""
        return self._categorical.param_shape

    @property
    def logits(self) -> tt.Tensor:
        """The log-probabilities."""
        return self._categorical.logits

    @property
    def probs(self) -> tt.Tensor:
        """The probabilities."""
        return self._categorical.probs

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        shape = self._extended_shape(sample_shape)
        u = clamp_probs(tt.rand(shape, dtype=self.logits.dtype, device=self.logits.device))
        gumbels = -((-(u.log())).log())
        scores = (self.logits + gumbels) / self.temperature
        return scores - scores.logsumexp(dim=-1, keepdim=True)

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        k = self._categorical._num_events
        if self._validate_args:
            self._validate_sample(value)
        logits, value = broadcast_all(self.logits, value)
        log_scale = tt.full_like(self.temperature, float(k)).lgamma() - self.temperature.log().mul(-(k - 1))
        score = logits - value.mul(self.temperature)
        return (score - score.logsumexp(dim=-1, keepdim=True)).sum(-1) + log_scale


class RelaxedOneHotCategorical(TransformedDistribution):
    """A OneHotCategorical with continuous draws, probabilities that sum to 1, which have gradients.

    temperature   a positive tensor; near 0 the draws are near one-hot
    probs         weights of shape `(..., K)`, divided by their sum
    logits        unnormalized log-probabilities, in place of `probs`

        >>> d = tt.distributions.RelaxedOneHotCategorical(tt.tensor(0.5), tt.ones(3))
        >>> d.sample().sum().round(decimals=3)
        tensor(1.)
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}  # noqa: RUF012
    support = constraints.simplex
    has_rsample = True
    base_dist: ExpRelaxedCategorical

    def __init__(
        self, temperature: tt.Tensor, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        base = ExpRelaxedCategorical(temperature, probs, logits, validate_args=validate_args)
        super().__init__(base, ExpTransform(), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> RelaxedOneHotCategorical:
        new = self._get_checked_instance(RelaxedOneHotCategorical, _instance)
        return super().expand(batch_shape, _instance=new)  # type: ignore[return-value]

    @property
    def temperature(self) -> tt.Tensor:
        """The temperature."""
        return self.base_dist.temperature

    @property
    def logits(self) -> tt.Tensor:
        """The log-probabilities."""
        return self.base_dist.logits

    @property
    def probs(self) -> tt.Tensor:
        """The probabilities."""
        return self.base_dist.probs
