"""Exceptions that travel from one thread to another.

Mirrors `ExceptionWrapper` and `KeyErrorMessage` of torch/_utils.py; what rebuilds tensors there is
in serialization/rebuild.py here.
"""

from __future__ import annotations

import sys
import traceback
from typing import Any, NoReturn


class KeyErrorMessage(str):
    """A message that a KeyError shows as it is. `str(KeyError(x))` is `repr(x)`, which would show a traceback's line ends
    as `\\n`; so the `repr` of this class is the text itself."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


class ExceptionWrapper:
    """An exception as its type and a text with its traceback.

    The exception itself is not kept, because its frames would keep every local variable of the worker alive. Make it in the
    `except` block; `where` ends the sentence "Caught ValueError ...".
    """

    def __init__(self, exc_info: Any = None, where: str = "in background") -> None:
        info = sys.exc_info() if exc_info is None else exc_info
        self.exc_type: Any = info[0]
        self.exc_msg = "".join(traceback.format_exception(*info))
        self.where = where

    def reraise(self) -> NoReturn:
        """Raise an exception of the same type here; RuntimeError where the type cannot be made from a message."""
        message: Any = f"Caught {self.exc_type.__name__} {self.where}.\nOriginal {self.exc_msg}"
        if self.exc_type is KeyError:
            message = KeyErrorMessage(message)
        elif getattr(self.exc_type, "message", None):
            # Classes with an attribute `message` may have a first parameter of another meaning, as in PyTorch.
            raise self.exc_type(message=message)
        try:
            exception = self.exc_type(message)
        except Exception:
            raise RuntimeError(message) from None
        raise exception
