"""What a teacher gets: a table (CSV), the same as JSON, and a page of feedback for each submission.

Nothing of a submission is trusted here: texts are escaped, panels are made again from their texts, and a cell of the
table that a spreadsheet would take for a formula begins with an apostrophe.
"""

from __future__ import annotations

import csv
import io
import json
import os
import re
from html import escape
from pathlib import Path
from typing import Any

from tinytensor_lessons.grading.grade_class import Job
from tinytensor_lessons.grading.grade_one import Result, Score
from tinytensor_lessons.panel import NOTE, Panel, Row

_ESCAPE_CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
_SHOWN = 4000  # letters of an output on the page
_KINDS = ("pass", "fail", "blank", "note")

_STYLE = """
:root { color-scheme: light dark; --jp-layout-color1: #fff; --jp-content-font-color1: #111; }
@media (prefers-color-scheme: dark) { :root { --jp-layout-color1: #1c1c1c; --jp-content-font-color1: #eee; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  background: var(--jp-layout-color1); color: var(--jp-content-font-color1); }
table { border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: .2rem 1rem .2rem 0; }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
pre.text { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #888; border-radius: 4px; padding: .5rem .8rem; }
h2 { margin-top: 2.2rem; } h3 { font-size: 1rem; margin-bottom: .2rem; }
"""


def printable(text: str) -> str:
    """A file name as text: the bytes that are no letters are spelled out."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _student(job: Job) -> str:
    return printable(job.submission.student)


def _assignment(job: Job) -> str:
    return job.one.name if job.one else ""


def _note(job: Job, result: Result) -> str:
    notes = [*result.notes, *(f"{score.exercise}: {score.note}" for score in result.scores if score.note)]
    return " ".join(notes)


def as_csv(jobs: list[Job]) -> str:
    """One line for each submission: student, assignment, points of every exercise, sum, status, note."""
    exercises = list(dict.fromkeys(score.exercise for job in jobs if job.result for score in job.result.scores))
    names = {score.exercise: score.max for job in jobs if job.result for score in job.result.scores}
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    heads = [f"{name} ({names[name]:g})" for name in exercises]
    table.writerow(["student", "assignment", *heads, "points", "max", "status", "note", "file"])
    for job in jobs:
        if job.result is None:
            continue
        points = {score.exercise: f"{score.points:g}" for score in job.result.scores}
        texts = [_student(job), _assignment(job)]
        ends = [job.result.status, _note(job, job.result), printable(job.submission.place)]
        numbers = [points.get(name, "") for name in exercises]
        sums = [f"{job.result.points:g}", f"{job.result.max:g}"]
        table.writerow([*map(_cell, texts), *numbers, *sums, *map(_cell, ends)])
    return out.getvalue()


def _cell(text: str) -> str:
    """On one line, and never a formula."""
    text = " ".join(_ESCAPE_CODES.sub("", text).split())
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


def as_dict(job: Job) -> dict[str, Any]:
    result = job.result or Result("not reached")
    return {
        "student": _student(job),
        "notebook": printable(job.submission.path.name),
        "assignment": _assignment(job),
        "status": result.status,
        "points": result.points,
        "max": result.max,
        "scores": {
            score.exercise: {"points": score.points, "max": score.max} | ({"note": score.note} if score.note else {})
            for score in result.scores
        },
        "notes": result.notes,
    }


def as_json(jobs: list[Job]) -> str:
    return json.dumps({"submissions": [as_dict(job) for job in jobs if job.result]}, indent=1)


def as_json_alone(job: Job) -> str:
    """One notebook, without the frame of a class."""
    whole = as_dict(job)
    return json.dumps({key: whole[key] for key in ("notebook", "status", "scores", "notes")}, indent=1)


def table(job: Job) -> Panel:
    """One submission as a table, for the terminal."""
    result = job.result or Result("not reached")
    rows = [Row("", note) for note in result.notes]
    rows += [Row(score.exercise, score.note) for score in result.scores if score.note]
    points = tuple((score.exercise, f"{score.points:g}/{score.max:g}") for score in result.scores)
    title = f"{printable(job.submission.path.name)}: {result.points:g} of {result.max:g} points"
    return Panel(NOTE, title, rows=tuple(rows), head=("exercise", "points"), table=points)


def page(job: Job) -> str:
    """The page of feedback for one submission. It loads nothing and runs no script."""
    result = job.result or Result("not reached")
    name = printable(job.submission.path.name)
    title = f"{_assignment(job) or name}: {result.points:g} of {result.max:g} points"
    rows = "".join(
        f'<tr><th scope="row">{escape(score.exercise)}</th><td class="number">{score.points:g} / {score.max:g}</td>'
        f"<td>{escape(score.note)}</td></tr>"
        for score in result.scores
    )
    head = '<tr><th scope="col">exercise</th><th scope="col">points</th><th scope="col">remark</th></tr>'
    parts = [
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        # Should a text of a submission ever get through as HTML, it would find that no script may run here.
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><main>",
        f"<h1>{escape(title)}</h1><p>{escape(_student(job))}, {escape(name)}</p>",
        *(f"<p>{escape(note)}</p>" for note in result.notes),
        f"<table><thead>{head}</thead><tbody>{rows}</tbody></table>" if rows else "",
        *map(_section, result.scores),
        "</main></body></html>\n",
    ]
    return "\n".join(part for part in parts if part)


def _section(score: Score) -> str:
    parts = [f"<h2>{escape(score.exercise)}</h2>"]
    if score.note:
        parts.append(f"<p>{escape(score.note)}</p>")
    panel = panel_from(score.panel)
    if panel is not None:
        parts.append(panel.html())
    if score.source:
        parts.append(f"<h3>What was handed in</h3><pre class='text'>{escape(score.source[:_SHOWN])}</pre>")
    texts = [_ESCAPE_CODES.sub("", text)[:_SHOWN] for _, text in score.outputs]
    if any(texts):
        parts.append(f"<h3>What it printed</h3><pre class='text'>{escape(chr(10).join(texts)[:_SHOWN])}</pre>")
    return "\n".join(parts)


def panel_from(data: Any) -> Panel | None:
    """A panel from the texts that a kernel sent; None where they are no panel."""
    try:
        status, title, detail = (str(data[key]) for key in ("status", "title", "detail"))
        rows = tuple(Row(str(label), str(text), bool(code)) for label, text, code in data["rows"][:40])
    except (TypeError, KeyError, ValueError):
        return None
    return Panel(status, title, detail, rows) if status in _KINDS else None


def write(jobs: list[Job], folder: Path) -> tuple[Path, Path]:
    """grades.csv and the pages of feedback; where they are. Files that have not changed are left alone."""
    grades, feedback = folder / "grades.csv", folder / "feedback"
    _write(grades, as_csv(jobs))
    for job in jobs:
        if job.result is not None:
            _write(feedback / Path(job.submission.place).with_suffix(".html"), page(job))
    return grades, feedback


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_symlink():
        raise OSError(f"{path} is a link, so it was not written to")
    data = text.encode("utf-8", "backslashreplace")
    if path.exists() and path.read_bytes() == data:
        return
    temporary = path.with_name(f".{os.getpid()}.tmp")
    temporary.write_bytes(data)
    os.replace(temporary, path)
