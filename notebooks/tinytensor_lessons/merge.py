"""A new edition of a notebook meets what a learner wrote in the old one.

`merge` has three notebooks: the learner's, the edition that the learner began with, and the new edition. A cell that
only the edition changed is replaced. A cell that only the learner changed stays. Where both changed, an answer stays as
it is while its signature is the same; any other cell is kept beside the new one, under a line that says so. No text that
the learner wrote is left out. A cell of the lesson that the learner deleted comes back.

For a folder that was made before editions were kept, the middle notebook is missing. Then a list of all texts that were
delivered until then stands in for it, and every other text counts as the learner's.
"""

from __future__ import annotations

import functools
import hashlib
import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tinytensor_lessons.notebook import LEARNERS_ROLES, source_of

Cell = dict[str, Any]
Notebook = dict[str, Any]

# Made by tests/lessons/make_earlier_texts.py.
EARLIER_TEXTS = Path(__file__).parent / "data" / "earlier_texts.txt"
_VALID_ID = re.compile(r"^[a-zA-Z0-9_-]{1,64}$")
_OUR_KEYS = ("tinytensor", "nbgrader", "tags")
_OUR_TAGS = ("nbval-ignore-output", "raises-exception", "gpu")
_WHY = "**Kept by the update.** {} Delete this cell and the next one when you no longer need them."


@dataclass
class Merged:
    """The notebook, and what happened: names of cells under added, changed, gone, back, and sentences about kept ones."""

    notebook: Notebook
    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    back: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)

    def sentences(self) -> list[str]:
        """What a learner should know."""
        counts = ((self.added, "new"), (self.changed, "changed"), (self.gone, "gone"), (self.back, "back"))
        words = ", ".join(f"{len(names)} {what}" for names, what in counts if names)
        return [*([f"cells: {words}"] if words else []), *self.kept]


def edition(notebook: Notebook) -> str:
    """A short name for what a delivered notebook says: another text, another name."""
    cells = [[c["id"], c["cell_type"], source_of(c), c.get("attachments"), c["metadata"]] for c in notebook["cells"]]
    return hashlib.sha256(json.dumps(cells, sort_keys=True).encode()).hexdigest()[:12]


def fingerprint(cell: Cell) -> str:
    """A few digits that stand for the kind and the text of a cell."""
    text = f"{cell['cell_type']}\n{source_of(cell)}"
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:12]


@functools.cache
def _earlier_texts() -> frozenset[str]:
    """The fingerprints of all cells that were delivered before editions were kept."""
    return frozenset(EARLIER_TEXTS.read_text(encoding="utf-8").split())


def stamp(notebook: Notebook) -> str:
    """The edition that a learner's notebook says it comes from; empty if it says nothing."""
    said = _ours(notebook).get("edition", "")
    return said if isinstance(said, str) and re.fullmatch(r"[0-9a-f]{12}", said) else ""


def stamped(notebook: Notebook, name: str) -> Notebook:
    """The notebook, saying from which edition it comes."""
    metadata = notebook["metadata"]
    return notebook | {"metadata": metadata | {"tinytensor": _ours(notebook) | {"edition": name}}}


def merge(mine: Notebook, base: Notebook | None, new: Notebook) -> Merged:
    """The new edition with everything that the learner wrote. `base` is the edition that the learner began with."""
    return _Merge(mine, base, new).run()


