"""A learner's folder: notebooks are copied in once, and from then on belong to the learner.

`start` copies a notebook and refuses if it is there. `news` says of which ones there is a newer edition, and `update`
brings it in (merge.py) and loses nothing. The edition that a copy came from is kept in `.tinytensor/editions`, so that an
update can tell what the learner wrote from what was delivered. portable.py carries a folder to another machine.
"""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tinytensor_lessons import index_notebook, progress
from tinytensor_lessons.build import notebooks_folder
from tinytensor_lessons.files import write_atomically
from tinytensor_lessons.merge import edition, merge, stamp, stamped
from tinytensor_lessons.notebook import dumps, source_of
from tinytensor_lessons.registry import load as load_lesson
from tinytensor_lessons.registry import numbers

# Notebooks that are not lessons: their file in a learner's folder. The underscore puts the index first in JupyterLab.
PAGES = {"index": "_index.ipynb", "glossary": "glossary.ipynb"}
EDITIONS = "editions"


class WorkspaceError(Exception):
    """Something that the learner should know, in one sentence."""


# ---- notebooks as they are delivered, and as they are found


def all_keys() -> list[str]:
    """What a learner's folder holds: the index, every lesson by its number, the glossary."""
    return ["index", *numbers(), "glossary"]


def file_name(key: str) -> str:
    """The file of a lesson or a page."""
    if key in PAGES:
        return PAGES[key]
    try:
        return f"{load_lesson(key).stem}.ipynb"
    except KeyError as error:
        raise WorkspaceError(error.args[0]) from error


def shipped(key: str) -> dict[str, Any]:
    """The notebook as this installation delivers it."""
    if key == "index":
        return index_notebook.notebook()
    path = notebooks_folder() / "lessons" / file_name(key)
    if not path.exists():
        raise WorkspaceError(f"{path} is missing; in a checkout, run: python -m tinytensor_lessons build")
    return load_notebook(path)


def load_notebook(path: Path) -> dict[str, Any]:
    """A notebook from a file that anything may have happened to."""
    try:
        notebook = json.loads(path.read_bytes().decode("utf-8-sig"))
    except ValueError as error:
        raise WorkspaceError(f"{path} is not a notebook, and was left as it is: {_short(error)}") from error
    except RecursionError as error:
        raise WorkspaceError(f"{path} is not a notebook, and was left as it is: it is nested too deeply") from error
    return checked(notebook, str(path))


def _short(error: ValueError) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"line {error.lineno} is not JSON"
    return "it is not text in UTF-8"


def checked(notebook: Any, name: str) -> dict[str, Any]:
    """The notebook with what every cell needs; refused if it is none."""
    if (
        not isinstance(notebook, dict)
        or notebook.get("nbformat", 4) != 4
        or not isinstance(notebook.get("cells"), list)
    ):
        raise WorkspaceError(f"{name} is not a notebook of format 4, and was left as it is")
    cells = []
    for count, cell in enumerate(notebook["cells"], 1):
        source = cell.get("source") if isinstance(cell, dict) else None
        lines = source if isinstance(source, list) else [source]
        if not all(isinstance(line, str) for line in lines) or cell.get("cell_type") not in ("code", "markdown", "raw"):
            raise WorkspaceError(f"{name} is not a notebook, and was left as it is: cell {count} is broken")
        cell = cell | {"metadata": cell.get("metadata") if isinstance(cell.get("metadata"), dict) else {}}
        if cell["cell_type"] == "code":
            cell = {"execution_count": None, "outputs": []} | cell
        cells.append(cell)
    metadata = notebook.get("metadata") if isinstance(notebook.get("metadata"), dict) else {}
    return {"nbformat": 4, "nbformat_minor": 5} | notebook | {"cells": cells, "metadata": metadata}


