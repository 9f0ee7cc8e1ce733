"""Lesson 10: running only what is asked for (10.grad), and letting go of what was saved (10.release)."""

from __future__ import annotations

import itertools
import weakref
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.autograd import grad as library_grad
from tinytensor.autograd.engine.node import ERR_BACKWARD_TWICE
from tinytensor_lessons import engine_parts
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Property
from tinytensor_lessons.guard import plain
from tinytensor_lessons.lesson_09.trace import real_graph
from tinytensor_lessons.tensor_programs import COMPILING, Program, program

# ---- 10.grad -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wanted:
    """grad of some names of a program by others."""

    program: Program
    inputs: tuple[str, ...]
    outputs: tuple[str, ...] = ("loss",)
    allow_unused: bool = False

    def __str__(self) -> str:
        unused = ", allow_unused=True" if self.allow_unused else ""
        return f"grad([{', '.join(self.outputs)}], [{', '.join(self.inputs)}]{unused})  where {self.program}"


def _unused(i: int) -> str:
    return (
        f"The differentiated Tensor at index {i} appears to not have been used in the graph. Set allow_unused=True if "
        "this is the desired behavior."
    )


def _observe_grad(fn: Function, case: Wanted) -> Outcome:
    names = case.program.run()
    names["x"].grad = tt.tensor([7.0, 7.0])
    engine_parts.ran.clear()
    try:
        inputs = [names[n] for n in case.inputs]
        found = plain(fn([names[n] for n in case.outputs], inputs, *[True] * case.allow_unused))
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    kind = type(found).__name__
    if isinstance(found, (tuple, list)):
        found = [g.tolist() if isinstance(g, tt.Tensor) else g for g in found]
    ran = sorted(_node_name(node) for node in engine_parts.ran)
    engine_parts.ran.clear()
    touched = [n for n, before in (("x", [7.0, 7.0]), ("y", None)) if _grad_of(names[n]) != before]
    return Outcome({"grads": found, "ran": ran, "touched": touched, "kind": kind})


def _node_name(node: Any) -> str:
    return node.name().rpartition("::")[2]


def _grad_of(t: Any) -> Any:
    return None if t.grad is None else t.grad.tolist()


def expected_grad(case: Wanted) -> dict[str, Any]:
    """The library's gradients, and by search: the nodes from which a wanted one can be reached."""
    names = case.program.run()
    outputs, inputs = ([names[n] for n in group] for group in (case.outputs, case.inputs))
    found = library_grad(outputs, inputs, allow_unused=True, retain_graph=True)
    # A stand-in above all outputs, so that the walk has one start.
    nodes, edges = real_graph(sum(outputs[1:], outputs[0] * 1))
    targets = {engine_parts.edge_of(t)[0] for t in inputs}
    above: set[int] = set()
    before = -1
    while len(above) > before:
        before = len(above)
        above |= {a for a, to, *_ in edges if to is not None and (to in above or nodes[to] in targets)}
    roots = {engine_parts.edge_of(t)[0] for t in outputs}
    below = _below(edges, {i for i, node in enumerate(nodes) if node in roots})
    ran = sorted(_node_name(nodes[i]) for i in above & below)
    return {"grads": [None if g is None else g.tolist() for g in found], "ran": ran, "touched": []}


def _below(edges: Any, starts: set[int]) -> set[int]:
    """The places that can be reached from `starts`, these included."""
    found, before = set(starts), 0
    while len(found) > before:
        before = len(found)
        found |= {to for a, to, *_ in edges if to is not None and a in found}
    return found


def _judge_grad(case: Wanted, outcome: Outcome) -> Mismatch | None:
    wanted = expected_grad(case)
    missing = next((i for i, g in enumerate(wanted["grads"]) if g is None), None)
    if missing is not None and not case.allow_unused:
        text = f"RuntimeError: {_unused(missing)}"
        return None if show_outcome(outcome) == text else Mismatch(text, show_outcome(outcome), outcome.where)
    if outcome.raised:
        return Mismatch(show_value(wanted["grads"]), show_outcome(outcome), outcome.where)
    found = outcome.value
    if not isinstance(found["grads"], list) or difference(wanted["grads"], found["grads"], 1e-4) is not None:
        return Mismatch(show_value(wanted["grads"]), show_value(found["grads"]))
    if found["touched"]:
        name = found["touched"][0]
        return Mismatch(f"{name}.grad as it was", f"{name}.grad changed by your call", "The gradients are right.")
    if found["ran"] != wanted["ran"]:
        texts = [f"{len(ran)} nodes ran: {', '.join(ran)}" for ran in (wanted["ran"], found["ran"])]
        return Mismatch(texts[0], texts[1], "The gradients are right.")
    if found["kind"] != "tuple":
        return Mismatch("a tuple of gradients", f"a {found['kind']} of them", "The gradients are right.")
    return None


