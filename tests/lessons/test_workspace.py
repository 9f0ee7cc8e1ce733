"""A learner's folder: nothing that a learner wrote is ever lost."""

from __future__ import annotations

import copy
import json
import zipfile

import pytest
from for_each import for_each
from tinytensor_lessons import begin, workspace
from tinytensor_lessons.__main__ import main
from tinytensor_lessons.build import learners_notebook
from tinytensor_lessons.notebook import LEARNERS_ROLES, dumps, load, source_of
from tinytensor_lessons.registry import load as load_lesson
from tinytensor_lessons.registry import numbers
from tinytensor_lessons.workspace import WorkspaceError, merge, start, start_all, update


@pytest.fixture
def shipped_notebooks(tmp_path, monkeypatch):
    """Freshly built learner's notebooks, so that these tests do not wait for the committed ones."""
    root = tmp_path / "shipped"
    (root / "lessons").mkdir(parents=True)
    for number in numbers():
        spec = load_lesson(number)
        (root / "lessons" / f"{spec.stem}.ipynb").write_text(dumps(learners_notebook(spec)))
    monkeypatch.setattr(workspace, "notebooks_folder", lambda: root)
    return root


@pytest.fixture
def folder(tmp_path, shipped_notebooks):
    return tmp_path / "mine"


def cell(notebook, id):
    return next(c for c in notebook["cells"] if c["id"] == id)


def edit(path, change):
    notebook = load(path)
    change(notebook)
    path.write_text(dumps(notebook))


def extra(source, id="ab12cd34", metadata=None):
    return {
        "cell_type": "code",
        "id": id,
        "metadata": metadata or {},
        "source": [source],
        "outputs": [],
        "execution_count": None,
    }


def test_start_copies_once(folder):
    path = start("01", folder)
    assert path.name == "01_storage_and_strides.ipynb"
    path.write_text("mine")
    with pytest.raises(WorkspaceError, match="is yours"):
        start("01", folder)
    assert path.read_text() == "mine"
    assert [p.name[:2] for p in start_all(folder)] == [n for n in numbers() if n != "01"]
    assert start_all(folder) == []


def test_unknown_lesson(folder):
    with pytest.raises(WorkspaceError, match="there is no lesson"):
        start("77", folder)


def test_update_keeps_what_the_learner_wrote(folder, shipped_notebooks):
    path = start("01", folder)

    def learn(notebook):
        cell(notebook, "01-exercise-flat_index")["source"] = ["def flat_index(*a):\n", "    return 7"]
        cell(notebook, "01-predict-p1")["source"] = ['lesson.predict("01.p1", 2)']
        cell(notebook, "01-quiz-quiz")["source"] = ['quiz_01 = "c"']
        cell(notebook, "01-story-puzzle")["source"] = ["an old text"]
        place = notebook["cells"].index(cell(notebook, "01-exercise-flat_index"))
        notebook["cells"].insert(place + 1, extra("my own cell"))
        notebook["cells"].append(extra("a note at the end", "ff00ff00"))

    edit(path, learn)
    before = load(path)
    notes = update("01", folder)
    after = load(path)
    for id in ("01-exercise-flat_index", "01-predict-p1", "01-quiz-quiz", "ab12cd34", "ff00ff00"):
        assert cell(after, id)["source"] == cell(before, id)["source"]
    assert source_of(cell(after, "01-story-puzzle")).startswith("## A puzzle")
    ids = [c["id"] for c in after["cells"]]
    assert ids.index("ab12cd34") == ids.index("01-exercise-flat_index") + 1
    assert ids[-1] == "ff00ff00"
    assert load(folder / "backups" / "01-1.ipynb") == before
    assert any("backups" in note for note in notes)
    assert update("01", folder) == ["nothing to update"]


def test_update_brings_new_cells_and_drops_retired_ones(folder, shipped_notebooks):
    path = start("01", folder)
    ours = {"tinytensor": {"lesson": "01", "role": "story", "version": 1}}

    def age(notebook):
        notebook["cells"] = [c for c in notebook["cells"] if c["id"] not in ("01-demo-grid", "01-exercise-read")]
        notebook["cells"].insert(3, extra("retired", "01-story-retired", ours))
        notebook["cells"].insert(4, extra("a copy that the learner made", "0a0b0c0d", ours))

    edit(path, age)
    update("01", folder)
    ids = [c["id"] for c in load(path)["cells"]]
    assert "01-demo-grid" in ids and "01-exercise-read" in ids
    assert "01-story-retired" not in ids
    assert "0a0b0c0d" in ids


