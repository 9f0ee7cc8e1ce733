"""How kernels of the namespace `quantized` are registered.

Mirrors `TORCH_LIBRARY_IMPL(quantized, QuantizedCPU, m)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView

Function = Callable[..., Any]


def implement(name: str, function: Function, key: DispatchKey = DispatchKey.QuantizedCPU) -> None:
    """Register a kernel of `quantized::name` that takes the operator's arguments. It calls operators below autograd."""

    def kernel(ks: int, *args: Any) -> Any:
        with AutoDispatchBelowADInplaceOrView():
            return function(*args)

    base, _, overload = name.partition(".")
    code = function.__code__
    debug = f"registered at {code.co_filename}:{code.co_firstlineno}"
    provide_impl(f"quantized::{base}", overload, key, kernel, debug=debug)


def implements(*names: str, key: DispatchKey = DispatchKey.QuantizedCPU) -> Callable[[Function], Function]:
    """The same as a decorator, for operators that share a kernel."""

    def register(function: Function) -> Function:
        for name in names:
            implement(name, function, key)
        return function

    return register
