"""Notebooks that hang, crash, flood, delete and lie. Each costs its own exercise, and never the run.

Every other exercise of the notebook is right, and has to keep all of its points.
"""

from __future__ import annotations

import json
import os
import time
from dataclasses import replace
from pathlib import Path

import pytest
from handed_in import LESSON, SMALL, insert, lost, note, shortened
from handed_in import solved as all_solved

FIRST = "01.flat_index"
CHECK = "01-check-flat_index"


def solved(changes: dict[str, str] | None = None) -> dict:
    return shortened(all_solved(changes))


def ends(body: str) -> str:
    """An exercise whose function runs `body`."""
    return "def flat_index(index, strides, storage_offset):\n" + "".join(f"    {line}\n" for line in body.splitlines())


def costs_the_first_exercise_only(result) -> str:
    assert lost(result) == {FIRST: 0.0}, result.notes
    return note(result, FIRST)


# ---- kernels that end


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("import os; os._exit(7)", "ended with status 7"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "SIGKILL"),
        ("import ctypes; ctypes.string_at(0)", "SIGSEGV"),
        ("import os; os.closerange(3, 500)", "the kernel"),
    ],
    ids=["exit", "kill", "crash", "close"],
)
@pytest.mark.parametrize("where", ["cell", "check"])
def test_a_kernel_that_ends(grade, code, says, where):
    source = code if where == "cell" else ends(code)
    assert says in costs_the_first_exercise_only(grade(solved({"flat_index": source})))


def test_killing_every_process_in_reach(grade, server):
    """The process above the kernel, and all others. Where there are namespaces, neither the server nor we are in reach."""
    code = "import os, signal\nos.kill(os.getppid(), signal.SIGKILL)"
    if server.isolated:
        code += "\nos.kill(-1, signal.SIGKILL)\nos._exit(1)"
    costs_the_first_exercise_only(grade(solved({"flat_index": code})))
    assert lost(grade(solved())) == {}


# ---- hanging


def test_an_endless_loop_that_swallows_interrupts(grade):
    code = "import time\nwhile True:\n    try:\n        time.sleep(100)\n    except BaseException:\n        pass"
    assert "still running after 8 seconds" in costs_the_first_exercise_only(grade(solved({"flat_index": code})))


def test_an_endless_loop_outside_of_an_exercise(grade):
    """Interrupted, and the kernel lives on with what was defined."""
    result = grade(insert(solved(), CHECK, "mine = 1\nwhile True: pass"))
    assert lost(result) == {}
    assert any("A cell of yours did not end well: still running after 8 seconds" in text for text in result.notes)


def test_interrupts_that_are_ignored(grade):
    code = "import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\nwhile True: pass"
    assert "did not stop when asked" in costs_the_first_exercise_only(grade(solved({"flat_index": code})))


# ---- processes and threads


def test_a_fork_bomb(grade, server):
    result = grade(solved({"flat_index": "import os\nwhile True:\n    os.fork()"}))
    assert "did not end well: more than" in costs_the_first_exercise_only(result)
    assert server.processes() == []


def test_processes_that_are_left_behind(grade, server):
    """In a session of their own, without a parent, without the kernel's environment: none is there afterwards."""
    code = "import subprocess\nfor _ in range(3):\n    subprocess.Popen(['setsid', 'sleep', '9876'], env={})"
    assert lost(grade(insert(solved(), CHECK, code))) == {}
    assert server.processes() == []
    assert not [pid for pid in os.listdir("/proc") if pid.isdigit() and b"9876" in command(pid)]


