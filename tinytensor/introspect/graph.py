"""The graph behind a tensor, as plain data: nodes, edges, what each node saved.

`graph(loss)` walks `grad_fn` and `next_functions`, as a reader would, without recursion and each node once. Nothing is
kept alive and no gradient is computed; for the order of a backward pass see backward.py.

Reads what torch/csrc/autograd/function.h (`Node`, `Edge`), saved_variable.h and accumulate_grad.h hold.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.autograd.engine.accumulate_grad import AccumulateGrad
from tinytensor.autograd.engine.node import SEQUENCE_NR_MAX, Node
from tinytensor.autograd.variable.saved_variable import RELEASED, SavedVariable
from tinytensor.autograd.variable.variable import current_version, gradient_edge, raw_edge
from tinytensor.c10.error import check, check_type, internal_assert
from tinytensor.introspect.scope import blocks_of
from tinytensor.introspect.storage import VERSION, summarize


def graph(*outputs: Tensor, names: Mapping[str, Tensor] | None = None) -> dict[str, Any]:
    """The nodes and edges that a backward pass from `outputs` would meet, as a dict that `json.dumps` accepts.

    {"version": 1, "kind": "graph", "roots": [id, ...],
     "nodes": [{"id", "name", "kind": "node" | "leaf" | "output", "label", "sequence_nr", "outputs", "saved",
                "tensor", "group", "layer"}],
     "edges": [{"from", "slot", "to", "input_nr"}],
     "groups": [{"name", "path", "nodes": [id, ...]}]}

    `id` counts nodes in the order of discovery, breadth first. `sequence_nr` is a rank: 0 is the oldest node of this
    graph; None for leaves, which the engine prefers to every other node. `outputs` are the tensors that the node made
    in the forward pass, whose gradients it receives: sizes and dtype. `saved` lists what it keeps for its formula, with
    the version at saving and now; its state is "valid", "stale" (written to since: backward will refuse), "released"
    or "packed" (by saved-tensor hooks). A leaf's `tensor` has sizes, dtype, version, values and `grad`. An edge without
    a receiver, for an input that needs no gradient, has `"to": None`: the `(None, 0)` of `next_functions`. `names` label
    leaves, and the nodes that made a named tensor. `group` is the `introspect.scope` that a node was recorded in, and
    `groups` lists them, an outer one before the inner ones. `layer` is 2 for what a backward pass recorded.
    """
    nodes, edges = walk(outputs)
    return describe(nodes, edges, [_node_of(t) for t in outputs], names_of_nodes(names))


def walk(outputs: tuple[Tensor, ...]) -> tuple[list[Node], list[dict[str, Any]]]:
    """Every node reachable from the outputs, breadth first, and every edge."""
    check_type(bool(outputs), "graph() needs at least one tensor")
    for i, t in enumerate(outputs):
        check_type(isinstance(t, Tensor), f"graph() takes tensors, not {type(t).__name__}")
        check(t.requires_grad, f"element {i} of tensors does not require grad and does not have a grad_fn")
    return walk_nodes([_node_of(t) for t in outputs])


def walk_nodes(roots: Iterable[Node], known: Sequence[Node] = ()) -> tuple[list[Node], list[dict[str, Any]]]:
    """Every node reachable from the roots, breadth first after the `known` ones, and every edge."""
    nodes = list(known)
    number = {id(node): i for i, node in enumerate(nodes)}

    def visit(node: Node) -> int:
        if id(node) not in number:
            number[id(node)] = len(nodes)
            nodes.append(node)
        return number[id(node)]

    for root in roots:
        visit(root)
    edges = []
    for i, node in enumerate(nodes):  # `nodes` grows while it is walked
        for slot, (function, input_nr) in enumerate(node.next_functions):
            to = None if function is None else visit(function)
            edges.append({"from": i, "slot": slot, "to": to, "input_nr": input_nr})
    return nodes, edges


def describe(
    nodes: list[Node], edges: list[dict[str, Any]], roots: Sequence[Node], labels: Mapping[int, str],
    second_layer_from: float = math.inf,
) -> dict[str, Any]:  # fmt: skip
    """The dict of `graph`. Nodes with a sequence number from `second_layer_from` on were recorded by a backward pass."""
    number = {id(node): i for i, node in enumerate(nodes)}
    root_ids = [number[id(root)] for root in roots]
    ranks = sequence_ranks(nodes)
    groups, group_of = _groups(nodes, edges)
    described = []
    for i, node in enumerate(nodes):
        leaf = node.variable if isinstance(node, AccumulateGrad) else None
        described.append(
            {
                "id": i,
                "name": node_name(node),
                "kind": "leaf" if leaf is not None else "output" if i in root_ids else "node",
                "label": labels.get(id(node if leaf is None else leaf)),
                "sequence_nr": ranks[i],
                "outputs": [_describe_output(m) for m in node.input_metadata],
                "saved": saved_of(node),
                "tensor": None if leaf is None else _describe_leaf(leaf),
                "group": group_of.get(i),
                "layer": 2 if _is_counted(node) and node._sequence_nr() >= second_layer_from else 1,
            }
        )
    head = {"version": VERSION, "kind": "graph", "roots": root_ids}
    return {**head, "nodes": described, "edges": edges, "groups": groups}


def names_of_nodes(names: Mapping[str, Any] | None) -> dict[int, str]:
    """id of a leaf tensor, or of the node that made a tensor -> the tensor's name. Looking makes nothing."""
    labels: dict[int, str] = {}
    for name, value in (names or {}).items():
        if isinstance(value, Tensor):
            edge = raw_edge(value)
            labels.setdefault(id(value) if edge is None else id(edge[0]), name)
    return labels


