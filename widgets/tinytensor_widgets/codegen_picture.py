"""The drawing of codegen_diff.py: entries at the left, emitted lines at the right; a diff; a list of places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tinytensor_widgets._svg import INK, PALETTE, document, el, faint, middle, rect, text, width_of
from tinytensor_widgets.codegen_words import (
    chosen_files,
    diff_sentence,
    journey_sentence,
    letter,
    line_sentence,
    origin_sentence,
    word_sentence,
)

_SIZE, _LINE, _LEFT = 13.0, 19.0, 4.0
_CHAR = width_of("m", _SIZE)
_YAML, _CODE, _SHOWN = 42, 65, 3  # characters in a line of either side; letters beside an emitted line
_RIGHT = _LEFT + _YAML * _CHAR + 12
_TEXT = _RIGHT + _SHOWN * 17 + 8
WIDTH = _TEXT + _CODE * _CHAR + 4


def pieces(line: str, width: int) -> Iterator[tuple[int, int, int]]:
    """(start, end, indent) of the parts in which a long line is shown, broken at spaces where there are any.

    Parts after the first are indented by `hang`: four more than the line itself.
    """
    start, indent = 0, 0
    hang = len(line) - len(line.lstrip()) + 4
    while len(line) - start + indent > width:
        room = start + width - indent
        at = line.rfind(" ", start + hang, room + 1)
        end = room if at <= start else at
        yield start, end, indent
        start, indent = (end if at <= start else end + 1), hang
    yield start, len(line), indent


def _colors(word: int) -> tuple[str, str]:
    return PALETTE[word % len(PALETTE)]


def _code(x: float, y: float, words: str) -> str:
    """A line of code: SVG drops spaces in front, so they are added to x."""
    return text(x + (len(words) - len(words.lstrip())) * _CHAR, y, words.strip(), size=_SIZE) if words.strip() else ""


def badge(x: float, y: float, word: int) -> str:
    """The letter of a word on its colour."""
    fill, ink = _colors(word)
    box = rect(x, y, 15, 15, rx=2, fill=fill, stroke=INK, class_="tt-badge")
    return box + middle(x + 7.5, y + 12, letter(word), size=13, fill=ink, font_weight="bold", class_="tt-keep")


class _Sheet:
    """One of the two columns: what has been drawn so far, and the y at which the next line goes."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = 16.0


def origin(spec: dict[str, Any], show: str, live: bool = False) -> str:
    """Entries beside the emitted lines, each with the letters of the words that caused it."""
    left, right = _Sheet(), _Sheet()
    row = 0
    for entry in spec["entries"]:
        left.parts.append(text(_LEFT, left.y, entry["file"], size=13, font_weight="bold"))
        left.y += 6
        for line in entry["lines"]:
            left.parts.append(_entry_line(spec, line, left, row, live))
            row += bool(line["words"])
        left.y += 26
    row = 0
    for f in chosen_files(spec, show):
        right.parts.append(_file_head(f["file"], f["what"], right.y))
        right.y += 8
        for line in f["lines"]:
            right.parts.append(_code_line(spec, f["file"], line, right, row, live))
            row += bool(line["text"].strip())
        right.y += 26
    parts = [_grid(left.parts, "the entries", live), _grid(right.parts, "the emitted lines", live)]
    height = max(left.y, right.y) - 8
    title = f"From the yaml entries of {spec['name']} to Python"
    return document(WIDTH, height, title, origin_sentence(spec), *parts, live=live)


def _grid(parts: list[str], label: str, live: bool) -> str:
    return el("g", *parts, role="grid", aria_label=label) if live else "".join(parts)


def _file_head(file: str, what: str, y: float) -> str:
    head = text(_RIGHT, y, file, size=13, font_weight="bold")
    return head + faint(_RIGHT + width_of(file) + 12, y, what, size=13, anchor="start")


def _entry_line(spec: dict[str, Any], line: dict[str, Any], sheet: _Sheet, row: int, live: bool) -> str:
    """One line of an entry: under each word its colour and its letter."""
    drawn, cells = "", ""
    for start, end, indent in pieces(line["text"], _YAML):
        sheet.y += _LINE
        x0 = _LEFT + indent * _CHAR
        drawn += _code(x0, sheet.y - 4, line["text"][start:end])
        here = [(max(a, start), min(b, end), word) for a, b, word in line["words"] if a < end and b > start]
        taken = 0.0  # where the last letter ends; the letter of a short word is moved to the right of it
        for a, b, word in here:
            x, fill = x0 + (a - start) * _CHAR, _colors(word)[0]
            under = rect(x, sheet.y - 1, (b - a) * _CHAR, 3, fill=fill, stroke="none", class_="tt-badge")
            at = max(x, taken)
            taken = at + 16
            shapes = under + rect(
                x - 1, sheet.y - 16, (b - a) * _CHAR + 2, 16, fill="none", stroke="none", class_="tt-word"
            )
            shapes += badge(at, sheet.y + 3, word)
            if live:
                shapes = el("g", shapes, role="gridcell", tabindex="-1", class_="tt-cell", data_row=row,
                            data_col=a, data_word=word, aria_label=word_sentence(spec, word))  # fmt: skip
            cells += shapes
        if here:
            sheet.y += 17
    return drawn + (el("g", cells, role="row") if live and cells else cells)


