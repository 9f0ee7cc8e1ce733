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
    dequantize_tensor,
    ints,
    like,
    quantize_tensor,
    quantizer_of,
    with_quantizer,
)
from tinytensor.aten.native.quantized.copy import copy_quantized_
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Ints
from tinytensor.c10.quantizer import (
    PerChannelAffineQuantizer,
    PerTensorAffineQuantizer,
    Quantizer,
    per_tensor,
)
from tinytensor.c10.scalar_type import float32
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== views ===========================================================================================================
#
# Below they run on the integers, whose metadata remembers the geometry; the quantizer is put back afterwards.


def _moved(quantizer: PerChannelAffineQuantizer, axis: int) -> PerChannelAffineQuantizer:
    """The same scales along another dimension."""
    return type(quantizer)(quantizer.dtype, quantizer.scales, quantizer.zero_points, axis)


def _of_part(quantizer: PerChannelAffineQuantizer, scales: Any, zero_points: Any, axis: int) -> Quantizer:
    """The quantizer of some of the channels; of one channel alone it is that of a whole tensor."""
    if scales.meta.numel > 1:
        return type(quantizer)(quantizer.dtype, scales, zero_points, axis)
    # PyTorch reads the scale as a float32 here.
    scale = float(F.item(F.to(scales, float32)))
    return PerTensorAffineQuantizer(quantizer.dtype, scale, int(F.item(zero_points)))


def select(self: Tensor, dim: int, index: int) -> Tensor:
    q: Any = quantizer_of(self)
    at = maybe_wrap_dim(dim, self.meta.dim)
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
        if maybe_wrap_dim(dim, self.meta.dim) == q.axis:
            scales, zero_points = F.slice(scales, 0, start, end, step), F.slice(zero_points, 0, start, end, step)
        return with_quantizer(seen, _of_part(q, scales, zero_points, q.axis))


def view(self: Tensor, size: Ints) -> Tensor:
    """Nothing is checked: the first operator that looks at scales sees whether they fit."""
    with AutoDispatchBelowADInplaceOrView():
        return like(self, F.view(ints(self), size))


def squeeze_quantized(self: Tensor, dims: Sequence[int]) -> Tensor:
    q: Any = quantizer_of(self)
    gone = [d for d in dims if self.meta.sizes[d] == 1]
    check(
        q.axis not in gone,
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
    for t in tensors:
        F.qscheme(t)  # refuses a tensor that is not quantized
    check_per_tensor("cat", tensors)
    first = tensors[0]
    check_dtypes(tensors)
    return quantized_cat(tensors, dim, per_tensor(quantizer_of(first)))


def cat_out_quantized_cpu(tensors: Sequence[Tensor], dim: int, out: Tensor) -> Tensor:
    """With the quantizer of `out`."""
    check_per_tensor("cat", [*tensors, out])
    return copy_quantized_(out, quantized_cat(tensors, dim, per_tensor(quantizer_of(out))), False)


def check_per_tensor(name: str, tensors: Sequence[Tensor]) -> None:
    check(
        all(isinstance(quantizer_of(t), PerTensorAffineQuantizer) for t in tensors),
        lambda: f"Only per-tensor quantization is supported in '{name}'!",
    )


def check_dtypes(tensors: Sequence[Tensor]) -> None:
    check(all(t.meta.dtype is tensors[0].meta.dtype for t in tensors), "All dtypes must be the same.")


def quantized_cat(
    tensors: Sequence[Tensor], dim: int, quantizer: PerTensorAffineQuantizer, relu: bool = False
) -> Tensor:
    """All of them with one quantizer: integers where they have it already, else over real numbers."""
    if not relu and all(quantizer_of(t) == quantizer for t in tensors):
        return with_quantizer(F.cat([ints(t) for t in tensors], dim), quantizer)
    real = F.cat([dequantize_tensor(t) for t in tensors], dim)
    return quantize_tensor(F.relu(real) if relu else real, quantizer)


def flip_quantized(self: Tensor, dims: Ints) -> Tensor:
    """The integers in reverse order."""
    check(
        isinstance(quantizer_of(self), PerTensorAffineQuantizer),
        "Setting strides is possible only on uniformly quantized tensor",
    )
    return like(self, F.flip(ints(self), dims))


def repeat_quantized(self: Tensor, repeats: Ints) -> Tensor:
    return like(self, F.repeat(ints(self), repeats))


def pixel_shuffle_quantized(self: Tensor, upscale_factor: int) -> Tensor:
    return like(self, F.pixel_shuffle(ints(self), upscale_factor))


def pixel_unshuffle_quantized(self: Tensor, downscale_factor: int) -> Tensor:
    return like(self, F.pixel_unshuffle(ints(self), downscale_factor))


def channel_shuffle_quantized(self: Tensor, groups: int) -> Tensor:
    per_tensor(quantizer_of(self))
    return like(self, F.channel_shuffle(ints(self), groups))


def reflection_pad1d_quantized(self: Tensor, padding: Ints) -> Tensor:
    return reflection_pad(self, padding, F.reflection_pad1d)


def reflection_pad1d_out_quantized(self: Tensor, padding: Ints, out: Tensor) -> Tensor:
    return copy_quantized_(out, reflection_pad1d_quantized(self, padding), False)


def reflection_pad(self: Tensor, padding: Ints, pad: Any) -> Tensor:
    """The integers mirrored at the edges."""
    check(isinstance(quantizer_of(self), PerTensorAffineQuantizer), "Only per tensor quantization is supported")
    return like(self, pad(ints(self), padding))


def reflection_pad2d_quantized(self: Tensor, padding: Ints) -> Tensor:
    return reflection_pad(self, padding, F.reflection_pad2d)


def reflection_pad2d_out_quantized(self: Tensor, padding: Ints, out: Tensor) -> Tensor:
    return copy_quantized_(out, reflection_pad2d_quantized(self, padding), False)
