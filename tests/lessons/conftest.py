"""What the lesson tests share: the solutions of the sources, and a learner's folder of their own for every test."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import pytest
from tinytensor_lessons.build import solution_notebook
from tinytensor_lessons.exercise import Exercise
from tinytensor_lessons.notebook import source_of
from tinytensor_lessons.registry import all_lessons, load

import tinytensor as tt


@functools.cache
def _solutions(number: str) -> dict[str, Any]:
    scope: dict[str, Any] = {"tt": tt}
    for exercise in load(number).exercises:  # what the notebook imports, until a solution brings its own
        scope.update(exercise.provides)
    for cell in solution_notebook(load(number))["cells"]:
        if cell["metadata"]["tinytensor"]["role"] == "exercise":
            exec(compile(source_of(cell), f"<{cell['id']}>", "exec"), scope)
    return scope


@functools.cache
def _sources(number: str) -> dict[str, str]:
    return {
        cell["metadata"]["tinytensor"]["id"]: source_of(cell)
        for cell in solution_notebook(load(number))["cells"]
        if cell["metadata"]["tinytensor"]["role"] == "exercise"
    }


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """Nothing is recorded outside the test's folder, and no mode leaks in from outside."""
    monkeypatch.setenv("TINYTENSOR_HOME", str(tmp_path / ".tinytensor"))
    for name in ("NBGRADER_EXECUTION", "TINYTENSOR_MODE", "TINYTENSOR_GRADE_SEED"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def solution() -> Callable[[Exercise], Any]:
    """Exercise -> the function that its source gives as the solution."""
    return lambda exercise: _solutions(exercise.id[:2])[exercise.symbol]


@pytest.fixture
def solution_source() -> Callable[[Exercise], str]:
    """Exercise -> the text of the solution cell."""
    return lambda exercise: _sources(exercise.id[:2])[exercise.id]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with an argument `exercise` or `lesson_spec` runs for each of them."""
    if "exercise" in metafunc.fixturenames:
        exercises = [exercise for spec in all_lessons() for exercise in spec.exercises]
        metafunc.parametrize("exercise", exercises, ids=[exercise.id for exercise in exercises])
    if "lesson_spec" in metafunc.fixturenames:
        metafunc.parametrize("lesson_spec", all_lessons(), ids=[spec.number for spec in all_lessons()])
