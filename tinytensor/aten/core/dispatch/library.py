"""Library: how operators and kernels are registered from Python.

    lib = Library("mylib", "DEF")
    lib.define("twice(Tensor self) -> Tensor")
    lib.impl("twice", lambda self: self + self, "CompositeImplicitAutograd")
    tt.ops.mylib.twice(x)

A function is called as PyTorch calls it: keyword-only arguments of the schema by keyword, and arguments that have their
default left out. With `with_keyset=True` the key set, an int, comes first, and a function that has a positional
parameter for every argument is called with all of them: the convention of the library's own kernels.

Mirrors the class of torch/library.py and aten/src/ATen/core/library.cpp. The rest of torch/library.py is in the package
`tinytensor.library`.
"""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable
from typing import Any

from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle, dispatcher
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction, Unboxed, fallthrough
from tinytensor.aten.core.python.python_kernel import make_fallback, make_kernel
from tinytensor.aten.core.python.simple_registry import RegistrationHandle, registry
from tinytensor.aten.core.schema.function_schema import OperatorName
from tinytensor.aten.core.schema.function_schema_parser import parse_name, parse_schema
from tinytensor.aten.core.schema.schema_rules import validate_inplace_schema, validate_out_schema
from tinytensor.aten.core.schema.tag import Tag, tags_tuple
from tinytensor.c10.dispatch_key import DispatchKey, parse_dispatch_key

_RESERVED = ("prim",)
_BLOCKS = {"DEF": "TORCH_LIBRARY", "FRAGMENT": "TORCH_LIBRARY_FRAGMENT", "IMPL": "TORCH_LIBRARY_IMPL"}
# "ns/op/key" of every registration made through a Library.
_impls: set[str] = set()
# "ns::op" of every definition made through a Library.
_defs: set[str] = set()
# Kernels of programs for operators of `aten` where calls over tensors of the CPU pass. While there are any, a composition has to
# call its operators, and not the functions behind them (aten/unseen.py).
replaced_kernels: set[KernelFunction] = set()
_ON_THE_WAY = frozenset(
    parse_dispatch_key(name)
    for name in (
        "CPU", "CompositeExplicitAutogradNonFunctional", "CompositeExplicitAutograd", "CompositeImplicitAutograd",
        "BackendSelect", "ADInplaceOrView", "Autograd", "AutogradCPU",
    )
)  # fmt: skip
# Every Library that has not gone yet.
living_libraries: weakref.WeakSet[Library] = weakref.WeakSet()


def fallthrough_kernel() -> None:
    """Stands for a fallthrough: pass it to `Library.impl` or `Library.fallback`. NotImplementedError if it is called.

    At that key the dispatcher then goes on to the next one. See Note [Fallthrough is a mask].

    >>> lib = tt.library.Library("docs_fallthrough", "DEF")
    >>> _ = lib.define("f(Tensor x) -> Tensor")
    >>> lib.impl("f", tt.library.fallthrough_kernel, "AutogradCPU")
    >>> lib._destroy()
    """
    raise NotImplementedError("fallthrough_kernel() should never be called.")


class _Registrations:
    """All that one library registered. Apart from the library, so that it can be undone when the library is gone."""

    def __init__(self, owned_namespace: str | None) -> None:
        self.owned_namespace = owned_namespace
        self.defs: list[OperatorHandle] = []
        self.kernels: list[tuple[OperatorHandle, DispatchKey, KernelFunction]] = []
        self.fallbacks: list[DispatchKey] = []
        self.handles: list[RegistrationHandle] = []
        self.op_impls: set[str] = set()
        self.op_defs: set[str] = set()

    def undo(self) -> None:
        """Newest first, so that what was overridden is active again."""
        for op, key, kernel in reversed(self.kernels):
            dispatcher.deregister_kernel(op, key, kernel)
            replaced_kernels.discard(kernel)
        for op in reversed(self.defs):
            dispatcher.deregister_def(op)
        for key in self.fallbacks:
            dispatcher.deregister_fallback(key)
        for handle in reversed(self.handles):
            handle.destroy()
        if self.owned_namespace is not None:
            dispatcher.deregister_library(self.owned_namespace)
        _impls.difference_update(self.op_impls)
        _defs.difference_update(self.op_defs)


