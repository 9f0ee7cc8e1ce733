"""Kinds of mistakes in an emitted autograd kernel, and in which calls each one shows: a table for lesson 13."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor_lessons.lesson_13.kernels import EMIT_KERNEL
from tinytensor_lessons.panel import NOTE, Panel

_CALLS = {
    "x * y, both": ("mul.Tensor", (True, True)),
    "x * y, only y": ("mul.Tensor", (False, True)),
    "x * y, neither": ("mul.Tensor", (False, False)),
    "x.mul_(y), both": ("mul_.Tensor", (True, True)),
}


_WORDS = {
    "calls on with": "wrong keys",
    "filled before the call": "saved too late",
    "history": "wrong history",
}


def _kernel(
    entry: dict[str, Any],
    *,
    asked: str = "",
    condition: str = "",
    mask: bool = True,
    history: str = "",
    early: bool = False,
    late: bool = False,
) -> str:
    """The source of a kernel, right but for what is given."""
    arguments, inputs = ", ".join(entry["arguments"]), ", ".join(entry["inputs"])
    result = entry["result"]
    history = history or ("rebase_history" if entry["inplace"] else "set_history")
    saved = [f"        grad_fn.{slot} = {value}" for slot, value in entry["saved"].items()]
    after = [f"        grad_fn.{slot} = {value}" for slot, value in entry["saved_results"].items()]
    hook = ["    if grad_fn is not None:", f"        {history}({result}, grad_fn)"]
    lines = [
        f"def {entry['name']}(ks, {arguments}):",
        "    grad_fn = None",
        f"    if {condition or f'compute_requires_grad({asked or inputs})'}:",
        f"        grad_fn = {entry['node']}(collect_next_edges({inputs}))",
        *([] if late else saved),
        *(hook if early else []),
        *(["    ks &= AFTER_AUTOGRAD"] if mask else []),
        f"    {result} = _{entry['name']}_table[ks](ks, {arguments})",
        *(["    if grad_fn is not None:", "        pass"] if early else hook),
        *(saved if late else []),
        *after,
        f"    return {result}",
    ]
    return "\n".join(lines)


_MISTAKES: dict[str, Callable[[dict[str, Any]], str]] = {
    "none": _kernel,
    "asks about self alone": lambda entry: _kernel(entry, asked="self"),
    "never asks": lambda entry: _kernel(entry, condition="True"),
    "keeps the Autograd key": lambda entry: _kernel(entry, mask=False),
    "history before the call": lambda entry: _kernel(entry, early=True),
    "always set_history": lambda entry: _kernel(entry, history="set_history"),
    "saves inputs after the call": lambda entry: _kernel(entry, late=True),
}


def mistakes_table() -> Panel:
    """One row for each mistake, one column for each call; a cell names what is wrong then."""
    rows = [(mistake, *(_fails(emit, case) for case in _CALLS.values())) for mistake, emit in _MISTAKES.items()]
    return Panel(NOTE, "What fails, by mistake and call", head=("mistake", *_CALLS), table=tuple(rows))


def _fails(emit: Callable[[dict[str, Any]], str], case: Any) -> str:
    outcome = EMIT_KERNEL.observe(emit, case)
    found = EMIT_KERNEL.judge(case, outcome)
    if found is None:
        return "ok"
    what, _, got = found.got.partition(": ")
    if what == "node":
        return "no node" if got == "None" else "a node too many"
    return outcome.raised or _WORDS.get(what, what)
