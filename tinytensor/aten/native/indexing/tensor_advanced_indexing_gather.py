# hot path
"""gather: one element of a line for each element of an index.

Mirrors `gather` of aten/src/ATen/native/TensorAdvancedIndexing.cpp and ScatterGatherChecks.h.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_overlap
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.indexing.tensor_advanced_indexing_masked_select import dense
from tinytensor.c10.common_device_check import same_device
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import int32, int64
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class GatherPlan:
    """Metadata of the result, and a launch for each geometry of an output."""

    __slots__ = ("_prepare", "launches", "out_meta")

    def __init__(self, out_meta: Metadata, prepare: Callable[[Metadata], Callable[..., Any]]):
        self.out_meta = out_meta
        self.launches: dict[Metadata, Callable[..., Any]] = {}
        self._prepare = prepare

    def launch(self, out: Metadata) -> Callable[..., Any]:
        found = self.launches.get(out)
        if found is None:
            found = remember(self.launches, out, self._prepare(out.plain))
        return found


def gather_meta(out: Tensor | None, self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> GatherPlan:
    """out[i][j] = self[index[i][j]][j] for dim 0, and so on; the result has the shape of the index."""
    m, i = self.meta, index.meta
    if out is not None:
        expect_out_dtype(out, m.dtype)
        if out.meta.sizes == i.sizes:  # any other is resized first
            assert_no_internal_overlap(out.meta)
        assert_no_overlap(out, self)
        assert_no_overlap(out, index)
    key = ("gather", dim, i)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        same_device(m, i)
        check(not i.numel or i.dtype in (int64, int32), "gather(): Expected dtype int32/int64 for index")
        _check_gather_shape(m, wrapped, i)
        result = contiguous_metadata(tuple(i.sizes), m.dtype, m.device)
        wide = i if i.dtype is int64 else contiguous_metadata(tuple(i.sizes), int64, i.device)
        prepare = _gather_prepare(m.plain, wrapped, wide)
        plan = remember(m.plans, key, GatherPlan(result, prepare))
    return plan


def _gather_prepare(m: Metadata, dim: int, index: Metadata) -> Callable[[Metadata], Callable[..., Any]]:
    return lambda out: stubs.gather_stub[m.device.type](m, dim, index, index.strides, out)


def _check_gather_shape(m: Metadata, dim: int, index: Metadata) -> None:
    if index.numel == 0:
        return
    check(
        max(index.dim, 1) == max(m.dim, 1),
        "Index tensor must have the same number of dimensions as input tensor",
    )
    for d, (ours, theirs) in enumerate(zip(m.sizes, index.sizes, strict=False)):
        check(
            d == dim or theirs <= ours,
            lambda: (
                f"Size does not match at dimension {d} expected index {list(index.sizes)} to be no larger than self "  # noqa: B023
                f"{list(m.sizes)} apart from dimension {dim}"
            ),
        )


def gather_impl(plan: GatherPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> None:
    if index.meta.dtype is int32:
        index = dense(index, int64)
    bad = plan.launch(out.meta)(out, self, index)
    if bad is not None:
        m = self.meta
        wrapped = maybe_wrap_dim(dim, m.dim)
        size = m.sizes[wrapped] if m.dim else 1
        raise RuntimeError(f"index {bad[1]} is out of bounds for dimension {wrapped} with size {size}")
