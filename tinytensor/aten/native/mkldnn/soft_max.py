"""softmax. Along channels it unpacks, since those of a block are neighbours there and the next ones are far away.

Mirrors aten/src/ATen/native/mkldnn/SoftMax.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.mkldnn_common import (
    adopt_dense,
    clear_padding,
    dense_of,
    is_packed,
    like,
    opaque_of,
)
from tinytensor.c10.error import check
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def mkldnn_softmax(self: Tensor, dim: int, half_to_float: bool) -> Tensor:
    check(not half_to_float, "softmax with half to float conversion is not supported on Mkldnn")
    wrapped = maybe_wrap_dim(dim, self.meta_.dim)
    if is_packed(self) and wrapped != 1:
        # (N, blocks, H, W, 8) has the dimensions N, H and W where the tensor has them.
        return like(self, clear_padding(F._softmax(opaque_of(self), wrapped, False), self.meta_.sizes[1]))
    return adopt_dense(F._softmax(dense_of(self), wrapped, False))
