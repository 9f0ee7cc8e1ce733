"""Writing SVG by hand: elements, numbers, text widths and the colours that everything here is drawn in.

Every picture is a string made by Python alone, from plain data: the same data gives the same bytes on every machine. So
there are no ids, no random names, no dates, and no style sheet; presentation attributes make it look right where there
is no CSS, and the widgets' CSS, which wins over them, makes it follow the notebook's theme.
"""

from __future__ import annotations

from html import escape
from typing import Any

# Okabe and Ito's colours, which look different to every kind of colour vision, each with the text colour that reads well on it
# (contrast 4.5:1 or better). Colour never stands alone: a letter, a dash or a border says the same.
PALETTE = (
    ("#E69F00", "#000000"),
    ("#56B4E9", "#000000"),
    ("#009E73", "#000000"),
    ("#F0E442", "#000000"),
    ("#0072B2", "#FFFFFF"),
    ("#D55E00", "#000000"),
    ("#CC79A7", "#000000"),
)
INK, DIM, LINE, PAPER, SHADE = "#1A1A1A", "#595959", "#767676", "#FFFFFF", "#EFEFEF"
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
_EM = 0.605  # width of a character of such a font, in font sizes; wide enough for all of them


def num(value: float) -> str:
    """A coordinate: at most two decimals, no minus zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def width_of(text: str, size: float = 13) -> float:
    """How wide a text is at most. There is no browser to measure it, so all text is in a font of equal widths."""
    return len(text) * size * _EM


def wrapped(words: str, width: float, size: float) -> list[str]:
    """The words in lines that are no wider than `width`, broken at spaces."""
    lines: list[str] = []
    for word in words.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def el(tag: str, *children: str, **attributes: object) -> str:
    """One element. `class_` is `class`, `data_ix` is `data-ix`; attributes that are None are left out."""
    words = [tag]
    for key, value in attributes.items():
        if value is not None:
            written = num(value) if isinstance(value, float) else str(value)
            words.append(f'{key.rstrip("_").replace("_", "-")}="{escape(written)}"')
    inside = "".join(children)
    return f"<{' '.join(words)}>{inside}</{tag}>" if inside else f"<{' '.join(words)}/>"


def text(x: float, y: float, words: str, *, size: float = 13, fill: str = INK, **attributes: object) -> str:
    """Text with its baseline at y."""
    return el(
        "text", escape(words, quote=False), x=float(x), y=float(y), font_size=float(size), fill=fill, **attributes
    )


def middle(x: float, y: float, words: str, **attributes: object) -> str:
    """Text centred at x."""
    settings: dict[str, Any] = {"text_anchor": "middle", **attributes}
    return text(x, y, words, **settings)


def faint(x: float, y: float, words: str, *, size: float = 10, anchor: str = "middle", class_: str = "tt-dim") -> str:
    """Text that is there to be looked up, not to be read first."""
    return text(x, y, words, size=size, fill=DIM, text_anchor=None if anchor == "start" else anchor, class_=class_)


def rect(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    """A rectangle, white with a grey border unless the attributes say otherwise."""
    settings: dict[str, object] = {"fill": PAPER, "stroke": LINE, **attributes}
    return el("rect", x=float(x), y=float(y), width=float(width), height=float(height), **settings)


def document(
    width: float, height: float, title: str, description: str, *children: str, live: bool = False, inset: float = 0
) -> str:
    """The whole picture. Printed, it is one image with a title and a description; live, it is a group of controls,
    and a title would only pop up under the pointer. Live it begins at x = `inset`, so that it lines up with the controls
    above it, which have no margin."""
    left = inset if live else 0
    size = {"width": num(width - left), "height": num(height)}
    size["viewBox"] = f"{num(left)} 0 {size['width']} {size['height']}"
    role = {"role": "group" if live else "img", "aria_label": title}
    words = [] if live else [el("title", escape(title, quote=False)), el("desc", escape(description, quote=False))]
    paper = rect(0, 0, width, height, stroke="none", class_="tt-paper")
    return el("svg", *words, paper, *children, xmlns="http://www.w3.org/2000/svg", **size, **role, font_family=FONT)
