"""`kernel_access(record)`: what the threads of a CUDA kernel do to memory, one instruction of a warp at a time.

Above, the 32 lanes of the warp; below, the memory that they touch: sectors of 32 bytes in global memory, banks in shared memory.
Accesses outside an array, races and stale reads are marked. The data is an `introspect.kernel_record.KernelRecord`, which the
recording simulator makes without a GPU.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

import traitlets

from tinytensor_widgets._base import Widget
from tinytensor_widgets.kernel_picture import Picture
from tinytensor_widgets.kernel_words import Spec, fault_text, sentence, text_of

# A list of more blocks than this is of no use.
_MOST_BLOCKS = 64
_KEYS = [
    [", and .", "one step back, one step on"],
    ["Home, End", "to the first step of the warp, to the last"],
    ["Space", "play and pause; without motion, one step"],
    ["f", "to the next step with a fault, in this warp or in a later one"],
    ["arrow keys", "from lane to lane, from cell to cell"],
    ["Tab", "to the next control"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
_WORDS = {
    "keys": "Keys", "first": "to the first step", "back": "one step back", "on": "one step on", "last": "to the last step",
    "play": "play", "pause": "pause", "slider": "step of the warp", "of": "step {n} of {all}", "block": "block",
    "warp": "warp", "fault": "to the next fault",
}  # fmt: skip


def kernel_access(record: Any, *, block: int = -1, warp: int = 0, step: int = 1) -> KernelAccess:
    """Draw what a kernel does to memory.

    record    what `record_kernel(...)` or `kernel.record[blocks, threads](...)` returned, or its `as_dict()`
    block     the block to begin with; without it the first that the record has
    warp      the warp of the block to begin with, and `step` its step, from 1

    ValueError for a block that the record does not have; a KernelRecord has all blocks of the grid (the first 64 can be
    chosen), a dict those that it was made with.
    """
    if isinstance(record, Mapping):
        return KernelAccess(dict(record), block=block, warp=warp, step=step)
    return KernelAccess(record.as_dict(), more=record, block=block, warp=warp, step=step)


class KernelAccess(Widget, scripts=("_player",)):
    """The widget.

    spec          what `KernelRecord.as_dict` gave
    more          the KernelRecord that has the blocks which are not in `spec`; they are added when they are chosen
    block, warp   the warp that is shown
    step          the instruction of the warp, from 1; 0 for a warp that touches no memory
    """

    spec = traitlets.Dict()
    block = traitlets.Int(0, min=0).tag(sync=True)
    warp = traitlets.Int(0, min=0).tag(sync=True)
    step = traitlets.Int(0, min=0).tag(sync=True)
    _blocks: Any = traitlets.List().tag(sync=True)
    _warps: Any = traitlets.List().tag(sync=True)
    _steps = traitlets.Int(0).tag(sync=True)
    _said = traitlets.Unicode().tag(sync=True)
    _faults = traitlets.Bool(False).tag(sync=True)
    _ask = traitlets.Dict().tag(sync=True)  # from the page: {"go": "fault", "n": count}

    def __init__(self, spec: Spec, *, more: Any = None, block: int = -1, warp: int = 0, step: int = 1):
        self._ready = False
        self._more = more
        blocks = [each["block"] for each in spec["blocks"]]
        first = blocks[0] if block < 0 and blocks else block
        if more is not None:
            blocks = sorted({*blocks, first, *range(min(prod(spec["grid"]), _MOST_BLOCKS))})
            if first not in range(prod(spec["grid"])):
                raise ValueError(f"there is no block {first} in a grid of {prod(spec['grid'])}")
        elif first not in blocks:
            raise ValueError(f"the record has no block {block}, only {', '.join(map(str, blocks)) or 'none'}")
        super().__init__(
            spec=spec, _words=_WORDS, _keys=_KEYS, _blocks=blocks,
            _faults=any(_wrong(request) for each in spec["blocks"] for w in each["warps"] for request in w["requests"]),
        )  # fmt: skip
        # One after the other: each is checked against those before it.
        self.block = first
        self.warp = warp
        self.step = step
        self._ready = True
        self._choose()

    # -- what is looked at

    @property
    def _warp_spec(self) -> Spec:
        return self._block_spec["warps"][self.warp]

    @property
    def _block_spec(self) -> Spec:
        found = next((each for each in self.spec["blocks"] if each["block"] == self.block), None)
        if found is None:
            (found,) = self._more.as_dict(blocks=[self.block])["blocks"]
            self.spec["blocks"] = sorted([*self.spec["blocks"], found], key=lambda each: each["block"])
        return found

    @property
    def steps(self) -> int:
        """How many instructions of the chosen warp touch memory."""
        return len(self._warp_spec["requests"])

    @property
    def faults(self) -> list[str]:
        """What is wrong with the kernel, as sentences."""
        return [fault_text(fault) for fault in self.spec["faults"]]

    @property
    def caption(self) -> str:
        """What the chosen warp does at the chosen step."""
        return sentence(self.spec, self._warp_spec["requests"], self.step)

    def next_fault(self) -> bool:
        """Go to the next step with a fault, in this warp or in a later one, then from the beginning; False if there is none."""
        places = [
            (each["block"], warp["warp"], n + 1)
            for each in self.spec["blocks"]
            for warp in each["warps"]
            for n, request in enumerate(warp["requests"])
            if _wrong(request)
        ]
        if not places:
            return False
        later = [place for place in places if place > (self.block, self.warp, self.step)]
        self._go_to(*(later or places)[0])
        return True

    def _go_to(self, block: int, warp: int, step: int) -> None:
        with self.hold_sync():
            self._ready = False
            self.block, self.warp = block, warp
            self.step = step
            self._ready = True
            self._choose()

    # -- traits

    @traitlets.validate("block")
    def _recorded(self, proposal: Any) -> int:
        return proposal.value if proposal.value in self._blocks else self._blocks[0]

    @traitlets.validate("warp")
    def _existing(self, proposal: Any) -> int:
        return max(0, min(proposal.value, len(self._block_spec["warps"]) - 1))

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        return max(min(1, self.steps), min(proposal.value, self.steps))

    @traitlets.observe("block", "warp")
    def _other_warp(self, change: Any) -> None:
        if self._ready:
            self._go_to(self.block, self.warp, 1)

    @traitlets.observe("step")
    def _go(self, change: Any) -> None:
        if self._ready:
            self._draw()

    @traitlets.observe("_ask")
    def _answer(self, change: Any) -> None:
        if change.new.get("go") == "fault":
            self.next_fault()

    # -- drawing

    def _choose(self) -> None:
        with self.hold_sync():
            self._warps = [warp["warp"] for warp in self._block_spec["warps"]]
            self._steps = self.steps
            self.step = min(max(self.step, min(1, self.steps)), self.steps)
            self._draw()

    def _draw(self) -> None:
        with self.hold_sync():
            self._svg = Picture(self.spec, self.block, self._warp_spec, self.step, live=True).svg
            self._said = self.caption

    def svg(self) -> str:
        return Picture(self.spec, self.block, self._warp_spec, self.step, self.text()).svg

    def text(self) -> str:
        return text_of(self.spec, self.block, self._warp_spec)


def _wrong(request: Spec) -> bool:
    return any(lane[2] for lane in request["lanes"])
