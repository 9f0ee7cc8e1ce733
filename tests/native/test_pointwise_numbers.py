"""Elementwise mathematics where exactness counts: bits, extreme integers, poles; and its accuracy over wide ranges."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import tinytensor as tt

LEAST = -(2**63)


# ---- integers --------------------------------------------------------------------------------------------------------


def test_the_least_integer_divided_by_minus_one_wraps() -> None:
    for dtype, least in ((tt.int64, LEAST), (tt.int32, -(2**31)), (tt.int8, -128)):
        x = tt.tensor([least], dtype=dtype)
        assert (x // -1).tolist() == [least]
        assert tt.div(x, -1, rounding_mode="trunc").tolist() == [least]
        assert (x % -1).tolist() == [0]
        assert tt.fmod(x, -1).tolist() == [0]


def test_division_rounds_and_leaves_by_sign() -> None:
    a, b = tt.tensor([7, -7, 7, -7]), tt.tensor([2, 2, -2, -2])
    assert (a // b).tolist() == [3, -4, -4, 3]
    assert (a % b).tolist() == [1, 1, -1, -1]
    assert tt.div(a, b, rounding_mode="trunc").tolist() == [3, -3, -3, 3]
    assert tt.fmod(a, b).tolist() == [1, -1, 1, -1]


@pytest.mark.parametrize("n", [3, 100_000])
def test_an_integer_divided_by_zero_raises(n: int) -> None:
    b = tt.ones(n, dtype=tt.int64)
    b[n - 1] = 0
    for function in (tt.floor_divide, tt.remainder, tt.fmod):
        with pytest.raises(RuntimeError, match=r"^ZeroDivisionError$"):
            function(tt.ones(n, dtype=tt.int64), b)
    assert tt.floor_divide(tt.ones(n, dtype=tt.int64), b.float()).isinf().sum().item() == 1


def test_gcd_and_lcm_of_extremes() -> None:
    x, y = tt.tensor([LEAST, LEAST, 0, 12]), tt.tensor([LEAST, 6, 0, -8])
    assert tt.gcd(x, y).tolist() == [LEAST, -2, 0, 4]
    assert tt.lcm(x, y).tolist() == [LEAST, LEAST, 0, 24]
    small = tt.tensor([-128, 100], dtype=tt.int8)
    assert tt.gcd(small, tt.tensor([64, 75], dtype=tt.int8)).tolist() == [64, 25]
    assert tt.gcd(tt.tensor([200], dtype=tt.uint8), tt.tensor([150], dtype=tt.uint8)).tolist() == [50]


def test_shifts_out_of_range() -> None:
    x = tt.tensor([-5, 100], dtype=tt.int8)
    assert (x << tt.tensor([9, -1], dtype=tt.int8)).tolist() == [0, 0]
    assert (x >> tt.tensor([9, -1], dtype=tt.int8)).tolist() == [-1, 0]
    assert (tt.tensor([200], dtype=tt.uint8) >> 200).tolist() == [0]
    assert (tt.tensor([64], dtype=tt.int8) << 1).tolist() == [-128]
    assert (tt.tensor([LEAST]) >> 63).tolist() == [-1]


# ---- bits of floats --------------------------------------------------------------------------------------------------

NASTY = [0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 6e-8, 2.5, 65504.0, -6e-8]


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
def test_nextafter_to_the_bit(dtype: str, torch: Any) -> None:
    pairs = [(a, b) for a in NASTY for b in NASTY]
    ours, theirs = (
        m.nextafter(*(m.tensor([p[i] for p in pairs], dtype=getattr(m, dtype)) for i in (0, 1))) for m in (tt, torch)
    )
    integer = {"float32": "int32", "float64": "int64"}.get(dtype, "int16")
    got, wanted = ours.view(getattr(tt, integer)).tolist(), theirs.view(getattr(torch, integer)).tolist()
    different = [
        pair for pair, g, w in zip(pairs, got, wanted, strict=True) if g != w and not any(map(math.isnan, pair))
    ]
    assert not different
    assert ours.isnan().tolist() == theirs.isnan().tolist()


def test_frexp_takes_any_number_apart() -> None:
    values = [0.0, -0.0, 1e-45, 3.0, -0.75, 1e38, math.inf]
    mantissa, exponent = tt.frexp(tt.tensor(values))
    wanted = np.frexp(np.array(values, np.float32))
    assert mantissa.tolist() == wanted[0].tolist()
    assert exponent.tolist() == [0, 0, -148, 2, 0, int(wanted[1][5]), 0]
    assert tt.ldexp(mantissa, exponent).tolist() == tt.tensor(values).tolist()


def test_ldexp_is_rounded_once() -> None:
    for dtype, scalar in ((tt.float64, 1 / 3), (tt.float32, float(np.float32(1 / 3)))):
        for exponent in (-1100, -1070, -1022, -150, -149, -126, 0, 127, 1023, 1100):
            x = tt.tensor([scalar], dtype=dtype)
            wanted = math.ldexp(scalar, exponent) if exponent < 1024 else math.inf
            if dtype is tt.float32:
                with np.errstate(all="ignore"):
                    wanted = float(np.float32(wanted))
            assert tt.ldexp(x, tt.tensor([exponent])).item() == wanted, exponent


def test_signs_of_nan_and_zero() -> None:
    x = tt.tensor([-0.0, math.nan, -math.nan, 1.0])
    assert tt.signbit(x).tolist() == [True, False, True, False]
    assert tt.copysign(tt.tensor([1.0, 2.0]), tt.tensor([-0.0, math.nan])).tolist() == [-1.0, 2.0]
    assert tt.heaviside(tt.tensor([math.nan, -0.0]), tt.tensor([9.0, 7.0])).tolist() == [0.0, 7.0]


def test_remainder_of_infinities() -> None:
    inf = math.inf
    assert (tt.tensor([5.0, -5.0]) % inf).tolist() == [5.0, inf]
    assert (tt.tensor([5.0, -5.0]) // inf).tolist() == [0.0, -1.0]
    assert (tt.tensor([1.0, -1.0]) // 0).tolist() == [inf, -inf]
    assert (tt.tensor([inf]) % 2).isnan().item()


# ---- accuracy --------------------------------------------------------------------------------------------------------

ONE = """
    exp2 expm1 log2 log10 log1p tan asin acos atan sinh cosh asinh acosh atanh erf erfc erfinv lgamma i0 special.entr
    special.ndtri special.i0e special.i1 special.i1e
