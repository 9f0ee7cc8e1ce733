"""What passes share: names of targets, nodes in topological order, and groups that must stay together.

Mirrors torch/fx/passes/tools_common.py.
"""

from __future__ import annotations

import collections
import dataclasses
import heapq
import operator
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tinytensor import _ops
from tinytensor._tensor import Tensor
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node, _as_torch, qualified_name

CALLABLE_NODE_OPS = {"call_module", "call_function", "call_method"}
NodeList = list[Node]
NodeSet = set[Node]
Names = list[str]


def get_acc_ops_name(k: Any) -> str:
    """The name of a module's class or a function: `torch.nn.modules.linear.Linear` is written `torch.nn.Linear` here."""
    if isinstance(k, str):
        return k
    if k.__module__ and "acc_ops" in k.__module__:
        return f"acc_ops.{k.__name__}"
    module = _as_torch(k.__module__).replace("torch._ops", "torch.ops")
    return f"{module or ''}.{k.__name__}"


def get_node_target(submodules: Mapping[str, Any], node: Node) -> str:
    """What a node calls, as text: the class of a module, a function's name, or a method's.

    AssertionError for nodes that call nothing.
    """
    if node.op not in CALLABLE_NODE_OPS:
        raise AssertionError(f"Expect op types of {', '.join(CALLABLE_NODE_OPS)}, but found {node.op}")
    if node.op == "call_module":
        module = submodules[node.target]
        return get_acc_ops_name(getattr(module, "_base_class_origin", type(module)))
    if node.op == "call_function":
        home = node.target.__module__
        return f"acc_ops.{node.target.__name__}" if home and "acc_ops" in home else qualified_name(node.target)
    return str(node.target)


def is_node_output_tensor(node: Node) -> bool:
    """Whether the node's value is a tensor, as ShapeProp noted it."""
    kind = node.meta.get("type")
    return kind is not None and issubclass(kind, Tensor)


class FxNetAccFusionsFinder:
    """Groups of nodes that pass values which are no tensors to each other, so that they cannot be divided.

    Called, it returns node -> its group, for groups that lie in `acc_nodes` as a whole; the others leave `acc_nodes`.
    """

    @dataclasses.dataclass
    class FusionGroup:
        """The group: its nodes, what they take from outside, and nodes whose neighbours were not looked at yet."""

        top_node_idx: int
        nodes: set[Node]
        inputs: set[Node]
        nodes_need_process: set[Node]

        def add_node(self, node: Node) -> None:
            """One more node, if it is not there."""
            if node in self.nodes:
                return
            self.nodes_need_process.add(node)
            self.nodes.add(node)
            self.inputs.discard(node)
            self.inputs |= {n for n in node.all_input_nodes if n.op in CALLABLE_NODE_OPS and n not in self.nodes}

    def __init__(self, module: GraphModule, acc_nodes: set[Node]) -> None:
        self.module = module
        self.nodes = list(module.graph.nodes)
        self.acc_nodes = acc_nodes
        self.node_index = {node: index for index, node in enumerate(self.nodes)}

    def recursive_add_node(
        self, fusion_group: FusionGroup, inputs: Iterable[Node], visited: set[Node] | None = None
    ) -> bool:
        """Add what stands between the group and the inputs; True if one of these comes from the group."""
        for arg in inputs:
            if visited is not None:
                if arg in visited:
                    continue
                visited.add(arg)
            if arg.op not in CALLABLE_NODE_OPS or self.node_index[arg] < fusion_group.top_node_idx:
                continue
            if arg in fusion_group.nodes:
                return True
            if self.recursive_add_node(fusion_group, arg.all_input_nodes, visited):
                fusion_group.add_node(arg)
                return True
        return False

    def _group_of(self, start: Node) -> FusionGroup:
        group = self.FusionGroup(self.node_index[start], {start}, set(start.all_input_nodes), {start})
        while group.nodes_need_process:
            node = group.nodes_need_process.pop()
            self.recursive_add_node(group, list(group.inputs), visited=set())
            if "tensor_meta" not in node.meta:
                for user in node.users:
                    if user.op in CALLABLE_NODE_OPS and user not in group.nodes:
                        group.add_node(user)
                        self.recursive_add_node(group, list(group.inputs), visited=set())
            for arg in node.all_input_nodes:
                if arg.op in CALLABLE_NODE_OPS and "tensor_meta" not in arg.meta and arg not in group.nodes:
                    group.add_node(arg)
                    group.top_node_idx = min(group.top_node_idx, self.node_index[arg])
                    self.recursive_add_node(group, list(group.inputs), visited=set())
        return group

    def __call__(self) -> dict[Node, set[Node]]:
        """Find the groups."""
        result: dict[Node, set[Node]] = {}
        for node in list(self.acc_nodes):
            if node in result or node.op not in CALLABLE_NODE_OPS or "tensor_meta" in node.meta:
                continue
            if node in self.acc_nodes:
                group = self._group_of(node)
                if group.nodes <= self.acc_nodes:
                    result |= dict.fromkeys(group.nodes, group.nodes)
                else:
                    self.acc_nodes -= group.nodes
        return result


