"""The picture of memory_segments.py: allocated and reserved bytes over the steps, and the segments at one step.

Segments of a pool share a scale. A block has a number, a free piece none; what waits is striped, what rounding wastes is dark.
Blocks too thin to be seen are drawn wider where there is room for all of them, and several as one where there is none.
"""

from __future__ import annotations

from typing import Any

from tinytensor_widgets._svg import (
    INK,
    PALETTE,
    SHADE,
    document,
    el,
    faint,
    num,
    rect,
    text,
    width_of,
    wrapped,
)
from tinytensor_widgets.segment_words import (
    EXPLANATION,
    Facts,
    State,
    block_sentence,
    details,
    figures,
    find,
    key_of,
    several,
    step_sentence,
)
from tinytensor_widgets.slope_plot import ticks
from tinytensor_widgets.units import size_text, size_unit

WIDTH = 924.0
LEFT, RIGHT = 164.0, 6.0
ACROSS = WIDTH - LEFT - RIGHT  # of the curve and of the longest segment
MOST_ROWS = 16  # of each pool
_FEW = 8  # with more segments than this, rows are lower
_CURVE, _BAR = 92.0, 34.0
_TALL = 13.0
_THIN = 7.0
USED, WAITS, WASTE, MARK = PALETTE[1], PALETTE[0], PALETTE[4], PALETTE[5]


