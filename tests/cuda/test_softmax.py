"""softmax and log_softmax on a simulated device against those of the CPU: a thread or a block for a line, every axis."""

import pytest

import tinytensor as tt

SHAPES = [
    ((3, 5), 1),
    ((3, 5), 0),
    ((2, 70), 1),
    ((1, 700), -1),
    ((1, 66, 3), 1),
    ((70, 40), 0),
    ((2, 3, 4), 1),
    ((), 0),
]


def compare(x, grad, call):
    results = []
    for device in ("cpu", "cuda"):
        leaf = x.to(device).detach().requires_grad_()
        y = call(leaf)
        (g,) = tt.autograd.grad(y, leaf, grad.to(device))
        assert y.device.type == g.device.type == device
        results.append((y.detach().cpu(), g.cpu()))
    tolerance = {tt.float16: 2e-3, tt.bfloat16: 2e-2, tt.float64: 1e-12}.get(x.dtype, 1e-5)
    for here, there in zip(*results, strict=True):
        assert (here.dtype, here.stride()) == (there.dtype, there.stride())
        assert tt.allclose(here.double(), there.double(), rtol=tolerance, atol=tolerance, equal_nan=True), (here, there)


@pytest.mark.parametrize("op", ["softmax", "log_softmax"])
@pytest.mark.parametrize(("shape", "dim"), SHAPES)
@pytest.mark.parametrize("dtype", [tt.float32, tt.float64, tt.float16, tt.bfloat16], ids=str)
def test_every_axis(op, shape, dim, dtype):
    tt.manual_seed(0)
    x, grad = (tt.randn(shape) * 3).to(dtype), tt.randn(shape).to(dtype)
    compare(x, grad, lambda t: getattr(tt, op)(t, dim))


@pytest.mark.parametrize("op", ["softmax", "log_softmax"])
def test_layouts_and_extremes(op):
    tt.manual_seed(0)
    x = tt.randn(6, 80)
    x[0, :40] = float("-inf")
    x[1, 3] = float("nan")
    x[2, :] = float("-inf")
    x[3, 7] = 1e30
    for layout in (x, x.t(), x[:, ::2], x[:, :1].expand(6, 9)):
        for dim in (0, 1):
            compare(layout, tt.ones(layout.size()), lambda t: getattr(tt, op)(t, dim))  # noqa: B023


def test_nothing_to_do():
    assert tt.softmax(tt.zeros(0, 3, device="cuda"), 1).size() == (0, 3)
    with pytest.raises(NotImplementedError, match="not implemented for 'Long'"):
        tt.softmax(tt.zeros(3, dtype=tt.int64, device="cuda"), 0)
