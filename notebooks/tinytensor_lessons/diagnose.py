"""Which known wrong solution behaves like the learner's function?

Every wrong solution of an exercise is a function that runs. On the exercise's probes its outcomes are its fingerprint:
a learner's function that does the same, wherever the model is wrong, gets the model's hint. Where values are free to
differ (an order of a graph, a number of visits) a predicate over the outcomes takes the fingerprint's place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinytensor_lessons.compare import difference
from tinytensor_lessons.exercise import Exercise, Misconception, Mismatch, Outcome
from tinytensor_lessons.limits import TimeIsUp, time_limit

_SECONDS = 5.0
_CLOSE = 1e-9


def diagnose(
    exercise: Exercise, observe: Callable[[Any], Outcome], misconceptions: Sequence[Misconception], shown: Any = None
) -> Misconception | None:
    """The best match: of several, one that is wrong on the `shown` case too, then the one that explains most probes."""
    if not misconceptions:
        return None
    try:
        with time_limit(_SECONDS):
            seen = [(outcome, exercise.judge(case, outcome)) for case in exercise.probes for outcome in [observe(case)]]
            return _best(exercise, seen, misconceptions, shown)
    except TimeIsUp:
        return None


def _best(
    exercise: Exercise, seen: list[tuple[Outcome, Mismatch | None]], misconceptions: Sequence[Misconception], shown: Any
) -> Misconception | None:
    found, most = None, (False, 0)
    for model in misconceptions:
        if model.sign is not None:
            explained = sum(mismatch is not None for _, mismatch in seen) if model.sign(seen) else 0
        else:
            explained = _explains(exercise, model, seen)
        if explained:
            wrong_there = shown is not None and exercise.judge(shown, exercise.observe(model.model, shown)) is not None
            if (wrong_there, explained) > most:
                found, most = model, (wrong_there, explained)
    return found


def _explains(exercise: Exercise, model: Misconception, seen: list[tuple[Outcome, Mismatch | None]]) -> int:
    """On how many probes the model is wrong and the learner's outcome the same; 0 if one of them differs."""
    agreed = 0
    for case, (outcome, _) in zip(exercise.probes, seen, strict=True):
        theirs = exercise.observe(model.model, case)
        if exercise.judge(case, theirs) is None:
            continue
        if not same_outcome(exercise, case, outcome, theirs):
            return 0
        agreed += 1
    return agreed


def same_outcome(exercise: Exercise, case: Any, a: Outcome, b: Outcome) -> bool:
    """Equal values, or the same kind of exception, and the same argument changed."""
    if (a.raised, a.changed) != (b.raised, b.changed):
        return False
    if a.raised:
        return True
    return difference(exercise.normalize(case, a.value), exercise.normalize(case, b.value), _CLOSE) is None
