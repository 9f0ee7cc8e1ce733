"""What a profile is made of: events, the list of them that can be grouped, printed and exported, and the table it prints.

    FunctionEvent       one recorded range
    FunctionEventAvg    the sum of the events with one key
    EventList           a list of either

Times are in microseconds from the start of the profile, as floats. The table has PyTorch's columns, widths and units.

Mirrors torch/autograd/profiler_util.py, under which name the classes are public. Left out: events of devices other than
the CPU (their attributes are there and say 0), the columns that PyTorch shows for such devices, metadata of kernels.
"""

from __future__ import annotations

import enum
import itertools
import json
import math
import warnings
from collections import namedtuple
from collections.abc import Iterable
from typing import Any

_PUBLIC_MODULE = "tinytensor.autograd.profiler_util"


class DeviceType(enum.Enum):
    """Kinds of devices, with PyTorch's numbers (c10/core/DeviceType.h).

    >>> tt.profiler.DeviceType.CPU.value
    0
    """

    CPU = 0
    CUDA = 1
    MKLDNN = 2
    OPENGL = 3
    OPENCL = 4
    IDEEP = 5
    HIP = 6
    FPGA = 7
    MAIA = 8
    XLA = 9
    Vulkan = 10
    Metal = 11
    XPU = 12
    MPS = 13
    Meta = 14
    HPU = 15
    VE = 16
    Lazy = 17
    IPU = 18
    MTIA = 19
    PrivateUse1 = 20


Kernel = namedtuple("Kernel", ["name", "device", "duration"])


class Interval:
    """From `start` to `end`, in microseconds."""

    def __init__(self, start: float, end: float) -> None:
        self.start = start
        self.end = end

    def elapsed_us(self) -> float:
        return self.end - self.start


def _formatted(name: str) -> property:
    return property(lambda self: format_time(getattr(self, name)))


def _renamed(old: str, new: str, message: str = "`{0}` is deprecated. Use `{1}` instead.") -> property:
    """An attribute under its old name, with PyTorch's warning."""

    def get(self: Any) -> Any:
        """An attribute under its old name, with a FutureWarning."""
        warnings.warn(message.format(old, new), FutureWarning, stacklevel=2)
        return getattr(self, new)

    return property(get)


class FormattedTimesMixin:
    """Averages, and times as text, of whatever has `..._time_total` and `count`."""

    count: int
    cpu_time_total: Any
    device_time_total: Any

    cpu_time_str = _formatted("cpu_time")
    device_time_str = _formatted("device_time")
    cpu_time_total_str = _formatted("cpu_time_total")
    device_time_total_str = _formatted("device_time_total")
    self_cpu_time_total_str = _formatted("self_cpu_time_total")
    self_device_time_total_str = _formatted("self_device_time_total")

    @property
    def cpu_time(self) -> float:
        """Microseconds a call."""
        return 0.0 if self.count == 0 else 1.0 * self.cpu_time_total / self.count

    @property
    def device_time(self) -> float:
        return 0.0 if self.count == 0 else 1.0 * self.device_time_total / self.count

    cuda_time = _renamed("cuda_time", "device_time", "`{0}` is deprecated, please use `{1}` instead.")


