"""Lesson 06, Loops that run at memory speed: the exercises and what is asked of them.

06.add_strided and 06.scale_shift are in loops.py, 06.sum_f32 and 06.chunks in sums.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor_lessons.compare import call, expects
from tinytensor_lessons.demands import A_TUPLE
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, LessonSpec, Prediction, Property, Quiz
from tinytensor_lessons.geometry import shows
from tinytensor_lessons.lesson_06.loops import ADD_STRIDED, SCALE_SHIFT
from tinytensor_lessons.lesson_06.sums import CHUNKS, SUM_F32

# ---- 06.cost -------------------------------------------------------------------------------------------------------

_OPERATORS = ("add", "relu", "sum", "mm")


def _cost(op: str, n: int) -> tuple[int, int]:
    return {"add": (n, 12 * n), "relu": (n, 8 * n), "sum": (n, 4 * n + 4), "mm": (2 * n**3, 12 * n * n)}[op]


COST = Exercise(
    id="06.cost",
    signature="cost(op, n)",
    parts=(
        Cases(2, (("add", 1000), ("relu", 1000), ("sum", 1000), ("mm", 10))),
        Exhaustive("all sizes", 2, lambda: [(op, n) for op in _OPERATORS for n in (1, 2, 3, 64, 512, 1_000_000)]),
    ),
    probes=(("add", 1000), ("add", 7), ("relu", 1000), ("sum", 1000), ("mm", 10), ("mm", 3)),
    hints=(
        "Take one element of the result: which numbers are read for it, is one written, and how many operations are done?",
        "A float32 has 4 bytes. add reads two numbers and writes one, relu reads one and writes one; sum reads n and writes "
        "one in all. mm reads two matrices, writes one, and each of its n * n results takes n products and n sums.",
        "A product of a matrix of 10 x 10 and a vector: 2 * 100 operations, and 100 + 10 + 10 numbers, 480 bytes.",
    ),
    observe=lambda fn, case: call(fn, case, ("op", "n")),
    judge=A_TUPLE.added_to(expects(_cost)),
    show=shows("cost"),
)

# ---- 06.roofline ---------------------------------------------------------------------------------------------------


def _roofline(flops: float, bytes_moved: float, peak: float, bandwidth: float) -> tuple[float, str]:
    slope = flops / bytes_moved * bandwidth
    return (slope, "memory") if slope < peak else (peak, "compute")


def _machines() -> Any:
    from hypothesis import strategies as st

    number = st.integers(1, 10**6)
    return st.tuples(number, number, number, number)


ROOFLINE = Exercise(
    id="06.roofline",
    signature="roofline(flops, bytes_moved, peak, bandwidth)",
    parts=(
        Cases(2, ((100, 1200, 64e9, 12e9), (2000, 10, 64e9, 20e9), (64, 20, 64e9, 20e9), (30, 10, 64e9, 20e9))),
        Property("any machine", 2, _machines, 150),
    ),
    # 0 and 1 memory; 2 compute; 3 the ridge
    probes=((100, 1200, 64e9, 12e9), (30, 10, 64e9, 20e9), (2000, 10, 64e9, 20e9), (64, 20, 64e9, 20e9)),
    hints=(
        "How many operations a second does memory allow, if each byte brings flops / bytes_moved of them?",
        "Memory allows flops / bytes_moved * bandwidth, the processor allows peak. The lower one is attainable, and names the "
        "bound.",
        "600 operations for 300 bytes, 10 GB/s, peak 50 GFLOP/s: 2 operations a byte, so memory allows 20 GFLOP/s: "
        "(20e9, 'memory').",
    ),
    observe=lambda fn, case: call(fn, case, ("flops", "bytes_moved", "peak", "bandwidth")),
    judge=A_TUPLE.added_to(expects(_roofline, tolerance=1e-9)),
    show=shows("roofline"),
    oracles=("tinytensor.introspect.roofline:attainable",),
)

# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "06.quiz",
    "`add` runs at 95 % of the roofline. What helps?",
    (
        (
            "Fusing it with its neighbor, so that fewer bytes move.",
            "Right. What is not written and read again costs nothing.",
        ),
        ("Wider SIMD instructions.", "The loop already waits for memory."),
        ("More threads.", "They share the same bandwidth."),
        ("float64.", "That moves twice the bytes."),
    ),
)

SPEC = LessonSpec(
    number="06",
    name="numba_kernels",
    title="Loops that run at memory speed",
    minutes=110,
    version=1,
    exercises=(ADD_STRIDED, SCALE_SHIFT, SUM_F32, CHUNKS, COST, ROOFLINE),
    quiz=QUIZ,
    predictions=(
        Prediction("06.p1", "What is the sum of 16,777,224 ones?", 16777216),
        Prediction("06.p2", "Which loop is slower: from the start, or from a given start?", "from a given start"),
        Prediction("06.p3", "Does the float32 loop convert to float64?", True),
        Prediction("06.p4", "Is the sum of 10 million times 0.1 too large, too small, or right?", "too large"),
        Prediction("06.p5", "Which way is faster for 10 elements: one thread or several?", "one thread"),
        Prediction("06.p6", "How many operations does a product of 512 x 512 do for each byte?", 85.3),
    ),
)
