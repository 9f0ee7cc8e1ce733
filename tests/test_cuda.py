"""The tests of tests/cuda: each file in a process of its own, in which `cuda` is a simulated device.

CUDA starts once in a process, and then its kernels are in the dispatcher's tables; other tests want the tables of a PyTorch
without CUDA. Addresses of the simulated device are such that a loop of the CPU which follows one ends the process.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).with_name("cuda")
FILES = sorted(path.name for path in FOLDER.glob("test_*.py"))


@pytest.mark.parametrize("file", FILES)
def test_on_a_simulated_device(file: str, request: pytest.FixtureRequest) -> None:
    tier = ["--full"] if request.config.getoption("--full") else []
    environment = os.environ | {"TINYTENSOR_CUDA": "sim:2", "TINYTENSOR_CUDA_ADDRESSES": "far"}
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *tier, str(FOLDER / file)],
        env=environment, capture_output=True, text=True, cwd=FOLDER.parent.parent, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{done.stdout[-6000:]}\n{done.stderr[-2000:]}"
