"""NumPy kernels of multi_margin_loss and multilabel_margin_loss.

Mirrors aten/src/ATen/native/{LossMultiMargin,LossMultiLabelMargin}.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.nn.loss import loss_multi_margin_stubs as stubs
from tinytensor.aten.native.reference.arrays import read, write
from tinytensor.c10.error import check

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

NONE, MEAN = 0, 1


def _matrix(t: Tensor) -> np.ndarray:
    values = read(t)
    return values.reshape(-1, values.shape[-1] if values.ndim else 1)


def _write_reduced(out: Tensor, losses: np.ndarray, reduction: int) -> None:
    if reduction == NONE and out.meta_.numel == losses.size:
        write(out, losses.reshape(out.meta_.sizes))
    else:
        write(out, np.asarray(losses.mean() if reduction == MEAN else losses.sum()))


def _spread(grad_output: Tensor, samples: int, reduction: int) -> np.ndarray:
    """The gradient of each sample's loss, as a column."""
    given = read(grad_output).reshape(-1)
    grads = np.broadcast_to(given if reduction == NONE else given[:1], (samples,))[:, None]
    return grads / samples if reduction == MEAN else grads


# ---- multi_margin_loss -----------------------------------------------------------------------------------------------


def _hinges(self: Tensor, target: Tensor, margin: float) -> tuple[np.ndarray, np.ndarray]:
    """margin - x[target] + x[class], 0 at the target and below 0; and the targets."""
    x, classes = _matrix(self), read(target).reshape(-1)
    check(bool(((classes >= 0) & (classes < x.shape[1])).all()), "target out of range")
    rows = np.arange(len(x))
    z = margin - x[rows, classes][:, None] + x
    z[rows, classes] = 0
    return np.where(z > 0, z, 0), classes  # NaN exceeds no margin


@np.errstate(all="ignore")
def multi_margin(
    out: Tensor, self: Tensor, target: Tensor, p: int, margin: float, weight: Tensor | None, reduction: int
) -> None:
    z, classes = _hinges(self, target, margin)
    losses = z**p
    if weight is not None:
        # A weight that is NaN counts only where a hinge is open.
        losses = np.where(z > 0, losses * read(weight).reshape(-1)[classes][:, None], 0)
    losses = losses.sum(1) / z.shape[1]
    _write_reduced(out, losses, reduction)


@np.errstate(all="ignore")
def multi_margin_backward(
    grad_input: Tensor, grad_output: Tensor, self: Tensor, target: Tensor, p: int, margin: float,
    weight: Tensor | None, reduction: int,
) -> None:  # fmt: skip
    z, classes = _hinges(self, target, margin)
    slopes = (2 * z if p == 2 else (z > 0).astype(z.dtype)) / z.shape[1]
    if weight is not None:
        slopes = np.where(z > 0, slopes * read(weight).reshape(-1)[classes][:, None], 0)
    # Every hinge has the target's score with a minus sign. Its own slope is 0 so far, since its hinge was set to 0.
    slopes[np.arange(len(z)), classes] = -slopes.sum(1)
    write(grad_input, (slopes * _spread(grad_output, len(z), reduction)).reshape(grad_input.meta_.sizes))


# ---- multilabel_margin_loss ------------------------------------------------------------------------------------------


def _listed(targets: np.ndarray) -> np.ndarray:
    """Which places of the target lists count: those before the first -1."""
    return np.cumsum(targets == -1, 1) == 0


@np.errstate(all="ignore")
def multilabel_margin(output: Tensor, is_target: Tensor, self: Tensor, target: Tensor, reduction: int) -> None:
    x, targets = _matrix(self), _matrix(target)
    check(bool(((targets >= -1) & (targets < x.shape[1])).all()), "argument #2 'target' is out of range")
    listed, marks, losses = _listed(targets), np.zeros(x.shape), np.zeros(len(x))
    for row in range(len(x)):
        chosen = targets[row][listed[row]]
        marks[row, chosen] = 1
        others = x[row][marks[row] == 0]
        z = 1 - x[row][chosen][:, None] + others
        losses[row] = np.where(z > 0, z, 0).sum() / x.shape[1]
    write(is_target, marks.reshape(is_target.meta_.sizes))
    _write_reduced(output, losses, reduction)


@np.errstate(all="ignore")
def multilabel_margin_backward(
    grad_input: Tensor, grad_output: Tensor, self: Tensor, target: Tensor, is_target: Tensor, reduction: int
) -> None:
    x, targets, marks = _matrix(self), _matrix(target), _matrix(is_target)
    check(bool(((targets >= -1) & (targets < x.shape[1])).all()), "argument #3 'target' is out of range")
    check(bool(((marks >= 0) & (marks <= 1)).all()), "argument #5 'is_target' is out of range")
    listed, grads = _listed(targets), np.zeros(x.shape)
    for row in range(len(x)):
        chosen, others = targets[row][listed[row]], np.flatnonzero(marks[row] == 0)
        # One row for each target, one column for each other class: a hinge that is open pulls the target up and pushes the
        # other down. A class may be listed twice, hence `subtract.at`.
        active = (1 - x[row][chosen][:, None] + x[row][others] > 0) / x.shape[1]
        np.subtract.at(grads[row], chosen, active.sum(1))
        grads[row, others] += active.sum(0)
    write(grad_input, (grads * _spread(grad_output, len(x), reduction)).reshape(grad_input.meta_.sizes))


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.multi_margin_stub.register("cpu", multi_margin)
    stubs.multi_margin_backward_stub.register("cpu", multi_margin_backward)
    stubs.multilabel_margin_stub.register("cpu", multilabel_margin)
    stubs.multilabel_margin_backward_stub.register("cpu", multilabel_margin_backward)
