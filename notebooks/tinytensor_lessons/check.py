"""The check: runs an exercise's parts over the learner's function and counts points.

1. Blank? A stub raises NotImplementedError, or is `...`: not started, 0 points.
2. The core part: fixed cases. One wrong case, and the score is 0.
3. Property parts: generated or exhaustive cases, each with its own points.
4. The plug part, if all before it passed: the library runs on the learner's function. Never called is a failure.
5. A failure is compared with the known wrong solutions of the exercise, which know their own hint.

What the learner's code does to the check itself is the matter of guard.py. Whatever it raises, and whatever a judge
raises over its answer, is the learner's failure; `broken` is for mistakes of ours alone.
"""

from __future__ import annotations

import contextlib
import dis
import io
import logging
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import FunctionType
from typing import Any

from tinytensor_lessons import panel
from tinytensor_lessons.compare import raised, show_outcome, show_value
from tinytensor_lessons.diagnose import diagnose
from tinytensor_lessons.exercise import (
    Cases,
    Exercise,
    Misconception,
    Mismatch,
    Outcome,
    Part,
    Plug,
    Property,
)
from tinytensor_lessons.guard import NAMES, class_name, holds_foreign, plain, process_kept, put_profiling, written
from tinytensor_lessons.limits import TimeIsUp, stop_button, time_limit
from tinytensor_lessons.plug import Calls, plugged
from tinytensor_lessons.property import first_wrong

PASS, FAIL, BLANK, NOT_RUN = "pass", "FAIL", "NOT STARTED", "not run"
_PRINTED_LINES, _WIDEST, _KEPT = 8, 300, 100_000  # of what the learner's function prints
_LONGEST = 2000


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
    """A learner's function under observation. What it returns, raises or prints comes out of here as plain data."""

    def __init__(self, exercise: Exercise, fn: Any, prints: Prints, stop: stop_button, changed: list[str]) -> None:
        # What stands in the exercise now holds until the end, whatever the function does to the exercise.
        self.exercise, self.fn, self.parts = exercise, fn, exercise.parts
        self._look, self._compare, self._tell = exercise.observe, exercise.judge, exercise.show
        self._prints, self.stop, self._changed = prints, stop, changed
        self.limit = time_limit(exercise.seconds)
        self.running: Callable[[], str] = lambda: exercise.signature  # the text of what runs at the moment

    def observe(self, case: Any) -> Outcome:
        """One run. Whatever leaves the function is its outcome, but for the end of the time and the stop button."""
        self.running = lambda: self._tell(case)
        tracing, profiling, depth = sys.gettrace(), sys.getprofile(), sys.getrecursionlimit()
        try:
            outcome = self._look(self.fn, case)
        except TimeIsUp:
            raise
        except BaseException as error:
            outcome = raised(self.fn, error)
        self._changed += [change.text for change in NAMES.put_builtins_back()]
        if sys.gettrace() is not tracing:
            sys.settrace(tracing)
        if sys.getprofile() is not profiling:
            put_profiling(profiling)
        if sys.getrecursionlimit() != depth:
            sys.setrecursionlimit(depth)
        self.stop.check()
        self.limit.check()
        value = plain(outcome.value)
        return outcome if value is outcome.value else replace(outcome, value=value)

    def judge(self, case: Any, outcome: Outcome) -> Mismatch | None:
        """None where the outcome is right. A judge that stumbles over an answer has found it wrong."""
        try:
            mismatch = self._compare(case, outcome)
        except TimeIsUp:
            raise
        except BaseException as error:
            self.stop.check()
            note = f"It could not be compared: {show_outcome(raised(None, error))}"
            return Mismatch("an answer that can be compared", show_outcome(outcome), note)
        if mismatch is None and not outcome.raised and holds_foreign(outcome.value):
            return Mismatch("an answer of numbers, texts, lists or tensors", show_outcome(outcome))
        return mismatch

    def wrong(self, case: Any) -> Failure | None:
        self._prints.clear()
        mismatch = self.judge(case, self.observe(case))
        return None if mismatch is None else self.failure(self._tell(case), mismatch, case)

    def failure(self, case: str, mismatch: Mismatch, data: Any = None) -> Failure:
        expected, got, note = (_clipped(text) for text in (mismatch.expected, mismatch.got, mismatch.note))
        return Failure(case, Mismatch(expected or "nothing", got or "nothing", note), self.printed(), data)

    def printed(self) -> str:
        lines = self._prints.text().rstrip("\n").split("\n")
        return "\n".join([line[:_WIDEST] for line in lines[:_PRINTED_LINES]] + ["..."] * (len(lines) > _PRINTED_LINES))


