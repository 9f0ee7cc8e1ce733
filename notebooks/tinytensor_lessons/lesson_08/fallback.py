"""Lesson 08, one kernel for every operator of a device: 08.cpu_fallback."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.schema.function_schema_parser import parse_schema
from tinytensor.aten.native import cpu_fallback
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor_lessons import toy_device
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug
from tinytensor_lessons.tensor_programs import COMPILING

# Expressions over tensors a, b of 2 x 3, c of 3 x 2 and o, where results may go, i of integers and m of booleans: an
# operator of each kind. None of them is a view, which a fallback cannot serve.
PLAIN = (
    "a + b", "a - b", "a * 2", "a / b", "a.exp()", "a.sin()", "a.tanh()", "a.abs()", "a.sigmoid()", "tt.relu(a)",
    "a ** 2", "a.maximum(b)", "a > b", "a.isnan()", "a.sum()", "a.sum(1)", "a.mean(0)", "a.prod()", "a.amax(1)",
    "a.argmax()", "a.any()", "a.cumsum(1)", "tt.mm(a, c)", "a.t().matmul(b)", "tt.addmm(tt.mm(a, c), a, c)",
    "tt.where(a > b, a, b)", "tt.where(m, a, b)", "a.clamp(min=0)", "tt.flip(a, [0])", "tt.roll(a, 1, 0)", "a.masked_fill(m, 0)",
    "a.index_select(1, i)", "a.gather(1, i.expand(2, 2))", "tt.take(a, i)", "tt.softmax(a, 1)", "tt.atan2(a, b)", "tt.lerp(a, b, 0.5)",
    "a.std(1)",
)  # fmt: skip
IN_PLACE = (
    "a.add_(b)", "a.mul_(2)", "a.zero_()", "a.fill_(3)", "a.sub_(b, alpha=2)", "a.clamp_(0, 1)", "a.masked_fill_(m, 0)",
    "a.index_fill_(1, i, 7)", "tt.relu_(a)", "a.copy_(b)",
)  # fmt: skip
OUT = ("tt.add(a, b, out=o)", "tt.mm(a, c, out=o)", "tt.sum(a, 1, out=o)", "tt.exp(a, out=o)", "tt.cat([a, b], out=o)")
LISTS = ("tt.cat([a, b])", "tt.stack([a, b, a])", "tt.hstack([a, b])", "tt.cat([a, b], 1)")
SEVERAL = ("a.max(1)", "a.sort(1)", "a.topk(2)", "tt.var_mean(a, 1)", "a.min(0)", "a.kthvalue(2)")
ALL = (*PLAIN, *IN_PLACE, *OUT, *LISTS, *SEVERAL)


@dataclass(frozen=True)
class Stack:
    """The fallback called as such: on a stack with a stranger's value below the arguments."""

    op: str
    args: tuple[str, ...]

    def __str__(self) -> str:
        stack = ", ".join(['"somebody else\'s"', *self.args])
        return f"stack = [{stack}]; cpu_fallback({self.op}, ks, stack)"


Case = str | Stack


def _scope(device: str) -> dict[str, Any]:
    made = {
        "a": tt.tensor([[1.0, -2.0, 0.5], [3.0, 0.25, -1.0]]),
        "b": tt.tensor([[0.5, 2.0, -1.0], [1.0, 4.0, 0.5]]),
        "c": tt.tensor([[1.0, 0.0], [2.0, -1.0], [0.0, 3.0]]),
        "o": tt.zeros(0),
        "i": tt.tensor([0, 2]),
        "m": tt.tensor([[True, False, True], [False, True, False]]),
    }
    return {"tt": tt} | {name: t.to(device) for name, t in made.items()}


