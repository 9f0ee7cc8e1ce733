"""The steps of autograd_graph.py: how a graph grew, and how the engine went through it, in words and marks.

A mark is (kind, words): what a node is doing, such as ("ready", "count 0, ready"). The kind chooses its look.

A state is a dict for the script: {"marks": [[node, kind, words], ...] that differ from the step before, "why",
"before" and "ready" (node ids), "waiting", "buffers" and "did" (lines), "sends": [[from, slot, words], ...], "at": the
nodes that the step is about, "say": a sentence}.
"""

from __future__ import annotations

from typing import Any

from tinytensor_widgets.graph_words import name_of, names_text, saved_text, short_text, shortened, tensor_text

Mark = tuple[str, str]
_HOOKS = {
    "tensor": "tensor hook", "retain_grad": "retain_grad", "pre": "pre-hook", "post": "post-hook",
    "post_accumulate_grad": "post-accumulate hook",
}  # fmt: skip
_TAKEN = {
    "stolen": "nobody else holds the gradient: .grad becomes that very tensor, {}",
    "copied": "the gradient is somebody else's too: .grad is a copy of it, {}",
    "in place": "adds in place to the .grad that is there: {}",
    "new sum": "makes a new tensor of .grad and the gradient: {}",
}


def _state(marks: dict[int, Mark], **words: Any) -> dict[str, Any]:
    empty: dict[str, Any] = {"why": "", "before": [], "ready": [], "waiting": [], "buffers": [], "did": [], "sends": [],
                             "at": [], "say": ""}  # fmt: skip
    return {**empty, **words, "marks": [[n, *mark] for n, mark in marks.items()]}


def marks_at(states: list[dict[str, Any]], step: int) -> dict[int, Mark]:
    """What every node is doing after that step."""
    marks: dict[int, Mark] = {}
    for state in states[: step + 1]:
        marks.update({n: (kind, words) for n, kind, words in state["marks"]})
    return marks


# -- forward


def forward_states(graph: dict[str, Any]) -> list[dict[str, Any]]:
    """How the graph grew: one node a step, oldest first. A leaf comes in with its first user."""
    nodes = graph["nodes"]
    order = sorted((n["sequence_nr"], n["id"]) for n in nodes if n["sequence_nr"] is not None and n["layer"] == 1)
    out: dict[int, list[dict[str, Any]]] = {n["id"]: [] for n in nodes}
    for edge in graph["edges"]:
        out[edge["from"]].append(edge)
    marks: dict[int, Mark] = {n["id"]: ("later", "not recorded yet") for n in nodes}
    marks |= {n["id"]: ("later", "a leaf, not used yet") for n in nodes if n["kind"] == "leaf"}
    states = [_state(marks, say=f"step 0 of {len(order)}: nothing is recorded yet")]
    for k, (_, number) in enumerate(order, 1):
        marks = {number: ("runs", "recorded now")}
        if k > 1:
            marks[order[k - 2][1]] = ("done", f"recorded in step {k - 1}")
        for edge in out[number]:
            if edge["to"] is not None and nodes[edge["to"]]["kind"] == "leaf":
                marks[edge["to"]] = ("done", "a leaf, used")
        saved = [f"saves {saved_text(s)}" for s in nodes[number]["saved"] if s["kind"] == "tensor"]
        edges = [f"slot {e['slot']} leads to {_end(graph, e)}" for e in out[number]]
        made = nodes[number]["label"]
        makes = f", which made {made}" if made else ""
        say = f"step {k} of {len(order)}: {name_of(nodes[number])} is recorded{makes}; {'; '.join(edges + saved)}"
        why = f"The forward call{' that made ' + made if made else ''} records {name_of(nodes[number])}."
        sends = [[e["from"], e["slot"], ""] for e in out[number]]
        states.append(_state(marks, why=why, did=edges + saved, sends=sends, at=[number], say=say))
    return states


def _end(graph: dict[str, Any], edge: dict[str, Any]) -> str:
    if edge["to"] is None:
        return "nothing (None, 0): that input needs no gradient"
    return f"{name_of(graph['nodes'][edge['to']])}, input {edge['input_nr']}"


# -- backward


