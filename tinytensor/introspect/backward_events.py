"""Turns the notes of one run of the engine (`Run` in backward.py) into the dict that `introspect.backward_steps` documents.

While the engine runs, only what would be lost is noted: the state before each node, the gradients as summaries, who added
to which buffer. What follows from these notes is worked out here, afterwards: why a node was chosen, and which edge
delivered what. PyTorch has no counterpart.
"""

from __future__ import annotations

from typing import Any

from tinytensor.introspect.storage import VERSION


def describe_run(run: Any) -> dict[str, Any]:
    """The dict of one run."""
    count = len(run.graph["nodes"])
    out: list[list[dict[str, Any]]] = [[] for _ in range(count)]
    expected = [0] * count
    for edge in run.edges:
        out[edge["from"]].append(edge)
        if edge["to"] is not None:
            expected[edge["to"]] += 1
    layers = run.double["nodes"] if run.double else []
    recorded: dict[int, list[int]] = {}
    for node in layers:
        if node["made_in"] is not None:
            recorded.setdefault(node["made_in"], []).append(node["id"])
    steps = [_before_the_first(run, expected)]
    for k, step in enumerate(run.steps, 1):
        steps.append(_step(run, step, out[step["node"]], expected) | {"recorded": recorded.get(k, [])})
    return {
        "version": VERSION,
        "kind": "backward",
        "graph": run.graph,
        "steps": steps,
        "not_needed": [] if run.needed is None else [i for i in range(count) if i not in run.needed],
        "captured": [captured for step in run.steps for captured in step["captured"]],
        "create_graph": run.create_graph,
        "double": run.double,
        "error": run.error,
    }


_NOTHING: dict[str, Any] = {
    "node": None, "why": None, "ready_before": [], "received": [], "hooks": [], "unpacked": [], "freed": [], "made": [],
    "sent": [], "accumulated": None, "captured": [], "recorded": [], "nested": 0, "error": None,
}  # fmt: skip


def _before_the_first(run: Any, expected: list[int]) -> dict[str, Any]:
    if not run.steps:
        return {**_NOTHING, "ready": [], "dependencies": list(expected), "buffers": []}
    state = run.steps[0]["before"]
    return {**_NOTHING, **_state(state, expected), "ready_before": state["ready"]}


def _state(state: dict[str, Any], expected: list[int]) -> dict[str, Any]:
    left = state["dependencies"]
    return {
        "ready": state["ready"],
        "dependencies": left,
        "buffers": [
            {"node": node, "grads": grads, "arrived": expected[node] - left[node], "expected": expected[node]}
            for node, grads in state["buffers"]
        ],
    }


def _step(run: Any, step: dict[str, Any], edges: list[dict[str, Any]], expected: list[int]) -> dict[str, Any]:
    before, after = step["before"], step["after"]
    return {
        "node": step["node"],
        "why": _why(run, step["node"], before["ready"]),
        "ready_before": before["ready"],
        **_state(after, expected),
        "received": step["received"],
        "hooks": step["hooks"],
        "unpacked": step["unpacked"],
        "freed": step["freed"],
        "made": step["made"],
        "sent": _sent(run, step, edges) if step["applied"] else [],
        "accumulated": step["accumulated"],
        "captured": [c["input_nr"] for c in step["captured"]],
        "nested": step["nested"],
        "error": step["error"],
    }


def _why(run: Any, node: int, ready: list[int]) -> dict[str, Any]:
    """Why this node and not another: the counts say what may run, the sequence numbers what of that runs first."""
    nodes = run.graph["nodes"]
    over = ready[1:]
    if not over:
        rule = "root" if node in run.graph["roots"] else "only one ready"
    else:
        rule = "leaf first" if nodes[node]["kind"] == "leaf" else "youngest"
    return {"dependencies": 0, "sequence_nr": nodes[node]["sequence_nr"], "rule": rule, "over": over}


def _sent(run: Any, step: dict[str, Any], edges: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What each edge delivered.

    The engine walks the edges of a node in order. The first gradient for a receiver that is not waiting yet opens its
    buffer, and the engine calls nothing that could be watched; every later one is added by `accumulate`, which is. So for
    each receiver the watched additions belong to the last of its edges: with three edges to a new receiver
    and two additions, the first edge is "first".
    """
    left = list(step["before"]["dependencies"])
    after = step["after"]["dependencies"]
    added = {node: list(how) for node, how in step["added"].items()}
    to_come: dict[int, int] = {}
    for edge in edges:
        if edge["to"] is not None:
            to_come[edge["to"]] = to_come.get(edge["to"], 0) + 1
    sent = []
    for edge in edges:
        slot, to = edge["slot"], edge["to"]
        if to is None:
            continue
        made = step["made"][slot] if slot < len(step["made"]) else None
        grad = step["validated"].get(slot, made)
        wanted = run.needed is None or to in run.needed
        if not wanted:
            how = "not needed"
        # As many additions are left as edges: each of them was an addition. One edge more: this one opened the buffer.
        elif len(added.get(to, ())) == to_come[to]:
            how = added[to].pop(0)
        else:
            how = "undefined" if grad is None else "first"
        to_come[to] -= 1
        count = [left[to], left[to] - wanted]
        left[to] -= wanted
        sent.append({**_edge(edge), "grad": grad, "added": how in ("new sum", "in place"), "how": how, "count": count})
    if step["error"] is not None:  # what came after the error was not delivered
        sent = [s for s in sent if s["how"] == "not needed" or s["count"][1] >= after[s["to"]]]
    return sent


def _edge(edge: dict[str, Any]) -> dict[str, Any]:
    return {"slot": edge["slot"], "to": edge["to"], "input_nr": edge["input_nr"]}