def _run(expression: str, device: str) -> dict[str, Any]:
    """The values and places of the results, whether each is one of the arguments, and the arguments afterwards."""
    scope = _scope(device)
    # The results of a function such as sort are a named tuple of them.
    result = eval(expression, scope)
    results = [] if result is None else list(result) if isinstance(result, (tuple, list)) else [result]
    names = ("a", "b", "o")
    told = []
    for value in results:
        if not isinstance(value, tt.Tensor):
            told.append({"value": value, "on": type(value).__name__, "is": ""})
            continue
        same = next((name for name in names if scope[name] is value), "")
        told.append({"value": _host(value), "on": "the device" if toy_device.on_device(value) else "cpu", "is": same})
    return {"results": told, "after": {name: _host(scope[name]) for name in names}}


def _host(t: Any) -> Any:
    """The elements, without an operator of the device: what is read belongs to the check and not to the learner."""
    host = tt.empty(t.size(), dtype=t.dtype)
    toy_device.elements(host)[...] = toy_device.elements(t)
    return host.tolist()


def _expected(case: str) -> dict[str, Any]:
    told = _run(case, "cpu")
    for result in told["results"]:
        result["on"] = "the device" if result["on"] == "cpu" else result["on"]
    return told


def guarded(fn: Function) -> Function:
    """As a boxed kernel: below autograd, which has had its turn."""

    def boxed(op: Any, ks: int, stack: list[Any], error_on_views: bool = False) -> None:
        with AutoDispatchBelowADInplaceOrView():
            fn(op, ks, stack)

    return boxed


def _observe(fn: Function, case: Case) -> Outcome:
    try:
        with toy_device.installed(), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if isinstance(case, Stack):
                return Outcome(_on_stack(fn, case))
            calls = _Calls(fn)
            with toy_device.falling_back(guarded(calls)):
                return Outcome({**_run(case, toy_device.NAME), "most": calls.most})
    except (Exception, SystemExit) as error:
        return raised(fn, error)


class _Counted:
    """An operator that counts the calls of its kernels."""

    def __init__(self, op: Any) -> None:
        self._op, self.count = op, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._op, name)

    def redispatch_boxed(self, ks: int, stack: list[Any]) -> None:
        self.count += 1
        self._op.redispatch_boxed(ks, stack)


class _Calls:
    """The learner's fallback, and how many kernels one call of it ran at most."""

    def __init__(self, fn: Function) -> None:
        self._fn, self.most = fn, 0

    def __call__(self, op: Any, ks: int, stack: list[Any]) -> None:
        counted = _Counted(op)
        self._fn(counted, ks, stack)
        self.most = max(self.most, counted.count)


class _Seven:
    """An operator without arguments."""

    schema = parse_schema("seven() -> Tensor")

    def redispatch_boxed(self, ks: int, stack: list[Any]) -> None:
        stack.append(tt.tensor(7.0))


def _on_stack(fn: Function, case: Stack) -> list[Any]:
    name, _, overload = case.op.partition(".")
    op: Any = _Seven() if name == "seven" else dispatcher.find_schema_or_throw(f"aten::{name}", overload)
    stack = ["somebody else's", *(eval(arg, _scope(toy_device.NAME)) for arg in case.args)]
    guarded(fn)(op, 0, stack)
    return [_host(value) if isinstance(value, tt.Tensor) else value for value in stack]


def _judge(case: Case, outcome: Outcome) -> Mismatch | None:
    if isinstance(case, Stack):
        wanted: Any = ["somebody else's", _host(eval(_SAME[case.op], _scope("cpu")))]
        if outcome.raised:
            return Mismatch(show_value(wanted), show_outcome(outcome), outcome.where)
        problem = difference(wanted, outcome.value, 1e-5)
        return None if problem is None else Mismatch(f"stack == {show_value(wanted)}", show_value(outcome.value))
    wanted = _expected(case)
    if outcome.raised:
        return Mismatch(_told(wanted), show_outcome(outcome), outcome.where)
    if difference(wanted, outcome.value, 1e-5) is None:
        if outcome.value["most"] > 1:
            return Mismatch("run_on_cpu called once", f"called {outcome.value['most']} times", "The results are right.")
        return None
    places = [
        Mismatch(f"results on {_places(wanted)}", f"on {_places(outcome.value)}"),
        Mismatch(_told(wanted), _told(outcome.value)),
        Mismatch(show_value(wanted["after"]), show_value(outcome.value["after"]), "a, b and o after the call"),
        Mismatch("the argument itself as the result", "another tensor with its values"),
    ]
    return next(m for m in places if m.expected.removeprefix("results ") != m.got)


