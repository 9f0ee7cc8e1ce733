# hot path
"""Views: another tensor over the same storage.

Each function looks up the view's geometry in the memo of the tensor's metadata, computes it with `view_geometry` the
first time, and makes a tensor. No element is touched.

Mirrors aten/src/ATen/native/TensorShape.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten.native.shape import tensor_shape_view_geometry as geometry
from tinytensor.c10 import contiguity
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, metadata, remember
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.type_names import type_string
from tinytensor.c10.wrap_dim import maybe_wrap_dim, wrap_dims

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def _same_start(self: Tensor, meta: Metadata) -> Tensor:
    return new_tensor(meta, self.storage_, self.byte_offset)


def select(self: Tensor, dim: int, index: int) -> Tensor:
    """`self[:, index]`-like: one index along `dim`."""
    m = self.meta
    found = m.views.get(("select", dim, index))
    if found is None:
        check(m.dim > 0, "select() cannot be applied to a 0-dim tensor.", IndexError)
        wrapped = maybe_wrap_dim(dim, m.dim)
        sizes, strides, start = geometry.select_meta(tuple(m.sizes), m.strides, 0, wrapped, index)
        found = remember(m.views, ("select", dim, index), (m.with_geometry(sizes, strides), start * m.itemsize))
    return new_tensor(found[0], self.storage_, self.byte_offset + found[1])


def slice(self: Tensor, dim: int, start: int | None, end: int | None, step: int) -> Tensor:
    """`self[start:end:step]` along `dim`."""
    m = self.meta
    key = ("slice", dim, start, end, step)
    found = m.views.get(key)
    if found is None:
        check(m.dim > 0, "slice() cannot be applied to a 0-dim tensor.", IndexError)
        wrapped = maybe_wrap_dim(dim, m.dim)
        check(step > 0, "slice step must be positive")
        sizes, strides, begin = geometry.slice_meta(tuple(m.sizes), m.strides, 0, wrapped, start, end, step)
        found = remember(m.views, key, (m.with_geometry(sizes, strides), begin * m.itemsize))
    return new_tensor(found[0], self.storage_, self.byte_offset + found[1])


def t(self: Tensor) -> Tensor:
    """Transpose of a matrix; vectors and 0-dim tensors come back as they are."""
    m = self.meta
    found = m.views.get("t")
    if found is None:
        check(m.dim <= 2, lambda: f"t() expects a tensor with <= 2 dimensions, but self is {m.dim}D")
        found = remember(m.views, "t", m.with_geometry(tuple(m.sizes[::-1]), m.strides[::-1]))
    return new_tensor(found, self.storage_, self.byte_offset)


def transpose(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """Swap two dimensions."""
    m = self.meta
    found = m.views.get(("transpose", dim0, dim1))
    if found is None:
        first, second = maybe_wrap_dim(dim0, m.dim), maybe_wrap_dim(dim1, m.dim)
        order = list(range(m.dim))
        if m.dim:
            order[first], order[second] = order[second], order[first]
        made = m.with_geometry(*geometry.permute_meta(tuple(m.sizes), m.strides, tuple(order)))
        found = remember(m.views, ("transpose", dim0, dim1), made)
    return _same_start(self, found)


def permute(self: Tensor, dims: Ints) -> Tensor:
    """Reorder all dimensions."""
    m = self.meta
    found = m.views.get(("permute", dims))
    if found is None:
        check(
            len(dims) == m.dim,
            lambda: (
                "permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired "
                f"ordering of dimensions i.e. input.dim() = {m.dim} is not equal to len(dims) = {len(dims)}"
            ),
        )
        wrapped = tuple(maybe_wrap_dim(d, m.dim) for d in dims)
        check(len(set(wrapped)) == len(wrapped), "permute(): duplicate dims are not allowed.")
        made = m.with_geometry(*geometry.permute_meta(tuple(m.sizes), m.strides, wrapped))
        found = remember(m.views, ("permute", dims), made)
    return _same_start(self, found)


def view(self: Tensor, size: Ints) -> Tensor:
    """The same elements in the same order under another shape; RuntimeError if that needs a copy."""
    m = self.meta
    found = m.views.get(("view", size))
    if found is None:
        shape = geometry.infer_view_size(size, m.numel)
        strides = geometry.compute_stride(tuple(m.sizes), m.strides, shape)
        check(
            strides is not None,
            "view size is not compatible with input tensor's size and stride (at least one dimension spans across two "
            "contiguous subspaces). Use .reshape(...) instead.",
        )
        assert strides is not None
        found = remember(m.views, ("view", size), m.with_geometry(shape, strides))
    return _same_start(self, found)


def unsafe_view(self: Tensor, size: Ints) -> Tensor:
    """`view` of a tensor that nobody else holds: autograd need not track it as a view."""
    return view(self, size)


def view_dtype(self: Tensor, dtype: ScalarType) -> Tensor:
    """The same bytes read as another dtype. The last dimension grows or shrinks with the element size."""
    m = self.meta
    if dtype is m.dtype:
        return _same_start(self, m.plain)
    start = self.byte_offset // m.itemsize
    names = (m.dtype.cpp_name, dtype.cpp_name)
    sizes, strides, offset = geometry.view_dtype_meta(
        tuple(m.sizes), m.strides, start, m.itemsize, dtype.itemsize, names
    )
    return new_tensor(metadata(sizes, strides, dtype, m.device), self.storage_, offset * dtype.itemsize)


def expand(self: Tensor, size: Ints, implicit: bool) -> Tensor:
    """Repeat dimensions of size 1 without a copy: their stride becomes 0."""
    m = self.meta
    found = m.views.get(("expand", size))
    if found is None:
        check(
            len(size) >= m.dim,
            lambda: (
                f"expand({type_string(m)}{{{list(m.sizes)}}}, size={list(size)}): the number of sizes "
                f"provided ({len(size)}) must be greater or equal to the number of dimensions in the tensor ({m.dim})"
            ),
        )
        sizes, strides = geometry.expand_meta(tuple(m.sizes), m.strides, size)
        found = remember(m.views, ("expand", size), m.with_geometry(sizes, strides))
    return _same_start(self, found)


def squeeze(self: Tensor) -> Tensor:
    """Drop all dimensions of size 1."""
    m = self.meta
    return _same_start(self, m.with_geometry(*geometry.squeeze_meta(tuple(m.sizes), m.strides, range(m.dim))))


def squeeze_dim(self: Tensor, dim: int) -> Tensor:
    """Drop `dim` if its size is 1."""
    return squeeze_dims(self, (dim,))


def squeeze_dims(self: Tensor, dim: Ints) -> Tensor:
    """Drop those of the given dimensions whose size is 1."""
    m = self.meta
    found = m.views.get(("squeeze", dim))
    if found is None:
        wrapped = wrap_dims(dim, m.dim) if len(dim) != 1 else [maybe_wrap_dim(dim[0], m.dim)]
        made = m.with_geometry(*geometry.squeeze_meta(tuple(m.sizes), m.strides, wrapped))
        found = remember(m.views, ("squeeze", dim), made)
    return _same_start(self, found)


def unsqueeze(self: Tensor, dim: int) -> Tensor:
    """Insert a dimension of size 1."""
    m = self.meta
    found = m.views.get(("unsqueeze", dim))
    if found is None:
        wrapped = maybe_wrap_dim(dim, m.dim + 1)
        made = m.with_geometry(*geometry.unsqueeze_meta(tuple(m.sizes), m.strides, wrapped))
        found = remember(m.views, ("unsqueeze", dim), made)
    return _same_start(self, found)


def diagonal(self: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    """A diagonal of two dimensions as the last dimension."""
    m = self.meta
    key = ("diagonal", offset, dim1, dim2)
    found = m.views.get(key)
    if found is None:
        first, second = maybe_wrap_dim(dim1, m.dim), maybe_wrap_dim(dim2, m.dim)
        check(first != second, lambda: f"diagonal dimensions cannot be identical {dim1}, {dim2}")
        sizes, strides, start = geometry.diagonal_meta(tuple(m.sizes), m.strides, 0, offset, first, second)
        found = remember(m.views, key, (m.with_geometry(sizes, strides), start * m.itemsize))
    made, start = found
    return new_tensor(made, self.storage_, self.byte_offset + start)


def as_strided(self: Tensor, size: Ints, stride: Ints, storage_offset: int | None) -> Tensor:
    """Any geometry over the storage; refused where it would leave the storage."""
    m = self.meta
    check(len(size) == len(stride), "mismatch in length of strides and shape")
    check(
        all(s >= 0 for s in stride),
        lambda: f"as_strided: Negative strides are not supported at the moment, got strides: {list(stride)}",
    )
    start = self.byte_offset // m.itemsize if storage_offset is None else storage_offset
    check(start >= 0, lambda: f"Tensor: invalid storage offset {start}")
    if any(n < 0 for n in size) or contiguity.storage_numel(size, stride, start) * m.itemsize >= 2**63:
        raise RuntimeError(f"Storage size calculation overflowed with sizes={list(size)} and strides={list(stride)}")
    check_bounds(size, stride, start, m.itemsize, self.storage_.nbytes)
    return new_tensor(m.with_geometry(size, stride), self.storage_, start * m.itemsize)


def check_bounds(size: Ints, stride: Ints, storage_offset: int, itemsize: int, nbytes: int) -> None:
    """RuntimeError if this geometry reaches beyond `nbytes`."""
    needed = contiguity.storage_numel(size, stride, storage_offset) * itemsize
    if needed > nbytes:
        raise RuntimeError(
            f"setStorage: sizes {list(size)}, strides {list(stride)}, storage offset {storage_offset}, and itemsize "
            f"{itemsize} requiring a storage size of {needed} are out of bounds for storage of size {nbytes}"
        )


def alias(self: Tensor) -> Tensor:
    """The same geometry over the same storage."""
    return new_tensor(self.meta.plain, self.storage_, self.byte_offset)


def lift_fresh(self: Tensor) -> Tensor:
    """The tensor itself: a place for modes to hear of new tensors."""
    return self


def unfold(self: Tensor, dimension: int, size: int, step: int) -> Tensor:
    """Windows of `size` every `step` along a dimension, as a new last dimension."""
    m = self.meta
    dim = maybe_wrap_dim(dimension, m.dim)
    length = m.sizes[dim] if m.dim else 1
    check(size >= 0, lambda: f"size is {size} but must be >= 0")
    check(size <= length, lambda: f"maximum size for tensor at dimension {dim} is {length} but size is {size}")
    check(step > 0, lambda: f"step is {step} but must be > 0")
    stride = m.strides[dim] if m.dim else 1
    sizes, strides = list(m.sizes), list(m.strides)
    if m.dim:
        sizes[dim], strides[dim] = (length - size) // step + 1, stride * step
    return _same_start(self, m.with_geometry((*sizes, size), (*strides, stride)))


# ---- in-place: the tensor itself takes the new geometry ---------------------------------------------------------------


def _become(self: Tensor, seen: Tensor) -> Tensor:
    grad = self.meta is self.meta.grad_twin
    self.byte_offset = seen.byte_offset
    self.meta = seen.meta.grad_twin if grad else seen.meta
    return self


def t_(self: Tensor) -> Tensor:
    check(self.meta.dim <= 2, lambda: f"t_() expects a tensor with <= 2 dimensions, but self is {self.meta.dim}D")
    return _become(self, t(self))


def transpose_(self: Tensor, dim0: int, dim1: int) -> Tensor:
    return _become(self, transpose(self, dim0, dim1))


def squeeze_(self: Tensor) -> Tensor:
    return _become(self, squeeze(self))


def squeeze__dim(self: Tensor, dim: int) -> Tensor:
    return _become(self, squeeze_dim(self, dim))


def squeeze__dims(self: Tensor, dim: Ints) -> Tensor:
    return _become(self, squeeze_dims(self, dim))


def unsqueeze_(self: Tensor, dim: int) -> Tensor:
    return _become(self, unsqueeze(self, dim))


def as_strided_(self: Tensor, size: Ints, stride: Ints, storage_offset: int | None) -> Tensor:
    return _become(self, as_strided(self, size, stride, storage_offset))
