"""ctc_loss, beyond the operator database: its gradient, and targets that cannot be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.aten import functions as F
from tinytensor.aten.native.nn.loss.reference import loss_ctc as reference
from tinytensor.autograd.gradcheck import gradcheck

TARGETS = tt.tensor([[1, 2, 2], [2, 1, 1]])


def scores() -> tt.Tensor:
    tt.manual_seed(0)
    return tt.randn(6, 2, 4, dtype=tt.float64).requires_grad_()


@pytest.mark.parametrize("lengths", [[6, 6], [6, 5]])
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_gradient(lengths: list[int], reduction: str) -> None:
    def loss(x: tt.Tensor) -> tt.Tensor:
        return tt.nn.functional.ctc_loss(x.log_softmax(-1), TARGETS, lengths, [3, 2], reduction=reduction)

    assert gradcheck(loss, (scores(),))


def test_no_gradient_after_the_end_of_an_input_or_of_an_impossible_target() -> None:
    x = scores()
    loss = tt.ctc_loss(x.log_softmax(-1), TARGETS, [4, 2], [3, 3], 0, 2, True)
    loss.backward()
    assert x.grad is not None
    assert x.grad[4:, 0].count_nonzero() == 0 and x.grad[:4, 0].count_nonzero() == 16
    assert x.grad[:, 1].count_nonzero() == 0


def test_nodes() -> None:
    log_probs = scores().log_softmax(-1)
    assert tt.ctc_loss(log_probs, TARGETS, [6, 6], [3, 3], 0, 0).grad_fn.name() == "CtcLossBackward0"
    lengths = tt.tensor([6, 6]), tt.tensor([3, 3])
    # On the CPU, lengths in tensors are read and go the same way.
    assert tt.ctc_loss(log_probs, TARGETS, *lengths, 0, 0).grad_fn.name() == "CtcLossBackward0"
    x = scores()
    (grad,) = tt.autograd.grad(tt.ctc_loss(x.log_softmax(-1), TARGETS, [6, 6], [3, 3], 0, 1), x, create_graph=True)
    with pytest.raises(RuntimeError, match="derivative for aten::_ctc_loss_backward is not implemented"):
        grad.sum().backward()


def test_without_a_batch() -> None:
    log_probs = scores().detach().log_softmax(-1)
    one = tt.ctc_loss(log_probs[:, 0], TARGETS[0], [6], [3], 0, 0)
    assert one.shape == () and one == tt.ctc_loss(log_probs, TARGETS, [6, 6], [3, 3], 0, 0)[0]


def test_meta_knows_the_sizes() -> None:
    log_probs, targets = tt.empty(6, 2, 4, device="meta"), tt.empty(2, 3, device="meta", dtype=tt.int64)
    loss, log_alpha = F._ctc_loss(log_probs, targets, [6, 6], [3, 2])
    assert (loss.shape, log_alpha.shape) == ((2,), (2, 6, 7))


@pytest.mark.parametrize("label", [4, -1, 2**62, -(2**62)])
def test_a_label_that_no_class_has(label: int) -> None:
    targets = TARGETS.clone()
    targets[1, 1] = label
    with pytest.raises(IndexError, match=f"Target {label} is out of bounds"):
        tt.ctc_loss(tt.zeros(6, 2, 4), targets, [6, 6], [3, 3])
    log_probs = scores().detach().log_softmax(-1)
    loss, log_alpha = F._ctc_loss(log_probs, TARGETS, [6, 6], [3, 3])
    with pytest.raises(IndexError, match=f"Target {label} is out of bounds"):
        F._ctc_loss_backward(tt.ones(2), log_probs, targets, [6, 6], [3, 3], loss, log_alpha, 0)


@pytest.mark.parametrize("what", [{"target_lengths": [3, 2]}, {"input_lengths": [7, 6]}, {"targets": TARGETS[:, :2]}])
def test_a_backward_pass_of_other_arguments(what: dict[str, Any]) -> None:
    log_probs = scores().detach().log_softmax(-1)
    args: dict[str, Any] = {"targets": TARGETS, "input_lengths": [6, 6], "target_lengths": [3, 3]}
    loss, log_alpha = F._ctc_loss(log_probs, *args.values())
    args |= what
    if "target_lengths" in what:
        log_alpha = log_alpha[:, :, :5]
    # NumPy's kernel looks at each index: an error, or the gradient of what it was given.
    try:
        F._ctc_loss_backward(tt.ones(2, dtype=tt.float64), log_probs, *args.values(), loss, log_alpha, 0)
    except (ValueError, IndexError):
        return
    assert "input_lengths" in what


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64])
def test_the_kernel_and_numpy(dtype: tt.dtype) -> None:
    generator = np.random.default_rng(0)
    for case in range(60):
        steps, batch, classes, longest = (int(n) for n in generator.integers([1, 1, 1, 0], [9, 4, 5, 4]))
        values = generator.normal(size=(batch, classes, steps)) * 3
        if case % 3 == 0:
            values[generator.random(values.shape) < 0.2] = -np.inf
        log_probs = tt.from_numpy(values).to(dtype).permute(2, 0, 1)
        inputs = [int(n) for n in generator.integers(0, steps + 1, batch)]
        lengths = [int(n) for n in generator.integers(0, longest + 1, batch)]
        sizes = (batch, longest) if case % 2 else (sum(lengths),)
        targets, blank = tt.from_numpy(generator.integers(0, classes, sizes)), int(generator.integers(classes))
        loss, log_alpha = F._ctc_loss(log_probs, targets, inputs, lengths, blank)
        other_loss, other_alpha = tt.empty_like(loss), tt.empty_like(log_alpha)
        reference.ctc_loss(other_loss, other_alpha, log_probs, targets, inputs, lengths, blank)
        tt.testing.assert_close(loss, other_loss, equal_nan=True)
        grad = tt.from_numpy(generator.normal(size=batch)).to(dtype)
        rest = lengths, loss, log_alpha, blank, case % 4 == 1
        made = F._ctc_loss_backward(grad, log_probs, targets, inputs, *rest)
        other = tt.empty_like(made)
        reference.ctc_loss_backward(other, grad, log_probs, targets, inputs, *rest)
        tt.testing.assert_close(made, other, equal_nan=True, rtol=1e-4, atol=1e-5)
