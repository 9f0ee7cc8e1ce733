"""A real JupyterLab and a real browser, for the tests marked `browser`.

Where no Chromium is found the browser tests fail in CI (CI=true) and are skipped elsewhere. TINYTENSOR_CHROMIUM names
another browser than the one on the PATH.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from learner import Learner

_ROOT = Path(__file__).parents[2]
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_SETTINGS = {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False}}


@pytest.fixture(scope="session")
def chromium() -> str:
    path = os.environ.get("TINYTENSOR_CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)
    if path is None:
        message = "no Chromium found on the PATH, and TINYTENSOR_CHROMIUM is not set"
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(message)
        pytest.skip(message)
    return path


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator:
    sync_api = pytest.importorskip("playwright.sync_api")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


_ERRORS = """() => window.jupyterapp.shell.currentWidget.content.widgets.flatMap((cell) => cell.model.outputs?.toJSON() ?? [])
    .filter((output) => output.output_type === 'error').map((output) => output.evalue)"""


class Lab:
    """A running JupyterLab: its address and the folder it serves."""

    def __init__(self, url: str, folder: Path):
        self.url, self.folder, self._count = url, folder, 0

    def write(self, cells: list[str | dict]) -> str:
        """A notebook of cells, those that are text of code; returns its name."""
        self._count += 1
        name = f"n{self._count}.ipynb"
        code = [
            cell
            if isinstance(cell, dict)
            else {
                "cell_type": "code",
                "id": f"c{i}",
                "metadata": {},
                "source": cell,
                "outputs": [],
                "execution_count": None,
            }
            for i, cell in enumerate(cells)
        ]
        kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
        document = {"cells": code, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
        (self.folder / name).write_text(json.dumps(document))
        return name


@pytest.fixture(scope="session")
def lab(chromium: str, prepared_kernels: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    pytest.importorskip("jupyterlab")
    root = tmp_path_factory.mktemp("lab")
    for name in ("work", "settings"):
        (root / name).mkdir()
    (root / "settings" / "overrides.json").write_text(json.dumps(_SETTINGS))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folders = {
        "JUPYTER_CONFIG_DIR": "config", "JUPYTER_DATA_DIR": "data", "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "user-settings", "JUPYTERLAB_WORKSPACES_DIR": "workspaces", "IPYTHONDIR": "ipython",
    }  # fmt: skip
    paths = [str(_ROOT), str(_ROOT / "widgets"), str(_ROOT / "notebooks"), os.environ.get("PYTHONPATH", "")]
    env = {
        **os.environ, **{key: str(root / name) for key, name in folders.items()},
        "PYTHONPATH": os.pathsep.join(filter(None, paths)), "JUPYTER_PATH": prepared_kernels,
    }  # fmt: skip
    env.pop("TINYTENSOR_MODE", None)
    command = [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}",
        "--ServerApp.port_retries=0",
        "--ServerApp.ip=127.0.0.1", f"--ServerApp.root_dir={root / 'work'}", "--IdentityProvider.token=",
        "--ServerApp.password=", "--LabApp.expose_app_in_browser=True",
        f"--LabApp.app_settings_dir={root / 'settings'}",
    ]  # fmt: skip
    url = f"http://127.0.0.1:{port}"
    with (root / "lab.log").open("w") as log, subprocess.Popen(command, env=env, stdout=log, stderr=log) as process:
        try:
            _wait_for(url + "/api/status", process, root / "lab.log")
            yield Lab(url, root / "work")
        finally:
            process.terminate()


def _wait_for(url: str, process: subprocess.Popen, log: Path) -> None:
    deadline = time.monotonic() + 90
    while True:
        try:
            urllib.request.urlopen(url, timeout=2).close()
            return
        except OSError:
            assert process.poll() is None and time.monotonic() < deadline, log.read_text()[-3000:]
            time.sleep(0.1)


class Page:
    """A notebook that was opened and run. `outside` collects requests that left this machine."""

    def __init__(self, page, lab: Lab):
        self.page, self._lab = page, lab
        self.outside: list[str] = []
        self.errors: list[str] = []
        page.on("request", self._note)
        page.on("pageerror", self._note_error)

    def _note(self, request) -> None:
        if not request.url.startswith(("http://127.0.0.1", "ws://127.0.0.1", "blob:", "data:")):
            self.outside.append(request.url)

    def _note_error(self, error) -> None:
        self.errors.append(str(error))

    def close(self) -> None:
        """End the kernel, close the notebook, and leave the page as it was found."""
        page = self.page
        page.evaluate(
            """async () => {
                for (const widget of [...window.jupyterapp.shell.widgets('main')]) {
                    await widget.context?.sessionContext.shutdown();
                    widget.dispose();
                }
            }"""
        )
        page.remove_listener("request", self._note)
        page.remove_listener("pageerror", self._note_error)
        page.emulate_media(forced_colors="none", reduced_motion="no-preference")
        page.mouse.move(0, 0)

    def run(self, *cells: str | dict, theme: str = "JupyterLab Light", wait: str = ".tt-host svg") -> None:
        """Open the cells as a notebook, run them all, and wait for the widget."""
        page = self.page
        self.command("docmanager:open", {"path": self._lab.write(list(cells))})
        page.wait_for_selector(".jp-Notebook .jp-CodeCell")
        # The status icon says "idle" too early on a cold kernel; this does not.
        page.evaluate(
            "async () => { const c = window.jupyterapp.shell.currentWidget.context.sessionContext;"
            " await c.ready; await c.session.kernel.info; }"
        )
        self.command("apputils:change-theme", {"theme": theme})
        self.command("notebook:run-all-cells")
        page.wait_for_function(f"(wait) => document.querySelector(wait) || ({_ERRORS})().length", arg=wait)
        errors = page.evaluate(_ERRORS)
        assert not errors, errors
        page.wait_for_selector(wait)
        self._settled(wait if page.locator(".tt").count() == 0 else ".tt")

    def _settled(self, what: str) -> None:
        """Outputs grow while they arrive; what is to be pointed at must have stopped moving."""
        self.page.evaluate(
            """async (what) => {
                for (let still = 0, last = ''; still < 4;) {
                    await new Promise((done) => setTimeout(done, 50));
                    const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
                    const now = [x, y, width, height].join();
                    still = now === last ? still + 1 : 0;
                    last = now;
                }
            }""",
            what,
        )

    def command(self, name: str, args: dict | None = None) -> None:
        self.page.evaluate("async ([n, a]) => { await window.jupyterapp.commands.execute(n, a ?? {}) }", [name, args])

    def python(self, code: str) -> str:
        """Run code in the notebook's kernel; returns what it prints."""
        return self.page.evaluate(
            """async (code) => {
                const kernel = window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel;
                const future = kernel.requestExecute({ code, store_history: false });
                let out = '';
                future.onIOPub = (m) => {
                    if (m.header.msg_type === 'stream') out += m.content.text;
                    if (m.header.msg_type === 'error') out += m.content.evalue;
                };
                await future.done;
                return out;
            }""",
            code,
        ).strip()

    def expect(self, expression: str, expected: str) -> None:
        """Wait until Python prints `expected`: changes that follow each other quickly reach the kernel one by one."""
        deadline = time.monotonic() + 20
        while (got := self.python(f"print({expression})")) != expected:
            assert time.monotonic() < deadline, f"{expression}: {got!r}, expected {expected!r}"
            time.sleep(0.05)

    def until(self, javascript: str) -> None:
        try:
            self.page.wait_for_function(javascript)
        except Exception as error:
            shown = self.page.locator(".tt").all_inner_texts()
            raise AssertionError(f"never true: {javascript}\nshown: {shown}\nerrors: {self.errors}") from error

    def said(self) -> str:
        return self.page.locator(".tt-live").first.text_content()


@pytest.fixture
def learner(lab_page, lab: Lab) -> Iterator[Learner]:
    """Someone in the folder "mine" of that JupyterLab."""
    learner = Learner(lab_page, "mine")
    yield learner
    learner.leave()


@pytest.fixture(scope="session")
def lab_page(browser, lab: Lab) -> Iterator:
    """JupyterLab, loaded once; each test opens a notebook of its own in it."""
    context = browser.new_context(viewport={"width": 1200, "height": 1000})
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(f"{lab.url}/doc?reset")
    page.wait_for_function("window.jupyterapp")
    page.evaluate("async () => { await window.jupyterapp.restored }")
    yield page
    context.close()


@pytest.fixture
def notebook(lab_page, lab: Lab) -> Iterator[Page]:
    notebook = Page(lab_page, lab)
    yield notebook
    notebook.close()