def _grad_cases() -> Any:
    from hypothesis import strategies as st

    from tinytensor.testing.strategies import tensor_programs

    @st.composite
    def case(draw: st.DrawFn) -> Wanted:
        lines = draw(tensor_programs(max_lines=4))
        names = ["x", "y", *(name.strip() for line in lines for name in line.partition("=")[0].split(","))]
        program_ = Program(lines)
        made = program_.run()
        inner = [n for n in names if made[n].requires_grad]
        inputs = draw(st.lists(st.sampled_from(inner), min_size=1, max_size=3, unique=True))
        return Wanted(program_, tuple(inputs), allow_unused=draw(st.booleans()))

    return case()


# Nine nodes besides the leaves; four of them lie between the loss and x.
TWO_ARMS = program("p = (x * 2).sin()", "q = (((y * 3).sin() + 1) * c).sin()", "loss = (p + q).sum()")
INNER = program("a = x * y", "b = a.sin()", "loss = (b * a).sum()")
ONE_ARM = program("a = y * 3", "loss = (x * x).sum()")
TWO_LOSSES = program("a = x * 2", "l1 = (a * y).sum()", "l2 = (a * a).sum()", "loss = l1")

# 25 nodes and 2**24 paths: whoever walks along each path does not come to an end.
DOUBLED = program("p = x + x", *["p = p + p"] * 23, "loss = p.sum()")

GRAD = Exercise(
    id="10.grad",
    signature="grad(outputs, inputs, allow_unused=False)",
    parts=(
        Cases(
            3,
            (
                Wanted(program("loss = (x * y).sum()"), ("x", "y")),
                Wanted(TWO_ARMS, ("x",)),
                Wanted(INNER, ("a", "x")),
                Wanted(ONE_ARM, ("x", "y")),
            ),
        ),
        Property("programs", 3, _grad_cases, 60),
        Exhaustive(
            "roots and gaps",
            2,
            lambda: [
                Wanted(TWO_LOSSES, ("x", "a"), ("l1", "l2")),
                Wanted(TWO_LOSSES, ("y",), ("l2", "l1")),
                Wanted(ONE_ARM, ("a", "x", "y"), allow_unused=True),
                Wanted(ONE_ARM, ("x", "a")),
                Wanted(INNER, ("loss", "y")),
                Wanted(DOUBLED, ("x",)),
            ],
        ),
    ),
    probes=(
        Wanted(program("loss = (x * y).sum()"), ("x", "y")),
        Wanted(TWO_ARMS, ("x",)),
        Wanted(INNER, ("a",)),
        Wanted(INNER, ("a", "x")),
        Wanted(ONE_ARM, ("x", "y")),
        Wanted(ONE_ARM, ("x", "y"), allow_unused=True),
    ),
    hints=(
        "Which nodes does a gradient pass on its way from an output to an input? Only those have to run.",
        "Walk from the outputs and note, for every node, which nodes have an edge to it. Then walk back from the "
        "inputs' nodes along these notes: what you meet is needed. The inputs' own nodes are not, unless another input "
        "lies behind them.",
        "For loss = (x * 2).sin() + y.exp() and the input x: needed are AddBackward0, SinBackward0, MulBackward0. The "
        "AccumulateGrad of x does not run: its gradient is handed out before.",
    ),
    observe=_observe_grad,
    judge=_judge_grad,
    show=str,
    provides={"edge_of": engine_parts.edge_of, "run_some": engine_parts.run_some},
    oracles=("tinytensor.autograd:grad", "tinytensor.autograd.engine.python_engine:grad"),
    seconds=COMPILING,
)

# ---- 10.release ----------------------------------------------------------------------------------------------------

_SIZE = 128
_NBYTES = _SIZE * _SIZE * 4


class SavingNode:
    """A node with `saved`, a tuple of tensors or None, and `apply(grad)`, which needs them."""

    def __init__(self, count: int) -> None:
        self.saved: Any = tuple(tt.full((_SIZE, _SIZE), 2.0) for _ in range(count))

    def apply(self, grad: float) -> float:
        for tensor in self.saved:
            grad = grad * tensor[0, 0].item()
        return grad + 1.0


