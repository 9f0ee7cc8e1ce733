"""Lesson 20, what nn.Module does with attributes: 20.module."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor_lessons import training_parts
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.module_parts import Attributes, key_error
from tinytensor_lessons.plug import Calls

Lines = tuple[str, ...]
_MOST = 100  # parameters that are looked at: no module of the cases has so many


@dataclass(frozen=True)
class Built:
    """A module `m`, built line by line, and what is asked of it.

    what   "walks" (named_parameters, parameters, buffers, state_dict), "load" (a state_dict with other numbers),
           "missing", "unexpected" (keys), "modes" (eval and train)
    """

    lines: Lines
    what: str = "walks"


def _module(cls: Any, lines: Lines) -> Any:
    class Net(cls):
        pass

    scope = {
        "Net": Net,
        "parameter": lambda value: nn.Parameter(tt.tensor([float(value)])),
        "tensor": lambda value: tt.tensor([float(value)]),
        "m": Net(),
    }
    for line in lines:
        exec(line, scope)
    return scope["m"]


def _first(values: Any) -> Iterator[Any]:
    """As many as are looked at: an answer may go on without end."""
    if isinstance(values, tt.Tensor):
        raise TypeError("expected an iterator over parameters, got a tensor")
    return itertools.islice(values, _MOST)


def _numbers(tensors: Any) -> list[Any]:
    return [t.item() if isinstance(t, tt.Tensor) else type(t).__name__ for t in _first(tensors)]


def _ask(cls: Any, case: Built) -> Any:
    m = _module(cls, case.lines)
    if case.what == "modes":
        modes = []
        for change in (m.eval, m.train, m.eval):
            returned = change()
            modes.append([returned is m, *(part.training for part in _parts(m))])
        return {"modes": modes}
    if case.what == "walks":
        return {
            "named_parameters": [[name, p.item()] for name, p in _first(m.named_parameters())],
            "parameters": _numbers(m.parameters()),
            "buffers": _numbers(m.buffers()),
            "state_dict": {name: t.item() for name, t in m.state_dict().items()},
            "order": list(m.state_dict()),
        }
    before = list(_first(m.parameters()))
    state = {name: t.detach() + 10 for name, t in m.state_dict().items()}
    if case.what == "missing":
        del state[next(iter(state))]
    elif case.what == "unexpected":
        state["extra.w"] = tt.zeros(1)
    try:
        m.load_state_dict(state)
    except (RuntimeError, KeyError) as error:
        return {"error": f"{type(error).__name__}: {error}"}
    same = [p is q for p, q in zip(before, m.parameters(), strict=False)]
    return {"state_dict": {name: t.item() for name, t in m.state_dict().items()}, "the same Parameter": same}


def _parts(m: Any, seen: tuple[Any, ...] = ()) -> Iterator[Any]:
    """The module and those below it."""
    yield m
    for child in m._modules.values():
        yield from _parts(child)


@functools.cache
def _expected(case: Built) -> Any:
    return _ask(nn.Module, case)


def _observe(cls: Any, case: Built) -> Outcome:
    try:
        return Outcome(_ask(cls, case))
    except (Exception, SystemExit) as error:
        return raised(cls, error)


def _judge(case: Built, outcome: Outcome) -> Mismatch | None:
    expected = _expected(case)
    if outcome.raised:
        return Mismatch(show_value(expected), show_outcome(outcome), outcome.where)
    for name, wanted in expected.items():
        got = outcome.value.get(name)
        if difference(wanted, got) is not None or (isinstance(wanted, dict) and len(got) > len(wanted)):
            return Mismatch(f"{name}: {show_value(wanted)}", f"{name}: {show_value(got)}")
    extra = sorted(outcome.value.keys() - expected.keys())
    return Mismatch(show_value(expected), show_value(outcome.value)) if extra else None


_ASKED = {
    "walks": "the walks over m",
    "load": "m.load_state_dict(state), every number 10 larger",
    "missing": "m.load_state_dict(state), without the first key",
    "unexpected": "m.load_state_dict(state), with 'extra.w' besides",
    "modes": "m.eval(), m.train(), m.eval(): what they return, and .training of every module",
}


def _show(case: Built) -> str:
    return f"m = Net(); {'; '.join(case.lines)}: {_ASKED[case.what]}"


def _drawn() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: Any) -> Built:
        modules, weights, lines = ["m"], [], []
        for k in range(draw(st.integers(1, 8))):
            at = draw(st.sampled_from(modules))
            kind = draw(
                st.sampled_from(("weight", "weight", "child", "child", "buffer", "shared", "again", "list", "del"))
            )
            if kind == "weight":
                weights.append(f"{at}.w{k}")
                lines.append(f"{at}.w{k} = parameter({k})")
            elif kind == "child":
                modules.append(f"{at}.c{k}")
                lines.append(f"{at}.c{k} = Net()")
            elif kind == "buffer":
                lines.append(f"{at}.register_buffer('b{k}', tensor({k}))")
            elif kind == "list":
                lines += [f"{at}.l{k} = [Net()]", f"{at}.l{k}[0].w = parameter({k})"]
            elif kind == "shared" and weights:
                lines.append(f"{at}.s{k} = {draw(st.sampled_from(weights))}")
            elif kind == "again" and len(modules) > 1:
                lines.append(f"m.a{k} = {draw(st.sampled_from(modules[1:]))}")
            elif kind == "del" and weights:
                lines.append(f"del {weights.pop()}")
        return Built(tuple(lines), draw(st.sampled_from(("walks", "walks", "load", "modes"))))

    return case()


# ---- the digits model on the learner's class


@contextmanager
def _in_place_of_module(cls: Any) -> Iterator[Calls]:
    """training_parts builds its layers on the learner's class; what they ask of it is counted."""
    calls = Calls()

    def counted(name: str) -> Any:
        def method(self: Any, *args: Any, **kwargs: Any) -> Any:
            calls.count += 1
            return getattr(super(base, self), name)(*args, **kwargs)

        return method

    names = ("named_parameters", "parameters", "buffers", "state_dict", "load_state_dict", "train", "eval")
    base = type(cls.__name__, (cls,), {})
    for name in (*names, "__setattr__"):
        setattr(base, name, counted(name))
    before = training_parts.Module
    training_parts.Module = base
    try:
        yield calls
    finally:
        training_parts.Module = before


