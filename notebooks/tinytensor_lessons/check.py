"""The check: runs an exercise's parts over the learner's function and counts points.

1. Blank? A stub raises NotImplementedError, or is `...`: not started, 0 points.
2. The core part: fixed cases. One wrong case, and the score is 0.
3. Property parts: generated or exhaustive cases, each with its own points.
4. The plug part, if all before it passed: the library runs on the learner's function. Never called is a failure.
5. A failure is compared with the known wrong solutions of the exercise, which know their own hint.
"""

from __future__ import annotations

import contextlib
import dis
import io
import logging
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import FunctionType
from typing import Any

from tinytensor_lessons import panel
from tinytensor_lessons.diagnose import diagnose
from tinytensor_lessons.exercise import (
    Cases,
    Exercise,
    Function,
    Misconception,
    Mismatch,
    Outcome,
    Part,
    Plug,
    Property,
)
from tinytensor_lessons.limits import TimeIsUp, time_limit
from tinytensor_lessons.plug import plugged
from tinytensor_lessons.property import first_wrong

PASS, FAIL, BLANK, NOT_RUN = "pass", "FAIL", "NOT STARTED", "not run"
_PRINTED_LINES = 8


@dataclass(frozen=True, slots=True)
class Failure:
    """The case to show: what was called, what was expected, what came out, what the function printed meanwhile."""

    case: str
    mismatch: Mismatch
    printed: str = ""
    data: Any = None


@dataclass(frozen=True, slots=True)
class PartResult:
    name: str
    points: int
    max: int
    status: str
    note: str = ""


@dataclass(frozen=True)
class CheckResult:
    """The outcome of a check. Shown as a panel; `points` of `max`; `hint_id` names the wrong solution recognised."""

    id: str
    status: str
    points: int
    max: int
    parts: tuple[PartResult, ...] = ()
    failure: Failure | None = None
    hint: str = ""
    hint_id: str = ""
    onward: tuple[panel.Row, ...] = ()

    def panel(self) -> panel.Panel:
        kind = {PASS: panel.PASS, BLANK: panel.BLANK}.get(self.status, panel.FAIL)
        title = f"{self.id}  {self.status.upper()} {self.points}/{self.max}"
        detail = ", ".join(f"{part.name} {part.status}" for part in self.parts)
        rows = [panel.Row("", part.note) for part in self.parts if part.note]
        if self.status == BLANK and not self.onward:
            rows.append(panel.Row("", "It does nothing yet. Write it, then run both cells."))
        if self.failure is not None:
            rows.append(panel.Row("case", self.failure.case, code=True))
            rows.append(panel.Row("expected", self.failure.mismatch.expected, code=True))
            rows.append(panel.Row("got", self.failure.mismatch.got, code=True))
            if self.failure.mismatch.note:
                rows.append(panel.Row("", self.failure.mismatch.note))
            if self.failure.printed:
                rows.append(panel.Row("printed", self.failure.printed, code=True))
        if self.hint:
            rows.append(panel.Row("Hint", self.hint))
            rows.append(panel.Row("Ask for more", f'`lesson.hint("{self.id}")`'))
        return panel.Panel(kind, title, detail, (*rows, *self.onward))

    def __repr__(self) -> str:
        return self.panel().text()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return self.panel()._repr_mimebundle_()


class Subject:
    """A learner's function under observation: what it prints is kept away from the page."""

    def __init__(self, exercise: Exercise, fn: Function, stdout: io.StringIO) -> None:
        self.exercise, self.fn, self._stdout = exercise, fn, stdout
        self.limit = time_limit(exercise.seconds)

    def observe(self, case: Any) -> Outcome:
        return self.exercise.observe(self.fn, case)

    def wrong(self, case: Any) -> Failure | None:
        self._stdout.seek(0)
        self._stdout.truncate()
        mismatch = self.exercise.judge(case, self.observe(case))
        if self.limit.expired:  # the function has swallowed the interrupt
            raise TimeIsUp
        if mismatch is None:
            return None
        return Failure(self.exercise.show(case), mismatch, self.printed(), case)

    def printed(self) -> str:
        lines = self._stdout.getvalue().rstrip("\n").split("\n")
        return "\n".join(lines[:_PRINTED_LINES] + ["..."] * (len(lines) > _PRINTED_LINES))


