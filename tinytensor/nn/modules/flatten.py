"""Several dimensions to one, and one to several: views where strides allow.

Mirrors torch/nn/modules/flatten.py. Left out: named dimensions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.nn.modules.module import Module

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["Flatten", "Unflatten"]


class Flatten(Module):
    """Makes one dimension of the dimensions start_dim ... end_dim.

        start_dim   1; the first dimension to join. Dimension 0, the batch, stays by default
        end_dim     -1; the last dimension to join

    Shapes: (*, S_start, ..., S_end, *) -> (*, S_start * ... * S_end, *). The result is a view where strides allow.

    >>> nn.Flatten()(tt.randn(32, 1, 5, 5)).shape
    torch.Size([32, 25])
    """

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        super().__init__()
        self.start_dim = start_dim
        self.end_dim = end_dim

    def forward(self, input: Tensor) -> Tensor:
        return input.flatten(self.start_dim, self.end_dim)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"start_dim={self.start_dim}, end_dim={self.end_dim}"


class Unflatten(Module):
    """Makes several dimensions of one: the opposite of Flatten.

        dim                the dimension to split
        unflattened_size   a tuple or list with the new sizes; one of them may be -1

    Shapes: (*, S_dim, *) -> (*, U_1, ..., U_n, *), where the product of the U_i is S_dim. The result is a view.
    Errors: TypeError for sizes that are not a tuple or list of ints; RuntimeError at the call if the product is
    another.

    >>> nn.Unflatten(1, (2, 5, 5))(tt.randn(2, 50)).shape
    torch.Size([2, 2, 5, 5])
    """

    def __init__(self, dim: int, unflattened_size: Sequence[int]) -> None:
        super().__init__()
        self._require_tuple_int(unflattened_size)
        self.dim = dim
        self.unflattened_size = unflattened_size

    def _require_tuple_int(self, input: Any) -> None:
        if not isinstance(input, (tuple, list)):
            raise TypeError(f"unflattened_size must be a tuple of ints, but found type {type(input).__name__}")
        for at, size in enumerate(input):
            if not isinstance(size, int):
                raise TypeError(
                    f"unflattened_size must be tuple of ints, but found element of type {type(size).__name__} at pos {at}"
                )

    def forward(self, input: Tensor) -> Tensor:
        return input.unflatten(self.dim, self.unflattened_size)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"dim={self.dim}, unflattened_size={self.unflattened_size}"
