"""What is measured, and how: one workload in two libraries, in turns, in one process.

A workload runs in rounds that alternate between tinytensor and PyTorch, so both meet the same machine. A round repeats the
workload until it has taken a few hundredths of a second. The figure is the median over rounds of the time of one run.

With one thread the time is that of this thread, and what other programs do on the machine counts for neither. With more
threads it is time on the wall, which wants a quiet machine.
"""

from __future__ import annotations

import contextlib
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

import numpy as np

Run = Callable[[], object]
Context = Callable[[], AbstractContextManager[Any]]


@dataclass(frozen=True)
class Inside:
    """A run within a context that is entered before a round and left after it, so it is the call that is measured."""

    context: Context
    run: Run


Rows = dict[str, Run | Inside]
"""Name -> what a library runs."""
Group = Callable[[Any], Rows]
"""The rows of a group for one of the two libraries."""


@dataclass(frozen=True)
class Timing:
    """Median seconds of one run."""

    group: str
    name: str
    ours: float
    theirs: float

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs


def array(*sizes: int, seed: int = 0, dtype: str = "float32") -> np.ndarray:
    """Normal random numbers, the same for both libraries."""
    return np.random.default_rng(seed).standard_normal(sizes).astype(dtype)


def tensor(library: Any, *sizes: int, seed: int = 0, dtype: str = "float32") -> Any:
    """They as a tensor; `dtype` may be one that NumPy does not have."""
    values = library.from_numpy(array(*sizes, seed=seed))
    return values if dtype == "float32" else values.to(getattr(library, dtype))


class Side:
    """One library's half of a workload."""

    def __init__(self, row: Run | Inside, clock: Callable[[], float]) -> None:
        self.context, self.run = (row.context, row.run) if isinstance(row, Inside) else (contextlib.nullcontext, row)
        self.clock = clock
        self.count = 1
        self.seconds: list[float] = []

    def round(self) -> float:
        """Seconds of `count` runs."""
        run, clock = self.run, self.clock
        with self.context():
            run()
            begin = clock()
            for _ in range(self.count):
                run()
            return clock() - begin

    def settle(self, seconds: float) -> None:
        """Choose how often a round runs, so that it takes about this long."""
        from tinytensor.kernel_compiler import at_once

        with at_once():
            self.round()  # the first one may compile a kernel, or wake threads, and would be taken for the usual time
        while (spent := self.round()) < seconds / 4:
            self.count *= 4
        self.count = max(1, round(self.count * seconds / spent))


def measure(group: str, rows: Group, rounds: int, seconds: float, threads: int, chosen: str = "") -> Iterator[Timing]:
    """Each row of a group whose name has `chosen` in it."""
    import torch

    import tinytensor as tt

    clock = time.thread_time if threads == 1 else time.perf_counter
    ours, theirs = rows(tt), rows(torch)
    for name in ours:
        if chosen not in f"{group}: {name}":
            continue
        sides = Side(ours[name], clock), Side(theirs[name], clock)
        for side in sides:
            side.settle(seconds)
        for _ in range(rounds):
            for side in sides:
                side.seconds.append(side.round() / side.count)
        yield Timing(group, name, *(statistics.median(side.seconds) for side in sides))


def geometric_mean(timings: list[Timing]) -> float:
    """Of the ratios."""
    return statistics.geometric_mean(timing.ratio for timing in timings)
