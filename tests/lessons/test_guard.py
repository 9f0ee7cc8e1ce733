"""What an answer is read as, what is put back, the stop button, and hints that fit."""

from __future__ import annotations

import builtins
import cProfile
import gc
import math
import os
import random
import signal
import sys
from dataclasses import replace

import numpy as np
import pytest
from tinytensor_lessons import begin
from tinytensor_lessons.check import PASS, run_check
from tinytensor_lessons.compare import difference
from tinytensor_lessons.diagnose import same_kind
from tinytensor_lessons.exercise import Misconception, Outcome
from tinytensor_lessons.guard import NAMES, Foreign, exchanged, holds_foreign, plain
from tinytensor_lessons.lesson_01.exercises import FLAT_INDEX
from tinytensor_lessons.lesson_04.exercises import CHECK_MM
from tinytensor_lessons.registry import load_misconceptions

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.c10 import storage as storage_module
from tinytensor.c10.wrap_dim import wrap_dims


class Agrees(int):
    __hash__ = int.__hash__

    def __eq__(self, other):
        return True


def right(index, strides, storage_offset):
    return storage_offset + sum(i * s for i, s in zip(index, strides, strict=True))


@pytest.mark.parametrize(
    "value", [3, (1, [2, {"a": 3.5}]), None, {1, 2}, np.float32(2), np.ones(2), tt.float32, "text", math.nan, len]
)
def test_known_values_are_themselves(value):
    assert plain(value) is value and not holds_foreign(value)


def test_subclasses_are_read_with_the_methods_of_their_base():
    got = plain([Agrees(2), {"a": Agrees(3)}])
    assert got == [2, {"a": 3}] and type(got[0]) is int and not holds_foreign(got)
    assert difference([1], [Agrees(2)]) == "at [0]: expected 1, got 2"
    assert difference([2], [Agrees(2)]) is None
    assert plain(tt.ones(2, 3).shape) == (2, 3)


def test_other_objects_are_foreign():
    class Own:
        def __eq__(self, other):
            return True

        __hash__ = None

    got = plain((1, [Own()]))
    assert holds_foreign(got) and repr(got) == "(1, [an object of class Own])"
    assert difference(1, Own()) == "expected an int, got an object of class Own"
    assert Foreign("a") != Foreign("a")


def test_names_are_put_back(monkeypatch):
    kept, ones = math.isclose, tt.ones
    begin("01")
    assert NAMES.put_back() == []
    monkeypatch.setattr(math, "isclose", None)
    monkeypatch.setattr(tt, "ones", None)
    assert sorted(change.text for change in NAMES.put_back()) == ["math.isclose", "tinytensor.ones"]
    assert math.isclose is kept and tt.ones is ones
    with exchanged(math, "isclose"):
        monkeypatch.setattr(math, "isclose", None)
        assert NAMES.put_back() == [] and math.isclose is None
        math.isclose = kept
    assert NAMES.put_back() == []


def test_a_cell_that_has_changed_a_name_before_is_not_blamed(monkeypatch):
    """It has its own meaning during the check, and then again what the cell gave it."""
    kept = tt.ones, ascii
    begin("01")
    monkeypatch.setattr(tt, "ones", None)
    monkeypatch.setattr(builtins, "ascii", Agrees)
    monkeypatch.setattr(builtins, "display", print, raising=False)
    met = []

    def answer(*args):
        met.append((tt.ones, ascii))
        return right(*args)

    assert run_check(FLAT_INDEX, answer).status == PASS and set(met) == {kept}
    assert tt.ones is None and ascii is Agrees


@pytest.mark.parametrize("measure", ["profile", "trace"])
def test_a_profiler_or_tracer_goes_on(measure):
    """Coverage and cProfile set hooks that are written in C: `sys.setprofile` cannot give them back."""
    seen = []
    profiler = cProfile.Profile()

    def trace(frame, event, arg):
        seen.append(frame.f_code.co_name)

    before = sys.gettrace()
    if measure == "trace":
        sys.settrace(trace)
    else:
        profiler.enable()
    try:
        result = run_check(FLAT_INDEX, right)
        assert measure == "profile" or sys.gettrace() is trace
    finally:
        sys.settrace(before)
        profiler.disable()
    assert result.status == PASS
    assert "right" in seen or any("right" in str(entry.code) for entry in profiler.getstats())


