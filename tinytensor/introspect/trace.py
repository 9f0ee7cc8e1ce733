"""The operator calls that a piece of code makes, as plain data: nesting, arguments, and the way of each call.

`trace(lambda: a + b)` listens where the profiler listens (dispatch/record_function.py) while the code runs. For each
call it notes the key set, and for every key in it which kernel stands there, why, and whether the call stops at it.

PyTorch shows these facts with `TORCH_SHOW_DISPATCH_TRACE=1` and `torch._C._dispatch_dump_table`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.c10.dispatch_key import RUNTIME_KEYS
from tinytensor.c10.dispatch_key_set import FUNCTIONALITY_MASK, iterate_keys, key_bit
from tinytensor.dispatch.record_function import (
    Callback,
    RecordFunction,
    RecordScope,
    add_global_callback,
    remove_callback,
)
from tinytensor.introspect.storage import VERSION


def trace(fn: Callable[..., Any], *args: Any, **kwargs: Any) -> dict[str, Any]:
    """Run `fn(*args, **kwargs)` and tell which operators it called in this thread, as a dict for `json.dumps`.

    {"version": 1, "kind": "trace",
     "calls": [{"id", "parent", "name", "overload", "inputs", "outputs", "way"}]}

    `id` counts calls in the order in which they began; `parent` is the call inside which it was made, or None. `way`
    goes through the call's key set from the highest priority down: {"key", "kernel", "reason", "stop"}. `stop` is
    "runs" for the kernel that the call reaches first, "below" for those that a redispatch can reach, "fallthrough" for
    those that are always skipped, "no grad" for autograd kernels, skipped where nothing requires grad, "missing".
    What the code raises comes through.
    """
    calls: list[dict[str, Any]] = []
    open_calls: list[int] = []
    thread = threading.get_ident()

    def start(record: RecordFunction) -> int | None:
        if record.thread_id != thread:
            return None
        number = len(calls)
        calls.append(
            {
                "id": number,
                "parent": open_calls[-1] if open_calls else None,
                "name": record.name,
                "overload": record.overload_name,
                "inputs": [describe(value) for value in record.inputs],
                "outputs": [],
                "way": way(record.operator.entry, record.key_set),
            }
        )
        open_calls.append(number)
        return number

    def end(record: RecordFunction, number: int | None) -> None:
        if number is not None:
            open_calls.pop()
            outputs = record.outputs if isinstance(record.outputs, tuple | list) else [record.outputs]
            calls[number]["outputs"] = [describe(value) for value in outputs]

    callback = add_global_callback(Callback(start, end, [RecordScope.FUNCTION]))
    try:
        fn(*args, **kwargs)
    finally:
        remove_callback(callback)
    return {"version": VERSION, "kind": "trace", "calls": calls}


def way(entry: Any, key_set: int) -> list[dict[str, str]]:
    """Every key of a call's key set, highest priority first, with the kernel that an operator has there."""
    computed = dict(zip(RUNTIME_KEYS, entry.computed_table(), strict=True))
    first, _, _ = entry.resolve(key_set)
    kept = entry.extractor.mask(key_set)
    stops = []
    for key in reversed(list(iterate_keys(key_set))):
        kernel, reason = computed[key]
        if not kept & key_bit(key) & FUNCTIONALITY_MASK:
            stop = "no grad" if kernel.only_if_requires_grad else "fallthrough"
        elif not kernel.is_valid():
            stop = "missing"
        else:
            stop = "runs" if key == first else "below"
        stops.append({"key": key.name, "kernel": _short(kernel.debug), "reason": reason, "stop": stop})
    return stops


def _short(debug: str) -> str:
    """Where a kernel stands, with paths from the package on: what a reader can open, and the same on every machine."""
    _, found, path = debug.replace("\\", "/").rpartition("/tinytensor/")
    return f"tinytensor/{path}" if found else debug


def describe(value: Any) -> str:
    """An argument or result in a few words: `float32 (2, 3)`, `[float32 (2,), None]`, `1.5`."""
    if isinstance(value, Tensor):
        sizes = ", ".join(map(str, value.meta.sizes))
        return f"{value.meta.dtype.name} ({sizes},)" if value.meta.dim == 1 else f"{value.meta.dtype.name} ({sizes})"
    if isinstance(value, list | tuple):
        return f"[{', '.join(describe(v) for v in value)}]"
    return str(value) if value is None or isinstance(value, bool | int | float | str) else repr(value)
