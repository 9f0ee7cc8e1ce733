"""Forward over reverse: what a node saved of its own result comes back with the result's tangent.

Note [Tangents of saved outputs]
A node saves its inputs as they are, tangents included. Its output it saves as an alias (Note [Saved outputs]), at a time
when the result has no tangent yet: the forward-mode kernel sets that afterwards. So the kernel looks up what the node
saved of the result, and puts a SavedWithTangent there. Without it `exp`, whose gradient is `grad * result`, would have
a gradient without a tangent, and every Hessian by forward over reverse would be wrong.

Mirrors the `fw_grad_` of torch/csrc/autograd/saved_variable.cpp.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from tinytensor.autograd.variable.copy_slices import CopySlices
from tinytensor.autograd.variable.saved_variable import SavedVariable, _Output, _Packed, _Special
from tinytensor.autograd.variable.variable import raw_edge

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor
    from tinytensor.autograd.engine.node import Edge, Node


class SavedWithTangent(_Special):
    """Stands in the place of what a SavedVariable knew: unpacks that, and gives the tensor its tangent."""

    __slots__ = ("__weakref__", "attach", "inner", "tangent")

    def __init__(self, saved: SavedVariable, tangent: Tensor, attach: Callable[[Tensor, Tensor], None]) -> None:
        self.inner = SavedVariable(None)
        self.inner.tensor, self.inner.special = saved.tensor, saved.special
        self.inner.version = saved.version
        self.tensor = saved.tensor if saved.tensor is not None else getattr(saved.special, "tensor", None)
        self.tangent: Tensor | None = tangent  # None once the level is closed
        self.attach = attach

    def unpack(self, saved_for: Node | None) -> Tensor:
        tensor = self.inner.unpack(saved_for)
        assert tensor is not None
        if self.tangent is not None:
            self.attach(tensor, self.tangent)
        return tensor

    def edge(self, saved_for: Node | None) -> Edge | None:
        special = self.inner.special
        if isinstance(special, _Special):
            return special.edge(saved_for)
        return None if saved_for is None or special is None else (saved_for, special)


@functools.cache
def _slots(cls: type) -> tuple[str, ...]:
    """The attributes in which nodes of this class keep SavedVariables."""
    return tuple(name for base in cls.__mro__ for name in base.__dict__.get("__slots__", ()) if name.endswith("_"))


def saved_outputs(result: Any, inplace: bool) -> Iterator[SavedVariable]:
    """What the node of the call that made `result`, or wrote to it, saved of it."""
    edge = raw_edge(result)
    if inplace and result.autograd_meta_.base is not None:
        edge = raw_edge(result.autograd_meta_.base)  # a write to a view is recorded in its base
    if edge is None:
        return
    node: Any
    node, output_nr = edge
    if inplace and isinstance(node, CopySlices):
        node = node.fn
    for name in _slots(node.__class__):
        saved = getattr(node, name, None)
        for each in saved if isinstance(saved, list | tuple) else (saved,):
            if isinstance(each, SavedVariable) and _output_nr(each.special) == output_nr:
                yield each


def _output_nr(special: Any) -> int | None:
    """The number of the output that was saved; None for an input."""
    if isinstance(special, SavedWithTangent):
        return None  # has its tangent
    if isinstance(special, _Packed):
        special = special.output
    if isinstance(special, _Output):
        return special.output_nr
    return special if isinstance(special, int) else None
