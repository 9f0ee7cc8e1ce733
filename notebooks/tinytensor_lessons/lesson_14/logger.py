"""Lesson 14, a mode that sees every operator: 14.op_logger."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.nn.functional import linear
from tinytensor.utils import _python_dispatch
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Mismatch, Outcome, Property

Steps = tuple[str, ...]


@dataclass(frozen=True)
class Program:
    """What runs inside the mode.

    what    "mlp", "lists", "keywords", "backward"; "nested" (two loggers), "two in a row", "error" (an operator that
            raises), "without kwargs" (the handler called by hand), "memory" (tensors that the mode holds on to);
            "steps", the names of `STEPS` one after the other
    """

    what: str
    steps: Steps = ()


class Recorder(TorchDispatchMode):
    """What the learner's mode should note."""

    def __init__(self) -> None:
        super().__init__()
        self.ops: list[Any] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        out = func(*args, **(kwargs or {}))
        self.ops.append((str(func), [_shape(arg) for arg in args], _shape(out)))
        return out


def _shape(value: Any) -> Any:
    if isinstance(value, tt.Tensor):
        return tuple(value.shape)
    return [_shape(each) for each in value] if isinstance(value, (list, tuple)) else type(value).__name__


# Each maps a matrix to a matrix.
STEPS: dict[str, Callable[[Any], Any]] = {
    "x = x + x": lambda x: x + x,
    "x = x.relu()": lambda x: x.relu(),
    "x = x.t()": lambda x: x.t(),
    "x = tt.cat([x, x])": lambda x: tt.cat([x, x]),
    "x = tt.stack([x, x]).sum(0)": lambda x: tt.stack([x, x]).sum(0),
    "x = x @ x.t()": lambda x: x @ x.t(),
    "x = x.split(1)[0]": lambda x: x.split(1)[0],
    "x = x.max(0, keepdim=True)[0]": lambda x: x.max(0, keepdim=True)[0],
    "x = x.clone(); x.mul_(2)": lambda x: x.clone().mul_(2),
    "x = x / x.numel()": lambda x: x / x.numel(),
}


def _inputs() -> tuple[Any, Any, Any]:
    x = tt.arange(1.0, 7.0).reshape(2, 3)
    w = tt.tensor([[1.0, 0.0, 2.0], [0.5, -1.0, 0.0]], requires_grad=True)
    return x, w, tt.zeros(2, requires_grad=True)


def mlp(x: Any, w: Any, b: Any) -> Any:
    return linear(linear(x, w, b).relu(), w.t())


def _fixed(what: str, x: Any, w: Any, b: Any) -> Any:
    if what == "mlp":
        return mlp(x, w, b)
    if what == "lists":
        return [*tt.cat([x, x], 1).split(2), *x.max(1)]
    if what == "keywords":
        return tt.add(x, x, alpha=3).sum(1, keepdim=True)
    if what == "backward":
        mlp(x, w, b).sum().backward()
        return [w.grad, b.grad]
    return x.exp()  # "memory", "nested" and the others


def _numbers(result: Any) -> Any:
    if isinstance(result, (list, tuple)):
        return [_numbers(each) for each in result]
    return result.tolist() if isinstance(result, tt.Tensor) else type(result).__name__


def _run(cls: Any, case: Program) -> Any:
    inputs = _inputs()
    if case.what == "without kwargs":
        mode = cls()
        out = mode.__torch_dispatch__(tt.ops.aten.exp.default, (), (tt.zeros(2),))
        return {"ops": mode.ops, "result": _numbers(out)}
    if case.what == "nested":
        with cls() as outer, cls() as inner:
            out = _fixed("nested", *inputs)
        return {"outer": outer.ops, "inner": inner.ops, "result": _numbers(out)}
    if case.what == "two in a row":
        with cls() as first:
            _fixed("mlp", *inputs)
        with cls() as second:
            out = _fixed("", *inputs)
        _fixed("", *inputs)
        return {"first": len(first.ops), "second": second.ops, "result": _numbers(out)}
    with cls() as mode:
        if case.what == "error":
            return _run_error(mode, inputs[0])
        if case.what == "steps":
            out = inputs[0]
            for step in case.steps:
                out = STEPS[step](out)
        else:
            out = _fixed(case.what, *inputs)
    if case.what == "memory":
        return {"tensors that the mode keeps": _tensors_in(vars(mode))}
    return {"ops": mode.ops, "result": _numbers(out)}


def _run_error(mode: Any, x: Any) -> Any:
    x.exp()
    try:
        x.mm(x)
        error = "none"
    except RuntimeError as caught:
        error = str(caught)
    x.relu()
    return {"ops": mode.ops, "error": error, "still active": _python_dispatch._get_current_dispatch_mode() is mode}


def _tensors_in(value: Any) -> int:
    if isinstance(value, tt.Tensor):
        return 1
    if isinstance(value, dict):
        return sum(map(_tensors_in, value.values()))
    return sum(map(_tensors_in, value)) if isinstance(value, (list, tuple, set)) else 0


