"""Putting a learner's function in place of a function of the library, and taking it out again.

The library looks these functions up as attributes of their module at each call, and remembers geometry that it has
worked out; so a plug exchanges the attribute and clears what is remembered, both on the way in and on the way out.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any

from tinytensor.c10.metadata import clear_geometry_memos
from tinytensor_lessons.exercise import Function, Plug
from tinytensor_lessons.guard import exchanged


class Calls:
    """How often the learner's function ran, and the first exception that it raised."""

    def __init__(self) -> None:
        self.count = 0
        self.error: BaseException | None = None

    def __repr__(self) -> str:
        return f"{self.count} calls"


@contextmanager
def replaced(target: str, function: Function | Mapping[str, Function]) -> Iterator[Calls]:
    """Within the block, `target` ("package.module:name", or "package.module:Class.method") is `function`.

    Where the library does the work in several places, `function` maps each of them to what takes its place; all count.

    >>> with replaced("tinytensor.c10.contiguity:is_contiguous", lambda sizes, strides: True) as calls:
    ...     pass
    >>> calls
    0 calls
    """
    calls = Calls()
    functions = function if isinstance(function, Mapping) else {target: function}
    with ExitStack() as taken_out:
        taken_out.callback(clear_geometry_memos)
        for place, replacement in functions.items():
            owner, name = _place(place)
            taken_out.enter_context(exchanged(owner, name))
            taken_out.callback(setattr, owner, name, getattr(owner, name))
            setattr(owner, name, counted_calls(replacement, name, calls))
        clear_geometry_memos()
        yield calls


def plugged(part: Plug, fn: Function) -> AbstractContextManager[Calls]:
    """Within the block, the learner's function has the place that the part names."""
    adapted = part.adapt(fn)
    return replaced(part.target, adapted) if part.install is None else part.install(adapted)


def _place(target: str) -> tuple[Any, str]:
    """The module or class that holds the target, and the target's name in it."""
    module_name, _, path = target.partition(":")
    *owners, name = path.split(".")
    return functools.reduce(getattr, owners, importlib.import_module(module_name)), name


def counted_calls(function: Function, name: str, calls: Calls) -> Function:
    """The function, noting its calls and what it raises."""

    def counted(*args: Any, **kwargs: Any) -> Any:
        calls.count += 1
        try:
            return function(*args, **kwargs)
        except BaseException as error:
            calls.error = error if calls.error is None else calls.error
            raise

    counted.__name__ = name
    return counted
