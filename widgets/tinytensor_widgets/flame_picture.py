"""The picture of profiler_flame.py: a strip of time, and below it the bars, callers above what they called.

A bar of the backward pass is orange and has a dark line along its lower edge, a range of the user's is white with a
dashed border, bars too narrow to draw stand in one box with a dotted border. So colour is never the only difference.
"""

from __future__ import annotations

from itertools import groupby

from tinytensor_widgets._svg import INK, PALETTE, PAPER, SHADE, document, el, faint, rect, text, width_of
from tinytensor_widgets.flame_layout import Bar, Box, View, boxes_of, row_key
from tinytensor_widgets.flame_words import box_sentence, kind_of
from tinytensor_widgets.slope_plot import ticks
from tinytensor_widgets.units import time_unit

WIDTH = 912.0
_LEFT, _TOP, _ROW, _BAR = 4.0, 34.0, 28.0, 26.0
_STYLES: dict[str, dict[str, object]] = {
    "op": {"fill": PALETTE[1][0], "stroke": INK},
    "backward": {"fill": PALETTE[0][0], "stroke": INK},
    "range": {"fill": PAPER, "stroke": INK, "stroke_dasharray": "6 3"},
    "few": {"fill": SHADE, "stroke": INK, "stroke_dasharray": "1 2"},
}
_LEGEND = (
    ("op", "op"),
    ("backward", "backward: a line below"),
    ("range", "range of yours: dashes"),
    ("few", "several, too narrow: dots"),
)


class Picture:
    """`boxes` is what was drawn, `svg` the whole picture."""

    def __init__(self, bars: list[Bar], view: View, whole: float, title: str, description: str, *, by_shape: bool,
                 focused: str = "", live: bool = False):  # fmt: skip
        self.bars, self.view, self.whole, self.live = bars, view, whole, live
        self._by_shape, self._focused = by_shape, focused
        self.boxes, self._headlines = boxes_of(bars, view, WIDTH)
        self._op = ""  # the line of the table that the focused box belongs to
        for box in self.boxes:
            if box.key == focused and len(box.bars) == 1:
                self._op = row_key(bars[box.bars[0]], by_shape)
        rows = max([box.row for box in self.boxes] + [0]) + 1
        height = _TOP + rows * _ROW + 36
        body = [
            el("g", *map(self._box, line), role="row" if live else None)
            for _, line in groupby(sorted(self.boxes, key=lambda b: (b.row, b.x)), key=lambda b: b.row)
        ]
        whole_body = el("g", *body, role="grid" if live else None, aria_label=title if live else None)
        parts = [self._axis(rows), self._threads(), whole_body, self._legend(height - 14)]
        self.svg = document(WIDTH + 2 * _LEFT, height, title, description, *parts, live=live)

    def _axis(self, rows: int) -> str:
        low, high = self.view.low, self.view.high
        unit, size = time_unit(high)
        parts = []
        for tick in ticks(low / size, high / size):
            x = _LEFT + (tick * size - low) / (high - low) * WIDTH
            parts.append(
                el("path", d=f"M{x:.2f} {_TOP - 8}V{_TOP + rows * _ROW:g}", stroke=SHADE, class_="tt-gridline")
            )
            words = f"{tick:g} {unit}"
            if width_of(words) / 2 <= x:
                parts.append(faint(min(x, _LEFT + WIDTH - width_of(words) / 2), _TOP - 14, words, size=13))
        return el("g", *parts, aria_hidden="true" if self.live else None)

    def _threads(self) -> str:
        return "".join(
            faint(_LEFT, _TOP + row * _ROW + 18, f"thread {thread}", size=13, anchor="start")
            for thread, row in self._headlines.items()
        )

    def _box(self, box: Box) -> str:
        bar = self.bars[box.bars[0]]
        kind = kind_of(bar) if len(box.bars) == 1 else "few"
        x, y = _LEFT + box.x, _TOP + box.row * _ROW
        wide = min(box.width, _LEFT + WIDTH - x)
        op = row_key(bar, self._by_shape) if len(box.bars) == 1 else ""
        style = dict(_STYLES[kind])
        if not self.live and box.key == self._focused:
            style |= {"stroke": PALETTE[5][0], "stroke_width": 3.5}
        elif not self.live and op and op == self._op:
            style |= {"stroke": PALETTE[5][0], "stroke_width": 2.5, "stroke_dasharray": "5 2"}
        else:
            style["stroke_width"] = 1 if wide > 6 else 0.4
        drawn = rect(x, y, wide, _BAR, class_=f"tt-body tt-kind-{kind}", opacity=0.55 if box.above else None, **style)
        if kind == "backward":
            drawn += rect(x, y + _BAR - 5.5, wide, 2.5, fill=INK, stroke="none", class_="tt-band")
        words = label(bar.name if kind != "few" else f"{len(box.bars)} ops", bar.calls, wide - 8)
        if words:
            own = kind in ("op", "backward")
            drawn += text(x + 4, y + 16, words, fill="#000000" if own else INK, class_="tt-keep" if own else None)
        if not self.live:
            return el("g", drawn)
        return el(
            "g", drawn, class_=f"tt-bar-box{' tt-above' if box.above else ''}", role="gridcell", tabindex="-1",
            aria_label=box_sentence(self.bars, box, self.whole), data_key=box.key, data_parent=box.parent, data_op=op,
            data_row=box.row, data_col=f"{x + wide / 2:.2f}",
        )  # fmt: skip

    def _legend(self, y: float) -> str:
        parts, x = [], _LEFT
        for kind, words in _LEGEND:
            parts.append(rect(x, y - 12, 22, 15, class_=f"tt-kind-{kind}", **_STYLES[kind]))
            if kind == "backward":
                parts.append(rect(x, y - 2.5, 22, 2.5, fill=INK, stroke="none", class_="tt-band"))
            parts.append(faint(x + 28, y, words, size=13, anchor="start"))
            x += 28 + width_of(words) + 14
        return el("g", *parts)


def label(name: str, calls: int, room: float) -> str:
    """As much of a name as fits: with the number of calls, without its namespace, cut off, or nothing."""
    full = f"{name} x{calls}" if calls > 1 else name
    short = name.rpartition("::")[2].rpartition(": ")[2]
    for words in (full, name, short):
        if width_of(words) <= room:
            return words
    fits = int(room / width_of("m"))
    return short[: fits - 1] + "\N{HORIZONTAL ELLIPSIS}" if fits >= 4 else ""
