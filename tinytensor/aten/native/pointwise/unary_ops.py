"""Operators on one tensor: neg, abs, exp, log, sqrt, sin, tanh, relu, round, erf, lgamma, nan_to_num, frexp and the like.

`unary(name, ...)` makes the meta function of a structured operator from its stub. What differs between the operators is
in its arguments: whether integers become floats, which dtypes are refused and in which words.

There are no complex tensors here, so `real`, `conj` and the like return their argument.

Mirrors aten/src/ATen/native/UnaryOps.cpp and, for relu, Activation.cpp.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import ALL_TYPES_AND_BOOL, dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.pointwise import unary_ops_stubs
from tinytensor.aten.native.pointwise.unary_ops_stubs import TESTS, UNARY
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.structured import asks_first, structured_out
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator
from tinytensor.aten.unseen import goes_unseen, is_unseen
from tinytensor.c10.contiguity import infer_dense_strides
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import (
    ScalarType,
    bfloat16,
    bool_,
    can_cast,
    float16,
    float32,
    float64,
    get_default_dtype,
    int32,
)
from tinytensor.c10.type_names import expect_same_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


SAME = IteratorConfig()  # a given output must have the input's dtype
_FLOAT = IteratorConfig(promote_integers_to_float=True)
_TO_BOOL = IteratorConfig(output_dtype=bool_, enforce_safe_cast=False)

MetaFunction = Callable[["Tensor | None", "Tensor"], TensorIterator]


def run_unary(it: TensorIterator, out: Tensor, self: Tensor) -> None:
    """Hand the addresses of output and input to the plan's kernel."""
    it.run(it.n, out.storage_.data_ptr + out.byte_offset_, self.storage_.data_ptr + self.byte_offset_, it.geom_ptr)


def unary(name: str, stub: DispatchStub, config: IteratorConfig, no_bool: str | None = None) -> MetaFunction:
    """The meta function of a unary operator. `no_bool`: the NotImplementedError for a bool input, if it has one."""
    plans = PlanTable(stub, 1, name, config)

    def meta(out: Tensor | None, self: Tensor) -> TensorIterator:
        if out is not None and config is SAME:
            assert_no_internal_overlap(out.meta_)
            expect_same_dtype(out, self)
        if no_bool is not None and self.meta_.dtype is bool_:
            raise NotImplementedError(no_bool)
        return plans[self.meta_] if out is None else plans[out.meta_, self.meta_]

    meta.__name__ = meta.__qualname__ = f"{name}_meta"
    return meta


exp_meta = unary("exp", unary_ops_stubs.exp_stub, _FLOAT)
log_meta = unary("log", unary_ops_stubs.log_stub, _FLOAT)
sqrt_meta = unary("sqrt", unary_ops_stubs.sqrt_stub, _FLOAT)
rsqrt_meta = unary("rsqrt", unary_ops_stubs.rsqrt_stub, _FLOAT)
sin_meta = unary("sin", unary_ops_stubs.sin_stub, _FLOAT)
cos_meta = unary("cos", unary_ops_stubs.cos_stub, _FLOAT)
tanh_meta = unary("tanh", unary_ops_stubs.tanh_stub, _FLOAT)
sigmoid_meta = unary("sigmoid", unary_ops_stubs.sigmoid_stub, _FLOAT)
reciprocal_meta = unary("reciprocal", unary_ops_stubs.reciprocal_stub, _FLOAT)
sign_meta = unary("sign", unary_ops_stubs.sign_stub, SAME)
_abs_meta = unary("abs", unary_ops_stubs.abs_stub, SAME, "\"abs_cpu\" not implemented for 'Bool'")
floor_meta = unary("floor", unary_ops_stubs.floor_stub, SAME, "\"floor_vml_cpu\" not implemented for 'Bool'")
ceil_meta = unary("ceil", unary_ops_stubs.ceil_stub, SAME, "\"ceil_vml_cpu\" not implemented for 'Bool'")
trunc_meta = unary("trunc", unary_ops_stubs.trunc_stub, SAME, "\"trunc_vml_cpu\" not implemented for 'Bool'")
_neg_meta = unary("neg", unary_ops_stubs.neg_stub, SAME)
_relu_meta = unary("relu", unary_ops_stubs.relu_stub, SAME)
_bitwise_not_meta = unary("bitwise_not", unary_ops_stubs.bitwise_not_stub, SAME)
logical_not_meta = unary("logical_not", unary_ops_stubs.logical_not_stub, _TO_BOOL)

