"""Rulers under a quantized tensor: the integers that it can store, and the real numbers that they stand for.

A ruler goes from the smallest integer to the largest. Above it stand integers, below it real numbers, with a mark where 0.0
lies and marks for the integers that the tensor holds. What lies beyond an end is stored as that end. A tensor with scales by
channel has a ruler for each channel. Where there is one scale only, a close-up shows which real numbers round to which integer.
"""

from __future__ import annotations

from typing import Any

from tinytensor_widgets._svg import INK, LINE, PALETTE, SHADE, el, faint, middle, num, rect, text, width_of
from tinytensor_widgets.storage_words import channel_of, letter, meant, real, show

_LEFT, _RIGHT = 144.0, 846.0  # where the ruler begins and ends; what lies outside is clamped
_BOX = 150.0  # of an integer in the close-up
_ROOM = 76.0  # what a label takes
_MOST = 4  # rulers of one tensor


def shown_channels(tensor: dict[str, Any]) -> list[int]:
    """The channels that get a ruler: the first few of those that are drawn."""
    q = tensor["quantizer"]
    return [0] if q["axis"] is None else tensor["shown"][q["axis"]][:_MOST]


def ruler_words(tensor: dict[str, Any]) -> list[str]:
    """What the rulers show, a sentence for each."""
    q = tensor.get("quantizer")
    if not q or not q["scales"]:
        return []
    words = []
    for c in shown_channels(tensor):
        least, zero, most = q["least"], q["zero_points"][c], q["most"]
        name = "" if q["axis"] is None else f"index {c} of dimension {q['axis']}: "
        words.append(
            f"{name}scale {show(q['scales'][c])}, zero point {show(zero)}: the integers {least} to {most} mean "
            f"{real(meant(q, c, least))} to {real(meant(q, c, most))}, and {show(zero)} means 0.0"
        )
    left = len(q["scales"]) - len(words)
    return words + ([f"{left} more scales are not shown"] if left else [])


def rulers(
    view: int, tensor: dict[str, Any], values: dict[tuple[int, ...], tuple[Any, int]], y: float, live: bool
) -> tuple[str, float]:
    """All rulers of a tensor from y on, and where they end. `values`: index -> the integer stored there, and its first byte."""
    q = tensor.get("quantizer")
    if not q or not q["scales"] or not tensor["numel"]:
        return "", y
    parts, y = [], y + 16
    for c in shown_channels(tensor):
        held = {index: at for index, at in values.items() if channel_of(tensor, index) == c}
        drawn, y = _ruler(view, tensor, c, held, y, live)
        parts.append(drawn)
        if q["axis"] is None:
            drawn, y = _close_up(q, y)
            parts.append(drawn)
    left = len(q["scales"]) - len(shown_channels(tensor))
    if left:
        parts.append(faint(10, y + 14, f"and {left} more", size=13, anchor="start"))
        y += 22
    return "".join(parts), y


