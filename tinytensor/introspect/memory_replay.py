"""What the CUDA caching allocator held at every moment of its history: segments, blocks, free pieces.

A snapshot (`tt.cuda.memory._snapshot()`, or PyTorch's) has the segments as they are at the end, and the events that led there.
Blocks may be older than the history, so the events are undone from the end to the beginning first; that gives the state
before the first event. From there they are done again, one after the other.

An event tells how many bytes were requested, not how long the block was that served it. The allocator's rules tell that
(rounding; a rest that is too small stays with the block), and blocks that are still there at the end have their size in the
snapshot. Of a block that is older than the history and was freed in it, only a lower bound is known in some cases; `exact` is
False for those.

Mirrors what torch/utils/viz/MemoryViz.js works out for the view "Allocator State History".
"""

from __future__ import annotations

import io
import os
import pickle
from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tinytensor.c10.cuda.cuda_allocator_config import LARGE_BUFFER, CUDAAllocatorConfig
from tinytensor.c10.cuda.cuda_caching_allocator import MIN_BLOCK_SIZE, SMALL_BUFFER, SMALL_SIZE, round_size
from tinytensor.c10.error import check_value

Frames = list[dict[str, Any]]
_CHECKPOINT = 64  # steps from one copy of the state to the next
_ACTIONS = {
    "alloc", "free", "free_requested", "free_completed", "segment_alloc", "segment_free", "segment_map", "segment_unmap",
    "oom",
}  # fmt: skip
_EXPECTED = (
    "expected what tt.cuda.memory._snapshot() returns, a dict with 'segments' and 'device_traces', or the path of a file "
    "that tt.cuda.memory._dump_snapshot() wrote"
)


class _PlainUnpickler(pickle.Unpickler):
    """Reads numbers, texts and containers. A file that wants anything else could run code of its own."""

    def find_class(self, module: str, name: str) -> Any:
        raise pickle.UnpicklingError(
            f"it asks for {module}.{name}; a snapshot has only dicts, lists, tuples, texts and numbers"
        )


def read_snapshot(source: Any) -> dict[str, Any]:
    """A snapshot of the CUDA caching allocator, from a dict or from a pickle file.

        source    what `tt.cuda.memory._snapshot()` or PyTorch's returned; the list of segments of `memory_snapshot()`; or the
                  path of a file that `_dump_snapshot` of either wrote

    The file may come from anywhere: reading it runs no code. ValueError for something that is not a snapshot.

    >>> from tinytensor.introspect import read_snapshot
    >>> sorted(read_snapshot({"segments": [], "device_traces": [[]]}))
    ['allocator_settings', 'device_traces', 'segments']
    """
    if isinstance(source, (str, os.PathLike)):
        with open(source, "rb") as file:
            content = file.read()
        try:
            source = _PlainUnpickler(io.BytesIO(content)).load()
        except Exception as error:  # a damaged pickle raises almost anything
            name = os.fspath(source)
            raise ValueError(f"{name!r} is not a snapshot of the CUDA caching allocator: {error}") from error
    if isinstance(source, (list, tuple)):
        source = {"segments": list(source), "device_traces": []}
    check_value(
        isinstance(source, Mapping) and "segments" in source, lambda: f"{_short(source)} is no snapshot; {_EXPECTED}"
    )
    segments, traces = source["segments"], source.get("device_traces") or []
    for name, value in (("segments", segments), ("device_traces", traces)):
        check_value(isinstance(value, (list, tuple)), f"'{name}' of the snapshot is no list; {_EXPECTED}")
    for number, segment in enumerate(segments):
        _require(segment, f"segment {number}", {"address": int, "total_size": int, "blocks": (list, tuple)})
        for place, block in enumerate(segment["blocks"]):
            _require(block, f"block {place} of segment {number}", {"size": int, "state": str})
    for device, trace in enumerate(traces):
        check_value(isinstance(trace, (list, tuple)), f"the trace of device {device} is no list; {_EXPECTED}")
        for number, event in enumerate(trace):
            where = f"event {number} of device {device}"
            _require(event, where, {"action": str})
            if event["action"] in _ACTIONS - {"oom"}:
                _require(event, where, {"addr": int, "size": int})
    settings = source.get("allocator_settings") or {}
    return {"segments": list(segments), "device_traces": list(traces), "allocator_settings": settings}


