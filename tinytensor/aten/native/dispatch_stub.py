"""A stub: the place where an operator's device-independent half finds the kernel for a device.

An operator calls `add_stub[device]`; each backend puts its kernel there when it is loaded. So the operator's file
imports no kernel, and a device that is not in use costs nothing. A device's files of kernels are imported when a stub
without a kernel is asked for one.

Mirrors aten/src/ATen/native/DispatchStub.h. Left out: a choice by CPU capability (kernels are compiled for this CPU).
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten.native import cpu, cuda

_KERNELS: dict[object, Any] = {"cpu": cpu, "cuda": cuda}


class DispatchStub(dict[str, Any]):
    """`stub[device_type]` is the kernel registered for that type ("cpu", "cuda")."""

    # A dict, since that is asked without a call of Python's. As an object it is itself, whatever has been registered.
    __slots__ = ("name",)
    __hash__ = object.__hash__  # type: ignore[assignment]
    __eq__ = object.__eq__
    __ne__ = object.__ne__

    def __init__(self, name: str):
        self.name = name

    def register(self, device_type: str, kernel: Any) -> None:
        self[device_type] = kernel

    def __missing__(self, device_type: str) -> Any:
        # `in` imports the device's files of kernels until one of them has registered here.
        if device_type in self:
            return self[device_type]
        raise RuntimeError(f"DispatchStub: missing kernel for {device_type}")

    def __contains__(self, device_type: object) -> bool:
        is_known, kernels = super().__contains__, _KERNELS.get(device_type)
        if kernels is not None and not is_known(device_type):
            kernels.import_kernels(enough=lambda: is_known(device_type))
        return is_known(device_type)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        _ = "cpu" in self  # imports its kernel
        return f"DispatchStub({self.name}: {', '.join(self) or 'no kernels'})"


def named_stubs(*names: str) -> dict[str, DispatchStub]:
    """A stub for each name, found by the operator's name."""
    return {name: DispatchStub(f"{name}_stub") for name in names}
