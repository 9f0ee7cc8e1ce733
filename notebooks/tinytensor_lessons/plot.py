"""Curves in the notebooks: matplotlib, drawn to the same SVG every time, on white in every theme, with a table as text.

matplotlib is imported when the first picture is drawn: it is in the extra `lab` only, and checks do not need it.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

# Okabe and Ito's colours; each curve has a dash of its own as well.
_COLORS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7")
_SETTINGS: dict[Any, Any] = {"svg.hashsalt": "tinytensor", "svg.fonttype": "path", "font.size": 11}


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
        self._curves: list[tuple[str, list[float], str]] = []

    def steps(self, name: str, values: Sequence[float], dash: str = "-") -> None:
        """A curve of values that change at 0, 1, 2, ... and stay in between."""
        self._curves.append((name, list(values), dash))

    def __repr__(self) -> str:
        lines = [f"{name}: {', '.join(f'{v:g}' for v in values)}" for name, values, _ in self._curves]
        return "\n  ".join([self.title, f"{self.x} from 0, {self.y}", *lines])

    def svg(self) -> str:
        """The picture, with a title and a description for those who do not see it."""
        import matplotlib  # optional and slow to import
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure

        with matplotlib.rc_context(_SETTINGS):
            figure = Figure(figsize=(8, 4), facecolor="white", layout="tight")
            axes = figure.add_subplot()
            for color, (name, values, dash) in zip(_COLORS, self._curves, strict=False):
                axes.step(range(len(values)), values, dash, where="post", color=color, linewidth=2, label=name)
            axes.set(title=self.title, xlabel=self.x, ylabel=self.y)
            axes.set_ylim(bottom=0)
            axes.grid(color="#DDDDDD")
            axes.set_axisbelow(True)
            axes.legend()
            file = io.StringIO()
            FigureCanvasSVG(figure).print_svg(file, metadata={"Date": None, "Creator": None, "Title": self.title})
        picture = file.getvalue()
        return picture[picture.index("<svg") :]

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": repr(self), "image/svg+xml": self.svg()}
