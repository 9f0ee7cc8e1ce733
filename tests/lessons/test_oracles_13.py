"""What the checks of lesson 13 compare with: parsed schemas, saved names, kernels at work, operators generated in memory."""

import sys

import numpy as np
import pytest
from tinytensor_lessons.check import run_check
from tinytensor_lessons.exercise import Outcome
from tinytensor_lessons.lesson_13 import (
    exercises,
    hypot,
)
from tinytensor_lessons.lesson_13 import (
    formulas as lesson_13_formulas,
)
from tinytensor_lessons.lesson_13 import (
    kernels as lesson_13_kernels,
)
from tinytensor_lessons.lesson_13.hypot import HYPOT, Use
from tinytensor_lessons.lesson_13.kernels import EMIT_KERNEL, TEN, kernel_entry
from tinytensor_lessons.registry import load_misconceptions
from tinytensor_lessons.scratch_operators import NAME, Scratch

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher, find_schema_or_throw
from tinytensor.autograd.generated import functions as nodes
from tinytensor.codegen import EntryFault
from tinytensor.codegen.entry_text import derivative_entry, native_entry
from tinytensor.codegen.load import TableError

SHIPPED = "\n\n".join(native_entry(name).text for name in ("hypot.out", "hypot", "hypot_"))
FORMULAS = derivative_entry("hypot").text


# ---- schemas and formulas


def test_a_schema_as_a_dict():
    text = "conv.x(Tensor(a!)[] input, Tensor? bias=None, int[2]? size=1, *, str mode='a, b', int r=Mean) -> (Tensor out, int)"
    none = {"optional": False, "size": None, "alias": None, "kwarg_only": False}
    assert exercises.schema_dict(text) == {
        "name": "conv",
        "overload": "x",
        "args": [
            {**none, "name": "input", "type": "Tensor[]", "alias": "a!"},
            {**none, "name": "bias", "type": "Tensor?", "optional": True, "default": None},
            {**none, "name": "size", "type": "int[2]?", "optional": True, "size": 2, "default": 1},
            {**none, "name": "mode", "type": "str", "kwarg_only": True, "default": "a, b"},
            {**none, "name": "r", "type": "int", "kwarg_only": True, "default": "Mean"},
        ],
        "returns": [{"name": "out", "type": "Tensor", "alias": None}, {"name": "", "type": "int", "alias": None}],
    }


STRANGE = ("Tensr self", "Tensor other", "Tensor", ") ->", "->", "y", "dim)", ") ->", "Tensr", "", "")


@pytest.mark.parametrize(("text", "rest"), list(zip(exercises.FAULTY, STRANGE, strict=True)))
def test_columns_of_faults(text, rest):
    column = text.rindex(rest) if rest else len(text)
    assert exercises.fault_column(text) == column
    assert exercises._judge_parse(text, Outcome((exercises._FAULT, column))) is None
    assert "ValueError at column" in exercises._judge_parse(text, Outcome((exercises._FAULT, column + 1))).got


def test_the_40_schemas_are_not_in_the_table():
    schemas = exercises._other_schemas()
    assert len(schemas) == 40 and not {s.partition("(")[0] for s in schemas} & set(exercises.native_functions())
    assert all(exercises.fault_column(text) is None for text in schemas)


def test_what_formulas_save():
    answers = lesson_13_formulas.formulas()
    assert len(answers) > 450
    by_formula = {formula: answer for (formula, _), answer in answers.items()}
    assert by_formula["grad * result"] == ([], ["result"], [])
    inputs, outputs, sizes = by_formula[
        "mm_mat1_backward(grad, mat2, self.sym_sizes(), self.sym_strides(), self.layout(), 1)"
    ]
    assert (inputs, outputs, sizes) == (["mat2"], [], ["self"])


# ---- kernels


def test_entries_of_the_ten():
    assert kernel_entry("mul_.Tensor") == {
        "name": "mul__Tensor",
        "arguments": ["self", "other"],
        "inplace": True,
        "result": "self",
        "node": "MulBackward0",
        "inputs": ["self", "other"],
        "saved": {"other_": "SavedVariable(other, False)", "self_": "SavedVariable(F.clone(self), False)"},
        "saved_results": {},
    }
    kernel_entry("exp")["saved_results"].clear()  # a copy
    assert kernel_entry("exp")["saved_results"] == {"result_": "SavedVariable(result, True)"}
    assert all(hasattr(nodes, kernel_entry(name)["node"]) for name in TEN)


BY_HAND = """
def exp_(ks, self):
    grad_fn = ExpBackward0(collect_next_edges(self)) if compute_requires_grad(self) else None
    ks = ks & AFTER_AUTOGRAD
    _exp__table[ks](ks, self)
    if grad_fn is not None:
        grad_fn.result_ = SavedVariable(self, True)
        rebase_history(self, grad_fn)
    return self
"""


