# hot path
"""The recorder: writes down, while a profile is on, what begins and what ends, when and in which thread.

It does as little as it can: one tuple when a range begins and one number when it ends, appended to the thread's log.
What they mean is worked out when the profile is over (profiler/collection_results.py).

    (what, sequence number, start)                      an operator call begins; `what` is its OperatorHandle
    (what, sequence number, start, inputs, stack)       the same in full; or a range, whose `what` is a Mark
    end                                                 the innermost open range ends
    (end, outputs)                                      the same in full
    (None, number, nbytes, time)                        a storage came (nbytes > 0) or went

Neither tensors nor storages are held: of a tensor its metadata is kept, and the number of its storage.

Mirrors torch/csrc/profiler/collection.cpp and torch/csrc/autograd/profiler_kineto.cpp. Left out: Kineto, and events of
Python functions.
"""

from __future__ import annotations

import itertools
import sys
import threading
import time
from collections.abc import Callable, Sequence
from threading import get_ident
from time import perf_counter_ns
from types import CodeType
from typing import Any, NamedTuple

from tinytensor.aten.record_function import (
    Callback,
    RecordFunction,
    RecordScope,
    add_global_callback,
    next_sequence_nr,
    remove_callback,
)
from tinytensor.c10.allocator import Accounting
from tinytensor.c10.dispatch_key_set import AUTOGRAD, REQUIRES_GRAD
from tinytensor.c10.local_dispatch_key_set import tls
from tinytensor.c10.storage import StorageImpl
from tinytensor.c10.tensor_impl import TensorImpl

RECORDS_GRAD = REQUIRES_GRAD | AUTOGRAD
Log = list[Any]
Frame = tuple[CodeType, int]


class Mark(NamedTuple):
    """What begins, where it is no operator call. `leaf`: the numbers of a leaf's storage and of its gradient's."""

    name: str
    scope: RecordScope
    leaf: list[int] | None = None


class Seen(NamedTuple):
    """A tensor that went in or came out. `number`: of its storage, 0 where memory is not profiled."""

    meta: Any
    number: int
    is_parameter: bool


class _ThreadNumber(threading.local):
    """PyTorch counts threads as it meets them, from 1."""

    def __init__(self) -> None:
        self.number = next(_numbers)


_new_tuple = tuple.__new__
_numbers = itertools.count(1)
_thread = _ThreadNumber()


