"""Lesson 03, second half: which dtype a call computes in."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from functools import partial
from typing import Any

import tinytensor as tt
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ALL_TYPES, BY_NAME, ScalarType
from tinytensor_lessons.compare import call, expects, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Plug, Property
from tinytensor_lessons.geometry import golden
from tinytensor_lessons.op_tests import database_tests

Operand = tuple[ScalarType, str]

NAMES = {dtype: dtype.cpp_name for dtype in ALL_TYPES}


def category(dtype: ScalarType) -> int:
    """0 bool, 1 integral, 2 floating. The notebook has the same."""
    return 2 if dtype.is_floating_point else 0 if dtype is tt.bool else 1


def show_dtype(dtype: Any) -> str:
    """As the learner writes it: tt.float32."""
    return f"tt.{dtype.name}" if isinstance(dtype, ScalarType) else show_value(dtype)


# ---- 03.promote_types ----------------------------------------------------------------------------------------------


@functools.cache
def _joins() -> dict[tuple[ScalarType, ScalarType], ScalarType]:
    pairs = itertools.product(ALL_TYPES, ALL_TYPES)
    return {pair: ALL_TYPES[int(digit)] for pair, digit in zip(pairs, golden("03")["promote_types"], strict=True)}


def _golden_join(a: ScalarType, b: ScalarType) -> ScalarType:
    return _joins()[a, b]


def _plug_promote(fn: Function) -> Function:
    def promote_types(a: ScalarType, b: ScalarType) -> ScalarType:
        found = fn(a, b)
        if not isinstance(found, ScalarType):
            raise TypeError(
                f"promote_types({show_dtype(a)}, {show_dtype(b)}) gave {show_value(found)}, which is no dtype"
            )
        return found

    return promote_types


def adds_up(a: Any, b: Any, dtype: str) -> Callable[[], Mismatch | None]:
    """A run of the library: the dtype of the sum of two operands, each (dtype, kind)."""

    def run() -> Mismatch | None:
        got = (make_operand(a) + make_operand(b)).dtype.name
        return None if got == dtype else Mismatch(dtype, got)

    return run


def make_operand(operand: tuple[str, str]) -> Any:
    """A tensor with dimensions, a 0-dim tensor, or a Python number.

    On the meta device: a dtype is decided before any kernel runs, and so none has to be compiled for these.
    """
    name, kind = operand
    if kind == "number":
        return {"bool": True, "int64": 1, "float64": 1.5}[name]
    return tt.ones((2,) if kind == "dim" else (), dtype=BY_NAME[name], device="meta")


_VECTORS = (("uint8", "int8"), ("int32", "float32"), ("int64", "float16"), ("float16", "bfloat16"), ("bool", "uint8"))

PROMOTE_TYPES = Exercise(
    id="03.promote_types",
    signature="promote_types(a, b)",
    parts=(
        Cases(
            3,
            (
                (tt.int32, tt.int64),
                (tt.float32, tt.float64),
                (tt.int32, tt.float64),
                (tt.bool, tt.int16),
                (tt.float32, tt.float32),
            ),
        ),
        Exhaustive("all pairs", 5, lambda: list(_joins())),
        Plug(
            2,
            "tinytensor.aten.native.type_properties:promote_types",
            {f"{a} + {b}": adds_up((a, "dim"), (b, "dim"), _joins()[BY_NAME[a], BY_NAME[b]].name) for a, b in _VECTORS},
            _plug_promote,
        ),
    ),
    probes=(
        (tt.int32, tt.int64),
        (tt.int64, tt.float16),
        (tt.int32, tt.float32),
        (tt.int64, tt.float32),
        (tt.int16, tt.float16),
        (tt.uint8, tt.int8),
        (tt.int8, tt.uint8),
        (tt.uint8, tt.int16),
        (tt.float16, tt.bfloat16),
        (tt.bfloat16, tt.float16),
        (tt.bool, tt.uint8),
        (tt.float16, tt.float64),
    ),
    hints=(
        "Find both dtypes in the lattice. Which is the first that a way up from each of them reaches?",
        "Write down for each dtype which ones lie directly above it. Everything reachable from a, everything reachable "
        "from b: what they have in common has a lowest member.",
        "From int8: int8, int16, int32, ... From int16: int16, int32, ... The first in common is int16.",
    ),
    observe=lambda fn, case: call(fn, case, ("a", "b")),
    judge=expects(_golden_join),
    show=lambda case: f"promote_types({', '.join(map(show_dtype, case))})",
    provides={"tt": tt},
    oracles=("tinytensor.aten.native.type_properties:promote_types",),
)

# ---- 03.result_type ------------------------------------------------------------------------------------------------

_NUMBERS = (tt.bool, tt.int64, tt.float64)
SPOKEN: tuple[Operand, ...] = (
    *((dtype, "dim") for dtype in ALL_TYPES),
    *((dtype, "zero_dim") for dtype in ALL_TYPES),
    *((dtype, "number") for dtype in _NUMBERS),
)


@functools.cache
def _place(operand: Operand) -> int:
    return SPOKEN.index(operand)


def golden_result(operands: list[Operand]) -> ScalarType:
    """torch's answer for up to three operands."""
    place = 0
    for operand in operands:
        place = place * len(SPOKEN) + _place(operand)
    return ALL_TYPES[int(golden("03")["result_types"][str(len(operands))][place])]


