"""Putting a learner's function in place of a function of the library, and taking it out again.

The library looks these functions up as attributes of their module at each call, and remembers geometry that it has
worked out; so a plug exchanges the attribute and clears what is remembered, both on the way in and on the way out.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tinytensor.c10.metadata import clear_geometry_memos
from tinytensor.lessons.exercise import Function


class Calls:
    """How often the learner's function ran, and the first exception that it raised."""

    def __init__(self) -> None:
        self.count = 0
        self.error: BaseException | None = None

    def __repr__(self) -> str:
        return f"{self.count} calls"


@contextmanager
def replaced(target: str, function: Function) -> Iterator[Calls]:
    """Within the block, `target` ("package.module:name") is `function`.

    >>> with replaced("tinytensor.c10.contiguity:is_contiguous", lambda sizes, strides: True) as calls:
    ...     pass
    >>> calls
    0 calls
    """
    module_name, _, name = target.partition(":")
    module = importlib.import_module(module_name)
    original = getattr(module, name)
    calls = Calls()

    def counted(*args: Any, **kwargs: Any) -> Any:
        calls.count += 1
        try:
            return function(*args, **kwargs)
        except BaseException as error:
            calls.error = calls.error or error
            raise

    counted.__name__ = name
    setattr(module, name, counted)
    clear_geometry_memos()
    try:
        yield calls
    finally:
        setattr(module, name, original)
        clear_geometry_memos()
