"""A learner in JupyterLab: the map, a lesson with a blank, a wrong and a right answer, a restart, a closed tab, an update
in the middle, and the way to another folder. Nothing that was written is lost."""

from __future__ import annotations

import json

import pytest
from tinytensor_lessons import index, lab, workspace
from tinytensor_lessons.build import notebooks_folder
from tinytensor_lessons.notebook import dumps, load, source_of

from tinytensor import cli

pytestmark = pytest.mark.browser

NAME = "01_storage_and_strides.ipynb"
WRONG = "def flat_index(index, strides, storage_offset):\n    return sum(i * s for i, s in zip(index, strides))"
RIGHT = WRONG.replace("return sum", "return storage_offset + sum")
FIND = "window.jupyterapp.shell.currentWidget.content.model.sharedModel.cells.findIndex((c) => c.id === id)"


class Learner:
    """Someone at the keyboard, in one folder of a running JupyterLab."""

    def __init__(self, page, folder: str):
        self.page, self.folder = page, folder

    def open(self, name: str) -> None:
        self.page.evaluate(
            "async (path) => { await window.jupyterapp.commands.execute('docmanager:open', { path }) }",
            f"{self.folder}/{name}",
        )
        self.ready(name)

    def ready(self, name: str) -> None:
        """The notebook is in front, and its kernel answers."""
        self.page.wait_for_function(
            "(path) => window.jupyterapp.shell.currentWidget?.context?.path === path", arg=f"{self.folder}/{name}"
        )
        self.page.evaluate(
            "async () => { const c = window.jupyterapp.shell.currentWidget.context; await c.ready;"
            " await c.sessionContext.ready; await c.sessionContext.session.kernel.info; }"
        )

    def command(self, name: str) -> None:
        self.page.evaluate("async (n) => { await window.jupyterapp.commands.execute(n) }", name)

    def at(self, id: str, mode: str = "command") -> None:
        """Go to a cell."""
        found = self.page.evaluate(
            f"([id, mode]) => {{ const at = {FIND}; const n = window.jupyterapp.shell.currentWidget.content;"
            " n.activeCellIndex = at; n.mode = mode; return at; }",
            [id, mode],
        )
        assert found >= 0, id

    def write(self, id: str, text: str) -> None:
        """Replace the text of a cell, by the keyboard."""
        page = self.page
        self.at(id)
        page.evaluate("() => { window.jupyterapp.shell.currentWidget.activate() }")
        if page.evaluate("() => window.jupyterapp.shell.currentWidget.content.activeCell.model.type") == "markdown":
            page.evaluate("() => { window.jupyterapp.shell.currentWidget.content.activeCell.rendered = false }")
        self.at(id, "edit")
        page.wait_for_function("() => window.jupyterapp.shell.currentWidget.content.activeCell.editor?.hasFocus()")
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.insert_text(text)
        page.keyboard.press("Escape")
        assert self.source(id) == text

    def source(self, id: str) -> str:
        return self.page.evaluate(
            f"(id) => window.jupyterapp.shell.currentWidget.content.model.cells.get({FIND}).sharedModel.getSource()", id
        )

    def run(self, id: str) -> str:
        """Run a cell; returns what stands under it."""
        self.at(id)
        self.command("notebook:run-cell")
        outputs = self.page.evaluate(
            f"(id) => window.jupyterapp.shell.currentWidget.content.model.cells.get({FIND}).outputs.toJSON()", id
        )
        texts = [
            output.get("text") or output.get("data", {}).get("text/plain") or output.get("evalue") for output in outputs
        ]
        return "".join(text if isinstance(text, str) else "".join(text or []) for text in texts)

    def sources(self) -> list[str]:
        return self.page.evaluate(
            "() => window.jupyterapp.shell.currentWidget.content.model.sharedModel.cells.map((c) => c.getSource())"
        )

    def save(self) -> None:
        self.command("docmanager:save")

    def close(self) -> None:
        """Close the tab; the kernel goes on."""
        self.page.evaluate("() => { window.jupyterapp.shell.currentWidget.dispose() }")

    def leave(self) -> None:
        self.page.evaluate(
            """async () => {
                for (const widget of [...window.jupyterapp.shell.widgets('main')]) {
                    await widget.context?.sessionContext.shutdown();
                    widget.dispose();
                }
            }"""
        )


@pytest.fixture
def learner(lab_page, lab):
    learner = Learner(lab_page, "mine")
    yield learner
    learner.leave()


def new_edition(root):
    """The delivered notebooks with another text in one cell of lesson 01, and one cell more."""
    (root / "lessons").mkdir(parents=True)
    for path in (notebooks_folder() / "lessons").glob("*.ipynb"):
        (root / "lessons" / path.name).write_bytes(path.read_bytes())
    path = root / "lessons" / NAME
    notebook = load(path)
    story = next(cell for cell in notebook["cells"] if cell["id"] == "01-story-puzzle")
    story["source"] = ["## A puzzle, better told"]
    notebook["cells"].insert(4, story | {"id": "01-story-more", "source": ["One text more."]})
    path.write_text(dumps(notebook))
    return root


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
    page.evaluate(
        "async () => { await window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.restart() }"
    )
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
    edition = new_edition(tmp_path / "edition")
    monkeypatch.setattr(workspace, "notebooks_folder", lambda: edition)
    assert lab_says(folder).startswith("Newer editions of 01 One line of memory")
    assert cli.main(["update", str(folder), "--dry-run"]) == 0
    assert cli.main(["update", str(folder)]) == 0
    said = capsys.readouterr().out
    assert said.count("One line of memory: ") == 2 and f"{NAME} is open in JupyterLab" in said
    page.evaluate("async () => { await window.jupyterapp.shell.currentWidget.context.revert() }")
    after = learner.sources()
    assert {"## A puzzle, better told", "One text more.", *WROTE} <= set(after)
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
