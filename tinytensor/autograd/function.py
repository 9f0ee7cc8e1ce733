"""Function: an operator with a backward formula written by the user.

    class Exp(Function):
        @staticmethod
        def forward(ctx, x):
            result = x.exp()
            ctx.save_for_backward(result)
            return result

        @staticmethod
        def backward(ctx, grad):
            (result,) = ctx.saved_tensors
            return grad * result

`Exp.apply(x)` runs `forward` without recording, and makes one node of the class `ExpBackward`. That node is `ctx`: what
`forward` leaves on it, `backward` finds.

Mirrors torch/autograd/function.py, torch/csrc/autograd/python_function.cpp and custom_function.cpp. Left out: `jvp`,
`vmap`, hooks of functorch, `boxed_grads_call`.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.autograd.autograd_meta import CreationMeta
from tinytensor.autograd.engine import task_should_compute_output
from tinytensor.autograd.node import ERR_BACKWARD_TWICE, NO_HOOKS, Grads, Node
from tinytensor.autograd.saved_variable import SavedVariable
from tinytensor.autograd.variable import (
    as_view,
    collect_next_edges,
    grad_fn_of,
    increment_version,
    materialize_autograd_meta,
    raw_edge,
    rebase_history,
    set_gradient_edge,
)
from tinytensor.autograd.variable_hooks import detach, detach_
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check, check_type
from tinytensor.c10.grad_mode import is_grad_enabled, no_grad
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.tensor_impl import alias

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor as TensorImpl  # every TensorImpl is a Tensor, see set_tensor_type
else:
    from tinytensor.c10.tensor_impl import TensorImpl

Tensor = Any


class FunctionCtx:
    """What `forward`, `setup_context` and `backward` may ask of `ctx`."""

    to_save: tuple[Any, ...] | None = None
    dirty_tensors: tuple[Any, ...] = ()
    non_differentiable: tuple[Any, ...] = ()
    materialize_grads = True
    needs_input_grad: tuple[bool, ...] = ()

    def save_for_backward(self, *tensors: Tensor | None) -> None:
        """Keep tensors for `backward`. Writes to them are noticed, as for every saved tensor."""
        self.to_save = tensors

    def mark_dirty(self, *tensors: Tensor) -> None:
        """Say which inputs `forward` wrote to."""
        self.dirty_tensors = tensors

    def mark_non_differentiable(self, *tensors: Tensor) -> None:
        """Say which outputs have no gradient."""
        self.non_differentiable = tensors

    def set_materialize_grads(self, value: bool) -> None:
        """Whether `backward` gets zeros (the default) or None for an output without a gradient."""
        self.materialize_grads = value


class BackwardCFunction(Node, FunctionCtx):
    """The node of a user's Function; the class of each Function's node derives from it."""

    handles_undefined = True
    _forward_cls: type[Function]

    def __init__(self) -> None:
        super().__init__()
        self.hooks = NO_HOOKS
        self._is_variable_input: tuple[bool, ...] = ()
        self._output_metadata: tuple[Metadata | None, ...] = ()
        self._saved: list[SavedVariable] = []
        self._has_freed_buffers = False

    def __repr__(self) -> str:
        return f"<torch.autograd.function.{type(self).__name__} object at {id(self):#x}>"

    @property
    def saved_tensors(self) -> tuple[Tensor | None, ...]:
        """What `save_for_backward` kept."""
        check(not self._has_freed_buffers, ERR_BACKWARD_TWICE)
        return tuple(saved.unpack(self) for saved in self._saved)

    @property
    def _raw_saved_tensors(self) -> tuple[SavedVariable, ...]:
        check(not self._has_freed_buffers, ERR_BACKWARD_TWICE)
        return tuple(self._saved)

    def release_variables(self) -> None:
        self._saved = []
        self._has_freed_buffers = True

    def apply(self, *grads: Any) -> Grads:
        if self.materialize_grads:
            grads = tuple(
                _zeros(metadata) if grad is None and metadata is not None else grad
                for grad, metadata in zip(grads, self._output_metadata, strict=True)
            )
        results = self._user_backward()(self, *grads)
        return self._results_for_edges(results if isinstance(results, tuple | list) else (results,))

    def _user_backward(self) -> Callable[..., Any]:
        cls = self._forward_cls
        has_backward, has_vjp = cls.backward is not Function.backward, cls.vjp is not Function.vjp
        check(
            not (has_backward and has_vjp),
            "Implementing both 'backward' and 'vjp' for a custom Function is not allowed. You should only implement "
            "one of them.",
        )
        return cls.vjp if has_vjp else cls.backward

    def _results_for_edges(self, results: Sequence[Any]) -> Grads:
        """The gradients of tensor inputs; `backward` returns one for every input, None for those that are none."""
        expected = len(self._is_variable_input)
        if len(results) > expected and all(r is None for r in results[expected:]):
            results = results[:expected]
        check(
            len(results) == expected,
            lambda: (
                f"function {self.name()} returned an incorrect number of gradients (expected {expected}, got "
                f"{len(results)})"
            ),
        )
        grads: list[Any] = []
        for i, (result, is_variable) in enumerate(zip(results, self._is_variable_input, strict=True)):
            if not is_variable:
                check(
                    result is None,
                    lambda i=i: (
                        f"function {self.name()} returned a gradient different than None at position {i + 1}, "
                        "but the corresponding forward input was not a Variable"
                    ),
                )
                continue
            check(
                result is None or isinstance(result, TensorImpl),
                lambda r=result: f"expected Variable or None (got {type(r).__name__})",
            )
            grads.append(result if task_should_compute_output(self, len(grads)) else None)
        return tuple(grads)


def _zeros(metadata: Metadata) -> Tensor:
    return F.zeros(metadata.sizes, dtype=metadata.dtype, device=metadata.device)


class FunctionMeta(type):
    """Gives each Function class the class of its nodes, `<name>Backward`."""

    _backward_cls: type[BackwardCFunction]

    def __init__(cls, name: str, bases: tuple[type, ...], attrs: dict[str, Any]) -> None:
        cls._backward_cls = type(name + "Backward", (BackwardCFunction,), {"_forward_cls": cls})
        super().__init__(name, bases, attrs)


class Function(FunctionCtx, metaclass=FunctionMeta):
    """Base of user-defined differentiable operators: override `forward` and `backward`, call `apply`."""

    @staticmethod
    def forward(*args: Any, **kwargs: Any) -> Any:
        """Compute the outputs: `forward(ctx, *inputs)`, or `forward(*inputs)` if `setup_context` is overridden."""
        raise NotImplementedError("You must implement the forward function for custom autograd.Function.")

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        """Save what `backward` needs, apart from `forward`."""
        raise NotImplementedError("setup_context is not implemented.")

    @staticmethod
    def backward(ctx: Any, *grad_outputs: Any) -> Any:
        """One gradient for each input of `forward`, from one for each output."""
        raise NotImplementedError(
            "You must implement either the backward or vjp method for your custom autograd.Function to use it with "
            "backward mode AD."
        )

    # The same thing under its other name.
    vjp = staticmethod(lambda ctx, *grad_outputs: Function.backward(ctx, *grad_outputs))

    @classmethod
    def apply(cls, *args: Any, **kwargs: Any) -> Any:
        """Run `forward` and record one node for it."""
        has_setup_context = cls.setup_context is not Function.setup_context
        if has_setup_context:
            args = _bind_default_args(cls.forward, args, kwargs)
        elif kwargs:
            raise TypeError(f"{cls.__name__}.apply() takes no keyword arguments")
        ctx = cls._backward_cls()
        tensors = [a for a in args if isinstance(a, TensorImpl)]
        ctx._is_variable_input = tuple(isinstance(a, TensorImpl) for a in args)
        ctx.needs_input_grad = tuple(isinstance(a, TensorImpl) and a.requires_grad for a in args)
        is_executable = is_grad_enabled() and any(ctx.needs_input_grad)
        if is_executable:
            ctx.next_edges = collect_next_edges(*tensors)
        with no_grad():
            if has_setup_context:
                output = cls.forward(*args)
                cls.setup_context(ctx, args, output)
            else:
                output = cls.forward(ctx, *args)
        outputs = output if isinstance(output, tuple) else (output,)
        wrapped = _process_outputs(ctx, tensors, outputs, is_executable, has_setup_context)
        return wrapped if isinstance(output, tuple) else wrapped[0]


def _bind_default_args(function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, ...]:
    bound = inspect.signature(function).bind(*args, **kwargs)
    bound.apply_defaults()
    return bound.args


# What comes out of `forward`.


def _contains(tensors: Sequence[Any], t: Any) -> bool:
    """Membership by identity: `==` on tensors compares elements."""
    return any(other is t for other in tensors)


def _process_outputs(
    ctx: BackwardCFunction, inputs: Sequence[Any], outputs: tuple[Any, ...], is_executable: bool, setup_context: bool
) -> tuple[Any, ...]:
    """Hook the outputs up to the node, then save what was to be saved (which may be an output)."""
    dirty = _mark_dirty(ctx, outputs)
    to_save = _tensors_to_save(ctx)
    wrapped: list[Any] = []
    metadata: list[Metadata | None] = []
    differentiable = 0
    for i, output in enumerate(outputs):
        if not isinstance(output, TensorImpl):
            wrapped.append(output)
            metadata.append(None)
            continue
        is_input, is_modified = _contains(inputs, output), _contains(dirty, output)
        is_differentiable = (
            is_executable and output.meta.dtype.is_floating_point and not _contains(ctx.non_differentiable, output)
        )
        check(
            not (setup_context and is_input and not is_modified and is_differentiable and _contains(to_save, output)),
            "An input that has been returned as-is as output is being saved for backward. This is not supported if you "
            "override setup_context. You should return and save a view of the input instead, e.g. with x.view_as(x) or "
            "setup ctx inside the forward function itself.",
        )
        differentiable += is_differentiable
        metadata.append(output.meta.plain)
        if not is_differentiable:
            output = _without_history(output, is_input, is_modified, is_executable)
        elif is_modified:
            check(
                not (output.meta.key_set & REQUIRES_GRAD and grad_fn_of(output) is None),
                "a leaf Variable that requires grad has been used in an in-place operation.",
            )
            _check_single_output(output, len(outputs))
            rebase_history(output, ctx)
        else:
            if is_input:
                output = _view_as_self(output)
            set_gradient_edge(output, materialize_autograd_meta(output), (ctx, i))
        if not (is_input and is_modified) and _is_view(output):
            output.autograd_meta.creation_meta = CreationMeta.IN_CUSTOM_FUNCTION
        wrapped.append(output)
    if differentiable > 1:
        for output in wrapped:
            if isinstance(output, TensorImpl) and _is_view(output):
                output.autograd_meta.creation_meta = CreationMeta.MULTI_OUTPUT_NODE
    ctx.input_metadata = ctx._output_metadata = tuple(metadata)
    if is_executable:
        for t in to_save:
            edge = None if t is None else raw_edge(t)
            ctx._saved.append(SavedVariable(t, edge is not None and edge[0] is ctx))
    ctx.to_save = None
    return tuple(wrapped)


def _mark_dirty(ctx: BackwardCFunction, outputs: tuple[Any, ...]) -> tuple[Any, ...]:
    dirty, ctx.dirty_tensors = ctx.dirty_tensors, ()
    for i, t in enumerate(dirty):
        check(
            isinstance(t, TensorImpl),
            lambda i=i, t=t: f"mark_dirty can only accept variables, but argument {i} is of type {type(t).__name__}",
        )
        increment_version(t)
    check(
        all(_contains(outputs, t) for t in dirty),
        "Some elements marked as dirty during the forward method were not returned as output. The inputs that are "
        "modified inplace must all be outputs of the Function.",
    )
    return dirty


def _tensors_to_save(ctx: BackwardCFunction) -> tuple[Any, ...]:
    to_save = ctx.to_save or ()
    for i, t in enumerate(to_save):
        check_type(
            t is None or isinstance(t, TensorImpl),
            lambda i=i, t=t: (
                f"save_for_backward can only save variables, but argument {i} is of type {type(t).__name__}"
            ),
        )
    return to_save


def _check_single_output(output: Any, n_outputs: int) -> None:
    check(
        n_outputs == 1 or not _is_view(output),
        "If your Function modifies inplace an input that is a view of another Tensor, your Function cannot return more "
        "than one Tensor. This is not supported by the current autograd engine. You should either make sure the input "
        "is not a view (using .clone() for example) or make your Function only return one Tensor (potentially "
        "splitting it into two Functions: one doing the inplace that returns a single Tensor and a second one that "
        "does the other operations). You can ask on the forum https://discuss.pytorch.org/ if "
        "you need help to do this change.",
    )


def _is_view(t: Any) -> bool:
    return t.autograd_meta is not None and t.autograd_meta.base is not None


def _view_as_self(t: Any) -> Any:
    with no_grad():
        return as_view(t, alias(t))


def _without_history(output: Any, is_input: bool, is_modified: bool, is_executable: bool) -> Any:
    if not output.meta.key_set & REQUIRES_GRAD:
        return _view_as_self(output) if is_input and not is_modified else output
    if not is_executable:
        return output
    if is_input:
        return detach(output)
    return output if _is_view(output) else detach_(output)


# once_differentiable.


class Error(Node):
    """A node that cannot be differentiated: running it is the error."""

    __slots__ = ("message",)
    message: str

    def apply(self, *grads: Any) -> Grads:
        raise RuntimeError(self.message)


def once_differentiable(fn: Callable[..., Any]) -> Callable[..., Any]:
    """For a `backward` that is not itself differentiable: differentiating twice raises."""

    @functools.wraps(fn)
    def wrapper(ctx: Any, *args: Any) -> Any:
        with no_grad():
            outputs = fn(ctx, *args)
        if not is_grad_enabled() or not any(isinstance(a, TensorImpl) and a.requires_grad for a in args):
            return outputs
        outputs = outputs if isinstance(outputs, tuple) else (outputs,)
        tensors = [None if o is None else detach(o) for o in outputs]
        error = Error(collect_next_edges(*(a for a in args if isinstance(a, TensorImpl))))
        error.message = "trying to differentiate twice a function that was marked with @once_differentiable"
        for t in tensors:
            nr = error.add_input_metadata(None if t is None else t.meta.plain)
            if t is not None:
                set_gradient_edge(t, materialize_autograd_meta(t), (error, nr))
        return tuple(tensors)

    return wrapper
