"""The nodes behind a tensor, for tests that compare graphs of tinytensor and of PyTorch."""

from __future__ import annotations

from typing import Any


def nodes_in_order(t: Any) -> list[str]:
    """Their names in the order in which they were recorded, without the leaves."""
    nodes, stack = [], [t.grad_fn]
    while stack:
        node = stack.pop()
        if node is not None and node not in nodes:
            nodes.append(node)
            stack += [edge[0] for edge in node.next_functions]
    leaves = "torch::autograd::AccumulateGrad"
    return [n.name() for n in sorted(nodes, key=lambda n: n._sequence_nr()) if n.name() != leaves]