def _places(told: dict[str, Any]) -> str:
    return ", ".join(result["on"] for result in told["results"])


def _told(told: dict[str, Any]) -> str:
    return show_value([result["value"] for result in told["results"]])


_SAME = {"mm": "tt.mm(a, c)", "seven": "tt.tensor(7.0)"}
_NO_ARGUMENTS = Stack("seven", ())


def _librarys(op: Any, ks: int, stack: list[Any]) -> None:
    """The library's own fallback, found anew at each call."""
    cpu_fallback.boxed_cpu_fallback(op, ks, stack)


def _on_device(run: Callable[[str], Any], wanted: Any) -> Callable[[], Mismatch | None]:
    def compare() -> Mismatch | None:
        with toy_device.installed(), toy_device.falling_back(_librarys):
            got = run(toy_device.NAME)
        found = difference(wanted, got, 1e-4)
        return None if found is None else Mismatch(show_value(wanted), show_value(got), found)

    return compare


def _training(device: str) -> Any:
    x = tt.tensor([[1.0, 2.0], [3.0, -1.0]]).to(device)
    w = tt.tensor([[0.5, -1.0]]).to(device).requires_grad_()
    tt.nn.functional.linear(x, w).relu().sum().backward()
    assert w.grad is not None
    with tt.no_grad():
        w -= 0.1 * w.grad
    return w.detach().cpu().tolist()


def _many(device: str) -> Any:
    a = tt.tensor([3.0, 1.0, 2.0]).to(device)
    values, places = tt.cat([a, a + 0.5]).sort()
    return [values.cpu().tolist(), places.cpu().tolist()]


CPU_FALLBACK = Exercise(
    id="08.cpu_fallback",
    signature="cpu_fallback(op, ks, stack)",
    parts=(
        Cases(4, ("tt.relu(a)", "tt.where(m, a, b)", "a.add_(b)", "tt.cat([a, b])", Stack("mm", ("a", "c")))),
        Exhaustive("operators", 3, lambda: [_NO_ARGUMENTS, *ALL]),
        Plug(
            2,
            "tinytensor.aten.native.cpu_fallback:boxed_cpu_fallback",
            {
                "a step of training on the device": _on_device(_training, [[0.2, -0.9]]),
                "sorting on the device": _on_device(_many, [[1.0, 1.5, 2.0, 2.5, 3.0, 3.5], [1, 4, 2, 5, 0, 3]]),
            },
            guarded,
        ),
    ),
    probes=(
        "tt.relu(a)", "tt.where(m, a, b)", "a.add_(b)", "tt.add(a, b, out=o)", "tt.cat([a, b])", "tt.var_mean(a, 1)",
        Stack("mm", ("a", "c")), _NO_ARGUMENTS,
    ),
    hints=(
        "Follow one tensor: it comes on the stack, on the device. Where does it have to be for the CPU's kernel, and where "
        "for the caller?",
        "Take len(op.schema.arguments) entries off the end of the stack. Tensors to the CPU, those in lists too. "
        "run_on_cpu. What is_written goes back into the original. A result that is written_argument is the original; others go "
        "to the device. Put them on the stack.",
        "For mul_(a, 2): take a and 2 off; a', a copy on the CPU, and 2 go to run_on_cpu; self is_written, so "
        "write_back(a, a'); result 0 is written_argument 0: push a.",
    ),
    observe=_observe,
    judge=_judge,
    show=str,
    provides={
        name: getattr(toy_device, name)
        for name in ("is_written", "run_on_cpu", "to_cpu", "to_device", "write_back", "written_argument")
    },
    oracles=(
        "tinytensor.aten.native.cpu_fallback:_to_cpu", "tinytensor.aten.native.cpu_fallback:_to_device",
        "tinytensor.aten.native.cpu_fallback:_copy_back",
    ),
    seconds=COMPILING,
)  # fmt: skip
