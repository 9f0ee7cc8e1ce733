# hot path
"""Reductions: sum, mean, prod, amax, amin, all, any; and max, min of all elements.

A meta function finds a plan in the memo of the input's metadata; the plan knows the output's metadata and, for every
geometry of an output it has met, the prepared launch of a kernel. max(dim), argmax: tensor_compare.py; var, std:
reduce_ops_std_var.py; cumsum: reduce_ops_scan.py.

Mirrors aten/src/ATen/native/ReduceOps.cpp and ReduceAllOps.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.reduce.reduce_ops_utils import (
    ReductionPlan,
    check_can_cast,
    check_has_elements,
    check_non_empty,
    new_output,
    plan_reduction,
    reduction_dims,
)
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.error import check
from tinytensor.c10.metadata import remember
from tinytensor.c10.scalar_type import ScalarType, bool_, can_cast, int64, uint8
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import check_room_for_dims, wrap_dims

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


# ---- sum, mean, prod -------------------------------------------------------------------------------------------------


def _sum_dtype(out: Tensor | None, self: Tensor, dtype: ScalarType | None) -> ScalarType:
    """Integers and bool add up in int64 unless told otherwise."""
    if out is not None:
        if dtype is not None:
            expect_out_dtype(out, dtype)
        return out.meta.dtype
    if dtype is not None:
        return dtype
    own = self.meta.dtype
    return own if own.is_floating_point else int64


def sum_dim_IntList_meta(
    out: Tensor | None, self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None
) -> ReductionPlan:
    """Sum over the given dimensions."""
    m = self.meta
    key = ("sum", dim, keepdim, dtype, None if out is None else out.meta.dtype)
    plan = m.plans.get(key)
    if plan is None:
        made = plan_reduction("sum", m, reduction_dims(dim, m.dim), keepdim, _sum_dtype(out, self, dtype))
        plan = remember(m.plans, key, made)
    return plan


def sum_dim_IntList_impl(
    plan: ReductionPlan, out: Tensor, self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None
) -> None:
    plan.launch(out.meta)(out, self)


def sum(self: Tensor, dtype: ScalarType | None) -> Tensor:
    """Sum of all elements."""
    return F.sum_dim_IntList(self, (), False, dtype)


def mean_dim_meta(
    out: Tensor | None, self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None
) -> ReductionPlan:
    """Mean over the given dimensions; floating types only."""
    m = self.meta
    key = ("mean", dim, keepdim, dtype, None if out is None else out.meta.dtype)
    plan = m.plans.get(key)
    if plan is not None:
        return plan
    result = dtype or m.dtype
    what = "Input" if dtype is None else "Optional"
    check(
        result.is_floating_point,
        lambda: (
            f"mean(): could not infer output dtype. {what} dtype must be either a floating point or complex dtype. "
            f"Got: {result.cpp_name}"
        ),
    )
    dims = reduction_dims(dim, m.dim)
    if out is None:
        return remember(m.plans, key, plan_reduction("mean", m, dims, keepdim, result))
    if dtype is not None:
        expect_out_dtype(out, dtype)
    check_can_cast(result, out.meta.dtype)
    return remember(m.plans, key, plan_reduction("mean", m, dims, keepdim, out.meta.dtype))


def mean_dim_impl(
    plan: ReductionPlan, out: Tensor, self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None
) -> None:
    plan.launch(out.meta)(out, self)


def mean(self: Tensor, dtype: ScalarType | None) -> Tensor:
    """Mean of all elements."""
    return F.mean_dim(self, (), False, dtype)


def mean_dtype_out(self: Tensor, dtype: ScalarType | None, out: Tensor) -> Tensor:
    return F.mean_out(self, (), False, dtype, out)


def prod_dim_int_meta(
    out: Tensor | None, self: Tensor, dim: int, keepdim: bool, dtype: ScalarType | None
) -> ReductionPlan:
    """Product over one dimension."""
    m = self.meta
    dims = wrap_dims((dim,), m.dim)
    result = _sum_dtype(out, self, dtype)
    key = ("prod", dims, keepdim, result)
    return m.plans.get(key) or remember(m.plans, key, plan_reduction("prod", m, dims, keepdim, result))


def prod_dim_int_impl(
    plan: ReductionPlan, out: Tensor, self: Tensor, dim: int, keepdim: bool, dtype: ScalarType | None
) -> None:
    plan.launch(out.meta)(out, self)


def prod(self: Tensor, dtype: ScalarType | None) -> Tensor:
    """Product of all elements."""
    m = self.meta
    key = ("prod", dtype)
    plan = m.plans.get(key)
    if plan is None:
        plan = remember(
            m.plans, key, plan_reduction("prod", m, tuple(range(m.dim)), False, _sum_dtype(None, self, dtype))
        )
    return new_output(plan, self)


# ---- amax, amin ------------------------------------------------------------------------------------------------------


def _extremum_meta(op: str, out: Tensor | None, self: Tensor, dim: Ints, keepdim: bool) -> ReductionPlan:
    m = self.meta
    if out is not None:
        ours, theirs = m.dtype.cpp_name, out.meta.dtype.cpp_name
        check(
            m.dtype is out.meta.dtype,
            lambda: (
                f"Expected the dtype for input and out to match, but got {ours} for input's dtype and {theirs} for "
                "out's dtype."
            ),
        )
    key = (op, dim, keepdim)
    plan = m.plans.get(key)
    if plan is None:
        if not dim:
            check_has_elements(op, m)
        check_non_empty(op, m, dim)
        dims = reduction_dims(dim, m.dim)
        plan = remember(m.plans, key, plan_reduction(op, m, dims, keepdim, m.dtype))
    return plan


def amax_meta(out: Tensor | None, self: Tensor, dim: Ints, keepdim: bool) -> ReductionPlan:
    """Largest element over the given dimensions; NaN wins."""
    return _extremum_meta("amax", out, self, dim, keepdim)


def amin_meta(out: Tensor | None, self: Tensor, dim: Ints, keepdim: bool) -> ReductionPlan:
    """Smallest element over the given dimensions; NaN wins."""
    return _extremum_meta("amin", out, self, dim, keepdim)


def amax_impl(plan: ReductionPlan, out: Tensor, self: Tensor, dim: Ints, keepdim: bool) -> None:
    plan.launch(out.meta)(out, self)


amin_impl = amax_impl


def _extremum_of_all(op: str, name: str, self: Tensor) -> Tensor:
    m = self.meta
    plan = m.plans.get((name, "all elements"))
    if plan is None:
        check_has_elements(name, m)
        plan = remember(m.plans, (name, "all elements"), plan_reduction(op, m, tuple(range(m.dim)), False, m.dtype))
    return new_output(plan, self)


def max(self: Tensor) -> Tensor:
    """The largest of all elements."""
    return _extremum_of_all("amax", "max", self)


def min(self: Tensor) -> Tensor:
    """The smallest of all elements."""
    return _extremum_of_all("amin", "min", self)


def max_unary_out(self: Tensor, out: Tensor) -> Tensor:
    return _extremum_out("amax", "max", self, out)


def min_unary_out(self: Tensor, out: Tensor) -> Tensor:
    return _extremum_out("amin", "min", self, out)


def _extremum_out(op: str, name: str, self: Tensor, out: Tensor) -> Tensor:
    check(
        can_cast(self.meta.dtype, out.meta.dtype),
        "Expected canCast( typeMetaToScalarType(self.dtype()), typeMetaToScalarType(out.dtype())) to be true, but got "
        "false.  (Could this error message be improved?  If so, please report an enhancement request to PyTorch.)",
    )
    resize_output(out, ())
    return copy_(out, _extremum_of_all(op, name, self), False)


def max_other(self: Tensor, other: Tensor) -> Tensor:
    """`torch.maximum` under its older name."""
    return F.maximum(self, other)


def min_other(self: Tensor, other: Tensor) -> Tensor:
    """`torch.minimum` under its older name."""
    return F.minimum(self, other)


def max_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    return F.maximum(self, other, out=out)


def min_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    return F.minimum(self, other, out=out)


# ---- all, any --------------------------------------------------------------------------------------------------------


def _logic_meta(op: str, out: Tensor | None, self: Tensor, dims: Ints, keepdim: bool) -> ReductionPlan:
    """The result is bool; uint8 for uint8, from the time when bytes were the booleans."""
    m = self.meta
    result = uint8 if m.dtype is uint8 else bool_
    if out is not None:
        result = out.meta.dtype
        check(
            result is bool_ or result is uint8,
            lambda: f"{op} only supports bool tensor for result, got: {result.cpp_name}",
        )
    key = (op, dims, keepdim, result)
    return m.plans.get(key) or remember(m.plans, key, plan_reduction(op, m, dims, keepdim, result))


def _dims_or_all(dim: Ints | None, ndim: int) -> Ints:
    """Here an empty list means no dimension at all."""
    check_room_for_dims(ndim)
    return tuple(range(ndim)) if dim is None else wrap_dims(dim, ndim)


def all_meta(out: Tensor | None, self: Tensor) -> ReductionPlan:
    """Whether no element is zero."""
    return _logic_meta("all", out, self, _dims_or_all(None, self.meta.dim), False)


def any_meta(out: Tensor | None, self: Tensor) -> ReductionPlan:
    """Whether some element is not zero."""
    return _logic_meta("any", out, self, _dims_or_all(None, self.meta.dim), False)


def all_dim_meta(out: Tensor | None, self: Tensor, dim: int, keepdim: bool) -> ReductionPlan:
    return _logic_meta("all", out, self, wrap_dims((dim,), self.meta.dim), keepdim)


def any_dim_meta(out: Tensor | None, self: Tensor, dim: int, keepdim: bool) -> ReductionPlan:
    return _logic_meta("any", out, self, wrap_dims((dim,), self.meta.dim), keepdim)


def all_dims_meta(out: Tensor | None, self: Tensor, dim: Ints | None, keepdim: bool) -> ReductionPlan:
    return _logic_meta("all", out, self, _dims_or_all(dim, self.meta.dim), keepdim)


def any_dims_meta(out: Tensor | None, self: Tensor, dim: Ints | None, keepdim: bool) -> ReductionPlan:
    return _logic_meta("any", out, self, _dims_or_all(dim, self.meta.dim), keepdim)


def all_impl(plan: ReductionPlan, out: Tensor, self: Tensor, *args: Any) -> None:
    plan.launch(out.meta)(out, self)


all_dim_impl = all_dims_impl = any_impl = any_dim_impl = any_dims_impl = all_impl
