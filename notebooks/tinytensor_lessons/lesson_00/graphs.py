"""The two exercises of lesson 00 that walk a graph: 00.topo and 00.backward."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import partial
from typing import Any

from tinytensor_lessons import values
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Property
from tinytensor_lessons.guard import plain
from tinytensor_lessons.values import Graph, chain, doubling

# ---- 00.topo -------------------------------------------------------------------------------------------------------

TRIANGLE = Graph((("leaf", 2.0), ("leaf", 3.0), ("mul", (0, 1)), ("add", (2, 0))))
SHARED = Graph((("leaf", 3.0), ("mul", (0, 0))))
# A diamond with one long leg: e reads d, which reads c, which reads b; e also reads b.
LONG_LEG = Graph((("leaf", 1.5), ("mul", (0, 0)), ("relu", (1,)), ("relu", (2,)), ("add", (1, 3))))
# The same with the long leg as the first input.
LONG_LEG_FIRST = Graph((("leaf", 1.5), ("mul", (0, 0)), ("relu", (1,)), ("relu", (2,)), ("mul", (3, 1))))
DEEP = chain(5000)
DOUBLED = doubling(16)
ONE = Graph((("leaf", 4.0),))


@dataclass(frozen=True)
class Walk:
    """A graph to put in order; `most` limits how often `inputs` may be read, as a multiple of the number of values."""

    graph: Graph
    most: int | None = None


def _observe_topo(fn: Function, case: Walk) -> Outcome:
    made, reads = case.graph.build(most_reads=1_000_000)
    place = {id(v): i for i, v in enumerate(made)}
    limit = sys.getrecursionlimit()
    outcome = _run(fn, made[-1])
    if sys.getrecursionlimit() != limit:
        sys.setrecursionlimit(limit)
        nothing = {"order": None, "reads": reads.count}
        return Outcome(
            nothing, "RecursionError", "your function raises the recursion limit; a deeper graph still fails"
        )
    order = plain(outcome.value)
    if isinstance(order, (list, tuple)):
        order = type(order)([place.get(id(v), -1) for v in order])
    return Outcome({"order": order, "reads": reads.count}, outcome.raised, outcome.message, outcome.where)


def _run(fn: Function, root: Any) -> Outcome:
    """fn(root), on the values themselves: copies would hide what it does to them."""
    try:
        return Outcome(fn(root))
    except (Exception, SystemExit) as error:
        return raised(fn, error)


def _judge_topo(case: Walk, outcome: Outcome) -> Mismatch | None:
    graph, expected = case.graph, "every value once, each after all of its inputs"
    if outcome.raised:
        return Mismatch(expected, show_outcome(outcome), outcome.where)
    order, reads = outcome.value["order"], outcome.value["reads"]
    if not isinstance(order, list):
        return Mismatch("a list of values", "a tuple" if isinstance(order, tuple) else show_value(order))
    names = [graph.label(i) if i >= 0 else "?" for i in order]
    got = "[" + ", ".join(names[:12]) + (", ..." if len(names) > 12 else "") + "]"
    problem = _order_problem(graph, order)
    if problem:
        return Mismatch(expected, got, problem)
    if case.most is not None and reads > case.most * len(graph.nodes):
        count = f"{len(graph.nodes):,} values"
        return Mismatch(f"`inputs` read once for each of {count}", f"read {reads:,} times", "The order is right.")
    return None


def _order_problem(graph: Graph, order: list[int]) -> str:
    if -1 in order:
        return "The list holds something that is not a value of this graph."
    wanted = graph.reachable()
    if len(set(order)) < len(order):
        twice = next(i for i in order if order.count(i) > 1)
        return f"{graph.label(twice)} is listed {order.count(twice)} times."
    if set(order) != wanted:
        return f"{len(wanted)} values belong in the list, {len(order)} are there."
    place = {index: at for at, index in enumerate(order)}
    for index in order:
        op, args = graph.nodes[index]
        for i in args if op != "leaf" else ():
            if place[i] > place[index]:
                return f"{graph.label(index)} stands before its input {graph.label(i)}."
    return ""


def _walks() -> Any:
    from tinytensor.testing.strategies import graphs

    return graphs(ops=("add", "mul", "relu")).map(lambda nodes: Walk(Graph(nodes)))


TOPO = Exercise(
    id="00.topo",
    signature="topo(root)",
    parts=(
        Cases(3, tuple(Walk(g) for g in (TRIANGLE, SHARED, ONE))),
        Property("graphs", 3, _walks, 100),
        Exhaustive("depth", 2, lambda: [Walk(DEEP)]),
        Exhaustive("visits", 2, lambda: [Walk(DOUBLED, most=1)], "Keep what `inputs` gave you: each look counts."),
    ),
    probes=tuple(Walk(g, 1) for g in (TRIANGLE, LONG_LEG, LONG_LEG_FIRST, DEEP, DOUBLED)),
    hints=(
        "A value may be listed only when all of its inputs are. Which values may come first?",
        "Keep a stack of your own. When a value comes off it, are its inputs listed already? If not, it has to wait: "
        "put it back, and its inputs on top of it.",
        "For p = a * b; q = relu(p); r = p + q one right answer is a, b, p, q, r. p waits for a and b, r waits for "
        "q although p is ready first.",
    ),
    observe=_observe_topo,
    judge=_judge_topo,
    show=lambda case: (
        f"topo({'root' if case.graph.title else case.graph.label(len(case.graph.nodes) - 1)})  where {case.graph}"
    ),
    oracles=("tinytensor_lessons.values:topo",),
)

# ---- 00.backward ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Backward:
    """A graph to run `backward` on, once or twice.

    Before two calls, the values made by operations hold 0.5: what backward from another root has left in them.
    """

    graph: Graph
    calls: int = 1


def _observe_backward(fn: Function, case: Backward) -> Outcome:
    graph = case.graph
    made, _ = graph.build(most_reads=100_000)
    leaves = [i for i in sorted(graph.reachable() - graph.exponents()) if graph.nodes[i][0] == "leaf"]
    seen = []
    for v in made:
        v.grad = 0.5 if case.calls == 2 and v.op else 0.0
    for _ in range(case.calls):
        outcome = _run(fn, made[-1])
        if outcome.raised:
            return outcome
        seen.append({graph.label(i): made[i].grad for i in leaves})
    return Outcome(seen[0] if case.calls == 1 else dict(zip(("call 1", "call 2"), seen, strict=True)))


def _slopes(graph: Graph, calls: int) -> dict[str, Any]:
    """Central differences of the root by every leaf."""
    eps, once = 1e-5, {}
    for i in sorted(graph.reachable() - graph.exponents()):
        op, number = graph.nodes[i]
        if op == "leaf":
            rise = graph.root_data({i: number + eps}) - graph.root_data({i: number - eps})
            once[graph.label(i)] = rise / (2 * eps)
    if calls == 1:
        return once
    return {"call 1": once, "call 2": {label: 2 * slope for label, slope in once.items()}}


def _judge_backward(case: Backward, outcome: Outcome) -> Mismatch | None:
    expected = _slopes(case.graph, case.calls)
    shown = show_value(_rounded(expected))
    if outcome.raised:
        return Mismatch(shown, show_outcome(outcome), outcome.where)
    found = difference(expected, outcome.value, 1e-4)
    return None if found is None else Mismatch(shown, show_value(_rounded(outcome.value)))


def _rounded(value: Any) -> Any:
    """Measured slopes are right to about 9 digits; show 8."""
    if isinstance(value, dict):
        return {key: _rounded(v) for key, v in value.items()}
    return float(f"{value:.8g}") if isinstance(value, float) else value


def _graphs(calls: int) -> Any:
    from tinytensor.testing.strategies import graphs

    return graphs(max_ops=6, ops=("add", "mul", "pow", "exp", "relu")).map(lambda nodes: Backward(Graph(nodes), calls))


X_PLUS_ONE_TWICE = Graph((("leaf", 1.0), ("leaf", 1.0), ("add", (0, 1)), ("add", (2, 1))))
CUBED = Graph((("leaf", 2.0), ("leaf", 3.0), ("mul", (0, 1)), ("leaf", 3.0), ("pow", (2, 3))))

BACKWARD = Exercise(
    id="00.backward",
    signature="backward(root)",
    parts=(
        Cases(4, (Backward(TRIANGLE), Backward(SHARED), Backward(CUBED), Backward(LONG_LEG))),
        Property("graphs", 4, partial(_graphs, 1), 100),
        Property("again", 3, partial(_graphs, 2), 60, "Which gradients keep what they have when a second call begins?"),
        Exhaustive("sharing", 1, lambda: [Backward(doubling(24))]),
    ),
    probes=(
        Backward(Graph((("leaf", 2.0), ("leaf", 5.0), ("mul", (0, 1))))),
        Backward(SHARED),
        Backward(X_PLUS_ONE_TWICE),
        Backward(CUBED),
        Backward(LONG_LEG),
        Backward(LONG_LEG_FIRST),
        Backward(X_PLUS_ONE_TWICE, 2),
        Backward(LONG_LEG, 2),
        Backward(doubling(24)),
    ),
    hints=(
        "Each value receives a gradient from every place that uses it, and passes it on to its inputs. When may it "
        "pass it on?",
        "The root has slope 1 to itself. Walk from the root to the leaves so that a value comes after everything that "
        "uses it. Each input gains (local slope) * (gradient of the value).",
        "For p = a * a; r = p + a at a = 4: r.grad 1; p.grad 1, a.grad 1 from the sum; then p gives 4 + 4. a.grad "
        "is 9.",
    ),
    observe=_observe_backward,
    judge=_judge_backward,
    show=lambda case: (
        f"backward({'root' if case.graph.title else case.graph.label(len(case.graph.nodes) - 1)})"
        f"{', twice, with 0.5 in the grad of every operation, where' if case.calls == 2 else '  where'} {case.graph}"
    ),
    provides={"topo": values.topo, "local_grads": values.local_grads},
    oracles=("tinytensor_lessons.values:backward",),
)