def run_check(exercise: Exercise, fn: Any, misconceptions: Sequence[Misconception] = ()) -> CheckResult:
    """Everything the module docstring says. Raises nothing that the learner's code raises."""
    if fn is ...:
        return CheckResult(exercise.id, BLANK, 0, exercise.points)
    if not callable(fn):
        kind = "function" if exercise.keyword == "def" else "class"
        mismatch = Mismatch(f"the {kind} {exercise.symbol}", repr(fn)[:80])
        return CheckResult(exercise.id, FAIL, 0, exercise.points, failure=Failure(exercise.signature, mismatch))
    with quiet() as stdout, provided(fn, exercise.provides):
        subject = Subject(exercise, fn, stdout)
        try:
            if is_blank(exercise, fn):
                return CheckResult(exercise.id, BLANK, 0, exercise.points)
            parts, failure, late = _run_parts(exercise, subject)
        except TimeIsUp:  # at the very first case
            parts, failure, late = *_too_late(exercise, subject, []), True
        result = _count(exercise, parts, failure)
        if result.status == PASS:
            return result
        found = None if late else diagnose(exercise, subject.observe, misconceptions, failure.data if failure else None)
    if found is not None:
        return replace(result, hint=found.hint, hint_id=f"{exercise.id}/{found.name}")
    if late:
        return result
    failed = next(part for part, done in zip(exercise.parts, parts, strict=True) if done.status == FAIL)
    return replace(result, hint=failed.hint or exercise.hints[0])


def _run_parts(exercise: Exercise, subject: Subject) -> tuple[list[PartResult], Failure | None, bool]:
    results: list[PartResult] = []
    first: Failure | None = None
    try:
        with subject.limit:
            for part in exercise.parts:
                if first is not None and isinstance(part, Plug):
                    break  # the library runs on a function only after it has passed everything else
                note, failure = _run_part(part, subject)
                status = PASS if failure is None else FAIL
                results.append(PartResult(part.name, part.points * (failure is None), part.points, status, note))
                first = first or failure
                if failure is not None and isinstance(part, Cases):
                    break
    except TimeIsUp:
        if len(results) < len(exercise.parts):
            results, late_failure = _too_late(exercise, subject, results)
            return results, first or late_failure, True
    results += [PartResult(part.name, 0, part.points, NOT_RUN) for part in exercise.parts[len(results) :]]
    return results, first, False


def _too_late(exercise: Exercise, subject: Subject, results: list[PartResult]) -> tuple[list[PartResult], Failure]:
    """The part that was running has failed, the others do not run."""
    part, *rest = exercise.parts[len(results) :]
    results = [*results, PartResult(part.name, 0, part.points, FAIL)]
    results += [PartResult(other.name, 0, other.points, NOT_RUN) for other in rest]
    mismatch = Mismatch(f"an answer within {exercise.seconds:g} seconds", "still running", "The check was stopped.")
    return results, Failure(exercise.signature, mismatch, subject.printed())


def _run_part(part: Part, subject: Subject) -> tuple[str, Failure | None]:
    if isinstance(part, Plug):
        return _run_plug(part, subject)
    if isinstance(part, Property):
        name = f"{subject.exercise.id} {part.name}"
        found = first_wrong(name, part.strategy(), part.examples, lambda case: subject.wrong(case) is not None)
        return "", None if found is None else subject.wrong(found[0])
    cases = part.cases if isinstance(part, Cases) else part.cases()
    return "", next(filter(None, map(subject.wrong, cases)), None)


