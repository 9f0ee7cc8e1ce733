# hot path
"""scatter, scatter_add, scatter_reduce: each element of `src` goes to the place along `dim` that the index names.

    out[index[i][j]][j] = src[i][j]      for dim 0, and so on for other dims

Mirrors `scatter_impl` of aten/src/ATen/native/TensorAdvancedIndexing.cpp and ScatterGatherChecks.h. Left out: the
deterministic road over index_put, and the sparse one over sorted indices.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_overlap
from tinytensor.aten.native.factories.fill import fill__Scalar
from tinytensor.aten.native.indexing import tensor_advanced_indexing_scatter_stubs as stubs
from tinytensor.aten.native.indexing.tensor_advanced_indexing_masked_select import dense
from tinytensor.aten.native.indexing.tensor_advanced_indexing_scatter_stubs import ScatterGeometry
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.common_device_check import same_device
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import ScalarType, bool_, float32, int32, int64
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Number = int | float | bool

_OPERATIONS = {"add": "add", "multiply": "multiply"}
_NEW_OPERATIONS = {"sum": "add", "prod": "multiply", "mean": "mean", "amax": "amax", "amin": "amin"}


class ScatterPlan:
    """Metadata of a new result, and a launch for each geometry of an output."""

    __slots__ = ("_index", "_shape", "_src", "dim", "launches", "out_meta")

    def __init__(self, m: Metadata, dim: int, index: Metadata, src: Ints):
        self.out_meta = contiguous_metadata(tuple(m.sizes), m.dtype, m.device)
        self.dim = dim
        self.launches: dict[Any, Callable[..., Any]] = {}
        self._shape, self._src = tuple(index.sizes) or (1,), src
        self._index = index.strides if index.dtype is int64 else contiguous_metadata(index.sizes, int64).strides

    def launch(self, out: Metadata, reduce: str | None) -> Callable[..., Any]:
        found = self.launches.get((out, reduce))
        if found is None:
            target = tuple(0 if d == self.dim else s for d, s in enumerate(out.strides)) or (0,)
            size, stride = (out.sizes[self.dim], out.strides[self.dim]) if out.dim else (1, 1)
            g = ScatterGeometry(self._shape, target, self._src or (0,), self._index or (0,), size, stride)
            planned = stubs.scatter_stub[out.device.type](g, out.dtype, reduce, False)
            found = remember(self.launches, (out, reduce), planned)
        return found

    def run(self, out: Tensor, index: Tensor, src: Tensor, reduce: str | None) -> None:
        """Write; RuntimeError for an index out of bounds."""
        if index.meta.numel == 0:
            return
        if index.meta.dtype is int32:
            index = dense(index, int64)
        if reduce is not None and out.meta.itemsize == 2 and out.meta.dtype.is_floating_point:
            # 16-bit floats are combined in float32 and rounded once.
            wide, values = dense(out, float32), dense(src, float32)
            plan = _scatter_meta(None, wide, self.dim, index, values if values.meta.dim else None)
            plan.run(wide, index, values, reduce)
            copy_(out, wide, False)
            return
        bad = self.launch(out.meta, reduce)(out, index, src)
        if bad is not None:
            size = out.meta.sizes[self.dim] if out.meta.dim else 1
            raise RuntimeError(f"index {bad[1]} is out of bounds for dimension {self.dim} with size {size}")


def _scatter_meta(out: Tensor | None, self: Tensor, dim: int, index: Tensor, src: Tensor | None) -> ScatterPlan:
    m, i = self.meta, index.meta
    s = None if src is None else src.meta
    key = ("scatter", dim, i, s)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        same_device(m, i, s)
        _check_dtypes(m, i, s)
        _check_shapes(m, wrapped, i, s)
        strides = (0,) * max(i.dim, 1) if s is None or i.numel == 0 else s.strides
        plan = remember(m.plans, key, ScatterPlan(m, wrapped, i, strides))
    if out is not None:
        expect_out_dtype(out, m.dtype)
        assert_no_internal_overlap(out.meta)
        assert_no_overlap(out, index)
        if src is not None:
            assert_no_overlap(out, src)
    return plan


def _check_dtypes(m: Metadata, index: Metadata, src: Metadata | None) -> None:
    if index.numel:
        check(index.dtype in (int64, int32), "scatter(): Expected dtype int32/int64 for index")
    check(src is None or src.dtype is m.dtype, "scatter(): Expected self.dtype to be equal to src.dtype")


def _check_shapes(m: Metadata, dim: int, index: Metadata, src: Metadata | None) -> None:
    """The index may be smaller than self, except along `dim`, and smaller than src."""
    if index.numel == 0:
        return
    ndim = max(m.dim, 1)
    check(ndim == max(index.dim, 1), "Index tensor must have the same number of dimensions as self tensor")
    sizes, wanted = index.sizes or (1,), m.sizes or (1,)
    fits = all(d == dim or n <= wanted[d] for d, n in enumerate(sizes))
    text = f"Expected index {list(index.sizes)} to be no larger than self {list(m.sizes)} apart from dimension {dim}"
    if src is None:
        check(fits, text)
        return
    given = src.sizes or (1,)
    for d, n in enumerate(sizes):
        if not fits:
            break
        if src.dim:
            maybe_wrap_dim(d, src.dim)
        fits = n <= (given[d] if src.dim else 1)
    check(ndim == len(given), "Index tensor must have the same number of dimensions as src tensor")
    check(fits, f"{text} and to be no larger size than src {list(src.sizes)}")


def _start(out: Tensor, self: Tensor) -> None:
    """Where the output is another tensor it starts as a copy of self."""
    if out is not self:
        F.copy__default(out, self)


def _value_tensor(out: Tensor, value: Number) -> Tensor:
    """The value as one stored element, read again and again."""
    made = empty_from_metadata(contiguous_metadata((), out.meta.dtype, out.meta.device))
    return fill__Scalar(made, value)


def _operation(reduce: str) -> str:
    check(reduce in _OPERATIONS, "reduce argument must be either add or multiply.")
    return reduce


# ---- scatter ---------------------------------------------------------------------------------------------------------


def scatter_src_meta(out: Tensor | None, self: Tensor, dim: int, index: Tensor, src: Tensor) -> ScatterPlan:
    return _scatter_meta(out, self, dim, index, src)


def scatter_src_impl(plan: ScatterPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, src: Tensor) -> None:
    """out = self, then out[.. index ..] = src. Of two elements for one place the later one stays."""
    _start(out, self)
    plan.run(out, index, src, None)


def scatter_value_meta(out: Tensor | None, self: Tensor, dim: int, index: Tensor, value: Number) -> ScatterPlan:
    return _scatter_meta(out, self, dim, index, None)


def scatter_value_impl(plan: ScatterPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, value: Number) -> None:
    """out = self, then out[.. index ..] = value."""
    _start(out, self)
    if index.meta.numel:
        plan.run(out, index, _value_tensor(out, value), None)


def scatter_reduce_meta(
    out: Tensor | None, self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str
) -> ScatterPlan:
    plan = _scatter_meta(out, self, dim, index, src)
    _operation(reduce)
    return plan


def scatter_reduce_impl(
    plan: ScatterPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str
) -> None:
    """out = self, then out[.. index ..] += src or *= src."""
    warnings.warn(
        "The reduce argument of torch.scatter with Tensor src is deprecated and will be removed in a future PyTorch "
        "release. Use torch.scatter_reduce instead for more reduction options.",
        UserWarning,
        stacklevel=5,
    )
    _start(out, self)
    plan.run(out, index, src, reduce)


def scatter_value_reduce_meta(
    out: Tensor | None, self: Tensor, dim: int, index: Tensor, value: Number, reduce: str
) -> ScatterPlan:
    plan = _scatter_meta(out, self, dim, index, None)
    _operation(reduce)
    return plan


def scatter_value_reduce_impl(
    plan: ScatterPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, value: Number, reduce: str
) -> None:
    """out = self, then out[.. index ..] += value or *= value."""
    _start(out, self)
    if index.meta.numel:
        plan.run(out, index, _value_tensor(out, value), reduce)


# ---- scatter_add, scatter_reduce -------------------------------------------------------------------------------------


def scatter_add_meta(out: Tensor | None, self: Tensor, dim: int, index: Tensor, src: Tensor) -> ScatterPlan:
    return _scatter_meta(out, self, dim, index, src)


def scatter_add_impl(plan: ScatterPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, src: Tensor) -> None:
    """out = self, then out[.. index ..] += src."""
    _start(out, self)
    plan.run(out, index, src, "add")


def scatter_reduce_two_meta(
    out: Tensor | None, self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str, include_self: bool
) -> ScatterPlan:
    plan = _scatter_meta(out, self, dim, index, src)
    check(
        reduce in _NEW_OPERATIONS,
        lambda: f"reduce argument must be either sum, prod, mean, amax or amin, got {reduce}",
    )
    return plan


def scatter_reduce_two_impl(
    plan: ScatterPlan,
    out: Tensor,
    self: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    reduce: str,
    include_self: bool,
) -> None:
    """Combine each place of out with the elements of src that go there, and with its own value if `include_self`."""
    _start(out, self)
    some = index.meta.numel > 0
    if some and not include_self:
        F.scatter__value(out, plan.dim, index, start_of_reduction(out.meta.dtype, reduce))
    if reduce != "mean":
        if some:
            plan.run(out, index, src, _NEW_OPERATIONS[reduce])
        return
    if out.meta.dtype is bool_ and some:
        raise NotImplementedError("\"scatter_gather_tensor_cpu_reduce_mean\" not implemented for 'Bool'")
    if some:
        plan.run(out, index, src, "add")
    ones = F.ones_like(src)
    count = F.ones_like(out) if include_self else F.zeros_like(out)
    F.scatter_add__default(count, plan.dim, index, ones)
    divide_by_count(out, count)


def divide_by_count(out: Tensor, count: Tensor) -> None:
    """A sum becomes a mean; a place to which nothing went keeps its value."""
    F.masked_fill__Scalar(count, F.eq_Scalar(count, 0), 1)
    if out.meta.dtype.is_floating_point:
        F.div__Tensor(out, count)
    else:
        F.div__Tensor_mode(out, count, "floor")


def start_of_reduction(dtype: ScalarType, reduce: str) -> Number:
    """What changes nothing: 0 for a sum, 1 for a product, the least value for a maximum."""
    if reduce in ("sum", "mean"):
        return 0
    if reduce == "prod":
        return 1
    if dtype.is_floating_point:
        return -math.inf if reduce == "amax" else math.inf
    if dtype is bool_:
        return reduce == "amin"
    bits = 8 * dtype.itemsize - dtype.is_signed
    low, high = (-(2**bits) if dtype.is_signed else 0), 2**bits - 1
    return low if reduce == "amax" else high
