"""Lesson 13, what a formula makes a node keep: 13.saved_from_formula, and how it takes the generator's place."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tinytensor.aten.core.schema.function_schema import FunctionSchema
from tinytensor.aten.core.schema.function_schema_parser import parse_schema
from tinytensor.codegen import load
from tinytensor.codegen.entry_text import derivative_entry, derivatives
from tinytensor.codegen.gen_autograd_functions import gen_autograd_function
from tinytensor.codegen.load import PACKAGE
from tinytensor.codegen.model import Derivative, SavedAttribute
from tinytensor_lessons.compare import call, difference, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug

# The generator's own, kept from before the learner's function takes its place.
_library_parse_formula = load.parse_formula

FACTS = (
    "sym_sizes",
    "sym_sizes_opt",
    "sym_strides",
    "sym_size",
    "sym_numel",
    "dim",
    "scalar_type",
    "layout",
    "options",
    "self_sym_blocksize_opt",
)

# (formula, schema in the form of exercise 1, as JSON: cases are compared and kept)
Case = tuple[str, str]


def brief(schema: FunctionSchema) -> dict[str, Any]:
    """What the exercise needs to know of a schema: the names and types of arguments and results."""
    return {
        "args": [{"name": a.name, "type": str(a.type)} for a in schema.arguments],
        "returns": [{"name": r.name, "type": str(r.type)} for r in schema.returns],
    }


def expected(derivative: Derivative) -> tuple[list[str], list[str], list[str]]:
    """What the generator saves: inputs, outputs, and the tensors of which only facts are kept."""
    whole = [s for s in derivative.saved if s.name == s.source]
    return (
        sorted(s.name for s in whole if not s.is_output),
        sorted(s.name for s in whole if s.is_output),
        sorted({s.source for s in derivative.saved if s.name != s.source}),
    )


@functools.cache
def formulas() -> dict[Case, tuple[list[str], list[str], list[str]]]:
    """Every formula of the table, but for those that ask for facts by a function (`TensorGeometry(self)` and three more)
    and the few that ask for more of a result than its size."""
    found = {}
    for info in derivatives().values():
        for derivative in info.derivatives:
            case = derivative.source, json.dumps(brief(info.func))
            facts = [s for s in derivative.saved if s.name != s.source]
            if any(s.name.endswith(("_geometry", "_args_sizes", "_args_scalartypes", "_info")) for s in facts):
                continue
            found[case] = expected(derivative)
    return found


# The operators that the readable cases are about.
_SCHEMAS = {
    "exp": "exp(Tensor self) -> Tensor",
    "sin": "sin(Tensor self) -> Tensor",
    "sum": "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    "mul": "mul.Tensor(Tensor self, Tensor other) -> Tensor",
    "mm": "mm(Tensor self, Tensor mat2) -> Tensor",
    "clamp": "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
}
_PARSED = {name: parse_schema(text) for name, text in _SCHEMAS.items()}


def _case(name: str, formula: str) -> Case:
    """A formula over the schema of one of these operators."""
    return formula, json.dumps(brief(_PARSED[name]))


def _observe(fn: Function, case: Case) -> Outcome:
    return call(lambda formula, schema: fn(formula, schema), (case[0], json.loads(case[1])), ("formula", "schema"))


def _answer(case: Case) -> tuple[list[str], list[str], list[str]]:
    known = formulas().get(case)
    if known is not None:
        return known
    return expected(_library_parse_formula(case[0], (), _schema(case)))


def _schema(case: Case) -> FunctionSchema:
    return next(schema for schema in _PARSED.values() if json.dumps(brief(schema)) == case[1])


def _normalize(case: Case, value: Any) -> Any:
    """Names in any order, in lists, tuples or sets."""
    try:
        return [sorted(names) for names in value]
    except TypeError:
        return value


def _judge(case: Case, outcome: Outcome) -> Mismatch | None:
    wanted = _answer(case)
    if outcome.raised:
        return Mismatch(show_value(wanted), show_outcome(outcome), outcome.where)
    if outcome.changed:
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    got = _normalize(case, outcome.value)
    if isinstance(got, list) and len(got) == 3 and difference(_normalize(case, wanted), got) is None:
        return None
    return Mismatch(show_value(wanted), show_value(outcome.value), "inputs, outputs, sizes")


def _show(case: Case) -> str:
    schema = json.loads(case[1])
    args = ", ".join(f"{a['type']} {a['name']}" for a in schema["args"])
    results = ", ".join(f"{r['type']} {r['name']}".strip() for r in schema["returns"])
    return f'saved_from_formula("{case[0]}", schema)  where schema is that of ({args}) -> {results}'


# ---- in place of the generator's


def _adapt(fn: Function) -> Function:
    """`parse_formula` with the learner's answer: what it does not name is not saved, what it names is."""

    def parse_formula(formula: str, var_names: tuple[str, ...], schema: FunctionSchema) -> Derivative:
        derivative = _library_parse_formula(formula, var_names, schema)
        inputs, outputs, sizes = (set(names) for names in fn(formula, brief(schema)))
        kept = [s for s in derivative.saved if s.source in (sizes if s.name != s.source else inputs | outputs)]
        have = {s.name for s in kept}
        types = {a["name"]: a["type"] for a in brief(schema)["args"]}
        for name in sorted((inputs | outputs) - have):
            kind = "tensor" if types.get(name, "Tensor") == "Tensor" else "value"
            kept.append(SavedAttribute(name, name, name, kind, name in outputs))
        return replace(derivative, saved=tuple(kept))

    return parse_formula