exp_impl = log_impl = sqrt_impl = rsqrt_impl = sin_impl = cos_impl = tanh_impl = sigmoid_impl = run_unary
reciprocal_impl = sign_impl = floor_impl = ceil_impl = trunc_impl = neg_impl = abs_impl = relu_impl = run_unary
bitwise_not_impl = logical_not_impl = run_unary


def abs_meta(out: Tensor | None, self: Tensor) -> TensorIterator:
    """|self|."""
    return _abs_meta(out, self)


def neg_meta(out: Tensor | None, self: Tensor) -> TensorIterator:
    """-self; refused for bool."""
    check(
        self.meta_.dtype is not bool_,
        "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or "
        "`logical_not()` operator instead.",
    )
    return _neg_meta(out, self)


def relu_meta(out: Tensor | None, self: Tensor) -> TensorIterator:
    """max(self, 0); refused for bool."""
    check(self.meta_.dtype is not bool_, "Boolean inputs not supported for relu")
    return _relu_meta(out, self)


def bitwise_not_meta(out: Tensor | None, self: Tensor) -> TensorIterator:
    """~self: the bits of an integer, the negation of a bool."""
    if out is not None:
        assert_no_internal_overlap(out.meta_)
        expect_same_dtype(out, self)
    if self.meta_.dtype.is_floating_point:
        raise NotImplementedError(f"\"bitwise_not_cpu\" not implemented for '{self.meta_.dtype.cpp_name}'")
    return _bitwise_not_meta(out, self)


# ---- not structured: compositions and fixed answers for integers -----------------------------------------------------


def square(self: Tensor) -> Tensor:
    """self ** 2."""
    return F.pow(self, 2)


def square_(self: Tensor) -> Tensor:
    return F.pow_(self, 2)


def square_out(self: Tensor, out: Tensor) -> Tensor:
    return F.pow(self, 2, out=out)


def isnan(self: Tensor) -> Tensor:
    """Where self is NaN; an integer never is."""
    return F.ne(self, self)


def isinf(self: Tensor) -> Tensor:
    """Where self is an infinity; an integer never is."""
    if not self.meta_.dtype.is_floating_point:
        return F.zeros_like(self, dtype=bool_)
    return F.eq(F.abs(self), float("inf"))


def isfinite(self: Tensor) -> Tensor:
    """Where self is neither NaN nor an infinity."""
    dispatch(self.meta_.dtype, "isfinite", ALL_TYPES_AND_BOOL)
    if not self.meta_.dtype.is_floating_point:
        return F.ones_like(self, dtype=bool_)
    is_no_infinity = F.ne(F.abs(self), float("inf"))
    is_number = F.eq(self, self)
    # PyTorch multiplies them, which some may see.
    unseen = goes_unseen(self.meta_.key_set)
    return F.logical_and(is_number, is_no_infinity) if unseen else F.mul(is_number, is_no_infinity)


# ==== elementary and special functions ================================================================================
#
# `to_float` and `test_of` are `unary` with the two configurations that most of these operators share.


def to_float(name: str, stub: DispatchStub | None = None) -> MetaFunction:
    """The meta function of an operator that computes integers in the default dtype."""
    return unary(name, stub or UNARY[name], _FLOAT)


def test_of(name: str) -> MetaFunction:
    """The meta function of an operator that answers yes or no, into a bool tensor only."""
    inner = unary(name, TESTS[name], _TO_BOOL)

    def check_bool(out: Tensor | None, self: Tensor) -> None:
        check(out is None or out.meta_.dtype is bool_, lambda: f"{name} does not support non-boolean outputs.")

    @asks_first(check_bool)
    def meta(out: Tensor | None, self: Tensor) -> TensorIterator:
        return inner(out, self)

    return meta


