"""Settings for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

# Machines differ in speed, and the first example may compile a kernel. The same examples on every run.
settings.register_profile("tinytensor", deadline=None, derandomize=True, database=None)
settings.load_profile("tinytensor")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give each file to one process, since its fixtures may be costly; the operator database goes by operator."""
    for item in items:
        group = item.path.name
        if group == "test_ops.py":
            group = item.name.partition("[")[2].partition("-")[0].rstrip("]") or group
        item.add_marker(pytest.mark.xdist_group(group))
