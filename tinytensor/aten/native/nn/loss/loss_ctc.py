"""Connectionist temporal classification: how likely T steps of label probabilities are to spell a shorter target.

    log_probs (T, N, C)     targets (N, S) padded, or all targets after one another     lengths: N each

A path through the steps spells the target when repeated labels are merged and blanks dropped. `log_alpha[n, t, s]` is
the log probability of all paths that at step t are at place s of the target with blanks around its labels
(2 * length + 1 places); its mirror image `beta` counts what comes after. Their sums over places are the gradient.

With l' the target with blanks around its labels, y_t(k) the probability of label k at step t, and sums over those
neighbours that a path may come from:

    alpha_t(s) = y_t(l'_s) * (alpha_{t-1}(s) + alpha_{t-1}(s - 1) + [l'_s is no blank and l'_s != l'_{s-2}] alpha_{t-1}(s - 2))
    p(target)  = alpha_T(2 * length) + alpha_T(2 * length - 1)
    d(-log p) / d(log y_t(k)) = -(sum over s with l'_s = k of alpha_t(s) * beta_t(s)) / (p * y_t(k))

(Graves et al., "Connectionist Temporal Classification", 2006, sections 4.1 and 4.2.)

Mirrors aten/src/ATen/native/LossCTC.cpp. Left out: cuDNN.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.few_elements import may_read, numbers_of, row_of
from tinytensor.aten.native.nn.loss.loss_ctc_stubs import ctc_loss_backward_stub, ctc_loss_stub
from tinytensor.aten.native.nn.param_utils import dense
from tinytensor.aten.native.reference.arrays import write
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.deterministic import alert_not_deterministic
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.dispatch_key_set import FUNCTIONALIZE, PYTHON, PYTHON_TLS_SNAPSHOT, REQUIRES_GRAD
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import ExcludeDispatchKeyGuard
from tinytensor.c10.metadata import Metadata, contiguous_metadata
from tinytensor.c10.scalar_type import INTEGRAL, float32, float64, int32, int64
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.c10.tensor_subclass_like import are_any_tensor_subclass_like
from tinytensor.c10.type_names import type_string

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = Sequence[int]
_NONE, _MEAN, _SUM = 0, 1, 2


def _check(log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, blank: int) -> None:
    m, t = log_probs.meta_, targets.meta_
    if m.dtype is not float32 and m.dtype is not float64:
        raise NotImplementedError(f"\"ctc_loss_{m.device.type}\" not implemented for '{m.dtype.cpp_name}'")
    check(m.numel > 0, "log_probs tensor must not be empty")
    if t.dtype is not int64 and t.dtype is not int32:
        _refuse(
            f"Expected tensor for argument #2 'targets' to have scalar type Int; but got {type_string(t)} instead",
            m.device,
        )
    if m.dim != 3:
        _refuse(
            f"Expected 3-dimensional tensor, but got {m.dim}-dimensional tensor for argument #1 'log_probs'", m.device
        )
    if not 1 <= t.dim <= 2:
        _refuse(f"Expected 1 to 2 dimensions, but got {t.dim}-dimensional tensor for argument #2 'targets'", m.device)
    steps, batch, labels = m.sizes
    check(0 <= blank < labels, "blank must be in label range")
    check(len(input_lengths) == batch, "input_lengths must be of size batch_size")
    check(len(target_lengths) == batch, "target_lengths must be of size batch_size")
    if min(target_lengths) < 0:
        _refuse_length("target_lengths", target_lengths, None, m.device)
    if t.dim == 1:
        needed = sum(target_lengths)
        if t.sizes[0] != needed:
            _refuse_size(f"size {needed}", 0, t, m.device)
    else:
        needed = max(target_lengths)
        if t.sizes[0] != batch:
            _refuse_size(f"size {batch}", 0, t, m.device)
        if t.sizes[1] < needed:
            _refuse_size(f"size at least {needed}", 1, t, m.device)
    if min(input_lengths) < 0 or max(input_lengths) > steps:
        _refuse_length("input_lengths", input_lengths, steps, m.device)


def _refuse(what: str, device: Device) -> NoReturn:
    function = "ctc_loss_gpu" if device.type == "cuda" else "ctc_loss_allocate_outputs"
    raise RuntimeError(f"{what} (while checking arguments for {function})")


def _refuse_size(expected: str, dim: int, t: Metadata, device: Device) -> NoReturn:
    _refuse(
        f"Expected tensor to have {expected} at dimension {dim}, but got size {t.sizes[dim]} for argument #2 'targets'",
        device,
    )


def _refuse_length(name: str, lengths: Ints, most: int | None, device: Device) -> None:
    """RuntimeError for the first length that is negative or larger than `most`."""
    for length in lengths:
        if length < 0:
            _refuse(f"Expected {name} to have value at least 0, but got value {length}", device)
        if most is not None and length > most:
            _refuse(f"Expected {name} to have value at most {most}, but got value {length}", device)


def _outputs(log_probs: Tensor, target_lengths: Ints) -> tuple[Tensor, Tensor]:
    m = log_probs.meta_.plain
    steps, batch, _ = m.sizes
    places = 2 * max(target_lengths) + 1
    return (
        empty_from_metadata(contiguous_metadata((batch,), m.dtype, m.device)),
        empty_from_metadata(contiguous_metadata((batch, steps, places), m.dtype, m.device)),
    )


def _ctc_loss(
    log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, blank: int, zero_infinity: bool
) -> tuple[Tensor, Tensor]:
    """-log of the probability of each target, (N,), and log_alpha, (N, T, 2 * longest + 1), for the backward pass."""
    _check(log_probs, targets, input_lengths, target_lengths, blank)
    result, log_alpha = _outputs(log_probs, target_lengths)
    ctc_loss_stub[log_probs.meta_.device.type](
        result, log_alpha, log_probs, targets, input_lengths, target_lengths, blank
    )
    return result, log_alpha


def ctc_loss_meta(
    log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, blank: int, zero_infinity: bool
) -> tuple[Tensor, Tensor]:
    _check(log_probs, targets, input_lengths, target_lengths, blank)
    return _outputs(log_probs, target_lengths)


def _ctc_loss_backward(
    grad: Tensor, log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, neg_log_likelihood: Tensor,
    log_alpha: Tensor, blank: int, zero_infinity: bool,
) -> Tensor:  # fmt: skip
    """exp(log_probs) less the share of the paths that have the label at the step, times grad; 0 after the input's end."""
    m = log_probs.meta_.plain
    log_probs.size(0), log_probs.size(1), log_probs.size(2)  # IndexError of what was given other data
    if m.device is not cpu:
        alert_not_deterministic("ctc_loss_backward_gpu")
    out = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))
    ctc_loss_backward_stub[m.device.type](
        out, grad, log_probs, targets, input_lengths, target_lengths, dense(neg_log_likelihood), dense(log_alpha), blank,
        zero_infinity,
    )  # fmt: skip
    return out


