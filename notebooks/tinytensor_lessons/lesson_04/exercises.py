"""Lesson 04, Anatomy of a kernel: the exercises and what is asked of them."""

from __future__ import annotations

import functools
import itertools
import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.aten.core.schema.function_schema import FunctionSchema
from tinytensor.aten.core.schema.function_schema_parser import parse_schema
from tinytensor.c10.scalar_type import BY_NAME, ScalarType
from tinytensor.c10.type_names import TYPE_NAMES
from tinytensor_lessons.compare import call, raised, show_outcome, show_value
from tinytensor_lessons.exercise import (
    Cases,
    Exercise,
    Exhaustive,
    Function,
    LessonSpec,
    Mismatch,
    Outcome,
    Prediction,
    Property,
    Quiz,
)  # fmt: skip
from tinytensor_lessons.geometry import Ints, golden
from tinytensor_lessons.lesson_03.promotion import show_dtype
from tinytensor_lessons.lesson_04.kernels import DTYPE_SWITCH, MM_KERNEL

# ---- 04.schemas ----------------------------------------------------------------------------------------------------

ENTRIES = ("relu_", "hypot.out", "t", "linear", "avg_pool2d", "max.dim")


def fields(text: str) -> list[tuple[str, str]]:
    """A schema taken apart: (what it is, what it says). Alias sets are lettered in the order in which they appear."""
    schema = parse_schema(text)
    letters: dict[str, str] = {}

    def alias(info: Any) -> str:
        if info is None:
            return ""
        named = "|".join(letters.setdefault(name, "abcdef"[len(letters) % 6]) for name in info.before)
        return f"({named}!)" if info.is_write else f"({named})"

    rows = [("the name", str(schema.operator_name))]
    for place, argument in enumerate(schema.arguments):
        about = f"argument {place}"
        rows += [(f"{about}, its name", argument.name), (f"{about}, its type", str(argument.type))]
        rows.append((f"{about}, its alias mark", alias(argument.alias_info)))
        rows.append((f"{about}, keyword-only", str(argument.kwarg_only)))
        rows.append((f"{about}, its default", str(argument.default) if argument.has_default_value() else "none"))
    rows += _results(schema, alias)
    return rows


def _results(schema: FunctionSchema, alias: Any) -> list[tuple[str, str]]:
    rows = []
    for place, result in enumerate(schema.returns):
        rows.append((f"result {place}, its type", str(result.type) + alias(result.alias_info)))
        rows.append((f"result {place}, its name", result.name or "none"))
    return rows


@functools.cache
def _golden_schema(entry: str) -> str:
    return golden("04")["schemas"][ENTRIES.index(entry)]


def _observe_schemas(fn: Function, case: tuple[str]) -> Outcome:
    outcome = call(fn, ())
    if outcome.raised or not isinstance(outcome.value, Mapping):
        return outcome
    return Outcome(outcome.value.get(case[0], "missing"))


def _judge_schemas(case: tuple[str], outcome: Outcome) -> Mismatch | None:
    expected = f"a schema for {case[0]}"
    if outcome.raised:
        return Mismatch(expected, show_outcome(outcome), outcome.where)
    if not isinstance(outcome.value, str):
        return Mismatch(expected, show_value(outcome.value), "schemas() returns a dict from name to schema text")
    try:
        found = fields(outcome.value)
    except RuntimeError as error:
        return Mismatch(expected, outcome.value, f"The parser says: {str(error).strip()}")
    wanted = fields(_golden_schema(case[0]))
    for (what, right), (other, said) in itertools.zip_longest(wanted, found, fillvalue=("nothing more", "")):
        if (what, right) != (other, said):
            return Mismatch(expected, outcome.value, _differs(what, right, other, said))
    return None


def _differs(what: str, right: str, other: str, said: str) -> str:
    if what == other:
        return f"{what}: expected {right or 'none'}, got {said or 'none'}"
    return f"expected {what} ({right or 'none'}), got {other} ({said or 'none'})"


def _schema_fields(case: Any, value: Any) -> Any:
    try:
        return fields(value) if isinstance(value, str) else value
    except RuntimeError:
        return value