class Library:
    """Registrations that live as long as the library does, until `_destroy()` or until nothing refers to it.

        ns              namespace of its operators; `_` for backend fallbacks
        kind            "DEF" owns the namespace, "FRAGMENT" adds definitions to it, "IMPL" adds kernels only
        dispatch_key    where `impl` registers when it is not told a key

    ValueError for another kind or a reserved namespace; RuntimeError where somebody else owns the namespace.

    >>> lib = tt.library.Library("docs_library", "DEF")
    >>> lib.define("twice(Tensor x) -> Tensor")
    'twice'
    >>> lib.impl("twice", lambda x: x * 2, "CompositeImplicitAutograd")
    >>> tt.ops.docs_library.twice(tt.ones(2))
    tensor([2., 2.])
    >>> lib._destroy()
    """

    def __init__(self, ns: str, kind: str, dispatch_key: str = "") -> None:
        if kind not in _BLOCKS:
            raise ValueError(f"Unsupported kind: {kind}")
        if ns in _RESERVED and kind in ("DEF", "FRAGMENT"):
            raise ValueError(f"{ns} is a reserved namespace. Please try creating a library with another name.")
        if dispatch_key:
            _parse_key(dispatch_key)
        self.ns = ns
        self.kind = kind
        self.dispatch_key = dispatch_key
        self._where = _caller()
        if kind == "DEF":
            dispatcher.register_library(ns, f"registered at {self._where}")
        self._registered = _Registrations(ns if kind == "DEF" else None)
        self._undo = weakref.finalize(self, self._registered.undo)
        self._undo.atexit = False
        living_libraries.add(self)

    def __repr__(self) -> str:
        return f"Library(kind={self.kind}, ns={self.ns}, dispatch_key={self.dispatch_key})>"

    def define(self, schema: str, alias_analysis: str = "", *, tags: object = ()) -> str:
        """Define an operator in the library's namespace; returns its name, without the overload's.

            schema           "name.overload(Tensor x, *, int n=1) -> Tensor"
            alias_analysis   "", "FROM_SCHEMA" or "CONSERVATIVE": accepted
            tags             a Tag or several

        RuntimeError for a schema that cannot be read, another namespace, a second definition, or a library of kind
        "IMPL".

        >>> lib = tt.library.Library("docs_define", "DEF")
        >>> lib.define("f(Tensor x, int n=1) -> Tensor")
        'f'
        >>> lib._destroy()
        """
        if alias_analysis not in ("", "FROM_SCHEMA", "CONSERVATIVE"):
            raise RuntimeError(f"Invalid alias_analysis type {alias_analysis}")
        self._check_alive()
        debug = f"registered at {_caller()}"
        if "(" not in schema:
            raise RuntimeError("Tried to parse a function schema but only the operator name was given")
        tagged = tags_tuple(tags)
        if Tag.out in tagged:
            validate_out_schema(parse_schema(schema))
        if Tag.inplace in tagged:
            validate_inplace_schema(parse_schema(schema))
        parse_schema(schema)
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
        self._registered.defs.append(dispatcher.def_(qualified, debug, tagged))
        defined = str(OperatorName(f"{self.ns}::{name.base_name}", name.overload_name))
        self._registered.op_defs.add(defined)
        _defs.add(defined)
        return name.name

    def impl(
        self,
        op_name: Any,
        fn: Callable[..., Any],
        dispatch_key: str | DispatchKey = "",
        *,
        with_keyset: bool = False,
        allow_override: bool = True,
    ) -> None:
        """Register a kernel for an operator at a key.

            op_name          the operator's name or the OpOverload
            fn               called with the operator's arguments
            dispatch_key     default: the library's, or CompositeImplicitAutograd
            with_keyset      `fn` gets the key set as first argument: False
            allow_override   False: RuntimeError where a kernel was registered from Python before

        >>> lib = tt.library.Library("docs_impl", "DEF")
        >>> _ = lib.define("f(Tensor x) -> Tensor")
        >>> lib.impl("f", lambda x: x + 1, "CPU")
        >>> tt.ops.docs_impl.f(tt.zeros(2))
        tensor([1., 1.])
        >>> lib._destroy()
        """
        if not callable(fn):
            raise TypeError(f"Input function is required to be a callable but found type {type(fn)}")
        debug = f"registered at {_caller()}"
        key_name = dispatch_key or self.dispatch_key
        given = resolve_op_name(op_name, "impl")
        name = parse_name(given)
        local_name = given.rpartition("::")[2]
        registration = f"{self.ns}/{local_name}/{key_name.name if isinstance(key_name, DispatchKey) else key_name}"
        if not allow_override and registration in _impls:
            raise RuntimeError(
                "This is not allowed since there's already a kernel registered from python overriding "
                f"{local_name}'s behavior for {registration.rpartition('/')[2]} dispatch key and {self.ns} namespace."
            )
        qualified = f"{name.namespace or self.ns}::{name.base_name}"
        if key_name in ("Meta", DispatchKey.Meta):
            _check_meta_is_needed(dispatcher.find_op(qualified, name.overload_name), given)
        self._check_alive()
        key = _parse_key(key_name or "CompositeImplicitAutograd")
        self._check_namespace(name)
        if fn is fallthrough_kernel:
            kernel = fallthrough(debug)
        else:
            kernel = KernelFunction(
                adapt=lambda op: make_kernel(
                    fn, op, with_keyset, lambda: f"the kernel of {op.name} at {key.name}, {debug}"
                ),
                debug=debug,
            )
        self._register(name, key, kernel, registration)

    def impl_unboxed(self, op_name: str, fn: Unboxed, dispatch_key: str) -> None:
        """Register a kernel that is written as the library's own: `fn(ks, *every argument)`, its results as they are.

        `ks` is the key set as an int. Nothing is converted or checked, so a call is faster.
        """
        self._check_alive()
        name, key = parse_name(op_name), _parse_key(dispatch_key)
        kernel = KernelFunction(fn, debug=f"registered at {_caller()}")
        self._register(name, key, kernel, f"{self.ns}/{op_name}/{dispatch_key}")

    def fallback(
        self, fn: Callable[..., Any], dispatch_key: str | DispatchKey = "", *, with_keyset: bool = False
    ) -> None:
        """Register `fn(op, *args, **kwargs)` as what happens at a key for every operator without a kernel there.

            dispatch_key   default: the library's; AssertionError for none
            with_keyset    `fn` gets the key set after `op`: False

        RuntimeError unless the library's namespace is "_".
        """
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
            boxed = make_fallback(fn, with_keyset, f"{key.name}, {debug}")
            dispatcher.register_fallback(key, KernelFunction(boxed=boxed, debug=debug))
        self._registered.fallbacks.append(key)

    def register_fake(
        self, op_name: str, fn: Callable[..., Any], source: str | None = None, *, allow_override: bool = True
    ) -> None:
        """Register what computes on meta tensors: only sizes, strides and dtypes of the results.

        op_name          without the namespace
        fn               called with the operator's arguments
        source           where it is registered, for messages; default: the caller
        allow_override   False: RuntimeError where there is one
        """
        holder = registry.find(f"{self.ns}::{op_name}").fake_impl
        handle = holder.register(fn, source or _caller(), allow_override=allow_override)
        try:
            # The holder finds the newest one, so that the kernel serves them all.
            self.impl(f"{self.ns}::{op_name}", holder.meta_kernel, "Meta", allow_override=allow_override)
        except Exception:
            handle.destroy()
            raise
        self.keep(handle)

    def register_torch_dispatch_rule(self, op_name: str, cls: type, fn: Callable[..., Any]) -> None:
        """Register what happens when the operator meets the class `cls`, a mode or a tensor subclass, in its
        dispatch.

        See `library.register_torch_dispatch`.
        """
        self.keep(registry.find(f"{self.ns}::{op_name}").torch_dispatch_rules.register(cls, fn))

    def keep(self, handle: RegistrationHandle) -> None:
        """Take the registration `handle` back together with all others of the library."""
        self._registered.handles.append(handle)

    def _destroy(self) -> None:
        """Undo every registration. Kernels that were overridden are active again."""
        self._undo()

    def _register(self, name: OperatorName, key: DispatchKey, kernel: KernelFunction, registration: str) -> None:
        qualified = f"{self.ns}::{name.base_name}"
        op = dispatcher.register_kernel(qualified, name.overload_name, key, kernel)
        self._registered.kernels.append((op, key, kernel))
        if self.ns == "aten" and key in _ON_THE_WAY:
            replaced_kernels.add(kernel)
        _impls.add(registration)
        self._registered.op_impls.add(registration)

    def _check_alive(self) -> None:
        if not self._undo.alive:
            raise AssertionError("Library object has been destroyed")

    def _check_namespace(self, name: OperatorName) -> None:
        if name.namespace in ("", self.ns):
            return
        block = _BLOCKS[self.kind]
        raise RuntimeError(
            f'impl("{name}", ...): Explicitly provided namespace ({name.namespace}) in operator name does not match '
            f"namespace of enclosing {block} block ({self.ns}).  Move this definition to the {block} block "
            "corresponding to this namespace (and consider deleting the namespace from your schema string.)  "
            f"{self._block_of_error()}"
        )

    def _block_of_error(self) -> str:
        return f"(Error occurred while processing {_BLOCKS[self.kind]} block at {self._where})"


