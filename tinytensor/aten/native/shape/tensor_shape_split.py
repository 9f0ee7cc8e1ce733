"""More ways to split: tensor_split, hsplit, vsplit, dsplit, and the unsafe_ forms; aliases of transpose and movedim.

The unsafe forms return parts that autograd does not know as views of one tensor: writing into one of them in place is
then nobody's business but the caller's.

Mirrors aten/src/ATen/native/TensorShape.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.shape import tensor_shape
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import int64
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Tensors = tuple["Tensor", ...]


# ---- tensor_split ----------------------------------------------------------------------------------------------------


def _splittable(self: Tensor) -> None:
    check(
        self.meta.dim > 0,
        lambda: f"tensor_split expected at least a 1-dimensional tensor, but got a tensor with {self.meta.dim} dims",
    )


def tensor_split_sections(self: Tensor, sections: int, dim: int) -> Tensors:
    """`sections` views along `dim`; the first ones are longer by one where the size does not divide."""
    _splittable(self)
    dim = maybe_wrap_dim(dim, self.meta.dim)
    check(sections > 0, lambda: f"number of sections must be larger than 0, got {sections}")
    short, longer = divmod(self.meta.sizes[dim], sections)
    parts, start = [], 0
    for i in range(sections):
        end = start + short + (i < longer)
        parts.append(F.slice(self, dim, start, end))
        start = end
    return tuple(parts)


def tensor_split_indices(self: Tensor, indices: Ints, dim: int) -> Tensors:
    """Views along `dim`, cut before each index; bounds are clamped as in a slice."""
    _splittable(self)
    dim = maybe_wrap_dim(dim, self.meta.dim)
    parts, start = [], 0
    for end in indices:
        parts.append(F.slice(self, dim, start, end))
        start = end
    return (*parts, F.slice(self, dim, start, self.meta.sizes[dim]))


def tensor_split_tensor_indices_or_sections(self: Tensor, tensor_indices_or_sections: Tensor, dim: int) -> Tensors:
    """A 0-dim tensor is a number of sections, a vector has the indices."""
    _splittable(self)
    given = tensor_indices_or_sections
    check(
        given.meta.device is cpu,
        lambda: f"tensor_split expected tensor_indices_or_sections to be on cpu, but it's on {given.meta.device}",
    )
    check(
        given.meta.dtype is int64,
        lambda: (
            f"tensor_split expected tensor_indices_or_sections to have dtype of long, but got {given.meta.dtype.cpp_name}"
        ),
    )
    check(
        given.meta.dim <= 1,
        lambda: (
            "tensor_split expected tensor_indices_or_sections to be a zero-dimensional or one-dimensional tensor, but got "
            f"a tensor with {given.meta.dim} dims"
        ),
    )
    if given.meta.dim == 0:
        return F.tensor_split(self, int(F.item(given)), dim)
    return F.tensor_split(self, tuple(given.tolist()), dim)


def _divisible(name: str, self: Tensor, dim: int, sections: int) -> None:
    size = self.meta.sizes[dim]
    check(
        sections != 0 and size % sections == 0,  # less than none is tensor_split's to refuse
        lambda: (
            f"torch.{name} attempted to split along dimension {dim}, but the size of the dimension {size} is not "
            f"divisible by the split_size {sections}!"
        ),
    )


def _at_least(name: str, self: Tensor, ndim: int) -> None:
    check(
        self.meta.dim >= ndim,
        lambda: (
            f"torch.{name} requires a tensor with at least {ndim} dimension, but got a tensor with {self.meta.dim} "
            "dimensions!"
        ),
    )


def hsplit_int(self: Tensor, sections: int) -> Tensors:
    """Columns; a vector's elements."""
    _at_least("hsplit", self, 1)
    dim = 0 if self.meta.dim == 1 else 1
    _divisible("hsplit", self, dim, sections)
    return F.tensor_split(self, sections, dim)


def hsplit_array(self: Tensor, indices: Ints) -> Tensors:
    _at_least("hsplit", self, 1)
    return F.tensor_split(self, indices, 0 if self.meta.dim == 1 else 1)


def vsplit_int(self: Tensor, sections: int) -> Tensors:
    """Rows."""
    _at_least("vsplit", self, 2)
    _divisible("vsplit", self, 0, sections)
    return F.tensor_split(self, sections, 0)


def vsplit_array(self: Tensor, indices: Ints) -> Tensors:
    _at_least("vsplit", self, 2)
    return F.tensor_split(self, indices, 0)


def dsplit_int(self: Tensor, sections: int) -> Tensors:
    """Along the third dimension."""
    _at_least("dsplit", self, 3)
    _divisible("dsplit", self, 2, sections)
    return F.tensor_split(self, sections, 2)


def dsplit_array(self: Tensor, indices: Ints) -> Tensors:
    _at_least("dsplit", self, 3)
    return F.tensor_split(self, indices, 2)


# ---- unsafe_ ---------------------------------------------------------------------------------------------------------


def _own_version(parts: Tensors) -> Tensors:
    """Plain tensors over the same memory; above, the ADInplaceOrView kernel gives each a version counter."""
    return tuple(new_tensor(part.meta.plain, part.storage_, part.byte_offset) for part in parts)


def unsafe_chunk(self: Tensor, chunks: int, dim: int) -> Tensors:
    split = tensor_shape.chunk_size(self, chunks, dim)
    if split == 0:
        return F.unsafe_split_with_sizes(self, (0,) * chunks, dim)
    return F.unsafe_split(self, split, dim)


def unsafe_split(self: Tensor, split_size: int, dim: int) -> Tensors:
    return _own_version(tensor_shape.split_Tensor(self, split_size, dim))


def unsafe_split_with_sizes(self: Tensor, split_sizes: Ints, dim: int) -> Tensors:
    return _own_version(tensor_shape.split_with_sizes(self, split_sizes, dim))


# ---- other names -----------------------------------------------------------------------------------------------------


def swapaxes(self: Tensor, axis0: int, axis1: int) -> Tensor:
    """NumPy's name of transpose."""
    return F.transpose(self, axis0, axis1)


def swapaxes_(self: Tensor, axis0: int, axis1: int) -> Tensor:
    return F.transpose_(self, axis0, axis1)


def swapdims(self: Tensor, dim0: int, dim1: int) -> Tensor:
    return F.transpose(self, dim0, dim1)


def swapdims_(self: Tensor, dim0: int, dim1: int) -> Tensor:
    return F.transpose_(self, dim0, dim1)


def moveaxis_intlist(self: Tensor, source: Ints, destination: Ints) -> Tensor:
    """NumPy's name of movedim."""
    return F.movedim_intlist(self, source, destination)


def moveaxis_int(self: Tensor, source: int, destination: int) -> Tensor:
    return F.movedim_int(self, source, destination)


def narrow_Tensor(self: Tensor, dim: int, start: Tensor, length: int) -> Tensor:
    """narrow with a 0-dim tensor for its start."""
    dtype = start.meta.dtype
    check(
        start.meta.dim == 0 and not dtype.is_floating_point and dtype.name != "bool",
        "start must be an 0-dim integral Tensor.",
    )
    return F.narrow(self, dim, int(F.item(start)), length)
