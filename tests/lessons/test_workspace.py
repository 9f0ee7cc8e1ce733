"""A learner's folder: nothing that a learner wrote is ever lost. test_merge.py has the merge of two editions itself."""

from __future__ import annotations

import errno
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from tinytensor_lessons import files, lab, workspace
from tinytensor_lessons.__main__ import main
from tinytensor_lessons.build import notebooks_folder
from tinytensor_lessons.notebook import LEARNERS_ROLES, dumps, load, source_of
from tinytensor_lessons.registry import numbers
from tinytensor_lessons.workspace import WorkspaceError, news, planned, start, start_all, update


@pytest.fixture
def shipped_notebooks(tmp_path, monkeypatch):
    """Delivered notebooks that a test may change."""
    root = tmp_path / "shipped"
    (root / "lessons").mkdir(parents=True)
    for path in (notebooks_folder() / "lessons").glob("*.ipynb"):
        (root / "lessons" / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(workspace, "notebooks_folder", lambda: root)
    return root


@pytest.fixture
def folder(tmp_path, shipped_notebooks):
    return tmp_path / "mine"


@pytest.fixture
def new_edition(shipped_notebooks):
    """Change the delivered notebook of a lesson."""
    return lambda number, change: edit(shipped_notebooks / "lessons" / workspace.file_name(number), change)


def cell(notebook, id):
    return next(c for c in notebook["cells"] if c["id"] == id)


def edit(path, change):
    notebook = load(path)
    change(notebook)
    path.write_text(dumps(notebook))


def extra(source, id="ab12cd34"):
    return {"cell_type": "code", "id": id, "metadata": {}, "source": [source], "outputs": [], "execution_count": None}


def rewrite(id, *lines):
    return lambda notebook: cell(notebook, id).update(source=list(lines))


def texts(path):
    return [source_of(c) for c in load(path)["cells"]]


def test_start_copies_once(folder):
    path = start("01", folder)
    assert path.name == "01_storage_and_strides.ipynb"
    path.write_text("mine")
    with pytest.raises(WorkspaceError, match="is yours"):
        start("01", folder)
    assert path.read_text() == "mine"
    assert [p.name[:2] for p in start_all(folder)] == ["_i", *(n for n in numbers() if n != "01"), "gl"]
    assert start_all(folder) == []


def test_unknown_lesson(folder):
    with pytest.raises(WorkspaceError, match="there is no lesson"):
        start("77", folder)


def test_update_keeps_what_the_learner_wrote_in_any_cell(folder, new_edition):
    path = start("01", folder)

    def learn(notebook):
        cell(notebook, "01-exercise-flat_index")["source"] = ["def flat_index(*a):\n", "    return 7"]
        cell(notebook, "01-predict-p1")["source"] = ['lesson.predict("01.p1", 2)']
        cell(notebook, "01-quiz-quiz")["source"] = ['quiz_01 = "c"']
        cell(notebook, "01-story-puzzle")["source"] = ["my words about the puzzle"]
        cell(notebook, "01-demo-bytes")["source"] = ["print('my own try')"]
        place = notebook["cells"].index(cell(notebook, "01-exercise-flat_index"))
        notebook["cells"].insert(place + 1, extra("my own cell"))
        notebook["cells"].append(extra("a note at the end", "ff00ff00"))

    edit(path, learn)
    before = load(path)
    assert news(folder) == []
    new_edition("01", rewrite("01-story-puzzle", "## A better puzzle"))
    assert news(folder) == ["01"]
    says = update("01", folder)
    after = load(path)
    for id in ("01-exercise-flat_index", "01-predict-p1", "01-quiz-quiz", "01-demo-bytes", "ab12cd34", "ff00ff00"):
        assert cell(after, id)["source"] == cell(before, id)["source"]
    assert source_of(cell(after, "01-story-puzzle")) == "## A better puzzle"
    found = texts(path)
    assert found.index("my words about the puzzle") == found.index("## A better puzzle") + 2
    assert "Kept by the update" in found[found.index("## A better puzzle") + 1]
    ids = [c["id"] for c in after["cells"]]
    assert ids.index("ab12cd34") == ids.index("01-exercise-flat_index") + 1 and ids[-1] == "ff00ff00"
    assert load(folder / "backups" / "01-1.ipynb") == before
    assert any('"A better puzzle": your version stays' in line for line in says) and any("backups" in s for s in says)
    assert news(folder) == [] and update("01", folder) == []


def test_an_edition_counts_as_newer_by_its_text_and_not_by_its_number(folder, new_edition):
    start_all(folder)
    new_edition("03", lambda nb: nb["metadata"]["tinytensor"].update(version=9))
    assert news(folder) == []
    new_edition("03", lambda nb: nb["cells"].append(extra("one cell more", "03-demo-more")))
    assert news(folder) == ["03"]
    assert planned("03", folder).says == ["cells: 1 new"]
    assert lab.said_about(folder)[0].startswith("Newer editions of 03 Device, layout, dtype: `tinytensor update ")


def test_a_copy_of_a_later_edition_is_left_alone(folder, new_edition):
    path = start("01", folder)
    edit(path, lambda nb: nb["metadata"]["tinytensor"].update(version=9))
    new_edition("01", rewrite("01-story-puzzle", "older"))
    before = path.read_bytes()
    with pytest.raises(WorkspaceError, match="edition 9, later than the"):
        update("01", folder)
    assert path.read_bytes() == before and news(folder) == []


def test_a_folder_from_before_editions_were_kept(folder, new_edition):
    """Nothing says what was delivered then: each text that differs counts as the learner's."""
    path = start("01", folder)
    for kept in (folder / ".tinytensor/editions").iterdir():
        kept.unlink()
    edit(path, lambda nb: nb["metadata"]["tinytensor"].pop("edition"))
    assert news(folder) == []
    first = (  # as an early edition had it
        "def flat_index(index, strides, storage_offset):\n"
        '    """Storage position of one element."""\n'
        '    raise NotImplementedError("01.flat_index")'
    )
    edit(path, rewrite("01-exercise-flat_index", *first.splitlines(keepends=True)))
    edit(path, rewrite("01-story-puzzle", "my words"))
    edit(path, rewrite("01-exercise-read", "def read(*a):\n", "    return 1"))
    new_edition("01", rewrite("01-exercise-flat_index", "def flat_index(index, strides, storage_offset): ..."))
    assert news(folder) == ["01"]
    update("01", folder)
    assert "my words" in texts(path) and first not in texts(path), "what was delivered is not the learner's"
    assert "def read(*a):\n    return 1" in texts(path)
    assert news(folder) == [] and update("01", folder) == []


def test_overwriting_the_update_from_an_open_page_brings_it_back_later(folder, new_edition):
    """JupyterLab may save its older text over an update: the notebook still says which edition it comes from."""
    path = start("01", folder)
    edit(path, rewrite("01-story-puzzle", "mine"))
    open_page = path.read_bytes()
    new_edition("01", rewrite("01-story-puzzle", "new"))
    update("01", folder)
    path.write_bytes(open_page)
    assert news(folder) == ["01"]
    update("01", folder)
    assert {"mine", "new"} <= set(texts(path))
    assert (folder / "backups" / "01-2.ipynb").exists()


def test_what_is_wrong_is_said_and_nothing_is_touched(folder, new_edition):
    path = start("01", folder)
    new_edition("01", rewrite("01-story-puzzle", "new"))
    good = path.read_bytes()
    for bad in (b"", b"not json", good[: len(good) // 2], b"<<<<<<< HEAD\n" + good, b"\xff\xfe", b"[]", b"{}", b"[" * 100000,
                b'{"nbformat": 3, "worksheets": []}', b'{"cells": [1]}', b'{"cells": [{"cell_type": "code"}]}',
                b'{"cells": [{"cell_type": "code", "source": [1]}]}', b'{"cells": {}, "nbformat": 4}'):  # fmt: skip
        path.write_bytes(bad)
        with pytest.raises(WorkspaceError, match="is not a notebook") as refused:
            update("01", folder)
        assert "\n" not in str(refused.value) and path.read_bytes() == bad
        assert not (folder / "backups").exists()
        assert news(folder) == [] and lab.said_about(folder) == [str(refused.value)]


def test_a_full_disk_costs_nothing(folder, new_edition, monkeypatch):
    path = start("01", folder)
    edit(path, rewrite("01-story-puzzle", "mine"))
    new_edition("01", rewrite("01-story-puzzle", "new"))
    before = path.read_bytes()

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "somewhere")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(OSError) as error:
        update("01", folder)
    assert files.in_words(error.value) == "the disk is full; nothing of yours was changed"
    assert path.read_bytes() == before
    assert not [p for p in folder.rglob("*") if p.name.startswith(".01") or p.name.startswith(".01-")]
    monkeypatch.undo()
    monkeypatch.setattr(workspace, "notebooks_folder", lambda: folder.parent / "shipped")
    update("01", folder)
    assert "mine" in texts(path)


def test_a_file_keeps_its_mode_and_a_link_stays_a_link(tmp_path):
    real = tmp_path / "real"
    real.write_text("old")
    real.chmod(0o640)
    link = tmp_path / "link"
    link.symlink_to(real)
    files.write_atomically(link, "new")
    assert link.is_symlink() and real.read_text() == "new" and real.stat().st_mode & 0o777 == 0o640
    assert sorted(p.name for p in tmp_path.iterdir() if p.name != ".tinytensor") == ["link", "real"]


def test_a_save_between_reading_and_writing_is_noticed(folder, new_edition, monkeypatch):
    path = start("01", folder)
    new_edition("01", rewrite("01-story-puzzle", "new"))
    there = workspace._backup

    def saved_meanwhile(plan):
        path.write_text("{}")
        return there(plan)

    monkeypatch.setattr(workspace, "_backup", saved_meanwhile)
    with pytest.raises(WorkspaceError, match="saved by another program"):
        update("01", folder)
    assert path.read_text() == "{}"


def test_half_a_surrogate_pair_is_carried_along(folder, new_edition):
    path = start("01", folder)
    notebook = load(path)
    cell(notebook, "01-demo-bytes")["source"] = ["'\ud83d'"]
    path.write_text(json.dumps(notebook))
    new_edition("01", rewrite("01-story-puzzle", "new"))
    update("01", folder)
    assert "'\ud83d'" in texts(path) and "new" in texts(path)


def test_update_needs_a_copy(folder):
    with pytest.raises(WorkspaceError, match="tinytensor lab"):
        update("01", folder)


def test_a_notebook_open_in_jupyter_is_known(tmp_path, monkeypatch):
    """Asked of the servers that wrote down where they are; one that does not answer has nothing open."""
    pytest.importorskip("jupyter_core")

    class Server(BaseHTTPRequestHandler):
        def do_GET(self):
            allowed = self.path == "/base/api/sessions" and self.headers["Authorization"] == "token secret"
            self.send_response(200 if allowed else 403)
            self.end_headers()
            self.wfile.write(b'[{"path": "sub/a.ipynb"}, {"path": "b.ipynb"}]')

        def log_message(self, *_):
            pass

    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path / "runtime"))
    mine = tmp_path / "sub" / "a.ipynb"
    assert workspace.open_in_jupyter([mine]) == set()
    (tmp_path / "runtime").mkdir()
    with HTTPServer(("127.0.0.1", 0), Server) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}/base/"
        for name, text in {
            "1": "not json", "2": "[]", "3": "{}", "4": '{"url": "", "token": "", "root_dir": "/"}',
            "5": json.dumps({"url": "http://127.0.0.1:9/", "token": "", "root_dir": str(tmp_path)}),
            "6": json.dumps({"url": url, "token": "wrong", "root_dir": str(tmp_path)}),
        }.items():  # fmt: skip
            (tmp_path / "runtime" / f"jpserver-{name}.json").write_text(text)
        assert workspace.open_in_jupyter([mine]) == set()
        told = json.dumps({"url": url, "token": "secret", "root_dir": str(tmp_path)})
        (tmp_path / "runtime" / "jpserver-7.json").write_text(told)
        assert workspace.open_in_jupyter([mine, tmp_path / "c.ipynb"]) == {mine}
        server.shutdown()


