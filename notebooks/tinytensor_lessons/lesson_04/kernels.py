"""Lesson 04, second half: reaching the data, and the switch over dtypes."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.c10.scalar_type import ALL_TYPES, ScalarType
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.geometry import Ints, golden, positions
from tinytensor_lessons.lesson_03.promotion import NAMES, show_dtype
from tinytensor_lessons.op_tests import database_tests

# ---- 04.mm_kernel --------------------------------------------------------------------------------------------------

UNTOUCHED = 99


@dataclass(frozen=True)
class Product:
    """An (n, k) times (k, m) product: strides and offset of out, a and b in arrays of their own."""

    n: int
    k: int
    m: int
    out: tuple[Ints, int]
    a: tuple[Ints, int]
    b: tuple[Ints, int]
    dtype: str = "int64"

    def operands(self) -> list[tuple[np.ndarray, Ints, Ints, int]]:
        """(flat array, sizes, strides, offset) of out, a, b. out holds 99 everywhere, inputs small numbers."""
        made: list[tuple[np.ndarray, Ints, Ints, int]] = []
        for place, (sizes, (strides, offset)) in enumerate(
            zip(((self.n, self.m), (self.n, self.k), (self.k, self.m)), (self.out, self.a, self.b), strict=True)
        ):
            length = max(positions(sizes, strides, offset), default=0) + 2
            numbers = [UNTOUCHED] * length if place == 0 else [(7 * i + 3 * place) % 11 - 4 for i in range(length)]
            flat = np.array(numbers, dtype=self.dtype)
            if place and self.dtype.startswith("float"):
                flat += 0.25  # no whole numbers, so that a kernel that rounds is seen
            made.append((flat, sizes, strides, offset))
        return made

    def __str__(self) -> str:
        def told(name: str, rows: int, columns: int, place: tuple[Ints, int]) -> str:
            where = f" from {place[1]}" if place[1] else ""
            return f"{name} {rows}x{columns} strides {place[0]}{where}"

        layouts = (
            told("out", self.n, self.m, self.out),
            told("a", self.n, self.k, self.a),
            told("b", self.k, self.m, self.b),
        )
        return f"mm_kernel(out, a, b)  {', '.join(layouts)}, {self.dtype}"


def _matrix(operand: tuple[np.ndarray, Ints, Ints, int]) -> np.ndarray:
    flat, sizes, strides, offset = operand
    return np.lib.stride_tricks.as_strided(flat[offset:], sizes, [s * flat.itemsize for s in strides])


class Memory(np.ndarray):
    """An array that knows the places to which single numbers were written."""

    written: set[int] | None = None
    whole = False

    def __setitem__(self, key: Any, value: Any) -> None:
        if self.written is not None:
            if isinstance(key, (int, np.integer)):
                self.written.add(int(key) % len(self))
            else:
                self.whole = True
        super().__setitem__(key, value)


AROUND = "elements of the array that do not belong to out"
AT_ONCE = "many elements at once"


def _observe_kernel(fn: Function, case: tuple[Product]) -> Outcome:
    """The value is out's array after the call; what else was written, or how, is told in `changed`."""
    out, a, b = case[0].operands()
    memory = out[0].view(Memory)
    memory.written = set()
    out = (memory, *out[1:])
    before = [operand[0].copy() for operand in (a, b)]
    try:
        with np.errstate(all="ignore"):
            fn(out, a, b)
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    written = [name for name, was, (now, *_) in zip("ab", before, (a, b), strict=True) if not np.array_equal(was, now)]
    own = set(positions(*out[1:]))
    if memory.whole or own - memory.written:
        written.append(AT_ONCE if 0 not in out[1] else AROUND)
    elif memory.written - own:
        written.append(AROUND)
    return Outcome(np.asarray(memory).tolist(), changed=written[0] if written else "")


