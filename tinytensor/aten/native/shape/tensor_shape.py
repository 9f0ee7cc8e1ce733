"""Shape operators composed of others: reshape, flatten, split, chunk, unbind, narrow and the like.

All of them call public operators, so each works on every backend and differentiates by itself.

Mirrors aten/src/ATen/native/TensorShape.cpp.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native.shape import tensor_shape_view_geometry
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.metadata import Metadata, remember
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def reshape(self: Tensor, shape: Ints) -> Tensor:
    """A view where strides allow it, else a copy."""
    m = self.meta
    size = tensor_shape_view_geometry.infer_view_size(shape, m.numel)
    if m.is_contiguous:
        return F.view_default(self, size)
    stride = tensor_shape_view_geometry.compute_stride(tuple(m.sizes), m.strides, size)
    if stride is not None:
        if is_tensor_subclass_like(self):
            return F.view_default(self, size)
        return F._reshape_alias_default(self, size, stride)
    return F._unsafe_view_default(F.clone_default(self, contiguous_format), size)


def reshape_as(self: Tensor, other: Tensor) -> Tensor:
    return F.reshape(self, tuple(other.meta.sizes))


def view_as(self: Tensor, other: Tensor) -> Tensor:
    return F.view(self, tuple(other.meta.sizes))


def expand_as(self: Tensor, other: Tensor) -> Tensor:
    return F.expand(self, tuple(other.meta.sizes))


def broadcast_to(self: Tensor, size: Ints) -> Tensor:
    return F.expand(self, size)


def broadcast_tensors(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Expand all tensors to their common shape."""
    shape: Ints = ()
    for tensor in tensors:
        shape = infer_size(shape, tuple(tensor.meta.sizes))
    return tuple(t if t.meta.sizes == shape else F.expand(t, shape) for t in tensors)


def flatten(self: Tensor, start_dim: int, end_dim: int) -> Tensor:
    """Merge dimensions start_dim..end_dim into one."""
    m = self.meta
    start, end = maybe_wrap_dim(start_dim, m.dim), maybe_wrap_dim(end_dim, m.dim)
    check(start <= end, "flatten() has invalid args: start_dim cannot come after end_dim")
    if m.dim == 0:
        return F.reshape(self, (1,))
    if start == end:
        return self
    merged = 1
    for size in m.sizes[start : end + 1]:
        merged *= size
    return F.reshape(self, (*m.sizes[:start], merged, *m.sizes[end + 1 :]))


def ravel(self: Tensor) -> Tensor:
    """One contiguous dimension."""
    return F.view(F.contiguous(self), (-1,))


def unflatten(self: Tensor, dim: int, sizes: Ints) -> Tensor:
    """Split one dimension into several; one of them may be -1."""
    m = self.meta
    dim = maybe_wrap_dim(dim, m.dim)
    check(m.dim > 0, "unflatten got an unexpected error:\nDimension specified as 0 but tensor has no dimensions")
    check(len(sizes) > 0, "unflatten: sizes must be non-empty")
    whole = m.sizes[dim]
    try:
        inferred = tensor_shape_view_geometry.infer_view_size(sizes, whole)
    except RuntimeError as error:
        check("is invalid for input of size" in str(error), f"unflatten got an unexpected error:\n{error}")
        raise RuntimeError(
            f"unflatten: Provided sizes {list(sizes)} don't multiply up to the size of dim {dim} ({whole}) in the input "
            "tensor"
        ) from None
    return F.view(self, (*m.sizes[:dim], *inferred, *m.sizes[dim + 1 :]))


