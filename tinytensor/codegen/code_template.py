"""CodeTemplate: text with `$name` (or `${name}`) holes, for a generator that reads like what it writes.

    >>> print(CodeTemplate('''
    ... def $name($args):
    ...     $body
    ... ''').substitute(name="f", args=["x", "y"], body=["y = 2 * y", "return x + y"]), end="")
    def f(x, y):
        y = 2 * y
        return x + y

A hole alone on its line takes a list of lines, each indented like the hole; an empty list leaves no line. Elsewhere a
list is joined by commas.

Mirrors torchgen/code_template.py.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

Value = str | Sequence[str]

_HOLE = re.compile(r"\$(?:\{(\w+)\}|(\w+))")
_LINE = re.compile(r"^([ ]*)\$(\w+)\n", re.MULTILINE)


class CodeTemplate:
    """A pattern; `substitute` fills its holes."""

    def __init__(self, pattern: str):
        self.pattern = pattern.lstrip("\n")

    def substitute(self, **env: Value) -> str:
        """The pattern with every hole filled; KeyError for a hole that `env` does not name."""

        def fill_line(match: re.Match[str]) -> str:
            indent, name = match[1], match[2]
            value = env[name]
            lines = value.splitlines() if isinstance(value, str) else [l for v in value for l in v.splitlines() or [""]]
            return "".join(f"{indent}{line}\n" if line else "\n" for line in lines)

        def fill(match: re.Match[str]) -> str:
            value = env[match[1] or match[2]]
            return value if isinstance(value, str) else ", ".join(value)

        # The pattern is split at the holes that fill a line, and each piece is filled once. Filling twice, first lines and then
        # words, would take a `$` inside of a value for a hole.
        parts = _LINE.split(self.pattern)
        text = [_HOLE.sub(fill, parts[0])]
        for i in range(1, len(parts), 3):
            whole = _LINE.match(f"{parts[i]}${parts[i + 1]}\n")
            assert whole is not None
            text.append(fill_line(whole))
            text.append(_HOLE.sub(fill, parts[i + 2]))
        return "".join(text)


def indent(lines: Sequence[str], by: int = 4) -> list[str]:
    """Each line moved right by `by` spaces."""
    return [" " * by + line if line else line for line in lines]
