"""The operator database without compiled calls: on Numba's own dispatcher, and on NumPy alone.

The mode is chosen when the package is imported, so each runs in a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# Without kernels NumPy takes their place, so what is tried is what kernels do: values, dtypes, strides, writing to an output.
# Numba's dispatcher compiles on every start; one operator of each family shows that its kernels run there too.
FAMILIES = " or ".join(f"[{name}-" for name in "add exp sum max mm where clamp cat gather cumsum var".split())
SELECTIONS = {
    "off": "forward_agrees_with_numpy or layouts or out_form or inplace_form",
    "numba": f"forward_agrees_with_numpy and float32 and ({FAMILIES})",
}


@pytest.mark.slow
@pytest.mark.parametrize("mode", SELECTIONS)
def test_operators_in_mode(mode: str) -> None:
    command = [sys.executable, "-m", "pytest", "--full", "-n0", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, str(TESTS / "test_ops.py"), "-k", SELECTIONS[mode], "--tb=line"],
        env={**os.environ, "TINYTENSOR_JIT": mode},
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout
