"""Short programs over real tensors, as data: what the lessons on autograd run a learner's function on.

A program is lines of Python. It finds two leaves `x` and `y` and a constant `c`, of two numbers each, and leaves its result
in `loss`.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import tinytensor as tt

# Seconds for a check whose programs may have to compile their kernels first.
COMPILING = 30.0

X, Y, C = (2.0, -1.0), (3.0, 0.5), (1.5, -2.0)


@dataclass(frozen=True)
class Program:
    """Lines of Python. `title` stands for them where they are not to be shown, and marks a graph worth keeping."""

    lines: tuple[str, ...]
    title: str = ""

    def run(self) -> dict[str, Any]:
        """Every name of the program with its tensor."""
        return _kept(self) if self.title else _run(self)

    def __str__(self) -> str:
        return self.title or "; ".join(self.lines)


def program(*lines: str, title: str = "") -> Program:
    return Program(lines, title)


def _run(program: Program) -> dict[str, Any]:
    scope: dict[str, Any] = {
        "x": tt.tensor(X, requires_grad=True),
        "y": tt.tensor(Y, requires_grad=True),
        "c": tt.tensor(C),
        "tt": tt,
    }
    exec("\n".join(program.lines), scope)
    del scope["__builtins__"]
    return scope


@functools.lru_cache(maxsize=8)
def _kept(program: Program) -> dict[str, Any]:
    return _run(program)


def deep(depth: int) -> Program:
    """A chain that is longer than recursion reaches."""
    return program(
        "loss = x", f"for _ in range({depth}): loss = loss + 1", title=f"loss = x + 1 + 1 + ... + 1, {depth:,} times"
    )


def doubled(times: int) -> Program:
    """Few nodes, 2**times paths."""
    return program(
        "loss = x", f"for _ in range({times}): loss = loss + loss", title=f"loss = loss + loss, {times} times"
    )


PUZZLE = program("a = x * y", "b = a + 1", "loss = b ** 2")
DOUBLED = doubled(24)
