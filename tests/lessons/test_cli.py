"""The command `tinytensor`."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request

import pytest
from tinytensor_lessons import doctor, lab, warm, workspace
from tinytensor_lessons.build import learners_notebook
from tinytensor_lessons.notebook import dumps
from tinytensor_lessons.registry import load

from tinytensor import cli, kernel_compiler
from tinytensor.kernel_compiler import status

# ---- doctor


def test_doctor_reports_every_part(capsys):
    status = cli.main(["doctor"])
    out = capsys.readouterr().out
    for name in (
        "tinytensor",
        "python",
        *(part[0] for part in doctor.PARTS),
        "CPU",
        "CUDA",
        "CUDA driver",
        "numba-cuda",
        "cuda-bindings",
        "NVVM",
        "NVRTC",
        "kernels",
        "kernel store",
        "threads",
    ):
        assert any(line.startswith(name + " ") for line in out.splitlines()), name
    assert status == (0 if doctor.is_complete(doctor.examine()) else 1)


def test_doctor_says_what_to_do_about_what_is_missing(monkeypatch, capsys):
    there = doctor.version
    monkeypatch.setattr(doctor, "version", lambda name: None if name in ("jupyterlab", "torch") else there(name))
    assert cli.main(["doctor"]) == 1
    out = capsys.readouterr().out
    assert '- jupyterlab: pip install "tinytensor[lab]"' in out
    assert '- torch: pip install "tinytensor[oracle]"' in out


def test_optional_parts_may_be_missing(monkeypatch):
    there = doctor.version
    monkeypatch.setattr(doctor, "version", lambda name: None if name in ("nbgrader", "torch", "numba") else there(name))
    assert doctor.is_complete(doctor.examine())


def test_a_machine_with_a_driver_is_told_how_to_use_it(monkeypatch):
    there = doctor.version
    monkeypatch.setattr(doctor, "version", lambda name: None if name == "numba-cuda" else there(name))
    for driver, advice in (("libcuda.so.1", 'pip install "tinytensor[cuda]"'), (None, "")):
        monkeypatch.setattr(doctor.ctypes.util, "find_library", lambda name, driver=driver: driver)
        findings = {finding.what: finding for finding in doctor.examine()}
        assert findings["numba-cuda"].advice == advice and findings["CUDA driver"].state == (driver or "not found")


@pytest.mark.parametrize("mode", ["shim", "numba", "off"])
def test_doctor_explains_the_kernel_mode(monkeypatch, tmp_path, mode):
    found = {**status.stats(), "mode": mode, "store": str(tmp_path / "store")}
    monkeypatch.setattr(doctor.status, "stats", lambda: found)
    findings = {finding.what: finding for finding in doctor.examine()}
    assert findings["kernels"].state == f"mode {mode}"
    assert bool(findings["kernels"].advice) == (mode != "shim")
    assert ("tinytensor warm" in findings["kernel store"].advice) == (mode == "shim")


# ---- warm, grade


def test_warm_runs_each_lesson(capsys):
    assert cli.main(["warm", "01"]) == 0
    out = capsys.readouterr().out
    if kernel_compiler.mode() != "off":
        assert out.startswith("[1/1] lesson 01: ")
    assert "stopped at" not in out


def test_warm_has_nothing_to_do_without_a_compiler(monkeypatch):
    monkeypatch.setattr(warm.kernel_compiler, "mode", lambda: "off")
    assert list(warm.warm()) == ["kernels run without a compiler here (TINYTENSOR_JIT=off): nothing to compile"]
    assert warm.beside() is None


def test_no_second_process_where_it_would_be_in_the_way(monkeypatch):
    monkeypatch.setattr(warm.os, "cpu_count", lambda: 1)
    assert warm.beside() is None
    monkeypatch.setattr(warm.os, "cpu_count", lambda: 2)
    monkeypatch.setenv("TINYTENSOR_COMPILE_AHEAD", "0")
    assert warm.beside() is None


@pytest.mark.full
def test_kernels_are_compiled_beside(monkeypatch, tmp_path):
    monkeypatch.setattr(warm.os, "cpu_count", lambda: 2)
    monkeypatch.setenv("TINYTENSOR_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("TINYTENSOR_COMPILE_AHEAD", raising=False)
    process = warm.beside()
    try:
        deadline = time.monotonic() + 60
        while not list(tmp_path.glob("kernels-*/add_*.bin")) and time.monotonic() < deadline:
            time.sleep(0.1)
    finally:
        process.terminate()
        process.wait()
    assert list(tmp_path.glob("kernels-*/add_*.bin"))


@pytest.mark.slow
def test_grade_prints_points(tmp_path, capsys):
    spec = load("02")
    path = tmp_path / "handed in.ipynb"
    path.write_text(dumps(learners_notebook(spec)))
    assert cli.main(["grade", str(path)]) == 0
    assert "handed in.ipynb: 0 of 50 points" in capsys.readouterr().out
    assert cli.main(["grade", "--json", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["scores"]["02.gallery"] == {"points": 0.0, "max": 8}


@pytest.mark.parametrize("text", [None, "not json", "{}", '{"metadata": {}}', "[]"])
def test_grade_refuses_what_is_not_a_lesson(tmp_path, capsys, text):
    path = tmp_path / "x.ipynb"
    if text is not None:
        path.write_text(text)
    assert cli.main(["grade", str(path)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("tinytensor: ") and error.count("\n") == 1


def test_version(capsys):
    with pytest.raises(SystemExit) as stop:
        cli.main(["--version"])
    assert stop.value.code == 0 and capsys.readouterr().out.startswith("tinytensor ")


def test_unknown_commands_and_arguments():
    for arguments in ([], ["nonsense"], ["doctor", "--loudly"], ["grade"]):
        with pytest.raises(SystemExit) as stop:
            cli.main(arguments)
        assert stop.value.code == 2


# ---- lab


def test_lab_without_jupyterlab(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(lab.importlib.util, "find_spec", lambda name: None)
    assert cli.main(["lab", str(tmp_path)]) == 2
    assert 'pip install "tinytensor[lab]"' in capsys.readouterr().err


def test_lab_passes_options_on(monkeypatch, tmp_path):
    seen = {}
    monkeypatch.setattr(lab, "open_lab", lambda folder, arguments: seen.update(folder=folder, arguments=arguments) or 0)
    assert cli.main(["lab", str(tmp_path), "--no-browser", "--port=1"]) == 0
    assert seen == {"folder": tmp_path, "arguments": ["--no-browser", "--port=1"]}
    assert cli.main(["lab", "--no-browser"]) == 0
    assert seen == {"folder": lab.DEFAULT_FOLDER, "arguments": ["--no-browser"]}


def test_lab_keeps_the_environments_overrides(monkeypatch, tmp_path):
    settings = tmp_path / "lab" / "settings"
    settings.mkdir(parents=True)
    (settings / "overrides.json").write_text('{"@jupyterlab/apputils-extension:themes": {"theme": "JupyterLab Dark"}}')
    monkeypatch.setenv("JUPYTERLAB_DIR", str(tmp_path / "lab"))
    mine = tmp_path / "mine"
    mine.mkdir()
    command = lab.lab_command(tmp_path, mine, ["--no-browser"])
    overrides = json.loads((mine / "overrides.json").read_text())
    assert overrides["@jupyterlab/apputils-extension:themes"] == {"theme": "JupyterLab Dark"}
    assert overrides["@jupyterlab/apputils-extension:notification"]["fetchNews"] == "false"
    assert f"--LabApp.app_settings_dir={mine}" in command and command[-1] == "--no-browser"


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def answer(url: str) -> bytes:
    for _ in range(300):
        try:
            return urllib.request.urlopen(url, timeout=5).read()
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{url} does not answer")


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="stops the server by a signal")
def test_lab_opens_the_learners_folder(tmp_path):
    """A real server: the lessons are there, the news are off, nothing is written beside them, and it stops with us."""
    pytest.importorskip("jupyterlab")
    port = free_port()
    folder = tmp_path / "mine"
    folder.mkdir()
    older = learners_notebook(load("01"))
    del older["cells"][5]
    (folder / "01_storage_and_strides.ipynb").write_text(dumps(older))
    before = (folder / "01_storage_and_strides.ipynb").read_text()
    homes = {
        name: str(tmp_path / name) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "HOME")
    }
    command = [sys.executable, "-m", "tinytensor.cli", "lab", str(folder), "--no-browser", f"--port={port}"]
    command += ["--IdentityProvider.token=", "--ServerApp.ip=127.0.0.1", "--allow-root"]
    log = (tmp_path / "log").open("w")
    process = subprocess.Popen(command, env={**os.environ, **homes}, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        assert process.stdout.readline() == f"Your lessons and your progress are kept in {folder}\n"
        assert process.stdout.readline().startswith("Newer editions of 01 One line of memory: ")
        url = f"http://127.0.0.1:{port}"
        files = json.loads(answer(f"{url}/api/contents"))["content"]
        assert sorted(file["name"] for file in files) == sorted(
            workspace.file_name(key) for key in workspace.all_keys()
        )
        assert b"jupyter-config-data" in answer(f"{url}/")
        schema = json.loads(answer(f"{url}/lab/api/settings/@jupyterlab/apputils-extension:notification"))["schema"]
        assert schema["properties"]["fetchNews"]["default"] == "false"
        assert schema["properties"]["checkForUpdates"]["default"] is False
        assert (folder / "01_storage_and_strides.ipynb").read_text() == before
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        log.close()
    with pytest.raises(OSError):
        urllib.request.urlopen(f"{url}/api", timeout=2)
