# hot path
"""The dispatcher: the registry of operators, and how a call reaches a kernel.

    def add_Tensor(self, other, alpha=1):                     # the call stub of the operator, see call_stub.py
        ks = self.meta_.key_set | other.meta_.key_set           # what the arguments carry
        if state.dirty: return op.call_slow(ks, ...)          # modes, guards, callbacks: rarely
        return op.table[ks](ks, self, other, alpha)           # the kernel, remembered for this key set

A kernel that has done its part passes the call on with fewer keys: `ks &= AFTER_AUTOGRAD; op.table[ks](ks, ...)`.

Mirrors aten/src/ATen/core/dispatch/Dispatcher.{h,cpp}. `OperatorHandle.table` stands for `OperatorEntry::lookup`.
Left out: the schema inference from C++ signatures, and checks that a kernel's signature agrees with the schema.
"""

from __future__ import annotations

import contextlib
import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from tinytensor.aten.core.dispatch.kernel_function import Boxed, DeferredKernel, KernelFunction
from tinytensor.aten.core.dispatch.kernel_names import kernels_of
from tinytensor.aten.core.dispatch.operator_entry import OperatorEntry
from tinytensor.aten.core.dispatch.operator_handle import OperatorHandle
from tinytensor.aten.core.schema.function_schema import OperatorName
from tinytensor.aten.core.schema.function_schema_parser import parse_name
from tinytensor.aten.core.schema.tag import Tag
from tinytensor.c10.dispatch_key import RUNTIME_KEYS, DispatchKey, is_alias_dispatch_key
from tinytensor.c10.error import warn


class RegistrationListener(Protocol):
    """Told about operators that come and go."""

    def on_operator_registered(self, op: OperatorHandle) -> None: ...

    def on_operator_deregistered(self, op: OperatorHandle) -> None: ...


