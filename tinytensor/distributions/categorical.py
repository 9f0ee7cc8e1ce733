"""Categorical: one of several categories, by number.

Mirrors torch/distributions/categorical.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import OneParameter, lazy_property, logits_to_probs, probs_to_logits

__all__ = ["Categorical"]


class Categorical(OneParameter, Distribution):
    """An integer from 0 to K - 1.

    probs    weights of shape `(..., K)`, divided by their sum
    logits   unnormalized log-probabilities, in place of `probs`

        >>> d = tt.distributions.Categorical(tt.tensor([1.0, 1.0, 2.0]))
        >>> d.probs, d.mode, d.log_prob(tt.tensor(2)).exp()
        (tensor([0.2500, 0.2500, 0.5000]), tensor(2), tensor(0.5000))
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}  # noqa: RUF012
    has_enumerate_support = True

    def __init__(self, probs: Any = None, logits: Any = None, validate_args: bool | None = None) -> None:
        if (probs is None) == (logits is None):
            raise ValueError("Either `probs` or `logits` must be specified, but not both.")
        if probs is not None:
            if probs.dim() < 1:
                raise ValueError("`probs` parameter must be at least one-dimensional.")
            self._param = self.probs = probs / probs.sum(-1, keepdim=True)
        else:
            if logits.dim() < 1:
                raise ValueError("`logits` parameter must be at least one-dimensional.")
            self._param = self.logits = logits - logits.logsumexp(dim=-1, keepdim=True)
        self._num_events = self._param.shape[-1]
        super().__init__(self._param.shape[:-1], validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Categorical:
        new = self._get_checked_instance(Categorical, _instance)
        batch_shape = tt.Size(batch_shape)
        for name in ("probs", "logits", "_param"):
            if name in self.__dict__:
                setattr(new, name, self.__dict__[name].expand((*batch_shape, self._num_events)))
        new._num_events = self._num_events
        return self._finish(new, batch_shape)

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self) -> Any:
        return constraints.integer_interval(0, self._num_events - 1)

    @lazy_property
    def logits(self) -> tt.Tensor:
        """The log-probabilities."""
        return probs_to_logits(self.probs)

    @lazy_property
    def probs(self) -> tt.Tensor:
        """The probabilities."""
        return logits_to_probs(self.logits)

    def _nan(self) -> tt.Tensor:
        """Categories have no mean and no variance: their numbers are names."""
        return tt.full(self._extended_shape(), tt.nan, dtype=self.probs.dtype, device=self.probs.device)

    @property
    def mean(self) -> tt.Tensor:
        return self._nan()

    @property
    def mode(self) -> tt.Tensor:
        return self.probs.argmax(dim=-1)

    @property
    def variance(self) -> tt.Tensor:
        return self._nan()

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        sample_shape = tt.Size(sample_shape)
        rows = self.probs.reshape(-1, self._num_events)
        draws = tt.multinomial(rows, sample_shape.numel(), True).T
        return draws.reshape(self._extended_shape(sample_shape))

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        value, log_pmf = tt.broadcast_tensors(value.long().unsqueeze(-1), self.logits)
        return log_pmf.gather(-1, value[..., :1]).squeeze(-1)

    def entropy(self) -> tt.Tensor:
        # The logarithm of 0 is made finite: its product with 0 has to be 0.
        logits = tt.clamp(self.logits, min=tt.finfo(self.logits.dtype).min)
        return -(logits * self.probs).sum(-1)

    def enumerate_support(self, expand: bool = True) -> tt.Tensor:
        return self._enumerate(self._num_events, expand, tt.long)
