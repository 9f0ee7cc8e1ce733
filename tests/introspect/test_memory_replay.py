"""memory_replay: the history of the caching allocator, compared with what the allocator itself said at every moment."""

from __future__ import annotations

import os
import pickle
import random
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tinytensor.c10.cuda.cuda_allocator_config import CUDAAllocatorConfig
from tinytensor.c10.cuda.cuda_caching_allocator import Block, DeviceCachingAllocator
from tinytensor.c10.cuda.raw_allocator import FakeRawAllocator
from tinytensor.c10.error import OutOfMemoryError
from tinytensor.introspect import memory_replay, read_snapshot

KB, MB = 1024, 1024 * 1024
samples = runpy.run_path(str(Path(__file__).with_name("memory_samples.py")))
make, five, fragmented, from_pytorch = (samples[name] for name in ("make", "five", "fragmented", "from_pytorch"))
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


# ---- what a step did -------------------------------------------------------------------------------------------------


def blocks(state: dict[str, Any]) -> list[Any]:
    return [[(b["number"], b["size"], b["state"]) for b in segment["blocks"]] for segment in state["segments"]]


def test_five_tensors() -> None:
    replay = memory_replay(five())
    assert replay.steps == 17 and replay.failures() == []
    assert replay.reserved == [0] + [20 * MB] * 16 + [0]
    assert replay.allocated[:7] == [0, 0, 4_000_256, 8_000_512, 12_000_768, 16_001_024, 20 * MB]
    assert blocks(replay.state(3)) == [
        [(1, 4_000_256, "allocated"), (2, 4_000_256, "allocated"), (None, 12_971_008, "free")]
    ]
    last = replay.step(6)
    assert (last["block"], last["rounded"], last["block_size"], last["rest"]) == (5, 4_000_256, 4_970_496, 0)
    assert replay.state(6)["allocated"] - replay.state(6)["requested"] == 971_520
    freed = replay.step(8)
    assert (freed["action"], freed["block"], freed["joined"], freed["offset"]) == ("free_completed", 1, 4_000_256, 0)
    assert replay.step(16)["whole_segment"] and replay.step(16)["joined"] == 20 * MB
    assert replay.state(17)["segments"] == []


def test_best_fit_and_the_reason_of_a_new_segment() -> None:
    allocator = make()
    held = [allocator.malloc(size * MB, 0) for size in (8, 2, 4, 2, 3)]
    allocator.free(held[0])
    allocator.free(held[2])
    allocator.malloc(3 * MB, 0)
    allocator.malloc(3 * MB, 9)
    replay = memory_replay(allocator.snapshot())
    fit = next(replay.step(n) for n in range(replay.steps - 3, replay.steps + 1) if replay.step(n)["action"] == "alloc")
    # 8 MiB and 4 MiB are free: the smaller piece is taken, and its rest of 1 MiB is too small to be cut off.
    assert (fit["candidates"], fit["from"], fit["block_size"], fit["rest"]) == (2, 4 * MB, 4 * MB, 0)
    new = replay.step(replay.steps - 1)
    assert (new["action"], new["served"], new["small"], new["stream"]) == ("segment_alloc", 3 * MB, False, 9)
    assert replay.step(replay.steps)["made_for_it"] and replay.step(replay.steps)["stream"] == 9


def test_pending_blocks_and_why_memory_is_out() -> None:
    replay = memory_replay(fragmented())
    (failed,) = replay.failures()
    facts = replay.step(failed)
    assert (facts["size"], facts["device_free"], facts["small"]) == (12 * MB, 2 * MB, False)
    assert [piece["size"] for piece in facts["usable"]] == [5 * MB] * 6  # and nothing of the small pool
    requested = [replay.step(n) for n in range(1, failed) if replay.step(n)["action"] == "free_requested"]
    assert [each["waits"] for each in requested] == [True] + [False] * 5
    after = replay.state(requested[0]["step"])
    assert after["pending"] == 5 * MB and after["allocated"] == replay.allocated[requested[0]["step"] - 1] - 5 * MB
    assert replay.extents[False] == {"segments": 3, "size": 20 * MB, "request": 12 * MB, "special": 0}


