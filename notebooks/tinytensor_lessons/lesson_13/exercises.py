"""Lesson 13, Two YAML files write the rest: the exercises and what is asked of them."""

from __future__ import annotations

import ast
import functools
import json
import re
from typing import Any

from tinytensor.aten.core.schema import function_schema_parser
from tinytensor.aten.core.schema.function_schema import (
    Argument,
    FunctionSchema,
    ListType,
    OptionalType,
    Type,
    base_type,
)
from tinytensor.codegen.entry_text import native_functions
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import (
    Cases,
    Exercise,
    Exhaustive,
    Function,
    LessonSpec,
    Mismatch,
    Outcome,
    Prediction,
    Quiz,
)  # fmt: skip
from tinytensor_lessons.geometry import golden
from tinytensor_lessons.lesson_13.formulas import SAVED_FROM_FORMULA
from tinytensor_lessons.lesson_13.hypot import HYPOT
from tinytensor_lessons.lesson_13.kernels import EMIT_KERNEL
from tinytensor_lessons.schema_tokens import TYPES, Reader, tokens

# The library's own, kept from before anything else takes its place.
_library_parse = function_schema_parser.parse_schema

# ---- 13.parse_schema -----------------------------------------------------------------------------------------------


def type_fields(type: Type) -> dict[str, Any]:
    elem = type.elem if isinstance(type, OptionalType) else type
    size = elem.size if isinstance(elem, ListType) else None
    return {"type": str(type), "optional": isinstance(type, OptionalType), "size": size}


def argument_dict(argument: Argument, text: str) -> dict[str, Any]:
    """An argument as the exercise wants it; its default is as `text` writes it."""
    alias = None if argument.alias_info is None else str(argument.alias_info)[1:-1]
    fields = {"name": argument.name, **type_fields(argument.type), "alias": alias, "kwarg_only": argument.kwarg_only}
    if argument.has_default_value():
        fields["default"] = written_default(argument, text)
    return fields


def written_default(argument: Argument, text: str) -> Any:
    """`1` of `int[2] padding=1`, where the library would have (1, 1); the text of a default that is a name."""
    written = re.search(rf"\b{argument.name}=(\[[^\]]*\]|'[^']*'|\"[^\"]*\"|[^,)]+)", text)
    assert written is not None
    try:
        value = ast.literal_eval(written[1].strip())
    except ValueError:
        return written[1].strip()
    return float(value) if base_type(argument.type).name == "float" and isinstance(value, int) else value


@functools.cache
def schema_dict(text: str) -> dict[str, Any]:
    """What the exercise's function is to return for a schema, by the library's parser."""
    schema = _parsed(text)
    assert isinstance(schema, FunctionSchema)
    returns = [argument_dict(r, text) for r in schema.returns]
    return {
        "name": schema.operator_name.base_name,
        "overload": schema.overload_name,
        "args": [argument_dict(a, text) for a in schema.arguments],
        "returns": [{"name": r["name"], "type": r["type"], "alias": r["alias"]} for r in returns],
    }


def fault_column(text: str) -> int | None:
    """The column at which the library's parser stops; None if the schema is sound."""
    found = _parsed(text)
    return found if isinstance(found, int) else None


@functools.cache
def _parsed(text: str) -> FunctionSchema | int:
    """The schema, or the column of its fault."""
    try:
        return _library_parse(text)
    except RuntimeError as error:
        mark = next((line for line in str(error).splitlines() if "<--- HERE" in line), None)
        return len(text) if mark is None else mark.index("~")


NO_DEFAULT = "no default"
_FAULT = "fault at column"


def _normalize(case: str, value: Any) -> Any:
    """Aliases without spaces, absent defaults by name, and of a fault the column alone."""
    if not isinstance(value, dict) or not isinstance(value.get("args"), (list, tuple)):
        return value
    args = [{"default": NO_DEFAULT, **a} if isinstance(a, dict) else a for a in value["args"]]
    plain = [{k: _squeezed(v) if k == "alias" else v for k, v in a.items()} if isinstance(a, dict) else a for a in args]
    returns = value.get("returns")
    if isinstance(returns, (list, tuple)):
        returns = [{**r, "alias": _squeezed(r.get("alias"))} if isinstance(r, dict) else r for r in returns]
    return {**value, "args": plain, "returns": returns}


def _squeezed(alias: Any) -> Any:
    return alias.replace(" ", "") if isinstance(alias, str) else alias


def _observe_parse(fn: Function, case: str) -> Outcome:
    try:
        return Outcome(fn(case))
    except ValueError as error:
        if len(error.args) == 2 and isinstance(error.args[1], int):
            return Outcome((_FAULT, error.args[1]))
        return raised(fn, error)
    except (Exception, SystemExit) as error:
        return raised(fn, error)


def _judge_parse(case: str, outcome: Outcome) -> Mismatch | None:
    column = fault_column(case)
    expected: Any = schema_dict(case) if column is None else (_FAULT, column)
    if outcome.raised:
        shown = show_value(expected) if column is None else f"ValueError(what, {column})"
        return Mismatch(shown, show_outcome(outcome), outcome.where)
    wanted, got = _normalize(case, expected), _normalize(case, outcome.value)
    if _same(wanted, got):
        return None
    found = difference(wanted, got)
    if found is None and column is None:
        found = _other_entry(wanted, got)
    if found is None:
        return None
    if column is not None:
        return Mismatch(f"ValueError(what, {column})", _show_parsed(outcome.value), "this is no schema")
    return _where_they_differ(wanted, got) or Mismatch(show_value(expected), _show_parsed(outcome.value), found)


