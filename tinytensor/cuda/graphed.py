"""make_graphed_callables: a module or function whose forward and backward pass are two graphs.

Mirrors `make_graphed_callables` of torch/cuda/graphs.py. Loaded when it is first asked for: it needs autograd.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor import autograd
from tinytensor.aten import functions as F
from tinytensor.autograd.function import Function
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.cuda import synchronize
from tinytensor.cuda.graphs import CUDAGraph, PoolHandle, graph, graph_pool_handle
from tinytensor.cuda.streams import Stream, StreamContext
from tinytensor.utils._pytree import tree_flatten, tree_unflatten


def make_graphed_callables(
    callables: Any,
    sample_args: tuple[Any, ...],
    num_warmup_iters: int = 3,
    allow_unused_input: bool = False,
    pool: PoolHandle | None = None,
) -> Any:
    """Functions or modules, each with its forward and its backward pass recorded as a graph.

        callables      one of them, or a tuple; they take tensors, and run in this order
        sample_args    a tuple of tensors for each: sizes, dtypes and requires_grad as later calls have them

    A call copies its arguments into the recorded ones' memory, replays, and returns the recorded results, which the next
    call overwrites. AssertionError for modules with hooks, and for arguments that are no tensors.

    >>> if tt.cuda.is_available():
    ...     x = tt.ones(2, device="cuda")
    ...     tt.cuda.make_graphed_callables(lambda t: t * 2, (x,))(x)
    """
    several = isinstance(callables, tuple)
    functions = callables if several else (callables,)
    samples = sample_args if several else (sample_args,)
    records = [_Record(f, args, allow_unused_input) for f, args in zip(functions, samples, strict=True)]
    shared = graph_pool_handle() if pool is None else pool
    synchronize()
    with StreamContext(Stream()):
        for record in records:
            for _ in range(num_warmup_iters):
                record.warm_up()
    synchronize()
    # In the order in which they will run, since they share memory: all forward passes, then backward from the last.
    for record in records:
        record.capture_forward(shared)
    for record in reversed(records):
        record.capture_backward(shared)
    made = tuple(record.graphed() for record in records)
    return made if several else made[0]


class _Record:
    """One callable with the tensors that its graphs read and write."""

    def __init__(self, function: Any, args: tuple[Any, ...], allow_unused: bool):
        self.function, self.args, self.allow_unused = function, args, allow_unused
        self.is_module = hasattr(function, "parameters") and hasattr(function, "forward")
        if self.is_module:
            hooks = (function._backward_hooks, function._forward_hooks, function._forward_pre_hooks)
            if any(hooks):
                raise AssertionError(
                    "Modules must not have hooks registered at the time they are passed. However, registering hooks on "
                    "modules after passing them through make_graphed_callables is allowed."
                )
            if any(buffer.requires_grad for buffer in function.buffers()):
                raise AssertionError(
                    "In any :class:`~torch.nn.Module` passed to :func:`~make_graphed_callables`, only parameters may be "
                    "trainable. All buffers must have ``requires_grad=False``."
                )
        flat = tree_flatten(args)[0]
        if not all(isinstance(arg, TensorImpl) for arg in flat):
            raise AssertionError(
                "In the beta API, sample_args for each callable must contain only Tensors. Other types are not allowed."
            )
        self.user_args = flat
        self.parameters = tuple(function.parameters()) if self.is_module else ()
        self.inputs = (*flat, *self.parameters)
        self.forward_graph, self.backward_graph = CUDAGraph(), CUDAGraph()
        self.outputs: tuple[Any, ...] = ()
        self.grad_outputs: tuple[Any, ...] = ()
        self.grad_inputs: tuple[Any, ...] = ()
        self.spec: Any = None

    def _grad(self, outputs: Any, grad_outputs: Any) -> tuple[Any, ...]:
        return autograd.grad(
            outputs=tuple(o for o in outputs if o.requires_grad),
            inputs=tuple(i for i in self.inputs if i.requires_grad),
            grad_outputs=tuple(g for g in grad_outputs if g is not None),
            allow_unused=self.allow_unused,
        )

    def warm_up(self) -> None:
        """Run both passes, so that all kernels are there before the capture."""
        outputs = tree_flatten(self.function(*self.args))[0]
        if any(o.requires_grad for o in outputs):
            self._grad(outputs, [F.empty_like(o) for o in outputs if o.requires_grad])

    def capture_forward(self, pool: PoolHandle) -> None:
        with graph(self.forward_graph, pool=pool):
            result = self.function(*self.args)
        flat, self.spec = tree_flatten(result)
        self.outputs = tuple(flat)

    def capture_backward(self, pool: PoolHandle) -> None:
        self.grad_outputs = tuple(F.empty_like(o) if o.requires_grad else None for o in self.outputs)
        found: list[Any] = []
        if any(o.requires_grad for o in self.outputs):
            with graph(self.backward_graph, pool=pool):
                found = list(self._grad(self.outputs, self.grad_outputs))
        self.grad_inputs = tuple(found.pop(0) if i.requires_grad and found else None for i in self.inputs)

    def graphed(self) -> Any:
        """The callable that replays; a module keeps its class and gets another `forward`."""
        record = self

        class Graphed(Function):
            @staticmethod
            def forward(ctx: Any, *inputs: Any) -> Any:
                for mine, given in zip(record.user_args, inputs, strict=False):
                    _copy(mine, given)
                record.forward_graph.replay()
                return tuple(output.detach() for output in record.outputs)

            @staticmethod
            def backward(ctx: Any, *grads: Any) -> Any:
                for mine, given in zip(record.grad_outputs, grads, strict=True):
                    if mine is not None:
                        _copy(mine, given)
                record.backward_graph.replay()
                # Copies: `grad` of a parameter may become the tensor itself, which the next replay would overwrite.
                return tuple(F.clone(grad) if grad is not None else None for grad in record.grad_inputs)

        def run(*args: Any) -> Any:
            results = Graphed.apply(*tree_flatten(args)[0], *record.parameters)
            return tree_unflatten(list(results), record.spec)

        return _with_forward(self.function, run) if self.is_module else run


def _copy(mine: Any, given: Any) -> None:
    if mine.data_ptr() != given.data_ptr():
        mine.detach().copy_(given)


def _with_forward(module: Any, run: Callable[..., Any]) -> Any:
    """The module, which runs the graphs while it is in the mode, training or not, in which they were recorded."""
    training, original = module.training, module.forward

    def forward(*args: Any, **kwargs: Any) -> Any:
        return run(*args, **kwargs) if module.training == training else original(*args, **kwargs)

    module.forward = forward
    return module
