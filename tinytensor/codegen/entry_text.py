"""The two tables as text: the lines of one entry, where they stand, and where in them a fault lies.

load.py turns entries into data and drops how they were written. To show an entry beside what it causes, or to let a learner
edit it, its lines are needed; origins.py and the widget use them. torchgen has no counterpart.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from tinytensor.codegen.load import (
    DERIVATIVES,
    NATIVE_FUNCTIONS,
    PACKAGE,
    SAFE_LOADER,
    TableError,
    load_derivatives,
    load_native_functions,
)
from tinytensor.codegen.model import DifferentiabilityInfo, NativeFunction

_START = re.compile(r"^- (?:func|name): ", re.MULTILINE)


@dataclass(frozen=True)
class Entry:
    """One entry as it is written. `line` is that of its first line in the file, counted from 1."""

    file: str
    line: int
    text: str

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


class EntryFault(ValueError):
    """An entry that cannot be read. `place` is its part, "native" or "derivative"; `line` counts from 0 in the entry."""

    def __init__(self, message: str, place: str, text: str, line: int = 0, column: int = 0, length: int = 1) -> None:
        self.message, self.place, self.line = message, place, line
        lines = text.splitlines() or [""]
        self.line = min(line, len(lines) - 1)
        self.column = min(column, len(lines[self.line]))
        self.length = max(length, 1)
        super().__init__(f"{message}\n{lines[self.line]}\n{' ' * self.column}{'~' * self.length} here")


@functools.cache
def native_functions() -> dict[str, NativeFunction]:
    """Every operator of the shipped table by its full name."""
    return {fn.full_name: fn for fn in load_native_functions()}


@functools.cache
def derivatives() -> dict[str, DifferentiabilityInfo]:
    """Every entry of the shipped derivatives.yaml by its name."""
    return {info.name: info for info in load_derivatives()}


@functools.cache
def _entries(path: Path) -> dict[str, Entry]:
    text = path.read_text(encoding="utf-8")
    starts = [match.start() for match in _START.finditer(text)]
    found = {}
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        lines = text[start:end].rstrip().splitlines()
        while lines and lines[-1].lstrip().startswith("#"):  # a heading of the entries that follow
            lines = "\n".join(lines[:-1]).rstrip().splitlines()
        name = lines[0].partition(": ")[2].partition("(")[0].strip("'\" ")
        file = path.relative_to(PACKAGE).as_posix()
        found[name] = Entry(file, text.count("\n", 0, start) + 1, "\n".join(lines))
    return found


def native_entry(name: str) -> Entry | None:
    """The entry of an overload (`add.Tensor`) in native_functions.yaml."""
    return _entries(NATIVE_FUNCTIONS).get(name)


def derivative_entry(name: str) -> Entry | None:
    """The entry of an overload in derivatives.yaml; None if it has none of its own."""
    return _entries(DERIVATIVES).get(name)


# ---- faults ----------------------------------------------------------------------------------------------------------


def fault(error: Exception, place: str, text: str) -> EntryFault:
    """An exception of the tables' readers as an EntryFault, with the place in the entry's text that it is about.

    The readers say where in their own ways: yaml by a mark, TableError by formula and column, the schema's parser by a picture
    with `~~~ <--- HERE` below the line, and others only by a word in quotes.
    """
    if isinstance(error, EntryFault):
        return error
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark is not None:
        mark = error.problem_mark
        return EntryFault(f"no yaml: {error.problem}", place, text, mark.line, mark.column)
    if isinstance(error, TableError) and error.formula:
        return EntryFault(str(error), place, text, *_find(text, error.formula, error.column), error.length)
    if isinstance(error, KeyError):
        return EntryFault(f"the entry has no {error}", place, text)
    message, _, rest = str(error).strip("\n").partition(":\n")
    shown = rest.splitlines()
    if shown and "<--- HERE" in rest:
        mark_line = next(line for line in shown if "<--- HERE" in line)
        column, length = mark_line.index("~"), mark_line.count("~")
        return EntryFault(message.strip(), place, text, *_find(text, shown[0], column), length)
    if shown:  # the parser met the end of the schema
        return EntryFault(message, place, text, *_find(text, shown[0], len(shown[0])))
    quoted = re.search(r"'([^']+)'", str(error))
    where = _find(text, quoted[1], 0) if quoted and quoted[1] in text else (0, 0)
    return EntryFault(str(error), place, text, *where, len(quoted[1]) if quoted else 1)


def _find(text: str, part: str, column: int) -> tuple[int, int]:
    """Line and column of a place in `part`, which the entry's text contains."""
    for number, line in enumerate(text.splitlines()):
        start = line.find(part)
        if start >= 0:
            return number, start + column
    return 0, 0


def as_mapping(text: str) -> dict[str, Any]:
    """The entry as yaml reads it; TableError if that is no single entry."""
    loaded = yaml.load(text, SAFE_LOADER)
    loaded = loaded[0] if isinstance(loaded, list) and len(loaded) == 1 else loaded
    if not isinstance(loaded, dict):
        raise TableError("one entry is expected: lines of `key: value` under a line that begins with `- `")
    return loaded
