"""Write `data/earlier_texts.txt`: `python tests/lessons/make_earlier_texts.py`, in a clone with its history.

Folders that were begun before editions were kept in them do not say what was delivered. The list does: of every cell
in every version of `notebooks/lessons`, a few digits of a hash. Newer folders do not need it, so it is complete once.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tinytensor_lessons.merge import EARLIER_TEXTS, fingerprint

ROOT = Path(__file__).parents[2]
NOTEBOOKS = "notebooks/lessons/"


def git(*words: str) -> str:
    return subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=True).stdout


def main() -> None:
    commits = git("log", "--format=%H", "--", NOTEBOOKS).split()
    listed = (line.split() for commit in commits for line in git("ls-tree", "-r", commit, NOTEBOOKS).splitlines())
    blobs = {blob for _, _, blob, path in listed if path.endswith(".ipynb")}
    notebooks = (json.loads(git("cat-file", "blob", blob)) for blob in sorted(blobs))
    found = {fingerprint(cell) for notebook in notebooks for cell in notebook["cells"]}
    EARLIER_TEXTS.write_text("\n".join(sorted(found)) + "\n", encoding="utf-8")
    print(f"{len(found)} texts from {len(blobs)} notebooks")


if __name__ == "__main__":
    main()
