"""OneHotCategorical: one of several categories, as a vector with one 1.

Mirrors torch/distributions/one_hot_categorical.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.categorical import Categorical
from tinytensor.distributions.distribution import Distribution
from tinytensor.nn import functional as F

__all__ = ["OneHotCategorical", "OneHotCategoricalStraightThrough"]


class OneHotCategorical(Distribution):
    """A vector of K numbers: 1 at the category that was drawn, else 0.

    probs    weights of shape `(..., K)`, divided by their sum
    logits   unnormalized log-probabilities, in place of `probs`

        >>> d = tt.distributions.OneHotCategorical(tt.tensor([1.0, 3.0]))
        >>> d.mean, d.mode
        (tensor([0.2500, 0.7500]), tensor([0., 1.]))
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}  # noqa: RUF012
    support = constraints.one_hot
    has_enumerate_support = True

    def __init__(self, probs: Any = None, logits: Any = None, validate_args: bool | None = None) -> None:
        self._categorical = Categorical(probs, logits)
        super().__init__(self._categorical.batch_shape, self._categorical.param_shape[-1:], validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> OneHotCategorical:
        return self._expand(OneHotCategorical, batch_shape, _instance, "_categorical")

    def _new(self, *args: Any, **kwargs: Any) -> tt.Tensor:
        return self._categorical._new(*args, **kwargs)

    @property
    def _param(self) -> tt.Tensor:
        return self._categorical._param

    @property
    def probs(self) -> tt.Tensor:
        """The probabilities."""
        return self._categorical.probs

    @property
    def logits(self) -> tt.Tensor:
        """The log-probabilities."""
        return self._categorical.logits

    @property
    def param_shape(self) -> tt.Size:
        """The shape of the parameter that was given."""
        return self._categorical.param_shape

    @property
    def mean(self) -> tt.Tensor:
        return self.probs

    @property
    def mode(self) -> tt.Tensor:
        return F.one_hot(self.probs.argmax(dim=-1), num_classes=self.probs.shape[-1]).to(self.probs)

    @property
    def variance(self) -> tt.Tensor:
        return self.probs * (1 - self.probs)

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        indices = self._categorical.sample(tt.Size(sample_shape))
        return F.one_hot(indices, self._categorical._num_events).to(self.probs)

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return self._categorical.log_prob(value.max(-1)[1])

    def entropy(self) -> tt.Tensor:
        return self._categorical.entropy()

    def enumerate_support(self, expand: bool = True) -> tt.Tensor:
        n = self.event_shape[0]
        values = tt.eye(n, dtype=self._param.dtype, device=self._param.device)
        values = values.view((n, *(1 for _ in self.batch_shape), n))
        return values.expand((n, *self.batch_shape, n)) if expand else values


class OneHotCategoricalStraightThrough(OneHotCategorical):
    """A OneHotCategorical whose draws pass their gradient on to the probabilities, as if they were these.

    The straight-through estimator: biased, and often good enough (Y. Bengio, N. Leonard, A. Courville 2013).

        >>> probs = tt.tensor([0.25, 0.75], requires_grad=True)
        >>> draw = tt.distributions.OneHotCategoricalStraightThrough(probs).rsample()
        >>> draw.requires_grad
        True
    """

    has_rsample = True

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        samples = self.sample(sample_shape)
        probs = self._categorical.probs  # it may be computed now, with gradients
        return samples + (probs - probs.detach())
