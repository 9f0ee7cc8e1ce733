"""What a lesson is made of: exercises with their parts, wrong solutions, predictions, a quiz. Data only.

An exercise looks at the learner's function through three functions of its own:
    observe(fn, case)      one run of the function on one case -> Outcome
    judge(case, outcome)   None where the outcome is right, else a Mismatch that says what was expected
    show(case)             the case as the learner would write it
The same three serve the checks, the comparison with known wrong solutions, and the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any

Function = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one run did: returned a value or raised (what, and where), and which argument it changed, if any."""

    value: Any = None
    raised: str = ""
    message: str = ""
    where: str = ""
    changed: str = ""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Texts for the panel. `note` says more than expected and got do, such as the first index that differs."""

    expected: str
    got: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Cases:
    """Fixed, readable cases; the first part of every exercise. One wrong case makes the whole score 0."""

    points: int
    cases: tuple[Any, ...]
    name: str = "core"
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Property:
    """Generated cases: `strategy()` gives the Hypothesis strategy of cases; the shrunk wrong one is shown."""

    name: str
    points: int
    strategy: Callable[[], Any]
    examples: int = 100
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Exhaustive:
    """Every case of a finite set."""

    name: str
    points: int
    cases: Callable[[], Sequence[Any]]
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Plug:
    """The learner's function in place of a function of the library, while the library's own operations run over it.

    target  "package.module:function", or "package.module:Class.method"
    adapt   learner's function -> a function with the target's signature, which refuses results that would read
            outside the storage; or to a mapping of several targets, this one among them, to such functions
    runs    name -> function that uses the library and returns a Mismatch or None
    install where exchanging a name is not enough (a kernel that is registered): what `adapt` returned -> the context
            within which it is in place, which counts the calls
    """

    points: int
    target: str
    runs: Mapping[str, Callable[[], Mismatch | None]]
    adapt: Callable[[Function], Function | Mapping[str, Function]] = field(default=lambda fn: fn)
    name: str = "plug"
    hint: str = ""
    install: Callable[[Any], AbstractContextManager[Any]] | None = None


Part = Cases | Property | Exhaustive | Plug


@dataclass(frozen=True, slots=True)
class Exercise:
    """One function, or one class, that the learner writes.

    signature as it stands after `def` or `class`; the name there is the exercise's, or begins with it
    parts     the first one is the core; a part's own `hint` is for failures that no known wrong solution explains
    hints     what to say when no known wrong solution matches; the line of reasoning; an example with other numbers
    probes    the cases on which wrong solutions are told apart
    normalize removes from a value what is free to differ, before it is compared with that of a wrong solution
    provides  names of the notebook that mean the lesson's own tested versions while the check runs, so that
              an unfinished exercise does not spoil the next one
    oracles   "module:name" of everything that already holds a solution; the tests switch these off to prove that
              a check runs the learner's code
    """

    id: str
    signature: str
    parts: tuple[Part, ...]
    probes: tuple[Any, ...]
    hints: tuple[str, str, str]
    observe: Callable[[Function, Any], Outcome]
    judge: Callable[[Any, Outcome], Mismatch | None]
    show: Callable[[Any], str]
    normalize: Callable[[Any, Any], Any] = field(default=lambda case, value: value)
    provides: Mapping[str, Any] = field(default_factory=dict)
    oracles: tuple[str, ...] = ()
    seconds: float = 10.0

    @property
    def name(self) -> str:
        return self.id.partition(".")[2]

    @property
    def symbol(self) -> str:
        """What the learner's function or class is called: `flat_index`, `MyReLU`."""
        return self.signature.partition("(")[0]

    @property
    def keyword(self) -> str:
        return "class" if self.symbol[0].isupper() else "def"

    @property
    def points(self) -> int:
        return sum(part.points for part in self.parts)

    @property
    def plug(self) -> Plug | None:
        return next((part for part in self.parts if isinstance(part, Plug)), None)


@dataclass(frozen=True, slots=True)
class Misconception:
    """A wrong solution, ready to run, and the hint that it calls for.

    Without `sign` the learner's outcomes are compared with the model's on every probe where the model is wrong.
    With `sign`, a predicate over the outcomes by probe, behaviour counts and not exact values: `sign(seen)` where
    seen[i] is (outcome, mismatch or None) of probe i.
    """

    name: str
    hint: str
    model: Function
    sign: Callable[[Sequence[tuple[Outcome, Mismatch | None]]], bool] | None = None


@dataclass(frozen=True, slots=True)
class Quiz:
    """One question. `options` are (text, explanation); the first is the right one. Letters are dealt by `order`."""

    id: str
    question: str
    options: tuple[tuple[str, str], ...]
    points: int = 5


@dataclass(frozen=True, slots=True)
class Prediction:
    """A question asked before the cell that answers it. Never graded; `answer` stands in the solved notebook."""

    id: str
    question: str
    answer: Any


@dataclass(frozen=True, slots=True)
class LessonSpec:
    """A whole lesson."""

    number: str
    name: str
    title: str
    minutes: int
    version: int
    exercises: tuple[Exercise, ...]
    quiz: Quiz
    predictions: tuple[Prediction, ...] = ()

    @property
    def stem(self) -> str:
        """File name of the notebook without its ending."""
        return f"{self.number}_{self.name}"

    @property
    def points(self) -> int:
        return sum(exercise.points for exercise in self.exercises) + self.quiz.points
