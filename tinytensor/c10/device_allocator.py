"""Allocators of devices from outside: `allocate(nbytes)` gives memory, as an object of the backend's own choice.

If the object has Python's buffer protocol, writable (a bytearray, a NumPy array, a ctypes array), its memory is the
host's, and CPU kernels can see it: the storage has an address. Any other object is a *handle*: the storage holds it
(`storage.buffer`) for the backend's kernels, and whoever asks for its address gets an error, never a wild read. The
memory is freed when Python frees the object: when the last tensor over the storage is gone.

Mirrors c10/core/Allocator.h (`SetAllocator`, `GetAllocator`). Left out: raw allocation, and a stream for each block.
"""

from __future__ import annotations

import ctypes
from typing import Any, Protocol

import numpy as np

from tinytensor.c10.device import Device
from tinytensor.c10.error import check
from tinytensor.c10.storage import StorageImpl, address_of


class Allocator(Protocol):
    """What a backend brings. A method `resize(memory, nbytes) -> memory` may join it, for memory that is a handle.

    An allocator whose memory has addresses, though not of the host, makes whole storages instead: `storage(nbytes, device)`
    and `resize_storage(storage, nbytes)`. CUDA's is one.
    """

    def allocate(self, nbytes: int) -> Any: ...


_ALLOCATORS: dict[str, Allocator] = {}


def set_allocator(device_type: str, allocator: Allocator) -> None:
    """Memory for storages of this type of device comes from there from now on."""
    _ALLOCATORS[Device(device_type).type] = allocator


def get_allocator(device_type: str) -> Allocator:
    """The allocator of a type of device; RuntimeError where none was set."""
    name = Device(device_type).type
    found = _ALLOCATORS.get(name)
    check(found is not None, lambda: f"Allocator for {name} is not set.")
    assert found is not None
    return found


class HandleStorage(StorageImpl):
    """A storage whose memory the CPU cannot see: `buffer` is the backend's handle, and there is no address."""

    __slots__ = ()

    def __init__(self, handle: Any, nbytes: int, device: Device):
        self.buffer = handle
        self.nbytes = nbytes
        self.device = device
        self.resizable = True
        self.version = 0

    @property
    def data_ptr(self) -> int:  # type: ignore[override]
        raise RuntimeError(
            f"Cannot access data pointer of Storage on {self.device}: its memory is a handle of the backend, which "
            "only the backend's own kernels can read. Use Tensor.cpu() to copy the tensor to host memory first."
        )


def allocate_on(device: Device, nbytes: int, allocator: Allocator | None = None) -> StorageImpl:
    """A storage of `nbytes` bytes on a device; its contents are whatever the allocator left there."""
    owner = allocator or get_allocator(device.type)
    make = getattr(owner, "storage", None)
    if make is not None:
        return make(nbytes, device)
    memory = owner.allocate(nbytes)
    array = _as_array(memory)
    if array is None:
        return HandleStorage(memory, nbytes, device)
    check(array.nbytes >= nbytes, lambda: f"the allocator of {device} gave {array.nbytes} bytes for {nbytes}")
    return StorageImpl(array, address_of(array) if array.nbytes else 0, nbytes, device)


def resize_on(storage: StorageImpl, nbytes: int) -> None:
    """Grow (or shrink) a storage of a device from outside, keeping what fits."""
    allocator = get_allocator(storage.device.type)
    resize_storage = getattr(allocator, "resize_storage", None)
    if resize_storage is not None:
        resize_storage(storage, nbytes)
        return
    resize = getattr(allocator, "resize", None)
    if isinstance(storage, HandleStorage):
        check(
            resize is not None,
            lambda: (
                f"the allocator of {storage.device} gives handles: to resize a storage it needs a method "
                "resize(memory, nbytes)"
            ),
            NotImplementedError,
        )
        assert resize is not None
        storage.buffer = resize(storage.buffer, nbytes)
    elif nbytes > storage.buffer.nbytes:
        fresh = allocate_on(storage.device, nbytes, allocator)
        if storage.nbytes:
            ctypes.memmove(fresh.data_ptr, storage.data_ptr, min(nbytes, storage.nbytes))
        storage.buffer, storage.data_ptr = fresh.buffer, fresh.data_ptr
    storage.nbytes = nbytes


def _as_array(memory: Any) -> np.ndarray | None:
    """The bytes of host memory; None for a handle."""
    try:
        view = memoryview(memory)
    except TypeError:
        return None
    if view.readonly:
        return None
    return np.frombuffer(view.cast("B"), np.uint8) if view.nbytes else np.empty(0, np.uint8)
