"""ctc_loss, beyond the operator database: its gradient, and targets that cannot be."""

from __future__ import annotations

import pytest

import tinytensor as tt
from tinytensor.aten import functions as F
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


def test_a_label_that_no_class_has() -> None:
    with pytest.raises(IndexError, match="Target 4 is out of bounds"):
        tt.ctc_loss(tt.zeros(6, 2, 4), TARGETS + 2, [6, 6], [3, 3])
