"""Sums and products of blocked tensors of the same sizes; there is no broadcasting.

Mirrors aten/src/ATen/native/mkldnn/BinaryOps.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native.mkldnn.mkldnn_common import (
    clear_padding,
    like,
    opaque_of,
    primitive_fails,
    replace,
    same_order,
    write_into,
)
from tinytensor.aten.native.mkldnn.tensor_factories import empty_mkldnn
from tinytensor.c10.error import check
from tinytensor.c10.overflows import Number
from tinytensor.c10.scalar_type import promote_types

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _channels(self: Tensor) -> int:
    return self.meta_.sizes[1] if self.meta_.dim > 1 else 0


def _empty_binary_op(self: Tensor, other: Tensor) -> Tensor:
    """The result of two tensors one of which has no elements: of the broadcast sizes, without elements too."""
    check(
        not self.requires_grad and not other.requires_grad,
        "MKLDNN does not support Binary Ops with a 0-dimension Tensor in training",
    )
    sizes = infer_size(tuple(self.meta_.sizes), tuple(other.meta_.sizes))
    return empty_mkldnn(sizes, promote_types(self.meta_.dtype, other.meta_.dtype), None, None, None, None)


def _sum(self: Tensor, other: Tensor, alpha: Number) -> Tensor:
    own = opaque_of(self)
    opaque_of(other)
    if self.meta_.sizes != other.meta_.sizes:
        raise primitive_fails("sum")
    return clear_padding(F.add(own, same_order(self, other), alpha=alpha), _channels(self))


def mkldnn_add(self: Tensor, other: Tensor, alpha: Number) -> Tensor:
    """self + alpha * other, in self's dtype."""
    if not (self.meta_.numel and other.meta_.numel):
        return _empty_binary_op(self, other)
    return like(self, _sum(self, other, alpha))


def mkldnn_add_(self: Tensor, other: Tensor, alpha: Number) -> Tensor:
    return mkldnn_add_out(self, other, alpha, self)


def mkldnn_add_out(self: Tensor, other: Tensor, alpha: Number, out: Tensor) -> Tensor:
    if not (self.meta_.numel and other.meta_.numel):
        made = _empty_binary_op(self, other)
        check(
            out.meta_.sizes == made.meta_.sizes and out.meta_.dtype is made.meta_.dtype,
            "the output size or dtype is not the result's",
        )
        return out
    made = _sum(self, other, alpha)
    opaque_of(out)
    return write_into(self, made) if out is self else replace(out, like(self, made))


def mkldnn_mul(self: Tensor, other: Tensor) -> Tensor:
    """self * other, in self's dtype. `other` has self's sizes or none; a dense one of none is a number."""
    if not (self.meta_.numel and other.meta_.numel):
        return _empty_binary_op(self, other)
    return like(self, _product(self, other))


def mkldnn_mul_(self: Tensor, other: Tensor) -> Tensor:
    return mkldnn_mul_out(self, other, self)


def mkldnn_mul_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    check(out.meta_.sizes == self.meta_.sizes, "mkldnn_mul_out: the output size should be same as input size")
    if not (self.meta_.numel and other.meta_.numel):
        return out
    opaque_of(out)
    return write_into(out, same_order(out, like(self, _product(self, other))))


def _product(self: Tensor, other: Tensor) -> Tensor:
    own = opaque_of(self)
    if other.meta_.dim == 0:
        return clear_padding(F.mul(own, F.item(other)), _channels(self))
    check(self.meta_.sizes == other.meta_.sizes, "mkldnn_mul_out: currently mkldnn not support broadcasting")
    opaque_of(other)
    return F.mul(own, same_order(self, other))
