"""A layered drawing of a graph without cycles: what `dot` does, in one small file and the same on every machine.

Four steps, after Sugiyama, Tagawa and Toda (1981): ranks by longest path from the top; a point for every rank that a
long edge passes; an order within each rank that crosses few edges; coordinates that pull neighbours together.
Everything runs downwards. Edges bend only in the free bands between ranks and pass a rank straight, at a place of their
own, so none is ever hidden behind a box. Long edges to the same place join into one on the way.
"""

from __future__ import annotations

import itertools
from bisect import bisect, insort
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Key: TypeAlias = Any  # whatever names a box; it must be hashable
Point = tuple[float, float]

_SWEEPS = 8
_RELAXATIONS = 60
_LANE = 14.0  # room for an edge that passes a rank


@dataclass
class Layout:
    """`place` is the centre of every box, `rank` its row from the top, `path` the points that an edge runs through:
    from the lower border of its box to the upper border of the other."""

    width: float
    height: float
    place: dict[Key, Point]
    rank: dict[Key, int]
    path: list[list[Point]]


@dataclass
class _Graph:
    """Boxes and the points where long edges pass a rank."""

    size: dict[Key, Point]
    up: dict[Key, list[Key]]
    down: dict[Key, list[Key]]
    lanes: set[Key] = field(default_factory=set)


def layout(
    nodes: Sequence[Key], edges: Sequence[tuple[Key, Key]], size: Mapping[Key, Point],
    ends: Sequence[Key] | None = None, gap: Point = (22.0, 40.0),
) -> Layout:  # fmt: skip
    """Place boxes of the given (width, height), sources at the top. ValueError if there is a cycle.

    `ends` says for each edge where at its target it ends: long edges with equal ends are joined. By default all that
    have the same target are.
    """
    rank = _ranks(nodes, edges)
    # An edge over several ranks becomes a chain: its box, a lane in each rank that it passes, the other box. A lane is a box of
    # no height, so that ordering and placing treat both alike. Its key has the end, hence edges to one end share their lanes.
    graph = _Graph(dict(size), {n: [] for n in nodes}, {n: [] for n in nodes})
    chains = []
    at = dict(rank)
    for (a, b), end in zip(edges, ends or [b for _, b in edges], strict=True):
        chain: list[Key] = [a]
        for r in range(rank[a] + 1, rank[b]):
            point = ("lane", end, r)
            if point not in graph.lanes:
                at[point], graph.size[point], graph.up[point], graph.down[point] = r, (_LANE, 0.0), [], []
                graph.lanes.add(point)
            chain.append(point)
        chain.append(b)
        chains.append(chain)
        for p, q in itertools.pairwise(chain):
            # The second edge that joins a lane finds the way on from there recorded already.
            if p not in graph.lanes or q not in graph.down[p]:
                graph.down[p].append(q)
                graph.up[q].append(p)
    rows: list[list[Key]] = [[] for _ in range(max(at.values(), default=-1) + 1)]
    for n, r in at.items():
        rows[r].append(n)
    rows = _order(rows, graph)
    x = _columns(rows, graph, gap[0])
    top, bottom, y = [], [], 0.0
    for row in rows:
        height = max(graph.size[n][1] for n in row)
        top.append(y)
        bottom.append(y + height)
        y += height + gap[1]
    place = {n: (x[n], (top[rank[n]] + bottom[rank[n]]) / 2) for n in nodes}
    width = max((x[n] + graph.size[n][0] / 2 for n in x), default=0.0)
    ports = _ports(edges, chains, x, graph.size)
    path = [_route(chain, port, at, x, place, size, top, bottom) for chain, port in zip(chains, ports, strict=True)]
    return Layout(width, max(y - gap[1], 0.0), place, rank, path)


def _ranks(nodes: Sequence[Key], edges: Sequence[tuple[Key, Key]]) -> dict[Key, int]:
    """Length of the longest path from a source."""
    below: dict[Key, list[Key]] = {n: [] for n in nodes}
    waiting = dict.fromkeys(nodes, 0)
    for a, b in edges:
        below[a].append(b)
        waiting[b] += 1
    ready = [n for n in nodes if not waiting[n]]
    rank = dict.fromkeys(ready, 0)
    for n in ready:  # `ready` grows while it is walked
        for m in below[n]:
            rank[m] = max(rank.get(m, 0), rank[n] + 1)
            waiting[m] -= 1
            if not waiting[m]:
                ready.append(m)
    if len(ready) != len(nodes):
        raise ValueError("the graph has a cycle")
    return rank