def _run_plug(part: Plug, subject: Subject) -> tuple[str, Failure | None]:
    where = part.target.replace(":", ".")
    total = 0
    for name, run in part.runs.items():
        with plugged(part, subject.fn) as calls:
            try:
                mismatch = run()
            except Exception as error:
                mismatch = Mismatch("no exception", f"{type(error).__name__}: {error}", f"your function ran as {where}")
        if mismatch is None and not calls.count:
            mismatch = Mismatch("your function called", "0 calls", f"the library never called {where}")
        if mismatch is not None:
            return "", Failure(name, mismatch, subject.printed())
        total += calls.count
    return f"In place of {where} your code was called {total} times.", None


def broken(exercise: Exercise, error: Exception) -> CheckResult:
    """What to show when the check itself fails, which says nothing about the learner's code."""
    part = PartResult(
        "the check itself", 0, exercise.points, "failed", f"{type(error).__name__}: {error}. Please report it."
    )
    return CheckResult(exercise.id, "NOT CHECKED", 0, exercise.points, (part,))


def _count(exercise: Exercise, parts: list[PartResult], failure: Failure | None) -> CheckResult:
    core_failed = any(
        p.status == FAIL and isinstance(part, Cases) for p, part in zip(parts, exercise.parts, strict=True)
    )
    points = 0 if core_failed else sum(p.points for p in parts)
    status = PASS if points == exercise.points else FAIL
    return CheckResult(exercise.id, status, points, exercise.points, tuple(parts), failure)


def is_blank(exercise: Exercise, fn: Any) -> bool:
    """Whether this is still the stub: `...`, an empty body, or NotImplementedError at the first core case.

    Raises TimeIsUp where that case takes too long.
    """
    # A decorator may have made an object of the function, as `tt.cuda.jit` does.
    written = fn if isinstance(fn, FunctionType) else getattr(fn, "__dict__", {}).get("__wrapped__")
    if fn is ... or (isinstance(written, FunctionType) and _does_nothing(written)):
        return True
    first = exercise.parts[0]
    assert isinstance(first, Cases)
    with time_limit(exercise.seconds):
        return exercise.observe(fn, first.cases[0]).raised == "NotImplementedError"


def _does_nothing(fn: FunctionType) -> bool:
    """A body of docstring, `pass` or `...` only: it loads None and returns it."""
    steps = [step for step in dis.get_instructions(fn) if step.opname not in ("RESUME", "NOP", "COPY_FREE_VARS")]
    names = {step.opname for step in steps}
    values = {step.argval for step in steps if step.opname.endswith("CONST")}
    return names <= {"LOAD_CONST", "RETURN_CONST", "RETURN_VALUE"} and values <= {None}


@contextlib.contextmanager
def quiet() -> Iterator[io.StringIO]:
    """Keep prints, warnings and log records of the learner's code off the page; undo a changed recursion limit."""
    limit, logged = sys.getrecursionlimit(), logging.root.manager.disable
    stdout = io.StringIO()
    logging.disable(logging.CRITICAL)
    try:
        with (
            warnings.catch_warnings(),
            contextlib.redirect_stdout(stdout),
            contextlib.redirect_stderr(io.StringIO()),
        ):
            warnings.simplefilter("ignore")
            yield stdout
    finally:
        logging.disable(logged)
        sys.setrecursionlimit(limit)


def _a_method(cls: Any) -> Any:
    """A function out of the body of a class: it knows the module where the class was written."""
    methods = (getattr(method, "__func__", method) for method in getattr(cls, "__dict__", {}).values())
    return next((method for method in methods if isinstance(method, FunctionType)), None)


@contextlib.contextmanager
def provided(fn: Any, names: Mapping[str, Any]) -> Iterator[None]:
    """Within the block, `names` mean the lesson's own versions in the module where `fn` was written."""
    scope = getattr(fn if isinstance(fn, FunctionType) else _a_method(fn), "__globals__", {})
    before = {name: scope[name] for name in names if name in scope}
    scope.update(names)
    try:
        yield
    finally:
        for name in names:
            scope.pop(name, None)
        scope.update(before)
