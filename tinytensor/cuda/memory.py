"""torch.cuda.memory: what the caching allocator of a device holds.

Before CUDA is used nothing is held: sizes are 0, statistics are empty, and `empty_cache` has nothing to do. The allocator's
policy is in c10/cuda/cuda_caching_allocator.py, and runs over a simulated device on any machine.

Mirrors torch/cuda/memory.py.
"""

from __future__ import annotations

import importlib
import pickle
import sys
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.cuda_caching_allocator import Block, DeviceCachingAllocator
from tinytensor.c10.cuda.memory_summary import memory_summary as _memory_summary
from tinytensor.c10.cuda.pinned_memory import host_allocator
from tinytensor.c10.error import OutOfMemoryError, check
from tinytensor.cuda._lazy_init import index_or_current, lazy_init
from tinytensor.cuda.streams import Stream

__all__ = [
    "OutOfMemoryError", "caching_allocator_alloc", "caching_allocator_delete", "empty_cache",
    "get_per_process_memory_fraction", "host_memory_stats", "host_memory_stats_as_nested_dict", "list_gpu_processes",
    "max_memory_allocated", "max_memory_cached", "max_memory_reserved", "mem_get_info", "memory_allocated",
    "memory_cached", "memory_reserved", "memory_snapshot", "memory_stats", "memory_stats_as_nested_dict",
    "memory_summary", "reset_accumulated_host_memory_stats", "reset_accumulated_memory_stats",
    "reset_max_memory_allocated", "reset_max_memory_cached", "reset_peak_host_memory_stats", "reset_peak_memory_stats",
    "set_per_process_memory_fraction",
]  # fmt: skip

_EVERYTHING = sys.maxsize
_handed_out: dict[int, tuple[DeviceCachingAllocator, Block]] = {}
_fractions: dict[int, float] = {}


def _allocator(device: Any) -> DeviceCachingAllocator:
    index = index_or_current(device)
    check(0 <= index < cuda_runtime.device_count(), lambda: f"Invalid device argument {index}: did you call init?")
    return cuda_runtime.allocator(index)


def _all_allocators() -> Iterator[DeviceCachingAllocator]:
    if cuda_runtime.is_initialized():
        for index in range(cuda_runtime.device_count()):
            yield cuda_runtime.allocator(index)


def empty_cache() -> None:
    """Give back to the device all memory that the caching allocator keeps and nobody uses.

    >>> tt.cuda.empty_cache()
    """
    for allocator in _all_allocators():
        allocator.empty_cache()


def memory_stats_as_nested_dict(device: Any = None) -> dict[str, Any]:
    """The caching allocator's statistics as nested dicts; empty before CUDA is used.

    >>> tt.cuda.memory_stats_as_nested_dict()
    {}
    """
    return _allocator(device).memory_stats() if cuda_runtime.is_initialized() else {}


def memory_stats(device: Any = None) -> OrderedDict[str, Any]:
    """The caching allocator's statistics: "allocated_bytes.all.current" and so on, sorted by name.

    Sizes are in bytes. Empty before CUDA is used.

    >>> len(tt.cuda.memory_stats())
    0
    """
    return _flattened(memory_stats_as_nested_dict(device))


