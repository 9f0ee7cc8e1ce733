"""What first calls cost, for each lesson and for three models: the kernels that the process compiled, the seconds for which it
compiled or waited for the second process to do so, and all seconds.

    python tests/benchmarks/first_calls.py [NAME ...] [--shipped FOLDER]

cold      from an empty store of kernels
warm      once more, with what the first run has left
shipped   from an empty store beside a folder of kernels that `tinytensor warm --to FOLDER` has made

A lesson is the solved notebook, from its first cell to its last, in a kernel of Jupyter.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import nbformat
from nbclient import NotebookClient
from processes import PROGRAMS

SOLVED = Path(__file__).parents[2] / "notebooks" / "solved"
_STATS = """
import json as _json
from tinytensor.kernel_compiler.status import stats as _stats
print("FIRST-CALLS", _json.dumps(_stats()))
"""


class FirstCalls(NamedTuple):
    """How many kernels a process compiled, the seconds that it compiled or waited, and the seconds that it lasted."""

    kernels: int
    compiling: float
    whole: float

    def __str__(self) -> str:
        return f"{self.kernels}, {self.compiling:.1f} s | {self.whole:.1f} s"


def of_program(text: str) -> FirstCalls:
    """Of a program in a new process."""
    begin = time.perf_counter()
    done = subprocess.run([sys.executable, "-c", text + _STATS], check=True, capture_output=True, text=True)
    return _read(done.stdout, time.perf_counter() - begin)


def of_notebook(path: Path) -> FirstCalls:
    """Of a notebook, run as a whole. Cells that raise on purpose are part of lessons."""
    notebook = nbformat.read(path, as_version=4)
    notebook.cells.append(nbformat.v4.new_code_cell(_STATS))
    begin = time.perf_counter()
    NotebookClient(notebook, timeout=600, kernel_name="python3", allow_errors=True).execute()
    printed = "".join(output.get("text", "") for output in notebook.cells[-1].outputs)
    return _read(printed, time.perf_counter() - begin)


def _read(printed: str, seconds: float) -> FirstCalls:
    stats = json.loads(printed.rpartition("FIRST-CALLS ")[2])
    return FirstCalls(stats["compiled"], stats["compile_seconds"], seconds)


def measured(name: str, shipped: str | None) -> list[FirstCalls]:
    """Cold, warm, and with `shipped` kernels."""

    def run() -> FirstCalls:
        if name in PROGRAMS:
            program = PROGRAMS[name]
            return of_program(
                program.format("tinytensor")
                if isinstance(program, str)
                else program[0].format("tinytensor", program[1])
            )
        return of_notebook(SOLVED / f"{name}.ipynb")

    os.environ.pop("TINYTENSOR_SHIPPED_KERNELS", None)
    with tempfile.TemporaryDirectory() as store:
        os.environ["TINYTENSOR_CACHE_DIR"] = store
        found = [run(), run()]
    if shipped is not None:
        with tempfile.TemporaryDirectory() as store:
            os.environ.update(TINYTENSOR_CACHE_DIR=store, TINYTENSOR_SHIPPED_KERNELS=shipped)
            found.append(run())
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="lessons and programs; without names: all")
    parser.add_argument("--shipped", metavar="FOLDER")
    options = parser.parse_args()
    columns = ["cold: kernels, compiling", "all", "warm: kernels, compiling", "all"]
    if options.shipped:
        columns += ["shipped: kernels, compiling", "all"]
    print("| | " + " | ".join(columns) + " |")
    print("|---" * (len(columns) + 1) + "|")
    lessons = [path.stem for path in sorted(SOLVED.glob("*.ipynb"))]
    for name in options.names or [*lessons, *(name for name in PROGRAMS if name.startswith("two steps"))]:
        print(f"| {name} | {' | '.join(map(str, measured(name, options.shipped)))} |", flush=True)


if __name__ == "__main__":
    main()
