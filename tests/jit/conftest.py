"""Child processes with switches set, for tests of what happens once per process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tinytensor.kernel_compiler import mode

HERE = Path(__file__).parent
# Kernels that were made for a wheel, in a checkout, would answer for those that are compiled here.
os.environ["TINYTENSOR_SHIPPED_KERNELS"] = os.devnull
sys.path.insert(0, str(HERE))  # for jit_programs, here and in the child processes

# Without a compiler there are no kernels to test, and the child processes here are about kernels.
collect_ignore = (
    []
    if mode() != "off"
    else [
        "test_jit_kernel.py",
        "test_jit_mode.py",
        "test_jit_outlines.py",
        "test_jit_parallel.py",
        "test_jit_pointers.py",
    ]
)


@pytest.fixture
def run_python():
    """Run a program in a child process; the finished process. Its kernels are kept where all tests keep theirs."""

    def run(program: str, check: bool = True, **switches: str) -> subprocess.CompletedProcess:
        environment = {**os.environ, **switches}
        environment["PYTHONPATH"] = os.pathsep.join([str(HERE), environment.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        result = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=120
        )
        if check:
            assert result.returncode == 0, result.stderr
        return result

    return run
