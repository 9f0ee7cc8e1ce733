"""One submission: its cells one after the other, in a kernel that may be lost and is then replaced.

A cell that ends its kernel, or has to be ended, costs its own points and no others: the cells before it run again in a
fresh kernel, without it and without checks, whose points are known by then; and the notebook goes on behind it.
"""

from __future__ import annotations

import math
import time
from dataclasses import asdict, dataclass, field
from typing import Any

from tinytensor_lessons.grading.assemble import PlannedCell, assemble
from tinytensor_lessons.grading.kernel import Kernel, KernelLost, Outcome, Server
from tinytensor_lessons.grading.limits import Limits
from tinytensor_lessons.grading.submissions import Delivered, parse

_CHANCES = 2  # times that a delivered cell runs again without a cell that may be what ended its kernel

GRADED, STOPPED, UNREADABLE = "graded", "stopped cells", "not graded"


@dataclass
class Score:
    """Points of one exercise, and what feedback shows of it."""

    exercise: str
    points: float
    max: float
    note: str = ""
    panel: dict[str, Any] | None = None
    source: str = ""
    outputs: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class Result:
    """What came of one notebook."""

    status: str
    scores: list[Score] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    seconds: float = 0.0
    isolated: bool = True

    @property
    def points(self) -> float:
        return sum(score.points for score in self.scores)

    @property
    def max(self) -> float:
        return sum(score.max for score in self.scores)

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_dict(data: dict[str, Any]) -> Result:
        scores = [Score(**{**score, "outputs": [tuple(o) for o in score["outputs"]]}) for score in data["scores"]]
        return Result(**{**data, "scores": scores})


def worth(one: Delivered) -> list[Score]:
    """The checks of a delivered notebook, with no points."""
    plan, _ = assemble(one, one.notebook)
    return [Score(cell.exercise, 0.0, cell.points) for cell in plan if cell.is_check]


def unreadable(why: str, one: Delivered | None = None) -> Result:
    return Result(UNREADABLE, worth(one) if one else [], [f"This file is {why}." if why[0].islower() else why])


def grade_notebook(data: bytes, one: Delivered, limits: Limits, server: Server) -> Result:
    """Grade the notebook in `data` against the delivered one. Raises nothing over what is in `data`."""
    try:
        handed_in = parse(data)
    except ValueError as error:
        return unreadable(str(error), one)
    return _Run(one, *assemble(one, handed_in), limits, server).result()


