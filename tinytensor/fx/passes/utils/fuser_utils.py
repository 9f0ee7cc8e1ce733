"""Nodes of a graph put into a submodule, which is called in their place.

Mirrors torch/fx/passes/utils/fuser_utils.py.
"""

from __future__ import annotations

import copy
import heapq
from collections.abc import Iterable

from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node
from tinytensor.fx.passes.tools_common import stable_topological_sort
from tinytensor.fx.passes.utils import matcher_utils
from tinytensor.fx.passes.utils.common import lift_subgraph_as_module
from tinytensor.fx.proxy import Proxy


def topo_sort(nodes: list[Node]) -> list[Node]:
    """The nodes, each after those of them that it takes its arguments from, and otherwise as they stood."""
    place = {node: index for index, node in enumerate(nodes)}
    missing = {node: sum(each in place for each in node.all_input_nodes) for node in nodes}
    ready = [(place[node], node) for node in nodes if missing[node] == 0]
    found = []
    while ready:
        _, node = heapq.heappop(ready)
        found.append(node)
        for user in node.users:
            if user in missing:
                missing[user] -= 1
                if missing[user] == 0:
                    heapq.heappush(ready, (place[user], user))
    if len(nodes) != len(found):
        raise AssertionError("topological sorted nodes doesn't have same length as input nodes")
    return found


def validate_partition(partition: Iterable[Node]) -> bool:
    """Whether the nodes could be one: no value goes out of them and comes back."""
    return matcher_utils.validate_partition(partition)


def fuse_as_graphmodule(
    gm: GraphModule,
    nodes: list[Node],
    module_name: str,
    partition_lookup_table: dict[Node, int | None] | None = None,
    *,
    always_return_tuple: bool = False,
) -> tuple[GraphModule, tuple[Node, ...], tuple[Node, ...]]:
    """(a module of the nodes, what it takes, what it returns): nodes of `gm`, which stays as it is.

    Its class is called `module_name`. AssertionError for nodes of another graph, and for those that cannot be one.
    """
    for node in nodes:
        if node.graph.owning_module is not gm:
            raise AssertionError(f"{node} doesn't belong to passed in graph module {gm._get_name()}")
        if node._erased:
            raise AssertionError(f"{node} has been removed from owning graph")
    if not validate_partition(nodes):
        raise AssertionError("Invalid partition, found dependency cycles")
    inside = dict.fromkeys(nodes) if partition_lookup_table is None else partition_lookup_table
    subgraph = Graph()
    taken: dict[Node, Node] = {}
    copies: dict[Node, Node] = {}

    def remap(node: Node) -> Node:
        if node in inside:
            return copies[node]
        if node not in taken:
            taken[node] = subgraph.placeholder(node.name, type_expr=node.type)
            taken[node].meta = copy.copy(node.meta)
        return taken[node]

    for node in nodes:
        copies[node] = subgraph.node_copy(node, remap)
    returned = {node: copies[node] for node in nodes if any(user not in inside for user in node.users)}
    outs = tuple(returned.values())
    subgraph.output(outs[0] if len(outs) == 1 and not always_return_tuple else outs)
    subgraph.lint()
    fused, _ = lift_subgraph_as_module(gm, subgraph, comp_name="", class_name=module_name)
    return fused, tuple(taken), tuple(returned)


def insert_subgm(
    gm: GraphModule,
    sub_gm: GraphModule,
    orig_inputs: tuple[Node, ...],
    orig_outputs: tuple[Node, ...],
    insertion_point: Node | None = None,
) -> GraphModule:
    """Call a module after `insertion_point`, and let those who use `orig_outputs` take its results. Changes `gm`."""
    name = type(sub_gm).__name__
    gm.add_submodule(name, sub_gm)
    if insertion_point is None:
        insertion_point = next((node for node in reversed(gm.graph.nodes) if node in orig_outputs), None)
        if insertion_point is None:
            raise AssertionError(
                "Cannot determine insertion point: no insertion_point provided and orig_outputs is empty. Pass the last "
                "partition node as insertion_point."
            )
    with gm.graph.inserting_after(insertion_point):
        called = gm.graph.call_module(name, args=orig_inputs, kwargs=None)
        result = sub_gm.graph.output_node().args[0]
    if not orig_outputs:
        return gm
    with gm.graph.inserting_before(called.next):
        if len(orig_outputs) == 1 and not isinstance(result, tuple):
            orig_outputs[0].replace_all_uses_with(called, propagate_meta=True)
            return gm
        for index, output in enumerate(orig_outputs):
            output.replace_all_uses_with(Proxy(called)[index].node, propagate_meta=True)
        called.meta["val"] = tuple(output.meta.get("val") for output in orig_outputs)
    return gm


def erase_nodes(gm: GraphModule, nodes: list[Node]) -> None:
    """Take nodes out of the graph, the last one first."""
    for node in reversed(nodes):
        gm.graph.erase_node(node)


def fuse_by_partitions(
    gm: GraphModule,
    partitions: list[dict[Node, int | None]],
    prefix: str = "fused_",
    always_return_tuple: bool = False,
) -> GraphModule:
    """Put a submodule in the place of each partition, called `prefix` and a number. Changes the module, and returns it."""
    for number, partition in enumerate(partitions):
        nodes = topo_sort(list(partition))
        module, inputs, outputs = fuse_as_graphmodule(
            gm, nodes, f"{prefix}{number}", partition, always_return_tuple=always_return_tuple
        )
        insert_subgm(gm, module, inputs, outputs, nodes[-1])
        erase_nodes(gm, nodes)
    stable_topological_sort(gm)
    gm.graph.lint()
    return gm
