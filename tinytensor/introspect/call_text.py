"""Arguments, results, errors and stops of operator calls as short texts, for introspect/dispatch_trace.py.

Texts, and no tensors: a trace keeps none alive, and can be written as JSON. PyTorch has no counterpart.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten.core.dispatch.kernel_watch import Stop
from tinytensor.aten.core.schema.function_schema import Argument
from tinytensor.introspect.dispatch_table import short, source_of
from tinytensor.introspect.kernel_parts import parts_of, source_of_function

# Takes the place of the dispatch key in a stop of `__torch_function__`, which is asked before any key is looked at.
TORCH_FUNCTION_STOP = "__torch_function__"


def error_text(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def describe(value: Any) -> str:
    """An argument or result in a few words: `float32 (2, 3)`, `[float32 (2,), None]`, `1.5`."""
    if isinstance(value, Tensor):
        sizes = ", ".join(map(str, value.meta_.sizes))
        return f"{value.meta_.dtype.name} ({sizes},)" if value.meta_.dim == 1 else f"{value.meta_.dtype.name} ({sizes})"
    if isinstance(value, list | tuple):
        return f"[{', '.join(describe(v) for v in value)}]"
    return str(value) if value is None or isinstance(value, bool | int | float | str) else repr(value)


def is_default(argument: Argument, value: Any) -> bool:
    if not argument.has_default_value():
        return False
    default = argument.default
    return value is default or (type(value) is type(default) and value == default)


def stop_text(stop: Stop) -> dict[str, Any]:
    if stop.key is None:
        return {
            "key": TORCH_FUNCTION_STOP, "kernel": "registered at aten/core/python/torch_function_entry.py",
            "reason": "override", "source": None, "parts": [], "boxed": False, "kind": "kernel",
        }  # fmt: skip
    own = stop.function is not None and stop.function is not (stop.kernel.unboxed or stop.kernel.boxed)
    return {
        "key": stop.key.name,
        "kernel": short(stop.kernel.debug),
        "reason": stop.reason,
        "source": source_of_function(stop.function) if own else source_of(stop.kernel, stop.op),
        "parts": list(parts_of(stop.function)) if stop.function else [],
        "boxed": stop.kernel.boxed is not None,
        "kind": "kernel",
    }
