"""Which known wrong solution behaves like the learner's function?

Every wrong solution of an exercise is a function that runs. On the exercise's probes its outcomes are its fingerprint:
a learner's function that does the same, wherever the model is wrong, gets the model's hint. Where values are free to
differ (an order of a graph, a number of visits) a predicate over the outcomes takes the fingerprint's place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tinytensor_lessons.compare import difference
from tinytensor_lessons.exercise import Exercise, Misconception, Mismatch, Outcome
from tinytensor_lessons.limits import TimeIsUp, time_limit

_SECONDS = 5.0
_CLOSE = 1e-9
_FREE = re.compile(r"[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?|'[^']*'")
_ERROR = re.compile(r"\w+(Error|Exception|Exit|Iteration): ")

Seen = list[tuple[Outcome, Mismatch | None]]


class Observed(Protocol):
    """The learner's function, looked at through the exercise; raises nothing that the function raises."""

    def observe(self, case: Any) -> Outcome: ...

    def judge(self, case: Any, outcome: Outcome) -> Mismatch | None: ...


def diagnose(
    exercise: Exercise, subject: Observed, misconceptions: Sequence[Misconception], shown: Any = None
) -> Misconception | None:
    """The best match: of several, the one that explains most probes. None where no model explains the `shown` case."""
    if not misconceptions:
        return None
    try:
        with time_limit(_SECONDS):
            outcomes = [(case, subject.observe(case)) for case in exercise.probes]
            seen = [(outcome, subject.judge(case, outcome)) for case, outcome in outcomes]
            there = None if shown is None else subject.observe(shown)
            return _best(exercise, seen, misconceptions, shown, there)
    except TimeIsUp:
        return None


def _best(
    exercise: Exercise, seen: Seen, misconceptions: Sequence[Misconception], shown: Any, there: Outcome | None
) -> Misconception | None:
    found, most = None, 0
    for model in misconceptions:
        explained = _explains(exercise, model, seen)
        if explained > most and (there is None or _explains_case(exercise, model, shown, there)):
            found, most = model, explained
    return found


def _explains(exercise: Exercise, model: Misconception, seen: Seen) -> int:
    """On how many probes the model is wrong and the learner's outcome has the same cause; 0 if one of them differs.

    Equal values say enough, also where there is a second mistake. Where only the kind of outcome agrees, or exceptions
    do, the learner may not be wrong on more probes where the model is right.
    """
    if model.sign is not None and not _shows(model.sign, seen):
        return 0
    agreed = unexplained = equal = 0
    for case, (outcome, mismatch) in zip(exercise.probes, seen, strict=True):
        theirs = exercise.observe(model.model, case)
        if exercise.judge(case, theirs) is None:
            unexplained += mismatch is not None
        elif not _same_cause(exercise, model, case, outcome, theirs):
            return 0
        else:
            agreed += 1
            equal += model.sign is None and not theirs.raised
    return agreed if equal or agreed >= unexplained else 0


def _shows(sign: Callable[[Seen], bool], seen: Seen) -> bool:
    """Whether the sign is there. Outcomes of a form that it does not know do not have it."""
    try:
        return bool(sign(seen))
    except TimeIsUp:
        raise
    except BaseException:
        return False


def _explains_case(exercise: Exercise, model: Misconception, case: Any, outcome: Outcome) -> bool:
    """Whether the model is wrong on this case too, and in the same way."""
    theirs = exercise.observe(model.model, case)
    return exercise.judge(case, theirs) is not None and _same_cause(exercise, model, case, outcome, theirs)


def _same_cause(exercise: Exercise, model: Misconception, case: Any, a: Outcome, b: Outcome) -> bool:
    """The same outcome; where values are free to differ, the same kind of outcome."""
    return same_kind(a, b) if model.sign is not None else same_outcome(exercise, case, a, b)


def same_kind(a: Outcome, b: Outcome) -> bool:
    """Both have returned, or both have raised the same exception with the same text but for numbers and names in it."""
    if (a.raised, a.changed) != (b.raised, b.changed) or _FREE.sub("#", a.message) != _FREE.sub("#", b.message):
        return False
    return _errors_told(a.value) == _errors_told(b.value)


def _errors_told(value: Any) -> list[str]:
    """The exceptions that an exercise has written into a value, where a run has several steps."""
    entries = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else [value]
    return [_FREE.sub("#", text) for text in entries if isinstance(text, str) and _ERROR.match(text)]


def same_outcome(exercise: Exercise, case: Any, a: Outcome, b: Outcome) -> bool:
    """Equal values, or the same exception for the same reason, and the same argument changed."""
    if not same_kind(a, b):
        return False
    if a.raised:
        return True
    try:
        one, other = exercise.normalize(case, a.value), exercise.normalize(case, b.value)
        return difference(one, other, _CLOSE) is None
    except TimeIsUp:
        raise
    except BaseException:  # a value of a form that the exercise does not know
        return False
