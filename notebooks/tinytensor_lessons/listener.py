"""A listener to the dispatcher: told of every operator call in this thread, of each stop, and of the end of the call.

    add_listener(listener)      # listener(event) from now on
    remove_listener(listener)

Sits where `introspect.dispatch_trace` sits: the profiler's callbacks tell the calls, stand-ins in the tables tell the
stops (aten/core/dispatch/kernel_watch.py). While nobody listens there is nothing of it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any, NamedTuple

from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.dispatch.kernel_watch import Stop, watching
from tinytensor.aten.record_function import (
    Callback,
    RecordFunction,
    RecordScope,
    add_global_callback,
    remove_callback,
)
from tinytensor.c10.dispatch_key_set import iterate_keys


class Event(NamedTuple):
    """kind: "call", "stop" or "end". `keys` is the key set of a call, highest first; `key` and `reason` are a stop's."""

    kind: str
    op: str
    keys: tuple[str, ...] = ()
    key: str = ""
    reason: str = ""


Listener = Callable[[Event], Any]


class _Watcher:
    """Turns what the library tells into events."""

    def __init__(self) -> None:
        self.open: list[OperatorHandle] = []
        self.thread = threading.get_ident()

    def start(self, record: RecordFunction) -> bool:
        if record.thread_id != self.thread:
            return False
        self.call(record.operator, record.key_set)
        return True

    def end(self, record: RecordFunction, started: bool) -> None:
        if started:
            self.finish()

    def call(self, op: OperatorHandle, ks: int) -> None:
        self.open.append(op)
        keys = tuple(key.name for key in iterate_keys(ks))
        _tell(Event("call", str(op.name), keys[::-1]))

    def finish(self) -> None:
        _tell(Event("end", str(self.open.pop().name)))

    # What aten/core/dispatch/kernel_watch.py tells.

    def enter(self, stop: Stop, ks: int, args: Sequence[Any]) -> bool:
        own = not self.open or self.open[-1] is not stop.op
        if own:  # a kernel went to another operator's table by itself
            self.call(stop.op, ks)
        key = "__torch_function__" if stop.key is None else stop.key.name
        _tell(Event("stop", str(stop.op.name), key=key, reason=stop.reason))
        return own

    def leave(self, entered: Any, result: Any, error: BaseException | None) -> None:
        if entered:
            self.finish()

    def enter_handler(
        self, name: str, kind: str, function: Callable[..., Any], asked: str = "", args: Sequence[Any] = ()
    ) -> bool:
        return False

    def missing(self, stop: Stop, ks: int, error: BaseException) -> None:
        pass

    def looked_up(self, ns: int) -> None:
        pass


listeners: list[Listener] = []
_listening = ExitStack()


def _tell(event: Event) -> None:
    for listener in list(listeners):
        listener(event)


def add_listener(listener: Listener) -> None:
    """Call `listener(event)` for whatever this thread's dispatcher does, until `remove_listener(listener)`."""
    if not listeners:
        watcher = _Watcher()
        callback = add_global_callback(Callback(watcher.start, watcher.end, [RecordScope.FUNCTION]))
        _listening.callback(remove_callback, callback)
        _listening.enter_context(watching(watcher))
    listeners.append(listener)


def remove_listener(listener: Listener) -> None:
    """Stop calling it; ValueError if it does not listen."""
    listeners.remove(listener)
    if not listeners:
        _listening.close()
