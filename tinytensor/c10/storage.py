"""StorageImpl: a run of bytes that tensors look at.

The storage, not the tensor, carries the version counter: a base, its views and its `detach()`ed twins share one storage
and therefore one counter, and a write through any of them is seen by all.

Mirrors c10/core/StorageImpl.h. Left out: copy-on-write and intrusive reference counts (Python counts for us).
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from tinytensor.c10.device import Device

_no_bytes_of = (ctypes.c_char * 0).from_buffer
_addressof = ctypes.addressof
_ndarray = np.ndarray
_uint8 = np.dtype(np.uint8)

ArrayLayout = tuple[Callable[[int], Any], tuple[int, ...], np.dtype, tuple[int, ...]]
"""What an array needs but an address: what gives memory at one, shape, dtype and strides in bytes."""


def array_layout(nbytes: int, shape: tuple[int, ...], strides: tuple[int, ...], dtype: np.dtype) -> ArrayLayout:
    """Of an array that reaches over so many bytes."""
    # Through the buffer protocol: to describe the memory by a dictionary (`__array_interface__`) takes NumPy twice as long.
    return (ctypes.c_char * nbytes).from_address, shape, dtype, strides


@functools.lru_cache(1024)
def _bytes_layout(nbytes: int) -> ArrayLayout:
    return array_layout(nbytes, (nbytes,), (1,), _uint8)


def address_of(buffer: np.ndarray) -> int:
    """Address of the first byte of a writable, contiguous array. Five times cheaper than `buffer.ctypes.data`."""
    # NumPy's stubs declare __buffer__ from Python 3.12 on.
    return _addressof(_no_bytes_of(buffer))  # type: ignore[arg-type, unused-ignore]


class StorageImpl:
    """Bytes on one device.

    data_ptr    address of byte 0; 0 for the meta device, which has sizes but no bytes
    nbytes      size in bytes
    buffer      the object that owns the memory; whoever exports the memory holds the *storage*, not the buffer,
                since small storages are recycled once nobody holds them (see allocator.py)
    version     counts in-place writes, see Note [Version counter]
    """

    __slots__ = ("__weakref__", "_next", "buffer", "data_ptr", "device", "nbytes", "resizable", "version")

    _next: StorageImpl  # set in a ring only: the storage after this one

    def __init__(self, buffer: Any, data_ptr: int, nbytes: int, device: Device, resizable: bool = True):
        self.buffer = buffer
        self.data_ptr = data_ptr
        self.nbytes = nbytes
        self.device = device
        self.resizable = resizable
        self.version = 0

    def as_bytes(self) -> np.ndarray:
        """The bytes as a uint8 array that keeps this storage alive; a view, not a copy."""
        # NumPy refuses a null address even for an empty array.
        address = self.data_ptr if self.nbytes else address_of(_EMPTY)
        return self.as_array(_bytes_layout(self.nbytes), address)

    def as_array(self, layout: ArrayLayout, address: int) -> np.ndarray:
        """The memory at `address`, laid out so; the array keeps this storage alive."""
        memory_at, shape, dtype, strides = layout
        memory = memory_at(address)
        memory.storage = self  # the array's `base` is this memory
        return _ndarray(shape, dtype, memory, 0, strides)

    def __repr__(self) -> str:
        return f"StorageImpl(device={self.device}, nbytes={self.nbytes}, version={self.version})"


_EMPTY = np.empty(1, np.uint8)


class InvalidStorage(StorageImpl):
    """A storage that has a size and no bytes: of a wrapper subclass, whose handler keeps the bytes elsewhere."""

    __slots__ = ()

    def __init__(self, nbytes: int, device: Device):
        self.buffer = None
        self.nbytes = nbytes
        self.device = device
        self.resizable = False
        self.version = 0

    @property
    def data_ptr(self) -> int:  # type: ignore[override]
        raise RuntimeError("Attempted to access the data pointer on an invalid python storage.")