SCHEMAS = Exercise(
    id="04.schemas",
    signature="schemas()",
    parts=(
        Cases(2, (("relu_",),)),
        Exhaustive("out", 2, lambda: [("hypot.out",)]),
        Exhaustive("view and optional", 2, lambda: [("t",), ("linear",)]),
        Exhaustive("lists and results", 2, lambda: [("avg_pool2d",), ("max.dim",)]),
    ),
    probes=tuple((entry,) for entry in ENTRIES),
    hints=(
        "Read the description word by word. Each promise has a mark: written to, shares memory, keyword-only, may be None.",
        "`(a!)` stands at an argument that is written to, and at the result that is that argument. `(a)` stands at an "
        "argument and at a view of it. `*` begins the keyword-only arguments. `?` permits None.",
        "relu's out variant: `relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`. A view: `select.int(Tensor(a) self, "
        "int dim, int index) -> Tensor(a)`.",
    ),
    observe=_observe_schemas,
    judge=_judge_schemas,
    show=lambda case: f'schemas()["{case[0]}"]',
    normalize=_schema_fields,
)

# ---- 04.check_mm ---------------------------------------------------------------------------------------------------

Pair = tuple[Ints, str, Ints, str]


@functools.cache
def _mm_errors() -> dict[Pair, str]:
    return {(tuple(a), s, tuple(b), t): text for a, s, b, t, text in golden("04")["mm_errors"]}


def _observe_check(fn: Function, case: Pair) -> Outcome:
    shape_a, a, shape_b, b = case
    try:
        value = fn(tt.ones(shape_a, dtype=BY_NAME[a]), tt.ones(shape_b, dtype=BY_NAME[b]))
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    return Outcome(value)


def _judge_check(case: Pair, outcome: Outcome) -> Mismatch | None:
    text = _mm_errors()[case]
    if not text:
        return (
            None
            if not outcome.raised and outcome.value is None
            else Mismatch("None", show_outcome(outcome), outcome.where)
        )
    if (outcome.raised, outcome.message) == ("RuntimeError", text):
        return None
    return Mismatch(f"RuntimeError: {text}", show_outcome(outcome), outcome.where)


def _show_pair(case: Pair) -> str:
    shape_a, a, shape_b, b = case
    return f"check_mm(tt.ones({shape_a}, dtype=tt.{a}), tt.ones({shape_b}, dtype=tt.{b}))"


_F, _D = "float32", "float64"

CHECK_MM = Exercise(
    id="04.check_mm",
    signature="check_mm(a, b)",
    parts=(
        Cases(
            3,
            (
                ((2, 3), _F, (2, 3), _F),
                ((2, 3), _F, (3, 2), _F),
                ((3,), _F, (3, 2), _F),
                ((2, 3), _F, (3, 2), _D),
                ((2, 3), _F, (3,), _F),
            ),
        ),
        Exhaustive("all pairs", 5, lambda: list(_mm_errors())),
    ),
    probes=(
        ((2, 3), _F, (2, 3), _F),
        ((3, 2), _D, (3, 2), _D),
        ((2, 3), _F, (3, 2), _F),
        ((3,), _F, (3, 2), _F),
        ((2, 3), _F, (2, 3, 4), _F),
        ((2, 3), _F, (3, 2), _D),
        ((3,), _F, (3, 2), _D),
        ((2, 3), _F, (2, 3), _D),
        ((2, 0), _F, (0, 2), _F),
        ((2, 0), _F, (3, 2), _F),
    ),
    hints=(
        "Four questions, in a fixed order. Several can fail at once; which one does the user hear about?",
        "Dimensions of a, dimensions of b, the two sizes that meet, the dtypes. The sizes in the message are those of "
        "both matrices, as rows x columns.",
        "ones(4, 5, dtype=tt.int32) and ones(4, 5): sizes 5 and 4 meet, so `mat1 and mat2 shapes cannot be multiplied (4x5 "
        "and 4x5)`; that the dtypes differ too is not said.",
    ),
    observe=_observe_check,
    judge=_judge_check,
    show=_show_pair,
    provides={"tt": tt, "TYPE_NAMES": TYPE_NAMES},
    oracles=("tinytensor.aten.native.linalg.linear_algebra:_check_multipliable",),
)

# ---- 04.prepare_out ------------------------------------------------------------------------------------------------

RESIZED = (
    "An output with one or more elements was resized since it had shape {}, which does not match the required output "
    "shape {}. This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have "
    "zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0)."
)


@dataclass(frozen=True)
class Given:
    """An output as the caller made it."""

    sizes: Ints
    strides: Ints
    dtype: str


@dataclass(frozen=True)
class Prepared:
    """What the result is, and what happened on the way. `strides` of the given output, where there is one.

    `warned_at` are the sizes of the given output at each warning, `kept` whether an output that fits has its numbers.
    """

    same: bool
    sizes: Ints
    strides: Ints
    dtype: str
    error: str = ""
    warning: str = ""
    warned_at: tuple[Ints, ...] = ()
    kept: bool = True


