"""How far grading has come: a bar with names and the time that is left; without a terminal, a line for each notebook."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Any

from tinytensor_lessons.grading.grade_one import Result


class ProgressBar:
    """Use as a context manager; `step` after each notebook."""

    def __init__(self, total: int) -> None:
        self._total, self._done, self._began = total, 0, time.monotonic()
        self._bar: Any = None
        if sys.stderr.isatty() and total > 1:
            try:
                from tqdm import tqdm
            except ImportError:
                return
            form = "{n_fmt}/{total_fmt} |{bar:20}| {elapsed} gone, {remaining} left  {desc}"
            self._bar = tqdm(total=total, bar_format=form, dynamic_ncols=True, leave=True)

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._bar is not None:
            self._bar.close()

    def step(self, name: str, result: Result) -> None:
        """One more is done."""
        self._done += 1
        text = f"{name}: {result.points:g}/{result.max:g}" + ("" if result.status == "graded" else f", {result.status}")
        if self._bar is not None:
            self._bar.set_description_str(text, refresh=False)
            self._bar.update()
        elif self._total > 1:
            left = (time.monotonic() - self._began) / self._done * (self._total - self._done)
            print(f"[{self._done}/{self._total}] {text}; {_minutes(left)} left", file=sys.stderr, flush=True)


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