@pytest.mark.parametrize("requires", [True, False])
def test_a_kernel_may_be_written_in_another_way(requires):
    case = ("exp_", (requires,))
    assert EMIT_KERNEL.judge(case, EMIT_KERNEL.observe(lambda entry: BY_HAND, case)) is None


def test_what_an_emitted_kernel_raises_is_told_with_its_line():
    case = ("exp_", (True,))
    outcome = EMIT_KERNEL.observe(lambda entry: BY_HAND.replace("rebase_history", "rebase"), case)
    assert (outcome.raised, outcome.where) == (
        "NameError", "raised in the kernel that you emitted: rebase(self, grad_fn)"
    )  # fmt: skip
    assert EMIT_KERNEL.observe(lambda entry: "def exp_(:", case).raised == "SyntaxError"
    assert EMIT_KERNEL.observe(lambda entry: 3, case).message == "the source is to be a str, not int"


def test_the_shipped_kernels_come_back():
    before = {name: _kernel(name) for name in TEN}
    kernels = {name: (lambda ks, *args: None) for name in TEN}
    with pytest.raises(ZeroDivisionError), lesson_13_kernels._installed(kernels):
        assert all(_kernel(name) is not before[name] for name in TEN)
        raise ZeroDivisionError
    assert {name: _kernel(name) for name in TEN} == before


def _kernel(name):
    base, _, overload = name.partition(".")
    return find_schema_or_throw(f"aten::{base}", overload).entry.kernel_at(lesson_13_kernels.DispatchKey.Autograd)


# ---- operators in memory


def test_scratch_operators_leave_no_trace():
    operators, modules = dict(dispatcher.operators), set(sys.modules)
    scratch = Scratch(SHIPPED, FORMULAS)
    assert dispatcher.operators == operators
    assert not [name for name in set(sys.modules) - modules if name.startswith(NAME)]
    x = tt.tensor([3.0, 5.0], requires_grad=True)
    y = scratch.functions.hypot(x, tt.tensor([4.0, 12.0]))
    assert y.tolist() == [5.0, 13.0] and type(y.grad_fn).__module__ == f"{NAME}.nodes"
    assert y.grad_fn.name() == "HypotBackward0" and type(y.grad_fn) is not nodes.HypotBackward0
    assert sorted(scratch.dispatcher.operators) == [("aten::hypot", ""), ("aten::hypot", "out"), ("aten::hypot_", "")]


@pytest.mark.parametrize(
    ("functions", "formulas", "error", "message"),
    [
        (SHIPPED, FORMULAS.replace("result\n", "reslt\n"), EntryFault, "'reslt' in 'grad \\* other / reslt'"),
        (SHIPPED, FORMULAS.replace("Tensor self", "Tensr self"), EntryFault, "unknown type"),
        (SHIPPED.replace("native:", "module:"), FORMULAS, EntryFault, "unknown field"),
        (SHIPPED, FORMULAS.replace("hypot", "hypo"), TableError, "hypo: no operator has the schema"),
        (SHIPPED.replace("  structured_delegate: hypot.out\n", "", 1), FORMULAS, TableError, "`native` must name"),
        (SHIPPED, "grad", TableError, "a table is a list"),
        ("- [", FORMULAS, EntryFault, "no yaml"),
        (3, FORMULAS, TypeError, "a table is to be a str"),
    ],
)
def test_tables_with_faults(functions, formulas, error, message):
    with pytest.raises(error, match=message):
        Scratch(functions, formulas)


def test_the_shipped_entries_pass_the_exercise():
    assert run_check(HYPOT, lambda: (SHIPPED, FORMULAS)).points == HYPOT.points


def test_slopes_of_hypot_by_differences():
    use = Use("gradient", ((3.0,), (-5.0,)), ((4.0, 12.0, 1.0),))
    found = hypot.expected(use)
    x, y = np.array(use.x), np.array(use.y)
    for k in range(2):
        step = np.zeros_like(x)
        step[k] = 1e-6
        slope = (np.hypot(x + step, y).sum() - np.hypot(x - step, y).sum()) / 2e-6
        assert abs(found["x.grad"][k][0] - slope) < 1e-6


@pytest.mark.parametrize("formulas", ["self, other: grad * self / result", "self: grad\n  other: grad"])
def test_other_mistakes_get_no_hint_that_is_not_theirs(formulas):
    text = f"- name: hypot(Tensor self, Tensor other) -> Tensor\n  {formulas}"
    result = run_check(HYPOT, lambda: (SHIPPED, text), load_misconceptions("13")["hypot"])
    assert result.points == 0 and result.hint_id == ""
