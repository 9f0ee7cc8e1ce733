"""Opening JupyterLab on a learner's folder: `tinytensor lab`."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tinytensor_lessons.registry import load, numbers
from tinytensor_lessons.workspace import WorkspaceError, start_all

DEFAULT_FOLDER = Path("tinytensor-lessons")
# JupyterLab asks on its first start whether it may fetch news; the question covers the page.
_NO_NEWS = {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False}}


def open_lab(folder: Path, arguments: list[str]) -> int:
    """Copy the lessons that are missing, then run JupyterLab until it ends. Returns its exit status."""
    if importlib.util.find_spec("jupyterlab") is None:
        raise WorkspaceError('JupyterLab is not installed: pip install "tinytensor[lab]"')
    folder = folder.resolve()
    start_all(folder)
    print(f"Your lessons and your progress are kept in {folder}", flush=True)
    with tempfile.TemporaryDirectory(prefix="tinytensor-lab-") as settings:
        process = subprocess.Popen(lab_command(folder, Path(settings), arguments))
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the server stops with this command
        try:
            return process.wait()
        except KeyboardInterrupt:  # JupyterLab has got it too, and asks before it stops
            return process.wait()
        finally:
            if process.poll() is None:
                process.terminate()
                process.wait()


def lab_command(folder: Path, settings: Path, arguments: list[str]) -> list[str]:
    """The command line. Settings of this one server go to `settings`, not to the user's or the environment's."""
    (settings / "overrides.json").write_text(json.dumps(_existing_overrides() | _NO_NEWS), encoding="utf-8")
    first = load(numbers()[0]).stem
    return [
        sys.executable,
        "-m",
        "jupyterlab",
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.app_settings_dir={settings}",
        f"--LabApp.default_url=/lab/tree/{first}.ipynb",
        *arguments,
    ]


def _existing_overrides() -> dict[str, object]:
    """What the environment sets for everybody stays in force."""
    base = os.environ.get("JUPYTERLAB_DIR") or os.path.join(sys.prefix, "share", "jupyter", "lab")
    try:
        overrides = json.loads((Path(base) / "settings" / "overrides.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return overrides if isinstance(overrides, dict) else {}
