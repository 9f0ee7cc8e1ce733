"""The error of every vectorised function over the whole range of its arguments, against wider arithmetic.

How large it may be stands in the docstring of each functor, as "0.9 ulp" (units in the last place of the result), "2 ulp, or
5e-8" (whichever is more) or "0.6 ulp in float32"; there these tests find it. float32 is compared with float64, float64 with long
double, and with mpmath where NumPy has no such function. Zeros, infinities and NaN have to come out exactly.

    python tests/native/ufunc/test_accuracy.py           prints a table
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import mpmath
import numpy as np
import pytest

import tinytensor as tt
from tinytensor.aten.native.nn.activation.ufunc import activation
from tinytensor.aten.native.pointwise.ufunc import exponential, gamma, trigonometric
from tinytensor.aten.native.pointwise.ufunc import math as elementary
from tinytensor.kernel_compiler import mode
from tinytensor.nn import functional as F

pytestmark = pytest.mark.skipif(mode() == "off", reason="needs compiled kernels")

Array = np.ndarray
WIDER = {np.float32: np.float64, np.float64: np.longdouble}
SMALLEST = {np.float32: 2.0**-149, np.float64: 5e-324}
LIBM = (4.0, 0.0)
"""For functors that say nothing: the C library's functions, whichever it is."""
EDGES = (0.0, 1.0, 0.5, 2.0, 1e-30, 1e30, np.inf)


class Row(NamedTuple):
    """A function of one or two tensors, what it computes in wider numbers, and where its error is measured."""

    functor: Any
    run: Callable[..., Any]
    exact: Callable[..., Array]
    dwindles: bool = False
    """It is 0 where e**-x is infinite, in PyTorch, too: there it is not measured."""
    slow: Callable[[float], Any] | None = None
    """In float64: through mpmath, and in fewer places."""


def wide(function: Callable[[float], float]) -> Callable[[Array], Array]:
    """A function of Python floats, which are float64, over an array."""
    return lambda x: np.array([function(float(v)) for v in x.reshape(-1)], x.dtype)


def lgamma(x: float) -> float:
    """Python's own, whose error of 1e-15 float32 does not see."""
    if math.isinf(x) or (x <= 0 and x == math.floor(x)):
        return math.inf
    try:
        return math.lgamma(x)
    except OverflowError:
        return math.inf


def many_digits(function: Callable[[Any], Any]) -> Callable[[float], np.longdouble]:
    """A function of mpmath, rounded to long double."""

    def run(x: float) -> np.longdouble:
        if not math.isfinite(x):
            return np.longdouble(function(x))
        with mpmath.workdps(40):
            value = function(mpmath.mpf(x))
            high = float(value)
            return np.longdouble(high) + np.longdouble(float(value - high) if math.isfinite(high) else 0)

    return run


def exact_lgamma(x: Any) -> Any:
    if mpmath.isinf(x) or mpmath.isnan(x):
        return abs(x)
    return mpmath.inf if x <= 0 and x == mpmath.floor(x) else mpmath.re(mpmath.loggamma(x))


def log_of_sum(x: Array) -> Array:
    return np.where(x > 0, x + np.log1p(np.exp(-np.abs(x))), np.log1p(np.exp(-np.abs(x))))


def logit(x: Array) -> Array:
    return np.where((x > 0.25) & (x < 0.75), np.log1p((2 * x - 1) / (1 - x)), np.log(x / (1 - x)))


def gelu(x: Array) -> Array:
    return 0.5 * x * wide(math.erfc)(-x / np.sqrt(x.dtype.type(2)))


def gelu_tanh(x: Array) -> Array:
    # 1 + tanh(t) = 2 / (1 + e**-2t), which does not cancel.
    t = np.sqrt(2 / x.dtype.type(np.pi)) * (x + x.dtype.type(0.044715) * x**3)
    return x / (1 + np.exp(-2 * t))


def mish(x: Array) -> Array:
    n = np.exp(np.minimum(x, 100)) * (np.exp(np.minimum(x, 100)) + 2)
    return x * (n / (n + 2))


def sinc(x: Array) -> Array:
    narrow = np.float32 if x.dtype == np.float64 else np.float64
    product = (narrow(np.pi) * x.astype(narrow)).astype(x.dtype)
    return np.where(x == 0, 1, np.sin(product) / product)