def test_learners_roles_are_unlocked():
    for number in numbers():
        for c in workspace.shipped(number)["cells"]:
            if c["metadata"]["tinytensor"]["role"] in LEARNERS_ROLES:
                assert not c["metadata"].get("nbgrader", {}).get("locked", False)


# ---- the commands of authors and teachers


@pytest.mark.parametrize("command", ["start", "update", "restore", "progress", "export", "import"])
def test_a_learners_commands_have_moved(command, capsys):
    assert main([command, "00"]) == 2
    assert "`tinytensor`: tinytensor " in capsys.readouterr().err


def test_unknown_commands():
    with pytest.raises(SystemExit):
        main(["nonsense"])


def test_nbgrader_course(tmp_path):
    course = tmp_path / "course"
    assert main(["nbgrader", str(course), "01"]) == 0
    path = course / "source/01_storage_and_strides/01_storage_and_strides.ipynb"
    text = path.read_text()
    assert "### BEGIN SOLUTION" in text and (course / "nbgrader_config.py").exists()
    assert main(["nbgrader", str(course), "01"]) == 2
    assert main(["nbgrader", str(course), "01", "--force"]) == 0
    ids = [c["metadata"]["nbgrader"]["grade_id"] for c in json.loads(text)["cells"] if "nbgrader" in c["metadata"]]
    assert len(ids) == len(set(ids))
    assert {"ex_01_flat_index", "check_01_flat_index", "check_01_quiz"} <= set(ids)