class _Merge:
    def __init__(self, mine: Notebook, base: Notebook | None, new: Notebook) -> None:
        self.mine, self.new, self.base = mine, new, base
        self.base_cells = {cell["id"]: cell for cell in base["cells"]} if base else {}
        self.new_cells = {cell["id"]: cell for cell in new["cells"]}
        self.my_cells = {
            cell["id"]: cell for cell in _identified(mine["cells"], [*self.base_cells.values(), *new["cells"]])
        }
        if base is None:
            self.base_cells = {id: cell for id, cell in self.my_cells.items() if self._was_delivered(cell)}
        self.taken = {*self.base_cells, *self.new_cells, *self.my_cells}
        self.said = Merged(mine)

    def run(self) -> Merged:
        pieces = {id: self._merged(cell) for id, cell in self.new_cells.items()}
        for id, cell in self.my_cells.items():
            if id not in pieces:
                left = self._left_over(cell)
                if left:
                    pieces[id] = left
        cells = [cell for id in self._order(pieces) for cell in pieces[id]]
        ours = _ours(self.new) | ({"edition": stamp(self.mine)} if stamp(self.mine) else {})
        metadata = self.new["metadata"] | self.mine["metadata"] | ({"tinytensor": ours} if ours else {})
        if self.mine.get("nbformat_minor", 5) < 5:  # cells have ids from 4.5 on
            self.mine = self.mine | {"nbformat_minor": 5}
        self.said.notebook = self.mine | {"cells": cells, "metadata": metadata}
        return self.said

    def _was_delivered(self, cell: Cell) -> bool:
        """Whether a cell of an old folder is as some edition had it. Copies that the learner made are not meant."""
        ours = cell["id"] in self.new_cells or _is_canonical(cell)
        return ours and not cell.get("attachments") and fingerprint(cell) in _earlier_texts()

    def _merged(self, cell: Cell) -> list[Cell]:
        """What stands in the place of a cell of the new edition."""
        own, then = self.my_cells.get(cell["id"]), self.base_cells.get(cell["id"])
        name = _name(cell)
        if own is None:
            (self.said.back if then else self.said.added).append(name)
            return [cell]
        same_signature = _signature(own if then is None else then) == _signature(cell)
        if _same(own, cell):
            return [self._with_metadata(own, cell)]
        if not source_of(own).strip() or (then is not None and _same(own, then)):
            (self.said.changed if then is None or not _same(then, cell) else self.said.back).append(name)
            return [cell]
        if then is not None and _same(then, cell) and same_signature:
            return [self._with_metadata(own, cell)]
        if (
            _role(cell) in LEARNERS_ROLES
            and own["cell_type"] == cell["cell_type"]
            and same_signature
            and _answers(own, cell)
        ):
            return [self._with_metadata(own, cell)]
        if _role(cell) == "exercise":
            self.said.kept.append(
                f"{name} has the new signature {_signature(cell)}; your answer stays above the new cell"
            )
            return [*self._aside(own, f"{name} has a new signature; the cell after next is the new one."), cell]
        self.said.changed.append(name)
        self.said.kept.append(f"{name}: your version stays below the new one")
        return [cell, *self._aside(own, "The lesson has a new version of the cell above; yours is the next cell.")]

    def _left_over(self, cell: Cell) -> list[Cell]:
        """What becomes of a learner's cell that the new edition does not have."""
        then, name = self.base_cells.get(cell["id"]), _name(cell)
        if then is None and (self.base is not None or not _is_canonical(cell)):
            return [_without_double(cell, self.new_cells)]
        if then is not None and (_same(cell, then) or not source_of(cell).strip()):
            self.said.gone.append(name)
            return []
        what = "exercise" if _role(cell) == "exercise" else "cell"
        self.said.kept.append(f"{name} is no longer in the lesson; your version stays")
        return self._aside(cell, f"The lesson has no longer the {what} {name}; your version is the next cell.")

    def _with_metadata(self, own: Cell, cell: Cell) -> Cell:
        """The learner's cell, described as the new edition describes it. Settings of the learner's own stay."""
        then = self.base_cells.get(cell["id"], {"metadata": {}})
        metadata = {key: value for key, value in own["metadata"].items() if key not in _OUR_KEYS}
        metadata |= cell["metadata"]
        theirs = {*_tags(then), *_OUR_TAGS}
        tags = [*_tags(cell), *(tag for tag in _tags(own) if tag not in theirs and tag not in _tags(cell))]
        if tags:
            metadata["tags"] = tags
        return own | {"metadata": metadata}

    def _aside(self, own: Cell, why: str) -> list[Cell]:
        """The learner's cell under another id, tied to nothing, and a line above it that says why it is there."""
        count = 1
        while f"{own['id'][:48]}-old{count}" in self.taken:
            count += 1
        id = f"{own['id'][:48]}-old{count}"
        self.taken |= {id, f"{id}-why"}
        metadata = {key: value for key, value in own["metadata"].items() if key not in ("nbgrader", "tinytensor")}
        ours = {"role": "scratch", "was": own["id"]}
        if own["cell_type"] == "code":  # what it needs may be gone, and Run All is to go on
            metadata["tags"] = [*_tags(own), *(["raises-exception"] if "raises-exception" not in _tags(own) else [])]
        line = {
            "cell_type": "markdown",
            "id": f"{id}-why",
            "metadata": {"tinytensor": {"role": "scratch"}},
            "source": [_WHY.format(why)],
        }
        return [line, own | {"id": id, "metadata": metadata | {"tinytensor": ours}}]

    def _order(self, pieces: dict[str, list[Cell]]) -> list[str]:
        """The learner's order, unless the edition moved cells: then the edition's, with the learner's cells in between."""
        mine = [id for id in self.my_cells if id in pieces]
        new = list(self.new_cells)
        before = [id for id in self.base_cells if id in self.new_cells]
        if self.base is None or before != [id for id in new if id in self.base_cells]:
            order = new
            for at, id in enumerate(mine):
                if id not in self.new_cells:
                    _insert_after(order, id, mine[:at])
            return order
        order = mine
        for at, id in enumerate(new):
            if id not in self.my_cells:
                _insert_after(order, id, new[:at], over={*order} - {*new})
        return order