def _require(value: Any, where: str, fields: dict[str, Any]) -> None:
    check_value(isinstance(value, Mapping), f"{where} of the snapshot is no dict; {_EXPECTED}")
    for name, kind in fields.items():
        right = name in value and isinstance(value[name], kind) and not isinstance(value[name], bool)
        check_value(right, f"{where} of the snapshot has no {name!r}, or one of a wrong type; {_EXPECTED}")


def _short(value: Any) -> str:
    keys = f" with {', '.join(map(repr, list(value)[:4])) or 'nothing in it'}" if isinstance(value, Mapping) else ""
    return f"an object of type {type(value).__name__}{keys}"


# ---- the state of the allocator --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Block:
    """A block that is allocated, or is freed and waits for other streams."""

    number: int
    address: int
    size: int
    requested: int
    stream: int
    frames: Frames
    since: int  # the step that allocated it, 0 for one from before the history
    pending: bool = False
    exact: bool = True

    @property
    def end(self) -> int:
        return self.address + self.size


@dataclass(slots=True)
class _Segment:
    """Memory that the allocator has from the device; of an expandable segment a range that has memory."""

    number: int
    address: int
    size: int
    stream: int
    small: bool
    expandable: bool
    pool: tuple[int, int]
    frames: Frames
    since: int
    blocks: list[_Block] = field(default_factory=list)  # by address

    @property
    def end(self) -> int:
        return self.address + self.size

    def gap_at(self, address: int) -> tuple[int, int]:
        """The free piece around an address: where it begins and ends."""
        place = bisect_right(self.blocks, address, key=_address)
        start = self.blocks[place - 1].end if place else self.address
        return start, self.blocks[place].address if place < len(self.blocks) else self.end


def _address(part: _Block | _Segment) -> int:
    return part.address


class _Heap:
    """Segments by address, and the numbers that the next block and the next segment get."""

    def __init__(self) -> None:
        self.segments: list[_Segment] = []
        self.blocks_made = self.segments_made = 0

    def copy(self) -> _Heap:
        twin = _Heap()
        twin.segments = [replace(segment, blocks=segment.blocks[:]) for segment in self.segments]
        twin.blocks_made, twin.segments_made = self.blocks_made, self.segments_made
        return twin

    def segment_at(self, address: int) -> _Segment | None:
        place = bisect_right(self.segments, address, key=_address)
        segment = self.segments[place - 1] if place else None
        return segment if segment is not None and address < segment.end else None

    def overlaps(self, address: int, size: int) -> bool:
        place = bisect_left(self.segments, address + size, key=_address)
        return place > 0 and self.segments[place - 1].end > address

    def block_at(self, address: int) -> tuple[_Segment, int] | None:
        """The segment, and the place in it of the block that begins at this address."""
        segment = self.segment_at(address)
        if segment is None:
            return None
        place = bisect_left(segment.blocks, address, key=_address)
        there = place < len(segment.blocks) and segment.blocks[place].address == address
        return (segment, place) if there else None

    def insert(self, segment: _Segment) -> None:
        self.segments.insert(bisect_left(self.segments, segment.address, key=_address), segment)

    def map(self, segment: _Segment) -> None:
        """Memory for a part of an expandable segment: it becomes one with what has memory beside it."""
        place = bisect_left(self.segments, segment.address, key=_address)
        before = self.segments[place - 1] if place else None
        after = self.segments[place] if place < len(self.segments) else None
        if after is not None and after.address == segment.end and _same(segment, after):
            segment.number = after.number
            segment.since = after.since
            segment.size += after.size
            segment.blocks += after.blocks
            del self.segments[place]
        if before is not None and before.end == segment.address and _same(segment, before):
            before.size += segment.size
            before.blocks += segment.blocks
        else:
            self.segments.insert(place, segment)

    def unmap(self, address: int, size: int) -> None:
        """Take the memory from a range without blocks; two segments are left where it was in the middle."""
        segment = self.segment_at(address)
        assert segment is not None
        self.segments.remove(segment)
        end = address + size
        low = [block for block in segment.blocks if block.address < address]
        high = [block for block in segment.blocks if block.address >= end]
        if segment.address < address:
            self.insert(replace(segment, size=address - segment.address, blocks=low))
        if end < segment.end:
            number = segment.number
            if segment.address < address:
                self.segments_made += 1
                number = self.segments_made
            self.insert(replace(segment, number=number, address=end, size=segment.end - end, blocks=high))

    def is_free(self, address: int, size: int) -> bool:
        """Whether a range lies in one segment and has no block in it."""
        segment = self.segment_at(address)
        if segment is None or address + size > segment.end:
            return False
        start, end = segment.gap_at(address)
        return start <= address and address + size <= end


