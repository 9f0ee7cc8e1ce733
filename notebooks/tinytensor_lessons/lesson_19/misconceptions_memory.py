"""Wrong solutions of lesson 19: what is live at the peak, who made it, what leaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_19.memory import PROFILE_MEMORY as EXERCISE
from tinytensor_lessons.lesson_19.memory import TUPLES, memory_profile

Seen = Sequence[tuple[Outcome, Mismatch | None]]
_TRACES = [case[0] for case in EXERCISE.probes]
_RIGHT = [memory_profile(events) for events in _TRACES]


def _described(blocks, when):
    classes: dict[str, int] = {}
    for block in blocks:
        classes[block["category"]] = classes.get(block["category"], 0) + block["bytes"]
    top = sorted(blocks, key=lambda block: -block["bytes"])[:3]
    return {
        "peak": sum(block["bytes"] for block in blocks),
        "when": when,
        "top": [(block["bytes"], block["op"], block["category"]) for block in top],
        "classes": classes,
    }


def _made(events):
    return [event for event in events if event["action"] == "alloc"]


def _left(events):
    live = {event["id"]: event for event in _made(events)}
    for event in events:
        if event["action"] == "free":
            live.pop(event["id"], None)
    return list(live.values())


def sums_allocs(events):
    made = _made(events)
    return memory_profile(events) | _described(made, made[-1]["time"] if made else 0)


def final_live(events):
    return memory_profile(events) | _described(_left(events), events[-1]["time"] if events else 0)


def blames_freer(events):
    ops = {event["id"]: event["op"] for event in events}  # the last event of an id is its free
    return memory_profile([{**event, "op": ops[event["id"]]} for event in events])


def reserved(events):
    segments = [event for event in events if event["action"] == "segment_alloc"]
    if not segments:
        return memory_profile(events)
    total = sum(event["bytes"] for event in segments)
    return memory_profile(events) | {"peak": total, "when": segments[-1]["time"]}


def leak_is_param(events):
    return memory_profile(events) | {"leaks": sorted({block["op"] for block in _left(events)})}


# Probes of 19.profile_memory: 4 is the one with segments; 5 trains without a leak, 6 and 7 with one.


def _peaks(seen: Seen) -> list[Any]:
    return [outcome.value.get("peak") if isinstance(outcome.value, dict) else None for outcome, _ in seen]


def _never_subtracts(seen: Seen) -> bool:
    return _peaks(seen) == [sum(block["bytes"] for block in _made(events)) for events in _TRACES]


def _looks_at_the_end(seen: Seen) -> bool:
    return _peaks(seen) == [sum(block["bytes"] for block in _left(events)) for events in _TRACES]


def _names_the_freer(seen: Seen) -> bool:
    """Bytes are right; an op stands where it only freed, or none does."""
    tops = [outcome.value.get("top", ()) if isinstance(outcome.value, dict) else () for outcome, _ in seen]
    try:
        sizes = [[entry[0] for entry in top] for top in tops]
        first = [entry[1] for entry in tops[0]]
    except (TypeError, IndexError):
        return False
    right = [[entry[0] for entry in profile["top"]] for profile in _RIGHT]
    return sizes == right and first[1] == "aten::mm"  # which freed what addmm had made


def _counts_segments(seen: Seen) -> bool:
    """More than the tensors hold, where there are segments, and only there."""
    peaks = _peaks(seen)
    right = [each["peak"] for each in _RIGHT]
    return peaks[:4] == right[:4] and isinstance(peaks[4], int) and peaks[4] >= 4096 + 8192


def _calls_all_leaks(seen: Seen) -> bool:
    """Parameters among the leaks of a program that has none."""
    value = seen[5][0].value
    leaks = value.get("leaks") if isinstance(value, dict) else None
    return isinstance(leaks, (list, tuple)) and "aten::uniform_" in leaks and _peaks(seen)[0] == _RIGHT[0]["peak"]


def lists_at_the_top(events):
    found = memory_profile(events)
    return found | {"top": list(map(list, found["top"]))}


PROFILE_MEMORY = (
    Misconception(
        "lists_at_the_top",
        "The numbers are right, but `top` holds lists. The task asks for tuples.",
        lists_at_the_top,
        TUPLES.alone_is_broken,
    ),
    Misconception("sums_allocs", "Freed memory counts no longer.", sums_allocs, _never_subtracts),
    Misconception("final_live", "The peak is earlier than the end.", final_live, _looks_at_the_end),
    Misconception("blames_freer", "Charge the op that allocated.", blames_freer, _names_the_freer),
    Misconception(
        "reserved", "Reserved is the cache, live is what tensors hold.", reserved, _counts_segments
    ),
    Misconception("leak_is_param", "A leak grows with every step.", leak_is_param, _calls_all_leaks),
)  # fmt: skip
