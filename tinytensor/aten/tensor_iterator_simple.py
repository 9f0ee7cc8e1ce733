"""TensorIterator's plan in its plainest form. Read this first, then tensor_iterator.py, which does the same and more.

    broadcast   the operands' shapes against each other
    dtype       one that all operands can be converted to
    reorder     dimensions, so that the loop steps through memory and not across it
    output      dense, in the order of the loop
    coalesce    neighbouring dimensions that every operand steps through evenly are one

The shortcut of tensor_iterator.py (`fast_strides`): operands of one shape and one dense layout need no thought. The output
gets that layout, and the loop is one dimension of all elements. Here they take the long way and arrive at the same loop; only
the output's strides at dimensions of size 1, and of a tensor without elements, may be others. What tensor_iterator.py has on
top: outputs that are given, plans that are remembered, and the choice of a kernel.

Mirrors aten/src/ATen/TensorIterator.cpp. Strides count elements.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tinytensor.aten.native.type_properties import result_type
from tinytensor.c10.contiguity import infer_dense_strides
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType

Ints = tuple[int, ...]


class Plan(NamedTuple):
    """The output's sizes, dtype and strides; and the loop, innermost dimension first, strides of the output in front."""

    shape: Ints
    dtype: ScalarType
    strides: Ints
    loop_sizes: Ints
    loop_strides: tuple[Ints, ...]


def plan(inputs: Sequence[Metadata]) -> Plan:
    """The loop of an elementwise operator with a new output."""
    shape = broadcast([m.sizes for m in inputs])
    dtype = result_type(inputs)
    # An input of another dtype is thought of as converted first, and what a conversion makes is dense.
    dense = [m.strides if m.dtype is dtype else infer_dense_strides(tuple(m.sizes), m.strides) for m in inputs]
    order = reorder(shape, [stretched(m.sizes, strides, shape) for m, strides in zip(inputs, dense, strict=True)])
    out_strides = dense_strides(shape, order)
    read = [stretched(m.sizes, m.strides, shape) for m in inputs]
    loop_strides = [[strides[dim] for dim in order] for strides in (out_strides, *read)]
    return Plan(shape, dtype, out_strides, *coalesce([shape[dim] for dim in order], loop_strides))


def broadcast(shapes: Sequence[Ints]) -> Ints:
    """Shapes line up at the last dimension, and size 1 stretches."""
    ndim = max(len(shape) for shape in shapes)
    lined_up = [(1,) * (ndim - len(shape)) + tuple(shape) for shape in shapes]
    result = []
    for sizes in zip(*lined_up, strict=True):
        others = {size for size in sizes if size != 1}
        if len(others) > 1:
            raise RuntimeError(f"sizes {sorted(others)} do not broadcast")
        result.append(others.pop() if others else 1)
    return tuple(result)


def stretched(sizes: Ints, strides: Ints, shape: Ints) -> Ints:
    """The strides with which an operand is read over `shape`: 0 where the same element is read again and again."""
    new = len(shape) - len(sizes)
    kept = [0 if size != target else stride for size, target, stride in zip(sizes, shape[new:], strides, strict=True)]
    return (0,) * new + tuple(kept)


def reorder(shape: Ints, operands: Sequence[Ints]) -> Ints:
    """Dimensions, innermost first, by insertion: each moves inwards past those that belong outside of it."""
    order = list(reversed(range(len(shape))))
    for i in range(1, len(order)):
        place = i
        for other in reversed(range(i)):
            opinion = belongs_inside(shape, operands, order[place], order[other])
            if opinion is True:
                order[place], order[other] = order[other], order[place]
                place = other
            elif opinion is False:
                break
    return tuple(order)


def belongs_inside(shape: Ints, operands: Sequence[Ints], dim: int, other: int) -> bool | None:
    """Whether `dim` belongs inside `other`. The first operand with an opinion decides; a stretched one has none."""
    for strides in operands:
        if strides[dim] and strides[other]:
            if strides[dim] != strides[other]:
                return strides[dim] < strides[other]
            if shape[dim] < shape[other]:
                return True
    return None


def dense_strides(shape: Ints, order: Ints) -> Ints:
    """Strides of a new tensor without gaps, whose first dimension in `order` has stride 1."""
    strides, step = [0] * len(shape), 1
    row_major = order == tuple(reversed(range(len(shape))))
    for dim in order:
        strides[dim] = step
        step *= max(shape[dim], 1) if row_major else shape[dim]  # a size of 0 counts as 1 in the usual order only
    return tuple(strides)


def coalesce(sizes: Sequence[int], operands: Sequence[Sequence[int]]) -> tuple[Ints, tuple[Ints, ...]]:
    """Merge a dimension with the one inside it where every operand goes on as if there were no border between them."""
    if not sizes:
        return (), tuple(() for _ in operands)
    merged_sizes, merged = [sizes[0]], [[strides[0]] for strides in operands]
    for dim in range(1, len(sizes)):
        inner = merged_sizes[-1]
        even = all(m[-1] * inner == strides[dim] for m, strides in zip(merged, operands, strict=True))
        if inner == 1:  # says nothing about strides: the outer dimension takes its place
            merged_sizes[-1] = sizes[dim]
            for m, strides in zip(merged, operands, strict=True):
                m[-1] = strides[dim]
        elif sizes[dim] == 1 or even:
            merged_sizes[-1] *= sizes[dim]
        else:
            merged_sizes.append(sizes[dim])
            for m, strides in zip(merged, operands, strict=True):
                m.append(strides[dim])
    return tuple(merged_sizes), tuple(tuple(m) for m in merged)
