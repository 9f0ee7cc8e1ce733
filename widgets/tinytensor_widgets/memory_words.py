"""The words of memory_timeline.py: sentences for events and blocks, and everything as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from tinytensor_widgets.dispatch_words import aligned
from tinytensor_widgets.flame_words import stack_rows
from tinytensor_widgets.memory_layout import BEFORE, LAYERS, LEAK, Block, Story, peak_of, place_of
from tinytensor_widgets.units import bytes_text, size_text, time_text

MOST_LINES = 200
MOST_LIVE = 10
EVALUATION = "autograd::engine::evaluate_function: "
NAMES = {BEFORE: "from before", LEAK: "leak", "unknown": "no category"}


def layer_name(layer: str) -> str:
    """`optimizer state`, `leak`, ..."""
    return NAMES.get(layer, layer.replace("_", " "))


def letter(layer: str) -> str:
    """The letter by which a layer is known in the picture, the legend and the tables."""
    return LAYERS[layer]


def shape_text(block: Block) -> str:
    if block.shape is None:
        return ""
    return f"({', '.join(map(str, block.shape))}{',' if len(block.shape) == 1 else ''})"


def path_text(block: Block) -> str:
    """`aten::linear > aten::addmm`; "no op" where Python itself allocated; nothing where the events do not say."""
    names = without_repeats(map(short, block.path or ([block.op] if block.op else [])))
    if names:
        return " > ".join(names)
    return "no op" if block.op is None and block.start >= 0 else ""


def short(name: str) -> str:
    """A name without the engine's prefix, so that a node and the engine's range around it have one name."""
    return name.removeprefix(EVALUATION)


def without_repeats(names: Iterable[str]) -> list[str]:
    """The names without repeats in a row: after `short`, a node and the engine's range around it have one name."""
    return [name for name, _ in groupby(names)]


def block_name(block: Block) -> str:
    """`block 3, activation, 512 bytes`"""
    leaks = f"{layer_name(block.category)}, leaked" if block.leaks else layer_name(block.category)
    shape = f" {shape_text(block)}" if block.shape is not None else ""
    return f"block {block.number}, {leaks}{shape}, {bytes_text(block.bytes)}"


def when(story: Story, number: int) -> str:
    """When an event was: `event 4 at 12.0 us`."""
    event = story.events[number]
    steps = f", step {event.step}" if story.events[-1].step else ""
    return f"event {number + 1}" + (f" at {time_text(event.time)}" if story.timed else "") + steps


def lifetime(story: Story, block: Block) -> str:
    """How long it lived."""
    events = len(story.events)
    start, end = max(block.start, 0), events if block.end is None else block.end
    count = f"{end - start} event{'s' if end - start != 1 else ''}"
    if block.end is None:
        return f"to the end, {count} so far"
    if block.start < 0 or not story.timed:
        return count
    return f"{time_text(story.events[end].time - story.events[start].time)}, {count}"


def details(story: Story, block: Block) -> list[list[str]]:
    """Everything that is known of a block, as rows of (term, words)."""
    rows = [["block", str(block.number)], ["size", bytes_text(block.bytes)]]
    if block.shape is not None:
        rows.append(["shape", shape_text(block)])
    rows.append(["category", layer_name(block.category)])
    if block.leaks:
        same = [b for b in story.leaks if place_of(b) == place_of(block)]
        rows.append(
            ["leak", f"one of {len(same)} from this place, {len({b.step for b in same})} steps; none was freed"]
        )
    if path_text(block):
        rows.append(["op", path_text(block)])
    rows.append(["allocated", when(story, block.start) if block.start >= 0 else "before the recording"])
    freed = "never" if block.end is None else when(story, block.end)
    rows.append(["freed", freed + (f", in {short(block.freed_in)}" if block.freed_in else "")])
    rows.append(["lifetime", lifetime(story, block)])
    rows += stack_rows(block.stack)
    return rows


def block_sentence(story: Story, block: Block) -> str:
    began = when(story, block.start) if block.start >= 0 else "before the recording"
    ended = f"freed by {when(story, block.end)}" if block.end is not None else "never freed"
    made = f", made by {path_text(block)}" if path_text(block) else ""
    return f"{block_name(block)}{made}, {began}; {ended}"


