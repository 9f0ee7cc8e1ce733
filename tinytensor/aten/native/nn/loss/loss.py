"""Losses: mse_loss, smooth_l1_loss, huber_loss, binary_cross_entropy, l1_loss, kl_div and the margin losses.

`reduction` is 0 (none), 1 (mean) or 2 (sum). The first half holds the losses with a kernel for their elements. With a
reduction, a structured loss computes its elements into a temporary and reduces that into the output. The second half
holds the losses that are composed of other operators.

Mirrors aten/src/ATen/native/Loss.cpp.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.few_elements import may_read, numbers_of
from tinytensor.aten.native.nn.activation import activation_stubs as stubs
from tinytensor.aten.native.nn.activation.activation import plan_binary
from tinytensor.aten.native.pointwise.binary_ops import run_binary
from tinytensor.aten.native.pointwise.pointwise_ops import run_ternary
from tinytensor.aten.native.reference.arrays import read
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_, resize_output
from tinytensor.aten.tensor_iterator import PlanTable, TensorIterator, build
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.allocator import resize_storage
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.metadata import Metadata, contiguous_metadata
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.type_names import expect_out_dtype, expect_same_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

NONE, MEAN, SUM = 0, 1, 2


def apply_loss_reduction(unreduced: Tensor, reduction: int) -> Tensor:
    """The mean or the sum of all elements, or the elements themselves."""
    if reduction == MEAN:
        return F.mean_default(unreduced)
    return F.sum_default(unreduced) if reduction == SUM else unreduced


class ReducedLoss:
    """The plan of a loss that is reduced: `elements` for the temporary, `out_meta` for the result."""

    __slots__ = ("elements", "out_meta")

    def __init__(self, elements: TensorIterator):
        m = elements.out_meta
        self.elements = elements
        self.out_meta: Metadata = contiguous_metadata((), m.dtype, m.device)


LossPlan = TensorIterator | ReducedLoss


def _plan(plans: PlanTable, out: Tensor | None, self: Tensor, target: Tensor, reduction: int) -> LossPlan:
    if reduction == NONE:
        return plan_binary(plans, out, self, target)
    try:
        plan = ReducedLoss(plans[self.meta_, target.meta_])
    except NotImplementedError as error:
        error.out_meta = contiguous_metadata((), self.meta_.dtype, self.meta_.device)  # type: ignore[attr-defined]
        raise
    if out is not None:
        expect_out_dtype(out, plan.out_meta.dtype)
    return plan


def _run(plan: LossPlan, out: Tensor, self: Tensor, target: Tensor, reduction: int, *scalars: float) -> None:
    if not isinstance(plan, ReducedLoss):
        run_binary(plan, out, self, target, *scalars)
        return
    elements = empty_from_metadata(plan.elements.out_meta)
    # In PyTorch the output has the shape of the elements first, and keeps that much memory.
    if out.meta_.dim:
        resize_(out, tuple(elements.meta_.sizes))
        resize_(out, ())
    elif elements.meta_.numel * out.meta_.itemsize + out.byte_offset_ > out.storage_.nbytes:
        resize_storage(out.storage_, elements.meta_.numel * out.meta_.itemsize + out.byte_offset_)
    run_binary(plan.elements, elements, self, target, *scalars)
    if reduction == MEAN:
        F.mean_out(elements, (), False, None, out)
    else:
        F.sum_IntList_out(elements, (), False, None, out)


def _gradient(plans: PlanTable, grad_input: Tensor, operands: tuple[Tensor, Tensor, Tensor], *scalars: float) -> Tensor:
    """Run a backward kernel with three operands, in its order; `out` is resized to the gradient's sizes."""
    a, b, c = operands
    shape = infer_size(infer_size(tuple(a.meta_.sizes), tuple(b.meta_.sizes)), tuple(c.meta_.sizes))
    resize_output(grad_input, shape)
    it = plans[grad_input.meta_, a.meta_, b.meta_, c.meta_]
    if it.run is not None:
        run_ternary(it, grad_input, a, b, c, *(checked_convert(s, it.common_dtype) for s in scalars))
    return grad_input


def _zeros_like(self: Tensor) -> Tensor:
    return F.zeros_like_default(self, memory_format=contiguous_format)


def _norm(self: Tensor, reduction: int, factor: float) -> float:
    """The factor of every element's gradient. Without elements it is not used, so the division by 0 is left out."""
    return factor / max(self.meta_.numel, 1) if reduction == MEAN else factor


# ---- mse_loss --------------------------------------------------------------------------------------------------------

