"""Which arguments carry dispatch keys, and which keys a call of this operator can skip.

Note [Fallthrough is a mask]
A fallthrough kernel says: nothing to do here, go to the next key. It is not called. Each operator has a mask of the
keys whose entry is not fallthrough, and a call's key set is masked with it before the highest key is chosen, so
skipping costs nothing, however many keys are skipped. Whether an entry is fallthrough can depend on the backend
(AutogradCPU may be, AutogradCUDA not), so there is one mask for each backend. Autograd kernels that are registered
`only_if_requires_grad` are fallthrough for calls without REQUIRES_GRAD, so there are two masks for each backend.

Mirrors aten/src/ATen/core/dispatch/DispatchKeyExtractor.h.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tinytensor.aten.core.dispatch.kernel_function import KernelFunction
from tinytensor.aten.core.schema.function_schema import (
    FunctionSchema,
    ListType,
    OptionalType,
    base_type,
    is_tensor_like,
)
from tinytensor.c10.dispatch_key import NUM_BACKENDS, DispatchKey, to_backend_component
from tinytensor.c10.dispatch_key_set import (
    ADINPLACEORVIEW,
    AUTOCAST,
    AUTOCAST_ON,
    BACKEND_MASK,
    FUNCTIONALITY_MASK,
    INFERENCE,
    REQUIRES_GRAD,
    key_bit,
)
from tinytensor.c10.local_dispatch_key_set import DEFAULT_INCLUDED, FACTORY_KEYS, factory_keys


def key_set_of(values: Iterable[Any]) -> int:
    """The union of the key sets of all tensors in a list; None and other values have none."""
    ks = 0
    for value in values:
        if value is not None:
            ks |= value.meta_.key_set
    return ks


class DispatchKeyExtractor:
    """`extract` arguments to a key set, `mask` a key set to the keys that have something to do."""

    __slots__ = ("_always", "_lists", "_optionals", "_options", "_recording", "_tensors")

    def __init__(self, schema: FunctionSchema | None) -> None:
        self._tensors: list[int] = []
        self._optionals: list[int] = []
        self._lists: list[int] = []
        # Positions of `device` and `layout`, for operators without tensor arguments that make a tensor.
        self._options: tuple[int, int | None] | None = None
        by_name = {}
        for position, argument in enumerate(schema.arguments if schema else ()):
            by_name[argument.name] = position
            if not is_tensor_like(argument.type):
                continue
            if isinstance(argument.type, ListType):
                self._lists.append(position)
            elif not isinstance(argument.type, OptionalType):
                self._tensors.append(position)
            elif isinstance(argument.type.elem, ListType):
                self._lists.append(position)
            else:
                self._optionals.append(position)
        if schema and not self.carries_keys and has_device(schema):
            self._options = by_name["device"], by_name.get("layout")
        self._recording = self._always = (FUNCTIONALITY_MASK | BACKEND_MASK,) * NUM_BACKENDS

    @property
    def carries_keys(self) -> bool:
        """Whether any argument can be a tensor."""
        return bool(self._tensors or self._optionals or self._lists)

    def extract(self, args: Sequence[Any]) -> int:
        """The union of the key sets of the tensor arguments; without any, the keys of the device that the call asks for."""
        ks = 0
        for position in self._tensors:
            ks |= args[position].meta_.key_set
        for position in self._optionals:
            if args[position] is not None:
                ks |= args[position].meta_.key_set
        for position in self._lists:
            if args[position] is not None:
                ks |= key_set_of(args[position])
        if ks:
            return ks
        if self._options is None:
            return DEFAULT_INCLUDED
        device, layout = self._options
        if layout is None or args[layout] is None:
            return FACTORY_KEYS[args[device]]
        return factory_keys(args[device], args[layout])

    def mask(self, ks: int) -> int:
        """Drop the keys that this call skips: fallthrough entries, and autocast keys while autocast is off."""
        masks = self._recording if ks & REQUIRES_GRAD else self._always
        if not ks & AUTOCAST_ON:
            ks &= ~AUTOCAST
        # Such calls must reach the kernel that counts writes; see Note [Expected TLS state in InferenceMode].
        if ks & INFERENCE:
            ks |= ADINPLACEORVIEW
        return ks & masks[((ks & BACKEND_MASK) >> 1).bit_length()]

    def set_fallthrough(self, entries: Iterable[tuple[DispatchKey, KernelFunction]]) -> None:
        """Compute the masks from a whole table."""
        recording = [FUNCTIONALITY_MASK | BACKEND_MASK] * NUM_BACKENDS
        always = list(recording)
        for key, kernel in entries:
            if key == DispatchKey.Undefined or not (kernel.is_fallthrough or kernel.only_if_requires_grad):
                continue
            # Only the functionality bit is cleared: the backend bit serves the other functionalities too.
            bit = key_bit(key) & FUNCTIONALITY_MASK
            backend = to_backend_component(key)
            for index in range(NUM_BACKENDS) if not backend else (backend - 1,):
                always[index] &= ~bit
                if kernel.is_fallthrough:
                    recording[index] &= ~bit
        self._recording, self._always = tuple(recording), tuple(always)


def has_device(schema: FunctionSchema) -> bool:
    """Whether the operator has an argument `device` that says where to make its result."""
    return any(a.name == "device" and base_type(a.type).name == "Device" for a in schema.arguments)
