"""The arguments whose handlers are asked, in their order; and the error if every handler declines.

Both `__torch_function__` and `__torch_dispatch__` use it. Arguments are asked from left to right, one for each class,
but an argument of a subclass comes before one of its base class.

Mirrors append_overloaded_arg and the end of handle_torch_function_no_python_arg_parser in
torch/csrc/utils/python_arg_parser.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def add_overloaded(overloaded: list[Any], value: Any) -> None:
    """Put `value` in its place, unless its class is there already."""
    if not overloaded:  # the usual case
        overloaded.append(value)
        return
    cls = type(value)
    for other in overloaded:
        if type(other) is cls:
            return
    for place, other in enumerate(overloaded):
        if issubclass(cls, type(other)):
            overloaded.insert(place, value)
            return
    overloaded.append(value)


def all_not_implemented(function: str, protocol: str, mode: Any, types: Sequence[type]) -> TypeError:
    """The error for a call that every handler has declined."""
    lines = [] if mode is None else [f"\n  - mode object {mode!r}"]
    lines += [f"\n  - tensor subclass {cls!r}" for cls in types]
    error = TypeError(
        f"Multiple dispatch failed for '{function}'; all {protocol} handlers returned NotImplemented:\n"
        f"{''.join(lines)}\n\nFor more information, try re-running with TORCH_LOGS=not_implemented"
    )
    error.fits_no_signature = True  # type: ignore[attr-defined]  # Python may ask the other operand
    return error