def _order(rows: list[list[Key]], graph: _Graph) -> list[list[Key]]:
    """Sort every rank by the mean position of its neighbours; keep the order with the fewest crossings.

    Going down, the neighbours are those in the rank above; going up, those below. To find the best order is NP-hard even for
    two ranks; a few such sweeps come close.
    """
    best, kept = _crossings(rows, graph), [list(row) for row in rows]
    for sweep in range(_SWEEPS):
        down = sweep % 2 == 0
        neighbours = graph.up if down else graph.down
        for r in range(1, len(rows)) if down else range(len(rows) - 2, -1, -1):
            other = {n: i for i, n in enumerate(rows[r - 1 if down else r + 1])}
            mean = {}
            for i, n in enumerate(rows[r]):
                seen = neighbours[n]
                mean[n] = sum(other[m] for m in seen) / len(seen) if seen else float(i)
            rows[r].sort(key=mean.__getitem__)
        crossings = _crossings(rows, graph)
        if crossings < best:
            best, kept = crossings, [list(row) for row in rows]
        if not best:
            break
    return kept


def _crossings(rows: list[list[Key]], graph: _Graph) -> int:
    """Pairs of edges between neighbouring ranks whose ends are in opposite order.

    Edges are taken from left to right by their upper ends. `seen` has the lower ends of those before, sorted: an edge crosses
    as many as end to the right of it. Edges of one box do not cross, so theirs are added after all have been counted.
    """
    total = 0
    for row, below in itertools.pairwise(rows):
        position = {n: i for i, n in enumerate(below)}
        seen: list[int] = []
        for n in row:
            ends = sorted(position[m] for m in graph.down[n])
            total += sum(len(seen) - bisect(seen, end) for end in ends)
            for end in ends:
                insort(seen, end)
    return total


def _columns(rows: list[list[Key]], graph: _Graph, gap: float) -> dict[Key, float]:
    """Horizontal centres: packed first, then moved towards the neighbours as far as order and gaps allow.

    Each turn gives every box of a rank the weighted mean of its neighbours' places as a wish, and `_spread` grants the wishes
    as well as it can. Two lanes of one edge pull hardest, so that long edges come out straight.
    """
    x: dict[Key, float] = {}
    for row in rows:
        left = 0.0
        for n in row:
            x[n] = left + graph.size[n][0] / 2
            left += graph.size[n][0] + gap
    pull: dict[Key, tuple[list[tuple[Key, float]], float]] = {}
    for n in x:
        lane = n in graph.lanes
        weights = [(m, 8.0 if lane and m in graph.lanes else 1.0) for m in graph.up[n] + graph.down[n]]
        pull[n] = weights, sum(w for _, w in weights)
    for turn in range(_RELAXATIONS):
        for row in rows if turn % 2 == 0 else reversed(rows):
            want = []
            for n in row:
                weights, total = pull[n]
                place = 0.0
                for m, weight in weights:
                    place += x[m] * weight
                want.append(place / total if total else x[n])
            _spread(row, want, x, graph.size, gap)
    _straighten(rows, graph, x, gap)
    left = min((x[n] - graph.size[n][0] / 2 for n in x), default=0.0)
    return {n: round(x[n] - left, 1) for n in x}


