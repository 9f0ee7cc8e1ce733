"""What the checks of lesson 19 rest on: the virtual traces say what they are said to, and PyTorch counts the same way."""

from __future__ import annotations

import doctest

import pytest
from tinytensor_lessons import profile_traces
from tinytensor_lessons.lesson_19.detective import COPY, SYNC, verdict
from tinytensor_lessons.lesson_19.events import averages, self_times
from tinytensor_lessons.lesson_19.memory import cached, memory_profile
from tinytensor_lessons.profile_live import steady_events, steady_tree, train
from tinytensor_lessons.profile_programs import FAULTS, OVERHEAD, Job
from tinytensor_lessons.profile_traces import STEP, Memory, Op, duration, flat, laid_out, raw, told, walk

import tinytensor as tt
from tinytensor.introspect import memory_events, op_tree
from tinytensor.nn.functional import linear
from tinytensor.profiler import profile

JOBS = [
    Job(fault, steps, layers, work, size)
    for fault in FAULTS
    for steps in (5, 6)
    for layers in (1, 5)
    for work in (300_000, 900_000)
    for size in (2, 3)
]


def test_doctests():
    assert doctest.testmod(profile_traces).failed == 0


def test_calls_follow_each_other():
    (tree,) = laid_out([Op("aten::linear", (5, 3, 2), (Op("aten::t", (10,)), Op("aten::addmm", (80,))))])
    assert told([tree]) == "aten::linear 0..100\n  aten::t 5..15\n  aten::addmm 18..98"
    assert self_times([tree]) == {"aten::linear": 10, "aten::t": 10, "aten::addmm": 80}


def test_self_times_add_up_to_the_roots():
    tree = laid_out(Job(layers=2, steps=1).calls())
    assert sum(self_times(tree).values()) == sum(map(duration, tree))
    assert sum(event["self"] for event in flat(tree)) == sum(map(duration, tree))


def test_flat_knows_the_step_of_everything():
    tree = laid_out([Op("before", (1,)), Op(f"{STEP}3", (1, 1), (Op("a", (1, 1), (Op("b", (1,)),)),))])
    assert [(e["name"], e["step"]) for e in flat(tree)] == [("before", 0), ("ProfilerStep*", 3), ("a", 3), ("b", 3)]


@pytest.mark.parametrize("job", JOBS, ids=str)
def test_a_fault_stands_out_and_is_alone(job):
    """The thresholds that the task names are far from what the profiles show."""
    profile = job.profile()
    rows = averages(profile["events"])
    total = sum(row["self"] for row in rows)
    own = {row["name"]: row["self"] / total for row in rows}
    overhead = OVERHEAD * sum(row["calls"] for row in rows) / total
    leaks = memory_profile(profile["memory"])["leaks"]
    shares = {"sync": own[SYNC], "noncontiguous": own[COPY], "tiny_ops": overhead, "leak": float(bool(leaks))}
    for fault, share in shares.items():
        assert share > 0.5 if fault == job.fault else share < 0.3, (fault, share)
    assert verdict(profile) == job.fault


def test_a_sound_program_may_call_more_than_a_crowded_one():
    calls = {
        job: sum(row["calls"] for row in averages(job.profile()["events"]))
        for job in (Job("fine", layers=20), Job("tiny_ops", layers=1))
    }
    assert calls[Job("fine", layers=20)] > calls[Job("tiny_ops", layers=1)]


def test_the_warm_up_alone_would_mislead():
    """Step 0 compiles, and copies the weights: with it every program looks otherwise."""
    events = [event | {"step": 1} for event in Job("sync").profile()["events"]]
    assert averages(events)[0]["name"] == "aten::addmm"


def test_every_free_has_its_allocation():
    for job in JOBS:
        made = set()
        for event in job.memory():
            if event["action"] == "alloc":
                made.add(event["id"])
            elif event["action"] == "free":
                made.remove(event["id"])


def test_a_trace_with_segments():
    found = memory_profile(*cached())
    assert found["peak"] == 1400 < sum(e["bytes"] for e in cached()[0] if e["action"] == "segment_alloc")
    assert found["top"] == [(900, "aten::sin", "temporary"), (500, "aten::exp", "activation")]


def test_raw_events_name_who_ran():
    told_of = {"time": 1, "id": 7, "bytes": 4, "category": "activation", "step": 0, "live": 4, "path": [], "stack": []}
    made, gone, dropped = raw(
        [
            told_of | {"action": "alloc", "op": "aten::mm"},
            told_of | {"action": "free", "op": "aten::mm", "freed_in": "aten::sum"},
            told_of | {"action": "free", "op": "aten::mm", "freed_in": None},
        ]
    )
    assert [event["op"] for event in (made, gone, dropped)] == ["aten::mm", "aten::sum", ""]
    memory = Memory()
    memory.free(memory.alloc("aten::mm", 4))
    assert made.keys() == memory.events[0].keys()


# What the text says of programs that really run.


def held_at_the_peak(events):
    found = memory_profile(raw(events))
    return next(event for event in events if event["live"] == found["peak"]), found


