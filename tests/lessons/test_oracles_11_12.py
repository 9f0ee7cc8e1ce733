"""What the checks of lessons 11 and 12 compare with: torch's answers, the library's, differences, measurements."""

from __future__ import annotations

import numpy as np
import pytest
from for_each import for_each
from tinytensor_lessons import geometry
from tinytensor_lessons.check import run_check
from tinytensor_lessons.exercise import Outcome
from tinytensor_lessons.lesson_11 import exercises as lesson_11
from tinytensor_lessons.lesson_11 import inplace
from tinytensor_lessons.lesson_12 import (
    checkpoint as lesson_12_checkpoint,
)
from tinytensor_lessons.lesson_12 import (
    exercises as lesson_12,
)
from tinytensor_lessons.lesson_12 import (
    forward as lesson_12_forward,
)
from tinytensor_lessons.lesson_12.checkpoint import (
    ACTIVATION,
    Run,
    chain,
    divisors,
    in_segments,
    layers,
    measured,
    peak,
)

import tinytensor as tt
from tinytensor.autograd.variable.variable import check_inplace
from tinytensor.utils.checkpoint import checkpoint

# ---- lesson 11


def test_counters_of_the_library_are_torchs():
    for program, versions in geometry.golden("11")["versions"]:
        assert lesson_11._by_running(program) == versions, program


@pytest.mark.parametrize("op", lesson_11.RULES)
def test_the_library_keeps_what_torch_keeps(op):
    x, y = (tt.ones(3, requires_grad=True) for _ in range(2))
    calls = {name: getattr(tt.Tensor, name) for name in ("exp", "sin", "tanh", "sigmoid", "relu", "sqrt", "log", "sum")}
    calls = {name: (lambda x, y, f=f: f(x)) for name, f in calls.items()}
    calls |= {
        "div": lambda x, y: x / y,
        "mul": lambda x, y: x * y,
        "add": lambda x, y: x + y,
        "pow2": lambda x, y: x**2,
    }
    words = {
        "_saved_self": "self",
        "_saved_other": "other",
        "_saved_result": "result",
        "_saved_self_sym_sizes": "sizes",
    }
    kept = sorted(words[name] for name in dir(calls[op](x, y).grad_fn) if name in words)
    assert kept == geometry.golden("11")["saved"][op]


@pytest.mark.parametrize("op", lesson_11.RULES)
def test_formulas_give_the_slope_from_what_they_need(op):
    x, y = np.array([0.5, 1.5, 2.0]), np.array([1.0, 4.0, 0.25])
    for needs, _ in lesson_11.RULES[op]:
        forward = lesson_11.FORWARD[op]
        slope = (forward(x + 1e-6, y) - forward(x - 1e-6, y)) / 2e-6
        found = lesson_11.gradient_from(op, needs)
        assert np.allclose(np.sum(found) if op == "sum" else found, slope, atol=1e-6)
        for name in needs:
            others = [n for n, _ in lesson_11.RULES[op] if n <= needs - {name}]
            assert others or lesson_11.gradient_from(op, needs - {name}) is None


def test_the_answer_asked_for_is_enough_and_no_more():
    for op, words in geometry.golden("11")["saved"].items():
        names = frozenset(words)
        assert lesson_11.gradient_from(op, names) is not None
        fewest = min(len(needs - {"sizes"}) for needs, _ in lesson_11.RULES[op])
        assert len(names - {"sizes"}) == fewest


def test_the_librarys_refusals_are_torchs():
    for (base, view, mode), text in inplace.refusals().items():
        t = inplace.target(base, view)
        message = ""
        try:
            check_inplace(t, mode)
        except RuntimeError as error:
            message = str(error)
        assert message.partition(". ")[0].removesuffix(".") == text.removesuffix("."), (base, view, mode)


def test_a_written_part_has_the_gradient_of_the_same_thing_out_of_place():
    base, view = ((2, 3), (3, 1), 0), ((2,), (3,), 1)
    x = tt.ones(2, 3, requires_grad=True)
    y = x * 1
    y[:, 1].mul_(3)
    (y * tt.arange(1.0, 7.0).view(2, 3)).sum().backward()
    assert x.grad.tolist() == inplace._out_of_place(base, view, "mul_(3)", False)


