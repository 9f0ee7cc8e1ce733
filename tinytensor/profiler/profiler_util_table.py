"""The table of a profile: a row an event, in PyTorch's columns, widths and units.

Mirrors `_build_table` and `_format_*` of torch/autograd/profiler_util.py. Left out: the columns of devices other than
the CPU, which PyTorch shows where one has spent time.
"""

from __future__ import annotations

import math
from typing import Any

_WIDTH = 12
_SPACING = 2
_FLOPS_UNITS = ("FLOPs", "KFLOPs", "MFLOPs", "GFLOPs", "TFLOPs", "PFLOPs")
_TIME_UNITS = {"s": 1000.0 * 1000.0, "ms": 1000.0, "us": 1.0}


def format_time(time_us: float) -> str:
    """`1.234ms`: in the largest unit that it fills."""
    for unit, length in _TIME_UNITS.items():
        if time_us >= length and unit != "us":
            return f"{time_us / length:.3f}{unit}"
    return f"{time_us:.3f}us"


def format_time_share(time_us: float, total_time_us: float) -> str:
    """`12.34%` of the total; NaN where there is none."""
    if total_time_us == 0:
        if time_us != 0:
            raise AssertionError(f"Expected time_us == 0 but got {time_us}")
        return "NaN"
    return f"{time_us * 100.0 / total_time_us:.2f}%"


def format_memory(nbytes: int) -> str:
    """`1.25 KB`: in the largest unit that it fills, either way."""
    for unit, power in (("GB", 3), ("MB", 2), ("KB", 1)):
        if abs(nbytes) >= 1024**power:
            return f"{nbytes * 1.0 / 1024**power:.2f} {unit}"
    return f"{nbytes} B"


def _in_unit(time_us: float, unit: str | None) -> str:
    return f"{time_us / _TIME_UNITS[unit]:.3f}{unit}" if unit in _TIME_UNITS else format_time(time_us)


def _narrowed(width: int, limit: int | None) -> int:
    return width if limit is None else min(width, limit)


def _shortened_name(name: str, limit: int | None) -> str:
    return name[: limit - 3] + "..." if limit is not None and len(name) >= limit - 3 else name


def _shortened_path(path: str, width: int) -> str:
    if len(path) > width:
        path = path[len(path) - width :]
        if len(path) > 3:
            path = "..." + path[3:]
    return path


def _flops_unit(flops: int) -> tuple[float, str]:
    """The factor and the name of the unit in which the smallest count is at least 1."""
    power = max(0.0, min(math.log10(flops) / 3, float(len(_FLOPS_UNITS) - 1)))
    return pow(10, math.floor(power) * -3.0), _FLOPS_UNITS[int(power)]


class _Columns:
    """Headings, and how wide each column is. All but the last of a table with stacks are flush right."""

    def __init__(self) -> None:
        self.headers: list[str] = []
        self._format = ""
        self._rule = ""
        self.length = -_SPACING

    def add(self, header: str, width: int = _WIDTH, side: str = ">") -> None:
        self.headers.append(header)
        self._format += f"{{: {side}{width}}}" + " " * _SPACING
        self._rule += "-" * width + " " * _SPACING
        self.length += width + _SPACING

    def row(self, values: list[Any]) -> str:
        return self._format.format(*values)

    @property
    def rule(self) -> str:
        return self._rule


def build_table(
    events: Any,
    sort_by: str | None,
    header: str | None,
    row_limit: int,
    max_src_column_width: int | None,
    max_name_column_width: int | None,
    max_shapes_column_width: int | None,
    with_flops: bool,
    profile_memory: bool,
    top_level_events_only: bool,
    time_unit: str | None,
) -> str:
    """The text of `EventList.table`; empty for no events."""
    if not events:
        return ""
    if sort_by is not None:
        events = sorted(events, key=lambda event: getattr(event, sort_by), reverse=True)
    has_shapes = any(event.input_shapes is not None and len(event.input_shapes) > 0 for event in events)
    has_overloads = any(event.overload_name is not None and len(event.overload_name) > 0 for event in events)
    has_nodes = any(event.node_id != -1 for event in events)
    stacks = [event.stack for event in events if event.stack is not None and len(event.stack) > 0]
    flops = [event.flops for event in events if event.flops is not None and event.flops > 0] if with_flops else []
    flops_scale, flops_name = _flops_unit(min(flops)) if flops else (1.0, "")

    columns = _Columns()
    name_width = _narrowed(max(len(event.key) for event in events) + 4, max_name_column_width)
    shapes_width = _narrowed(max(len(str(event.input_shapes)) for event in events) + 4, max_shapes_column_width)
    source_width = 0
    columns.add("Name", name_width)
    if has_overloads:
        columns.add("Overload Name", name_width)
    for title in ("Self CPU %", "Self CPU", "CPU total %", "CPU total", "CPU time avg"):
        columns.add(title)
    if profile_memory:
        columns.add("CPU Mem")
        columns.add("Self CPU Mem")
    columns.add("# of Calls")
    if has_nodes:
        columns.add("Node ID")
    if has_shapes:
        columns.add("Input Shapes", shapes_width)
    if stacks:
        source_width = _narrowed(max(len(line) for stack in stacks for line in stack) + 4, max_src_column_width)
        columns.add("Source Location", source_width, "<")
    if flops:
        columns.add(f"Total {flops_name}")

    total = sum(event.self_cpu_time_total for event in events)
    lines: list[str] = []
    if header is not None:
        lines += ["=" * columns.length, header]
    if top_level_events_only:
        lines += ["=" * columns.length, "This report only display top-level ops statistics"]
    lines += [columns.rule, columns.row(columns.headers), columns.rule]

    shown = 0
    for event in events:
        if shown == row_limit:
            break
        if top_level_events_only and event.cpu_parent is not None:
            continue
        shown += 1
        event.self_cpu_percent = format_time_share(event.self_cpu_time_total, total)
        event.total_cpu_percent = 0 if event.is_async else format_time_share(event.cpu_time_total, total)
        values: list[Any] = [_shortened_name(event.key, max_name_column_width)]
        if has_overloads:
            values.append(_shortened_name(event.overload_name, max_name_column_width))
        values += [
            event.self_cpu_percent,
            _in_unit(event.self_cpu_time_total, time_unit),
            event.total_cpu_percent,
            _in_unit(event.cpu_time_total, time_unit),
            _in_unit(event.cpu_time, time_unit),
        ]
        if profile_memory:
            values += [format_memory(event.cpu_memory_usage), format_memory(event.self_cpu_memory_usage)]
        values.append(event.count)
        if has_nodes:
            values.append(event.node_id)
        if has_shapes:
            values.append(str(event.input_shapes)[:shapes_width])
        # With both, PyTorch's rows have these two the other way round than its headings.
        if flops:
            values.append("--" if not event.flops or event.flops <= 0 else f"{event.flops * flops_scale:8.3f}")
        if stacks:
            values.append(_shortened_path(event.stack[0], source_width) if event.stack else "")
        lines.append(columns.row(values))
        if stacks:
            blank = [""] * (len(columns.headers) - 1)
            lines += [columns.row([*blank, _shortened_path(line, source_width)]) for line in [*event.stack[1:], ""]]
    lines += [columns.rule, f"Self CPU time total: {_in_unit(total, time_unit)}"]
    return "\n".join(lines) + "\n"
