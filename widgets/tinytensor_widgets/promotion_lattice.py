"""`promotion_lattice(x, 1.5)`: the dtypes as a lattice, what each operand brings, and where they meet.

Two dtypes join at the lowest dtype above both. Operands with dimensions, 0-dim tensors and Python numbers are three classes,
the strongest first. Each class is joined by itself, and a weaker class counts only if its category (bool, integral, floating)
is higher. Operands can be exchanged for others, by their two lists or by choosing a dtype in the picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import traitlets

from tinytensor.introspect import promotion
from tinytensor_widgets._base import Widget, argument_labels, caller
from tinytensor_widgets._svg import INK, LINE, PALETTE, document, el, faint, middle, num, rect, text, width_of

MOST = 4
WIDTH = 924
_LEFT, _STEP, _BOX, _TALL = 4, 115, 96, 44
_MIDDLE, _APART = 116, 48

_KINDS = {"dim": "with dimensions", "zero_dim": "0-dim tensor", "number": "Python number"}
_NUMBERS = {"bool": "bool", "int64": "int", "float64": "float"}
_NUMBER_OF = {"bool": "bool", "integral": "int64", "floating": "float64"}

_KEYS = [
    ["Tab", "to the next list, button, or to the dtypes"],
    ["[ and ]", "the entry before, the next: in the list that has the focus"],
    ["arrows", "to a neighbouring dtype"],
    ["Enter, click", "give this dtype to the operand that was changed last"],
    ["Esc", "leave the picture"],
    ["?", "show or hide this list"],
]
_WORDS = {
    "keys": "Keys", "operand": "operand", "class": "class", "dtype": "dtype", "add": "add an operand",
    "remove": "remove the last operand",
    **{f"kind_{kind}": words for kind, words in _KINDS.items()},
}  # fmt: skip


def promotion_lattice(*operands: Any) -> PromotionLattice:
    """Draw the lattice with these operands in it.

    Operands are tensors, Python numbers, or dtypes, which stand for tensors with dimensions; at most 4. A dict from
    `introspect.promotion` is drawn as it is.
    """
    if len(operands) == 1 and isinstance(operands[0], Mapping):
        return PromotionLattice(dict(operands[0]))
    if len(operands) > MOST:
        raise ValueError(f"promotion_lattice() shows at most {MOST} operands, not {len(operands)}")
    return PromotionLattice(promotion(*operands, labels=argument_labels(caller(), len(operands))))


class PromotionLattice(Widget):
    """The widget. `operands` are (dtype, kind) pairs and may be set; `result` is the dtype they agree on."""

    spec = traitlets.Dict()
    operands: Any = traitlets.List(help="[[dtype, kind], ...]; kind is dim, zero_dim or number")
    _chosen = traitlets.Unicode().tag(sync=True)  # the same as one string: "float32 dim, float64 number"
    _choices = traitlets.Dict().tag(sync=True)  # kind -> [[dtype, what the list calls it], ...]
    _caption = traitlets.Unicode().tag(sync=True)

    def __init__(self, spec: dict[str, Any]):
        dtypes = [[node["name"], node["name"]] for node in spec["lattice"]["nodes"]]
        choices = {kind: dtypes for kind in ("dim", "zero_dim")} | {"number": [list(n) for n in _NUMBERS.items()]}
        super().__init__(spec=spec, _choices=choices, _words=_WORDS, _keys=_KEYS)
        self._labels = [o["label"] for o in spec["operands"]]
        self._category = {node["name"]: node["category"] for node in spec["lattice"]["nodes"]}
        self.operands = [[o["dtype"], o["kind"]] for o in spec["operands"]]

    @property
    def result(self) -> str | None:
        """The name of the common dtype."""
        return self.spec["result"]

    @traitlets.validate("operands")
    def _sensible(self, proposal: Any) -> list[list[str]]:
        """A Python number is a bool, an int or a float: other dtypes become the number of their category."""
        checked = []
        for dtype, kind in proposal.value[:MOST]:
            if kind not in _KINDS or dtype not in self._category:
                raise traitlets.TraitError(f"an operand is a dtype and one of {', '.join(_KINDS)}, not {dtype}, {kind}")
            checked.append([_NUMBER_OF[self._category[dtype]] if kind == "number" else dtype, kind])
        return checked

    @traitlets.observe("operands")
    def _join(self, change: Any) -> None:
        before = [[o["dtype"], o["kind"]] for o in self.spec["operands"]]
        now = change.new
        # An operand that stays keeps its name; one that was changed is called by its dtype.
        if now != before:
            kept = [
                label if i < len(before) and now[i] == before[i] else _named(*now[i])
                for i, label in enumerate([*self._labels, *[""] * MOST][: len(now)])
            ]
            self._labels = kept
            self.spec = promotion(*map(tuple, now), labels=kept)
        with self.hold_sync():
            self._chosen = ", ".join(map(" ".join, now))
            # The picture says why; said again below it, that would be the same sentence twice.
            self._caption = self.outcome()
            self._svg = self._draw(live=True)

    @traitlets.observe("_chosen")
    def _choose(self, change: Any) -> None:
        self.operands = [pair.split(" ") for pair in change.new.split(", ") if pair]

    # -- words

    def rows(self) -> list[tuple[str, str, str]]:
        """(class, what its operands join to, whether that counts), the strongest class first."""
        stronger = ""
        # `stronger` is the category reached so far, which the next class has to exceed.
        lines = []
        for found in self.spec["classes"]:
            if found["joined"] is None:
                continue
            own = [_letter(i) for i, o in enumerate(self.spec["operands"]) if o["kind"] == found["kind"]]
            joined = f"{', '.join(own)} join to {found['joined']}" if len(own) > 1 else f"{own[0]} is {found['joined']}"
            category = self._category[found["joined"]]
            if found["speaks"]:
                why = f"counts: {category} is above {stronger}" if stronger else "counts: the strongest class here"
            else:
                why = f"does not count: {category} is not above {stronger}"
            lines.append((_KINDS[found["kind"]], joined, why))
            stronger = category if found["speaks"] else stronger
        return lines

    def outcome(self) -> str:
        """Who takes part, and the result."""
        who = (f"{_letter(i)} is {o['dtype']} ({_KINDS[o['kind']]})" for i, o in enumerate(self.spec["operands"]))
        return f"{', '.join(who)}. The result is {self.result}." if self.result else "no operands"

    def sentence(self) -> str:
        """The outcome with its reasons, in one line."""
        if self.result is None:
            return "no operands"
        parts = [f"{kind}: {joined}, {why}" for kind, joined, why in self.rows()]
        return f"{'; '.join(parts)}. The result is {self.result}."

    def text(self) -> str:
        lines = [f"{_letter(i)}  {o['label']}: {self._operand(o)}" for i, o in enumerate(self.spec["operands"])] + [
            f"   {kind.ljust(16)} {joined}, {why}" for kind, joined, why in self.rows()
        ]
        lines.append(f"result {self.result}")
        above = [f"{low} < {high}" for low, high in self.spec["lattice"]["edges"]]
        return "\n".join([*lines, "lattice: " + ", ".join(above)])

    @staticmethod
    def _operand(o: dict[str, Any]) -> str:
        words = f"{_NUMBERS.get(o['dtype'], o['dtype']) if o['kind'] == 'number' else o['dtype']}, {_KINDS[o['kind']]}"
        return words if o["counts_as"] == o["dtype"] else f"{words}, counts as {o['counts_as']}"

    # -- picture

    def svg(self) -> str:
        return self._draw(live=False)

    def _draw(self, live: bool) -> str:
        nodes = {node["name"]: node for node in self.spec["lattice"]["nodes"]}
        places = _places(list(nodes.values()))
        parts = [self._bands(nodes, places), *(self._edge(a, b, places) for a, b in self.spec["lattice"]["edges"])]
        cells: dict[int, list[str]] = {}
        for name, (x, y) in places.items():
            cells.setdefault(_row(y), []).append(self._node(nodes[name], x, y, live))
        drawn = [el("g", *row, role="row" if live else None) for _, row in sorted(cells.items())]
        label = "dtypes, from bool up to float64"
        parts.append(el("g", *drawn, role="grid", aria_label=label) if live else "".join(drawn))
        y = 222.0
        for i, o in enumerate(self.spec["operands"]):
            speaks = any(f["speaks"] for f in self.spec["classes"] if f["kind"] == o["kind"])
            parts.append(_badge(_LEFT, y - 13, i, speaks))
            parts.append(text(_LEFT + 24, y, o["label"], font_weight="bold"))
            start = _LEFT + 34 + max((width_of(p["label"]) for p in self.spec["operands"]), default=0)
            parts.append(text(start, y, self._operand(o)))
            y += 22
        y += 6
        for kind, joined, why in self.rows():
            parts.append(text(_LEFT, y, f"{kind}:"))
            parts.append(text(_LEFT + 140, y, joined))
            parts.append(faint(_LEFT + 380, y, why, size=13, anchor="start"))
            y += 18
        parts.append(text(_LEFT, y + 4, f"result: {self.result}", font_weight="bold"))
        title = f"Type promotion: the result is {self.result}"
        return document(WIDTH, y + 18, title, self.sentence(), *parts, live=live)

    def _bands(self, nodes: dict[str, Any], places: dict[str, tuple[float, float]]) -> str:
        """The three categories, side by side."""
        parts = []
        for category in dict.fromkeys(node["category"] for node in nodes.values()):
            xs = [places[name][0] for name, node in nodes.items() if node["category"] == category]
            left, right = min(xs) - 6, max(xs) + _BOX + 6
            parts.append(rect(left, 8, right - left, 184, stroke_dasharray="2 4", class_="tt-paper tt-band"))
            parts.append(middle((left + right) / 2, 24, category, class_="tt-dim"))
        return "".join(parts)

    def _edge(self, low: str, high: str, places: dict[str, tuple[float, float]]) -> str:
        (x0, y0), (x1, y1) = places[low], places[high]
        path = f"M{num(x0 + _BOX)} {num(y0 + _TALL / 2)}L{num(x1)} {num(y1 + _TALL / 2)}"
        on = low in self._path_to_result() and high in self._path_to_result()
        return el("path", d=path, stroke=INK if on else LINE, stroke_width=4 if on else 1,
                  class_="tt-edge tt-on" if on else "tt-edge")  # fmt: skip

    def _path_to_result(self) -> set[str]:
        """The dtypes on the paths that lead up from the operands that count to the result."""
        up: dict[str, set[str]] = {}
        for low, high in self.spec["lattice"]["edges"]:
            up.setdefault(low, set()).add(high)

        def above(name: str) -> set[str]:
            return {name}.union(*(above(high) for high in up.get(name, ())))

        speaking = {found["kind"] for found in self.spec["classes"] if found["speaks"]}
        starts = {o["counts_as"] for o in self.spec["operands"] if o["kind"] in speaking}
        reach = set().union(*(above(start) for start in starts)) if starts else set()
        return {name for name in reach if self.result in above(name)}

    def _node(self, node: dict[str, Any], x: float, y: float, live: bool) -> str:
        name = node["name"]
        here = [i for i, o in enumerate(self.spec["operands"]) if o["counts_as"] == name]
        is_result = name == self.result
        kind = "tt-node tt-result" if is_result else "tt-node tt-on" if name in self._path_to_result() else "tt-node"
        shapes = rect(x, y, _BOX, _TALL, rx=4, stroke=INK if is_result else LINE, class_="tt-box",
                      stroke_width=3 if is_result else 1)  # fmt: skip
        shapes += middle(x + _BOX / 2, y + 18, name, font_weight="bold" if is_result else None)
        shapes += faint(x + _BOX / 2, y + 35, f"{node['itemsize']} byte" + "s" * (node["itemsize"] > 1), size=13)
        if is_result:
            shapes += rect(x + 4, y + 4, _BOX - 8, _TALL - 8, rx=2, fill="none", stroke=INK, class_="tt-inner")
        speaking = [found["kind"] for found in self.spec["classes"] if found["speaks"]]
        for k, i in enumerate(here):
            shapes += _badge(x + 2 + 18 * k, y - 18, i, self.spec["operands"][i]["kind"] in speaking)
        if not live:
            return shapes
        says = [name, node["category"], f"{node['itemsize']} bytes" if node["itemsize"] > 1 else "1 byte"]
        says += [f"operand {_letter(i)}" for i in here] + ["the result"] * is_result
        return el("g", shapes, class_=kind, role="gridcell", tabindex="-1", aria_label=", ".join(says),
                  data_row=_row(y), data_col=node["rank"], data_key=name)  # fmt: skip


def _letter(i: int) -> str:
    return "ABCD"[i]


def _named(dtype: str, kind: str) -> str:
    """What an operand is called that has no name in the code."""
    return f"a Python {_NUMBERS[dtype]}" if kind == "number" else dtype


def _places(nodes: list[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """Left to right by rank; two dtypes of one rank (int8 and uint8, float16 and bfloat16) one above the other."""
    places = {}
    for node in nodes:
        same = [n["name"] for n in nodes if n["rank"] == node["rank"]]
        off = 0 if len(same) == 1 else -_APART if same[0] == node["name"] else _APART - 12
        places[node["name"]] = (_LEFT + 6 + _STEP * node["rank"], float(_MIDDLE - _TALL / 2 + off))
    return places


def _row(y: float) -> int:
    """The upper of two dtypes of one rank is in the row of those that stand alone."""
    return 0 if y < _MIDDLE else 1


def _badge(x: float, y: float, operand: int, counts: bool = True) -> str:
    """The letter of an operand on its colour; on plain paper with a dashed border where it does not count."""
    letter = {"size": 13, "font_weight": "bold"}
    if not counts:
        box = rect(x, y, 16, 16, rx=3, stroke_dasharray="3 2", class_="tt-box")
        return box + middle(x + 8, y + 12, _letter(operand), **letter)
    fill, ink = PALETTE[operand]
    box = rect(x, y, 16, 16, rx=3, fill=fill, stroke=INK, class_="tt-badge")
    return box + middle(x + 8, y + 12, _letter(operand), fill=ink, class_="tt-keep", **letter)
