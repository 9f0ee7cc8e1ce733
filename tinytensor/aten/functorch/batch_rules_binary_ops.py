"""Pointwise operators: the batch is one more dimension to broadcast over.

With one tensor the batch stays where it is. With several it moves to the front of each, and ones between it and the
dimensions of an entry let these line up as before.

Mirrors BatchRulesUnaryOps.cpp and BatchRulesBinaryOps.cpp of aten/src/ATen/functorch.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.schema.operator_tags import TAGS
from tinytensor.aten.core.schema.tag import Tag
from tinytensor.aten.functorch.registry import Bdims, ensure, front, pad, promoted, rank_of, rule, tensor_places, use
from tinytensor.c10.error import check
from tinytensor.c10.layout import channels_last, contiguous_format, preserve_format

# These are pointwise too, though they do not have the tag.
_MORE = """
    __iand__ __ior__ __irshift__ _copy_from _log_softmax_backward_data_ _to_copy absolute
    copy_ elu_backward fill_ fill.Tensor fill.Scalar floor_divide floor_divide_
    frexp.Tensor gcd_ gelu_ hardshrink_backward hardsigmoid_backward hardswish hardswish_ hardswish_backward
    hardtanh_backward heaviside_ lcm_ leaky_relu_backward lift_fresh log_sigmoid_backward log_sigmoid_forward
    logit_backward masked_fill masked_fill_ mish_ mish_backward rsub rrelu_with_noise_backward softplus_backward
    softshrink_backward threshold_ where.ScalarSelf where.ScalarOther zero_ special_modified_bessel_i0 polygamma
    bitwise_left_shift isclose bucketize.Tensor_1 isin.Tensor_Scalar copysign_ __and__ __or__ nan_to_num
"""
# These are tagged as pointwise, but have a rule of their own.
_NOT = {"clone", "equal", "rrelu"}
_NAMES = {*TAGS[Tag.pointwise].split(), *_MORE.split()} - _NOT


def is_pointwise(op: OperatorHandle) -> bool:
    """Whether `pointwise` is the operator's rule."""
    base, overload = op.name.base_name, op.name.overload_name
    return base in _NAMES or f"{base}.{overload or 'default'}" in _NAMES


def pointwise(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """The rule of all pointwise operators."""
    places = tensor_places(args)
    # With one tensor nothing has to line up: the batch need not move, and the result keeps the layout of the input.
    if len(places) == 1:
        return op.call(*args), bdims[places[0]]
    # Broadcasting lines dimensions up from the last one. [B, 3] beside an entry of [4, 3] must become [B, 1, 3]; as it is,
    # B would meet the 4. So all batched tensors get the rank of the largest entry, and the batch in front.
    pairs = [(args[i], bdims[i]) for i in places]
    rank = max(rank_of(t, b) for t, b in pairs)
    # What an in-place operator writes to must stay the same tensor, and it decides the dtype anyway.
    values = [t for t, _ in pairs] if op.schema.arguments[places[0]].is_write else promoted(pairs)
    for place, value in zip(places, values, strict=True):
        args[place] = pad(value, bdims[place], rank)
    return op.call(*args), 0


@rule("clone")
def clone(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Contiguous in every entry means contiguous with the batch in front."""
    self, memory_format = args
    name = "ChannelsLast" if memory_format is channels_last else "ChannelsLast3d"
    check(
        memory_format in (None, preserve_format, contiguous_format),
        "NYI: Tensor.clone(memory_format) inside vmap is only supported with memory_format torch.preserve_format or "
        f"torch.contiguous_format (got {name})",
    )
    if memory_format is contiguous_format:
        return op.call(front(self, bdims[0]), memory_format), 0
    return op.call(self, memory_format), bdims[0]


def masked_fill_value(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """A value that differs between entries is a tensor, not a number: `where` chooses it at the places of the mask."""
    if bdims[2] is None:
        return pointwise(op, size, args, bdims)
    self, mask, value = args
    rank = max(rank_of(self, bdims[0]), rank_of(mask, bdims[1]))
    self, mask = pad(self, bdims[0], rank), pad(mask, bdims[1], rank)
    return F.where(mask, F.to(pad(value, bdims[2], rank), self.meta_.dtype), self), 0


use(masked_fill_value, "masked_fill.Tensor")


@rule("fill_.Tensor")
def fill_(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """A value for each entry is written by copy_, which broadcasts."""
    self, value = args
    if bdims[1] is None:
        return op.call(*args), bdims[0]
    return F.copy_(front(self, bdims[0]), pad(value, bdims[1], rank_of(self, bdims[0]))), 0


@rule("_prelu_kernel _prelu_kernel_backward")
def prelu(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Results are as large as the input: one that is the same for all entries is repeated, if a weight or gradient is not."""
    place = len(args) - 2
    args[place], bdims[place] = ensure(args[place], bdims[place], size), 0
    return pointwise(op, size, args, bdims)
