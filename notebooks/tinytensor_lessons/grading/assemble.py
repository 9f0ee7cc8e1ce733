"""The cells that run: the delivered notebook, with the learner's cells in the places that learners write.

What is locked comes from the delivered notebook, whatever was handed in, as nbgrader's autograde does it. Cells are
recognised by nbgrader's grade_id, by their id, or by their role in an exercise; a front end may have dropped one of them.
Cells that the learner added run where they stood.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tinytensor_lessons.grading.submissions import Delivered, cells_of, keys_of, metadata, source
from tinytensor_lessons.notebook import LEARNERS_ROLES


@dataclass(frozen=True)
class PlannedCell:
    """A code cell to run. `exercise` names what it belongs to; `points` is what a check can give, 0 for other cells."""

    name: str
    role: str
    source: str
    exercise: str = ""
    points: float = 0.0
    learners: bool = False
    ours: bool = True

    @property
    def is_check(self) -> bool:
        return self.role == "check"


def assemble(one: Delivered, handed_in: dict[str, Any]) -> tuple[list[PlannedCell], list[str]]:
    """Cells in the order in which they run, and what was strange about the notebook, in sentences."""
    given = cells_of(one.notebook)
    places = _places(given)
    notes: list[str] = []
    # For each delivered cell the learner's cells that claim to be it; behind each, cells that are the learner's alone.
    mine: dict[int, list[dict[str, Any]]] = {}
    added: dict[int, list[dict[str, Any]]] = {}
    last = -1
    for cell in cells_of(handed_in):
        at = next((places[key] for key in keys_of(cell) if key in places), None)
        if at is not None:
            mine.setdefault(at, []).append(cell)
            last = at
        elif cell.get("cell_type") == "code" and not _is_retired(cell):
            added.setdefault(last, []).append(cell)
    plan = [_added(cell) for cell in added.get(-1, [])]
    for at, cell in enumerate(given):
        claims = mine.get(at, [])
        if cell.get("cell_type") == "code":
            plan += _in_place(cell, claims, notes)
        plan += [_added(extra) for extra in added.get(at, [])]
    return plan, notes


def _places(given: list[dict[str, Any]]) -> dict[str, int]:
    """Key -> the delivered cell that has it. A key of several cells, such as a role, names none."""
    places: dict[str, int] = {}
    twice = set()
    for at, cell in enumerate(given):
        for key in keys_of(cell):
            if key in places:
                twice.add(key)
            places[key] = at
    return {key: at for key, at in places.items() if key not in twice}


def _in_place(cell: dict[str, Any], claims: list[dict[str, Any]], notes: list[str]) -> list[PlannedCell]:
    planned = _planned(cell)
    if not is_learners(cell):
        if planned.is_check and not claims:
            notes.append(f"The check of {planned.exercise} was missing and was put back.")
        elif planned.is_check and any(source(claim) != source(cell) for claim in claims):
            notes.append(f"The check of {planned.exercise} was changed and was put back.")
        return [planned]
    if not claims:
        if planned.exercise and planned.role in ("exercise", "quiz"):
            notes.append(f"The cell of {planned.exercise} is missing.")
        return []
    if len(claims) > 1 and planned.exercise:
        notes.append(f"There are {len(claims)} cells of {planned.exercise}; the last one counts.")
    return [_planned(cell, source(claim)) for claim in claims]


def _planned(cell: dict[str, Any], text: str | None = None) -> PlannedCell:
    ours, theirs = metadata(cell, "tinytensor"), metadata(cell, "nbgrader")
    graded = bool(theirs.get("grade")) and not theirs.get("solution")
    return PlannedCell(
        name=str(cell.get("id") or theirs.get("grade_id") or ""),
        role="check" if graded else str(ours.get("role") or ""),
        source=source(cell) if text is None else text,
        exercise=str(ours.get("id") or (theirs.get("grade_id") if graded else "") or ""),
        points=float(theirs.get("points") or 0) if graded else 0.0,
        learners=text is not None,
        ours=bool(ours),
    )


def _added(cell: dict[str, Any]) -> PlannedCell:
    return PlannedCell(str(cell.get("id") or "a cell"), "scratch", source(cell), learners=True, ours=False)


def is_learners(cell: dict[str, Any]) -> bool:
    """Whether the learner writes in this delivered cell."""
    theirs = metadata(cell, "nbgrader")
    if theirs:
        return bool(theirs.get("solution")) or not (theirs.get("locked") or theirs.get("grade"))
    return metadata(cell, "tinytensor").get("role") in LEARNERS_ROLES


def _is_retired(cell: dict[str, Any]) -> bool:
    """A locked cell of another edition: a cell of ours, in which learners do not write."""
    ours = metadata(cell, "tinytensor")
    canonical = str(cell.get("id", "")).startswith(f"{ours.get('lesson')}-{ours.get('role')}-")
    return bool(ours) and canonical and ours.get("role") not in LEARNERS_ROLES
