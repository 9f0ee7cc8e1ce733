"""Blocked tensors without values.

Mirrors aten/src/ATen/native/mkldnn/TensorFactories.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.mkldnn_common import BLOCK, DTYPES, count_blocks, held_in_blocks, new_blocked
from tinytensor.c10.device import Device
from tinytensor.c10.error import check
from tinytensor.c10.layout import Layout, MemoryFormat
from tinytensor.c10.metadata import Ints
from tinytensor.c10.scalar_type import ScalarType, get_default_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def empty_mkldnn(
    size: Ints, dtype: ScalarType | None, layout: Layout | None, device: Device | None, pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:  # fmt: skip
    """`torch.empty` of this layout. Elements are not set, but the lanes that belong to no channel are 0."""
    check(memory_format is None, "'memory_format' argument is incompatible with mkldnn tensor")
    wanted = dtype or get_default_dtype()
    check(wanted in DTYPES, "get_mkldnn_dtype: unsupported data type")
    if not held_in_blocks(tuple(size), wanted):
        return new_blocked(F.empty(tuple(size), dtype=wanted), tuple(size))
    n, c, h, w = size
    made = F.zeros if c % BLOCK else F.empty
    return new_blocked(made((n, count_blocks(c), h, w, BLOCK), dtype=wanted), tuple(size))
