"""The caching allocator: memory of a device is asked for in large segments, cut into blocks, and kept when it is freed.

`cudaMalloc` is slow, and `cudaFree` waits until the whole device has nothing to do. So the allocator asks the device rarely:

    round       every request to a multiple of 512 bytes
    pool        requests up to 1 MiB come from the small pool, others from the large one
    find        the smallest free block of the request's stream that is large enough; of equal ones that at the lowest address
    segment     if there is none: 2 MiB from the device for small requests, 20 MiB for those below 10 MiB, else the request
                rounded up to 2 MiB
    split       what is left of a block becomes a block of its own: from 512 bytes on in the small pool, above 1 MiB in the
                large one
    free        the block joins its free neighbours in the segment and goes back to its pool; the device is told nothing
    give back   segments that are free as a whole, when the device has no room for another, or on `empty_cache`

A block belongs to the stream that it was allocated on. Freed, it may be handed out again on that stream at once: the kernels
that still use it come first there anyway. Other streams know no such order: see Note [Streams and freed blocks].

The policy never looks into memory. It runs over a `RawAllocator`, a driver's or a simulated one (raw_allocator.py).

Mirrors c10/cuda/CUDACachingAllocator.cpp (`DeviceCachingAllocator`). Left out: sharing between processes, checkpoints of a
pool's state.
"""

from __future__ import annotations

import threading
import time
from bisect import bisect_left, insort
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tinytensor.c10.cuda.cuda_allocator_config import LARGE_BUFFER, UNLIMITED, CUDAAllocatorConfig
from tinytensor.c10.cuda.raw_allocator import RawAllocator, RawEvent, RawOutOfMemory
from tinytensor.c10.error import OutOfMemoryError, check, internal_assert

MIN_BLOCK_SIZE = 512
SMALL_SIZE = 1024 * 1024
SMALL_BUFFER = 2 * 1024 * 1024
MIN_LARGE_ALLOC = 10 * 1024 * 1024
ROUND_LARGE = 2 * 1024 * 1024
_ONE_EXA_BYTES = 2**60

Frames = list[dict[str, Any]]
OutOfMemoryObserver = Callable[[int, int, int, int], None]


