"""Functions of a device that is not here: each raises what PyTorch raises where it was built without the device.

Mirrors the defaults of aten/src/ATen/detail/MPSHooksInterface.h and its siblings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn


def refusals(module: str, error: type[Exception], words: dict[str, str]) -> dict[str, Callable[..., NoReturn]]:
    """For each name a function that takes anything and raises `error(words)`."""
    return {name: _refusal(module, name, error, text) for name, text in words.items()}


def _refusal(module: str, name: str, error: type[Exception], text: str) -> Callable[..., NoReturn]:
    def refuse(*args: Any, **kwargs: Any) -> NoReturn:
        raise error(text)

    refuse.__name__ = refuse.__qualname__ = name
    refuse.__module__ = module
    refuse.__doc__ = f"{error.__name__}: the device is not here."
    return refuse


def dummy(module: str, name: str) -> type:
    """A class that cannot be made: RuntimeError."""

    def __init__(self: Any, *args: Any, **kwargs: Any) -> None:
        raise RuntimeError(f"Tried to instantiate dummy base class {name}")

    return type(
        name, (), {"__init__": __init__, "__module__": module, "__doc__": "RuntimeError: the device is not here."}
    )
