"""Plugs that take more than one place, and functions that lean on other exercises."""

from __future__ import annotations

import pytest
from tinytensor_lessons import begin
from tinytensor_lessons.lesson_09.exercises import SUM_TO_SIZE
from tinytensor_lessons.lesson_10.engine import RUN
from tinytensor_lessons.plug import replaced
from tinytensor_lessons.property import first_wrong

import tinytensor as tt
from tinytensor.autograd.engine import input_metadata
from tinytensor.autograd.functions_manual import functions_manual


def test_several_places_are_taken_and_given_back():
    before = input_metadata.sum_to, functions_manual.sum_to_size
    places = dict.fromkeys(
        (
            "tinytensor.autograd.engine.input_metadata:sum_to",
            "tinytensor.autograd.functions_manual.functions_manual:sum_to_size",
        ),
        max,
    )
    with pytest.raises(TypeError), replaced("", places) as calls:
        assert input_metadata.sum_to(1, 2) == functions_manual.sum_to_size(2, 1) == 2
        input_metadata.sum_to(1)
    assert calls.count == 3
    assert (input_metadata.sum_to, functions_manual.sum_to_size) == before


def test_expand_and_broadcasting_both_sum_with_the_learners_function(solution):
    x = tt.ones(3, requires_grad=True)
    with begin("09").plugged("09.sum_to_size", solution(SUM_TO_SIZE)) as calls:
        (x.expand(2, 3) * 2).sum().backward()
        (x + tt.ones(2, 3)).sum().backward()
    assert calls.count >= 2 and x.grad.tolist() == [6.0, 6.0, 6.0]


def test_an_unfinished_exercise_does_not_spoil_the_next_one_in_a_cell(solution):
    """`run` uses InputBuffer: while it is plugged in, that is the lesson's own."""
    run = solution(RUN)
    scope = run.__globals__
    written = scope.get("InputBuffer")

    class InputBuffer:
        def __init__(self, size):
            raise NotImplementedError("10.input_buffer")

    scope["InputBuffer"] = InputBuffer
    try:
        x = tt.tensor(3.0, requires_grad=True)
        with begin("10").plugged("10.run", run) as calls:
            (x * x).backward()
        assert calls.count == 1 and x.grad.item() == 6.0
        assert scope["InputBuffer"] is InputBuffer
    finally:
        scope["InputBuffer"] = written


def test_the_search_for_a_smaller_case_ends():
    """Also where nearly every attempt is thrown away before there is a case."""
    from hypothesis import strategies as st

    drawn = 0

    def count(numbers):
        nonlocal drawn
        drawn += 1
        return numbers

    lists = st.lists(st.integers(0, 10**6), min_size=4, max_size=30).map(count)
    found = first_wrong("a name", lists, 50, lambda xs: xs if sum(xs) % 7 == 3 and len(set(xs)) > 3 else None)
    assert found is not None and sum(found) % 7 == 3
    assert drawn < 700
