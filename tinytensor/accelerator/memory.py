"""torch.accelerator.memory: what the caching allocator of the accelerator's devices holds.

Mirrors torch/accelerator/memory.py.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from tinytensor.accelerator.device import index_of, module_of_accelerator
from tinytensor.c10.cuda.pinned_memory import empty_cache as _empty_host_cache

__all__ = [
    "empty_cache", "empty_host_cache", "get_memory_info", "max_memory_allocated", "max_memory_reserved", "memory_allocated",
    "memory_reserved", "memory_stats", "reset_accumulated_memory_stats", "reset_peak_memory_stats",
]  # fmt: skip


def empty_cache() -> None:
    """Give back to the device all memory that its allocator keeps and nobody uses. RuntimeError without an accelerator.

    >>> tt.accelerator.empty_cache()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    module_of_accelerator().empty_cache()


def empty_host_cache() -> None:
    """Give back pinned memory of the host that its allocator keeps and nobody uses. RuntimeError without an accelerator.

    >>> tt.accelerator.empty_host_cache()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    module_of_accelerator()
    _empty_host_cache()


def memory_stats(device_index: Any = None, /) -> OrderedDict[str, Any]:
    """The allocator's statistics by name, in bytes; empty before it is used. RuntimeError without an accelerator.

    >>> tt.accelerator.memory_stats()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    module = module_of_accelerator()
    return module.memory_stats(index_of(device_index)) if module.is_initialized() else OrderedDict()


def memory_allocated(device_index: Any = None, /) -> int:
    """Bytes that tensors occupy on a device now. RuntimeError without an accelerator.

    >>> tt.accelerator.memory_allocated()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    return memory_stats(device_index).get("allocated_bytes.all.current", 0)


def max_memory_allocated(device_index: Any = None, /) -> int:
    """The most bytes that tensors have occupied on a device. RuntimeError without an accelerator.

    >>> tt.accelerator.max_memory_allocated()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    return memory_stats(device_index).get("allocated_bytes.all.peak", 0)


def memory_reserved(device_index: Any = None, /) -> int:
    """Bytes that the allocator has from a device now. RuntimeError without an accelerator.

    >>> tt.accelerator.memory_reserved()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    return memory_stats(device_index).get("reserved_bytes.all.current", 0)


def max_memory_reserved(device_index: Any = None, /) -> int:
    """The most bytes that the allocator has had from a device. RuntimeError without an accelerator.

    >>> tt.accelerator.max_memory_reserved()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    return memory_stats(device_index).get("reserved_bytes.all.peak", 0)


def reset_accumulated_memory_stats(device_index: Any = None, /) -> None:
    """Let sums and counters start at 0. RuntimeError without an accelerator.

    >>> tt.accelerator.reset_accumulated_memory_stats()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    module = module_of_accelerator()
    if module.is_initialized():
        module.reset_accumulated_memory_stats(index_of(device_index))


def reset_peak_memory_stats(device_index: Any = None, /) -> None:
    """Let every peak be the current value. RuntimeError without an accelerator.

    >>> tt.accelerator.reset_peak_memory_stats()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    module = module_of_accelerator()
    if module.is_initialized():
        module.reset_peak_memory_stats(index_of(device_index))


def get_memory_info(device_index: Any = None, /) -> tuple[int, int]:
    """Bytes of a device that are free, and all its bytes. RuntimeError without an accelerator.

    >>> tt.accelerator.get_memory_info()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    return module_of_accelerator().mem_get_info(index_of(device_index))
