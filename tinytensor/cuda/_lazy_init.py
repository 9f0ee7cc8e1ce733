"""Bringing CUDA up: this build has none, so whoever needs it gets PyTorch's answer of a build without CUDA.

Mirrors `_lazy_init` of torch/cuda/__init__.py and `_get_device_index` of torch/cuda/_utils.py.
"""

from __future__ import annotations

from typing import Any, NoReturn

from tinytensor.c10.device import Device


def lazy_init() -> NoReturn:
    """AssertionError: there is no CUDA to bring up."""
    raise AssertionError("Torch not compiled with CUDA enabled")


def device_index(device: Any) -> int | None:
    """The index that a device, a text or an int stands for; None if it says none. ValueError for another type of device."""
    if device is None or isinstance(device, int):
        return device
    found = Device(device)
    if found.type != "cuda":
        raise ValueError(f"Expected a cuda device, but got: {device}")
    return found.index