def _clipped(text: Any) -> str:
    text = text if type(text) is str else show_value(plain(text))
    return text if len(text) <= _LONGEST else text[:_LONGEST] + " ..."


def run_check(exercise: Exercise, fn: Any, misconceptions: Sequence[Misconception] = ()) -> CheckResult:
    """Everything the module docstring says. Raises nothing that the learner's code raises; KeyboardInterrupt only where
    somebody has pressed the stop button."""
    if fn is ...:
        return CheckResult(exercise.id, BLANK, 0, exercise.points)
    if not callable(fn):
        kind = "function" if exercise.keyword == "def" else "class"
        mismatch = Mismatch(f"the {kind} {exercise.symbol}", _clipped(show_value(plain(fn)))[:80])
        return CheckResult(exercise.id, FAIL, 0, exercise.points, failure=Failure(exercise.signature, mismatch))
    problem: BaseException | None = None
    with stop_button() as stop, quiet() as prints, provided(fn, exercise.provides):
        with process_kept(), NAMES.own(exercise, *exercise.parts) as changed:
            subject = Subject(exercise, fn, prints, stop, changed)
            try:
                result = _checked(exercise, subject, misconceptions)
            except BaseException as error:  # nothing of ours: the learner's code reached into the check
                problem = error
        stop.check()
    if changed:
        several = "" if len(changed) == 1 else f" and {len(changed) - 1} more"
        note = "Names outside your function were given another meaning. They are put back."
        return _refused(exercise, Mismatch("the library as it was", f"{changed[0]}{several} replaced", note))
    if problem is not None:
        mismatch = Mismatch("a check that runs to its end", class_name(type(problem)), "Your code ended the check.")
        return _refused(exercise, mismatch)
    return result


def _refused(exercise: Exercise, mismatch: Mismatch) -> CheckResult:
    """No points at all: what the parts said is worth nothing."""
    core, *others = exercise.parts
    parts = (PartResult(core.name, 0, core.points, FAIL), *(PartResult(p.name, 0, p.points, NOT_RUN) for p in others))
    failure = Failure(exercise.signature, mismatch)
    return CheckResult(exercise.id, FAIL, 0, exercise.points, parts, failure, exercise.hints[0])


def _checked(exercise: Exercise, subject: Subject, misconceptions: Sequence[Misconception]) -> CheckResult:
    try:
        if _is_blank(exercise, subject):
            return CheckResult(exercise.id, BLANK, 0, exercise.points)
        parts, failure, late = _run_parts(exercise, subject)
    except TimeIsUp:  # at the very first case
        parts, failure, late = *_too_late(exercise, subject, []), True
    result = _count(exercise, parts, failure)
    if result.status == PASS or late:
        return result
    found = diagnose(exercise, subject, misconceptions, failure.data if failure else None)
    if found is not None:
        return replace(result, hint=found.hint, hint_id=f"{exercise.id}/{found.name}")
    failed = next(part for part, done in zip(exercise.parts, parts, strict=True) if done.status == FAIL)
    return replace(result, hint=failed.hint or exercise.hints[0])


def _run_parts(exercise: Exercise, subject: Subject) -> tuple[list[PartResult], Failure | None, bool]:
    results: list[PartResult] = []
    first: Failure | None = None
    try:
        with subject.limit:
            for part in subject.parts:
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
    return results, Failure(subject.running(), mismatch, subject.printed())


