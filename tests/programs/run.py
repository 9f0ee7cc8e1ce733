"""Programs of the kinds that people write, run unchanged by PyTorch and by tinytensor, which is served as `torch`.

`python tests/programs/run.py [NAME ...]` runs them in both libraries and says where what they print differs.
`--table` prints a row for each in Markdown, `--cold` with it also times a run with an empty store of kernels (minutes each).
`--write-golden` writes down what PyTorch prints: the tests compare with that.
`--folder FOLDER` (or TINYTENSOR_PROGRAMS=FOLDER) runs the programs of another folder, which may be anybody's.

A program is a file that says `import torch`, seeds the generator and prints what it computes: a loss for each step, for instance.
Random streams are the same to the last bit, so the numbers must agree; words, integers and signs exactly, and other numbers
within TOLERANCE. A program that needs more than that says so and why: `# tolerance: 1e-3, since ...`.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import math
import os
import re
import runpy
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
GOLDEN = HERE / "golden.json"
TOLERANCE = 1e-5  # of the larger number, or of 1 where both are smaller
NO_PROGRAMS = {"run", "test_programs"}
NUMBER = re.compile(r"(?<![\w.])-?(?:\d+\.\d*(?:e[+-]?\d+)?|\d+e[+-]?\d+|\d+|inf|nan)(?!\w)")


def programs(folder: Path = HERE) -> dict[str, Path]:
    """The programs of a folder, by name."""
    return {path.stem: path for path in sorted(folder.glob("*.py")) if path.stem not in NO_PROGRAMS}


def tolerance_of(path: Path) -> float:
    """How far the numbers of a program may be apart: what its line `# tolerance:` says."""
    found = re.search(r"^# tolerance: (\S+), since .", path.read_text(encoding="utf-8"), re.MULTILINE)
    return float(found[1]) if found else TOLERANCE


class Difference(NamedTuple):
    """How two texts differ: the largest difference of two numbers in the same place, and the first place beyond the tolerance."""

    largest: float
    first: str | None


def difference(ours: str, theirs: str, tolerance: float = TOLERANCE) -> Difference:
    """Compares two texts line by line, and the numbers in them as numbers.

    >>> difference("loss 0.5", "loss 0.500001").first is None, difference("1 a", "2 a").first
    (True, "line 1: '1 a', expected '2 a'")
    """
    a, b, largest = ours.splitlines(), theirs.splitlines(), 0.0
    for number, (mine, other) in enumerate(zip(a, b, strict=False), 1):
        distance = _distance(mine, other)
        largest = max(largest, distance)
        if distance > tolerance:
            return Difference(largest, f"line {number}: {mine!r}, expected {other!r}")
    if len(a) != len(b):
        return Difference(math.inf, f"{len(a)} lines, expected {len(b)}: {(a[len(b) :] or b[len(a) :])[0]!r}")
    return Difference(largest, None)


def _steady(line: str) -> str:
    """Without what differs from run to run, addresses, and with our package under the name that it is served under."""
    return re.sub(r"\b0x[0-9a-f]+", "0x", line.replace("tinytensor.", "torch."))


def _distance(mine: str, other: str) -> float:
    mine, other = _steady(mine), _steady(other)
    if mine == other:
        return 0.0
    if NUMBER.sub("#", mine) != NUMBER.sub("#", other):
        return math.inf
    return max(_apart(x, y) for x, y in zip(NUMBER.findall(mine), NUMBER.findall(other), strict=True))


def _apart(x: str, y: str) -> float:
    if x == y:
        return 0.0
    a, b = float(x), float(y)
    if not (math.isfinite(a) and math.isfinite(b)) or (x + y).lstrip("-").replace("-", "").isdigit():
        return math.inf  # two integers, or one of the numbers is none
    return abs(a - b) / max(1.0, abs(a), abs(b)) if abs(a - b) > 1.01 * max(_unit(x), _unit(y)) else 0.0


def _unit(number: str) -> float:
    """One of the last digit: two numbers that were rounded may be so far apart, if three digits or more are shown."""
    mantissa, _, exponent = number.partition("e")
    places = len(mantissa.partition(".")[2])
    return 10.0 ** (int(exponent or 0) - places) if places >= 3 else 0.0


class Run(NamedTuple):
    """What a program printed, the seconds of each of its runs in one process, and those from the start of the process on."""

    output: str
    seconds: list[float]
    first_line: float  # to the first line that it prints
    whole: float  # to the end of the first run
    error: str  # why it stopped


class Printed(io.StringIO):
    """Standard output, which remembers when the first line was written."""

    begun = 0.0

    def write(self, text: str) -> int:
        self.begun = self.begun or time.time()
        return super().write(text)


def run(path: Path, served: bool, times: int = 1, **environment: str) -> Run:
    """Runs a program in a process of its own."""
    root = str(HERE.parents[1])
    paths = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, __file__, "--child", "served" if served else "torch", "--times", str(times), str(path)]
    begin = time.time()
    done = subprocess.run(
        command, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0", **environment},
    )  # fmt: skip
    if done.returncode:
        return Run("", [], 0.0, time.time() - begin, done.stderr.strip())
    answer = json.loads(done.stdout.splitlines()[-1])
    return Run(answer["output"], answer["seconds"], answer["first_line"] - begin, answer["whole"] - begin, "")


def child(path: Path, served: bool, times: int) -> None:
    """In the new process: the program, several times; what it printed the first time, and the seconds."""
    if served:
        from tinytensor.testing.serve_as_torch import serve_as_torch

        serve_as_torch()
    output, seconds, first_line, whole = "", [], 0.0, 0.0
    for _ in range(times):
        printed = Printed()
        begin = time.perf_counter()
        with contextlib.redirect_stdout(printed):
            runpy.run_path(str(path), run_name="__main__")
        seconds.append(time.perf_counter() - begin)
        whole = whole or time.time()
        first_line, output = first_line or printed.begun, output or printed.getvalue()
    print("\n" + json.dumps({"output": output, "seconds": seconds, "first_line": first_line, "whole": whole}))


def rows(chosen: dict[str, Path], cold: bool) -> Iterator[dict[str, Any]]:
    """For each program: whether it runs, how far it agrees, and its times."""
    for name, path in chosen.items():
        row: dict[str, Any] = {"name": name}
        with tempfile.TemporaryDirectory() as store:
            environment = {"TINYTENSOR_CACHE_DIR": store} if cold else {}
            if cold:
                row["cold"] = run(path, served=True, **environment)
            ours = run(path, served=True, times=3, **environment)
        theirs = run(path, served=False, times=3)
        row.update(warm=ours, error=(ours.error or theirs.error).splitlines()[-1:], golden=theirs.output)
        if not row["error"]:
            found = difference(ours.output, theirs.output, tolerance_of(path))
            row.update(largest=found.largest, first=found.first, ours=min(ours.seconds), theirs=min(theirs.seconds))
        yield row


def print_table(chosen: dict[str, Path], cold: bool, golden: bool) -> None:
    """The table in Markdown. A time is that of the shortest of three runs in one process."""
    print(
        "| program | runs | largest difference | PyTorch | here | ratio | cold: first line, whole | warm: first line, whole |"
    )
    print("|---|---|---|---|---|---|---|---|")
    ran = agreed = 0
    for row in rows(chosen, cold):
        if golden and row["golden"]:
            write_golden({row["name"]: row["golden"]})
        if row["error"]:
            print(f"| {row['name']} | no: {row['error'][0]} | | | | | | |", flush=True)
            continue
        ran += 1
        agreed += row["first"] is None
        agrees = (f"{row['largest']:.0e}" if row["largest"] else "0") if row["first"] is None else row["first"]
        started = [f"{r.first_line:.1f}, {r.whole:.1f} s" if r else "" for r in (row.get("cold"), row["warm"])]
        print(
            f"| {row['name']} | yes | {agrees} | {row['theirs'] * 1e3:.0f} ms | {row['ours'] * 1e3:.0f} ms "
            f"| {row['ours'] / row['theirs']:.2f} | {started[0]} | {started[1]} |",
            flush=True,
        )
    print(f"\n{ran} of {len(chosen)} run, {agreed} of these agree.")


def write_golden(printed: dict[str, str]) -> None:
    """Writes down what PyTorch printed, and keeps what it printed of other programs."""
    golden = json.loads(GOLDEN.read_text(encoding="utf-8")) if GOLDEN.exists() else {}
    kept = {name: text for name, text in (golden | printed).items() if name in programs()}
    written = GOLDEN.with_suffix(f".{os.getpid()}")  # whoever reads meanwhile sees the old file or the new one
    written.write_text(json.dumps(kept, indent=0, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")
    written.replace(GOLDEN)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="which programs; without names: all")
    parser.add_argument("--folder", type=Path, default=Path(os.environ.get("TINYTENSOR_PROGRAMS") or HERE))
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("--write-golden", action="store_true")
    parser.add_argument("--child", choices=["torch", "served"], help=argparse.SUPPRESS)
    parser.add_argument("--times", type=int, default=1, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child(Path(options.names[0]), options.child == "served", options.times)
        return 0
    found = programs(options.folder)
    chosen = {name: found[name] for name in options.names} if options.names else found
    if options.table:
        print_table(chosen, options.cold, options.write_golden)
        return 0
    if options.write_golden:
        asked = {name: run(path, served=False) for name, path in chosen.items()}
        assert not any(answer.error for answer in asked.values()), asked
        write_golden({name: answer.output for name, answer in asked.items()})
        return 0
    failed = 0
    for name, path in chosen.items():
        theirs, ours = run(path, served=False), run(path, served=True)
        found_difference = difference(ours.output, theirs.output, tolerance_of(path))
        wrong = theirs.error or ours.error or found_difference.first
        failed += bool(wrong)
        print(f"{name}: {wrong or f'agrees to {found_difference.largest:.0e}'}", flush=True)
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
