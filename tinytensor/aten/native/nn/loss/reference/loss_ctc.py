"""ctc_loss in NumPy: all samples and places of a step at once. See loss_ctc.py for what alpha, beta and places are.

Mirrors aten/src/ATen/native/LossCTC.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tinytensor.aten.native.nn.loss import loss_ctc_stubs as stubs
from tinytensor.aten.native.reference.arrays import read, write
from tinytensor.c10.error import check

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = Sequence[int]


class Places(NamedTuple):
    """The places of each target: its labels with blanks around them."""

    label: np.ndarray  # (N, 2 * longest + 1): the label of each place
    skips: np.ndarray  # where a path may come from two places before: over the blank between different labels
    inside: np.ndarray  # places that this target has
    last: np.ndarray  # (N,): the last place, 2 * length


def places_of(targets: Tensor, target_lengths: Ints, blank: int, labels: int) -> Places:
    """IndexError for a label that no class has."""
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
    return Places(label, skips, np.arange(label.shape[1]) <= last[:, None], last)


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


def ctc_loss(
    loss: Tensor, log_alpha: Tensor, log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, blank: int
) -> None:  # fmt: skip
    probs = read(log_probs)
    steps, batch, labels = probs.shape
    places, rows = places_of(targets, target_lengths, blank, labels), np.arange(batch)
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
    write(loss, -likelihood)
    write(log_alpha, alphas)


def ctc_loss_backward(
    out: Tensor, grad: Tensor, log_probs: Tensor, targets: Tensor, input_lengths: Ints, target_lengths: Ints, loss: Tensor,
    log_alpha: Tensor, blank: int, zero_infinity: bool,
) -> None:  # fmt: skip
    probs, alphas, losses = read(log_probs), read(log_alpha), read(loss)
    steps, batch, labels = probs.shape
    places, rows = places_of(targets, target_lengths, blank, labels), np.arange(batch)
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
            # The loss is -log p, so adding it divides by p.
            slope = np.exp(probs[t]) - np.exp(sums + losses[:, None] - probs[t])
            result[t] = np.where((t < lengths)[:, None], slope * scale, 0)
    if zero_infinity:
        result[:, losses == np.inf] = 0
    write(out, result)


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.ctc_loss_stub.register("cpu", ctc_loss)
    stubs.ctc_loss_backward_stub.register("cpu", ctc_loss_backward)
