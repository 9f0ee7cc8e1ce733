"""Targets exchanged, and how many bytes each node's value and parameters take.

Mirrors torch/fx/passes/graph_manipulation.py.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node, map_arg
from tinytensor.fx.passes.shape_prop import ShapeProp, TensorMetadata


def replace_target_nodes_with(
    fx_module: GraphModule, old_op: str, old_target: Any, new_op: str, new_target: Any
) -> None:
    """Let every node of one kind and target be of another.

    >>> from tinytensor.fx.passes.graph_manipulation import replace_target_nodes_with
    >>> gm = tt.fx.symbolic_trace(lambda x: tt.sin(x))
    >>> replace_target_nodes_with(gm, "call_function", tt.sin, "call_method", "cos")
    >>> gm(tt.zeros(1))
    tensor([1.])
    """
    new_graph = Graph()
    copies: dict[Node, Node] = {}

    def copied(node: Node) -> Node:
        return copies[node]

    for node in fx_module.graph.nodes:
        if node.op == old_op and node.target == old_target:
            args, kwargs = map_arg(node.args, copied), map_arg(node.kwargs, copied)
            copies[node] = new_graph.create_node(new_op, new_target, args, kwargs, node.name)
        else:
            copies[node] = new_graph.node_copy(node, copied)
    fx_module.graph = new_graph


class size_bytes(NamedTuple):
    """Bytes of a node's value, and of that with the parameters of the module it calls."""

    output_size: int
    total_size: int


def get_size_of_all_nodes(fx_module: GraphModule, args: list[Any] | None = None) -> None:
    """Note `size_bytes` on every node; with `args` the graph runs on them first, to know the sizes."""
    if args is not None:
        ShapeProp(fx_module).propagate(*args)
    for node in fx_module.graph.nodes:
        if node.op == "output":
            break
        node.size_bytes = get_size_of_node(fx_module, node)  # type: ignore[attr-defined]


def get_tensor_meta(node: Node) -> TensorMetadata:
    """What ShapeProp noted. RuntimeError if it did not run."""
    meta = node.meta.get("tensor_meta")
    if not meta:
        raise RuntimeError(
            f"Node {node} has no tensor metadata associated with it! Check that shape propagation has run."
        )
    return meta


def get_size_of_node(fx_module: GraphModule, node: Node) -> size_bytes:
    """The bytes of one node. RuntimeError if the sizes are not known."""
    numbers = 0
    if node.op == "call_module":
        numbers = sum(parameter.numel() for parameter in fx_module.get_submodule(node.target).parameters())
    meta = get_tensor_meta(node)
    size = meta.dtype.itemsize
    return size_bytes(size * meta.shape.numel(), size * (numbers + meta.shape.numel()))


__all__ = [
    "get_size_of_all_nodes", "get_size_of_node", "get_tensor_meta", "replace_target_nodes_with", "size_bytes",
]  # fmt: skip
