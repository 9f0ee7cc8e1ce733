"""Two tables of dispatch_trace.py as pictures: the bits of a call's key sets, and an operator's computed table."""

from __future__ import annotations

from typing import Any

from tinytensor_widgets._svg import INK, document, el, faint, middle, rect, text, width_of
from tinytensor_widgets.dispatch_picture import FILLS, KEY_SIZE, LEFT, TALL, clipped, key_box
from tinytensor_widgets.dispatch_words import (
    BITS,
    family,
    file_only,
    kernel_words,
    keyset_rows,
    keyset_text,
    operator_name,
    place,
    same_entry,
    signature,
    stops_text,
    table_text,
)

_ROW = 21.0


def grid_row(drawn: str, number: int, says: str, live: bool, class_: str = "") -> str:
    """A row of a grid, for the page: a line that the keyboard can reach. Printed, it is only what is drawn."""
    if not live:
        return drawn
    cell = el("g", drawn, role="gridcell", tabindex="-1", aria_label=says, class_=f"tt-row {class_}".strip(),
              data_row=number, data_col=0)  # fmt: skip
    return el("g", cell, role="row")


def keyset_picture(call: dict[str, Any], live: bool = False) -> str:
    """A row for every bit, a column for every set, from left to right as the dispatcher computes them.

    What each argument carries, what the thread adds (included) and takes away (excluded), what remains, what the operator's
    mask skips, and the bits that win.
    """
    heads, rows = keyset_rows(call)
    names = max(width_of(name) for name, _ in rows) + 16
    widths = [max(width_of(head), width_of("1"), 40.0) + 16 for head in heads]
    wins_at = heads.index("wins")
    winner = max((cells[wins_at] for _, cells in rows), key=len)
    widths[wins_at] = max(widths[wins_at], width_of(winner) + 28)
    lefts = [LEFT + names]
    for width in widths:
        lefts.append(lefts[-1] + width)
    total = max(lefts[-1], LEFT + width_of(clipped(signature(call)))) + LEFT
    parts = [text(LEFT, 22, clipped(signature(call)), font_weight="bold")]
    parts += [el("g", middle((lefts[i] + lefts[i + 1]) / 2, 46, head), data_set=i) for i, head in enumerate(heads)]
    y, drawn, section = 54.0, [], ""
    for number, (name, cells) in enumerate(rows):
        kind = next(kind for kind, all_of in BITS.items() if name in all_of)
        if kind != section and section:
            y += 8
        section = kind
        won = bool(cells[wins_at])
        line = rect(LEFT - 4, y, total - 2 * LEFT + 8, _ROW, fill="none", stroke=INK if won else "none",
                    stroke_width=2 if won else 1, class_="tt-won" if won else "tt-band")  # fmt: skip
        line += text(
            LEFT, y + 15, name, size=13, font_weight="bold" if won else None, class_="" if any(cells) else "tt-dim"
        )
        for i, cell in enumerate(cells):
            line += el("g", _bit((lefts[i] + lefts[i + 1]) / 2, y, cell, name), data_set=i)
        says = ", ".join(f"{head} {cell}" for head, cell in zip(heads, cells, strict=True) if cell) or "in no set"
        row = grid_row(line, number, f"{name}: {says}", live)
        drawn.append(row.replace("<g ", f'<g data-bit="{name}" ', 1) if live else row)
        y += _ROW
    title = f"The dispatch keys of {operator_name(call)}"
    body = el("g", *drawn, role="grid", aria_label=title) if live else "".join(drawn)
    footer = faint(LEFT, y + 22, f"{call['keys']['text']} runs {stops_text(call)}", size=13, anchor="start")
    total = max(total, 2 * LEFT + width_of(f"{call['keys']['text']} runs {stops_text(call)}"))
    return document(total, y + 34, title, keyset_text(call), *parts, body, footer, live=live)


def _bit(x: float, y: float, cell: str, name: str) -> str:
    if cell == "1":
        fill, ink = FILLS[family(name)]
        box = rect(x - 9, y + 2.5, 18, 16, rx=2, fill=fill, stroke=INK, class_="tt-key")
        return box + middle(x, y + 15, "1", size=13, fill=ink, font_weight="bold", class_="tt-keep")
    if cell:
        return middle(x, y + 15, cell, size=13, font_weight="bold" if cell != "skipped" else None)
    return middle(x, y + 14, "\u00b7", size=13, class_="tt-dim")