def _insert_after(order: list[str], id: str, earlier: list[str], over: set[str] | None = None) -> None:
    """Behind the nearest one that stood before it and is still there, and behind those of `over` that follow."""
    place = {kept: at for at, kept in enumerate(order)}
    at = next((place[name] + 1 for name in reversed(earlier) if name in place), 0)
    while over and at < len(order) and order[at] in over:
        at += 1
    order.insert(at, id)


def _identified(cells: list[Cell], known: list[Cell]) -> list[Cell]:
    """The cells with ids, each once. Notebooks of format 4.4 have none; cells that were copied may share one."""
    given = {cell["id"] for cell in cells if isinstance(cell.get("id"), str)}
    by_grade = {_grade_id(cell): cell["id"] for cell in known if _grade_id(cell)}
    by_text = {(cell["cell_type"], source_of(cell)): cell["id"] for cell in known}
    by_answer = {head: cell["id"] for cell in known if (head := _head(cell))}
    used: set[str] = set()
    result = []
    for cell in cells:
        id: str | None = cell.get("id")
        if not isinstance(id, str) or not _VALID_ID.match(id):
            head = next((head for head in by_answer if source_of(cell).startswith(head)), "")
            text = (cell["cell_type"], source_of(cell))
            id = by_grade.get(_grade_id(cell)) or by_text.get(text) or by_answer.get(head)
            id = None if id in given else id
        if id is None or id in used:
            id = _fresh_id(cell, used | given | {other["id"] for other in known})
        used.add(id)
        result.append(cell if cell.get("id") == id else cell | {"id": id})
    return result


def _fresh_id(cell: Cell, taken: set[str]) -> str:
    count = 0
    while (id := hashlib.sha256(f"{count} {source_of(cell)}".encode("utf-8", "replace")).hexdigest()[:8]) in taken:
        count += 1
    return id


def _same(a: Cell, b: Cell) -> bool:
    """Whether two cells say the same: kind, text, pictures pasted into it."""
    return (a["cell_type"], source_of(a), a.get("attachments") or {}) == (
        b["cell_type"], source_of(b), b.get("attachments") or {},
    )  # fmt: skip


def _answers(own: Cell, cell: Cell) -> bool:
    """Whether a learner's text still answers what the new cell asks: for a prediction and the quiz, up to the dots."""
    head = _head(cell)
    return not head or head in source_of(own)


def _head(cell: Cell) -> str:
    """The part of a prediction or a quiz that stands before the answer."""
    return source_of(cell).partition("...")[0] if _role(cell) in ("predict", "quiz") else ""


def _ours(part: dict[str, Any]) -> dict[str, Any]:
    ours = part["metadata"].get("tinytensor")
    return ours if isinstance(ours, dict) else {}


def _role(cell: Cell) -> str:
    return _ours(cell).get("role", "")


def _signature(cell: Cell) -> str:
    return _ours(cell).get("signature", "")


def _grade_id(cell: Cell) -> str:
    grading = cell["metadata"].get("nbgrader")
    return grading.get("grade_id", "") if isinstance(grading, dict) else ""


def _tags(cell: Cell) -> list[str]:
    tags = cell["metadata"].get("tags")
    return [tag for tag in tags if isinstance(tag, str)] if isinstance(tags, list) else []


def _is_canonical(cell: Cell) -> bool:
    """Whether the id says that it was a cell of a lesson. A copy made by the learner has an id of its own."""
    ours = _ours(cell)
    return bool(ours) and cell["id"].startswith(f"{ours.get('lesson')}-{ours.get('role')}-")


def _without_double(cell: Cell, new: dict[str, Cell]) -> Cell:
    """A copy of a graded cell is not graded a second time."""
    if _grade_id(cell) and _grade_id(cell) in {_grade_id(other) for other in new.values()}:
        ours = {"tinytensor": _ours(cell) | {"role": "scratch"}}
        return cell | {"metadata": {k: v for k, v in cell["metadata"].items() if k != "nbgrader"} | ours}
    return cell


def _name(cell: Cell) -> str:
    """How a sentence speaks of a cell: an exercise by its id, another by the beginning of its text."""
    ours = _ours(cell)
    if ours.get("role") in ("exercise", "quiz") and ours.get("id"):
        return str(ours["id"])
    first = next((line.strip("#* ").strip() for line in source_of(cell).splitlines() if line.strip("#* ")), "empty")
    return f'"{first[:40]}{"..." if len(first) > 40 else ""}"'
