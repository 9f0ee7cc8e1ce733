"""`autograd_graph(loss)`: the nodes behind a tensor, what they saved, and the backward pass, one node at a time.

Stepping shows what the engine does: which nodes are ready and in which order, how many gradients every other node
still waits for, and which gradients lie in the input buffers. The pass is a real one; it is run, without touching any
`.grad`, when the first step is asked for, and the hooks on the graph run with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import graphviz
import traitlets

from tinytensor.introspect import backward_steps, graph, graph_of_lists, value_graph
from tinytensor_widgets._base import Widget, argument_labels, caller, variable_names
from tinytensor_widgets.graph_picture import STATUS, Picture, name_of, saved_text, sizes_text, tensor_text

MOST_STEPS = 500

_KEYS = [
    [", and .", "one step back, one step on"],
    ["Home, End", "before the first step, after the last"],
    ["Space", "play and pause; without motion, one step"],
    ["arrows", "to a neighbouring node"],
    ["Enter, click", "select a node and read what it saved; unfold folded nodes"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
_WORDS = {
    "keys": "Keys", "first": "before the first step", "back": "one step back", "on": "one step on",
    "last": "to the last step", "play": "play", "pause": "pause", "slider": "step of the backward pass",
    "of": "step {n} of {all}", "queue": "Ready queue", "queue_empty": "empty", "buffers": "Input buffers",
    "buffers_empty": "no gradients wait", "sent": "This step sends", "nothing": "nothing", "selected": "Selected node",
    "select": "none: click one, or press Enter on it", "unfold": "Unfold",
    **{f"status_{state}": words for state, words in STATUS.items()},
}  # fmt: skip


def autograd_graph(
    root: Any, *, names: Mapping[str, Any] | None = None, gradient: Any = None, engine: bool = False
) -> AutogradGraph:
    """Draw the graph behind `root`.

    root      a tensor; also an `introspect` dict, the (nodes, edges) lists of one's own walk, or any object with
              `data`, `op` and `inputs` such as lesson 00 builds
    names     labels for leaves; by default the names of the variables that the caller can see
    gradient  of the root, if it is not a scalar
    engine    run the backward pass now, and print its steps too
    """
    frame = caller()
    label = (argument_labels(frame, 1) or [""])[0]
    names = variable_names(frame) if names is None else names
    if isinstance(root, dict):
        steps = root if root["kind"] == "backward" else None
        return AutogradGraph(steps["graph"] if steps else root, backward=steps, label="")
    if isinstance(root, tuple):
        return AutogradGraph(graph_of_lists(*root), label=label)
    if hasattr(root, "op") and hasattr(root, "inputs"):
        return AutogradGraph(value_graph(root, names=names), label=label)
    widget = AutogradGraph(graph(root, names=names), root=root, gradient=gradient, names=names, label=label)
    if engine:
        widget.run()
    return widget


class AutogradGraph(Widget):
    """The widget. `step` is the step of the backward pass, `selected` the id of the chosen node."""

    graph = traitlets.Dict()
    backward = traitlets.Dict(help="what introspect.backward_steps gave, once the pass has been run")
    step = traitlets.Int(0, min=0).tag(sync=True)
    selected = traitlets.Int(None, allow_none=True).tag(sync=True)
    _boxes = traitlets.Dict().tag(sync=True)  # box -> rows of its details
    _states: Any = traitlets.List().tag(sync=True)
    _steps = traitlets.Int(0).tag(sync=True)  # how many there are, known before the pass is run
    _names: Any = traitlets.List().tag(sync=True)
    _unfold = traitlets.Unicode().tag(sync=True)
    _error = traitlets.Unicode().tag(sync=True)
    _refused = traitlets.Int(0).tag(sync=True)  # how often

    def __init__(
        self, graph: dict[str, Any], *, backward: dict[str, Any] | None = None, root: Any = None, gradient: Any = None,
        names: Mapping[str, Any] | None = None, label: str = "",
    ):  # fmt: skip
        self._root, self._gradient, self._tensor_names, self._label = root, gradient, names, label
        self._unfolded: frozenset[str] = frozenset()
        can_step = (root is not None or backward is not None) and len(graph["nodes"]) <= MOST_STEPS
        super().__init__(graph=graph, _words=_WORDS, _keys=_KEYS if can_step else _KEYS[3:])
        self._steps = len(graph["nodes"]) if can_step else 0
        if backward is not None:
            self._take(backward)
        self._draw()

    def run(self) -> None:
        """Run the backward pass, if it has not been run. What the engine refuses is raised as it is."""
        if self.backward or self._root is None or not self._steps:
            return
        self._take(backward_steps(self._root, gradient=self._gradient, names=self._tensor_names))

    def _take(self, backward: dict[str, Any]) -> None:
        self.backward = backward
        self._steps = len(backward["steps"]) - 1
        self._states = [self._state_for_script(k) for k in range(len(backward["steps"]))]

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        step = max(0, min(proposal.value, self._steps))
        if step:
            try:
                self.run()
                self._error = ""
            except (RuntimeError, ValueError, TypeError) as error:
                self._error = str(error)
                self._refused += 1
                return 0
        return step

    @traitlets.observe("_unfold")
    def _open_fold(self, change: Any) -> None:
        self._unfolded |= {change.new}
        self._draw()

    def _draw(self) -> None:
        picture = Picture(
            self.graph, unfolded=self._unfolded, live=True, status_line=bool(self._steps), label=self._label
        )
        self._names = [name_of(n) for n in self.graph["nodes"]] if self._steps else []
        self._boxes = {
            box.id: self._details(box.nodes[0]) if box.kind != "folded" else [["folded", line] for line in box.lines]
            for box in picture.boxes
        }
        self._svg = picture.svg

    # -- words

    def _details(self, number: int) -> list[list[str]]:
        node = self.graph["nodes"][number]
        rows = [["node", name_of(node)]]
        if node["sequence_nr"] is not None:
            rows.append(["sequence number", f"{node['sequence_nr']} (0 is the oldest here)"])
        for i, out in enumerate(node["outputs"]):
            rows.append([f"receives, input {i}", f"the gradient of {out['dtype']} {sizes_text(out['sizes'])}"])
        for saved in node["saved"]:
            rows.append(["saved", saved_text(saved)])
        if not node["saved"] and node["outputs"] and node["kind"] != "leaf":
            rows.append(["saved", "nothing"])
        tensor = node["tensor"]
        if tensor is not None:
            rows.append(["data", tensor_text(tensor)])
            rows.append(["grad", tensor_text(tensor["grad"])])
            if tensor.get("version") is not None:
                rows.append(["version", str(tensor["version"])])
        for edge in self.graph["edges"]:
            if edge["from"] == number:
                rows.append([f"next_functions[{edge['slot']}]", self._target(edge)])
        return rows

    def _target(self, edge: dict[str, Any]) -> str:
        if edge["to"] is None:
            return "None: this input needs no gradient"
        return f"{name_of(self.graph['nodes'][edge['to']])}, input {edge['input_nr']}"

    def _state_for_script(self, k: int) -> dict[str, Any]:
        """Step k without what can be told from the steps before it."""
        steps, nodes = self.backward["steps"], self.graph["nodes"]
        now = steps[k]
        before = steps[k - 1]["dependencies"] if k else [None] * len(nodes)
        changed = [[i, n] for i, (n, was) in enumerate(zip(now["dependencies"], before, strict=True)) if n != was]
        buffers = [
            f"{name_of(nodes[b['node']])}, input {i}: {tensor_text(grad)}"
            for b in now["buffers"] for i, grad in enumerate(b["grads"]) if grad is not None
        ]  # fmt: skip
        return {
            "node": now["node"], "ready": now["ready"], "dependencies": changed, "buffers": buffers,
            "sent": [self._sent(s) for s in now["sent"]], "to": [s["to"] for s in now["sent"]], "say": self._say(k),
        }  # fmt: skip

    def _sent(self, sent: dict[str, Any]) -> str:
        if sent["to"] is None:
            return f"gives {tensor_text(sent['grad'])} to .grad"
        grad = "an undefined gradient" if sent["grad"] is None else tensor_text(sent["grad"])
        how = ", added to what is there" if sent["added"] else ""
        return f"{grad} to {name_of(self.graph['nodes'][sent['to']])}, input {sent['input_nr']}{how}"

    def _say(self, k: int) -> str:
        now, nodes = self.backward["steps"][k], self.graph["nodes"]
        ready = ", ".join(name_of(nodes[i]) for i in now["ready"]) or "nothing"
        if now["node"] is None:
            return f"step 0 of {self._steps}: nothing ran yet; ready: {ready}"
        sent = "; ".join(self._sent(s) for s in now["sent"]) or "sends nothing"
        return f"step {k} of {self._steps}: {name_of(nodes[now['node']])} runs, {sent}; ready: {ready}"

    # -- printed

    def _printed_state(self) -> dict[int, tuple[str, int]]:
        """What every node does at the current step; with no step taken, in which step each one runs."""
        if not self.backward:
            return {}
        steps = self.backward["steps"]
        if not self.step:
            return {s["node"]: ("turn", k) for k, s in enumerate(steps) if k}
        now = steps[self.step]
        state = {i: ("waits", n) for i, n in enumerate(now["dependencies"])}
        state.update({i: ("ready", k) for k, i in enumerate(now["ready"], 1)})
        state.update({s["node"]: ("done", k) for k, s in enumerate(steps[: self.step]) if k})
        state[now["node"]] = ("runs", 0)
        return state

    def svg(self) -> str:
        return Picture(self.graph, unfolded=self._unfolded, state=self._printed_state(), label=self._label).svg

    def text(self) -> str:
        lines = [Picture(self.graph, label=self._label).title()]
        for node in self.graph["nodes"]:
            rows = self._details(node["id"])[1:]
            lines.append(f"{name_of(node)}, {node['kind']}")
            lines += [f"    {term}: {words}" for term, words in rows]
        if self.backward:
            lines += ["backward pass"] + [f"  {self._say(k)}" for k in range(len(self.backward["steps"]))]
        return "\n".join(lines)

    def to_graphviz(self) -> graphviz.Digraph:
        """The same graph for Graphviz. Only text is made; drawing it needs the `dot` program."""
        dot = graphviz.Digraph(name="backward", node_attr={"shape": "box", "fontname": "monospace"})
        picture = Picture(self.graph, unfolded=self._unfolded, label=self._label)
        for box in picture.boxes:
            style = {"leaf": {"peripheries": "2"}, "output": {"penwidth": "3"}, "folded": {"style": "dashed"}}
            dot.node(box.id, "\\n".join(graphviz.escape(line) for line in box.lines), **style.get(box.kind, {}))
        for a, b, edge in picture.edges:
            dot.edge(a, b, label=str(edge["input_nr"]) if edge["input_nr"] else None)
        return dot