def table_picture(table: dict[str, Any], before: dict[str, Any] | None, ran: list[str], live: bool = False) -> str:
    """What was registered, then the computed table: a row for each key that has a kernel.

    Rows of keys in `ran` have the place of the key in it as a number. Where the entry was another one in `before`, the
    row has a thick border, and says what it was.
    """
    old = {row["key"]: row for row in before["rows"]} if before else {}
    # Keys without a kernel are listed at the bottom; only one that has lost its kernel keeps its row.
    rows = [r for r in table["rows"] if r["is_valid"] or (r["key"] in old and old[r["key"]]["is_valid"])]
    registered = table["registered"]
    names = [r["key"] + ("[alias]" if r["alias"] else "") + ("" if r["active"] else " (inactive)") for r in registered]
    key_width = max([width_of(row["key"], KEY_SIZE) + 18 for row in rows] or [100.0])
    gutter = 28 if ran else 0  # of the numbers of what ran
    reason_at = LEFT + gutter + key_width + 12
    kernel_at = reason_at + max([width_of(row["reason"]) for row in rows] or [60.0]) + 14
    kernels = [_kernel_text(row, old, live) for row in rows]
    registered_at = LEFT + max([width_of(name) for name in names] or [0.0]) + 18
    places = [place(r["source"], live) or ("fallthrough" if r["is_fallthrough"] else r["kernel"]) for r in registered]
    title = f"The dispatch table of {operator_name(table)}"
    missing = "missing: " + ", ".join(row["key"] for row in table["rows"] if not row["is_valid"])
    width = LEFT + max(
        [LEFT + width_of(table["schema"]), kernel_at + max([width_of(file_only(k)) for k in kernels] or [0.0])]
        + [registered_at + width_of(file_only(p)) for p in places]
    )  # fmt: skip
    missing_lines = _wrapped(missing, width)
    y = 24.0
    parts = [text(LEFT, y, table["schema"] or title, font_weight="bold")]
    y += 24
    parts.append(text(LEFT, y, "registered", size=13, font_weight="bold"))
    for name, where in zip(names, places, strict=True):
        y += 19
        parts.append(text(LEFT, y, name, size=13) + faint(registered_at, y, file_only(where), size=13, anchor="start"))
    y += 26
    parts.append(text(LEFT, y, "computed table: what runs at each key, and why", size=13, font_weight="bold"))
    y += 6
    drawn = []
    for number, (row, kernel) in enumerate(zip(rows, kernels, strict=True)):
        changed = row["key"] in old and not same_entry(row, old[row["key"]])
        idle = row["is_fallthrough"] or not row["is_valid"]
        line = rect(LEFT - 6, y + 1, width - LEFT + 6, TALL - 2, fill="none", stroke=INK if changed else "none",
                    stroke_width=2.5 if changed else 1, class_="tt-won" if changed else "tt-band")  # fmt: skip
        if row["key"] in ran:
            line += el("circle", cx=LEFT + 11, cy=y + 13, r=10.0, fill="#FFFFFF", stroke=INK, stroke_width=1.5,
                       class_="tt-badge")  # fmt: skip
            line += middle(LEFT + 11, y + 17, str(ran.index(row["key"]) + 1), size=13)
        line += key_box(LEFT + gutter, y, key_width, row["key"], skipped=idle)
        line += text(reason_at, y + 17.5, row["reason"], size=13)
        line += faint(kernel_at, y + 17.5, file_only(kernel), size=13, anchor="start")
        says = f"{row['key']}: {row['reason']}, {kernel}" + (", changed" if changed else "")
        drawn.append(grid_row(line, number, says, live))
        y += TALL
    body = el("g", *drawn, role="grid", aria_label=title) if live else "".join(drawn)
    for line in missing_lines:
        y += 18
        parts.append(faint(LEFT, y, line, size=13, anchor="start"))
    return document(width, y + 14, title, table_text(table, before), *parts, body, live=live)


def _kernel_text(row: dict[str, Any], old: dict[str, dict[str, Any]], exact: bool) -> str:
    words = kernel_words(row, exact)
    was = old.get(row["key"])
    if was is None or same_entry(row, was):
        return words
    return f"{words or 'no kernel'}   (before: {was['reason']})"


def _wrapped(words: str, width: float) -> list[str]:
    """The words in lines of at most that width. SVG does not break lines."""
    lines = [""]
    for word in words.split(" "):
        if width_of(lines[-1] + word) > width - LEFT and lines[-1]:
            lines.append("")
        lines[-1] += f"{word} "
    return [line.rstrip() for line in lines]
