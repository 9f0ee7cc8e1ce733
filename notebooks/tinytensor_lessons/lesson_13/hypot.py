"""Lesson 13, an operator from two entries: 13.hypot. The learner's entries are generated into a scratch package."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor_lessons.compare import difference, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Property
from tinytensor_lessons.guard import plain
from tinytensor_lessons.scratch_operators import Scratch

Matrix = tuple[tuple[float, ...], ...]

# Seconds to build a scratch package are few, but each case asks for it.
_scratch = functools.lru_cache(maxsize=8)(Scratch)


@dataclass(frozen=True)
class Use:
    """One use of the generated operator on x and y, tensors of two dimensions.

    what   "function", "method", "in place", "out", "int" (refused), "gradient", "in place, gradient", "one gradient",
           "gradcheck", "gradgradcheck", "operators" (that its backward runs)
    """

    what: str
    x: Matrix = ((3.0, -8.0),)
    y: Matrix = ((4.0, 15.0),)


class _Log(TorchDispatchMode):
    """The operators that run."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.names.append(func.name().removeprefix("aten::").partition(".")[0])
        return func(*args, **(kwargs or {}))


def _observe(fn: Function, case: Use) -> Outcome:
    try:
        texts = plain(fn())
        if not isinstance(texts, (tuple, list)) or len(texts) != 2:
            return Outcome(texts)
        return Outcome(_use(_scratch(*texts), case))
    except (Exception, SystemExit) as error:
        where = "raised while your entries were read" if type(error).__name__ in ("EntryFault", "TableError") else ""
        return Outcome(raised=type(error).__name__, message=str(error), where=where)


def _function(scratch: Scratch) -> Any:
    native = scratch.native("hypot")
    if native is None or "function" not in native.variants:
        raise AttributeError("module 'tinytensor' has no attribute 'hypot'")
    return scratch.functions.hypot


def _method(scratch: Scratch, name: str) -> Any:
    if not hasattr(scratch.methods, name):
        raise AttributeError(f"'Tensor' object has no attribute '{name}'")
    return getattr(scratch.methods, name)


def _use(scratch: Scratch, case: Use) -> Any:
    what = case.what
    if what == "int":
        return _function(scratch)(tt.tensor([3, 5]), tt.tensor([4, 12])).tolist()
    if what.endswith("check"):
        inputs = [tt.tensor(v, dtype=tt.float64, requires_grad=True) for v in (case.x, case.y)]
        return getattr(tt.autograd, what)(_function(scratch), inputs)
    x, y = tt.tensor(case.x), tt.tensor(case.y)
    if what == "function":
        return _function(scratch)(x, y).tolist()
    if what == "method":
        return _method(scratch, "hypot")(x, y).tolist()
    if what == "in place":
        result = _method(scratch, "hypot_")(x, y)
        return {"x": x.tolist(), "returned": "x" if result is x else "another tensor"}
    if what == "out":
        out = tt.empty(0)
        result = _function(scratch)(x, y, out=out)
        return {"out": out.tolist(), "returned": "out" if result is out else "another tensor"}
    x.requires_grad_()
    if what == "in place, gradient":
        _method(scratch, "hypot_")(x * 1, y).sum().backward()
        return _grads(x, y)
    if what != "one gradient":
        y.requires_grad_()
    total = _function(scratch)(x, y).sum()
    if what == "operators":
        log = _Log()
        with log:
            tt.autograd.grad(total, (x, y))
        return sorted(name for name in log.names if name not in ("ones_like", "expand", "detach", "alias", "view"))
    total.backward()
    return _grads(x, y)


def _grads(x: Any, y: Any) -> dict[str, Any]:
    return {name: None if t.grad is None else t.grad.tolist() for name, t in (("x.grad", x), ("y.grad", y))}


_REFUSAL = "\"hypot_cpu\" not implemented for 'Long'"


def expected(case: Use) -> Any:
    """By NumPy; of backward's operators, the fewest."""
    x, y = np.array(case.x), np.array(case.y)
    result = np.hypot(x, y)
    if case.what.endswith("check"):
        return True
    if case.what == "operators":
        return ["div", "div", "mul", "mul"]
    if case.what in ("function", "method"):
        return result.tolist()
    if case.what == "in place":
        return {"x": result.tolist(), "returned": "x"}
    if case.what == "out":
        return {"out": result.tolist(), "returned": "out"}
    slopes = [_reduced(v / result, v.shape).tolist() for v in (x, y)]
    return {"x.grad": slopes[0], "y.grad": slopes[1] if case.what == "gradient" else None}


