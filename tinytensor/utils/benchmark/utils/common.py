"""What a measurement is: the task, its times, their statistics, and how they are printed.

PyTorch computes its statistics with tensors, a few of them in float32; where that shows in a printed digit, the numbers
here are rounded the same way. They are computed in plain Python, so that measuring does not run what is measured.

Mirrors torch/utils/benchmark/utils/common.py. Left out: _make_temp_dir, which only Callgrind needs.
"""

from __future__ import annotations

import contextlib
import dataclasses
import math
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

import numpy

from tinytensor.threads.parallel import get_num_threads, set_num_threads

__all__ = [
    "Measurement", "TaskSpec", "ordered_unique", "select_unit", "set_torch_threads", "trim_sigfig", "unit_to_english",
]  # fmt: skip

_MAX_SIGNIFICANT_FIGURES = 4
_MIN_CONFIDENCE_INTERVAL = 25e-9  # seconds: no clock is trusted further than that
_Z = 1.645  # 90 % of a normal distribution lie within that many deviations

# Interquartile range over median: above which a measurement warns, and above which it says why more bluntly.
_IQR_WARN_THRESHOLD = 0.1
_IQR_GROSS_WARN_THRESHOLD = 0.25

_UNITS = {"ns": ("nanosecond", 1e-9), "us": ("microsecond", 1e-6), "ms": ("millisecond", 1e-3), "s": ("second", 1)}


@dataclasses.dataclass(repr=False, frozen=True)
class TaskSpec:
    """What is timed, without the globals. Equal specs are replicates of one task.

    >>> spec = tt.utils.benchmark.TaskSpec(stmt="x + 1", setup="x = 1", label="add")
    >>> spec.title
    'add'
    """

    stmt: str
    setup: str
    global_setup: str = ""
    label: str | None = None
    sub_label: str | None = None
    description: str | None = None
    env: str | None = None
    num_threads: int = 1

    @property
    def title(self) -> str:
        """The label, or else the statement; with the sub_label."""
        if self.label is None and "\n" in self.stmt:
            which = f" ({self.sub_label})" if self.sub_label else ""
            return f"stmt:{which}\n{textwrap.indent(self.stmt, '  ')}"
        name = self.stmt if self.label is None else self.label
        return f"{name}: {self.sub_label}" if self.sub_label else name

    def setup_str(self) -> str:
        """The setup as it is printed; nothing where there is none."""
        if self.setup in ("", "pass"):
            return ""
        return f"setup:\n{textwrap.indent(self.setup, '  ')}" if "\n" in self.setup else f"setup: {self.setup}"

    def summarize(self) -> str:
        """Title, description and setup, one below the other; blocks are followed by an empty line."""
        parts = (self.title, self.description or "", self.setup_str())
        return "\n".join(part + "\n" if "\n" in part else part for part in parts if part)


_TASK_FIELDS = frozenset(field.name for field in dataclasses.fields(TaskSpec))


