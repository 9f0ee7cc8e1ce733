"""multi_margin_loss and multilabel_margin_loss on the CPU: one sample after the other, in PyTorch's order, so with its bits.

A kernel cannot raise. Before it writes anything it looks at all targets, and a status word says what is out of range. They are
looked at once more where they are used, since an output may lie over them.

Mirrors aten/src/ATen/native/{LossMultiMargin,LossMultiLabelMargin}.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import addressof, c_int64
from functools import lru_cache
from typing import TYPE_CHECKING

from numpy import float64, int64

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.nn.loss import loss_multi_margin_stubs as stubs
from tinytensor.aten.native.nn.loss.loss import MEAN, NONE
from tinytensor.aten.native.nn.loss.reference import loss_multi_margin as reference
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import like, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable

# Strides are those of (sample, class), in elements; 0 where there is one sample or one class. Outputs of (sample, class) are
# row-major. `step` goes from one sample's loss, or its gradient, to the next.

_TARGET, _IS_TARGET = 1, 2
"""What the status says is out of range."""


# ---- multi_margin_loss -----------------------------------------------------------------------------------------------


def hinge_sum(x, first, stop, at, col, lead, square, factor, weighted, total):
    """total, and the open hinges of the classes first..stop"""
    for c in range(first, stop):
        z = lead + x[at + c * col]
        h = z * z if square else z
        h = h * factor if weighted else h
        total += h if z > like(0, z) else like(0, z)
    return total


def multi_margin_loop(ptr: F) -> F:
    """loop(lo, hi, out, x, target, weight, status, classes, row, col, target_step, weight_step, step, p, reduction, margin)"""

    def loop(
        lo,
        hi,
        out,
        inp,
        target,
        weight,
        status,
        classes,
        row,
        col,
        target_step,
        weight_step,
        step,
        p,
        reduction,
        margin,
    ):
        x, t, w, o = ptr(inp), ptr_int64(target), ptr(weight), ptr(out)
        for i in range(int64(lo), int64(hi)):
            y = t[i * target_step]
            if (y < 0) | (y >= classes):
                ptr_int64(status)[0] = 1
                return
        whole = float64(0)
        for i in range(int64(lo), int64(hi)):
            y, at = t[i * target_step], i * row
            if (y < 0) | (y >= classes):
                break
            score = x[at + y * col]
            lead = like(margin, score) - score
            factor = w[y * weight_step] if weight != 0 else like(1, score)
            total = hinge_sum(x, int64(0), y, at, col, lead, p == 2, factor, weight != 0, like(0, score))
            total = hinge_sum(x, y + 1, int64(classes), at, col, lead, p == 2, factor, weight != 0, total)
            total = total / like(classes, total)
            if reduction == NONE:
                o[i * step] = total
            # The sum of all samples is float64 for either dtype.
            whole += float64(total)
        if reduction == MEAN:
            whole = whole / float64(hi)
        if reduction != NONE:
            o[0] = like(whole, x[0])

    return loop


def hinge_slopes(out, to, x, first, stop, at, col, lead, square, slope, factor, weighted, scale, total):
    """Write the slopes of the classes first..stop. total, less these slopes."""
    for c in range(first, stop):
        z = lead + x[at + c * col]
        h = like(2, z) * slope * z if square else slope
        h = h * factor if weighted else h
        h = h if z > like(0, z) else like(0, z)
        out[to + c] = h * scale
        total -= h
    return total


def multi_margin_backward_loop(ptr: F) -> F:
    """loop(lo, hi, grad_input, grad, x, target, weight, status, classes, row, col, target_step, weight_step, step, p, margin,
    slope)

    Every hinge has the target's score with a minus sign, so the target gets what the others get, with a minus sign.
    """

    def loop(
        lo, hi, grad_input, grad, inp, target, weight, status, classes, row, col, target_step, weight_step, step, p, margin, slope
    ):  # fmt: skip
        x, t, w, o, g = ptr(inp), ptr_int64(target), ptr(weight), ptr(grad_input), ptr(grad)
        for i in range(int64(lo), int64(hi)):
            y = t[i * target_step]
            if (y < 0) | (y >= classes):
                ptr_int64(status)[0] = 1
                return
        for i in range(int64(lo), int64(hi)):
            y, at, to, scale = t[i * target_step], i * row, i * classes, g[i * step]
            if (y < 0) | (y >= classes):
                break
            score = x[at + y * col]
            lead, each = like(margin, score) - score, like(slope, score)
            factor = w[y * weight_step] if weight != 0 else like(1, score)
            total = hinge_slopes(
                o, to, x, int64(0), y, at, col, lead, p == 2, each, factor, weight != 0, scale, like(0, score)
            )
            total = hinge_slopes(
                o, to, x, y + 1, int64(classes), at, col, lead, p == 2, each, factor, weight != 0, scale, total
            )
            o[to + y] = total * scale

    return loop


# ---- multilabel_margin_loss ------------------------------------------------------------------------------------------


def is_out_of_range(t, samples, classes, row, col):
    """Whether a target is neither a class nor -1. Those behind a -1 count, too."""
    for i in range(samples):
        for k in range(classes):
            y = t[i * row + k * col]
            if (y < -1) | (y >= classes):
                return True
    return False


def multilabel_loop(ptr: F) -> F:
    """loop(lo, hi, out, is_target, x, target, status, classes, row, col, target_row, target_col, step, reduction)"""

    def loop(lo, hi, out, is_target, inp, target, status, classes, row, col, target_row, target_col, step, reduction):
        x, t, mark, o = ptr(inp), ptr_int64(target), ptr(is_target), ptr(out)
        if is_out_of_range(t, int64(hi), int64(classes), target_row, target_col):
            ptr_int64(status)[0] = 1
            return
        zero, whole = like(0, x[0]), float64(0)
        for i in range(int64(lo), int64(hi)):
            at, to, total = i * row, i * classes, float64(0)
            for c in range(classes):
                mark[to + c] = zero
            for k in range(classes):
                y = t[i * target_row + k * target_col]
                if (y < 0) | (y >= classes):
                    break
                mark[to + y] = like(1, zero)
            for k in range(classes):
                y = t[i * target_row + k * target_col]
                if (y < 0) | (y >= classes):
                    break
                lead = like(1, zero) - x[at + y * col]
                for c in range(classes):
                    z = lead + x[at + c * col]
                    total += float64(z) if (mark[to + c] == zero) & (z > zero) else float64(0)
            # A sample's sum is rounded before it is divided, or added to the others.
            sample = like(total, zero)
            if reduction == NONE:
                o[i * step] = sample / like(classes, zero)
            whole += float64(sample)
        if reduction != NONE:
            whole = whole / float64(classes)
            if reduction == MEAN:
                whole = whole / float64(hi)
            o[0] = like(whole, zero)

    return loop


def multilabel_backward_loop(ptr: F) -> F:
    """loop(lo, hi, grad_input, grad, x, target, is_target, status, classes, row, col, target_row, target_col, mark_row, mark_col,
    step, slope)

    A hinge that is open pulls the target up and pushes the other class down.
    """

    def loop(
        lo, hi, grad_input, grad, inp, target, is_target, status, classes, row, col, target_row, target_col, mark_row, mark_col,
        step, slope,
    ):  # fmt: skip
        x, t, mark, o, g = ptr(inp), ptr_int64(target), ptr(is_target), ptr(grad_input), ptr(grad)
        zero = like(0, x[0])
        one, each = like(1, zero), like(slope, zero)
        if is_out_of_range(t, int64(hi), int64(classes), target_row, target_col):
            ptr_int64(status)[0] = _TARGET
            return
        for i in range(int64(hi)):
            for c in range(classes):
                m = mark[i * mark_row + c * mark_col]
                if not ((m >= zero) & (m <= one)):
                    ptr_int64(status)[0] = _IS_TARGET
                    return
        for i in range(int64(lo), int64(hi)):
            at, to, marks = i * row, i * classes, i * mark_row
            for c in range(classes):
                o[to + c] = zero
            for k in range(classes):
                y = t[i * target_row + k * target_col]
                if (y < 0) | (y >= classes):
                    break
                lead = one - x[at + y * col]
                for c in range(classes):
                    if (mark[marks + c * mark_col] == zero) & (lead + x[at + c * col] > zero):
                        o[to + y] -= each
                        o[to + c] += each
            for c in range(classes):
                o[to + c] *= g[i * step]

    return loop


# ---- their launches --------------------------------------------------------------------------------------------------

_LOOPS: dict[str, tuple[F, str]] = {
    "multi_margin_loss": (multi_margin_loop, "iiiiiiiiiiiiid"),
    "multi_margin_loss_backward": (multi_margin_backward_loop, "iiiiiiiiiiiiidd"),
    "multilabel_margin_loss": (multilabel_loop, "iiiiiiiiiiii"),
    "multilabel_margin_loss_backward": (multilabel_backward_loop, "iiiiiiiiiiiiiid"),
}


@lru_cache(None)
def _kernel(name: str, dtype: ScalarType) -> Kernel:
    template, kinds = _LOOPS[name]
    return kernel(template(POINTERS[dtype]), kinds, name=f"{name}_{dtype.name}", fastmath=frozenset())


def _rows(m: Metadata) -> tuple[int, int, int, int]:
    """Samples, classes, and the strides of both: a vector, or a number, is one sample."""
    if m.dim == 2:
        return *m.sizes, *m.strides
    return (1, m.sizes[0], 0, m.strides[0]) if m.dim else (1, 1, 0, 0)


def _step(m: Metadata) -> int:
    """From one sample's number to the next: 0 where there is one number for all of them."""
    return m.strides[0] if m.numel > 1 else 0


