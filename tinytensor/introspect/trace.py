"""The operator calls that a piece of code makes, in short: nesting, arguments, and the keys of each call.

It is an extract of `introspect.dispatch_trace`. Unlike that, it raises what the code raises.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor.introspect.dispatch_trace import Recorder
from tinytensor.introspect.storage import VERSION


def trace(fn: Callable[..., Any], *args: Any, **kwargs: Any) -> dict[str, Any]:
    """Run `fn(*args, **kwargs)` and list the operators that it called in this thread, as a dict for `json.dumps`.

    {"version": 1, "kind": "trace",
     "calls": [{"id", "parent", "name", "overload", "inputs", "outputs", "way"}]}

    `id` counts calls in the order in which they began; `parent` is the call inside which it was made, or None. `way`
    goes through the call's key set from the highest priority down: {"key", "kernel", "reason", "stop"}. `stop` is
    "runs" for the kernel that the call reaches first, "below" for those that a redispatch can reach, "fallthrough" for
    those that are always skipped, "no grad" for autograd kernels, skipped where nothing requires grad, "missing".
    An exception of `fn` is raised.
    """
    recorder = Recorder()
    with recorder.recording():
        fn(*args, **kwargs)
    calls = [
        {
            "id": call["id"],
            "parent": call["parent"],
            "name": call["name"],
            "overload": call["overload"],
            "inputs": [argument["value"] for argument in call["arguments"]],
            "outputs": call["results"],
            "way": call["way"],
        }
        for call in recorder.calls
    ]
    return {"version": VERSION, "kind": "trace", "calls": calls}