class FunctionEvent(FormattedTimesMixin):
    """One recorded range. The parameters are its attributes; PyTorch's documentation lists them all.

    `cpu_parent` and `cpu_children` are its places in the tree; `self_...` is what the children do not account for.
    """

    def __init__(
        self,
        id: int,
        name: str,
        thread: int,
        start_us: float,
        end_us: float,
        overload_name: str | None = None,
        fwd_thread: int | None = None,
        input_shapes: Any = None,
        stack: list[str] | None = None,
        scope: int = 0,
        use_device: str | None = None,
        cpu_memory_usage: int = 0,
        device_memory_usage: int = 0,
        is_async: bool = False,
        is_remote: bool = False,
        sequence_nr: int = -1,
        node_id: int = -1,
        device_type: DeviceType = DeviceType.CPU,
        device_index: int = 0,
        device_resource_id: int | None = None,
        is_legacy: bool = False,
        flops: int | None = None,
        trace_name: str | None = None,
        concrete_inputs: list[Any] | None = None,
        kwinputs: dict[str, Any] | None = None,
        is_user_annotation: bool = False,
        activity_type: str | None = None,
        structured_input_shapes: list[Any] | None = None,
        structured_input_strides: list[Any] | None = None,
        input_dtypes: list[str] | None = None,
    ) -> None:
        self.id = id
        self.node_id = node_id
        self.name = name
        self.overload_name = overload_name
        self.trace_name = trace_name
        self.time_range = Interval(start_us, end_us)
        self.thread = thread
        self.fwd_thread = fwd_thread
        self.kernels: list[Any] = []
        self.count = 1
        self.cpu_children: list[FunctionEvent] = []
        self.cpu_parent: FunctionEvent | None = None
        self.input_shapes = input_shapes
        self.concrete_inputs = concrete_inputs
        self.kwinputs = kwinputs
        self.stack = stack
        self.scope = scope
        self.use_device = use_device
        self.cpu_memory_usage = cpu_memory_usage
        self.device_memory_usage = device_memory_usage
        self.is_async = is_async
        self.is_remote = is_remote
        self.sequence_nr = sequence_nr
        self.device_type = device_type
        self.device_index = device_index
        self.device_resource_id = thread if device_resource_id is None else device_resource_id
        self.is_legacy = is_legacy
        self.flops = flops
        self.is_user_annotation = is_user_annotation
        self.activity_type = activity_type
        self.structured_input_shapes = structured_input_shapes
        self.structured_input_strides = structured_input_strides
        self.input_dtypes = input_dtypes
        self.self_cpu_percent: Any = -1
        self.total_cpu_percent: Any = -1
        self.total_device_percent: Any = -1
        self._times: tuple[int, int] | None = None

    def append_cpu_child(self, child: FunctionEvent) -> None:
        """Only direct children, so that self times come out right."""
        if not isinstance(child, FunctionEvent):
            raise AssertionError("Expected child to be a FunctionEvent")
        self.cpu_children.append(child)

    def set_cpu_parent(self, parent: FunctionEvent) -> None:
        """Say inside which event this one ran."""
        if not isinstance(parent, FunctionEvent):
            raise AssertionError("Expected parent to be a FunctionEvent")
        self.cpu_parent = parent

    @property
    def key(self) -> str:
        """What events are summed under: the name."""
        return self.name

    @property
    def cpu_time_total(self) -> float:
        """Microseconds on the CPU, with those of the events inside."""
        return self.time_range.elapsed_us()

    @property
    def self_cpu_time_total(self) -> float:
        """Microseconds on the CPU, without those of the events inside."""
        return 0 if self.is_async else self.cpu_time_total - sum(child.cpu_time_total for child in self.cpu_children)

    @property
    def self_cpu_memory_usage(self) -> int:
        """Bytes that were allocated, less those set free, without the events inside."""
        return (
            0 if self.is_async else self.cpu_memory_usage - sum(child.cpu_memory_usage for child in self.cpu_children)
        )

    @property
    def self_device_memory_usage(self) -> int:
        """The same on a device: 0 here."""
        return self.device_memory_usage - sum(child.device_memory_usage for child in self.cpu_children)

    @property
    def device_time_total(self) -> float:
        """Microseconds on a device: 0 here."""
        return 0

    @property
    def self_device_time_total(self) -> float:
        """Microseconds on a device, without the events inside: 0 here."""
        return 0

    cuda_time_total = _renamed("cuda_time_total", "device_time_total")
    self_cuda_time_total = _renamed("self_cuda_time_total", "self_device_time_total")
    self_cuda_memory_usage = _renamed("self_cuda_memory_usage", "self_device_memory_usage")

    def __repr__(self) -> str:
        device, children = self.use_device, str([child.id for child in self.cpu_children])
        return (
            f"<FunctionEvent id={self.id} name={self.name} overload_name={self.overload_name} "
            f"device_type=DeviceType.{self.device_type.name} node_id={self.node_id} cpu_time={self.cpu_time_str} "
            f"start_us={self.time_range.start} end_us={self.time_range.end} cpu_children={children} "
            f"{device}_time={self.device_time_str} name={self.name} thread={self.thread} "
            f"input_shapes={self.input_shapes!s} cpu_memory_usage={self.cpu_memory_usage} "
            f"{device}_memory_usage={self.device_memory_usage} is_async={self.is_async} is_remote={self.is_remote} "
            f"seq_nr={self.sequence_nr} is_legacy={self.is_legacy}>"
        )


