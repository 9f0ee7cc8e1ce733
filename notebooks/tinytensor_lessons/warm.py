"""Compiling, ahead of time, the kernels that the lessons use: `tinytensor warm`.

Runs each lesson as it is when it is solved, and the library's operations that its checks run over a learner's function.
What they compile goes to the store of `tinytensor.kernel_compiler`, where the next process finds it. `--programs` runs
programs as well, which say `import torch` or `import tinytensor`. `tinytensor lab` does the first beside JupyterLab.

`tinytensor warm --to FOLDER` makes a store that a wheel or an image brings along, for each level of processors that this
machine is of (`kernel_compiler/processor.py`). The kernels are found by running programs, which takes a processor that can
run them, and their keys have the interpreter's bytecode in them: so there is one build for each version of Python, on x86-64
with AVX-512 for both levels. On other architectures the kernels are for the model of the machine that builds, no other.
"""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tinytensor import kernel_compiler
from tinytensor.kernel_compiler import processor, status
from tinytensor_lessons.build import solution_notebook
from tinytensor_lessons.cuda_machine import cuda_put_back
from tinytensor_lessons.mode import STATIC
from tinytensor_lessons.notebook import source_of
from tinytensor_lessons.registry import load as load_lesson
from tinytensor_lessons.registry import numbers

_ROLES = ("setup", "demo", "predict", "exercise", "further")
_PROGRAM = """
import runpy, sys
from tinytensor.testing.serve_as_torch import serve_as_torch
serve_as_torch()
runpy.run_path(sys.argv[1], run_name="__main__")
"""
_USUAL = """
from tinytensor._compile_ahead import PROGRAMS
for _, program in PROGRAMS:
    program()
"""  # the parts that models are made of
_BESIDE = """
import os, sys
if hasattr(os, "nice"):
    os.nice(19)
from tinytensor_lessons.warm import warm
for _ in warm():
    pass
"""
_OF_THIS_MACHINE = "self_test_passed-*"  # what a test has shown here may be wrong elsewhere


def ship(folder: Path, lessons: Sequence[str] = (), programs: Sequence[Path] = ()) -> Iterator[str]:
    """Make a store of kernels in `folder`, for every level of processors that this machine is of; yields lines about it."""
    for level in processor.possible() or [processor.NATIVE]:
        yield f"for {level}:"
        environment = {
            **os.environ,
            "TINYTENSOR_CPU": level,
            "TINYTENSOR_CACHE_DIR": str(folder.absolute()),
            # Kernels that are there already, of an older build, are no reason to leave any out.
            "TINYTENSOR_SHIPPED_KERNELS": os.devnull,
            "TINYTENSOR_COMPILE_AHEAD": "0",  # it would write on after this process has tidied up
        }
        command = [sys.executable, "-m", "tinytensor.cli", "warm", *lessons]
        if programs:
            command += ["--programs", *(str(program.absolute()) for program in programs)]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            yield from (f"  {line.rstrip()}" for line in process.stdout)
        usual = subprocess.run([sys.executable, "-c", _USUAL], env=environment)
        if process.returncode or usual.returncode:
            raise OSError(f"compiling for {level} failed")
    size = 0
    for path in folder.glob("kernels-*/*"):
        if path.suffix != ".bin" or path.match(_OF_THIS_MACHINE):
            path.unlink()
        else:
            size += path.stat().st_size
    for path in folder.glob("kernels-*/.claims"):
        path.unlink()
    yield f"{size / 1e6:.1f} MB of kernels in {folder}"


def beside() -> subprocess.Popen | None:
    """A process that warms all lessons in their order while nobody else needs the processor; the caller ends it.

    A learner reads for longer than a lesson compiles, so few cells wait. None where a second process would be in the way: on one
    processor, without a compiler, with TINYTENSOR_COMPILE_AHEAD=0.
    """
    switch = "TINYTENSOR_COMPILE_AHEAD"
    if (os.cpu_count() or 1) == 1 or os.environ.get(switch) == "0" or kernel_compiler.mode() == "off":
        return None
    quiet = subprocess.DEVNULL
    command = [sys.executable, "-c", _BESIDE]
    # Control-C in the terminal is JupyterLab's question; this process ends after it.
    return subprocess.Popen(
        command, env={**os.environ, switch: "0"}, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )


def warm(only: list[str] | None = None, programs: Sequence[Path] = ()) -> Iterator[str]:
    """Warm one lesson after the other, then programs; yields a line about each."""
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
    for place, program in enumerate(programs, 1):
        # In a process of its own: it says `import torch`, sets seeds and defaults, and may end as it likes.
        done = subprocess.run(
            [sys.executable, "-c", _PROGRAM, str(program)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        yield f"[{place}/{len(programs)}] {program.name}" + (
            f"; ended with {done.returncode}" if done.returncode else ""
        )
    yield f"kernels are kept in {status.stats()['store']}"


def _run_lesson(number: str) -> str:
    """Run the cells that compute, with the solutions in them. Returns the id of the cell that failed, if one did."""
    scope: dict[str, Any] = {"__name__": "__main__"}
    lesson = load_lesson(number)
    environment = {name: os.environ.get(name) for name in ("TINYTENSOR_MODE", "TINYTENSOR_CUDA")}
    os.environ["TINYTENSOR_MODE"] = STATIC
    try:
        with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings(), cuda_put_back():
            warnings.simplefilter("ignore")
            for cell in solution_notebook(lesson)["cells"]:
                if cell["cell_type"] == "code" and cell["metadata"]["tinytensor"]["role"] in _ROLES:
                    try:
                        exec(compile(source_of(cell), f"<{cell['id']}>", "exec"), scope)
                    except Exception:
                        return cell["id"]
            for exercise in lesson.exercises:
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
