"""Geometric: failures before the first success.

Mirrors torch/distributions/geometric.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import ProbsOrLogits, batch_shape_of, broadcast_all
from tinytensor.nn.functional import binary_cross_entropy_with_logits

__all__ = ["Geometric"]


class Geometric(ProbsOrLogits, Distribution):
    """How many trials fail before one succeeds: k with probability (1 - probs)**k * probs.

    (The operator `geometric_` counts the success as well.)

    probs    probability of a success, in (0, 1]
    logits   its log-odds, in place of `probs`

        >>> d = tt.distributions.Geometric(tt.tensor([0.25]))
        >>> d.mean, d.log_prob(tt.ones(1)).exp()
        (tensor([3.]), tensor([0.1875]))
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}  # noqa: RUF012
    support = constraints.nonnegative_integer

    def __init__(self, probs: Any = None, logits: Any = None, validate_args: bool | None = None) -> None:
        self._take(probs, logits)
        given = logits if probs is None else probs
        super().__init__(batch_shape_of(self._param, given), validate_args=validate_args)
        if self._validate_args and probs is not None:
            # The interval of the constraint has 0 in it: then no trial ever succeeds.
            value = self.probs
            valid = value > 0
            if not valid.all():
                raise ValueError(
                    f"Expected parameter probs ({type(value).__name__} of shape {tuple(value.shape)}) of distribution "
                    f"{self!r} to be positive but found invalid values:\n{value.data[~valid]}"
                )

    def expand(self, batch_shape: Any, _instance: Any = None) -> Geometric:
        return self._expand(Geometric, batch_shape, _instance, "probs", "logits", "_param")

    @property
    def mean(self) -> tt.Tensor:
        return 1.0 / self.probs - 1.0

    @property
    def mode(self) -> tt.Tensor:
        return tt.zeros_like(self.probs)

    @property
    def variance(self) -> tt.Tensor:
        return (1.0 / self.probs - 1.0) / self.probs

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        tiny = tt.finfo(self.probs.dtype).tiny
        with tt.no_grad():
            u = self.probs.new(self._extended_shape(sample_shape)).uniform_(tiny, 1)
            return (u.log() / (-self.probs).log1p()).floor()

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        value, probs = broadcast_all(value, self.probs)
        probs = probs.clone(memory_format=tt.contiguous_format)
        probs[(probs == 1) & (value == 0)] = 0  # no failure, which is certain: 0 times log(0) has to be 0
        return value * (-probs).log1p() + self.probs.log()

    def entropy(self) -> tt.Tensor:
        return binary_cross_entropy_with_logits(self.logits, self.probs, reduction="none") / self.probs
