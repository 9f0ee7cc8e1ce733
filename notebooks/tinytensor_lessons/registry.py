"""Finding lessons: `lesson_NN/exercises.py` holds a lesson's exercises, `lesson_NN/misconceptions.py` its wrong solutions."""

from __future__ import annotations

import importlib
from pathlib import Path

from tinytensor_lessons.exercise import LessonSpec, Misconception

_PACKAGE = "tinytensor_lessons"


def numbers() -> list[str]:
    """The lessons that are there, in order."""
    return sorted(path.name.removeprefix("lesson_") for path in Path(__file__).parent.glob("lesson_[0-9][0-9]"))


def load(number: str) -> LessonSpec:
    """The lesson of this number; "1", "01" and 1 name the same one."""
    number = str(number).zfill(2)
    if number not in numbers():
        raise KeyError(f"there is no lesson {number!r}; there are {', '.join(numbers())}")
    return importlib.import_module(f"{_PACKAGE}.lesson_{number}.exercises").SPEC


def load_misconceptions(number: str) -> dict[str, tuple[Misconception, ...]]:
    """Exercise name -> its known wrong solutions."""
    return importlib.import_module(f"{_PACKAGE}.lesson_{number}.misconceptions").MISCONCEPTIONS


def all_lessons() -> list[LessonSpec]:
    return [load(number) for number in numbers()]
