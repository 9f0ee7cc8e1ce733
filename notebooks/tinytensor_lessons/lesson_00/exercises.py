"""Lesson 00, A gradient is a slope: the exercises and what is asked of them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from tinytensor_lessons import values
from tinytensor_lessons.compare import call, expects, show_value
from tinytensor_lessons.demands import A_TUPLE, Demand
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
from tinytensor_lessons.lesson_00.graphs import BACKWARD, TOPO

# ---- 00.slope ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Polynomial:
    """A sum of terms (coefficient, powers of xs), callable like the learner's f: with a list, and with nothing else."""

    terms: tuple[tuple[float | Fraction, tuple[int, ...]], ...]

    def __call__(self, xs: Any) -> float:
        if not isinstance(xs, list):
            raise TypeError(f"f takes a list of numbers, not a {type(xs).__name__}")
        return self.at(xs)

    def at(self, xs: Any) -> Any:
        return sum(c * math.prod(x**n for x, n in zip(xs, powers, strict=True)) for c, powers in self.terms)

    def central_difference(self, xs: Any, i: int, eps: float) -> float:
        """Without any rounding, so that it is right to the last digit."""
        exact = Polynomial(tuple((Fraction(c), powers) for c, powers in self.terms))
        up, down = ([Fraction(x) + sign * Fraction(eps) * (k == i) for k, x in enumerate(xs)] for sign in (1, -1))
        return float((exact.at(up) - exact.at(down)) / (2 * Fraction(eps)))

    def __str__(self) -> str:
        texts = []
        for c, powers in self.terms:
            factors = [f"xs[{k}]**{n}" if n > 1 else f"xs[{k}]" for k, n in enumerate(powers) if n]
            texts.append("*".join(([f"{c:g}"] if c != 1 or not factors else []) + factors))
        return " + ".join(texts)


# x**2, x*y, 3x + 2y, x**3: the first three have no third derivative, so central differences are exact on them. For the
# last one the answer depends on eps.
SQUARE = Polynomial(((1.0, (2,)),))
PRODUCT = Polynomial(((1.0, (1, 1)),))
PLANE = Polynomial(((3.0, (1, 0)), (2.0, (0, 1))))
CUBE = Polynomial(((1.0, (3,)),))


def _slope_oracle(f: Polynomial, xs: list[float], i: int, eps: float = 1e-4) -> float:
    return f.central_difference(xs, i, eps)


def _judge_slope(case: Any, outcome: Outcome) -> Mismatch | None:
    """A small step loses digits: what is left of them is what the tolerance asks for."""
    small_step = len(case) == 3
    return expects(_slope_oracle, 2e-8 if small_step else 1e-11)(case, outcome)


def _show_slope(case: Any) -> str:
    f, xs, i, *eps = case
    last = f", eps={eps[0]:g}" if eps else ""
    return f"slope(f, {show_value(xs)}, {i}{last})  where f(xs) = {f}"


def _polynomials(max_degree: int, inputs: int) -> Any:
    from hypothesis import strategies as st

    powers = st.lists(st.integers(0, max_degree), min_size=inputs, max_size=inputs).map(tuple)
    term = st.tuples(st.integers(-4, 4).map(float), powers.filter(lambda p: sum(p) <= max_degree))
    f = st.lists(term, min_size=1, max_size=4).map(lambda terms: Polynomial(tuple(terms)))
    xs = st.lists(st.integers(-8, 8).map(lambda k: k / 3), min_size=inputs, max_size=inputs)
    return st.tuples(f, xs, st.integers(0, inputs - 1))


def _exact_cases() -> Any:
    from hypothesis import strategies as st

    return st.integers(1, 3).flatmap(lambda n: _polynomials(2, n)).map(lambda case: (*case, 0.1))


def _steps() -> Any:
    from hypothesis import strategies as st

    return st.tuples(_polynomials(5, 1), st.sampled_from(((0.5,), (0.1,), (0.25,), ()))).map(lambda c: c[0] + c[1])


