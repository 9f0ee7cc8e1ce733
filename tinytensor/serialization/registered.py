"""The classes and functions that users have declared safe to name in a file, at their own risk.

Mirrors the safe globals of torch/_weights_only_unpickler.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.serialization.names import full_name

_registered: list[Any] = []


def add(safe_globals: list[Any]) -> None:
    """Classes, functions, or pairs of one and its full name."""
    for new in safe_globals:
        if not any(_same(new, old) for old in _registered):
            _registered.append(new)


def get() -> list[Any]:
    """All of them."""
    return list(_registered)


def remove(safe_globals: list[Any]) -> None:
    """Forget some."""
    _registered[:] = [old for old in _registered if not any(_same(old, gone) for gone in safe_globals)]


def by_name() -> dict[str, Any]:
    """Full name -> class or function. ValueError, TypeError for a pair that is none."""
    named = {}
    for item in _registered:
        if isinstance(item, tuple):
            if len(item) != 2:
                raise ValueError(
                    f"Expected tuple of length 2 (global, str of callable full path), but got tuple of length: {len(item)}"
                )
            if type(item[1]) is not str:
                raise TypeError(
                    f"Expected second item in tuple to be str of callable full path, but got: {type(item[1])}"
                )
            named[item[1]] = item[0]
        else:
            named[full_name(item)] = item
    return named


def holds(value: Any) -> bool:
    """Whether this very object is one of them."""
    return any(value is (item[0] if isinstance(item, tuple) else item) for item in _registered)


def name_of(value: Any) -> str | None:
    """The full name under which this very object is registered."""
    return next((name for name, item in by_name().items() if item is value), None)


def _same(a: Any, b: Any) -> bool:
    if isinstance(a, tuple) and isinstance(b, tuple):
        return len(a) == len(b) and all(x is y or (type(x) is str and x == y) for x, y in zip(a, b, strict=True))
    return a is b
