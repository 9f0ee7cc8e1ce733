"""Tensors as text, under PyTorch's name for the file.

    >>> from tinytensor._tensor_str import PRINT_OPTS, _str
    >>> PRINT_OPTS.precision
    4

Mirrors torch/_tensor_str.py; what is done is in `_tensor/str.py`.
"""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Iterator
from typing import Any

from tinytensor._tensor.str import PRINT_OPTIONS as PRINT_OPTS
from tinytensor._tensor.str import set_printoptions, tensor_str

__all__ = ["PRINT_OPTS", "get_printoptions", "printoptions", "set_printoptions"]


def _str(self: Any, *, tensor_contents: str | None = None) -> str:
    """The text of a tensor, as `repr` gives it."""
    if tensor_contents is not None:
        raise NotImplementedError("_str with tensor_contents is not supported by this library")
    return tensor_str(self)


def get_printoptions() -> dict[str, Any]:
    """What `set_printoptions` has set, by name."""
    return dataclasses.asdict(PRINT_OPTS)


@contextlib.contextmanager
def printoptions(**kwargs: Any) -> Iterator[None]:
    """A block with other options, as of `set_printoptions`."""
    before = get_printoptions()
    set_printoptions(**kwargs)
    try:
        yield
    finally:
        set_printoptions(**before)
