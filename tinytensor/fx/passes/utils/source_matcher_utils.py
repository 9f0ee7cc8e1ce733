"""Nodes of a graph gathered by the module or function that they were traced from.

Mirrors torch/fx/passes/utils/source_matcher_utils.py.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from tinytensor.fx.graph import Graph
from tinytensor.fx.node import Node


@dataclasses.dataclass
class SourcePartition:
    """The nodes of one source, what they take, what others take from them, and the parameters among them."""

    nodes: list[Node]
    source: Any
    input_nodes: list[Node] = dataclasses.field(default_factory=list)
    output_nodes: list[Node] = dataclasses.field(default_factory=list)
    params: list[Node] = dataclasses.field(default_factory=list)


def _is_of(source: Any, kind: Any) -> bool:
    if not isinstance(source, type):
        return bool(kind == source)
    if isinstance(kind, type):
        return issubclass(kind, source)
    return isinstance(kind, str) and kind == f"{source.__module__}.{source.__qualname__}"


def _source_of(node: Node, wanted: list[Any]) -> tuple[Any, Any] | None:
    """(source, name) of a node: from `source_fn_stack`, from `torch_fn`, or from the modules that it was called in."""
    stack = node.meta.get("source_fn_stack")
    if stack is not None:
        name, source = stack[-1]
        return (source, name) if source in wanted else None
    if node.meta.get("torch_fn") is not None:
        name, function = node.meta["torch_fn"]
        source = function.split(".")[1]
        if source in wanted:
            return source, name
    modules = node.meta.get("nn_module_stack")
    if node.op == "call_function" and modules:
        path, kind = list(modules.values())[-1]
        for source in wanted:
            if _is_of(source, kind):
                return source, path
    return None


def _partition(nodes: list[Node], source: Any) -> SourcePartition:
    inputs = {a for n in nodes for a in n.args if isinstance(a, Node) and a not in nodes and a.op != "get_attr"}
    computed = [node for node in nodes if node.op != "get_attr"]
    outputs = {node for node in computed if any(user not in nodes for user in node.users)}
    params = {node for node in nodes if node.op == "get_attr"}
    return SourcePartition(nodes, source, list(inputs), list(outputs), list(params))


def get_source_partitions(
    graph: Graph, wanted_sources: list[Any], filter_fn: Callable[[Node], bool] | None = None
) -> dict[Any, list[SourcePartition]]:
    """For each source that was found, its partitions: those of which `filter_fn` says True for all nodes."""
    found: dict[Any, dict[Any, list[Node]]] = {}
    for node in graph.nodes:
        source = _source_of(node, wanted_sources)
        if source is not None:
            found.setdefault(source[0], {}).setdefault(source[1], []).append(node)
    return {
        source: [
            _partition(nodes, source)
            for nodes in partitions.values()
            if filter_fn is None or all(map(filter_fn, nodes))
        ]
        for source, partitions in found.items()
    }


def check_subgraphs_connected(subgraph1: SourcePartition, subgraph2: SourcePartition) -> bool:
    """Whether the second takes a value of the first."""
    return any(user in subgraph2.nodes for node in subgraph1.nodes for user in node.users)


__all__ = ["SourcePartition", "check_subgraphs_connected", "get_source_partitions"]
