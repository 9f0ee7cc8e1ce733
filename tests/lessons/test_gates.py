"""The gates that every exercise passes: blank 0, solution full, every wrong solution known by its own hint."""

from __future__ import annotations

import contextlib
import functools
import importlib
from typing import Any

import pytest
from for_each import for_each
from tinytensor_lessons import begin
from tinytensor_lessons.build import learners_notebook
from tinytensor_lessons.check import BLANK, FAIL, PASS, run_check
from tinytensor_lessons.diagnose import same_outcome
from tinytensor_lessons.exercise import Cases
from tinytensor_lessons.guard import exchanged
from tinytensor_lessons.notebook import source_of
from tinytensor_lessons.registry import all_lessons, load, load_misconceptions

import tinytensor as tt
from tinytensor.c10.metadata import clear_geometry_memos

EXERCISES = [exercise for spec in all_lessons() for exercise in spec.exercises]
WRONG = [
    pytest.param(exercise, model, id=f"{exercise.id}-{model.name}")
    for exercise in EXERCISES
    for model in load_misconceptions(exercise.id[:2])[exercise.name]
]
# An exercise is called what its function or class is called, except these, which are called what they are about.
OTHER_NAMES = {
    "15.sparse_grad": "sparse_mm_backward",
    "16.fallback": "dequant_fallback",
    "16.per_channel": "quantize_per_channel",
    "18.malloc_free": "Allocator",
    "18.oom": "malloc_or_recover",
}


def stub(exercise) -> Any:
    """The learner's cell as it is delivered."""
    for cell in learners_notebook(load(exercise.id[:2]))["cells"]:
        if cell["metadata"]["tinytensor"].get("id") == exercise.id and cell["id"].split("-")[1] == "exercise":
            scope: dict[str, Any] = {"tt": tt, **exercise.provides}
            exec(source_of(cell), scope)
            return scope[exercise.symbol]
    raise AssertionError(f"no cell for {exercise.id}")


def full(*args, **kwargs):
    """A docstring and nothing else."""


def grade_mode(monkeypatch):
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")


def test_blank(exercise, monkeypatch, capfd):
    for blank in (stub(exercise), ..., full):
        with monkeypatch.context() as patch:
            lesson = begin(exercise.id[:2])
            result = lesson.check(exercise.id, blank)
            assert (result.status, result.points, result.max) == (BLANK, 0, exercise.points), blank
            grade_mode(patch)
            points = lesson.check(exercise.id, blank)
            assert type(points) is float and points == 0.0, blank
        assert capfd.readouterr().err == ""


def test_reference(exercise, solution, capfd):
    result = begin(exercise.id[:2]).check(exercise.id, solution(exercise))
    assert (result.status, result.points) == (PASS, exercise.points), result
    assert capfd.readouterr().err == ""


def test_reference_is_graded(exercise, solution, monkeypatch, capfd):
    grade_mode(monkeypatch)
    points = begin(exercise.id[:2]).check(exercise.id, solution(exercise))
    assert type(points) is float and points == exercise.points
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("seed", ["1", "2024"])
def test_reference_passes_unseen_cases(exercise, solution, monkeypatch, seed):
    monkeypatch.setenv("TINYTENSOR_GRADE_SEED", seed)
    assert run_check(exercise, solution(exercise)).points == exercise.points


@pytest.mark.parametrize(("exercise_", "model"), WRONG)
def test_wrong(exercise_, model):
    models = load_misconceptions(exercise_.id[:2])[exercise_.name]
    result = run_check(exercise_, model.model, models)
    assert result.status == FAIL and result.points < result.max
    assert result.hint_id == f"{exercise_.id}/{model.name}"
    assert result.hint == model.hint


def test_hints_do_not_depend_on_the_seed(exercise, monkeypatch):
    monkeypatch.setenv("TINYTENSOR_GRADE_SEED", "7")
    models = load_misconceptions(exercise.id[:2])[exercise.name]
    found = [run_check(exercise, model.model, models).hint_id for model in models]
    assert found == [f"{exercise.id}/{model.name}" for model in models]


def test_fingerprints_differ(exercise):
    """No two wrong solutions of an exercise do the same on all probes."""
    models = load_misconceptions(exercise.id[:2])[exercise.name]
    for i, a in enumerate(models):
        for b in models[:i]:
            same = all(
                same_outcome(exercise, case, exercise.observe(a.model, case), exercise.observe(b.model, case))
                for case in exercise.probes
            )
            assert not same, (a.name, b.name)


@for_each(EXERCISES, lambda exercise: exercise.id)
def test_shape_of_an_exercise(exercise):
    core = exercise.parts[0]
    assert isinstance(core, Cases) and 1 <= len(core.cases) <= 5
    plain = exercise.name.replace("_", "").rstrip("s")
    assert exercise.symbol == OTHER_NAMES.get(exercise.id) or exercise.symbol.lower().replace("_", "").startswith(plain)
    assert all(part.points > 0 for part in exercise.parts)
    assert all(exercise.hints) and len(set(exercise.hints)) == 3
    assert len(load_misconceptions(exercise.id[:2])[exercise.name]) >= 4


@for_each(all_lessons(), lambda spec: spec.number)
def test_lesson_is_worth_50_points(spec):
    assert spec.points == 50
    assert spec.quiz.points == 5


def test_constants_score_nothing(exercise):
    for constant in (None, 0, 1, (), [], True, 6.0):
        assert run_check(exercise, lambda *args, value=constant: value).points == 0, constant


def test_learner_is_run(exercise, solution, monkeypatch):
    """With every other implementation switched off, the learner's own still gets full points."""
    meant = contextlib.ExitStack()
    for oracle in exercise.oracles:
        module, _, name = oracle.partition(":")
        meant.enter_context(exchanged(importlib.import_module(module), name))

        def refuse(*args, **kwargs):
            raise AssertionError("the library's own function was called")

        monkeypatch.setattr(importlib.import_module(module), name, refuse)
    try:
        result = run_check(exercise, solution(exercise))
        assert result.points == exercise.points, result
    finally:
        monkeypatch.undo()
        meant.close()
        clear_geometry_memos()


def test_plug_counts_calls_and_is_taken_out(exercise, solution):
    if exercise.plug is None:
        return
    module, _, path = exercise.plug.target.partition(":")
    place = functools.partial(functools.reduce, getattr, path.split("."), importlib.import_module(module))
    before = place()
    result = run_check(exercise, solution(exercise))
    assert place() is before
    note = next(part.note for part in result.parts if part.name == "plug")
    assert int(note.split(" was called ")[1].split()[0]) >= len(exercise.plug.runs)


def test_wrong_letters_are_explained(lesson_spec):
    lesson = begin(lesson_spec.number)
    seen = set()
    for letter in "abcd":
        result = lesson.quiz(lesson_spec.quiz.id, letter)
        seen.add((result.points, result.hint))
    assert sorted(points for points, _ in seen) == [0, 0, 0, 5]
    assert len({hint for _, hint in seen}) == 4
    assert lesson.quiz(lesson_spec.quiz.id, "z").points == 0
    assert lesson.quiz(lesson_spec.quiz.id, ...).status == BLANK
