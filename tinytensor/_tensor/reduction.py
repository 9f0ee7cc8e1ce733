"""Methods of Tensor that are Python functions over several operators: norm, unique, unique_consecutive.

Mirrors those of torch/_tensor.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor import functional_reduction as functional
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor.c10.tensor_impl import TensorImpl

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
    ) -> TensorImpl:
        """The norm over all elements or over `dim`; see `tt.norm`. PyTorch calls it deprecated: `linalg.vector_norm`.

            p         the order: "fro" (the same as 2), "nuc", or a number, inf and -inf included
            dim       an int or several; None: all dimensions
            keepdim   leave the dimensions that were reduced, with size 1
            dtype     compute and return in this dtype

        >>> tt.tensor([[3.0, 4.0], [6.0, 8.0]]).norm(dim=1)
        tensor([ 5., 10.])
        """
        return functional.norm(self, p, dim, keepdim, dtype=dtype)

    def unique(
        self: Any,
        sorted: bool = True,
        return_inverse: bool = False,
        return_counts: bool = False,
        dim: int | None = None,
    ) -> Any:
        """The different elements, or with `dim` the different slices; see `tt.unique`.

            sorted           in rising order (they always are, here)
            return_inverse   also where each element is in the result
            return_counts    also how often each one occurs
            dim              compare slices along this dimension; None: elements

        >>> tt.tensor([3, 1, 3]).unique(return_counts=True)
        (tensor([1, 3]), tensor([1, 2]))
        """
        return functional.unique(self, sorted, return_inverse, return_counts, dim)

    def unique_consecutive(
        self: Any, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
    ) -> Any:
        """The elements without those that equal the one before; see `tt.unique_consecutive`.

            return_inverse   also where each element is in the result
            return_counts    also how long each run is
            dim              compare slices along this dimension; None: elements

        >>> tt.tensor([1, 1, 3, 1]).unique_consecutive(return_counts=True)
        (tensor([1, 3, 1]), tensor([2, 1, 1]))
        """
        return functional.unique_consecutive(self, return_inverse=return_inverse, return_counts=return_counts, dim=dim)
