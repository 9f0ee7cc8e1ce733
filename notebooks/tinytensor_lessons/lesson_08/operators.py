"""Lesson 08, operators of one's own: 08.composite and 08.softclip."""

from __future__ import annotations

import contextlib
import functools
import math
from collections.abc import Callable, Iterator
from typing import Any

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.dispatch.library import Library
from tinytensor.aten.native.cpu_fallback import boxed_cpu_fallback
from tinytensor.introspect import dispatch_trace
from tinytensor_lessons import toy_device
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome
from tinytensor_lessons.geometry import golden
from tinytensor_lessons.tensor_programs import COMPILING


@contextlib.contextmanager
def _registered(fn: Function) -> Iterator[Library]:
    """What the learner's function registers, for the length of a block. What stood under `lessons::` before is set aside."""
    with dispatcher.set_aside("lessons"):
        lib = Library("lessons", "FRAGMENT")
        try:
            fn(lib)
            yield lib
        finally:
            lib._destroy()


def _op(name: str) -> Any:
    return dispatcher.find_schema_or_throw(f"lessons::{name}").overload


def _f64(values: Any, grad: bool = False) -> Any:
    return tt.tensor(values, dtype=tt.float64).requires_grad_(grad)


def _observing(looks: dict[str, Callable[[], Any]]) -> Callable[[Function, str], Outcome]:
    def observe(fn: Function, case: str) -> Outcome:
        try:
            with _registered(fn):
                return Outcome(looks[case]())
        except (Exception, SystemExit) as error:
            return raised(fn, error)

    return observe


def _judging(wanted: dict[str, Callable[[], Any]]) -> Callable[[str, Outcome], Mismatch | None]:
    def judge(case: str, outcome: Outcome) -> Mismatch | None:
        expected = wanted[case]()
        if outcome.raised:
            first, _, _ = show_outcome(outcome).partition("\n")
            return Mismatch(show_value(expected), show_value(first)[1:-1], outcome.where)
        found = difference(expected, outcome.value, 1e-8)
        return None if found is None else Mismatch(show_value(expected), show_value(outcome.value), found)

    return judge


# ---- 08.composite --------------------------------------------------------------------------------------------------


def _smooth_l1(*args: Any) -> Any:
    return _op("smooth_l1")(*args)


def _rows() -> list[Any]:
    return golden("08")["smooth_l1"]


def _value(row: int) -> Callable[[], Any]:
    def look() -> Any:
        x, y, beta, _ = _rows()[row]
        return _smooth_l1(_f64(x), _f64(y), beta).tolist()

    return look


_X = [0.3, -0.4, 2.0, -3.0]


def _golden_value(row: int) -> Any:
    return _rows()[row][3]


def _on_meta() -> Any:
    result = _smooth_l1(tt.empty(2, 3, device="meta"), tt.empty(3, device="meta"), 1.0)
    return [str(result.device), list(result.size())]


def _differentiates() -> Any:
    x = _f64(_X, grad=True)

    def f(x: Any) -> Any:
        return _smooth_l1(x, tt.zeros(4, dtype=tt.float64), 0.5)

    (slope,) = tt.autograd.grad(f(x).sum(), x)
    return [slope.tolist(), tt.autograd.gradcheck(f, (x,)), tt.autograd.gradgradcheck(f, (x,))]


def _on_the_device() -> Any:
    with toy_device.installed(), toy_device.falling_back(boxed_cpu_fallback):
        result = _smooth_l1(_f64(_X).to(toy_device.NAME), _f64([0.0]).to(toy_device.NAME), 1.0)
        return [result.device.type, result.cpu().tolist()]


def _inside() -> Any:
    """The operators that it is made of are seen in the trace: the differences, at least, and something that chooses."""
    x, y = _f64(_X), _f64([0.0] * 4)
    first, *others = dispatch_trace(lambda: _smooth_l1(x, y, 1.0))["calls"]
    return [first["name"], first["stops"][0]["reason"], bool(others), all(c["parent"] is not None for c in others)]


def _piecewise(x: float, beta: float) -> float:
    return 0.5 * x * x / beta if abs(x) < beta else abs(x) - 0.5 * beta


_LOOKS = {
    **{f"values {row}": _value(row) for row in range(3)},
    "meta": _on_meta, "gradients": _differentiates, "device": _on_the_device, "trace": _inside,
}  # fmt: skip
_WANTED: dict[str, Callable[[], Any]] = {
    **{f"values {row}": functools.partial(_golden_value, row) for row in range(3)},
    "meta": lambda: ["meta", [2, 3]],
    "gradients": lambda: [[x / 0.5 if abs(x) < 0.5 else math.copysign(1.0, x) for x in _X], True, True],
    "device": lambda: [toy_device.NAME, [_piecewise(x, 1.0) for x in _X]],
    "trace": lambda: ["lessons::smooth_l1", "math kernel", True, True],
}
_TOLD = {
    **{f"values {row}": f"smooth_l1(x, y, {beta})" for row, beta in enumerate((1.0, 0.5, 2.0))},
    "meta": "smooth_l1 of meta tensors of 2 x 3 and 3: device and size",
    "gradients": f"smooth_l1(x, zeros, 0.5) at x = {_X}: gradient, gradcheck, gradgradcheck",
    "device": f"smooth_l1 on {toy_device.NAME}, which has nothing but a fallback to the CPU",
    "trace": "the trace of smooth_l1(x, y, 1.0): its name, the reason of its first stop, other calls, inside of it",
}

