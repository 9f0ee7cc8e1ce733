"""Lesson 18: a caching allocator (18.malloc_free), judged by the library's own over the same requests."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import tinytensor as tt
from tinytensor.c10.cuda.cuda_allocator_config import CUDAAllocatorConfig
from tinytensor.c10.cuda.cuda_caching_allocator import DeviceCachingAllocator
from tinytensor_lessons.allocator_parts import MIB, Block, RawDevice, find_block, sizes
from tinytensor_lessons.compare import raised, show_outcome, show_value
from tinytensor_lessons.cuda_machine import cuda_machine
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.plug import Calls
from tinytensor_lessons.policy_allocator import PolicyAllocator
from tinytensor_lessons.training_step import training_step

Step = tuple[Any, ...]
BlockRow = tuple[int, int, int, bool]
"""Address, size, stream, allocated."""


@dataclass(frozen=True)
class Trace:
    """Requests in order: ("malloc", bytes, stream), ("free", k) of the k-th malloc, ("empty_cache",)."""

    steps: tuple[Step, ...]

    def __str__(self) -> str:
        return "\n".join(self.line(k) for k in range(len(self.steps)))

    def line(self, k: int) -> str:
        """The step as a learner would write it: the first malloc gives a, the second b."""
        kind, *rest = self.steps[k]
        if kind == "malloc":
            number = sum(step[0] == "malloc" for step in self.steps[:k])
            size = f"{rest[0] // MIB} * MIB" if rest[0] % MIB == 0 else f"{rest[0]:_}"
            return f"{_name(number)} = allocator.malloc({size}{f', {rest[1]}' if rest[1] else ''})"
        return f"allocator.free({_name(rest[0])})" if kind == "free" else "allocator.empty_cache()"


def _name(number: int) -> str:
    return chr(ord("a") + number) if number < 26 else f"a{number}"


@dataclass
class Done:
    """What one step gave, and how things stood after it."""

    returned: Any = None
    raised: str = ""
    message: str = ""
    calls: list[tuple[str, int]] = field(default_factory=list)
    blocks: list[BlockRow] = field(default_factory=list)
    segments: dict[int, int] = field(default_factory=dict)


def play(make: Function, trace: Trace) -> list[Done]:
    """The learner's allocator over a raw device. A step that raises is the last, unless it frees what is free."""
    raw = RawDevice()
    allocator = make(raw)
    addresses: list[Any] = []
    freed: set[int] = set()
    done: list[Done] = []
    for kind, *rest in trace.steps:
        step, again = Done(), False
        try:
            if kind == "malloc":
                size, stream = rest
                step.returned = allocator.malloc(size, stream) if stream else allocator.malloc(size)
                addresses.append(step.returned)
            elif kind == "free":
                again = rest[0] in freed
                freed.add(rest[0])
                allocator.free(addresses[rest[0]])
            else:
                allocator.empty_cache()
        except NotImplementedError:
            raise
        except Exception as error:
            step.raised, step.message = type(error).__name__, str(error)
        step.calls, step.segments = list(raw.calls), dict(raw.segments)
        if not step.raised or again:
            step.blocks = sorted((b.address, b.size, b.stream, bool(b.allocated)) for b in allocator.blocks)
        done.append(step)
        if step.raised and not again:
            break
    return done


def played_by_the_library(trace: Trace) -> list[Done]:
    """The same requests to `DeviceCachingAllocator`."""
    raw = RawDevice()
    allocator = DeviceCachingAllocator(0, raw, CUDAAllocatorConfig())  # type: ignore[arg-type]
    blocks: list[Any] = []
    addresses: list[int] = []
    done: list[Done] = []
    for kind, *rest in trace.steps:
        step = Done()
        if kind == "malloc":
            blocks.append(allocator.malloc(*rest))
            addresses.append(blocks[-1].address)
            step.returned = addresses[-1]
        elif kind == "free":
            try:
                allocator.free(blocks[rest[0]])
            except RuntimeError:
                step.raised = "RuntimeError"
        else:
            allocator.empty_cache()
        step.calls, step.segments = list(raw.calls), dict(raw.segments)
        step.blocks = sorted(
            (block["address"], block["size"], segment["stream"], block["state"] == "active_allocated")
            for segment in allocator.snapshot()["segments"]
            for block in segment["blocks"]
        )
        done.append(step)
    return done


