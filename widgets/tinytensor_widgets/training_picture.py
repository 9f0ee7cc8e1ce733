"""The drawing of training_board.py: loss and accuracy over epochs with a cursor, misread digits below, and the same as words.

A run may be shorter than others and may diverge: losses that are too high run along the upper edge, and numbers that are not
finite interrupt a curve.
"""

from __future__ import annotations

import math
from typing import Any

from tinytensor_widgets._svg import INK, PALETTE, SHADE, document, el, faint, middle, num, rect, text, width_of
from tinytensor_widgets.slope_plot import ticks

# Colour and dash of the runs in turn; yellow is too pale for a line. The eighth run looks like the first, with its name.
_COLORS = (INK, *(PALETTE[k][0] for k in (5, 4, 2, 6, 1, 0)))
_DASHES = (None, "7 3", "2 3", "10 3 2 3", "4 2", "12 4", "1 2")
_WIDTH, _LEFT, _TOP, _TALL = 924.0, 52.0, 30.0, 210.0
_SHOWN, _IN_ROW, _PIXEL, _ROW_TALL = 12, 6, 8.0, 102.0
# The axis of losses ends at this multiple of the median first loss: a run that diverges must not flatten all others.
_HIGHEST = 3.0


class Picture:
    """All epochs of one board."""

    def __init__(self, spec: dict[str, Any]):
        self.curves, self.images, self.labels = spec["curves"], spec["images"], spec["labels"]
        self.count = spec["count"]
        self.epochs = max(len(curve["loss"]) for curve in self.curves)
        self.top = self._highest_loss()
        labels = [self._label(curve, key) for curve in self.curves for key in ("loss", "accuracy")]
        self.names_width = max(width_of(label) for label in labels) + 12
        self.width, self.panel = _WIDTH, _WIDTH / 2
        self.across = self.panel - _LEFT - self.names_width
        self.has_digits = any(curve["misread"] for curve in self.curves)
        self.height = _TOP + _TALL + 48 + (2 * _ROW_TALL + 34 if self.has_digits else 0)

    # -- what is there

    def _highest_loss(self) -> float:
        """Where the axis of losses ends."""
        losses = [v for curve in self.curves for v in curve["loss"] if math.isfinite(v)]
        begin = sorted(curve["loss"][0] for curve in self.curves if math.isfinite(curve["loss"][0]))
        highest = 1.05 * max([*losses, 1e-9])
        return min(highest, _HIGHEST * begin[len(begin) // 2]) if begin else highest

    def _label(self, curve: dict[str, Any], key: str) -> str:
        """The name at the end of a curve, with the value where the curve has left the axes."""
        name = curve["name"] if len(curve["name"]) <= 15 else curve["name"][:14] + ".."
        end = curve[key][-1]
        return f"{name} {end:.3g}" if key == "loss" and not end <= self.top else name

    def at(self, run: int, epoch: int) -> int:
        """The index of an epoch in the lists of a run. A shorter run stays at its last epoch."""
        return min(epoch, len(self.curves[run]["loss"])) - 1

    def misread(self, run: int, epoch: int) -> list[tuple[int, int, int]]:
        epochs = self.curves[run]["misread"]
        return [(row, read, self.labels[row]) for row, read in epochs[self.at(run, epoch)]] if epochs else []

    def title(self) -> str:
        return "Loss and accuracy by epoch: " + ", ".join(curve["name"] for curve in self.curves)

    def sentence(self, run: int, epoch: int) -> str:
        """The chosen run at the cursor."""
        curve, place = self.curves[run], self.at(run, epoch)
        words = f"epoch {place + 1} of {len(curve['loss'])}, {curve['name']}: loss {curve['loss'][place]:.4g}"
        words += f", accuracy {curve['accuracy'][place]:.3f}"
        return f"{words}, {self._misread_words(run, epoch)}" if curve["misread"] else words

    def _misread_words(self, run: int, epoch: int) -> str:
        wrong = self.misread(run, epoch)
        first = "".join(f"; read as {read}, is {label}" for _, read, label in wrong[:1])
        return f"{len(wrong)} of {self.count} misread{first}"

    def text(self, run: int, epoch: int) -> str:
        lines = [self.title(), "  " + self.sentence(run, epoch)]
        for curve in self.curves:
            lines.append(f"  {curve['name']}")
            lines.append("    epoch       loss  accuracy")
            lines += [
                f"    {k:>5}  {loss:>9.4g}  {accuracy:>8.3f}"
                for k, (loss, accuracy) in enumerate(zip(curve["loss"], curve["accuracy"], strict=True), 1)
            ]
        wrong = self.misread(run, epoch)
        if wrong:
            name = self.curves[run]["name"]
            lines.append(f"  misread by {name} at epoch {epoch}; eight rows of pixels, a digit or letter each, 0 to g")
        for row, read, label in wrong[:_SHOWN]:
            pixels = ["".join("0123456789abcdefg"[v] for v in self.images[row][k : k + 8]) for k in range(0, 64, 8)]
            lines.append(f"    row {row:>3}: read as {read}, is {label}  {' '.join(pixels)}")
        if len(wrong) > _SHOWN:
            lines.append(f"    and {len(wrong) - _SHOWN} more")
        return "\n".join(lines)

    # -- picture

    def draw(self, run: int, epoch: int, live: bool) -> str:
        beyond = any(not v <= self.top for curve in self.curves for v in curve["loss"])
        loss = _Axes(
            0.0, self.across, self.epochs, self.top, f"training loss{f', cut off at {self.top:.2g}' if beyond else ''}"
        )
        accuracy = _Axes(self.panel, self.across, self.epochs, 1.0, "test accuracy (share read right)")
        parts = [self._axes(axes, key, run, epoch) for axes, key in ((loss, "loss"), (accuracy, "accuracy"))]
        if self.has_digits:
            parts.append(self._digits(run, epoch))
        title = self.sentence(run, epoch) if live else self.title()
        description = f"{self.sentence(run, epoch)}. At the end: {self._ends()}"
        return document(self.width, self.height, title, description, *parts, live=live)

    def _ends(self) -> str:
        ends = (f"{c['name']} loss {c['loss'][-1]:.4g}, accuracy {c['accuracy'][-1]:.3f}" for c in self.curves)
        return "; ".join(ends)

    def _axes(self, axes: _Axes, key: str, run: int, epoch: int) -> str:
        parts = [axes.frame(), axes.cursor(epoch)]
        ends = []
        for k, curve in enumerate(self.curves):
            style = _style(k, chosen=k == run)
            parts.append(axes.curve(curve[key], style))
            place = self.at(k, epoch)
            parts.append(axes.dot(place + 1, curve[key][place], style, chosen=k == run))
            ends.append((axes.y(curve[key][-1]), self._label(curve, key), k == run))
        x = axes.left + self.across + 6
        for y, name, chosen in apart(ends, 15.0):
            parts.append(text(x, y + 4, name, size=13, font_weight="bold" if chosen else None))
        return "".join(parts)

    def _digits(self, run: int, epoch: int) -> str:
        wrong, top = self.misread(run, epoch), _TOP + _TALL + 66
        name = self.curves[run]["name"]
        words = f"misread by {name} after epoch {self.at(run, epoch) + 1}: {len(wrong)} of {self.count}"
        if len(wrong) > _SHOWN:
            words += f", the first {_SHOWN} of them"
        parts = [text(2, top, words)]
        step = (self.width - 4) / _IN_ROW
        for k, (row, read, label) in enumerate(wrong[:_SHOWN]):
            x, y = 2 + step * (k % _IN_ROW), top + 12 + _ROW_TALL * (k // _IN_ROW)
            parts.append(self._digit(row, x, y))
            parts.append(faint(x, y + 8 * _PIXEL + 15, f"read as {read}, is {label}", size=13, anchor="start"))
        return "".join(parts)

    def _digit(self, row: int, x: float, y: float) -> str:
        """A digit of 8 x 8 pixels: one path for each shade, which is far less text than 64 rectangles."""
        size = 8 * _PIXEL
        parts = [rect(x, y, size, size, fill="none", class_="tt-frame")]
        for value in sorted(set(self.images[row]) - {0}):
            places = [divmod(k, 8) for k, v in enumerate(self.images[row]) if v == value]
            side = num(_PIXEL)
            d = "".join(f"M{num(x + c * _PIXEL)} {num(y + r * _PIXEL)}h{side}v{side}h-{side}z" for r, c in places)
            parts.append(el("path", d=d, fill=INK, fill_opacity=value / 16, class_="tt-pixel"))
        return "".join(parts)


def _style(place: int, chosen: bool) -> dict[str, Any]:
    stroke, dash = _COLORS[place % len(_COLORS)], _DASHES[place % len(_DASHES)]
    return {"stroke": stroke, "stroke_dasharray": dash, "stroke_width": 3.0 if chosen else 1.75,
            "class_": f"tt-run tt-run{place % len(_COLORS)}"}  # fmt: skip


def apart(ends: list[tuple[float, str, bool]], least: float) -> list[tuple[float, str, bool]]:
    """Labels moved so that none covers another: from the top down, then up again where the bottom is full.

    >>> [y for y, *_ in apart([(100.0, "a", False), (102.0, "b", False)], 10.0)]
    [100.0, 110.0]
    """
    # The first pass moves labels down, each at least `least` below the one before. The second moves them up from the lower edge
    # of the axes, as far as the first has pushed them beyond it.
    placed = sorted(ends, key=lambda end: end[0])
    ys: list[float] = []
    for y, *_ in placed:
        ys.append(max(y, ys[-1] + least) if ys else y)
    floor = _TOP + _TALL
    for k in reversed(range(len(ys))):
        ys[k] = min(ys[k], floor)
        floor = ys[k] - least
    return [(y, name, chosen) for y, (_, name, chosen) in zip(ys, placed, strict=True)]


class _Axes:
    """One pair of axes: epochs 1, 2, ... along, values from 0 to `high` up. What is higher runs along the upper edge."""

    def __init__(self, left: float, across: float, epochs: int, high: float, title: str):
        self.left, self.across = left + _LEFT, across
        self.epochs, self.high, self.title = epochs, high, title

    def x(self, epoch: float) -> float:
        return self.left + (self.across * (epoch - 1) / (self.epochs - 1) if self.epochs > 1 else self.across / 2)

    def y(self, value: float) -> float:
        return _TOP + _TALL * (1 - max(0.0, min(value / self.high, 1.0))) if math.isfinite(value) else _TOP

    def frame(self) -> str:
        parts = []
        for value in ticks(0.0, self.high, 5):
            y = self.y(value)
            parts.append(
                el("path", d=f"M{num(self.left)} {num(y)}h{num(self.across)}", stroke=SHADE, class_="tt-gridline")
            )
            parts.append(faint(self.left - 6, y + 4, f"{value:g}", size=13, anchor="end"))
        step = max(1, math.ceil(self.epochs / 8))
        for epoch in range(1, self.epochs + 1, step):
            parts.append(faint(self.x(epoch), _TOP + _TALL + 18, str(epoch), size=13))
        parts.append(rect(self.left, _TOP, self.across, _TALL, fill="none", class_="tt-frame"))
        parts.append(middle(self.left + self.across / 2, _TOP + _TALL + 36, "epoch"))
        parts.append(text(self.left, _TOP - 10, self.title))
        return "".join(parts)

    def cursor(self, epoch: int) -> str:
        d = f"M{num(self.x(epoch))} {num(_TOP)}v{num(_TALL)}"
        return el("path", d=d, stroke=INK, stroke_width=1, stroke_dasharray="1 3", class_="tt-cursor")

    def curve(self, values: list[float], style: dict[str, Any]) -> str:
        """A line through what is finite; a number that is not interrupts it."""
        d, drawing = "", False
        for epoch, value in enumerate(values, 1):
            if math.isfinite(value):
                d += f"{'L' if drawing else 'M'}{num(self.x(epoch))} {num(self.y(value))}"
            drawing = math.isfinite(value)
        return el("path", d=d, fill="none", **style) if d else ""

    def dot(self, epoch: int, value: float, style: dict[str, Any], chosen: bool) -> str:
        if not math.isfinite(value):
            return ""
        return el("circle", cx=self.x(epoch), cy=self.y(value), r=4.5 if chosen else 3.0, fill=style["stroke"],
                  class_=style["class_"].replace("tt-run ", "tt-dot "))  # fmt: skip
