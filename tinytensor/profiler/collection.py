# hot path
"""The recorder: writes down, while a profile is on, what begins and what ends, when and in which thread.

It does as little as it can: it adds to the thread's log when a range begins, and one number when it ends. What they mean is
worked out when the profile is over (`Results`, below).

    what, sequence number, start                        an operator call begins; `what` is its OperatorHandle. These are three
                                                        entries and no tuple: the garbage collector has nothing to look at
    (what, sequence number, start, inputs, stack)       the same in full; or a range, whose `what` is a Mark
    end                                                 the innermost open range ends
    (end, outputs)                                      the same in full
    (None, number, nbytes, time)                        a storage came (nbytes > 0) or went

Neither tensors nor storages are held: of a tensor its metadata is kept, and the number of its storage.

`Results` turns the logs into a tree of ranges for every thread, with times, memory and the links from backward to forward:

    results = Results(recorder)
    results.roots           the outermost ranges of all threads, in the order in which they began
    results.ranges()        all ranges, parents before children
    results.loose_memory    the storages that came and went outside of all ranges

Note [Sequence numbers]
A forward call carries the number that the next backward node will get; the node carries its own, so equal numbers link
the two. As in PyTorch a call has a number only where it may be differentiated: not in no_grad mode, not inside the
kernel of an operator that has a derivative of its own, and not if it makes a tensor from nothing.

Mirrors torch/csrc/profiler/collection.cpp and torch/csrc/autograd/profiler_kineto.cpp. Left out: Kineto, and events of
Python functions.
"""

from __future__ import annotations

import itertools
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from threading import get_ident
from time import perf_counter_ns
from types import CodeType
from typing import Any, NamedTuple

from tinytensor.aten.core.dispatch.operator_handle import OperatorHandle
from tinytensor.aten.record_function import (
    Callback,
    RecordFunction,
    RecordScope,
    add_global_callback,
    next_sequence_nr,
    remove_callback,
)
from tinytensor.autograd.engine.engine_ranges import EVALUATE
from tinytensor.c10.allocator import Accounting
from tinytensor.c10.dispatch_key import DispatchKey
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

    meta_: Any
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
    shapes          whether inputs are reported; a profile of memory notes them in any case
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
        """Record no calls until it is called with False. Open ranges still end, and memory is still followed."""
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
            meta = value.meta_
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
        """Called by the allocator: `nbytes` came (positive) or went (negative).

        Storages that other threads made are none of ours, so their end is left out as well. But what this thread made
        and another one frees is noted, in `foreign`.
        """
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
        log.extend((operator, number, perf_counter_ns()))
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


# ---- what the logs say -----------------------------------------------------------------------------------------------


# What is a call of an operator here and none in PyTorch, where Python reaches the engine itself.
_NO_CALLS = frozenset(("aten::_backward",))
_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__))) + os.sep
_SHOWN = tuple(_PACKAGE + name for name in ("nn", "optim", "utils"))
_COMPOSITE = DispatchKey.CompositeImplicitAutograd


