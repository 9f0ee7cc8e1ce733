"""Second names: each is an operator of its own that calls the one it stands for, as a trace shows.

Mirrors the one-line functions of aten/src/ATen/native/{UnaryOps,BinaryOps}.cpp.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import can_cast

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

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
    return F.round(self, decimals=decimals, out=out)


def special_ndtr(self: Tensor) -> Tensor:
    """The normal distribution function, by erf."""
    scaled = F.erf(F.mul_Scalar(self, math.sqrt(0.5)))
    return F.mul_Scalar(F.add_Scalar(scaled, 1, 1), 0.5)


def special_ndtr_out(self: Tensor, out: Tensor) -> Tensor:
    result = F.special_ndtr(self)
    dtypes = result.meta.dtype, out.meta.dtype
    check(
        can_cast(*dtypes),
        lambda: "result type {} can't be cast to the desired output type {}".format(*(d.cpp_name for d in dtypes)),
    )
    if out.meta.sizes != result.meta.sizes:
        F.resize_(out, tuple(result.meta.sizes))
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
