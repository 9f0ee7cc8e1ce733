"""Names of torch.cuda that programs mention and that have nothing behind them here.

Where there is no CUDA, their answers are those of a PyTorch without it. Where there is, they say that they are not here.

Mirrors parts of torch/cuda/__init__.py and torch/cuda/memory.py.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from tinytensor.c10.absent_device import dummy
from tinytensor.cuda._lazy_init import lazy_init

__all__ = [
    "CUDAPluggableAllocator", "CudaError", "DeferredCudaCallError", "MemPool", "caching_allocator_disabled",
    "caching_allocator_enable", "change_current_allocator", "clock_rate", "cudart", "current_blas_handle",
    "current_solver_handle", "device_memory_used", "get_allocator_backend", "get_gencode_flags", "get_sync_debug_mode",
    "has_half", "has_magma", "memory_usage", "power_draw", "set_sync_debug_mode", "temperature", "use_mem_pool",
    "utilization",
]  # fmt: skip

has_half = True
has_magma = False
MemPool = dummy("tinytensor.cuda", "MemPool")


class DeferredCudaCallError(Exception):
    """What a call that waited for CUDA raised when CUDA came up."""


class CudaError(RuntimeError):
    """An error of CUDA's runtime, by its number."""

    def __init__(self, code: int) -> None:
        super().__init__(f"CUDA error ({code})")


class CUDAPluggableAllocator:
    """An allocator from a library of somebody else's: RuntimeError, memory comes from this library's own."""

    def __init__(self, path_to_so_file: str, alloc_fn_name: str, free_fn_name: str) -> None:
        raise RuntimeError("other allocators than the library's own are not supported here")


def _not_here(name: str) -> Callable[..., NoReturn]:
    def refuse(*args: Any, **kwargs: Any) -> NoReturn:
        lazy_init()
        raise NotImplementedError(f"torch.cuda.{name} is not supported by this library")

    refuse.__name__ = refuse.__qualname__ = name
    refuse.__doc__ = "AssertionError without CUDA, NotImplementedError with it."
    return refuse


cudart = _not_here("cudart")
current_blas_handle = _not_here("current_blas_handle")
current_solver_handle = _not_here("current_solver_handle")
change_current_allocator = _not_here("change_current_allocator")


def _management(name: str) -> Callable[..., NoReturn]:
    def ask(device: Any = None) -> NoReturn:
        if importlib.util.find_spec("pynvml") is None:
            raise ModuleNotFoundError("nvidia-ml-py does not seem to be installed or it can't be imported.")
        raise NotImplementedError(f"torch.cuda.{name} is not supported by this library")

    ask.__name__ = ask.__qualname__ = name
    ask.__doc__ = "ModuleNotFoundError without nvidia-ml-py, NotImplementedError with it."
    return ask


clock_rate, device_memory_used, memory_usage = map(_management, ("clock_rate", "device_memory_used", "memory_usage"))
power_draw, temperature, utilization = map(_management, ("power_draw", "temperature", "utilization"))


def get_gencode_flags() -> str:
    """Flags for NVIDIA's compiler, of how the library was built: "", kernels are compiled when they are used."""
    return ""


def get_allocator_backend() -> str:
    """The name of the allocator: "native"."""
    return "native"


def caching_allocator_enable(value: bool = True) -> None:
    """Accepted, without effect."""


@contextmanager
def caching_allocator_disabled(device: Any = None) -> Iterator[None]:
    """Accepted, without effect."""
    yield


@contextmanager
def use_mem_pool(pool: Any, device: Any = None) -> Iterator[None]:
    """AssertionError without CUDA, NotImplementedError with it."""
    _not_here("use_mem_pool")()
    yield


_sync_debug_mode = 0
_MODES = ("default", "warn", "error")


def set_sync_debug_mode(debug_mode: int | str) -> None:
    """Keep what should happen where a program waits for a device: 0 "default", 1 "warn", 2 "error". Nothing happens yet.

    AssertionError without CUDA, RuntimeError for another value.
    """
    global _sync_debug_mode
    lazy_init()
    if isinstance(debug_mode, str):
        if debug_mode not in _MODES:
            raise RuntimeError("invalid value of debug_mode, expected one of `default`, `warn`, `error`")
        debug_mode = _MODES.index(debug_mode)
    _sync_debug_mode = debug_mode


def get_sync_debug_mode() -> int:
    """What is kept; AssertionError without CUDA."""
    lazy_init()
    return _sync_debug_mode
