"""Lesson 20, the loss of a classifier: 20.cross_entropy."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons import training_parts
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.guard import plain

Rows = tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Scores:
    """Logits, one row for each sample, and the right class of each. what: "loss" and its gradient, or "gradcheck"."""

    logits: Rows
    target: tuple[int, ...]
    what: str = "loss"


def expected(case: Scores) -> dict[str, Any]:
    """Loss and gradient in float64 by NumPy."""
    logits = np.array(case.logits)
    rows = np.arange(len(logits))
    shifted = logits - logits.max(1, keepdims=True)
    log_sums = np.log(np.exp(shifted).sum(1))
    gradient = np.exp(shifted - log_sums[:, None])
    gradient[rows, list(case.target)] -= 1
    loss = (log_sums - shifted[rows, list(case.target)]).mean()
    return {"loss": float(loss), "gradient": (gradient / len(logits)).tolist()}


def _observe(fn: Function, case: Scores) -> Outcome:
    logits = tt.tensor(case.logits, dtype=tt.float64, requires_grad=True)
    target = tt.tensor(case.target)
    try:
        if case.what == "gradcheck":
            return Outcome(tt.autograd.gradcheck(lambda x: fn(x, target), (logits,)))
        loss = plain(fn(logits, target))
        (gradient,) = tt.autograd.grad(loss, logits)
        return Outcome({"loss": loss.item(), "gradient": gradient.tolist()})
    except (Exception, SystemExit) as error:
        return raised(fn, error)


def _judge(case: Scores, outcome: Outcome) -> Mismatch | None:
    if case.what == "gradcheck":
        return None if outcome.value is True else Mismatch("True", show_outcome(outcome), outcome.where)
    wanted = expected(case)
    if outcome.raised:
        return Mismatch(f"loss {wanted['loss']:.6g}", show_outcome(outcome), outcome.where)
    got = outcome.value
    if difference(wanted["loss"], got["loss"], 1e-6) is not None:
        return Mismatch(f"loss {wanted['loss']:.6g}", f"loss {got['loss']:.6g}")
    found = difference(wanted["gradient"], got["gradient"], 1e-6)
    return (
        None
        if found is None
        else Mismatch(
            f"gradient {show_value(wanted['gradient'])}",
            f"gradient {show_value(got['gradient'])}",
            "The loss is right.",
        )
    )


def _show(case: Scores) -> str:
    call = f"cross_entropy({show_value([list(row) for row in case.logits])}, {show_value(list(case.target))})"
    return f"gradcheck of {call}" if case.what == "gradcheck" else call


def _drawn() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: Any) -> Scores:
        classes = draw(st.integers(1, 4))
        scale = draw(st.sampled_from((1.0, 10.0, 1e4)))
        number = st.integers(-8, 8).map(lambda k: k / 8 * scale)
        rows = draw(st.lists(st.tuples(*[number] * classes), min_size=1, max_size=4))
        target = draw(st.tuples(*[st.integers(0, classes - 1)] * len(rows)))
        return Scores(tuple(rows), target)

    return case()


@functools.cache
def _losses_of_library() -> list[float]:
    return training_parts.first_losses(training_parts.library_cross_entropy)


def _trained() -> Mismatch | None:
    expected, got = _losses_of_library(), training_parts.first_losses()
    found = difference(expected, got, 1e-4)
    return None if found is None else Mismatch(show_value(expected), show_value(got), found)


def _plug(fn: Function) -> Function:
    return lambda input, target, *args, **kwargs: fn(input, target)


_PUZZLE = Scores(((1000.0, 0.0),), (1,))
_FAR = Scores(((1000.0, 0.0), (-1000.0, -1001.0)), (0, 1))

CROSS_ENTROPY = Exercise(
    id="20.cross_entropy",
    signature="cross_entropy(logits, target)",
    parts=(
        Cases(
            3,
            (
                Scores(((0.0, 0.0),), (1,)),
                Scores(((1.0, 2.0, 3.0),), (2,)),
                Scores(((1.0, 2.0), (0.5, -0.5), (0.0, 3.0)), (0, 0, 1)),
            ),
        ),
        Exhaustive("large logits", 2, lambda: [_PUZZLE, _FAR, Scores(((1e4, -1e4, 0.0),), (1,))]),
        Property("logits", 2, _drawn, 50),
        Exhaustive("gradcheck", 1, lambda: [Scores(((0.5, -1.0, 2.0), (1.0, 0.0, 0.25)), (2, 0), "gradcheck")]),
        Plug(1, "tinytensor.nn.functional:cross_entropy", {"20 steps of training on digits": _trained}, _plug),
    ),
    probes=(
        Scores(((1.0, 2.0, 3.0),), (0,)),
        Scores(((1.0, 2.0), (0.5, -0.5)), (0, 1)),
        _PUZZLE,
        _FAR,
    ),
    hints=(
        "The loss of a row is log(sum(exp(row))) - row[right class]. What happens to both terms if a number is taken "
        "from the whole row?",
        "Take each row's own maximum from it: amax along dimension 1, with keepdim. Then log of the sum of exp, minus "
        "the shifted logit of the right class: pick it with arange and target. The mean over the rows is the result.",
        "Row [3, 1], right class 1: shifted [0, -2]; log(exp(0) + exp(-2)) is 0.1269; minus -2 gives 2.1269.",
    ),
    observe=_observe,
    judge=_judge,
    show=_show,
    oracles=("tinytensor.nn.functional:cross_entropy", "tinytensor.nn.functional:log_softmax"),
    seconds=20.0,
)
