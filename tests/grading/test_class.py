"""A class from its folder to its grades: what is run, what is read from records, the table, the pages, Ctrl-C."""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from handed_in import insert, solved
from tinytensor_lessons.build import learners_notebook
from tinytensor_lessons.grading import grade_class, report
from tinytensor_lessons.grading.course import write_course
from tinytensor_lessons.notebook import dumps
from tinytensor_lessons.registry import load

from tinytensor import cli

STEM = "01_storage_and_strides"
WRONG = "def flat_index(index, strides, storage_offset):\n    return sum(i * s for i, s in zip(index, strides))"
# Markup in everything that a page shows: the answer, what it prints, what it raises.
MARKUP = (
    "print('<script>alert(1)</script>')\n"
    "def flat_index(*args):\n    '</pre><script>alert(2)</script>'\n    raise ValueError('<script>alert(3)</script>')"
)


def hand_in(course: Path, student: str, notebook: dict | str, stem: str = STEM) -> Path:
    path = course / "submitted" / student / stem / f"{stem}.ipynb"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(notebook if isinstance(notebook, str) else dumps(notebook), encoding="utf-8")
    return path


def table(folder: Path) -> dict[str, dict[str, str]]:
    with (folder / "grades.csv").open(encoding="utf-8", newline="") as file:
        return {row["student"]: row for row in csv.DictReader(file)}


@pytest.fixture
def course(tmp_path) -> Path:
    write_course(tmp_path / "course", ["01"])
    return tmp_path / "course"


def test_a_class_is_graded_and_graded_again(course, capsys, monkeypatch):
    hand_in(course, "ada", solved())
    hand_in(course, "blank", learners_notebook(load("01")))
    hand_in(course, "partly", solved({"flat_index": WRONG}))
    hand_in(course, "twin of ada", solved())
    hand_in(course, "markup", solved({"flat_index": MARKUP}))
    hand_in(course, "=cmd|calc", "{")
    (course / "submitted" / "link" / STEM).mkdir(parents=True)
    (course / "submitted" / "link" / STEM / f"{STEM}.ipynb").symlink_to("/etc/passwd")
    long = "学生" * 40
    hand_in(course, long, insert(solved(), "01-check-read", "import os; os._exit(1)"))

    assert cli.main(["grade", str(course), "--jobs", "2"]) == 0
    out, err = capsys.readouterr()
    assert "WARNING" not in err and "encryption" not in err and "Traceback" not in err
    assert "[5/5]" not in out and re.search(
        r"^\[\d/6\] ada, 01_storage_and_strides: 50/50; \d:\d\d left$", err, re.M
    ), err
    rows = table(course)
    points = {student: float(row["points"]) for student, row in rows.items()}
    assert points == {
        "ada": 50, "blank": 0, "partly": 45, "twin of ada": 50, "markup": 42, "'=cmd|calc": 0, "link": 0, long: 50,
    }  # fmt: skip
    assert rows["partly"]["01.flat_index (8)"] == "3" and rows["ada"]["status"] == "graded"
    assert rows["link"]["status"] == "not graded" and "not opened" in rows["link"]["note"]
    assert rows[long]["status"] == "stopped cells"
    pages = {path.relative_to(course / "feedback").parts[0]: path for path in (course / "feedback").rglob("*.html")}
    assert len(pages) == 8
    page = pages["markup"].read_text(encoding="utf-8")
    assert "<script" not in page and "&lt;script&gt;alert(2)" in page and "&lt;script&gt;alert(1)" in page
    assert "storage_offset" in pages["partly"].read_text(encoding="utf-8")  # the hint of its panel

    # Nothing has changed, so nothing runs.
    before = {path: path.stat().st_mtime_ns for path in course.rglob("*") if path.is_file()}
    monkeypatch.setattr(grade_class, "grade_notebook", lambda *a: pytest.fail("a recorded notebook ran again"))
    assert cli.main(["grade", str(course)]) == 0
    assert {path: path.stat().st_mtime_ns for path in course.rglob("*") if path.is_file()} == before
    assert "6 of 8 notebooks have not changed since they were graded" in capsys.readouterr().err
    monkeypatch.undo()

    # One student hands in again; --json prints what the table says.
    hand_in(course, "blank", solved({"flat_index": WRONG}))
    assert cli.main(["grade", str(course), "01", "--json"]) == 0
    printed = {one["student"]: one for one in json.loads(capsys.readouterr().out)["submissions"]}
    assert printed["blank"]["points"] == 45 == float(table(course)["blank"]["points"])


def test_a_folder_as_a_learning_platform_packs_it(tmp_path, capsys):
    """Folders named after students, files renamed by them, or no folders at all; other files are passed over."""
    (tmp_path / "Ada L_123_file").mkdir()
    (tmp_path / "Ada L_123_file" / "my work (2).ipynb").write_text(dumps(solved()))
    (tmp_path / "bob 01.ipynb").write_text(dumps(learners_notebook(load("01"))))
    (tmp_path / "bob 02.ipynb").write_text(dumps(learners_notebook(load("02"))))
    (tmp_path / "readme.txt").write_text("not a notebook")
    (tmp_path / ".ipynb_checkpoints").mkdir()
    (tmp_path / ".ipynb_checkpoints" / "bob 01-checkpoint.ipynb").write_text(dumps(solved()))
    assert cli.main(["grade", str(tmp_path), "01", "--out", str(tmp_path / "grades")]) == 0
    rows = table(tmp_path / "grades")
    assert {student: row["points"] for student, row in rows.items()} == {"Ada L_123_file": "50", "bob 01": "0"}
    assert not (tmp_path / "grades.csv").exists()


