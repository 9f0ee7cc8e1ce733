"""Lesson 12, Functions of your own: the exercises and what is asked of them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons import listener
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import (
    Cases,
    Exercise,
    Exhaustive,
    LessonSpec,
    Mismatch,
    Outcome,
    Prediction,
    Property,
    Quiz,
)  # fmt: skip
from tinytensor_lessons.lesson_12.checkpoint import CHECKPOINT, SEGMENTS
from tinytensor_lessons.lesson_12.forward import JVP_RULES

Numbers = tuple[float, ...]


def _as_judged(expected: Any, outcome: Outcome, tolerance: float = 1e-5) -> Mismatch | None:
    if outcome.raised:
        return Mismatch(show_value(expected), show_outcome(outcome), outcome.where)
    found = difference(expected, outcome.value, tolerance)
    if found is None:
        return None
    return Mismatch(show_value(expected), show_value(outcome.value), "" if found.startswith("expected") else found)


# ---- 12.my_relu ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Relu:
    """One use of MyReLU at `x`.

    what   "gradient"; "write" (x is written to before backward); "incoming" (the gradient that came in, afterwards);
           "not needed" (backward where needs_input_grad says no); "operators" (those that ran); "gradcheck"
    """

    x: Numbers
    what: str = "gradient"


class _Context:
    """A ctx whose input needs no gradient."""

    needs_input_grad = (False,)
    saved_tensors: tuple[Any, ...] = ()

    def save_for_backward(self, *tensors: Any) -> None:
        self.saved_tensors = tensors


@contextlib.contextmanager
def _operators() -> Iterator[list[str]]:
    """The operators that run within the block."""
    ran: list[str] = []

    def listen(event: listener.Event) -> None:
        if event.kind == "call":
            ran.append(event.op)

    listener.add_listener(listen)
    try:
        yield ran
    finally:
        listener.remove_listener(listen)


def _observe_relu(cls: Any, case: Relu) -> Outcome:
    try:
        return Outcome(_use_relu(cls, case))
    except (Exception, SystemExit) as error:
        return raised(cls, error)


def _use_relu(cls: Any, case: Relu) -> Any:
    if case.what == "not needed":
        ctx = _Context()
        cls.forward(ctx, tt.tensor(case.x))
        grad = tt.ones(len(case.x))
        with _operators() as ran:
            got = cls.backward(ctx, grad)
        return {"returned": got[0] if isinstance(got, tuple) else got, "operators": len(ran)}
    if case.what == "gradcheck":
        x = tt.tensor(case.x, dtype=tt.float64, requires_grad=True)
        return tt.autograd.gradcheck(cls.apply, (x,))
    x = tt.tensor(case.x, requires_grad=True)
    if case.what == "operators":
        with _operators() as ran:
            y = cls.apply(x)
            y.backward(tt.ones_like(y))
        return [op for op in ran if op in ("aten::relu", "aten::relu_")]
    y = cls.apply(x)
    if case.what == "write":
        with tt.no_grad():
            x.neg_()
        try:
            return tt.autograd.grad(y, x, tt.ones_like(y))[0].tolist()
        except RuntimeError as error:
            if "modified by an inplace operation" not in str(error):
                raise
            return "refused"
    incoming = tt.arange(1.0, 1.0 + len(case.x))
    y.backward(incoming)
    if case.what == "incoming":
        return incoming.tolist()
    assert x.grad is not None
    return {"result": y.tolist(), "x.grad": x.grad.tolist()}


def _judge_relu(case: Relu, outcome: Outcome) -> Mismatch | None:
    x = np.array(case.x)
    incoming = np.arange(1.0, 1.0 + len(case.x))
    if case.what == "write":
        if not outcome.raised and outcome.value == "refused":
            return None
        found = _as_judged((x > 0).astype(float).tolist(), outcome)
        return found and Mismatch(f"{found.expected}, or torch's refusal", found.got, found.note)
    expected: dict[str, Any] = {
        "gradient": {"result": np.maximum(x, 0).tolist(), "x.grad": (incoming * (x > 0)).tolist()},
        "incoming": incoming.tolist(),
        "not needed": {"returned": None, "operators": 0},
        "operators": [],
        "gradcheck": True,
    }
    return _as_judged(expected[case.what], outcome)


def _show_relu(case: Relu) -> str:
    x = f"x = {show_value(list(case.x))}"
    return {
        "gradient": f"y = MyReLU.apply(x); y.backward(g)  where {x} and g = 1, 2, 3, ...",
        "write": f"y = MyReLU.apply(x); x.neg_() under no_grad; y.sum().backward()  where {x}",
        "incoming": f"g after y.backward(g)  where {x} and g = 1, 2, 3, ...",
        "not needed": "MyReLU.backward(ctx, grad)  where ctx.needs_input_grad is (False,)",
        "operators": f"which relu of the library runs in MyReLU.apply(x) and in backward  where {x}",
        "gradcheck": f"gradcheck(MyReLU.apply, (x,))  where {x}",
    }[case.what]


_AROUND = (-2.0, -1.0, 1.0, 2.0)

MY_RELU = Exercise(
    id="12.my_relu",
    signature="MyReLU(tt.autograd.Function)",
    parts=(
        Cases(2, (Relu(_AROUND), Relu((3.0,)), Relu((-0.5, 0.5)), Relu(_AROUND, "operators"))),
        Property("points", 1, lambda: _relus(), 60),
        Exhaustive("kink", 1, lambda: [Relu((-2.0, -1.0, 0.0, 1.0, 2.0)), Relu((0.0,))]),
        Exhaustive("writes", 1, lambda: [Relu(_AROUND, "write"), Relu(_AROUND, "incoming")]),
        Exhaustive("needs_input_grad", 1, lambda: [Relu(_AROUND, "not needed")]),
        Exhaustive("gradcheck", 1, lambda: [Relu(_AROUND, "gradcheck")]),
    ),
    probes=(
        Relu(_AROUND),
        Relu((-1.0, 0.0, 1.0)),
        Relu(_AROUND, "write"),
        Relu(_AROUND, "incoming"),
        Relu(_AROUND, "not needed"),
        Relu(_AROUND, "operators"),
    ),
    hints=(
        "forward computes and saves; backward asks ctx for what it saved. What does backward need to know of x?",
        "save_for_backward notices later writes; an attribute of ctx does not. Make a new gradient rather than "
        "changing the one that came in. Look at ctx.needs_input_grad[0] first.",
        "leaky relu with slope 0.1, which is not asked for: forward saves x, backward returns "
        "grad * where(x > 0, 1.0, 0.1). At x = [-1, 2] and grad = [10, 10]: [1, 10].",
    ),
    observe=_observe_relu,
    judge=_judge_relu,
    show=_show_relu,
)


def _relus() -> Any:
    from hypothesis import strategies as st

    number = st.integers(-12, 12).filter(bool).map(lambda k: k / 4)
    return st.lists(number, min_size=1, max_size=5).map(lambda x: Relu(tuple(x)))


# ---- 12.cube -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Derivative:
    """The derivative of this order of Cube at x; order "by grad" is the slope of x.grad in the gradient that came in."""

    x: float | Numbers
    order: int | str = 1


def _observe_cube(cls: Any, case: Derivative) -> Outcome:
    try:
        return Outcome(_differentiate(cls, case))
    except (Exception, SystemExit) as error:
        return raised(cls, error)


def _differentiate(cls: Any, case: Derivative) -> Any:
    if isinstance(case.order, str) and case.order.endswith("check"):
        x = tt.tensor(case.x, dtype=tt.float64, requires_grad=True)
        return getattr(tt.autograd, case.order)(cls.apply, (x,))
    x = tt.tensor(case.x, requires_grad=True)
    y = cls.apply(x)
    if case.order == "by grad":
        g = tt.ones_like(y).requires_grad_()
        (slope,) = tt.autograd.grad(y, x, g, create_graph=True)
        if slope.requires_grad:
            slope.sum().backward()
        return tt.zeros_like(y).tolist() if g.grad is None else g.grad.tolist()
    for _ in range(int(case.order)):
        y = _derivative(y, x)
    return y.tolist()


def _derivative(y: Any, x: Any) -> Any:
    """Zeros where no path leads from y to x."""
    if not y.requires_grad:
        return tt.zeros_like(x)
    grad = tt.autograd.grad(y.sum(), x, create_graph=True, allow_unused=True)[0]
    return tt.zeros_like(x) if grad is None else grad


def _judge_cube(case: Derivative, outcome: Outcome) -> Mismatch | None:
    if isinstance(case.order, str) and case.order.endswith("check"):
        return _as_judged(True, outcome)
    x = np.array(case.x)
    powers: dict[Any, Any] = {0: x**3, 1: 3 * x**2, 2: 6 * x, 3: 6 + 0 * x, "by grad": 3 * x**2}
    return _as_judged(powers[case.order].tolist(), outcome)


def _show_cube(case: Derivative) -> str:
    x = show_value(list(case.x)) if isinstance(case.x, tuple) else show_value(case.x)
    if case.order == 0:
        return f"Cube.apply(x)  where x = {x}"
    if case.order == "by grad":
        return f"slope of x.grad in the gradient that comes in, at x = {x}"
    if isinstance(case.order, str):
        return f"{case.order}(Cube.apply, (x,))  where x = {x}"
    return f"derivative {case.order} of Cube.apply at x = {x}"


CUBE = Exercise(
    id="12.cube",
    signature="Cube(tt.autograd.Function)",
    parts=(
        Cases(3, (Derivative(2.0, 0), Derivative(2.0), Derivative(-1.5), Derivative(2.0, 2))),
        Property("points", 2, lambda: _points(), 60),
        Exhaustive("third", 2, lambda: [Derivative(2.0, 3), Derivative((1.0, -2.0), 3)]),
        Exhaustive(
            "gradcheck", 2, lambda: [Derivative((0.5, -2.0), "gradcheck"), Derivative((0.5, 2.0), "gradgradcheck")]
        ),
    ),
    probes=(
        Derivative(2.0, 0),
        Derivative(2.0),
        Derivative(2.0, 2),
        Derivative(2.0, 3),
        Derivative(2.0, "by grad"),
        Derivative((1.0, -2.0)),
    ),
    hints=(
        "The second derivative comes from differentiating what backward does. Which of its steps are recorded?",
        "Save x itself and compute the slope in backward, with tensor operations only: with create_graph they are "
        "recorded like any others.",
        "Square, which is not asked for: save x, return 2 * x * grad. At 5 the derivatives are 10, 2, 0. Were 2 * x "
        "saved instead, the second would be 0.",
    ),
    observe=_observe_cube,
    judge=_judge_cube,
    show=_show_cube,
)


def _points() -> Any:
    from hypothesis import strategies as st

    number = st.integers(-8, 8).map(lambda k: k / 2)
    xs = st.one_of(number, st.lists(number, min_size=1, max_size=4).map(tuple))
    return st.builds(Derivative, xs, st.sampled_from((0, 1, 2, 3)))


# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "12.quiz",
    "Which mode needs memory in proportion to the depth of the network?",
    (
        ("Reverse mode.", "Yes: backward needs saved values of every layer, and begins with the last."),
        ("Forward mode.", "Tangents travel along and are dropped: two numbers for each one in the current layer."),
        ("Both.", "Forward mode drops each layer's tangents when the next layer has its own."),
        ("Neither.", "Backward needs saved values of every layer."),
    ),
)

SPEC = LessonSpec(
    number="12",
    name="custom_functions",
    title="Functions of your own",
    minutes=120,
    version=3,
    exercises=(MY_RELU, CUBE, JVP_RULES, CHECKPOINT, SEGMENTS),
    quiz=QUIZ,
    predictions=(
        Prediction("12.p1", "What is x.grad of TutorialReLU at -2, -1, 0, 1, 2?", [0.0, 0.0, 1.0, 1.0, 1.0]),
        Prediction("12.p3", "What are the three derivatives of x**3 at 2?", [12.0, 12.0, 6.0]),
        Prediction("12.p4", "Which check does HastyCube fail?", "gradgradcheck"),
        Prediction("12.p5", "With which speed does the result move?", 294.0),
        Prediction("12.p6", "How many activations are saved after the forward pass?", 9),
        Prediction("12.p2", "How many bytes are saved with every layer checkpointed?", 524288),
        Prediction("12.p7", "Do slope and result agree: drawn on, from the same state?", (False, True)),
        Prediction("12.p8", "Which number of pieces is best for 64 layers?", 8),
    ),
)
