"""Modules whose switches can be assigned to: `torch.backends.cudnn.enabled = False`.

A module's attributes are its global variables, and no code runs where one is assigned. So a module of switches is given a
class with properties: `sys.modules[__name__].__class__ = CudnnModule`.

Mirrors the classes of torch/backends/__init__.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.c10.error import check
from tinytensor.c10.float32_precision import float32_precision

__all__ = ["ContextProp", "PropModule", "allow_nonbracketed_mutation", "disable_global_flags", "flags_frozen"]

_frozen = False


def disable_global_flags() -> None:
    """From now on switches are set by the context managers `flags` only; assigning one raises RuntimeError.

    >>> tt.backends.disable_global_flags()
    >>> tt.backends.cudnn.enabled = False
    Traceback (most recent call last):
    RuntimeError: not allowed to set tinytensor.backends.cudnn flags after disable_global_flags; please use flags() context manager instead
    >>> tt.backends._prop_module._frozen = False
    """
    global _frozen
    _frozen = True


def flags_frozen() -> bool:
    """Whether `disable_global_flags` was called.

    >>> tt.backends.flags_frozen()
    False
    """
    return _frozen


@contextmanager
def allow_nonbracketed_mutation() -> Iterator[None]:
    """Inside, switches can be assigned in any case."""
    global _frozen
    before, _frozen = _frozen, False
    try:
        yield
    finally:
        _frozen = before


class ContextProp:
    """A switch as an attribute: read and written by two functions."""

    def __init__(self, getter: Callable[[], Any], setter: Callable[[Any], None]) -> None:
        self.getter = getter
        self.setter = setter

    def __get__(self, obj: Any, objtype: Any = None) -> Any:
        return self.getter()

    def __set__(self, obj: Any, value: Any) -> None:
        if _frozen:
            raise RuntimeError(
                f"not allowed to set {obj.__name__} flags after disable_global_flags; please use flags() context manager "
                "instead"
            )
        self.setter(value)


class PropModule(ModuleType):
    """A module that has `ContextProp`s as class attributes."""


class Switches(dict[str, Any]):
    """The values of a module's bool switches, by name. `prop("enabled", "set_enabled_cudnn")` makes the attribute."""

    def prop(self, name: str, setter: str) -> ContextProp:
        """The attribute for one of them; `setter` is the name in the message for what is no bool."""

        def put(value: Any) -> None:
            check(isinstance(value, bool), lambda: f"{setter} expects a bool, but got {type_name(value)}")
            self[name] = value

        return ContextProp(lambda: self[name], put)


def _set_precision(backend: str, op: str, word: Any) -> None:
    if not isinstance(word, str):
        raise TypeError(
            "_set_fp32_precision_setter(): incompatible function arguments. The following argument types are supported:\n"
            f"    1. (arg0: str, arg1: str, arg2: str) -> str\n\nInvoked with: {backend!r}, {op!r}, {word!r}"
        )
    float32_precision.set(backend, op, word)


def precision_prop(backend: str, op: str, write_to: str | None = None) -> ContextProp:
    """The attribute `fp32_precision` of a backend; `write_to` where PyTorch writes to another one."""
    return ContextProp(
        lambda: float32_precision.get(backend, op), lambda word: _set_precision(write_to or backend, op, word)
    )


class FP32Precision:
    """The precision of one kind of operators: `torch.backends.cudnn.conv.fp32_precision`."""

    def __init__(self, backend: str, op: str) -> None:
        object.__setattr__(self, "backend", backend)
        object.__setattr__(self, "op", op)

    def __setattr__(self, name: str, value: Any) -> None:
        if name in ("backend", "op"):
            object.__setattr__(self, name, value)
        elif name == "fp32_precision":
            _set_precision(self.backend, self.op, value)
        else:
            raise AttributeError("Unknown attribute " + name)

    def __getattr__(self, name: str) -> Any:
        if name == "fp32_precision":
            return float32_precision.get(self.backend, self.op)
        raise AttributeError("Unknown attribute " + name)
