"""A learner's folder: notebooks are copied in once, and from then on belong to the learner.

`start` copies a lesson and refuses if it is there. `update` brings in a new edition of the lesson and keeps every
cell that the learner may have written. `export_work` and `import_work` carry a folder from one machine to another.
"""

from __future__ import annotations

import re
import zipfile
from pathlib import Path, PurePosixPath
from typing import Any

from tinytensor_lessons import progress
from tinytensor_lessons.build import notebooks_folder
from tinytensor_lessons.notebook import LEARNERS_ROLES, dumps, load, source_of
from tinytensor_lessons.registry import load as load_lesson
from tinytensor_lessons.registry import numbers

_OURS = re.compile(r"^(\d\d_\w+\.ipynb|\.tinytensor/progress\.jsonl|\.tinytensor/passed/[\w.]+\.py)$")


class WorkspaceError(Exception):
    """Something that the learner should know, in one sentence."""


def shipped(number: str) -> Path:
    """The notebook as it is delivered."""
    try:
        spec = load_lesson(number)
    except KeyError as error:
        raise WorkspaceError(error.args[0]) from error
    path = notebooks_folder() / "lessons" / f"{spec.stem}.ipynb"
    if not path.exists():
        raise WorkspaceError(f"{path} is missing; in a checkout, run: python -m tinytensor_lessons build")
    return path


def start(number: str, folder: Path) -> Path:
    """Copy a lesson into `folder`. Never over a file that is there."""
    source = shipped(number)
    target = folder / source.name
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with target.open("x", encoding="utf-8") as file:
            file.write(source.read_text(encoding="utf-8"))
    except FileExistsError:
        raise WorkspaceError(f"{target} exists and is yours; `update` brings in a new edition") from None
    return target


def start_all(folder: Path) -> list[Path]:
    """Copy every lesson that is not there yet."""
    missing = [number for number in numbers() if not (folder / shipped(number).name).exists()]
    return [start(number, folder) for number in missing]


def update(number: str, folder: Path) -> list[str]:
    """Merge the delivered edition into the learner's copy. Returns what there is to say, in sentences."""
    source = shipped(number)
    target = folder / source.name
    if not target.exists():
        raise WorkspaceError(f"{target} is not there; `start` makes it")
    old = load(target)
    merged, notes = merge(old, load(source))
    if dumps(merged) == dumps(old):
        return ["nothing to update"]
    backup = _backup(target)
    target.write_text(dumps(merged), encoding="utf-8")
    return [*notes, f"your copy from before is {backup}"]


def _backup(target: Path) -> Path:
    folder = target.parent / "backups"
    folder.mkdir(exist_ok=True)
    number = target.name[:2]
    count = 1
    while (folder / f"{number}-{count}.ipynb").exists():
        count += 1
    backup = folder / f"{number}-{count}.ipynb"
    backup.write_bytes(target.read_bytes())
    return backup


def merge(old: dict[str, Any], new: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The new edition with the learner's cells: those of a learner's role, and every cell that is not ours."""
    notes: list[str] = []
    by_id = {cell["id"]: cell for cell in old["cells"]}
    new_ids = {cell["id"] for cell in new["cells"]}
    cells: list[dict[str, Any]] = []
    for cell in new["cells"]:
        mine = by_id.get(cell["id"])
        if mine is None:
            cells.append(cell)
        elif _role(cell) not in LEARNERS_ROLES:
            same = source_of(mine) == source_of(cell) and "outputs" in cell
            cells.append(cell | {k: mine[k] for k in ("outputs", "execution_count") if same and k in mine})
        elif _signature(mine) == _signature(cell):
            cells.append(mine | {"metadata": cell["metadata"]})
        else:
            cells += [_set_aside(mine, set(by_id) | new_ids), cell]
            notes.append(f"{_signature(cell)} is the new signature; your cell stays above the new one")
    for at, cell in enumerate(old["cells"]):
        if cell["id"] not in new_ids and not _is_retired(cell):
            _insert_after(cells, cell, [earlier["id"] for earlier in old["cells"][:at]])
    return old | {"cells": cells, "metadata": new["metadata"]}, notes


def _role(cell: dict[str, Any]) -> str:
    return cell["metadata"].get("tinytensor", {}).get("role", "")


def _signature(cell: dict[str, Any]) -> str:
    return cell["metadata"].get("tinytensor", {}).get("signature", "")


def _set_aside(cell: dict[str, Any], taken: set[str]) -> dict[str, Any]:
    """The learner's cell under another id, no longer tied to the exercise."""
    count = 1
    while f"{cell['id']}-old{count}" in taken:
        count += 1
    ours = cell["metadata"]["tinytensor"] | {"role": "scratch"}
    return cell | {"id": f"{cell['id']}-old{count}", "metadata": {"tinytensor": ours}}


def _is_retired(cell: dict[str, Any]) -> bool:
    """A cell of an earlier edition that the learner does not write in. A copy made by the learner has its own id."""
    ours = cell["metadata"].get("tinytensor", {})
    canonical = cell["id"].startswith(f"{ours.get('lesson')}-{ours.get('role')}-")
    return bool(ours) and canonical and ours.get("role") not in LEARNERS_ROLES


def _insert_after(cells: list[dict[str, Any]], cell: dict[str, Any], earlier: list[str]) -> None:
    """Behind the nearest cell that stood before it and is still there."""
    place = {kept["id"]: at for at, kept in enumerate(cells)}
    at = next((place[id] + 1 for id in reversed(earlier) if id in place), 0)
    cells.insert(at, cell)


def restore(exercise: str, folder: Path) -> str:
    """The last source of this exercise that got full points."""
    source = progress.kept_source(exercise, folder / progress.FOLDER)
    if source is None:
        raise WorkspaceError(f"no version of {exercise} with full points is kept in {folder}")
    return source


def export_work(folder: Path, archive: Path) -> list[str]:
    """Notebooks, progress and passing functions as one zip file."""
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    names = [name for name in names if _OURS.match(name)]
    if not names:
        raise WorkspaceError(f"{folder} holds no lessons")
    try:
        with zipfile.ZipFile(archive, "x", zipfile.ZIP_DEFLATED) as file:
            for name in names:
                file.write(folder / name, name)
    except FileExistsError:
        raise WorkspaceError(f"{archive} exists") from None
    return names


def import_work(archive: Path, folder: Path) -> list[str]:
    """Unpack what `export_work` packed. Files that exist are kept; progress is added to."""
    notes = []
    try:
        file = zipfile.ZipFile(archive)
    except (OSError, zipfile.BadZipFile) as error:
        raise WorkspaceError(f"{archive} cannot be read: {error}") from error
    with file:
        for name in file.namelist():
            if not _OURS.match(name):
                notes.append(f"{name} is not part of a lesson folder, left out")
                continue
            target = folder / PurePosixPath(name)
            text = file.read(name).decode("utf-8")
            if target.name == "progress.jsonl":
                notes.append(f"{_add_lines(target, text)} attempts added to your progress")
            elif target.exists():
                notes.append(f"{name} exists, kept")
            else:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, encoding="utf-8")
                notes.append(f"{name} unpacked")
    return notes


def _add_lines(target: Path, text: str) -> int:
    known = target.read_text(encoding="utf-8").splitlines() if target.exists() else []
    new = [line for line in text.splitlines() if line.strip() and line not in known]
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("a", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in new)
    return len(new)
