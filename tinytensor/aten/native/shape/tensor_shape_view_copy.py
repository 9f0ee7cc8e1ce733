"""Functions in the place of views: the `_copy` form of each view, and select_scatter, slice_scatter, diagonal_scatter.

A `_copy` form returns the elements of the view in a row-major tensor of its own; a `_scatter` form returns a copy of the
whole in which the view has been overwritten. Functionalization and backends without views use both.

Mirrors torchgen's gen_functionalization_type.py (`gen_composite_view_copy_kernel`) and, for `_scatter`,
aten/src/ATen/native/TensorShape.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import has_internal_overlap
from tinytensor.aten.native.shape import tensor_shape
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.shape.tensor_shape import compute_stride, infer_view_size
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


Op = Callable[..., Any]


def _copy(view: Op) -> Op:
    """An operator that clones the view."""

    def copied(self: Tensor, *args: Any) -> Tensor:
        return F.clone_default(view(self, *args), contiguous_format)

    return copied


def _copy_out(copy: Op) -> Op:
    """The out= form of a copying operator."""

    def copied_out(*args: Any) -> Tensor:
        *given, out = args
        result = copy(*given)
        resize_output(out, tuple(result.meta_.sizes))  # torchgen's kernel asks for the dtype after that
        expect_out_dtype(out, result.meta_.dtype)
        return F.copy__default(out, result)

    return copied_out


def _copies(split: Op) -> Op:
    """An operator that clones each of several views."""

    def copied(self: Tensor, *args: Any) -> tuple[Tensor, ...]:
        return tuple(F.clone_default(part, contiguous_format) for part in split(self, *args))

    return copied


def _copies_out(split: Op, name: str, resizes: bool = False) -> Op:
    """The out= form: as many outputs as parts."""

    def copied_out(*args: Any) -> None:
        *given, outs = args
        parts = split(*given)
        check(
            len(parts) == len(outs),
            lambda: f"{name} expected an out= argument of size {len(parts)}, got size {len(outs)}",
        )
        for part, out in zip(parts, outs, strict=True):
            if resizes:
                resize_output(out, tuple(part.meta_.sizes))
                expect_out_dtype(out, part.meta_.dtype)
            F.copy__default(out, part)

    return copied_out


alias_copy, alias_copy_out = _copy(F.alias_default), _copy_out(F.alias_copy_default)
lift_fresh_copy = _copy(F.lift_fresh_default)
reshape_alias_copy = _copy(F._reshape_alias_default)
as_strided_copy, as_strided_copy_out = _copy(F.as_strided_default), _copy_out(F.as_strided_copy_default)
detach_copy, detach_copy_out = _copy(F.detach_default), _copy_out(F.detach_copy_default)
diagonal_copy, diagonal_copy_out = _copy(F.diagonal_default), _copy_out(F.diagonal_copy_default)
expand_copy, expand_copy_out = _copy(F.expand_default), _copy_out(F.expand_copy_default)
permute_copy, permute_copy_out = _copy(F.permute_default), _copy_out(F.permute_copy_default)
select_copy, select_copy_out = _copy(F.select_int), _copy_out(F.select_copy_int)
slice_copy, slice_copy_out = _copy(F.slice_Tensor), _copy_out(F.slice_copy_Tensor)
squeeze_copy, squeeze_copy_out = _copy(F.squeeze_default), _copy_out(F.squeeze_copy_default)
squeeze_copy_dim, squeeze_copy_dim_out = _copy(F.squeeze_dim), _copy_out(F.squeeze_copy_dim)
squeeze_copy_dims, squeeze_copy_dims_out = _copy(F.squeeze_dims), _copy_out(F.squeeze_copy_dims)
t_copy, t_copy_out = _copy(F.t_default), _copy_out(F.t_copy_default)
transpose_copy, transpose_copy_out = _copy(F.transpose_int), _copy_out(F.transpose_copy_int)
unfold_copy, unfold_copy_out = _copy(F.unfold_default), _copy_out(F.unfold_copy_default)
unsqueeze_copy, unsqueeze_copy_out = _copy(F.unsqueeze_default), _copy_out(F.unsqueeze_copy_default)
view_copy_dtype, view_copy_dtype_out = _copy(F.view_dtype), _copy_out(F.view_copy_dtype)
split_copy, split_copy_out = _copies(F.split_Tensor), _copies_out(F.split_Tensor, "split_copy_Tensor_out()")
split_with_sizes_copy, split_with_sizes_copy_out = (
    _copies(F.split_with_sizes_default),
    _copies_out(F.split_with_sizes_default, "split_with_sizes_copy_out", True),
)
unbind_copy, unbind_copy_out = _copies(F.unbind_int), _copies_out(F.unbind_int, "unbind_copy_int_out", True)


def view_copy(self: Tensor, size: tuple[int, ...]) -> Tensor:
    """view, or reshape where strides do not allow a view."""
    m = self.meta_
    shape = infer_view_size(size, m.numel)
    if compute_stride(tuple(m.sizes), m.strides, shape) is None:
        return F.reshape(self, shape)
    return F.clone_default(F.view_default(self, shape), contiguous_format)


view_copy_out = _copy_out(F.view_copy_default)


# ==== writing into a view of a copy ===================================================================================
#
# `x.select(0, i).copy_(src)` as a function that leaves x alone. The copy keeps x's strides (`clone_preserve_strides`).


Ints = tuple[int, ...]


def clone_preserve_strides(self: Tensor) -> Tensor:
    """A copy of the whole storage, seen with the same sizes, strides and offset.

    An expanded tensor cannot be written to, so its copy is dense: gradients of sums arrive here.
    """
    m = self.meta_
    if has_internal_overlap(m):
        return F.clone(self)
    numel = self.storage_.nbytes // m.itemsize
    whole = F.clone(F.as_strided(self, (numel,), (1,), 0))
    return F.as_strided(whole, tuple(m.sizes), m.strides, self.byte_offset_ // m.itemsize)


def _write(place: Tensor, src: Tensor) -> None:
    check(
        place.meta_.sizes == src.meta_.sizes,
        lambda: (
            f"expected src to have a size equal to the slice of self. src size = {list(src.meta_.sizes)}, slice size = "
            f"{list(place.meta_.sizes)}"
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


slice_scatter_out = _copy_out(F.slice_scatter_default)


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
        empty_from_metadata(contiguous_metadata(place.meta_.sizes, place.meta_.dtype, place.meta_.device)), place, False
    )


def narrow_copy_out(self: Tensor, dim: int, start: int, length: int, out: Tensor) -> Tensor:
    check(self.meta_.dim > 0, "narrow() cannot be applied to a 0-dim tensor.")
    check(
        self.meta_.dtype is out.meta_.dtype,
        "Expected self.dtype() == output.dtype() to be true, but got false.  (Could this error message be "
        "improved?  If so, please report an enhancement request to PyTorch.)",
    )
    place = _narrowed(self, dim, start, length)
    resize_output(out, tuple(place.meta_.sizes))
    return copy_(out, place, False)


def _narrowed(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    m = self.meta_
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
    return tensor_shape.slice(self, dim, start, start + length, 1)