@functools.cache
def _losses_of_library() -> list[float]:
    before, training_parts.Module = training_parts.Module, nn.Module
    try:
        return training_parts.first_losses()
    finally:
        training_parts.Module = before


def _trained() -> Mismatch | None:
    expected, got = _losses_of_library(), training_parts.first_losses()
    found = difference(expected, got, 1e-4)
    return None if found is None else Mismatch(show_value(expected), show_value(got), found)


def _saved() -> Mismatch | None:
    """A trained model's state in a fresh one, which then goes on alike."""
    first, second = training_parts.network(0), training_parts.network(1)
    training_parts.first_losses(steps=3, model=first)
    second.load_state_dict(first.state_dict())
    expected = training_parts.first_losses(steps=3, model=first)
    got = training_parts.first_losses(steps=3, model=second)
    found = difference(expected, got, 1e-6)
    return None if found is None else Mismatch(show_value(expected), show_value(got), found)


# ---- 20.module -----------------------------------------------------------------------------------------------------

_OWN = ("m.w = parameter(1)", "m.b = parameter(2)")
_NESTED = ("m.first = Net()", "m.first.w = parameter(1)", "m.b = parameter(2)", "m.epochs = 3")
_DEEP = ("m.a = Net()", "m.a.b = Net()", "m.a.b.w = parameter(1)", "m.a.b.register_buffer('mean', tensor(5))")
_SHARED = ("m.a = Net()", "m.a.w = parameter(1)", "m.b = m.a")
_TIED = ("m.a = parameter(1)", "m.c = Net()", "m.c.w = m.a")
_BUFFER = ("m.w = parameter(1)", "m.register_buffer('mean', tensor(5))", "m.mean = tensor(6)")
_SHARED_BUFFER = ("m.a = Net()", "m.a.register_buffer('mean', tensor(5))", "m.b = m.a")
_DELETED = (*_OWN, "del m.w")
_LIST = ("m.layers = [Net()]", "m.layers[0].w = parameter(1)", "m.b = parameter(2)")

MODULE = Exercise(
    id="20.module",
    signature="Module(Attributes)",
    parts=(
        Cases(3, (Built(_OWN), Built(_NESTED), Built(_LIST), Built(_DELETED))),
        Property("nestings", 3, _drawn, 50),
        Exhaustive(
            "sharing", 1, lambda: [Built(lines, what) for lines in (_SHARED, _TIED) for what in ("walks", "load")]
        ),
        Exhaustive("buffers", 1, lambda: [Built(_BUFFER), Built(_BUFFER, "load"), Built(_DEEP), Built(_SHARED_BUFFER)]),
        Exhaustive(
            "keys", 1, lambda: [Built(lines, what) for lines in (_OWN, _DEEP) for what in ("missing", "unexpected")]
        ),
        Plug(
            1,
            "tinytensor_lessons.training_parts:Module",
            {"20 steps of training on digits": _trained, "a trained state in a fresh model": _saved},
            install=_in_place_of_module,
        ),
    ),
    probes=(
        Built(_OWN),
        Built(_NESTED),
        Built(_SHARED),
        Built(_BUFFER),
        Built(_OWN, "load"),
        Built(_DEEP, "modes"),
        Built(_OWN, "missing"),
        Built(_SHARED_BUFFER),
    ),
    hints=(
        "An assignment goes to one of four places. Which, for a Parameter, a Module, the name of a buffer, anything "
        "else? And who answers for the children?",
        "Each walk begins with what the module holds itself and goes on with what every child's own walk gives, the "
        "child's name and a dot before each key. A parameter met twice counts once: remember id(p).",
        "m.c = Net() and m.c.d = Net() with a Parameter w: named_parameters of the innermost gives w, of m.c it gives "
        "d.w, of m it gives c.d.w.",
    ),
    observe=_observe,
    judge=_judge,
    show=_show,
    provides={"Attributes": Attributes, "key_error": key_error, "Parameter": nn.Parameter},
    seconds=20.0,
)
