"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# Machines differ in speed, and the first example may compile a kernel. The same examples on every run.
settings.register_profile("tinytensor", deadline=None, derandomize=True, database=None)
settings.load_profile("tinytensor")
