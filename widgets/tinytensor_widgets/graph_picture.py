"""The drawing of autograd_graph.py: from an `introspect.graph` dict to an SVG.

Gradients flow downwards: the output on top, the leaves below. A box is a node, or a fold of several
(graph_folding.py). What a box is doing at a step is a word in the box, a border and a colour, and in that order of
importance. A saved tensor that was written to is a crossed line in a red band; a node that a backward pass recorded has
a striped side and says so.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tinytensor_widgets._svg import INK, LINE, PALETTE, PAPER, document, el, faint, middle, num, rect, width_of
from tinytensor_widgets.graph_folding import Fold, Folding
from tinytensor_widgets.graph_words import box_lines, name_of, stale_lines
from tinytensor_widgets.layered_layout import Layout, Point, layout

BAD = "#B3261E"  # contrast with white 6.5
_MARGIN = 7.0
_LINE = 17.0
_GAP = (22.0, 52.0)  # down a gap gradients move, and are written
_STATE_FILL = {"runs": PALETTE[0][0], "ready": PALETTE[1][0], "done": "#E4E4E4", "new": PALETTE[6][0]}
_DASHES = {"waits": "5 3", "later": "2 4", "skipped": "1 3"}
_WIDEST_STATUS = width_of("count 2 -> 1, waits")


@dataclass(frozen=True)
class Box:
    """What is drawn as one: a node, or several that are folded."""

    id: str
    nodes: tuple[int, ...]
    lines: tuple[str, ...]
    stale: tuple[str, ...]
    kind: str  # node, leaf, output, folded
    says: str
    second: bool = False  # recorded by a backward pass


class Picture:
    """One drawing. `boxes` are what was drawn; `state` maps node ids to (kind, words)."""

    def __init__(
        self, graph: dict[str, Any], *, folding: Folding | None = None, opened: Iterable[str] = (), live: bool = False,
        state: Mapping[int, tuple[str, str]] | None = None, sends: Iterable[list[Any]] = (), status_line: bool = False,
        label: str = "",
    ):  # fmt: skip
        self.graph, self.live, self.state, self.label = graph, live, state or {}, label
        self.sends = {(n, slot): words for n, slot, words in sends}
        self.nones: dict[int, list[int]] = {}
        for edge in graph["edges"]:
            if edge["to"] is None:
                self.nones.setdefault(edge["from"], []).append(edge["slot"])
        shown = (folding or Folding(graph)).visible(opened)
        self.boxes = [self._folded(i) if isinstance(i, Fold) else self._single(i) for i in shown]
        self.status_line = status_line or bool(self.state)
        self.edges = self._visible_edges()
        self._targets: dict[str, list[str]] = {}
        for a, b, _ in self.edges:
            self._targets.setdefault(a, []).append(b)
        self._arrivals = Counter(b for _, b, _ in self.edges)
        self._name = {
            b.id: b.lines[0] if b.kind == "folded" else name_of(graph["nodes"][b.nodes[0]]) for b in self.boxes
        }
        self.size = {box.id: self._size(box) for box in self.boxes}
        ends = [(b, edge["input_nr"]) for _, b, edge in self.edges]
        self.layout = layout([b.id for b in self.boxes], [(a, b) for a, b, _ in self.edges], self.size, ends, _GAP)
        self.svg = self._draw()

    def title(self) -> str:
        nodes = len(self.graph["nodes"])
        edges = sum(e["to"] is not None for e in self.graph["edges"])
        drawn = f", drawn as {len(self.boxes)} boxes" if len(self.boxes) < nodes else ""
        return f"Backward graph{' of ' + self.label if self.label else ''}: {nodes} nodes, {edges} edges{drawn}"

    # -- what is drawn

    def _single(self, number: int) -> Box:
        node = self.graph["nodes"][number]
        lines, stale = box_lines(node, self.nones.get(number, [])), stale_lines(node)
        words = [*lines[1:], *stale]
        says = f"{name_of(node)}, {node['kind']}" + (f": {', '.join(words)}" if words else "")
        return Box(str(number), (number,), lines, stale, node["kind"], says, node["layer"] > 1)

    def _folded(self, fold: Fold) -> Box:
        nodes = [self.graph["nodes"][n] for n in fold.nodes]
        counts = Counter(n["name"] for n in nodes)
        lines = [fold.name, f"{len(nodes)} nodes, folded"] + [
            f"{count} {name}" for name, count in counts.most_common(3)
        ]
        if len(counts) > 3:
            lines.append(f"{len(counts) - 3} more kinds")
        spoilt = sum(bool(stale_lines(n)) for n in nodes)
        stale = (f"\N{BALLOT X} {spoilt} with stale tensors",) if spoilt else ()
        second = all(n["layer"] > 1 for n in nodes)
        return Box(fold.id, fold.nodes, tuple(lines), stale, "folded", ", ".join([*lines, *stale]), second)

    def _visible_edges(self) -> list[tuple[str, str, dict[str, Any]]]:
        """(box, box, edge) for each edge to draw. Between two boxes of which one is folded, one edge stands for all."""
        home = {node: box for box in self.boxes for node in box.nodes}
        edges, folded = [], set()
        for edge in self.graph["edges"]:
            if edge["to"] is None:
                continue
            a, b = home[edge["from"]], home[edge["to"]]
            if a is b or ("folded" in (a.kind, b.kind) and (a.id, b.id) in folded):
                continue
            folded.add((a.id, b.id))
            edges.append((a.id, b.id, edge))
        return edges

    def _size(self, box: Box) -> Point:
        width = max(width_of(box.lines[0], 13) + 4, *(width_of(line) for line in (*box.lines, *box.stale)), 0)
        if box.second:
            width += 14
        if self.status_line:
            width = max(width, _WIDEST_STATUS, width_of(self._status(box)[1]))
        return width + 20, _LINE * (len(box.lines) + len(box.stale) + self.status_line) + 14

    def _status(self, box: Box) -> tuple[str, str]:
        """(kind, words) of a box at this step. A fold says how many of its nodes ran, and shows if one runs or fails now."""
        if box.kind != "folded":
            return self.state.get(box.nodes[0], ("", ""))
        if not self.state:
            return "", ""
        kinds = [self.state.get(n, ("", ""))[0] for n in box.nodes]
        over = sum(kind in ("done", "runs") for kind in kinds)
        for kind in ("failed", "runs"):
            if kind in kinds:
                return kind, f"{over} of {len(kinds)} ran"
        return "folded", f"{over} of {len(kinds)} ran"

    # -- drawing

    def _draw(self) -> str:
        plan = self.layout
        ranks: dict[int, list[Box]] = {}
        for box in self.boxes:
            ranks.setdefault(plan.rank[box.id], []).append(box)
        edges = el("g", *(self._edge(plan, k) for k in range(len(self.edges))))
        rows, says = [], []
        for rank, boxes in sorted(ranks.items()):
            boxes.sort(key=lambda b: plan.place[b.id][0])
            rows.append(
                el("g", *(self._box(b, rank, plan.place[b.id]) for b in boxes), role="row" if self.live else None)
            )
            for box in boxes:
                status = self._status(box)[1]
                says.append(f"{box.says}{', ' + status if status else ''}{self._sends_to(box)}.")
        title = self.title()
        body = el("g", *rows)
        if self.live:
            edges = el("g", edges, aria_hidden="true")
            body = el("g", *rows, role="grid", aria_label=title)
        width, height = plan.width + 2 * _MARGIN, plan.height + 2 * _MARGIN
        return document(max(width, 220), height, title, " ".join(says), edges, body, live=self.live)

    def _sends_to(self, box: Box) -> str:
        to = [self._name[b] for b in self._targets.get(box.id, [])]
        return f", sends gradients to {' and '.join(to)}" if to else ""

    def _edge(self, plan: Layout, k: int) -> str:
        a, b, edge = self.edges[k]
        points = [(x + _MARGIN, y + _MARGIN) for x, y in plan.path[k]]
        # Straight down where the way is straight, else a curve that begins and ends vertically.
        d = f"M{num(points[0][0])} {num(points[0][1])}"
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            if x0 == x1:
                d += f"V{num(y1)}"
            else:
                half = (y0 + y1) / 2
                d += f"C{num(x0)} {num(half)} {num(x1)} {num(half)} {num(x1)} {num(y1)}"
        x, y = points[-1]
        head = f"M{num(x - 4)} {num(y - 8)}L{num(x)} {num(y)}L{num(x + 4)} {num(y - 8)}z"
        flows = self.sends.get((edge["from"], edge["slot"]))
        colour, width = (LINE, 1.5) if flows is None else (PALETTE[4][0], 3.5)
        parts = el("path", d=d, fill="none", stroke=colour, stroke_width=width)
        parts += el("path", d=head, fill=colour, class_="tt-head")
        spot, anchor = self._gradient_spot(points, a, b)
        if edge["input_nr"]:
            side, end = (-6, "end") if spot[0] > x else (6, "start")
            parts += faint(x + side, y - 4, f"in {edge['input_nr']}", size=13, anchor=end)
        if self.live:
            parts += faint(*spot, "", size=13, anchor=anchor, class_="tt-gradient")
            return el("g", parts, class_="tt-edge", data_from=a, data_to=b, data_edge=f"{edge['from']}:{edge['slot']}")
        return el("g", parts + (faint(*spot, flows, size=13, anchor=anchor) if flows else ""))

    def _gradient_spot(self, points: list[Point], a: str, b: str) -> tuple[Point, str]:
        """Where the gradient that an edge carries is written, and the text's anchor.

        At the end of the edge if no other ends there, else at its start; on the side to which the edge does not turn.
        """
        (x0, y0), (x1, y1) = points[0], points[-1]
        if self._arrivals[b] == 1:
            comes_from = next((px for px, _ in reversed(points) if px != x1), x1)
            return ((x1 + 6, y1 - 8), "start") if comes_from <= x1 else ((x1 - 6, y1 - 8), "end")
        if len(self._targets[a]) == 1:
            turns_to = next((px for px, _ in points if px != x0), x0)
            left = turns_to > x0
        else:
            left = x0 < self.layout.place[a][0] + _MARGIN
        return ((x0 - 6, y0 + 12), "end") if left else ((x0 + 6, y0 + 12), "start")

    def _box(self, box: Box, rank: int, place: Point) -> str:
        w, h = self.size[box.id]
        x, y = place[0] - w / 2 + _MARGIN, place[1] - h / 2 + _MARGIN
        state, words = self._status(box)
        style: dict[str, object] = {"fill": _STATE_FILL.get(state, PAPER), "stroke": INK, "stroke_width": 1.2}
        style["stroke_dasharray"] = _DASHES.get(state)
        if box.kind == "output":
            style["stroke_width"] = 3
        if state == "runs":
            style["stroke_width"] = 4
        if box.stale or state == "failed":
            style |= {"stroke": BAD, "stroke_width": 3.5}
        shapes = ""
        if box.kind == "folded":  # a stack of sheets
            shapes += rect(x + 5, y + 5, w, h, rx=4, **{**style, "class_": "tt-box"})
        shapes += rect(x, y, w, h, rx=0 if box.kind == "leaf" else 9, class_="tt-box tt-body", **style)
        if box.kind == "leaf":  # a double border: where gradients end
            shapes += rect(x + 3, y + 3, w - 6, h - 6, fill="none", stroke=LINE, class_="tt-inner")
        if box.second:  # stripes down the left side
            for i in (4, 8):
                shapes += rect(x + i, y + 6, 2, h - 12, fill="#5C1F45", stroke="none", class_="tt-stripe")
        baseline = y + 19
        for i, line in enumerate(box.lines):
            weight = {"font_weight": "bold"} if i == 0 else {}
            shapes += middle(x + w / 2, baseline, line, **weight)
            baseline += _LINE
        for line in box.stale:
            band = rect(x + 5, baseline - 13, w - 10, 17, fill=BAD, stroke="none", class_="tt-band")
            shapes += el("g", band + middle(x + w / 2, baseline, line, fill="#FFFFFF", class_="tt-keep"))
            baseline += _LINE
        if self.status_line:
            shapes += middle(x + w / 2, baseline, words, class_="tt-status")
        if not self.live:
            return el("g", shapes)
        marks = f"{' tt-spoilt' if box.stale else ''}{' tt-second' if box.second else ''}"
        return el(
            "g", shapes, class_=f"tt-node tt-kind-{box.kind}{marks}", role="gridcell", tabindex="-1",
            aria_label=box.says, data_box=box.id, data_nodes=" ".join(map(str, box.nodes)), data_row=rank,
            data_col=num(place[0]),
        )  # fmt: skip
