"""The layered layout: order, room, and edges that are never hidden."""

import itertools
import random

import pytest
from tinytensor_widgets.layered_layout import layout

SIZE = (90.0, 30.0)


def _random_graph(seed, count=40):
    rng = random.Random(seed)
    nodes = [f"n{i}" for i in range(count)]
    edges = sorted({(nodes[rng.randrange(max(0, i - 12), i)], nodes[i]) for i in range(1, count) for _ in range(2)})
    size = {n: (rng.choice([50.0, 90.0, 160.0]), rng.choice([30.0, 46.0, 62.0])) for n in nodes}
    return nodes, edges, size


@pytest.mark.parametrize("seed", range(6))
def test_boxes_do_not_overlap_and_edges_run_down(seed):
    nodes, edges, size = _random_graph(seed)
    plan = layout(nodes, edges, size)
    assert all(plan.rank[a] < plan.rank[b] for a, b in edges)
    boxes = [
        (x - size[n][0] / 2, y - size[n][1] / 2, x + size[n][0] / 2, y + size[n][1] / 2)
        for n, (x, y) in plan.place.items()
    ]
    for i, (a0, b0, a1, b1) in enumerate(boxes):
        assert a0 >= -1e-6 and a1 <= plan.width + 1e-6 and b0 >= -1e-6 and b1 <= plan.height + 1e-6
        for c0, d0, c1, d1 in boxes[:i]:
            assert a1 <= c0 + 1e-6 or c1 <= a0 + 1e-6 or b1 <= d0 + 1e-6 or d1 <= b0 + 1e-6


@pytest.mark.parametrize("seed", range(6))
def test_no_edge_passes_behind_a_box(seed):
    nodes, edges, size = _random_graph(seed)
    plan = layout(nodes, edges, size)
    for (a, b), path in zip(edges, plan.path, strict=True):
        for (x0, y0), (x1, y1) in itertools.pairwise(path):
            assert y1 >= y0 - 1e-6
            for n, (x, y) in plan.place.items():
                w, h = size[n]
                if n in (a, b) or y1 <= y - h / 2 or y0 >= y + h / 2:
                    continue
                # Beside a box an edge runs straight, so its ends tell where it is.
                assert max(x0, x1) <= x - w / 2 or min(x0, x1) >= x + w / 2, (a, b, n)


def test_the_same_graph_is_drawn_the_same_way():
    plans = [layout(*_random_graph(3)) for _ in range(2)]
    assert plans[0].place == plans[1].place and plans[0].path == plans[1].path


def test_long_edges_to_one_place_are_joined():
    chain = [f"m{i}" for i in range(12)]
    edges = [(a, b) for a, b in itertools.pairwise(chain)] + [(m, "leaf") for m in chain]
    nodes = [*chain, "leaf"]
    joined = layout(nodes, edges, dict.fromkeys(nodes, SIZE))
    apart = layout(nodes, edges, dict.fromkeys(nodes, SIZE), ends=list(range(len(edges))))
    assert joined.width < 0.6 * apart.width
    arrivals = {path[-1] for (_, b), path in zip(edges, joined.path, strict=True) if b == "leaf"}
    assert len(arrivals) == 2  # the trunk, and the last node's own short edge


def test_two_edges_between_the_same_boxes_are_two_lines():
    plan = layout(["a", "b"], [("a", "b"), ("a", "b")], {"a": SIZE, "b": SIZE})
    assert plan.path[0] != plan.path[1]


def test_a_cycle_is_refused_and_nothing_is_fine():
    with pytest.raises(ValueError, match="cycle"):
        layout(["a", "b"], [("a", "b"), ("b", "a")], {"a": SIZE, "b": SIZE})
    empty = layout([], [], {})
    assert (empty.width, empty.height, empty.path) == (0.0, 0.0, [])
