"""Lesson 13, autograd kernels as text: 13.emit_kernel, what an emitted kernel does, and how ten of them are put in place.

A kernel is judged by what it does, not by how it is written: it is compiled and called with stand-ins that note in which
order the node is made, filled and hooked up, and with which keys the call goes on.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import tinytensor as tt
from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction
from tinytensor.aten.core.schema.function_schema import SchemaKind
from tinytensor.autograd.generated import functions as nodes
from tinytensor.autograd.variable import variable
from tinytensor.autograd.variable.saved_variable import SavedVariable
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_AUTOGRAD
from tinytensor.codegen.emit import emit, read, shipped_texts
from tinytensor_lessons.compare import difference, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug
from tinytensor_lessons.guard import plain
from tinytensor_lessons.op_tests import database_tests
from tinytensor_lessons.plug import Calls, counted_calls

TEN = (
    "add.Tensor", "mul.Tensor", "div.Tensor", "exp", "sin", "tanh", "sigmoid", "mm", "exp_", "mul_.Tensor",
)  # fmt: skip

# An operator, and which of its differentiable inputs require grad.
Case = tuple[str, tuple[bool, ...]]


@functools.cache
def _entry(name: str) -> dict[str, Any]:
    operator = read(name, shipped_texts(name))
    fn, info = operator.fn, operator.info
    assert info is not None
    lines = emit(operator)["autograd/generated/variable_type.py"]
    called = next(i for i, line in enumerate(lines) if "_table[ks](" in line)
    saved: tuple[dict[str, str], dict[str, str]] = ({}, {})
    for i, line in enumerate(lines):
        found = re.match(r"\s+grad_fn\.(\w+) = (.+)", line)
        if found:
            saved[i > called][found[1]] = found[2]
    inplace = fn.kind is SchemaKind.inplace
    return {
        "name": fn.ident,
        "arguments": list(fn.arg_names),
        "inplace": inplace,
        "result": "self" if inplace else "result",
        "node": info.op,
        "inputs": info.differentiable_inputs,
        "saved": saved[0],
        "saved_results": saved[1],
    }


def kernel_entry(name: str) -> dict[str, Any]:
    """What the generator knows of an operator when it writes its autograd kernel: a fresh dict.

    name, arguments   of the kernel, after `ks`
    inplace, result   whether it writes to self; the name of what it returns
    node, inputs      the class of the node, and the arguments that have a gradient
    saved             slot of the node -> what to put there, before the call
    saved_results     the same, once there is a result
    """
    found = _entry(name)
    return {key: value.copy() if isinstance(value, (list, dict)) else value for key, value in found.items()}


# ---- what a kernel does, with stand-ins

# A call comes with one key below Autograd of the two that there are.
_AUTOGRAD, _BELOW = 0b100, 0b011
_GIVEN = _AUTOGRAD | 0b001


@dataclass
class _Tensor:
    name: str
    requires_grad: bool = False
    version: int = 0

    @property
    def meta_(self) -> Any:
        return SimpleNamespace(
            **{fact: f"{self.name}.{fact}" for fact in ("sizes", "strides", "layout", "dtype", "dim")}
        )


class _Stage:
    """The names that a kernel uses, as stand-ins; `seen` is what happened."""

    def __init__(self, case: Case) -> None:
        name, requires = case
        self.entry = _entry(name)
        self.arguments: list[Any] = []
        flags = dict(zip(self.entry["inputs"], requires, strict=True))
        for argument in self.entry["arguments"]:
            self.arguments.append(_Tensor(argument, flags[argument]) if argument in flags else argument)
        self.seen: dict[str, Any] = {
            "calls on with": [], "node": None, "edges": None, "filled before the call": [], "saved": {}, "history": None,
            "returns": None,
        }  # fmt: skip
        self.node: Any = None

    def names(self) -> dict[str, Any]:
        entry, seen = self.entry, self.seen

        class Node:
            def __init__(node, edges: Any) -> None:
                self.node = node
                late = ", made after the call" if seen["calls on with"] else ""
                seen["node"], seen["edges"] = entry["node"] + late, edges

        def set_history(result: Any, fn: Any) -> None:
            seen["history"] = self._told(result, fn, "set_history")

        def rebase_history(result: Any, fn: Any) -> None:
            seen["history"] = self._told(result, fn, "rebase_history")

        return {
            "AFTER_AUTOGRAD": _BELOW,
            f"_{entry['name']}_table": self,
            entry["node"]: Node,
            "compute_requires_grad": lambda *tensors: any(t.requires_grad for t in tensors),
            "collect_next_edges": lambda *tensors: [t.name for t in tensors],
            "set_history": set_history,
            "rebase_history": rebase_history,
            **self.values(),
        }

    @staticmethod
    def values() -> dict[str, Any]:
        def saved_variable(tensor: _Tensor, is_output: bool = False) -> str:
            return f"{'output' if is_output else 'input'} {tensor.name} at version {tensor.version}"

        def clone(tensor: _Tensor) -> _Tensor:
            return _Tensor(f"copy of {tensor.name}", version=tensor.version)

        return {"SavedVariable": saved_variable, "F": SimpleNamespace(clone=clone)}

    def _told(self, result: Any, fn: Any, name: str) -> str:
        when = "after" if self.seen["calls on with"] else "before"
        whose = "" if fn is self.node else " for another node"
        return f"{name}({result.name}) {when} the call{whose}"

    def __getitem__(self, ks: int) -> Callable[..., Any]:
        def below(ks_given: int, *args: Any) -> Any:
            names = [a.name if isinstance(a, _Tensor) else a for a in args]
            keys = "the Autograd key" if (ks | ks_given) & _AUTOGRAD else "the keys below Autograd"
            if not (ks | ks_given) & _AUTOGRAD and (ks, ks_given) != (_GIVEN & _BELOW,) * 2:
                keys = "other keys than those of ks below Autograd"
            if self.node is not None:
                self.seen["filled before the call"] = sorted(vars(self.node))
            self.seen["calls on with"].append([keys, names])
            if not self.entry["inplace"]:
                return _Tensor("result")
            args[0].version += 1
            return args[0]

        return below

    def run(self, kernel: Callable[..., Any]) -> dict[str, Any]:
        returned = kernel(_GIVEN, *self.arguments)
        self.seen["returns"] = getattr(returned, "name", returned)
        if self.node is not None:
            self.seen["saved"] = dict(vars(self.node))
        return self.seen


def _compiled(entry: dict[str, Any], text: Any, names: dict[str, Any]) -> Callable[..., Any]:
    if not isinstance(text, str):
        raise TypeError(f"the source is to be a str, not {type(text).__name__}")
    scope = dict(names)
    exec(compile(text, f"<kernel of {entry['name']}>", "exec"), scope)
    kernel = scope.get(entry["name"])
    if not callable(kernel):
        raise NameError(f"the source defines no function {entry['name']}")
    return kernel


def _observe(fn: Function, case: Case) -> Outcome:
    """What the emitted kernel does: the node, what it keeps, the call, the history, what is returned."""
    stage = _Stage(case)
    try:
        text = plain(fn(kernel_entry(case[0])))
    except (Exception, SystemExit) as error:
        return _raised(error, "emit_kernel")
    try:
        return Outcome(stage.run(_compiled(stage.entry, text, stage.names())))
    except (Exception, SystemExit) as error:
        return _raised(error, "the kernel that you emitted", str(text))


def _raised(error: BaseException, where: str, text: str = "") -> Outcome:
    line = getattr(error, "lineno", None)
    trace = error.__traceback__
    while trace is not None and text:
        if trace.tb_frame.f_code.co_filename.startswith("<kernel of"):
            line = trace.tb_lineno
        trace = trace.tb_next
    lines = text.splitlines()
    shown = f": {lines[line - 1].strip()}" if line is not None and 0 < line <= len(lines) else ""
    return Outcome(raised=type(error).__name__, message=str(error), where=f"raised in {where}{shown}")


def expected(case: Case) -> dict[str, Any]:
    """What a kernel is to do, worked out from the entry alone."""
    stage = _Stage(case)
    entry = stage.entry
    names = {**dict(zip(entry["arguments"], stage.arguments, strict=True)), **stage.values()}
    records = any(case[1])
    told = [a.name if isinstance(a, _Tensor) else a for a in stage.arguments]
    saved = {slot: eval(expression, names) for slot, expression in entry["saved"].items()}
    if entry["inplace"]:
        stage.arguments[0].version += 1
    names = {"result": _Tensor("result"), **names}
    saved |= {slot: eval(expression, names) for slot, expression in entry["saved_results"].items()}
    history = "rebase_history(self)" if entry["inplace"] else "set_history(result)"
    return {
        "calls on with": [["the keys below Autograd", told]],
        "node": entry["node"] if records else None,
        "edges": list(entry["inputs"]) if records else None,
        "filled before the call": sorted(entry["saved"]) if records else [],
        "saved": saved if records else {},
        "history": f"{history} after the call" if records else None,
        "returns": entry["result"],
    }


def _judge(case: Case, outcome: Outcome) -> Mismatch | None:
    wanted = expected(case)
    if outcome.raised:
        return Mismatch(show_value(wanted), show_outcome(outcome), outcome.where)
    for key, value in wanted.items():
        got = outcome.value[key] if isinstance(outcome.value, dict) else outcome.value
        if difference(value, got) is not None or (isinstance(value, dict) and set(value) != set(got)):
            return Mismatch(f"{key}: {show_value(value)}", f"{key}: {show_value(got)}")
    return None


def _show(case: Case) -> str:
    name, requires = case
    who = [argument for argument, flag in zip(_entry(name)["inputs"], requires, strict=True) if flag]
    told = f"{' and '.join(who)} {'requires' if len(who) == 1 else 'require'} grad" if who else "nothing requires grad"
    return f"the kernel of {name}, compiled and called where {told}"


def _all_cases() -> list[Case]:
    return [
        (name, flags) for name in TEN for flags in itertools.product((True, False), repeat=len(_entry(name)["inputs"]))
    ]


# ---- in place of the shipped kernels


def compute_requires_grad(*tensors: Any) -> bool:
    """Whether a call on these is to be recorded."""
    return tt.is_grad_enabled() and any(t.requires_grad for t in tensors)


def real_names(name: str) -> dict[str, Any]:
    """The names that a kernel uses, as the library has them."""
    entry, base = _entry(name), name.partition(".")
    return {
        "AFTER_AUTOGRAD": AFTER_AUTOGRAD,
        f"_{entry['name']}_table": find_schema_or_throw(f"aten::{base[0]}", base[2]).table,
        entry["node"]: getattr(nodes, entry["node"]),
        "compute_requires_grad": compute_requires_grad,
        "collect_next_edges": variable.collect_next_edges,
        "set_history": variable.set_history,
        "rebase_history": variable.rebase_history,
        "SavedVariable": SavedVariable,
        "F": F,
    }


def _adapt(fn: Function) -> dict[str, Callable[..., Any]]:
    return {name: _compiled(_entry(name), fn(kernel_entry(name)), real_names(name)) for name in TEN}


def _writing(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """In-place calls are checked first, as everywhere in the library."""

    def checked(ks: int, self: Any, *args: Any) -> Any:
        variable.check_inplace(self, compute_requires_grad(self, *(a for a in args if isinstance(a, tt.Tensor))))
        return kernel(ks, self, *args)

    return checked


@contextlib.contextmanager
def _installed(kernels: dict[str, Callable[..., Any]]) -> Iterator[Calls]:
    """Within the block these are the autograd kernels of the ten operators."""
    calls = Calls()
    registered = []
    for name, kernel in kernels.items():
        base, _, overload = name.partition(".")
        entry = find_schema_or_throw(f"aten::{base}", overload).entry
        counted = counted_calls(kernel, _entry(name)["name"], calls)
        counted = _writing(counted) if _entry(name)["inplace"] else counted
        kernel_function = KernelFunction(counted, debug="registered by lesson 13")
        entry.register_kernel(DispatchKey.Autograd, kernel_function)
        registered.append((entry, kernel_function))
    try:
        yield calls
    finally:
        for entry, kernel_function in registered:
            entry.deregister_kernel(DispatchKey.Autograd, kernel_function)


def _gradcheck(f: Callable[..., Any], *values: Any) -> Callable[[], Mismatch | None]:
    """First and second derivatives against differences."""

    def run() -> Mismatch | None:
        inputs = [tt.tensor(v, dtype=tt.float64, requires_grad=True) for v in values]
        try:
            tt.autograd.gradcheck(f, inputs)
            tt.autograd.gradgradcheck(f, inputs)
        except RuntimeError as error:
            return Mismatch("gradcheck and gradgradcheck pass", str(error).strip())
        return None

    return run


def _without_grad() -> Mismatch | None:
    x = tt.tensor([1.0, 2.0], requires_grad=True)
    with tt.no_grad():
        got = [(x * x).requires_grad, (x + 1).exp().requires_grad]
    got += [(x.detach() * x.detach()).requires_grad]
    return None if got == [False] * 3 else Mismatch("results that do not require grad", show_value(got))


_X, _Y = [0.5, -1.0, 2.0], [1.5, 0.5, -2.0]
_M, _N = [[1.0, 2.0], [-0.5, 1.5]], [[0.5, -1.0], [2.0, 1.0]]

EMIT_KERNEL = Exercise(
    id="13.emit_kernel",
    signature="emit_kernel(entry)",
    parts=(
        Cases(
            4,
            (("exp", (True,)), ("mul.Tensor", (True, True)), ("mul.Tensor", (True, False)), ("tanh", (True,))),
        ),
        Exhaustive("nothing to record", 2, lambda: [case for case in _all_cases() if not any(case[1])]),
        Exhaustive("ten operators", 4, _all_cases),
        Plug(
            4,
            "tinytensor.autograd.generated.variable_type:mul_Tensor",
            {
                **database_tests("mul", "mm"),
                "gradients of x * y + y / x": _gradcheck(lambda x, y: x * y + y / x, _X, _Y),
                "gradients of x @ y": _gradcheck(lambda x, y: x @ y, _M, _N),
                "gradients of x.exp().sin()": _gradcheck(lambda x: x.exp().sin(), _X),
                "gradients of x.tanh() * x.sigmoid()": _gradcheck(lambda x: x.tanh() * x.sigmoid(), _X),
                "gradients of (x * 2).mul_(y).exp_()": _gradcheck(lambda x, y: (x * 2).mul_(y).exp_(), _X, _Y),
                "calls that are not recorded": _without_grad,
            },
            _adapt,
            install=_installed,
        ),
    ),
    probes=(
        ("exp", (True,)),
        ("exp", (False,)),
        ("mul.Tensor", (True, True)),
        ("mul.Tensor", (False, True)),
        ("mul.Tensor", (False, False)),
        ("mul_.Tensor", (True, True)),
        ("exp_", (True,)),
    ),
    hints=(
        "Write one kernel by hand first, that of mul. Which of its words come from the entry?",
        "Begin with grad_fn = None. Only under `if compute_requires_grad(...)` of all inputs make the node and fill `saved`. "
        "Then mask ks, call on through the table, and under `if grad_fn is not None` hook up the result and fill "
        "`saved_results`.",
        "For a `neg` that saves nothing: def neg(ks, self), then `grad_fn = None`, two lines that make NegBackward0 if self "
        "requires grad, `ks &= AFTER_AUTOGRAD`, `result = _neg_table[ks](ks, self)`, two lines of set_history, `return "
        "result`.",
    ),
    observe=_observe,
    judge=_judge,
    show=_show,
    provides={"kernel_entry": kernel_entry},
    oracles=("tinytensor.codegen.gen_variable_type:gen_variable_type",),
    seconds=20.0,
)
