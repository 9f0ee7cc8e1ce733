# hot path
"""A tensor in parts: split, chunk, unbind; tensor_split, hsplit, unsafe_split. All parts are views.

Mirrors aten/src/ATen/native/TensorShape.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.folded_calls import nobody_watches
from tinytensor.aten.native.shape import tensor_shape
from tinytensor.c10 import tensor_impl
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Metadata, remember
from tinytensor.c10.overflows import wrapped_int64
from tinytensor.c10.scalar_type import int64
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_new = object.__new__
Ints = tuple[int, ...]
Parts = tuple[tuple[int, int], ...]
Tensors = tuple["Tensor", ...]

_MOST_REMEMBERED = 256
"""Of how many views at once the geometry is remembered."""


def split_Tensor(self: Tensor, split_size: int, dim: int) -> Tensors:
    """Views of `split_size` along `dim`; the last may be shorter."""
    views = self.meta_.views
    key = ("split", split_size, dim)
    parts = views.get(key)
    if parts is None:
        parts = remember(views, key, _split_parts(self.meta_, split_size, dim))
    return _slices(self, dim, key, parts)


def _slices(self: Tensor, dim: int, key: Hashable, parts: Parts) -> Tensors:
    """Views of the parts, each made by an operator where somebody may see it."""
    if self.meta_.device is cpu and nobody_watches():
        return _many(
            self, ("all of", key), lambda: [tensor_shape.slice(self, dim, start, end, 1) for start, end in parts]
        )
    with AutoDispatchBelowADInplaceOrView():
        return tuple([F.slice_Tensor(self, dim, start, end) for start, end in parts])


def _many(self: Tensor, key: Hashable, make: Callable[[], list[Tensor]]) -> Tensors:
    """Several views at once, as `make` makes them: their geometry is remembered as a whole."""
    storage, start = self.storage_, self.byte_offset_
    views = self.meta_.views
    found = views.get(key)
    if found is not None:
        parts = []
        for meta, offset in found:
            part = _new(tensor_impl.tensor_type)  # `new_tensor`, written out
            part.meta_ = meta
            part.storage_ = storage
            part.byte_offset_ = start + offset
            part.autograd_meta_ = None
            parts.append(part)
        return tuple(parts)
    made = make()
    if len(made) <= _MOST_REMEMBERED and all(t.storage_ is storage for t in made):
        remember(views, key, tuple((t.meta_, t.byte_offset_ - start) for t in made))
    return tuple(made)


def _split_parts(m: Metadata, split_size: int, dim: int) -> Parts:
    """Where the parts begin and end."""
    check(m.dim > 0, "split expects at least a 1-dimensional tensor")
    check(split_size >= 0, lambda: f"split expects split_size be non-negative, but got split_size={split_size}")
    size = m.sizes[maybe_wrap_dim(dim, m.dim)]
    check(
        split_size > 0 or size == 0,
        lambda: f"split_size can only be 0 if dimension size is 0, but got dimension size of {size}",
    )
    count = max((size + split_size - 1) // split_size, 1) if split_size else 1
    step = split_size or size
    return tuple((i * step, min((i + 1) * step, size)) for i in range(count))


def split_with_sizes(self: Tensor, split_sizes: Ints, dim: int) -> Tensors:
    """Views of the given sizes along `dim`."""
    m = self.meta_
    key = ("split_with_sizes", tuple(split_sizes), dim)
    known = m.views.get(key)
    if known is not None:
        return _slices(self, dim, key, known)
    check(m.dim > 0, "split expects at least a 1-dimensional tensor")
    size = m.sizes[maybe_wrap_dim(dim, m.dim)]
    views, parts, start = [], [], 0
    for length in split_sizes:
        check(
            length >= 0,
            lambda: (
                f"split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes={list(split_sizes)}"
            ),
        )
        parts.append((start, wrapped_int64(start + length)))
        with AutoDispatchBelowADInplaceOrView():
            views.append(F.slice(self, dim, *parts[-1], 1))  # which may refuse before the sum is looked at
        start = parts[-1][1]
    check(
        start == size,
        lambda: (
            f"split_with_sizes expects split_sizes to sum exactly to {size} (input tensor's size at dimension {dim}), "
            f"but got split_sizes={list(split_sizes)}"
        ),
    )
    remember(m.views, key, tuple(parts))
    return tuple(views)


def split_sizes(self: Tensor, split_size: Ints, dim: int) -> Tensors:
    return F.split_with_sizes(self, split_size, dim)


def chunk_size(self: Tensor, chunks: int, dim: int) -> int:
    """How long each of `chunks` parts is along `dim`; the last may be shorter."""
    m = self.meta_
    if m.dim == 0:
        raise RuntimeError("chunk expects at least a 1-dimensional tensor")
    if chunks <= 0:
        raise RuntimeError(f"chunk expects `chunks` to be greater than 0, got: {chunks}")
    rounded_up = m.sizes[maybe_wrap_dim(dim, m.dim)] + chunks - 1
    # Beyond 64 bits the sum begins anew at the smallest number, and C++ rounds what is divided to 0.
    wrapped = wrapped_int64(rounded_up)
    return wrapped // chunks if wrapped >= 0 else -(-wrapped // chunks)


def check_count(parts: int) -> None:
    """RuntimeError for a number of views for which there is no memory: a list of them would be made for hours."""
    check(parts <= (2**63 - 1) // 8, "cannot create std::vector larger than max_size()")
    check(parts <= 2**32, "std::bad_alloc")


def chunk(self: Tensor, chunks: int, dim: int) -> Tensors:
    """At most `chunks` views of equal size along `dim`."""
    split = self.meta_.views.get(("chunk", chunks, dim)) or _remembered_chunk_size(self, chunks, dim)
    if not split and _is_chunked_into_nothing(self, split, chunks, dim):
        return F.split_with_sizes(self, (0,) * chunks, dim)
    return F.split_Tensor(self, split, dim)


def _remembered_chunk_size(self: Tensor, chunks: int, dim: int) -> int:
    views = self.meta_.views
    key = ("chunk", chunks, dim)
    split = views.get(key)
    return remember(views, key, chunk_size(self, chunks, dim)) if split is None else split


def _is_chunked_into_nothing(self: Tensor, split: int, chunks: int, dim: int) -> bool:
    """Whether all parts are empty. RuntimeError for more of them than there is memory for."""
    if split or self.meta_.sizes[maybe_wrap_dim(dim, self.meta_.dim)]:
        return False
    check_count(chunks)
    return True


def unbind(self: Tensor, dim: int) -> Tensors:
    """Views of each index along `dim`."""
    m = self.meta_
    key = ("unbind", dim)
    size = m.views.get(key)
    if size is None:
        wrapped = maybe_wrap_dim(maybe_wrap_dim(dim, m.dim), m.dim, wrap_scalar=False)
        size = remember(m.views, key, m.sizes[wrapped])
    if m.device is cpu and nobody_watches():
        return _many(self, ("all of", key), lambda: [tensor_shape.select(self, dim, index) for index in range(size)])
    with AutoDispatchBelowADInplaceOrView():
        return tuple([F.select_int(self, dim, index) for index in range(size)])


# ---- tensor_split ----------------------------------------------------------------------------------------------------


def _check_splittable(self: Tensor) -> None:
    check(
        self.meta_.dim > 0,
        lambda: f"tensor_split expected at least a 1-dimensional tensor, but got a tensor with {self.meta_.dim} dims",
    )


def tensor_split_sections(self: Tensor, sections: int, dim: int) -> Tensors:
    """`sections` views along `dim`; the first ones are longer by one where the size does not divide."""
    _check_splittable(self)
    dim = maybe_wrap_dim(dim, self.meta_.dim)
    check(sections > 0, lambda: f"number of sections must be larger than 0, got {sections}")
    check_count(sections)
    short, longer = divmod(self.meta_.sizes[dim], sections)
    parts, start = [], 0
    for i in range(sections):
        end = start + short + (i < longer)
        parts.append(F.slice(self, dim, start, end))
        start = end
    return tuple(parts)


def tensor_split_indices(self: Tensor, indices: Ints, dim: int) -> Tensors:
    """Views along `dim`, cut before each index; bounds are clamped as in a slice."""
    _check_splittable(self)
    dim = maybe_wrap_dim(dim, self.meta_.dim)
    parts, start = [], 0
    for end in indices:
        parts.append(F.slice(self, dim, start, end))
        start = end
    return (*parts, F.slice(self, dim, start, self.meta_.sizes[dim]))


def tensor_split_tensor_indices_or_sections(self: Tensor, tensor_indices_or_sections: Tensor, dim: int) -> Tensors:
    """A 0-dim tensor is a number of sections, a vector has the indices."""
    _check_splittable(self)
    given = tensor_indices_or_sections
    check(
        given.meta_.device is cpu,
        lambda: f"tensor_split expected tensor_indices_or_sections to be on cpu, but it's on {given.meta_.device}",
    )
    check(
        given.meta_.dtype is int64,
        lambda: (
            f"tensor_split expected tensor_indices_or_sections to have dtype of long, but got {given.meta_.dtype.cpp_name}"
        ),
    )
    check(
        given.meta_.dim <= 1,
        lambda: (
            "tensor_split expected tensor_indices_or_sections to be a zero-dimensional or one-dimensional tensor, but got "
            f"a tensor with {given.meta_.dim} dims"
        ),
    )
    if given.meta_.dim == 0:
        return F.tensor_split(self, int(F.item(given)), dim)
    return F.tensor_split(self, tuple(given.tolist()), dim)


def _check_divisible(name: str, self: Tensor, dim: int, sections: int) -> None:
    size = self.meta_.sizes[dim]
    check(
        sections != 0 and size % sections == 0,  # less than none is tensor_split's to refuse
        lambda: (
            f"torch.{name} attempted to split along dimension {dim}, but the size of the dimension {size} is not "
            f"divisible by the split_size {sections}!"
        ),
    )


def _check_min_dim(name: str, self: Tensor, ndim: int) -> None:
    check(
        self.meta_.dim >= ndim,
        lambda: (
            f"torch.{name} requires a tensor with at least {ndim} dimension, but got a tensor with {self.meta_.dim} "
            "dimensions!"
        ),
    )


def hsplit_int(self: Tensor, sections: int) -> Tensors:
    """Split along dimension 1; a vector along dimension 0."""
    _check_min_dim("hsplit", self, 1)
    dim = 0 if self.meta_.dim == 1 else 1
    _check_divisible("hsplit", self, dim, sections)
    return F.tensor_split(self, sections, dim)


def hsplit_array(self: Tensor, indices: Ints) -> Tensors:
    _check_min_dim("hsplit", self, 1)
    return F.tensor_split(self, indices, 0 if self.meta_.dim == 1 else 1)


def vsplit_int(self: Tensor, sections: int) -> Tensors:
    """Split along dimension 0."""
    _check_min_dim("vsplit", self, 2)
    _check_divisible("vsplit", self, 0, sections)
    return F.tensor_split(self, sections, 0)


def vsplit_array(self: Tensor, indices: Ints) -> Tensors:
    _check_min_dim("vsplit", self, 2)
    return F.tensor_split(self, indices, 0)


def dsplit_int(self: Tensor, sections: int) -> Tensors:
    """Split along dimension 2."""
    _check_min_dim("dsplit", self, 3)
    _check_divisible("dsplit", self, 2, sections)
    return F.tensor_split(self, sections, 2)


def dsplit_array(self: Tensor, indices: Ints) -> Tensors:
    _check_min_dim("dsplit", self, 3)
    return F.tensor_split(self, indices, 2)


# ---- unsafe_ ---------------------------------------------------------------------------------------------------------
#
# They return parts that autograd does not track as views of one tensor. Writing into a part in place is therefore not noticed:
# the caller must know that no other part is needed for a gradient.


def _untracked(parts: Tensors) -> Tensors:
    """Plain tensors over the same memory. The ADInplaceOrView kernel, above, gives each a version counter of its own."""
    return tuple([new_tensor(part.meta_.plain, part.storage_, part.byte_offset_) for part in parts])


def unsafe_chunk(self: Tensor, chunks: int, dim: int) -> Tensors:
    split = _remembered_chunk_size(self, chunks, dim)
    if _is_chunked_into_nothing(self, split, chunks, dim):
        return F.unsafe_split_with_sizes(self, (0,) * chunks, dim)
    return F.unsafe_split_Tensor(self, split, dim)


def unsafe_split(self: Tensor, split_size: int, dim: int) -> Tensors:
    return _untracked(split_Tensor(self, split_size, dim))


def unsafe_split_with_sizes(self: Tensor, split_sizes: Ints, dim: int) -> Tensors:
    return _untracked(split_with_sizes(self, split_sizes, dim))
