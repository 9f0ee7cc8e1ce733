"""Losses composed of other operators.

Mirrors aten/src/ATen/native/Loss.cpp.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.nn.loss.loss import MEAN, NONE, apply_loss_reduction
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

EPSILON = 1e-12


def from_number(number: float, t: Tensor) -> Tensor:
    """number - t, with the operators of PyTorch's `operator-(Scalar, Tensor)`."""
    return F.sub__Tensor(F.fill__Scalar(F.empty_like_default(t), number), t)


def l1_loss(self: Tensor, target: Tensor, reduction: int) -> Tensor:
    """|self - target|."""
    return apply_loss_reduction(F.abs_default(F.sub_Tensor(self, target)), reduction)


def binary_cross_entropy_with_logits(
    self: Tensor, target: Tensor, weight: Tensor | None, pos_weight: Tensor | None, reduction: int
) -> Tensor:
    """binary_cross_entropy of sigmoid(self), from log_sigmoid, which keeps small probabilities."""
    log_sigmoid = F.log_sigmoid_default(self)
    if pos_weight is not None:
        factor = F.add__Scalar(F.mul_Tensor(F.sub_Scalar(pos_weight, 1), target), 1)
        log_sigmoid = F.mul__Tensor(log_sigmoid, factor)
    loss = F.sub__Tensor(F.mul__Tensor(from_number(1, target), self), log_sigmoid)
    if weight is not None:
        loss = F.mul__Tensor(loss, weight)
    return apply_loss_reduction(loss, reduction)


def kl_div(self: Tensor, target: Tensor, reduction: int, log_target: bool) -> Tensor:
    """target * (log(target) - self), for self the logarithm of a distribution."""
    floating = self.meta.dtype.is_floating_point and target.meta.dtype.is_floating_point
    check(floating, "kl_div: Integral inputs not supported.")
    if log_target:
        difference = F.sub_Tensor(target, self)
        output = F.mul_Tensor(F.exp_default(target), difference)
    else:
        product = F.mul_Tensor(target, self)
        output = F.sub_Tensor(F.xlogy_Tensor(target, target), product)
    return apply_loss_reduction(output, reduction)


def poisson_nll_loss(input: Tensor, target: Tensor, log_input: bool, full: bool, eps: float, reduction: int) -> Tensor:
    """rate - target * log(rate); `full` adds Stirling's approximation of log(target!)."""
    if log_input:
        product = F.mul_Tensor(target, input)
        loss = F.sub_Tensor(F.exp_default(input), product)
    else:
        loss = F.sub_Tensor(input, F.mul_Tensor(target, F.log_default(F.add_Scalar(input, eps))))
    if full:
        half_log = F.mul_Scalar(F.log_default(F.mul_Scalar(target, 2 * math.pi)), 0.5)
        stirling = F.add_Tensor(F.sub_Tensor(F.mul_Tensor(target, F.log_default(target)), target), half_log)
        loss = F.add__Tensor(loss, F.masked_fill_Scalar(stirling, F.le_Scalar(target, 1), 0))
    return apply_loss_reduction(loss, reduction)


def hinge_embedding_loss(self: Tensor, target: Tensor, margin: float, reduction: int) -> Tensor:
    """self where target is 1, max(0, margin - self) where it is -1."""
    zeros = F.zeros_like_default(self, memory_format=contiguous_format)
    beyond = F.clamp_min__default(from_number(margin, self), 0)
    of_negatives = F.where_self(F.ne_Scalar(target, 1), beyond, zeros)
    of_positives = F.where_self(F.ne_Scalar(target, -1), self, zeros)
    return apply_loss_reduction(F.add_Tensor(of_negatives, of_positives), reduction)


def margin_ranking_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: float, reduction: int) -> Tensor:
    """max(0, margin - target * (input1 - input2))."""
    difference = F.sub_Tensor(input1, input2)
    output = F.add_Scalar(F.mul_Tensor(F.neg_default(target), difference), margin)
    return apply_loss_reduction(F.clamp_min__default(output, 0), reduction)