def _run_part(part: Part, subject: Subject) -> tuple[str, Failure | None]:
    if isinstance(part, Plug):
        return _run_plug(part, subject)
    if isinstance(part, Property):
        return "", first_wrong(f"{subject.exercise.id} {part.name}", part.strategy(), part.examples, subject.wrong)
    for case in part.cases if isinstance(part, Cases) else part.cases():
        failure = subject.wrong(case)
        if failure is not None:
            return "", failure
    return "", None


def _run_plug(part: Plug, subject: Subject) -> tuple[str, Failure | None]:
    where = part.target.replace(":", ".")
    total = 0
    for name, run in part.runs.items():
        calls = Calls()
        subject.running = lambda name=name: name  # type: ignore[misc]
        try:
            with plugged(part, subject.fn) as calls:
                mismatch = run()
        except TimeIsUp:
            raise
        except BaseException as error:
            text = show_outcome(raised(subject.fn, error))
            mismatch = Mismatch("no exception", text, f"your function ran as {where}")
        subject.stop.check()
        if mismatch is None and not calls.count:
            mismatch = Mismatch("your function called", "0 calls", f"the library never called {where}")
        if mismatch is not None:
            return "", subject.failure(name, mismatch)
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
    with stop_button() as stop:
        return fn is ... or _is_blank(exercise, Subject(exercise, fn, Prints(), stop, []))


def _is_blank(exercise: Exercise, subject: Subject) -> bool:
    own = written(subject.fn)  # a decorator may have made an object of the function, as `tt.cuda.jit` does
    if own is not None and _does_nothing(own):
        return True
    first = exercise.parts[0]
    assert isinstance(first, Cases)
    with subject.limit:
        return subject.observe(first.cases[0]).raised == "NotImplementedError"


def _does_nothing(fn: FunctionType) -> bool:
    """A body of docstring, `pass` or `...` only: it loads None and returns it."""
    steps = [step for step in dis.get_instructions(fn) if step.opname not in ("RESUME", "NOP", "COPY_FREE_VARS")]
    names = {step.opname for step in steps}
    values = {step.argval for step in steps if step.opname.endswith("CONST")}
    return names <= {"LOAD_CONST", "RETURN_CONST", "RETURN_VALUE"} and values <= {None}


class Prints(io.TextIOBase):
    """Keeps the first characters of what is written, and is not closed by who writes."""

    def __init__(self) -> None:
        self._kept: list[str] = []
        self._room = _KEPT

    def write(self, text: str) -> int:
        if self._room > 0:
            self._kept.append(str(text)[: self._room])
            self._room -= len(text)
        return len(text)

    def close(self) -> None:
        pass

    def clear(self) -> None:
        self._kept.clear()
        self._room = _KEPT

    def text(self) -> str:
        return "".join(self._kept)


@contextlib.contextmanager
def quiet() -> Iterator[Prints]:
    """Keep prints, warnings and log records of the learner's code off the page."""
    logged = logging.root.manager.disable
    prints = Prints()
    logging.disable(logging.CRITICAL)
    try:
        with (
            warnings.catch_warnings(),
            contextlib.redirect_stdout(prints),
            contextlib.redirect_stderr(Prints()),
        ):
            warnings.simplefilter("ignore")
            yield prints
    finally:
        logging.disable(logged)


def _scope(fn: Any) -> dict[str, Any]:
    """The names of the module where the function, or the class, was written."""
    own = written(fn)
    if own is None and isinstance(fn, type):
        methods = (getattr(method, "__func__", method) for method in type.__getattribute__(fn, "__dict__").values())
        own = next((method for method in methods if type(method) is FunctionType), None)
    return {} if own is None else own.__globals__


@contextlib.contextmanager
def provided(fn: Any, names: Mapping[str, Any]) -> Iterator[None]:
    """Within the block, `names` mean the lesson's own versions in the module where `fn` was written."""
    scope = _scope(fn)
    before = {name: scope[name] for name in names if name in scope}
    scope.update(names)
    try:
        yield
    finally:
        for name in names:
            scope.pop(name, None)
        scope.update(before)
