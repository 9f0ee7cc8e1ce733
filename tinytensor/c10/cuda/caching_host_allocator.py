"""The caching allocator of pinned memory: blocks are kept when they are freed, and handed out again in the same size.

To pin memory the driver has to walk through its pages and to tell the device of each; to give it free again waits for the
device. Both are slow, so a block is pinned once:

    round       every request to the next power of two
    find        the free block of this size that was freed last
    pin         if there is none: a new one
    free        into the list of its size. A block that streams have used waits until they have come that far
    give back   all free blocks on `empty_cache`, and at once one that is larger than is to be kept

Blocks are not split: pinned memory is asked for in few sizes, batch after batch. See Note [Pinned memory that a stream reads]
for the one rule that is about streams.

The policy never looks into memory. It runs over a `RawHostAllocator`: a driver's (pinned_memory.py), or one that has only
addresses.

Mirrors aten/src/ATen/core/CachingHostAllocator.h. Left out: a thread that looks for reached events, a segment in reserve.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Protocol

from tinytensor.c10.cuda.cuda_allocator_config import CUDAAllocatorConfig
from tinytensor.c10.cuda.cuda_caching_allocator import Stat
from tinytensor.c10.cuda.raw_allocator import RawEvent
from tinytensor.c10.error import check

PoolId = tuple[int, int]
_USUAL: PoolId = (0, 0)


class RawHostAllocator(Protocol):
    """Where pinned memory comes from. A stream is whatever its user says streams are."""

    def allocate(self, nbytes: int) -> tuple[int, Any]:
        """New pinned memory: its address, and what `free` needs to know (`cudaHostAlloc`)."""

    def free(self, address: int, memory: Any) -> None:
        """Give pinned memory back (`cudaFreeHost`)."""

    def record_event(self, stream: Any) -> RawEvent:
        """Mark the end of the work that the stream has now (`cudaEventRecord`)."""


@dataclass(slots=True)
class DurationStat:
    """How long calls have taken, in microseconds: together, the longest, the shortest, and how many there were."""

    total: int = 0
    max: int = 0
    min: int = 0
    count: int = 0

    def increase(self, amount: int) -> None:
        self.total += amount
        self.count += 1
        self.max = max(self.max, amount)
        self.min = min(self.min, amount) if self.min else amount

    def as_dict(self) -> dict[str, int]:
        average = self.total // self.count if self.count else 0
        return {"total": self.total, "max": self.max, "min": self.min, "count": self.count, "avg": average}


class HostStats:
    """All statistics of the allocator.

    allocations, allocated_bytes    blocks that are pinned, in use and free
    active                          by the exponent of the block's size: how many are in use, and their bytes
    """

    def __init__(self) -> None:
        self.allocations, self.allocated_bytes = Stat(), Stat()
        self.active: dict[int, tuple[Stat, Stat]] = {}
        self.alloc_time, self.free_time = DurationStat(), DurationStat()

    def of_size(self, size: int) -> tuple[Stat, Stat]:
        return self.active.setdefault(_exponent(size), (Stat(), Stat()))

    def handed_out(self, size: int) -> None:
        requests, nbytes = self.of_size(size)
        requests.increase(1)
        nbytes.increase(size)

    def came_back(self, size: int) -> None:
        requests, nbytes = self.of_size(size)
        requests.decrease(1)
        nbytes.decrease(size)

    def every(self) -> list[Stat]:
        return [self.allocations, self.allocated_bytes, *(stat for pair in self.active.values() for stat in pair)]

    def as_dict(self) -> dict[str, Any]:
        """In the form of `torch.cuda.host_memory_stats_as_nested_dict`."""
        # As in PyTorch the peak of all sizes is the sum of their peaks, which may have been at different times.
        requests, nbytes = (_sum([pair[i] for pair in self.active.values()]) for i in (0, 1))
        return {
            "num_host_alloc": self.allocations.allocated,
            "num_host_free": self.allocations.freed,
            "active_requests": requests.as_dict(),
            "active_bytes": nbytes.as_dict(),
            "allocations": self.allocations.as_dict(),
            "allocated_bytes": self.allocated_bytes.as_dict(),
            "host_alloc_time": self.alloc_time.as_dict(),
            "host_free_time": self.free_time.as_dict(),
        }


def _sum(stats: list[Stat]) -> Stat:
    return Stat(*(sum(getattr(stat, name) for stat in stats) for name in ("current", "peak", "allocated", "freed")))


@dataclass(slots=True, eq=False)
class HostBlock:
    """Pinned memory of one size.

    memory          what the raw allocator wants back
    streams         those that use it, each once
    event_count     marks on streams that were not reached yet; until then it is neither free nor allocated
    in_capture      whether it was handed out while a graph was captured
    """

    size: int
    address: int
    memory: Any
    pool: HostBlockPool
    allocated: bool = True
    streams: dict[Hashable, None] = field(default_factory=dict)
    event_count: int = 0
    in_capture: bool = False


class HostBlockPool:
    """Blocks that only serve requests of one kind: the usual ones, or those of a graph that is captured.

    free      blocks by size, the one freed last at the end
    events    marks with the blocks that wait for them, the oldest first
    """

    def __init__(self) -> None:
        self.free: dict[int, list[HostBlock]] = {}
        self.events: deque[tuple[RawEvent, HostBlock]] = deque()
        self.blocks: set[HostBlock] = set()
        self.uses = 0


class CachingHostAllocator:
    """The caching allocator of pinned memory, one for all devices.

    raw               where pinned memory comes from
    config            options; those of PYTORCH_CUDA_ALLOC_CONF unless given
    current_capture   tells which pool the current stream's requests belong to (None: the usual one), and whether a graph
                      records its work

    All methods may be called from any thread.

    >>> from itertools import count
    >>> class OnlyAddresses:
    ...     addresses = count(4096, 4096)
    ...     def allocate(self, nbytes): return next(self.addresses), None
    ...     def free(self, address, memory): pass
    >>> allocator = CachingHostAllocator(OnlyAddresses())
    >>> first = allocator.allocate(1000)
    >>> allocator.free(first)
    >>> again = allocator.allocate(600)
    >>> again.size, again is first
    (1024, True)
    """

    def __init__(
        self,
        raw: RawHostAllocator,
        config: CUDAAllocatorConfig | None = None,
        current_capture: Callable[[], tuple[PoolId | None, bool]] = lambda: (None, False),
    ):
        self.raw = raw
        self.config = CUDAAllocatorConfig.from_environment() if config is None else config
        self.stats = HostStats()
        self._pools: dict[PoolId, HostBlockPool] = {_USUAL: HostBlockPool()}
        self._current_capture = current_capture
        # Reentrant: the garbage collector may free a block while this thread allocates one.
        self._lock = threading.RLock()

    # Requests.

    def allocate(self, size: int) -> HostBlock:
        """A block of at least `size` bytes, which are more than 0."""
        with self._lock:
            pool_id, in_capture = self._current_capture()
            pool = self._pools[pool_id or _USUAL]
            self._process_events(pool)
            rounded = self._round(size)
            free = pool.free.get(rounded)
            block = free.pop() if free else self._pin(pool, rounded)
            block.allocated, block.in_capture = True, in_capture
            self.stats.handed_out(rounded)
            return block

    def free(self, block: HostBlock) -> None:
        """The host does not need the block any more. RuntimeError if that was said before."""
        with self._lock:
            check(block.allocated, f"the block at 0x{block.address:x} is not allocated")
            block.allocated = False
            streams, block.streams = block.streams, {}
            if not streams:
                self._keep(block)
                return
            block.event_count += len(streams)
            # A graph's work is run long after, and more than once: no mark that can be set now says when it has read the
            # block. The count stays above 0, so the block is never handed out again.
            if not block.in_capture:
                for stream in streams:
                    block.pool.events.append((self.raw.record_event(stream), block))

    def record_event(self, block: HostBlock, stream: Hashable) -> None:
        """A stream uses the block.

        Note [Pinned memory that a stream reads]
        A copy with non_blocking=True only joins its stream: the host goes on at once, and may drop the tensor. Were its block
        handed out now, the next batch would be written into memory that the device has yet to read. So each such copy says
        which stream it is on. When the block is freed, a mark (an event) is put at the end of each of these streams' work, and
        the block is handed out again only after all of them have been reached.
        """
        with self._lock:
            check(block.allocated, f"the block at 0x{block.address:x} is not allocated")
            block.streams[stream] = None

    def empty_cache(self) -> None:
        """Give back all free blocks. Nobody waits for streams here: a block that one still uses stays."""
        with self._lock:
            for pool_id, pool in list(self._pools.items()):
                if pool_id != _USUAL and pool.uses:
                    continue
                self._process_events(pool)
                for free in pool.free.values():
                    while free:
                        self._give_back(free.pop())
                if pool_id != _USUAL and not pool.blocks:
                    del self._pools[pool_id]

    # Pools of graphs: see Note [Private pools].

    def begin_allocate_to_pool(self, pool_id: PoolId) -> None:
        """There is one more user of this pool, whose requests `current_capture` will say to be of it."""
        with self._lock:
            self._pools.setdefault(pool_id, HostBlockPool()).uses += 1

    def release_pool(self, pool_id: PoolId) -> None:
        """One of those who use the pool does not any more; without any, `empty_cache` gives back its blocks."""
        with self._lock:
            self._pools[pool_id].uses -= 1

    # What can be known.

    def memory_stats(self) -> dict[str, Any]:
        """The statistics as nested dicts. It processes no events, as PyTorch does not here."""
        with self._lock:
            return self.stats.as_dict()

    def reset_peak_stats(self) -> None:
        """Let every peak be the current value."""
        with self._lock:
            for stat in self.stats.every():
                stat.peak = stat.current
            for duration in (self.stats.alloc_time, self.stats.free_time):
                duration.min = duration.max = 0

    def reset_accumulated_stats(self) -> None:
        """Let all sums and counters start at 0."""
        with self._lock:
            for stat in self.stats.every():
                stat.allocated = stat.freed = 0
            for duration in (self.stats.alloc_time, self.stats.free_time):
                duration.total = duration.count = 0

    # Blocks.

    def _round(self, size: int) -> int:
        # A block that will not be kept need not fit another request.
        if size > min(self.config.pinned_max_round_threshold, self.config.pinned_max_cached_size):
            return size
        return 1 << _exponent(size)

    def _pin(self, pool: HostBlockPool, size: int) -> HostBlock:
        before = time.perf_counter_ns()
        address, memory = self.raw.allocate(size)
        self.stats.alloc_time.increase((time.perf_counter_ns() - before) // 1000)
        block = HostBlock(size, address, memory, pool)
        pool.blocks.add(block)
        self.stats.allocations.increase(1)
        self.stats.allocated_bytes.increase(size)
        return block

    def _keep(self, block: HostBlock) -> None:
        self.stats.came_back(block.size)
        if block.size > self.config.pinned_max_cached_size:
            self._give_back(block)
        else:
            block.pool.free.setdefault(block.size, []).append(block)

    def _give_back(self, block: HostBlock) -> None:
        before = time.perf_counter_ns()
        self.raw.free(block.address, block.memory)
        self.stats.free_time.increase((time.perf_counter_ns() - before) // 1000)
        block.pool.blocks.remove(block)
        self.stats.allocations.decrease(1)
        self.stats.allocated_bytes.decrease(block.size)

    def _process_events(self, pool: HostBlockPool) -> None:
        """Free the blocks whose marks have been reached, up to the oldest that has not."""
        events = pool.events
        while events and events[0][0].query():
            block = events.popleft()[1]
            block.event_count -= 1
            if not block.event_count:
                self._keep(block)


def _exponent(size: int) -> int:
    """That of the next power of two."""
    return (size - 1).bit_length()
