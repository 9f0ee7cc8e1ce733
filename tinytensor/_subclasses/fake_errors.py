"""What fake tensors cannot answer, as exceptions that name the operator.

Mirrors the exception classes of torch/_subclasses/fake_tensor.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tinytensor.c10.device import Device


@dataclass
class UnsupportedFakeTensorException(RuntimeError):
    """A tensor of which there is no fake."""

    reason: str


@dataclass
class DynamicOutputShapeException(RuntimeError):
    """The sizes of the result depend on the values of the arguments."""

    func: Any


@dataclass
class DataDependentOutputException(RuntimeError):
    """The result is a number, and depends on the values of the arguments."""

    func: Any


@dataclass
class UnsupportedOperatorException(RuntimeError):
    """An operator that computes nothing on meta tensors, and has no fake implementation."""

    func: Any


class FakeTensorDeviceMismatchError(RuntimeError):
    """Arguments on two devices."""

    def __init__(self, func: Any, common_device: Device, device: Device) -> None:
        self.func = func
        self.common_device = common_device
        self.device = device
        super().__init__(
            "Expected all tensors to be on the same device, but found at least two devices, "
            f"{common_device} and {device}!"
        )