exp2_meta = to_float("exp2")
expm1_meta = to_float("expm1")
log2_meta = to_float("log2")
log10_meta = to_float("log10")
log1p_meta = to_float("log1p")
tan_meta = to_float("tan")
asin_meta = to_float("asin")
acos_meta = to_float("acos")
atan_meta = to_float("atan")
sinh_meta = to_float("sinh")
cosh_meta = to_float("cosh")
asinh_meta = to_float("asinh")
acosh_meta = to_float("acosh")
atanh_meta = to_float("atanh")
sinc_meta = to_float("sinc")
erf_meta = to_float("erf", unary_ops_stubs.erf_stub)
erfc_meta = to_float("erfc")
erfinv_meta = to_float("erfinv")
lgamma_meta = to_float("lgamma")
digamma_meta = to_float("digamma")
i0_meta = to_float("i0")
special_i0e_meta = to_float("special_i0e")
special_i1_meta = to_float("special_i1")
special_i1e_meta = to_float("special_i1e")
special_entr_meta = to_float("special_entr")
special_ndtri_meta = to_float("special_ndtri")
special_log_ndtr_meta = to_float("special_log_ndtr")
special_erfcx_meta = to_float("special_erfcx")
frac_meta = unary("frac", UNARY["frac"], SAME)
round_meta = unary("round", unary_ops_stubs.round_stub, SAME, "\"round_vml_cpu\" not implemented for 'Bool'")
sgn_meta = unary("sgn", unary_ops_stubs.sign_stub, SAME)
signbit_meta = test_of("signbit")
isposinf_meta = test_of("isposinf")
isneginf_meta = test_of("isneginf")

exp2_impl = expm1_impl = log2_impl = log10_impl = log1p_impl = sinc_impl = erf_impl = erfc_impl = erfinv_impl = (
    run_unary
)
tan_impl = asin_impl = acos_impl = atan_impl = sinh_impl = cosh_impl = asinh_impl = acosh_impl = atanh_impl = run_unary
lgamma_impl = digamma_impl = i0_impl = special_i0e_impl = special_i1_impl = special_i1e_impl = run_unary
special_entr_impl = special_ndtri_impl = special_log_ndtr_impl = special_erfcx_impl = run_unary
frac_impl = round_impl = sgn_impl = signbit_impl = isposinf_impl = isneginf_impl = run_unary


# ---- with a number ---------------------------------------------------------------------------------------------------


def run_with_numbers(it: TensorIterator, out: Tensor, self: Tensor, *numbers: float) -> None:
    """Hand the addresses of output and input, and numbers, to the plan's kernel."""
    it.run(
        it.n,
        out.storage_.data_ptr + out.byte_offset_,
        self.storage_.data_ptr + self.byte_offset_,
        it.geom_ptr,
        *numbers,
    )


def find(table: PlanTable, out: Tensor | None, self: Tensor) -> TensorIterator:
    return table[self.meta_] if out is None else table[out.meta_, self.meta_]


_round_plans = {name: PlanTable(UNARY[name], 1, "round") for name in ("round_decimals", "round_tens")}
_polygamma_plans = PlanTable(UNARY["polygamma"], 1, "polygamma", _FLOAT)
_logit_plans = {name: PlanTable(UNARY[name], 1, "logit", _FLOAT) for name in ("logit", "logit_eps")}


def round_decimals_meta(out: Tensor | None, self: Tensor, decimals: int) -> TensorIterator:
    """Round to so many digits after the point, halves to even; a negative number counts digits before the point. Floats only."""
    if out is not None:
        given, dtype = out.meta_.dtype, self.meta_.dtype
        check(given is dtype, lambda: f"Found dtype {given.cpp_name} but expected {dtype.cpp_name}")
    if not self.meta_.dtype.is_floating_point and self.meta_.device is cpu:
        called = "round_cpu" if decimals else "round_vml_cpu"
        raise NotImplementedError(f"\"{called}\" not implemented for '{self.meta_.dtype.cpp_name}'")
    if decimals == 0:
        return round_meta(out, self)
    return find(_round_plans["round_decimals" if decimals > 0 else "round_tens"], out, self)


