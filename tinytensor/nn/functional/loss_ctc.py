"""torch.nn.functional: the loss between unaligned sequences.

Mirrors torch/nn/functional.py (ctc_loss).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.nn.functional.reduction import get_enum

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def ctc_loss(
    log_probs: Tensor, targets: Tensor, input_lengths: Tensor | Sequence[int], target_lengths: Tensor | Sequence[int],
    blank: int = 0, reduction: str = "mean", zero_infinity: bool = False,
) -> Tensor:  # fmt: skip
    """-log of the probability that the steps spell the target, repeated labels merged and blanks dropped.

    log_probs (T, N, C) or (T, C), logarithms of probabilities; targets (N, S), or all targets one after another;
    lengths (N). The mean is of the losses divided by their targets' lengths. zero_infinity makes 0 of the loss of a
    target that is too long for its input. RuntimeError for lengths that do not fit. The gradient is not
    differentiable again.

    `blank` is the class of the blank: 0. `reduction` is "mean", "sum" or "none".

    >>> log_probs = tt.zeros(4, 1, 3).log_softmax(2)
    >>> F.ctc_loss(log_probs, tt.tensor([[1, 2]]), tt.tensor([4]), tt.tensor([2]))
    tensor(0.8432)
    """
    return F.ctc_loss(log_probs, targets, input_lengths, target_lengths, blank, get_enum(reduction), zero_infinity)