ONE = {
    "exp": Row(elementary.exp, tt.exp, np.exp),
    "log": Row(elementary.log, tt.log, np.log),
    "tanh": Row(elementary.tanh, tt.tanh, np.tanh),
    "sigmoid": Row(elementary.sigmoid, tt.sigmoid, lambda x: 1 / (1 + np.exp(-x)), True),
    "sin": Row(elementary.sin, tt.sin, np.sin),
    "cos": Row(elementary.cos, tt.cos, np.cos),
    "erf": Row(elementary.erf, tt.erf, wide(math.erf), slow=many_digits(mpmath.erf)),
    "exp2": Row(exponential.exp2, tt.exp2, np.exp2),
    "expm1": Row(exponential.expm1, tt.expm1, np.expm1),
    "log1p": Row(exponential.log1p, tt.log1p, np.log1p),
    "log2": Row(exponential.log2, tt.log2, np.log2),
    "log10": Row(exponential.log10, tt.log10, np.log10),
    "tan": Row(trigonometric.tan, tt.tan, np.tan),
    "asin": Row(trigonometric.asin, tt.asin, np.arcsin),
    "acos": Row(trigonometric.acos, tt.acos, np.arccos),
    "atan": Row(trigonometric.atan, tt.atan, np.arctan),
    "sinh": Row(trigonometric.sinh, tt.sinh, np.sinh),
    "cosh": Row(trigonometric.cosh, tt.cosh, np.cosh),
    "asinh": Row(trigonometric.asinh, tt.asinh, np.arcsinh),
    "acosh": Row(trigonometric.acosh, tt.acosh, np.arccosh),
    "atanh": Row(trigonometric.atanh, tt.atanh, np.arctanh),
    "sinc": Row(trigonometric.sinc, tt.sinc, sinc),
    "lgamma": Row(gamma.lgamma, tt.lgamma, wide(lgamma), slow=many_digits(exact_lgamma)),
    "entr": Row(
        exponential.entr, tt.special.entr, lambda x: np.where(x > 0, -x * np.log(x), np.where(x < 0, -np.inf, x))
    ),
    "logit": Row(exponential.logit, tt.logit, logit),
    # Of numbers that lie in a row it is oneDNN's, which makes NaN of infinity.
    "gelu": Row(activation.gelu, lambda x: F.gelu(tt.stack([x, x], -1).select(-1, 0)), gelu),
    "gelu, tanh": Row(activation.gelu_tanh, lambda x: F.gelu(x, approximate="tanh"), gelu_tanh),
    "silu": Row(activation.silu, F.silu, lambda x: x / (1 + np.exp(-x)), True),
    "mish": Row(activation.mish, F.mish, mish, True),
    "softplus": Row(activation.softplus, F.softplus, lambda x: np.where(x > 20, x, log_of_sum(x))),
    "logsigmoid": Row(activation.log_sigmoid, F.logsigmoid, lambda x: -log_of_sum(-x)),
    "elu": Row(activation.elu, F.elu, lambda x: np.where(x > 0, x, np.expm1(np.minimum(x, 0)))),
}
TWO = {
    "pow": Row(elementary.pow_float32, tt.pow, np.power),
    "atan2": Row(trigonometric.atan2, tt.atan2, np.arctan2),
    "hypot": Row(trigonometric.hypot, tt.hypot, np.hypot),
    "logaddexp": Row(exponential.logaddexp, tt.logaddexp, np.logaddexp),
    "logaddexp2": Row(exponential.logaddexp2, tt.logaddexp2, np.logaddexp2),
    "xlogy": Row(exponential.xlogy, tt.xlogy, lambda x, y: np.where((x == 0) & ~np.isnan(y), 0, x * np.log(y))),
    "xlog1py": Row(
        exponential.xlog1py, tt.special.xlog1py, lambda x, y: np.where((x == 0) & ~np.isnan(y), 0, x * np.log1p(y))
    ),
}


