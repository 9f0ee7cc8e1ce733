"""Lesson 19, adding up events: their own time (19.self_time), one row for each operator (19.key_averages)."""

from __future__ import annotations

from typing import Any

from tinytensor_lessons.compare import call, expects
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Property
from tinytensor_lessons.profile_traces import Event, Op, Shapes, duration, laid_out, told, walk

# ---- 19.self_time --------------------------------------------------------------------------------------------------


def self_times(tree: list[Event]) -> dict[str, int]:
    """Name -> time in which none of its children ran."""
    times: dict[str, int] = {}
    for event in walk(tree):
        own = duration(event) - sum(map(duration, event["children"]))
        times[event["name"]] = times.get(event["name"], 0) + own
    return times


def _without_shapes(tree: list[Event]) -> list[Event]:
    return [
        {"name": e["name"], "start": e["start"], "end": e["end"], "children": _without_shapes(e["children"])}
        for e in tree
    ]


def tree_case(*calls: Op) -> tuple[list[Event]]:
    return (_without_shapes(laid_out(calls)),)


def _linear() -> Op:
    return Op("aten::linear", (5, 5, 5), (Op("aten::t", (5,)), Op("aten::addmm", (75,))))


_TREES: tuple[tuple[list[Event]], ...] = (
    tree_case(_linear()),
    tree_case(_linear(), Op("aten::relu", (20,)), _linear()),
    tree_case(Op("aten::linear", (5, 5, 5), (Op("aten::t", (2, 1), (Op("aten::transpose", (3,)),)), Op("aten::addmm", (9,))))),
    tree_case(Op("f", (10, 10), (Op("f", (10, 10), (Op("f", (10,)),)),))),
    ([],),
)  # fmt: skip
_GAPS = tree_case(Op("aten::linear", (1, 20, 2), (Op("aten::t", (5,)), Op("aten::addmm", (70,)))))


def _trees() -> Any:
    from hypothesis import strategies as st

    names = st.sampled_from(("aten::linear", "aten::addmm", "aten::t", "f"))
    ns = st.sampled_from((0, 1, 2, 5, 30))

    def calls(parts: Any) -> Any:
        some = st.lists(parts, max_size=3)
        return st.builds(
            lambda name, inner, own: Op(name, tuple(own[: len(inner) + 1]), tuple(inner)),
            names, some, st.lists(ns, min_size=4, max_size=4),
        )  # fmt: skip

    leaf = st.builds(lambda name, own: Op(name, (own,)), names, ns)
    return st.lists(st.recursive(leaf, calls, max_leaves=8), max_size=3).map(lambda found: tree_case(*found))


SELF_TIME = Exercise(
    id="19.self_time",
    signature="self_time(tree)",
    parts=(
        Cases(3, _TREES[:4]),
        Property("trees", 4, _trees, 80),
        Exhaustive("nothing recorded", 1, lambda: [([],)]),
    ),
    probes=(*_TREES, _GAPS),
    hints=(
        "An event took 100 and its children ran for 80 of them. Who worked in the other 20?",
        "Take the event's duration, subtract the durations of its own children, add the rest to the name's sum. Then "
        "the same for each child.",
        "mean 0..60 with sum 10..40 and div 45..55, and sum with fill_ 10..12: mean 60 - 30 - 10 = 20, sum 28, div 10, "
        "fill_ 2. Together 60.",
    ),
    observe=lambda fn, case: call(fn, case, ("tree",)),
    judge=expects(self_times),
    show=lambda case: f"self_time(tree)  where tree is\n{told(case[0])}" if case[0] else "self_time([])",
)

# ---- 19.key_averages -----------------------------------------------------------------------------------------------


def averages(events: list[Event], by_shape: bool = False) -> list[Event]:
    """A row for each name, or for each name with each list of shapes; step 0 left out; most self time first."""
    rows: dict[Any, Event] = {}
    for event in events:
        if event["step"] > 0:
            shapes = tuple(map(tuple, event["shapes"])) if by_shape else None
            empty = {"name": event["name"], "shapes": shapes, "calls": 0, "self": 0, "total": 0}
            row = rows.setdefault((event["name"], shapes), empty)
            row["calls"] += 1
            row["self"] += event["self"]
            row["total"] += event["total"]
    for row in rows.values():
        row["average"] = row["total"] / row["calls"]
    return sorted(rows.values(), key=lambda row: -row["self"])


def event(name: str, own: int, total: int, step: int = 1, shapes: Shapes = ()) -> Event:
    return {"name": name, "shapes": [list(shape) for shape in shapes], "self": own, "total": total, "step": step}


_UNEVEN = [
    event("aten::mm", 10, 10, 1),
    event("aten::mm", 10, 10, 1),
    event("aten::mm", 40, 40, 2),
    event("aten::linear", 1, 41, 2),
    event("aten::linear", 2, 33, 1),
]
_WARM = [event("aten::relu", 9000, 9000, 0), event("aten::relu", 3, 3, 1), event("aten::relu", 5, 5, 2)]
_DIGITS = [
    event("aten::relu", 7, 7, 1, ((12, 3),)),
    event("aten::relu", 9, 9, 1, ((1, 23),)),
    event("aten::relu", 4, 4, 2, ((12, 3),)),
    event("aten::relu", 8, 8, 2, ((1, 2), (3,))),
]
_NOTHING = [event("aten::t", 0, 0, 1), event("aten::mm", 5, 5, 1), event("aten::view", 0, 0, 2)]
_EVENTS = (
    (_UNEVEN,),
    (_WARM,),
    (_DIGITS, True),
    (_NOTHING,),
)


def _event_lists() -> Any:
    from hypothesis import strategies as st

    names = st.sampled_from(("aten::linear", "aten::mm", "aten::t"))
    shapes = st.sampled_from(((), ((2, 3),), ((2,), (3,)), ((23,),), ((1, 23),), ((12, 3),)))
    one = st.builds(
        lambda name, own, inner, step, shape: event(name, own, own + inner, step, shape),
        names, st.sampled_from((0, 1, 5, 40)), st.sampled_from((0, 7)), st.integers(0, 3), shapes,
    )  # fmt: skip
    return st.tuples(st.lists(one, max_size=8), st.booleans())


def _told_events(case: Any) -> str:
    lines = [f"{e['name']} {e['shapes']} self {e['self']} total {e['total']} step {e['step']}" for e in case[0]]
    called = "key_averages(events, by_shape=True)" if case[1:] == (True,) else "key_averages(events)"
    return "\n".join([f"{called}  where events are", *lines])


KEY_AVERAGES = Exercise(
    id="19.key_averages",
    signature="key_averages(events, by_shape=False)",
    parts=(Cases(3, _EVENTS), Property("events", 3, _event_lists, 80)),
    probes=(*_EVENTS, (_DIGITS,), ([],)),
    hints=(
        "Which events belong in one row? Those with the same name; by shape, those with the same name and shapes.",
        "One dict from key to row: begin a row with zeros, add each event to it, divide total by calls at the very "
        "end, then sort. Lists are no keys; tuples of tuples are.",
        "Calls of 10, 20 and 60 in one row: calls 3, total 90, average 30. Halving as you go, (10 + 20) / 2 and then "
        "(15 + 60) / 2, would give 37.5.",
    ),
    observe=lambda fn, case: call(fn, case, ("events", "by_shape")),
    judge=expects(averages, 1e-9),
    show=_told_events,
)
