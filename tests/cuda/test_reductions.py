"""Reductions on a simulated device against those of the CPU: every template, every axis, strides, dtypes, two passes."""

import itertools

import pytest

import tinytensor as tt
from tinytensor.aten.native.reduce.cuda import reduce_ops_kernel

OPS = ["sum", "mean", "prod", "amax", "amin", "all", "any", "nansum", "var", "std"]
DTYPES = [tt.float32, tt.float64, tt.float16, tt.bfloat16, tt.int64, tt.int32, tt.uint8, tt.bool]


def make(shape, dtype):
    tt.manual_seed(1)
    x = tt.randn(shape) * 2
    return (x > 0) if dtype is tt.bool else x.abs().to(dtype) if dtype is tt.uint8 else x.to(dtype)


def compare(x, op, *args, **kwargs):
    here = getattr(tt, op)(x, *args, **kwargs)
    there = getattr(tt, op)(x.to("cuda"), *args, **kwargs)
    both = zip(here, there, strict=True) if isinstance(here, tuple) else [(here, there)]
    for a, b in both:
        assert (a.dtype, a.size(), a.stride()) == (b.dtype, b.size(), b.stride())
        rtol = {tt.float16: 2e-3, tt.bfloat16: 2e-2}.get(a.dtype, 1e-5)
        assert tt.allclose(a.double(), b.cpu().double(), rtol=rtol, atol=rtol, equal_nan=True), (op, args, a, b)


def takes(op, dtype):
    return dtype.is_floating_point or op not in ("mean", "var", "std")


@pytest.mark.parametrize(("op", "dtype"), [(op, dtype) for op in OPS for dtype in DTYPES if takes(op, dtype)], ids=str)
def test_dtypes(op, dtype):
    compare(make((4, 7), dtype), op, dim=1)
    compare(make((4, 7), dtype), op, dim=0, keepdim=True)


@pytest.mark.parametrize("op", ["sum", "amax", "var"])
def test_every_axis(op):
    x = make((3, 4, 5), tt.float32)
    for dims in itertools.chain.from_iterable(itertools.combinations(range(3), n) for n in (1, 2, 3)):
        for layout in (x, x.transpose(0, 2), x[:, ::2], x[:, :1].expand(3, 4, 5)):
            compare(layout, op, dim=dims)


ONE_DIM = [((2, 70), 1), ((1, 700), 1), ((700, 1), 0), ((900, 9), 0)]
LONG = [(op, *line) for op in ("sum", "mean", "prod", "amax", "any", "var") for line in ONE_DIM]
LONG += [(op, (3, 20, 40), (1, 2)) for op in ("sum", "mean", "amax", "any", "var")]


@pytest.mark.parametrize(("op", "shape", "dim"), LONG, ids=str)
def test_long_reductions(op, shape, dim):
    """Rows that one warp and a block of warps fold, and columns that threads sweep."""
    x = make(shape, tt.float32) / 8 + (1 if op == "prod" else 0)
    compare(x if op != "any" else x > 9, op, dim=dim)


@pytest.mark.parametrize("op", ["sum", "amin", "all", "linalg.vector_norm"])
def test_two_passes(op, monkeypatch):
    monkeypatch.setattr(reduce_ops_kernel, "CHUNK", 50)
    for shape, dim in (((1, 333), 1), ((230, 2), 0), ((2, 3, 100), 2)):
        x = make(shape, tt.float32)
        if op == "linalg.vector_norm":
            here, there = (tt.linalg.vector_norm(t, dim=dim).cpu() for t in (x, x.to("cuda")))
            assert tt.allclose(here, there)
        else:
            compare(x, op, dim=dim)


@pytest.mark.parametrize("op", ["max", "min"])
def test_where_the_largest_is(op):
    x = make((6, 9), tt.float32)
    x[2, 3] = x[2, 5] = 50.0
    x[4, 1] = -50.0
    x[5, 2] = x[5, 7] = float("nan")
    for dim in (0, 1):
        compare(x, op, dim)
    compare(x[:5], f"arg{op}")
    for length in (33, 600, 1500):  # lanes, and several blocks
        row = make((length,), tt.float32)
        row[[5, length - 2]] = 99.0 if op == "max" else -99.0
        compare(row, f"arg{op}")
        compare(row, op, 0)


def test_nothing_to_reduce():
    compare(tt.zeros(0, 3), "sum", dim=0)
    compare(tt.zeros(3, 0), "prod", dim=1)
    compare(tt.zeros(3, 0), "any", dim=0)
    with pytest.raises(RuntimeError, match=r"max\(\): Expected reduction dim to be specified for input.numel\(\) == 0"):
        tt.zeros(0, device="cuda").max()
