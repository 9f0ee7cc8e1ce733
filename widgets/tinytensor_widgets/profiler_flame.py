"""`profiler_flame(prof)`: where the time went, as bars over time, each op below the one that called it.

The width of a bar is its time. The bars below it ran inside of it, and the part with nothing below is its self time. A table
beside the bars has all ops with their self and total times. The data is an `introspect.op_tree`.
"""

from __future__ import annotations

from typing import Any

import traitlets

from tinytensor import introspect
from tinytensor_widgets._base import Widget
from tinytensor_widgets.flame_layout import GROUPS, SORTS, bars_of, row_key, span_of, table_of, view_of
from tinytensor_widgets.flame_picture import Picture
from tinytensor_widgets.flame_words import (
    MOST_ROWS,
    box_sentence,
    details,
    summary,
    table_rows,
    text_of,
    whole_of,
)

_KEYS = [
    ["left and right", "to the bar before, to the bar after"],
    ["up and down", "to the caller; to the first op that it called"],
    ["Enter, double click", "zoom into the bar; in the table, go to the widest bar of the op"],
    ["Esc", "zoom out, one level; from the whole picture, leave it"],
    ["Home, End", "to the first, the last bar of a row"],
    ["Tab", "to the next control, to the table"],
    ["?", "show or hide this list"],
]
_WORDS = {
    "keys": "Keys", "group": "bars", "time": "each call at its time", "name": "merged by name",
    "shape": "merged by name and shapes", "sort": "sort by", "self": "self time", "total": "total time",
    "calls": "number of calls", "in_": "zoom in", "out": "zoom out", "all": "everything", "table": "ops",
    "selected": "Focused bar", "none": "Click a bar, or reach it with Tab and the arrow keys.",
    "head_op": "op", "head_self": "self", "head_part": "self %", "head_total": "total", "head_calls": "calls",
}  # fmt: skip


def profiler_flame(prof_or_tree: Any, *, group: str = "time", sort: str = "self") -> ProfilerFlame:
    """Draw the ops of a profile.

    prof_or_tree  a `profiler.profile` that has stopped, or what `introspect.op_tree` made of one
    group         "time": a bar for each call, at its time
                  "name": the calls of a name inside of one caller as one bar, as long as all of them together
                  "shape": the same, for calls of a name with the same shapes
    sort          the table: "self", "total" or "calls"

    ValueError for another group or sort.
    """
    tree = prof_or_tree if isinstance(prof_or_tree, (list, tuple)) else introspect.op_tree(prof_or_tree)
    return ProfilerFlame(list(tree), group=group, sort=sort)


