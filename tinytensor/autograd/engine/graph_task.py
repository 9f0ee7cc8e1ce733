# hot path
"""GraphTask: the state of one backward pass, and the two walks over the graph that prepare it.

`compute_dependencies` counts for every node the edges that lead to it; a node is ready when all of them have brought
their gradient. `init_to_execute` finds, for `grad(outputs, inputs)`, the nodes that lie on a way to the inputs.

Mirrors torch/csrc/autograd/graph_task.h and the parts of engine.cpp that prepare it (`compute_dependencies`,
`init_to_execute`). What a pass has for its threads and streams is in engine_devices.py.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.autograd.engine.node import Edge, Node

_next_id = itertools.count().__next__


class ExecInfo:
    """What the engine does with a node when the caller wants only some gradients.

    needed      run it: a wanted gradient lies beyond
    captures    (input_nr, index of the result): hand out what flows into it
    """

    __slots__ = ("captures", "needed")

    def __init__(self) -> None:
        self.needed = False
        self.captures: list[tuple[int, int]] = []


class GraphTask:
    """The state of one backward pass.

    keep_graph       do not release saved variables
    create_graph     record what the backward functions do
    dependencies     node -> edges that lead to it and have not brought their gradient yet
    not_ready        node -> input buffer, for nodes that still wait
    exec_info        node -> ExecInfo, or None to run everything
    captured         the results of `grad(outputs, inputs)`
    is_whole         whether this pass, and every pass around it, runs its whole graph
    depth            how many passes it is inside of
    on_devices       whether it runs on several threads (engine_devices.py)
    turn             for profilers: the node whose turn it is, and its range
    """

    __slots__ = (
        "captured", "create_graph", "dependencies", "depth", "exec_info", "final_callbacks", "id", "is_whole", "keep_graph",
        "not_ready", "on_devices", "root", "turn",
    )  # fmt: skip

    def __init__(self, root: Node, keep_graph: bool, create_graph: bool, outer: GraphTask | None = None) -> None:
        self.root = root
        self.id = _next_id()
        self.keep_graph = keep_graph
        self.create_graph = create_graph
        self.dependencies: dict[Node, int] = {}
        self.not_ready: dict[Node, list[Any]] = {}
        self.exec_info: dict[Node, ExecInfo] | None = None
        self.captured: list[Any] = []
        self.final_callbacks: list[Callable[[], None]] = []
        self.is_whole: bool = outer is None or outer.is_whole
        self.depth: int = 0 if outer is None else outer.depth + 1
        self.on_devices = False
        self.turn: tuple[Node, Any] | None = None

    def compute_dependencies(self, root: Node) -> None:
        """Count, for every node that can be reached from `root`, the edges that lead to it."""
        # Edges are counted, not nodes: a node with two edges to the same one (x * x) brings it two gradients.
        # The root has no count unless something leads to it; it runs first in any case.
        dependencies = self.dependencies
        stack = [root]
        pop, push = stack.pop, stack.append
        while stack:
            for edge in pop().next_edges:
                if edge is not None:
                    node = edge[0]
                    if node in dependencies:
                        dependencies[node] += 1
                    else:
                        dependencies[node] = 1
                        push(node)

    def init_to_execute(self, root: Node, outputs: Sequence[Edge], accumulate_grad: bool) -> None:
        """Fill `exec_info`: a node is needed if a wanted gradient can be reached from it.

        With `accumulate_grad` the wanted nodes themselves run; else what flows into them is captured.
        """
        exec_info = self.exec_info = {}
        self.is_whole = False
        for index, (node, input_nr) in enumerate(outputs):
            info = exec_info.setdefault(node, ExecInfo())
            if accumulate_grad:
                info.needed = True
            else:
                info.captures.append((input_nr, index))
        self.captured = [None] * (0 if accumulate_grad else len(outputs))
        # Post-order without recursion: a node is decided once all nodes behind it are.
        seen = {root}
        stack = [(root, iter(root.next_edges))]
        while stack:
            node, edges = stack[-1]
            for edge in edges:
                if edge is not None and edge[0] not in seen:
                    seen.add(edge[0])
                    stack.append((edge[0], iter(edge[0].next_edges)))
                    break
            else:
                stack.pop()
                if any(edge is not None and edge[0] in exec_info for edge in node.next_edges):
                    exec_info.setdefault(node, ExecInfo()).needed = True