def test_saved_variables_are_judged_by_what_the_library_does():
    """The library's own class, under the learner's names, passes: nothing is asked that PyTorch does not do."""
    from tinytensor.autograd.variable.saved_variable import SavedVariable as Library

    class SavedVariable(Library):
        def __init__(self, t, is_output):
            super().__init__(t, is_output)

        def release(self):
            self.reset_data()

    exercise = lesson_11.SAVED_VARIABLE
    cases = [*exercise.parts[0].cases, *exercise.parts[2].cases(), *exercise.probes]
    for case in cases:
        if case.what != "freed":
            assert exercise.judge(case, exercise.observe(SavedVariable, case)) is None, case


# ---- lesson 12


def test_relu_and_power_pass_their_own_checks():
    class MyReLU:
        apply = staticmethod(tt.relu)

    for case in lesson_12.MY_RELU.probes[:3]:
        assert lesson_12.MY_RELU.judge(case, lesson_12.MY_RELU.observe(MyReLU, case)) is None

    class Cube:
        apply = staticmethod(lambda x: x**3)

    for case in (*lesson_12.CUBE.parts[0].cases, *lesson_12.CUBE.parts[2].cases(), *lesson_12.CUBE.parts[3].cases()):
        assert lesson_12.CUBE.judge(case, lesson_12.CUBE.observe(Cube, case)) is None


def test_tangents_from_gradients_are_those_of_the_library():
    exercise = lesson_12_forward.JVP_RULES

    def by_dual_numbers():
        def rule(op):
            def run(primals, tangents, out):
                fw = tt.autograd.forward_ad
                with fw.dual_level():
                    duals = [p if t is None else fw.make_dual(p, t) for p, t in zip(primals, tangents, strict=True)]
                    return fw.unpack_dual(lesson_12_forward.FORWARD[op](*duals)).tangent

            return run

        return {op: rule(op) for op in lesson_12_forward.FORWARD}

    for case in (*exercise.probes, *lesson_12_forward._constants()):
        assert exercise.judge(case, exercise.observe(by_dual_numbers, case)) is None, case


def test_rules_are_taken_out_again():
    from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw

    with tt.autograd.forward_ad.dual_level():
        pass
    entries = [find_schema_or_throw(f"aten::{name}", over).entry for name, over in lesson_12_forward.OPERATORS.values()]
    before = [entry.forward_ad for entry in entries]
    assert all(before)
    run_check(lesson_12_forward.JVP_RULES, lambda: {})
    with pytest.raises(ZeroDivisionError), lesson_12_forward._installed(lesson_12_forward._adapt(lambda: {})):
        assert entries[0].forward_ad is not before[0]
        raise ZeroDivisionError
    assert [entry.forward_ad for entry in entries] == before


def test_bytes_of_the_network_are_those_of_the_text():
    functions, weights = layers(8)
    plain = measured(chain(functions), weights)
    assert ACTIVATION == 65_536 and plain == {"after forward": 589_824, "peak": 589_824}

    def again(fn, *args):
        return checkpoint(fn, *args, use_reentrant=True)

    each = measured(in_segments(functions, 8, again), weights)
    assert each["after forward"] == 524_288 and round(100 * (1 - 524_288 / 589_824)) == 11
    assert measured(in_segments(functions, 2, again), weights) == {"after forward": 131_072, "peak": 6 * 65_536}


@for_each(range(4, 65))
def test_the_peak_is_the_inputs_and_one_segment(n):
    assert [peak(n, k) for k in divisors(n)] == [k + n // k for k in divisors(n)]


@pytest.mark.parametrize("reentrant", [True, False])
def test_the_librarys_checkpoint_passes_the_exercise(reentrant):
    exercise = lesson_12_checkpoint.CHECKPOINT
    run = lambda fn, *args: checkpoint(fn, *args, use_reentrant=reentrant)  # noqa: E731
    for case in (*exercise.probes, Run("later"), Run("bytes", 4)):
        assert exercise.judge(case, exercise.observe(run, case)) is None, case


def test_a_plain_run_is_what_checkpoints_are_compared_with():
    for what in ("one layer", "two inputs", "in a row", "dropout", "later"):
        values = lesson_12_checkpoint._plain(Run(what))
        assert all(v is not None for v in values.values())
        assert lesson_12_checkpoint._judge_checkpoint(Run(what), Outcome(values)) is None
    later = lesson_12_checkpoint._plain(Run("later"))
    assert later["before_backward"] != later["after_backward"]
