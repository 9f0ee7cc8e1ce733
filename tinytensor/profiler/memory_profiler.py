"""Memory over time: which storages came and went, which operator made them, and what they were for.

    timeline(results)                       every allocation and every free, in order
    peak(events)                            the most bytes alive at once, when, and of what
    bytes_by(events, "category")            live bytes over time, apart
    leaks(events)                           what each step leaves behind

Note [Categories]
    parameter           a leaf that backward accumulates a gradient for, if it is an nn.Parameter or is written to later
    gradient            what AccumulateGrad leaves in `.grad`
    optimizer_state     made by an optimizer's step and kept; or older, and nobody else looks at it
    temporary           gone before the outermost operator that made it returned
    autograd_detail     made in a backward pass or handed to one, and none of the above
    activation          made in a forward pass from other tensors
    input               made from nothing (`randn`), or there before the profile began
    unknown             made outside of all operators
PyTorch infers parameters and gradients from what flows where. Here the engine says which leaf a gradient is for.

Mirrors torch/profiler/_memory_profiler.py, by the results rather than by the code. Left out: versions of a storage;
HTML plots.
"""

from __future__ import annotations

import gzip
import json
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from tinytensor.aten.record_function import RecordScope
from tinytensor.profiler.chrome_trace_export import write_atomically
from tinytensor.profiler.collection import Range, Results, Seen

CATEGORIES = (
    "parameter", "optimizer_state", "input", "temporary", "activation", "gradient", "autograd_detail", "unknown",
)  # fmt: skip
OPTIMIZER_STEP = "Optimizer.step#"
Event = dict[str, Any]


class _Block:
    """A storage: where it came from and what is known of it."""

    __slots__ = (
        "born", "died", "is_leaf", "is_parameter", "is_written", "nbytes", "older", "place", "shape", "users",
    )  # fmt: skip

    def __init__(self, nbytes: int, born: int, place: Range | None, older: bool) -> None:
        self.nbytes = nbytes
        self.born = born
        self.died: int | None = None
        self.place = place
        self.older = older
        self.shape: list[int] | None = None
        self.is_leaf = self.is_parameter = self.is_written = False
        self.users: set[bool] = set()  # whether it was read in an optimizer's step, and whether elsewhere


def timeline(results: Results, step_starts: Sequence[int] = ()) -> list[Event]:
    """Every allocation and free in the order of time, as plain data (introspect/profile.py lists the keys).

    What was there before and an operator has read comes first, at time 0. `step_starts`: when each step began, in
    nanoseconds of `perf_counter_ns`.
    """
    ranges = list(results.ranges())
    changes: list[tuple[int, int, int, Range | None]] = [
        (when, number, nbytes, None) for number, nbytes, when, _ in results.loose_memory
    ]
    for each in ranges:
        changes += [(when, number, nbytes, each) for number, nbytes, when in each.memory]
    changes.sort(key=lambda change: change[0])
    changes[:0] = [(results.began, number, nbytes, None) for number, nbytes in results.recorder.adopted if nbytes]
    adopted = {number for number, _ in results.recorder.adopted}

    blocks: dict[int, _Block] = {}
    for when, number, nbytes, place in changes:
        if nbytes > 0:
            blocks[number] = _Block(nbytes, when, place, number in adopted)
        elif number in blocks:
            blocks[number].died = when
    gradients, incoming = _look_at(ranges, blocks)

    events = []
    live = 0
    for when, number, nbytes, place in changes:
        block = blocks.get(number)
        if block is None:
            continue
        live += nbytes
        event: Event = {
            "time": when - results.began,
            "action": "alloc" if nbytes > 0 else "free",
            "id": number,
            "bytes": block.nbytes,
            "live": live,
            "op": _operator(block.place),
            "path": _path(block.place),
            "stack": _stack(block.place),
            "category": _category(block, number, gradients, incoming),
            "step": max(bisect_right(step_starts, when) - 1, 0),
            "shape": block.shape,
        }
        if nbytes < 0:
            event["freed_in"] = _operator(place)
        if block.older:
            event["older"] = True
        events.append(event)
    return events


