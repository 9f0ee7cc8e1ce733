"""NumPy kernels of nll_loss, with the form of aten/native/nn/loss/loss_nll_stubs.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.nn.loss import loss_nll_stubs as stubs
from tinytensor.aten.native.nn.loss.loss_nll_stubs import NllGeometry
from tinytensor.aten.native.reference.arrays import read, write

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _targets(g: NllGeometry, target: Tensor, ignore_index: int) -> tuple[np.ndarray, np.ndarray, int | None]:
    """The class of each pixel, with 0 for those that do not count; which count; the first bad one."""
    classes = np.asarray(read(target)).astype(np.int64).reshape(g.sizes)
    counts = classes != ignore_index
    wrong = classes[counts & ((classes < 0) | (classes >= g.classes))]
    return np.where(counts, classes, 0), counts, int(wrong[0]) if wrong.size else None


def _factors(weight: Tensor | None, classes: np.ndarray) -> np.ndarray:
    return np.ones(classes.shape) if weight is None else read(weight)[classes]


def nll_loss(
    g: NllGeometry, each: Tensor | None, self: Tensor, target: Tensor, weight: Tensor | None, ignore_index: int
) -> tuple[float, float, int | None]:
    classes, counts, bad = _targets(g, target, ignore_index)
    if bad is not None:
        return 0.0, 0.0, bad
    batch, height, width = g.sizes
    scores = read(self).reshape(batch, g.classes, height, width)
    losses = np.zeros(g.sizes)
    factors = np.zeros(g.sizes)
    if counts.any():
        factors = np.where(counts, _factors(weight, classes), 0)
        # Ignored pixels have class 0 here, so that the lookup is in bounds; their factor is 0.
        found = np.take_along_axis(scores, classes[:, None], 1)[:, 0]
        losses = np.where(counts, -found.astype(np.float64) * factors, 0)
    if each is not None:
        write(each, losses.reshape(each.meta_.sizes))
    return float(losses.sum()), float(factors.sum()), None


def nll_loss_of_rows(
    g: NllGeometry, output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, mean: bool, ignore_index: int
) -> int | None:
    loss, total, bad = nll_loss(g, None, self, target, weight, ignore_index)
    with np.errstate(all="ignore"):
        write(output, np.asarray(np.float64(loss) / np.float64(total) if mean else loss))
    return bad


def nll_loss_backward(
    g: NllGeometry, grad_input: Tensor, grad_output: Tensor, grad_strides: tuple[int, ...], target: Tensor,
    weight: Tensor | None, total_weight: Tensor | None, ignore_index: int,
) -> int | None:  # fmt: skip
    classes, counts, bad = _targets(g, target, ignore_index)
    if bad is not None or not counts.any():
        return bad
    batch, height, width = g.sizes
    grads = np.broadcast_to(np.asarray(read(grad_output)).reshape(g.sizes if any(grad_strides) else (1, 1, 1)), g.sizes)
    values = -grads * _factors(weight, classes)
    if total_weight is not None:
        values = values / read(total_weight).reshape(())
    result = np.zeros((batch, g.classes, height, width))
    np.put_along_axis(result, classes[:, None], np.where(counts, values, 0)[:, None], 1)
    write(grad_input, result.reshape(grad_input.meta_.sizes))
    return None


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.nll_loss_stub.register("cpu", nll_loss)
    stubs.nll_loss_of_rows_stub.register("cpu", nll_loss_of_rows)
    stubs.nll_loss_backward_stub.register("cpu", nll_loss_backward)
