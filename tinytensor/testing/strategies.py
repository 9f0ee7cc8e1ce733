"""Hypothesis strategies for what tinytensor is made of: layouts of a tensor in a storage, graphs of operations.

Layouts cover sizes 0 and 1, no dimension at all, stride 0, gaps, overlaps, offsets and storages larger than needed. They
shrink towards a small contiguous one: in every `sampled_from` the plainest choice comes first.

Counterpart of the samples in torch/testing/_internal.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from tinytensor.c10 import scalar_type
from tinytensor.c10.contiguity import contiguous_strides, storage_numel
from tinytensor.c10.dispatch_key import RUNTIME_KEYS

Ints = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """Sizes, strides and storage_offset in elements, and how many elements the storage has."""

    sizes: Ints
    strides: Ints
    storage_offset: int
    storage_numel: int

    @property
    def numel(self) -> int:
        product = 1
        for size in self.sizes:
            product *= size
        return product


@st.composite
def layouts(
    draw: st.DrawFn,
    min_dims: int = 0,
    max_dims: int = 3,
    min_size: int = 0,
    max_size: int = 4,
    max_stride: int = 9,
    max_offset: int = 7,
) -> Layout:
    """Any view that fits its storage."""
    sizes = tuple(draw(st.lists(st.integers(min_size, max_size), min_size=min_dims, max_size=max_dims)))
    strides = draw(_strides(sizes, max_stride))
    offset = draw(st.integers(0, max_offset))
    spare = draw(st.integers(0, 3))
    return Layout(sizes, strides, offset, storage_numel(sizes, strides, offset) + spare)


@st.composite
def _strides(draw: st.DrawFn, sizes: Ints, max_stride: int) -> Ints:
    """Contiguous, a permutation of contiguous with stretches, or anything; sizes of 1 with any stride."""
    kind = draw(st.sampled_from(("contiguous", "permuted", "free")))
    if kind == "free":
        return tuple(draw(st.lists(st.integers(0, max_stride), min_size=len(sizes), max_size=len(sizes))))
    strides = list(contiguous_strides(sizes) if kind == "contiguous" else draw(_permuted(sizes)))
    if 1 in sizes and draw(st.booleans()):
        strides = [draw(st.integers(0, max_stride)) if n == 1 else s for n, s in zip(sizes, strides, strict=True)]
    return tuple(strides)


@st.composite
def _permuted(draw: st.DrawFn, sizes: Ints) -> list[int]:
    strides, step = [0] * len(sizes), 1
    for dim in draw(st.permutations(range(len(sizes)))):
        step *= draw(st.sampled_from((1, 1, 1, 2, 3)))
        strides[dim] = 0 if draw(st.sampled_from((False, False, False, True))) else step
        step *= max(sizes[dim], 1)
    return strides


def dtypes() -> st.SearchStrategy[scalar_type.ScalarType]:
    """Every dtype."""
    names = ["float32", "float64", "int64", "int32", "int16", "int8", "uint8", "bool_", "float16", "bfloat16"]
    return st.sampled_from([getattr(scalar_type, name) for name in names])


@st.composite
def broadcastable(draw: st.DrawFn, count: int = 2, max_dims: int = 4, max_size: int = 4) -> tuple[Ints, ...]:
    """`count` shapes that broadcast against each other."""
    result = draw(st.lists(st.integers(0, max_size), max_size=max_dims))
    shapes = []
    for _ in range(count):
        kept = result[draw(st.integers(0, len(result))) :]
        shapes.append(tuple(1 if draw(st.booleans()) else size for size in kept))
    return tuple(shapes)


@st.composite
def regroupings(draw: st.DrawFn, sizes: Ints) -> Ints:
    """A shape with as many elements as `sizes`: divisors of that number in any order, with sizes of 1 among them."""
    numel = 1
    for size in sizes:
        numel *= size
    if numel == 0:
        empty = draw(st.lists(st.integers(0, 4), min_size=1, max_size=3))
        return tuple(empty) if 0 in empty else (*empty, 0)
    shape: list[int] = []
    while numel > 1:
        factor = draw(st.sampled_from([f for f in range(2, numel + 1) if numel % f == 0]))
        shape.append(factor)
        numel //= factor
    for _ in range(draw(st.integers(0, 2))):
        shape.insert(draw(st.integers(0, len(shape))), 1)
    return tuple(shape)


@st.composite
def viewings(draw: st.DrawFn) -> tuple[Ints, Ints, Ints]:
    """Sizes, strides and a shape to view them as: runs of dimensions that step evenly, regrouped by run or at random.

    About half can be viewed without a copy. Some sizes are 1, with a stride that means nothing.
    """
    sizes: list[int] = []
    strides: list[int] = []
    shape: list[int] = []
    step = 1
    for _ in range(draw(st.integers(1, 2))):
        step *= draw(st.sampled_from((1, 2, 3)))
        run = (draw(st.sampled_from((4, 6, 2, 3))),)
        pieces = draw(regroupings(run))
        sizes[:0] = pieces
        strides[:0] = [s * step for s in contiguous_strides(pieces)]
        shape[:0] = draw(regroupings(run))
        step *= run[0]
    strides = [draw(st.integers(0, 9)) if n == 1 else s for n, s in zip(sizes, strides, strict=True)]
    if draw(st.booleans()):
        shape = list(draw(regroupings(tuple(sizes))))
    return tuple(sizes), tuple(strides), tuple(shape)


@st.composite
def graphs(draw: st.DrawFn, max_leaves: int = 3, max_ops: int = 8, ops: tuple[str, ...] = ("add", "mul")) -> Any:
    """A directed acyclic graph as nodes ("leaf", number) or (op, indices of earlier nodes); the last is the root.

    Numbers stay small, and `relu` stays away from its kink, so that differences measure slopes well.
    """
    arity = {"add": 2, "mul": 2, "pow": 2, "exp": 1, "relu": 1}
    data: list[float] = [
        draw(st.sampled_from((1.0, 2.0, -1.0, 0.5, -0.5, 3.0))) for _ in range(draw(st.integers(1, max_leaves)))
    ]
    nodes: list[tuple[str, Any]] = [("leaf", number) for number in data]
    for _ in range(draw(st.integers(1, max_ops))):
        op = draw(st.sampled_from(ops))
        # Inputs are among the last five nodes, so the graph grows deep, and paths of unequal length meet: the case in which
        # an engine that does not count dependencies runs a node too early.
        inputs = [len(nodes) - 1 - draw(st.integers(0, min(len(nodes) - 1, 4))) for _ in range(arity[op])]
        if op == "pow":
            nodes.append(("leaf", draw(st.sampled_from((2.0, 3.0)))))
            data.append(nodes[-1][1])
            inputs[1] = len(nodes) - 1
        number = _apply(op, [data[i] for i in inputs])
        if number is None:
            op, inputs = "add", [inputs[0], inputs[0]]
            number = 2 * data[inputs[0]]
        nodes.append((op, tuple(inputs)))
        data.append(number)
    return tuple(nodes)


def _apply(op: str, args: list[float]) -> float | None:
    """The number, or None where it would be too large or too close to a kink."""
    if (op == "exp" and args[0] > 3) or (op == "relu" and abs(args[0]) < 0.1):
        return None
    rules: dict[str, Callable[..., float]] = {
        "add": lambda a, b: a + b,
        "mul": lambda a, b: a * b,
        "pow": lambda a, n: a**n,
        "exp": math.exp,
        "relu": lambda a: max(a, 0.0),
    }
    number = rules[op](*args)
    return number if abs(number) < 100 else None


@st.composite
def write_programs(draw: st.DrawFn, max_steps: int = 10) -> tuple[tuple[str, str, str | None], ...]:
    """Steps (op, name, source) that make tensors, look at them in other ways, and write to them.

    "new", "add" (a + 1), "view", "detach" and "data" make `name`, from `source`; "write" and "write_no_grad" change it.
    """
    program: list[tuple[str, str, str | None]] = [("new", "a", None)]
    names = ["a"]
    for _ in range(draw(st.integers(1, max_steps))):
        op = draw(st.sampled_from(("write", "write_no_grad", "view", "detach", "data", "add", "write", "view")))
        source = draw(st.sampled_from(names))
        if op.startswith("write"):
            program.append((op, source, None))
        else:
            name = draw(st.sampled_from("abcdef"))
            program.append((op, name, source))
            names = list(dict.fromkeys([*names, name]))
    return tuple(program)


@st.composite
def subviews(draw: st.DrawFn) -> tuple[tuple[Ints, Ints, int], tuple[Ints, Ints, int]]:
    """(sizes, strides, storage_offset) of a tensor that does not overlap itself, and of a view of it."""
    sizes = tuple(draw(st.lists(st.integers(1, 4), min_size=1, max_size=3)))
    strides, step = [0] * len(sizes), 1
    for dim in draw(st.permutations(range(len(sizes)))):
        strides[dim] = step
        step *= sizes[dim] * draw(st.sampled_from((1, 1, 2)))
    offset = draw(st.integers(0, 5))
    view_sizes, view_strides, start = [], [], offset
    for size, stride in zip(sizes, strides, strict=True):
        first = draw(st.integers(0, size - 1))
        start += first * stride
        if draw(st.booleans()):  # a range; else one index
            by = draw(st.sampled_from((1, 1, 2)))
            view_sizes.append(-(-(size - first) // by))
            view_strides.append(stride * by)
    order = draw(st.permutations(range(len(view_sizes))))
    view = tuple(view_sizes[d] for d in order), tuple(view_strides[d] for d in order), start
    return (sizes, tuple(strides), offset), view


@st.composite
def tensor_programs(draw: st.DrawFn, max_lines: int = 6) -> tuple[str, ...]:
    """Lines of Python over tensors of two numbers: leaves `x` and `y`, a constant `c`. The last line makes `loss`.

    Values are used twice, not at all, as one of two pieces, and after `detach`; constants stand beside them.
    """
    names = ["x", "y"]
    lines: list[str] = []
    for _ in range(draw(st.integers(0, max_lines))):
        new = "abdefghijklmn"[len(lines) * 2 : len(lines) * 2 + 2]
        # As in `graphs`: the last five names, so that the graph grows deep.
        p, q = (names[-1 - draw(st.integers(0, min(len(names) - 1, 4)))] for _ in range(2))
        form = draw(st.sampled_from(_TENSOR_LINES))
        lines.append(form.format(n=new[0], m=new[1], p=p, q=q))
        names += new[: 2 if "{m}" in form else 1]
    lines.append(draw(st.sampled_from(("loss = ({p} * x).sum()", "loss = ({p} + {p} * y).sum()"))).format(p=names[-1]))
    return tuple(lines)


_TENSOR_LINES = (
    "{n} = {p} + {q}",
    "{n} = {p} * {q}",
    "{n} = {p} + 1",
    "{n} = c * {p}",
    "{n} = {p}.sin()",
    "{n} = {p} - c",
    "{n}, {m} = ({p} * y).split(1)",
    "{n} = {p}.detach() * {q}",
)


@st.composite
def backward_graphs(draw: st.DrawFn, max_steps: int = 8) -> tuple[tuple[Any, ...], tuple[tuple[int, int], ...]]:
    """A backward graph as steps (inputs, edges, factors), and its roots (step, input).

    `inputs` is how many gradients a step receives, an edge is (earlier step, its input) or None, a factor says what the
    edge's gradient is in multiples of what came in, None where it is undefined. Steps without edges are leaves.
    """
    steps: list[Any] = [(1, (), ()) for _ in range(draw(st.integers(1, 3)))]
    for _ in range(draw(st.integers(1, max_steps))):
        edges: list[tuple[int, int] | None] = []
        for _ in range(draw(st.integers(1, 3))):
            to = len(steps) - 1 - draw(st.integers(0, min(len(steps) - 1, 5)))
            needed = draw(st.sampled_from((True, True, True, True, False)))
            edges.append((to, draw(st.integers(0, steps[to][0] - 1))) if needed else None)
        factors = tuple(draw(st.sampled_from((1, 2, 3, -1, None))) for _ in edges)
        steps.append((draw(st.sampled_from((1, 1, 2))), tuple(edges), factors))
    last = len(steps) - 1
    others = draw(st.lists(st.integers(0, last), max_size=2))
    return tuple(steps), tuple((k, draw(st.integers(0, steps[k][0] - 1))) for k in (last, *others))


def keysets(fewest: int = 0, most: int = 6) -> st.SearchStrategy[tuple[str, ...]]:
    """Runtime dispatch keys by name, each once. Those of the CPU and of autograd come up often."""
    common = ["CPU", "Meta", "AutogradCPU", "AutogradMeta", "ADInplaceOrView", "AutocastCPU", "SparseCPU", "CUDA"]
    names = st.one_of(st.sampled_from(common), st.sampled_from([key.name for key in RUNTIME_KEYS[1:]]))
    return st.lists(names, min_size=fewest, max_size=most, unique=True).map(tuple)


@st.composite
def alloc_traces(draw: st.DrawFn, max_steps: int = 16) -> tuple[tuple[Any, ...], ...]:
    """What a program asks of an allocator: ("malloc", bytes, stream), ("free", k) of the k-th malloc, ("empty_cache",).

    Sizes come from around the limits of the caching allocator. Nothing is freed twice.
    """
    kib, mib = 1024, 1024 * 1024
    size = st.one_of(
        st.sampled_from([512, mib, 4_000_000, 6 * mib, 10 * mib, 700 * kib, 19 * mib, 12 * mib + 512]),
        st.integers(1, 2 * mib),
        st.integers(1, 24 * mib),
    )
    live: list[int] = []
    steps: list[tuple[Any, ...]] = []
    count = 0
    for _ in range(draw(st.integers(1, max_steps))):
        kind = draw(st.sampled_from(["malloc", "malloc", "malloc", "free", "free", "empty_cache"]))
        if kind == "malloc" or (kind == "free" and not live):
            steps.append(("malloc", draw(size), draw(st.sampled_from([0, 0, 0, 1]))))
            live.append(count)
            count += 1
        elif kind == "free":
            steps.append(("free", live.pop(draw(st.integers(0, len(live) - 1)))))
        else:
            steps.append(("empty_cache",))
    return tuple(steps)
