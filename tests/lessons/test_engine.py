"""The check engine itself: limits, what it hides and shows, what it never lets through."""

from __future__ import annotations

import logging
import re
import sys
import threading
import time
import warnings
from dataclasses import replace

import pytest
from tinytensor_lessons import begin
from tinytensor_lessons.check import BLANK, FAIL, PASS, run_check
from tinytensor_lessons.compare import difference, show_value
from tinytensor_lessons.lesson_00.exercises import BACKWARD, FIT_LINE, SLOPE, TOPO
from tinytensor_lessons.lesson_01.exercises import CONTIGUOUS_STRIDES, FLAT_INDEX, READ
from tinytensor_lessons.lesson_02.exercises import EXPAND_META, SLICE_META
from tinytensor_lessons.limits import TimeIsUp, time_limit
from tinytensor_lessons.plug import replaced
from tinytensor_lessons.property import first_wrong
from tinytensor_lessons.registry import load_misconceptions

# The interrupt may strike inside a callback of the garbage collector, where it is reported and comes again.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

QUICK = replace(FLAT_INDEX, seconds=0.4)


def right(index, strides, storage_offset):
    return storage_offset + sum(i * s for i, s in zip(index, strides, strict=True))


# ---- limits


def loop(*args):
    while True:
        pass


def stubborn_loop(*args):
    while True:
        try:
            while True:
                pass
        except Exception:
            pass


def deaf_loop(*args):
    """A bare except swallows the first interrupt, not the next ones."""
    try:
        while True:
            pass
    except:  # noqa: E722
        pass
    return right(*args)


@pytest.mark.parametrize("endless", [loop, stubborn_loop])
def test_endless_loops_are_stopped(endless):
    started = time.monotonic()
    result = run_check(QUICK, endless)
    assert time.monotonic() - started < 5
    assert (result.status, result.points) == (FAIL, 0)
    assert "still running" in repr(result)


def test_swallowing_the_interrupt_does_not_help():
    assert run_check(QUICK, deaf_loop).points == 0


@pytest.mark.parametrize("endless", [loop, stubborn_loop])
def test_endless_loops_are_stopped_in_other_threads(endless):
    results = []
    thread = threading.Thread(target=lambda: results.append(run_check(QUICK, endless)))
    thread.start()
    thread.join(20)
    assert not thread.is_alive() and results[0].points == 0


def test_time_limit_restores_an_outer_one():
    with pytest.raises(TimeIsUp), time_limit(0.3):
        with time_limit(5):
            pass
        time.sleep(2)


def test_a_slow_right_answer_is_late(monkeypatch):
    def slow(*args):
        time.sleep(0.05)
        return right(*args)

    result = run_check(QUICK, slow)
    assert result.points < result.max and "still running" in repr(result)


# ---- what a learner's code may do


@pytest.mark.parametrize(
    "error", [ValueError("no"), SystemExit(3), RecursionError("deep"), KeyError("k"), MemoryError()]
)
def test_exceptions_become_part_of_the_panel(error):
    def raises(*args):
        raise error

    result = run_check(FLAT_INDEX, raises)
    assert result.points == 0
    assert type(error).__name__ in repr(result)


def test_inputs_are_fresh_copies_and_changes_are_reported():
    def eats(sizes):
        return CONTIGUOUS_STRIDES.judge and tuple(sizes)

    def empties(storage, sizes, strides, storage_offset):
        value = read(list(storage), sizes, strides, storage_offset)
        storage.clear()
        return value

    def read(storage, sizes, strides, at):
        return (
            [read(storage, sizes[1:], strides[1:], at + i * strides[0]) for i in range(sizes[0])]
            if sizes
            else storage[at]
        )

    result = run_check(READ, empties)
    assert result.points == 0 and "storage changed by your call" in repr(result)
    assert run_check(READ, read).points == READ.points
    assert run_check(CONTIGUOUS_STRIDES, eats).points == 0