COMPOSITE = Exercise(
    id="08.composite",
    signature="composite(lib)",
    parts=(
        Cases(2, ("values 0", "meta", "values 1")),
        Exhaustive("everywhere", 3, lambda: list(_LOOKS)),
    ),
    probes=("values 0", "meta", "gradients", "device", "trace"),
    hints=(
        "What can be said with operators that every device has, and that know their derivatives?",
        "d = (x - y).abs(); tt.where(d < beta, ..., ...) chooses for each element. Then lib.define with the schema and "
        'lib.impl at "CompositeImplicitAutograd".',
        "hard tanh as an example: lib.define(\"ht(Tensor x) -> Tensor\"); lib.impl(\"ht\", lambda x: tt.where(x.abs() < 1, "
        "x, x.sign()), \"CompositeImplicitAutograd\").",
    ),
    observe=_observing(_LOOKS),
    judge=_judging(_WANTED),
    show=lambda case: _TOLD[case],
    seconds=COMPILING,
)  # fmt: skip

# ---- 08.softclip ---------------------------------------------------------------------------------------------------

_POINTS = [0.5, -1.0, 3.0, 1e-7]


def _softclip(x: Any, limit: float) -> Any:
    return _op("softclip")(x, limit)


def _clipped(limit: float) -> Callable[[], Any]:
    return lambda: _softclip(_f64(_POINTS), limit).tolist()


def _is_fresh() -> Any:
    x = _f64([1e-9, 0.0])
    result = _softclip(x, 1.0)
    return [result is not x, result.data_ptr() != x.data_ptr()]


def _sizes_on_meta() -> Any:
    result = _softclip(tt.empty(2, 3, device="meta"), 1.0)
    return [str(result.device), list(result.size()), str(result.dtype)]


def _slopes() -> Any:
    x = _f64(_POINTS, grad=True)
    (slope,) = tt.autograd.grad(_softclip(x, 2.0).sum(), x)
    return [slope.tolist(), tt.autograd.gradcheck(lambda x: _softclip(x, 2.0), (x,))]


def _own_kernel() -> Any:
    """Where the formula stands: at the Autograd key, not hidden below it."""
    x = _f64(_POINTS, grad=True)
    (call, *_), result = dispatch_trace(_softclip, x, 2.0)["calls"], _softclip(x, 2.0)
    with tt.no_grad():
        records = _softclip(x, 2.0).requires_grad
    return [[stop["key"] for stop in call["stops"]], result.requires_grad, records]


def _checked() -> Any:
    return tt.library.opcheck(_op("softclip"), (_f64(_POINTS, grad=True), 2.0))


def _of_a_view() -> Any:
    x = _f64([[0.5, -1.0, 3.0], [1.0, 2.0, -4.0]]).t()
    return _softclip(x, 2.0).tolist()


_LOOKS_2 = {
    "limit 1": _clipped(1.0), "limit 2.5": _clipped(2.5), "fresh": _is_fresh, "meta": _sizes_on_meta,
    "gradients": _slopes, "stops": _own_kernel, "opcheck": _checked, "view": _of_a_view,
}  # fmt: skip


def _right(limit: float, values: Any) -> Any:
    return [limit * math.tanh(v / limit) for v in values]


_WANTED_2: dict[str, Callable[[], Any]] = {
    "limit 1": lambda: _right(1.0, _POINTS),
    "limit 2.5": lambda: _right(2.5, _POINTS),
    "fresh": lambda: [True, True],
    "meta": lambda: ["meta", [2, 3], "torch.float32"],
    "gradients": lambda: [[1 - math.tanh(v / 2.0) ** 2 for v in _POINTS], True],
    "stops": lambda: [["AutogradCPU", "CPU"], True, False],
    "opcheck": lambda: {name: "SUCCESS" for name in ("test_schema", "test_autograd_registration", "test_faketensor")},
    "view": lambda: [_right(2.0, row) for row in ([0.5, 1.0], [-1.0, 2.0], [3.0, -4.0])],
}
_TOLD_2 = {
    "limit 1": f"softclip(x, 1.0) at x = {_POINTS}",
    "limit 2.5": f"softclip(x, 2.5) at x = {_POINTS}",
    "fresh": "softclip of tiny numbers: another tensor than x, with memory of its own",
    "meta": "softclip of a meta tensor of 2 x 3: device, size, dtype",
    "gradients": f"softclip(x, 2.0) at x = {_POINTS}: gradient, gradcheck",
    "stops": "softclip of x that requires grad: stops, whether the result requires grad, and whether it does in no_grad",
    "opcheck": "tt.library.opcheck(lessons::softclip, (x, 2.0))",
    "view": "softclip of a transposed tensor",
}

SOFTCLIP = Exercise(
    id="08.softclip",
    signature="softclip(lib)",
    parts=(
        Cases(3, ("limit 1", "fresh", "meta", "gradients")),
        Exhaustive("opcheck and the rest", 4, lambda: list(_LOOKS_2)),
    ),
    probes=("limit 1", "fresh", "meta", "gradients", "stops"),
    hints=(
        "Three registrations for one schema: who computes, who says what the result looks like, who knows the slope?",
        'lib.impl(..., "CPU"); tt.library.register_fake("lessons::softclip", fake, lib=lib) with tt.empty_like; '
        "tt.library.register_autograd(name, backward, setup_context=setup, lib=lib), where backward returns a gradient "
        "for each input. With y the result: the slope is 1 - (y / limit)**2.",
        "For scale(Tensor x, float k): setup(ctx, inputs, output) keeps ctx.k = inputs[1]; backward(ctx, grad) returns "
        "grad * ctx.k, None; fake(x, k) returns tt.empty_like(x).",
    ),
    observe=_observing(_LOOKS_2),
    judge=_judging(_WANTED_2),
    show=lambda case: _TOLD_2[case],
    seconds=COMPILING,
)
