"""The words of profiler_flame.py: sentences for bars, rows of the table, and everything as text."""

from __future__ import annotations

from typing import Any

from tinytensor_widgets.dispatch_words import aligned
from tinytensor_widgets.flame_layout import (
    USER,
    Bar,
    Box,
    Line,
    View,
    bars_of,
    most_called,
    shapes_text,
    table_of,
)
from tinytensor_widgets.units import bytes_text, time_text

MOST_LINES = 200
MOST_ROWS = 40
MOST_FRAMES = 12
HEADS = ("op", "self", "self %", "total", "calls")


def percent(part: float, whole: float) -> str:
    """A share of the whole; a dash where the whole is nothing."""
    return f"{100 * part / whole:.1f}%" if whole else "-"


def kind_of(bar: Bar) -> str:
    """ "backward", "range" (a record_function of the user's) or "op"."""
    return "backward" if bar.backward else "range" if bar.scope == USER else "op"


def kind_words(bar: Bar) -> str:
    return {"backward": "backward", "range": "a range of yours", "op": "op"}[kind_of(bar)]


def bar_sentence(bars: list[Bar], bar: Bar, whole: float) -> str:
    """`aten::addmm: total 12.0 us, self 12.0 us, 40.0% of all, op, shapes (2,) (2, 3), level 2, inside aten::linear`"""
    calls = f", {bar.calls} calls" if bar.calls > 1 else ""
    times = f"total {time_text(bar.total)}, self {time_text(bar.self)}, {percent(bar.total, whole)} of all"
    shapes = f", shapes {shapes_text(bar)}" if shapes_text(bar) else ""
    inside = "" if bar.parent is None else f", inside {bars[bar.parent].name}"
    below = f", {len(bar.children)} inside" if bar.children else ""
    return f"{bar.name}: {times}{calls}, {kind_words(bar)}{shapes}, level {bar.depth + 1}{inside}{below}"


def box_sentence(bars: list[Bar], box: Box, whole: float) -> str:
    if len(box.bars) == 1:
        around = ", around what is shown" if box.above else ""
        return bar_sentence(bars, bars[box.bars[0]], whole) + around
    return f"{len(box.bars)} ops too narrow to draw: {most_called(bars, box.bars)}"


def details(bars: list[Bar], box: Box, whole: float) -> list[list[str]]:
    """Everything that is known of a box, as rows of (term, words)."""
    if len(box.bars) > 1:
        return [["ops", most_called(bars, box.bars)], ["to see them", "zoom in"]]
    bar = bars[box.bars[0]]
    rows = [
        ["op", bar.name],
        ["total", f"{time_text(bar.total)}, {percent(bar.total, whole)} of all"],
        ["self", f"{time_text(bar.self)}, {percent(bar.self, whole)} of all"],
    ]
    if bar.calls > 1:
        rows.append(["calls", f"{bar.calls}, {time_text(bar.total / bar.calls)} each on average"])
    else:
        rows.append(["began", f"{time_text(bar.start)} after the start, on thread {bar.thread}"])
    rows.append(["kind", kind_words(bar)])
    if shapes_text(bar):
        rows.append(["shapes", shapes_text(bar)])
    rows += _totals(bar)
    if bar.calls == 1:
        rows += stack_rows(bar.nodes[0].get("stack") or [])
    return rows


def stack_rows(stack: list[str]) -> list[list[str]]:
    """The innermost lines of a stack, as rows of details."""
    lines = stack[:MOST_FRAMES] + ([f"and {len(stack) - MOST_FRAMES} more"] if len(stack) > MOST_FRAMES else [])
    return [["stack" if k == 0 else "", line] for k, line in enumerate(lines)]


def _totals(bar: Bar) -> list[list[str]]:
    rows = []
    allocated, own, flops = (sum(n.get(k) or 0 for n in bar.nodes) for k in ("allocated", "self_allocated", "flops"))
    if allocated or own:
        rows.append(["memory, net", f"{bytes_text(allocated)}, of which self {bytes_text(own)}"])
    if flops:
        rows.append(["flops", f"{flops:,}"])
    return rows


def table_rows(lines: list[Line], whole: float) -> list[list[str]]:
    """The table as words: HEADS below each other; `B` marks what only the backward pass called."""
    return [
        [
            f"{line.name}{' ' + line.shapes if line.shapes else ''}{' [B]' if line.backward else ''}",
            time_text(line.self), percent(line.self, whole), time_text(line.total), str(line.calls),
        ]
        for line in lines
    ]  # fmt: skip


def whole_of(tree: list[dict[str, Any]]) -> float:
    """The time of all roots together."""
    return float(sum(node["end"] - node["start"] for node in tree))


def summary(tree: list[dict[str, Any]], bars: list[Bar]) -> str:
    """`7 calls, 2 of them at the top, 1 thread; 30.0 us in ops`"""
    if not tree:
        return "no op was recorded"
    calls = sum(bar.calls for bar in bars)
    threads = len({bar.thread for bar in bars})
    top = f"{len(tree)} of them at the top"
    lanes = f"{threads} thread{'s' if threads > 1 else ''}"
    return f"{calls} calls, {top}, {lanes}; {time_text(whole_of(tree))} in ops"


def text_of(tree: list[dict[str, Any]], calls: list[Bar], bars: list[Bar], view: View, group: str, sort: str) -> str:
    """The tree as indented lines, and the table. In long trees the calls of each caller are merged by name."""
    whole = whole_of(tree)
    lines = [summary(tree, bars)]
    shown, top = bars, view.top
    if len(bars) > MOST_LINES:
        shown = bars_of(tree, "name")
        top = [bar.id for bar in shown if bar.parent is None]
        lines.append("merged by name")
    elif view.above:
        lines.append(f"zoomed into {' > '.join(bars[i].name for i in view.above)} > {bars[view.top[0]].name}")
    rows = [["op", "total", "self", "of all", "calls", "kind", "shapes"]]

    def add_rows(ids: list[int], depth: int) -> None:
        for i in ids:
            bar = shown[i]
            times = [time_text(bar.total), time_text(bar.self), percent(bar.total, whole), str(bar.calls)]
            rows.append(["  " * depth + bar.name, *times, kind_words(bar), shapes_text(bar)])
            add_rows(bar.children, depth + 1)

    add_rows(top, 0)
    lines += aligned(rows[: MOST_LINES + 1], "  ")
    if len(rows) > MOST_LINES + 1:
        lines.append(f"  and {len(rows) - MOST_LINES - 1} more lines")
    table = table_of(calls, group == "shape", sort)
    lines.append(f"by {'name and shapes' if group == 'shape' else 'name'}, sorted by {sort}:")
    lines += aligned([list(HEADS), *table_rows(table[:MOST_LINES], whole)], "  ")
    if any(line.backward for line in table):
        lines.append("  [B]: only in the backward pass")
    return "\n".join(lines)
