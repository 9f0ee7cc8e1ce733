"""The errors that the table in `aten/native/pointwise/ufunc/math.py` states, over the whole range of arguments."""

import math

import numpy as np
import pytest

from tinytensor.aten.native.pointwise import binary_ops_stubs, unary_ops_stubs
from tinytensor.c10.scalar_type import float32, float64
from tinytensor.kernel_compiler import mode

pytestmark = pytest.mark.skipif(mode() == "off", reason="needs compiled kernels")

# name: (float32, float64) largest error in units in the last place
BOUNDS = {
    "exp": (1.1, 1.1), "log": (0.9, 0.9), "tanh": (1.4, 1.5), "sigmoid": (2.4, 2.4), "sin": (1.6, 1.6),
    "cos": (1.6, 1.6), "erf": (1.2, 1.2),
}  # fmt: skip
EXACT = {
    "exp": np.exp,
    "log": np.log,
    "tanh": np.tanh,
    "sin": np.sin,
    "cos": np.cos,
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
}
EDGES = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan]


def apply(name, x):
    dtype = float32 if x.dtype == np.float32 else float64
    out = np.empty_like(x)
    kernel = getattr(unary_ops_stubs, f"{name}_stub")["cpu"].specialize(dtype, (dtype,), dtype, True)
    kernel.serial(x.size, out.ctypes.data, x.ctypes.data, 0)
    return out


def error(got, want, x):
    """Largest error in ulp where the result is a normal number; the rest must be right to the ulp of a denormal."""
    with np.errstate(all="ignore"):
        rounded = want.astype(got.dtype)
    assert (np.isnan(got) == np.isnan(rounded)).all(), x[np.isnan(got) != np.isnan(rounded)][:5]
    infinite = np.isinf(rounded) | np.isinf(got)
    assert (got[infinite] == rounded[infinite]).all()
    zero = rounded == 0
    assert (np.signbit(got) == np.signbit(rounded))[zero & (x == 0)].all()
    finite = np.isfinite(rounded)
    got, want, rounded = got[finite].astype(want.dtype), want[finite], rounded[finite]
    ulp = np.maximum(np.spacing(np.abs(rounded)), np.finfo(rounded.dtype).smallest_normal * np.finfo(rounded.dtype).eps)
    return float((np.abs(got - want) / ulp.astype(want.dtype)).max())


def all_exponents():
    """Every sign and exponent of float32, denormals included, with 16,000 fractions each."""
    bits = np.arange(0, 2**32, 523, dtype=np.uint64).astype(np.uint32)
    return np.concatenate([np.array(EDGES, np.float32), bits.view(np.float32)])


@pytest.mark.parametrize("name", sorted(EXACT))
def test_float32(name):
    x = all_exponents()
    if name == "sigmoid":
        x = x[~(x < -87)]  # below, e**-x overflows and the result is 0, as in PyTorch
    with np.errstate(all="ignore"):
        want = EXACT[name](x.astype(np.float64))
    assert error(apply(name, x), want, x) <= BOUNDS[name][0]


@pytest.mark.parametrize("name", sorted(EXACT))
def test_float64(name):
    rng = np.random.default_rng(0)
    n = 200_000
    bits = rng.integers(0, 2**64, n, dtype=np.uint64).view(np.float64)
    x = np.concatenate([EDGES, [5e-324, 2.2e-308], bits, rng.uniform(-745, 710, n), rng.standard_normal(n)])
    if name in ("sin", "cos"):
        x = x[(np.abs(x) < 1e15) | ~np.isfinite(x)]
    if name == "sigmoid":
        x = x[~(x < -708)]
    if np.finfo(np.longdouble).eps > 1e-18:
        pytest.skip("long double is no wider than float64 here")
    with np.errstate(all="ignore"):
        want = EXACT[name](x.astype(np.longdouble))
    assert error(apply(name, x), want, x) <= BOUNDS[name][1]


def test_erf():
    x = np.concatenate([EDGES, np.linspace(-6.5, 6.5, 50_001), np.logspace(-300, 0, 1000)])
    want = np.array([math.erf(v) for v in x])
    assert error(apply("erf", x), want, x) <= BOUNDS["erf"][1] + 0.5  # math.erf is itself rounded
    x = np.concatenate([x.astype(np.float32), all_exponents()[::50]])
    with np.errstate(invalid="ignore"):
        want = np.array([math.erf(v) for v in x.astype(np.float64)])
    assert error(apply("erf", x), want, x) <= BOUNDS["erf"][0]


@pytest.mark.parametrize("name", ["sin", "cos"])
def test_large_arguments(name):
    """One argument beyond the fast reduction sends its block, and only its block, to libm."""
    exact = getattr(math, name)
    for dtype, big in ((np.float32, 3e38), (np.float64, 1e300)):
        x = np.linspace(-1e4, 1e4, 2000).astype(dtype)
        x[700], x[1999] = big, -big / 3
        want = np.array([exact(v) for v in x.astype(np.float64)])
        assert error(apply(name, x), want.astype(np.longdouble), x) <= BOUNDS[name][0] + 0.5


def test_pow_float32():
    rng = np.random.default_rng(0)
    n = 500_000
    any_bits = rng.integers(0, 2**32, n).astype(np.uint32).view(np.float32)
    x = np.concatenate([any_bits, rng.uniform(0, 3, n).astype(np.float32)])
    y = np.concatenate([rng.uniform(-4, 4, n), rng.uniform(-80, 80, n)]).astype(np.float32)
    out = np.empty_like(x)
    kernel = binary_ops_stubs.pow_tensor_tensor_stub["cpu"].specialize(float32, (float32, float32), float32, True)
    kernel.serial(x.size, out.ctypes.data, x.ctypes.data, y.ctypes.data, 0)
    with np.errstate(all="ignore"):
        want = np.power(x.astype(np.float64), y.astype(np.float64))
    assert error(out, want, x) <= 0.6
