"""Curves and points in the notebooks: matplotlib, drawn to the same SVG every time, with a table as text.

On a page the picture has no ground of its own, and its words have the colour of the page's text, so that it is at home
in a light and in a dark theme. In print it is black on white.

matplotlib is imported when the first picture is drawn: it is in the extra `lab` only, and checks do not need it.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple

from tinytensor_lessons.mode import SOLO, mode

# Okabe and Ito's colours; each curve has a dash of its own as well.
_COLORS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7")
_INK, _FAINT = "#010203", "#040506"  # stand for the colour of the page's text, and for a breath of it
_SETTINGS: dict[Any, Any] = {
    "svg.hashsalt": "tinytensor", "svg.fonttype": "path", "font.size": 11, "text.color": _INK,
    "axes.labelcolor": _INK, "axes.edgecolor": _INK, "xtick.color": _INK, "ytick.color": _INK,
}  # fmt: skip


class _Curve(NamedTuple):
    kind: str
    name: str
    xs: list[float]
    ys: list[float]
    dash: str


class Plot:
    """One pair of axes with a title and the units of both.

    >>> plot = Plot("Speed", "time (s)", "distance (m)")
    >>> plot.steps("walking", [0, 1, 2])
    >>> print(plot)
    Speed
      time (s) from 0, distance (m)
      walking: 0, 1, 2
    """

    def __init__(self, title: str, x: str, y: str) -> None:
        self.title, self.x, self.y = title, x, y
        self._curves: list[_Curve] = []

    def steps(self, name: str, values: Sequence[float], dash: str = "-") -> None:
        """A curve of values that change at 0, 1, 2, ... and stay in between."""
        self._curves.append(_Curve("steps", name, list(range(len(values))), list(values), dash))

    def line(self, name: str, xs: Sequence[float], ys: Sequence[float], dash: str = "-") -> None:
        """A curve through these points."""
        self._curves.append(_Curve("line", name, list(xs), list(ys), dash))

    def points(self, name: str, xs: Sequence[float], ys: Sequence[float]) -> None:
        """Points that are not joined."""
        self._curves.append(_Curve("points", name, list(xs), list(ys), "o"))

    def __repr__(self) -> str:
        if all(curve.kind == "steps" for curve in self._curves):
            lines = [f"{curve.name}: {', '.join(f'{v:g}' for v in curve.ys)}" for curve in self._curves]
            return "\n  ".join([self.title, f"{self.x} from 0, {self.y}", *lines])
        lines = [f"{curve.name}: {_pairs(curve)}" for curve in self._curves]
        return "\n  ".join([self.title, f"({self.x}, {self.y})", *lines])

    def svg(self, ink: str = "#111111", faint: str = "#DDDDDD", ground: str = "white") -> str:
        """The picture, with a title and a description for those who do not see it."""
        import matplotlib  # optional and slow to import
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure

        with matplotlib.rc_context(_SETTINGS):
            figure = Figure(figsize=(8, 4), facecolor="none", layout="tight")
            axes = figure.add_subplot(facecolor="none")
            for color, curve in zip(_COLORS, self._curves, strict=False):
                if curve.kind == "steps":
                    axes.step(curve.xs, curve.ys, curve.dash, where="post", color=color, linewidth=2, label=curve.name)
                else:
                    axes.plot(curve.xs, curve.ys, curve.dash, color=color, linewidth=2, label=curve.name)
            axes.set(title=self.title, xlabel=self.x, ylabel=self.y)
            if all(curve.kind == "steps" for curve in self._curves):
                axes.set_ylim(bottom=0)
            axes.grid(color=_FAINT)
            axes.set_axisbelow(True)
            axes.legend(facecolor="none", edgecolor=_FAINT)
            file = io.StringIO()
            FigureCanvasSVG(figure).print_svg(file, metadata={"Date": None, "Creator": None, "Title": self.title})
        picture = file.getvalue()
        picture = picture[picture.index("<svg") :].replace(_INK, ink).replace(_FAINT, faint)
        return picture.replace("<svg ", f'<svg style="background:{ground}" ', 1)

    def html(self) -> str:
        """The picture in the colours of the page that it stands on."""
        picture = self.svg("currentColor", "color-mix(in srgb, currentColor 20%, transparent)", "none")
        color = "color:var(--jp-content-font-color1,inherit);max-width:800px"
        return f'<div role="img" aria-label="{escape(repr(self))}" style="{color}">{picture}</div>'

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        bundle = {"text/plain": repr(self), "image/svg+xml": self.svg()}
        return bundle | {"text/html": self.html()} if mode() == SOLO else bundle


def _pairs(curve: _Curve) -> str:
    """The points as text; of many a dozen, evenly chosen."""
    step = max(1, len(curve.xs) // 12)
    chosen = list(zip(curve.xs, curve.ys, strict=True))[::step]
    return ", ".join(f"({x:.3g}, {y:.3g})" for x, y in chosen)
