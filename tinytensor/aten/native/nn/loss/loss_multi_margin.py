"""multi_margin_loss and multilabel_margin_loss: hinges between the target class and all others.

On the CPU float32 and float64 only, as in PyTorch.

Mirrors aten/src/ATen/native/{LossMultiMargin,LossMultiLabelMargin}.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.nn.loss import loss_multi_margin_stubs as stubs
from tinytensor.aten.native.nn.loss.loss import NONE
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import float32, float64, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

_TYPES = frozenset({float32, float64})


def _check_dtype(self: Tensor, on_cpu: str, on_cuda: str) -> None:
    if self.meta_.device is cpu:
        dispatch(self.meta_.dtype, on_cpu, _TYPES)
    else:
        dispatch(self.meta_.dtype, on_cuda, FLOATING_TYPES)


def _rows(self: Tensor) -> tuple[int, int]:
    """How many samples of how many classes: a vector, or a number, is one sample."""
    m = self.meta_
    if m.dim <= 1:
        return 1, 1 if m.dim == 0 else m.sizes[0]
    return m.sizes[0], m.sizes[1]


def _check_vector_or_matrix(self: Tensor) -> None:
    m = self.meta_
    check(
        (m.dim == 2 and m.sizes[1] != 0) or (m.dim == 1 and m.sizes[0] != 0) or m.dim == 0,
        lambda: f"Expected non-empty vector or matrix with optional 0-dim batch size, but got: {list(m.sizes)}",
    )


def _check_long(target: Tensor) -> None:
    dtype = target.meta_.dtype
    check(dtype is int64, lambda: f"expected scalar type Long but found {dtype.cpp_name}")


# ---- multi_margin_loss -----------------------------------------------------------------------------------------------


def _check_multi_margin(self: Tensor, target: Tensor, p: Number, weight: Tensor | None) -> None:
    check(p in (1, 2), "only p == 1 and p == 2 supported")
    _check_vector_or_matrix(self)
    samples, classes = _rows(self)
    check(
        target.meta_.dim <= 1 and target.meta_.numel == samples,
        lambda: (
            "multi_margin_loss: target tensor should be 1-D with size equal to the number of input samples (batch size). "
            f"Expected target size [{samples}], but got {list(target.meta_.sizes)}. Input has shape "
            f"{list(self.meta_.sizes)}."
        ),
    )
    if weight is not None:
        m = weight.meta_
        check(
            m.dim <= 1 and m.numel == classes,
            lambda: f"inconsistent weight size, expected {classes} but got {list(m.sizes)}",
        )


def _check_same_dtype(self: Tensor, other: Tensor | None) -> None:
    dtype = self.meta_.dtype
    found = dtype if other is None else other.meta_.dtype
    check(found is dtype, lambda: f"expected scalar type {dtype.cpp_name} but found {found.cpp_name}")


def _check_grad_output(self: Tensor, grad_output: Tensor, reduction: int) -> None:
    _check_same_dtype(self, grad_output)
    dim = grad_output.meta_.dim
    check(reduction != NONE or dim <= 1, lambda: f"TensorAccessor expected 1 dims but tensor has {dim}")


def multi_margin_loss(
    self: Tensor, target: Tensor, p: Number, margin: Number, weight: Tensor | None, reduction: int
) -> Tensor:
    """The mean over the other classes of max(0, margin - self[target] + self[class])**p."""
    m = self.meta_
    # What has been checked once is not checked again.
    key = ("multi_margin_loss", target.meta_, None if weight is None else weight.meta_, p, margin, reduction)
    found = m.plans.get(key)
    if found is not None:
        out = empty_from_metadata(found[0])
        stubs.multi_margin_stub["cpu"](out, self, target, p, found[1], weight, reduction)
        return out
    out = empty_from_metadata(contiguous_metadata((0,), m.dtype, m.device))
    multi_margin_loss_out(self, target, p, margin, weight, reduction, out)
    if m.device is cpu and m.numel:
        remember(m.plans, key, (out.meta_, checked_convert(margin, m.dtype)))
    return out


def multi_margin_loss_out(
    self: Tensor, target: Tensor, p: Number, margin: Number, weight: Tensor | None, reduction: int, out: Tensor
) -> Tensor:
    _check_multi_margin(self, target, p, weight)
    # The losses of samples keep the target's shape.
    resize_output(out, tuple(target.meta_.sizes) if reduction == NONE and self.meta_.dim else ())
    if self.meta_.device.type != "meta" and self.meta_.numel:
        _check_dtype(self, "multi_margin_loss_cpu_kernel", "multi_margin_loss_cuda")
        margin = checked_convert(margin, self.meta_.dtype)
        _check_long(target)
        _check_same_dtype(self, weight)
        if self.meta_.device is cpu:
            _check_same_dtype(self, out)
        stubs.multi_margin_stub[self.meta_.device.type](out, self, target, p, margin, weight, reduction)
    return out


def multi_margin_loss_backward(
    grad_output: Tensor, self: Tensor, target: Tensor, p: Number, margin: Number, weight: Tensor | None, reduction: int
) -> Tensor:
    m = self.meta_
    weight_meta = None if weight is None else weight.meta_
    key = ("multi_margin_loss_backward", grad_output.meta_, target.meta_, weight_meta, p, margin, reduction)
    found = m.plans.get(key)
    if found is not None:
        grad_input = empty_from_metadata(found[0])
        stubs.multi_margin_backward_stub["cpu"](grad_input, grad_output, self, target, p, found[1], weight, reduction)
        return grad_input
    grad_input = empty_from_metadata(contiguous_metadata((0,), m.dtype, m.device))
    multi_margin_loss_backward_grad_input(grad_output, self, target, p, margin, weight, reduction, grad_input)
    if m.device is cpu and m.numel:
        remember(m.plans, key, (grad_input.meta_, checked_convert(margin, m.dtype)))
    return grad_input


def multi_margin_loss_backward_grad_input(
    grad_output: Tensor, self: Tensor, target: Tensor, p: Number, margin: Number, weight: Tensor | None,
    reduction: int, grad_input: Tensor,
) -> Tensor:  # fmt: skip
    _check_multi_margin(self, target, p, weight)
    resize_output(grad_input, tuple(self.meta_.sizes))
    on_cpu = self.meta_.device is cpu
    check(not on_cpu or grad_input.meta_.is_contiguous, "grad_input must be contiguous")
    if self.meta_.device.type != "meta" and self.meta_.numel:
        _check_dtype(self, "multi_margin_loss_backward_cpu_kernel", "multi_margin_loss_backward_cuda")
        margin = checked_convert(margin, self.meta_.dtype)
        if on_cpu:
            _check_same_dtype(self, grad_input)
            _check_long(target)
        _check_same_dtype(self, weight)
        if on_cpu:
            _check_grad_output(self, grad_output, reduction)
        stubs.multi_margin_backward_stub[self.meta_.device.type](
            grad_input, grad_output, self, target, p, margin, weight, reduction
        )
    return grad_input


# ---- multilabel_margin_loss ------------------------------------------------------------------------------------------


def multilabel_margin_loss(self: Tensor, target: Tensor, reduction: int) -> Tensor:
    """Hinges of every target class against every other one; a sample's targets end at the first -1.

    The sum of max(0, 1 - self[target] + self[other]) over all pairs, divided by the number of classes.
    """
    return F.multilabel_margin_loss_forward_default(self, target, reduction)[0]


def multilabel_margin_loss_out(self: Tensor, target: Tensor, reduction: int, out: Tensor) -> Tensor:
    is_target = F.new_empty_default(self, (0,))
    return F.multilabel_margin_loss_forward_output(self, target, reduction, out, is_target)[0]


def multilabel_margin_loss_forward(self: Tensor, target: Tensor, reduction: int) -> tuple[Tensor, Tensor]:
    """The loss, and 1 at every target class for the backward pass."""
    m = self.meta_
    empty = contiguous_metadata((0,), m.dtype, m.device)
    return multilabel_margin_loss_forward_output(
        self, target, reduction, empty_from_metadata(empty), empty_from_metadata(empty)
    )


def _check_target_size(m: Metadata, t: Metadata) -> None:
    check(
        t.sizes == m.sizes or (m.dim <= 1 and t.dim <= 1 and t.numel == m.numel),
        lambda: f"inconsistent target size: {list(t.sizes)} for input of size: {list(m.sizes)}",
    )


def multilabel_margin_loss_forward_output(
    self: Tensor, target: Tensor, reduction: int, output: Tensor, is_target: Tensor
) -> tuple[Tensor, Tensor]:
    m, t = self.meta_, target.meta_
    _check_vector_or_matrix(self)
    _check_target_size(m, t)
    resize_output(output, (m.sizes[0],) if reduction == NONE and m.dim == 2 else ())
    resize_output(is_target, tuple(t.sizes))
    on_cpu = m.device is cpu
    check(not on_cpu or is_target.meta_.is_contiguous, "is_target must be contiguous")
    if m.device.type != "meta" and m.numel:
        if on_cpu and not (t.dtype is int64 and m.dtype in _TYPES and goes_unseen(t.key_set)):
            # PyTorch asks for the range first, and only its loop for the dtypes. The kernel looks once more.
            with AutoDispatchBelowADInplaceOrView():
                in_range = F.min(target).item() >= -1 and F.max(target).item() < _rows(self)[1]
            check(in_range, "argument #2 'target' is out of range")
        _check_dtype(self, "multilabel_margin_loss_forward_out_frame", "multilabel_margin_loss_forward_kernel")
        _check_long(target)
        if on_cpu:
            _check_same_dtype(self, is_target)
            _check_same_dtype(self, output)
        stubs.multilabel_margin_stub[self.meta_.device.type](output, is_target, self, target, reduction)
    return output, is_target


def multilabel_margin_loss_backward(
    grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, is_target: Tensor
) -> Tensor:
    m = self.meta_
    grad_input = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))
    return multilabel_margin_loss_backward_grad_input(grad_output, self, target, reduction, is_target, grad_input)


def multilabel_margin_loss_backward_grad_input(
    grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, is_target: Tensor, grad_input: Tensor
) -> Tensor:
    m, t, marks = self.meta_, target.meta_, is_target.meta_
    _check_target_size(m, t)  # the target may have been given other data since
    on_cpu = m.device is cpu
    check(
        not on_cpu or t.sizes == marks.sizes,
        lambda: (
            f"Expected tensor for argument #3 'target' to have same size as tensor for argument #5 'is_target'; but "
            f"{list(t.sizes)} does not equal {list(marks.sizes)} (while checking arguments for "
            "multilabel_margin_loss_backward_cpu_template)"
        ),
    )
    resize_output(grad_input, tuple(m.sizes))
    check(not on_cpu or not m.numel or grad_input.meta_.is_contiguous, "grad_input must be contiguous")
    if self.meta_.device.type != "meta" and self.meta_.numel:
        _check_dtype(self, "multilabel_margin_loss_backward_out_frame", "multilabel_margin_loss_backward_kernel")
        _check_long(target)
        if on_cpu:
            for other in (is_target, grad_input, grad_output):
                _check_same_dtype(self, other)
            samples, grad = _rows(self)[0], grad_output.meta_
            check(
                reduction != NONE or not grad.dim or (grad.dim == 1 and grad.numel == samples),
                lambda: (
                    f"Expected a tensor of dimension 1 and tensor.size[0] == {samples} but got: dimension {grad.dim} and "
                    f"tensor.size[0] = {grad.sizes[0]}"
                ),
            )
        stubs.multilabel_margin_backward_stub[self.meta_.device.type](
            grad_input, grad_output, self, target, is_target, reduction
        )
    return grad_input
