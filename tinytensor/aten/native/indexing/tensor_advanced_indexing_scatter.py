# hot path
"""Writing through an index: scatter, scatter_add, scatter_reduce; index_add, index_fill, index_copy, index_reduce.

    out[index[i][j]][j] = src[i][j]      scatter with dim 0, and so on for other dims
    out[index[i]] += src[i]              index_add with dim 0: whole slices, named by a vector of indices

All of them run the kernel of scatter: for the `index_` forms the vector of indices has stride 0 outside `dim`.

Mirrors `scatter_impl` and the `index_` functions of aten/src/ATen/native/TensorAdvancedIndexing.cpp, and
ScatterGatherChecks.h. Left out: the deterministic path over index_put, and the sparse one over sorted indices.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_overlap, has_internal_overlap
from tinytensor.aten.native.factories.fill import fill__Scalar
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.indexing.tensor_advanced_indexing import dense
from tinytensor.aten.native.indexing.tensor_advanced_indexing_stubs import ScatterGeometry
from tinytensor.aten.native.pointwise.binary_ops import mul_impl, mul_meta
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.shape.tensor_shape import as_strided
from tinytensor.aten.native.structured import asks_first
from tinytensor.aten.unseen import is_unseen
from tinytensor.c10.common_device_check import same_device
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.error import check, warn
from tinytensor.c10.layout import preserve_format
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import ScalarType, bool_, float32, int32, int64
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


Ints = tuple[int, ...]
Number = int | float | bool

# The names of `scatter(reduce=)` and those of `scatter_reduce`, and what the kernel calls them.
_OPERATIONS = {"add": "add", "multiply": "multiply"}
_NEW_OPERATIONS = {"sum": "add", "prod": "multiply", "mean": "mean", "amax": "amax", "amin": "amin"}
# Other names that are known, and of which no error speaks. There is no gradient with them.
_SHORT_NAMES = {"max": "amax", "min": "amin"}


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
            # Along `dim` the index says where to write; so the stride there is 0 in the geometry, and the index adds its own.
            target = tuple(0 if d == self.dim else s for d, s in enumerate(out.strides)) or (0,)
            size, stride = (out.sizes[self.dim], out.strides[self.dim]) if out.dim else (1, 1)
            index = self._index or (0,)
            g = ScatterGeometry(self._shape, target, self._src or (0,), index, size, stride, self.dim, "scatter")
            planned = stubs.scatter_stub[out.device.type](g, out.dtype, reduce, False)
            found = remember(self.launches, (out, reduce), planned)
        return found

    def run(self, out: Tensor, index: Tensor, src: Tensor, reduce: str | None) -> None:
        """Write; RuntimeError for an index out of bounds."""
        bad = self._write(out, index, src, reduce) if index.meta_.numel else None
        if bad is not None:
            size = out.meta_.sizes[self.dim] if out.meta_.dim else 1
            raise RuntimeError(f"index {bad[1]} is out of bounds for dimension {self.dim} with size {size}")

    def _write(self, out: Tensor, index: Tensor, src: Tensor, reduce: str | None) -> tuple[int, int] | None:
        if index.meta_.dtype is int32:
            index = dense(index, int64)
        if reduce is None or out.meta_.itemsize != 2 or not out.meta_.dtype.is_floating_point:
            return self.launch(out.meta_, reduce)(out, index, src)
        # 16-bit floats are combined in float32 and rounded once.
        wide, values = dense(out, float32), dense(src, float32)
        plan = _scatter_meta(None, wide, self.dim, index, values if values.meta_.dim else None)
        bad = plan._write(wide, index, values, reduce)
        if bad is None:
            copy_(out, wide, False)
        return bad


def _scatter_meta(out: Tensor | None, self: Tensor, dim: int, index: Tensor, src: Tensor | None) -> ScatterPlan:
    m, i = self.meta_, index.meta_
    s = None if src is None else src.meta_
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
        assert_no_internal_overlap(out.meta_)
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
    """Copy self to the output, where that is another tensor."""
    if out is self:
        return
    if is_unseen(self.meta_.key_set):
        copy_(out, self, False)
        return
    with AutoDispatchBelowADInplaceOrView():
        F.copy__default(out, self)


def _value_tensor(out: Tensor, value: Number) -> Tensor:
    """The value as a tensor of one element, which the kernel reads for every place (its strides are 0)."""
    # Not zeros: 0.0 and -0.0 are equal, and the one would be taken for the other.
    if value and out.meta_.device is cpu:
        return _known_value(value, out.meta_.dtype)
    return _made_value(value, out.meta_.dtype, out.meta_.device)


def _made_value(value: Number, dtype: ScalarType, device: Device = cpu) -> Tensor:
    return fill__Scalar(empty_from_metadata(contiguous_metadata((), dtype, device)), checked_convert(value, dtype))


_known_value = functools.lru_cache(1024, typed=True)(_made_value)


def _operation(reduce: str) -> str:
    check(reduce in _OPERATIONS, "reduce argument must be either add or multiply.")
    return reduce


# ---- scatter ---------------------------------------------------------------------------------------------------------


def _check_output_apart(out: Tensor, *args: Any) -> None:
    """Where things lie is asked before the output is made fit, and the word for a reduction after that."""
    self, dim, index, value = args[:4]
    src: Any = value if isinstance(value, TensorImpl) else None
    _scatter_meta(None, self, dim, index, src)
    assert_no_internal_overlap(out.meta_)
    assert_no_overlap(out, index)
    if src is not None:
        assert_no_overlap(out, src)
    if out.meta_.device is self.meta_.device:
        expect_out_dtype(out, self.meta_.dtype)
        resize_output(out, tuple(self.meta_.sizes))


@asks_first(_check_output_apart)
def scatter_src_meta(out: Tensor | None, self: Tensor, dim: int, index: Tensor, src: Tensor) -> ScatterPlan:
    return _scatter_meta(out, self, dim, index, src)


def scatter_src_impl(plan: ScatterPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, src: Tensor) -> None:
    """out = self, then out[.. index ..] = src. Of two elements for one place the later one stays."""
    _start(out, self)
    plan.run(out, index, src, None)


@asks_first(_check_output_apart)
def scatter_value_meta(out: Tensor | None, self: Tensor, dim: int, index: Tensor, value: Number) -> ScatterPlan:
    return _scatter_meta(out, self, dim, index, None)


def scatter_value_impl(plan: ScatterPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, value: Number) -> None:
    """out = self, then out[.. index ..] = value."""
    _start(out, self)
    if index.meta_.numel:
        plan.run(out, index, _value_tensor(out, value), None)


@asks_first(_check_output_apart)
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
    warn(
        "The reduce argument of torch.scatter with Tensor src is deprecated and will be removed in a future PyTorch "
        "release. Use torch.scatter_reduce instead for more reduction options."
    )
    _start(out, self)
    plan.run(out, index, src, reduce)


@asks_first(_check_output_apart)
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
    if index.meta_.numel:
        plan.run(out, index, _value_tensor(out, value), reduce)


# ---- scatter_add, scatter_reduce -------------------------------------------------------------------------------------


@asks_first(_check_output_apart)
def scatter_add_meta(out: Tensor | None, self: Tensor, dim: int, index: Tensor, src: Tensor) -> ScatterPlan:
    return _scatter_meta(out, self, dim, index, src)


def scatter_add_impl(plan: ScatterPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, src: Tensor) -> None:
    """out = self, then out[.. index ..] += src."""
    _start(out, self)
    plan.run(out, index, src, "add")


@asks_first(_check_output_apart)
def scatter_reduce_two_meta(
    out: Tensor | None, self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str, include_self: bool
) -> ScatterPlan:
    plan = _scatter_meta(out, self, dim, index, src)
    check(
        reduce in _NEW_OPERATIONS or reduce in _SHORT_NAMES,
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
    reduce = _SHORT_NAMES.get(reduce, reduce)
    _start(out, self)
    some = index.meta_.numel > 0
    if some and not include_self:
        F.scatter__value(out, plan.dim, index, start_of_reduction(out.meta_.dtype, reduce))
    if reduce != "mean":
        if some:
            plan.run(out, index, src, _NEW_OPERATIONS[reduce])
        return
    if out.meta_.dtype is bool_ and some:
        raise NotImplementedError("\"scatter_gather_tensor_cpu_reduce_mean\" not implemented for 'Bool'")
    if some:
        plan.run(out, index, src, "add")
    # A mean is the sum divided by how many elements went to a place, which is another scatter: of ones.
    ones = F.ones_like(src)
    count = F.ones_like(out) if include_self else F.zeros_like(out)
    F.scatter_add__default(count, plan.dim, index, ones)
    divide_by_count(out, count)


def divide_by_count(out: Tensor, count: Tensor) -> None:
    """A sum becomes a mean; a place to which nothing went keeps its value."""
    F.masked_fill__Scalar(count, F.eq_Scalar(count, 0), 1)
    if out.meta_.dtype.is_floating_point:
        F.div__Tensor(out, count)
    else:
        F.div__Tensor_mode(out, count, "floor")


def start_of_reduction(dtype: ScalarType, reduce: str) -> Number:
    """The neutral element of a reduction: 0 for a sum, 1 for a product, the least value for a maximum."""
    if reduce in ("sum", "mean"):
        return 0
    if reduce == "prod":
        return 1
    if dtype.is_floating_point:
        return -math.inf if reduce == "amax" else math.inf
    if dtype is bool_:
        return reduce == "amin"
    # The bits of the magnitude: the largest integer is 2**bits - 1.
    bits = 8 * dtype.itemsize - dtype.is_signed
    low, high = (-(2**bits) if dtype.is_signed else 0), 2**bits - 1
    return low if reduce == "amax" else high


# ==== index_add, index_fill ===========================================================================================
#
# Whole slices along one dimension, at the places that a vector of indices names.


def slices_geometry(
    out: Metadata, dim: int, index: Metadata, source: Ints | None, walk: str = "slices"
) -> ScatterGeometry:
    """The geometry of writing slices to those of `out` that the index names. `source` are strides; None: one value for all."""
    if out.dim == 0:
        step = index.strides[0] if index.dim else 0
        return ScatterGeometry((index.numel,), (0,), source or (0,), (step,), 1, 1)
    shape = tuple(index.numel if d == dim else n for d, n in enumerate(out.sizes))
    target = tuple(0 if d == dim else s for d, s in enumerate(out.strides))
    step = index.strides[0] if index.dim else 0
    along = tuple(step if d == dim else 0 for d in range(out.dim))
    size, stride = out.sizes[dim], out.strides[dim]
    return ScatterGeometry(shape, target, source or (0,) * out.dim, along, size, stride, dim, walk)


def as_long(index: Tensor) -> Tensor:
    return dense(index, int64) if index.meta_.dtype is int32 else index


# ---- index_add -------------------------------------------------------------------------------------------------------


class IndexAddPlan:
    """Metadata of a new result, and a launch for each geometry of an output."""

    __slots__ = ("dim", "launches", "out_meta")

    def __init__(self, m: Metadata, dim: int):
        self.out_meta = contiguous_metadata(tuple(m.sizes), m.dtype, m.device)
        self.dim = dim
        self.launches: dict[Any, Callable[..., Any]] = {}


def index_add_meta(
    out: Tensor | None, self: Tensor, dim: int, index: Tensor, source: Tensor, alpha: Number
) -> IndexAddPlan:
    m, i, s = self.meta_, index.meta_, source.meta_
    key = ("index_add", dim, i, s)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        check_slices("index_add_()", m, wrapped, i, s)
        plan = remember(m.plans, key, IndexAddPlan(m, wrapped))
    if out is not None:
        expect_out_dtype(out, m.dtype)
        assert_no_internal_overlap(out.meta_)
        assert_no_overlap(out, index)
        assert_no_overlap(out, source)
    return plan


def check_slices(name: str, m: Metadata, dim: int, index: Metadata, source: Metadata) -> None:
    """One slice of the source for each index, of the shape of self's slices (`index_func_meta_impl`)."""
    numel = index.numel
    same_device(m, index, source)
    check(
        index.dim <= 1,
        lambda: (
            f"{name}: Index is supposed to be a vector, but got dim: {index.dim} with type: {index.dtype.cpp_name} "
            f"and size: {list(index.sizes)}"
        ),
        IndexError,
    )
    check(
        index.dtype in (int64, int32),
        lambda: f"{name}: Expected dtype int32/int64 for index but got: {index.dtype.cpp_name}",
    )
    check(
        m.dtype is source.dtype,
        lambda: (
            f"{name}: self ({m.dtype.cpp_name}) and source ({source.dtype.cpp_name}) must have the same scalar type"
        ),
    )
    check(
        dim == 0 or dim < source.dim,
        lambda: f"{name}: Indexing dim {dim} is out of bounds of the source tensor with dim {source.dim}",
    )
    length = source.sizes[dim] if source.dim else 1
    if numel != length:
        # PyTorch's message asks a source without dimensions for a size, and fails over that.
        check(source.dim > 0, lambda: f"Dimension specified as {dim} but tensor has no dimensions", IndexError)
        raise RuntimeError(
            f"{name}: Number of indices ({numel}) should be equal to source.size(dim): ({length}), for dim: {dim}"
        )
    ours, theirs = list(m.sizes), list(source.sizes)
    if m.dim and source.dim:
        del ours[dim], theirs[dim]
    check(
        ours == theirs,
        lambda: (
            "source tensor shape must match self tensor shape, excluding the specified dimension. Got self.shape = "
            f"{list(m.sizes)} source.shape = {list(source.sizes)}"
        ),
    )


