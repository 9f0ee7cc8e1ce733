"""set_: a tensor over another storage. resize_as_, is_set_to.

The storage carries the version counter here, so after set_ a tensor counts together with the others over its new
storage; in PyTorch it goes on with its own.

Mirrors `set_` of aten/src/ATen/native/TensorShape.cpp and Resize.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.shape.copy import preserved
from tinytensor.aten.native.shape.resize import set_geometry
from tinytensor.c10 import contiguity
from tinytensor.c10.allocator import allocate, allocate_meta
from tinytensor.c10.device import cpu, meta
from tinytensor.c10.device_allocator import allocate_on
from tinytensor.c10.error import check
from tinytensor.c10.layout import MemoryFormat, preserve_format
from tinytensor.c10.metadata import Metadata, metadata
from tinytensor.c10.storage import StorageImpl
from tinytensor.c10.type_names import TYPE_NAMES

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def _take(self: Tensor, storage: StorageImpl, storage_offset: int, size: Ints, stride: Ints) -> Tensor:
    m = self.meta
    check(
        storage.device is m.device,
        lambda: (
            f'Attempted to set the storage of a tensor on device "{m.device}" to a storage on different device '
            f'"{storage.device}".  This is no longer allowed; the devices must match.'
        ),
    )
    check(all(n >= 0 for n in size), "numel: integer multiplication overflow")
    check(
        all(s >= 0 for s in stride),
        lambda: f"Storage size calculation overflowed with sizes={list(size)} and strides={list(stride)}",
    )
    check(storage_offset >= 0, lambda: f"Tensor: invalid storage offset {storage_offset}")
    if stride or not size:
        check(
            len(size) == len(stride),
            lambda: f"unequal size length ({len(size)}) and stride length ({len(stride)})",
        )
    stride = stride or contiguity.contiguous_strides(size)
    self.storage_ = storage
    set_geometry(self, metadata(size, stride, m.dtype, m.device), storage_offset * m.itemsize)
    return self


def set_(self: Tensor) -> Tensor:
    """Let go of the storage: self has no elements any more."""
    device = self.meta.device
    storage = allocate(0) if device is cpu else allocate_meta(0) if device is meta else allocate_on(device, 0)
    return _take(self, storage, 0, (0,), (1,))


def set__source_Storage(self: Tensor, source: Any) -> Tensor:
    """All of a storage as one dimension."""
    return _take(self, source._impl, 0, (source._impl.nbytes // self.meta.itemsize,), (1,))


def set__source_Storage_storage_offset(
    self: Tensor, source: Any, storage_offset: int, size: Ints, stride: Ints
) -> Tensor:
    return _take(self, source._impl, storage_offset, size, stride)


def set__source_Tensor(self: Tensor, source: Tensor) -> Tensor:
    """The storage and geometry of another tensor of the same dtype."""
    mine, theirs = self.meta.dtype, source.meta.dtype
    check(
        mine is theirs,
        lambda: f"Could not set tensor of type {TYPE_NAMES[theirs]} to a tensor of type {TYPE_NAMES[mine]}",
    )
    if self is source:
        return self
    offset = source.byte_offset // theirs.itemsize
    return _take(self, source.storage_, offset, tuple(source.meta.sizes), source.meta.strides)


def set__source_Tensor_storage_offset(
    self: Tensor, source: Tensor, storage_offset: int, size: Ints, stride: Ints
) -> Tensor:
    check(source.meta.is_contiguous, "passed in tensor to be used as storage must be contiguous")
    offset = source.byte_offset // source.meta.itemsize
    return F.set__source_Storage_storage_offset(self, source.untyped_storage(), storage_offset + offset, size, stride)


def is_set_to(self: Tensor, tensor: Tensor) -> bool:
    """Whether both are the same view of the same storage."""
    a, b = self.meta, tensor.meta
    return (
        self.storage_ is tensor.storage_
        and self.byte_offset == tensor.byte_offset
        and a.sizes == b.sizes
        and a.strides == b.strides
    )


def resize_as_(self: Tensor, the_template: Tensor, memory_format: MemoryFormat | None) -> Tensor:
    """resize_ to the sizes of another tensor, and with a memory format to that."""
    result = F.resize_(self, tuple(the_template.meta.sizes))
    if memory_format is not None:
        template = the_template.meta if memory_format is preserve_format else result.meta
        asked: Metadata = preserved(template, result.meta.dtype, result.meta.device, memory_format)
        set_geometry(result, asked)
    return result
