"""layer_norm, group_norm and batch_norm on a simulated device against those of the CPU, with gradients."""

import pytest

import tinytensor as tt
import tinytensor.nn.functional as F


def compare(call, *tensors):
    results = []
    for device in ("cpu", "cuda"):
        leaves = [None if t is None else t.to(device).detach().requires_grad_() for t in tensors]
        y = call(*leaves)
        weights = tt.linspace(-1, 1, y.numel()).view(y.size()).to(y.dtype).to(device)
        grads = tt.autograd.grad((y * weights).sum(), [t for t in leaves if t is not None])
        assert all(t.device.type == device for t in (y, *grads))
        results.append([t.detach().cpu() for t in (y, *grads)])
    for a, b in zip(*results, strict=True):
        assert (a.dtype, a.size(), a.stride()) == (b.dtype, b.size(), b.stride())
        tolerance = {tt.float16: 5e-3, tt.bfloat16: 4e-2, tt.float64: 1e-12}.get(a.dtype, 2e-5)
        largest = max(1.0, a.abs().max().item())
        assert tt.allclose(a.double(), b.double(), rtol=tolerance, atol=tolerance * largest, equal_nan=True), (a, b)


@pytest.mark.parametrize("shape", [(5, 7), (2, 3, 70), (1, 600)])
def test_layer_norm(shape):
    tt.manual_seed(0)
    n = shape[-1:]
    x, w, b = tt.randn(shape) + 3, tt.rand(n) + 0.5, tt.randn(n)
    compare(lambda *t: F.layer_norm(t[0], n, t[1], t[2]), x, w, b)
    compare(lambda x: F.layer_norm(x, n), x)
    compare(lambda x: F.layer_norm(x, n), x.expand(2, *shape))
    if len(shape) == 2:
        compare(lambda x: F.layer_norm(x, (shape[0],)), x.t())
        compare(lambda x, w: F.layer_norm(x, n, w), x, w)


@pytest.mark.parametrize("dtype", [tt.float64, tt.float16, tt.bfloat16], ids=str)
def test_layer_norm_dtypes(dtype):
    tt.manual_seed(0)
    x, w, b = tt.randn(3, 6).to(dtype), tt.rand(6).to(dtype), tt.randn(6).to(dtype)
    compare(lambda *t: F.layer_norm(t[0], (6,), t[1], t[2]), x, w, b)


def test_equal_elements_without_eps():
    for eps in (0.0, 1e-5):
        y, z = (F.layer_norm(tt.ones(2, 4, device=d), (4,), eps=eps).cpu() for d in ("cpu", "cuda"))
        assert tt.equal(y.isnan(), z.isnan())


@pytest.mark.parametrize("dtype", [tt.float32, tt.float16], ids=str)
@pytest.mark.parametrize("affine", [True, False])
def test_group_norm(affine, dtype):
    tt.manual_seed(0)
    w, b = tt.rand(6).to(dtype), tt.randn(6).to(dtype)
    for shape in ((2, 6, 3, 2), (2, 6), (1, 6, 30)):
        x = (tt.randn(shape) + 2).to(dtype)
        if affine:
            compare(lambda *t: F.group_norm(t[0], 3, t[1], t[2]), x, w, b)
        else:
            compare(lambda t: F.group_norm(t, 3), x)
    assert F.group_norm(tt.zeros(0, 6, 3, device="cuda"), 3).size() == (0, 6, 3)


@pytest.mark.parametrize("training", [True, False])
@pytest.mark.parametrize("dtype", [tt.float32, tt.float16], ids=str)
def test_batch_norm(training, dtype):
    tt.manual_seed(0)
    w, b = tt.rand(3).to(dtype), tt.randn(3).to(dtype)
    start = tt.rand(2, 3).to(dtype) + 0.5
    for shape in ((4, 3), (4, 3, 5), (2, 3, 2, 4)):
        x = (tt.randn(shape) + 2).to(dtype)
        seen = []

        def call(x, *parameters):
            running = start.to(x.device).clone()
            seen.append(running)  # noqa: B023
            return F.batch_norm(x, running[0], running[1], *parameters, training=training, momentum=0.3)

        compare(call, x, w, b)
        assert tt.allclose(seen[0].float(), seen[1].cpu().float(), rtol=2e-3)
        assert tt.equal(seen[0], start) == (not training)
        compare(call, x)


@pytest.mark.filterwarnings("error:.*fall back to run on the CPU")
@pytest.mark.parametrize("dim", [0, 1, 2])
def test_weight_norm(dim):
    tt.manual_seed(0)
    v, sizes = tt.randn(5, 40, 6), [1, 1, 1]
    sizes[dim] = v.size(dim)
    ends = []
    for d in ("cpu", "cuda"):
        a, g = (t.to(d).detach().requires_grad_() for t in (v, tt.arange(1.0, sizes[dim] + 1).reshape(sizes)))
        w = tt._weight_norm(a, g, dim)
        (w * tt.arange(w.numel(), device=d).reshape(w.size())).sum().backward()
        ends.append([t.cpu() for t in (w.detach(), a.grad, g.grad)])
    for here, there in zip(*ends, strict=True):
        assert tt.allclose(here, there, rtol=1e-4, atol=1e-4)
