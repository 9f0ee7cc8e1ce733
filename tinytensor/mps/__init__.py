"""`torch.mps`: Apple's GPUs, which are not here. What asks says so, what acts is PyTorch's RuntimeError.

Mirrors torch/mps/__init__.py, as of a PyTorch that was built without it.
"""

from __future__ import annotations

from typing import Any

from tinytensor.c10.absent_device import refusals as _refusals

__all__ = [
    "Event", "compile_shader", "current_allocated_memory", "device_count", "driver_allocated_memory", "empty_cache",
    "get_rng_state", "is_available", "load_metallib", "manual_seed", "recommended_max_memory", "seed",
    "set_per_process_memory_fraction", "set_rng_state", "synchronize",
]  # fmt: skip

_CALLS = {
    "current_allocated_memory": "getCurrentAllocatedMemory", "driver_allocated_memory": "getDriverAllocatedMemory",
    "empty_cache": "emptyCache", "get_rng_state": "getDefaultGenerator", "seed": "getDefaultGenerator",
    "recommended_max_memory": "getRecommendedMaxMemory", "set_per_process_memory_fraction": "setMemoryFraction",
    "set_rng_state": "getDefaultGenerator", "synchronize": "deviceSynchronize", "Event": "acquireEvent",
}  # fmt: skip
_words = {name: f"Cannot execute {call}() without MPS backend." for name, call in _CALLS.items()}
_words |= dict.fromkeys(("compile_shader", "load_metallib"), "MPS is not available")
globals().update(_refusals(__name__, RuntimeError, _words))


def device_count() -> int:
    """How many there are: 0.

    >>> tt.mps.device_count()
    0
    """
    return 0


def is_available() -> bool:
    """Whether there is one: never.

    >>> tt.mps.is_available()
    False
    """
    return False


def manual_seed(seed: int) -> None:
    """Accepted, without effect: a program that seeds all generators runs without the device.

    >>> tt.mps.manual_seed(0)
    """


def __getattr__(name: str) -> Any:  # for type checkers: the refusals above are not spelled out
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
