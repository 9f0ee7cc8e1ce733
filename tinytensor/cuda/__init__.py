"""torch.cuda: what a program asks before it uses a GPU.

No kernels for CUDA are built in yet, so the answers are those of a PyTorch without CUDA: a program that asks
`is_available` first, or seeds all generators, runs on the CPU unchanged.

Mirrors torch/cuda/__init__.py.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any

from tinytensor.c10.first_use import on_first_use as _on_first_use
from tinytensor.cuda._lazy_init import device_index as _device_index
from tinytensor.cuda._lazy_init import lazy_init as _lazy_init
from tinytensor.cuda.jit import jit
from tinytensor.cuda.memory import (
    OutOfMemoryError,
    empty_cache,
    max_memory_allocated,
    max_memory_reserved,
    mem_get_info,
    memory_allocated,
    memory_reserved,
    memory_stats,
    memory_stats_as_nested_dict,
    set_per_process_memory_fraction,
)
from tinytensor.cuda.random import (
    get_rng_state,
    get_rng_state_all,
    initial_seed,
    manual_seed,
    manual_seed_all,
    seed,
    seed_all,
    set_rng_state_all,
)
from tinytensor.cuda.streams import Event, Stream, StreamContext, current_stream, default_stream, stream

__all__ = [
    "Event", "OutOfMemoryError", "Stream", "StreamContext", "current_device", "current_stream", "default_generators",
    "default_stream", "device", "device_count", "device_of", "empty_cache", "get_arch_list", "get_device_capability",
    "get_device_name", "get_device_properties", "get_rng_state", "get_rng_state_all", "init", "initial_seed", "ipc_collect",
    "is_available", "is_bf16_supported", "is_initialized", "is_tf32_supported", "jit", "manual_seed", "manual_seed_all",
    "max_memory_allocated", "max_memory_reserved", "mem_get_info", "memory_allocated", "memory_reserved", "memory_stats",
    "memory_stats_as_nested_dict", "seed", "seed_all", "set_device", "set_per_process_memory_fraction",
    "set_rng_state_all", "stream", "synchronize",
]  # fmt: skip

__getattr__, __dir__ = _on_first_use(globals(), "amp")

default_generators: tuple[Any, ...] = ()


def is_available() -> bool:
    """Whether a CUDA device can be used.

    >>> tt.cuda.is_available()
    False
    """
    return False


def device_count() -> int:
    """How many CUDA devices can be used, an int.

    >>> tt.cuda.device_count()
    0
    """
    return 0


def is_initialized() -> bool:
    """Whether CUDA's state has been made.

    >>> tt.cuda.is_initialized()
    False
    """
    return False


def current_device() -> int:
    """Index of the current device; AssertionError without CUDA.

    >>> tt.cuda.current_device()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _lazy_init()


def get_device_name(device: object = None) -> str:
    """Name of a device; AssertionError without CUDA.

    >>> tt.cuda.get_device_name()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _lazy_init()


def synchronize(device: object = None) -> None:
    """Wait for a device; AssertionError without CUDA.

    >>> tt.cuda.synchronize()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _lazy_init()


def init() -> None:
    """Bring CUDA up now and not at its first use. AssertionError without CUDA.

    >>> tt.cuda.init()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _lazy_init()


def get_device_capability(device: object = None) -> tuple[int, int]:
    """Major and minor version of what a device can do, as (9, 0). AssertionError without CUDA.

    >>> tt.cuda.get_device_capability()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _lazy_init()


def get_device_properties(device: object = None) -> Any:
    """Name, memory and processors of a device. AssertionError without CUDA.

    >>> tt.cuda.get_device_properties()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _lazy_init()


def ipc_collect() -> None:
    """Free memory that other processes have handed over and closed. AssertionError without CUDA.

    >>> tt.cuda.ipc_collect()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _lazy_init()


def get_arch_list() -> list[str]:
    """The architectures that kernels were built for.

    >>> tt.cuda.get_arch_list()
    []
    """
    return []


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """Whether the current device computes in bfloat16.

    >>> tt.cuda.is_bf16_supported()
    False
    """
    return False


def is_tf32_supported() -> bool:
    """Whether the current device multiplies matrices in TF32.

    >>> tt.cuda.is_tf32_supported()
    False
    """
    return False


def set_device(device: Any) -> None:
    """Make a device the current one; a negative index changes nothing. AssertionError without CUDA.

    >>> tt.cuda.set_device(-1)
    """
    index = _device_index(device)
    if index is None or index >= 0:
        _lazy_init()


class device:
    """Inside, this device is the current one; a negative index changes nothing. RuntimeError without CUDA.

    >>> with tt.cuda.device(-1):
    ...     tt.ones(1)
    tensor([1.])
    """

    def __init__(self, device: Any) -> None:
        index = _device_index(device)
        self.idx = -1 if index is None else index

    def __enter__(self) -> None:
        if self.idx >= 0:
            raise RuntimeError("PyTorch was compiled without CUDA support")

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        pass


class device_of(device):
    """Inside, the device of a tensor is the current one; a tensor of the CPU changes nothing.

    >>> with tt.cuda.device_of(tt.ones(1)):
    ...     tt.ones(1)
    tensor([1.])
    """

    def __init__(self, obj: Any) -> None:
        super().__init__(obj.get_device() if obj.is_cuda else -1)
