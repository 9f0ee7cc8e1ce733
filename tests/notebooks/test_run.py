"""Every notebook from top to bottom, each time in a kernel of its own: blank, solved, graded, wrong, and under nbval."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from for_each import for_each
from tinytensor_lessons import registry
from tinytensor_lessons.build import execute, learners_notebook, notebooks_folder, solution_notebook
from tinytensor_lessons.grading.grade_class import grade_path
from tinytensor_lessons.notebook import dumps
from tinytensor_lessons.notebook import load as read
from tinytensor_lessons.registry import load, load_misconceptions, numbers

TESTS = Path(__file__).parents[1]


def outputs(notebook):
    for cell in notebook["cells"]:
        for output in cell.get("outputs", []):
            yield cell, output


def plain(output) -> str:
    return "".join(output.get("data", {}).get("text/plain", output.get("text", [])))


@pytest.mark.slow
@pytest.mark.usefixtures("ready_kernel")
def test_blank_lesson_runs_from_top_to_bottom(lesson_spec, tmp_path):
    executed = execute(learners_notebook(lesson_spec), {"TINYTENSOR_HOME": str(tmp_path)})
    checks = 0
    for cell, output in outputs(executed):
        assert output["output_type"] != "error", cell["id"]
        assert output.get("name") != "stderr", cell["id"]
        if cell["metadata"]["tinytensor"]["role"] == "check":
            checks += 1
            assert "NOT STARTED 0/" in plain(output)
            assert "text/html" in output["data"]
    assert checks == len(lesson_spec.exercises) + 1
    assert not (tmp_path / "progress.jsonl").exists()


HIDE_LATER_LESSONS = """
def hide_later_lessons(number):
    import re, sys
    from tinytensor_lessons import registry

    class Gone:
        def find_spec(self, name, path=None, target=None):
            found = re.search(r"\\.lesson_(\\d\\d)", name)
            if found and found[1] > number:
                raise ImportError(f"{{name}} is gone")

    assert not [name for name in sys.modules if re.search(r"\\.lesson_\\d\\d", name)]
    sys.meta_path.insert(0, Gone())
    there = registry.numbers()
    registry.numbers = lambda: [n for n in there if n <= number]

