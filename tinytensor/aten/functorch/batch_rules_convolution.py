"""Convolutions. A batch of inputs is more inputs; a batch of kernels is more groups.

    input [N, B*C, ...], weight [B*O, C/g, ...], groups B*g: group b*g + i is group i of entry b

A grouped convolution cuts its channels into consecutive pieces, so B has to be the outer of the two dimensions that are
merged: all channels of entry 0, then all of entry 1. The same holds for the first dimension of a transposed
convolution's weight, which counts input channels, [B*C, O/g, ...].

Mirrors aten/src/ATen/functorch/BatchRulesConvolution.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.registry import Bdims, ensure, front, rule


def into_channels(t: Any) -> Any:
    """[B, N, C, ...] as [N, B*C, ...]."""
    return F.flatten(F.movedim(t, 0, 1), 1, 2)


def out_of_channels(t: Any, size: int) -> Any:
    """Undoes `into_channels`, with the batch left behind N: [N, B, C, ...]."""
    return F.unflatten(t, 1, (size, t.meta_.sizes[1] // size))


def into_first(t: Any) -> Any:
    """[B, O, ...] as [B*O, ...]."""
    return F.flatten(t, 0, 1)


def out_of_first(t: Any, size: int) -> Any:
    return F.unflatten(t, 0, (size, t.meta_.sizes[0] // size if size else 0))


@rule("convolution _convolution")
def convolution(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    x, weight, bias, stride, padding, dilation, transposed, output_padding, groups, *more = args
    # The kernel wants one number for each output channel, the same for all N. A batched bias fits only where the batch
    # is among the channels; to add it afterwards is right for every case below.
    if bdims[2] is not None:
        without, place = convolution(op, size, [x, weight, None, *args[3:]], [bdims[0], bdims[1], None])
        bias = front(bias, bdims[2])
        spread = F.view(bias, (size, 1, bias.meta_.sizes[1], *(1,) * (without.meta_.dim - 3)))
        return F.add(front(without, place), spread), 0
    if bdims[1] is None:
        x = into_first(front(x, bdims[0]))
        result = op.call(x, weight, bias, stride, padding, dilation, transposed, output_padding, groups, *more)
        return out_of_first(result, size), 0
    weight = into_first(front(weight, bdims[1]))
    if bias is not None:
        bias = F.reshape(F.expand(bias, (size, *bias.meta_.sizes)), (-1,))
    # One input for all kernels, in one group: B*O output channels may all read the same C input channels, and the input
    # need not be repeated B times. With groups a kernel reads only its piece of the channels, and a transposed
    # convolution's weight has the batch among the input channels, so there the repetition is needed.
    if bdims[0] is None and groups == 1 and not transposed:
        result = op.call(x, weight, bias, stride, padding, dilation, transposed, output_padding, groups, *more)
    else:
        x = into_channels(ensure(x, bdims[0], size))
        result = op.call(x, weight, bias, stride, padding, dilation, transposed, output_padding, groups * size, *more)
    return out_of_channels(result, size), 1


@rule("convolution_backward")
def convolution_backward(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    grad, x, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, mask = args
    wants_x, wants_weight, wants_bias = mask
    geometry = (stride, padding, dilation, transposed, output_padding)
    grad = ensure(grad, bdims[0], size)
    grad_x = grad_weight = grad_bias = None
    if wants_bias:
        grad_bias = F.sum(grad, (1, *range(3, grad.meta_.dim)))
    if wants_x and bdims[2] is None:
        # The weights are the same for all: the batch is more inputs.
        every = into_first(ensure(x, bdims[1], size))
        grad_x, _, _ = op.call(into_first(grad), every, weight, bias_sizes, *geometry, groups, (True, False, False))
        grad_x, wants_x = out_of_first(grad_x, size), False
    # The gradient of the weight differs between the entries even where the weight does not, and a kernel adds up over N.
    # With the batch among the groups it adds up within an entry only.
    if wants_x or wants_weight:
        x, weight = into_channels(ensure(x, bdims[1], size)), into_first(ensure(weight, bdims[2], size))
        mask = (wants_x, wants_weight, False)
        found_x, found_weight, _ = op.call(into_channels(grad), x, weight, bias_sizes, *geometry, groups * size, mask)
        if wants_x:
            grad_x = F.movedim(out_of_channels(found_x, size), 1, 0)
        if wants_weight:
            grad_weight = out_of_first(found_weight, size)
    return (grad_x, grad_weight, grad_bias), 0