OutCase = tuple[Given | None, Ints, ScalarType]


def _observe_out(fn: Function, case: OutCase) -> Outcome:
    given, sizes, dtype = case
    out = None if given is None else tt.empty_strided(given.sizes, given.strides, dtype=BY_NAME[given.dtype])
    if out is not None:
        out.storage_.as_bytes()[...] = 1  # and no operator, which would be compiled first
    result: Any = None
    failure: Outcome | None = None
    caught: list[tuple[str, Ints]] = []
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.showwarning = lambda message, *about: caught.append((str(message), _sizes(out)))
        try:
            result = fn(out, sizes, dtype)
        except (Exception, SystemExit) as error:
            failure = raised(fn, error)
    if failure is not None and (failure.raised != "RuntimeError" or out is None):
        return failure
    seen = out if failure is not None else result
    if not isinstance(seen, tt.Tensor):
        return Outcome(result)
    found = Prepared(
        out is not None and seen is out,
        tuple(seen.shape),
        seen.meta_.strides,
        seen.dtype.name,
        failure.message if failure else "",
        caught[0][0] if caught else "",
        tuple(sizes for _, sizes in caught),
        seen is not out or _has_its_bytes(seen, given),
    )
    return Outcome(found, raised="RuntimeError" if failure else "", message=found.error)


def _has_its_bytes(out: Any, given: Given | None) -> bool:
    """Whether an output of the right size still holds what it was filled with."""
    return given is None or tuple(out.shape) != given.sizes or bool((out.storage_.as_bytes() == 1).all())


def _sizes(out: Any) -> Ints:
    return () if out is None else tuple(out.shape)


def _golden_out(case: OutCase) -> Prepared:
    """torch's answer where the table has it, else what follows from the rules of the task."""
    given, sizes, dtype = case
    if given is None:
        fresh = tt.empty(sizes, dtype=dtype)
        return Prepared(False, tuple(sizes), fresh.stride(), dtype.name)
    for own, strides, name, after, error, warning in golden("04")["outs"]:
        if (tuple(own), tuple(strides), name) == (given.sizes, given.strides, given.dtype) and case[1:] == _WANTED:
            at = ((given.sizes),) if warning else ()
            return Prepared(True, tuple(own) if error else (2, 3), tuple(after), name, error, warning, at)
    if given.dtype != dtype.name:
        wrong = TYPE_NAMES[BY_NAME[given.dtype]]
        error = f"Expected out tensor to have dtype {TYPE_NAMES[dtype]}, but got {wrong} instead"
        return Prepared(True, given.sizes, given.strides, given.dtype, error)
    if given.sizes == sizes:
        return Prepared(True, sizes, given.strides, given.dtype)
    held = 0 not in given.sizes
    warning = RESIZED.format(list(given.sizes), list(sizes)) if held else ""
    return Prepared(True, sizes, tt.empty(sizes).stride(), given.dtype, "", warning, (given.sizes,) * held)


def _outs() -> Any:
    """Outputs and what is wanted, each often the same as the other."""
    from hypothesis import strategies as st

    sizes = st.lists(st.integers(0, 3), min_size=1, max_size=3).map(tuple)
    dtype = st.sampled_from((tt.float32, tt.float64, tt.int64))

    @st.composite
    def case(draw: st.DrawFn) -> OutCase:
        wanted, of = draw(sizes), draw(dtype)
        own = draw(st.sampled_from((wanted, draw(sizes))))
        name = draw(st.sampled_from((of, of, draw(dtype)))).name
        strides = tt.empty(own).stride()
        return Given(own, strides if draw(st.booleans()) else tuple(2 * s for s in strides), name), wanted, of

    return case()


def _judge_out(case: OutCase, outcome: Outcome) -> Mismatch | None:
    wanted, got = _golden_out(case), outcome.value
    if not isinstance(got, Prepared):
        return Mismatch(_tell(wanted), show_outcome(outcome), outcome.where or "the answer is a tensor")
    if wanted == got:
        return None
    notes = (
        ("error", "the error is the first thing to be settled, word for word"),
        ("same", "a given out is written into, so it has to be the same object"),
        ("sizes", CHANGED_FIRST if wanted.error else ""),
        ("strides", "strides of an out that fits are the caller's choice"),
        ("warning", "the warning differs"),
        ("warned_at", WARNED_LATE if len(got.warned_at) == 1 else "one warning is enough"),
        ("kept", "an out that fits is returned as it is, with its numbers"),
    )
    note = next(text for field, text in notes if getattr(wanted, field) != getattr(got, field))
    return Mismatch(_tell(wanted), _tell(got), note)