class ProfilerFlame(Widget, scripts=()):
    """The widget.

    tree     what `introspect.op_tree` gave
    group    "time", "name" or "shape"
    sort     of the table: "self", "total" or "calls"
    zoom     the key of the box that fills the picture, "" for everything
    focused  the key of the box that has the focus, "" before one has it
    """

    tree: Any = traitlets.List()
    group = traitlets.Enum(GROUPS, "time").tag(sync=True)
    sort = traitlets.Enum(SORTS, "self").tag(sync=True)
    zoom = traitlets.Unicode().tag(sync=True)
    focused = traitlets.Unicode().tag(sync=True)
    _groups: Any = traitlets.List(list(GROUPS)).tag(sync=True)
    _sorts: Any = traitlets.List(list(SORTS)).tag(sync=True)
    _boxes = traitlets.Dict().tag(sync=True)  # key -> rows of its details
    _rows: Any = traitlets.List().tag(sync=True)  # [[key, cells, sentence], ...]
    _more = traitlets.Unicode().tag(sync=True)  # what the table leaves out
    _outer = traitlets.Unicode().tag(sync=True)  # what zooming out leads to
    _said = traitlets.Unicode().tag(sync=True)

    def __init__(self, tree: list[dict[str, Any]], *, group: str = "time", sort: str = "self"):
        self._ready = False
        if sort not in SORTS:
            raise ValueError(f"there is no sort {sort!r}; there are {', '.join(SORTS)}")
        # The table counts single calls, whatever the bars are.
        self._calls = bars_of(tree)
        self._bars = bars_of(tree, group)
        super().__init__(tree=tree, group=group, sort=sort, _words=_WORDS, _keys=_KEYS)
        self._ready = True
        self._draw()
        self._tabulate()

    # -- what can be done

    def zoom_in(self, name: str) -> None:
        """Zoom into the widest bar of that name. ValueError if there is none."""
        found = [bar for bar in self._bars if bar.name == name]
        if not found:
            known = ", ".join(sorted({bar.name for bar in self._bars})) or "none"
            raise ValueError(f"no op is called {name!r}; there are: {known}")
        self.zoom = str(max(found, key=lambda bar: bar.total).id)

    def zoom_out(self) -> None:
        """Zoom to the bar around what is shown, or to everything."""
        self.zoom = self._outer

    @property
    def table(self) -> list[dict[str, Any]]:
        """The lines of the table, all of them: name, shapes, self, total (nanoseconds), calls, backward."""
        return [vars(line).copy() for line in table_of(self._calls, self.group == "shape", self.sort)]

    # -- drawing

    @traitlets.validate("zoom", "focused")
    def _existing(self, proposal: Any) -> str:
        try:
            first, last = span_of(proposal.value)
        except ValueError:
            return ""
        return proposal.value if first is None or 0 <= first <= last < len(self._bars) else ""

    @traitlets.observe("group")
    def _regroup(self, change: Any) -> None:
        if self._ready:
            self._bars = bars_of(self.tree, self.group)
            self._ready = False
            self.zoom = self.focused = ""
            self._ready = True
            self._draw()
            self._tabulate()
            self._said = _WORDS[self.group]

    @traitlets.observe("sort")
    def _resort(self, change: Any) -> None:
        if self._ready:
            self._tabulate()

    @traitlets.observe("zoom")
    def _rezoom(self, change: Any) -> None:
        if self._ready:
            self._draw()
            self._said = self._where()

    def _where(self) -> str:
        first, last = span_of(self.zoom)
        if first is None:
            return f"everything: {summary(self.tree, self._bars)}"
        view = view_of(self._bars, self.zoom)
        name = self._bars[first].name if first == last else f"{len(view.top)} ops"
        return f"zoomed into {name}: {sum(len(self._bars[i].children) for i in view.top)} inside"

    def _draw(self) -> None:
        picture = self._picture(live=True)
        whole = whole_of(self.tree)
        above = view_of(self._bars, self.zoom).above
        with self.hold_sync():
            self._outer = str(above[-1]) if above and self.zoom else ""
            self._boxes = {box.key: details(self._bars, box, whole) for box in picture.boxes}
            self._svg = picture.svg

    def _tabulate(self) -> None:
        by_shape, whole = self.group == "shape", whole_of(self.tree)
        lines = table_of(self._calls, by_shape, self.sort)
        cells = table_rows(lines[:MOST_ROWS], whole)
        self._rows = [
            [row_key(line, by_shape), row, f"{row[0]}: self {row[1]}, {row[2]}; total {row[3]}; {row[4]} calls"]
            for line, row in zip(lines, cells, strict=False)
        ]
        self._more = f"and {len(lines) - MOST_ROWS} more" if len(lines) > MOST_ROWS else ""

    def _picture(self, live: bool) -> Picture:
        manner = _WORDS[self.group]
        title = f"Ops of a profile, {manner}"
        view = view_of(self._bars, self.zoom)
        described = "" if live else self.text()
        return Picture(
            self._bars, view, whole_of(self.tree), title, described, by_shape=self.group == "shape",
            focused=self.focused, live=live,
        )  # fmt: skip

    def svg(self) -> str:
        return self._picture(live=False).svg

    def text(self) -> str:
        return text_of(self.tree, self._calls, self._bars, view_of(self._bars, self.zoom), self.group, self.sort)

    @property
    def caption(self) -> str:
        """What the focused box says."""
        found = [box for box in self._picture(live=True).boxes if box.key == self.focused]
        return box_sentence(self._bars, found[0], whole_of(self.tree)) if found else ""
