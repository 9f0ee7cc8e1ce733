"""Lesson 19, memory: who holds bytes at the peak, and what grows (19.profile_memory)."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from tinytensor.introspect import memory_events
from tinytensor_lessons.compare import call, expects
from tinytensor_lessons.demands import Demand
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Property
from tinytensor_lessons.profile_live import train
from tinytensor_lessons.profile_programs import Job
from tinytensor_lessons.profile_traces import Event, Memory, raw, told_memory
from tinytensor_lessons.tensor_programs import COMPILING

Case = tuple[list[Event]]


def memory_profile(events: list[Event]) -> dict[str, Any]:
    """peak, when, top, classes, leaks; the notebook says what they are."""
    live: dict[int, Event] = {}
    now = peak = when = 0
    held: list[Event] = []
    for event in events:
        if event["action"] == "alloc":
            live[event["id"]] = event
            now += event["bytes"]
        elif event["action"] == "free" and event["id"] in live:
            del live[event["id"]]
            now -= event["bytes"]
        if now > peak:
            peak, when, held = now, event["time"], list(live.values())
    classes: dict[str, int] = {}
    for block in held:
        classes[block["category"]] = classes.get(block["category"], 0) + block["bytes"]
    largest = sorted(held, key=lambda block: -block["bytes"])[:3]
    return {
        "peak": peak,
        "when": when,
        "top": [(block["bytes"], block["op"], block["category"]) for block in largest],
        "classes": classes,
        "leaks": _leaks(live.values(), range(3, events[-1]["step"] if events else 0)),
    }


def _leaks(left: Any, steps: range) -> list[str]:
    """The operators of which something is left from each of these steps."""
    seen: dict[str, set[int]] = {}
    for block in left:
        seen.setdefault(block["op"], set()).add(block["step"])
    return sorted(op for op, when in seen.items() if len(steps) and when.issuperset(steps))


# ---- traces


def one_layer() -> Case:
    """A weight, an activation, its gradient, a temporary that is gone before the gradient comes."""
    m = Memory()
    m.alloc("aten::empty", 400, "parameter")
    act = m.alloc("aten::addmm", 300)
    tmp = m.alloc("aten::sum", 200, "temporary")
    m.free(tmp, "aten::mul")
    m.alloc("aten::mm", 250, "gradient")
    m.free(act, "aten::mm")
    return (m.events,)


def returning() -> Case:
    """The peak is reached, left, and reached again."""
    m = Memory()
    a = m.alloc("aten::exp", 100)
    b = m.alloc("aten::sin", 100, "temporary")
    m.free(b, "aten::add")
    b = m.alloc("aten::cos", 100, "temporary")
    m.free(a, "aten::mul")
    m.free(b, "aten::mul")
    return (m.events,)


def five() -> Case:
    m = Memory()
    blocks = [m.alloc(f"aten::op{k}", nbytes) for k, nbytes in enumerate((10, 50, 20, 50, 40))]
    for block in blocks:
        m.free(block, "aten::sum")
    return (m.events,)


def older() -> Case:
    """Tensors go that were there before the recording began."""
    m = Memory()
    m.alloc("aten::relu", 64)
    m.free_older(1000)
    m.alloc("aten::mm", 36, "gradient")
    return (m.events,)


def cached() -> Case:
    """An allocator that fetches more than tensors hold."""
    m = Memory()
    m.segment(4096)
    a = m.alloc("aten::exp", 500)
    m.segment(8192, "aten::sin")
    b = m.alloc("aten::sin", 900, "temporary")
    m.free(a, "aten::add")
    m.free(b, "aten::add")
    m.segment(2048, "aten::cos")
    m.alloc("aten::cos", 700)
    return (m.events,)


def late_cache() -> Case:
    """A table is made in step 4 and kept: more memory once, no leak."""
    m = Memory()
    for m.step in range(7):
        if m.step == 4:
            m.alloc("aten::arange", 800)
        m.free(m.alloc("aten::mm", 100), "aten::sum")
    return (m.events,)


def every_second() -> Case:
    """What is kept in steps 0, 2, 4 and 6 only."""
    m = Memory()
    for m.step in range(7):
        block = m.alloc("aten::mm", 100)
        if m.step % 2:
            m.free(block, "aten::sum")
    return (m.events,)


def until_the_last() -> Case:
    """What steps 3 and 4 of 0..5 have made is left, and nothing of the others."""
    m = Memory()
    for m.step in range(6):
        block = m.alloc("aten::mm", 100)
        if m.step not in (3, 4):
            m.free(block, "aten::sum")
    return (m.events,)


SOUND = (Job(steps=6, layers=2).memory(),)
LEAKING = (Job("leak", steps=6, layers=2).memory(),)
LEAKS_MUCH = (Job("leak", steps=5, layers=2, leaks="aten::addmm").memory(),)
TOO_SHORT = (Job("leak", steps=2, layers=1).memory(),)
_LEAKS: tuple[Case, ...] = (
    SOUND,
    LEAKING,
    LEAKS_MUCH,
    TOO_SHORT,
    late_cache(),
    every_second(),
    until_the_last(),
    ([],),
)


# What the profiler has seen of programs that really ran.
LIVE: dict[str, Callable[[], list[Event]]] = {
    "two training steps": lambda: raw(memory_events(train(batch=32, steps=2))),
    "steps that keep every loss": lambda: raw(memory_events(train(32, 6, [].append))),
}


@functools.cache
def live(name: str) -> list[Event]:
    return LIVE[name]()


def _traces() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def trace(draw: st.DrawFn) -> Case:
        memory, blocks = Memory(), []
        nbytes = st.sampled_from((4, 100, 100, 256, 1000))
        op = st.sampled_from(("aten::mm", "aten::exp", ""))
        category = st.sampled_from(("parameter", "gradient", "activation", "temporary"))
        for _ in range(draw(st.integers(0, 14))):
            action = draw(st.sampled_from(("alloc", "alloc", "alloc", "free", "free", "older", "segment", "step")))
            if action == "alloc":
                blocks.append(memory.alloc(draw(op), draw(nbytes), draw(category)))
            elif action == "free" and blocks:
                memory.free(blocks.pop(draw(st.integers(0, len(blocks) - 1))), draw(op))
            elif action == "older":
                memory.free_older(draw(nbytes))
            elif action == "segment":
                memory.segment(4096)
            elif action == "step":
                memory.step += 1
        return (memory.events,)

    return trace()


def _training() -> Any:
    from hypothesis import strategies as st

    return st.builds(
        lambda *parts: (Job(*parts).memory(),),
        st.sampled_from(("fine", "leak")),
        st.integers(1, 7),
        st.integers(1, 3),
        st.just(0),
        st.just(1),
        st.sampled_from(("aten::mse_loss", "aten::addmm")),
    )


def _show(case: Case) -> str:
    (events,) = case
    if len(events) < 20:
        return f"profile_memory(events)  where events are\n{told_memory(events)}"
    return (
        f"profile_memory(events)  where {len(events)} events are of a training program, steps 0 to {events[-1]['step']}"
    )


_ABOUT_LEAKS = (
    "Collect, for each op, the steps of what is left at the end. Which steps does a leak have, and a parameter not?"
)

TUPLES = Demand(
    "top: a list of tuples (bytes, op, category)",
    "The numbers are right. `top` is a list, and each entry of it a tuple.",
    lambda case, value: isinstance(value["top"], list) and all(isinstance(entry, tuple) for entry in value["top"]),
)

PROFILE_MEMORY = Exercise(
    id="19.profile_memory",
    signature="profile_memory(events)",
    parts=(
        Cases(4, (one_layer(), returning(), five(), cached())),
        Property("traces", 4, _traces, 80),
        Exhaustive("leaks", 2, lambda: list(_LEAKS), _ABOUT_LEAKS),
        Property("training", 1, _training, 25, _ABOUT_LEAKS),
        Exhaustive("live", 3, lambda: [(live(name),) for name in LIVE]),
    ),
    probes=(one_layer(), returning(), five(), older(), cached(), SOUND, LEAKING, LEAKS_MUCH, late_cache()),
    hints=(
        "Go through the events once, in order. What do you have to remember so that at every moment you know which "
        "allocations are live?",
        "A dict from id to the alloc event: alloc puts in, free takes out. When the sum exceeds the largest so far, "
        "note time and the live events: they are top and classes. What is in the dict at the end is left over; leaks "
        "are about its ops and steps.",
        "alloc 1 of 10, alloc 2 of 5, free 1, alloc 3 of 7: live is 10, 15, 5, 12. The peak is 15, at the second "
        "event, held by 1 and 2. Ids 2 and 3 are left; an op whose leftovers come from steps 3, 4 and 5 of 0..6 leaks, "
        "one with 3 and 5 does not.",
    ),
    observe=lambda fn, case: call(fn, case, ("events",)),
    judge=TUPLES.added_to(expects(memory_profile)),
    show=_show,
    seconds=COMPILING,
)