def event_sentence(story: Story, state: int, live: int) -> str:
    """What the state is: what its event did, and how much is live after it."""
    if not state:
        return f"before the first event: {bytes_text(live)} live"
    event = story.events[state - 1]
    block = story.blocks[event.block]
    did = "allocates" if event.action == "alloc" else "frees"
    who = path_text(block) if event.action == "alloc" else short(block.freed_in or "")
    words = f", {'by' if event.action == 'alloc' else 'in'} {who}" if who else ""
    return f"{when(story, state - 1)} {did} {block_name(block)}{words}; {bytes_text(live)} live"


def live_rows(story: Story, state: int, layers: Sequence[str]) -> list[tuple[Block, list[str]]]:
    """The largest blocks that are live in a state, with the words of their line."""
    return [
        (b, [letter(b.layer), size_text(b.bytes), shape_text(b), path_text(b), when_short(story, b)])
        for b in story.alive(state, layers)[:MOST_LIVE]
    ]


def when_short(story: Story, block: Block) -> str:
    if block.start < 0:
        return "before"
    event = story.events[block.start]
    return time_text(event.time) if story.timed else f"event {block.start + 1}"


def summary(story: Story, layers: Sequence[str]) -> str:
    """`14 events, 8 blocks; peak 2,048 bytes (2.00 KiB) after event 9 at 3.00 us; 512 bytes live at the end`"""
    if not story.events:
        return "no allocation was recorded"
    totals = [sum(state) for state in story.live(layers)]
    peak = peak_of([[total] for total in totals])
    at = f"after {when(story, peak - 1)}" if peak else "before the first event"
    only = "" if len(layers) == len(story.layers) else f"; only {', '.join(map(layer_name, layers)) or 'nothing'}"
    leaked = sum(block.bytes for block in story.leaks if LEAK in layers)
    leak = f"; {bytes_text(leaked)} leaked" if leaked else ""
    counts = f"{len(story.events)} events, {len(story.blocks)} blocks"
    return f"{counts}; peak {bytes_text(totals[peak])} {at}; {bytes_text(totals[-1])} live at the end{leak}{only}"


def text_of(story: Story, layers: Sequence[str], state: int) -> str:
    """The layers at the peak and at the end, the leaks, what is live at the cursor, and every block."""
    lines = [summary(story, layers)]
    if not story.events:
        return lines[0]
    states = story.live(layers)
    peak = peak_of(states)
    rows = [["", "layer", "at the peak", "at the end"]]
    rows += [
        [letter(layer), layer_name(layer), size_text(states[peak][i]), size_text(states[-1][i])]
        for i, layer in enumerate(layers)
    ]
    lines += aligned(rows, "  ")
    if state:
        lines.append(f"cursor: {event_sentence(story, state, sum(states[state]))}")
    live = live_rows(story, state or peak, layers)
    lines.append(f"largest live blocks {'at the cursor' if state else 'at the peak'}:")
    heads = ["", "size", "shape", "op", "since"]
    lines += aligned([heads, *(row for _, row in live)], "  ") if live else ["  none"]
    lines.append("blocks:")
    wanted = [block for block in story.blocks if block.layer in layers]
    # The largest ones are listed, in order of time.
    listed = sorted(sorted(wanted, key=lambda b: -b.bytes)[:MOST_LINES], key=lambda b: b.number)
    table = [["block", "", "size", "shape", "op", "allocated", "freed"]]
    for b in listed:
        freed = "never" if b.end is None else when(story, b.end) + (f", in {short(b.freed_in)}" if b.freed_in else "")
        began = when(story, b.start) if b.start >= 0 else "before"
        size = f"{b.bytes:,} B"
        table.append([str(b.number), letter(b.layer), size, shape_text(b), path_text(b), began, freed])
    lines += aligned(table, "  ")
    if len(wanted) > len(listed):
        lines.append(f"  and {len(wanted) - len(listed)} smaller ones")
    return "\n".join(lines)
