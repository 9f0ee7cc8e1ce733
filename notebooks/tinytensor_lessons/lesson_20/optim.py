"""Lesson 20, the two optimizers: 20.sgd and 20.adam."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import tinytensor as tt
from tinytensor_lessons.compare import difference, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.geometry import golden
from tinytensor_lessons.lesson_20 import steps as written
from tinytensor_lessons.lesson_20.steps import Steps, long_run, steps

# ---- what comes out of a step, in plain Python numbers


def sgd(case: Steps) -> list[Any]:
    """The parameters after every step."""
    o = {"lr": 0.1, "momentum": 0.0, "weight_decay": 0.0, "nesterov": False, **dict(case.options)}
    params = [list(p) for p in case.start]
    buffers: list[list[float] | None] = [None] * len(params)
    trace = []
    for grads in case.grads:
        for k, grad in enumerate(grads):
            if grad is None:
                continue
            d = [g + o["weight_decay"] * p for g, p in zip(grad, params[k], strict=True)]
            if o["momentum"]:
                old = buffers[k]
                buffer = list(d) if old is None else [o["momentum"] * b + x for b, x in zip(old, d, strict=True)]
                buffers[k] = buffer
                d = [x + o["momentum"] * b for x, b in zip(d, buffer, strict=True)] if o["nesterov"] else buffer
            params[k] = [p - o["lr"] * x for p, x in zip(params[k], d, strict=True)]
        trace.append([list(p) for p in params])
    return trace


def adam(case: Steps) -> list[Any]:
    """The parameters after every step."""
    o = {"lr": 1e-3, "betas": (0.9, 0.999), "eps": 1e-8, "weight_decay": 0.0, "decoupled": False, **dict(case.options)}
    beta1, beta2 = o["betas"]
    params = [list(p) for p in case.start]
    means = [[0.0] * len(p) for p in params]
    squares = [[0.0] * len(p) for p in params]
    counts = [0] * len(params)
    trace = []
    for grads in case.grads:
        for k, grad in enumerate(grads):
            if grad is None:
                continue
            counts[k] += 1
            for i, g in enumerate(grad):
                if o["decoupled"]:
                    params[k][i] -= o["lr"] * o["weight_decay"] * params[k][i]
                else:
                    g = g + o["weight_decay"] * params[k][i]
                means[k][i] = beta1 * means[k][i] + (1 - beta1) * g
                squares[k][i] = beta2 * squares[k][i] + (1 - beta2) * g * g
                mean = means[k][i] / (1 - beta1 ** counts[k])
                square = squares[k][i] / (1 - beta2 ** counts[k])
                params[k][i] -= o["lr"] * mean / (math.sqrt(square) + o["eps"])
        trace.append([list(p) for p in params])
    return trace


def _judge(formula: Callable[[Steps], list[Any]], case: Steps, outcome: Outcome) -> Mismatch | None:
    if case.what == "zero_grad":
        expected = [None] * len(case.start)
        if outcome.raised:
            return Mismatch(show_value(expected), written.show_outcome(outcome), outcome.where)
        got = outcome.value["gradients"]
        return None if difference(expected, got) is None else Mismatch(show_value(expected), show_value(got))
    return written.compared(formula(case), case, outcome)


def _values(case: Steps, value: Any) -> Any:
    """The numbers, and which of the demands beside them are met."""
    if not isinstance(value, dict) or "values" not in value:
        return value.get("gradients") if isinstance(value, dict) else value
    return [value["values"], *(bool(value[key]) for key in ("moved", "gradients changed", "tensors with a graph"))]


# ---- torch's answers

SGD_RUNS = (
    long_run(50, lr=0.1),
    long_run(50, lr=0.1, momentum=0.9),
    long_run(50, lr=0.05, momentum=0.9, weight_decay=0.01),
    long_run(50, lr=0.05, momentum=0.8, weight_decay=0.1, nesterov=True),
    long_run(50, gaps=True, lr=0.1, momentum=0.9, weight_decay=0.01),
)
ADAM_RUNS = (
    long_run(100, lr=0.01),
    long_run(100, lr=0.1, betas=(0.8, 0.95), eps=1e-3),
    long_run(100, gaps=True, lr=0.05, weight_decay=0.1),
    long_run(100, gaps=True, lr=0.05, weight_decay=0.1, decoupled=True),
)


@functools.cache
def golden_rows(name: str) -> dict[Steps, Any]:
    """Torch's parameters after the last step of every long run."""
    runs = {"sgd": SGD_RUNS, "adam": ADAM_RUNS}[name]
    return dict(zip(runs, golden("20")[name], strict=True))


