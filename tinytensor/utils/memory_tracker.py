"""MemoryTracker: what is alive when, which operator made it, and what backward is waiting for.

    with MemoryTracker() as tracker:
        loss = model(x)
        loss.backward()
    tracker.peak                    bytes
    print(tracker.table())          what was alive at the peak
    print(tracker.timeline())       how it came to that

A TorchDispatchMode sees the results of operators. A storage counts once, from the operator that made it until the last
tensor over it is gone, which a weak reference notices; views cost nothing. What kernels use for themselves is not seen.
What existed before counts only if it is declared: `tracker.track_external(*weights)`. Of fake tensors the bytes are
counted that real ones would have.

Note [Storages that are waited for]
Hooks for saved tensors (autograd/graph.py) tell which storages backward will need: these are `saved`, from when a node
keeps them until it lets go. They may be weights, and what an operator returns to its caller all the same. Where hooks
are, no saved tensor's version is checked: a write that backward would complain of goes unnoticed inside the block.

It stands in utils beside the other modes that count: it knows no devices and no allocator, so it is no part of a
profiler. Mirrors torch/distributed/_tools/mem_tracker.py and memory_tracker.py, where PyTorch has it for the sake of
distributed training. Left out: statistics by module and by optimizer, rounding to allocator blocks.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator, Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.autograd.engine.engine import current_graph_task_id
from tinytensor.autograd.graph import saved_tensors_hooks
from tinytensor.c10.allocator import WithoutRecycling
from tinytensor.c10.storage import StorageImpl
from tinytensor.c10.tensor_impl import alias
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor.utils._pytree import tree_leaves
from tinytensor.utils._wrapper_subclass import is_traceable_wrapper_subclass

__all__ = ["MemoryTracker"]

# What an event is: (bytes alive after it, the operator, whether in a backward pass).
Event = tuple[int, str, bool]


class _Block:
    """A storage. Its times are indices of events; `died` is None while it is alive."""

    __slots__ = ("born", "counts", "device", "died", "dtype", "kind", "nbytes", "op", "saves", "shape")

    def __init__(self, op: str, kind: str, counts: bool, born: int, t: Tensor) -> None:
        self.op = op
        self.kind = kind
        self.counts = counts
        self.born = born
        self.died: int | None = None
        self.nbytes = t.storage_.nbytes
        self.shape = tuple(t.shape)
        self.dtype = str(t.dtype)
        self.device = str(t.device)
        self.saves: list[_Save] = []

    def is_alive(self, when: int) -> bool:
        return self.counts and self.born <= when and (self.died is None or when < self.died)

    def is_saved(self, when: int) -> bool:
        return any(save.begin <= when and (save.end is None or when < save.end) for save in self.saves)

    def described(self, when: int) -> dict[str, Any]:
        return {
            "op": self.op,
            "kind": self.kind,
            "nbytes": self.nbytes,
            "shape": list(self.shape),
            "dtype": self.dtype,
            "device": self.device,
            "born": self.born,
            "died": self.died,
            "saved": self.is_saved(when),
        }


class _Save:
    """When a node has kept a storage."""

    __slots__ = ("begin", "end")

    def __init__(self, begin: int) -> None:
        self.begin = begin
        self.end: int | None = None


class _Kept:
    """What a node holds instead of the tensor. When it lets go of this, it has let go of the tensor."""

    __slots__ = ("saves", "tensor", "tracker")

    def __init__(self, tensor: Tensor, saves: list[_Save], tracker: MemoryTracker) -> None:
        self.tensor = tensor
        self.saves = saves
        self.tracker = tracker

    def __del__(self) -> None:
        for save in self.saves:
            save.end = self.tracker.now


class MemoryTracker(TorchDispatchMode):
    """A mode; see the module's docstring. When its block ends, nothing is followed any more; it may be entered again,
    and then begins anew.

    >>> from tinytensor.utils.memory_tracker import MemoryTracker
    >>> with MemoryTracker() as tracker:
    ...     x = tt.ones(10)
    >>> tracker.snapshot("current")["live"]
    40
    """

    def __init__(self) -> None:
        super().__init__()
        self._begin()
        self._is_entered = False
        self._declared: list[Tensor] = []

    def _begin(self) -> None:
        self.live = 0
        self.peak = 0
        self.allocated = 0
        self._peak_at = 0
        self._events: list[Event] = []
        self._blocks: list[_Block] = []
        self._by_storage: dict[int, tuple[weakref.ref[StorageImpl], _Block]] = {}
        self._calls: dict[str, int] = {}

    @property
    def now(self) -> int:
        """The index of the next event."""
        return len(self._events)

    # What is followed.

    def track_external(self, *tensors: Tensor) -> None:
        """Count these as well, from now on, or from when the block begins: weights, inputs."""
        if self._is_entered:
            for t in tensors:
                self._see(t, "", "external")
        else:
            self._declared += tensors

    def __enter__(self) -> MemoryTracker:
        self._begin()
        # The allocator would keep dead storages for the next tensor of the same size, and no weak reference would tell of them.
        self._without_recycling = WithoutRecycling()
        self._without_recycling.__enter__()
        self._hooks = saved_tensors_hooks(self._keep, lambda kept: kept.tensor)
        self._hooks.__enter__()
        super().__enter__()
        self._is_entered = True
        self.track_external(*self._declared)
        return self

    def __exit__(self, *exc_info: Any) -> None:
        self._is_entered = False
        super().__exit__(*exc_info)
        self._hooks.__exit__(*exc_info)
        self._without_recycling.__exit__(*exc_info)
        self._by_storage.clear()

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        for argument in tree_leaves((args, kwargs)):
            if isinstance(argument, Tensor):
                self._see(argument, "", None)
        out = func(*args, **kwargs)
        name = str(func)
        self._calls[name] = self._calls.get(name, 0) + 1
        for result in tree_leaves(out):
            if isinstance(result, Tensor):
                self._see(result, name, "backward" if current_graph_task_id() != -1 else "forward")
        return out

    def _see(self, tensor: Tensor, op: str, kind: str | None) -> list[_Block]:
        """The blocks of a tensor. New ones are of this kind; None: they existed before, and are not counted."""
        return [self._see_plain(t, op, kind) for t in _plain_tensors(tensor)]

    def _see_plain(self, t: Tensor, op: str, kind: str | None) -> _Block:
        storage = t.storage_
        key = id(storage)
        # By id, with a weak reference as the proof: an id may be given to another storage after the first one died.
        found = self._by_storage.get(key)
        block = found[1] if found is not None and found[0]() is storage else None
        if block is None:
            block = _Block(op, kind or "external", kind is not None, self.now, t)
            # The callback runs when the storage dies; it knows the id and not the storage, which it would keep alive.
            self._by_storage[key] = weakref.ref(storage, lambda _: self._free(key)), block
            self._blocks.append(block)
            if block.counts:
                self._count(block, block.nbytes, op)
        elif kind == "external" and not block.counts:
            block.counts, block.born = True, self.now
            self._count(block, block.nbytes, op)
        # resize_ has changed the storage in place.
        elif storage.nbytes != block.nbytes:
            grown, block.nbytes = storage.nbytes - block.nbytes, storage.nbytes
            if block.counts:
                self._count(block, grown, op)
        return block

    def _count(self, block: _Block, nbytes: int, op: str) -> None:
        self.live += nbytes
        if nbytes > 0 and block.kind != "external":
            self.allocated += nbytes
        self._events.append((self.live, op, current_graph_task_id() != -1))
        if self.live > self.peak:
            self.peak, self._peak_at = self.live, self.now - 1

    def _free(self, key: int) -> None:
        _, block = self._by_storage.pop(key, (None, None))
        if block is not None:
            block.died = self.now
            if block.counts:
                self._count(block, -block.nbytes, "")

    def _keep(self, tensor: Tensor) -> _Kept:
        saves = []
        for block in self._see(tensor, "", None):
            save = _Save(self.now)
            block.saves.append(save)
            saves.append(save)
        # The caller gets the history back from the node. To keep the history here would keep the node alive.
        kept = tensor if tensor.is_leaf or type(tensor) is not Tensor else alias(tensor)
        return _Kept(kept, saves, self)

    # What there is to say, as plain data.

    def snapshot(self, when: str = "peak") -> dict[str, Any]:
        """What is alive at the "peak", or at the "current" moment, which after the block is its end.

        live      bytes;  saved   bytes of it that backward waits for
        tensors   one entry a storage, the largest first: op, kind (forward, backward, external), nbytes, shape, dtype,
                  device, born, died (indices in `events`), saved
        operators by name: calls, allocated, live (bytes)
        """
        if when not in ("peak", "current"):
            raise ValueError(f"when must be 'peak' or 'current', not {when!r}")
        at = self._peak_at if when == "peak" else max(self.now - 1, 0)
        alive = sorted((b for b in self._blocks if b.is_alive(at)), key=lambda b: (-b.nbytes, b.born))
        tensors = [block.described(at) for block in alive]
        return {
            "when": when,
            "live": sum(t["nbytes"] for t in tensors),
            "peak": self.peak,
            "allocated": self.allocated,
            "saved": sum(t["nbytes"] for t in tensors if t["saved"]),
            "tensors": tensors,
            "operators": self._operators(alive),
        }

    def _operators(self, alive: list[_Block]) -> dict[str, dict[str, int]]:
        found = {op: {"calls": calls, "allocated": 0, "live": 0} for op, calls in self._calls.items()}
        for block in self._blocks:
            if block.kind != "external":
                found[block.op]["allocated"] += block.nbytes
        for block in alive:
            if block.kind != "external":
                found[block.op]["live"] += block.nbytes
        return found

    def events(self) -> list[dict[str, Any]]:
        """Each time that the bytes alive have changed: how many there are since, after which operator ("" where
        something was dropped, or declared), in forward or in backward."""
        return [
            {"live": live, "op": op, "phase": "backward" if backward else "forward"}
            for live, op, backward in self._events
        ]

    def table(self, when: str = "peak", top: int = 10) -> str:
        """The snapshot as text: the largest operators, then the largest tensors."""
        return render_table(self.snapshot(when), top)

    def timeline(self, width: int = 60, height: int = 8) -> str:
        """Bytes alive over the events, as text; under it which part is backward."""
        return render_timeline(self._events, width, height)


def _plain_tensors(t: Any) -> Iterator[Tensor]:
    """The tensors that have bytes: the inner ones of a wrapper subclass."""
    if is_traceable_wrapper_subclass(t):
        for name in t.__tensor_flatten__()[0]:
            yield from _plain_tensors(getattr(t, name))
    else:
        yield t


# ---- tables and timelines as text ------------------------------------------------------------------------------------

_UNITS = ("B", "KiB", "MiB", "GiB", "TiB")
_EIGHTHS = " ▁▂▃▄▅▆▇█"


def nbytes_text(nbytes: float) -> str:
    """`1536 -> 1.50 KiB`."""
    unit = 0
    while abs(nbytes) >= 1024 and unit < len(_UNITS) - 1:
        nbytes /= 1024
        unit += 1
    return f"{nbytes:.0f} B" if unit == 0 else f"{nbytes:.2f} {_UNITS[unit]}"


def _rows(header: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The first column to the left, the others to the right."""
    widths = [max(len(row[i]) for row in (header, *rows)) for i in range(len(header))]
    lines = []
    for row in (header, ["-" * width for width in widths], *rows):
        first, *others = row
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))]
        lines.append("  ".join(cells).rstrip())
    return lines


