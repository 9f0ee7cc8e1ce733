"""The caching allocator of pinned memory over a device that has only addresses, and over the driver's interface."""

from __future__ import annotations

import itertools
import random
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from tinytensor.c10.cuda import cuda_runtime, pinned_memory
from tinytensor.c10.cuda.caching_host_allocator import CachingHostAllocator, DurationStat, HostBlock
from tinytensor.c10.cuda.cuda_allocator_config import CUDAAllocatorConfig
from tinytensor.c10.cuda.raw_allocator import FakeRawAllocator, RawOutOfMemory

MB = 1024 * 1024


class Device:
    """Pinned memory that is only counted, and streams whose work is a number."""

    def __init__(self) -> None:
        self.streams = FakeRawAllocator(0)
        self.record_event = self.streams.record_event
        self.pinned: dict[int, int] = {}
        self._addresses = itertools.count(4096, 2**32)

    def allocate(self, nbytes: int) -> tuple[int, Any]:
        address = next(self._addresses)
        self.pinned[address] = nbytes
        return address, ("memory", address)

    def free(self, address: int, memory: Any) -> None:
        assert memory == ("memory", address)
        del self.pinned[address]


def make(conf: str = "", **options: Any) -> CachingHostAllocator:
    return CachingHostAllocator(Device(), CUDAAllocatorConfig.parse(conf), **options)


def current(allocator: CachingHostAllocator) -> tuple[int, int, int, int]:
    """Blocks and bytes in use, blocks and bytes that are pinned."""
    stats = allocator.memory_stats()
    names = ("active_requests", "active_bytes", "allocations", "allocated_bytes")
    return tuple(stats[name]["current"] for name in names)  # type: ignore[return-value]


# ---- sizes and lists ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("conf", "size", "rounded"),
    [
        ("", 1, 1), ("", 2, 2), ("", 3, 4), ("", 4096, 4096), ("", 4097, 8192), ("", 2**40 + 1, 2**41),
        ("pinned_max_round_threshold_mb:1", MB, MB), ("pinned_max_round_threshold_mb:1", MB + 1, MB + 1),
        ("pinned_max_cached_size_mb:2", 2 * MB - 1, 2 * MB), ("pinned_max_cached_size_mb:2", 2 * MB + 1, 2 * MB + 1),
    ],
)  # fmt: skip
def test_sizes_are_powers_of_two(conf: str, size: int, rounded: int) -> None:
    assert make(conf).allocate(size).size == rounded


def test_a_block_serves_requests_of_its_size_only() -> None:
    allocator = make()
    small, large = allocator.allocate(1000), allocator.allocate(1025)
    allocator.free(small)
    allocator.free(large)
    assert allocator.allocate(1024) is small and allocator.allocate(513) is not small
    assert allocator.allocate(2048) is large
    assert current(allocator) == (3, 4096, 3, 4096)


def test_the_block_freed_last_comes_first() -> None:
    allocator = make()
    blocks = [allocator.allocate(8) for _ in range(3)]
    for block in blocks:
        allocator.free(block)
    assert [allocator.allocate(8) for _ in range(3)] == blocks[::-1]


def test_a_block_is_freed_once() -> None:
    allocator = make()
    block = allocator.allocate(8)
    allocator.free(block)
    for call in (lambda: allocator.free(block), lambda: allocator.record_event(block, 1)):
        with pytest.raises(RuntimeError, match="is not allocated"):
            call()


def test_large_blocks_are_not_kept() -> None:
    allocator = make("pinned_max_cached_size_mb:1")
    kept, dropped = allocator.allocate(MB), allocator.allocate(MB + 1)
    allocator.free(kept)
    allocator.free(dropped)
    assert current(allocator) == (0, 0, 1, MB)
    assert list(allocator.raw.pinned) == [kept.address]


# ---- streams -----------------------------------------------------------------------------------------------------------


def test_a_block_that_a_stream_reads_waits_for_it() -> None:
    allocator = make()
    streams = allocator.raw.streams
    block = allocator.allocate(100)
    streams.submit(7)
    allocator.record_event(block, 7)
    streams.submit(7)  # what comes before the block is freed may read it, too
    allocator.free(block)
    assert allocator.allocate(100) is not block
    assert current(allocator)[0] == 2  # it counts as in use
    streams.run(7, 1)
    assert allocator.allocate(100) is not block
    streams.run(7)
    assert allocator.allocate(100) is block


