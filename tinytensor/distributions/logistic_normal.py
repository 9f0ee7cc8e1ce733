"""LogisticNormal: probabilities made of normal numbers.

Mirrors torch/distributions/logistic_normal.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.independent import Independent
from tinytensor.distributions.normal import Normal
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.transforms import StickBreakingTransform

__all__ = ["LogisticNormal"]


class LogisticNormal(TransformedDistribution):
    """K + 1 probabilities: K normal numbers, through StickBreakingTransform.

    loc, scale   those of the normal numbers, of shape `(..., K)`

        >>> d = tt.distributions.LogisticNormal(tt.zeros(3), tt.ones(3))
        >>> d.event_shape, d.sample().sum().round(decimals=3)
        (torch.Size([4]), tensor(1.))
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}  # noqa: RUF012
    support = constraints.simplex
    has_rsample = True
    base_dist: Independent[Normal]

    def __init__(self, loc: Any, scale: Any, validate_args: bool | None = None) -> None:
        base = Normal(loc, scale, validate_args=validate_args)
        if not base.batch_shape:
            base = base.expand([1])
        super().__init__(base, StickBreakingTransform(), validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> LogisticNormal:
        new = self._get_checked_instance(LogisticNormal, _instance)
        return super().expand(batch_shape, _instance=new)  # type: ignore[return-value]

    @property
    def loc(self) -> tt.Tensor:
        """The means of the normal numbers."""
        return self.base_dist.base_dist.loc

    @property
    def scale(self) -> tt.Tensor:
        """The standard deviations of the normal numbers."""
        return self.base_dist.base_dist.scale
