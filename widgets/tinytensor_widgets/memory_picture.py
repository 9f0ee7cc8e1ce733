"""The picture of memory_timeline.py: live bytes as stacked layers, and below them the lives of the largest blocks.

A layer has a colour, lines of its own density and dash, and a letter where there is room for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tinytensor_widgets._svg import INK, PALETTE, PAPER, SHADE, document, el, faint, rect, text, width_of
from tinytensor_widgets.memory_layout import BEFORE, LEAK, Axis, Block, Story, lanes, peak_of
from tinytensor_widgets.memory_words import block_sentence, layer_name, letter, shape_text, when
from tinytensor_widgets.slope_plot import ticks
from tinytensor_widgets.units import size_text, size_unit, time_unit

WIDTH, HEIGHT = 832.0, 240.0
MOST_LANES = 24
_LEFT, _TOP, _RIGHT, _LANE = 78.0, 40.0, 14.0, 24.0
# (fill, text on it, distance of the lines, their dash). Lines and letters are for those who cannot
# tell layers apart by colour.
STYLES: dict[str, tuple[str, str, int, str | None]] = {
    BEFORE: (SHADE, "#000000", 10, "1 3"),
    "parameter": (PALETTE[4][0], PALETTE[4][1], 0, None),
    "optimizer_state": (PALETTE[0][0], "#000000", 12, None),
    "input": (PALETTE[1][0], "#000000", 8, "1 4"),
    LEAK: (PALETTE[5][0], "#000000", 4, None),
    "gradient": (PALETTE[2][0], "#000000", 16, "7 4"),
    "activation": (PALETTE[3][0], "#000000", 8, "2 7"),
    "autograd_detail": (PALETTE[6][0], "#000000", 6, None),
    "temporary": (PAPER, "#000000", 6, "4 3"),
    "unknown": ("#BDBDBD", "#000000", 0, None),
}


class Picture:
    """`xs` are the places of all states, `svg` the whole picture."""

    def __init__(self, story: Story, layers: Sequence[str], by: str, title: str, description: str, *, state: int = 0,
                 selected: int = -1, live: bool = False):  # fmt: skip
        self.story, self.layers, self.live = story, list(layers), live
        self._by, self._state, self._selected = by, state, selected
        self.axis = Axis(story, by, WIDTH)
        self.xs = [_LEFT + x for x in self.axis.xs]
        self._states = story.live(self.layers)
        totals = [sum(s) for s in self._states]
        self._peak = peak_of(self._states)
        self._top = max(totals[self._peak], 1) * 1.06  # some room above the peak
        self._pixels = self.axis.columns(totals)
        shown = lanes(story, self.layers, MOST_LANES)
        below = _TOP + HEIGHT + 44
        bottom = below + _LANE * len(shown)
        legend, height = ("", bottom + 14) if live else self._legend(bottom + 22)
        parts = [self._axes(), self._steps(bottom), *self._stack(), self._mark_peak(totals)]
        parts += [self._cursor(), self._lives(shown, below, title), legend]
        self.svg = document(_LEFT + WIDTH + _RIGHT, height, title, description, *parts, live=live)

    def _y(self, size: float) -> float:
        return _TOP + HEIGHT * (1 - size / self._top)

    # -- around

    def _axes(self) -> str:
        unit, scale = size_unit(self._top / 1.06)
        parts = []
        for tick in ticks(0, self._top / scale):
            y = self._y(tick * scale)
            parts.append(el("path", d=f"M{_LEFT:g} {y:.2f}H{_LEFT + WIDTH:g}", stroke=SHADE, class_="tt-gridline"))
            parts.append(faint(_LEFT - 6, y + 4, f"{tick:g} {unit}", size=13, anchor="end"))
        timed = self._by == "time"
        unit, ns = time_unit(self.axis.high) if timed else ("", 1)
        for tick in ticks(self.axis.low / ns, self.axis.high / ns):
            if not timed and (tick != int(tick) or tick < 1):
                continue
            x = _LEFT + (tick * ns - self.axis.low) / (self.axis.high - self.axis.low) * WIDTH
            words = f"{tick:g} {unit}".rstrip() if timed else f"event {tick:g}"
            parts.append(el("path", d=f"M{x:.2f} {_TOP + HEIGHT:g}v5", stroke=INK, class_="tt-tick"))
            parts.append(faint(x, _TOP + HEIGHT + 18, words, size=13))
        parts.append(rect(_LEFT, _TOP, WIDTH, HEIGHT, fill="none", class_="tt-frame"))
        return el("g", *parts, aria_hidden="true" if self.live else None)

    def _steps(self, bottom: float) -> str:
        """A line where a step of the profile begins."""
        parts, last = [], -100.0
        for number, step in self.story.changes():
            x = self.xs[number + 1] - 1
            below = f"M{x:.2f} {_TOP + HEIGHT + 22:g}V{bottom:g}"
            parts.append(el("path", d=below, stroke=SHADE, class_="tt-gridline"))
            above = f"M{x:.2f} {_TOP:g}v{HEIGHT:g}"
            parts.append(el("path", d=above, stroke=INK, stroke_dasharray="2 4", class_="tt-tick"))
            if x - last > 58:
                parts.append(faint(x + 3, _TOP - 4, f"step {step}", size=13, anchor="start"))
                last = x
        return el("g", *parts, aria_hidden="true" if self.live else None)

    # -- the layers

    def _stack(self) -> list[str]:
        """The layers from the bottom: the roof of each is the floor of the next."""
        floor = [0] * len(self._pixels)
        drawn = []
        for i, layer in enumerate(self.layers):
            roof = [low + self._states[state][i] for low, state in zip(floor, self._pixels, strict=True)]
            if roof != floor:
                drawn.append(self._layer(layer, floor, roof))
            floor = roof
        return drawn

    def _layer(self, layer: str, floor: list[int], roof: list[int]) -> str:
        """One layer: its area, lines where it is high enough to see them, and its letter where there is room."""
        fill, ink, distance, dash = STYLES[layer]
        area = f"M{_LEFT:g} {self._y(floor[0]):.2f}" + self._edge(roof) + self._edge(floor, back=True) + "z"
        drawn = el("path", d=area, fill=fill, stroke=INK, stroke_width=0.8, class_=f"tt-layer tt-is-{layer}")
        lines = "".join(
            f"M{_LEFT + x + 0.5:g} {self._y(roof[x]):.2f}V{self._y(floor[x]):.2f}"
            for x in range(distance // 2, len(roof), distance or len(roof))
            if distance and self._y(floor[x]) - self._y(roof[x]) > 2
        )
        if lines:
            drawn += el("path", d=lines, stroke=ink, stroke_width=0.8, stroke_dasharray=dash, class_="tt-hatch")
        spot = self._spot(floor, roof)
        if spot:
            box = rect(
                spot[0] - 7, spot[1] - 8, 14, 15, rx=2, fill=fill, stroke="none", class_=f"tt-plate tt-is-{layer}"
            )
            drawn += box + text(spot[0], spot[1] + 4, letter(layer), fill=ink, text_anchor="middle",
                                font_weight="bold", class_="tt-keep")  # fmt: skip
        return el("g", drawn, aria_hidden="true" if self.live else None)

    def _edge(self, heights: list[int], back: bool = False) -> str:
        """The outline over all pixels, with a step only where the height changes; `back` goes from right to left."""
        runs, x = [], 0
        for height, run in groupby(heights):
            length = len(list(run))
            runs.append((x, x + length, height))
            x += length
        if back:
            return "".join(f"V{self._y(height):.2f}H{_LEFT + low:g}" for low, _, height in reversed(runs))
        return "".join(f"V{self._y(height):.2f}H{_LEFT + high:g}" for _, high, height in runs)

    def _spot(self, floor: list[int], roof: list[int]) -> tuple[float, float] | None:
        """The place with the most height over 14 pixels, the width of the letter's plate; None if it is nowhere 16."""
        best: tuple[float, float, float] | None = None
        for x in range(2, len(roof) - 16, 6):
            high, low = self._y(min(roof[x : x + 14])), self._y(max(floor[x : x + 14]))
            if low - high >= 16 and (best is None or low - high > best[0] + 0.01):
                best = (low - high, _LEFT + x + 7, (low + high) / 2)
        return best and best[1:]

    def _mark_peak(self, totals: list[int]) -> str:
        x, y = self.xs[self._peak], self._y(totals[self._peak])
        at = f", {when(self.story, self._peak - 1)}" if self._peak else ""
        words = f"peak {size_text(totals[self._peak])}{at}"
        mark = el("path", d=f"M{x:.2f} {y:.2f}l-5 -8h10z", fill=INK, class_="tt-peak")
        place = min(max(x, _LEFT + width_of(words) / 2), _LEFT + WIDTH - width_of(words) / 2)
        row = 14 if self.story.changes() else _TOP - 14
        return el("g", mark + text(place, row, words, text_anchor="middle", font_weight="bold"))

    def _legend(self, y: float) -> tuple[str, float]:
        """What the colours and letters stand for, and the height of the picture with it. Live, the filter says it."""
        parts, x = [], _LEFT
        for layer in self.layers:
            fill, ink, distance, dash = STYLES[layer]
            wide = 40 + width_of(layer_name(layer))
            if x + wide > _LEFT + WIDTH:
                x, y = _LEFT, y + 20
            box = rect(x, y - 11, 30, 15, fill=fill, stroke=INK)
            lines = "".join(f"M{x + place:g} {y - 11:g}v15" for place in range(16, 30, distance or 30) if distance)
            box += el("path", d=lines, stroke=ink, stroke_width=0.8, stroke_dasharray=dash) if lines else ""
            box += text(x + 4, y + 1, letter(layer), fill=ink, font_weight="bold", class_="tt-keep")
            parts.append(el("g", box, faint(x + 35, y + 1, layer_name(layer), size=13, anchor="start")))
            x += wide + 14
        return el("g", *parts), y + 14

    # -- the cursor

    def _cursor(self) -> str:
        line = f"M0 {_TOP:g}v{HEIGHT:g}"
        if self.live:  # the page moves it
            span = rect(0, _TOP + HEIGHT + 22, 0, 5, fill=INK, stroke="none", class_="tt-span")
            return el("g", span, el("path", d=line, stroke=INK, stroke_width=2, class_="tt-cursor"), aria_hidden="true")
        if not self._state:
            return ""
        place = f"translate({self.xs[self._state]:.2f} 0)"
        return el("path", d=line, stroke=INK, stroke_width=2, transform=place)

    # -- the blocks

    def span(self, block: Block) -> tuple[float, float]:
        """From where to where it lived."""
        start = _LEFT if block.start < 0 else self.xs[block.start + 1]
        return start, _LEFT + WIDTH if block.end is None else self.xs[block.end + 1]

    def _lives(self, shown: list[Block], top: float, title: str) -> str:
        rows = [self._life(block, row, top + row * _LANE) for row, block in enumerate(shown)]
        all_ = sum(block.layer in self.layers for block in self.story.blocks)
        many = f"the {len(shown)} largest of {all_} blocks" if all_ > len(shown) else f"{all_} blocks"
        head = faint(_LEFT, top - 5, f"{many}, from allocation to free", size=13, anchor="start")
        return head + el("g", *rows, role="grid" if self.live else None, aria_label=title if self.live else None)

    def _life(self, block: Block, row: int, y: float) -> str:
        fill, ink, _, _ = STYLES[block.layer]
        low, high = self.span(block)
        wide = max(high - low, 3.0)
        words = f"{size_text(block.bytes)} {shape_text(block)}".rstrip()
        chosen = not self.live and block.number == self._selected
        style: dict[str, object] = {"stroke_width": 3.0 if chosen or block.leaks else 1, "stroke": INK}
        style["stroke_dasharray"] = "4 2" if block.leaks else None
        drawn = rect(low, y + 2, wide, _LANE - 4, fill=fill, class_=f"tt-body tt-is-{block.layer}", **style)
        if block.end is None:  # an arrow: it goes on
            drawn += el("path", d=f"M{high:.2f} {y + 4:.2f}l8 8l-8 8z", fill=INK, class_="tt-peak")
        mark = "L" if block.leaks else letter(block.layer)
        long = f"{mark}  {words}"
        if width_of(long) < wide - 8:
            drawn += text(low + 5, y + 16.5, long, size=13, fill=ink, class_="tt-keep")
        elif high + width_of(long) + 6 < _LEFT + WIDTH:
            drawn += faint(low + wide + 5, y + 16.5, long, size=13, anchor="start")
        else:
            drawn += faint(low - 5, y + 16.5, long, size=13, anchor="end")
        if not self.live:
            return el("g", drawn)
        cell = el("g", drawn, class_="tt-life", role="gridcell", tabindex="-1", data_block=block.number, data_row=row,
                  data_col=0, aria_label=block_sentence(self.story, block))  # fmt: skip
        return el("g", cell, role="row")


def layer_label(layer: str, size: int) -> str:
    """`A activation, 12.0 KiB at the peak`"""
    return f"{letter(layer)} {layer_name(layer)}, {size_text(size)} at the peak"
