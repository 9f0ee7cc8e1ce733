"""Operators with a kernel of their own that are composed of other operators here, which have rules: losses, one_hot.

A loss is computed for each element; then it is reduced over all dimensions but the batch.

Mirrors BatchRulesLoss.cpp and BatchRulesDecompositions.cpp of aten/src/ATen/functorch, and the nll_loss of
torch/_decomp/decompositions.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.registry import Bdims, decomposition, pad, rank_of, rule, tensor_places
from tinytensor.aten.native.indexing import tensor_advanced_indexing
from tinytensor.c10.error import check

_NONE, _MEAN = 0, 1


# These write to a tensor that they made from one argument, so they do not broadcast against a batch.
_IN_PLACE_INSIDE = ("binary_cross_entropy", "binary_cross_entropy_with_logits", "soft_margin_loss")


def _reduced(loss: Any, reduction: int) -> Any:
    """[B, ...] -> [B], unless there is nothing to reduce."""
    if reduction == _NONE or loss.meta_.dim == 1:
        return loss
    dims = tuple(range(1, loss.meta_.dim))
    return F.mean(loss, dims) if reduction == _MEAN else F.sum(loss, dims)


@rule("mse_loss smooth_l1_loss huber_loss soft_margin_loss binary_cross_entropy binary_cross_entropy_with_logits")
def loss(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    (place,) = (i for i, a in enumerate(op.schema.arguments) if a.name == "reduction")
    places = tensor_places(args)
    rank = max(rank_of(args[i], bdims[i]) for i in places)
    for i in places:
        args[i] = pad(args[i], bdims[i], rank)
    reduction, args[place] = args[place], _NONE
    if op.name.base_name in _IN_PLACE_INSIDE:
        sizes = F.add(args[0], args[1]).meta_.sizes
        args[0], args[1] = F.expand(args[0], sizes), F.expand(args[1], sizes)
    return _reduced(op.call(*args), reduction), 0


@rule("mse_loss_backward smooth_l1_loss_backward soft_margin_loss_backward binary_cross_entropy_backward")
def loss_backward(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """The gradient of each element, divided by how many there are in an entry."""
    (place,) = (i for i, a in enumerate(op.schema.arguments) if a.name == "reduction")
    places = tensor_places(args)
    rank = max(rank_of(args[i], bdims[i]) for i in places)
    for i in places:
        args[i] = pad(args[i], bdims[i], rank)
    reduction, args[place] = args[place], _NONE
    # The gradient is expanded to what input and target broadcast to, for the mean counts those elements. If neither of
    # the two is batched, only the incoming gradient is, and B is missing in these sizes.
    sizes = F.add(args[1], args[2]).meta_.sizes
    if len(sizes) <= rank or sizes[0] != size:
        sizes = (size, *sizes)
    for i in places:
        args[i] = F.expand(args[i], sizes)
    grad = op.call(*args)
    count = 1
    for s in sizes[1:]:
        count *= s
    return (F.div(grad, count) if reduction == _MEAN and count else grad), 0


@decomposition("huber_loss_backward")
def huber_loss_backward(grad_output: Any, self: Any, target: Any, reduction: int, delta: float) -> Any:
    """By other operators: it has no forward derivative, and a Hessian wants one."""
    difference = F.sub(self, target)
    clipped = F.clamp(difference, -delta, delta)
    count = difference.numel()
    return F.mul(grad_output, F.div(clipped, count) if reduction == _MEAN and count else clipped)


@decomposition("nll_loss_forward nll_loss2d_forward")
def nll_loss_forward(self: Any, target: Any, weight: Any, reduction: int, ignore_index: int) -> Any:
    # `ignore_index` is no class as a rule (-100), so gather reads class 0 in its place, and that loss becomes zero below.
    # The mean divides by the weights of the targets that count, not by how many there are.
    channels = 1 if self.meta_.dim > 1 else 0
    counts = F.ne(target, ignore_index)
    index = F.where(counts, target, 0)
    losses = F.neg(F.squeeze(F.gather(self, channels, F.unsqueeze(index, channels)), channels))
    weights = None
    if weight is not None:
        weights = F.index(weight, [index])
        losses = F.mul(losses, weights)
    losses = F.where(counts, losses, 0)
    if reduction == _NONE and self.meta_.dim > 1:
        return losses, F.new_zeros(self, ())
    total = F.sum(F.to(counts, self.meta_.dtype) if weights is None else F.where(counts, weights, 0))
    result = F.sum(losses)
    return (F.div(result, total) if reduction == _MEAN else result), total


@decomposition("nll_loss_backward nll_loss2d_backward")
def nll_loss_backward(
    grad_output: Any, self: Any, target: Any, weight: Any, reduction: int, ignore_index: int, total_weight: Any
) -> Any:
    channels = 1 if self.meta_.dim > 1 else 0
    if reduction == _MEAN:
        grad_output = F.div(grad_output, total_weight)
    target = F.unsqueeze(target, channels)
    counts = F.ne(target, ignore_index)
    index = F.where(counts, target, 0)
    chosen = F.scatter(F.zeros_like(self), channels, index, -1.0)
    if 0 < grad_output.meta_.dim < self.meta_.dim:
        grad_output = F.unsqueeze(grad_output, channels)
    if weight is not None:
        sizes = [1] * self.meta_.dim
        sizes[channels] = weight.meta_.sizes[0]
        grad_output = F.mul(grad_output, F.reshape(weight, sizes))
    return F.mul(chosen, F.where(counts, grad_output, 0))


@decomposition("one_hot")
def one_hot(self: Any, num_classes: int) -> Any:
    check(
        num_classes > 0,
        "When vmap-ing torch.nn.functional.one_hot, please provide an explicit positive num_classes argument.",
    )
    zeros = F.zeros((*self.meta_.sizes, num_classes), dtype=self.meta_.dtype, device=self.meta_.device)
    return F.scatter(zeros, -1, F.unsqueeze(self, -1), 1)


decomposition("_unsafe_masked_index")(tensor_advanced_indexing._unsafe_masked_index)
decomposition("_unsafe_masked_index_put_accumulate")(tensor_advanced_indexing._unsafe_masked_index_put_accumulate)


@decomposition("narrow_copy")
def narrow_copy(self: Any, dim: int, start: int, length: int) -> Any:
    return F.clone(F.narrow(self, dim, start, length))


@decomposition("is_same_size")
def is_same_size(self: Any, other: Any) -> bool:
    return self.meta_.sizes == other.meta_.sizes
