"""Lesson 09: recording a graph (09.record), on bare variables and inside the library's own recording."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.autograd.engine import accumulate_grad
from tinytensor.autograd.generated import variable_type
from tinytensor.autograd.variable import variable
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.tensor_programs import COMPILING, PUZZLE, Program, program


class Variable:
    """A tensor's autograd half, as the notebook has it: nothing but the fields that recording reads and writes."""

    def __init__(self, requires_grad: bool = False, is_floating_point: bool = True) -> None:
        self.requires_grad, self.is_floating_point = requires_grad, is_floating_point
        self.grad_fn: Any = None
        self.output_nr = 0
        self.grad_accumulator: Any = None


class _Sink:
    """The AccumulateGrad of a Variable."""

    next_edges = ()

    def __init__(self, variable: Any) -> None:
        self.variable = variable


class _Call:
    """A node of the check."""

    def __init__(self, label: str, next_edges: Any) -> None:
        self.label, self.next_edges = label, next_edges


@dataclass(frozen=True)
class Call:
    """One call of `record`. An output whose name starts with "i" holds integers."""

    node: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    grad_enabled: bool = True


@dataclass(frozen=True)
class Tape:
    """Calls of `record`, one after the other. Inputs that no call made are leaves: `c...` need no gradient."""

    calls: tuple[Call, ...]

    def names(self) -> list[str]:
        return list(dict.fromkeys(name for call in self.calls for name in (*call.inputs, *call.outputs)))

    def __str__(self) -> str:
        texts = []
        for call in self.calls:
            ints = [f"{name} holds integers" for name in call.outputs if name.startswith("i")]
            texts.append(
                f"record({call.node}, [{', '.join(call.inputs)}], [{', '.join(call.outputs)}], {call.grad_enabled})"
                + (f" ({', '.join(ints)})" if ints else "")
            )
        leaves = [("x", "x is a leaf"), ("y", "y is a leaf"), ("c", "c needs no gradient")]
        told = [text for name, text in leaves if name in self.names()]
        return "; ".join(texts) + f"  where {', '.join(told)}"


def expected_record(case: Tape) -> dict[str, str]:
    """What record leaves behind, worked out from the names alone."""
    made = {name for call in case.calls for name in call.outputs}
    state = {name: (name[0] not in "ci", "", 0) for name in case.names()}
    state.update(dict.fromkeys(made, (False, "", 0)))
    nodes = {}
    for call in case.calls:
        if not call.grad_enabled or not any(state[name][0] for name in call.inputs):
            continue
        nodes[call.node] = [_edge_text(name, *state[name]) for name in call.inputs]
        for nr, name in enumerate(call.outputs):
            if not name.startswith("i"):
                state[name] = (True, call.node, nr)
    told = {"nodes made": ", ".join(nodes) or "none", "sinks of what needs no gradient": "none"}
    used = {fn for _, fn, _ in state.values()}
    wanted = {name: _state_text(*entry) for name, entry in state.items()}
    wanted |= {f"{label}.next_edges": ", ".join(edges) for label, edges in nodes.items() if label in used}
    return wanted | told | {"freed without a garbage collector": "yes"}


def _edge_text(name: str, requires_grad: bool, fn: str, nr: int) -> str:
    if not requires_grad:
        return "None"
    return f"({fn}, {nr})" if fn else f"(AccumulateGrad of {name}, 0)"


def _state_text(requires_grad: bool, fn: str, nr: int) -> str:
    if not fn:
        return "leaf that requires grad" if requires_grad else "requires no grad"
    return f"output {nr} of {fn}" + ("" if requires_grad else ", but requires_grad is False")


def _observe_record(fn: Function, case: Tape) -> Outcome:
    collecting = gc.isenabled()
    gc.disable()
    try:
        outcome, refs = _recorded(fn, case)
        if not outcome.raised:
            freed = all(ref() is None for ref in refs)
            outcome.value["freed without a garbage collector"] = "yes" if freed else "no, something is held in a circle"
        return outcome
    finally:
        if collecting:
            gc.enable()


def _recorded(fn: Function, case: Tape) -> tuple[Outcome, list[Any]]:
    made = {name for call in case.calls for name in call.outputs}
    variables = {n: Variable(n[0] not in "ci" and n not in made, not n.startswith("i")) for n in case.names()}
    refs: list[Any] = [weakref.ref(v) for v in variables.values()]
    nodes: list[str] = []
    for call in case.calls:

        def node_cls(next_edges: Any, label: str = call.node) -> _Call:
            nodes.append(label)
            return _Call(label, next_edges)

        inputs, outputs = ([variables[name] for name in names] for names in (call.inputs, call.outputs))
        try:
            fn(node_cls, inputs, outputs, call.grad_enabled)
        except (Exception, SystemExit) as error:
            return raised(fn, error), []
    idle = [name for name, v in variables.items() if not v.requires_grad and v.grad_accumulator is not None]
    told = {"nodes made": ", ".join(nodes) or "none", "sinks of what needs no gradient": ", ".join(idle) or "none"}
    return Outcome(_describe(variables) | told), refs


