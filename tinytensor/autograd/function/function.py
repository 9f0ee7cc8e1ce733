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
`forward` leaves on it, `backward` finds. What becomes of the outputs, and forward mode, is in custom_function.py.

Mirrors torch/autograd/function.py and torch/csrc/autograd/python_function.cpp. What vmap does with a Function is in
autograd_function.py. Left out: NestedIOFunction.
"""

from __future__ import annotations

import functools
import inspect
import itertools
import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.autograd.engine.engine_ranges import observed_forward
from tinytensor.autograd.engine.node import ERR_BACKWARD_TWICE, NO_HOOKS, Grads, Node
from tinytensor.autograd.forward_ad.forward_ad import below_forward_ad
from tinytensor.autograd.function.autograd_function import NO_SETUP_CONTEXT, batched_call
from tinytensor.autograd.function.custom_function import process_backward_mode, process_forward_mode, save_variables
from tinytensor.autograd.variable.saved_variable import SavedVariable
from tinytensor.autograd.variable.variable import collect_next_edges, materialize_autograd_meta, set_gradient_edge
from tinytensor.autograd.variable.variable_hooks import detach, requires_grad_
from tinytensor.c10.error import check
from tinytensor.c10.func_torch_tls import transforms
from tinytensor.c10.grad_mode import is_grad_enabled, no_grad
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.c10.metadata import Metadata

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor as TensorImpl  # every TensorImpl is a Tensor, see set_tensor_type
else:
    from tinytensor.c10.tensor_impl import TensorImpl

Tensor = Any


class FunctionCtx:
    """What `forward`, `setup_context`, `backward` and `jvp` of a Function may ask of `ctx`.

    Attributes of one's own may be set on it: numbers, flags, shapes.
    """

    to_save: tuple[Any, ...] | None = None
    saved_for_forward: tuple[Any, ...] | None = None
    dirty_tensors: tuple[Any, ...] | None = None
    non_differentiable: tuple[Any, ...] | None = None
    materialize_grads = True
    needs_input_grad: tuple[bool, ...] = ()

    def save_for_backward(self, *tensors: Tensor | None) -> None:
        """Keep tensors, inputs or outputs, for `backward`, where `ctx.saved_tensors` has them. Call it once.

        Writes to them are noticed, as for every saved tensor. None may be among them.

        >>> class Square(tt.autograd.Function):
        ...     @staticmethod
        ...     def forward(ctx, x):
        ...         ctx.save_for_backward(x)
        ...         return x * x
        ...     @staticmethod
        ...     def backward(ctx, grad):
        ...         (x,) = ctx.saved_tensors
        ...         return 2 * x * grad
        >>> x = tt.tensor([3.0], requires_grad=True)
        >>> Square.apply(x).backward()
        >>> x.grad
        tensor([6.])
        """
        self.to_save = tensors

    def save_for_forward(self, *tensors: Tensor | None) -> None:
        """Keep tensors for `jvp`, where they are `ctx.saved_tensors`. Call it once."""
        for tensor in tensors:
            if not (isinstance(tensor, TensorImpl) or tensor is None):
                raise AssertionError(
                    "save_for_forward expects all arguments to be tensors; you should save non-tensors as attributes on "
                    "ctx."
                )
        self.saved_for_forward = tensors

    def mark_dirty(self, *tensors: Tensor) -> None:
        """Say which inputs `forward` wrote to, so that their versions and histories change. They must be among its
        outputs.

        >>> class Double(tt.autograd.Function):
        ...     @staticmethod
        ...     def forward(ctx, x):
        ...         ctx.mark_dirty(x)
        ...         return x.mul_(2)
        ...     @staticmethod
        ...     def backward(ctx, grad):
        ...         return grad * 2
        >>> x = tt.ones(1, requires_grad=True)
        >>> y = Double.apply(x.clone())
        >>> y.grad_fn.name()
        'DoubleBackward'
        """
        self.dirty_tensors = tensors

    def mark_shared_storage(self, *pairs: Any) -> None:
        """Deprecated, without effect: shared storage is noticed without being told."""
        warnings.warn(
            "`mark_shared_storage` is deprecated. Tensors with shared storages are automatically tracked. Note that calls "
            "to `set_()` are not tracked",
            FutureWarning,
            stacklevel=2,
        )

    def mark_non_differentiable(self, *tensors: Tensor) -> None:
        """Say which outputs of `forward` have no gradient, such as indices. `backward` gets zeros for them.

        >>> class Sort(tt.autograd.Function):
        ...     @staticmethod
        ...     def forward(ctx, x):
        ...         values, indices = x.sort()
        ...         ctx.mark_non_differentiable(indices)
        ...         return values, indices
        >>> values, indices = Sort.apply(tt.tensor([2.0, 1.0], requires_grad=True))
        >>> values.requires_grad, indices.requires_grad
        (True, False)
        """
        self.non_differentiable = tensors

    def set_materialize_grads(self, value: bool) -> None:
        """Whether `backward` gets zeros (True, the default) or None for an output without a gradient."""
        self.materialize_grads = value


class BackwardCFunction(Node, FunctionCtx):
    """The node of a user's Function; the class of each Function's node derives from it."""

    handles_undefined = True
    _forward_cls: type[Function]
    _autograd_function_id: int

    def __init__(self) -> None:
        super().__init__()
        self.hooks = NO_HOOKS
        self._is_variable_input: tuple[bool, ...] = ()
        self._output_metadata: tuple[Metadata | None, ...] = ()
        self._saved: list[SavedVariable] = []
        self._has_freed_buffers = False
        self._was_accessed = False

    def __repr__(self) -> str:
        return f"<torch.autograd.function.{type(self).__name__} object at {id(self):#x}>"

    @property
    def saved_tensors(self) -> tuple[Tensor | None, ...]:
        """What `save_for_backward` kept; for `jvp` what `save_for_forward` did."""
        if self.saved_for_forward is not None:
            return self.saved_for_forward
        check(not self._has_freed_buffers, ERR_BACKWARD_TWICE)
        check(
            not self._was_accessed,
            "saved_tensors can only be accessed once when clear_saved_tensors_on_access=True is set on the "
            "autograd.Function. Either access saved_tensors only once, or set clear_saved_tensors_on_access=False.",
        )
        unpacked = tuple(saved.unpack(self) for saved in self._saved)
        if self._forward_cls.clear_saved_tensors_on_access:
            self._saved, self._was_accessed = [], True
        return unpacked

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
        backward = self._user_backward()
        results = backward(self, list(grads)) if self._forward_cls.boxed_grads_call else backward(self, *grads)
        return self._results_for_edges(results if isinstance(results, tuple) else (results,))

    def apply_jvp(self, *tangents: Any) -> Any:
        """Run the user's `jvp`."""
        return self._forward_cls.jvp(self, *tangents)

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
            grads.append(result)
        return tuple(grads)


