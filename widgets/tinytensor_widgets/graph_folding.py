"""Which nodes of a graph are drawn as one box.

Folds nest. There are three kinds:

    groups   nodes that a program put in a scope (`introspect.scope`), such as a layer
    chains   runs of nodes, each of which passes its gradient to the next one alone
    pieces   what is still too much for one picture, cut along the order of the backward pass

All folds are convex: no path leaves a fold and comes back to it. Otherwise the fold and a node on that path would each lead
to the other, and the folded graph would have a cycle, which the layout refuses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

MOST_BOXES = 200  # a graph with more nodes opens folded
_MANY = 80  # more boxes than that side by side are cut into pieces
_PIECES = 40  # how many
_SHORTEST_CHAIN = 4
_LONGEST_CHAIN = 30  # a longer one is folded in pieces


@dataclass
class Fold:
    """Several nodes, and what is seen of them once the fold is opened: nodes, and folds inside."""

    id: str
    name: str  # what a reader calls it: "layer1", "chain of 12", "piece 3"
    nodes: tuple[int, ...] = ()
    items: list[Item] = field(default_factory=list)


Item: TypeAlias = int | Fold


class Folding:
    """All folds of a graph: `items` is the picture with everything folded."""

    def __init__(self, graph: dict[str, Any]) -> None:
        self._below: list[list[int]] = [[] for _ in graph["nodes"]]
        for edge in graph["edges"]:
            if edge["to"] is not None:
                self._below[edge["from"]].append(edge["to"])
        self._graph = graph
        self._order = {n: i for i, n in enumerate(_topological(self._below))}
        self.by_id: dict[str, Fold] = {}
        self.items = self._build()
        self._within: dict[int, list[Fold]] = {}
        for fold in self.by_id.values():
            for node in fold.nodes:
                self._within.setdefault(node, []).append(fold)
        for folds in self._within.values():
            folds.sort(key=lambda fold: -len(fold.nodes))

    def around(self, node: int) -> list[Fold]:
        """The folds that a node is in, the outermost first."""
        return self._within.get(node, [])

    def named(self, name: str) -> list[Fold]:
        """Folds of that name or id; of a scope that was entered several times, all."""
        return [f for f in self.by_id.values() if name in (f.id, f.name) or f.id.startswith(f"g:{name}#")]

    def visible(self, opened: Iterable[str]) -> list[Item]:
        """What is drawn when these folds are open."""
        open_ids = set(opened)
        shown: list[Item] = []
        stack = self.items[::-1]
        while stack:
            item = stack.pop()
            if isinstance(item, Fold) and item.id in open_ids:
                stack += item.items[::-1]
            else:
                shown.append(item)
        return shown

    def opened_at_first(self, least: int = 3) -> frozenset[str]:
        """The folds to open so that there is something to see: the largest ones, until there are `least` boxes."""
        opened: frozenset[str] = frozenset()
        while len(shown := self.visible(opened)) < least:
            folds = [item for item in shown if isinstance(item, Fold)]
            if not folds:
                break
            largest = max(folds, key=lambda fold: len(fold.nodes))
            if len(shown) + len(largest.items) > MOST_BOXES:
                break
            opened |= {largest.id}
        return opened

    # -- building

    def _build(self) -> list[Item]:
        groups = [Fold(f"g:{g['name']}", g["name"], tuple(g["nodes"])) for g in self._graph["groups"]]
        # A scope that is left and entered again by a path is not folded at all.
        groups = [g for g in groups if len(g.nodes) > 1 and self._is_convex(set(g.nodes))]
        home: dict[int, list[Fold]] = {n: [] for n in range(len(self._below))}
        for group in groups:  # an outer one comes before the inner ones
            for node in group.nodes:
                home[node].append(group)
        top: list[Item] = [n for n, inside in home.items() if not inside]
        for group in groups:
            self.by_id[group.id] = group
            # Scopes nest, so the scopes around one of its nodes, as far as this one, are the scopes around the group.
            outer = home[group.nodes[0]]
            outer = outer[: next(i for i, g in enumerate(outer) if g is group)]
            (outer[-1].items if outer else top).append(group)
        for node, inside in home.items():
            if inside:
                inside[-1].items.append(node)
        for group in groups:
            group.items = self._tidy(group.items, group.id)
        return self._tidy(top, "")

    def _tidy(self, items: list[Item], where: str) -> list[Item]:
        return self._cut(self._fold_chains(items), where)

    def _fold_chains(self, items: list[Item]) -> list[Item]:
        """Runs of nodes, each of which passes its gradient to the next one alone, become folds.

        Leaves do not interrupt a run: a layer's parameter hangs at the side of it.
        """
        nodes = [i for i in items if isinstance(i, int)]
        kind = self._graph["nodes"]
        inner = {n for n in nodes if kind[n]["kind"] != "leaf"}
        into: Counter[int] = Counter(m for below in self._below for m in set(below))
        next_of = {}
        for n in inner:
            onward = [m for m in set(self._below[n]) if kind[m]["kind"] != "leaf"]
            if len(onward) == 1 and onward[0] in inner and into[onward[0]] == 1:
                next_of[n] = onward[0]
        followers = set(next_of.values())
        users: dict[int, set[int]] = {}
        for n, below in enumerate(self._below):
            for m in below:
                users.setdefault(m, set()).add(n)
        chained: dict[int, Fold] = {}
        for start in sorted(inner - followers, key=self._order.__getitem__):
            run = [start]
            while run[-1] in next_of:
                run.append(next_of[run[-1]])
            if len(run) < _SHORTEST_CHAIN:
                continue
            members = set(run)
            own = [n for n in nodes if kind[n]["kind"] == "leaf" and users.get(n, set()) <= members]
            fold = self._add(f"c:{start}", f"chain of {len(run)}", sorted(run + own, key=self._order.__getitem__))
            if len(fold.items) > _LONGEST_CHAIN:
                fold.items = self._pieces(fold.items, fold.id, _LONGEST_CHAIN)
            chained.update(dict.fromkeys(fold.nodes, fold))
        folded: dict[Any, Item] = {}
        for item in items:
            chain = chained.get(item) if isinstance(item, int) else None
            folded[chain.id if chain else item if isinstance(item, int) else item.id] = chain or item
        return list(folded.values())

    def _cut(self, items: list[Item], where: str) -> list[Item]:
        if len(items) <= _MANY:
            return items
        # Items without a path out of them and back can be put in a line; pieces of that line are folds.
        line = self._in_line(items)
        pieces = self._pieces(line, where, -(-len(line) // _PIECES))
        for piece in pieces:
            if isinstance(piece, Fold):
                piece.items = self._cut(piece.items, piece.id)
        return pieces

    def _pieces(self, items: Sequence[Item], where: str, size: int) -> list[Item]:
        pieces: list[Item] = []
        for start in range(0, len(items), size):
            part = list(items[start : start + size])
            number = start // size
            if len(part) == 1:
                pieces += part
                continue
            named = [item.name for item in part if isinstance(item, Fold) and item.id.startswith("g:")]
            name = f"{named[0]} to {named[-1]}" if len(named) > 1 else f"piece {number + 1}"
            fold = self._add(f"{where}.p{number}" if where else f"p:{number}", name, [])
            fold.items = part
            fold.nodes = tuple(n for item in part for n in (item.nodes if isinstance(item, Fold) else (item,)))
            pieces.append(fold)
        return pieces

    def _add(self, fold_id: str, name: str, nodes: list[int]) -> Fold:
        fold = self.by_id[fold_id] = Fold(fold_id, name, tuple(nodes), list(nodes))
        return fold

    def _in_line(self, items: list[Item]) -> list[Item]:
        """The items in an order in which every edge between them leads forwards, ranks kept together."""
        home = {n: k for k, item in enumerate(items) for n in (item.nodes if isinstance(item, Fold) else (item,))}
        below = [
            sorted({home[m] for n in (item.nodes if isinstance(item, Fold) else (item,)) for m in self._below[n]
                    if m in home} - {k})
            for k, item in enumerate(items)
        ]  # fmt: skip
        return [items[k] for k in _topological(below)]

    def _is_convex(self, members: set[int]) -> bool:
        """Whether no path leaves the group and comes back."""
        stack = list({m for n in members for m in self._below[n]} - members)
        seen = set(stack)
        while stack:
            for m in self._below[stack.pop()]:
                if m in members:
                    return False
                if m not in seen:
                    seen.add(m)
                    stack.append(m)
        return True


def _topological(below: list[list[int]]) -> list[int]:
    """Every node after all nodes that lead to it, rank by rank (Kahn's algorithm). Nodes of a cycle come last."""
    rank = [0] * len(below)
    waiting = [0] * len(below)
    for ends in below:
        for j in ends:
            waiting[j] += 1
    ready = [i for i, n in enumerate(waiting) if not n]
    for i in ready:  # `ready` grows while it is walked
        for j in below[i]:
            rank[j] = max(rank[j], rank[i] + 1)
            waiting[j] -= 1
            if not waiting[j]:
                ready.append(j)
    left = set(range(len(below))) - set(ready)
    return [*sorted(ready, key=lambda i: (rank[i], i)), *sorted(left)]
