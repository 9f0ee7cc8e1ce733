"""Which device an argument means, and the module that answers for it.

Mirrors torch/accelerator/_utils.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.c10.device import Device, accelerator
from tinytensor.c10.device_modules import get_device_module


def module_of_accelerator() -> Any:
    """`tt.cuda`, or the module of a backend from outside. RuntimeError without an accelerator."""
    return get_device_module(accelerator())


def index_of(device: Any, optional: bool = True) -> int:
    """The index that an int, a text or a device stands for; with `optional`, what says none means the current device.

    ValueError for another type of device, and for no index where there must be one. RuntimeError without an accelerator.
    """
    here = accelerator()
    if isinstance(device, int):
        return device
    index = None
    if device is not None:
        found = Device(device)
        if found.type != here.type:
            raise ValueError(f"{found.type} doesn't match the current accelerator {here}.")
        index = found.index
    if index is not None:
        return index
    if not optional:
        raise ValueError(f"Expected a torch.device with a specified index or an integer, but got:{device}")
    return module_of_accelerator().current_device()
