"""What a learner has done so far: one line per attempt in `.tinytensor/progress.jsonl`, beside the notebooks.

Nothing leaves the machine. The best score counts. TINYTENSOR_HOME names another folder; in the modes `grade` and
`static` nothing is written. A folder that cannot be written to costs the record, not the lesson.
"""

from __future__ import annotations

import inspect
import json
import linecache
import os
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from types import FunctionType
from typing import Any

from tinytensor_lessons.exercise import LessonSpec
from tinytensor_lessons.panel import NOTE, Panel

FOLDER = ".tinytensor"


def home() -> Path:
    """The folder that keeps progress, copies of passing functions and backups."""
    chosen = os.environ.get("TINYTENSOR_HOME")
    return Path(chosen) if chosen else Path.cwd() / FOLDER


def read(folder: Path | None = None) -> list[dict[str, Any]]:
    """All attempts, oldest first. Lines that are not attempts are passed over."""
    path = (folder or home()) / "progress.jsonl"
    attempts = []
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    for line in lines:
        try:
            attempt = json.loads(line)
        except ValueError:
            continue
        if isinstance(attempt, dict) and isinstance(attempt.get("points"), int) and "exercise" in attempt:
            attempts.append(attempt)
    return attempts


def best(attempts: Iterable[dict[str, Any]]) -> dict[str, int]:
    """Best points per exercise."""
    scores: dict[str, int] = {}
    for attempt in attempts:
        scores[attempt["exercise"]] = max(attempt["points"], scores.get(attempt["exercise"], 0))
    return scores


def record(exercise: str, points: int, most: int, hint: str, version: int, folder: Path | None = None) -> None:
    """Add one attempt."""
    folder = folder or home()
    number = 1 + sum(attempt["exercise"] == exercise for attempt in read(folder))
    line = {
        "exercise": exercise,
        "points": points,
        "max": most,
        "attempt": number,
        "hint": hint,
        "version": version,
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "progress.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
    except OSError:
        pass


def keep_source(exercise: str, fn: Any, folder: Path | None = None) -> None:
    """Copy a passing function's source, for `lesson.restore`."""
    folder = (folder or home()) / "passed"
    try:
        source = _class_source(fn) if isinstance(fn, type) else inspect.getsource(fn)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{exercise}.py").write_text(source, encoding="utf-8")
    except (OSError, TypeError, StopIteration, IndexError):
        pass


def _class_source(cls: type) -> str:
    """The text of a class. `inspect` finds only those of files, and a notebook's cells are none."""
    methods = (getattr(method, "__func__", method) for method in vars(cls).values())
    code = next(method.__code__ for method in methods if isinstance(method, FunctionType))
    lines = linecache.getlines(code.co_filename)
    heads = (
        k
        for k in range(min(code.co_firstlineno, len(lines)) - 1, -1, -1)
        if lines[k].startswith(f"class {cls.__name__}")
    )
    return "".join(inspect.getblock(lines[next(heads) :]))


def kept_source(exercise: str, folder: Path | None = None) -> str | None:
    """The last source of this exercise that passed."""
    try:
        return ((folder or home()) / "passed" / f"{exercise}.py").read_text(encoding="utf-8")
    except OSError:
        return None


def table(lessons: Iterable[LessonSpec], scores: dict[str, int]) -> Panel:
    """Every lesson with every exercise, as a panel: words and numbers, no colours to be read."""
    rows, total, most = [], 0, 0
    for lesson in lessons:
        worth = {exercise.name: (exercise.id, exercise.points) for exercise in lesson.exercises}
        worth["quiz"] = (lesson.quiz.id, lesson.quiz.points)
        points = sum(scores.get(id, 0) for id, _ in worth.values())
        done = sum(scores.get(id, 0) == full for id, full in worth.values())
        cells = ", ".join(f"{name} {scores.get(id, 0)}/{full}" for name, (id, full) in worth.items())
        rows.append((f"{lesson.number} {lesson.title}", f"{done} of {len(worth)}", f"{points}/{lesson.points}", cells))
        total, most = total + points, most + lesson.points
    head = ("lesson", "done", "points", "exercises")
    return Panel(NOTE, f"Progress: {total} of {most} points", head=head, table=tuple(rows))
