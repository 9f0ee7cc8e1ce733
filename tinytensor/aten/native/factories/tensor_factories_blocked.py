"""What `empty_like` does with a blocked tensor: it refuses, in one of two ways.

Mirrors `empty_like` of aten/src/ATen/native/TensorFactories.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.device import Device
from tinytensor.c10.layout import Layout, MemoryFormat, preserve_format
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def empty_like_blocked(
    m: Metadata, dtype: ScalarType | None, layout: Layout | None, device: Device | None, pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:  # fmt: skip
    """PyTorch asks for strides, which the layout has none of, so the dispatcher refuses; or for a memory format."""
    wanted, where = layout or m.layout, device or m.device
    if memory_format is None or memory_format is preserve_format:
        strides = (1,) * min(m.dim, 1) + (0,) * (m.dim - 1)
        return F.empty_strided_default(tuple(m.sizes), strides, dtype or m.dtype, wanted, where, pin_memory)
    return F.empty_memory_format(tuple(m.sizes), dtype or m.dtype, wanted, where, pin_memory, memory_format)
