"""Lesson 11: the exercise saved_variable, a class that stands in for the library's own."""

from __future__ import annotations

import contextlib
import gc
import re
import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.autograd.variable.variable import materialize_autograd_meta, raw_edge, set_gradient_edge
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import (  # fmt: skip
    Cases,
    Exercise,
    Exhaustive,
    Function,
    Mismatch,
    Outcome,
    Plug,
    Property,
)
from tinytensor_lessons.lesson_11.inplace import equal, refused_with
from tinytensor_lessons.plug import replaced

SAVED_VARIABLE_IN_USE = "tinytensor.autograd.generated.variable_type:SavedVariable"
TWICE = "Trying to backward through the graph a second time"
_MODIFIED = (
    "one of the variables needed for gradient computation has been modified by an inplace operation: "
    "[torch.FloatTensor [{size}]] is at version {now}; expected version {then} instead."
)


@dataclass(frozen=True)
class Kept:
    """A tensor of `size` elements that is written to, saved, written to again, and unpacked.

    what   "unpack", "release" (unpacked after that), "let go" (is the tensor freed by release?), "freed" (is the node,
           without the garbage collector?)
    """

    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    output: bool = False
    what: str = "unpack"
    size: int = 3


def _write(t: Any, how: str) -> None:
    if how == "write":
        t.add_(1)
    elif how == "view":
        t[:1].mul_(2)
    elif how == "detach":
        t.detach().add_(1)
    elif how == "data":
        t.data.add_(1)
    else:
        with tt.no_grad():
            t.add_(1)


_WRITES = {
    "write": "t.add_(1)", "view": "t[:1].mul_(2)", "detach": "t.detach().add_(1)", "no_grad": "with no_grad: t.add_(1)",
    "data": "t.data.add_(1)",
}  # fmt: skip


def _observe_saved(cls: Function, case: Kept) -> Outcome:
    try:
        with _no_garbage_collector():
            return Outcome(_use(cls, case))
    except (Exception, SystemExit) as error:
        return raised(cls, error)


@contextlib.contextmanager
def _no_garbage_collector() -> Iterator[None]:
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _use(cls: Function, case: Kept) -> dict[str, Any]:
    x = (tt.arange(float(case.size)) / case.size).requires_grad_()
    t = x.exp() if case.output else x * 1
    if case.what == "freed":
        with replaced(SAVED_VARIABLE_IN_USE, _plug_saved(cls)):
            node = weakref.ref(x.exp().grad_fn)
        return {"the node is freed at once": node() is None}
    for how in case.before:
        _write(t, how)
    saved = cls(t, case.output)
    if case.what == "let go":
        gone = weakref.ref(t)
        saved.release()
        del t
        return {"the tensor is freed at once": gone() is None}
    for how in case.after:
        _write(t, how)
    if case.what == "release":
        saved.release()
    got = saved.unpack(t.grad_fn)
    if got is None:
        return {"values": None}
    value = {"values": got.tolist()[:3], "bytes copied": 0 if got.data_ptr() == t.data_ptr() else t.nbytes}
    return value if case.output else {**value, "its graph is kept": got.grad_fn is t.grad_fn}


def _expected_saved(case: Kept) -> dict[str, Any] | str:
    """What to see, or the text of the RuntimeError."""
    if case.what == "release":
        return TWICE
    if case.what != "unpack":
        return {f"the {'node' if case.what == 'freed' else 'tensor'} is freed at once": True}
    ticks = [sum(how != "data" for how in hows) for hows in (case.before, case.after)]
    if ticks[1]:
        return _MODIFIED.format(size=case.size, now=sum(ticks), then=ticks[0])
    numbers = np.arange(case.size, dtype=np.float32) / np.float32(case.size)
    numbers = np.exp(numbers) if case.output else numbers
    for how in (*case.before, *case.after):
        numbers = np.concatenate([numbers[:1] * 2, numbers[1:]]) if how == "view" else numbers + 1
    value = {"values": numbers[:3].tolist(), "bytes copied": 0}
    return value if case.output else {**value, "its graph is kept": True}


def _judge_saved(case: Kept, outcome: Outcome) -> Mismatch | None:
    expected = _expected_saved(case)
    if isinstance(expected, str):
        said = re.sub(r", which is output \d+ of [^,]+,| Hint: .*", "", outcome.message)
        right = said.startswith(TWICE) if expected == TWICE else said == expected
        if outcome.raised == "RuntimeError" and right:
            return None
        return Mismatch(f"RuntimeError: {expected}", show_outcome(outcome), outcome.where)
    if outcome.raised:
        return Mismatch(show_value(expected), show_outcome(outcome), outcome.where)
    found = difference(expected, outcome.value, 1e-5)
    return None if found is None else Mismatch(show_value(expected), show_value(outcome.value), found)