def test_a_private_pool_is_not_shared() -> None:
    allocator = make()
    free = allocator.malloc(4 * MB, 0)
    allocator.free(free)
    allocator.begin_allocate_to_pool((0, 1), 0)
    allocator.malloc(4 * MB, 0)
    replay = memory_replay(allocator.snapshot())
    assert [segment["pool"] for segment in replay.state(replay.steps)["segments"]] == [[0, 0], [0, 1]]
    assert replay.step(replay.steps)["candidates"] == 1  # not the free 20 MiB of the other pool


def test_names_of_streams() -> None:
    allocator = make()
    for stream in (0x55D0C0FFEE00, 0, 3, 0x55D0C0FFEE40, 0x55D0C0FFEE00):
        allocator.malloc(12, stream)
    replay = memory_replay(allocator.snapshot())
    assert replay.streams == {0x55D0C0FFEE00: "#1", 0: "0", 3: "3", 0x55D0C0FFEE40: "#2"}
    assert [s["stream_name"] for s in replay.state(replay.steps)["segments"]] == ["#1", "0", "3", "#2"]
    assert [replay.step(n)["stream_name"] for n in (1, 2, replay.steps)] == ["#1", "#1", "#1"]


def test_a_snapshot_of_pytorch() -> None:
    replay = memory_replay(from_pytorch())  # device 1 is the first with a history
    assert (replay.device, replay.steps, replay.misfits) == (1, 6, [])
    before = replay.state(0)
    assert blocks(before) == [[(1, 3 * MB, "allocated"), (None, 17 * MB, "free")]]
    assert before["segments"][0]["blocks"][0]["exact"] is False  # whoever freed its neighbour is not known
    assert replay.reserved == [20 * MB, *[22 * MB] * 6]
    assert replay.allocated == [3 * MB, 3 * MB, 3 * MB + 1024, 1024, 1024, 2_001_408, 2_001_408]
    assert replay.step(6)["device_free"] == 9 * MB and replay.failures() == [6]
    end = replay.state(6)["segments"]
    assert [(s["small"], s["blocks"][0]["number"], s["blocks"][0]["since"]) for s in end] == [
        (False, 3, 5),
        (True, 2, 2),
    ]
    assert memory_replay(from_pytorch(), device=0).steps == 0
    assert memory_replay(from_pytorch(), device="cuda:1").steps == 6


def test_a_history_without_segments_and_segments_without_a_history() -> None:
    assert memory_replay({"segments": [], "device_traces": [[], []]}, device=1).state(0)["segments"] == []
    held = five() | {"device_traces": []}
    assert memory_replay(held).steps == 0
    allocator = make()
    allocator.malloc(12, 0)
    only = memory_replay(allocator.snapshot()["segments"])  # as memory_snapshot() returns them
    assert only.steps == 0 and only.reserved == [2 * MB] and only.allocated == [512]


@pytest.mark.parametrize("conf", CONFS)
def test_steps_can_be_asked_for_in_any_order(conf: str) -> None:
    replay = memory_replay(Program(3, conf).snapshot)
    assert replay.steps > 128  # more than two checkpoints
    order = list(range(replay.steps + 1))
    wanted = [replay.state(n) for n in order]
    random.Random(0).shuffle(order)
    assert all(replay.state(n) == wanted[n] for n in order)
    told = [replay.step(n) for n in range(1, replay.steps + 1)]
    assert all(replay.step(n) == told[n - 1] for n in order if n)


def test_sizes_at_the_end_are_the_snapshots_whatever_the_rules_say() -> None:
    """Another version of PyTorch may round in another way, and not tell."""
    snapshot = Program(5, "roundup_power2_divisions:4").snapshot
    replay = memory_replay(snapshot | {"allocator_settings": {}})
    assert replayed(replay.state(replay.steps)) == parts(snapshot["segments"])


