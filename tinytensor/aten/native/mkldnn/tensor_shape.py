"""Other shapes and orders of dimensions. A blocked tensor has no views: what is another shape is another tensor.

Mirrors aten/src/ATen/native/mkldnn/TensorShape.cpp. Elements are copied where PyTorch may share them, since blocks of another
shape are other blocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.mkldnn_common import block_dense, dense_of
from tinytensor.aten.native.shape.tensor_shape import infer_view_size
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Ints

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def mkldnn_view(self: Tensor, size: Ints) -> Tensor:
    check(False, "Currently Mkldnn tensor does not support view. Change to use reshape instead")
    return self


def mkldnn_reshape(self: Tensor, shape: Ints) -> Tensor:
    """The same elements in another shape; self itself where the shape is self's."""
    inferred = tuple(infer_view_size(tuple(shape), self.meta_.numel))
    if inferred == tuple(self.meta_.sizes):
        return self
    return block_dense(F.reshape(dense_of(self), inferred))


def mkldnn_transpose(self: Tensor, dim0: int, dim1: int) -> Tensor:
    return block_dense(F.transpose(dense_of(self), dim0, dim1))


def mkldnn_transpose_(self: Tensor, dim0: int, dim1: int) -> Tensor:
    check(False, "mkldnn_transpose_: in-place mkldnn operations are not supported yet")
    return self
