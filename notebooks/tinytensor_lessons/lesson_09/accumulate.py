"""Lesson 09: what becomes of a gradient that reaches a leaf (09.accumulate)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.autograd.engine import accumulate_grad
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug

# ---- 09.accumulate -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Arrival:
    """A gradient that reaches a leaf. `had` is in `.grad` already; `graph`: the new gradient was itself recorded."""

    had: tuple[float, ...] | None
    new: tuple[float, ...]
    refs: int = 0
    create_graph: bool = False
    graph: bool = False

    def __str__(self) -> str:
        had = "None" if self.had is None else show_value(list(self.had))
        told = f"v.grad is {had}, g is {show_value(list(self.new))}" + (" and has a grad_fn" if self.graph else "")
        return f"accumulate(v, g, {self.refs}, {self.create_graph})  where {told}"


def expected_arrival(case: Arrival) -> dict[str, Any]:
    """PyTorch's rules, as accumulate_grad.h has them."""
    total = case.new if case.had is None else [a + b for a, b in zip(case.had, case.new, strict=True)]
    takes = case.had is None and not case.refs and not case.create_graph
    in_place = case.had is not None and not case.create_graph
    return {
        "v.grad": list(total),
        "v.grad has g's memory": takes,
        "v.grad has a grad_fn": case.graph and case.create_graph,
        "g": list(case.new),
        "the old v.grad": None if case.had is None else list(total if in_place else case.had),
        "the old v.grad is still v.grad": None if case.had is None else in_place,
    }


def _observe_arrival(fn: Function, case: Arrival) -> Outcome:
    v = tt.zeros(len(case.new), requires_grad=True)
    g = tt.tensor(case.new, requires_grad=case.graph)
    g = g * 1 if case.graph else g
    old = None if case.had is None else tt.tensor(case.had)
    v.grad = old
    try:
        with tt.set_grad_enabled(case.create_graph):  # as the engine has it
            fn(v, g, case.refs, case.create_graph)
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    grad = v.grad
    if grad is None:
        return Outcome({"v.grad": None})
    return Outcome(
        {
            "v.grad": grad.tolist(),
            "v.grad has g's memory": grad.data_ptr() == g.data_ptr(),
            "v.grad has a grad_fn": grad.grad_fn is not None,
            "g": g.tolist(),
            "the old v.grad": None if old is None else old.tolist(),
            "the old v.grad is still v.grad": None if old is None else grad is old,
        }
    )


def _judge_arrival(case: Arrival, outcome: Outcome) -> Mismatch | None:
    wanted = expected_arrival(case)
    if outcome.raised:
        return Mismatch(show_value(wanted), show_outcome(outcome), outcome.where)
    for key in wanted:
        if wanted[key] != outcome.value.get(key):
            return Mismatch(f"{key}: {show_value(wanted[key])}", f"{key}: {show_value(outcome.value.get(key))}")
    return None


def _arrivals() -> list[Arrival]:
    return [
        Arrival(had, (3.0, 4.0), refs, create_graph, graph)
        for had in (None, (1.0, -2.0))
        for refs in (0, 1, 3)
        for create_graph in (False, True)
        for graph in (False, True)
    ]


def _plug_accumulate(fn: Function) -> Function:
    def accumulate(variable: Any, new_grad: Any, stealable: bool) -> None:
        grad, recorded = variable.autograd_meta_.grad, tt.is_grad_enabled()
        if grad is None and not accumulate_grad.obeys_layout_contract(new_grad.meta_, variable):
            # A copy with the leaf's strides, which the exercise leaves out.
            new_grad, stealable = accumulate_grad.clone_obey_contract(new_grad, variable), True
        fn(variable, new_grad, 0 if stealable else 1, recorded)

    return accumulate


def _twice() -> Mismatch | None:
    x = tt.tensor([1.0, 2.0], requires_grad=True)
    for _ in range(2):
        (x * x).sum().backward()
    grad: Any = x.grad
    return _agrees({"x.grad": [4.0, 8.0]}, {"x.grad": grad.tolist()}, "x * x, backward twice")


def _shared() -> Mismatch | None:
    a, b, g = tt.zeros(2, requires_grad=True), tt.zeros(2, requires_grad=True), tt.ones(2)
    (a + b).backward(g)
    addresses = {t.data_ptr() for t in (a.grad, b.grad, g)}
    return _agrees({"memories": 3}, {"memories": len(addresses)}, "(a + b).backward(g): a.grad, b.grad and g")


def _double() -> Mismatch | None:
    x = tt.tensor(2.0, requires_grad=True)
    (first,) = tt.autograd.grad(x**3, x, create_graph=True)
    (first * x).backward(create_graph=True)
    grad: Any = x.grad
    found = {"x.grad": grad.item(), "its slope": tt.autograd.grad(grad, x)[0].item()}
    return _agrees({"x.grad": 36.0, "its slope": 36.0}, found, "x**3 twice")


def _agrees(wanted: Any, got: Any, where: str) -> Mismatch | None:
    problem = difference(wanted, got, 1e-5)
    return None if problem is None else Mismatch(show_value(wanted), show_value(got), where)


ACCUMULATE = Exercise(
    id="09.accumulate",
    signature="accumulate(variable, new_grad, refs, create_graph)",
    parts=(
        Cases(
            3,
            (
                Arrival(None, (3.0, 4.0)),
                Arrival((1.0, -2.0), (3.0, 4.0)),
                Arrival(None, (3.0, 4.0), refs=1),
                Arrival((1.0, -2.0), (3.0, 4.0), create_graph=True, graph=True),
            ),
        ),
        Exhaustive("all cases", 4, _arrivals),
        Plug(
            2,
            "tinytensor.autograd.engine.accumulate_grad:accumulate",
            {"backward twice": _twice, "a gradient that two leaves share": _shared, "a second derivative": _double},
            _plug_accumulate,
        ),
    ),
    probes=(
        Arrival(None, (3.0, 4.0)),
        Arrival(None, (3.0, 4.0), refs=1),
        Arrival((1.0, -2.0), (3.0, 4.0)),
        Arrival(None, (3.0, 4.0), graph=True),
        Arrival((1.0, -2.0), (3.0, 4.0), create_graph=True, graph=True),
        Arrival(None, (3.0, 4.0), create_graph=True, graph=True),
    ),
    hints=(
        "Two questions: is there a gradient already, and will anybody differentiate this backward pass?",
        "Nothing there yet: take new_grad (detached) if nobody else holds it and no graph is wanted, else a clone. "
        "Something there: add in place, unless a graph is wanted; then the sum is a new tensor.",
        "v.grad is [5.0], new_grad [2.0], no graph: the tensor in v.grad now reads [7.0], and whoever kept it sees 7. "
        "With create_graph v.grad is another tensor, [7.0], and the old one still reads [5.0].",
    ),
    observe=_observe_arrival,
    judge=_judge_arrival,
    show=str,
    oracles=("tinytensor.autograd.engine.accumulate_grad:accumulate",),
)
