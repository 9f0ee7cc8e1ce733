"""Functions of one sparse tensor that keep zero: f(0) = 0, so that only the values change.

The values of equal indices add up, and f(a) + f(b) is not f(a + b): so the tensor is coalesced first.

Mirrors aten/src/ATen/native/sparse/SparseUnaryOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.sparse.sparse_tensor import like, new_sparse, parts, replace_parts
from tinytensor.c10.error import check
from tinytensor.c10.layout import sparse_coo
from tinytensor.c10.scalar_type import bool_

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Unary = Callable[..., "Tensor"]


def coalesced_ufunc(self: Tensor, function: Unary, *args: Any) -> Tensor:
    """The same places, and `function` of each value."""
    own = F.coalesce(self)
    return like(own, function(parts(own).values, *args), True)


def _ufunc(name: str) -> tuple[Unary, Unary, Unary]:
    """The functional, the out= and the in-place kernel of an operator of one argument."""
    function = getattr(F, name)

    def functional(self: Tensor) -> Tensor:
        return coalesced_ufunc(self, function)

    def out(self: Tensor, out: Tensor) -> Tensor:
        return write_out(out, coalesced_ufunc(self, function))

    def inplace(self: Tensor) -> Tensor:
        check(parts(self).coalesced, f"{name}_ requires coalesced input")
        getattr(F, f"{name}_")(parts(self).values)
        return self

    return functional, out, inplace


def write_out(out: Tensor, made: Tensor) -> Tensor:
    """Give `out` what an out= kernel has made, in out's dtype."""
    check(
        out.meta_.layout is sparse_coo,
        "Expected self.is_sparse() && result.is_sparse() to be true, but got false.  (Could this error message be improved?  If "
        "so, please report an enhancement request to PyTorch.)",
    )
    own = parts(made)
    check(
        made.meta_.dtype.category <= out.meta_.dtype.category,
        lambda: (
            f"result type {made.meta_.dtype.cpp_name} can't be cast to the desired output type {out.meta_.dtype.cpp_name}"
        ),
    )
    values = F.to(own.values, out.meta_.dtype)
    return replace_parts(out, new_sparse(tuple(made.meta_.sizes), own.sparse_dim, own.indices, values, own.coalesced))


abs_sparse, abs_sparse_out, abs_sparse_ = _ufunc("abs")
asin_sparse, asin_sparse_out, asin_sparse_ = _ufunc("asin")
asinh_sparse, asinh_sparse_out, asinh_sparse_ = _ufunc("asinh")
atan_sparse, atan_sparse_out, atan_sparse_ = _ufunc("atan")
atanh_sparse, atanh_sparse_out, atanh_sparse_ = _ufunc("atanh")
ceil_sparse, ceil_sparse_out, ceil_sparse_ = _ufunc("ceil")
deg2rad_sparse, deg2rad_sparse_out, deg2rad_sparse_ = _ufunc("deg2rad")
erf_sparse, erf_sparse_out, erf_sparse_ = _ufunc("erf")
erfinv_sparse, erfinv_sparse_out, erfinv_sparse_ = _ufunc("erfinv")
expm1_sparse, expm1_sparse_out, expm1_sparse_ = _ufunc("expm1")
floor_sparse, floor_sparse_out, floor_sparse_ = _ufunc("floor")
frac_sparse, frac_sparse_out, frac_sparse_ = _ufunc("frac")
log1p_sparse, log1p_sparse_out, log1p_sparse_ = _ufunc("log1p")
rad2deg_sparse, rad2deg_sparse_out, rad2deg_sparse_ = _ufunc("rad2deg")
round_sparse, round_sparse_out, round_sparse_ = _ufunc("round")
sgn_sparse, sgn_sparse_out, sgn_sparse_ = _ufunc("sgn")
sign_sparse, sign_sparse_out, sign_sparse_ = _ufunc("sign")
sin_sparse, sin_sparse_out, sin_sparse_ = _ufunc("sin")
sinh_sparse, sinh_sparse_out, sinh_sparse_ = _ufunc("sinh")
sqrt_sparse, sqrt_sparse_out, sqrt_sparse_ = _ufunc("sqrt")
tan_sparse, tan_sparse_out, tan_sparse_ = _ufunc("tan")
tanh_sparse, tanh_sparse_out, tanh_sparse_ = _ufunc("tanh")
trunc_sparse, trunc_sparse_out, trunc_sparse_ = _ufunc("trunc")


def neg_sparse(self: Tensor) -> Tensor:
    """Linear: equal indices need not be added up first."""
    return like(self, F.neg(parts(self).values))


def neg_sparse_out(self: Tensor, out: Tensor) -> Tensor:
    return write_out(out, neg_sparse(self))


def neg_sparse_(self: Tensor) -> Tensor:
    F.neg_(parts(self).values)
    return self


def relu_sparse(self: Tensor) -> Tensor:
    return coalesced_ufunc(self, F.relu)


def relu_sparse_(self: Tensor) -> Tensor:
    check(parts(self).coalesced, "relu_ requires coalesced input")
    F.relu_(parts(self).values)
    return self


def _predicate(name: str) -> tuple[Unary, Unary]:
    """Questions that 0 answers with no; the answers are bools."""
    function = getattr(F, name)

    def functional(self: Tensor) -> Tensor:
        return coalesced_ufunc(self, function)

    def out(self: Tensor, out: Tensor) -> Tensor:
        return write_out(out, coalesced_ufunc(self, function))

    return functional, out


isneginf_sparse, isneginf_sparse_out = _predicate("isneginf")
isposinf_sparse, isposinf_sparse_out = _predicate("isposinf")
signbit_sparse, signbit_sparse_out = _predicate("signbit")
isinf_sparse, _ = _predicate("isinf")
isnan_sparse, _ = _predicate("isnan")


def conj_physical_sparse_out(self: Tensor, out: Tensor) -> Tensor:
    return write_out(out, F.clone(self))


def nan_to_num_sparse(self: Tensor, nan: float | None, posinf: float | None, neginf: float | None) -> Tensor:
    return coalesced_ufunc(self, F.nan_to_num, nan, posinf, neginf)


def nan_to_num_sparse_out(
    self: Tensor, nan: float | None, posinf: float | None, neginf: float | None, out: Tensor
) -> Tensor:
    return write_out(out, nan_to_num_sparse(self, nan, posinf, neginf))


def nan_to_num_sparse_(self: Tensor, nan: float | None, posinf: float | None, neginf: float | None) -> Tensor:
    check(parts(self).coalesced, "nan_to_num_ requires coalesced input")
    F.nan_to_num_(parts(self).values, nan, posinf, neginf)
    return self


def threshold_backward_sparse(grad_output: Tensor, self: Tensor, threshold: Any) -> Tensor:
    """Where self is above the threshold, and only there, the gradient passes."""
    F._nnz(grad_output)  # refuses a dense one
    grad, own = F.coalesce(grad_output), F.coalesce(self)
    check(
        parts(grad).values.meta_.sizes == parts(own).values.meta_.sizes,
        "threshold_backward: expected the gradient and the input to have the same sparsity pattern",
    )
    return like(own, F.threshold_backward(parts(grad).values, parts(own).values, threshold), True)


def threshold_backward_sparse_out(grad_output: Tensor, self: Tensor, threshold: Any, grad_input: Tensor) -> Tensor:
    return write_out(grad_input, threshold_backward_sparse(grad_output, self, threshold))


def any_sparse(self: Tensor) -> Tensor:
    return F.any(F.to(parts(self).values, bool_)) if parts(self).values.meta_.numel else F.zeros((), dtype=bool_)