def _code_line(spec: dict[str, Any], file: str, line: dict[str, Any], sheet: _Sheet, row: int, live: bool) -> str:
    top = sheet.y + 1
    shapes = ""
    for start, end, indent in pieces(line["text"], _CODE):
        sheet.y += _LINE
        shapes += _code(_TEXT + indent * _CHAR, sheet.y - 4, line["text"][start:end])
    for k, word in enumerate(line["words"][:_SHOWN]):
        shapes += badge(_RIGHT + 17 * k, top + 1, word)
    if line["words"]:
        shapes += rect(
            _TEXT - 7, top, 4, sheet.y - top, fill=_colors(line["words"][0])[0], stroke="none", class_="tt-badge"
        )
    if not live or not line["text"].strip():
        return shapes
    frame = rect(
        _RIGHT - 2, top - 1, WIDTH - _RIGHT - 2, sheet.y - top + 1, fill="none", stroke="none", class_="tt-word"
    )
    cell = el("g", frame, shapes, role="gridcell", tabindex="-1", class_="tt-cell", data_row=row, data_col=0,
              data_words=" ".join(map(str, line["words"])), aria_label=line_sentence(spec, line))  # fmt: skip
    return el("g", cell, role="row")


# ---- diff


def diff(before: dict[str, Any], after: dict[str, Any], changes: list[dict[str, Any]], live: bool = False) -> str:
    """The entries with what was edited, and the files that came out different."""
    left, right = _Sheet(), _Sheet()
    for old, new in zip(before["entries"], after["entries"], strict=False):
        was, now = ([line["text"] for line in e["lines"]] for e in (old, new))
        left.parts.append(text(_LEFT, left.y, new["file"], size=13, font_weight="bold"))
        left.y += 6
        for sign, line in _line_changes(was, now):
            left.parts.append(_signed(sign, line, left, _LEFT, _YAML - 2, live))
        left.y += 22
    row = 0
    for f in changes:
        right.parts.append(_file_head(f["file"], "", right.y))
        right.y += 8
        for sign, line in f["lines"]:
            right.parts.append(_signed(sign, line, right, _RIGHT, _CODE + 4, live, row))
            row += bool(line.strip())
        right.y += 24
    if not changes:
        right.parts.append(faint(_RIGHT, right.y, "no emitted line differs", size=13, anchor="start"))
        right.y += 20
    parts = ["".join(left.parts), _grid(right.parts, "the emitted lines, old and new", live and bool(changes))]
    title = f"What the edited entries of {after['name']} change"
    height = max(left.y, right.y) - 4
    return document(WIDTH, height, title, diff_sentence(before, after, changes), *parts, live=live)


def _line_changes(was: list[str], now: list[str]) -> Iterator[tuple[str, str]]:
    """(sign, line) of two versions of an entry. With as many lines as before they are compared one by one."""
    if len(was) == len(now):
        for a, b in zip(was, now, strict=True):
            yield from [(" ", a)] if a == b else [("-", a), ("+", b)]
        return
    yield from ((" " if line in now else "-", line) for line in was)
    yield from (("+", line) for line in now if line not in was)


_SIGNS = {"-": ("tt-gone", "#F9DFD0", "gone: "), "+": ("tt-come", "#D3EEE5", "new: "), " ": ("", "", "")}


def _signed(sign: str, line: str, sheet: _Sheet, x: float, width: int, live: bool, row: int | None = None) -> str:
    class_, fill, says = _SIGNS[sign]
    top, words = sheet.y + 1, ""
    for start, end, indent in pieces(line, width):
        sheet.y += _LINE
        words += _code(x + (indent + 2) * _CHAR, sheet.y - 4, line[start:end])
    shapes = ""
    if sign != " ":
        box = {"fill": fill, "stroke": "none", "class_": class_}
        shapes = rect(x - 2, top, (width + 2) * _CHAR + 2, sheet.y - top, **box)
        shapes += text(x + 2, top + 13, sign, size=_SIZE + 1, font_weight="bold")
    if not live or row is None or not line.strip():
        return shapes + words
    return el("g", el("g", shapes + words, role="gridcell", tabindex="-1", class_="tt-cell", data_row=row, data_col=0,
                      aria_label=says + line.strip()), role="row")  # fmt: skip


# ---- journey


def journey(found: dict[str, Any], live: bool = False) -> str:
    """Every place, numbered: file and line, what stands there, who wrote it."""
    parts, y = [], 12.0
    for k, place in enumerate(found["places"]):
        hand = place["written"] == "by hand"
        box = rect(_LEFT, y, 24, 20, rx=3, class_="tt-box", stroke=INK, stroke_width=2 if hand else 1,
                   stroke_dasharray=None if hand else "3 3")  # fmt: skip
        shapes = box + middle(_LEFT + 12, y + 14, str(k + 1), font_weight="bold")
        where = f"{place['file']}:{place['line']}"
        shapes += text(_LEFT + 34, y + 14, where, font_weight="bold")
        about = f"{place['what']}, {place['written']}"
        x, top = _LEFT + 44 + width_of(where), y
        if x + width_of(about) > WIDTH:  # below, where it is too long for the line
            x, y = _LEFT + 34, y + 17
        shapes += faint(x, y + 14, about, size=13, anchor="start")
        line = place["text"].strip()
        room = int((WIDTH - _LEFT - 60) / _CHAR)
        shapes += text(_LEFT + 34, y + 31, line if len(line) <= room else line[: room - 4] + " ...", size=_SIZE)
        if live:
            cell = el("g", rect(_LEFT - 3, top - 3, WIDTH - 2, y - top + 40, fill="none", stroke="none", class_="tt-word"), shapes,
                      role="gridcell", tabindex="-1", class_="tt-cell", data_row=k, data_col=0,
                      aria_label=f"{k + 1}: {where}, {about}: {line}")  # fmt: skip
            shapes = el("g", cell, role="row")
        parts.append(shapes)
        y += 44
    title = f"Where {found['name']} appears"
    body = _grid(parts, title, live)
    return document(WIDTH, y, title, journey_sentence(found), body, live=live)
