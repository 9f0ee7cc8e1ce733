"""The committed notebooks are what the sources give, and are well-formed."""

from __future__ import annotations

import re

import pytest
from for_each import for_each
from tinytensor_lessons import glossary
from tinytensor_lessons.build import (
    learners_notebook,
    notebooks_folder,
    solution_notebook,
    solved_notebook,
    source_cells,
    source_path,
    teachers_notebook,
)
from tinytensor_lessons.notebook import dumps, load, parse_source, source_of
from tinytensor_lessons.registry import all_lessons

of_every_lesson = for_each(all_lessons(), lambda spec: spec.number)


def committed(kind: str, spec) -> str:
    return (notebooks_folder() / kind / f"{spec.stem}.ipynb").read_text(encoding="utf-8")


@of_every_lesson
def test_learners_notebook_is_up_to_date(lesson_spec):
    assert committed("lessons", lesson_spec) == dumps(learners_notebook(lesson_spec)), (
        "python -m tinytensor_lessons build"
    )


def test_the_glossary_is_up_to_date():
    import nbformat

    assert glossary.is_up_to_date(), "python -m tinytensor_lessons build"
    nbformat.validate(nbformat.reads(dumps(glossary.notebook()), as_version=4))


@pytest.mark.slow
@pytest.mark.usefixtures("ready_kernel")
def test_solved_notebook_is_up_to_date(lesson_spec):
    """Executing the solutions gives the committed outputs, byte for byte."""
    assert committed("solved", lesson_spec) == dumps(solved_notebook(lesson_spec)), "python -m tinytensor_lessons build"


@of_every_lesson
def test_notebooks_are_valid(lesson_spec):
    import nbformat  # takes two seconds, which every process of the suite would spend at the top of this file

    for make in (learners_notebook, solution_notebook, teachers_notebook):
        notebook = make(lesson_spec)
        nbformat.validate(nbformat.reads(dumps(notebook), as_version=4))
        assert dumps(make(lesson_spec)) == dumps(notebook)


@of_every_lesson
def test_parser_agrees_with_jupytext(lesson_spec):
    import jupytext

    theirs = jupytext.read(source_path(lesson_spec)).cells
    ours = source_cells(lesson_spec)
    assert [(c.cell_type, c.metadata["role"], c.metadata["name"], c.source) for c in theirs] == [
        (c.kind, c.role, c.name, c.source) for c in ours
    ]


@of_every_lesson
def test_learners_notebook_holds_no_solution(lesson_spec):
    learners, solved = learners_notebook(lesson_spec), solution_notebook(lesson_spec)
    for blank, full in zip(learners["cells"], solved["cells"], strict=True):
        assert "SOLUTION" not in source_of(blank) and "SOLUTION" not in source_of(full)
        ours = blank["metadata"]["tinytensor"]
        if ours["role"] == "exercise":
            last = source_of(blank).rstrip().splitlines()[-1].strip()
            assert last == f'raise NotImplementedError("{ours["id"]}")'
            assert source_of(blank) != source_of(full)
        elif ours["role"] not in ("quiz", "predict"):
            assert source_of(blank) == source_of(full)
        assert blank.get("outputs", []) == [] and blank.get("execution_count") is None


@of_every_lesson
def test_every_exercise_has_its_cells(lesson_spec):
    cells = learners_notebook(lesson_spec)["cells"]
    roles = {}
    for cell in cells:
        ours = cell["metadata"]["tinytensor"]
        roles.setdefault(ours.get("id"), []).append(ours["role"])
    for exercise in lesson_spec.exercises:
        assert roles[exercise.id] == ["task", "exercise", "check"]
    assert roles[lesson_spec.quiz.id] == ["question", "quiz", "check"]
    order = [cell["metadata"]["tinytensor"]["role"] for cell in cells]
    assert order[:2] == ["header", "setup"] and order[-1] == "summary"
    assert order.count("predict") == len(lesson_spec.predictions) >= 1
    assert order.count("upstream") == 1 and "further" in order
    assert order.index("predict") < order.index("exercise")


@of_every_lesson
def test_points_of_check_cells_add_up(lesson_spec):
    cells = learners_notebook(lesson_spec)["cells"]
    graded = [c["metadata"]["nbgrader"] for c in cells if c["metadata"].get("nbgrader", {}).get("grade")]
    assert sum(cell["points"] for cell in graded) == lesson_spec.points == 50
    for cell in cells:
        ours, theirs = cell["metadata"]["tinytensor"], cell["metadata"].get("nbgrader")
        if ours["role"] == "check":
            assert source_of(cell).count("\n") == 0 and source_of(cell).startswith(("lesson.check(", "lesson.quiz("))
            assert theirs["locked"] and theirs["grade_id"] == f"check_{lesson_spec.number}_{ours['id'][3:]}"
        if ours["role"] == "exercise":
            assert theirs["solution"] and not theirs["locked"]
            assert theirs["grade_id"] == f"ex_{lesson_spec.number}_{ours['id'][3:]}"
        assert cell["id"] == f"{lesson_spec.number}-{ours['role']}-{cell['id'].split('-', 2)[2]}"


@of_every_lesson
def test_stub_has_the_signature_of_the_exercise(lesson_spec):
    for cell in learners_notebook(lesson_spec)["cells"]:
        ours = cell["metadata"]["tinytensor"]
        if ours["role"] == "exercise":
            exercise = next(e for e in lesson_spec.exercises if e.id == ours["id"])
            assert f"{exercise.keyword} {ours['signature']}:" in source_of(cell)


@of_every_lesson
def test_task_names_its_points(lesson_spec):
    for cell in learners_notebook(lesson_spec)["cells"]:
        ours = cell["metadata"]["tinytensor"]
        if ours["role"] == "task":
            assert source_of(cell).startswith(f"## Exercise: {ours['id'][3:]} ({ours['points']} points)")


@of_every_lesson
def test_solved_notebook_has_full_points_and_plain_outputs(lesson_spec):
    notebook = load(notebooks_folder() / "solved" / f"{lesson_spec.stem}.ipynb")
    assert f"Lesson {lesson_spec.number}: 50 of 50 points" in dumps(notebook)
    for cell in notebook["cells"]:
        for output in cell.get("outputs", []):
            assert output["output_type"] != "error" and output.get("name") != "stderr", cell["id"]
            assert not any("widget" in kind for kind in output.get("data", {})), cell["id"]
            assert not re.search(r"0x[0-9a-f]{6,}|/tmp/|/home/|ipykernel", dumps(output)), cell["id"]


def test_a_source_without_roles_is_refused():
    with pytest.raises(ValueError, match="needs a role"):
        parse_source("# %%\nx = 1\n")
    with pytest.raises(ValueError, match="needs a role"):
        parse_source('# %% role="unknown" name="a"\nx = 1\n')
