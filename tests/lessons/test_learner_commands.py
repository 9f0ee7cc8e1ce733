"""A learner's commands, from good input and from bad: clear sentences, exit status 2, and no work lost."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
import threading
import zipfile

import pytest
from tinytensor_lessons import begin, files, lab, portable, progress, workspace
from tinytensor_lessons.notebook import dumps, load, source_of
from tinytensor_lessons.registry import numbers

from tinytensor import cli

NAME = "01_storage_and_strides.ipynb"


def right(index, strides, storage_offset):
    return storage_offset + sum(i * s for i, s in zip(index, strides, strict=True))


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    """A folder with all lessons, from which each test gets its own."""
    folder = tmp_path_factory.mktemp("started")
    workspace.start_all(folder)
    return folder


@pytest.fixture
def folder(tmp_path, monkeypatch, started):
    """A folder with all lessons, in which 01.flat_index has been answered."""
    folder = tmp_path / "mine"
    shutil.copytree(started, folder)
    monkeypatch.setenv("TINYTENSOR_HOME", str(folder / ".tinytensor"))
    begin("01").check("01.flat_index", right)
    monkeypatch.delenv("TINYTENSOR_HOME")
    return folder


@pytest.fixture
def run(capsys):
    """Run a command; returns its exit status, what it printed, and what it said on stderr."""

    def run(*words):
        capsys.readouterr()
        status = cli.main([str(word) for word in words])
        out, err = capsys.readouterr()
        assert (status == 2) == bool(err) or words[0] == "update"
        assert not err or (err.startswith("tinytensor: ") and err.count("\n") == 1), err
        return status, out, err

    return run


def write_in(path, id, text):
    notebook = load(path)
    next(c for c in notebook["cells"] if c["id"] == id)["source"] = [text]
    path.write_text(dumps(notebook))


def texts(path):
    return [source_of(c) for c in load(path)["cells"]]


# ---- progress


def test_progress_names_its_folder(folder, tmp_path, run, monkeypatch):
    total = 50 * len(numbers())
    assert run("progress", folder)[1].startswith(f"Read from {folder}\nProgress: 8 of {total} points\n")
    monkeypatch.chdir(folder)
    assert f"Read from {folder}\n" in run("progress")[1]
    monkeypatch.chdir(tmp_path)
    folder.rename(tmp_path / lab.DEFAULT_FOLDER)
    assert f"Read from {tmp_path / lab.DEFAULT_FOLDER}\n" in run("progress")[1]
    monkeypatch.setenv("TINYTENSOR_HOME", str(tmp_path / lab.DEFAULT_FOLDER / ".tinytensor"))
    monkeypatch.chdir("/")
    assert f"Read from {tmp_path / lab.DEFAULT_FOLDER}\n" in run("progress")[1]


def test_progress_refuses_a_folder_that_is_not_there(tmp_path, run, monkeypatch):
    assert run("progress", tmp_path / "mistyped") == (
        2,
        "",
        f"tinytensor: there is no folder {tmp_path / 'mistyped'}\n",
    )
    (tmp_path / "file").write_text("")
    assert "is a file, not a folder" in run("progress", tmp_path / "file")[2]
    assert run("progress", tmp_path) == (0, f"{tmp_path} holds no progress yet: no exercise was checked there\n", "")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TINYTENSOR_HOME")
    status, _, err = run("progress")
    assert status == 2 and f"there are no lessons in {tmp_path}" in err


def test_progress_of_a_damaged_file(folder, run):
    path = folder / ".tinytensor/progress.jsonl"
    odd = [b'{"exercise": "01.fl', b"\xff\xfe\x00", b"[1]", b'{"exercise": ["x"], "points": 1}', b"[" * 99999,
           b'{"exercise": "01.read", "points": true}', b'{"exercise": "01.read", "points": -1}', b"\n"]  # fmt: skip
    path.write_bytes(path.read_bytes() + b"\n".join(odd))
    status, out, _ = run("progress", folder)
    assert status == 0 and f"7 lines of {path} are no attempts" in out and "Progress: 8 of" in out
    path.unlink()
    path.mkdir()
    assert run("progress", folder)[0] == 2


def test_a_line_that_broke_off_is_not_joined_with_the_next(tmp_path):
    (tmp_path / "progress.jsonl").write_bytes(b'{"exercise": "01.read", "poi')
    progress.record("01.read", 3, 10, "", 1, tmp_path)
    assert progress.read(tmp_path)[0]["points"] == 3


def test_two_kernels_write_whole_lines(tmp_path):
    """Two processes with threads: every attempt is a line, and they are counted one by one."""
    program = "from tinytensor_lessons import progress\nfrom pathlib import Path\nimport sys\n" \
              "[progress.record('01.read', n, 10, 'h' * 3000, 1, Path(sys.argv[1])) for n in range(20)]"  # fmt: skip
    other = subprocess.Popen([sys.executable, "-c", program, str(tmp_path)])
    some = [
        threading.Thread(target=lambda: [progress.record("01.read", n, 10, "", 1, tmp_path) for n in range(20)])
        for _ in range(3)
    ]
    for thread in some:
        thread.start()
    for thread in some:
        thread.join()
    assert other.wait(60) == 0
    attempts, odd = progress.read_or_raise(tmp_path)
    assert odd == 0 and sorted(a["attempt"] for a in attempts) == list(range(1, 81))


def test_begin_says_when_progress_cannot_be_kept(tmp_path, monkeypatch, capsys):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TINYTENSOR_HOME", str(tmp_path / "file" / "below"))
    begin("01")
    assert f"Progress is not kept: {tmp_path / 'file'} is a file, not a folder." in capsys.readouterr().out


# ---- update


def test_update_of_all_lessons_or_some(folder, run, monkeypatch, tmp_path):
    assert run("update", folder) == (0, f"nothing to update in {folder}\n", "")
    shipped = workspace.shipped

    def newer(key):
        notebook = shipped(key)
        if key in ("01", "02"):
            notebook["cells"][0] = notebook["cells"][0] | {"source": ["a new head"]}
        return notebook

    monkeypatch.setattr(workspace, "shipped", newer)
    write_in(folder / NAME, "01-header-title", "my own head")
    before = (folder / NAME).read_bytes()
    status, out, _ = run("update", folder, "--dry-run")
    assert status == 0 and "01 One line of memory: would be updated" in out and "would be updated" in out
    assert (folder / NAME).read_bytes() == before and not (folder / "backups").exists()
    status, out, _ = run("update", "1", folder)
    assert status == 0 and "01 One line of memory: updated" in out and "02 Many" not in out
    assert '"a new head": your version stays below the new one' in out
    assert {"a new head", "my own head"} <= set(texts(folder / NAME))
    monkeypatch.chdir(folder)
    (folder / "03_dtype_device_layout.ipynb").write_text("broken")
    status, out, _ = run("update")
    assert status == 2 and "03 Device, layout, dtype: " in out and "is not a notebook" in out
    assert "02 Many tensors, one storage: updated" in out and "01 One" not in out
    assert (folder / "03_dtype_device_layout.ipynb").read_text() == "broken"


def test_update_of_a_notebook_that_is_open_says_how_to_reload(folder, run, monkeypatch):
    write_in(folder / NAME, "01-header-title", "")
    monkeypatch.setattr(workspace, "open_in_jupyter", lambda paths: set(paths))
    assert f"{NAME} is open in JupyterLab: choose File > Reload Notebook from Disk" in run("update", folder, "01")[1]


def test_update_refuses_what_it_cannot_do(folder, tmp_path, run, monkeypatch):
    assert "there is no folder" in run("update", tmp_path / "nowhere")[2]
    assert "are two folders" in run("update", folder, tmp_path)[2]
    assert "there is no lesson '77'" in run("update", folder, "77")[2]
    (folder / NAME).unlink()
    status, out, _ = run("update", folder, "01")
    assert status == 2 and "`tinytensor lab` copies what is missing" in out


def test_a_folder_that_is_read_only(folder, run, monkeypatch):
    write_in(folder / NAME, "01-header-title", "")

    def refused(prefix, dir):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(dir))

    monkeypatch.setattr(files.tempfile, "mkstemp", refused)  # root may write anywhere
    before = (folder / NAME).read_bytes()
    status, out, _ = run("update", folder, "01")
    assert status == 2 and "cannot be written or read: permission denied" in out
    assert "cannot be written or read" in run("export", folder / "a.zip", folder)[2]
    assert (folder / NAME).read_bytes() == before
    lab.draw_map(folder)


def test_lab_refuses_a_file(tmp_path, run):
    pytest.importorskip("jupyterlab")
    (tmp_path / "file").write_text("")
    assert "a file of this name is there" in run("lab", tmp_path / "file")[2]
    assert "a file of this name is there" in run("lab", tmp_path / "file" / "below")[2]


# ---- restore


def test_restore(folder, run, monkeypatch):
    assert "def right(index" in run("restore", "01.flat_index", folder)[1]
    assert "there are: 01.flat_index" in run("restore", "01.read", folder)[2]
    assert "is not the name of an exercise" in run("restore", "../../x", folder)[2]
    assert "there is no folder" in run("restore", "01.flat_index", folder / "nowhere")[2]
    monkeypatch.chdir(folder)
    monkeypatch.delenv("TINYTENSOR_HOME", raising=False)
    assert "def right(index" in run("restore", "01.flat_index")[1]


def test_restore_into_a_new_cell(folder, monkeypatch):
    import tinytensor_lessons.restore as module

    asked = []
    shell = type(
        "Shell", (), {"set_next_input": lambda self, text, replace: asked.append((text, replace)), "user_ns": {}}
    )
    monkeypatch.setenv("TINYTENSOR_HOME", str(folder / ".tinytensor"))
    lesson = begin("01")
    shown = lesson.restore("01.flat_index").text()
    assert '`lesson.restore("01.flat_index", cell=True)` puts it into a new cell' in shown
    assert lesson.restore("01.flat_index", cell=True).text().count("def right") == 1, "without a notebook it is shown"
    monkeypatch.setattr(module, "shell", shell)
    assert "in the new cell below" in lesson.restore("01.flat_index", cell=True).text()
    assert len(asked) == 1 and asked[0][0].startswith("def right(") and asked[0][1] is False
    assert "no version" in lesson.restore("01.read", cell=True).text() and len(asked) == 1


# ---- export and import


def test_everything_arrives_in_a_second_folder(folder, tmp_path, run):
    write_in(folder / NAME, "01-story-puzzle", "my words")
    write_in(folder / "_index.ipynb", "index-scratch-notes", "my notes")
    (folder / "notes.txt").write_text("private")
    (folder / "backups").mkdir()
    (folder / "backups/01-1.ipynb").write_bytes((folder / NAME).read_bytes())
    archive = tmp_path / "work.zip"
    status, out, _ = run("export", archive, folder)
    assert status == 0 and f"{len(numbers()) + 2} notebooks, 1 attempts, 1 passing answers" in out
    assert "left out, since they are not part of the lessons: notes.txt" in out
    assert "exists, and was left as it is" in run("export", archive, folder)[2]

    there = tmp_path / "there"
    workspace.start_all(there)  # as `tinytensor lab` does on the other machine
    write_in(there / "02_views.ipynb", "02-header-title", "written there")
    status, out, _ = run("import", archive, there)
    assert status == 0 and "1 attempts added to your progress" in out
    assert "my words" in texts(there / NAME) and "my notes" in texts(there / "_index.ipynb")
    assert "written there" in texts(there / "02_views.ipynb")
    assert (there / "02_views_imported1.ipynb").read_bytes() == (folder / "02_views.ipynb").read_bytes()
    assert (
        "def right(index" in run("restore", "01.flat_index", there)[1] and "Progress: 8 of" in run("progress", there)[1]
    )
    assert (there / "backups/01-1.ipynb").exists() and not (there / "notes.txt").exists()
    found = {path: path.read_bytes() for path in there.rglob("*") if path.is_file()}
    assert "0 files unpacked" in run("import", archive, there)[1]
    assert found == {path: path.read_bytes() for path in there.rglob("*") if path.is_file()}
    assert workspace.update("01", there) == [], "the edition came along"


def test_import_takes_lesson_files_only(tmp_path, run, monkeypatch):
    archive = tmp_path / "odd.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("../outside.ipynb", "{}")
        file.writestr("run.sh", "")
        file.writestr(".tinytensor/passed/../../x.py", "")
        file.writestr("02_views.ipynb", "not a notebook")
        file.writestr("03_big.ipynb", "x" * 100)
        file.writestr(".tinytensor/progress.jsonl", b'{"exercise": "01.read", "points": 3}\n\xff\n{"exercise": "01.re')
    monkeypatch.setattr(portable, "_LARGEST", 90)
    status, out, _ = run("import", archive, tmp_path / "in")
    assert status == 0 and out.count("left out") == 5 and "1 attempts added" in out
    assert sorted(p.name for p in (tmp_path / "in").rglob("*")) == [".tinytensor", "progress.jsonl"]


def test_import_of_what_is_no_archive(tmp_path, run):
    assert "there is no file" in run("import", tmp_path / "x.zip", tmp_path)[2]
    (tmp_path / "not.zip").write_text("no")
    assert "cannot be read" in run("import", tmp_path / "not.zip", tmp_path)[2]
    good = tmp_path / "good.zip"
    with zipfile.ZipFile(good, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(".tinytensor/progress.jsonl", json.dumps({"exercise": "01.read", "points": 3}) * 100)
    data = bytearray(good.read_bytes())
    data[60:70] = b"\0" * 10
    (tmp_path / "torn.zip").write_bytes(data)
    assert "cannot be read" in run("import", tmp_path / "torn.zip", tmp_path / "in")[2]
    with zipfile.ZipFile(tmp_path / "empty.zip", "w"):
        pass
    assert "holds no lessons" in run("import", tmp_path / "empty.zip", tmp_path / "in")[2]
    assert not (tmp_path / "in").exists()
    assert "holds no lessons" in run("export", tmp_path / "a.zip", tmp_path)[2]
    assert "there is no folder" in run("export", tmp_path / "a.zip", tmp_path / "nowhere")[2]
