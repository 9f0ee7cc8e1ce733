"""Graphs of unusual shapes: wide, laddered, nested. Each node runs once, nothing recurses, all of it goes at once."""

from __future__ import annotations

import contextlib
import gc
import threading
import weakref

import pytest

import tinytensor as tt
from tinytensor.autograd.engine import engine
from tinytensor.autograd.engine.graph_task import GraphTask
from tinytensor.autograd.engine.node import Node


@contextlib.contextmanager
def without_the_garbage_collector():
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Counting(Node):
    """Passes its gradient on; counts how often its edges are read and it is run."""

    reads = runs = 0

    def __init__(self, *edges):
        super().__init__()
        self._edges = edges
        self.input_metadata = (tt.ones(1).meta_,)

    @property
    def next_edges(self):
        Counting.reads += 1
        return self._edges

    @next_edges.setter
    def next_edges(self, edges):
        pass

    def apply(self, grad):
        Counting.runs += 1
        return (grad,) * len(self._edges)


def ladder(rungs):
    node = Counting()
    for _ in range(rungs):
        node = Counting((node, 0), (node, 0))
    return node


def test_a_ladder_is_walked_once_though_it_has_2_to_the_1000_paths():
    root = ladder(1000)
    Counting.reads = Counting.runs = 0
    engine.execute([(root, 0)], [tt.zeros(1)], False, False)
    assert Counting.runs == 1001
    # Once to count dependencies, once to run.
    assert Counting.reads == 2 * 1001


def test_dependencies_count_edges():
    root = ladder(2)
    task = GraphTask(root, False, False)
    task.compute_dependencies(root)
    assert list(task.dependencies.values()) == [2, 2]
    assert root not in task.dependencies


def fan(n):
    """n edges into one leaf, all from one node."""
    x = tt.ones(1, requires_grad=True)
    return x, tt.cat([x] * n).sum()


def fan_of_nodes(n):
    """n nodes, each with an edge into one leaf."""
    x = tt.ones(1, requires_grad=True)
    return x, tt.cat([x * 1 for _ in range(n)]).sum()


def ladder_of_operators(n):
    x = tt.ones(1, requires_grad=True)
    y = x
    for _ in range(n):
        y = (y + y) * 0.5
    return x, y


@pytest.mark.parametrize(
    ("make", "grad"),
    [(fan, 20_000), (fan_of_nodes, 5_000), (ladder_of_operators, 1)],
    ids=lambda v: getattr(v, "__name__", ""),
)
def test_wide_graphs(make, grad):
    with without_the_garbage_collector():
        x, y = make(grad if grad > 1 else 5_000)
        alive = [weakref.ref(y.grad_fn), weakref.ref(y)]
        y.backward()
        assert x.grad.item() == grad
        del y
        assert [ref() for ref in alive] == [None, None]


def test_gradients_are_let_go_of_along_the_way():
    """However long the chain, no more than a few gradients are alive."""
    alive, most = weakref.WeakSet(), []

    class Watch(tt.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, grad):
            made = grad * 1
            alive.add(made)
            most.append(len(alive))
            return made

    y = x = tt.ones(1, requires_grad=True)
    for _ in range(200):
        y = Watch.apply(y)
    y.backward()
    assert x.grad.item() == 1
    assert max(most) <= 2


@pytest.mark.parametrize("depth", [50, 1000])
def test_passes_inside_passes(depth):
    """Deep ones go to threads with stacks of their own, which are gone at the end."""
    threads = set()

    class Nested(tt.autograd.Function):
        @staticmethod
        def forward(ctx, x, level):
            ctx.level = level
            return x * 1

        @staticmethod
        def backward(ctx, grad):
            threads.add(threading.current_thread())
            if ctx.level:
                with tt.enable_grad():
                    inner = tt.ones(1, requires_grad=True)
                    Nested.apply(inner, ctx.level - 1).backward()
                grad = grad + inner.grad
            return grad, None

    x = tt.ones(1, requires_grad=True)
    Nested.apply(x, depth).backward()
    assert x.grad.item() == depth + 1
    assert len(threads) == depth // engine.MAX_DEPTH + 1
    assert [t for t in threads if t.is_alive()] == [threading.current_thread()]


def test_an_error_in_a_deep_pass_comes_through_all_of_them():
    class Nested(tt.autograd.Function):
        @staticmethod
        def forward(ctx, x, level):
            ctx.level = level
            return x * 1

        @staticmethod
        def backward(ctx, grad):
            if not ctx.level:
                raise KeyError("bottom")
            with tt.enable_grad():
                Nested.apply(tt.ones(1, requires_grad=True), ctx.level - 1).backward()
            return grad, None

    x = tt.ones(1, requires_grad=True)
    with pytest.raises(KeyError, match="bottom"):
        Nested.apply(x, 45).backward()
    assert engine.running.task is None
    assert engine.running.node is None
    assert engine.running.depth == 0
    assert tt.is_grad_enabled()
    assert engine.pruned_passes == []


def test_threads_that_prune_differently_share_a_graph():
    x, y = tt.ones(1000, requires_grad=True), tt.ones(1000, requires_grad=True)
    z = (x * y).sum()
    wrong = []

    def work(wanted, value):
        for _ in range(50):
            (g,) = tt.autograd.grad(z, wanted, retain_graph=True)
            if g.sum().item() != value:
                wrong.append(g)

    threads = [threading.Thread(target=work, args=(t, 1000.0)) for t in (x, y, x, y)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert engine.pruned_passes == []
