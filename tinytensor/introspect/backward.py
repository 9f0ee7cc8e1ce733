"""A backward pass, step by step, as plain data: the ready queue, the dependency counts, the input buffers, the hooks.

`backward_steps(loss)` runs the engine once and describes what it did; `watch_backward()` describes the passes that the
reader starts. Both only watch (engine_watch.py): queue, counts, buffers and gradients are the engine's own.

The code that is watched mirrors torch/csrc/autograd/engine.cpp (`compute_dependencies`, `ReadyQueue`,
`evaluate_function`). Left out: what happens inside a backward pass that a hook starts, which is only counted; device threads.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from tinytensor import autograd
from tinytensor._tensor import Tensor
from tinytensor.autograd.engine.accumulate_grad import AccumulateGrad
from tinytensor.autograd.engine.engine import GraphRoot
from tinytensor.autograd.engine.graph_task import GraphTask
from tinytensor.autograd.engine.node import Node, next_sequence_nr
from tinytensor.autograd.variable.variable import gradient_edge
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import no_grad
from tinytensor.introspect.backward_events import describe_run
from tinytensor.introspect.engine_watch import summary, watching
from tinytensor.introspect.graph import describe, names_of_nodes, saved_of, saved_variables, walk_nodes


def backward_steps(
    root: Tensor | Sequence[Tensor], *, gradient: Any = None, inputs: Any = None, create_graph: bool = False,
    accumulate: bool = False, retain_graph: bool | None = None, names: Mapping[str, Tensor] | None = None,
) -> dict[str, Any]:  # fmt: skip
    """The backward pass from `root`, as a dict that `json.dumps` accepts.

    By default a rehearsal: the graph is kept, `.grad` of every tensor is as before, and hooks that act on it
    (post-accumulate hooks) are listed but not called; all other hooks run. With `accumulate` it is `root.backward()`,
    for good. With `inputs` (and not `accumulate`) it is `autograd.grad(root, inputs, allow_unused=True)`; so is a
    rehearsal with `create_graph`, for all leaves.

    {"version": 1, "kind": "backward", "graph": as `introspect.graph`, before the pass,
     "steps": [...], "not_needed": [id], "captured": [{"node", "input_nr", "index", "grad"}], "create_graph",
     "double": a graph of both layers if `create_graph`: its nodes say in which step they were "made_in"; else None,
     "error": None, or {"step", "type", "message"} of the last step}

    Each step is the state after `node` ran; in the first one nothing ran yet and `node` is None.

    "node", "why"      {"dependencies", "sequence_nr", "rule", "over"}: counts are at zero, and of the ready nodes `over`
                       which it was chosen by the rule "root", "only one ready", "leaf first" or "youngest"
    "ready_before", "ready"   node ids, the next one first
    "dependencies"     per id, the gradients that a node still waits for
    "buffers"          {"node", "grads", "arrived", "expected"} of nodes that have a gradient and have not run
    "received"         gradients of the node's outputs, before any hook
    "hooks"            {"kind", "name", "input_nr", "called", "returned"} in the order in which they were called
    "unpacked", "freed"       names of saved tensors
    "made", "sent"     what the node returned, and {"slot", "to", "input_nr", "grad", "added", "how", "count"} per edge:
                       `how` is "first", "new sum", "in place", "undefined" or "not needed"; `count` before and after
    "accumulated"      of a leaf: {"how": "stolen" | "copied" | "in place" | "new sum", "grad"}
    "captured"         inputs that were handed out as a result of `grad`
    "recorded"         ids of `double` that this step made
    "nested"           backward passes that ran inside the step
    "error"            {"type", "message"}: the pass ended here. The exception is not raised.

    Raises as `backward` does for what is refused before any node runs.
    """
    outputs = [root] if isinstance(root, Tensor) else list(root)
    gradients = [gradient] if isinstance(root, Tensor) else list(gradient or [None] * len(outputs))
    keep = (not accumulate or create_graph) if retain_graph is None else retain_graph
    watch = Watch(names, withhold=not accumulate)
    arguments: dict[str, Any] = {"retain_graph": keep, "create_graph": create_graph}
    if create_graph and not accumulate and inputs is None:
        # `backward` would put copies of the gradients into `.grad`, and the picture of the second layer would show the
        # nodes of these copies.
        inputs = [node.variable for node in _leaves(outputs)]
    try:
        with watching(watch.begin):
            if inputs is not None and not accumulate:
                grads = autograd.grad(outputs, inputs, gradients, allow_unused=True, **arguments)
                watch.results(grads)
            elif accumulate:
                autograd.backward(outputs, gradients, inputs=inputs, **arguments)
                watch.results_of_leaves()
            else:
                with _grads_put_aside(outputs):
                    autograd.backward(outputs, gradients, **arguments)
                    watch.results_of_leaves()
    except Exception:
        if not watch.runs or watch.runs[-1].error is None:
            raise
    check(
        bool(watch.runs), "backward_steps() saw no run of the engine: another pass is being watched, or another engine"
    )
    return watch.passes[-1]


@contextmanager
def watch_backward(names: Mapping[str, Tensor] | None = None) -> Iterator[Watch]:
    """Watch every backward pass that this thread runs in the block; `passes` has a dict for each, as above.

    with introspect.watch_backward() as watch:
        loss.backward()
    watch.passes[0]["steps"]
    """
    watch = Watch(names)
    with watching(watch.begin):
        yield watch
    watch.results_of_leaves()


def _leaves(outputs: Sequence[Tensor]) -> list[AccumulateGrad]:
    nodes, _ = walk_nodes([edge[0].look() for t in outputs if (edge := gradient_edge(t)) is not None])
    return [node for node in nodes if isinstance(node, AccumulateGrad)]


@contextmanager
def _grads_put_aside(outputs: Sequence[Tensor]) -> Iterator[None]:
    """Lets a pass write to `.grad`, and puts back what was there.

    The pass gets copies, because it adds in place: a gradient that was only set aside would be changed.
    """
    metas = [node.variable.autograd_meta_ for node in _leaves(outputs)]
    kept = [meta.grad for meta in metas]
    for meta, grad in zip(metas, kept, strict=True):
        if grad is not None:
            with no_grad():
                meta.grad = grad.clone()
    try:
        yield
    finally:
        for meta, grad in zip(metas, kept, strict=True):
            meta.grad = grad


class Watch:
    """Collects runs of the engine; `passes` describes each as a dict.

    withhold   do not call hooks that write to `.grad` or act on it: for a rehearsal
    """

    def __init__(self, names: Mapping[str, Any] | None = None, withhold: bool = False) -> None:
        self.names, self.withhold = names, withhold
        self.runs: list[Run] = []

    @property
    def passes(self) -> list[dict[str, Any]]:
        return [describe_run(run) for run in self.runs]

    def begin(self) -> Run:
        self.runs.append(Run(names_of_nodes(self.names), self.withhold))
        return self.runs[-1]

    def results(self, grads: Sequence[Any]) -> None:
        """The gradients that the last run gave: where a graph of second derivatives starts."""
        if self.runs:
            self.runs[-1].describe_double(grads)

    def results_of_leaves(self) -> None:
        for run in self.runs:
            if run.double is None:
                leaves = [n.variable.grad for n in run.nodes if isinstance(n, AccumulateGrad)]
                run.describe_double([g for g in leaves if g is not None])
            run.let_go()


class Run:
    """One run of the engine, noted while it happens: the Watcher of engine_watch.py.

    Gradients are kept as summaries only, see Note [Not being seen]. Nodes are kept until `let_go`, since the second layer of
    a pass with create_graph can be described only when the gradients are there.

    _open   the node that runs; its step is the last of `steps`. A step is closed when the next node is about to run, for
            only then the engine has delivered its gradients
    """

    def __init__(self, labels: dict[int, str], withhold: bool) -> None:
        self.labels, self.withhold = labels, withhold
        self.steps: list[dict[str, Any]] = []
        self.error: dict[str, Any] | None = None
        self.double: dict[str, Any] | None = None
        self.nodes: list[Node] = []
        self._open: Node | None = None

    def start(self, task: GraphTask) -> None:
        root = task.root
        assert root is not None
        roots = [e[0] for e in root.next_edges if e is not None] if isinstance(root, GraphRoot) else [root]
        self.task, self.roots, self.create_graph = task, roots, task.create_graph
        self.nodes, self.edges = walk_nodes(roots)
        self.number = {id(node): i for i, node in enumerate(self.nodes)}
        self.graph = describe(self.nodes, self.edges, roots, self.labels)
        info = task.exec_info
        self.needed = None if info is None else {i for i, n in enumerate(self.nodes) if n in info}
        self.captures = {} if info is None else {
            self.number[id(n)]: list(i.captures) for n, i in info.items() if i.captures and id(n) in self.number
        }  # fmt: skip
        self.first_recorded = next_sequence_nr()
        self._ran: set[int] = set()

    # -- called while the engine runs

    def about_to_run(self, node: Node, buffer: list[Any], queue: list[tuple[Node, list[Any]]]) -> None:
        if node is self._open:  # a node with captures is announced twice: by `_capture` and by `_call_function`
            return
        if id(node) not in self.number:  # GraphRoot, which stands before several roots
            return
        state = self._state([(node, buffer), *queue])
        self._close(state)
        number = self.number[id(node)]
        self._open = node
        self._ran.add(number)
        self.steps.append(
            {
                "node": number, "before": state, "received": [summary(g) for g in buffer], "hooks": [], "unpacked": [],
                "saved": saved_of(node), "made": [], "validated": {}, "added": {}, "accumulated": None, "captured": [],
                "sequence_nr": next_sequence_nr(), "nested": 0, "error": None, "applied": False,
            }
        )  # fmt: skip

    def made(self, results: Any) -> None:
        if self._open is not None:
            self.steps[-1]["applied"] = True
            if isinstance(results, tuple | list):
                self.steps[-1]["made"] = [summary(r) if r is None or hasattr(r, "meta_") else None for r in results]

    def validated(self, slot: int, grad: dict[str, Any] | None) -> None:
        if self._open is not None:
            self.steps[-1]["validated"][slot] = grad

    def added(self, node: Node, input_nr: int, how: str) -> None:
        if self._open is not None:
            self.steps[-1]["added"].setdefault((self.number[id(node)]), []).append(how)

    def accumulated(self, how: str, grad: dict[str, Any]) -> None:
        self.steps[-1]["accumulated"] = {"how": how, "grad": grad}

    def hook(self, kind: str, name: str, input_nr: int | None, called: bool, returned: Any) -> None:
        self.steps[-1]["hooks"].append(
            {"kind": kind, "name": name, "input_nr": input_nr, "called": called, "returned": returned}
        )

    def unpacked(self, saved: Any) -> None:
        if self._open is not None:
            names = [name for name, value in saved_variables(self._open) if value is saved]
            self.steps[-1]["unpacked"] += [name for name in names if name not in self.steps[-1]["unpacked"]]

    def captured(self, node: Node) -> None:
        if self._open is not None:
            number = self.number[id(node)]
            for input_nr, index in self.captures.get(number, ()):
                grad = summary(self.task.captured[index])
                self.steps[-1]["captured"].append({"node": number, "input_nr": input_nr, "index": index, "grad": grad})

    def nested(self) -> None:
        if self.steps:
            self.steps[-1]["nested"] += 1

    def failed(self, error: BaseException) -> None:
        if self._open is not None:
            self.error = {"step": len(self.steps), "type": type(error).__name__, "message": str(error)}
            self.steps[-1]["error"] = {"type": type(error).__name__, "message": str(error)}

    def finish(self) -> None:
        state = self._state([])
        # After an error the queue is gone with the engine's loop. What was ready when the node began, without the node
        # itself, is what stayed undone.
        if self.error and self.steps:
            before = self.steps[-1]["before"]
            state["ready"] = before["ready"][1:]
            state["dependencies"] = [0 if i in state["ready"] else n for i, n in enumerate(state["dependencies"])]
            state["buffers"] += [held for held in before["buffers"] if held[0] in state["ready"]]
            state["buffers"].sort(key=lambda held: held[0])
        self._close(state)
        self.last_recorded = next_sequence_nr()
        del self.task

    # -- states

    def _state(self, queued: list[tuple[Node, list[Any]]]) -> dict[str, Any]:
        """Queue, counts and buffers as the engine has them."""
        ids = [self.number[id(node)] for node, _ in queued]
        zero = self._ran.union(ids)  # the engine deletes the count of a node that becomes ready
        counts = self.task.dependencies
        held = [*self.task.not_ready.items(), *queued]
        return {
            "ready": ids,
            "dependencies": [0 if i in zero else counts.get(node, 0) for i, node in enumerate(self.nodes)],
            "buffers": sorted((self.number[id(node)], [summary(g) for g in buffer]) for node, buffer in held),
        }

    def _close(self, state: dict[str, Any]) -> None:
        """The step under way is over; `state` is what it left."""
        if self._open is None:
            return
        step = self.steps[-1]
        step["after"] = state
        still = {s["name"] for s in saved_of(self._open) if s["kind"] == "tensor" and s["state"] != "released"}
        held = [s["name"] for s in step.pop("saved") if s["kind"] == "tensor" and s["state"] != "released"]
        step["freed"] = [name for name in held if name not in still]
        self._open = None

    # -- the second layer

    def describe_double(self, grads: Sequence[Any]) -> None:
        """The graph of both layers: the pass recorded how these gradients came about."""
        edges = [gradient_edge(g) for g in grads if g is not None and g.requires_grad]
        if not self.create_graph or not edges:
            return
        roots = [*self.roots, *(edge[0] for edge in edges if edge is not None)]
        nodes, all_edges = walk_nodes(roots, known=self.nodes)
        self.double = describe(nodes, all_edges, roots, self.labels, self.first_recorded)
        # Nodes are numbered in the order in which they are made, and each step noted the next number when it began: so the
        # number of a node says in which step it was recorded.
        starts = [step["sequence_nr"] for step in self.steps]
        for node, described in zip(nodes, self.double["nodes"], strict=True):
            made = described["layer"] == 2 and node._sequence_nr() < self.last_recorded
            described["made_in"] = sum(start <= node._sequence_nr() for start in starts) if made else None

    def let_go(self) -> None:
        """Drop the nodes, so that a description keeps no graph alive."""
        self.nodes, self.roots, self.number = [], [], {}
