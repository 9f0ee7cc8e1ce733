"""Lesson 06: a float32 sum that does not get stuck (06.sum_f32), and how a loop is shared out (06.chunks)."""

from __future__ import annotations

import functools
import math
import sys
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons import compiled
from tinytensor_lessons.compare import call, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.geometry import shows
from tinytensor_lessons.lesson_06.loops import NAMES
from tinytensor_lessons.limits import TimeIsUp
from tinytensor_lessons.loop_plugs import as_shares, as_sum

# ---- 06.sum_f32 ----------------------------------------------------------------------------------------------------

CLOSE = 1e-6  # of the sum of all magnitudes
STUCK = 16_777_224  # ones; from 2**24 on, adding 1 to a float32 no longer changes it
TWICE = 2**25  # ones, of which a loop that is stuck counts half
_AS_PYTHON = 10_000  # elements that a sum in Python may take


@dataclass(frozen=True)
class Sum:
    """The sum of n float32 of a kind."""

    kind: str
    n: int

    def __str__(self) -> str:
        return f"sum_f32 of {self.n:,} {self.kind}"

    def numbers(self) -> np.ndarray:
        return _numbers(self.kind, self.n)

    def exact(self) -> float:
        return _exact(self.kind, self.n)


@dataclass(frozen=True)
class Signature:
    """Which dtypes the compiled sum uses."""

    def __str__(self) -> str:
        return "the machine code of sum_f32"


