"""Reading a schema token by token: what is the same in every parser, given to lesson 13's learner."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from typing import Any

TYPES = (
    "Tensor", "int", "SymInt", "float", "bool", "Scalar", "str", "ScalarType", "Layout", "Device", "MemoryFormat", "QScheme",
    "Generator", "Storage",
)  # fmt: skip
_TOKEN = re.compile(r"-?\d+\.?\d*(?:e-?\d+)?|\w[\w.]*|->|'[^']*'|\"[^\"]*\"|\S")


def tokens(s: str) -> list[tuple[int, str]]:
    """(column, text) of each piece of a schema; at the end (len(s), "")."""
    return [*((match.start(), match[0]) for match in _TOKEN.finditer(s)), (len(s), "")]


class Reader:
    """Takes one token after the other. A token that does not fit is a ValueError(token, column)."""

    def __init__(self, s: str) -> None:
        self._todo = tokens(s)

    def at(self, *texts: str) -> bool:
        """Whether the next token is one of these; "" is the end."""
        return self._todo[0][1] in texts

    def _take(self, fits: Callable[[str], bool]) -> str:
        column, text = self._todo[0]
        if not fits(text):
            raise ValueError(text, column)
        if text:
            del self._todo[0]
        return text

    def take(self, *texts: str) -> str:
        """The next token, which has to be one of these."""
        return self._take(lambda text: text in texts)

    def word(self) -> str:
        """The next token, which has to be a name; dots may stand inside."""
        return self._take(lambda text: text.replace(".", "_").isidentifier())

    def number(self) -> int:
        return int(self._take(str.isdigit))

    def until(self, end: str) -> str:
        """The text of all tokens before `end`, which is taken as well."""
        text = ""
        while not self.at(end):
            text += self._take(bool)
        self.take(end)
        return text

    def value(self) -> Any:
        """A Python value; text where what stands there is a name, such as Mean."""
        text = self._take(lambda t: t not in ("", ",", ")"))
        while text.startswith("[") and not text.endswith("]"):
            text += self._take(bool)
        try:
            return ast.literal_eval(text)
        except ValueError:
            return text

    def listed(self, end: str, parse: Callable[[], Any]) -> list[Any]:
        """What `parse` gives, called once for each item of a list with commas, up to `end`, which is taken as well."""
        found: list[Any] = []
        while not self.at(end):
            if found:
                self.take(",")
            found.append(parse())
        self.take(end)
        return found
