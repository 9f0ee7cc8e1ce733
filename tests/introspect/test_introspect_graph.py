"""introspect.graph, its scopes, and graphs that are not autograd's."""

import json

import pytest

import tinytensor as tt
from tinytensor import introspect


def _names(spec):
    return [n["name"] for n in spec["nodes"]]


def _edges(spec):
    return [(e["from"], e["slot"], e["to"], e["input_nr"]) for e in spec["edges"]]


@pytest.fixture
def example():
    x = tt.tensor(2.0, requires_grad=True)
    y = tt.tensor(3.0, requires_grad=True)
    return x, y, ((x * y) + 1) ** 2


def test_nodes_edges_and_labels(example):
    x, y, loss = example
    spec = introspect.graph(loss, names={"x": x, "y": y, "loss": loss})
    assert _names(spec) == ["PowBackward0", "AddBackward0", "MulBackward0", "AccumulateGrad", "AccumulateGrad"]
    assert _edges(spec) == [(0, 0, 1, 0), (1, 0, 2, 0), (1, 1, None, 0), (2, 0, 3, 0), (2, 1, 4, 0)]
    assert [n["kind"] for n in spec["nodes"]] == ["output", "node", "node", "leaf", "leaf"]
    assert [n["label"] for n in spec["nodes"]] == ["loss", None, None, "x", "y"]
    assert [n["sequence_nr"] for n in spec["nodes"]] == [2, 1, 0, None, None]
    assert spec["nodes"][3]["tensor"] == {
        "sizes": [], "dtype": "float32", "numel": 1, "values": [2.0], "version": 0, "grad": None,
    }  # fmt: skip
    json.dumps(spec, allow_nan=False)


def test_a_leaf_used_twice_is_one_node():
    x = tt.tensor(3.0, requires_grad=True)
    spec = introspect.graph(x * x)
    assert _names(spec) == ["MulBackward0", "AccumulateGrad"]
    assert _edges(spec) == [(0, 0, 1, 0), (0, 1, 1, 0)]


def test_input_nr_of_several_outputs():
    x = tt.arange(6, dtype=tt.float32).requires_grad_()
    a, b = x.split(3)
    spec = introspect.graph((a * b).sum())
    split = _names(spec).index("SplitBackward0")
    assert sorted(e["input_nr"] for e in spec["edges"] if e["to"] == split) == [0, 1]
    assert [o["sizes"] for o in spec["nodes"][split]["outputs"]] == [[3], [3]]


def test_saved_tensors_and_their_versions():
    x = tt.tensor([1.0, 2.0], requires_grad=True)
    w = x * 1
    y = w.sin()
    before = introspect.graph(y)["nodes"][0]["saved"]
    assert [(s["name"], s["sizes"], s["state"]) for s in before if s["kind"] == "tensor"] == [("self", [2], "valid")]
    w.add_(1)
    (after,) = (s for s in introspect.graph(y)["nodes"][0]["saved"] if s["kind"] == "tensor")
    assert (after["saved_version"], after["version"], after["state"]) == (0, 1, "stale")


def test_saved_output():
    x = tt.tensor([1.0], requires_grad=True)
    (saved,) = introspect.graph(x.exp())["nodes"][0]["saved"]
    assert (saved["name"], saved["state"], saved["saved_version"]) == ("result", "valid", 0)


def test_released_and_packed():
    x = tt.tensor([1.0], requires_grad=True)
    y = x.exp().sum()
    y.backward()
    exp = next(n for n in introspect.graph(y)["nodes"] if n["name"] == "ExpBackward0")
    assert [s["state"] for s in exp["saved"]] == ["released"]
    assert next(n for n in introspect.graph(y)["nodes"] if n["kind"] == "leaf")["tensor"]["grad"]["values"] == [
        pytest.approx(2.718281, abs=1e-5)
    ]
    calls = []
    with tt.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: calls.append(1) or t):
        z = x.exp()
    assert [s["state"] for s in introspect.graph(z)["nodes"][0]["saved"]] == ["packed"]
    assert not calls, "looking must not unpack"


def test_a_leaf_alone_and_no_graph():
    x = tt.tensor(1.0, requires_grad=True)
    spec = introspect.graph(x)
    assert _names(spec) == ["AccumulateGrad"] and spec["roots"] == [0]
    with pytest.raises(RuntimeError, match="element 0 of tensors does not require grad and does not have a grad_fn"):
        introspect.graph(tt.zeros(2))
    with pytest.raises(TypeError, match="takes tensors"):
        introspect.graph(3)


