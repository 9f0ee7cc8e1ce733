"""Hints in three levels, free of charge.

Level 1 comes by itself with a failed check: the hint of the wrong solution that was recognised, or a question.
Level 2 points at the line of reasoning. Level 3 is a worked example with other numbers. None is a solution.
"""

from __future__ import annotations

from tinytensor_lessons.check import FAIL, PASS, CheckResult
from tinytensor_lessons.exercise import Exercise
from tinytensor_lessons.panel import NOTE, Panel, Row

LEVELS = 3


class HintBook:
    """Which hints of this lesson have been shown."""

    def __init__(self) -> None:
        self._shown: dict[str, int] = {}
        self._first: dict[str, str] = {}

    def after(self, result: CheckResult) -> None:
        """A failed check has shown level 1; a passed one starts over."""
        if result.status == FAIL and result.hint:
            self._first[result.id] = result.hint
            self._shown[result.id] = max(1, self._shown.get(result.id, 0))
        elif result.status == PASS:
            self._shown.pop(result.id, None)
            self._first.pop(result.id, None)

    def ask(self, exercise: Exercise, level: int | None = None) -> Panel:
        """The hint of this level, or the next one not yet shown."""
        if level is None:
            level = min(self._shown.get(exercise.id, 0) + 1, LEVELS)
        if level not in range(1, LEVELS + 1):
            raise ValueError(f"hints have levels 1 to {LEVELS}, not {level}")
        self._shown[exercise.id] = max(level, self._shown.get(exercise.id, 0))
        text = self._first.get(exercise.id, exercise.hints[0]) if level == 1 else exercise.hints[level - 1]
        more = (
            Row("Ask for more", f'`lesson.hint("{exercise.id}")`')
            if level < LEVELS
            else Row("", "This is the last hint.")
        )
        return Panel(NOTE, f"{exercise.id}  hint {level} of {LEVELS}", rows=(Row("", text), more))
