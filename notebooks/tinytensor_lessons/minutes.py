"""How long a lesson takes: an estimate from what a learner reads, runs and writes.

The weights come from timed readers: lesson 08 took them 145 minutes, lesson 13 took 150, and lesson 20 took 135, each
as it stood then; the weights give 142, 148 and 134. They hold for someone who knows Python and NumPy, meets the subject
for the first time, and needs a second try at half of the exercises.
"""

from __future__ import annotations

from tinytensor_lessons.build import solution_lines, source_cells
from tinytensor_lessons.exercise import LessonSpec

_WORDS_A_MINUTE = 120
_RUN_AND_LOOK = 0.75  # for each cell that shows something
_CODE_LINE_READ = 0.2
_TASK_UNDERSTOOD = 6  # for each exercise: its task, its check, a look at a hint
_CODE_LINE_WRITTEN = 0.6
_QUIZ = 5
ROUNDED_TO = 5


def estimate(spec: LessonSpec) -> float:
    """Minutes from the first cell to the last."""
    minutes = float(_QUIZ)
    for cell in source_cells(spec):
        if cell.kind == "markdown":
            minutes += len(cell.source.split()) / _WORDS_A_MINUTE
        elif cell.role in ("demo", "further"):
            minutes += _RUN_AND_LOOK + _CODE_LINE_READ * sum(1 for line in cell.source.splitlines() if line.strip())
        elif cell.role == "exercise":
            minutes += _TASK_UNDERSTOOD + _CODE_LINE_WRITTEN * solution_lines(cell)
    return minutes


def stated(spec: LessonSpec) -> int:
    """What the header of the lesson has to say: the estimate in steps of five minutes."""
    return round(estimate(spec) / ROUNDED_TO) * ROUNDED_TO