class Picture:
    """One step. `live` pictures have cells that can be reached by keys."""

    def __init__(self, replay: Any, n: int, selected: str = "", description: str = "", live: bool = False):
        self.replay, self.n, self.live, self.selected = replay, n, live, selected
        self.state: State = replay.state(n)
        self.facts: Facts = replay.step(n) if n else {"action": ""}
        self._row, self._bundled, self._bar = 0, False, _BAR
        title = f"Memory of cuda:{replay.device}, segments and blocks"
        y = 22.0
        body = [text(0, y, title, size=16, font_weight="bold")]
        for line in wrapped(EXPLANATION, WIDTH, _TALL):
            y += 19
            body.append(faint(0, y, line, size=_TALL, anchor="start"))
        if replay.steps:
            drawn, y = self._curve(y + 34)
            body.append(drawn)
        drawn, y = self._figures(y + 30)
        body.append(drawn)
        drawn, y = self._legend(y + 16)
        body.append(drawn)
        rows = []
        for small in (False, True):
            drawn, y = self._pool(small, y)
            rows.append(drawn)
        cells = live and bool(self.state["segments"])  # a grid has rows
        body.append(el("g", *rows, role="grid" if cells else None, aria_label="segments" if cells else None))
        if self._bundled:
            words = "Dense stripes: blocks and free pieces that are too thin to be drawn apart."
            body.append(faint(LEFT, y - 8, words, size=_TALL, anchor="start"))
            y += 16
        if not live:
            drawn, y = self._notes(y)
            body.append(drawn)
        label = title if live else f"{title}, {step_sentence(replay, n)}"
        self.svg = document(WIDTH, y + 4, label, description, *body, live=live)

    # -- the curve

    def _curve(self, top: float) -> tuple[str, float]:
        """Allocated bytes as an area and reserved bytes as a line, a step for each event."""
        replay, count = self.replay, self.replay.steps + 1
        most = max(max(replay.reserved), max(replay.allocated), 1)
        unit, scale = size_unit(most)
        height = _CURVE

        def y_of(size: float) -> float:
            return top + height * (1 - size / (most * 1.04))

        parts = []
        marks = [tick for tick in ticks(0, most / scale) if (tick * scale) <= most * 1.04]
        for tick in marks[:: max(1, -(-len(marks) // 5))]:
            y = y_of(tick * scale)
            parts.append(el("path", d=f"M{LEFT:g} {num(y)}h{num(ACROSS)}", stroke=SHADE, class_="tt-gridline"))
            parts.append(faint(LEFT - 8, y + 4.5, f"{tick:g} {unit}", size=_TALL, anchor="end"))
        area = self._stairs(replay.allocated, y_of)
        floor = f"L{num(LEFT + ACROSS)} {num(y_of(0))}L{num(LEFT)} {num(y_of(0))}z"
        parts.append(el("path", d=area + floor, fill=USED[0], stroke="none", class_="tt-area"))
        roof = self._stairs(replay.reserved, y_of)
        parts.append(el("path", d=roof, fill="none", stroke=INK, stroke_width=2, class_="tt-roof"))
        parts.append(rect(LEFT, top, ACROSS, height, fill="none", class_="tt-frame"))
        wide = ACROSS / count
        for n in replay.failures():
            x = LEFT + (n + 0.5) * wide
            parts.append(text(x, top - 4, "X", size=_TALL, text_anchor="middle", font_weight="bold"))
        x = LEFT + (self.n + 0.5) * wide
        band = max(wide, 2.0)
        parts.append(
            rect(x - band / 2, top, band, height, fill=MARK[0], fill_opacity=0.35, stroke=MARK[0], class_="tt-now")
        )
        y = top + height + 17
        here = f"step {self.n}" if self.n else "before the first step"
        half = width_of(here, _TALL) / 2
        at = min(max(x, LEFT + half), LEFT + ACROSS - half)
        parts.append(text(at, y, here, size=_TALL, text_anchor="middle", font_weight="bold"))
        for place, words in ((LEFT, "before"), (LEFT + ACROSS, f"step {replay.steps}")):
            if abs(place - at) > width_of(words, _TALL) + half + 10:  # there is room beside the step that is shown
                parts.append(faint(place, y, words, size=_TALL, anchor="start" if place == LEFT else "end"))
        y0 = top + 16
        parts.append(el("path", d=f"M0 {num(y0 - 5)}h24", stroke=INK, stroke_width=2, fill="none", class_="tt-roof"))
        parts.append(text(30, y0, "reserved", size=_TALL))
        parts.append(rect(0, y0 + 11, 24, 13, fill=USED[0], stroke=INK, class_="tt-edge"))
        parts.append(text(30, y0 + 22, "allocated", size=_TALL))
        if replay.failures():
            parts.append(text(8, y0 + 45, "X", size=_TALL, font_weight="bold"))
            parts.append(text(30, y0 + 45, "no memory", size=_TALL))
        return el("g", *parts, class_="tt-curve", aria_hidden="true" if self.live else None), y

    def _stairs(self, sizes: list[int], y_of: Any) -> str:
        """The line over all steps; where a pixel has many of them, their largest value."""
        count = len(sizes)
        columns = min(count, int(ACROSS))
        parts, last = [], None
        for column in range(columns):
            low, high = column * count // columns, max((column + 1) * count // columns, column * count // columns + 1)
            y = num(y_of(max(sizes[low:high])))
            if y != last:
                x = num(LEFT + column * ACROSS / columns)
                parts.append(f"M{x} {y}" if last is None else f"H{x}V{y}")
                last = y
        return "".join(parts) + f"H{num(LEFT + ACROSS)}"

    # -- figures and legend

    def _figures(self, y: float) -> tuple[str, float]:
        """In two columns of three, so that nothing moves from step to step."""
        parts = []
        for number, (term, value) in enumerate(figures(self.state)):
            x, row = (0.0, number) if number < 3 else (392.0, number - 3)
            parts.append(faint(x, y + 20 * row, term, size=_TALL, anchor="start"))
            parts.append(text(x + 151, y + 20 * row, value, size=_TALL, font_weight="bold"))
        return el("g", *parts), y + 40

    def _legend(self, y: float) -> tuple[str, float]:
        words = ["allocated", "freed, waits for another stream", "lost to rounding", "free",
                 "changed by this step"]  # fmt: skip
        parts, x = [], 0.0
        for kind, label in zip(("allocated", "pending", "waste", "free", "mark"), words, strict=True):
            if kind == "mark":
                plate = rect(x + 1, y + 2, 24, 13, fill="none", stroke=MARK[0], stroke_width=4, class_="tt-changed")
            elif kind == "waste":
                plate = self._plate("allocated", x, y, 26, 17) + self._waste(x + 15, y, 11, 17)
            else:
                plate = self._plate(kind, x, y, 26, 17)
            parts.append(plate + text(x + 32, y + 13, label, size=_TALL))
            x += 32 + width_of(label, _TALL) + 15
        return el("g", *parts), y + 46

    # -- segments

    def _pool(self, small: bool, y: float) -> tuple[str, float]:
        """The segments of a pool under each other, with a scale above them. The height is that of the fullest step."""
        extent = self.replay.extents[small]
        request = self.facts if self.facts["action"] == "oom" and self.facts["small"] == small else None
        if not extent["segments"] and not extent["request"]:
            return "", y
        failed = bool(extent["request"])
        top = max(extent["size"], extent["request"])
        # Two lines beside a bar, or three.
        many = extent["segments"] > _FEW
        row = 60.0 if extent["special"] else 38.0 if many else 48.0
        self._bar = 26.0 if many else _BAR
        height = row * (min(extent["segments"], MOST_ROWS) + failed) + (24 if extent["segments"] > MOST_ROWS else 0)
        name = "Small pool" if small else "Large pool"
        which = "up to 1 MiB each" if small else "larger requests"
        parts = [text(0, y, name, size=14, font_weight="bold"), faint(0, y + 17, which, size=_TALL, anchor="start")]
        parts.append(self._scale(top, y))
        y += 26
        bottom = y + height
        segments = [segment for segment in self.state["segments"] if segment["small"] == small]
        if not segments:
            parts.append(faint(LEFT, y + 20, "no segment now", size=_TALL, anchor="start"))
        shown = segments
        if len(segments) > MOST_ROWS:
            # Where memory is out, those with the most free bytes; else the largest, and that of the step in any case.
            mine = self.facts.get("segment")
            weight = {s["number"]: _free_bytes(s) if self.facts["action"] == "oom" else s["size"] for s in segments}
            kept = sorted(segments, key=lambda s: (s["number"] != mine, -weight[s["number"]], s["number"]))[:MOST_ROWS]
            shown = sorted(kept, key=lambda s: s["number"])
        for segment in shown:
            parts.append(self._segment(segment, y, ACROSS * segment["size"] / top))
            y += row
        if len(shown) < len(segments):
            rest = [segment for segment in segments if segment not in shown]
            free = sum(map(_free_bytes, rest))
            held = size_text(sum(segment["size"] for segment in rest))
            words = f"and {several(len(rest), 'other segment')}: {held}, of which {size_text(free)} free"
            parts.append(faint(LEFT, y + 12, words, size=_TALL, anchor="start"))
            y += 24
        if request is not None:
            parts.append(self._request(request, y, ACROSS * request["size"] / top))
        return el("g", *parts), bottom + 26

    def _scale(self, top: int, y: float) -> str:
        """Marks from 0 to the length of the longest segment."""
        unit, scale = size_unit(top)
        every = ticks(0, top / scale)
        parts, end = [], -100.0
        for tick in every:
            x = LEFT + ACROSS * tick * scale / top
            label = f"{tick:g} {unit}" if tick else "0"
            half = width_of(label, _TALL) / 2
            if x - half < end or x > LEFT + ACROSS + 1:
                continue
            end = x + half + 8
            place = min(x, LEFT + ACROSS + RIGHT - half)
            parts.append(el("path", d=f"M{num(x)} {num(y + 14)}v7", stroke=INK, class_="tt-tick"))
            parts.append(faint(place, y + 10, label, size=_TALL))
        return el("g", *parts, aria_hidden="true" if self.live else None)

    def _segment(self, segment: Facts, y: float, wide: float) -> str:
        """A segment: its name, its blocks, and a border."""
        new = self.facts["action"] in ("segment_alloc", "segment_map") and self.facts["segment"] == segment["number"]
        more = ["expandable"] * segment["expandable"] + [str(tuple(segment["pool"]))] * any(segment["pool"])
        first = 12.0
        parts = [text(0, y + first, f"segment {segment['number']}", size=_TALL, font_weight="bold")]
        lines = [f"{size_text(segment['size'])}, stream {segment['stream_name']}", ", ".join(more)]
        parts += [
            faint(0, y + first + 16 * n, words, size=_TALL, anchor="start") for n, words in enumerate(lines, 1) if words
        ]
        cells = []
        for column, (x, across, blocks) in enumerate(_places(segment["blocks"], wide)):
            cells.append(self._cell(segment, blocks, LEFT + x, y, across, column))
        frame = rect(LEFT, y, max(wide, 2), self._bar, fill="none", stroke=INK, stroke_width=1.5, class_="tt-edge")
        if new:
            frame += rect(LEFT - 3, y - 3, max(wide, 2) + 6, self._bar + 6, fill="none", stroke=MARK[0], stroke_width=4,
                          class_="tt-changed")  # fmt: skip
        self._row += 1
        group = el("g", *cells, role="row" if self.live else None)
        return el("g", *parts) + group + frame

    def _cell(self, segment: Facts, blocks: list[Facts], x: float, y: float, wide: float, column: int) -> str:
        """A block or a free piece, or several that are too thin."""
        block = blocks[0]
        if len(blocks) > 1:
            used = [each for each in blocks if each["state"] != "free"]
            says = f"{len(blocks)} blocks and free pieces in segment {segment['number']}, too thin to draw apart: "
            says += f"{sum(each['size'] for each in used):,} bytes in use"
            block = used[0] if used else block
            shapes = self._plate("many", x, y, wide, self._bar)
            self._bundled = True
        else:
            says = block_sentence(segment, block)
            shapes = self._plate(block["state"], x, y, wide, self._bar)
            lost = block["size"] - block["requested"]
            if block["state"] != "free" and lost and wide * lost / block["size"] >= 1.5:
                shapes += self._waste(x + wide * (1 - lost / block["size"]), y, wide * lost / block["size"], self._bar)
            shapes += self._label(block, x, y, wide)
        if self._changed(segment, block):
            shapes += rect(x + 2, y + 2, max(wide - 4, 1), self._bar - 4, fill="none", stroke=MARK[0], stroke_width=4,
                           class_="tt-changed")  # fmt: skip
        key = key_of(segment, block)
        if not self.live:
            if key == self.selected:
                shapes += rect(x + 1, y - 3, max(wide - 2, 1), self._bar + 6, fill="none", stroke=INK, stroke_width=3)
            return el("g", shapes)
        ring = rect(x + 1, y - 3, max(wide - 2, 1), self._bar + 6, fill="none", stroke="none", class_="tt-ring")
        return el("g", shapes, ring, role="gridcell", tabindex=-1, data_row=self._row, data_col=column, data_block=key,
                  aria_label=says)  # fmt: skip

    def _changed(self, segment: Facts, block: Facts) -> bool:
        facts = self.facts
        if facts["action"] in ("alloc", "free_requested"):
            return facts["block"] == block["number"]
        if facts["action"] in ("free_completed", "free"):
            return (facts["segment"], facts["offset"]) == (segment["number"], block["offset"])
        return False

    def _plate(self, state: str, x: float, y: float, wide: float, tall: float) -> str:
        if state == "free":
            return rect(x, y, wide, tall, stroke_dasharray="3 3", class_="tt-box")
        fill = {"allocated": USED[0], "pending": WAITS[0], "many": USED[0]}[state]
        drawn = rect(x, y, wide, tall, fill=fill, stroke=INK, stroke_width=0.8, class_=f"tt-plate tt-is-{state}")
        if state in ("pending", "many"):
            drawn += _stripes(x, y, wide, tall, 9 if state == "pending" else 3)
        return drawn

    def _waste(self, x: float, y: float, wide: float, tall: float) -> str:
        return rect(x, y, wide, tall, fill=WASTE[0], stroke="none", class_="tt-waste")

    def _label(self, block: Facts, x: float, y: float, wide: float) -> str:
        size = size_text(block["size"])
        room = wide - 8
        if block["state"] == "free":
            words = next((w for w in (f"free {size}", size) if width_of(w, _TALL) <= room), "")
            return faint(x + wide / 2, y + self._bar / 2 + 5, words, size=_TALL) if words else ""
        lost = (block["size"] - block["requested"]) / block["size"]
        room -= wide * lost
        number = str(block["number"])
        waits = {"pending": " waits" if block["waits"] else " freed"}.get(block["state"], "")
        options = (f"{number}{waits}: {size}", f"{number}: {size}", number)
        words = next((w for w in options if width_of(w, _TALL) <= room), "")
        if not words:
            return ""
        middle = x + wide * (1 - lost) / 2
        drawn = ""
        if block["state"] == "pending":  # on stripes words need a plate
            half = width_of(words, _TALL) / 2 + 3
            drawn = rect(
                middle - half, y + 8, 2 * half, 18, fill=WAITS[0], stroke="none", class_="tt-plate tt-is-pending"
            )
        bold = "bold"
        return drawn + text(
            middle,
            y + self._bar / 2 + 5,
            words,
            size=_TALL,
            text_anchor="middle",
            font_weight=bold,
            fill=USED[1],
            class_="tt-keep",
        )

    def _request(self, facts: Facts, y: float, wide: float) -> str:
        """The request that failed, on the scale of the segments."""
        words = f"{size_text(facts['size'])} in one piece: nowhere"
        box = rect(
            LEFT,
            y,
            wide,
            self._bar,
            fill="none",
            stroke=MARK[0],
            stroke_width=4,
            stroke_dasharray="8 4",
            class_="tt-changed",
        )
        inside = width_of(words, _TALL) + 16 <= wide
        at = LEFT + (wide / 2 if inside else wide + 10)
        label = text(
            at, y + self._bar / 2 + 5, words, size=_TALL, text_anchor="middle" if inside else None, font_weight="bold"
        )
        head = text(0, y + 15, "request", size=_TALL, font_weight="bold")
        return el(
            "g", head, faint(0, y + 32, f"on stream {facts['stream_name']}", size=_TALL, anchor="start"), box, label
        )

    def _notes(self, y: float) -> tuple[str, float]:
        """In print: what the step did, and the selected block."""
        parts = []
        for line in wrapped(step_sentence(self.replay, self.n), WIDTH, _TALL):
            parts.append(text(0, y, line, size=_TALL, font_weight="bold"))
            y += 19
        found = find(self.state, self.selected) if self.selected else None
        for term, words in details(*found) if found else ():
            parts.append(faint(0, y, term, size=_TALL, anchor="start"))
            parts.append(text(150, y, _cut(words, WIDTH - 150), size=_TALL))
            y += 19
        return el("g", *parts), y


def _free_bytes(segment: Facts) -> int:
    return sum(block["size"] for block in segment["blocks"] if block["state"] == "free")


def _stripes(x: float, y: float, wide: float, tall: float, distance: float) -> str:
    lines = []
    at = x + distance / 2
    while at < x + wide - 1:
        lines.append(f"M{num(at)} {num(y)}v{num(tall)}")
        at += distance
    return el("path", d="".join(lines), stroke=INK, stroke_width=1, class_="tt-hatch") if lines else ""


def _places(blocks: list[Facts], wide: float) -> list[tuple[float, float, list[Facts]]]:
    """Where each block begins, how wide it is, and which blocks it stands for."""
    total = sum(block["size"] for block in blocks)
    if len(blocks) * _THIN <= wide * 0.6:
        # All thin ones get the least width; the others share what is left.
        thin = [block["size"] * wide / total < _THIN for block in blocks]
        left = wide - _THIN * sum(thin)
        rest = sum(block["size"] for block, is_thin in zip(blocks, thin, strict=True) if not is_thin) or 1
        placed, x = [], 0.0
        for block, is_thin in zip(blocks, thin, strict=True):
            across = _THIN if is_thin else left * block["size"] / rest
            placed.append((x, across, [block]))
            x += across
        return placed
    found: list[tuple[float, float, list[Facts]]] = []
    group: list[Facts] = []
    x = start = 0.0
    for block in blocks:
        across = block["size"] * wide / total
        if across >= _THIN:
            if group:
                found.append((start, x - start, group))
            found.append((x, across, [block]))
            group, start = [], x + across
        else:
            group.append(block)
            if x + across - start >= _THIN:
                found.append((start, x + across - start, group))
                group, start = [], x + across
        x += across
    if group:
        found.append((start, x - start, group))
    return found


def _cut(words: str, width: float) -> str:
    most = int(width / width_of("m", _TALL))
    return words if len(words) <= most else words[: max(most - 3, 0)] + "..."
