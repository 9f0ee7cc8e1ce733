"""Lesson 09: walking a graph that is there (09.trace)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any

from tinytensor import introspect
from tinytensor.introspect.graph import walk as library_walk
from tinytensor_lessons.compare import called, difference, show_outcome, show_value
from tinytensor_lessons.demands import Demand
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.tensor_programs import COMPILING, DOUBLED, PUZZLE, Program, deep, program

Edges = list[tuple[int, int | None, int, int]]

# ---- 09.trace ------------------------------------------------------------------------------------------------------

SQUARE = program("loss = x * x")
SPLIT = program("p, q = x.split(1)", "loss = (p + 2 * q).sum()")
TWO_MULS = program("a = x * y", "b = a * y", "loss = a + b")
CONSTANT_FIRST = program("a = c * x", "loss = 1 - a * y")
DEEP = deep(30_000)


def real_graph(t: Any) -> tuple[list[Any], Edges]:
    """Nodes breadth first, edges (from, to, input_nr, slot)."""
    nodes, number, edges = [t.grad_fn], {t.grad_fn: 0}, []
    for i, node in enumerate(nodes):  # `nodes` grows while it is walked
        for slot, (function, input_nr) in enumerate(node.next_functions):
            if function is not None and function not in number:
                number[function] = len(nodes)
                nodes.append(function)
            edges.append((i, None if function is None else number[function], input_nr, slot))
    return nodes, edges


def breadth_first(value: Any) -> Any:
    """The learner's lists renumbered: any order of first visits is right. What is not a graph stays as it is."""
    try:
        names, edges = list(value[0]), [tuple(edge) for edge in value[1]]
        below: list[list[tuple]] = [[] for _ in names]
        for edge in edges:
            below[edge[0]].append(edge)
        order, number = [0], {0: 0}
        found = []
        for i in order:
            for _, to, input_nr, slot in sorted(below[i], key=lambda edge: edge[3]):
                if to is not None and to not in number:
                    number[to] = len(order)
                    order.append(to)
                found.append((number[i], None if to is None else number[to], input_nr, slot))
        if len(order) < len(names) or len(found) < len(edges):
            return value
        return [names[i] for i in order], found
    except (TypeError, ValueError, IndexError, KeyError):
        return value


def _expected(case: Program) -> tuple[list[str], Edges]:
    nodes, edges = real_graph(case.run()["loss"])
    return [node.name() for node in nodes], edges


_expected_once = functools.lru_cache(maxsize=8)(_expected)  # for the graphs that are kept


def _judge_trace(case: Program, outcome: Outcome) -> Mismatch | None:
    names, edges = (_expected_once if case.title else _expected)(case)
    wanted = show_value((names[:12], edges[:12]))
    if outcome.raised:
        return Mismatch(wanted, show_outcome(outcome), outcome.where)
    value = outcome.value
    if not (isinstance(value, (tuple, list)) and len(value) == 2 and all(isinstance(v, (tuple, list)) for v in value)):
        return Mismatch("a pair (nodes, edges) of two lists", show_value(value))
    found_names, found_edges = map(list, breadth_first(value))
    if (found_names, found_edges) == (names, edges):
        late = _listed_early(value[1])
        if late is None:
            return None
        return Mismatch(wanted, show_value(value), f"node {late} is listed before anything that leads to it")
    got = show_value((found_names[:12], found_edges[:12]))
    problem = difference(names, found_names)
    if problem is not None:
        return Mismatch(wanted, got, f"nodes {problem}")
    return Mismatch(wanted, got, f"edges {difference(edges, found_edges)}; an edge is (from, to, input_nr, slot)")


def _listed_early(edges: Any) -> int | None:
    first: dict[int, int] = {}
    for a, to, *_ in edges:
        if to is not None:
            first[to] = min(a, first.get(to, a))
    return next((node for node in sorted(first) if node and first[node] >= node), None)


def _fingerprint(case: Program, value: Any) -> Any:
    """The lists in one order; of long ones their sizes and a number."""
    found = breadth_first(value)
    if not case.title:
        return found
    try:
        return len(found[0]), len(found[1]), hash((tuple(found[0]), tuple(found[1])))
    except TypeError:
        return found


