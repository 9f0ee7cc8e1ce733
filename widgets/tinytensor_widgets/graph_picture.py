"""The drawing of autograd_graph.py: from an `introspect.graph` dict to an SVG.

Gradients flow downwards: the output on top, the leaves below. A box is a node; of a graph with too many of them,
neighbours are folded into one box each. What a box is doing at a step of the backward pass is a word in the box, a
border and a colour, and in that order of importance.
"""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass
from typing import Any

from tinytensor_widgets._svg import INK, LINE, PALETTE, document, el, faint, middle, num, rect, width_of
from tinytensor_widgets.layered_layout import Layout, Point, layout

MOST_BOXES = 200
_FOLDED = 40  # boxes that a graph with more nodes is folded into
_MARGIN = 14.0
_STATE_FILL = {"runs": PALETTE[0][0], "ready": PALETTE[1][0], "done": "#E4E4E4"}
STATUS = {
    "waits": "waits for {n}", "ready": "ready, number {n}", "runs": "runs now", "done": "ran in step {n}",
    "turn": "runs in step {n}", "folded": "{n} of {all} ran",
}  # fmt: skip


@dataclass(frozen=True)
class Box:
    """What is drawn as one: a node, or several that are folded."""

    id: str
    nodes: tuple[int, ...]
    lines: tuple[str, ...]
    kind: str  # node, leaf, output, folded
    says: str


def sizes_text(sizes: list[int]) -> str:
    return f"({sizes[0]},)" if len(sizes) == 1 else f"({', '.join(map(str, sizes))})"


def number_text(value: Any) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def tensor_text(summary: dict[str, Any] | None, most: int = 6) -> str:
    """The numbers of a summarised tensor: `14`, `(2, 3): 1, 1, 1, 1, 1, 1`."""
    if summary is None:
        return "None"
    values, numel = summary["values"], summary["numel"]
    if values is None:
        return f"{summary['dtype']} {sizes_text(summary['sizes'])}"
    words = ", ".join(number_text(v) for v in values[:most])
    words += ", ..." if numel > most else ""
    return words if not summary["sizes"] else f"{sizes_text(summary['sizes'])}: {words}"


def name_of(node: dict[str, Any]) -> str:
    """`MulBackward0 (3)`: the name and the id, for a name alone does not say which node."""
    label = f" of {node['label']}" if node["kind"] == "leaf" and node["label"] else ""
    return f"{node['name']}{label} ({node['id']})"


def saved_text(saved: dict[str, Any]) -> str:
    """One saved value: `result float32 (2, 3), version 0`."""
    if saved["kind"] != "tensor":
        return f"{saved['name']} = {saved['value']}"
    words = f"{saved['name']} {saved['dtype']} {sizes_text(saved['sizes'])}"
    if saved["state"] == "overwritten":
        return f"{words}, saved at version {saved['saved_version']}, now at version {saved['version']}: overwritten"
    return f"{words}, {saved['state']}" if saved["state"] != "ok" else f"{words}, version {saved['version']}"


def box_lines(node: dict[str, Any]) -> tuple[str, ...]:
    lines = [node["name"]]
    tensor = node["tensor"]
    if tensor is not None:
        lines.append(f"{node['label'] + ': ' if node['label'] else ''}{tensor['dtype']} {sizes_text(tensor['sizes'])}")
        if tensor["numel"] <= 4 and tensor["values"]:
            lines.append(f"data {tensor_text({**tensor, 'sizes': []})}")
        grad = tensor["grad"]
        lines.append(f"grad {tensor_text(grad if grad is None else {**grad, 'sizes': []}, 4)}")
        return tuple(lines)
    if node["outputs"]:
        lines.append(", ".join(f"{o['dtype']} {sizes_text(o['sizes'])}" for o in node["outputs"]))
    kept = [s for s in node["saved"] if s["kind"] == "tensor"]
    if kept:
        bad = any(s["state"] == "overwritten" for s in kept)
        lines.append(("saved, overwritten: " if bad else "saved ") + ", ".join(s["name"] for s in kept))
    return tuple(lines)


