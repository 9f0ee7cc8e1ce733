"""RecordFunction: callbacks around operator calls. The profiler and every tracer plug in here.

While no callback is registered, a call pays nothing for this: `state.dirty` is all it tests (Note [The dirty flag]).
With callbacks, `OperatorHandle.call_observed` wraps the call in a RecordFunction. Redispatches are not recorded: one call
of an operator is one record, whatever number of kernels it passes through.

Note [A callback that is alone]
A RecordFunction costs more than many an operator, so a profile that made one for every call would mostly measure
itself. A callback may therefore have `around(operator, key_set, kernel, args)`, which makes the call, and `open_range`,
which begins another range and gives something to `close()`: where it is the only one, these are asked instead of
`start` and `end`, and nothing else is made.

Callbacks of one thread only look at the thread themselves; `follow_thread` tells them of a thread that goes on with
another's work.

Mirrors aten/src/ATen/record_function.{h,cpp}. Left out: sampling probabilities.
"""

from __future__ import annotations

import enum
import itertools
import threading
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.c10.local_dispatch_key_set import set_observers, state


class RecordScope(enum.Enum):
    """What kind of thing is recorded: an operator, a backward node, a user's range, ...

    >>> tt.profiler.RecordScope.FUNCTION.name
    'FUNCTION'
    """

    FUNCTION = 0
    BACKWARD_FUNCTION = 1
    TORCHSCRIPT_FUNCTION = 2
    KERNEL_FUNCTION_DTYPE = 3
    CUSTOM_CLASS = 4
    BUILD_FEATURE = 5
    LITE_INTERPRETER = 6
    USER_SCOPE = 7
    STATIC_RUNTIME_OP = 8
    STATIC_RUNTIME_MODEL = 9


class RecordFunction:
    """One recorded range, handed to the callbacks; a context manager that calls them on entry and on exit.

    name             `aten::add`, a node's name, a user's label
    overload_name    `Tensor`, for operators
    inputs           the arguments; released at the end, so that recording keeps no tensor alive
    outputs          what the operator returned; set before the end callbacks run
    operator         the OperatorHandle, for operators
    key_set          the key set of the call, for operators
    node             the backward node, for ranges of a backward pass
    sequence_nr      the number that the next backward node will get, of a backward node its own; -1 where there is none
    thread_id        which thread it runs in
    handle           counts records, so that a start and its end can be matched
    """

    __slots__ = (
        "_started", "handle", "inputs", "key_set", "name", "node", "operator", "outputs", "overload_name", "scope",
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
        node: Any = None,
    ) -> None:
        self.name = name
        self.scope = scope
        self.inputs = inputs
        self.outputs: Any = None
        self.overload_name = overload_name
        self.operator = operator
        self.node = node
        self.key_set = key_set
        if sequence_nr is None:
            sequence_nr = _peek_sequence_nr() if scope is RecordScope.FUNCTION else -1
        self.sequence_nr = sequence_nr
        self.handle = next(_handles)
        self.thread_id = threading.get_ident()
        self._started: list[tuple[Callback, Any]] = []

    def __enter__(self) -> RecordFunction:
        # Each end callback gets what its start returned; callbacks added meanwhile see no end without a start.
        self._started = [(callback, callback.start(self)) for callback in state.observers if callback.wants(self)]
        return self

    def close(self) -> None:
        """The end, for ranges that are no `with` block."""
        self.__exit__()

    def __exit__(self, *exc_info: object) -> None:
        started, self._started = self._started, []
        for callback, context in reversed(started):
            callback.end(self, context)
        self.inputs = ()
        self.outputs = None


class Callback:
    """What to call before (`start`, whose result `end` gets back) and after every recorded range in `scopes`.

    Of the scope FUNCTION it hears of operators alone; the engine and users' functions have ranges there as well.
    """

    __slots__ = ("_end", "_start", "scopes")

    # Of a callback that can make a call itself; see Note [A callback that is alone].
    around: Callable[[Any, int, Callable[..., Any], tuple[Any, ...]], Any] | None = None
    open_range: Callable[[str, RecordScope, Sequence[Any], int, Any], Any] | None = None

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
        scope = record.scope
        return scope in self.scopes and (record.operator is not None or scope is not RecordScope.FUNCTION)

    def follow_thread(self, thread_id: int) -> None:
        """The running thread goes on with the work of that one."""

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
    """Set how to read the number that the next node will get. Autograd, which is above this floor, calls it when it is
    loaded."""
    global _peek_sequence_nr
    _peek_sequence_nr = peek


def peek_sequence_nr() -> int:
    """The number that the next node of autograd will get."""
    return _peek_sequence_nr()


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
    """Whether any callback is registered."""
    return bool(state.observers)


def open_range(
    name: str, scope: RecordScope, inputs: Sequence[Any] = (), sequence_nr: int = -1, node: Any = None
) -> Any:
    """Begin a range for the callbacks; `close()` of the result ends it."""
    observers = state.observers
    if len(observers) == 1:
        begin = observers[0].open_range
        if begin is not None:
            return begin(name, scope, inputs, sequence_nr, node)
    return RecordFunction(name, scope, inputs, sequence_nr=sequence_nr, node=node).__enter__()


def next_sequence_nr() -> int:
    """The number that the next backward node will get; -1 before autograd is loaded."""
    return _peek_sequence_nr()


def observed_call(operator: Any, ks: int, kernel: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    """`kernel(ks, *args)` as a recorded operator call."""
    observers = state.observers
    if len(observers) == 1:
        around = observers[0].around
        if around is not None:
            return around(operator, ks, kernel, args)
    name = operator.name
    with RecordFunction(
        name.name, RecordScope.FUNCTION, args, overload_name=name.overload_name, operator=operator, key_set=ks
    ) as record:
        record.outputs = result = kernel(ks, *args)
    return result
