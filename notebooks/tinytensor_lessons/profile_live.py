"""Profiles of programs that really run: what lesson 19 measures, besides traces on a virtual clock.

`steady_tree` and `steady_events` are for its pictures. In static mode, where every run has to print the same, they put
the profile on a virtual clock; elsewhere they are the profile as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import tinytensor as tt
from tinytensor.introspect import memory_events, op_tree
from tinytensor.nn.functional import mse_loss
from tinytensor.nn.modules.activation import ReLU
from tinytensor.nn.modules.container import Sequential
from tinytensor.nn.modules.linear import Linear
from tinytensor.optim.sgd import SGD
from tinytensor.profiler import profile
from tinytensor_lessons.mode import STATIC, mode
from tinytensor_lessons.profile_traces import Clock, Event, walk

CALL, FLOPS_PER_NS = 1_000, 20


def train(batch: int, steps: int, after_step: Callable[[Any], Any] = lambda loss: None) -> Any:
    """The profile of a few training steps; the notebook has the same."""
    tt.manual_seed(0)
    model = Sequential(Linear(64, 128), ReLU(), Linear(128, 10))
    optimizer = SGD(model.parameters(), lr=0.01)
    x, target = tt.randn(batch, 64), tt.randn(batch, 10)
    with profile(profile_memory=True) as prof:
        for _ in range(steps):
            optimizer.zero_grad()
            loss = mse_loss(model(x), target)
            loss.backward()
            optimizer.step()
            after_step(loss)
            prof.step()
    return prof


def steady_tree(prof: Any) -> Sequence[Event]:
    """`op_tree(prof)`; in static mode each call takes 1 microsecond, and one more for 20,000 operations."""
    tree = op_tree(prof)
    if mode() != STATIC:
        return tree
    numbers = sorted({event["sequence_nr"] for event in walk(tree)} - {-1})
    return _clocked(tree, Clock(), {-1: -1} | {number: place for place, number in enumerate(numbers)})


def _clocked(tree: Sequence[Event], clock: Clock, numbers: dict[int, int]) -> list[Event]:
    found = []
    for event in tree:
        start, own = clock.now, CALL + event["flops"] // FLOPS_PER_NS
        children = _clocked(event["children"], clock, numbers)
        clock.tick(own)
        times = {"start": start, "end": clock.now, "self": own, "sequence_nr": numbers[event["sequence_nr"]]}
        found.append(event | times | {"stack": [], "children": children})
    return found


def steady_events(prof: Any) -> Sequence[Event]:
    """`memory_events(prof)`; in static mode one comes every microsecond, and nobody says where it was called."""
    events = memory_events(prof)
    if mode() != STATIC:
        return events
    return [event | {"time": CALL * place, "stack": []} for place, event in enumerate(events)]