_mse_plans = PlanTable(stubs.mse_stub, 2, "mse_loss")
_mse_backward_plans = PlanTable(stubs.mse_backward_stub, 3, "mse_loss_backward")


def mse_loss_meta(out: Tensor | None, self: Tensor, target: Tensor, reduction: int) -> LossPlan:
    """(self - target)**2."""
    return _plan(_mse_plans, out, self, target, reduction)


mse_loss_impl = _run


def mse_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, reduction: int) -> Tensor:
    return mse_loss_backward_grad_input(grad_output, self, target, reduction, _zeros_like(self))


def mse_loss_backward_grad_input(
    grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, grad_input: Tensor
) -> Tensor:
    """2 (self - target) * grad_output, divided by the number of elements for the mean."""
    return _gradient(_mse_backward_plans, grad_input, (self, target, grad_output), _norm(self, reduction, 2.0))


# ---- smooth_l1_loss --------------------------------------------------------------------------------------------------

_smooth_l1_plans = PlanTable(stubs.smooth_l1_stub, 2, "smooth_l1_loss")
_smooth_l1_backward_plans = PlanTable(stubs.smooth_l1_backward_stub, 3, "smooth_l1_loss_backward")


def smooth_l1_loss_meta(out: Tensor | None, self: Tensor, target: Tensor, reduction: int, beta: float) -> LossPlan:
    """|self - target| - beta / 2 from beta on, a parabola below it."""
    check(beta >= 0, "smooth_l1_loss does not support negative values for beta.")
    return _plan(_smooth_l1_plans, out, self, target, reduction)


def smooth_l1_loss_impl(plan: LossPlan, out: Tensor, self: Tensor, target: Tensor, reduction: int, beta: float) -> None:
    _run(plan, out, self, target, reduction, beta)


def smooth_l1_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, beta: float) -> Tensor:
    return F.smooth_l1_loss_backward_grad_input(grad_output, self, target, reduction, beta, _zeros_like(self))


def smooth_l1_loss_backward_grad_input(
    grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, beta: float, grad_input: Tensor
) -> Tensor:
    operands = (self, target, grad_output)
    return _gradient(_smooth_l1_backward_plans, grad_input, operands, _norm(self, reduction, 1.0), beta)


# ---- huber_loss ------------------------------------------------------------------------------------------------------

_huber_plans = PlanTable(stubs.huber_stub, 2, "huber_loss")
_huber_backward_plans = PlanTable(stubs.huber_backward_stub, 3, "huber_loss_backward")


def _huber_elements(self: Tensor, target: Tensor, delta: float, out: Tensor) -> Tensor:
    check(delta > 0, "huber_loss does not support non-positive values for delta.")
    wanted = build(None, _huber_plans.config, (self.meta_, target.meta_)).out_meta
    resize_output(out, tuple(wanted.sizes), wanted.strides)
    it = _huber_plans[out.meta_, self.meta_, target.meta_]
    if it.run is not None:
        run_binary(it, out, self, target, delta)
    return out


def huber_loss(self: Tensor, target: Tensor, reduction: int, delta: float) -> Tensor:
    """delta (|self - target| - delta / 2) from delta on, a parabola below it."""
    return apply_loss_reduction(_huber_elements(self, target, delta, F.empty_like_default(self)), reduction)


def huber_loss_out(self: Tensor, target: Tensor, reduction: int, delta: float, out: Tensor) -> Tensor:
    _huber_elements(self, target, delta, out)
    return out if reduction == NONE else _shrink(out, apply_loss_reduction(out, reduction))


def _shrink(out: Tensor, reduced: Tensor) -> Tensor:
    """An output that has held the elements becomes their sum or mean."""
    resize_(out, tuple(reduced.meta_.sizes))
    return copy_(out, reduced, False)


def huber_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, delta: float) -> Tensor:
    return F.huber_loss_backward_out(grad_output, self, target, reduction, delta, _zeros_like(self))


def huber_loss_backward_out(
    grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, delta: float, grad_input: Tensor
) -> Tensor:
    operands = (self, target, grad_output)
    expect_same_dtype(target, self)  # the loss itself promotes
    expect_same_dtype(grad_output, self)
    return _gradient(_huber_backward_plans, grad_input, operands, _norm(self, reduction, 1.0), delta)


# ---- binary_cross_entropy --------------------------------------------------------------------------------------------

_bce_plans = PlanTable(stubs.binary_cross_entropy_stub, 2, "binary_cross_entropy")
_bce_backward_plans = PlanTable(stubs.binary_cross_entropy_backward_stub, 3, "binary_cross_entropy_backward")


