"""Functions of the top namespace that are Python: they take their tensors one by one, `block_diag(a, b)` as well as
`block_diag([a, b])`, or name an argument in a way of their own.

Mirrors torch/functional.py.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor_new import tensor
from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bool_, int64


def _one_or_all(function: Any, tensors: tuple[Any, ...]) -> Any:
    return function(tensors[0] if len(tensors) == 1 else tensors)


def atleast_1d(*tensors: Tensor | Sequence[Tensor]) -> Tensor | tuple[Tensor, ...]:
    """A 0-dim tensor becomes a vector. One tensor gives a tensor, several give a tuple."""
    return _one_or_all(F.atleast_1d, tensors)


def atleast_2d(*tensors: Tensor | Sequence[Tensor]) -> Tensor | tuple[Tensor, ...]:
    """A vector becomes a row (1, n)."""
    return _one_or_all(F.atleast_2d, tensors)


def atleast_3d(*tensors: Tensor | Sequence[Tensor]) -> Tensor | tuple[Tensor, ...]:
    """A vector becomes (1, n, 1), a matrix (m, n, 1)."""
    return _one_or_all(F.atleast_3d, tensors)


def block_diag(*tensors: Tensor) -> Tensor:
    """A matrix with the given matrices along its diagonal, zeros elsewhere."""
    return F.block_diag(tensors)


def cartesian_prod(*tensors: Tensor) -> Tensor:
    """All tuples with one element from each vector, one a row: (product of the sizes, number of vectors)."""
    return F.cartesian_prod(tensors)


def meshgrid(*tensors: Tensor | Sequence[Tensor], indexing: str | None = None) -> tuple[Tensor, ...]:
    """Vectors expanded over a grid, each along a dimension of its own; "xy" swaps the first two dimensions.

    RuntimeError for an empty list, vectors of different dtypes, tensors with two dimensions or more.
    """
    given: Any = tensors[0] if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)) else tensors
    if indexing is None:
        warnings.warn(
            "torch.meshgrid: in an upcoming release, it will be required to pass the indexing argument.",
            UserWarning,
            stacklevel=2,
        )
        return F.meshgrid(given)
    return F.meshgrid(given, indexing=indexing)


def unravel_index(indices: Tensor, shape: int | Sequence[int]) -> tuple[Tensor, ...]:
    """Places in a flattened tensor of `shape` as coordinates: for each dimension a tensor shaped like `indices`.

    TypeError for indices that are no integers, or a shape that is none; ValueError for a negative size.
    """
    dtype = indices.dtype
    check(
        not dtype.is_floating_point and dtype is not bool_,
        lambda: f"expected 'indices' to be integer dtype, but got {dtype}",
        TypeError,
    )
    sizes = _shape((shape,) if isinstance(shape, int) else shape)
    check(all(size >= 0 for size in sizes), lambda: f"'shape' cannot have negative values, but got {sizes}", ValueError)
    steps = [math.prod(sizes[dim + 1 :]) for dim in range(len(sizes))]
    counted = indices.unsqueeze(-1).floor_divide(tensor(steps, device=indices.device, dtype=int64))
    return (counted % tensor(sizes, device=indices.device, dtype=int64)).unbind(-1)


def _shape(shape: Any) -> tuple[int, ...]:
    check(
        isinstance(shape, Sequence),
        lambda: f"expected 'shape' to be int or sequence of ints, but got {type(shape)}",
        TypeError,
    )
    for size in shape:
        check(
            isinstance(size, int),
            lambda: f"expected 'shape' sequence to only contain ints, but got {type(size)}",  # noqa: B023
            TypeError,
        )
    return tuple(shape)


def split(tensor: Tensor, split_size_or_sections: int | Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
    """Views along `dim`: of a number of places each, the last perhaps fewer, or of as many as each number says."""
    return F.split(tensor, split_size_or_sections, dim)
