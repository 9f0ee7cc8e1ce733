"""A CUDA driver without a GPU: `TINYTENSOR_CUDA=sim`.

A simulated device has memory of its own, which is memory of the host that no tensor of the CPU has. Kernels run in the
simulator (kernel_compiler/cuda/simulator.py) at the moment they are launched: so a stream never has anything left to do,
and an event is reached when it is recorded. `sim:2` is a machine with two devices.

Note [Addresses of a simulated device]
With TINYTENSOR_CUDA_ADDRESSES=far every address of a simulated device has a bit set that no address of the host has. Kernels
of the simulator and copies take the bit away. Anything else that follows such an address, say a loop of the CPU that was
handed a tensor on the device by mistake, ends the process, as it would with a GPU. Tests run like that.

Note [Order on simulated streams]
Work that is done at once shows nothing of what waits for what. So a driver writes down, while `log` is a list, each kernel,
copy, fill, event that is recorded and event that is waited for, with its stream: a device's index and a handle. A test reads
there whether a program that was right by accident, since nothing ran late, would be right on a device too.

Mirrors nothing in PyTorch; it answers what a real driver would (driver.py).
"""

from __future__ import annotations

import ctypes
import os
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tinytensor.c10.cuda.capture import Capture, Captures
from tinytensor.c10.cuda.cuda_error import INVALID_HANDLE, INVALID_VALUE, cuda_error
from tinytensor.c10.cuda.driver_api import CUDADeviceProperties, RawEvent, Size3
from tinytensor.c10.cuda.raw_allocator import RawOutOfMemory
from tinytensor.c10.storage import address_of

CAPACITY = 8 * 1024**3
"""Bytes of a simulated device, unless TINYTENSOR_CUDA_MEMORY says another number. Memory of the host is taken only as it is
used."""

_ALIGNMENT = 512
_FAR = 1 << 62
_NEAR = _FAR - 1


def _move(stream: int, to: int, source: int, nbytes: int) -> None:
    ctypes.memmove(to, source, nbytes)


def _fill(stream: int, address: int, value: int, nbytes: int) -> None:
    ctypes.memset(address, value, nbytes)


def _capacity() -> int:
    text = os.environ.get("TINYTENSOR_CUDA_MEMORY", "")
    if not text:
        return CAPACITY
    if not text.isdecimal() or not int(text):
        raise ValueError(f"TINYTENSOR_CUDA_MEMORY must be a number of bytes, got {text!r}")
    return int(text)


