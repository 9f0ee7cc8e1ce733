"""split_module: a graph divided into submodules, of which the new module calls one after the other.

Mirrors torch/fx/passes/split_module.py. Left out: regions of autocast and of set_grad_enabled, symbolic sizes.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule, _get_attr
from tinytensor.fx.node import Node, map_arg
from tinytensor.fx.proxy import Proxy
from tinytensor.nn.modules.module import Module


class Partition:
    """One part: its nodes, what it takes and gives, and the parts before and behind it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.submod_name = f"submod_{name}"
        self.node_names: list[str] = []
        self.inputs: dict[str, None] = {}
        self.outputs: dict[str, None] = {}
        self.dependencies: dict[str, None] = {}
        self.dependents: dict[str, None] = {}
        self.graph = Graph()
        self.environment: dict[Node, Node] = {}
        self.targets: dict[str, Any] = {}

    def __repr__(self) -> str:
        return (
            f"name: {self.name},\n nodes: {self.node_names},\n inputs: {self.inputs},\n outputs: {self.outputs},\n "
            f"partitions depended on: {self.dependencies},\n partition dependents: {self.dependents}"
        )


def split_module(
    m: GraphModule,
    root_m: Module | None,
    split_callback: Callable[[Node], int],
    qualname_map: dict[str, str] | None = None,
    keep_original_order: bool = False,
    keep_original_node_name: bool = False,
    keep_original_input_name: bool = True,
    *,
    partition_affix: str | None = None,
    tuple_return: bool = False,
) -> GraphModule:
    """A module with a submodule `submod_N` for each number that `split_callback` gives to nodes.

        qualname_map               is told where each attribute came from
        keep_original_order        the parts run in the order of their first nodes
        keep_original_node_name    nodes keep their names
        keep_original_input_name   arguments of parts are named after what they are given
        partition_affix            comes into the names of the parts
        tuple_return               a part with one result returns a tuple as well

    RuntimeError if the parts need each other in a circle. `root_m` is not used.
    """
    owner: dict[Node, str] = {}
    partitions: dict[str, Partition] = {}
    for node in m.graph.nodes:
        if node.op not in ("placeholder", "get_attr", "output"):
            name = str(split_callback(node))
            name = name if partition_affix is None else f"{partition_affix}_{name}"
            partitions.setdefault(name, Partition(name)).node_names.append(node.name)
            owner[node] = name
    _note_uses(m, owner, partitions)
    order = list(partitions)
    in_order = _sorted(partitions)
    nodes = {node.name: node for node in m.graph.nodes}
    for name in in_order:
        _make_inputs(m, partitions[name], nodes, keep_original_input_name)
    for node, name in owner.items():
        _copy_node(m, node, partitions[name], qualname_map, keep_original_node_name)
    base = _Base(m, keep_original_node_name)
    if not keep_original_order or not partitions:
        for node in m.graph.nodes:
            base.construct(node)
    for name in order if keep_original_order else in_order:
        partition = partitions[name]
        values = tuple(partition.environment[nodes[output]] for output in partition.outputs)
        partition.graph.output(values[0] if len(values) == 1 and not tuple_return else values)
        if keep_original_order:
            for node in m.graph.nodes:
                if node.op == "placeholder" or (node.op == "get_attr" and node.name in partition.inputs):
                    base.construct(node)
        base.call(partition, tuple_return)
    base.graph.output(map_arg(m.graph.output_node().args[0], lambda n: base.env[n.name]))
    found = GraphModule(base.attributes, base.graph)
    found.meta["partition_names"] = {partition.submod_name for partition in partitions.values()}
    return found


