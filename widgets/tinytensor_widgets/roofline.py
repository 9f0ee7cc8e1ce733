"""`roofline("add", side=1024)`: how fast a kernel may run on this machine, and how fast it runs.

Across, the operations that a kernel does for each byte it moves; up, the operations it does in a second. The slope is what
memory allows, the flat roof what the processor allows, both measured; every kernel is a point under them. Lists choose
the kernel, the size and the dtype.

Where a page has to be the same on every machine (the mode "static"), nothing is measured: the roofs are those of an example
machine of round numbers, and the points say what its roofs allow.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import traitlets

from tinytensor import introspect
from tinytensor.introspect.roofline import DTYPES, EXAMPLE, KERNELS, SIDES
from tinytensor_widgets._base import Widget, mode
from tinytensor_widgets._svg import INK, PALETTE, SHADE, document, el, faint, middle, num, rect, text, width_of

WIDTH, HEIGHT = 920, 430
_LEFT, _RIGHT, _TOP, _BOTTOM = 74, 14, 34, 50
_LOW, _HIGH = 1 / 32, 1024  # operations per byte at the ends of the axis
_ROW = 17  # between the names of two points

_KEYS = [
    ["Tab", "to the next list"],
    ["[ and ]", "the entry before, the entry after"],
    ["arrow keys", "the same, by the browser"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
_WORDS = {"keys": "Keys", "kernel": "kernel", "side": "numbers", "dtype": "dtype", "caption": "The kernels"}


def roofline(
    kernel: str = "add", side: int = 1024, dtype: str = "float32", *, machine: Mapping[str, Any] | None = None
) -> Roofline:
    """Draw the roofline of this machine with `kernel` marked, for `side * side` numbers of this dtype.

    `machine` gives the roofs, {"bandwidth": bytes/s, "peak": {dtype: flop/s}}; then nothing is measured.
    """
    return Roofline(kernel, side, dtype, EXAMPLE if machine is None and mode() != "live" else machine)


class Roofline(Widget):
    """The widget. `kernel`, `side` and `dtype` are what the lists hold; `spec` is what `introspect.roofline` says."""

    kernel = traitlets.Enum(KERNELS, KERNELS[0]).tag(sync=True)
    side = traitlets.Enum(SIDES, 1024).tag(sync=True)
    dtype = traitlets.Enum(DTYPES, DTYPES[0]).tag(sync=True)
    spec: Any = traitlets.Dict()
    _choices = traitlets.Dict().tag(sync=True)  # trait -> [[value, what the list calls it], ...]
    _caption = traitlets.Unicode().tag(sync=True)
    _rows: Any = traitlets.List().tag(sync=True)

    def __init__(self, kernel: str, side: int, dtype: str, machine: Mapping[str, Any] | None):
        self._machine = machine
        choices = {
            "kernel": [[name, name] for name in KERNELS],
            "side": [[n, f"{n * n:,} ({n} x {n})"] for n in SIDES],
            "dtype": [[name, name] for name in DTYPES],
        }
        super().__init__(kernel=kernel, side=side, dtype=dtype, _choices=choices, _words=_WORDS, _keys=_KEYS)
        self._redraw()

    @traitlets.observe("kernel", "side", "dtype")
    def _redraw(self, change: Any = None) -> None:
        if not self._choices:
            return
        if not self.spec or (self.spec["side"], self.spec["dtype"]) != (self.side, self.dtype):
            self.spec = introspect.roofline(self.side, self.dtype, self._machine)
        with self.hold_sync():
            self._rows = self._table()
            self._caption = self.sentence()
            self._svg = self._draw(live=True)

    @property
    def chosen(self) -> dict[str, Any]:
        """The entry of the chosen kernel."""
        return next(each for each in self.spec["kernels"] if each["name"] == self.kernel)

    # -- words

    def sentence(self) -> str:
        """What the picture says of the chosen kernel."""
        k = self.chosen
        size = f"{self.side} x {self.side} {self.dtype}"
        words = f"{self.kernel}, {size}: {ratio(k['intensity'])} FLOP per byte, {k['bound']}-bound."
        limit = "memory" if k["bound"] == "memory" else "the processor"
        words += f" At most {rate(k['attainable'])} here, because of {limit}"
        if k["achieved"] is None:
            return words + "."
        share = k["achieved"] / k["attainable"]
        words += f"; measured {rate(k['achieved'])}, {share:.0%} of it."
        if share > 1.1 and k["bound"] == "memory":
            words += " That is above the slope: the numbers came out of a cache."
        return words

    def machine_words(self) -> str:
        """Where the roofs are."""
        m = self.spec["machine"]
        name = "This machine" if m["measured"] else "An example machine" if self._machine is EXAMPLE else "A machine"
        words = f"{name}: memory {m['bandwidth'] / 1e9:.3g} GB/s, peak {rate(m['peak'])} in {self.dtype}"
        return f"{words}; the roofs meet at {ratio(m['ridge'])} FLOP per byte."

    def _table(self) -> list[list[str]]:
        return [
            [k["name"], k["words"], f"{ratio(k['intensity'])} FLOP/B", k["bound"], f"at most {rate(k['attainable'])}",
             "not measured" if k["achieved"] is None else f"measured {rate(k['achieved'])}"]
            for k in self.spec["kernels"]
        ]  # fmt: skip

    def text(self) -> str:
        rows = self._table()
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [self.sentence(), self.machine_words()]
        for row in rows:
            cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            lines.append(("* " if row[0] == self.kernel else "  ") + "  ".join(cells).rstrip())
        return "\n".join(lines)

    # -- picture

    def svg(self) -> str:
        return self._draw(live=False)

    def _draw(self, live: bool) -> str:
        m, kernels = self.spec["machine"], self.spec["kernels"]
        rates = [k["achieved"] or k["attainable"] for k in kernels]
        frame = _Frame(min(*rates, _LOW * m["bandwidth"]), max(*rates, m["peak"]))
        parts = [frame.axes(), frame.roofs(m)]
        measured = m["measured"]
        points = [(k, *frame.at(k["intensity"], k["achieved"] or k["attainable"])) for k in kernels]
        for k, x, y in points:
            if measured:
                top = frame.at(k["intensity"], k["attainable"])[1]
                parts.append(el("path", d=f"M{num(x)} {num(y)}V{num(top)}", stroke=INK, stroke_width=1,
                                stroke_dasharray="2 3", class_="tt-gap"))  # fmt: skip
        parts += [_dot(x, y, k["name"] == self.kernel) for k, x, y in points]
        parts += _names(points, self.kernel)
        title = f"Roofline of {self.side} x {self.side} {self.dtype}"
        return document(WIDTH, HEIGHT, title, f"{self.sentence()} {self.machine_words()}", *parts, live=live)


def _dot(x: float, y: float, chosen: bool) -> str:
    return el("circle", cx=x, cy=y, r=7.0 if chosen else 4.5, fill=INK if chosen else "#FFFFFF", stroke=INK,
              stroke_width=1.75, class_="tt-dot tt-filled" if chosen else "tt-dot")  # fmt: skip


def _names(points: list[tuple[dict[str, Any], float, float]], chosen: str) -> list[str]:
    """The name of each point to its right, or to its left at the end of the axis; moved up where it would cover another."""
    taken: list[tuple[float, float, float]] = []
    parts = []
    for k, x, y in sorted(points, key=lambda point: -point[2]):
        wide = width_of(k["name"])
        left = x + 12 if x + 12 + wide < WIDTH - _RIGHT else x - 12 - wide
        row = y + 5
        while any(abs(row - other) < _ROW and left < end and start < left + wide for start, end, other in taken):
            row -= 1
        taken.append((left, left + wide, row))
        weight = "bold" if k["name"] == chosen else None
        parts.append(text(left, row, k["name"], font_weight=weight))
    return parts


class _Frame:
    """Axes of powers: operations per byte across, operations per second up."""

    def __init__(self, lowest: float, highest: float):
        self.low = 10.0 ** math.floor(math.log10(lowest))
        self.high = 10.0 ** math.ceil(math.log10(highest * 1.3))

    def at(self, intensity: float, flops: float) -> tuple[float, float]:
        """Where a point is in the picture, in which y points down."""
        across = math.log(intensity / _LOW) / math.log(_HIGH / _LOW)
        up = math.log(flops / self.low) / math.log(self.high / self.low)
        return _LEFT + across * (WIDTH - _LEFT - _RIGHT), HEIGHT - _BOTTOM - up * (HEIGHT - _TOP - _BOTTOM)

    def axes(self) -> str:
        parts = []
        bottom, right = HEIGHT - _BOTTOM, WIDTH - _RIGHT
        for power in range(-4, 10, 2):
            x = self.at(2.0**power, self.low)[0]
            parts.append(el("path", d=f"M{num(x)} {_TOP}V{bottom}", stroke=SHADE, class_="tt-gridline"))
            parts.append(faint(x, bottom + 19, f"1/{2**-power}" if power < 0 else f"{2**power}", size=13))
        value = self.low
        while value <= self.high * 1.001:
            y = self.at(1.0, value)[1]
            parts.append(el("path", d=f"M{_LEFT} {num(y)}H{right}", stroke=SHADE, class_="tt-gridline"))
            parts.append(faint(_LEFT - 8, y + 5, f"{value / 1e9:g}", size=13, anchor="end"))
            value *= 10
        parts.append(rect(_LEFT, _TOP, right - _LEFT, bottom - _TOP, fill="none", class_="tt-frame"))
        parts.append(middle((_LEFT + right) / 2, HEIGHT - 8, "operations per byte moved (FLOP/B)"))
        parts.append(text(6, 20, "billion operations per second (GFLOP/s)"))
        return "".join(parts)

    def roofs(self, machine: Mapping[str, Any]) -> str:
        """The slope of memory, the roof of the processor, and where they meet."""
        ridge, peak, bandwidth = machine["ridge"], machine["peak"], machine["bandwidth"]
        # The slope begins where it enters the frame.
        start = max(_LOW, self.low / bandwidth)
        corner = min(max(ridge, start), _HIGH)
        x0, y0 = self.at(start, start * bandwidth)
        x1, y1 = self.at(corner, min(corner * bandwidth, peak))
        x2 = WIDTH - _RIGHT
        parts = [
            el("path", d=f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}", fill="none", stroke=PALETTE[4][0], stroke_width=3,
               class_="tt-line tt-slope-line"),
            el("path", d=f"M{num(x1)} {num(y1)}H{num(x2)}", fill="none", stroke=PALETTE[5][0], stroke_width=3,
               stroke_dasharray="9 4", class_="tt-line tt-peak"),
            el("path", d=f"M{num(x1)} {num(y1)}V{HEIGHT - _BOTTOM}", stroke=INK, stroke_width=1, stroke_dasharray="1 4",
               class_="tt-gap"),
        ]  # fmt: skip
        words = f"peak {rate(peak)}"
        parts.append(text(x2 - width_of(words) - 6, y1 - 8, words))
        words = f"memory {bandwidth / 1e9:.3g} GB/s"
        parts.append(text(max(_LEFT + 6, (x0 + x1) / 2 - width_of(words) - 14), (y0 + y1) / 2 - 10, words))
        words = f"they meet at {ratio(ridge)}"
        parts.append(text(x1 + 8, HEIGHT - _BOTTOM - 10, words))
        return "".join(parts)


def rate(flops: float) -> str:
    """Operations per second with a unit.

    >>> rate(64e9), rate(1.234e9), rate(5.6e6)
    ('64 GFLOP/s', '1.23 GFLOP/s', '5.6 MFLOP/s')
    """
    for unit, size in (("T", 1e12), ("G", 1e9), ("M", 1e6)):
        if flops >= size or unit == "M":
            return f"{flops / size:.3g} {unit}FLOP/s"
    raise AssertionError


def ratio(value: float) -> str:
    """A number of operations per byte: three digits.

    >>> ratio(1 / 12), ratio(170.666), ratio(1 / 4)
    ('0.0833', '171', '0.25')
    """
    return f"{value:.3g}"