def render_table(snapshot: dict[str, Any], top: int) -> str:
    """The snapshot of MemoryTracker.snapshot: a line of sums, operators by bytes alive, tensors by size."""
    live, saved, peak = (nbytes_text(snapshot[name]) for name in ("live", "saved", "peak"))
    lines = [f"{snapshot['when']}: {live} alive, {saved} of it saved for backward; the peak is {peak}", ""]
    operators = sorted(snapshot["operators"].items(), key=lambda item: (-item[1]["live"], -item[1]["allocated"]))
    lines += _rows(
        ("operator", "calls", "allocated", "alive"),
        [(op, str(s["calls"]), nbytes_text(s["allocated"]), nbytes_text(s["live"])) for op, s in operators[:top]],
    )
    lines.append("")
    tensors = snapshot["tensors"]
    lines += _rows(
        ("tensor of", "shape", "dtype", "device", "bytes", "kind", "saved"),
        [
            (
                t["op"] or "(declared)", str(t["shape"]), t["dtype"].removeprefix("torch."), t["device"],
                nbytes_text(t["nbytes"]), t["kind"], "yes" if t["saved"] else "",
            )
            for t in tensors[:top]
        ],
    )  # fmt: skip
    if len(tensors) > top:
        rest = sum(t["nbytes"] for t in tensors[top:])
        lines.append(f"and {len(tensors) - top} more, {nbytes_text(rest)}")
    return "\n".join(lines)


def render_timeline(events: Sequence[tuple[int, str, bool]], width: int, height: int) -> str:
    """One column for a run of events, as high as the most that was alive in it."""
    if not events:
        return "nothing was allocated"
    width = min(width, len(events))
    columns = [events[i * len(events) // width : (i + 1) * len(events) // width] for i in range(width)]
    highest = [max(live for live, _, _ in column) for column in columns]
    peak = max(max(highest), 1)
    label = nbytes_text(peak)
    lines = []
    for row in range(height, 0, -1):
        bars = (min(max(round(h / peak * height * 8) - (row - 1) * 8, 0), 8) for h in highest)
        start = label if row == height else ("0 B" if row == 1 else "")
        lines.append(f"{start.rjust(len(label))} |{''.join(_EIGHTHS[bar] for bar in bars)}".rstrip())
    phases = "".join("b" if column[-1][2] else "f" for column in columns)
    lines.append(" " * len(label) + " |" + phases)
    lines.append(" " * len(label) + "  f: forward, b: backward")
    return "\n".join(lines)
