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

from tinytensor_lessons import index, progress, warm
from tinytensor_lessons.files import write_atomically
from tinytensor_lessons.notebook import dumps
from tinytensor_lessons.workspace import (
    WorkspaceError,
    broken,
    file_name,
    load_notebook,
    news,
    open_in_jupyter,
    start_all,
    title,
)

DEFAULT_FOLDER = Path("tinytensor-lessons")
# JupyterLab asks on its first start whether it may fetch news; the question covers the page.
_NO_NEWS = {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False}}


def open_lab(folder: Path, arguments: list[str]) -> int:
    """Copy the lessons that are missing, then run JupyterLab until it ends. Returns its exit status."""
    if importlib.util.find_spec("jupyterlab") is None:
        raise WorkspaceError('JupyterLab is not installed: pip install "tinytensor[lab]"')
    folder = folder.resolve()
    start_all(folder)
    draw_map(folder)
    print(f"Your lessons and your progress are kept in {folder}", flush=True)
    for line in said_about(folder):
        print(line, flush=True)
    with tempfile.TemporaryDirectory(prefix="tinytensor-lab-") as settings:
        process = subprocess.Popen(lab_command(folder, Path(settings), arguments))
        compiler = warm.beside()
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the server stops with this command
        try:
            return process.wait()
        except KeyboardInterrupt:  # JupyterLab has got it too, and asks before it stops
            return process.wait()
        finally:
            for running in (process, compiler):
                if running is not None and running.poll() is None:
                    running.terminate()
                    running.wait()


def said_about(folder: Path) -> list[str]:
    """Newer editions, and notebooks that cannot be read."""
    newer = [title(key) for key in news(folder)]
    says = [f"Newer editions of {', '.join(newer)}: `tinytensor update {folder}` brings them in and keeps your words"]
    return [*(says if newer else []), *broken(folder)]


def draw_map(folder: Path) -> None:
    """The map of today into the learner's index. If that fails, the map is drawn when its cell is run."""
    path = folder / file_name("index")
    try:
        before = load_notebook(path)
        if open_in_jupyter([path]):  # the page may hold notes that are not saved yet
            return
        after = index.with_map(before, folder)
        if after != before:
            write_atomically(path, dumps(after))
        _trust(path)
    except (OSError, ValueError, WorkspaceError):
        pass


def _trust(path: Path) -> None:
    """As `jupyter trust` does: JupyterLab cuts colours and borders out of what it does not trust. The map is ours."""
    try:
        import nbformat
        from nbformat.sign import NotebookNotary

        NotebookNotary().sign(nbformat.read(path, as_version=4))
    except Exception:  # a home that cannot be written to: the map is plainer, and its cell draws it again
        pass


def found_folder() -> Path | None:
    """The folder of lessons that a command means when none is named: this one, or the one that `lab` makes here."""
    for folder in (Path(), DEFAULT_FOLDER):
        if (folder / progress.FOLDER).is_dir() or (folder / file_name("index")).exists():
            return folder
    return None


def lab_command(folder: Path, settings: Path, arguments: list[str]) -> list[str]:
    """The command line. Settings of this one server go to `settings`, not to the user's or the environment's."""
    (settings / "overrides.json").write_text(json.dumps(_existing_overrides() | _NO_NEWS), encoding="utf-8")
    return [
        sys.executable,
        "-m",
        "jupyterlab",
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.app_settings_dir={settings}",
        f"--LabApp.default_url=/lab/tree/{file_name('index')}",
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