def _written(notebook: dict[str, Any]) -> bytes:
    """The bytes of a notebook. Half a surrogate pair, which JSON allows, is written as JSON has it."""
    try:
        return dumps(notebook).encode("utf-8")
    except UnicodeEncodeError:
        return (json.dumps(notebook, indent=1, sort_keys=True) + "\n").encode("ascii")


# ---- starting


def start(key: str, folder: Path) -> Path:
    """Copy a notebook into `folder`. Never over a file that is there."""
    new = shipped(key)
    made_folder(folder)
    target = folder / file_name(key)
    name = _keep_edition(folder, key, new)
    try:
        with target.open("xb") as file:
            file.write(_written(stamped(new, name)))
    except FileExistsError:
        raise WorkspaceError(f"{target} exists and is yours; `tinytensor update` brings in a new edition") from None
    return target


def start_all(folder: Path) -> list[Path]:
    """Copy every notebook that is not there yet."""
    made_folder(folder)
    return [start(key, folder) for key in all_keys() if not (folder / file_name(key)).exists()]


def made_folder(folder: Path) -> Path:
    """The folder, made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise WorkspaceError(f"{folder} cannot be a folder: a file of this name is there") from None
    return folder


def existing_folder(folder: Path) -> Path:
    """The folder; refused if it is not there, since a mistyped name looks like lost work."""
    if not folder.exists():
        raise WorkspaceError(f"there is no folder {folder.resolve()}")
    if not folder.is_dir():
        raise WorkspaceError(f"{folder.resolve()} is a file, not a folder")
    return folder


def _edition_path(folder: Path, key: str, name: str) -> Path:
    return folder / progress.FOLDER / EDITIONS / f"{key}-{name}.ipynb"


def _keep_edition(folder: Path, key: str, new: dict[str, Any]) -> str:
    """Keep what is delivered, for later comparison; returns its name."""
    name = edition(new)
    path = _edition_path(folder, key, name)
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, _written(new))
    return name


def _base(folder: Path, key: str, mine: dict[str, Any]) -> dict[str, Any] | None:
    """The edition that a learner's notebook comes from, if it is known."""
    path = _edition_path(folder, key, stamp(mine))
    if not stamp(mine) or not path.exists():
        return None
    try:
        base = load_notebook(path)
    except WorkspaceError:
        return None
    return base if edition(base) == stamp(mine) else None


# ---- updating


@dataclass(frozen=True)
class Update:
    """What an update of one notebook does: nothing if `says` is empty."""

    key: str
    path: Path
    before: bytes
    mine: dict[str, Any]
    merged: dict[str, Any]
    says: list[str]


def planned(key: str, folder: Path) -> Update:
    """What an update would do. Writes nothing."""
    path = folder / file_name(key)
    if not path.exists():
        raise WorkspaceError(f"{path} is not there; `tinytensor lab` copies what is missing")
    before = path.read_bytes()
    mine = load_notebook(path)
    new = shipped(key)
    if _version(mine) > _version(new):
        raise WorkspaceError(
            f"{path} is of edition {_version(mine)}, later than the {_version(new)} of this installation; it was left as it is"
        )
    merged = merge(mine, _base(folder, key, mine), new)
    says = merged.sentences()
    if not says and _without_names(merged.notebook) != _without_names(mine):
        says = ["cells are in a new order, or described anew"]
    return Update(key, path, before, mine, stamped(merged.notebook, edition(new)), says)


def _without_names(notebook: dict[str, Any]) -> str:
    """Everything but what the notebook says about its edition."""
    metadata = {key: value for key, value in notebook["metadata"].items() if key != "tinytensor"}
    return dumps(notebook | {"metadata": metadata})


def _version(notebook: dict[str, Any]) -> int:
    ours = notebook["metadata"].get("tinytensor")
    version = ours.get("version") if isinstance(ours, dict) else None
    return version if isinstance(version, int) else 0