def _regenerates(name: str) -> Callable[[], Mismatch | None]:
    """The node class of an entry, generated anew, is the one that is shipped."""

    def run() -> Mismatch | None:
        written = derivative_entry(name)
        assert written is not None
        info = load.parse_derivative(written.text)
        number = (derivatives()[name].op or "").removeprefix((info.op or "")[:-1])
        text = gen_autograd_function(replace(info, op=f"{(info.op or '')[:-1]}{number}"))
        shipped = (PACKAGE / "autograd" / "generated" / "functions.py").read_text(encoding="utf-8")
        if text in shipped:
            return None
        lines = shipped.splitlines()
        strange = next((line for line in text.splitlines() if line not in lines), text.splitlines()[2])
        return Mismatch(f"the class {derivatives()[name].op} as it is shipped", strange.strip())

    return run


_RUNS = ("exp", "mul.Tensor", "mm", "tanh", "sum", "atan2")

SAVED_FROM_FORMULA = Exercise(
    id="13.saved_from_formula",
    signature="saved_from_formula(formula, schema)",
    parts=(
        Cases(
            3,
            (
                _case("exp", "grad * result"),
                _case("mul", "grad * other"),
                _case("sum", "grad.expand(self.sym_sizes())"),
                _case("sin", "grad * self.cos()"),
            ),
        ),
        Exhaustive("every formula of the table", 4, lambda: [*formulas(), _case("clamp", "grad * max(grad)")]),
        Plug(
            3,
            "tinytensor.codegen.load:parse_formula",
            {f"the generator on {name}": _regenerates(name) for name in _RUNS},
            _adapt,
        ),
    ),
    probes=(
        _case("exp", "grad * result"),
        _case("mul", "grad * other"),
        _case("sum", "grad.expand(self.sym_sizes())"),
        _case("sin", "grad * self.cos()"),
        _case("exp", "grad * exp(self)"),
        _case("clamp", "grad.minimum(max)"),
        _case("mm", "mm_mat1_backward(grad, mat2, self.sym_sizes(), self.sym_strides(), self.layout(), 1)"),
    ),
    hints=(
        "Which names does the expression mention, and which of them are gone when backward runs?",
        "ast.parse(formula, mode='eval'), then look at each node. A call of a method of FACTS on a name: only facts. A name "
        "that is an argument: an input. A name of a result: an output. The name of a function that is called: nothing.",
        "`grad * weight.dim() + grad.sum_to(bias) * result` over arguments weight, bias: inputs [bias], outputs [result], "
        "sizes [weight].",
    ),
    observe=_observe,
    judge=_judge,
    show=_show,
    normalize=_normalize,
    provides={"FACTS": FACTS},
    oracles=("tinytensor.codegen:parse_derivative",),
)