def test_expandable_segments_of_two_streams_side_by_side() -> None:
    """A device may put them at neighbouring addresses. They stay two; parts of one become one again."""
    start, page = 1 << 40, 20 * MB

    def event(action: str, place: int, stream: int) -> dict[str, Any]:
        return {"action": action, "addr": start + place * page, "size": page, "stream": stream}

    def segment(place: int, pages: int, stream: int) -> dict[str, Any]:
        whole = {"size": pages * page, "state": "inactive"}
        return {"address": start + place * page, "total_size": pages * page, "stream": stream, "is_expandable": True,
                "segment_type": "large", "blocks": [whole]}  # fmt: skip

    trace = [event("segment_map", 0, 0), event("segment_map", 3, 7), event("segment_map", 2, 0), event("segment_map", 1, 0),
             event("segment_unmap", 1, 0), event("segment_map", 1, 0)]  # fmt: skip
    replay = memory_replay({"segments": [segment(0, 3, 0), segment(3, 1, 7)], "device_traces": [trace]})
    assert replay.misfits == []
    seen = [[(s["number"], s["size"] // page) for s in replay.state(n)["segments"]] for n in range(7)]
    assert seen == [
        [], [(1, 1)], [(1, 1), (2, 1)], [(1, 1), (2, 1), (3, 1)], [(1, 3), (2, 1)], [(1, 1), (2, 1), (4, 1)], [(1, 3), (2, 1)],
    ]  # fmt: skip
    below = [event("segment_map", 1, 0), event("segment_map", 0, 0)]
    grown = memory_replay({"segments": [segment(0, 2, 0)], "device_traces": [below]}).state(2)["segments"]
    assert [(s["number"], s["since"], s["size"] // page) for s in grown] == [(1, 1, 2)]


def test_events_that_contradict_the_segments_are_left_out() -> None:
    snapshot = five()
    trace = snapshot["device_traces"][0]
    trace.insert(3, {"action": "alloc", "addr": 1, "size": 5, "stream": 0})
    trace.insert(4, {"action": "free_completed", "addr": 1 << 60, "size": 5, "stream": 0})
    trace.insert(6, {"action": "segment_free", "addr": trace[0]["addr"], "size": 20 * MB, "stream": 0})
    replay = memory_replay(snapshot)
    assert replay.misfits == [3, 4, 6] and replay.steps == 17
    assert replay.allocated == memory_replay(five()).allocated


# ---- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (3, "an object of type int is no snapshot"),
        ({"a": 1}, "an object of type dict with 'a' is no snapshot"),
        ({"segments": 3}, "'segments' of the snapshot is no list"),
        ({"segments": [], "device_traces": [3]}, "the trace of device 0 is no list"),
        ({"segments": [{}]}, "segment 0 of the snapshot has no 'address'"),
        ({"segments": [], "device_traces": [[{"action": "alloc", "addr": "1", "size": 1}]]}, "event 0 of device 0"),
        (
            {"segments": [{"address": 0, "total_size": 9, "blocks": [{"size": 5, "state": "inactive"}]}]},
            "do not fill it",
        ),
    ],
)
def test_what_is_not_a_snapshot_is_refused(source: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        memory_replay(source)


def test_there_is_no_such_device_or_step() -> None:
    with pytest.raises(ValueError, match="device 4: the snapshot has 2 devices, from 0"):
        memory_replay(from_pytorch(), device=4)
    with pytest.raises(ValueError, match="expected a number"):
        memory_replay(from_pytorch(), device="gpu")
    with pytest.raises(IndexError, match="there are steps from 0 to 6"):
        memory_replay(from_pytorch()).state(7)
    with pytest.raises(IndexError, match="there are steps from 1 to 6"):
        memory_replay(from_pytorch()).step(0)


class Evil:
    def __reduce__(self) -> Any:
        return (print, ("code of the file ran",))


def test_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, evil, broken = tmp_path / "good.pickle", tmp_path / "evil.pickle", tmp_path / "broken.pickle"
    good.write_bytes(pickle.dumps(from_pytorch()))
    evil.write_bytes(pickle.dumps({"segments": [Evil()]}))
    broken.write_bytes(good.read_bytes()[:200])
    assert read_snapshot(good) == read_snapshot(str(good)) == read_snapshot(from_pytorch())
    with pytest.raises(ValueError, match=r"evil.pickle' is not a snapshot .* it asks for builtins.print"):
        read_snapshot(evil)
    assert capsys.readouterr().out == ""
    with pytest.raises(ValueError, match=r"broken.pickle' is not a snapshot"):
        read_snapshot(broken)
    with pytest.raises(FileNotFoundError):
        read_snapshot(tmp_path / "none.pickle")


# ---- PyTorch reads what tinytensor writes ----------------------------------------------------------------------------

PROGRAM = """
import sys
import tinytensor as tt
tt.cuda.memory._record_memory_history()
tensors = [tt.ones(1000, 1000, device="cuda") for _ in range(5)]
side = tt.cuda.Stream()
tensors[1].record_stream(side)
small = tt.ones(3, device="cuda")
del tensors[1:3]
tt.cuda.synchronize()
kept = tt.ones(500, 700, device="cuda") + 1
try:
    tt.empty(2**38, device="cuda")
except tt.OutOfMemoryError:
    pass
tt.cuda.memory._dump_snapshot(sys.argv[1])
print(tt.cuda.memory_allocated(), tt.cuda.memory_reserved())
"""


def test_pytorchs_viewer_reads_a_snapshot(torch: Any, tmp_path: Path) -> None:
    from torch.cuda import _memory_viz

    file = tmp_path / "snapshot.pickle"
    command = [sys.executable, "-c", PROGRAM, str(file)]
    environment = os.environ | {"TINYTENSOR_CUDA": "sim"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    allocated, reserved = map(int, done.stdout.split())
    snapshot = pickle.loads(file.read_bytes())
    for plot in (_memory_viz.trace_plot, _memory_viz.segment_plot):
        assert "local_files" in plot(snapshot)
    replay = memory_replay(file)
    end = replay.state(replay.steps)
    assert replay.misfits == [] and (end["allocated"], end["reserved"]) == (allocated, reserved)
    # PyTorch counts as allocated what was requested; sizes are rounded to one digit.
    summary = _memory_viz.segsum(snapshot)
    assert f"segments: {len(end['segments'])}\n" in summary
    assert f"total_reserved: {_memory_viz.Bytes(end['reserved'])}\n" in summary
    assert f"total_allocated: {_memory_viz.Bytes(end['requested'])}\n" in summary
    assert f"total_free: {_memory_viz.Bytes(end['reserved'] - end['requested'])} (" in summary
    text = _memory_viz.trace(snapshot)
    assert f"{len(snapshot['device_traces'][0])} entries" in text
    actions = [replay.step(n)["action"] for n in range(1, replay.steps + 1)]
    assert text.count("cudaMalloc(") == actions.count("segment_alloc") == 2
    assert text.count("raise OutOfMemoryError") == actions.count("oom") == 1
    assert len(re.findall(r"^# free completed", text, re.M)) == actions.count("free_completed")


def test_pytorchs_viewer_reads_the_hand_written_one_too(torch: Any) -> None:
    """So that its form is PyTorch's."""
    from torch.cuda import _memory_viz

    assert "total_reserved: 22.0MiB" in _memory_viz.segsum(from_pytorch())
    assert "raise OutOfMemoryError # 22.0MiB requested, 9.0MiB free in CUDA" in _memory_viz.trace(from_pytorch())
    assert memory_replay(from_pytorch()).reserved[-1] == 22 * MB