def observe(fn: Function, case: Trace) -> Outcome:
    try:
        return Outcome(play(fn, case))
    except (Exception, SystemExit) as error:
        return raised(fn, error)


def judge(case: Trace, outcome: Outcome) -> Mismatch | None:
    """The first step after which something is not as it is with the library."""
    if outcome.raised:
        return Mismatch("no exception", show_outcome(outcome), outcome.where)
    for k, (expected, got) in enumerate(zip(played_by_the_library(case), outcome.value, strict=False)):
        found = _difference(expected, got)
        if found is not None:
            return Mismatch(found.expected, found.got, f"{_after(case, k)}{found.note}")
    return None


def _after(case: Trace, k: int) -> str:
    return f"after line {k + 1}, {case.line(k)}"


def _difference(expected: Done, got: Done) -> Mismatch | None:
    if got.raised != expected.raised:
        told = f"{got.raised}: {got.message}" if got.raised else "no exception"
        return Mismatch(expected.raised or "no exception", told)
    if got.calls != expected.calls and (ours := _in_order(expected.calls)) != (theirs := _in_order(got.calls)):
        k = next((k for k, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), None)
        k = min(len(ours), len(theirs)) if k is None else k
        return Mismatch(_call(ours, k), _call(theirs, k), ": what was asked of the device")
    if got.returned != expected.returned:
        return Mismatch(f"the address {expected.returned}", show_value(got.returned))
    if got.blocks != expected.blocks:
        return Mismatch(_told(expected.blocks), _told(got.blocks), ": your blocks")
    return None


