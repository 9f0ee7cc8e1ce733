"""Pinned memory: memory of the host that stays where it is, so that a device copies from it and to it by itself.

A copy from other memory has to go through a buffer of the driver, and the host waits for it. From pinned memory a copy with
`non_blocking=True` only joins the stream. The memory must then live until the copy is done, even if nobody holds the tensor
any more: `used_on` marks the stream, and memory is kept until its marks are reached.

Mirrors aten/src/ATen/cuda/PinnedMemoryAllocator.cpp and aten/src/ATen/core/CachingHostAllocator.h. Left out: the cache. Each
allocation is pinned and given free by itself.
"""

from __future__ import annotations

from typing import Any

from tinytensor.c10.allocator import allocate_system
from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.cuda_runtime import CUDAStream
from tinytensor.c10.storage import StorageImpl


class PinnedMemory:
    """What a pinned storage holds."""

    __slots__ = ("_address", "_buffer", "_events")

    def __init__(self, buffer: Any, address: int, nbytes: int):
        self._buffer, self._address = buffer, 0
        self._events: list[Any] = []
        cuda_runtime.driver().pin(address, nbytes)
        self._address = address

    def used_on(self, stream: CUDAStream) -> None:
        """The work that the stream has now reads or writes the memory."""
        event = cuda_runtime.driver().new_event(False, False)
        event.record(stream.handle)
        self._events = [old for old in self._events if not old.query()] + [event]

    def __del__(self) -> None:
        if self._address and cuda_runtime.is_initialized():
            for event in self._events:
                event.synchronize()
            cuda_runtime.driver().unpin(self._address)


def allocate_pinned(nbytes: int) -> StorageImpl:
    """An uninitialised storage of the CPU in pinned memory. AssertionError without CUDA."""
    cuda_runtime.start()
    storage = allocate_system(max(nbytes, 1))
    storage.buffer = PinnedMemory(storage.buffer, storage.data_ptr, max(nbytes, 1))
    storage.nbytes, storage.resizable = nbytes, False
    return storage


def is_pinned(storage: StorageImpl) -> bool:
    """Whether the storage's memory is pinned."""
    return isinstance(storage.buffer, PinnedMemory)
