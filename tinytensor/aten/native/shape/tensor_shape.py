# hot path
"""Shapes and views: view, expand, select, slice, permute, squeeze, ...; and reshape, flatten, narrow.

A view is arithmetic on sizes, strides and an offset (first part), remembered in the memo of the tensor's metadata, and a
new tensor over the same storage (second part). What is composed of views, such as reshape and flatten, calls public
operators, so that it works on every backend and has its derivative for free. Parts are in tensor_shape_split.py, joins in
tensor_shape_cat.py.

Mirrors aten/src/ATen/native/TensorShape.cpp, ATen/TensorUtils.cpp (`computeStride`) and ATen/ExpandUtils.cpp
(`inferExpandGeometry`).
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from math import prod
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.folded_calls import nobody_watches
from tinytensor.aten.native.quantized import tensor_shape_quantized
from tinytensor.aten.native.shape import tensor_shape_layouts
from tinytensor.aten.native.shape.copy import preserved
from tinytensor.aten.native.shape.resize import set_geometry
from tinytensor.c10 import contiguity
from tinytensor.c10.allocator import allocate, allocate_meta
from tinytensor.c10.device import cpu, meta
from tinytensor.c10.device_allocator import allocate_on
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check, warn_once
from tinytensor.c10.layout import MemoryFormat, _mkldnn, contiguous_format, preserve_format, sparse_coo, strided
from tinytensor.c10.metadata import PLAIN, Metadata, metadata, remember
from tinytensor.c10.overflows import wrapped_int64
from tinytensor.c10.quantizer import PerChannelAffineQuantizer
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import StorageImpl
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like
from tinytensor.c10.type_names import TYPE_NAMES, expect_set_dtype, type_string
from tinytensor.c10.wrap_dim import maybe_wrap_dim, wrap_dims

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== view geometry: arithmetic on sizes and strides ==================================================================
#
# From the sizes, strides and offset of a tensor to those of a view of it. Nothing here knows tensors or storages, and
# offsets count elements. The results are remembered below, so this arithmetic runs once for each geometry.


Ints = tuple[int, ...]
Geometry = tuple[Ints, Ints, int]


def select_meta(sizes: Ints, strides: Ints, offset: int, dim: int, index: int) -> Geometry:
    """One index along `dim`, which disappears. IndexError out of range."""
    size = sizes[dim]
    if not -size <= index < size:
        raise IndexError(f"select(): index {index} out of range for tensor of size {list(sizes)} at dimension {dim}")
    index = index + size if index < 0 else index
    return sizes[:dim] + sizes[dim + 1 :], strides[:dim] + strides[dim + 1 :], offset + index * strides[dim]


def slice_meta(
    sizes: Ints, strides: Ints, offset: int, dim: int, start: int | None, stop: int | None, step: int
) -> Geometry:
    """start:stop:step along `dim`. Negative bounds count from the end; bounds out of range are clamped."""
    size = sizes[dim]
    start = 0 if start is None else start
    stop = size if stop is None else stop
    # Counted from the end first and clamped then: -5 of 3 elements is the beginning, and a slice is never refused. A stop
    # before the start gives an empty slice.
    start = start + size if start < 0 else start
    stop = stop + size if stop < 0 else stop
    start = min(max(start, 0), size)
    stop = min(max(stop, start), size)
    length = (stop - start + step - 1) // step
    return (
        (*sizes[:dim], length, *sizes[dim + 1 :]),
        (*strides[:dim], strides[dim] * step, *strides[dim + 1 :]),
        offset + start * strides[dim],
    )


def far_step(sizes: Ints, strides: Ints, dim: int, by_one: Geometry, step: int) -> tuple[Ints, Ints]:
    """Size and stride of `dim` as 64 bits hold them for a step so large that their product or sum may not fit.

    `by_one` is the slice with step 1. RuntimeError where the size turns out negative, as in PyTorch.
    """
    ahead = wrapped_int64(by_one[0][dim] + step - 1)
    length = ahead // step if ahead >= 0 else -(-ahead // step)
    sizes = (*sizes[:dim], length, *sizes[dim + 1 :])
    strides = (*strides[:dim], wrapped_int64(by_one[1][dim] * step), *strides[dim + 1 :])
    _refuse_negative_strides(strides)
    # PyTorch's message names what overflows first. That is the bytes of the storage, unless a stride of 0 keeps them few.
    if length < 0 and 0 not in sizes:
        check(strides[dim] != 0, "numel: integer multiplication overflow")
        raise RuntimeError(f"Storage size calculation overflowed with sizes={list(sizes)} and strides={list(strides)}")
    return sizes, strides


def expand_meta(sizes: Ints, strides: Ints, target: Ints) -> tuple[Ints, Ints]:
    """Repeat dimensions of size 1 with stride 0; -1 keeps a size; new dimensions come in front."""
    missing = len(target) - len(sizes)
    new_sizes, new_strides = list(target), [0] * len(target)
    # From the last dimension to the first: sizes align at the right, and a new dimension in front gets its stride from
    # its neighbour.
    for dim in range(len(target) - 1, -1, -1):
        old = dim - missing
        size = sizes[old] if old >= 0 else 1
        if old >= 0:
            stride = strides[old]
        # A dimension that did not exist has stride 0 if it is the last, else the step over the dimension behind it.
        # PyTorch does the same; the numbers are visible in stride().
        elif dim == len(target) - 1:
            stride = 0
        else:
            stride = new_sizes[dim + 1] * new_strides[dim + 1]
        wanted = target[dim]
        if wanted == -1:
            if old < 0:
                raise RuntimeError(
                    f"The expanded size of the tensor ({wanted}) isn't allowed in a leading, non-existing dimension {dim}"
                )
            wanted = size
        if size != wanted:
            if size != 1:
                raise RuntimeError(
                    f"The expanded size of the tensor ({wanted}) must match the existing size ({size}) at "
                    f"non-singleton dimension {dim}.  Target sizes: {list(target)}.  Tensor sizes: {list(sizes)}"
                )
            stride = 0
        new_sizes[dim], new_strides[dim] = wanted, stride
    if target and min(new_sizes) < 0:
        raise RuntimeError("numel: integer multiplication overflow")
    return tuple(new_sizes), tuple(new_strides)


def compute_stride(sizes: Ints, strides: Ints, new_sizes: Ints) -> Ints | None:
    """Strides that show the same elements, in the same order, as `new_sizes`; None where no strides can.

    Dimensions of the old shape that step evenly through memory form one run; every run must be cut into whole
    dimensions of the new shape.
    """
    # A tensor without elements can be viewed as any other shape without elements.
    if 0 in sizes:
        return strides if tuple(sizes) == tuple(new_sizes) else _dense(new_sizes)
    if not sizes:
        return (1,) * len(new_sizes)
    result = [0] * len(new_sizes)
    view_dim = len(new_sizes) - 1
    base_stride = strides[-1]
    run = view_numel = 1
    # `run` is the size of the run that is being collected from the right, `base_stride` the step inside it,
    # `view_numel` how much of it the new dimensions have used up.
    for dim in range(len(sizes) - 1, -1, -1):
        run *= sizes[dim]
        ends_here = dim == 0 or (sizes[dim - 1] != 1 and strides[dim - 1] != run * base_stride)
        if not ends_here:
            continue
        while view_dim >= 0 and (view_numel < run or new_sizes[view_dim] == 1):
            result[view_dim] = view_numel * base_stride
            view_numel *= new_sizes[view_dim]
            view_dim -= 1
        # A new dimension would reach from one run into the next, and no single stride does that.
        if view_numel != run:
            return None
        if dim > 0:
            base_stride = strides[dim - 1]
            run = view_numel = 1
    return tuple(result) if view_dim == -1 else None


def _dense(sizes: Sequence[int]) -> Ints:
    strides, step = [], 1
    for size in reversed(sizes):
        strides.append(step)
        step *= max(size, 1)
    return tuple(reversed(strides))


def infer_view_size(shape: Ints, numel: int) -> Ints:
    """Replace the one -1 of `shape`; RuntimeError if the shape cannot hold `numel` elements."""
    known, unknown = 1, None
    for dim, size in enumerate(shape):
        if size == -1:
            if unknown is not None:
                raise RuntimeError("only one dimension can be inferred")
            unknown = dim
        elif size < 0:
            raise RuntimeError(f"invalid shape dimension {size} at index {dim} of shape {list(shape)}")
        else:
            known *= size
    if unknown is None:
        if known == numel:
            return shape
    elif known > 0 and numel % known == 0:
        return (*shape[:unknown], numel // known, *shape[unknown + 1 :])
    elif known == 0 and numel == 0:
        raise RuntimeError(
            f"cannot reshape tensor of 0 elements into shape {list(shape)} because the unspecified dimension size -1 can "
            "be any value and is ambiguous"
        )
    raise RuntimeError(f"shape '{list(shape)}' is invalid for input of size {numel}")


def permute_meta(sizes: Ints, strides: Ints, dims: Ints) -> tuple[Ints, Ints]:
    """Reorder dimensions; `dims` are wrapped and distinct."""
    return tuple(sizes[d] for d in dims), tuple(strides[d] for d in dims)


def squeeze_meta(sizes: Ints, strides: Ints, dims: Sequence[int]) -> tuple[Ints, Ints]:
    """Drop those of `dims` whose size is 1."""
    kept = [d for d in range(len(sizes)) if not (d in dims and sizes[d] == 1)]
    return tuple(sizes[d] for d in kept), tuple(strides[d] for d in kept)


def unsqueeze_meta(sizes: Ints, strides: Ints, dim: int) -> tuple[Ints, Ints]:
    """Insert a dimension of size 1 before `dim`."""
    # The stride of a dimension of size 1 is never used; this one keeps contiguous tensors contiguous.
    stride = sizes[dim] * strides[dim] if dim < len(sizes) else 1
    return (*sizes[:dim], 1, *sizes[dim:]), (*strides[:dim], stride, *strides[dim:])


def diagonal_meta(sizes: Ints, strides: Ints, offset: int, diagonal: int, dim1: int, dim2: int) -> Geometry:
    """The `diagonal`-th diagonal of two dimensions, as a new last dimension that steps along both."""
    # Above the main diagonal the columns move to the right, below it the rows move down.
    if diagonal >= 0:
        length = max(min(sizes[dim1], sizes[dim2] - diagonal), 0)
        start = diagonal * strides[dim2]
    else:
        length = max(min(sizes[dim1] + diagonal, sizes[dim2]), 0)
        start = -diagonal * strides[dim1]
    rest = [d for d in range(len(sizes)) if d not in (dim1, dim2)]
    return (
        (*(sizes[d] for d in rest), length),
        (*(strides[d] for d in rest), strides[dim1] + strides[dim2]),
        offset + (start if length else 0),  # an empty diagonal may begin outside the storage
    )


def view_dtype_meta(sizes: Ints, strides: Ints, offset: int, old: int, new: int, names: tuple[str, str]) -> Geometry:
    """Reinterpret elements of `old` bytes as elements of `new` bytes along the last dimension."""
    if old == new:
        return sizes, strides, offset
    what = f"to view {names[0]} as {names[1]} (different element sizes)"
    if not sizes:
        raise RuntimeError(f"self.dim() cannot be 0 {what}")
    if old > new:
        _check_last_stride(strides, what)
        # Smaller elements: the last dimension gets longer, all other steps count more elements.
        ratio = old // new
        return (
            (*sizes[:-1], sizes[-1] * ratio),
            (*(s * ratio for s in strides[:-1]), 1),
            offset * ratio,
        )
    # Larger elements: everything has to fall on whole new elements.
    ratio = new // old
    if sizes[-1] % ratio:
        raise RuntimeError(f"self.size(-1) must be divisible by {ratio} {what}, but got {sizes[-1]}")
    if offset % ratio:
        raise RuntimeError(f"self.storage_offset() must be divisible by {ratio} {what}, but got {offset}")
    _check_last_stride(strides, what)
    for dim, stride in enumerate(strides[:-1]):
        if stride % ratio:
            raise RuntimeError(f"self.stride({dim}) must be divisible by {ratio} {what}, but got {stride}")
    return (*sizes[:-1], sizes[-1] // ratio), (*(s // ratio for s in strides[:-1]), 1), offset // ratio


def _check_last_stride(strides: Ints, what: str) -> None:
    if strides[-1] != 1:
        raise RuntimeError(f"self.stride(-1) must be 1 {what}, but got {strides[-1]}")


# ==== views: another tensor over the same storage =====================================================================
#
# Each function looks up the view's geometry in the memo of the tensor's metadata (`m.views`), computes it the first
# time, and makes a tensor. No element is touched.


def select(self: Tensor, dim: int, index: int) -> Tensor:
    """`self[:, index]`-like: one index along `dim`."""
    m = self.meta_
    found = m.views.get(("select", dim, index))
    if found is None:
        if m.layout is not strided:
            return tensor_shape_layouts.select(self, dim, index)
        check(m.dim > 0, "select() cannot be applied to a 0-dim tensor.", IndexError)
        if isinstance(m.quantizer, PerChannelAffineQuantizer):
            return tensor_shape_quantized.select(self, dim, index)
        wrapped = maybe_wrap_dim(dim, m.dim)
        sizes, strides, start = select_meta(tuple(m.sizes), m.strides, 0, wrapped, index)
        found = remember(m.views, ("select", dim, index), (m.with_geometry(sizes, strides), start * m.itemsize))
    return new_tensor(found[0], self.storage_, self.byte_offset_ + found[1])


def slice(self: Tensor, dim: int, start: int | None, end: int | None, step: int) -> Tensor:
    """`self[start:end:step]` along `dim`."""
    m = self.meta_
    key = ("slice", dim, start, end, step)
    found = m.views.get(key)
    if found is None:
        check(m.dim > 0, "slice() cannot be applied to a 0-dim tensor.", IndexError)
        wrapped = maybe_wrap_dim(dim, m.dim)
        check(step > 0, "slice step must be positive")
        if m.layout is not strided:
            return tensor_shape_layouts.refuse_strides(self)
        if isinstance(m.quantizer, PerChannelAffineQuantizer):
            return tensor_shape_quantized.slice(self, dim, start, end, step)
        sizes, strides, begin = slice_meta(tuple(m.sizes), m.strides, 0, wrapped, start, end, step)
        if step >= 2**31:
            sizes, strides = far_step(
                sizes, strides, wrapped, slice_meta(tuple(m.sizes), m.strides, 0, wrapped, start, end, 1), step
            )
        found = remember(m.views, key, (m.with_geometry(sizes, strides), begin * m.itemsize))
    return new_tensor(found[0], self.storage_, self.byte_offset_ + found[1])


def t(self: Tensor) -> Tensor:
    """Transpose of a matrix; vectors and 0-dim tensors come back as they are."""
    m = self.meta_
    found = m.views.get("t")
    if found is None:
        if m.layout is not strided:
            return tensor_shape_layouts.t(self)
        check(m.dim <= 2, lambda: f"t() expects a tensor with <= 2 dimensions, but self is {m.dim}D")
        made = m.plain if m.dim < 2 else m.with_geometry(tuple(m.sizes[::-1]), m.strides[::-1])
        found = remember(m.views, "t", made)
    return new_tensor(found, self.storage_, self.byte_offset_)


def transpose(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """Swap two dimensions."""
    m = self.meta_
    found = m.views.get(("transpose", dim0, dim1))
    if found is None:
        if m.layout is not strided:
            return tensor_shape_layouts.transpose(self, dim0, dim1)
        first, second = maybe_wrap_dim(dim0, m.dim), maybe_wrap_dim(dim1, m.dim)
        order = list(range(m.dim))
        if m.dim:
            order[first], order[second] = order[second], order[first]
        geometry = permute_meta(tuple(m.sizes), m.strides, tuple(order))
        made = m.plain if m.quantizer is not None and first == second else m.with_geometry(*geometry)
        found = remember(m.views, ("transpose", dim0, dim1), made)
    return new_tensor(found, self.storage_, self.byte_offset_)


def permute(self: Tensor, dims: Ints) -> Tensor:
    """Reorder all dimensions."""
    m = self.meta_
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
        if m.layout is not strided:
            return tensor_shape_layouts.permute(self)
        made = m.with_geometry(*permute_meta(tuple(m.sizes), m.strides, wrapped))
        found = remember(m.views, ("permute", dims), made)
    return new_tensor(found, self.storage_, self.byte_offset_)


def view(self: Tensor, size: Ints) -> Tensor:
    """The same elements in the same order under another shape; RuntimeError if that needs a copy."""
    m = self.meta_
    found = m.views.get(("view", size))
    if found is None:
        if isinstance(m.quantizer, PerChannelAffineQuantizer):
            return tensor_shape_quantized.view(self, size)
        shape = infer_view_size(size, m.numel)
        strides = compute_stride(tuple(m.sizes), m.strides, shape)
        check(
            strides is not None,
            "view size is not compatible with input tensor's size and stride (at least one dimension spans across two "
            "contiguous subspaces). Use .reshape(...) instead.",
        )
        assert strides is not None
        found = remember(m.views, ("view", size), m.with_geometry(shape, strides))
    return new_tensor(found, self.storage_, self.byte_offset_)


def unsafe_view(self: Tensor, size: Ints) -> Tensor:
    """`view` of a temporary that no one else refers to, so autograd need not track it as a view."""
    return view(self, size)


def view_dtype(self: Tensor, dtype: ScalarType) -> Tensor:
    """The same bytes read as another dtype. The last dimension grows or shrinks with the element size."""
    m = self.meta_
    if dtype is m.dtype:
        return new_tensor(m.plain, self.storage_, self.byte_offset_)
    check(m.layout is not _mkldnn, "Cannot access storage of OpaqueTensorImpl", NotImplementedError)
    start = self.byte_offset_ // m.itemsize
    names = (m.dtype.cpp_name, dtype.cpp_name)
    sizes, strides, offset = view_dtype_meta(tuple(m.sizes), m.strides, start, m.itemsize, dtype.itemsize, names)
    return new_tensor(metadata(sizes, strides, dtype, m.device), self.storage_, offset * dtype.itemsize)


def expand(self: Tensor, size: Ints, implicit: bool) -> Tensor:
    """Repeat dimensions of size 1 without a copy: their stride becomes 0."""
    m = self.meta_
    found = m.views.get(("expand", size))
    if found is None:
        if m.layout is not strided:
            return tensor_shape_layouts.expand(self, size)
        check(
            len(size) >= m.dim,
            lambda: (
                f"expand({type_string(m)}{{{list(m.sizes)}}}, size={list(size)}): the number of sizes "
                f"provided ({len(size)}) must be greater or equal to the number of dimensions in the tensor ({m.dim})"
            ),
        )
        sizes, strides = expand_meta(tuple(m.sizes), m.strides, size)
        check(prod(sizes) < 2**63, "numel: integer multiplication overflow")
        found = remember(m.views, ("expand", size), m.with_geometry(sizes, strides))
    return new_tensor(found, self.storage_, self.byte_offset_)


def squeeze(self: Tensor) -> Tensor:
    """Drop all dimensions of size 1."""
    m = self.meta_
    found = m.views.get("squeeze")
    if found is None:
        if m.layout is not strided:
            return tensor_shape_layouts.refuse_strides(self)
        if isinstance(m.quantizer, PerChannelAffineQuantizer):
            return tensor_shape_quantized.squeeze_quantized(self, range(m.dim))
        made = m.with_geometry(*squeeze_meta(tuple(m.sizes), m.strides, range(m.dim)))
        found = remember(m.views, "squeeze", made)
    return new_tensor(found, self.storage_, self.byte_offset_)


def squeeze_dim(self: Tensor, dim: int) -> Tensor:
    """Drop `dim` if its size is 1."""
    return squeeze_dims(self, (dim,))


def squeeze_dims(self: Tensor, dim: Ints) -> Tensor:
    """Drop those of the given dimensions whose size is 1."""
    m = self.meta_
    found = m.views.get(("squeeze", dim))
    if found is None:
        if m.layout is not strided:
            return tensor_shape_layouts.refuse_strides(self)
        wrapped = wrap_dims(dim, m.dim) if len(dim) != 1 else [maybe_wrap_dim(dim[0], m.dim)]
        if isinstance(m.quantizer, PerChannelAffineQuantizer):
            return tensor_shape_quantized.squeeze_quantized(self, wrapped)
        made = m.with_geometry(*squeeze_meta(tuple(m.sizes), m.strides, wrapped))
        found = remember(m.views, ("squeeze", dim), made)
    return new_tensor(found, self.storage_, self.byte_offset_)


def unsqueeze(self: Tensor, dim: int) -> Tensor:
    """Insert a dimension of size 1."""
    m = self.meta_
    found = m.views.get(("unsqueeze", dim))
    if found is None:
        wrapped = maybe_wrap_dim(dim, m.dim + 1)
        if m.layout is not strided:
            return tensor_shape_layouts.refuse_strides(self)
        if isinstance(m.quantizer, PerChannelAffineQuantizer):
            return tensor_shape_quantized.unsqueeze_quantized(self, wrapped)
        made = m.with_geometry(*unsqueeze_meta(tuple(m.sizes), m.strides, wrapped))
        found = remember(m.views, ("unsqueeze", dim), made)
    return new_tensor(found, self.storage_, self.byte_offset_)


def diagonal(self: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    """A diagonal of two dimensions as the last dimension."""
    m = self.meta_
    key = ("diagonal", offset, dim1, dim2)
    found = m.views.get(key)
    if found is None:
        first, second = maybe_wrap_dim(dim1, m.dim), maybe_wrap_dim(dim2, m.dim)
        check(first != second, lambda: f"diagonal dimensions cannot be identical {dim1}, {dim2}")
        if m.layout is not strided:
            return tensor_shape_layouts.refuse_strides(self)
        sizes, strides, start = diagonal_meta(tuple(m.sizes), m.strides, 0, offset, first, second)
        found = remember(m.views, key, (m.with_geometry(sizes, strides), start * m.itemsize))
    made, start = found
    return new_tensor(made, self.storage_, self.byte_offset_ + start)


def as_strided(self: Tensor, size: Ints, stride: Ints, storage_offset: int | None) -> Tensor:
    """Any geometry over the storage; refused where it would leave the storage."""
    m = self.meta_
    check(len(size) == len(stride), "mismatch in length of strides and shape")
    _refuse_negative_strides(stride)
    start = self.byte_offset_ // m.itemsize if storage_offset is None else storage_offset
    check(start >= 0, lambda: f"Tensor: invalid storage offset {start}")
    if any(n < 0 for n in size) or contiguity.storage_numel(size, stride, start) * m.itemsize >= 2**63:
        raise RuntimeError(f"Storage size calculation overflowed with sizes={list(size)} and strides={list(stride)}")
    made = m.with_geometry(size, stride) if m.quantizer is not None else None  # scales by channel are refused first
    check_bounds(size, stride, start, m.itemsize, self.storage_.nbytes)
    check(prod(size) < 2**63, "numel: integer multiplication overflow")
    return new_tensor(made or m.with_geometry(size, stride), self.storage_, start * m.itemsize)


def _refuse_negative_strides(strides: Ints) -> None:
    check(
        all(s >= 0 for s in strides),
        lambda: f"as_strided: Negative strides are not supported at the moment, got strides: {list(strides)}",
    )


def check_bounds(size: Ints, stride: Ints, storage_offset: int, itemsize: int, nbytes: int) -> None:
    """RuntimeError if this geometry reaches beyond `nbytes`."""
    needed = contiguity.storage_numel(size, stride, storage_offset) * itemsize
    if needed > nbytes:
        raise RuntimeError(
            f"setStorage: sizes {list(size)}, strides {list(stride)}, storage offset {storage_offset}, and itemsize "
            f"{itemsize} requiring a storage size of {needed} are out of bounds for storage of size {nbytes}"
        )


def detach(self: Tensor) -> Tensor:
    """The same geometry over the same storage.

    A sparse tensor's twin has the same indices and values, until one of them gets others: zeros, or a sum.
    """
    storage = copy(self.storage_) if self.meta_.layout is sparse_coo else self.storage_
    return new_tensor(self.meta_.plain, storage, self.byte_offset_)


def alias(self: Tensor) -> Tensor:
    """The same geometry over the same storage, which a blocked tensor keeps to itself."""
    layout = self.meta_.layout
    if layout is strided:
        return new_tensor(self.meta_.plain, self.storage_, self.byte_offset_)
    check(layout is not _mkldnn, "Cannot access storage of OpaqueTensorImpl", NotImplementedError)
    return detach(self)


def lift_fresh(self: Tensor) -> Tensor:
    """The tensor itself: a place for modes to hear of new tensors."""
    return self


def unfold(self: Tensor, dimension: int, size: int, step: int) -> Tensor:
    """Windows of `size` every `step` along a dimension, as a new last dimension."""
    m = self.meta_
    key = ("unfold", dimension, size, step)
    found = m.views.get(key)
    if found is None:
        found = remember(m.views, key, _unfolded(m, dimension, size, step))
    return new_tensor(found, self.storage_, self.byte_offset_)


def _unfolded(m: Metadata, dimension: int, size: int, step: int) -> Metadata:
    dim = maybe_wrap_dim(dimension, m.dim)
    length = m.sizes[dim] if m.dim else 1
    check(size >= 0, lambda: f"size is {size} but must be >= 0")
    check(size <= length, lambda: f"maximum size for tensor at dimension {dim} is {length} but size is {size}")
    check(step > 0, lambda: f"step is {step} but must be > 0")
    stride = m.strides[dim] if m.dim else 1
    sizes, strides = list(m.sizes), list(m.strides)
    if m.dim:
        sizes[dim], strides[dim] = (length - size) // step + 1, wrapped_int64(stride * step)
    return m.with_geometry((*sizes, size), (*strides, stride))


# ---- in-place: the tensor itself takes the new geometry ---------------------------------------------------------------


# Metadata exists in two halves, for tensors with and without a gradient; the tensor stays in its own.
def _take_geometry_of(self: Tensor, seen: Tensor) -> Tensor:
    grad = self.meta_ is self.meta_.grad_twin
    self.byte_offset_ = seen.byte_offset_
    self.meta_ = seen.meta_.grad_twin if grad else seen.meta_
    return self


def t_(self: Tensor) -> Tensor:
    check(self.meta_.dim <= 2, lambda: f"t_() expects a tensor with <= 2 dimensions, but self is {self.meta_.dim}D")
    if self.meta_.layout is not strided:
        return tensor_shape_layouts.transpose_(self, 0, 0 if self.meta_.dim < 2 else 1)
    return _take_geometry_of(self, t(self))


def transpose_(self: Tensor, dim0: int, dim1: int) -> Tensor:
    if self.meta_.layout is not strided:
        return tensor_shape_layouts.transpose_(self, dim0, dim1)
    return _take_geometry_of(self, transpose(self, dim0, dim1))


def squeeze_(self: Tensor) -> Tensor:
    return _take_geometry_of(self, squeeze(self))


def squeeze__dim(self: Tensor, dim: int) -> Tensor:
    return _take_geometry_of(self, squeeze_dim(self, dim))


def squeeze__dims(self: Tensor, dim: Ints) -> Tensor:
    return _take_geometry_of(self, squeeze_dims(self, dim))


def unsqueeze_(self: Tensor, dim: int) -> Tensor:
    return _take_geometry_of(self, unsqueeze(self, dim))


def as_strided_(self: Tensor, size: Ints, stride: Ints, storage_offset: int | None) -> Tensor:
    return _take_geometry_of(self, as_strided(self, size, stride, storage_offset))


def reshape(self: Tensor, shape: Ints) -> Tensor:
    """A view where strides allow it, else a copy."""
    m = self.meta_
    if m.layout is not strided:
        return tensor_shape_layouts.reshape(self, shape)
    key = ("reshape", shape)
    size = m.views.get(key)
    if size is None:
        size = remember(m.views, key, infer_view_size(shape, m.numel))
    if m.is_contiguous:
        return F.view_default(self, size)
    stride = compute_stride(tuple(m.sizes), m.strides, size)
    if stride is not None:
        # _reshape_alias saves computing the strides again. A subclass sees `view`, which it is more likely to know.
        if is_tensor_subclass_like(self):
            return F.view_default(self, size)
        return F._reshape_alias_default(self, size, stride)
    return F._unsafe_view_default(F.clone_default(self, contiguous_format), size)


def reshape_as(self: Tensor, other: Tensor) -> Tensor:
    return F.reshape(self, tuple(other.meta_.sizes))


def view_as(self: Tensor, other: Tensor) -> Tensor:
    return F.view(self, tuple(other.meta_.sizes))


def expand_as(self: Tensor, other: Tensor) -> Tensor:
    return F.expand(self, tuple(other.meta_.sizes))


def broadcast_to(self: Tensor, size: Ints) -> Tensor:
    return F.expand_default(self, size)


def broadcast_tensors(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Expand all tensors to their common shape."""
    shape: Ints = ()
    for tensor in tensors:
        shape = infer_size(shape, tuple(tensor.meta_.sizes))
    return tuple(t if t.meta_.sizes == shape else F.expand(t, shape) for t in tensors)


