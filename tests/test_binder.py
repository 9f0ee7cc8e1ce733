"""Binder's steps, in Binder's order, in a fresh environment: requirements, postBuild, and a process of the image."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LESSON = "09"  # adds


def test_the_script_is_executable() -> None:
    assert os.access(ROOT / "binder" / "postBuild", os.X_OK)


def test_the_interpreter_is_one_we_support() -> None:
    assert (ROOT / "binder" / "runtime.txt").read_text().strip() == "python-3.11"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the tracked files."""
    target = tmp_path / "checkout"
    if (ROOT / ".git").exists():
        tracked = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        ).stdout
        names = [name for name in tracked.decode().split("\0") if name and (ROOT / name).is_file()]
    else:
        names = [str(p.relative_to(ROOT)) for p in ROOT.rglob("*") if p.is_file() and ".venv" not in p.parts]
    for name in names:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target / name)
    return target


def replay(checkout: Path, environment: Path, options: Sequence[str] = (), before: str = "") -> None:
    """Binder's steps in a copy of the repository, ending with kernels that came with it and a JupyterLab.

    options   of pip
    before    a folder of programs to be found before those of the environment
    """
    programs = environment / "bin"
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("TINYTENSOR", "VIRTUAL_ENV", "PYTHONPATH"))}
    path = os.pathsep.join(filter(None, [before, str(programs), os.environ["PATH"]]))

    def run(*command: str) -> str:
        own = {"PATH": path, "TINYTENSOR_CACHE_DIR": str(environment / "own")}  # as empty as it is in a new image
        done = subprocess.run(command, cwd=checkout, env={**clean, **own}, capture_output=True, text=True)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    run("python", "-m", "pip", "install", "-q", *options, "-r", "binder/requirements.txt")
    run("./binder/postBuild")
    settings = environment / "share" / "jupyter" / "lab" / "settings" / "overrides.json"
    assert "fetchNews" in settings.read_text()
    assert run("python", "-m", "jupyterlab", "--version").strip().startswith("4.")
    program = (
        "import sys, tinytensor as tt, tinytensor_widgets; tt.ones(4) + tt.ones(4); from tinytensor.kernel_compiler import status;"
        "print(tt.__file__, status.stats()['hits'] > 0, status.stats()['misses'])"
    )
    shown = run("python", "-c", program).strip()
    assert shown == f"{checkout / 'tinytensor' / '__init__.py'} True 0"
    assert not (environment / "own").exists()


@pytest.mark.slow
def test_replay_beside_this_environment(tmp_path: Path, checkout: Path) -> None:
    """An environment that sees the packages of this one, and kernels of one lesson: nothing is downloaded twice."""
    pytest.importorskip("jupyterlab")
    # The builder too, which is part of the extra `test`; without it pip fetches one.
    options = ["--no-build-isolation"] if importlib.util.find_spec("hatchling") else []
    environment = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    (own,) = environment.glob("lib/python3*/site-packages")
    # After those of the environment itself: .pth files are read in the order of their names.
    (own / "zz_packages_of_this_environment.pth").write_text(sysconfig.get_path("purelib") + "\n")
    short = tmp_path / "short"
    short.mkdir()
    (short / "tinytensor").write_text(f'#!/bin/sh\nexec "{environment}/bin/tinytensor" "$@" {LESSON}\n')
    (short / "tinytensor").chmod(0o755)
    replay(checkout, environment, options, before=str(short))


@pytest.mark.slow
def test_replay(tmp_path: Path, checkout: Path) -> None:
    """An environment with nothing but the requirements in it, and the kernels of all lessons."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "environment"], check=True)
    replay(checkout, tmp_path / "environment")
