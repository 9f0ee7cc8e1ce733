"""Parts of a caching allocator for lesson 18: what the exercises build on, and what runs where the learner's is not written yet.

RawDevice     a device that is a capacity and addresses: `malloc` and `free` as cudaMalloc and cudaFree
Block         a piece of a segment
Segment       a segment, for those who look at it as a whole
sizes         block, pool and segment of a request
find_block    the best fit

Addresses are plain numbers, and small ones. The library has the same in tinytensor/c10/cuda/cuda_caching_allocator.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tinytensor.c10.cuda.raw_allocator import RawOutOfMemory

KIB, MIB = 1024, 1024 * 1024
FIRST_ADDRESS = 2 * MIB


class RawDevice:
    """A device with a capacity in bytes and no memory. What is asked of it stands in `calls`, in order.

    Segments lie side by side: where one ends the next may begin, as on a real device.

    >>> raw = RawDevice(4 * MIB)
    >>> raw.malloc(MIB), raw.malloc(MIB), raw.mem_get_info()
    (2097152, 3145728, (2097152, 4194304))
    """

    def __init__(self, capacity: int = 1024 * MIB, taken: int = 0):
        self.capacity = capacity
        self.segments: dict[int, int] = {}
        self.calls: list[tuple[str, int]] = []
        self._taken = taken  # by other programs

    def malloc(self, nbytes: int) -> int:
        """The address of a new segment; RawOutOfMemory if the device has no room."""
        self.calls.append(("malloc", nbytes))
        if nbytes > self.mem_get_info()[0]:
            raise RawOutOfMemory(nbytes)
        address = FIRST_ADDRESS
        for start, size in sorted(self.segments.items()):
            if address + nbytes <= start:
                break
            address = start + size
        self.segments[address] = nbytes
        return address

    def free(self, address: int) -> None:
        """Give a segment back; ValueError unless one begins there."""
        if address not in self.segments:
            raise ValueError(f"no segment begins at {address}")
        self.calls.append(("free", self.segments.pop(address)))

    def mem_get_info(self) -> tuple[int, int]:
        """Bytes that are free, and all bytes of the device."""
        return self.capacity - self._taken - sum(self.segments.values()), self.capacity


@dataclass(eq=False)
class Block:
    """A piece of a segment, from `address` on, `size` bytes long.

    pool       "small" or "large"
    segment    the address where its segment begins
    allocated  whether somebody has it
    """

    address: int
    size: int
    stream: int = 0
    pool: str = "large"
    segment: int = 0
    allocated: bool = False


@dataclass(eq=False)
class Segment:
    """Memory that was asked of the device at once; `allocated` bytes of it are in use."""

    address: int
    size: int
    allocated: int = 0


def sizes(n: int) -> tuple[int, str | None, int]:
    """Size of the block, pool, and size of a new segment for a request of n bytes."""
    if n == 0:
        return 0, None, 0
    block = (n + 511) // 512 * 512
    if block <= MIB:
        return block, "small", 2 * MIB
    if block < 10 * MIB:
        return block, "large", 20 * MIB
    return block, "large", (block + 2 * MIB - 1) // (2 * MIB) * (2 * MIB)


def find_block(pool: Iterable[Any], size: int, stream: int) -> Any:
    """The free block of the stream that fits best, the lowest of equal ones; None if there is none."""
    fitting = [b for b in pool if not b.allocated and b.stream == stream and b.size >= size]
    return min(fitting, key=lambda b: (b.size, b.address), default=None)
