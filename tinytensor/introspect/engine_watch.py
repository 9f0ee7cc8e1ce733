"""Watching the engine while it runs, without changing what it does.

The engine has no place for observers, so a backward pass that nobody watches pays nothing. During a `watching` block the
functions that the engine's loop calls are replaced, in their modules, by stand-ins: each calls the original and notes
what went in and came out. The originals run on the engine's own queue, counts and buffers; nothing here decides
what runs, or when.

Note [Not being seen]
The engine decides by reference counts whether it may take over a gradient or add to it in place. A watcher that held a
reference to a gradient would therefore change what it watches. So gradients are summarized at once; the stand-ins
hold only the buffers, which are lists, and compare tensors by `id`. For the same reason a stand-in puts an argument into a list,
deletes its own name for it, and passes on what it pops from the list: then only the callee holds the value.

Watches what mirrors torch/csrc/autograd/engine.cpp, input_buffer.cpp and functions/accumulate_grad.cpp.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from types import FrameType
from typing import Any, Protocol

from tinytensor.autograd.engine import accumulate_grad, engine
from tinytensor.autograd.engine.accumulate_grad import AccumulateGrad
from tinytensor.autograd.engine.graph_task import GraphTask
from tinytensor.autograd.engine.node import NO_HOOKS, Node, NodeHooks
from tinytensor.autograd.variable.saved_variable import SavedVariable
from tinytensor.introspect.storage import summarize


class Watcher(Protocol):
    """What is called during one run of the engine. A `buffer` is the engine's own list and must not be kept."""

    withhold: (
        bool  # do not call hooks that write to `.grad` of inner tensors (retain_grad), or act on it (post-accumulate)
    )

    def start(self, task: GraphTask) -> None: ...
    def about_to_run(self, node: Node, buffer: list[Any], queue: list[tuple[Node, list[Any]]]) -> None: ...
    def made(self, results: Any) -> None: ...
    def validated(self, slot: int, grad: dict[str, Any] | None) -> None: ...
    def added(self, node: Node, input_nr: int, how: str) -> None: ...
    def accumulated(self, how: str, grad: dict[str, Any]) -> None: ...
    def hook(self, kind: str, name: str, input_nr: int | None, called: bool, returned: Any) -> None: ...
    def unpacked(self, saved: SavedVariable) -> None: ...
    def captured(self, node: Node) -> None: ...
    def failed(self, error: BaseException) -> None: ...
    def nested(self) -> None: ...
    def finish(self) -> None: ...


class _Watched(threading.local):
    """The watcher of this thread's runs. The stand-ins are seen by all threads, but only this one's runs are watched."""

    begin: Callable[[], Watcher] | None = None  # makes a watcher; None outside of `watching`
    watcher: Watcher | None = None  # of the run that is going on
    depth = 0  # how many runs are going on, one inside the other; only the outermost is watched


_watched = _Watched()
_lock = threading.RLock()
_real: dict[Any, Callable[..., Any]] = {}  # stand-in -> what it stands in for, looked up when it is put in
_blocks = 0  # open `watching` blocks of all threads: the first puts the stand-ins in, the last takes them out


def summary(grad: Any) -> dict[str, Any] | None:
    return None if grad is None else summarize(grad)


@contextmanager
def watching(begin: Callable[[], Watcher]) -> Iterator[None]:
    """In the block, every run of this thread's engine gets a watcher of its own, which `begin()` makes."""
    global _blocks
    with _lock:
        if _blocks == 0:
            _put_in()
        _blocks += 1
    outer, _watched.begin = _watched.begin, begin
    # A pass on a device is watched in the engine's own loop, too, on this thread.
    in_loop, engine.running.in_loop = engine.running.in_loop, True
    try:
        yield
    finally:
        engine.running.in_loop = in_loop
        _watched.begin = outer
        with _lock:
            _blocks -= 1
            if _blocks == 0:
                _take_out()


def _put_in() -> None:
    for owner, name, stand_in in _STAND_INS:
        _real[stand_in] = getattr(owner, name)
        setattr(owner, name, stand_in)


def _take_out() -> None:
    for owner, name, stand_in in _STAND_INS:
        setattr(owner, name, _real[stand_in])


# -- the stand-ins; each is called by the engine in the original's place


