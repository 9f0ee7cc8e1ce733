"""A walk over values with a stack of one's own, step by step, as a table: for lesson 00."""

from __future__ import annotations

from typing import Any

from tinytensor_lessons.panel import NOTE, Panel


def stack_walk(root: Any, names: dict[int, str]) -> Panel:
    """What lies on the stack, and what stands in the order, after each step of a walk that goes down before it writes.

    `names` says what each value is called, by its `id`.
    """
    stack, order, seen = [root], [], {id(root)}
    rows = [("start", names[id(root)], "")]
    while stack:
        top = stack[-1]
        below = next((v for v in top.inputs if id(v) not in seen), None)
        if below is None:
            order.append(stack.pop())
            did = f"write {names[id(top)]}"
        else:
            seen.add(id(below))
            stack.append(below)
            did = f"go down to {names[id(below)]}"
        rows.append((did, _listed(stack, names), _listed(order, names)))
    return Panel(NOTE, "A stack instead of recursion", head=("step", "stack", "order"), table=tuple(rows))


def _listed(values: list[Any], names: dict[int, str]) -> str:
    return " ".join(names[id(v)] for v in values)
