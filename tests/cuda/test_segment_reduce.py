"""segment_reduce on a simulated device: reductions, rows of lengths, offsets, empty runs, ties, NaN, zeros of products, gradients.
None of it is left to the CPU."""

import pytest

import tinytensor as tt

CUDA = "cuda"
pytestmark = pytest.mark.filterwarnings("error:.*fall back to run on the CPU")


def compare(data, reduce, **kwargs):
    ends = []
    for d in ("cpu", CUDA):
        x = data.to(d).detach().requires_grad_()
        moved = {key: value.to(d) if isinstance(value, tt.Tensor) else value for key, value in kwargs.items()}
        out = tt.segment_reduce(x, reduce, **moved)
        weights = tt.arange(out.numel(), device=d).reshape(out.size()).to(x.dtype) - 2
        (tt.where(out.isfinite(), out, tt.zeros_like(out)) * weights).sum().backward()
        ends.append((out.detach().cpu().double(), x.grad.cpu().double()))
    tolerance = 2e-2 if data.dtype.itemsize == 2 else 1e-5
    for here, there in zip(*ends, strict=True):
        assert here.size() == there.size() and tt.allclose(here, there, rtol=tolerance, atol=tolerance, equal_nan=True)


@pytest.mark.parametrize("reduce", ["max", "mean", "min", "sum", "prod"])
@pytest.mark.parametrize("dtype", [tt.float32, tt.float64, tt.bfloat16])
def test_runs(reduce, dtype):
    tt.manual_seed(0)
    x = tt.randint(-3, 4, (3, 12, 5)).to(dtype) / 2  # with ties and zeros
    x[0, 0, 0] = float("nan")
    rows = tt.tensor([[3, 0, 7, 2], [12, 0, 0, 0], [1, 5, 5, 1]])
    for initial in (None, 2.0):
        compare(x, reduce, lengths=rows, axis=1, initial=initial)
        compare(x.transpose(0, 1), reduce, lengths=tt.tensor([4, 0, 8], dtype=tt.int32), initial=initial)
        compare(x[:, :, 0].contiguous(), reduce, offsets=tt.tensor([[0, 3, 3, 12]] * 3), axis=1, initial=initial)
    compare(tt.rand(700).to(dtype) + 0.5, reduce, lengths=tt.tensor([2] * 350))
    compare(x, reduce, lengths=tt.tensor([2]), unsafe=True)


def test_refusals():
    x = tt.ones(4, device=CUDA)
    for call, words in (
        (lambda: tt.segment_reduce(x, "sum", lengths=tt.tensor([1, 2], device=CUDA)), "when !unsafe"),
        (
            lambda: tt.segment_reduce(x, "sum", lengths=tt.tensor([-1, 5], device=CUDA)),
            "lengths contains negative value!",
        ),
        (lambda: tt.segment_reduce(x, "sum", offsets=tt.tensor([0, 5], device=CUDA)), "CUDA error: device-side assert"),
        (lambda: tt.segment_reduce(x.long(), "sum", lengths=tt.tensor([4], device=CUDA)), "segment_reduce_cuda"),
    ):
        with pytest.raises(RuntimeError, match=words):
            call()