def _note_uses(m: GraphModule, owner: dict[Node, str], partitions: dict[str, Partition]) -> None:
    """What goes from one part to another."""

    def record(definition: Node, user: Node | None) -> Node:
        defined = owner.get(definition)
        used = None if user is None else owner.get(user)
        if defined != used:
            if defined is not None:
                partitions[defined].outputs.setdefault(definition.name)
                if used is not None:
                    partitions[defined].dependents.setdefault(used)
            if used is not None:
                partitions[used].inputs.setdefault(definition.name)
                if defined is not None:
                    partitions[used].dependencies.setdefault(defined)
        return definition

    for node in m.graph.nodes:
        if node.op == "output":
            map_arg(node.args[0], lambda n: record(n, None))
        elif node in owner:
            map_arg((node.args, node.kwargs), functools.partial(record, user=node))


def _sorted(partitions: dict[str, Partition]) -> list[str]:
    """The parts, each after those that it needs."""
    ready = [name for name, partition in partitions.items() if not partition.dependencies]
    found = []
    while ready:
        name = ready.pop()
        found.append(name)
        for dependent in partitions[name].dependents:
            partitions[dependent].dependencies.pop(name)
            if not partitions[dependent].dependencies:
                ready.append(dependent)
    if len(found) != len(partitions):
        raise RuntimeError("cycle exists between partitions!")
    return found


def _make_inputs(m: GraphModule, partition: Partition, nodes: dict[str, Node], keep_name: bool) -> None:
    """The placeholders of a part. A module that a node reads comes along instead of being handed over."""

    def is_module(name: str) -> bool:
        return nodes[name].op == "get_attr" and isinstance(_get_attr(m, nodes[name].target), Module)

    inputs: dict[str, None] = {}
    for name in sorted(partition.inputs, key=is_module):
        node = nodes[name]
        if is_module(name):
            placeholder = partition.graph.get_attr(node.target)
            partition.targets[node.target] = _get_attr(m, node.target)
        else:
            placeholder = partition.graph.placeholder(name if keep_name else f"arg_{len(inputs)}", type_expr=node.type)
            inputs[name] = None
        placeholder.meta = node.meta.copy()
        partition.environment[node] = placeholder
    partition.inputs = inputs


def _copy_node(
    m: GraphModule, node: Node, partition: Partition, qualname_map: dict[str, str] | None, keep_name: bool
) -> None:
    args, kwargs = map_arg((node.args, node.kwargs), lambda n: partition.environment[n])
    target = node.target
    if node.op == "call_module":
        target = node.target.replace(".", "_")
        partition.targets[target] = _get_attr(m, node.target)
        if qualname_map is not None:
            qualname_map[f"{partition.submod_name}.{target}"] = node.target
    copied = partition.graph.create_node(
        node.op, target, args, kwargs, node.name if keep_name else None, type_expr=node.type
    )
    copied.meta = node.meta.copy()
    partition.environment[node] = copied


class _Base:
    """The graph that calls the parts."""

    def __init__(self, m: GraphModule, keep_name: bool) -> None:
        self.m = m
        self.keep_name = keep_name
        self.graph = Graph()
        self.env: dict[str, Node] = {}
        self.attributes: dict[str, Any] = {}

    def construct(self, node: Node) -> None:
        """An argument or an attribute of the whole."""
        if node.name in self.env or node.op not in ("placeholder", "get_attr"):
            return
        if node.op == "get_attr":
            made = self.graph.get_attr(node.target)
            self.attributes[node.target] = _get_attr(self.m, node.target)
        else:
            default = node.args[0] if node.args else inspect.Signature.empty
            name = node.name if self.keep_name else node.target
            made = self.graph.placeholder(name, type_expr=node.type, default_value=default)
        made.meta = node.meta.copy()
        self.env[node.name] = made

    def call(self, partition: Partition, tuple_return: bool) -> None:
        """The call of a part, and its results."""
        self.attributes[partition.submod_name] = GraphModule(partition.targets, partition.graph)
        value = self.graph.call_module(partition.submod_name, tuple(self.env[name] for name in partition.inputs))
        if len(partition.outputs) > 1 or (partition.outputs and tuple_return):
            proxy = Proxy(value)
            for index, name in enumerate(partition.outputs):
                self.env[name] = proxy[index].node
        else:
            for name in partition.outputs:
                self.env[name] = value


__all__ = ["Partition", "split_module"]
