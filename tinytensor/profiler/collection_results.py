"""What a recorder's logs say: a tree of ranges for every thread, with times, memory and the links from backward to
forward.

    results = Results(recorder)
    results.roots           the outermost ranges of all threads, in the order in which they began
    results.ranges()        all ranges, parents before children
    results.loose_memory    the storages that came and went outside of all ranges

Note [Sequence numbers]
A forward call carries the number that the next backward node will get; the node carries its own, so equal numbers link
the two. As in PyTorch a call has a number only where it may be differentiated: not in no_grad mode, not inside the
kernel of an operator that has a derivative of its own, and not if it makes a tensor from nothing.

Mirrors torch/csrc/profiler/collection.cpp (`build_tree`) and torch/csrc/autograd/profiler_kineto.cpp.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from tinytensor.aten.record_function import RecordScope
from tinytensor.autograd.engine.engine_ranges import EVALUATE
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.profiler.collection import Frame, Mark, Recorder, Seen

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
        roots: list[Range] = []
        opened: list[Range | None] = []
        current: Range | None = None
        for entry in log:
            outputs = None
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
    if parent is None or parent.operator is None:
        return True
    return parent.sequence_nr >= 0 and _COMPOSITE in parent.operator.entry.kernels


@lru_cache(maxsize=1024)
def _makes_from_nothing(operator: Any) -> bool:
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
    return [list(value.meta.sizes) if isinstance(value, Seen) else [] for value in inputs or ()]
