"""Lesson 10: counting what a node waits for (10.dependencies), and the loop that runs the graph (10.run)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import tinytensor as tt
from tinytensor.autograd.engine.engine import execute as library_execute
from tinytensor_lessons import backward_graphs, engine_parts
from tinytensor_lessons.backward_graphs import (
    DEEP,
    DEEP_ENOUGH,
    DIAMOND,
    LADDER,
    LONG_LEG,
    PIECES,
    ROOT_INSIDE,
    SQUARE,
    TWO_ROOTS,
    UNDEFINED,
    YOUNGER_FIRST,
    BackwardGraph,
)
from tinytensor_lessons.compare import called, difference, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.op_tests import gradient_tests
from tinytensor_lessons.tensor_programs import COMPILING, PUZZLE, Program, program


def _graphs() -> Any:
    from tinytensor.testing.strategies import backward_graphs as strategy

    return strategy().map(lambda drawn: BackwardGraph(tuple(backward_graphs.Step(*s) for s in drawn[0]), drawn[1]))


def slopes(case: Program, **wanted: tuple[float, ...]) -> Callable[[], Mismatch | None]:
    """Run the program and backward; the gradients of its leaves are known."""

    def run() -> Mismatch | None:
        names = case.run()
        names["loss"].sum().backward()
        grads = {name: names[name].grad for name in wanted}
        got = {name: None if grad is None else grad.tolist() for name, grad in grads.items()}
        problem = difference(wanted, got, 1e-4)
        return None if problem is None else Mismatch(show_value(wanted), show_value(got), f"gradients of {case}")

    return run


FORK = program("p = x * 2", "q = x * 3", "loss = p * p + q * p")
_SLOPES = {
    "gradients of (x * y + 1) ** 2": slopes(PUZZLE, x=(42.0, 0.5), y=(28.0, -1.0)),
    "gradients of p * p + q * p": slopes(FORK, x=(40.0, -20.0)),
    "gradients of two pieces of a split": slopes(
        program("p, q = (x * y).split(1)", "loss = p * q"), x=(-1.5, 3.0), y=(-1.0, -6.0)
    ),
}

# ---- 10.dependencies -----------------------------------------------------------------------------------------------


def _observe_counts(fn: Function, case: BackwardGraph) -> Outcome:
    made, reads, _ = case.build(most_reads=100_000)
    outcome = called(fn, [made[k] for k, _ in case.roots])
    if outcome.raised or not isinstance(outcome.value, dict):
        return outcome
    roots = {made[k] for k, _ in case.roots}
    counts = {
        getattr(node, "label", show_value(node)): n
        for node, n in outcome.value.items()
        if not (type(n) is int and n == 0 and node in roots)
    }
    return Outcome({"counts": counts, "reads": reads.count})


def _judge_counts(case: BackwardGraph, outcome: Outcome) -> Mismatch | None:
    wanted = case.counts()
    shown = show_value(wanted)
    if outcome.raised:
        return Mismatch(shown, show_outcome(outcome), outcome.where)
    if not (isinstance(outcome.value, dict) and "reads" in outcome.value):
        return Mismatch("a dict from node to number", show_value(outcome.value))
    counts, reads = outcome.value["counts"], outcome.value["reads"]
    if counts != wanted or any(type(n) is not int for n in counts.values()):
        problem = difference(wanted, counts) or f"{sorted(set(counts) - set(wanted))[0]!r} waits for nothing"
        return Mismatch(shown, show_value(counts), problem)
    nodes = case.reachable()
    if reads > nodes:
        return Mismatch(f"`next_edges` read once for each of {nodes:,} nodes", f"read {reads:,} times", "Counts agree.")
    return None


def _plug_dependencies(fn: Function) -> Function:
    def compute_dependencies(self: Any, root: Any) -> None:
        self.dependencies.update({node: n for node, n in fn([root]).items() if n})

    return compute_dependencies


DEPENDENCIES = Exercise(
    id="10.dependencies",
    signature="dependencies(roots)",
    parts=(
        Cases(3, (DIAMOND, SQUARE, PIECES, TWO_ROOTS)),
        Property("graphs", 3, _graphs, 120),
        Exhaustive("large graphs", 2, lambda: [LADDER, DEEP], "Look at each node's edges once, without recursion."),
        Plug(1, "tinytensor.autograd.engine.graph_task:GraphTask.compute_dependencies", _SLOPES, _plug_dependencies),
    ),
    probes=(SQUARE, DIAMOND, LONG_LEG, PIECES, TWO_ROOTS, ROOT_INSIDE, backward_graphs.ladder(30), DEEP_ENOUGH),
    hints=(
        "A node runs when as many gradients have arrived as edges lead to it. Which edges do you meet on a walk that "
        "looks at each node once?",
        "Keep a list of nodes still to look at, and a dict. For each edge of a node count its target; a target that "
        "you meet for the first time joins the list.",
        "For r with edges to p and to p, and p with edges to a and to b: p is counted twice, a and b once each, r not "
        "at all.",
    ),
    observe=_observe_counts,
    judge=_judge_counts,
    show=lambda case: f"dependencies([{', '.join(case.label(k) for k, _ in case.roots)}])  where {case}",
    normalize=lambda case, value: value.get("counts") if isinstance(value, dict) else value,
    oracles=("tinytensor_lessons.engine_parts:dependencies",),
    seconds=COMPILING,
)

# ---- 10.run --------------------------------------------------------------------------------------------------------


def _observe_run(fn: Function, case: BackwardGraph) -> Outcome:
    made, _, log = case.build(most_reads=300_000)
    roots = [(made[k], slot) for k, slot in case.roots]
    outcome = called(fn, roots, list(range(1, len(roots) + 1)))
    return Outcome(_leaves_in_one_order(log), outcome.raised, outcome.message, outcome.where)


def _leaves_in_one_order(log: list[tuple[str, list[Any]]]) -> list[tuple[str, list[Any]]]:
    """Leaves that run one after the other have no order among themselves."""
    order: list[tuple[str, list[Any]]] = []
    leaves: list[tuple[str, list[Any]]] = []
    for entry in log:
        if entry[0].startswith("leaf"):
            leaves.append(entry)
        else:
            order += [*sorted(leaves, key=lambda e: e[0]), entry]
            leaves = []
    return order + sorted(leaves, key=lambda e: e[0])


def _judge_run(case: BackwardGraph, outcome: Outcome) -> Mismatch | None:
    wanted = _leaves_in_one_order(case.passed())
    shown = _tell(wanted)
    if outcome.raised:
        return Mismatch(shown, show_outcome(outcome), outcome.where)
    log = outcome.value
    if log == wanted:
        return None
    return Mismatch(shown, _tell(log), _first_problem(wanted, log))


def _first_problem(wanted: list[Any], log: list[Any]) -> str:
    labels = [label for label, _ in log]
    twice = next((label for label in labels if labels.count(label) > 1), None) if len(labels) < 1000 else None
    if twice is not None:
        return f"{twice} ran {labels.count(twice)} times"
    missing = [label for label, _ in wanted if label not in set(labels)]
    if missing:
        return f"{missing[0]} never ran"
    received = dict(log)
    for label, grads in wanted:
        if received[label] != grads:
            return f"{label} should have received {show_value(grads)}, it received {show_value(received[label])}"
    return "the gradients agree, the order differs"


def _tell(log: list[tuple[str, list[Any]]]) -> str:
    texts = [f"{label} gets {show_value(grads[0] if len(grads) == 1 else tuple(grads))}" for label, grads in log[:12]]
    return "; ".join(texts) + ("; ..." if len(log) > 12 else "")


def _plug_run(fn: Function) -> Function:
    """`execute` for passes that fill `.grad`; those that ask for certain inputs stay with the library."""

    def execute(
        roots: Any, grads: Any, keep_graph: bool, create_graph: bool, accumulate_grad: bool = True, outputs: Any = ()
    ) -> list[Any]:
        if outputs:
            return library_execute(roots, grads, keep_graph, create_graph, accumulate_grad, outputs)
        with tt.set_grad_enabled(create_graph):
            fn(list(roots), list(grads))
        return []

    return execute


def _hooked() -> Mismatch | None:
    x = tt.tensor(2.0, requires_grad=True)
    y = x * 3
    y.register_hook(lambda grad: grad * 10)
    (y * y).backward()
    found = None if x.grad is None else x.grad.item()
    return (
        None if found == 360.0 else Mismatch("360.0", show_value(found), "(3 * x)**2 at 2, a hook makes it ten times")
    )


RUN = Exercise(
    id="10.run",
    signature="run(roots, grads)",
    parts=(
        Cases(4, (backward_graphs.chain(3), SQUARE, DIAMOND, LONG_LEG, PIECES)),
        Property("graphs", 5, _graphs, 150),
        Exhaustive("large graphs", 2, lambda: [DEEP, LADDER]),
        Plug(
            3,
            "tinytensor.autograd.engine.python_engine:execute",
            {**_SLOPES, "a hook on the way": _hooked, **gradient_tests("add", "mul", "sin", "stack")},
            _plug_run,
        ),
    ),
    probes=(SQUARE, DIAMOND, LONG_LEG, PIECES, UNDEFINED, TWO_ROOTS, ROOT_INSIDE, DEEP_ENOUGH, YOUNGER_FIRST),
    hints=(
        "A node is ready when every edge that leads to it has delivered. Of the ready ones, which goes first?",
        "Give each root its gradient; a root that nothing leads to is ready. While any node is ready: take the one "
        "with the highest sequence_nr, run it on its buffer, deliver along its edges, count each target down, also "
        "where the gradient is None. At 0 the target is ready.",
        "n3 has edges to n1 and n2, n2 has one to n1, n1 to a leaf. n3 runs; n1 waits for 1 more; n2 runs; now n1 is "
        "ready, then the leaf: n3, n2, n1, leaf.",
    ),
    observe=_observe_run,
    judge=_judge_run,
    show=lambda case: f"run([{case.show_roots()}], {list(range(1, len(case.roots) + 1))})  where {case.show_factors()}",
    provides={
        "dependencies": engine_parts.dependencies,
        "InputBuffer": engine_parts.InputBuffer,
        "call_function": engine_parts.call_function,
    },
    oracles=("tinytensor_lessons.engine_parts:run_some",),
    seconds=COMPILING,
)
