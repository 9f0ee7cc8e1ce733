"""Hypothesis strategies for what tinytensor is made of: layouts of a tensor in a storage, graphs of operations.

Layouts cover sizes 0 and 1, no dimension at all, stride 0, gaps, overlaps, offsets, storages larger than needed; they
shrink towards a small contiguous one. Counterpart of the samples in torch/testing/_internal.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from tinytensor.c10 import scalar_type
from tinytensor.c10.contiguity import contiguous_strides, storage_numel

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
    """A shape with as many elements as `sizes`: prime factors dealt anew, with ones strewn in."""
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
        # Later nodes are likelier inputs: the graph grows deep, and legs of unequal length meet.
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
