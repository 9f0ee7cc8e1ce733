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


# Of these no test asks what only a simulated device is.
ON_A_REAL_DRIVER = """
test_graphs.py test_linear_algebra.py test_ops.py test_optimizers.py test_random.py test_reductions.py with_cublas.py
""".split()


def passes(file: str, request: pytest.FixtureRequest, **settings: str) -> None:
    tier = ["--full"] if request.config.getoption("--full") else []
    environment = os.environ | {"TINYTENSOR_CUDA": "sim:2"} | settings
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *tier, str(FOLDER / file)],
        env=environment, capture_output=True, text=True, cwd=FOLDER.parent.parent, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{done.stdout[-6000:]}\n{done.stderr[-2000:]}"


@pytest.mark.parametrize("file", FILES)
def test_on_a_simulated_device(file: str, request: pytest.FixtureRequest) -> None:
    passes(file, request, TINYTENSOR_CUDA_ADDRESSES="far")


@pytest.mark.parametrize("file", ON_A_REAL_DRIVER)
def test_with_the_driver_of_real_devices(file: str, request: pytest.FixtureRequest) -> None:
    """Over bindings that only pretend: pretended_bindings.py."""
    passes(file, request, PRETENDED_BINDINGS="1")


def test_the_command_for_a_gpu_runs() -> None:
    """tests/benchmarks/cuda.py on a simulated device: every row, and times that mean nothing."""
    program = FOLDER.parent / "benchmarks" / "cuda.py"
    command = [sys.executable, str(program), "--tiny", "--only", "table", "--rounds", "1", "--seconds", "0.001"]
    done = subprocess.run(
        command, env=os.environ | {"TINYTENSOR_CUDA": "sim"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    rows = done.stdout.splitlines()
    for name in ("a + b", "sum of rows", "softmax", "matmul bfloat16", "conv2d", "MLP step as a graph", "launch"):
        assert any(row.startswith(name) and row.split(" us")[0].split()[-1] > "0" for row in rows), name
