"""`torch.backends.mps`: Apple's Metal, which is not here.

Mirrors torch/backends/mps/__init__.py, as of a PyTorch that was built without it.
"""

from __future__ import annotations

from typing import NoReturn

__all__ = ["get_core_count", "get_name", "is_available", "is_built", "is_macos13_or_newer", "is_macos_or_newer"]


def is_built() -> bool:
    """Whether Metal can be used where the machine has it: never.

    >>> tt.backends.mps.is_built()
    False
    """
    return False


def is_available() -> bool:
    """Whether Metal can be used now: never.

    >>> tt.backends.mps.is_available()
    False
    """
    return False


def is_macos_or_newer(major: int, minor: int) -> NoReturn:
    """RuntimeError: there is no Metal.

    >>> tt.backends.mps.is_macos_or_newer(14, 0)
    Traceback (most recent call last):
    RuntimeError: Cannot execute isOnMacOSorNewer() without MPS backend.
    """
    raise RuntimeError("Cannot execute isOnMacOSorNewer() without MPS backend.")


def is_macos13_or_newer(minor: int = 0) -> NoReturn:
    """RuntimeError: there is no Metal.

    >>> tt.backends.mps.is_macos13_or_newer()
    Traceback (most recent call last):
    RuntimeError: Cannot execute isOnMacOSorNewer() without MPS backend.
    """
    is_macos_or_newer(13, minor)


def get_name() -> NoReturn:
    """AttributeError: there is no Metal.

    >>> tt.backends.mps.get_name()
    Traceback (most recent call last):
    AttributeError: module 'torch._C' has no attribute '_mps_get_name'
    """
    raise AttributeError("module 'torch._C' has no attribute '_mps_get_name'")


def get_core_count() -> NoReturn:
    """AttributeError: there is no Metal.

    >>> tt.backends.mps.get_core_count()
    Traceback (most recent call last):
    AttributeError: module 'torch._C' has no attribute '_mps_get_core_count'
    """
    raise AttributeError("module 'torch._C' has no attribute '_mps_get_core_count'")
