"""ExponentialFamily: distributions whose density is exp(<t(x), theta> - F(theta) + k(x)).

Mirrors torch/distributions/exp_family.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions.distribution import Distribution

__all__ = ["ExponentialFamily"]


class ExponentialFamily(Distribution):
    """A distribution with density exp(<t(x), theta> - F(theta) + k(x)).

    theta are its natural parameters, t its sufficient statistics, F its log normalizer, k its carrier measure. Two numbers that
    others work out by hand follow from F alone: entropy and KL divergence. F's gradient is the mean of t(x) (F. Nielsen,
    R. Nock: Entropies and cross-entropies of exponential families, 2010).

        >>> isinstance(tt.distributions.Poisson(2.0), tt.distributions.ExponentialFamily)
        True
    """

    @property
    def _natural_params(self) -> tuple[tt.Tensor, ...]:
        raise NotImplementedError

    def _log_normalizer(self, *natural_params: tt.Tensor) -> tt.Tensor:
        raise NotImplementedError

    @property
    def _mean_carrier_measure(self) -> float:
        """The mean of k(x)."""
        raise NotImplementedError

    def _log_normalizer_and_gradients(self) -> tuple[tuple[tt.Tensor, ...], tt.Tensor, tuple[tt.Tensor, ...]]:
        """theta cut off from its history, F(theta), and F's gradients."""
        theta = tuple(p.detach().requires_grad_() for p in self._natural_params)
        normalizer = self._log_normalizer(*theta)
        return theta, normalizer, tt.autograd.grad(normalizer.sum(), theta, create_graph=True)

    def entropy(self) -> tt.Tensor:
        result: Any = -self._mean_carrier_measure
        theta, normalizer, gradients = self._log_normalizer_and_gradients()
        result += normalizer
        for parameter, gradient in zip(theta, gradients, strict=True):
            result -= (parameter * gradient).reshape((*self._batch_shape, -1)).sum(-1)
        return result