def _look_at(ranges: list[Range], blocks: dict[int, _Block]) -> tuple[set[int], set[int]]:
    """Fill in shapes, leaves and writes; returns the numbers of leaves' gradients, and of what came into nodes."""
    gradients: set[int] = set()
    incoming: set[int] = set()
    steps: set[int] = set()  # the ranges in an optimizer's step
    for each in ranges:
        if each.name.startswith(OPTIMIZER_STEP) or (each.parent is not None and each.parent.id in steps):
            steps.add(each.id)
        if each.scope is RecordScope.BACKWARD_FUNCTION:
            incoming.update(value.number for value in _tensors(each.inputs))
        if each.leaf is not None:
            leaf, grad = each.leaf
            if leaf in blocks:
                blocks[leaf].is_leaf = True
            gradients.add(grad)
        for value in _tensors(each.inputs):
            block = blocks.get(value.number)
            if block is not None:
                block.is_parameter |= value.is_parameter
                block.shape = block.shape or list(value.meta_.sizes)
                block.users.add(each.id in steps)
        for value in _tensors(each.outputs):
            block = blocks.get(value.number)
            if block is not None and block.place is not None and _is_inside(block.place, each):
                # The outermost call that made it returns it as it is to be seen.
                block.shape = list(value.meta_.sizes)
        if each.operator is not None and each.inputs and not _is_backward(each):
            for argument, value in zip(each.operator.schema.arguments, each.inputs, strict=False):
                if argument.alias_info is not None and argument.alias_info.is_write and isinstance(value, Seen):
                    block = blocks.get(value.number)
                    if block is not None and block.is_leaf:
                        block.is_written = True
    return gradients, incoming


def _tensors(values: Any) -> list[Seen]:
    if isinstance(values, Seen):
        return [values]
    if isinstance(values, (list, tuple)):
        return [found for value in values for found in _tensors(value)]
    return []


def _category(block: _Block, number: int, gradients: set[int], incoming: set[int]) -> str:
    """The category of a block. The order of the questions decides; see Note [Categories].

    Gradients come first, since any operator may have made the tensor that became `.grad`. A parameter is known by its leaf,
    everything else by the ranges around the place where it was made.
    """
    if number in gradients:
        return "gradient"
    if block.is_parameter or (block.is_leaf and block.is_written):
        return "parameter"
    place = block.place
    if place is None:
        if block.older and block.users == {True}:
            return "optimizer_state"
        return "input" if block.older or block.is_leaf else "unknown"
    outermost: Range | None = None
    optimizer: Range | None = None
    is_backward = False
    above: Range | None = place
    while above is not None:
        if above.operator is not None:
            outermost = above
        is_backward = is_backward or above.is_backward
        if above.scope is RecordScope.USER_SCOPE and above.name.startswith(OPTIMIZER_STEP):
            optimizer = above
        above = above.parent
    if optimizer is not None:
        return "optimizer_state" if block.died is None or block.died > optimizer.end else "temporary"
    if outermost is not None and block.died is not None and block.died <= outermost.end:
        return "temporary"
    if is_backward or number in incoming:
        return "autograd_detail"
    if outermost is None:
        return "unknown"
    return "activation" if any(_tensors(outermost.inputs)) else "input"


def _is_backward(each: Range | None) -> bool:
    while each is not None:
        if each.is_backward:
            return True
        each = each.parent
    return False


def _is_inside(inner: Range, outer: Range) -> bool:
    above: Range | None = inner
    while above is not None:
        if above is outer:
            return True
        above = above.parent
    return False


def _operator(place: Range | None) -> str | None:
    while place is not None and place.scope is RecordScope.USER_SCOPE:
        place = place.parent
    return None if place is None else place.name


def _path(place: Range | None) -> list[str]:
    names = []
    while place is not None:
        names.append(place.name)
        place = place.parent
    return names[::-1]


