"""autograd.graph: what a user may look at and hook into in the graph.

Mirrors torch/autograd/graph.py, whose `allow_mutation_on_saved_tensors` has a file of its own,
graph_saved_tensor_mutation.py. Left out: `region_activation_memory_budget` (of torch.compile), the debug log of nodes.
"""

from __future__ import annotations

import contextlib
import functools
import threading
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from tinytensor.autograd.engine.engine import current_graph_task_id, will_engine_execute_node
from tinytensor.autograd.engine.input_buffer_streams import (
    set_override_stale_capture_stream,
    set_warn_on_accumulate_grad_stream_mismatch,
)
from tinytensor.autograd.engine.node import Edge, Node
from tinytensor.autograd.engine.python_engine import GradientEdge
from tinytensor.autograd.engine.python_hook import RemovableHandle
from tinytensor.autograd.function.function import BackwardCFunction
from tinytensor.autograd.graph_saved_tensor_mutation import allow_mutation_on_saved_tensors
from tinytensor.autograd.variable.saved_variable import (
    default_hooks,
    disable_default_hooks,
    pop_default_hooks,
    push_default_hooks,
)
from tinytensor.autograd.variable.variable import gradient_edge
from tinytensor.autograd.variable.variable import increment_version as increment_version_of
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import enable_grad

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor as TensorImpl  # every TensorImpl is a Tensor, see set_tensor_type
else:
    from tinytensor.c10.tensor_impl import TensorImpl

Tensor = Any

__all__ = [
    "GradientEdge", "Node", "allow_mutation_on_saved_tensors", "disable_saved_tensors_hooks", "get_gradient_edge", "increment_version",
    "register_multi_grad_hook", "save_on_cpu", "saved_tensors_hooks", "set_override_stale_capture_stream",
    "set_warn_on_accumulate_grad_stream_mismatch",
]  # fmt: skip


def get_gradient_edge(tensor: Tensor) -> GradientEdge:
    """Where the gradient of the tensor arrives: `grad(loss, get_gradient_edge(x))` is `grad(loss, x)`.

    RuntimeError for a tensor that requires no gradient.

    >>> x = tt.tensor([2.0], requires_grad=True)
    >>> y = x * x
    >>> tt.autograd.grad(y, tt.autograd.graph.get_gradient_edge(x))
    (tensor([4.]),)
    """
    check(
        tensor.requires_grad,
        "It is not possible to get the gradient edge for a Tensor that does not require gradients",
    )
    edge = _edge_of(tensor)
    token = None
    if isinstance(edge[0], BackwardCFunction):
        # In PyTorch the node of a custom Function does not keep the graph alive; another one in front of it does.
        with enable_grad():
            token = tensor.view_as(tensor).grad_fn
    return GradientEdge(*edge, token)


def _edge_of(tensor: Tensor) -> Edge:
    edge = gradient_edge(tensor) if tensor.requires_grad else None
    if edge is None:
        raise AssertionError("Expected gradient function to be set")
    return edge[0].look(), edge[1]


def increment_version(tensor: Tensor | Iterable[Tensor]) -> None:
    """Note an in-place write that the library could not see, so that backward notices where it invalidates saved
    tensors.

    `tensor` is a tensor or several. RuntimeError for anything else.

    >>> x = tt.zeros(2)
    >>> tt.autograd.graph.increment_version(x)
    >>> x._version
    1
    """
    if isinstance(tensor, TensorImpl):
        tensor = (tensor,)
    check(isinstance(tensor, Iterable), "increment_version expect a Iterable[Tensor] as input")
    for t in tensor:
        check(isinstance(t, TensorImpl), "increment_version expects each element of the iterable to be a tensor")
        if not t.is_inference():
            increment_version_of(t)


class saved_tensors_hooks:
    """Inside the block every tensor saved for backward is replaced by `pack_hook(tensor)`.

    `unpack_hook` makes a tensor of it again, with the same content, when backward needs it. Of nested blocks the
    innermost counts.

    >>> def pack(tensor):
    ...     print("saved", tensor.shape)
    ...     return tensor
    >>> x = tt.ones(2, requires_grad=True)
    >>> with tt.autograd.graph.saved_tensors_hooks(pack, lambda packed: packed):
    ...     y = x.exp()
    saved torch.Size([2])
    """

    def __init__(self, pack_hook: Callable[[Tensor], Any], unpack_hook: Callable[[Any], Tensor]) -> None:
        self.pack_hook = pack_hook
        self.unpack_hook = unpack_hook

    def __enter__(self) -> None:
        push_default_hooks(self.pack_hook, self.unpack_hook)

    def __exit__(self, *exc_info: object) -> None:
        pop_default_hooks()


