"""Someone who works in JupyterLab: opens notebooks, writes into cells, runs them, closes tabs."""

from pathlib import Path
from typing import Any

from tinytensor_lessons import workspace
from tinytensor_lessons.build import notebooks_folder
from tinytensor_lessons.notebook import dumps, load

FIND = "window.jupyterapp.shell.currentWidget.content.model.sharedModel.cells.findIndex((c) => c.id === id)"


class Learner:
    """Someone at the keyboard, in one folder of a running JupyterLab."""

    def __init__(self, page: Any, folder: str):
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
        """Replace the text of a cell, through its editor: keys that a busy browser delivers late would reach another one."""
        self.at(id)  # a cell that was out of view gets its editor a little later
        self.page.wait_for_function("() => window.jupyterapp.shell.currentWidget.content.activeCell.editor")
        self.page.evaluate(
            """(text) => {
                const cell = window.jupyterapp.shell.currentWidget.content.activeCell;
                if (cell.model.type === 'markdown') cell.rendered = false;
                const { editor } = cell;
                const end = editor.getPositionAt(editor.model.sharedModel.getSource().length);
                editor.setSelection({ start: { line: 0, column: 0 }, end });
                editor.replaceSelection(text);
            }""",
            text,
        )
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

    def run_all(self) -> list[str]:
        """Run all cells; returns the errors that stand under them."""
        self.command("notebook:run-all-cells")
        return self.page.evaluate(
            "() => window.jupyterapp.shell.currentWidget.content.widgets.flatMap((c) => c.model.outputs?.toJSON() ?? [])"
            ".filter((output) => output.output_type === 'error').map((output) => `${output.ename}: ${output.evalue}`)"
        )

    def restart(self) -> None:
        """End the kernel and begin a new one."""
        self.page.evaluate(
            "async () => { await window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.restart() }"
        )

    def revert(self) -> None:
        """Read the notebook from disk again, as JupyterLab offers when the file has changed there."""
        self.page.evaluate("async () => { await window.jupyterapp.shell.currentWidget.context.revert() }")

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


def new_edition(root: Path, number: str) -> Path:
    """The delivered notebooks with another text in the first story of a lesson, and one cell more."""
    (root / "lessons").mkdir(parents=True)
    for path in (notebooks_folder() / "lessons").glob("*.ipynb"):
        (root / "lessons" / path.name).write_bytes(path.read_bytes())
    path = root / "lessons" / workspace.file_name(number)
    notebook = load(path)
    place = next(at for at, cell in enumerate(notebook["cells"]) if cell["metadata"]["tinytensor"]["role"] == "story")
    story = notebook["cells"][place]
    story["source"] = ["## Better told"]
    notebook["cells"].insert(place, story | {"id": f"{number}-story-of_the_new_edition", "source": ["One text more."]})
    path.write_text(dumps(notebook))
    return root
