"""What a task asks for beside the right numbers: a tuple and not a list, the order given, the step that was given.

A `Demand` is asked where the rest of an answer is right. What breaks it gets a text of its own, and a known wrong
solution that breaks nothing else is recognised by that text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tinytensor_lessons.compare import show_value
from tinytensor_lessons.exercise import Mismatch, Outcome

Judge = Callable[[Any, Outcome], Mismatch | None]
Seen = Sequence[tuple[Outcome, Mismatch | None]]


@dataclass(frozen=True)
class Demand:
    """`holds(case, value)` says whether a right value also meets the demand.

    expected  what to show as expected, where it does not
    note      a sentence for the panel; no other mismatch of the exercise has the same one
    """

    expected: str
    note: str
    holds: Callable[[Any, Any], bool]

    def added_to(self, judge: Judge) -> Judge:
        """The judge, which asks for this too."""

        def judged(case: Any, outcome: Outcome) -> Mismatch | None:
            found = judge(case, outcome)
            if found is not None or outcome.raised or self.holds(case, outcome.value):
                return found
            return Mismatch(self.expected, show_value(outcome.value), self.note)

        return judged

    def alone_is_broken(self, seen: Seen) -> bool:
        """Whether the answers are right but for this: the sign of a wrong solution."""
        wrong = [mismatch for _, mismatch in seen if mismatch is not None]
        return bool(wrong) and all(mismatch.note == self.note for mismatch in wrong)


def with_kind(normalize: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """`normalize`, and beside its result the type of the value: what is compared keeps lists and tuples apart."""
    return lambda case, value: [normalize(case, value), type(value).__name__]


def of_kind(kind: Any, expected: str) -> Demand:
    """The demand for a type, or for a tuple of one entry of each kind: `(tuple, tuple, int)`. None is always let through.

    >>> of_kind(tuple, "a tuple").holds(None, [3, 1])
    False
    """
    return Demand(expected, f"The task asks for {expected}.", lambda case, value: value is None or _is(kind, value))


def _is(kind: Any, value: Any) -> bool:
    if isinstance(kind, tuple):
        return isinstance(value, tuple) and len(value) == len(kind) and all(map(_is, kind, value))
    if isinstance(kind, list):
        return isinstance(value, list) and all(_is(kind[0], each) for each in value)
    return isinstance(value, kind)


A_TUPLE = of_kind(tuple, "a tuple")