def flatten(self: Tensor, start_dim: int, end_dim: int) -> Tensor:
    """Merge dimensions start_dim..end_dim into one."""
    m = self.meta_
    key = ("flatten", start_dim, end_dim)
    shape = m.views.get(key)
    if shape is None:
        shape = remember(m.views, key, _flattened(tuple(m.sizes), start_dim, end_dim))
    if m.is_contiguous and m.key_set & ~REQUIRES_GRAD == PLAIN and nobody_watches():
        return self if shape is _AS_IT_IS else F.view_default(self, shape)  # which is what reshape calls
    return self if shape is _AS_IT_IS else F.reshape_default(self, shape)


_AS_IT_IS = (-1,)  # no sizes: that of one dimension is itself. The method `flatten` knows them too


def _flattened(sizes: Ints, start_dim: int, end_dim: int) -> Ints:
    start, end = maybe_wrap_dim(start_dim, len(sizes)), maybe_wrap_dim(end_dim, len(sizes))
    check(start <= end, "flatten() has invalid args: start_dim cannot come after end_dim")
    if not sizes:
        return (1,)
    return _AS_IT_IS if start == end else (*sizes[:start], prod(sizes[start : end + 1]), *sizes[end + 1 :])


def ravel(self: Tensor) -> Tensor:
    """One contiguous dimension."""
    return F.view(F.contiguous(self), (-1,))


