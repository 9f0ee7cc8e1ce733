"""Lessons as an nbgrader course: `python -m tinytensor_lessons nbgrader COURSE`.

Writes COURSE/source/<lesson>/<lesson>.ipynb with the solutions between nbgrader's markers, and a small configuration
if there is none. Then `nbgrader generate_assignment`, `autograde` and `generate_feedback` work as they do for any
course. The checks return points as a float, which nbgrader takes for the grade.
"""

from __future__ import annotations

from pathlib import Path

from tinytensor_lessons.build import teachers_notebook
from tinytensor_lessons.notebook import dumps
from tinytensor_lessons.registry import load, numbers
from tinytensor_lessons.workspace import WorkspaceError

CONFIG = '''"""Configuration of this course. Run nbgrader with its environment on PATH: it starts `alembic` by name."""

c = get_config()  # noqa: F821
c.CourseDirectory.course_id = "tinytensor"
# A stub without an exception: a blank notebook runs from top to bottom, and its checks say "not started".
c.ClearSolutions.code_stub = {"python": "..."}
# A check takes 10 seconds at most.
c.ExecutePreprocessor.timeout = 120
'''


def write_course(course: Path, only: list[str] | None = None, force: bool = False) -> list[Path]:
    """Returns the files written. Files that exist stay, unless `force`."""
    written = []
    for number in only or numbers():
        spec = load(number)
        path = course / "source" / spec.stem / f"{spec.stem}.ipynb"
        if path.exists() and not force:
            raise WorkspaceError(f"{path} exists; --force replaces it")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dumps(teachers_notebook(spec)), encoding="utf-8")
        written.append(path)
    config = course / "nbgrader_config.py"
    if not config.exists():
        config.write_text(CONFIG, encoding="utf-8")
        written.append(config)
    return written
