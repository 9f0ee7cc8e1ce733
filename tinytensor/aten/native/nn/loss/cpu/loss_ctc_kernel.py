"""ctc_loss on the CPU: sample by sample, step by step, and within a step the places of the target.

See loss_ctc.py for what alpha, beta and places are. A label stands at each odd place, so the loops go over the labels and the
blank before each of them.

Every sum is rounded in PyTorch's order, with the exponentials and logarithms of the C library, so the bits are PyTorch's.
What is known without them is not computed: exp(0) of the largest term, exp(-inf), log(1).

A kernel cannot raise. Each label is read once, and copied if it is a class: another thread may write to the targets meanwhile.
One that is none is reported in a status word, and the reference says which one it is.

Mirrors aten/src/ATen/native/LossCTC.cpp.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import inf
from typing import TYPE_CHECKING

import numpy as np
from numpy import int64

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.nn.loss.loss_ctc_stubs import ctc_loss_backward_stub, ctc_loss_stub
from tinytensor.aten.native.nn.loss.reference import loss_ctc as reference
from tinytensor.c10.allocator import allocate
from tinytensor.c10.scalar_type import ScalarType, float32, float64, int32
from tinytensor.c10.scalar_type import int64 as long
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.kernel import GRAIN
from tinytensor.kernel_compiler.pointers import like, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable
Ints = Sequence[int]

_COST = 32
"""The work for one place at one step, in additions."""

# The table: status, samples, steps, places, labels, blank, strides of log_probs (time, sample, label), strides of the targets
# (sample, label), whether infinite losses have no gradient, stride of grad. Then for all samples the lengths of the inputs,
# those of the targets, and where the labels begin among concatenated targets.
_HEAD = 13


# ---- sums of probabilities that are kept as logarithms ---------------------------------------------------------------


def exp_below(d):
    """e**d for the distance of a term to the largest one."""
    if d == like(0, d):
        return like(1, d)
    return like(0, d) if d == like(-np.inf, d) else np.exp(d)


def log_of_sum(total, most):
    """log(total) + most"""
    return most if total == like(1, total) else np.log(total) + most


def log_sum_2(a, b):
    """log(exp(a) + exp(b)), where minus infinity is a probability of zero."""
    most = b if b > a else a
    # Nothing may be taken off here: the difference would be NaN. The sum is minus infinity, or NaN where a term is.
    if most == like(-np.inf, most):
        return a + b
    return log_of_sum(exp_below(a - most) + exp_below(b - most), most)


def log_sum_3(a, b, c):
    most = b if b > a else a
    most = c if c > most else most
    if most == like(-np.inf, most):
        return a + b + c
    return log_of_sum(exp_below(a - most) + exp_below(b - most) + exp_below(c - most), most)


def added(total, term):
    """The same of a sum that begins with its first term."""
    return term if total == like(-np.inf, total) else log_sum_2(total, term)


# ---- the loops -------------------------------------------------------------------------------------------------------


def copy_labels(copy, target, start, step, count, labels):
    """copy[k] = the labels of a sample. Whether all of them are classes."""
    for k in range(count):
        label = int64(target[start + k * step])
        if (label < 0) | (label >= labels):
            return False
        copy[k] = label
    return True


def forward(ptr: F, ptr_target: F) -> F:
    """loop(lo, hi, loss, log_alpha, log_probs, targets, scratch, table), for samples lo..hi

    log_alpha[0][0..1] = y; log_alpha[t][s] = log_sum(log_alpha[t - 1][s - 2..s]) + y, and minus infinity where no path is.
    """

    def loop(lo, hi, loss, log_alpha, log_probs, targets, scratch, table):
        g, y, target, out = ptr_int64(table), ptr(log_probs), ptr_target(targets), ptr(loss)
        samples, steps, places, blank, step = g[1], g[2], g[3], g[5], g[10]
        alpha = ptr(log_alpha)
        impossible = like(-np.inf, out[0])
        for n in range(int64(lo), int64(hi)):
            length, count = g[_HEAD + n], g[_HEAD + samples + n]
            own_labels = ptr_int64(scratch + n * places * 8)
            if not copy_labels(own_labels, target, g[_HEAD + 2 * samples + n] * step + n * g[9], step, count, g[4]):
                g[0] = 1
                continue
            last, row = 2 * count, n * steps * places
            for t in range(length):
                at = t * g[6] + n * g[7]
                y_blank = y[at + blank * g[8]]
                if t == 0:
                    # A path begins at the first blank or at the first label.
                    alpha[row] = y_blank
                    if count > 0:
                        alpha[row + 1] = y[at + own_labels[0] * g[8]]
                    for s in range(min(last, int64(1)) + 1, places):
                        alpha[row + s] = impossible
                    continue
                old = row
                row += places
                # It stays at its place or comes from the place before.
                alpha[row] = log_sum_2(alpha[old], impossible) + y_blank
                previous = int64(-1)
                for k in range(count):
                    s, label = 2 * k + 1, own_labels[k]
                    # Between two different labels it may skip the blank.
                    skipped = alpha[old + s - 2] if (k > 0) & (label != previous) else impossible
                    previous = label
                    found = log_sum_3(alpha[old + s], alpha[old + s - 1], skipped)
                    alpha[row + s] = found + y[at + label * g[8]]
                    alpha[row + s + 1] = log_sum_2(alpha[old + s + 1], alpha[old + s]) + y_blank
                for s in range(last + 1, places):
                    alpha[row + s] = impossible
            # It ends at the last label or at the blank behind it; an empty target has the blank alone.
            if length == 0:
                out[n] = -(impossible if count > 0 else like(0, impossible))
            elif count == 0:
                out[n] = -alpha[row]
            else:
                out[n] = -log_sum_2(alpha[row + last], alpha[row + last - 1])
            for s in range((n * steps + length) * places, (n + 1) * steps * places):
                alpha[s] = impossible

    return loop


def backward(ptr: F, ptr_target: F) -> F:
    """loop(lo, hi, grad_input, grad, log_probs, targets, loss, log_alpha, scratch, table), for samples lo..hi

    grad_input[t][k] = (exp(y) - exp(log_sum(log_alpha[t][s] + log_beta[s]) + loss - y)) * grad, with the sum over the places s
    of label k. Behind the labels the scratch has log_beta of one step for each sample: steps are gone through backwards, and
    only the last is needed.
    """

    def loop(lo, hi, grad_input, grad, log_probs, targets, loss, log_alpha, scratch, table):
        g, y, target, out = ptr_int64(table), ptr(log_probs), ptr_target(targets), ptr(grad_input)
        samples, steps, places, labels, blank, step = g[1], g[2], g[3], g[4], g[5], g[10]
        alpha, beta, negative = ptr(log_alpha), ptr(scratch + samples * places * 8), ptr(loss)
        impossible = like(-np.inf, negative[0])
        for n in range(int64(lo), int64(hi)):
            length, count = g[_HEAD + n], g[_HEAD + samples + n]
            own_labels = ptr_int64(scratch + n * places * 8)
            if not copy_labels(own_labels, target, g[_HEAD + 2 * samples + n] * step + n * g[9], step, count, labels):
                g[0] = 1
                continue
            if (g[11] != 0) & (negative[n] == -impossible):
                length = int64(0)
            for t in range(length, steps):
                for c in range(labels):
                    out[(t * samples + n) * labels + c] = like(0, impossible)
            last, own = 2 * count, n * places
            for back in range(length):
                t = length - 1 - back
                at, row, to = t * g[6] + n * g[7], (n * steps + t) * places, (t * samples + n) * labels
                y_blank = y[at + blank * g[8]]
                for c in range(labels):
                    out[to + c] = impossible
                if back == 0:
                    # The last step's two ends are a blank and a label, so they are written and not added up.
                    for s in range(last):
                        beta[own + s] = impossible
                    beta[own + last] = y_blank
                    out[to + blank] = alpha[row + last] + y_blank
                    if count > 0:
                        label = own_labels[count - 1]
                        beta[own + last - 1] = y[at + label * g[8]]
                        out[to + label] = alpha[row + last - 1] + beta[own + last - 1]
                else:
                    # A row is overwritten from its end: what has been at the two places behind is kept here.
                    one, two, following = impossible, impossible, int64(-1)
                    for k in range(count, -1, -1):
                        old = beta[own + 2 * k]
                        beta[own + 2 * k] = log_sum_2(old, one) + y_blank
                        both = alpha[row + 2 * k] + beta[own + 2 * k]
                        out[to + blank] = added(out[to + blank], both)
                        two, one = one, old
                        if k > 0:
                            s, label = 2 * k - 1, own_labels[k - 1]
                            skipped = two if (k < count) & (label != following) else impossible
                            following = label
                            old = beta[own + s]
                            beta[own + s] = log_sum_3(old, one, skipped) + y[at + label * g[8]]
                            both = alpha[row + s] + beta[own + s]
                            out[to + label] = added(out[to + label], both)
                            one = old
                scale = ptr(grad)[n * g[12]]
                for c in range(labels):
                    own_y = y[at + c * g[8]]
                    d = out[to + c] + negative[n] - own_y
                    share = like(0, d) if d == impossible else np.exp(d)
                    out[to + c] = (np.exp(own_y) - share) * scale

    return loop


# ---- their launches --------------------------------------------------------------------------------------------------


@lru_cache(None)
def ctc_kernel(is_backward: bool, dtype: ScalarType, target: ScalarType) -> Kernel:
    template, kinds = (backward, "iiiiiiii") if is_backward else (forward, "iiiiii")
    name = f"ctc_loss{'_backward' * is_backward}_{dtype.name}_{target.name}"
    # Nothing is fused or reordered, as PyTorch's compiler does not. All samples may run at the same time.
    loop = template(POINTERS[dtype], POINTERS[target])
    return kernel(loop, kinds, name=name, fastmath=frozenset(), cost=inf)


def _table(
    log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, places: int, blank: int,
    zero_infinity: bool, grad_stride: int,
) -> array:  # fmt: skip
    (steps, batch, labels), t = log_probs.meta_.sizes, targets.meta_
    if t.dim == 2:
        strides, starts = t.strides, (0,) * batch
    else:
        strides, starts = (0, *t.strides), accumulate(target_lengths[:-1], initial=0)
    return array(
        "q",
        (
            0, batch, steps, places, labels, blank, *log_probs.meta_.strides, *strides, zero_infinity, grad_stride,
            *input_lengths, *target_lengths, *starts,
        ),
    )  # fmt: skip


def _address(t: Tensor) -> int:
    return t.storage_.data_ptr + t.byte_offset_


def ctc_loss(
    loss: Tensor, log_alpha: Tensor, log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, blank: int
) -> None:  # fmt: skip
    batch, _, places = log_alpha.meta_.sizes
    table = _table(log_probs, targets, input_lengths, target_lengths, places, blank, False, 0)
    k = ctc_kernel(False, loss.meta_.dtype, targets.meta_.dtype)
    run = k.parallel if log_alpha.meta_.numel * _COST >= GRAIN else k.serial
    scratch = allocate(batch * places * 8)
    addresses = [_address(t) for t in (loss, log_alpha, log_probs, targets)]
    run(batch, *addresses, scratch.data_ptr, table.buffer_info()[0])
    if table[0]:
        reference.places_of(targets, target_lengths, blank, log_probs.meta_.sizes[2])


def _fits(
    grad: Tensor, log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, loss: Tensor,
    log_alpha: Tensor, blank: int,
) -> bool:  # fmt: skip
    """Whether the arguments of a backward pass are those of a forward pass: who calls the operator may give others."""
    m, t, dtype = log_probs.meta_, targets.meta_, log_probs.meta_.dtype
    if m.dim != 3 or not m.numel or (dtype is not float32 and dtype is not float64):
        return False
    steps, batch, labels = m.sizes
    if not (len(input_lengths) == len(target_lengths) == batch and 0 <= blank < labels):
        return False
    if min(target_lengths) < 0 or min(input_lengths) < 0 or max(input_lengths) > steps:
        return False
    longest = max(target_lengths)
    return (
        (t.dtype is long or t.dtype is int32)
        and (
            (t.dim == 2 and t.sizes[0] == batch and t.sizes[1] >= longest)
            or (t.dim == 1 and t.sizes[0] >= sum(target_lengths))
        )
        and grad.meta_.dtype is loss.meta_.dtype is log_alpha.meta_.dtype is dtype
        and (grad.meta_.sizes == () or grad.meta_.sizes == (1,) or grad.meta_.sizes == (batch,))
        and loss.meta_.sizes == (batch,)
        and log_alpha.meta_.sizes == (batch, steps, 2 * longest + 1)
    )


def ctc_loss_backward(
    out: Tensor, grad: Tensor, log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, loss: Tensor,
    log_alpha: Tensor, blank: int, zero_infinity: bool,
) -> None:  # fmt: skip
    if not _fits(grad, log_probs, targets, input_lengths, target_lengths, loss, log_alpha, blank):
        # NumPy looks at each index, and broadcasts.
        reference.ctc_loss_backward(
            out, grad, log_probs, targets, input_lengths, target_lengths, loss, log_alpha, blank, zero_infinity
        )
        return
    batch, _, places = log_alpha.meta_.sizes
    grad_stride = grad.meta_.strides[0] if grad.meta_.numel > 1 else 0
    table = _table(log_probs, targets, input_lengths, target_lengths, places, blank, zero_infinity, grad_stride)
    scratch = allocate(batch * places * (8 + log_alpha.meta_.itemsize))
    k = ctc_kernel(True, log_probs.meta_.dtype, targets.meta_.dtype)
    run = k.parallel if log_alpha.meta_.numel * _COST >= GRAIN else k.serial
    addresses = [_address(t) for t in (out, grad, log_probs, targets, loss, log_alpha)]
    run(batch, *addresses, scratch.data_ptr, table.buffer_info()[0])
    if table[0]:
        reference.places_of(targets, target_lengths, blank, log_probs.meta_.sizes[2])


if kernel_compiler.mode() == "off":
    reference.register()
else:
    ctc_loss_stub.register("cpu", ctc_loss)
    ctc_loss_backward_stub.register("cpu", ctc_loss_backward)
