"""Wrong solutions of lesson 18: allocators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tinytensor_lessons.allocator_parts import MIB, Block, find_block, sizes
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome

Seen = Sequence[tuple[Outcome, Mismatch | None]]


class _Allocator:
    """A right one; the wrong ones differ from it in one method."""

    def __init__(self, raw: Any):
        self.raw = raw
        self.blocks: list[Block] = []

    def malloc(self, size: int, stream: int = 0) -> int:
        size, pool, segment = sizes(size)
        block = find_block([b for b in self.blocks if b.pool == pool], size, stream)
        if block is None:
            address = self.raw.malloc(segment)
            block = Block(address, segment, stream, pool or "", address)
            self.blocks.append(block)
        self.cut(block, size)
        block.allocated = True
        return block.address

    def cut(self, block: Block, size: int) -> None:
        rest = block.size - size
        if rest >= 512 if block.pool == "small" else rest > MIB:
            self.blocks.append(Block(block.address + size, rest, block.stream, block.pool, block.segment))
            block.size = size

    def free(self, address: int) -> None:
        block = self.taken(address)
        block.allocated = False
        self.merge(block)

    def taken(self, address: int) -> Block:
        for block in self.blocks:
            if block.address == address and block.allocated:
                return block
        raise RuntimeError(f"{address} is not allocated")

    def neighbors(self, a: Block, b: Block) -> bool:
        return a.segment == b.segment

    def merge(self, block: Block) -> None:
        for other in list(self.blocks):
            if other.allocated or not self.neighbors(block, other):
                continue
            if other.address + other.size == block.address:
                block.address, block.size, block.segment = other.address, other.size + block.size, other.segment
                self.blocks.remove(other)
            elif block.address + block.size == other.address:
                block.size += other.size
                self.blocks.remove(other)

    def empty_cache(self) -> None:
        used = {b.segment for b in self.blocks if b.allocated}
        for block in list(self.blocks):
            if block.segment not in used:
                self.raw.free(block.segment)
                self.blocks.remove(block)


class NeverMerges(_Allocator):
    def merge(self, block):
        pass


class MergesSegments(_Allocator):
    def neighbors(self, a, b):
        return a.stream == b.stream and a.pool == b.pool


class SplitsCrumbs(_Allocator):
    def cut(self, block, size):
        rest = block.size - size
        if rest >= 512:
            self.blocks.append(Block(block.address + size, rest, block.stream, block.pool, block.segment))
            block.size = size


class DoubleFree(_Allocator):
    def taken(self, address):
        found = next((b for b in self.blocks if b.address == address), None)
        return found or next(b for b in self.blocks if b.address <= address < b.address + b.size)


class ReleasesSplit(_Allocator):
    def empty_cache(self):
        for block in list(self.blocks):
            if not block.allocated and block.address == block.segment:
                self.raw.free(block.segment)
                self.blocks.remove(block)


class NeverSplits(_Allocator):
    def cut(self, block, size):
        pass


class NeverReuses(_Allocator):
    def malloc(self, size, stream=0):
        size, pool, segment = sizes(size)
        address = self.raw.malloc(segment)
        block = Block(address, segment, stream, pool or "", address)
        self.blocks.append(block)
        self.cut(block, size)
        block.allocated = True
        return address


# Probes of 18.malloc_free: 0 five tensors; 1 reuse; 2 small ones; 3 and 4 two merges; 5 a merge on both sides; 6 two segments
# side by side; 7 crumbs; 8 freed twice; 9 a segment in part use; 10 streams; 11 pools; 12 empty_cache twice.


def _steps(seen: Seen, probe: int) -> list[Any]:
    value = seen[probe][0].value
    return value if isinstance(value, list) else []


def _segment_of(step: Any, address: int) -> int | None:
    return next((start for start, size in step.segments.items() if start <= address < start + size), None)


def _neighbors(step: Any) -> Iterator[tuple[Any, Any]]:
    """Blocks side by side in one segment."""
    for a, b in zip(step.blocks, step.blocks[1:], strict=False):
        if a[0] + a[1] == b[0] and _segment_of(step, a[0]) == _segment_of(step, b[0]):
            yield a, b


def _leaves_neighbors(seen: Seen) -> bool:
    return any(
        not a[3] and not b[3] for probe in (3, 4, 5) for step in _steps(seen, probe) for a, b in _neighbors(step)
    )


def _spans_segments(seen: Seen) -> bool:
    for step in _steps(seen, 6):
        for address, size, _, _ in step.blocks:
            start = _segment_of(step, address)
            if start is not None and address + size > start + step.segments[start]:
                return True
    return False


def _makes_crumbs(seen: Seen) -> bool:
    for step in _steps(seen, 7):
        for address, size, _, taken in step.blocks:
            start = _segment_of(step, address)
            if not taken and size <= MIB and start is not None and step.segments[start] > 2 * MIB:
                return True
    return False


def _frees_twice(seen: Seen) -> bool:
    steps = _steps(seen, 8)
    return len(steps) == 4 and not steps[3].raised and not any(step.raised for step in steps)


def _gives_back_too_much(seen: Seen) -> bool:
    steps = _steps(seen, 9)
    return len(steps) == 4 and ("free", 20 * MIB) in steps[3].calls


def _takes_whole_segments(seen: Seen) -> bool:
    steps = _steps(seen, 0)
    return len(steps) == 5 and steps[4].calls == [("malloc", 20 * MIB)] * 5 and len(steps[0].blocks) == 1


def _never_looks(seen: Seen) -> bool:
    steps = _steps(seen, 0)
    return len(steps) == 5 and steps[4].calls == [("malloc", 20 * MIB)] * 5 and len(steps[0].blocks) == 2


MALLOC_FREE = (
    Misconception("never_merges", "Two free neighbors of 1 MiB cannot serve 2 MiB.", NeverMerges, _leaves_neighbors),
    Misconception(
        "merges_segments", "Adjacent addresses, different segments: they were allocated apart.", MergesSegments,
        _spans_segments,
    ),
    Misconception(
        "splits_crumbs", "A rest of 970,240 bytes stays with the block.", SplitsCrumbs, _makes_crumbs
    ),
    Misconception("double_free", "The same memory is handed out twice.", DoubleFree, _frees_twice),
    Misconception(
        "releases_split", "A live tensor lost its memory.", ReleasesSplit, _gives_back_too_much
    ),
    Misconception(
        "never_splits", "Each of five tensors took 20 MiB: cut off what the request does not need.", NeverSplits,
        _takes_whole_segments,
    ),
    Misconception(
        "never_reuses", "Free blocks were there, and the device was asked again: look into the pool first.", NeverReuses,
        _never_looks,
    ),
)  # fmt: skip