def _in_order(calls: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Segments that are given back one after the other, by size: any order will do."""
    groups = itertools.groupby(calls, key=lambda call: call[0])
    return [call for kind, group in groups for call in (sorted(group) if kind == "free" else group)]


def _call(calls: list[tuple[str, int]], k: int) -> str:
    if k >= len(calls):
        return "nothing more"
    kind, nbytes = calls[k]
    return f"raw.malloc({nbytes})" if kind == "malloc" else f"raw.free of a segment with {nbytes} bytes"


def _told(blocks: list[BlockRow]) -> str:
    if not blocks:
        return "no blocks"
    return " | ".join(
        f"{size} {'taken' if taken else 'free'}{f' on stream {stream}' if stream else ''}"
        for _, size, stream, taken in blocks
    )


# ---- cases -----------------------------------------------------------------------------------------------------------


def trace(*steps: Any) -> Trace:
    """A number is a malloc, (bytes, stream) one on a stream, a letter a free, "-" empty_cache."""
    found: list[Step] = []
    for step in steps:
        if step == "-":
            found.append(("empty_cache",))
        elif isinstance(step, str):
            found.append(("free", ord(step) - ord("a")))
        else:
            found.append(("malloc", *step) if isinstance(step, tuple) else ("malloc", step, 0))
    return Trace(tuple(found))


PUZZLE = trace(*[4_000_000] * 5)
GIVES_BACK = trace(MIB, MIB, "a", "b", "-")
REUSE = trace(4_000_000, "a", 3_000_000)
SMALL = trace(700_000, 600, 1)
LAST_TAKEN_FIRST = trace(6 * MIB, 6 * MIB, 6 * MIB, "b", "a", 12 * MIB)
MERGE_RIGHT = trace(MIB, MIB, "b", "a", MIB)
MERGE_BOTH = trace(512, 512, 512, 512, "a", "c", "b", 1536)
TWO_SEGMENTS = trace(12 * MIB, 12 * MIB, "a", "b", 24 * MIB)
CRUMBS = trace(*[4_000_000] * 4, 4_000_000, "e", 4_970_496)
REST_STAYS = trace(4_000_000, "a", 19 * MIB)
REST_IS_CUT = trace(4_000_000, "a", 19 * MIB - 512)
LAST_CRUMB = trace(MIB, MIB - 512, 512)
TWICE = trace(4_000_000, 4_000_000, "a", "a")
TWICE_MERGED = trace(4_000_000, 4_000_000, "b", "b")
PART_USED = trace(4_000_000, 4_000_000, "a", "-")
STREAMS = trace((600, 1), 600, "a", 600, (600, 1))
POOLS = trace(700_000, 4_000_000, "b", 700_000)
EMPTY_TWICE = trace(12 * MIB, 600, "a", "-", "b", "-", "-")


def _traces() -> Any:
    from tinytensor.testing.strategies import alloc_traces  # needs Hypothesis

    return alloc_traces().map(Trace)


# ---- in the place of the library's allocator -------------------------------------------------------------------------


@contextmanager
def _installed(make: Function) -> Iterator[Calls]:
    """Within the block `cuda` is a fresh simulated device whose memory the learner's allocator hands out."""
    calls = Calls()
    with cuda_machine(allocator=lambda device, raw: _Counted(device, raw, make, calls)):
        yield calls


class _Counted(PolicyAllocator):
    """Its calls of the learner's methods are those of the plug."""

    def __init__(self, device: int, raw: Any, make: Function, calls: Calls):
        self._plug_calls = calls
        super().__init__(device, raw, make)

    def malloc(self, size: int, stream: int) -> Any:
        self._plug_calls.count += 1
        return super().malloc(size, stream)

    def free(self, block: Any) -> None:
        self._plug_calls.count += 1
        super().free(block)


def _puzzle_on_the_device() -> Mismatch | None:
    tensors = [tt.empty(1000, 1000, device="cuda") for _ in range(5)]
    got = tt.cuda.memory_allocated()
    if got != 20_971_520:
        return Mismatch("memory_allocated() is 20971520", str(got), "five tensors of 4,000,000 bytes")
    del tensors
    got = tt.cuda.memory_allocated()
    tt.cuda.empty_cache()
    if got or tt.cuda.memory_reserved():
        return Mismatch("nothing allocated, nothing reserved", f"{got}, {tt.cuda.memory_reserved()}", "after del")
    return None


RUNS: dict[str, Callable[[], Mismatch | None]] = {
    "five tensors on the simulated device": _puzzle_on_the_device,
    "a training step on the simulated device": training_step,
}

MALLOC_FREE = Exercise(
    id="18.malloc_free",
    signature="Allocator",
    parts=(
        Cases(3, (PUZZLE, GIVES_BACK, REUSE, SMALL, POOLS)),
        Property("any program", 6, _traces, 120),
        Exhaustive("small rests", 1, lambda: [REST_STAYS, REST_IS_CUT, LAST_CRUMB]),
        Exhaustive("freed twice", 1, lambda: [TWICE, TWICE_MERGED]),
        Plug(3, "tinytensor.c10.cuda.cuda_caching_allocator:DeviceCachingAllocator", RUNS, install=_installed),
    ),
    probes=(
        PUZZLE,
        REUSE,
        SMALL,
        LAST_TAKEN_FIRST,
        MERGE_RIGHT,
        MERGE_BOTH,
        TWO_SEGMENTS,
        CRUMBS,
        TWICE,
        PART_USED,
        STREAMS,
        POOLS,
        EMPTY_TWICE,
    ),
    hints=(
        "After each line: which blocks are there, which of them are taken, and what was asked of the device?",
        "malloc: sizes(size), find_block among the blocks of that pool; if None, a new segment, which is one free block. "
        "Cut the rest off if it is large enough. free: find the block by its address, then join it with the free block "
        "that ends where it begins and the one that begins where it ends, if they are of its segment. empty_cache: "
        "segments without any allocated block.",
        "Three blocks of 512 in a small segment: 512 taken, 512 taken, 512 taken, 2,095,616 free. Freeing the third gives "
        "512 taken, 512 taken, 2,096,128 free; freeing the first 512 free, 512 taken, 2,096,128 free; freeing the second "
        "one block of 2,097,152.",
    ),
    observe=observe,
    judge=judge,
    show=str,
    provides={"sizes": sizes, "find_block": find_block, "Block": Block, "MIB": MIB},
    seconds=30.0,
)