def _zeros(metadata: Metadata) -> Tensor:
    return F.zeros(metadata.sizes, dtype=metadata.dtype, device=metadata.device)


_next_function_id = itertools.count().__next__


class FunctionMeta(type):
    """Gives each Function class the class of its nodes, `<name>Backward`."""

    _backward_cls: type[BackwardCFunction]

    def __init__(cls, name: str, bases: tuple[type, ...], attrs: dict[str, Any]) -> None:
        cls._backward_cls = type(name + "Backward", (BackwardCFunction,), {"_forward_cls": cls})
        cls._backward_cls._autograd_function_id = _next_function_id()
        super().__init__(name, bases, attrs)


class Function(FunctionCtx, metaclass=FunctionMeta):
    """Base of user-defined differentiable operators: override `forward` and `backward`, call `apply`.

        clear_saved_tensors_on_access   `ctx.saved_tensors` may be read once, and lets go of them: False
        boxed_grads_call                `backward(ctx, grads)` gets a list that it may empty: False
        generate_vmap_rule              vmap is derived from `forward` and `backward`: False

    All methods are static. `func` transforms need `setup_context` apart from `forward`.

    >>> class Exp(tt.autograd.Function):
    ...     @staticmethod
    ...     def forward(ctx, x):
    ...         result = x.exp()
    ...         ctx.save_for_backward(result)
    ...         return result
    ...     @staticmethod
    ...     def backward(ctx, grad):
    ...         (result,) = ctx.saved_tensors
    ...         return grad * result
    >>> x = tt.zeros(2, requires_grad=True)
    >>> Exp.apply(x).sum().backward()
    >>> x.grad
    tensor([1., 1.])
    """

    clear_saved_tensors_on_access = False
    boxed_grads_call = False
    generate_vmap_rule = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        warnings.warn(
            f"{self.__class__} should not be instantiated. Methods on autograd functions are all static, so you should "
            "invoke them on the class itself. Instantiating an autograd function will raise an error in a future version "
            "of PyTorch.",
            DeprecationWarning,
            stacklevel=2,
        )

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise RuntimeError(
            "Legacy autograd function with non-static forward method is deprecated. Please use new-style autograd function "
            "with static forward method. (Example: https://pytorch.org/docs/stable/autograd.html#torch.autograd.Function)"
        )

    @staticmethod
    def forward(*args: Any, **kwargs: Any) -> Any:
        """Compute the outputs, a tensor or a tuple: `forward(ctx, *inputs)`, or `forward(*inputs)` if `setup_context`
        is overridden.

        It runs without recording. NotImplementedError unless overridden.
        """
        raise NotImplementedError("You must implement the forward function for custom autograd.Function.")

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> Any:
        """Save on `ctx` what `backward` needs, where `forward` does not get it.

            ctx      see FunctionCtx
            inputs   the tuple of arguments of `forward`
            output   what `forward` returned

        >>> class Square(tt.autograd.Function):
        ...     @staticmethod
        ...     def forward(x):
        ...         return x * x
        ...     @staticmethod
        ...     def setup_context(ctx, inputs, output):
        ...         ctx.save_for_backward(inputs[0])
        ...     @staticmethod
        ...     def backward(ctx, grad):
        ...         return 2 * ctx.saved_tensors[0] * grad
        >>> tt.func.grad(lambda x: Square.apply(x))(tt.tensor(3.0))
        tensor(6.)
        """
        raise NotImplementedError("setup_context is not implemented.")

    @staticmethod
    def backward(ctx: Any, *grad_outputs: Any) -> Any:
        """One gradient for each input of `forward`, from one for each output; None for inputs that have none.

        It is recorded where `create_graph` is on. NotImplementedError unless overridden; `vjp` is the same under
        another name.
        """
        raise NotImplementedError(
            "You must implement either the backward or vjp method for your custom autograd.Function to use it with "
            "backward mode AD."
        )

    # The same thing under its other name.
    vjp = backward

    @staticmethod
    def jvp(ctx: Any, *grad_inputs: Any) -> Any:
        """One tangent for each output of `forward`, from one for each input (None for inputs without): for forward
        mode.

        NotImplementedError unless overridden.
        """
        raise NotImplementedError(
            "You must implement the jvp function for custom autograd.Function to use it with forward mode AD."
        )

    @staticmethod
    def vmap(info: Any, in_dims: Any, *args: Any) -> Any:
        """The function over a batch.

            info      has `batch_size` and `randomness`
            in_dims   where the batch is in each argument; None: it has none
            args      the arguments of `forward`

        Returns `(outputs, out_dims)`. RuntimeError unless overridden, or unless `generate_vmap_rule` is set.
        """
        raise NotImplementedError(
            "To use autograd.Function with vmap, you must either override the vmap staticmethod or set "
            "generate_vmap_rule=True."
        )

    @classmethod
    def apply(cls, *args: Any, **kwargs: Any) -> Any:
        """Run `forward` and record one node for it, of class `<name>Backward`.

        Arguments are those of `forward` without `ctx`; returns what it returns. Only tensors that are arguments
        themselves, not in lists or dicts, get gradients.
        """
        has_setup_context = cls.setup_context is not Function.setup_context
        if has_setup_context:
            args, kwargs = _bind_default_args(cls.forward, args, kwargs)
        if kwargs:
            args = _bind_keywords(cls.forward, args, kwargs, has_setup_context)
        forward = cls.forward
        if transforms.depth:
            check(has_setup_context, NO_SETUP_CONTEXT)
            batched = batched_call(cls, Function, args)
            if batched is not None:
                if not batched.is_watched:
                    return batched.run(*args)
                forward, args = batched.run, batched.args
        # The node is made before `forward` runs, since it is the `ctx` that `forward` writes on.
        ctx = cls._backward_cls()
        tensors = [a for a in args if isinstance(a, TensorImpl)]
        ctx._is_variable_input = tuple(isinstance(a, TensorImpl) for a in args)
        ctx.needs_input_grad = tuple(isinstance(a, TensorImpl) and a.requires_grad for a in args)
        is_executable = is_grad_enabled() and any(ctx.needs_input_grad)
        if is_executable:
            ctx.next_edges = collect_next_edges(*tensors)
        if state.observers:
            forward = observed_forward(cls, ctx, tensors, forward)
        with no_grad(), below_forward_ad():
            if has_setup_context:
                output = forward(*args)
                cls.setup_context(ctx, args, output)
            else:
                output = forward(ctx, *args)
        outputs = output if isinstance(output, tuple) else (output,)
        # In this order: outputs get their place in the graph; `jvp` may still read what `save_for_forward` kept; then tensors
        # are saved, since a saved output has to know its node.
        wrapped = process_backward_mode(ctx, tensors, outputs, is_executable, has_setup_context)
        process_forward_mode(ctx, tensors, outputs, wrapped)
        if is_executable:
            save_variables(ctx)
        # These refer to outputs, and outputs refer to the node: without this the node would hold itself.
        ctx.to_save = ctx.dirty_tensors = ctx.non_differentiable = ctx.saved_for_forward = None
        return wrapped if isinstance(output, tuple) else wrapped[0]