def index_add_impl(
    plan: IndexAddPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, source: Tensor, alpha: Number
) -> None:
    """out = self, then out[index[i]] += alpha * source[i] along `dim`, one i after the other."""
    _start(out, self)
    m, dim = out.meta_, plan.dim
    if index.meta_.numel == 0 or m.numel == 0:
        # Every index is out of range for an empty vector; with more dimensions PyTorch does not check them.
        check(m.dim != 1 or index.meta_.numel == 0, "index out of range in self", IndexError)
        return
    # In these cases PyTorch goes by way of scatter_add as well, which shows in a trace and in the order of the sums.
    if m.dim > 1 and alpha == 1 and dim in (0, m.dim - 1):
        if is_unseen(m.key_set):
            places = _expanded_index_unseen(index, dim, source.meta_)
            _scatter_meta(None, out, dim, places, source).run(out, places, source, "add")
            return
        with AutoDispatchBelowADInplaceOrView():
            F.scatter_add__default(out, dim, _expanded_index(index, dim, source), source)
        return
    if alpha != 1:
        source = _scaled(source, alpha)
    key = (m, index.meta_, source.meta_)
    launch = plan.launches.get(key)
    if launch is None:
        wide = index.meta_ if index.meta_.dtype is int64 else contiguous_metadata(index.meta_.sizes, int64)
        g = slices_geometry(m.plain, dim, wide, source.meta_.strides)
        launch = remember(plan.launches, key, stubs.scatter_stub[m.device.type](g, m.dtype, "add", False))
    if launch(out, as_long(index), source) is not None:
        raise IndexError("index out of range in self")


