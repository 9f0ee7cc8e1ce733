"""notebooks/TEACHING.md: every command on the page, one after the other, and what the page says about their results."""

from __future__ import annotations

import csv
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "notebooks" / "TEACHING.md"

pytest.importorskip("nbgrader")
pytest.importorskip("distributed")


def test_every_command_of_the_page(tmp_path):
    blocks = re.findall(r"```bash\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert blocks[0].startswith("pip install")  # done: the tests run in it
    script = "\n".join(
        # A command that fails ends what runs beside it too: who is still alive keeps the pipes of this test open.
        [
            "set -eux",
            "trap 'kill $(jobs -p) || true' EXIT",
            'tinytensor() { python -m tinytensor.cli "$@"; }',
            *blocks[1:],
        ]
    )
    (tmp_path / "notebooks").symlink_to(ROOT / "notebooks")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "JUPYTER_CONFIG_DIR": str(tmp_path / ".jupyter")}
    run = subprocess.run(
        ["bash", "-c", script], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=500
    )
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr[-6000:]
    course = tmp_path / "course"
    rows = {row["student"]: row for row in csv.DictReader((course / "grades.csv").open(encoding="utf-8"))}
    assert {name: row["points"] for name, row in rows.items()} == {"ada": "50", "bob": "0", "cleo": "42"}
    assert rows["cleo"]["status"] == "stopped cells" and "status 1" in rows["cleo"]["note"]
    exported = {row["student_id"]: row for row in csv.DictReader((course / "nbgrader.csv").open(encoding="utf-8"))}
    assert {name: float(exported[name]["score"]) for name in ("ada", "bob")} == {"ada": 50.0, "bob": 0.0}
    page = (course / "feedback/cleo/01_storage_and_strides/01_storage_and_strides.html").read_text(encoding="utf-8")
    assert "os._exit(1)" in page and "42 of 50 points" in page
    assert "encryption" not in run.stderr and "Traceback" not in run.stdout
