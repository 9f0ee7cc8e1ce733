"""Lesson 10, The engine: the exercises and what is asked of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import (
    Cases,
    Exercise,
    Function,
    LessonSpec,
    Mismatch,
    Outcome,
    Plug,
    Prediction,
    Property,
    Quiz,
)  # fmt: skip
from tinytensor_lessons.guard import plain
from tinytensor_lessons.lesson_10.engine import DEPENDENCIES, FORK, RUN, slopes
from tinytensor_lessons.lesson_10.passes import GRAD, RELEASE
from tinytensor_lessons.tensor_programs import COMPILING, program

# ---- 10.input_buffer -----------------------------------------------------------------------------------------------


class Gradient:
    """Two numbers that count how often a new gradient is made of them. `+=` and `add_` write in place, as a tensor's."""

    def __init__(self, numbers: list[int], made: list[Any]) -> None:
        self.numbers, self._made = list(numbers), made

    def __add__(self, other: Any) -> Gradient:
        total = Gradient(self._plus(other), self._made)
        self._made.append(total)
        return total

    __radd__ = __add__

    def __iadd__(self, other: Any) -> Gradient:
        self.numbers[:] = self._plus(other)
        return self

    add_ = __iadd__

    def clone(self) -> Gradient:
        return self + 0

    def _plus(self, other: Any) -> list[int]:
        theirs = other.numbers if isinstance(other, Gradient) else [other, other]
        return [a + b for a, b in zip(self.numbers, theirs, strict=True)]


_NUMBERS = {"a": [1, 10], "b": [2, 20], "c": [5, 50], "d": [7, 70]}


@dataclass(frozen=True)
class Arrivals:
    """(slot, name of a gradient or None), in the order in which they arrive. One gradient may arrive twice."""

    size: int
    adds: tuple[tuple[int, str | None], ...]

    def __str__(self) -> str:
        return "; ".join([f"buffer = InputBuffer({self.size})", *(f"buffer.add({s}, {g})" for s, g in self.adds)])

    def expected(self) -> list[list[int] | None]:
        totals: list[list[int] | None] = [None] * self.size
        for slot, name in self.adds:
            if name is not None:
                totals[slot] = [a + b for a, b in zip(totals[slot] or [0, 0], _NUMBERS[name], strict=True)]
        return totals

    def sums(self) -> int:
        """Slots that receive more than one gradient."""
        slots = [slot for slot, name in self.adds if name is not None]
        return sum(slots.count(slot) > 1 for slot in set(slots))


def _observe_buffer(cls: Any, case: Arrivals) -> Outcome:
    made: list[Any] = []
    gradients = {name: Gradient(numbers, made) for name, numbers in _NUMBERS.items()}
    try:
        buffer = cls(case.size)
        for slot, name in case.adds:
            buffer.add(slot, None if name is None else gradients[name])
        values = plain(buffer.values())
    except (Exception, SystemExit) as error:
        return raised(cls, error)
    kind = type(values).__name__
    if isinstance(values, (list, tuple)):
        values = [v.numbers if isinstance(v, Gradient) else v for v in values]
    changed = [name for name, g in gradients.items() if g.numbers != _NUMBERS[name]]
    return Outcome({"values": values, "changed": changed, "made": len(made), "kind": kind})


def _judge_buffer(case: Arrivals, outcome: Outcome) -> Mismatch | None:
    wanted = show_value(case.expected())
    if outcome.raised:
        return Mismatch(wanted, show_outcome(outcome), outcome.where)
    found = outcome.value
    if found["values"] is None or difference(case.expected(), found["values"]) is not None:
        return Mismatch(wanted, show_value(found["values"]), _numbers(case))
    if found["changed"]:
        name = found["changed"][0]
        return Mismatch(f"{name} as it was", f"{name} changed by your buffer", _numbers(case))
    if found["made"] > case.sums():
        return Mismatch(f"new gradients made: at most {case.sums()}", f"{found['made']}", "The sums are right.")
    if found["kind"] != "list":
        return Mismatch("a list", f"a {found['kind']}", "The sums are right.")
    return None


def _numbers(case: Arrivals) -> str:
    names = sorted({name for _, name in case.adds if name is not None})
    return ", ".join(f"{name} is {_NUMBERS[name]}" for name in names)


def _adds() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Arrivals:
        size = draw(st.integers(1, 3))
        one = st.tuples(st.integers(0, size - 1), st.sampled_from(("a", "b", "c", "d", None)))
        adds, used = [], set()
        for slot, name in draw(st.lists(one, max_size=7)):
            # A gradient may go to two slots, or twice to one that holds it alone: what is then summed is still there.
            if name is None or (slot, name) not in used:
                used.add((slot, name))
                adds.append((slot, name))
        return Arrivals(size, tuple(adds))

    return case()