class Dispatcher:
    """Operators by name, backend fallbacks by key. The library uses one, `dispatcher`; a test may make its own."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.operators: dict[tuple[str, str], OperatorHandle] = {}
        # The same by name, then by overload: `ops.aten.add(...)` asks for them in every call.
        self._named: dict[str, dict[str, OperatorHandle]] = {}
        # Operators that are gone, while someone still holds them: what comes back under the name, they call.
        self._gone: weakref.WeakValueDictionary[tuple[str, str], OperatorHandle] = weakref.WeakValueDictionary()
        self.fallbacks: dict[DispatchKey, KernelFunction] = {}
        # What the Autograd keys do for operators outside of `aten` that have no kernel there.
        self.autograd_fallback: KernelFunction | None = None
        self.libraries: dict[str, str] = {}
        self._listeners: list[RegistrationListener] = []
        # Those whose module has not been imported yet.
        self._deferred: dict[tuple[str, str, DispatchKey], DeferredKernel] = {}
        self._warned_about_override = False

    def find_op(self, name: str, overload_name: str = "") -> OperatorHandle | None:
        """The operator, also when so far only kernels were registered."""
        return self.operators.get((name, overload_name))

    def find_schema(self, name: str, overload_name: str = "") -> OperatorHandle | None:
        """The operator, if it has a schema."""
        op = self.operators.get((name, overload_name))
        return op if op is not None and op.entry.schema_text is not None else None

    def find_schema_or_throw(self, name: str, overload_name: str = "") -> OperatorHandle:
        """The operator; RuntimeError if it has no schema."""
        op = self.find_schema(name, overload_name)
        if op is None:
            raise RuntimeError(f"Could not find schema for {OperatorName(name, overload_name)}.")
        return op

    def overloads(self, name: str) -> list[OperatorHandle]:
        """The defined operators called `name`, in order of definition."""
        return [op for op in tuple(self._named.get(name, {}).values()) if op.has_schema()]

    @contextlib.contextmanager
    def set_aside(self, namespace: str) -> Iterator[None]:
        """For the length of a block the operators of a namespace are not there."""
        aside = {key: op for key, op in self.operators.items() if key[0].startswith(f"{namespace}::")}
        named = {name: self._named[name] for name, _ in aside}
        for key in aside:
            del self.operators[key]
        for name in named:
            del self._named[name]
        try:
            yield
        finally:
            self.operators.update(aside)
            self._named.update(named)

    def get_all_op_names(self) -> list[OperatorName]:
        """The names of all operators, kernels without a schema included."""
        return [op.name for op in self.operators.values()]

    def get_registrations_for_dispatch_key(self, key: DispatchKey | None = None) -> list[OperatorName]:
        """The names of the operators with a kernel directly at `key`; without a key, of all operators."""
        return [op.name for op in self.operators.values() if key is None or key in op.entry.kernels]

    def find_dangling_impls(self) -> list[OperatorHandle]:
        """Operators that have kernels and no schema: often a misspelt name."""
        return [op for op in self.operators.values() if not op.has_schema()]

    def def_(self, schema: str, debug: str = "registered at aten/ops", tags: tuple[Tag, ...] = ()) -> OperatorHandle:
        """Define an operator by its schema text, which is parsed on first use only."""
        if "(" not in schema:
            raise RuntimeError("Tried to parse a function schema but only the operator name was given")
        with self.lock:
            op = self._find_or_register_name(parse_name(schema))
            if op.entry.schema_text is not None:
                raise RuntimeError(
                    f"Tried to register an operator ({schema}) with the same name and overload name multiple times. "
                    "Each overload's schema should only be registered with a single call to def(). Duplicate "
                    f"registration: {debug}. Original registration: {op.entry.debug}"
                )
            op.entry.register_schema(schema, debug, tags)
        for listener in self._listeners:
            listener.on_operator_registered(op)
        return op

    def deregister_def(self, op: OperatorHandle) -> None:
        """Undo a definition."""
        for listener in self._listeners:
            listener.on_operator_deregistered(op)
        with self.lock:
            op.entry.deregister_schema()
            self._forget_if_empty(op)

    def register_impl(
        self,
        name: str,
        overload_name: str,
        key: DispatchKey,
        fn: Callable[..., Any],
        *,
        only_if_requires_grad: bool = False,
        debug: str | None = None,
    ) -> KernelFunction:
        """Register `fn(ks, *args)`; where it stands in the source serves as debug text."""
        kernel = KernelFunction(fn, only_if_requires_grad=only_if_requires_grad, debug=debug)
        self.register_kernel(name, overload_name, key, kernel)
        return kernel

    def defer_kernels(
        self, module: str, keys: Sequence[DispatchKey], operators: str, *, only_if_requires_grad: bool = False
    ) -> None:
        """Register kernels that are in a module which is imported later.

        operators   their full names: "add.Tensor add_.Tensor mm"; those of `aten` without their namespace

        See Note [Kernels are imported when they are needed] in kernel_function.py.
        """
        with self.lock:
            for full_name in operators.split():
                base_name, _, overload = full_name.partition(".")
                name = base_name if "::" in base_name else "aten::" + base_name
                op = self.operators.get((name, overload)) or self._find_or_register_name(OperatorName(name, overload))
                for key in keys:
                    kernel = DeferredKernel(module, only_if_requires_grad)
                    self._deferred[name, overload, key] = kernel
                    op.entry.register_kernel(key, kernel)

    def provide_impl(
        self,
        name: str,
        overload_name: str,
        key: DispatchKey,
        fn: Callable[..., Any],
        *,
        only_if_requires_grad: bool = False,
        debug: str | None = None,
    ) -> None:
        """What the generated modules call: `register_impl`, or `fn` becomes the kernel that was deferred."""
        deferred = self._deferred.pop((name, overload_name, key), None)
        if deferred is None:
            self.register_impl(name, overload_name, key, fn, only_if_requires_grad=only_if_requires_grad, debug=debug)
        else:
            deferred.provide(fn, debug)

    def provide_kernels(self, module: dict[str, Any], key: DispatchKey, *, only_if_requires_grad: bool = False) -> None:
        """`provide_impl` for the kernels of a generated module, given as its `globals()`. See kernel_names.py."""
        for op, kernel in kernels_of(module, [*self.operators.values()]):
            name = op.name
            self.provide_impl(name.name, name.overload_name, key, kernel, only_if_requires_grad=only_if_requires_grad)

    def register_forward_ad_kernels(self, module: dict[str, Any]) -> None:
        """`register_forward_ad` for each kernel of a generated module."""
        for op, kernel in kernels_of(module, [*self.operators.values()]):
            self.register_forward_ad(op.name.name, op.name.overload_name, kernel)

    def register_forward_ad(self, name: str, overload_name: str, fn: Callable[..., Any]) -> None:
        """Let `fn(ks, *args)` run, inside a dual_level, where else the autograd kernel would; it calls on."""
        with self.lock:
            entry = self._find_or_register_name(OperatorName(name, overload_name)).entry
            entry.forward_ad = fn
            entry.refresh()

    def register_kernel(
        self, name: str, overload_name: str, key: DispatchKey, kernel: KernelFunction
    ) -> OperatorHandle:
        """Register any kind of kernel; the schema may come later."""
        with self.lock:
            # An import registers thousands of kernels, most of them for operators that exist already.
            op = self.operators.get((name, overload_name))
            if op is None:
                op = self._find_or_register_name(OperatorName(name, overload_name))
            overridden = op.entry.register_kernel(key, kernel)
        if overridden is not None:
            self._warn_about_override(op, key, overridden, kernel)
        return op

    def deregister_kernel(self, op: OperatorHandle, key: DispatchKey, kernel: KernelFunction) -> None:
        """Undo a registration; a kernel that it overrode is active again."""
        with self.lock:
            op.entry.deregister_kernel(key, kernel)
            self._forget_if_empty(op)

    def register_fallback(self, key: DispatchKey, kernel: KernelFunction | Boxed) -> None:
        """What to do at a runtime key for every operator that says nothing: a boxed kernel or a fallthrough."""
        if not isinstance(kernel, KernelFunction):
            kernel = KernelFunction(boxed=kernel)
        if key not in RUNTIME_KEYS:
            raise RuntimeError(f"fallbacks are registered at runtime keys, not at {key.name}")
        with self.lock:
            if key in self.fallbacks:
                raise RuntimeError(
                    f"Tried to register multiple backend fallbacks for the same dispatch key {key.name}; previous "
                    f"registration {self.fallbacks[key].debug}, new registration {kernel.debug}"
                )
            self.fallbacks[key] = kernel
            self._refresh_all()

    def deregister_fallback(self, key: DispatchKey) -> None:
        """Undo `register_fallback`."""
        with self.lock:
            del self.fallbacks[key]
            self._refresh_all()

    def set_autograd_fallback(self, kernel: KernelFunction) -> None:
        """Replace what stands in for the autograd kernels that users' operators do not have."""
        with self.lock:
            self.autograd_fallback = kernel
            self._refresh_all()

    def register_library(self, namespace: str, debug: str) -> None:
        """Claim a namespace for definitions."""
        if namespace in self.libraries:
            raise RuntimeError(
                f"Only a single TORCH_LIBRARY can be used to register the namespace {namespace}; please put all of "
                "your definitions in a single TORCH_LIBRARY block.  If you were trying to specify implementations, "
                "consider using TORCH_LIBRARY_IMPL (which can be duplicated).  If you really intended to define "
                "operators for a single namespace in a distributed way, you can use TORCH_LIBRARY_FRAGMENT to "
                f"explicitly indicate this.  Previous registration of TORCH_LIBRARY was {self.libraries[namespace]}; "
                f"latest registration was {debug}"
            )
        self.libraries[namespace] = debug

    def deregister_library(self, namespace: str) -> None:
        del self.libraries[namespace]

    def add_registration_listener(self, listener: RegistrationListener) -> Callable[[], None]:
        """Tell `listener` of every operator, those that exist first; returns a function that stops it."""
        for op in list(self.operators.values()):
            if op.has_schema():
                listener.on_operator_registered(op)
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _find_or_register_name(self, name: OperatorName) -> OperatorHandle:
        key = name.name, name.overload_name
        op = self.operators.get(key)
        if op is None:
            op = self._gone.pop(key, None) or OperatorHandle(OperatorEntry(name, self))
            self.operators[key] = op
            self._named.setdefault(name.name, {})[name.overload_name] = op
        return op

    def _forget_if_empty(self, op: OperatorHandle) -> None:
        if op.entry.schema_text is None and not op.entry.kernels:
            key = op.name.name, op.name.overload_name
            if self.operators.pop(key, None) is not None:
                del self._named[op.name.name][op.name.overload_name]
                self._gone[key] = op

    def _refresh_all(self) -> None:
        for op in self.operators.values():
            op.entry.refresh()

    def _warn_about_override(
        self, op: OperatorHandle, key: DispatchKey, old: KernelFunction, new: KernelFunction
    ) -> None:
        if self._warned_about_override:
            return
        self._warned_about_override = True
        schema = op.schema if op.has_schema() else "(none)"
        name = key.name + ("[alias]" if is_alias_dispatch_key(key) else "")
        warn(
            "Warning only once for all operators,  other operators may also be overridden.\n"
            "  Overriding a previously registered kernel for the same operator and the same dispatch key\n"
            f"  operator: {schema}\n    {op.entry.debug}\n  dispatch key: {name}\n"
            f"  previous kernel: {old.debug}\n       new kernel: {new.debug}"
        )


dispatcher = Dispatcher()
dispatcher.register_library("aten", "registered at aten/ops")
find_schema_or_throw = dispatcher.find_schema_or_throw
def_ = dispatcher.def_
register_impl = dispatcher.register_impl
register_forward_ad = dispatcher.register_forward_ad
defer_kernels = dispatcher.defer_kernels
provide_impl = dispatcher.provide_impl
provide_kernels = dispatcher.provide_kernels
register_forward_ad_kernels = dispatcher.register_forward_ad_kernels