def _straighten(rows: list[list[Key]], graph: _Graph, x: dict[Key, float], gap: float) -> None:
    """Put the lanes of each long edge on one vertical line, where their neighbours leave room for that.

    A lane may stand between `low` and `high`, the neighbours in its rank with their gaps. If the intervals of all lanes of an
    edge have a common part, the line is there, as near as possible to the median of the present places.
    """
    runs: dict[Key, list[tuple[Key, float, float]]] = {}
    for row in rows:
        for i, n in enumerate(row):
            if n in graph.lanes:
                low, high = -1e9, 1e9
                if i:
                    low = x[row[i - 1]] + (graph.size[row[i - 1]][0] + _LANE) / 2 + gap
                if i + 1 < len(row):
                    high = x[row[i + 1]] - (graph.size[row[i + 1]][0] + _LANE) / 2 - gap
                runs.setdefault(n[1], []).append((n, low, high))
    for run in runs.values():
        low, high = max(low for _, low, _ in run), min(high for _, _, high in run)
        wanted = sorted(x[n] for n, _, _ in run)[len(run) // 2]
        # Two runs side by side were measured against each other; the second must not move onto the first.
        if low <= high and not any(m in graph.lanes for n, _, _ in run for m in _beside(rows, n)):
            for n, _, _ in run:
                x[n] = min(max(wanted, low), high)


def _beside(rows: list[list[Key]], lane: Key) -> list[Key]:
    """The neighbours of a lane in its rank. The third part of its key is the rank."""
    row = rows[lane[2]]
    i = row.index(lane)
    return row[max(i - 1, 0) : i] + row[i + 1 : i + 2]


def _spread(row: list[Key], want: list[float], x: dict[Key, float], size: dict[Key, Point], gap: float) -> None:
    """The places nearest to the wanted ones (least squares) that keep the order and the gaps.

    This is isotonic regression by the pool adjacent violators algorithm. `offsets` are the places of a row that is packed
    tightly; less its offset, each wish must only be no smaller than the one before. Neighbours that violate this are pooled,
    and a pool [mean, count] stands at the mean of what its members want.
    """
    offset, pools = 0.0, []
    offsets = []
    for i, n in enumerate(row):
        if i:
            offset += (size[row[i - 1]][0] + size[n][0]) / 2 + gap
        offsets.append(offset)
        pools.append([want[i] - offset, 1.0])
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            mean, count = pools.pop()
            before = pools[-1]
            before[0] = (before[0] * before[1] + mean * count) / (before[1] + count)
            before[1] += count
    i = 0
    for mean, count in pools:
        for _ in range(int(count)):
            x[row[i]] = mean + offsets[i]
            i += 1


def _ports(
    edges: Sequence[tuple[Key, Key]], chains: list[list[Key]], x: dict[Key, float], size: dict[Key, Point]
) -> list[Point]:
    """Where each edge leaves its box and where it enters the other: side by side, in the order of the far ends. Edges
    that have joined on the way arrive at one place."""
    leave: dict[Key, list[Key]] = {}
    enter: dict[Key, dict[Key, None]] = {}
    for number, (a, b) in enumerate(edges):
        leave.setdefault(a, []).append(number)
        enter.setdefault(b, {})[_arrival(number, chains)] = None
    start: dict[Key, float] = {}
    end: dict[Key, float] = {}
    for node, numbers in leave.items():
        numbers.sort(key=lambda k: (x[chains[k][1]], k))
        for i, k in enumerate(numbers):
            start[k] = x[node] + size[node][0] * ((i + 1) / (len(numbers) + 1) - 0.5)
    for node, arrivals in enter.items():
        order = sorted(arrivals, key=lambda k: x[k if k in x else chains[k[1]][-2]])
        for i, k in enumerate(order):
            end[k] = x[node] + size[node][0] * ((i + 1) / (len(order) + 1) - 0.5)
    return [(start[k], end[_arrival(k, chains)]) for k in range(len(edges))]


def _arrival(number: int, chains: list[list[Key]]) -> Key:
    """What an edge arrives as: the last point on its way, which it may share, or itself."""
    chain = chains[number]
    return chain[-2] if len(chain) > 2 else ("edge", number)


def _route(
    chain: list[Key], port: Point, at: dict[Key, int], x: dict[Key, float], place: dict[Key, Point],
    size: Mapping[Key, Point], top: list[float], bottom: list[float],
) -> list[Point]:  # fmt: skip
    """The points of one edge: straight through each rank, and from the bottom of one to the top of the next in between."""
    a, b = chain[0], chain[-1]
    points = [(port[0], place[a][1] + size[a][1] / 2), (port[0], bottom[at[a]])]
    for lane in chain[1:-1]:
        points += [(x[lane], top[at[lane]]), (x[lane], bottom[at[lane]])]
    points += [(port[1], top[at[b]]), (port[1], place[b][1] - size[b][1] / 2)]
    return points