class Range:
    """One recorded call or range.

    name, overload_name     `aten::add`, `Tensor`; a node's name; the user's label
    scope                   RecordScope
    start, end              nanoseconds of `perf_counter_ns`
    thread, forward_thread  numbers of threads; forward_thread is 0 where no forward call belongs to it
    sequence_nr             see Note [Sequence numbers]; -1: none
    inputs, outputs         as the recorder describes them, or None
    stack                   where it was called, innermost first
    memory                  [(number of the storage, bytes that came (or, negative, went), time)] of this range alone
    children, parent        the ranges inside it, the range it is in
    """

    __slots__ = (
        "children", "end", "forward_thread", "id", "inputs", "leaf", "memory", "name", "operator", "outputs",
        "overload_name", "parent", "scope", "sequence_nr", "stack", "start", "thread",
    )  # fmt: skip

    def __init__(self, entry: tuple[Any, ...], thread: int, parent: Range | None) -> None:
        what, self.sequence_nr, self.start = entry[:3]
        self.inputs, frames = entry[3:] if len(entry) > 3 else (None, None)
        self.operator = None
        self.overload_name = ""
        self.leaf: list[int] | None = None
        self.scope = RecordScope.FUNCTION
        if isinstance(what, Mark):
            self.name, self.scope, self.leaf = what
        else:
            self.operator = what
            self.name, self.overload_name = what.name.name, what.name.overload_name
        self.end = self.start
        self.thread = thread
        self.forward_thread = 0
        self.stack: list[str] = readable_stack(frames) if frames else []
        self.outputs: Any = None
        self.memory: list[tuple[int, int, int]] = []
        self.children: list[Range] = []
        self.parent = parent
        self.id = 0

    @property
    def is_evaluation(self) -> bool:
        """Whether it is a node's turn, around what the node itself does."""
        return self.operator is None and self.name.startswith(EVALUATE)

    @property
    def is_backward(self) -> bool:
        """Whether it is a node's turn, or what the node itself does."""
        return self.scope is RecordScope.BACKWARD_FUNCTION or self.is_evaluation

    def self_time(self) -> int:
        """Nanoseconds that no range inside it accounts for."""
        return self.end - self.start - sum(child.end - child.start for child in self.children)

    def __repr__(self) -> str:
        return f"<Range {self.name}, {len(self.children)} children>"


class Results:
    """The outcome of one recording; the tree is built when it is first asked for."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.began = recorder.began
        self.ended = recorder.ended
        self._roots: list[Range] | None = None
        # What came and went outside of all ranges: (number, bytes, time, thread).
        self.loose_memory: list[tuple[int, int, int, int]] = []

    def inputs_of(self, each: Range) -> list[Any]:
        """What went into a call, if that was asked for."""
        return (each.inputs or []) if self.recorder.shapes else []

    def trace_start_ns(self) -> int:
        """When recording began, in nanoseconds since 1970."""
        return self.recorder.began_at

    @property
    def roots(self) -> list[Range]:
        if self._roots is None:
            roots: list[Range] = []
            for thread, log in self.recorder.logs.items():
                roots += self._read(thread, log)
            for _, number, nbytes, when in self.recorder.foreign:
                self.loose_memory.append((number, nbytes, when, 0))
            roots.sort(key=lambda root: root.start)
            self._roots = roots
            for number, each in enumerate(self.ranges(), 1):
                each.id = number
            self._number_sequences()
        return self._roots

    def ranges(self) -> Iterator[Range]:
        """All ranges, parents before children, each thread's in the order in which they began."""
        stack = self.roots[::-1]
        while stack:
            each = stack.pop()
            yield each
            stack += reversed(each.children)

    def _read(self, thread: int, log: list[Any]) -> list[Range]:
        """Build one thread's tree from its log, in one pass.

        `current` is the innermost open range, and `opened` what was current before each entry that began something. A call
        that PyTorch does not have (_NO_CALLS) is pushed as well, but makes no range; its end finds `current` unchanged.
        """
        roots: list[Range] = []
        opened: list[Range | None] = []
        current: Range | None = None
        entries = iter(log)
        for entry in entries:
            outputs = None
            if entry.__class__ is OperatorHandle:
                entry = (entry, next(entries), next(entries))
            if entry.__class__ is tuple:
                if entry[0] is None:
                    _, number, nbytes, when = entry
                    if current is None:
                        self.loose_memory.append((number, nbytes, when, thread))
                    else:
                        current.memory.append((number, nbytes, when))
                    continue
                if len(entry) != 2:
                    opened.append(current)
                    what = entry[0]
                    if what.__class__ is Mark or what.name.name not in _NO_CALLS:
                        beginning = Range(entry, thread, current)
                        (roots if current is None else current.children).append(beginning)
                        current = beginning
                    continue
                entry, outputs = entry
            outer = opened.pop()
            if current is not None and current is not outer:
                current.end, current.outputs = entry, outputs
            current = outer
        # What was open when recording ended.
        while opened:
            outer = opened.pop()
            if current is not None and current is not outer:
                current.end = self.ended
            current = outer
        return roots

    def _number_sequences(self) -> None:
        """Take the numbers from the calls that have none in PyTorch; find each node's forward call."""
        threads: dict[int, int] = {}
        for each in self.ranges():
            if each.operator is not None:
                parent = each.parent
                if _makes_from_nothing(each.operator) or not _lets_differentiate(parent):
                    each.sequence_nr = -1
            if each.sequence_nr >= 0 and not each.is_backward:
                threads[each.sequence_nr] = each.thread
        for each in self.ranges():
            if each.is_backward and each.sequence_nr >= 0:
                each.forward_thread = threads.get(each.sequence_nr, each.thread)


