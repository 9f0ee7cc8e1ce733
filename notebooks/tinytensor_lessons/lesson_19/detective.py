"""Lesson 19, reading profiles: which of four faults a program has, if any (19.detective)."""

from __future__ import annotations

import functools
from typing import Any

from tinytensor_lessons.compare import called, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Function, Mismatch, Outcome, Property
from tinytensor_lessons.lesson_19.events import averages, self_times
from tinytensor_lessons.lesson_19.memory import memory_profile
from tinytensor_lessons.profile_programs import FAULTS, OVERHEAD, Job, jobs
from tinytensor_lessons.profile_traces import Event

SYNC, COPY = "aten::_local_scalar_dense", "aten::copy_"


@functools.lru_cache(maxsize=256)
def profile_of(job: Job) -> dict[str, list[Event]]:
    return job.profile()


def _observe(fn: Function, case: Job) -> Outcome:
    return called(fn, {kind: list(events) for kind, events in profile_of(case).items()})


def _judge(case: Job, outcome: Outcome) -> Mismatch | None:
    wanted = show_value(case.fault)
    if outcome.raised:
        return Mismatch(wanted, show_outcome(outcome), outcome.where)
    if isinstance(outcome.value, str) and outcome.value == case.fault:
        return None
    if outcome.value not in FAULTS:
        return Mismatch(wanted, show_value(outcome.value), f"The answers are {', '.join(FAULTS)}.")
    return Mismatch(wanted, show_value(outcome.value), _facts(case))


def _facts(case: Job) -> str:
    """The profile in four lines, without a verdict."""
    profile = profile_of(case)
    rows = averages(profile["events"])
    total = sum(row["self"] for row in rows)
    shares = ", ".join(f"{row['name']} {100 * row['self'] // total} %" for row in rows[:3])
    calls = sum(row["calls"] for row in rows)
    return (
        f"Self time: {shares}. {calls} calls in {total / 1e6:.1f} ms. "
        f"Leaks: {', '.join(memory_profile(profile['memory'])['leaks']) or 'none'}."
    )


def _show(case: Job) -> str:
    return f"detective(profile)  where a program of {case.layers} layers ran {case.steps} steps after its warm-up"


SYNCED = Job("sync")
COPYING = Job("noncontiguous")
CROWDED = Job("tiny_ops", layers=2)
LEAKY = Job("leak")
SOUND = Job("fine", layers=20, work=300_000)

DETECTIVE = Exercise(
    id="19.detective",
    signature="detective(profile)",
    parts=(Cases(3, (SYNCED, COPYING, CROWDED, LEAKY, SOUND)), Property("unseen", 6, jobs, 30)),
    probes=(SYNCED, COPYING, CROWDED, LEAKY, SOUND, Job("fine", layers=1)),
    hints=(
        "Which number of the profile would be large in a program with this fault, and small in one without it?",
        "rows = key_averages(...) and the sum of their self times: the share of one op by name, the number of all calls "
        "times OVERHEAD, and the leaks of profile_memory. If none of the four stands out, the program is fine.",
        "A profile of 12 ms: relu 1 ms, mm 2 ms, copy_ 9 ms of self time, 90 calls. 9 / 12 is three quarters, so "
        "noncontiguous; 90 calls cost 0.45 ms, and that is little.",
    ),
    observe=_observe,
    judge=_judge,
    show=_show,
    provides={
        "self_time": self_times,
        "key_averages": averages,
        "profile_memory": memory_profile,
        "OVERHEAD": OVERHEAD,
    },
)


def verdict(profile: dict[str, Any]) -> str:
    """What a right `detective` says, for the wrong ones to begin from."""
    rows = averages(profile["events"])
    total = sum(row["self"] for row in rows)
    share = {row["name"]: row["self"] / total for row in rows}
    if memory_profile(profile["memory"])["leaks"]:
        return "leak"
    if share.get(SYNC, 0) > 0.25:
        return "sync"
    if share.get(COPY, 0) > 0.25:
        return "noncontiguous"
    return "tiny_ops" if sum(row["calls"] for row in rows) * OVERHEAD > total / 2 else "fine"
