"""Lesson 14, Wrap it or extend it: the exercises and what is asked of them.

Here 14.meters and the lesson as a whole; 14.op_logger is in lesson_14_logger.py, 14.unit_tensor in lesson_14_units.py,
14.flops in lesson_14_flops.py.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any

import tinytensor as tt
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, LessonSpec, Mismatch, Outcome, Prediction, Quiz
from tinytensor_lessons.lesson_14.flops import FLOPS
from tinytensor_lessons.lesson_14.logger import OP_LOGGER
from tinytensor_lessons.lesson_14.units import UNIT_TENSOR

# ---- 14.meters -----------------------------------------------------------------------------------------------------

# What the table asks about, and its answers. The user of a library meets all eight.
NEEDS = {
    "unit label": "wrapper",
    "print my calls": "wrapper",
    "tt.add accepts it": "extending",
    "x.grad": "extending",
    "new device": "extending",
    "new layout": "extending",
    "new operator": "neither",
    "watch other code": "neither",
}

_REFUSED = {
    "plus seconds": "m + seconds",
    "plus number": "m + 1",
    "plus tensor": "m + t",
    "times meters": "m * m",
    "plus zero": "m + 0",
    "plus nothing": "m + None",
    "number plus": "1 + m",
    "sum of a list": "sum([m, m])",
}
_SHOWN = _REFUSED | {
    "gradient": "total = ((m + m) * 3).sum(); total.tensor.backward()",
    "inside": "Meters(t).tensor",
    "unchanged": "m.tensor after m + m, m * 2, 2 * m and m.sum()",
    "two sums": "(m + other) where other = Meters([10, 20, 30])",
    "times number": "m * 2.5",
    "number times": "2.5 * m",
    "times tensor": "m * t",
}


class Seconds:
    """Another wrapper, with another unit."""

    def __init__(self, tensor: Any) -> None:
        self.tensor = tensor


def _use(cls: Any, what: str) -> Any:
    """One line that uses Meters: what came out, as plain data."""
    t = tt.tensor([1.0, 2.0, 3.0], requires_grad=True)
    m = cls(t)
    if what == "inside":
        inner = m.tensor
        is_tensor = isinstance(inner, tt.Tensor)
        return {
            "kind": type(inner).__name__,
            "the tensor it was given": inner is t,
            "the same bytes": is_tensor and inner.data_ptr() == t.data_ptr(),
            "requires_grad": is_tensor and inner.requires_grad,
            "Meters is a tensor itself": isinstance(m, tt.Tensor),
        }
    if what == "gradient":
        total = ((m + m) * 3).sum()
        total.tensor.backward()
        return _shown(total) | {"t.grad": None if t.grad is None else t.grad.tolist()}
    if what in _REFUSED:
        calls: dict[str, Any] = {
            "plus seconds": lambda: m + Seconds(t),
            "plus number": lambda: m + 1,
            "plus tensor": lambda: m + t,
            "times meters": lambda: m * m,
            "plus zero": lambda: m + 0,
            "plus nothing": lambda: m + None,
            "number plus": lambda: 1 + m,
            "sum of a list": lambda: sum([m, m]),
        }
        try:
            out = calls[what]()
        except TypeError:
            return "TypeError"
        return f"{type(out).__name__}, no error"
    if what == "unchanged":
        m = cls(t.detach())
        for use in (lambda: m + m, lambda: m * 2, lambda: 2 * m, m.sum):
            use()
        return m.tensor.tolist()
    return _shown(
        {
            "two sums": lambda: m + cls(tt.tensor([10.0, 20.0, 30.0])),
            "times number": lambda: m * 2.5,
            "number times": lambda: 2.5 * m,
            "times tensor": lambda: m * t,
        }[what]()
    )


def _shown(result: Any) -> dict[str, Any]:
    return {"result": type(result).__name__, "tensor": result.tensor.tolist()}


_EXPECTED: dict[str, Any] = {
    "inside": {
        "kind": "Tensor",
        "the tensor it was given": True,
        "the same bytes": True,
        "requires_grad": True,
        "Meters is a tensor itself": False,
    },
    "unchanged": [1.0, 2.0, 3.0],
    "gradient": {"result": "Meters", "tensor": 36.0, "t.grad": [6.0, 6.0, 6.0]},
    "two sums": {"result": "Meters", "tensor": [11.0, 22.0, 33.0]},
    "times number": {"result": "Meters", "tensor": [2.5, 5.0, 7.5]},
    "number times": {"result": "Meters", "tensor": [2.5, 5.0, 7.5]},
    "times tensor": {"result": "Meters", "tensor": [1.0, 4.0, 9.0]},
} | dict.fromkeys(_REFUSED, "TypeError")


def _table(cls: Any) -> Any:
    """The other function of the learner's cell."""
    if hasattr(cls, "table"):
        return cls.table
    functions = (method for method in vars(cls).values() if isinstance(method, FunctionType))
    return getattr(next(functions, None), "__globals__", {}).get("table")


