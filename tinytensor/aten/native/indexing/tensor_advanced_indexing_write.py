# hot path
"""index_add, index_fill: whole slices along one dimension, at the places that a vector of indices names.

Mirrors the corresponding part of aten/src/ATen/native/TensorAdvancedIndexing.cpp.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_overlap, has_internal_overlap
from tinytensor.aten.native.factories.fill import fill__Scalar
from tinytensor.aten.native.indexing import tensor_advanced_indexing_scatter_stubs as stubs
from tinytensor.aten.native.indexing.tensor_advanced_indexing_masked_select import dense
from tinytensor.aten.native.indexing.tensor_advanced_indexing_scatter_stubs import ScatterGeometry
from tinytensor.aten.native.pointwise.binary_ops import mul_impl, mul_meta
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape.tensor_shape_views import as_strided
from tinytensor.c10.common_device_check import same_device
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import preserve_format
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import int32, int64
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Number = int | float | bool


def slices_geometry(out: Metadata, dim: int, index: Metadata, source: Ints | None) -> ScatterGeometry:
    """Slices of the source (its strides; None: one value for all) to the slices of `out` that the index names."""
    if out.dim == 0:
        step = index.strides[0] if index.dim else 0
        return ScatterGeometry((index.numel,), (0,), source or (0,), (step,), 1, 1)
    shape = tuple(index.numel if d == dim else n for d, n in enumerate(out.sizes))
    target = tuple(0 if d == dim else s for d, s in enumerate(out.strides))
    step = index.strides[0] if index.dim else 0
    along = tuple(step if d == dim else 0 for d in range(out.dim))
    return ScatterGeometry(shape, target, source or (0,) * out.dim, along, out.sizes[dim], out.strides[dim])


def as_long(index: Tensor) -> Tensor:
    return dense(index, int64) if index.meta.dtype is int32 else index


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
    m, i, s = self.meta, index.meta, source.meta
    key = ("index_add", dim, i, s)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        check_slices("index_add_()", m, wrapped, i, s)
        plan = remember(m.plans, key, IndexAddPlan(m, wrapped))
    if out is not None:
        expect_out_dtype(out, m.dtype)
        assert_no_internal_overlap(out.meta)
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
    if out is not self:
        F.copy__default(out, self)
    m, dim = out.meta, plan.dim
    if index.meta.numel == 0 or m.numel == 0:
        # No index is right for an empty vector; with more dimensions nobody looks at them.
        check(m.dim != 1 or index.meta.numel == 0, "index out of range in self", IndexError)
        return
    if m.dim > 1 and alpha == 1 and dim in (0, m.dim - 1):
        F.scatter_add__default(out, dim, _expanded_index(index, dim, source), source)
        return
    if alpha != 1:
        source = _scaled(source, alpha)
    key = (m, index.meta, source.meta)
    launch = plan.launches.get(key)
    if launch is None:
        wide = index.meta if index.meta.dtype is int64 else contiguous_metadata(index.meta.sizes, int64)
        g = slices_geometry(m.plain, dim, wide, source.meta.strides)
        launch = remember(plan.launches, key, stubs.scatter_stub[m.device.type](g, m.dtype, "add", False))
    if launch(out, as_long(index), source) is not None:
        raise IndexError("index out of range in self")


def _expanded_index(index: Tensor, dim: int, source: Tensor) -> Tensor:
    """The vector of indices as an index for each element of the source."""
    step = index.meta.strides[0] if index.meta.dim else 0
    strides = tuple(step if d == dim else 0 for d in range(source.meta.dim))
    return F.as_strided(index, tuple(source.meta.sizes), strides)


def _scaled(source: Tensor, alpha: Number) -> Tensor:
    """The source times alpha, both in the source's dtype."""
    m = source.meta
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
        value.meta.dim == 0,
        lambda: (
            f"index_fill_ only supports a 0-dimensional value tensor, but got tensor with {value.meta.dim} "
            "dimension(s)."
        ),
    )
    number = 0 if value.meta.device.type == "meta" else F.item(value)
    return F.index_fill__int_Scalar(self, dim, index, number)


def refuse_any_index(self: Tensor, dim: int, index: Tensor, prefix: str = "") -> None:
    """An empty tensor has no slice to write. PyTorch looks at as many as there are indices: if the other dimensions leave
    elements, the storage may be too small for them, and if not, the first index is out of bounds."""
    m = self.meta
    sizes, strides = list(m.sizes), list(m.strides)
    sizes[dim], strides[dim] = index.meta.numel, 0
    as_strided(self, tuple(sizes), tuple(strides), None)
    if 0 not in sizes:
        first = int(view(index).flat[0])
        raise IndexError(f"{prefix}index {first} is out of bounds for dimension {dim} with size {m.sizes[dim]}")


def index_fill_(self: Tensor, dim: int, index: Tensor, value: Number) -> Tensor:
    """Write `value` into the slices along `dim` that the index names; negative indices count from the end."""
    m, i = self.meta.plain, index.meta
    same_device(m, i)
    check(i.dtype is int64, "index_fill_(): Expected dtype int64 for index.", IndexError)
    assert_no_overlap(self, index)
    if has_internal_overlap(m):
        warnings.warn(
            "Use of index_fill_ on expanded tensors is deprecated. Please clone() the tensor before performing this "
            "operation. This also applies to advanced indexing e.g. tensor[mask] = scalar",
            UserWarning,
            stacklevel=4,
        )
    check(i.dim <= 1, "Index has to be a vector/scalar")
    dim = maybe_wrap_dim(dim, m.dim)
    if m.numel == 0 and i.numel and m.device is cpu:
        refuse_any_index(self, dim, index)
    number = checked_convert(value, m.dtype)
    if m.device is not cpu or i.numel == 0 or m.numel == 0:
        return self
    key = ("index_fill", dim, i)
    launch = m.plans.get(key)
    if launch is None:
        g = slices_geometry(m, dim, i, None)
        launch = remember(m.plans, key, stubs.scatter_stub[m.device.type](g, m.dtype, None, True))
    stored = fill__Scalar(empty_from_metadata(contiguous_metadata((), m.dtype, m.device)), number)
    bad = launch(self, index, stored)
    if bad is not None:
        size = m.sizes[dim] if m.dim else 1
        raise IndexError(f"index {bad[1]} is out of bounds for dimension {dim} with size {size}")
    return self
