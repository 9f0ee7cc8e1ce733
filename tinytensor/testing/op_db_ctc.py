"""Entries of the operator database: connectionist temporal classification. See op_info.py for what an entry says."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, float32, float64, int64
from tinytensor.testing.op_info import Arr, OpInfo, Refusal, Sample
from tinytensor.testing.sample_tensors import make_array

_STEPS, _BATCH, _LABELS = 4, 2, 3


def _spelt(path: tuple[int, ...], blank: int) -> list[int]:
    """What a path spells: repeated labels merged, then blanks dropped."""
    return [label for label, _ in itertools.groupby(path) if label != blank]


def _ctc(
    log_probs: Any, targets: Any, input_lengths: Any, target_lengths: Any, blank: int = 0, reduction: int = 1,
    zero_infinity: bool = False,
) -> Any:  # fmt: skip
    """By the definition: the probabilities of all paths that spell the target, added up.

    The kernel adds them up by dynamic programming; here all labels**steps paths are listed, 81 for the samples.
    """
    losses = []
    for n in range(log_probs.shape[1]):
        start = sum(target_lengths[:n])
        own = targets[n, : target_lengths[n]] if targets.ndim == 2 else targets[start : start + target_lengths[n]]
        total = sum(
            np.exp(sum(log_probs[t, n, label] for t, label in enumerate(path)))
            for path in itertools.product(range(log_probs.shape[2]), repeat=int(input_lengths[n]))
            if _spelt(path, blank) == list(own)
        )
        losses.append(-np.log(total) if total else np.inf)
    loss = np.array(losses)
    if zero_infinity:
        loss[loss == np.inf] = 0
    if reduction == 1:
        return np.mean(loss / np.maximum(target_lengths, 1))
    return loss.sum() if reduction == 2 else loss


def _samples(dtype: ScalarType) -> Iterator[Sample]:
    scores = make_array((_STEPS, _BATCH, _LABELS), float64, -2, 2, seed=1)
    log_probs = Arr(scores - np.log(np.exp(scores).sum(-1, keepdims=True)), dtype)
    padded = Arr(np.array([[1, 2], [2, 2]]), int64)
    yield Sample((log_probs, padded, [4, 4], [2, 2], 0, 1), name="mean")
    yield Sample((log_probs, padded, [4, 3], [2, 1], 0, 0), name="each")
    yield Sample((log_probs, Arr(np.array([1, 2, 2]), int64), [4, 2], [1, 2], 0, 2), name="concatenated")
    yield Sample((log_probs, Arr(np.array([[0, 1], [1, 0]]), int64), [4, 4], [2, 0], 2, 0), name="blank")
    yield Sample((log_probs, padded, [2, 2], [2, 2], 0, 0, True), name="too_long")
    lengths = Arr(np.array([4, 3]), int64), Arr(np.array([2, 2]), int64)
    yield Sample((log_probs, padded, *lengths, 0, 0), name="lengths_in_tensors")


def _refuses(text: str, *args: Any, error: type[Exception] = RuntimeError) -> Refusal:
    def call(tt: Any) -> Any:
        targets, *rest = args
        return tt.ctc_loss(tt.zeros(5, 2, 4), targets(tt) if callable(targets) else tt.tensor(targets), *rest)

    return Refusal(call, error, text)


_WHERE = "(while checking arguments for ctc_loss_allocate_outputs)"
_TWO = [[1, 2], [2, 2]]

CTC_OPS = [
    # The formula of its backward operator holds only where the probabilities add up to one, as in PyTorch. gradcheck varies each
    # input by itself, so the gradient is tested behind a softmax, in another place.
    OpInfo("ctc_loss", _ctc, _samples, (float32, float64), differentiable=False, layouts=False, meta=False, special_values=False, covers=("_ctc_loss",), refusals=(
        _refuses("input_lengths must be of size batch_size", _TWO, [5], [2, 2]),
        _refuses("target_lengths must be of size batch_size", _TWO, [5, 5], [2]),
        _refuses("blank must be in label range", _TWO, [5, 5], [2, 2], 4),
        _refuses(f"Expected input_lengths to have value at most 5, but got value 6 {_WHERE}", _TWO, [6, 5], [2, 2]),
        _refuses(f"Expected input_lengths to have value at least 0, but got value -1 {_WHERE}", _TWO, [-1, 5], [2, 2]),
        _refuses(f"Expected target_lengths to have value at least 0, but got value -1 {_WHERE}", _TWO, [5, 5], [-1, 2]),
        _refuses(f"Expected tensor to have size at least 3 at dimension 1, but got size 2 for argument #2 'targets' {_WHERE}", _TWO, [5, 5], [3, 2]),
        _refuses(f"Expected tensor to have size 5 at dimension 0, but got size 4 for argument #2 'targets' {_WHERE}", [1, 2, 2, 2], [5, 5], [2, 3]),
        Refusal(lambda tt: tt.ctc_loss(tt.zeros(5, 2, 4), tt.tensor(_TWO), tt.tensor([5.0, 5.0]), tt.tensor([2, 2])), RuntimeError, "input_lengths must be integral"),
        Refusal(lambda tt: tt.ctc_loss(tt.zeros(0, 2, 4), tt.tensor(_TWO), [0, 0], [2, 2]), RuntimeError, "log_probs tensor must not be empty"),
        Refusal(lambda tt: tt.ctc_loss(tt.zeros(5, 2, 4, dtype=tt.float16), tt.tensor(_TWO), [5, 5], [2, 2]), NotImplementedError, "\"ctc_loss_cpu\" not implemented for 'Half'"),
    )),
]  # fmt: skip
