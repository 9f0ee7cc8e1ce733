"""The folder of a class: `tinytensor class COURSE [NN ...]`.

    COURSE/nbgrader_config.py                             settings of nbgrader for these lessons
    COURSE/source/<assignment>/<notebook>.ipynb           the teacher's notebooks, solutions between nbgrader's markers
    COURSE/submitted/<student>/<assignment>/<notebook>.ipynb   what students hand in

nbgrader and `tinytensor grade` read the same folder. Writing it again changes nothing but what is missing.
"""

from __future__ import annotations

from pathlib import Path

from tinytensor_lessons.build import teachers_notebook
from tinytensor_lessons.grading.submissions import chosen, stems
from tinytensor_lessons.notebook import dumps
from tinytensor_lessons.workspace import WorkspaceError

CONFIG = '''"""Configuration of this course. Run nbgrader with its environment on PATH: it starts `alembic` by name."""

import os
import tempfile

c = get_config()  # noqa: F821
c.CourseDirectory.course_id = "tinytensor"
# A stub without an exception: a blank notebook runs from top to bottom, and its checks say "not started".
c.ClearSolutions.code_stub = {"python": "..."}
# A check takes 10 seconds at most.
c.ExecutePreprocessor.timeout = 120
# Kernels and nbgrader talk through files instead of network ports, about which each kernel would warn.
if os.name == "posix":
    c.KernelManager.transport = "ipc"
    c.KernelManager.ip = os.path.join(tempfile.gettempdir(), f"kernel-{os.getpid()}")
'''


def write_course(course: Path, only: list[str] | None = None, force: bool = False) -> dict[Path, str]:
    """What was done with each file: "written", "unchanged", "replaced", or "kept", where yours is another one."""
    if course.exists() and not course.is_dir():
        raise WorkspaceError(f"{course} is a file; a course is a folder")
    files = {course / "nbgrader_config.py": CONFIG}
    for spec in chosen(only or []):
        for name in stems(spec):
            files[course / "source" / name / f"{name}.ipynb"] = dumps(teachers_notebook(spec))
    done = {path: _write(path, text, force) for path, text in files.items()}
    (course / "submitted").mkdir(exist_ok=True)
    return done


def _write(path: Path, text: str, force: bool) -> str:
    state = "written"
    if path.exists():
        if path.read_text(encoding="utf-8") == text:
            return "unchanged"
        if not force:
            return "kept"
        state = "replaced"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return state


def report(course: Path, done: dict[Path, str]) -> list[str]:
    """What to print: what was done, and the way from here to the grades."""
    counts = {state: sum(1 for each in done.values() if each == state) for state in dict.fromkeys(done.values())}
    lines = [f"{course}: " + ", ".join(f"{count} files {state}" for state, count in counts.items())]
    kept = [path for path, state in done.items() if state == "kept"]
    lines += [f"  {path} differs from this version's and was kept; --force replaces it" for path in kept]
    assignment = next((path.parent.name for path in done if path.suffix == ".ipynb"), "")
    return [
        *lines,
        "",
        "Next:",
        "1. Hand out. Students take the notebooks from `tinytensor lab`, or you make copies without solutions:",
        f"       cd {course} && nbgrader generate_assignment {assignment} --create",
        f"   and give them {course}/release/{assignment}/.",
        f"2. Collect the notebooks into {course}/submitted/STUDENT/{assignment}/{assignment}.ipynb",
        "3. Grade:",
        f"       tinytensor grade {course}",
        f"   Points are then in {course}/grades.csv, a page for each student in {course}/feedback/.",
        "",
        "The whole way, with a class of three: notebooks/TEACHING.md",
    ]
