"""Programs about the engine, hooks, nodes and `.grad` give what they give under PyTorch."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

import tinytensor as tt

sys.path.insert(0, str(Path(__file__).parent))
programs = importlib.import_module("engine_programs")
outcome = importlib.import_module("programs.helpers").outcome
PROGRAMS = programs.all_programs()
GOLDEN = programs.golden()


@pytest.mark.parametrize("name", PROGRAMS)
def test_outcome_is_pytorchs(name):
    assert outcome(PROGRAMS[name], tt) == GOLDEN[name]


@pytest.mark.parametrize("name", PROGRAMS)
def test_pytorch_still_does_the_same(name):
    torch = pytest.importorskip("torch")
    assert outcome(PROGRAMS[name], torch) == GOLDEN[name]


def test_every_outcome_has_its_program():
    assert set(GOLDEN) == set(PROGRAMS)
