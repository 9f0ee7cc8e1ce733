"""`slope_plot(f, x=2.0, eps=0.1)`: a slope as the limit of a secant.

The function, the secants of the forward and the central difference, and the tangent where the derivative is known; two
sliders move the point and shrink the step. Below stands by how much each estimate misses.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import traitlets

from tinytensor_widgets._base import Widget
from tinytensor_widgets._svg import INK, PALETTE, SHADE, document, el, faint, middle, num, rect, text

Function = Callable[[float], Any]

WIDTH, HEIGHT = 920, 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 66, 12, 16, 44
_SAMPLES = 121

_KEYS = [
    ["Tab", "to the next slider"],
    ["[ and ]", "a smaller, a larger step eps; on the slider of x, move x"],
    ["Home, End", "to the ends of a slider"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
# Each line has a colour, a dash, a width and a name of its own.
_STYLES = {
    "f": (INK, None, 2, "f"),
    "forward": (PALETTE[5][0], "7 4", 2, "forward difference"),
    "central": (PALETTE[4][0], "2 3", 2.5, "central difference"),
    "tangent": (PALETTE[3][0], None, 7, "tangent"),
}


def slope_plot(
    f: Function, x: float = 1.0, eps: float = 0.1, *, derivative: Function | None = None, span: float | None = None
) -> SlopePlot:
    """Plot `f` around `x` with the secants of step `eps`. `span` is the half width of the plot."""
    return SlopePlot(f, float(x), float(eps), derivative, span)


class SlopePlot(Widget):
    """The widget. `x` and `eps` are what the sliders hold; `forward`, `central`, `exact` the slopes."""

    x = traitlets.Float(1.0).tag(sync=True)
    eps = traitlets.Float(0.1).tag(sync=True)
    _range: Any = traitlets.List().tag(sync=True)
    _caption = traitlets.Unicode().tag(sync=True)
    _rows: Any = traitlets.List().tag(sync=True)

    def __init__(self, f: Function, x: float, eps: float, derivative: Function | None, span: float | None):
        self._f, self._derivative = f, derivative
        half = span if span is not None else max(1.0, abs(x) / 2, 1.5 * eps)
        words = {"keys": "Keys", "x": "x", "eps": "eps", "caption": "Slopes at x"}
        super().__init__(x=x, eps=eps, _range=[x - half, x + half], _words=words, _keys=_KEYS)
        self._redraw()

    @property
    def forward(self) -> float:
        """(f(x + eps) - f(x)) / eps"""
        return (self._value(self.x + self.eps) - self._value(self.x)) / self.eps

    @property
    def central(self) -> float:
        """(f(x + eps) - f(x - eps)) / (2 * eps)"""
        return (self._value(self.x + self.eps) - self._value(self.x - self.eps)) / (2 * self.eps)

    @property
    def exact(self) -> float | None:
        """The derivative at x, or None if `slope_plot` was not given one."""
        return None if self._derivative is None else float(self._derivative(self.x))

    def _value(self, x: float) -> float:
        """f(x), or nan where there is no real value. What is nan is not drawn."""
        try:
            value = self._f(x)
            return math.nan if isinstance(value, complex) else float(value)
        except (ArithmeticError, ValueError):  # outside the function's domain, as is a complex result
            return math.nan

    @traitlets.validate("eps")
    def _positive(self, proposal: Any) -> float:
        return min(max(proposal.value, 1e-8), 1e8)

    @traitlets.observe("x", "eps")
    def _redraw(self, change: Any = None) -> None:
        if not self._range:
            return
        self._rows = self._table()
        self._caption = self._sentence()
        self._svg = self._draw(live=True)

    # -- words

    def _table(self) -> list[list[str]]:
        exact = self.exact
        rows: list[tuple[str, float]] = [
            ("forward (f(x+eps) - f(x)) / eps", self.forward),
            ("central (f(x+eps) - f(x-eps)) / (2*eps)", self.central),
        ]
        if exact is not None:
            rows.append(("derivative", exact))
        return [
            [name, f"{slope:.8g}", "" if exact is None or name == "derivative" else f"off by {slope - exact:.3g}"]
            for name, slope in rows
        ]  # fmt: skip

    def _sentence(self) -> str:
        words = f"x = {self.x:.6g}, eps = {self.eps:.3g}: forward {self.forward:.8g}, central {self.central:.8g}"
        return words if self.exact is None else f"{words}, derivative {self.exact:.8g}"

    def text(self) -> str:
        low, high = self._range
        lines = [self._sentence()]
        lines += [
            "  " + name.ljust(42) + slope.rjust(14) + ("  " + off if off else "") for name, slope, off in self._rows
        ]
        lines.append("  x".ljust(14) + "f(x)")
        lines += [f"  {x:<12.5g}{self._value(x):.8g}" for x in (low + (high - low) * i / 8 for i in range(9))]
        return "\n".join(lines)

    # -- picture

    def svg(self) -> str:
        return self._draw(live=False)

    def _draw(self, live: bool) -> str:
        low, high = self._range
        xs = [low + (high - low) * i / (_SAMPLES - 1) for i in range(_SAMPLES)]
        points = [(x, y) for x in xs if math.isfinite(y := self._value(x))]
        if not points:
            points = [(self.x, 0.0)]
        # The axis of y shows the curve and the points of the secants; the lines themselves are cut off at the frame.
        marked = [self._value(p) for p in (self.x, self.x - self.eps, self.x + self.eps) if low <= p <= high]
        ys = [y for _, y in points] + [y for y in marked if math.isfinite(y)]
        bottom, top = min(ys), max(ys)
        pad = (top - bottom) * 0.06 or 1.0
        frame = _Frame(low, high, bottom - pad, top + pad)
        parts = [frame.axes()]
        parts.append(frame.curve(points, "f"))
        y = self._value(self.x)
        ahead, behind = self._value(self.x + self.eps), self._value(self.x - self.eps)
        if self.exact is not None:  # first and broad: the central difference mostly lies on it
            parts.append(frame.line(self.x, y, self.exact, "tangent"))
        parts.append(frame.line(self.x, y, self.forward, "forward"))
        parts.append(frame.line(self.x - self.eps, behind, self.central, "central"))
        parts += [
            frame.dot(self.x, y, 5, filled=True),
            frame.dot(self.x + self.eps, ahead, 4),
            frame.dot(self.x - self.eps, behind, 4),
        ]
        kinds = ["f", "forward", "central"] + (["tangent"] if self.exact is not None else [])
        parts.append(frame.legend(kinds))
        title = f"Slope at x = {self.x:.6g} with eps = {self.eps:.3g}"
        return document(WIDTH, HEIGHT, title, self._sentence(), *parts, live=live)


class _Frame:
    """Axes, and what is drawn in them."""

    def __init__(self, low: float, high: float, bottom: float, top: float):
        self.low, self.high, self.bottom, self.top = low, high, bottom, top

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the plane is in the picture, in which y points down."""
        across = (x - self.low) / (self.high - self.low)
        up = (y - self.bottom) / (self.top - self.bottom)
        return _LEFT + across * (WIDTH - _LEFT - _RIGHT), HEIGHT - _BOTTOM - up * (HEIGHT - _TOP - _BOTTOM)

    def axes(self) -> str:
        parts = []
        for x in ticks(self.low, self.high):
            px = self.at(x, self.bottom)[0]
            parts.append(el("path", d=f"M{num(px)} {_TOP}V{HEIGHT - _BOTTOM}", stroke=SHADE, class_="tt-gridline"))
            parts.append(faint(px, HEIGHT - _BOTTOM + 18, f"{x:.6g}", size=13))
        for y in ticks(self.bottom, self.top):
            py = self.at(self.low, y)[1]
            parts.append(el("path", d=f"M{_LEFT} {num(py)}H{WIDTH - _RIGHT}", stroke=SHADE, class_="tt-gridline"))
            parts.append(faint(_LEFT - 8, py + 4, f"{y:.6g}", size=13, anchor="end"))
        parts.append(rect(_LEFT, _TOP, WIDTH - _LEFT - _RIGHT, HEIGHT - _TOP - _BOTTOM, fill="none", class_="tt-frame"))
        parts.append(middle((_LEFT + WIDTH) / 2, HEIGHT - 6, "x"))
        parts.append(text(_LEFT + 6, _TOP + 14, "f(x)"))
        return "".join(parts)

    def curve(self, points: list[tuple[float, float]], kind: str) -> str:
        stroke, dash, width, _ = _STYLES[kind]
        d = "M" + "L".join(f"{num(px)} {num(py)}" for px, py in (self.at(x, y) for x, y in points))
        return el("path", d=d, fill="none", stroke=stroke, stroke_width=width, stroke_dasharray=dash,
                  class_=f"tt-line tt-{kind}")  # fmt: skip

    def line(self, x: float, y: float, slope: float, kind: str) -> str:
        """A straight line through a point, cut off at the frame."""
        if not (math.isfinite(y) and math.isfinite(slope)):
            return ""
        ends = [self.low, self.high]
        # Of a sloping line the part between its crossings with the lower and the upper edge is inside.
        if slope:
            crossings = sorted(x + (edge - y) / slope for edge in (self.bottom, self.top))
            ends = [max(ends[0], crossings[0]), min(ends[1], crossings[1])]
        if ends[0] >= ends[1]:
            return ""
        return self.curve([(end, y + slope * (end - x)) for end in ends], kind)

    def dot(self, x: float, y: float, radius: int, filled: bool = False) -> str:
        if not (math.isfinite(y) and self.low <= x <= self.high):
            return ""
        px, py = self.at(x, y)
        fill = INK if filled else "#FFFFFF"
        return el("circle", cx=px, cy=py, r=radius, fill=fill, stroke=INK, stroke_width=1.5,
                  class_="tt-dot tt-filled" if filled else "tt-dot")  # fmt: skip

    def legend(self, kinds: list[str]) -> str:
        x, y = _LEFT + 60, _TOP + 6
        parts = [rect(x - 8, y - 2, 210, 20 * len(kinds) + 8, fill="#FFFFFF", class_="tt-box")]
        for i, kind in enumerate(kinds):
            stroke, dash, width, words = _STYLES[kind]
            row = y + 12 + 20 * i
            d = f"M{x} {row}h36"
            parts.append(el("path", d=d, stroke=stroke, stroke_width=width, stroke_dasharray=dash,
                            class_=f"tt-line tt-{kind}"))  # fmt: skip
            parts.append(text(x + 44, row + 4, words))
        return "".join(parts)


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers (1, 2 or 5 times a power of ten) in an interval.

    >>> ticks(0.2, 3.1)
    [0.5, 1.0, 1.5, 2.0, 2.5, 3.0]
    """
    # The smallest round step that gives no more than `about` intervals. Rounding removes errors such as 0.30000000000000004.
    raw = (high - low) / about
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(m * power for m in (1, 2, 5, 10) if m * power >= raw)
    first = math.ceil(low / step)
    return [round((first + i) * step, 12) for i in range(math.floor(high / step) - first + 1)]