def _describe(variables: dict[str, Variable]) -> dict[str, str]:
    names = {id(v): name for name, v in variables.items()}
    found = {}
    for name, v in variables.items():
        label = getattr(v.grad_fn, "label", "") if v.grad_fn is not None else ""
        found[name] = _state_text(v.requires_grad, label or ("?" if v.grad_fn is not None else ""), v.output_nr)
    sinks: dict[str, list[Any]] = {}
    for node in {id(v.grad_fn): v.grad_fn for v in variables.values() if isinstance(v.grad_fn, _Call)}.values():
        edges = node.next_edges if isinstance(node.next_edges, (tuple, list)) else [node.next_edges]
        told = ", ".join(_describe_edge(edge, names, sinks) for edge in edges)
        found[f"{node.label}.next_edges"] = told if isinstance(node.next_edges, tuple) else f"no tuple but [{told}]"
    return found


def _describe_edge(edge: Any, names: dict[int, str], sinks: dict[str, list[Any]]) -> str:
    if not (isinstance(edge, tuple) and len(edge) == 2):
        return "None" if edge is None else show_value(edge)
    node, nr = edge
    if isinstance(node, _Call):
        return f"({node.label}, {nr})"
    if not isinstance(node, _Sink):
        return show_value(edge)
    leaf = names.get(id(node.variable), "?")
    known = sinks.setdefault(leaf, [])
    if node not in known:
        known.append(node)
    which = "AccumulateGrad" if node is known[0] else "another AccumulateGrad"
    return f"({which} of {leaf}, {nr})"


def _judge_record(case: Tape, outcome: Outcome) -> Mismatch | None:
    wanted = expected_record(case)
    if outcome.raised:
        return Mismatch(show_value(wanted), show_outcome(outcome), outcome.where)
    for key in wanted | outcome.value:
        if wanted.get(key) != outcome.value.get(key):
            return Mismatch(f"{key}: {wanted.get(key, 'not there')}", f"{key}: {outcome.value.get(key, 'not there')}")
    return None


def _tapes() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Tape:
        names, calls = ["x", "c", "y"], []
        for k in range(draw(st.integers(1, 4))):
            inputs = [draw(st.sampled_from(names)) for _ in range(draw(st.integers(1, 3)))]
            kinds = draw(st.lists(st.sampled_from("vvvi"), min_size=1, max_size=3))
            outputs = [f"{kind}{k}{nr}" for nr, kind in enumerate(kinds)]
            calls.append(
                Call("FGHK"[k], tuple(inputs), tuple(outputs), draw(st.sampled_from((True, True, True, False))))
            )
            names += outputs
        return Tape(tuple(calls))

    return case()


# -- in place of collect_next_edges and set_history


class _Half:
    """The autograd half of a real tensor, with the fields of a Variable; of None where an output was not made."""

    def __init__(self, tensor: Any) -> None:
        self._tensor = tensor
        self._assigned: dict[str, Any] = {}

    @property
    def requires_grad(self) -> bool:
        return bool(self._tensor.meta_.key_set & REQUIRES_GRAD)

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        self._assigned["requires_grad"] = value

    @property
    def is_floating_point(self) -> bool:
        return self._tensor is not None and self._tensor.meta_.is_differentiable

    @property
    def metadata(self) -> Any:
        """What the node is told about this output."""
        return self._tensor.meta_.plain if self.is_floating_point else None

    @property
    def grad_fn(self) -> Any:
        return variable.grad_fn_of(self._tensor)

    @grad_fn.setter
    def grad_fn(self, node: Any) -> None:
        self._assigned["grad_fn"] = node

    @property
    def output_nr(self) -> int:
        return variable.output_nr(self._tensor)

    @output_nr.setter
    def output_nr(self, nr: int) -> None:
        self._assigned["output_nr"] = nr

    @property
    def grad_accumulator(self) -> Any:
        return self._tensor.autograd_meta_.grad_accumulator

    @grad_accumulator.setter
    def grad_accumulator(self, ref: Any) -> None:
        self._tensor.autograd_meta_.grad_accumulator = ref

    def take_over(self, fn: Any) -> None:
        """Give the tensor what was assigned, if that is a history by `fn`."""
        if self._tensor is not None and self._assigned.get("grad_fn") is fn and self._assigned.get("requires_grad"):
            edge: Any = (fn, self._assigned.get("output_nr", 0))
            variable.set_gradient_edge(self._tensor, variable.materialize_autograd_meta(self._tensor), edge)


def _accumulate_grad(v: Any) -> Any:
    """The class AccumulateGrad, of the notebook's variables and of real tensors."""
    return accumulate_grad.AccumulateGrad(v._tensor) if isinstance(v, _Half) else _Sink(v)


class _Collected(tuple):
    """Edges that remember the inputs they were collected from."""

    inputs: Sequence[Any]