def _lets_differentiate(parent: Range | None) -> bool:
    """Whether a call inside `parent` may be differentiated itself: only if the parent has no derivative of its own."""
    if parent is None or parent.operator is None:
        return True
    return parent.sequence_nr >= 0 and _COMPOSITE in parent.operator.entry.kernels


@lru_cache(maxsize=1024)
def _makes_from_nothing(operator: Any) -> bool:
    """Whether the operator is a factory: its schema has the options of a tensor. Conversions have these options too."""
    names = {argument.name for argument in operator.schema.arguments}
    return {"dtype", "layout", "device", "pin_memory"} <= names and operator.name.name not in (
        "aten::to", "aten::_to_copy"
    )  # fmt: skip


def readable_stack(frames: list[Frame]) -> list[str]:
    """`["model.py(12): forward", ...]`, innermost first, without the insides of this package, up to the script."""
    shown = []
    for code, line in frames:
        path = code.co_filename
        if path.startswith(_PACKAGE) and not path.startswith(_SHOWN):
            continue
        shown.append(f"{_short(path)}({line}): {code.co_name}")
        if code.co_name == "<module>":
            break
    return shown


@lru_cache(maxsize=1024)
def _short(path: str) -> str:
    """The path from the folder on `sys.path` where it was found."""
    folders = [folder.rstrip(os.sep) + os.sep for folder in sys.path if folder] + [os.getcwd() + os.sep]
    found = [folder for folder in folders if path.startswith(folder)]
    return path[len(max(found, key=len)) :] if found else path


def shapes_of(inputs: list[Any] | None) -> list[Any]:
    """PyTorch's `input_shapes`: one list an argument, empty for what is no tensor."""
    return [list(value.meta_.sizes) if isinstance(value, Seen) else [] for value in inputs or ()]


# ---- recorded arguments as text ---------------------------------------------------------------------------------------

_TYPE_NAMES = {
    "float32": "float", "float64": "double", "int64": "long int", "int32": "int", "int16": "short int",
    "int8": "signed char", "uint8": "unsigned char", "bool": "bool", "float16": "c10::Half",
    "bfloat16": "c10::BFloat16",
}  # fmt: skip


def concrete(value: Any) -> Any:
    """A number, or numbers; None for anything else."""
    if isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, list) and value and all(isinstance(item, (bool, int, float)) for item in value):
        return value
    return None


def nested(value: Any, what: str) -> list[Any]:
    """Sizes or strides of a tensor, of each tensor in a list; empty for what is none."""
    if isinstance(value, Seen):
        return list(getattr(value.meta_, what))
    if isinstance(value, list) and value and all(isinstance(item, Seen) for item in value):
        return [list(getattr(item.meta_, what)) for item in value]
    return []


def dtype_name(value: Any) -> str:
    """What PyTorch writes as the type of an argument."""
    if isinstance(value, Seen):
        name = str(value.meta_.dtype).rpartition(".")[2]
        return _TYPE_NAMES.get(name, name)
    if isinstance(value, (bool, int, float)):
        return "Scalar"
    if isinstance(value, list) and value:
        if isinstance(value[0], Seen):
            return "TensorList"
        if isinstance(value[0], (bool, int, float)):
            return "ScalarList"
    return ""
