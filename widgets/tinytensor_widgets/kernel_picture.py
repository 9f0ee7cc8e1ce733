"""The drawing of kernel_access.py: the lanes of a warp, and below them the memory that they touch at one step.

A row of memory has 128 bytes, 32 words of 4 bytes. In global memory these are 4 sectors of 32 bytes, the least that can be
fetched; in shared memory a column is a bank, which serves one word of its column at a time. In a cell stands the lane that
touches it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tinytensor_widgets._svg import (
    INK,
    LINE,
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
from tinytensor_widgets.kernel_words import (
    Spec,
    cost,
    does,
    element_text,
    fault_text,
    sentence,
    several,
    spread,
    title,
    wrong,
)

_CELL, _TALL, _TOP = 25.5, 26.0, 60.0
_WORD, _ROW, _SECTOR = 4, 128, 32
_LEFT, _RIGHT = 2.0, 4.0
# Fill, ink and letter of each kind of access.
_KINDS = {"read": (*PALETTE[1], "R"), "write": (*PALETTE[0], "W"), "atomic": (*PALETTE[2], "A")}
_WRONG = PALETTE[5]
_UNDER = 14.0  # more height for a mark under the number
_SHORT = {"outside": "X", "race": "!", "stale": "?"}


class Picture:
    """One step of one warp. `live` pictures have cells that can be reached by keys."""

    def __init__(self, spec: Spec, block: int, warp: Spec, step: int, description: str = "", live: bool = False):
        self.spec, self.block, self.warp, self.step, self.live = spec, block, warp, step, live
        self.requests: list[Spec] = warp["requests"]
        self.request: Spec | None = self.requests[step - 1] if self.requests else None
        names = [element_text(array, max(_size(array) - 1, 0)) for array in spec["arrays"]]
        self.left = max([width_of(name) for name in names] + [76.0]) + 16
        self.width = self.left + 32 * _CELL + _RIGHT
        self.svg = self._draw(description)

    def _draw(self, description: str) -> str:
        head = title(self.spec, self.block, self.warp["warp"])
        body = [text(_LEFT, 20, head, font_weight="bold")]
        if self.request is None:
            body.append(text(_LEFT, 42, sentence(self.spec, [], 0)))
            y = 60.0
        else:
            words = f"step {self.step} of {len(self.requests)}, line {self.request['line']}: {does(self.spec, self.request)}"
            body.append(text(_LEFT, 42, words))
            source = self.spec["source"].get(str(self.request["line"]), "")
            body.append(
                faint(
                    _LEFT + 14 + width_of(words),
                    42,
                    _cut(source, self.width - 40 - width_of(words)),
                    size=13,
                    anchor="start",
                )
            )
            lanes, y = self._lanes()
            body.append(lanes)
            memory, y = self._memory(y + 26)
            body.append(memory)
        notes, y = self._notes(y)
        label = f"{head}, {sentence(self.spec, self.requests, self.step)}"
        return document(self.width, y, label if not self.live else head, description, *body, *notes, live=self.live)

    # -- lanes

    def _lanes(self) -> tuple[str, float]:
        """The lanes, and where they end."""
        assert self.request is not None
        array = self.spec["arrays"][self.request["array"]]
        kind = self.request["kind"]
        active = {lane[0]: lane for lane in self.request["lanes"]}
        threads = min(32, self.spec["threads_per_block"] - 32 * self.warp["warp"])
        tall = _TALL + _UNDER * any(lane[2] for lane in active.values())
        cells = []
        for lane in range(threads):
            x = self.left + lane * _CELL
            if lane in active:
                says = f"lane {lane}: {kind} {element_text(array, active[lane][1])}"
                says += f", {active[lane][2]}" if active[lane][2] else ""
                cells.append(self._cell(x, _TOP, _CELL, tall, str(lane), kind, active[lane][2], says, 0, lane))
            else:
                box = rect(x, _TOP, _CELL, tall, stroke_dasharray="2 3", class_="tt-box")
                plate = box + faint(x + _CELL / 2, _TOP + 18, str(lane), size=13)
                cells.append(self._stop(plate, f"lane {lane}: takes no part", 0, lane))
        letter = _KINDS[kind][2]
        name = text(_LEFT, _TOP + 18, f"lanes  {letter}", font_weight="bold")
        return name + self._grid("lanes of the warp", [cells]), _TOP + tall

    # -- memory

    def _memory(self, y: float) -> tuple[str, float]:
        """Rows of 128 bytes that the step touches, and where the picture goes on below them."""
        assert self.request is not None
        array = self.spec["arrays"][self.request["array"]]
        shared = array["space"] == "shared"
        kind = self.request["kind"]
        inside = [lane for lane in self.request["lanes"] if lane[2] != "outside" or _is_near(array, lane[1])]
        size = array["itemsize"]
        touched: dict[int, list[Any]] = {}  # the first byte of a cell -> the lanes that touch it
        for lane in inside:
            touched.setdefault(_byte(array, lane[1]) // max(size, _WORD) * max(size, _WORD), []).append(lane)
        rows = sorted({byte // _ROW for byte in touched})
        name = f"{array['space']} {array['name']}"
        shapes = [text(_LEFT, y + 2, name, font_weight="bold")]
        shapes.append(text(max(self.left, _LEFT + width_of(name) + 14), y + 2, cost(self.spec, self.request)))
        y += 10
        shapes.append(self._heads(shared, touched, y))
        y += 20
        cells: list[list[str]] = []
        for n, row in enumerate(rows):
            cells.append([])
            if n and row != rows[n - 1] + 1:
                y += 6  # memory between the rows is left out
            fetched = {byte for byte, lanes in touched.items() if any(lane[2] != "outside" for lane in lanes)}
            sectors = {byte // _SECTOR for byte in fetched if byte // _ROW == row}
            here = sorted(byte for byte in touched if byte // _ROW == row)
            tall = _TALL + _UNDER * any(lane[2] for byte in here for lane in touched[byte])
            shapes.append(self._row(array, row, y, tall, set() if shared else sectors))
            for byte in here:
                lanes = touched[byte]
                column = byte % _ROW // _WORD
                words = max(size // _WORD, 1)
                marks = [lane[2] for lane in lanes if lane[2]]
                numbers = [lane[0] for lane in lanes]
                label = str(numbers[0]) if len(numbers) == 1 else f"x{len(numbers)}"
                says = spread(array, lanes) + (f", {marks[0]}" if marks else "")
                if byte in fetched:
                    says += f", bank {column}" if shared else f", sector {byte // _SECTOR}"
                x = self.left + column * _CELL
                cells[-1].append(
                    self._cell(x, y, words * _CELL, tall, label, kind, marks[0] if marks else "", says, n + 1, column)
                )
            y += tall
        body = "".join(shapes) + self._grid(f"memory of {array['name']}", cells)
        return body, y + 22

    def _heads(self, shared: bool, touched: dict[int, list[Any]], y: float) -> str:
        """Above the columns: the sectors of a row, or the banks; a bank that is wanted several times says so."""
        if not shared:
            return "".join(
                faint(self.left + (8 * n + 4) * _CELL, y + 12, f"sector {n}: 32 bytes", size=13) for n in range(4)
            )
        inside = [byte for byte, lanes in touched.items() if any(lane[2] != "outside" for lane in lanes)]
        words = Counter(byte % _ROW // _WORD for byte in inside)
        shapes = [faint(self.left - 8, y + 12, "bank", size=13, anchor="end")]
        for bank in range(32):
            x = self.left + (bank + 0.5) * _CELL
            if words[bank] > 1:
                shapes.append(middle(x, y + 12, f"{words[bank]}x", font_weight="bold"))
            else:
                shapes.append(faint(x, y + 12, str(bank), size=13))
        return "".join(shapes)

    def _row(self, array: Spec, row: int, y: float, tall: float, sectors: set[int]) -> str:
        """The paper of a row: its name, its words, the ends of the array, and a border around the sectors that are fetched."""
        start, end = _bounds(array)
        low, high = ((max(0, min(32, (byte - row * _ROW) / _WORD))) for byte in (start, end))
        shapes = []
        if high - low < 32:
            shapes.append(rect(self.left, y, 32 * _CELL, tall, stroke_dasharray="2 4", class_="tt-box"))
        if high > low:
            shapes.append(rect(self.left + low * _CELL, y, (high - low) * _CELL, tall, class_="tt-box"))
        fetched = [self.left + 8 * sector * _CELL for sector in range(4) if 4 * row + sector in sectors]
        shapes += [rect(x, y, 8 * _CELL, tall, fill=SHADE, class_="tt-shade") for x in fetched]
        columns = [column for column in range(1, 32) if low <= column <= high]
        path = "".join(f"M{num(self.left + column * _CELL)} {num(y)}v{num(tall)}" for column in columns)
        shapes.append(el("path", d=path, stroke=LINE, stroke_width=0.5, fill="none", class_="tt-rule"))
        for x in fetched:
            outline = {"fill": "none", "stroke": INK, "stroke_width": 2, "class_": "tt-fetched"}
            shapes.append(rect(x + 1, y + 1, 8 * _CELL - 2, tall - 2, **outline))
        for edge in (low, high):
            if 0 < edge < 32:
                d = f"M{num(self.left + edge * _CELL)} {num(y - 3)}v{num(tall + 6)}"
                shapes.append(el("path", d=d, stroke=INK, stroke_width=4, fill="none", class_="tt-fetched"))
        first = _element_at(array, row * _ROW)
        name = element_text(array, first) if first is not None else ""
        shapes.append(faint(self.left - 8, y + 18, name, size=13, anchor="end"))
        return "".join(shapes)

    # -- parts

    def _cell(
        self,
        x: float,
        y: float,
        width: float,
        tall: float,
        label: str,
        kind: str,
        mark: str,
        says: str,
        row: int,
        col: int,
    ) -> str:
        fill, ink, _ = _KINDS[kind]
        if mark:
            fill, ink = _WRONG
        border = {"read": 1.0, "write": 2.0, "atomic": 1.5}[kind]
        box = rect(
            x + 1, y + 1, width - 2, tall - 2, fill=fill, stroke=INK, stroke_width=2.5 if mark else border,
            stroke_dasharray="4 2" if kind == "atomic" else None, class_="tt-plate",
        )  # fmt: skip
        style = {"fill": ink, "class_": "tt-keep", "font_weight": "bold" if mark else None}
        written = middle(x + width / 2, y + 18, label, **style)
        if mark:
            written += middle(x + width / 2, y + 34, _SHORT[mark], **style)
        return self._stop(box + written, says, row, col)

    def _stop(self, shapes: str, says: str, row: int, col: int) -> str:
        if not self.live:
            return shapes
        return el("g", shapes, role="gridcell", tabindex=-1, data_row=row, data_col=col, aria_label=says)

    def _grid(self, name: str, rows: list[list[str]]) -> str:
        """Rows of cells. Where no cell is there is no grid: one without a row has nothing to be reached."""
        drawn = [el("g", *row, role="row" if self.live else None) for row in rows if row]
        return el("g", *drawn, role="grid", aria_label=name) if self.live and drawn else "".join(drawn)

    def _notes(self, y: float) -> tuple[list[str], float]:
        """What is wrong with this step, the faults of the kernel, and what the marks mean."""
        notes = []
        room = self.width - 20
        if self.request is not None:
            kind = self.request["kind"]
            marks = sorted({lane[2] for lane in self.request["lanes"] if lane[2]})
            means = {
                "outside": "X outside the array, which ends at the thick line",
                "race": "! in a race",
                "stale": "? never written before",
            }
            legend = [
                f"{_KINDS[kind][2]} {kind}",
                "in a cell: the lane, or how many lanes",
                *(means[mark] for mark in marks),
            ]
            notes.append(faint(_LEFT, y, "; ".join(legend), size=13, anchor="start"))
            y += 20
            for line in wrapped(wrong(self.spec, self.request), room, 13):
                notes.append(text(_LEFT, y, line, font_weight="bold"))
                y += 17
        faults = self.spec["faults"]
        words = "no faults" if not faults else f"{several(len(faults), 'fault')} of the kernel:"
        notes.append(text(_LEFT, y + 4, words, font_weight="bold"))
        y += 22
        for fault in faults[:6]:
            here = self.request is not None and self.request["line"] in fault["lines"]
            for n, line in enumerate(wrapped(fault_text(fault), room, 13)):
                if n == 0:
                    notes.append(text(_LEFT, y, ">" if here else "-", font_weight="bold"))
                notes.append(text(_LEFT + 14, y, line))
                y += 17
        if len(faults) > 6:
            notes.append(text(_LEFT + 14, y, f"and {len(faults) - 6} more"))
            y += 17
        for warning in self.spec["warnings"][:4]:
            for line in wrapped(f"slow, {warning}", room, 13):
                notes.append(text(_LEFT, y, line))
                y += 17
        return notes, y + 2


def _cut(words: str, width: float) -> str:
    most = int(width / width_of("m"))
    return words if len(words) <= most else words[: max(most - 3, 0)] + "..."


def _size(array: Spec) -> int:
    count = 1
    for size in array["shape"]:
        count *= size
    return count


def _byte(array: Spec, element: int) -> int:
    """How far an element is from the start of its allocation, in bytes."""
    byte = array["offset"]
    if len(array["shape"]) == 1:  # elements behind the end have a place, too
        return byte + element * array["strides"][0]
    for size, stride in zip(reversed(array["shape"]), reversed(array["strides"]), strict=True):
        byte += element % size * stride
        element //= size
    return byte


def _bounds(array: Spec) -> tuple[int, int]:
    """Where an array without gaps begins and ends, in bytes; one with gaps is taken to have no end."""
    start, size = array["offset"], _size(array)
    end = start + size * array["itemsize"]
    return (start, end) if size and _byte(array, size - 1) == end - array["itemsize"] else (0, 1 << 60)


def _is_near(array: Spec, element: int) -> bool:
    """Whether an element that does not exist is drawn: behind the end, and no more than 4 rows away."""
    behind = element - _size(array)
    return len(array["shape"]) == 1 and 0 <= behind * array["itemsize"] < 4 * _ROW


def _element_at(array: Spec, byte: int) -> int | None:
    """The element that begins at a byte; None if there is none, or the array has gaps."""
    element, rest = divmod(byte - array["offset"], array["itemsize"])
    fits = not rest and 0 <= element < _size(array)
    return element if fits and _byte(array, element) == byte else None