def _expanded_index(index: Tensor, dim: int, source: Tensor) -> Tensor:
    """The vector of indices as an index for each element of the source."""
    step = index.meta_.strides[0] if index.meta_.dim else 0
    strides = tuple(step if d == dim else 0 for d in range(source.meta_.dim))
    return F.as_strided(index, tuple(source.meta_.sizes), strides)


def _expanded_index_unseen(index: Tensor, dim: int, source: Metadata) -> Tensor:
    """The same without an operator."""
    i = index.meta_
    key = ("expanded_index", dim, source)
    wide = i.views.get(key)
    if wide is None:
        strides = tuple(i.strides[0] if d == dim and i.dim else 0 for d in range(source.dim))
        wide = remember(i.views, key, i.with_geometry(tuple(source.sizes), strides))
    return new_tensor(wide, index.storage_, index.byte_offset_)


def _scaled(source: Tensor, alpha: Number) -> Tensor:
    """The source times alpha, both in the source's dtype."""
    m = source.meta_
    stored = fill__Scalar(empty_from_metadata(contiguous_metadata((), m.dtype, m.device)), alpha)
    it = mul_meta(None, source, stored)
    out = empty_from_metadata(it.out_meta)
    mul_impl(it, out, source, stored)
    return out


# ---- index_fill ------------------------------------------------------------------------------------------------------


