"""A dispatch table as it changes: one row for each key, one column for each moment, and the cells that changed marked."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tinytensor.introspect import computed_table
from tinytensor_lessons.mode import SOLO, mode

# Okabe and Ito's colours, as a breath over the page's own ground; the words say the same.
_TINTS = {
    "kernel": "#0072B2",
    "default backend kernel": "#56B4E9",
    "math kernel": "#E69F00",
    "autograd kernel": "#009E73",
    "backend fallback": "#999999",
    "ambiguous autogradother": "#D55E00",
}
_CHANGED = "*"
_CELL = "text-align:left;padding:4px 14px 4px 8px;color:var(--jp-content-font-color1,#111)"


class TableGrid:
    """The reasons of an operator's entries at some keys: `column(title)` adds what they are now.

    Args:
        op: the operator's name, `"aten::mm"`.
        keys: names of dispatch keys, one for each row.
    """

    def __init__(self, op: str, keys: Sequence[str]) -> None:
        self.op, self.keys = op, tuple(keys)
        self.titles: list[str] = []
        self.columns: list[dict[str, str]] = []

    def column(self, title: str) -> TableGrid:
        """Read the table as it is now."""
        rows = {row["key"]: row["reason"] for row in computed_table(self.op)["rows"]}
        self.titles.append(title)
        self.columns.append({key: rows[key] for key in self.keys})
        return self

    def changed(self, place: int, key: str) -> bool:
        """Whether an entry is another one than in the column before."""
        return place > 0 and self.columns[place][key] != self.columns[place - 1][key]

    def __repr__(self) -> str:
        rows = [("", *self.titles)]
        for key in self.keys:
            cells = [column[key] + _CHANGED * self.changed(place, key) for place, column in enumerate(self.columns)]
            rows.append((key, *cells))
        widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
        lines = ["  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows]
        return "\n".join(line.rstrip() for line in [f"{self.op}   ({_CHANGED} changed)", *lines])

    def html(self) -> str:
        head = "".join(f'<th scope="col" style="{_CELL}">{escape(title)}</th>' for title in ("key", *self.titles))
        body = ""
        for key in self.keys:
            cells = "".join(self._cell(place, key) for place in range(len(self.columns)))
            body += f'<tr><th scope="row" style="{_CELL}">{escape(key)}</th>{cells}</tr>'
        caption = f'<caption style="{_CELL};caption-side:top">{escape(self.op)}: why each kernel is there. '
        caption += "A cell in bold with an arrow has changed.</caption>"
        return f'<table style="border-collapse:collapse;font-size:inherit">{caption}<tr>{head}</tr>{body}</table>'

    def _cell(self, place: int, key: str) -> str:
        reason, changed = self.columns[place][key], self.changed(place, key)
        tint = f"background:color-mix(in srgb,{_TINTS.get(reason, '#999999')} 22%,transparent)"
        text = f'<strong><span aria-hidden="true">\N{RIGHTWARDS ARROW} </span>{escape(reason)}</strong>'
        return f'<td style="{_CELL};{tint}">{text if changed else escape(reason)}</td>'

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        bundle = {"text/plain": repr(self)}
        return bundle | {"text/html": self.html()} if mode() == SOLO else bundle
