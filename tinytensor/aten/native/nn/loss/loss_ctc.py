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
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.nn.loss.loss_ctc_stubs import ctc_loss_backward_stub, ctc_loss_stub
from tinytensor.aten.native.nn.param_utils import dense
from tinytensor.aten.native.reference.arrays import read, write
from tinytensor.c10.deterministic import alert_not_deterministic
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import FUNCTIONALIZE, PYTHON, PYTHON_TLS_SNAPSHOT
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import ExcludeDispatchKeyGuard
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import INTEGRAL, float32, float64, int32, int64
from tinytensor.c10.tensor_subclass_like import are_any_tensor_subclass_like
from tinytensor.c10.type_names import type_string

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = Sequence[int]
_NONE, _MEAN, _SUM = 0, 1, 2


class _Places(NamedTuple):
    """The places of each target: its labels with blanks around them."""

    label: np.ndarray  # (N, 2 * longest + 1): the label of each place
    skips: np.ndarray  # where a path may come from two places before: over the blank between different labels
    inside: np.ndarray  # places that this target has
    last: np.ndarray  # (N,): the last place, 2 * length


def _check(log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, blank: int) -> None:
    m, t = log_probs.meta, targets.meta
    checking = (
        f"(while checking arguments for {'ctc_loss_gpu' if m.device.type == 'cuda' else 'ctc_loss_allocate_outputs'})"
    )
    check(
        m.dtype in (float32, float64),
        lambda: f"\"ctc_loss_{m.device.type}\" not implemented for '{m.dtype.cpp_name}'",
        NotImplementedError,
    )
    check(m.numel > 0, "log_probs tensor must not be empty")
    check(
        t.dtype in (int32, int64),
        lambda: (
            f"Expected tensor for argument #2 'targets' to have scalar type Int; but got {type_string(t)} instead "
            f"{checking}"
        ),
    )
    check(
        m.dim == 3,
        lambda: (
            f"Expected 3-dimensional tensor, but got {m.dim}-dimensional tensor for argument #1 'log_probs' {checking}"
        ),
    )
    check(
        t.dim in (1, 2),
        lambda: f"Expected 1 to 2 dimensions, but got {t.dim}-dimensional tensor for argument #2 'targets' {checking}",
    )
    steps, batch, labels = m.sizes
    check(0 <= blank < labels, "blank must be in label range")
    check(len(input_lengths) == batch, "input_lengths must be of size batch_size")
    check(len(target_lengths) == batch, "target_lengths must be of size batch_size")
    for length in target_lengths:
        check(
            length >= 0,
            lambda: f"Expected target_lengths to have value at least 0, but got value {length} {checking}",  # noqa: B023
        )
    needed, size = (sum(target_lengths), t.sizes[0]) if t.dim == 1 else (max(target_lengths), t.sizes[1])
    check(
        t.dim == 2 or size == needed,
        lambda: (
            f"Expected tensor to have size {needed} at dimension 0, but got size {size} for argument #2 'targets' {checking}"
        ),
    )
    check(
        t.dim == 1 or t.sizes[0] == batch,
        lambda: (
            f"Expected tensor to have size {batch} at dimension 0, but got size {t.sizes[0]} for argument #2 'targets' "
            f"{checking}"
        ),
    )
    check(
        t.dim == 1 or size >= needed,
        lambda: (
            f"Expected tensor to have size at least {needed} at dimension 1, but got size {size} for argument #2 'targets' "
            f"{checking}"
        ),
    )
    for length in input_lengths:
        check(
            length >= 0,
            lambda: f"Expected input_lengths to have value at least 0, but got value {length} {checking}",  # noqa: B023
        )
        check(
            length <= steps,
            lambda: f"Expected input_lengths to have value at most {steps}, but got value {length} {checking}",  # noqa: B023
        )


def _outputs(log_probs: Tensor, target_lengths: Ints) -> tuple[Tensor, Tensor]:
    m = log_probs.meta.plain
    steps, batch, _ = m.sizes
    places = 2 * max(target_lengths) + 1
    return (
        empty_from_metadata(contiguous_metadata((batch,), m.dtype, m.device)),
        empty_from_metadata(contiguous_metadata((batch, steps, places), m.dtype, m.device)),
    )


