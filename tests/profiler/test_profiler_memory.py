"""Memory: each storage from when it comes to when it goes, by operator, with its purpose; the peak, and leaks."""

import gc
import gzip
import json
import threading

import pytest
from profiled_programs import PROGRAMS, values

import tinytensor as tt
from tinytensor import introspect
from tinytensor.c10.allocator import Accounting, allocate, resize_storage
from tinytensor.profiler import memory_profiler, profile
from tinytensor.profiler.autograd_profiler import record_function

KB = 1024


def events_of(prof, older=False):
    return [event for event in introspect.memory_events(prof) if older or "older" not in event]


def test_storages_are_reported_when_they_come_and_go():
    heard = []
    before = allocate(8)
    with Accounting(lambda number, nbytes: heard.append((number, nbytes))) as _:
        small, large = allocate(8), allocate(4 * KB)
        del small
        resize_storage(large, 8 * KB)
        allocate(0)
        del large, before
        kept = allocate(16)
    assert heard == [(1, 8), (2, 4 * KB), (1, -8), (3, 8 * KB), (2, -4 * KB), (3, -8 * KB), (5, 16)]
    del kept
    assert len(heard) == 7, "what goes later is not heard of"
    assert allocate(8) is not None and heard[-1] == (5, 16)


def test_the_peak_of_a_program_whose_sizes_are_known():
    with profile(profile_memory=True) as prof:
        a = tt.empty(KB)  # 4 KB
        b = a * a  # 8
        c = b + a  # 12
        del b  # 8
        d = c.exp()  # 12
        e = tt.cat([d, d])  # 20
        del a, c  # 12
        tt.empty(1)
    events = events_of(prof)
    assert [event["live"] // KB for event in events][:9] == [4, 8, 12, 8, 12, 20, 16, 12, 12]
    peak = memory_profiler.peak(events)
    assert peak["bytes"] == 20 * KB and peak["index"] == 5
    assert [(event["op"], event["bytes"]) for event in peak["alive"]] == [
        ("aten::cat", 8 * KB), ("aten::empty", 4 * KB), ("aten::add", 4 * KB), ("aten::exp", 4 * KB),
    ]  # fmt: skip
    assert events[-1]["live"] == d.untyped_storage().nbytes() + e.untyped_storage().nbytes()
    averages = {e.key: (e.cpu_memory_usage, e.self_cpu_memory_usage) for e in prof.key_averages()}
    assert averages["aten::cat"] == (8 * KB, 8 * KB)
    assert averages["[memory]"] == (-12 * KB - 4, -12 * KB - 4)


def test_the_bytes_of_all_events_sum_to_what_is_alive():
    a = values(tt, 8, 8, grad=True)
    with profile(profile_memory=True) as prof:
        loss = (a @ a).relu().sum()
        loss.backward()
    roots = sum(event.cpu_memory_usage for event in prof.events() if event.cpu_parent is None)
    assert roots == sum(event.self_cpu_memory_usage for event in prof.events())
    assert roots == sum(e["bytes"] if e["action"] == "alloc" else -e["bytes"] for e in events_of(prof))
    tree = introspect.op_tree(prof)
    freed_outside = sum(e.cpu_memory_usage for e in prof.events() if e.name == "[memory]")
    assert sum(node["allocated"] for node in tree) + freed_outside == roots


def train(steps, leak=False, **options):
    x, target = values(tt, 16, 8), values(tt, 16, 4)
    weight, momentum, losses = values(tt, 4, 8, grad=True), [], []
    with profile(profile_memory=True, **options) as prof:
        for _ in range(steps):
            with record_function("forward"):
                loss = tt.nn.functional.mse_loss(tt.nn.functional.linear(x, weight).tanh(), target)
            loss.backward()
            with record_function("Optimizer.step#SGD.step"), tt.no_grad():
                if not momentum:
                    momentum.append(weight.grad.clone())
                momentum[0].mul_(0.9).add_(weight.grad)
                weight.sub_(momentum[0] * 0.1)
            weight.grad = None
            if leak:
                losses.append(loss)
            del loss
            prof.step()
    return prof


def test_categories_of_a_training_step():
    prof = train(2, record_shapes=True, with_stack=True)
    events = events_of(prof, older=True)
    found = {}
    for event in events:
        if event["action"] == "alloc":
            found.setdefault(event["category"], set()).add((event["op"], tuple(event["shape"] or ())))
    assert ("aten::clone", (4, 8)) in found["optimizer_state"] and len(found["optimizer_state"]) == 1
    assert found["parameter"] == {(None, (4, 8))} and found["input"] == {(None, (16, 8)), (None, (16, 4))}
    assert found["gradient"] == {("aten::mm", (4, 8))}
    assert ("aten::tanh", (16, 4)) in found["activation"]
    assert ("aten::tanh_backward", (16, 4)) in found["autograd_detail"]
    assert "unknown" not in found
    older = [event for event in events if "older" in event and event["action"] == "alloc"]
    assert all(event["time"] == 0 for event in older) and len(older) == 3
    (clone,) = [e for e in events if e["action"] == "alloc" and e["category"] == "optimizer_state"]
    assert clone["path"] == ["Optimizer.step#SGD.step", "aten::clone"] and clone["step"] == 0
    assert any(line.endswith(": train") for line in clone["stack"])


def test_the_state_of_an_optimizer_may_be_older_than_the_profile():
    run = PROGRAMS["training"](tt)
    run()
    with profile(profile_memory=True) as prof:
        run()
        run()
    sums = {}
    for event in introspect.memory_events(prof):
        if event["action"] == "alloc":
            key = event["category"], "older" in event
            sums[key] = sums.get(key, 0) + event["bytes"]
    # Weights of 53 numbers, a batch of 4 x 6, and what PyTorch's categories are for the same program.
    assert sums["parameter", True] == sums["optimizer_state", True] == 212
    assert sums["input", True] == 128 and sums["gradient", False] == 424


def test_parameters_made_inside_are_parameters():
    with profile(profile_memory=True) as prof:
        weight = tt.randn(10, 10, requires_grad=True)
        x = tt.randn(2, 10, requires_grad=True)
        (x @ weight).sum().backward()
        with tt.no_grad():
            weight.sub_(weight.grad)
    categories = {event["shape"] and tuple(event["shape"]): event["category"] for event in events_of(prof)[:2]}
    assert categories == {(10, 10): "parameter", (2, 10): "input"}


def test_frees_say_where_they_happened():
    a = values(tt, 64, 64, grad=True)
    with profile(profile_memory=True) as prof:
        a.exp().exp().sum().backward()
    freed = [e["freed_in"] for e in events_of(prof) if e["action"] == "free" and e["op"] == "aten::exp"]
    assert len(freed) == 2 and all("evaluate_function" in place for place in freed)


def test_steps_without_a_leak_and_with_one():
    steady = memory_profiler.leaks(events_of(train(5)))
    assert steady["growth"] == [0, 0, 0, 0] and steady["blocks"] == []
    leaking = memory_profiler.leaks(events_of(train(5, leak=True)))
    assert len(set(leaking["growth"])) == 1 and leaking["growth"][0] > 0
    assert list(leaking["by_op"]) == ["aten::mse_loss"] and leaking["by_op"]["aten::mse_loss"]["count"] == 3


def test_live_bytes_apart():
    prof = train(2, with_stack=True, record_shapes=True)
    events = events_of(prof)
    live = [event["live"] for event in events]
    older = live[0] - events[0]["bytes"]
    for what in ("category", "op", "line", "id"):
        rows = memory_profiler.bytes_by(events, what)
        assert [sum(row) + older for row in zip(*rows.values(), strict=True)] == live


def test_what_other_threads_free_is_free():
    with profile(profile_memory=True) as prof:
        box = [tt.empty(KB)]
        thread = threading.Thread(target=box.clear)
        thread.start()
        thread.join()
    events = events_of(prof)
    assert [event["action"] for event in events] == ["alloc", "free"] and events[-1]["live"] == 0


def test_what_other_threads_make_is_theirs():
    with profile(profile_memory=True) as prof:
        box = []
        thread = threading.Thread(target=lambda: box.extend([tt.empty(KB), tt.empty(KB)]))
        thread.start()
        thread.join()
        box.clear()
    assert introspect.memory_events(prof) == [] and prof.events() == []


def test_two_profiles_of_memory_at_a_time():
    """The storage is the second thread's; the first hears of its own."""
    found = {}
    ready = threading.Barrier(2)

    def work(name, size):
        with profile(profile_memory=True) as prof:
            ready.wait()
            kept = tt.empty(size)
            ready.wait()
            if name == "second":
                ready.wait()
        if name == "first":
            ready.wait()
        found[name] = [event["bytes"] for event in introspect.memory_events(prof)]
        del kept

    threads = [threading.Thread(target=work, args=each) for each in (("first", KB), ("second", 2 * KB))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {"first": [4 * KB], "second": [8 * KB]}


def test_cycles_are_freed_when_they_are_collected():
    gc.collect()
    with profile(profile_memory=True) as prof:
        box = [tt.empty(KB)]
        box.append(box)
        del box
        tt.empty(1)
        gc.collect()
    live = [event["live"] for event in events_of(prof)]
    assert max(live) == 4 * KB + 4 and live[-1] == 0


def test_what_was_there_before_is_told_apart():
    a = tt.empty(KB)
    with profile(profile_memory=True) as prof:
        b = a.exp()
        del a
    events = events_of(prof, older=True)
    assert [(e["action"], e["live"], e.get("older")) for e in events] == [
        ("alloc", 4 * KB, True), ("alloc", 8 * KB, None), ("free", 4 * KB, True),
    ]  # fmt: skip
    assert prof.events()[0].cpu_memory_usage == b.untyped_storage().nbytes()
    assert [e.name for e in prof.events()] == ["aten::exp"], "PyTorch does not know its size either"


def test_the_timeline_is_written(tmp_path):
    prof = train(1, with_stack=True, record_shapes=True)
    for name in ("timeline.json", "timeline.json.gz", "timeline.raw.json.gz"):
        with pytest.warns(FutureWarning, match="export_memory_timeline"):
            prof.export_memory_timeline(str(tmp_path / name))
    with pytest.raises(ValueError, match=r"not as plot\.html"), pytest.warns(FutureWarning):
        prof.export_memory_timeline("plot.html")
    times, sizes = json.loads((tmp_path / "timeline.json").read_text())
    assert len(times) == len(sizes) and all(len(row) == len(memory_profiler.CATEGORIES) for row in sizes)
    assert json.loads(gzip.decompress((tmp_path / "timeline.json.gz").read_bytes())) == [times, sizes]
    raw = json.loads(gzip.decompress((tmp_path / "timeline.raw.json.gz").read_bytes()))
    assert [time for time, *_ in raw] == times and raw[0][1] == "alloc"


def test_plain_data_passes_and_unfinished_profiles_are_refused():
    assert introspect.op_tree([]) == [] and introspect.memory_events([]) == []
    with profile(profile_memory=True) as prof, pytest.raises(RuntimeError, match="the profile has not ended"):
        introspect.memory_events(prof)
    json.dumps([introspect.memory_events(train(1)), introspect.op_tree(train(1, record_shapes=True))])