_FROM_FIRST = (
    "key", "node_id", "is_async", "is_remote", "cpu_parent", "cpu_children", "overload_name", "input_shapes", "stack",
    "scope", "device_type", "is_legacy", "use_device", "is_user_annotation",
)  # fmt: skip
_SUMMED = (
    "cpu_time_total", "device_time_total", "self_cpu_time_total", "self_device_time_total", "cpu_memory_usage",
    "device_memory_usage", "self_cpu_memory_usage", "self_device_memory_usage", "count",
)  # fmt: skip


class FunctionEventAvg(FormattedTimesMixin):
    """The sum of events with one key. What cannot be summed is that of the first."""

    def __init__(self) -> None:
        self.key: str | None = None
        self.count = 0
        self.node_id = 0
        self.is_async = False
        self.is_remote = False
        self.use_device: str | None = None
        self.cpu_time_total = 0
        self.device_time_total = 0
        self.self_cpu_time_total = 0
        self.self_device_time_total = 0
        self.input_shapes: Any = None
        self.overload_name: str | None = None
        self.stack: Any = None
        self.scope: int | None = None
        self.cpu_memory_usage = 0
        self.device_memory_usage = 0
        self.self_cpu_memory_usage = 0
        self.self_device_memory_usage = 0
        self.cpu_children: list[FunctionEvent] | None = None
        self.cpu_parent: FunctionEvent | None = None
        self.device_type = DeviceType.CPU
        self.is_legacy = False
        self.flops: int | None = 0

    def add(self, other: Any) -> FunctionEventAvg:
        if self.key is None:
            for name in _FROM_FIRST:
                setattr(self, name, getattr(other, name))
        if not isinstance(other, (FunctionEvent, FunctionEventAvg)):
            raise AssertionError("Expected other to be a FunctionEvent or FunctionEventAvg")
        if other.key != self.key:
            raise AssertionError(f"Expected keys to match, but got {other.key} vs {self.key}")
        for name in _SUMMED:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        if self.flops is None:
            self.flops = other.flops
        elif other.flops is not None:
            self.flops += other.flops
        return self

    def __iadd__(self, other: Any) -> FunctionEventAvg:
        return self.add(other)

    def __repr__(self) -> str:
        device = self.use_device or "cuda"
        return (
            f"<FunctionEventAvg key={self.key} self_cpu_time={self.self_cpu_time_total_str} "
            f"cpu_time={self.cpu_time_str}  self_{device}_time={self.self_device_time_total_str} "
            f"{device}_time={self.device_time_str} input_shapes={self.input_shapes!s} "
            f"cpu_memory_usage={self.cpu_memory_usage} {device}_memory_usage={self.device_memory_usage}>"
        )


for _class in (FormattedTimesMixin, FunctionEvent, FunctionEventAvg, Interval, Kernel):
    _class.__module__ = _PUBLIC_MODULE


# ---- the table of a profile ------------------------------------------------------------------------------------------


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
    """The end of the path, which tells more than its beginning."""
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


