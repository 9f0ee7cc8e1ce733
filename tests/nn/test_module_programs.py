"""Programs about Module, containers, parameters, hooks, state dicts and initialization: as PyTorch, word for word."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

import tinytensor as tt
from tinytensor.testing.outcome import DIGITS, outcome
from tinytensor.testing.recorded import assert_as_recorded

sys.path.insert(0, str(Path(__file__).parent))
programs = importlib.import_module("module_programs")
PROGRAMS = programs.all_programs()
GOLDEN = programs.golden()


@pytest.mark.parametrize("name", PROGRAMS)
def test_outcome_is_pytorchs(name):
    assert_as_recorded(outcome(PROGRAMS[name], tt), GOLDEN[name], digits=DIGITS)


@pytest.mark.parametrize("name", PROGRAMS)
def test_pytorch_still_does_the_same(name, torch):
    assert_as_recorded(outcome(PROGRAMS[name], torch), GOLDEN[name], digits=DIGITS)


def test_every_outcome_has_its_program():
    assert set(GOLDEN) == set(PROGRAMS)
