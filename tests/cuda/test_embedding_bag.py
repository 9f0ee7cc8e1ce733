"""embedding_bag and embedding_renorm_ on a simulated device: modes, paddings, weights, empty bags, gradients, refusals. None of
them is left to the CPU."""

import itertools

import pytest

import tinytensor as tt
from tinytensor.nn import functional as F

CUDA = "cuda"
pytestmark = pytest.mark.filterwarnings("error:.*fall back to run on the CPU")


def both(run, *tensors):
    """Results and gradients on both devices."""
    found = []
    for d in ("cpu", CUDA):
        moved = [t.detach().to(d) for t in tensors]
        for t in moved:
            t.requires_grad_(t.is_floating_point())
        result = run(*moved)
        (result * tt.arange(1.0, result.numel() + 1, device=d).reshape(result.size()).to(result.dtype)).sum().backward()
        assert result.device.type == moved[0].grad.device.type
        found.append([result.detach().cpu(), *(t.grad.cpu() for t in moved if t.requires_grad)])
    return found


def assert_close(run, *tensors):
    for here, there in zip(*both(run, *tensors), strict=True):
        assert here.dtype is there.dtype
        rtol = 1e-2 if here.dtype in (tt.float16, tt.bfloat16) else 1e-5
        assert tt.allclose(here.double(), there.double(), rtol=rtol, atol=rtol)


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
@pytest.mark.parametrize("dtype", [tt.float32, tt.float64, tt.float16])
def test_bags(mode, dtype):
    tt.manual_seed(0)
    weight = tt.randn(11, 37).to(dtype)
    indices, offsets = tt.randint(0, 11, (150,)), tt.tensor([0, 3, 3, 60, 149, 150])
    for padding, last, frequent in itertools.product((None, 4), (False, True), (False, True)):
        if frequent and (mode == "max" or padding is not None):
            continue
        distinct = tt.randperm(11) if frequent else indices  # PyTorch's divisors differ from device to device

        def run(w, padding=padding, last=last, frequent=frequent, distinct=distinct):
            ends = tt.tensor([0, 2, 2, 7, 11]) if frequent else offsets
            return F.embedding_bag(
                distinct.to(w.device), w, ends.to(w.device), mode=mode, padding_idx=padding, include_last_offset=last,
                scale_grad_by_freq=frequent,
            )  # fmt: skip

        assert_close(run, weight)
    assert_close(lambda w: F.embedding_bag(indices.view(30, 5).int().to(w.device), w, mode=mode), weight)
    assert_close(lambda w: F.embedding_bag(indices.to(w.device), w.t().contiguous().t(), offsets.to(w.device)), weight)


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64, tt.bfloat16])
def test_factors(dtype):
    tt.manual_seed(0)
    weight, factors = tt.randn(6, 40).to(dtype), tt.rand(90).to(dtype)
    indices, offsets = tt.randint(0, 6, (90,)), tt.tensor([0, 10, 10, 80])
    for padding in (None, 2):
        assert_close(
            lambda w, f, p=padding: F.embedding_bag(
                indices.to(w.device), w, offsets.to(w.device), mode="sum", per_sample_weights=f, padding_idx=p
            ),
            weight,
            factors,
        )


def test_the_extra_results():
    w, i = tt.ones(4, 3, device=CUDA), tt.tensor([1, 3, 0], device=CUDA, dtype=tt.int32)
    out, bags, sizes, places = tt.ops.aten._embedding_bag(
        w, i, tt.tensor([0, 2, 2], device=CUDA, dtype=tt.int32), mode=2
    )
    assert bags.tolist() == [0, 0, 2] and sizes.tolist() == [2, 0, 1] and out[1].tolist() == [0, 0, 0]
    assert places.tolist() == [[1] * 3, [-1] * 3, [0] * 3] and places.dtype is bags.dtype is tt.int32
    assert tt.ops.aten._embedding_bag(w, i, i[:1] * 0)[3].size() == (0,)


def test_frequencies():
    weight = tt.zeros(4, 2, device=CUDA, requires_grad=True)
    indices = tt.tensor([1, 2, 1, 1], device=CUDA)
    F.embedding_bag(
        indices, weight, tt.tensor([0, 2], device=CUDA), mode="sum", scale_grad_by_freq=True
    ).sum().backward()
    assert weight.grad.tolist() == [[0, 0], [1, 1], [1, 1], [0, 0]]


def test_a_bad_index_ends_the_kernel():
    w, start = tt.ones(4, 3, device=CUDA), tt.tensor([0], device=CUDA)
    for call in (
        lambda: F.embedding_bag(tt.tensor([0, 4], device=CUDA), w, start),
        lambda: F.embedding_bag(tt.tensor([-1], device=CUDA), w, start, mode="max"),
        lambda: F.embedding_bag(tt.tensor([0], device=CUDA), w, tt.tensor([0, 3], device=CUDA)),
        lambda: tt.embedding_renorm_(w, tt.tensor([4], device=CUDA), 1.0, 2.0),
    ):
        with pytest.raises(RuntimeError, match="CUDA error: device-side assert triggered"):
            call()


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64])
@pytest.mark.parametrize("norm", [1.0, 2.0, 3.0])
@pytest.mark.parametrize("columns", [5, 700])
def test_renorm(dtype, norm, columns):
    tt.manual_seed(0)
    weight, indices = tt.randn(7, columns).to(dtype), tt.tensor([[1, 5], [1, 0]])
    weight[5] *= 1e-4
    for w in (weight, weight.t().contiguous().t()):
        ends = [tt.embedding_renorm_(w.to(d, copy=True), indices.to(d), 1.5, norm).cpu() for d in ("cpu", CUDA)]
        assert tt.allclose(*ends, rtol=1e-5, atol=1e-6) and tt.equal(ends[1][2:5], weight[2:5])
    assert ends[1][1].norm(norm).item() == pytest.approx(1.5, rel=1e-4)