def test_prints_are_kept_away_and_shown_with_the_failure(capsys):
    def chatty(index, strides, storage_offset):
        print("looking at", index)
        return right(index, strides, storage_offset) + (storage_offset > 0)

    result = run_check(FLAT_INDEX, chatty)
    assert result.status == FAIL
    assert "printed" in repr(result) and "looking at" in repr(result)
    assert capsys.readouterr() == ("", "")


def test_grade_mode_is_silent(monkeypatch, capfd):
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    handler = logging.StreamHandler(sys.stderr)
    logging.getLogger("learner").addHandler(handler)

    def noisy(index, strides, storage_offset):
        warnings.warn("careful", stacklevel=1)
        print("on stderr", file=sys.stderr)
        logging.getLogger("learner").error("logged")
        return right(index, strides, storage_offset)

    lesson = begin("01")
    capfd.readouterr()
    try:
        assert lesson.check("01.flat_index", noisy) == FLAT_INDEX.points
    finally:
        logging.getLogger("learner").removeHandler(handler)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit, GeneratorExit, RuntimeError])
def test_grade_mode_never_raises(monkeypatch, error):
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")

    def raises(*args):
        raise error

    lesson = begin("01")
    assert lesson.check("01.flat_index", raises) == 0.0
    assert lesson.check("01.no_such_exercise", right) == 0.0
    assert lesson.quiz("01.quiz", object()) == 0.0


def test_raising_the_recursion_limit_does_not_last():
    before = sys.getrecursionlimit()

    def topo(root):
        sys.setrecursionlimit(1_000_000)
        order, seen = [], set()

        def visit(v):
            if v not in seen:
                seen.add(v)
                for x in v.inputs:
                    visit(x)
                order.append(v)

        visit(root)
        return order

    result = run_check(TOPO, topo, load_misconceptions("00")["topo"])
    assert result.points == 0 and result.hint_id == "00.topo/raised_limit"
    assert sys.getrecursionlimit() == before


def test_exceptions_name_the_line():
    def crash(index, strides, storage_offset):
        total = storage_offset
        return total + index[99]

    text = repr(run_check(FLAT_INDEX, crash))
    assert "raised in line 3 of your function: return total + index[99]" in text


def test_hint_belongs_to_the_case_that_is_shown():
    """With two mistakes at once, the hint is about the one on the page."""

    def strides(sizes):
        found = [1]
        for size in sizes[:0:-1]:
            found.insert(0, found[0] * size)
        return tuple(found)

    result = run_check(CONTIGUOUS_STRIDES, strides, load_misconceptions("01")["contiguous_strides"])
    assert "contiguous_strides(())" in repr(result)
    assert result.hint_id == "01.contiguous_strides/scalar_one"


def test_a_part_may_have_its_own_hint(solution):
    def twice(root):
        order = solution(TOPO)(root)
        _ = [v.inputs for v in order]
        return order

    others = [model for model in load_misconceptions("00")["topo"] if model.name != "reads_again"]
    result = run_check(TOPO, twice, others)
    assert result.points == 8 and result.hint.startswith("Keep what `inputs` gave you")


def test_anything_but_a_function_is_told_so():
    result = run_check(FLAT_INDEX, 3)
    assert result.points == 0 and "the function flat_index" in repr(result)


def test_a_core_failure_costs_everything():
    def almost(index, strides, storage_offset):
        return 99 if index == (1, 1) else right(index, strides, storage_offset)

    assert run_check(FLAT_INDEX, almost).points == 0


def test_a_property_failure_costs_its_part():
    result = run_check(FLAT_INDEX, lambda index, strides, storage_offset: right(index, strides, 0))
    assert result.points == 3
    assert repr(result).startswith("01.flat_index  FAIL 3/8  (core pass, offsets FAIL)")


# ---- cases


def test_the_same_check_gives_the_same_panel():
    def wrong(index, strides, storage_offset):
        return right(index, strides, storage_offset) + (len(index) > 2)

    assert repr(run_check(FLAT_INDEX, wrong)) == repr(run_check(FLAT_INDEX, wrong))


