"""What a learner sees under a cell: plain text for every reader, HTML for JupyterLab.

A Panel is data; both forms are drawn from it and say the same. Status is told by a word, then by a mark, then by the
colour of the border, so that no one of them is needed. Colours of text and ground are JupyterLab's own variables.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from tinytensor_lessons.mode import SOLO, mode

PASS, FAIL, BLANK, NOTE = "pass", "fail", "blank", "note"

# Okabe-Ito colours; the marks are for the eye only, the words carry the meaning.
_BORDER = {PASS: "#009E73", FAIL: "#D55E00", BLANK: "#767676", NOTE: "#0072B2"}
_MARK = {
    PASS: "\N{CHECK MARK}",
    FAIL: "\N{BALLOT X}",
    BLANK: "\N{WHITE CIRCLE}",
    NOTE: "\N{BLACK RIGHT-POINTING TRIANGLE}",
}
_GROUND = "var(--jp-layout-color1,#fff)"
_TEXT = "var(--jp-content-font-color1,#111)"
_CODE = "font-family:var(--jp-code-font-family,monospace);font-size:0.95em;background:transparent;color:inherit"
_GRID = "display:grid;grid-template-columns:max-content minmax(0,1fr);gap:2px 12px;margin-top:4px"
_SHORT = 12  # letters of a cell that is kept on one line


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a panel: a label and a text. Code is set in a fixed-width face, with its line breaks."""

    label: str
    text: str
    code: bool = False


@dataclass(frozen=True)
class Panel:
    """A titled box of rows, optionally with a table."""

    status: str
    title: str
    detail: str = ""
    rows: tuple[Row, ...] = ()
    head: tuple[str, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()

    def text(self) -> str:
        lines = [self.title + (f"  ({self.detail})" if self.detail else "")]
        width = max((len(row.label) for row in self.rows if row.code), default=0)
        for row in self.rows:
            first, *rest = row.text.split("\n")
            if row.code:
                lines.append(f"  {row.label:<{width}}  {first}")
                lines += [" " * (width + 4) + line for line in rest]
            else:
                lines.append(f"  {row.label}: {row.text}" if row.label else f"  {row.text}")
        if self.table:
            lines += _text_table(self.head, self.table)
        return "\n".join(line.rstrip() for line in lines)

    def html(self) -> str:
        border = _BORDER[self.status]
        parts = [
            f'<div role="group" aria-label="{escape(self.title)}" style="border-left:6px solid {border};'
            f"border-radius:4px;padding:8px 14px;margin:4px 0;line-height:1.5;color:{_TEXT};"
            # A breath of the border's colour over JupyterLab's own ground; without color-mix the ground alone.
            f"background:{_GROUND};background:color-mix(in srgb,{border} 7%,{_GROUND});"
            'font-family:var(--jp-content-font-family,sans-serif);font-size:var(--jp-content-font-size1,14px)">',
            f'<div style="font-size:1.07em"><span aria-hidden="true">{_MARK[self.status]}</span> '
            f"<strong>{escape(self.title)}</strong>"
            + (f" <span>({escape(self.detail)})</span>" if self.detail else ""),
            "</div>",
        ]
        if self.rows:
            parts.append(f'<div style="{_GRID}">{"".join(map(_html_row, self.rows))}</div>')
        if self.table:
            parts.append(_html_table(self.head, self.table))
        return "".join(parts) + "</div>"

    def __repr__(self) -> str:
        return self.text()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        bundle = {"text/plain": self.text()}
        if mode() == SOLO:
            bundle["text/html"] = self.html()
        return bundle


def _html_row(row: Row) -> str:
    """A label in the first column and its text in the second; a text without a label goes over both."""
    if row.code:
        text = f'<pre style="margin:0;padding:0;white-space:pre-wrap;overflow-wrap:anywhere;{_CODE}">{escape(row.text)}</pre>'
    else:
        text = re.sub("`([^`]+)`", rf'<code style="{_CODE}">\1</code>', escape(row.text))
    if not row.label:
        return f'<div style="grid-column:1/-1">{text}</div>'
    return f'<div><strong>{escape(row.label)}</strong></div><div style="min-width:0">{text}</div>'


def _text_table(head: Sequence[str], table: Sequence[Sequence[str]]) -> list[str]:
    rows = [head, *table] if head else list(table)
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  " + "  ".join(f"{cell:<{w}}" for cell, w in zip(row, widths, strict=True)) for row in rows]


def _html_table(head: Sequence[str], table: Sequence[Sequence[str]]) -> str:
    long = f'style="text-align:left;vertical-align:top;padding:2px 16px 2px 0;color:{_TEXT}"'
    short = long.removesuffix('"') + ';white-space:nowrap"'
    top = "".join(f'<th scope="col" {short}>{escape(text)}</th>' for text in head)
    body = "".join(
        f'<tr><th scope="row" {short}>{escape(row[0])}</th>'
        + "".join(f"<td {short if len(text) <= _SHORT else long}>{escape(text)}</td>" for text in row[1:])
        + "</tr>"
        for row in table
    )
    return (
        '<table style="margin-top:6px;border-collapse:collapse;font-size:inherit;font-family:inherit">'
        f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
    )
