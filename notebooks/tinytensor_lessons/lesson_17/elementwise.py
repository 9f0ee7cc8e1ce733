"""Lesson 17: one element for each thread (17.add), and a grid that walks over any number of them (17.grid_stride)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy import float32

from tinytensor.kernel_compiler import cuda
from tinytensor_lessons.compare import show_outcome
from tinytensor_lessons.cuda_runs import Launch, LongArray, guarded, judge, observe, one_thread, plain
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.on_simulator import simulated_tests

NAMES = {"cuda": cuda, "float32": float32}
"""What the notebook imports for kernels."""


def _numbers(n: int, first: int = 1) -> np.ndarray:
    return (np.arange(n) * 7 % 100 + first).astype(np.float32)


# ---- 17.add --------------------------------------------------------------------------------------------------------


def add_launch(blocks: int, threads: int, n: int, longer: int = 0) -> Launch:
    """add[blocks, threads](out, a, b, n) on arrays of n + longer elements."""
    a, b = _numbers(n + longer), _numbers(n + longer, 3)
    expected = np.where(np.arange(n + longer) < n, a + b, np.nan)
    title = f"add[{blocks}, {threads}](out, a, b, {n:_})" + (f"  arrays of {n + longer} elements" if longer else "")
    return Launch(title, blocks, threads, {"a": a, "b": b, "n": n}, expected, once=True, most_writes=1)


def _adds() -> Any:
    """Enough threads for all elements; sometimes longer arrays, sometimes a block too many."""
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Launch:
        threads, n = draw(st.integers(1, 40)), draw(st.integers(0, 70))
        blocks = -(-n // threads) + draw(st.integers(0, 1))
        return add_launch(max(blocks, 1), threads, n, draw(st.sampled_from((0, 0, 1, 5))))

    return case()


ADD = Exercise(
    id="17.add",
    signature="add(out, a, b, n)",
    parts=(
        Cases(2, (add_launch(1, 32, 32), add_launch(2, 32, 64), add_launch(4, 256, 1000), add_launch(2, 16, 20, 5))),
        Property("any n", 2, _adds, 60),
        Plug(2, "tinytensor_lessons.cuda_kernels:add", simulated_tests("add"), plain),
    ),
    # 0 exact; 1 two blocks; 2 too many threads; 3 longer arrays, a thread too many; 4 a block too many
    probes=(
        add_launch(1, 32, 32),
        add_launch(2, 32, 64),
        add_launch(4, 256, 1000),
        add_launch(1, 32, 20, 12),
        add_launch(3, 32, 40),
    ),
    hints=(
        "Which element belongs to this thread, and is there one?",
        "The number of the thread in the whole grid is cuda.grid(1): block number times block size plus thread number. "
        "Read, add and write that one element, if the number is below n.",
        "With 3 blocks of 8 and n = 20, thread 5 of block 1 has the number 13 and writes out[13]; thread 4 of block 2 has "
        "20 and does nothing.",
    ),
    observe=observe,
    judge=judge,
    show=str,
    provides=NAMES,
    oracles=("tinytensor_lessons.cuda_kernels:add",),
    seconds=30.0,
)

# ---- 17.grid_stride ------------------------------------------------------------------------------------------------

S = 3.0


def stride_launch(blocks: int, threads: int, n: int, longer: int = 0, sectors: bool = False) -> Launch:
    """grid_stride[blocks, threads](out, a, 3.0, n) on arrays of n + longer elements."""
    a = _numbers(n + longer)
    expected = np.where(np.arange(n + longer) < n, a * np.float32(S), np.nan)
    title = f"grid_stride[{blocks}, {threads}](out, a, {S}, {n:_})"
    title += f"  arrays of {n + longer} elements" if longer else ""
    return Launch(title, blocks, threads, {"a": a, "s": S, "n": n}, expected, once=True, sectors=sectors)


@dataclass(frozen=True)
class Long:
    """Some blocks of a grid over more than 2**31 elements."""

    n: int
    grid: int
    blocks: tuple[int, ...]
    block: int = 32

    def __str__(self) -> str:
        some = " and ".join(f"{number:,}" for number in self.blocks)
        return f"grid_stride[{self.grid:_}, {self.block}](out, a, {S}, {self.n:_})  blocks {some} alone"

    def expected(self) -> set[int]:
        """The elements that these blocks write."""
        found: set[int] = set()
        for number in self.blocks:
            for thread in range(self.block):
                found.update(range(number * self.block + thread, self.n, self.grid * self.block))
        return found


LONG = Long(2**31 + 50, 2**26 + 4, (0, 2**26, 2**26 + 1))
"""Its last elements belong to blocks 67,108,864 and 67,108,865; block 0 has 32 and is through."""
LONG_STEP = Long(2**31 + 50, 2**21, (0, 1))
"""Here each thread takes 32 steps of 2**26, and the last goes beyond 2**31 in the first two blocks."""


def _observe_stride(fn: Function, case: Any) -> Outcome:
    if isinstance(case, Launch):
        return observe(fn, case)
    kernel = plain(fn)
    return guarded(kernel, lambda: _run_long(kernel, case))


def _run_long(kernel: Function, case: Long) -> dict[str, Any]:
    most = 4 * len(case.expected()) + 100
    out, a = LongArray("out", case.n, most), LongArray("a", case.n, most)
    for number in case.blocks:
        for thread in range(case.block):
            with one_thread(case.grid, case.block, number, thread):
                kernel(out, a, S, case.n)
    wanted = case.expected()
    wrong = sorted(i for i, value in out.written.items() if i in wanted and value != i % 1000 * S)
    return {
        "missing": sorted(wanted - out.written.keys())[:1],
        "wrong": wrong[:1],
        "extra": sorted(i for i, times in out.times.items() if i not in wanted or times > 1)[:1],
    }


def _judge_stride(case: Any, outcome: Outcome) -> Mismatch | None:
    if isinstance(case, Launch):
        return judge(case, outcome)
    if outcome.raised:
        return Mismatch("no exception", show_outcome(outcome), outcome.where)
    ran = outcome.value
    if ran["missing"]:
        return Mismatch(f"out[{ran['missing'][0]}] written", "never written")
    if ran["wrong"]:
        i = ran["wrong"][0]
        return Mismatch(f"out[{i}] = a[{i}] * {S}", "another value")
    if ran["extra"]:
        return Mismatch(
            f"out[{ran['extra'][0]}] written by its own thread, once", "written by another thread, or twice"
        )
    return None


def _strides() -> Any:
    """Any grid over any n, zero included: far fewer threads than elements, or more."""
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Launch:
        blocks, threads = draw(st.integers(1, 4)), draw(st.integers(1, 20))
        return stride_launch(blocks, threads, draw(st.integers(0, 100)), draw(st.sampled_from((0, 0, 1, 7))))

    return case()


GRID_STRIDE = Exercise(
    id="17.grid_stride",
    signature="grid_stride(out, a, s, n)",
    parts=(
        Cases(
            2, (stride_launch(1, 32, 32), stride_launch(1, 32, 100), stride_launch(2, 16, 100), stride_launch(2, 32, 0))
        ),
        Property("any n", 2, _strides, 60),
        Exhaustive(
            "sectors", 2, lambda: [stride_launch(2, 32, 512, sectors=True), stride_launch(1, 64, 500, sectors=True)]
        ),
        Exhaustive("beyond 2**31", 1, lambda: [LONG, LONG_STEP]),
    ),
    # 0 one step; 1 one block, many steps; 2 two blocks; 3 more threads than elements; 4 sectors; 5 and 6 beyond 2**31
    probes=(
        stride_launch(1, 32, 32),
        stride_launch(1, 32, 100),
        stride_launch(2, 16, 100),
        stride_launch(2, 32, 40),
        stride_launch(2, 32, 512, sectors=True),
        LONG,
        LONG_STEP,
        stride_launch(2, 16, 33, 5),
    ),
    hints=(
        "A thread starts at its number in the grid. How far is it to the next element that no other thread takes?",
        "All threads together take one step: cuda.gridsize(1) elements. So a thread takes i, i + gridsize, "
        "i + 2 * gridsize, while that is below n.",
        "With 2 blocks of 4 and n = 19, thread 1 of block 1 has the number 5 and takes 5 and 13; thread 2 of block 0 takes "
        "2, 10 and 18.",
    ),
    observe=_observe_stride,
    judge=_judge_stride,
    show=str,
    provides=NAMES,
    oracles=("tinytensor_lessons.cuda_kernels:grid_stride",),
    seconds=30.0,
)
