"""CUDA in this process: which driver there is, the current device and stream of each thread, the allocator of each device.

    TINYTENSOR_CUDA=sim     simulated devices; `sim:2` has two
    TINYTENSOR_CUDA=off     none, whatever the machine has
    not set                 those of the machine, if the extra `cuda` is installed and a driver is there

    TINYTENSOR_CUDA_MEMORY=33554432    bytes of a simulated device, 8 GiB unless it is set

Nothing here happens at import. The first tensor on a device, or the first question that needs one, starts the runtime.

Mirrors c10/cuda/CUDAFunctions.cpp, CUDAStream.cpp and `lazyInitCUDA` of aten/src/ATen/Context.h.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import threading
from types import TracebackType
from typing import Any

from tinytensor.c10.cuda.cuda_allocator_config import CUDAAllocatorConfig
from tinytensor.c10.cuda.cuda_caching_allocator import Block, DeviceCachingAllocator
from tinytensor.c10.cuda.cuda_error import INVALID_DEVICE, cuda_error
from tinytensor.c10.cuda.driver_api import Driver
from tinytensor.c10.cuda.no_driver import NoDriver
from tinytensor.c10.device import Device
from tinytensor.c10.device_guard_impl import GUARD_IMPLS
from tinytensor.c10.error import check
from tinytensor.c10.storage import StorageImpl

_VARIABLE = "TINYTENSOR_CUDA"
_lock = threading.RLock()
_driver: Any = None
_allocators: list[DeviceCachingAllocator] = []
_forked = False


class _Here(threading.local):
    """What each thread of the host has of its own: a current device, and a current stream of each device."""

    def __init__(self) -> None:
        self.device = 0
        self.streams: dict[int, Any] = {}


_here = _Here()


# ---- the driver --------------------------------------------------------------------------------------------------------


def driver() -> Driver:
    """The driver of this process; one without devices where there is no CUDA. It starts nothing."""
    global _driver
    if _driver is None:
        with _lock:
            if _driver is None:
                _driver = _choose_driver()
    return _driver


def _choose_driver() -> Any:
    wanted = os.environ.get(_VARIABLE, "")
    simulated = re.fullmatch(r"sim(?::([1-9]\d?))?", wanted)
    if wanted and wanted != "off" and not simulated:
        raise ValueError(f"{_VARIABLE} must be sim, sim:<devices> or off, got {wanted!r}")
    if wanted == "off":
        return NoDriver(f"{_VARIABLE}=off")
    if not simulated and importlib.util.find_spec("numba_cuda") is None:
        return NoDriver("the extra `cuda` is not installed")
    # It stands above c10, and is needed only where there is a device.
    devices: Any = importlib.import_module("tinytensor.kernel_compiler.cuda.devices")
    return devices.simulated_driver(int(simulated[1] or 1)) if simulated else devices.real_driver()


def is_available() -> bool:
    """Whether there is a device."""
    return device_count() > 0


def device_count() -> int:
    """How many devices there are."""
    return driver().device_count()


def is_initialized() -> bool:
    """Whether the runtime has been started in this process."""
    return bool(_allocators) and not _forked


def start() -> None:
    """Start the runtime (`lazyInitCUDA`). AssertionError without a device, RuntimeError after a fork."""
    if _forked:
        raise RuntimeError(
            "Cannot re-initialize CUDA in forked subprocess. To use CUDA with multiprocessing, you must use the 'spawn' "
            "start method"
        )
    if _allocators:
        return
    with _lock:
        if _allocators:
            return
        found = driver()
        check(found.device_count() > 0, "Torch not compiled with CUDA enabled", AssertionError)
        config = CUDAAllocatorConfig.from_environment()
        made = [DeviceCachingAllocator(i, found.memory(i), config) for i in range(found.device_count())]
        # The kernels stand above c10. They are there before anybody sees the runtime as started.
        kernels: Any = importlib.import_module("tinytensor.aten.native.cuda.cuda_hooks")
        kernels.start()
        _allocators[:] = made
        guard: Any = importlib.import_module("tinytensor.c10.cuda.cuda_guard_impl")  # it asks this file
        GUARD_IMPLS["cuda"] = guard.CUDAGuardImpl()
        os.register_at_fork(after_in_child=_after_fork)


def _after_fork() -> None:
    global _forked
    _forked = bool(_allocators)


# ---- devices -----------------------------------------------------------------------------------------------------------


def current_device() -> int:
    """The index of the device that `cuda` without an index means, for this thread."""
    return _here.device


def set_device(index: int) -> int:
    """Make a device the current one of this thread; returns the one before. RuntimeError for one that is not there."""
    check_index(index)
    before = _here.device
    if index != before:
        driver().make_current(index)
        _here.device = index
    return before


class device_guard:
    """Inside, a device is the current one of this thread (`c10::cuda::CUDAGuard`)."""

    __slots__ = ("_before", "_index")

    def __init__(self, index: int):
        self._index = index

    def __enter__(self) -> None:
        self._before = _here.device if self._index == _here.device else set_device(self._index)

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._before != _here.device:
            set_device(self._before)


def check_index(index: int) -> None:
    """RuntimeError in CUDA's words unless there is such a device."""
    start()
    if not 0 <= index < len(_allocators):
        raise cuda_error(INVALID_DEVICE)


def with_index(device: Device) -> Device:
    """The device with the index that it means: `cuda` is `cuda:0` while 0 is current."""
    if device.index is None:
        return Device("cuda", _here.device)
    return device


# ---- streams -----------------------------------------------------------------------------------------------------------