def _stack(place: Range | None) -> list[str]:
    while place is not None and not place.stack:
        place = place.parent
    return [] if place is None else place.stack


# What there is to say of the events.


def peak(events: Sequence[Event]) -> dict[str, Any]:
    """The most bytes alive at once: `bytes`, the `time` and the `index` of the event, `by_category`, and `alive`: the
    allocations that were alive then, the largest first."""
    index = max(range(len(events)), key=lambda i: events[i]["live"], default=-1)
    alive: dict[int, Event] = {}
    for event in events[: index + 1]:
        if event["action"] == "alloc":
            alive[event["id"]] = event
        else:
            alive.pop(event["id"], None)
    by_category: dict[str, int] = {}
    for event in alive.values():
        by_category[event["category"]] = by_category.get(event["category"], 0) + event["bytes"]
    return {
        "bytes": events[index]["live"] if events else 0,
        "time": events[index]["time"] if events else 0,
        "index": index,
        "by_category": by_category,
        "alive": sorted(alive.values(), key=lambda event: (-event["bytes"], event["time"])),
    }


def bytes_by(events: Sequence[Event], what: str = "category") -> dict[str, list[int]]:
    """Live bytes after each event, apart by "category", "op", "line" (the innermost caller) or "id"."""
    keys = [_key(event, what) for event in events]
    rows: dict[str, list[int]] = {key: [] for key in dict.fromkeys(keys)}
    live = dict.fromkeys(rows, 0)
    for event, key in zip(events, keys, strict=True):
        live[key] += event["bytes"] if event["action"] == "alloc" else -event["bytes"]
        for each, row in rows.items():
            row.append(live[each])
    return rows


def _key(event: Event, what: str) -> str:
    if what == "line":
        return event["stack"][0] if event["stack"] else "(no stack)"
    return str(event[what])


def leaks(events: Sequence[Event], first_step: int = 1) -> dict[str, Any]:
    """What steps leave behind, from `first_step` on (what the first one leaves is kept for good reasons: gradients,
    state).

    live        bytes alive at the end of each step
    growth      bytes by which each step from `first_step` on has left more than it found
    blocks      the allocations of those steps that are alive at the end, the last step's left out
    by_op       bytes and count of these by operator, the largest first
    """
    last = max((event["step"] for event in events), default=0)
    live = [0] * (last + 1)
    alive: dict[int, Event] = {}
    now = 0
    previous = 0
    for event in events:
        for step in range(previous, event["step"]):
            live[step] = now
        previous, now = event["step"], event["live"]
        if event["action"] == "alloc":
            alive[event["id"]] = event
        else:
            alive.pop(event["id"], None)
    live[last] = now
    blocks = [event for event in alive.values() if first_step <= event["step"] < last]
    by_op: dict[str, dict[str, int]] = {}
    for event in blocks:
        entry = by_op.setdefault(str(event["op"]), {"bytes": 0, "count": 0})
        entry["bytes"] += event["bytes"]
        entry["count"] += 1
    return {
        "live": live,
        "growth": [after - before for before, after in zip(live[first_step - 1 :], live[first_step:], strict=False)],
        "blocks": blocks,
        "by_op": dict(sorted(by_op.items(), key=lambda item: -item[1]["bytes"])),
    }


def export_timeline(results: Results, path: str) -> None:
    """Write `[times, [bytes of each category after it]]`, or, where `path` ends in `raw.json.gz`, the events."""
    if path.endswith(".html"):
        raise ValueError(f"a memory timeline is written as .json, .json.gz or .raw.json.gz, not as {path}")
    events = timeline(results)
    if path.endswith("raw.json.gz"):
        data: Any = [(event["time"], event["action"], event["bytes"], event["category"]) for event in events]
    else:
        rows = bytes_by(events)
        sizes = [[rows[name][i] if name in rows else 0 for name in CATEGORIES] for i in range(len(events))]
        data = [[event["time"] for event in events], sizes]
    text = json.dumps(data).encode()
    write_atomically(path, gzip.compress(text) if path.endswith(".gz") else text)
