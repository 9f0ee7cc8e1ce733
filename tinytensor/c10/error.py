"""Checks that raise, and a warning that a process gives once.

`check` is for a user's mistake and has PyTorch's words. `internal_assert` is for a mistake of the library itself, so
its text asks for a report. A message that is costly to build is passed as a function, and built only when it is needed.

Mirrors c10/util/Exception.h (`TORCH_CHECK`, `TORCH_CHECK_INDEX`, `TORCH_CHECK_TYPE`, `TORCH_INTERNAL_ASSERT`,
`TORCH_WARN_ONCE`). Left out: C++ backtraces, and other warnings (Python's `warnings` serves).
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable

Message = str | Callable[..., str]  # called with no arguments; a lambda may have defaults (`i=i`)


def check(condition: object, message: Message, exc: type[Exception] = RuntimeError) -> None:
    """`TORCH_CHECK`: raise `exc(message)` unless `condition`. A callable message is built only when it is needed."""
    if not condition:
        raise exc(message if isinstance(message, str) else message())


def check_type(condition: object, message: Message) -> None:
    """`TORCH_CHECK_TYPE`: raises TypeError."""
    check(condition, message, TypeError)


def check_value(condition: object, message: Message) -> None:
    """`TORCH_CHECK_VALUE`: raises ValueError."""
    check(condition, message, ValueError)


def internal_assert(condition: object, message: Message = "") -> None:
    """`TORCH_INTERNAL_ASSERT`: a broken invariant of the library itself, never a user's mistake.

    >>> internal_assert(1 == 1)
    """
    if not condition:
        caller = sys._getframe(1)
        text = message if isinstance(message, str) else message()
        where = f'"{caller.f_code.co_filename}":{caller.f_lineno}'
        raise RuntimeError(f"INTERNAL ASSERT FAILED at {where}, please report a bug to tinytensor. {text}")


class _LinAlgError(RuntimeError):
    """`torch.linalg.LinAlgError`: a matrix that an algorithm of linear algebra cannot work with."""


_LinAlgError.__module__ = "torch._C"


class OutOfMemoryError(RuntimeError):
    """A device has no room for what was asked for. Mirrors `torch.OutOfMemoryError`.

    >>> issubclass(tt.OutOfMemoryError, RuntimeError)
    True
    """


OutOfMemoryError.__module__ = "tinytensor"


class AcceleratorError(RuntimeError):
    """A device's driver has refused something, or a kernel has failed. Mirrors `torch.AcceleratorError`.

    >>> issubclass(tt.AcceleratorError, RuntimeError)
    True
    """


AcceleratorError.__module__ = "tinytensor"


_warned: set[str] = set()


def level_of_caller() -> int:
    """The `stacklevel` of a warning given here that names the first line outside of this package."""
    level, frame = 1, sys._getframe(1)
    while (
        frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == __name__.partition(".")[0]
    ):
        level, frame = level + 1, frame.f_back
    return level


def has_warned(key: str) -> bool:
    """Whether `warn_once` has given this warning: to ask costs less than to find out for whom it is."""
    return key in _warned


def warn(text: str, category: type[Warning] = UserWarning) -> None:
    """TORCH_WARN: a warning that names the first line outside of this package."""
    warnings.warn(text, category, stacklevel=level_of_caller())


def warn_once(text: str, key: str | None = None) -> None:
    """TORCH_WARN_ONCE: `warn` with this text, unless that was done before; of texts with the same key, only the first is given."""
    key = key or text
    if key not in _warned:
        _warned.add(key)
        warnings.warn(text, UserWarning, stacklevel=level_of_caller())
