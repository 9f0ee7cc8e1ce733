"""The path of dispatch_trace.py as a picture: a line for each call, each stop and each key that was skipped.

A stop has a number, in the order in which they ran, and stands beside the key at which its kernel is found. What a
kernel called is indented; a line on the left leads from stop to stop of one call.
"""

from __future__ import annotations

from typing import Any

from tinytensor_widgets._svg import DIM, INK, PALETTE, PAPER, SHADE, document, el, faint, middle, rect, text, width_of
from tinytensor_widgets.dispatch_words import Row, family, file_only, path_text, rows_of, sentence, short_reason
from tinytensor_widgets.units import time_text

LEFT, TALL, INDENT, KEY_SIZE = 10.0, 26.0, 17.0, 13.0
MOST_ROWS = 120
MOST_WORDS = 96
FILLS = {
    "autograd": PALETTE[1], "backend": PALETTE[2], "python": PALETTE[0], "view": PALETTE[3], "transform": PALETTE[6],
    "other": (SHADE, INK),
}  # fmt: skip


def clipped(words: str, most: int = MOST_WORDS) -> str:
    """At most that many characters, with three dots where something is left out."""
    return words if len(words) <= most else words[: most - 3] + "..."


def key_box(x: float, y: float, width: float, key: str, *, skipped: bool = False) -> str:
    """A dispatch key; filled in the colour of its kind where its kernel ran, an empty dashed box where it did not."""
    if skipped:
        box = rect(x, y + 3, width, TALL - 6, rx=3, stroke_dasharray="3 3", class_="tt-box")
        return box + text(x + 8, y + 17.5, key, size=KEY_SIZE, fill=DIM, class_="tt-dim")
    fill, ink = FILLS[family(key)]
    box = rect(x, y + 3, width, TALL - 6, rx=3, fill=fill, stroke=INK, class_="tt-key")
    return box + text(x + 8, y + 17.5, key, size=KEY_SIZE, fill=ink, font_weight="bold", class_="tt-keep")


