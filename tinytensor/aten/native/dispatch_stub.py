"""A stub: the place where an operator's device-independent half finds the kernel for a device.

An operator calls `add_stub[device]`; each backend puts its kernel there when it is loaded. So the operator's file
imports no kernel, and a device that is not in use costs nothing. The first call to a stub without a kernel for the CPU
imports the CPU kernels.

Mirrors aten/src/ATen/native/DispatchStub.h. Left out: a choice by CPU capability (kernels are compiled for this CPU).
"""

from __future__ import annotations

import importlib
from typing import Any

# Device type -> the package that registers its kernels when it is imported.
KERNELS = {"cpu": "tinytensor.aten.native.cpu"}


class DispatchStub:
    """`stub[device_type]` is the kernel registered for that type ("cpu", "cuda")."""

    __slots__ = ("_kernels", "name")

    def __init__(self, name: str):
        self.name = name
        self._kernels: dict[str, Any] = {}

    def register(self, device_type: str, kernel: Any) -> None:
        self._kernels[device_type] = kernel

    def __getitem__(self, device_type: str) -> Any:
        try:
            return self._kernels[device_type]
        except KeyError:
            if device_type in self:
                return self._kernels[device_type]
            raise RuntimeError(f"DispatchStub: missing kernel for {device_type}") from None

    def __contains__(self, device_type: str) -> bool:
        if device_type not in self._kernels and device_type in KERNELS:
            importlib.import_module(KERNELS[device_type])
        return device_type in self._kernels

    def __repr__(self) -> str:
        return f"DispatchStub({self.name}: {', '.join(self._kernels) or 'no kernels'})"