def _plug_buffer(cls: Any) -> Function:
    """The engine's buffers are plain lists: each gets one of the learner's beside it."""
    kept: dict[int, tuple[list[Any], Any]] = {}

    def accumulate(buffer: list[Any], input_nr: int, grad: Any, results: Any = ()) -> None:
        if id(buffer) not in kept or kept[id(buffer)][0] is not buffer:
            own = cls(len(buffer))
            for slot, old in enumerate(buffer):
                if old is not None:
                    own.add(slot, old)
            kept[id(buffer)] = (buffer, own)
        own = kept[id(buffer)][1]
        own.add(input_nr, grad)
        buffer[:] = own.values()

    return accumulate


INPUT_BUFFER = Exercise(
    id="10.input_buffer",
    signature="InputBuffer",
    parts=(
        Cases(
            3,
            (
                Arrivals(1, ((0, "a"),)),
                Arrivals(1, ((0, "a"), (0, "b"))),
                Arrivals(2, ((1, "a"), (0, "b"), (1, "c"))),
                Arrivals(2, ((1, None), (1, "a"))),
            ),
        ),
        Property("arrivals", 3, _adds, 150),
        Plug(
            2,
            "tinytensor.autograd.engine.engine:accumulate",
            {
                "gradients of p * p + q * p": slopes(FORK, x=(40.0, -20.0)),
                "gradients of x * x * x": slopes(program("loss = x * x * x"), x=(12.0, 3.0)),
                "gradients of a sum that is used three times": slopes(
                    program("s = x + y", "loss = s * s + s"), x=(11.0, 0.0), y=(11.0, 0.0)
                ),
            },
            _plug_buffer,
        ),
    ),
    probes=(
        Arrivals(1, ((0, "a"),)),
        Arrivals(1, ((0, "a"), (0, "b"))),
        Arrivals(2, ((0, "a"), (1, "b"))),
        Arrivals(2, ((0, "a"), (1, "a"), (0, "b"))),
        Arrivals(1, ((0, "a"), (0, "b"), (0, "c"), (0, "d"))),
        Arrivals(2, ((0, None), (1, "a"))),
        Arrivals(1, ()),
    ),
    hints=(
        "A slot holds nothing, or one gradient that belongs to somebody else, or a sum of your own. What does `add` do "
        "in each case?",
        "The first gradient is stored as it is. The second makes a new tensor, their sum, which is yours. Further ones "
        "are added to that sum in place.",
        "add(0, g), add(0, h), add(0, k): after the first call slot 0 holds g itself; after the second the new g + h; "
        "the third writes k into that sum. g is untouched.",
    ),
    observe=_observe_buffer,
    judge=_judge_buffer,
    show=lambda case: f"{case}; buffer.values()",
    normalize=lambda case, value: {**value, "made": 0} if isinstance(value, dict) else value,
    oracles=("tinytensor_lessons.engine_parts:InputBuffer", "tinytensor.autograd.engine.engine:accumulate"),
    seconds=COMPILING,
)

# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "10.quiz",
    "Why counts and sequence numbers, instead of sorting the graph first?",
    (
        (
            "Counts are enough for right values, the order is a heuristic for memory, and `grad(inputs=)` needs no "
            "second sort.",
            "Yes: any order in which nodes wait for all their gradients gives the same values.",
        ),
        ("Sorting is wrong.", "It works: lesson 00 did it."),
        ("The numbers make the values right.", "Only the counts do."),
        ("Threads forbid sorting.", "They would not."),
    ),
)

SPEC = LessonSpec(
    number="10",
    name="engine",
    title="The engine",
    minutes=140,
    version=3,
    exercises=(DEPENDENCIES, INPUT_BUFFER, RUN, GRAD, RELEASE),
    quiz=QUIZ,
    predictions=(
        Prediction("10.p1", "How often does the shared node run, as (naive, tinytensor)?", (2, 1)),
        Prediction("10.p3", "How many calls does the naive walk make on 10 rungs?", 2047),
        Prediction("10.p4", "What does the walk give that runs a node at the first gradient?", "a part of it"),
        Prediction("10.p5", "Are the two gradients tensors with memory of their own?", False),
        Prediction("10.p2", "Which node runs after AddBackward0, Exp or Sin?", "Sin"),
        Prediction("10.p6", "Which of the three calls fails?", 3),
        Prediction("10.p7", "What is in x.grad afterwards?", None),
        Prediction("10.p8", "What does backward do for a root of two numbers?", "an error"),
    ),
)
