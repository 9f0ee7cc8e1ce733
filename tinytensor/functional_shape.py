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
from tinytensor._tensor.new import tensor
from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bool_, int64


def _one_or_all(function: Any, tensors: tuple[Any, ...]) -> Any:
    return function(tensors[0] if len(tensors) == 1 else tensors)


def atleast_1d(*tensors: Tensor | Sequence[Tensor]) -> Tensor | tuple[Tensor, ...]:
    """Each tensor with at least one dimension: one without becomes a vector of one element. Views, or the tensors
    themselves.

    One tensor gives a tensor; several, or a sequence of them, give a tuple.

    >>> tt.atleast_1d(tt.tensor(5)), tt.atleast_1d(tt.tensor(5), tt.arange(2))
    (tensor([5]), (tensor([5]), tensor([0, 1])))
    """
    return _one_or_all(F.atleast_1d, tensors)


def atleast_2d(*tensors: Tensor | Sequence[Tensor]) -> Tensor | tuple[Tensor, ...]:
    """Each tensor with at least two dimensions: a vector of n elements becomes a row (1, n). Views, or the tensors
    themselves.

    One tensor gives a tensor; several, or a sequence of them, give a tuple.

    >>> tt.atleast_2d(tt.arange(3)).shape, tt.atleast_2d(tt.tensor(1)).shape
    (torch.Size([1, 3]), torch.Size([1, 1]))
    """
    return _one_or_all(F.atleast_2d, tensors)


def atleast_3d(*tensors: Tensor | Sequence[Tensor]) -> Tensor | tuple[Tensor, ...]:
    """Each tensor with at least three dimensions: a vector becomes (1, n, 1), a matrix (m, n, 1).

    Views, or the tensors themselves. One tensor gives a tensor; several, or a sequence of them, give a tuple.

    >>> tt.atleast_3d(tt.arange(3)).shape, tt.atleast_3d(tt.zeros(2, 3)).shape
    (torch.Size([1, 3, 1]), torch.Size([2, 3, 1]))
    """
    return _one_or_all(F.atleast_3d, tensors)


def block_diag(*tensors: Tensor) -> Tensor:
    """A matrix with the given matrices along its diagonal and zeros elsewhere.

    A vector counts as one row, a tensor without dimensions as 1 x 1. The dtype is the common one. RuntimeError for a
    tensor with more than two dimensions.

    >>> tt.block_diag(tt.tensor([[1, 2]]), tt.tensor([[3], [4]]))
    tensor([[1, 2, 0],
            [0, 0, 3],
            [0, 0, 4]])
    """
    return F.block_diag(tensors)


def cartesian_prod(*tensors: Tensor) -> Tensor:
    """All tuples with one element from each vector, one tuple a row: shape (product of the sizes, number of vectors).

    One vector alone is returned as it is. RuntimeError for tensors that are not 1-dim, or of different dtypes.

    >>> tt.cartesian_prod(tt.tensor([1, 2]), tt.tensor([3, 4]))
    tensor([[1, 3],
            [1, 4],
            [2, 3],
            [2, 4]])
    """
    return F.cartesian_prod(tensors)


def meshgrid(*tensors: Tensor | Sequence[Tensor], indexing: str | None = None) -> tuple[Tensor, ...]:
    """Vectors expanded over a grid, each along a dimension of its own.

        tensors    vectors of one dtype, one by one or in a list; a tensor without dimensions counts as one element
        indexing   "ij": the first vector varies along dimension 0; "xy": the first two dimensions are swapped. Without it
                   a UserWarning, and "ij"

    Returns a tuple of views. RuntimeError for an empty list, vectors of different dtypes, tensors with two dimensions
    or more.

    >>> x, y = tt.meshgrid(tt.tensor([1, 2]), tt.tensor([3, 4, 5]), indexing="ij")
    >>> x, y
    (tensor([[1, 1, 1],
            [2, 2, 2]]), tensor([[3, 4, 5],
            [3, 4, 5]]))
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
    """Places in a flattened tensor as coordinates.

        indices   integers
        shape     the shape of the tensor, an int or several

    Returns for each dimension of `shape` a tensor of int64, shaped as `indices`. TypeError for indices that are no
    integers, or a shape that is none; ValueError for a negative size.

    >>> tt.unravel_index(tt.tensor([0, 5]), (2, 3))
    (tensor([0, 1]), tensor([0, 2]))
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
    """Views of parts of the tensor along `dim`.

        split_size_or_sections   an int: the size of each part, the last one perhaps smaller; or a list with the size of each
        dim                      0

    Returns a tuple. RuntimeError where the sizes in the list do not add up to the size of `dim`.

    >>> tt.split(tt.arange(5), 2), tt.split(tt.arange(5), [1, 4])
    ((tensor([0, 1]), tensor([2, 3]), tensor([4])), (tensor([0]), tensor([1, 2, 3, 4])))
    """
    return F.split(tensor, split_size_or_sections, dim)
