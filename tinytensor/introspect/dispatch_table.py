"""Key sets and dispatch tables as plain data: `keyset(x)`, `computed_table(op)`.

PyTorch shows the same with `torch._C._dispatch_keys(x)`, `torch._C._dispatch_dump_table("aten::mm")` and
`torch._C._dispatch_dump("aten::mm")`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import PurePath
from typing import Any

from tinytensor._ops import OpOverload, OpOverloadPacket
from tinytensor._tensor import Tensor
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle, dispatcher
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction
from tinytensor.aten.core.dispatch.operator_entry import OperatorEntry
from tinytensor.c10 import dispatch_key_set as key_sets
from tinytensor.c10.dispatch_key import (
    BACKENDS,
    RUNTIME_KEYS,
    DispatchKey,
    is_alias_dispatch_key,
    to_backend_component,
    to_functionality_key,
)
from tinytensor.c10.dispatch_key_set import (
    FUNCTIONALITY_MASK,
    DispatchKeySet,
    iterate_keys,
    key_bit,
)
from tinytensor.introspect.kernel_parts import file_name, source_of_function
from tinytensor.introspect.storage import VERSION

BACKEND_BITS = tuple(f"{backend}Bit" for backend in BACKENDS)
FUNCTIONALITIES = tuple(
    DispatchKey(number).name for number in range(1, DispatchKey.EndOfFunctionalityKeys)
)  # fmt: skip
# Bits beside the keys (REQUIRES_GRAD, ...), by which the key set alone decides a call; see c10/dispatch_key_set.py.
MARKS = tuple(
    name
    for name, value in vars(key_sets).items()
    if isinstance(value, int) and value & key_sets.PSEUDO_MASK == value and value.bit_count() == 1
)


def keyset(value: Tensor | DispatchKeySet | int) -> dict[str, Any]:
    """The dispatch keys that a tensor carries, or those of a key set, as a dict for `json.dumps`.

    {"version": 1, "kind": "keyset", "text": "DispatchKeySet(CPU, ...)", "keys": [...], "highest": "AutogradCPU",
     "backends": ["CPUBit"], "functionalities": ["Dense", ...], "marks": ["REQUIRES_GRAD", ...]}

    `keys` are the runtime keys, lowest priority first, as PyTorch prints them; `highest` wins, before fallthrough is
    considered. Each is a pair of one of `backends` and one of `functionalities`. `marks` are bits that are no keys.
    """
    ks = value.meta_.key_set if isinstance(value, Tensor) else int(value)
    return {"version": VERSION, "kind": "keyset", **bits_of(ks)}


def bits_of(ks: int) -> dict[str, Any]:
    """What `keyset` says of a set, without the head."""
    return {
        "text": key_sets.key_set_to_string(ks),
        "keys": [key.name for key in iterate_keys(ks)],
        "highest": key_sets.highest_priority_key(ks).name,
        "backends": [name for place, name in enumerate(BACKEND_BITS) if ks & 1 << place],
        "functionalities": [name for name in FUNCTIONALITIES if ks & key_bit(DispatchKey[name]) & FUNCTIONALITY_MASK],
        "marks": [name for name in MARKS if ks & getattr(key_sets, name)],
    }


def find_operator(op: Any) -> OperatorHandle:
    """The operator of `"aten::add.Tensor"`, `"add.Tensor"`, `ops.aten.add.Tensor`, or a packet with one overload that
    has no name. ValueError where there is none."""
    if isinstance(op, OperatorHandle):
        return op
    if isinstance(op, OpOverload):
        return op._handle
    name = op._qualified_op_name if isinstance(op, OpOverloadPacket) else str(op)
    namespace, _, rest = name.rpartition("::")
    base, _, overload = rest.partition(".")
    qualified = f"{namespace or 'aten'}::{base}"
    overloads = dispatcher.overloads(qualified)
    wanted = "" if overload == "default" else overload
    found = dispatcher.find_schema(qualified, wanted) or (
        overloads[0] if len(overloads) == 1 and not overload else None
    )
    if found is None:
        names = ", ".join(f"{base}.{o.name.overload_name}" for o in overloads)
        raise ValueError(f"there is no operator {name}" + (f"; there are {names}" if names else ""))
    return found


def computed_table(op: Any) -> dict[str, Any]:
    """An operator's kernels, and the dispatch table that follows from them, as a dict for `json.dumps`.

    {"version": 1, "kind": "computed_table", "name", "overload", "schema",
     "registered": [{"key", "alias", "active", "kernel", "source", "is_fallthrough"}],
     "rows": [{"key", "kernel", "source", "reason", "is_fallthrough", "only_if_requires_grad", "is_valid", "boxed"}],
     "fallthrough": {"CPU": [functionalities that every call skips], ...}}

    `rows` are all runtime keys in table order, those without a kernel too: their reason is "missing". `reason` is
    PyTorch's word for the rule that chose the kernel. `source` is {"file", "line", "function"} or None.
    """
    handle = find_operator(op)
    entry = handle.entry
    rows = [
        {
            "key": key.name,
            "kernel": short(kernel.debug),
            "source": source_of(kernel, handle),
            "reason": reason,
            "is_fallthrough": kernel.is_fallthrough,
            "only_if_requires_grad": kernel.only_if_requires_grad,
            "is_valid": kernel.is_valid(),
            "boxed": kernel.boxed is not None,
        }
        for key, (kernel, reason) in zip(RUNTIME_KEYS, entry.computed_table(), strict=True)
    ]
    registered = [
        {
            "key": key.name,
            "alias": is_alias_dispatch_key(key),
            "active": place == 0,
            "kernel": short(kernel.debug),
            "source": source_of(kernel, handle),
            "is_fallthrough": kernel.is_fallthrough,
        }
        for key in sorted(entry.kernels)
        for place, kernel in enumerate(entry.kernels[key])
    ]
    return {
        "version": VERSION, "kind": "computed_table", "name": handle.name.name, "overload": handle.name.overload_name,
        "schema": str(handle.schema) if handle.has_schema() else "", "registered": registered, "rows": rows,
        "fallthrough": {backend: skipped(entry, place) for place, backend in enumerate(BACKENDS)},
    }  # fmt: skip


def skipped(entry: OperatorEntry, backend: int) -> list[str]:
    """The functionalities that a call on the backend skips even where something requires grad."""
    everything = FUNCTIONALITY_MASK | 1 << backend | key_sets.REQUIRES_GRAD | key_sets.AUTOCAST_ON
    kept = entry.extractor.mask(everything)
    return [name for name in FUNCTIONALITIES if not kept & key_bit(DispatchKey[name]) & FUNCTIONALITY_MASK]


def mask_of(entry: OperatorEntry, ks: int) -> dict[str, list[str]]:
    """What the operator's fallthrough mask does to a call's key set: the functionalities that it skips, and the bits,
    of functionality and backend, that win among the others."""
    kept = entry.extractor.mask(ks)
    away = [name for name in FUNCTIONALITIES if ks & ~kept & key_bit(DispatchKey[name]) & FUNCTIONALITY_MASK]
    winner = key_sets.highest_priority_key(kept)
    functionality, backend = to_functionality_key(winner), to_backend_component(winner)
    return {"skipped": away, "winner": [functionality.name, *([BACKEND_BITS[backend - 1]] if backend else [])]}


def way(entry: OperatorEntry, key_set: int) -> list[dict[str, str]]:
    """Every key of a call's key set, highest priority first, with the kernel that an operator has there.

    `stop` is "runs" for the one that the call reaches first, "below" for those that a redispatch can reach, "missing"
    where no kernel is, and why a call skips the others: "fallthrough", "no grad", "autocast is off".
    """
    computed = dict(zip(RUNTIME_KEYS, entry.computed_table(), strict=True))
    first, _, _ = entry.resolve(key_set)
    kept = entry.extractor.mask(key_set)
    stops = []
    for key in reversed(list(iterate_keys(key_set))):
        kernel, reason = computed[key]
        if not kept & key_bit(key) & FUNCTIONALITY_MASK:
            stop = _why_skipped(kernel)
        elif not kernel.is_valid():
            stop = "missing"
        else:
            stop = "runs" if key == first else "below"
        stops.append({"key": key.name, "kernel": short(kernel.debug), "reason": reason, "stop": stop})
    return stops


def _why_skipped(kernel: KernelFunction) -> str:
    if kernel.is_fallthrough:
        return "fallthrough"
    return "no grad" if kernel.only_if_requires_grad else "autocast is off"


# Where a kernel stands.


_PLACE = re.compile(r"(\S*[/\\]\S*):(\d+)")


def short(debug: str) -> str:
    """Where a kernel stands, with paths from the package on: what a reader can open, and the same on every machine."""
    place = _PLACE.search(debug)
    if place is None or not PurePath(place[1]).is_absolute():
        return debug
    return f"{debug[: place.start()]}{file_name(place[1])}:{place[2]}{debug[place.end() :]}"


def source_of(kernel: KernelFunction, op: OperatorHandle) -> dict[str, Any] | None:
    """File, line and function of what a kernel calls; for a kernel written by a user, where it was registered."""
    if not kernel.is_valid() or kernel.is_fallthrough or kernel.is_ambiguous:
        return None
    function: Callable[..., Any] | None = kernel.unboxed or kernel.boxed
    place = _PLACE.search(kernel.debug)
    if place is not None and PurePath(place[1]).is_absolute() and not file_name(place[1]).startswith("tinytensor/"):
        return {"file": file_name(place[1]), "line": int(place[2]), "function": None}
    if place is not None and getattr(function, "__module__", "").endswith(".generated.kernel_patterns"):
        # The kernel was made by a function that makes hundreds. The row that called it is the place worth opening.
        return {"file": file_name(place[1]), "line": int(place[2]), "function": getattr(function, "__name__", None)}
    return source_of_function(function or kernel.callable_for(op))