def _judge_kernel(case: tuple[Product], outcome: Outcome) -> Mismatch | None:
    out, a, b = case[0].operands()
    _matrix(out)[...] = _matrix(a) @ _matrix(b)
    wanted = show_value(_matrix(out).tolist())
    if outcome.raised:
        return Mismatch(wanted, show_outcome(outcome), outcome.where)
    if outcome.changed in ("a", "b"):
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    got = show_value(_matrix((np.array(outcome.value, out[0].dtype), *out[1:])).tolist())
    if got != wanted:
        return Mismatch(wanted, got, "out held 99 everywhere before the call")
    if outcome.changed == AT_ONCE:
        return Mismatch("each element of out written by itself", f"{AT_ONCE} written", "The numbers are right.")
    if outcome.changed or difference(out[0].tolist(), outcome.value) is not None:
        return Mismatch(wanted, got, "The numbers are right, but positions that do not belong to out were written.")
    return None


def _products() -> Any:
    from hypothesis import strategies as st

    def strides(draw: st.DrawFn, rows: int, columns: int, may_repeat: bool) -> tuple[Ints, int]:
        step = draw(st.integers(1, 2))
        made = (step * max(columns, 1), step) if draw(st.booleans()) else (step, step * max(rows, 1))
        if may_repeat and draw(st.integers(0, 3)) == 0:
            made = (draw(st.integers(0, 4)), draw(st.integers(0, 4)))
        return made, draw(st.integers(0, 3))

    @st.composite
    def case(draw: st.DrawFn) -> Any:
        n, k, m = (draw(st.integers(0, 3)) for _ in range(3))
        out, a, b = strides(draw, n, m, False), strides(draw, n, k, True), strides(draw, k, m, True)
        return (Product(n, k, m, out, a, b, draw(st.sampled_from(("int64", "float64", "int32", "float32")))),)

    return case()


def _plug_kernel(fn: Function) -> Function:
    """`mm_impl` with the learner's loops: flat arrays over the storages, as a kernel has pointers."""

    def mm_impl(plan: Any, out: Any, self: Any, mat2: Any) -> None:
        fn(*((_flat(t), tuple(t.size()), t.stride(), t.storage_offset()) for t in (out, self, mat2)))

    return mm_impl