class CUDAStream:
    """A queue of work on one device (`c10::cuda::CUDAStream`).

    id       the number in PyTorch's form; 0 is the default stream
    handle   what the driver knows it by (`cudaStream_t`)
    """

    __slots__ = ("device_index", "handle", "id", "priority")

    def __init__(self, device_index: int, id: int, handle: int, priority: int = 0):
        self.device_index, self.id, self.handle, self.priority = device_index, id, handle, priority

    def query(self) -> bool:
        """Whether it has nothing left to do."""
        return driver().stream_query(self.handle)

    def synchronize(self) -> None:
        """Wait until it has nothing left to do."""
        driver().stream_synchronize(self.handle)


_PER_POOL = 32
_pools: dict[tuple[int, int], list[CUDAStream]] = {}
_next_in_pool: dict[tuple[int, int], int] = {}
_default_streams: dict[int, CUDAStream] = {}
_by_id: dict[tuple[int, int], CUDAStream] = {}  # all but the default ones


def default_stream(index: int) -> CUDAStream:
    """The stream that a device has from the start."""
    found = _default_streams.get(index)
    if found is None:
        check_index(index)
        found = _default_streams.setdefault(index, CUDAStream(index, 0, 0))
    return found


def current_stream(index: int | None = None) -> CUDAStream:
    """The stream of this thread on a device (the current one by default)."""
    index = _here.device if index is None else index
    return _here.streams.get(index) or default_stream(index)


def set_stream(stream: CUDAStream) -> None:
    """Let work of this thread go to that stream. The current device stays what it is."""
    _here.streams[stream.device_index] = stream


def stream_from_pool(index: int, priority: int = 0) -> CUDAStream:
    """A stream of the device's pool: 32 of each priority, handed out in turn. RuntimeError for a priority above 0."""
    check_index(index)
    check(priority <= 0, lambda: f"Expected cuda stream priority to be less than or equal to 0, got {priority}")
    # PyTorch has the priorities 0, -1, -2 and -3; what is below becomes the last of them.
    priority = max(priority, -3)
    with _lock:
        pool = _pools.setdefault((index, priority), [])
        turn = _next_in_pool.get((index, priority), 0)
        _next_in_pool[index, priority] = (turn + 1) % _PER_POOL
        if len(pool) <= turn:
            # PyTorch writes the kind of a stream into the low bits of its number, and which one it is above them.
            kind = (1 - priority) << 1 | 1
            made = CUDAStream(index, turn << 5 | kind, driver().new_stream(index, priority), priority)
            _by_id[index, made.id] = made
            pool.append(made)
        return pool[turn]


def external_stream(index: int, handle: int) -> CUDAStream:
    """A stream that the program has made with the driver itself. Its number is its handle, as in PyTorch."""
    check_index(index)
    if handle == 0:
        return default_stream(index)
    return _by_id.setdefault((index, handle), CUDAStream(index, handle, handle))


def stream_from_id(index: int, id: int) -> CUDAStream:
    """The stream of a device that has this number. RuntimeError if there is none."""
    if id == 0:
        return default_stream(index)
    found = _by_id.get((index, id))
    check(found is not None, lambda: f"Unrecognized stream {id} on device cuda:{index}")
    assert found is not None
    return found


def is_capturing(stream: CUDAStream) -> bool:
    """Whether a graph records the work of a stream."""
    return capture_on(stream) is not None


def captures() -> Any:
    """The streams that record their work for a graph."""
    return driver().captures


def capture_on(stream: CUDAStream) -> Any:
    """The capture that records the work of a stream; None if there is none."""
    found = getattr(_driver, "captures", None)
    return None if found is None else found.on(stream.handle)


def synchronize(index: int | None = None) -> None:
    """Wait until a device has nothing left to do."""
    start()
    index = _here.device if index is None else index
    check_index(index)
    with device_guard(index):
        driver().synchronize(index)


# ---- memory ------------------------------------------------------------------------------------------------------------


def allocator(index: int) -> DeviceCachingAllocator:
    """The caching allocator of a device."""
    check_index(index)
    return _allocators[index]


class DeviceMemory:
    """What a storage on a device holds: a block of the caching allocator, which gets it back when the storage is gone."""

    __slots__ = ("_free", "block")

    def __init__(self, index: int, nbytes: int):
        owner = allocator(index)
        self.block: Block = owner.malloc(nbytes, current_stream(index).handle)
        self._free = owner.free

    def __del__(self) -> None:
        block = getattr(self, "block", None)
        if block is not None and not _forked:
            self._free(block)


def record_stream(storage: StorageImpl, stream: CUDAStream) -> None:
    """Work on that stream uses the storage, too: its block is not handed out again before this work is done."""
    memory = storage.buffer
    if isinstance(memory, DeviceMemory):
        allocator(memory.block.device).record_stream(memory.block, stream.handle)


def allocate_storage(nbytes: int, device: Device) -> StorageImpl:
    """An uninitialised storage on a device; one without bytes has no block and the address 0."""
    device = with_index(device)
    assert device.index is not None
    if nbytes == 0:
        check_index(device.index)
        return StorageImpl(None, 0, 0, device)
    memory = DeviceMemory(device.index, nbytes)
    return StorageImpl(memory, memory.block.address, nbytes, device)


def resize_storage(storage: StorageImpl, nbytes: int) -> None:
    """Give a storage a block of another size, with the bytes that fit (`resize_bytes_cuda`)."""
    fresh = allocate_storage(nbytes, storage.device)
    kept = min(nbytes, storage.nbytes)
    if kept:
        stream = current_stream(storage.device.index).handle
        driver().copy(fresh.data_ptr, storage.data_ptr, kept, "DtoD", stream)
    storage.buffer, storage.data_ptr, storage.nbytes = fresh.buffer, fresh.data_ptr, nbytes
