"""What a MemoryTracker has seen, as text: a table, and a timeline of block characters.

Mirrors the display functions of torch/distributed/_tools/mem_tracker.py, without their dependencies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

_UNITS = ("B", "KiB", "MiB", "GiB", "TiB")
_EIGHTHS = " ▁▂▃▄▅▆▇█"


def nbytes_text(nbytes: float) -> str:
    """`1536 -> 1.50 KiB`."""
    unit = 0
    while abs(nbytes) >= 1024 and unit < len(_UNITS) - 1:
        nbytes /= 1024
        unit += 1
    return f"{nbytes:.0f} B" if unit == 0 else f"{nbytes:.2f} {_UNITS[unit]}"


def _rows(header: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The first column to the left, the others to the right."""
    widths = [max(len(row[i]) for row in (header, *rows)) for i in range(len(header))]
    lines = []
    for row in (header, ["-" * width for width in widths], *rows):
        first, *others = row
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))]
        lines.append("  ".join(cells).rstrip())
    return lines


def render_table(snapshot: dict[str, Any], top: int) -> str:
    """The snapshot of MemoryTracker.snapshot: a line of sums, operators by bytes alive, tensors by size."""
    live, saved, peak = (nbytes_text(snapshot[name]) for name in ("live", "saved", "peak"))
    lines = [f"{snapshot['when']}: {live} alive, {saved} of it saved for backward; the peak is {peak}", ""]
    operators = sorted(snapshot["operators"].items(), key=lambda item: (-item[1]["live"], -item[1]["allocated"]))
    lines += _rows(
        ("operator", "calls", "allocated", "alive"),
        [(op, str(s["calls"]), nbytes_text(s["allocated"]), nbytes_text(s["live"])) for op, s in operators[:top]],
    )
    lines.append("")
    tensors = snapshot["tensors"]
    lines += _rows(
        ("tensor of", "shape", "dtype", "device", "bytes", "kind", "saved"),
        [
            (
                t["op"] or "(declared)", str(t["shape"]), t["dtype"].removeprefix("torch."), t["device"],
                nbytes_text(t["nbytes"]), t["kind"], "yes" if t["saved"] else "",
            )
            for t in tensors[:top]
        ],
    )  # fmt: skip
    if len(tensors) > top:
        rest = sum(t["nbytes"] for t in tensors[top:])
        lines.append(f"and {len(tensors) - top} more, {nbytes_text(rest)}")
    return "\n".join(lines)


def render_timeline(events: Sequence[tuple[int, str, bool]], width: int, height: int) -> str:
    """One column for a run of events, as high as the most that was alive in it."""
    if not events:
        return "nothing was allocated"
    width = min(width, len(events))
    columns = [events[i * len(events) // width : (i + 1) * len(events) // width] for i in range(width)]
    highest = [max(live for live, _, _ in column) for column in columns]
    peak = max(max(highest), 1)
    label = nbytes_text(peak)
    lines = []
    for row in range(height, 0, -1):
        bars = (min(max(round(h / peak * height * 8) - (row - 1) * 8, 0), 8) for h in highest)
        start = label if row == height else ("0 B" if row == 1 else "")
        lines.append(f"{start.rjust(len(label))} |{''.join(_EIGHTHS[bar] for bar in bars)}".rstrip())
    phases = "".join("b" if column[-1][2] else "f" for column in columns)
    lines.append(" " * len(label) + " |" + phases)
    lines.append(" " * len(label) + "  f: forward, b: backward")
    return "\n".join(lines)
