"""The driver of a machine without CUDA: it has no devices, and nothing else can be asked of it.

With it nobody has to ask `if there is CUDA`: a program that wants a device is refused at one place, when the runtime starts.

Mirrors c10/cuda/impl/CUDAGuardImpl.h as it is in a build without CUDA: absent.
"""

from __future__ import annotations

from typing import Any


class NoDriver:
    """No devices. `reason` says why, for `tinytensor doctor`."""

    def __init__(self, reason: str):
        self.reason = reason

    def device_count(self) -> int:
        return 0

    def __getattr__(self, name: str) -> Any:
        raise AssertionError("Torch not compiled with CUDA enabled")