def binary_cross_entropy(self: Tensor, target: Tensor, weight: Tensor | None, reduction: int) -> Tensor:
    """-target log(self) - (1 - target) log(1 - self), with logarithms no lower than -100."""
    return binary_cross_entropy_out(self, target, weight, reduction, F.empty_like_default(self))


def binary_cross_entropy_out(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, out: Tensor
) -> Tensor:
    _same_dtypes(self, target)
    resize_output(out, infer_size(tuple(self.meta_.sizes), tuple(target.meta_.sizes)))
    it = _bce_plans[out.meta_, self.meta_, target.meta_]
    if it.run is not None:
        _check_within_one(out, self, target)
        run_binary(it, out, self, target)
    if weight is not None:
        F.mul__Tensor(out, weight)
    return out if reduction == NONE else _shrink(out, apply_loss_reduction(out, reduction))


def _same_dtypes(self: Tensor, *others: Tensor) -> None:
    for other in others:
        got, wanted = other.meta_.dtype, self.meta_.dtype
        check(
            got is wanted, lambda got=got, wanted=wanted: f"Found dtype {got.cpp_name} but expected {wanted.cpp_name}"
        )


def _check_within_one(out: Tensor, self: Tensor, target: Tensor) -> None:
    """RuntimeError for the first number that is outside, in the order of the output's memory."""
    # A kernel on CUDA looks for itself, so that nobody waits for the device.
    if out.meta_.device.type in ("meta", "cuda"):
        return
    wrong = [name for name, t in (("input", self), ("target", target)) if t.meta_.numel and not _is_within_one(t)]
    if len(wrong) == 2 and out.meta_.device is cpu:
        order = sorted(range(out.meta_.dim), key=lambda d: -out.meta_.strides[d])
        places = [_first_outside(np.broadcast_to(read(t), out.meta_.sizes).transpose(order)) for t in (self, target)]
        wrong = wrong[:1] if places[0] <= places[1] else wrong[1:]
    check(not wrong, lambda: f"all elements of {wrong[0]} should be between 0 and 1")


def _first_outside(values: np.ndarray) -> int:
    with np.errstate(invalid="ignore"):
        return int(np.argmin((values >= 0) & (values <= 1)))  # NaN is in no interval


def _is_within_one(t: Tensor) -> bool:
    if may_read(t.meta_) and goes_unseen(t.meta_.key_set):
        return all([0 <= x <= 1 for x in numbers_of(t)])
    low, high = F.amin_default(t, ()), F.amax_default(t, ())
    return F.item_default(low) >= 0 and F.item_default(high) <= 1


def binary_cross_entropy_backward(
    grad_output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int
) -> Tensor:
    return binary_cross_entropy_backward_grad_input(
        grad_output, self, target, weight, reduction, F.empty_like_default(self)
    )


def binary_cross_entropy_backward_grad_input(
    grad_output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, grad_input: Tensor
) -> Tensor:
    _same_dtypes(self, target)
    _gradient(_bce_backward_plans, grad_input, (grad_output, self, target))
    if weight is not None:
        F.mul__Tensor(grad_input, weight)
    if reduction == MEAN:
        F.div__Scalar(grad_input, max(self.meta_.numel, 1))
    return grad_input


# ---- losses composed of other operators ------------------------------------------------------------------------------

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
    # -y log(s) - (1 - y) log(1 - s) with s = sigmoid(x). Since log(1 - s) = log(s) - x, this is (1 - y) x - log(s). With a
    # weight p of the positives it is (1 - y) x - (1 + (p - 1) y) log(s).
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
    floating = self.meta_.dtype.is_floating_point and target.meta_.dtype.is_floating_point
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
        # log(t!) is about t log(t) - t + log(2 pi t) / 2; for targets up to 1 it is 0, and the approximation is not used.
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
    ndim = target.meta_.dim
    check(ndim <= 1, "0D or 1D target tensor expected, multi-target not supported")
    check(
        input1.meta_.dim == input2.meta_.dim == ndim + 1,
        lambda: (
            f"{ndim}D target tensor expects {ndim + 1}D input tensors, but found inputs with sizes "
            f"{list(input1.meta_.sizes)} and {list(input2.meta_.sizes)}."
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
    a, b, c = (t.meta_.dim for t in (anchor, positive, negative))
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
    norm = 1.0 / max(self.meta_.numel, 1) if reduction == MEAN else 1.0
    # With z = e**(-y x) the slope is -y z / (1 + z).
    z = F.exp_default(F.mul_Tensor(F.neg_default(target), self))
    F.mul__Scalar(F.mul_out(target, z, grad_input), -norm)
    return F.mul__Tensor(F.div__Tensor(grad_input, F.add__Scalar(z, 1)), grad_output)