class Recorder(Callback):
    """Records from `enable()` to `disable()`: this thread, and those that go on with its work; or all threads.

    logs            of each thread, by its number
    shapes          whether inputs are to be told of; they are noted for memory as well
    began, ended    in nanoseconds of `perf_counter_ns`; `began_at` is when that was, since 1970
    """

    __slots__ = (
        "_accounting", "_logs_of", "_memory", "_others", "_seen", "_stack", "adopted", "all_threads", "around", "began",
        "began_at", "ended", "foreign", "logs", "open_range", "shapes",
    )  # fmt: skip

    def __init__(self, shapes: bool, memory: bool, stack: bool, all_threads: bool) -> None:
        super().__init__()
        self.shapes = shapes
        self._memory = memory
        self._stack = stack
        self.all_threads = all_threads
        self.logs: dict[int, Log] = {}
        self.foreign: Log = []  # what is freed in other threads
        self._logs_of: dict[int, Log] = _LogsOfAll(self) if all_threads else {}
        self._accounting = Accounting(self._report) if memory else None
        self.adopted: list[tuple[int, int]] = []  # storages that were there before: number, size
        self._seen: dict[Any, Seen] = {}  # by metadata, where numbers of storages are not asked for
        self._others: set[int] = set()  # storages of other threads, which are none of ours
        self.around = self._full if shapes or memory or stack else _lean(self._logs_of)
        self.open_range = self._open_range
        self.began = self.began_at = self.ended = 0

    def enable(self) -> None:
        """Begin to record."""
        self.open_log()
        if self._accounting is not None:
            self._accounting.__enter__()
        self.began_at = time.time_ns()
        self.began = perf_counter_ns()
        add_global_callback(self)

    def disable(self) -> None:
        """Stop recording."""
        remove_callback(self)
        self.ended = perf_counter_ns()
        if self._accounting is not None:
            self._accounting.__exit__()
        self._logs_of.clear()

    def pause(self, paused: bool) -> None:
        """Hear of no calls for a while. What is open ends all the same, and memory is followed."""
        remove_callback(self)
        if not paused:
            add_global_callback(self)

    def open_log(self) -> Log:
        """A log for the running thread."""
        log = self._logs_of[get_ident()] = self.logs.setdefault(_thread.number, [])
        return log

    # What a Callback is asked.

    def wants(self, record: RecordFunction) -> bool:
        return self.all_threads or record.thread_id in self._logs_of

    def follow_thread(self, thread_id: int) -> None:
        if thread_id in self._logs_of:
            self.open_log()

    def start(self, record: RecordFunction) -> Any:
        if record.operator is None:
            return self._open_range(record.name, record.scope, record.inputs, record.sequence_nr, record.node)
        log = self._logs_of.get(record.thread_id)
        assert log is not None  # or it would not have been wanted
        inputs = [self._describe(value) for value in record.inputs] if self.shapes or self._memory else None
        stack = _frames(sys._getframe(3)) if self._stack else None
        log.append((record.operator, record.sequence_nr, perf_counter_ns(), inputs, stack))
        return log

    def end(self, record: RecordFunction, context: Any) -> None:
        if record.operator is None:
            context.close()
        else:
            outputs = record.outputs
            end = perf_counter_ns()
            context.append((end, self._describe(outputs)) if self._memory else end)

    # Where this is the only callback.

    def _open_range(self, name: str, scope: RecordScope, inputs: Sequence[Any], number: int, node: Any) -> _Open:
        log = self._logs_of.get(get_ident())
        if log is None:
            return _Open([], None, None, None)
        leaf = variable = None
        if self._memory and scope is RecordScope.BACKWARD_FUNCTION:
            variable = getattr(node, "variable", None)
            if variable is not None:
                leaf = [self._number(variable), 0]
        described = list(map(self._describe, inputs)) if self.shapes or self._memory else None
        stack = _frames(sys._getframe(2)) if self._stack else None
        log.append((_new_tuple(Mark, (name, scope, leaf)), number, perf_counter_ns(), described, stack))
        return _Open(log, self, variable, leaf)

    def _full(self, operator: Any, ks: int, kernel: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        log = self._logs_of.get(get_ident())
        if log is None:
            return kernel(ks, *args)
        inputs = list(map(self._describe, args)) if self.shapes or self._memory else None
        stack = _frames(sys._getframe(3)) if self._stack else None
        number = next_sequence_nr() if tls.not_excluded & RECORDS_GRAD == RECORDS_GRAD else -1
        log.append((operator, number, perf_counter_ns(), inputs, stack))
        result = None
        try:
            result = kernel(ks, *args)
        finally:
            end = perf_counter_ns()
            log.append((end, self._describe(result)) if self._memory else end)
        return result

    def _describe(self, value: Any) -> Any:
        if isinstance(value, TensorImpl):
            meta = value.meta
            if self._memory:
                # What Seen(...) does, without the Python function that it does it in.
                return _new_tuple(Seen, (meta, self._number(value), value.__class__.__name__ == "Parameter"))
            seen = self._seen.get(meta)
            if seen is None:
                seen = self._seen[meta] = Seen(meta, 0, False)
            return seen
        if isinstance(value, (tuple, list)):
            return [self._describe(item) for item in value]
        return value

    # Memory.

    def _number(self, tensor: Any) -> int:
        """The number of its storage, which is followed from now on if it is older than the profile."""
        accounting = self._accounting
        assert accounting is not None
        storage = tensor.storage_
        number = accounting.number_of(storage)
        if not number and type(storage) is StorageImpl and storage.buffer is not None:
            number = accounting.adopt(storage)
            self.adopted.append((number, storage.nbytes))
        return number

    def _report(self, number: int, nbytes: int) -> None:
        log = self._logs_of.get(get_ident())
        if log is None:
            if nbytes > 0:
                self._others.add(number)
                return
            log = self.foreign
        if nbytes < 0 and self._others and number in self._others:
            self._others.discard(number)
            return
        log.append((None, number, nbytes, perf_counter_ns()))


class _Open:
    """A range that has begun, with the leaf that is to get a gradient in it."""

    __slots__ = ("leaf", "log", "recorder", "variable")

    def __init__(self, log: Log, recorder: Recorder | None, variable: Any, leaf: list[int] | None) -> None:
        self.log = log
        self.recorder = recorder
        self.variable = variable
        self.leaf = leaf

    def close(self) -> None:
        leaf = self.leaf
        if leaf is not None and self.recorder is not None:
            grad = self.variable.grad
            leaf[1] = 0 if grad is None else self.recorder._number(grad)
        self.log.append(perf_counter_ns())


class _LogsOfAll(dict[int, Log]):
    """Gives every thread a log that asks for one."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__()
        self._recorder = recorder

    def get(self, ident: int, default: Any = None) -> Log:  # type: ignore[override, unused-ignore]
        try:
            return self[ident]
        except KeyError:
            return self._recorder.open_log()


def _lean(logs_of: dict[int, Log]) -> Callable[..., Any]:
    """`around` for times alone."""
    find = logs_of.get

    def around(operator: Any, ks: int, kernel: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        log = find(get_ident())
        if log is None:
            return kernel(ks, *args)
        number = next_sequence_nr() if tls.not_excluded & RECORDS_GRAD == RECORDS_GRAD else -1
        log.append((operator, number, perf_counter_ns()))
        try:
            return kernel(ks, *args)
        finally:
            log.append(perf_counter_ns())

    return around


def _frames(frame: Any) -> list[Frame]:
    """Where the running code stands, innermost first."""
    frames = []
    while frame is not None:
        frames.append((frame.f_code, frame.f_lineno))
        frame = frame.f_back
    return frames
