"""What test_benchmark.py and make_golden_benchmark.py ask of a `benchmark` module, PyTorch's or ours.

Time is a clock of our own that a statement turns on by hand, so the answers are the same on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any


class Clock:
    """`clock()` gives its seconds; `clock.work(s)` adds about s to them: some per cent more in some calls."""

    def __init__(self, spread: float = 0.0, read: float = 0.0):
        self.now, self._read, self._random, self._spread = 0.0, read, random.Random(3), spread

    def __call__(self) -> float:
        self.now += self._read
        return self.now

    def work(self, seconds: float) -> None:
        self.now += seconds * (1 + self._spread * self._random.random())


def measurements(benchmark: Any) -> list[Any]:
    """A table with gaps, several numbers of threads and environments, calm and nervous times, of 2 labels."""
    draw = random.Random(7)
    made = []
    for label in ("matmul", None):
        for threads in (1, 4):
            for env in ("base", "long environment") if label else (None,):
                for sub in ("x @ y", "einsum"):
                    for size in (16, 256, 4096):
                        if draw.random() < 0.2:
                            continue
                        seconds = 3.3e-7 * size**1.3 / threads * draw.choice([1.0, 1.05, 2.5, 8.0])
                        spread = draw.choice([0.0, 0.01, 0.2, 1.5])
                        times = [
                            100 * seconds * (1 + spread * draw.random()) for _ in range(draw.choice([1, 3, 9, 40]))
                        ]
                        spec = benchmark.TaskSpec(
                            stmt="x @ y" if sub == "x @ y" else "torch.einsum('ij,jk', x, y)", setup="pass",
                            label=label, sub_label=sub if label else None, description=f"n = {size}",
                            env=env, num_threads=threads,
                        )  # fmt: skip
                        made.append(benchmark.Measurement(100, times, spec))
    return [*made, benchmark.Measurement(50, [t / 3 for t in made[0].raw_times], made[0].task_spec)]


def printed(measurement: Any) -> str:
    """Without its first line, which has an address."""
    return repr(measurement).partition("\n")[2]


def tables(benchmark: Any) -> dict[str, str]:
    """Compare in all its manners."""
    shown = {}
    for trim in (False, True):
        for highlight in (False, True):
            for color in ("none", "columns", "rows"):
                compare = benchmark.Compare(measurements(benchmark))
                if trim:
                    compare.trim_significant_figures()
                if highlight:
                    compare.highlight_warnings()
                if color != "none":
                    compare.colorize(rowwise=color == "rows")
                shown[f"trim={trim} highlight={highlight} color={color}"] = str(compare)
    return shown


TIMERS: dict[str, dict[str, Any]] = {
    "plain": {"stmt": "work(2.5e-6)"},
    "noisy": {"stmt": "work(4e-5)", "spread": 1.0, "label": "noise", "sub_label": "much", "description": "all"},
    "slow": {"stmt": "work(0.7)", "setup": "import math"},
    "clock costs": {"stmt": "work(3e-7)", "read": 2e-7, "num_threads": 2},
    "block": {
        "stmt": "\n        y = 1\n        work(1e-3)\n    ", "setup": "\n    a = 1\n    b = 2\n", "sub_label": "s",
        "spread": 0.3, "env": "e",
    },
}  # fmt: skip
METHODS: dict[str, Callable[[Any], Any]] = {
    "timeit": lambda timer: timer.timeit(500),
    "blocked_autorange": lambda timer: timer.blocked_autorange(min_run_time=0.3),
    "adaptive_autorange": lambda timer: timer.adaptive_autorange(max_run_time=2.0),
    "calmer": lambda timer: timer.adaptive_autorange(0.02, min_run_time=0.02, max_run_time=1.0),
}


def run(benchmark: Any, name: str, method: str) -> Any:
    """The measurement of that timer by that method."""
    settings = dict(TIMERS[name])
    clock = Clock(settings.pop("spread", 0.0), settings.pop("read", 0.0))
    return METHODS[method](benchmark.Timer(timer=clock, globals={"work": clock.work}, **settings))


def numbers(benchmark: Any) -> dict[str, list[Any]]:
    """The small functions, at values around their borders."""
    draw = random.Random(11)
    values = [10.0**k for k in range(-10, 3)] + [9.9999999e-7, 1.0000001e-6, 0.00099999999]
    values += [10 ** draw.uniform(-9, 4) for _ in range(40)]
    return {
        "values": values,
        "units": [benchmark.select_unit(v)[0] for v in values],
        "trimmed": [[benchmark.trim_sigfig(v, n) for n in (1, 2, 3, 4)] for v in values],
        "figures": [m.significant_figures for m in measurements(benchmark)],
        "warnings": [m.has_warnings for m in measurements(benchmark)],
        "medians": [m.median for m in measurements(benchmark)],
        "iqrs": [m.iqr for m in measurements(benchmark)],
    }
