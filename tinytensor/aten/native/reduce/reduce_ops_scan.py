# hot path
"""Running folds along a dimension: cumsum, cumprod, logcumsumexp, cummax, cummin.

Mirrors those of aten/src/ATen/native/ReduceOps.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.reduce import reduce_ops_stubs as stubs
from tinytensor.aten.native.reduce.reduce_ops import ReductionPlan
from tinytensor.aten.native.reduce.tensor_compare import ValueIndexPlan
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import ScalarType, bool_, int64
from tinytensor.c10.type_names import expect_inplace_dtype, expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Pair = tuple["Tensor", "Tensor"]


def _scan_meta(op: str, out: Tensor | None, self: Tensor, dim: int, dtype: ScalarType | None) -> ReductionPlan:
    m = self.meta_
    if out is not None and dtype is not None:
        (expect_inplace_dtype if out is self else expect_out_dtype)(out, dtype)
    natural = dtype or (m.dtype if m.dtype.is_floating_point else int64)
    return _plan(op, m, dim, natural if out is None else out.meta_.dtype)


def _plan(op: str, m: Metadata, dim: int, result: ScalarType) -> ReductionPlan:
    key = (op, dim, result)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        out_meta = contiguous_metadata(tuple(m.sizes), result, m.device)
        stub = stubs.SCAN_STUBS[op]
        plan = ReductionPlan(out_meta, lambda given: stub[m.device.type](m.plain, wrapped, given))
        remember(m.plans, key, plan)
    return plan


def _scan_impl(op: str, plan: ReductionPlan, out: Tensor, self: Tensor) -> None:
    check(
        out.meta_.dtype is not bool_ or self.meta_.dim == 0 or self.meta_.numel == 0,
        lambda: (
            f"\"{op}_{'out_cpu' if self.meta_.device is cpu else self.meta_.device.type}\" not implemented for 'Bool'"
        ),
        NotImplementedError,
    )
    assert_no_internal_overlap(out.meta_)
    # The running sum of one number is the number, in the dtype of `out`.
    if self.meta_.dim == 0:
        copy_(out, self, False)
        return
    plan.launch(out.meta_)(out, self)


def cumsum_meta(out: Tensor | None, self: Tensor, dim: int, dtype: ScalarType | None) -> ReductionPlan:
    """out[i] = self[0] + .. + self[i] along `dim`; integers and bool in int64 unless told otherwise."""
    return _scan_meta("cumsum", out, self, dim, dtype)


def cumsum_impl(plan: ReductionPlan, out: Tensor, self: Tensor, dim: int, dtype: ScalarType | None) -> None:
    _scan_impl("cumsum", plan, out, self)


def cumprod_meta(out: Tensor | None, self: Tensor, dim: int, dtype: ScalarType | None) -> ReductionPlan:
    """out[i] = self[0] * .. * self[i] along `dim`; integers and bool in int64 unless told otherwise."""
    return _scan_meta("cumprod", out, self, dim, dtype)


def cumprod_impl(plan: ReductionPlan, out: Tensor, self: Tensor, dim: int, dtype: ScalarType | None) -> None:
    _scan_impl("cumprod", plan, out, self)


# ---- logcumsumexp ----------------------------------------------------------------------------------------------------


def logcumsumexp(self: Tensor, dim: int) -> Tensor:
    """out[i] = log(e**self[0] + .. + e**self[i]) along `dim`."""
    return F._logcumsumexp_default(self, dim)


def logcumsumexp_out(self: Tensor, dim: int, out: Tensor) -> Tensor:
    _expect_scalar_type(out, self.meta_.dtype)
    return F._logcumsumexp_out(self, dim, out)


def _logcumsumexp(self: Tensor, dim: int) -> Tensor:
    out = empty_from_metadata(contiguous_metadata(tuple(self.meta_.sizes), self.meta_.dtype, self.meta_.device))
    return _logcumsumexp_out(self, dim, out)


def _logcumsumexp_out(self: Tensor, dim: int, out: Tensor) -> Tensor:
    m = self.meta_
    plan = _plan("logcumsumexp", m, dim, m.dtype)
    check(
        m.dtype.is_floating_point or m.device.type == "meta",
        lambda: f"\"logcumsumexp_out_cpu\" not implemented for '{m.dtype.cpp_name}'",
        NotImplementedError,
    )
    resize_output(out, tuple(m.sizes))
    if m.dim == 0:
        return copy_(out, self, False)
    if m.numel:
        assert_no_internal_overlap(out.meta_)
    if out.storage_.data_ptr:
        plan.launch(out.meta_)(out, self)
    return out


def _expect_scalar_type(out: Tensor, dtype: ScalarType) -> None:
    check(
        out.meta_.dtype is dtype,
        lambda: f"expected scalar_type {dtype.cpp_name} but found {out.meta_.dtype.cpp_name}",
    )


# ---- cummax, cummin --------------------------------------------------------------------------------------------------


def cummax(self: Tensor, dim: int) -> Pair:
    """The largest element so far, along `dim`, and where it is; of equal ones the last."""
    return _new_extremes("cummax", self, dim)


def cummin(self: Tensor, dim: int) -> Pair:
    """The smallest element so far, along `dim`, and where it is; of equal ones the last."""
    return _new_extremes("cummin", self, dim)


def _new_extremes(op: str, self: Tensor, dim: int) -> Pair:
    metas = [
        contiguous_metadata(tuple(self.meta_.sizes), dtype, self.meta_.device) for dtype in (self.meta_.dtype, int64)
    ]
    return _extremes(op, self, dim, *map(empty_from_metadata, metas))


def cummax_out(self: Tensor, dim: int, values: Tensor, indices: Tensor) -> Pair:
    return _checked_extremes("cummax", self, dim, values, indices)


def cummin_out(self: Tensor, dim: int, values: Tensor, indices: Tensor) -> Pair:
    return _checked_extremes("cummin", self, dim, values, indices)


def _checked_extremes(op: str, self: Tensor, dim: int, values: Tensor, indices: Tensor) -> Pair:
    _expect_scalar_type(values, self.meta_.dtype)
    _expect_scalar_type(indices, int64)
    resize_output(values, tuple(self.meta_.sizes))
    resize_output(indices, tuple(self.meta_.sizes))
    return _extremes(op, self, dim, values, indices)


def _extremes(op: str, self: Tensor, dim: int, values: Tensor, indices: Tensor) -> Pair:
    if self.meta_.dim == 0:
        check(
            dim in (-1, 0),
            lambda: f"{op}(): Expected reduction dim -1 or 0 for scalar but got {dim}",
            IndexError,
        )
        copy_(values, self, False)
        F.zero__default(indices)
    elif indices.meta_.numel:
        (F._cummax_helper if op == "cummax" else F._cummin_helper)(
            self, values, indices, maybe_wrap_dim(dim, self.meta_.dim)
        )
    return values, indices


def _cummax_helper(self: Tensor, values: Tensor, indices: Tensor, dim: int) -> None:
    _helper("cummax", self, values, indices, dim)


def _cummin_helper(self: Tensor, values: Tensor, indices: Tensor, dim: int) -> None:
    _helper("cummin", self, values, indices, dim)


def _helper(op: str, self: Tensor, values: Tensor, indices: Tensor, dim: int) -> None:
    """Fill both outputs; their sizes are right."""
    m = self.meta_
    key = (op, dim)
    plan = m.plans.get(key)
    if plan is None:
        stub = stubs.cummax_stub if op == "cummax" else stubs.cummin_stub
        like_self = contiguous_metadata(tuple(m.sizes), m.dtype, m.device)
        metas = like_self, like_self.with_dtype(int64)
        plan = remember(m.plans, key, ValueIndexPlan(metas, lambda v, i: stub[m.device.type](m.plain, dim, v, i)))
    if values.storage_.data_ptr:
        plan.launch(values.meta_, indices.meta_)(values, indices, self)
