"""HalfCauchy: the absolute value of a Cauchy number.

Mirrors torch/distributions/half_cauchy.py.
"""

from __future__ import annotations

import math
from typing import Any

import tinytensor as tt
from tinytensor.distributions.cauchy import Cauchy
from tinytensor.distributions.half_normal import AbsoluteValue
from tinytensor.distributions.transforms import AbsTransform

__all__ = ["HalfCauchy"]


class HalfCauchy(AbsoluteValue):
    """|X|, where X is a Cauchy around 0: the absolute value of a Cauchy number.

    scale   that of X, a positive number or tensor

        >>> d = tt.distributions.HalfCauchy(tt.tensor([1.0]))
        >>> d.cdf(tt.tensor([1.0]))
        tensor([0.5000])
    """

    def __init__(self, scale: Any, validate_args: bool | None = None) -> None:
        super().__init__(Cauchy(0, scale, validate_args=False), AbsTransform(), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> HalfCauchy:
        new = self._get_checked_instance(HalfCauchy, _instance)
        return super().expand(batch_shape, _instance=new)  # type: ignore[return-value]

    @property
    def mean(self) -> tt.Tensor:
        return tt.full(self._extended_shape(), math.inf, dtype=self.scale.dtype, device=self.scale.device)

    @property
    def variance(self) -> tt.Tensor:
        return self.base_dist.variance

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        return super().log_prob(tt.as_tensor(value, dtype=self.scale.dtype, device=self.scale.device))
