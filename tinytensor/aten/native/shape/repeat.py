"""tile, repeat_interleave, rot90, fliplr, flipud, constant_pad_nd, fill_diagonal_.

Mirrors aten/src/ATen/native/TensorShape.cpp, Repeat.cpp, TensorTransformations.cpp, PadNd.cpp and Fill.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.fill import fill__Scalar
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape.copy import copy_, copy_plan
from tinytensor.aten.native.shape.tensor_transformations_stubs import repeat_interleave_stub
from tinytensor.aten.unseen import goes_unseen, is_unseen
from tinytensor.c10.contiguity import suggests_channels_last
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import (
    MemoryFormat,
    _mkldnn,
    channels_last,
    channels_last_3d,
    contiguous_format,
    preserve_format,
)
from tinytensor.c10.metadata import Metadata, remember
from tinytensor.c10.overflows import wrapped_int64
from tinytensor.c10.quantizer import PerTensorAffineQuantizer
from tinytensor.c10.scalar_type import int32, int64
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Number = int | float | bool


def tile(self: Tensor, dims: Ints) -> Tensor:
    """repeat, with missing numbers taken as 1."""
    missing = max(self.meta_.dim - len(dims), 0)
    return F.repeat(self, (1,) * missing + dims)


# ---- repeat_interleave -----------------------------------------------------------------------------------------------


def repeat_interleave_Tensor(repeats: Tensor, output_size: int | None) -> Tensor:
    """The number 0 repeats[0] times, then the number 1 repeats[1] times, and so on."""
    m = repeats.meta_
    if m.dtype not in (int64, int32):
        raise NotImplementedError(f"\"repeat_interleave_{m.device.type}\" not implemented for '{m.dtype.cpp_name}'")
    check(m.dim == 1, "repeat_interleave only accept 1D vector as repeat")
    if m.numel == 0:
        return F.empty_memory_format((0,), m.dtype, None, m.device)
    if m.device.type == "meta":
        check(
            output_size is not None,
            "cannot repeat_interleave a meta tensor without output_size",
        )
        return F.empty_memory_format((output_size,), m.dtype, None, m.device)
    ends = F.cumsum(repeats, 0)
    total = int(F.item(F.select(ends, 0, -1))) if output_size is None else output_size
    if m.device is not cpu:
        result = F.empty_memory_format((total,), m.dtype, None, m.device)
        repeat_interleave_stub[m.device.type](result, F.contiguous(repeats), ends)
        return result
    none_negative = bool(F.item(F.all(F.ge(repeats, 0))))
    check(output_size is not None or none_negative, "repeats can not be negative")
    result = F.empty_memory_format((total,), m.dtype)
    check(total == int(F.item(F.select(ends, 0, -1))), "allocated size does not match required size")
    check(none_negative, "repeats can not be negative")
    view(result)[...] = np.repeat(np.arange(m.numel), view(repeats))
    return result


def repeat_interleave_self_Tensor(self: Tensor, repeats: Tensor, dim: int | None, output_size: int | None) -> Tensor:
    """Repeat each slice along `dim` as often as `repeats` says; without `dim`, each element."""
    input = self
    if dim is None:
        input, dim = F.flatten(self), 0
    repeats_ = repeats
    if repeats.meta_.dim == 0 or (repeats.meta_.dim == 1 and repeats.meta_.sizes[0] == 1):
        repeats_ = F.expand(F.reshape(repeats, (1,)), (input.size(dim),))
    elif repeats.meta_.dim == 1:
        size = input.size(dim)
        check(
            repeats.meta_.sizes[0] == size,
            lambda: (
                "repeats must have the same size as input along dim, but got repeats.size(0) = "
                f"{repeats.meta_.sizes[0]} and input.size({dim}) = {size}"
            ),
        )
    else:
        check(False, "repeats must be 0-dim or 1-dim tensor")
    return F.index_select(input, dim, F.repeat_interleave_Tensor(repeats_, output_size))


def repeat_interleave_self_int(self: Tensor, repeats: int, dim: int | None, output_size: int | None) -> Tensor:
    key = ("repeat_interleave", repeats, dim, output_size)
    known = self.meta_.plans.get(key)
    if known is not None and is_unseen(self.meta_.key_set):
        made, merged, it = known
        wide = empty_from_metadata(made)
        it.run(it.n, wide.storage_.data_ptr, self.storage_.data_ptr + self.byte_offset_, it.geom_ptr)
        return F.view_default(wide, merged)
    input = self
    if dim is None:
        input, dim = F.flatten(self), 0
    dim = maybe_wrap_dim(dim, self.meta_.dim if input is self else input.meta_.dim)
    check(repeats >= 0, "Repeats must be non-negative")
    # Every element is expanded along a new dimension behind its own, and both become one.
    input = F.unsqueeze(input, dim + 1)
    sizes = list(input.meta_.sizes)
    sizes[dim + 1] = repeats
    total = sizes[dim] * repeats
    check(
        output_size is None or output_size == total,
        lambda: f"repeat_interleave: Invalid output_size, expected {total} but got {output_size}",
    )
    expanded = F.expand(input, tuple(sizes))
    wide = F.clone(expanded, memory_format=contiguous_format)
    result = F.flatten(wide, dim, dim + 1)
    if wide.meta_.numel and expanded.storage_ is self.storage_ and is_unseen(self.meta_.key_set):
        # The next time one copy and one view are all there is to do.
        remember(self.meta_.plans, key, (wide.meta_, tuple(result.meta_.sizes), copy_plan(wide.meta_, expanded.meta_)))
    return result


# ---- turns -----------------------------------------------------------------------------------------------------------


def rot90(self: Tensor, k: int, dims: Ints) -> Tensor:
    """Turn by k quarters in the plane of two dimensions, from the first towards the second."""
    ndim, given = self.meta_.dim, len(dims)
    check(given == 2, lambda: f"expected total rotation dims == 2, but got dims = {given}")
    check(ndim >= 2, lambda: f"expected total dims >= 2, but got total dims = {ndim}")
    first, second = (maybe_wrap_dim(d, ndim) for d in dims)
    check(
        dims[0] != dims[1] and abs(dims[0] - dims[1]) != ndim,
        lambda: f"expected rotation dims to be different, but got dim0 = {dims[0]} and dim1 = {dims[1]}",
    )
    turns = k % 4
    if turns == 1:
        return F.transpose_(F.flip(self, (second,)), first, second)
    if turns == 2:
        return F.flip(self, dims)
    if turns == 3:
        return F.transpose_(F.flip(self, (first,)), first, second)
    return F.clone(self, memory_format=contiguous_format)


def fliplr(self: Tensor) -> Tensor:
    """Columns in reverse order."""
    check(self.meta_.dim >= 2, "Input must be >= 2-d.")
    return F.flip(self, (1,))


def flipud(self: Tensor) -> Tensor:
    """Rows in reverse order."""
    check(self.meta_.dim >= 1, "Input must be >= 1-d.")
    return F.flip(self, (0,))


# ---- constant_pad_nd, fill_diagonal_ ---------------------------------------------------------------------------------


def _suggested_format(m: Metadata) -> MemoryFormat:
    """`suggest_memory_format`."""
    sizes = tuple(m.sizes)
    if suggests_channels_last(sizes, m.strides):
        return channels_last
    return channels_last_3d if suggests_channels_last(sizes, m.strides, 5) else contiguous_format


def constant_pad_nd(self: Tensor, pad: Ints, value: Number) -> Tensor:
    """`pad` has two numbers for each dimension, the last dimension first; negative ones cut off."""
    m = self.meta_
    parts = m.plans.get(("constant_pad_nd", pad))
    if parts is not None and goes_unseen(m.key_set):
        return _pad_at_once(self, parts, value)
    check(m.layout is not _mkldnn, "'memory_format' argument is incompatible with mkldnn tensor")
    check(len(pad) % 2 == 0, lambda: f"Length of pad must be even but instead it equals {len(pad)}")
    padded = len(pad) // 2
    check(
        padded <= m.dim,
        lambda: (
            "Length of pad should be no more than twice the number of dimensions of the input. Pad length is "
            f"{len(pad)}while the input has {m.dim}dimensions."
        ),
    )
    # Negative numbers cut `inner`, positive ones narrow `place`, the part of the result that `inner` goes to. Both then have
    # the same sizes. Where nothing is added the cut tensor itself is copied, and keeps its strides.
    inner = self
    all_cut = all(n <= 0 for n in pad)
    for i in range(padded):
        dim = m.dim - i - 1
        before, after = pad[2 * i : 2 * i + 2]
        if before < 0:
            inner = F.narrow_default(inner, dim, -before, inner.meta_.sizes[dim] + before)
        if after < 0:
            inner = F.narrow_default(inner, dim, 0, inner.meta_.sizes[dim] + after)
    if all_cut:
        # PyTorch's `clone` without a format keeps strides, and of quantized tensors makes rows.
        return F.clone(inner, memory_format=preserve_format if m.quantizer is None else contiguous_format)
    sizes = list(m.sizes)
    for i in range(padded):
        dim = m.dim - i - 1
        sizes[dim] = wrapped_int64(sizes[dim] + pad[2 * i] + pad[2 * i + 1])
        check(
            sizes[dim] >= 0,
            lambda: (
                f"The input size {m.sizes[dim]}, plus negative padding {pad[2 * i]} and {pad[2 * i + 1]} resulted in a "  # noqa: B023
                "negative output size, which is invalid. Check dimension "
                f"{dim} of your input."  # noqa: B023
            ),
        )
    if m.quantizer is None:
        result = F.empty_memory_format(tuple(sizes), m.dtype, None, m.device, None, _suggested_format(m))
    else:
        check(isinstance(m.quantizer, PerTensorAffineQuantizer), "Only per-tensor padding is supported.")
        result = F.empty_quantized(tuple(sizes), self, memory_format=_suggested_format(m))
    F.fill__Scalar(result, value)
    place = result
    for i in range(padded):
        dim = m.dim - i - 1
        before, after = pad[2 * i : 2 * i + 2]
        if before > 0:
            place = F.narrow_default(place, dim, before, place.meta_.sizes[dim] - before)
        if after > 0:
            place = F.narrow_default(place, dim, 0, place.meta_.sizes[dim] - after)
    F.copy__default(place, inner)
    if m.quantizer is None:
        start = inner.byte_offset_ - self.byte_offset_
        parts = PadParts(result.meta_.plain, place.meta_.plain, place.byte_offset_, inner.meta_.plain, start)
        remember(m.plans, ("constant_pad_nd", pad), parts)
    return result


class PadParts(NamedTuple):
    """What `constant_pad_nd` copies where: metadata of the result, of the part that is written to, of the part that is read."""

    result: Metadata
    place: Metadata
    place_offset: int
    inner: Metadata
    inner_offset: int


def _pad_at_once(self: Tensor, parts: PadParts, value: Number) -> Tensor:
    """constant_pad_nd below the dispatcher."""
    result = fill__Scalar(empty_from_metadata(parts.result), value)
    inner = new_tensor(parts.inner, self.storage_, self.byte_offset_ + parts.inner_offset)
    copy_(new_tensor(parts.place, result.storage_, parts.place_offset), inner, False)
    return result


def fill_diagonal_(self: Tensor, fill_value: Number, wrap: bool) -> Tensor:
    """Write the value to x[i, i, ...]; `wrap`: in a tall matrix the diagonal starts again below its end."""
    m = self.meta_
    check(m.dim >= 2, "dimensions must larger than 1")
    if m.dim > 2:
        check(all(n == m.sizes[0] for n in m.sizes), "all dimensions of input must be of equal length")
    height, width = m.sizes[:2]
    size = min(m.sizes)
    step = sum(m.strides)
    if is_unseen(m.key_set):
        F.fill__Scalar(new_tensor(m.with_geometry((size,), (step,)), self.storage_, self.byte_offset_), fill_value)
    else:
        F.fill_(F.as_strided(self, (size,), (step,), self.byte_offset_ // m.itemsize), fill_value)
    if wrap and m.dim == 2 and height > width + 1:
        # In memory the diagonal steps by width + 1 elements; after `size` of them and one empty row it starts again.
        again = (height * width + (width + 1) - 1) // (width + 1) - size
        start = m.strides[0] * (width + 1)
        F.fill_(F.as_strided(self, (again,), (step,), self.byte_offset_ // m.itemsize + start), fill_value)
    return self
