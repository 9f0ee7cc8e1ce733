"""KernelFunction: what a registration holds.

There are two calling conventions. An *unboxed* kernel is called `kernel(ks, *args)` with the arguments of its schema.
A *boxed* kernel is called `boxed(op, ks, stack)` for any operator: it takes the arguments from the list `stack` and
leaves the results there. An unboxed kernel serves one operator at full speed; a boxed one serves them all.
A third kind is no call at all, see Note [Fallthrough is a mask].

A kernel may also know only when it meets the operator how to be called (`adapt`): a Python function that a library
registers takes keyword-only arguments as keywords, and the schema, which says what they are, may come later.

Note [Kernels are imported when they are needed]
The library has some five thousand kernels, and a program calls a few dozen. So an import of the library registers each
kernel of the generated files as a `DeferredKernel`, which knows only the name of its file. The dispatcher computes its tables
from these as from any others, because which key has a kernel does not depend on what the kernel is. When a call, or somebody
who looks, asks for the function itself, the file is imported, and it gives every deferred kernel of its own the function.

Mirrors aten/src/ATen/core/boxing/KernelFunction.{h,cpp} and AnnotatedKernel of .../dispatch/OperatorEntry.h.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from tinytensor.aten.core.dispatch.operator_handle import OperatorHandle

Unboxed = Callable[..., Any]
Boxed = Callable[["OperatorHandle", int, list[Any]], None]

_AMBIGUOUS_AUTOGRADOTHER = (
    " has kernels registered to both CompositeImplicitAutograd and a backend mapped to AutogradOther. This makes the "
    "backend kernel unreachable; the dispatcher will always prefer the CompositeImplicitAutograd lowering (see Note "
    "[Ambiguity in AutogradOther kernel]). If you want to override CompositeImplicitAutograd, please open an issue to "
    "request a dedicated Autograd dispatch key for the backend.\nCanonical state\n~~~~~~~~~~~\n"
)


class KernelFunction:
    """A kernel with what is known about it.

    is_fallthrough           calls skip it
    only_if_requires_grad    calls skip it unless REQUIRES_GRAD is in their key set
    ambiguous_with           the other kernel that this slot of AutogradOther could have meant, or empty
    """

    __slots__ = (
        "_adapted", "_debug", "adapt", "boxed", "is_ambiguous", "is_fallthrough", "only_if_requires_grad", "unboxed",
    )  # fmt: skip

    def __init__(
        self,
        unboxed: Unboxed | None = None,
        boxed: Boxed | None = None,
        *,
        adapt: Callable[[OperatorHandle], Unboxed] | None = None,
        is_fallthrough: bool = False,
        is_ambiguous: bool = False,
        only_if_requires_grad: bool = False,
        debug: str | None = None,
    ) -> None:
        self.unboxed = unboxed
        self.boxed = boxed
        self.adapt = adapt
        self.is_fallthrough = is_fallthrough
        self.is_ambiguous = is_ambiguous
        self.only_if_requires_grad = only_if_requires_grad
        self._debug = debug
        self._adapted: dict[OperatorHandle, Unboxed] | None = None

    def is_valid(self) -> bool:
        """Whether there is anything here: false for the missing kernel."""
        return self.is_fallthrough or self.is_ambiguous or any((self.unboxed, self.boxed, self.adapt))

    @property
    def debug(self) -> str:
        """Where it was registered, or, for generated registrations, where the function stands."""
        if self._debug is None:
            code = getattr(self.unboxed or self.boxed, "__code__", None)
            self._debug = "no debug info" if code is None else f"registered at {code.co_filename}:{code.co_firstlineno}"
        return self._debug

    def callable_for(self, op: OperatorHandle) -> Unboxed:
        """The raw `kernel(ks, *args)` for `op`; all but unboxed ones are adapted once for each operator."""
        if self.unboxed is not None:
            return self.unboxed
        if self.is_ambiguous:
            return _ambiguous_autogradother(op)
        if self._adapted is None:
            self._adapted = {}
        if op not in self._adapted:
            if self.adapt is not None:
                self._adapted[op] = self.adapt(op)
            else:
                assert self.boxed is not None
                self._adapted[op] = make_unboxed(self.boxed, op)
        return self._adapted[op]

    def dump_state(self) -> str:
        """`[ boxed unboxed ]`: the ways it can be called."""
        words = []
        if self.is_fallthrough:
            words.append("fallthrough")
        if self.is_valid():
            words.append("boxed")
        if self.unboxed is not None:
            words.append("unboxed")
        if self.only_if_requires_grad:
            words.append("only_if_requires_grad")
        return f"[ {' '.join(words)} ]"


class DeferredKernel(KernelFunction):
    """A kernel of the module called `module`, not imported yet. See Note [Kernels are imported when they are needed]."""

    __slots__ = ("module",)

    def __init__(self, module: str, only_if_requires_grad: bool = False) -> None:
        self.module = module
        self.boxed = self.adapt = self._adapted = None
        self.is_fallthrough = self.is_ambiguous = False
        self.only_if_requires_grad = only_if_requires_grad

    def __getattr__(self, name: str) -> Any:
        """Python asks here for what is not set yet, and that is what `provide` sets."""
        if name in ("unboxed", "_debug"):
            importlib.import_module(self.module)
            return object.__getattribute__(self, name)
        raise AttributeError(f"'DeferredKernel' object has no attribute '{name}'")

    def provide(self, unboxed: Unboxed, debug: str | None) -> None:
        """The module has been imported, and this is its kernel."""
        self.unboxed = unboxed
        self._debug = debug

    def is_valid(self) -> bool:
        return True


MISSING = KernelFunction(debug="missing")
AMBIGUOUS_AUTOGRADOTHER = KernelFunction(is_ambiguous=True, debug="ambiguous_autogradother")


def fallthrough(debug: str | None = None) -> KernelFunction:
    """A kernel that calls skip (`CppFunction::makeFallthrough`)."""
    return KernelFunction(is_fallthrough=True, debug=debug)


def pop_results(stack: list[Any], op: OperatorHandle) -> Any:
    """The results that a boxed kernel left: one as it is, several as a tuple, none as None."""
    if len(op.schema.returns) == 1:
        return stack[0]
    return tuple(stack) if op.schema.returns else None


def make_unboxed(boxed: Boxed, op: OperatorHandle) -> Unboxed:
    """boxed(op, ks, stack) -> kernel(ks, *args)."""

    def kernel(ks: int, *args: Any) -> Any:
        stack = list(args)
        boxed(op, ks, stack)
        return pop_results(stack, op)

    return kernel


def _ambiguous_autogradother(op: OperatorHandle) -> Unboxed:
    def kernel(ks: int, *args: Any) -> Any:
        raise RuntimeError(f"{op.name}{_AMBIGUOUS_AUTOGRADOTHER}{op.entry.dump_state()}")

    return kernel
