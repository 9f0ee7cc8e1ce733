"""A learner's commands: `tinytensor lab`, `update`, `progress`, `restore`, `export`, `import`."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tinytensor_lessons import lab, portable, progress, workspace
from tinytensor_lessons.files import in_words
from tinytensor_lessons.registry import all_lessons
from tinytensor_lessons.workspace import WorkspaceError

_DIR = "the folder of your lessons; without it this folder, or ./tinytensor-lessons if this one holds none"


def add_to(commands: Any) -> None:
    """Put the commands into the parser of `tinytensor`."""

    def command(
        name: str, run: Callable[[argparse.Namespace], int], help: str, more: str = ""
    ) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=help, description=more or help[0].upper() + help[1:] + ".")
        sub.set_defaults(run=run)
        return sub

    sub = command(
        "lab",
        run_lab,
        "open the lessons in JupyterLab",
        "Copy the lessons into DIR, where they are not there yet, and open JupyterLab. Further options, such as "
        "--no-browser or --port=8899, go to JupyterLab.",
    )
    sub.add_argument("folder", nargs="?", type=Path, default=lab.DEFAULT_FOLDER, metavar="DIR")

    sub = command(
        "update",
        run_update,
        "bring new editions of the lessons into your copies",
        "Bring new editions of the lessons (all, or those of the numbers NN) into your notebooks in DIR. Everything that "
        "you wrote stays, in any cell; your notebook from before goes to DIR/backups.",
    )
    sub.add_argument("what", nargs="*", metavar="DIR | NN", help=_DIR + "; numbers of lessons")
    sub.add_argument("--dry-run", action="store_true", help="say what would happen, and write nothing")

    sub = command("progress", run_progress, "print what is done")
    sub.add_argument("folder", nargs="?", type=Path, metavar="DIR", help=_DIR)

    sub = command("restore", run_restore, "print your last version of an exercise with full points")
    sub.add_argument("exercise", metavar="NN.name")
    sub.add_argument("folder", nargs="?", type=Path, metavar="DIR", help=_DIR)

    sub = command("export", run_export, "pack notebooks, progress and answers into a zip file")
    sub.add_argument("archive", type=Path, metavar="FILE.zip")
    sub.add_argument("folder", nargs="?", type=Path, metavar="DIR", help=_DIR)

    sub = command("import", run_import, "unpack such a file; nothing that you wrote is replaced")
    sub.add_argument("archive", type=Path, metavar="FILE.zip")
    sub.add_argument("folder", nargs="?", type=Path, metavar="DIR", help=_DIR)


def run_lab(args: argparse.Namespace) -> int:
    if str(args.folder).startswith("-"):  # an option of JupyterLab in the place of DIR
        args.rest, args.folder = [str(args.folder), *args.rest], lab.DEFAULT_FOLDER
    return lab.open_lab(args.folder, args.rest)


def run_update(args: argparse.Namespace) -> int:
    """Exit status 2 if a notebook had to be left as it was."""
    wanted = [word.zfill(2) for word in args.what if re.fullmatch(r"\d\d?", word) or word in workspace.PAGES]
    folders = [Path(word) for word in args.what if not re.fullmatch(r"\d\d?", word) and word not in workspace.PAGES]
    if len(folders) > 1:
        raise WorkspaceError(
            f"{' and '.join(map(str, folders))} are two folders; `update` takes one, and numbers of lessons"
        )
    folder = _lessons_in(folders[0] if folders else None)
    for key in wanted:
        workspace.file_name(key)  # a number that no lesson has is refused before anything is written
    there = [key for key in workspace.all_keys() if (folder / workspace.file_name(key)).exists()]
    changed, same, failed = [], 0, False
    for key in wanted or there:
        try:
            says = workspace.planned(key, folder).says if args.dry_run else workspace.update(key, folder)
        except (WorkspaceError, OSError) as error:
            print(f"{workspace.title(key)}: {in_words(error) if isinstance(error, OSError) else error}")
            failed = True
            continue
        if says:
            changed.append(folder / workspace.file_name(key))
            print(f"{workspace.title(key)}: {'would be updated' if args.dry_run else 'updated'}")
            print("\n".join(f"  {line}" for line in says))
        else:
            same += 1
    if not changed and not failed:
        print(f"nothing to update in {folder.resolve()}")
    elif same:
        print(f"{same} other notebooks in {folder.resolve()} are up to date")
    for path in sorted(workspace.open_in_jupyter(changed)) if changed and not args.dry_run else ():
        print(_RELOAD.format(path.name))
    return 2 if failed else 0


_RELOAD = (
    "{} is open in JupyterLab: choose File > Reload Notebook from Disk there. If you have changed it there since you saved it "
    "last, save first, choose Overwrite, and run `tinytensor update` again."
)


def run_progress(args: argparse.Namespace) -> int:
    """Print the progress kept in DIR, and say which folder that is."""
    home = _home(args.folder)
    attempts, odd = progress.read_or_raise(home)
    place = home.resolve()
    if home.name == progress.FOLDER:
        place = place.parent
    if odd:
        print(f"{odd} lines of {home.resolve() / progress.FILE} are no attempts, and were passed over")
    if not attempts:
        print(f"{place} holds no progress yet: no exercise was checked there")
        return 0
    print(f"Read from {place}")
    print(progress.table(all_lessons(), progress.best(attempts)).text())
    return 0


def run_restore(args: argparse.Namespace) -> int:
    print(workspace.restore(args.exercise, _home(args.folder)).rstrip("\n"))
    return 0


def run_export(args: argparse.Namespace) -> int:
    folder = _lessons_in(args.folder)
    print("\n".join(portable.export_work(folder, args.archive, None if args.folder else _home(None))))
    return 0


def run_import(args: argparse.Namespace) -> int:
    folder = args.folder or lab.found_folder() or lab.DEFAULT_FOLDER
    print("\n".join(portable.import_work(args.archive, folder)))
    print(f"in {folder.resolve()}")
    return 0


def _lessons_in(given: Path | None) -> Path:
    """The folder that is meant; refused if there is none, since a mistyped name looks like lost work."""
    if given is not None:
        return workspace.existing_folder(given)
    found = lab.found_folder()
    if found is None:
        raise WorkspaceError(
            f"there are no lessons in {Path.cwd()} nor in {lab.DEFAULT_FOLDER.resolve()}; name their folder, or start with `tinytensor lab`"
        )
    return found


def _home(given: Path | None) -> Path:
    """The folder that keeps progress: that of DIR, the one TINYTENSOR_HOME names, or that of the lessons found here."""
    if given is None and progress.is_chosen():
        return workspace.existing_folder(progress.home())
    return _lessons_in(given) / progress.FOLDER
