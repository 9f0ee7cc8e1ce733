"""Graphs by hand: nodes, names, changes, code, and running them node by node."""

from __future__ import annotations

import operator

import pytest

import tinytensor as tt
from tinytensor.fx import Graph, GraphModule, Interpreter, map_arg
from tinytensor.fx.graph import Namespace

A = tt.ops.aten


def small():
    graph = Graph()
    x = graph.placeholder("x")
    s = graph.call_function(A.sin.default, (x,))
    unused = graph.call_function(A.cos.default, (x,))
    result = graph.call_function(operator.add, (s, x))
    graph.output((result,))
    return graph, x, s, unused, result


def test_text_and_code():
    graph, *_ = small()
    assert str(graph) == (
        "graph():\n"
        "    %x : [num_users=3] = placeholder[target=x]\n"
        "    %sin_default : [num_users=1] = call_function[target=torch.ops.aten.sin.default](args = (%x,), kwargs = {})\n"
        "    %cos_default : [num_users=0] = call_function[target=torch.ops.aten.cos.default](args = (%x,), kwargs = {})\n"
        "    %add : [num_users=1] = call_function[target=operator.add](args = (%sin_default, %x), kwargs = {})\n"
        "    return (add,)"
    )
    assert GraphModule({}, graph).code == (
        "\n\n\ndef forward(self, x):\n"
        "    sin_default = torch.ops.aten.sin.default(x)\n"
        "    cos_default = torch.ops.aten.cos.default(x);  cos_default = None\n"
        "    add = sin_default + x;  sin_default = x = None\n"
        "    return (add,)\n    "
    )


def test_text_and_code_are_pytorchs(torch):
    from torch import fx

    graph = fx.Graph()
    x = graph.placeholder("x")
    s = graph.call_function(torch.ops.aten.sin.default, (x,))
    graph.call_function(torch.ops.aten.cos.default, (x,))
    graph.output((graph.call_function(operator.add, (s, x)),))
    ours, *_ = small()
    assert str(graph) == str(ours)
    assert fx.GraphModule({}, graph).code == GraphModule({}, ours).code


def test_table():
    graph = Graph()
    graph.output(graph.call_function(A.sin.default, (graph.placeholder("x"),)))
    assert graph.tabular().splitlines() == [
        "opcode         name         target            args            kwargs",
        "-------------  -----------  ----------------  --------------  --------",
        "placeholder    x            x                 ()              {}",
        "call_function  sin_default  aten.sin.default  (x,)            {}",
        "output         output       output            (sin_default,)  {}",
    ]


def test_names():
    names = Namespace()
    assert [names.create_name(n, None) for n in ("add", "add", "sum", "add_1", "x.y", "1st", "", "if", "add_7", "add")] == [
        "add", "add_1", "sum_1", "add_2", "x_y", "_1st", "_unnamed", "if_1", "add_7", "add_8",
    ]  # fmt: skip
    key = object()
    assert names.create_name("one", key) == names.create_name("two", key) == "one"


def test_changes():
    graph, x, s, unused, result = small()
    with graph.inserting_after(s):
        doubled = graph.call_function(A.mul.Tensor, (s, 2))
    result.replace_input_with(s, doubled)
    assert [n.name for n in graph.nodes] == ["x", "sin_default", "mul_tensor", "cos_default", "add", "output"]
    assert graph.eliminate_dead_code() and unused not in graph.nodes
    assert not graph.eliminate_dead_code()
    with pytest.raises(RuntimeError, match="Tried to erase Node sin_default but it still had 1 users in the graph"):
        graph.erase_node(s)
    module = GraphModule({}, graph)
    assert module(tt.zeros(2))[0].tolist() == [0.0, 0.0]
    doubled.update_arg(1, 3)
    module.recompile()
    one = tt.ones(1)
    assert module(one)[0].item() == pytest.approx(3 * one.sin().item() + 1)
    assert s.next is doubled and doubled.prev is s and graph.output_node().next.op == "root"
    assert [n.name for n in graph.find_nodes(op="call_function", target=A.mul.Tensor)] == ["mul_tensor"]
    s.replace_all_uses_with(x)
    assert not s.users and doubled.args == (x, 3)


