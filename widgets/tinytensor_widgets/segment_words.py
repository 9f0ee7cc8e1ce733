"""The words of memory_segments.py: sentences for steps and blocks, who allocated, and everything as text."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

from tinytensor_widgets.dispatch_words import aligned
from tinytensor_widgets.units import bytes_text, size_text

Facts = dict[str, Any]
State = dict[str, Any]
MOST_FRAMES = 6
MOST_LINES = 200
NO_HISTORY = (
    "There is no history, only this one state. Call tt.cuda.memory._record_memory_history() before the program allocates, "
    "and take the snapshot afterwards."
)
EXPLANATION = (
    "A bar is a segment: memory that the allocator got from the device. In it lie blocks, which tensors use, and free pieces, "
    "which the allocator keeps for later requests."
)
# Where code of libraries lies: of Python itself, of installed packages, of PyTorch's C++.
_LIBRARY = re.compile(
    r"site-packages|dist-packages|[/\\]lib[/\\]python3|pytorch[/\\]torch[/\\]|<frozen|^\?\?$|^$|\.(?:cpp|cc|c|h|hpp|cu|cuh)$"
)


def several(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


# ---- who allocated ---------------------------------------------------------------------------------------------------


def _in_notebook(frame: Facts) -> bool:
    """Whether it is code of a cell, which ipykernel and IPython compile under names of their own."""
    return bool(re.search(r"[/\\]ipykernel_\d+[/\\]|^<ipython-input|^In\b", str(frame.get("filename", ""))))


def frame_text(frame: Facts) -> str:
    """`train.py:12, in step`; a cell of a notebook has no file that anybody knows."""
    file, line, name = str(frame.get("filename", "")), frame.get("line", 0), str(frame.get("name", ""))
    short = "/".join(file.replace("\\", "/").rsplit("/", 2)[-2:])
    place = f"notebook cell, line {line}" if _in_notebook(frame) else f"{short}:{line}"
    return place + (f", in {name}" if name and not name.startswith("<") else "")


def program_frames(frames: list[Facts]) -> list[Facts]:
    """The program's own calls, the innermost first; all frames where there are none.

    What runs the cells of a notebook is not a part of the program.
    """
    own = [frame for frame in frames if not _LIBRARY.search(str(frame.get("filename", "")))]
    cells = [place for place, frame in enumerate(own) if _in_notebook(frame)]
    return own[: cells[-1] + 1] if cells else own or frames


def who_rows(frames: list[Facts], term: str) -> list[list[str]]:
    # A comprehension is a call of its own, on the same line.
    lines = [line for line, _ in groupby(frame_text(frame) for frame in program_frames(frames))]
    more = [f"and {several(len(lines) - MOST_FRAMES, 'call')} more"] if len(lines) > MOST_FRAMES else []
    called = [f"called from {line}" for line in lines[1:MOST_FRAMES]]
    return [[term if n == 0 else "", line] for n, line in enumerate([*lines[:1], *called, *more])]


def who(frames: list[Facts]) -> str:
    own = program_frames(frames)
    return frame_text(own[0]) if own else ""


# ---- steps -----------------------------------------------------------------------------------------------------------


def step_sentence(replay: Any, n: int) -> str:
    """What a step did, and why."""
    if not n:
        return _beginning(replay)
    facts = replay.step(n)
    return f"step {n} of {replay.steps}: {_SENTENCES[facts['action']](facts)}"


def _beginning(replay: Any) -> str:
    state = replay.state(0)
    held = "nothing is reserved"
    if state["segments"]:
        used = sum(b["state"] != "free" for segment in state["segments"] for b in segment["blocks"])
        held = f"{several(len(state['segments']), 'segment')} with {several(used, 'block')} from before the history"
    if not replay.steps:
        return f"{held.replace(' from before the history', '')}. {NO_HISTORY}"
    return f"before the first step: {held}. Press play: step by step, blocks are cut out of segments"


def _alloc(facts: Facts) -> str:
    asked = f"malloc {several(facts['size'], 'byte')} on stream {facts['stream_name']}"
    rounded = f", rounded to {facts['rounded']:,}" if facts["rounded"] != facts["size"] else ""
    if facts["made_for_it"]:
        found = f"block {facts['block']} is the beginning of the new memory in segment {facts['segment']}"
        if facts["whole_segment"] and not facts["rest"]:
            found = f"block {facts['block']} is all of the new segment {facts['segment']}"
    else:
        several_fit = (
            f"the best fit of {facts['candidates']} free pieces is" if facts["candidates"] > 1 else "it fits into"
        )
        piece = "the empty" if facts["whole_segment"] else f"a free piece of {size_text(facts['from'])} in"
        found = f"{several_fit} {piece} segment {facts['segment']}; it becomes block {facts['block']}"
    extra = facts["block_size"] - facts["rounded"]
    if facts["rest"]:
        end = f"; split, {size_text(facts['rest'])} stay free"
    elif extra > 0:
        end = f"; not split: the rest of {extra:,} bytes is too small for a block of its own and stays with it"
    else:
        end = "" if facts["made_for_it"] and facts["whole_segment"] else "; it fits exactly"
    return f"{asked}{rounded}: {found}{end}"


def _segment_alloc(facts: Facts) -> str:
    served = facts["served"]
    why = f": no free piece is large enough for {several(served, 'byte')}" if served is not None else ""
    pool = "small" if facts["small"] else "large"
    return f"the device gives segment {facts['segment']}, {size_text(facts['size'])}, for the {pool} pool{why}"


def _segment_map(facts: Facts) -> str:
    served = facts["served"]
    why = f": no free piece is large enough for {several(served, 'byte')}" if served is not None else ""
    return (
        f"the device puts {size_text(facts['size'])} more memory behind the expandable segment {facts['segment']}{why}"
    )


def _free_requested(facts: Facts) -> str:
    waits = "; another stream still uses it, so it waits" if facts["waits"] else "; no other stream uses it"
    return f"the program frees block {facts['block']}, {bytes_text(facts['block_size'])}{waits}"


def _free_completed(facts: Facts) -> str:
    joined = facts["joined"]
    grown = "a free piece of its own"
    if joined > facts["block_size"]:
        grown = f"it joins free neighbours to a piece of {size_text(joined)}"
    empty = f"; segment {facts['segment']} is empty, and the allocator keeps it" if facts["whole_segment"] else ""
    return f"block {facts['block']} becomes free: {grown}{empty}"


def _segment_free(facts: Facts) -> str:
    return f"segment {facts['segment']}, {size_text(facts['size'])}, is empty and goes back to the device"


def _segment_unmap(facts: Facts) -> str:
    return f"{size_text(facts['size'])} of free memory in segment {facts['segment']} go back to the device"


def _oom(facts: Facts) -> str:
    usable = facts["usable"]
    total = sum(piece["size"] for piece in usable)
    pool = "small" if facts["small"] else "large"
    left = f"the device has {size_text(facts['device_free'])} left"
    fails = f"out of memory: no block for {bytes_text(facts['size'])}; {left}"
    if not usable:
        return f"{fails}, and the {pool} pool has no free piece on stream {facts['stream_name']}"
    largest = usable[0]
    many = f"{several(len(usable), 'piece')} of the {pool} pool on stream {facts['stream_name']}"
    if total < facts["size"]:
        return f"{fails}, and {size_text(total)} are free in {many}: less than the request"
    return (
        f"{fails}. {size_text(total)} are free in {many}, but the largest has {size_text(largest['size'])}, and pieces apart "
        "cannot serve one request: this is fragmentation. The blocks between them keep their segments from going back"
    )


_SENTENCES = {
    "alloc": _alloc, "free_requested": _free_requested, "free_completed": _free_completed, "free": _free_completed,
    "segment_alloc": _segment_alloc, "segment_map": _segment_map, "segment_free": _segment_free,
    "segment_unmap": _segment_unmap, "oom": _oom,
}  # fmt: skip


# ---- figures ---------------------------------------------------------------------------------------------------------


def figures(state: State) -> list[tuple[str, str]]:
    """What the picture says in numbers, as pairs of a term and its value."""
    largest, free = state["largest_free"], state["free"]
    share = f", {100 * largest / free:.0f} % of that" if state["free_pieces"] > 1 else ""
    return [
        ("allocated", bytes_text(state["allocated"])),
        ("reserved", bytes_text(state["reserved"])),
        ("lost to rounding", bytes_text(state["allocated"] - state["requested"])),
        ("free in segments", f"{bytes_text(free)} in {several(state['free_pieces'], 'piece')}"),
        ("largest free piece", bytes_text(largest) + share),
        ("waits for streams", bytes_text(state["waiting"])),
    ]


# ---- blocks ----------------------------------------------------------------------------------------------------------


def key_of(segment: Facts, block: Facts) -> str:
    """By which a block is known from step to step: its number, or where a free piece begins."""
    return f"b{block['number']}" if block["number"] is not None else f"f{segment['number']}:{block['offset']}"


def find(state: State, key: str) -> tuple[Facts, int] | None:
    """The segment of a block and its place in it; None where it is not there any more."""
    for segment in state["segments"]:
        for place, block in enumerate(segment["blocks"]):
            if key_of(segment, block) == key:
                return segment, place
    return None


def state_text(block: Facts) -> str:
    if block["state"] == "pending":
        return "freed, waits for another stream" if block["waits"] else "freed"
    return str(block["state"])


def block_name(block: Facts) -> str:
    return f"block {block['number']}" if block["number"] is not None else "free piece"


def block_sentence(segment: Facts, block: Facts) -> str:
    """`block 3 in segment 1, 4,000,256 bytes (3.81 MiB), requested 4,000,000, allocated, stream 0, by train.py:3`"""
    where = f"{block_name(block)} in segment {segment['number']}, {bytes_text(block['size'])}"
    if block["state"] == "free":
        return f"{where}, for stream {segment['stream_name']}"
    made = f", by {who(block['frames'])}" if block["frames"] else ""
    return f"{where}, requested {block['requested']:,}, {state_text(block)}, stream {segment['stream_name']}{made}"


def segment_title(segment: Facts) -> str:
    expandable = ", expandable" if segment["expandable"] else ""
    private = f", pool {tuple(segment['pool'])}" if any(segment["pool"]) else ""
    return f"{size_text(segment['size'])}, stream {segment['stream_name']}{expandable}{private}"


def details(segment: Facts, place: int) -> list[list[str]]:
    """Everything that is known of a block, as rows of (term, words)."""
    blocks = segment["blocks"]
    block = blocks[place]
    rows = [[block_name(block), state_text(block)], ["size", bytes_text(block["size"])]]
    if block["state"] != "free":
        lost = block["size"] - block["requested"]
        requested = f"{bytes_text(block['requested'])}; {several(lost, 'byte')} lost to rounding"
        rows.append(["requested", requested])
        if not block["exact"]:
            rows[1][1] = f"at least {rows[1][1]}: it is older than the history"
    handle = f" (handle {segment['stream']:#x})" if segment["stream_name"].startswith("#") else ""
    stream = (
        segment["stream_name"]
        + handle
        + ("; requests on other streams cannot use it" if block["state"] == "free" else "")
    )
    rows.append(["stream", stream])
    pool = "small" if segment["small"] else "large"
    rows.append(
        ["place", f"segment {segment['number']} ({segment_title(segment)}, {pool} pool), from byte {block['offset']:,}"]
    )
    rows.append(["before it", _neighbour(blocks[place - 1] if place else None, "the segment begins")])
    rows.append(["after it", _neighbour(blocks[place + 1] if place + 1 < len(blocks) else None, "the segment ends")])
    if block["state"] != "free":
        rows.append(["since", f"step {block['since']}" if block["since"] else "before the history"])
        rows += who_rows(block["frames"], "allocated by") or [["allocated by", "not recorded"]]
    else:
        rows += who_rows(segment["frames"], "segment made by")
    return rows


def _neighbour(block: Facts | None, edge: str) -> str:
    if block is None:
        return edge
    return f"{block_name(block)}, {size_text(block['size'])}" + (
        "" if block["state"] == "free" else f", {block['state']}"
    )


# ---- everything as text ----------------------------------------------------------------------------------------------


def summary(replay: Any) -> str:
    """`memory of cuda:0: 17 steps; at most 19.8 MiB allocated of 20.0 MiB reserved`"""
    failures = replay.failures()
    failed = f"; out of memory at step {', '.join(map(str, failures[:5]))}" if failures else ""
    left_out = (
        f"; {several(len(replay.misfits), 'event')} left out that contradict the segments" if replay.misfits else ""
    )
    return (
        f"memory of cuda:{replay.device}: {several(replay.steps, 'step')}; at most {size_text(max(replay.allocated))} allocated "
        f"and {size_text(max(replay.reserved))} reserved{failed}{left_out}"
    )


def text_of(replay: Any, n: int, selected: str) -> str:
    """The step, the figures, all segments with their blocks, the selected block, and all steps as sentences."""
    state = replay.state(n)
    lines = [summary(replay), step_sentence(replay, n)]
    lines += [f"  {term}: {value}" for term, value in figures(state)]
    shown = 0
    for segment in state["segments"]:
        pool = "small" if segment["small"] else "large"
        lines.append(f"segment {segment['number']}: {segment_title(segment)}, {pool} pool")
        rows = [
            [block_name(b), f"{b['size']:,} B", f"{b['requested']:,} B requested" if b["number"] is not None else "",
             "" if b["state"] == "free" else state_text(b), who(b["frames"])]
            for b in segment["blocks"][: MOST_LINES - shown]
        ]  # fmt: skip
        lines += aligned(rows, "  ")
        shown += len(rows)
        if shown >= MOST_LINES:
            lines.append("  and more")
            break
    found = find(state, selected) if selected else None
    if found is not None:
        lines.append("selected:")
        lines += aligned(details(*found), "  ")
    if replay.steps:
        lines.append("steps:")
        lines += [f"  {step_sentence(replay, each)}" for each in range(1, min(replay.steps, MOST_LINES) + 1)]
        if replay.steps > MOST_LINES:
            lines.append(f"  and {replay.steps - MOST_LINES} more")
    return "\n".join(lines)