def test_the_failing_case_is_shrunk():
    from hypothesis import strategies as st

    found = first_wrong("shrink", st.lists(st.integers(0, 1000)), 200, lambda xs: xs if sum(xs) >= 10 else None)
    assert found is not None and sum(found) == 10


def test_no_wrong_case_is_none():
    from hypothesis import strategies as st

    assert first_wrong("none", st.integers(), 50, lambda x: None) is None


def test_the_seed_changes_the_cases(monkeypatch):
    def cases():
        seen = []

        def watch(index, strides, storage_offset):
            seen.append((index, strides, storage_offset))
            return right(index, strides, storage_offset)

        run_check(FLAT_INDEX, watch)
        return seen

    first = cases()
    assert cases() == first
    monkeypatch.setenv("TINYTENSOR_GRADE_SEED", "5")
    assert cases() != first


@pytest.mark.parametrize(
    ("expected", "got", "tells"),
    [
        ((3, 1), (3, 2), "at [1]: expected 1, got 2"),
        ((3, 1), (3,), "expected 2 entries, got 1"),
        ((3, 1), 3, "expected a tuple, got int 3"),
        (3, 3.0, "expected an int, got float 3.0"),
        (3, True, "expected an int, got bool True"),
        (1.5, "1.5", "expected a number, got str '1.5'"),
        (True, 2, "expected True, got 2"),
        (None, 0, "expected None, got 0"),
        ({"a": 1}, {}, "'a' is missing"),
        ({"a": [1, 2]}, {"a": [1, 5]}, "at ['a'][1]: expected 2, got 5"),
        ([[1], [2]], [[1], [3]], "at [1][0]: expected 2, got 3"),
    ],
)
def test_difference_names_the_first_place(expected, got, tells):
    assert difference(expected, got) == tells


@pytest.mark.parametrize(("a", "b"), [((1, 2), [1, 2]), (True, True), (1, 1), (0.5, 0.5), (None, None), ({}, {"x": 1})])
def test_equal_enough(a, b):
    assert difference(a, b) is None


def test_values_are_shown_short():
    assert show_value((3,)) == "(3,)"
    assert show_value([0.1 + 0.2, 2.0]) == "[0.3, 2.0]"
    assert len(show_value(list(range(1000)))) <= 300


# ---- what an exercise provides


def test_an_open_exercise_does_not_spoil_the_next(solution):
    """backward is checked with tested versions of topo and local_grads, whatever these names mean in the notebook."""
    backward = solution(BACKWARD)
    scope = backward.__globals__
    before = scope["topo"], scope["local_grads"]
    scope["topo"] = scope["local_grads"] = None
    try:
        assert run_check(BACKWARD, backward).status == PASS
        assert scope["topo"] is None and scope["local_grads"] is None
    finally:
        scope["topo"], scope["local_grads"] = before


def test_provided_names_leave_no_trace(solution):
    scope: dict = {}
    exec("def fit_line(xs, ys, steps, lr):\n    return Value(0.0).data, 0.0", scope)
    run_check(FIT_LINE, scope["fit_line"])
    assert "Value" not in scope


# ---- plugs


def test_a_plug_is_taken_out_after_an_exception():
    import tinytensor.c10.contiguity as contiguity

    before = contiguity.is_contiguous
    with pytest.raises(ZeroDivisionError), replaced("tinytensor.c10.contiguity:is_contiguous", lambda *a: 1 / 0):
        contiguity.is_contiguous((2,), (1,))
    assert contiguity.is_contiguous is before


def test_what_a_plugged_function_answered_is_forgotten():
    """Also by tensors that have lived through several plugs."""
    import tinytensor as tt

    x = tt.arange(12).view(3, 4)
    wrong = lambda sizes, strides, offset, dim, start, stop, step: (sizes, strides, 0)  # noqa: E731
    for _ in range(3):
        with replaced("tinytensor.aten.native.shape.tensor_shape:slice_meta", wrong):
            assert x[1:].tolist() == x.tolist()
        assert x[1:].tolist() == [[4, 5, 6, 7], [8, 9, 10, 11]]