class _Run:
    """The cells of one notebook at work."""

    def __init__(
        self, one: Delivered, plan: list[PlannedCell], notes: list[str], limits: Limits, server: Server
    ) -> None:
        self._one, self._plan, self._notes, self._limits, self._server = one, plan, notes, limits, server
        self._end = time.monotonic() + limits.notebook
        self._bad: dict[int, str] = {}  # cells that do not run again, with the reason
        self._seen: dict[int, Outcome] = {}
        self._chances: dict[int, int] = {}
        self._lost: dict[int, str] = {}  # delivered cells in which a kernel was lost
        self._kernel: Kernel | None = None

    def result(self) -> Result:
        begin = time.monotonic()
        last = max((at for at, cell in enumerate(self._plan) if cell.is_check), default=-1)
        try:
            for at in range(last + 1):
                if at not in self._bad:
                    self._run(at)
        finally:
            self._end_kernel()
        scores = [self._score(at) for at, cell in enumerate(self._plan) if cell.is_check]
        status = STOPPED if self._bad or any(outcome.stopped for outcome in self._seen.values()) else GRADED
        seconds = round(time.monotonic() - begin, 2)
        return Result(status, scores, [*self._notes, *self._incidents()], seconds, self._server.isolated)

    # -- running -----------------------------------------------------------------------------------------------

    def _run(self, at: int) -> None:
        """Run one cell, in a kernel that has run those before it."""
        while True:
            left = self._end - time.monotonic()
            if left <= 0:
                self._bad[at] = f"not reached: the notebook has used up its {self._limits.notebook:g} seconds"
                return
            if self._kernel is None:
                if not self._replay(at):
                    continue
                left = max(self._end - time.monotonic(), 0.1)
            if self._one_cell(at, left) or at in self._bad:
                return

    def _replay(self, until: int) -> bool:
        """A fresh kernel with the cells before `until`; False if one of them has ended that kernel, too."""
        self._kernel = Kernel(self._server, self._limits)
        for at in range(until):
            left = self._end - time.monotonic()
            if left <= 0:
                self._end_kernel()
                return False
            # What had to be interrupted once would have to be again, and that takes its whole time.
            stopped = at in self._seen and self._seen[at].stopped
            runs = at not in self._bad and not self._plan[at].is_check and not stopped
            if runs and not self._one_cell(at, left):
                return False
        return True

    def _one_cell(self, at: int, left: float) -> bool:
        """Whether the kernel lives on."""
        cell = self._plan[at]
        assert self._kernel is not None
        seconds = min(self._limits.cell, left)
        exercise = cell.exercise if cell.ours else ""
        try:
            self._seen[at] = self._kernel.run(cell.source, seconds, self._one.lesson, exercise, cell.is_check)
        except KernelLost as lost:
            self._end_kernel()
            self._blame(at, str(lost), lost.outcome or Outcome())
            return False
        return True

    def _blame(self, at: int, why: str, outcome: Outcome) -> None:
        """The kernel was lost in this cell: decide which cells do not run again. This one runs again unless it is one of them."""
        cell = self._plan[at]
        lingering = [k for k in self._before(at) if self._seen[k].left]
        if lingering:  # what they have left running is the likeliest reason, and this cell has another chance
            for k in lingering:
                self._bad[k] = f"it left something running, and later {why}"
        elif cell.learners:
            self._seen[at], self._bad[at] = outcome, why
        elif cell.is_check:
            self._seen[at] = outcome
            self._bad[at] = "" if outcome.points is not None else why
            # What ends its own check would end other cells, too. No other check needs it: each has tested versions.
            for k in self._before(at):
                if self._plan[k].exercise == cell.exercise:
                    self._bad[k] = ""
        else:
            # A delivered cell is sound, so something that it called is not: most likely the last thing that has not passed.
            suspects = sorted(self._before(at), key=lambda k: (self._rank(self._plan[k]), -k))
            self._chances[at] = self._chances.get(at, _CHANCES) - 1
            if suspects and self._chances[at] >= 0:
                self._bad[suspects[0]] = "" if self._rank(self._plan[suspects[0]]) == 0 else f"after it {why}"
                self._lost[at] = why
            else:
                self._seen[at], self._bad[at] = outcome, why

    def _before(self, at: int) -> list[int]:
        """The learner's cells that had run before this one."""
        return [k for k in range(at) if self._plan[k].learners and k in self._seen and k not in self._bad]

    def _rank(self, cell: PlannedCell) -> int:
        """How likely it is that this learner's cell made a delivered cell end its kernel; 0 is the likeliest."""
        if cell.role != "exercise":
            return 1
        for at, check in enumerate(self._plan):
            if check.is_check and check.exercise == cell.exercise and at in self._seen:
                return 2 if self._seen[at].points == check.points else 0
        return 3  # its check is still to come

    def _end_kernel(self) -> None:
        if self._kernel is not None:
            self._kernel.end()
            self._kernel = None

    # -- what came of it ---------------------------------------------------------------------------------------

    def _score(self, at: int) -> Score:
        cell = self._plan[at]
        points, note = points_of(self._seen.get(at, Outcome()), cell.points, self._bad.get(at, ""))
        answers = [
            (where, one)
            for where, one in enumerate(self._plan)
            if one.learners and one.exercise == cell.exercise and one.ours
        ]
        why = next((text for where, _ in answers if (text := self._why_bad(where))), "")
        if why:
            note = f"Its cell did not end well: {why}."
        seen = [self._seen[where] for where, _ in answers if where in self._seen] + [self._seen.get(at, Outcome())]
        return Score(
            exercise=cell.exercise,
            points=points,
            max=cell.points,
            note=note,
            panel=seen[-1].panel,
            source="\n\n".join(one.source for _, one in answers),
            outputs=[output for outcome in seen[:-1] for output in outcome.outputs],
        )

    def _why_bad(self, at: int) -> str:
        stopped = self._seen[at].stopped if at in self._seen else ""
        return self._bad.get(at, "") or stopped

    def _incidents(self) -> list[str]:
        """Sentences about cells that have no points of their own."""
        found = []
        for at, cell in enumerate(self._plan):
            why = self._why_bad(at) or self._lost.get(at, "")
            if why and not cell.is_check and cell.role not in ("exercise", "quiz"):
                whose = "a cell of yours" if cell.learners else f"the cell {cell.name}"
                found.append(f"{whose[0].upper()}{whose[1:]} did not end well: {why}.")
            if at in self._seen and self._seen[at].changed:
                names = ", ".join(self._seen[at].changed[:3])
                found.append(
                    f"Before the check of {cell.exercise} the grader put back what cells had changed: {names}."
                )
        return found


def points_of(outcome: Outcome, most: float, bad: str = "") -> tuple[float, str]:
    """Points of a check cell as nbgrader counts them, and why there are none."""
    if bad:
        return 0.0, f"Its check did not end well: {bad}."
    if outcome.points is None:
        if outcome.stopped:
            return 0.0, f"Its check was stopped: {outcome.stopped}."
        return 0.0, f"Its check ended with {outcome.error}" if outcome.error else "Its check gave no points."
    if outcome.wrote_stderr:
        return 0.0, "Something was written to stderr in its check, for which nbgrader gives no points."
    if outcome.points == "full":
        return most, ""
    points = float(outcome.points)
    if not math.isfinite(points) or not 0 <= points <= most:
        return 0.0, f"Its check gave {points:g}, which is no number of points from 0 to {most:g}."
    return points, ""
