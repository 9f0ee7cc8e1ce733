"""The places of the bars of profiler_flame.py: pure data, from an `introspect.op_tree` list.

`bars_of` makes a bar of each call, over the time at which it ran, or of all calls of a name (and of the same shapes)
inside of the same caller: then a bar is as long as they took together. `boxes_of` chooses what is drawn of them: bars
too narrow to be seen stand together in one box, and there are never more than `MOST_BOXES`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tinytensor_widgets.units import time_text

GROUPS = ("time", "name", "shape")
SORTS = ("self", "total", "calls")
MOST_BOXES = 200
LEAST = 3.0  # pixels; a bar narrower than that cannot be seen apart from its neighbour
BACKWARD, USER = "BACKWARD_FUNCTION", "USER_SCOPE"
ENGINE = "autograd::engine::"  # ranges of the engine around a node are not marked as backward ones


@dataclass
class Bar:
    """A call, or several that were merged. Times are nanoseconds; `start` counts from the start of the profile, or,
    of merged calls, from the left end of the picture."""

    id: int
    name: str
    scope: str
    backward: bool  # in a range of the backward pass, or such a range itself
    thread: int
    shapes: list[Any]
    parent: int | None
    depth: int
    start: float
    total: float
    self: float
    calls: int
    nodes: list[dict[str, Any]]
    children: list[int] = field(default_factory=list)

    @property
    def end(self) -> float:
        return self.start + self.total


@dataclass
class Box:
    """What is drawn: one bar, or a run of neighbours of which the first and the last are named."""

    key: str
    bars: list[int]
    row: int
    x: float
    width: float
    parent: str  # the key of the box above it
    above: bool = False  # around what is zoomed into


def bars_of(tree: list[dict[str, Any]], group: str = "time") -> list[Bar]:
    """All bars, callers before what they called. ValueError for a group that is none of GROUPS."""
    if group not in GROUPS:
        raise ValueError(f"there is no group {group!r}; there are {', '.join(GROUPS)}")
    bars: list[Bar] = []

    def add(nodes: list[dict[str, Any]], parent: Bar | None, start: float) -> Bar:
        node = nodes[0]
        scope = node.get("scope") or "FUNCTION"
        # What runs inside of a backward range is of the backward pass too.
        backward = scope == BACKWARD or node["name"].startswith(ENGINE) or (parent is not None and parent.backward)
        total = float(sum(n["end"] - n["start"] for n in nodes))
        own = float(sum(_self_of(n) for n in nodes))
        shapes = list(node.get("shapes") or []) if group != "name" or len(nodes) == 1 else []
        bar = Bar(
            len(bars), node["name"], scope, backward, node.get("thread", 1), shapes,
            None if parent is None else parent.id, 0 if parent is None else parent.depth + 1, start, total, own,
            len(nodes), nodes,
        )  # fmt: skip
        bars.append(bar)
        below([child for n in nodes for child in n["children"]], bar, start)
        return bar

    def below(children: list[dict[str, Any]], parent: Bar | None, start: float) -> None:
        into = parent.children if parent is not None else []
        # Calls at their time begin when they did. Merged ones have no time of their own, so their bars stand side by side from
        # the left end of the caller's.
        for together in merged(children, group):
            bar = add(together, parent, float(together[0]["start"]) if group == "time" else start)
            into.append(bar.id)
            start += bar.total

    below(tree, None, 0.0)
    return bars


def _self_of(node: dict[str, Any]) -> int:
    """The time of a call without the calls inside of it."""
    if "self" in node:
        return node["self"]
    return node["end"] - node["start"] - sum(child["end"] - child["start"] for child in node["children"])


def merged(nodes: list[dict[str, Any]], group: str) -> list[list[dict[str, Any]]]:
    """Which calls make one bar, in the order of their first one."""
    if group == "time":
        return [[node] for node in nodes]
    together: dict[Any, list[dict[str, Any]]] = {}
    for node in nodes:
        key = (node["name"], node.get("scope"), shapes_text(node) if group == "shape" else "")
        together.setdefault(key, []).append(node)
    return list(together.values())


def shapes_text(node: dict[str, Any] | Bar) -> str:
    """`(4, 10) (20, 10)`; nothing where no shapes were recorded. Arguments that are no tensors have none."""
    shapes = node.shapes if isinstance(node, Bar) else node.get("shapes") or []
    return " ".join(f"({', '.join(map(str, shape))}{',' if len(shape) == 1 else ''})" for shape in shapes if shape)


@dataclass(frozen=True)
class View:
    """What is looked at: bars `top` and all below them, from `low` to `high`; `above` are the bars around them."""

    top: list[int]
    above: list[int]
    low: float
    high: float


def view_of(bars: list[Bar], zoom: str = "") -> View:
    """The view of a box's key: "" for everything, "7" for bar 7, "7-9" for 7 to 9 and the siblings between them."""
    first, last = span_of(zoom)
    if first is None:
        top = [bar.id for bar in bars if bar.parent is None]
        low = min((bars[i].start for i in top), default=0.0)
        return View(top, [], low, max(max((bars[i].end for i in top), default=1.0), low + 1))
    # The bars of a box are siblings with ascending ids, but descendants of theirs have ids in between.
    parent = bars[first].parent
    siblings = [bar.id for bar in bars if bar.parent is None] if parent is None else bars[parent].children
    top = [i for i in siblings if first <= i <= last and bars[i].thread == bars[first].thread]
    above: list[int] = []
    while parent is not None:
        above.insert(0, parent)
        parent = bars[parent].parent
    low = bars[first].start
    return View(top, above, low, max(max(bars[i].end for i in top), low + 1))