def test_update_sets_a_cell_aside_when_the_signature_changed(folder, shipped_notebooks):
    path = start("01", folder)
    edit(path, lambda nb: cell(nb, "01-exercise-read").update(source=["def read(storage):\n", "    return storage"]))

    def change(notebook):
        cell(notebook, "01-exercise-read")["metadata"]["tinytensor"]["signature"] = "read(storage, view)"

    edit(shipped_notebooks / "lessons" / path.name, change)
    notes = update("01", folder)
    after = load(path)
    ids = [c["id"] for c in after["cells"]]
    at = ids.index("01-exercise-read")
    assert ids[at - 1] == "01-exercise-read-old1"
    assert "return storage" in source_of(after["cells"][at - 1])
    assert "NotImplementedError" in source_of(after["cells"][at])
    assert any("read(storage, view)" in note for note in notes)
    assert update("01", folder) == ["nothing to update"]


def test_outputs_stay_where_the_source_is_the_same(folder, shipped_notebooks):
    path = start("01", folder)
    output = [{"output_type": "stream", "name": "stdout", "text": ["seen\n"]}]
    edit(path, lambda nb: [c.update(outputs=output) for c in nb["cells"] if c["cell_type"] == "code"])
    edit(shipped_notebooks / "lessons" / path.name, lambda nb: cell(nb, "01-demo-owner").update(source=["print(1)"]))
    update("01", folder)
    after = load(path)
    assert cell(after, "01-demo-metadata")["outputs"] == output
    assert cell(after, "01-demo-owner")["outputs"] == []
    assert cell(after, "01-exercise-read")["outputs"] == output


def test_backups_are_numbered(folder, shipped_notebooks):
    path = start("01", folder)
    for count in (1, 2, 3):
        edit(path, lambda nb: cell(nb, "01-story-puzzle").update(source=["changed"]))
        update("01", folder)
        assert (folder / "backups" / f"01-{count}.ipynb").exists()


def test_update_needs_a_copy(folder):
    with pytest.raises(WorkspaceError, match="start"):
        update("01", folder)


@for_each(numbers())
def test_merge_of_a_notebook_with_itself_changes_nothing(number):
    notebook = learners_notebook(load_lesson(number))
    merged, notes = merge(copy.deepcopy(notebook), notebook)
    assert dumps(merged) == dumps(notebook) and notes == []


def test_learners_roles_are_unlocked():
    for number in numbers():
        for c in learners_notebook(load_lesson(number))["cells"]:
            if c["metadata"]["tinytensor"]["role"] in LEARNERS_ROLES:
                assert not c["metadata"].get("nbgrader", {}).get("locked", False)


# ---- carrying work to another machine


def test_export_and_import(folder, tmp_path, monkeypatch):
    start_all(folder)
    monkeypatch.setenv("TINYTENSOR_HOME", str(folder / ".tinytensor"))

    def flat_index(index, strides, storage_offset):
        return storage_offset + sum(i * s for i, s in zip(index, strides, strict=True))

    begin("01").check("01.flat_index", flat_index)
    (folder / "notes.txt").write_text("private")
    archive = tmp_path / "work.zip"
    names = workspace.export_work(folder, archive)
    assert ".tinytensor/progress.jsonl" in names and ".tinytensor/passed/01.flat_index.py" in names
    assert "notes.txt" not in names
    with pytest.raises(WorkspaceError, match="exists"):
        workspace.export_work(folder, archive)

    there = tmp_path / "there"
    there.mkdir()
    (there / "01_storage_and_strides.ipynb").write_text("kept")
    workspace.import_work(archive, there)
    assert (there / "01_storage_and_strides.ipynb").read_text() == "kept"
    assert (there / "02_views.ipynb").exists()
    assert "def flat_index" in workspace.restore("01.flat_index", there)
    lines = (there / ".tinytensor/progress.jsonl").read_text()
    workspace.import_work(archive, there)
    assert (there / ".tinytensor/progress.jsonl").read_text() == lines


def test_import_takes_lesson_files_only(folder, tmp_path):
    archive = tmp_path / "odd.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("../outside.ipynb", "{}")
        file.writestr("run.sh", "")
    notes = workspace.import_work(archive, folder)
    assert len(notes) == 2 and not (tmp_path / "outside.ipynb").exists() and not (folder / "run.sh").exists()
    (tmp_path / "not.zip").write_text("no")
    with pytest.raises(WorkspaceError, match="cannot be read"):
        workspace.import_work(tmp_path / "not.zip", folder)


# ---- the command


def test_commands(folder, capsys):
    assert main(["start", "00", "--folder", str(folder)]) == 0
    assert main(["start", "00", "--folder", str(folder)]) == 2
    assert "is yours" in capsys.readouterr().err
    assert main(["update", "00", "--folder", str(folder)]) == 0
    assert capsys.readouterr().out == "nothing to update\n"
    assert main(["progress", "--folder", str(folder)]) == 0
    assert f"Progress: 0 of {50 * len(numbers())} points" in capsys.readouterr().out
    assert main(["restore", "00.slope", "--folder", str(folder)]) == 2
    with pytest.raises(SystemExit):
        main(["nonsense"])


def test_nbgrader_course(tmp_path, capsys):
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