def narrow(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """`length` elements along `dim` from `start`."""
    m = self.meta
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


def split_Tensor(self: Tensor, split_size: int, dim: int) -> tuple[Tensor, ...]:
    """Views of `split_size` along `dim`; the last may be shorter."""
    m = self.meta
    check(m.dim > 0, "split expects at least a 1-dimensional tensor")
    check(split_size >= 0, lambda: f"split expects split_size be non-negative, but got split_size={split_size}")
    size = m.sizes[maybe_wrap_dim(dim, m.dim)]
    check(
        split_size > 0 or size == 0,
        lambda: f"split_size can only be 0 if dimension size is 0, but got dimension size of {size}",
    )
    count = max((size + split_size - 1) // split_size, 1) if split_size else 1
    step = split_size or size
    return tuple(F.slice(self, dim, i * step, min((i + 1) * step, size), 1) for i in range(count))


def split_with_sizes(self: Tensor, split_sizes: Ints, dim: int) -> tuple[Tensor, ...]:
    """Views of the given sizes along `dim`."""
    m = self.meta
    check(m.dim > 0, "split expects at least a 1-dimensional tensor")
    size = m.sizes[maybe_wrap_dim(dim, m.dim)]
    parts, start = [], 0
    for length in split_sizes:
        check(
            length >= 0,
            lambda: (
                f"split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes={list(split_sizes)}"
            ),
        )
        parts.append((start, start + length))
        start += length
    check(
        start == size,
        lambda: (
            f"split_with_sizes expects split_sizes to sum exactly to {size} (input tensor's size at dimension {dim}), "
            f"but got split_sizes={list(split_sizes)}"
        ),
    )
    return tuple(F.slice(self, dim, begin, end, 1) for begin, end in parts)


def split_sizes(self: Tensor, split_size: Ints, dim: int) -> tuple[Tensor, ...]:
    return F.split_with_sizes(self, split_size, dim)


def chunk_size(self: Tensor, chunks: int, dim: int) -> int:
    """How long each of `chunks` parts is along `dim`; the last may be shorter."""
    m = self.meta
    check(m.dim > 0, "chunk expects at least a 1-dimensional tensor")
    check(chunks > 0, lambda: f"chunk expects `chunks` to be greater than 0, got: {chunks}")
    return (m.sizes[maybe_wrap_dim(dim, m.dim)] + chunks - 1) // chunks


def chunk(self: Tensor, chunks: int, dim: int) -> tuple[Tensor, ...]:
    """At most `chunks` views of equal size along `dim`."""
    split = chunk_size(self, chunks, dim)
    if split == 0:
        return F.split_with_sizes(self, (0,) * chunks, dim)
    return F.split(self, split, dim)


def unbind(self: Tensor, dim: int) -> tuple[Tensor, ...]:
    """Views of each index along `dim`."""
    dim = maybe_wrap_dim(dim, self.meta.dim)
    size = self.meta.sizes[maybe_wrap_dim(dim, self.meta.dim, wrap_scalar=False)]
    return tuple(F.select(self, dim, index) for index in range(size))


def movedim_intlist(self: Tensor, source: Ints, destination: Ints) -> Tensor:
    """Move dimensions to new places; the others keep their order."""
    ndim = self.meta.dim
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
    if ndim == 0:
        return F.alias(self)
    order = [-1] * ndim
    for old, new in zip(from_, to, strict=True):
        order[new] = old
    rest = iter(d for d in range(ndim) if d not in from_)
    return F.permute(self, tuple(next(rest) if d == -1 else d for d in order))


def movedim_int(self: Tensor, source: int, destination: int) -> Tensor:
    return movedim_intlist(self, (source,), (destination,))


def _warn(text: str) -> None:
    warnings.warn(text, UserWarning, stacklevel=5)


def numpy_T(self: Tensor) -> Tensor:
    """All dimensions reversed: `x.T`."""
    if self.meta.dim == 0:
        _warn("Tensor.T is deprecated on 0-D tensors. This function is the identity in these cases.")
    elif self.meta.dim != 2:
        _warn(
            "The use of `x.T` on tensors of dimension other than 2 to reverse their shape is deprecated and it will throw "
            "an error in a future release. Consider `x.mT` to transpose batches of matrices or `x.permute(*torch.arange("
            "x.ndim - 1, -1, -1))` to reverse the dimensions of a tensor."
        )
    return F.permute(self, tuple(range(self.meta.dim - 1, -1, -1)))


def mT(self: Tensor) -> Tensor:
    """The last two dimensions swapped: `x.mT`."""
    if self.meta.dim == 0:
        _warn("Tensor.mT is deprecated on 0-D tensors. This function is the identity in these cases.")
        return self
    check(
        self.meta.dim != 1,
        lambda: f"tensor.mT is only supported on matrices or batches of matrices. Got {self.meta.dim}-D tensor.",
    )
    return F.transpose(self, -2, -1)