# ---- EventList -------------------------------------------------------------------------------------------------------


__all__ = ["DeviceType", "EventList", "FormattedTimesMixin", "FunctionEvent", "FunctionEventAvg", "Interval", "Kernel"]

MEMORY_EVENT_NAME = "[memory]"
OUT_OF_MEMORY_EVENT_NAME = "[OutOfMemory]"
_BACKWARD_FUNCTION = 1


class EventList(list):
    """Events, in the order in which they began.

    >>> with tt.autograd.profiler.profile() as prof:
    ...     _ = tt.ones(2) + 1
    >>> "aten::add" in {event.key for event in prof.function_events.key_averages()}
    True
    """

    def __init__(
        self,
        events: Iterable[Any] = (),
        *,
        use_device: str | None = None,
        profile_memory: bool = False,
        with_flops: bool = False,
    ) -> None:
        super().__init__(events)
        self._use_device = use_device
        self._profile_memory = profile_memory
        self._with_flops = with_flops
        self._tree_built = False

    def __str__(self) -> str:
        return self.table()

    @property
    def self_cpu_time_total(self) -> float:
        """Microseconds on the CPU, over all events."""
        return sum(event.self_cpu_time_total for event in self)

    def table(
        self,
        sort_by: str | None = None,
        row_limit: int = 100,
        max_src_column_width: int | None = 75,
        max_name_column_width: int | None = 55,
        max_shapes_column_width: int | None = 80,
        header: str | None = None,
        top_level_events_only: bool = False,
        time_unit: str | None = None,
    ) -> str:
        """The events as text, a row each, the largest `sort_by` first (any attribute: `self_cpu_time_total`, `count`).

        `time_unit`: `s`, `ms` or `us` for all times. AttributeError where events have no such attribute.
        """
        if sort_by is not None:
            for device in ("cuda", "xpu", "privateuse1"):
                sort_by = sort_by.replace(device, "device")
        return build_table(
            self,
            sort_by,
            header,
            row_limit,
            max_src_column_width,
            max_name_column_width,
            max_shapes_column_width,
            self._with_flops,
            self._profile_memory,
            top_level_events_only,
            time_unit,
        )

    def key_averages(
        self, group_by_input_shapes: bool = False, group_by_stack_n: int = 0, group_by_overload_name: bool = False
    ) -> EventList:
        """Sums of the events with the same name; or the same name and shapes, or the same innermost n callers."""
        if not self._tree_built:
            raise AssertionError("Expected tree to be built before calling key_averages")
        sums: dict[tuple[str, ...], FunctionEventAvg] = {}
        for event in self:
            key: tuple[str, ...] = (event.key, str(event.node_id), str(event.is_legacy), str(event.is_user_annotation))
            if group_by_overload_name:
                key += (event.overload_name,)
            if group_by_input_shapes:
                key += (str(event.input_shapes),)
            if group_by_stack_n > 0:
                key += tuple(event.stack[:group_by_stack_n])
            sums.setdefault(key, FunctionEventAvg()).add(event)
        averages = EventList(
            sums.values(),
            use_device=self._use_device,
            profile_memory=self._profile_memory,
            with_flops=self._with_flops,
        )
        for average in averages:
            average.stack = average.stack[:group_by_stack_n]
            if not group_by_input_shapes:
                average.input_shapes = ""
            if not group_by_overload_name:
                average.overload_name = ""
        return averages

    def total_average(self) -> FunctionEventAvg:
        """The sum of all events, under the key "Total"."""
        total = FunctionEventAvg()
        for event in self:
            total += event
            # So that `add` does not compare the next event's name with this one's.
            total.key = None
        total.key = "Total"
        return total

    def export_chrome_trace(self, path: str) -> None:
        """Write the events as a Chrome trace: ranges only. `torch.profiler.profile` writes more."""
        events = [
            {
                "name": event.trace_name, "ph": "X", "ts": event.time_range.start,
                "dur": event.time_range.elapsed_us(), "tid": event.thread, "pid": "CPU functions", "args": {},
            }
            for event in self
            if event.trace_name is not None
        ]  # fmt: skip
        with open(path, "w") as file:
            json.dump(events, file)

    def supported_export_stacks_metrics(self) -> list[str]:
        """The names that `export_stacks` takes as `metric`."""
        return [
            "self_cpu_time_total",
            "self_cuda_time_total",
            "self_xpu_time_total",
            "self_privateuse1_time_total",
        ]

    def export_stacks(self, path: str, metric: str) -> None:
        """Write a line for each event that has a stack, outermost first, for flame graph programs."""
        if metric not in self.supported_export_stacks_metrics():
            raise ValueError("metric should be one of: " + str(self.supported_export_stacks_metrics()))
        for device in ("cuda", "xpu", "privateuse1"):
            metric = metric.replace(device, "device")
        blanks = str.maketrans(" ;\t\n", "____")
        with open(path, "w") as file:
            for event in self:
                value = int(getattr(event, metric))
                if event.stack and value > 0:
                    frames = ";".join(entry.translate(blanks) for entry in reversed(event.stack))
                    file.write(f"{frames} {value}\n")

    def _build_tree(self) -> None:
        """Find parents and children by their times, where they are not known; merge what only repeats its parent."""
        self._populate_cpu_children()
        self._remove_dup_nodes()
        self._set_backward_stacktraces()
        self._tree_built = True

    def _populate_cpu_children(self) -> None:
        """Per thread, a stack of open events: sorted by start, and at equal starts the longest first, the top of the stack that
        still covers an event is its parent.
        """
        by_thread = sorted((event for event in self if not event.is_async), key=lambda event: event.thread)
        for _, group in itertools.groupby(by_thread, key=lambda event: (event.thread, event.node_id)):
            opened: list[FunctionEvent] = []
            for event in sorted(group, key=lambda event: (event.time_range.start, -event.time_range.end)):
                start, end = event.time_range.start, event.time_range.end
                while opened and (start >= opened[-1].time_range.end or end > opened[-1].time_range.end):
                    opened.pop()
                if opened:
                    if event.cpu_parent is not None:
                        raise AssertionError(f"There is already a CPU parent event for {event.key}")
                    opened[-1].append_cpu_child(event)
                    event.set_cpu_parent(opened[-1])
                opened.append(event)

    def _remove_dup_nodes(self) -> None:
        """Merge an event into its parent where it is the only child and has the same name: one call that was seen twice.

        Repeated until nothing changes, since a merge may make a parent with a single child again.
        """
        while True:
            repeated = set()
            for index, event in enumerate(self):
                parent = event.cpu_parent
                if parent is not None and parent.name == event.name and len(parent.cpu_children) == 1:
                    parent.cpu_children = event.cpu_children
                    for child in event.cpu_children:
                        child.cpu_parent = parent
                    repeated.add(index)
            if not repeated:
                return
            self[:] = [event for index, event in enumerate(self) if index not in repeated]

    def _set_backward_stacktraces(self) -> None:
        """A backward event was called where its forward call was."""
        inside: dict[int, FunctionEvent | None] = {}

        def backward_parent(event: FunctionEvent | None) -> FunctionEvent | None:
            while event is not None and event.scope != _BACKWARD_FUNCTION:
                event = event.cpu_parent
            return event

        stacks: dict[tuple[int, Any], Any] = {}
        for event in self:
            parent = inside[id(event)] = backward_parent(event)
            if parent is None and event.stack is not None:
                # Of several events with one number the outermost came first: it is the call that the user wrote.
                stacks.setdefault((event.sequence_nr, event.thread), event.stack)
        for event in self:
            parent = inside[id(event)]
            if parent is not None:
                event.stack = stacks.get((parent.sequence_nr, parent.fwd_thread), [])
