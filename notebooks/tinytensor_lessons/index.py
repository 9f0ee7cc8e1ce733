"""The index notebook: a map of the lessons, what is done, what is next, and a learner's work on its way elsewhere.

    from tinytensor_lessons import index
    index.show()                       the map; `index.show("performance")` follows that path
    index.restore("01.flat_index")     an answer that had full points
    index.export_work("my-work.zip")   everything in one file; `index.import_work` unpacks it

lesson_map.py finds what the map says, index_picture.py draws it. `with_map` draws the map into a learner's copy before JupyterLab opens it.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from tinytensor_lessons import index_picture, lesson_map, portable, progress, workspace
from tinytensor_lessons.files import in_words
from tinytensor_lessons.index_notebook import MAP
from tinytensor_lessons.lesson_map import PATHS, LessonMap
from tinytensor_lessons.mode import SOLO, mode
from tinytensor_lessons.notebook import source_of
from tinytensor_lessons.panel import NOTE, Panel, Row
from tinytensor_lessons.restore import restored

# ---- what a notebook calls


def show(path: str = "ready to contribute") -> Map | Panel:
    """The map, drawn anew each time; `path` decides what is next."""
    names = [known.name for known in PATHS]
    if path not in names:
        return Panel(NOTE, f"There is no path {path!r}", rows=(Row("Paths", ", ".join(names)),))
    return _map(progress.read(), Path.cwd(), path)


def restore(exercise: Any = ..., cell: bool = False) -> Panel:
    """An answer of yours that had full points; without a name, which there are."""
    if exercise is ...:
        kept = ", ".join(progress.kept())
        ask = 'Put the name of an exercise in place of the dots, such as "01.flat_index".'
        return Panel(NOTE, "Restore an answer", rows=(Row("", ask), Row("Kept", kept or "none yet")))
    return restored(str(exercise), cell, "index.restore")


def export_work(archive: Any = ...) -> Panel:
    """Notebooks, progress and passing answers of this folder as one zip file."""
    if archive is ...:
        ask = 'Put a file name in place of the dots, such as "my-work.zip". Save your notebooks first.'
        return Panel(NOTE, "Export your work", rows=(Row("", ask),))
    return _told("Export", lambda: portable.export_work(Path.cwd(), Path(archive), progress.home()))


def import_work(archive: Any = ...) -> Panel:
    """Unpack such a file into this folder. Nothing that you wrote is replaced."""
    if archive is ...:
        ask = 'Put a file name in place of the dots, such as "my-work.zip". Nothing that you wrote here is replaced.'
        return Panel(NOTE, "Import your work", rows=(Row("", ask),))
    told = _told("Import", lambda: portable.import_work(Path(archive), Path.cwd(), progress.home()))
    reload = "A notebook that is open shows what was imported after File > Reload Notebook from Disk."
    return replace(told, rows=(*told.rows, Row("", reload))) if told.rows else told


def _told(what: str, run: Any) -> Panel:
    try:
        says = run()
    except workspace.WorkspaceError as error:
        return Panel(NOTE, f"{what}: {error}")
    except OSError as error:
        return Panel(NOTE, f"{what}: {in_words(error)}")
    return Panel(NOTE, f"{what}: {says[0]}", rows=tuple(Row("", line) for line in says[1:]))


# ---- the map


class Map(LessonMap):
    """The map of the lessons in a notebook."""

    def html(self) -> str:
        """The map as it is drawn in JupyterLab."""
        return index_picture.draw(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        bundle = {"text/plain": self.text()}
        if mode() == SOLO:
            bundle["text/html"] = self.html()
        return bundle


def _map(attempts: list[dict[str, Any]], folder: Path, path: str) -> Map:
    solo = mode() == SOLO
    attempts = attempts if solo else []
    stops = lesson_map.stops(attempts)
    newer = tuple(workspace.title(key) for key in workspace.news(folder)) if solo else ()
    problem = progress.why_not_kept() if solo else ""
    return Map(stops, path, lesson_map.next_of(stops, path, attempts), lesson_map.missing(), newer, problem)


def with_map(index: dict[str, Any], folder: Path) -> dict[str, Any]:
    """The learner's index with the map of today under the cell that draws it, as if the cell had been run."""
    attempts = progress.read(folder / progress.FOLDER)
    drawn = _map(attempts, folder, "ready to contribute")
    data = {"text/plain": drawn.text().splitlines(keepends=True), "text/html": drawn.html().splitlines(keepends=True)}
    output = {"output_type": "display_data", "metadata": {}, "data": data}
    cells = []
    for cell in index["cells"]:
        if cell["cell_type"] == "code" and source_of(cell) == MAP:
            cell = cell | {"outputs": [output], "execution_count": None}
        cells.append(cell)
    return index | {"cells": cells}
