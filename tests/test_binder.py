"""Binder's steps, in Binder's order, in a fresh environment: requirements, postBuild, start."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("script", ["postBuild", "start"])
def test_scripts_are_executable(script: str) -> None:
    assert os.access(ROOT / "binder" / script, os.X_OK)


def test_the_interpreter_is_one_we_support() -> None:
    assert (ROOT / "binder" / "runtime.txt").read_text().strip() == "python-3.11"


@pytest.mark.slow
def test_replay(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """A copy of the tracked files goes through what Binder does, and ends in a JupyterLab with warm kernels."""
    if not pytestconfig.getoption("--binder"):
        pytest.skip("two minutes of installing and compiling: pytest --binder tests/test_binder.py")
    checkout = tmp_path / "checkout"
    checkout.mkdir()
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
        target = checkout / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)

    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    bin_folder = tmp_path / "venv" / "bin"
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("TINYTENSOR", "VIRTUAL_ENV", "PYTHONPATH"))}
    environment = {**clean, "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}"}

    def run(*command: str) -> str:
        done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    run("pip", "install", "-q", "-r", "binder/requirements.txt")
    run("./binder/postBuild")
    settings = tmp_path / "venv" / "share" / "jupyter" / "lab" / "settings" / "overrides.json"
    assert "fetchNews" in settings.read_text()
    assert run("./binder/start", "jupyter", "lab", "--version").strip().startswith("4.")
    program = (
        "import sys, tinytensor as tt, tinytensor_widgets; tt.ones(4) + tt.ones(4); from tinytensor import jit;"
        "print(jit.stats()['misses'])"
    )
    assert run("./binder/start", "python", "-c", program).strip() == "0"
