"""Running folds on a simulated device against those of the CPU: a thread, a warp or a block for a line, every axis."""

import pytest

import tinytensor as tt

OPS = ["cumsum", "cumprod", "logcumsumexp", "cummax", "cummin"]
LAYOUTS = {
    "plain": lambda x: x, "turned": lambda x: x.transpose(0, 2), "every other": lambda x: x[:, ::2],
    "expanded": lambda x: x[:, :1].expand(3, 5, 4),
}  # fmt: skip


def compare(x, op, dim):
    here, there = (getattr(tt, op)(t, dim) for t in (x, x.to("cuda")))
    both = zip(here, there, strict=True) if isinstance(here, tuple) else [(here, there)]
    for a, b in both:
        assert b.device.type == "cuda"
        assert (a.dtype, a.size(), a.stride()) == (b.dtype, b.size(), b.stride())
        tolerance = {tt.float16: 4e-3, tt.bfloat16: 3e-2}.get(a.dtype, 1e-5)
        assert tt.allclose(a.double(), b.cpu().double(), rtol=tolerance, atol=tolerance, equal_nan=True), (op, a, b)


@pytest.mark.parametrize("op", OPS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_axis(op, layout):
    tt.manual_seed(0)
    x = LAYOUTS[layout](tt.randn(3, 5, 4))
    for dim in range(3):
        compare(x, op, dim)


@pytest.mark.parametrize("op", OPS)
@pytest.mark.parametrize("shape", [(2, 70), (1, 600), (70, 40)])
def test_long_lines(op, shape):
    """Pieces of a warp, pieces of a block, and lines that lie side by side."""
    tt.manual_seed(0)
    x = tt.randn(shape) / 8 + (1 if op == "cumprod" else 0)
    if op.startswith("cumm"):
        x[0, 9] = x[0, 30] = x[0, shape[1] - 2] = 5.0 if op == "cummax" else -5.0
        x[-1, shape[1] - 1] = float("nan")
    compare(x, op, 1 if shape[0] < 3 else 0)


@pytest.mark.parametrize("op", OPS)
@pytest.mark.parametrize("dtype", [tt.float64, tt.float16, tt.bfloat16, tt.int64, tt.int32, tt.uint8, tt.bool], ids=str)
def test_dtypes(op, dtype):
    if op == "logcumsumexp" and not dtype.is_floating_point:
        with pytest.raises(NotImplementedError):
            tt.logcumsumexp(tt.zeros(3, dtype=dtype, device="cuda"), 0)
        return
    tt.manual_seed(0)
    x = tt.randn(2, 66) * 1.5
    compare((x > 0) if dtype is tt.bool else x.abs().to(dtype) if dtype is tt.uint8 else x.to(dtype), op, 1)


def test_infinities_and_nothing():
    inf = float("inf")
    compare(tt.tensor([-inf, -inf, 1.0, inf, inf, 2.0]), "logcumsumexp", 0)
    compare(tt.tensor([1.0, float("nan"), 2.0]), "cummin", 0)
    compare(tt.zeros(0, 3), "cumsum", 0)
    compare(tt.tensor(3.0), "cumprod", 0)