def _flat(t: Any) -> np.ndarray:
    memory = t.storage_.as_bytes() if t.untyped_storage().nbytes() else np.empty(0, np.uint8)
    return memory[: len(memory) // t.element_size() * t.element_size()].view(t.dtype.numpy)


def _multiplies(make: Callable[[], Any], *wanted: list[float]) -> Callable[[], Mismatch | None]:
    def run() -> Mismatch | None:
        got = make().tolist()
        return None if got == list(wanted) else Mismatch(show_value(list(wanted)), show_value(got))

    return run


def _into_transposed() -> Any:
    out = tt.empty_strided((2, 2), (1, 2))
    tt.mm(tt.arange(4.0).view(2, 2), tt.arange(4.0).view(2, 2).t(), out=out)
    return out


_PLAIN = ((2, 1), 0)

MM_KERNEL = Exercise(
    id="04.mm_kernel",
    signature="mm_kernel(out, a, b)",
    parts=(
        Cases(
            3,
            (
                (Product(2, 2, 2, _PLAIN, _PLAIN, _PLAIN),),
                (Product(2, 3, 2, _PLAIN, ((3, 1), 0), _PLAIN),),
                (Product(3, 1, 2, _PLAIN, ((1, 1), 0), _PLAIN, "float64"),),
            ),
        ),
        Property("layouts", 6, _products, 150),
        Plug(
            4,
            "tinytensor.aten.native.linalg.linear_algebra:mm_impl",
            {
                **database_tests("mm", "matmul", layouts=("contiguous", "transposed", "strided", "offset")),
                "x @ w.t(), as in linear": _multiplies(
                    lambda: tt.arange(6.0).view(2, 3) @ tt.arange(6.0).view(2, 3).t(), [5.0, 14.0], [14.0, 50.0]
                ),
                "out= with strides (1, 2)": _multiplies(_into_transposed, [1.0, 3.0], [3.0, 13.0]),
                "K = 0": _multiplies(lambda: tt.mm(tt.ones(2, 0), tt.ones(0, 2)), [0.0, 0.0], [0.0, 0.0]),
            },
            _plug_kernel,
        ),
    ),
    probes=(
        (Product(2, 2, 2, _PLAIN, _PLAIN, _PLAIN),),
        (Product(2, 3, 2, _PLAIN, ((3, 1), 0), ((1, 3), 0)),),
        (Product(2, 2, 2, ((1, 2), 0), _PLAIN, _PLAIN),),
        (Product(2, 2, 3, ((6, 2), 0), _PLAIN, ((3, 1), 0)),),
        (Product(2, 0, 2, _PLAIN, ((1, 1), 0), _PLAIN),),
        (Product(2, 2, 2, _PLAIN, ((2, 1), 3), _PLAIN),),
        (Product(2, 2, 2, ((2, 1), 2), _PLAIN, ((2, 1), 1)),),
        (Product(2, 3, 2, _PLAIN, ((0, 1), 0), ((2, 1), 0), "float32"),),
        (Product(0, 2, 2, _PLAIN, _PLAIN, _PLAIN),),
    ),
    hints=(
        "Where in its array does element (i, j) of a matrix lie? You wrote that in lesson 01.",
        "Three loops: over i, over j, and the sum over p. Each of the three positions is offset plus index times stride, "
        "with the operand's own numbers. The sum starts at 0 and is written once.",
        "Element (1, 2) of a matrix with strides (4, 3) and offset 5 lies at 5 + 1*4 + 2*3 = 15.",
    ),
    observe=_observe_kernel,
    judge=_judge_kernel,
    show=lambda case: str(case[0]),
    oracles=("tinytensor.aten.native.linalg.linear_algebra:mm_impl",),
)

# ---- 04.dtype_switch -----------------------------------------------------------------------------------------------

CTYPES = {dtype: dtype.c_name for dtype in ALL_TYPES}
_FLOATS = (tt.float16, tt.bfloat16, tt.float32, tt.float64)
_WIDE = (tt.float16, tt.float32, tt.float64)
_INTEGERS = (tt.uint8, tt.int8, tt.int16, tt.int32, tt.int64)

# dtype, name, allowed, and for some cases what the kernel does: FALSE returns an empty list, FAILS raises.
Switch = tuple[Any, ...]
FALSE, FAILS = "it returns []", "it raises NotImplementedError('no memory')"


def _observe_switch(fn: Function, case: Switch) -> Outcome:
    """The value is (ctypes that the kernel was called with, what the switch returned)."""
    calls: list[Any] = []
    results: list[Any] = []
    dtype, name, allowed, *kind = case

    def kernel(ctype: Any) -> Any:
        calls.append(ctype)
        if kind == [FAILS]:
            raise NotImplementedError("no memory")
        results.append([] if kind == [FALSE] else [f"result for {ctype}"])
        return results[-1]

    try:
        value = fn(dtype, name, allowed, kernel)
    except (Exception, SystemExit) as error:
        outcome = raised(fn, error)
        return Outcome(raised=outcome.raised, message=outcome.message, where=outcome.where, changed="fn" * bool(calls))
    if results and value is results[-1]:
        value = THE_RESULT
    return Outcome((calls, value))


THE_RESULT = "what fn returned"


@functools.cache
def _refusal(dtype: ScalarType) -> str:
    """torch's text for hypot where the table has one; the texts of all operators differ in the name only."""
    texts = golden("04")["not_implemented"]
    return texts[dtype.name] or texts["int64"].replace("Long", dtype.cpp_name)


def _judge_switch(case: Switch, outcome: Outcome) -> Mismatch | None:
    dtype, name, allowed, *kind = case
    if dtype in allowed:
        ctype = dtype.c_name
        wanted = ([ctype], THE_RESULT)
        if kind == [FAILS]:
            if (outcome.raised, outcome.message) == ("NotImplementedError", "no memory"):
                return None
            return Mismatch("NotImplementedError: no memory, the exception of fn", show_outcome(outcome))
        if not outcome.raised and difference(wanted, outcome.value) is None:
            return None
        if outcome.raised:
            return Mismatch(f'fn("{ctype}") called, its result returned', show_outcome(outcome), outcome.where)
        calls, value = outcome.value
        return Mismatch(
            f'fn("{ctype}") called once, its result returned',
            f"calls {show_value(calls)}, returned {show_value(value)}",
        )
    text = _refusal(dtype).replace("hypot_cpu", name)
    if outcome.raised == "NotImplementedError" and outcome.message == text:
        return Mismatch("fn not called", "fn was called before the refusal") if outcome.changed else None
    got = show_outcome(outcome) if outcome.raised else f"fn called with {show_value(outcome.value[0])}, no error"
    return Mismatch(f"NotImplementedError: {text}", got, outcome.where)


DTYPE_SWITCH = Exercise(
    id="04.dtype_switch",
    signature="dtype_switch(dtype, name, allowed, fn)",
    parts=(
        Cases(
            3,
            (
                (tt.float32, "hypot_cpu", _FLOATS),
                (tt.float64, "hypot_cpu", _FLOATS),
                (tt.int64, "hypot_cpu", _FLOATS),
                (tt.int32, "gcd_cpu", _INTEGERS),
            ),
        ),
        Exhaustive(
            "all dtypes",
            5,
            lambda: (
                [
                    (dtype, name, allowed)
                    for dtype in ALL_TYPES
                    for name, allowed in (
                        ("hypot_cpu", _FLOATS),
                        ("erfinv_cpu", _WIDE),
                        ("gcd_cpu", _INTEGERS),
                        ("none", ()),
                    )
                ]
                + [(dtype, "hypot_cpu", _FLOATS, kind) for dtype in (tt.float32, tt.float16) for kind in (FALSE, FAILS)]
            ),
        ),
    ),
    probes=(
        (tt.float32, "hypot_cpu", _FLOATS),
        (tt.float64, "hypot_cpu", _FLOATS),
        (tt.int64, "hypot_cpu", _FLOATS),
        (tt.bool, "hypot_cpu", _FLOATS),
        (tt.bfloat16, "erfinv_cpu", _WIDE),
        (tt.int32, "gcd_cpu", _INTEGERS),
        (tt.uint8, "gcd_cpu", (tt.int8,)),
        (tt.float32, "gcd_cpu", _INTEGERS),
        (tt.float32, "hypot_cpu", _FLOATS, FALSE),
        (tt.float32, "hypot_cpu", _FLOATS, FAILS),
    ),
    hints=(
        "Two outcomes: the kernel runs for this dtype, or nobody's does. Which of them has to be ruled out first?",
        "Ask whether dtype is one of allowed. If not: NotImplementedError, with name in double quotes and NAMES[dtype] in "
        "single ones. If so: call fn with CTYPES[dtype], once, and return what it returns.",
        'dtype_switch(tt.int16, "gcd_cpu", (tt.int16,), fn) returns fn("int16_t"). With tt.bool in its place it raises '
        "\"gcd_cpu\" not implemented for 'Bool'.",
    ),
    observe=_observe_switch,
    judge=_judge_switch,
    show=lambda case: (
        f'dtype_switch({show_dtype(case[0])}, "{case[1]}", ({", ".join(map(show_dtype, case[2]))}), fn)'
        + "".join(f"  where fn is called and {kind}" for kind in case[3:])
    ),
    provides={"tt": tt, "NAMES": NAMES, "CTYPES": CTYPES},
    oracles=("tinytensor.aten.dispatch:dispatch",),
)