def _observe(cls: Any, case: Program) -> Outcome:
    before = _python_dispatch._get_current_dispatch_mode_stack()
    try:
        return Outcome(_run(cls, case))
    except (Exception, SystemExit) as error:
        return raised(cls, error)
    finally:
        while len(_python_dispatch._get_current_dispatch_mode_stack()) > len(before):
            _python_dispatch._pop_mode()


def _judge(case: Program, outcome: Outcome) -> Mismatch | None:
    expected = _run(Recorder, case)
    if outcome.raised:
        return Mismatch(show_value(expected), show_outcome(outcome), outcome.where)
    found = difference(expected, outcome.value, 1e-5)
    if found is None:
        return _of_right_kind(expected, outcome.value)
    for name, value in expected.items():  # the part that differs, not the whole
        got = outcome.value.get(name)
        if difference(value, got, 1e-5) is not None:
            return _first_entry(name, value, got)
    return Mismatch(show_value(expected), show_value(outcome.value), found)


KINDS = (
    "The sizes are right. Entries and shapes of tensors are tuples; inputs, and shapes of lists and tuples, are lists."
)


def _of_right_kind(expected: Any, got: Any) -> Mismatch | None:
    """Whether tuples are tuples and lists lists, in what a mode noted."""
    for name, value in expected.items():
        if "ops" in name or name in ("outer", "inner", "second"):
            for wanted, entry in zip(value, got[name], strict=True):
                if _kinds(wanted) != _kinds(entry):
                    return Mismatch(show_value(wanted), show_value(entry), KINDS)
    return None


def _kinds(value: Any) -> Any:
    if not isinstance(value, (tuple, list)):
        return ""
    return ["tuple" if isinstance(value, tuple) else "list", *map(_kinds, value)]


def _first_entry(name: str, expected: Any, got: Any) -> Mismatch:
    """The place in a log where it goes wrong: a log as a whole is too long to read."""
    if not (isinstance(expected, list) and isinstance(got, list)):
        return Mismatch(f"{name}: {show_value(expected)}", f"{name}: {show_value(got)}")
    for place, (wanted, entry) in enumerate(zip(expected, got, strict=False)):
        if difference(wanted, entry, 1e-5) is not None:
            return Mismatch(f"{name}[{place}]: {show_value(wanted)}", f"{name}[{place}]: {show_value(entry)}")
    return Mismatch(f"{name}: {len(expected)} entries", f"{name}: {len(got)} entries")


_SHOWN = {
    "mlp": "linear(linear(x, w, b).relu(), w.t())  where x is (2, 3)",
    "lists": "tt.cat([x, x], 1).split(2); x.max(1)  where x is (2, 3)",
    "keywords": "tt.add(x, x, alpha=3).sum(1, keepdim=True)",
    "backward": "linear(linear(x, w, b).relu(), w.t()).sum().backward()",
    "nested": "with OpLogger() as outer, OpLogger() as inner: x.exp()",
    "two in a row": "with OpLogger() as first: ...  then with OpLogger() as second: x.exp()",
    "error": "x.exp(); x.mm(x), which raises; x.relu()  where x is (2, 3)",
    "without kwargs": "OpLogger().__torch_dispatch__(tt.ops.aten.exp.default, (), (x,))",
    "memory": "what the mode holds on to after x.exp()",
}


def _show(case: Program) -> str:
    if case.what == "steps":
        return "; ".join(case.steps) + "  where x is (2, 3)"
    return _SHOWN[case.what]


def _programs() -> Any:
    from hypothesis import strategies as st

    return st.lists(st.sampled_from(sorted(STEPS)), min_size=1, max_size=5).map(lambda s: Program("steps", tuple(s)))


OP_LOGGER = Exercise(
    id="14.op_logger",
    signature="OpLogger(tt.utils._python_dispatch.TorchDispatchMode)",
    parts=(
        Cases(
            3,
            (Program("mlp"), Program("lists"), Program("keywords")),
            hint="Arguments and results may be lists and tuples of tensors. What does your code take the shape of?",
        ),
        Property("programs", 2, _programs, 40),
        Exhaustive("modes", 2, lambda: [Program(what) for what in ("backward", "nested", "two in a row", "error")]),
        Exhaustive("by hand", 1, lambda: [Program("without kwargs")]),
        Exhaustive("memory", 1, lambda: [Program("memory")]),
    ),
    probes=tuple(map(Program, ("mlp", "lists", "keywords", "nested", "without kwargs", "memory"))),
    hints=(
        "The handler stands in for the operator: what does the caller get if the handler returns nothing?",
        "Call func first, then note three things: its name, `[shape(a) for a in args]`, and the shape of what came "
        "out. `shape` calls itself for a list or a tuple.",
        "For tt.stack([a, b], 1) with a and b of (4,): ('aten.stack.default', [[(4,), (4,)], 'int'], (4, 2)).",
    ),
    observe=_observe,
    judge=_judge,
    show=_show,
)