def _judge_golden(name: str, formula: Callable[[Steps], list[Any]]) -> Callable[[Steps, Outcome], Mismatch | None]:
    def judge(case: Steps, outcome: Outcome) -> Mismatch | None:
        found = _judge(formula, case, outcome)
        if found is not None or case not in golden_rows(name):
            return found
        wanted, got = golden_rows(name)[case], outcome.value["values"][-1]
        problem = difference(wanted, got, 1e-7)
        return None if problem is None else Mismatch(f"torch's {show_value(wanted)}", show_value(got), problem)

    return judge


# ---- drawn cases


def _drawn(options: Callable[[Any], Any]) -> Callable[[], Any]:
    """Two parameters of one number each, up to four steps: enough for every rule, and quick to shrink."""

    def strategy() -> Any:
        from hypothesis import strategies as st

        gradient = st.sampled_from((None, 1.0, -2.0, 0.5)).map(lambda g: None if g is None else (g,))
        run = st.lists(st.tuples(gradient, gradient), min_size=1, max_size=4)
        chosen = st.tuples(options(st), run)
        return chosen.map(lambda drawn: Steps(tuple(drawn[0].items()), tuple(drawn[1]), ((1.0,), (-2.0,))))

    return strategy


def _sgd_options(st: Any) -> Any:
    chosen = {
        "lr": st.sampled_from((0.1, 0.5, 1.0)),
        "momentum": st.sampled_from((0.0, 0.5, 0.9)),
        "weight_decay": st.sampled_from((0.0, 0.1)),
        "nesterov": st.booleans(),
    }
    # torch refuses nesterov without momentum
    return st.fixed_dictionaries(chosen).map(lambda o: {**o, "nesterov": o["nesterov"] and o["momentum"] > 0})


def _adam_options(st: Any) -> Any:
    return st.fixed_dictionaries(
        {
            "lr": st.sampled_from((0.1, 0.5)),
            "betas": st.sampled_from(((0.9, 0.999), (0.5, 0.75), (0.0, 0.9))),
            "eps": st.sampled_from((1e-8, 0.1)),
            "weight_decay": st.sampled_from((0.0, 0.1)),
            "decoupled": st.booleans(),
        }
    )


# ---- the library's SGD with the learner's step


def _plug_sgd(cls: Any) -> Function:
    """`step` of the library's SGD by one of the learner's for each parameter group."""
    own: dict[int, tuple[Any, list[Any]]] = {}

    def step(self: Any, closure: Any = None) -> Any:
        loss = None if closure is None else closure()
        if id(self) not in own:
            names = ("lr", "momentum", "weight_decay", "nesterov")
            made = [cls(group["params"], **{name: group[name] for name in names}) for group in self.param_groups]
            own[id(self)] = (self, made)
        for optimizer in own[id(self)][1]:
            optimizer.step()
        return loss

    return step


def _fifty_steps() -> Mismatch | None:
    for case, wanted in golden_rows("sgd").items():
        got = written.observe(tt.optim.SGD, case).value["values"][-1]
        found = difference(wanted, got, 1e-7)
        if found is not None:
            return Mismatch(show_value(wanted), show_value(got), written.show("SGD", case))
    return None


def _two_groups() -> Mismatch | None:
    case = long_run(5, lr=0.1, momentum=0.9)
    slow = replace(case, options=(("lr", 0.01), ("momentum", 0.9)))
    wanted = [sgd(case)[-1][0], sgd(slow)[-1][1]]
    params = written.parameters(case.start)
    groups: list[dict[str, Any]] = [{"params": params[:1]}, {"params": params[1:], "lr": 0.01}]
    optimizer = tt.optim.SGD(groups, lr=0.1, momentum=0.9)
    for grads in case.grads:
        for p, grad in zip(params, grads, strict=True):
            p.grad = tt.tensor(grad, dtype=tt.float64)
        optimizer.step()
    got = [p.tolist() for p in params]
    found = difference(wanted, got, 1e-7)
    return None if found is None else Mismatch(show_value(wanted), show_value(got), found)


# ---- 20.sgd --------------------------------------------------------------------------------------------------------