def arguments(row: Row, dtype: type, count: int, seed: int = 0) -> Array:
    """Edges, every exponent with some fractions, and numbers of an ordinary size, as far as the function is measured."""
    rng = np.random.default_rng(seed)
    integer = np.uint32 if dtype is np.float32 else np.uint64
    bits = rng.integers(0, np.iinfo(integer).max, count, dtype=integer, endpoint=True).view(dtype)
    sizes = (1, 10, 100, 700, 1e-3)
    ordinary = np.concatenate([rng.uniform(-s, s, count // len(sizes)).astype(dtype) for s in sizes])
    near = (rng.integers(-3, 4, count // 4) + rng.standard_normal(count // 4) * 1e-3).astype(dtype)
    edges = np.array(
        [*EDGES, *(-e for e in EDGES), np.nan, SMALLEST[dtype], np.finfo(dtype).tiny, np.finfo(dtype).max], dtype
    )
    x = np.concatenate([edges, bits, ordinary, near])
    return x[~(x < 0.01 - np.log(np.finfo(dtype).max))] if row.dwindles else x


class Found(NamedTuple):
    """The largest error in ulp, where it is, and the largest absolute error among those above `ulp`."""

    ulp: float
    where: tuple[float, ...]
    absolute: float


def measure(row: Row, dtype: type, operands: list[Array], ulp: float = 0) -> Found:
    got = row.run(*map(tt.from_numpy, operands)).numpy()
    with np.errstate(all="ignore"):
        if row.slow and dtype is np.float64:
            want = np.array([row.slow(float(x)) for x in operands[0]])
        else:
            want = row.exact(*(x.astype(WIDER[dtype]) for x in operands))
        rounded = want.astype(dtype)
    finite = np.isfinite(rounded) & np.isfinite(got)
    other = ~finite & (got != rounded) & ~(np.isnan(got) & np.isnan(rounded))
    assert not other.any(), [(*(x[i] for x in operands), got[i], want[i]) for i in np.flatnonzero(other)[:5]]
    got, want, rounded = got[finite], want[finite], rounded[finite]
    with np.errstate(all="ignore"):  # the spacing of the largest number is infinite
        error = np.abs(got.astype(WIDER[dtype]) - want)
        units = error / np.maximum(np.spacing(np.abs(rounded)), SMALLEST[dtype])
    worst = int(np.argmax(units))
    beyond = error[units > ulp]
    where = tuple(float(x[finite][worst]) for x in operands)
    return Found(float(units[worst]), where, float(beyond.max()) if beyond.size else 0.0)


def functor_of(row: Row, dtype: type) -> Any:
    functor = row.functor
    if hasattr(functor, "for_dtype"):
        functor = functor.for_dtype(tt.float32 if dtype is np.float32 else tt.float64)
    return functor


def bound_of(row: Row, dtype: type) -> tuple[float, float]:
    """(ulp, absolute) as the docstring of the functor says."""
    text = functor_of(row, dtype).__doc__ or ""
    number = r"([\d.]+) ulp(?:,? or ([\d.e-]+\d))?"
    found = re.search(f"{number} in {dtype.__name__}", text) or re.search(number, text)
    return (float(found[1]), float(found[2] or 0)) if found else LIBM


def operands_of(name: str, dtype: type, count: int) -> list[Array]:
    row = ONE.get(name)
    if row:
        return [arguments(row, dtype, count // 50 if row.slow and dtype is np.float64 else count)]
    x, y = (arguments(TWO[name], dtype, count, seed) for seed in (0, 1))
    return [x, np.roll(y, 17)]


ROWS = [
    (name, row, dtype)
    for name, row in (ONE | TWO).items()
    for dtype in (np.float32, np.float64)
    if not (name == "pow" and dtype is np.float64)  # the C library's
]


def check(count: int) -> None:
    for name, row, dtype in ROWS:
        ulp, absolute = bound_of(row, dtype)
        found = measure(row, dtype, operands_of(name, dtype, count), ulp)
        assert found.absolute <= absolute, (name, dtype.__name__, found)


@pytest.mark.skipif(np.finfo(np.longdouble).eps > 1e-18, reason="long double is no wider than float64 here")
def test_errors_are_below_what_the_functors_say() -> None:
    check(30_000)


@pytest.mark.full
@pytest.mark.skipif(np.finfo(np.longdouble).eps > 1e-18, reason="long double is no wider than float64 here")
def test_errors_in_many_more_places() -> None:
    check(2_000_000)


def test_bounds() -> None:
    """2 ulp in float32 and 4 ulp in float64, or an absolute error. PyTorch rounds more than needed in a few, and so do these."""
    more = {"gelu": 2.2, "sigmoid": 2.2, "silu": 2.2}
    for name, row, dtype in ROWS:
        ulp, absolute = bound_of(row, dtype)
        assert ulp <= {np.float32: more.get(name, 2), np.float64: 4}[dtype], name
        assert absolute <= {np.float32: 3e-7 if name == "gelu, tanh" else 1e-7, np.float64: 1e-14}[dtype], name


def test_one_large_argument_sends_its_block_to_the_c_library() -> None:
    """Beyond the reach of the fast reduction."""
    for run, exact in ((tt.sin, math.sin), (tt.cos, math.cos)):
        for dtype, big in ((np.float32, 3e38), (np.float64, 1e300)):
            x = np.linspace(-1e4, 1e4, 2000).astype(dtype)
            x[700], x[1999] = big, -big / 3
            assert measure(Row(None, run, wide(exact)), dtype, [x]).ulp <= 2


# ---- sums ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [tt.float16, tt.bfloat16], ids=str)
def test_exp_of_16_bits_has_the_digits_of_float32(dtype: tt.dtype) -> None:
    every = tt.from_numpy(np.arange(2**16, dtype=np.uint16).view(np.int16)).view(dtype)
    found, wanted = every.exp(), every.float().exp().to(dtype)
    assert tt.equal(found.isnan(), every.isnan())
    assert tt.equal(found.nan_to_num(1.0).view(tt.int16), wanted.nan_to_num(1.0).view(tt.int16))


@pytest.mark.parametrize("dim", [0, 1])
def test_softmax_keeps_its_digits_as_far_as_numbers_are_normal(dim: int) -> None:
    x = -np.concatenate([np.linspace(0, 87, 20_000), 10.0 ** np.linspace(-20, 1, 20_000), [90, 1e30, np.inf]]).astype(
        np.float32
    )
    lines = np.stack((np.zeros_like(x), x), dim)
    found = tt.from_numpy(lines).softmax(dim).numpy().take(1, dim)
    exact = np.exp(x.astype(np.float64))
    exact /= 1 + exact
    assert float((np.abs(found - exact) / np.spacing(exact.astype(np.float32)))[:-3].max()) < 2.2
    assert found[-3:].max() < 1e-38


def sums() -> list[tuple[str, Array, int | None]]:
    """(name, float32 numbers, dim)"""
    rng = np.random.default_rng(0)
    uniform, normal = (draw(1_000_000).astype(np.float32) for draw in (rng.random, rng.standard_normal))
    return [
        ("uniform", uniform, None), ("normal", normal, None), ("one large", np.append(uniform, np.float32(1e8)), None),
        ("rows", uniform.reshape(10, -1), 1), ("columns", uniform.reshape(-1, 10), 0), ("short rows", normal.reshape(-1, 16), 1),
        ("tall", normal.reshape(-1, 500), 0), ("strided", np.ascontiguousarray(normal.reshape(500, -1).T).T, 1),
    ]  # fmt: skip


def error_of_sum(found: Array, x: Array, dim: int | None) -> float:
    """The largest error of a sum, relative to the sum of the absolute values."""
    wide = x.astype(np.float64)
    return float((np.abs(found - wide.sum(dim)) / np.abs(wide).sum(dim)).max())


def test_sums_do_not_lose_digits_with_their_length() -> None:
    """Of a million float32 numbers; added up one by one, they would be 1e-4 off."""
    for name, x, dim in sums():
        t = tt.from_numpy(x)
        assert error_of_sum((t.sum() if dim is None else t.sum(dim)).numpy(), x, dim) <= 2.5e-7, name


def test_sums_are_as_accurate_as_pytorchs(torch: Any) -> None:
    for name, x, dim in sums():
        ours, theirs = (
            error_of_sum((t.sum() if dim is None else t.sum(dim)).numpy(), x, dim)
            for t in (tt.from_numpy(x), torch.from_numpy(x))
        )
        # An error below that of rounding the sum is chance.
        assert ours <= max(theirs, 1.2e-7), (name, ours, theirs)


def table(count: int) -> None:
    print(f"{'function':12} {'dtype':8} {'largest ulp':>12} {'beyond':>9}   bound          at")
    for name, row, dtype in ROWS:
        ulp, absolute = bound_of(row, dtype)
        found = measure(row, dtype, operands_of(name, dtype, count), ulp)
        at = ", ".join(f"{x:.9g}" for x in found.where)
        print(f"{name:12} {dtype.__name__:8} {found.ulp:12.4g} {found.absolute:9.2g}   {ulp:4} {absolute:9.2g}  {at}")
    for name, x, dim in sums():
        t = tt.from_numpy(x)
        print(f"sum, {name:12} {error_of_sum((t.sum() if dim is None else t.sum(dim)).numpy(), x, dim):.2g}")


if __name__ == "__main__":
    table(200_000)
