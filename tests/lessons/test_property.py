"""The cases of a check are the same for everybody."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tinytensor_lessons import property
from tinytensor_lessons.property import first_wrong

PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
if sys.argv[2:]:
    import mine
from hypothesis import strategies
from tinytensor_lessons import property
from tinytensor_lessons.property import first_wrong
drawn = []
first_wrong("x", strategies.integers(), 200, lambda case: drawn.append(case))
print(drawn)
"""


def test_a_learners_own_files_do_not_change_the_cases(tmp_path):
    """Hypothesis by itself draws numbers that it finds in them."""
    (tmp_path / "mine.py").write_text("numbers = [" + ", ".join(str(123456789 + i) for i in range(50)) + "]\n")
    alone, beside = (
        subprocess.run([sys.executable, "-c", PROGRAM, tmp_path, *more], capture_output=True, text=True, check=True)
        for more in ([], ["mine"])
    )
    assert alone.stdout == beside.stdout and alone.stdout.count(",") > 100


def test_a_smallest_case_is_found():
    from hypothesis import strategies

    assert first_wrong("x", strategies.integers(0, 1000), 100, lambda case: case if case >= 17 else None) == 17
    assert first_wrong("x", strategies.integers(0, 1000), 100, lambda case: case if case > 1000 else None) is None


@pytest.mark.parametrize("attempts", [0, 1, 10, 50])
def test_the_search_for_a_smaller_case_ends(monkeypatch, attempts):
    """With the smallest one found so far, wherever it is stopped."""
    from hypothesis import strategies

    monkeypatch.setattr(property, "_SHRINKING", attempts)
    lists = strategies.lists(strategies.integers(0, 10**6), min_size=3)
    case = first_wrong("x", lists, 100, lambda xs: xs if sum(xs) >= 12345 and len(set(xs)) == len(xs) > 4 else None)
    assert sum(case) >= 12345 and len(case) > 4