@dataclasses.dataclass(repr=False)
class Measurement:
    """The times of a task. The fields of its TaskSpec can be read from it directly.

    number_per_run  how often the statement ran for each entry of `raw_times`
    raw_times       seconds
    metadata        the user's own; never read

    >>> spec = tt.utils.benchmark.TaskSpec(stmt="x + 1", setup="x = 1")
    >>> m = tt.utils.benchmark.Measurement(10, [1.0, 2.0, 3.0], spec)
    >>> m.times, m.median
    ([0.1, 0.2, 0.3], 0.2)
    """

    number_per_run: int
    raw_times: list[float]
    task_spec: TaskSpec
    metadata: dict[Any, Any] | None = None

    def __post_init__(self) -> None:
        self._sorted_times: tuple[float, ...] = ()
        self._warnings: tuple[str, ...] = ()
        self._median = self._mean = self._p25 = self._p75 = -1.0

    def __getattr__(self, name: str) -> Any:
        if name in _TASK_FIELDS:
            return getattr(self.task_spec, name)
        return super().__getattribute__(name)

    @property
    def times(self) -> list[float]:
        """Seconds for one execution of the statement, one entry for each run."""
        return [time / self.number_per_run for time in self.raw_times]

    @property
    def median(self) -> float:
        """The median of `times`, in seconds."""
        self._lazy_init()
        return self._median

    @property
    def mean(self) -> float:
        """The mean of `times`, in seconds."""
        self._lazy_init()
        return self._mean

    @property
    def iqr(self) -> float:
        """The distance of the quartiles: in it lies the middle half of the times."""
        self._lazy_init()
        return self._p75 - self._p25

    @property
    def significant_figures(self) -> int:
        """How many digits of the median mean something, 1 to 4: from the confidence interval of the middle half."""
        self._lazy_init()
        count = len(self._sorted_times)
        middle = self._sorted_times[count // 4 : math.ceil(3 * count / 4)]
        interval = max(_Z * _deviation(middle) / _single(_single(len(middle)) ** 0.5), _MIN_CONFIDENCE_INTERVAL)
        return min(max(math.floor(_log10(self._median / interval)), 1), _MAX_SIGNIFICANT_FIGURES)

    @property
    def has_warnings(self) -> bool:
        """Whether something is to be said about the times: too few, or too far apart."""
        self._lazy_init()
        return bool(self._warnings)

    def meets_confidence(self, threshold: float = _IQR_WARN_THRESHOLD) -> bool:
        """Whether the interquartile range is below that part of the median."""
        return self.iqr / self.median < threshold

    @property
    def title(self) -> str:
        """What the task is called: the label or the statement."""
        return self.task_spec.title

    @property
    def as_row_name(self) -> str:
        """What a row of a table is called: the sub_label, or the statement."""
        return self.sub_label or self.stmt or "[Unknown]"

    def _lazy_init(self) -> None:
        if not self.raw_times or self._sorted_times:
            return
        self._sorted_times = tuple(sorted(self.times))
        self._mean = math.fsum(self._sorted_times) / len(self._sorted_times)
        self._p25, self._median, self._p75 = (_quantile(self._sorted_times, q) for q in (0.25, 0.5, 0.75))
        if not self.meets_confidence(_IQR_GROSS_WARN_THRESHOLD):
            self._warn("This suggests significant environmental influence.")
        elif not self.meets_confidence(_IQR_WARN_THRESHOLD):
            self._warn("This could indicate system fluctuation.")

    def _warn(self, why: str) -> None:
        percent = self.iqr / self.median * 100
        what = f"Interquartile range is {percent:.1f}% of the median measurement."
        self._warnings += (f"  WARNING: {what}\n           {why}",)

    def __repr__(self) -> str:
        self._lazy_init()
        count, several = len(self._sorted_times), len(self._sorted_times) > 1
        unit, scale = select_unit(self._median)
        lines = [super().__repr__(), self.task_spec.summarize()]
        lines.append(f"  {'Median: ' if several else ''}{self._median / scale:.2f} {unit}")
        if count >= 4:
            quartiles = f"({self._p25 / scale:.2f} to {self._p75 / scale:.2f})"
            lines.append(f"  IQR:    {self.iqr / scale:.2f} {unit} {quartiles}")
        per_run = f"{self.number_per_run} runs {'per measurement,' if several else ','}"
        threads = f"{self.num_threads} thread{'s' if self.num_threads > 1 else ''}"
        lines.append(f"  {count} measurement{'s' if several else ''}, {per_run} {threads}")
        return "\n".join([*lines, *self._warnings]).strip()

    @staticmethod
    def merge(measurements: Iterable[Measurement]) -> list[Measurement]:
        """One measurement for each task, of all its times, as if each had been one run. Metadata is dropped.

        >>> spec = tt.utils.benchmark.TaskSpec(stmt="x + 1", setup="x = 1")
        >>> some = [tt.utils.benchmark.Measurement(1, [time], spec) for time in (1.0, 3.0)]
        >>> tt.utils.benchmark.Measurement.merge(some)[0].median
        2.0
        """
        times: dict[TaskSpec, list[float]] = {}
        for measurement in measurements:
            times.setdefault(measurement.task_spec, []).extend(measurement.times)
        return [Measurement(number_per_run=1, raw_times=t, task_spec=spec) for spec, t in times.items()]


def _single(value: float) -> float:
    """Rounded to float32."""
    return float(numpy.float32(value))


def _log10(value: float) -> float:
    """Of float32, to float32: -inf of 0, nan of nan."""
    rounded = _single(value)
    return _single(math.log10(rounded)) if rounded > 0 else rounded if math.isnan(rounded) else -math.inf


def _deviation(values: tuple[float, ...]) -> float:
    """The standard deviation of the whole, of float32 values; nan of none."""
    if not values:
        return math.nan
    rounded = [_single(value) for value in values]
    mean = math.fsum(rounded) / len(rounded)
    return _single(math.sqrt(math.fsum((value - mean) ** 2 for value in rounded) / len(rounded)))


def _quantile(ordered: tuple[float, ...], q: float) -> float:
    """Between two neighbours linearly, from the nearer one, as `lerp` does it."""
    place = q * (len(ordered) - 1)
    low = math.floor(place)
    a, b, weight = ordered[low], ordered[math.ceil(place)], place - low
    return a + weight * (b - a) if weight < 0.5 else b - (b - a) * (1 - weight)


def select_unit(t: float) -> tuple[str, float]:
    """The unit in which `t` seconds are a handy number, and its size: `("us", 1e-06)` for 5e-6.

    The logarithm is taken in float32, so that a time just below a power of 1000 may count as that power.

    >>> tt.utils.benchmark.select_unit(5e-6)
    ('us', 1e-06)
    """
    unit = {-3: "ns", -2: "us", -1: "ms"}.get(int(_log10(t) // 3), "s")
    return unit, _UNITS[unit][1]


def unit_to_english(u: str) -> str:
    """`"microsecond"` for `"us"`. KeyError for a unit that select_unit does not give.

    >>> tt.utils.benchmark.unit_to_english("us")
    'microsecond'
    """
    return _UNITS[u][0]


def trim_sigfig(x: float, n: int) -> float:
    """`x` to `n` significant figures, in float32. AssertionError if n is no whole number; OverflowError for 0.

    >>> tt.utils.benchmark.trim_sigfig(31.25, 2)
    31.0
    """
    if n != int(n):
        raise AssertionError("Number of significant figures must be an integer")
    magnitude = math.ceil(_log10(abs(x)))
    scale = 10 ** (magnitude - n)
    return float(numpy.float32(numpy.round(numpy.float32(x / scale))) * numpy.float32(scale))


def ordered_unique(elements: Iterable[Any]) -> list[Any]:
    """Without repetitions, in the order of first appearance.

    >>> tt.utils.benchmark.ordered_unique([3, 1, 3])
    [3, 1]
    """
    return list(dict.fromkeys(elements))


@contextlib.contextmanager
def set_torch_threads(n: int) -> Iterator[None]:
    """Inside the block kernels use `n` threads.

    >>> with tt.utils.benchmark.set_torch_threads(1):
    ...     tt.get_num_threads()
    1
    """
    before = get_num_threads()
    try:
        set_num_threads(n)
        yield
    finally:
        set_num_threads(before)