class save_on_cpu(saved_tensors_hooks):
    """Inside the block saved tensors are kept in main memory, and brought back to their device when needed.

    `pin_memory` and `device_type` are accepted: there is no memory to pin here.

    >>> x = tt.ones(2, requires_grad=True)
    >>> with tt.autograd.graph.save_on_cpu():
    ...     y = (x * x).sum()
    >>> y.backward()
    >>> x.grad
    tensor([2., 2.])
    """

    def __init__(self, pin_memory: bool = False, device_type: str = "cuda") -> None:
        def pack(tensor: Tensor) -> tuple[Any, Tensor]:
            return tensor.device, tensor.cpu()

        def unpack(packed: tuple[Any, Tensor]) -> Tensor:
            device, tensor = packed
            return tensor.to(device)

        super().__init__(pack, unpack)


@contextlib.contextmanager
def disable_saved_tensors_hooks(error_message: str) -> Generator[None, None, None]:
    """Inside the block, hooks for saved tensors are refused with a RuntimeError that says `error_message`.

    Hooks that are there already are refused too.

    >>> with tt.autograd.graph.disable_saved_tensors_hooks("no hooks here"):
    ...     tt.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t).__enter__()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: no hooks here
    """
    previous = default_hooks.disabled
    try:
        disable_default_hooks(error_message)
        yield
    finally:
        default_hooks.disabled = previous


class _MultiHandle(RemovableHandle):
    """Removes several hooks at once."""

    def __init__(self, handles: tuple[RemovableHandle, ...]) -> None:
        self.handles = handles

    def remove(self) -> None:
        for handle in self.handles:
            handle.remove()


def register_multi_grad_hook(
    tensors: Sequence[Tensor], fn: Callable[[Any], None], *, mode: Literal["all", "any"] = "all"
) -> RemovableHandle:
    """Call `fn` when the gradients of several tensors are known.

        tensors   each requires a gradient
        fn        `fn(grads)`, a list with one for each tensor; with mode "any" `fn(grad)`, with the first one
        mode      "all" or "any"; ValueError for another

    Tensors that a backward pass does not reach are not waited for; their gradient is None. Returns a handle to remove
    the hook.

    >>> a, b = tt.ones(1, requires_grad=True), tt.ones(1, requires_grad=True)
    >>> handle = tt.autograd.graph.register_multi_grad_hook([a, b], print)
    >>> (a * 2 + b * 3).backward()
    [tensor([2.]), tensor([3.])]
    """
    if mode not in ("all", "any"):
        raise ValueError(f"Expects mode to be one of {('all', 'any')} but got {mode}")
    register = _register_all if mode == "all" else _register_any
    return _MultiHandle(register(tensors, fn))


def _register_all(tensors: Sequence[Tensor], fn: Callable[[Any], None]) -> tuple[RemovableHandle, ...]:
    lock = threading.Lock()
    nodes = [_edge_of(t)[0] for t in tensors]
    # One backward pass may run while another is under way: what was seen is kept for each.
    expected: dict[int, int] = {}
    seen: dict[int, int] = defaultdict(int)
    grads: dict[int, list[Tensor | None]] = defaultdict(lambda: [None] * len(tensors))

    def hook(i: int, grad: Tensor) -> None:
        task = current_graph_task_id()
        with lock:
            # The first hook of a pass counts how many of the nodes the pass will reach. The others never come.
            if task not in expected:
                expected[task] = sum(will_engine_execute_node(node) for node in nodes)
            seen[task] += 1
            grads[task][i] = grad
            if seen[task] < expected[task]:
                return
            del seen[task], expected[task]
            complete = grads.pop(task)
        # Outside of the lock: `fn` may run a backward pass that comes here again.
        fn(complete)

    return tuple(t.register_hook(functools.partial(hook, i)) for i, t in enumerate(tensors))


def _register_any(tensors: Sequence[Tensor], fn: Callable[[Any], None]) -> tuple[RemovableHandle, ...]:
    lock = threading.Lock()
    called: set[int] = set()

    @functools.wraps(fn)
    def hook(grad: Tensor) -> None:
        task = current_graph_task_id()
        with lock:
            if task in called:
                return
            called.add(task)
        fn(grad)

    return tuple(t.register_hook(hook) for t in tensors if t.requires_grad)
