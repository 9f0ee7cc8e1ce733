# hot path
"""Where the largest element is: max(dim), min(dim), argmax, argmin; and isin.

Of equal elements the first wins, and NaN is larger than every number.

Mirrors aten/src/ATen/native/TensorCompare.cpp and, for argmax and argmin, ReduceOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_overlap
from tinytensor.aten.native.reduce import reduce_ops_stubs as stubs
from tinytensor.aten.native.reduce.reduce_ops import ReductionPlan, check_non_empty, reduced_sizes
from tinytensor.aten.native.reduce.sorting_stubs import isin_stub
from tinytensor.aten.native.reference.arrays import read, view
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.type_properties import result_type
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar import number_beside
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
    m = self.meta_
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
        for given, made in zip(out, plan.out_metas, strict=True):
            assert_no_overlap(given, self)
            if given.meta_.sizes == made.sizes and made.numel:  # another size is made to fit
                assert_no_internal_overlap(given.meta_)
    return plan


def max_dim_meta(out: tuple[Tensor, Tensor] | None, self: Tensor, dim: int, keepdim: bool) -> ValueIndexPlan:
    """Largest elements along `dim` and where they are."""
    return _with_index_meta("max", out, self, dim, keepdim)


def min_dim_meta(out: tuple[Tensor, Tensor] | None, self: Tensor, dim: int, keepdim: bool) -> ValueIndexPlan:
    """Smallest elements along `dim` and where they are."""
    return _with_index_meta("min", out, self, dim, keepdim)


def max_dim_impl(plan: ValueIndexPlan, values: Tensor, indices: Tensor, self: Tensor, dim: int, keepdim: bool) -> None:
    plan.launch(values.meta_, indices.meta_)(values, indices, self)


min_dim_impl = max_dim_impl


# ---- argmax, argmin --------------------------------------------------------------------------------------------------


def _arg_meta(op: str, out: Tensor | None, self: Tensor, dim: int | None, keepdim: bool) -> ReductionPlan:
    m = self.meta_
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
    plan.launch(out.meta_)(out, self)


argmin_impl = argmax_impl


# ==== isin ============================================================================================================
#
# Which elements are among the test elements. NaN equals nothing, so it is never among them. NumPy does the search.


Number = int | float | bool


class IsinPlan:
    """What the result looks like."""

    __slots__ = ("out_meta",)

    def __init__(self, out_meta: Metadata):
        self.out_meta = out_meta


def _check_dtype(*operands: Tensor | Number) -> None:
    for x in operands:
        is_bool = isinstance(x, bool) if isinstance(x, int | float) else x.meta_.dtype is bool_
        check(not is_bool, "Unsupported input type encountered for isin(): Bool")


def _plan(out: Tensor | None, m: Metadata, sizes: tuple[int, ...]) -> IsinPlan:
    if out is not None:
        expect_out_dtype(out, bool_)
        if out.meta_.sizes == sizes:
            assert_no_internal_overlap(out.meta_)
    return IsinPlan(contiguous_metadata(sizes, bool_, m.device))


def _fill(out: Tensor, elements: Tensor, test_elements: Tensor, assume_unique: bool, invert: bool) -> None:
    common = result_type([elements.meta_, test_elements.meta_])
    few = test_elements.meta_.numel < int(10.0 * elements.meta_.numel**0.145)
    if elements.meta_.numel > 0 and few:
        # For few test elements PyTorch compares with each of them, through a flat view of them. The view can fail, so it
        # is taken here too. For many it sorts a copy.
        F.view(F.to(test_elements, common), (-1,))
    if out.meta_.device is not cpu:
        operands = (F.to(F.to(t, out.meta_.device), common) for t in (elements, test_elements))
        copy_(out, isin_stub[out.meta_.device.type](*operands, few, assume_unique, invert), False)
        return
    given, wanted = (read(F.to(t, common)) for t in (elements, test_elements))
    found = np.isin(given.reshape(-1), wanted.reshape(-1), invert=invert)
    view(out)[...] = found.reshape(tuple(out.meta_.sizes))


def isin_Tensor_Tensor_meta(
    out: Tensor | None, elements: Tensor, test_elements: Tensor, assume_unique: bool, invert: bool
) -> IsinPlan:
    """Whether each element is one of the test elements; `invert`: is none of them."""
    _check_dtype(elements, test_elements)
    return _plan(out, elements.meta_, tuple(elements.meta_.sizes))


def isin_Tensor_Tensor_impl(
    plan: IsinPlan, out: Tensor, elements: Tensor, test_elements: Tensor, assume_unique: bool, invert: bool
) -> None:
    _fill(out, elements, test_elements, assume_unique, invert)


def isin_Tensor_Scalar_meta(
    out: Tensor | None, elements: Tensor, test_element: Number, assume_unique: bool, invert: bool
) -> IsinPlan:
    _check_dtype(elements, test_element)
    return _plan(out, elements.meta_, tuple(elements.meta_.sizes))


def isin_Tensor_Scalar_impl(
    plan: IsinPlan, out: Tensor, elements: Tensor, test_element: Number, assume_unique: bool, invert: bool
) -> None:
    (F.ne_Scalar_out if invert else F.eq_Scalar_out)(elements, test_element, out)


def isin_Scalar_Tensor_meta(
    out: Tensor | None, element: Number, test_elements: Tensor, assume_unique: bool, invert: bool
) -> IsinPlan:
    _check_dtype(element, test_elements)
    return _plan(out, test_elements.meta_, ())


def isin_Scalar_Tensor_impl(
    plan: IsinPlan, out: Tensor, element: Number, test_elements: Tensor, assume_unique: bool, invert: bool
) -> None:
    _fill(out, number_beside(element, test_elements.meta_.dtype), test_elements, assume_unique, invert)
