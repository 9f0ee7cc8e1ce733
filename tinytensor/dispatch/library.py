"""Library: how operators and kernels are registered from Python.

    lib = Library("mylib", "DEF")
    lib.define("twice(Tensor self) -> Tensor")
    lib.impl("twice", lambda self: self + self, "CompositeImplicitAutograd")
    tt.ops.mylib.twice(x)

A function is called as PyTorch calls it: keyword-only arguments of the schema by keyword, and arguments that have their
default left out. With `with_keyset=True` the key set, an int, comes first, and a function without keyword-only
parameters is called as it is, with all arguments by position: the convention of every kernel of the library itself.

Mirrors torch/library.py and aten/src/ATen/core/library.cpp. Left out: custom_op and what builds on it, tags.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar

from tinytensor.c10.dispatch_key import DispatchKey, parse_dispatch_key
from tinytensor.dispatch.dispatcher import OperatorHandle, dispatcher
from tinytensor.dispatch.kernel_function import Boxed, KernelFunction, Unboxed, fallthrough, push_results
from tinytensor.dispatch.schema import NO_DEFAULT
from tinytensor.dispatch.schema_parser import parse_name, parse_schema

F = TypeVar("F", bound=Callable[..., Any])

_RESERVED = ("prim",)
_BLOCKS = {"DEF": "TORCH_LIBRARY", "FRAGMENT": "TORCH_LIBRARY_FRAGMENT", "IMPL": "TORCH_LIBRARY_IMPL"}
# "ns/op/key" of every registration made through a Library.
_impls: set[str] = set()


def fallthrough_kernel() -> None:
    """Pass it to `Library.impl` or `Library.fallback` to register a fallthrough. See Note [Fallthrough is a mask]."""
    raise NotImplementedError("fallthrough_kernel() should never be called.")


class Library:
    """Registrations that live as long as the library does, until `_destroy()`.

    ns              namespace of its operators; `_` for backend fallbacks
    kind            "DEF" owns the namespace, "FRAGMENT" adds definitions to it, "IMPL" adds kernels only
    dispatch_key    where `impl` registers when it is not told a key
    """

    def __init__(self, ns: str, kind: str, dispatch_key: str = "") -> None:
        if kind not in _BLOCKS:
            raise ValueError(f"Unsupported kind: {kind}")
        if ns in _RESERVED and kind in ("DEF", "FRAGMENT"):
            raise ValueError(f"{ns} is a reserved namespace. Please try creating a library with another name.")
        self.ns = ns
        self.kind = kind
        self.dispatch_key = dispatch_key
        self._where = _caller()
        self._defs: list[OperatorHandle] = []
        self._kernels: list[tuple[OperatorHandle, DispatchKey, KernelFunction]] = []
        self._fallbacks: list[DispatchKey] = []
        self._op_impls: set[str] = set()
        self._alive = True
        if kind == "DEF":
            dispatcher.register_library(ns, f"registered at {self._where}")

    def __repr__(self) -> str:
        return f"Library(kind={self.kind}, ns={self.ns}, dispatch_key={self.dispatch_key})>"

    def define(self, schema: str, alias_analysis: str = "", *, tags: object = ()) -> str:
        """Define an operator in the library's namespace; returns its name. The schema is parsed now, for its errors."""
        if alias_analysis not in ("", "FROM_SCHEMA", "CONSERVATIVE"):
            raise RuntimeError(f"Invalid alias_analysis type {alias_analysis}")
        self._check_alive()
        debug = f"registered at {_caller()}"
        if "(" not in schema:
            raise RuntimeError("Tried to parse a function schema but only the operator name was given")
        name = parse_name(schema)
        if self.kind == "IMPL":
            raise RuntimeError(
                f'def("{name}"): Cannot define an operator inside of a TORCH_LIBRARY_IMPL block.  All def()s should be '
                f"placed in the (unique) TORCH_LIBRARY block for their namespace.  {self._block_of_error()}"
            )
        if name.namespace not in ("", self.ns):
            raise RuntimeError(
                f"Explicitly provided namespace ({name.namespace}) in schema string does not match namespace of "
                f"enclosing {_BLOCKS[self.kind]} block ({self.ns}).  Move this definition to the (unique) "
                "TORCH_LIBRARY block corresponding to this namespace (and consider deleting the namespace from your "
                f"schema string.)  {self._block_of_error()}"
            )
        qualified = schema.strip() if name.namespace else f"{self.ns}::{schema.strip()}"
        parse_schema(qualified)
        self._defs.append(dispatcher.def_(qualified, debug))
        return str(name)

    def impl(
        self,
        op_name: Any,
        fn: Callable[..., Any],
        dispatch_key: str | DispatchKey = "",
        *,
        with_keyset: bool = False,
        allow_override: bool = True,
    ) -> None:
        """Register a kernel for an operator at a key; `op_name` is its name or the OpOverload."""
        if not callable(fn):
            raise TypeError(f"Input function is required to be a callable but found type {type(fn)}")
        self._check_alive()
        key = _parse_key(dispatch_key or self.dispatch_key or "CompositeImplicitAutograd")
        name = parse_name(op_name if isinstance(op_name, str) else op_name.name())
        if name.namespace not in ("", self.ns):
            raise RuntimeError(
                f'impl("{name}", ...): Explicitly provided namespace ({name.namespace}) in operator name does not '
                f"match namespace of enclosing {_BLOCKS[self.kind]} block ({self.ns}).  Move this definition to the "
                f"{_BLOCKS[self.kind]} block corresponding to this namespace (and consider deleting the namespace "
                f"from your schema string.)  {self._block_of_error()}"
            )
        local_name = str(name).rpartition("::")[2]
        registration = f"{self.ns}/{local_name}/{key.name}"
        if not allow_override and registration in _impls:
            raise RuntimeError(
                "This is not allowed since there's already a kernel registered from python overriding "
                f"{local_name}'s behavior for {key.name} dispatch key and {self.ns} namespace."
            )
        qualified = f"{self.ns}::{name.base_name}"
        op = dispatcher.find_op(qualified, name.overload_name)
        if key == DispatchKey.Meta and op is not None:
            _check_meta_is_needed(op, local_name)
        kernel = _make_kernel(fn, with_keyset, f"registered at {_caller()}")
        op = dispatcher.register_kernel(qualified, name.overload_name, key, kernel)
        self._kernels.append((op, key, kernel))
        _impls.add(registration)
        self._op_impls.add(registration)

    def fallback(
        self, fn: Callable[..., Any], dispatch_key: str | DispatchKey = "", *, with_keyset: bool = False
    ) -> None:
        """Register `fn(op, *args, **kwargs)` as what happens at a key for every operator without a kernel there."""
        if self.ns != "_":
            raise RuntimeError(
                'Fallback can only be registered using library fragment on the global namespace "_" but it is '
                f"{self.ns}"
            )
        key_name = dispatch_key or self.dispatch_key
        if not key_name:
            raise AssertionError("dispatch_key must not be empty for fallback")
        self._check_alive()
        key = _parse_key(key_name)
        debug = f"registered at {_caller()}"
        if fn is fallthrough_kernel:
            dispatcher.register_fallback(key, fallthrough(debug))
        else:
            dispatcher.register_fallback(key, KernelFunction(boxed=_make_fallback(fn, with_keyset), debug=debug))
        self._fallbacks.append(key)

    def _destroy(self) -> None:
        """Undo every registration. Kernels that were overridden are active again."""
        if not self._alive:
            return
        self._alive = False
        for op, key, kernel in reversed(self._kernels):
            dispatcher.deregister_kernel(op, key, kernel)
        for op in reversed(self._defs):
            dispatcher.deregister_def(op)
        for key in self._fallbacks:
            dispatcher.deregister_fallback(key)
        if self.kind == "DEF":
            dispatcher.deregister_library(self.ns)
        _impls.difference_update(self._op_impls)

    def _check_alive(self) -> None:
        if not self._alive:
            raise AssertionError("Library object has been destroyed")

    def _block_of_error(self) -> str:
        return f"(Error occurred while processing {_BLOCKS[self.kind]} block at {self._where})"