_SGD_PROBES = (
    steps(1.0, 1.0, lr=0.1),
    steps(1.0, 1.0, 1.0, lr=0.1, momentum=0.9),
    replace(steps(1.0, 1.0, lr=0.1, weight_decay=0.5), start=((2.0,),)),
    replace(steps(1.0, 1.0, 1.0, lr=0.1, momentum=0.9, weight_decay=0.5), start=((2.0,),)),
    steps(1.0, None, 1.0, lr=0.1, momentum=0.9),
    steps(1.0, 1.0, lr=0.1, momentum=0.9, nesterov=True),
)

SGD = Exercise(
    id="20.sgd",
    signature="SGD",
    parts=(
        Cases(2, _SGD_PROBES[:3]),
        Property("options", 2, _drawn(_sgd_options), 60),
        Exhaustive("zero_grad", 1, lambda: [replace(steps(1.0, lr=0.1), what="zero_grad")]),
        Exhaustive("50 steps", 1, lambda: list(SGD_RUNS)),
        Plug(
            2,
            "tinytensor.optim.sgd:SGD.step",
            {"torch's numbers after 50 steps": _fifty_steps, "two parameter groups": _two_groups},
            _plug_sgd,
        ),
    ),
    probes=_SGD_PROBES,
    hints=(
        "Four things may change the gradient before it is subtracted. In which order do they come, and which of them "
        "remember something from the step before?",
        "For each parameter that has a gradient: add weight_decay * p to it; then the buffer, a copy of this the first "
        "time, momentum * buffer + this later; nesterov takes this + momentum * buffer. All of it under no_grad.",
        "lr 1, momentum 0.5, gradients 4, 4: the buffer is 4, then 0.5 * 4 + 4 = 6. With nesterov the two steps are "
        "4 + 0.5 * 4 = 6 and 4 + 0.5 * 6 = 7.",
    ),
    observe=written.observe,
    judge=_judge_golden("sgd", sgd),
    show=lambda case: written.show("SGD", case),
    normalize=_values,
    oracles=("tinytensor.optim.sgd:sgd",),
)

# ---- 20.adam -------------------------------------------------------------------------------------------------------

_ADAM_PROBES = (
    steps(5.0, lr=0.1),
    steps(5.0, -1.0, 2.0, lr=0.1),
    steps(0.5, 0.25, lr=0.1, eps=0.5),
    replace(steps(1.0, 0.5, lr=0.1, weight_decay=0.5), start=((2.0,),)),
    replace(steps(1.0, 0.5, lr=0.1, weight_decay=0.5, decoupled=True), start=((2.0,),)),
    Steps((("lr", 0.1),), ((None, (1.0,)), ((1.0, -2.0), (0.5,)), ((0.25, 3.0), None))),
)


def _resumed() -> list[Steps]:
    return [replace(long_run(8, gaps, lr=0.1), what="resume", at=at) for gaps, at in ((False, 1), (True, 4))]


ADAM = Exercise(
    id="20.adam",
    signature="Adam",
    parts=(
        Cases(3, _ADAM_PROBES[:4]),
        Property("options", 3, _drawn(_adam_options), 60),
        Exhaustive(
            "state_dict",
            2,
            _resumed,
            hint="The state goes to an optimizer of other parameters: number them, in the order of `params`.",
        ),
        Exhaustive("100 steps", 2, lambda: [*ADAM_RUNS, steps(5.0, -1.0)]),  # the last with the options that torch has
    ),
    probes=_ADAM_PROBES,
    hints=(
        "The first average of gradients is 0.1 * g, of squares 0.001 * g**2. What makes g and g**2 of them?",
        "Divide the two averages by 1 - beta**t, where t counts the steps of this parameter. The step is "
        "lr * mean / (sqrt(square) + eps). Weight decay goes into g first, or, decoupled, takes lr * weight_decay of p.",
        "betas (0.5, 0.5), gradients 2, 4: the averages are 1 and 2, then 2.5 and 9. Divided by 0.5, then by 0.75: 2 "
        "and 4, then 3.333 and 12. The steps are 2 / 2 = 1 and 3.333 / 3.464 = 0.962 times lr.",
    ),
    observe=written.observe,
    judge=_judge_golden("adam", adam),
    show=lambda case: written.show("Adam", case),
    normalize=_values,
    oracles=("tinytensor.optim.adam:adam",),
)