def index_fill(self: Tensor, dim: int, index: Tensor, value: Number) -> Tensor:
    """A copy of self with `value` in the slices along `dim` that the index names."""
    return F.index_fill__int_Scalar(F.clone_default(self, preserve_format), dim, index, value)


def index_fill_Tensor(self: Tensor, dim: int, index: Tensor, value: Tensor) -> Tensor:
    return F.index_fill__int_Tensor(F.clone_default(self, preserve_format), dim, index, value)


def index_fill__Tensor(self: Tensor, dim: int, index: Tensor, value: Tensor) -> Tensor:
    """The same in place, with the value of a 0-dim tensor."""
    check(
        value.meta_.dim == 0,
        lambda: (
            f"index_fill_ only supports a 0-dimensional value tensor, but got tensor with {value.meta_.dim} "
            "dimension(s)."
        ),
    )
    number = 0 if value.meta_.device.type == "meta" else F.item(value)
    return F.index_fill__int_Scalar(self, dim, index, number)


def refuse_any_index(self: Tensor, dim: int, index: Tensor, prefix: str = "") -> None:
    """Raise for an index into an empty tensor, which has no slice to write.

    PyTorch makes a view with one slice for each index. If the other dimensions leave elements, the storage may be too
    small for that view, and this is the error; otherwise the first index is out of bounds.
    """
    m = self.meta_
    sizes, strides = list(m.sizes), list(m.strides)
    sizes[dim], strides[dim] = index.meta_.numel, 0
    as_strided(self, tuple(sizes), tuple(strides), None)
    if 0 not in sizes:
        first = int(view(index).flat[0])
        raise IndexError(f"{prefix}index {first} is out of bounds for dimension {dim} with size {m.sizes[dim]}")


