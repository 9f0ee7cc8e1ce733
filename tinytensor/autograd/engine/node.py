# hot path
"""Node: one step of the backward pass, and the edges to the steps that come after it.

A node stands for one recorded operator call. Its inputs are gradients of what the call returned, its outputs gradients
of what the call took. `next_edges[i]` says where output i goes: an Edge is a plain tuple `(node, input_nr)`, or None
where no gradient is needed. Generated subclasses (autograd/generated/functions.py) write `apply`; what follows from the
names of their slots is in traceable_function.py; everything else is here.

Note [Undefined gradients]
None is a gradient of zero. A node all of whose gradients are None is not asked: its results are None. So `apply` of a
node with one input never sees None. A node that wants to be asked sets `handles_undefined`. A node for which the engine
has to leave its shortest road starts with NO_HOOKS instead of None.

Note [Deleting long graphs]
Node, edge, node, ... is a linked list that Python frees link by link, from inside the deallocation of the link before.
CPython bounds that recursion by itself for objects that its garbage collector tracks, which nodes, tuples and tensors
are; a million nodes are freed without touching the C stack. A `__del__` method anywhere on the way would break this.

Note [Streams of nodes]
Work on a device is queued on streams, and what is on two streams runs in any order. A node remembers the stream that was
current when its forward call was recorded, and the engine runs it on that stream: so a program that has put parts of its
forward pass on several streams gets a backward pass that overlaps in the same way. The stream is not part of the metadata,
which all tensors of a kind share. It stands in a slot of the node that is empty for nodes of the CPU, and recording one costs
them nothing: the one test that `set_history` makes of a result's metadata covers this, too (`Metadata.has_plain_history`).

Mirrors torch/csrc/autograd/function.h (`Node`), edge.h and python_cpp_function.cpp. Left out: `topological_nr` and
`task_should_compute_output` outside `backward(inputs=...)`.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from tinytensor.aten.record_function import set_sequence_nr_source
from tinytensor.autograd.anomaly_mode import anomaly, store_stack
from tinytensor.autograd.engine.input_metadata import GradMetadata, _InputMetadata
from tinytensor.autograd.engine.python_hook import HookDict, RemovableHandle
from tinytensor.c10.device import Device
from tinytensor.c10.device_guard_impl import GUARD_IMPLS, DeviceGuardImpl
from tinytensor.c10.error import check_type
from tinytensor.c10.metadata import Metadata

Edge = tuple["Node", int]
Grads = tuple[Any, ...]

# A range and no counter: its iterator can say how many numbers are left, so that the next one can be read without taking it.
_LAST_NUMBER = 2**62
_numbers: Any = iter(range(_LAST_NUMBER))
next_sequence_nr = _numbers.__next__
_left = _numbers.__length_hint__

ERR_BACKWARD_TWICE = (
    "Trying to backward through the graph a second time (or directly access saved tensors after they have already been "
    "freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify "
    "retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors "
    "after calling backward."
)


def skip_sequence_nrs(count: int) -> None:
    """Leave out the next `count` numbers."""
    next(itertools.islice(_numbers, count, count), None)


class _Folding:
    """`used` is True once a node was recorded that stands for several (engine/folded.py): walks then `look` at nodes."""

    __slots__ = ("used",)

    def __init__(self) -> None:
        self.used = False


folding = _Folding()


def peek_sequence_nr() -> int:
    """The number that the next node will get."""
    return _LAST_NUMBER - _left()


set_sequence_nr_source(peek_sequence_nr)


class NodeHooks:
    """The hooks of a node, kept apart because nearly every node has none.

    The order in which they run is PyTorch's (NOTE [Hooks ordering]): tensor pre-hooks, hooks of `retain_grad`,
    pre-hooks, the node itself, post-hooks.
    """

    __slots__ = ("post", "pre", "retains_grad", "tensor_pre")

    def __init__(self) -> None:
        self.tensor_pre: list[tuple[HookDict, int]] = []
        self.retains_grad: dict[int, Callable] = {}
        self.pre = HookDict()
        self.post = HookDict()


NO_HOOKS = NodeHooks()

# Nodes with this number run before all others that are ready: AccumulateGrad, so that gradients do not pile up, and
# NotImplemented, so that no more is done on the way to an error.
SEQUENCE_NR_MAX = 2**64 - 1


class Node:
    """A backward function.

    next_edges       where each output goes, see above
    sequence_nr      counts the nodes of the process: of two ready nodes, the one made later runs first
    input_metadata   Metadata of each input, that is of each tensor which the forward call returned
    hooks            NodeHooks, or None
    """

    __slots__ = ("__weakref__", "_metadata", "_stream", "hooks", "input_metadata", "next_edges", "sequence_nr")

    next_edges: tuple[Edge | None, ...]
    sequence_nr: int
    input_metadata: tuple[Metadata | GradMetadata | None, ...]
    hooks: NodeHooks | None
    _stream: tuple[DeviceGuardImpl, Any]

    handles_undefined = False  # See Note [Undefined gradients]

    def __init__(self, next_edges: tuple[Edge | None, ...] = ()) -> None:
        self.next_edges = next_edges
        self.sequence_nr = next_sequence_nr()
        self.input_metadata = ()
        self.hooks = None
        if anomaly.enabled:
            store_stack(self.metadata)

    def apply(self, *grads: Any) -> Grads:
        """Gradients of the inputs from gradients of the outputs, as a tuple; None stands for a gradient that is zero."""
        raise NotImplementedError(f"{type(self).__name__}.apply")

    def release_variables(self) -> None:
        """Let go of saved tensors; called after `apply` unless the graph is retained."""

    def name(self) -> str:
        """The name of the node's class.

        >>> (tt.ones(2, requires_grad=True) * 2).grad_fn.name()
        'MulBackward0'
        """
        return type(self).__name__

    def look(self) -> Node:
        """The node as Python sees it: itself, but for one that stands for several (engine/folded.py)."""
        return self

    def should_compute_output(self, i: int) -> bool:
        """Whether anybody wants the i-th gradient: the i-th input of the forward call required one."""
        return self.next_edges[i] is not None

    def num_inputs(self) -> int:
        """How many gradients the node takes: the number of outputs of the forward call."""
        return len(self.input_metadata)

    def num_outputs(self) -> int:
        """How many gradients the node gives: the number of differentiable inputs of the forward call."""
        return len(self.next_edges)

    def add_input_metadata(self, metadata: Metadata | None) -> int:
        """Describe one more output of the forward call; returns its number."""
        if metadata is not None and not metadata.has_plain_history:
            record_stream(self, metadata.device)
        self.input_metadata = (*self.input_metadata, metadata)
        return len(self.input_metadata) - 1

    def __call__(self, *grads: Any) -> Any:
        """Run the node by hand: one gradient, or a tuple of them."""
        expected = len(self.input_metadata)
        check_type(len(grads) == expected, lambda: f"expected {expected} arguments, got {len(grads)} instead")
        for i, grad in enumerate(grads):
            check_type(grad is None or hasattr(grad, "meta_"), lambda i=i: f"argument {i} is not a Variable")
        results = self.apply(*grads)
        return results[0] if len(results) == 1 else results

    # What Python sees of a node.

    @property
    def next_functions(self) -> tuple[tuple[Node | None, int], ...]:
        """The nodes that get the node's gradients, each with the number of its output: `((node, number), ...)`.

        (None, 0) stands where no gradient is required.

        >>> x = tt.ones(2, requires_grad=True)
        >>> y = x.exp() * 2
        >>> y.grad_fn.next_functions[0][0].name()
        'ExpBackward0'
        """
        return tuple((None, 0) if edge is None else (edge[0].look(), edge[1]) for edge in self.next_edges)

    @property
    def metadata(self) -> dict[str, Any]:
        """A dict for the user's own notes on this node. In anomaly mode it has the traceback of the call that made
        it.

        >>> y = tt.ones(2, requires_grad=True) * 2
        >>> y.grad_fn.metadata["note"] = "here"
        """
        try:
            return self._metadata
        except AttributeError:
            self._metadata: dict[str, Any] = {}
            return self._metadata

    @property
    def requires_grad(self) -> bool:
        """Always True: every node is part of a graph."""
        return True

    @property
    def _input_metadata(self) -> tuple[_InputMetadata, ...]:
        return tuple(_InputMetadata(m) for m in self.input_metadata)

    def _sequence_nr(self) -> int:
        return self.sequence_nr

    def _set_sequence_nr(self, sequence_nr: int) -> None:
        self.sequence_nr = sequence_nr

    def _register_hook_dict(self, tensor: Any) -> None:
        """Run the hooks of `tensor`, which the node's forward call returned, on its gradient."""
        check_type(hasattr(tensor, "meta_"), "_register_hook_dict expected a variable")
        self.materialize_hooks().tensor_pre.append((tensor._backward_hooks, tensor.output_nr))

    def register_hook(self, fn: Callable[[Grads, Grads], Grads | None]) -> RemovableHandle:
        """Call `fn(grad_inputs, grad_outputs)` after the node ran; a tuple that it returns replaces `grad_inputs`.

        Both are tuples: the gradients that the node gave, and those it got. Returns a handle with `remove()`.

        >>> x = tt.ones(1, requires_grad=True)
        >>> y = x * 3
        >>> handle = y.grad_fn.register_hook(lambda grad_inputs, grad_outputs: print(grad_inputs, grad_outputs))
        >>> y.backward()
        (tensor([3.]), None) (tensor([1.]),)
        """
        handle = RemovableHandle(self.materialize_hooks().post)
        self.materialize_hooks().post[handle.id] = fn
        return handle

    def register_prehook(self, fn: Callable[[Grads], Grads | None]) -> RemovableHandle:
        """Call `fn(grad_outputs)` before the node runs; a tuple that it returns replaces `grad_outputs`.

        Returns a handle with `remove()`.

        >>> x = tt.ones(1, requires_grad=True)
        >>> y = x * 3
        >>> handle = y.grad_fn.register_prehook(lambda grad_outputs: (grad_outputs[0] * 10,))
        >>> y.backward()
        >>> x.grad
        tensor([30.])
        """
        handle = RemovableHandle(self.materialize_hooks().pre)
        self.materialize_hooks().pre[handle.id] = fn
        return handle

    def materialize_hooks(self) -> NodeHooks:
        """The node's hooks, to add to."""
        if self.hooks is None or self.hooks is NO_HOOKS:
            self.hooks = NodeHooks()
        return self.hooks

    def __repr__(self) -> str:
        return f"<{type(self).__name__} object at {id(self):#x}>"


