"""RecordFunction: callbacks around operator calls. The profiler and every tracer plug in here.

While no callback is registered, a call pays nothing for this: `state.dirty` is all it tests (Note [The dirty flag]).
With callbacks, `OperatorHandle.call_slow` wraps the call in a RecordFunction. Redispatches are not recorded: one call
of an operator is one record, whatever number of kernels it passes through.

Mirrors aten/src/ATen/record_function.{h,cpp}. Left out: sampling probabilities, thread-local callbacks.
"""

from __future__ import annotations

import enum
import itertools
import threading
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.c10.local_dispatch_key_set import set_observers, state


class RecordScope(enum.Enum):
    """What kind of thing is recorded."""

    FUNCTION = 0
    BACKWARD_FUNCTION = 1
    USER_SCOPE = 7


class RecordFunction:
    """One recorded range, handed to the callbacks; a context manager that calls them on entry and on exit.

    name             `aten::add`, a node's name, a user's label
    overload_name    `Tensor`, for operators
    inputs           the arguments; released at the end, so that recording keeps no tensor alive
    outputs          what the operator returned; set before the end callbacks run
    operator         the OperatorHandle, for operators
    key_set          the key set of the call, for operators
    sequence_nr      the number that the next backward node will get; -1 before autograd is loaded
    handle           counts records, so that a start and its end can be matched
    """

    __slots__ = (
        "_ended", "_started", "handle", "inputs", "key_set", "name", "operator", "outputs", "overload_name", "scope",
        "sequence_nr", "thread_id",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        scope: RecordScope = RecordScope.USER_SCOPE,
        inputs: Sequence[Any] = (),
        *,
        overload_name: str = "",
        operator: Any = None,
        key_set: int = 0,
        sequence_nr: int | None = None,
    ) -> None:
        self.name = name
        self.scope = scope
        self.inputs = inputs
        self.outputs: Any = None
        self.overload_name = overload_name
        self.operator = operator
        self.key_set = key_set
        self.sequence_nr = _peek_sequence_nr() if sequence_nr is None else sequence_nr
        self.handle = next(_handles)
        self.thread_id = threading.get_ident()
        self._started: list[tuple[Callback, Any]] = []

    def __enter__(self) -> RecordFunction:
        # Each end callback gets what its start returned; callbacks added meanwhile see no end without a start.
        self._started = [(callback, callback.start(self)) for callback in state.observers if callback.wants(self)]
        return self

    def __exit__(self, *exc_info: object) -> None:
        started, self._started = self._started, []
        for callback, context in reversed(started):
            callback.end(self, context)
        self.inputs = ()
        self.outputs = None


class Callback:
    """What to call before (`start`, whose result `end` gets back) and after every recorded range in `scopes`."""

    __slots__ = ("_end", "_start", "scopes")

    def __init__(
        self,
        start: Callable[[RecordFunction], Any] | None = None,
        end: Callable[[RecordFunction, Any], None] | None = None,
        scopes: Sequence[RecordScope] = tuple(RecordScope),
    ) -> None:
        self._start = start
        self._end = end
        self.scopes = frozenset(scopes)

    def wants(self, record: RecordFunction) -> bool:
        return record.scope in self.scopes

    def start(self, record: RecordFunction) -> Any:
        return None if self._start is None else self._start(record)

    def end(self, record: RecordFunction, context: Any) -> None:
        if self._end is not None:
            self._end(record, context)


_handles = itertools.count(1)
_lock = threading.Lock()


def _no_sequence_nr() -> int:
    return -1


_peek_sequence_nr: Callable[[], int] = _no_sequence_nr


def set_sequence_nr_source(peek: Callable[[], int]) -> None:
    """Autograd, which stands above, says here how to read the number that the next node will get."""
    global _peek_sequence_nr
    _peek_sequence_nr = peek


def add_global_callback(callback: Callback) -> Callback:
    """Call it around every operator call of every thread, until `remove_callback(callback)`."""
    with _lock:
        set_observers((*state.observers, callback))
    return callback


def remove_callback(callback: Callback) -> None:
    """Stop calling it. Records that are open still get their end."""
    with _lock:
        set_observers(tuple(other for other in state.observers if other is not callback))


def has_callbacks() -> bool:
    """Whether anyone listens."""
    return bool(state.observers)


def observed_call(operator: Any, ks: int, kernel: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    """`kernel(ks, *args)` as a recorded operator call."""
    name = operator.name
    with RecordFunction(
        name.name, RecordScope.FUNCTION, args, overload_name=name.overload_name, operator=operator, key_set=ks
    ) as record:
        record.outputs = result = kernel(ks, *args)
    return result