def test_the_process_is_as_before(tmp_path, monkeypatch):
    """After a check of a function that turns every switch it finds."""
    monkeypatch.chdir(tmp_path)
    kept = []

    def turns(index, strides, storage_offset):
        os.chdir("/")
        os.environ["A_NEW_NAME"] = "1"
        sys.path.insert(0, "nowhere")
        sys.setrecursionlimit(5000)
        sys.settrace(lambda *args: None)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        gc.disable()
        random.seed(0)
        np.random.seed(0)
        np.seterr(all="raise")
        tt.manual_seed(0)
        tt.set_default_dtype(tt.float64)
        tt.set_grad_enabled(False)
        tt.set_autocast_enabled("cpu", True)
        tt.set_default_device("meta")
        sys.stdout = sys.stderr = sys.stdin = None
        if not kept:
            lib = tt.library.Library("left_over", "DEF")
            lib.define("f(Tensor x) -> Tensor")
            kept.append(lib)
            fallbacks = tt.library.Library("_", "IMPL")
            fallbacks.fallback(lambda op, *args, **kwargs: None, "PrivateUse1")
            kept.append(fallbacks)
        return right(index, strides, storage_offset)

    def state():
        return (
            os.getcwd(), dict(os.environ), list(sys.path), sys.getrecursionlimit(), sys.gettrace(),
            signal.getsignal(signal.SIGTERM), gc.isenabled(), random.getstate(), str(np.random.get_state()),
            np.geterr(), tt.get_rng_state().tolist(), tt.get_default_dtype(), tt.is_grad_enabled(),
            tt.is_autocast_enabled("cpu"), tt.ones(1).device, sys.stdout, sys.stderr, sys.stdin,
            hasattr(tt.ops.left_over, "f"), dict(dispatcher.fallbacks),
        )  # fmt: skip

    before = state()
    assert run_check(FLAT_INDEX, turns).failure is None
    assert state() == before
    assert run_check(FLAT_INDEX, right).status == PASS


def test_a_function_of_the_library_in_a_place_of_the_library_is_not_blamed(monkeypatch):
    """As the library itself puts it there, at the first use of something."""
    monkeypatch.setattr(storage_module, "address_of", storage_module.address_of)
    was = storage_module.address_of

    def first_use(*args):
        storage_module.address_of = wrap_dims
        return right(*args)

    assert run_check(FLAT_INDEX, first_use).status == PASS
    assert storage_module.address_of is was


def test_a_function_that_is_wrong_now_and_then_fails():
    """Also when it is right at the second look at the same case."""
    calls = []

    def sometimes(index, strides, storage_offset):
        calls.append(1)
        return right(index, strides, storage_offset) + (len(calls) in (20, 60))

    assert run_check(FLAT_INDEX, sometimes).points < FLAT_INDEX.points


def test_a_class_that_bears_the_name_of_an_exception():
    class RuntimeError(Exception):
        pass

    def check_mm(a, b):
        raise RuntimeError("mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)")

    result = run_check(CHECK_MM, check_mm)
    assert result.points == 0 and result.failure.mismatch.got.startswith("a RuntimeError of your own: ")


@pytest.mark.parametrize("swallowed", [False, True])
def test_the_stop_button_stops_within_a_case(swallowed):
    handler = signal.getsignal(signal.SIGINT)
    after = []

    def pressed(index, strides, storage_offset):
        try:
            signal.raise_signal(signal.SIGINT)
            after.append("in the case")
        except BaseException:
            if not swallowed:
                raise
        return right(index, strides, storage_offset)

    with pytest.raises(KeyboardInterrupt):
        run_check(FLAT_INDEX, pressed)
    assert after == [] and signal.getsignal(signal.SIGINT) is handler
    assert run_check(FLAT_INDEX, right).status == PASS


def test_a_keyboard_interrupt_that_nobody_asked_for_is_an_answer():
    def fn(*args):
        raise KeyboardInterrupt

    result = run_check(FLAT_INDEX, fn)
    assert result.points == 0 and result.failure.mismatch.got == "KeyboardInterrupt"


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the limit is a timer on POSIX only")
def test_the_limit_holds_without_its_timer():
    def fn(*args):
        signal.setitimer(signal.ITIMER_REAL, 0)
        while True:
            pass

    result = run_check(replace(FLAT_INDEX, seconds=0.2), fn)
    assert result.points == 0 and result.failure.mismatch.got == "still running"


# ---- hints that fit --------------------------------------------------------------------------------------------------


def test_exceptions_agree_in_their_text_but_for_numbers_and_names():
    a = Outcome(raised="IndexError", message="index 3 is out of range for 'a'")
    assert same_kind(a, Outcome(raised="IndexError", message="index 12 is out of range for 'b'"))
    assert not same_kind(a, Outcome(raised="IndexError", message="pop from empty list"))
    assert not same_kind(a, Outcome(raised="KeyError", message=a.message))
    assert not same_kind(a, Outcome(1))


def test_an_exception_of_another_cause_gets_no_hint(exercise):
    def stumbles(*args, **kwargs):
        raise TypeError("a slip of the pen")

    def refuses(*args, **kwargs):
        raise RuntimeError("something else")

    models = load_misconceptions(exercise.id[:2])[exercise.name]
    for fn in (stumbles, refuses):
        result = run_check(exercise, fn, models)
        assert result.hint_id == "" and result.hint and result.failure is not None


def test_a_model_that_does_not_explain_the_case_shown_is_not_named():
    def off_by_offset(index, strides, storage_offset):
        return right(index, strides, storage_offset) - storage_offset

    def worse(index, strides, storage_offset):
        return off_by_offset(index, strides, storage_offset) if storage_offset else -1

    model = Misconception("no_offset", "The offset is missing.", off_by_offset)
    assert run_check(FLAT_INDEX, off_by_offset, (model,)).hint == "The offset is missing."
    assert run_check(FLAT_INDEX, worse, (model,)).hint_id == ""


def test_a_trace_function_is_gone_after_the_case():
    def fn(*args):
        sys.settrace(lambda *args: None)
        return 0

    before = sys.gettrace()
    run_check(FLAT_INDEX, fn)
    assert sys.gettrace() is before