def _numbers(kind: str, n: int) -> np.ndarray:
    if kind in ("ones", "ones with a NaN", "ones with an inf"):
        numbers = np.ones(n, np.float32)
        if kind != "ones":
            numbers[n // 2] = np.nan if "NaN" in kind else np.inf
        return numbers
    if kind == "times 0.1":
        return np.full(n, 0.1, np.float32)
    numbers = (np.arange(n, dtype=np.int32) % 7 + 1).astype(np.float32)
    numbers[1::2] *= -1
    return numbers


@functools.cache
def _exact(kind: str, n: int) -> float:
    return float(_numbers(kind, n).sum(dtype=np.float64))


@functools.cache
def _magnitude(kind: str, n: int) -> float:
    return float(np.abs(_numbers(kind, n)).sum(dtype=np.float64))


def _observe_sum(fn: Function, case: Any) -> Outcome:
    own = compiled.python_of(fn)
    try:
        if own is None:
            if isinstance(case, Signature) or case.n > _AS_PYTHON:
                return Outcome({"jitted": False})
            return Outcome(fn(case.numbers()))
        if isinstance(case, Signature):
            unsafe = compiled.fast(fn)
            _first_as_python(fn)
            compiled.run(compiled.checked(fn), np.ones(300, np.float32))
            compiled.run(unsafe, np.ones(300, np.float32))
            return Outcome(
                {
                    "jitted": True,
                    "returns float32": compiled.returns_float32(unsafe),
                    "float64": compiled.adds_doubles(unsafe),
                }
            )
        _first_as_python(fn)
        return Outcome(compiled.run(compiled.checked(fn), case.numbers()))
    except TimeIsUp:
        raise
    except BaseException as error:
        return raised(own or fn, error)


_DEEPEST = 100  # calls within calls for 2**18 elements: halves need 12
_FIRST = (0, 1, 5, 127, 128, 129, 130, 255, 256, 257, 300, 385, 4097, 2**18)
_went_well: dict[int, Any] = {}


def _first_as_python(fn: Function) -> None:
    """What does not end, raises, or calls itself too deep, does so before it is compiled: there it would end the process.

    The result is not looked at: in Python a float that meets a float32 gives way to it, in Numba it is a float64.
    """
    if _went_well.get(id(fn)) is fn:
        return
    function, limit = compiled.as_python(fn), sys.getrecursionlimit()
    depth, frame = 0, sys._getframe()
    while frame.f_back is not None:
        depth, frame = depth + 1, frame.f_back
    try:
        sys.setrecursionlimit(depth + _DEEPEST)
        for n in _FIRST:
            function(np.ones(n, np.float32))
    finally:
        sys.setrecursionlimit(limit)
    if len(_went_well) > 64:
        _went_well.clear()
    _went_well[id(fn)] = fn


def _judge_sum(case: Any, outcome: Outcome) -> Mismatch | None:
    if outcome.raised:
        return Mismatch("no exception", show_outcome(outcome), outcome.where)
    got = outcome.value
    if isinstance(got, dict) and got.get("jitted") is False:
        return Mismatch("a function that Numba compiles", "a Python function")
    if isinstance(case, Signature):
        if got["float64"]:
            return Mismatch("float32 additions", "float64 additions")
        return None if got["returns float32"] else Mismatch("a float32", "another dtype")
    exact = case.exact()
    if isinstance(got, bool) or not isinstance(got, (float, np.floating)):
        return Mismatch(f"a float32 near {exact:.10g}", show_value(got))
    if math.isfinite(exact):
        right = math.isfinite(got) and abs(float(got) - exact) <= CLOSE * _magnitude(case.kind, case.n)
    else:
        right = float(got) == exact or (exact != exact and got != got)
    return None if right else Mismatch(f"{exact:.10g}", show_value(float(got)))


def _total(n: int, view: Any = None) -> Mismatch | None:
    """The library's sum of n ones."""
    x = tt.ones(n) if view is None else view(tt.ones(n))
    got = x.sum().item()
    return None if got == x.numel() else Mismatch(str(x.numel()), show_value(got))


SUM_F32 = Exercise(
    id="06.sum_f32",
    signature="sum_f32(a)",
    parts=(
        Cases(3, (Sum("ones", 5), Sum("ones", 0), Sum("ones", 129), Sum("times 0.1", 100), Sum("ones", TWICE))),
        Exhaustive(
            "accuracy",
            4,
            lambda: [
                Sum("times 0.1", 10_000_000), Sum("alternating signs", 2**25), Sum("times 0.1", 999_999),
                Sum("ones with a NaN", 1000), Sum("ones with an inf", 1000),
                *(Sum("ones", n) for n in (1, 127, 128, 130, 255, 256, 257, 385, 4097, 100_003)),
            ],
        ),
        Exhaustive("float32 only", 2, lambda: [Signature()]),
        Plug(
            3,
            "tinytensor.aten.native.reduce.cpu.reduce:rows",
            {
                "sum of 1,000 ones": partial(_total, 1000),
                "sum of a (300, 500) matrix": partial(_total, 150_000, lambda x: x.view(300, 500)),
                f"sum of {STUCK:,} ones": partial(_total, STUCK),
            },
            install=as_sum,
        ),
    ),
    # 0 to 2 short; 3 beyond 2**24; 4 many; 5 a NaN; 6 dtypes; 7 signs
    probes=(
        Sum("ones", 5),
        Sum("ones", 128),
        Sum("ones", 129),
        Sum("ones", TWICE),
        Sum("times 0.1", 10_000_000),
        Sum("ones with a NaN", 1000),
        Signature(),
        Sum("alternating signs", 3001),
    ),
    hints=(
        "When is a float32 too large for the next number to change it, and how do you keep every sum smaller?",
        "If there are 128 numbers or fewer, add them up one by one. Otherwise cut the array into two halves and add their "
        "sums: sum_f32 may call itself.",
        "520 numbers: 260 and 260, each of them 130 and 130, each of those 65 and 65. Eight sums of 65, then four, two, one: "
        "no number goes through more than 64 + 3 additions.",
    ),
    observe=_observe_sum,
    judge=_judge_sum,
    show=str,
    provides=NAMES,
    seconds=30.0,
)  # fmt: skip

# ---- 06.chunks -----------------------------------------------------------------------------------------------------


def _judge_chunks(case: Any, outcome: Outcome) -> Mismatch | None:
    n, grain, threads = case
    count = min(threads, -(-n // grain))
    if outcome.raised:
        return Mismatch(f"{count} pairs", show_outcome(outcome), outcome.where)
    got = outcome.value
    if type(got) is not list or not all(
        type(p) is tuple and len(p) == 2 and all(isinstance(i, int) for i in p) for p in got
    ):
        return Mismatch("a list of pairs (begin, end)", show_value(got))
    if outcome.changed:
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    at = 0
    for begin, end in got:
        if begin > at:
            return Mismatch(f"element {at} in a share", show_value(got), f"Nobody visits element {at}.")
        if begin < at:
            return Mismatch(f"element {begin} in one share", show_value(got), f"Element {begin} is in two shares.")
        if end <= begin:
            return Mismatch("shares that hold elements", show_value(got))
        at = end
    if at != n:
        note = f"Nobody visits element {at}." if at < n else f"Element {n} does not exist."
        return Mismatch(f"shares that end at {n}", show_value(got), note)
    if len(got) != count:
        return Mismatch(f"{count} share{'s' * (count != 1)}", show_value(got), f"{len(got)} shares")
    sizes = [end - begin for begin, end in got]
    if sizes and max(sizes) - min(sizes) > 1:
        return Mismatch("sizes that differ by 1 at most", show_value(got))
    return None


def _shares() -> Any:
    from hypothesis import strategies as st

    return st.tuples(st.integers(0, 400), st.integers(1, 60), st.integers(1, 12))


def _adds(n: int) -> Mismatch | None:
    got = tt.arange(n, dtype=tt.float32) + tt.ones(n)
    wrong = (got.numpy() != np.arange(1, n + 1, dtype=np.float32)).nonzero()[0]
    return None if not wrong.size else Mismatch(f"out[{wrong[0]}] = {wrong[0] + 1}", "another value")


CHUNKS = Exercise(
    id="06.chunks",
    signature="chunks(n, grain, threads)",
    parts=(
        Cases(2, ((100, 10, 4), (10, 32768, 8), (103, 10, 4), (25, 10, 8), (0, 10, 4))),
        Property("exact cover", 2, _shares, 200),
        Plug(
            2,
            "tinytensor.threads.work_sharing:chunk_size",
            {
                "add of 100,000": partial(_adds, 100_000),
                "add of 40,001": partial(_adds, 40_001),
                "add of 1,000,003": partial(_adds, 1_000_003),
            },
            install=as_shares,
        ),
    ),
    # 0 even; 1 below the grain; 2 and 3 a remainder; 4 nothing; 5 more threads than elements; 6 a single share
    probes=((100, 10, 4), (10, 32768, 8), (103, 10, 4), (25, 10, 8), (0, 10, 4), (5, 1, 8), (7, 10, 1), (110, 20, 4)),
    hints=(
        "How many shares are there? Then: where does share number k begin, so that the last one ends at n?",
        "There are min(threads, n / grain rounded up) shares. Share k of c begins at k * n // c and ends where the next one "
        "begins.",
        "17 elements in 3 shares: 0*17//3, 1*17//3, 2*17//3, 3*17//3 are 0, 5, 11, 17: (0, 5), (5, 11), (11, 17).",
    ),
    observe=lambda fn, case: call(fn, case, ("n", "grain", "threads")),
    judge=_judge_chunks,
    show=shows("chunks"),
)
