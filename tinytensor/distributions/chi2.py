"""Chi2: the sum of squares of normal numbers.

Mirrors torch/distributions/chi2.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.gamma import Gamma

__all__ = ["Chi2"]


class Chi2(Gamma):
    """The sum of `df` squares of standard normal numbers: a Gamma with concentration df / 2 and rate 1/2.

    df   degrees of freedom, a positive number or tensor

        >>> d = tt.distributions.Chi2(tt.tensor([3.0]))
        >>> d.mean, d.variance
        (tensor([3.]), tensor([6.]))
    """

    arg_constraints = {"df": constraints.positive}  # noqa: RUF012

    def __init__(self, df: Any, validate_args: bool | None = None) -> None:
        super().__init__(0.5 * df, 0.5, validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Chi2:
        return super().expand(batch_shape, self._get_checked_instance(Chi2, _instance))  # type: ignore[return-value]

    @property
    def df(self) -> tt.Tensor:
        """The degrees of freedom."""
        return self.concentration * 2