def boxes_of(graph: dict[str, Any], unfolded: frozenset[str] = frozenset()) -> list[Box]:
    """Every node its own box; of a graph with more than MOST_BOXES, runs of neighbours folded into one."""
    nodes = graph["nodes"]
    if len(nodes) <= MOST_BOXES:
        return [_box(n) for n in nodes]
    # Cutting a topological order into runs gives a folded graph that has no cycle either.
    ids = list(range(len(nodes)))
    ranks = _ranks(graph)
    ids.sort(key=lambda i: (ranks[i], i))
    step = -(-len(ids) // _FOLDED)
    boxes: list[Box] = []
    for start in range(0, len(ids), step):
        run = ids[start : start + step]
        name = f"f{start // step}"
        if name in unfolded:
            boxes += [_box(nodes[i]) for i in run]
            continue
        counts = Counter(nodes[i]["name"] for i in run)
        common = [f"{count} {kind}" for kind, count in counts.most_common(3)]
        if len(counts) > 3:
            common.append(f"{len(counts) - 3} more kinds")
        lines = (f"{len(run)} nodes, folded", *common)
        boxes.append(Box(name, tuple(run), lines, "folded", ", ".join(lines)))
    return boxes


def _box(node: dict[str, Any]) -> Box:
    lines = box_lines(node)
    role = {"leaf": "leaf", "output": "output", "node": "node"}[node["kind"]]
    says = f"{name_of(node)}, {role}: {', '.join(lines[1:])}" if len(lines) > 1 else f"{name_of(node)}, {role}"
    return Box(str(node["id"]), (node["id"],), lines, node["kind"], says)


def _ranks(graph: dict[str, Any]) -> list[int]:
    below: list[list[int]] = [[] for _ in graph["nodes"]]
    waiting = [0] * len(below)
    for edge in graph["edges"]:
        if edge["to"] is not None:
            below[edge["from"]].append(edge["to"])
            waiting[edge["to"]] += 1
    rank = [0] * len(below)
    ready = [i for i, n in enumerate(waiting) if not n]
    for i in ready:  # `ready` grows while it is walked
        for j in below[i]:
            rank[j] = max(rank[j], rank[i] + 1)
            waiting[j] -= 1
            if not waiting[j]:
                ready.append(j)
    return rank


class Picture:
    """One drawing. `boxes` are what was drawn; `state` maps node ids to (state, number), see STATUS."""

    def __init__(
        self, graph: dict[str, Any], *, unfolded: frozenset[str] = frozenset(), live: bool = False,
        state: dict[int, tuple[str, int]] | None = None, status_line: bool = False, label: str = "",
    ):  # fmt: skip
        self.graph, self.live, self.state = graph, live, state or {}
        self.boxes = boxes_of(graph, unfolded)
        self.status_line = status_line or bool(self.state)
        home = {node: box.id for box in self.boxes for node in box.nodes}
        self.edges = []  # drawn ones: (box, box, edge)
        folded = set()
        for edge in graph["edges"]:
            if edge["to"] is None:
                continue
            a, b = home[edge["from"]], home[edge["to"]]
            inside = a == b or ((a.startswith("f") or b.startswith("f")) and (a, b) in folded)
            if not inside:
                folded.add((a, b))
                self.edges.append((a, b, edge))
        size = {box.id: self._size(box) for box in self.boxes}
        ends = [(b, edge["input_nr"]) for _, b, edge in self.edges]
        self.layout = layout([b.id for b in self.boxes], [(a, b) for a, b, _ in self.edges], size, ends)
        self.size = size
        self.label = label
        self.svg = self._draw()

    def title(self) -> str:
        nodes = len(self.graph["nodes"])
        edges = sum(e["to"] is not None for e in self.graph["edges"])
        return f"Backward graph{' of ' + self.label if self.label else ''}: {nodes} nodes, {edges} edges"

    def _size(self, box: Box) -> Point:
        width = max(width_of(box.lines[0], 13) + 4, *(width_of(line, 12) for line in box.lines), 0)
        if self.status_line:
            width = max(width, width_of("ready, number 9", 12))
        lines = len(box.lines) + self.status_line
        return float(round(width + 24)), 16.0 * lines + 14

    def _draw(self) -> str:
        plan = self.layout
        edges = "".join(self._edge(plan, k) for k in range(len(self.edges)))
        rows: dict[int, list[Box]] = {}
        for box in self.boxes:
            rows.setdefault(plan.rank[box.id], []).append(box)
        drawn = []
        for rank in sorted(rows):
            row = sorted(rows[rank], key=lambda b: plan.place[b.id][0])
            cells = [self._box(box, rank, plan.place[box.id]) for box in row]
            drawn.append(el("g", *cells, role="row") if self.live else "".join(cells))
        title = self.title()
        says = [f"{box.says}{self._sends(box)}." for box in self.boxes[:MOST_BOXES]]
        body = "".join(drawn)
        if self.live:
            edges = el("g", edges, aria_hidden="true")
            body = el("g", body, role="grid", aria_label=title)
        width, height = plan.width + 2 * _MARGIN, plan.height + 2 * _MARGIN
        return document(max(width, 220), height, title, " ".join(says), edges, body, live=self.live)

    def _sends(self, box: Box) -> str:
        to = [b for a, b, _ in self.edges if a == box.id]
        names = {b.id: b for b in self.boxes}
        return ", sends gradients to " + " and ".join(
            name_of(self.graph["nodes"][names[b].nodes[0]]) if names[b].kind != "folded" else "folded nodes" for b in to
        ) if to else ""  # fmt: skip

    def _edge(self, plan: Layout, k: int) -> str:
        a, b, edge = self.edges[k]
        points = [(x + _MARGIN, y + _MARGIN) for x, y in plan.path[k]]
        d = f"M{num(points[0][0])} {num(points[0][1])}"
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            if x0 == x1:
                d += f"V{num(y1)}"
            else:
                half = (y0 + y1) / 2
                d += f"C{num(x0)} {num(half)} {num(x1)} {num(half)} {num(x1)} {num(y1)}"
        x, y = points[-1]
        head = f"M{num(x - 4)} {num(y - 8)}L{num(x)} {num(y)}L{num(x + 4)} {num(y - 8)}z"
        runs = self.state.get(edge["from"], ("", 0))[0] == "runs"
        colour, width = (PALETTE[5][0], 3.5) if runs else (LINE, 1.5)
        line = el("path", d=d, fill="none", stroke=colour, stroke_width=width)
        parts = line + el("path", d=head, fill=colour, class_="tt-head")
        if edge["input_nr"]:
            parts += faint(x + 6, y - 4, str(edge["input_nr"]), anchor="start")
        live = {"class_": "tt-edge", "data_from": a, "data_to": b} if self.live else {}
        return el("g", parts, **live)

    def _box(self, box: Box, rank: int, place: Point) -> str:
        w, h = self.size[box.id]
        x, y = place[0] - w / 2 + _MARGIN, place[1] - h / 2 + _MARGIN
        state, number = self._state(box)
        style: dict[str, object] = {"fill": _STATE_FILL.get(state, "#FFFFFF"), "stroke": INK, "stroke_width": 1.2}
        if box.kind == "output":
            style["stroke_width"] = 3
        if state == "waits":
            style["stroke_dasharray"] = "5 3"
        if state == "runs":
            style["stroke_width"] = 4
        shapes = ""
        if box.kind == "folded":  # a stack of sheets
            shapes += rect(x + 5, y + 5, w, h, rx=4, **{**style, "class_": "tt-box"})
        shapes += rect(x, y, w, h, rx=0 if box.kind == "leaf" else 9, class_="tt-box tt-body", **style)
        if box.kind == "leaf":  # a double border: where gradients end
            shapes += rect(x + 3, y + 3, w - 6, h - 6, fill="none", stroke=LINE, class_="tt-inner")
        baseline = y + 19
        for i, line in enumerate(box.lines):
            weight = {"font_weight": "bold"} if i == 0 else {}
            shapes += middle(x + w / 2, baseline, line, size=13 if i == 0 else 12, **weight)
            baseline += 16
        if self.status_line:
            shapes += middle(x + w / 2, baseline, self._status(state, number, box), size=12, class_="tt-status")
        if not self.live:
            return el("g", shapes)
        return el(
            "g", shapes, class_=f"tt-node tt-kind-{box.kind}", role="gridcell", tabindex="-1", aria_label=box.says,
            data_box=box.id, data_nodes=" ".join(map(str, box.nodes)), data_row=rank, data_col=num(place[0]),
        )  # fmt: skip

    def _state(self, box: Box) -> tuple[str, int]:
        if box.kind != "folded":
            return self.state.get(box.nodes[0], ("", 0))
        ran = sum(self.state.get(n, ("", 0))[0] in ("done", "runs") for n in box.nodes)
        return ("folded", ran) if self.state else ("", 0)

    def _status(self, state: str, number: int, box: Box) -> str:
        return STATUS[state].format(n=number, all=len(box.nodes)) if state else ""
