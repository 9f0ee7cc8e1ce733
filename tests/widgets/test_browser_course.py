"""A learner works the whole course in JupyterLab: every exercise blank, wrong and right, with all that comes between.

In each lesson the kernel is restarted, the tab is closed, and a new edition arrives. Nothing that was written is lost.
"""

from __future__ import annotations

import pytest
from learner import new_edition
from tinytensor_lessons import progress, workspace
from tinytensor_lessons.build import solution_notebook
from tinytensor_lessons.notebook import source_of
from tinytensor_lessons.registry import load, load_misconceptions, numbers

pytestmark = pytest.mark.browser

WRONG = """from tinytensor_lessons.registry import load_misconceptions
{symbol} = load_misconceptions("{number}")["{name}"][0].model"""


@pytest.mark.parametrize("number", numbers())
def test_a_lesson_worked(learner, lab, monkeypatch, tmp_path, number):
    learner.folder = "course"
    spec, folder = load(number), lab.folder / learner.folder
    solved = {cell["id"]: cell for cell in solution_notebook(spec)["cells"]}
    first_story = next(source_of(c) for c in solved.values() if c["metadata"]["tinytensor"]["role"] == "story")
    answers = {id: source_of(cell) for id, cell in solved.items() if "-exercise-" in id}
    monkeypatch.delenv("TINYTENSOR_HOME", raising=False)
    if not folder.exists():
        workspace.start_all(folder)

    learner.open(workspace.file_name(number))
    assert learner.run_all() == []
    for place, exercise in enumerate(spec.exercises):
        cell, check = f"{number}-exercise-{exercise.name}", f"{number}-check-{exercise.name}"
        assert "NOT STARTED" in learner.run(check)
        learner.write(cell, WRONG.format(symbol=exercise.symbol, number=number, name=exercise.name))
        learner.run(cell)
        shown, hint = learner.run(check), load_misconceptions(number)[exercise.name][0].hint
        assert "FAIL" in shown and " ".join(hint.split()[:3]) in " ".join(shown.split())
        learner.write(cell, answers[cell])
        learner.run(cell)
        assert f"PASS {exercise.points}/{exercise.points}" in learner.run(check)
        learner.save()
        written = learner.sources()
        if place == 0:
            learner.restart()
            assert learner.run_all() == []
            assert f"1 of {len(spec.exercises) + 1} done" in learner.run(f"{number}-setup-begin")
        elif place == 1:
            learner.close()
            learner.open(workspace.file_name(number))
        elif place == 2:
            edition = new_edition(tmp_path / "edition", number)
            monkeypatch.setattr(workspace, "notebooks_folder", lambda edition=edition: edition)
            workspace.update(number, folder)
            learner.revert()
            assert {"## Better told", "One text more."} <= set(learner.sources())
            written.remove(first_story)  # the one that is better told now
        assert set(written) <= set(learner.sources())
        assert {answers[f"{number}-exercise-{e.name}"] for e in spec.exercises[: place + 1]} <= set(learner.sources())

    for id, cell in solved.items():
        if cell["metadata"]["tinytensor"]["role"] in ("predict", "quiz"):
            learner.write(id, source_of(cell))
    assert learner.run_all() == []
    last = next(id for id, c in solved.items() if id.startswith(f"{number}-summary") and c["cell_type"] == "code")
    assert f"{spec.points} of {spec.points} points" in learner.run(last)
    learner.save()
    scores = progress.best(progress.read(folder / progress.FOLDER))
    assert [scores.get(id, 0) for id, _ in progress.worth(spec)] == [full for _, full in progress.worth(spec)]
