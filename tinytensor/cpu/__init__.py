"""torch.cpu: what a program asks of the CPU as it would ask of any other device.

Mirrors torch/cpu/__init__.py. Left out: streams and events, and questions about the instruction set.
"""

from __future__ import annotations

from tinytensor.cpu import amp

__all__ = ["amp", "current_device", "device_count", "is_available", "is_initialized", "set_device", "synchronize"]


def is_available() -> bool:
    """True."""
    return True


def is_initialized() -> bool:
    """True."""
    return True


def device_count() -> int:
    """1."""
    return 1


def current_device() -> str:
    """`"cpu"`."""
    return "cpu"


def set_device(device: object) -> None:
    """Nothing to choose from."""


def synchronize(device: object = None) -> None:
    """Nothing runs behind the program's back."""