def _same(a: Any, b: Any) -> bool:
    """Whether two results are written alike: the quick answer for the thousands of schemas that are right."""
    try:
        return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        return False


def _other_entry(wanted: Any, got: Any) -> str | None:
    """Names the entry that no dict of `wanted` has, where `got` agrees with all that `wanted` has."""
    pairs = [("the schema", wanted, got)]
    for key in ("args", "returns"):
        pairs += [(f"{key}[{i}]", *pair) for i, pair in enumerate(zip(wanted[key], got[key], strict=True))]
    for place, a, b in pairs:
        for key in b:
            if key not in a:
                return f"{place} has an entry {key!r}, which is not asked for"
    return None


def _where_they_differ(wanted: Any, got: Any) -> Mismatch | None:
    """The one argument or result that is wrong, where all the others can be left out."""
    if not isinstance(got, dict) or any(wanted[key] != got.get(key) for key in ("name", "overload")):
        return None
    for key in ("args", "returns"):
        theirs = got.get(key)
        if not isinstance(theirs, (list, tuple)) or len(theirs) != len(wanted[key]):
            return None
        for place, (a, b) in enumerate(zip(wanted[key], theirs, strict=True)):
            found = difference(a, b)
            if found is not None:
                return Mismatch(f"{key}[{place}]: {show_value(a)}", f"{key}[{place}]: {show_value(b)}", found)
    return None


def _show_parsed(value: Any) -> str:
    is_fault = isinstance(value, tuple) and value[:1] == (_FAULT,)
    return f"ValueError at column {value[1]}" if is_fault else show_value(value)


FAULTY = (
    "relu(Tensr self) -> Tensor",
    "add(Tensor self Tensor other) -> Tensor",
    "relu(Tensor self) Tensor",
    "relu(Tensor) -> Tensor",
    "relu(Tensor self -> Tensor",
    "relu(Tensor self) -> Tensor x y",
    "sum(Tensor self, int[2 dim) -> Tensor",
    "sum(Tensor self, *, bool) -> Tensor",
    "relu(Tensor self) -> Tensr",
    "relu(Tensor self",
    "relu(Tensor self) ->",
)


def _other_schemas() -> list[str]:
    """40 schemas of torch that tinytensor's table does not have."""
    return list(golden("13")["schemas"])


PARSE_SCHEMA = Exercise(
    id="13.parse_schema",
    signature="parse_schema(s)",
    parts=(
        Cases(
            3,
            (
                "relu(Tensor self) -> Tensor",
                "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
                "relu_(Tensor(a!) self) -> Tensor(a!)",
                "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
            ),
        ),
        Exhaustive("every schema of the table", 4, lambda: [fn.schema for fn in native_functions().values()]),
        Exhaustive("40 of torch", 1, _other_schemas),
        Exhaustive("faults", 3, lambda: FAULTY),
    ),
    probes=(
        "relu(Tensor self) -> Tensor",
        "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        "relu_(Tensor(a!) self) -> Tensor(a!)",
        "avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[1, 1]) -> Tensor",
        "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
        "relu(Tensr self) -> Tensor",
    ),
    hints=(
        "Take the tokens one after the other. What may come next at each place, and what does it tell you?",
        "A name; `(`; arguments with `,` between them until `)`; `->`; the results. A type is a word of TYPES, then any of "
        "`(...)`, `[...]` and `?`. Where the next token fits nowhere, its column is the answer.",
        "For `f.x(int[3]? n=None, *, Tensor(b) t) -> ()`: name f, overload x; n is of type `int[3]?`, optional, of size 3, "
        "default None; t has alias b and is keyword-only; no results.",
    ),
    observe=_observe_parse,
    judge=_judge_parse,
    show=lambda case: f"parse_schema({case!r})",
    normalize=_normalize,
    provides={"tokens": tokens, "TYPES": TYPES, "Reader": Reader},
    oracles=("tinytensor.aten.core.schema.function_schema_parser:parse_schema",),
    seconds=20.0,
)

# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "13.quiz",
    "Why must formulas use public operators?",
    (
        (
            "Public operators record themselves, so second derivatives exist.",
            "Yes: backward with create_graph runs the formula, and each operator in it makes a node.",
        ),
        (
            "It is a matter of style.",
            "A different result is at stake: with other code the second derivative is missing.",
        ),
        ("It is faster.", "Calling kernels would be faster, and nothing would be recorded."),
        ("Import order: kernels are not loaded yet.", "A consequence, not the reason."),
    ),
)

SPEC = LessonSpec(
    number="13",
    name="codegen",
    title="Two YAML files write the rest",
    minutes=140,
    version=3,
    exercises=(PARSE_SCHEMA, SAVED_FROM_FORMULA, EMIT_KERNEL, HYPOT),
    quiz=QUIZ,
    predictions=(
        Prediction("13.p1", "In which file is it decided what AddBackward0 saves?", "autograd/derivatives.yaml"),
        Prediction("13.p2", "Which wrapper forgets to ask, which saves too much?", ["exp", "mul"]),
        Prediction("13.p4", "How many pieces does splitting at commas give?", 4),
        Prediction("13.p3", "What does ExpBackward0 save for grad * exp(self)?", "self"),
        Prediction("13.p5", "Which node made the gradient of exp?", "MulBackward0"),
        Prediction("13.p6", "The slope of hypot(3, 4) along its first operand?", 0.6),
    ),
)
