"""A version number in a rounded frame: of a storage, or of a tensor that a graph has saved.

`saved` is one entry of the "saved" list of `introspect.storage`. Its state is "valid", "stale" (the bytes were written to
after saving, so backward will refuse) or "released".
"""

from __future__ import annotations

from typing import Any

from tinytensor_widgets._svg import el, middle, rect, text, width_of

_CROSS = "#D55E00"


def badge(x: float, y: float, words: str, state: str = "valid") -> tuple[str, float]:
    """The drawing and where it ends. "stale" is crossed out and dashed, "released" is dotted."""
    width = width_of(words, 12) + 12
    dashes = {"stale": "5 3", "released": "1 3"}.get(state)
    shape = rect(x, y, width, 19, rx=9.5, stroke_dasharray=dashes, class_="tt-box")
    shape += middle(x + width / 2, y + 14, words)
    if state == "stale":
        for top, bottom in ((y + 1, y + 18), (y + 18, y + 1)):
            shape += el("line", x1=float(x + 3), y1=float(top), x2=float(x + width - 3), y2=float(bottom),
                        stroke=_CROSS, stroke_width="1.5", class_="tt-cross")  # fmt: skip
    return shape, x + width


def saved_line(x: float, y: float, saved: dict[str, Any]) -> str:
    """The version at saving in its badge, then what was saved."""
    shape, end = badge(x, y, f"version {saved['saved_version']}", saved["state"])
    fate = {"stale": ": overwritten, backward will refuse", "released": ": released"}.get(saved["state"], "")
    return shape + text(end + 8, y + 14, f"saved {saved['label']}{fate}")


def saved_sentence(saved: dict[str, Any]) -> str:
    """`result of ExpBackward0 was saved at version 0; its bytes are at version 1: backward will refuse`."""
    words = f"{saved['label']} was saved at version {saved['saved_version']}"
    if saved["state"] == "released":
        return f"{words} and is released"
    now = f"{words}; its bytes are at version {saved['version']}"
    return f"{now}: backward will refuse" if saved["state"] == "stale" else f"{now}: good"
