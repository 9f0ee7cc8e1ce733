"""The index notebook as it is delivered: the map, a cell for notes, answers that worked, and work on its way elsewhere."""

from __future__ import annotations

from typing import Any

_IMPORT = "from tinytensor_lessons import index\n\n"
MAP = f"{_IMPORT}index.show()"
_CELLS = (
    (
        "markdown",
        "title",
        "header",
        "# Your lessons\n\nThe map shows what is done and what is next. A lesson opens with a click, or with Tab and Enter. "
        "Run the cell below again (Shift+Enter) to bring the map up to date.\n\n"
        '`index.show("performance")` follows another path. Every word in bold in a lesson is in the '
        "[glossary](glossary.ipynb).",
    ),
    ("code", "map", "demo", MAP),
    ("markdown", "notes", "scratch", "## Notes\n\nThis cell is yours. Double-click it and write."),
    (
        "markdown",
        "answers",
        "story",
        "## An answer that worked\n\nWhen a check gives full points, your function is kept. The next cell gets it back, "
        "as text or as a new cell, and writes over nothing.",
    ),
    ("code", "restore", "demo", f"{_IMPORT}index.restore(...)"),
    (
        "markdown",
        "carry",
        "story",
        "## To another machine\n\nOne file holds your notebooks, your progress and your answers. Save your notebooks, run "
        "the first cell here, and the second one there. Where both machines have work in a lesson, both notebooks are kept.",
    ),
    ("code", "export", "demo", f"{_IMPORT}index.export_work(...)"),
    ("code", "import", "demo", f"{_IMPORT}index.import_work(...)"),
)


def notebook() -> dict[str, Any]:
    """The index as it is delivered."""
    cells = []
    for kind, name, role, text in _CELLS:
        cell: dict[str, Any] = {
            "cell_type": kind,
            "id": f"index-{role}-{name}",
            "metadata": {"tinytensor": {"lesson": "index", "role": role}},
            "source": text.splitlines(keepends=True),
        }
        if kind == "code":
            cell |= {"execution_count": None, "outputs": []}
        cells.append(cell)
    metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
        "tinytensor": {"lesson": "index", "version": 1},
    }
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
