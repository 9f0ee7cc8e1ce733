"""Writing into quantized tensors: real numbers are quantized on the way, integers bring their quantizer.

Mirrors aten/src/ATen/native/quantized/Copy.cpp and the branches on quantized tensors in aten/src/ATen/native/Copy.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native.quantized.affine_quantizer import (
    ints,
    quantize_into,
    quantize_val,
    quantizer_of,
    suggested_format,
)
from tinytensor.aten.native.quantized.q_tensor import set_quantizer_
from tinytensor.aten.native.shape.copy import is_contiguous_in
from tinytensor.c10.error import check
from tinytensor.c10.layout import MemoryFormat, channels_last, contiguous_format
from tinytensor.c10.memory_format import format_strides
from tinytensor.c10.metadata import Ints, metadata
from tinytensor.c10.quantizer import (
    PerChannelAffineFloatQParamsQuantizer,
    PerTensorAffineQuantizer,
    check_expected,
    per_tensor,
)
from tinytensor.c10.scalar_type import float32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def copy_quantized_(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """Write `src` into `self`, one of which is quantized."""
    check(
        self.meta_.dtype.is_quantized,
        "Copying from quantized Tensor to non-quantized Tensor is not allowed, please use dequantize to get a float Tensor "
        "from a quantized Tensor",
    )
    if not src.meta_.dtype.is_quantized:
        return quantized_copy_from_float_(self, src)
    if self is src:
        return self
    check(quantizer_of(self).qscheme is quantizer_of(src).qscheme, "Quantized Copy only works with same qscheme")
    check_expected(self.meta_.dtype is src.meta_.dtype, "self.scalar_type() == src.scalar_type()")
    set_quantizer_(self, quantizer_of(src))
    F.copy_(ints(self), ints(src))
    return self


def quantized_copy_from_float_(self: Tensor, src: Tensor) -> Tensor:
    """Quantize float32 numbers into a tensor of the same sizes without gaps."""
    check(src.meta_.dtype is float32, "Quantized copy only works with kFloat as source Tensor")
    memory_format = channels_last if suggested_format(self) is channels_last else contiguous_format
    check(
        is_contiguous_in(self.meta_, memory_format) and is_contiguous_in(src.meta_, memory_format),
        "Quantized copy only works with contiguous and NHWC Tensors",
    )
    check(
        tuple(self.meta_.sizes) == tuple(src.meta_.sizes), "Quantized copy only works with Tensors with the same shape"
    )
    check(
        not isinstance(quantizer_of(self), PerChannelAffineFloatQParamsQuantizer),
        "expected scalar type Long but found Float",
    )
    quantize_into(self, F.contiguous(src, memory_format=memory_format))
    return self


def fill_quantized__scalar(self: Tensor, value: float) -> Tensor:
    real = F.full(tuple(self.meta_.sizes), float(value), dtype=float32)
    if suggested_format(self) is channels_last:
        real = F.contiguous(real, memory_format=channels_last)
    return quantized_copy_from_float_(self, real)


def fill_quantized__tensor(self: Tensor, value: Tensor) -> Tensor:
    check(
        value.meta_.dim == 0,
        lambda: f"fill_ only supports 0-dimension value tensor but got tensor with {value.meta_.dim} dimensions.",
    )
    return fill_quantized__scalar(self, float(F.item(value)))


def masked_fill_quantized(self: Tensor, mask: Tensor, value: float | Tensor) -> Tensor:
    """The same in a copy, broadcast against the mask."""
    shape = infer_size(tuple(self.meta_.sizes), tuple(mask.meta_.sizes))
    number = value if isinstance(value, (int, float)) else float(F.item(value))
    base = self if shape == tuple(self.meta_.sizes) else F.expand(self, shape)
    return masked_fill_quantized__scalar(F.clone(base), mask, number)


def _check_masked_fill(self: Tensor) -> None:
    check(
        isinstance(quantizer_of(self), PerTensorAffineQuantizer),
        "masked_fill__quantized_cpu for quantized tensors is currently only supported for per tensor quantized tensors",
    )


def masked_fill_quantized__scalar(self: Tensor, mask: Tensor, value: float) -> Tensor:
    """Store the integer of `value` wherever the mask says so."""
    _check_masked_fill(self)
    F.masked_fill_(ints(self), mask, stored(self, value))
    return self


def masked_fill_quantized__tensor(self: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    check(
        value.meta_.dim == 0,
        lambda: (
            "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with "
            f"{value.meta_.dim} dimension(s)."
        ),
    )
    return masked_fill_quantized__scalar(self, mask, float(F.item(value)))


def stored(self: Tensor, value: float) -> int:
    """The integer that stands for a number in this tensor."""
    q = per_tensor(quantizer_of(self))
    return int(quantize_val(np.array(value, np.float32), q.scale, q.zero_point, q.dtype))


def resize_quantized_(self: Tensor, size: Ints, memory_format: MemoryFormat | None = None) -> Tensor:
    """Other sizes over the same integers; new ones are uninitialised."""
    quantizer = quantizer_of(self)
    check(memory_format is None, lambda: "Unsupported memory format for quantized tensor resize")
    check(
        isinstance(quantizer, PerTensorAffineQuantizer),
        "Can only resize quantized tensors with per-tensor schemes!",
    )
    seen = ints(self)
    F.resize_(seen, size)
    m = seen.meta_
    self.meta_ = metadata(m.sizes, format_strides(tuple(m.sizes), None), self.meta_.dtype, m.device, False, quantizer)
    return self