def span_of(key: str) -> tuple[int | None, int]:
    """The first and the last bar of a box's key; (None, -1) for everything."""
    first, _, last = key.partition("-")
    return (int(first), int(last or first)) if first else (None, -1)


def boxes_of(bars: list[Bar], view: View, width: float, most: int = MOST_BOXES) -> tuple[list[Box], dict[int, int]]:
    """(the boxes on a strip of that width, thread -> row of its headline). One thread alone has no headline.

    Every thread has its own rows, one thread below the other. Bars narrower than LEAST stand together; where that leaves more
    than `most` boxes, so do those narrower than 2 * LEAST, and so on.
    """
    threads = list(dict.fromkeys(bars[i].thread for i in view.top))
    least = LEAST
    while True:
        boxes, headlines = _boxes(bars, view, width, threads, least)
        if len(boxes) <= most or least > width:
            return boxes, headlines
        least *= 2


def _boxes(
    bars: list[Bar], view: View, width: float, threads: list[int], least: float
) -> tuple[list[Box], dict[int, int]]:
    """The boxes for one value of `least`: first the bars around the view, over the whole width, then what is in it."""
    scale = width / (view.high - view.low)
    boxes = [
        Box(str(i), [i], row, 0.0, width, str(view.above[row - 1]) if row else "", above=True)
        for row, i in enumerate(view.above)
    ]

    def place(ids: Iterable[int], row: int, parent: str) -> None:
        # `run` are the narrow bars since the last wide one. Nothing inside of them is drawn.
        run: list[int] = []
        for i in ids:
            if bars[i].total * scale >= least:
                flush(run, row, parent)
                boxes.append(box(str(i), [i], row, parent))
                place(bars[i].children, row + 1, str(i))
                run = []
            else:
                run.append(i)
        flush(run, row, parent)

    def flush(run: list[int], row: int, parent: str) -> None:
        if run:
            key = str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}"
            boxes.append(box(key, run, row, parent))

    def box(key: str, ids: list[int], row: int, parent: str) -> Box:
        low, high = bars[ids[0]].start, max(bars[i].end for i in ids)
        return Box(key, ids, row, (low - view.low) * scale, max((high - low) * scale, 1.5), parent)

    row, headlines = len(view.above), {}
    for thread in threads:
        if len(threads) > 1:
            headlines[thread], row = row, row + 1
        place([i for i in view.top if bars[i].thread == thread], row, str(view.above[-1]) if view.above else "")
        row = max((b.row for b in boxes), default=row) + 1
    return boxes, headlines


@dataclass
class Line:
    """A line of the table: all calls of a name, or of a name with the same shapes."""

    name: str
    shapes: str
    self: float
    total: float
    calls: int
    backward: bool


def table_of(calls: list[Bar], by_shape: bool = False, sort: str = "self") -> list[Line]:
    """Self and total times of calls (`bars_of(tree)`), summed up by name as `key_averages` does.

    ValueError for a sort that is none of SORTS.
    The self times of all lines add up to the total of the roots. Totals do not: an op is in its caller's total too.
    """
    if sort not in SORTS:
        raise ValueError(f"there is no sort {sort!r}; there are {', '.join(SORTS)}")
    lines: dict[str, Line] = {}
    for bar in calls:
        line = lines.setdefault(row_key(bar, by_shape), Line(bar.name, "", 0.0, 0.0, 0, bar.backward))
        line.shapes = shapes_text(bar) if by_shape else ""
        line.self += bar.self
        line.total += bar.total
        line.calls += 1
        line.backward = line.backward and bar.backward
    return sorted(lines.values(), key=lambda line: (-getattr(line, sort), line.name, line.shapes))


def row_key(bar: Bar | Line, by_shape: bool) -> str:
    """In which line of the table a bar is counted."""
    if not by_shape:
        return bar.name
    return f"{bar.name} {bar.shapes if isinstance(bar, Line) else shapes_text(bar)}".rstrip()


def most_called(bars: list[Bar], ids: list[int]) -> str:
    """`aten::add 5 times, aten::mul` of a run, and how long they took."""
    names: dict[str, int] = {}
    for i in ids:
        names[bars[i].name] = names.get(bars[i].name, 0) + bars[i].calls
    ordered = sorted(names.items(), key=lambda item: (-item[1], item[0]))
    words = [f"{name} {count} times" if count > 1 else name for name, count in ordered[:4]]
    words += [f"{len(ordered) - 4} other names"] if len(ordered) > 4 else []
    return f"{', '.join(words)}; together {time_text(sum(bars[i].total for i in ids))}"
