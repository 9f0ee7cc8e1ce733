"""Small images of digits in a row, with a label under each: for lesson 20, to see what a network sees and misreads."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from tinytensor_lessons.mode import SOLO, mode

_SIDE, _PIXEL, _GAP, _TEXT = 8, 7, 18, 22
_IN_A_ROW = 10


class DigitPicture:
    """Images of 8x8 pixels with the words that belong to them.

    Args:
        title: one line above the images.
        images: rows of 64 numbers from 0 (paper) to 1 (ink), as lists, arrays or a tensor.
        words: what stands under each image, such as "3" or "9 read as 5".
    """

    def __init__(self, title: str, images: Any, words: Sequence[str]) -> None:
        rows = images.tolist() if hasattr(images, "tolist") else images
        self.title, self.words = title, [str(word) for word in words]
        self.images = [[float(v) for v in row] for row in rows]

    def __repr__(self) -> str:
        return f"{self.title}: {', '.join(self.words) or 'none'}"

    def svg(self, ink: str = "#111111") -> str:
        """The images as one SVG. Ink is drawn in the given colour, the darker the fuller."""
        wide = max([_SIDE * _PIXEL, *(7 * len(word) for word in self.words)]) + _GAP
        tall = _SIDE * _PIXEL + _TEXT + _GAP // 2
        in_a_row = max(1, min(_IN_A_ROW, 800 // wide))
        lines = -(-len(self.words) // in_a_row)
        width, height = wide * min(in_a_row, max(1, len(self.words))), tall * lines
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
            f"<title>{escape(self.title)}</title><desc>{escape(repr(self))}</desc>",
        ]
        for k, (image, word) in enumerate(zip(self.images, self.words, strict=True)):
            parts.append(self._one(image, word, k % in_a_row * wide, k // in_a_row * tall, ink))
        return "".join(parts) + "</svg>"

    @staticmethod
    def _one(image: Sequence[float], word: str, x: int, y: int, ink: str) -> str:
        side = _SIDE * _PIXEL
        frame = f'<rect x="{x + 0.5}" y="{y + 0.5}" width="{side}" height="{side}" fill="none" stroke="{ink}" '
        parts = [frame + 'stroke-opacity="0.3"/>']
        for k, value in enumerate(image):
            if value > 0:
                at = f'x="{x + k % _SIDE * _PIXEL}" y="{y + k // _SIDE * _PIXEL}"'
                parts.append(f'<rect {at} width="{_PIXEL}" height="{_PIXEL}" fill="{ink}" fill-opacity="{value:.2f}"/>')
        text = f'<text x="{x}" y="{y + side + 16}" font-size="14" font-family="sans-serif" fill="{ink}">'
        return "".join(parts) + f"{text}{escape(word)}</text>"

    def html(self) -> str:
        """The images in the colours of the page, below their title."""
        style = "color:var(--jp-content-font-color1,inherit)"
        picture = self.svg("currentColor")
        head = f'<div aria-hidden="true" style="padding:4px 0 8px">{escape(self.title)}</div>'
        return f'<div role="img" aria-label="{escape(repr(self))}" style="{style}">{head}{picture}</div>'

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        bundle = {"text/plain": repr(self)}
        return bundle | {"text/html": self.html()} if mode() == SOLO else bundle | {"image/svg+xml": self.svg()}
