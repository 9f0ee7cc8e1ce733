"""multi_margin_loss and multilabel_margin_loss: hinges between the target class and all others.

On the CPU float32 and float64 only, as in PyTorch. The arithmetic is NumPy's there: these losses are rare.

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
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Metadata, contiguous_metadata
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import float32, float64, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

_TYPES = frozenset({float32, float64})


def _check_dtype(self: Tensor, on_cpu: str, on_cuda: str) -> None:
    if self.meta.device is cpu:
        dispatch(self.meta.dtype, on_cpu, _TYPES)
    else:
        dispatch(self.meta.dtype, on_cuda, FLOATING_TYPES)


def _rows(self: Tensor) -> tuple[int, int]:
    """How many samples of how many classes: a vector, or a number, is one sample."""
    m = self.meta
    if m.dim <= 1:
        return 1, 1 if m.dim == 0 else m.sizes[0]
    return m.sizes[0], m.sizes[1]


def _check_vector_or_matrix(self: Tensor) -> None:
    m = self.meta
    check(
        (m.dim == 2 and m.sizes[1] != 0) or (m.dim == 1 and m.sizes[0] != 0) or m.dim == 0,
        lambda: f"Expected non-empty vector or matrix with optional 0-dim batch size, but got: {list(m.sizes)}",
    )


def _check_long(target: Tensor) -> None:
    dtype = target.meta.dtype
    check(dtype is int64, lambda: f"expected scalar type Long but found {dtype.cpp_name}")


# ---- multi_margin_loss -----------------------------------------------------------------------------------------------


def _check_multi_margin(self: Tensor, target: Tensor, p: Number, weight: Tensor | None) -> None:
    check(p in (1, 2), "only p == 1 and p == 2 supported")
    _check_vector_or_matrix(self)
    samples, classes = _rows(self)
    check(
        target.meta.dim <= 1 and target.meta.numel == samples,
        lambda: (
            "multi_margin_loss: target tensor should be 1-D with size equal to the number of input samples (batch size). "
            f"Expected target size [{samples}], but got {list(target.meta.sizes)}. Input has shape "
            f"{list(self.meta.sizes)}."
        ),
    )
    if weight is not None:
        m = weight.meta
        check(
            m.dim <= 1 and m.numel == classes,
            lambda: f"inconsistent weight size, expected {classes} but got {list(m.sizes)}",
        )


def _check_weight(self: Tensor, weight: Tensor | None) -> None:
    dtype = self.meta.dtype
    found = dtype if weight is None else weight.meta.dtype
    check(found is dtype, lambda: f"expected scalar type {dtype.cpp_name} but found {found.cpp_name}")


def multi_margin_loss(
    self: Tensor, target: Tensor, p: Number, margin: Number, weight: Tensor | None, reduction: int
) -> Tensor:
    """The mean over the other classes of max(0, margin - self[target] + self[class])**p."""
    m = self.meta
    out = empty_from_metadata(contiguous_metadata((0,), m.dtype, m.device))
    return multi_margin_loss_out(self, target, p, margin, weight, reduction, out)


def multi_margin_loss_out(
    self: Tensor, target: Tensor, p: Number, margin: Number, weight: Tensor | None, reduction: int, out: Tensor
) -> Tensor:
    _check_multi_margin(self, target, p, weight)
    # The losses of samples keep the target's shape.
    resize_output(out, tuple(target.meta.sizes) if reduction == NONE and self.meta.dim else ())
    if self.meta.device.type != "meta" and self.meta.numel:
        _check_dtype(self, "multi_margin_loss_cpu_kernel", "multi_margin_loss_cuda")
        margin = checked_convert(margin, self.meta.dtype)
        _check_long(target)
        _check_weight(self, weight)
        stubs.multi_margin_stub[self.meta.device.type](out, self, target, p, margin, weight, reduction)
    return out


def multi_margin_loss_backward(
    grad_output: Tensor, self: Tensor, target: Tensor, p: Number, margin: Number, weight: Tensor | None, reduction: int
) -> Tensor:
    m = self.meta
    grad_input = empty_from_metadata(contiguous_metadata((0,), m.dtype, m.device))
    return multi_margin_loss_backward_grad_input(grad_output, self, target, p, margin, weight, reduction, grad_input)


def multi_margin_loss_backward_grad_input(
    grad_output: Tensor, self: Tensor, target: Tensor, p: Number, margin: Number, weight: Tensor | None,
    reduction: int, grad_input: Tensor,
) -> Tensor:  # fmt: skip
    _check_multi_margin(self, target, p, weight)
    resize_output(grad_input, tuple(self.meta.sizes))
    if self.meta.device.type != "meta" and self.meta.numel:
        _check_dtype(self, "multi_margin_loss_backward_cpu_kernel", "multi_margin_loss_backward_cuda")
        margin = checked_convert(margin, self.meta.dtype)
        _check_weight(self, weight)
        stubs.multi_margin_backward_stub[self.meta.device.type](
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
    m = self.meta
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
    m, t = self.meta, target.meta
    _check_vector_or_matrix(self)
    _check_target_size(m, t)
    resize_output(output, (m.sizes[0],) if reduction == NONE and m.dim == 2 else ())
    resize_output(is_target, tuple(t.sizes))
    if m.device.type != "meta" and m.numel:
        if m.device is cpu:
            # PyTorch asks for the range first, and only its loop for the dtypes.
            with AutoDispatchBelowADInplaceOrView():
                in_range = F.min(target).item() >= -1 and F.max(target).item() < _rows(self)[1]
            check(in_range, "argument #2 'target' is out of range")
        _check_dtype(self, "multilabel_margin_loss_forward_out_frame", "multilabel_margin_loss_forward_kernel")
        _check_long(target)
        stubs.multilabel_margin_stub[self.meta.device.type](output, is_target, self, target, reduction)
    return output, is_target


def multilabel_margin_loss_backward(
    grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, is_target: Tensor
) -> Tensor:
    m = self.meta
    grad_input = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))
    return multilabel_margin_loss_backward_grad_input(grad_output, self, target, reduction, is_target, grad_input)


def multilabel_margin_loss_backward_grad_input(
    grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, is_target: Tensor, grad_input: Tensor
) -> Tensor:
    _check_target_size(self.meta, target.meta)  # the target may have been given other data since
    resize_output(grad_input, tuple(self.meta.sizes))
    if self.meta.device.type != "meta" and self.meta.numel:
        _check_dtype(self, "multilabel_margin_loss_backward_out_frame", "multilabel_margin_loss_backward_kernel")
        _check_long(target)
        stubs.multilabel_margin_backward_stub[self.meta.device.type](
            grad_input, grad_output, self, target, is_target, reduction
        )
    return grad_input
