"""Correct answers in other styles than the solutions' get full points: loops, comprehensions, other operators.

A check that asks for more than its task says would refuse one of them.
"""

from __future__ import annotations

import ast
import itertools
import math
import warnings
from pathlib import Path

import pytest
from tinytensor_lessons.check import run_check
from tinytensor_lessons.lesson_07.tables import DEVICES, LAYOUTS
from tinytensor_lessons.registry import load

import tinytensor as tt

MODULES = {"tt": tt, "ast": ast, "itertools": itertools, "math": math, "warnings": warnings}
CONSTANTS = {"DEVICES": DEVICES, "LAYOUTS": LAYOUTS}  # of the cell in which 07.two_tables is written


def answers() -> list:
    text = (Path(__file__).parent / "other_answers.txt").read_text(encoding="utf-8")
    pieces = [piece.partition("\n") for piece in text.split("=== ")[1:]]
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