class InplaceFunction(Function):
    """A Function with a flag that says whether it works in place; kept for old code."""

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace


def _bind_default_args(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    bound = inspect.signature(function).bind(*args, **kwargs)
    bound.apply_defaults()
    return bound.args, bound.kwargs


def _bind_keywords(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any], has_setup_context: bool
) -> tuple[Any, ...]:
    """Put the arguments given by name in their places: gradients are counted by position."""
    names = list(inspect.signature(function).parameters.values())[0 if has_setup_context else 1 :]
    positional = [p for p in names if p.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD]
    for name in kwargs:
        if all(p.name != name for p in positional):
            raise TypeError(f"forward() got an unexpected keyword argument '{name}'")
    bound = list(args)
    left = dict(kwargs)
    for parameter in positional[len(args) :]:
        if not left:
            break
        bound.append(left.pop(parameter.name, parameter.default))
    return tuple(bound)


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
        # The error is the node of new tensors that depend on these leaves and on nothing else.
        leaves = [None if o is None else requires_grad_(detach(o)) for o in outputs]
        error = Error(collect_next_edges(*leaves))
        error.message = "trying to differentiate twice a function that was marked with @once_differentiable"
        results = [None if t is None else detach(t) for t in leaves]
        for t in results:
            nr = error.add_input_metadata(None if t is None else t.meta_.plain)
            if t is not None:
                set_gradient_edge(t, materialize_autograd_meta(t), (error, nr))
        return tuple(results)

    return wrapper


class NestedIOFunction(Function):
    """A Function of before PyTorch 1.3, whose inputs and outputs were nested: its name alone. PyTorch runs no such Function either."""

    def forward_extended(self, *input: Any) -> None:
        """What a subclass would define. NotImplementedError."""
        raise NotImplementedError

    def backward_extended(self, *grad_output: Any) -> None:
        """What a subclass would define. NotImplementedError."""
        raise NotImplementedError
