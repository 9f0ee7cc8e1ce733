"""`memory_timeline(snapshot)`: segments and blocks of the CUDA caching allocator, step by step.

Above, allocated and reserved bytes over all steps; below, the segments at one step with their blocks and free pieces. The data
is a snapshot of tinytensor or of PyTorch, which `introspect.memory_replay` turns into steps.
"""

from __future__ import annotations

from typing import Any

import traitlets

from tinytensor import introspect
from tinytensor_widgets._base import Widget
from tinytensor_widgets.segment_picture import ACROSS, LEFT, Picture
from tinytensor_widgets.segment_words import block_sentence, details, find, key_of, step_sentence, summary, text_of

_KEYS = [
    [", and .", "one step back, one step on"],
    ["Home, End", "before the first step, to the last"],
    ["Space", "play and pause; without motion, one step"],
    ["p", "to the step after which most is allocated"],
    ["f", "to the next step at which memory was out"],
    ["arrow keys", "from block to block, from segment to segment"],
    ["Enter", "on a block: to the step that allocated it"],
    ["click", "on a block: read who made it; on the curve: to that step"],
    ["Tab", "to the next control"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
_WORDS = {
    "keys": "Keys", "first": "before the first step", "back": "one step back", "on": "one step on", "last": "to the last step",
    "play": "play", "pause": "pause", "slider": "step", "of": "step {n} of {all}", "peak": "to the peak",
    "fault": "to the failed request", "selected": "Selected block",
    "none": "Click a block, or reach it with Tab and the arrow keys.",
}  # fmt: skip


def segment_timeline(snapshot: Any, *, device: Any = None) -> SegmentTimeline:
    """The widget of a snapshot; see `memory_timeline`."""
    return SegmentTimeline(introspect.memory_replay(snapshot, device))


class SegmentTimeline(Widget, scripts=("_player",)):
    """The widget.

    replay    an `introspect.MemoryReplay`
    step      which step is shown, 0 before the first; it begins where memory was out, or else at the peak
    selected  the chosen block: "b3" for block 3, "f1:512" for the free piece at byte 512 of segment 1, or ""
    """

    step = traitlets.Int(0, min=0).tag(sync=True)
    selected = traitlets.Unicode().tag(sync=True)
    _steps = traitlets.Int(0).tag(sync=True)
    _peak = traitlets.Int(0).tag(sync=True)
    _failures: Any = traitlets.List().tag(sync=True)
    _across: Any = traitlets.List().tag(sync=True)  # where the curve begins, and how wide it is
    _details: Any = traitlets.List().tag(sync=True)
    _summary = traitlets.Unicode().tag(sync=True)
    _said = traitlets.Unicode().tag(sync=True)
    _ask = traitlets.Dict().tag(sync=True)  # from the page: {"go": key of a block, "n": count}

    def __init__(self, replay: Any):
        self._ready = False
        self.replay = replay
        super().__init__(
            _words=_WORDS, _keys=_KEYS, _steps=replay.steps, _failures=replay.failures(), _across=[LEFT, ACROSS],
            _peak=replay.allocated.index(max(replay.allocated)), _summary=summary(replay),
        )  # fmt: skip
        # A saved notebook shows one state only, so this is the one that says most: where memory was out, or the peak.
        self.step = self._failures[0] if self._failures else self._peak
        self._ready = True
        self._draw()

    # -- what is looked at

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return self.replay.steps

    @property
    def state(self) -> dict[str, Any]:
        """Segments, blocks and figures at the step that is shown, as `introspect.MemoryReplay.state` tells them."""
        return self.replay.state(self.step)

    @property
    def caption(self) -> str:
        """What the step did, and why."""
        return step_sentence(self.replay, self.step)

    def go_to_peak(self) -> None:
        """To the first step after which most is allocated."""
        self.step = self._peak

    def next_failure(self) -> bool:
        """To the next step at which memory was out, after the last one to the first; False if there is none."""
        failures = self.replay.failures()
        if failures:
            self.step = next((n for n in failures if n > self.step), failures[0])
        return bool(failures)

    def go_to_block(self, number: int) -> None:
        """To the step that allocated a block, or before the first where it is older; ValueError if there is none."""
        found = find(self.state, f"b{number}")
        if found is None:
            raise ValueError(f"there is no block {number} at step {self.step}")
        self.step = found[0]["blocks"][found[1]]["since"]
        self.selected = f"b{number}"

    # -- traits

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        return max(0, min(proposal.value, self.replay.steps))

    @traitlets.validate("selected")
    def _existing(self, proposal: Any) -> str:
        return proposal.value if find(self.state, proposal.value) else ""

    @traitlets.observe("step")
    def _go(self, change: Any) -> None:
        if self._ready:
            self._draw()

    @traitlets.observe("selected")
    def _select(self, change: Any) -> None:
        if self._ready:
            with self.hold_sync():
                self._describe()
                found = find(self.state, self.selected)
                self._said = block_sentence(found[0], found[0]["blocks"][found[1]]) if found else self.caption

    @traitlets.observe("_ask")
    def _answer(self, change: Any) -> None:
        key = str(change.new.get("go", ""))
        if key.startswith("b") and find(self.state, key):
            self.go_to_block(int(key[1:]))

    # -- drawing

    def _draw(self) -> None:
        with self.hold_sync():
            self._ready = False
            self.selected = self._of_step() or (self.selected if find(self.state, self.selected) else "")
            self._ready = True
            self._svg = Picture(self.replay, self.step, live=True).svg
            self._describe()
            self._said = self.caption

    def _of_step(self) -> str:
        """The block that the step is about."""
        facts = self.replay.step(self.step) if self.step else {}
        if facts.get("action") in ("alloc", "free_requested"):
            return f"b{facts['block']}"
        if facts.get("action") in ("free", "free_completed"):
            for segment in self.state["segments"]:
                for block in segment["blocks"]:
                    if (segment["number"], block["offset"]) == (facts["segment"], facts["offset"]):
                        return key_of(segment, block)
        return ""

    def _describe(self) -> None:
        found = find(self.state, self.selected)
        self._details = details(*found) if found else []

    def svg(self) -> str:
        return Picture(self.replay, self.step, self.selected, self.text()).svg

    def text(self) -> str:
        return text_of(self.replay, self.step, self.selected)
