"""Types of `x[i]`, where the type of `x` is known.

Mirrors torch/fx/passes/annotate_getitem_nodes.py.
"""

from __future__ import annotations

import operator
import typing
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.fx.graph import Graph


def _item_type(kind: Any, index: Any) -> Any:
    """The type of an item of a tuple, list or named tuple; None if it is not known."""
    inner = typing.get_args(kind)
    origin = typing.get_origin(kind)
    if origin is tuple:
        if len(inner) == 2 and inner[1] is ...:
            return inner[0]
        if len(inner) <= index:
            raise AssertionError(f"Index {index} out of range for parameterized_types (len={len(inner)})")
        return inner[index]
    if origin is list:
        if len(inner) != 1:
            raise AssertionError(f"Expected 1 parameterized type, got {len(inner)}")
        return inner[0]
    if origin is None and hasattr(kind, "__annotations__") and kind is not Tensor:
        return kind.__annotations__[kind._fields[index]]
    return None


def annotate_getitem_nodes(graph: Graph) -> None:
    """Set `type` of nodes that take an item, from the type of what they take it from."""
    for node in graph.nodes:
        if node.target is operator.getitem:
            sequence, index = node.args
            kind = _item_type(sequence.type, index) if sequence.type else None
            if kind is not None:
                node.type = kind


__all__ = ["annotate_getitem_nodes"]
