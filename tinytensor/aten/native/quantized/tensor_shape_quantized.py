"""Views and concatenations of quantized tensors: what becomes of the quantizer.

One scale for all elements goes with any view. Scales by channel belong to a dimension: only views that keep it whole, or
pick from it along with its scales, exist.

Mirrors `create_subtensor_quantizer`, `squeeze_quantized` and `unsqueeze_quantized` of aten/src/ATen/native/TensorShape.cpp, and
aten/src/ATen/native/quantized/cpu/TensorShape.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.affine_quantizer import (
    ints,
    like,
    new_qtensor,
    quantize_tensor,
    quantize_values,
    quantizer_of,
    real_values,
    stored_zero_point,
    suggested_format,
    with_quantizer,
)
from tinytensor.aten.native.quantized.copy import copy_quantized_
from tinytensor.aten.native.shape.copy import is_contiguous_in
from tinytensor.c10.error import check
from tinytensor.c10.layout import channels_last, contiguous_format
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Ints
from tinytensor.c10.quantizer import (
    PerChannelAffineFloatQParamsQuantizer,
    PerChannelAffineQuantizer,
    PerTensorAffineQuantizer,
    Quantizer,
    per_tensor,
)
from tinytensor.c10.scalar_type import quint8
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== views ===========================================================================================================
#
# Below they run on the integers, whose metadata remembers the geometry; the quantizer is put back afterwards.


def _moved(quantizer: PerChannelAffineQuantizer, axis: int) -> PerChannelAffineQuantizer:
    """The same scales along another dimension. PyTorch forgets to move those with float zero points."""
    if isinstance(quantizer, PerChannelAffineFloatQParamsQuantizer):
        return quantizer
    return type(quantizer)(quantizer.dtype, quantizer.scales, quantizer.zero_points, axis)


def _of_part(quantizer: PerChannelAffineQuantizer, scales: Any, zero_points: Any, axis: int) -> Quantizer:
    """The quantizer of some of the channels; of one channel alone it is that of a whole tensor."""
    if scales.meta_.numel > 1:
        check(
            not isinstance(quantizer, PerChannelAffineFloatQParamsQuantizer),
            "Setting strides is possible only on uniformly or per channel quantized tensors",
        )
        return type(quantizer)(quantizer.dtype, scales, zero_points, axis)
    return PerTensorAffineQuantizer(quantizer.dtype, float(F.item(scales)), int(F.item(zero_points)))


def select(self: Tensor, dim: int, index: int) -> Tensor:
    q: Any = quantizer_of(self)
    at = maybe_wrap_dim(dim, self.meta_.dim)
    with AutoDispatchBelowADInplaceOrView():
        seen = F.select(ints(self), dim, index)
        scales, zero_points = q.scales, q.zero_points
        if at == q.axis:
            scales, zero_points = F.select(scales, 0, index), F.select(zero_points, 0, index)
        return with_quantizer(seen, _of_part(q, scales, zero_points, q.axis - 1))


def slice(self: Tensor, dim: int, start: int | None, end: int | None, step: int) -> Tensor:
    q: Any = quantizer_of(self)
    with AutoDispatchBelowADInplaceOrView():
        seen = F.slice(ints(self), dim, start, end, step)
        scales, zero_points = q.scales, q.zero_points
        if maybe_wrap_dim(dim, self.meta_.dim) == q.axis:
            scales, zero_points = F.slice(scales, 0, start, end, step), F.slice(zero_points, 0, start, end, step)
        return with_quantizer(seen, _of_part(q, scales, zero_points, q.axis))


def view(self: Tensor, size: Ints) -> Tensor:
    """Nothing is checked: the first operator that looks at scales sees whether they fit."""
    with AutoDispatchBelowADInplaceOrView():
        return like(self, F.view(ints(self), size))


def squeeze_quantized(self: Tensor, dims: Sequence[int]) -> Tensor:
    q: Any = quantizer_of(self)
    gone = [d for d in dims if self.meta_.sizes[d] == 1]
    check(
        q.axis not in gone or isinstance(q, PerChannelAffineFloatQParamsQuantizer),
        "Squeeze is only possible on non-axis dimension for Per-Channel Quantized Tensors.",
    )
    with AutoDispatchBelowADInplaceOrView():
        seen = F.squeeze(ints(self), tuple(dims)) if dims else F.alias(ints(self))
        return with_quantizer(seen, _moved(q, q.axis - sum(d < q.axis for d in gone)))


def unsqueeze_quantized(self: Tensor, dim: int) -> Tensor:
    q: Any = quantizer_of(self)
    with AutoDispatchBelowADInplaceOrView():
        return with_quantizer(F.unsqueeze(ints(self), dim), _moved(q, q.axis + (dim <= q.axis)))


# ==== new tensors =====================================================================================================


def cat_quantized_cpu(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """With the quantizer of the first."""
    check(len(tensors) > 0, "torch.cat(): expected a non-empty list of Tensors")
    check_per_tensor("cat", tensors[0])
    first = per_tensor(quantizer_of(tensors[0]))
    for t in tensors[1:]:
        F.qscheme(t)  # refuses a tensor that is not quantized
        per_tensor(quantizer_of(t))
    _check_no_zero_dim(tensors)
    return quantized_cat(tensors, _wrapped_cat_dim(tensors, dim), first)


def cat_out_quantized_cpu(tensors: Sequence[Tensor], dim: int, out: Tensor) -> Tensor:
    """With the quantizer of `out`."""
    check_per_tensor("cat", tensors[0])
    check_per_tensor("cat", out)
    _check_no_zero_dim(tensors)
    made = quantized_cat(tensors, _wrapped_cat_dim(tensors, dim), per_tensor(quantizer_of(out)))
    return copy_quantized_(out, made, False)


def _check_no_zero_dim(tensors: Sequence[Tensor]) -> None:
    for i, t in enumerate(tensors):
        check(t.meta_.dim > 0, lambda i=i: f"zero-dimensional tensor (at position {i}) cannot be concatenated")


def _wrapped_cat_dim(tensors: Sequence[Tensor], dim: int) -> int:
    """By the first tensor that is not an empty one of one dimension."""
    return next((maybe_wrap_dim(dim, t.meta_.dim) for t in tensors if tuple(t.meta_.sizes) != (0,)), dim)


def check_per_tensor(name: str, t: Tensor) -> None:
    F.qscheme(t)  # refuses a tensor that is not quantized
    check(
        isinstance(quantizer_of(t), PerTensorAffineQuantizer),
        lambda: f"Only per-tensor quantization is supported in '{name}'!",
    )


def quantized_cat(
    tensors: Sequence[Tensor], dim: int, quantizer: PerTensorAffineQuantizer, relu: bool = False
) -> Tensor:
    """All of them with one quantizer, by way of real numbers; where channels lie side by side each is rounded as a value."""
    first = tensors[0]
    if dim == 1 and all(t.meta_.dim == 4 and is_contiguous_in(t.meta_, channels_last) for t in tensors):
        return _cat_channels(tensors, quantizer, relu)
    reals = []
    for t in tensors:
        check(first.meta_.dtype is t.meta_.dtype, "All dtypes must be the same.")
        check(F.qscheme(first) is F.qscheme(t), "Quantization schemes must be the same.")
        reals.append(F.dequantize(t))
    made = quantize_tensor(F.cat(reals, dim), quantizer)
    if relu:
        F.clamp_min_(ints(made), stored_zero_point(quantizer))
    return made


def _cat_channels(tensors: Sequence[Tensor], quantizer: PerTensorAffineQuantizer, relu: bool) -> Tensor:
    sizes = tuple(tensors[0].meta_.sizes)
    parts = []
    for t in tensors:
        for d in (0, 2, 3):
            check(
                t.meta_.sizes[d] == sizes[d],
                lambda t=t, d=d: (
                    f"Sizes of tensors must match expect in dimension 1. Got{t.meta_.sizes[d]} and {sizes[d]}"
                ),
            )
        check(
            t.meta_.dtype is quantizer.dtype,
            lambda t=t: (
                f"Expected object of scalar type {quantizer.dtype.cpp_name} but got scalar type {t.meta_.dtype.cpp_name}"
            ),
        )
        real = F.relu(real_values(t)) if relu else real_values(t)
        same = quantizer_of(t) == quantizer and not relu
        parts.append(ints(t) if same else ints(quantize_values(real, quantizer, channels_last)))
    joined = F.cat(parts, 1)
    out = new_qtensor(tuple(joined.meta_.sizes), quantizer, channels_last, joined.meta_.device)
    F.copy_(ints(out), joined)
    return out


def flip_quantized(self: Tensor, dims: Ints) -> Tensor:
    """The integers in reverse order, in the format that `self` suggests."""
    flipped = F.flip(ints(self), dims)
    sizes = self.meta_.sizes
    if isinstance(quantizer_of(self), PerTensorAffineQuantizer):
        out = new_qtensor(tuple(sizes), quantizer_of(self), suggested_format(self), self.meta_.device)
        F.copy_(ints(out), flipped)
        return out
    F.empty_like(self)  # refuses float zero points
    moves = self.meta_.numel > 1 and any(sizes[d] > 1 for d in dims)
    check(not moves, "Setting strides is possible only on uniformly quantized tensor")
    return F.clone(self)


def _check_uniform(self: Tensor) -> None:
    check(
        isinstance(quantizer_of(self), PerTensorAffineQuantizer),
        "Setting strides is possible only on uniformly quantized tensor",
    )


def repeat_quantized(self: Tensor, repeats: Ints) -> Tensor:
    made = F.repeat(ints(self), repeats)
    _check_uniform(self)
    return like(self, made)


def pixel_shuffle_quantized(self: Tensor, upscale_factor: int) -> Tensor:
    made = F.clone(F.pixel_shuffle(ints(self), upscale_factor), memory_format=contiguous_format)
    _check_uniform(self)
    return like(self, made)


def pixel_unshuffle_quantized(self: Tensor, downscale_factor: int) -> Tensor:
    made = F.clone(F.pixel_unshuffle(ints(self), downscale_factor), memory_format=contiguous_format)
    _check_uniform(self)
    if not self.meta_.numel:  # a plain tensor without elements keeps its sizes; this one does not
        *batch, channels, height, width = self.meta_.sizes
        r = downscale_factor
        return new_qtensor((*batch, channels * r * r, height // r, width // r), quantizer_of(self))
    return like(self, made)


def channel_shuffle_quantized(self: Tensor, groups: int) -> Tensor:
    """Of images of quint8."""
    m = self.meta_
    check(
        groups > 0,
        lambda: f"Number of groups to divide channels in must be positive. Value of groups:{groups}",
    )
    check(m.dim == 4, lambda: f"channel_shuffle expects 4D input, but got input with sizes {list(m.sizes)}")
    check(m.dtype is quint8, lambda: f"Quantized channel shuffle works only on QUInt8 but got {m.dtype.cpp_name}")
    per_tensor(quantizer_of(self))
    channels = m.sizes[1]
    if groups > 1:
        check(channels > 0, lambda: f"Number of channels must be positive, got:{channels}")
        check(
            channels % groups == 0,
            lambda: f"Number of channels must be divisible gy groups. Got {channels} channels and {groups} groups.",
        )
    # It is made with its channels last, which of a single channel is contiguous both ways, and so stays.
    made = F.clone(F.channel_shuffle(ints(self), groups), memory_format=channels_last)
    return like(self, F.contiguous(made, memory_format=suggested_format(self)))


def reflection_pad1d_quantized(self: Tensor, padding: Ints) -> Tensor:
    return reflection_pad(self, padding, F.reflection_pad1d)


def reflection_pad1d_out_quantized(self: Tensor, padding: Ints, out: Tensor) -> Tensor:
    return copy_quantized_(out, reflection_pad1d_quantized(self, padding), False)


def reflection_pad(self: Tensor, padding: Ints, pad: Any) -> Tensor:
    """The integers mirrored at the edges, row by row."""
    check(isinstance(quantizer_of(self), PerTensorAffineQuantizer), "Only per tensor quantization is supported")
    return like(self, F.contiguous(pad(ints(self), padding)))


def reflection_pad2d_quantized(self: Tensor, padding: Ints) -> Tensor:
    return reflection_pad(self, padding, F.reflection_pad2d)


def reflection_pad2d_out_quantized(self: Tensor, padding: Ints, out: Tensor) -> Tensor:
    return copy_quantized_(out, reflection_pad2d_quantized(self, padding), False)