def _observe_meters(cls: Any, case: str) -> Outcome:
    try:
        if case in NEEDS:
            return Outcome(_table(cls)()[case])
        return Outcome(_use(cls, case))
    except (Exception, SystemExit) as error:
        return raised(cls, error)


def _judge_meters(case: str, outcome: Outcome) -> Mismatch | None:
    expected = NEEDS.get(case) or _EXPECTED[case]
    if outcome.raised:
        return Mismatch(show_value(expected), show_outcome(outcome), outcome.where)
    value = outcome.value
    if isinstance(value, dict) and value.get("result", "Meters") != "Meters" and value["result"].startswith("Meters"):
        value = value | {"result": "Meters"}  # a subclass of the learner's class, such as MetersLong
    found = difference(expected, value, 1e-5)
    if found is None:
        return None
    return Mismatch(show_value(expected), show_value(value), "" if found.startswith("expected") else found)


def _show_meters(case: str) -> str:
    if case in NEEDS:
        return f"table()[{case!r}]"
    return f"{_SHOWN[case]}  where m = Meters(t), t = [1, 2, 3]"


METERS = Exercise(
    id="14.meters",
    signature="Meters",
    parts=(
        Cases(3, ("gradient", "inside", "two sums", "unchanged")),
        Exhaustive("units", 2, lambda: list(_REFUSED)),
        Exhaustive("products", 1, lambda: ["times number", "number times", "times tensor"]),
        Exhaustive(
            "table",
            2,
            lambda: list(NEEDS),
            hint="Ask of each need: is it about your own code and objects, about what a tensor is, or about something "
            "that no kind of tensor helps with?",
        ),
    ),
    probes=("gradient", "inside", "two sums", *list(_REFUSED)[:4], "times number", "plus zero", "unchanged"),
    hints=(
        "The wrapper computes with what is inside and wraps the result. What must it ask of the other operand first?",
        "Keep the tensor as it came: its graph is what backward walks along. `+` wants another Meters, `*` a number "
        "or a tensor; return NotImplemented for anything else, and Python raises the TypeError. `2 * m` asks "
        "`__rmul__`.",
        "Kelvin, which is not asked for: `k1 - k2` with 300 and 290 inside is Kelvin with 10 inside; `k1 - 1` raises. "
        "In the table, a name for each column of a tensor would be a wrapper's work.",
    ),
    observe=_observe_meters,
    judge=_judge_meters,
    show=_show_meters,
)


# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "14.quiz",
    "You must log every operator of code that you do not own. What do you write?",
    (
        ("A mode.", "Yes: it sees all operators of a `with` block, whoever made the tensors."),
        ("A wrapper.", "Its tensors never enter that code: what is not a Tensor is refused."),
        ("A subclass of Tensor.", "It sees the operators on your objects only; that code makes its own."),
        ("A new backend.", "It moves the data to another device, and composite operators have been taken apart."),
    ),
)

SPEC = LessonSpec(
    number="14",
    name="subclasses_modes",
    title="Wrap it or extend it",
    minutes=140,
    version=3,
    exercises=(METERS, OP_LOGGER, UNIT_TENSOR, FLOPS),
    quiz=QUIZ,
    predictions=(
        Prediction("14.p1", "How many of the five lines raise?", 3),
        Prediction("14.p2", "How many operators does the logger see?", 6),
        Prediction("14.p4", "How many operators does it see in inference mode?", 3),
        Prediction("14.p5", "How often is the handler asked?", 1),
        Prediction("14.p6", "How does Hasty(tt.ones(2)).exp() end?", "RecursionError"),
        Prediction("14.p7", "Which unit has the quotient?", {"s": -2}),
        Prediction("14.p3", "How many FLOPs do forward and backward take?", 5600),
    ),
)
