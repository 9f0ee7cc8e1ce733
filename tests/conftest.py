"""Settings for all tests, and running one program under PyTorch and under tinytensor."""

from __future__ import annotations

import functools
import gc
import importlib.util
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import tinytensor as tt
from tinytensor.lessons.property import load_hypothesis
from tinytensor.testing.outcome import outcome

GOLDEN = Path(__file__).with_name("golden_programs.json")

load_hypothesis()  # with the one choice that its settings do not offer: what is drawn depends on nothing else that is loaded
# Machines differ in speed, and the first example may compile a kernel. The same examples on every run.
settings.register_profile("tinytensor", deadline=None, derandomize=True, database=None)
settings.load_profile("tinytensor")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all-dtypes", action="store_true", help="try every operator with every dtype that it works on")
    parser.addoption("--binder", action="store_true", help="go through what Binder does, in an environment of its own")
    parser.addoption(
        "--write-golden", action="store_true", help="write down PyTorch's answers to the programs of `same`"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes longest first, so that all processes have something to do until the end."""
    if not config.getoption("--all-dtypes"):
        others = [item for item in items if item.get_closest_marker("other_dtype")]
        items[:] = [item for item in items if not item.get_closest_marker("other_dtype")]
        config.hook.pytest_deselected(items=others)
    slow = {item.path for item in items if item.get_closest_marker("slow") or item.get_closest_marker("browser")}
    items.sort(key=lambda item: item.path not in slow)


def group(nodeid: str) -> str:
    """The tests that one process runs: a file, since its fixtures may be costly and its kernels are loaded once.

    The operator database goes by operator; the browser tests share one browser.
    """
    path, _, name = nodeid.partition("::")
    file = path.rpartition("/")[2]
    if file == "test_ops.py":
        return name.partition("[")[2].partition("-")[0].rstrip("]") or file
    return "browser" if file.startswith("test_browser") else path


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """xdist's own groups, marks, are not seen by every version of it: one that misses them says nothing."""
    from xdist.scheduler import LoadScopeScheduling  # only where this hook is called is xdist installed

    class ByGroup(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return group(nodeid)

    config.option.loadscopereorder = False
    return ByGroup(config, log)


def pytest_collection_finish() -> None:
    """What is there before the first test is not looked through by each `gc.collect()`: it takes seconds."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="module")
def _freeze_what_earlier_files_left() -> None:
    """Nor is what earlier files left: compiled kernels, and what is remembered of plans."""
    gc.collect()
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


@pytest.fixture(scope="session")
def prepared_kernels(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A folder for JUPYTER_PATH whose kernel "python3" starts at once: prepared_kernel/server.py says how."""
    folder = str(tmp_path_factory.mktemp("kernels"))
    if not hasattr(os, "fork"):
        yield folder  # empty: Jupyter takes the ordinary kernel
        return
    command = [sys.executable, str(Path(__file__).with_name("prepared_kernel") / "server.py"), folder]
    root = Path(__file__).parents[1]
    path = [str(root), str(root / "widgets"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(path)}
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdout.readline() == b"ready\n"
        yield folder
        server.stdin.close()


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
