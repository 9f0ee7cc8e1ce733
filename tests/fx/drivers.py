"""Programs of the kinds that PyTorch's tutorials of fx have. They say `import torch`: drivers.py runs under both libraries.

Each prints what it made; `python drivers.py` prints everything, and with `--tinytensor` serves tinytensor as torch.
"""

from __future__ import annotations

import sys

if "--tinytensor" in sys.argv:
    from tinytensor.testing.serve_as_torch import serve_as_torch

    serve_as_torch()

import enum
import math
import operator
import time

import torch
import torch.fx
from torch import fx, nn
from torch.fx import Proxy, replace_pattern, symbolic_trace
from torch.fx.graph import Graph
from torch.fx.graph_module import GraphModule
from torch.fx.node import Node
from torch.fx.passes.shape_prop import ShapeProp


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(4, 4), nn.ReLU())
        self.head = nn.Linear(4, 2)
        for number, parameter in enumerate(self.parameters()):
            nn.init.constant_(parameter, 0.1 * (number + 1))

    def forward(self, x):
        return torch.sigmoid(self.head(self.body(x)))


X = torch.linspace(-1, 1, 8).reshape(2, 4)


def custom_tracer():
    class Deep(fx.Tracer):
        """Looks into everything but linear layers, and notes which functions it met."""

        def __init__(self):
            super().__init__()
            self.functions = []

        def is_leaf_module(self, m, qualname):
            return isinstance(m, nn.Linear)

        def create_node(self, kind, target, args, kwargs, name=None, type_expr=None):
            if kind == "call_function":
                self.functions.append(getattr(target, "__name__", str(target)))
            return super().create_node(kind, target, args, kwargs, name, type_expr)

    net, tracer = Net(), Deep()
    gm = GraphModule(net, tracer.trace(net))
    print(gm.code, tracer.functions, torch.equal(gm(X), net(X)))


def inline_function():
    def outer(x):
        return (x + 1).relu()

    def inner(a):
        return a.sin() * 2

    gm = symbolic_trace(outer)
    call = next(n for n in gm.graph.nodes if n.target == "relu")
    with gm.graph.inserting_before(call):
        tracer = fx.proxy.GraphAppendingTracer(gm.graph)
        value = inner(Proxy(call.args[0], tracer))
        call.replace_all_uses_with(value.node)
    gm.graph.erase_node(call)
    gm.graph.lint()
    gm.recompile()
    print(gm.code, torch.allclose(gm(X), inner(X + 1)))


def invert():
    inverse = {operator.add: operator.sub, operator.sub: operator.add, torch.exp: torch.log, torch.tan: torch.atan}

    def undo(gm):
        graph, nodes = Graph(), [n for n in gm.graph.nodes if n.op == "call_function"]
        value = graph.placeholder("y")
        for node in reversed(nodes):
            value = graph.call_function(inverse[node.target], (value, *node.args[1:]))
        graph.output(value)
        return GraphModule(gm, graph, "Inverse")

    gm = symbolic_trace(lambda x: torch.exp(torch.tan(x) + 2) - 1)
    back = undo(gm)
    print(back, torch.allclose(back(gm(X / 2)), X / 2, atol=1e-5))


def module_tracer():
    class Calls(fx.Tracer):
        def __init__(self):
            super().__init__()
            self.calls = []

        def call_module(self, m, forward, args, kwargs):
            self.calls.append((self.path_of_module(m), type(m).__name__))
            return super().call_module(m, forward, args, kwargs)

    tracer = Calls()
    tracer.trace(Net())
    print(tracer.calls)


def primitive_library():
    def simplify(gm):
        for node in list(gm.graph.nodes):
            if node.op == "call_module" and isinstance(gm.get_submodule(node.target), nn.Linear):
                with gm.graph.inserting_before(node):
                    weight = gm.graph.get_attr(f"{node.target}.weight")
                    bias = gm.graph.get_attr(f"{node.target}.bias")
                    product = gm.graph.call_function(torch.matmul, (node.args[0], gm.graph.call_method("t", (weight,))))
                    node.replace_all_uses_with(gm.graph.call_function(torch.add, (product, bias)))
                gm.graph.erase_node(node)
        gm.recompile()
        return gm

    net = Net()
    gm = simplify(symbolic_trace(net))
    print(gm.code, torch.allclose(gm(X), net(X)), sorted({str(n.op) for n in gm.graph.nodes}))


