"""flip, roll, repeat, diag and diag_embed: elements in another order, or more than once.

Mirrors aten/src/ATen/native/TensorTransformations.cpp and TensorShape.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.fill import fill__Scalar, zero_
from tinytensor.aten.native.indexing.tensor_advanced_indexing_stubs import ScatterGeometry, scatter_stub
from tinytensor.aten.native.shape import tensor_transformations_stubs as stubs
from tinytensor.aten.native.shape.copy import copy_, copy_plan
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.shape.tensor_shape import diagonal, expand, slice, unfold, view
from tinytensor.aten.unseen import is_unseen
from tinytensor.c10.error import check
from tinytensor.c10.layout import preserve_format
from tinytensor.c10.metadata import contiguous_metadata, remember
from tinytensor.c10.overflows import wrapped_int64
from tinytensor.c10.scalar_type import can_cast, int64
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim, wrap_dims

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def flip(self: Tensor, dims: Ints) -> Tensor:
    """A copy with the order reversed along `dims`."""
    m = self.meta_.plain
    flipped = wrap_dims(dims, m.dim)
    out = F.empty_like_default(self, memory_format=preserve_format)
    if m.device.type != "meta":
        key = ("flip", flipped)
        launch = m.plans.get(key)
        if launch is None:
            launch = remember(m.plans, key, stubs.flip_stub[m.device.type](m, out.meta_, flipped if m.dim else ()))
        launch(out, self)
    return out


def roll(self: Tensor, shifts: Ints, dims: Ints) -> Tensor:
    """Move elements on by `shifts` along `dims`; those that leave at the end come in at the front. Without dims the tensor is flat."""
    if len(dims) != 1 or len(shifts) != 1:
        return _roll_several(self, shifts, dims)
    m = self.meta_
    if m.numel == 0:
        return F.clone_default(self, preserve_format)
    dim = maybe_wrap_dim(dims[0], m.dim, False)
    size = m.sizes[dim]
    # What lies from `start` on comes to the front. Python's remainder is never negative, so any shift will do.
    start = (size - shifts[0]) % size
    if is_unseen(m.key_set):
        first, second = slice(self, dim, start, size, 1), slice(self, dim, 0, start, 1)
    else:
        first, second = F.narrow_default(self, dim, start, size - start), F.narrow_default(self, dim, 0, start)
    return F.cat_default([first, second], dim)


def _roll_several(self: Tensor, shifts: Ints, dims: Ints) -> Tensor:
    check(len(shifts) > 0, "`shifts` required")
    if not dims and len(shifts) == 1 and is_unseen(self.meta_.key_set) and self.meta_.is_contiguous:
        return view(roll(view(self, (self.meta_.numel,)), shifts, (0,)), self.meta_.sizes)
    if not dims and len(shifts) == 1:
        flat = F.view(F.contiguous(self), (self.meta_.numel,))
        return F.view(F.roll(flat, shifts[0], 0), tuple(self.meta_.sizes))
    check(
        len(shifts) == len(dims),
        lambda: f"shifts and dimensions must align. shifts: {len(shifts)}, dims:{len(dims)}",
    )
    return F.roll(F.roll(self, shifts[0], dims[0]), shifts[1:], dims[1:])


def repeat(self: Tensor, repeats: Ints) -> Tensor:
    """Copies of self side by side: `repeats[d]` of them along dimension d, new dimensions in front."""
    m = self.meta_
    check(
        len(repeats) >= m.dim,
        "Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor",
    )
    padded = (1,) * (len(repeats) - m.dim) + tuple(m.sizes)
    sizes = tuple(wrapped_int64(n * times) for n, times in zip(padded, repeats, strict=True))
    if is_unseen(m.key_set) and all([n > 0 for n in sizes]):
        return _repeat_unseen(self, padded, empty_from_metadata(contiguous_metadata(sizes, m.dtype)))
    whole = F.expand(self, padded)
    result = F.empty_memory_format(sizes, m.dtype, None, m.device)
    if 0 in repeats:
        return result
    # `parts` is a view of the result in which every dimension has become two: which copy, and where in the copy. So one
    # copy_ with self expanded fills all copies.
    parts = F.alias(result)
    for d, size in enumerate(padded):
        parts = F.unfold(parts, d, size, max(size, 1))
    F.copy__default(parts, F.expand_as(whole, parts))
    return result


def _repeat_unseen(self: Tensor, padded: Ints, result: Tensor) -> Tensor:
    """The same without the operators between."""
    parts = result
    for d, size in enumerate(padded):
        parts = unfold(parts, d, size, size)
    copy_(parts, expand(self, parts.meta_.sizes, False), False)
    return result


def diag_embed(self: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    """Matrices of zeros in dimensions dim1 and dim2, with the last dimension of self on a diagonal."""
    m = self.meta_
    key = ("diag_embed", offset, dim1, dim2)
    known = m.plans.get(key)
    if known is not None and is_unseen(m.key_set):
        made, start, it = known
        result = zero_(empty_from_metadata(made))
        # The copy below.
        it.run(it.n, result.storage_.data_ptr + start, self.storage_.data_ptr + self.byte_offset_, it.geom_ptr)
        return result
    ndim = m.dim + 1
    first, second = maybe_wrap_dim(dim1, ndim), maybe_wrap_dim(dim2, ndim)
    check(first != second, lambda: f"diagonal dimensions cannot be identical {dim1}, {dim2}")
    length = abs(offset) + m.sizes[maybe_wrap_dim(-1, m.dim, False)]
    sizes = list(m.sizes[:-1])
    sizes.insert(min(first, second), length)
    sizes.insert(max(first, second), length)
    if is_unseen(m.key_set):
        result = zero_(empty_from_metadata(contiguous_metadata(tuple(sizes), m.dtype)))
        place = diagonal(result, offset, first, second)
        remember(m.plans, key, (result.meta_, place.byte_offset_, copy_plan(place.meta_, m)))
        copy_(place, self, False)
        return result
    result = F.zeros(tuple(sizes), dtype=m.dtype, device=m.device)
    F.copy__default(F.diagonal(result, offset, first, second), self)
    return result


def diag_embed_out(self: Tensor, offset: int, dim1: int, dim2: int, out: Tensor) -> Tensor:
    made = F.diag_embed(self, offset, dim1, dim2)
    resize_output(out, tuple(made.meta_.sizes))
    expect_out_dtype(out, self.meta_.dtype)  # as torchgen's kernel asks, after that
    return F.copy__default(out, made)


def diag(self: Tensor, offset: int) -> Tensor:
    """A matrix with this diagonal, or the diagonal of a matrix."""
    ndim = self.meta_.dim
    check(ndim in (1, 2), lambda: f"diag(): Supports 1D or 2D tensors. Got {ndim}D")
    if ndim == 1:
        return F.diag_embed_default(self, offset)
    return F.diagonal_copy_default(self, offset)


def diag_out(self: Tensor, offset: int, out: Tensor) -> Tensor:
    ndim = self.meta_.dim
    check(ndim in (1, 2), lambda: f"Supports 1D or 2D tensors. Got {ndim}D")
    if ndim == 1:
        check(
            can_cast(self.meta_.dtype, out.meta_.dtype),
            lambda: (
                f"diag: result type {self.meta_.dtype.cpp_name} can't be cast to the desired out= type "
                f"{out.meta_.dtype.cpp_name}"
            ),
        )
        return F.diag_embed_out(self, offset, -2, -1, out)
    return F.diagonal_copy_out(self, offset, 0, 1, out)


def diagflat(self: Tensor, offset: int) -> Tensor:
    """A matrix with the elements of self, flattened, as its diagonal."""
    return F.diag(F.view(F.contiguous(self), (-1,)), offset)


def unfold_backward(grad_in: Tensor, input_sizes: Ints, dim: int, size: int, step: int) -> Tensor:
    """The gradient of unfold: each element of the input gets the sum over the windows that it was in."""
    m = grad_in.meta_
    result = F.zeros(input_sizes, dtype=m.dtype, device=m.device)
    if m.device.type == "meta" or m.numel == 0:
        return result
    sizes, strides = tuple(m.sizes) or (1,), list(result.meta_.strides)
    inner = 1
    if strides:
        dim = maybe_wrap_dim(dim, len(strides))
        inner = strides[dim]
        strides[dim] *= step
    # The result is viewed as unfold would view it, with windows that overlap, and grad_in is added to that. Two elements may
    # go to one place, which no elementwise kernel allows. A scatter does: every index is 0 (one stored zero, stride 0) and
    # moves nothing, and the loop adds one element after the other.
    still = (0,) * len(sizes)
    zero = fill__Scalar(empty_from_metadata(contiguous_metadata((), int64, m.device)), 0)
    geometry = ScatterGeometry(sizes, (*strides, inner), m.strides or (0,), still, 1, 0)
    scatter_stub[m.device.type](geometry, m.dtype, "add", False)(result, zero, grad_in)
    return result