class PathPicture:
    """The rows of one trace, laid out. `rows` are those that are drawn: of a long trace the first."""

    def __init__(self, trace: dict[str, Any], live: bool = False):
        # The columns, from left to right: key, reason, place in the source, and live the time. Each begins where the widest
        # text of the one before ends, so that all rows are aligned.
        self.trace, self.live = trace, live
        every = self.every = rows_of(trace, exact=live)
        self.rows = every[:MOST_ROWS]
        self.left_out = len(every) - len(self.rows)
        self.steps = max((row.number or 0 for row in every), default=0)
        inner = [row for row in self.rows if row.kind in ("stop", "skipped", "part")]
        self.key_width = max((width_of(row.key, KEY_SIZE) + 18 for row in inner), default=0)
        deepest = max((row.depth for row in inner if row.kind != "part"), default=0)
        self.words_at = LEFT + deepest * INDENT + 32 + self.key_width + 14
        # What is skipped has no place, and a part has it right behind its words: both may be wider than the column of reasons.
        stops = [row for row in inner if row.kind == "stop"]
        words = max((width_of(short_reason(row.words)) for row in stops), default=0)
        self.place_at = self.words_at + words + 14
        places = max((width_of(file_only(row.place)) for row in stops), default=0)
        others = max((self._end_of(row) for row in inner if row.kind != "stop"), default=0.0)
        heads = max(
            (
                LEFT + row.depth * INDENT + width_of(self._head(row, 0))
                for row in self.rows
                if row.kind in ("call", "error")
            ),
            default=200,
        )
        self.time_at = self.place_at + places + 14
        self.live_width = max(self.time_at + width_of("00.0 us"), heads, others) + LEFT
        self.width = max(self.place_at + places, heads, others) + LEFT
        self.height = 14 + len(self.rows) * TALL + (24 if self.left_out or not self.rows else 0)

    def _head(self, row: Row, width: float) -> str:
        """A call, and where it was made if there is room for that in `width`: its sentence says it in any case."""
        words = clipped(row.words)
        if row.kind == "error":
            return f"raised {words}"
        both = f"{words}  {file_only(row.place)}"
        return both if row.place and width_of(both) <= width else words

    def _end_of(self, row: Row) -> float:
        """Where the text of a skipped stop, or of a part with its place, ends."""
        end = self.words_at + width_of(row.words)
        return end + 18 + width_of(file_only(row.place)) if row.kind == "part" else end

    def sentences(self) -> list[str]:
        """One for each step that is drawn."""
        return [sentence(self.trace, row, self.steps) for row in self.rows if row.kind == "stop"]

    def svg(self, title: str = "The path of a call through the dispatcher") -> str:
        live = self.live
        drawn = [self._row(place, row, live) for place, row in enumerate(self.rows)]
        lines = el("g", *self._lines(), aria_hidden="true")
        body = el("g", *drawn, role="grid", aria_label=title) if live else "".join(drawn)
        tail = ""
        if self.left_out:
            tail = faint(LEFT, self.height - 12, f"and {self.left_out} more lines", size=13, anchor="start")
        elif not self.rows:
            tail = faint(LEFT, self.height - 12, "no operator was called", size=13, anchor="start")
        width = self.live_width if live else self.width
        return document(width, self.height, title, path_text(self.trace), lines, body, tail, live=live)

    def _lines(self) -> list[str]:
        """For each call, from its first stop or skipped key to its last."""
        lines = []
        spans: dict[int, list[int]] = {}
        for place, row in enumerate(self.rows):
            if row.kind in ("stop", "skipped"):
                spans.setdefault(row.call, []).append(place)
        for places in spans.values():
            x = LEFT + self.rows[places[0]].depth * INDENT + 11
            y1, y2 = self._top(places[0]) + TALL / 2, self._top(places[-1]) + TALL / 2
            lines.append(el("line", x1=x, y1=y1, x2=x, y2=y2, stroke=DIM, stroke_width=1.5, class_="tt-line"))
        return lines

    def _top(self, place: int) -> float:
        return 8 + place * TALL

    def _row(self, place: int, row: Row, live: bool) -> str:
        x, y = LEFT + row.depth * INDENT, self._top(place)
        drawn = rect(
            2, y, (self.live_width if live else self.width) - 4, TALL, fill="none", stroke="none", class_="tt-band"
        )
        drawn += getattr(self, f"_draw_{row.kind}")(x, y, row)
        if not live:
            return drawn
        says = f"{row.key} {row.words} {row.place}"
        if row.kind == "stop":
            own, total = self._times(row)
            drawn += faint(self.time_at, y + 17.5, total, size=13, anchor="start")
            says = f"{sentence(self.trace, row, self.steps)}, {total}" + (f", {own} of it here" if own != total else "")
        cell = el(
            "g", drawn, role="gridcell", tabindex="-1", aria_label=" ".join(says.split()), class_=f"tt-row tt-{row.kind}",
            data_row=place, data_col=0, data_call=row.call, data_step=row.number,
        )  # fmt: skip
        return el("g", cell, role="row")

    def _times(self, row: Row) -> tuple[str, str]:
        """How long the stop took: without and with what ran inside of it."""
        stop = self.trace["calls"][row.call]["stops"][row.stop or 0]
        return time_text(stop["self_ns"]), time_text(stop["total_ns"])

    def _draw_call(self, x: float, y: float, row: Row) -> str:
        words = clipped(row.words)
        drawn = text(x, y + 17.5, words, font_weight="bold")
        room = (self.live_width if self.live else self.width) - LEFT - x
        if self._head(row, room) != words:
            drawn += faint(x + width_of(words + "  "), y + 17.5, file_only(row.place), size=13, anchor="start")
        return drawn

    def _draw_error(self, x: float, y: float, row: Row) -> str:
        return text(x, y + 17.5, self._head(row, 0), font_weight="bold", class_="tt-error")

    def _draw_stop(self, x: float, y: float, row: Row) -> str:
        badge = el("circle", cx=x + 11, cy=y + 13, r=10.0, fill=PAPER, stroke=INK, stroke_width=1.5, class_="tt-badge")
        number = middle(x + 11, y + 17.5, str(row.number), size=13 if (row.number or 0) < 100 else 11)
        drawn = badge + number + key_box(x + 28, y, self.key_width, row.key)
        drawn += text(self.words_at, y + 17.5, short_reason(row.words), size=13)
        return drawn + faint(self.place_at, y + 17.5, file_only(row.place), size=13, anchor="start")

    def _draw_skipped(self, x: float, y: float, row: Row) -> str:
        mark = el(
            "circle", cx=x + 11, cy=y + 13, r=4.0, fill=PAPER, stroke=DIM, stroke_dasharray="2 2", class_="tt-badge"
        )
        drawn = mark + key_box(x + 28, y, self.key_width, row.key, skipped=True)
        return drawn + faint(self.words_at, y + 17.5, row.words, size=13, anchor="start")

    def _draw_part(self, x: float, y: float, row: Row) -> str:
        words = faint(self.words_at, y + 17.5, row.words, size=13, anchor="start")
        place_at = self.words_at + width_of(row.words) + 18
        return words + faint(place_at, y + 17.5, file_only(row.place), size=13, anchor="start")
