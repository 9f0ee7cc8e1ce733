"""Lesson 06: a loop over any layout (06.add_strided), and the functor inside such a loop (06.scale_shift)."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy import uintp

import tinytensor as tt
from tinytensor.aten.native.pointwise.cpu.binary_ops_kernel import add_kernel
from tinytensor.c10.scalar_type import float32, float64
from tinytensor.kernel_compiler import at_once
from tinytensor.kernel_compiler.fingerprint import global_names, python_function
from tinytensor.kernel_compiler.pointers import like
from tinytensor_lessons import compiled
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.limits import TimeIsUp
from tinytensor_lessons.loop_plugs import as_add, as_neg

Ints = tuple[int, ...]
NAMES = {"njit": compiled.njit, "uintp": uintp, "float32": np.float32, "like": like}
"""What the notebook imports for kernels."""

# ---- 06.add_strided ------------------------------------------------------------------------------------------------

LONG_ROW = 40  # elements, from which on a division for each of them shows
SLOWEST = 3.0  # times the shipped kernel
_TRIES, _SECONDS = 60, 3.0


@dataclass(frozen=True)
class Loop:
    """One call: sizes, and (strides, offset) of out, a and b."""

    sizes: Ints
    out: tuple[Ints, int]
    a: tuple[Ints, int]
    b: tuple[Ints, int]

    def __str__(self) -> str:
        (so, oo), (sa, oa), (sb, ob) = self.out, self.a, self.b
        return f"add_strided(out, a, b, {self.sizes}, {so}, {sa}, {sb}, {oo}, {oa}, {ob})"

    def numel(self, operand: tuple[Ints, int]) -> int:
        """How many elements the operand's storage has; three more than needed."""
        strides, offset = operand
        return offset + sum(max(n - 1, 0) * s for n, s in zip(self.sizes, strides, strict=True)) + 4

    def storages(self) -> list[np.ndarray]:
        a, b = (np.arange(self.numel(operand), dtype=np.float32) for operand in (self.a, self.b))
        return [np.full(self.numel(self.out), np.nan, np.float32), a + 1, b * 100]

    def expected(self) -> list[float | None]:
        out, a, b = self.storages()
        views = [_view(array, self.sizes, *operand) for array, operand in ((out, self.out), (a, self.a), (b, self.b))]
        views[0][...] = views[1] + views[2]
        return _listed(out)


@dataclass(frozen=True)
class Speed:
    """A million neighbors, compiled: which instructions, and how long beside the library's own kernel."""

    n: int = 1_000_000

    def __str__(self) -> str:
        return f"add_strided over {self.n:,} neighboring float32"


SPEED = Speed()


def _view(storage: np.ndarray, sizes: Ints, strides: Ints, offset: int) -> np.ndarray:
    return np.lib.stride_tricks.as_strided(storage[offset:], sizes, [4 * stride for stride in strides])


def _listed(storage: np.ndarray) -> list[float | None]:
    return [None if value != value else value for value in storage.tolist()]


class _Sizes(np.ndarray):
    """Sizes that count how often one of the outer ones is read."""

    reads = 0

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, (int, np.integer)) and key not in (-1, len(self) - 1):
            self.reads += 1
        return np.asarray(self)[key]


def _observe_loop(fn: Function, case: Any) -> Outcome:
    try:
        if isinstance(case, Speed):
            return Outcome(_speed(fn, case))
        return _run_loop(compiled.as_python(fn), case)
    except TimeIsUp:
        raise
    except BaseException as error:
        return raised(compiled.python_of(fn) or fn, error)


def _arguments(case: Loop) -> list[Any]:
    sizes = np.array(case.sizes, np.int64).view(_Sizes)
    strides = [np.array(operand[0], np.int64) for operand in (case.out, case.a, case.b)]
    return [*case.storages(), sizes, *strides, *(operand[1] for operand in (case.out, case.a, case.b))]


def _run_loop(fn: Function, case: Loop) -> Outcome:
    args = _arguments(case)
    returned = fn(*args)
    changed = next((name for name, i in (("a", 1), ("b", 2)) if not np.array_equal(args[i], case.storages()[i])), "")
    return Outcome({"out": _listed(args[0]), "outer sizes read": args[3].reads, "returned": returned}, changed=changed)


# Small ones for the compiled loop: a scalar, a row, a transposed matrix with offsets, four dimensions.
_COMPILED = (
    Loop((), ((), 0), ((), 1), ((), 2)),
    Loop((5,), ((1,), 0), ((2,), 1), ((0,), 3)),
    Loop((4, 3), ((3, 1), 2), ((1, 4), 0), ((0, 1), 1)),
    Loop((2, 3, 1, 2), ((6, 2, 2, 1), 0), ((1, 2, 9, 6), 1), ((0, 2, 0, 1), 0)),
)


