"""What lesson 06 stands on: loops that are run without harm, what is read in their machine code, clocks, plugs."""

import itertools
import time

import numpy as np
import pytest
from numpy import float32, uintp
from tinytensor_lessons import compiled
from tinytensor_lessons.check import FAIL, run_check
from tinytensor_lessons.lesson_06 import exercises, loops, sums
from tinytensor_lessons.lesson_06.misconceptions import HALF, allocates, bare_literal, naive, signed, via_f64
from tinytensor_lessons.registry import load

import tinytensor as tt
from tinytensor.introspect.roofline import CASES, EXAMPLE, attainable, roofline

njit = compiled.njit


def exercise(name):
    return next(each for each in load("06").exercises if each.name == name)


# ---- loops that go wrong


@njit
def beyond(a):
    if len(a) <= 128:
        total = float32(0)
        for i in range(len(a)):
            total += a[i]
        return total
    half = len(a) // 2
    return beyond(a[:half]) + beyond(a[half:]) + (a[len(a)] if len(a) > 300 else float32(0))


@njit
def far_out(out, a, b, sizes, so, sa, sb, oo, oa, ob):
    i = uintp(0)
    out[i - uintp(1)] = a[0]


def test_an_index_outside_raises_and_touches_nothing():
    with pytest.raises(IndexError):
        compiled.run(compiled.checked(beyond), np.ones(1000, float32))
    result = run_check(exercise("sum_f32"), beyond)
    assert result.status == FAIL and "IndexError" in result.failure.mismatch.got
    result = run_check(exercise("add_strided"), far_out)
    assert (result.status, result.points) == (FAIL, 0) and "Error" in result.failure.mismatch.got


@njit
def endless(a):
    total = float32(0)
    while len(a) != 1:
        total += float32(1)
    return total


def test_a_loop_without_end_is_stopped():
    from dataclasses import replace

    result = run_check(replace(exercise("sum_f32"), seconds=0.5), endless)
    assert result.status == FAIL and result.failure.mismatch.got == "still running"


def test_what_numba_cannot_compile_is_said_in_a_sentence():
    with pytest.raises(TypeError, match="Numba cannot compile this: ") as refused:
        compiled.run(njit(lambda a: a.no_such_thing), np.ones(3, float32))
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 400


@njit
def helper(a):
    return a[0]


@njit
def caller(a):
    return helper(a) + (caller(a[1:]) if len(a) > 1 else float32(0))


def test_copies_leave_the_learners_functions_alone():
    numbers = np.arange(5, dtype=float32)
    assert compiled.as_python(caller)(numbers) == 10
    assert not caller.signatures and not helper.signatures, "Python ran it, all of it"
    assert compiled.run(compiled.fast(njit(lambda a: helper(a))), numbers) == 0
    assert not helper.signatures
    assert compiled.checked(helper) is compiled.checked(helper)
    assert compiled.python_of(len) is None and compiled.as_python(len) is len


# ---- machine code


def test_machine_code_is_read_right():
    a, out = np.ones(100, float32), np.zeros(100, float32)
    one = np.ones(1, np.int64)
    args = (out, a, a, np.array([100]), one, one, one, 0, 0, 0)
    slow = compiled.fast(signed)
    compiled.run(slow, *args)
    assert not compiled.is_vectorized(slow)
    for fn, doubles in ((naive, False), (via_f64, True)):
        made = compiled.fast(fn)
        compiled.run(made, a)
        assert compiled.adds_doubles(made) is doubles and compiled.returns_float32(made)
    assert compiled.converts(bare_literal)
    assert not compiled.converts(bare_literal, loops._DTYPES["float64"][0])
    assert "NRT_" in compiled.loop_code(allocates, loops._DTYPES["float32"][0])
    assert loops._captured(lambda x: x * HALF) == ["HALF"]


# ---- clocks


def clock(monkeypatch, ours, theirs):
    """Every run of the learner's loop takes one of `ours`, of the library's one of `theirs`."""
    taken = itertools.chain.from_iterable(
        zip(itertools.repeat(0.0), itertools.cycle(ours), itertools.cycle(theirs), strict=False)
    )
    times = itertools.accumulate(itertools.chain([0.0], taken))  # the first look says when it all began
    monkeypatch.setattr(loops.time, "perf_counter", lambda: next(times))


@pytest.mark.parametrize(
    ("ours", "theirs", "right"),
    [
        ([1.0], [1.0], True),
        ([2.9], [1.0], True),
        ([3.1], [1.0], False),
        ([90.0, 80.0, 70.0, 60.0, 50.0, 40.0, 2.0], [1.0], True),  # a machine that was busy
    ],
)
def test_one_fast_run_is_enough(monkeypatch, ours, theirs, right):
    array = np.ones(10, float32)
    loops._is_in_time(lambda: None, array, array, array)  # what is compiled looks at the same clock
    clock(monkeypatch, [t / 1000 for t in ours], [t / 1000 for t in theirs])
    assert loops._is_in_time(lambda: None, array, array, array) is right
    monkeypatch.undo()
    assert time.perf_counter() > 0


# ---- what is expected


def test_expected_sums_are_the_librarys():
    for case in loops.ADD_STRIDED.parts[0].cases:
        a, b = (
            tt.from_numpy(array).as_strided(case.sizes, *operand)
            for array, operand in zip(case.storages()[1:], (case.a, case.b), strict=True)
        )
        out = tt.from_numpy(case.storages()[0])
        out.as_strided(case.sizes, *case.out).copy_(a + b)
        assert loops._listed(out.numpy()) == case.expected()


def test_exact_sums():
    for kind, n, wanted in (
        ("ones", sums.STUCK, sums.STUCK),
        ("alternating signs", 14, 0),
        ("alternating signs", 7, 4),
    ):
        assert sums._exact(kind, n) == wanted
    assert abs(sums._exact("times 0.1", 10**7) - 10**6) < 0.02
    assert np.isnan(sums._exact("ones with a NaN", 5)) and np.isinf(sums._exact("ones with an inf", 5))


def test_costs_and_roofs_are_those_of_the_picture():
    for name in exercises._OPERATORS:
        for side in (32, 64):
            n = side if name == "mm" else side * side
            assert exercises._cost(name, n) == (CASES[name].flops(side), 4 * CASES[name].moved(side))
    for kernel in roofline(64, "float32", EXAMPLE)["kernels"]:
        asked = kernel["flops"], kernel["bytes"], EXAMPLE["peak"]["float32"], EXAMPLE["bandwidth"]
        assert exercises._roofline(*asked) == attainable(*asked) == (kernel["attainable"], kernel["bound"])


# ---- plugs


def test_shares_that_do_not_cover_are_refused():
    from tinytensor_lessons.loop_plugs import _whole

    assert _whole(10, [(0, 4), (4, 10)]) == [(0, 4), (4, 10)]
    for shares in ([(0, 4)], [(0, 4), (5, 10)], [(0, 6), (4, 10)], [(0, 11)], [(-1, 10)], [(0, 5), (5, 5), (5, 10)]):
        with pytest.raises(ValueError, match="do not cover 10 elements once"):
            _whole(10, shares)


def test_plugs_are_taken_out(solution):
    x = tt.ones(2, 3)
    for name in ("add_strided", "scale_shift", "sum_f32", "chunks"):
        run_check(exercise(name), solution(exercise(name)))
        assert (x + x).tolist() == [[2.0] * 3] * 2 and tt.neg(x).tolist() == [[-1.0] * 3] * 2 and x.sum().item() == 6
