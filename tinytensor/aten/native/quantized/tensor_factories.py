"""Quantized tensors of given sizes, whose integers nobody has written yet.

Mirrors aten/src/ATen/native/quantized/TensorFactories.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.affine_quantizer import new_qtensor, quantizer_of, suggested_format
from tinytensor.aten.native.quantized.q_tensor import per_channel_quantizer
from tinytensor.c10.device import Device
from tinytensor.c10.error import check
from tinytensor.c10.layout import Layout, MemoryFormat, contiguous_format, preserve_format
from tinytensor.c10.metadata import Ints
from tinytensor.c10.quantizer import (
    PerChannelAffineFloatQParamsQuantizer,
    PerTensorAffineQuantizer,
    Quantizer,
    UnknownQuantizer,
    per_channel,
)
from tinytensor.c10.scalar_type import QUANTIZED_TYPES, ScalarType, get_default_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# What C++ calls the dtypes in messages.
_C10_NAMES = {t.name: f"c10::{t.name}" for t in QUANTIZED_TYPES}


def check_quantized_dtype(dtype: ScalarType | None) -> ScalarType:
    found = dtype or get_default_dtype()
    check(found in QUANTIZED_TYPES, "Creation of quantized tensor requires quantized dtype like torch.quint8")
    return found


def _empty_affine_quantized(
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    scale: float,
    zero_point: int,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """One scale and zero point for all elements."""
    quantizer = PerTensorAffineQuantizer(check_quantized_dtype(dtype), scale, zero_point)
    return new_qtensor(size, quantizer, memory_format or contiguous_format, device)


def _empty_per_channel_affine_quantized(
    size: Ints,
    scales: Tensor,
    zero_points: Tensor,
    axis: int,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """A scale and a zero point for each index of `axis`."""
    quantizer = per_channel_quantizer(scales, zero_points, axis, check_quantized_dtype(dtype))
    return new_qtensor(size, quantizer, memory_format or contiguous_format, device)


def empty_unknown_quantized(
    size: Ints, dtype: ScalarType, device: Device | None, memory_format: MemoryFormat | None
) -> Tensor:
    """Memory for integers that mean nothing yet."""
    return new_qtensor(size, UnknownQuantizer(dtype), memory_format or contiguous_format, device)


def empty_strided_unknown_quantized() -> NoReturn:
    raise RuntimeError(
        "empty_strided not supported on quantized tensors yet see https://github.com/pytorch/pytorch/issues/74540"
    )


def _check_device(name: str, device: Device | None) -> None:
    """Quantized tensors have memory: there is no kernel for the device meta."""
    check(
        device is None or device.type != "meta",
        f"Could not run 'aten::{name}' with arguments from the 'QuantizedMeta' backend.",
        NotImplementedError,
    )


def empty_quantized(
    size: Ints,
    qtensor: Tensor,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """Memory for integers that mean what those of `qtensor` mean."""
    _check_device("empty_quantized", device)
    quantizer: Quantizer = quantizer_of(qtensor)
    wanted = check_quantized_dtype(dtype or qtensor.meta_.dtype)
    if memory_format is preserve_format or memory_format is None:
        memory_format = suggested_format(qtensor) if len(size) == qtensor.meta_.dim else contiguous_format
    if isinstance(quantizer, PerTensorAffineQuantizer):
        same = PerTensorAffineQuantizer(wanted, quantizer.scale, quantizer.zero_point)
        return new_qtensor(size, same, memory_format, device)
    q = per_channel(quantizer)
    made = per_channel_quantizer(F.clone(q.scales), F.clone(q.zero_points), q.axis, wanted)
    return new_qtensor(size, made, memory_format, device)


def empty_like_quantized(
    self: Tensor,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    _check_device("_empty_affine_quantized", device)
    check(
        dtype is None or dtype is self.meta_.dtype,
        lambda: (
            "It is currently not supported to specify a dtype that doesn't match the input tensor's dtype via empty_like.  "
            f"Specified: {_c_name(dtype)} Input tensor's dtype: {_c_name(self.meta_.dtype)}"
        ),
    )
    q = quantizer_of(self)
    check(not isinstance(q, PerChannelAffineFloatQParamsQuantizer), lambda: f"Unsupported qscheme: {q.qscheme.name}")
    return empty_quantized(tuple(self.meta_.sizes), self, dtype, layout, device, pin_memory, memory_format)


def _c_name(dtype: ScalarType | None) -> str:
    assert dtype is not None
    return _C10_NAMES.get(dtype.name, dtype.c_name)
