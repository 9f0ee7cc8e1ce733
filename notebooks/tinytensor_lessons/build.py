"""Builds the notebooks: `python -m tinytensor_lessons build`.

notebooks/source/NN_name.py  ->  notebooks/lessons/NN_name.ipynb   the learner's: stubs, no outputs
                             ->  notebooks/solved/NN_name.ipynb    with the solutions, executed in static mode
The same source gives the same bytes every time; a test holds the committed notebooks to that.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tinytensor_lessons import road
from tinytensor_lessons.exercise import LessonSpec
from tinytensor_lessons.notebook import Cell, cell_dict, dumps, notebook_dict, parse_source
from tinytensor_lessons.quiz import as_markdown, right_letter
from tinytensor_lessons.registry import load, numbers

_REGION = re.compile(r"^(?P<indent>[ \t]*)### BEGIN SOLUTION\n(?P<body>.*?)^[ \t]*### END SOLUTION[^\n]*", re.S | re.M)
_SECONDS_PER_CELL = 120


def notebooks_folder() -> Path:
    """The notebooks of an installation, or those of the checkout that this package is part of."""
    installed = Path(__file__).parent / "notebooks"
    return installed if installed.is_dir() else Path(__file__).parents[1]


def source_path(spec: LessonSpec) -> Path:
    return notebooks_folder() / "source" / f"{spec.stem}.py"


def source_cells(spec: LessonSpec) -> list[Cell]:
    return parse_source(source_path(spec).read_text(encoding="utf-8"))


def learners_notebook(spec: LessonSpec) -> dict[str, Any]:
    """Stubs in place of solutions."""
    return _notebook(spec, _stub)


def solution_notebook(spec: LessonSpec) -> dict[str, Any]:
    """Solutions filled in, not executed."""
    return _notebook(spec, _solution)


def teachers_notebook(spec: LessonSpec) -> dict[str, Any]:
    """Solutions between nbgrader's markers, from which nbgrader makes its own stubs."""
    return _notebook(spec, _marked)


def _notebook(spec: LessonSpec, write: Any) -> dict[str, Any]:
    cells = []
    for cell in source_cells(spec):
        source = write(cell, spec) if cell.role in ("exercise", "quiz", "predict") else cell.source
        if cell.role == "header":
            # A class has each lesson in a folder of its own.
            source = _under_the_needs(source, road.line(spec, links=write is not _marked))
        if cell.role == "question":
            source = source.replace("{{quiz}}", as_markdown(spec.quiz))
        if cell.role not in ("exercise", "quiz") and "### " in source and "SOLUTION" in source:
            raise ValueError(f"{spec.stem}: a solution region in the {cell.role} cell {cell.name!r}")
        cells.append(cell_dict(cell, spec, source))
    return notebook_dict(spec, cells)


def _under_the_needs(header: str, line: str) -> str:
    """The header with one more paragraph, behind the one that says how long the lesson takes."""
    title, needs, rest = header.split("\n\n", 2)
    return "\n\n".join((title, needs, line, rest))


def solution_lines(cell: Cell) -> int:
    """How many lines of code the solution of an exercise has, without comments and empty lines."""
    lines = (line.strip() for found in _REGION.finditer(cell.source) for line in found["body"].splitlines())
    return sum(1 for line in lines if line and not line.startswith("#"))


def _stub(cell: Cell, spec: LessonSpec) -> str:
    if cell.role != "exercise":
        return cell.source
    source, count = _REGION.subn(rf'\g<indent>raise NotImplementedError("{spec.number}.{cell.name}")', cell.source)
    if not count:  # a class has one for each method
        raise ValueError(f"{spec.stem}: exercise {cell.name!r} needs a solution region")
    return source


def _solution(cell: Cell, spec: LessonSpec) -> str:
    if cell.role == "quiz":
        return cell.source.replace("...", f'"{right_letter(spec.quiz)}"')
    if cell.role == "predict":
        answers = {prediction.id: prediction.answer for prediction in spec.predictions}
        return cell.source.replace("...", repr(answers[f"{spec.number}.{cell.name}"]))
    return _REGION.sub(lambda found: found["body"].rstrip("\n"), cell.source)


def _marked(cell: Cell, spec: LessonSpec) -> str:
    if cell.role == "quiz":
        return f"{cell.source}\n### BEGIN SOLUTION\n{_solution(cell, spec)}\n### END SOLUTION"
    return cell.source


def solved_notebook(spec: LessonSpec) -> dict[str, Any]:
    """The solution notebook, executed in static mode."""
    return execute(solution_notebook(spec), {"TINYTENSOR_MODE": "static"})


def execute(notebook: dict[str, Any], environment: dict[str, str], allow_errors: bool = False) -> dict[str, Any]:
    """Run all cells in a fresh kernel, in an empty folder. Outputs carry nothing that differs from run to run."""
    import nbformat  # with nbclient part of the extra `test`; only builders and graders need them
    from nbclient import NotebookClient

    node = nbformat.from_dict(
        notebook | {"cells": [cell | {"source": "".join(cell["source"])} for cell in notebook["cells"]]}
    )
    from traitlets.config import Config

    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory(prefix="k") as sockets:
        client = NotebookClient(
            node,
            timeout=_SECONDS_PER_CELL,
            kernel_name="python3",
            config=Config(_transport(sockets)),
            allow_errors=allow_errors,
            record_timing=False,
            resources={"metadata": {"path": folder}},
        )
        client.execute(env={**os.environ, "PYTHONHASHSEED": "0", **environment})
    cells = []
    for before, after in zip(notebook["cells"], node["cells"], strict=True):
        if before["cell_type"] == "code":
            before = before | {"execution_count": after["execution_count"], "outputs": list(_outputs(after["outputs"]))}
        cells.append(before)
    return notebook | {"cells": cells}


def _transport(folder: str) -> dict[str, Any]:
    """The kernel talks through files in `folder`, not through network ports, about which it would warn."""
    if os.name != "posix":
        return {}
    return {"KernelManager": {"transport": "ipc", "connection_file": f"{folder}/k.json"}}


def _outputs(outputs: list[Any]) -> Iterator[dict[str, Any]]:
    """Outputs with neighboring pieces of one stream joined, and texts as lists of lines."""
    joined: list[dict[str, Any]] = []
    for output in outputs:
        output = dict(output)
        last = joined[-1] if joined else {}
        if output["output_type"] == "stream" and last.get("name") == output["name"]:
            last["text"] += output["text"]
        else:
            joined.append(output)
    for output in joined:
        if "text" in output:
            output["text"] = output["text"].splitlines(keepends=True)
        if "data" in output:
            output["data"] = {
                kind: value.splitlines(keepends=True) if isinstance(value, str) else value
                for kind, value in output["data"].items()
            }
        yield output


def built(only: list[str] | None = None) -> Iterator[tuple[Path, str]]:
    """Path and text of every notebook, freshly built."""
    for number in only or numbers():
        spec = load(number)
        folder = notebooks_folder()
        yield folder / "lessons" / f"{spec.stem}.ipynb", dumps(learners_notebook(spec))
        yield folder / "solved" / f"{spec.stem}.ipynb", dumps(solved_notebook(spec))


def build(only: list[str] | None = None) -> list[Path]:
    """Write all notebooks; returns those that changed."""
    changed = []
    for path, text in built(only):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed


def out_of_date(only: list[str] | None = None) -> list[Path]:
    """Notebooks that differ from a fresh build."""
    return [path for path, text in built(only) if not path.exists() or path.read_text(encoding="utf-8") != text]