def _ruler(
    view: int, tensor: dict[str, Any], c: int, held: dict[tuple[int, ...], tuple[Any, int]], y: float, live: bool
) -> tuple[str, float]:
    q = tensor["quantizer"]
    least, most = q["least"], q["most"]

    def at(stored: float) -> float:
        return _LEFT + (stored - least) / (most - least) * (_RIGHT - _LEFT)

    fill, ink = PALETTE[view % len(PALETTE)]
    name = "" if q["axis"] is None else f"index {c} of dimension {q['axis']}"
    ends = (f"{real(meant(q, c, least))} and below", f"{real(meant(q, c, most))} and above")
    facts = f"scale {show(q['scales'][c])}, zero point {show(q['zero_points'][c])}"
    top = y + 48  # of the bar
    parts = [
        rect(10, y, 16, 16, rx=3, fill=fill, stroke=INK, class_="tt-badge"),
        middle(18, y + 12, letter(view), fill=ink, font_weight="bold", class_="tt-keep"),
        text(34, y + 13, name, font_weight="bold") if name else "",
        faint(
            46 + width_of(name) if name else 34,
            y + 13,
            f"{facts}; {ends[0]} is stored as {least}, {ends[1]} as {most}",
            size=13,
            anchor="start",
        ),
        faint(10, top - 8, "integer", size=13, anchor="start"),
        faint(10, top + 36, "means", size=13, anchor="start"),
    ]
    for x in (_LEFT - 64, _RIGHT):
        parts.append(rect(x, top, 64, 18, fill=SHADE, stroke=LINE, stroke_dasharray="4 3", class_="tt-shade"))
        parts.append(middle(x + 32, top + 13, "clamped"))
    parts.append(rect(_LEFT, top, _RIGHT - _LEFT, 18, class_="tt-box"))
    for stored, first in sorted({found for found in held.values() if found[0] is not None}):
        parts.append(_mark(view, tensor, at(stored), top, first, live))
    zero = q["zero_points"][c]
    ticks = _ticks(least, most, zero)
    for stored in ticks:
        bold = {"font_weight": "bold"} if stored == zero else {}
        x, width = at(stored), 3 if bold else 1
        parts.append(
            el("path", d=f"M{num(x)} {num(top - 4)}V{num(top + 22)}", stroke=INK, stroke_width=width, class_="tt-tick")
        )
        for words, line in ((show(stored), top - 8), (real(meant(q, c, stored)), top + 36)):
            beside = stored != zero and zero in ticks and abs(x - at(zero)) < _ROOM
            parts.append(_beside(x, at(zero), line, words) if beside else middle(x, line, words, **bold))
    return "".join(parts), top + 48


def _beside(x: float, zero: float, line: float, words: str) -> str:
    """The label of an end that lies close to the zero point: it makes room for that one's."""
    if x < zero:
        return text(min(x + 4, zero - 22), line, words, text_anchor="end")
    return text(max(x - 4, zero + 22), line, words)


def _mark(view: int, tensor: dict[str, Any], x: float, top: float, first: int, live: bool) -> str:
    """An integer that the tensor holds."""
    shape = rect(x - 3, top + 1, 6, 16, fill=PALETTE[view % len(PALETTE)][0], stroke=INK, stroke_width=1)
    if not live:
        return shape
    where = {"data_storage": tensor["storage"], "data_from": first, "data_to": first + tensor["itemsize"]}
    return el("g", shape, class_="tt-track", aria_hidden="true", **where)


def _ticks(least: int, most: int, zero: float) -> list[float]:
    """Both ends and the zero point; between them round integers that keep clear of these."""
    step, kept = (most - least + 1) // 8, [float(least), float(most)]
    if least < zero < most:
        kept.append(zero)
    away = (most - least) / (_RIGHT - _LEFT) * _ROOM
    for each in range(least + step, most, step):
        if all(abs(each - other) >= away for other in kept):
            kept.append(each)
    return [int(each) if each == int(each) else each for each in sorted(kept)]


def _close_up(q: dict[str, Any], y: float) -> tuple[str, float]:
    """The zero point and its neighbours, each with the real numbers that are rounded to it."""
    least, most, zero = q["least"], q["most"], q["zero_points"][0]
    first = max(least, min(zero - 2, most - 4))
    left = 118.0
    parts = [
        faint(10, y + 20, "close up", size=13, anchor="start"),
        faint(10, y + 46, "between", size=13, anchor="start"),
    ]
    for k in range(5):
        stored, x = first + k, left + k * _BOX
        bold = {"font_weight": "bold"} if stored == zero else {}
        parts.append(rect(x, y, _BOX, 30, class_="tt-box", stroke=INK if bold else LINE, stroke_width=2 if bold else 1))
        parts.append(middle(x + _BOX / 2, y + 20, f"{stored} is {real(meant(q, 0, stored))}", **bold))
    for k in range(6):
        stored = first + k - 0.5
        clamps = stored < least or stored > most
        words = ("and below" if stored < least else "and above") if clamps else real(meant(q, 0, stored))
        parts.append(faint(left + k * _BOX, y + 46, words, size=13))
    return "".join(parts), y + 62
