"""What a profile is made of: FunctionEvents, and EventList, a list of them that can be grouped, printed and exported.

Mirrors torch/autograd/profiler_util.py. The events' classes stand in profiler_util_function_event.py, the text of a table in
profiler_util_table.py.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable
from typing import Any

from tinytensor.profiler.profiler_util_function_event import (
    DeviceType,
    FormattedTimesMixin,
    FunctionEvent,
    FunctionEventAvg,
    Interval,
    Kernel,
)
from tinytensor.profiler.profiler_util_table import build_table

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
                stacks.setdefault((event.sequence_nr, event.thread), event.stack)
        for event in self:
            parent = inside[id(event)]
            if parent is not None:
                event.stack = stacks.get((parent.sequence_nr, parent.fwd_thread), [])
