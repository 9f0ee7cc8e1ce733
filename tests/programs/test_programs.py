"""The programs here print under tinytensor, served as `torch`, what they print under PyTorch.

golden.json is what PyTorch 2.13 printed, made by `run.py --write-golden`. A folder of programs from elsewhere, TINYTENSOR_PROGRAMS,
is compared with PyTorch itself.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from pathlib import Path

import pytest
from for_each import for_each

HERE = Path(__file__).parent
_spec = importlib.util.spec_from_file_location("run_programs", HERE / "run.py")
run_programs = sys.modules["run_programs"] = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(run_programs)
PROGRAMS = run_programs.programs()
QUICK = ("custom_function", "lr_schedulers", "graph_drawing")
ELSEWHERE = os.environ.get("TINYTENSOR_PROGRAMS")


def golden():
    return json.loads(run_programs.GOLDEN.read_text(encoding="utf-8"))


def check(name, expected, path):
    ours = run_programs.run(path, served=True)
    assert not ours.error, ours.error
    assert (first := run_programs.difference(ours.output, expected, run_programs.tolerance_of(path)).first) is None, (
        first
    )


def test_every_program_has_its_golden_text():
    assert sorted(golden()) == sorted(PROGRAMS) and len(PROGRAMS) >= 40
    assert all(len(text.splitlines()) > 3 for text in golden().values())


def test_how_texts_are_compared():
    compare = run_programs.difference
    assert compare("a 1.00000 b", "a 1.000005 b").first is None and compare("-0.0 x", "0.0 x").first is None
    for ours, theirs in (
        ("a 1.0001", "a 1.0003"), ("a 3", "a 4"), ("a", "b"), ("a 1.0 c", "a 1.0 d"), ("nan", "1.0"), ("a\nb", "a"), ("0.5", "0.6"),
    ):  # fmt: skip
        assert compare(ours, theirs).first is not None, (ours, theirs)
    assert compare("<A object at 0x7f1> tinytensor.nn", "<A object at 0x7e2> torch.nn").largest == 0


@for_each(QUICK)
def test_quick_programs(name):
    check(name, golden()[name], PROGRAMS[name])


@pytest.mark.slow
@for_each(name for name in PROGRAMS if name not in QUICK)
def test_programs(name):
    check(name, golden()[name], PROGRAMS[name])


@pytest.mark.oracle
@for_each(PROGRAMS)
def test_golden_is_pytorchs(name):
    theirs = run_programs.run(PROGRAMS[name], served=False)
    assert not theirs.error, theirs.error
    assert (
        run_programs.difference(golden()[name], theirs.output, run_programs.tolerance_of(PROGRAMS[name])).first is None
    )


@pytest.mark.oracle
@pytest.mark.skipif(not ELSEWHERE, reason="TINYTENSOR_PROGRAMS names no folder")
def test_programs_from_elsewhere():
    failures = []
    for name, path in run_programs.programs(Path(ELSEWHERE)).items():
        try:
            check(name, run_programs.run(path, served=False).output, path)
        except AssertionError as error:
            failures.append(f"{name}: {error}")
    assert not failures, "\n".join(failures)
