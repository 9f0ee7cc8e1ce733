# hot path
"""Sorting and selecting along a dimension: sort, argsort, msort, topk, kthvalue, median, nanmedian, mode, quantile.

A kernel finds places; values are then gathered from there. NaN is larger than every number.

Mirrors aten/src/ATen/native/Sorting.cpp, and `mode` of TensorCompare.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import memmove
from math import ceil, floor, isnan
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.few_elements import elements_of, may_read, numbers_of, row_of
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.factories.fill import fill__Scalar
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs
from tinytensor.aten.native.reduce.reduce_ops import check_non_empty, reduced_sizes
from tinytensor.aten.native.reduce.sorting_stubs import ORDER_STUBS
from tinytensor.aten.native.reduce.tensor_compare import ValueIndexPlan
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.shape.tensor_shape import select, view
from tinytensor.aten.unseen import is_unseen
from tinytensor.c10 import contiguity
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar import READABLE
from tinytensor.c10.scalar_type import bool_, float32, float64, int32, int64
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


Pair = tuple["Tensor", "Tensor"]
Launch = Callable[..., None]

# The median of no elements is NaN; for integers it is what a processor makes of NaN when it converts it.
MISSING = {int64: -(2**63), int32: -(2**31), bool_: True}


def as_vector(m: Metadata) -> Metadata:
    """A tensor without dimensions, seen as one element of a vector."""
    return m if m.dim else m.with_geometry((1,), (1,))


def _with_dim(m: Metadata, dim: int, ndim: int) -> Metadata:
    """The reduced dimension back, at size 1."""
    if m.dim == ndim:
        return m
    return m.with_geometry((*m.sizes[:dim], 1, *m.sizes[dim:]), (*m.strides[:dim], 1, *m.strides[dim:]))


def _prepare(op: str, m: Metadata, dim: int, count: int) -> Callable[[Metadata, Metadata], Launch]:
    """For outputs of given geometry: `launch(values or None, indices, self, flip, wanted, option)`."""
    own = as_vector(m.plain)

    def prepare(given_values: Metadata, given_indices: Metadata) -> Launch:
        values, indices = _with_dim(given_values, dim, own.dim), _with_dim(given_indices, dim, own.dim)
        find = ORDER_STUBS[op][m.device.type](own, dim, count, indices)
        fetch = tensor_advanced_indexing_stubs.gather_stub[m.device.type](own, dim, indices, indices.strides, values)

        def launch(v: Tensor, i: Tensor, self: Tensor, flip: int = 0, wanted: int = 0, option: bool = False) -> None:
            # sort(out=(x, ..)) of x itself: `fetch` would read elements that it has overwritten.
            if v.storage_ is self.storage_:
                like_self = contiguous_metadata(tuple(self.meta_.sizes), m.dtype, m.device)
                self = copy_(empty_from_metadata(like_self), self, False)
                if self.meta_.plain is not m.plain:  # a copy may have other strides
                    plan = _prepare(op, self.meta_, dim, count)
                    plan(v.meta_.plain, i.meta_.plain)(v, i, self, flip, wanted, option)
                    return
            if given_values is not values:
                v = new_tensor(values, v.storage_, v.byte_offset_)
                i = new_tensor(indices, i.storage_, i.byte_offset_)
            find(i, self, flip, wanted, option)
            fetch(v, self, i)

        return launch

    return prepare


def _plan(op: str, m: Metadata, dim: int, sizes: tuple[int, ...], strides: tuple[int, ...] | None) -> ValueIndexPlan:
    values = contiguous_metadata(sizes, m.dtype, m.device)
    if strides is not None:
        values = values.with_geometry(sizes, strides)
    metas = values, values.with_dtype(int64)
    count = (sizes[dim] if m.dim else 1) if len(sizes) == m.dim else 1
    if m.device.type == "meta":
        return ValueIndexPlan(metas, lambda values, indices: _nothing)
    return ValueIndexPlan(metas, _prepare(op, m, dim, count))


def _check_outs(out: Pair, m: Metadata) -> None:
    for given, dtype in zip(out, (m.dtype, int64), strict=True):
        expect_out_dtype(given, dtype)
        assert_no_internal_overlap(given.meta_)


def _nothing(*args: object) -> None:
    """On the meta device there are no elements."""


# ---- sort ------------------------------------------------------------------------------------------------------------


def sort_stable_meta(out: Pair | None, self: Tensor, stable: bool | None, dim: int, descending: bool) -> ValueIndexPlan:
    """All elements in order along `dim`, and where each came from. Equal elements keep their order if `stable`."""
    m = self.meta_
    op = "sort" if stable else "sort_unstable"
    key = (op, dim)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        sizes = tuple(m.sizes)
        strides = m.strides if m.is_non_overlapping_and_dense else contiguity.infer_dense_strides(sizes, m.strides)
        plan = remember(m.plans, key, _plan(op, m, wrapped, sizes, strides))
    if out is not None:
        _check_outs(out, m)
    return plan


def sort_stable_impl(
    plan: ValueIndexPlan, values: Tensor, indices: Tensor, self: Tensor, stable: bool | None, dim: int, descending: bool
) -> None:
    plan.launch(values.meta_, indices.meta_)(values, indices, self, -1 if descending else 0)


def sort(self: Tensor, dim: int, descending: bool) -> Pair:
    return F.sort_stable(self, False, dim, descending)


def sort_values(self: Tensor, dim: int, descending: bool, values: Tensor, indices: Tensor) -> Pair:
    return F.sort_values_stable(self, False, dim, descending, values, indices)


def argsort(self: Tensor, dim: int, descending: bool) -> Tensor:
    """Where the elements in order come from."""
    return F.sort_default(self, dim, descending)[1]


def argsort_stable(self: Tensor, stable: bool, dim: int, descending: bool) -> Tensor:
    return F.sort_stable(self, stable, dim, descending)[1]


def argsort_stable_out(self: Tensor, stable: bool, dim: int, descending: bool, out: Tensor) -> Tensor:
    values = F.new_empty_default(self, (0,))
    F.sort_values_stable(self, stable, dim, descending, values, out)
    return out


def msort(self: Tensor) -> Tensor:
    """The elements in order along the first dimension."""
    return F.sort_default(self, 0, False)[0]


def msort_out(self: Tensor, out: Tensor) -> Tensor:
    F.sort_values(self, 0, False, out, F.new_empty_default(self, (0,), int64))
    return out


# ---- topk ------------------------------------------------------------------------------------------------------------


def topk_meta(out: Pair | None, self: Tensor, k: int, dim: int, largest: bool, sorted: bool) -> ValueIndexPlan:
    """The k largest or smallest elements along `dim`, the first of them first."""
    m = self.meta_
    key = ("topk", k, dim)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        check(0 <= k <= (m.sizes[wrapped] if m.dim else 1), "selected index k out of range")
        sizes = tuple(k if d == wrapped else size for d, size in enumerate(m.sizes))
        plan = remember(m.plans, key, _plan("topk", m, wrapped, sizes, None))
    if out is not None:
        _check_outs(out, m)
    return plan


def topk_impl(
    plan: ValueIndexPlan, values: Tensor, indices: Tensor, self: Tensor, k: int, dim: int, largest: bool, sorted: bool
) -> None:
    if self.meta_.device is cpu:
        check(self.meta_.dtype is not bool_, "topk does not support bool dtypes on CPU")
    _check_no_bool(self.meta_, "topk_out_cuda")
    if indices.meta_.numel:
        plan.launch(values.meta_, indices.meta_)(values, indices, self, -1 if largest else 0, k, sorted)


# ---- one element of a line -------------------------------------------------------------------------------------------


def _selection_plan(op: str, m: Metadata, dim: int, keepdim: bool, name: str) -> ValueIndexPlan:
    key = ("select", op, dim, keepdim)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        check_non_empty(name, m, (wrapped,))
        sizes = reduced_sizes(tuple(m.sizes), (wrapped,) if m.dim else (), keepdim)
        plan = remember(m.plans, key, _plan(op, m, wrapped, sizes, None))
    return plan


def _select(plan: ValueIndexPlan, self: Tensor, values: Tensor, indices: Tensor, wanted: int, option: bool) -> Pair:
    sizes = tuple(plan.out_metas[0].sizes)
    for out in (values, indices):
        if out.meta_.sizes == sizes and out.meta_.numel:  # another size is made to fit
            assert_no_internal_overlap(out.meta_)
    resize_output(values, sizes)
    resize_output(indices, sizes)
    if indices.meta_.numel:
        plan.launch(values.meta_, indices.meta_)(values, indices, self, 0, wanted, option)
    return values, indices


def _new_pair(self: Tensor) -> Pair:
    empty = contiguous_metadata((0,), self.meta_.dtype, self.meta_.device)
    return empty_from_metadata(empty), empty_from_metadata(empty.with_dtype(int64))


def kthvalue(self: Tensor, k: int, dim: int, keepdim: bool) -> Pair:
    """The k-th smallest elements along `dim`, and where they are."""
    return F.kthvalue_values(self, k, dim, keepdim, *_new_pair(self))


def kthvalue_values(self: Tensor, k: int, dim: int, keepdim: bool, values: Tensor, indices: Tensor) -> Pair:
    m = self.meta_
    wrapped = maybe_wrap_dim(dim, m.dim)
    plan = _selection_plan("kthvalue", m, dim, keepdim, "kthvalue")
    size = m.sizes[wrapped] if m.dim else 1
    check(1 <= k <= size, lambda: f"kthvalue(): selected number k out of range for dimension {wrapped}")
    check(values.meta_.dtype is m.dtype, "output values must be of same type as input")
    check(indices.meta_.dtype is int64, "output indices must be of scalar type Long")
    check(
        m.dtype is not bool_ or m.dim == 0 or m.device.type == "meta",
        lambda: f"\"kthvalue_{m.device.type}\" not implemented for 'Bool'",
        NotImplementedError,
    )
    return _select(plan, self, values, indices, k, False)


def _median_out(op: str, self: Tensor, dim: int, keepdim: bool, values: Tensor, indices: Tensor) -> Pair:
    m = self.meta_
    check(
        indices.meta_.dtype is int64,
        lambda: (
            "Expected tensor for argument #1 'indices' to have scalar type Long; but got "
            f"torch.{indices.meta_.dtype.cpp_name}Tensor instead (while checking arguments for median)"
        ),
    )
    check(
        values.meta_.dtype is m.dtype,
        lambda: (
            "Expected tensor for 'values' to have the same type as tensor for argument #2 'self'; but type "
            f"torch.{values.meta_.dtype.cpp_name}Tensor does not equal torch.{m.dtype.cpp_name}Tensor (while checking "
            "arguments for median)"
        ),
    )
    plan = _selection_plan(op, m, dim, keepdim, "median")
    _check_no_bool(m, "median_out_impl" if m.device.type == "cuda" else "median_out")
    return _select(plan, self, values, indices, 1, m.dtype.is_floating_point)


def _check_no_bool(m: Metadata, name: str) -> None:
    check(
        m.dtype is not bool_ or m.device.type == "meta",
        lambda: f"\"{name}\" not implemented for 'Bool'",
        NotImplementedError,
    )


def median_dim(self: Tensor, dim: int, keepdim: bool) -> Pair:
    """The lower median along `dim`, and where it is; NaN where there is one."""
    return F.median_dim_values(self, dim, keepdim, *_new_pair(self))


def nanmedian_dim(self: Tensor, dim: int, keepdim: bool) -> Pair:
    """The lower median of the numbers along `dim`; NaN where there are only NaN."""
    return F.nanmedian_dim_values(self, dim, keepdim, *_new_pair(self))


def median_dim_values(self: Tensor, dim: int, keepdim: bool, values: Tensor, indices: Tensor) -> Pair:
    return _median_out("median", self, dim, keepdim, values, indices)


def nanmedian_dim_values(self: Tensor, dim: int, keepdim: bool, values: Tensor, indices: Tensor) -> Pair:
    return _median_out("nanmedian", self, dim, keepdim, values, indices)


def _median_of_all(op: str, self: Tensor) -> Tensor:
    m = self.meta_
    out = empty_from_metadata(contiguous_metadata((), m.dtype, m.device))
    if m.device.type == "meta":
        return out
    if m.numel == 0:
        return fill__Scalar(out, float("nan") if m.dtype.is_floating_point else MISSING.get(m.dtype, 0))
    if m.device is cpu:  # CUDA sorts, and bool can be sorted
        _check_no_bool(m, "median_cpu")
        if may_read(m):
            numbers = numbers_of(self)
            # A NaN makes one of the sum, and of zeros the kernel knows which has a sign.
            if not isnan(sum(numbers)) and (middle := sorted(numbers)[(m.numel - 1) // 2]):
                elements_of(out)[0] = middle
                return out
    line = view(self, (-1,)) if m.is_contiguous and is_unseen(m.key_set) else F.reshape_default(self, (-1,))
    indices = empty_from_metadata(contiguous_metadata((), int64, m.device))
    launch = _selection_plan(op, line.meta_, 0, False, "median").launch(out.meta_, indices.meta_)
    launch(out, indices, line, 0, 1, m.dtype.is_floating_point)
    return out


def median(self: Tensor) -> Tensor:
    """The lower median of all elements."""
    return _median_of_all("median", self)


def nanmedian(self: Tensor) -> Tensor:
    """The lower median of all elements that are not NaN."""
    return _median_of_all("nanmedian", self)


def mode(self: Tensor, dim: int, keepdim: bool) -> Pair:
    """The most frequent elements along `dim` (of several the smallest), and where they are."""
    values, indices = _selection_plan("mode", self.meta_, dim, keepdim, "mode").out_metas
    return mode_values(self, dim, keepdim, empty_from_metadata(values), empty_from_metadata(indices))


def mode_values(self: Tensor, dim: int, keepdim: bool, values: Tensor, indices: Tensor) -> Pair:
    m = self.meta_
    for given, wanted, what in ((values, m.dtype, "values"), (indices, int64, "indices")):
        check(
            given.meta_.dtype is wanted,
            lambda: (
                f"expected scalar type '{wanted.cpp_name}' but got '{given.meta_.dtype.cpp_name}' for {what} output"  # noqa: B023
            ),
        )
    plan = _selection_plan("mode", m, dim, keepdim, "mode")
    return _select(plan, self, values, indices, 1, m.dtype.is_floating_point)


# ==== quantile and nanquantile ========================================================================================
#
# Both are composed of sort, gather and lerp (`quantile_compute`).


LARGEST = 2**24  # of a line: up to here float32 tells all places apart
MODES = ("linear", "lower", "higher", "midpoint", "nearest")


def _checked(self: Tensor, q: Tensor) -> None:
    check(self.meta_.numel > 0, "quantile() input tensor must be non-empty")
    check(q.meta_.dim <= 1, "quantile() q must be a scalar or 1D tensor")
    check(
        self.meta_.dtype is float32 or self.meta_.dtype is float64,
        "quantile() input tensor must be either float or double dtype",
    )
    check(self.meta_.dtype is q.meta_.dtype, "quantile() q tensor must be same dtype as the input tensor")
    check(self.meta_.device is q.meta_.device, "quantile() q tensor must be on the same device as the input tensor")


def _ranks(q: Tensor, in_order: Tensor, ignore_nan: bool) -> Tensor:
    """Where in the sorted line each quantile lies: q * (n - 1), a place or between two places.

    NaN sorts behind all numbers. Without `ignore_nan` a line with a NaN has the last place as its rank, where the NaN is;
    with it n counts the numbers alone, and a line without numbers has rank 0, where a NaN is too.
    """
    if ignore_nan:
        count = F.sum(F.logical_not_(F.isnan(in_order)), -1, True)
        ranks = F.mul(q, F.sub_Scalar(count, 1, 1))
        return F.masked_fill_(ranks, F.lt(ranks, 0), 0)
    last = in_order.meta_.sizes[-1] - 1
    ranks = F.mul_Scalar(q, last)
    ranks, has_nan = F.broadcast_tensors((ranks, F.any(F.isnan(in_order), -1, True)))
    return F.masked_fill(ranks, has_nan, last)


def _check_interpolation(interpolation: str) -> None:
    check(
        interpolation in MODES,
        lambda: (
            "quantile() interpolation must be one of linear, lower, higher, midpoint or nearest, but got "
            f"{interpolation}"
        ),
    )


def _compute(self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str, ignore_nan: bool) -> Tensor:
    _check_interpolation(interpolation)
    _checked(self, q)
    wrapped = maybe_wrap_dim(dim or 0, self.meta_.dim)
    sizes = [1] * self.meta_.dim if dim is None else list(self.meta_.sizes)
    if dim is not None and self.meta_.dim:
        sizes[wrapped] = 1
    if not keepdim:
        sizes = [] if dim is None or not self.meta_.dim else sizes[:wrapped] + sizes[wrapped + 1 :]
    if not is_tensor_subclass_like(q) and q.storage_.device.type == "cpu":  # not fake
        in_range = F.all(F.logical_and(F.ge(q, 0), F.le(q, 1)))
        check(bool(in_range), "quantile() q values must be in the range [0, 1]")
    # The reduced dimension goes to the end. Where it is not there already, a dimension of size 1 is put at the end and
    # changes places with it, so the other dimensions keep their order and a 1 stays for keepdim.
    if dim is None:
        in_order = F.sort(F.flatten(self))[0]
    elif wrapped == self.meta_.dim - 1:
        in_order = F.sort(self)[0]
    else:
        in_order = F.sort(F.transpose(F.unsqueeze(self, -1), wrapped, -1))[0]
    check(in_order.meta_.numel and in_order.meta_.sizes[-1:] <= (LARGEST,), "quantile() input tensor is too large")
    column = (*sizes, in_order.meta_.sizes[-1] if in_order.meta_.dim else 1)
    in_order = F.view(in_order, column)
    ranks = _ranks(q, in_order, ignore_nan)
    if interpolation == "lower":
        ranks = F.floor(ranks)
    elif interpolation == "higher":
        ranks = F.ceil(ranks)
    elif interpolation == "nearest":
        ranks = F.round(ranks)
    below = F.to(ranks, int64)
    result = F.gather(in_order, -1, below)
    if interpolation in ("linear", "midpoint"):
        weights = F.full_like(ranks, 0.5) if interpolation == "midpoint" else F.sub(ranks, below)
        above = F.gather(in_order, -1, F.to(F.ceil_(ranks), int64))
        result = result.lerp_(above, weights)
    # The quantiles lie along the last dimension; of a vector q they become the first.
    if q.meta_.dim == 0:
        return result.squeeze_(-1)
    return result.unsqueeze_(0).transpose_(0, -1).squeeze_(-1)


def _checked_q(self: Tensor, q: float) -> Tensor:
    check(0 <= q <= 1, lambda: f"quantile() q must be in the range [0, 1] but got {q:g}")
    return F.scalar_tensor(q, dtype=self.meta_.dtype, device=self.meta_.device)


def _into(out: Tensor, self: Tensor, q: Tensor, dim: int | None, keepdim: bool, mode: str, ignore_nan: bool) -> Tensor:
    _check_interpolation(mode)
    _checked(self, q)
    check(out.meta_.dtype is self.meta_.dtype, "quantile() out tensor must be same dtype as the input tensor")
    check(out.meta_.device is self.meta_.device, "quantile() out tensor must be on the same device as the input tensor")
    result = _compute(self, q, dim, keepdim, mode, ignore_nan)
    resize_output(out, tuple(result.meta_.sizes))
    return F.copy__default(out, result, False)


def quantile(self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str) -> Tensor:
    """The q-th quantiles along `dim`, or of all elements; the quantiles are the first dimension if q is a vector."""
    return _compute(self, q, dim, keepdim, interpolation, False)


def quantile_out(self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str, out: Tensor) -> Tensor:
    return _into(out, self, q, dim, keepdim, interpolation, False)


def quantile_scalar(self: Tensor, q: float, dim: int | None, keepdim: bool, interpolation: str) -> Tensor:
    m = self.meta_
    is_line = (dim is None or m.dim == 1) and 0 < m.numel <= LARGEST and (m.dtype is float32 or m.dtype is float64)
    if is_line and 0 <= q <= 1 and interpolation in MODES and is_unseen(m.key_set):
        if dim is not None:
            maybe_wrap_dim(dim, m.dim)
        return _quantile_of_line(self, q, (1,) * m.dim if keepdim else (), interpolation)
    return F.quantile_default(self, _checked_q(self, q), dim, keepdim, interpolation)


def _quantile_of_line(self: Tensor, q: float, sizes: tuple[int, ...], interpolation: str) -> Tensor:
    """`_compute` where all elements are one line and q is a number: the rank is one, and no tensor."""
    dtype = self.meta_.dtype
    in_order = F.sort(F.flatten(self))[0]
    number, start, last = READABLE[dtype], in_order.storage_.data_ptr + in_order.byte_offset_, self.meta_.numel - 1
    is_nan = isnan(number.from_address(start + last * dtype.itemsize).value)
    # Each step is rounded to the dtype, as it is in a tensor.
    rank = float(last) if is_nan else number(number(q).value * last).value
    if interpolation == "lower":
        rank = floor(rank)
    elif interpolation == "higher":
        rank = ceil(rank)
    elif interpolation == "nearest":
        rank = round(rank)
    below = int(rank)
    result = empty_from_metadata(contiguous_metadata((*sizes, 1), dtype))
    memmove(result.storage_.data_ptr, start + below * dtype.itemsize, dtype.itemsize)
    if interpolation == "linear" or interpolation == "midpoint":
        weight = row_of([0.5 if interpolation == "midpoint" else rank - below], dtype)
        result.lerp_(select(in_order, 0, ceil(rank)), weight)
    return result.squeeze_(-1)


def quantile_scalar_out(
    self: Tensor, q: float, dim: int | None, keepdim: bool, interpolation: str, out: Tensor
) -> Tensor:
    return _into(out, self, _checked_q(self, q), dim, keepdim, interpolation, False)


def nanquantile(self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str) -> Tensor:
    """The q-th quantiles of the elements that are not NaN."""
    return _compute(self, q, dim, keepdim, interpolation, True)


def nanquantile_out(self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str, out: Tensor) -> Tensor:
    return _into(out, self, q, dim, keepdim, interpolation, True)


def nanquantile_scalar(self: Tensor, q: float, dim: int | None, keepdim: bool, interpolation: str) -> Tensor:
    return F.nanquantile_default(self, _checked_q(self, q), dim, keepdim, interpolation)


def nanquantile_scalar_out(
    self: Tensor, q: float, dim: int | None, keepdim: bool, interpolation: str, out: Tensor
) -> Tensor:
    return _into(out, self, _checked_q(self, q), dim, keepdim, interpolation, True)