def index_fill_(self: Tensor, dim: int, index: Tensor, value: Number) -> Tensor:
    """Write `value` into the slices along `dim` that the index names; negative indices count from the end."""
    m, i = self.meta_.plain, index.meta_
    same_device(m, i)
    check(i.dtype is int64, "index_fill_(): Expected dtype int64 for index.", IndexError)
    assert_no_overlap(self, index)
    if has_internal_overlap(m):
        warn(
            "Use of index_fill_ on expanded tensors is deprecated. Please clone() the tensor before performing this "
            "operation. This also applies to advanced indexing e.g. tensor[mask] = scalar"
        )
    check(i.dim <= 1, "Index has to be a vector/scalar")
    dim = maybe_wrap_dim(dim, m.dim)
    if m.numel == 0 and i.numel and m.device is cpu:
        refuse_any_index(self, dim, index)
    number = checked_convert(value, m.dtype)
    if m.device.type == "meta" or i.numel == 0 or m.numel == 0:
        return self
    key = ("index_fill", dim, i)
    launch = m.plans.get(key)
    if launch is None:
        g = slices_geometry(m, dim, i, None, "iterator")
        launch = remember(m.plans, key, stubs.scatter_stub[m.device.type](g, m.dtype, None, True))
    stored = fill__Scalar(empty_from_metadata(contiguous_metadata((), m.dtype, m.device)), number)
    bad = launch(self, index, stored)
    if bad is not None:
        size = m.sizes[dim] if m.dim else 1
        raise IndexError(f"index {bad[1]} is out of bounds for dimension {dim} with size {size}")
    return self