def _node_of(t: Tensor) -> Any:
    """The node that the gradient of `t` goes to: its grad_fn, or a leaf's AccumulateGrad."""
    edge: Any = gradient_edge(t)
    internal_assert(edge is not None, "a tensor that requires grad has an edge")
    return edge[0].look()


def node_name(node: Node) -> str:
    """`MulBackward0`; PyTorch's `torch::autograd::AccumulateGrad` without its namespace."""
    return node.name().rpartition("::")[2]


def sequence_ranks(nodes: list[Node]) -> list[int | None]:
    """Sequence numbers counted from the oldest node of the graph, so that they mean the same in every run."""
    rank = {number: i for i, number in enumerate(sorted({n._sequence_nr() for n in nodes if _is_counted(n)}))}
    return [rank.get(node._sequence_nr()) for node in nodes]


def _is_counted(node: Node) -> bool:
    """Whether the sequence number says when the node was recorded. Leaves and error nodes have the largest number instead."""
    return node._sequence_nr() != SEQUENCE_NR_MAX


def _groups(nodes: list[Node], edges: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], dict[int, str]]:
    """The scopes that the nodes were recorded in, oldest first, and for each node the name of its innermost one.

    A leaf, or another node without a place in time, belongs to the scopes that all of its users belong to. If a path is
    entered again, the second group gets a number: "layer", "layer#2".
    """
    inside: dict[int, list[tuple[int, int, str, int]]] = {}
    for i, node in enumerate(nodes):
        if _is_counted(node):
            inside[i] = blocks_of(node._sequence_nr())
    users: dict[int, list[int]] = {}
    for edge in edges:
        if edge["to"] is not None and not _is_counted(nodes[edge["to"]]):
            users.setdefault(edge["to"], []).append(edge["from"])
    for leaf, using in users.items():
        inside[leaf] = [b for b in inside.get(using[0], ()) if all(b in inside.get(u, ()) for u in using)]
    members: dict[tuple[int, int, str, int], list[int]] = {}
    for i in range(len(nodes)):
        for block in inside.get(i, ()):
            members.setdefault(block, []).append(i)
    groups, group_of, seen = [], {}, Counter[str]()
    for block in sorted(members):
        path = block[2]
        seen[path] += 1
        name = path if seen[path] == 1 else f"{path}#{seen[path]}"
        groups.append({"name": name, "path": path, "nodes": members[block]})
        group_of.update(dict.fromkeys(members[block], name))  # inner blocks come later, and win
    return groups, group_of


def _describe_output(metadata: Any) -> dict[str, Any]:
    if metadata is None:  # an output that needs no gradient
        return {"sizes": [], "dtype": "none"}
    return {"sizes": list(metadata.sizes), "dtype": metadata.dtype.name}


def _describe_leaf(variable: Tensor) -> dict[str, Any]:
    grad = variable.grad
    return {
        **summarize(variable),
        "version": current_version(variable),
        "grad": None if grad is None else summarize(grad),
    }


# -- what a node saved


def saved_of(node: Node) -> list[dict[str, Any]]:
    """What a node keeps for its formula. Nothing is unpacked, so no saved-tensor hook runs and nothing is refused.

    Tensors: {"name", "kind": "tensor", "sizes", "dtype", "saved_version", "version", "state"}.
    Other values: {"name", "kind": "value", "value": text}.
    """
    saved: list[dict[str, Any]] = []
    for name, value in _attributes(node):
        for label, item in _flatten(name, value):
            if isinstance(item, SavedVariable):
                described = _describe_saved(label, item)
                saved += [] if described is None else [described]
            elif isinstance(item, bool | int | float | str | tuple):
                saved.append({"name": label, "kind": "value", "value": str(item)})
    return saved


def saved_variables(node: Node) -> Iterable[tuple[str, SavedVariable]]:
    """The saved tensors of a node, each by its name."""
    for name, value in _attributes(node):
        for label, item in _flatten(name, value):
            if isinstance(item, SavedVariable):
                yield label, item


def _attributes(node: Node) -> Iterable[tuple[str, Any]]:
    """A node's own slots and attributes in the order in which its class lists them."""
    names: list[str] = []
    for cls in reversed(type(node).__mro__):
        if issubclass(cls, Node) and cls is not Node:
            slots = cls.__dict__.get("__slots__", ())
            names += [slots] if isinstance(slots, str) else slots
    names += vars(node) if hasattr(node, "__dict__") else ()
    for name in dict.fromkeys(names):
        if not name.startswith("__") and hasattr(node, name):
            yield name.removeprefix("_saved_").strip("_"), getattr(node, name)


def _flatten(name: str, value: Any) -> Iterable[tuple[str, Any]]:
    """A list of saved tensors as one by one."""
    if isinstance(value, list | tuple) and value and all(isinstance(v, SavedVariable) for v in value):
        return [(f"{name}[{i}]", v) for i, v in enumerate(value)]
    return [(name, value)]


def _describe_saved(name: str, saved: SavedVariable) -> dict[str, Any] | None:
    described: dict[str, Any] = {"name": name, "kind": "tensor", "sizes": [], "dtype": "", "saved_version": None,
                                 "version": None}  # fmt: skip
    special: Any = saved.special
    if saved.tensor is not None:
        tensor, then, now = saved.tensor, saved.version, saved.tensor.storage_.version
    elif special is RELEASED:
        return {**described, "state": "released"}
    elif special is None:
        return None
    elif special.tensor is None:  # what a pack hook returned
        return {**described, "state": "packed"}
    else:
        tensor, then, now = special.tensor, special.version, special.counter.version
    described |= {"sizes": list(tensor.meta_.sizes), "dtype": tensor.meta_.dtype.name}
    described |= {"saved_version": then, "version": now}
    return {**described, "state": "valid" if then == now else "stale"}
