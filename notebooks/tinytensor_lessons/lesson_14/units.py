"""Lesson 14, a tensor with a unit: 14.unit_tensor.

A unit is a dict from names to powers: {"m": 1, "s": -2} is m/s**2, {} a pure number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons import op_tests
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property

Unit = dict[str, int]
M, S = {"m": 1}, {"s": 1}


def combine(a: Unit, b: Unit, sign: int = 1) -> Unit:
    """The unit of a product, or with sign=-1 of a quotient. The notebook has the same."""
    powers = {name: a.get(name, 0) + sign * b.get(name, 0) for name in a | b}
    return {name: power for name, power in powers.items() if power}


@dataclass(frozen=True)
class Line:
    """One line that uses UnitTensor, or, with `steps`, several of STEPS."""

    what: str
    steps: tuple[str, ...] = ()


# In these lines x and y are UnitTensors [1, 2, 4] and [2, 2, 8] in meters, t is [4, 5, 8] in seconds.
_LINES: dict[str, Any] = {
    "x + y": lambda x, y, t: x + y,
    "x - y": lambda x, y, t: x - y,
    "x * t": lambda x, y, t: x * t,
    "x / t": lambda x, y, t: x / t,
    "x / y": lambda x, y, t: x / y,
    "x * 3": lambda x, y, t: x * 3,
    "3 * x": lambda x, y, t: 3 * x,
    "-x": lambda x, y, t: -x,
    "tt.add(x, y, alpha=2)": lambda x, y, t: tt.add(x, y, alpha=2),
    "x.view(3, 1) @ t.view(1, 3)": lambda x, y, t: x.view(3, 1) @ t.view(1, 3),
    "x.sum()": lambda x, y, t: x.sum(),
    "tt.cat([x, y])": lambda x, y, t: tt.cat([x, y]),
    "x.split(2)": lambda x, y, t: x.split(2),
    "x.max(0)": lambda x, y, t: tuple(x.max(0)),
    "x.sum().item()": lambda x, y, t: x.sum().item(),
    "x.equal(y)": lambda x, y, t: x.equal(y),
    "x.size()": lambda x, y, t: tuple(x.size()),
    "x + t": lambda x, y, t: x + t,
    "x - t": lambda x, y, t: x - t,
    "x + 1": lambda x, y, t: x + 1,
    "tt.cat([x, t])": lambda x, y, t: tt.cat([x, t]),
}
_REFUSED = ("x + t", "x - t", "x + 1", "tt.cat([x, t])", "x.add_(t)")
_IN_PLACE: dict[str, Any] = {
    "x.add_(y)": lambda x, y, t: x.add_(y),
    "x.mul_(t)": lambda x, y, t: x.mul_(t),
    "x.div_(t)": lambda x, y, t: x.div_(t),
    "x.neg_()": lambda x, y, t: x.neg_(),
    "x.add_(t)": lambda x, y, t: x.add_(t),
}
_AUTOGRAD = {
    "requires_grad": "UnitTensor(a, unit).requires_grad  for an a that requires grad, and for one that does not",
    "backward": "(x * x).sum().backward(); x.grad",
    "quotient": "(x / t).sum().backward(); t.grad",
    "twice": "(x * x).sum().backward() twice; x.grad",
}
_STEPS = ("z = z * x", "z = z / t", "z = z + z", "z = -z", "z = tt.cat([z, z])[:3]", "z.mul_(t)", "z = z - z * 3")


def _show_result(cls: Any, value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_show_result(cls, each) for each in value]
    if isinstance(value, cls):
        return {"value": value.value.tolist(), "unit": dict(value.unit)}
    return {"plain tensor": value.tolist()} if isinstance(value, tt.Tensor) else value


def _run(cls: Any, case: Line) -> Any:
    x, y, t = (
        cls(tt.tensor(values), dict(unit))
        for values, unit in (([1.0, 2.0, 4.0], M), ([2.0, 2.0, 8.0], M), ([4.0, 5.0, 8.0], S))
    )
    if case.what == "steps":
        return _show_result(cls, _run_steps(x, t, case.steps))
    if case.what in _AUTOGRAD:
        return _run_autograd(cls, case.what)
    if case.what == "by hand":
        return cls.__torch_dispatch__(tt.ops.aten.add_.Tensor, (cls,), (x, y)) is x
    try:
        if case.what in _IN_PLACE:
            out = _IN_PLACE[case.what](x, y, t)
            return {"the same object": out is x} | _show_result(cls, x)
        return _show_result(cls, _LINES[case.what](x, y, t))
    except TypeError:
        if case.what not in _REFUSED:
            raise
        return "TypeError" if x.value.tolist() == [1.0, 2.0, 4.0] else "TypeError, but x was written to"


def _run_steps(x: Any, t: Any, steps: tuple[str, ...]) -> Any:
    z = x * 1
    for step in steps:
        if step == "z.mul_(t)":
            z.mul_(t)
        else:
            z = eval(step.removeprefix("z = "), {"tt": tt}, {"z": z, "x": x, "t": t})
    return z


def _run_autograd(cls: Any, what: str) -> Any:
    if what == "requires_grad":
        return [cls(tt.ones(2, requires_grad=wanted), dict(M)).requires_grad for wanted in (True, False)]
    x = cls(tt.tensor([1.0, 2.0, 4.0], requires_grad=True), dict(M))
    t = cls(tt.tensor([4.0, 5.0, 8.0], requires_grad=True), dict(S))
    if what == "quotient":
        (x / t).sum().backward()
        return _show_result(cls, t.grad)
    for _ in range(2 if what == "twice" else 1):
        (x * x).sum().backward()
    return _show_result(cls, x.grad)


# What comes out, by NumPy and by hand.

_X, _Y, _T = np.array([1.0, 2.0, 4.0]), np.array([2.0, 2.0, 8.0]), np.array([4.0, 5.0, 8.0])


def _unit(value: Any, unit: Unit) -> dict[str, Any]:
    return {"value": value.tolist(), "unit": unit}


_MS, _M_PER_S = {"m": 1, "s": 1}, {"m": 1, "s": -1}
_EXPECTED: dict[str, Any] = {
    "x + y": _unit(_X + _Y, M),
    "x - y": _unit(_X - _Y, M),
    "x * t": _unit(_X * _T, _MS),
    "x / t": _unit(_X / _T, _M_PER_S),
    "x / y": _unit(_X / _Y, {}),
    "x * 3": _unit(_X * 3, M),
    "3 * x": _unit(_X * 3, M),
    "-x": _unit(-_X, M),
    "tt.add(x, y, alpha=2)": _unit(_X + 2 * _Y, M),
    "x.view(3, 1) @ t.view(1, 3)": _unit(np.outer(_X, _T), _MS),
    "x.sum()": _unit(_X.sum(), M),
    "tt.cat([x, y])": _unit(np.concatenate([_X, _Y]), M),
    "x.split(2)": [_unit(_X[:2], M), _unit(_X[2:], M)],
    "x.max(0)": [_unit(_X.max(), M), _unit(_X.argmax(), M)],
    "x.sum().item()": 7.0,
    "x.equal(y)": False,
    "x.size()": [3],
    "x.add_(y)": {"the same object": True} | _unit(_X + _Y, M),
    "x.mul_(t)": {"the same object": True} | _unit(_X * _T, _MS),
    "x.div_(t)": {"the same object": True} | _unit(_X / _T, _M_PER_S),
    "x.neg_()": {"the same object": True} | _unit(-_X, M),
    "by hand": True,
    "requires_grad": [True, False],
    "backward": _unit(2 * _X, M),
    "twice": _unit(4 * _X, M),
    "quotient": _unit(-_X / _T**2, {"m": 1, "s": -2}),
} | dict.fromkeys(_REFUSED, "TypeError")


def _expected(case: Line) -> Any:
    if case.what != "steps":
        return _EXPECTED[case.what]
    z, unit = _X.copy(), M
    for step in case.steps:
        if step == "z = z * x":
            z, unit = z * _X, combine(unit, M)
        elif step == "z = z / t":
            z, unit = z / _T, combine(unit, S, -1)
        elif step == "z.mul_(t)":
            z, unit = z * _T, combine(unit, S)
        else:
            z = {"z = z + z": 2 * z, "z = -z": -z, "z = z - z * 3": -2 * z}.get(step, z)
    return _unit(z, unit)


def _observe(cls: Any, case: Line) -> Outcome:
    try:
        return Outcome(_run(cls, case))
    except (Exception, SystemExit) as error:
        return raised(cls, error)


def _judge(case: Line, outcome: Outcome) -> Mismatch | None:
    expected = _expected(case)
    if outcome.raised:
        return Mismatch(show_value(expected), show_outcome(outcome)[:200], outcome.where)
    found = difference(expected, outcome.value, 1e-5) or _extra_units(expected, outcome.value)
    if found is None:
        return None
    return Mismatch(show_value(expected), show_value(outcome.value), "" if found.startswith("expected") else found)


def _extra_units(expected: Any, got: Any) -> str | None:
    """`difference` looks for what is missing from a dict; a unit must not have more, either."""
    if isinstance(expected, dict) and "unit" in expected:
        return None if expected["unit"] == got["unit"] else f"expected the unit {expected['unit']}, got {got['unit']}"
    if isinstance(expected, list) and isinstance(got, list):
        return next(filter(None, map(_extra_units, expected, got)), None)
    return None


def _show(case: Line) -> str:
    if case.what == "steps":
        return "; ".join(("z = x * 1", *case.steps)) + "  where x = [1, 2, 4] m, t = [4, 5, 8] s"
    if case.what == "by hand":
        return "UnitTensor.__torch_dispatch__(tt.ops.aten.add_.Tensor, (UnitTensor,), (x, y)) is x"
    return _AUTOGRAD.get(case.what) or f"{case.what}  where x = [1, 2, 4] m, y = [2, 2, 8] m, t = [4, 5, 8] s"


def _expressions() -> Any:
    from hypothesis import strategies as st

    return st.lists(st.sampled_from(_STEPS), min_size=1, max_size=5).map(lambda steps: Line("steps", tuple(steps)))


# ---- the plug: operators of the database over pure numbers


def _plug(cls: Function) -> dict[str, Function]:
    return {
        "tinytensor_lessons.op_tests:wrapped": lambda tensor: cls(tensor, {}),
        "tinytensor_lessons.op_tests:unwrapped": lambda result: _inner(cls, result),
    }


def _inner(cls: Any, result: Any) -> Any:
    if not isinstance(result, cls):
        raise TypeError(f"expected a UnitTensor, got a {type(result).__name__}")
    return result.value


_OPERATORS = (
    "abs neg sign square exp sin cos tanh sigmoid relu sqrt floor add sub mul div maximum minimum pow eq lt where clamp "
    "sum mean prod amax amin argmax cumsum any all t transpose permute Tensor.view reshape Tensor.expand squeeze unsqueeze select "
    "narrow flip roll cat stack split chunk unbind mm addmm bmm"
).split()


UNIT_TENSOR = Exercise(
    id="14.unit_tensor",
    signature="UnitTensor(tt.Tensor)",
    parts=(
        Cases(3, tuple(map(Line, ("x + y", "x * t", "x / t", "tt.cat([x, y])", "x + t")))),
        Exhaustive("lines", 2, lambda: [Line(what) for what in _LINES]),
        Exhaustive("in place", 2, lambda: [Line(what) for what in (*_IN_PLACE, "by hand")]),
        Exhaustive("autograd", 2, lambda: [Line(what) for what in _AUTOGRAD]),
        Property("programs", 2, _expressions, 60),
        Plug(3, "tinytensor_lessons.op_tests:wrapped", op_tests.subclass_tests(*_OPERATORS), _plug),
    ),
    probes=tuple(
        map(
            Line,
            (
                "x + y",
                "x * t",
                "tt.cat([x, y])",
                "x.mul_(t)",
                "requires_grad",
                "backward",
                "x.sum().item()",
                "x.equal(y)",
            ),
        )
    ),
    hints=(
        "The handler gets UnitTensors, also inside lists. What does func have to be called with, so that it does not "
        "come back here?",
        "Four steps: find the unit of the result, and raise if the operands' do not fit; unwrap all arguments; call "
        "func; wrap the tensors that come out. An operator whose name ends in `_` has written to args[0]: give that one "
        "its unit and return it.",
        "x is 3 kg, y is 2 kg. x.mul_(y): unit of the result {'kg': 2}; func(x.value, y.value) makes x.value 6; "
        "x.unit becomes {'kg': 2}; x is returned. x.sum().item() is the number 6.0, without a unit.",
    ),
    observe=_observe,
    judge=_judge,
    show=_show,
    provides={"combine": combine},
    seconds=20.0,
)
