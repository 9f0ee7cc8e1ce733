"""nll_loss and cross_entropy on a simulated device against those of the CPU: rows, images, one warp and several."""

import pytest

import tinytensor as tt
import tinytensor.nn.functional as F


def compare(scores, target, **kwargs):
    results = []
    weight = kwargs.pop("weight", None)
    for device in ("cpu", "cuda"):
        leaf = scores.to(device).detach().requires_grad_()
        there = None if weight is None else weight.to(device)
        loss = F.nll_loss(leaf, target.to(device), weight=there, **kwargs)
        (grad,) = tt.autograd.grad(loss.sum(), leaf)
        results.append((loss.detach().cpu(), grad.cpu()))
    tolerance = 2e-3 if scores.dtype is tt.float16 else 1e-5
    for a, b in zip(*results, strict=True):
        assert (a.dtype, a.size(), a.stride()) == (b.dtype, b.size(), b.stride())
        assert tt.allclose(a.float(), b.float(), rtol=tolerance, atol=tolerance, equal_nan=True), (a, b)


@pytest.mark.parametrize("reduction", ["none", "sum", "mean"])
@pytest.mark.parametrize("weighted", [False, True])
@pytest.mark.parametrize("dtype", [tt.float32, tt.float64, tt.float16], ids=str)
def test_rows_and_images(reduction, weighted, dtype):
    tt.manual_seed(0)
    weight = (tt.rand(5) + 0.5).to(dtype) if weighted else None
    rows, images = tt.randn(40, 5).to(dtype), tt.randn(2, 5, 3, 4).to(dtype)
    target = tt.randint(0, 5, (40,))
    target[3] = 1
    compare(rows, target, weight=weight, reduction=reduction, ignore_index=1)
    compare(rows[:8].t().contiguous().t(), target[:16:2], weight=weight, reduction=reduction)
    compare(rows[0], target[0], weight=weight, reduction=reduction)
    compare(images, tt.randint(0, 5, (2, 3, 4)), weight=weight, reduction=reduction)


def test_images_that_are_not_row_major():
    """The device gives a row-major gradient. The CPU, as in PyTorch, gives the loss and refuses the gradient."""
    tt.manual_seed(0)
    images = tt.randn(2, 5, 3, 4).contiguous(memory_format=tt.channels_last)
    target = tt.randint(0, 5, (2, 3, 4))
    there = images.to("cuda").requires_grad_()
    loss = F.nll_loss(there, target.to("cuda"))
    (grad,) = tt.autograd.grad(loss, there)
    row_major = images.contiguous().requires_grad_()
    (wanted,) = tt.autograd.grad(F.nll_loss(row_major, target), row_major)
    assert grad.is_contiguous() and tt.allclose(grad.cpu(), wanted)
    assert tt.allclose(loss.cpu(), F.nll_loss(images, target))
    with pytest.raises(RuntimeError, match="grad_input must be contiguous"):
        F.nll_loss(images.requires_grad_(), target).backward()


def test_several_warps():
    tt.manual_seed(0)
    compare(tt.randn(700, 2), tt.randint(0, 2, (700,)), reduction="mean")


def test_nothing_counts():
    for reduction in ("sum", "mean"):
        compare(tt.randn(3, 4), tt.full((3,), -100), reduction=reduction)
        compare(tt.zeros(0, 4), tt.zeros(0, dtype=tt.int64), reduction=reduction)


@pytest.mark.parametrize("reduction", ["none", "mean"])
def test_a_target_out_of_bounds(reduction):
    with pytest.raises(RuntimeError, match="CUDA error: device-side assert triggered"):
        F.nll_loss(tt.randn(3, 4, device="cuda"), tt.tensor([0, 4, 1], device="cuda"), reduction=reduction).cpu()


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("name", ["mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "binary_cross_entropy"])
def test_losses_of_elements(name, reduction):
    tt.manual_seed(0)
    x, target = tt.rand(6, 5), tt.rand(6, 5)
    ends = []
    for device in ("cpu", "cuda"):
        a = x.clone().to(device).requires_grad_()
        loss = getattr(tt.nn.functional, name)(a, target.to(device), reduction=reduction)
        loss.sum().backward()
        ends.append((loss.detach().cpu(), a.grad.cpu()))
    for here, there in zip(*ends, strict=True):
        assert tt.allclose(here, there, rtol=1e-5, atol=1e-6)


def test_probabilities_are_looked_at():
    bad, good = tt.tensor([0.5, 1.5], device="cuda"), tt.ones(2, device="cuda")
    for pair in ((bad, good), (good, bad), (good * float("nan"), good)):
        with pytest.raises(RuntimeError, match="CUDA error: device-side assert triggered"):
            tt.nn.functional.binary_cross_entropy(*pair)


def margins(loss, dtype, x, target, **kwargs):
    """Loss and gradient on both devices."""
    ends = []
    for device in ("cpu", "cuda"):
        a = x.to(device, dtype if device == "cuda" or dtype.itemsize > 2 else tt.float32).detach().requires_grad_()
        kwargs_here = {k: v.to(a) if isinstance(v, tt.Tensor) else v for k, v in kwargs.items()}
        result = loss(a, target.to(device), **kwargs_here)
        (result * tt.arange(1.0, result.numel() + 1, device=device).to(a.dtype).reshape(result.size())).sum().backward()
        ends.append((result.detach().cpu().double(), a.grad.cpu().double()))
    tolerance = 1e-2 if dtype.itemsize == 2 else 1e-5
    for here, there in zip(*ends, strict=True):
        assert here.size() == there.size() and tt.allclose(here, there, rtol=tolerance, atol=tolerance)


@pytest.mark.filterwarnings("error:.*fall back to run on the CPU")
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize(
    ("dtype", "classes"), [(tt.float32, 5), (tt.float32, 700), (tt.float64, 40), (tt.bfloat16, 33)]
)
def test_margins(reduction, dtype, classes):
    tt.manual_seed(0)
    loss = tt.nn.functional.multi_margin_loss
    x, target = (tt.randn(9, classes) * 4).round() / 4, tt.randint(0, classes, (9,))
    for p in (1, 2):
        margins(loss, dtype, x, target, p=p, margin=0.7, reduction=reduction)
    margins(loss, dtype, x.t().contiguous().t(), target, weight=tt.rand(classes), reduction=reduction)
    margins(loss, dtype, x[0], target[:1], reduction=reduction)
    several = tt.randint(0, classes, (9, classes))
    several[tt.arange(9), tt.arange(9) % 4] = -1
    loss = tt.nn.functional.multilabel_margin_loss
    margins(loss, dtype, x, several, reduction=reduction)
    margins(loss, dtype, x[2], several[2], reduction=reduction)


def test_margins_refuse_targets_out_of_bounds():
    x = tt.randn(2, 3, device="cuda")
    for bad in (3, -2):
        for loss, target in (
            (tt.nn.functional.multi_margin_loss, [0, bad]),
            (tt.nn.functional.multilabel_margin_loss, [[0, -1, 0], [1, bad, -1]]),
        ):
            with pytest.raises(RuntimeError, match="CUDA error: device-side assert triggered"):
                loss(x, tt.tensor(target, device="cuda"))