def test_writes_are_no_dead_code():
    graph = Graph()
    x = graph.placeholder("x")
    graph.call_function(A.add_.Tensor, (x, 1))
    graph.output(x)
    assert not graph.eliminate_dead_code()


def test_lint():
    graph, x, s, _, result = small()
    result.append(s)
    with pytest.raises(RuntimeError, match="Argument 'sin_default' of Node 'add' was used before it has been defined!"):
        graph.lint()
    other = Graph()
    with pytest.raises(RuntimeError, match="does not belong to this Graph, but was used as an argument!"):
        other.call_function(A.sin.default, (x,))
        other.lint()


def test_wrong_targets():
    with pytest.raises(ValueError, match="but a Callable is expected"):
        Graph().create_node("call_function", "sin")
    with pytest.raises(ValueError, match="but a str is expected"):
        Graph().create_node("placeholder", 3, name="x")
    with pytest.raises(AssertionError):
        Graph().create_node("call_other", "x")
    graph = Graph()
    graph.get_attr("w")
    with pytest.raises(RuntimeError, match="Node w referenced target w but that target was not provided in ``root``!"):
        GraphModule({}, graph)


def test_copying_between_graphs():
    graph, *_ = small()
    copy, env = Graph(), {}
    for node in graph.nodes:
        env[node] = copy.node_copy(node, lambda n: env[n])
    assert str(copy) == str(graph)


def test_methods_attributes_and_values_in_code():
    graph = Graph()
    x = graph.placeholder("x", default_value=1.5)
    w = graph.get_attr("w")
    v = graph.call_method("view", (x, 2, 1))
    part = graph.call_function(operator.getitem, (v, (slice(None, 1), 0)))
    graph.output({"a": [part, w], "b": float("inf"), "c": tt.float64})
    module = GraphModule({"w": tt.ones(1)}, graph)
    assert module.code.strip().splitlines()[1:] == [
        "    w = self.w",
        "    view = x.view(2, 1);  x = None",
        "    getitem = view[(slice(None, 1, None), 0)];  view = None",
        "    return {'a': [getitem, w], 'b': inf, 'c': torch.float64}",
    ]
    assert module(tt.ones(2))["a"][0].tolist() == [1.0]


def test_interpreter():
    graph, *_ = small()
    module = GraphModule({}, graph)
    seen = []

    class Watch(Interpreter):
        def run_node(self, n):
            seen.append((n.name, sorted(k.name for k in self.env)))
            return super().run_node(n)

    assert Watch(module).run(tt.zeros(1))[0].item() == 0.0
    assert seen == [
        ("x", []), ("sin_default", ["x"]), ("cos_default", ["sin_default", "x"]), ("add", ["cos_default", "sin_default", "x"]),
        ("output", ["add", "cos_default"]),
    ]  # fmt: skip
    with pytest.raises(RuntimeError, match="Expected positional argument for parameter x, but one was not passed in!"):
        Interpreter(module).run()
    with pytest.raises(
        RuntimeError, match=r"While executing %add : \[num_users=1\] = call_function\[target=operator.add\]"
    ):

        class Fails(Interpreter):
            def call_function(self, target, args, kwargs):
                if target is operator.add:
                    raise RuntimeError("no")
                return super().call_function(target, args, kwargs)

        Fails(module).run(tt.zeros(1))


def test_map_arg():
    _, x, s, *_ = small()
    assert map_arg(([x, {"k": (s, 1)}], slice(x, None)), lambda n: n.name) == ([
        "x", {"k": ("sin_default", 1)}], slice("x", None, None))  # fmt: skip