def update(key: str, folder: Path) -> list[str]:
    """Bring the delivered edition into the learner's copy. Returns what there is to say, in sentences; empty if nothing."""
    plan = planned(key, folder)
    if _written(plan.merged) == _written(plan.mine):
        return []
    _keep_edition(folder, key, shipped(key))
    says = list(plan.says)
    if says:
        says.append(f"your copy from before is {_backup(plan)}")
    if plan.path.read_bytes() != plan.before:
        raise WorkspaceError(f"{plan.path} was saved by another program just now, and was left as it is; try again")
    write_atomically(plan.path, _written(plan.merged))
    return says


def _backup(plan: Update) -> Path:
    folder = plan.path.parent / "backups"
    folder.mkdir(exist_ok=True)
    count = 1
    while (folder / f"{plan.key}-{count}.ipynb").exists():
        count += 1
    backup = folder / f"{plan.key}-{count}.ipynb"
    write_atomically(backup, plan.before)
    return backup


def news(folder: Path) -> list[str]:
    """The keys of the notebooks of which this installation has a newer edition. A broken notebook has none."""
    return [key for key in all_keys() if (folder / file_name(key)).exists() and _is_newer(key, folder)]


def _is_newer(key: str, folder: Path) -> bool:
    try:
        mine = load_notebook(folder / file_name(key))
        return stamp(mine) != edition(shipped(key)) and bool(planned(key, folder).says)
    except (WorkspaceError, OSError):
        return False


def broken(folder: Path) -> list[str]:
    """A sentence about every notebook that cannot be read."""
    found = []
    for key in all_keys():
        path = folder / file_name(key)
        try:
            if path.exists():
                load_notebook(path)
        except WorkspaceError as error:
            found.append(str(error))
        except OSError as error:
            found.append(f"{path} cannot be read: {error.strerror}")
    return found


def title(key: str) -> str:
    """How a sentence speaks of a notebook."""
    return {"index": "the index", "glossary": "the glossary"}.get(key) or f"{key} {load_lesson(key).title}"


def open_in_jupyter(paths: Iterable[Path]) -> set[Path]:
    """Those of the notebooks that a Jupyter server of this user has open. What cannot be asked is not open."""
    try:
        from jupyter_core.paths import jupyter_runtime_dir
    except ImportError:
        return set()
    wanted, found = {path.resolve() for path in paths}, set()
    for file in Path(jupyter_runtime_dir()).glob("jpserver-*.json"):  # each server writes down where it is
        try:
            server = json.loads(file.read_text(encoding="utf-8"))
            root = Path(server["root_dir"])
            found |= {path for name in _sessions(server) if (path := (root / name).resolve()) in wanted}
        except (OSError, ValueError, KeyError, TypeError):
            continue  # ended without tidying up, or of another version
    return found


def _sessions(server: dict[str, Any]) -> list[str]:
    """The paths of the notebooks that a server has a kernel for."""
    headers = {"Authorization": f"token {server['token']}"}
    request = urllib.request.Request(f"{server['url']}api/sessions", headers=headers)
    with urllib.request.urlopen(request, timeout=2) as answer:
        return [str(session["path"]) for session in json.load(answer)]


# ---- answers


def restore(exercise: str, home: Path) -> str:
    """The last source of this exercise that got full points, from the folder that keeps progress."""
    if not re.fullmatch(r"\d\d\.\w+", exercise):
        raise WorkspaceError(f"{exercise!r} is not the name of an exercise; one looks like 01.flat_index")
    source = progress.kept_source(exercise, home)
    if source is None:
        there = ", ".join(progress.kept(home)) or "none"
        raise WorkspaceError(
            f"no version of {exercise} with full points is kept in {home.resolve()}; there are: {there}"
        )
    return source


def wrote_nothing(notebook: dict[str, Any], folder: Path, key: str) -> bool:
    """Whether a notebook is still as it was delivered, outputs aside."""
    base = _base(folder, key, notebook) or shipped(key)
    return [(c.get("id"), c["cell_type"], source_of(c)) for c in notebook["cells"]] == [
        (c["id"], c["cell_type"], source_of(c)) for c in base["cells"]
    ]