SLOPE = Exercise(
    id="00.slope",
    signature="slope(f, xs, i, eps=1e-4)",
    parts=(
        Cases(
            3,
            (
                (SQUARE, [3.0], 0, 0.1),
                (PRODUCT, [2.0, 5.0], 0, 0.1),
                (PRODUCT, [2.0, 5.0], 1, 0.1),
                (PLANE, [1.0, 4.0], 1),
                (CUBE, [2.0], 0, 0.5),
            ),
        ),
        Property("exact", 2, _exact_cases, 100),
        Property("polynomials", 2, _steps, 80),
    ),
    probes=(
        (SQUARE, [3.0], 0, 0.1),
        (SQUARE, [-1.0], 0, 0.5),
        (PRODUCT, [2.0, 5.0], 0, 0.1),
        (PLANE, [1.0, 4.0], 0, 0.1),
        (PLANE, [1.0, 4.0], 1, 0.5),
        (CUBE, [2.0], 0, 0.5),
        (SQUARE, [1 / 3], 0, 0.1),
    ),
    hints=(
        "Move input i a little up and a little down. How far does f move, and how far did you move?",
        "A slope is a rise divided by a run. The rise is f(up) - f(down). What is the distance between up and down?",
        "For f(x) = x**2 at x = 5 with eps 0.5: f(5.5) = 30.25, f(4.5) = 20.25, the rise is 10, the run is 1, the "
        "slope 10.",
    ),
    observe=lambda fn, case: call(fn, case, ("f", "xs", "i", "eps")),
    judge=_judge_slope,
    show=_show_slope,
)

# ---- 00.local_grads ------------------------------------------------------------------------------------------------


def _difference_quotients(op: str, args: tuple[float, ...], out: float) -> tuple[float, ...]:
    """Slopes of the forward rule, measured; the exponent of pow is a constant, relu has slope 0 at 0 as in torch."""
    if op == "relu" and args[0] == 0:
        return (0.0,)
    forward, eps, slopes = values.FORWARD[op], 1e-5, []
    for i in range(len(args)):
        up = forward(*(a + eps * (k == i) for k, a in enumerate(args)))
        down = forward(*(a - eps * (k == i) for k, a in enumerate(args)))
        slopes.append((up - down) / (2 * eps))
    return (slopes[0], 0.0) if op == "pow" else tuple(slopes)


def _op_case(op: str, *args: float) -> tuple[str, tuple[float, ...], float]:
    return op, args, float(values.FORWARD[op](*args))


def _op_cases() -> Any:
    from hypothesis import strategies as st

    number = st.integers(-12, 12).map(lambda k: k / 4)
    return st.one_of(
        st.tuples(st.just("add"), number, number),
        st.tuples(st.just("mul"), number, number),
        st.tuples(st.just("pow"), number, st.sampled_from((2.0, 3.0, 4.0))),
        st.tuples(st.just("exp"), number),
        st.tuples(st.just("relu"), number.filter(bool)),
    ).map(lambda case: _op_case(*case))


LOCAL_GRADS = Exercise(
    id="00.local_grads",
    signature="local_grads(op, args, out)",
    parts=(
        Cases(
            3,
            (
                _op_case("add", 2.0, 5.0),
                _op_case("mul", 2.0, 5.0),
                _op_case("pow", 2.0, 3.0),
                _op_case("exp", 0.5),
                _op_case("relu", 3.0),
            ),
        ),
        Property("points", 3, _op_cases, 120),
        Exhaustive("kink", 2, lambda: [_op_case("relu", 0.0), _op_case("relu", -1.0), _op_case("relu", 1.0)]),
    ),
    probes=(
        _op_case("add", 2.0, 5.0),
        _op_case("mul", 2.0, 5.0),
        _op_case("mul", -1.0, 3.0),
        _op_case("pow", 2.0, 3.0),
        _op_case("pow", 3.0, 2.0),
        _op_case("exp", 0.5),
        _op_case("relu", 0.0),
        _op_case("relu", 2.0),
        _op_case("relu", -2.0),
    ),
    hints=(
        "Take one operation and one argument. Hold the others still and nudge it: how fast does the result move?",
        "Test each rule with 00.slope: slope(lambda xs: xs[0] * xs[1], [2.0, 5.0], 0) is what mul owes its first "
        "argument.",
        "Division, which is not asked for: a / b has slope 1 / b in a, and -a / b**2 in b. At (6, 2): 0.5 and -1.5.",
    ),
    observe=lambda fn, case: call(fn, case, ("op", "args", "out")),
    judge=A_TUPLE.added_to(expects(_difference_quotients, 1e-6)),
    show=lambda case: f'local_grads("{case[0]}", {show_value(case[1])}, {show_value(case[2])})',
    oracles=("tinytensor_lessons.values:local_grads",),
)

# ---- 00.fit_line ---------------------------------------------------------------------------------------------------


def _gradient_descent(xs: list[float], ys: list[float], steps: int, lr: float) -> tuple[float, float]:
    x, y, w, b = np.asarray(xs), np.asarray(ys), 0.0, 0.0
    for _ in range(steps):
        error = w * x + b - y
        w, b = w - lr * 2 * np.mean(error * x), b - lr * 2 * np.mean(error)
    return float(w), float(b)


@dataclass(frozen=True)
class Fitted:
    """What fit_line returned, and how often it ran backward."""

    line: Any
    passes: int

    def __repr__(self) -> str:
        return f"{show_value(self.line)}, backward ran {self.passes} times"


