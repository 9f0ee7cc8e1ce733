"""Lesson 20: what an optimizer does, step by step, written down so that two of them can be compared.

The gradients are given, not computed: a formula names them, or a check draws them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Function, Mismatch, Outcome

Numbers = tuple[float, ...]
Gradients = tuple[Numbers | None, ...]

# Two parameters. Names of options stand in the order of the learner's signature.
START: tuple[Numbers, ...] = ((1.0, -2.0), (0.5,))
ONE: tuple[Numbers, ...] = ((1.0,),)


@dataclass(frozen=True)
class Steps:
    """One use of an optimizer.

    options  as keywords
    grads    for every step one gradient a parameter, None where the parameter got none
    start    the parameters before the first step
    what     "steps"; "resume" (after `at` steps the state goes to a new optimizer); "zero_grad"
    """

    options: tuple[tuple[str, Any], ...]
    grads: tuple[Gradients, ...]
    start: tuple[Numbers, ...] = START
    what: str = "steps"
    at: int = 0


def steps(*grads: float | None, **options: Any) -> Steps:
    """One parameter with one number, 1 at first."""
    return Steps(tuple(options.items()), tuple((None if g is None else (g,),) for g in grads), ONE)


def long_run(count: int, gaps: bool = False, **options: Any) -> Steps:
    """`count` steps with gradients by a formula; with gaps, some steps bring none to one of the parameters."""
    grads = []
    for step in range(count):
        row: list[Numbers | None] = []
        for k, start in enumerate(START):
            values = tuple(((7 * step + 3 * k + 5 * i + step // 3) % 11 - 5) / 4 for i in range(len(start)))
            row.append(None if gaps and (step + 2 * k) % 5 == 3 else values)
        grads.append(tuple(row))
    return Steps(tuple(options.items()), tuple(grads))


def parameters(start: tuple[Numbers, ...]) -> list[Any]:
    return [tt.tensor(values, dtype=tt.float64, requires_grad=True) for values in start]


# ---- running a learner's class


def observe(cls: Function, case: Steps) -> Outcome:
    try:
        return Outcome(_zero_grad(cls, case) if case.what == "zero_grad" else _steps(cls, case))
    except (Exception, SystemExit) as error:
        return raised(cls, error)


def _zero_grad(cls: Any, case: Steps) -> dict[str, Any]:
    params = parameters(case.start)
    optimizer = cls(params, **dict(case.options))
    for p in params:
        p.grad = tt.ones_like(p)
    optimizer.zero_grad()
    return {"gradients": [None if p.grad is None else p.grad.tolist() for p in params]}


def _steps(cls: Any, case: Steps) -> dict[str, Any]:
    params = parameters(case.start)
    optimizer = cls(params, **dict(case.options))
    # A gradient keeps its memory from step to step, as after zero_grad(set_to_none=False).
    kept = [tt.zeros_like(p, requires_grad=False) for p in params]
    trace, spoiled, moved = [], 0, 0
    for step, grads in enumerate(case.grads):
        if case.what == "resume" and step == case.at:
            params = [p.detach().clone().requires_grad_() for p in params]
            resumed = cls(params, **dict(case.options))
            resumed.load_state_dict(optimizer.state_dict())
            optimizer = resumed
        for p, store, grad in zip(params, kept, grads, strict=True):
            p.grad = None if grad is None else store.copy_(tt.tensor(grad, dtype=tt.float64))
        before = [p.data_ptr() for p in params]
        optimizer.step()
        moved += sum(p.data_ptr() != place for p, place in zip(params, before, strict=True))
        for store, grad in zip(kept, grads, strict=True):
            spoiled += grad is not None and store.tolist() != list(grad)
        trace.append([p.tolist() for p in params])
    recorded = _recorded(vars(optimizer), params) + sum(p.grad_fn is not None or not p.requires_grad for p in params)
    return {"values": trace, "gradients changed": spoiled, "tensors with a graph": recorded, "moved": moved}


def _recorded(value: Any, params: list[Any]) -> int:
    """Tensors that the optimizer keeps and that hang on a graph."""
    if isinstance(value, tt.Tensor):
        return int(value.grad_fn is not None)
    if isinstance(value, dict):
        return sum(_recorded(v, params) for v in value.values())
    return sum(_recorded(v, params) for v in value) if isinstance(value, (list, tuple)) else 0


def compared(expected: list[Any], case: Steps, outcome: Outcome) -> Mismatch | None:
    """A mismatch that shows the first step at which the parameters are wrong."""
    if outcome.raised:
        return Mismatch(f"after {len(case.grads)} steps {_short(expected[-1])}", show_outcome(outcome), outcome.where)
    found = outcome.value
    for step, (wanted, got) in enumerate(zip(expected, found["values"], strict=True), 1):
        if difference(wanted, got, 1e-9) is not None:
            return Mismatch(f"after step {step}: {_short(wanted)}", f"after step {step}: {_short(got)}")
    if found["tensors with a graph"]:
        count = found["tensors with a graph"]
        return Mismatch("a state without a graph", f"{count} tensors with a grad_fn", "The values are right.")
    if found["moved"]:
        got = "a parameter lies in other memory after step()"
        return Mismatch("parameters changed in place", got, "The values are right.")
    if found["gradients changed"]:
        return Mismatch("gradients left as they are", "p.grad changed by step()", "The values are right.")
    return None


def _short(values: Any) -> str:
    """[[1.234567, ...], ...], or a single number."""
    flat = [x for p in values for x in p]
    rounded = [[float(f"{x:.6g}") if math.isfinite(x) else x for x in p] for p in values]
    return show_value(rounded[0][0] if len(flat) == 1 else rounded)


def show(name: str, case: Steps) -> str:
    words = "".join(f", {key}={value!r}" for key, value in case.options)
    call = f"{name}(params{words})"
    if case.what == "zero_grad":
        return f"p.grad after zero_grad of {call}"
    told = f"params {show_value([list(p) for p in case.start])}"
    if case.start == ONE:
        told = f"one parameter, 1.0, gradients {', '.join('none' if g is None else f'{g[0]:g}' for (g,) in case.grads)}"
    elif len(case.grads) <= 3:
        told += f", gradients {show_value([[g and list(g) for g in row] for row in case.grads])}"
    resumed = f", state saved and loaded after {case.at}" if case.what == "resume" else ""
    return f"{call}  {told}, {len(case.grads)} steps{resumed}"
