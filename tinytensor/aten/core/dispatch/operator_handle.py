# hot path
"""OperatorHandle: an operator to call.

It stands below the entry that holds the operator's kernels and below the dispatcher that hands it out, because both
talk about it.

Mirrors OperatorHandle of aten/src/ATen/core/dispatch/Dispatcher.h.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten.core.schema.function_schema import FunctionSchema, OperatorName
from tinytensor.aten.record_function import observed_call
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import OBSERVED
from tinytensor.c10.local_dispatch_key_set import apply_tls, state, tls


class OperatorHandle:
    """An operator to call. `table` is the same dict for the operator's whole life: stubs keep it."""

    __slots__ = ("__weakref__", "_overload", "entry", "name", "table")

    entry: Any  # the OperatorEntry, whose module stands above this one
    name: OperatorName
    table: dict[int, Callable[..., Any]]

    def __init__(self, entry: Any) -> None:
        self.entry = entry
        self.name = entry.name
        self.table = entry.table
        self._overload: Any = None
        entry.handle = self

    @property
    def overload(self) -> Any:
        """The operator as Python shows it, `ops.aten.add.Tensor`: what fallbacks and modes get to see."""
        if self._overload is None:
            self._overload = _overload_type(self)
        return self._overload

    @property
    def schema(self) -> FunctionSchema:
        return self.entry.schema

    @property
    def extractor(self) -> Any:
        return self.entry.extractor

    def call(self, *args: Any) -> Any:
        """Call with the arguments of the schema, all positional. Stubs do the same faster."""
        ks = self.entry.extractor.extract(args)
        if state.dirty:
            return self.call_slow(ks, *args)
        return self.table[ks](ks, *args)

    def call_slow(self, ks: int, *args: Any) -> Any:
        """A call while some thread's key sets differ from the defaults, or callbacks are registered."""
        ks = (ks | tls.included) & tls.not_excluded
        if state.observers:
            return observed_call(self, ks, self.table[ks], args)
        return self.table[ks](ks, *args)

    def call_observed(self, ks: int, *args: Any) -> Any:
        """What `table` leads to while there are observers (the bit OBSERVED): tells them of the call, whose keys `ks` are."""
        ks &= ~OBSERVED
        observers = state.observers
        if len(observers) == 1:
            around = observers[0].around  # see Note [A callback that is alone]
            if around is not None:
                return around(self, ks, self.table[ks], args)
        return observed_call(self, ks, self.table[ks], args)

    def redispatch(self, ks: int, *args: Any) -> Any:
        """Pass a call on: `ks` is used as it is."""
        return self.table[ks](ks, *args)

    def call_boxed(self, ks: int, stack: list[Any]) -> None:
        """As `call_slow`, with the arguments in `stack`, where the results are left."""
        push_results(stack, self, self.call_slow(ks, *stack))

    def redispatch_boxed(self, ks: int, stack: list[Any]) -> None:
        """As `redispatch`, with the arguments in `stack`, where the results are left."""
        push_results(stack, self, self.table[ks](ks, *stack))

    def key_set_of_call(self, args: Sequence[Any]) -> int:
        """The key set that `call(*args)` dispatches on in this thread."""
        return apply_tls(self.entry.extractor.extract(args))

    def has_schema(self) -> bool:
        return self.entry.schema_text is not None

    def has_kernel_for_dispatch_key(self, key: DispatchKey) -> bool:
        """Whether a kernel is registered directly at `key`."""
        return key in self.entry.kernels

    def has_computed_kernel_for_dispatch_key(self, key: DispatchKey) -> bool:
        """Whether calls at the runtime key find any kernel."""
        return self.entry.compute_dispatch_table_entry(key)[0].is_valid()

    def __repr__(self) -> str:
        return f"<OperatorHandle {self.name}>"


# The class for `OperatorHandle.overload` stands above; it registers itself.
_overload_type: Callable[[OperatorHandle], Any]


def set_overload_type(make: Callable[[OperatorHandle], Any]) -> None:
    """Called once, by the module that defines OpOverload."""
    global _overload_type
    _overload_type = make


def push_results(stack: list[Any], op: OperatorHandle, result: Any) -> None:
    """Leave `result` on the stack as a boxed kernel does."""
    returns = len(op.schema.returns)
    stack[:] = [result] if returns == 1 else list(result) if returns else []