def _observe_fit(fn: Function, case: Any) -> Outcome:
    before = values.passes.count
    outcome = call(fn, case, ("xs", "ys", "steps", "lr"))
    if outcome.raised:
        return outcome
    return Outcome(Fitted(outcome.value, values.passes.count - before), changed=outcome.changed)


def _line(case: Any, value: Any) -> Any:
    """The line, what kind of value holds it, and whether backward ran."""
    return [value.line, type(value.line).__name__, value.passes > 0] if isinstance(value, Fitted) else value


BY_BACKWARD = Demand(
    "backward called in each step",
    "The numbers are right, and `backward` did not compute them.",
    lambda case, fitted: fitted.passes >= case[2],
)
TWO_FLOATS = Demand(
    "a tuple of two floats",
    "The task asks for a tuple of two floats.",
    lambda case, fitted: isinstance(fitted.line, tuple),
)


def _judge_fit(case: Any, outcome: Outcome) -> Mismatch | None:
    line = Outcome(
        getattr(outcome.value, "line", None), outcome.raised, outcome.message, outcome.where, outcome.changed
    )
    return expects(_gradient_descent, 1e-9)(case, line)


LINE = ([0.0, 1.0, 2.0, 3.0], [1.0, 3.0, 5.0, 7.0])


def _line_cases() -> Any:
    from hypothesis import strategies as st

    number = st.integers(-6, 6).map(lambda k: k / 2)
    points = st.lists(st.tuples(number, number), min_size=1, max_size=5)
    return st.tuples(points, st.integers(0, 4), st.sampled_from((0.05, 0.01))).map(
        lambda case: ([x for x, _ in case[0]], [y for _, y in case[0]], case[1], case[2])
    )


FIT_LINE = Exercise(
    id="00.fit_line",
    signature="fit_line(xs, ys, steps, lr)",
    parts=(
        Cases(3, ((*LINE, 1, 0.05), (*LINE, 2, 0.05), ([1.0], [2.0], 3, 0.1))),
        Exhaustive("steps", 3, lambda: [(*LINE, steps, 0.05) for steps in range(1, 21)]),
        Property("data", 2, _line_cases, 60),
    ),
    probes=((*LINE, 1, 0.05), (*LINE, 2, 0.05), (*LINE, 3, 0.02), ([1.0, -2.0], [2.0, 0.5], 3, 0.1)),
    hints=(
        "Each step: build the loss from values, run backward, then new = old - lr * gradient, for w and for b at once.",
        "Write down, for one step by hand, what w.grad and b.grad are for the points (0, 1) and (1, 3), and compare.",
        "One point (1, 2), w = b = 0, lr 0.25: error -2, loss 4, both gradients -4, so after one step w = b = 1 and "
        "the loss is 0.",
    ),
    observe=_observe_fit,
    judge=BY_BACKWARD.added_to(TWO_FLOATS.added_to(_judge_fit)),
    show=lambda case: f"fit_line({', '.join(map(show_value, case))})",
    normalize=_line,
    provides={
        "Value": values.Value,
        "record": values.record,
        "topo": values.topo,
        "local_grads": values.local_grads,
        "backward": values.backward,
    },
)

# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "00.quiz",
    "Why does backward walk in reverse topological order, and not depth first?",
    (
        (
            "A value may pass its gradient on only when all its uses have reported.",
            "Yes: what it passes on is the sum.",
        ),
        (
            "For speed only.",
            "No, the numbers are wrong too: a value that passes its gradient on early passes on a part of it.",
        ),
        ("To save memory.", "Both orders keep every value, so memory is the same."),
        ("Because of the recursion limit.", "An iterative depth-first walk has no recursion, and is still wrong."),
    ),
)

SPEC = LessonSpec(
    number="00",
    name="values_and_gradients",
    title="A gradient is a slope",
    minutes=125,
    version=3,
    exercises=(SLOPE, LOCAL_GRADS, TOPO, BACKWARD, FIT_LINE),
    quiz=QUIZ,
    predictions=(
        Prediction("00.p1", "As the nudge shrinks, the ratio tends to?", 294),
        Prediction("00.p3", "How often does a program of 1,000 inputs run for one gradient?", 2000),
        Prediction("00.p4", "How many values does out know of?", 7),
        Prediction("00.p5", "How many times as fast as y does y**3 move at 7?", 147),
        Prediction("00.p6", "How many calls for 17 values?", 131071),
        Prediction("00.p2", "x.grad after the second backward?", 3.0),
        Prediction("00.p7", "How far up does w get when gradients pile up?", 6),
        Prediction("00.p8", "What will y.grad be?", 147.0),
    ),
)