hide_later_lessons("{number}")
del hide_later_lessons
"""


@pytest.mark.slow
@pytest.mark.usefixtures("ready_kernel")
def test_solved_lesson_in_solo_mode_needs_no_later_lesson(lesson_spec, tmp_path):
    """A learner alone: widgets and progress, with the check modules of all later lessons gone."""
    notebook = solution_notebook(lesson_spec)
    first = code_cell("hide-later-lessons", HIDE_LATER_LESSONS.format(number=lesson_spec.number))
    last = code_cell("ask-for-progress", "lesson.progress()")
    notebook["cells"] = [first, *notebook["cells"], last]
    executed = execute(notebook, {"TINYTENSOR_HOME": str(tmp_path)})
    assert "application/vnd.jupyter.widget-view+json" in {
        kind for _, o in outputs(executed) for kind in o.get("data", {})
    }
    shown = "".join(plain(output) for _, output in outputs(executed))
    assert f"Lesson {lesson_spec.number}: 50 of 50 points" in shown
    assert len((tmp_path / "progress.jsonl").read_text().splitlines()) == len(lesson_spec.exercises) + 1
    assert sorted(p.stem for p in (tmp_path / "passed").iterdir()) == sorted(e.id for e in lesson_spec.exercises)


def code_cell(name, source):
    return {"cell_type": "code", "id": name, "metadata": {}, "source": [source], "outputs": [], "execution_count": None}


@pytest.mark.slow
def test_grade_gives_the_points_that_solo_shows(lesson_spec, tmp_path):
    """Blank 0, solved 50."""
    path = tmp_path / f"{lesson_spec.stem}.ipynb"
    path.write_text(dumps(learners_notebook(lesson_spec)))
    assert [score.points for score in grade_path(path).scores] == [0.0] * (len(lesson_spec.exercises) + 1)
    path.write_text(dumps(solution_notebook(lesson_spec)))
    scores = grade_path(path).scores
    assert all(score.points == score.max for score in scores) and sum(score.max for score in scores) == 50


@pytest.mark.slow
def test_grade_restores_locked_cells(tmp_path):
    """Editing a check cell changes nothing; an endless function and a cell that raises cost their exercise only."""
    lesson = load("01")
    notebook = solution_notebook(lesson)
    broken = {
        "01-exercise-flat_index": "def flat_index(*args):\n    while True: pass",
        "01-exercise-contiguous_strides": "1 / 0",
    }
    for cell in notebook["cells"]:
        if cell["metadata"]["tinytensor"]["role"] == "check":
            cell["source"] = ["1000.0"]
        elif cell["id"] in broken:
            cell["source"] = [broken[cell["id"]]]
    path = tmp_path / f"{lesson.stem}.ipynb"
    path.write_text(dumps(notebook))
    points = {score.exercise: score.points for score in grade_path(path).scores}
    assert points == {
        "01.flat_index": 0,
        "01.contiguous_strides": 0,
        "01.read": 10,
        "01.is_contiguous": 9,
        "01.storage_nbytes": 9,
        "01.quiz": 5,
    }


@pytest.mark.slow
@pytest.mark.usefixtures("ready_kernel")
def test_wrong_solutions_are_told_apart_in_the_notebook(lesson_spec):
    """A learner who pastes a wrong solution, function or class, sees its hint. (test_gates.py tries all of them.)"""
    notebook = solution_notebook(lesson_spec)
    models = load_misconceptions(lesson_spec.number)
    for cell in notebook["cells"]:
        ours = cell["metadata"]["tinytensor"]
        if ours["role"] == "exercise":
            name = ours["id"][3:]
            symbol = next(e.symbol for e in lesson_spec.exercises if e.id == ours["id"])
            cell["source"] = [
                f"from tinytensor_lessons.registry import load_misconceptions\n"
                f"{symbol} = load_misconceptions('{lesson_spec.number}')['{name}'][0].model\n"
            ]
    executed = execute(notebook, {"TINYTENSOR_MODE": "static"}, allow_errors=True)
    shown = {c["metadata"]["tinytensor"]["id"]: plain(o) for c, o in outputs(executed) if "-check-" in c["id"]}
    for exercise in lesson_spec.exercises:
        assert f"Hint: {models[exercise.name][0].hint}" in shown[exercise.id]


@pytest.mark.slow
@pytest.mark.usefixtures("ready_kernel")
def test_nbval_reproduces_the_solved_notebooks():
    """nbval's way of comparing works on them. (test_built.py is stricter: to the byte.)"""
    pytest.importorskip("nbval")
    options = ["--nbval", "--nbval-cell-timeout=60", f"--nbval-sanitize-with={TESTS / 'nbval.cfg'}"]
    options += ["-q", "-p", "no:cacheprovider", "-o", "addopts="]
    environment = {**os.environ, "TINYTENSOR_MODE": "static", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "pytest", *options, str(notebooks_folder() / "solved")]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=TESTS.parent)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    cells = [cell for path in (notebooks_folder() / "solved").glob("*.ipynb") for cell in read(path)["cells"]]
    assert f"{sum(cell['cell_type'] == 'code' for cell in cells)} passed" in run.stdout


@for_each(numbers())
def test_modules_of_a_lesson_name_no_later_lesson(number):
    folder = Path(registry.__file__).parent
    for path in (*folder.glob(f"lesson_{number}*.py"), *folder.glob(f"misconceptions/lesson_{number}*.py")):
        named = re.findall(r"^ *(?:from|import) .*lesson_(\d\d)", path.read_text(), re.M)
        assert all(other <= number for other in named), path
