"""Wrong solutions of lesson 17: elements and threads. Those with shared memory are in misconceptions_tiles.py."""

from __future__ import annotations

from collections.abc import Sequence

from tinytensor.kernel_compiler import cuda
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_17.misconceptions_tiles import BLOCK_SUM, TILED_MM, TRANSPOSE

Seen = Sequence[tuple[Outcome, Mismatch | None]]


def _right(seen: Seen, *probes: int) -> bool:
    return all(seen[k][1] is None for k in probes)


def _kinds(seen: Seen, probe: int) -> set[str]:
    """The kinds of faults on a probe."""
    outcome = seen[probe][0]
    return set() if outcome.raised else {kind for kind, _ in outcome.value["faults"]}


# ---- add


def no_guard(out, a, b, n):
    i = cuda.grid(1)
    out[i] = a[i] + b[i]


def thread_only(out, a, b, n):
    i = cuda.threadIdx.x
    if i < n:
        out[i] = a[i] + b[i]


def off_by_one(out, a, b, n):
    i = cuda.grid(1)
    if i <= n:
        out[i] = a[i] + b[i]


def single_thread(out, a, b, n):
    if cuda.grid(1) == 0:
        for i in range(n):
            out[i] = a[i] + b[i]


# Probes of 17.add: 0 exact; 1 two blocks; 2 24 threads too many; 3 arrays with 12 more elements than n; 4 a block too many.


def _runs_over(seen: Seen) -> bool:
    return _right(seen, 0, 1) and "out_of_bounds" in _kinds(seen, 2) and len(_written_too_much(seen)) > 1


def _one_element_too_many(seen: Seen) -> bool:
    return "out_of_bounds" in _kinds(seen, 2) and len(_written_too_much(seen)) == 1


def _written_too_much(seen: Seen) -> list[int]:
    """Elements from 20 on that probe 3 wrote."""
    outcome = seen[3][0]
    return [] if outcome.raised else [i for i, times in enumerate(outcome.value["writes"]) if i >= 20 and times]


def _repeats_block_0(seen: Seen) -> bool:
    return _right(seen, 0, 3) and _kinds(seen, 1) == {"block_race"}


def _one_does_all(seen: Seen) -> bool:
    most = [0 if outcome.raised else outcome.value["most writes"] for outcome, _ in seen]
    return not _kinds(seen, 2) and most[0] == 32 and most[2] == 1000


# ---- grid_stride


def one_pass(out, a, s, n):
    i = cuda.grid(1)
    if i < n:
        out[i] = a[i] * s


def chunked(out, a, s, n):
    chunk = -(-n // cuda.gridsize(1))
    start = cuda.grid(1) * chunk
    for i in range(start, min(start + chunk, n)):
        out[i] = a[i] * s


def wrong_stride(out, a, s, n):
    for i in range(cuda.grid(1), n, cuda.blockDim.x):
        out[i] = a[i] * s


def int32_index(out, a, s, n):
    i = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
    while i < n:
        out[i] = a[i] * s
        i += cuda.blockDim.x * cuda.gridDim.x


# Probes of 17.grid_stride: 0 one step; 1 many steps of one block; 2 two blocks; 3 more threads than elements; 4 sectors;
# 5 and 6 beyond 2**31.


def _stops_after_one(seen: Seen) -> bool:
    return _right(seen, 0, 3) and not _kinds(seen, 1) and seen[1][1] is not None and seen[2][1] is not None


def _takes_runs(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2, 3) and seen[4][1] is not None


def _steps_by_blocks(seen: Seen) -> bool:
    return _right(seen, 0, 1) and _kinds(seen, 2) == {"block_race"}


def _wraps(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2, 3, 4) and (seen[5][1] is not None or seen[6][1] is not None)


MISCONCEPTIONS = {
    "add": (
        Misconception("no_guard", "Thread 1,000 wrote past the end.", no_guard, _runs_over),
        Misconception("thread_only", "Blocks 1 to 3 redid block 0's work.", thread_only, _repeats_block_0),
        Misconception("off_by_one", "Element n does not exist.", off_by_one, _one_element_too_many),
        Misconception("single_thread", "One thread did it all: 1,000 writes, budget 1.", single_thread, _one_does_all),
    ),
    "grid_stride": (
        Misconception("one_pass", "Elements beyond the grid were skipped.", one_pass, _stops_after_one),
        Misconception(
            "chunked", "Correct, but 32 sectors per load: neighbors should read neighbors.", chunked, _takes_runs
        ),
        Misconception("wrong_stride", "Elements are visited several times.", wrong_stride, _steps_by_blocks),
        Misconception("int32_index", "At `2**31` the index wraps: widen before multiplying.", int32_index, _wraps),
    ),
    "block_sum": BLOCK_SUM,
    "tiled_mm": TILED_MM,
    "transpose": TRANSPOSE,
}
