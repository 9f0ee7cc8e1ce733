"""empty and empty_strided for any allocator: what a backend from outside builds its two factory kernels from.

    lib = Library("aten", "IMPL", "PrivateUse1")
    lib.impl("empty.memory_format", empty_generic)
    lib.impl("empty_strided", empty_strided_generic)

Both have the arguments of the operator, so they may be registered as they stand; the memory then comes from the
allocator that `set_allocator` was given. A backend with several allocators passes one.

Mirrors `empty_generic` and `empty_strided_generic` of aten/src/ATen/EmptyTensor.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten.native.factories.tensor_factories import check_sizes, check_sizes_and_strides
from tinytensor.c10.device import Device
from tinytensor.c10.device_allocator import Allocator, allocate_on
from tinytensor.c10.error import check
from tinytensor.c10.layout import Layout, MemoryFormat, contiguous_format, preserve_format, strided
from tinytensor.c10.memory_format import format_strides
from tinytensor.c10.metadata import Metadata, metadata
from tinytensor.c10.privateuse1 import privateuse1_backend_name, with_index
from tinytensor.c10.scalar_type import ScalarType, get_default_dtype
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def empty_generic(
    size: Ints,
    *,
    dtype: ScalarType | None = None,
    layout: Layout | None = None,
    device: Device | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    allocator: Allocator | None = None,
) -> Tensor:
    """Uninitialised memory of the backend in row-major (or the asked) order."""
    check(memory_format is not preserve_format, "unsupported memory format Preserve")
    check_sizes(size)
    strides = format_strides(tuple(size), memory_format or contiguous_format)
    return _made(metadata(tuple(size), strides, dtype or get_default_dtype(), _device(device, layout)), allocator)


def empty_strided_generic(
    size: Ints,
    stride: Ints,
    *,
    dtype: ScalarType | None = None,
    layout: Layout | None = None,
    device: Device | None = None,
    pin_memory: bool | None = None,
    allocator: Allocator | None = None,
) -> Tensor:
    """Uninitialised memory of the backend with given strides."""
    check_sizes_and_strides(size, stride)
    made = metadata(tuple(size), tuple(stride), dtype or get_default_dtype(), _device(device, layout))
    return _made(made, allocator)


def _made(meta: Metadata, allocator: Allocator | None) -> Tensor:
    return new_tensor(meta, allocate_on(meta.device, meta.nbytes, allocator))


def _device(device: Device | None, layout: Layout | None) -> Device:
    check(layout is None or layout is strided, lambda: f"layout {layout} is not supported by this library's factories")
    return with_index(Device(privateuse1_backend_name()) if device is None else device)
