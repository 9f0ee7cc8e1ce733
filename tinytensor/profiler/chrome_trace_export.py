"""A profile as a Chrome trace: JSON that Perfetto (ui.perfetto.dev) and chrome://tracing open.

    {"ph": "X", "cat": "cpu_op", "name": "aten::mm", "ts": start, "dur": length, "pid": process, "tid": thread, "args": {..}}
    {"ph": "s", "id": 7, "cat": "fwdbwd", ...} and {"ph": "f", "id": 7, ...}      an arrow from forward to backward
    {"ph": "i", "cat": "cpu_instant_event", "name": "[memory]", ...}              a storage that came or went
    {"ph": "M", "name": "thread_name", ...}                                       what a row is called

Times are in microseconds, counted from `baseTimeNanoseconds`.

Mirrors torch/profiler/_chrome_trace_export.py and libkineto's output_json.cpp.
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
import threading
import time
from typing import Any

from tinytensor.aten.record_function import RecordScope
from tinytensor.profiler.collection import Range, Results, Seen, dtype_name, nested

_TRIMESTER_SECONDS = 7889238  # libkineto counts from the last multiple, so that microseconds fit a double
_SPANS_SORT_INDEX = 0x20000000


def export_chrome_trace(results: Results, path: str, metadata: dict[str, str] | None = None) -> None:
    """Write the trace; gzipped where `path` ends in `.gz`. `metadata`: JSON texts, which stand at the top level."""
    text = json.dumps({**trace_of(results, metadata), "traceName": path})
    data = gzip.compress(text.encode()) if path.endswith(".gz") else text.encode()
    write_atomically(path, data)


def write_atomically(path: str, data: bytes) -> None:
    """The file is there completely or not at all, and an older one stays until then."""
    descriptor, temporary = tempfile.mkstemp(dir=os.path.dirname(os.path.abspath(path)), prefix=".writing-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def trace_of(results: Results, metadata: dict[str, str] | None = None) -> dict[str, Any]:
    """The trace as a dict."""
    began_at = results.trace_start_ns()
    base = int(time.time()) // _TRIMESTER_SECONDS * _TRIMESTER_SECONDS * 1_000_000_000
    offset = began_at - base - results.began

    def at(when: int) -> float:
        return (when + offset) / 1000

    pid = os.getpid()
    ranges = list(results.ranges())
    threads = sorted({each.thread for each in ranges} | {thread for *_, thread in results.loose_memory} or {1})
    own = threading.get_native_id()
    tids = {thread: own if thread == threads[0] else own + thread for thread in threads}
    events = _names(pid, [tids[thread] for thread in threads], at(results.began))
    for each in ranges:
        events.append(_range_event(each, results.inputs_of(each), pid, tids[each.thread], at))
    events += _arrows(ranges, pid, tids, at)
    events += _memory_events(results, ranges, pid, tids, at)
    start, end = at(results.began), at(results.ended)
    events += [
        {
            "ph": "X", "cat": "Trace", "name": "PyTorch Profiler (0)", "pid": "Spans", "tid": "PyTorch Profiler",
            "ts": start, "dur": end - start, "args": {"Op count": 0},
        },
        {
            "ph": "M", "name": "process_sort_index", "ts": start, "pid": "Spans", "tid": 0,
            "args": {"sort_index": _SPANS_SORT_INDEX},
        },
        {
            "ph": "i", "s": "g", "name": "Iteration Start: PyTorch Profiler", "pid": "Traces",
            "tid": "Trace PyTorch Profiler", "ts": start,
        },
        {"ph": "i", "s": "g", "name": "Record Window End", "pid": "", "tid": "", "ts": end},
    ]  # fmt: skip
    return {
        "schemaVersion": 1,
        "deviceProperties": [],
        **{key: json.loads(value) for key, value in (metadata or {}).items()},
        "displayTimeUnit": "ms",
        "baseTimeNanoseconds": base,
        "traceEvents": events,
    }


def _names(pid: int, tids: list[int], ts: float) -> list[dict[str, Any]]:
    def note(title: str, tid: int, **args: Any) -> dict[str, Any]:
        return {"ph": "M", "name": title, "ts": ts, "pid": pid, "tid": tid, "args": args}

    notes = [note("process_name", 0, name="python"), note("process_labels", 0, labels="CPU")]
    notes.append(note("process_sort_index", 0, sort_index=pid))
    for tid in tids:
        notes.append(note("thread_name", tid, name=f"thread {tid} (python)"))
        notes.append(note("thread_sort_index", tid, sort_index=tid))
    return notes


def _range_event(each: Range, inputs: list[Any], pid: int, tid: int, at: Any) -> dict[str, Any]:
    args: dict[str, Any] = {"External id": each.id}
    if each.sequence_nr >= 0:
        args |= {"Sequence number": each.sequence_nr, "Fwd thread id": each.forward_thread}
    args["Record function id"] = 0
    if inputs:
        args |= {
            "Concrete Inputs": [_text(value) for value in inputs],
            "Input type": [dtype_name(value) for value in inputs],
            "Input Strides": [nested(value, "strides") for value in inputs],
            "Input Dims": [nested(value, "sizes") for value in inputs],
        }
    if each.stack:
        args["Call stack"] = ";".join(each.stack)
    args["Ev Idx"] = each.id - 1
    return {
        "ph": "X",
        "cat": "user_annotation" if each.scope is RecordScope.USER_SCOPE else "cpu_op",
        "name": each.name,
        "pid": pid,
        "tid": tid,
        "ts": at(each.start),
        "dur": (each.end - each.start) / 1000,
        "args": args,
    }


def _text(value: Any) -> str:
    if (
        value is None
        or isinstance(value, Seen)
        or (isinstance(value, list) and any(isinstance(v, Seen) for v in value))
    ):
        return ""
    return str(value)


def _arrows(ranges: list[Range], pid: int, tids: dict[int, int], at: Any) -> list[dict[str, Any]]:
    """From the innermost forward call of a number to the backward node that has it."""
    forward: dict[int, Range] = {}
    for each in ranges:
        if each.sequence_nr >= 0 and not each.is_backward:
            forward[each.sequence_nr] = each
    found = []
    for each in ranges:
        call = forward.get(each.sequence_nr)
        if each.scope is RecordScope.BACKWARD_FUNCTION and call is not None:
            common = {"id": each.sequence_nr, "pid": pid, "cat": "fwdbwd", "name": "fwdbwd"}
            found.append({"ph": "s", **common, "tid": tids[call.thread], "ts": at(call.start)})
            found.append({"ph": "f", **common, "tid": tids[each.thread], "ts": at(each.start), "bp": "e"})
    return found


def _memory_events(
    results: Results, ranges: list[Range], pid: int, tids: dict[int, int], at: Any
) -> list[dict[str, Any]]:
    adopted = {number for number, _ in results.recorder.adopted}
    changes = [(when, number, nbytes, thread) for number, nbytes, when, thread in results.loose_memory]
    for each in ranges:
        changes += [(when, number, nbytes, each.thread) for number, nbytes, when in each.memory]
    live = 0
    found = []
    for when, number, nbytes, thread in sorted(changes):
        if number not in adopted:
            live += nbytes
            found.append({
                "ph": "i", "cat": "cpu_instant_event", "s": "t", "name": "[memory]", "pid": pid,
                "tid": tids.get(thread, pid), "ts": at(when),
                "args": {
                    "Total Reserved": 0, "Total Allocated": live, "Bytes": nbytes, "Device Id": -1, "Device Type": 0,
                    "Addr": number,
                },
            })  # fmt: skip
    return found
