"""Settings for all tests, and running one program under PyTorch and under tinytensor."""

from __future__ import annotations

import functools
import gc
import importlib.util
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import tinytensor as tt
from tinytensor.testing.outcome import outcome

GOLDEN = Path(__file__).with_name("golden_programs.json")

# Machines differ in speed, and the first example may compile a kernel. The same examples on every run.
settings.register_profile("tinytensor", deadline=None, derandomize=True, database=None)
settings.load_profile("tinytensor")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all-dtypes", action="store_true", help="try every operator with every dtype that it works on")
    parser.addoption("--all-mutants", action="store_true", help="try every mutant of the solutions, not one in five")
    parser.addoption("--binder", action="store_true", help="go through what Binder does, in an environment of its own")
    parser.addoption("--all-notebooks", action="store_true", help="run every lesson in every mode, not some in each")
    parser.addoption(
        "--write-golden", action="store_true", help="write down PyTorch's answers to the programs of `same`"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give each file to one process, since its fixtures may be costly; the operator database goes by operator."""
    if not config.getoption("--all-dtypes"):
        others = [item for item in items if item.get_closest_marker("other_dtype")]
        items[:] = [item for item in items if not item.get_closest_marker("other_dtype")]
        config.hook.pytest_deselected(items=others)
    for item in items:
        group = item.path.name
        if group == "test_ops.py":
            group = item.name.partition("[")[2].partition("-")[0].rstrip("]") or group
        item.add_marker(pytest.mark.xdist_group(group))


@pytest.fixture(autouse=True, scope="module")
def what_was_there_before_is_not_walked_again() -> None:
    """Tests of lifetimes collect garbage often; each time the collector would walk over all tests and kernels there are."""
    gc.freeze()


@pytest.fixture
def same(request: pytest.FixtureRequest) -> Callable[[Callable[[Any], Any]], Any]:
    """`same(program)`: `program(tt)` gives (or raises) what `program(torch)` gives; returns that.

    PyTorch's answers are written down in golden_programs.json, by `pytest -n 0 --write-golden tests/...`. Where it is
    installed it is asked again.
    """
    numbers = itertools.count()
    torch = importlib.import_module("torch") if importlib.util.find_spec("torch") else None

    def check(program: Callable[[Any], Any]) -> Any:
        key = f"{request.node.nodeid} {next(numbers)}"
        ours = outcome(program, tt)
        if torch is not None:
            theirs = outcome(program, torch)
            assert ours == theirs
            _asked[key] = theirs
        if not request.config.getoption("--write-golden"):
            assert ours == golden_answers()[key]
        return ours

    return check


_asked: dict[str, Any] = {}


@functools.cache
def golden_answers() -> dict[str, Any]:
    """PyTorch's answers by test and by number of the program in it."""
    return json.loads(GOLDEN.read_text()) if GOLDEN.exists() else {}


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("--write-golden"):
        files = {key.partition("::")[0] for key in _asked}
        kept = {key: value for key, value in golden_answers().items() if key.partition("::")[0] not in files}
        answers = sorted({**kept, **_asked}.items())
        lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in answers)
        GOLDEN.write_text(f"{{\n{lines}\n}}\n")