def _places(targets: Tensor, target_lengths: Ints, blank: int, labels: int) -> _Places:
    given, starts = read(targets), np.concatenate([[0], np.cumsum(target_lengths)])
    # Labels stand at the odd places, blanks at the even ones, from the first place to the last.
    label = np.full((len(target_lengths), 2 * max(target_lengths) + 1), blank, np.int64)
    for n, length in enumerate(target_lengths):
        own = given[n, :length] if given.ndim == 2 else given[starts[n] : starts[n] + length]
        label[n, 1 : 2 * length : 2] = own
    outside = (label < 0) | (label >= labels)
    check(not outside.any(), lambda: f"Target {label[outside][0]} is out of bounds.", IndexError)
    # Two equal labels need a blank between them: without it a path would spell one label, since repeats are merged.
    skips = np.zeros(label.shape, bool)
    skips[:, 3::2] = label[:, 3::2] != label[:, 1:-2:2]
    last = 2 * np.asarray(target_lengths, np.int64)
    return _Places(label, skips, np.arange(label.shape[1]) <= last[:, None], last)


def _log_sum(*terms: np.ndarray) -> np.ndarray:
    """log(exp(a) + exp(b) + ...), where minus infinity is a probability of zero."""
    # log(sum of exp(x)) = m + log(sum of exp(x - m)) with m the largest: no exponential overflows and one of them is 1.
    # Where all terms are minus infinity, x - m would be NaN. So 0 is taken for m there, and the result is log(0).
    most = np.maximum.reduce(terms)
    safe = np.where(most == -np.inf, 0, most)
    return np.log(sum(np.exp(term - safe) for term in terms)) + safe


def _moved(a: np.ndarray, by: int) -> np.ndarray:
    """Each place's value at the place `by` further; minus infinity comes in."""
    result = np.full_like(a, -np.inf)
    result[:, by:] = a[:, : max(a.shape[1] - by, 0)]
    return result