def _speed(fn: Function, case: Speed) -> dict[str, Any]:
    found: dict[str, Any] = {
        "jitted": compiled.python_of(fn) is not None,
        "right": True,
        "vector": None,
        "in time": None,
    }
    if not found["jitted"]:
        return found
    for small in _COMPILED:
        found["right"] = found["right"] and _judge_loop(small, _run_loop(compiled.as_python(fn), small)) is None
    if not found["right"]:
        return found
    safe = compiled.checked(fn)
    for small in _COMPILED:
        args = _arguments(small)
        args[3] = np.asarray(args[3])
        compiled.run(safe, *args)
        found["right"] = found["right"] and _listed(args[0]) == small.expected()
    a, b = np.arange(case.n, dtype=np.float32), np.ones(case.n, np.float32)
    out, one = np.zeros(case.n, np.float32), np.ones(1, np.int64)
    args = [out, a, b, np.array([case.n]), one, one, one, 0, 0, 0]
    compiled.run(safe, *args)  # an index outside raises here
    found["right"] = found["right"] and bool((out == a + b).all())
    if found["right"]:
        unsafe = compiled.fast(fn)
        compiled.run(unsafe, *args)
        found["vector"] = compiled.is_vectorized(unsafe)
        # A loop that takes one element at a time is not timed: its hint is known, and clocks may be wrong.
        found["in time"] = found["vector"] and _is_in_time(lambda: unsafe(*args), out, a, b)
    return found


def _is_in_time(run: Callable[[], Any], out: np.ndarray, a: np.ndarray, b: np.ndarray) -> bool:
    """Whether the loop takes no more than SLOWEST times the library's kernel: by turns, the fastest of each.

    It is enough to have been fast once; a busy machine makes both slow.
    """
    kernel = add_kernel.specialize(float32, (float32, float32), float32, True)
    addresses = [array.ctypes.data for array in (out, a, b)]
    with at_once():
        kernel.serial(out.size, *addresses, 0, 1.0)
    ours = theirs = float("inf")
    began = time.perf_counter()
    for turn in range(_TRIES):
        start = time.perf_counter()
        run()
        middle = time.perf_counter()
        kernel.serial(out.size, *addresses, 0, 1.0)
        end = time.perf_counter()
        ours, theirs = min(ours, middle - start), min(theirs, end - middle)
        if turn >= 4 and (ours <= SLOWEST * theirs or end - began > _SECONDS):
            break
    return ours <= SLOWEST * theirs


def _judge_loop(case: Any, outcome: Outcome) -> Mismatch | None:
    if outcome.raised:
        return Mismatch("no exception", show_outcome(outcome), outcome.where)
    ran = outcome.value
    if isinstance(case, Speed):
        return _judge_speed(ran)
    if outcome.changed:
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    expected = case.expected()
    found = difference(expected, ran["out"])
    if found is not None:
        where = next(i for i, (e, g) in enumerate(zip(expected, ran["out"], strict=True)) if e != g)
        wanted, got = (
            "not written" if values[where] is None else show_value(values[where]) for values in (expected, ran["out"])
        )
        return Mismatch(f"out[{where}]: {wanted}", f"out[{where}]: {got}")
    if ran["returned"] is not None:
        return Mismatch("None: the answer is in out", show_value(ran["returned"]))
    rows = int(np.prod(case.sizes[:-1], dtype=np.int64))
    most = 4 * rows * len(case.sizes) + 8
    if case.sizes and case.sizes[-1] >= LONG_ROW and ran["outer sizes read"] > most:
        return Mismatch(
            f"sizes of outer dimensions read once a row, {most} times at most", f"{ran['outer sizes read']} times"
        )
    return None


def _judge_speed(ran: dict[str, Any]) -> Mismatch | None:
    if not ran["jitted"]:
        return Mismatch("a function that Numba compiles", "a Python function")
    if not ran["right"]:
        return Mismatch("the sums", "another result")
    if not ran["vector"]:
        return Mismatch("several elements in one instruction", "one element at a time")
    if not ran["in time"]:
        return Mismatch(f"at most {SLOWEST:g} times as long as the library's kernel", "longer")
    return None


def _layouts() -> Any:
    """Any two inputs, and an output whose elements lie in any order, with gaps."""
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Loop:
        sizes = tuple(draw(st.lists(st.integers(0, 4), max_size=4)))
        strides, step = [0] * len(sizes), draw(st.integers(1, 2))
        for dim in draw(st.permutations(range(len(sizes)))):
            strides[dim] = step
            step *= max(sizes[dim], 1)
        a, b = (tuple(draw(st.integers(0, 7)) for _ in sizes) for _ in range(2))
        offsets = [draw(st.integers(0, 5)) for _ in range(3)]
        return Loop(sizes, (tuple(strides), offsets[0]), (a, offsets[1]), (b, offsets[2]))

    return case()


