"""Exceptions that travel from one thread to another, and tensors put into one and taken out of it.

Mirrors `ExceptionWrapper`, `KeyErrorMessage` and `_flatten_dense_tensors` of torch/_utils.py; what rebuilds tensors there is
in serialization/rebuild.py here.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator, Sequence
from typing import Any, NoReturn

from tinytensor.aten import functions as F


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


def _flatten_dense_tensors(tensors: Sequence[Any]) -> Any:
    """One tensor (n) with the elements of all, of the same dtype, one after another. ValueError for an empty list."""
    return F.cat([tensor.contiguous().view(-1) for tensor in tensors])


def _unflatten_dense_tensors(flat: Any, tensors: Sequence[Any]) -> tuple[Any, ...]:
    """Views of `flat`, of the shapes of `tensors`: what `_flatten_dense_tensors` has put into one."""
    views, place = [], 0
    for tensor in tensors:
        views.append(flat.narrow(0, place, tensor.numel()).view_as(tensor))
        place += tensor.numel()
    return tuple(views)


def _take_tensors(tensors: Sequence[Any], size_limit: int) -> Iterator[list[Any]]:
    """Lists of tensors of one type each, of up to `size_limit` bytes together; a larger tensor is alone in its list."""
    groups: dict[str, tuple[list[Any], int]] = {}
    for tensor in tensors:
        parts = (tensor._indices(), tensor._values()) if tensor.is_sparse else (tensor,)
        size = sum(part.numel() * part.element_size() for part in parts)
        group, before = groups.get(tensor.type(), ([], 0))
        if before and before + size > size_limit:
            yield group
            group, before = [], 0
        group.append(tensor)
        groups[tensor.type()] = group, before + size
    for group, _ in groups.values():
        if group:
            yield group
