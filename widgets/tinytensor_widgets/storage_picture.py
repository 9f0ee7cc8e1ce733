"""The drawing of storage_grid.py: from an `introspect.storage` dict to an SVG and a sentence for every cell.

Above, each storage as a strip: its bytes if asked for, its elements as every dtype in use reads them, and under them
one track for each tensor that marks what it reads. Tensors that a graph has saved stand on top, with the version they were
saved at, crossed out where the bytes have been written to since. Below, each tensor as a grid of its shape, and for those that
are quantized a ruler from integers to real numbers.

A cell carries the range of bytes it stands for. Cells whose ranges overlap are the same memory: the page needs no other link
between them, and it holds for any sizes, strides and dtypes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

from tinytensor.introspect import indices_at, storage_position, values_at
from tinytensor_widgets._svg import (
    INK,
    PALETTE,
    SHADE,
    document,
    el,
    faint,
    middle,
    num,
    rect,
    text,
    width_of,
    wrapped,
)
from tinytensor_widgets.quantizer_ruler import ruler_words, rulers
from tinytensor_widgets.saved_badge import badge, saved_line, saved_sentence
from tinytensor_widgets.storage_words import (
    arithmetic,
    channel_of,
    describe,
    hidden,
    letter,
    meaning,
    meant,
    move,
    real,
    show,
    tuple_text,
)

WIDTH = 920
_GUTTER = 90
_BYTE = 24  # width of a byte
_ARC = 34.0  # height of the arcs of a walk, with their words
_UNREAD = "read by no tensor here"


class Picture:
    """One drawing. `svg` is the picture; `sentences` maps every cell's key to what it says."""

    def __init__(
        self,
        spec: dict[str, Any],
        *,
        show_bytes: bool = False,
        live: bool = False,
        before: dict[int, int] | None = None,
        walk: bool = False,
    ):
        """`before` has the versions that storages had at the last look, for those that have moved on. With `walk` there is
        room for arcs above the storage of the last tensor, and `stops` has its elements in order."""
        self.spec, self.show_bytes, self.live, self.before = spec, show_bytes, live, before or {}
        self.walk = walk
        self._tops: dict[tuple[int, int], tuple[float, float]] = {}  # (storage, byte) -> where an arc above it ends
        self.sentences: dict[str, str] = {}
        self.spans: dict[str, tuple[int, int, int]] = {}  # key -> storage, first byte, end byte
        self.elements = [
            {d["dtype"]: values_at(d["spans"]) for d in storage["data"]} for storage in spec["storages"]
        ]  # fmt: skip
        y, parts = 8.0, []
        for storage in spec["storages"]:
            drawn, y = self._storage(storage, y)
            parts.append(drawn)
        drawn, y = self._views(y + 6)
        parts.append(drawn)
        for view, tensor in enumerate(spec["tensors"]):
            drawn, y = rulers(view, tensor, self._stored(tensor), y, live)
            parts.append(drawn)
        self.stops = self._stops() if walk else []
        if walk and live:
            parts.append(el("g", class_="tt-hop", aria_hidden="true"))
        elif walk:
            for line in wrapped(self.walked(), WIDTH - 20, 13):
                y += 18
                parts.append(faint(10, y, line, size=13, anchor="start"))
            y += 8
        title, description = self.title(), " ".join(self.headlines())
        self.svg = document(WIDTH, y + 4, title, description, *parts, live=live, inset=7)

    # -- words

    def title(self) -> str:
        tensors = ", ".join(t["label"] for t in self.spec["tensors"])
        count = len(self.spec["storages"])
        return f"{'One storage' if count == 1 else f'{count} storages'} and the tensors that read it: {tensors}"

    def headlines(self) -> list[str]:
        lines = []
        for s in self.spec["storages"]:
            lines += [f"{self.storage_line(s)}.", *(f"{saved_sentence(k)}." for k in s["saved"])]
        for view, t in enumerate(self.spec["tensors"]):
            geometry, rest = describe(t)
            lines.append(f"{letter(view)}: {t['label']}, {' '.join(geometry.split())}, {rest}.")
            lines += [f"{t['note'][0].upper()}{t['note'][1:]}."] if t.get("note") else []
            lines += [f"{words[0].upper()}{words[1:]}." for words in ruler_words(t)]
        return lines

    def storage_line(self, storage: dict[str, Any]) -> str:
        counts = " or ".join(f"{d['numel']:,} {d['dtype']}" for d in storage["data"])
        name = "storage" if len(self.spec["storages"]) == 1 else f"storage {storage['id']}"
        return f"{name}: {storage['nbytes']:,} bytes = {counts}, {storage['device']}, version {storage['version']}"

    def value(self, tensor: dict[str, Any], position: int) -> Any:
        return self.elements[tensor["storage"]][tensor["dtype"]].get(position)

    def _stored(self, tensor: dict[str, Any]) -> dict[tuple[int, ...], tuple[Any, int]]:
        """Of a quantized tensor: index -> the integer stored there, and its first byte."""
        if not tensor.get("quantizer"):
            return {}
        found = {}
        for index in product(*tensor["shown"]):
            position = storage_position(index, tensor["strides"], tensor["storage_offset"])
            found[index] = self.value(tensor, position), position * tensor["itemsize"]
        return found

    def readers_of(self, storage: int, first: int, end: int) -> str:
        found = []
        for view, tensor in enumerate(self.spec["tensors"]):
            if tensor["storage"] == storage:
                # Seven are asked for, since more than six are cut down to five "and others".
                found += [f"{letter(view)} {tuple_text(ix)}" for ix in indices_at(tensor, first, end, 7)]
        if len(found) > 6:
            found = [*found[:5], "and others"]
        return "read by " + ", ".join(found) if found else _UNREAD

    # -- a walk: the elements of the last tensor in order

    def _walk(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """(index, position in the storage)"""
        tensor = self.spec["tensors"][-1]
        for index in product(*tensor["shown"]):
            yield index, storage_position(index, tensor["strides"], tensor["storage_offset"])

    def walked(self) -> str:
        """The positions that the last tensor reads, in order."""
        positions = [str(position) for _, position in self._walk()]
        more = f", and {len(positions) - 24} more" if len(positions) > 24 else ""
        name = f"{letter(len(self.spec['tensors']) - 1)} in order reads the positions"
        if hidden(self.spec["tensors"][-1]):
            name = f"of what is shown, {name}"
        return f"{name} {', '.join(positions[:24])}{more}" if positions else f"{name} of no elements"

    def _stops(self) -> list[list[str]]:
        """For each element its key, what it says and how the walk came to it, and the arc from the one before."""
        view, tensor = len(self.spec["tensors"]) - 1, self.spec["tensors"][-1]
        stops, before = [], None
        for index, position in self._walk():
            key = f"v{view}:{','.join(map(str, index))}"
            arc = "" if before is None else self._arc(tensor, before[1], position)
            words = move(tensor, None if before is None else before[0], index)
            stops.append([key, f"{self.sentences[key]}; {words}", arc])
            before = index, position
        return stops

    def _arc(self, tensor: dict[str, Any], start: int, end: int) -> str:
        """A hop from one position to another, with its length. None across lines, where the strip is broken."""
        here, there = (self._tops.get((tensor["storage"], p * tensor["itemsize"])) for p in (start, end))
        if here is None or there is None or here[1] != there[1] or start == end:
            return ""
        (x0, y), (x1, _) = here, there
        d = f"M{num(x0)} {num(y)}Q{num((x0 + x1) / 2)} {num(y - 38)} {num(x1)} {num(y)}"
        side = -5 if x1 > x0 else 5  # of the head, which points down at the cell that is reached
        head = f"M{num(x1 + side)} {num(y - 6)}L{num(x1)} {num(y)}L{num(x1 + side / 5)} {num(y - 8)}"
        path = {"fill": "none", "stroke": INK, "stroke_width": 2}
        words = middle((x0 + x1) / 2, y - 22, f"{end - start:+d}", font_weight="bold")
        return (
            el("path", d=d, class_="tt-arc", pathLength=1, **path)
            + el("path", d=head, class_="tt-head", **path)
            + words
        )

    # -- cells

    def _cell(
        self, key: str, sentence: str, storage: int, first: int, end: int, row: int, col: int, *shapes: str, kind: str
    ) -> str:
        self.sentences[key] = sentence
        self.spans[key] = (storage, first, end)
        if not self.live:
            return el("g", *shapes)
        return el(
            "g", *shapes, class_=f"tt-cell tt-{kind}", role="gridcell", tabindex="-1", aria_label=sentence,
            data_key=key, data_storage=storage, data_from=first, data_to=end, data_row=row, data_col=col,
        )  # fmt: skip

    def _grid(self, label: str, rows: list[list[str]]) -> str:
        if not self.live:
            return "".join(cell for row in rows for cell in row)
        return el("g", *(el("g", *row, role="row") for row in rows if row), role="grid", aria_label=label)

    def _mark(self, x: float, y: float, view: int, size: float = 16) -> str:
        """The badge of a tensor: its letter on its colour."""
        fill, ink = PALETTE[view % len(PALETTE)]
        return rect(x, y, size, size, rx=3, fill=fill, stroke=INK, class_="tt-badge") + middle(
            x + size / 2, y + size - 4, letter(view), size=13, fill=ink, font_weight="bold", class_="tt-keep"
        )

    def _version(self, x: float, y: float, storage: dict[str, Any]) -> str:
        was = self.before.get(storage["id"])
        words = f"version {storage['version']}" + ("" if was is None else f", was {was}")
        shape, _ = badge(x, y, words)
        return el("g", shape, class_="tt-ticked") if was is not None else shape

    def _saved(self, storage: dict[str, Any], y: float) -> tuple[str, float]:
        """A line for each saved tensor of the storage."""
        rows = []
        for k, saved in enumerate(storage["saved"]):
            place = (storage["id"], saved["from"], saved["to"], k, 0)
            key = f"k{storage['id']}:{k}"
            rows.append([self._cell(key, saved_sentence(saved), *place, saved_line(10, y, saved), kind="saved")])
            y += 24
        return self._grid(f"saved tensors of storage {storage['id']}", rows), y + 2

    # -- storages

    def _storage(self, storage: dict[str, Any], y: float) -> tuple[str, float]:
        number, views = storage["id"], [i for i, t in enumerate(self.spec["tensors"]) if t["storage"] == storage["id"]]
        line = self.storage_line(storage).rpartition(", ")[0]
        parts = [text(10, y + 14, line, font_weight="bold"), self._version(22 + width_of(line), y, storage)]
        y += 24
        if storage["saved"]:
            drawn, y = self._saved(storage, y)
            parts.append(drawn)
        # The ranges of bytes that were read: all, or of a large storage the parts at the ends.
        ranges = [(span["start"], span["start"] + len(span["values"])) for span in storage["bytes"]]
        if not ranges:
            why = "no bytes" if storage["nbytes"] == 0 else "sizes but no bytes: nothing was ever stored"
            return "".join([*parts, faint(10, y + 14, why, size=13, anchor="start")]), y + 26
        largest = max(d["itemsize"] for d in storage["data"])
        # A column is one byte, or one element of the smallest dtype in use; larger elements are several columns wide.
        unit = 1 if self.show_bytes else min(d["itemsize"] for d in storage["data"])
        column = float(_BYTE) if self.show_bytes else self._column_width(storage, unit)
        per_line = self._per_line(storage, views, unit, largest, column)
        rows: list[list[str]] = []
        done = 0
        for first, end in ranges:
            if first > done:
                words = " or ".join(f"{(first - done) // d['itemsize']:,} {d['dtype']}" for d in storage["data"])
                parts.append(faint(_GUTTER, y + 12, f"... {words} not shown ...", size=13, anchor="start"))
                y += 22
            done = end
            for lo in range(first, end, per_line * unit):
                hi = min(lo + per_line * unit, end)
                lines, decor, y = self._line(storage, views, lo, hi, unit, column, y, len(rows))
                rows += lines
                parts.append(decor)
        parts.append(self._grid(f"storage {number}" if len(self.spec["storages"]) > 1 else "storage", rows))
        return "".join(parts), y + 8

    def _column_width(self, storage: dict[str, Any], unit: int) -> float:
        # A short storage has wide cells, which are easier to point at and let the eye follow.
        columns = sum(len(span["values"]) for span in storage["bytes"]) / unit
        width = max(36.0, min(60.0, (WIDTH - _GUTTER - 10) / columns))
        for data in storage["data"]:
            longest = max((len(show(v)) for span in data["spans"] for v in span["values"]), default=1)
            width = max(width, (longest * 13 * 0.605 + 12) * unit / data["itemsize"])
        return round(width)

    def _per_line(self, storage: dict[str, Any], views: list[int], unit: int, largest: int, column: float) -> int:
        """Columns in a line: as many as fit, and whole rows of the first tensor where that is possible."""
        most = int((WIDTH - _GUTTER - 10) // column)
        # An element must not be torn apart, so a line holds a multiple of the largest element, or of a row where rows fit.
        step = largest // unit
        first = self.spec["tensors"][views[0]]
        if first["sizes"] and first["sizes"][-1] and len(first["sizes"]) > 1:
            row = first["sizes"][-1] * first["itemsize"] // unit
            if row % step == 0 and 0 < row <= most:
                step = row
        return max(step, most // step * step)

    def _line(
        self, storage: dict[str, Any], views: list[int], lo: int, hi: int, unit: int, column: float, y: float, row: int
    ) -> tuple[list[list[str]], str, float]:
        """One line of the strip: bytes, then elements, then tracks."""
        number, rows, decor = storage["id"], [], []
        arcs = self.walk and len(self.spec["tensors"]) - 1 in views
        y += _ARC if arcs else 0
        top = y
        raw = values_at(storage["bytes"])

        def at(byte: int) -> float:
            return _GUTTER + (byte - lo) / unit * column

        def gutter(words: str, baseline: float) -> None:
            decor.append(faint(_GUTTER - 8, baseline, words, size=13, anchor="end"))

        if self.show_bytes:
            gutter("bytes", y + 14)
            cells = []
            for byte in range(lo, hi):
                words = f"byte {byte} is 0x{raw[byte]:02x} = {raw[byte]}, {self.readers_of(number, byte, byte + 1)}"
                box = rect(at(byte), y, column, 20, class_="tt-box")
                shapes = box + middle(at(byte) + column / 2, y + 14, f"{raw[byte]:02x}")
                key = f"s{number}:byte:{byte}"
                cells.append(self._cell(key, words, number, byte, byte + 1, row, byte - lo, shapes, kind="byte"))
            rows.append(cells)
            y += 24
        for data in storage["data"]:
            size, values, cells = data["itemsize"], self.elements[number][data["dtype"]], []
            gutter(data["dtype"], y + 18)
            gutter("position", y + 42)
            for position in range(lo // size, hi // size):
                first = position * size
                words = f"storage[{position}] = {show(values[position])}"
                words += f", bytes {first} to {first + size - 1}" if size > 1 else f", byte {first}"
                if self.show_bytes and size > 1:
                    words += ": " + " ".join(f"{raw[byte]:02x}" for byte in range(first, first + size))
                who = self.readers_of(number, first, first + size)
                unread = who == _UNREAD
                x, w = at(first), column * size / unit
                box = rect(x, y, w, 28, fill=SHADE if unread else "#FFFFFF", class_="tt-shade" if unread else "tt-box")
                shapes = box + middle(x + w / 2, y + 19, show(values[position]))
                shapes += faint(x + w / 2, y + 42, str(position), size=13, class_="tt-dim tt-out")
                if arcs and data["dtype"] == self.spec["tensors"][-1]["dtype"]:
                    self._tops[number, first] = x + w / 2, top - 2
                key = f"s{number}:{data['dtype']}:{position}"
                col = (first - lo) // unit
                cells.append(
                    self._cell(
                        key,
                        f"{words}, {who}",
                        number,
                        first,
                        first + size,
                        row + len(rows),
                        col,
                        shapes,
                        kind="element",
                    )
                )
            rows.append(cells)
            y += 50
        for view in views:
            size, touched = self.spec["tensors"][view]["itemsize"], False
            for first in range(lo, hi, size):
                times = len(indices_at(self.spec["tensors"][view], first, first + size))
                if times:
                    decor.append(self._track(view, number, first, size, at(first), y, column * size / unit, times))
                    touched = True
            if touched:
                y += 20
        return rows, "".join(decor), y + 8

    def _track(self, view: int, storage: int, first: int, size: int, x: float, y: float, w: float, times: int) -> str:
        fill, ink = PALETTE[view % len(PALETTE)]
        words = letter(view) + (f" x{times}" if times > 1 else "")
        if width_of(words) > w:
            words = letter(view)  # a narrow cell says how often in its sentence
        shapes = rect(x + 2, y, w - 4, 17, fill=fill, stroke="none", rx=2) + middle(
            x + w / 2, y + 13, words, fill=ink, class_="tt-keep"
        )
        if not self.live:
            return shapes
        where = {"data_storage": storage, "data_from": first, "data_to": first + size}
        return el("g", shapes, class_="tt-track", aria_hidden="true", **where)

    # -- tensors

    def _views(self, y: float) -> tuple[str, float]:
        parts, x, line = [], 10.0, y
        bottom = y
        for view, tensor in enumerate(self.spec["tensors"]):
            # Drawn once to measure it: panels stand beside each other as long as there is room.
            size = self._panel(view, tensor, 0, 0)[1:]
            if x > 10 and x + size[0] > WIDTH - 10:
                x, line = 10.0, bottom + 14
            drawn, width, height = self._panel(view, tensor, x, line)
            parts.append(drawn)
            x += width + 34
            bottom = max(bottom, line + height)
        return "".join(parts), bottom + 6

    def _panel(self, view: int, tensor: dict[str, Any], x: float, y: float) -> tuple[str, float, float]:
        """One tensor: a head of three lines and its grid, or its slices. Returns width and height too."""
        geometry, rest = describe(tensor)
        shown = [line for line in (tensor.get("note", ""), geometry, rest, hidden(tensor)) if line]
        head = self._mark(x, y, view) + text(x + 24, y + 13, tensor["label"], font_weight="bold")
        for i, line in enumerate(shown):
            head += faint(x, y + 34 + 18 * i, line, size=13, anchor="start")
        width = max(24 + width_of(tensor["label"]), *(width_of(line) for line in shown))
        top = y + 24 + 18 * len(shown)
        if tensor["numel"] == 0:
            dim = tensor["sizes"].index(0)
            words = f"no elements: size 0 in dimension {dim}"
            box = rect(x, top, width_of(words) + 20, 30, stroke_dasharray="4 3", class_="tt-box")
            return head + box + text(x + 10, top + 20, words), max(width, width_of(words) + 20), top + 34 - y
        rows: list[list[str]] = []
        decor, right, bottom, sx, sy = "", 0.0, top, x, top
        for prefix in product(*tensor["shown"][:-2]):
            limit = WIDTH - 20 - x if x > 10 else WIDTH - 20
            drawn, lines, w, h = self._slice(view, tensor, prefix, sx, sy, len(rows))
            if sx > x and sx - x + w > max(limit, 420):
                sx, sy = x, bottom + 10
                drawn, lines, w, h = self._slice(view, tensor, prefix, sx, sy, len(rows))
            decor, rows = decor + drawn, rows + lines
            right, bottom = max(right, sx - x + w), max(bottom, sy + h)
            sx += w + 18
        label = f"{letter(view)}: {tensor['label']}, {' '.join(geometry.split())}"
        return head + decor + self._grid(label, rows), max(width, right), bottom - y

    def means(self, tensor: dict[str, Any], index: tuple[int, ...]) -> str:
        """`= 0.5`, the real number of an element that is stored as an integer; empty where there is none."""
        channel = channel_of(tensor, index)
        stored = self.value(tensor, storage_position(index, tensor["strides"], tensor["storage_offset"]))
        if channel is None or stored is None:
            return ""
        return f"= {real(meant(tensor['quantizer'], channel, stored))}"

    def _slice(
        self, view: int, tensor: dict[str, Any], prefix: tuple[int, ...], x: float, y: float, row: int
    ) -> tuple[str, list[list[str]], float, float]:
        """The last two dimensions as a grid, under the indices of the others."""
        dims = len(tensor["sizes"])
        tall = tensor["shown"][-2] if dims > 1 else [None]
        wide = tensor["shown"][-1] if dims else [None]
        values = [self.value(tensor, storage_position(ix, tensor["strides"], tensor["storage_offset"]))
                  for ix in product(*tensor["shown"])]  # fmt: skip
        places = [f"[{storage_position(ix, tensor['strides'], tensor['storage_offset'])}]"
                  for ix in product(*tensor["shown"])]  # fmt: skip
        reals = [self.means(tensor, ix) for ix in product(*tensor["shown"])]
        cell = float(round(max(44, max(map(width_of, (*map(show, values), *places, *reals)), default=0) + 12)))
        tall_cell = 58.0 if any(reals) else 40.0
        decor, top = "", y
        if prefix:
            decor += text(x, y + 12, f"[{', '.join(map(str, prefix))}, :, :]")
            top += 16
        left = x + (max(width_of(str(r)) for r in tall) + 14 if dims > 1 else 0)
        columns, right = _spread(wide, left, cell)
        lines, bottom = _spread(tall, top + (16 if dims else 2), tall_cell)
        for c, cx in columns:
            if c is not None:
                decor += faint(cx + cell / 2, top + 11, str(c), size=13)
        decor += "".join(faint(gx - 8, top + 11, "...", size=13) for gx in _gaps(columns, cell))
        decor += "".join(faint(left - 6, gy - 5, "...", size=13, anchor="end")
                         for gy in _gaps(lines, tall_cell))  # fmt: skip
        fill = PALETTE[view % len(PALETTE)][0]
        rows = []
        for number, (r, cy) in enumerate(lines):
            if r is not None:
                decor += faint(left - 6, cy + 25, str(r), size=13, anchor="end")
            cells = []
            for c, cx in columns:
                index = (*prefix, *(i for i in (r, c) if i is not None))
                position = storage_position(index, tensor["strides"], tensor["storage_offset"])
                value = show(self.value(tensor, position))
                words = f"{tensor['label']}, index {tuple_text(index)}: {arithmetic(tensor, index)}"
                words += f" = storage[{position}] = {value}"
                words += meaning(tensor, index, self.value(tensor, position))
                shapes = rect(cx, cy, cell, tall_cell, class_="tt-box") + rect(
                    cx + 0.5, cy + 0.5, cell - 1, 4, fill=fill, stroke="none"
                )
                shapes += middle(cx + cell / 2, cy + 20, value)
                if any(reals):
                    shapes += middle(cx + cell / 2, cy + 37, self.means(tensor, index), font_weight="bold")
                shapes += faint(cx + cell / 2, cy + tall_cell - 4, f"[{position}]", size=13)
                first = position * tensor["itemsize"]
                key = f"v{view}:{','.join(map(str, index))}"
                column = 0 if c is None else c
                cells.append(
                    self._cell(key, words, tensor["storage"], first, first + tensor["itemsize"], row + number, column,
                               shapes, kind="index")
                )  # fmt: skip
            rows.append(cells)
        return decor, rows, right - x, bottom - y


def _spread(indices: list[Any], start: float, size: float) -> tuple[list[tuple[Any, float]], float]:
    """Where each index is drawn, with a gap where indices are left out; and where the last one ends."""
    placed = list(_places(indices, start, size))
    return placed, (placed[-1][1] + size if placed else start)


def _places(indices: list[Any], at: float, size: float) -> Iterator[tuple[Any, float]]:
    before = None
    for i in indices:
        if before is not None and i != before + 1:
            at += 16
        yield i, at
        at += size
        before = i


def _gaps(placed: list[tuple[Any, float]], size: float) -> list[float]:
    """Where something is drawn again after indices that are left out."""
    return [b for (_, a), (_, b) in pairwise(placed) if b > a + size]
