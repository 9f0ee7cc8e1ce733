"""Methods of Tensor that are Python functions over several operators: norm, unique, unique_consecutive.

Mirrors those of torch/_tensor.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor import functional_reduction as functional
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool


class ReductionMethods:
    """Mixed into Tensor."""

    __slots__ = ()

    def norm(
        self: Any,
        p: Number | str | None = "fro",
        dim: int | Sequence[int] | None = None,
        keepdim: bool = False,
        dtype: ScalarType | None = None,
    ) -> Tensor:
        """See torch.norm."""
        return functional.norm(self, p, dim, keepdim, dtype=dtype)

    def unique(
        self: Any,
        sorted: bool = True,
        return_inverse: bool = False,
        return_counts: bool = False,
        dim: int | None = None,
    ) -> Any:
        """See torch.unique."""
        return functional.unique(self, sorted, return_inverse, return_counts, dim)

    def unique_consecutive(
        self: Any, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
    ) -> Any:
        """See torch.unique_consecutive."""
        return functional.unique_consecutive(self, return_inverse=return_inverse, return_counts=return_counts, dim=dim)