def _run(task: GraphTask, *root_and_buffer: Any) -> None:
    start = list(root_and_buffer)  # only the engine is to hold what flows in, see Note [Not being seen]
    del root_and_buffer
    watcher = _watched.watcher
    if _watched.begin is None or _watched.depth:
        if watcher is not None:
            watcher.nested()
        _watched.depth += watcher is not None
        try:
            return _start(task, start)
        finally:
            _watched.depth -= watcher is not None
    watcher = _watched.watcher = _watched.begin()
    # The engine's loop calls a node without hooks directly, past `call_function`. With an empty set of hooks every node
    # goes through `call_function`, where it can be watched; afterwards the empty sets are taken away again.
    bare = [
        (node, node.hooks) for node in (task.root, *task.dependencies) if node.hooks is None or node.hooks is NO_HOOKS
    ]
    for node, _ in bare:
        node.hooks = NodeHooks()
    _watched.depth += 1
    try:
        watcher.start(task)
        _start(task, start)
    except BaseException as error:
        watcher.failed(error)
        raise
    finally:
        _watched.depth -= 1
        _watched.watcher = None
        for node, hooks in bare:
            if node.hooks is not None and not _any_hook(node.hooks):
                node.hooks = hooks
        watcher.finish()
    return None


def _start(task: GraphTask, start: list[Any]) -> None:
    """Call the real `run` with what is in `start`, and keep none of it: see Note [Not being seen]."""
    if len(start) == 1:
        return _real[_run](task, start.pop())
    return _real[_run](task, start.pop(0), start.pop(0))


def _any_hook(hooks: NodeHooks) -> bool:
    return bool(hooks.tensor_pre or hooks.retains_grad or hooks.pre or hooks.post)


def _watcher() -> Watcher | None:
    """The watcher, if the watched run itself is what called; None in a run that a hook started inside of it."""
    return _watched.watcher if _watched.depth == 1 else None


def _call_function(node: Node, buffer: list[Any]) -> Any:
    watcher = _watcher()
    if watcher is None:
        return _real[_call_function](node, buffer)
    watcher.about_to_run(node, buffer, _queue(sys._getframe(1), node))
    with _listening(watcher, node):
        results = _real[_call_function](node, buffer)
    watcher.made(results)
    return results


def _capture(task: GraphTask, node: Node, buffer: list[Any]) -> bool:
    watcher = _watcher()
    if watcher is None:
        return _real[_capture](task, node, buffer)
    watcher.about_to_run(node, buffer, _queue(sys._getframe(1), node))
    with _listening(watcher, node):
        needed = _real[_capture](task, node, buffer)
    watcher.captured(node)
    return needed


def _queue(loop: FrameType, running: Node) -> list[tuple[Node, list[Any]]]:
    """The other nodes that are ready and their buffers, the next one first.

    They are local variables of the engine's loop, so they are read from its frame. The order is the one in which the loop
    takes them: first the leaves, in `sinks`; then the one in the variable `node`, if that is not the one that runs; then the
    heap. `f_locals` is a copy (before Python 3.13) that holds the loop's gradients: it is emptied at once.
    """
    local = loop.f_locals
    queue = [tuple(entry[-2:]) for entry in local["sinks"]]
    if local["node"] is not None and local["node"] is not running:
        queue.append((local["node"], local["buffer"]))
    queue += [(node, buffer) for _, node, buffer in sorted(local["ready"], key=lambda entry: entry[0])]
    if isinstance(local, dict):  # from Python 3.13 on it is a view, and nothing was copied
        local.clear()
    return queue


def _validate_grad(grad: Any, metadata: Any, index: int, node: Node | None) -> Any:
    result = _real[_validate_grad](grad, metadata, index, node)
    watcher = _watcher()
    if watcher is not None and node is not None:
        watcher.validated(index, summary(result))
    return result


def _accumulate(buffer: list[Any], input_nr: int, grad: Any, results: Any = ()) -> None:
    returned = [results]  # see Note [Not being seen]
    del results
    watcher = _watcher()
    if watcher is None:
        return _real[_accumulate](buffer, input_nr, grad, returned.pop())
    before = None if buffer[input_nr] is None else id(buffer[input_nr])
    _real[_accumulate](buffer, input_nr, grad, returned.pop())
    if grad is None:
        how = "undefined"
    elif before is None:
        how = "first"
    else:
        how = "in place" if id(buffer[input_nr]) == before else "new sum"
    # The engine does not say whose buffer this is: the node is the one that waits with this very list.
    task = engine.running.task
    for node, waiting in task.not_ready.items() if task is not None else ():
        if waiting is buffer:
            watcher.added(node, input_nr, how)
    return None


