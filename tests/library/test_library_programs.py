"""Custom operators as in PyTorch: every program gives what it gives there."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

import tinytensor as tt
from tinytensor.testing.recorded import assert_as_recorded, difference

sys.path.insert(0, str(Path(__file__).parent))
programs = importlib.import_module("library_programs")
outcome = importlib.import_module("library_programs.helpers").outcome
PROGRAMS = programs.all_programs()
GOLDEN = programs.golden()


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_give_what_they_give_under_pytorch(name):
    assert_as_recorded(outcome(PROGRAMS[name], tt), GOLDEN[name])


def test_golden_outcomes_are_pytorchs(torch):
    assert GOLDEN.keys() == PROGRAMS.keys()
    different = [name for name, program in PROGRAMS.items() if difference(outcome(program, torch), GOLDEN[name])]
    assert not different