def unflatten(self: Tensor, dim: int, sizes: Ints) -> Tensor:
    """Split one dimension into several; one of them may be -1."""
    m = self.meta_
    dim = maybe_wrap_dim(dim, m.dim)
    check(m.dim > 0, "unflatten got an unexpected error:\nDimension specified as 0 but tensor has no dimensions")
    check(len(sizes) > 0, "unflatten: sizes must be non-empty")
    whole = m.sizes[dim]
    try:
        inferred = infer_view_size(sizes, whole)
    except RuntimeError as error:
        check("is invalid for input of size" in str(error), f"unflatten got an unexpected error:\n{error}")
        raise RuntimeError(
            f"unflatten: Provided sizes {list(sizes)} don't multiply up to the size of dim {dim} ({whole}) in the input "
            "tensor"
        ) from None
    return F.view(self, (*m.sizes[:dim], *inferred, *m.sizes[dim + 1 :]))


def narrow(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """`length` elements along `dim` from `start`."""
    m = self.meta_
    key = ("narrow", dim, start, length)
    begin = m.views.get(key)
    if begin is None:
        begin = remember(m.views, key, _narrow_start(m, dim, start, length))
    return F.slice_Tensor(self, dim, begin, begin + length, 1)


def _narrow_start(m: Metadata, dim: int, start: int, length: int) -> int:
    """Where a narrow part begins, counted from the front."""
    check(m.dim > 0, "narrow() cannot be applied to a 0-dim tensor.")
    check(length >= 0, "narrow(): length must be non-negative.")
    size = m.sizes[maybe_wrap_dim(dim, m.dim)]
    check(
        -size <= start <= size,
        lambda: f"start out of range (expected to be in range of [{-size}, {size}], but got {start})",
        IndexError,
    )
    start = start + size if start < 0 else start
    check(start + length <= size, lambda: f"start ({start}) + length ({length}) exceeds dimension size ({size}).")
    return start


def movedim_intlist(self: Tensor, source: Ints, destination: Ints) -> Tensor:
    """Move dimensions to new places; the others keep their order."""
    m = self.meta_
    key = ("movedim", source, destination)
    order = m.views.get(key)
    if order is None:
        order = remember(m.views, key, _moved(m.dim, source, destination))
    return F.permute_default(self, order) if m.dim else F.alias(self)


def _moved(ndim: int, source: Ints, destination: Ints) -> Ints:
    """The order of the dimensions after `movedim`."""
    check(
        len(source) == len(destination),
        lambda: (
            "movedim: Invalid source or destination dims: source ("
            f"{list(source)} dims) should contain the same number of dims as destination ({list(destination)} dims)"
        ),
    )
    from_ = [maybe_wrap_dim(d, ndim) for d in source]
    to = [maybe_wrap_dim(d, ndim) for d in destination]
    check(len(set(from_)) == len(from_), lambda: f"movedim: repeated dim in `source` ({list(source)})")
    check(len(set(to)) == len(to), lambda: f"movedim: repeated dim in `destination` ({list(destination)})")
    # The named dimensions go to their places, the others fill what is left in their old order.
    order = [-1] * ndim
    for old, new in zip(from_, to, strict=True) if ndim else ():
        order[new] = old
    rest = iter(d for d in range(ndim) if d not in from_)
    return tuple(next(rest) if d == -1 else d for d in order)


def movedim_int(self: Tensor, source: int, destination: int) -> Tensor:
    m = self.meta_
    key = ("movedim", source, destination)
    order = m.views.get(key)
    if order is None:
        order = remember(m.views, key, _moved(m.dim, (source,), (destination,)))
    return F.permute_default(self, order) if m.dim else F.alias(self)


def numpy_T(self: Tensor) -> Tensor:
    """All dimensions reversed: `x.T`."""
    if self.meta_.dim == 0:
        warn_once("Tensor.T is deprecated on 0-D tensors. This function is the identity in these cases.")
    elif self.meta_.dim != 2:
        warn_once(
            "The use of `x.T` on tensors of dimension other than 2 to reverse their shape is deprecated and it will throw "
            "an error in a future release. Consider `x.mT` to transpose batches of matrices or `x.permute(*torch.arange("
            "x.ndim - 1, -1, -1))` to reverse the dimensions of a tensor."
        )
    return F.permute_default(self, tuple(range(self.meta_.dim - 1, -1, -1)))


def mT(self: Tensor) -> Tensor:
    """The last two dimensions swapped: `x.mT`."""
    if self.meta_.dim == 0:
        warn_once("Tensor.mT is deprecated on 0-D tensors. This function is the identity in these cases.")
        return self
    check(
        self.meta_.dim != 1,
        lambda: f"tensor.mT is only supported on matrices or batches of matrices. Got {self.meta_.dim}-D tensor.",
    )
    return F.transpose_int(self, -2, -1)


# ==== operators that derivatives call =================================================================================
#
# The gradients of select, slice and diagonal, and a view by sizes and strides. Each is an operator and not a formula:
# its own derivative, a select of the gradient, is then as cheap as itself.


def select_backward(grad_output: Tensor, input_sizes: Ints, dim: int, index: int) -> Tensor:
    """Zeros of the input's sizes with the gradient at `index` of `dim`."""
    grad_input = F.new_zeros_default(grad_output, input_sizes)
    F.copy__default(F.select_int(grad_input, dim, index), grad_output)
    return grad_input


def slice_backward(grad_output: Tensor, input_sizes: Ints, dim: int, start: int, end: int, step: int) -> Tensor:
    """Zeros of the input's sizes with the gradient at `start:end:step` of `dim`."""
    grad_input = F.new_zeros_default(grad_output, input_sizes)
    F.copy__default(F.slice_Tensor(grad_input, dim, start, end, step), grad_output)
    return grad_input


def diagonal_backward(grad_output: Tensor, input_sizes: Ints, offset: int, dim1: int, dim2: int) -> Tensor:
    """Zeros of the input's sizes with the gradient on the diagonal."""
    grad_input = F.new_zeros_default(grad_output, input_sizes)
    F.copy__default(F.diagonal_default(grad_input, offset, dim1, dim2), grad_output)
    return grad_input


def _reshape_alias(self: Tensor, size: Ints, stride: Ints) -> Tensor:
    """The view that reshape has computed the strides for."""
    if isinstance(self.meta_.quantizer, PerChannelAffineQuantizer):
        return tensor_shape_quantized.view(self, size)
    return as_strided(self, size, stride, None)


# ==== set_, resize_as_, is_set_to =====================================================================================
#
# set_ puts a tensor over another storage. The storage carries the version counter here, so after set_ a tensor counts
# together with the others over its new storage; in PyTorch it goes on with its own.


def _set_storage(self: Tensor, storage: StorageImpl, storage_offset: int, size: Ints, stride: Ints) -> Tensor:
    m = self.meta_
    check(
        storage.device is m.device,
        lambda: (
            f'Attempted to set the storage of a tensor on device "{m.device}" to a storage on different device '
            f'"{storage.device}".  This is no longer allowed; the devices must match.'
        ),
    )
    check(all(n >= 0 for n in size), "numel: integer multiplication overflow")
    check(
        all(s >= 0 for s in stride),
        lambda: f"Storage size calculation overflowed with sizes={list(size)} and strides={list(stride)}",
    )
    check(storage_offset >= 0, lambda: f"Tensor: invalid storage offset {storage_offset}")
    if stride or not size:
        check(
            len(size) == len(stride),
            lambda: f"unequal size length ({len(size)}) and stride length ({len(stride)})",
        )
    stride = stride or contiguity.contiguous_strides(size)
    self.storage_ = storage
    set_geometry(self, metadata(size, stride, m.dtype, m.device), storage_offset * m.itemsize)
    return self


def set_(self: Tensor) -> Tensor:
    """Let go of the storage: self has no elements any more."""
    device = self.meta_.device
    storage = allocate(0) if device is cpu else allocate_meta(0) if device is meta else allocate_on(device, 0)
    return _set_storage(self, storage, 0, (0,), (1,))


def _check_storage_dtype(self: Tensor, source: Any) -> None:
    mine = self.meta_.dtype
    theirs = getattr(source, "dtype", mine)  # bytes have no dtype
    check(
        theirs is mine,
        lambda: (
            f"Expected a Storage of type {TYPE_NAMES[mine]} or an UntypedStorage, but got type {theirs.cpp_name} for "
            "argument 1 'storage'"
        ),
    )


def set__source_Storage(self: Tensor, source: Any) -> Tensor:
    """All of a storage as one dimension."""
    _check_storage_dtype(self, source)
    return _set_storage(self, source._impl, 0, (source._impl.nbytes // self.meta_.itemsize,), (1,))


def set__source_Storage_storage_offset(
    self: Tensor, source: Any, storage_offset: int, size: Ints, stride: Ints
) -> Tensor:
    _check_storage_dtype(self, source)
    return _set_storage(self, source._impl, storage_offset, size, stride)


def set__source_Tensor(self: Tensor, source: Tensor) -> Tensor:
    """The storage and geometry of another tensor of the same dtype."""
    expect_set_dtype(self, source)
    if self is source:
        return self
    offset = source.byte_offset_ // source.meta_.itemsize
    return _set_storage(self, source.storage_, offset, tuple(source.meta_.sizes), source.meta_.strides)


def set__source_Tensor_storage_offset(
    self: Tensor, source: Tensor, storage_offset: int, size: Ints, stride: Ints
) -> Tensor:
    check(source.meta_.is_contiguous, "passed in tensor to be used as storage must be contiguous")
    offset = source.byte_offset_ // source.meta_.itemsize
    return F.set__source_Storage_storage_offset(self, source.untyped_storage(), storage_offset + offset, size, stride)


def is_set_to(self: Tensor, tensor: Tensor) -> bool:
    """Whether both are the same view of the same storage."""
    a, b = self.meta_, tensor.meta_
    return (
        self.storage_ is tensor.storage_
        and self.byte_offset_ == tensor.byte_offset_
        and a.sizes == b.sizes
        and a.strides == b.strides
    )


def resize_as_(self: Tensor, the_template: Tensor, memory_format: MemoryFormat | None) -> Tensor:
    """resize_ to the sizes of another tensor, and with a memory format to that."""
    if self.meta_.layout is sparse_coo and the_template.meta_.layout is sparse_coo:
        check(memory_format is None, "Unsupported memory format for sparse tensor resize_as_ :Contiguous")
        return F.resize_as_sparse_(self, the_template)
    result = F.resize_(self, tuple(the_template.meta_.sizes))
    if memory_format is not None:
        template = the_template.meta_ if memory_format is preserve_format else result.meta_
        asked: Metadata = preserved(template, result.meta_.dtype, result.meta_.device, memory_format)
        set_geometry(result, asked)
    return result
