"""What memory_timeline.py knows of memory: pure data, from an `introspect.memory_events` list.

Events become blocks (an allocation, from the event that made it to the event that freed it) and, after each event, the
live bytes of every layer. A layer is a category of memory. Blocks that leak leave their category for a layer of their own.

Two ways of counting are used. Events have numbers from 0. States lie between events: state 0 is before the first event, and
state n + 1 is what event n leaves behind.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

LEAK, BEFORE = "leak", "before"
# In the order in which they are stacked, from the bottom: what stays for long comes first, so that it does not move up and down
# with what comes and goes. Each has its letter.
LAYERS = {
    BEFORE: "B", "parameter": "P", "optimizer_state": "O", "input": "I", LEAK: "L", "gradient": "G", "activation": "A",
    "autograd_detail": "D", "temporary": "T", "unknown": "U",
}  # fmt: skip
_KEPT = ("parameter", "optimizer_state")  # made to stay, hence never a leak
LEAK_STEPS = 3


@dataclass
class Block:
    """An allocation. `start` and `end` are numbers of events: -1 is before the first, None never."""

    number: int
    bytes: int
    category: str
    shape: list[int] | None
    op: str | None  # None: no op made it; empty: the events do not say
    path: list[str]
    stack: list[str]
    step: int
    start: int
    end: int | None = None
    freed_in: str | None = None
    leaks: bool = False

    @property
    def layer(self) -> str:
        return LEAK if self.leaks else self.category


@dataclass
class Event:
    time: float
    action: str
    block: int
    step: int


@dataclass
class Story:
    """All blocks and events. `base` are bytes from before the first event that no event frees."""

    events: list[Event] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    base: int = 0
    timed: bool = False

    @property
    def layers(self) -> list[str]:
        """Those that occur, from the bottom of the stack."""
        there = {block.layer for block in self.blocks} | ({BEFORE} if self.base else set())
        return [layer for layer in LAYERS if layer in there]

    @property
    def leaks(self) -> list[Block]:
        return [block for block in self.blocks if block.leaks]

    def changes(self) -> list[tuple[int, int]]:
        """(number of its first event, step) for each step of the profile after the first."""
        found = []
        for number, event in enumerate(self.events):
            if number and event.step > self.events[number - 1].step:
                found.append((number, event.step))
        return found

    def live(self, layers: Sequence[str]) -> list[list[int]]:
        """Bytes of each of these layers: before the first event, and after every event."""
        place = {layer: i for i, layer in enumerate(layers)}
        now = [0] * len(layers)
        if BEFORE in place:
            now[place[BEFORE]] += self.base
        for block in self.blocks:
            if block.start < 0 and block.layer in place:
                now[place[block.layer]] += block.bytes
        states = [now[:]]
        for event in self.events:
            block = self.blocks[event.block]
            if block.layer in place:
                now[place[block.layer]] += block.bytes if event.action == "alloc" else -block.bytes
            states.append(now[:])
        return states

    def alive(self, state: int, layers: Iterable[str]) -> list[Block]:
        """The blocks that are live after `state` events, the largest first."""
        wanted = set(layers)
        live = [
            block for block in self.blocks
            if block.layer in wanted and block.start < state and (block.end is None or block.end >= state)
        ]  # fmt: skip
        return sorted(live, key=lambda block: (-block.bytes, block.number))

    def chosen(self, layers: Iterable[str]) -> list[int]:
        """The numbers of the events of these layers."""
        wanted = set(layers)
        return [i for i, event in enumerate(self.events) if self.blocks[event.block].layer in wanted]


def peak_of(states: list[list[int]]) -> int:
    """The first state with the most bytes."""
    totals = [sum(state) for state in states]
    return totals.index(max(totals))


def story_of(events: Sequence[dict[str, Any]]) -> Story:
    """Read events in time order. Only "action" and "id" are needed, and "bytes" of an allocation.

    ValueError for an action that is neither "alloc" nor "free", an allocation of what is live, and a second free.
    A free of what was never allocated is of a block from before the recording, as is an allocation marked "older".
    """
    story = Story()
    live: dict[Any, Block] = {}
    seen: set[Any] = set()
    for number, event in enumerate(events):
        action, name = event.get("action"), event.get("id")
        if action not in ("alloc", "free"):
            raise ValueError(f'event {number}: action is {action!r}; it is "alloc" or "free"')
        if action == "alloc" and name in live:
            raise ValueError(f"event {number} allocates {name!r}, which is live already")
        # The second free of an id is a mistake. The first one without an allocation is of memory from before the recording.
        if action == "free" and name not in live:
            if name in seen:
                raise ValueError(f"event {number} frees {name!r}, which is not live")
            live[name] = _block(story, event, start=-1)
        # Only before all other events: the recorder lists first what was live when it began.
        older = action == "alloc" and bool(event.get("older")) and not story.events
        if action == "alloc":
            live[name] = _block(story, event, start=-1 if older else len(story.events))
        block = live[name]
        seen.add(name)
        if older:
            continue
        story.events.append(Event(float(event.get("time", number)), action, block.number, event.get("step") or 0))
        if action == "free":
            block.end = len(story.events) - 1
            block.freed_in = event.get("freed_in", event.get("op"))
            del live[name]
    # The older ones stood at the front; times count for the others alone.
    events = events[len(events) - len(story.events) :]
    story.timed = len({event.get("time") for event in events}) > 1 and all("time" in event for event in events)
    story.base = _base(story, events)
    _mark_leaks(story)
    return story


def _block(story: Story, event: dict[str, Any], start: int) -> Block:
    before = start < 0
    category = event.get("category") or "unknown"
    block = Block(
        len(story.blocks), int(event.get("bytes") or 0), category if category in LAYERS else "unknown",
        event.get("shape"), None if before else event.get("op", ""), [] if before else list(event.get("path") or []),
        [] if before else list(event.get("stack") or []), event.get("step") or 0, start,
    )  # fmt: skip
    story.blocks.append(block)
    return block


def _base(story: Story, events: Sequence[dict[str, Any]]) -> int:
    """Bytes from before the recording that belong to no block.

    "live" of the first event is what the allocator had after it. Less what that event did, and less the older blocks, the
    rest is memory that no event speaks of.
    """
    if not events or events[0].get("live") is None:
        return 0
    first = story.blocks[story.events[0].block].bytes
    before = events[0]["live"] + (first if events[0]["action"] == "free" else -first)
    return max(before - sum(block.bytes for block in story.blocks if block.start < 0), 0)


def _mark_leaks(story: Story) -> None:
    """A leak grows with every step: blocks from one place, made in LEAK_STEPS different steps or more, and never freed.

    Memory that is made once and stays is no leak (a parameter, the state of an optimizer), nor is memory that every step
    replaces (a gradient).
    """
    places: dict[Any, list[Block]] = {}
    for block in story.blocks:
        if block.end is None and block.start >= 0 and block.category not in _KEPT:
            places.setdefault(place_of(block), []).append(block)
    for blocks in places.values():
        if len({block.step for block in blocks}) >= LEAK_STEPS:
            for block in blocks:
                block.leaks = True


def place_of(block: Block) -> tuple[Any, ...]:
    """Where a block was made: the path of ops and the innermost line of the stack, or without one the size."""
    return tuple(block.path), block.op, block.stack[0] if block.stack else block.bytes


@dataclass
class Axis:
    """From left to right: time, or the number of the event. A state begins at the x of the event that made it."""

    story: Story
    by: str
    width: float

    def __post_init__(self) -> None:
        events = self.story.events
        places = [e.time for e in events] if self.by == "time" else [i + 1.0 for i in range(len(events))]
        first, last = (places[0], places[-1]) if places else (0.0, 1.0)
        room = (last - first) * 0.03 or 1.0
        self.low, self.high = (first - room, last + room) if self.by == "time" else (0.0, last + 1)
        scale = self.width / (self.high - self.low)
        self.xs = [0.0] + [(place - self.low) * scale for place in places]  # of every state

    def columns(self, totals: list[int]) -> list[int]:
        """For each pixel the state to draw there: the largest of those that begin in it, or the one that goes on.

        The largest, so that a peak stays visible where thousands of events share a pixel.
        """
        chosen, state = [], 0
        for pixel in range(int(self.width)):
            best = state
            while state + 1 < len(self.xs) and self.xs[state + 1] < pixel + 1:
                state += 1
                best = max(best, state, key=totals.__getitem__)
            chosen.append(best)
        return chosen


def lanes(story: Story, layers: Iterable[str], most: int) -> list[Block]:
    """The blocks that get a line of their own: the largest and, of the leaks, the first of them; in order of time."""
    wanted = set(layers)
    there = [block for block in story.blocks if block.layer in wanted]
    first = sorted(there, key=lambda b: (not b.leaks, -b.bytes, b.start))
    leaks = [block for block in first if block.leaks][: most // 2]
    rest = [block for block in first if block not in leaks]
    rest.sort(key=lambda b: (-b.bytes, b.start))
    return sorted([*leaks, *rest[: most - len(leaks)]], key=lambda b: (b.start, b.number))