def _ctc_loss(
    log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, blank: int, zero_infinity: bool
) -> tuple[Tensor, Tensor]:
    """-log of the probability of each target, (N,), and log_alpha, (N, T, 2 * longest + 1), for the backward pass."""
    _check(log_probs, targets, input_lengths, target_lengths, blank)
    device = log_probs.meta.device
    dispatch(log_probs.meta.dtype, f"ctc_loss_{device.type}", frozenset((float32, float64)))
    result, log_alpha = _outputs(log_probs, target_lengths)
    if device is not cpu:
        ctc_loss_stub[device.type](result, log_alpha, log_probs, targets, input_lengths, target_lengths, blank)
        return result, log_alpha
    probs = read(log_probs)
    steps, batch, labels = probs.shape
    places, rows = _places(targets, target_lengths, blank, labels), np.arange(batch)
    lengths = np.asarray(input_lengths, np.int64)
    # Everything is a logarithm: probabilities of long paths are too small for floats.
    alphas = np.full((batch, steps, places.label.shape[1]), -np.inf, probs.dtype)
    with np.errstate(all="ignore"):
        for t in range(steps):
            here = probs[t][rows[:, None], places.label]
            # A path begins at the first blank or at the first label.
            if t == 0:
                alpha = np.where((np.arange(here.shape[1]) < 2) & places.inside, here, -np.inf)
            else:
                # A path stays at its place, comes from the place before, or skips the blank between two different
                # labels.
                before = alphas[:, t - 1]
                skipped = np.where(places.skips, _moved(before, 2), -np.inf)
                alpha = np.where(places.inside, _log_sum(before, _moved(before, 1), skipped) + here, -np.inf)
            alphas[:, t] = alpha
        # It ends at the last label or at the blank behind it; an empty target has the blank alone.
        at_end = alphas[rows, lengths - 1]
        ends_with_label = np.where(places.last > 0, at_end[rows, np.maximum(places.last - 1, 0)], -np.inf)
        likelihood = _log_sum(at_end[rows, places.last], ends_with_label)
        likelihood = np.where(lengths == 0, np.where(places.last == 0, 0, -np.inf), likelihood)
    write(result, -likelihood)
    write(log_alpha, alphas)
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
    m = log_probs.meta.plain
    log_probs.size(0), log_probs.size(1), log_probs.size(2)  # IndexError of what was given other data
    if m.device is not cpu:
        alert_not_deterministic("ctc_loss_backward_gpu")
        out = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))
        ctc_loss_backward_stub[m.device.type](
            out, grad, log_probs, targets, input_lengths, target_lengths, dense(neg_log_likelihood), dense(log_alpha), blank,
            zero_infinity,
        )  # fmt: skip
        return out
    probs, alphas, loss = read(log_probs), read(log_alpha), read(neg_log_likelihood)
    steps, batch, labels = probs.shape
    places, rows = _places(targets, target_lengths, blank, labels), np.arange(batch)
    lengths = np.asarray(input_lengths, np.int64)
    result = np.zeros_like(probs, order="C")
    # Beta runs towards smaller places: a path skips over a blank where the place two further allows it.
    skips = np.zeros_like(places.skips)
    skips[:, :-2] = places.skips[:, 2:]
    place = np.arange(places.label.shape[1])
    ends = (place == places.last[:, None]) | (place == places.last[:, None] - 1)
    before = np.maximum(places.last - 1, 0)
    ends_in_blank = (places.last > 0) & (places.label[rows, before] == blank)
    beta = np.full(places.label.shape, -np.inf, probs.dtype)
    scale = np.broadcast_to(read(grad), (batch,))[:, None]
    with np.errstate(all="ignore"):
        # Beta is the mirror image of alpha: only its last step is needed, so it is not kept for all steps.
        for t in range(steps - 1, -1, -1):
            here = probs[t][rows[:, None], places.label]
            one, two = _moved(beta[:, ::-1], 1)[:, ::-1], _moved(beta[:, ::-1], 2)[:, ::-1]
            moved = np.where(places.inside, _log_sum(beta, one, np.where(skips, two, -np.inf)) + here, -np.inf)
            # Each sample begins at the last step of its own input.
            beta = np.where((lengths == t + 1)[:, None], np.where(ends, here, -np.inf), moved)
            # A label may stand at several places: logaddexp.at adds up the paths through all of them. Alpha and beta
            # both contain the probability of this step, so it is taken off once below.
            sums = np.full((batch, labels), -np.inf, probs.dtype)
            np.logaddexp.at(sums, (rows[:, None], places.label), alphas[:, t] + beta)
            # PyTorch writes the two ends of the last step down, a blank and then a label: a label that is a blank itself stays.
            alone = rows[ends_in_blank & (lengths == t + 1)]
            sums[alone, blank] = alphas[alone, t, before[alone]] + beta[alone, before[alone]]
            # As in PyTorch this is the gradient by what log_softmax was given, y - (sum of alpha * beta) / (p * y), and not
            # the one by log_probs. log_softmax's backward pass leaves it as it is, since it adds up to 0 over the labels.
            # `loss` is -log p, so adding it divides by p.
            slope = np.exp(probs[t]) - np.exp(sums + loss[:, None] - probs[t])
            result[t] = np.where((t < lengths)[:, None], slope * scale, 0)
    if zero_infinity:
        result[:, loss == np.inf] = 0
    made = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))
    write(made, result)
    return made


# ---- lengths in tensors ----------------------------------------------------------------------------------------------


def _as_ints(input_lengths: Tensor, target_lengths: Tensor) -> tuple[tuple[int, ...], tuple[int, ...]]:
    for name, t in (("input_lengths", input_lengths), ("target_lengths", target_lengths)):
        check(t.meta.dtype.category == INTEGRAL, f"{name} must be integral")
    return tuple(input_lengths.reshape(-1).tolist()), tuple(target_lengths.reshape(-1).tolist())


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


def _reduced(loss: Tensor, target_lengths: Tensor, reduction: int, zero_infinity: bool, is_batched: bool) -> Tensor:
    if zero_infinity:
        loss = F.where(loss == float("inf"), F.zeros((), dtype=loss.dtype, device=loss.device), loss)
    if reduction == _MEAN:
        return (loss / target_lengths.clamp_min(1)).mean()
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
    loss = F._ctc_loss(
        probs, targets.to(log_probs.device, int64), input_lengths, target_lengths, blank, zero_infinity
    )[0]  # fmt: skip
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
