"""CopySlices: the history of a base tensor after an in-place call on one of its views.

    base = x * 1
    view = base[0]
    view.mul_(w)        # base.grad_fn becomes CopySlices, which holds MulBackward0; view.grad_fn is made anew

The gradient of the base is the incoming gradient outside of the view. Inside the view it is what the node of the
in-place call computes from that part.

Mirrors torch/csrc/autograd/functions/tensor.{h,cpp} (`CopySlices`). The view is taken again by
its strides; for a functional tensor the views that made it are replayed (`view_fn`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor.autograd.engine.engine import follow_too, task_should_compute_output
from tinytensor.autograd.engine.node import ERR_BACKWARD_TWICE, Edge, Grads, Node, record_stream
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.metadata import Metadata


class CopySlices(Node):
    """Runs `fn`, the node of an in-place call, on the part of the gradient that the view looks at."""

    __slots__ = ("base", "fn", "offset", "view", "view_fn")

    def __init__(
        self,
        base: Metadata,
        base_edge: Edge | None,
        view: Metadata,
        offset: int,
        fn: Node,
        view_fn: Callable[[Any], Any] | None = None,
    ) -> None:
        # The first edge of an in-place call's node leads to the tensor it wrote to: here that is the base.
        super().__init__((base_edge, *fn.next_edges[1:]))
        self.input_metadata = (base,)
        if not base.has_plain_history:
            record_stream(self, base.device)
        self.base = base
        self.view = view
        self.offset = offset
        self.view_fn = view_fn
        self.fn: Node | None = fn

    def name(self) -> str:
        return "torch::autograd::CopySlices"

    def apply(self, grad: Any) -> Grads:
        fn = self.fn
        if fn is None:
            raise RuntimeError(ERR_BACKWARD_TWICE)
        base, view = self.base, self.view
        # A copy in the layout of the base, since the view's strides and offset are counted in it. The copy starts at the base's
        # first element, so `offset` is the view's distance from the base and not from the start of the storage.
        result = grad.new_empty_strided(base.sizes, base.strides)
        result.copy_(grad)
        replay = self.view_fn
        grad_slice = replay(result) if replay else result.as_strided(view.sizes, view.strides, self.offset)
        # `fn` asks the engine which gradients are wanted. Its own first edge leads to the view and is no part of the running
        # graph; without this call `fn` would skip the gradient that is written into the slice.
        if task_should_compute_output(self, 0):
            follow_too(next(iter(fn.next_edges), None))  # a NotImplemented has none
        # `fn` may keep its input for double backward, and grad_slice is about to be overwritten.
        grads = fn.apply(grad_slice.clone(memory_format=contiguous_format))
        if not self.should_compute_output(0):
            result = None
        elif grads[0] is None:
            grad_slice.zero_()
        else:
            grad_slice.copy_(grads[0])
        return (result, *(g if self.should_compute_output(i) else None for i, g in enumerate(grads[1:], 1)))

    def release_variables(self) -> None:
        self.fn = None
