"""ContinuousBernoulli: a number between 0 and 1, with the likelihood of a Bernoulli.

Mirrors torch/distributions/continuous_bernoulli.py.
"""

from __future__ import annotations

import math
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.exp_family import ExponentialFamily
from tinytensor.distributions.utils import (
    OneParameter,
    ProbsOrLogits,
    batch_shape_of,
    broadcast_all,
    clamp_probs,
    lazy_property,
    logits_to_probs,
)
from tinytensor.nn.functional import binary_cross_entropy_with_logits

__all__ = ["ContinuousBernoulli"]


class ContinuousBernoulli(ProbsOrLogits, OneParameter, ExponentialFamily):
    """Density probs**x * (1 - probs)**(1 - x), normalized, on [0, 1].

    probs    in (0, 1); not the mean
    logits   its log-odds, in place of `probs`
    lims     between these `probs` is so near to 1/2 that a Taylor series takes the place of formulas that divide 0 by 0

    G. Loaiza-Ganem, J. Cunningham: The continuous Bernoulli (2019).

        >>> d = tt.distributions.ContinuousBernoulli(tt.tensor([0.5]))
        >>> d.mean, d.log_prob(tt.tensor([0.25]))
        (tensor([0.5000]), tensor([0.]))
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}  # noqa: RUF012
    support = constraints.unit_interval
    _mean_carrier_measure = 0
    has_rsample = True

    def __init__(
        self,
        probs: Any = None,
        logits: Any = None,
        lims: tuple[float, float] = (0.499, 0.501),
        validate_args: bool | None = None,
    ) -> None:
        self._take(probs, logits)
        if probs is not None:
            # The clamp below would hide what is wrong.
            if validate_args is not None and not self.arg_constraints["probs"].check(self.probs).all():
                raise ValueError("The parameter probs has invalid values")
            self._param = self.probs = clamp_probs(self.probs)
        self._lims = lims
        given = logits if probs is None else probs
        super().__init__(batch_shape_of(self._param, given), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> ContinuousBernoulli:
        return self._expand(ContinuousBernoulli, batch_shape, _instance, "probs", "logits", "_param", _lims=self._lims)

    @lazy_property
    def probs(self) -> tt.Tensor:
        """The parameter, away from 0 and 1."""
        return clamp_probs(logits_to_probs(self.logits, is_binary=True))

    def _outside_unstable_region(self) -> tt.Tensor:
        return tt.max(tt.le(self.probs, self._lims[0]), tt.gt(self.probs, self._lims[1]))

    def _cut_probs(self) -> tt.Tensor:
        """`probs` with a number in place of those near 1/2, so that what is not used is finite, and its gradient 0."""
        return tt.where(self._outside_unstable_region(), self.probs, self._lims[0] * tt.ones_like(self.probs))

    def _cont_bern_log_norm(self) -> tt.Tensor:
        """The logarithm of the normalizing constant, 2 atanh(1 - 2 p) / (1 - 2 p)."""
        p = self._cut_probs()
        below = tt.where(tt.le(p, 0.5), p, tt.zeros_like(p))
        above = tt.where(tt.ge(p, 0.5), p, tt.ones_like(p))
        log_norm = tt.log(tt.abs(tt.log1p(-p) - tt.log(p))) - tt.where(
            tt.le(p, 0.5), tt.log1p(-2.0 * below), tt.log(2.0 * above - 1.0)
        )
        x = tt.pow(self.probs - 0.5, 2)
        taylor = math.log(2.0) + (4.0 / 3.0 + 104.0 / 45.0 * x) * x
        return tt.where(self._outside_unstable_region(), log_norm, taylor)

    @property
    def mean(self) -> tt.Tensor:
        p = self._cut_probs()
        exact = p / (2.0 * p - 1.0) + 1.0 / (tt.log1p(-p) - tt.log(p))
        x = self.probs - 0.5
        taylor = 0.5 + (1.0 / 3.0 + 16.0 / 45.0 * tt.pow(x, 2)) * x
        return tt.where(self._outside_unstable_region(), exact, taylor)

    @property
    def stddev(self) -> tt.Tensor:
        return tt.sqrt(self.variance)

    @property
    def variance(self) -> tt.Tensor:
        p = self._cut_probs()
        exact = p * (p - 1.0) / tt.pow(1.0 - 2.0 * p, 2) + 1.0 / tt.pow(tt.log1p(-p) - tt.log(p), 2)
        x = tt.pow(self.probs - 0.5, 2)
        taylor = 1.0 / 12.0 - (1.0 / 15.0 - 128.0 / 945.0 * x) * x
        return tt.where(self._outside_unstable_region(), exact, taylor)

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        with tt.no_grad():
            return self.rsample(sample_shape)

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        shape = self._extended_shape(sample_shape)
        return self.icdf(tt.rand(shape, dtype=self.probs.dtype, device=self.probs.device))

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        logits, value = broadcast_all(self.logits, value)
        return -binary_cross_entropy_with_logits(logits, value, reduction="none") + self._cont_bern_log_norm()

    def cdf(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        p = self._cut_probs()
        exact = (tt.pow(p, value) * tt.pow(1.0 - p, 1.0 - value) + p - 1.0) / (2.0 * p - 1.0)
        inside = tt.where(self._outside_unstable_region(), exact, value)
        not_above = tt.where(tt.ge(value, 1.0), tt.ones_like(value), inside)
        return tt.where(tt.le(value, 0.0), tt.zeros_like(value), not_above)

    def icdf(self, value: tt.Tensor) -> tt.Tensor:
        p = self._cut_probs()
        log_q = tt.log1p(-p)
        exact = (tt.log1p(-p + value * (2.0 * p - 1.0)) - log_q) / (tt.log(p) - log_q)
        return tt.where(self._outside_unstable_region(), exact, value)

    def entropy(self) -> tt.Tensor:
        log_q = tt.log1p(-self.probs)
        return self.mean * (log_q - tt.log(self.probs)) - self._cont_bern_log_norm() - log_q

    @property
    def _natural_params(self) -> tuple[tt.Tensor, ...]:
        return (self.logits,)

    def _log_normalizer(self, x: tt.Tensor) -> tt.Tensor:  # type: ignore[override]
        """log((exp(x) - 1) / x), around 0 by its Taylor series."""
        low, high = self._lims[0] - 0.5, self._lims[1] - 0.5
        outside = tt.max(tt.le(x, low), tt.gt(x, high))
        cut = tt.where(outside, x, low * tt.ones_like(x))
        exact = tt.log(tt.abs(tt.special.expm1(cut))) - tt.log(tt.abs(cut))
        taylor = 0.5 * x + tt.pow(x, 2) / 24.0 - tt.pow(x, 4) / 2880.0
        return tt.where(outside, exact, taylor)