def round_decimals_impl(it: TensorIterator, out: Tensor, self: Tensor, decimals: int) -> None:
    if decimals == 0:
        run_unary(it, out, self)
    else:
        # Beyond 10**308 the scale is infinite, where Python's power would raise.
        run_with_numbers(it, out, self, 10.0 ** abs(decimals) if abs(decimals) < 309 else math.inf)


def polygamma_meta(out: Tensor | None, n: int, self: Tensor) -> TensorIterator:
    """The n-th derivative of digamma."""
    check(n >= 0, "polygamma(n, x) does not support negative n.")
    return find(_polygamma_plans, out, self)


def polygamma_impl(it: TensorIterator, out: Tensor, n: int, self: Tensor) -> None:
    run_with_numbers(it, out, self, n)


def polygamma_(self: Tensor, n: int) -> Tensor:
    return F.polygamma(n, self, out=self)


def _logit_meta(out: Tensor | None, self: Tensor, eps: float | None) -> TensorIterator:
    return find(_logit_plans["logit" if eps is None or eps < 0 else "logit_eps"], out, self)


def _logit_run(it: TensorIterator, out: Tensor, self: Tensor, eps: float | None) -> Tensor:
    if it.run is not None:
        low = None if eps is None else checked_convert(eps, it.common_dtype)
        run_with_numbers(it, out, self, *(() if low is None or low < 0 else (low, 1 - low)))
    return out


def logit(self: Tensor, eps: float | None) -> Tensor:
    """log(self / (1 - self)), of self brought into [eps, 1 - eps] where eps is given."""
    it = _logit_meta(None, self, eps)
    return _logit_run(it, empty_from_metadata(it.out_meta), self, eps)


def logit_(self: Tensor, eps: float | None) -> Tensor:
    return _logit_run(_logit_meta(self, self, eps), self, self, eps)


def logit_out(self: Tensor, eps: float | None, out: Tensor) -> Tensor:
    return _logit_run(structured_out(_logit_meta, out, (self, eps)), out, self, eps)


# ---- compositions ----------------------------------------------------------------------------------------------------


def mvlgamma(self: Tensor, p: int) -> Tensor:
    """The multivariate log gamma function of dimension p: a sum of p values of lgamma."""
    check(self.meta_.dtype is not bool_, "The input tensor may not be a boolean tensor.")
    check(p >= 1, "p has to be greater than or equal to 1")
    dtype = self.meta_.dtype if self.meta_.dtype.is_floating_point else get_default_dtype()
    # log Gamma_p(x) = p (p - 1) / 4 log(pi) + sum of log Gamma(x + (1 - j) / 2) over j = 1 .. p.
    shifts = F.arange(-p * 0.5 + 0.5, 0.5, 0.5, dtype=dtype, device=self.meta_.device)
    values = F.sum(F.lgamma_(F.add(shifts, F.unsqueeze(self, -1))), -1)
    return F.add_(values, p * (p - 1) * math.log(math.pi) * 0.25)


def mvlgamma_(self: Tensor, p: int) -> Tensor:
    return F.mvlgamma(self, p, out=self)


def mvlgamma_out(self: Tensor, p: int, out: Tensor) -> Tensor:
    result = F.mvlgamma(self, p)
    check(
        _can_cast(result, out),
        lambda: (
            f"mvlgamma: result type {self.meta_.dtype.cpp_name} can't be cast to the desired output type "
            f"{result.meta_.dtype.cpp_name}"
        ),
    )
    return _into(out, result)


def _can_cast(result: Tensor, out: Tensor) -> bool:
    return out.meta_.dtype.is_floating_point or not result.meta_.dtype.is_floating_point


def _into(out: Tensor, result: Tensor) -> Tensor:
    if out.meta_.sizes != result.meta_.sizes:
        F.resize_(out, tuple(result.meta_.sizes))
    return F.copy_(out, result)


