"""Lesson 16: one kernel for all operators that know no integers with a scale."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor_lessons import quantized_parts
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug
from tinytensor_lessons.lesson_16.affine import told
from tinytensor_lessons.plug import Calls, counted_calls
from tinytensor_lessons.quantized_parts import falling_back, is_quantized, run
from tinytensor_lessons.tensor_programs import COMPILING


@dataclass(frozen=True)
class Call:
    """A call as a program writes it, and as it arrives: the operator, and an expression for each of its arguments.

    `below` is what lies on the stack already, and belongs to others.
    """

    text: str
    op: str
    args: tuple[str, ...]
    below: str = ""

    def operator(self) -> Any:
        name, _, overload = self.op.partition(".")
        return dispatcher.find_schema_or_throw(f"aten::{name}", overload)

    def __str__(self) -> str:
        stack = ", ".join([*([repr(self.below)] if self.below else []), *self.args])
        return f"{self.text}: dequant_fallback({self.op}, ks, [{stack}])"


def scope() -> dict[str, Any]:
    """Two quantized tensors with different scales, indices, a real tensor."""
    return {
        "tt": tt,
        "a": tt.quantize_per_tensor(tt.tensor([[1.0, 2.0, 0.5], [3.0, 4.5, 1.5]]), 0.5, 20, tt.quint8),
        "b": tt.quantize_per_tensor(tt.tensor([[0.75, 2.0, 1.25], [1.0, 4.0, 0.5]]), 0.25, 3, tt.quint8),
        "s": tt.quantize_per_tensor(tt.tensor([[1.0, -2.0, 0.5], [0.0, -4.5, 1.5]]), 0.5, -5, tt.qint8),
        "i": tt.tensor([[0, 2], [1, 1]]),
        "m": tt.tensor([[True, False, True], [False, True, False]]),
        "x": tt.tensor([[1.0, 0.0, 2.0], [0.5, 1.0, 3.0]]),
    }


# An operator of each kind that has no kernel of its own for quantized tensors.
CALLS = (
    Call("a + b", "add.Tensor", ("a", "b", "1")),
    Call("a - b", "sub.Tensor", ("a", "b", "1")),
    Call("a * b", "mul.Tensor", ("a", "b")),
    Call("b / a", "div.Tensor", ("b", "a")),
    Call("a.exp()", "exp", ("a",)),
    Call("s.abs()", "abs", ("s",)),
    Call("s.neg()", "neg", ("s",)),
    Call("a.sqrt()", "sqrt", ("a",)),
    Call("a.round()", "round", ("a",)),
    Call("a.pow(2)", "pow.Tensor_Scalar", ("a", "2")),
    Call("a.maximum(b)", "maximum", ("a", "b")),
    Call("tt.where(m, a, b)", "where.self", ("m", "a", "b")),
    Call("a.roll(1, 0)", "roll", ("a", "(1,)", "(0,)")),
    Call("tt.mm(a, b.t())", "mm", ("a", "b.t()")),
    Call("a.gather(1, i)", "gather", ("a", "1", "i", "False")),
    Call("a.take(i)", "take", ("a", "i")),
    Call("s.argmax()", "argmax", ("s", "None", "False")),
    Call("s.isnan()", "isnan", ("s",)),
    Call("s.signbit()", "signbit", ("s",)),
    Call("b.logical_and(a)", "logical_and", ("b", "a")),
    Call("s.nonzero()", "nonzero", ("s",)),
    Call("b.prod()", "prod", ("b", "None")),
    Call("s.median()", "median", ("s",)),
    Call("a.kthvalue(2)", "kthvalue", ("a", "2", "-1", "False")),
)
BY_TEXT = {call.text: call for call in CALLS}
BELOW = Call("tt.mm(a, b.t())", "mm", ("a", "b.t()"), "somebody else's")


def _told(value: Any) -> Any:
    """A result in numbers, with what its integers mean."""
    if not is_quantized(value):
        return told(value)
    if value.qscheme() is not tt.per_tensor_affine:
        return f"a tensor of scheme {value.qscheme()}"
    return {
        "kind": str(value.dtype).removeprefix("torch."),
        "scale": value.q_scale(),
        "zero point": value.q_zero_point(),
        "numbers": value.dequantize().tolist(),
    }


def _observe(fn: Function, case: Call) -> Outcome:
    names = scope()
    stack = [*([case.below] if case.below else []), *(eval(arg, names) for arg in case.args)]
    before = [_told(names[name]) for name in "abs"]
    try:
        fn(case.operator(), 0, stack)
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    value = [_told(each) for each in stack]
    for name, was in zip("abs", before, strict=True):
        if _told(names[name]) != was:
            return Outcome(value, changed=name)
    return Outcome(value)


def right(case: Call) -> list[Any]:
    """By the same operator over the real numbers."""
    given = [eval(arg, scope()) for arg in case.args]
    first = next(value for value in given if is_quantized(value))
    with_floats = {name: value.dequantize() if is_quantized(value) else value for name, value in scope().items()}
    results = run(case.operator(), [eval(arg, with_floats) for arg in case.args])
    found = [case.below] if case.below else []
    for result in results:
        if result.dtype is tt.float32:
            result = tt.quantize_per_tensor(result, first.q_scale(), first.q_zero_point(), first.dtype)
        found.append(_told(result))
    return found


def _judge(case: Call, outcome: Outcome) -> Mismatch | None:
    wanted = right(case)
    if outcome.raised:
        return Mismatch(_in_words(wanted), show_outcome(outcome), outcome.where)
    if outcome.changed:
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    if difference(wanted, outcome.value, 1e-5) is None:
        return None
    return Mismatch(f"stack == [{_in_words(wanted)}]", f"stack == [{_in_words(outcome.value)}]")


def _in_words(results: list[Any]) -> str:
    return ", ".join(map(_word, results))


def _word(result: Any) -> str:
    if type(result) is not dict:
        return show_value(result)
    scale = f" (scale {result['scale']:g}, zero point {result['zero point']})" if "scale" in result else ""
    return f"{result['kind']}{scale} {show_value(result['numbers'])}"


class _Standing:
    """The learner's kernel at QuantizedCPU, with its calls counted."""

    def __init__(self, kernel: Function) -> None:
        self.calls = Calls()
        self._block = falling_back(counted_calls(kernel, "dequant_fallback", self.calls))

    def __enter__(self) -> Calls:
        self._block.__enter__()
        return self.calls

    def __exit__(self, *error: Any) -> Any:
        return self._block.__exit__(*error)


