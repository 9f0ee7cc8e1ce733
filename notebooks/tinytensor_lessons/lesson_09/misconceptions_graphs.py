"""Wrong solutions of lesson 09: trace and record."""

from __future__ import annotations

import weakref
from collections.abc import Sequence

from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_09.record import _accumulate_grad as AccumulateGrad
from tinytensor_lessons.lesson_09.trace import TWO_LISTS

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- trace


def _walk(t, same=lambda node: node, slots=enumerate, nr=lambda input_nr: input_nr):
    nodes, number, edges = [t.grad_fn], {same(t.grad_fn): 0}, []
    for i, node in enumerate(nodes):
        for slot, (function, input_nr) in slots(node.next_functions):
            if function is not None and same(function) not in number:
                number[same(function)] = len(nodes)
                nodes.append(function)
            edges.append((i, None if function is None else number[same(function)], nr(input_nr), slot))
    return [node.name() for node in nodes], edges


def recursive(t):
    names, number, edges = [], {}, []

    def visit(node):
        if node not in number:
            number[node] = len(names)
            names.append(node.name())
            for slot, (function, input_nr) in enumerate(node.next_functions):
                edges.append((number[node], None if function is None else visit(function), input_nr, slot))
        return number[node]

    visit(t.grad_fn)
    return names, edges


def duplicates(t):
    nodes, edges = [t.grad_fn], []
    for i, node in enumerate(nodes):
        for slot, (function, input_nr) in enumerate(node.next_functions):
            edges.append((i, None if function is None else len(nodes), input_nr, slot))
            if function is not None:
                nodes.append(function)
    return [node.name() for node in nodes], edges


def skips_none_slot(t):
    return _walk(t, slots=lambda edges: enumerate(edge for edge in edges if edge[0] is not None))


def loses_input_nr(t):
    return _walk(t, nr=lambda input_nr: 0)


def by_name(t):
    return _walk(t, same=lambda node: node.name())


def lists_for_edges(t):
    nodes, edges = _walk(t)
    return nodes, list(map(list, edges))


# Probes of 09.trace: 0 x * x, 1 the puzzle, 2 split, 3 two products, 4 a constant before a leaf, 5 a chain of 5,000.


def _is_recursive(seen: Seen) -> bool:
    return seen[5][0].raised == "RecursionError"


# ---- record


def _sink(v):
    sink = v.grad_accumulator and v.grad_accumulator()
    if sink is None:
        sink = AccumulateGrad(v)
        v.grad_accumulator = weakref.ref(sink)
    return sink


def _edge(v, sink=_sink):
    if not v.requires_grad:
        return None
    return (v.grad_fn, v.output_nr) if v.grad_fn is not None else (sink(v), 0)


def _set(outputs, node, is_wanted=lambda out: out.is_floating_point):
    for nr, out in enumerate(outputs):
        if is_wanted(out):
            out.requires_grad, out.grad_fn, out.output_nr = True, node, nr


def new_accumulate(node_cls, inputs, outputs, grad_enabled):
    if grad_enabled and any(v.requires_grad for v in inputs):
        _set(outputs, node_cls(tuple(_edge(v, AccumulateGrad) for v in inputs)))


def drops_edges(node_cls, inputs, outputs, grad_enabled):
    if grad_enabled and any(v.requires_grad for v in inputs):
        _set(outputs, node_cls(tuple(_edge(v) for v in inputs if v.requires_grad)))


def ignores_no_grad(node_cls, inputs, outputs, grad_enabled):
    if any(v.requires_grad for v in inputs):
        _set(outputs, node_cls(tuple(map(_edge, inputs))))


def int_requires(node_cls, inputs, outputs, grad_enabled):
    if grad_enabled and any(v.requires_grad for v in inputs):
        _set(outputs, node_cls(tuple(map(_edge, inputs))), lambda out: True)


def leaf_gets_fn(node_cls, inputs, outputs, grad_enabled):
    if grad_enabled and any(v.requires_grad for v in inputs):
        node = node_cls(tuple(map(_edge, inputs)))
        _set(outputs, node)
        for v in inputs:
            if v.requires_grad:
                v.grad_fn = node


def _held(v):
    if v.grad_accumulator is None:
        v.grad_accumulator = AccumulateGrad(v)
    return v.grad_accumulator


