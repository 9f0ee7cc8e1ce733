"""torch.cuda.memory: what the caching allocator of a device holds.

Without a device nothing is held: sizes are 0, statistics are empty, and `empty_cache` has nothing to do. The allocator's
policy is in c10/cuda/cuda_caching_allocator.py, and runs over a simulated device on any machine.

Mirrors torch/cuda/memory.py.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from tinytensor.c10.error import OutOfMemoryError
from tinytensor.cuda._lazy_init import lazy_init

__all__ = [
    "OutOfMemoryError", "empty_cache", "max_memory_allocated", "max_memory_reserved", "mem_get_info", "memory_allocated",
    "memory_reserved", "memory_stats", "memory_stats_as_nested_dict", "set_per_process_memory_fraction",
]  # fmt: skip


def empty_cache() -> None:
    """Give back to the device all memory that the caching allocator keeps and nobody uses.

    >>> tt.cuda.empty_cache()
    """


def memory_stats_as_nested_dict(device: Any = None) -> dict[str, Any]:
    """The caching allocator's statistics as nested dicts; empty before CUDA is used.

    >>> tt.cuda.memory_stats_as_nested_dict()
    {}
    """
    return {}


def memory_stats(device: Any = None) -> OrderedDict[str, Any]:
    """The caching allocator's statistics: "allocated_bytes.all.current" and so on, sorted by name.

    Sizes are in bytes. Empty before CUDA is used.

    >>> len(tt.cuda.memory_stats())
    0
    """
    flat: list[tuple[str, Any]] = []

    def add(prefix: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                add(f"{prefix}.{key}" if prefix else key, inner)
        else:
            flat.append((prefix, value))

    add("", memory_stats_as_nested_dict(device))
    return OrderedDict(sorted(flat))


def memory_allocated(device: Any = None) -> int:
    """Bytes that tensors occupy on a device now.

    >>> tt.cuda.memory_allocated()
    0
    """
    return memory_stats(device).get("allocated_bytes.all.current", 0)


def max_memory_allocated(device: Any = None) -> int:
    """The most bytes that tensors have occupied on a device.

    >>> tt.cuda.max_memory_allocated()
    0
    """
    return memory_stats(device).get("allocated_bytes.all.peak", 0)


def memory_reserved(device: Any = None) -> int:
    """Bytes that the caching allocator has from a device now: those of tensors and those that it keeps.

    >>> tt.cuda.memory_reserved()
    0
    """
    return memory_stats(device).get("reserved_bytes.all.current", 0)


def max_memory_reserved(device: Any = None) -> int:
    """The most bytes that the caching allocator has had from a device.

    >>> tt.cuda.max_memory_reserved()
    0
    """
    return memory_stats(device).get("reserved_bytes.all.peak", 0)


def mem_get_info(device: Any = None) -> tuple[int, int]:
    """Bytes of a device that are free, and all its bytes. AssertionError without CUDA.

    >>> tt.cuda.mem_get_info()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    lazy_init()


def set_per_process_memory_fraction(fraction: float, device: Any = None) -> None:
    """Let this process use at most that share of a device's memory. AssertionError without CUDA.

    >>> tt.cuda.set_per_process_memory_fraction(0.5)  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    lazy_init()
