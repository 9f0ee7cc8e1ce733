"""Timer: how often a statement has to run for its time to be measured well, and these times.

A statement is code in a string; `timeit.Timer` of Python runs it in a loop. Timer warms up, sets the number of threads
(1, where nothing else is said), and chooses how many executions make up one run.

Mirrors torch/utils/benchmark/utils/timer.py. Left out: C++ statements and Callgrind; both raise.
"""

from __future__ import annotations

import enum
import statistics
import textwrap
import timeit
from collections.abc import Callable
from typing import Any

import numpy

import tinytensor
from tinytensor import cuda
from tinytensor.aten.core.python.text_signature import shown_default
from tinytensor.kernel_compiler import at_once
from tinytensor.utils.benchmark.utils.common import Measurement, TaskSpec, set_torch_threads

__all__ = ["Language", "Timer", "timer"]

_LEAST_TIME = 1e-9  # seconds: nothing takes less, and nothing is divided by zero
_MOST_RUNS = 2147483647
_WARMUP_RUNS = 5
_OVERHEAD = 1e-4  # the part of a run that reading the clock may take

Callback = Callable[[int, float], object]


def timer() -> float:
    """Seconds, after all work on an accelerator is done.

    >>> tt.utils.benchmark.timer() > 0
    True
    """
    if cuda.is_available():
        cuda.synchronize()
    return timeit.default_timer()


class Language(enum.Enum):
    """What a statement is written in.

    >>> [each.name for each in tt.utils.benchmark.Language]
    ['PYTHON', 'CPP']
    """

    PYTHON = 0
    CPP = 1


def _tidy(code: str) -> str:
    """Without common indentation, an empty first line, and blanks at the end: a block string looks as it is meant."""
    code = textwrap.dedent(code)
    return code.removeprefix("\n").rstrip()


