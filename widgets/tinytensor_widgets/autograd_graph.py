"""`autograd_graph(loss)`: the nodes behind a tensor, what they saved, how they came about and how the engine runs them.

The backward pass is a real one, watched (`introspect.backward_steps`). It is run when the first step is asked for: as a
rehearsal that leaves every `.grad` alone, unless `accumulate` is given. The hooks on the graph run with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import graphviz
import traitlets

from tinytensor import Tensor
from tinytensor.introspect import backward_steps, graph, graph_of_lists, value_graph
from tinytensor_widgets._base import Widget, argument_labels, caller, variable_names
from tinytensor_widgets.graph_folding import MOST_BOXES, Folding
from tinytensor_widgets.graph_picture import Picture
from tinytensor_widgets.graph_steps import BackwardWords, forward_states, marks_at
from tinytensor_widgets.graph_words import details, name_of, stale_note, stale_of

MOST_STEPS = 2000

_KEYS = [
    [", and .", "one step back, one step on"],
    ["Home, End", "before the first step, after the last"],
    ["Space", "play and pause; without motion, one step"],
    ["arrows", "to a neighbouring node"],
    ["Enter, click", "select a node and read what it saved; unfold folded nodes"],
    ["f", "fold or unfold around the selected node"],
    ["/", "search; Enter in the search goes to the next match"],
    ["r", "refresh: look at the tensors again, after a write"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
_WORDS = {
    "keys": "Keys", "first": "before the first step", "back": "one step back", "on": "one step on",
    "last": "to the last step", "play": "play", "pause": "pause", "slider": "step", "of": "step {n} of {all}",
    "start": "Press play: the engine runs node after node, and gradients flow along the edges.",
    "start_forward": "Press play: the forward call records node after node, as it ran.",
    "phase": "what is replayed", "forward": "forward: how the graph grew", "backward": "backward: what the engine runs",
    "why": "Why this node", "before": "Ready before", "queue": "Ready after", "queue_empty": "empty",
    "waiting": "Who waits, and why", "waiting_empty": "no node holds a part of its gradient",
    "buffers": "Input buffers", "buffers_empty": "no gradients wait", "did": "This step", "nothing": "nothing",
    "selected": "Selected node", "select": "Click a node, or press Enter on it.", "unfold": "Unfold", "fold": "Fold",
    "fold_all": "fold all", "unfold_all": "unfold all", "refresh": "refresh", "search": "search",
    "ran": "{n} of {all} ran", "recorded": "{n} of {all} recorded", "matches": "{n} found",
}  # fmt: skip


def autograd_graph(
    root: Any, *, names: Mapping[str, Any] | None = None, gradient: Any = None, engine: bool = False,
    inputs: Any = None, create_graph: bool = False, accumulate: bool = False, fold: bool | None = None,
) -> AutogradGraph:  # fmt: skip
    """Draw the graph behind `root`.

    root          a tensor; also an `introspect` dict, the (nodes, edges) lists of one's own walk, or any object with
                  `data`, `op` and `inputs` such as lesson 00 builds
    names         labels for tensors; by default the names of the variables that the caller can see
    gradient      of the root, if it is not a scalar
    engine        run the backward pass now, and print its steps too
    inputs        run only what leads to these tensors, as `autograd.grad(root, inputs)` does
    create_graph  run the pass now and record it: the second layer is drawn as well
    accumulate    let the pass write to `.grad` and free the graph, as `root.backward()` does
    fold          start with everything folded, or nothing; by default graphs of more than 200 nodes are folded

    Raises what `introspect.graph` raises, and for `engine` what the engine refuses before any node ran.
    """
    frame = caller()
    label = (argument_labels(frame, 1) or [""])[0]
    names = variable_names(frame) if names is None else names
    if isinstance(root, dict):
        recording = root if root["kind"] == "backward" else None
        return AutogradGraph(recording["graph"] if recording else root, backward=recording, fold=fold)
    if isinstance(root, tuple) and not isinstance(root[0], Tensor):
        return AutogradGraph(graph_of_lists(*root), label=label, fold=fold)
    if hasattr(root, "op") and hasattr(root, "inputs"):
        return AutogradGraph(value_graph(root, names=names), label=label, fold=fold)
    names = {name: value for name, value in names.items() if isinstance(value, Tensor)}
    settings = {"gradient": gradient, "inputs": inputs, "create_graph": create_graph, "accumulate": accumulate}
    roots = [root] if isinstance(root, Tensor) else list(root)
    widget = AutogradGraph(
        graph(*roots, names=names), root=root, settings=settings, names=names, label=label, fold=fold
    )
    if engine or create_graph:
        widget.run()
    return widget


class AutogradGraph(Widget, scripts=("_player",)):
    """The widget.

    phase     "forward" or "backward": what `step` counts
    step      the step shown, 0 before the first
    selected  the id of the chosen node, or None
    search    text; `matches` are the ids of the nodes whose name, label or scope contains it
    """

    graph = traitlets.Dict()
    backward = traitlets.Dict(help="what introspect.backward_steps gave, once the pass has been run")
    phase = traitlets.Enum(["forward", "backward"], "backward").tag(sync=True)
    step = traitlets.Int(0, min=0).tag(sync=True)
    selected = traitlets.Int(None, allow_none=True).tag(sync=True)
    search = traitlets.Unicode().tag(sync=True)
    matches: Any = traitlets.List().tag(sync=True)
    _boxes = traitlets.Dict().tag(sync=True)  # box -> rows of its details
    _folds = traitlets.Dict().tag(sync=True)  # box -> [id, name] of the fold around it
    _states: Any = traitlets.List().tag(sync=True)
    _steps = traitlets.Int(0).tag(sync=True)  # how many there are, known before the pass is run
    _phases: Any = traitlets.List().tag(sync=True)
    _names: Any = traitlets.List().tag(sync=True)
    _note = traitlets.Unicode().tag(sync=True)  # which saved tensors are stale
    _fresh = traitlets.Int(0).tag(sync=True)  # how often Python went back to step 0
    _said = traitlets.Unicode().tag(sync=True)  # the answer to what the page asked, read aloud
    _ask = traitlets.Dict().tag(sync=True)  # from the page: {"do": ..., "n": count}
    _error = traitlets.Unicode().tag(sync=True)
    _refused = traitlets.Int(0).tag(sync=True)  # how often

    def __init__(
        self, graph: dict[str, Any], *, backward: dict[str, Any] | None = None, root: Any = None,
        settings: dict[str, Any] | None = None, names: Mapping[str, Any] | None = None, label: str = "",
        fold: bool | None = None,
    ):  # fmt: skip
        self._root, self._settings, self._tensor_names, self._label = root, settings or {}, names, label
        self._can_step = (root is not None or backward is not None) and len(graph["nodes"]) <= MOST_STEPS
        self._backward_words: BackwardWords | None = None
        self._jumped = -1
        super().__init__(graph=graph, _words=_WORDS, _keys=_KEYS if self._can_step else _KEYS[3:])
        self._set_graph(graph)
        folded = len(graph["nodes"]) > MOST_BOXES if fold is None else fold
        self._opened = self._folding.opened_at_first() if folded else frozenset(self._folding.by_id)
        if backward is not None:
            self._take(backward)
        self._enter_phase()
        self._draw()

    # -- the graph

    def _set_graph(self, graph: dict[str, Any]) -> None:
        self.graph = graph
        self._folding = Folding(graph)
        self._note = stale_note(graph)
        has_order = self._can_step and any(n["sequence_nr"] is not None for n in graph["nodes"])
        self._phases = ["forward", "backward"] if has_order else ["backward"] if self._can_step else []

    def refresh(self) -> None:
        """Look at the tensors again: new versions, new `.grad`, and the graph that the tensor has now.

        A pass that was run before belongs to the graph as it was; it is forgotten.
        """
        if self._root is None:
            return
        roots = [self._root] if isinstance(self._root, Tensor) else list(self._root)
        fresh = graph(*roots, names=self._tensor_names)
        same = [n["name"] for n in fresh["nodes"]] == [n["name"] for n in self.graph["nodes"]]
        # What was unfolded stays so, by its id. If all was, all of the new graph is, even where it has new folds.
        opened = self._opened
        everything = opened >= self._folding.by_id.keys()
        self._backward_words, self.backward, self._error = None, {}, ""
        self._set_graph(fresh)
        self._opened = frozenset(self._folding.by_id) if everything else opened
        if not same:
            self.selected = None
        self._restart()
        self._find()
        self._draw()

    @property
    def stale(self) -> list[tuple[str, str, int, int]]:
        """(node, saved tensor, version at saving, version now) of everything that backward will refuse."""
        nodes = self.graph["nodes"]
        return [(n["name"], s["name"], s["saved_version"], s["version"]) for n in nodes for s in stale_of(n)]

    # -- the pass

    @property
    def steps(self) -> int:
        """How many steps the phase has."""
        return self._steps

    @property
    def waiting(self) -> str:
        """Who holds a part of its gradient at this step, and what it would pass on if it ran now."""
        if self._backward_words is None or self.phase != "backward":
            return ""
        return "\n".join(self._backward_words.waiting(self.step))

    def run(self) -> None:
        """Run the backward pass, if it has not been run. What the engine refuses before any node ran is raised."""
        if self.backward or self._root is None or not self._can_step:
            return
        self._take(backward_steps(self._root, names=self._tensor_names, **self._settings))
        self._enter_phase()
        self._draw()

    def _take(self, backward: dict[str, Any]) -> None:
        self.backward = backward
        self._backward_words = BackwardWords(backward)
        if backward["double"] is not None:
            everything = self._opened >= self._folding.by_id.keys()
            self._set_graph(backward["double"])
            self._opened = frozenset(self._folding.by_id) if everything else self._folding.opened_at_first()

    def _enter_phase(self) -> None:
        if not self._phases:
            self._steps, self._states = 0, []
        elif self.phase == "forward" and "forward" in self._phases:
            states = forward_states(self.graph)
            self._steps, self._states = len(states) - 1, states
        else:
            self._states = self._backward_words.states() if self._backward_words else []
            # Before the pass was run, one step for each node is the best guess for the slider.
            self._steps = len(self._states) - 1 if self._backward_words else len(self.graph["nodes"])

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        step = max(0, min(proposal.value, self._steps))
        # The first step that is asked for runs the pass. What it raises is shown, and the widget stays at step 0.
        if step and self.phase == "backward" and not self.backward:
            try:
                self.run()
                self._error = ""
            except (RuntimeError, ValueError, TypeError) as error:
                self._error = str(error)
                self._refused += 1
                return 0
        return min(step, self._steps)

    @traitlets.observe("phase")
    def _change_phase(self, change: Any) -> None:
        self._restart()

    def _restart(self) -> None:
        # One message: the page would show the marks of one phase under the other's count between two.
        with self.hold_sync():
            self.step = 0
            self._enter_phase()
            self._fresh += 1

    # -- folding and searching

    def fold(self, name: str | None = None) -> None:
        """Fold everything, as far as a few boxes are left to look at, or what has that name."""
        if name is None:
            self._opened = self._folding.opened_at_first()
        else:
            self._opened -= frozenset(f.id for f in self._named(name))
        self._draw()

    def unfold(self, name: str | None = None) -> None:
        """Unfold everything, or what has that name and what is around it."""
        wanted = list(self._folding.by_id.values()) if name is None else self._named(name)
        around = {f.id for w in wanted for f in self._folding.around(w.nodes[0]) if set(w.nodes) <= set(f.nodes)}
        self._opened |= around if name is not None else frozenset(f.id for f in wanted)
        self._draw()

    def _named(self, name: str) -> list[Any]:
        found = self._folding.named(name)
        if not found:
            known = ", ".join(dict.fromkeys(f.name for f in self._folding.by_id.values())) or "none"
            raise ValueError(f"no fold is called {name!r}; there are: {known}")
        return found

    def find(self, text: str) -> list[int]:
        """Search for nodes by name, label, scope or the name of a saved tensor; returns their ids."""
        self.search = text
        return list(self.matches)

    def select(self, number: int | None) -> None:
        """Choose a node, and unfold what it is in."""
        if number is not None:
            self._reveal(number)
        self.selected = number

    def _reveal(self, number: int) -> None:
        around = {f.id for f in self._folding.around(number)}
        if not around <= self._opened:
            self._opened |= around
            self._draw()

    @traitlets.observe("search")
    def _find(self, change: Any = None) -> None:
        text = self.search.strip().lower()
        self._jumped = -1
        self.matches = [n["id"] for n in self.graph["nodes"] if text and self._has(n, text)]

    def _has(self, node: dict[str, Any], text: str) -> bool:
        places = [name_of(node), node["label"], node["group"], *(s["name"] for s in node["saved"])]
        return any(text in place.lower() for place in places if place)

    @traitlets.observe("_ask")
    def _answer(self, change: Any) -> None:
        asked = change.new
        do, fold_id = asked.get("do"), asked.get("id")
        if do == "refresh":
            self.refresh()
            self._said = self._note or "refreshed: no saved tensor is stale"
        elif do == "next" and self.matches:
            self._jumped = (self._jumped + 1) % len(self.matches)
            number = self.matches[self._jumped]
            self.select(number)
            self._said = f"{self._jumped + 1} of {len(self.matches)}: {name_of(self.graph['nodes'][number])}"
        elif do == "fold_all":
            self.fold()
        elif do == "unfold_all":
            self.unfold()
        elif do in ("fold", "unfold") and fold_id in self._folding.by_id:
            self._opened = self._opened - {fold_id} if do == "fold" else self._opened | {fold_id}
            self._draw()

    def _draw(self) -> None:
        picture = self._picture(live=True, status_line=bool(self._phases))
        nodes = self.graph["nodes"]
        self._names = [name_of(n) for n in nodes] if self._phases else []
        around = {
            box.id: [f for f in self._folding.around(box.nodes[0]) if f.id in self._opened] for box in picture.boxes
        }
        self._folds = {box: [folds[-1].id, folds[-1].name] for box, folds in around.items() if folds}
        self._boxes = {
            box.id: [["folded", line] for line in (*box.lines, *box.stale)] if box.kind == "folded"
            else details(self.graph, box.nodes[0])
            for box in picture.boxes
        }  # fmt: skip
        self._svg = picture.svg

    def _picture(self, **settings: Any) -> Picture:
        return Picture(self.graph, folding=self._folding, opened=self._opened, label=self._label, **settings)

    # -- printed

    def svg(self) -> str:
        """What every node does at the current step; with no step taken, in which step each one runs."""
        if self._backward_words and not self.step and self.phase == "backward":
            return self._picture(state=self._backward_words.turns()).svg
        if not self.step or not self._states:
            return self._picture().svg
        return self._picture(state=marks_at(self._states, self.step), sends=self._states[self.step]["sends"]).svg

    def text(self) -> str:
        """Every box that is drawn with its details, the stale saved tensors, and the steps of the pass."""
        picture = self._picture()
        lines = [picture.title()]
        for box in picture.boxes:
            if box.kind == "folded":
                lines.append(", ".join([*box.lines, *box.stale]))
                continue
            node = self.graph["nodes"][box.nodes[0]]
            lines.append(f"{name_of(node)}, {node['kind']}")
            lines += [f"    {term}: {words}" for term, words in details(self.graph, node["id"])[1:]]
        lines += self._note.splitlines()
        if self.phase == "forward":
            lines += ["forward"] + [f"  {state['say']}" for state in self._states]
        elif self._backward_words:
            lines += self._backward_words.text()
        return "\n".join(lines)

    def to_graphviz(self) -> graphviz.Digraph:
        """The same graph for Graphviz. Only text is made; drawing it needs the `dot` program."""
        dot = graphviz.Digraph(name="backward", node_attr={"shape": "box", "fontname": "monospace"})
        picture = self._picture()
        for box in picture.boxes:
            style = {"leaf": {"peripheries": "2"}, "output": {"penwidth": "3"}, "folded": {"style": "dashed"}}
            words = "\\n".join(graphviz.escape(line) for line in (*box.lines, *box.stale))
            dot.node(box.id, words, **style.get(box.kind, {}))
        for a, b, edge in picture.edges:
            dot.edge(a, b, label=str(edge["input_nr"]) if edge["input_nr"] else None)
        return dot
