"""The command `tinytensor`: a learner's commands, doctor, warm, class, grade.

Each command is a few lines that call a module of `tinytensor_lessons`. This is the only file of the library that imports
the lessons; PyTorch has no counterpart.

Exit status: 0 done; 1 something is missing (doctor); 2 the command could not be carried out, with one line saying why.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tinytensor_lessons import doctor, learner_commands
from tinytensor_lessons.files import in_words
from tinytensor_lessons.grading import command as grading
from tinytensor_lessons.grading import course
from tinytensor_lessons.warm import ship, warm
from tinytensor_lessons.workspace import WorkspaceError


def main(arguments: list[str] | None = None) -> int:
    parser = _parser()
    args, rest = parser.parse_known_args(arguments)
    if rest and args.run is not learner_commands.run_lab:  # `lab` alone passes options on, to JupyterLab
        parser.error(f"unknown arguments: {' '.join(rest)}")
    args.rest = rest
    try:
        return args.run(args)
    except (WorkspaceError, KeyError, OSError) as error:
        said = in_words(error) if isinstance(error, OSError) else error.args[0]
        print(f"tinytensor: {said}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tinytensor", description="Lessons on the inside of PyTorch, and their tools."
    )
    parser.add_argument(
        "--version", action="version", version=f"tinytensor {doctor.version('tinytensor') or 'from source'}"
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    learner_commands.add_to(commands)

    sub = commands.add_parser("doctor", help="say what is installed, and what to do about what is not")
    sub.set_defaults(run=_doctor)

    sub = commands.add_parser("warm", help="compile the kernels of the lessons ahead of time")
    sub.add_argument("lessons", nargs="*", metavar="NN")
    sub.add_argument(
        "--programs",
        nargs="+",
        default=[],
        type=Path,
        metavar="FILE",
        help="programs to run as well, by `import torch` too",
    )
    sub.add_argument(
        "--to",
        type=Path,
        metavar="FOLDER",
        help="make a store to be brought along by a wheel or an image, for all processors of this machine's levels",
    )
    sub.set_defaults(run=_warm)

    sub = commands.add_parser(
        "class",
        help="write the folder of a class",
        description="Write COURSE for a class: the lessons as nbgrader assignments, and nbgrader's settings. "
        "Files that are there are kept.",
    )
    sub.add_argument("course", type=Path, metavar="COURSE")
    sub.add_argument("lessons", nargs="*", metavar="NN")
    sub.add_argument("--force", action="store_true", help="replace files that differ from this version's")
    sub.set_defaults(run=_class)

    sub = commands.add_parser(
        "grade",
        help="grade handed-in notebooks: points, a table, feedback",
        description="Run handed-in notebooks, each in a process with limits, and write grades.csv and feedback.",
    )
    grading.add_arguments(sub)
    sub.set_defaults(run=grading.run)
    return parser


def _doctor(args: argparse.Namespace) -> int:
    findings = doctor.examine()
    print(doctor.report(findings))
    return 0 if doctor.is_complete(findings) else 1


def _warm(args: argparse.Namespace) -> int:
    for line in ship(args.to, args.lessons, args.programs) if args.to else warm(args.lessons, args.programs):
        print(line, flush=True)
    return 0


def _class(args: argparse.Namespace) -> int:
    for line in course.report(args.course, course.write_course(args.course, args.lessons, args.force)):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