CHANGED_FIRST = "out was resized before the error; the dtype has to be asked before anything else"
WARNED_LATE = "the warning has to come first, while out still has its old sizes"


def _tell(found: Prepared) -> str:
    if found.error:
        return f"RuntimeError: {found.error}; out has sizes {found.sizes}"
    who = "the given out" if found.same else "a new tensor"
    warned = f", warning: {found.warning[:96]}..." if found.warning else ", no warning"
    if len(found.warned_at) > 1:
        warned = f", {len(found.warned_at)} warnings"
    if found.warned_at == (found.sizes,):
        warned += " when it already had its new sizes"
    return f"{who}, sizes {found.sizes}, strides {found.strides}, {found.dtype}{warned}"


def _show_out(case: OutCase) -> str:
    given, sizes, dtype = case
    out = "None" if given is None else f"out {given.sizes} strides {given.strides} {given.dtype}"
    return f"prepare_out({out}, {show_value(sizes)}, {show_dtype(dtype)})"


_WANTED = ((2, 3), tt.float32)


def _given(*sizes: int, strides: Ints, dtype: str = _F) -> OutCase:
    return Given(sizes, strides, dtype), *_WANTED


PREPARE_OUT = Exercise(
    id="04.prepare_out",
    signature="prepare_out(out, sizes, dtype)",
    parts=(
        Cases(
            3,
            (
                (None, (2, 3), tt.float32),
                (None, (4,), tt.int64),
                _given(2, 3, strides=(3, 1)),
                _given(0, strides=(1,)),
            ),
        ),
        Exhaustive(
            "torch's outs",
            3,
            lambda: [
                (Given(tuple(own), tuple(strides), name), *_WANTED) for own, strides, name, *_ in golden("04")["outs"]
            ],
        ),
        Property("other sizes", 2, _outs, 100),
    ),
    probes=(
        (None, (2, 3), tt.float32),
        _given(2, 3, strides=(3, 1)),
        _given(2, 3, strides=(1, 2)),
        _given(2, 3, strides=(7, 2)),
        _given(3, 2, strides=(2, 1)),
        _given(0, strides=(1,)),
        _given(2, 3, strides=(3, 1), dtype=_D),
        _given(3, 2, strides=(2, 1), dtype="int64"),
        (Given((3,), (1,), "int64"), (4,), tt.int64),
    ),
    hints=(
        "Is there an out? Is its dtype right? Is its size right? What becomes of it in each case?",
        "No out: `tt.empty`. A wrong dtype: RuntimeError, before anything is changed. The right size: return it as it is. "
        "Else `out.resize_`, and a warning if it held elements.",
        "out (4,) float32 for sizes (2, 2), float32: 4 elements, so it warns, `... it had shape [4], which does not match "
        "the required output shape [2, 2] ...`, and comes back with sizes (2, 2), strides (2, 1).",
    ),
    observe=_observe_out,
    judge=_judge_out,
    show=_show_out,
    provides={"tt": tt, "TYPE_NAMES": TYPE_NAMES, "RESIZED": RESIZED, "warnings": warnings},
    oracles=("tinytensor.aten.native.shape.resize:resize_output", "tinytensor.c10.type_names:expect_out_dtype"),
)

# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "04.quiz",
    "Where must the check for `a.dim() == 2` live?",
    (
        ("In the meta function that all backends share.", "Yes: every backend and every way of calling passes it."),
        ("In the CPU loop.", "CUDA and Meta would miss it."),
        ("In the Python method.", "Calls from C++ or from other operators skip it."),
        ("In autograd.", "It is skipped in inference mode."),
    ),
)

SPEC = LessonSpec(
    number="04",
    name="kernel_anatomy",
    title="Anatomy of a kernel",
    minutes=105,
    version=3,
    exercises=(SCHEMAS, CHECK_MM, PREPARE_OUT, DTYPE_SWITCH, MM_KERNEL),
    quiz=QUIZ,
    predictions=(
        Prediction("04.p1", "Which of the five calls gives wrong numbers without an error?", "D"),
        Prediction("04.p2", "Is the result of mm with out=c the tensor c itself?", True),
        Prediction("04.p3", "Which operand does the message name?", "self"),
        Prediction("04.p4", "Which strides does out have after the product?", (1, 2)),
        Prediction("04.p5", "Which exception does a product of two bool matrices raise?", "NotImplementedError"),
        Prediction("04.p6", "At which position lies element (1, 2) of the view?", 16),
    ),
)
