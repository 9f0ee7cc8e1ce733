"""introspect.graph and introspect.backward_steps."""

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
    assert [(s["name"], s["sizes"], s["state"]) for s in before if s["kind"] == "tensor"] == [("self", [2], "ok")]
    w.add_(1)
    (after,) = (s for s in introspect.graph(y)["nodes"][0]["saved"] if s["kind"] == "tensor")
    assert (after["saved_version"], after["version"], after["state"]) == (0, 1, "overwritten")


def test_saved_output():
    x = tt.tensor([1.0], requires_grad=True)
    (saved,) = introspect.graph(x.exp())["nodes"][0]["saved"]
    assert (saved["name"], saved["state"], saved["saved_version"]) == ("result", "ok", 0)


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


def test_steps_tell_the_engine(example):
    x, y, loss = example
    told = introspect.backward_steps(loss, names={"x": x, "y": y})
    steps = told["steps"]
    assert [s["node"] for s in steps] == [None, 0, 1, 2, 3, 4]
    assert steps[0]["ready"] == [0] and steps[0]["dependencies"] == [0, 1, 1, 1, 1]
    assert steps[3]["ready"] == [3, 4] and steps[3]["dependencies"] == [0, 0, 0, 0, 0]
    assert [s["sent"][0]["grad"]["values"] for s in steps[1:]] == [[14.0], [14.0], [42.0], [42.0], [28.0]]
    assert steps[3]["buffers"] == [
        {"node": 3, "grads": [{"sizes": [], "dtype": "float32", "numel": 1, "values": [42.0]}]},
        {"node": 4, "grads": [{"sizes": [], "dtype": "float32", "numel": 1, "values": [28.0]}]},
    ]
    assert steps[-1]["buffers"] == [] and steps[-1]["ready"] == []
    assert steps[4]["sent"][0]["to"] is None
    json.dumps(told, allow_nan=False)


def test_steps_leave_the_user_alone(example):
    x, y, loss = example
    introspect.backward_steps(loss)
    assert x.grad is None and y.grad is None
    introspect.backward_steps(loss)  # the graph was not freed
    loss.backward()
    assert (x.grad.item(), y.grad.item()) == (42.0, 28.0)


def test_youngest_ready_node_runs_first():
    x = tt.ones(3, requires_grad=True)
    p = x * 2
    q = x * 3
    told = introspect.backward_steps((p.exp() + q.sin()).sum())
    nodes = told["graph"]["nodes"]
    order = [nodes[s["node"]]["name"] for s in told["steps"][1:]]
    assert order == [
        "SumBackward0",
        "AddBackward0",
        "SinBackward0",
        "ExpBackward0",
        "MulBackward0",
        "MulBackward0",
        "AccumulateGrad",
    ]
    leaf = order.index("AccumulateGrad")
    arrivals = [s for step in told["steps"] for s in step["sent"] if s["to"] == told["steps"][leaf + 1]["node"]]
    assert [s["added"] for s in arrivals] == [False, True]
    assert told["steps"][leaf]["buffers"][0]["grads"] == told["steps"][leaf + 1]["received"]


def test_order_and_gradients_are_the_engines():
    """The hooks that recorded the run saw what any hook sees."""
    x = tt.tensor([0.5, 1.5], requires_grad=True)
    y = (x.exp() * x.sin()).sum() + (x * x).sum()
    told = introspect.backward_steps(y)
    nodes, seen = [y.grad_fn], []
    for node in nodes:
        nodes += [n for n, _ in node.next_functions if n is not None and not any(n is m for m in nodes)]
    handles = [n.register_prehook(lambda grads, i=i: seen.append(i)) for i, n in enumerate(nodes) if n.next_functions]
    y.backward()
    for handle in handles:
        handle.remove()
    leaves = {n["id"] for n in told["graph"]["nodes"] if n["kind"] == "leaf"}
    assert [s["node"] for s in told["steps"][1:] if s["node"] not in leaves] == seen
    (leaf,) = leaves
    (last,) = (s for s in told["steps"] if s["node"] == leaf)
    assert last["sent"][0]["grad"]["values"] == pytest.approx(x.grad.tolist())


def test_gradient_for_a_root_that_is_no_scalar():
    x = tt.tensor([1.0, 2.0], requires_grad=True)
    y = x * 3
    with pytest.raises(RuntimeError, match="grad can be implicitly created only for scalar outputs"):
        introspect.backward_steps(y)
    told = introspect.backward_steps(y, gradient=tt.tensor([1.0, 10.0]))
    assert told["steps"][0]["buffers"][0]["grads"][0]["values"] == [1.0, 10.0]
    assert told["steps"][-1]["sent"][0]["grad"]["values"] == [3.0, 30.0]


def test_errors_of_the_engine_come_through_and_leave_no_hooks():
    x = tt.tensor([1.0], requires_grad=True)
    y = x.exp()
    z = y.sum()
    y.add_(1)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            introspect.backward_steps(z)
    assert not (z.grad_fn.hooks and z.grad_fn.hooks.post)


PROGRAMS = {
    "arithmetic": lambda t, x, y: ((x * y + 1) ** 2 - x / y).sum(),
    "shared": lambda t, x, y: (x.exp() * x.sin() + x * x).sum(),
    "views": lambda t, x, y: (x.view(3, 2).t() @ y.t())[0].sum(),
    "reduction": lambda t, x, y: (t.relu(x) - y.mean()).sum(0).amax(),
}


@pytest.mark.parametrize("program", PROGRAMS)
def test_graph_and_order_are_torchs(program):
    torch = pytest.importorskip("torch")

    def run(lib):
        data = [[0.5, -1.0, 2.0], [1.5, 0.25, -3.0]]
        x = lib.tensor(data, requires_grad=True)
        y = lib.tensor([[2.0, 1.0, 4.0], [-1.0, 3.0, 0.5]], requires_grad=True)
        return PROGRAMS[program](lib, x, y)

    root = run(torch)
    nodes, edges, order = [root.grad_fn], [], []
    for i, node in enumerate(nodes):
        for slot, (to, input_nr) in enumerate(node.next_functions):
            if to is not None and not any(to is n for n in nodes):
                nodes.append(to)
            number = None if to is None else next(k for k, n in enumerate(nodes) if n is to)
            edges.append((i, slot, number, input_nr))
        node.register_prehook(lambda grads, i=i: order.append(i))
    root.backward()
    told = introspect.backward_steps(run(tt))
    spec = told["graph"]
    assert _names(spec) == [n.name().rpartition("::")[2] for n in nodes]
    assert _edges(spec) == edges
    assert [s["node"] for s in told["steps"][1:]] == order
    for node in spec["nodes"]:
        if node["kind"] == "leaf":
            (step,) = (s for s in told["steps"] if s["node"] == node["id"])
            expected = nodes[node["id"]].variable.grad.flatten().tolist()
            assert step["sent"][0]["grad"]["values"] == pytest.approx(expected, rel=1e-5)


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