def test_deep_graphs_do_not_recurse():
    x = tt.tensor(1.0, requires_grad=True)
    y = x
    for _ in range(3000):
        y = y + 1
    assert len(introspect.graph(y)["nodes"]) == 3001


def test_several_outputs():
    x = tt.tensor(1.0, requires_grad=True)
    spec = introspect.graph(x.exp(), x.sin())
    assert spec["roots"] == [0, 1] and [n["kind"] for n in spec["nodes"]] == ["output", "output", "leaf"]


class Value:
    def __init__(self, data, op="", inputs=()):
        self.data, self.op, self.inputs, self.grad = data, op, inputs, 0.0


def test_value_graph():
    a, b = Value(2.0), Value(3.0)
    c = Value(6.0, "*", (a, b))
    d = Value(12.0, "+", (c, c))
    spec = introspect.value_graph(d, names={"a": a})
    assert [(n["name"], n["kind"], n["label"]) for n in spec["nodes"]] == [
        ("+", "output", None), ("*", "node", None), ("value", "leaf", "a"), ("value", "leaf", None),
    ]  # fmt: skip
    assert _edges(spec) == [(0, 0, 1, 0), (0, 1, 1, 0), (1, 0, 2, 0), (1, 1, 3, 0)]
    assert spec["nodes"][0]["tensor"]["values"] == [12.0]


def test_graph_of_lists_is_the_graph(example):
    *_, loss = example
    spec = introspect.graph(loss)
    again = introspect.graph_of_lists(
        _names(spec), [(e["from"], e["to"], e["input_nr"], e["slot"]) for e in spec["edges"]]
    )
    assert again["edges"] == spec["edges"] and _names(again) == _names(spec)
    assert [n["kind"] for n in again["nodes"]] == [n["kind"] for n in spec["nodes"]]


def test_lists_that_name_no_node_are_refused():
    with pytest.raises(ValueError, match=r"edge \(0, 0, 3, 0\) names node 3, but there are 2 nodes"):
        introspect.graph_of_lists(["MulBackward0", "AccumulateGrad"], [(0, 3, 0, 0)])


def test_inner_tensors_are_named_after_the_callers_variables():
    x = tt.tensor(1.0, requires_grad=True)
    p = x * 2
    q = x * 3
    spec = introspect.graph(p * q, names={"x": x, "p": p, "again": p, "q": q, "text": "no tensor"})
    assert [n["label"] for n in spec["nodes"]] == [None, "p", "q", "x"]


def test_looking_at_a_view_makes_no_node():
    x = tt.ones(2, requires_grad=True)
    base = x * 1
    view = base[0]
    base.mul_(2)
    edge = view.autograd_meta_.view_edge
    introspect.graph(base, names={"view": view})
    assert view.autograd_meta_.view_edge is edge


# -- scopes


def test_scopes_become_groups():
    x = tt.ones(2, requires_grad=True)
    w = tt.ones(2, requires_grad=True)
    with introspect.scope("block"):
        y = x * w
        with introspect.scope("inner"):
            y = y.sin()
        y = y.exp()
    spec = introspect.graph(y.sum() + x.sum())
    by_name = {n["name"]: n for n in spec["nodes"]}
    assert by_name["ExpBackward0"]["group"] == by_name["MulBackward0"]["group"] == "block"
    assert by_name["SinBackward0"]["group"] == "block/inner" and by_name["AddBackward0"]["group"] is None
    groups = {g["name"]: [spec["nodes"][i]["name"] for i in g["nodes"]] for g in spec["groups"]}
    # w is used in the block only, x outside as well.
    assert groups == {
        "block": ["ExpBackward0", "SinBackward0", "MulBackward0", "AccumulateGrad"], "block/inner": ["SinBackward0"],
    }  # fmt: skip


def test_a_scope_entered_twice_is_two_groups():
    x = tt.ones(2, requires_grad=True)
    y = x
    for _ in range(3):
        with introspect.scope("layer"):
            y = y.sin()
    spec = introspect.graph(y)
    assert [g["name"] for g in spec["groups"]] == ["layer", "layer#2", "layer#3"]
    assert {g["path"] for g in spec["groups"]} == {"layer"}


def test_a_scope_ends_with_an_error_too():
    x = tt.ones(2, requires_grad=True)
    with pytest.raises(ZeroDivisionError), introspect.scope("broken"):
        y = x.sin()
        _ = 1 / 0
    z = y.exp()
    assert [n["group"] for n in introspect.graph(z)["nodes"]] == [None, "broken", "broken"]
