"""A learner in JupyterLab: the map, a lesson with a blank, a wrong and a right answer, a restart, a closed tab, an update
in the middle, and the way to another folder. Nothing that was written is lost."""

from __future__ import annotations

import json

import pytest
from learner import new_edition
from tinytensor_lessons import index, lab, workspace
from tinytensor_lessons.notebook import load, source_of

from tinytensor import cli

pytestmark = pytest.mark.browser

NAME = "01_storage_and_strides.ipynb"
WRONG = "def flat_index(index, strides, storage_offset):\n    return sum(i * s for i, s in zip(index, strides))"
RIGHT = WRONG.replace("return sum", "return storage_offset + sum")


def test_a_learner_loses_nothing(learner, lab, monkeypatch, tmp_path, capsys):
    folder, page = lab.folder / "mine", learner.page
    workspace.start_all(folder)
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(lab.folder.parent / "runtime"))
    monkeypatch.delenv("TINYTENSOR_HOME", raising=False)

    # From the map into the lesson.
    learner.open("_index.ipynb")
    assert f"0 of {len(index.show().stops)} lessons done" in learner.run("index-demo-map")
    learner.write("index-scratch-notes", "I begin with lesson 01.")
    learner.save()
    page.locator(".jp-OutputArea li a", has_text="One line of memory").focus()
    page.keyboard.press("Enter")
    learner.ready(NAME)

    # Blank, wrong, right.
    check, exercise = "01-check-flat_index", "01-exercise-flat_index"
    assert "0 of 6 done" in learner.run("01-setup-begin")
    learner.run(exercise)
    assert "NOT STARTED" in learner.run(check)
    learner.write(exercise, WRONG)
    learner.run(exercise)
    assert "FAIL" in learner.run(check) and "offset" in learner.run(check)
    learner.write(exercise, RIGHT)
    learner.run(exercise)
    assert "PASS 8/8" in learner.run(check)
    learner.write("01-story-puzzle", "my words over the story")
    learner.write("01-demo-bytes", "print('my own try')")
    learner.save()

    # A kernel restart: the cells stay, and so does what was passed. The answer comes back as a new cell.
    learner.restart()
    assert "1 of 6 done, next 01.contiguous_strides" in learner.run("01-setup-begin")
    assert "has not run" in learner.run(check)
    count = len(learner.sources())
    learner.write("01-demo-bytes", 'lesson.restore("01.flat_index", cell=True)')
    assert "in the new cell below" in learner.run("01-demo-bytes")
    page.wait_for_function(
        "(count) => window.jupyterapp.shell.currentWidget.content.model.cells.length === count", arg=count + 1
    )
    assert learner.sources().count(RIGHT) == 2 and learner.source(exercise) == RIGHT
    learner.save()

    # A closed tab.
    before = learner.sources()
    learner.close()
    learner.open(NAME)
    assert learner.sources() == before and "my words over the story" in before

    # A new edition arrives while the notebook is open.
    edition = new_edition(tmp_path / "edition", "01")
    monkeypatch.setattr(workspace, "notebooks_folder", lambda: edition)
    assert lab_says(folder).startswith("Newer editions of 01 One line of memory")
    assert cli.main(["update", str(folder), "--dry-run"]) == 0
    assert cli.main(["update", str(folder)]) == 0
    said = capsys.readouterr().out
    assert said.count("One line of memory: ") == 2 and f"{NAME} is open in JupyterLab" in said
    learner.revert()
    after = learner.sources()
    assert {"## Better told", "One text more.", *WROTE} <= set(after)
    assert not workspace.update("01", folder)
    assert "PASS" in (learner.run("01-setup-begin"), learner.run(exercise), learner.run(check))[2]
    learner.save()
    assert lab_says(folder) == ""

    # To another folder.
    learner.open("_index.ipynb")
    assert "1 of 6 done" in learner.run("index-demo-map")
    learner.write("index-demo-export", 'from tinytensor_lessons import index\nindex.export_work("my-work.zip")')
    assert "Export: " in learner.run("index-demo-export")
    learner.save()
    there = lab.folder / "there"
    workspace.start_all(there)
    learner.folder = "there"
    learner.open("_index.ipynb")
    learner.write("index-demo-import", 'from tinytensor_lessons import index\nindex.import_work("../mine/my-work.zip")')
    assert "attempts added to your progress" in learner.run("index-demo-import")
    assert "1 of 6 done" in learner.run("index-demo-map")
    learner.open(NAME)
    assert set(WROTE) <= set(learner.sources())
    attempts = [json.loads(line) for line in (there / ".tinytensor/progress.jsonl").read_text().splitlines()]
    assert [line["points"] for line in attempts if line["exercise"] == "01.flat_index"][:3] == [3, 3, 8]
    notes = [source_of(cell) for path in there.glob("_index*.ipynb") for cell in load(path)["cells"]]
    assert "I begin with lesson 01." in notes


WROTE = ("my words over the story", 'lesson.restore("01.flat_index", cell=True)', RIGHT)


def lab_says(folder):
    """What `tinytensor lab` says before it opens the browser."""
    return "\n".join(lab.said_about(folder))
