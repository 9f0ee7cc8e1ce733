"""Indexing on a simulated device: what the operator database does not reach, bad indices, and the order of writes."""

import pytest

import tinytensor as tt

CUDA = "cuda"


def on(device, *tensors):
    return [t.to(device) for t in tensors]


@pytest.mark.parametrize(
    "dtype", [tt.float32, tt.float64, tt.float16, tt.bfloat16, tt.int64, tt.int32, tt.uint8, tt.int8]
)
@pytest.mark.parametrize("reduce", ["sum", "prod", "amax", "amin", "mean"])
def test_scatter_reduce(dtype, reduce):
    tt.manual_seed(0)
    x, source = ((tt.rand(7, 5) * 4).to(dtype) for _ in range(2))
    index = tt.randint(0, 7, (7, 5))
    here, there = (
        a.scatter_reduce(0, i, s, reduce).cpu() for a, i, s in (on("cpu", x, index, source), on(CUDA, x, index, source))
    )
    assert there.dtype is dtype
    assert tt.allclose(here.double(), there.double(), rtol=2e-2 if dtype.itemsize == 2 else 1e-5)


def test_many_elements():
    tt.manual_seed(0)
    x, index = tt.randn(50, 40), tt.randint(0, 50, (60, 40))
    a, i = on(CUDA, x, index)
    assert tt.equal(a.gather(0, i).cpu(), x.gather(0, index))
    rows = index[:, 0]
    assert tt.equal(a[i[:, 0]].cpu(), x[rows])
    assert tt.equal(a.t()[:, i[:, 0]].cpu(), x.t()[:, rows])
    assert tt.equal(a[i[:, 0], i[:, 1] % 40].cpu(), x[rows, index[:, 1] % 40])
    assert tt.equal(a[:, -1].cpu(), x[:, -1]) and tt.equal(a[i[:3, :2] - 50].cpu(), x[index[:3, :2] - 50])
    total = tt.zeros(50, 40).index_add_(0, rows, tt.ones(60, 40))
    assert tt.equal(tt.zeros(50, 40, device=CUDA).index_add_(0, i[:, 0], tt.ones(60, 40, device=CUDA)).cpu(), total)


def test_masks():
    x = tt.arange(12.0).reshape(3, 4)
    a = x.to(CUDA)
    assert tt.equal(a[a > 5].cpu(), x[x > 5])
    a[a > 5] = 0
    x[x > 5] = 0
    assert tt.equal(a.cpu(), x)
    assert tt.equal(a.masked_fill(a < 2, -1).cpu(), x.masked_fill(x < 2, -1))


def test_index_put():
    for accumulate in (False, True):
        for deterministic in (False, True):
            tt.use_deterministic_algorithms(deterministic)
            try:
                x = tt.zeros(4, 3)
                places, values = (
                    (tt.tensor([3, 1, 3, -1]), tt.tensor([[0], [1], [0], [0]])),
                    tt.arange(16.0).reshape(4, 4),
                )
                x.index_put_((places[0], places[1][:, 0]), values[0], accumulate)
                a = tt.zeros(4, 3, device=CUDA)
                a.index_put_((places[0].to(CUDA), places[1][:, 0].to(CUDA)), values[0].to(CUDA), accumulate)
                assert tt.equal(a.cpu(), x)
            finally:
                tt.use_deterministic_algorithms(False)


@pytest.mark.parametrize(
    "call",
    [
        lambda x, i: x[i],
        lambda x, i: x.gather(0, i[:, None]),
        lambda x, i: x.index_select(0, i),
        lambda x, i: x.index_add_(0, i, tt.ones(2, 3, device=CUDA)),
        lambda x, i: x.scatter_(0, i[:, None], 1.0),
        lambda x, i: x.index_put_((i,), tt.ones(2, 3, device=CUDA)),
    ],
)
def test_a_bad_index_ends_the_kernel(call):
    for bad in (4, -5):
        x = tt.ones(4, 3, device=CUDA)
        with pytest.raises(RuntimeError, match="CUDA error: device-side assert triggered"):
            call(x, tt.tensor([0, bad], device=CUDA))
        assert tt.equal(x.cpu()[1:], tt.ones(3, 3))  # nothing else was written


def test_softmax_of_long_lines():
    tt.manual_seed(0)
    for shape, dim in (((3, 70), 1), ((2, 700), 1), ((700, 3), 0), ((2, 65, 4), 1)):
        x = tt.randn(shape)
        x.view(-1)[3] = float("-inf")
        for name in ("softmax", "log_softmax"):
            here, there = (t.clone().to(d).requires_grad_() for t, d in ((x, "cpu"), (x, CUDA)))
            results = [getattr(tt, name)(t, dim) for t in (here, there)]
            assert tt.allclose(results[0], results[1].cpu(), rtol=1e-5, atol=1e-6)
            weights = tt.randn(shape)
            for y in results:
                (tt.where(y.isinf(), 0.0, y) * weights.to(y.device)).sum().backward()
            assert tt.allclose(here.grad, there.grad.cpu(), rtol=1e-4, atol=1e-5)


def test_item_and_cat():
    x = tt.tensor([1.5, 2.5], device=CUDA)
    assert x[1].item() == 2.5 and x.tolist() == [1.5, 2.5] and float(x[0]) == 1.5
    parts = [tt.ones(2, 3), tt.zeros(2, 1).half(), tt.full((2, 2), 7)]
    assert tt.equal(tt.cat([p.to(CUDA) for p in parts], 1).cpu(), tt.cat(parts, 1))
    assert tt.equal(tt.stack([x, x]).cpu(), tt.tensor([[1.5, 2.5]] * 2))
