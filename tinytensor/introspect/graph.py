"""The graph behind a tensor, as plain data: nodes, edges, what each node saved.

`graph(loss)` walks `grad_fn` and `next_functions`, as a reader would, without recursion and each node once. Nothing is
kept alive and no gradient is computed; for the order of a backward pass see backward.py.

Reads what torch/csrc/autograd/function.h (`Node`, `Edge`), saved_variable.h and accumulate_grad.h hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.autograd.accumulate_grad import AccumulateGrad
from tinytensor.autograd.node import Node
from tinytensor.autograd.saved_variable import RELEASED, SavedVariable
from tinytensor.autograd.variable import current_version, gradient_edge
from tinytensor.c10.error import check, check_type, internal_assert
from tinytensor.introspect.storage import VERSION, summarize


def graph(*outputs: Tensor, names: Mapping[str, Tensor] | None = None) -> dict[str, Any]:
    """The nodes and edges that a backward pass from `outputs` would meet, as a dict that `json.dumps` accepts.

    {"version": 1, "kind": "graph", "roots": [id, ...],
     "nodes": [{"id", "name", "kind": "node" | "leaf" | "output", "label", "sequence_nr", "outputs", "saved",
                "tensor"}],
     "edges": [{"from", "slot", "to", "input_nr"}]}

    `id` counts nodes in the order of discovery, breadth first. `sequence_nr` is a rank: 0 is the oldest node of this
    graph; None for leaves, which the engine prefers to every other node. `outputs` are the tensors that the node made
    in the forward pass, whose gradients it receives: sizes and dtype. `saved` lists what it keeps for its formula, with
    the version at saving and now; its state is "ok", "overwritten", "released" or "packed" (by saved-tensor hooks). A
    leaf's `tensor` has sizes, dtype, version, values and `grad`. An edge without a receiver, for an input that needs no
    gradient, has `"to": None`. `names` label leaves and outputs.
    """
    nodes, edges = walk(outputs)
    number = {id(node): i for i, node in enumerate(nodes)}
    roots = [number[id(_node_of(t))] for t in outputs]
    by_tensor = {id(t): name for name, t in (names or {}).items()}
    labels = {root: by_tensor.get(id(t)) for root, t in zip(roots, outputs, strict=True)}
    ranks = sequence_ranks(nodes)
    described = []
    for i, node in enumerate(nodes):
        leaf = node.variable if isinstance(node, AccumulateGrad) else None
        described.append(
            {
                "id": i,
                "name": node_name(node),
                "kind": "leaf" if leaf is not None else "output" if i in roots else "node",
                "label": labels.get(i) if leaf is None else by_tensor.get(id(leaf)),
                "sequence_nr": ranks[i],
                "outputs": [_describe_output(m) for m in node.input_metadata],
                "saved": saved_of(node),
                "tensor": None if leaf is None else _describe_leaf(leaf),
            }
        )
    return {"version": VERSION, "kind": "graph", "roots": roots, "nodes": described, "edges": edges}


def walk(outputs: tuple[Tensor, ...]) -> tuple[list[Node], list[dict[str, Any]]]:
    """Every node reachable from the outputs, breadth first, and every edge."""
    check_type(bool(outputs), "graph() needs at least one tensor")
    nodes: list[Node] = []
    number: dict[int, int] = {}

    def visit(node: Node) -> int:
        if id(node) not in number:
            number[id(node)] = len(nodes)
            nodes.append(node)
        return number[id(node)]

    for i, t in enumerate(outputs):
        check_type(isinstance(t, Tensor), f"graph() takes tensors, not {type(t).__name__}")
        check(t.requires_grad, f"element {i} of tensors does not require grad and does not have a grad_fn")
        visit(_node_of(t))
    edges = []
    for i, node in enumerate(nodes):  # `nodes` grows while it is walked
        for slot, (function, input_nr) in enumerate(node.next_functions):
            to = None if function is None else visit(function)
            edges.append({"from": i, "slot": slot, "to": to, "input_nr": input_nr})
    return nodes, edges


def _node_of(t: Tensor) -> Any:
    """The node that the gradient of `t` goes to: its grad_fn, or a leaf's AccumulateGrad."""
    edge: Any = gradient_edge(t)
    internal_assert(edge is not None, "a tensor that requires grad has an edge")
    return edge[0]


def node_name(node: Node) -> str:
    """`MulBackward0`; PyTorch's `torch::autograd::AccumulateGrad` without its namespace."""
    return node.name().rpartition("::")[2]


def sequence_ranks(nodes: list[Node]) -> list[int | None]:
    """Sequence numbers counted from the oldest node of the graph, so that they mean the same in every run."""
    order = sorted(node._sequence_nr() for node in nodes if not isinstance(node, AccumulateGrad))
    rank = {number: i for i, number in enumerate(order)}
    return [None if isinstance(node, AccumulateGrad) else rank[node._sequence_nr()] for node in nodes]


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
    described |= {"sizes": list(tensor.meta.sizes), "dtype": tensor.meta.dtype.name}
    described |= {"saved_version": then, "version": now}
    return {**described, "state": "ok" if then == now else "overwritten"}


# -- graphs that are not autograd's


def graph_of_lists(names: Sequence[str], edges: Iterable[tuple[int, int | None, int, int]]) -> dict[str, Any]:
    """The dict for a graph walked by hand: node names in the order of first visit, edges (from, to, input_nr, slot)."""
    described = [{"from": a, "slot": slot, "to": b, "input_nr": input_nr} for a, b, input_nr, slot in edges]
    targets = {e["to"] for e in described}
    nodes = []
    for i, name in enumerate(names):
        kind = "leaf" if "AccumulateGrad" in name else "node" if i in targets else "output"
        nodes.append(_plain_node(i, name.rpartition("::")[2], kind))
    roots = [n["id"] for n in nodes if n["kind"] == "output"]
    return {"version": VERSION, "kind": "graph", "roots": roots, "nodes": nodes, "edges": described}


def value_graph(root: Any, *, names: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The dict for a graph of objects with `data`, `op` and `inputs`, and perhaps `grad`: one's own first autograd."""
    found, number = [root], {id(root): 0}
    edges = []
    for i, value in enumerate(found):  # `found` grows while it is walked
        for slot, source in enumerate(value.inputs or ()):
            if id(source) not in number:
                number[id(source)] = len(found)
                found.append(source)
            edges.append({"from": i, "slot": slot, "to": number[id(source)], "input_nr": 0})
    by_value = {id(v): name for name, v in (names or {}).items()}
    nodes = []
    for i, value in enumerate(found):
        kind = "output" if i == 0 else "node" if value.inputs else "leaf"
        grad = getattr(value, "grad", None)
        tensor = {**_one_number(value.data), "grad": None if grad is None else _one_number(grad)}
        name = str(value.op) if value.op else "value"
        nodes.append(_plain_node(i, name, kind) | {"label": by_value.get(id(value)), "tensor": tensor})
    return {"version": VERSION, "kind": "graph", "roots": [0], "nodes": nodes, "edges": edges}


def _plain_node(number: int, name: str, kind: str) -> dict[str, Any]:
    return {"id": number, "name": name, "kind": kind, "label": None, "sequence_nr": None, "outputs": [], "saved": [],
            "tensor": None}  # fmt: skip


def _one_number(value: Any) -> dict[str, Any]:
    return {"sizes": [], "dtype": type(value).__name__, "numel": 1, "values": [value]}
