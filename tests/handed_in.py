"""Notebooks as students hand them in, for the tests of grading."""

from __future__ import annotations

import copy
from typing import Any

from tinytensor_lessons.build import solution_notebook
from tinytensor_lessons.grading.grade_one import Result
from tinytensor_lessons.grading.limits import MB, Limits
from tinytensor_lessons.registry import load

# Small, so that what runs into them does so soon.
SMALL = Limits(cell=8, notebook=120, memory=400 * MB, disk=16 * MB, files=500, processes=24, output=1 * MB)
LESSON = "01"


def solved(changes: dict[str, str] | None = None, number: str = LESSON) -> dict[str, Any]:
    """The lesson with its solutions, and other sources in the exercises that `changes` names."""
    notebook = copy.deepcopy(solution_notebook(load(number)))
    for name, source in (changes or {}).items():
        (cell,) = (
            cell for cell in notebook["cells"] if cell["id"] in (f"{number}-exercise-{name}", f"{number}-quiz-{name}")
        )
        cell["source"] = source.splitlines(keepends=True)
    return notebook


def shortened(notebook: dict[str, Any]) -> dict[str, Any]:
    """The first two exercises and the quiz."""
    cells = notebook["cells"]
    end = next(k for k, cell in enumerate(cells) if cell["id"] == f"{LESSON}-check-contiguous_strides") + 1
    return notebook | {"cells": cells[:end] + [cell for cell in cells[end:] if cell["id"].endswith("-quiz")]}


def insert(notebook: dict[str, Any], before: str, source: str) -> dict[str, Any]:
    """The notebook with a cell of the learner's own before the cell of that id."""
    at = next(k for k, cell in enumerate(notebook["cells"]) if cell["id"] == before)
    cell = {
        "cell_type": "code",
        "id": f"mine-{at}",
        "metadata": {},
        "source": source,
        "outputs": [],
        "execution_count": None,
    }
    notebook["cells"].insert(at, cell)
    return notebook


def lost(result: Result) -> dict[str, float]:
    """Exercises without full points: exercise -> points."""
    return {score.exercise: score.points for score in result.scores if score.points < score.max}


def note(result: Result, exercise: str) -> str:
    return next(score.note for score in result.scores if score.exercise == exercise)
