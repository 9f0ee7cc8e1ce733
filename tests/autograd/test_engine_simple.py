"""engine_simple.py and engine.py run the same graphs: the same nodes in the same order, and the same gradients."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from for_each import for_each
from hypothesis import given
from hypothesis import strategies as st

import tinytensor as tt
from tinytensor.autograd.engine import engine, engine_simple, python_engine
from tinytensor.autograd.engine.node import Node

ENGINES = {"fast": engine.execute, "simple": engine_simple.execute}


def graph_of(roots: list[Any]) -> list[Node]:
    """All nodes behind the roots, in the order of a walk: a node's place in it serves as its name."""
    found: dict[Node, None] = {}
    stack = [tt.autograd.graph.get_gradient_edge(root).node for root in roots if root.requires_grad]
    while stack:
        node = stack.pop()
        if node not in found:
            found[node] = None
            stack.extend(edge[0] for edge in node.next_edges if edge is not None)
    return list(found)


@contextlib.contextmanager
def recorded(nodes: list[Node]) -> Iterator[list[tuple[int, str]]]:
    """The order in which the nodes run, as (place, name)."""
    places = {node: i for i, node in enumerate(nodes)}
    order: list[tuple[int, str]] = []
    classes = {type(node) for node in nodes}
    originals = {cls: cls.__dict__.get("apply") for cls in classes}

    def wrap(apply: Callable[..., Any]) -> Callable[..., Any]:
        def recording(self: Node, *grads: Any) -> Any:
            if self in places:
                order.append((places[self], self.name()))
            return apply(self, *grads)

        return recording

    wrapped = {cls: wrap(cls.apply) for cls in classes}
    for cls, apply in wrapped.items():
        cls.apply = apply  # type: ignore[method-assign]
    try:
        yield order
    finally:
        for cls, original in originals.items():
            if original is None:
                del cls.apply
            else:
                cls.apply = original  # type: ignore[method-assign]


def numbers(t: Any) -> Any:
    return None if t is None else (t.detach().numpy().tolist(), t.dtype, t.stride(), t.requires_grad)


def leaf(seed: int, *shape: int) -> Any:
    values = np.random.default_rng(seed).integers(-4, 5, shape).astype(np.float32)
    return tt.tensor(values.tolist(), requires_grad=True)


Built = tuple[list[Any], list[Any]]  # leaves and what else may be asked for, then roots


def both(
    build: Callable[[], Built], ask: Callable[[list[Any], list[Any]], Any], times: int = 1
) -> list[tuple[int, str]]:
    """Build the graph once for each engine, run it, and compare everything that can be seen; returns the order."""
    seen = {}
    for name, execute in ENGINES.items():
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(python_engine, "execute", execute)
            inputs, roots = build()
            results = []
            with recorded(graph_of(roots)) as order:
                for _ in range(times):
                    try:
                        results.append([numbers(t) for t in ask(inputs, roots) or ()])
                    except RuntimeError as error:
                        results.append(str(error))
            seen[name] = order, results, [numbers(t.grad) for t in inputs if t.is_leaf]
    assert seen["simple"] == seen["fast"]
    return seen["fast"][0]


def backward(_: list[Any], roots: list[Any], **options: Any) -> None:
    tt.autograd.backward(roots, [tt.ones_like(root) for root in roots], **options)


def grad(inputs: list[Any], roots: list[Any], **options: Any) -> Any:
    ones = [tt.ones_like(root) for root in roots]
    return tt.autograd.grad(roots, inputs, ones, allow_unused=True, **options)


def chain() -> Built:
    x = leaf(0, 2, 3)
    return [x], [x.sin().exp().sum()]


def diamond() -> Built:
    x = leaf(1, 2, 3)
    y = x * 2
    return [x, y], [(y.sin() + y.exp()).sum()]


def same_tensor_twice() -> Built:
    x = leaf(2, 3)
    return [x], [(x * x).sum()]


def broadcast() -> Built:
    x, w = leaf(3, 2, 3), leaf(4, 3)
    return [x, w], [((x * w + w) ** 2).sum()]


def several_roots() -> Built:
    x, w = leaf(5, 3), leaf(6, 3)
    y = x * w
    return [x, w, y], [y, y.exp(), x + 1, y]


def root_behind_a_root() -> Built:
    x = leaf(7, 3)
    y = x * 3
    z = y.sin()
    return [x, y, z], [y, z]


def several_outputs() -> Built:
    x = leaf(8, 3, 2)
    first, _, third = x.unbind(0)
    return [x, first], [first * third]


def sorted_values() -> Built:
    x = leaf(9, 2, 4)
    values, _ = (x * 1).sort(1)
    return [x], [values[0].sum(), values.exp()]


def in_place_on_a_view() -> Built:
    x, w = leaf(10, 2, 3), leaf(11, 3)
    y = x.clone()
    y[0].mul_(w)
    return [x, w], [y.sum()]


def unused_input() -> Built:
    x, w = leaf(12, 3), leaf(13, 3)
    return [x, w], [x.sum()]


