# hot path
"""Norms of vectors: linalg_vector_norm, norm, dist, renorm.

Orders 0, 1 and 2 are reductions like a sum, with plans of their own; the other orders are composed of powers and of amax
or amin. Norms of matrices are in linalg.

Mirrors `linalg_vector_norm_out` of aten/src/ATen/native/LinearAlgebra.cpp, `norm` of ReduceOps.cpp, `dist` of Distance.cpp
and `renorm` of Normalization.cpp.
"""

from __future__ import annotations

from ctypes import c_float
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.reduce.reduce_ops import INF, Ints, Number, ReductionPlan, plan_reduction, reduction_dims
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.overflows import check_range
from tinytensor.c10.scalar_type import ScalarType, float32, float64
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_SUMS = {0.0: "norm_zero", 1.0: "norm_one", 2.0: "norm_two"}


def _plan(m: Metadata, ord: float, dim: Ints | None, keepdim: bool, dtype: ScalarType) -> ReductionPlan:
    key = ("norm", ord, dim, keepdim, dtype)
    dims = reduction_dims(dim, m.dim)
    return m.plans.get(key) or remember(
        m.plans, key, plan_reduction(_SUMS.get(ord, "norm_two"), m, dims, keepdim, dtype)
    )


def _run(plan: ReductionPlan, out: Tensor, self: Tensor, ord: float, dim: Ints | None, keepdim: bool) -> None:
    """Orders 0, 1 and 2 are sums in one pass; the others are composed."""
    m = self.meta_
    key = ("norm in one pass", ord, dim)
    is_sum = m.plans.get(key)
    if is_sum is None:
        is_sum = remember(m.plans, key, ord in _SUMS and not _is_magnitude(m, ord, dim))
    if is_sum:
        plan.launch(out.meta_)(out, self)
    elif _is_magnitude(m, ord, dim):
        copy_(out, F.reshape(F.abs(self), tuple(out.meta_.sizes)), False)
    else:
        made = _composed(F.to(self, _wide(out.meta_.dtype)), ord, reduction_dims(dim, m.dim), keepdim)
        copy_(out, made, False)


def _is_magnitude(m: Metadata, ord: float, dim: Ints | None) -> bool:
    """Whether it is the norm of one element: its magnitude, without the rounding of a power and a root."""
    sizes = tuple(m.sizes)
    return ord != 0.0 and m.numel != 0 and all([sizes[d] == 1 for d in reduction_dims(dim, m.dim) if sizes])


def _wide(dtype: ScalarType) -> ScalarType:
    return float64 if dtype is float64 else float32


def _composed(self: Tensor, ord: float, dims: Ints, keepdim: bool) -> Tensor:
    """The largest or smallest magnitude, or the root of a sum of powers."""
    magnitude = F.abs(self)
    if abs(ord) == INF:
        return (F.amax if ord > 0 else F.amin)(magnitude, dims, keepdim)
    powers = F.sum_dim_IntList(F.pow(magnitude, ord), dims, keepdim, None)
    return F.pow(powers, 1.0 / ord)


# ---- linalg_vector_norm ----------------------------------------------------------------------------------------------


def linalg_vector_norm_meta(
    out: Tensor | None, self: Tensor, ord: Number, dim: Ints | None, keepdim: bool, dtype: ScalarType | None
) -> ReductionPlan:
    """(sum |x|**ord) ** (1 / ord); the count of non-zeros for 0, the largest or smallest magnitude for infinities."""
    m = self.meta_
    key = ("linalg_vector_norm", ord, dim, keepdim, dtype)
    plan = m.plans.get(key) if out is None and ord.__class__ is not bool else None
    if plan is not None:
        return plan
    _check_order(ord)
    plan = _checked_plan(out, m, float(ord), dim, keepdim, dtype)
    return plan if out is not None else remember(m.plans, key, plan)


def _checked_plan(
    out: Tensor | None, m: Metadata, ord: float, dim: Ints | None, keepdim: bool, dtype: ScalarType | None
) -> ReductionPlan:
    """The older `norm` asks for all this too, after conditions of its own: in PyTorch it calls the newer one."""
    check(
        m.dtype.is_floating_point,
        lambda: f"linalg.vector_norm: Expected a floating point or complex tensor as input. Got {m.dtype.cpp_name}",
    )
    _check_identity(m, ord, dim)
    if dtype is not None:
        check(
            dtype.is_floating_point,
            lambda: f"linalg.vector_norm: dtype should be floating point or complex, but got {dtype.cpp_name}",
        )
        check(
            can_cast_without_narrowing(m.dtype, dtype),
            lambda: (
                f"linalg.vector_norm: the dtype of the input ({m.dtype.cpp_name}) should be convertible without "
                f"narrowing to the specified dtype ({dtype.cpp_name})"
            ),
        )
    result = dtype or m.dtype
    if out is not None:
        expect_out_dtype(out, result)
    return _plan(m, ord, dim, keepdim, result)


def can_cast_without_narrowing(own: ScalarType, wanted: ScalarType) -> bool:
    """Whether the wanted type holds every value of ours."""
    return own is wanted or own.itemsize < wanted.itemsize


def _check_identity(m: Metadata, ord: float, dim: Ints | None) -> None:
    """Negative orders and infinity say nothing about no elements."""
    if not (ord < 0 or ord == INF):
        return
    name = "inf" if ord == INF else "-inf" if ord == -INF else f"{ord:g}"
    if dim is None or len(dim) == 0:
        check(
            m.numel != 0,
            lambda: (
                f"linalg.vector_norm cannot compute the {name} norm on an empty tensor because the operation does not "
                "have an identity"
            ),
        )
        return
    for d in dim:
        check(
            m.dim == 0 or m.sizes[maybe_wrap_dim(d, m.dim)] != 0,
            lambda d=d: (
                f"linalg.vector_norm cannot compute the {name} norm on the dimension {d}because this dimension is empty "
                "and the operation does not have an identity"
            ),
        )