class SimulatedMemory:
    """The memory of one device, in arrays of the host."""

    def __init__(self, capacity: int | None = None, log: Log | None = None):
        self.capacity, self.used = capacity or _capacity(), 0
        self._log = log
        # See Note [Addresses of a simulated device]
        self._bit = _FAR if os.environ.get("TINYTENSOR_CUDA_ADDRESSES") == "far" else 0
        self._arrays: dict[int, tuple[np.ndarray, int]] = {}

    def malloc(self, nbytes: int) -> int:
        self._take(nbytes)
        address = self.reserve(nbytes)
        self._arrays[address] = self._arrays[address][0], nbytes
        return address

    def free(self, address: int) -> None:
        self.used -= self._arrays.pop(address)[1]

    # Addresses without memory behind them cost nothing here: the system gives pages only as they are written.

    def reserve(self, nbytes: int) -> int:
        try:
            array = np.empty(nbytes + _ALIGNMENT, np.uint8)
        except MemoryError:
            raise RawOutOfMemory(nbytes) from None
        address = -(-address_of(array) // _ALIGNMENT) * _ALIGNMENT | self._bit
        self._arrays[address] = array, 0
        return address

    def map(self, address: int, nbytes: int) -> None:
        self._take(nbytes)

    def unmap(self, address: int, nbytes: int) -> None:
        self.used -= nbytes

    def release(self, address: int) -> None:
        del self._arrays[address]

    def has(self, address: int) -> bool:
        """Whether the address lies in what was allocated or reserved here."""
        return any(start <= address < start + len(array) for start, (array, _) in self._arrays.items())

    def mem_get_info(self) -> tuple[int, int]:
        return self.capacity - self.used, self.capacity

    def record_event(self, stream: int) -> SimulatedEvent:
        event = SimulatedEvent(False, None, self._log)
        event.record(stream)
        return event

    def _take(self, nbytes: int) -> None:
        if nbytes > self.capacity - self.used:
            raise RawOutOfMemory(nbytes)
        self.used += nbytes


class Log:
    """See Note [Order on simulated streams]. An entry is what happened, the stream, and a kernel's name or the event."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, tuple[int, int], Any]] | None = None
        self.device_of_stream: dict[int, int] = {}
        self.here = threading.local()  # `device`: the current one of each thread of the host

    def note(self, what: str, stream: int, which: Any = None) -> None:
        """Write it down, if somebody wants to know. The handle 0 is the default stream of the current device."""
        if self.entries is not None:
            device = self.device_of_stream.get(stream)
            device = getattr(self.here, "device", 0) if device is None else device
            self.entries.append((what, (device, stream), which))


class SimulatedEvent:
    """Reached as soon as it is recorded, since all work before it is done."""

    def __init__(self, timing: bool, captures: Captures | None = None, log: Log | None = None):
        self.timing = timing
        self._log = log
        self.at: float | None = None
        self.capture: Capture | None = None
        self._captures = captures

    def record(self, stream: int) -> None:
        self.at = time.perf_counter()
        self.capture = None if self._captures is None else self._captures.on(stream)
        if self._log is not None:
            self._log.note("record", stream, self)

    def query(self) -> bool:
        return True

    def synchronize(self) -> None:
        pass

    def elapsed_time(self, end: Any) -> float:
        if self.at is None or end.at is None:
            raise cuda_error(INVALID_HANDLE)
        return (end.at - self.at) * 1000.0


class SimulatedDriver:
    """A machine with `count` equal devices."""

    cublas = None

    def __init__(self, count: int, run: Callable[..., None]):
        self._log = Log()
        self._memories = [SimulatedMemory(log=self._log) for _ in range(count)]
        self._run = run  # simulates a kernel; it stands above c10
        self._streams = {0}
        self.captures = Captures()

    @property
    def log(self) -> list[tuple[str, tuple[int, int], Any]] | None:
        """("launch" | "copy" | "fill" | "record" | "wait", (device, stream), a kernel's name or an event) for each piece of
        work, in the order of the host; None: nobody writes it down. See Note [Order on simulated streams]."""
        return self._log.entries

    @log.setter
    def log(self, entries: list[tuple[str, tuple[int, int], Any]] | None) -> None:
        self._log.entries = entries

    def device_count(self) -> int:
        return len(self._memories)

    def properties(self, device: int) -> CUDADeviceProperties:
        return CUDADeviceProperties(
            name="simulated CUDA device",
            major=9,
            minor=0,
            total_memory=self._memories[device].capacity,
            multi_processor_count=132,  # as an H100 has: random numbers of large tensors depend on it
        )

    def can_access_peer(self, device: int, peer: int) -> bool:
        return device != peer

    def make_current(self, device: int) -> None:
        self._log.here.device = device

    def memory(self, device: int) -> SimulatedMemory:
        return self._memories[device]

    def copy(self, to: int, source: int, nbytes: int, kind: str, stream: int) -> None:
        self._log.note("copy", stream, kind)
        self.captures.put(stream, _move, to & _NEAR, source & _NEAR, nbytes)

    def fill(self, address: int, value: int, nbytes: int, stream: int) -> None:
        self._log.note("fill", stream)
        self.captures.put(stream, _fill, address & _NEAR, value, nbytes)

    def device_of(self, address: int) -> int:
        for device, memory in enumerate(self._memories):
            if memory.has(address):
                return device
        raise cuda_error(INVALID_VALUE)

    def host_address(self, address: int) -> int:
        return address & _NEAR

    def new_stream(self, device: int, priority: int) -> int:
        # Large, as those of a real driver are: 1 and 2 mean something else in DLPack.
        handle = 0x10000 + 16 * len(self._streams)
        self._streams.add(handle)
        self._log.device_of_stream[handle] = device
        return handle

    def stream_query(self, stream: int) -> bool:
        self._check_stream(stream)
        self.captures.forbid(stream)
        return True

    def stream_synchronize(self, stream: int) -> None:
        self._check_stream(stream)
        self.captures.forbid(stream)

    def stream_wait_event(self, stream: int, event: RawEvent) -> None:
        self._check_stream(stream)
        self._log.note("wait", stream, event)
        if isinstance(event, SimulatedEvent):
            self.captures.wait(stream, event.capture)

    def _check_stream(self, stream: int) -> None:
        if stream not in self._streams:
            raise cuda_error(INVALID_HANDLE)

    def new_event(self, timing: bool, blocking: bool) -> SimulatedEvent:
        return SimulatedEvent(timing, self.captures, self._log)

    def synchronize(self, device: int) -> None:
        self.captures.forbid()

    def pin(self, address: int, nbytes: int) -> None:
        pass

    def unpin(self, address: int) -> None:
        pass

    def launch(self, kernel: Any, grid: Size3, block: Size3, args: tuple[Any, ...], stream: int) -> None:
        self._log.note("launch", stream, kernel.name)
        self.captures.put(stream, self._launch, kernel, grid, block, args)

    def _launch(self, stream: int, *launch: Any) -> None:
        self._run(*launch)

    def instantiate(self, capture: Capture) -> Callable[[int], None]:
        return capture.replay
