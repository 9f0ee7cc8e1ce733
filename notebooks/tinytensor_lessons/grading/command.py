"""`tinytensor grade FOLDER [NN ...]`: find the submissions, grade what is not recorded, write the table and the feedback."""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from pathlib import Path

from tinytensor_lessons.grading import report, sandbox
from tinytensor_lessons.grading.grade_class import (
    RECORDS,
    Interrupted,
    Job,
    grade_here,
    grade_on_cluster,
    is_recordable,
    prepare,
    read_records,
    warm_up,
    write_record,
)
from tinytensor_lessons.grading.grade_one import GRADED, STOPPED, UNREADABLE, Result
from tinytensor_lessons.grading.limits import MB, Limits
from tinytensor_lessons.grading.progress_bar import ProgressBar
from tinytensor_lessons.grading.submissions import delivered, find, is_course
from tinytensor_lessons.workspace import WorkspaceError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `tinytensor grade`."""
    usual = Limits()
    parser.add_argument(
        "folder", type=Path, metavar="FOLDER", help="a course, a folder of handed-in notebooks, or one notebook"
    )
    parser.add_argument("lessons", nargs="*", metavar="NN", help="grade these lessons only")
    parser.add_argument("--json", action="store_true", help="print the points as JSON")
    parser.add_argument("--force", action="store_true", help="run notebooks again that have a recorded result")
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="where to write (default: FOLDER; one notebook: nowhere)"
    )
    parser.add_argument("--jobs", type=_count, metavar="N", help="notebooks at a time (default: one for each CPU)")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="hand the notebooks to a Dask cluster")
    parser.add_argument(
        "--cell-seconds", type=_positive, default=usual.cell, metavar="S", help="for one cell (%(default)g)"
    )
    parser.add_argument(
        "--seconds", type=_positive, default=usual.notebook, metavar="S", help="for one notebook (%(default)g)"
    )
    parser.add_argument(
        "--memory", type=_positive, default=usual.memory / MB, metavar="MB", help="for one notebook (%(default)g)"
    )


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of notebooks")
    return int(text)


def _positive(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not (math.isfinite(number) and number > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return number


def run(args: argparse.Namespace) -> int:
    """Exit status 0, also where submissions got no points; 130 after Ctrl-C, with a sentence on how to go on."""
    if os.name != "posix":
        raise WorkspaceError("tinytensor grade needs Linux or macOS; on Windows it runs inside WSL")
    folder: Path = args.folder
    limits = Limits(cell=args.cell_seconds, notebook=args.seconds, memory=int(args.memory * MB))
    alone = folder.is_file()
    course = folder if folder.is_dir() and is_course(folder) else None
    jobs = prepare(find(folder), delivered(course, args.lessons), bool(args.lessons), limits)
    if not jobs:
        raise WorkspaceError(f"{folder} holds no notebook of lesson {', '.join(args.lessons)}")
    if alone and jobs[0].result is not None:
        raise WorkspaceError(f"{folder}: {jobs[0].result.notes[0]}")
    out: Path | None = args.out or (None if alone else folder)
    records = out / RECORDS if out else None
    if records and not args.force:
        read_records(jobs, records)
    stopped = _grade(jobs, limits, records, args, folder)
    if alone:
        single = jobs[0]
        if single.result is not None:
            print(report.as_json_alone(single) if args.json else report.table(single).text())
    elif args.json:
        print(report.as_json(jobs))
    if out:
        grades, feedback = report.write(jobs, out)
        if not args.json and not alone:
            print(f"{_summary(jobs)}\nPoints are in {grades}, feedback is in {feedback}{os.sep}")
    if stopped:
        done = sum(job.result is not None for job in jobs)
        _say(f"Interrupted: {done} of {len(jobs)} notebooks are graded. The same command goes on with the others.")
        return 130
    return 0


def _grade(jobs: list[Job], limits: Limits, records: Path | None, args: argparse.Namespace, folder: Path) -> bool:
    """Give every job a result. Whether Ctrl-C came first."""
    recorded = sum(job.recorded for job in jobs)
    if recorded:
        _say(f"{recorded} of {len(jobs)} notebooks have not changed since they were graded; --force runs them again.")
    if all(job.result is not None for job in jobs):
        return False
    began = time.monotonic()
    with ProgressBar(sum(job.result is None for job in jobs)) as bar:

        def done(job: Job, result: Result) -> None:
            if records and is_recordable(result):
                write_record(job, records)
            bar.step(f"{report.printable(job.submission.student)}, {job.one.name if job.one else ''}", result)

        try:
            if args.scheduler:
                isolated = grade_on_cluster(jobs, limits, args.scheduler, done)
            else:
                warm_up(jobs, _say)
                hidden = (folder.resolve() if folder.is_dir() else folder.resolve().parent,)
                isolated = grade_here(jobs, limits, args.jobs or _cpus(), hidden, done)
        except (Interrupted, KeyboardInterrupt):
            return True
    if not isolated:
        _say(sandbox.WHAT_IS_MISSING)
    if len(jobs) > 1:
        _say(f"{len(jobs) - recorded} notebooks in {time.monotonic() - began:.0f} seconds")
    return False


def _summary(jobs: list[Job]) -> str:
    words = {GRADED: "graded", STOPPED: "graded, with cells that had to be stopped", UNREADABLE: "not graded"}
    counts = {status: sum(1 for job in jobs if job.result and job.result.status == status) for status in words}
    return "; ".join(f"{counts[status]} {text}" for status, text in words.items() if counts[status])


def _cpus() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
