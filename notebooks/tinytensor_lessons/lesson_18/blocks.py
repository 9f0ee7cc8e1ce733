"""Lesson 18: the sizes of a request (18.sizes), and the free block that serves it (18.find_block)."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tinytensor.c10.cuda.cuda_allocator_config import CUDAAllocatorConfig
from tinytensor.c10.cuda.cuda_caching_allocator import BlockPool, DeviceCachingAllocator
from tinytensor.c10.cuda.raw_allocator import FakeRawAllocator
from tinytensor_lessons.allocator_parts import KIB, MIB, Block
from tinytensor_lessons.compare import call, called, expects, show_outcome, show_value
from tinytensor_lessons.cuda_machine import cuda_machine
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.training_step import training_step

# ---- 18.sizes --------------------------------------------------------------------------------------------------------


def expected_sizes(n: int) -> tuple[int, str | None, int]:
    """By counting up: multiples of 512 and of 2 MiB are walked through."""
    if not n:
        return 0, None, 0
    block = next(size for size in range(n, n + 512) if size % 512 == 0)
    if block > 1048576:
        segment = 20971520 if block < 10485760 else next(s for s in range(block, block + 2097152) if s % 2097152 == 0)
        return block, "large", segment
    return block, "small", 2097152


def _boundaries() -> list[tuple[int]]:
    edges = [512, 1024, MIB, MIB + 512, 2 * MIB, 10 * MIB - 512, 10 * MIB, 12 * MIB, 20 * MIB, 64 * MIB]
    return [(edge + d,) for edge in edges for d in (-1, 0, 1)]


def _any_size() -> Any:
    from hypothesis import strategies as st

    return st.one_of(st.integers(1, 3 * KIB), st.integers(1, 3 * MIB), st.integers(1, 40 * MIB)).map(lambda n: (n,))


SIZES = Exercise(
    id="18.sizes",
    signature="sizes(n)",
    parts=(
        Cases(2, ((513,), (4_000_000,), (30 * MIB,))),
        Exhaustive("boundaries", 3, _boundaries),
        Exhaustive("nothing", 1, lambda: [(0,)], hint="A tensor without elements has no memory. What does it need?"),
        Property("any size", 1, _any_size, 100),
    ),
    probes=(
        (0,),
        (1,),
        (512,),
        (513,),
        (1025,),
        (5000,),
        (MIB,),
        (MIB + 1,),
        (4_000_000,),
        (10_485_700,),
        (10 * MIB,),
        (10_486_272,),
    ),
    hints=(
        "Three questions, one after the other: the next multiple of 512; then, for that number, small or large; then "
        "which segment.",
        "Round n up to a multiple of 512 first: everything after it looks at the rounded number. Up to 1,048,576 it is "
        "small. A large one shares a segment of 20 MiB below 10,485,760, and has its own, a multiple of 2 MiB, from there "
        "on.",
        "For n = 700: 2 times 512 is 1,024; that is small; a new segment would have 2,097,152. For n = 13,000,000: "
        "25,391 times 512 is 13,000,192; large; 7 times 2 MiB is 14,680,064.",
    ),
    observe=lambda fn, case: call(fn, case, ("n",)),
    judge=expects(expected_sizes),
    show=lambda case: f"sizes({case[0]:_})",
    oracles=(
        "tinytensor.c10.cuda.cuda_caching_allocator:round_size",
        "tinytensor.c10.cuda.cuda_caching_allocator:segment_size",
        "tinytensor_lessons.allocator_parts:sizes",
    ),
)

# ---- 18.find_block ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Search:
    """Blocks as (address, size, stream, allocated), and what is looked for."""

    blocks: tuple[tuple[int, int, int, bool], ...]
    size: int
    stream: int = 0

    def __str__(self) -> str:
        lines = [
            f"Block(address={a}, size={s}, stream={stream}, allocated={taken})" for a, s, stream, taken in self.blocks
        ]
        return "\n".join(["pool = [", *(f"    {line}," for line in lines), "]", self.call()])

    def call(self) -> str:
        return f"find_block(pool, {self.size}, {self.stream})"

    def answer(self) -> tuple[int, int, int, bool] | None:
        """By looking at every block twice."""
        best = None
        for block in self.blocks:
            address, size, stream, taken = block
            if taken or stream != self.stream or size < self.size:
                continue
            if best is None or size < best[1] or (size == best[1] and address < best[0]):
                best = block
        return best


def _observe_search(fn: Function, case: Search) -> Outcome:
    pool = [Block(a, size, stream, allocated=taken) for a, size, stream, taken in case.blocks]
    given = list(pool)
    outcome = called(fn, pool, case.size, case.stream)
    if outcome.raised:
        return outcome
    now = tuple((b.address, b.size, b.stream, b.allocated) for b in given)
    changed = "the pool" if now != case.blocks or len(pool) != len(given) else ""
    found = outcome.value
    if found is not None:
        place = next((k for k, block in enumerate(given) if block is found), None)
        found = "no block of the pool" if place is None else case.blocks[place]
    return Outcome(found, changed=changed)


def _judge_search(case: Search, outcome: Outcome) -> Mismatch | None:
    expected = _told(case.answer())
    if outcome.raised:
        return Mismatch(expected, show_outcome(outcome), outcome.where)
    if outcome.value != case.answer():
        return Mismatch(expected, _told(outcome.value))
    if outcome.changed:
        return Mismatch("the pool as it was", "changed by your call")
    return None


def _told(block: Any) -> str:
    if not isinstance(block, tuple):
        return show_value(block)
    address, size, stream, taken = block
    return f"the block at {address}: {size} bytes, stream {stream}, {'allocated' if taken else 'free'}"


def search(size: int, *blocks: tuple[Any, ...], stream: int = 0) -> Search:
    """(address, size, stream=0, allocated=False) for each block."""
    return Search(tuple((*block, *(0, False)[len(block) - 2 :]) for block in blocks), size, stream)


ONE_FITS = search(512, (4096, 1024), (8192, 512), (0, 1536), (16384, 2048))
TIES = search(512, (9216, 1024), (1024, 1024), (4096, 2048), (5120, 1024))
OTHER_STREAM = search(1024, (0, 1024, 1), (4096, 4096, 0), (16384, 2048, 2))
SECOND_STREAM = search(1024, (0, 1024, 0), (4096, 4096, 1), stream=1)
TAKEN = search(1024, (0, 1024, 0, True), (4096, 2048, 0, False), (8192, 1024, 0, True))
NOTHING = search(4096, (0, 2048), (8192, 4096, 0, True), (16384, 8192, 1))
HOLE = search(512, (0, 2 * MIB), (4 * MIB, 512), (8 * MIB, 1024))


def _searches() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Search:
        count = draw(st.integers(0, 7))
        addresses = draw(st.permutations([512 * k for k in range(0, 90, 10)]))[:count]
        blocks = [(a, 512 * draw(st.integers(1, 5)), draw(st.integers(0, 1)), draw(st.booleans())) for a in addresses]
        return Search(tuple(blocks), 512 * draw(st.integers(1, 4)), draw(st.integers(0, 1)))

    return case()


# -- in the place of get_free_block

_library_find = DeviceCachingAllocator._find


def as_get_free_block(fn: Function) -> Function:
    """The learner's search as the allocator's: over all blocks of the pool, free and taken, in no order."""

    def _find(self: DeviceCachingAllocator, pool: BlockPool, size: int, stream: int) -> Any:
        pool.searches += 1
        free = pool.blocks()
        taken = [block for block in self.active_blocks if block.pool is pool]
        found = fn([*reversed(free), *sorted(taken, key=lambda block: -block.address)], size, stream)
        if found is None:
            return None
        if not any(found is block for block in free) or found.stream != stream or found.size < size:
            raise RuntimeError(f"find_block gave a block that cannot serve {size} bytes on stream {stream}")
        pool.remove(found)
        return found

    return _find


class _LibrarysOwn(DeviceCachingAllocator):
    """The caching allocator with its own search, also while a learner's is in its place."""

    _find = _library_find


