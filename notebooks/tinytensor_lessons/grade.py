"""Grading a notebook without a browser: `tinytensor grade NOTEBOOK`.

The notebook runs in a fresh kernel in grade mode. Its locked cells are first put back as they are delivered, so what
counts is what stands in the exercise cells. Points are read as nbgrader reads them: a check cell that raises, or
writes to stderr, gives 0; a float is the points.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tinytensor_lessons.build import execute
from tinytensor_lessons.merge import merge
from tinytensor_lessons.panel import NOTE, Panel
from tinytensor_lessons.workspace import WorkspaceError, load_notebook, shipped


@dataclass(frozen=True, slots=True)
class Score:
    exercise: str
    points: float
    max: int


def grade(path: Path) -> list[Score]:
    """Points of every check cell."""
    notebook = _learners(path)
    number = notebook["metadata"]["tinytensor"]["lesson"]
    merged = merge(notebook, None, shipped(number)).notebook
    executed = execute(merged, {"NBGRADER_EXECUTION": "autograde"}, allow_errors=True)
    return [_score(cell) for cell in executed["cells"] if cell["metadata"].get("tinytensor", {}).get("role") == "check"]


def _learners(path: Path) -> dict[str, Any]:
    try:
        notebook = load_notebook(path)
        notebook["metadata"]["tinytensor"]["lesson"]
    except OSError as error:
        raise WorkspaceError(f"{path} cannot be read: {error.strerror}") from error
    except (KeyError, TypeError) as error:
        raise WorkspaceError(f"{path} is not a tinytensor lesson") from error
    return notebook


def _score(cell: dict[str, Any]) -> Score:
    ours = cell["metadata"]["tinytensor"]
    points = 0.0
    for output in cell["outputs"]:
        if output["output_type"] == "error" or output.get("name") == "stderr":
            return Score(ours["id"], 0.0, ours["points"])
        if output["output_type"] == "execute_result":
            points = float("".join(output["data"]["text/plain"]))
    return Score(ours["id"], points, ours["points"])


def report(path: Path, scores: list[Score]) -> Panel:
    """The scores as a table."""
    total, most = sum(score.points for score in scores), sum(score.max for score in scores)
    table = tuple((score.exercise, f"{score.points:g}/{score.max}") for score in scores)
    return Panel(NOTE, f"{path.name}: {total:g} of {most} points", head=("exercise", "points"), table=table)


def as_json(path: Path, scores: list[Score]) -> str:
    return json.dumps(
        {"notebook": path.name, "scores": {s.exercise: {"points": s.points, "max": s.max} for s in scores}}
    )
