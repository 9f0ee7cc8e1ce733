"""The notebooks that this library was asked to run: every cell as it is, with `torch` served by tinytensor.

The cells are the .txt files here. printed_by_pytorch.json is what PyTorch 2.13 printed, made by run_cells.py.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
CELLS = sorted(path.stem for path in HERE.glob("*_*.txt"))
PROFILER = "003_10"


@pytest.fixture(scope="module")
def printed():
    """What each cell printed, in a fresh process that never saw another torch."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", HERE / "run_cells.py", "served"],
        env=environment, capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def expected():
    return json.loads((HERE / "printed_by_pytorch.json").read_text())


def steady(text):
    """Without what differs from run to run or names the library's version."""
    return re.sub(r"0x[0-9a-f]+", "0x", re.sub(r"PyTorch version: \S+", "PyTorch version:", text))


def test_there_are_fifteen_cells(printed, expected):
    assert len(CELLS) == 15 and list(printed) == list(expected) == CELLS


@pytest.mark.parametrize("cell", [cell for cell in CELLS if cell != PROFILER])
def test_a_cell_prints_what_pytorch_prints(printed, expected, cell):
    assert steady(printed[cell]) == steady(expected[cell])


def rows(table):
    """Name -> number of calls, and the columns' names, of a profiler's table."""
    lines = [line for line in table.splitlines() if line.strip() and not line.startswith("-")]
    header, *body = [re.split(r" {2,}", line.strip()) for line in lines if not line.startswith("Self CPU time")]
    return header, {row[0]: int(row[-1]) for row in body}


def test_the_profilers_table(printed, expected):
    """PyTorch's columns; an operator that both name was called as often; times differ from run to run."""
    (header, ours), (their_header, theirs) = rows(printed[PROFILER]), rows(expected[PROFILER])
    assert header == their_header
    assert {name: ours[name] for name in ("aten::linear", "aten::addmm", "aten::relu")} == {
        "aten::linear": 20, "aten::addmm": 20, "aten::relu": 10,
    }  # fmt: skip
    assert ours.items() <= theirs.items()
    assert re.search(r"Self CPU time total: [\d.]+(us|ms|s)\n", printed[PROFILER])
