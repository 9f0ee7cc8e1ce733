"""What the kernels of the key Functionalize share: whose tensors these are, and how a call goes on below.

Mirrors the helpers of namespace at::functionalization::impl in aten/src/ATen/FunctionalTensorWrapper.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.c10.dispatch_key_set import AFTER_FUNCTIONALIZE
from tinytensor.c10.functional_tensor import (
    commit_update,
    is_functional_tensor,
    replace,
    sync,
    to_functional_tensor,
    wrapper_of,
)
from tinytensor.c10.functionalization import BelowFunctionalize, Layer
from tinytensor.c10.layout import strided
from tinytensor.c10.tensor_impl import TensorImpl

Tensor = Any


def assign(t: Tensor, value: Tensor) -> None:
    """The program has written `value`, which takes the dtype of `t`, to the functional tensor `t`."""
    # The functional form promotes (int.add(float) is float), and the in-place form keeps the dtype of what it writes to.
    dtype = t.meta_.dtype
    if value.meta_.dtype is not dtype:
        with BelowFunctionalize():
            value = F._to_copy_default(value, dtype, strided, None, None, False, None)
    # The update is taken from the value inside, so `replace` comes before `commit_update`. That raises the storage's
    # generation: every alias is out of date from here on, `t` too, and `sync` makes it the first that is not. If it were
    # not synced, its sizes and strides would be those that the functional operator happened to return, not its own as a
    # view of the base.
    replace(t, value)
    commit_update(t)
    sync(t)


def call_below(op: OperatorHandle, ks: int, args: Sequence[Any]) -> Any:
    """Call the operator below this layer: none of its arguments is a tensor of this layer."""
    with BelowFunctionalize():
        # A functional tensor of an outer layer has the key Functionalize, and the call must find that key again, so it
        # starts at the top. Without one the call goes on from here: keys above, such as autograd, have had their turn.
        if any(is_functional_tensor(t) for t in tensors_in(args)):
            return op.call(*args)
        return op.redispatch(ks & AFTER_FUNCTIONALIZE, *args)


def tensors_in(args: Sequence[Any]) -> list[Tensor]:
    """The tensors among a call's arguments, those in lists too."""
    found: list[Tensor] = []
    for value in args:
        if isinstance(value, TensorImpl):
            found.append(value)
        elif value.__class__ is tuple or value.__class__ is list:
            found += [item for item in value if isinstance(item, TensorImpl)]
    return found


def is_mine(t: Tensor, layer: Layer) -> bool:
    """Whether it is a functional tensor of this layer."""
    return is_functional_tensor(t) and wrapper_of(t).level == layer.level


def map_tensors(function: Callable[[Tensor], Any], value: Any) -> Any:
    """`function` of a tensor, or of each tensor in a list; anything else as it is."""
    if isinstance(value, TensorImpl):
        return function(value)
    if value.__class__ is tuple or value.__class__ is list:
        return type(value)(function(item) if isinstance(item, TensorImpl) else item for item in value)
    return value


def unwrapped(value: Any, layer: Layer) -> Any:
    """An argument with values in the place of this layer's functional tensors."""
    return map_tensors(lambda t: wrapper_of(t).value if is_mine(t, layer) else t, value)


def wrapped(value: Any, layer: Layer) -> Any:
    """A result with functional tensors of this layer in the place of tensors."""
    return map_tensors(lambda t: to_functional_tensor(t, layer.level), value)