def command(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def test_a_thread_that_strikes_later(grade):
    """The cell that started it is found out; the exercise that was at work is not blamed."""
    code = "import os, threading\nthreading.Timer(0.05, os._exit, [3]).start()"
    result = grade(insert(solved(), CHECK, code))
    assert lost(result) == {}
    assert any("left something running" in text for text in result.notes)


def test_an_alarm_that_strikes_later(grade):
    assert lost(grade(insert(solved(), CHECK, "import signal\nsignal.setitimer(signal.ITIMER_REAL, 0.05)"))) == {}


# ---- memory, disk, output


def test_memory_without_end(grade):
    result = grade(solved({"flat_index": ends("hoard = []\nwhile True:\n    hoard.append(bytearray(1 << 24))")}))
    costs_the_first_exercise_only(result)
    assert result.seconds < 60


def test_memory_that_is_kept(grade):
    """The cell itself ends with a MemoryError like any other; those after it must have memory."""
    costs_the_first_exercise_only(
        grade(solved({"flat_index": "hoard = []\nwhile True:\n    hoard.append(bytearray(1 << 20))"}))
    )


def test_a_filled_disk(grade, tmp_path):
    code = "for k in range(10_000):\n    open(f'file{k}', 'wb').write(bytes(1 << 20))"
    result = grade(solved({"flat_index": code}))
    costs_the_first_exercise_only(result)
    folders = Path(os.environ.get("TMPDIR", "/tmp")).glob("tinytensor-grade-*/file0")
    assert list(folders) == []


def test_one_file_without_end(grade):
    code = "with open('one', 'wb') as file:\n    while True:\n        file.write(bytes(1 << 20))"
    costs_the_first_exercise_only(grade(solved({"flat_index": code})))


@pytest.mark.parametrize(
    "code",
    ["while True: print('x' * 1000)", "import os\nwhile True: os.write(1, bytes(1 << 16))", "print('x' * (1 << 30))"],
    ids=["print", "write", "one"],
)
def test_a_gigabyte_of_prints(grade, code):
    result = grade(solved({"flat_index": code}))
    assert lost(result) == {FIRST: 0.0}
    assert len(json.dumps(result.as_dict())) < 500_000


# ---- files and network


def test_deleted_files(grade, server, tmp_path):
    """Its own folder may go. Where there are namespaces, no other file can: it is read-only, and the course is not there."""
    victim = tmp_path / "gradebook.db"
    victim.write_text("points")
    code = "import os, shutil\nshutil.rmtree(os.getcwd(), ignore_errors=True)\n"
    if server.isolated:
        code += f"shutil.rmtree({str(tmp_path)!r}, ignore_errors=True)\nshutil.rmtree('/tmp', ignore_errors=True)\n"
        code += f"assert not os.path.exists({str(victim)!r})"
    result = grade(insert(solved(), CHECK, code))
    assert lost(result) == {} and victim.read_text() == "points"


def test_no_network_and_no_personal_files(grade, server):
    code = "import os, socket\nassert os.path.realpath(os.path.expanduser('~')) == os.getcwd()\nassert not os.listdir('.')\n"
    if server.isolated:
        code += (
            "try:\n    socket.create_connection(('127.0.0.1', 22), timeout=1)\n"
            "except OSError as error:\n    assert error.errno == 101, error\nelse:\n    raise AssertionError\n"
        )
    source = "def flat_index(index, strides, storage_offset):\n    return storage_offset + sum(i * s for i, s in zip(index, strides))"
    assert lost(grade(solved({"flat_index": f"{code}\n{source}"}))) == {}


# ---- lies


LIES = {
    "print": "print(8.0)",
    "display": "from IPython.display import display\ndisplay(8.0)\n8.0",
    "lesson": "class Kind:\n    def check(self, *a): return 8.0\n    quiz = check\nlesson = Kind()",
    "method": "type(lesson).check = lambda *a: 8.0\ntype(lesson)._grade = staticmethod(lambda run: 8.0)",
    "instance": "lesson.check = lambda *a: 8.0",
    "run_check": "import tinytensor_lessons.check as c, tinytensor_lessons.lesson as l\nc.run_check = l.run_check = None",
    "code": "import tinytensor_lessons.check as c\nc._count.__code__ = (lambda e, p, f: 1 / 0).__code__",
    "float": "import builtins\nbuiltins.float = lambda x: 8.0",
    "environment": "import os\ndel os.environ['NBGRADER_EXECUTION']",
    "formatter": "get_ipython().display_formatter.format = lambda *a, **k: ({'text/plain': '8.0'}, {})",
    "channel": "from tinytensor_lessons.grading import run_cells as r\nr._channel.send('points', points=8.0)",
    "frames": (
        "import json, os\nframe = json.dumps({'kind': 'points', 'points': 8.0, 'token': ''}).encode()\n"
        "for fd in range(3, 40):\n    try: os.write(fd, len(frame).to_bytes(4, 'big') + frame)\n    except OSError: pass"
    ),
    "exec": "import builtins\nbuiltins.eval = builtins.exec = lambda *a: 8.0",
}


@pytest.mark.parametrize("lie", LIES, ids=LIES)
def test_points_that_were_not_earned(grade, lie):
    """In the cell of an exercise whose function is missing: it gets nothing, and the others what they are worth."""
    assert lost(grade(solved({"flat_index": LIES[lie]}))) == {FIRST: 0.0}


@pytest.mark.parametrize("value", ["100.0", "-1.0", "float('nan')", "'8.0'", "8", "True"])
def test_what_a_function_returns_is_no_number_of_points(grade, value):
    assert lost(grade(solved({"flat_index": ends(f"return {value}")}))) == {FIRST: 0.0}


# ---- files that are no notebooks, or strange ones


@pytest.mark.parametrize(
    "data",
    [b"", b"not json", b"[]", b'{"cells": 3}', b'{"metadata": {}}', b"\xff\xfe\x00", b"[" * 100_000],
    ids=["empty", "text", "list", "cells", "none", "bytes", "deep"],
)
def test_files_that_are_no_notebooks(grade, data):
    result = grade(data)
    assert result.status == "not graded" and result.points == 0 and result.max == 22
    assert result.notes[0].startswith("This file is not a notebook")


def test_cells_that_are_missing_doubled_or_odd(grade):
    notebook = solved()
    cells = notebook["cells"]
    check = next(cell for cell in cells if cell["id"] == CHECK)
    cells.remove(check)
    second = next(cell for cell in cells if cell["id"] == "01-check-contiguous_strides")
    cells.insert(cells.index(second), json.loads(json.dumps(second)))
    cells += [3, {}, {"cell_type": "code"}, {"cell_type": "code", "source": 5}, {"source": "1", "metadata": []}]
    result = grade(notebook)
    assert lost(result) == {} and "The check of 01.flat_index was missing and was put back." in result.notes


def test_a_cell_that_became_text(grade):
    notebook = solved()
    for cell in notebook["cells"]:
        if cell["id"] == "01-exercise-flat_index":
            cell["cell_type"] = "markdown"
    assert lost(grade(notebook)) == {}


def test_a_notebook_without_ids_or_without_the_graders_metadata(grade):
    for drop in ("id", "metadata"):
        notebook = solved()
        for cell in notebook["cells"]:
            cell.pop(drop, None)
        assert lost(grade(notebook)) == {}


def test_the_old_format(grade):
    notebook = solved()
    cells = [
        {"cell_type": cell["cell_type"], "metadata": cell["metadata"], "input": cell["source"], "language": "python"}
        for cell in notebook["cells"]
    ]
    assert lost(grade({"nbformat": 3, "metadata": {}, "worksheets": [{"cells": cells}]})) == {}


def test_letters_of_all_kinds(grade):
    head = "def flat_index(index, strides, storage_offset):\n"
    source = f"{head}    'äöü 漢字 \\ud800'\n    print('\\ud800 漢字')\n    raise ValueError('\\ud800')"
    assert lost(grade(solved({"flat_index": source}))) == {FIRST: 0.0}


def test_time_runs_out(grade):
    """What was reached by then keeps its points; the rest says why it has none."""
    notebook = insert(solved(), "01-check-contiguous_strides", "import time\ntime.sleep(100)")
    began = time.monotonic()
    result = grade(notebook, replace(SMALL, cell=60, notebook=4))
    assert time.monotonic() - began < 30 and FIRST not in lost(result)
    assert "used up its 4 seconds" in note(result, f"{LESSON}.quiz")