class Timer:
    """Times `stmt`.

    stmt, setup   Python code; setup runs once before each run. The library is known as `torch` in both.
    global_setup  for C++ only
    timer         a function that gives seconds
    globals       names that the code can see; copied
    label, sub_label, description, env
                  what is said about the task; Compare makes tables, rows, columns and row groups of them
    num_threads   for kernels, while the statement runs
    language      "python"; NotImplementedError for C++

    ValueError where `stmt` is no string, where `global_setup` is given, and for an unknown language.

    >>> timer = tt.utils.benchmark.Timer("x + 1", globals={"x": tt.ones(2)})
    >>> timer.timeit(10).median > 0
    True
    """

    _timer_cls: type[timeit.Timer] = timeit.Timer

    @shown_default(timer="timer")
    def __init__(
        self,
        stmt: str = "pass",
        setup: str = "pass",
        global_setup: str = "",
        timer: Callable[[], float] = timer,
        globals: dict[str, Any] | None = None,
        label: str | None = None,
        sub_label: str | None = None,
        description: str | None = None,
        env: str | None = None,
        num_threads: int = 1,
        language: Language | str = Language.PYTHON,
    ) -> None:
        if not isinstance(stmt, str):
            raise ValueError("Currently only a `str` stmt is supported.")
        if language in (Language.CPP, "cpp", "c++"):
            raise NotImplementedError("Timer runs Python statements; there is no C++ compiler behind this library.")
        if language not in (Language.PYTHON, "py", "python"):
            raise ValueError(f"Invalid language `{language}`.")
        if global_setup:
            raise ValueError(
                f"global_setup is C++ only, got `{global_setup}`. Most likely this code can simply be moved to `setup`."
            )
        self._globals = {"torch": tinytensor, "tinytensor": tinytensor, **(globals or {})}
        self._language = Language.PYTHON
        stmt, setup = _tidy(stmt), _tidy(setup)
        self._timer = self._timer_cls(stmt=stmt, setup=setup, timer=timer, globals=self._globals)
        self._task_spec = TaskSpec(
            stmt=stmt,
            setup=setup,
            global_setup=global_setup,
            label=label,
            sub_label=sub_label,
            description=description,
            env=env,
            num_threads=num_threads,
        )

    def _timeit(self, number: int) -> float:
        return max(self._timer.timeit(number), _LEAST_TIME)

    def _measured(self, number: int, times: list[float]) -> Measurement:
        return Measurement(number_per_run=number, raw_times=times, task_spec=self._task_spec)

    def timeit(self, number: int = 1000000) -> Measurement:
        """One run of `number` executions, after a warm-up of a hundredth of that."""
        with set_torch_threads(self._task_spec.num_threads):
            with at_once():
                self._timeit(max(int(number // 100), 2))
            return self._measured(number, [self._timeit(number)])

    def repeat(self, repeat: int = -1, number: int = -1) -> None:
        """Refused: blocked_autorange repeats, and chooses the number."""
        raise NotImplementedError("See `Timer.blocked_autorange.`")

    def autorange(self, callback: Callback | None = None) -> None:
        """Refused: blocked_autorange chooses the number, and repeats."""
        raise NotImplementedError("See `Timer.blocked_autorange.`")

    def _block_size(self, min_run_time: float) -> int:
        """The power of ten at which reading the clock no longer counts. Finding it is the warm-up."""
        with set_torch_threads(self._task_spec.num_threads), at_once():
            # The time of an empty loop: what reading the clock costs.
            empty = statistics.median([self._timeit(0) for _ in range(_WARMUP_RUNS)])
            overhead = float(numpy.float32(empty))
            number = 1
            while True:
                taken = self._timeit(number)
                if overhead / taken <= _OVERHEAD and taken >= min_run_time / 1000:
                    return number
                if taken > min_run_time or number * 10 > _MOST_RUNS:
                    return number
                number *= 10

    def _runs(
        self,
        number: int,
        enough: Callable[[list[float]], bool],
        min_run_time: float,
        max_run_time: float | None,
        callback: Callback | None,
    ) -> list[float]:
        """Runs until they took `min_run_time` together and are `enough`; no further than `max_run_time`."""
        total, stop = 0.0, False
        times: list[float] = []
        with set_torch_threads(self._task_spec.num_threads):
            while total < min_run_time or not stop:
                taken = self._timeit(number)
                times.append(taken)
                total += taken
                if callback:
                    callback(number, taken)
                stop = enough(times)
                if max_run_time and total > max_run_time:
                    break
        return times

    def blocked_autorange(self, callback: Callback | None = None, min_run_time: float = 0.2) -> Measurement:
        """Runs of one size for `min_run_time` seconds together.

        The size is the smallest power of ten for which reading the clock takes less than 1/10,000 of a run: small runs
        give more of them and better statistics, large runs hide the clock. `callback(number, seconds)` hears of each.
        """
        number = self._block_size(min_run_time)
        return self._measured(number, self._runs(number, lambda times: True, min_run_time, None, callback))

    def adaptive_autorange(
        self,
        threshold: float = 0.1,
        *,
        min_run_time: float = 0.01,
        max_run_time: float = 10.0,
        callback: Callback | None = None,
    ) -> Measurement:
        """Runs of one size until there are 4 or more and their interquartile range is below `threshold` of the median,
        or `max_run_time` seconds are over."""
        number = self._block_size(min_run_time=0.05)

        def calm(times: list[float]) -> bool:
            return len(times) > 3 and self._measured(number, times).meets_confidence(threshold)

        return self._measured(number, self._runs(number, calm, min_run_time, max_run_time, callback))

    def collect_callgrind(
        self,
        number: int = 100,
        *,
        repeats: int | None = None,
        collect_baseline: bool = True,
        retain_out_file: bool = False,
    ) -> None:
        """Refused: Callgrind counts machine instructions, and here most of them would be Python's."""
        if repeats is not None and repeats < 1:
            raise ValueError("If specified, `repeats` must be >= 1")
        raise NotImplementedError("Instruction counts by Callgrind are not collected here; use `blocked_autorange`.")
