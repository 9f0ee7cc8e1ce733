"""Notebooks as plain dicts, and lesson sources as cells.

A source (`notebooks/source/NN_name.py`) is Python in the percent format: `# %%` opens a code cell, `# %% [markdown]`
a text cell, and key="value" pairs on that line say what the cell is: its role and its name. Everything else about a
cell (ids, points, nbgrader's metadata) follows from these two and from lesson_NN.py.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tinytensor_lessons.exercise import LessonSpec

ROLES = (
    "header", "setup", "story", "demo", "predict", "task", "exercise", "check", "question", "quiz", "upstream",
    "further", "summary", "scratch",
)  # fmt: skip
# What the learner edits; `update` keeps these.
LEARNERS_ROLES = ("exercise", "predict", "quiz", "scratch")
_SOLUTION_ROLES = ("exercise", "quiz")
_UNLOCKED_ROLES = ("predict", "further", "scratch")

_HEAD = re.compile(r"^# %%(?P<markdown> \[markdown\])?(?P<rest>.*)$")
_PAIR = re.compile(r'(\w+)=("[^"]*"|\[[^\]]*\])')


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a source."""

    kind: str
    role: str
    name: str
    source: str
    tags: tuple[str, ...] = ()


def parse_source(text: str) -> list[Cell]:
    """The cells of a percent-format source. What stands before the first `# %%` belongs to editors."""
    cells: list[Cell] = []
    head: re.Match[str] | None = None
    body: list[str] = []
    for line in [*text.splitlines(), "# %%"]:
        found = _HEAD.match(line)
        if not found:
            body.append(line)
            continue
        if head is not None:
            cells.append(_cell(head, body))
        head, body = found, []
    return cells


def _cell(head: re.Match[str], body: list[str]) -> Cell:
    options = {key: json.loads(value) for key, value in _PAIR.findall(head["rest"])}
    role, name = options.get("role"), options.get("name")
    if role not in ROLES or not name:
        raise ValueError(f"a cell needs a role and a name: {head[0]}")
    if head["markdown"]:
        body = [re.sub("^# ?", "", line) for line in body]
    source = "\n".join(line.rstrip() for line in body).strip("\n")
    return Cell("markdown" if head["markdown"] else "code", role, name, source, tuple(options.get("tags", ())))


def cell_dict(cell: Cell, spec: LessonSpec, source: str) -> dict[str, Any]:
    """The cell as nbformat 4.5 has it, with our metadata and nbgrader's."""
    number = spec.number
    ours: dict[str, Any] = {"lesson": number, "role": cell.role, "version": spec.version}
    exercise = next((e for e in spec.exercises if e.name == cell.name), None)
    points = spec.quiz.points if cell.name == "quiz" else exercise.points if exercise else None
    if cell.role in ("task", "exercise", "check", "question", "quiz"):
        if points is None:
            raise ValueError(f"lesson {number} has no exercise {cell.name!r}")
        ours |= {"id": f"{number}.{cell.name}", "points": points}
    if cell.role == "exercise" and exercise is not None:
        ours["signature"] = exercise.signature
    metadata: dict[str, Any] = {"tinytensor": ours}
    if cell.role not in _UNLOCKED_ROLES:
        metadata["nbgrader"] = _nbgrader(cell, number, points)
    if cell.tags:
        metadata["tags"] = list(cell.tags)
    result: dict[str, Any] = {
        "cell_type": cell.kind,
        "id": f"{number}-{cell.role}-{cell.name}",
        "metadata": metadata,
        "source": source.splitlines(keepends=True),
    }
    if cell.kind == "code":
        result |= {"execution_count": None, "outputs": []}
    return result


def _nbgrader(cell: Cell, number: str, points: int | None) -> dict[str, Any]:
    graded, solution = cell.role == "check", cell.role in _SOLUTION_ROLES
    prefix = {"exercise": "ex", "quiz": "ex"}.get(cell.role, cell.role)
    data: dict[str, Any] = {
        "schema_version": 3,
        "grade": graded,
        "grade_id": f"{prefix}_{number}_{cell.name}",
        "locked": not solution,
        "solution": solution,
        "task": False,
    }
    if graded:
        data["points"] = points
    return data


def notebook_dict(spec: LessonSpec, cells: list[dict[str, Any]]) -> dict[str, Any]:
    ids = [cell["id"] for cell in cells]
    if len(set(ids)) < len(ids):
        raise ValueError(f"lesson {spec.number}: two cells share a role and a name: {sorted(ids)}")
    return {
        "cells": cells,
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
            "tinytensor": {"lesson": spec.number, "version": spec.version},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def dumps(notebook: dict[str, Any]) -> str:
    """As nbformat writes it: the same bytes for the same notebook."""
    return json.dumps(notebook, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def load(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))


def source_of(cell: dict[str, Any]) -> str:
    source = cell["source"]
    return source if isinstance(source, str) else "".join(source)
