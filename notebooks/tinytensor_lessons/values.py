"""The scalar autograd of lesson 00: the notebook's `Value`, and graphs of values that count how often they are read.

`topo`, `local_grads` and `backward` here stand in for the learner's while a later exercise of the lesson is checked, so
that an unfinished one does not spoil the next. They lean on `born`, the order of creation, which a learner's version
does not have.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

FORWARD: dict[str, Callable[..., float]] = {
    "add": lambda a, b: a + b,
    "mul": lambda a, b: a * b,
    "pow": lambda a, n: a**n,
    "exp": math.exp,
    "relu": lambda a: max(a, 0.0),
}

_births = itertools.count()


class Value:
    """A number that remembers how it was made: `data`, `op`, `inputs`, and room for `grad`."""

    def __init__(self, data: float, op: str = "", inputs: tuple[Value, ...] = ()) -> None:
        self.data, self.op, self.inputs, self.grad = data, op, inputs, 0.0
        self.born = next(_births)

    def __add__(self, other: Any) -> Value:
        return record("add", self, other)

    def __mul__(self, other: Any) -> Value:
        return record("mul", self, other)

    def __pow__(self, n: float) -> Value:
        return record("pow", self, n)

    def __neg__(self) -> Value:
        return self * -1

    def __sub__(self, other: Any) -> Value:
        return self + other * -1

    def __rsub__(self, other: Any) -> Value:
        return other + -self

    def __truediv__(self, other: Any) -> Value:
        return self * other**-1

    def __rtruediv__(self, other: Any) -> Value:
        return other * self**-1

    def exp(self) -> Value:
        return record("exp", self)

    def relu(self) -> Value:
        return record("relu", self)

    __radd__ = __add__
    __rmul__ = __mul__

    def __repr__(self) -> str:
        return f"Value({self.data:g})"


def record(op: str, *args: Any) -> Value:
    """Compute `op` and remember it. Plain numbers become values without inputs."""
    inputs = tuple(x if isinstance(x, Value) else Value(x) for x in args)
    return Value(FORWARD[op](*(v.data for v in inputs)), op, inputs)


class TooManyReads(Exception):
    """The walk over a graph reads it over and over."""


class Reads:
    """A counter shared by the values of one graph."""

    def __init__(self, most: int) -> None:
        self.count, self.most = 0, most

    def add(self) -> None:
        self.count += 1
        if self.count > self.most:
            raise TooManyReads(f"`inputs` was read more than {self.most:,} times")


class CountedValue(Value):
    """A value whose `inputs` reports each read."""

    def __init__(self, data: float, op: str, inputs: tuple[Value, ...], label: str, reads: Reads) -> None:
        self._reads = reads
        super().__init__(data, op, inputs)
        self.label = label

    @property
    def inputs(self) -> tuple[Value, ...]:
        self._reads.add()
        return self._inputs

    @inputs.setter
    def inputs(self, inputs: tuple[Value, ...]) -> None:
        self._inputs = inputs

    def __repr__(self) -> str:
        return self.label


@dataclass(frozen=True)
class Graph:
    """A graph as data. Node k is ("leaf", number) or (op, indices of earlier nodes); the last one is the root.

    `title` replaces the listing of the nodes where there are too many to show.
    """

    nodes: tuple[tuple[str, Any], ...]
    title: str = ""

    def label(self, index: int) -> str:
        return "abcdefghijklmnopqrstuvwxyz"[index] if len(self.nodes) <= 26 else f"v{index}"

    def build(self, most_reads: int = 10**9) -> tuple[list[CountedValue], Reads]:
        """Fresh values; the root is the last."""
        reads = Reads(most_reads)
        made: list[CountedValue] = []
        for index, (op, args) in enumerate(self.nodes):
            inputs = () if op == "leaf" else tuple(made[i] for i in args)
            data = args if op == "leaf" else FORWARD[op](*(v.data for v in inputs))
            made.append(CountedValue(data, "" if op == "leaf" else op, inputs, self.label(index), reads))
        return made, reads

    def root_data(self, leaves: dict[int, float]) -> float:
        """The root's number with other numbers at the leaves."""
        data: list[float] = []
        for index, (op, args) in enumerate(self.nodes):
            data.append(leaves.get(index, args) if op == "leaf" else FORWARD[op](*(data[i] for i in args)))
        return data[-1]

    def reachable(self) -> set[int]:
        """Indices of the nodes that the root is made of, itself included."""
        found = {len(self.nodes) - 1}
        for index in range(len(self.nodes) - 1, -1, -1):
            op, args = self.nodes[index]
            if index in found and op != "leaf":
                found.update(args)
        return found

    def exponents(self) -> set[int]:
        """Indices of leaves that are the constant n of a pow."""
        return {args[1] for op, args in self.nodes if op == "pow"}

    def __str__(self) -> str:
        if self.title:
            return self.title
        lines = []
        for index, (op, args) in enumerate(self.nodes):
            made = f"Value({args:g})" if op == "leaf" else f"{op}({', '.join(self.label(i) for i in args)})"
            lines.append(f"{self.label(index)} = {made}")
        return "; ".join(lines)


def chain(depth: int) -> Graph:
    """relu(relu(...relu(x))): one long line."""
    nodes: list[tuple[str, Any]] = [("leaf", 1.0)]
    nodes += [("relu", (i,)) for i in range(depth)]
    return Graph(tuple(nodes), f"relu(relu(...relu(x))), {depth:,} deep")


def doubling(times: int) -> Graph:
    """y = y + y, `times` times: few values, 2**times paths."""
    nodes: list[tuple[str, Any]] = [("leaf", 1.0)]
    nodes += [("add", (i, i)) for i in range(times)]
    return Graph(tuple(nodes), f"y = y + y, {times} times: {times + 1} values")


def local_grads(op: str, args: Iterable[float], out: float) -> tuple[float, ...]:
    """Derivative of each op by each of its arguments."""
    rules: dict[str, Callable[..., tuple[float, ...]]] = {
        "add": lambda a, b: (1.0, 1.0),
        "mul": lambda a, b: (b, a),
        "pow": lambda a, n: (n * a ** (n - 1), 0.0),
        "exp": lambda a: (out,),
        "relu": lambda a: (1.0 if a > 0 else 0.0,),
    }
    return rules[op](*args)


def topo(root: Value) -> list[Value]:
    """Every value after its inputs: values are born in that order."""
    found, todo = {id(root): root}, [root]
    while todo:
        for v in todo.pop().inputs:
            if id(v) not in found:
                found[id(v)] = v
                todo.append(v)
    return sorted(found.values(), key=lambda v: v.born)


class Passes:
    """How often `backward` below has run."""

    count = 0


passes = Passes()


def backward(root: Value) -> None:
    """Add to each leaf's `grad` the derivative of the root by it."""
    passes.count += 1
    order = topo(root)
    for v in order:
        if v.op:
            v.grad = 0.0
    root.grad = 1.0
    for v in reversed(order):
        inputs = v.inputs
        if v.op:
            for x, slope in zip(inputs, local_grads(v.op, [x.data for x in inputs], v.data), strict=True):
                x.grad += slope * v.grad
