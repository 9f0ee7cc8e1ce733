"""What every widget shares: its files, its printed form, its keys.

A widget is one Python file that turns plain data into an SVG, and one .js and one .css beside it that give the SVG
behaviour. The class finds its files by name. `_base.js` and `_base.css` stand in front of them, and behind `_base.js`
the scripts that the class asks for (`scripts=("_player",)`), so that no file needs an import and nothing is fetched.
"""

from __future__ import annotations

import ast
import linecache
import os
import sys
from itertools import islice
from pathlib import Path
from types import FrameType
from typing import Any

import anywidget
import traitlets

_HERE = Path(__file__).parent


def mode() -> str:
    """In which of three ways a widget shows itself: "live", "static" (a picture and text) or "grade" (text alone).

    nbgrader says by NBGRADER_EXECUTION that it runs the notebook. TINYTENSOR_MODE=static is for pages that are printed.
    """
    if os.environ.get("NBGRADER_EXECUTION") in ("autograde", "validate"):
        return "grade"
    return "static" if os.environ.get("TINYTENSOR_MODE") == "static" else "live"


class Widget(anywidget.AnyWidget):
    """Base of the widgets. A subclass draws `_svg` (live), `svg()` (printed) and `text()` (for those who read)."""

    _svg = traitlets.Unicode().tag(sync=True)
    _words = traitlets.Dict().tag(sync=True)  # every string that the .js shows: no language in the scripts
    _keys: Any = traitlets.List().tag(sync=True)  # [[key, what it does], ...], shown by `?`

    def __init_subclass__(cls, scripts: tuple[str, ...] = (), **kwargs: Any) -> None:
        if not hasattr(cls, "_esm"):  # a widget's own class; not what traitlets derives from it for each instance
            name = cls.__module__.rpartition(".")[2]
            cls._esm = "".join((_HERE / f"{part}.js").read_text("utf-8") for part in ("_base", *scripts, name))
            cls._css = (_HERE / "_base.css").read_text("utf-8") + (_HERE / f"{name}.css").read_text("utf-8")
        super().__init_subclass__(**kwargs)

    def svg(self) -> str:
        """The picture as it is printed: complete, deterministic, on its own white paper."""
        raise NotImplementedError

    def text(self) -> str:
        """Everything that the picture says, as text."""
        raise NotImplementedError

    # A notebook without widgets, a terminal and a screen reader all get the text.
    def __repr__(self) -> str:
        return self.text()

    def open(self) -> None:
        if mode() == "live":  # elsewhere no browser will ever ask for the widget
            super().open()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        how = mode()
        data: dict[str, Any] = {"text/plain": self.text()}
        if how != "grade":
            data["image/svg+xml"] = self.svg()
        if how != "live":
            return data
        # Picture and text are sent beside the live view: a saved notebook shows them where no kernel runs.
        live: Any = super()._repr_mimebundle_(**kwargs)
        bundle, metadata = live if isinstance(live, tuple) else (live, {})
        return {**bundle, **data}, metadata


def argument_labels(frame: FrameType, count: int) -> list[str] | None:
    """The source text of the first `count` positional arguments of the call that `frame` is making, or None.

    By it `storage_grid(x, x[1])` can say "x[1]" in the picture. Since Python 3.11 a code object knows which columns of the
    source each of its instructions comes from (PEP 657). Where there is no source, the caller has letters instead.
    """
    try:
        # An instruction takes two bytes, and `co_positions` has an entry for each.
        position = next(islice(frame.f_code.co_positions(), frame.f_lasti // 2, None))
        line, end_line, column, end_column = position
        if line is None or end_line is None or column is None or end_column is None:
            return None
        lines = linecache.getlines(frame.f_code.co_filename, frame.f_globals)[line - 1 : end_line]
        # Columns count bytes of UTF-8. The end is cut off first: on a single line the start moves what comes after it.
        raw = [text.encode() for text in lines]
        raw[-1] = raw[-1][:end_column]
        raw[0] = raw[0][column:]
        source = b"".join(raw).decode()
        call = ast.parse(source.strip(), mode="eval").body
    except (StopIteration, IndexError, SyntaxError, UnicodeDecodeError, ValueError):
        return None
    if not isinstance(call, ast.Call) or any(isinstance(a, ast.Starred) for a in call.args[:count]):
        return None
    labels = [" ".join((ast.get_source_segment(source.strip(), a) or "").split()) for a in call.args[:count]]
    return labels if len(labels) == count and all(labels) else None


def variable_names(frame: FrameType) -> dict[str, Any]:
    """The names that the caller can see and their values: locals first, no underscored ones (IPython's `_`, `_1`)."""
    names: dict[str, Any] = {}
    for scope in (frame.f_locals, frame.f_globals):
        for name, value in scope.items():
            if not name.startswith("_") and name not in ("In", "Out"):
                names.setdefault(name, value)
    return names


def caller() -> FrameType:
    """The frame that called the function that calls this."""
    return sys._getframe(2)