def without_a_derivative() -> Built:
    x = leaf(14, 3)

    class Raises(tt.autograd.Function):
        @staticmethod
        def forward(ctx, x):  # type: ignore[no-untyped-def]
            return x.clone()

        @staticmethod
        def backward(ctx, grad):  # type: ignore[no-untyped-def]
            raise RuntimeError("no derivative")

    return [x], [Raises.apply(x).sum()]


def function_that_returns_none() -> Built:
    x, w = leaf(15, 3), leaf(16, 3)

    class First(tt.autograd.Function):
        @staticmethod
        def forward(ctx, x, w):  # type: ignore[no-untyped-def]
            return x * w

        @staticmethod
        def backward(ctx, grad):  # type: ignore[no-untyped-def]
            return grad * 2, None

    return [x, w], [First.apply(x.sin(), w.exp()).sum()]


def hooks_that_change() -> Built:
    x = leaf(17, 3)
    y = x * 2
    y.register_hook(lambda g: g * 10)
    x.register_hook(lambda g: g + 1)
    y.retain_grad()
    y.grad_fn.register_prehook(lambda grads: (grads[0] * 3,))
    y.grad_fn.register_hook(lambda results, grads: tuple(None if r is None else r - 1 for r in results))
    return [x, y], [y.sin().sum()]


def a_layer() -> Built:
    x, w, b = leaf(18, 4, 3), leaf(19, 2, 3), leaf(20, 2)
    return [x, w, b], [tt.nn.functional.linear(x, w, b).relu().log_softmax(1).mean()]


GRAPHS = (
    chain, diamond, same_tensor_twice, broadcast, several_roots, root_behind_a_root, several_outputs, sorted_values,
    in_place_on_a_view, unused_input, without_a_derivative, function_that_returns_none, hooks_that_change, a_layer,
)  # fmt: skip


@for_each(GRAPHS, lambda build: build.__name__)
def test_backward(build: Callable[[], Built]) -> None:
    assert both(build, backward)


@for_each(GRAPHS, lambda build: build.__name__)
def test_backward_twice(build: Callable[[], Built]) -> None:
    """Kept, the graph runs again and gradients add up; else the second run finds it freed, and says so."""
    both(build, lambda inputs, roots: backward(inputs, roots, retain_graph=True), times=2)
    both(build, backward, times=2)


@for_each(GRAPHS, lambda build: build.__name__)
def test_only_some_inputs(build: Callable[[], Built]) -> None:
    both(build, grad)
    both(build, lambda inputs, roots: grad(inputs[-1:], roots))
    both(build, lambda inputs, roots: backward(inputs, roots, inputs=inputs[:1]))


@for_each(GRAPHS, lambda build: build.__name__)
def test_gradients_of_gradients(build: Callable[[], Built]) -> None:
    def ask(inputs: list[Any], roots: list[Any]) -> Any:
        first = grad(inputs, roots, create_graph=True)
        again = [t for t in first if t is not None and t.requires_grad]
        second = grad(inputs, again) if again else ()
        return [*first, *second]

    both(build, ask)


# One step of a drawn program: an operator, and which earlier values it takes.
OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda a, b: a + b,
    "mul": lambda a, b: a * b,
    "square": lambda a, b: a * a,
    "neg": lambda a, b: -a,
    "relu": lambda a, b: a.relu(),
    "row": lambda a, b: a[0] + b,
    "swap": lambda a, b: tt.stack([a.unbind(0)[1], b.unbind(0)[0]]),
    "sum": lambda a, b: a.sum(0) + b,
    "write": lambda a, b: a.clone().mul_(b),
    "write_row": lambda a, b: _write_row(a.clone(), b),
    "detach": lambda a, b: a.detach() * b,
}


def _write_row(base: Any, other: Any) -> Any:
    base[0].add_(other[1])
    return base


STEPS = st.lists(
    st.tuples(st.sampled_from(sorted(OPERATORS)), st.integers(0, 99), st.integers(0, 99)), min_size=1, max_size=12
)


@pytest.mark.filterwarnings("ignore:Using backward")
@given(
    STEPS, st.lists(st.integers(0, 99), min_size=1, max_size=3), st.sets(st.integers(0, 99), max_size=3),
    st.sampled_from(["backward", "grad", "inputs"]), st.booleans(), st.booleans(), st.integers(0, 99),
)  # fmt: skip
def test_drawn_graphs(
    steps: list[tuple[str, int, int]],
    ends: list[int],
    wanted: set[int],
    way: str,
    keep: bool,
    create: bool,
    hooked: int,
) -> None:
    def build() -> Built:
        values = leaves = [leaf(seed, 2, 3) for seed in range(3)]
        values = list(leaves)
        for name, a, b in steps:
            values.append(OPERATORS[name](values[a % len(values)], values[b % len(values)]))
        values[hooked % len(values)].register_hook(lambda g: g * 2)
        roots = [values[-1 - i % len(values)] for i in ends]
        asked = [values[i % len(values)] for i in sorted(wanted)]
        return leaves + [t for t in asked if all(t is not other for other in leaves)], roots

    def ask(inputs: list[Any], roots: list[Any]) -> Any:
        options = {"retain_graph": keep, "create_graph": create}
        if way == "grad":
            return grad(inputs, roots, **options)
        return backward(inputs, roots, inputs=inputs[:2] if way == "inputs" else None, **options)

    both(build, ask, times=2)
