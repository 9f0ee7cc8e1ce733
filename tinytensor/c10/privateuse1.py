"""PrivateUse1: the key that is kept free for a backend from outside, and the name that backend gives it.

PyTorch reserves dispatch keys, a backend bit and a device type for somebody else's device. Until that somebody comes
the device type is called `privateuseone`; a backend renames it once, for the whole process, and from then on
`Device("mydevice:0")` means it, and `privateuseone` is another way to say the same.

Mirrors `register_privateuse1_backend` of c10/core/DeviceType.cpp.
"""

from __future__ import annotations

import importlib
from typing import Any

from tinytensor.c10 import device as devices
from tinytensor.c10.device import Device
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import set_backend_of_device
from tinytensor.c10.error import check

_IN_TREE = ("cpu", "cuda", "hip", "mps", "xpu", "mtia")


def privateuse1_backend_name() -> str:
    """What the device type of PrivateUse1 is called now."""
    return devices.privateuse1_name


def is_privateuse1_backend_registered() -> bool:
    """Whether a backend has named it."""
    return _renamed


_renamed = False


def register_privateuse1_backend(name: str) -> None:
    """Name the device type. RuntimeError if it has another name already, or if a device of PyTorch's own has this one.

    Devices that were made before go on with the new name: `Device("privateuseone:0")` is `Device("mydevice:0")`.
    """
    global _renamed
    check(
        not _renamed or name == privateuse1_backend_name(),
        lambda: (
            f"torch.register_privateuse1_backend() has already been set! Current backend: {privateuse1_backend_name()}"
        ),
    )
    check(name not in _IN_TREE, lambda: f"Cannot register privateuse1 backend with in-tree device name: {name}")
    if not _renamed:
        set_backend_of_device(name, DispatchKey.PrivateUse1.name)
        devices.rename_privateuse1(name, _initialize)
        _renamed = True


def key_name_for_errors(key: DispatchKey) -> str:
    """The key as messages name it: a backend's own key by the backend's own name."""
    return privateuse1_backend_name() if _renamed and key == DispatchKey.PrivateUse1 else key.name


def is_privateuse1(device: Device) -> bool:
    return device.type == devices.privateuse1_name


def current_device_index() -> int:
    """What `current_device()` of the backend's module says; 0 where the module has none."""
    module = _module()
    current = getattr(module, "current_device", None)
    return 0 if current is None else current()


def with_index(device: Device) -> Device:
    """The device with the index that it means (`ensure_has_index` of TensorConversions.cpp)."""
    if device.index is not None:
        return devices.meta if device.type == "meta" else device  # there is one meta device, whatever its number
    if device.type == "cuda":
        runtime: Any = importlib.import_module("tinytensor.c10.cuda.cuda_runtime")
        return runtime.with_index(device)
    if not is_privateuse1(device):
        return device
    return Device(device.type, current_device_index())


def _module() -> object | None:
    try:
        return importlib.import_module(f"tinytensor.{privateuse1_backend_name()}")
    except ModuleNotFoundError:
        return None


def _initialize() -> None:
    """A tensor is first asked for on the device: its module must be there, and may have something to start."""
    module = importlib.import_module(f"tinytensor.{privateuse1_backend_name()}")
    start = getattr(module, "_lazy_init", None)
    if start is not None:
        start()
    # Once is enough.
    devices.INITIALIZERS.pop(privateuse1_backend_name(), None)


devices.INITIALIZERS[devices.privateuse1_name] = _initialize
