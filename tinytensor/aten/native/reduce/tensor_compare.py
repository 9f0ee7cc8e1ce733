# hot path
"""Where the largest element is: max(dim), min(dim), argmax, argmin. Of equal elements the first wins; NaN beats all.

Mirrors aten/src/ATen/native/TensorCompare.cpp and, for argmax and argmin, ReduceOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import assert_no_overlap
from tinytensor.aten.native.reduce import reduce_ops_stubs as stubs
from tinytensor.aten.native.reduce.reduce_ops_utils import ReductionPlan, check_non_empty, reduced_sizes
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import bool_, int64
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import wrap_dims

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class ValueIndexPlan:
    """A reduction with two outputs, values and indices, of one shape."""

    __slots__ = ("_prepare", "launches", "out_metas")

    def __init__(
        self, out_metas: tuple[Metadata, Metadata], prepare: Callable[[Metadata, Metadata], Callable[..., None]]
    ):
        self.out_metas = out_metas
        self.launches: dict[tuple[Metadata, Metadata], Callable[..., None]] = {}
        self._prepare = prepare

    def launch(self, values: Metadata, indices: Metadata) -> Callable[..., None]:
        found = self.launches.get((values, indices))
        if found is None:
            found = remember(self.launches, (values, indices), self._prepare(values.plain, indices.plain))
        return found


# ---- max(dim), min(dim) ----------------------------------------------------------------------------------------------


def _with_index_meta(
    op: str, out: tuple[Tensor, Tensor] | None, self: Tensor, dim: int, keepdim: bool
) -> ValueIndexPlan:
    m = self.meta
    key = (op, dim, keepdim, "with index")
    plan = m.plans.get(key)
    if plan is None:
        (wrapped,) = wrap_dims((dim,), m.dim)
        check_non_empty(op, m, (wrapped,))
        sizes = reduced_sizes(tuple(m.sizes), (wrapped,), keepdim) if m.dim else ()
        metas = (contiguous_metadata(sizes, m.dtype, m.device), contiguous_metadata(sizes, int64, m.device))
        stub = stubs.max_stub if op == "max" else stubs.min_stub
        plan = ValueIndexPlan(metas, lambda values, indices: stub[m.device.type](m.plain, wrapped, values, indices))
        remember(m.plans, key, plan)
    if out is not None:
        expect_out_dtype(out[0], m.dtype)
        expect_out_dtype(out[1], int64)
        for given in out:
            assert_no_overlap(given, self)
    return plan


def max_dim_meta(out: tuple[Tensor, Tensor] | None, self: Tensor, dim: int, keepdim: bool) -> ValueIndexPlan:
    """Largest elements along `dim` and where they are."""
    return _with_index_meta("max", out, self, dim, keepdim)


def min_dim_meta(out: tuple[Tensor, Tensor] | None, self: Tensor, dim: int, keepdim: bool) -> ValueIndexPlan:
    """Smallest elements along `dim` and where they are."""
    return _with_index_meta("min", out, self, dim, keepdim)


def max_dim_impl(plan: ValueIndexPlan, values: Tensor, indices: Tensor, self: Tensor, dim: int, keepdim: bool) -> None:
    plan.launch(values.meta, indices.meta)(values, indices, self)


min_dim_impl = max_dim_impl


# ---- argmax, argmin --------------------------------------------------------------------------------------------------


def _arg_meta(op: str, out: Tensor | None, self: Tensor, dim: int | None, keepdim: bool) -> ReductionPlan:
    m = self.meta
    key = (op, dim, keepdim)
    plan = m.plans.get(key)
    if plan is None:
        check(m.dtype is not bool_, lambda: f"{op}(): does not support bool input")
        if dim is None:
            check(
                m.numel > 0,
                lambda: f"{op}(): Expected reduction dim to be specified for input.numel() == 0.",
                IndexError,
            )
            dims = tuple(range(m.dim))
        else:
            (wrapped,) = wrap_dims((dim,), m.dim)
            check_non_empty(op, m, (wrapped,))
            dims = (wrapped,) if m.dim else ()
        result = contiguous_metadata(reduced_sizes(tuple(m.sizes), dims, keepdim), int64, m.device)
        plan = remember(m.plans, key, ReductionPlan(result, _prepare_arg(op, m, dim, dims)))
    if out is not None:
        expect_out_dtype(out, int64)
    return plan


def _prepare_arg(
    op: str, m: Metadata, dim: int | None, dims: tuple[int, ...]
) -> Callable[[Metadata], Callable[..., None]]:
    stub = stubs.max_stub if op == "argmax" else stubs.min_stub

    def prepare(out: Metadata) -> Callable[..., None]:
        # Over all elements the index counts in logical order, so the input has to lie in that order.
        lined_up = m.plain if dim is not None or m.is_contiguous else contiguous_metadata(m.sizes, m.dtype, m.device)
        launch = stub[m.device.type](lined_up, None if dim is None else dims[0] if dims else 0, None, out)
        if lined_up is m.plain:
            return lambda out, self: launch(None, out, self)
        return lambda out, self: launch(None, out, copy_(empty_from_metadata(lined_up), self, False))

    return prepare


def argmax_meta(out: Tensor | None, self: Tensor, dim: int | None, keepdim: bool) -> ReductionPlan:
    """Index of the largest element along `dim`, or in the flattened input."""
    return _arg_meta("argmax", out, self, dim, keepdim)


def argmin_meta(out: Tensor | None, self: Tensor, dim: int | None, keepdim: bool) -> ReductionPlan:
    """Index of the smallest element along `dim`, or in the flattened input."""
    return _arg_meta("argmin", out, self, dim, keepdim)


def argmax_impl(plan: ReductionPlan, out: Tensor, self: Tensor, dim: int | None, keepdim: bool) -> None:
    plan.launch(out.meta)(out, self)


argmin_impl = argmax_impl
