"""introspect.trace: which operators ran, and which way each call went."""

import json

import pytest

import tinytensor as tt
from tinytensor import introspect


def _ways(call):
    return {stop["key"]: stop["stop"] for stop in call["way"]}


def test_one_call_and_its_way():
    a, b = tt.ones(2, 3), tt.ones(3)
    told = introspect.trace(lambda: a + b)
    assert told["version"] == 1 and told["kind"] == "trace"
    (call,) = told["calls"]
    assert (call["name"], call["overload"], call["parent"]) == ("aten::add", "Tensor", None)
    assert call["inputs"] == ["float32 (2, 3)", "float32 (3,)", "1"] and call["outputs"] == ["float32 (2, 3)"]
    ways = _ways(call)
    assert ways["CPU"] == "runs" and ways["AutogradCPU"] == "no grad" and ways["ADInplaceOrView"] == "fallthrough"
    kernel = next(stop["kernel"] for stop in call["way"] if stop["key"] == "CPU")
    assert "tinytensor/aten/native/generated/register_cpu_pointwise.py" in kernel
    json.dumps(told)


def test_autograd_runs_first_where_it_is_needed():
    a = tt.ones(2, requires_grad=True)
    (call,) = introspect.trace(lambda: a * 2)["calls"]
    ways = _ways(call)
    assert ways["AutogradCPU"] == "runs" and ways["CPU"] == "below"
    with tt.no_grad():
        (call,) = introspect.trace(lambda: a * 2)["calls"]
    assert _ways(call)["CPU"] == "runs"


def test_calls_inside_calls_know_their_parent():
    outer, *inner = introspect.trace(tt.zeros, 2, 3)["calls"]
    assert outer["name"] == "aten::zeros" and outer["parent"] is None
    assert "aten::empty" in [call["name"] for call in inner if call["parent"] == 0]


def test_errors_come_through_and_nobody_listens_afterwards():
    from tinytensor.aten.record_function import has_callbacks

    with pytest.raises(RuntimeError, match="must match the size"):
        introspect.trace(lambda: tt.ones(2) + tt.ones(3))
    assert not has_callbacks()


def test_introspection_itself_is_not_seen():
    x = tt.ones(2, requires_grad=True)
    y = (x * 2).sum()
    told = introspect.trace(lambda: (introspect.storage(x, y), introspect.graph(y), introspect.summarize(x)))
    assert told["calls"] == []