def test_it_waits_for_all_of_its_streams_each_marked_once() -> None:
    allocator = make()
    streams = allocator.raw.streams
    block = allocator.allocate(100)
    for stream in (1, 2, 1, 1):
        streams.submit(stream)
        allocator.record_event(block, stream)
    allocator.free(block)
    assert block.event_count == 2
    streams.run(1)
    assert allocator.allocate(100) is not block and block.event_count == 1
    streams.run(2)
    assert allocator.allocate(100) is block and not block.streams


def test_marks_are_looked_at_from_the_oldest_on() -> None:
    """As PyTorch does: a mark that was not reached hides those that were set after it."""
    allocator = make()
    streams = allocator.raw.streams
    first, second = allocator.allocate(8), allocator.allocate(8)
    for stream, block in ((1, first), (2, second)):
        streams.submit(stream)
        allocator.record_event(block, stream)
        allocator.free(block)
    streams.run(2)
    assert allocator.allocate(8) not in (first, second)
    streams.run(1)
    assert {allocator.allocate(8), allocator.allocate(8)} == {first, second}


def test_empty_cache_leaves_what_a_stream_reads() -> None:
    allocator = make()
    idle, busy = allocator.allocate(8), allocator.allocate(16)
    allocator.raw.streams.submit(3)
    allocator.record_event(busy, 3)
    allocator.free(idle)
    allocator.free(busy)
    allocator.empty_cache()
    assert list(allocator.raw.pinned) == [busy.address]
    allocator.raw.streams.run_all()
    allocator.empty_cache()
    assert not allocator.raw.pinned and current(allocator) == (0, 0, 0, 0)


# ---- graphs ------------------------------------------------------------------------------------------------------------


def test_memory_of_a_graph_is_its_own() -> None:
    here: tuple[Any, bool] = (None, False)
    allocator = make(current_capture=lambda: here)
    usual = allocator.allocate(8)
    allocator.free(usual)
    allocator.begin_allocate_to_pool((1, 0))
    here = ((1, 0), True)
    used, unused = allocator.allocate(8), allocator.allocate(8)
    assert usual not in (used, unused)
    allocator.record_event(used, 1)
    allocator.free(used)
    allocator.free(unused)
    assert allocator.allocate(8) is unused  # the graph's replays do not look at it
    allocator.free(unused)
    here = (None, False)
    assert allocator.allocate(8) is usual
    allocator.empty_cache()
    assert len(allocator.raw.pinned) == 3
    allocator.release_pool((1, 0))
    allocator.empty_cache()
    assert set(allocator.raw.pinned) == {usual.address, used.address}  # what a graph reads is never handed out again


# ---- statistics --------------------------------------------------------------------------------------------------------


def test_statistics_have_pytorchs_names() -> None:
    allocator = make()
    block = allocator.allocate(100)
    allocator.free(block)
    allocator.free(allocator.allocate(100))
    allocator.allocate(1000)
    stats = allocator.memory_stats()
    assert set(stats) == {
        "num_host_alloc", "num_host_free", "active_requests", "active_bytes", "allocations", "allocated_bytes",
        "host_alloc_time", "host_free_time",
    }  # fmt: skip
    assert (stats["num_host_alloc"], stats["num_host_free"]) == (2, 0)
    assert stats["active_requests"] == {"current": 1, "peak": 2, "allocated": 3, "freed": 2}
    # The peak is the sum of the peaks of each size.
    assert stats["active_bytes"] == {"current": 1024, "peak": 1152, "allocated": 1280, "freed": 256}
    assert stats["allocated_bytes"] == {"current": 1152, "peak": 1152, "allocated": 1152, "freed": 0}
    assert stats["host_alloc_time"]["count"] == 2 and stats["host_free_time"]["count"] == 0
    allocator.empty_cache()
    stats = allocator.memory_stats()
    assert (stats["num_host_alloc"], stats["num_host_free"]) == (2, 1) and stats["host_free_time"]["count"] == 1


