"""The device of a fake result: Note [Device of the result].

Mirrors FakeTensor._find_common_device and _normalize_fake_device of torch/_subclasses/fake_tensor.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tinytensor._subclasses.fake_errors import FakeTensorDeviceMismatchError
from tinytensor.aten.core.python.python_arg_parser_types import NUMBERS_AS_TENSORS
from tinytensor.c10 import device as devices
from tinytensor.c10.device import Device, cpu


def normalize(device: Device) -> Device:
    """A device type that has several devices is never without an index."""
    if device.index is None and device.type in ("cuda", devices.privateuse1_name):
        return Device(device.type, 0)
    return device


def find_common_device(func: Any, fakes: Iterable[Any]) -> Device:
    """The device that a result of `func` on these fake tensors is on. FakeTensorDeviceMismatchError if there is none."""
    common: Device | None = None
    is_cpu_zero_dim = False
    # `nextafter` has no such rule for numbers; `add_` of a meta tensor goes with anything.
    numbers_go_anywhere = func.name() != "aten::nextafter"
    meta_goes_anywhere = func.name() == "aten::add_.Tensor"
    for fake in fakes:
        device = fake.device
        zero_dim = device is cpu and fake.meta.dim == 0
        if common is None:
            common, is_cpu_zero_dim = device, zero_dim
        elif device is common:
            is_cpu_zero_dim = is_cpu_zero_dim and zero_dim
        elif zero_dim and numbers_go_anywhere:
            pass
        elif is_cpu_zero_dim and numbers_go_anywhere:
            common, is_cpu_zero_dim = device, zero_dim
        elif not (meta_goes_anywhere and "meta" in (common.type, device.type)):
            raise FakeTensorDeviceMismatchError(func, common, device)
    if common is None and func._opname in NUMBERS_AS_TENSORS:
        return cpu
    if common is None:
        raise AssertionError(f"Could not find common device for {func}")
    return common
