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
        limit = "Memory" if k["bound"] == "memory" else "The processor"
        words += f" {limit} allows {rate(k['attainable'])}"
        if k["achieved"] is None:
            return words + "."
        share = k["achieved"] / k["attainable"]
        words += f"; measured {rate(k['achieved'])}, {share:.0%} of it."
        if share > 1.1 and k["bound"] == "memory":
            words += " More than memory allows: the numbers came out of a cache."
        return words

    def machine_words(self) -> str:
        """Where the roofs are."""
        m = self.spec["machine"]
        name = "This machine" if m["measured"] else "An example machine" if self._machine is EXAMPLE else "A machine"
        words = f"{name}: memory {m['bandwidth'] / 1e9:.3g} GB/s, peak {rate(m['peak'])} in {self.dtype}"
        return f"{words}; the roofs meet at {ratio(m['ridge'])} FLOP per byte."

    def _table(self) -> list[list[str]]:
        return [
            [k["name"], k["words"], f"{ratio(k['intensity'])} FLOP/B", k["bound"], f"roof {rate(k['attainable'])}",
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
        lines = frame.line_boxes(m)
        for k, x, y in points:
            if measured:
                top = frame.at(k["intensity"], k["attainable"])[1]
                lines.append((x - 2, min(y, top), x + 2, max(y, top)))
                parts.append(el("path", d=f"M{num(x)} {num(y)}V{num(top)}", stroke=INK, stroke_width=1,
                                stroke_dasharray="2 3", class_="tt-gap"))  # fmt: skip
        parts += [_dot(x, y, k["name"] == self.kernel) for k, x, y in points]
        parts += _names(points, self.kernel, lines)
        title = f"Roofline of {self.side} x {self.side} {self.dtype}"
        return document(WIDTH, HEIGHT, title, f"{self.sentence()} {self.machine_words()}", *parts, live=live)


def _dot(x: float, y: float, chosen: bool) -> str:
    return el("circle", cx=x, cy=y, r=7.0 if chosen else 4.5, fill=INK if chosen else "#FFFFFF", stroke=INK,
              stroke_width=1.75, class_="tt-dot tt-filled" if chosen else "tt-dot")  # fmt: skip


Box = tuple[float, float, float, float]  # left, top, right, bottom


def _names(points: list[tuple[dict[str, Any], float, float]], chosen: str, lines: list[Box]) -> list[str]:
    """The name of each point beside it, where it covers no other name, no point and no line."""
    taken = [*lines, *((x - 8, y - 8, x + 8, y + 8) for _, x, y in points)]
    parts = []
    for k, x, y in sorted(points, key=lambda point: -point[2]):
        left, row = _free_place(width_of(k["name"]), x, y, taken)
        taken.append(_name_box(left, row, width_of(k["name"])))
        parts.append(text(left, row, k["name"], font_weight="bold" if k["name"] == chosen else None))
    return parts


def _free_place(wide: float, x: float, y: float, taken: list[Box]) -> tuple[float, float]:
    """Left end and baseline: beside the point, else further and further above or below it."""
    found = x - 11 - wide, y - 6.0
    for away in range(0, 200, 4):
        for row in (y + 5 - away, y + 5 + away):
            for left in (x - 12 - wide, x + 12):
                box = _name_box(left, row, wide)
                inside = left > _LEFT and left + wide < WIDTH - _RIGHT and _TOP + 12 < row < HEIGHT - _BOTTOM - 4
                if inside and not any(
                    box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]
                    for other in taken
                ):
                    return left, row
    return found


def _name_box(left: float, row: float, wide: float) -> Box:
    return left, row - 12, left + wide, row + 4


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
        return "".join(parts) + _legend(machine)

    def line_boxes(self, machine: Mapping[str, Any]) -> list[Box]:
        """Where the two roofs are, in small boxes; and the legend."""
        boxes: list[Box] = [(_KEY_LEFT, _KEY_TOP, float(WIDTH), float(HEIGHT))]
        for step in range(201):
            intensity = _LOW * (_HIGH / _LOW) ** (step / 200)
            flops = min(machine["peak"], intensity * machine["bandwidth"])
            x, y = self.at(intensity, max(flops, self.low))
            boxes.append((x - 3, y - 3, x + 3, y + 3))
        return boxes


_KEY_LEFT, _KEY_TOP = 640.0, HEIGHT - _BOTTOM - 84.0


def _legend(machine: Mapping[str, Any]) -> str:
    """What the two lines are, in the corner that stays empty: few operations per second from few bytes."""
    rows = (
        (PALETTE[4][0], None, 3, "tt-line tt-slope-line", f"memory {machine['bandwidth'] / 1e9:.3g} GB/s"),
        (PALETTE[5][0], "9 4", 3, "tt-line tt-peak", f"peak {rate(machine['peak'])}"),
        (INK, "1 4", 1, "tt-gap", f"they meet at {ratio(machine['ridge'])} FLOP/B"),
    )
    parts = [rect(_KEY_LEFT, _KEY_TOP, WIDTH - _RIGHT - 10 - _KEY_LEFT, 74, class_="tt-box")]
    for i, (stroke, dash, width, class_, words) in enumerate(rows):
        y = _KEY_TOP + 17 + 21 * i
        d = f"M{num(_KEY_LEFT + 10)} {num(y)}h32"
        parts.append(el("path", d=d, stroke=stroke, stroke_width=width, stroke_dasharray=dash, class_=class_))
        parts.append(text(_KEY_LEFT + 52, y + 5, words))
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