# Arithmetic on sizes, and checks of them, come before the operators that depend on data.
_FIRST = (
    "add mul sub floordiv truediv mod le lt ge gt eq ne".split(),
    "sym_constrain_range.default sym_constrain_range_for_size.default _assert_async.msg scalar_tensor.default "
    "_assert_scalar.default".split(),
)


def _comes_first(node: Node) -> bool:
    if node.op != "call_function":
        return False
    if isinstance(node.target, _ops.OpOverload):
        return str(node.target).removeprefix("aten.") in _FIRST[1]
    return any(node.target is getattr(operator, name) for name in _FIRST[0])


def _sorted(gm: GraphModule, push: Callable[[Any, Node, bool], None], pop: Callable[[Any], Node], queue: Any) -> Any:
    """A graph of the same nodes, each after those it takes its arguments from; and how many arguments were missing."""
    missing = dict.fromkeys(gm.graph.nodes, 0)
    for node in gm.graph.nodes:
        for user in node.users:
            missing[user] += 1
    for node in gm.graph.nodes:
        if missing[node] == 0:
            push(queue, node, False)
    new_graph = Graph()
    env: dict[Node, Node] = {}
    while queue:
        current = pop(queue)
        env[current] = new_graph.node_copy(current, lambda x: env[x])
        for user in current.users:
            missing[user] -= 1
            if missing[user] == 0:
                push(queue, user, _comes_first(user))
    new_graph._codegen = gm.graph._codegen
    return new_graph, [node for node, count in missing.items() if count]


def legalize_graph(gm: GraphModule) -> GraphModule:
    """Put the nodes into a topological order, which need not be close to theirs. RuntimeError for a circle.

    Changes the module, and returns it.
    """

    def push(queue: Any, node: Node, first: bool) -> None:
        queue.appendleft(node) if first else queue.append(node)

    new_graph, left = _sorted(gm, push, lambda queue: queue.popleft(), collections.deque())
    if left:
        raise RuntimeError(f"Input graph has cycles, unable to add {left}")
    gm.graph = new_graph
    return gm


def stable_topological_sort(gm: GraphModule) -> GraphModule:
    """Put the nodes into a topological order, moving as few as possible. AssertionError for a circle.

    Changes the module, and returns it.
    """
    index = {node: number for number, node in enumerate(gm.graph.nodes)}

    def push(queue: Any, node: Node, first: bool) -> None:
        heapq.heappush(queue, (index[node], node))

    new_graph, left = _sorted(gm, push, lambda queue: heapq.heappop(queue)[1], [])
    if left:
        raise AssertionError(f"Input graph has cycles, unable to add {left}")
    gm.graph = new_graph
    return gm


__all__ = [
    "FxNetAccFusionsFinder", "get_acc_ops_name", "get_node_target", "is_node_output_tensor", "legalize_graph",
    "stable_topological_sort",
]  # fmt: skip
