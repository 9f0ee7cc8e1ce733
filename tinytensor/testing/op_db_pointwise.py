"""Entries of the operator database: elementwise mathematics. See op_info.py for what an entry says."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_, float16, float32, float64, int64
from tinytensor.testing import special_references as special
from tinytensor.testing.op_info import (
    EVERY,
    FLOATS,
    INTEGERS,
    NUMBERS,
    Arr,
    OpInfo,
    Refusal,
    Sample,
    Sampler,
    binary_samples,
    samples,
    unary_samples,
)
from tinytensor.testing.sample_tensors import make_array

# Kernels of floats alone: one integer type and bool stand for all that are promoted to float.
_CORE = (bool_, int64, bfloat16, float32, float64)
_NO_HALVES = (int64, float32, float64)


def _refuses(name: str, make: Callable[[Any], Any], called: str, dtype: str = "Float") -> Refusal:
    """`name` does not take the tensors that `make` makes."""
    text = f"\"{called}_cpu\" not implemented for '{dtype}'"
    return Refusal(lambda tt: _find(tt, name)(*make(tt)), NotImplementedError, text)


def _find(namespace: Any, name: str) -> Any:
    for part in name.split("."):
        namespace = getattr(namespace, part)
    return namespace


# ---- one tensor ------------------------------------------------------------------------------------------------------


def _float(name: str, reference: Any, low: float = -3, high: float = 3, **kwargs: Any) -> OpInfo:
    """An operator that computes integers in the default dtype."""
    sampler = kwargs.pop("sample", None) or unary_samples(low, high, kwargs.pop("exclude_zero", False))
    dtypes = kwargs.pop("dtypes", _CORE)
    plain = "." not in name
    covers = kwargs.pop("covers", ()) if plain else (name.replace(".", "_"),)
    flags = {"inplace": plain, "out": True, "integer_to_float": True, **kwargs}
    return OpInfo(name, reference, sampler, dtypes, covers=covers, **flags)


FLOATING = [
    _float("exp2", np.exp2),
    _float("expm1", np.expm1),
    _float("log2", np.log2, 0.1, 5, exclude_zero=True),
    _float("log10", np.log10, 0.1, 5, exclude_zero=True),
    _float("log1p", np.log1p, -0.7, 5),
    _float("tan", np.tan, -1.2, 1.2),
    _float("asin", np.arcsin, -0.9, 0.9),
    _float("acos", np.arccos, -0.9, 0.9),
    _float("atan", np.arctan),
    _float("sinh", np.sinh),
    _float("cosh", np.cosh),
    _float("asinh", np.arcsinh, inplace=False),  # PyTorch has no derivative of asinh_, acosh_, atanh_
    _float("acosh", np.arccosh, 1.2, 5, inplace=False),
    _float("atanh", np.arctanh, -0.9, 0.9, inplace=False),
    _float("sinc", np.sinc),
    _float("erf", np.vectorize(math.erf, otypes=[float])),
    _float("erfc", np.vectorize(math.erfc, otypes=[float])),
    _float("erfinv", special.erfinv, -0.9, 0.9),
    _float("lgamma", special.lgamma, 0.3, 6, exclude_zero=True),
    _float("digamma", special.digamma, 0.3, 6, exclude_zero=True),
    _float("i0", special.i0),
    _float("deg2rad", np.deg2rad),
    _float("rad2deg", np.rad2deg),
    _float("special.entr", special.entr, 0.1, 3, exclude_zero=True),
    _float("special.ndtr", special.ndtr),
    _float("special.ndtri", special.ndtri, 0.05, 0.95, dtypes=_NO_HALVES, refusals=(
        _refuses("special.ndtri", lambda tt: [tt.ones(2, dtype=tt.float16)], "ndtri", "Half"),
    )),
    _float("special.log_ndtr", lambda a: np.log(special.ndtr(a)), dtypes=_NO_HALVES, refusals=(
        _refuses("special.log_ndtr", lambda tt: [tt.ones(2, dtype=tt.bfloat16)], "log_ndtr", "BFloat16"),
    )),
    _float("special.erfcx", lambda a: np.exp(a * a) * np.vectorize(math.erfc, otypes=[float])(a), -2, 3, dtypes=_NO_HALVES, refusals=(
        _refuses("special.erfcx", lambda tt: [tt.ones(2, dtype=tt.float16)], "erfcx", "Half"),
    )),
    _float("special.i0e", lambda a: np.exp(-np.abs(a)) * special.i0(a), exclude_zero=True),
    _float("special.i1", special.i1, exclude_zero=True),
    _float("special.i1e", lambda a: np.exp(-np.abs(a)) * special.i1(a), exclude_zero=True),
    _float("angle", lambda a: np.where(a < 0, np.pi, 0.0), inplace=False),
]  # fmt: skip


def _logit_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield from unary_samples(0.1, 0.9)(dtype)
    yield Sample((Arr(make_array((3, 4), dtype, -0.2, 1.2)), 0.05), name="eps")


def _logit(a: Any, eps: float | None = None) -> Any:
    a = a if eps is None else np.clip(a, eps, 1 - eps)
    return np.log(a / (1 - a))


def _polygamma_samples(dtype: ScalarType) -> Iterator[Sample]:
    a = Arr(make_array((3, 4), dtype, 0.5, 6, exclude_zero=True))
    for n in (0, 1, 2, 3):
        yield Sample((n, a), name=f"n{n}")


def _mvlgamma_samples(dtype: ScalarType) -> Iterator[Sample]:
    a = Arr(make_array((3, 4), dtype, 2.5, 6, exclude_zero=True))
    for p in (1, 3):
        yield Sample((a, p), name=f"p{p}")


def _round_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield from unary_samples()(dtype)
    if dtype.is_floating_point:
        a = Arr(make_array((3, 4), dtype, -30, 30))
        yield Sample((a,), {"decimals": 1}, "decimals")
        yield Sample((a,), {"decimals": -1}, "tens")


def _special_values(dtype: ScalarType) -> Iterator[Sample]:
    yield from unary_samples()(dtype)
    if dtype.is_floating_point:
        yield Sample((Arr(np.array([math.nan, math.inf, -math.inf, -0.0, 0.0, 1.5, -2.5])),), name="special")


def _nan_to_num_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((Arr(make_array((3, 4), dtype)),), name="plain")
    if dtype.is_floating_point:
        a = Arr(np.array([math.nan, math.inf, -math.inf, 1.5]))
        yield Sample((a, 0.5, 2.0, -2.0), name="numbers")
        yield Sample((a,), {"posinf": 3.0, "neginf": -3.0}, "keywords")


def _nan_to_num(a: Any, nan: float = 0.0, posinf: float | None = None, neginf: float | None = None) -> Any:
    return np.nan_to_num(a, nan=nan, posinf=posinf, neginf=neginf)


def _same_type(name: str, reference: Any, sample: Sampler | None = None, **kwargs: Any) -> OpInfo:
    flags = {"inplace": True, "out": True, **kwargs}
    return OpInfo(name, reference, sample or unary_samples(), **flags)


def _is_self(name: str, inplace: bool = False, **kwargs: Any) -> OpInfo:
    return OpInfo(name, lambda a: a, samples(([(2, 3)],), ([()],)), (int64, float32, float64), **kwargs)


OTHER_UNARY = [
    # In 16 bits PyTorch rounds x / (1 - x) before it takes the logarithm.
    _float("logit", _logit, sample=_logit_samples, dtypes=(int64, float32, float64)),
    _float("polygamma", special.polygamma, sample=_polygamma_samples, dtypes=(int64, bfloat16, float32, float64), inplace=False, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.polygamma(-1, tt.ones(2)), RuntimeError, "polygamma(n, x) does not support negative n."),
    )),
    _float("mvlgamma", special.mvlgamma, sample=_mvlgamma_samples, dtypes=(int64, float32, float64), refusals=(
        Refusal(lambda tt: tt.mvlgamma(tt.ones(2), 0), RuntimeError, "p has to be greater than or equal to 1"),
        Refusal(lambda tt: tt.mvlgamma(tt.ones(2, dtype=tt.bool), 1), RuntimeError, "The input tensor may not be a boolean tensor."),
    )),
    _same_type("frac", lambda a: a - np.trunc(a), dtypes=FLOATS, refusals=(
        _refuses("frac", lambda tt: [tt.ones(2, dtype=tt.int64)], "frac", "Long"),
    )),
    _same_type("round", np.round, _round_samples, dtypes=NUMBERS, refusals=(
        Refusal(lambda tt: tt.round(tt.ones(2, dtype=tt.bool)), NotImplementedError, "\"round_vml_cpu\" not implemented for 'Bool'"),
        Refusal(lambda tt: tt.round(tt.ones(2, dtype=tt.int64), decimals=1), NotImplementedError, "\"round_cpu\" not implemented for 'Long'"),
    )),
    _same_type("sgn", lambda a: a if a.dtype == bool else np.sign(a), dtypes=EVERY),
    _same_type("signbit", lambda a: np.signbit(a) if a.dtype.kind == "f" else a < 0, _special_values, dtypes=EVERY, inplace=False, differentiable=False, refusals=(
        Refusal(lambda tt: tt.signbit(tt.ones(2), out=tt.ones(2)), RuntimeError, "signbit does not support non-boolean outputs."),
    )),
    _same_type("isposinf", lambda a: a == np.inf, _special_values, dtypes=EVERY, inplace=False, differentiable=False, refusals=(
        Refusal(lambda tt: tt.isposinf(tt.ones(2), out=tt.ones(2)), RuntimeError, "isposinf does not support non-boolean outputs."),
    )),
    _same_type("isneginf", lambda a: a == -np.inf, _special_values, dtypes=EVERY, inplace=False, differentiable=False),
    _same_type("isreal", lambda a: np.ones(a.shape, bool), dtypes=(int64, float32), inplace=False, out=False, differentiable=False),
    _same_type("nan_to_num", _nan_to_num, _nan_to_num_samples, dtypes=(bool_, int64, float32, float64), refusals=(
        Refusal(lambda tt: tt.nan_to_num(tt.ones(2), out=tt.ones(2, dtype=tt.float64)), RuntimeError, "nan_to_num: dtype of out: Double should be same as input: Float"),
    )),
    OpInfo("frexp", np.frexp, unary_samples(1.1, 1.9), FLOATS, refusals=(
        Refusal(lambda tt: tt.frexp(tt.ones(2, dtype=tt.int64)), RuntimeError, "torch.frexp() only supports floating-point dtypes"),
    )),
    _is_self("positive", refusals=(
        Refusal(lambda tt: +tt.ones(2, dtype=tt.bool), RuntimeError, "The `+` operator, on a bool tensor is not supported."),
    )),
    _is_self("conj"),
    _is_self("conj_physical", covers=("conj_physical_",)),
    _is_self("resolve_conj"),
    _is_self("resolve_neg"),
    _is_self("real"),
]  # fmt: skip

# ---- two tensors -----------------------------------------------------------------------------------------------------


def _pair_samples(low: float, high: float, low2: float, high2: float, number: Any = None) -> Sampler:
    """Like binary_samples, with a range for each operand. A number stands on the right, if one is given."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        def first(shape: tuple[int, ...]) -> Arr:
            return Arr(make_array(shape, dtype, low, high, seed=1))

        def second(shape: tuple[int, ...]) -> Arr:
            return Arr(make_array(shape, dtype, low2, high2, exclude_zero=True, seed=2))

        yield Sample((first((3, 4)), second((3, 4))), name="same")
        yield Sample((first((3, 1)), second((2, 1, 4))), name="broadcast")
        yield Sample((first((0, 3)), second((1,))), name="empty")
        if number is not None:
            yield Sample((first((3, 4)), number), name="number")

    return sample