def profiling():
    class Clock(fx.Interpreter):
        def __init__(self, gm):
            super().__init__(gm)
            self.seconds = {}

        def run(self, *args):
            began = time.perf_counter()
            value = super().run(*args)
            self.total = time.perf_counter() - began
            return value

        def run_node(self, n):
            began = time.perf_counter()
            value = super().run_node(n)
            self.seconds.setdefault(n, []).append(time.perf_counter() - began)
            return value

    net = Net()
    clock = Clock(symbolic_trace(net))
    print(torch.equal(clock.run(X), net(X)), [n.name for n in clock.seconds], clock.total > 0)


def replace_op():
    gm = symbolic_trace(lambda x, y: (torch.bitwise_and(x, y), torch.add(x, y), x + y))
    for node in gm.graph.nodes:
        if any(node.target == pattern for pattern in {operator.add, torch.add, "add"}):
            with gm.graph.inserting_after(node):
                new = gm.graph.call_function(torch.bitwise_and, node.args, node.kwargs)
                node.replace_all_uses_with(new)
            gm.graph.erase_node(node)
    gm.recompile()
    print(gm.code, [t.tolist() for t in gm(torch.tensor([1, 3]), torch.tensor([3, 2]))])


def rewriting():
    class M(torch.nn.Module):
        def forward(self, x, w1, w2):
            first = torch.cat([w1, w2]).sum()
            second = torch.cat([w2, w1]).sum()
            return x + torch.max(first) + torch.max(second)

    gm = symbolic_trace(M())
    found = replace_pattern(gm, lambda a, b: torch.cat([a, b]).sum(), lambda a, b: torch.stack([a, b]))
    print([sorted(str(n) for n in match.nodes_map.values()) for match in found], gm.code, gm(X, X[0], X[1]).tolist())


class Activation(enum.Enum):
    RELU = enum.auto()
    SIGMOID = enum.auto()


def wrap_output():
    functions = {Activation.RELU: nn.functional.relu, Activation.SIGMOID: torch.sigmoid}

    def wrapped(gm, activation):
        output = next(n for n in gm.graph.nodes if n.op == "output")
        proxy = Proxy(output.args[0])
        with gm.graph.inserting_after(output.args[0]):
            value = functions[activation](proxy) if activation is Activation.SIGMOID else proxy.relu()
        output.args = (value.node,)
        gm.graph.lint()
        gm.recompile()
        return gm

    gm = symbolic_trace(Net())
    for activation in Activation:
        wrapped(gm, activation)
    print(gm.code, gm.print_readable(print_output=False), gm(X).tolist())


def conv_bn_fusion():
    class Block(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv, self.bn = nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2)
            nn.init.constant_(self.conv.weight, 0.5)
            nn.init.constant_(self.conv.bias, 0.25)
            nn.init.constant_(self.bn.weight, 2.0)

        def forward(self, x):
            return self.bn(self.conv(x)).relu()

    block = Block().eval()
    gm = symbolic_trace(block)
    modules = dict(gm.named_modules())
    for node in gm.graph.nodes:
        if node.op == "call_module" and isinstance(modules[node.target], nn.BatchNorm2d):
            conv, bn = modules[node.args[0].target], modules[node.target]
            scale = bn.weight / math.sqrt(1 + bn.eps)
            fused = nn.Conv2d(1, 2, 3)
            fused.weight = nn.Parameter((conv.weight * scale.reshape(-1, 1, 1, 1)).detach())
            fused.bias = nn.Parameter((conv.bias * scale + bn.bias).detach())
            setattr(gm, node.args[0].target, fused)
            node.replace_all_uses_with(node.args[0])
            gm.graph.erase_node(node)
    gm.recompile()
    gm.delete_all_unused_submodules()
    image = torch.arange(25.0).reshape(1, 1, 5, 5) / 25
    print(gm, torch.allclose(gm(image), block(image), atol=1e-5), list(gm.state_dict()))


def shapes():
    gm = symbolic_trace(Net())
    ShapeProp(gm).propagate(X)
    for node in gm.graph.nodes:
        assert isinstance(node, Node)
        print(node.name, node.meta["tensor_meta"].dtype, tuple(node.meta["tensor_meta"].shape))


DRIVERS = (
    custom_tracer, inline_function, invert, module_tracer, primitive_library, profiling, replace_op, rewriting, wrap_output,
    conv_bn_fusion, shapes,
)  # fmt: skip

if __name__ == "__main__":
    torch.set_printoptions(precision=4)
    for driver in DRIVERS:
        print("==", driver.__name__)
        driver()
