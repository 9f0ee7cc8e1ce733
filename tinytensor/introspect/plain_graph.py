"""Other graphs than autograd's as the dict that `introspect.graph` returns, so that the same widget can draw them.

A learner's own walk over a graph (`graph_of_lists`), and the values of a learner's own first autograd (`value_graph`).
PyTorch has no counterpart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tinytensor.c10.error import check_value
from tinytensor.introspect.storage import VERSION


def graph_of_lists(names: Sequence[str], edges: Iterable[tuple[int, int | None, int, int]]) -> dict[str, Any]:
    """The dict for a graph walked by hand: node names in the order of first visit, edges (from, to, input_nr, slot).

    ValueError if an edge names a node that is not in the list.
    """
    described = [{"from": a, "slot": slot, "to": b, "input_nr": input_nr} for a, b, input_nr, slot in edges]
    for edge in described:
        for end in (edge["from"], edge["to"]):
            check_value(
                end is None or end in range(len(names)),
                lambda e=edge, n=end: f"edge {tuple(e.values())} names node {n}, but there are {len(names)} nodes",
            )
    targets = {e["to"] for e in described}
    nodes = []
    for i, name in enumerate(names):
        kind = "leaf" if "AccumulateGrad" in name else "node" if i in targets else "output"
        nodes.append(_plain_node(i, name.rpartition("::")[2], kind))
    roots = [n["id"] for n in nodes if n["kind"] == "output"]
    return {"version": VERSION, "kind": "graph", "roots": roots, "nodes": nodes, "edges": described, "groups": []}


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
    return {"version": VERSION, "kind": "graph", "roots": [0], "nodes": nodes, "edges": edges, "groups": []}


def _plain_node(number: int, name: str, kind: str) -> dict[str, Any]:
    return {"id": number, "name": name, "kind": kind, "label": None, "sequence_nr": None, "outputs": [], "saved": [],
            "tensor": None, "group": None, "layer": 1}  # fmt: skip


def _one_number(value: Any) -> dict[str, Any]:
    return {"sizes": [], "dtype": type(value).__name__, "numel": 1, "values": [value]}
