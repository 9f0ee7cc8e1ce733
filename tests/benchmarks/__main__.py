"""A table of tinytensor's time beside PyTorch's, in one process: `python tests/benchmarks --help`.

    python tests/benchmarks                              all groups, on one thread
    python tests/benchmarks --only "products: conv"      rows whose group and name have this in them
    python tests/benchmarks --threads 2 --save two.json  to compare with later: --compare two.json
    python tests/benchmarks --plot ratios.svg            a picture of the ratios

How each row is measured stands in workload.py. Needs the extra `oracle` (torch). Nothing here asserts: a time is not a test.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch
from calls import backward, forward, modules
from everyday import everyday
from indexing import indexing
from layouts import layouts
from modes import modes
from pointwise import pointwise
from processes import processes
from products import products
from reductions import reductions
from training import steps
from workload import Group, Timing, geometric_mean, measure

import tinytensor as tt

GROUPS: dict[str, Group] = {
    "calls": forward, "everyday": everyday, "backward": backward, "modules": modules, "modes": modes, "pointwise": pointwise,
    "reductions": reductions, "indexing": indexing, "products": products, "training": steps, "layouts": layouts,
}  # fmt: skip
SLOWER = 1.2
"""From this ratio on a row is listed as slower than PyTorch."""


def processor() -> str:
    """The name of this machine's processor, as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def line(timing: Timing, before: float | None) -> str:
    """A row of the table."""
    text = f"{timing.name:52} {timing.ours * 1e6:11.2f} us {timing.theirs * 1e6:11.2f} us {timing.ratio:6.2f}"
    return text if before is None else f"{text}   before {before:6.2f}"


def summary(timings: Sequence[Timing]) -> list[tuple[str, float, int, Timing]]:
    """(group, geometric mean of its ratios, rows, the slowest of them)"""
    found = []
    for group in dict.fromkeys(timing.group for timing in timings):
        rows = [timing for timing in timings if timing.group == group]
        found.append((group, geometric_mean(rows), len(rows), max(rows, key=lambda timing: timing.ratio)))
    return found


def plot(timings: Sequence[Timing], title: str, path: str) -> None:
    """A dot for each row, a line for each group's geometric mean, ratios on a logarithmic axis."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    groups = summary(timings)
    figure, axes = plt.subplots(figsize=(9, 0.55 * len(groups) + 1.6), layout="constrained")
    axes.axvline(1, color="0.3", linewidth=1)
    for place, (group, mean, _, _) in enumerate(groups):
        ratios = [timing.ratio for timing in timings if timing.group == group]
        axes.plot(ratios, [place] * len(ratios), "o", color="C0", alpha=0.35, markeredgewidth=0)
        axes.plot([mean] * 2, [place - 0.3, place + 0.3], color="C1", linewidth=3)
    axes.set_xscale("log")
    ticks = (0.1, 0.2, 0.5, 1, 2, 5)
    axes.set_xticks(ticks, [f"{tick:g}" for tick in ticks])
    axes.set_yticks(range(len(groups)), [f"{group}: {mean:.2f}" for group, mean, _, _ in groups])
    axes.invert_yaxis()
    axes.set_xlabel("time of tinytensor / time of PyTorch (left of 1: faster)")
    axes.set_ylabel("group: geometric mean")
    axes.set_title(title)
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="rows whose 'group: name' has it; 'processes' for those"
    )
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=0.03, help="length of one round")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--save", metavar="FILE", help="keep the run as JSON")
    parser.add_argument("--compare", metavar="FILE", help="show the ratios of a kept run beside these")
    parser.add_argument("--plot", metavar="FILE", help="draw the ratios")
    options = parser.parse_args()
    for library in (tt, torch):
        library.set_num_threads(options.threads)
    threads = "1 thread" if options.threads == 1 else f"{options.threads} threads"
    machine = f"torch {torch.__version__}, {threads}, {processor()}, {os.cpu_count()} cores"
    before: dict[str, float] = {}
    if options.compare:
        kept: Any = json.loads(Path(options.compare).read_text())
        before = {f"{row['group']}: {row['name']}": row["ours"] / row["theirs"] for row in kept["rows"]}
    say = (lambda *_: None) if options.json else (lambda text="": print(text, flush=True))
    say(machine)
    timings: list[Timing] = []
    for group, rows in GROUPS.items():
        if ":" in options.only and not f"{group}: ".startswith(options.only.partition(":")[0] + ": "):
            continue  # nothing of it would be chosen, and making its tensors takes a while
        heading = f"\n{group:52} {'tinytensor':>14} {'torch':>14}  ratio"
        for timing in measure(group, rows, options.rounds, options.seconds, options.threads, options.only):
            say(heading) if heading else None
            heading = ""
            timings.append(timing)
            say(line(timing, before.get(f"{timing.group}: {timing.name}")))
    whole = processes() if options.only in ("", "processes") else []
    if timings:
        say(f"\n{'group':12} {'geometric mean':>15} {'rows':>5}   slowest")
        for group, mean, count, slowest in summary(timings):
            say(f"{group:12} {mean:15.2f} {count:5}   {slowest.ratio:.2f}  {slowest.name}")
        slower = [timing for timing in timings if timing.ratio > SLOWER]
        say(f"\n{len(slower)} of {len(timings)} rows slower than {SLOWER} times PyTorch's time")
        for timing in sorted(slower, key=lambda timing: -timing.ratio):
            say(f"{timing.ratio:6.2f}  {timing.group}: {timing.name}")
    if whole:
        say(f"\n{'whole processes':40} {'library':12} {'kernels':8} {'seconds':>8} {'MB':>6}")
        for each in whole:
            say(f"{each.name:40} {each.library:12} {each.store:8} {each.seconds:8.2f} {each.megabytes:6.0f}")
    result = {
        "machine": machine, "rows": [asdict(timing) for timing in timings], "processes": [asdict(each) for each in whole],
    }  # fmt: skip
    if options.json:
        json.dump(result, sys.stdout, indent=1)
    if options.save:
        Path(options.save).write_text(json.dumps(result, indent=1))
    if options.plot and timings:
        plot(timings, f"tinytensor beside PyTorch\n{machine}", options.plot)


if __name__ == "__main__":
    main()
