"""A policy of a few lines in the place of the caching allocator: what a learner's `Allocator` needs around it to serve a device.

    with cuda_machine(allocator=policy(MyAllocator)):
        x = tt.ones(3, device="cuda")           # MyAllocator(raw).malloc(12, stream) gave the address

The policy has `malloc(size, stream)`, which returns an address, and `free(address)`; `empty_cache()` if it keeps anything, and
`blocks`, a list of its Blocks, if it has some. Everything else that the library asks of an allocator is here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tinytensor.c10.cuda.cuda_caching_allocator import DeviceStats


@dataclass(eq=False)
class Given:
    """What the library holds for a request."""

    device: int
    address: int
    size: int
    stream: int


class CountedRaw:
    """A device's memory, and how many bytes were asked of it and not given back."""

    def __init__(self, raw: Any):
        self._raw = raw
        self.sizes: dict[int, int] = {}

    def malloc(self, nbytes: int) -> int:
        address: int = self._raw.malloc(nbytes)
        self.sizes[address] = nbytes
        return address

    def free(self, address: int) -> None:
        if address not in self.sizes:
            raise ValueError("raw.free: no segment begins at this address")
        self._raw.free(address)
        del self.sizes[address]

    def mem_get_info(self) -> tuple[int, int]:
        info: tuple[int, int] = self._raw.mem_get_info()
        return info


class PolicyAllocator:
    """Has the methods of `DeviceCachingAllocator` that tensors and `tt.cuda.memory_stats` call."""

    def __init__(self, device: int, raw: Any, make: Callable[[Any], Any]):
        self.device, self.raw = device, CountedRaw(raw)
        self.policy = make(self.raw)
        self._live: dict[int, Given] = {}
        self._stats = DeviceStats()
        self._error: BaseException | None = None

    def malloc(self, size: int, stream: int) -> Given:
        if self._error is not None:  # of a `free`, which runs where no exception may leave
            raise self._error
        address = self.policy.malloc(size, stream)
        self._check(address, size)
        given = Given(self.device, address, size, stream)
        self._live[address] = given
        self._count()
        return given

    def free(self, block: Given) -> None:
        self._live.pop(block.address, None)
        try:
            self.policy.free(block.address)
            self._count()
        except Exception as error:
            self._error = self._error or error

    def _check(self, address: Any, size: int) -> None:
        """Memory of the device, and of nobody else: otherwise the process might end."""
        inside = any(start <= address and address + size <= start + n for start, n in self.raw.sizes.items())
        shared = any(g.address < address + size and address < g.address + g.size for g in self._live.values())
        if not inside or shared:
            why = "which a live tensor has" if shared else "outside of every segment"
            raise RuntimeError(f"malloc({size}) gave memory {why}")

    def _count(self) -> None:
        blocks = getattr(self.policy, "blocks", None)
        if blocks is None:
            allocated = sum(given.size for given in self._live.values())
        else:
            allocated = sum(block.size for block in blocks if block.allocated)
        for name, now in (("allocated_bytes", allocated), ("reserved_bytes", sum(self.raw.sizes.values()))):
            stat = self._stats.by_pool[name]["all"]
            if now >= stat.current:
                stat.increase(now - stat.current)
            else:
                stat.decrease(stat.current - now)

    def empty_cache(self) -> None:
        if hasattr(self.policy, "empty_cache"):
            self.policy.empty_cache()
        self._count()

    def record_stream(self, block: Given, stream: int) -> None:
        """A policy of a few lines knows no events."""

    def memory_stats(self) -> dict[str, Any]:
        return self._stats.as_dict(-1)

    def reset_peak_stats(self) -> None:
        for stat in self._stats.every():
            stat.peak = stat.current


def policy(make: Callable[[Any], Any]) -> Callable[[int, Any], PolicyAllocator]:
    """For `cuda_machine(allocator=...)`: an allocator with the policy `make(raw)`."""
    return lambda device, raw: PolicyAllocator(device, raw, make)