def resolve_op_name(op: Any, api_name: str) -> str:
    """The name of an operator given by name or as an OpOverload."""
    if isinstance(op, str):
        return op
    if isinstance(getattr(op, "_handle", None), OperatorHandle):
        return str(op._handle.name)
    raise RuntimeError(
        f"{api_name} should be passed either a name or an OpOverload object as the first argument, got {type(op)}"
    )


_OWN_FILES = (
    "aten/core/dispatch/library.py",
    "library/registration.py",
    "library/custom_ops.py",
    "functools.py",
    "contextlib.py",
)


def _caller() -> str:
    """Where the code outside of these modules stands that is registering."""
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_code.co_filename.replace("\\", "/").endswith(_OWN_FILES):
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


def _parse_key(key: str | DispatchKey) -> DispatchKey:
    return key if isinstance(key, DispatchKey) else parse_dispatch_key(key)


def _check_meta_is_needed(op: OperatorHandle | None, name: str) -> None:
    if op is not None and op.has_kernel_for_dispatch_key(DispatchKey.CompositeImplicitAutograd):
        raise RuntimeError(
            f"We should not register a meta kernel directly to the operator '{name}', because it has a "
            "CompositeImplicitAutograd kernel in core. Instead we should let the operator decompose, and ensure that "
            "we have meta kernels for the base ops that it decomposes into."
        )
