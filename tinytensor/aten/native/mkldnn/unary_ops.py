"""sigmoid and tanh. The sigmoid of 0 is 0.5, so the lanes that belong to no channel are cleared after it.

Mirrors aten/src/ATen/native/mkldnn/UnaryOps.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.mkldnn_common import (
    block_dense,
    clear_padding,
    dense_of,
    is_packed,
    like,
    opaque_of,
    same_order,
    write_into,
)

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def mkldnn_sigmoid(self: Tensor) -> Tensor:
    own = opaque_of(self)
    if own.meta_.dim != self.meta_.dim and not is_packed(self):  # a weight in the order of its kernel
        return block_dense(F.sigmoid(dense_of(self)))
    return like(self, clear_padding(F.sigmoid(own), self.meta_.sizes[1] if self.meta_.dim > 1 else 0))


def mkldnn_sigmoid_(self: Tensor) -> Tensor:
    return write_into(self, same_order(self, mkldnn_sigmoid(self)))


def mkldnn_tanh(self: Tensor) -> Tensor:
    return like(self, F.tanh(opaque_of(self)))


def mkldnn_tanh_(self: Tensor) -> Tensor:
    F.tanh_(opaque_of(self))
    return self
