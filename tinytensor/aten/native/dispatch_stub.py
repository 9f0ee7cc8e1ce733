"""A stub: the place where an operator's device-independent half finds the kernel for a device.

An operator calls `add_stub[device]`; each backend puts its kernel there when it is loaded. So the operator's file
imports no kernel, and a device that is not in use costs nothing. A device's files of kernels are imported when a stub
without a kernel is asked for one.

Mirrors aten/src/ATen/native/DispatchStub.h. Left out: a choice by CPU capability (kernels are compiled for this CPU).
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten.native import cpu, cuda

_KERNELS = {"cpu": cpu, "cuda": cuda}


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
            # `in` imports the device's files of kernels until one of them has registered here.
            if device_type in self:
                return self._kernels[device_type]
            raise RuntimeError(f"DispatchStub: missing kernel for {device_type}") from None

    def __contains__(self, device_type: str) -> bool:
        kernels = _KERNELS.get(device_type)
        if kernels is not None and device_type not in self._kernels:
            kernels.import_kernels(enough=lambda: device_type in self._kernels)
        return device_type in self._kernels

    def __repr__(self) -> str:
        _ = "cpu" in self  # imports its kernel
        return f"DispatchStub({self.name}: {', '.join(self._kernels) or 'no kernels'})"


def named_stubs(*names: str) -> dict[str, DispatchStub]:
    """A stub for each name, found by the operator's name."""
    return {name: DispatchStub(f"{name}_stub") for name in names}
