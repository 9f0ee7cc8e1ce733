"""Elementary and special functions of one tensor. What differs between them is in the table of `unary_ops.unary`.

Mirrors aten/src/ATen/native/UnaryOps.cpp (exp2, log1p, lgamma, polygamma, mvlgamma, ...).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.pointwise import binary_ops_stubs
from tinytensor.aten.native.pointwise.unary_ops import SAME, MetaFunction, run_unary, unary
from tinytensor.aten.native.pointwise.unary_ops_stubs import TESTS, UNARY
from tinytensor.aten.native.structured import structured_out
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bool_, get_default_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_FLOAT = IteratorConfig(promote_integers_to_float=True)
_TO_BOOL = IteratorConfig(output_dtype=bool_, enforce_safe_cast=False)


def to_float(name: str, stub: DispatchStub | None = None) -> MetaFunction:
    """The meta function of an operator that computes integers in the default dtype."""
    return unary(name, stub or UNARY[name], _FLOAT)


def test_of(name: str) -> MetaFunction:
    """The meta function of an operator that answers yes or no, into a bool tensor only."""
    inner = unary(name, TESTS[name], _TO_BOOL)

    def meta(out: Tensor | None, self: Tensor) -> TensorIterator:
        check(out is None or out.meta.dtype is bool_, lambda: f"{name} does not support non-boolean outputs.")
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
erf_meta = to_float("erf", binary_ops_stubs.erf_stub)
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
round_meta = unary("round", binary_ops_stubs.round_stub, SAME, "\"round_vml_cpu\" not implemented for 'Bool'")
sgn_meta = unary("sgn", binary_ops_stubs.sign_stub, SAME)
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
        it.n, out.storage_.data_ptr + out.byte_offset, self.storage_.data_ptr + self.byte_offset, it.geom_ptr, *numbers
    )


def find(table: PlanTable, out: Tensor | None, self: Tensor) -> TensorIterator:
    return table[self.meta] if out is None else table[out.meta, self.meta]


_round_plans = {name: PlanTable(UNARY[name], 1, "round") for name in ("round_decimals", "round_tens")}
_polygamma_plans = PlanTable(UNARY["polygamma"], 1, "polygamma", _FLOAT)
_logit_plans = {name: PlanTable(UNARY[name], 1, "logit", _FLOAT) for name in ("logit", "logit_eps")}


def round_decimals_meta(out: Tensor | None, self: Tensor, decimals: int) -> TensorIterator:
    """To so many digits after the point, halves to even; a negative number counts digits before it. Floats only."""
    if not self.meta.dtype.is_floating_point and self.meta.device is cpu:
        called = "round_cpu" if decimals else "round_vml_cpu"
        raise NotImplementedError(f"\"{called}\" not implemented for '{self.meta.dtype.cpp_name}'")
    if decimals == 0:
        return round_meta(out, self)
    return find(_round_plans["round_decimals" if decimals > 0 else "round_tens"], out, self)


def round_decimals_impl(it: TensorIterator, out: Tensor, self: Tensor, decimals: int) -> None:
    if decimals == 0:
        run_unary(it, out, self)
    else:
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
        run_with_numbers(it, out, self, *(() if eps is None or eps < 0 else (eps, 1 - eps)))
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
    check(self.meta.dtype is not bool_, "The input tensor may not be a boolean tensor.")
    check(p >= 1, "p has to be greater than or equal to 1")
    dtype = self.meta.dtype if self.meta.dtype.is_floating_point else get_default_dtype()
    shifts = F.arange(-p * 0.5 + 0.5, 0.5, 0.5, dtype=dtype, device=self.meta.device)
    values = F.sum(F.lgamma_(F.add(shifts, F.unsqueeze(self, -1))), -1)
    return F.add_(values, p * (p - 1) * math.log(math.pi) * 0.25)


def mvlgamma_(self: Tensor, p: int) -> Tensor:
    return F.mvlgamma(self, p, out=self)


def mvlgamma_out(self: Tensor, p: int, out: Tensor) -> Tensor:
    result = F.mvlgamma(self, p)
    check(
        _can_cast(result, out),
        lambda: (
            f"mvlgamma: result type {self.meta.dtype.cpp_name} can't be cast to the desired output type "
            f"{result.meta.dtype.cpp_name}"
        ),
    )
    return _into(out, result)


def _can_cast(result: Tensor, out: Tensor) -> bool:
    return out.meta.dtype.is_floating_point or not result.meta.dtype.is_floating_point


def _into(out: Tensor, result: Tensor) -> Tensor:
    if out.meta.sizes != result.meta.sizes:
        F.resize_(out, tuple(result.meta.sizes))
    return F.copy_(out, result)


def _scaled(factor: float) -> tuple[Any, Any, Any]:
    """An operator that multiplies by a constant: functional, in-place, out=."""

    def functional(self: Tensor) -> Tensor:
        dtype = self.meta.dtype if self.meta.dtype.is_floating_point else get_default_dtype()
        return F.mul(self, factor, out=F.empty_like_default(self, dtype))

    def inplace(self: Tensor) -> Tensor:
        return F.mul(self, factor, out=self)

    def out_form(self: Tensor, out: Tensor) -> Tensor:
        return F.mul(self, factor, out=out)

    return functional, inplace, out_form


deg2rad, deg2rad_, deg2rad_out = _scaled(math.pi / 180)
rad2deg, rad2deg_, rad2deg_out = _scaled(180 / math.pi)
