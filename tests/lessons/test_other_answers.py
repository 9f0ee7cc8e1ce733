"""Answers that nobody had in mind when the checks were written.

Correct ones in other styles than the solutions' get full points: loops, comprehensions, other operators. A check that asks
for more than its task says would refuse one of them. Wrong ones get no hint that is about another mistake.
"""

from __future__ import annotations

import ast
import itertools
import math
import warnings
from pathlib import Path

import pytest
from tinytensor_lessons.check import FAIL, run_check
from tinytensor_lessons.guard import written
from tinytensor_lessons.lesson_07.tables import DEVICES, LAYOUTS
from tinytensor_lessons.registry import load, load_misconceptions

import tinytensor as tt

MODULES = {"tt": tt, "ast": ast, "itertools": itertools, "math": math, "warnings": warnings}
CONSTANTS = {"DEVICES": DEVICES, "LAYOUTS": LAYOUTS}  # of the cell in which 07.two_tables is written


def pieces_of(file: str) -> list[tuple[str, str, str]]:
    text = (Path(__file__).parent / file).read_text(encoding="utf-8")
    return [piece.partition("\n") for piece in text.split("=== ")[1:]]


def answers() -> list:
    pieces = pieces_of("other_answers.txt")
    return [pytest.param(head.split()[0], source, id=head.replace(" ", "-")) for head, _, source in pieces]


@pytest.mark.parametrize(("name", "source"), answers())
def test_another_style_gets_full_points(name, source):
    lesson = load(name[:2])
    scope = {**MODULES, **CONSTANTS}
    for exercise in lesson.exercises:  # what the notebook has in scope
        scope.update(exercise.provides)
    exercise = next(exercise for exercise in lesson.exercises if exercise.id == name)
    scope.update(exercise.provides)
    exec(compile(source, f"<{name}>", "exec"), scope)
    result = run_check(exercise, scope[exercise.symbol])
    assert result.points == exercise.points, result


def test_every_changed_exercise_has_one():
    named = {answer.values[0] for answer in answers()}
    assert len(answers()) >= 30 and len(named) >= 20


def mistakes() -> list:
    pieces = pieces_of("other_mistakes.txt")
    return [pytest.param(head.split()[0], change, id=head.replace(" ", "-")) for head, _, change in pieces]


@pytest.mark.parametrize(("name", "change"), mistakes())
def test_another_mistake_gets_no_hint_about_a_known_one(name, change, solution, solution_source):
    """It gets the first failing case, with what was expected, what came out, and the question of the exercise."""
    exercise = next(exercise for exercise in load(name[:2]).exercises if exercise.id == name)
    old, _, new = change.rstrip("\n").partition("\n+ ")
    right = solution_source(exercise)
    assert old[2:] in right
    scope = (
        {**written(solution(exercise)).__globals__} if exercise.keyword == "def" else {**MODULES, **exercise.provides}
    )
    scope.update(exercise.provides)
    exec(compile(right.replace(old[2:], new, 1), f"<{name}>", "exec"), scope)
    result = run_check(exercise, scope[exercise.symbol], load_misconceptions(name[:2])[exercise.name])
    assert (result.status, result.hint_id) == (FAIL, ""), result
    assert result.hint and result.failure.case and result.failure.mismatch.expected != result.failure.mismatch.got
