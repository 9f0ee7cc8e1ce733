"""Compiling, ahead of time, the kernels that the lessons use: `tinytensor warm`.

Runs each lesson's own demonstrations, and the library's operations that its checks run over a learner's function.
What they compile goes to the store of `tinytensor.kernel_compiler`, where the next process finds it.
"""

from __future__ import annotations

import contextlib
import io
import os
import warnings
from collections.abc import Iterator
from typing import Any

from tinytensor import kernel_compiler
from tinytensor.kernel_compiler import status
from tinytensor_lessons.cuda_machine import cuda_put_back
from tinytensor_lessons.mode import STATIC
from tinytensor_lessons.notebook import source_of
from tinytensor_lessons.registry import load as load_lesson
from tinytensor_lessons.registry import numbers
from tinytensor_lessons.workspace import shipped

_ROLES = ("setup", "demo", "predict", "exercise", "further")


def warm(only: list[str] | None = None) -> Iterator[str]:
    """Warm one lesson after the other; yields a line about each."""
    if kernel_compiler.mode() == "off":
        yield "kernels run without a compiler here (TINYTENSOR_JIT=off): nothing to compile"
        return
    chosen = only or numbers()
    for place, number in enumerate(chosen, 1):
        before = status.stats()
        failed = _run_lesson(number)
        after = status.stats()
        compiled, loaded = after["compiled"] - before["compiled"], after["hits"] - before["hits"]
        line = f"[{place}/{len(chosen)}] lesson {number}: {compiled} kernels compiled, {loaded} loaded"
        yield line + (f"; stopped at {failed}" if failed else "")
    yield f"kernels are kept in {status.stats()['store']}"


def _run_lesson(number: str) -> str:
    """Run the cells that are the lesson's own. Returns the id of the cell that failed, if one did."""
    scope: dict[str, Any] = {"__name__": "__main__"}
    environment = {name: os.environ.get(name) for name in ("TINYTENSOR_MODE", "TINYTENSOR_CUDA")}
    os.environ["TINYTENSOR_MODE"] = STATIC
    try:
        with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings(), cuda_put_back():
            warnings.simplefilter("ignore")
            for cell in shipped(number)["cells"]:
                if cell["cell_type"] == "code" and cell["metadata"]["tinytensor"]["role"] in _ROLES:
                    try:
                        exec(compile(source_of(cell), f"<{cell['id']}>", "exec"), scope)
                    except Exception:
                        return cell["id"]
            for exercise in load_lesson(number).exercises:
                for run in exercise.plug.runs.values() if exercise.plug else ():
                    # Some runs need a kernel that only the learner writes: up to there, they have compiled what they use.
                    with contextlib.suppress(NotImplementedError):
                        run()
    finally:
        for name, value in environment.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value
    return ""