def _address(t: Tensor) -> int:
    return t.storage_.data_ptr + t.byte_offset_


def multi_margin(
    out: Tensor, self: Tensor, target: Tensor, p: int, margin: float, weight: Tensor | None, reduction: int
) -> None:
    samples, classes, row, col = _rows(self.meta_)
    status = c_int64()
    _kernel("multi_margin_loss", self.meta_.dtype).serial(
        samples, out.storage_.data_ptr + out.byte_offset_, self.storage_.data_ptr + self.byte_offset_,
        target.storage_.data_ptr + target.byte_offset_, 0 if weight is None else _address(weight), addressof(status), classes,
        row, col, _step(target.meta_), 0 if weight is None else _step(weight.meta_), _step(out.meta_), int(p), reduction, margin,
    )  # fmt: skip
    if status.value:
        raise RuntimeError("target out of range")


def _slope(samples: int, classes: int, reduction: int) -> float:
    return 1 / (samples * classes) if reduction == MEAN else 1 / classes


def _is_for_all(grad_output: Tensor, samples: int) -> bool:
    """Whether there is a gradient for each sample, or one for all of them. Without it NumPy says what is wrong."""
    return grad_output.meta_.numel in (1, samples)


def multi_margin_backward(
    grad_input: Tensor, grad_output: Tensor, self: Tensor, target: Tensor, p: int, margin: float,
    weight: Tensor | None, reduction: int,
) -> None:  # fmt: skip
    samples, classes, row, col = _rows(self.meta_)
    if not _is_for_all(grad_output, samples):
        reference.multi_margin_backward(grad_input, grad_output, self, target, p, margin, weight, reduction)
        return
    status = c_int64()
    _kernel("multi_margin_loss_backward", self.meta_.dtype).serial(
        samples, *map(_address, (grad_input, grad_output, self, target)), 0 if weight is None else _address(weight),
        addressof(status), classes, row, col, _step(target.meta_), 0 if weight is None else _step(weight.meta_),
        _step(grad_output.meta_) if reduction == NONE else 0, int(p), margin, _slope(samples, classes, reduction),
    )  # fmt: skip
    if status.value:
        raise RuntimeError("target out of range")