def test_statistics_can_begin_anew() -> None:
    allocator = make()
    block = allocator.allocate(64)
    allocator.free(allocator.allocate(64))
    allocator.reset_accumulated_stats()
    allocator.reset_peak_stats()
    stats = allocator.memory_stats()
    assert stats["active_requests"] == {"current": 1, "peak": 1, "allocated": 0, "freed": 0}
    assert stats["allocations"] == {"current": 2, "peak": 2, "allocated": 0, "freed": 0}
    assert set(stats["host_alloc_time"].values()) == {0}
    allocator.free(block)
    assert allocator.memory_stats()["active_requests"]["freed"] == 1


def test_durations() -> None:
    stat = DurationStat()
    for amount in (5, 3, 10):
        stat.increase(amount)
    assert stat.as_dict() == {"total": 18, "max": 10, "min": 3, "count": 3, "avg": 6}


# ---- traces ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(50))
def test_random_traces(seed: int) -> None:
    """No block is in two hands, none is handed out before its streams have read it, and the statistics add up."""
    draw = random.Random(seed)
    allocator = make(draw.choice(["", "pinned_max_cached_size_mb:1", "pinned_max_round_threshold_mb:1"]))
    streams = allocator.raw.streams
    submitted = dict.fromkeys(range(3), 0)
    held: list[HostBlock] = []
    read_until: dict[HostBlock, dict[int, int]] = {}
    for _ in range(200):
        action = draw.random()
        if action < 0.4:
            block = allocator.allocate(draw.choice([1, 100, 4096, 5000, MB, MB + 1, 3 * MB]))
            assert block not in held
            assert all(streams.done(s) >= work for s, work in read_until.pop(block, {}).items())
            held.append(block)
        elif action < 0.6 and held:
            stream = draw.randrange(3)
            streams.submit(stream)
            submitted[stream] += 1
            allocator.record_event(draw.choice(held), stream)
        elif action < 0.85 and held:
            block = held.pop(draw.randrange(len(held)))
            read_until[block] = {stream: submitted[stream] for stream in block.streams}
            allocator.free(block)
        elif action < 0.95:
            streams.run(draw.randrange(3), draw.randint(1, 3))
        else:
            allocator.empty_cache()
        in_use, _, pinned, nbytes = current(allocator)
        assert in_use >= len(held)
        assert pinned == len(allocator.raw.pinned) and nbytes == sum(allocator.raw.pinned.values())
    for block in held:
        allocator.free(block)
    streams.run_all()
    allocator.empty_cache()
    assert current(allocator) == (0, 0, 0, 0) and not allocator.raw.pinned


def test_threads_share_the_allocator() -> None:
    allocator = make()
    twice: list[HostBlock] = []
    in_hand: set[HostBlock] = set()

    def work() -> None:
        for i in range(300):
            block = allocator.allocate(1 << i % 4)
            if block in in_hand:
                twice.append(block)
            in_hand.add(block)
            in_hand.discard(block)
            allocator.free(block)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not twice and current(allocator)[:2] == (0, 0)


# ---- over a driver -----------------------------------------------------------------------------------------------------


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    made = SimpleNamespace(pinned={}, full=False, events=[])

    def pin(address: int, nbytes: int) -> None:
        if made.full:
            raise RawOutOfMemory
        made.pinned[address] = nbytes

    made.pin, made.unpin = pin, made.pinned.pop
    monkeypatch.setattr(cuda_runtime, "driver", lambda: made)
    return made


def test_pinned_ranges_are_whole_pages(driver: SimpleNamespace) -> None:
    allocator = CachingHostAllocator(pinned_memory.DriversHostMemory(), CUDAAllocatorConfig())
    blocks = [allocator.allocate(size) for size in (1, 4096, 5000)]
    assert driver.pinned == {block.address: nbytes for block, nbytes in zip(blocks, (4096, 4096, 8192), strict=True)}
    assert all(block.address % 4096 == 0 for block in blocks)
    for block in blocks:
        allocator.free(block)
    allocator.empty_cache()
    assert not driver.pinned


def test_a_driver_that_cannot_pin_more(driver: SimpleNamespace) -> None:
    driver.full = True
    with pytest.raises(RuntimeError, match="CUDA error: out of memory"):
        pinned_memory.DriversHostMemory().allocate(8)
    with pytest.raises(RuntimeError, match="CUDA error: out of memory"):
        pinned_memory.DriversHostMemory().allocate(2**62)
