"""What a learner sees under a cell: plain text for every reader, HTML for JupyterLab.

A Panel is data; both forms are drawn from it and say the same. Status is told by a word, then by a mark, then by the
colour of the border, so that no one of them is needed. Colours of text and ground are JupyterLab's own variables.
"""

from __future__ import annotations

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
        parts = [
            f'<div role="group" aria-label="{escape(self.title)}" style="border-left:6px solid {_BORDER[self.status]};'
            "padding:6px 12px;margin:4px 0;background:var(--jp-layout-color1,#fff);"
            'color:var(--jp-content-font-color1,#111);font-family:var(--jp-content-font-family,sans-serif)">',
            f'<div><span aria-hidden="true">{_MARK[self.status]}</span> <strong>{escape(self.title)}</strong>'
            + (f" <span>({escape(self.detail)})</span>" if self.detail else "")
            + "</div>",
            *(_html_row(row) for row in self.rows),
        ]
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
    label = f"<strong>{escape(row.label)}:</strong> " if row.label else ""
    if not row.code:
        return f'<div style="margin-top:4px">{label}{escape(row.text)}</div>'
    return (
        f'<div style="margin-top:4px">{label}<pre style="display:inline-block;vertical-align:top;margin:0;'
        f'white-space:pre-wrap;background:transparent;color:inherit">{escape(row.text)}</pre></div>'
    )


def _text_table(head: Sequence[str], table: Sequence[Sequence[str]]) -> list[str]:
    rows = [head, *table] if head else list(table)
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  " + "  ".join(f"{cell:<{w}}" for cell, w in zip(row, widths, strict=True)) for row in rows]


def _html_table(head: Sequence[str], table: Sequence[Sequence[str]]) -> str:
    cell = 'style="text-align:left;padding:2px 10px 2px 0"'
    top = "".join(f'<th scope="col" {cell}>{escape(text)}</th>' for text in head)
    body = "".join(
        f'<tr><th scope="row" {cell}>{escape(row[0])}</th>'
        + "".join(f"<td {cell}>{escape(text)}</td>" for text in row[1:])
        + "</tr>"
        for row in table
    )
    return f'<table style="margin-top:4px"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'
