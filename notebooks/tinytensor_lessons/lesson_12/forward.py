"""Lesson 12, the rules of forward mode: 12.jvp_rules, and how they take the place of the library's kernels."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, register_forward_ad
from tinytensor.autograd.forward_ad import forward_ad
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.plug import Calls, counted_calls

Numbers = tuple[float, ...]

# Operation -> what it computes; the name of its operator in the library.
FORWARD: dict[str, Callable[..., Any]] = {
    "add": lambda a, b: a + b, "mul": lambda a, b: a * b, "div": lambda a, b: a / b, "exp": lambda a: a.exp(),
    "sin": lambda a: a.sin(), "mm": lambda a, b: a @ b, "sum": lambda a: a.sum(), "relu": lambda a: a.relu(),
    "pow": lambda a, n: a**n,
}  # fmt: skip
OPERATORS = {
    "add": ("add", "Tensor"), "mul": ("mul", "Tensor"), "div": ("div", "Tensor"), "exp": ("exp", ""), "sin": ("sin", ""),
    "mm": ("mm", ""), "sum": ("sum", ""), "relu": ("relu", ""), "pow": ("pow", "Tensor_Scalar"),
}  # fmt: skip
BINARY = ("add", "mul", "div", "mm")

# (op, numbers of each argument, tangents of each argument or None); 6 numbers are a matrix of 2x3 or 3x2, `pow` has an
# exponent for its second argument.
Case = tuple[str, tuple[Any, ...], tuple[Numbers | None, ...]]


def _tensor(op: str, place: int, values: Any) -> Any:
    if values is None or isinstance(values, float):
        return values
    t = tt.tensor(list(values), dtype=tt.float64)
    return t.view((2, 3) if place == 0 else (3, 2)) if op == "mm" else t


def _observe(fn: Function, case: Case) -> Outcome:
    op, values, slopes = case
    primals = tuple(_tensor(op, i, v) for i, v in enumerate(values))
    tangents = tuple(_tensor(op, i, v) for i, v in enumerate(slopes))
    try:
        tangent = fn()[op](primals, tangents, FORWARD[op](*primals))
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    return Outcome(tangent.tolist() if hasattr(tangent, "tolist") else tangent)


def by_backward(case: Case) -> Any:
    """The tangent from gradients: for every w, <jvp(v), w> = <v, vjp(w)>; w runs over the unit vectors."""
    op, values, slopes = case
    primals = [_tensor(op, i, v) for i, v in enumerate(values)]
    inputs = [p.requires_grad_() for p in primals if hasattr(p, "requires_grad_")]
    given = [_tensor(op, i, v) for i, v in enumerate(slopes)]
    out = FORWARD[op](*primals)
    tangent = []
    for place in range(out.numel()):
        w = tt.zeros(out.numel(), dtype=tt.float64)
        w[place] = 1.0
        grads = tt.autograd.grad(out, inputs, w.view(out.shape), retain_graph=True)
        pairs = zip(given, grads, strict=False)
        tangent.append(sum((v * g).sum().item() for v, g in pairs if v is not None and g is not None))
    return np.array(tangent).reshape(tuple(out.shape)).tolist()


def _judge(case: Case, outcome: Outcome) -> Mismatch | None:
    expected = by_backward(case)
    if outcome.raised:
        return Mismatch(show_value(expected), show_outcome(outcome), outcome.where)
    found = difference(expected, outcome.value, 1e-9)
    return None if found is None else Mismatch(show_value(expected), show_value(outcome.value), found)


def _show(case: Case) -> str:
    op, values, slopes = case
    return f'jvp_rules()["{op}"](primals, tangents, out)  where primals = {show_value(values)} and tangents = ' + (
        show_value(slopes)
    )


def _cases() -> Any:
    from hypothesis import strategies as st

    positive = st.sampled_from((1.0, 2.0, 0.5, 3.0, 1.5, 0.25))
    signed = st.sampled_from((1.0, 0.5, -1.0, 2.0, -0.25, 0.0))

    @st.composite
    def case(draw: st.DrawFn) -> Case:
        op = draw(st.sampled_from(tuple(FORWARD)))
        count = 6 if op == "mm" else 3
        number = positive if op in ("div", "pow") else signed
        numbers, slopes = st.tuples(*[number] * count), st.tuples(*[signed] * count)
        if op == "pow":
            return op, (draw(numbers), draw(st.sampled_from((2.0, 3.0, -1.0)))), (draw(slopes), None)
        if op not in BINARY:
            return op, (draw(numbers),), (draw(slopes),)
        present = draw(st.sampled_from(((True, True), (True, True), (True, False), (False, True))))
        return op, (draw(numbers), draw(numbers)), tuple(draw(slopes) if there else None for there in present)

    return case()


_A, _B = (1.0, 2.0, 0.5), (4.0, -1.0, 2.0)
_V, _W = (1.0, -0.5, 2.0), (0.25, 1.0, -3.0)
_M, _N = (1.0, 2.0, 0.0, -1.0, 0.5, 3.0), (2.0, 1.0, 0.0, 1.0, -1.0, 4.0)
_X, _Y = (1.0, 0.0, 2.0, 0.5, 0.0, -1.0), (0.0, 1.0, 1.0, -2.0, 0.5, 0.0)


def _constants() -> list[Case]:
    """relu around its kink; every operation of two arguments with one of them constant."""
    found: list[Case] = [("relu", ((-1.0, 0.0, 0.5),), (_V,))]
    for op in BINARY:
        values, slopes = ((_M, _N), (_X, _Y)) if op == "mm" else ((_A, _B), (_V, _W))
        found += [(op, values, (slopes[0], None)), (op, values, (None, slopes[1]))]
    return found


# ---- in place of the library's kernels


@contextlib.contextmanager
def _installed(kernels: dict[str, Function]) -> Iterator[Calls]:
    """Within the block, forward mode runs these kernels for the operators of the exercise."""
    with forward_ad.dual_level():  # loads the kernels
        pass
    calls = Calls()
    before: dict[str, Any] = {}
    for op, (name, overload) in OPERATORS.items():
        entry = find_schema_or_throw(f"aten::{name}", overload).entry
        before[op] = entry.forward_ad
        register_forward_ad(f"aten::{name}", overload, _kernel(op, counted_calls(kernels[op], op, calls)))
    try:
        yield calls
    finally:
        for op, (name, overload) in OPERATORS.items():
            register_forward_ad(f"aten::{name}", overload, before[op])


def _kernel(op: str, rule: Function) -> Function:
    table = find_schema_or_throw(f"aten::{OPERATORS[op][0]}", OPERATORS[op][1]).table
    count = 2 if op in BINARY or op == "pow" else 1

    def kernel(ks: int, *args: Any) -> Any:
        ks &= forward_ad.PRIMAL
        result = table[ks](ks, *args)
        primals = args[:count]
        tangents = tuple(forward_ad.tangent_of(p) if hasattr(p, "meta_") else None for p in primals)
        if any(t is not None for t in tangents):
            with forward_ad.below_forward_ad():
                forward_ad.set_tangent(result, rule(primals, tangents, result))
        return result

    return kernel


def _adapt(fn: Function) -> dict[str, Function]:
    return {op: (lambda primals, tangents, out, op=op: fn()[op](primals, tangents, out)) for op in OPERATORS}


def _tangent(f: Callable[[Any], Any], x: Any, v: Any, wanted: Callable[[], Any]) -> Callable[[], Mismatch | None]:
    """The tangent of f at x along v, by dual numbers."""

    def run() -> Mismatch | None:
        with forward_ad.dual_level():
            dual = forward_ad.make_dual(tt.tensor(x, dtype=tt.float64), tt.tensor(v, dtype=tt.float64))
            tangent = forward_ad.unpack_dual(f(dual)).tangent
            got = None if tangent is None else tangent.tolist()
        found = difference(np.asarray(wanted()).tolist(), got, 1e-7)
        return None if found is None else Mismatch(show_value(np.asarray(wanted()).tolist()), show_value(got))

    return run


def _nudged(f: Callable[[Any], Any], x: Any, v: Any) -> Callable[[], Any]:
    """The same by a central difference, in NumPy."""
    a, b = np.array(x), np.array(v)
    return lambda: (f(a + 1e-5 * b) - f(a - 1e-5 * b)) / 2e-5


_POINT, _ALONG = [0.5, -1.0, 2.0], [1.0, 0.5, -2.0]
_MATRIX, _TURN = [[1.0, 2.0], [-1.5, 3.0]], [[0.0, 1.0], [1.0, -1.0]]

JVP_RULES = Exercise(
    id="12.jvp_rules",
    signature="jvp_rules()",
    parts=(
        Cases(
            3,
            (
                ("add", (_A, _B), (_V, _W)),
                ("mul", (_A, _B), (_V, _W)),
                ("exp", (_A,), (_V,)),
                ("pow", (_A, 3.0), (_V, None)),
                ("sum", (_A,), (_V,)),
            ),
        ),
        Property("directions", 3, _cases, 120),
        Exhaustive("kink, constants", 1, _constants),
        Plug(
            2,
            "tinytensor.autograd:forward_ad",
            {
                "(2 * x + 3) ** 3": _tangent(lambda x: (2 * x + 3) ** 3, 2.0, 1.0, lambda: 294.0),
                "x.exp().sin() / (x * x + 1)": _tangent(
                    lambda x: x.exp().sin() / (x * x + 1),
                    _POINT,
                    _ALONG,
                    _nudged(lambda x: np.sin(np.exp(x)) / (x * x + 1), _POINT, _ALONG),
                ),
                "(x @ x).relu().sum()": _tangent(
                    lambda x: (x @ x).relu().sum(),
                    _MATRIX,
                    _TURN,
                    _nudged(lambda x: np.maximum(x @ x, 0).sum(), _MATRIX, _TURN),
                ),
            },
            _adapt,
            install=_installed,
        ),
    ),
    probes=(
        ("add", (_A, _B), (_V, _W)),
        ("mul", (_A, _B), (_V, _W)),
        ("mul", (_A, _B), (_V, None)),
        ("div", (_A, _B), (_V, _W)),
        ("div", (_A, _B), (None, _W)),
        ("mm", (_M, _N), (_X, _Y)),
        ("mm", (_M, _N), (None, _Y)),
        ("exp", (_A,), (_V,)),
        ("sin", (_B,), (_V,)),
        ("sum", (_A,), (_V,)),
        ("relu", (_B,), (_V,)),
        ("pow", (_A, 3.0), (_V, None)),
    ),
    hints=(
        "All inputs move at once, each at its own speed. How fast does the result move?",
        "Add, over the inputs, the slope of the operation times the input's tangent. A tangent of None belongs to a "
        "constant, and adds nothing. Products of matrices keep their order.",
        "sub, which is not asked for: ta - tb. log: ta / a. At a = 2 with ta = 3, log moves at 1.5. outer(a, b): "
        "outer(ta, b) + outer(a, tb).",
    ),
    observe=_observe,
    judge=_judge,
    show=_show,
)
