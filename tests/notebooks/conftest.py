"""Fixtures and parameters of the notebook tests."""

from __future__ import annotations

import pytest

from tinytensor.lessons.exercise import LessonSpec
from tinytensor.lessons.registry import all_lessons


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("TINYTENSOR_HOME", str(tmp_path / ".tinytensor"))
    for name in ("NBGRADER_EXECUTION", "TINYTENSOR_MODE", "TINYTENSOR_GRADE_SEED"):
        monkeypatch.delenv(name, raising=False)


# Every lesson is run blank and solved, each in a kernel of its own. What more can be tried with a whole notebook does not
# depend on what the lesson is about: it is tried with one of functions, one of classes, and the one that takes longest.
SOME = ("01", "10", "20")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "lesson_spec" in metafunc.fixturenames:
        metafunc.parametrize("lesson_spec", all_lessons(), ids=[spec.number for spec in all_lessons()])
    if "some_lesson" in metafunc.fixturenames:
        chosen = some_lessons(metafunc.config)
        metafunc.parametrize("some_lesson", chosen, ids=[spec.number for spec in chosen])


def some_lessons(config: pytest.Config) -> list[LessonSpec]:
    """All of them with `--all-notebooks`."""
    return [spec for spec in all_lessons() if config.getoption("--all-notebooks") or spec.number in SOME]


@pytest.fixture
def chosen_lessons(pytestconfig: pytest.Config) -> list[LessonSpec]:
    return some_lessons(pytestconfig)
