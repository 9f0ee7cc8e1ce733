"""The engine in its plainest form. Read this first, then engine.py, which does the same and is faster.

    count   how many edges lead to each node: as many gradients it has to wait for
    loop    take the ready node that was recorded last, run it, and send each result along its edge
    edge    add the gradient into the buffer of the node it leads to; that node is ready when no gradient is missing

`execute` may stand in for engine.py's: a test gives both the same graphs, and compares the order of the nodes and all
gradients. What engine.py has on top: gradients are added in place, and become `.grad` without a copy, where nobody else
looks; a node that is alone in being ready skips the heap; nodes and hooks can ask about the running pass
(`queue_callback`, `register_multi_grad_hook`, which gradients are wanted); observers, anomaly mode, a thread for deep
nesting, and one for each device with streams.

Mirrors `thread_main` and `evaluate_function` of torch/csrc/autograd/engine.cpp.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import Any

from tinytensor.autograd.engine.engine import GraphRoot, call_function, call_tensor_pre_hooks
from tinytensor.autograd.engine.input_metadata import check_count, validate_grad
from tinytensor.autograd.engine.node import Edge, Node
from tinytensor.c10.grad_mode import set_grad_enabled


def execute(
    roots: Sequence[Edge],
    grads: Sequence[Any],
    keep_graph: bool,
    create_graph: bool,
    accumulate_grad: bool = True,
    outputs: Sequence[Edge] = (),
) -> list[Any]:
    """Run backward from `roots`, into which `grads` flow. `outputs` are the edges whose gradients are wanted, if not all."""
    root = GraphRoot(tuple(roots), tuple(grads))
    sources = nodes_before(root)
    waiting_for = {node: len(before) for node, before in sources.items()}
    to_run = {root, *sources}
    wanted: Sequence[Edge] = ()
    if outputs:
        wanted_nodes = {node for node, _ in outputs}
        to_run = all_before(
            wanted_nodes if accumulate_grad else [n for node in wanted_nodes for n in sources[node]], sources
        )
        wanted = () if accumulate_grad else outputs
    captured: list[Any] = [None] * len(wanted)

    buffers: dict[Node, list[Any]] = {}
    arrival = itertools.count()
    ready: list[tuple[int, int, Node, list[Any]]] = [(0, next(arrival), root, [])]
    with set_grad_enabled(create_graph):
        while ready:
            _, _, node, buffer = heappop(ready)
            if node not in to_run:
                call_tensor_pre_hooks(node, buffer)
            for i, (wanted_node, input_nr) in enumerate(wanted):
                if wanted_node is node:
                    captured[i] = buffer[input_nr]
            if node not in to_run:
                continue
            results = call_function(node, buffer)  # with its hooks
            check_count(node, results)
            if not keep_graph:
                node.release_variables()
            for i, (edge, grad) in enumerate(zip(node.next_edges, results, strict=True)):
                if edge is None:
                    continue
                following, input_nr = edge
                metadata = following.input_metadata
                waiting = buffers.setdefault(following, [None] * len(metadata))
                grad = validate_grad(grad, metadata[input_nr], i, node)
                if grad is not None:
                    so_far = waiting[input_nr]
                    waiting[input_nr] = grad if so_far is None else so_far + grad
                waiting_for[following] -= 1
                if waiting_for[following] == 0:
                    heappush(ready, (-following.sequence_nr, next(arrival), following, buffers.pop(following)))
    return captured


def nodes_before(root: Node) -> dict[Node, list[Node]]:
    """For every node that can be reached from `root`: where its gradients come from, a node for each edge."""
    sources: dict[Node, list[Node]] = defaultdict(list)
    stack = [root]
    while stack:
        node = stack.pop()
        for edge in node.next_edges:
            if edge is not None:
                following = edge[0]
                if following not in sources:
                    stack.append(following)
                sources[following].append(node)
    return sources


def all_before(nodes: Iterable[Node], sources: dict[Node, list[Node]]) -> set[Node]:
    """`nodes`, and all from which one of them can be reached."""
    seen = set(nodes)
    stack = list(seen)
    while stack:
        for node in sources[stack.pop()]:
            if node not in seen:
                seen.add(node)
                stack.append(node)
    return seen