def _scaled(factor: float) -> tuple[Any, Any, Any]:
    """An operator that multiplies by a constant: functional, in-place, out=."""

    def functional(self: Tensor) -> Tensor:
        dtype = self.meta_.dtype if self.meta_.dtype.is_floating_point else get_default_dtype()
        return F.mul(self, factor, out=F.empty_like_default(self, dtype))

    def inplace(self: Tensor) -> Tensor:
        return F.mul(self, factor, out=self)

    def out_form(self: Tensor, out: Tensor) -> Tensor:
        return F.mul(self, factor, out=out)

    return functional, inplace, out_form


deg2rad, deg2rad_, deg2rad_out = _scaled(math.pi / 180)
rad2deg, rad2deg_, rad2deg_out = _scaled(180 / math.pi)


# ---- signs, fractions and exponents ----------------------------------------------------------------------------------

_LARGEST: dict[ScalarType, float] = {
    float16: 65504.0, bfloat16: 3.3895313892515355e38, float32: 3.4028234663852886e38, float64: 1.7976931348623157e308,
}  # fmt: skip


_nan_to_num_plans = PlanTable(UNARY["nan_to_num"], 1, "nan_to_num")
_angle_plans = PlanTable(UNARY["angle"], 1, "angle", _FLOAT)
_mantissa_plans = PlanTable(UNARY["frexp_mantissa"], 1, "frexp")
_exponent_plans = PlanTable(
    TESTS["frexp_exponent"], 1, "frexp", IteratorConfig(output_dtype=int32, enforce_safe_cast=False)
)


def nan_to_num(self: Tensor, nan: float | None, posinf: float | None, neginf: float | None) -> Tensor:
    """NaN as `nan` (0), infinities as `posinf` and `neginf` (the largest and the least finite number)."""
    if is_unseen(self.meta_.key_set) and self.meta_.dtype.is_floating_point:
        it = find(_nan_to_num_plans, None, self)
        # As of `empty_like`: strides of dense memory are kept as they are, also those of sizes of 1.
        made = self.meta_.plain if self.meta_.is_non_overlapping_and_dense else it.out_meta
        return _run_nan_to_num(it, self, nan, posinf, neginf, empty_from_metadata(made))
    return F.nan_to_num_out(self, nan, posinf, neginf, F.empty_like_default(self))


def nan_to_num_(self: Tensor, nan: float | None, posinf: float | None, neginf: float | None) -> Tensor:
    return F.nan_to_num_out(self, nan, posinf, neginf, self)


def nan_to_num_out(self: Tensor, nan: float | None, posinf: float | None, neginf: float | None, out: Tensor) -> Tensor:
    dtype = self.meta_.dtype
    check(
        dtype is out.meta_.dtype,
        lambda: f"nan_to_num: dtype of out: {out.meta_.dtype.cpp_name} should be same as input: {dtype.cpp_name}",
    )
    if not dtype.is_floating_point:  # all are numbers already
        resize_output(out, tuple(self.meta_.sizes))
        return copy_(out, self, False)
    it = find(_nan_to_num_plans, out, self) if out is self else structured_out(
        lambda given, tensor: find(_nan_to_num_plans, given, tensor), out, (self,)
    )  # fmt: skip
    return _run_nan_to_num(it, self, nan, posinf, neginf, out)


def _run_nan_to_num(
    it: TensorIterator, self: Tensor, nan: float | None, posinf: float | None, neginf: float | None, out: Tensor
) -> Tensor:
    if it.run is not None:
        largest = _LARGEST[self.meta_.dtype]
        numbers = (0.0 if nan is None else nan, largest if posinf is None else posinf)
        run_with_numbers(it, out, self, *map(float, numbers), float(-largest if neginf is None else neginf))
    return out


def angle(self: Tensor) -> Tensor:
    """The argument of a number: pi for a negative one, else 0."""
    it = find(_angle_plans, None, self)
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_unary(it, out, self)
    return out