def test_large_batches_peak_where_relu_and_two_gradients_meet():
    event, found = held_at_the_peak(memory_events(train(batch=256, steps=2)))
    assert event["path"][-2:] == ["ReluBackward0", "aten::threshold_backward"]
    assert [nbytes for nbytes, _, _ in found["top"]] == [131_072] * 3 == [256 * 128 * 4] * 3
    assert {op for _, op, _ in found["top"]} == {"aten::relu", "aten::mm", "aten::threshold_backward"}
    assert sum(found["classes"].values()) == found["peak"] == event["live"]


def test_small_batches_peak_at_the_end_of_backward():
    event, found = held_at_the_peak(memory_events(train(batch=8, steps=2)))
    assert event["path"][0].endswith(": AddmmBackward0")
    assert found["classes"]["gradient"] == 4 * (64 * 128 + 128 + 128 * 10 + 10)


def test_deep_networks_peak_near_the_start_of_backward():
    layers = [layer for _ in range(8) for layer in (tt.nn.Linear(64, 64), tt.nn.ReLU())]
    model, x = tt.nn.Sequential(*layers), tt.randn(256, 64)
    with profile(profile_memory=True) as prof:
        model(x).sum().backward()
    events = memory_events(prof)
    in_backward = [event for event in events if "evaluate_function" in "".join(event["path"])]
    event, _ = held_at_the_peak(events)
    assert in_backward.index(event) < len(in_backward) / 5


def test_a_kept_loss_is_a_leak_of_its_whole_buffer():
    losses = []
    events = raw(memory_events(train(32, 8, losses.append)))
    assert memory_profile(events)["leaks"] == ["aten::mse_loss"]
    assert {loss.untyped_storage().nbytes() for loss in losses} == {32 * 10 * 4} == {1280}
    assert memory_profile(raw(memory_events(train(32, 8, lambda loss: loss.item()))))["leaks"] == []


def test_the_library_counts_as_the_exercises_do():
    x, w = tt.ones(4, 8), tt.ones(8, 8)
    with profile(record_shapes=True) as prof:
        for rows in (4, 2):
            linear(x[:rows], w).relu()
    tree = op_tree(prof)
    by_name = {row.key: row for row in prof.key_averages()}
    assert self_times(tree) == {name: round(row.self_cpu_time_total * 1000) for name, row in by_name.items()}
    rows = {row["name"]: row for row in averages([event | {"step": 1} for event in flat(tree)])}
    assert {name: row["calls"] for name, row in rows.items()} == {name: row.count for name, row in by_name.items()}
    shapes = [row["shapes"] for row in averages([e | {"step": 1} for e in flat(tree)], True) if "linear" in row["name"]]
    assert sorted(shapes) == [((2, 8), (8, 8), ()), ((4, 8), (8, 8), ())]


def test_pictures_in_print_do_not_depend_on_the_clock(monkeypatch):
    def shown():
        prof = train(batch=8, steps=1)
        return steady_tree(prof), steady_events(prof)

    assert shown() != shown()
    monkeypatch.setenv("TINYTENSOR_MODE", "static")
    tree, events = shown()
    assert (tree, [event["time"] for event in events]) == (shown()[0], [1000 * k for k in range(len(events))])
    assert all(event["self"] == self for event, self in zip(walk(tree), _own(tree), strict=True))


def _own(tree):
    return [duration(event) - sum(map(duration, event["children"])) for event in walk(tree)]


def test_pytorch_finds_the_same_in_the_puzzle(torch):
    torch.manual_seed(0)
    model = torch.nn.Sequential(torch.nn.Linear(512, 1024), torch.nn.ReLU(), torch.nn.Linear(1024, 512))
    x = torch.randn(256, 512)
    with torch.no_grad():
        model(x)
        with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as prof:
            for _ in range(10):
                model(x)
    rows = prof.key_averages()
    assert max(rows, key=lambda row: row.cpu_time_total).key == "aten::linear"
    assert max(rows, key=lambda row: row.self_cpu_time_total).key == "aten::addmm"
    loss = torch.nn.functional.mse_loss(torch.zeros(32, 10), torch.ones(32, 10))
    assert loss.untyped_storage().nbytes() == 1280


def test_rows_are_those_of_pytorch(torch):
    """The same events, counted by torch.profiler and by the oracle."""
    x = torch.randn(8, 8)
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU], record_shapes=True) as prof:
        for k in (8, 4):
            torch.nn.functional.linear(x, torch.ones(k, 8)).relu()
    events = [
        {
            "name": e.name,
            "shapes": [list(shape) for shape in e.input_shapes],
            "self": e.self_cpu_time_total,
            "total": e.cpu_time_total,
            "step": 1,
        }
        for e in prof.events()
    ]
    for by_shape in (False, True):
        theirs = {
            (row.key, str(row.input_shapes) if by_shape else ""): (row.count, row.self_cpu_time_total, row.cpu_time)
            for row in prof.key_averages(group_by_input_shape=by_shape)
        }
        ours = averages(events, by_shape)
        assert len(ours) == len(theirs)
        for row in ours:
            shapes = str([list(shape) for shape in row["shapes"]]) if by_shape else ""
            assert theirs[row["name"], shapes] == pytest.approx((row["calls"], row["self"], row["average"]))
