"""A graph divided by tags on its nodes: a submodule for each tag.

Mirrors torch/fx/passes/split_utils.py.
"""

from __future__ import annotations

import copy
import dataclasses
from typing import Any

from tinytensor import nn
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node, map_arg
from tinytensor.fx.passes.utils.common import HolderModule, lift_subgraph_as_module
from tinytensor.fx.proxy import Proxy


def getattr_recursive(obj: Any, name: str) -> Any:
    """What is at a path; None if there is nothing."""
    for layer in name.split("."):
        obj = obj._modules.get(layer) if isinstance(obj, nn.ModuleList) else getattr(obj, layer, None)
        if obj is None:
            return None
    return obj


def setattr_recursive(obj: Any, attr: str, value: Any) -> None:
    """Put something at a path."""
    *path, name = attr.split(".")
    for layer in path:
        obj = getattr(obj, layer)
    setattr(obj, name, value)


@dataclasses.dataclass
class Component:
    """A part: its graph, what it takes and returns in the graph that is divided, and the module made of it."""

    graph: Graph
    order: int
    name: str
    input_placeholders: list[Node] = dataclasses.field(default_factory=list)
    orig_inputs: list[Node] = dataclasses.field(default_factory=list)
    orig_outputs: list[Node] = dataclasses.field(default_factory=list)
    getattr_maps: dict[Node, Node] = dataclasses.field(default_factory=dict)
    constructor_args: list[str] = dataclasses.field(default_factory=list)
    gm: GraphModule | None = None

    def _attribute(self, node: Node) -> Node:
        if node not in self.getattr_maps:
            self.getattr_maps[node] = self.graph.get_attr(node.target, type_expr=node.type)
            self.getattr_maps[node].meta = copy.copy(node.meta)
        return self.getattr_maps[node]

    def _input(self, node: Node) -> Node:
        if node not in self.orig_inputs:
            self.orig_inputs.append(node)
            placeholder = self.graph.placeholder(node.name, type_expr=node.type)
            placeholder.meta = copy.copy(node.meta)
            self.input_placeholders.append(placeholder)
        return self.input_placeholders[self.orig_inputs.index(node)]


def _nodes_of(args: Any) -> list[Node]:
    found: list[Node] = []
    map_arg(args, found.append)
    return found


def split_by_tags(
    gm: GraphModule,
    tags: list[str],
    return_fqn_mapping: bool = False,
    return_tuple: bool = False,
    GraphModuleCls: type[GraphModule] = GraphModule,
) -> Any:
    """A module that calls a submodule for each tag, in their order; every node but arguments has its tag as `node.tag`.

        return_fqn_mapping   a pair: the module, and path of a parameter -> its path in the new module
        return_tuple         submodules always return tuples

    AssertionError for a node without a tag, and for one that takes a value of a later part.

    >>> from tinytensor.fx.passes.split_utils import split_by_tags
    >>> gm = tt.fx.symbolic_trace(lambda x: x.sin().cos())
    >>> for node, tag in zip(list(gm.graph.nodes)[1:3], "ab"):
    ...     node.tag = tag
    >>> print(split_by_tags(gm, ["a", "b"]).code.strip())
    def forward(self, x):
        a = self.a(x);  x = None
        b = self.b(a);  a = None
        return b
    """
    components = [Component(Graph(), order, str(tag)) for order, tag in enumerate(tags)]
    by_tag = dict(zip(tags, components, strict=True))
    part_of: dict[Node, Component] = {}
    copies: dict[Node, Node] = {}
    main = Graph()
    in_main: dict[Node, Node] = {}
    # Values that pass from one part to another, or out.
    passed: dict[Node, None] = {}
    output = None
    for node in gm.graph.nodes:
        if node.op == "output":
            if output is not None:
                raise RuntimeError("Multiple output nodes in graph!")
            output = node
        elif node.op == "placeholder":
            in_main[node] = main.placeholder(node.name, type_expr=node.type)
            in_main[node].meta = copy.copy(node.meta)
        elif node.op != "get_attr":
            if not hasattr(node, "tag"):
                raise AssertionError(f"Node does not have tag: {node.format_node()}")
            inputs = _nodes_of((node.args, node.kwargs))
            part = part_of[node] = by_tag[node.tag]
            orders = [part_of[each].order for each in inputs if each.op not in ("placeholder", "get_attr")]
            if part.order < max(orders, default=0):
                raise AssertionError(
                    f"Component {part.name} order must be >= max of its upstream components, order={part.order} and "
                    f"max={max(orders)}"
                )

            def remap(each: Node, part: Component = part) -> Node:
                if each.op == "get_attr":
                    return part._attribute(each)
                if each.op != "placeholder" and part_of[each] is part:
                    return copies[each]
                passed.setdefault(each)
                return part._input(each)

            copies[node] = part.graph.node_copy(node, remap)
            copies[node].tag = node.tag  # type: ignore[attr-defined]
    if output is None:
        raise RuntimeError("Graph had no output node!")
    returned = _nodes_of(output.args[0])
    for node in returned:
        if node.op == "get_attr":
            in_main[node] = main.get_attr(node.name, type_expr=node.type)
        else:
            passed.setdefault(node)
    for node in passed:
        if node.op != "placeholder":
            part_of[node].orig_outputs.append(node)
    paths: dict[str, str] = {}
    for part in components:
        outs = tuple(copies[node] for node in part.orig_outputs)
        single = len(outs) == 1 and not return_tuple
        part.graph.output(outs[0] if single else outs)
        part.gm, moved = lift_subgraph_as_module(gm, subgraph=part.graph, comp_name=part.name)
        paths |= moved
        called = main.call_module(part.name, args=tuple(in_main[node] for node in part.orig_inputs), kwargs=None)
        for index, node in enumerate(part.orig_outputs):
            in_main[node] = called if single else Proxy(called)[index].node
    main.output(map_arg(output.args[0], in_main.__getitem__))
    root = HolderModule({part.name: part.gm for part in components})
    main._codegen = gm.graph._codegen
    for node in returned:
        if node.op == "get_attr":
            setattr(root, node.name, getattr_recursive(gm, node.target))
    result = GraphModuleCls(root, main)
    return (result, paths) if return_fqn_mapping else result


__all__ = ["Component", "getattr_recursive", "setattr_recursive", "split_by_tags"]