TWO_LISTS = Demand(
    "(nodes, edges): a list of names, and a list of tuples",
    "Names and edges are right. The task asks for two lists in a tuple, and for a tuple for each edge.",
    lambda case, value: (
        isinstance(value, tuple) and isinstance(value[0], list) and isinstance(value[1], list)
        and all(isinstance(edge, tuple) for edge in value[1])
    ),
)  # fmt: skip


def _observe_trace(fn: Function, case: Program) -> Outcome:
    return called(fn, case.run()["loss"])


def _programs() -> Any:
    from tinytensor.testing.strategies import tensor_programs

    return tensor_programs().map(Program)


def _plug_walk(fn: Function) -> Function:
    """The picture's walk, from the learner's lists: the nodes themselves are found again along the edges."""

    def walk(starts: Iterable[Any], *known: Any, **options: Any) -> Any:
        """From tensors or from nodes; what is not one plain graph is the library's own affair."""
        starts = tuple(starts)
        first = getattr(starts[0], "grad_fn", starts[0]) if starts else None
        if len(starts) != 1 or first is None or known or options:
            return library_walk(starts, *known, **options)
        names, edges = fn(SimpleNamespace(grad_fn=first))
        nodes: list[Any] = [None] * len(names)
        nodes[0] = first
        described = []
        for a, to, input_nr, slot in sorted(edges, key=lambda edge: edge[0]):
            if to is not None and nodes[to] is None:
                nodes[to] = nodes[a].next_functions[slot][0]
            described.append({"from": a, "slot": slot, "to": to, "input_nr": input_nr})
        return nodes, described

    return walk


def _drawn(case: Program) -> Callable[[], Mismatch | None]:
    def run() -> Mismatch | None:
        loss = case.run()["loss"]
        dicts = introspect.graph(loss), _library_graph(loss)
        wanted, got = [sorted(_arrow(d, e) for e in d["edges"]) for d in (dicts[1], dicts[0])]
        return None if got == wanted else Mismatch(show_value(wanted), show_value(got), f"the picture of {case}")

    return run


def _library_graph(loss: Any) -> dict[str, Any]:
    nodes, edges = real_graph(loss)
    described = [{"from": a, "to": b, "input_nr": nr, "slot": slot} for a, b, nr, slot in edges]
    return {"nodes": [{"name": node.name().rpartition("::")[2]} for node in nodes], "edges": described}


def _arrow(graph: dict[str, Any], edge: dict[str, Any]) -> str:
    to = "nothing" if edge["to"] is None else graph["nodes"][edge["to"]]["name"]
    return f"{graph['nodes'][edge['from']]['name']}[{edge['slot']}] -> {to}, input {edge['input_nr']}"


TRACE = Exercise(
    id="09.trace",
    signature="trace(t)",
    parts=(
        Cases(3, (PUZZLE, SQUARE, SPLIT, TWO_MULS)),
        Property("programs", 3, _programs, 100),
        Exhaustive("depth", 2, lambda: [DEEP]),
        Exhaustive("sharing", 1, lambda: [DOUBLED]),
        Plug(
            1,
            "tinytensor.introspect.graph:walk",
            {f"the picture of {case}": _drawn(case) for case in (PUZZLE, SPLIT, TWO_MULS)},
            _plug_walk,
        ),
    ),
    probes=(SQUARE, PUZZLE, SPLIT, TWO_MULS, CONSTANT_FIRST, deep(5_000)),
    hints=(
        "Start with t.grad_fn. Each node that you meet leads to others: which of them have you met before?",
        "Keep a list of nodes and a dict from node to its place in the list. Go through the list while it grows: for "
        "every slot of next_functions note an edge, and append the node behind it if the dict does not know it.",
        "For loss = -(x * 3): nodes NegBackward0, MulBackward0, AccumulateGrad; edges (0, 1, 0, 0), (1, 2, 0, 0) and "
        "(1, None, 0, 1), since the 3 needs no gradient.",
    ),
    observe=_observe_trace,
    judge=TWO_LISTS.added_to(_judge_trace),
    show=lambda case: f"trace(loss)  where {case}",
    normalize=_fingerprint,
    seconds=COMPILING,
)
