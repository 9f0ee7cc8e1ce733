"""torch.monitor: counters of a running program, and handlers that hear of them.

    Stat           adds numbers up over a window of time (or of samples), and says at its end what they were: an event
    Event          a name, a time, and values by name
    log_event      hands an event to every handler

Mirrors torch/monitor/__init__.py and torch/csrc/monitor/{counters,events,python_init}.cpp. Left out: wait counters.
"""

from __future__ import annotations

import datetime
import enum
import math
import time
from collections.abc import Callable, Iterable
from typing import Any

__all__ = [
    "STAT_EVENT",
    "Aggregation",
    "Event",
    "EventHandlerHandle",
    "Stat",
    "TensorboardEventHandler",
    "log_event",
    "register_event_handler",
    "unregister_event_handler",
]

STAT_EVENT = "torch.monitor.Stat"


class Aggregation(enum.Enum):
    """What a Stat says of the numbers of a window.

    >>> tt.monitor.Aggregation.MEAN.name
    'MEAN'
    """

    VALUE = 0  # PyTorch says nothing for it
    MEAN = 2
    COUNT = 3
    SUM = 4
    MAX = 5
    MIN = 6


VALUE, MEAN, COUNT, SUM, MAX, MIN = Aggregation


class Event:
    """Something that happened: `name`, `timestamp` (a datetime), and `data`, ints, floats, bools and strings by name."""

    def __init__(self, name: str, timestamp: datetime.datetime, data: dict[str, Any]) -> None:
        self.name = name
        self.timestamp = timestamp
        self.data = data


class EventHandlerHandle:
    """What `register_event_handler` returns."""

    def __init__(self, handler: Callable[[Event], None]) -> None:
        self.handler = handler


_handlers: list[EventHandlerHandle] = []


def register_event_handler(callback: Callable[[Event], None]) -> EventHandlerHandle:
    """Call `callback(event)` for every event from now on, until its handle is given to `unregister_event_handler`.

    >>> handle = tt.monitor.register_event_handler(lambda event: print(event.name, event.data))
    >>> tt.monitor.log_event(tt.monitor.Event("started", __import__("datetime").datetime.now(), {"step": 1}))
    started {'step': 1}
    >>> tt.monitor.unregister_event_handler(handle)
    """
    handle = EventHandlerHandle(callback)
    _handlers.append(handle)
    return handle


def unregister_event_handler(handler: EventHandlerHandle) -> None:
    """Let a handler hear of no more events."""
    if handler in _handlers:
        _handlers.remove(handler)


def log_event(event: Event) -> None:
    """Hand an event to every handler."""
    for handle in list(_handlers):
        handle.handler(event)


class Stat:
    """Numbers over windows of time. At the end of one, an event says what `aggregations` make of them.

        name            the values' names are "name.sum" and so on
        aggregations    what is said
        window_size     timedelta: how long a window is
        max_samples     how many numbers a window has at most

    >>> M = tt.monitor
    >>> stat = M.Stat("loss", [M.Aggregation.SUM, M.Aggregation.MAX], __import__("datetime").timedelta(hours=1), max_samples=2)
    >>> stat.add(1.0), stat.count, stat.add(2.5), stat.count, stat.get()[M.Aggregation.SUM]
    (None, 1, None, 0, 3.5)
    """

    def __init__(
        self,
        name: str,
        aggregations: Iterable[Aggregation],
        window_size: datetime.timedelta,
        max_samples: int = 2**63 - 1,
    ) -> None:
        self.name = name
        self._aggregations = list(aggregations)
        self._seconds = window_size.total_seconds()
        self._max_samples = max_samples
        self._values: list[float] = []
        self._window, self._full = self._now(), False
        self._last = self._aggregated()

    def _now(self) -> int:
        return math.floor(time.time() / self._seconds)

    def add(self, v: float) -> None:
        """One more number. The first one after a window ends it; those after `max_samples` count for nothing."""
        now = self._now()
        if now != self._window:
            if self._values:
                self._end()
            self._window, self._full = now, False
        if self._full:
            return
        self._values.append(float(v))
        if len(self._values) >= self._max_samples:
            self._full = True
            self._end()

    def get(self) -> dict[Aggregation, float]:
        """What the aggregations made of the last window that ended; zeros before the first."""
        return dict(self._last)

    @property
    def count(self) -> int:
        """How many numbers this window has."""
        return len(self._values)

    def _end(self) -> None:
        self._last = self._aggregated()
        self._values.clear()
        data = {f"{self.name}.{kind.name.lower()}": value for kind, value in self._last.items()}
        log_event(Event(STAT_EVENT, datetime.datetime.now(), data))

    def __del__(self) -> None:
        if getattr(self, "_values", None):
            self._end()

    def _aggregated(self) -> dict[Aggregation, float]:
        values, count = self._values, len(self._values)
        made = {
            Aggregation.MEAN: sum(values) / max(count, 1),
            Aggregation.COUNT: float(count),
            Aggregation.SUM: sum(values, 0.0),
            Aggregation.MAX: max(values, default=0.0),
            Aggregation.MIN: min(values, default=0.0),
        }
        return {kind: made[kind] for kind in self._aggregations if kind in made}


class TensorboardEventHandler:
    """Writes a Stat's events with a SummaryWriter.

    writer    what has `add_scalar(name, value, walltime=...)`
    """

    def __init__(self, writer: Any) -> None:
        self._writer = writer

    def __call__(self, event: Event) -> None:
        if event.name == STAT_EVENT:
            for name, value in event.data.items():
                self._writer.add_scalar(name, value, walltime=event.timestamp.timestamp())
