"""memory_replay: the history of the caching allocator, compared with what the allocator itself said at every moment."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from tinytensor.c10.cuda.cuda_allocator_config import CUDAAllocatorConfig
from tinytensor.c10.cuda.cuda_caching_allocator import Block, DeviceCachingAllocator
from tinytensor.c10.cuda.raw_allocator import FakeRawAllocator
from tinytensor.c10.error import OutOfMemoryError
from tinytensor.introspect import memory_replay

KB, MB = 1024, 1024 * 1024
CONFS = [
    "", "expandable_segments:True", "max_split_size_mb:24", "roundup_power2_divisions:4",
    "max_split_size_mb:32,roundup_power2_divisions:[256:1,512:2,1024:4,>:8]",
]  # fmt: skip
STATES = {"active_allocated": "allocated", "active_pending_free": "pending", "inactive": "free"}


class Program:
    """Allocates and frees at random on two streams, and keeps what the allocator says after each of its events."""

    def __init__(self, seed: int, conf: str, history_from: int = 0, limit: int = 10**6, capacity: int = 160 * MB):
        self.random = random.Random(seed)
        self.allocator = DeviceCachingAllocator(0, FakeRawAllocator(capacity), CUDAAllocatorConfig.parse(conf))
        # For each moment: how many events there were, the segments, the statistics, and the last event.
        self.seen: list[Any] = []
        self.out_of_memory = 0
        blocks: list[Block] = []
        raw = self.allocator.raw
        assert isinstance(raw, FakeRawAllocator)
        for n in range(120):
            if n == history_from:
                self.allocator.record_history(limit, lambda: [{"filename": "a.py", "line": self.line, "name": "f"}])
            self.line = n
            self.act(blocks, raw)
            if n >= history_from:
                self.look()
        self.snapshot = pickle.loads(pickle.dumps(self.allocator.snapshot()))

    def act(self, blocks: list[Block], raw: FakeRawAllocator) -> None:
        choice = self.random.random()
        if choice < 0.55 or not blocks:
            size = self.random.choice([12, 700, 40 * KB, 900 * KB, MB, 1300 * KB, 4_000_000, 9 * MB, 12 * MB, 30 * MB])
            try:
                blocks.append(self.allocator.malloc(size + self.random.randrange(3), self.random.choice([0, 0, 7])))
            except OutOfMemoryError:
                self.out_of_memory += 1
        elif choice < 0.9:
            block = blocks.pop(self.random.randrange(len(blocks)))
            if self.random.random() < 0.3:
                raw.submit(9)
                self.allocator.record_stream(block, 9)
            self.allocator.free(block)
        elif choice < 0.96:
            raw.run_all()
        else:
            self.allocator.empty_cache()

    def look(self) -> None:
        """The segments, without leaving a mark in the history."""
        history = self.allocator._history
        assert history is not None
        kept = history[:]
        now = self.allocator.snapshot()
        history[:] = kept
        stats = {
            name: self.allocator.stats.current(name)
            for name in ("allocated_bytes", "reserved_bytes", "requested_bytes")
        }
        self.seen.append((len(kept), now["segments"], stats, kept[-1] if kept else None))


def parts(segments: list[dict[str, Any]]) -> list[Any]:
    """Segments as the allocator tells them, in a form that can be compared."""
    return [
        (
            s["address"], s["total_size"], s["stream"], s["segment_type"] == "small",
            [(b["address"] - s["address"], b["size"], b["requested_size"], STATES[b["state"]]) for b in s["blocks"]],
        )
        for s in segments
    ]  # fmt: skip


def replayed(state: dict[str, Any]) -> list[Any]:
    return [
        (
            s["address"], s["size"], s["stream"], s["small"],
            [(b["offset"], b["size"], b["requested"], b["state"]) for b in s["blocks"]],
        )
        for s in sorted(state["segments"], key=lambda s: s["address"])
    ]  # fmt: skip


@pytest.mark.parametrize("conf", CONFS)
def test_every_step_is_what_the_allocator_said_then(conf: str) -> None:
    pending = out_of_memory = 0
    for seed in range(12):
        program = Program(seed, conf)
        out_of_memory += program.out_of_memory
        replay = memory_replay(program.snapshot)
        assert replay.misfits == []
        step_of = {replay.step(n)["event"] + 1: n for n in range(1, replay.steps + 1)} | {0: 0}
        for events, segments, stats, _ in program.seen:
            n = step_of[events]
            state = replay.state(n)
            assert replayed(state) == parts(segments), (conf, seed, n)
            assert (state["allocated"], state["reserved"]) == (stats["allocated_bytes"], stats["reserved_bytes"])
            assert (replay.allocated[n], replay.reserved[n]) == (stats["allocated_bytes"], stats["reserved_bytes"])
            pending += bool(state["pending"])
    assert pending and out_of_memory  # both were tried


@pytest.mark.parametrize("conf", CONFS)
@pytest.mark.parametrize("limit", [10**6, 40])
def test_a_history_that_began_late(conf: str, limit: int) -> None:
    unsure = sure = 0
    for seed in range(12):
        program = Program(seed, conf, history_from=50, limit=limit)
        replay = memory_replay(program.snapshot)
        trace = program.snapshot["device_traces"][0]
        assert replay.misfits == [] and len(trace) <= limit
        step_of = {replay.step(n)["event"]: n for n in range(1, replay.steps + 1)}
        times = [(event["time_us"], event["action"], event.get("addr"), event["size"]) for event in trace]
        for _, segments, stats, event in program.seen:
            mark = event and (event["time_us"], event["action"], event.get("addr"), event["size"])
            if times.count(mark) != 1 or times.index(mark) not in step_of:
                continue  # that event is not in the history any more
            n = step_of[times.index(mark)]
            state = replay.state(n)
            wanted, got = parts(segments), replayed(state)
            assert state["reserved"] == stats["reserved_bytes"] and [s[:3] for s in got] == [s[:3] for s in wanted]
            if all(b["exact"] for s in state["segments"] for b in s["blocks"]):
                assert got == wanted
                sure += 1
            else:
                unsure += 1
                for mine, theirs in zip(got, wanted, strict=True):
                    used = [(b[0], b[2], b[3]) for b in theirs[4] if b[3] != "free"]
                    assert [(b[0], b[2], b[3]) for b in mine[4] if b[3] != "free"] == used
    assert sure + unsure > 60 and (unsure < sure or limit == 40)