# ==== index_copy, index_reduce ========================================================================================
#
# Slices written to, or combined with, those that a vector of indices names.


_REDUCTIONS = {"prod": "multiply", "mean": "add", "amax": "amax", "amin": "amin"}


class SlicesPlan:
    """Metadata of a new result, and a launch for each geometry of an output."""

    __slots__ = ("dim", "launches", "out_meta")

    def __init__(self, m: Metadata, dim: int):
        self.out_meta = contiguous_metadata(tuple(m.sizes), m.dtype, m.device)
        self.dim = dim
        self.launches: dict[Any, Callable[..., Any]] = {}

    def run(self, out: Tensor, index: Tensor, source: Tensor, reduce: str | None) -> tuple[int, int] | None:
        """Write the slices. Returns the bad index that the kernel found, or None."""
        m = out.meta_
        if index.meta_.numel == 0 or m.numel == 0:
            return None
        index = as_long(index)
        key = (m, index.meta_, source.meta_, reduce)
        launch = self.launches.get(key)
        if launch is None:
            walk = "iterator" if reduce is None else "slices"
            g = slices_geometry(m.plain, self.dim, index.meta_, source.meta_.strides, walk)
            launch = remember(self.launches, key, stubs.scatter_stub[m.device.type](g, m.dtype, reduce, False))
        return launch(out, index, source)


def _check_out(out: Tensor | None, self: Tensor, index: Tensor, source: Tensor) -> None:
    if out is not None:
        expect_out_dtype(out, self.meta_.dtype)
        assert_no_internal_overlap(out.meta_)
        assert_no_overlap(out, index)
        assert_no_overlap(out, source)


# ---- index_copy ------------------------------------------------------------------------------------------------------


def _check_copy_out(out: Tensor, self: Tensor, dim: int, index: Tensor, source: Tensor) -> None:
    """The output is made fit before PyTorch looks at index and source."""
    maybe_wrap_dim(dim, self.meta_.dim)
    expect_out_dtype(out, self.meta_.dtype)
    resize_output(out, tuple(self.meta_.sizes))
    _check_out(out, self, index, source)


@asks_first(_check_copy_out)
def index_copy_meta(out: Tensor | None, self: Tensor, dim: int, index: Tensor, source: Tensor) -> SlicesPlan:
    m, i, s = self.meta_, index.meta_, source.meta_
    _check_out(out, self, index, source)
    key = ("index_copy", dim, i, s)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        _check_copy(m, wrapped, i, s)
        plan = remember(m.plans, key, SlicesPlan(m, wrapped))
    return plan


