"""The caching allocator against the rules in their plainest form, and against figures worked out by hand.

A trace is a line of steps: `3M` allocates 3 MiB on stream 0, `3M@1` on stream 1, `-0` frees what the first allocation gave, `e`
empties the cache. Sizes are bytes, K or M. `!` behind a size: the device has no room for it, whatever is given back.
"""

from __future__ import annotations

import random

import pytest
from caching_allocator_rules import MIB, OutOfMemory, Rules

from tinytensor.c10.cuda.cuda_allocator_config import CUDAAllocatorConfig
from tinytensor.c10.cuda.cuda_caching_allocator import DeviceCachingAllocator
from tinytensor.c10.cuda.raw_allocator import FakeRawAllocator
from tinytensor.c10.error import OutOfMemoryError

# What is allocated and reserved at the end, in bytes, from the rules by hand.
BY_HAND = {
    "": (0, 0),
    "1": (512, 2 * MIB),
    "512": (512, 2 * MIB),
    "513": (1024, 2 * MIB),
    "1M": (MIB, 2 * MIB),
    "1048577": (MIB + 512, 20 * MIB),
    "1M 1M": (2 * MIB, 2 * MIB),
    "1M 1M 1": (2 * MIB + 512, 4 * MIB),
    "2M": (2 * MIB, 20 * MIB),
    "9M": (9 * MIB, 20 * MIB),
    "10485759": (10 * MIB, 10 * MIB),  # rounded to 10 MiB first, and 10 MiB has a segment of its own
    "10M": (10 * MIB, 10 * MIB),
    "11M": (12 * MIB, 12 * MIB),  # the 1 MiB that is left is not more than 1 MiB: it stays with the block
    "12582913": (12 * MIB + 512, 14 * MIB),
    "15M": (16 * MIB, 16 * MIB),
    "4000000 4000000 4000000 4000000 4000000": (20 * MIB, 20 * MIB),  # the last takes 970,240 bytes more than it needs
    "4000000 4000000 4000000 4000000 4000000 -0 -1 -2 -3 -4": (0, 20 * MIB),
    "4000000 4000000 4000000 4000000 4000000 -0 -1 -2 -3 -4 e": (0, 0),
    "1 -0": (0, 2 * MIB),
    "1 -0 e": (0, 0),
    "1 1 -0 e": (512, 2 * MIB),  # a segment in part use stays
    "1 -0 1": (512, 2 * MIB),  # the same memory again
    "1 1@1": (1024, 4 * MIB),  # streams share no segment
    "1 -0 1@1": (512, 4 * MIB),  # nor what another one has freed
    "5M 5M 5M 5M -1 -2 9M": (
        19 * MIB + MIB,
        20 * MIB,
    ),  # two free neighbours serve 9 MiB; the rest of 1 MiB stays with it
    "5M 5M 5M 5M -0 -2 9M": (10 * MIB + 9 * MIB, 40 * MIB),  # two free pieces apart do not
    "19M": (20 * MIB, 20 * MIB),
    "18M 1": (18 * MIB + 512, 20 * MIB),
    "2M 2M 2M -1 1M": (4 * MIB + MIB, 22 * MIB),  # small and large have pools of their own
    "60M -0 30M": (30 * MIB, 60 * MIB),
    "60M 60M -0 40M": (100 * MIB, 120 * MIB),
    "60M -0 120M": (120 * MIB, 120 * MIB),  # 128 MiB in all: the cached 60 MiB are given back first
    "60M 120M!": (60 * MIB, 60 * MIB),
    "60M -0 130M!": (0, 0),
}


def number(text: str) -> int:
    return int(text[:-1]) * {"K": 1024, "M": MIB}[text[-1]] if text[-1] in "KM" else int(text)


def play(steps: str, capacity: int, divisions: int = 0):
    """Both allocators after the trace; every step is compared."""
    options = f"roundup_power2_divisions:{divisions}" if divisions else ""
    ours = DeviceCachingAllocator(0, FakeRawAllocator(capacity), CUDAAllocatorConfig.parse(options))
    rules = Rules(FakeRawAllocator(capacity), divisions)
    blocks, pieces = [], []
    for step in steps.split():
        if step == "e":
            ours.empty_cache()
            rules.empty_cache()
        elif step[0] == "-":
            ours.free(blocks[int(step[1:])])
            rules.free(pieces[int(step[1:])])
        else:
            size, _, stream = step.rstrip("!").partition("@")
            try:
                piece = rules.malloc(number(size), int(stream or 0))
            except OutOfMemory:
                with pytest.raises(OutOfMemoryError):
                    ours.malloc(number(size), int(stream or 0))
                continue
            assert not step.endswith("!"), f"{step} fitted"
            block = ours.malloc(number(size), int(stream or 0))
            assert (block.address, block.size) == (piece.address, piece.size), step
            blocks.append(block)
            pieces.append(piece)
        compare(ours, rules, step)
    return ours.memory_stats(), rules


def compare(ours: DeviceCachingAllocator, rules: Rules, step: str) -> None:
    stats, now = ours.memory_stats(), rules.now()
    for name, value in now.items():
        metric, pool = name.split(".")
        assert stats[metric][pool]["current"] == value, (step, name)
        if metric not in ("inactive_split", "inactive_split_bytes"):  # these pass through states between two steps
            assert stats[metric][pool]["peak"] == max(rules.peaks.get(name, 0), value), (step, name, "peak")
    assert (stats["num_alloc_retries"], stats["num_ooms"]) == (rules.retries, rules.ooms)


@pytest.mark.parametrize("steps", BY_HAND)
def test_by_hand(steps):
    stats, _ = play(steps, 128 * MIB)
    found = stats["allocated_bytes"]["all"]["current"], stats["reserved_bytes"]["all"]["current"]
    assert found == BY_HAND[steps]


@pytest.mark.parametrize("seed", range(40))
def test_random_traces(seed):
    draw = random.Random(seed)
    steps, alive, made = [], [], 0
    for _ in range(120):
        if alive and draw.random() < 0.45:
            steps.append(f"-{alive.pop(draw.randrange(len(alive)))}")
        elif draw.random() < 0.04:
            steps.append("e")
        else:
            # Sizes around every border of the rules; few enough bytes that all of them fit.
            size = draw.choice(
                [1, 511, 512, 513, 4096, MIB - 1, MIB, MIB + 1, 3 * MIB, 10 * MIB - 1, 10 * MIB, 21 * MIB]
            )
            steps.append(f"{size + draw.randrange(3)}@{draw.randrange(2)}")
            alive.append(made)
            made += 1
    play(" ".join(steps), 4096 * MIB, draw.choice([0, 4, 8]))
