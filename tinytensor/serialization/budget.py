"""What a file may cost.

Note [No bombs]
A small file must not fill the memory or take for ever. A pickle's instructions are read once, each adds at most one value,
and every length is compared with the bytes that are there, so work and memory grow with the file. Five ways lead around
that, and each is closed:

    copies     a function that copies its argument can be called again and again with the same large one:
               all copies together may hold no more items than the file has bytes
    hashes     a tuple that holds itself many times over is small until it is hashed: keys are counted through first
    collisions keys made to have one hash take quadratic time: integers as large as Python's hash modulus, complex
               numbers and more than 10,000 tuples are refused as keys (hashes of strings cannot be foreseen)
    errors     a value that is refused may be small and its text endless: errors show types, not contents
    claims     sizes that tensors claim: storages are as large as their records, views must lie inside them
"""

from __future__ import annotations

import sys
from pickle import UnpicklingError
from typing import Any

from tinytensor.c10.device import Device
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.serialization import registered

_MODULUS = sys.hash_info.modulus
_MAX_PARTS = 1000
_MAX_TUPLES = 10_000
_PLAIN_KEYS = (str, int, float, bytes, type(None), ScalarType, Device, TensorImpl)


class Budget:
    """What is left for a pickle of `size` bytes."""

    __slots__ = ("_left", "_tuples")

    def __init__(self, size: int) -> None:
        self._left = size
        self._tuples = _MAX_TUPLES

    def spend(self, items: int) -> None:
        """Before a copy of so many items. UnpicklingError where it is one too many."""
        self._left -= items
        if self._left < 0:
            raise UnpicklingError("the file asks for more than it holds")

    def key(self, key: Any) -> Any:
        """The key, if it may be one of a dict or set."""
        if type(key) is str:
            return key
        # Without recursion, which a file could make too deep for the interpreter.
        waiting, seen = [key], 0
        while waiting:
            part = waiting.pop()
            seen += 1
            if isinstance(part, tuple):
                waiting.extend(part)
                self._tuples -= 1
            elif not isinstance(part, _PLAIN_KEYS) and not registered.holds(type(part)):
                raise UnpicklingError(f"a key that cannot be one: {type(part)}")
            elif type(part) is int and abs(part) >= _MODULUS:
                raise UnpicklingError("a key that is too large")
            if seen + len(waiting) > _MAX_PARTS or self._tuples < 0:
                raise UnpicklingError("a key that is too large")
        return key


def shown(value: Any) -> str:
    """A value in an error's text: of containers and tensors the type only."""
    if isinstance(value, str):
        return repr(value[:100])
    if value is None or isinstance(value, type | int | float | ScalarType) or callable(getattr(value, "call", None)):
        return repr(value)[:200]
    return f"an object of {type(value)}"
