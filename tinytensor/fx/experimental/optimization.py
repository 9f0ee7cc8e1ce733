"""Changes of a trained model for inference: batch norms folded into what is before them, no dropout, blocked layouts.

Mirrors torch/fx/experimental/optimization.py.
"""

from __future__ import annotations

import copy
import operator
import time
from collections.abc import Callable, Iterable
from typing import Any

import tinytensor.nn.functional as F
from tinytensor import nn
from tinytensor.aten import functions as aten
from tinytensor.c10.device import Device
from tinytensor.c10.scalar_type import float32
from tinytensor.fx._symbolic_trace import Tracer, symbolic_trace
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.interpreter import Transformer
from tinytensor.fx.node import Node, map_arg
from tinytensor.fx.passes.shape_prop import ShapeProp
from tinytensor.nn.utils.fusion import fuse_conv_bn_eval, fuse_linear_bn_eval
from tinytensor.utils import mkldnn


def _parent_name(target: str) -> tuple[str, str]:
    parent, _, name = target.rpartition(".")
    return parent, name


def matches_module_pattern(pattern: Iterable[type], node: Node, modules: dict[str, Any]) -> bool:
    """Whether a node calls a module of the pattern's second class on the result of one of its first class."""
    if not node.args:
        return False
    for kind, each in zip(pattern, (node.args[0], node), strict=False):
        if not isinstance(each, Node) or each.op != "call_module" or each.target not in modules:
            return False
        if type(modules[each.target]) is not kind:
            return False
    return True


def replace_node_module(node: Node, modules: dict[str, Any], new_module: nn.Module) -> None:
    """Put another module at the path that a node calls."""
    parent, name = _parent_name(node.target)
    modules[node.target] = new_module
    setattr(modules[parent], name, new_module)


def fuse(model: nn.Module, inplace: bool = False, no_trace: bool = False) -> GraphModule:
    """The model with batch norms folded into convolutions and linear layers before them, by their running statistics.

    `inplace`: change the model's own modules; `no_trace`: the model is a GraphModule, whose graph is taken.

    >>> from tinytensor.fx.experimental.optimization import fuse
    >>> model = tt.nn.Sequential(tt.nn.Conv2d(1, 2, 3), tt.nn.BatchNorm2d(2)).eval()
    >>> [node.name for node in fuse(model).graph.nodes]
    ['input_1', '_0', 'output']
    """
    patterns = [
        (nn.Conv1d, nn.BatchNorm1d), (nn.Conv2d, nn.BatchNorm2d), (nn.Conv3d, nn.BatchNorm3d), (nn.Linear, nn.BatchNorm1d),
    ]  # fmt: skip
    if not inplace:
        model = copy.deepcopy(model)
    traced = model if no_trace and isinstance(model, GraphModule) else symbolic_trace(model)
    modules = dict(traced.named_modules())
    graph = copy.deepcopy(traced.graph)
    for pattern in patterns:
        for node in graph.nodes:
            if not matches_module_pattern(pattern, node, modules) or len(node.args[0].users) > 1:
                continue
            first, norm = modules[node.args[0].target], modules[node.target]
            if norm.track_running_stats:
                fold: Any = fuse_linear_bn_eval if pattern[0] is nn.Linear else fuse_conv_bn_eval
                replace_node_module(node.args[0], modules, fold(first, norm))
                node.replace_all_uses_with(node.args[0])
                graph.erase_node(node)
    return GraphModule(traced, graph)


