"""Lesson 17: blocks that share memory: 17.block_sum, 17.tiled_mm, 17.transpose."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from tinytensor_lessons.compare import show_outcome
from tinytensor_lessons.cuda_runs import Launch, guarded, judge, observe, plain, run_once
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug
from tinytensor_lessons.lesson_17.elementwise import NAMES
from tinytensor_lessons.mode import grade_seed
from tinytensor_lessons.on_simulator import simulated_tests


def _whole_numbers(*shape: int, seed: int = 17) -> np.ndarray:
    """Small whole numbers: sums of them are exact in float32, in any order."""
    return np.random.default_rng(seed).integers(1, 9, shape).astype(np.float32)


def _unseen(name: str) -> random.Random:
    return random.Random(f"{name} {grade_seed()}")


# ---- 17.block_sum --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sum:
    """A sum in one launch, or in two: the second adds up what the blocks of the first wrote."""

    first: Launch
    second: Launch | None = None

    def __str__(self) -> str:
        return str(self.first) + (f"; {self.second}" if self.second else "")


def _most_work(threads: int) -> int:
    """Three accesses a step and four around them, and as much again to spare for those who count otherwise."""
    return 4 * math.ceil(math.log2(max(threads, 2))) + 6


def sum_case(blocks: int, threads: int, n: int, again: int = 0, steps: bool = False, longer: int = 0) -> Sum:
    """block_sum[blocks, threads](out, a, n) on n + longer numbers, then block_sum[1, again](total, out, blocks)."""
    a = _whole_numbers(n + longer)
    parts = np.array([a[k * threads : min((k + 1) * threads, n)].sum() for k in range(blocks)], np.float32)
    work = _most_work(threads) if steps else None
    title = f"block_sum[{blocks}, {threads}](out, a, {n})" + (f"  a has {n + longer} elements" if longer else "")
    first = Launch(title, blocks, threads, {"a": a, "n": n}, parts, once=True, most_work=work)
    if not again:
        return Sum(first)
    second = Launch(
        f"block_sum[1, {again}](total, out, {blocks})", 1, again, {"a": parts, "n": blocks},
        np.array([parts.sum()], np.float32), once=True,
    )  # fmt: skip
    return Sum(first, second)


def _observe_sum(fn: Function, case: Sum) -> Outcome:
    kernel = plain(fn)

    def run() -> list[dict[str, Any]]:
        ran = [run_once(kernel, case.first)]
        if case.second is not None and judge(case.first, Outcome(ran[0])) is None:
            ran.append(run_once(kernel, case.second))
        return ran

    return guarded(kernel, run)


def _judge_sum(case: Sum, outcome: Outcome) -> Mismatch | None:
    if outcome.raised:
        return Mismatch("no exception", show_outcome(outcome), outcome.where)
    launches = [case.first] if case.second is None else [case.first, case.second]
    for launch, ran in zip(launches, outcome.value, strict=False):
        found = judge(launch, Outcome(ran))
        if found is not None:
            return found
    return None


def _sum_sizes() -> list[Sum]:
    """Blocks of any size, the last one partly past the end; sizes that an instructor's seed chooses beside fixed ones."""
    chosen, cases = _unseen("17.block_sum"), []
    for threads in (96, 1, 3, 33, chosen.randint(34, 100)):
        blocks = 1 if threads > 50 else 2
        cases.append(sum_case(blocks, threads, blocks * threads - chosen.randint(0, threads // 2)))
    return [*cases, sum_case(1, 1024, 1000), sum_case(2, 8, 11, longer=4), sum_case(3, 8, 8), sum_case(1, 4, 0)]


BLOCK_SUM = Exercise(
    id="17.block_sum",
    signature="block_sum(out, a, n)",
    parts=(
        Cases(3, (sum_case(1, 256, 256), sum_case(1, 2, 2), sum_case(1, 8, 8), sum_case(2, 64, 128))),
        Exhaustive("any size", 4, _sum_sizes),
        Exhaustive("second pass", 2, lambda: [sum_case(4, 32, 100, again=4), sum_case(5, 16, 80, again=8)]),
        Exhaustive("steps", 2, lambda: [sum_case(1, 256, 256, steps=True), sum_case(1, 96, 90, steps=True)]),
    ),
    # 0 a power of two; 1 two blocks; 2 a block of 96; 3 n inside a block; 4 a second pass; 5 few steps; 6 a block of 3
    probes=(
        sum_case(1, 256, 256),
        sum_case(2, 8, 16),
        sum_case(1, 96, 96),
        sum_case(1, 64, 40),
        sum_case(4, 8, 32, again=4),
        sum_case(1, 128, 128, steps=True),
        sum_case(1, 3, 3),
    ),
    hints=(
        "Which value does a thread read that another thread has written, and what lies between the write and the read?",
        "Each thread puts one number into shared memory, 0 past the end; barrier. Then, while more than one number is "
        "left: half = (left + 1) // 2, thread t adds number t + half to number t if there is one, all wait, left = half.",
        "Five numbers 4 1 3 2 6: half is 3, so thread 0 adds number 3 and thread 1 number 4: 6 7 3. Half is 2: thread 0 "
        "adds number 2: 9 7. Half is 1: 16.",
    ),
    observe=_observe_sum,
    judge=_judge_sum,
    show=str,
    provides=NAMES,
    oracles=("tinytensor_lessons.cuda_kernels:block_sum",),
    seconds=30.0,
)

# ---- 17.tiled_mm ---------------------------------------------------------------------------------------------------


def ideal_reads(m: int, k: int, n: int) -> int:
    """Each row of blocks reads b once, each column of blocks a."""
    return -(-n // 16) * m * k + -(-m // 16) * k * n


def mm_launch(m: int, k: int, n: int, reads: bool = False, sectors: bool = False, quarters: int = 1) -> Launch:
    """tiled_mm over (m, k) and (k, n) in blocks of 16 x 16. With 4 quarters, one of them of a product twice as high and wide."""
    a, b = _whole_numbers(m, k), _whole_numbers(k, n, seed=18)
    most = int(1.25 * ideal_reads(m, k, n)) * quarters if reads else None
    grid = max(-(-n // 16), 1), max(-(-m // 16), 1)
    title = f"tiled_mm[{grid}, (16, 16)](out, a, b, {m}, {k}, {n})"
    if quarters == 4:
        title += f"  one quarter of {2 * m} x {k} by {k} x {2 * n}, counted four times"
    return Launch(
        title, grid, (16, 16), {"a": a, "b": b, "m": m, "k": k, "n": n}, a @ b,
        once=True, most_reads=most, quarters=quarters, sectors=sectors, max_accesses=400_000, max_seconds=8.0,
    )  # fmt: skip


def _mm_shapes() -> list[Launch]:
    chosen = _unseen("17.tiled_mm")
    drawn = chosen.randint(2, 15), chosen.randint(17, 31), chosen.randint(17, 31)
    return [mm_launch(*shape) for shape in ((16, 17, 16), (20, 16, 9), (5, 1, 3), (16, 0, 16), drawn)]


QUARTER = mm_launch(32, 64, 32, reads=True, quarters=4)
"""A quarter of the blocks of the 64 x 64 product in the story."""

TILED_MM = Exercise(
    id="17.tiled_mm",
    signature="tiled_mm(out, a, b, m, k, n)",
    parts=(
        Cases(3, (mm_launch(16, 16, 16), mm_launch(16, 32, 16), mm_launch(16, 16, 32), mm_launch(32, 16, 16))),
        Exhaustive("any shape", 3, _mm_shapes),
        Exhaustive("reads", 3, lambda: [QUARTER]),
        Exhaustive("sectors", 2, lambda: [mm_launch(16, 32, 32, sectors=True)]),
        Plug(2, "tinytensor_lessons.cuda_kernels:tiled_mm", simulated_tests("mm"), plain),
    ),
    # 0 one tile; 1 two tiles deep; 2 two columns of blocks; 3 k = 17; 4 rows and columns outside; 5 reads; 6 sectors
    probes=(
        mm_launch(16, 16, 16),
        mm_launch(16, 32, 16),
        mm_launch(16, 16, 32),
        mm_launch(16, 17, 16),
        mm_launch(9, 16, 12),
        mm_launch(32, 32, 16, reads=True),
        mm_launch(16, 32, 16, sectors=True),
    ),
    hints=(
        "Which numbers of a and b does a block need, and how many of its threads need the same one?",
        "For each 16 columns of a: every thread loads one number of a and one of b into two shared tiles, 0 where there is "
        "none; barrier; every thread adds up 16 products from the tiles; barrier. At the end those inside write.",
        "Tiles of 2 x 2, a of 2 x 3: the first round loads columns 0 and 1 of a and rows 0 and 1 of b. The second loads "
        "column 2 and a column of zeros, row 2 and a row of zeros.",
    ),
    observe=observe,
    judge=judge,
    show=str,
    provides=NAMES,
    oracles=("tinytensor_lessons.cuda_kernels:tiled_mm",),
    seconds=30.0,
)

# ---- 17.transpose --------------------------------------------------------------------------------------------------


def transpose_launch(rows: int, cols: int, sectors: bool = False, banks: bool = False) -> Launch:
    """transpose over (rows, cols) in tiles of 32 x 32, each a block of 32 x 4 threads."""
    a = (np.arange(rows * cols) % 997).astype(np.float32).reshape(rows, cols)
    grid = -(-cols // 32), -(-rows // 32)
    title = f"transpose[{grid}, (32, 4)](out, a, {rows}, {cols})"
    args = {"a": a, "rows": rows, "cols": cols}
    return Launch(title, grid, (32, 4), args, a.T.copy(), once=True, most_writes=8, sectors=sectors, banks=banks)


def _transposes() -> list[Launch]:
    chosen = _unseen("17.transpose")
    shapes = ((33, 65), (1, 40), (5, 3), (chosen.randint(2, 40), chosen.randint(33, 60)))
    return [transpose_launch(*shape) for shape in shapes]


TRANSPOSE = Exercise(
    id="17.transpose",
    signature="transpose(out, a, rows, cols)",
    parts=(
        Cases(2, (transpose_launch(32, 32), transpose_launch(32, 64), transpose_launch(64, 32))),
        Exhaustive("any shape", 2, _transposes),
        Exhaustive("sectors", 2, lambda: [transpose_launch(64, 32, sectors=True)]),
        Exhaustive("banks", 2, lambda: [transpose_launch(32, 64, sectors=True, banks=True)]),
    ),
    # 0 one tile; 1 a row of tiles; 2 over the edge; 3 sectors; 4 banks
    probes=(
        transpose_launch(32, 32),
        transpose_launch(32, 64),
        transpose_launch(33, 65),
        transpose_launch(32, 32, sectors=True),
        transpose_launch(32, 32, banks=True),
        transpose_launch(64, 64),
    ),
    hints=(
        "x numbers neighbors of a warp. Along what does x run when the tile is read from a, and along what when it is "
        "written to out?",
        "Load tile[y + j, x] from rows of a; barrier; then out's block has its indices exchanged: its rows begin at "
        "blockIdx.x * 32, its columns at blockIdx.y * 32, and out[row + j, col] gets tile[x, y + j].",
        "With tiles of 4: element (1, 6) of a lies in block x = 1, y = 0, at tile[1, 2]. In out it is (6, 1): rows of the "
        "block begin at 4, columns at 0, and the thread with x = 1, y = 2 writes it from tile[1, 2].",
    ),
    observe=observe,
    judge=judge,
    show=str,
    provides=NAMES,
    oracles=("tinytensor_lessons.cuda_kernels:transpose",),
    seconds=30.0,
)
