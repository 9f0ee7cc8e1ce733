"""A class: generate_assignment, autograde and generate_feedback give the scores that a learner sees alone.

Runs where nbgrader is installed (the extra `class`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("nbgrader")
pytestmark = pytest.mark.slow

from tinytensor.lessons.build import solution_notebook  # noqa: E402
from tinytensor.lessons.check import run_check  # noqa: E402
from tinytensor.lessons.misconceptions.lesson_01 import no_offset  # noqa: E402
from tinytensor.lessons.nbgrader import write_course  # noqa: E402
from tinytensor.lessons.notebook import dumps, load, source_of  # noqa: E402
from tinytensor.lessons.registry import all_lessons  # noqa: E402
from tinytensor.lessons.registry import load as load_lesson  # noqa: E402


def nbgrader(course: Path, *arguments: str) -> str:
    # nbgrader starts `alembic` by name, so the environment's programs have to be on PATH.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "JUPYTER_CONFIG_DIR": str(course / ".jupyter")}
    command = [sys.executable, "-m", "nbgrader", *arguments]
    run = subprocess.run(command, cwd=course, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:]
    return run.stdout + run.stderr


def scores(course: Path, assignment: str) -> dict[str, dict[str, float]]:
    """Student -> grade cell -> points."""
    script = f"""
import json
from nbgrader.api import Gradebook
with Gradebook("sqlite:///gradebook.db") as book:
    print(json.dumps({{
        submission.student.id: {{g.name: g.score for notebook in submission.notebooks for g in notebook.grades}}
        for submission in book.assignment_submissions({assignment!r})
    }}))
"""
    run = subprocess.run([sys.executable, "-c", script], cwd=course, capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def hand_in(course: Path, student: str, assignment: str, solved: dict[str, str]) -> None:
    """Take the released notebook, put these sources into the learner's cells, and submit it."""
    notebook = load(course / "release" / assignment / f"{assignment}.ipynb")
    for cell in notebook["cells"]:
        grade_id = cell["metadata"].get("nbgrader", {}).get("grade_id")
        if grade_id in solved:
            cell["source"] = solved[grade_id]
    target = course / "submitted" / student / assignment / f"{assignment}.ipynb"
    target.parent.mkdir(parents=True)
    target.write_text(dumps(notebook))


def solutions(number: str) -> dict[str, str]:
    cells = solution_notebook(load_lesson(number))["cells"]
    return {
        cell["metadata"]["nbgrader"]["grade_id"]: source_of(cell)
        for cell in cells
        if cell["metadata"].get("nbgrader", {}).get("solution")
    }


def test_released_notebooks_hold_no_solution_and_grades_agree(tmp_path):
    course = tmp_path / "course"
    write_course(course)
    wrong = solutions("01") | {
        "ex_01_flat_index": "def flat_index(index, strides, storage_offset):\n"
        "    return sum(i * s for i, s in zip(index, strides))",
        "ex_01_quiz": 'quiz_01 = "z"',
    }
    exercise = load_lesson("01").exercises[0]
    alone = run_check(exercise, no_offset).points
    for spec in all_lessons():
        assignment = spec.stem
        nbgrader(course, "generate_assignment", assignment, "--create")
        released = load(course / "release" / assignment / f"{assignment}.ipynb")
        assert "SOLUTION" not in dumps(released)
        full = solutions(spec.number)
        for cell in released["cells"]:
            grade_id = cell["metadata"].get("nbgrader", {}).get("grade_id")
            if grade_id in full:
                assert source_of(cell) != full[grade_id]
        hand_in(course, "blank", assignment, {})
        hand_in(course, "full", assignment, full)
        if spec.number == "01":
            hand_in(course, "wrong", assignment, wrong)
        nbgrader(course, "autograde", assignment, "--create")
        graded = scores(course, assignment)
        assert set(graded["blank"].values()) == {0.0}
        assert sum(graded["full"].values()) == 50.0
        if spec.number == "01":
            assert graded["wrong"]["check_01_flat_index"] == alone == 3
            assert graded["wrong"]["check_01_quiz"] == 0.0
            assert sum(graded["wrong"].values()) == 50 - (8 - alone) - 5
    nbgrader(course, "generate_feedback", "01_storage_and_strides")
    feedback = list((course / "feedback").rglob("*.html"))
    assert len(feedback) == 3
