"""Pinned memory: memory of the host that stays where it is, so that a device copies from it and to it by itself.

A copy from other memory has to go through a buffer of the driver, and the host waits for it. From pinned memory a copy with
`non_blocking=True` only joins the stream. The memory must then not be used for anything else before the copy is done, even
if nobody holds the tensor any more: `used_on` says so to the allocator, which keeps the blocks
(caching_host_allocator.py, Note [Pinned memory that a stream reads]).

Mirrors aten/src/ATen/cuda/CachingHostAllocator.cpp and PinnedMemoryAllocator.cpp. Memory is the system's, and is registered
(`pinned_use_cuda_host_register` of PyTorch): so the simulator has it, too.
"""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from tinytensor.c10.allocator import allocate_system
from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.caching_host_allocator import CachingHostAllocator, PoolId
from tinytensor.c10.cuda.cuda_error import OUT_OF_MEMORY, cuda_error
from tinytensor.c10.cuda.cuda_runtime import CUDAStream, device_guard
from tinytensor.c10.cuda.driver_api import RawEvent
from tinytensor.c10.cuda.raw_allocator import RawOutOfMemory
from tinytensor.c10.device import cpu
from tinytensor.c10.storage import StorageImpl, address_of

_PAGE = 4096  # memory is pinned by the page: two blocks must not share one


class DriversHostMemory:
    """Memory of the system that a driver has pinned: that of this process, when this is made."""

    def __init__(self) -> None:
        self.driver = cuda_runtime.driver()

    def allocate(self, nbytes: int) -> tuple[int, Any]:
        nbytes = -(-nbytes // _PAGE) * _PAGE
        try:
            array = np.empty(nbytes + _PAGE, np.uint8)
            address = -(-address_of(array) // _PAGE) * _PAGE
            self.driver.pin(address, nbytes)
        except (MemoryError, ValueError, RawOutOfMemory):
            raise cuda_error(OUT_OF_MEMORY) from None
        return address, array

    def free(self, address: int, memory: Any) -> None:
        self.driver.unpin(address)

    def record_event(self, stream: CUDAStream) -> RawEvent:
        with device_guard(stream.device_index):
            event = self.driver.new_event(False, False)
            event.record(stream.handle)
        return event


class PinnedMemory:
    """What a pinned storage holds: a block of the allocator, which gets it back when the storage is gone."""

    __slots__ = ("_owner", "block")

    def __init__(self, nbytes: int):
        self._owner = host_allocator()
        self.block = self._owner.allocate(nbytes)

    def used_on(self, stream: CUDAStream) -> None:
        """The work that the stream has now reads or writes the memory."""
        self._owner.record_event(self.block, stream)

    def __del__(self) -> None:
        block = getattr(self, "block", None)
        if block is not None and cuda_runtime.is_initialized():
            self._owner.free(block)


_lock = threading.Lock()
_of_driver: tuple[Any, CachingHostAllocator] | None = None


def host_allocator() -> CachingHostAllocator:
    """The allocator of pinned memory; the first call starts CUDA. AssertionError without it.

    It goes with the driver: what one has pinned means nothing to another, which a lesson may put in its place.
    """
    global _of_driver
    cuda_runtime.start()
    driver, found = cuda_runtime.driver(), _of_driver
    if found is None or found[0] is not driver:
        with _lock:
            found = _of_driver
            if found is None or found[0] is not driver:
                made = CachingHostAllocator(DriversHostMemory(), current_capture=_current_capture)
                found = _of_driver = driver, made
    return found[1]


def empty_cache() -> None:
    """Give back pinned memory that nobody uses."""
    if _of_driver is not None and cuda_runtime.is_initialized():
        host_allocator().empty_cache()


def _current_capture() -> tuple[PoolId | None, bool]:
    stream = cuda_runtime.current_stream()
    pool = cuda_runtime.allocator(stream.device_index).pool_of(stream.handle)
    return pool, cuda_runtime.is_capturing(stream)


def allocate_pinned(nbytes: int) -> StorageImpl:
    """An uninitialised storage of the CPU in pinned memory; one without bytes has none. AssertionError without CUDA."""
    if not nbytes:
        cuda_runtime.start()
        return allocate_system(0)
    memory = PinnedMemory(nbytes)
    storage = StorageImpl(memory, memory.block.address, nbytes, cpu)
    storage.resizable = False
    return storage


def is_pinned(storage: StorageImpl) -> bool:
    """Whether the storage's memory is pinned."""
    return isinstance(storage.buffer, PinnedMemory)