def _check_copy(m: Metadata, dim: int, index: Metadata, source: Metadata) -> None:
    same_device(m, index, source)
    check(
        index.dim < 2,
        lambda: f"index_copy_(): Index should have dimension 1 or 0 (got {index.dim})",
        IndexError,
    )
    check(
        not (source.dim == 0 and index.numel != 1),
        lambda: f"index_copy_(): When source is scalar, index should have one element (got {index.numel})",
        IndexError,
    )
    check(
        source.dim == m.dim or source.dim == 0 or m.dim == 0,
        lambda: (
            "index_copy_(): When source and destination are not scalars, their dimensionality must match. Source "
            f"dimensionality ({source.dim}), destination dimensionality ({m.dim})"
        ),
        IndexError,
    )
    check(index.dtype is int64, "index_copy_(): Expected a long tensor for index, but got " + index.dtype.cpp_name)
    check(
        m.dtype is source.dtype,
        lambda: (
            "index_copy_(): self and source expected to have the same dtype, but got (self) "
            f"{m.dtype.cpp_name} and (source) {source.dtype.cpp_name}"
        ),
    )
    ours, theirs = list(m.sizes), list(source.sizes)
    if ours:
        del ours[dim]
    if theirs:
        del theirs[dim]
    check(
        len(ours) == len(theirs) and ours == theirs,
        lambda: (
            "index_copy_(): Source/destination tensor must have same slice shapes. Destination slice shape: "
            f"{_shape(ours)} at dimension {dim} and source slice shape: {_shape(theirs)} at dimension 0."
        ),
    )
    length = source.sizes[dim] if source.dim else index.numel
    check(
        index.numel == length,
        lambda: f"index_copy_(): Number of indices ({index.numel}) should be equal to source.size(dim) ({length})",
        IndexError,
    )


def _shape(sizes: list[int]) -> str:
    return " ".join(map(str, sizes))


def index_copy_impl(plan: SlicesPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, source: Tensor) -> None:
    """out = self, then out[index[i]] = source[i] along `dim`; of two for one place the later one stays."""
    _start(out, self)
    if out.meta_.numel == 0 and index.meta_.numel:
        refuse_any_index(out, plan.dim, index, "index_copy_(): ")
    bad = plan.run(out, index, source, None)
    if bad is not None:
        size = out.meta_.sizes[plan.dim] if out.meta_.dim else 1
        raise IndexError(f"index_copy_(): index {bad[1]} is out of bounds for dimension {plan.dim} with size {size}")


# ---- index_reduce ----------------------------------------------------------------------------------------------------


def index_reduce_meta(
    out: Tensor | None, self: Tensor, dim: int, index: Tensor, source: Tensor, reduce: str, include_self: bool
) -> SlicesPlan:
    check(
        reduce in _REDUCTIONS,
        lambda: f"index_reduce(): Expected reduce to be one of prod, mean, amax or amin but got {reduce}.",
    )
    m, i, s = self.meta_, index.meta_, source.meta_
    key = ("index_reduce", dim, i, s)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        check_slices("index_reduce_()", m, wrapped, i, s)
        plan = remember(m.plans, key, SlicesPlan(m, wrapped))
    _check_out(out, self, index, source)
    return plan


def index_reduce_impl(
    plan: SlicesPlan,
    out: Tensor,
    self: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    reduce: str,
    include_self: bool,
) -> None:
    """Combine each slice of out with those of the source that go there, and with its own values if `include_self`."""
    warn("index_reduce() is in beta and the API may change at any time.")
    if out is not self:
        F.copy__default(out, self)
    if not include_self:
        if out.meta_.dtype is bool_:
            raise NotImplementedError("\"index_reduce_func_exclude_input_init\" not implemented for 'Bool'")
        F.index_fill__int_Scalar(out, plan.dim, F.to(index, int64), start_of_reduction(out.meta_.dtype, reduce))
    if out.meta_.dim > 1:
        if index.meta_.numel == 0:
            return
        F.select_int(out, plan.dim, 0)  # PyTorch takes the first slice, and may find none
    elif out.meta_.dtype is bool_:  # slices are combined by operators, elements are not
        raise NotImplementedError("\"index_func_\" not implemented for 'Bool'")
    if out.meta_.numel == 0 and out.meta_.dim:
        size = out.meta_.sizes[plan.dim]
        values = view(index)
        check(bool(((values >= 0) & (values < size)).all()), "index out of range in self", IndexError)
    if plan.run(out, index, source, _REDUCTIONS[reduce]) is not None:
        raise IndexError("index out of range in self")
    if reduce == "mean":
        counts = F.ones_like(out) if include_self else F.zeros_like(out)
        F.index_add__default(counts, plan.dim, index, F.ones_like(source))
        divide_by_count(out, counts)
