"""Backward graphs as data, and nodes made from them that tell how they are used: for the engine of lesson 10.

A graph is a tuple of steps, oldest first. Step k becomes a node with sequence number k; a step without edges is a leaf and
has the highest number there is, like AccumulateGrad.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tinytensor_lessons.values import Reads

LEAF_NR = 2**64 - 1


class Step(NamedTuple):
    """One node: how many gradients it receives; edges (earlier step, its input) or None; the factor of each edge.

    What it sends along an edge is its factor times the sum of (slot + 1) * gradient; a factor None: undefined.
    """

    inputs: int = 1
    edges: tuple[tuple[int, int] | None, ...] = ()
    factors: tuple[int | None, ...] = ()


class Node:
    """What the library's nodes have: `next_edges`, `sequence_nr`, `num_inputs()`, `name()`."""

    def __init__(self, label: str, sequence_nr: int, step: Step, edges: tuple, reads: Reads, log: list[Any]) -> None:
        self.label, self.sequence_nr, self.step = label, sequence_nr, step
        self._edges, self._reads, self._log = edges, reads, log

    @property
    def next_edges(self) -> tuple:
        self._reads.add()
        return self._edges

    def num_inputs(self) -> int:
        return self.step.inputs

    def name(self) -> str:
        return self.label

    def call(self, buffer: list[Any]) -> list[Any]:
        """What `call_function` does with this node."""
        self._log.append((self.label, list(buffer)))
        return results(self.step, buffer)

    def apply(self, *grads: Any) -> list[Any]:
        return self.call(list(grads))

    def __repr__(self) -> str:
        return self.label


def results(step: Step, buffer: list[Any]) -> list[Any]:
    """What a step sends along its edges."""
    if all(grad is None for grad in buffer):
        return [None] * len(step.edges)
    total = sum((slot + 1) * grad for slot, grad in enumerate(buffer) if grad is not None)
    return [None if factor is None else factor * total for factor in step.factors]


@dataclass(frozen=True)
class BackwardGraph:
    """Steps and roots (step, input). `title` stands for the listing where there are too many to show."""

    steps: tuple[Step, ...]
    roots: tuple[tuple[int, int], ...]
    title: str = ""

    def label(self, k: int) -> str:
        return f"n{k}" if self.steps[k].edges else f"leaf{k}"

    def build(self, most_reads: int = 10**9) -> tuple[list[Node], Reads, list[Any]]:
        """Fresh nodes, a counter of reads of `next_edges`, and the log of their calls."""
        reads = Reads(most_reads)
        log: list[Any] = []
        made: list[Node] = []
        for k, step in enumerate(self.steps):
            edges = tuple(None if edge is None else (made[edge[0]], edge[1]) for edge in step.edges)
            made.append(Node(self.label(k), k if step.edges else LEAF_NR, step, edges, reads, log))
        return made, reads, log

    def counts(self) -> dict[str, int]:
        """Label -> edges that lead to it from what the roots reach; without the nodes that none leads to."""
        count = [0] * len(self.steps)
        reached = {k for k, _ in self.roots}
        for k in range(len(self.steps) - 1, -1, -1):
            if k in reached:
                for edge in self.steps[k].edges:
                    if edge is not None:
                        count[edge[0]] += 1
                        reached.add(edge[0])
        return {self.label(k): n for k, n in enumerate(count) if n}

    def reachable(self) -> int:
        return len(self.counts().keys() | {self.label(k) for k, _ in self.roots})

    def passed(self) -> list[tuple[str, list[Any]]]:
        """(label, gradients received) in the order of the engine, if 1 flows into the first root, 2 into the second."""
        waits = self.counts()
        buffers: dict[int, list[Any]] = {}

        def deliver(k: int, slot: int, grad: Any) -> None:
            buffer = buffers.setdefault(k, [None] * self.steps[k].inputs)
            if grad is not None:
                buffer[slot] = grad if buffer[slot] is None else buffer[slot] + grad

        for number, (k, slot) in enumerate(self.roots, 1):
            deliver(k, slot, number)
        # Leaves before all others, then the youngest.
        ready = [self._turn(k) for k in buffers if self.label(k) not in waits]
        heapq.heapify(ready)
        order = []
        while ready:
            _, k = heapq.heappop(ready)
            buffer = buffers.pop(k)
            order.append((self.label(k), buffer))
            for edge, grad in zip(self.steps[k].edges, results(self.steps[k], buffer), strict=True):
                if edge is not None:
                    deliver(*edge, grad)
                    label = self.label(edge[0])
                    waits[label] -= 1
                    if not waits[label]:
                        heapq.heappush(ready, self._turn(edge[0]))
        return order

    def _turn(self, k: int) -> tuple[int, int]:
        return (-k if self.steps[k].edges else -LEAF_NR, k)

    def __str__(self) -> str:
        return self.title or self._listing(lambda step: ("",) * len(step.edges))

    def show_factors(self) -> str:
        """The listing, with what each edge makes of the gradient: `2 * `, or `None to `."""
        words = {1: "", None: "None to "}
        return self.title or self._listing(lambda step: tuple(words.get(f, f"{f} * ") for f in step.factors))

    def _listing(self, prefixes: Callable[[Step], Sequence[str]]) -> str:
        texts = []
        for k in range(len(self.steps) - 1, -1, -1):
            step = self.steps[k]
            edges = [
                "None" if edge is None else f"{prefix}({self.label(edge[0])}, {edge[1]})"
                for edge, prefix in zip(step.edges, prefixes(step), strict=True)
            ]
            if edges:
                texts.append(f"{self.label(k)} -> {', '.join(edges)}")
        return "; ".join(texts)

    def show_roots(self) -> str:
        return ", ".join(f"({self.label(k)}, {slot})" for k, slot in self.roots)


