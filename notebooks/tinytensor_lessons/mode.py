"""The three ways a lesson runs: on one's own, graded by nbgrader, or printed.

solo    panels with hints; nothing raises, so that Run All continues
grade   `check` returns the points as a float; nothing is written to stderr (nbgrader gives 0 points for any stderr)
static  plain text only, the same on every machine: for the tests, for print
"""

from __future__ import annotations

import os

SOLO, GRADE, STATIC = "solo", "grade", "static"


def mode() -> str:
    """The mode of this process, read from the environment each time."""
    if os.environ.get("NBGRADER_EXECUTION") in ("autograde", "validate"):
        return GRADE
    if os.environ.get("TINYTENSOR_MODE") == STATIC:
        return STATIC
    return SOLO


def grade_seed() -> int:
    """Seed of the property parts; an instructor sets TINYTENSOR_GRADE_SEED to grade with unseen cases."""
    text = os.environ.get("TINYTENSOR_GRADE_SEED", "0")
    return int(text) if text.lstrip("-").isdigit() else 0
