"""A backward pass, step by step, as plain data: the ready queue, the dependency counts, the input buffers.

`backward_steps(loss)` runs the real engine once, with a hook on every node that notes what came in and what went out,
and then tells the same run as the engine's bookkeeping. The gradients are the engine's own. The hooks which a user
put on the graph run too, as in any backward pass; `.grad` of no leaf is touched.

Tells what torch/csrc/autograd/engine.cpp does (`compute_dependencies`, `ReadyQueue`, `evaluate_function`). Left out:
nested backward passes, whose nodes are not in the graph, and device threads.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinytensor import autograd
from tinytensor._tensor import Tensor
from tinytensor.autograd.accumulate_grad import AccumulateGrad
from tinytensor.autograd.node import Node
from tinytensor.introspect.graph import graph, walk
from tinytensor.introspect.storage import VERSION, summarize

Grads = tuple[Any, ...]


def backward_steps(
    root: Tensor, *, gradient: Tensor | None = None, names: Mapping[str, Tensor] | None = None
) -> dict[str, Any]:
    """The backward pass from `root`, as a dict that `json.dumps` accepts.

    {"version": 1, "kind": "backward", "graph": introspect.graph(root),
     "steps": [{"node", "ready", "dependencies", "buffers", "received", "sent"}]}

    Each step is the state after `node` ran; in the first one nothing ran yet and `node` is None. `ready` lists node
    ids, the next one first. `dependencies[id]` counts the gradients that a node still waits for. `buffers` are the
    input buffers that hold something: {"node", "grads": [summary or None, ...]}. `sent` is what the step delivered:
    {"slot", "to", "input_nr", "grad", "added"}; `added` says that the buffer held a gradient already. A leaf sends to
    None: its gradient is what `backward()` would add to `.grad`.
    """
    nodes, edges = walk((root,))
    calls, leaf_grads = _run(root, gradient, nodes)
    described = graph(root, names=names)
    return {"version": VERSION, "kind": "backward", "graph": described, "steps": _tell(nodes, edges, calls, leaf_grads)}


def _run(
    root: Tensor, gradient: Tensor | None, nodes: list[Node]
) -> tuple[dict[int, tuple[Grads, Grads]], dict[int, Any]]:
    """Run the engine. Per node id: (gradients received, gradients made), in the order of execution; per leaf: its
    gradient."""
    calls: dict[int, tuple[Grads, Grads]] = {}
    handles = []
    for number, node in enumerate(nodes):
        if not isinstance(node, AccumulateGrad):
            # A dict keeps the order in which its keys came: the order in which the engine ran the nodes.
            def note(made: Grads, received: Grads, number: int = number) -> None:
                calls[number] = (received, made)

            handles.append(node.register_hook(note))
    leaves = {i: node.variable for i, node in enumerate(nodes) if isinstance(node, AccumulateGrad)}
    try:
        grads = autograd.grad(
            [root], list(leaves.values()), grad_outputs=[gradient], retain_graph=True, allow_unused=True
        )
    finally:
        for handle in handles:
            handle.remove()
    return calls, dict(zip(leaves, grads, strict=True))


def _tell(
    nodes: list[Node], edges: list[dict[str, Any]], calls: dict[int, tuple[Grads, Grads]], leaf_grads: dict[int, Any]
) -> list[dict[str, Any]]:
    """The engine's bookkeeping around the recorded calls."""
    outgoing: list[list[dict[str, Any]]] = [[] for _ in nodes]
    waiting = [0] * len(nodes)
    for edge in edges:
        if edge["to"] is not None:
            outgoing[edge["from"]].append(edge)
            waiting[edge["to"]] += 1
    place = {number: i for i, number in enumerate(calls)}

    def turn(number: int) -> tuple[int, int]:
        """Leaves run before any other ready node; the others in the order in which the engine took them."""
        return (0, 0) if number in leaf_grads else (1, place.get(number, len(place)))

    buffers: dict[int, list[Any]] = {}
    ready = [0]
    if ready[0] in calls:
        buffers[0] = list(calls[0][0])
    elif ready[0] in leaf_grads:  # the root is itself a leaf
        buffers[0] = [leaf_grads[0]]
    steps = [_state(None, ready, waiting, buffers, (), [])]
    while ready:
        number = ready.pop(0)
        received = buffers.pop(number, [])
        sent = []
        if number in leaf_grads:
            sent.append({"slot": 0, "to": None, "input_nr": 0, "grad": _summary(leaf_grads[number]), "added": False})
        made = calls[number][1] if number in calls else ()
        for edge in outgoing[number]:
            to, grad = edge["to"], made[edge["slot"]] if edge["slot"] < len(made) else None
            inputs = max(1, nodes[to].num_inputs())
            slots = buffers.setdefault(to, [None] * inputs)
            held = slots[edge["input_nr"]]
            if grad is not None:
                slots[edge["input_nr"]] = grad if held is None else held + grad
            waiting[to] -= 1
            if not waiting[to]:
                ready.append(to)
            sent.append({**edge, "grad": _summary(grad), "added": held is not None and grad is not None})
        ready.sort(key=turn)
        received = list(calls[number][0]) if number in calls else received
        steps.append(_state(number, ready, waiting, buffers, received, sent))
    return steps


def _state(
    node: int | None,
    ready: list[int],
    waiting: list[int],
    buffers: dict[int, list[Any]],
    received: Any,
    sent: list[Any],
) -> dict[str, Any]:
    held = [{"node": i, "grads": [_summary(g) for g in grads]} for i, grads in sorted(buffers.items())]
    return {
        "node": node,
        "ready": list(ready),
        "dependencies": list(waiting),
        "buffers": held,
        "received": [_summary(g) for g in received],
        "sent": [{k: s[k] for k in ("slot", "to", "input_nr", "grad", "added")} for s in sent],
    }


def _summary(grad: Any) -> dict[str, Any] | None:
    return None if grad is None else summarize(grad)
