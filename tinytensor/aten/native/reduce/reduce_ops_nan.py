"""Sums and means that skip NaN, counts, the two extremes at once, sums of exponentials, sums back to a size.

Mirrors those of aten/src/ATen/native/ReduceOps.cpp, TensorCompare.cpp (`count_nonzero`), ReduceAllOps.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import is_expandable_to
from tinytensor.aten.native.reduce.reduce_ops_utils import ReductionPlan, plan_reduction, reduction_dims
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata, remember
from tinytensor.c10.scalar_type import ScalarType, get_default_dtype, int64
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import wrap_dims

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
INF = float("inf")


# ---- nansum, nanmean -------------------------------------------------------------------------------------------------


def _nansum(self: Tensor, dim: Ints | None, keepdim: bool, result: ScalarType, out: Tensor | None) -> Tensor:
    m = self.meta
    op = "nansum" if m.dtype.is_floating_point else "sum"
    key = ("nansum", dim, keepdim, result)
    plan: ReductionPlan | None = m.plans.get(key)
    if plan is None:
        plan = remember(m.plans, key, plan_reduction(op, m, reduction_dims(dim, m.dim), keepdim, result))
    if out is None:
        out = empty_from_metadata(plan.out_meta)
    else:
        resize_output(out, tuple(plan.out_meta.sizes))
    if out.storage_.data_ptr:
        plan.launch(out.meta)(out, self)
    return out


def nansum(self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """Sum of the elements that are not NaN."""
    own = self.meta.dtype
    return _nansum(self, dim, keepdim, dtype or (own if own.is_floating_point else int64), None)


def nansum_out(self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None, out: Tensor) -> Tensor:
    if dtype is not None:
        expect_out_dtype(out, dtype)
    return _nansum(self, dim, keepdim, dtype or out.meta.dtype, out)


def _count_numbers(self: Tensor, dim: Ints | None, keepdim: bool) -> Tensor:
    own = self.meta.dtype
    check(
        own.is_floating_point,
        lambda: f"nanmean(): expected input to have floating point or complex dtype but got {own.cpp_name}",
    )
    return F.sum_dim_IntList(F.logical_not(F.isnan(F.detach(self))), dim, keepdim, None)


def _check_mean(dtype: ScalarType | None) -> None:
    check(
        dtype is None or dtype.is_floating_point,
        lambda: (
            "nanmean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. "
            f"Got: {dtype.cpp_name}"  # type: ignore[union-attr]
        ),
    )


def nanmean(self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """Mean of the elements that are not NaN."""
    count = _count_numbers(self, dim, keepdim)
    _check_mean(dtype)
    return F.div(F.nansum_default(self, dim, keepdim, dtype), count)


def nanmean_out(self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None, out: Tensor) -> Tensor:
    check(
        self.meta.dtype.is_floating_point,
        "nanmean(): integral types and 'Bool' are not supported for nanmean, even for empty tensors.",
    )
    _check_mean(dtype)
    own = out.meta.dtype.cpp_name
    check(
        dtype is None or dtype is out.meta.dtype,
        lambda: f"nansum: provided dtype must match dtype of result. Got {own} and {dtype.cpp_name}.",  # type: ignore[union-attr]
    )
    count = _count_numbers(self, dim, keepdim)
    F.nansum_out(self, dim, keepdim, dtype, out)
    return out.div_(count)


# ---- count_nonzero ---------------------------------------------------------------------------------------------------


def count_nonzero_dim_IntList(self: Tensor, dim: Ints) -> Tensor:
    """How many elements are not 0, over the given dimensions; over all if none is given."""
    return F.sum_dim_IntList(F.ne_Scalar(self, 0), dim, False, None)


def count_nonzero(self: Tensor, dim: int | None) -> Tensor:
    return F.count_nonzero_dim_IntList(self, () if dim is None else (dim,))


# ---- aminmax ---------------------------------------------------------------------------------------------------------


class TwoReductions:
    """The plans of the smallest and of the largest, over the same dimensions."""

    __slots__ = ("largest", "out_metas", "smallest")

    def __init__(self, smallest: ReductionPlan, largest: ReductionPlan):
        self.smallest, self.largest = smallest, largest
        self.out_metas = (smallest.out_meta, largest.out_meta)


def aminmax_meta(out: tuple[Tensor, Tensor] | None, self: Tensor, dim: int | None, keepdim: bool) -> TwoReductions:
    """The smallest and the largest element."""
    m = self.meta
    key = ("aminmax", dim, keepdim)
    plan = m.plans.get(key)
    if plan is None:
        if dim is None:
            dims = tuple(range(m.dim))
            check(
                m.numel > 0,
                "aminmax(): cannot compute aminmax over an empty dimension as the operation has no identity.",
            )
        else:
            dims = wrap_dims((dim,), m.dim)
            check(
                m.numel or not m.dim or m.sizes[dims[0]],
                lambda: f"aminmax: Expected reduction dim {dims[0]} to have non-zero size.",
                IndexError,
            )
        plan = TwoReductions(*(plan_reduction(op, m, dims, keepdim, m.dtype) for op in ("amin", "amax")))
        remember(m.plans, key, plan)
    if out is not None:
        for given in out:
            expect_out_dtype(given, m.dtype)
    return plan


def aminmax_impl(plan: TwoReductions, min: Tensor, max: Tensor, self: Tensor, dim: int | None, keepdim: bool) -> None:
    if min.meta.numel:
        plan.smallest.launch(min.meta)(min, self)
        plan.largest.launch(max.meta)(max, self)


# ---- logsumexp -------------------------------------------------------------------------------------------------------


def logsumexp(self: Tensor, dim: Ints, keepdim: bool) -> Tensor:
    """log(sum(e**self)) over the given dimensions, without overflow."""
    own = self.meta.dtype
    dtype = own if own.is_floating_point else get_default_dtype()
    result = empty_from_metadata(contiguous_metadata((0,), dtype, self.meta.device))
    return F.logsumexp_out(self, dim, keepdim, result)


def logsumexp_out(self: Tensor, dim: Ints, keepdim: bool, out: Tensor) -> Tensor:
    found = out.meta.dtype
    check(
        found.is_floating_point,
        lambda: f"logsumexp(): Expected floating point type for result tensor, but got: {found.cpp_name}",
    )
    if not self.meta.dtype.is_floating_point:
        self = F.to(self, get_default_dtype())
    if self.meta.numel == 0:
        return F.sum_IntList_out(F.exp(self), dim, keepdim, None, out).log_()
    maxes = F.amax(self, dim, True)
    squeezed = maxes if keepdim else _squeeze(maxes, wrap_dims(dim, self.meta.dim))
    squeezed.masked_fill_(F.eq_Scalar(F.abs(squeezed), INF), 0)
    F.sum_IntList_out(F.sub(self, maxes).exp_(), dim, keepdim, None, out)
    return out.log_().add_(squeezed)


def _squeeze(self: Tensor, dims: Ints) -> Tensor:
    for dim in sorted(dims, reverse=True):
        self = self.squeeze(dim)
    return self


# ---- sum_to_size -----------------------------------------------------------------------------------------------------


def sum_to_size(self: Tensor, size: Ints) -> Tensor:
    """The sum over what broadcasting from `size` would add; self itself where that is nothing, and `size` is not ()."""
    check(
        is_expandable_to(size, tuple(self.meta.sizes)),
        lambda: f"size {{{list(size)}}} is not expandable to size {{{list(self.meta.sizes)}}}.",
    )
    if not size:  # the sum of all, of a number too
        return F.sum_default(self)
    extra = self.meta.dim - len(size)
    dims = [*range(extra), *(d + extra for d, n in enumerate(size) if n == 1 and self.meta.sizes[d + extra] != 1)]
    result = F.sum_dim_IntList(self, tuple(dims), True, None) if dims else self
    return F.view_default(result, size) if extra else result
