"""Strides of a memory format, and the number of dimensions that it is for.

Mirrors c10/core/MemoryFormat.h and `empty_tensor_restride` of c10/core/TensorImpl.h.
"""

from __future__ import annotations

from tinytensor.c10 import contiguity
from tinytensor.c10.error import check
from tinytensor.c10.layout import MemoryFormat, channels_last, channels_last_3d

Ints = tuple[int, ...]


def format_strides(sizes: Ints, memory_format: MemoryFormat | None) -> Ints:
    """Dense strides in this order; row-major where no format is asked for."""
    if memory_format is channels_last:
        check(len(sizes) == 4, "required rank 4 tensor to use channels_last format")
        return contiguity.channels_last_strides(sizes)
    if memory_format is channels_last_3d:
        check(len(sizes) == 5, "required rank 5 tensor to use channels_last_3d format")
        return contiguity.channels_last_strides(sizes)
    return contiguity.contiguous_strides(sizes)