# ---- lengths in tensors ----------------------------------------------------------------------------------------------


def _as_ints(input_lengths: Tensor, target_lengths: Tensor) -> tuple[tuple[int, ...], tuple[int, ...]]:
    for name, t in (("input_lengths", input_lengths), ("target_lengths", target_lengths)):
        check(t.meta_.dtype.category == INTEGRAL, f"{name} must be integral")
    return _numbers(input_lengths), _numbers(target_lengths)


def _numbers(t: Tensor) -> tuple[int, ...]:
    if may_read(t.meta_) and goes_unseen(t.meta_.key_set):
        return tuple(numbers_of(t))
    return tuple(t.reshape(-1).tolist())


def _ctc_loss_Tensor(
    log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int, zero_infinity: bool
) -> tuple[Tensor, Tensor]:
    return _ctc_loss(log_probs, targets, *_as_ints(input_lengths, target_lengths), blank, zero_infinity)


def _ctc_loss_backward_Tensor(
    grad: Tensor, log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor,
    neg_log_likelihood: Tensor, log_alpha: Tensor, blank: int, zero_infinity: bool,
) -> Tensor:  # fmt: skip
    lengths = _as_ints(input_lengths, target_lengths)
    return _ctc_loss_backward(grad, log_probs, targets, *lengths, neg_log_likelihood, log_alpha, blank, zero_infinity)


# ---- ctc_loss --------------------------------------------------------------------------------------------------------


def _reduced(
    loss: Tensor, target_lengths: Tensor | Ints, reduction: int, zero_infinity: bool, is_batched: bool
) -> Tensor:  # fmt: skip
    if zero_infinity:
        loss = F.where(loss == float("inf"), F.zeros((), dtype=loss.dtype, device=loss.device), loss)
    if reduction == _MEAN:
        if isinstance(target_lengths, TensorImpl):
            lengths = target_lengths.clamp_min(1)
        else:
            lengths = row_of([length or 1 for length in target_lengths], loss.dtype)
        return F.mean(F.div(loss, lengths))
    if reduction == _SUM:
        return loss.sum()
    return loss if is_batched else loss.squeeze(0)


def ctc_loss_IntList(
    log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, blank: int, reduction: int,
    zero_infinity: bool,
) -> Tensor:  # fmt: skip
    """The loss of each target, or their sum, or the mean of each divided by its target's length."""
    is_batched = log_probs.dim() == 3
    probs = log_probs if is_batched else log_probs.unsqueeze(1)
    # Recording sees neither what is done to lengths nor targets that stay as they are.
    keys = probs.meta_.key_set | targets.meta_.key_set
    unseen = goes_unseen(keys & ~REQUIRES_GRAD)
    if not unseen or targets.meta_.dtype is not int64:
        targets = targets.to(log_probs.device, int64)
    forward = _ctc_loss if unseen and not keys & REQUIRES_GRAD else F._ctc_loss
    loss = forward(probs, targets, input_lengths, target_lengths, blank, zero_infinity)[0]
    if unseen:
        return _reduced(loss, target_lengths, reduction, zero_infinity, is_batched)
    # The caller gave plain numbers, so the tensor made of them counts as a constant for modes that look on.
    with ExcludeDispatchKeyGuard(FUNCTIONALIZE | PYTHON | PYTHON_TLS_SNAPSHOT):
        lengths = F.empty(len(target_lengths), dtype=loss.dtype)
    if not loss.is_meta:
        write(lengths, np.asarray(target_lengths))
    return _reduced(loss, lengths.to(loss.device), reduction, zero_infinity, is_batched)


def ctc_loss_Tensor(
    log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int, reduction: int,
    zero_infinity: bool,
) -> Tensor:  # fmt: skip
    if not are_any_tensor_subclass_like(input_lengths, target_lengths):
        lengths = _as_ints(input_lengths, target_lengths)
        return ctc_loss_IntList(log_probs, targets, *lengths, blank, reduction, zero_infinity)
    is_batched = log_probs.dim() == 3
    probs = log_probs if is_batched else log_probs.unsqueeze(1)
    loss = F._ctc_loss_Tensor(probs, targets, input_lengths, target_lengths, blank, zero_infinity)[0]
    return _reduced(loss, target_lengths, reduction, zero_infinity, is_batched)