""".split()
TWO = "atan2 hypot xlogy special.xlog1py".split()


def _find(namespace: Any, name: str) -> Any:
    for part in name.split("."):
        namespace = getattr(namespace, part)
    return namespace


def _arguments(dtype: Any, seed: int) -> np.ndarray:
    generator = np.random.default_rng(seed)
    wide = np.exp(generator.uniform(-80, 80, 500)) * generator.choice([-1, 1], 500)
    special = [0.0, -0.0, 1.0, -1.0, 0.5, math.inf, -math.inf, math.nan, 1e-30, 1e-4, -1e-8, 0.999999, 1.000001, 80.0]
    return np.concatenate([special, generator.uniform(-1, 1, 500), generator.uniform(-80, 80, 500), wide]).astype(dtype)


@pytest.mark.parametrize("name", [*ONE, *TWO])
@pytest.mark.parametrize(("dtype", "ulp"), [(np.float32, 4), (np.float64, 8)])
def test_within_a_few_ulp_of_pytorch(name: str, dtype: Any, ulp: float, torch: Any) -> None:
    arguments = [_arguments(dtype, seed) for seed in range(2 if name in TWO else 1)]
    if name == "tan":
        arguments = [arguments[0][np.abs(arguments[0]) < 1e5]]
    got = _find(tt, name)(*map(tt.from_numpy, arguments)).double().numpy()
    wanted = _find(torch, name)(*map(torch.from_numpy, arguments)).double().numpy()
    # PyTorch's float32 Bessel functions are themselves some ulp off.
    ulp = 10 if name.startswith("special.i") else ulp
    with np.errstate(all="ignore"):
        scale = np.maximum(np.abs(wanted), np.finfo(dtype).tiny) * np.finfo(dtype).eps
        same = (got == wanted) | (np.isnan(got) & np.isnan(wanted)) | (np.abs(got - wanted) <= ulp * scale)
    assert same.all(), [(*(a[~same][0] for a in arguments), got[~same][0], wanted[~same][0])]


def test_igamma_where_it_turns() -> None:
    """Computed with 60 digits: ordinary arguments, small ones, and large ones near the turning point."""
    for a, x, p, q in (
        (0.5, 0.25, 0.5204998778130465, 0.4795001221869535),
        (3.0, 2.0, 0.32332358381693654, 0.6766764161830635),
        (10.0, 30.0, 0.9999928782491372, 7.121750862815577e-06),
        (100.0, 100.0, 0.5132987982791487, 0.48670120172085135),
        (10000.0, 10200.0, 0.9767126778664011, 0.023287322133598805),
        (100000.0, 101000.0, 0.9991915784870744, 0.0008084215129255907),
        (1e-09, 0.5, 0.9999999994402264, 5.597735950695407e-10),
    ):
        pair = tt.tensor([[a], [x]], dtype=tt.float64)
        assert tt.igamma(*pair).item() == pytest.approx(p, rel=1e-12)
        assert tt.igammac(*pair).item() == pytest.approx(q, rel=1e-12)


def test_zeta_far_below_zero() -> None:
    """Through the sum above zero: (-1)**x changes the sign of the terms, not their number."""
    x, q = tt.tensor([2.0], dtype=tt.float64), tt.tensor([-1e6 - 0.5], dtype=tt.float64)
    assert tt.special.zeta(x, q).item() == pytest.approx(math.pi**2 - 1e-6, rel=1e-9)
    assert tt.special.zeta(x, tt.tensor([-1e300], dtype=tt.float64)).item() == math.inf


# ---- derivatives -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["igamma", "igammac", "special.zeta"])
def test_the_second_argument_alone_has_a_derivative(name: str) -> None:
    function = _find(tt, name)
    first = tt.tensor([1.5, 2.5, 4.0], dtype=tt.float64)
    second = tt.tensor([0.7, 2.0, 3.5], dtype=tt.float64, requires_grad=True)
    assert tt.autograd.gradcheck(lambda x: function(first, x), (second,))
    said = {"special.zeta": "zeta"}.get(name, f"{name}: input")
    with pytest.raises(NotImplementedError, match=f"^the derivative for '{said}' is not implemented\\.$"):
        function(first.requires_grad_(), second).sum().backward()


@pytest.mark.parametrize("name", ["asinh", "acosh", "atanh"])
def test_no_derivative_in_place(name: str) -> None:
    x = tt.full((2,), 1.5, requires_grad=True).clone()
    getattr(x, f"{name}_")()
    with pytest.raises(
        NotImplementedError, match=f"^the derivative for 'inplace version of {name}' is not implemented"
    ):
        x.sum().backward()


def test_polygamma_in_place() -> None:
    x = tt.tensor([1.5, 3.0], dtype=tt.float64, requires_grad=True)
    y = x.clone()
    assert y.polygamma_(1) is y
    y.sum().backward()
    (wanted,) = tt.autograd.grad(tt.polygamma(1, x).sum(), x)
    assert x.grad.tolist() == wanted.tolist()


# ---- dtypes ----------------------------------------------------------------------------------------------------------

DTYPES = ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64")
UNARY = [*ONE, *"""
    digamma frac round nan_to_num signbit sgn positive isposinf isneginf isreal deg2rad rad2deg sinc logit angle frexp
    special.ndtr special.log_ndtr special.erfcx special.psi absolute negative fix
""".split()]  # fmt: skip
BINARY = [*TWO, *"""
    remainder fmod floor_divide float_power fmax fmin logaddexp logaddexp2 copysign heaviside gcd lcm nextafter
    bitwise_left_shift bitwise_right_shift igamma igammac logical_xor ldexp special.zeta true_divide
""".split()]  # fmt: skip


@pytest.mark.parametrize("name", [*UNARY, *BINARY])
def test_dtypes_of_the_meta_device(name: str, torch: Any) -> None:
    """What PyTorch's CPU computes has the dtype that ours plans; kernels are not needed to know it."""
    count = 2 if name in BINARY else 1
    for dtype in DTYPES:
        try:
            wanted = _find(torch, name)(*[torch.ones(2, dtype=getattr(torch, dtype))] * count)
        except (RuntimeError, NotImplementedError):
            continue
        got = _find(tt, name)(*[tt.ones(2, dtype=getattr(tt, dtype), device="meta")] * count)
        pairs = zip(got, wanted, strict=True) if isinstance(got, tuple) else [(got, wanted)]
        assert all(repr(ours.dtype) == repr(theirs.dtype) for ours, theirs in pairs), dtype
