"""Carrying a learner's folder to another machine: `tinytensor export`, `tinytensor import`, and the cells of the index.

The archive holds notebooks, their backups and editions, progress and passing answers. An import never replaces what a
learner wrote: a notebook that is still as delivered gives way, any other one stays, and the imported one goes beside it.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
import zlib
from pathlib import Path, PurePosixPath

from tinytensor_lessons import progress
from tinytensor_lessons.files import write_atomically
from tinytensor_lessons.workspace import (
    EDITIONS,
    WorkspaceError,
    all_keys,
    checked,
    existing_folder,
    file_name,
    load_notebook,
    made_folder,
    wrote_nothing,
)

_NOTEBOOK = re.compile(r"^(\d\d_\w+|_index|_index_imported\d+|glossary|glossary_imported\d+)\.ipynb$")
_KEPT = re.compile(
    r"^(backups/\w+-\d+\.ipynb|\.tinytensor/editions/\w+-[0-9a-f]{12}\.ipynb|\.tinytensor/passed/\d\d\.\w+\.py)$"
)
_PROGRESS = f"{progress.FOLDER}/progress.jsonl"
_LARGEST = 200 * 2**20  # bytes of one file; a notebook with pictures has a few million


def _is_ours(name: str) -> bool:
    return bool(name == _PROGRESS or _NOTEBOOK.match(name) or _KEPT.match(name))


def export_work(folder: Path, archive: Path, home: Path | None = None) -> list[str]:
    """Pack a folder, and the progress kept in `home`, into a zip file. Returns what there is to say."""
    home = home or folder / progress.FOLDER
    existing_folder(folder)
    files = _files(folder, home)
    packed = sorted(name for name in files if _is_ours(name))
    if not any(name == _PROGRESS or _NOTEBOOK.match(name) for name in packed):
        raise WorkspaceError(f"{folder.resolve()} holds no lessons")
    if archive.exists():
        raise WorkspaceError(f"{archive} exists, and was left as it is; choose another name")
    if not archive.parent.is_dir():
        raise WorkspaceError(f"there is no folder {archive.parent}")
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as file:
        for name in packed:
            file.writestr(name, files[name].read_bytes())
    write_atomically(archive, data.getvalue())
    notebooks = sum(1 for name in packed if _NOTEBOOK.match(name))
    answers = sum(1 for name in packed if "/passed/" in name)
    attempts = len(progress.read(home))
    says = [f"{archive.resolve()} holds {notebooks} notebooks, {attempts} attempts, {answers} passing answers"]
    left = sorted(name for name in files if name not in packed and not name.startswith(".") and name != archive.name)
    if left:
        more = f" and {len(left) - 5} more" if len(left) > 5 else ""
        says.append(f"left out, since they are not part of the lessons: {', '.join(left[:5])}{more}")
    return says


def _files(folder: Path, home: Path) -> dict[str, Path]:
    """The files that may be packed, by their names in the archive. Other folders of the learner are not looked at."""
    kept = [*(home / "passed").glob("*"), *home.glob("progress.jsonl")]
    files = {f"{progress.FOLDER}/{path.relative_to(home).as_posix()}": path for path in kept}
    places = ("*", "backups/*", f"{progress.FOLDER}/{EDITIONS}/*")
    files |= {path.relative_to(folder).as_posix(): path for place in places for path in folder.glob(place)}
    return {name: path for name, path in files.items() if path.is_file()}


def import_work(archive: Path, folder: Path, home: Path | None = None) -> list[str]:
    """Unpack what `export_work` packed. Nothing that a learner wrote is replaced; progress is added to."""
    home = home or folder / progress.FOLDER
    texts, says = _read(archive)
    if not texts:
        raise WorkspaceError(f"{archive} holds no lessons")
    made_folder(folder)
    unpacked = same = 0
    # The editions first: they tell whether a notebook is still as delivered.
    for name in sorted(texts, key=lambda name: (f"/{EDITIONS}/" not in name, name)):
        target, text = folder / PurePosixPath(name), texts[name]
        if name == _PROGRESS or "/passed/" in name:
            target = home / PurePosixPath(name).relative_to(progress.FOLDER)
        if name == _PROGRESS:
            says.append(f"{progress.add_lines(home, text)} attempts added to your progress")
        elif target.is_dir():
            says.append(f"{name} is a folder here, left out")
        elif target.exists() and target.read_bytes() == text:
            same += 1
        elif not target.exists() or (_NOTEBOOK.match(name) and _is_untouched(target, folder)):
            target.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(target, text)
            unpacked += 1
        elif _NOTEBOOK.match(name) or name.startswith("backups/"):
            beside = _beside(target, text)
            if beside.exists():
                same += 1
            else:
                write_atomically(beside, text)
                says.append(f"{name} is here and stays; the imported one is beside it as {beside.name}")
        elif "/passed/" in name:
            says.append(f"{PurePosixPath(name).stem}: the passing answer that is here stays")
    return [f"{unpacked} files unpacked, {same} were here already", *says]


def _read(archive: Path) -> tuple[dict[str, bytes], list[str]]:
    """All files of an archive, before anything is written."""
    texts: dict[str, bytes] = {}
    says = []
    try:
        with zipfile.ZipFile(archive) as file:
            for info in file.infolist():
                if info.is_dir():
                    continue
                if not _is_ours(info.filename):
                    says.append(f"{info.filename} is not part of a lesson folder, left out")
                elif info.file_size > _LARGEST:
                    says.append(f"{info.filename} is larger than {_LARGEST >> 20} MiB, left out")
                else:
                    texts[info.filename] = file.read(info)
    except FileNotFoundError:
        raise WorkspaceError(f"there is no file {archive}") from None
    except (OSError, zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, NotImplementedError) as error:
        raise WorkspaceError(f"{archive} cannot be read: {error}") from error
    for name in [name for name in texts if name.endswith(".ipynb")]:
        try:
            checked(json.loads(texts[name].decode("utf-8-sig")), name)
        except (ValueError, RecursionError, WorkspaceError):
            says.append(f"{name} is not a notebook, left out")
            del texts[name]
    return texts, says


def _is_untouched(path: Path, folder: Path) -> bool:
    """Whether the learner wrote nothing in this notebook."""
    key = next((key for key in all_keys() if file_name(key) == path.name), None)
    try:
        return key is not None and wrote_nothing(load_notebook(path), folder, key)
    except WorkspaceError:
        return False


def _beside(target: Path, text: bytes) -> Path:
    """A free name beside a file, or the one that holds the same text already."""
    stem = target.stem.rpartition("-")[0] + "-" if target.parent.name == "backups" else f"{target.stem}_imported"
    count = 1
    while True:
        beside = target.with_name(f"{stem}{count}.ipynb")
        if not beside.exists() or beside.read_bytes() == text:
            return beside
        count += 1