def _program(text: str) -> Callable[[], Mismatch | None]:
    def compare() -> Mismatch | None:
        result = eval(text, scope())
        results = list(result) if isinstance(result, (tuple, list)) else [result]
        got, wanted = [_told(each) for each in results], right(BY_TEXT[text])
        return None if difference(wanted, got, 1e-5) is None else Mismatch(_in_words(wanted), _in_words(got))

    return compare


FALLBACK = Exercise(
    id="16.fallback",
    signature="dequant_fallback(op, ks, stack)",
    parts=(
        Cases(
            2,
            (
                BY_TEXT["s.neg()"],
                BY_TEXT["a * b"],
                BY_TEXT["tt.where(m, a, b)"],
                BY_TEXT["s.argmax()"],
                BELOW,
            ),
        ),
        Exhaustive("operators", 2, lambda: CALLS),
        Plug(
            1,
            "tinytensor_lessons.quantized_parts:no_kernel",
            {text: _program(text) for text in ("a + b", "tt.mm(a, b.t())", "s.isnan()", "tt.where(m, a, b)")},
            install=_Standing,
        ),
    ),
    # 0 one tensor; 1 and 2 two with different scales, in either order; 3 and 4 a quantized tensor that is not the first argument;
    # 5 and 6 results that are not real; 7 several results; 8 a number beside the tensor; 9 what lies below; 10 signed
    probes=(
        BY_TEXT["a.exp()"],
        BY_TEXT["a * b"],
        BY_TEXT["b / a"],
        BY_TEXT["tt.where(m, a, b)"],
        BY_TEXT["a.take(i)"],
        BY_TEXT["s.argmax()"],
        BY_TEXT["s.isnan()"],
        BY_TEXT["a.kthvalue(2)"],
        BY_TEXT["a.pow(2)"],
        BELOW,
        BY_TEXT["s.neg()"],
    ),
    hints=(
        "What can the CPU's kernel read, and what does the caller of `a + b` expect to get? Which of the operands says on which "
        "scale?",
        "Take len(op.schema.arguments) entries off the end of the stack. Remember the first that is_quantized. Every quantized one is "
        "dequantized, `run` computes. A result of float32 is quantized with q_scale(), q_zero_point() and dtype of the one you "
        "remembered; others stay. All go on the stack.",
        "For `q > 1` the stack is [q, 1]: q is remembered, run(op, [q.dequantize(), 1]) gives [a bool tensor], and it is put on "
        "the stack as it is.",
    ),
    observe=_observe,
    judge=_judge,
    show=str,
    provides={"is_quantized": is_quantized, "run": run},
    oracles=("tinytensor_lessons.quantized_parts:no_kernel",),
    seconds=COMPILING,
)

__all__ = ["BY_TEXT", "CALLS", "FALLBACK", "Call", "quantized_parts", "right", "scope"]
