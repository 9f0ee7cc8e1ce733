"""Compare: measurements as tables. A label is a table, a sub_label or statement a row, a description a column.

Rows stand in groups by number of threads, and inside of these by env. All times of a table are in one unit.

Mirrors torch/utils/benchmark/utils/compare.py.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Iterable

from tinytensor.utils.benchmark.utils.common import (
    Measurement,
    _log10,
    ordered_unique,
    select_unit,
    trim_sigfig,
    unit_to_english,
)

__all__ = ["Colorize", "Compare"]

BEST = "\033[92m"
GOOD = "\033[34m"
BAD = "\033[2m\033[91m"
VERY_BAD = "\033[31m"
BOLD = "\033[1m"
TERMINATE = "\033[0m"

_BETWEEN = "  |  "
_WARNING_WIDTH = 7
_CLOSE = 100e-9  # seconds: so near to the best is as good
_LEGEND = "(! XX%) Measurement has high variance, where XX is the IQR / median * 100.\n"

Cell = Measurement | None
RowKey = tuple[int, "str | None", str]


class Colorize(enum.Enum):
    """Whose best time a time is compared with when it is coloured.

    >>> [each.name for each in tt.utils.benchmark.Colorize]
    ['NONE', 'COLUMNWISE', 'ROWWISE']
    """

    NONE = "none"
    COLUMNWISE = "columnwise"
    ROWWISE = "rowwise"


def _colored(segment: str, value: float, best: float) -> str:
    """The text in the colour of its distance to the best time: within 1 %, 10 %, beyond twice, beyond five times."""
    if value <= best * 1.01 or value <= best + _CLOSE:
        return BEST + BOLD + segment + TERMINATE * 2
    if value <= best * 1.1:
        return GOOD + BOLD + segment + TERMINATE * 2
    if value >= best * 5:
        return VERY_BAD + BOLD + segment + TERMINATE * 2
    return BAD + segment + TERMINATE * 2 if value >= best * 2 else segment


class _Column:
    """How the numbers of a column are written: all with the same digits behind the point."""

    def __init__(self, cells: Iterable[Cell], scale: float, trim: bool, highlight: bool) -> None:
        there = [cell for cell in cells if cell is not None]
        self._scale, self._trim = scale, trim
        self._highlight = highlight and any(cell.has_warnings for cell in there)
        digits = [math.ceil(_log10(cell.median / scale)) for cell in there]
        decimals = 1
        if trim:
            known = [cell.significant_figures for cell in there]
            decimals = min(max(figures - before, 0) for figures, before in zip(known, digits, strict=True))
        self._width, self._decimals = max(digits) + decimals + bool(decimals), decimals

    def write(self, cell: Cell) -> str:
        """One cell; as many blanks as the number 1 takes where there is no measurement."""
        if cell is None:
            return " " * len(self._number(1.0, 1, ""))
        spread = f" (! {cell.iqr / cell.median * 100:.0f}%)" if self._highlight and cell.has_warnings else ""
        return self._number(cell.median / self._scale, cell.significant_figures, spread)

    def _number(self, value: float, figures: int, spread: str) -> str:
        if self._trim:
            value = trim_sigfig(value, figures)
        number = f"{value:>{self._width}.{self._decimals}f}"
        return number + (f"{spread:>{_WARNING_WIDTH}}" if self._highlight else "")


class Table:
    """The measurements of one label. AssertionError where there are several labels."""

    def __init__(
        self, results: list[Measurement], colorize: Colorize, trim_significant_figures: bool, highlight_warnings: bool
    ) -> None:
        if len({result.label for result in results}) != 1:
            raise AssertionError("All results must share the same label")
        self.results, self.label = results, results[0].label
        self._colorize, self._highlight = colorize, highlight_warnings
        self.time_unit, self.time_scale = select_unit(min(result.median for result in results))
        self.row_keys = ordered_unique(self.row_fn(result) for result in results)
        self.row_keys.sort(key=lambda key: key[:2])  # statements stay in their order
        self.column_keys = ordered_unique(self.col_fn(result) for result in results)
        placed = {(self.row_fn(result), self.col_fn(result)): result for result in results}
        self._cells: list[list[Cell]] = [[placed.get((row, col)) for col in self.column_keys] for row in self.row_keys]
        self._columns = [
            _Column((row[i] for row in self._cells), self.time_scale, trim_significant_figures, highlight_warnings)
            for i in range(len(self.column_keys))
        ]

    @staticmethod
    def row_fn(m: Measurement) -> RowKey:
        """What measurements of one row share."""
        return m.num_threads, m.env, m.as_row_name

    @staticmethod
    def col_fn(m: Measurement) -> str | None:
        """What measurements of one column share."""
        return m.description

    def _row_names(self) -> list[str]:
        """Each with its env in front, where there are several; the env is said once for all rows that follow."""
        envs = {result.env for result in self.results}
        width = max(len(env) for env in envs if env is not None) + 4 if len(envs) > 1 else 4
        names = []
        before: tuple[int, str | None] = (-1, "")
        for threads, env, name in self.row_keys:
            said = before[1] if before[0] == threads else ""
            shown = f"({env})" if len(envs) > 1 and env != said else ""
            names.append(f"  {shown.ljust(width)}{name}")
            before = (threads, env)
        return names

    def _best(self, row: int, column: int) -> float:
        """The time that this cell is compared with: the best of its row, or of its column among as many threads."""
        if self._colorize is Colorize.ROWWISE:
            cells = self._cells[row]
        else:
            threads = self.row_keys[row][0]
            rows = zip(self.row_keys, self._cells, strict=True)
            cells = [other[column] for key, other in rows if key[0] == threads]
        return min(cell.median for cell in cells if cell is not None)

    def _line(self, row: int, words: list[str], widths: list[int]) -> str:
        parts = [words[0].ljust(widths[0])]
        for column, (cell, written, width) in enumerate(zip(self._cells[row], words[1:], widths[1:], strict=True)):
            written = written.center(width)
            if cell is not None and self._colorize is not Colorize.NONE:
                written = _colored(written, cell.median, self._best(row, column))
            parts.append(written)
        return _BETWEEN.join(parts)

    def render(self) -> str:
        """The table as text."""
        names = self._row_names()
        written = [
            [name, *(column.write(cell) for column, cell in zip(self._columns, cells, strict=True))]
            for name, cells in zip(names, self._cells, strict=True)
        ]
        head = ["", *self.column_keys]
        widths = [max(len(row[i]) for row in [head, *written]) for i in range(len(head))]
        lines = [_BETWEEN.join(word.center(width) for word, width in zip(head, widths, strict=True))]
        across = len(lines[0])
        threads = -1
        for row, (key, words) in enumerate(zip(self.row_keys, written, strict=True)):
            if key[0] != threads:
                threads = key[0]
                lines.append(f"{threads} threads: ".ljust(across, "-"))
            lines.append(self._line(row, words, widths))
        title = f" {self.label or ''} ".center(across - 2, "-")
        warned = self._highlight and any(result.has_warnings for result in self.results)
        unit = f"Times are in {unit_to_english(self.time_unit)}s ({self.time_unit})."
        return "\n".join([f"[{title}]", *lines, "", unit, _LEGEND if warned else ""])


class Compare:
    r"""Tables of measurements, as text. Replicates are merged. ValueError for what is no Measurement.

    Measurements of one label make a table, with a column for each description and a row for each sub_label.

    >>> spec = tt.utils.benchmark.TaskSpec(stmt="x + 1", setup="x = 1", label="add", description="here")
    >>> table = str(tt.utils.benchmark.Compare([tt.utils.benchmark.Measurement(1, [1e-6], spec)]))
    >>> print(table.split("\n")[0])
    [------ add -------]
    """

    def __init__(self, results: list[Measurement]) -> None:
        self._results: list[Measurement] = []
        self.extend_results(results)
        self._trim_significant_figures = False
        self._colorize = Colorize.NONE
        self._highlight_warnings = False

    def __str__(self) -> str:
        tables: dict[str | None, list[Measurement]] = {}
        for result in Measurement.merge(self._results):
            tables.setdefault(result.label, []).append(result)
        settings = (self._colorize, self._trim_significant_figures, self._highlight_warnings)
        return "\n".join(Table(results, *settings).render() for results in tables.values())

    def extend_results(self, results: Iterable[Measurement]) -> None:
        """Add measurements to those that are there."""
        found = list(results)
        for result in found:
            if not isinstance(result, Measurement):
                raise ValueError(f"Expected an instance of `Measurement`, got {type(result)} instead.")
        self._results.extend(found)

    def trim_significant_figures(self) -> None:
        """Write no more digits than the measurements are good for."""
        self._trim_significant_figures = True

    def colorize(self, rowwise: bool = False) -> None:
        """Colour each time by the best of its column, or of its row."""
        self._colorize = Colorize.ROWWISE if rowwise else Colorize.COLUMNWISE

    def highlight_warnings(self) -> None:
        """Mark times whose interquartile range is above a tenth of the median."""
        self._highlight_warnings = True

    def print(self) -> None:
        """Print the tables."""
        print(str(self))