class BackwardWords:
    """The states of a pass that `introspect.backward_steps` has recorded."""

    def __init__(self, recording: dict[str, Any]) -> None:
        self.recording, self.steps = recording, recording["steps"]
        # With create_graph the pass recorded nodes of its own; "double" is the graph with both. The ids of the first `count`
        # nodes are the same in both.
        self.graph = recording["double"] or recording["graph"]
        self.nodes = self.graph["nodes"]
        self.last = len(self.steps) - 1
        self.count = len(recording["graph"]["nodes"])
        self.ran_in = {s["node"]: k for k, s in enumerate(self.steps) if k}
        self._skipped = set(recording["not_needed"])
        self._counts: dict[int, int] = {}
        self.below: list[set[int]] = [set() for _ in range(self.count)]
        for edge in recording["graph"]["edges"]:
            if edge["to"] is not None:
                self.below[edge["from"]].add(edge["to"])

    def states(self) -> list[dict[str, Any]]:
        states: list[dict[str, Any]] = []
        for k, step in enumerate(self.steps):
            words = {
                "why": self.why(k), "before": step["ready_before"], "ready": step["ready"],
                "waiting": shortened(self.waiting(k)), "buffers": shortened(self.buffers(k)), "did": shortened(self.did(k)),
                "sends": [[step["node"], s["slot"], short_text(s["grad"])] for s in step["sent"]
                          if s["how"] != "not needed"],
                "at": [] if step["node"] is None else [step["node"]], "say": self.say(k),
            }  # fmt: skip
            states.append(_state({n: self.mark(n, k) for n in self._touched(k)}, **words))
        return states

    def turns(self) -> dict[int, Mark]:
        """In which step each node runs: what a printed picture says before the first step."""
        marks: dict[int, Mark] = {n: ("turn", f"runs in step {k}") for n, k in self.ran_in.items()}
        marks |= {n: ("skipped", "not needed") for n in self.recording["not_needed"]}
        marks |= {n["id"]: ("turn", f"recorded in step {n['made_in']}") for n in self.nodes if n.get("made_in")}
        if self.recording["error"]:
            marks[self.steps[-1]["node"]] = ("failed", f"fails in step {self.last}")
        return marks

    def _touched(self, k: int) -> list[int]:
        """The nodes of which step k changes something: everything at first, then what it and the last one were about."""
        if not k:
            return [node["id"] for node in self.nodes]
        touched: set[int] = set()
        for step in self.steps[max(0, k - 1) : k + 1]:
            touched.update(step["ready"], step["recorded"], (s["to"] for s in step["sent"]))
            touched.update(() if step["node"] is None else (step["node"],))
        return sorted(touched)

    def mark(self, n: int, k: int) -> Mark:
        """What node n does at step k."""
        step = self.steps[k]
        if n >= self.count:
            made = self.nodes[n].get("made_in")
            if made is None:
                return "", ""
            if made == k:
                return "new", "recorded now"
            return ("done", f"recorded in step {made}") if made < k else ("later", "not recorded yet")
        left = step["dependencies"][n]
        was = self.steps[k - 1]["dependencies"][n] if k else left
        count = f"count {was} \N{RIGHTWARDS ARROW} {left}" if was != left else f"count {left}"
        ran = self.ran_in.get(n)
        if n in self._skipped:
            return "skipped", "not needed"
        if n == step["node"]:
            return ("failed", "fails here") if step["error"] else ("runs", "runs now")
        if ran is not None and ran < k:
            return "done", f"ran in step {ran}"
        if n in step["ready"]:
            return "ready", f"{count}, ready" if was != left else f"ready, number {step['ready'].index(n) + 1}"
        return "waits", f"{count}, waits"

    def why(self, k: int) -> str:
        step = self.steps[k]
        if step["node"] is None:
            paths = self._paths()
            count = len(self.ran_in)
            runs = str(paths) if paths < 10**6 else f"about 10^{len(str(paths)) - 1}"
            eager = f" If a node ran at every gradient that comes, there would be {runs} runs." if paths > count else ""
            return f"Nothing ran yet. {count} nodes will run, each once.{eager}"
        why, node = step["why"], self.nodes[step["node"]]
        over = [self._with_number(n) for n in why["over"]]
        also = f" Ready too: {', '.join(shortened(over))}." if over else " No other node is ready."
        if why["rule"] == "root":
            return f"{name_of(node)} is the root: its gradient is given, its count is 0." + (also if over else "")
        if why["rule"] == "leaf first":
            return f"{name_of(node)} is a leaf with count 0. Leaves go before every other ready node." + also
        if why["rule"] == "youngest":
            return (
                f"{name_of(node)}: its count is 0, and of the ready nodes it was recorded last "
                f"(sequence number {why['sequence_nr']})." + also
            )
        return f"{name_of(node)}: its count is 0, all of its gradients have come." + also

    def _with_number(self, n: int) -> str:
        node = self.nodes[n]
        number = "" if node["sequence_nr"] is None else f", number {node['sequence_nr']}"
        return f"{name_of(node)}{number}"

    def _paths(self) -> int:
        """How often nodes would run if none waited for all of its gradients: once for every path from a root to them."""
        graph = self.recording["graph"]
        arrivals = [0] * self.count
        for root in graph["roots"]:
            arrivals[root] += 1
        out: list[list[int]] = [[] for _ in range(self.count)]
        for edge in graph["edges"]:
            if edge["to"] is not None:
                out[edge["from"]].append(edge["to"])
        # The nodes are in the order in which they ran, so a node's own count is complete when it is handed on.
        for n in self.ran_in:
            for m in out[n]:
                arrivals[m] += arrivals[n]
        return sum(a for n, a in enumerate(arrivals) if n in self.ran_in)

    def waiting(self, k: int) -> list[str]:
        """Who holds a part of its gradient, and what running now would make of it."""
        lines = []
        left = self.steps[k]["dependencies"]
        for held in self.steps[k]["buffers"]:
            n = held["node"]
            if not left[n] or not held["arrived"]:
                continue
            name = name_of(self.nodes[n])
            part = ", ".join(tensor_text(g) for g in held["grads"] if g is not None) or "undefined"
            line = f"{name}: {held['arrived']} of {held['expected']} gradients came, together {part}."
            if n in self.ran_in and self.nodes[n]["kind"] == "leaf":
                whole = self._whole_gradient(n)
                line += f" If it ran now, .grad would get {part} instead of {whole}."
            elif n in self.ran_in:
                below_it = self._count_below(n)
                line += (
                    f" If it ran now, it would pass on {part} instead of {self._whole_gradient(n)}; for the rest it would "
                    f"have to run again, and so would the {below_it} node{'s' if below_it != 1 else ''} below it."
                )
            lines.append(line)
        return lines

    def _whole_gradient(self, n: int) -> str:
        """What a node received when it really ran."""
        received = self.steps[self.ran_in[n]]["received"]
        return ", ".join(tensor_text(g) for g in received if g is not None) or "undefined"

    def _count_below(self, n: int) -> int:
        """How many nodes can be reached from a node."""
        if n not in self._counts:
            seen: set[int] = set()
            stack = [n]
            while stack:
                fresh = self.below[stack.pop()] - seen
                seen |= fresh
                stack += fresh
            self._counts[n] = len(seen)
        return self._counts[n]

    def buffers(self, k: int) -> list[str]:
        return [
            f"{name_of(self.nodes[b['node']])}, input {i}: {tensor_text(grad)}"
            for b in self.steps[k]["buffers"] for i, grad in enumerate(b["grads"]) if grad is not None
        ]  # fmt: skip

    def did(self, k: int) -> list[str]:
        step = self.steps[k]
        lines = [self._hook(h) for h in step["hooks"] if h["kind"] not in ("post", "post_accumulate_grad")]
        if step["captured"]:
            lines += [
                f"hands out result {c['index']} of grad: {tensor_text(c['grad'])}"
                for c in self.recording["captured"] if c["node"] == step["node"]
            ]  # fmt: skip
        if step["unpacked"]:
            lines.append(f"unpacks {', '.join(step['unpacked'])}")
        if step["recorded"]:
            lines.append(f"records {names_text(self.graph, step['recorded'])}")
        lines += [self._hook(h) for h in step["hooks"] if h["kind"] == "post"]
        if step["freed"]:
            lines.append(f"frees {', '.join(step['freed'])}")
        lines += [self._sent(s) for s in step["sent"]]
        if step["accumulated"]:
            lines.append(_TAKEN[step["accumulated"]["how"]].format(tensor_text(step["accumulated"]["grad"])))
        lines += [self._hook(h) for h in step["hooks"] if h["kind"] == "post_accumulate_grad"]
        if step["nested"]:
            lines.append(f"{step['nested']} backward pass{'es' if step['nested'] > 1 else ''} ran inside")
        if step["error"]:
            lines.append(f"{step['error']['type']}: {step['error']['message']}")
        return lines

    def _hook(self, hook: dict[str, Any]) -> str:
        title = f"{_HOOKS[hook['kind']]}{'' if hook['kind'] == 'retain_grad' else ' ' + hook['name']}"
        returned = hook["returned"]
        if hook["kind"] == "retain_grad":
            words = f"keeps {tensor_text(returned)}"
            return f"{title} {words}" if hook["called"] else f"{title} would keep {tensor_text(returned)}"
        if not hook["called"]:
            return f"{title} would be called"
        if returned is None:
            return f"{title} returns None: the gradient goes on as it is"
        if isinstance(returned, list):
            words = ", ".join(r if isinstance(r, str) else tensor_text(r) for r in returned)
            return f"{title} returns ({words})"
        return f"{title} returns {returned if isinstance(returned, str) else tensor_text(returned)}"

    def _sent(self, sent: dict[str, Any]) -> str:
        to = f"{name_of(self.nodes[sent['to']])}, input {sent['input_nr']}"
        if sent["how"] == "not needed":
            return f"nothing to {to}: it is not needed"
        grad = "an undefined gradient" if sent["grad"] is None else tensor_text(sent["grad"])
        how = {"new sum": ", added to what is there", "in place": ", added in place to what is there"}.get(
            sent["how"], ""
        )
        before, after = sent["count"]
        return f"{grad} to {to}{how}; count {before} \N{RIGHTWARDS ARROW} {after}"

    def say(self, k: int) -> str:
        step = self.steps[k]
        ready = names_text(self.graph, step["ready"])
        if step["node"] is None:
            return f"step 0 of {self.last}: nothing ran yet; ready: {ready}"
        did = "; ".join(shortened(self.did(k))) or "sends nothing"
        verb = "fails" if step["error"] else "runs"
        return f"step {k} of {self.last}: {name_of(self.nodes[step['node']])} {verb}; {did}; ready: {ready}"

    def text(self) -> list[str]:
        """The whole pass for those who read."""
        lines = ["backward pass"]
        for k in range(len(self.steps)):
            lines.append(f"  {self.say(k)}")
            lines.append(f"    why: {self.why(k)}")
            lines += [f"    waits: {line}" for line in self.waiting(k)]
        return lines
