"""Lesson 11, Saved tensors, versions, in-place: the exercises and what is asked of them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons.compare import call, expects, show_outcome, show_value
from tinytensor_lessons.demands import Demand
from tinytensor_lessons.exercise import (
    Cases,
    Exercise,
    Exhaustive,
    Function,
    LessonSpec,
    Mismatch,
    Outcome,
    Prediction,
    Property,
    Quiz,
)  # fmt: skip
from tinytensor_lessons.geometry import golden, tuples
from tinytensor_lessons.lesson_11.inplace import CHECK_INPLACE, COPY_SLICES
from tinytensor_lessons.lesson_11.saved import SAVED_VARIABLE

# ---- 11.versions ---------------------------------------------------------------------------------------------------


def _by_running(program: Any) -> dict[str, int]:
    """The counters of real tensors that go through the program."""
    tensors: dict[str, Any] = {}
    make: dict[str, Callable[[Any], Any]] = {
        "view": lambda t: t.view(4),
        "detach": lambda t: t.detach(),
        "data": lambda t: t.data,
        "add": lambda t: t + 1,
    }
    for op, name, source in program:
        if op == "new":
            tensors[name] = tt.zeros(4)
        elif op in make:
            tensors[name] = make[op](tensors[source])
        else:
            with tt.no_grad() if op == "write_no_grad" else contextlib.nullcontext():
                tensors[name].add_(1)
    return {name: t._version for name, t in tensors.items()}


def _programs() -> Any:
    from tinytensor.testing.strategies import write_programs

    return write_programs().map(lambda program: (program,))


def _steps_of(case: Any) -> int:
    return len(case[0])


def _steps(program: Any) -> str:
    words = {
        "new": "{0} = zeros(4)", "view": "{0} = {1}.view(4)", "detach": "{0} = {1}.detach()", "data": "{0} = {1}.data",
        "add": "{0} = {1} + 1", "write": "{0}.add_(1)", "write_no_grad": "with no_grad: {0}.add_(1)",
    }  # fmt: skip
    return "; ".join(words[op].format(name, source) for op, name, source in program)


_NEW = ("new", "x", None)
_WRITE = ("write", "x", None)
_VIEW_WRITTEN = (_NEW, ("view", "v", "x"), ("write", "v", None))
_DETACH_WRITTEN = (_NEW, ("detach", "d", "x"), _WRITE, ("write", "d", None))
_NO_GRAD = (_NEW, ("write_no_grad", "x", None))
_REBOUND = (_NEW, ("view", "v", "x"), _WRITE, ("add", "x", "x"))
_DATA = (_NEW, _WRITE, ("data", "d", "x"), ("write", "d", None), ("write", "d", None))

_PROBES = ((_NEW, _WRITE), _VIEW_WRITTEN, _DETACH_WRITTEN, _NO_GRAD, _REBOUND, _DATA, (_NEW, ("add", "y", "x")))

NAMES_ONLY = Demand(
    "an entry for each name of the program, and no other",
    "There are entries for names that the program does not have.",
    lambda case, value: value.keys() == {name for _, name, _ in case[0]},
)

VERSIONS = Exercise(
    id="11.versions",
    signature="versions(program)",
    parts=(
        Cases(3, tuple((program,) for program in ((_NEW, _WRITE), _VIEW_WRITTEN, _NO_GRAD, _REBOUND, _DATA))),
        Exhaustive(
            "torch's answers",
            3,
            lambda: sorted(((tuples(program),) for program, _ in golden("11")["versions"]), key=_steps_of),
        ),
        Property("programs", 2, _programs, 100),
    ),
    probes=tuple((program,) for program in _PROBES),
    hints=(
        "Which names look at the same memory? A write changes the memory, and all of them with it.",
        "Give every new tensor a counter of its own, one that several names can hold. Which of view, detach, data and "
        "add hands on the counter of its source, and which begins a new one?",
        "a = zeros(4); b = a.view(4); c = b.detach(); c.add_(1); e = c.data; e.add_(1); a = a + 1: a is new, 0; b and c "
        "share 1; e has a counter of its own, 1.",
    ),
    observe=lambda fn, case: call(fn, case, ("program",)),
    judge=NAMES_ONLY.added_to(expects(_by_running)),
    show=lambda case: f"versions(program)  where program is {_steps(case[0])}",
)

# ---- 11.what_to_save -----------------------------------------------------------------------------------------------

WORDS = ("self", "other", "result", "sizes")

# What the gradient by the first argument can be computed from, and how: several ways where there are several.
RULES: dict[str, tuple[tuple[frozenset[str], Callable[[dict[str, Any]], Any]], ...]] = {
    "exp": ((frozenset({"result"}), lambda s: s["result"]), (frozenset({"self"}), lambda s: np.exp(s["self"]))),
    "sin": ((frozenset({"self"}), lambda s: np.cos(s["self"])),),
    "tanh": (
        (frozenset({"result"}), lambda s: 1 - s["result"] ** 2),
        (frozenset({"self"}), lambda s: 1 / np.cosh(s["self"]) ** 2),
    ),
    "sigmoid": (
        (frozenset({"result"}), lambda s: s["result"] * (1 - s["result"])),
        (frozenset({"self"}), lambda s: np.exp(-s["self"]) / (1 + np.exp(-s["self"])) ** 2),
    ),
    "relu": (
        (frozenset({"result"}), lambda s: (s["result"] > 0) * 1.0),
        (frozenset({"self"}), lambda s: (s["self"] > 0) * 1.0),
    ),
    "sqrt": (
        (frozenset({"result"}), lambda s: 0.5 / s["result"]),
        (frozenset({"self"}), lambda s: 0.5 / np.sqrt(s["self"])),
    ),
    "log": ((frozenset({"self"}), lambda s: 1 / s["self"]), (frozenset({"result"}), lambda s: np.exp(-s["result"]))),
    "div": ((frozenset({"self", "other"}), lambda s: 1 / s["other"]),),
    "mul": ((frozenset({"self", "other"}), lambda s: s["other"]),),
    "add": ((frozenset(), lambda s: np.ones(3)),),
    "sum": (
        (frozenset({"sizes"}), lambda s: np.ones(s["sizes"])),
        (frozenset({"self"}), lambda s: np.ones(s["self"].shape)),
    ),
    "pow2": ((frozenset({"self"}), lambda s: 2 * s["self"]),),
}
FORWARD: dict[str, Callable[[Any, Any], Any]] = {
    "exp": lambda x, y: np.exp(x), "sin": lambda x, y: np.sin(x), "tanh": lambda x, y: np.tanh(x),
    "sigmoid": lambda x, y: 1 / (1 + np.exp(-x)), "relu": lambda x, y: np.maximum(x, 0), "sqrt": lambda x, y: np.sqrt(x),
    "log": lambda x, y: np.log(x), "div": lambda x, y: x / y, "mul": lambda x, y: x * y, "add": lambda x, y: x + y,
    "sum": lambda x, y: np.sum(x), "pow2": lambda x, y: x**2,
}  # fmt: skip


def gradient_from(op: str, names: frozenset[str]) -> Any:
    """The gradient by the formula that needs nothing else, or None."""
    x, y = np.array([0.5, 1.5, 2.0]), np.array([1.0, 4.0, 0.25])
    everything = {"self": x, "other": y, "result": FORWARD[op](x, y), "sizes": x.shape}
    for needs, formula in RULES[op]:
        if needs <= names:
            return formula({name: everything[name] for name in names})
    return None


def _observe_saves(fn: Function, case: tuple[str]) -> Outcome:
    outcome = call(fn, ())
    if outcome.raised or not isinstance(outcome.value, dict):
        return outcome
    if set(outcome.value) - set(RULES):
        return Outcome({"other entries": sorted(map(str, set(outcome.value) - set(RULES)))})
    entry = outcome.value.get(case[0], "missing")
    return Outcome(sorted(entry) if isinstance(entry, list) and all(isinstance(n, str) for n in entry) else entry)


def _only_tensors(case: tuple[str], value: Any) -> Any:
    """Sizes are a few integers; they count where they are all that is needed."""
    if case[0] == "sum" or not isinstance(value, list):
        return value
    return [name for name in value if name != "sizes"]


def _judge_saves(case: tuple[str], outcome: Outcome) -> Mismatch | None:
    op = case[0]
    wanted, got = golden("11")["saved"][op], outcome.value
    words = "nothing" if not wanted else " and ".join(wanted)
    if isinstance(got, dict):
        return Mismatch(
            "an entry for each of the twelve operations", show_value(got), "No other entries are asked for."
        )
    if outcome.raised or not isinstance(got, list):
        return Mismatch(f"{op}: a list of names", show_outcome(outcome), outcome.where)
    if any(name not in WORDS for name in got):
        return Mismatch(f"names out of {', '.join(WORDS)}", show_value(got))
    if _only_tensors(case, got) == _only_tensors(case, wanted):
        return None
    if gradient_from(op, frozenset(got)) is None:
        return Mismatch(f"what the gradient of {op} needs", show_value(got), "The gradient does not follow from that.")
    kept, enough = len(set(got) - {"sizes"}), len(set(wanted) - {"sizes"})
    note = f"The gradient follows from that. {kept} tensor{'s' * (kept > 1)} kept, {enough} needed."
    if kept == enough:
        note = f"The gradient follows from that. The library keeps {words}: which of them is there anyway?"
    return Mismatch(f"what the gradient of {op} needs, and no more", show_value(got), note)


WHAT_TO_SAVE = Exercise(
    id="11.what_to_save",
    signature="what_to_save()",
    parts=(
        Cases(3, (("exp",), ("sin",), ("mul",), ("add",))),
        Exhaustive("one tensor", 4, lambda: [(op,) for op in ("tanh", "sigmoid", "relu", "sqrt", "log", "pow2")]),
        Exhaustive("two or none", 2, lambda: [("div",), ("sum",)]),
    ),
    probes=tuple((op,) for op in RULES),
    hints=(
        "Write the slope of the operation. Which of the numbers at hand appear in it?",
        "Where the slope can be written with the result alone, keep the result: it exists anyway, and an in-place "
        "version of the operation has nothing else.",
        "cbrt, which is not asked for: y = x**(1/3) has slope 1 / (3 * y**2): the result. cos has slope -sin(x), and "
        "the sign of sin(x) cannot be told from cos(x): self.",
    ),
    observe=_observe_saves,
    judge=_judge_saves,
    show=lambda case: f'what_to_save()["{case[0]}"]',
    normalize=_only_tensors,
)

# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "11.quiz",
    "`w = x * 1; y = w.sin(); w.add_(1); y.sum().backward()`. What is `x.grad`?",
    (
        (
            "An error that names output 0 of Add at version 1.",
            "Yes: sin saved w, and the last to write w was add_.",
        ),
        ("cos(x)", "sin's saved input was overwritten; cos(x) cannot be computed from it."),
        ("cos(x + 1)", "The version check prevents exactly this."),
        ("zeros", "Nothing is silently dropped."),
    ),
)

SPEC = LessonSpec(
    number="11",
    name="saved_tensors_inplace",
    title="Saved tensors, versions, in-place",
    minutes=125,
    version=3,
    exercises=(SAVED_VARIABLE, VERSIONS, WHAT_TO_SAVE, CHECK_INPLACE, COPY_SLICES),
    quiz=QUIZ,
    predictions=(
        Prediction("11.p1", "Which of the three is refused in backward?", "exp"),
        Prediction("11.p3", "At which version is y, and at which was it saved?", (1, 0)),
        Prediction("11.p4", "Is the node freed without the garbage collector?", True),
        Prediction("11.p5", "What is x._version after the three writes?", 2),
        Prediction("11.p6", "How many of the six nodes keep their result?", 2),
        Prediction("11.p7", "Is a write to a leaf inside no_grad refused?", False),
        Prediction("11.p2", "What is b.grad after v.mul_(2) on row 0?", [[2.0, 2.0, 2.0], [1.0, 1.0, 1.0]]),
    ),
)
