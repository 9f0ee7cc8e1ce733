"""Whole notebooks in fresh kernels: blank, graded, wrong, and the solved ones under nbval."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tinytensor.lessons import grade as grading
from tinytensor.lessons import registry
from tinytensor.lessons.build import execute, learners_notebook, notebooks_folder, solution_notebook
from tinytensor.lessons.notebook import dumps
from tinytensor.lessons.registry import load, load_misconceptions, numbers

TESTS = Path(__file__).parents[1]


def outputs(notebook):
    for cell in notebook["cells"]:
        for output in cell.get("outputs", []):
            yield cell, output


def plain(output) -> str:
    return "".join(output.get("data", {}).get("text/plain", output.get("text", [])))


@pytest.mark.slow
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


@pytest.mark.slow
def test_solved_lesson_in_solo_mode_has_widgets_and_progress(some_lesson, tmp_path):
    executed = execute(solution_notebook(some_lesson), {"TINYTENSOR_HOME": str(tmp_path)})
    kinds = {kind for _, output in outputs(executed) for kind in output.get("data", {})}
    assert "application/vnd.jupyter.widget-view+json" in kinds
    assert len((tmp_path / "progress.jsonl").read_text().splitlines()) == len(some_lesson.exercises) + 1
    assert sorted(p.stem for p in (tmp_path / "passed").iterdir()) == sorted(e.id for e in some_lesson.exercises)


@pytest.mark.slow
def test_grade_gives_the_points_that_solo_shows(some_lesson, tmp_path):
    """Blank 0, solved 50."""
    path = tmp_path / f"{some_lesson.stem}.ipynb"
    path.write_text(dumps(learners_notebook(some_lesson)))
    assert [score.points for score in grading.grade(path)] == [0.0] * (len(some_lesson.exercises) + 1)
    path.write_text(dumps(solution_notebook(some_lesson)))
    scores = grading.grade(path)
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
    points = {score.exercise: score.points for score in grading.grade(path)}
    assert points == {
        "01.flat_index": 0,
        "01.contiguous_strides": 0,
        "01.read": 10,
        "01.is_contiguous": 9,
        "01.storage_nbytes": 9,
        "01.quiz": 5,
    }


@pytest.mark.slow
def test_wrong_solutions_are_told_apart_in_the_notebook(some_lesson):
    """A learner who pastes a wrong solution, function or class, sees its hint. (test_gates.py tries all of them.)"""
    notebook = solution_notebook(some_lesson)
    models = load_misconceptions(some_lesson.number)
    for cell in notebook["cells"]:
        ours = cell["metadata"]["tinytensor"]
        if ours["role"] == "exercise":
            name = ours["id"][3:]
            symbol = next(e.symbol for e in some_lesson.exercises if e.id == ours["id"])
            cell["source"] = [
                f"from tinytensor.lessons.registry import load_misconceptions\n"
                f"{symbol} = load_misconceptions('{some_lesson.number}')['{name}'][0].model\n"
            ]
    executed = execute(notebook, {"TINYTENSOR_MODE": "static"}, allow_errors=True)
    shown = {c["metadata"]["tinytensor"]["id"]: plain(o) for c, o in outputs(executed) if "-check-" in c["id"]}
    for exercise in some_lesson.exercises:
        assert f"Hint: {models[exercise.name][0].hint}" in shown[exercise.id]


@pytest.mark.slow
def test_nbval_reproduces_a_solved_notebook():
    """nbval's way of comparing works on these notebooks. (test_built.py runs every one, and is stricter: to the byte.)"""
    pytest.importorskip("nbval")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--nbval",
        "--nbval-current-env",
        "--nbval-cell-timeout=60",
        "-p",
        "no:cacheprovider",
    ]
    command += [
        f"--nbval-sanitize-with={TESTS / 'nbval.cfg'}",
        "-q",
        "-o",
        "addopts=",
        str(notebooks_folder() / "solved" / f"{load('01').stem}.ipynb"),
    ]
    environment = {**os.environ, "TINYTENSOR_MODE": "static", "PYTHONHASHSEED": "0"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=TESTS.parent)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]


@pytest.mark.parametrize("number", numbers())
def test_modules_of_a_lesson_name_no_later_lesson(number):
    folder = Path(registry.__file__).parent
    for path in (*folder.glob(f"lesson_{number}*.py"), *folder.glob(f"misconceptions/lesson_{number}*.py")):
        named = re.findall(r"^ *(?:from|import) .*lesson_(\d\d)", path.read_text(), re.M)
        assert all(other <= number for other in named), path


@pytest.mark.slow
def test_lesson_needs_no_later_lesson(some_lesson):
    """With the check modules of all later lessons gone, this one still works."""
    number = some_lesson.number
    script = f"""
import re, sys
from tinytensor.lessons import registry

class Gone:
    def find_spec(self, name, path=None, target=None):
        found = re.search(r"\\.lesson_(\\d\\d)", name)
        if found and found[1] > "{number}":
            raise ImportError(f"{{name}} is gone")

sys.meta_path.insert(0, Gone())
found = registry.numbers
registry.numbers = lambda: [n for n in found() if n <= "{number}"]
from tinytensor.lessons.build import solution_notebook
from tinytensor.lessons.notebook import source_of

scope = {{"__name__": "__main__"}}
for cell in solution_notebook(registry.load("{number}"))["cells"]:
    if cell["cell_type"] == "code":
        exec(compile(source_of(cell), cell["id"], "exec"), scope)
lesson = scope["lesson"]
assert "50 of 50" in lesson.summary().text(), lesson.summary()
lesson.progress()
"""
    environment = {**os.environ, "TINYTENSOR_MODE": "static"}
    run = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-3000:]
