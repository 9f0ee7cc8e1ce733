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

from tinytensor_lessons.build import solution_notebook  # noqa: E402
from tinytensor_lessons.check import run_check  # noqa: E402
from tinytensor_lessons.grading.course import write_course  # noqa: E402
from tinytensor_lessons.lesson_01.misconceptions import no_offset  # noqa: E402
from tinytensor_lessons.notebook import dumps, load, source_of  # noqa: E402
from tinytensor_lessons.registry import all_lessons  # noqa: E402
from tinytensor_lessons.registry import load as load_lesson  # noqa: E402

from tinytensor import cli  # noqa: E402


def nbgrader(course: Path, script: str) -> str:
    """Run a script with `api`, the course's NbGraderAPI; what it prints."""
    # nbgrader starts `alembic` by name, so the environment's programs have to be on PATH.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "JUPYTER_CONFIG_DIR": str(course / ".jupyter")}
    start = """
from nbgrader.apps import NbGrader
from nbgrader.apps.api import NbGraderAPI

application = NbGrader()
application.load_config_file()
api = NbGraderAPI(config=application.config)

def done(result):
    assert result["success"], result
"""
    command = [sys.executable, "-c", start + script]
    run = subprocess.run(command, cwd=course, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:]
    return run.stdout


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


# Answers to the exercise `read` over which two graders might differ.
STRANGE = {
    "raises": "1 / 0",
    "missing": "",
    "syntax": "def read(:",
    "stderr": "import sys\nprint('x', file=sys.stderr)\ndef read(*a): print('y', file=sys.stderr)",
    "descriptor": "import os\ndef read(storage, index, strides, storage_offset):\n    os.write(2, b'z')\n    return None",
    "prints": "print(10.0)\n10.0",
    "exits": "import sys\ndef read(*a): sys.exit()",
    "interrupts": "def read(*a): raise KeyboardInterrupt",
}


@pytest.mark.usefixtures("ready_kernel")
def test_released_notebooks_hold_no_solution_and_grades_agree(tmp_path, capsys):
    course = tmp_path / "course"
    write_course(course)
    wrong = solutions("01") | {
        "ex_01_flat_index": "def flat_index(index, strides, storage_offset):\n"
        "    return sum(i * s for i, s in zip(index, strides))",
        "ex_01_quiz": 'quiz_01 = "z"',
    }
    exercise = load_lesson("01").exercises[0]
    alone = run_check(exercise, no_offset).points
    assignments = [spec.stem for spec in all_lessons()]
    nbgrader(course, f"for name in {assignments}: done(api.generate_assignment(name, create=True))")
    for spec in all_lessons():
        assignment = spec.stem
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
            for name, source in STRANGE.items():
                hand_in(course, name, assignment, full | {"ex_01_read": source})
    graded = json.loads(nbgrader(course, GRADE.format(assignments=assignments)).splitlines()[-1])
    for assignment in assignments:
        assert set(graded[assignment]["blank"].values()) == {0.0}, assignment
        assert sum(graded[assignment]["full"].values()) == 50.0, assignment
    of_wrong = graded["01_storage_and_strides"]["wrong"]
    assert of_wrong["check_01_flat_index"] == alone == 3
    assert of_wrong["check_01_quiz"] == 0.0
    assert sum(of_wrong.values()) == 50 - (8 - alone) - 5
    assert len(list((course / "feedback").rglob("*.html"))) == 3 + len(STRANGE)
    assert cli.main(["grade", str(course), "01", "--json"]) == 0
    ours = {one["student"]: one for one in json.loads(capsys.readouterr().out)["submissions"]}
    for student, theirs in graded["01_storage_and_strides"].items():
        points = {f"check_{id.replace('.', '_')}": one["points"] for id, one in ours[student]["scores"].items()}
        assert points == theirs, student
    assert set(ours) == {"blank", "full", "wrong", *STRANGE}


# Assignment -> student -> grade cell -> points.
GRADE = """
import json

for name in {assignments}:
    for student in sorted(api.get_submitted_students(name)):
        done(api.autograde(name, student, create=True))
done(api.generate_feedback("01_storage_and_strides"))
with api.gradebook as book:
    print(json.dumps({{
        name: {{
            submission.student.id: {{g.name: g.score for notebook in submission.notebooks for g in notebook.grades}}
            for submission in book.assignment_submissions(name)
        }}
        for name in {assignments}
    }}))
"""
