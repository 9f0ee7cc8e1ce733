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
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import FunctionType
from typing import Any

from tinytensor_lessons.exercise import LessonSpec
from tinytensor_lessons.files import appending, write_atomically
from tinytensor_lessons.panel import NOTE, Panel

FOLDER = ".tinytensor"
FILE = "progress.jsonl"


def home() -> Path:
    """The folder that keeps progress, copies of passing functions and backups."""
    chosen = os.environ.get("TINYTENSOR_HOME")
    return Path(chosen) if chosen else Path.cwd() / FOLDER


def is_chosen() -> bool:
    """Whether TINYTENSOR_HOME names a folder."""
    return bool(os.environ.get("TINYTENSOR_HOME"))


def read(folder: Path | None = None) -> list[dict[str, Any]]:
    """All attempts, oldest first. Lines that are not attempts are passed over, and so is a file that cannot be read."""
    try:
        return read_or_raise(folder or home())[0]
    except OSError:
        return []


def read_or_raise(folder: Path) -> tuple[list[dict[str, Any]], int]:
    """All attempts, oldest first, and how many lines are no attempts."""
    try:
        lines = (folder / FILE).read_bytes().splitlines()
    except FileNotFoundError:
        return [], 0
    found = [_attempt(line) for line in lines if line.strip()]
    attempts = [attempt for attempt in found if attempt is not None]
    return attempts, len(found) - len(attempts)


def _attempt(line: bytes) -> dict[str, Any] | None:
    """One line as an attempt, or None: it may be half a line, or anything."""
    try:
        attempt = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(attempt, dict) or not isinstance(attempt.get("exercise"), str):
        return None
    return attempt if type(attempt.get("points")) is int and attempt["points"] >= 0 else None


def best(attempts: Iterable[dict[str, Any]]) -> dict[str, int]:
    """Best points per exercise."""
    scores: dict[str, int] = {}
    for attempt in attempts:
        scores[attempt["exercise"]] = max(attempt["points"], scores.get(attempt["exercise"], 0))
    return scores


def record(exercise: str, points: int, most: int, hint: str, version: int, folder: Path | None = None) -> None:
    """Add one attempt."""
    folder = folder or home()
    line = {
        "exercise": exercise,
        "points": points,
        "max": most,
        "attempt": 0,
        "hint": hint,
        "version": version,
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with appending(folder / FILE) as file:
            earlier = (_attempt(text) for text in file.read().splitlines())
            line["attempt"] = 1 + sum(attempt is not None and attempt["exercise"] == exercise for attempt in earlier)
            file.write(json.dumps(line).encode() + b"\n")  # one write: a line is there or not
    except OSError:
        pass


def add_lines(folder: Path, text: bytes) -> int:
    """Add the attempts of another folder; returns how many were not here yet."""
    folder.mkdir(parents=True, exist_ok=True)
    with appending(folder / FILE) as file:
        known = set(file.read().splitlines())
        new = [line for line in text.splitlines() if line not in known and _attempt(line) is not None]
        file.write(b"".join(line + b"\n" for line in dict.fromkeys(new)))
    return len(dict.fromkeys(new))


def why_not_kept(folder: Path | None = None) -> str:
    """One sentence where progress cannot be written down; empty where it can."""
    folder = folder or home()
    place = next((path for path in (folder / FILE, folder, *folder.parents) if path.exists()), folder)
    if place.is_file() and place != folder / FILE:
        return f"Progress is not kept: {place} is a file, not a folder."
    return "" if os.access(place, os.W_OK) else f"Progress is not kept: {place} cannot be written to."


def keep_source(exercise: str, fn: Any, folder: Path | None = None) -> None:
    """Copy a passing function's source, for `lesson.restore`."""
    folder = (folder or home()) / "passed"
    try:
        source = _class_source(fn) if isinstance(fn, type) else inspect.getsource(fn)
        folder.mkdir(parents=True, exist_ok=True)
        write_atomically(folder / f"{exercise}.py", source)
    except Exception:  # the object is the learner's, and may be anything; the folder may be full
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
    except (OSError, ValueError):
        return None


def kept(folder: Path | None = None) -> list[str]:
    """The exercises of which a passing version is kept."""
    return sorted(path.stem for path in ((folder or home()) / "passed").glob("[0-9][0-9].*.py"))


@dataclass(frozen=True, slots=True)
class Done:
    """How far a lesson is: parts with full points of all parts, points, and the first part that is open."""

    parts: int
    of: int
    points: int
    next: str | None

    @property
    def all(self) -> bool:
        return self.parts == self.of


def worth(lesson: LessonSpec) -> list[tuple[str, int]]:
    """Id and points of every exercise, and of the quiz."""
    return [*((exercise.id, exercise.points) for exercise in lesson.exercises), (lesson.quiz.id, lesson.quiz.points)]


def done_of(lesson: LessonSpec, scores: dict[str, int]) -> Done:
    """How far a lesson is."""
    parts = worth(lesson)
    open_ = [id for id, full in parts if scores.get(id, 0) < full]
    points = sum(min(scores.get(id, 0), full) for id, full in parts)
    return Done(len(parts) - len(open_), len(parts), points, open_[0] if open_ else None)


def table(lessons: Iterable[LessonSpec], scores: dict[str, int]) -> Panel:
    """Every lesson with every exercise, as a panel: words and numbers, no colours to be read."""
    rows, total, most = [], 0, 0
    for lesson in lessons:
        done = done_of(lesson, scores)
        cells = ", ".join(f"{id.partition('.')[2]} {scores.get(id, 0)}/{full}" for id, full in worth(lesson))
        rows.append(
            (f"{lesson.number} {lesson.title}", f"{done.parts} of {done.of}", f"{done.points}/{lesson.points}", cells)
        )
        total, most = total + done.points, most + lesson.points
    head = ("lesson", "done", "points", "exercises")
    return Panel(NOTE, f"Progress: {total} of {most} points", head=head, table=tuple(rows))