def cosine_embedding_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: float, reduction: int) -> Tensor:
    """1 - cosine where target is 1, max(0, cosine - margin) where it is -1."""
    ndim = target.meta.dim
    check(ndim <= 1, "0D or 1D target tensor expected, multi-target not supported")
    check(
        input1.meta.dim == input2.meta.dim == ndim + 1,
        lambda: (
            f"{ndim}D target tensor expects {ndim + 1}D input tensors, but found inputs with sizes "
            f"{list(input1.meta.sizes)} and {list(input2.meta.sizes)}."
        ),
    )
    product = F.sum_dim_IntList(F.mul_Tensor(input1, input2), (ndim,))
    square1 = F.add_Scalar(F.sum_dim_IntList(F.mul_Tensor(input1, input1), (ndim,)), EPSILON)
    square2 = F.add_Scalar(F.sum_dim_IntList(F.mul_Tensor(input2, input2), (ndim,)), EPSILON)
    cosine = F.div_Tensor(product, F.sqrt__default(F.mul_Tensor(square1, square2)))
    zeros = F.zeros_like_default(cosine, memory_format=contiguous_format)
    positive = from_number(1, cosine)
    negative = F.clamp_min__default(F.sub_Scalar(cosine, margin), 0)
    of_positives = F.where_self(F.eq_Scalar(target, 1), positive, zeros)
    of_negatives = F.where_self(F.eq_Scalar(target, -1), negative, zeros)
    return apply_loss_reduction(F.add_Tensor(of_positives, of_negatives), reduction)


def triplet_margin_loss(
    anchor: Tensor, positive: Tensor, negative: Tensor, margin: float, p: float, eps: float, swap: bool, reduction: int
) -> Tensor:
    """max(0, margin + distance(anchor, positive) - distance(anchor, negative))."""
    a, b, c = (t.meta.dim for t in (anchor, positive, negative))
    check(
        a == b == c,
        lambda: (
            "The anchor, positive, and negative tensors are expected to have the same number of dimensions, but got: "
            f"anchor {a}D, positive {b}D, and negative {c}D inputs"
        ),
    )
    near = F.pairwise_distance_default(anchor, positive, p, eps)
    far = F.pairwise_distance_default(anchor, negative, p, eps)
    if swap:
        far = F.min_other(far, F.pairwise_distance_default(positive, negative, p, eps))
    output = F.clamp_min_default(F.sub_Tensor(F.add_Scalar(near, margin), far), 0)
    return apply_loss_reduction(output, reduction)


# ---- soft_margin_loss ------------------------------------------------------------------------------------------------


def soft_margin_loss(self: Tensor, target: Tensor, reduction: int) -> Tensor:
    """log(1 + e**(-target * self))."""
    return F.soft_margin_loss_out(self, target, reduction, F.new_empty_default(self, (0,)))


def soft_margin_loss_out(self: Tensor, target: Tensor, reduction: int, out: Tensor) -> Tensor:
    F.neg_out(self, out)
    F.log1p__default(F.exp__default(F.mul__Tensor(out, target)))
    if reduction == NONE:
        return out
    reduced = apply_loss_reduction(out, reduction)
    resize_(out, ())
    return copy_(out, reduced, False)


def soft_margin_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, reduction: int) -> Tensor:
    return F.soft_margin_loss_backward_grad_input(grad_output, self, target, reduction, F.new_empty_default(self, (0,)))


def soft_margin_loss_backward_grad_input(
    grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, grad_input: Tensor
) -> Tensor:
    norm = 1.0 / max(self.meta.numel, 1) if reduction == MEAN else 1.0
    z = F.exp_default(F.mul_Tensor(F.neg_default(target), self))
    F.mul__Scalar(F.mul_out(target, z, grad_input), -norm)
    return F.mul__Tensor(F.div__Tensor(grad_input, F.add__Scalar(z, 1)), grad_output)
