"""torch.cpu: what a program asks of the CPU as it would ask of any other device.

Mirrors torch/cpu/__init__.py. Left out: streams and events, and questions about the instruction set.
"""

from __future__ import annotations

from tinytensor.cpu import amp

__all__ = ["amp", "current_device", "device_count", "is_available", "is_initialized", "set_device", "synchronize"]


def is_available() -> bool:
    """Whether the CPU can be used: always True.

    >>> tt.cpu.is_available()
    True
    """
    return True


def is_initialized() -> bool:
    """Whether the CPU is ready: always True.

    >>> tt.cpu.is_initialized()
    True
    """
    return True


def device_count() -> int:
    """How many CPUs there are as devices: always 1.

    >>> tt.cpu.device_count()
    1
    """
    return 1


def current_device() -> str:
    """The current device, always "cpu".

    >>> tt.cpu.current_device()
    'cpu'
    """
    return "cpu"


def set_device(device: object) -> None:
    """Accepted, without effect: there is nothing to choose from.

    >>> tt.cpu.set_device("cpu")
    """


def synchronize(device: object = None) -> None:
    """Accepted, without effect: nothing runs behind the program's back.

    >>> tt.cpu.synchronize()
    """