def angle_out(self: Tensor, out: Tensor) -> Tensor:
    it = structured_out(lambda given, tensor: find(_angle_plans, given, tensor), out, (self,))
    if it.run is not None:
        run_unary(it, out, self)
    return out


def frexp_Tensor(self: Tensor) -> tuple[Tensor, Tensor]:
    """(m, e) with self = m * 2**e and |m| in [0.5, 1)."""
    check(self.meta_.dtype.is_floating_point, "torch.frexp() only supports floating-point dtypes")
    return F.frexp_Tensor_out(self, F.empty_like_default(self), F.empty_like_default(self, int32))


def frexp_Tensor_out(self: Tensor, mantissa: Tensor, exponent: Tensor) -> tuple[Tensor, Tensor]:
    check(self.meta_.dtype.is_floating_point, "torch.frexp() only supports floating-point dtypes")
    check(
        mantissa.meta_.dtype is self.meta_.dtype,
        lambda: (
            f"torch.frexp() expects mantissa to have dtype {self.meta_.dtype.cpp_name} but got {mantissa.meta_.dtype.cpp_name}"
        ),
    )
    check(
        exponent.meta_.dtype is int32,
        lambda: f"torch.frexp() expects exponent to have int dtype but got {exponent.meta_.dtype.cpp_name}",
    )
    for out, plans in ((mantissa, _mantissa_plans), (exponent, _exponent_plans)):
        it = structured_out(lambda given, tensor, plans=plans: find(plans, given, tensor), out, (self,))
        if it.run is not None:
            run_unary(it, out, self)
    return mantissa, exponent


def isreal(self: Tensor) -> Tensor:
    """True everywhere, because a real number has no imaginary part."""
    return F.ones_like(self, dtype=bool_)


def positive(self: Tensor) -> Tensor:
    """self; refused for bool, as negation is."""
    check(self.meta_.dtype is not bool_, "The `+` operator, on a bool tensor is not supported.")
    return self


def conj(self: Tensor) -> Tensor:
    """self: a real number is its own conjugate."""
    return self


conj_physical = conj_physical_ = resolve_conj = resolve_neg = real = conj


def conj_physical_out(self: Tensor, out: Tensor) -> Tensor:
    assert_no_internal_overlap(out.meta_)
    expect_same_dtype(out, self)
    m, sizes = self.meta_, tuple(self.meta_.sizes)
    resize_output(out, sizes, None if m.is_contiguous else infer_dense_strides(sizes, m.strides))
    return copy_(out, self, False)


def imag(self: Tensor) -> Tensor:
    raise RuntimeError("imag is not implemented for tensors with non-complex dtypes.")


# ---- Bessel's and Airy's functions -----------------------------------------------------------------------------------
# As in PyTorch, none of them is differentiable.

special_airy_ai_meta = to_float("special_airy_ai")
special_bessel_j0_meta = to_float("special_bessel_j0")
special_bessel_j1_meta = to_float("special_bessel_j1")
special_bessel_y0_meta = to_float("special_bessel_y0")
special_bessel_y1_meta = to_float("special_bessel_y1")
special_modified_bessel_i0_meta = to_float("special_modified_bessel_i0")
special_modified_bessel_i1_meta = to_float("special_modified_bessel_i1")
special_modified_bessel_k0_meta = to_float("special_modified_bessel_k0")
special_modified_bessel_k1_meta = to_float("special_modified_bessel_k1")
special_scaled_modified_bessel_k0_meta = to_float("special_scaled_modified_bessel_k0")
special_scaled_modified_bessel_k1_meta = to_float("special_scaled_modified_bessel_k1")
special_spherical_bessel_j0_meta = to_float("special_spherical_bessel_j0")

special_airy_ai_impl = run_unary
special_bessel_j0_impl = run_unary
special_bessel_j1_impl = run_unary
special_bessel_y0_impl = run_unary
special_bessel_y1_impl = run_unary
special_modified_bessel_i0_impl = run_unary
special_modified_bessel_i1_impl = run_unary
special_modified_bessel_k0_impl = run_unary
special_modified_bessel_k1_impl = run_unary
special_scaled_modified_bessel_k0_impl = run_unary
special_scaled_modified_bessel_k1_impl = run_unary
special_spherical_bessel_j0_impl = run_unary