def graph(*steps: Any, roots: tuple[tuple[int, int], ...] = (), title: str = "") -> BackwardGraph:
    """Steps as (inputs, edges, factors) or as edges alone, with factors 1. The root is the last step."""
    made = [Step(*s) if s and isinstance(s[0], int) else Step(1, tuple(s), (1,) * len(s)) for s in steps]
    return BackwardGraph(tuple(made), roots or ((len(made) - 1, 0),), title)


def chain(depth: int) -> BackwardGraph:
    """One long line."""
    return graph((), *(((k, 0),) for k in range(depth)), title=f"a chain of {depth:,} nodes")


def ladder(rungs: int) -> BackwardGraph:
    """Each node sends two gradients to the one before: 2**rungs paths. The gradients are 1 and 0 times what came."""
    steps: list[Any] = [(1, (), ())]
    steps += [(1, ((k, 0), (k, 0)), (1, 0)) for k in range(rungs)]
    return graph(*steps, title=f"a ladder of {rungs:,} rungs: each node has two edges to the one before")


SQUARE = graph((), ((0, 0), (0, 0)))
# n1 leads to n2 and n3, which meet in n4.
DIAMOND = graph((), ((0, 0),), ((1, 0),), ((1, 0),), ((2, 0), (3, 0)))
# The same with a long leg: n5 reads n1 at once, and by way of n4, n3, n2.
LONG_LEG = graph((), ((0, 0),), ((1, 0),), ((2, 0),), ((3, 0),), ((1, 0), (4, 0)))
# p, q of one call, used by two others.
PIECES = graph((), (2, ((0, 0),), (1,)), ((1, 1),), ((1, 0), None), ((2, 0), (3, 0)))
UNDEFINED = graph((), ((0, 0),), (1, ((1, 0),), (None,)), (1, ((1, 0), (2, 0)), (1, 1)))
TWO_ROOTS = graph((), (), ((0, 0), (1, 0)), ((0, 0),), roots=((2, 0), (3, 0)))
YOUNGER_FIRST = graph((), (), ((0, 0), (1, 0)), ((0, 0),), roots=((3, 0), (2, 0)))
ROOT_INSIDE = graph((), ((0, 0),), ((1, 0),), roots=((1, 0), (2, 0)))
LADDER, DEEP = ladder(1000), chain(30_000)
DEEP_ENOUGH = chain(5000)  # for recursion to fail
