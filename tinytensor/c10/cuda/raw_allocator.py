"""What the caching allocator asks of a device: `RawAllocator`; and `FakeRawAllocator`, a device that has only addresses.

The policy of the caching allocator (which block, split or not, when to give back) never looks into memory. So it runs
over a device that is nothing but a capacity and a clock, on any machine and with the numbers of a real one.

Without a counterpart in PyTorch, whose allocator calls cudaMalloc, cudaFree, cuMemMap and cudaEventRecord itself.
"""

from __future__ import annotations

from bisect import insort
from typing import Protocol

ALIGNMENT = 2 * 1024 * 1024  # of segments; real devices map memory in pages of this size
_FIRST_ADDRESS = 0x7F0000000000
_GUARD = ALIGNMENT  # between two allocations, so that neighbours by address are never one allocation by accident


class RawOutOfMemory(Exception):
    """The device has no room for this many bytes (`cudaErrorMemoryAllocation`)."""


class RawEvent(Protocol):
    """A mark in a stream's queue of work."""

    def query(self) -> bool:
        """Whether all work before the mark is done."""

    def synchronize(self) -> None:
        """Wait until it is."""


class RawAllocator(Protocol):
    """A device's memory. Addresses and sizes are in bytes; streams are numbers, 0 the default one."""

    def malloc(self, nbytes: int) -> int:
        """A new segment's address (`cudaMalloc`); RawOutOfMemory."""

    def free(self, address: int) -> None:
        """Give a segment back (`cudaFree`); waits for all work on the device."""

    def reserve(self, nbytes: int) -> int:
        """A range of addresses with no memory behind it (`cuMemAddressReserve`)."""

    def map(self, address: int, nbytes: int) -> None:
        """Put memory behind a part of a reserved range (`cuMemMap`); RawOutOfMemory."""

    def unmap(self, address: int, nbytes: int) -> None:
        """Take the memory from behind a part of a range (`cuMemUnmap`)."""

    def release(self, address: int) -> None:
        """Give back a reserved range, of which nothing may be mapped (`cuMemAddressFree`)."""

    def mem_get_info(self) -> tuple[int, int]:
        """Bytes that are free, and all bytes of the device (`cudaMemGetInfo`)."""

    def record_event(self, stream: int) -> RawEvent:
        """Mark the end of the work that the stream has now (`cudaEventRecord`)."""


class FakeEvent:
    """Done when the stream has done as much work as it had when the event was recorded."""

    __slots__ = ("_device", "_stream", "_work")

    def __init__(self, device: FakeRawAllocator, stream: int, work: int):
        self._device, self._stream, self._work = device, stream, work

    def query(self) -> bool:
        return self._device.done(self._stream) >= self._work

    def synchronize(self) -> None:
        self._device.run(self._stream, self._work - self._device.done(self._stream))


class FakeRawAllocator:
    """A device with a capacity and streams, and no memory.

    capacity    bytes that can be allocated or mapped at a time

    Work is a number for each stream: `submit` queues some, `run` does it. A kernel that still reads a tensor is work that
    was submitted and not run.

    >>> device = FakeRawAllocator(4 * 1024 * 1024)
    >>> hex(device.malloc(1024 * 1024))
    '0x7f0000000000'
    >>> device.mem_get_info()
    (3145728, 4194304)
    """

    def __init__(self, capacity: int):
        self.capacity = capacity
        self.used = 0
        self.calls: list[tuple[str, int]] = []  # what was asked of the device, in order, with its bytes
        self._segments: dict[int, int] = {}
        self._reserved: dict[int, int] = {}
        self._mapped: dict[int, int] = {}
        self._holes: list[tuple[int, int]] = []  # (address, length) of ranges that were given back
        self._end = _FIRST_ADDRESS
        self._submitted: dict[int, int] = {}
        self._done: dict[int, int] = {}

    # Memory.

    def malloc(self, nbytes: int) -> int:
        self._take(nbytes)
        address = self._place(nbytes)
        self._segments[address] = nbytes
        self.calls.append(("malloc", nbytes))
        return address

    def free(self, address: int) -> None:
        nbytes = self._segments.pop(address)
        self.run_all()
        self.used -= nbytes
        self._give_back(address, nbytes)
        self.calls.append(("free", nbytes))

    def reserve(self, nbytes: int) -> int:
        address = self._place(nbytes)
        self._reserved[address] = nbytes
        return address

    def map(self, address: int, nbytes: int) -> None:
        self._take(nbytes)
        if any(a < address + nbytes and address < a + n for a, n in self._mapped.items()):
            raise ValueError(f"0x{address:x} is mapped already")
        self._mapped[address] = nbytes
        self.calls.append(("map", nbytes))

    def unmap(self, address: int, nbytes: int) -> None:
        if self._mapped.pop(address) != nbytes:
            raise ValueError("memory is unmapped in the pieces in which it was mapped")
        self.used -= nbytes
        self.calls.append(("unmap", nbytes))

    def release(self, address: int) -> None:
        nbytes = self._reserved.pop(address)
        if any(address <= a < address + nbytes for a in self._mapped):
            raise ValueError("the range has memory behind it")
        self._give_back(address, nbytes)

    def mem_get_info(self) -> tuple[int, int]:
        return self.capacity - self.used, self.capacity

    def _take(self, nbytes: int) -> None:
        if nbytes > self.capacity - self.used:
            raise RawOutOfMemory(nbytes)
        self.used += nbytes

    def _place(self, nbytes: int) -> int:
        """The lowest range of addresses that is long enough, with its guard."""
        length = -(-nbytes // ALIGNMENT) * ALIGNMENT + _GUARD
        for i, (address, room) in enumerate(self._holes):
            if room >= length:
                del self._holes[i]
                if room > length:
                    insort(self._holes, (address + length, room - length))
                return address
        address, self._end = self._end, self._end + length
        return address

    def _give_back(self, address: int, nbytes: int) -> None:
        insort(self._holes, (address, -(-nbytes // ALIGNMENT) * ALIGNMENT + _GUARD))

    # Streams.

    def submit(self, stream: int, work: int = 1) -> None:
        """Queue work on a stream."""
        self._submitted[stream] = self._submitted.get(stream, 0) + work

    def run(self, stream: int, work: int | None = None) -> None:
        """Do that much of a stream's work, or all of it."""
        submitted, done = self._submitted.get(stream, 0), self.done(stream)
        self._done[stream] = submitted if work is None else min(submitted, done + max(work, 0))

    def run_all(self) -> None:
        """Do all work of all streams (`cudaDeviceSynchronize`)."""
        for stream in self._submitted:
            self.run(stream)

    def done(self, stream: int) -> int:
        """How much work the stream has done since the beginning."""
        return self._done.get(stream, 0)

    def record_event(self, stream: int) -> FakeEvent:
        return FakeEvent(self, stream, self._submitted.get(stream, 0))
