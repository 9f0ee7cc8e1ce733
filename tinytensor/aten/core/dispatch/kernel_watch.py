"""Watching kernels run: every call and every redispatch of a thread, told to a watcher.

The way of a call leads through its operator's table once for each kernel that runs: `table[ks](ks, *args)`. For the
length of a `watching` block the tables are emptied, and what they look up are stand-ins, which tell the watcher, call
the kernel and tell it again. So every stop that really runs is seen, and no other; and outside of such a block nothing
stands in, and nothing is asked. Threads that nobody watches pass straight through a stand-in.

A handler (`__torch_dispatch__` of a mode or a subclass) is no kernel; it is told as well.

Note [Wrapped or not, the frame counts]
aten/core/python/torch_function_entry.py finds the public call by going up the frames of this package. The
stand-ins are written
here, and not in `introspect`, for that reason too.

PyTorch prints the same with `TORCH_SHOW_DISPATCH_TRACE=1`, in builds that define HAS_TORCH_SHOW_DISPATCH_TRACE: see
`Dispatcher::call` and `redispatch` of aten/src/ATen/core/dispatch/Dispatcher.h.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter_ns
from typing import Any, NamedTuple, Protocol

from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle, dispatcher
from tinytensor.aten.core.dispatch.kernel_function import MISSING, KernelFunction
from tinytensor.aten.core.dispatch.operator_entry import OperatorEntry, is_at_most_autograd
from tinytensor.aten.core.python.torch_dispatch import PythonCall
from tinytensor.aten.core.python.torch_function import handle, handle_by_mode
from tinytensor.c10 import python_torch_function_tls as modes
from tinytensor.c10.dispatch_key import DispatchKey, to_runtime_per_backend_functionality_key
from tinytensor.c10.dispatch_key_set import FORWARD_AD, OBSERVED, TORCH_FUNCTION, TORCH_FUNCTION_MODE, highest_backend


class Stop(NamedTuple):
    """A kernel as one operator's table has it for one key set.

    `key` is None where the arguments' `__torch_function__` is asked: that comes before all keys. `function` is the
    Python function behind the kernel, where it has one of its own.
    """

    op: OperatorHandle
    key: DispatchKey | None
    kernel: KernelFunction
    reason: str
    function: Callable[..., Any] | None


class Watcher(Protocol):
    """What is told. What `enter` and `enter_handler` return comes back in `leave`. `looked_up` tells how long it took to
    find a kernel in a table that was emptied for the watching."""

    def enter(self, stop: Stop, ks: int, args: Sequence[Any]) -> Any: ...
    def enter_handler(
        self, name: str, kind: str, function: Callable[..., Any], asked: str = "", args: Sequence[Any] = ()
    ) -> Any: ...
    def leave(self, entered: Any, result: Any, error: BaseException | None) -> None: ...
    def missing(self, stop: Stop, ks: int, error: BaseException) -> None: ...
    def looked_up(self, ns: int) -> None: ...


class _Watched(threading.local):
    watcher: Watcher | None = None


_watched = _Watched()
_blocks = 0  # open `watching` blocks of all threads: the first puts the stand-ins in, the last takes them out
_standing: set[OperatorEntry] = set()  # the entries in whose tables stand-ins may be
_lookup = OperatorEntry.lookup
_ask = PythonCall._ask
_handle, _handle_by_mode = handle, handle_by_mode
_asking: list[tuple[Any, str, Any]] = []  # (a module that asks handlers, by which name, the function behind the name)


@contextmanager
def watching(watcher: Watcher) -> Iterator[None]:
    """In the block, tell the calls of this thread to `watcher`; of two nested blocks, to the inner one."""
    global _blocks
    with dispatcher.lock:
        _blocks += 1
        if _blocks == 1:
            _put_in()
    outer, _watched.watcher = _watched.watcher, watcher
    try:
        yield
    finally:
        _watched.watcher = outer
        with dispatcher.lock:
            _blocks -= 1
            if _blocks == 0:
                _take_out()


@contextmanager
def unwatched() -> Iterator[None]:
    """In the block, tell nothing: what a watcher calls on its own."""
    outer, _watched.watcher = _watched.watcher, None
    try:
        yield
    finally:
        _watched.watcher = outer


def _put_in() -> None:
    OperatorEntry.lookup = _watched_lookup  # type: ignore[method-assign, assignment]
    PythonCall._ask = _watched_ask  # type: ignore[method-assign, assignment]
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("tinytensor.")]
    for name, own, watched in (
        ("handle", _handle, _watched_handle),
        ("handle_by_mode", _handle_by_mode, _watched_handle_by_mode),
    ):
        for module in modules:
            if vars(module).get(name) is own:
                setattr(module, name, watched)
                _asking.append((module, name, own))
    for op in [*dispatcher.operators.values(), *dispatcher._gone.values()]:
        op.table.clear()


def _take_out() -> None:
    OperatorEntry.lookup = _lookup  # type: ignore[method-assign]
    PythonCall._ask = _ask  # type: ignore[method-assign]
    for module, name, own in _asking:
        setattr(module, name, own)
    _asking.clear()
    for entry in _standing:
        entry.table.clear()
    _standing.clear()


# -- the stand-ins


def _watched_lookup(entry: OperatorEntry, ks: int) -> Callable[..., Any]:
    """OperatorEntry.lookup, with a stand-in for what it finds; not for the way to the observers, which is no kernel."""
    if ks & OBSERVED:
        return _lookup(entry, ks)
    begin = perf_counter_ns()
    with entry.dispatcher.lock:
        try:
            kernel = _lookup(entry, ks)
        except NotImplementedError as error:
            if _watched.watcher is not None:
                _watched.watcher.missing(stop_at(entry, ks), ks, error)
            raise
        if not _blocks:  # the last block ended while this thread waited
            return kernel
        _standing.add(entry)
        stand_in = entry.table[ks] = _stand_in(stop_at(entry, ks), kernel)
    if _watched.watcher is not None:
        _watched.watcher.looked_up(perf_counter_ns() - begin)
    return stand_in


def stop_at(entry: OperatorEntry, ks: int) -> Stop:
    """What a call of the operator with this key set comes to first. The kernel may be MISSING."""
    if ks & (TORCH_FUNCTION | TORCH_FUNCTION_MODE):
        return Stop(entry.handle, None, MISSING, "", None)
    key, kernel, reason = entry.resolve(ks)
    function: Callable[..., Any] | None = kernel.unboxed or kernel.boxed
    if ks & FORWARD_AD and entry.forward_ad is not None and is_at_most_autograd(key):
        # PyTorch's autograd kernels do this as well; ours are two, see OperatorEntry.forward_ad.
        key = to_runtime_per_backend_functionality_key(DispatchKey.AutogradFunctionality, highest_backend(ks))
        function, reason = entry.forward_ad, "autograd kernel"
    return Stop(entry.handle, key, kernel, reason, function)


def _stand_in(stop: Stop, kernel: Callable[..., Any]) -> Callable[..., Any]:
    def stand_in(ks: int, *args: Any) -> Any:
        watcher = _watched.watcher
        if watcher is None:
            return kernel(ks, *args)
        entered = watcher.enter(stop, ks, args)
        try:
            result = kernel(ks, *args)
        except BaseException as error:
            watcher.leave(entered, None, error)
            raise
        watcher.leave(entered, result, None)
        return result

    return stand_in


def _watched_ask(call: PythonCall, handler: Any, kind: str, owner: Any) -> Any:
    watcher = _watched.watcher
    if watcher is None:
        return _ask(call, handler, kind, owner)
    cls = owner if isinstance(owner, type) else type(owner)
    entered = watcher.enter_handler(f"{cls.__name__}.__torch_dispatch__", kind, handler)
    try:
        result = _ask(call, handler, kind, owner)
    except BaseException as error:
        watcher.leave(entered, None, error)
        raise
    watcher.leave(entered, result, None)
    return result


def _watched_handle_by_mode(function: Any, name: str, args: Any, kwargs: Any, types: tuple[type, ...]) -> Any:
    return _watched_handle(function, name, (), args, kwargs, types)


def _watched_handle(
    function: Any, name: str, overloaded: Sequence[Any], args: Any, kwargs: Any, types: tuple[type, ...] = ()
) -> Any:
    watcher = _watched.watcher
    if watcher is None:
        return _handle(function, name, overloaded, args, kwargs, types)
    first = modes.get_stack_at(-1) if modes.torch_function_mode_enabled() else overloaded[0]
    name_of_handler = f"{type(first).__name__}.__torch_function__"
    entered = watcher.enter_handler(name_of_handler, "torch_function", first.__torch_function__, name, args)
    try:
        result = _handle(function, name, overloaded, args, kwargs, types)
    except BaseException as error:
        watcher.leave(entered, None, error)
        raise
    watcher.leave(entered, result, None)
    return result