def linalg_vector_norm_impl(
    plan: ReductionPlan, out: Tensor, self: Tensor, ord: Number, dim: Ints | None, keepdim: bool,
    dtype: ScalarType | None,
) -> None:  # fmt: skip
    _run(plan, out, self, float(ord), dim, keepdim)


def vector_norm_at_once(self: Tensor, ord: Number, dim: Ints | None, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """linalg_vector_norm below the dispatcher."""
    plan = linalg_vector_norm_meta(None, self, ord, dim, keepdim, dtype)
    out = empty_from_metadata(plan.out_meta)
    linalg_vector_norm_impl(plan, out, self, ord, dim, keepdim, dtype)
    return out


# ---- norm ------------------------------------------------------------------------------------------------------------


def norm_ScalarOpt_dim_meta(
    out: Tensor | None, self: Tensor, p: Number | None, dim: Ints, keepdim: bool
) -> ReductionPlan:
    """The older norm; `p=None` means 2."""
    m = self.meta_
    check(
        m.dtype.is_floating_point,
        lambda: f"norm(): input dtype should be either floating point or complex. Got {m.dtype.cpp_name} instead.",
    )
    result = m.dtype if out is None else out.meta_.dtype
    check(
        result.is_floating_point,
        lambda: (
            f"norm(): the desired output dtype should be either floating point or complex. Got {result.cpp_name} instead."
        ),
    )
    return _checked_plan(out, m, 2.0 if p is None else float(p), dim, keepdim, None)


def norm_ScalarOpt_dim_impl(
    plan: ReductionPlan, out: Tensor, self: Tensor, p: Number | None, dim: Ints, keepdim: bool
) -> None:
    _run(plan, out, self, 2.0 if p is None else float(p), dim, keepdim)


def norm_ScalarOpt_dim_dtype_meta(
    out: Tensor | None, self: Tensor, p: Number | None, dim: Ints, keepdim: bool, dtype: ScalarType
) -> ReductionPlan:
    check(
        dtype.is_floating_point,
        lambda: (
            f"norm(): the desired output dtype should be either floating point or complex. Got {dtype.cpp_name} instead."
        ),
    )
    return _checked_plan(out, self.meta_, 2.0 if p is None else float(p), dim, keepdim, dtype)


def norm_ScalarOpt_dim_dtype_impl(
    plan: ReductionPlan, out: Tensor, self: Tensor, p: Number | None, dim: Ints, keepdim: bool, dtype: ScalarType
) -> None:
    _run(plan, out, self, 2.0 if p is None else float(p), dim, keepdim)


def _check_order(order: Number) -> None:
    """OverflowError for an int beyond 64 bits, though it would be used as a float."""
    if isinstance(order, int):
        check_range(order)


def norm_Scalar(self: Tensor, p: Number) -> Tensor:
    return F.norm_ScalarOpt_dim(self, p, (), False)


def norm_ScalarOpt_dtype(self: Tensor, p: Number | None, dtype: ScalarType) -> Tensor:
    return F.norm_ScalarOpt_dim_dtype(self, p, (), False, dtype)


# ---- dist, renorm ----------------------------------------------------------------------------------------------------


def dist(self: Tensor, other: Tensor, p: Number) -> Tensor:
    """The p-norm of the difference."""
    return F.norm_Scalar(F.sub(self, other), p)


class RenormPlan:
    """The metadata of the result. That is all that renorm plans: the rest is composed of operators."""

    __slots__ = ("out_meta",)

    def __init__(self, out_meta: Metadata):
        self.out_meta = out_meta


def renorm_meta(out: Tensor | None, self: Tensor, p: Number, dim: int, maxnorm: Number) -> RenormPlan:
    """Every slice along `dim` whose p-norm is above `maxnorm`, scaled down to it."""
    m = self.meta_
    _check_order(p)
    check(float(p) > 0.0, "renorm: non-positive-norm not supported")
    check(float(maxnorm) >= 0.0, lambda: f"renorm: expected maxnorm to be >= 0 but got {float(maxnorm):g}")
    check(m.dim > 1, lambda: f"renorm: input needs at least 2 dimensions, got {m.dim} dimensions")
    if out is not None:
        expect_out_dtype(out, m.dtype)
    return RenormPlan(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))


def renorm_impl(plan: RenormPlan, out: Tensor, self: Tensor, p: Number, dim: int, maxnorm: Number) -> None:
    m = self.meta_
    wrapped = maybe_wrap_dim(dim, m.dim)
    others = tuple(d for d in range(m.dim) if d != wrapped)
    accumulate = float64 if m.dtype is float64 else float32
    norm = F.linalg_vector_norm_default(self, p, others, True, accumulate if accumulate is not m.dtype else None)
    # A double beyond float32 is infinity there, and not refused.
    maxnorm = float(maxnorm) if accumulate is float64 else c_float(maxnorm).value
    # 1e-7 keeps a slice from being divided by 0; it is PyTorch's number, and makes the result a little shorter than maxnorm.
    factor = F.where(F.gt(norm, maxnorm), F.div(F.full_like(norm, maxnorm), F.add(norm, 1e-7)), 1.0)
    F.mul_out(self, F.to(factor, m.dtype), out)