def test_the_folder_of_a_class_is_written_once(tmp_path, capsys):
    course = tmp_path / "course"
    assert cli.main(["class", str(course), "00", "1"]) == 0
    first = capsys.readouterr().out
    assert f"{course}: 3 files written" in first and f"tinytensor grade {course}" in first
    mine = course / "source" / STEM / f"{STEM}.ipynb"
    mine.write_text(mine.read_text().replace("storage", "storage "))
    kept = mine.read_text()
    assert cli.main(["class", str(course), "00", "01"]) == 0
    second = capsys.readouterr().out
    assert "2 files unchanged" in second and "1 files kept" in second and f"{mine} differs" in second
    assert mine.read_text() == kept
    assert cli.main(["class", str(course), "01", "--force"]) == 0 and mine.read_text() != kept


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["grade", "nowhere"], "nowhere does not exist"),
        (["grade", "empty"], "empty holds no notebooks"),
        (["grade", "course"], "has no folder `submitted` yet"),
        (["grade", "notebooks", "99"], "there is no lesson '99'"),
        (["grade", "notebooks", "03"], "holds no notebook of lesson 03"),
        (["grade", "notebooks", "--scheduler", "tcp://127.0.0.1:1"], "no Dask scheduler answers at tcp://127.0.0.1:1"),
        (["class", "file"], "file is a file; a course is a folder"),
        (["class", "course", "99"], "there is no lesson '99'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_refused_in_a_sentence(tmp_path, monkeypatch, capsys, arguments, says):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(grade_class, "SECONDS_TO_CONNECT", 1)
    for name in ("empty", "course", "notebooks"):
        Path(name).mkdir()
    Path("file").touch()
    Path("course", "nbgrader_config.py").touch()
    Path("notebooks", "x.ipynb").write_text(dumps(learners_notebook(load("01"))))
    assert cli.main(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("tinytensor: ") and says in error and "Traceback" not in error


@pytest.mark.parametrize("option", ["--jobs=0", "--jobs=x", "--seconds=-1", "--cell-seconds=nan", "--memory=much"])
def test_limits_that_are_no_limits_are_refused(option, capsys):
    with pytest.raises(SystemExit) as stop:
        cli.main(["grade", ".", option])
    assert stop.value.code == 2 and "is n" in capsys.readouterr().err


def test_without_dask_the_words_say_what_to_install(course, monkeypatch, capsys):
    hand_in(course, "ada", solved())
    monkeypatch.setitem(sys.modules, "dask", None)
    monkeypatch.setitem(sys.modules, "dask.distributed", None)
    assert cli.main(["grade", str(course), "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert 'pip install "tinytensor[class]"' in capsys.readouterr().err


def test_control_c_leaves_what_is_done(course):
    """The table has what was graded, no process is left, and the same command goes on."""
    hand_in(course, "a", solved())
    for name in "bcd":
        hand_in(course, name, insert(solved(), "01-check-flat_index", f"import time; time.sleep(50) # {name}"))
    command = [sys.executable, "-m", "tinytensor.cli", "grade", str(course), "--jobs", "1"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        while "[1/4] a" not in process.stderr.readline():
            assert process.poll() is None
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert "Interrupted: 1 of 4 notebooks are graded. The same command goes on with the others." in err
    assert "Traceback" not in err
    assert list(table(course)) == ["a"]
    assert len(list((course / grade_class.RECORDS).glob("*.json"))) == 1
    for name in "bcd":
        shutil.rmtree(course / "submitted" / name)
    assert cli.main(["grade", str(course)]) == 0


def test_a_dask_cluster_gives_the_same_grades(course, monkeypatch):
    distributed = pytest.importorskip("distributed")
    hand_in(course, "ada", solved())
    hand_in(course, "partly", solved({"flat_index": WRONG}))
    hand_in(course, "dies", solved({"flat_index": "import os; os._exit(1)"}))
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None, host="127.0.0.1", protocol="tcp"
    ) as cluster:
        assert cli.main(["grade", str(course), "--scheduler", cluster.scheduler_address]) == 0
    assert {s: row["points"] for s, row in table(course).items()} == {"ada": "50", "partly": "45", "dies": "42"}


def test_a_panel_that_a_kernel_invents_stays_text():
    for data in (None, 3, {"status": "pass"}, {"status": "<b>", "title": "", "detail": "", "rows": []}, {"rows": [1]}):
        assert report.panel_from(data) is None
    panel = report.panel_from({"status": "note", "title": "<b>", "detail": "", "rows": [["<i>", "<u>", False]]})
    assert "<b>" not in panel.html() and "<i>" not in panel.html() and "<u>" not in panel.html()


def test_the_kernels_environment_holds_no_secrets(monkeypatch):
    from tinytensor_lessons.grading.kernel import _environment

    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "x")
    monkeypatch.setenv("TINYTENSOR_JIT", os.environ.get("TINYTENSOR_JIT", "shim"))
    assert "AWS_SECRET_ACCESS_KEY" not in _environment() and "TINYTENSOR_JIT" in _environment()
    assert _environment()["TINYTENSOR_COMPILE_AHEAD"] == "0"


BAR = """
from tinytensor_lessons.grading.grade_one import Result
from tinytensor_lessons.grading.progress_bar import ProgressBar

with ProgressBar(2) as bar:
    for name in ("ada", "bob"):
        bar.step(name, Result("graded"))
"""


def test_on_a_terminal_a_bar_has_names_and_the_time_that_is_left():
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    subprocess.run([sys.executable, "-c", BAR], stderr=theirs, env=environment, check=True)
    seen = os.read(ours, 1 << 16).decode()
    os.close(ours)
    os.close(theirs)
    assert "2/2 |████████████████████| " in seen and " left  bob: 0/0" in seen, seen