def circle(node_cls, inputs, outputs, grad_enabled):
    if grad_enabled and any(v.requires_grad for v in inputs):
        _set(outputs, node_cls(tuple(_edge(v, _held) for v in inputs)))


def forgets_output_nr(node_cls, inputs, outputs, grad_enabled):
    if grad_enabled and any(v.requires_grad for v in inputs):
        node = node_cls(tuple(map(_edge, inputs)))
        for out in outputs:
            if out.is_floating_point:
                out.requires_grad, out.grad_fn = True, node


def list_of_edges(node_cls, inputs, outputs, grad_enabled):
    if grad_enabled and any(v.requires_grad for v in inputs):
        _set(outputs, node_cls(list(map(_edge, inputs))))


def node_per_output(node_cls, inputs, outputs, grad_enabled):
    if grad_enabled and any(v.requires_grad for v in inputs):
        edges = tuple(map(_edge, inputs))
        for out in outputs:
            _set(outputs, node_cls(edges), lambda other, out=out: other is out and out.is_floating_point)


def node_anyway(node_cls, inputs, outputs, grad_enabled):
    node = node_cls(tuple(map(_edge, inputs)))
    if grad_enabled and any(v.requires_grad for v in inputs):
        _set(outputs, node)


def sink_for_all(node_cls, inputs, outputs, grad_enabled):
    if grad_enabled and any(v.requires_grad for v in inputs):
        sinks = [_sink(v) if v.grad_fn is None else None for v in inputs]
        edges = ((v.grad_fn, v.output_nr) if sink is None else (sink, 0) for v, sink in zip(inputs, sinks, strict=True))
        wanted = (edge if v.requires_grad else None for v, edge in zip(inputs, edges, strict=True))
        _set(outputs, node_cls(tuple(wanted)))


def _gives_a_list(seen: Seen) -> bool:
    wrong = [mismatch for _, mismatch in seen if mismatch is not None]
    return bool(wrong) and all("no tuple but" in mismatch.got for mismatch in wrong)


TRACE = (
    Misconception("recursive", "RecursionError; real graphs have 30,000 nodes.", recursive, _is_recursive),
    Misconception("duplicates", "`x*x` has one AccumulateGrad, reached twice.", duplicates),
    Misconception("skips_none_slot", "Slot 1 of AddBackward0 is None; the others keep their numbers.", skips_none_slot),
    Misconception("loses_input_nr", "Which output of split did this come from?", loses_input_nr),
    Misconception(
        "lists_for_edges",
        "Names and edges are right, but not of the kind that is asked for: two lists in a tuple, with a tuple for each edge.",
        lists_for_edges,
        TWO_LISTS.alone_is_broken,
    ),
    Misconception("by_name", "Two nodes may have one name. Ask whether it is the same node.", by_name),
)

RECORD = (
    Misconception("new_accumulate", "Two sinks for one leaf: hooks fire twice.", new_accumulate),
    Misconception("drops_edges", "Positions shifted: gradient 1 went to input 0.", drops_edges),
    Misconception("ignores_no_grad", "Under no_grad nothing is recorded.", ignores_no_grad),
    Misconception("int_requires", "Only floating tensors can.", int_requires),
    Misconception("leaf_gets_fn", "Outputs get history, inputs keep theirs.", leaf_gets_fn),
    Misconception(
        "circle",
        "The leaf holds its sink and the sink holds the leaf: a circle that reference counts never free. Let the leaf "
        "hold it by `ref`.",
        circle,
    ),
    Misconception(
        "forgets_output_nr",
        "A second output has number 1: without it its gradient goes to output 0.",
        forgets_output_nr,
    ),
    Misconception(
        "list_of_edges",
        "The edges are right, but they come in a list. A node takes a tuple.",
        list_of_edges,
        _gives_a_list,
    ),
    Misconception(
        "node_per_output",
        "One call is one node, however many outputs it has. They differ in `output_nr`.",
        node_per_output,
    ),
    Misconception(
        "node_anyway",
        "You made a node although nothing is to be recorded. Ask first, and return before you make anything.",
        node_anyway,
    ),
    Misconception(
        "sink_for_all",
        "A leaf that needs no gradient got a sink too. Its edge is None, and nothing is made for it.",
        sink_for_all,
    ),
)