class _DropoutRemover(Transformer):
    def call_module(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        if not isinstance(self.submodules[target], nn.Dropout):
            return super().call_module(target, args, kwargs)
        if len(args) != 1:
            raise AssertionError(f"Expected 1 arg for Dropout, got {len(args)}")
        return args[0]


def remove_dropout(model: nn.Module) -> GraphModule:
    """The model without its modules of class Dropout."""
    return _DropoutRemover(symbolic_trace(model)).transform()


def extract_subgraph(orig_module: nn.Module, nodes: list[Node], inputs: list[Node], outputs: list[Node]) -> GraphModule:
    """A module of some nodes of a graph, which takes the inputs' values and returns those of the outputs, in a list."""
    graph = Graph()
    copies = {node: graph.placeholder(node.name) for node in inputs}
    for node in nodes:
        copies[node] = graph.node_copy(node, lambda x: copies[x])
    graph.output([copies[node] for node in outputs])
    graph.lint()
    return GraphModule(orig_module, graph)


# What computes on blocked tensors; sums and products do if what they take is blocked already.
mkldnn_supported: list[Any] = [
    nn.Conv2d, nn.Linear, nn.BatchNorm2d, nn.ReLU, nn.MaxPool2d, nn.AvgPool2d, nn.AdaptiveAvgPool2d, aten.relu, aten.transpose,
    aten.sigmoid, F.relu, F.avg_pool2d, F.adaptive_avg_pool2d,
]  # fmt: skip
mkldnn_supported_unknown: list[Any] = [operator.add, operator.mul]
mkldnn_map: dict[type, Callable[..., nn.Module]] = {
    nn.Conv2d: mkldnn.MkldnnConv2d,
    nn.Linear: mkldnn.MkldnnLinear,
    nn.BatchNorm2d: lambda module, _: mkldnn.MkldnnBatchNorm(module),
}


def modules_to_mkldnn(nodes: Iterable[Node], modules: dict[str, Any]) -> dict[nn.Module, nn.Module]:
    """Put blocked modules in the place of those that the nodes call; returns new module -> a copy of the old one."""
    old: dict[nn.Module, nn.Module] = {}
    for node in nodes:
        if node.op == "call_module":
            module = modules[node.target]
            if type(module) in mkldnn_map:
                new = mkldnn_map[type(module)](module, float32)
                old[new] = copy.deepcopy(module)
                replace_node_module(node, modules, new)
    return old


def reset_modules(nodes: Iterable[Node], modules: dict[str, Any], old_modules: dict[nn.Module, nn.Module]) -> None:
    """Put the old modules back."""
    for node in nodes:
        if node.op == "call_module" and modules[node.target] in old_modules:
            replace_node_module(node, modules, old_modules[modules[node.target]])


class MklSubgraph:
    """Nodes that hand blocked tensors on, with the conversions at their start and end."""

    def __init__(self, fx_graph: Graph) -> None:
        self.fx_graph = fx_graph
        self.nodes: list[Node] = []
        self.start_nodes: list[Node] = []
        self.end_nodes: list[Node] = []


def gen_mkl_autotuner(example_inputs: Any, iters: int = 10, warmup: int = 1) -> Callable[[MklSubgraph], bool]:
    """A heuristic that runs a subgraph both ways, and takes the faster one."""
    model: Any = None

    def seconds(f: Callable[[], Any]) -> float:
        for _ in range(warmup):
            f()
        begin = time.time()
        for _ in range(iters):
            f()
        return time.time() - begin

    def use_mkl_heuristic(graph: MklSubgraph) -> bool:
        nonlocal model
        if model is None:
            model = graph.fx_graph.owning_module
            if model is None:
                raise AssertionError("fx_graph.owning_module must not be None")
            ShapeProp(model).propagate(example_inputs)
        samples = [aten.randn(node.meta["tensor_meta"].shape) for node in graph.start_nodes]
        outputs = [node.args[0] for node in graph.end_nodes]
        part = extract_subgraph(model, graph.nodes, graph.start_nodes, outputs)
        blocked = seconds(lambda: [each.to_dense() for each in part(*[each.to_mkldnn() for each in samples])])
        reset_modules(part.graph.nodes, dict(part.named_modules()), graph.fx_graph.old_modules)  # type: ignore[attr-defined]
        return blocked < seconds(lambda: part(*samples))

    return use_mkl_heuristic


def use_mkl_length(graph: MklSubgraph) -> bool:
    """A heuristic: subgraphs of more than two nodes."""
    return len(graph.nodes) > 2


class UnionFind:
    """Numbers below `n`, gathered into sets.

    >>> from tinytensor.fx.experimental.optimization import UnionFind
    >>> sets = UnionFind(3)
    >>> for number in range(3):
    ...     sets.make_set(number)
    >>> _ = sets.join(0, 2)
    >>> [sets.find(number) for number in range(3)]
    [0, 1, 0]
    """

    def __init__(self, n: int) -> None:
        self.parent: list[int | None] = [None] * n
        self.size = [0] * n

    def make_set(self, v: int) -> None:
        """A set of one number."""
        self.parent[v] = v
        self.size[v] = 1

    def find(self, v: int) -> int:
        """The number by which its set is known."""
        parent = self.parent[v]
        if v == parent:
            return v
        if parent is None:
            raise AssertionError("Parent is None")
        found = self.parent[v] = self.find(parent)
        return found

    def join(self, a: int, b: int) -> int | None:
        """Make one set of two."""
        a, b = self.find(a), self.find(b)
        if a == b:
            return a
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.parent[b] = a
        self.size[a] += self.size[b]
        return None


def _is_supported(node: Node, modules: dict[str, Any]) -> bool:
    if node.op == "call_module":
        module = modules[node.target]
        if type(module) not in mkldnn_supported:
            return False
        parameter = next(module.parameters(), None)
        if parameter is not None:
            if parameter.dtype != float32:
                raise AssertionError("this pass is only for torch.float modules")
            if parameter.device != Device("cpu"):
                raise AssertionError("this pass is only for CPU modules")
        return True
    if node.op != "call_function":
        return False
    if node.target in mkldnn_supported_unknown:
        return any(getattr(arg, "target", None) == "to_dense" for arg in node.args)
    return node.target in mkldnn_supported


def _put_conversions(graph: Graph, modules: dict[str, Any]) -> None:
    for node in list(graph.nodes):
        if _is_supported(node, modules):
            with graph.inserting_before(node):
                node.args = map_arg(node.args, lambda each: graph.call_method("to_mkldnn", (each,)))
            with graph.inserting_after(node):
                dense = graph.create_node("call_method", "to_dense", (node,))
                node.replace_all_uses_with(dense)
                dense.args = (node,)


def _is_method(node: Node, name: str) -> bool:
    return node.op == "call_method" and node.target == name


def _drop_pairs(graph: Graph) -> None:
    """What becomes dense and blocked again stays blocked."""
    for node in graph.nodes:
        if _is_method(node, "to_dense"):
            for user in list(node.users):
                if _is_method(user, "to_mkldnn"):
                    user.replace_all_uses_with(node.args[0])
                    graph.erase_node(user)
            if not node.users:
                graph.erase_node(node)


def _subgraphs(graph: Graph) -> Iterable[MklSubgraph]:
    """Nodes that hand blocked tensors on to each other, gathered."""
    sets = UnionFind(len(graph.nodes))
    color: dict[Node, int] = {}
    found: dict[int, MklSubgraph] = {}
    for index, node in enumerate(graph.nodes):
        if _is_method(node, "to_mkldnn"):
            color[node] = index
            sets.make_set(index)
        elif _is_method(node, "to_dense"):
            continue
        else:
            colors = sorted(sets.find(color[each]) for each in node.all_input_nodes if each in color)
            if colors:
                color[node] = colors[0]
                for other in colors[1:]:
                    sets.join(colors[0], other)
    for node in graph.nodes:
        dense = _is_method(node, "to_dense")
        if dense or node in color:
            part = found.setdefault(sets.find(color[node.args[0] if dense else node]), MklSubgraph(graph))
            kind = part.end_nodes if dense else part.start_nodes if _is_method(node, "to_mkldnn") else part.nodes
            kind.append(node)
    return found.values()


def optimize_for_inference(
    model: nn.Module, pass_config: dict[str, Any] | None = None, tracer: type[Tracer] = Tracer
) -> nn.Module:
    """The model, in evaluation mode, made fit for inference.

        conv_bn_fuse              fold batch norms: True
        remove_dropout            True
        mkldnn_layout_optimize    False, or {"heuristic": function of an MklSubgraph}; blocked tensors where it says so

    RuntimeError for a wrong configuration.
    """
    config: dict[str, Any] = {"conv_bn_fuse": True, "remove_dropout": True}
    config |= {"mkldnn_layout_optimize": {"heuristic": use_mkl_length}} | (pass_config or {})
    if config["conv_bn_fuse"]:
        model = fuse(model)
    if config["remove_dropout"]:
        model = remove_dropout(model)
    layout = config["mkldnn_layout_optimize"]
    if layout is False:
        return model
    if not isinstance(layout, dict):
        raise RuntimeError("mkldnn_layout_optimize config is not a dict")
    if "heuristic" not in layout:
        raise RuntimeError("Heuristic not found in mkldnn_layout_optimize config")
    cur_tracer = tracer()
    graph = cur_tracer.trace(copy.deepcopy(model))
    GraphModule(cur_tracer.root, graph)
    modules = dict(model.named_modules())
    _put_conversions(graph, modules)
    old_modules = modules_to_mkldnn(list(graph.nodes), modules)
    graph.old_modules = old_modules  # type: ignore[attr-defined]
    _drop_pairs(graph)
    for part in _subgraphs(graph):
        if not layout["heuristic"](part):
            for node in part.start_nodes + part.end_nodes:
                node.replace_all_uses_with(node.args[0])
                graph.erase_node(node)
            reset_modules(part.nodes, modules, old_modules)
    graph.lint()
    return GraphModule(model, graph)


__all__ = [
    "MklSubgraph", "UnionFind", "extract_subgraph", "fuse", "gen_mkl_autotuner", "matches_module_pattern", "modules_to_mkldnn",
    "optimize_for_inference", "remove_dropout", "replace_node_module", "reset_modules", "use_mkl_length",
]  # fmt: skip