def multilabel_margin(output: Tensor, is_target: Tensor, self: Tensor, target: Tensor, reduction: int) -> None:
    samples, classes, row, col = _rows(self.meta_)
    status = c_int64()
    _kernel("multilabel_margin_loss", self.meta_.dtype).serial(
        samples, *map(_address, (output, is_target, self, target)), addressof(status), classes, row, col,
        *_rows(target.meta_)[2:], _step(output.meta_), reduction,
    )  # fmt: skip
    if status.value:
        raise RuntimeError("argument #2 'target' is out of range")


def multilabel_margin_backward(
    grad_input: Tensor, grad_output: Tensor, self: Tensor, target: Tensor, is_target: Tensor, reduction: int
) -> None:
    samples, classes, row, col = _rows(self.meta_)
    if not _is_for_all(grad_output, samples):
        reference.multilabel_margin_backward(grad_input, grad_output, self, target, is_target, reduction)
        return
    status = c_int64()
    _kernel("multilabel_margin_loss_backward", self.meta_.dtype).serial(
        samples, *map(_address, (grad_input, grad_output, self, target, is_target)), addressof(status), classes, row, col,
        *_rows(target.meta_)[2:], *_rows(is_target.meta_)[2:], _step(grad_output.meta_) if reduction == NONE else 0,
        _slope(samples, classes, reduction),
    )  # fmt: skip
    if status.value:
        name = "#3 'target'" if status.value == _TARGET else "#5 'is_target'"
        raise RuntimeError(f"argument {name} is out of range")


if kernel_compiler.mode() == "off":
    reference.register()
else:
    stubs.multi_margin_stub.register("cpu", multi_margin)
    stubs.multi_margin_backward_stub.register("cpu", multi_margin_backward)
    stubs.multilabel_margin_stub.register("cpu", multilabel_margin)
    stubs.multilabel_margin_backward_stub.register("cpu", multilabel_margin_backward)
