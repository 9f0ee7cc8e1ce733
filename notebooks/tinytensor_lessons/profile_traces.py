"""Traces on a virtual clock: what lesson 19 gives to functions that read profiles, the same on every machine.

Op                  an operator call with its parts; `laid_out` puts calls on a clock, as a tree of events
flat                a tree of events as a list, with self and total time of each
Device              a device that works beside the host, for stopwatches
Memory              writes down what is allocated and freed
raw                 what the profiler tells of memory (introspect.memory_events), reduced to what a recorder writes down

Times are whole nanoseconds from the start. Events have the form of tinytensor/introspect/profile.py, without what the
exercises ask for. Whole programs are in profile_programs.py.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Event = dict[str, Any]
Shapes = tuple[tuple[int, ...], ...]

STEP = "ProfilerStep#"


class Clock:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now

    def tick(self, ns: int) -> None:
        self.now += ns


@dataclass(frozen=True)
class Op:
    """A call. `own` is the time in which no part of it runs: before each part, and after the last one."""

    name: str
    own: tuple[int, ...]
    parts: tuple[Op, ...] = ()
    shapes: Shapes = ()

    def event(self, clock: Clock) -> Event:
        start, children = clock.now, []
        for ns, part in itertools.zip_longest(self.own, self.parts):
            clock.tick(ns or 0)
            if part is not None:
                children.append(part.event(clock))
        shapes = [list(shape) for shape in self.shapes]
        return {"name": self.name, "start": start, "end": clock.now, "shapes": shapes, "children": children}


def laid_out(calls: Iterable[Op]) -> list[Event]:
    """The calls one after the other."""
    clock = Clock()
    return [call.event(clock) for call in calls]


def walk(tree: Sequence[Event]) -> Iterator[Event]:
    """Every event of the tree, each before its children."""
    for event in tree:
        yield event
        yield from walk(event["children"])


def duration(event: Event) -> int:
    return event["end"] - event["start"]


def flat(tree: Sequence[Event], step: int = 0) -> list[Event]:
    """The events without their nesting: name, shapes, self, total, and the number of the step that they ran in.

    What runs inside an event `ProfilerStep#3` ran in step 3; these events are one name, as in PyTorch's tables.
    """
    events = []
    for event in tree:
        name = event["name"]
        if name.startswith(STEP):
            name, step = "ProfilerStep*", int(name.removeprefix(STEP))
        own = duration(event) - sum(map(duration, event["children"]))
        entry = {"name": name, "shapes": event["shapes"], "self": own, "total": duration(event), "step": step}
        events += [entry, *flat(event["children"], step)]
    return events


def told(tree: Sequence[Event], indent: str = "") -> str:
    """A tree as text, one event a line."""
    lines = []
    for event in tree:
        lines.append(f"{indent}{event['name']} {event['start']}..{event['end']}")
        if event["children"]:
            lines.append(told(event["children"], indent + "  "))
    return "\n".join(lines)


# ---- a device beside the host


class Device:
    """A device that works while the host goes on, as a GPU does, on a clock that only the calls below move.

    >>> device = Device()
    >>> device.launch(work=400)
    >>> device.launch(work=400)
    >>> device.time()
    2010
    >>> device.item()
    >>> device.time()
    2810
    """

    COMPILING, CALL = 2_000, 5

    def __init__(self) -> None:
        self._host = Clock()
        self._busy_until = 0
        self._compiled = False

    def time(self) -> int:
        """The host's clock."""
        return self._host.now

    def launch(self, work: int) -> None:
        """Hand over work that takes the device this long. The very first time its kernel is compiled before."""
        self._host.tick(self.CALL + self.COMPILING * (not self._compiled))
        self._compiled = True
        self._busy_until = max(self._busy_until, self.time()) + work

    def item(self) -> None:
        """Read a number of the result, which is there when the device is done."""
        self._host.tick(max(0, self._busy_until - self.time()) + self.CALL)


# ---- memory


class Memory:
    """Writes memory events: each with time, action, id, bytes, op, category and step.

    `op` is the operator that ran at that moment, "" where none did. An allocator fetches memory from the system in
    segments and cuts blocks off them; segments have ids of their own.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.step = 0
        self._clock = Clock()
        self._ids = itertools.count(1)
        self._blocks: dict[int, Event] = {}

    def alloc(self, op: str, nbytes: int, category: str = "activation") -> int:
        block = self._write("alloc", next(self._ids), nbytes, op, category)
        self._blocks[block["id"]] = block
        return block["id"]

    def free(self, block: int, op: str = "") -> None:
        made = self._blocks.pop(block)
        self._write("free", block, made["bytes"], op, made["category"])

    def free_older(self, nbytes: int) -> None:
        """A tensor goes that was there before the recording."""
        self._write("free", next(self._ids), nbytes, "", "unknown")

    def segment(self, nbytes: int, op: str = "") -> None:
        self._write("segment_alloc", next(self._ids), nbytes, op, "unknown")

    def _write(self, action: str, block: int, nbytes: int, op: str, category: str) -> Event:
        self._clock.tick(10)
        event = {
            "time": self._clock.now,
            "action": action,
            "id": block,
            "bytes": nbytes,
            "op": op,
            "category": category,
            "step": self.step,
        }
        self.events.append(event)
        return event


_FIELDS = ("time", "action", "id", "bytes", "category", "step")


def raw(events: Iterable[Mapping[str, Any]]) -> list[Event]:
    """Events of `introspect.memory_events(prof)` without what it has worked out. `op` is who ran, on frees too."""
    return [
        {name: event[name] for name in _FIELDS}
        | {"op": (event["op"] if event["action"] == "alloc" else event.get("freed_in")) or ""}
        for event in events
    ]


def told_memory(events: Sequence[Event]) -> str:
    """Memory events as text, one a line."""
    lines = []
    for event in events:
        words = [f"{event['time']:>4}  step {event['step']}  {event['action']} {event['bytes']}  id {event['id']}"]
        words += [event["category"]] if event["action"] == "alloc" else []
        words += [f"in {event['op']}"] if event["op"] else []
        lines.append("  ".join(words))
    return "\n".join(lines)
