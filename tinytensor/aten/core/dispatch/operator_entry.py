"""OperatorEntry: the kernels of one operator, and the table computed from them. Read operator_entry_simple.py first.

Kernels are registered at runtime keys or at alias keys. From these, the dispatcher's backend fallbacks and the rules of
`compute_dispatch_table_entry` follows one kernel for each runtime key, with the reason why it is that one.

Note [Registering refreshes]
The computed table belongs to a state of the registrations. Any registration to the operator, or of a backend fallback,
drops it, and the next call computes it anew. So an entry can never be stale, not even one that a registration at
another key decides: a kernel at CPU also changes the entry of AutogradCPU, from the composite kernel to the fallback.

Note [Ambiguity in AutogradOther kernel]
AutogradOther stands before many backends (sparse, quantized). If one of them has a kernel of its own and the operator
has a CompositeImplicitAutograd kernel too, the one entry of AutogradOther would have to be the composite kernel for
some of them and not for others. It is an error instead, raised when such a call is made.

Note [Kernels from Python run below autograd]
A kernel that a program registers for a backend calls public operators, as Python programmers write them. Where the operator
has an autograd kernel, that one has recorded the call already, so what runs inside must not be recorded again. PyTorch's
autograd kernels all set the thread-local guard for it; ours only pass on a smaller key set, which is enough for the
library's own kernels, and the guard is put around the others here. Autograd kernels from Python set their own.

Mirrors aten/src/ATen/core/dispatch/OperatorEntry.{h,cpp} (and `resolve_key` of torch/_ops.py). PyTorch recomputes at
registration the entries that it may change; here all are computed at the first call, so that import stays fast.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

from tinytensor.aten.core.dispatch.dispatch_key_extractor import DispatchKeyExtractor
from tinytensor.aten.core.dispatch.kernel_function import AMBIGUOUS_AUTOGRADOTHER, MISSING, KernelFunction
from tinytensor.aten.core.dispatch.mixed_devices import guarded, is_mixed
from tinytensor.aten.core.schema.function_schema import FunctionSchema, OperatorName
from tinytensor.aten.core.schema.function_schema_parser import parse_schema
from tinytensor.aten.core.schema.tag import Tag
from tinytensor.c10.dispatch_key import RUNTIME_KEYS, DispatchKey, is_alias_dispatch_key, to_functionality_key
from tinytensor.c10.dispatch_key_set import (
    ALIASES,
    AUTOGRAD_RUNTIME,
    AUTOGRADOTHER_BACKENDS,
    BACKEND_RUNTIME,
    FORWARD_AD,
    INFERENCE,
    INFERENCE_MODE,
    META_RUNTIME,
    OBSERVED,
    TORCH_FUNCTION,
    TORCH_FUNCTION_MODE,
    backend_keys_of_autograd,
    dispatch_table_index,
)
from tinytensor.c10.inference_mode import makes_inference_tensors
from tinytensor.c10.local_dispatch_key_set import below_autograd
from tinytensor.c10.privateuse1 import key_name_for_errors

if TYPE_CHECKING:
    from tinytensor.aten.core.dispatch.operator_handle import OperatorHandle

_IMPLICIT = DispatchKey.CompositeImplicitAutograd
_EXPLICIT = DispatchKey.CompositeExplicitAutograd
_NON_FUNCTIONAL = DispatchKey.CompositeExplicitAutogradNonFunctional
_COMPUTES = ("kernel", "default backend kernel")  # of the reasons of `compute_dispatch_table_entry`


def is_at_most_autograd(key: DispatchKey) -> bool:
    """Whether the forward-AD kernel, where one runs, runs instead of the kernel at this key."""
    return to_functionality_key(key) <= DispatchKey.AutogradFunctionality


def _serves(alias: DispatchKey, key: DispatchKey) -> bool:
    return key == DispatchKey.Undefined or key in ALIASES[alias]


class DispatchTable(dict):
    """key set (int) -> raw kernel. The first call with a key set looks it up in the computed table; later ones find it here."""

    __slots__ = ("entry",)
    entry: OperatorEntry

    def __missing__(self, ks: int) -> Callable[..., Any]:
        return self.entry.lookup(ks)


# The module that reads call frames is on a higher floor, so it gives its function to this one. See Note [Overrides are an
# entry of the table].
_torch_function_entry: Callable[[OperatorHandle], Callable[..., Any]]


def set_torch_function_entry(make: Callable[[OperatorHandle], Callable[..., Any]]) -> None:
    """Called once, by aten/core/python/torch_function_entry.py."""
    global _torch_function_entry
    _torch_function_entry = make


class OperatorEntry:
    """Everything that is registered under one operator name."""

    __slots__ = (
        "_computed", "_extractor", "_schema", "debug", "dispatcher", "forward_ad", "handle", "kernels", "name",
        "schema_text", "table", "tags",
    )  # fmt: skip

    handle: OperatorHandle

    def __init__(self, name: OperatorName, dispatcher: Any) -> None:
        self.name = name
        self.dispatcher = dispatcher  # the Dispatcher that owns this entry; its module stands above this one
        self.schema_text: str | None = None
        self.debug = ""
        self.tags: tuple[Tag, ...] = ()
        # Newest first: the first one counts, the others come back when it is deregistered.
        self.kernels: dict[DispatchKey, list[KernelFunction]] = {}
        # Takes the place of the autograd kernel for calls inside a dual_level, and calls on to it.
        self.forward_ad: Callable[..., Any] | None = None
        self.table = DispatchTable()
        self.table.entry = self
        self._schema: FunctionSchema | None = None
        self._extractor: DispatchKeyExtractor | None = None
        self._computed: list[tuple[KernelFunction, str]] | None = None

    @property
    def schema(self) -> FunctionSchema:
        """Parsed on first use: an import defines hundreds of operators and calls few."""
        if self._schema is None:
            if self.schema_text is None:
                raise RuntimeError(
                    f"Tried to access the schema for {self.name} which doesn't have a schema registered yet"
                )
            self._schema = parse_schema(self.schema_text)
        return self._schema

    @property
    def extractor(self) -> DispatchKeyExtractor:
        """Which arguments carry keys, and the fallthrough masks."""
        if self._extractor is None:
            self._extractor = DispatchKeyExtractor(None if self.schema_text is None else self.schema)
        return self._extractor

    def register_schema(self, text: str, debug: str, tags: tuple[Tag, ...] = ()) -> None:
        self.schema_text = text
        self.debug = debug
        self.tags = tags
        self._extractor = None
        self.refresh()

    def deregister_schema(self) -> None:
        self.schema_text = None
        self._schema = self._extractor = None
        self.refresh()

    def register_kernel(self, key: DispatchKey, kernel: KernelFunction) -> KernelFunction | None:
        """Make it the kernel at `key`; returns the one that it overrides."""
        kernels = self.kernels.get(key)
        if kernels is None:
            self.kernels[key] = [kernel]
            overridden = None
        else:
            overridden = kernels[0]
            kernels.insert(0, kernel)
        self.refresh()
        return overridden

    def deregister_kernel(self, key: DispatchKey, kernel: KernelFunction) -> None:
        kernels = self.kernels[key]
        kernels.remove(kernel)
        if not kernels:
            del self.kernels[key]
        self.refresh()

    def refresh(self) -> None:
        """See Note [Registering refreshes]."""
        self._computed = None
        if self.table:
            self.table.clear()

    def kernel_at(self, key: DispatchKey) -> KernelFunction | None:
        """The kernel registered directly at `key`."""
        kernels = self.kernels.get(key)
        return kernels[0] if kernels else None

    def has_kernel_for_any(self, keys: Collection[DispatchKey]) -> bool:
        """Whether any of these keys has a kernel of its own."""
        return any(key in keys for key in self.kernels)

    def compute_dispatch_table_entry(self, key: DispatchKey) -> tuple[KernelFunction, str]:
        """The kernel that serves the runtime key, and why. The order of the rules is their precedence."""
        # 1. A kernel registered at the key itself.
        if kernel := self.kernel_at(key):
            return kernel, "kernel"
        # 2. The composite kernels that leave autograd to be written: they serve backends, and calls without tensors.
        for alias in (_NON_FUNCTIONAL, _EXPLICIT):
            if _serves(alias, key) and (kernel := self.kernel_at(alias)):
                return kernel, "default backend kernel"
        # 3. The composite kernel that calls other operators serves autograd keys too, by letting those be recorded.
        #    But a backend with a kernel of its own has something else to differentiate.
        if _serves(_IMPLICIT, key) and (kernel := self.kernel_at(_IMPLICIT)):
            if key == DispatchKey.AutogradOther and self.has_kernel_for_any(AUTOGRADOTHER_BACKENDS):
                return AMBIGUOUS_AUTOGRADOTHER, "ambiguous autogradother"
            if not (self.has_kernel_for_any(backend_keys_of_autograd(key)) or _EXPLICIT in self.kernels):
                return kernel, "math kernel"
        # 4. One autograd kernel for all backends.
        if key in AUTOGRAD_RUNTIME and (kernel := self.kernel_at(DispatchKey.Autograd)):
            return kernel, "autograd kernel"
        # 5. What the dispatcher does at this key for every operator; at autograd keys, another thing for users' own.
        if key in AUTOGRAD_RUNTIME and self.name.namespace != "aten" and (kernel := self.dispatcher.autograd_fallback):
            return kernel, "backend fallback"
        if kernel := self.dispatcher.fallbacks.get(key):
            return kernel, "backend fallback"
        return MISSING, "missing"

    def computed_table(self) -> list[tuple[KernelFunction, str]]:
        """(kernel, reason) for each of RUNTIME_KEYS; also brings the fallthrough masks up to date."""
        computed = self._computed
        if computed is None:
            computed = [self.compute_dispatch_table_entry(key) for key in RUNTIME_KEYS]
            self.extractor.set_fallthrough(
                (key, kernel) for key, (kernel, _) in zip(RUNTIME_KEYS, computed, strict=True)
            )
            self._computed = computed
        return computed

    def resolve(self, ks: int) -> tuple[DispatchKey, KernelFunction, str]:
        """The key that a call with this key set runs, its kernel and the reason; the kernel may be MISSING."""
        computed = self.computed_table()
        masked = self.extractor.mask(ks)
        index = dispatch_table_index(masked)
        return RUNTIME_KEYS[index], *computed[index]

    def _is_recorded_by_the_library(self) -> bool:
        """Whether the autograd kernel is one of the library's own. See Note [Kernels from Python run below autograd]."""
        kernel = self.kernel_at(DispatchKey.Autograd)
        return kernel is not None and kernel.only_if_requires_grad

    def lookup(self, ks: int) -> Callable[..., Any]:
        """The raw kernel for a key set, remembered in `table`; NotImplementedError where there is none."""
        with self.dispatcher.lock:
            if ks & OBSERVED:
                found = self.table[ks] = self.handle.call_observed
                return found
            if ks & (TORCH_FUNCTION | TORCH_FUNCTION_MODE):
                found = self.table[ks] = _torch_function_entry(self.handle)
                return found
            key, kernel, reason = self.resolve(ks)
            if not kernel.is_valid():
                self.report_error(key)
            found = kernel.callable_for(self.handle)
            # A composite kernel leaves it to the operators that it calls, and so does a program's own.
            if key in META_RUNTIME and reason in _COMPUTES and kernel.unboxed is not None and is_mixed(ks):
                found = guarded(found, self.handle)
            if kernel.unboxed is None and key in BACKEND_RUNTIME and self._is_recorded_by_the_library():
                found = below_autograd(found)
            if ks & FORWARD_AD and self.forward_ad is not None and is_at_most_autograd(key):
                found = self.forward_ad
            if ks & (INFERENCE | INFERENCE_MODE):
                found = makes_inference_tensors(found, self._plain_tensors(), len(self.schema.arguments))
            self.table[ks] = found
            return found

    def _plain_tensors(self) -> tuple[int, ...] | None:
        """Which arguments are tensors, if the operator writes to none, takes no lists of them, and returns one tensor."""
        types = [str(argument.type) for argument in self.schema.arguments]
        plain = tuple(i for i, kind in enumerate(types) if kind == "Tensor")
        simple = all(kind == "Tensor" or "Tensor" not in kind for kind in types)
        returns_one = [str(result.type) for result in self.schema.returns] == ["Tensor"]
        return plain if simple and returns_one and not self.schema.is_mutable else None

    def available_keys(self) -> list[str]:
        """The runtime keys with a valid entry."""
        return [
            key.name for key, (kernel, _) in zip(RUNTIME_KEYS, self.computed_table(), strict=True) if kernel.is_valid()
        ]

    def report_error(self, key: DispatchKey) -> None:
        """Raise for a call that found no kernel: what could not run, which backends exist, the computed table."""
        available = f"[{', '.join(self.available_keys())}]"
        if key == DispatchKey.Undefined:
            raise NotImplementedError(
                "There were no tensor arguments to this function (e.g., you passed an empty list of Tensors), but no "
                f"fallback function is registered for schema {self.name}.  This usually means that this function "
                "requires a non-empty list of Tensors, or that you (the operator writer) forgot to register a fallback "
                f"function.  Available functions are {available}.\n\n{self.dump_computed_table()}"
            )
        raise NotImplementedError(
            f"Could not run '{self.name}' with arguments from the '{key_name_for_errors(key)}' backend. This could be because "
            f"the operator doesn't exist for this backend. '{self.name}' is only available for these backends: "
            f"{available}.\n\n{self.dump_computed_table()}"
        )

    def dump_state(self) -> str:
        """What was registered, as text: name, schema, then a line for every kernel, inactive ones included."""
        lines = [f"name: {self.name}"]
        if self.schema_text is None:
            lines.append("schema: (none)")
        else:
            lines += [f"schema: {self.schema}", f"debug: {self.debug}", "alias analysis kind: FROM_SCHEMA"]
        for key in sorted(self.kernels):
            for index, kernel in enumerate(self.kernels[key]):
                name = key.name + (" (inactive)" if index else "") + ("[alias]" if is_alias_dispatch_key(key) else "")
                lines.append(f"{name}: {kernel.debug} :: (none) {kernel.dump_state()}")
        return "\n".join(lines) + "\n"

    def dump_computed_table(self) -> str:
        """What follows from it, as text: a line for every runtime key that has a kernel, with the reason."""
        lines = []
        for key, (kernel, reason) in zip(RUNTIME_KEYS, self.computed_table(), strict=True):
            if kernel.is_valid():
                fallthrough = "fallthrough " if kernel.is_fallthrough else ""
                lines.append(f"{key.name}: {fallthrough}{kernel.debug} [{reason}]\n")
        return "".join(lines)
