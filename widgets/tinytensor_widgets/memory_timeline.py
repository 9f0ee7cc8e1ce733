"""`memory_timeline(prof)`: live bytes over time, by what they are for, and who allocated each of them.

`memory_timeline(snapshot)` is another picture, of the CUDA caching allocator's segments and blocks: memory_segments.py.

Layers are stacked: what stays for long is at the bottom. Below stand the lives of the largest blocks. A cursor goes from
event to event. The data is an `introspect.memory_events`, or any list of allocations and frees.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import traitlets

from tinytensor import introspect
from tinytensor_widgets._base import Widget
from tinytensor_widgets.memory_layout import Block, peak_of, story_of
from tinytensor_widgets.memory_picture import STYLES, Picture, layer_label
from tinytensor_widgets.memory_segments import SegmentTimeline, segment_timeline
from tinytensor_widgets.memory_words import (
    block_sentence,
    details,
    event_sentence,
    live_rows,
    summary,
    text_of,
)

AXES = ("time", "events")

_KEYS = [
    [", and .", "one event back, one event on"],
    ["Home, End", "before the first event, to the last"],
    ["Space", "play and pause; without motion, one step"],
    ["p", "to the peak"],
    ["up and down", "to the block above or below; in the table, to the line above or below"],
    ["Enter, click", "select a block and read who made it; with the cursor to its allocation"],
    ["Tab", "to the next control"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
_WORDS = {
    "keys": "Keys", "first": "before the first event", "back": "one event back", "on": "one event on",
    "last": "to the last event", "play": "play", "pause": "pause", "slider": "event", "of": "event {n} of {all}",
    "axis": "from left to right", "time": "time", "events": "events, evenly", "layers": "shown", "peak": "to the peak",
    "selected": "Selected block", "none": "Press play, or click a block.", "live": "Largest live blocks",
    "nothing": "nothing is live",
    "start": "Press play: event after event, blocks are allocated and freed.",
    "head_letter": "kind", "head_size": "size", "head_shape": "shape", "head_op": "op", "head_since": "since",
}  # fmt: skip


def memory_timeline(
    source: Any, *, axis: str = "", shown: Sequence[str] | None = None, device: Any = None
) -> MemoryTimeline | SegmentTimeline:
    """Draw what was allocated and freed: of a profile, or of the CUDA caching allocator.

    source    a `profiler.profile` with profile_memory=True that has stopped, what `introspect.memory_events` made of one,
              or a list of dicts with "action" ("alloc" or "free"), "id" and "bytes"; time, category, op, path, stack,
              shape and step are used where they are there.
              Or a snapshot of the allocator: what `tt.cuda.memory._snapshot()` returned, or the path of a file that
              `_dump_snapshot` wrote, in tinytensor or in PyTorch
    axis      of a profile: "time" or "events" (all equally far apart); by default time, where the events have one
    shown     of a profile: the categories to show, and "leak"; by default all
    device    of a snapshot: whose history; by default the first device that has one

    ValueError for events that do not fit together (a second free, an allocation of what is live), and for something that is
    not a snapshot.
    """
    if _is_snapshot(source):
        if axis or shown is not None:
            raise ValueError("axis and shown are for profiles; a snapshot of the allocator has neither")
        return segment_timeline(source, device=device)
    if device is not None:
        raise ValueError("device is for snapshots of the CUDA caching allocator; a profile has all devices in one")
    events = source if isinstance(source, (list, tuple)) else introspect.memory_events(source)
    return MemoryTimeline(list(events), axis=axis, shown=shown)


def _is_snapshot(source: Any) -> bool:
    """A dict, a path, or the list of segments that `memory_snapshot` returns."""
    if isinstance(source, (list, tuple)):
        return bool(source) and isinstance(source[0], Mapping) and "blocks" in source[0]
    return isinstance(source, (Mapping, str, os.PathLike))


class MemoryTimeline(Widget, scripts=("_player",)):
    """The widget.

    events    what `introspect.memory_events` gave
    axis      "time" or "events"
    shown     the layers that are shown, from the bottom: categories, and "leak"
    step      the event of the cursor among those that are shown, 0 before the first
    selected  the number of the chosen block, -1 where none is
    """

    events: Any = traitlets.List()
    axis = traitlets.Enum(AXES, "time").tag(sync=True)
    shown: Any = traitlets.List().tag(sync=True)
    step = traitlets.Int(0, min=0).tag(sync=True)
    selected = traitlets.Int(-1).tag(sync=True)
    _axes: Any = traitlets.List().tag(sync=True)
    _layers: Any = traitlets.List().tag(sync=True)  # [[layer, label, colour], ...]
    _xs: Any = traitlets.List().tag(sync=True)  # where the cursor stands, for every step
    _span: Any = traitlets.List().tag(sync=True)  # from where to where the selected block lived
    _details: Any = traitlets.List().tag(sync=True)
    _live: Any = traitlets.List().tag(sync=True)  # [[block, cells, sentence], ...]
    _peak = traitlets.Int(0).tag(sync=True)  # the step of the peak
    _summary = traitlets.Unicode().tag(sync=True)
    _said = traitlets.Unicode().tag(sync=True)
    _ask = traitlets.Dict().tag(sync=True)  # from the page: {"go": block, "n": count}

    def __init__(self, events: list[dict[str, Any]], *, axis: str = "", shown: Sequence[str] | None = None):
        # While this is False the observers do nothing: the traits are set first, and drawn once.
        self._ready = False
        self.story = story_of(events)
        self._order: list[int] = []
        layers = self.story.layers
        unknown = [layer for layer in shown or () if layer not in layers]
        if unknown:
            raise ValueError(f"there is no {unknown[0]!r} here; there are {', '.join(layers) or 'none'}")
        super().__init__(
            events=events, axis=axis or ("time" if self.story.timed else "events"), _words=_WORDS, _keys=_KEYS,
            _axes=list(AXES) if self.story.timed else ["events"],
            shown=layers if shown is None else [layer for layer in layers if layer in shown],
        )  # fmt: skip
        states = self.story.live(layers)
        peak = states[peak_of(states)]
        self._layers = [
            [layer, layer_label(layer, peak[i]), STYLES[layer][0], STYLES[layer][1]] for i, layer in enumerate(layers)
        ]
        self._read()
        self._ready = True
        self._draw()
        self._update_live_table()

    def _read(self) -> None:
        """What is the same for every step."""
        self._states = self.story.live(self.shown)
        self._order = self.story.chosen(self.shown)

    # -- what is looked at

    @property
    def steps(self) -> int:
        """How many events are shown."""
        return len(self._order)

    @property
    def blocks(self) -> list[Block]:
        """All allocations, in order; `selected` counts them."""
        return self.story.blocks

    @property
    def leaks(self) -> list[Block]:
        """What is never freed though every step makes more of it."""
        return self.story.leaks

    @property
    def peak(self) -> dict[str, Any]:
        """Of what is shown: {"event": number, 0 for before the first, "time", "bytes", "by_layer"}."""
        at = peak_of(self._states)
        time = self.story.events[at - 1].time if at and self.story.timed else None
        by_layer = dict(zip(self.shown, self._states[at], strict=True))
        return {"event": at, "time": time, "bytes": sum(self._states[at]), "by_layer": by_layer}

    @property
    def caption(self) -> str:
        """What the event of the cursor did."""
        return event_sentence(self.story, self._state, sum(self._states[self._state]))

    @property
    def _state(self) -> int:
        """How many events have been, with those that are not shown."""
        return self._order[self.step - 1] + 1 if self.step else 0

    def go_to_peak(self) -> None:
        """Put the cursor on the event after which most is live."""
        self.step = self._peak

    # -- traits

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        return max(0, min(proposal.value, self.steps))

    @traitlets.validate("selected")
    def _existing(self, proposal: Any) -> int:
        return proposal.value if 0 <= proposal.value < len(self.blocks) else -1

    @traitlets.validate("axis")
    def _possible(self, proposal: Any) -> str:
        return proposal.value if self.story.timed else "events"

    @traitlets.validate("shown")
    def _known(self, proposal: Any) -> list[str]:
        return [layer for layer in self.story.layers if layer in proposal.value]

    @traitlets.observe("shown")
    def _filter(self, change: Any) -> None:
        if not self._ready:
            return
        # The cursor stays at the same moment. Its step is another one, since steps count the shown events alone.
        state = self._state
        self._read()
        with self.hold_sync():
            self._ready = False
            self.step = sum(number < state for number in self._order)
            self._ready = True
            self._draw()
            self._update_live_table()
            self._said = summary(self.story, self.shown)

    @traitlets.observe("axis")
    def _turn(self, change: Any) -> None:
        if self._ready:
            self._draw()
            self._describe()

    @traitlets.observe("step")
    def _go(self, change: Any) -> None:
        if self._ready:
            with self.hold_sync():
                if self.step:
                    self.selected = self.story.events[self._state - 1].block
                self._update_live_table()
                self._said = self.caption

    @traitlets.observe("selected")
    def _select(self, change: Any) -> None:
        if self._ready:
            with self.hold_sync():
                self._describe()
                if self.selected >= 0:
                    self._said = block_sentence(self.story, self.blocks[self.selected])

    def go_to_block(self, number: int) -> None:
        """Put the cursor on the allocation of a block, or before the first event where the block is from before."""
        start = self.blocks[number].start
        self.step = 0 if start < 0 else sum(event <= start for event in self._order)
        self.selected = number

    @traitlets.observe("_ask")
    def _answer(self, change: Any) -> None:
        if 0 <= change.new.get("go", -1) < len(self.blocks):
            self.go_to_block(change.new["go"])

    # -- drawing

    def _draw(self) -> None:
        self._picture = self._make(live=True)
        peak = peak_of(self._states)
        with self.hold_sync():
            self._xs = [round(x, 1) for x in [self._picture.xs[0], *(self._picture.xs[i + 1] for i in self._order)]]
            self._peak = sum(number < peak for number in self._order)
            self._summary = summary(self.story, self.shown)
            self._svg = self._picture.svg
            self._describe()

    def _describe(self) -> None:
        if self.selected < 0:
            self._details, self._span = [], []
            return
        block = self.blocks[self.selected]
        self._details = details(self.story, block)
        self._span = [round(x, 1) for x in self._picture.span(block)]

    def _update_live_table(self) -> None:
        """The table of the largest live blocks: at the cursor, or at the peak while the cursor is before the first event."""
        rows = live_rows(self.story, self._state if self.step else self.peak["event"], self.shown)
        self._live = [[block.number, row, block_sentence(self.story, block)] for block, row in rows]

    def _make(self, live: bool) -> Picture:
        title = "Live memory over time" if self.axis == "time" else "Live memory, event by event"
        return Picture(
            self.story, self.shown, self.axis, title, "" if live else self.text(), state=self._state,
            selected=self.selected, live=live,
        )  # fmt: skip

    def svg(self) -> str:
        return self._make(live=False).svg

    def text(self) -> str:
        return text_of(self.story, self.shown, self._state)
