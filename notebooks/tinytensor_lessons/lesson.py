"""The object a notebook talks to: `lesson = begin("01")`, then `lesson.check(...)` and the rest."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import FunctionType
from typing import Any

import numpy as np

from tinytensor_lessons import progress, registry
from tinytensor_lessons.check import BLANK, CheckResult, broken, is_blank, provided, quiet, run_check
from tinytensor_lessons.compare import show_value
from tinytensor_lessons.exercise import Exercise, Function
from tinytensor_lessons.guard import NAMES
from tinytensor_lessons.hints import HintBook
from tinytensor_lessons.in_the_library import IN_THE_LIBRARY
from tinytensor_lessons.mode import GRADE, SOLO, mode
from tinytensor_lessons.panel import NOTE, Panel, Row
from tinytensor_lessons.plug import Calls, plugged
from tinytensor_lessons.quiz import mark
from tinytensor_lessons.registry import all_lessons, load, load_misconceptions
from tinytensor_lessons.restore import restored, shell


class NotRun:
    """Stands for an exercise whose cell has not run, so that its check can say so; an error in that cell leaves it too."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError(self.exercise.id)

    def __repr__(self) -> str:
        return f"<the cell of {self.exercise.id} has not run>"


class Lesson:
    """One lesson at work: checks, hints, predictions, the quiz, progress."""

    def __init__(self, number: str) -> None:
        self.spec = load(number)
        NAMES.learn()  # what names stand for before the learner's cells run
        self._hints = HintBook()
        self._scores: dict[str, int] = {}
        self._predictions: dict[str, Any] = {}
        self._outcomes: dict[str, Any] = {}

    # -- graded ------------------------------------------------------------------------------------------------

    def check(self, id: str, fn: Any) -> CheckResult | float:
        """Run the exercise's check on your function. In grade mode: the points, and nothing else."""
        if mode() == GRADE:
            return self._grade(lambda: run_check(self.exercise(id), fn))
        return self._checked(id, fn)

    def quiz(self, id: str, answer: Any) -> CheckResult | float:
        """Mark the quiz; a wrong letter shows its explanation."""
        if id != self.spec.quiz.id:
            raise KeyError(f"lesson {self.spec.number} has the quiz {self.spec.quiz.id!r}, not {id!r}")
        if mode() == GRADE:
            return self._grade(lambda: mark(self.spec.quiz, answer))
        result = mark(self.spec.quiz, answer)
        self._record(result)
        return result

    @staticmethod
    def _grade(run: Any) -> float:
        """nbgrader takes a float as the points, and gives 0 for an exception or for anything on stderr."""
        try:
            with quiet():
                return float(run().points)
        except BaseException:
            return 0.0

    def _checked(self, id: str, fn: Any) -> CheckResult:
        exercise = self.exercise(id)
        if isinstance(fn, NotRun):
            note = "Its cell has not run. If it shows an error, mend that first."
            return CheckResult(id, BLANK, 0, exercise.points, onward=(Row("", note),))
        try:
            result = run_check(exercise, fn, load_misconceptions(self.spec.number).get(exercise.name, ()))
        except Exception as error:  # a mistake of ours: say so, and let Run All continue
            return broken(exercise, error)
        self._hints.after(result)
        self._record(result)
        if result.points < result.max:
            return result
        if mode() == SOLO:
            progress.keep_source(id, fn)
        return replace(result, onward=self._onward(exercise))

    def _onward(self, exercise: Exercise) -> tuple[Row, ...]:
        """Where the function of a passed exercise stands in the library, and what comes next."""
        file, name, does = IN_THE_LIBRARY[exercise.id]
        ids = [*(e.id for e in self.spec.exercises), self.spec.quiz.id]
        return (
            Row("In the library", f"`{name}` in `{file}` {does}."),
            Row("Next", ids[ids.index(exercise.id) + 1]),
        )

    def _record(self, result: CheckResult) -> None:
        self._scores[result.id] = max(result.points, self._scores.get(result.id, 0))
        if mode() == SOLO and result.status != BLANK:
            progress.record(result.id, result.points, result.max, result.hint_id, self.spec.version)

    # -- help --------------------------------------------------------------------------------------------------

    def hint(self, id: str, level: int | None = None) -> Panel:
        """The next hint of an exercise, or the one of this level (1, 2, 3)."""
        return self._hints.ask(self.exercise(id), level)

    def restore(self, id: str, cell: bool = False) -> Panel:
        """Show the last version of your function that got full points; with `cell=True` also as a new cell below."""
        return restored(self.exercise(id).id, cell, "lesson.restore")

    def written(self, *functions: Any) -> bool:
        """Whether all of these exercises of the lesson are written; says which one is not. For cells that run several."""
        if mode() == GRADE:
            return False
        by_symbol = {exercise.symbol: exercise for exercise in self.spec.exercises}
        for fn in functions:
            exercise = fn.exercise if isinstance(fn, NotRun) else by_symbol[fn.__name__]
            with quiet(), provided(fn, exercise.provides):
                blank = isinstance(fn, NotRun) or is_blank(exercise, fn)
            if blank:
                print(f"{exercise.symbol} is not written yet. This cell runs it when it is.")
                return False
        return True

    @contextmanager
    def plugged(self, id: str, fn: Function) -> Iterator[Calls]:
        """Within the block the library runs your function in place of its own; afterwards its own again.

        Functions of other exercises that yours calls mean tested versions meanwhile, as in the check.
        """
        exercise = self.exercise(id)
        if exercise.plug is None:
            raise ValueError(f"{id} has no place in the library")
        with quiet(), provided(fn, exercise.provides):
            blank = is_blank(exercise, fn)
        if blank:
            print(f"{exercise.symbol} is not written yet: the library runs its own.")
            yield Calls()
            return
        with provided(fn, exercise.provides), plugged(exercise.plug, fn) as calls:
            yield calls

    # -- predictions -------------------------------------------------------------------------------------------

    def predict(self, id: str, guess: Any = ...) -> Panel | None:
        """Note a guess before the cell that answers it. Not graded."""
        self._question(id)
        if mode() == GRADE:
            return None
        if guess is ...:
            return Panel(NOTE, f"{id}  no prediction yet", rows=(Row("", "Put your guess in place of the dots."),))
        self._predictions[id] = guess
        return Panel(NOTE, f"{id}  you predict {show_value(guess)}")

    def reveal(self, id: str, outcome: Any) -> Panel | None:
        """The outcome beside the prediction. Without a prediction it asks for one and keeps the outcome to itself.

        `outcome` may be a function that shows more on the way; it is called when there is a prediction.
        """
        question = self._question(id)
        if mode() == GRADE:
            return None
        if id not in self._predictions:
            ask = Row("", f'Put your guess into `lesson.predict("{id}", ...)`, run that cell, then this one again.')
            return Panel(NOTE, f"{id}  predict first", rows=(Row("Question", question), ask))
        self._outcomes[id] = outcome() if isinstance(outcome, FunctionType) else outcome
        return Panel(NOTE, f"{id}  {self._compared(id)}")

    def _question(self, id: str) -> str:
        for prediction in self.spec.predictions:
            if prediction.id == id:
                return prediction.question
        raise KeyError(f"lesson {self.spec.number} has no prediction {id!r}")

    def _compared(self, id: str) -> str:
        if id not in self._predictions:
            return "no prediction yet"
        guess = f"you predicted {show_value(self._predictions[id])}"
        return f"{guess}; it is {show_value(self._outcomes[id])}" if id in self._outcomes else guess

    # -- where you are -----------------------------------------------------------------------------------------

    def progress(self) -> Panel:
        """All lessons: what is done, what is left."""
        return progress.table(all_lessons(), self._best())

    def summary(self) -> Panel:
        """This lesson: points, predictions, what comes next."""
        best = self._best()
        done = progress.done_of(self.spec, best)
        table = tuple((id, f"{best.get(id, 0)}/{full}") for id, full in progress.worth(self.spec))
        rows = [Row(p.id, f"{p.question} {self._compared(p.id)}") for p in self.spec.predictions]
        rows.append(Row("Next", done.next or self._next_lesson()))
        title = f"Lesson {self.spec.number}: {done.points} of {self.spec.points} points"
        return Panel(NOTE, title, rows=tuple(rows), head=("exercise", "points"), table=table)

    def _next_lesson(self) -> str:
        """The lesson after this one by its number."""
        if mode() != SOLO:
            return "the next lesson"
        later = [number for number in registry.numbers() if number > self.spec.number]
        return f"lesson {later[0]}, {load(later[0]).title}" if later else "the index: this was the last lesson"

    def status_line(self) -> str:
        """One line for `begin`: done, left, next."""
        head = f"Lesson {self.spec.number}: {self.spec.title}."
        count, total = len(self.spec.exercises), self.spec.points
        if mode() != SOLO:
            return f"{head} {count} exercises and a quiz, {total} points."
        done = progress.done_of(self.spec, self._best())
        line = f"{head} {done.parts} of {done.of} done" + (f", next {done.next}." if done.next else ", nothing left.")
        return "\n".join(filter(None, (line, progress.why_not_kept())))

    def exercise(self, id: str) -> Exercise:
        for exercise in self.spec.exercises:
            if exercise.id == id:
                return exercise
        known = ", ".join(exercise.id for exercise in self.spec.exercises)
        raise KeyError(f"lesson {self.spec.number} has no exercise {id!r}; it has {known}")

    def _best(self) -> dict[str, int]:
        stored = progress.best(progress.read()) if mode() == SOLO else {}
        return {id: max(stored.get(id, 0), self._scores.get(id, 0)) for id in stored.keys() | self._scores.keys()}

    def __repr__(self) -> str:
        return f"Lesson({self.spec.number!r})"


def begin(number: str) -> Lesson:
    """Open a lesson: fixes the random seeds, prints one line about where you are."""
    lesson = Lesson(number)
    names = _names_of_the_notebook()
    for exercise in lesson.spec.exercises:
        names.setdefault(exercise.symbol, NotRun(exercise))
    random.seed(0)
    np.random.seed(0)
    print(lesson.status_line())
    return lesson


def _names_of_the_notebook() -> dict[str, Any]:
    """The names that cells share; outside of IPython none."""
    running = shell()
    return running.user_ns if running else {}
