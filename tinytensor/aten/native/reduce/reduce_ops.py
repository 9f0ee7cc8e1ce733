# hot path
"""Reductions: sum, mean, prod, amax, amin, all, any, max and min of all elements, nansum, var, std.

A meta function finds a plan in the memo of the input's metadata. The plan knows the output's metadata and, for each
geometry of an output that it has met, the prepared launch of a kernel; so a second call with the same metadata does no
arithmetic on shapes. max(dim) and argmax are in tensor_compare.py, norms in reduce_ops_norm.py, cumsum and the like in
reduce_ops_scan.py.

Mirrors aten/src/ATen/native/ReduceOps.cpp, ReduceAllOps.cpp and ReduceOpsUtils.h.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, nan
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import is_expandable_to
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, has_internal_overlap
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.reduce import reduce_ops_stubs as stubs
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.structured import asks_first
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check, warn
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.c10.metadata import Metadata, contiguous_metadata, metadata, remember
from tinytensor.c10.overflows import check_range
from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_, can_cast, float16, get_default_dtype, int64, uint8
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import check_room_for_dims, maybe_wrap_dim, wrap_dims

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== what all reductions share =======================================================================================
#
# The plan, the shape of a result, the checks on empty inputs (ReduceOpsUtils.h).


Ints = tuple[int, ...]


class ReductionPlan:
    """What a reduction of one metadata does: `out_meta` of a new output, and a launch per output geometry."""

    __slots__ = ("_prepare", "launches", "out_meta")

    def __init__(self, out_meta: Metadata, prepare: Callable[[Metadata], Callable[..., None]]):
        self.out_meta = out_meta
        self.launches: dict[Metadata, Callable[..., None]] = {}
        self._prepare = prepare

    def launch(self, out: Metadata) -> Callable[..., None]:
        """The launch into an output with this metadata."""
        # Metadata is interned, so the lookup compares identities.
        found = self.launches.get(out)
        if found is None:
            found = remember(self.launches, out, self._prepare(out.plain))
        return found


def reduced_sizes(sizes: Ints, dims: Ints, keepdim: bool) -> Ints:
    """Sizes of the result (`get_reduction_shape`)."""
    if keepdim:
        return tuple(1 if dim in dims else size for dim, size in enumerate(sizes))
    return tuple(size for dim, size in enumerate(sizes) if dim not in dims)


def reduction_dims(dim: Ints | None, ndim: int) -> Ints:
    """No dimension named means all of them."""
    return wrap_dims(dim, ndim) if dim else tuple(range(ndim))


def plan_reduction(op: str, m: Metadata, dims: Ints, keepdim: bool, dtype: ScalarType) -> ReductionPlan:
    # A 0-dim tensor may be asked for dim 0 or -1; there is nothing to reduce then.
    real_dims = dims if m.dim else ()
    out = contiguous_metadata(reduced_sizes(tuple(m.sizes), real_dims, keepdim), dtype, m.device)
    return ReductionPlan(out, lambda out_meta: _prepare(op, m, real_dims, keepdim, out_meta))


def _prepare(op: str, m: Metadata, dims: Ints, keepdim: bool, out: Metadata) -> Callable[..., None]:
    if op != "mean" or out.is_non_overlapping_and_dense or not has_internal_overlap(out):
        return prepare_launch(stubs.VALUE_STUBS[op], m, dims, keepdim, out)
    # PyTorch writes the sum, and refuses to divide it in place.
    launch_sum = prepare_launch(stubs.sum_stub, m, dims, keepdim, out)

    def launch(out: Tensor, self: Tensor) -> None:
        launch_sum(out, self)
        assert_no_internal_overlap(out.meta_)

    return launch


def prepare_launch(stub: DispatchStub, m: Metadata, dims: Ints, keepdim: bool, out: Metadata) -> Callable[..., None]:
    """The launch of a kernel into an output of this geometry.

    PyTorch's iterator tells the reduced dimensions from the others by their stride in the output, which is 0. So of an output that
    was expanded along a dimension, this dimension is reduced as well.
    """
    places = range(m.dim) if keepdim else [d for d in range(m.dim) if d not in dims]
    flat = {d: i for i, d in enumerate(places) if d not in dims and out.sizes[i] > 1 and out.strides[i] == 0}
    kernel = stub[m.device.type]
    if not flat:
        return kernel(m.plain, dims, out)
    left = [
        1 if keepdim and i in flat.values() else n for i, n in enumerate(out.sizes) if keepdim or i not in flat.values()
    ]
    strides = [s for i, s in enumerate(out.strides) if keepdim or i not in flat.values()]
    narrow = metadata(tuple(left), tuple(strides), out.dtype, out.device)
    launch = kernel(m.plain, (*dims, *flat), narrow)
    return lambda out, self, *args: launch(new_tensor(narrow, out.storage_, out.byte_offset_), self, *args)


def new_output(plan: ReductionPlan, self: Tensor) -> Tensor:
    """A fresh output, filled unless the device is meta."""
    out = empty_from_metadata(plan.out_meta)
    # Meta tensors have no memory, and an empty output needs no kernel.
    if out.storage_.data_ptr:
        plan.launch(plan.out_meta)(out, self)
    return out


def check_non_empty(op: str, m: Metadata, dims: Ints) -> None:
    """A maximum needs an element. Dimensions of size 0 may be kept, not reduced."""
    if m.numel == 0 and m.dim:
        for dim in dims:
            check(
                m.sizes[maybe_wrap_dim(dim, m.dim)] != 0,
                lambda dim=dim: f"{op}(): Expected reduction dim {dim} to have non-zero size.",
                IndexError,
            )


def check_has_elements(op: str, m: Metadata) -> None:
    check(
        m.numel > 0,
        lambda: (
            f"{op}(): Expected reduction dim to be specified for input.numel() == 0. "
            "Specify the reduction dim with the 'dim' argument."
        ),
    )


def check_can_cast(result: ScalarType, out: ScalarType) -> None:
    check(
        can_cast(result, out),
        lambda: f"result type {result.cpp_name} can't be cast to the desired output type {out.cpp_name}",
    )


# ---- sum, mean, prod -------------------------------------------------------------------------------------------------


def _sum_dtype(out: Tensor | None, self: Tensor, dtype: ScalarType | None) -> ScalarType:
    """Integers and bool add up in int64 unless told otherwise."""
    if out is not None:
        if dtype is not None:
            expect_out_dtype(out, dtype)
        return out.meta_.dtype
    if dtype is not None:
        return dtype
    # Sums of small integers would overflow in their own type.
    own = self.meta_.dtype
    return own if own.is_floating_point else int64


def sum_dim_IntList_meta(
    out: Tensor | None, self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None
) -> ReductionPlan:
    """Sum over the given dimensions."""
    m = self.meta_
    key = ("sum", dim, keepdim, dtype, None if out is None else out.meta_.dtype)
    plan = m.plans.get(key)
    if plan is None:
        made = plan_reduction("sum", m, reduction_dims(dim, m.dim), keepdim, _sum_dtype(out, self, dtype))
        plan = remember(m.plans, key, made)
    return plan


def sum_dim_IntList_impl(
    plan: ReductionPlan, out: Tensor, self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None
) -> None:
    plan.launch(out.meta_)(out, self)


def sum(self: Tensor, dtype: ScalarType | None) -> Tensor:
    """Sum of all elements."""
    if goes_unseen(self.meta_.key_set):
        plan = sum_dim_IntList_meta(None, self, (), False, dtype)
        out = empty_from_metadata(plan.out_meta)
        sum_dim_IntList_impl(plan, out, self, (), False, dtype)
        return out
    return F.sum_dim_IntList(self, (), False, dtype)


def mean_dtype(own: ScalarType, dtype: ScalarType | None) -> ScalarType:
    """The dtype of a mean, which is no integer."""
    result = dtype or own
    what = "Input" if dtype is None else "Optional"
    check(
        result.is_floating_point,
        lambda: (
            f"mean(): could not infer output dtype. {what} dtype must be either a floating point or complex dtype. "
            f"Got: {result.cpp_name}"
        ),
    )
    return result


def mean_dim_meta(
    out: Tensor | None, self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None
) -> ReductionPlan:
    """Mean over the given dimensions; floating types only."""
    m = self.meta_
    key = ("mean", dim, keepdim, dtype, None if out is None else out.meta_.dtype)
    plan = m.plans.get(key)
    if plan is not None:
        return plan
    result = mean_dtype(m.dtype, dtype)
    dims = reduction_dims(dim, m.dim)
    if out is None:
        return remember(m.plans, key, plan_reduction("mean", m, dims, keepdim, result))
    if dtype is not None:
        expect_out_dtype(out, dtype)
    check_can_cast(result, out.meta_.dtype)
    return remember(m.plans, key, plan_reduction("mean", m, dims, keepdim, out.meta_.dtype))


def mean_dim_impl(
    plan: ReductionPlan, out: Tensor, self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None
) -> None:
    plan.launch(out.meta_)(out, self)


def mean(self: Tensor, dtype: ScalarType | None) -> Tensor:
    """Mean of all elements."""
    if goes_unseen(self.meta_.key_set):
        plan = mean_dim_meta(None, self, (), False, dtype)
        out = empty_from_metadata(plan.out_meta)
        mean_dim_impl(plan, out, self, (), False, dtype)
        return out
    return F.mean_dim(self, (), False, dtype)


def mean_dtype_out(self: Tensor, dtype: ScalarType | None, out: Tensor) -> Tensor:
    return F.mean_out(self, (), False, dtype, out)


def prod_dim_int_meta(
    out: Tensor | None, self: Tensor, dim: int, keepdim: bool, dtype: ScalarType | None
) -> ReductionPlan:
    """Product over one dimension."""
    m = self.meta_
    dims = wrap_dims((dim,), m.dim)
    result = _sum_dtype(out, self, dtype)
    key = ("prod", dims, keepdim, result)
    return m.plans.get(key) or remember(m.plans, key, plan_reduction("prod", m, dims, keepdim, result))


def prod_dim_int_impl(
    plan: ReductionPlan, out: Tensor, self: Tensor, dim: int, keepdim: bool, dtype: ScalarType | None
) -> None:
    plan.launch(out.meta_)(out, self)


def prod(self: Tensor, dtype: ScalarType | None) -> Tensor:
    """Product of all elements."""
    m = self.meta_
    key = ("prod", dtype)
    plan = m.plans.get(key)
    if plan is None:
        plan = remember(
            m.plans, key, plan_reduction("prod", m, tuple(range(m.dim)), False, _sum_dtype(None, self, dtype))
        )
    return new_output(plan, self)


# ---- amax, amin ------------------------------------------------------------------------------------------------------


def _check_extremum_out(out: Tensor, self: Tensor, dim: Ints, keepdim: bool) -> None:
    ours, theirs = self.meta_.dtype, out.meta_.dtype
    check(
        ours is theirs,
        lambda: (
            f"Expected the dtype for input and out to match, but got {ours.cpp_name} for input's dtype and "
            f"{theirs.cpp_name} for out's dtype."
        ),
    )


def _extremum_meta(op: str, out: Tensor | None, self: Tensor, dim: Ints, keepdim: bool) -> ReductionPlan:
    m = self.meta_
    if out is not None:
        _check_extremum_out(out, self, dim, keepdim)
    key = (op, dim, keepdim)
    plan = m.plans.get(key)
    if plan is None:
        if not dim:
            check_has_elements(op, m)
        check_non_empty(op, m, dim)
        dims = reduction_dims(dim, m.dim)
        plan = remember(m.plans, key, plan_reduction(op, m, dims, keepdim, m.dtype))
    return plan


@asks_first(_check_extremum_out)
def amax_meta(out: Tensor | None, self: Tensor, dim: Ints, keepdim: bool) -> ReductionPlan:
    """Largest element over the given dimensions; NaN wins."""
    return _extremum_meta("amax", out, self, dim, keepdim)


@asks_first(_check_extremum_out)
def amin_meta(out: Tensor | None, self: Tensor, dim: Ints, keepdim: bool) -> ReductionPlan:
    """Smallest element over the given dimensions; NaN wins."""
    return _extremum_meta("amin", out, self, dim, keepdim)


def amax_impl(plan: ReductionPlan, out: Tensor, self: Tensor, dim: Ints, keepdim: bool) -> None:
    plan.launch(out.meta_)(out, self)


amin_impl = amax_impl


def _extremum_of_all(op: str, name: str, self: Tensor) -> Tensor:
    m = self.meta_
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
        can_cast(self.meta_.dtype, out.meta_.dtype),
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
    m = self.meta_
    result = uint8 if m.dtype is uint8 else bool_
    if out is not None:
        result = out.meta_.dtype
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
    return _logic_meta("all", out, self, _dims_or_all(None, self.meta_.dim), False)


def any_meta(out: Tensor | None, self: Tensor) -> ReductionPlan:
    """Whether some element is not zero."""
    return _logic_meta("any", out, self, _dims_or_all(None, self.meta_.dim), False)


def all_dim_meta(out: Tensor | None, self: Tensor, dim: int, keepdim: bool) -> ReductionPlan:
    return _logic_meta("all", out, self, wrap_dims((dim,), self.meta_.dim), keepdim)


def any_dim_meta(out: Tensor | None, self: Tensor, dim: int, keepdim: bool) -> ReductionPlan:
    return _logic_meta("any", out, self, wrap_dims((dim,), self.meta_.dim), keepdim)


def all_dims_meta(out: Tensor | None, self: Tensor, dim: Ints | None, keepdim: bool) -> ReductionPlan:
    return _logic_meta("all", out, self, _dims_or_all(dim, self.meta_.dim), keepdim)


def any_dims_meta(out: Tensor | None, self: Tensor, dim: Ints | None, keepdim: bool) -> ReductionPlan:
    return _logic_meta("any", out, self, _dims_or_all(dim, self.meta_.dim), keepdim)


def all_impl(plan: ReductionPlan, out: Tensor, self: Tensor, *args: Any) -> None:
    plan.launch(out.meta_)(out, self)


all_dim_impl = all_dims_impl = any_impl = any_dim_impl = any_dims_impl = all_impl


def _expect_bool(self: Tensor) -> None:
    # PyTorch's words: there a mistake of the caller fails an assertion of the library.
    check(self.meta_.dtype is bool_, "self.scalar_type() == at::kBool INTERNAL ASSERT FAILED")


def _is_all_true(self: Tensor) -> Tensor:
    _expect_bool(self)
    return F.all(self)


def _is_any_true(self: Tensor) -> Tensor:
    _expect_bool(self)
    return F.any(self)


# ==== sums that skip NaN, counts, aminmax, logsumexp ==================================================================
#
# nansum, nanmean, count_nonzero (of TensorCompare.cpp), aminmax, logsumexp, sum_to_size.


INF, NAN = float("inf"), float("nan")


# ---- nansum, nanmean -------------------------------------------------------------------------------------------------


def _nansum(self: Tensor, dim: Ints | None, keepdim: bool, result: ScalarType, out: Tensor | None) -> Tensor:
    m = self.meta_
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
        plan.launch(out.meta_)(out, self)
    return out


def nansum(self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """Sum of the elements that are not NaN."""
    own = self.meta_.dtype
    return _nansum(self, dim, keepdim, dtype or (own if own.is_floating_point else int64), None)


def nansum_out(self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None, out: Tensor) -> Tensor:
    if dtype is not None:
        expect_out_dtype(out, dtype)
    reduction_dims(dim, self.meta_.dim)
    check(
        not self.meta_.dtype.is_floating_point or out.meta_.dtype.is_floating_point or not self.meta_.numel,
        lambda: f"\"nansum_cpu\" not implemented for '{out.meta_.dtype.cpp_name}'",
        NotImplementedError,
    )
    return _nansum(self, dim, keepdim, dtype or out.meta_.dtype, out)


def _count_numbers(self: Tensor, dim: Ints | None, keepdim: bool) -> Tensor:
    own = self.meta_.dtype
    check(
        own.is_floating_point,
        lambda: f"nanmean(): expected input to have floating point or complex dtype but got {own.cpp_name}",
    )
    numbers = F.detach(self)
    return F.sum_dim_IntList(F.logical_not_(F.ne(numbers, numbers)), dim, keepdim, None)


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
        self.meta_.dtype.is_floating_point,
        "nanmean(): integral types and 'Bool' are not supported for nanmean, even for empty tensors.",
    )
    _check_mean(dtype)
    own = out.meta_.dtype.cpp_name
    check(
        dtype is None or dtype is out.meta_.dtype,
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
    m = self.meta_
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
        for given, made in zip(out, plan.out_metas, strict=True):
            expect_out_dtype(given, m.dtype)
            if given.meta_.sizes == made.sizes:  # another size is made to fit
                assert_no_internal_overlap(given.meta_)
    return plan


def aminmax_impl(plan: TwoReductions, min: Tensor, max: Tensor, self: Tensor, dim: int | None, keepdim: bool) -> None:
    if min.meta_.numel:
        plan.smallest.launch(min.meta_)(min, self)
        plan.largest.launch(max.meta_)(max, self)


# ---- logsumexp -------------------------------------------------------------------------------------------------------


def logsumexp(self: Tensor, dim: Ints, keepdim: bool) -> Tensor:
    """log(sum(e**self)) over the given dimensions, without overflow: m + log(sum(e**(self - m))), m the largest element."""
    own = self.meta_.dtype
    if own.is_floating_point and self.meta_.numel and goes_unseen(self.meta_.key_set):
        # What follows, without the output that has to be made to fit.
        maxes, squeezed = _largest(self, dim, keepdim)
        F.nan_to_num_(squeezed, NAN, 0.0, 0.0)
        total = F.sum_dim_IntList(F.exp_(F.sub(self, maxes)), dim, keepdim, None)
        return F.add_(F.log_(total), squeezed)
    dtype = own if own.is_floating_point else get_default_dtype()
    result = empty_from_metadata(contiguous_metadata((0,), dtype, self.meta_.device))
    return F.logsumexp_out(self, dim, keepdim, result)


def logsumexp_out(self: Tensor, dim: Ints, keepdim: bool, out: Tensor) -> Tensor:
    found = out.meta_.dtype
    check(
        found.is_floating_point,
        lambda: f"logsumexp(): Expected floating point type for result tensor, but got: {found.cpp_name}",
    )
    if not self.meta_.dtype.is_floating_point:
        self = F.to(self, get_default_dtype())
    if self.meta_.numel == 0:
        return F.sum_IntList_out(F.exp(self), dim, keepdim, None, out).log_()
    maxes, squeezed = _largest(self, dim, keepdim)
    # An infinite m would give inf - inf = NaN. With 0 in its place e**inf is inf, and a line of minus infinities gives log(0).
    # `squeezed` is `maxes` or a view of it, so this writes to both.
    if state.observers:  # as PyTorch does it
        squeezed.masked_fill_(F.eq_Scalar(F.abs(squeezed), INF), 0)
    else:
        F.nan_to_num_(squeezed, NAN, 0.0, 0.0)
    F.sum_IntList_out(F.sub(self, maxes).exp_(), dim, keepdim, None, out)
    return out.log_().add_(squeezed)


def _largest(self: Tensor, dim: Ints, keepdim: bool) -> tuple[Tensor, Tensor]:
    """The largest elements, with the dimensions that were reduced and, over the same memory, as `keepdim` says."""
    maxes = squeezed = F.amax(self, dim, True)
    if not keepdim:
        for d in sorted(wrap_dims(dim, self.meta_.dim), reverse=True):
            squeezed = F.squeeze(squeezed, d)
    return maxes, squeezed


# ---- sum_to_size -----------------------------------------------------------------------------------------------------


def sum_to_size(self: Tensor, size: Ints) -> Tensor:
    """The sum over the dimensions that broadcasting from `size` would add.

    self itself if it has this size already, unless `size` is ().
    """
    check(
        is_expandable_to(size, tuple(self.meta_.sizes)),
        lambda: f"size {{{list(size)}}} is not expandable to size {{{list(self.meta_.sizes)}}}.",
    )
    if not size:  # the sum of all, of a number too
        return F.sum_default(self)
    extra = self.meta_.dim - len(size)
    dims = [*range(extra), *(d + extra for d, n in enumerate(size) if n == 1 and self.meta_.sizes[d + extra] != 1)]
    result = F.sum_dim_IntList(self, tuple(dims), True, None) if dims else self
    return F.view_default(result, size) if extra else result


# ==== variance and standard deviation =================================================================================
#
# var and std, alone or with the mean (`std_var_out`).


Number = int | float | bool
_HALVES = (float16, bfloat16)


def _moments(
    op: str,
    self: Tensor,
    dim: Ints | None,
    correction: Number | None,
    keepdim: bool,
    out: Tensor | None,
    name: str = "",
) -> Tensor:
    m = self.meta_
    check(m.dtype.is_floating_point, "std and var only support floating point and complex dtypes")
    key = (op, dim, keepdim)
    plan = m.plans.get(key)
    if plan is None:
        dims = reduction_dims(dim, m.dim)
        dims = dims if m.dim else ()
        out_meta = contiguous_metadata(reduced_sizes(tuple(m.sizes), dims, keepdim), m.dtype, m.device)
        stub = stubs.var_stub if op == "var" else stubs.std_stub
        plan = ReductionPlan(out_meta, lambda given: prepare_launch(stub, m, dims, keepdim, given))
        remember(m.plans, key, plan)
    if out is None:
        out = empty_from_metadata(plan.out_meta)
    else:
        check_can_cast(m.dtype, out.meta_.dtype)
        resize_output(out, tuple(plan.out_meta.sizes))
        # PyTorch's function for one number knows no halves. It is not called where the output is one, too.
        check(
            out.meta_.numel != 1 or m.dtype not in _HALVES or out.meta_.dtype in _HALVES or m.device is not cpu,
            lambda: f"std_var_all: Unsupported dtype {m.dtype.cpp_name}",
        )
    # `correction` is a number for the launch and no part of the plan: the loops are the same for all.
    if isinstance(correction, int):
        check_range(correction)
    freedom = 1.0 if correction is None else float(correction)
    if freedom != freedom:
        freedom = inf  # C++'s max(0, n - nan) is 0
    if out.meta_.numel and m.numel <= freedom * out.meta_.numel:
        warn(
            f"{name or op}(): degrees of freedom is <= 0. Correction should be strictly less than the reduction factor (input "
            "numel divided by output numel)."
        )
    if out.storage_.data_ptr:
        plan.launch(out.meta_)(out, self, freedom)
    return out


def var_correction(self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool) -> Tensor:
    """Variance: sum of squared deviations over (elements - correction)."""
    return _moments("var", self, dim, correction, keepdim, None)


def std_correction(self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool) -> Tensor:
    """Square root of the variance."""
    return _moments("std", self, dim, correction, keepdim, None)


def var_correction_out(self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool, out: Tensor) -> Tensor:
    return _moments("var", self, dim, correction, keepdim, out)


def std_correction_out(self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool, out: Tensor) -> Tensor:
    return _moments("std", self, dim, correction, keepdim, out)


def var(self: Tensor, unbiased: bool) -> Tensor:
    return F.var_correction(self, None, int(unbiased), False)


def std(self: Tensor, unbiased: bool) -> Tensor:
    return F.std_correction(self, None, int(unbiased), False)


def var_dim(self: Tensor, dim: Ints | None, unbiased: bool, keepdim: bool) -> Tensor:
    return F.var_correction(self, dim, int(unbiased), keepdim)


def std_dim(self: Tensor, dim: Ints | None, unbiased: bool, keepdim: bool) -> Tensor:
    return F.std_correction(self, dim, int(unbiased), keepdim)


def var_out(self: Tensor, dim: Ints | None, unbiased: bool, keepdim: bool, out: Tensor) -> Tensor:
    return F.var_correction_out(self, dim, int(unbiased), keepdim, out)


def std_out(self: Tensor, dim: Ints | None, unbiased: bool, keepdim: bool, out: Tensor) -> Tensor:
    return F.std_correction_out(self, dim, int(unbiased), keepdim, out)


# ---- with the mean ---------------------------------------------------------------------------------------------------


def _with_mean(
    op: str, self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool
) -> tuple[Tensor, Tensor]:
    name = f"{op}_mean"
    check(self.meta_.dtype.is_floating_point, lambda: f"{name} only support floating point and complex dtypes")
    result = _moments(op, self, dim, correction, keepdim, None, name)
    return result, _running_mean(self, dim, F.mean_dim(self, dim, keepdim, None))


def _running_mean(self: Tensor, dim: Ints | None, mean: Tensor) -> Tensor:
    """PyTorch keeps this mean element by element: whatever follows an infinity, inf - inf makes NaN of it.

    Only where the infinity comes last is the mean infinite.
    """
    if not (self.meta_.dim and mean.meta_.device is cpu and F.item(F.any(F.isinf(mean)))):
        return mean
    dims = reduction_dims(dim, self.meta_.dim)
    kept = [d for d in range(self.meta_.dim) if d not in dims]
    # One row of reduced elements for each mean, in the order in which PyTorch meets them.
    rows = F.flatten(F.permute(self, (*kept, *dims)), len(kept), -1) if dims else F.unsqueeze(self, -1)
    earlier = F.any(F.logical_not(F.isfinite(F.slice(rows, -1, 0, -1))), -1)
    return F.masked_fill(mean, F.logical_and(F.isinf(mean), F.view_as(earlier, mean)), nan)


def var_mean_correction(
    self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool
) -> tuple[Tensor, Tensor]:
    """Variance and mean."""
    return _with_mean("var", self, dim, correction, keepdim)


def std_mean_correction(
    self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool
) -> tuple[Tensor, Tensor]:
    """Standard deviation and mean."""
    return _with_mean("std", self, dim, correction, keepdim)


def var_mean(self: Tensor, unbiased: bool) -> tuple[Tensor, Tensor]:
    return F.var_mean_correction(self, None, int(unbiased), False)


def std_mean(self: Tensor, unbiased: bool) -> tuple[Tensor, Tensor]:
    return F.std_mean_correction(self, None, int(unbiased), False)


def var_mean_dim(self: Tensor, dim: Ints | None, unbiased: bool, keepdim: bool) -> tuple[Tensor, Tensor]:
    return F.var_mean_correction(self, dim, int(unbiased), keepdim)


def std_mean_dim(self: Tensor, dim: Ints | None, unbiased: bool, keepdim: bool) -> tuple[Tensor, Tensor]:
    return F.std_mean_correction(self, dim, int(unbiased), keepdim)
