# hot path
"""Running sums: cumsum.

Mirrors `cumsum` of aten/src/ATen/native/ReduceOps.cpp. Left out: cumprod, cummax, logcumsumexp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata, remember
from tinytensor.c10.scalar_type import ScalarType, bool_, int64
from tinytensor.c10.wrap_dim import maybe_wrap_dim
from tinytensor.native import reduce_stubs as stubs
from tinytensor.native.copy import copy_
from tinytensor.native.memory_overlap import assert_no_internal_overlap
from tinytensor.native.reduce_ops_utils import ReductionPlan
from tinytensor.native.type_names import expect_inplace_dtype, expect_out_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def cumsum_meta(out: Tensor | None, self: Tensor, dim: int, dtype: ScalarType | None) -> ReductionPlan:
    """out[i] = self[0] + .. + self[i] along `dim`; integers and bool in int64 unless told otherwise."""
    m = self.meta
    if out is not None and dtype is not None:
        (expect_inplace_dtype if out is self else expect_out_dtype)(out, dtype)
    natural = dtype or (m.dtype if m.dtype.is_floating_point else int64)
    result = natural if out is None else out.meta.dtype
    key = ("cumsum", dim, result)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        out_meta = contiguous_metadata(tuple(m.sizes), result, m.device)
        plan = ReductionPlan(out_meta, lambda given: stubs.cumsum_stub[m.device.type](m.plain, wrapped, given))
        remember(m.plans, key, plan)
    return plan


def cumsum_impl(plan: ReductionPlan, out: Tensor, self: Tensor, dim: int, dtype: ScalarType | None) -> None:
    check(
        out.meta.dtype is not bool_ or self.meta.dim == 0 or self.meta.numel == 0,
        "\"cumsum_out_cpu\" not implemented for 'Bool'",
        NotImplementedError,
    )
    assert_no_internal_overlap(out.meta)
    if self.meta.dim == 0:
        copy_(out, self, False)
        return
    plan.launch(out.meta)(out, self)
