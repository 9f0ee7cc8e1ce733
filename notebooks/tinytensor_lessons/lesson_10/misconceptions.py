"""Wrong solutions of lesson 10."""

from __future__ import annotations

from collections.abc import Sequence

from tinytensor_lessons.engine_parts import InputBuffer, call_function
from tinytensor_lessons.engine_parts import dependencies as count_edges
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_10.misconceptions_passes import GRAD, RELEASE

Seen = Sequence[tuple[Outcome, Mismatch | None]]


def _wrong(seen: Seen) -> set[int]:
    return {k for k, (_, mismatch) in enumerate(seen) if mismatch is not None}


# ---- dependencies


def counts_nodes(roots):
    counts, todo = {}, list(dict.fromkeys(roots))
    seen = set(todo)
    for node in todo:
        for target in {edge[0] for edge in node.next_edges if edge is not None}:
            counts[target] = counts.get(target, 0) + 1
            if target not in seen:
                seen.add(target)
                todo.append(target)
    return counts


def no_visited(roots):
    counts, todo = {}, list(roots)
    while todo:
        for edge in todo.pop().next_edges:
            if edge is not None:
                counts[edge[0]] = counts.get(edge[0], 0) + 1
                todo.append(edge[0])
    return counts


def recursive(roots):
    counts, seen = {}, set()

    def visit(node):
        if node not in seen:
            seen.add(node)
            for edge in node.next_edges:
                if edge is not None:
                    counts[edge[0]] = counts.get(edge[0], 0) + 1
                    visit(edge[0])

    for root in roots:
        visit(root)
    return counts


def counts_root(roots):
    counts = count_edges(roots)
    for root in roots:
        counts[root] += 1
    return counts


def first_root(roots):
    return count_edges(roots[:1])


# Probes of 10.dependencies: 0 x * x, 1 and 2 diamonds, 3 two pieces, 4 two roots, 5 a root inside, 6 a ladder of 30,
# 7 a chain of 5,000.


def _walks_every_path(seen: Seen) -> bool:
    return seen[6][0].raised == "TooManyReads" and seen[7][1] is None


def _is_recursive(seen: Seen) -> bool:
    return seen[7][0].raised == "RecursionError"


# ---- input_buffer


class _Buffer:
    def __init__(self, size):
        self.grads = [None] * size

    def add(self, slot, grad):
        if grad is not None:
            old = self.grads[slot]
            self.grads[slot] = grad if old is None else self.plus(old, grad)

    def plus(self, old, grad):
        return old + grad

    def values(self):
        return list(self.grads)


class Overwrites(_Buffer):
    def plus(self, old, grad):
        return grad


class MutatesShared(_Buffer):
    def plus(self, old, grad):
        old += grad
        return old


class NoneZero(_Buffer):
    def values(self):
        return [0.0 if grad is None else grad for grad in self.grads]


class SlotZero(_Buffer):
    def add(self, slot, grad):
        super().add(0, grad)


class OwnBuffer(_Buffer):
    """Right, with one new gradient for each slot."""

    def __init__(self, size):
        super().__init__(size)
        self.own = [False] * size

    def add(self, slot, grad):
        if grad is not None and self.own[slot]:
            self.grads[slot] += grad
        else:
            self.own[slot] = grad is not None and self.grads[slot] is not None
            super().add(slot, grad)


class AsTuple(OwnBuffer):
    def values(self):
        return tuple(self.grads)


def _gives_a_tuple(seen: Seen) -> bool:
    return all(mismatch is not None and mismatch.expected == "a list" for _, mismatch in seen)


# Probes of 10.input_buffer: 0 one gradient, 1 two, 2 two slots, 3 one gradient in two slots, 4 four, 5 None, 6 nothing.


def _fills_with_zeros(seen: Seen) -> bool:
    outcome = seen[6][0]
    return seen[0][1] is None and not outcome.raised and outcome.value["values"] != [None]


def _makes_many(seen: Seen) -> bool:
    """Right sums, nothing changed, more new gradients than needed."""
    return 4 in _wrong(seen) and all(mismatch is None or "made" in mismatch.expected for _, mismatch in seen)


# ---- run


def _loop(roots, grads, choose=None, skip_none=False):
    waiting = count_edges(node for node, _ in roots)
    buffers = {}
    for (node, slot), grad in zip(roots, grads, strict=True):
        buffers.setdefault(node, InputBuffer(node.num_inputs())).add(slot, grad)
    ready = [node for node in buffers if not waiting[node]]
    while ready:
        node = ready.pop(0) if choose is None else ready.pop(ready.index(choose(ready)))
        for edge, grad in zip(node.next_edges, call_function(node, buffers.pop(node).values()), strict=True):
            if edge is None or (skip_none and grad is None):
                continue
            buffers.setdefault(edge[0], InputBuffer(edge[0].num_inputs())).add(edge[1], grad)
            waiting[edge[0]] -= 1
            if not waiting[edge[0]]:
                ready.append(edge[0])


def _youngest(ready):
    return max(ready, key=lambda node: node.sequence_nr)