def test_zero_calls_fail_the_plug_part(monkeypatch, solution):
    idle = replace(SLICE_META.plug, runs={"nothing": lambda: None})
    exercise = replace(SLICE_META, parts=(*SLICE_META.parts[:-1], idle))
    result = run_check(exercise, solution(SLICE_META))
    assert result.points == SLICE_META.points - idle.points
    assert "0 calls" in repr(result)


def test_a_plugged_function_may_not_leave_the_storage(solution):
    """The library trusts geometry, so the adapter stops a view that reads past its tensor."""

    def greedy(sizes, strides, offset, dim, start, stop, step):
        new_sizes, new_strides, new_offset = solution(SLICE_META)(sizes, strides, offset, dim, start, stop, step)
        return new_sizes, tuple(1000 * s for s in new_strides), new_offset

    slice_meta = SLICE_META.plug.adapt(greedy)
    with pytest.raises(ValueError, match="the view reaches"):
        slice_meta((4, 6), (6, 1), 0, 0, 1, 3, 1)
    expand_meta = EXPAND_META.plug.adapt(lambda sizes, strides, target: (target, (50,) * len(target)))
    with pytest.raises(ValueError, match="the view reaches"):
        expand_meta((1, 3), (3, 1), (2, 3))


def test_plugged_runs_the_learners_code_in_a_cell(solution, capsys):
    import tinytensor as tt

    lesson = begin("01")
    with lesson.plugged("01.read", solution(READ)) as calls:
        print(tt.arange(4).view(2, 2).t())
    assert calls.count > 0
    assert "[0, 2]" in capsys.readouterr().out


def test_plugging_a_stub_uses_the_librarys_own(capsys):
    import tinytensor as tt

    def read(storage, sizes, strides, storage_offset):
        raise NotImplementedError("01.read")

    lesson = begin("01")
    with lesson.plugged("01.read", read) as calls:
        print(tt.arange(2))
    assert calls.count == 0
    assert "read is not written yet" in capsys.readouterr().out


def test_only_some_exercises_have_a_place_in_the_library():
    lesson = begin("00")
    with pytest.raises(ValueError, match="no place in the library"), lesson.plugged("00.slope", SLOPE):
        pass


def test_blank_needs_no_attempt(tmp_path):
    lesson = begin("01")
    assert lesson.check("01.flat_index", ...).status == BLANK
    assert not (tmp_path / ".tinytensor").exists()


def test_what_is_late_is_shown_with_its_values():
    """Not with the names of its parameters."""
    slow = lambda *args: loop() if args[0] == (1, 2) else right(*args)  # noqa: E731
    for fn in (loop, slow):
        result = run_check(QUICK, fn)
        assert result.failure.mismatch.got == "still running"
        assert re.fullmatch(r"flat_index\(\([0-9, ]*\), \([0-9, ]*\), [0-9]+\)", result.failure.case), result


class Raises:
    """Every question that a judge asks raises."""

    def __init__(self, error):
        self._error = error

    def _refuse(self, *args):
        raise self._error

    __eq__ = __iter__ = __len__ = __bool__ = __float__ = __int__ = __array__ = __getitem__ = __repr__ = _refuse
    __hash__ = None


def test_what_an_answer_raises_while_it_is_judged_is_the_learners(exercise):
    for error in (StopIteration, KeyboardInterrupt, RecursionError):
        answer_raises(exercise, error)


def answer_raises(exercise, error):
    models = load_misconceptions(exercise.id[:2])[exercise.name]
    result = run_check(exercise, lambda *args, **kwargs: Raises(error()), models)
    assert (result.status, result.points) == (FAIL, 0)
    assert result.failure is not None and "report it" not in repr(result)
