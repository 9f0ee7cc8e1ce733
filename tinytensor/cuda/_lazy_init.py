"""Bringing CUDA up, and which device an argument means.

Mirrors `_lazy_init` of torch/cuda/__init__.py and `_get_device_index` of torch/cuda/_utils.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.device import Device


def lazy_init() -> None:
    """Start the runtime. AssertionError where there is no CUDA."""
    cuda_runtime.start()


def device_index(device: Any) -> int | None:
    """The index that a device, a text or an int stands for; None if it says none. ValueError for another type of device."""
    if device is None or isinstance(device, int):
        return device
    index = getattr(device, "idx", None)  # tt.cuda.device
    if index is not None:
        return index
    found = Device(device)
    if found.type != "cuda":
        raise ValueError(f"Expected a cuda device, but got: {device}")
    return found.index


def index_or_current(device: Any) -> int:
    """The index that an argument means; what says none means the current device. It starts the runtime."""
    index = device_index(device)
    lazy_init()
    return cuda_runtime.current_device() if index is None else index


def existing_index(device: Any) -> int:
    """The same, AssertionError for a device that is not there."""
    index = index_or_current(device)
    if not 0 <= index < cuda_runtime.device_count():
        raise AssertionError("Invalid device id")
    return index
