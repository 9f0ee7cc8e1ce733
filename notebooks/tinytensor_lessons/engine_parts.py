"""Parts of an engine, ready to use: what lesson 10 gives to the learner, and puts in place of unfinished exercises.

Everything here works on the library's nodes, and on those of a check: a node has `next_edges`, `sequence_nr`,
`num_inputs()`. `edge_of`, `call_function` and `run_some` are what the notebook imports.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tinytensor import no_grad, ones_like
from tinytensor.autograd.engine import engine
from tinytensor.autograd.engine.input_metadata import check_count, validate_grad
from tinytensor.autograd.variable.variable import gradient_edge
from tinytensor.introspect import saved_bytes

Edge = tuple[Any, int]

# Nodes that `run_some` has run, for a check that wants to know.
ran: list[Any] = []


def edge_of(t: Any) -> Edge:
    """Where the gradient of `t` goes: (grad_fn, output_nr), or for a leaf (its AccumulateGrad, 0)."""
    edge = gradient_edge(t)
    if edge is None:
        raise RuntimeError("One of the differentiated Tensors does not require grad")
    return edge


def call_function(node: Any, buffer: Sequence[Any]) -> Sequence[Any]:
    """Run one node on the gradients in `buffer`, hooks included. Returns a gradient for each of its edges, or None."""
    if hasattr(node, "call"):  # a node of a check
        return node.call(list(buffer))
    results = engine.call_function(node, list(buffer))
    check_count(node, results)
    return [
        grad if edge is None else validate_grad(grad, edge[0].input_metadata[edge[1]], i, node)
        for i, (grad, edge) in enumerate(zip(results, node.next_edges, strict=True))
    ]


def dependencies(roots: Iterable[Any]) -> dict[Any, int]:
    """For every node that the roots reach: how many edges lead to it."""
    todo = list(dict.fromkeys(roots))
    counts: dict[Any, int] = dict.fromkeys(todo, 0)
    for node in todo:  # `todo` grows while it is walked
        for edge in node.next_edges:
            if edge is not None:
                if edge[0] not in counts:
                    counts[edge[0]] = 0
                    todo.append(edge[0])
                counts[edge[0]] += 1
    return counts


class InputBuffer:
    """The gradients that have arrived at one node, added up by slot."""

    def __init__(self, size: int) -> None:
        self._grads: list[Any] = [None] * size

    def add(self, slot: int, grad: Any) -> None:
        if grad is not None:
            old = self._grads[slot]
            self._grads[slot] = grad if old is None else old + grad

    def values(self) -> list[Any]:
        return list(self._grads)


def run_some(roots: Sequence[Edge], grads: Sequence[Any], needed: set[Any], wanted: Sequence[Edge]) -> dict[Edge, Any]:
    """Run those nodes that are in `needed`, and no others, from the roots on.

    Returns {edge: gradient} for those of the `wanted` edges that a gradient has reached.
    """
    waiting = dependencies(node for node, _ in roots)
    buffers: dict[Any, InputBuffer] = {}
    found: dict[Edge, Any] = {}

    def deliver(edge: Edge, grad: Any) -> None:
        node, slot = edge
        if node not in buffers:
            buffers[node] = InputBuffer(node.num_inputs())
        buffers[node].add(slot, grad)

    for edge, grad in zip(roots, grads, strict=True):
        deliver(edge, grad)
    ready = [node for node in buffers if not waiting[node]]
    while ready:
        ready.sort(key=lambda node: node.sequence_nr)
        node = ready.pop()
        buffer = buffers.pop(node).values()
        found.update({edge: buffer[edge[1]] for edge in wanted if edge[0] is node})
        if node not in needed:
            continue
        ran.append(node)
        for edge, grad in zip(node.next_edges, call_function(node, buffer), strict=True):
            if edge is not None:
                deliver(edge, grad)
                waiting[edge[0]] -= 1
                if not waiting[edge[0]]:
                    ready.append(edge[0])
    return found


def bytes_while_running(
    program: Callable[[], Any],
    newest_first: bool,
    dependencies: Callable[[list[Any]], dict[Any, int]] = dependencies,
    input_buffer: Callable[[int], Any] = InputBuffer,
) -> list[int]:
    """The memory of a backward pass, in bytes, before it and after each node: saved tensors, and gradients that wait.

    `program` makes the loss. Of the ready nodes the newest runs first, or the oldest; each lets go of what it saved.
    """
    with saved_bytes() as saved:
        loss = program()
    waiting = dependencies([loss.grad_fn])
    buffers = {loss.grad_fn: input_buffer(1)}
    buffers[loss.grad_fn].add(0, ones_like(loss))
    ready, history = [loss.grad_fn], [saved.nbytes]
    while ready:
        ready.sort(key=lambda node: node.sequence_nr, reverse=not newest_first)
        node = ready.pop()
        with no_grad():
            results: Any = call_function(node, buffers.pop(node).values())
        node.release_variables()
        for edge, grad in zip(node.next_edges, results, strict=True):
            if edge is not None:
                buffers.setdefault(edge[0], input_buffer(edge[0].num_inputs())).add(edge[1], grad)
                waiting[edge[0]] -= 1
                if not waiting[edge[0]]:
                    ready.append(edge[0])
        results = grad = None  # only the buffers hold gradients now
        waits = {g.data_ptr(): g.nbytes for buffer in buffers.values() for g in buffer.values() if g is not None}
        history.append(saved.nbytes + sum(waits.values()))
    return history
