"""ctc_loss on a simulated device: targets in rows and one after the other, lengths, more places than a block has threads, impossible
and empty targets, refusals. None of it is left to the CPU."""

import pytest

import tinytensor as tt
from tinytensor.nn import functional as F

CUDA = "cuda"
pytestmark = pytest.mark.filterwarnings("error:.*fall back to run on the CPU")


def compare(scores, targets, inputs, lengths, **kwargs):
    ends = []
    for d in ("cpu", CUDA):
        x = scores.to(d).detach().requires_grad_()
        loss = F.ctc_loss(x.log_softmax(-1), targets.to(d), inputs, lengths, **kwargs)
        loss[loss.isfinite()].sum().backward()
        ends.append((loss.detach().cpu(), x.grad.cpu()))
    tolerance = 1e-4 if scores.dtype is tt.float32 else 1e-10
    for here, there in zip(*ends, strict=True):
        assert tt.allclose(here, there, rtol=tolerance, atol=tolerance, equal_nan=True)


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64])
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_loss_and_gradient(dtype, reduction):
    tt.manual_seed(0)
    scores = tt.randn(13, 4, 5, dtype=dtype)
    rows = tt.tensor([[1, 2, 2, 4], [3, 3, 3, 3], [4, 1, 0, 0], [2, 0, 0, 0]])
    line = tt.tensor([1, 2, 2, 4, 3, 3, 3, 3, 4, 1])
    compare(scores, rows, (13, 12, 9, 13), (4, 4, 2, 1), reduction=reduction)
    compare(scores, line.int(), (13, 12, 9, 13), (4, 4, 2, 0), reduction=reduction)
    compare(
        scores.transpose(0, 1).contiguous().transpose(0, 1),
        rows[:, ::2],
        (13, 12, 9, 13),
        (2, 2, 1, 1),
        reduction=reduction,
    )
    compare(scores, rows[:, :3] - 1, (8, 8, 8, 8), (3, 1, 1, 1), blank=4, reduction=reduction)


def test_impossible_targets():
    scores, targets = tt.zeros(4, 3, 3), tt.tensor([[1, 1, 1], [1, 2, 1], [1, 2, 0]])
    for zero_infinity in (False, True):
        compare(scores, targets, (4, 2, 0), (3, 3, 0), reduction="none", zero_infinity=zero_infinity)


def test_more_places_than_threads():
    tt.manual_seed(0)
    compare(tt.randn(150, 1, 3), tt.tensor([[1, 2] * 70]), (150,), (140,))


def test_refusals():
    scores, targets = tt.zeros(4, 1, 3, device=CUDA), tt.tensor([[1, 2]], device=CUDA)
    for call, words in (
        (lambda: F.ctc_loss(scores, targets + 1, (4,), (2,)), "CUDA error: device-side assert triggered"),
        (
            lambda: F.ctc_loss(scores, targets, (5,), (2,)),
            r"at most 4, but got value 5 \(while checking arguments for ctc_loss_gpu\)",
        ),
        (lambda: F.ctc_loss(scores.half(), targets, (4,), (2,)), "\"ctc_loss_cuda\" not implemented for 'Half'"),
    ):
        with pytest.raises(RuntimeError, match=words):
            call()
    tt.use_deterministic_algorithms(True)
    try:
        loss = F.ctc_loss(scores.requires_grad_(), targets, (4,), (2,))
        with pytest.raises(RuntimeError, match="ctc_loss_backward_gpu does not have a deterministic implementation"):
            loss.backward()
    finally:
        tt.use_deterministic_algorithms(False)