def _modes(dtype: ScalarType) -> Iterator[Sample]:
    for mode in ("floor", "trunc"):
        for sample in _pair_samples(-7, 7, 1, 3, 2)(dtype):
            yield Sample(sample.args, {"rounding_mode": mode}, f"{sample.name}_{mode}")


def _divide(a: Any, b: Any, rounding_mode: str) -> Any:
    quotient = np.floor_divide(a, b)
    if rounding_mode == "trunc":
        quotient = np.where((quotient < 0) & (quotient * b != a), quotient + 1, quotient)
    return quotient


def _ldexp_samples(dtype: ScalarType) -> Iterator[Sample]:
    a = Arr(make_array((3, 4), dtype, seed=1))
    yield Sample((a, Arr(np.array([2, 0, 1, 3]), int64)), name="integers")
    yield Sample((a, Arr(make_array((4,), dtype, -2, 2, seed=2))), name="same")


def _pair(name: str, reference: Any, sample: Sampler, dtypes: Any = _CORE, **kwargs: Any) -> OpInfo:
    plain = "." not in name
    covers = kwargs.pop("covers", ()) if plain else (name.replace(".", "_"),)
    return OpInfo(name, reference, sample, dtypes, covers=covers, **{"inplace": plain, "out": True, **kwargs})


