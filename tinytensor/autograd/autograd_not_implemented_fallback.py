"""What the Autograd keys do for an operator of a user's own without a kernel there: a backward pass that comes by warns.

A result that requires no grad gets the node WarnNotImplemented, which gives no gradients and warns. A result that
requires grad, because its kernel called operators that are recorded, gets a hook that warns. Operators of this library without an
autograd kernel have no derivative, and none of this.

Mirrors torch/csrc/autograd/autograd_not_implemented_fallback.cpp (`basicAutogradNotImplementedFallback`) and
aten/src/ATen/core/VariableFallbackKernel.cpp.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle, dispatcher
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction, Unboxed
from tinytensor.autograd.engine.node import Grads, Node
from tinytensor.autograd.variable.variable import collect_next_edges, set_history
from tinytensor.c10.dispatch_key_set import AFTER_AUTOGRAD, REQUIRES_GRAD
from tinytensor.c10.error import warn

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor as TensorImpl  # every TensorImpl is a Tensor, see set_tensor_type
else:
    from tinytensor.c10.tensor_impl import TensorImpl


class _Mode:
    """`warn`: as above; `nothing`: results stay as they are."""

    name = "warn"


class WarnNotImplemented(Node):
    """The node of an operator that nobody wrote a derivative for."""

    __slots__ = ("op_name",)
    op_name: str

    def name(self) -> str:
        return "torch::autograd::WarnNotImplemented"

    def apply(self, *grads: Any) -> Grads:
        _warn(self.op_name)
        return (None,) * len(self.next_edges)


def _warn(op_name: str) -> None:
    warn(
        f"{op_name}: an autograd kernel was not registered to the Autograd key(s) but we are trying to backprop through "
        "it. This may lead to silently incorrect behavior. This behavior is deprecated and will be removed in a future "
        "version of PyTorch. If your operator is differentiable, please ensure you have registered an autograd kernel to "
        "the correct Autograd key (e.g. DispatchKey::Autograd, DispatchKey::CompositeImplicitAutograd). If your operator "
        "is not differentiable, or to squash this warning and use the previous behavior, please register "
        "torch::CppFunction::makeFallthrough() to DispatchKey::Autograd."
    )


@contextlib.contextmanager
def set_autograd_fallback_mode(mode: str) -> Iterator[None]:
    """`warn` or `nothing`, while this lasts."""
    before, _Mode.name = _Mode.name, mode
    try:
        yield
    finally:
        _Mode.name = before


def _adapt(op: OperatorHandle) -> Unboxed:
    name, table = str(op.name), op.table

    def autograd_fallback(ks: int, *args: Any) -> Any:
        below = ks & AFTER_AUTOGRAD
        result = table[below](below, *args)
        if _Mode.name == "warn":
            _trace(op, name, args, result)
        return result

    return autograd_fallback


def _trace(op: OperatorHandle, name: str, args: tuple[Any, ...], result: Any) -> None:
    node: WarnNotImplemented | None = None
    for annotation, output in zip(op.schema.returns, result if len(op.schema.returns) > 1 else (result,), strict=False):
        for t in _tensors((output,)):
            if not t.meta_.dtype.is_floating_point:
                continue
            # Somebody recorded it already: its own node stays, and only the warning is added. A result that is an argument
            # written to keeps its history.
            if t.meta_.key_set & REQUIRES_GRAD:
                t.register_hook(lambda grad: _warn(name))
            elif not annotation.is_write:
                if node is None:
                    node = WarnNotImplemented(collect_next_edges(*_tensors(args)))
                    node.op_name = name
                set_history(t, node)


def _tensors(values: Iterable[Any]) -> list[TensorImpl]:
    """The tensors among the values and in their lists."""
    found = []
    for value in values:
        if isinstance(value, TensorImpl):
            found.append(value)
        elif isinstance(value, (list, tuple)):
            found += [item for item in value if isinstance(item, TensorImpl)]
    return found


dispatcher.set_autograd_fallback(
    KernelFunction(
        adapt=_adapt, only_if_requires_grad=True, debug="registered at autograd/autograd_not_implemented_fallback.py"
    )
)
