"""tt.mydevice: the module of a backend from outside as an attribute of the library.

Mirrors `_register_device_module` and `get_device_module` of torch/__init__.py.
"""

from __future__ import annotations

import functools
import sys
from typing import Any

from tinytensor.c10.device import Device, accelerator, has_accelerator

_PACKAGE = "tinytensor"


def _register_device_module(device_type: str, module: Any) -> None:
    """Let `tinytensor.<device_type>` be this module. RuntimeError if there is one already."""
    device_type = Device(device_type).type
    package = sys.modules[_PACKAGE]
    if hasattr(package, device_type):
        raise RuntimeError(
            f"The runtime module of '{device_type}' has already been registered with '{getattr(package, device_type)}'"
        )
    setattr(package, device_type, module)
    sys.modules[f"{_PACKAGE}.{device_type}"] = module


@functools.cache
def get_device_module(device: Device | str | None = None) -> Any:
    """The module of a device: `tt.cuda`, or the one that a backend registered. Without a device, the accelerator's, or
    `tt.cpu` where there is none.

    >>> tt.get_device_module("cuda").__name__
    'tinytensor.cuda'
    """
    if isinstance(device, (Device, str)):
        name = Device(device).type
    elif device is None:
        name = accelerator().type if has_accelerator() else "cpu"
    else:
        raise RuntimeError(f"Invalid value of device '{device}', expect torch.device, str, or None")
    module = getattr(sys.modules[_PACKAGE], name, None)
    if module is None:
        raise RuntimeError(f"Device '{name}' does not have a corresponding module registered as 'torch.{name}'.")
    return module