_INT_BY_ZERO = "ZeroDivisionError"
_WHOLE = (int64, bfloat16, float32, float64)
_PLAIN = binary_samples(scalars=False)

BINARY = [
    _pair("divide", _divide, _modes, (*INTEGERS, float16, float32, float64), refusals=(
        Refusal(lambda tt: tt.div(tt.ones(2), 2, rounding_mode="up"), RuntimeError, "div expected rounding_mode to be one of None, 'trunc', or 'floor' but found 'up'"),
        Refusal(lambda tt: tt.div(tt.ones(2, dtype=tt.int64), 0, rounding_mode="trunc"), RuntimeError, _INT_BY_ZERO),
        _refuses("floor_divide", lambda tt: [tt.ones(2, dtype=tt.bool)] * 2, "div_floor", "Bool"),
    )),
    _pair("floor_divide", np.floor_divide, _pair_samples(-7, 7, 1, 3, 2), _WHOLE, differentiable=False, refusals=(
        Refusal(lambda tt: tt.ones(2, dtype=tt.int64) // 0, RuntimeError, _INT_BY_ZERO),
        Refusal(lambda tt: tt.ones(2, dtype=tt.int64).floor_divide_(2.5), RuntimeError, "result type Float can't be cast to the desired output type Long"),
    )),
    _pair("remainder", np.remainder, _pair_samples(-7, 7, 1, 3, 2), NUMBERS, refusals=(
        Refusal(lambda tt: tt.ones(2, dtype=tt.int32) % 0, RuntimeError, _INT_BY_ZERO),
        _refuses("remainder", lambda tt: [tt.ones(2, dtype=tt.bool)] * 2, "remainder", "Bool"),
    )),
    _pair("fmod", np.fmod, _pair_samples(-7, 7, 1, 3, 2), NUMBERS, refusals=(
        Refusal(lambda tt: tt.fmod(tt.ones(2, dtype=tt.int64), 0), RuntimeError, _INT_BY_ZERO),
    )),
    _pair("atan2", np.arctan2, _pair_samples(-3, 3, 0.5, 3), integer_to_float=True),
    _pair("hypot", np.hypot, _pair_samples(-3, 3, 0.5, 3), FLOATS, refusals=(
        _refuses("hypot", lambda tt: [tt.ones(2, dtype=tt.int64)] * 2, "hypot", "Long"),
    )),
    _pair("logaddexp", np.logaddexp, _PLAIN, FLOATS, inplace=False),
    _pair("logaddexp2", np.logaddexp2, _PLAIN, FLOATS, inplace=False),
    _pair("xlogy", special.xlogy, _pair_samples(-3, 3, 0.5, 3, 2), integer_to_float=True),
    _pair("special.xlog1py", lambda a, b: special.xlogy(a, 1 + b), _pair_samples(-3, 3, 0.5, 3, 2), integer_to_float=True),
    _pair("special.zeta", special.zeta, _pair_samples(2, 6, 0.5, 4), _NO_HALVES, integer_to_float=True, differentiable=False, refusals=(
        _refuses("special.zeta", lambda tt: [tt.ones(2, dtype=tt.float16)] * 2, "zeta", "Half"),
    )),
    _pair("igamma", special.igamma, _pair_samples(0.5, 5, 0.1, 8), (bfloat16, float32, float64), differentiable=False, refusals=(
        _refuses("igamma", lambda tt: [tt.ones(2, dtype=tt.int64)] * 2, "igamma", "Long"),
    )),
    _pair("igammac", lambda a, x: 1 - special.igamma(a, x), _pair_samples(0.5, 5, 0.1, 8), (bfloat16, float32, float64), differentiable=False),
    _pair("fmax", np.fmax, _PLAIN, EVERY, inplace=False),
    _pair("fmin", np.fmin, _PLAIN, EVERY, inplace=False),
    _pair("copysign", np.copysign, _pair_samples(0.5, 3, -3, 3, -2), (int64, float16, float32, float64), integer_to_float=True),
    _pair("heaviside", np.heaviside, _PLAIN, (bool_, int64, float16, float32), differentiable=False, refusals=(
        Refusal(lambda tt: tt.heaviside(tt.ones(2), tt.ones(2, dtype=tt.float64)), RuntimeError, "heaviside is not yet implemented for tensors with different dtypes."),
    )),
    _pair("nextafter", np.nextafter, _PLAIN, (float16, bfloat16, float32, float64), refusals=(
        _refuses("nextafter", lambda tt: [tt.ones(2, dtype=tt.int64)] * 2, "nextafter", "Long"),
    )),
    _pair("ldexp", lambda a, b: a * 2.0**b, _ldexp_samples, (int64, float16, float32, float64), integer_to_float=True, refusals=(
        Refusal(lambda tt: tt.ldexp(tt.ones(2), tt.ones(2, dtype=tt.bool)), NotImplementedError, "\"ldexp_cpu_exp\" not implemented for 'Bool'"),
    )),
    _pair("float_power", np.float_power, _pair_samples(0.5, 3, -2, 2, 2.5), (float64, float16, int64), integer_to_float=True, refusals=(
        Refusal(lambda tt: tt.float_power(tt.ones(2), 2, out=tt.ones(2)), RuntimeError, "the output given to float_power has dtype Float but the operation's result requires dtype Double"),
        Refusal(lambda tt: tt.ones(2).float_power_(2), RuntimeError, "the base given to float_power_ has dtype Float but the operation's result requires dtype Double"),
    )),
    _pair("logical_xor", np.logical_xor, _PLAIN, EVERY, differentiable=False),
    _pair("gcd", np.gcd, _pair_samples(-12, 12, -9, 9), INTEGERS, differentiable=False, refusals=(
        _refuses("gcd", lambda tt: [tt.ones(2)] * 2, "gcd"),
    )),
    _pair("lcm", np.lcm, _pair_samples(-5, 5, -4, 4), INTEGERS, differentiable=False, refusals=(
        _refuses("lcm", lambda tt: [tt.ones(2, dtype=tt.bool)] * 2, "lcm", "Bool"),
    )),
    _pair("bitwise_left_shift", np.left_shift, _pair_samples(-5, 5, 0, 3, 2), INTEGERS, differentiable=False, refusals=(
        _refuses("bitwise_left_shift", lambda tt: [tt.ones(2)] * 2, "lshift"),
    )),
    _pair("bitwise_right_shift", np.right_shift, _pair_samples(-50, 50, 0, 3, 2), INTEGERS, differentiable=False, refusals=(
        Refusal(lambda tt: 1 >> tt.ones(2), NotImplementedError, "\"rshift_cpu\" not implemented for 'Float'"),
    )),
]  # fmt: skip

# ---- second names ----------------------------------------------------------------------------------------------------


def _alias(name: str, reference: Any, sample: Sampler | None = None, **kwargs: Any) -> OpInfo:
    """An operator that calls another one: what kernels and derivatives do is tested there."""
    flags = {"inplace": "." not in name, "out": True, "differentiable": False, **kwargs}
    return OpInfo(name, reference, sample or samples(([(3, 4)],), ([(0, 2)],)), (float32,), **flags)


def _clip_samples(dtype: ScalarType) -> Iterator[Sample]:
    a = Arr(make_array((3, 4), dtype, seed=1))
    yield Sample((a, -1, 1), name="numbers")
    yield Sample(
        (a, Arr(make_array((4,), dtype, -2, 0, seed=5)), Arr(make_array((4,), dtype, 0, 2, seed=6))), name="tensors"
    )


_inside = unary_samples(-0.9, 0.9)
_two = binary_samples(exclude_zero=True)
_two_tensors = _pair_samples(0.5, 3, 0.5, 3)

ALIASES = [
    _alias("absolute", np.abs),
    _alias("negative", np.negative),
    _alias("fix", np.trunc),
    _alias("arccos", np.arccos, _inside),
    _alias("arcsin", np.arcsin, _inside),
    _alias("arctan", np.arctan),
    _alias("arccosh", np.arccosh, unary_samples(1.2, 5)),
    _alias("arcsinh", np.arcsinh),
    _alias("arctanh", np.arctanh, _inside),
    _alias("arctan2", np.arctan2, _two_tensors),
    _alias("clip", np.clip, _clip_samples),
    _alias("true_divide", np.true_divide, _two),
    _alias("multiply", np.multiply, _two),
    _alias("subtract", np.subtract, _two),
    _alias("greater", np.greater, _two),
    _alias("greater_equal", np.greater_equal, _two),
    _alias("less", np.less, _two),
    _alias("less_equal", np.less_equal, _two),
    _alias("not_equal", np.not_equal, _two),
    _alias("special.exp2", np.exp2),
    _alias("special.expit", lambda a: 1 / (1 + np.exp(-a))),
    _alias("special.expm1", np.expm1),
    _alias("special.log1p", np.log1p, unary_samples(-0.7, 3)),
    _alias("special.gammaln", special.lgamma, unary_samples(0.5, 5)),
    _alias("special.digamma", special.digamma, unary_samples(0.5, 5)),
    _alias("special.psi", special.digamma, unary_samples(0.5, 5)),
    _alias("special.polygamma", special.polygamma, _polygamma_samples, rtol=1e-5),
    _alias("special.multigammaln", special.mvlgamma, _mvlgamma_samples),
    _alias("special.gammainc", special.igamma, _two_tensors),
    _alias("special.gammaincc", lambda a, x: 1 - special.igamma(a, x), _two_tensors),
    _alias("special.erf", np.vectorize(math.erf, otypes=[float])),
    _alias("special.erfc", np.vectorize(math.erfc, otypes=[float])),
    _alias("special.erfinv", special.erfinv, _inside),
    _alias("special.logit", _logit, _logit_samples),
    _alias("special.sinc", np.sinc),
    _alias("special.i0", special.i0),
    _alias("special.round", np.round, _round_samples),
    _alias("special.xlogy", special.xlogy, _two_tensors),
]  # fmt: skip

POINTWISE_OPS: list[OpInfo] = [*FLOATING, *OTHER_UNARY, *BINARY, *ALIASES]