def record_stream(node: Node, device: Device) -> None:
    """Let a node run on the stream that is current now on its device. See Note [Streams of nodes].

    The first device that has streams decides, as in PyTorch. A device that is not there, of a fake tensor, has none.
    """
    impl = GUARD_IMPLS.get(device.type)
    index = device.index
    if impl is not None and index is not None and index < impl.device_count() and stream_of(node) is None:
        node._stream = impl, impl.get_stream(index)


def stream_of(node: Node) -> tuple[DeviceGuardImpl, Any] | None:
    """The stream on which a node runs, and who answers for its type of devices; None for a node of the CPU."""
    return getattr(node, "_stream", None)


class NotImplementedNode(Node):
    """The node of an operator without a derivative. It raises when the backward pass reaches it, before other work is done."""

    __slots__ = ("op_name",)

    handles_undefined = True
    sequence_nr = SEQUENCE_NR_MAX

    def __init__(self, op_name: str, next_edges: tuple[Edge | None, ...]) -> None:
        # PyTorch's fallback lists the inputs that require grad, and only those.
        self.next_edges = tuple(edge for edge in next_edges if edge is not None)
        self.input_metadata = ()
        self.hooks = None
        self.op_name = op_name
        if anomaly.enabled:
            store_stack(self.metadata)

    def name(self) -> str:
        return "torch::autograd::NotImplemented"

    def apply(self, *grads: Any) -> Grads:
        raise RuntimeError(f"derivative for {self.op_name} is not implemented")


# The class is called as in PyTorch; a Python class cannot be defined under this name without hiding the builtin.
NotImplementedNode.__name__ = NotImplementedNode.__qualname__ = "NotImplemented"


def forward_name(node: Node) -> str:
    """The operator that a node belongs to, for messages: `ExpBackward0` -> `Exp`, `PowBackward1` -> `Pow1`."""
    operator, _, number = node.name().rpartition("Backward")
    if number and not number.isdigit():  # CopyBackwards
        return node.name()
    return operator if number == "0" else operator + number