def _operand_lists() -> Any:
    from hypothesis import strategies as st

    return st.lists(st.sampled_from(SPOKEN), min_size=1, max_size=3).map(lambda operands: (operands,))


def _plug_result(fn: Function) -> Function:
    def result_type(operands: Any) -> ScalarType:
        found = fn([_spoken(m) for m in operands])
        if not isinstance(found, ScalarType):
            raise TypeError(f"result_type gave {show_value(found)}, which is no dtype")
        return found

    return result_type


def _spoken(m: Metadata) -> Operand:
    return m.dtype, "number" if m.is_wrapped_number else "dim" if m.dim else "zero_dim"


def _mixed() -> dict[str, Callable[[], Mismatch | None]]:
    """Sums of all kinds of operands, against torch's result."""
    operands = (
        ("uint8", "dim"), ("int64", "dim"), ("float16", "dim"), ("float32", "dim"), ("bool", "zero_dim"),
        ("int32", "zero_dim"), ("float64", "zero_dim"), ("bool", "number"), ("int64", "number"), ("float64", "number"),
    )  # fmt: skip
    runs = {}
    for a, b in itertools.product(operands, repeat=2):
        if a[1] == b[1] == "number":
            continue  # Python adds these
        wanted = golden_result([(BY_NAME[a[0]], a[1]), (BY_NAME[b[0]], b[1])])
        runs[f"{a[0]} {a[1]} + {b[0]} {b[1]}"] = adds_up(a, b, wanted.name)
    return {"sums of mixed operands": partial(_all, runs)}


def _all(runs: dict[str, Callable[[], Mismatch | None]]) -> Mismatch | None:
    for name, run in runs.items():
        mismatch = run()
        if mismatch is not None:
            return Mismatch(mismatch.expected, mismatch.got, name)
    return None


_VECTOR_F32, _VECTOR_I64 = (tt.float32, "dim"), (tt.int64, "dim")
_POINT_F64 = (tt.float64, "zero_dim")

RESULT_TYPE = Exercise(
    id="03.result_type",
    signature="result_type(operands)",
    parts=(
        Cases(
            3,
            (
                ([(tt.int32, "dim"), (tt.int64, "dim")],),
                ([(tt.int32, "dim"), _VECTOR_F32],),
                ([_VECTOR_F32, (tt.float64, "zero_dim")],),
                ([(tt.uint8, "dim"), (tt.int64, "number")],),
            ),
        ),
        Exhaustive("all pairs", 3, lambda: [(list(pair),) for pair in itertools.product(SPOKEN, repeat=2)]),
        Property("triples", 3, _operand_lists, 200),
        Plug(
            3,
            "tinytensor.aten.tensor_iterator:result_type",
            {**_mixed(), **database_tests("add", "mul")},
            _plug_result,
        ),
    ),
    probes=(
        ([(tt.int32, "dim"), (tt.int64, "dim")],),
        ([_VECTOR_F32, _POINT_F64],),
        ([_POINT_F64, _VECTOR_F32],),
        ([_VECTOR_I64, _POINT_F64],),
        ([_POINT_F64, _VECTOR_I64],),
        ([(tt.uint8, "dim"), (tt.int64, "number")],),
        ([(tt.int32, "dim"), (tt.float64, "number")],),
        ([(tt.float16, "dim"), (tt.float64, "number")],),
        ([(tt.float64, "number"), (tt.int64, "zero_dim")],),
        ([(tt.bool, "zero_dim"), (tt.int64, "number"), (tt.uint8, "dim")],),
        ([(tt.float64, "number")],),
    ),
    hints=(
        "Three classes speak one after the other. When may a weaker class change what the stronger ones have agreed on?",
        "Join the operands of each class with promote_types. Start with the strongest class that is there; take the next "
        "one in only if its category is higher than what you have.",
        "int16 with dimensions, bfloat16 0-dim, the number 2.5: the first class says int16. bfloat16 is floating, "
        "higher: bfloat16. The number is floating too, no higher. Result bfloat16.",
    ),
    observe=lambda fn, case: call(fn, case, ("operands",)),
    judge=expects(golden_result),
    show=lambda case: f"result_type([{', '.join(f'({show_dtype(d)}, {k!r})' for d, k in case[0])}])",
    provides={"tt": tt, "category": category},
    oracles=("tinytensor.aten.native.type_properties:result_type", "tinytensor.aten.tensor_iterator:result_type"),
)