# ==== second names ====================================================================================================
#
# An alias is an operator of its own that calls the operator it stands for; a trace therefore shows both.
#
# Mirrors the one-line functions of aten/src/ATen/native/{UnaryOps,BinaryOps}.cpp.


Number = int | float | bool


def with_out(function: Callable[..., Any]) -> Callable[..., Any]:
    """The out= form of a function, which takes `out` as the last argument."""

    def out_form(*args: Any) -> Any:
        return function(*args[:-1], out=args[-1])

    return out_form


# ---- one tensor ------------------------------------------------------------------------------------------------------

absolute, absolute_, absolute_out = F.abs, F.abs_, with_out(F.abs)
negative, negative_, negative_out = F.neg, F.neg_, with_out(F.neg)
fix, fix_, fix_out = F.trunc, F.trunc_, with_out(F.trunc)
arccos, arccos_, arccos_out = F.acos, F.acos_, with_out(F.acos)
arccosh, arccosh_, arccosh_out = F.acosh, F.acosh_, with_out(F.acosh)
arcsin, arcsin_, arcsin_out = F.asin, F.asin_, with_out(F.asin)
arcsinh, arcsinh_, arcsinh_out = F.asinh, F.asinh_, with_out(F.asinh)
arctan, arctan_, arctan_out = F.atan, F.atan_, with_out(F.atan)
arctanh, arctanh_, arctanh_out = F.atanh, F.atanh_, with_out(F.atanh)
arctan2, arctan2_, arctan2_out = F.atan2, F.atan2_, with_out(F.atan2)

clip = clip_Tensor = F.clamp
clip_ = clip__Tensor = F.clamp_
clip_out = clip_Tensor_out = with_out(F.clamp)

# ---- arithmetic ------------------------------------------------------------------------------------------------------

divide_Tensor = divide_Scalar = true_divide_Tensor = true_divide_Scalar = F.div
divide__Tensor = divide__Scalar = true_divide__Tensor = true_divide__Scalar = F.div_
divide_out = true_divide_out = with_out(F.div)
multiply_Tensor = multiply_Scalar = F.mul
multiply__Tensor = multiply__Scalar = F.mul_
multiply_out = with_out(F.mul)


def divide_Tensor_mode(self: Tensor, other: Any, rounding_mode: str | None) -> Tensor:
    return F.div(self, other, rounding_mode=rounding_mode)


def divide__Tensor_mode(self: Tensor, other: Any, rounding_mode: str | None) -> Tensor:
    return F.div_(self, other, rounding_mode=rounding_mode)


def divide_out_mode(self: Tensor, other: Tensor, rounding_mode: str | None, out: Tensor) -> Tensor:
    return F.div(self, other, rounding_mode=rounding_mode, out=out)


divide_Scalar_mode, divide__Scalar_mode = divide_Tensor_mode, divide__Tensor_mode


def subtract_Tensor(self: Tensor, other: Any, alpha: Number) -> Tensor:
    return F.sub(self, other, alpha=alpha)


def subtract__Tensor(self: Tensor, other: Any, alpha: Number) -> Tensor:
    return F.sub_(self, other, alpha=alpha)


def subtract_out(self: Tensor, other: Tensor, alpha: Number, out: Tensor) -> Tensor:
    return F.sub(self, other, alpha=alpha, out=out)


subtract_Scalar, subtract__Scalar = subtract_Tensor, subtract__Tensor

# ---- comparisons -----------------------------------------------------------------------------------------------------

