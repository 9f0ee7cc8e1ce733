"""`torch.backends.nnpack`: a switch of NNPACK, which no kernel here uses. It is kept.

Mirrors torch/backends/nnpack/__init__.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.backends._prop_module import allow_nonbracketed_mutation
from tinytensor.c10.error import check

__all__ = ["flags", "is_available", "set_flags"]

_enabled_now = True


def is_available() -> bool:
    """Whether kernels use NNPACK: never.

    >>> tt.backends.nnpack.is_available()
    False
    """
    return False


def set_flags(_enabled: bool) -> tuple[bool]:
    """Set the switch; returns what it was.

    >>> tt.backends.nnpack.set_flags(True)
    (True,)
    """
    global _enabled_now
    check(isinstance(_enabled, bool), lambda: f"set_enabled_NNPACK expects a bool, but got {type_name(_enabled)}")
    before = (_enabled_now,)
    _enabled_now = _enabled
    return before


@contextmanager
def flags(enabled: bool = False) -> Iterator[None]:
    """Another switch for the length of a `with` block.

    >>> with tt.backends.nnpack.flags(enabled=False):
    ...     tt.backends.nnpack.set_flags(False)
    (False,)
    """
    with allow_nonbracketed_mutation():
        before = set_flags(enabled)
    try:
        yield
    finally:
        with allow_nonbracketed_mutation():
            set_flags(before[0])
