"""DelayedError: a node that raises when a gradient reaches it, for values that must not be differentiated again.

Mirrors torch/csrc/autograd/functions/basic_ops.cpp (`DelayedError`, `Error`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinytensor.autograd.engine.node import Node
from tinytensor.autograd.variable.variable import collect_next_edges, set_history
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.tensor_impl import alias

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class Error(Node):
    """The node: raises its message."""

    __slots__ = ("message",)

    message: str

    def apply(self, *grads: Any) -> Any:
        raise RuntimeError(self.message)


def delayed_error(value: Tensor, message: str) -> Tensor:
    """The same value; differentiating it raises RuntimeError(message)."""
    if not value.meta_.key_set & REQUIRES_GRAD:
        return value
    result = alias(value)
    node = Error(collect_next_edges(value))
    node.message = message
    set_history(result, node)
    return result