def _sum_of(a: Callable[[Any], Any], b: Callable[[Any], Any]) -> Mismatch | None:
    """A sum of two float32 views of arange, against NumPy."""
    numbers = np.arange(240, dtype=np.float32).reshape(4, 6, 10)
    wanted = a(numbers) + b(numbers)
    x = tt.arange(240.0).view(4, 6, 10)
    got = (a(x) + b(x)).tolist()
    return None if got == wanted.tolist() else Mismatch(show_value(wanted.tolist()), show_value(got))


ADD_STRIDED = Exercise(
    id="06.add_strided",
    signature="add_strided(out, a, b, sizes, so, sa, sb, oo, oa, ob)",
    parts=(
        Cases(
            3,
            (
                Loop((6,), ((1,), 0), ((1,), 0), ((1,), 0)),
                Loop((2, 3), ((3, 1), 0), ((1, 2), 0), ((0, 1), 0)),
                Loop((2, 3), ((4, 1), 1), ((3, 1), 2), ((1, 2), 3)),
                Loop((), ((), 0), ((), 1), ((), 2)),
                Loop((2, 2, 1, 3), ((6, 3, 3, 1), 0), ((3, 6, 1, 1), 0), ((0, 1, 5, 2), 0)),
            ),
        ),
        Property("layouts", 3, _layouts, 100),
        Exhaustive("speed", 3, lambda: [Loop((3, 4, 50), ((200, 50, 1), 0), ((50, 150, 1), 0), ((0, 0, 1), 0)), SPEED]),
        Plug(
            3,
            "tinytensor.aten.native.cpu.loop_templates:binary",
            {
                "x + x": partial(_sum_of, lambda x: x, lambda x: x),
                "x[:, 1:4] + x[:, 1:4]": partial(_sum_of, lambda x: x[:, 1:4], lambda x: x[:, 1:4]),
                "x + x[0]": partial(_sum_of, lambda x: x, lambda x: x[0]),
                "x[:, :, 2] + x[0, 0, :6]": partial(_sum_of, lambda x: x[:, :, 2], lambda x: x[0, 0, :6]),
                "x[0].T + x[1].T": partial(_sum_of, lambda x: x[0].T, lambda x: x[1].T),
                "x[0].T + x[1, :, :6]": partial(_sum_of, lambda x: x[0, :, :6].T, lambda x: x[1, :, :6]),
            },
            install=as_add,
        ),
    ),
    # 0 a matrix; 1 transposed; 2 offsets; 3 no dimension; 4 one; 5 four; 6 long rows; 7 speed
    probes=(
        Loop((2, 3), ((3, 1), 0), ((3, 1), 0), ((3, 1), 0)),
        Loop((2, 3), ((3, 1), 0), ((1, 2), 0), ((0, 1), 0)),
        Loop((2, 3), ((4, 1), 1), ((3, 1), 2), ((1, 2), 3)),
        Loop((), ((), 0), ((), 0), ((), 0)),
        Loop((6,), ((1,), 0), ((2,), 0), ((0,), 0)),
        Loop((2, 2, 1, 3), ((6, 3, 3, 1), 0), ((3, 6, 1, 1), 0), ((0, 1, 5, 2), 0)),
        Loop((3, 4, 50), ((200, 50, 1), 0), ((50, 150, 1), 0), ((0, 0, 1), 0)),
        SPEED,
    ),
    hints=(
        "Rows first: how many are there, and where does row number r begin in each of the three storages?",
        "The number of rows is the product of all sizes but the last. Take the row's number apart by // and % as in lesson "
        "05, once for each row, and add stride times coordinate to three positions. Then make the positions and the steps "
        "along the row uintp, and loop over range(uintp(columns)).",
        "sizes (2, 5, 7): 10 rows of 7. Row 8 is (1, 3). With strides (40, 8, 1) and offset 2 it begins at "
        "2 + 1*40 + 3*8 = 66, and its elements are 66, 67, ..., 72.",
    ),
    observe=_observe_loop,
    judge=_judge_loop,
    show=str,
    provides=NAMES,
    seconds=30.0,
)

# ---- 06.scale_shift ------------------------------------------------------------------------------------------------

_DTYPES: dict[str, tuple[Any, Any]] = {"float32": (float32, np.float32), "float64": (float64, np.float64)}


@dataclass(frozen=True)
class Number:
    """scale_shift of one number."""

    dtype: str
    value: float

    def __str__(self) -> str:
        return f"scale_shift({self.dtype}({show_value(self.value)}))"