def _reduced(slope: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    for dim, size in enumerate(shape):
        if size == 1:
            slope = slope.sum(axis=dim, keepdims=True)
    return slope


def _judge(case: Use, outcome: Outcome) -> Mismatch | None:
    if case.what == "int":
        if outcome.raised == "NotImplementedError" and outcome.message == _REFUSAL:
            return None
        return Mismatch(f"NotImplementedError: {_REFUSAL}", show_outcome(outcome), outcome.where)
    wanted = expected(case)
    if outcome.raised:
        return Mismatch(show_value(wanted), show_outcome(outcome), outcome.where)
    if case.what == "operators" and isinstance(outcome.value, list) and len(outcome.value) <= len(wanted):
        return None
    found = difference(wanted, outcome.value, 1e-5)
    if found is None:
        return None
    return Mismatch(show_value(wanted), show_value(outcome.value), "" if found.startswith("expected") else found)


def _show(case: Use) -> str:
    x, y = show_value([list(row) for row in case.x]), show_value([list(row) for row in case.y])
    return {
        "function": f"hypot(x, y)  where x = {x}, y = {y}",
        "method": f"x.hypot(y)  where x = {x}, y = {y}",
        "in place": f"x.hypot_(y)  where x = {x}, y = {y}",
        "out": f"hypot(x, y, out=out)  where x = {x}, y = {y}",
        "int": "hypot(tensor([3, 5]), tensor([4, 12]))",
        "gradient": f"hypot(x, y).sum().backward()  where x = {x}, y = {y}",
        "one gradient": f"hypot(x, y).sum().backward()  where only x = {x} requires grad",
        "in place, gradient": f"(x * 1).hypot_(y).sum().backward()  where x = {x}, y = {y}",
        "gradcheck": f"gradcheck(hypot, (x, y))  where x = {x}, y = {y}",
        "gradgradcheck": f"gradgradcheck(hypot, (x, y))  where x = {x}, y = {y}",
        "operators": "the operators that backward runs for hypot(x, y)",
    }[case.what]


def _points() -> Any:
    from hypothesis import strategies as st

    number = st.integers(-12, 12).filter(bool).map(lambda k: k / 4)

    @st.composite
    def use(draw: st.DrawFn) -> Use:
        sizes = draw(st.sampled_from((((1, 2), (1, 2)), ((2, 1), (1, 3)), ((1, 1), (2, 2)), ((2, 2), (2, 1)))))
        x, y = (tuple(tuple(draw(number) for _ in range(cols)) for _ in range(rows)) for rows, cols in sizes)
        return Use(draw(st.sampled_from(("function", "gradient", "out"))), x, y)

    return use()


_COLUMN, _ROW = ((3.0,), (-5.0,)), ((4.0, 12.0, 1.0),)

HYPOT = Exercise(
    id="13.hypot",
    signature="hypot_entries()",
    parts=(
        Cases(3, (Use("function"), Use("method"), Use("gradient"))),
        Exhaustive(
            "in place and out",
            2,
            lambda: [Use("in place"), Use("out"), Use("out", _COLUMN, _ROW), Use("in place, gradient")],
        ),
        Property("broadcasting", 1, _points, 40),
        Exhaustive(
            "gradcheck",
            2,
            lambda: [
                Use("one gradient"),
                Use("gradcheck"),
                Use("gradgradcheck"),
                Use("gradcheck", _COLUMN, _ROW),
                Use("gradgradcheck", _COLUMN, _ROW),
            ],
        ),
        Exhaustive("refusal and cost", 2, lambda: [Use("int"), Use("operators")]),
    ),
    probes=(
        Use("function"),
        Use("gradient"),
        Use("gradient", _COLUMN, _ROW),
        Use("one gradient"),
        Use("operators"),
    ),
    hints=(
        "Look at the entries of `atan2` in both files. What is the same for hypot, and what is not?",
        "Three entries of functions: `.out` is structured, with native and dispatch; the other two delegate to it. One entry "
        "of derivatives, for the functional schema, with a line for each input.",
        "For atan2: `- func: atan2(Tensor self, Tensor other) -> Tensor` with `structured_delegate: atan2.out`. Slope of "
        "sqrt(a*a + b*b) at a = 3, b = 4, where it is 5: 0.6 along a, 0.8 along b.",
    ),
    observe=_observe,
    judge=_judge,
    show=_show,
    oracles=("tinytensor:hypot", "tinytensor.aten.functions:hypot"),
    seconds=20.0,
)
