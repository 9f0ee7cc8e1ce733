"""Wrong solutions of lesson 19: events and verdicts. Those about memory are in lesson_19_memory.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_19.detective import COPY, SYNC, verdict
from tinytensor_lessons.lesson_19.events import averages
from tinytensor_lessons.lesson_19.misconceptions_memory import PROFILE_MEMORY
from tinytensor_lessons.profile_programs import OVERHEAD
from tinytensor_lessons.profile_traces import duration, walk

Seen = Sequence[tuple[Outcome, Mismatch | None]]


def _wrong(seen: Seen) -> set[int]:
    return {k for k, (_, mismatch) in enumerate(seen) if mismatch is not None}


# ---- observe


class _Observer:
    """A right one."""

    def __init__(self, clock, note=None):
        self.clock, self.note, self.roots, self.open, self.noting = clock, note, [], [], False

    def start(self, name):
        if self.noting:
            return None
        event = {"name": name, "end": None, "children": []}
        if self.note is not None:
            self.noting = True
            event["note"] = self.note(name)
            self.noting = False
        self.place(event)
        event["start"] = self.clock()
        return event

    def place(self, event):
        (self.open[-1]["children"] if self.open else self.roots).append(event)
        self.open.append(event)

    def end(self, event):
        if any(event is other for other in self.open):
            self.close(event)

    def close(self, event):
        while True:
            last = self.open.pop()
            last["end"] = self.clock()
            if last is event:
                return


class Flat(_Observer):
    def place(self, event):
        self.roots.append(event)
        self.open.append(event)


class EndByName(_Observer):
    def end(self, event):
        same = [other for other in self.open if event is not None and other["name"] == event["name"]]
        if same:
            self.close(same[0])


class ExceptionLeak(_Observer):
    def close(self, event):
        event["end"] = self.clock()
        self.open = [other for other in self.open if other is not event]


class CountsSelf(_Observer):
    def start(self, name):
        event = {"name": name, "end": None, "children": []}
        self.place(event)
        if self.note is not None:
            event["note"] = self.note(name)
        event["start"] = self.clock()
        return event


# Probes of 19.observe: 0 linear with two parts, 1 linear in linear, 2 an end is missing, 3 one comes late,
# 4 with a note, 5 one event.


def _names(tree: Any) -> list[str]:
    return [event["name"] for event in walk(tree)] if isinstance(tree, list) else []


def _is_flat(seen: Seen) -> bool:
    value = seen[0][0].value
    return _names(value) == ["linear", "t", "addmm"] and not any(event["children"] for event in value)


def _closes_by_name(seen: Seen) -> bool:
    """Right as long as names differ; of several open ones with one name the outermost was closed."""
    value = seen[1][0].value
    return {0, 5}.isdisjoint(_wrong(seen)) and isinstance(value, list) and bool(value) and value[0]["end"] == 30


def _leaves_open(seen: Seen) -> bool:
    """What began after the end of the outer event stands inside of it."""
    value = seen[2][0].value
    return {0, 1, 5}.isdisjoint(_wrong(seen)) and isinstance(value, list) and len(value) == 1


def _records_its_note(seen: Seen) -> bool:
    return 0 not in _wrong(seen) and (
        "aten::isnan" in _names(seen[4][0].value) or seen[4][0].raised == "RecursionError"
    )


# ---- self_time


def _summed(tree, own):
    times: dict[str, int] = {}
    for event in walk(tree):
        times[event["name"]] = times.get(event["name"], 0) + own(event)
    return times


def minus_all(tree):
    return _summed(tree, lambda event: duration(event) - sum(map(duration, walk(event["children"]))))


def is_total(tree):
    return _summed(tree, duration)


def by_name(tree):
    """Totals by name, then each name minus the totals of the names of its children."""
    totals = is_total(tree)
    inside = {name: set() for name in totals}
    for event in walk(tree):
        inside[event["name"]] |= {child["name"] for child in event["children"]} - {event["name"]}
    return {name: total - sum(totals[child] for child in inside[name]) for name, total in totals.items()}


def gaps_lost(tree):
    def own(event):
        parts = event["children"]
        if not parts:
            return duration(event)
        return duration(event) - (parts[-1]["end"] - parts[0]["start"])

    return _summed(tree, own)


# ---- key_averages


def mean_of_means(events, by_shape=False):
    """The average of two, then the average of that and the third, ..."""
    rows = averages(events, by_shape)
    for row in rows:
        mean = None
        for event in events:
            same = not by_shape or tuple(map(tuple, event["shapes"])) == row["shapes"]
            if event["step"] > 0 and event["name"] == row["name"] and same:
                mean = event["total"] if mean is None else (mean + event["total"]) / 2
        row["average"] = mean
    return rows


def shape_str(events, by_shape=False):
    if not by_shape:
        return averages(events)
    kept = {}
    renamed = []
    for event in events:
        key = "".join(str(n) for shape in event["shapes"] for n in shape)
        kept.setdefault((event["name"], key), event["shapes"])
        renamed.append({**event, "shapes": kept[event["name"], key]})
    return averages(renamed, by_shape=True)


def includes_warmup(events, by_shape=False):
    return averages([{**event, "step": 1} for event in events], by_shape)


def drops_zero(events, by_shape=False):
    return [row for row in averages(events, by_shape) if row["self"]]


# Probes of 19.key_averages: 0 calls of different length, 1 a warm-up, 2 shapes, 3 ops that took no time,
# 4 the shapes not looked at, 5 nothing.


def _averages_wrongly(seen: Seen) -> bool:
    """All is right but the averages."""
    rows = seen[0][0].value
    right = averages(
        [{"name": n, "shapes": [], "self": s, "total": t, "step": 1} for n, s, t in
         [("aten::mm", 10, 10)] * 2 + [("aten::mm", 40, 40), ("aten::linear", 1, 41), ("aten::linear", 2, 33)]]
    )  # fmt: skip
    if not isinstance(rows, list) or len(rows) != len(right) or seen[0][1] is None:
        return False
    same = ("name", "calls", "self", "total")
    return all(
        isinstance(a, dict) and [a.get(k) for k in same] == [b[k] for k in same]
        for a, b in zip(rows, right, strict=True)
    )


# ---- detective


def by_total(profile):
    rows = averages(profile["events"])
    top = max(rows, key=lambda row: row["total"])["name"]
    right = verdict(profile)
    if right in ("leak", "tiny_ops"):
        return right
    return {SYNC: "sync", COPY: "noncontiguous"}.get(top, "fine")


def always_tiny(profile):
    right = verdict(profile)
    many = sum(row["calls"] for row in averages(profile["events"])) > 200
    return "tiny_ops" if many and right == "fine" else right


def sync_missed(profile):
    right = verdict(profile)
    return "fine" if right == "sync" else right


def never_fine(profile):
    right = verdict(profile)
    if right != "fine":
        return right
    rows = averages(profile["events"])
    spent = {row["name"]: row["self"] for row in rows}
    scores = {
        "sync": spent.get(SYNC, 0),
        "noncontiguous": spent.get(COPY, 0),
        "tiny_ops": OVERHEAD * sum(row["calls"] for row in rows),
    }
    return max(scores, key=lambda name: scores[name])


# Probes of 19.detective: 0 sync, 1 noncontiguous, 2 tiny_ops, 3 leak, 4 fine with many calls, 5 fine with few.


def _blames_containers(seen: Seen) -> bool:
    return {0, 1} <= _wrong(seen) and {2, 3, 4, 5}.isdisjoint(_wrong(seen))


def _counts_only(seen: Seen) -> bool:
    return _wrong(seen) == {4} and seen[4][0].value == "tiny_ops"


def _misses_sync(seen: Seen) -> bool:
    return _wrong(seen) == {0}


def _always_finds_something(seen: Seen) -> bool:
    return {4, 5} <= _wrong(seen) and not seen[5][0].raised


MISCONCEPTIONS = {
    "observe": (
        Misconception("flat", "addmm happened inside linear.", Flat, _is_flat),
        Misconception("end_by_name", "Recursive ops share a name: use a stack.", EndByName, _closes_by_name),
        Misconception(
            "exception_leak", "An op raised and everything after became its child.", ExceptionLeak, _leaves_open
        ),
        Misconception("counts_self", "Your callback's ops are in the list.", CountsSelf, _records_its_note),
    ),
    "self_time": (
        Misconception("minus_all", "They are already inside the child: negative times.", minus_all),
        Misconception("is_total", "linear did nothing itself.", is_total),
        Misconception("by_name", "Recursion makes totals exceed the clock.", by_name),
        Misconception("gaps_lost", "Time with no child running belongs to the parent.", gaps_lost),
    ),
    "key_averages": (
        Misconception("mean_of_means", "Weigh by count.", mean_of_means, _averages_wrongly),
        Misconception("shape_str", "Group by tuples.", shape_str),
        Misconception("includes_warmup", "The first call compiled a kernel.", includes_warmup),
        Misconception("drops_zero", "Ops with 0 self time still ran.", drops_zero),
    ),
    "profile_memory": PROFILE_MEMORY,
    "detective": (
        Misconception("by_total", "Containers always lead: use self time.", by_total, _blames_containers),
        Misconception("always_tiny", "Count times overhead, against the total.", always_tiny, _counts_only),
        Misconception("sync_missed", "`_local_scalar_dense` waits for the device.", sync_missed, _misses_sync),
        Misconception("never_fine", "Two of them are healthy.", never_fine, _always_finds_something),
    ),
}