def _accumulate_leaf(variable: Any, new_grad: Any, stealable: bool) -> None:
    watcher = _watcher()
    meta = variable.autograd_meta_
    before = meta.grad
    _real[_accumulate_leaf](variable, new_grad, stealable)
    if watcher is None:
        return
    if before is None:
        how = "stolen" if meta.grad.storage_ is new_grad.storage_ else "copied"
    else:
        how = "in place" if meta.grad is before else "new sum"
    watcher.accumulated(how, summarize(meta.grad))


def _unpack(saved: SavedVariable, saved_for: Node | None = None) -> Any:
    watcher = _watcher()
    if watcher is not None:
        watcher.unpacked(saved)
    return _real[_unpack](saved, saved_for)


# -- hooks


@contextmanager
def _listening(watcher: Watcher, node: Node) -> Iterator[None]:
    """While the node runs, note which of its hooks are called and what they return.

    Each hook is replaced by a recorder in the very dict that holds it. A hook may remove itself or others while it runs, so at
    the end a hook is put back only where its recorder still stands.
    """
    wrapped: list[tuple[MutableMapping[Any, Any], dict[Any, _Recorder]]] = []

    def listen(callables: MutableMapping[Any, Any], kind: str, input_nr: int | None, withheld: bool = False) -> None:
        recorders: dict[Any, _Recorder] = {}
        for key, hook in tuple(callables.items()):
            number = key if kind == "retain_grad" else input_nr
            recorders[key] = callables[key] = _Recorder(watcher, hook, kind, number, withheld)
        wrapped.append((callables, recorders))

    hooks = node.hooks
    if isinstance(node, AccumulateGrad):
        meta = node.variable.autograd_meta_
        listen(meta.hooks or {}, "tensor", 0)
        listen(meta.post_accumulate_grad_hooks or {}, "post_accumulate_grad", None, watcher.withhold)
    if hooks is not None:
        for tensor_hooks, input_nr in hooks.tensor_pre:
            listen(tensor_hooks, "tensor", input_nr)
        listen(hooks.retains_grad, "retain_grad", None, watcher.withhold)
        listen(hooks.pre, "pre", None)
        listen(hooks.post, "post", None)
    try:
        yield
    finally:
        for callables, recorders in reversed(wrapped):
            for key, recorder in recorders.items():
                if callables.get(key) is recorder:
                    callables[key] = recorder.hook


class _Recorder:
    """Takes the place of one hook: calls it, unless it is withheld, and notes what it returned."""

    def __init__(
        self, watcher: Watcher, hook: Callable[..., Any], kind: str, input_nr: int | None, withheld: bool
    ) -> None:
        self.watcher, self.hook, self.kind, self.input_nr, self.withheld = watcher, hook, kind, input_nr, withheld
        self.name = getattr(hook, "__name__", None) or type(hook).__name__
        if hasattr(hook, "__name__"):
            self.__name__ = hook.__name__  # for the engine's messages

    def __call__(self, *args: Any) -> Any:
        result = None if self.withheld else self.hook(*args)
        if self.kind == "retain_grad":
            returned: Any = summary(args[0])
        elif isinstance(result, tuple | list):
            returned = [summary(r) if r is None or hasattr(r, "meta_") else repr(r) for r in result]
        else:
            returned = summary(result) if result is None or hasattr(result, "meta_") else repr(result)
        self.watcher.hook(self.kind, self.name, self.input_nr, not self.withheld, returned)
        return result


_STAND_INS: tuple[tuple[Any, str, Any], ...] = (
    (engine, "run", _run),
    (engine, "call_function", _call_function),
    (engine, "_capture", _capture),
    (engine, "accumulate", _accumulate),
    (engine, "validate_grad", _validate_grad),
    (accumulate_grad, "accumulate", _accumulate_leaf),
    (SavedVariable, "unpack", _unpack),
)
