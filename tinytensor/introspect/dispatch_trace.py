"""Every operator call and every stop: which kernels a piece of code really ran through, in what order and why.

A call is noted by the profiler's callbacks (aten/record_function.py). A stop, that is, one kernel of the call, is noted by
stand-ins in the operators' tables (aten/core/dispatch/kernel_watch.py). Both are there only while the code runs, and
look at this thread only. Nothing here decides what runs.

The recorder keeps one stack, `_open`, of the calls and stops that have not ended. What begins belongs to its top: so a call
knows the kernel that made it, and a kernel the one that redispatched to it.

PyTorch prints calls and redispatches with `TORCH_SHOW_DISPATCH_TRACE=1`, in builds made for it; its profiler tells
names and times.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter_ns
from types import FrameType
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.dispatch.kernel_watch import Stop, unwatched, watching
from tinytensor.aten.record_function import (
    Callback,
    RecordFunction,
    RecordScope,
    add_global_callback,
    remove_callback,
)
from tinytensor.autograd.engine.engine import running
from tinytensor.autograd.engine.node import Node
from tinytensor.c10.local_dispatch_key_set import EVERYTHING, get_local_keys
from tinytensor.introspect.call_text import TORCH_FUNCTION_STOP, describe, error_text, is_default, stop_text
from tinytensor.introspect.dispatch_table import bits_of, mask_of, way
from tinytensor.introspect.kernel_parts import public_function, source_of_function
from tinytensor.introspect.running_node import running_node
from tinytensor.introspect.storage import VERSION
from tinytensor.kernel_compiler.kernel import prepared_ns


def dispatch_trace(fn: Callable[..., Any], *args: Any, **kwargs: Any) -> dict[str, Any]:
    """Run `fn(*args, **kwargs)` and describe every operator call that it made in this thread, as a dict for `json.dumps`.

    {"version": 1, "kind": "dispatch_trace", "error": text or None, "total_ns",
     "calls": [{"id", "order", "parent", "stop", "name", "overload", "schema", "how", "entry", "arguments", "results",
                "included", "excluded", "keys", "mask", "way", "stops", "calls", "phase", "node", "total_ns", "error"}],
     "nodes": [{"id", "name", "sequence_nr", "calls"}]}

    `id` counts calls in the order in which they began, `order` calls and stops together. `parent` is the call inside
    which it was made and `stop` the place of the kernel, in the parent's `stops`, that made it; both None for those of
    `fn` itself. `how` is "call", or "redispatch" where a kernel went to another operator's table with a key set of its
    own making, or "torch_function" where a subclass was asked about a method or property, before any operator.
    `arguments` are {"name", "value", "keys", "keyword", "default"}: `keys` as in `introspect.keyset`,
    None where there is no tensor; `keyword` says that it is passed by name only, `default` that it has the
    schema's default. `entry` is the public function that was called, as a source; None for calls by other ways.
    `included` and `excluded` are the thread-local sets, `keys` is the set that the call dispatched on; `mask` names the
    functionalities that the operator's fallthrough mask took away ("skipped") and the bits that won ("winner"). `way`
    goes through the keys of the set as `introspect.trace` does.

    `stops` is every kernel that ran, in order: {"key", "kernel", "reason", "source", "parts", "boxed", "kind", "order",
    "keys", "inside", "calls", "self_ns", "total_ns", "error"}. `keys` is the key set it was called with, `inside`
    the place of the stop that redispatched to it, None for the first. `source` is {"file", "line", "function"}, from the
    package on; `parts` are the sources of the functions that a generated kernel calls.
    `kind` is "kernel", or "mode", "subclass", "torch_function" for a handler, or "missing": there was no kernel.
    A stop's `total_ns` contains what ran inside of it, `self_ns` does not. Neither contains the time in which a kernel is
    compiled or loaded at its first call.

    `phase` is "backward" for what the autograd engine ran; `node` is then the place in `nodes` of the node that called,
    None for sums that the engine itself made. Those before the first backward pass are "forward", later ones "after".
    An exception of `fn` ends the trace; `error` is its type and text.
    """
    return traced(lambda: fn(*args, **kwargs))


def _now() -> int:
    """A clock that stands still while a kernel is compiled or loaded: that would be all that one sees of a first call."""
    return perf_counter_ns() - prepared_ns()


def traced(
    fn: Callable[[], Any], called: Callable[[OperatorHandle, int, Sequence[Any]], None] | None = None
) -> dict[str, Any]:
    """`dispatch_trace(fn)`; `called` is passed to `Recorder`."""
    recorder = Recorder(called)
    error = None
    begin = _now()
    with recorder.recording():
        try:
            fn()
        except Exception as raised:
            error = error_text(raised)
    total = _now() - begin
    return {
        "version": VERSION, "kind": "dispatch_trace", "error": error, "total_ns": total, "calls": recorder.calls,
        "nodes": recorder.nodes,
    }  # fmt: skip


def _of_override(name: str, args: Sequence[Any]) -> dict[str, Any]:
    """A method or property of a subclass whose `__torch_function__` is asked: no operator yet, and no keys."""
    arguments = [
        {"name": f"argument {i}", "value": describe(value), "keys": None, "keyword": False, "default": False}
        for i, value in enumerate(args)
    ]
    return {
        "name": name, "overload": "", "schema": "", "arguments": arguments, "way": [],
        "mask": {"skipped": [], "winner": []},
    }  # fmt: skip


class _Open:
    """A call or a stop that has not ended.

    data      the dict that describes it in the trace
    place     of a stop in call["stops"]; None for the call itself
    begin     when it began, with what noting it took; `entered` without: when the kernel itself began
    inner     time spent in what is inside of it, with what watching that took
    """

    __slots__ = ("begin", "call", "data", "entered", "inner", "op", "place")

    def __init__(
        self, op: OperatorHandle | None, call: dict[str, Any], place: int | None, data: dict[str, Any]
    ) -> None:
        self.op = op
        self.call = call
        self.place = place
        self.data = data
        self.inner = 0
        self.entered = self.begin = _now()


class Recorder:
    """Writes down what happens inside `recording()`: `calls` and `nodes` are lists as `dispatch_trace` has them.

    Tensors are described at once, so that watching keeps none alive. `called(op, id, args)` is called for the outermost calls
    that are not the engine's: it gets the arguments themselves, to make the call again (replay.py).
    """

    def __init__(self, called: Callable[[OperatorHandle, int, Sequence[Any]], None] | None = None) -> None:
        self.calls: list[dict[str, Any]] = []
        self.nodes: list[dict[str, Any]] = []
        self._open: list[_Open] = []
        self._called = called
        self._begun = 0
        self._facts: dict[tuple[OperatorHandle, int], Any] = {}
        self._bits: dict[int, dict[str, Any]] = {}
        self._words: dict[Stop, dict[str, Any]] = {}
        self._node: Node | None = None  # the last of self.nodes, held only as long as it is the last
        self._seen_backward = False

    @contextmanager
    def recording(self) -> Iterator[None]:
        thread = threading.get_ident()

        def start(record: RecordFunction) -> _Open | None:
            if record.thread_id != thread:
                return None
            with unwatched():
                return self._begin_call(record.operator, record.key_set, record.inputs, "call")

        def end(record: RecordFunction, opened: _Open | None) -> None:
            if opened is not None:
                self._end_call(opened, record.outputs)

        callback = add_global_callback(Callback(start, end, [RecordScope.FUNCTION]))
        try:
            with watching(self):
                yield
        finally:
            remove_callback(callback)
            self._node = None

    # -- calls

    def _begin_call(self, op: OperatorHandle | None, ks: int, args: Sequence[Any], how: str, name: str = "") -> _Open:
        begin = _now()
        around = self._open[-1] if self._open else None
        included, not_excluded = get_local_keys()
        phase, node = self._where(around)
        number = len(self.calls)
        call: dict[str, Any] = {
            "id": number,
            "order": self._next(),
            "parent": around.call["id"] if around else None,
            "stop": around.place if around else None,
            "how": how,
            "entry": public_function(sys._getframe(1)),
            "results": [],
            "included": self._bits_of(included),
            "excluded": self._excluded(not_excluded),
            "keys": self._bits_of(ks),
            "stops": [],
            "calls": [],
            "phase": phase,
            "node": node,
            "total_ns": 0,
            "error": None,
            **(self._of_operator(op, ks, args) if op is not None else _of_override(name, args)),
        }
        self.calls.append(call)
        if around is not None:
            around.call["calls"].append(call["id"])
            if around.place is not None:
                around.data["calls"].append(call["id"])
        if node is not None and (around is None or around.call["node"] != node):
            self.nodes[node]["calls"].append(call["id"])
        if around is None and op is not None and phase != "backward" and self._called is not None:
            self._called(op, number, args)
        opened = _Open(op, call, None, call)
        opened.begin = begin
        self._open.append(opened)
        return opened

    def _end_call(self, opened: _Open, result: Any) -> None:
        self._open.pop()
        call = opened.call
        # The sum over the outermost stops, and not the time from begin to end, which contains what watching took.
        call["total_ns"] = sum(stop["total_ns"] for stop in call["stops"] if stop["inside"] is None)
        failed = [stop["error"] for stop in call["stops"] if stop["inside"] is None and stop["error"]]
        if failed:
            call["error"] = failed[-1]
        else:
            with unwatched():
                results = result if isinstance(result, tuple | list) else [result]
                call["results"] = [describe(value) for value in results]
        self._leave_to_around(opened)

    def _leave_to_around(self, opened: _Open) -> None:
        if self._open:
            self._open[-1].inner += _now() - opened.begin

    def _next(self) -> int:
        self._begun += 1
        return self._begun - 1

    def _of_operator(self, op: OperatorHandle, ks: int, args: Sequence[Any]) -> dict[str, Any]:
        schema, stops, mask = self._facts_of(op, ks)
        return {
            "name": op.name.name,
            "overload": op.name.overload_name,
            "schema": schema,
            "arguments": self._arguments(op, args),
            "mask": mask,
            "way": [dict(stop) for stop in stops],
        }

    def _facts_of(self, op: OperatorHandle, ks: int) -> tuple[str, list[dict[str, str]], dict[str, list[str]]]:
        """Schema, way and mask, worked out once for each state of the operator's registrations."""
        table = op.entry.computed_table()
        known = self._facts.get((op, ks))
        if known is None or known[0] is not table:
            schema = str(op.schema) if op.has_schema() else ""
            known = self._facts[op, ks] = table, schema, way(op.entry, ks), mask_of(op.entry, ks)
        return known[1:]

    def _bits_of(self, ks: int) -> dict[str, Any]:
        if ks not in self._bits:
            self._bits[ks] = bits_of(ks)
        return dict(self._bits[ks])

    def _excluded(self, not_excluded: int) -> dict[str, Any]:
        bits = self._bits_of(EVERYTHING & ~not_excluded)
        # Only functionalities can be excluded, never backends, so there are no pairs of the two to name.
        return {"functionalities": bits["functionalities"], "marks": bits["marks"]}

    def _arguments(self, op: OperatorHandle, args: Sequence[Any]) -> list[dict[str, Any]]:
        described = []
        for argument, value in zip(op.schema.arguments, args, strict=False):
            tensors = [v for v in (value if isinstance(value, list | tuple) else [value]) if isinstance(v, Tensor)]
            ks = 0
            for tensor in tensors:
                ks |= tensor.meta_.key_set
            described.append(
                {
                    "name": argument.name,
                    "value": describe(value),
                    "keys": self._bits_of(ks) if tensors else None,
                    "keyword": argument.kwarg_only,
                    "default": not tensors and is_default(argument, value),
                }
            )
        return described

    # -- stops: called by aten/core/dispatch/kernel_watch.py

    def enter(self, stop: Stop, ks: int, args: Sequence[Any]) -> list[_Open]:
        begin = _now()
        opened = []
        around = self._open[-1] if self._open else None
        # The callbacks announce a call at the dispatcher. A kernel that looks into another operator's table itself, with a
        # key set of its own, passes by them: its call is begun here.
        if around is None or around.op is not stop.op:
            with unwatched():
                opened.append(self._begin_call(stop.op, ks, args, "redispatch"))
        opened.append(self._begin_stop(self._stop_text(stop), ks, begin))
        return opened

    def enter_handler(
        self, name: str, kind: str, function: Callable[..., Any], asked: str = "", args: Sequence[Any] = ()
    ) -> list[_Open]:
        begin = _now()
        opened = []
        if kind == "torch_function" and not (self._open and self._open[-1].data.get("key") == TORCH_FUNCTION_STOP):
            with unwatched():
                opened.append(self._begin_call(None, 0, args, "torch_function", asked))
        if not (self._open or opened):  # asked by something that is no call
            return []
        around = self._open[-1]
        source = source_of_function(function)
        data: dict[str, Any] = {
            "key": around.data["key"] if around.place is not None else TORCH_FUNCTION_STOP,
            "kernel": name,
            "reason": {"mode": "mode", "subclass": "subclass"}.get(kind, "override"),
            "source": source and {**source, "function": name},
            "parts": [],
            "boxed": False,
            "kind": kind,
        }
        return [*opened, self._begin_stop(data, None, begin)]

    def _begin_stop(self, data: dict[str, Any], ks: int | None, begin: int) -> _Open:
        around = self._open[-1]
        call = around.call
        keys = around.data["keys"] if ks is None else self._bits_of(ks)
        rest: dict[str, Any] = {
            "order": self._next(),
            "keys": keys,
            "inside": around.place,
            "calls": [],
            "self_ns": 0,
            "total_ns": 0,
            "error": None,
        }
        data.update(rest)
        opened = _Open(around.op, call, len(call["stops"]), data)
        call["stops"].append(data)
        self._open.append(opened)
        opened.begin = begin
        opened.entered = _now()
        return opened

    def leave(self, entered: list[_Open], result: Any, error: BaseException | None) -> None:
        now = _now()
        if not entered:
            return
        opened = entered[-1]
        while self._open[-1] is not opened:  # an exception left these without their own `leave`
            self._open.pop()
        self._open.pop()
        data = opened.data
        data["self_ns"] = max(now - opened.entered - opened.inner, 0)
        data["total_ns"] = data["self_ns"] + self._inside_of(opened)
        if error is not None:
            data["error"] = error_text(error)
        self._leave_to_around(opened)
        if len(entered) == 2:
            self._end_call(entered[0], result)

    def _inside_of(self, opened: _Open) -> int:
        redispatched = sum(s["total_ns"] for s in opened.call["stops"] if s["inside"] == opened.place)
        return redispatched + sum(self.calls[number]["total_ns"] for number in opened.data["calls"])

    def missing(self, stop: Stop, ks: int, error: BaseException) -> None:
        begin = _now()
        around = self._open[-1] if self._open else None
        opened = []
        if around is None or around.op is not stop.op:
            opened.append(self._begin_call(stop.op, ks, _given_to_call_slow(), "call"))
        opened.append(self._begin_stop({**self._stop_text(stop), "kind": "missing"}, ks, begin))
        self.leave(opened, None, error)

    def looked_up(self, ns: int) -> None:
        if self._open:
            self._open[-1].inner += ns

    def _stop_text(self, stop: Stop) -> dict[str, Any]:
        if stop not in self._words:
            self._words[stop] = stop_text(stop)
        return dict(self._words[stop])

    # -- the backward pass

    def _where(self, around: _Open | None) -> tuple[str, int | None]:
        """The phase, and the place of the node that is running. What a call calls belongs to the same node."""
        if running.task is None:
            return ("after" if self._seen_backward else "forward"), None
        if around is not None and around.call["phase"] == "backward":
            return "backward", around.call["node"]
        self._seen_backward = True
        node = running_node()
        if node is None:
            return "backward", None
        if node is not self._node:
            self._node = node
            number = len(self.nodes)
            leaf = node.sequence_nr > 1 << 62  # SEQUENCE_NR_MAX: AccumulateGrad has no place in time
            name, order = node.name(), None if leaf else node.sequence_nr
            self.nodes.append({"id": number, "name": name, "sequence_nr": order, "calls": []})
        return "backward", len(self.nodes) - 1


def _given_to_call_slow() -> Sequence[Any]:
    """The arguments of a call that found no kernel. They are in the frame of the method that looked for the kernel."""
    looking = OperatorHandle.call_slow.__code__, OperatorHandle.call_observed.__code__
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code not in looking:
        frame = frame.f_back
    return () if frame is None else frame.f_locals["args"]