greater_Tensor = greater_Scalar = F.gt
greater__Tensor = greater__Scalar = F.gt_
greater_Tensor_out = greater_Scalar_out = with_out(F.gt)
greater_equal_Tensor = greater_equal_Scalar = F.ge
greater_equal__Tensor = greater_equal__Scalar = F.ge_
greater_equal_Tensor_out = greater_equal_Scalar_out = with_out(F.ge)
less_Tensor = less_Scalar = F.lt
less__Tensor = less__Scalar = F.lt_
less_Tensor_out = less_Scalar_out = with_out(F.lt)
less_equal_Tensor = less_equal_Scalar = F.le
less_equal__Tensor = less_equal__Scalar = F.le_
less_equal_Tensor_out = less_equal_Scalar_out = with_out(F.le)
not_equal_Tensor = not_equal_Scalar = F.ne
not_equal__Tensor = not_equal__Scalar = F.ne_
not_equal_Tensor_out = not_equal_Scalar_out = with_out(F.ne)

# ---- torch.special ---------------------------------------------------------------------------------------------------

special_exp2, special_exp2_out = F.exp2, with_out(F.exp2)
special_expit, special_expit_out = F.sigmoid, with_out(F.sigmoid)
special_expm1, special_expm1_out = F.expm1, with_out(F.expm1)
special_log1p, special_log1p_out = F.log1p, with_out(F.log1p)
special_gammaln, special_gammaln_out = F.lgamma, with_out(F.lgamma)
special_digamma = special_psi = F.digamma
special_digamma_out = special_psi_out = with_out(F.digamma)
special_polygamma, special_polygamma_out = F.polygamma, with_out(F.polygamma)
special_multigammaln, special_multigammaln_out = F.mvlgamma, with_out(F.mvlgamma)
special_gammainc, special_gammainc_out = F.igamma, with_out(F.igamma)
special_gammaincc, special_gammaincc_out = F.igammac, with_out(F.igammac)
special_erf, special_erf_out = F.erf, with_out(F.erf)
special_erfc, special_erfc_out = F.erfc, with_out(F.erfc)
special_erfinv, special_erfinv_out = F.erfinv, with_out(F.erfinv)
special_logit, special_logit_out = F.logit, with_out(F.logit)
special_sinc, special_sinc_out = F.sinc, with_out(F.sinc)
special_i0, special_i0_out = F.i0, with_out(F.i0)
special_xlogy = special_xlogy_self_scalar = special_xlogy_other_scalar = F.xlogy
special_xlogy_out = special_xlogy_self_scalar_out = special_xlogy_other_scalar_out = with_out(F.xlogy)


def special_round(self: Tensor, decimals: int) -> Tensor:
    return F.round(self, decimals=decimals)


def special_round_out(self: Tensor, decimals: int, out: Tensor) -> Tensor:
    return F.round_decimals_out(self, decimals, out)


def special_ndtr(self: Tensor) -> Tensor:
    """The normal distribution function, by erf."""
    scaled = F.erf(F.mul_Scalar(self, math.sqrt(0.5)))
    return F.mul_Scalar(F.add_Scalar(scaled, 1, 1), 0.5)


def special_ndtr_out(self: Tensor, out: Tensor) -> Tensor:
    result = special_ndtr(self)
    check(
        out.meta_.device is self.meta_.device,
        lambda: (
            "Expected all tensors to be on the same device, but found at least two devices, "
            f"{self.meta_.device} and {out.meta_.device}!"
        ),
    )
    dtypes = result.meta_.dtype, out.meta_.dtype
    check(
        can_cast(*dtypes),
        lambda: "result type {} can't be cast to the desired output type {}".format(*(d.cpp_name for d in dtypes)),
    )
    resize_output(out, tuple(result.meta_.sizes))
    return F.copy_(out, result)


# ---- along dimensions ------------------------------------------------------------------------------------------------


def special_logsumexp(self: Tensor, dim: tuple[int, ...], keepdim: bool) -> Tensor:
    return F.logsumexp(self, dim, keepdim)


def special_logsumexp_out(self: Tensor, dim: tuple[int, ...], keepdim: bool, out: Tensor) -> Tensor:
    return F.logsumexp(self, dim, keepdim, out=out)


def special_log_softmax(self: Tensor, dim: int, dtype: Any) -> Tensor:
    return F.log_softmax(self, dim, dtype)


def special_softmax(self: Tensor, dim: int, dtype: Any) -> Tensor:
    return F.softmax(self, dim, dtype)