def _same(one: _Segment, other: _Segment) -> bool:
    return one.expandable and other.expandable and one.stream == other.stream


# ---- replay ----------------------------------------------------------------------------------------------------------


def memory_replay(snapshot: Any, device: Any = None) -> MemoryReplay:
    """The history of a snapshot, step by step.

        snapshot    as `read_snapshot` takes it
        device      whose history; by default the first that has one

    ValueError for something that is not a snapshot, and for a device that it does not have.

    >>> from tinytensor.introspect import memory_replay
    >>> block = {"address": 4096, "size": 512, "requested_size": 12, "state": "active_allocated", "frames": []}
    >>> rest = {"address": 4608, "size": 2096640, "requested_size": 0, "state": "inactive", "frames": []}
    >>> segment = {"device": 0, "address": 4096, "total_size": 2097152, "stream": 0, "segment_type": "small",
    ...            "blocks": [block, rest]}
    >>> events = [{"action": "segment_alloc", "addr": 4096, "size": 2097152, "stream": 0},
    ...           {"action": "alloc", "addr": 4096, "size": 12, "stream": 0}]
    >>> replay = memory_replay({"segments": [segment], "device_traces": [events]})
    >>> replay.steps, replay.allocated, replay.reserved
    (2, [0, 0, 512], [0, 2097152, 2097152])
    >>> [(block["state"], block["size"]) for block in replay.state(2)["segments"][0]["blocks"]]
    [('allocated', 512), ('free', 2096640)]
    """
    read = read_snapshot(snapshot)
    traces, segments = read["device_traces"], read["segments"]
    count = max([len(traces), *(1 + segment.get("device", 0) for segment in segments)])
    if device is None:
        filled = (n for n, trace in enumerate(traces) if any(event["action"] in _ACTIONS for event in trace))
        held = (segment.get("device", 0) for segment in segments)
        number = next(filled, next(held, 0))
    else:
        number = _index(device)
        check_value(
            0 <= number < count, f"device {number}: the snapshot has {count} device{'s' * (count != 1)}, from 0"
        )
    trace = list(traces[number]) if number < len(traces) else []
    mine = [segment for segment in segments if segment.get("device", 0) == number]
    return MemoryReplay(number, mine, trace, _config(read["allocator_settings"]))


def _index(device: Any) -> int:
    if isinstance(device, str):
        tail = device.rpartition(":")[2]
        check_value(tail.isdigit(), f"device is {device!r}; expected a number, or a text like 'cuda:0'")
        return int(tail)
    return int(getattr(device, "index", device) or 0) if not isinstance(device, int) else device


def _config(settings: Mapping[str, Any]) -> CUDAAllocatorConfig:
    config = CUDAAllocatorConfig()
    split = settings.get("max_split_size")
    if isinstance(split, int) and split > 0:
        config.max_split_size = split
    config.expandable_segments = bool(settings.get("expandable_segments"))
    divisions = settings.get("roundup_power2_divisions")
    if isinstance(divisions, Mapping) and divisions:
        values = [int(divisions[key]) for key in sorted(divisions, key=int)]
        wanted = len(config.roundup_power2_divisions)
        config.roundup_power2_divisions = (values + values[-1:] * wanted)[:wanted]
    return config