def eager(roots, grads):
    ready = list(zip(roots, grads, strict=True))
    while ready:
        (node, slot), grad = ready.pop()
        buffer = [None] * node.num_inputs()
        buffer[slot] = grad
        results = call_function(node, buffer)
        ready += [(edge, grad) for edge, grad in zip(node.next_edges, results, strict=True) if edge is not None]


def fifo(roots, grads):
    _loop(roots, grads)


def oldest_first(roots, grads):
    _loop(roots, grads, lambda ready: min(ready, key=lambda node: node.sequence_nr))


def recursive_run(roots, grads):
    waiting = count_edges(node for node, _ in roots)
    buffers = {}

    def deliver(edge, grad):
        buffers.setdefault(edge[0], InputBuffer(edge[0].num_inputs())).add(edge[1], grad)

    def visit(node):
        for edge, grad in zip(node.next_edges, call_function(node, buffers.pop(node).values()), strict=True):
            if edge is not None:
                deliver(edge, grad)
                waiting[edge[0]] -= 1
                if not waiting[edge[0]]:
                    visit(edge[0])

    for edge, grad in zip(roots, grads, strict=True):
        deliver(edge, grad)
    for node in [node for node in buffers if not waiting[node]]:
        visit(node)


def one_root(roots, grads):
    _loop(roots[:1], grads[:1], _youngest)


def drops_undefined(roots, grads):
    _loop(roots, grads, _youngest, skip_none=True)


# Probes of 10.run: 0 x * x, 1 and 2 diamonds, 3 two pieces, 4 an undefined gradient, 5 two roots, 6 a root inside,
# 7 a chain of 5,000, 8 two roots with the younger one first.


def _labels(outcome: Outcome) -> list[str]:
    return [label for label, _ in outcome.value or ()]


def _runs_early(seen: Seen) -> bool:
    """The node where the diamond's legs meet got one gradient at a time, or only the first."""
    inner = [grads for label, grads in seen[1][0].value or () if label == "n1"]
    return bool(inner) and 1 in _wrong(seen) and inner[0] != [2] and not seen[1][0].raised


def _same_values(seen: Seen) -> bool:
    return all(mismatch is None or mismatch.note.startswith("the gradients agree") for _, mismatch in seen)


def _takes_the_first(seen: Seen) -> bool:
    return bool(_wrong(seen)) and _same_values(seen) and not _takes_the_oldest(seen)


def _takes_the_oldest(seen: Seen) -> bool:
    """Of two roots the younger stands first in the list, and yet the older one ran first."""
    return 8 in _wrong(seen) and _same_values(seen)


def _is_recursive_run(seen: Seen) -> bool:
    return seen[7][0].raised == "RecursionError"


def _leaves_a_root_out(seen: Seen) -> bool:
    return _wrong(seen) <= {5, 6, 8} and "n3" not in _labels(seen[5][0])


def _loses_none(seen: Seen) -> bool:
    return _wrong(seen) == {4} and "n1" not in _labels(seen[4][0])


MISCONCEPTIONS = {
    "dependencies": (
        Misconception("counts_nodes", "`x*x` sends two gradients along two edges.", counts_nodes),
        Misconception("no_visited", "A ladder of 30 needs a billion steps this way.", no_visited, _walks_every_path),
        Misconception("recursive", "Depth 30,000.", recursive, _is_recursive),
        Misconception("counts_root", "Nobody will deliver to the root: it never becomes ready.", counts_root),
        Misconception("first_root", "`backward` takes several roots: count the edges below each.", first_root),
    ),
    "input_buffer": (
        Misconception("overwrites", "Only the last path survived.", Overwrites),
        Misconception("mutates_shared", "That tensor belongs to another branch too.", MutatesShared),
        Misconception(
            "none_zero", "Undefined gradients stay undefined; zeros cost memory.", NoneZero, _fills_with_zeros
        ),
        Misconception("slot_zero", "Output 1's gradient was added to output 0.", SlotZero),
        Misconception(
            "always_new",
            "One slot needs one sum, however many gradients come: it is yours, so add the next one to it in place.",
            _Buffer,
            _makes_many,
        ),
        Misconception(
            "as_tuple",
            "The sums are right, but they come in something else than a list. The task asks for a list.",
            AsTuple,
            _gives_a_tuple,
        ),
    ),
    "run": (
        Misconception("eager", "MulBackward0 ran with half its gradient.", eager, _runs_early),
        Misconception(
            "fifo",
            "Values agree, order differs: the youngest ready node goes first, so memory is freed early.",
            fifo,
            _takes_the_first,
        ),
        Misconception(
            "oldest_first",
            "A higher sequence number means made later: you took the lowest of the ready ones.",
            oldest_first,
            _takes_the_oldest,
        ),
        Misconception("recursive", "RecursionError at 30,000.", recursive_run, _is_recursive_run),
        Misconception("one_root", "`backward` takes several roots.", one_root, _leaves_a_root_out),
        Misconception(
            "drops_undefined",
            "Its successors wait forever: deliver the dependency even when the gradient is undefined.",
            drops_undefined,
            _loses_none,
        ),
    ),
    "grad": GRAD,
    "release": RELEASE,
}
