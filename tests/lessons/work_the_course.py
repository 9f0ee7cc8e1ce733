"""A learner works the whole course: `python tests/lessons/work_the_course.py [NN ...]`, three minutes for all of it.

Each lesson in one kernel: every cell as delivered, then for each exercise a known wrong answer and the right one, then
every cell again. Between the lessons the course is updated, and at the end it moves to a second folder. A line for each
lesson says what happened; the exit status is 1 if anything was lost or did not go as it should.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from tinytensor_lessons import index, portable, progress, workspace
from tinytensor_lessons.build import solution_notebook
from tinytensor_lessons.notebook import source_of
from tinytensor_lessons.registry import load, load_misconceptions, numbers

SECONDS_PER_CELL = 300


class Kernel:
    """One lesson in one kernel."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notebook = nbformat.read(path, as_version=4)
        self.client = NotebookClient(
            self.notebook,
            timeout=SECONDS_PER_CELL,
            kernel_name="python3",
            resources={"metadata": {"path": str(path.parent)}},
        )
        self.errors: list[str] = []

    def run(self, id: str) -> str:
        """Run a cell; returns what stands under it as text."""
        at, cell = next((at, cell) for at, cell in enumerate(self.notebook.cells) if cell.id == id)
        try:
            self.client.execute_cell(cell, at)
        except CellExecutionError as error:
            self.errors.append(f"{id}: {error.ename} {error.evalue}"[:200])
        return "".join(o.get("text") or o.get("data", {}).get("text/plain", "") for o in cell.get("outputs", ()))

    def run_all(self) -> float:
        """Every cell from top to bottom; returns the seconds."""
        began = time.perf_counter()
        for cell in self.notebook.cells:
            if cell.cell_type == "code":
                self.run(cell.id)
        return time.perf_counter() - began

    def write(self, id: str, text: str) -> None:
        next(cell for cell in self.notebook.cells if cell.id == id).source = text

    def save(self) -> None:
        nbformat.write(self.notebook, self.path)


def work(number: str, folder: Path) -> list[str]:
    """Work one lesson; returns what went wrong."""
    spec, wrong = load(number), []
    solved = {cell["id"]: source_of(cell) for cell in solution_notebook(spec)["cells"]}
    kernel = Kernel(folder / workspace.file_name(number))
    with kernel.client.setup_kernel():
        cold = kernel.run_all()
        blank = sum("NOT STARTED" in kernel.run(f"{number}-check-{e.name}") for e in spec.exercises)
        wrong += [f"blank: {error}" for error in kernel.errors]
        hints = 0
        for exercise in spec.exercises:
            cell, check = f"{number}-exercise-{exercise.name}", f"{number}-check-{exercise.name}"
            known = load_misconceptions(number)[exercise.name][0]
            kernel.write(
                cell,
                "from tinytensor_lessons.registry import load_misconceptions\n"
                f'{exercise.symbol} = load_misconceptions("{number}")["{exercise.name}"][0].model',
            )
            kernel.run(cell)
            shown = kernel.run(check)
            if "FAIL" in shown and " ".join(known.hint.split()[:3]) in " ".join(shown.split()):
                hints += 1
            else:
                wrong.append(f"{exercise.id}: no hint of {known.name}: {shown[:200]!r}")
            kernel.write(cell, solved[cell])
            kernel.run(cell)
            if f"PASS {exercise.points}/{exercise.points}" not in (shown := kernel.run(check)):
                wrong.append(f"{exercise.id}: the solution does not pass: {shown[:200]!r}")
        for cell in kernel.notebook.cells:
            if cell.metadata.tinytensor.role in ("predict", "quiz"):
                cell.source = solved[cell.id]
        kernel.errors.clear()
        warm = kernel.run_all()
        wrong += [f"solved: {error}" for error in kernel.errors]
        last = next(
            cell.id
            for cell in kernel.notebook.cells
            if cell.metadata.tinytensor.role == "summary" and cell.cell_type == "code"
        )
        if f"{spec.points} of {spec.points} points" not in kernel.run(last):
            wrong.append(f"summary: {kernel.run(last)[:200]!r}")
        kernel.save()
    count = len(spec.exercises)
    print(
        f"{number}  blank {blank}/{count}  wrong answers with their hint {hints}/{count}  "
        f"first run {cold:5.1f} s, solved {warm:5.1f} s  {'; '.join(wrong) or 'as it should be'}",
        flush=True,
    )
    return wrong + ([f"{number}: blank"] if blank != count else [])


def main(only: list[str]) -> int:
    """Work the lessons, carry them to a second folder, and look whether everything is there."""
    for name in ("TINYTENSOR_HOME", "TINYTENSOR_MODE", "NBGRADER_EXECUTION"):
        os.environ.pop(name, None)
    chosen, wrong = only or numbers(), []
    with tempfile.TemporaryDirectory() as place:
        folder, there = Path(place) / "mine", Path(place) / "there"
        workspace.start_all(folder)
        for number in chosen:
            wrong += work(number, folder)
            wrong += [f"{number}: {line}" for line in workspace.update(number, folder)]  # the edition is the same
        portable.export_work(folder, folder / "work.zip")
        workspace.start_all(there)
        portable.import_work(folder / "work.zip", there)
        wrong += _lost(chosen, folder, there)
        os.chdir(there)
        print(index.show().head())
    print("\n".join(wrong) or "nothing was lost")
    return bool(wrong)


def _lost(chosen: list[str], folder: Path, there: Path) -> list[str]:
    """What is not in the second folder."""
    lost: list[str] = []
    scores: dict[str, Any] = progress.best(progress.read(there / progress.FOLDER))
    for number in chosen:
        spec = load(number)
        name = workspace.file_name(number)
        if (there / name).read_bytes() != (folder / name).read_bytes():
            lost.append(f"{name} differs")
        lost += [f"{id} {scores.get(id, 0)}/{full}" for id, full in progress.worth(spec) if scores.get(id, 0) != full]
        lost += [
            f"{e.id}: no answer kept" for e in spec.exercises if not progress.kept_source(e.id, there / progress.FOLDER)
        ]
    return lost


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
