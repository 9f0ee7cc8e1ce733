"""The `_copy` form of every view: the same elements in a tensor of their own, always row-major.

Mirrors torchgen's gen_functionalization_type.py (`gen_composite_view_copy_kernel`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.shape.tensor_shape_view_geometry import compute_stride, infer_view_size
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.type_names import expect_out_dtype

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
        expect_out_dtype(out, result.meta.dtype)
        resize_output(out, tuple(result.meta.sizes))
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
                expect_out_dtype(out, part.meta.dtype)
                resize_output(out, tuple(part.meta.sizes))
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
    m = self.meta
    shape = infer_view_size(size, m.numel)
    if compute_stride(tuple(m.sizes), m.strides, shape) is None:
        return F.reshape(self, shape)
    return F.clone_default(F.view_default(self, shape), contiguous_format)


view_copy_out = _copy_out(F.view_copy_default)
