"""Writing into a view of a copy: select_scatter, slice_scatter, diagonal_scatter, as_strided_scatter; narrow_copy.

`x.select(0, i).copy_(src)` as a function that leaves x alone. The copy keeps x's strides.

Mirrors aten/src/ATen/native/TensorShape.cpp and `clone_preserve_strides`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import has_internal_overlap
from tinytensor.aten.native.shape import tensor_shape_views
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def clone_preserve_strides(self: Tensor) -> Tensor:
    """A copy of the whole storage, seen with the same sizes, strides and offset.

    An expanded tensor cannot be written to, so its copy is dense: gradients of sums arrive here.
    """
    m = self.meta
    if has_internal_overlap(m):
        return F.clone(self)
    numel = self.storage_.nbytes // m.itemsize
    whole = F.clone(F.as_strided(self, (numel,), (1,), 0))
    return F.as_strided(whole, tuple(m.sizes), m.strides, self.byte_offset // m.itemsize)


def _write(place: Tensor, src: Tensor) -> None:
    check(
        place.meta.sizes == src.meta.sizes,
        lambda: (
            f"expected src to have a size equal to the slice of self. src size = {list(src.meta.sizes)}, slice size = "
            f"{list(place.meta.sizes)}"
        ),
    )
    F.copy__default(place, src)


def select_scatter(self: Tensor, src: Tensor, dim: int, index: int) -> Tensor:
    out = clone_preserve_strides(self)
    _write(F.select(out, dim, index), src)
    return out


def slice_scatter(self: Tensor, src: Tensor, dim: int, start: int | None, end: int | None, step: int) -> Tensor:
    out = clone_preserve_strides(self)
    _write(F.slice(out, dim, start, end, step), src)
    return out


def slice_scatter_out(
    self: Tensor, src: Tensor, dim: int, start: int | None, end: int | None, step: int, out: Tensor
) -> Tensor:
    expect_out_dtype(out, self.meta.dtype)
    resize_output(out, tuple(self.meta.sizes))
    return F.copy__default(out, F.slice_scatter(self, src, dim, start, end, step))


def diagonal_scatter(self: Tensor, src: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    out = clone_preserve_strides(self)
    _write(F.diagonal(out, offset, dim1, dim2), src)
    return out


def as_strided_scatter(self: Tensor, src: Tensor, size: Ints, stride: Ints, storage_offset: int | None) -> Tensor:
    out = clone_preserve_strides(self)
    _write(F.as_strided(out, size, stride, storage_offset), src)
    return out


# ---- narrow_copy -----------------------------------------------------------------------------------------------------


def narrow_copy(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """narrow, in a tensor of its own."""
    place = _narrowed(self, dim, start, length)
    return copy_(
        empty_from_metadata(contiguous_metadata(place.meta.sizes, place.meta.dtype, place.meta.device)), place, False
    )


def narrow_copy_out(self: Tensor, dim: int, start: int, length: int, out: Tensor) -> Tensor:
    place = _narrowed(self, dim, start, length)
    check(
        self.meta.dtype is out.meta.dtype,
        "Expected self_contig->dtype() == output.dtype() to be true, but got false.  (Could this error message be "
        "improved?  If so, please report an enhancement request to PyTorch.)",
    )
    resize_output(out, tuple(place.meta.sizes))
    return copy_(out, place, False)


def _narrowed(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    m = self.meta
    check(m.dim > 0, "narrow() cannot be applied to a 0-dim tensor.")
    check(
        dim < m.dim,
        "Expected dim < static_cast<int64_t>(self_sizes.size()) to be true, but got false.  (Could this error message be "
        "improved?  If so, please report an enhancement request to PyTorch.)",
    )
    size = m.sizes[maybe_wrap_dim(dim, m.dim)]
    check(
        -size <= start <= size,
        lambda: f"start out of range (expected to be in range of [{-size}, {size}], but got {start})",
        IndexError,
    )
    start = start + size if start < 0 else start
    check(
        length >= 0 and start + length <= size,
        lambda: f"start ({start}) + length ({length}) exceeds dimension size ({size}).",
    )
    return tensor_shape_views.slice(self, dim, start, start + length, 1)
