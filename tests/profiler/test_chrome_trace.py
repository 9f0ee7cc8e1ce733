"""The trace file: what the trace event format asks for, and what stands in it."""

import gzip
import json
import os
import stat
import threading

import pytest
from profiled_programs import profiled, values

import tinytensor as tt
from tinytensor.profiler import (
    ProfilerActivity,
    _ExperimentalConfig,
    chrome_trace_export,
    profile,
    schedule,
    tensorboard_trace_handler,
)

REQUIRED = {"X": {"name", "ts", "dur", "pid", "tid"}, "i": {"name", "ts", "s"}, "M": {"name", "pid", "args"}}
FLOW = {"id", "ts", "pid", "tid", "cat", "name"}


def exported(prof, path):
    prof.export_chrome_trace(str(path))
    return json.loads(path.read_text())


@pytest.fixture
def trace(tmp_path):
    return exported(profiled(tt, "mlp", record_shapes=True, profile_memory=True, with_stack=True), tmp_path / "t.json")


def test_every_event_has_what_its_phase_needs(trace):
    for event in trace["traceEvents"]:
        assert event["ph"] in ("X", "i", "M", "s", "f")
        assert event.keys() >= REQUIRED.get(event["ph"], FLOW)
        assert isinstance(event.get("ts", 0), (int, float)) and event.get("ts", 0) >= 0
        assert event.get("dur", 0) >= 0
    assert trace["displayTimeUnit"] == "ms" and trace["schemaVersion"] == 1


def test_ranges_of_a_thread_nest(trace):
    ranges = [e for e in trace["traceEvents"] if e["ph"] == "X" and e["cat"] != "Trace"]
    assert len(ranges) > 40 and {e["cat"] for e in ranges} == {"cpu_op", "user_annotation"}
    ends = []
    for event in sorted(ranges, key=lambda e: (e["ts"], -e["dur"])):
        end = event["ts"] + event["dur"]
        while ends and event["ts"] >= ends[-1] - 1e-3:
            ends.pop()
        assert not ends or end <= ends[-1] + 1e-2
        ends.append(end)


def test_arrows_lead_from_forward_to_backward(trace):
    events = trace["traceEvents"]
    starts, ends = ({e["id"]: e for e in events if e["ph"] == phase} for phase in "sf")
    assert starts.keys() == ends.keys() and len(starts) == 6
    for number, start in starts.items():
        assert start["ts"] < ends[number]["ts"] and ends[number]["bp"] == "e"
        names = {e["name"] for e in events if e["ph"] == "X" and e["ts"] == start["ts"]}
        backward = {e["name"] for e in events if e["ph"] == "X" and e["ts"] == ends[number]["ts"]}
        assert names <= {"aten::t", "aten::addmm", "aten::relu", "aten::mse_loss"} and names and backward


def test_arguments_of_an_operator(trace):
    addmm = next(e for e in trace["traceEvents"] if e["name"] == "aten::addmm")["args"]
    assert addmm["Input Dims"] == [[20], [4, 10], [10, 20], [], []]
    assert addmm["Input Strides"] == [[1], [10, 1], [1, 10], [], []]
    assert addmm["Input type"] == ["float", "float", "float", "Scalar", "Scalar"]
    assert addmm["Concrete Inputs"] == ["", "", "", "1", "1"]
    assert addmm["Fwd thread id"] == 0 and addmm["Sequence number"] >= 0
    assert "profiled_programs.py(" in addmm["Call stack"]


def test_memory_events_say_what_is_allocated(trace):
    memory = [e["args"] for e in trace["traceEvents"] if e["name"] == "[memory]"]
    total = 0
    for args in memory:
        total += args["Bytes"]
        assert args["Total Allocated"] == total and args["Device Type"] == 0
    assert len(memory) > 10


def test_every_thread_has_a_row(tmp_path):
    a = values(tt, 3)
    with profile(experimental_config=_ExperimentalConfig(profile_all_threads=True)) as prof:
        thread = threading.Thread(target=lambda: a * a)
        thread.start()
        thread.join()
        a + a
    events = exported(prof, tmp_path / "t.json")["traceEvents"]
    rows = {e["tid"] for e in events if e["name"] == "thread_name"}
    found = {e["name"]: e["tid"] for e in events if e["ph"] == "X" and e["cat"] == "cpu_op"}
    assert set(found) == {"aten::mul", "aten::add"} and set(found.values()) == rows and len(rows) == 2


def test_metadata_and_compression(tmp_path):
    with profile(record_shapes=True) as prof:
        prof.add_metadata("who", 'a "name"')
        prof.add_metadata_json("numbers", "[1, 2]")
        tt.ones(1)
    trace = exported(prof, tmp_path / "t.json")
    assert trace["who"] == 'a "name"' and trace["numbers"] == [1, 2] and trace["record_shapes"] == 1
    assert trace["trace_id"] == prof.get_trace_id() and trace["traceName"].endswith("t.json")
    prof.export_chrome_trace(str(tmp_path / "t.json.gz"))
    assert json.loads(gzip.decompress((tmp_path / "t.json.gz").read_bytes()))["traceEvents"] == trace["traceEvents"]


def test_metadata_set_before_the_start(tmp_path):
    prof = profile()
    prof.preset_metadata_json("run", "7")
    with prof:
        tt.ones(1)
    assert exported(prof, tmp_path / "t.json")["run"] == 7


def test_a_trace_is_written_completely_or_not_at_all(tmp_path, monkeypatch):
    with profile() as prof:
        tt.ones(1)
    path = tmp_path / "t.json"
    path.write_text("older")
    monkeypatch.setattr(chrome_trace_export.os, "replace", lambda *args: (_ for _ in ()).throw(OSError("full")))
    with pytest.raises(OSError, match="full"):
        prof.export_chrome_trace(str(path))
    assert path.read_text() == "older" and os.listdir(tmp_path) == ["t.json"]
    monkeypatch.undo()
    prof.export_chrome_trace(str(path))
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~mask


@pytest.mark.filterwarnings("ignore:Warning. Profiler clears events")
def test_a_folder_of_traces(tmp_path):
    folder = tmp_path / "log" / "run"
    handler = tensorboard_trace_handler(str(folder), worker_name="me", use_gzip=True)
    cycles = schedule(wait=0, warmup=1, active=1, repeat=2)
    with profile(activities=[ProfilerActivity.CPU], schedule=cycles, on_trace_ready=handler) as prof:
        for _ in range(4):
            tt.ones(1)
            prof.step()
    names = sorted(os.listdir(folder))
    assert len(names) == 2 and all(n.startswith("me.") and n.endswith(".pt.trace.json.gz") for n in names)
    (tmp_path / "file").write_text("")
    with pytest.raises(RuntimeError, match="Can't create directory: "):
        tensorboard_trace_handler(str(tmp_path / "file" / "below"))(prof)


def test_the_trace_of_a_list_of_events(tmp_path):
    with profile() as prof:
        values(tt, 2).exp()
    prof.events().export_chrome_trace(str(tmp_path / "t.json"))
    events = json.loads((tmp_path / "t.json").read_text())
    assert "aten::exp" in [e["name"] for e in events] and {e["ph"] for e in events} == {"X"}