def _addresses(kind: type[DeviceCachingAllocator], seed: int) -> list[int]:
    """Where 150 requests of a program that also frees come to lie."""
    chosen = random.Random(f"18.find_block {seed}")
    allocator = kind(0, FakeRawAllocator(2**34), CUDAAllocatorConfig())
    held: list[Any] = []
    found: list[int] = []
    for _ in range(150):
        if held and chosen.random() < 0.45:
            allocator.free(held.pop(chosen.randrange(len(held))))
        else:
            size = int(2 ** chosen.uniform(5, 24))
            held.append(allocator.malloc(size, chosen.choice((0, 0, 1))))
            found.append(held[-1].address)
    return found


def _same_addresses(seed: int) -> Mismatch | None:
    expected, got = _addresses(_LibrarysOwn, seed), _addresses(DeviceCachingAllocator, seed)
    for k, (a, b) in enumerate(zip(expected, got, strict=True)):
        if a != b:
            return Mismatch(f"request {k} at {a - expected[0]}", f"at {b - expected[0]}", "from the first address on")
    return None


def _on_a_fresh_device() -> Mismatch | None:
    with cuda_machine():
        return training_step()


RUNS: dict[str, Callable[[], Mismatch | None]] = {
    f"150 requests, program {seed}": functools.partial(_same_addresses, seed) for seed in (1, 2)
}
RUNS["a training step on the simulated device"] = _on_a_fresh_device

FIND_BLOCK = Exercise(
    id="18.find_block",
    signature="find_block(pool, size, stream)",
    parts=(
        Cases(2, (HOLE, ONE_FITS, OTHER_STREAM, TAKEN, NOTHING)),
        Property("any pool", 4, _searches, 150),
        Plug(2, "tinytensor.c10.cuda.cuda_caching_allocator:DeviceCachingAllocator._find", RUNS, as_get_free_block),
    ),
    probes=(ONE_FITS, TIES, OTHER_STREAM, SECOND_STREAM, TAKEN, NOTHING, HOLE),
    hints=(
        "Which blocks may serve the request at all? And which of those wastes least?",
        "Keep the blocks that are free, belong to the stream, and have at least size bytes. Of those take the smallest; "
        "where several are equally small, the one with the lowest address. None left: None.",
        "Looking for 1,024 on stream 0 among 4,096 at 0, 2,048 at 8,192, 2,048 at 6,144 and 512 at 4,096, all free: "
        "512 is too small; of the two with 2,048 the one at 6,144 is lower.",
    ),
    observe=_observe_search,
    judge=_judge_search,
    show=str,
    oracles=("tinytensor_lessons.allocator_parts:find_block",),
    seconds=30.0,
)