def round_size(size: int, config: CUDAAllocatorConfig) -> int:
    """The size of the block that a request of `size` bytes gets at least."""
    if size < MIN_BLOCK_SIZE:
        return MIN_BLOCK_SIZE
    divisions = config.divisions_for(size)
    if divisions > 1 and size > MIN_BLOCK_SIZE * divisions:
        return _round_up_to_division(size, divisions)
    return -(-size // MIN_BLOCK_SIZE) * MIN_BLOCK_SIZE


def _round_up_to_division(size: int, divisions: int) -> int:
    """The next of the sizes that divide the way from one power of two to the next evenly: 1200 by 4 divisions is 1280."""
    power = 1 << (size.bit_length() - 1)
    step = power // divisions
    return -(-size // step) * step if step else 2 * power


def segment_size(size: int) -> int:
    """How much is asked of the device for a block of this (rounded) size."""
    if size <= SMALL_SIZE:
        return SMALL_BUFFER
    if size < MIN_LARGE_ALLOC:
        return LARGE_BUFFER
    return -(-size // ROUND_LARGE) * ROUND_LARGE


def format_size(nbytes: int) -> str:
    """As the out-of-memory message writes sizes: 1.50 MiB."""
    if nbytes <= 1024:
        return f"{nbytes} bytes"
    for unit, scale in (("KiB", 1024), ("MiB", 1024**2)):
        if nbytes <= scale * 1024:
            return f"{nbytes / scale:.2f} {unit}"
    return f"{nbytes / 1024**3:.2f} GiB"


# ---- statistics ------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Stat:
    """A quantity: now, at most since the last reset, and the sums of all rises and falls."""

    current: int = 0
    peak: int = 0
    allocated: int = 0
    freed: int = 0

    def increase(self, amount: int) -> None:
        self.current += amount
        self.peak = max(self.peak, self.current)
        self.allocated += amount

    def decrease(self, amount: int) -> None:
        self.current -= amount
        internal_assert(self.current >= 0, "a statistic fell below zero")
        self.freed += amount

    def as_dict(self) -> dict[str, int]:
        return {"current": self.current, "peak": self.peak, "allocated": self.allocated, "freed": self.freed}


# Counted for both pools together ("all") and for each. Of blocks: allocated, in use, and parts of segments that are free.
_BY_POOL = (
    "allocation", "segment", "active", "inactive_split", "allocated_bytes", "reserved_bytes", "active_bytes",
    "inactive_split_bytes", "requested_bytes",
)  # fmt: skip
_COUNTERS = ("num_alloc_retries", "num_ooms", "num_sync_all_streams", "num_device_alloc", "num_device_free")


class DeviceStats:
    """All statistics of a device; `as_dict` has the form of `torch.cuda.memory_stats_as_nested_dict`."""

    def __init__(self) -> None:
        self.by_pool = {name: {pool: Stat() for pool in ("all", "small_pool", "large_pool")} for name in _BY_POOL}
        self.oversize_allocations, self.oversize_segments = Stat(), Stat()
        self.counters = dict.fromkeys(_COUNTERS, 0)

    def change(self, pool: BlockPool, **amounts: int) -> None:
        """Add each amount, which may be negative, to the statistic of its name."""
        for name, amount in amounts.items():
            for key in ("all", pool.name):
                stat = self.by_pool[name][key]
                if amount > 0:
                    stat.increase(amount)
                elif amount < 0:
                    stat.decrease(-amount)

    def current(self, name: str) -> int:
        return self.by_pool[name]["all"].current

    def every(self) -> Iterator[Stat]:
        for pools in self.by_pool.values():
            yield from pools.values()
        yield self.oversize_allocations
        yield self.oversize_segments

    def as_dict(self, max_split_size: int) -> dict[str, Any]:
        return {
            **self.counters,
            "max_split_size": max_split_size,
            **{name: {pool: stat.as_dict() for pool, stat in pools.items()} for name, pools in self.by_pool.items()},
            "oversize_allocations": self.oversize_allocations.as_dict(),
            "oversize_segments": self.oversize_segments.as_dict(),
        }


# ---- blocks, pools, segments -----------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class Block:
    """A part of a segment, or a whole one. `previous` and `next` are its neighbours in the segment, by address.

    stream        the stream that it was allocated on
    mapped        False for a part of an expandable segment that has addresses and no memory
    stream_uses   other streams that use it, which `record_stream` has told
    event_count   marks on those streams that were not reached yet; until then it is neither free nor allocated
    """

    device: int
    stream: int
    size: int
    pool: BlockPool
    address: int
    segment: ExpandableSegment | None = None
    mapped: bool = True
    allocated: bool = False
    requested_size: int = 0
    previous: Block | None = None
    next: Block | None = None
    stream_uses: set[int] = field(default_factory=set)
    event_count: int = 0
    freed_at_call: int = 0  # the pool's count of searches when it came back: how old it is
    frames: Frames | None = None
    segment_frames: Frames | None = None

    @property
    def is_split(self) -> bool:
        """Whether it is a part of a segment only."""
        return self.previous is not None or self.next is not None

    @property
    def is_free(self) -> bool:
        """Whether it may be handed out, or be joined to a neighbour."""
        return not self.allocated and not self.event_count and not self.stream_uses

    def put_between(self, before: Block | None, after: Block | None) -> None:
        """Make these its neighbours."""
        self.previous, self.next = before, after
        if before is not None:
            before.next = self
        if after is not None:
            after.previous = self


class BlockPool:
    """Free blocks, sorted by stream, size and address: the best fit is the first that is not too small."""

    def __init__(self, is_small: bool, id: tuple[int, int] = (0, 0)):
        self.is_small, self.id = is_small, id
        self.name = "small_pool" if is_small else "large_pool"
        self.searches = 0
        self._free: list[tuple[int, int, int, Block]] = []
        self._unmapped: list[tuple[int, int, Block]] = []

    def insert(self, block: Block) -> None:
        block.freed_at_call = self.searches
        insort(self._free, _key(block))

    def remove(self, block: Block) -> None:
        place = bisect_left(self._free, _key(block)[:3])
        internal_assert(place < len(self._free) and self._free[place][3] is block, "the block is not in its pool")
        del self._free[place]

    def insert_unmapped(self, block: Block) -> None:
        insort(self._unmapped, (block.stream, block.address, block))

    def remove_unmapped(self, block: Block) -> None:
        place = bisect_left(self._unmapped, (block.stream, block.address))
        internal_assert(self._unmapped[place][2] is block, "the block is not in its pool")
        del self._unmapped[place]

    def blocks(self) -> list[Block]:
        """All free ones, in the order in which they are searched."""
        return [entry[3] for entry in self._free]

    def from_size(self, stream: int, size: int) -> Iterator[Block]:
        """Free blocks of the stream that are large enough, the best fit first."""
        for place in range(bisect_left(self._free, (stream, size)), len(self._free)):
            if self._free[place][0] != stream:
                return
            yield self._free[place][3]

    def below_size(self, stream: int, size: int) -> list[Block]:
        """Free blocks of the stream that are smaller, the largest first."""
        end, start = bisect_left(self._free, (stream, size)), bisect_left(self._free, (stream,))
        return [entry[3] for entry in reversed(self._free[start:end])]

    def unmapped(self, stream: int) -> list[Block]:
        """Addresses of the stream's expandable segments that have no memory, the lowest first."""
        return [block for other, _, block in self._unmapped if other == stream]


def _key(block: Block) -> tuple[int, int, int, Block]:
    return block.stream, block.size, block.address, block


class ExpandableSegment:
    """A range of addresses, larger than the device, that gets memory page by page where it is needed.

    Without such segments a request that is a little larger than every free block needs a new segment, and the old ones
    stay as they are. Here the free block at the end grows instead.
    """

    def __init__(self, raw: RawAllocator, stream: int, nbytes: int, page: int):
        self.raw, self.stream, self.page = raw, stream, page
        self.size = -(-nbytes // page) * page
        self.address = raw.reserve(self.size)
        self._mapped: set[int] = set()  # numbers of pages that have memory

    def map(self, address: int, nbytes: int) -> int:
        """Put memory behind the pages that this range touches. The bytes from `address` to their end; 0: no memory left."""
        first, last = self._pages(address, address + nbytes)
        done = []
        try:
            for page in range(first, last):
                self.raw.map(self.address + page * self.page, self.page)
                done.append(page)
        except RawOutOfMemory:
            for page in done:
                self.raw.unmap(self.address + page * self.page, self.page)
            return 0
        self._mapped.update(done)
        return (last - first) * self.page

    def unmap(self, address: int, nbytes: int) -> tuple[int, int]:
        """Take the memory from the pages that lie within the range as a whole: where that is, and how many bytes."""
        first = -(-(address - self.address) // self.page)
        last = (address + nbytes - self.address) // self.page
        if last <= first:
            return address, 0
        for page in range(first, last):
            self.raw.unmap(self.address + page * self.page, self.page)
            self._mapped.remove(page)
        return self.address + first * self.page, (last - first) * self.page

    def release(self) -> None:
        self.raw.release(self.address)

    def _pages(self, begin: int, end: int) -> tuple[int, int]:
        return (begin - self.address) // self.page, -(-(end - self.address) // self.page)


# ---- the allocator ---------------------------------------------------------------------------------------------------


class DeviceCachingAllocator:
    """The caching allocator of one device.

    device    its index
    raw       where segments come from
    config    options; those of PYTORCH_CUDA_ALLOC_CONF unless given

    All methods may be called from any thread.

    >>> from tinytensor.c10.cuda.raw_allocator import FakeRawAllocator
    >>> allocator = DeviceCachingAllocator(0, FakeRawAllocator(2**30))
    >>> blocks = [allocator.malloc(4_000_000, stream=0) for _ in range(5)]
    >>> [block.size for block in blocks]
    [4000256, 4000256, 4000256, 4000256, 4970496]
    >>> allocator.memory_stats()["reserved_bytes"]["all"]["current"]
    20971520
    """

    def __init__(self, device: int, raw: RawAllocator, config: CUDAAllocatorConfig | None = None):
        self.device, self.raw = device, raw
        self.config = CUDAAllocatorConfig.from_environment() if config is None else config
        self.stats = DeviceStats()
        self.small_blocks, self.large_blocks = BlockPool(is_small=True), BlockPool(is_small=False)
        self.active_blocks: set[Block] = set()  # allocated, or waiting for other streams
        self.reserved = 0
        self._private: dict[tuple[int, int], tuple[BlockPool, BlockPool]] = {}
        self._uses: dict[tuple[int, int], int] = {}
        self._capturing: dict[int, tuple[int, int]] = {}
        self._allowed: int | None = None
        self._events: dict[int, list[tuple[RawEvent, Block]]] = {}
        self._segments: list[ExpandableSegment] = []
        self._observers: list[OutOfMemoryObserver] = []
        self._lock = threading.RLock()
        self._history: list[dict[str, Any]] | None = None
        self._history_limit = 0
        self._frames: Callable[[], Frames] | None = None

    # Requests.

    def malloc(self, size: int, stream: int) -> Block:
        """A block of at least `size` bytes for the stream. OutOfMemoryError in PyTorch's words.

        Whoever calls asks for more than 0 bytes: a tensor without elements has no block.
        """
        check(
            0 <= size < _ONE_EXA_BYTES,
            "CUDA out of memory. Tried to allocate more than 1EB memory.",
            OutOfMemoryError,
        )
        with self._lock:
            self._process_events()
            rounded = round_size(size, self.config)
            small, large = self._pools_of(stream)
            pool = small if rounded <= SMALL_SIZE else large
            block = self._find(pool, rounded, stream) or self._new_block(pool, rounded, stream)
            if block is None:
                self._raise_out_of_memory(rounded, segment_size(rounded), stream)
            assert block is not None
            return self._hand_out(block, rounded, size)

    def free(self, block: Block) -> None:
        """The host does not need the block any more. RuntimeError if that was said before."""
        with self._lock:
            check(block.allocated, f"the block at 0x{block.address:x} is not allocated")
            block.allocated = False
            self.stats.change(block.pool, allocation=-1, allocated_bytes=-block.size)
            if block.size >= self.config.max_split_size:
                self.stats.oversize_allocations.decrease(1)
            self._trace("free_requested", block.address, block.requested_size, block.stream, block.frames)
            if block.stream_uses:
                self._insert_events(block)
            else:
                self._free_block(block)

    def record_stream(self, block: Block, stream: int) -> None:
        """Another stream uses the block too.

        Note [Streams and freed blocks]
        Work on one stream runs in order, on two streams in any. If a tensor that was allocated on stream 1 is read by a
        kernel on stream 2, and then freed, the kernel may not have run yet; were the block handed out on stream 1 now, the
        next kernel there could overwrite what the first one reads. So the program says that stream 2 uses it. When the block
        is freed, a mark (an event) is put at the end of stream 2's work, and the block waits until the mark is reached.
        """
        with self._lock:
            if stream != block.stream:
                block.stream_uses.add(stream)

    # Note [Private pools]
    # A graph's work is recorded with the addresses that its tensors had, and is run long after they are gone. So what is
    # allocated while a stream captures comes from pools of the graph: freed blocks go back to them, where only the same
    # graph's work, or that of graphs which share the pool, finds them, and its segments stay until nobody uses the pool.

    def begin_allocate_to_pool(self, pool_id: tuple[int, int], stream: int) -> None:
        """From now on memory for the stream comes from this pool. See Note [Private pools]."""
        with self._lock:
            if pool_id not in self._private:
                self._private[pool_id] = BlockPool(True, pool_id), BlockPool(False, pool_id)
            self._uses[pool_id] = self._uses.get(pool_id, 0) + 1
            self._capturing[stream] = pool_id

    def end_allocate_to_pool(self, stream: int) -> None:
        """Memory for the stream comes from the usual pools again."""
        with self._lock:
            del self._capturing[stream]

    def release_pool(self, pool_id: tuple[int, int]) -> None:
        """One of those who use the pool does not any more; without any, `empty_cache` may give back its segments."""
        with self._lock:
            self._uses[pool_id] -= 1

    def pool_of(self, stream: int) -> tuple[int, int] | None:
        """The private pool from which memory for the stream comes now; None if it comes from the usual ones."""
        return self._capturing.get(stream)

    def _pools_of(self, stream: int) -> tuple[BlockPool, BlockPool]:
        pool_id = self._capturing.get(stream) if self._capturing else None
        return (self.small_blocks, self.large_blocks) if pool_id is None else self._private[pool_id]

    def empty_cache(self) -> None:
        """Give all segments back to the device of which nothing is in use."""
        with self._lock:
            self._release_cached_blocks()

    def set_memory_fraction(self, fraction: float) -> None:
        """Never reserve more than this share of the device's memory."""
        with self._lock:
            self._allowed = int(fraction * self.raw.mem_get_info()[1])

    def attach_out_of_memory_observer(self, observer: OutOfMemoryObserver) -> None:
        """Call `observer(device, size of the segment, memory allowed, memory free)` before an OutOfMemoryError."""
        self._observers.append(observer)

    # What can be known.

    def memory_stats(self) -> dict[str, Any]:
        """The statistics as nested dicts."""
        with self._lock:
            split = self.config.max_split_size
            return self.stats.as_dict(-1 if split == UNLIMITED else split)

    def reset_peak_stats(self) -> None:
        """Let every peak be the current value."""
        with self._lock:
            for stat in self.stats.every():
                stat.peak = stat.current

    def reset_accumulated_stats(self) -> None:
        """Let all sums and counters start at 0."""
        with self._lock:
            for stat in self.stats.every():
                stat.allocated = stat.freed = 0
            self.stats.counters = dict.fromkeys(_COUNTERS, 0)

    def record_history(self, limit: int | None, frames: Callable[[], Frames] | None = None) -> None:
        """Keep the last `limit` events for `snapshot`; None stops. `frames` tells where in the program each was caused."""
        with self._lock:
            self._history = None if limit is None else []
            self._history_limit, self._frames = limit or 0, frames

    def snapshot(self) -> dict[str, Any]:
        """Segments with their blocks by address, and the history, as `torch.cuda.memory._snapshot()` has them."""
        with self._lock:
            segments = [self._segment_info(b) for b in self._blocks() if b.previous is None or not b.previous.mapped]
            segments.sort(key=lambda segment: segment["address"])
            self._trace("snapshot", 0, sum(s["active_size"] for s in segments), 0, None)
            return {
                "segments": segments,
                "device_traces": [list(self._history or ())],
                "allocator_settings": self._settings(),
            }

    def _settings(self) -> dict[str, Any]:
        config = self.config
        divisions = {str(2**i): d for i, d in enumerate(config.roundup_power2_divisions)}
        return {
            "PYTORCH_CUDA_ALLOC_CONF": config.settings,
            "max_split_size": -1 if config.max_split_size == UNLIMITED else config.max_split_size,
            "garbage_collection_threshold": config.garbage_collection_threshold,
            "expandable_segments": config.expandable_segments,
            "release_lock_on_cudamalloc": config.release_lock_on_cudamalloc,
            "roundup_power2_divisions": divisions,
        }

    def _blocks(self) -> list[Block]:
        pools = [self.small_blocks, self.large_blocks, *(pool for pair in self._private.values() for pool in pair)]
        free = [block for pool in pools for block in pool.blocks()]
        return [block for block in (*free, *self.active_blocks) if block.mapped]

    def _segment_info(self, head: Block) -> dict[str, Any]:
        """A segment, or of an expandable one a range that has memory, beginning with this block."""
        blocks, block = [], head
        while block is not None and block.mapped:
            active = block.allocated or block.event_count > 0 or bool(block.stream_uses)
            state = "active_allocated" if block.allocated else "active_pending_free" if active else "inactive"
            blocks.append(
                {
                    "address": block.address,
                    "size": block.size,
                    "requested_size": block.requested_size,
                    "state": state,
                    "frames": block.frames or [],
                }
            )
            block = block.next  # type: ignore[assignment]
        active_blocks = [b for b in blocks if b["state"] != "inactive"]
        return {
            "device": self.device,
            "address": head.address,
            "total_size": sum(b["size"] for b in blocks),
            "allocated_size": sum(b["size"] for b in blocks if b["state"] == "active_allocated"),
            "active_size": sum(b["size"] for b in active_blocks),
            "requested_size": sum(b["requested_size"] for b in active_blocks),
            "stream": head.stream,
            "segment_type": "small" if head.pool.is_small else "large",
            "segment_pool_id": head.pool.id,
            "is_expandable": head.segment is not None,
            "frames": head.segment_frames or [],
            "blocks": blocks,
        }

    def _trace(self, action: str, address: int, size: int, stream: int, frames: Frames | None) -> None:
        if self._history is None:
            return
        # Where memory is out there is no address: PyTorch tells in its place how much the device has left.
        place = "device_free" if action == "oom" else "addr"
        entry = {"action": action, place: address, "size": size, "stream": stream, "device": self.device,
                 "time_us": time.time_ns() // 1000, "frames": frames or []}  # fmt: skip
        self._history.append(entry)
        surplus = len(self._history) - self._history_limit
        if surplus > 0:
            del self._history[:surplus]

    def _where(self) -> Frames | None:
        return self._frames() if self._frames is not None and self._history is not None else None

    # Finding a block.

    def _find(self, pool: BlockPool, size: int, stream: int) -> Block | None:
        """The best fit among the free blocks, taken out of its pool."""
        pool.searches += 1
        candidates = pool.from_size(stream, size)
        block = next(candidates, None)
        if block is None:
            return None
        if block.segment is not None and self.config.expandable_segments:
            # A free block at the end of what is mapped can grow, so the block that fits best is that with the least to grow
            # into. Otherwise the end of the segment would be cut up before holes inside of it are used.
            for other in candidates:
                if block.segment is None or _with_room_to_grow(other) >= _with_room_to_grow(block):
                    break
                block = other
        elif block.segment is not None:  # the option was switched off meanwhile
            block = next((other for other in candidates if other.segment is None), None)
            if block is None:
                return None
        limit = self.config.max_split_size
        # Oversize blocks are not split: a small request would waste one, a large one may waste a little.
        if size < limit <= block.size or (size >= limit and block.size >= size + LARGE_BUFFER):
            return None
        pool.remove(block)
        return block

    def _new_block(self, pool: BlockPool, size: int, stream: int) -> Block | None:
        """A block from the device, if need be after others have been given back."""
        if self._allowed is not None and self.config.garbage_collection_threshold > 0:
            self._collect_garbage()
        block = self._allocate_segment(pool, size, stream)
        if block is None and self._release_oversize_blocks(pool, size, stream):
            block = self._allocate_segment(pool, size, stream)
        if block is None:
            self._release_cached_blocks()
            self.stats.counters["num_alloc_retries"] += 1
            block = self._allocate_segment(pool, size, stream)
        return block

    def _allocate_segment(self, pool: BlockPool, size: int, stream: int) -> Block | None:
        nbytes = segment_size(size)
        if self._allowed is not None and self.reserved + nbytes > self._allowed:
            return None
        if self.config.expandable_segments:
            return self._expand(pool, size, stream)
        try:
            address = self.raw.malloc(nbytes)
        except RawOutOfMemory:
            return None
        block = Block(self.device, stream, nbytes, pool, address)
        self.reserved += nbytes
        self.stats.change(pool, segment=1, reserved_bytes=nbytes)
        if nbytes >= self.config.max_split_size:
            self.stats.oversize_segments.increase(1)
        self.stats.counters["num_device_alloc"] += 1
        block.segment_frames = self._where()
        self._trace("segment_alloc", address, nbytes, stream, block.segment_frames)
        return block

    def _hand_out(self, block: Block, size: int, requested: int) -> Block:
        """Cut the request off the block, and note that it is in use."""
        was_split, expandable = block.is_split, block.segment is not None
        if self._should_split(block, size):
            rest = block
            block = Block(self.device, rest.stream, size, rest.pool, rest.address, rest.segment)
            block.segment_frames, rest.segment_frames = rest.segment_frames, None
            block.put_between(rest.previous, rest)
            rest.address += size
            rest.size -= size
            rest.pool.insert(rest)
            if not expandable:
                # Free parts of segments are counted since they cannot be given back. Either a part has become smaller, or
                # a whole segment has got its first free part.
                change = (
                    {"inactive_split_bytes": -size}
                    if was_split
                    else {"inactive_split": 1, "inactive_split_bytes": rest.size}
                )
                self.stats.change(block.pool, **change)
        elif was_split and not expandable:
            self.stats.change(block.pool, inactive_split=-1, inactive_split_bytes=-block.size)
        block.allocated, block.requested_size, block.frames = True, requested, self._where()
        self.active_blocks.add(block)
        self._trace("alloc", block.address, requested, block.stream, block.frames)
        self.stats.change(
            block.pool, allocation=1, allocated_bytes=block.size, active=1, active_bytes=block.size,
            requested_bytes=requested,
        )  # fmt: skip
        if block.size >= self.config.max_split_size:
            self.stats.oversize_allocations.increase(1)
        return block

    def _should_split(self, block: Block, size: int) -> bool:
        rest = block.size - size
        if block.pool.is_small or self.config.expandable_segments:
            return rest >= MIN_BLOCK_SIZE
        # In the large pool a small rest would hardly serve anybody, and would keep the segment in pieces.
        return size < self.config.max_split_size and rest > SMALL_SIZE

    # Freeing.

    def _free_block(self, block: Block) -> None:
        """Nobody uses the block any more: join it with its free neighbours and put it into its pool."""
        internal_assert(block.is_free)
        self._trace("free_completed", block.address, block.requested_size, block.stream, block.frames)
        block.frames = None
        size, requested, pool = block.size, block.requested_size, block.pool
        parts = part_bytes = 0
        for neighbour in (block.previous, block.next):
            merged = self._merge(block, neighbour)
            if merged:
                parts -= 1
                part_bytes -= merged
        self.active_blocks.remove(block)
        block.requested_size = 0
        pool.insert(block)
        if block.is_split:
            parts += 1
            part_bytes += block.size
        if block.segment is None:
            self.stats.change(pool, inactive_split=parts, inactive_split_bytes=part_bytes)
        self.stats.change(pool, active=-1, active_bytes=-size, requested_bytes=-requested)

    def _merge(self, block: Block, neighbour: Block | None) -> int:
        """Let the block take over its neighbour if that is free; how many bytes it has gained."""
        if neighbour is None or not neighbour.is_free or block.mapped != neighbour.mapped:
            return 0
        if neighbour.mapped:
            neighbour.pool.remove(neighbour)
        else:
            neighbour.pool.remove_unmapped(neighbour)
        if block.previous is neighbour:
            block.address = neighbour.address
            block.segment_frames = neighbour.segment_frames
            block.put_between(neighbour.previous, block.next)
        else:
            block.put_between(block.previous, neighbour.next)
        block.size += neighbour.size
        return neighbour.size

    # Other streams.

    def _insert_events(self, block: Block) -> None:
        """See Note [Streams and freed blocks]."""
        streams, block.stream_uses = sorted(block.stream_uses), set()
        for stream in streams:
            block.event_count += 1
            self._events.setdefault(stream, []).append((self.raw.record_event(stream), block))

    def _process_events(self) -> None:
        """Free the blocks whose marks have been reached. Marks of one stream are reached in order."""
        for stream, waiting in list(self._events.items()):
            reached = 0
            for event, block in waiting:
                if not event.query():
                    break
                reached += 1
                self._event_reached(block)
            del waiting[:reached]
            if not waiting:
                del self._events[stream]

    def _synchronize_and_free_events(self) -> None:
        self.stats.counters["num_sync_all_streams"] += 1
        events, self._events = self._events, {}
        for waiting in events.values():
            for event, block in waiting:
                event.synchronize()
                self._event_reached(block)

    def _event_reached(self, block: Block) -> None:
        block.event_count -= 1
        if not block.event_count:
            self._free_block(block)

    # Giving back.

    def _release_cached_blocks(self) -> None:
        self._synchronize_and_free_events()
        unused = [pool for name, pools in self._private.items() if not self._uses[name] for pool in pools]
        for pool in (self.large_blocks, self.small_blocks, *unused):
            expandable = []
            for block in pool.blocks():
                if block.segment is not None:
                    expandable.append(block)
                elif not block.is_split:
                    self._release_block(block)
            for block in expandable:
                self._unmap(block)

    def _release_block(self, block: Block) -> None:
        """Give a whole segment back."""
        self.raw.free(block.address)
        block.pool.remove(block)
        self.reserved -= block.size
        self.stats.counters["num_device_free"] += 1
        self.stats.change(block.pool, segment=-1, reserved_bytes=-block.size)
        if block.size >= self.config.max_split_size:
            self.stats.oversize_segments.decrease(1)
        self._trace("segment_free", block.address, block.size, block.stream, block.segment_frames)

    def _release_oversize_blocks(self, pool: BlockPool, size: int, stream: int) -> bool:
        """Give back oversize blocks of the stream until as much is free as is wanted. Only where blocks have a limit."""
        limit = self.config.max_split_size
        if limit == UNLIMITED:
            return False
        wanted = max(size, limit)
        enough = next(pool.from_size(stream, wanted), None)
        if enough is not None:
            self._release_block(enough)
            return True
        released = 0
        for block in pool.below_size(stream, wanted):
            if released >= wanted or block.size < limit:
                break
            released += block.size
            self._release_block(block)
        return released >= wanted

    def _collect_garbage(self) -> None:
        """Give back old blocks before the memory that is allowed is used up: without waiting for the device's streams.

        A block's age is the number of searches since it was freed. Blocks of more than the average age go first, all of them,
        so that this does not have to be done again soon.
        """
        assert self._allowed is not None
        threshold = int(self.config.garbage_collection_threshold * self._allowed)
        wanted, reclaimed = self.reserved - threshold, 0
        pool = self.large_blocks
        candidates = [b for b in pool.blocks() if not b.is_split and b.segment is None]
        while wanted > 0 and reclaimed < wanted and candidates:
            ages = {block: pool.searches - block.freed_at_call for block in candidates}
            average = sum(ages.values()) / len(ages)
            for block, age in ages.items():
                if age >= average:
                    reclaimed += block.size
                    self._release_block(block)
            candidates = [block for block in candidates if ages[block] < average]

    # Expandable segments.

    def _expand(self, pool: BlockPool, size: int, stream: int) -> Block | None:
        """A free block of this size from an expandable segment, which gets as much memory as is missing."""
        block = self._with_addresses(pool, size, stream)
        if not block.mapped and not self._map(block, min(block.size, size)):
            return None
        while block.size < size:
            # What follows is unmapped; mapped, it joins with the block before it.
            following = block.next
            assert following is not None
            if not self._map(following, min(size - block.size, following.size)):
                return None
            block = following
        pool.remove(block)
        return block

    def _with_addresses(self, pool: BlockPool, size: int, stream: int) -> Block:
        """Where free and unmapped addresses of this size lie together, as low as possible; else a new segment."""
        for unmapped in pool.unmapped(stream):
            before = unmapped.previous
            start = before if before is not None and before.is_free and before.mapped else unmapped
            room, block = 0, start
            while block is not None and block.is_free and room < size:
                room, block = room + block.size, block.next  # type: ignore[assignment]
            if room >= size:
                return start
        # An eighth more than the device has: pages may be needed at the end while holes inside are given back.
        total = self.raw.mem_get_info()[1]
        segment = ExpandableSegment(
            self.raw, stream, total + total // 8, SMALL_BUFFER if pool.is_small else LARGE_BUFFER
        )
        self._segments.append(segment)
        block = Block(self.device, stream, segment.size, pool, segment.address, segment, mapped=False)
        pool.insert_unmapped(block)
        return block

    def _map(self, block: Block, nbytes: int) -> bool:
        """Put memory behind the beginning of an unmapped block, which becomes a free one; the rest stays unmapped."""
        assert block.segment is not None
        mapped = block.segment.map(block.address, nbytes)
        if not mapped:
            return False
        pool = block.pool
        pool.remove_unmapped(block)
        if mapped < block.size:
            rest = Block(
                self.device,
                block.stream,
                block.size - mapped,
                pool,
                block.address + mapped,
                block.segment,
                mapped=False,
            )
            rest.put_between(block, block.next)
            pool.insert_unmapped(rest)
            block.size = mapped
        block.mapped = True
        self._trace("segment_map", block.address, mapped, block.stream, None)
        self._merge(block, block.previous)
        self._merge(block, block.next)
        pool.insert(block)
        self.reserved += mapped
        self.stats.change(pool, reserved_bytes=mapped)
        self.stats.counters["num_device_alloc"] += 1
        return True

    def _unmap(self, block: Block) -> None:
        """Take the memory from the whole pages of a free block; without any memory the segment goes too."""
        segment, pool = block.segment, block.pool
        assert segment is not None
        address, nbytes = segment.unmap(block.address, block.size)
        if not nbytes:
            return
        pool.remove(block)
        before, after = address - block.address, block.address + block.size - (address + nbytes)
        if before:
            piece = Block(self.device, block.stream, before, pool, block.address, segment)
            piece.put_between(block.previous, block)
            pool.insert(piece)
        if after:
            piece = Block(self.device, block.stream, after, pool, address + nbytes, segment)
            piece.put_between(block, block.next)
            pool.insert(piece)
        block.address, block.size, block.mapped = address, nbytes, False
        self._trace("segment_unmap", address, nbytes, block.stream, None)
        self._merge(block, block.previous)
        self._merge(block, block.next)
        pool.insert_unmapped(block)
        self.reserved -= nbytes
        self.stats.change(pool, reserved_bytes=-nbytes)
        self.stats.counters["num_device_free"] += 1
        if not block.is_split:
            pool.remove_unmapped(block)
            self._segments.remove(segment)
            segment.release()

    # Out of memory.

    def _raise_out_of_memory(self, size: int, nbytes: int, stream: int) -> None:
        free, total = self.raw.mem_get_info()
        self._trace("oom", free, size, stream, self._where())
        self.stats.counters["num_ooms"] += 1
        for observer in self._observers:
            observer(self.device, nbytes, total if self._allowed is None else self._allowed, free)
        allocated, reserved = self.stats.current("allocated_bytes"), self.stats.current("reserved_bytes")
        allowed = "" if self._allowed is None else f"{format_size(self._allowed)} allowed; "
        raise OutOfMemoryError(
            f"CUDA out of memory. Tried to allocate {format_size(nbytes)}. GPU {self.device} has a total capacity of "
            f"{format_size(total)} of which {format_size(free)} is free. {allowed}Of the allocated memory "
            f"{format_size(allocated)} is allocated by PyTorch, and {format_size(reserved - allocated)} is reserved by "
            "PyTorch but unallocated. If reserved but unallocated memory is large try setting "
            "PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True to avoid fragmentation.  See documentation for Memory "
            "Management  (https://pytorch.org/docs/stable/notes/cuda.html#environment-variables)"
        )


def _with_room_to_grow(block: Block) -> int:
    """The size that a block of an expandable segment can get."""
    following = block.next
    return block.size + (following.size if following is not None and not following.mapped else 0)