class MemoryReplay:
    """Steps of one device. Step 0 is the state before the first event, and step n what the n-th one leaves.

    device       its index
    steps        how many there are: one for each event but those that change nothing, as "snapshot"
    allocated    after each step the bytes of blocks that are allocated, with what rounding adds: `memory_allocated`
    reserved     after each step the bytes of all segments: `memory_reserved`
    extents      for the small pool (True) and the large one: the most segments at a time, the largest one's bytes, and the
                 bytes of the largest request that failed, or 0; special: 1 if some are expandable or of a private pool
    streams      the handle of each stream -> its name: small numbers as they are, addresses of a driver as #1, #2, ...
    misfits      numbers of events that contradict the segments, and were left out
    """

    def __init__(self, device: int, segments: list[Any], trace: list[Any], config: CUDAAllocatorConfig):
        self.device, self._trace, self._config = device, trace, config
        self.misfits: list[int] = []
        self.streams = _stream_names([*trace, *segments])
        self._final_sizes: dict[int, int] = {}  # event -> the size of the block that it allocated
        self._made: dict[int, _Segment] = {}  # event -> what is known of the segment that it made
        self._begin = self._undo_all(segments)
        skipped = set(self.misfits)
        self._steps = [n for n, e in enumerate(trace) if e["action"] in _ACTIONS and n not in skipped]
        self.steps = len(self._steps)
        heap = self._begin.copy()
        self.extents = {small: {"segments": 0, "size": 0, "request": 0, "special": 0} for small in (True, False)}
        for each in self.failures():
            size = trace[self._steps[each - 1]].get("size", 0)
            extent = self.extents[round_size(size, config) <= SMALL_SIZE]
            extent["request"] = max(extent["request"], size)
        self._note_extent(heap)
        self._checkpoints = [heap.copy()]
        self._last = (0, heap)
        self.allocated, self.reserved = [_allocated(heap)], [_reserved(heap)]
        for n in range(1, self.steps + 1):
            grown, taken = self._do(heap, self._steps[n - 1], n)
            if grown:
                self._note_extent(heap)
            self.allocated.append(self.allocated[-1] + taken)
            self.reserved.append(self.reserved[-1] + grown)
            if n % _CHECKPOINT == 0:
                self._checkpoints.append(heap.copy())
        self._last = (self.steps, heap)

    # -- from the end to the beginning

    def _undo_all(self, segments: list[Any]) -> _Heap:
        heap = _Heap()
        for each in sorted(segments, key=lambda segment: segment["address"]):
            segment = _Segment(
                0, each["address"], each["total_size"], each.get("stream", 0),
                each.get("segment_type", "small" if each["total_size"] == SMALL_BUFFER else "large") == "small",
                bool(each.get("is_expandable")), _pool_id(each), list(each.get("frames") or ()), 0,
            )  # fmt: skip
            place = each["address"]
            for block in each["blocks"]:
                if block["state"] != "inactive":
                    requested = block.get("requested_size", block["size"])
                    segment.blocks.append(
                        _Block(0, place, block["size"], requested, segment.stream, list(block.get("frames") or ()), 0,
                               pending=block["state"] != "active_allocated")
                    )  # fmt: skip
                place += block["size"]
            check_value(
                place == segment.end and not heap.overlaps(segment.address, segment.size),
                f"the blocks of the segment at {segment.address:#x} do not fill it, or it overlaps another one",
            )
            heap.insert(segment)
        for number in range(len(self._trace) - 1, -1, -1):
            event = self._trace[number]
            if event["action"] in _ACTIONS and not self._undo(heap, number, event):
                self.misfits.append(number)
        self.misfits.reverse()
        heap.segments_made = 0
        for segment in heap.segments:
            heap.segments_made += 1
            segment.number = heap.segments_made
            for place, block in enumerate(segment.blocks):
                heap.blocks_made += 1
                segment.blocks[place] = self._measured(segment, place, replace(block, number=heap.blocks_made))
        return heap

    def _undo(self, heap: _Heap, number: int, event: Mapping[str, Any]) -> bool:
        """Take an event back; False where it does not fit what came after it."""
        action = event["action"]
        if action == "oom":
            return True
        address, size, stream = event["addr"], event["size"], event.get("stream", 0)
        found = heap.block_at(address)
        if action == "alloc":
            if found is None:
                return False
            segment, place = found
            block = segment.blocks.pop(place)
            if block.exact:
                self._final_sizes[number] = block.size
            return True
        if action == "free_requested":
            if found is None or not found[0].blocks[found[1]].pending:
                return False
            segment, place = found
            segment.blocks[place] = replace(segment.blocks[place], pending=False)
            return True
        if action in ("free", "free_completed"):
            if not heap.is_free(address, max(size, 1)):
                return False
            holder = heap.segment_at(address)
            assert holder is not None
            # How long it was is not known here: the size is a lower bound until `_measured` or the rules give it.
            block = _Block(0, address, max(size, 1), size, stream, [], 0, pending=action != "free", exact=False)
            holder.blocks.insert(bisect_left(holder.blocks, address, key=_address), block)
            return True
        frames = list(event.get("frames") or ())
        if action in ("segment_free", "segment_unmap"):
            if heap.overlaps(address, size):
                return False
            expandable = action == "segment_unmap"
            # Events do not tell the pool, but how much memory each asks for: pages of 2 MiB here, of 20 MiB there.
            small = size % LARGE_BUFFER != 0 if expandable else size == SMALL_BUFFER
            segment = _Segment(0, address, size, stream, small, expandable, (0, 0), frames, 0)
            (heap.map if expandable else heap.insert)(segment)
            return True
        if not heap.is_free(address, size):
            return False
        holder = heap.segment_at(address)
        assert holder is not None
        if action == "segment_alloc" and (holder.address, holder.size) != (address, size):
            return False
        self._made[number] = replace(holder, address=address, size=size, blocks=[])
        if action == "segment_alloc":
            heap.segments.remove(holder)
        else:
            heap.unmap(address, size)
        return True

    def _measured(self, segment: _Segment, place: int, block: _Block) -> _Block:
        """A block from before the history, of which maybe only the requested size is known, with its size by the rules."""
        if block.exact:
            return block
        end = segment.blocks[place + 1].address if place + 1 < len(segment.blocks) else segment.end
        room = end - block.address
        size, split = self._fit(segment, block.requested, room)
        # Whether a rest that may be a free block of its own belonged to it, nobody can tell. In the small pool and in
        # expandable segments every rest is cut off.
        sure = not split or segment.small or segment.expandable or room == size
        return replace(block, size=size, exact=sure)

    def _fit(self, segment: _Segment, requested: int, room: int) -> tuple[int, bool]:
        """How long a block becomes that is cut from a free piece, and whether the piece is split."""
        size = round_size(requested, self._config)
        if size >= room:
            return room, False
        if segment.small or segment.expandable:
            split = room - size >= MIN_BLOCK_SIZE
        else:
            split = size < self._config.max_split_size and room - size > SMALL_SIZE
        return (size, True) if split else (room, False)

    # -- from the beginning to the end

    def _do(self, heap: _Heap, number: int, n: int) -> tuple[int, int]:
        """Do an event; by how many bytes reserved and allocated memory change."""
        event = self._trace[number]
        action = event["action"]
        if action == "oom":
            return 0, 0
        address, size, stream = event["addr"], event["size"], event.get("stream", 0)
        if action == "alloc":
            segment = heap.segment_at(address)
            assert segment is not None
            end = segment.gap_at(address)[1]
            known = self._final_sizes.get(number)
            length = self._fit(segment, size, end - address)[0] if known is None else known
            heap.blocks_made += 1
            frames = list(event.get("frames") or ())
            block = _Block(heap.blocks_made, address, min(length, end - address), size, stream, frames, n)
            segment.blocks.insert(bisect_left(segment.blocks, address, key=_address), block)
            return 0, block.size
        if action in ("segment_alloc", "segment_map"):
            heap.segments_made += 1
            segment = replace(self._made[number], number=heap.segments_made, since=n, blocks=[])
            if action == "segment_alloc":
                segment.frames = list(event.get("frames") or ()) or segment.frames
                heap.insert(segment)
            else:
                count = len(heap.segments)
                heap.map(segment)
                if len(heap.segments) <= count:  # it joined another one: the number is free again
                    heap.segments_made -= 1
            return size, 0
        if action in ("segment_free", "segment_unmap"):
            if action == "segment_free":
                heap.segments.remove(heap.segment_at(address))  # type: ignore[arg-type]
            else:
                heap.unmap(address, size)
            return -size, 0
        found = heap.block_at(address)
        assert found is not None
        segment, place = found
        block = segment.blocks[place]
        if action == "free_requested":
            segment.blocks[place] = replace(block, pending=True)
            return 0, -block.size
        del segment.blocks[place]
        return 0, 0 if block.pending else -block.size

    def _note_extent(self, heap: _Heap) -> None:
        for small, extent in self.extents.items():
            sizes = [segment.size for segment in heap.segments if segment.small == small]
            extent["segments"] = max(extent["segments"], len(sizes))
            extent["size"] = max(extent["size"], max(sizes, default=0))
            special = any(s.small == small and (s.expandable or any(s.pool)) for s in heap.segments)
            extent["special"] = max(extent["special"], int(special))

    def failures(self) -> list[int]:
        """The steps at which memory was out."""
        return [n for n, number in enumerate(self._steps, 1) if self._trace[number]["action"] == "oom"]

    def _heap_at(self, n: int) -> _Heap:
        if not 0 <= n <= self.steps:
            raise IndexError(f"step {n}: there are steps from 0 to {self.steps}")
        start, heap = self._last
        if not start <= n < start + _CHECKPOINT:
            start = n // _CHECKPOINT * _CHECKPOINT
            heap = self._checkpoints[n // _CHECKPOINT].copy()
        for each in range(start + 1, n + 1):
            self._do(heap, self._steps[each - 1], each)
        self._last = (n, heap)
        return heap

    # -- what can be asked

    def state(self, n: int) -> dict[str, Any]:
        """All segments after step n, those that were made first in front, each with its blocks and free pieces by address.

        Sizes are in bytes. A block has a number, or None where it is free; `since` is the step that made it, 0 for one from
        before the history. `waits` is True for a block that is freed and waits for another stream; a block is pending also
        between the two events of a free for which nobody has to wait. `largest_free` is the longest free piece.
        """
        heap = self._heap_at(n)
        segments = [_segment_dict(s, self.streams[s.stream]) for s in sorted(heap.segments, key=lambda s: s.number)]
        blocks = [block for segment in segments for block in segment["blocks"]]
        done = self._freed_at_once(n)
        for segment in segments:
            for block in segment["blocks"]:
                block["waits"] = block["state"] == "pending" and segment["address"] + block["offset"] != done
        free = [block["size"] for block in blocks if block["state"] == "free"]
        used = [block for block in blocks if block["state"] == "allocated"]
        return {
            "step": n,
            "segments": segments,
            "allocated": self.allocated[n],
            "reserved": self.reserved[n],
            "pending": sum(block["size"] for block in blocks if block["state"] == "pending"),
            "waiting": sum(block["size"] for block in blocks if block["waits"]),
            "requested": sum(block["requested"] for block in used),
            "free": sum(free),
            "largest_free": max(free, default=0),
            "free_pieces": len(free),
        }

    def step(self, n: int) -> dict[str, Any]:
        """What step n does, from 1: its action, size, stream, frames and time, and what follows from the state before it.

        alloc                       block, segment, rounded size, from: the free piece that it is cut from, rest, and
                                    candidates: how many free pieces of the stream and pool were large enough
        free, free_requested, free_completed    block, segment; joined: the length of the free piece that results
        segment_alloc, segment_map, segment_free, segment_unmap    segment
        oom                         device_free, and usable: the free pieces of the stream and pool, the largest first
        """
        if not 1 <= n <= self.steps:
            raise IndexError(f"step {n}: there are steps from 1 to {self.steps}")
        event = self._trace[self._steps[n - 1]]
        stream = event.get("stream", 0)
        facts: dict[str, Any] = {
            "step": n,
            "event": self._steps[n - 1],
            "action": event["action"],
            "size": event.get("size", 0),
            "stream": stream,
            "stream_name": self.streams[stream],
            "frames": list(event.get("frames") or ()),
            "time_us": event.get("time_us"),
        }
        action = event["action"]
        if action == "oom":
            small = round_size(facts["size"], self._config) <= SMALL_SIZE
            usable = self._usable(self.state(n - 1), small, facts["stream"], (0, 0))
            return facts | {
                "small": small,
                "device_free": event.get("device_free", event.get("addr", 0)),
                "usable": usable,
            }
        if action == "alloc":
            return facts | self._allocation(n, event["addr"], facts)
        if action.startswith("segment"):
            gone = action in ("segment_free", "segment_unmap")
            segment = self._segment_at(n - gone, event["addr"])
            return facts | {
                "segment": segment.number,
                "small": segment.small,
                "served": None if gone else self._served(n),
            }
        segment, place = self._block_at(n - 1, event["addr"])
        facts |= {
            "segment": segment.number,
            "block": segment.blocks[place].number,
            "block_size": segment.blocks[place].size,
        }
        if action == "free_requested":
            return facts | {"waits": self._freed_at_once(n) is None}
        segment = self._segment_at(n, event["addr"])
        start, end = segment.gap_at(event["addr"])
        return facts | {
            "joined": end - start,
            "offset": start - segment.address,
            "whole_segment": end - start == segment.size,
        }

    def _allocation(self, n: int, address: int, facts: dict[str, Any]) -> dict[str, Any]:
        segment = self._segment_at(n - 1, address)
        start, end = segment.gap_at(address)
        rounded = round_size(facts["size"], self._config)
        usable = self._usable(self.state(n - 1), segment.small, facts["stream"], segment.pool)
        whole = end - start == segment.size
        after, place = self._block_at(n, address)
        block = after.blocks[place]
        before = self._trace[self._steps[n - 2]] if n > 1 else {}
        made = before.get("action") in ("segment_alloc", "segment_map") and before.get("addr", -1) <= address < end
        return {
            "segment": segment.number, "block": block.number, "rounded": rounded, "block_size": block.size,
            "from": end - start, "rest": end - start - block.size, "whole_segment": whole, "made_for_it": made,
            "candidates": sum(piece["size"] >= rounded for piece in usable),
        }  # fmt: skip

    def _freed_at_once(self, n: int) -> int | None:
        """The address of the block that step n frees and the next one completes; None where it is something else."""
        if not 0 < n < self.steps:
            return None
        event, following = self._trace[self._steps[n - 1]], self._trace[self._steps[n]]
        both = (event["action"], following["action"]) == ("free_requested", "free_completed")
        return event["addr"] if both and event["addr"] == following["addr"] else None

    def _served(self, n: int) -> int | None:
        """The size of the request that a new segment is for: that of the next event, if it is an allocation."""
        event = self._trace[self._steps[n]] if n < self.steps else {}
        return event["size"] if event.get("action") == "alloc" else None

    def _segment_at(self, n: int, address: int) -> _Segment:
        segment = self._heap_at(n).segment_at(address)
        assert segment is not None
        return segment

    def _block_at(self, n: int, address: int) -> tuple[_Segment, int]:
        found = self._heap_at(n).block_at(address)
        assert found is not None
        return found

    def _usable(self, state: dict[str, Any], small: bool, stream: int, pool: tuple[int, int]) -> list[dict[str, Any]]:
        """Free pieces that a request of this stream and pool may use, the largest first."""
        pieces = [
            {"segment": segment["number"], "size": block["size"], "whole": len(segment["blocks"]) == 1}
            for segment in state["segments"]
            if segment["stream"] == stream and segment["small"] == small and segment["pool"] == list(pool)
            for block in segment["blocks"]
            if block["state"] == "free"
        ]
        return sorted(pieces, key=lambda piece: (-piece["size"], piece["segment"]))


def _pool_id(segment: Mapping[str, Any]) -> tuple[int, int]:
    first, second = segment.get("segment_pool_id") or (0, 0)
    return int(first), int(second)


def _allocated(heap: _Heap) -> int:
    return sum(block.size for segment in heap.segments for block in segment.blocks if not block.pending)


def _reserved(heap: _Heap) -> int:
    return sum(segment.size for segment in heap.segments)


def _stream_names(parts: list[Any]) -> dict[int, str]:
    names: dict[int, str] = {}
    large = 0
    for part in parts:
        stream = part.get("stream", 0)
        if stream not in names:
            large += stream >= 1000
            names[stream] = f"#{large}" if stream >= 1000 else str(stream)
    return names


def _segment_dict(segment: _Segment, stream_name: str) -> dict[str, Any]:
    blocks: list[dict[str, Any]] = []
    place = segment.address

    def add_free(until: int) -> None:
        if until > place:
            blocks.append(
                {"number": None, "offset": place - segment.address, "size": until - place, "requested": 0, "state": "free",
                 "stream": segment.stream, "frames": [], "since": 0, "exact": True}
            )  # fmt: skip

    for block in segment.blocks:
        add_free(block.address)
        blocks.append(
            {"number": block.number, "offset": block.address - segment.address, "size": block.size,
             "requested": block.requested, "state": "pending" if block.pending else "allocated", "stream": block.stream,
             "frames": block.frames, "since": block.since, "exact": block.exact}
        )  # fmt: skip
        place = block.end
    add_free(segment.end)
    return {
        "number": segment.number, "address": segment.address, "size": segment.size, "stream": segment.stream,
        "small": segment.small, "expandable": segment.expandable, "pool": list(segment.pool), "frames": segment.frames,
        "since": segment.since, "stream_name": stream_name, "blocks": blocks,
    }  # fmt: skip
