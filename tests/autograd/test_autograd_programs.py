"""Programs about the engine, hooks, nodes, saved tensors, views, modes, Function, anomaly mode and gradcheck."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

import tinytensor as tt
from tinytensor.testing.outcome import outcome

sys.path.insert(0, str(Path(__file__).parent))
programs = importlib.import_module("programs")
PROGRAMS = programs.all_programs()
GOLDEN = programs.golden()


def comparable(value):
    """NaN is equal to NaN here."""
    return repr(value)


@pytest.mark.parametrize("name", PROGRAMS)
def test_outcome_is_pytorchs(name):
    assert comparable(outcome(PROGRAMS[name], tt)) == comparable(GOLDEN[name])


@pytest.mark.parametrize("name", PROGRAMS)
def test_pytorch_still_does_the_same(name, torch):
    assert comparable(outcome(PROGRAMS[name], torch)) == comparable(GOLDEN[name])


def test_every_outcome_has_its_program():
    assert set(GOLDEN) == set(PROGRAMS)