def impl(lib: Library, name: str, dispatch_key: str = "") -> Callable[[F], F]:
    """`Library.impl` as a decorator."""

    def register(fn: F) -> F:
        lib.impl(name, fn, dispatch_key)
        return fn

    return register


def _caller() -> str:
    frame = sys._getframe(2)
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


def _parse_key(key: str | DispatchKey) -> DispatchKey:
    return key if isinstance(key, DispatchKey) else parse_dispatch_key(key)


def _check_meta_is_needed(op: OperatorHandle, name: str) -> None:
    if op.has_kernel_for_dispatch_key(DispatchKey.CompositeImplicitAutograd):
        raise RuntimeError(
            f"We should not register a meta kernel directly to the operator '{name}', because it has a "
            "CompositeImplicitAutograd kernel in core. Instead we should let the operator decompose, and ensure that "
            "we have meta kernels for the base ops that it decomposes into."
        )


def _make_kernel(fn: Callable[..., Any], with_keyset: bool, debug: str) -> KernelFunction:
    if fn is fallthrough_kernel:
        return fallthrough(debug)
    code = getattr(fn, "__code__", None)
    if with_keyset and code is not None and not code.co_kwonlyargcount:
        return KernelFunction(fn, debug=debug)
    return KernelFunction(adapt=lambda op: _adapt(fn, op, with_keyset), debug=debug)


def _adapt(fn: Callable[..., Any], op: OperatorHandle, with_keyset: bool) -> Unboxed:
    """kernel(ks, *args) that calls a function as Python programmers write it."""
    schema = op.schema
    if not with_keyset and not any(a.kwarg_only or a.has_default_value() for a in schema.arguments):
        return lambda ks, *args: fn(*args)

    def kernel(ks: int, *args: Any) -> Any:
        positional, keywords = to_python_arguments(op, args)
        return fn(ks, *positional, **keywords) if with_keyset else fn(*positional, **keywords)

    return kernel


def to_python_arguments(op: OperatorHandle, args: Any) -> tuple[list[Any], dict[str, Any]]:
    """Schema arguments as (positional, keywords); those with their default value are left out where that is possible.

    Mirrors parseIValuesToPyArgsKwargs of torch/csrc/autograd/python_variable.cpp.
    """
    schema = op.schema
    count = len(schema.positional_arguments)
    positional = list(args[:count])
    for argument in reversed(schema.positional_arguments):
        if not _is_default(positional[-1], argument.default):
            break
        positional.pop()
    keywords = {
        argument.name: value
        for argument, value in zip(schema.kwarg_only_arguments, args[count:], strict=True)
        if not _is_default(value, argument.default)
    }
    return positional, keywords


def _is_default(value: Any, default: Any) -> bool:
    if default is NO_DEFAULT:
        return False
    return value is default or (value.__class__ is default.__class__ and value == default)


def _make_fallback(fn: Callable[..., Any], with_keyset: bool) -> Boxed:
    def fallback(op: OperatorHandle, ks: int, stack: list[Any]) -> None:
        positional, keywords = to_python_arguments(op, stack)
        first = (ks, op.overload) if with_keyset else (op.overload,)
        push_results(stack, op, fn(*first, *positional, **keywords))

    return fallback