def _show_saved(case: Kept) -> str:
    if case.what == "freed":
        return "x.exp() saves its result with your class; then the result is dropped, with gc off"
    steps = [f"t = {'x.exp()' if case.output else 'x * 1'}, {case.size} elements"]
    steps += [_WRITES[how] for how in case.before]
    steps.append(f"s = SavedVariable(t, {case.output})")
    steps += [_WRITES[how] for how in case.after]
    steps += ["s.release()"] * (case.what != "unpack")
    steps.append("t is dropped" if case.what == "let go" else "s.unpack(t.grad_fn)")
    return "; ".join(steps)


class _Adapted:
    """The learner's class where the library makes a SavedVariable: None is kept as None, an output gets its grad_fn back
    when backward is recorded."""

    def __init__(self, cls: Function, tensor: Any, is_output: bool) -> None:
        edge = None if tensor is None else raw_edge(tensor)
        self._number = edge[1] if is_output and edge is not None else None
        self._own = None if tensor is None else cls(tensor, self._number is not None)

    def unpack(self, saved_for: Any = None) -> Any:
        if self._own is None:
            return None
        tensor = self._own.unpack(saved_for)
        if self._number is None or saved_for is None or not tt.is_grad_enabled():
            return tensor
        tensor = tensor.detach()
        set_gradient_edge(tensor, materialize_autograd_meta(tensor), (saved_for, self._number))
        return tensor

    def reset_data(self) -> None:
        if self._own is not None:
            self._own.release()


def _plug_saved(cls: Function) -> Function:
    return lambda tensor=None, is_output=False: _Adapted(cls, tensor, is_output)


def _gradient(f: Callable[[Any], Any], slope: Callable[[Any], Any]) -> Callable[[], Mismatch | None]:
    def run() -> Mismatch | None:
        x = tt.tensor([0.5, 1.0, 2.0], requires_grad=True)
        (grad,) = tt.autograd.grad(f(x).sum(), x)
        return equal(slope(np.array([0.5, 1.0, 2.0])).tolist(), grad.tolist())

    return run


def _second_derivative() -> Mismatch | None:
    x = tt.tensor(0.5, requires_grad=True)
    (first,) = tt.autograd.grad(x.exp() * x, x, create_graph=True)
    (second,) = tt.autograd.grad(first, x)
    return equal(2.5 * float(np.exp(0.5)), second.item())


def _overwritten() -> None:
    y = tt.zeros(2, requires_grad=True).exp()
    y.add_(1)
    y.sum().backward()


def _backward_twice() -> None:
    y = tt.zeros(2, requires_grad=True).exp().sum()
    y.backward()
    y.backward()


SAVED_VARIABLE = Exercise(
    id="11.saved_variable",
    signature="SavedVariable",
    parts=(
        Cases(3, (Kept(size=16_384), Kept(), Kept(output=True), Kept(after=("write",)), Kept(before=("write",)))),
        Property("writes", 2, lambda: _savings(), 80),
        Exhaustive("memory", 2, lambda: [Kept(what=what) for what in ("release", "let go", "freed")]),
        Plug(
            3,
            SAVED_VARIABLE_IN_USE,
            {
                "x.exp()": _gradient(lambda x: x.exp(), np.exp),
                "x * x.sin()": _gradient(lambda x: x * x.sin(), lambda x: np.sin(x) + x * np.cos(x)),
                "x.tanh() / x": _gradient(
                    lambda x: x.tanh() / x, lambda x: (1 - np.tanh(x) ** 2) / x - np.tanh(x) / x**2
                ),
                "(x * 1).relu_().sqrt()": _gradient(lambda x: (x * 1).relu_().sqrt(), lambda x: 0.5 / np.sqrt(x)),
                "second derivative of x.exp() * x": _second_derivative,
                "y = x.exp(); y.add_(1); y.sum().backward()": refused_with(
                    _overwritten, "one of the variables needed for gradient computation has been modified"
                ),
                "a second backward": refused_with(_backward_twice, TWICE),
            },
            _plug_saved,
        ),
    ),
    probes=(
        Kept(size=16_384),
        Kept(output=True),
        Kept(after=("write",)),
        Kept(output=True, after=("view",)),
        Kept(before=("write", "no_grad"), after=("detach",)),
        Kept(after=("data",)),
        Kept(what="release"),
        Kept(what="let go"),
        Kept(what="freed"),
    ),
    hints=(
        "What has to be noted when the tensor is saved, so that a later write can be noticed?",
        "Keep the tensor and its version. In unpack compare with the version it has then. An output would keep its "
        "grad_fn, and with it the node that keeps you: detach shares the bytes and the version, and has no grad_fn.",
        "A tensor saved at version 2 and written to three times is at version 5; unpack says so. After release, "
        "nothing is kept and every unpack is an error.",
    ),
    observe=_observe_saved,
    judge=_judge_saved,
    show=_show_saved,
)


def _savings() -> Any:
    from hypothesis import strategies as st

    writes = st.lists(st.sampled_from(tuple(_WRITES)), max_size=3).map(tuple)
    return st.builds(Kept, writes, writes, st.booleans())
