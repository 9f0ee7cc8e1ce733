"""Makes `torch_oracle` importable by the tests of this directory, and has their kernels compiled: they are what is tested here."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tinytensor.kernel_compiler import at_once

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(autouse=True)
def kernels() -> Iterator[None]:
    with at_once():
        yield
