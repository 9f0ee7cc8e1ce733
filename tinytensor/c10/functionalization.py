"""The layers of functionalization that this thread is inside of.

Each `func.functionalize`, and `_enable_functionalization`, is a layer. While there is one, the key Functionalize is in
every call of the thread, so that tensors which are made inside are functional too. The operators that a layer calls in
place of the program's own go to the next layer outside, or to the backends.

Mirrors aten/src/ATen/FunctionalTensorWrapper.h (the thread-local switch) and AutoDispatchSkipFunctionalize.
"""

from __future__ import annotations

import threading

from tinytensor.c10.dispatch_key_set import FUNCTIONALIZE
from tinytensor.c10.local_dispatch_key_set import get_local_keys, set_local_keys, tls
from tinytensor.c10.thread_local_state import carried


class Layer:
    """level            the level of its functional tensors; -1 for those that no transform has made
    reapply_views       whether views stay views; else they become `_copy` operators
    """

    __slots__ = ("level", "reapply_views")

    def __init__(self, level: int, reapply_views: bool) -> None:
        self.level = level
        self.reapply_views = reapply_views


class _Stack(threading.local):
    def __init__(self) -> None:
        self.layers: list[Layer] = []


_stack = carried(_Stack())
_OUTSIDE = Layer(-1, False)


def current_layer() -> Layer:
    """The innermost layer. Outside of all, functional tensors of level -1 are still taken care of."""
    layers = _stack.layers
    return layers[-1] if layers else _OUTSIDE


def is_enabled() -> bool:
    """Whether there is a layer."""
    return bool(_stack.layers)


def push_layer(layer: Layer) -> None:
    """Make `layer` the innermost one."""
    _stack.layers.append(layer)
    set_local_keys(tls.included | FUNCTIONALIZE, tls.not_excluded)


def pop_layer() -> Layer:
    """Take the innermost layer away."""
    layer = _stack.layers.pop()
    if not _stack.layers:
        set_local_keys(tls.included & ~FUNCTIONALIZE, tls.not_excluded)
    return layer


class BelowFunctionalize:
    """Inside, the innermost layer does not exist, and without another one outside of it there is no functionalization."""

    __slots__ = ("_keys", "_layer")

    def __enter__(self) -> None:
        included, not_excluded = self._keys = get_local_keys()
        layers = _stack.layers
        self._layer = layers.pop() if layers else None
        if not layers:
            set_local_keys(included & ~FUNCTIONALIZE, not_excluded & ~FUNCTIONALIZE)

    def __exit__(self, *exc_info: object) -> None:
        if self._layer is not None:
            _stack.layers.append(self._layer)
        set_local_keys(*self._keys)