def _flattened(nested: dict[str, Any]) -> OrderedDict[str, Any]:
    """The numbers of nested dicts, with keys joined by dots, sorted by name."""
    flat: list[tuple[str, Any]] = []

    def add(prefix: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                add(f"{prefix}.{key}" if prefix else key, inner)
        else:
            flat.append((prefix, value))

    add("", nested)
    return OrderedDict(sorted(flat))


def memory_allocated(device: Any = None) -> int:
    """Bytes that tensors occupy on a device now.

    >>> tt.cuda.memory_allocated()
    0
    """
    return memory_stats(device).get("allocated_bytes.all.current", 0)


def max_memory_allocated(device: Any = None) -> int:
    """The most bytes that tensors have occupied on a device since the last `reset_peak_memory_stats`.

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
    """The most bytes that the caching allocator has had from a device since the last `reset_peak_memory_stats`.

    >>> tt.cuda.max_memory_reserved()
    0
    """
    return memory_stats(device).get("reserved_bytes.all.peak", 0)


def memory_cached(device: Any = None) -> int:
    """The old name of `memory_reserved`.

    >>> tt.cuda.memory_cached()
    0
    """
    return memory_reserved(device)


def max_memory_cached(device: Any = None) -> int:
    """The old name of `max_memory_reserved`.

    >>> tt.cuda.max_memory_cached()
    0
    """
    return max_memory_reserved(device)


def reset_peak_memory_stats(device: Any = None) -> None:
    """Let every peak be the current value. AssertionError without CUDA.

    >>> tt.cuda.reset_peak_memory_stats()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _allocator(device).reset_peak_stats()


def reset_accumulated_memory_stats(device: Any = None) -> None:
    """Let the sums of what was allocated and freed, and all counters, start at 0. AssertionError without CUDA.

    >>> tt.cuda.reset_accumulated_memory_stats()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _allocator(device).reset_accumulated_stats()


def host_memory_stats_as_nested_dict() -> dict[str, Any]:
    """The statistics of pinned memory of the host as nested dicts; empty before CUDA is used.

    >>> tt.cuda.host_memory_stats_as_nested_dict()
    {}
    """
    return host_allocator().memory_stats() if cuda_runtime.is_initialized() else {}


def host_memory_stats() -> OrderedDict[str, Any]:
    """The statistics of pinned memory of the host: "active_bytes.current" and so on, sorted by name.

        active_requests, active_bytes    blocks in use, and blocks that a stream may still read
        allocations, allocated_bytes     all blocks that are pinned, those that are kept for later among them
        host_alloc_time, host_free_time  what pinning and giving free took, in microseconds

    Sizes are in bytes; a block's is a power of two. Empty before CUDA is used.

    >>> len(tt.cuda.host_memory_stats())
    0
    """
    return _flattened(host_memory_stats_as_nested_dict())


def reset_accumulated_host_memory_stats() -> None:
    """Let the sums of what was pinned and given free start at 0. AssertionError without CUDA.

    >>> tt.cuda.reset_accumulated_host_memory_stats()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    host_allocator().reset_accumulated_stats()


def reset_peak_host_memory_stats() -> None:
    """Let every peak of pinned memory be the current value. AssertionError without CUDA.

    >>> tt.cuda.reset_peak_host_memory_stats()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    host_allocator().reset_peak_stats()


def reset_max_memory_allocated(device: Any = None) -> None:
    """The same as `reset_peak_memory_stats`, which it became. AssertionError without CUDA.

    >>> tt.cuda.reset_max_memory_allocated()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    reset_peak_memory_stats(device)


def reset_max_memory_cached(device: Any = None) -> None:
    """The same as `reset_peak_memory_stats`, which it became. AssertionError without CUDA.

    >>> tt.cuda.reset_max_memory_cached()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    reset_peak_memory_stats(device)


def mem_get_info(device: Any = None) -> tuple[int, int]:
    """Bytes of a device that are free, and all its bytes. AssertionError without CUDA.

    >>> tt.cuda.mem_get_info()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    index = index_or_current(device)
    cuda_runtime.check_index(index)
    with cuda_runtime.device_guard(index):
        return cuda_runtime.driver().memory(index).mem_get_info()


def set_per_process_memory_fraction(fraction: float, device: Any = None) -> None:
    """Let this process use at most that share of a device's memory, a float from 0 to 1. AssertionError without CUDA.

    >>> tt.cuda.set_per_process_memory_fraction(0.5)  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    lazy_init()
    check(isinstance(fraction, float), "Invalid type for fraction argument, must be `float`", TypeError)
    check(0 <= fraction <= 1, f"Invalid fraction value: {fraction}. Allowed range: 0~1", ValueError)
    allocator = _allocator(device)
    allocator.set_memory_fraction(fraction)
    _fractions[allocator.device] = fraction


def get_per_process_memory_fraction(device: Any = None) -> float:
    """The share of a device's memory that this process may use. AssertionError without CUDA.

    >>> tt.cuda.get_per_process_memory_fraction()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    return _fractions.get(_allocator(device).device, 1.0)


def list_gpu_processes(device: Any = None) -> str:
    """The processes that run on a device with the memory that they use, as text.

    It needs the package nvidia-ml-py; without it the text says so.

    >>> isinstance(tt.cuda.list_gpu_processes(), str)
    True
    """
    try:
        pynvml: Any = importlib.import_module("pynvml")
    except ModuleNotFoundError:
        return "pynvml module not found, please install nvidia-ml-py"
    try:
        pynvml.nvmlInit()
    except (pynvml.NVMLError_DriverNotLoaded, pynvml.NVMLError_LibraryNotFound):
        return "cuda driver can't be loaded, is cuda enabled?"
    index = index_or_current(device)
    running = pynvml.nvmlDeviceGetComputeRunningProcesses(pynvml.nvmlDeviceGetHandleByIndex(index))
    lines = [f"process {p.pid:>10d} uses {p.usedGpuMemory / 1024**2:>12.3f} MB GPU memory" for p in running]
    return "\n".join([f"GPU:{index}", *(lines or ["no processes are running"])])


def caching_allocator_alloc(size: int, device: Any = None, stream: Stream | int | None = None) -> int:
    """The address of `size` bytes of a device, for another library. AssertionError without CUDA.

        stream    on which they will be used, a stream or its handle; the current one by default

    >>> tt.cuda.caching_allocator_alloc(1024)  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    allocator = _allocator(device)
    if stream is None:
        stream = cuda_runtime.current_stream(allocator.device).handle
    if isinstance(stream, Stream):
        stream = stream.cuda_stream
    if not isinstance(stream, int):
        raise TypeError(
            "Invalid type for stream argument, must be `torch.cuda.Stream` or `int` representing a pointer to an existing "
            "stream"
        )
    if not size:
        return 0
    with cuda_runtime.device_guard(allocator.device):
        block = allocator.malloc(size, stream)
    _handed_out[block.address] = allocator, block
    return block.address


def caching_allocator_delete(mem_ptr: int) -> None:
    """Give back memory of `caching_allocator_alloc`. RuntimeError for another address.

    >>> tt.cuda.caching_allocator_delete(0)
    """
    if not mem_ptr:
        return
    check(mem_ptr in _handed_out, lambda: f"invalid device pointer: {mem_ptr:#x}")
    allocator, block = _handed_out.pop(mem_ptr)
    allocator.free(block)


# ---- reports -----------------------------------------------------------------------------------------------------------


def memory_snapshot(mempool_id: tuple[int, int] | None = None, include_traces: bool = True) -> list[dict[str, Any]]:
    """The segments of all devices with their blocks, as a list of dicts; those of one pool if its id is given.

    Empty before CUDA is used.

    >>> tt.cuda.memory_snapshot()
    []
    """
    segments = _snapshot()["segments"]
    return [s for s in segments if mempool_id is None or s["segment_pool_id"] == tuple(mempool_id)]


def memory_summary(device: Any = None, abbreviated: bool = False) -> str:
    """The statistics of a device as a table. RuntimeError before CUDA is used.

    >>> tt.cuda.memory_summary()  #!
    Traceback (most recent call last):
        ...
    KeyError: 'allocated_bytes.all.current'
    """
    stats = memory_stats(device)
    stats["allocated_bytes.all.current"]  # PyTorch's answer before CUDA is used is this KeyError
    return _memory_summary(stats, index_or_current(device), abbreviated)


def _frames() -> list[dict[str, Any]]:
    """The calls of the program that led here, the innermost first. The library's own are left out."""
    found = []
    frame = sys._getframe(1)
    while frame is not None:
        name = frame.f_globals.get("__name__", "")
        if not name.startswith("tinytensor."):
            code = frame.f_code
            found.append({"filename": code.co_filename, "line": frame.f_lineno, "name": code.co_name})
        frame = frame.f_back  # type: ignore[assignment]
    return found


def _record_memory_history(
    enabled: Any = "all",
    context: str | None = "all",
    stacks: str = "all",
    max_entries: int = _EVERYTHING,
    device: Any = None,
    clear_history: bool = False,
    compile_context: bool = False,
    global_record_annotations: bool = False,
    skip_actions: list[str] | None = None,
) -> None:
    """Keep for `_snapshot` what is allocated and freed from now on; None stops.

    enabled        "all", "state" (where blocks in use come from, and no events), or None
    context        None leaves out where in the program it happened
    max_entries    how many events are kept at most
    """
    check(
        enabled in (None, "state", "all", True, False),
        "expected state of history to be 'state', 'all', or None",
    )
    lazy_init()
    for allocator in _all_allocators():
        limit = None if enabled in (None, False) else 0 if enabled == "state" else max_entries
        allocator.record_history(limit, _frames if context is not None else None)


def _snapshot(device: Any = None, augment_with_fx_traces: bool = False) -> dict[str, Any]:
    """Segments of all devices with their blocks, and for each device the events that were recorded."""
    parts = [allocator.snapshot() for allocator in _all_allocators()]
    return {
        "segments": [segment for part in parts for segment in part["segments"]],
        "device_traces": [trace for part in parts for trace in part["device_traces"]],
        "allocator_settings": parts[0]["allocator_settings"] if parts else {},
        "external_annotations": [],
    }


def _dump_snapshot(filename: str = "dump_snapshot.pickle", augment_with_fx_traces: bool = False) -> None:
    """Write `_snapshot()` into a file with pickle, for PyTorch's viewer."""
    with open(filename, "wb") as file:
        pickle.dump(_snapshot(), file)