def _plug_record(fn: Function) -> Mapping[str, Function]:
    """Recording happens in two places, before the operator runs and after it: the learner's function runs in both."""

    def collect(*tensors: Any) -> tuple:
        halves = [Variable() if t is None else _Half(t) for t in tensors]
        found: list[Any] = []
        if any(half.requires_grad for half in halves):
            fn(lambda next_edges: found.extend(next_edges), halves, [], True)
        if len(found) != len(tensors):
            raise ValueError(f"{len(found)} edges for {len(tensors)} inputs")
        edges = _Collected(found)
        edges.inputs = halves
        return edges

    def set_history_list(results: Sequence[Any], node: Any) -> None:
        halves = [_Half(t) for t in results]
        inputs = getattr(node.next_edges, "inputs", None) or [Variable(True)]
        edges = tuple(node.next_edges)
        node.input_metadata = tuple(h.metadata for h in halves)
        fn(lambda next_edges: node, inputs, halves, True)
        node.next_edges = edges
        for half in halves:
            half.take_over(node)

    found = {f"{_RECORDING}:{n}": collect for n in vars(variable_type) if n.startswith("collect_next_edges")}
    return found | {
        f"{_RECORDING}:set_history": lambda result, node: set_history_list([result], node),
        f"{_RECORDING}:set_history_list": lambda results, node: set_history_list(list(results), node),
    }


_RECORDING = "tinytensor.autograd.generated.variable_type"


def _slopes(case: Program, x: Sequence[float], y: Sequence[float]) -> Callable[[], Mismatch | None]:
    """Run the program and backward; the gradients of its leaves are known."""

    def run() -> Mismatch | None:
        names = case.run()
        tt.autograd.backward(names["loss"], tt.ones(names["loss"].size()))
        wanted = {"x.grad": list(x), "y.grad": list(y)}
        got = {f"{n}.grad": None if names[n].grad is None else names[n].grad.tolist() for n in "xy"}
        problem = difference(wanted, got, 1e-5)
        return None if problem is None else Mismatch(show_value(wanted), show_value(got), str(case))

    return run


RECORD = Exercise(
    id="09.record",
    signature="record(node_cls, inputs, outputs, grad_enabled)",
    parts=(
        Cases(
            3,
            (
                Tape((Call("F", ("x", "c"), ("p",)),)),
                Tape((Call("F", ("c", "x"), ("p", "q")), Call("G", ("q", "p"), ("r",)))),
                Tape((Call("F", ("x",), ("p",), False), Call("G", ("p", "c"), ("q",)))),
                Tape((Call("F", ("x",), ("p", "i")), Call("G", ("x", "p", "i"), ("q",)))),
            ),
        ),
        Property("tapes", 4, _tapes, 150),
        Plug(
            3,
            f"{_RECORDING}:set_history",
            {
                "x * y + x": _slopes(program("loss = x * y + x"), (4.0, 1.5), (2.0, -1.0)),
                "((x * y) + 1) ** 2": _slopes(PUZZLE, (42.0, 0.5), (28.0, -1.0)),
                "p, q = x.split(1); p * q * y": _slopes(
                    program("p, q = x.split(1)", "loss = p * q * y"), (-3.5, 7.0), (-2.0, -2.0)
                ),
                "value, index = x.max(0); value * y": _slopes(
                    program("value, index = x.max(0)", "loss = value * y + index"), (3.5, 0.0), (2.0, 2.0)
                ),
            },
            _plug_record,
        ),
    ),
    probes=(
        Tape((Call("F", ("x", "y"), ("p",)),)),
        Tape((Call("F", ("c", "x"), ("p",)),)),
        Tape((Call("F", ("x", "x"), ("p",)), Call("G", ("x", "p"), ("q",)))),
        Tape((Call("F", ("x",), ("p", "q")), Call("G", ("q", "p"), ("r",)))),
        Tape((Call("F", ("x",), ("p",), False), Call("G", ("p", "y"), ("q",)))),
        Tape((Call("F", ("x",), ("p", "i")), Call("G", ("i", "p"), ("q",)))),
        Tape((Call("F", ("c",), ("p",)),)),
    ),
    hints=(
        "For each input: does it need a gradient, did an operator make it, or is it a leaf? Each has its own edge.",
        "No gradient wanted: None, and the place is kept. Made by an operator: (grad_fn, output_nr). A leaf: its "
        "AccumulateGrad, which you make if its grad_accumulator is None or leads to nothing any more.",
        "record(F, [c, x], [p], True) with a leaf x and a c that needs no gradient: F gets (None, (sink of x, 0)); p "
        "requires grad, p.grad_fn is that F, p.output_nr is 0.",
    ),
    observe=_observe_record,
    judge=_judge_record,
    show=str,
    provides={"AccumulateGrad": _accumulate_grad, "ref": weakref.ref, "Variable": Variable},
    oracles=(f"{_RECORDING}:set_history", f"{_RECORDING}:collect_next_edges"),
    seconds=COMPILING,
)
