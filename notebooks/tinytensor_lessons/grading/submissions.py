"""What was handed in, and the delivered notebook that it belongs to.

Three kinds of places hold submissions: an nbgrader course (`submitted/<student>/<assignment>/<notebook>.ipynb`), a folder
of notebooks as a learning platform packs them, and a single notebook. Code goes over notebooks and not over lessons: a
lesson may have more than one.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tinytensor_lessons.build import notebooks_folder
from tinytensor_lessons.exercise import LessonSpec
from tinytensor_lessons.registry import load, numbers
from tinytensor_lessons.workspace import WorkspaceError

LARGEST = 20 << 20  # bytes of a notebook; the lessons have less than one hundredth of that


@dataclass(frozen=True)
class Delivered:
    """A notebook as it was given to the class: `name` without its ending, in the folder `assignment` of a course."""

    name: str
    assignment: str
    lesson: str
    notebook: dict[str, Any]


@dataclass(frozen=True)
class Submission:
    """One notebook of one student. `place` is its path below the folder of submissions."""

    student: str
    place: str
    path: Path
    assignment: str = ""


def stems(spec: LessonSpec) -> tuple[str, ...]:
    """The notebooks of a lesson: file names without their ending."""
    return getattr(spec, "stems", None) or (spec.stem,)


def chosen(only: list[str]) -> list[LessonSpec]:
    """The lessons of these numbers, or all."""
    try:
        return [load(number) for number in only or numbers()]
    except KeyError as error:
        raise WorkspaceError(error.args[0]) from error


def delivered(course: Path | None, only: list[str]) -> dict[str, Delivered]:
    """Notebooks by name: those in the course's own `source`, where there is one, else those of this installation."""
    found: dict[str, Delivered] = {}
    for spec in chosen(only):
        for name in stems(spec):
            path = notebooks_folder() / "lessons" / f"{name}.ipynb"
            found[name] = Delivered(name, name, spec.number, json.loads(path.read_text(encoding="utf-8")))
    if course is not None:
        for path in sorted((course / "source").glob("*/*.ipynb")):
            if path.stem in found:
                try:
                    notebook = json.loads(path.read_text(encoding="utf-8"))
                    cells_of(notebook)
                except ValueError as error:
                    raise WorkspaceError(f"{path} is not a notebook: {error}") from error
                found[path.stem] = Delivered(path.stem, path.parent.name, found[path.stem].lesson, notebook)
    return found


def is_course(folder: Path) -> bool:
    return (folder / "submitted").is_dir() or (folder / "nbgrader_config.py").is_file()


def find(folder: Path) -> list[Submission]:
    """Every notebook below `folder`, by student. A single notebook is one submission."""
    if not folder.exists():
        raise WorkspaceError(f"{folder} does not exist")
    if folder.is_file():
        return [Submission(folder.stem, folder.name, folder)]
    root = folder / "submitted" if is_course(folder) else folder
    if not root.is_dir():
        raise WorkspaceError(
            f"{folder} has no folder `submitted` yet: collect the notebooks into submitted/STUDENT/LESSON/"
        )
    found = []
    for path in _notebooks(root):
        parts = path.relative_to(root).parts
        assignment = parts[1] if is_course(folder) and len(parts) == 3 else ""
        found.append(Submission(parts[0] if len(parts) > 1 else path.stem, "/".join(parts), path, assignment))
    if not found:
        raise WorkspaceError(f"{root} holds no notebooks (files that end in .ipynb)")
    return found


def _notebooks(root: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name != "feedback")
        for name in sorted(names):
            if name.endswith(".ipynb") and not name.startswith("."):
                yield Path(place, name)


def read(submission: Submission) -> bytes:
    """The file. Raises ValueError, in words, where it is none that one should open."""
    path = submission.path
    try:
        if path.is_symlink() or not path.is_file():
            raise ValueError("not a file of its own but a link or a folder; it was not opened")
        if path.stat().st_size > LARGEST:
            raise ValueError(f"larger than {LARGEST >> 20} MB; it was not opened")
        return path.read_bytes()
    except OSError as error:
        raise ValueError(f"cannot be read: {error.strerror}") from error


def parse(data: bytes) -> dict[str, Any]:
    """The notebook in these bytes. Raises ValueError, in words."""
    try:
        notebook = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise ValueError("not a notebook: the file is not JSON") from error
    cells_of(notebook)
    return notebook


def cells_of(notebook: Any) -> list[dict[str, Any]]:
    """The cells of a notebook, also of the old format 3. What is not a cell is left out. ValueError: not a notebook."""
    if isinstance(notebook, dict) and isinstance(notebook.get("worksheets"), list):
        sheets = [sheet.get("cells") for sheet in notebook["worksheets"] if isinstance(sheet, dict)]
        cells = [cell for sheet in sheets if isinstance(sheet, list) for cell in sheet]
    elif isinstance(notebook, dict) and isinstance(notebook.get("cells"), list):
        cells = notebook["cells"]
    else:
        raise ValueError("not a notebook: it has no cells")
    return [cell for cell in cells if isinstance(cell, dict) and _source(cell) is not None]


def source(cell: dict[str, Any]) -> str:
    return _source(cell) or ""


def _source(cell: dict[str, Any]) -> str | None:
    text = cell.get("source", cell.get("input"))
    if isinstance(text, list) and all(isinstance(line, str) for line in text):
        text = "".join(text)
    return text if isinstance(text, str) else None


def metadata(cell: dict[str, Any], of: str) -> dict[str, Any]:
    """The metadata that `of` ("tinytensor", "nbgrader") keeps in a cell; empty where there is none."""
    every = cell.get("metadata")
    ours = every.get(of) if isinstance(every, dict) else None
    return ours if isinstance(ours, dict) else {}


def belongs_to(submission: Submission, notebook: dict[str, Any], known: dict[str, Delivered]) -> Delivered | None:
    """The delivered notebook that has most of its cells, or else the one of the same name. None: of no known lesson."""
    keys = {key for cell in cells_of(notebook) for key in keys_of(cell)}
    shares = {name: len(keys & all_keys(one)) for name, one in known.items()}
    best = max(shares, key=lambda name: (shares[name], name == submission.path.stem), default=None)
    if best is not None and shares[best]:
        return known[best]
    return known.get(submission.path.stem)


def all_keys(one: Delivered) -> set[str]:
    return {key for cell in cells_of(one.notebook) for key in keys_of(cell)}


def keys_of(cell: dict[str, Any]) -> list[str]:
    """By what a cell is recognised, best first: nbgrader's name for it, its id, its role in an exercise."""
    ours = metadata(cell, "tinytensor")
    keys = (
        [f"grade_id {metadata(cell, 'nbgrader').get('grade_id')}"] if metadata(cell, "nbgrader").get("grade_id") else []
    )
    if isinstance(cell.get("id"), str):
        keys.append(f"id {cell['id']}")
    if ours.get("role") in ("exercise", "quiz", "check"):
        keys.append(f"role {ours['role']} {ours.get('id')}")
    return keys
