"""The Autograd kernel of an operator whose backward is a user's Python function.

It runs the operator below autograd inside a Function, `GeneratedBackwardFor_<ns>_<op>_<overload>`, that calls the
user's `setup_context` and `backward`. The backward may be registered later, or never: then `backward()` says so.

Mirrors torch/_library/autograd.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tinytensor._ops import OpOverload
from tinytensor.aten.core.dispatch.kernel_function import Unboxed
from tinytensor.aten.core.python.python_arguments import PythonArguments
from tinytensor.aten.core.schema.function_schema import ListType, OptionalType, Type, is_tensor_like
from tinytensor.aten.core.schema.schema_rules import split_arguments
from tinytensor.aten.core.schema.tag import Tag
from tinytensor.autograd.function.function import Function, FunctionMeta
from tinytensor.c10.dispatch_key_set import AFTER_AUTOGRAD, REQUIRES_GRAD
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowAutograd
from tinytensor.library.tensor_lists import supports_tensorlist


class AutogradInfo(Protocol):
    """Where the functions are found when they are needed."""

    _backward_fn: Callable[..., Any] | None
    _setup_context_fn: Callable[..., Any] | None


class Info:
    """An AutogradInfo that is complete from the start."""

    def __init__(self, backward: Callable[..., Any] | None, setup_context: Callable[..., Any] | None) -> None:
        self._backward_fn = backward
        self._setup_context_fn = setup_context


class _Metadata:
    """What rides along as the last argument of the Function: the call as the kernel got it. No tuple, to stay whole."""

    __slots__ = ("args", "keyset")

    def __init__(self, keyset: int, args: tuple[Any, ...]) -> None:
        self.keyset = keyset
        self.args = args


def make_autograd_impl(op: OpOverload, info: AutogradInfo) -> Unboxed:
    """The kernel(ks, *args) to register at Autograd."""
    handle = op._handle
    schema = op._schema
    has_keywords = bool(schema.kwarg_only_arguments)
    is_out = Tag.out in op.tags

    # The call goes on with the key set that it came with. A new call by name would compute the key set from the arguments,
    # and a key that a kernel above has taken out would be in it again.
    def run(metadata: _Metadata) -> Any:
        ks = metadata.keyset & AFTER_AUTOGRAD
        return handle.table[ks](ks, *metadata.args)

    def forward(ctx: Any, *args: Any) -> Any:
        metadata = args[-1]
        with AutoDispatchBelowAutograd():
            result = run(metadata)
            # Looked up now, not when the kernel was made: `register_autograd` may come after the first call.
            if info._setup_context_fn:
                inputs, keywords = split_arguments(schema, _with_lists(metadata.args))
                if has_keywords:
                    info._setup_context_fn(ctx=ctx, inputs=inputs, keyword_only_inputs=keywords, output=result)
                else:
                    info._setup_context_fn(ctx=ctx, inputs=inputs, output=result)
            return result

    def backward(ctx: Any, *grads: Any) -> Any:
        if info._backward_fn is None:
            raise RuntimeError(
                f"Trying to backward through {op} but no autograd formula was registered. Please use register_autograd "
                "to add one."
            )
        # The user's backward knows nothing of the last input, the metadata: it is cut off before, and given None after.
        needs_input_grad = ctx.needs_input_grad
        try:
            ctx.needs_input_grad = needs_input_grad[:-1]
            result = info._backward_fn(ctx, *grads)
        finally:
            ctx.needs_input_grad = needs_input_grad
        return (*result, None) if isinstance(result, tuple) else (result, None)

    name = f"GeneratedBackwardFor_{op._namespace}_{op._opname}_{op._overloadname}"
    methods = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    generated: Any = FunctionMeta(name, (Function,), methods)
    # A Function looks for tensors among its arguments, not in lists. The wrapper costs time, so only who needs it has it.
    if any(_is_tensor_list(a.type) for a in (*schema.arguments, *schema.returns)):
        generated = supports_tensorlist(generated)

    python_arguments = PythonArguments(schema)

    def autograd_kernel(ks: int, *args: Any) -> Any:
        metadata = _Metadata(ks, args)
        # The bit says that some argument requires grad, and grad mode is on.
        if not ks & REQUIRES_GRAD:
            with AutoDispatchBelowAutograd():
                return run(metadata)
        if is_out:
            raise RuntimeError(
                f"{op._opname}(): functions with out=... arguments don't support automatic differentiation, but one of "
                "the arguments requires grad."
            )
        positional, _ = python_arguments(args)
        return generated.apply(*positional, metadata)

    return autograd_kernel


def _with_lists(args: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(list(arg) if arg.__class__ is tuple else arg for arg in args)


def _is_tensor_list(type: Type) -> bool:
    """Tensor[], Tensor?[], Tensor[]?, Tensor?[]?."""
    if isinstance(type, OptionalType):
        type = type.elem
    return isinstance(type, ListType) and is_tensor_like(type)
