"""`python -m tinytensor_lessons`: notebooks for authors and instructors. Learners have the command `tinytensor`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tinytensor_lessons import build, glossary, minutes, workspace
from tinytensor_lessons.grading import course
from tinytensor_lessons.registry import all_lessons

# Commands that were here once, and what they are now.
_LEARNERS = {
    "start": "tinytensor lab",
    "update": "tinytensor update",
    "restore": "tinytensor restore NN.name",
    "progress": "tinytensor progress",
    "export": "tinytensor export FILE.zip",
    "import": "tinytensor import FILE.zip",
}


def main(arguments: list[str] | None = None) -> int:
    """Exit status: 0 done, 1 a notebook is out of date, 2 the command could not be carried out."""
    words = sys.argv[1:] if arguments is None else arguments
    if words and words[0] in _LEARNERS:
        print(f"error: a learner's commands are those of `tinytensor`: {_LEARNERS[words[0]]}", file=sys.stderr)
        return 2
    args = _parser().parse_args(words)
    try:
        return args.run(args)
    except (workspace.WorkspaceError, KeyError, OSError) as error:
        print(f"error: {error.args[0] if isinstance(error, KeyError) else error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tinytensor_lessons", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: object, help: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=help, description=help)
        sub.set_defaults(run=run)
        return sub

    for name, run, help in (
        ("build", _build, "write notebooks/lessons and notebooks/solved from notebooks/source"),
        ("check", _check, "say which notebooks differ from a fresh build"),
    ):
        command(name, run, help).add_argument("lessons", nargs="*", metavar="NN")
    command("minutes", _minutes, "estimate how long each lesson takes, beside what its header says")
    sub = command("nbgrader", _nbgrader, "the same as `tinytensor class`")
    sub.add_argument("course", type=Path, metavar="COURSE")
    sub.add_argument("lessons", nargs="*", metavar="NN")
    sub.add_argument("--force", action="store_true", help="replace files that exist")
    return parser


def _say(lines: list[object]) -> int:
    for line in lines:
        print(line)
    return 0


def _build(args: argparse.Namespace) -> int:
    return _say([*build.build(args.lessons), *glossary.write()] or ["nothing changed"])


def _check(args: argparse.Namespace) -> int:
    stale = build.out_of_date(args.lessons) + [glossary.path()] * (not glossary.is_up_to_date())
    _say([f"{path} differs from a fresh build" for path in stale] or ["all notebooks are up to date"])
    return 1 if stale else 0


def _minutes(args: argparse.Namespace) -> int:
    return _say([f"{s.number}  estimate {minutes.estimate(s):5.1f}  stated {s.minutes}" for s in all_lessons()])


def _nbgrader(args: argparse.Namespace) -> int:
    return _say([*course.report(args.course, course.write_course(args.course, args.lessons, args.force))])


if __name__ == "__main__":
    sys.exit(main())