@dataclass(frozen=True)
class MachineCode:
    """What LLVM makes of a loop with the functor in it."""

    dtype: str

    def __str__(self) -> str:
        return f"a {self.dtype} loop over scale_shift"


def _observe_functor(fn: Function, case: Any) -> Outcome:
    try:
        if isinstance(case, MachineCode):
            return Outcome(_machine_code(fn, case))
        value = fn(_DTYPES[case.dtype][1](case.value))
        return Outcome({"value": value, "dtype": type(value).__name__})
    except TimeIsUp:
        raise
    except BaseException as error:
        return raised(fn, error)


def _machine_code(fn: Function, case: MachineCode) -> dict[str, Any]:
    found: dict[str, Any] = {"captures": _captured(fn), "converts": None, "allocates": None}
    if found["captures"]:
        return found
    dtype = _DTYPES[case.dtype][0]
    found["converts"] = compiled.converts(fn, dtype)
    found["allocates"] = "NRT_" in compiled.loop_code(fn, dtype)
    return found


def _captured(fn: Function) -> list[str]:
    """Names outside of the functor that hold a number or an array."""
    own = python_function(fn)
    if own is None:
        return []
    values = {name: own.__globals__[name] for name in global_names(own.__code__) if name in own.__globals__}
    values |= {
        name: cell.cell_contents for name, cell in zip(own.__code__.co_freevars, own.__closure__ or (), strict=True)
    }
    return sorted(name for name, value in values.items() if not callable(value) and not isinstance(value, type(np)))


def _judge_functor(case: Any, outcome: Outcome) -> Mismatch | None:
    if outcome.raised:
        return Mismatch("no exception", show_outcome(outcome), outcome.where)
    ran = outcome.value
    if isinstance(case, MachineCode):
        if ran["captures"]:
            return Mismatch("nothing read but x", f"{ran['captures'][0]} read from outside")
        if ran["allocates"]:
            return Mismatch("no memory allocated", "memory allocated for each element")
        return (
            Mismatch(f"{case.dtype} throughout", "conversions to another dtype and back") if ran["converts"] else None
        )
    kind = _DTYPES[case.dtype][1]
    wanted = kind(case.value) * kind(0.5) + kind(1.25)
    if difference(float(wanted), ran["value"]) is None and ran["dtype"] == case.dtype:
        return None
    return Mismatch(f"{case.dtype} {float(wanted)!r}", f"{ran['dtype']} {_digits(ran['value'])}")


def _digits(value: Any) -> str:
    return repr(float(value)) if isinstance(value, (float, np.floating)) else show_value(value)


def _scaled(view: Callable[[Any], Any], dtype: str) -> Mismatch | None:
    """`neg` of a view, which the functor has taken over."""
    kind = _DTYPES[dtype][1]
    wanted = (view(np.arange(24, dtype=kind).reshape(4, 6)) * kind(0.5) + kind(1.25)).tolist()
    got = tt.neg(view(tt.arange(24, dtype=getattr(tt, dtype)).view(4, 6))).tolist()
    return None if got == wanted else Mismatch(show_value(wanted), show_value(got))


SCALE_SHIFT = Exercise(
    id="06.scale_shift",
    signature="scale_shift(x)",
    parts=(
        Cases(
            2,
            (Number("float32", 2.0), Number("float32", -0.1), Number("float64", 3.0), Number("float64", 1 / 3),
             Number("float32", float("inf"))),
        ),
        Exhaustive("machine code", 3, lambda: [MachineCode("float32"), MachineCode("float64")]),
        Plug(
            2,
            "tinytensor.aten.native.pointwise.ufunc.arithmetic:neg",
            {
                "neg of 24 float32": partial(_scaled, lambda x: x, "float32"),
                "neg of every second column": partial(_scaled, lambda x: x[:, ::2], "float32"),
                "neg of 24 float64": partial(_scaled, lambda x: x, "float64"),
            },
            install=as_neg,
        ),
    ),
    # 0, 1 float32; 2, 3 float64, the second with more digits than a float32 holds; 4, 5 machine code
    probes=(
        Number("float32", 2.0),
        Number("float32", -0.1),
        Number("float64", 3.0),
        Number("float64", 1 / 3),
        MachineCode("float32"),
        MachineCode("float64"),
    ),
    hints=(
        "What is the dtype of 0.5, and what is that of 0.5 times a float32?",
        "like(value, x) is the value in the dtype of x. Both numbers need it.",
        "x * 3 - 0.1 in the dtype of x: `x * like(3, x) - like(0.1, x)`.",
    ),
    observe=_observe_functor,
    judge=_judge_functor,
    show=str,
    provides=NAMES,
    seconds=30.0,
)  # fmt: skip
