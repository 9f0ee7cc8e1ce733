"""Multinomial: how often each category comes.

Mirrors torch/distributions/multinomial.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.binomial import Binomial
from tinytensor.distributions.categorical import Categorical
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import broadcast_all

__all__ = ["Multinomial"]


class Multinomial(Distribution):
    """Counts of K categories in `total_count` draws.

    total_count   one int for all of the batch; NotImplementedError for a tensor
    probs         weights of shape `(..., K)`, divided by their sum
    logits        unnormalized log-probabilities, in place of `probs`

    `log_prob` takes counts of fewer draws as well, and does not look at `total_count`.

        >>> d = tt.distributions.Multinomial(4, tt.tensor([1.0, 3.0]))
        >>> d.mean, d.log_prob(tt.tensor([1.0, 3.0])).exp()
        (tensor([1., 3.]), tensor(0.4219))
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}  # noqa: RUF012
    total_count: int

    def __init__(
        self, total_count: int = 1, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        if not isinstance(total_count, int):
            raise NotImplementedError("inhomogeneous total_count is not supported")
        self.total_count = total_count
        self._categorical = Categorical(probs=probs, logits=logits)
        self._binomial = Binomial(total_count=total_count, probs=self.probs)
        super().__init__(self._categorical.batch_shape, self._categorical.param_shape[-1:], validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Multinomial:
        return self._expand(Multinomial, batch_shape, _instance, "_categorical", total_count=self.total_count)

    def _new(self, *args: Any, **kwargs: Any) -> tt.Tensor:
        return self._categorical._new(*args, **kwargs)

    @constraints.dependent_property(is_discrete=True, event_dim=1)
    def support(self) -> Any:
        return constraints.multinomial(self.total_count)

    @property
    def logits(self) -> tt.Tensor:
        """The log-probabilities."""
        return self._categorical.logits

    @property
    def probs(self) -> tt.Tensor:
        """The probabilities."""
        return self._categorical.probs

    @property
    def param_shape(self) -> tt.Size:
        """The shape of the parameter that was given."""
        return self._categorical.param_shape

    @property
    def mean(self) -> tt.Tensor:
        return self.probs * self.total_count

    @property
    def variance(self) -> tt.Tensor:
        return self.total_count * self.probs * (1 - self.probs)

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        sample_shape = tt.Size(sample_shape)
        draws = self._categorical.sample(tt.Size((self.total_count,)) + sample_shape)
        draws = draws.permute(*range(1, draws.dim()), 0)
        counts = draws.new(self._extended_shape(sample_shape)).zero_()
        counts.scatter_add_(-1, draws, tt.ones_like(draws))
        return counts.type_as(self.probs)

    def entropy(self) -> tt.Tensor:
        n = tt.tensor(self.total_count)
        # Each count alone is a Binomial; 0 and 1 add nothing, since log(0!) and log(1!) are 0.
        support = self._binomial.enumerate_support(expand=False)[1:]
        weights = tt.exp(self._binomial.log_prob(support)) * tt.lgamma(support + 1)
        return n * self._categorical.entropy() - tt.lgamma(n + 1) + weights.sum([0, -1])

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        logits, value = broadcast_all(self.logits, value)
        logits = logits.clone(memory_format=tt.contiguous_format)
        logits[(value == 0) & (logits == -tt.inf)] = 0  # 0 times log(0) has to be 0
        return tt.lgamma(value.sum(-1) + 1) - tt.lgamma(value + 1).sum(-1) + (logits * value).sum(-1)