@dataclass(frozen=True)
class Passes:
    """A chain of nodes that saved so many tensors, and backward passes over it, each with its retain_graph."""

    saved: tuple[int, ...]
    retain: tuple[bool, ...]

    def __str__(self) -> str:
        nodes = "a node" if len(self.saved) == 1 else "a chain of nodes"
        passes = ", then ".join(f"retain_graph={retain}" for retain in self.retain)
        return f"backward with {passes}, over {nodes} that saved {', '.join(map(str, self.saved))} tensor(s)"


def expected_passes(case: Passes) -> list[Any]:
    """For every pass: what comes out and how many bytes are still held; an error ends it."""
    told: list[Any] = []
    freed = False
    for retain in case.retain:
        if freed and any(case.saved):
            return [*told, f"RuntimeError: {ERR_BACKWARD_TWICE}"]
        freed = freed or not retain
        result = 1.0
        for count in case.saved:
            result = result * 2.0**count + 1.0
        told.append({"result": result, "live bytes": 0 if freed else sum(case.saved) * _NBYTES})
        told[-1]["saved"] = [None if freed and count else f"{count} tensors" for count in case.saved]
    return told


def _observe_passes(fn: Function, case: Passes) -> Outcome:
    nodes = [SavingNode(count) for count in case.saved]
    refs = [weakref.ref(t) for node in nodes for t in node.saved]
    told: list[Any] = []
    for retain in case.retain:
        result: Any = 1.0
        for node in nodes:
            try:
                result = fn(node, result, retain)
            except NotImplementedError as error:  # nothing is written yet
                return raised(fn, error)
            except (Exception, SystemExit) as error:
                return Outcome([*told, f"{type(error).__name__}: {error}"], where=raised(fn, error).where)
        told.append({"result": result, "live bytes": sum(_NBYTES for ref in refs if ref() is not None)})
        told[-1]["saved"] = [_told(node.saved) for node in nodes]
    return Outcome(told)


def _told(saved: Any) -> Any:
    if saved is None or not isinstance(saved, tuple):
        return None if saved is None else show_value(saved)
    return f"{len(saved)} tensors"


def _judge_passes(case: Passes, outcome: Outcome) -> Mismatch | None:
    wanted = expected_passes(case)
    if outcome.raised:
        return Mismatch(_of_pass(1, wanted[0]), show_outcome(outcome), outcome.where)
    for number, (expected, got) in enumerate(itertools.zip_longest(wanted, outcome.value), 1):
        if difference(expected, got) is not None:
            return Mismatch(_of_pass(number, expected), _of_pass(number, got), outcome.where)
    return None


def _of_pass(number: int, told: Any) -> str:
    if told is None:
        return f"no pass {number}"
    if isinstance(told, str):
        return f"pass {number}: {told}"
    saved = ", ".join(map(str, told["saved"]))
    return f"pass {number}: result {show_value(told['result'])}, {told['live bytes']:,} live bytes, saved: {saved}"


NINE = Passes((1,) * 9, (False,))

RELEASE = Exercise(
    id="10.release",
    signature="release_after(node, grad, retain_graph)",
    parts=(
        Cases(3, (Passes((1,), (False,)), Passes((1,), (False, False)), Passes((2, 1), (True, False)), NINE)),
        Exhaustive(
            "all cases",
            3,
            lambda: [
                Passes(saved, retain)
                for saved in ((0,), (1,), (0, 2), (1, 0, 1))
                for n in (1, 2, 3)
                for retain in itertools.product((False, True), repeat=n)
            ],
        ),
    ),
    probes=(
        Passes((1,), (False,)),
        Passes((1,), (False, False)),
        Passes((1,), (True, True)),
        Passes((2, 1), (True, False, True)),
        Passes((0,), (False, False)),
    ),
    hints=(
        "Three moments: may the node run, it runs, and what becomes of the tensors that it saved?",
        "saved is None: they are gone, so raise RuntimeError(ERR_BACKWARD_TWICE). Then apply. Then, if the graph is "
        "not retained, put None into saved, unless it was the empty tuple: such a node has nothing to lose.",
        "A node that saved one tensor, retain_graph True then False: it runs twice; after the second time its tensor "
        "is freed; a third time is refused.",
    ),
    observe=_observe_passes,
    judge=_judge_passes,
    show=str,
    provides={"ERR_BACKWARD_TWICE": ERR_BACKWARD_TWICE},
)
